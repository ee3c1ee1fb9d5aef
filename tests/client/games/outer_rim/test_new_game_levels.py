"""Setting up a game against levels of computer players: who sits where, what is said of them, and
the game that begins."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.games.outer_rim.setup import new_game
from game.client.games.outer_rim.ending import records
from game.client.games.outer_rim.play.party import BOX, RANDOM, Party, Seat
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.tabletop.setup.picking import PickScene
from game.client.widgets import Dropdown, RichText, TextEntry
from game.outer_rim.players import levels
from tests.breadth import turns
from tests.client.conftest import open_scene, press, press_key, settle

PLAYED = ("legend", "veteran", "drifter")


def four(box: bool = False) -> Party:
    """Return a person against three levels."""
    cast = ("han_solo", "bossk", "jyn_erso", RANDOM)
    seats = [Seat(kind, who) for kind, who in zip(("human", *PLAYED), cast, strict=True)]
    goal, boxes = (8, [BOX]) if box else (10, [])
    return Party(seats, goal, expansions=boxes, favors=box, ambitions=box)


def opened(
    folder: Path, chosen: Party, size: Any = (1280, 720), scale: float = 1.0, seed: int | None = 5
) -> tuple[App, new_game.OuterRimSetup]:
    return open_scene(
        new_game.OuterRimSetup,
        seed,
        chosen,
        records.Book(),
        size=size,
        folder=folder,
        ui_scale=scale,
        first_start_done=True,
    )


def words(scene: new_game.OuterRimSetup) -> str:
    found = scene.form.find("new.primer")
    return found.markup if isinstance(found, RichText) else ""


@pytest.mark.parametrize(
    ("box", "size", "scale"),
    turns([True, False], product([(1280, 720), (1920, 1080)], [1.0, 1.5, 2.0])),
)
def test_four_seats_fit(tmp_path: Path, size: Any, box: bool, scale: float) -> None:
    """Nothing is cut; what has no room for words has them as a tip."""
    app, scene = opened(tmp_path, four(box), size, scale)
    for place in range(4):
        scene.pick_seat(place)
        settle(app)
        assert audit(app) == []
        row = scene.form.find(f"seat.{place}.kind")
        if isinstance(row, Dropdown):
            level = levels.level(PLAYED[place - 1])
            assert row.label == f"Computer: {level.name}" and level.sentence in row.tip
            assert not words(scene) or level.sentence in words(scene)


def test_a_level_is_described(tmp_path: Path) -> None:
    """With its sentence, its measured strength and the temperament that the seed gives the seat."""
    app, scene = opened(tmp_path, four())
    for place, kind in enumerate(PLAYED, 1):
        scene.pick_seat(place)
        settle(app)
        level, nature = levels.level(kind), levels.temperament(5, place)
        for said in (level.sentence, level.strength, nature.name, nature.sentence):
            assert said in words(scene)
            assert said in scene.kind_tip(place)
    scene.pick_seat(1)
    scene._set_seed("6")
    assert levels.temperament(6, 1).sentence in words(scene)
    scene._set_seed("")
    assert "The seed decides" in words(scene)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_one_menu_has_a_friend_every_level_and_the_deck(
    tmp_path: Path, size: Any, scale: float
) -> None:
    """Each says how it plays, and a level how often it wins."""
    app, scene = opened(tmp_path, Party(), size, scale)
    press(app, "seat.1.kind")
    menu = app.stack.top
    assert isinstance(menu, PickScene) and audit(app) == []
    assert [each.id for each in menu.picks] == ["human", *(e.id for e in levels.LEVELS), "deck"]
    told = {each.id: each.words for each in menu.picks}
    for level in levels.LEVELS:
        assert level.sentence in told[level.id] and level.strength in told[level.id]
    assert "rulebook" in told["deck"] and told["human"]
    assert scene.picked == 1, "the seat whose menu is open is the marked one"
    press_key(app, pygame.K_6)
    assert app.stack.top is scene and scene.party.seats[1].kind == "legend"


# --- codes ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("box", [False, True])
def test_levels_have_a_code_that_can_be_typed(tmp_path: Path, size: Any, box: bool) -> None:
    """It is on view as a whole; typed in, it brings the same seats."""
    app, scene = opened(tmp_path, four(box), size)
    code = field_of(scene).value
    assert code == scene.party.code(5) and len(code) == 22
    assert audit(app) == []
    other = Party()
    found, seed = other.from_code(code.lower())
    assert seed == 5 and [seat.kind for seat in found.seats] == ["human", *PLAYED]
    assert found.setup(5) == scene.party.setup(5) and found.code(5) == code
    scene.play_by(1, "captain")
    assert field_of(scene).value not in ("", code)


def field_of(scene: new_game.OuterRimSetup) -> TextEntry:
    found = scene.form.find("new.code")
    assert isinstance(found, TextEntry)
    return found
