"""The help that a favor would bring, in chances: for the window and for computer players."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace

from game.outer_rim.combat.frames import Combat, SkillTest
from game.outer_rim.context import Play
from game.outer_rim.favors import rules as favors
from game.outer_rim.favors.frames import Favor, FavorMoment
from game.outer_rim.odds.dice import TooManyWays
from game.outer_rim.odds.explorer import Probe
from game.outer_rim.odds.forecast import Odds, of_combat, of_option, of_test
from game.outer_rim.steps import STEPS
from game.table.decisions import Option
from game.table.stack import Ask

LEAST = 0.015
"""the least gain worth a word"""
HELPS: dict[str, frozenset[str]] = {
    "test": frozenset(("advice",)),
    "opposed": frozenset(("advice",)),
    "combat": frozenset(("combat_strategy",)),
    "job": frozenset(("advice", "combat_strategy")),
}
"""the favors that may change the dice of an option, by kind of odds"""


@dataclass(slots=True, frozen=True)
class Help:
    """The favor that would help an option the most; its odds as they are, and with that favor."""

    kind: str
    wish: str
    bare: Odds
    more: Odds

    @property
    def gain(self) -> float:
        """The chance that the favor adds."""
        return self.more.free - self.bare.free


def helps(p: Play, verbs: Collection[str] = ()) -> dict[str, Help]:
    """Return the help that a favor would bring to each option of the question on now, or of the one
    that a request interrupts, by the option's key. ``verbs`` limits the options, () for all.

    Options are missing where no favor changes a chance, or where none can be asked for.
    """
    return dict(each_help(p, verbs))


def each_help(p: Play, verbs: Collection[str] = ()) -> Iterator[tuple[str, Help]]:
    """Yield what ``helps`` returns, option by option."""
    q = Probe.of(p)
    asked = next((f for f in reversed(q.stack) if isinstance(f, Favor)), None)
    while q.stack and isinstance(q.stack[-1], Favor):
        q.stack.pop()
    frame = q.stack[-1] if q.stack else None
    step = STEPS.get(frame.step) if frame is not None else None
    if frame is None or not isinstance(step, Ask) or favors.why_not(q, frame, frame.seat):
        return
    ways = list(_ways(q, frame.seat, asked))
    for each in step.options(q, frame) if ways else ():
        if (not verbs or each.verb in verbs) and (best := _best(q, each, frame.seat, ways)):
            yield each.key, best


def _ways(p: Play, seat: int, asked: Favor | None) -> Iterator[tuple[str, str]]:
    """Yield the favors that may change dice and can be had: kind, and what is to be named. A
    request that names its favor leaves only that one."""
    for kind in ("advice", "combat_strategy"):
        if asked is not None and asked.kind != kind:
            continue
        if kind in favors.kinds(p) and favors.why_not_kind(p, seat, kind) is None:
            wished = asked.wish if asked is not None else ""
            for wish in favors.wishes(p, seat, kind):
                if not wished or wish == wished:
                    yield kind, wish


def _best(p: Play, each: Option, seat: int, ways: list[tuple[str, str]]) -> Help | None:
    """Return the help of the best favor for an option, None if none changes its chance."""
    bare = of_option(p, each)
    fits = HELPS.get(bare.kind, frozenset()) if bare is not None else frozenset()
    player, found = p.player(seat), list[Help]()
    before = player.favors
    for kind, wish in ways:
        if bare is None or kind not in fits:
            continue
        advice = wish if kind == "advice" else before.advice
        player.favors = replace(before, advice=advice, strategy=kind == "combat_strategy")
        more = of_option(p, each)
        if more is not None:
            found.append(Help(kind, wish, bare, more))
    player.favors = before
    best = max(found, key=lambda help: help.gain, default=None)
    return best if best is not None and best.gain >= LEAST else None


def help_now(p: Play, seat: int) -> tuple[float, float] | None:
    """Return a player's chance in the test or combat about to be rolled, without a favor and with
    the one that helps; None if no dice are about to be rolled, or if that would take too long."""
    place = next((n for n, f in enumerate(p.stack) if isinstance(f, FavorMoment)), 0)
    rolling = p.stack[place - 1] if place else None
    player = p.player(seat)
    if not isinstance(rolling, Combat | SkillTest) or player.favors.received:
        return None
    before = player.favors
    if isinstance(rolling, SkillTest):
        helped = replace(before, advice=rolling.skill)
    else:
        helped = replace(before, strategy=True)
    try:
        without = _chance(p, rolling, seat)
        player.favors = helped
        return without, _chance(p, rolling, seat)
    except TooManyWays:
        return None
    finally:
        player.favors = before


def _chance(p: Play, f: Combat | SkillTest, seat: int) -> float:
    """Return a player's chance to pass a test, or to win a combat on either side."""
    if isinstance(f, SkillTest):
        return of_test(p, f.seat, f.skill, f.buy_off).win
    odds = of_combat(p, f.seat, f.combat, value=f.value, defender=f.defender, barred=f.barred)
    return odds.win if seat == f.seat else 1.0 - odds.win
