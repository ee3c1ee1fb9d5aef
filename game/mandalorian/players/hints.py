"""Hints: the answer that the planner recommends, with what the turn may bring, and why.

The planner's search is done in slices. Figures are means over imagined games, played to the end of
the turn with its events.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.mandalorian.players import quick
from game.mandalorian.players.companion import imagined, reasons
from game.mandalorian.players.plans import UNTRIED, End, Planner, Search
from game.mandalorian.players.values import left
from game.mandalorian.state import State
from game.mandalorian.text import advice
from game.mandalorian.text.advice import Outcome
from game.table.contract import Sight
from game.table.decisions import Decision, Option, Options
from game.table.hints import ALONE, Figure, Hint, Thinking

FUTURES = 12
"""imagined games to the end of the turn, for each of the two best answers"""
SEED = 1
UNTIL = "by the end of the turn, with its events"


class MissionAdviser:
    """Advises a player of a mission."""

    def think(self, sight: Sight[Any], decision: Decision) -> Thinking:
        """Weigh the answers, look into the future of the best two, and word the hint."""
        options = tuple(each for each in decision.options if each.verb not in UNTRIED)
        search = Weighing(sight.game, decision.seat, Planner(SEED, decision.seat))
        worlds = imagined(sight, SEED, FUTURES)
        yield None
        ranked = list[End]()
        for found in search.ranked(worlds, decision.step, options):
            yield None
            ranked = found
        outcomes = list[Outcome]()
        for end in ranked[:2]:
            futures = list[Outcome]()
            for world in worlds:
                futures.append(search.outcome(world, end.keys))
                yield None
            outcomes.append(Outcome.mean(futures))
        yield _hint(search, worlds[0], decision.step, ranked, outcomes)


class Weighing(Search):
    """The planner's search, a slice at a time, with the best turn for each of the answers."""

    _reached: State | None = None

    def ranked(self, worlds: list[State], step: str, options: Options) -> Iterator[list[End]]:
        """Yield nothing after each slice, and at the end the best turns of the answers, the best
        first."""
        rank = quick.RANKS.get(step)
        if rank is not None or len(options) == 1:
            play = self.play(worlds[0])
            worth = {each.key: rank(play, each) if rank else 0.0 for each in options}
            yield [End(worlds[0], (key,)) for key in sorted(worth, key=lambda key: -worth[key])]
            return
        rated = list[End]()
        for found in self._turns(worlds[0], step, options):
            yield []
            rated = found
        yield from self._tried(worlds, rated)

    def _turns(self, world: State, step: str, options: Options) -> Iterator[list[End]]:
        """Yield nothing after each slice, and at the end the turns, the best first: those after
        one answer, then those after a further card."""
        ends = list[End]()
        for each in options:
            ends += self.after(world, each)
            yield []
        rated = list[End]()
        for found in self._sliced(ends):
            yield []
            rated = found
        plays = list(dict.fromkeys(end.keys[0] for end in rated)) if step == "act" else []
        further = list[End]()
        for end in rated[: self.player.beam]:
            nexts = self.further(end.state, world.turn, plays)
            further += [] if nexts else [end]
            for each in nexts:
                for after in self.after(end.state, each):
                    further.append(End(after.state, (*end.keys, *after.keys)))
                yield []
        whole = list[End]()
        for found in self._sliced(further):
            yield []
            whole = found
        self.weighed = whole or rated
        yield [*whole, *rated]  # answers that no whole turn begins with come last

    def _sliced(self, ends: list[End]) -> Iterator[list[End]]:
        """Yield nothing after every few positions, and at the end all of them, the best first."""
        worths = dict[int, float]()
        for number, end in enumerate(ends):
            worths[id(end)] = self.worth(end.state)
            if number % 8 == 7:
                yield []
        yield sorted(ends, key=lambda end: -worths[id(end)])

    def _tried(self, worlds: list[State], rated: list[End]) -> Iterator[list[End]]:
        """Yield nothing after each slice, and at the end the best turn for each answer: by other
        imagined games, as far as the planner tries turns there."""
        turn, seen = worlds[0].turn, rated[: self.player.ends]
        worths = dict[int, float]()
        for end in seen:
            total = 0.0
            for world in worlds[1 : self.player.guesses + 1]:
                total += self._again(world, end.keys, turn)
                yield []
            worths[id(end)] = total
        order = [*sorted(seen, key=lambda end: -worths[id(end)]), *rated[len(seen) :]]
        first = dict[str, End]()
        for end in order:
            first.setdefault(end.keys[0], end)
        yield list(first.values())

    def _ended(self, state: State, turn: int) -> float:
        self._reached = state
        return super()._ended(state, turn)

    def outcome(self, world: State, keys: tuple[str, ...]) -> Outcome:
        """Return what comes of a turn in an imagined game."""
        self._again(world, keys, world.turn)
        after = self._reached
        assert after is not None
        before, now = self.play(world), self.play(after)
        lost = sum(max(0, before.left(who) - now.left(who)) for who in world.characters)
        beaten = len((*after.beaten, *after.gone)) - len((*world.beaten, *world.gone))
        closer = 0.0
        if not after.over:
            closer = left(before, self.seat) - left(now, self.seat)
        return Outcome(
            float(lost), closer, float(max(0, beaten)), float(after.track > world.track),
            float(sum(map(len, after.plans.values())) - sum(map(len, world.plans.values()))),
            float(after.over and after.won), float(after.over and not after.won),
        )  # fmt: skip


def _hint(
    search: Weighing, world: State, step: str, ranked: list[End], outcomes: list[Outcome]
) -> Hint:
    """Return the hint in words and figures."""
    game, best, now = search.game, ranked[0], outcomes[0]
    words = _worded(game, world, best.keys)
    other = _worded(game, world, ranked[1].keys) if len(ranked) > 1 else ""
    said = reasons(search, world, best) if search.weighed else []
    option = _found(game, world, best.keys[0])
    why = advice.because(search.play(world), step, option, said, now)
    rather = advice.rather(outcomes) if other else ALONE
    gain = [Figure(max(0.0, now.closer), "steps to the goal"),
            Figure(now.beaten, "threats removed")]  # fmt: skip
    if now.won:
        gain[1] = Figure(now.won, "to win this turn", True)
    loss = [
        Figure(now.hurt, "damage to the crew", harm=True),
        Figure(now.crisis, "risk of a crisis", True),
    ]
    if now.lost:
        loss[1] = Figure(now.lost, "risk of losing", True)
    then = best.keys[1] if option.verb == "play" and len(best.keys) > 1 else ""
    return Hint(best.keys[0], words, tuple(gain), tuple(loss), (why, rather), other, UNTIL, then)


def _found(game: Any, world: State, key: str) -> Option:
    decision = game.decision(world)
    found: Option = decision.find(key)
    return found


def _worded(game: Any, world: State, keys: tuple[str, ...]) -> str:
    """Return an answer in words; for a card that is played also what it is to do."""
    option = _found(game, world, keys[0])
    words: str = game.word(world, option).label
    if option.verb != "play" or len(keys) < 2:
        return words
    tried = game.clone(world)
    game.choose(tried, option.key)
    decision = game.decision(tried)
    then = decision.find(keys[1]) if decision is not None and decision.step != "act" else None
    if then is None or then.verb in ("done", "end"):
        return words
    label: str = game.word(tried, then).label
    return f"{words}, then {label[0].lower()}{label[1:]}"
