"""A player that tries to win Outer Rim: it tries each option and chooses the one that looks best.

It tries options in a game imagined from its seat's knowledge, played by the real rules, so it needs
no rules of its own; ``evaluation`` judges the positions.
"""

from __future__ import annotations

from typing import Any

from game.outer_rim.ai import attempts, bargaining
from game.outer_rim.ai.evaluation import Outlook, judge
from game.outer_rim.cards.effects import Cost
from game.outer_rim.cards.effects.contacts import PeekContacts
from game.outer_rim.rules.trading import OPENING
from game.outer_rim.state import State
from game.table.contract import Sight
from game.table.decisions import Decision, Option, Options
from game.table.refusals import Stuck

DEPTH = 3
"""number of follow-up questions of one option to examine"""
GUESSES = 3
"""number of games imagined if chance is involved"""
FINAL = 3
"""number of options that are tried in all of them"""
CLOSE = 50.0
"""an option this far behind in the first game is not tried in the others"""
MOST = 1_500
"""number of positions to look at in one game; with more of them, fewer follow-up questions are
examined"""
MAIN = ("planning", "action", "encounter")


class Planner:
    """Looks one question ahead, and judges the resulting position."""

    def __init__(self, seed: int, seat: int) -> None:
        self._seed, self._seat = seed, seat

    def choose(self, sight: Sight[Any], decision: Decision) -> str:
        """Return the key of the option that leads to the best position."""
        options = _worth_trying(decision.step, decision.options)
        if len(options) == 1:
            return options[0].key
        first = self._seed * GUESSES
        world = sight.imagine(first)
        asked = bargaining.choice(sight.game, world, self._seat, decision)
        if asked is None:
            asked = self._last_goal(sight.game, world, decision)
        if asked is not None:
            return asked
        tries = Tries(sight, self._seat, decision.options)
        look = next((each for each in options if tries.only_looks(world, each)), None)
        if look is not None:
            return look.key
        tried = tries.all(world, options)
        tried.sort(key=lambda one: -one[0][0])
        final = [one for one in tried[:FINAL] if one[0][0] > tried[0][0][0] - CLOSE]
        if len(final) == 1 or not any(chance for (_, chance), _ in final):
            return tried[0][1]
        others = [sight.imagine(first + number) for number in range(1, GUESSES)]
        return max(final, key=lambda one: tries.mean(others, one[1], one[0][0]))[1]

    def _last_goal(self, game: Any, world: State, decision: Decision) -> str | None:
        """Return the option that tries the last goal of an ambition, if now is the time."""
        me = world.players[self._seat]
        if not me.ambition:
            return None
        return attempts.last_goal(game.play(world), Outlook(game, world, me), decision)


class Tries:
    """Options of one decision, tried out in imagined games."""

    def __init__(self, sight: Sight[Any], seat: int, asked: Options) -> None:
        self._game: Any = sight.game
        self._seat = seat
        self._asked = frozenset(option.key for option in asked if option.verb == "buy")
        """cards that can be bought right away: not examined again after another option"""
        self._left, self._depth = MOST, DEPTH
        """positions still to look at, and follow-up questions of one option"""

    def all(self, world: State, options: Options) -> list[tuple[tuple[float, bool], str]]:
        """Return the value of each option in one imagined game, and whether chance was involved.

        All are examined equally far, and less far if that would take too long.
        """
        for self._depth in range(DEPTH, 0, -1):
            self._left = MOST
            found = [(self.one(world, each.key, self._depth), each.key) for each in options]
            if self._left >= 0:
                break
        return found

    def mean(self, worlds: list[State], key: str, worth: float) -> float:
        """Return the average value of an option: in one game that is known, and in others."""
        self._left = MOST
        others = sum(self.one(world, key, self._depth)[0] for world in worlds)
        return (worth + others) / (1 + len(worlds))

    def only_looks(self, world: State, chosen: Option) -> bool:
        """Return True if an option costs nothing and only gives information, so that it is better
        taken before any other decision."""
        if chosen.verb != "use":
            return False
        power = self._game.edition(world).content.powers.get(chosen.source)
        if power is None or power.ability.cost != Cost():
            return False
        return all(isinstance(effect, PeekContacts) for effect in power.ability.then)

    def one(self, world: State, key: str, depth: int) -> tuple[float, bool]:
        """Return the value of one option in one imagined game, and whether chance was involved."""
        game = self._game
        self._left -= 1
        state = game.clone(world)
        try:
            game.choose(state, key)
        except Stuck:
            return float("-inf"), False
        chance = bool(state.drawn)
        asked = game.decision(state)
        done = asked is None or asked.seat != self._seat or asked.step in MAIN
        if done or depth == 0 or self._left < 0:
            return judge(game, state, self._seat), chance
        best = float("-inf")
        for option in self.following(asked):
            worth, lucky = self.one(state, option.key, depth - 1)
            best, chance = max(best, worth), chance or lucky
        return best, chance

    def following(self, asked: Decision) -> Options:
        """Return the answers to a follow-up question that are worth trying.

        A player who can pay does not barter; a discard makes room for a card that was not there.
        """
        options = _worth_trying(asked.step, asked.options)
        if asked.step == "barter":
            return tuple(each for each in options if each.verb == "pay") or options
        if asked.step == "market":
            return tuple(each for each in options if each.key not in self._asked) or options
        return options


def _worth_trying(step: str, options: Options) -> Options:
    """Return the options worth trying: the answers to deals of others, but no proposals; one route
    of a patrol, since they are all alike."""
    if step == "patrol":
        return options[:1]
    return tuple(each for each in options if each.verb not in OPENING) or options
