"""The planner: both cards of a turn tried out, then the events that may follow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.mandalorian.context import Play
from game.mandalorian.players import leaking
from game.mandalorian.players.quick import quick
from game.mandalorian.players.suspicion import is_client
from game.mandalorian.players.values import judge
from game.mandalorian.rules import talk, telling
from game.mandalorian.state import State
from game.mandalorian.text.leak import SECRET
from game.table.contract import Sight
from game.table.decisions import Decision, Option, Options

BEAM = 4
"""number of first actions after which second ones are tried"""
PLAYS = 5
"""number of second cards and slots that are tried after each: those that are best as first ones"""
ENDS = 8
"""number of turns that are played again in other imagined games, with the events that follow"""
GUESSES = 3
"""number of those games"""
DEEPEST = 60
"""number of questions after which a trial is given up"""
PAUSES = frozenset(("saying", "act", "dusk"))
"""questions at which an action is over"""
UNTRIED = frozenset((*talk.MARKING, *telling.TELLING, "call"))
"""answers that no search tries"""
TRIED = frozenset(("acting", "may_walk", "arriving", "dealing", "shifting", "free"))
"""questions whose answers are tried out"""
BEGINS = ("play", "perform")
"""verbs of answers that begin an action"""


@dataclass(slots=True, frozen=True)
class End:
    """A position to which answers may lead: the keys of those that were chosen on the way, the
    first of them the answer to the question."""

    state: State
    keys: tuple[str, ...]


class Planner:
    """Plays the turn that leaves the crew best off, as far as its seat can know."""

    beam, ends, guesses = BEAM, ENDS, GUESSES

    def __init__(self, seed: int, seat: int) -> None:
        self._seed, self._seat = seed, seat
        self._planned: tuple[int, str] = -1, ""

    def choose(self, sight: Sight[Any], decision: Decision) -> str:
        """Return the key of the answer that looks best; marks for companions are left to people."""
        options = tuple(each for each in decision.options if each.verb not in UNTRIED)
        if len(options) == 1:
            return options[0].key
        seq, key = self._planned
        if seq == decision.seq and decision.find(key) is not None:
            return key
        first = self._seed * 16
        search = self.search(sight.game, decision.seat)
        world = sight.imagine(first)
        play = search.play(world)
        if decision.step in SECRET:
            return leaking.answer(play, decision, self._seed)
        if decision.find("call") is not None and leaking.calls(play, decision.seat):
            return "call"
        found = leaking.unkind(play, decision) or quick(play, decision.step, options)
        if found is not None:
            return found.key
        others = [sight.imagine(first + number) for number in range(1, self.guesses + 1)]
        keys = search.best(world, others, options).keys
        if decision.step == "act" and len(keys) > 1:
            self._planned = decision.seq + 1, keys[1]
        return keys[0]

    def search(self, game: Any, seat: int) -> Search:
        """Return the search for the answers of a seat."""
        return Search(game, seat, self)


class Steady(Planner):
    """Thinks one action ahead, and guesses nothing."""

    beam, ends, guesses = 0, 1, 0


class Search:
    """The search for an answer in imagined games."""

    def __init__(self, game: Any, seat: int, player: Planner) -> None:
        self.game, self.seat, self.player = game, seat, player
        self.weighed: list[End] = []
        """the turns that were compared last, the best at first sight first"""

    def play(self, state: State) -> Play:
        """Return the context of a state."""
        play: Play = self.game.play(state)
        return play

    def worth(self, state: State) -> float:
        """Return the worth of a position."""
        return judge(self.play(state), self.seat)

    def best(self, world: State, others: list[State], options: Options) -> End:
        """Return the best turn: first by the position after its first action, then by those
        after a second one, last by the whole turn in other imagined games."""
        turn = world.turn
        rated = self._rated([end for each in options for end in self.after(world, each)])
        beam = self.player.beam
        if world.stack[-1].step != "act":
            self.weighed = rated
            return rated[0]
        if beam:
            plays = list(dict.fromkeys(end.keys[0] for end in rated))
            further = [
                End(after.state, (*end.keys, *after.keys))
                for end in rated[:beam]
                for after in self._second(end.state, turn, plays)
            ]
            rated = self._rated(further) or rated
        self.weighed = rated
        secret = is_client(self.play(world), self.seat) and world.client is None
        if not others and not secret:
            return rated[0]
        seen = rated[: self.player.ends] if others else rated
        worths = [sum(self._again(each, end.keys, turn) for each in others) for end in seen]
        means = [each / max(1, len(others)) for each in worths]
        if secret and not others:
            means = [self.worth(end.state) for end in seen]
        return seen[self.chosen(world, [self.play(end.state) for end in seen], means)]

    def chosen(self, world: State, plays: list[Play], worths: list[float]) -> int:
        """Return the place of the turn to take among the ends of turns, by their worths."""
        if is_client(self.play(world), self.seat) and world.client is None:
            cards = 2 if self.player.beam else 1
            return leaking.quiet(plays, worths, self.seat, leaking.QUIET * cards)
        return worths.index(max(worths))

    def _rated(self, ends: list[End]) -> list[End]:
        """Return positions, the best first."""
        worths = {id(end): self.worth(end.state) for end in ends}
        return sorted(ends, key=lambda end: -worths[id(end)])

    def _second(self, state: State, turn: int, plays: list[str]) -> list[End]:
        """Return the positions after a further action of the turn; the same if it has ended."""
        options = self.further(state, turn, plays)
        if not options:
            return [End(state, ())]
        return [end for each in options for end in self.after(state, each)]

    def further(self, state: State, turn: int, plays: list[str]) -> list[Option]:
        """Return the further actions of the turn that are worth a trial; none if it has ended.

        ``plays`` are keys of first answers, the most promising first; of cards and slots among
        them only the best are tried again.
        """
        decision = self.game.decision(state)
        if decision is None or state.turn != turn or decision.step != "act":
            return []
        best = [option for key in plays if (option := decision.find(key)) is not None]
        cards = [each for each in best if each.verb == "play"][:PLAYS]
        others = [each for each in decision.options if each.verb not in UNTRIED]
        others = [each for each in others if not cards or each.verb != "play"]
        return [*cards, *others]

    def after(self, state: State, option: Option) -> list[End]:
        """Return the positions to which an answer may lead, one for each way to perform the action
        that it begins."""
        tried = self.game.clone(state)
        self.game.choose(tried, option.key)
        decision = self.game.decision(tried)
        if decision is not None and decision.step == "free":
            return [
                End(end.state, (option.key, *end.keys))
                for each in decision.options
                for end in self.after(tried, each)
            ]
        if decision is None or decision.step not in TRIED or option.verb not in BEGINS:
            return [End(self.finished(tried), (option.key,))]
        return [
            End(self.finished(after), (option.key, each.key))
            for each, after in self._each(tried, decision.options)
        ]

    def _each(self, state: State, options: Options) -> list[tuple[Option, State]]:
        found = []
        for each in options:
            tried = self.game.clone(state)
            self.game.choose(tried, each.key)
            found.append((each, tried))
        return found

    def finished(self, state: State) -> State:
        """Carry an action through to the next card or the end of the Action Step, in place."""
        for _ in range(DEEPEST):
            decision = self.game.decision(state)
            if decision is None or decision.step in PAUSES or state.step != "action":
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
        return max(tried, key=lambda each: self.worth(each[1]))[0]

    def _again(self, world: State, keys: tuple[str, ...], turn: int) -> float:
        """Return the worth after the same turn in another imagined game, with its events.

        A face that is not the one expected may make an answer impossible; the turn then ends
        without it.
        """
        state = self.game.clone(world)
        for key in keys:
            decision = self.game.decision(state)
            if decision is None or state.turn != turn or decision.find(key) is None:
                break
            self.game.choose(state, key)
            after = self.game.decision(state)
            if after is not None and after.step not in TRIED:
                self.finished(state)
        return self._ended(self.finished(state), turn)

    def _ended(self, state: State, turn: int) -> float:
        """Return the worth after the rest of a turn, in place."""
        for _ in range(DEEPEST):
            decision = self.game.decision(state)
            if decision is None or state.turn != turn:
                break
            if decision.step in ("act", "dusk"):
                self.game.choose(state, decision.options[-1].key)
            else:
                self.game.choose(state, self.answer(state, decision).key)
        return self.worth(state)
