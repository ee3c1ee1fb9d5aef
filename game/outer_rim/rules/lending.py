"""Credits that could be borrowed before a question is answered (OR-115 to OR-117, OR-R108).

A question with one answer is not asked. It is asked all the same when the player whose turn it
is lacks nothing but credits for another answer, and the other players hold enough: then a deal
comes first, or the answer that is there. In a game without other people nothing changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from game.outer_rim.context import Play
from game.outer_rim.frames import Pending
from game.table.decisions import Options
from game.table.stack import Ask, Auto, Step

PROPOSALS = 4
"""deals that a player may propose in one turn (OR-R100)"""


def loan(p: Play, seat: int, talked: tuple[int, ...] = ()) -> int:
    """What the others could lend a player now, without those who were asked already (OR-R108)."""
    state = p.state
    if seat != state.turn or state.step == "setup" or state.proposals >= PROPOSALS:
        return 0
    if p.is_deck(seat):
        return 0
    return sum(
        other.credits
        for other in state.players
        if other.seat != seat and other.seat not in talked and not p.is_deck(other.seat)
    )


@contextmanager
def lent(p: Play, seat: int, credits: int) -> Iterator[None]:
    """Within it a player holds so many credits more."""
    player = p.player(seat)
    player.credits += credits
    try:
        yield
    finally:
        player.credits -= credits


def could(p: Play, seat: int, found: Callable[[], Any]) -> bool:
    """Is something found, as it is or with what the others could lend?"""
    if found():
        return True
    credits = loan(p, seat) if seat >= 0 else 0
    if not credits:
        return False
    with lent(p, seat, credits):
        return bool(found())


def waits(p: Play, f: Pending, step: Ask[Play, Any], options: Options) -> bool:
    """Does a question wait for a deal, though it has but one answer (OR-R108)?"""
    credits = loan(p, f.seat, f.talked)
    if not credits:
        return False
    with lent(p, f.seat, credits):
        return any(each not in options for each in step.options(p, f))


def short(p: Play, f: Any, step: Step[Play]) -> bool:
    """Does the step that asks wait for a deal?"""
    if isinstance(step, Auto) or step.shown:
        return False
    options = step.options(p, f)
    return len(options) == 1 and waits(p, f, step, options)


def talked(f: Pending, seat: int, credits: int) -> None:
    """Note that a player has answered a deal, by which so many credits have changed hands."""
    if credits:
        f.talked = ()
    else:
        f.talked = (*f.talked, seat)
