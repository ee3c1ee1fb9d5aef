"""Credits that could be borrowed before a question is answered (OR-115 to OR-117, OR-R108).

A question with one answer is normally skipped. It is asked anyway if the player whose turn it is
lacks only credits for another answer, and the other players have enough: then a deal comes first,
or the existing answer. In a game without other people nothing changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from game.outer_rim.context import Play
from game.outer_rim.frames.base import Pending
from game.table.decisions import Options
from game.table.stack import Ask, Auto, Step

PROPOSALS = 4
"""deals that a player may propose in one turn (OR-R100)"""


def loan(p: Play, seat: int, talked: tuple[int, ...] = ()) -> int:
    """Return what the others could lend a player now, without those already asked (OR-R108)."""
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
    """Give a player ``credits`` more inside the ``with`` block."""
    player = p.player(seat)
    player.credits += credits
    try:
        yield
    finally:
        player.credits -= credits


def could(p: Play, seat: int, found: Callable[[], Any]) -> bool:
    """Return True if something is found, either now or with the credits the others could lend."""
    if found():
        return True
    credits = loan(p, seat)
    if not credits:
        return False
    with lent(p, seat, credits):
        return bool(found())


def waits(p: Play, f: Pending, step: Ask[Play, Any], options: Options) -> bool:
    """Return True if a question waits for a deal, although it has only one answer (OR-R108)."""
    credits = loan(p, f.seat, f.talked)
    if not credits:
        return False
    with lent(p, f.seat, credits):
        return any(each not in options for each in step.options(p, f))


def short(p: Play, f: Any, step: Step[Play]) -> bool:
    """Return True if the asking step waits for a deal."""
    if isinstance(step, Auto) or step.shown:
        return False
    options = step.options(p, f)
    return len(options) == 1 and waits(p, f, step, options)


def talked(f: Pending, seat: int, credits: int) -> None:
    """Note that a player has answered a deal in which ``credits`` changed hands."""
    if credits:
        f.talked = ()
    else:
        f.talked = (*f.talked, seat)
