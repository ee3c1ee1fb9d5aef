"""The worth of a position, as both computer players see it."""

from __future__ import annotations

from game.free_captains.context import Play
from game.free_captains.names import BLACK, COLOR_AT, YELLOW
from game.free_captains.rules import counting

POINT = (0.0, 7.0, 11.0, 14.0, 16.4, 18.4, 20.1, 21.6, 22.9, 24.1, 25.2, 26.2, 27.1)
"""the worth of an ability by its points: the first ones keep the game alive"""
ZERO = 9.0
"""the danger of one ability at 0"""
CREW = (0.0, 0.0, 1.1, 2.0, 3.0, 3.9, 4.8)
SYSTEMS = (0.0, 0.3, 0.8, 1.2, 1.8, 2.3, 2.6)
FOUND = 16.0
UNDERSTOOD = 2.6
HAND = 1.1
ICON = 9.0
"""the worth of a cube drawn if all cubes in the bag were yellow"""
POINT_CUBE = 0.9
LATE_BLACK = 1.6
SHARE = 26.0
"""the worth of the share of yellow cubes in the bag, for the rounds to come"""
WON, LOST = 200.0, -200.0
ROUNDS = 12


def judge(p: Play) -> float:
    """Return the worth of the position."""
    state = p.state
    if state.over:
        return LOST + state.round if state.lost else WON - state.round
    worth = sum([POINT[points] for points in state.abilities])
    if 0 in state.abilities:
        worth -= ZERO
    for die, value in zip(state.dice, state.faces, strict=True):
        worth += (CREW if p.content.dice[die].group == "crew" else SYSTEMS)[value]
    worth += FOUND * len(state.weapons) + _weapons(p) + _hand(p)
    return worth + _bag(p)


def _weapons(p: Play) -> float:
    """Return the worth of powers: those at hand, and cubes on the way to one."""
    worth = 0.0
    for id in p.state.weapons:
        needs = p.content.weapons[id].needs
        if p.active(id):
            worth += UNDERSTOOD + (0.4 if id not in p.state.powers else 0.0)
        else:
            there = sum(
                min(p.state.cubes_on[id][COLOR_AT[color]], count) for color, count in needs.items()
            )
            worth += UNDERSTOOD * 0.75 * there / sum(needs.values())
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
    share = state.bag[YELLOW] / total
    left = max(0, ROUNDS - state.round)
    worth = SHARE * share * min(1.0, left / 6) + left * 1.2
    if state.line:
        worth += counting.cubes(p) * cube_worth(p)
    return worth


def cube_worth(p: Play) -> float:
    """Return what one cube of a search is worth on average."""
    state = p.state
    bag, total = state.bag, sum(state.bag)
    if not total:
        return 0.0
    points = sum(
        bag[color] * (POINT_CUBE if state.abilities[color] < p.captain.most[color] else 0.3)
        for color in range(3)
    )
    passed = all(
        at < state.sector or not p.content.aliens[alien].collects
        for at, alien in enumerate(state.aliens)
    )
    black = bag[BLACK] * (LATE_BLACK if passed else 0.35)
    return (ICON * bag[YELLOW] + points - black) / total
