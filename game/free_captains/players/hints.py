"""Hints: the option with the best chance to win, as the lookout sees it, with figures and reasons.

What an option may bring is tried in imagined games, played to the end of the round; the costs of
Engage and Evade are the exact ones of ``odds``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.free_captains import events as e
from game.free_captains.context import Play
from game.free_captains.names import YELLOW
from game.free_captains.players import trying
from game.free_captains.players.greedy import plain_choice
from game.free_captains.players.lookout import PLAIN, Lookout, value
from game.free_captains.players.plans import Ahead
from game.free_captains.state import State
from game.free_captains.text import advice
from game.free_captains.text.advice import Outcome
from game.table.coaching import Weighing
from game.table.contract import Sight
from game.table.decisions import Decision, Option, Options
from game.table.hints import ALONE, Figure, Hint, Thinking

FUTURES = 16
"""number of imagined futures of an option from which its figures come"""
LONGEST = 90
"""number of answers after which a future is counted as it stands"""
SEED = 1


class CaptainAdviser:
    """Advises the captain, and values answers by the chance to win."""

    unit, share = "to win", True

    def weigh(self, sight: Sight[Any], decision: Decision) -> Iterator[Weighing | None]:
        """Weigh a decision; answers of questions that need no trial have no worth."""
        totals = dict[Option, float]()
        for found in _totals(sight, decision, totals):
            yield None
            if found:
                worths = {each.key: total for each, total in totals.items()}
                yield Weighing(found[0].key, worths)

    def think(self, sight: Sight[Any], decision: Decision) -> Thinking:
        """Weigh the options, look into the future of the best two, and word the hint."""
        ranked = list[Option]()
        for found in _ranked(sight, decision):
            yield None
            ranked = found
        outcomes = list[Outcome]()
        for option in ranked[:2]:
            futures = list[Outcome]()
            for number in range(FUTURES):
                for outcome in _future(sight, option, number):
                    yield None
                    if outcome is not None:
                        futures.append(outcome)
            outcomes.append(Outcome.mean(futures))
        yield _hint(sight, ranked, outcomes)


def _ranked(sight: Sight[Any], decision: Decision) -> Iterator[list[Option]]:
    """Yield the options so far, the best first, after each slice."""
    return _totals(sight, decision, {})


def _totals(
    sight: Sight[Any], decision: Decision, totals: dict[Option, float]
) -> Iterator[list[Option]]:
    """Yield an empty list after each slice, at last the options, the best first; ``totals``
    receives the chance to win of each that is tried."""
    game: Any = sight.game
    options = trying.sensible(game.play(sight.imagine(SEED)), decision.options)
    if len(options) == 1:
        yield [*options, *(each for each in decision.options if each not in options)]
        return
    if decision.step in PLAIN:
        yield _plain(game.play(sight.imagine(SEED)), decision)
        return
    ahead, worlds = Ahead(), Lookout(SEED, sight.seat).worlds(sight, decision)
    totals |= dict.fromkeys(options, 0.0)
    for world in worlds:
        for each in options:
            totals[each] += value(game, world, each, ahead) / len(worlds)
            yield []
    yield sorted(options, key=lambda each: -totals[each])


def _plain(p: Play, decision: Decision) -> list[Option]:
    """Return the options of a question that needs no trial, the best first."""
    left, ranked = list(decision.options), list[Option]()
    while left:
        rest = Decision(decision.seq, decision.seat, decision.step, tuple(left))
        key = plain_choice(p, rest)
        ranked += [each for each in left if each.key == key]
        left = [each for each in left if each.key != key]
    return ranked


def _future(sight: Sight[Any], option: Option, number: int) -> Iterator[Outcome | None]:
    """Play an imagined game on to the end of the round; yield what came of it at the end."""
    game: Any = sight.game
    state: State = sight.imagine(SEED + number)
    stop = max(1, state.round)
    events = list(game.choose(state, option.key))
    for _ in range(LONGEST):
        yield None
        decision = game.decision(state)
        if decision is None or state.round > stop:
            break
        events += game.choose(state, quick(game, state, decision))
    yield _outcome(game.play(state), events)


def quick(game: Any, state: State, decision: Decision) -> str:
    """Return a good answer at once, as the greedy player gives it in one guess."""
    options = trying.sensible(trying.play_of(game, state), decision.options)
    if len(options) == 1:
        return options[0].key
    if decision.step in (*PLAIN, "planet"):
        return plain_choice(trying.play_of(game, state), decision)
    return max(options, key=lambda each: trying.worth(game, state, each)).key


def _outcome(p: Play, events: list[Any]) -> Outcome:
    """Return what happened in a future."""
    spent = gained = cubes = weapons = 0
    for each in events:
        if isinstance(each, e.PointsPaid):
            spent += each.points
        elif isinstance(each, e.AbilityChanged):
            spent -= min(0, each.change)
            gained += max(0, each.change)
        elif isinstance(each, e.CubesDrawn) and each.search:
            cubes += len(each.cubes)
        elif isinstance(each, e.WeaponFound):
            weapons += 1
    state = p.state
    return Outcome(
        spent, gained, cubes, weapons, bool(state.lost), sum(state.faces), len(state.hand),
        len(state.understood), state.bag[YELLOW] / max(1, sum(state.bag)),
    )  # fmt: skip


def _hint(sight: Sight[Any], ranked: Options | list[Option], outcomes: list[Outcome]) -> Hint:
    """Return the hint in words and figures."""
    game: Any = sight.game
    state = sight.imagine(SEED)
    p, best, now = game.play(state), ranked[0], outcomes[0]
    other = ranked[1] if len(ranked) > 1 else None
    runner_up = game.word(state, other).label if other else ""
    why = advice.because(p, best)
    cubes_named = advice.names_cubes(p, best)
    rather = advice.rather(outcomes, runner_up, cubes_named) if other else ALONE
    return Hint(
        best.key, game.word(state, best).label,
        (Figure(now.gained, "points regained"), Figure(now.weapons, "weapons found")),
        (Figure(now.spent, "points spent", harm=True), Figure(now.lost, "risk of losing", True)),
        (why, rather), runner_up, "by the end of the round",
    )  # fmt: skip
