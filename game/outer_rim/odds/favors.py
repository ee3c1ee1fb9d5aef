"""The help that a favor would bring, in chances: for the window and for computer players."""

from __future__ import annotations

from dataclasses import replace

from game.outer_rim.context import Play
from game.outer_rim.frames import Combat, FavorMoment, SkillTest
from game.outer_rim.odds.dice import TooManyWays
from game.outer_rim.odds.forecast import of_combat, of_test


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
