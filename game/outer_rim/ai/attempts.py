"""The chance that what an ability of a goal does completes it, and when a try is worth it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from game.outer_rim.ai import chances
from game.outer_rim.cards.effects import Block
from game.outer_rim.cards.effects.tasks import Achieve, CompleteJob, FailJob, GoTo, Mission
from game.outer_rim.cards.effects.trials import Fight, Test
from game.outer_rim.cards.models.ambitions import AmbitionGoal
from game.outer_rim.catalog import Content
from game.outer_rim.context import Play
from game.outer_rim.rules import ambitions
from game.outer_rim.rules.stats import Values
from game.table.decisions import Decision

AGAIN = 0.85
"""what is left of the value after a failed try, for the time until the next"""
FIT = 0.6
"""share of the chance without damage from which on a try is worth it"""


def repeated(p: Play, at: Any, goal: AmbitionGoal) -> float:
    """Return the value of a goal that can be tried again and again, from 0 to 1."""
    chance = max((once(p, at, each.then) for each in goal.abilities), default=1.0)
    return chance / (1.0 - (1.0 - chance) * AGAIN)


def once(p: Play, at: Any, then: Block, whole: bool = False) -> float:
    """Return the chance that a block completes its goal. ``whole``: as if without damage."""
    if not then:
        return 0.0
    health = at.values.health - (0 if whole else at.me.character_damage)
    hull = at.values.hull - (0 if whole else at.me.ship_damage)
    return _once(p.content, at.values, p.content.block_name(then), health, hull)


@lru_cache(maxsize=5_000)
def _once(content: Content, values: Values, block: str, health: int, hull: int) -> float:
    """Return the chance that a block completes its goal, for a player with these figures."""
    return Try(content, values, health, hull).block(content.blocks[block], lambda: 0.0)


def last_goal(p: Play, at: Any, decision: Decision) -> str | None:
    """Return the option that tries the last goal, if the player is fit enough for it."""
    for option in decision.options:
        power = p.content.powers.get(option.source) if option.verb == "use" else None
        if power is None or power.goal < 0:
            continue
        sheet = ambitions.sheet(p, at.me.seat)
        if sheet is None or sheet.goals[power.goal].mark != "final":
            continue
        then = power.ability.then
        if once(p, at, then) >= FIT * once(p, at, then, whole=True):
            return option.key
    return None


class Try:
    """One try at a goal by a player whose figures are known."""

    def __init__(self, content: Content, values: Values, health: int, hull: int) -> None:
        self._content, self._values = content, values
        self._health, self._hull = health, hull
        self._known: dict[tuple[str, int], float] = {}

    def block(self, block: Block, rest: Callable[[], float], card: str = "") -> float:
        """Return the chance that a block completes the goal, or else what comes after it does."""
        if not block:
            return rest()
        effect, after = block[0], block[1:]
        if isinstance(effect, Achieve | CompleteJob):
            return 1.0
        if isinstance(effect, FailJob):
            return 0.0
        if isinstance(effect, GoTo):
            return self.step(card, effect.step - 1)
        if isinstance(effect, Mission):
            return self.step(self._content.numbers[effect.number][0], 0)
        if isinstance(effect, Test | Fight):
            return self._trial(effect, lambda: self.block(after, rest, card), card)
        return self.block(after, rest, card)

    def step(self, card: str, place: int) -> float:
        """Return the chance to complete a databank card from one of its steps on."""
        steps = self._content.databank[card].steps
        if place >= len(steps):
            return 0.0
        if (card, place) not in self._known:
            found = self.block(steps[place].effect, lambda: self.step(card, place + 1), card)
            self._known[card, place] = found
        return self._known[card, place]

    def _trial(self, effect: Test | Fight, rest: Callable[[], float], card: str) -> float:
        if isinstance(effect, Test):
            chance = max(chances.test(self._values, skill) for skill in effect.skill)
            good, bad = effect.then, effect.otherwise
        else:
            ship = effect.combat == "ship"
            own = self._values.ship_combat if ship else self._values.ground_combat
            left = self._hull if ship else self._health
            chance = chances.survive(own, effect.value, left)
            good, bad = (*effect.win, *effect.survive), effect.lose
        passed = self.block(good, rest, card)
        return chance * passed + (1.0 - chance) * self.block(bad, rest, card)
