"""The adviser: it tries every option in a few imagined games and counts the coins of the turn."""

from __future__ import annotations

from typing import Any

from game.table.contract import Sight
from game.table.decisions import Decision, Option
from game.table.hints import Figure, Hint, Thinking

GAMES = 6
ORDER = ("deliver", "take", "fish", "sail", "end", "stay")
"""verbs by what they promise where coins are equal"""


class Pilot:
    """Knows the harbor."""

    def think(self, sight: Sight[Any], decision: Decision) -> Thinking:
        """Weigh the options one after another."""
        coins: dict[Option, float] = {}
        for each in decision.options:
            coins[each] = sum(_coins(sight, decision.seat, each, n) for n in range(GAMES)) / GAMES
            yield None
        ranked = sorted(coins, key=lambda each: (-coins[each], ORDER.index(each.verb)))
        best, others = ranked[0], ranked[1:]
        label = sight.game.word(sight.imagine(0), best)
        other = sight.game.word(sight.imagine(0), others[0]).label if others else ""
        yield Hint(
            best.key, label.label,
            (Figure(max(0.0, coins[best]), "coins"),), (Figure(max(0.0, -coins[best]), "coins"),),
            (label.detail or "It leaves everything open.", f"{len(others)} others bring no more."),
            other, "by this choice",
        )  # fmt: skip


def _coins(sight: Sight[Any], seat: int, option: Option, number: int) -> int:
    """Return the coins that an option brings at once in an imagined game."""
    state = sight.imagine(number)
    before: int = state.coins[seat]
    sight.game.choose(state, option.key)
    after: int = state.coins[seat]
    return after - before
