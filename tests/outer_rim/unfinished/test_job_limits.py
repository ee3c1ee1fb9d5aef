"""Jobs for two at the edges: a partner who sits first or knows nothing, and a job without one."""

from __future__ import annotations

from game.outer_rim.company import rules as together
from game.outer_rim.game import OuterRim
from tests.outer_rim.unfinished.test_jobs_for_two import COMMS, seat, table


def test_a_job_for_one_concerns_nobody(game: OuterRim) -> None:
    sim = table(game, "", COMMS, seat("naboo", COMMS), seat("naboo"))
    assert together.concerned(sim.play(), 0, "") == -1
    assert together.concerned(sim.play(), 0, "seat_1") == 1
    assert together.concerned(sim.play(), 1, "seat_0") == 0
