"""The worked examples on contacts, played step by step (UB-321, UB-322, UB-342)."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.events import ContactBarred, ContactPlaced, EncounterDrawn
from game.outer_rim.game import OuterRim
from game.outer_rim.rules import reveals
from tests.outer_rim.conftest import Sim

BOX = {"expansions": ["unfinished_business"]}
CHEWBACCA, MAZ = "chewbacca_character", "maz_kanata_character"
CREW = "databank_8_chewbacca"


def at(game: OuterRim, who: str, space: str, seats: int = 2, **more: Any) -> Sim:
    """Return a position of this character in a space, and others far from there."""
    mine = {"space": space, **more.pop("mine", {})}
    others = [{"space": "kessel"}] * (seats - 1)
    return Sim(
        game, seats, setup=BOX, characters=(who,), players=[mine, *others],
        patrols={each: {"level": 1, "space": "nav_20"} for each in PATROLS}, **more,
    )  # fmt: skip


PATROLS = ("hutt", "imperial", "rebel", "syndicate")


@pytest.mark.rule("UB-071", "UB-072", "UB-073", "UB-321")
def test_chewbacca_meets_himself(game: OuterRim) -> None:
    """A facedown yellow token turns out to be his own: off it goes, and he explores the planet."""
    sim = at(game, CHEWBACCA, "ryloth", step="encounter",
             contacts={"ryloth": ["greedo", "chewbacca"]})  # fmt: skip
    assert sim.game.board(sim.state).spaces["ryloth"].contacts[1] == "yellow"
    assert "chewbacca" not in sim.state.faceup
    sim.choose("meet:ryloth.2")
    assert [(each.contact, each.player) for each in sim.found(ContactBarred)] == [("chewbacca", 0)]
    assert "chewbacca" in sim.state.removed and CREW in sim.state.databank
    assert sim.tokens("ryloth")[:2] == ("greedo", "")
    assert (sim.step, sim.seat) == ("encounter", 0)
    sim.choose("draw:naboo_ryloth@ryloth")
    assert sim.found(EncounterDrawn)


@pytest.mark.rule("UB-322")
@pytest.mark.parametrize(("seats", "works"), [(1, True), (2, True), (3, True), (4, False)])
def test_an_icon_of_one_to_three_players(game: OuterRim, seats: int, works: bool) -> None:
    sim = at(game, CHEWBACCA, "naboo", seats, step="action")
    play = sim.play()
    reveals.follow_icon(play, 0, (1, 3), "test")
    assert (play.stack[-1].step == "reveal") is works


@pytest.mark.rule("UB-263", "UB-342")
def test_maz_kanata_lets_chewbacca_go_in_the_core(game: OuterRim) -> None:
    """Her ship has one crew slot, and Lobot takes it: he stays on the Spinward Core."""
    sim = at(
        game, MAZ, "spinward_core", step="encounter", faceup=["lobot"],
        mine={"cards": [CREW], "credits": 9_000, "reputation": {"hutt": "positive"}},
        contacts={"spinward_core": ["lobot"]},
    )  # fmt: skip
    sim.choose("meet:spinward_core.orange", "choose:a")
    assert sim.step == "make_room"
    sim.choose(f"discard:{CREW}")
    assert [(each.contact, each.place) for each in sim.found(ContactPlaced)] == [
        ("chewbacca", "spinward_core.orange")
    ]
    assert sim.tokens("spinward_core") == ("chewbacca",)
    assert "chewbacca" in sim.state.faceup and CREW in sim.state.databank
    assert sim.player().cards == ("databank_19_lobot",)
