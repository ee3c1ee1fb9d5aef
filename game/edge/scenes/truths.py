"""Statements that somebody sells, one of which is false: which one hangs on the seed alone, so no
state and no view holds it (EE-243, EE-244, EE-301)."""

from __future__ import annotations

from game.edge import events as e
from game.edge.cards import effects as fx
from game.edge.context import Play
from game.edge.people import stowing
from game.edge.rules.deeds import Case
from game.edge.scenes import flags
from game.table.streams import number

STATEMENTS = 3


def liar(p: Play, of: str) -> int:
    """Return which of the statements heard in a scene is false, 0 to 2."""
    return number(p.state.seed, f"truths.{of}", 0, STATEMENTS)


def struck(of: str, n: int) -> str:
    """Return the flag of a statement that was found to be false."""
    return f"{of}_lie_{n}"


def unmask(p: Play, case: Case, d: fx.Unmask) -> None:
    """Strike out the false statement."""
    n = liar(p, d.of)
    flags.set_flag(p, struck(d.of, n))
    p.events.append(e.LieFound(of=d.of, n=n))


def test(p: Play, case: Case, d: fx.Truth) -> None:
    """Let a statement that was bought prove true or false."""
    lie = liar(p, d.of) == d.n
    p.state.taken += (_mark(d),)
    p.events.append(e.StatementTested(of=d.of, n=d.n, lie=lie))
    if lie:
        flags.set_flag(p, d.false)
        return
    if d.true:
        flags.set_flag(p, d.true)
    if d.card and d.card not in p.owned:
        stowing.gain(p, d.card)


def can_test(p: Play, case: Case, d: fx.Truth) -> bool:
    """Return True for a statement that was bought, and not tested before."""
    return d.flag in p.state.flags and _mark(d) not in p.state.taken


def _mark(d: fx.Truth) -> str:
    return f"{d.of}.{d.n}"
