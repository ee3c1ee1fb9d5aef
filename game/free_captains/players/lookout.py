"""A player that looks ahead over the line: what an icon lent, a die spent or a point saved means
for the cards that follow.

The present card is tried out by the rules, as the greedy player does; the cards after it are
thought through (``ahead``). So an option is worth its chance to win, not its points.
"""

from __future__ import annotations

from typing import Any

from game.free_captains.players import trying
from game.free_captains.players.greedy import deed_worth, plain_choice
from game.free_captains.players.plans import Ahead
from game.free_captains.state import State
from game.table.contract import Sight
from game.table.decisions import Decision, Option

GUESSES = 6
"""number of imagined games in which options by chance are tried"""
CHANCE = frozenset(("die", "draw", "face", "lose", "reroll", "swap", "planet", "step"))
PLAIN = frozenset(("search", "keep", "probe"))
"""questions that are answered without looking ahead"""
ACTION = 0.012
"""the chance to win that a point of a Planet action adds"""


class Lookout:
    """Looks to the end of the line."""

    def __init__(self, seed: int, seat: int) -> None:
        self._seed, self._seat = seed, seat

    def choose(self, sight: Sight[Any], decision: Decision) -> str:
        """Return the key of the option with the best chance to win."""
        game: Any = sight.game
        options = trying.sensible(game.play(sight.imagine(self._seed)), decision.options)
        if len(options) == 1:
            return options[0].key
        if decision.step in PLAIN:
            return plain_choice(trying.play_of(game, sight.imagine(self._seed)), decision)
        ahead, worlds = Ahead(), self.worlds(sight, decision)
        return max(
            options, key=lambda each: sum(value(game, one, each, ahead) for one in worlds)
        ).key  # fmt: skip

    def worlds(self, sight: Sight[Any], decision: Decision) -> list[State]:
        """Return the imagined games in which options are tried: several if chance takes part."""
        count = GUESSES if any(each.verb in CHANCE for each in decision.options) else 1
        return [sight.imagine(self._seed * GUESSES + number) for number in range(count)]


def value(game: Any, world: State, option: Option, ahead: Ahead) -> float:
    """Return the chance to win by an option in one imagined game."""
    if option.verb == "evade":
        return ahead.evading(trying.play_of(game, world))
    found = trying.worth(game, world, option, leaf=ahead.look)
    return found + _action(game, world, option) if option.verb == "planet" else found


def _action(game: Any, world: State, option: Option) -> float:
    """Return what the action of a Planet adds, if the hand pays for it."""
    p = trying.play_of(game, world)
    card = p.content.planets[option.source]
    if card.price is None:
        return 0.0
    shown = [icon for each in p.state.hand for icon in p.content.faced[each].hand]
    if shown.count("code") < card.price.code or shown.count("key") < card.price.key:
        return 0.0
    return ACTION * sum(deed_worth(p, each) for each in card.paid)
