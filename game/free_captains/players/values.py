"""The worth of a position, as both computer players see it: the log-odds of winning.

The figures come from a logistic regression on 2,310 rounds of 425 games of a greedy player at all
levels: each round is described before its Planet is chosen, and marked with the end of its game. It
foretells 78 % of the games that it was not made from. The figures are rounded, and their curves are
smoothed by hand, as are the parts that such a fit cannot see; those are named so.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from game.free_captains.context import Play
from game.free_captains.names import BLACK, COLOR_AT, YELLOW
from game.free_captains.rules import counting

POINT = (0.0, 0.45, 0.83, 1.1, 1.36, 1.6, 1.76, 1.9, 2.02, 2.13, 2.23, 2.32, 2.4)
"""the worth of an ability by its points: the first ones keep the game alive"""
ZERO = 0.3
"""the danger of one ability at 0 (by hand)"""
CREW = (0.0, 0.0, 0.14, 0.3, 0.46, 0.62, 0.8)
SYSTEMS = (0.0, 0.0, 0.04, 0.08, 0.12, 0.18, 0.22)
"""the worth of a die by its value"""
MISSING = 0.5
"""the worth of one weapon fewer to find"""
PACE = 4.9
"""the danger of weapons to find for each round left, at most 1 each"""
UNDERSTOOD = 0.22
"""the worth of a power (by hand)"""
HAND = 0.1
"""the worth of a Code or Key, at most four"""
BLACK_SHARE = 2.3
YELLOW_SHARE = 2.5
"""the worth of shares of the bag for the rounds to come"""
UNUSED = 0.02
"""the worth of a cube that nothing can be done with (by hand)"""
LAST = 3.0
"""the worth of the last weapon (by hand)"""
WON, LOST = 30.0, -30.0
ROUNDS = 12
CALIBRATED = -3.4
"""added to a worth for the chance to win: what the levels are won at, from their first round"""


def judge(p: Play) -> float:
    """Return the worth of the position."""
    state = p.state
    if state.over:
        return LOST + state.round / 10 if state.lost else WON - state.round / 10
    worth = strength(state.abilities)
    for die, value in zip(state.dice, state.faces, strict=True):
        worth += (CREW if p.content.dice[die].group == "crew" else SYSTEMS)[value]
    return worth + _pace(p, missing(p)) + _weapons(p) + _hand(p) + _bag(p)


def strength(points: Sequence[int]) -> float:
    """Return the worth of the points of the three abilities."""
    return sum([POINT[each] for each in points]) - (ZERO if 0 in points else 0.0)


def chance(worth: float) -> float:
    """Return the chance to win of a worth; only chances can be averaged."""
    return 1.0 / (1.0 + exp(-worth - CALIBRATED))


def missing(p: Play) -> int:
    """Return the number of Super Weapons still to be found."""
    return p.content.table.levels[p.state.setup.level].weapons - len(p.state.weapons)


def _pace(p: Play, missing: int) -> float:
    left = max(1, ROUNDS - p.state.round)
    return -MISSING * missing - PACE * min(1.0, missing / left)


def _weapons(p: Play) -> float:
    """Return the worth of powers: those at hand, and cubes on the way to one."""
    worth = 0.0
    for id in p.state.weapons:
        needs = p.content.weapons[id].needs
        if p.active(id):
            worth += UNDERSTOOD + (0.03 if id not in p.state.powers else 0.0)
        else:
            there = sum(
                min(p.state.cubes_on[id][COLOR_AT[color]], count) for color, count in needs.items()
            )
            worth += UNDERSTOOD * 0.8 * there / sum(needs.values())
    return worth


def _hand(p: Play) -> float:
    """Return the worth of Codes and Keys, in hand and about to be kept."""
    state = p.state
    worth = HAND * min(4, sum(len(p.content.faced[card].hand) for card in state.hand))
    for index, fate in enumerate(state.fates):
        if fate == "engaged":
            worth += 0.8 * HAND * len(p.faced(index).hand)
    return worth


def _bag(p: Play) -> float:
    """Return the worth of the cubes: those of this search to come, and the bag in later rounds."""
    state = p.state
    total = sum(state.bag)
    if not total:
        return 0.0
    worth = (YELLOW_SHARE * state.bag[YELLOW] - BLACK_SHARE * state.bag[BLACK]) / total
    if state.line:
        worth += counting.cubes(p) * cube_worth(p)
    return worth


def cube_worth(p: Play) -> float:
    """Return what one cube of a search is worth on average."""
    state = p.state
    bag, total = state.bag, sum(state.bag)
    if not total:
        return 0.0
    wanted = missing(p)
    found = LAST if wanted <= 1 else _pace(p, wanted - 1) - _pace(p, wanted)
    have, most = state.abilities, p.captain.most
    points = sum(
        bag[color]
        * max(
            UNUSED, POINT[have[color] + 1] - POINT[have[color]] if have[color] < most[color] else 0
        )
        for color in range(3)
    )
    passed = all(
        at < state.sector or not p.content.aliens[alien].collects
        for at, alien in enumerate(state.aliens)
    )
    black = bag[BLACK] * (0.12 if passed else 0.02)
    return (found * bag[YELLOW] + points - black) / total
