"""The Lantern wreck: rooms of the ship, air that brings Vole, fear that ends with the light."""

from __future__ import annotations

import pytest

from game.edge.events import TrackMoved
from game.edge.frames import Tray
from game.edge.rules import lines, verbs
from game.edge.rules.conditions import calmed, holds
from game.edge.rules.deeds import Case
from game.edge.text import log
from tests.edge.stories import CONTENT, GAME

ID = "lantern"
ROOMS = ("engine", "sickbay", "bridge", "purser", "lamp_hall", "cabins")
SETUP = {"game": "edge", "seats": ({"kind": "human"},), "story": ID, "heroes": ("juno", "maro")}


def test_the_ten_rooms_of_the_ship_are_on_its_map() -> None:
    assert len(CONTENT.maps[ID].zones) == 10
    assert {*ROOMS, "vault", "lock"} <= set(CONTENT.maps[ID].zones)


def test_every_second_mark_of_air_brings_vole_nearer_and_the_last_one_thins_it() -> None:
    p = GAME.play(GAME.new(GAME.setup(SETUP), 1))
    rooms = CONTENT.scenes["lantern_rooms"]
    for _ in range(10):
        verbs.run(p, rooms.each, Case("juno"))  # type: ignore[attr-defined]
    assert p.state.counts["air"] == 10 and p.state.counts["vole"] == 5
    assert {"no_air", "vole_docked"} <= set(p.state.flags)
    assert not any(holds(p, each.when) for each in rooms.sites)  # type: ignore[attr-defined]


@pytest.mark.rule("EE-R53")
def test_the_light_of_the_engine_ends_fear_for_good() -> None:
    p = GAME.play(GAME.new(GAME.setup(SETUP), 1))
    p.person("juno").marks = (*p.person("juno").marks, ("afraid", ""))
    p.state.trail += ("lantern_dark", "lantern_engine")
    tray = Tray(0, "scene", "lantern_purser", "juno", "skulduggery", "skulduggery")
    assert not calmed(p)
    scared = lines.build(p, tray).pool
    verbs.named(p, "lantern_engine.success.0.deeds", Case("juno"))
    assert calmed(p)
    lit = lines.build(p, tray).pool
    # fear and the dark, one Setback die each
    assert scared.setback - lit.setback == 2


def test_counts_that_no_track_shows_are_told_too() -> None:
    p = GAME.play(GAME.new(GAME.setup(SETUP), 1))
    assert log.tell(p, TrackMoved(track="keys", n=1, at=1)) == "Keys: 1."
