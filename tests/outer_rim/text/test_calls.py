"""The reason why a player is asked in the turn of another."""

from __future__ import annotations

import pytest

from game.outer_rim.bounties.frames import Protect
from game.outer_rim.combat.frames import Combat, DiceUse
from game.outer_rim.company.frames import Invited, Join
from game.outer_rim.frames.base import NOTHING, Pending
from game.outer_rim.frames.turns import FactionChoice, Surplus, Window
from game.outer_rim.patrols.frames import PatrolMoves
from game.outer_rim.steps import STEPS
from game.outer_rim.text.prompts import SETUP, call
from game.outer_rim.trading.frames import TradeAnswer
from game.table.stack import Ask
from tests.client.games.outer_rim.playing import a_company

FIGHT = Combat(0, combat="ground", defender=1, on="", foe="player", card="")
PATROL = PatrolMoves(1, faction="hutt", goal="naboo", points=2, path=(), direct=False,
                     cause="chopper")  # fmt: skip
CHOICE = FactionChoice(1, whose=1, steps=-1, cause="chopper")
ASKED = [
    ([TradeAnswer(1, other=0, cards=False)], "Vela offers you a deal."),
    (
        [Invited(1, host=0, card="", block="", place=0, context=NOTHING)],
        "Vela invites you along.",
    ),
    ([Join(1, card="wanted_job", owner=0)], "Vela asks you to join a job."),
    ([Protect(1, bounty="", crew="chopper", hunter=0)], "Vela hunts Chopper of your crew."),
    ([FIGHT, DiceUse(1, when="own_dice")], "Vela attacks you."),
    ([FIGHT, Window(1, when="before_test")], "Vela attacks you."),
    ([FIGHT, DiceUse(0, when="own_dice")], ""),
    ([Surplus(1)], ""),
    ([PATROL], "Vela's Chopper moves the Hutt patrol toward Naboo, so you choose its way."),
    ([CHOICE], "Vela's Chopper asks this of you."),
]  # fmt: skip


@pytest.mark.parametrize(("stack", "words"), ASKED)
def test_who_is_asked_reads_why(stack: list[Pending], words: str) -> None:
    session = a_company()
    state = session.state
    state.turn, state.stack = 0, [*state.stack, *stack]
    assert call(session.game.play(state)) == words


def test_each_question_of_the_setup_has_its_words() -> None:
    asked = [name for name, step in STEPS.items() if isinstance(step, Ask)]
    assert set(SETUP) == {name for name in asked if name.startswith("setup.")}
