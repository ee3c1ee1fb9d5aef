"""A player that looks ahead: it plays each option to the end of the round, in several guesses.

The rest of the round is played by the greedy player's rules for one card at a time, so that it sees
what an icon lent, a die spent or a point saved means for the cards that follow.
"""

from __future__ import annotations

from typing import Any

from game.free_captains.players import trying
from game.free_captains.players.greedy import plain_choice
from game.free_captains.players.judging import judge
from game.free_captains.state import State
from game.table.contract import Sight
from game.table.decisions import Decision, Options

GUESSES = 10
"""number of imagined futures of each option"""
LONGEST = 80
"""number of answers after which a future is judged as it stands"""


class Lookout:
    """Looks to the end of the round."""

    def __init__(self, seed: int, seat: int) -> None:
        self._seed, self._seat = seed, seat

    def choose(self, sight: Sight[Any], decision: Decision) -> str:
        """Return the key of the option with the best future on average."""
        options = trying.sensible(decision.step, decision.options)
        if len(options) == 1:
            return options[0].key
        totals = self.futures(sight, options)
        return max(options, key=lambda each: totals[each.key]).key

    def futures(self, sight: Sight[Any], options: Options) -> dict[str, float]:
        """Return the average worth of the future of each option, by key."""
        game: Any = sight.game
        totals = dict.fromkeys((each.key for each in options), 0.0)
        for number in range(GUESSES):
            world = sight.imagine(self._seed * GUESSES + number)
            for each in options:
                tried = game.clone(world)
                game.choose(tried, each.key)
                totals[each.key] += rest_of_round(game, tried) / GUESSES
        return totals


def rest_of_round(game: Any, state: State) -> float:
    """Play a game on to the next Planet; return the worth of the position then."""
    round = state.round
    for _ in range(LONGEST):
        decision = game.decision(state)
        if decision is None or state.round > round:
            break
        game.choose(state, quick(game, state, decision))
    return judge(trying.play_of(game, state))


def quick(game: Any, state: State, decision: Decision) -> str:
    """Return a good answer at once, as the greedy player gives it in one guess."""
    options = trying.sensible(decision.step, decision.options)
    if len(options) == 1:
        return options[0].key
    if decision.step in ("search", "keep", "probe", "planet"):
        return plain_choice(trying.play_of(game, state), decision)
    return max(options, key=lambda each: trying.worth(game, state, each)).key
