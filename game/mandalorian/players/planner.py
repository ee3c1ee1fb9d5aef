"""The planner: both cards of a turn tried out, then the events that may follow."""

from __future__ import annotations

from typing import Any

from game.mandalorian.context import Play
from game.mandalorian.players.judging import judge
from game.mandalorian.players.quick import quick
from game.mandalorian.state import State
from game.table.contract import Sight
from game.table.decisions import Decision, Option, Options

BEAM = 4
"""number of first actions after which second ones are tried"""
PLAYS = 5
"""number of second cards and slots that are tried after each: those that are best as first ones"""
ENDS = 5
"""number of turns for which the events are tried out"""
GUESSES = 3
"""number of imagined Event Steps for each"""
DEEPEST = 60
"""number of questions after which a trial is given up"""
TRIED = frozenset(("acting", "may_walk", "arriving", "dealing", "shifting"))
"""questions whose answers are tried out"""


class Planner:
    """Plays the turn that leaves the crew best off, as far as its seat can know."""

    beam, ends, guesses = BEAM, ENDS, GUESSES

    def __init__(self, seed: int, seat: int) -> None:
        self._seed, self._seat = seed, seat

    def choose(self, sight: Sight[Any], decision: Decision) -> str:
        """Return the key of the answer that looks best."""
        if len(decision.options) == 1:
            return decision.options[0].key
        search = Search(sight.game, decision.seat, self)
        world = sight.imagine(self._seed * 16)
        found = quick(search.play(world), decision.step, decision.options)
        if found is not None:
            return found.key
        return search.best(world, decision.options).key


class Steady(Planner):
    """Thinks one action ahead, and guesses nothing."""

    beam, ends, guesses = 0, 1, 0


class Search:
    """The search for an answer in an imagined game."""

    def __init__(self, game: Any, seat: int, player: Planner) -> None:
        self.game, self.seat, self.player = game, seat, player

    def play(self, state: State) -> Play:
        """Return the context of a state."""
        play: Play = self.game.play(state)
        return play

    def worth(self, state: State) -> float:
        """Return the worth of a position."""
        return judge(self.play(state), self.seat)

    def best(self, world: State, options: Options) -> Option:
        """Return the best option: first by the position after its action, then by those after a
        second action, last by what the events do."""
        turn = world.turn
        first = [(end, each) for each in options for end in self.after(world, each)]
        rated = self._rated(first)
        beam = min(self.player.beam, BEAM if world.stack[-1].step == "act" else 1)
        if beam:
            plays = list(dict.fromkeys(each.key for _, _, each in rated if each.verb == "play"))
            further = [
                (end, option)
                for _, state, option in rated[:beam]
                for end in self._second(state, turn, plays)
            ]
            rated = self._rated(further) or rated
        if self.player.guesses:
            rated = [
                (self._expected(state, turn), state, option)
                for _, state, option in rated[: self.player.ends]
            ]
        return max(rated, key=lambda each: each[0])[2]

    def _rated(self, ends: list[tuple[State, Option]]) -> list[tuple[float, State, Option]]:
        rated = [(self.worth(state), state, option) for state, option in ends]
        return sorted(rated, key=lambda each: -each[0])

    def _second(self, state: State, turn: int, plays: list[str]) -> list[State]:
        """Return the positions after a further action of the turn; the same if it has ended.

        ``plays`` are the keys of cards and slots, the most promising first; without any all are
        tried.
        """
        decision = self.game.decision(state)
        if decision is None or state.turn != turn or decision.step != "act":
            return [state]
        best = [option for key in plays if (option := decision.find(key)) is not None][:PLAYS]
        others = [each for each in decision.options if not best or each.verb != "play"]
        return [end for each in (*best, *others) for end in self.after(state, each)]

    def after(self, state: State, option: Option) -> list[State]:
        """Return the positions to which an answer may lead, one for each way to perform
        the action that it begins."""
        tried = self.game.clone(state)
        self.game.choose(tried, option.key)
        decision = self.game.decision(tried)
        if decision is None or decision.step not in TRIED or option.verb != "play":
            return [self.finished(tried)]
        return [self.finished(each) for each in self._each(tried, decision.options)]

    def _each(self, state: State, options: Options) -> list[State]:
        found = []
        for each in options:
            tried = self.game.clone(state)
            self.game.choose(tried, each.key)
            found.append(tried)
        return found

    def finished(self, state: State) -> State:
        """Carry an action through to the next card or the end of the Action Step, in place."""
        for _ in range(DEEPEST):
            decision = self.game.decision(state)
            if decision is None or decision.step in ("act", "dusk") or state.step != "action":
                break
            self.game.choose(state, self.answer(state, decision).key)
        return state

    def answer(self, state: State, decision: Decision) -> Option:
        """Return the answer to a question in the middle of something."""
        play = self.play(state)
        found = quick(play, decision.step, decision.options)
        if found is not None:
            return found
        verbs = {each.verb: each for each in reversed(decision.options)}
        for verb in ("rescue", "feature", "ability"):
            if verb in verbs:
                return verbs[verb]
        if decision.step == "acting":
            return verbs["done"]
        tried = self._each(state, decision.options)
        worths = [self.worth(each) for each in tried]
        return decision.options[worths.index(max(worths))]

    def _expected(self, state: State, turn: int) -> float:
        """Return the mean worth after the events of the turn, over some guesses."""
        guesses = self.player.guesses
        return sum(self._ended(state, turn, number) for number in range(guesses)) / guesses

    def _ended(self, state: State, turn: int, number: int) -> float:
        guess = self.game.imagine(state, self.seat, number)
        for _ in range(DEEPEST):
            decision = self.game.decision(guess)
            if decision is None or guess.turn != turn:
                break
            if decision.step in ("act", "dusk"):
                self.game.choose(guess, decision.options[-1].key)
            else:
                self.game.choose(guess, self.answer(guess, decision).key)
        return self.worth(guess)
