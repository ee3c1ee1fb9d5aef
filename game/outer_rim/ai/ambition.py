"""The value of the progress on an ambition, for the evaluation of positions.

Goals are worth more the nearer they are: a numbered one at the end of a way, a state as far as it
is reached, and the last one as far as it can be won. No sheet is known by name.
"""

from __future__ import annotations

import math
from typing import Any

from game.outer_rim.cards.effects import Condition, Level, every_effect
from game.outer_rim.cards.effects.tasks import Mission
from game.outer_rim.cards.effects.trials import Fight
from game.outer_rim.cards.models.ambitions import AmbitionGoal
from game.outer_rim.context import Play
from game.outer_rim.rules import ambitions
from game.outer_rim.rules.reputation import LEVEL_OF, level

DONE = {"any": 160.0, "first": 210.0, "second": 230.0, "lasting": 120.0, "final": 500.0}
"""worth of a complete goal"""
OPEN = 0.75
"""share of that for an open goal that is at hand"""
NEAR = 0.8
"""turns of delay of something that can be done where the player is, but not any more this turn"""
FINAL_CHANCE = 0.5
"""assumed chance that a mission succeeds"""
HURRY, MOST_HURRY = 6.0, 6.0
"""rounds in which goals gain as much weight as they have at first, and the most weight"""
ANYWHERE = 1.5
"""assumed turns to a deed without a place"""
PATIENCE = 0.75


def worth(p: Play, at: Any) -> float:
    """Return the value of a player's ambition. ``at`` is the ``Outlook`` of the position."""
    sheet = ambitions.sheet(p, at.me.seat)
    if sheet is None:
        return 0.0
    total = 0.0
    for place, goal in enumerate(sheet.goals):
        if ambitions.complete(p, at.me.seat, place):
            total += DONE[goal.mark]
        elif goal.mark == "lasting":
            total += 0.8 * DONE[goal.mark] * _reached(p, at, goal.have)
        elif ambitions.is_open(p, at.me.seat, place):
            total += OPEN * DONE[goal.mark] * _soon(p, at, goal)
    return total * min(MOST_HURRY, 1.0 + p.state.round / HURRY)


def _soon(p: Play, at: Any, goal: AmbitionGoal) -> float:
    """Return how soon an open goal may be complete, from 0 to 1."""
    ways = []
    if goal.have is not None:
        ways.append(0.9 * _reached(p, at, goal.have))
    if goal.when is not None:
        places = goal.only.spaces if goal.only is not None else ()
        ways.append(_way(at, places) * _fitting(p, at, goal.only))
    for ability in goal.abilities:
        only = ability.only
        places = only.spaces if only is not None else ()
        if only is not None and only.patrol_here:
            places = _patrols(p, only)
        if only is not None and "maelstrom" in only.at:
            places = tuple(each.id for each in p.galaxy.spaces.values() if each.kind == "maelstrom")
        cost = ability.cost.credits if isinstance(ability.cost.credits, int) else 0
        funds = min(1.0, (at.me.credits + 1_000) / (cost + 1_000))
        ways.append(_way(at, places) * funds * _chance(at, ability.then))
    return max(ways, default=0.0)


def _chance(at: Any, then: Any) -> float:
    """Return the chance that what an ability does succeeds."""
    for effect in every_effect(then):
        if isinstance(effect, Fight):
            own = at.values.ship_combat if effect.combat == "ship" else at.values.ground_combat
            return min(0.95, max(0.05, 0.5 + 0.12 * float(own - effect.value)))
        if isinstance(effect, Mission):
            return FINAL_CHANCE
    return 1.0


def _way(at: Any, places: tuple[str, ...]) -> float:
    """Return how near the nearest of these places is, from 0 to 1."""
    if not places:
        return float(PATIENCE**ANYWHERE)
    turns: float = min(at.turns(place, at.meets) for place in places)
    return math.pow(PATIENCE, turns if turns else NEAR / 2)


def _fitting(p: Play, at: Any, only: Condition | None) -> float:
    """Return how far a deed's other conditions are met."""
    if only is None or not only.cards:
        return 1.0
    held: int = sum(at.values.count.get(kind, 0) for kind in only.cards)
    return min(1.0, (1 + held) / 3)


def _patrols(p: Play, only: Condition) -> tuple[str, ...]:
    """Return the spaces of patrols of the right level."""
    return tuple(
        space
        for faction, levels in only.patrol_here.items()
        for level, space in (p.state.patrols[faction],)
        if level in levels
    )


def _reached(p: Play, at: Any, wanted: Condition | None) -> float:
    """Return how far a state is reached, from 0 to 1; never quite 1."""
    if wanted is None:
        return 0.0
    parts = [_reputation(p, at, *each) for each in wanted.reputation.items()]
    parts += [min(1.0, at.values.count.get(k, 0) / n) for k, n in wanted.cards.items()]
    parts += [min(1.0, getattr(at.values, k) / n) for k, n in wanted.at_least.items()]
    if wanted.credits:
        parts.append(min(1.0, at.me.credits / wanted.credits))
    if wanted.ship_cost:
        cost = at.content.ships[at.me.ship].cost
        parts.append(min(1.0, (cost + 0.3 * at.me.credits) / wanted.ship_cost))
    if wanted.cards_worth:
        owned = [at.content.assets[card] for card in at.me.cards]
        goods = sum(each.cost for each in owned if each.kind in ("gear", "mod"))
        parts.append(min(1.0, goods / wanted.cards_worth))
    if wanted.skill:
        parts.append(float(any(at.values.skills.get(each) for each in wanted.skill)))
    return 0.9 * float(sum(parts)) / len(parts) if parts else 0.0


def _reputation(p: Play, at: Any, faction: str, levels: tuple[Level, ...]) -> float:
    """Return how near the own token is to one of these levels, from 0 to 1."""
    now = level(p, at.me.seat, faction)
    return 1.0 - min(abs(now - LEVEL_OF[each]) for each in levels) / 2
