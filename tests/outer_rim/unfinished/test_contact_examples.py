"""The worked examples on contacts, played step by step (UB-321, UB-322, UB-342)."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.contacts.events import ContactBarred
from game.outer_rim.events import EncounterDrawn
from game.outer_rim.game import OuterRim
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
