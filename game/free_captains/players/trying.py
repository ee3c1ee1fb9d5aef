"""Options tried out in imagined games, to the end of a card or of a choice."""

from __future__ import annotations

from typing import Any

from game.free_captains.context import Play
from game.free_captains.players.judging import judge
from game.free_captains.state import State
from game.table.decisions import Option, Options

DEEPEST = 6
"""number of questions that follow an option which are looked into"""
FOLLOWED = frozenset((
    "pay", "evade", "die", "gain", "lose", "raise", "reroll", "must_reroll", "swap", "understand",
    "out", "count", "after", "price",
))  # fmt: skip
"""questions that belong to the option before them"""
SINGLE = frozenset(("gain", "raise", "out", "count", "price"))
"""those that are asked several times over, and in which each answer is judged alone"""


def play_of(game: Any, state: State) -> Play:
    """Return the context of a state."""
    play: Play = game.play(state)
    return play


def best(game: Any, state: State, depth: int = 0) -> float:
    """Return the worth of a position after the best answers to the questions that belong to it."""
    decision = game.decision(state)
    if decision is None or decision.step not in FOLLOWED or depth > DEEPEST:
        return judge(play_of(game, state))
    ways = sensible(decision.step, decision.options)
    if decision.step in SINGLE:
        return best(game, picked(game, state, ways), depth)
    return max(worth(game, state, each, depth) for each in ways)


def picked(game: Any, state: State, ways: Options) -> State:
    """Return the best position right after one of these options."""
    found, highest = state, float("-inf")
    for each in ways:
        tried = game.clone(state)
        game.choose(tried, each.key)
        value = judge(play_of(game, tried))
        if value > highest:
            found, highest = tried, value
    return found


def worth(game: Any, state: State, option: Option, depth: int = 0) -> float:
    """Return the worth of an option in one imagined game."""
    tried = game.clone(state)
    game.choose(tried, option.key)
    return best(game, tried, depth + 1)


def sensible(step: str, options: Options) -> Options:
    """Return the options worth trying: the rest of a payment is settled at once if it can be."""
    if step != "pay":
        return options
    settles = any(each.verb == "settle" for each in options)
    pays = [each for each in options if each.verb == "pay"]
    kept = tuple(
        each
        for each in options
        if each.verb not in ("pay", "evade") or each.verb == "pay" and not settles
    )
    if settles or not pays:
        return kept or options
    return (*(each for each in kept if each.verb != "pay"), pays[0])
