"""Options tried out in imagined games, to the end of a card or of a choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from game.free_captains.context import Play
from game.free_captains.frames import Facing
from game.free_captains.names import ABILITY_AT
from game.free_captains.players.values import judge, strength
from game.free_captains.rules import dice
from game.free_captains.rules.demand import payments, points_for
from game.free_captains.state import State
from game.table.decisions import Option, Options

Leaf = Callable[[Play], float]
EMPTY = 2
"""number of points that an ability at 0 counts for"""
DEEPEST = 12
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


def best(game: Any, state: State, depth: int = 0, leaf: Leaf = judge) -> float:
    """Return the worth of a position after the best answers to the questions that belong to it;
    ``leaf`` judges what they lead to."""
    decision = game.decision(state)
    if decision is None or decision.step not in FOLLOWED or depth > DEEPEST:
        return leaf(play_of(game, state))
    ways = sensible(play_of(game, state), decision.options)
    if decision.step in SINGLE:
        return best(game, picked(game, state, ways), depth, leaf)
    return max(worth(game, state, each, depth, leaf) for each in ways)


def picked(game: Any, state: State, ways: Options) -> State:
    """Return the best position right after one of these options."""
    found, highest, key = state, float("-inf"), ""
    for each in ways:
        tried = game.clone(state)
        game.choose(tried, each.key)
        value = judge(play_of(game, tried))
        if value > highest:
            found, highest, key = tried, value, each.key
    while key.startswith("out") and (decision := game.decision(found)) is not None:
        if decision.step != "out" or decision.find(key) is None:
            break
        game.choose(found, key)  # what was best is best again
    return found


def worth(game: Any, state: State, option: Option, depth: int = 0, leaf: Leaf = judge) -> float:
    """Return the worth of an option in one imagined game."""
    tried = game.clone(state)
    game.choose(tried, option.key)
    return best(game, tried, depth + 1, leaf)


def sensible(p: Play, options: Options) -> Options:
    """Return the options worth trying: of the ways to pay with points the one that leaves the
    abilities at their best."""
    frame = p.stack[-1]
    if frame.step != "pay" or not isinstance(frame, Facing):
        return options
    pays = [each for each in options if each.verb in ("pay", "settle")]
    rest = tuple(each for each in options if each.verb not in ("pay", "settle", "evade"))
    if not pays:
        return rest or options
    settles = [each for each in pays if each.verb == "settle"]
    return (*rest, _payment(p, frame, pays) if settles else pays[0])


def _payment(p: Play, f: Facing, pays: Sequence[Option]) -> Option:
    """Return the next step of the best payment with points alone; ``settle`` if that is it."""
    have, need = p.state.abilities, dice.left(f)
    best = most_left(p, payments(have, need))
    for each in pays:
        if each.verb == "settle":
            if settled(have, need) == best:
                return each
            continue
        ability, icon = ABILITY_AT[each.source], ABILITY_AT[each.target]
        then, less = list(have), list(need)
        then[ability] -= points_for(ability, icon)
        less[icon] -= 1
        if best in payments(then, less):
            return each
    return pays[0]


def most_left(p: Play, left: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    """Return the abilities after the cheapest payment: two points for one are worth it to keep an
    ability above 0, and anything is rather than to lose."""

    def rank(each: tuple[int, ...]) -> tuple[Any, ...]:
        return not p.fatal(each), sum(each) - EMPTY * each.count(0), strength(each), each

    return max(left, key=rank)


def settled(have: Sequence[int], need: Sequence[int]) -> tuple[int, ...]:
    """Return the abilities after the rest is settled."""
    left, short = list(have), 0
    for icon, wanted in enumerate(need):
        own = min(wanted, have[icon])
        left[icon] -= own
        short += wanted - own
    return tuple(left) if not short else ()
