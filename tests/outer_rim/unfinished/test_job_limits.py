"""Jobs for two at the edges: a partner who sits first or knows nothing, and a job without one."""

from __future__ import annotations

import pytest

from game.outer_rim.game import OuterRim
from game.outer_rim.rules import together
from tests.outer_rim.conftest import Sim
from tests.outer_rim.unfinished.test_jobs_for_two import BARGE, COMMS, F, P, hurt, seat, table

BELOW = "databank_59_below_decks"


def test_a_job_for_one_concerns_nobody(game: OuterRim) -> None:
    sim = table(game, "", COMMS, seat("naboo", COMMS), seat("naboo"))
    assert together.concerned(sim.play(), 0, "") == -1
    assert together.concerned(sim.play(), 0, "seat_1") == 1
    assert together.concerned(sim.play(), 1, "seat_0") == 0


@pytest.mark.rule("UB-094")
def test_a_partner_without_skills_lends_none(game: OuterRim) -> None:
    sim = table(
        game, BELOW, BARGE, seat("tatooine", BARGE), seat("tatooine"),
        characters=("boba_fett", "doctor_aphra"), dice=(*P, *P, *P),
    )  # fmt: skip
    assert not sim.values(1).skills
    sim.choose(f"job:{BARGE}@seat_1", "join")
    assert sim.step != "job.skill"


@pytest.mark.rule("UB-094")
@pytest.mark.parametrize("who", [0, 1])
def test_the_first_seat_can_be_the_partner(game: OuterRim, who: int) -> None:
    """The owner, who sits second, names who suffers the damage."""
    players = [seat("tatooine"), seat("tatooine", BARGE)]
    sim = Sim(
        game, 2, characters=("boba_fett", "bossk"), players=players, step="encounter", turn=1,
        setup={"expansions": ["unfinished_business"]}, dice=(*F, *P, *P),
    )  # fmt: skip
    sim.state.databank = tuple(
        each for each in sim.state.databank if "_59_" not in each or each == BELOW
    )
    sim.edited()
    assert sim.seat == 1
    sim.choose(f"job:{BARGE}@seat_0", "join")
    assert (sim.seat, sim.step) == (1, "job.skill")
    sim.choose("skill:stealth" if "skill:stealth" in sim.keys else sim.keys[0])
    while sim.step not in ("job.sufferer", ""):
        sim.choose("pass" if "pass" in sim.keys else sim.keys[0])
    assert (sim.seat, sim.keys) == (1, ["player:seat_1", "player:seat_0"])
    sim.choose(f"player:seat_{who}")
    assert hurt(sim) == [(who, "character", 1)]
