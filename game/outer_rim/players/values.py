"""The worth of the effects of cards to a player, in hundredths of a fame.

The kinds of effect have a function each in ``effects``; one that is missing there is worth nothing.
No card is known by name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.outer_rim.ambitions.worth import named, nearness
from game.outer_rim.cards.effects.language import Amount, Block, Cost, Effect, Per
from game.outer_rim.combat.damage import PENALTY
from game.outer_rim.effects.conditions import amount, can_pay
from game.outer_rim.effects.costs import due
from game.outer_rim.frames.base import NOTHING, Context
from game.outer_rim.players.attempts import Likely
from game.outer_rim.players.cards import Cards
from game.outer_rim.players.chances import Odds
from game.outer_rim.players.effects import EFFECTS
from game.outer_rim.players.knowledge import Mind
from game.outer_rim.players.parts import Prize

DEEP = 6
"""effects within effects that are looked at"""


class Worths:
    """The worth of effects in the present position of a player."""

    def __init__(self, mind: Mind) -> None:
        self.mind, self.weights = mind, mind.weights
        self.cards = Cards(mind, self)
        self._depth = 0
        self._known: dict[tuple[str, str], Prize] = {}

    def remembered(self, key: tuple[str, str], work: Callable[[], Prize]) -> Prize:
        """Return a prize that is worked out once."""
        found = self._known.get(key)
        if found is None:
            self._known[key] = 0.0, ()  # for a reward that leads to itself
            found = self._known[key] = work()
        return found

    # --- the player's own state -------------------------------------------------------------

    def defeat(self) -> float:
        """Return the price of being defeated."""
        lost = min(PENALTY, self.mind.me.credits)
        return (
            self.weights.defeat
            + self.mind.spent(lost)
            + self.weights.secret * len(self.mind.me.secrets)
        )

    def wounds(self, body: float, hull: float) -> float:
        """Return the price of suffering damage beside what there is."""
        mind, values = self.mind, self.mind.values
        if body >= mind.health > 0 or hull >= mind.hull > 0:
            return self.defeat()
        more = _hurt(values.health - mind.health + body, values.health)
        more += _hurt(values.hull - mind.hull + hull, values.hull)
        now = _hurt(values.health - mind.health, values.health)
        now += _hurt(values.hull - mind.hull, values.hull)
        return self.weights.wounds * (more - now)

    def healed(self, body: float, hull: float) -> float:
        """Return the worth of recovering damage."""
        mind, values = self.mind, self.mind.values
        damage, leak = values.health - mind.health, values.hull - mind.hull
        worth = _hurt(damage, values.health) - _hurt(max(0.0, damage - body), values.health)
        worth += _hurt(leak, values.hull) - _hurt(max(0.0, leak - hull), values.hull)
        return self.weights.wounds * worth

    def standing(self, faction: str, steps: int) -> float:
        """Return the worth of a change of reputation."""
        now = self.mind.level(faction)
        after = max(-1, min(1, now + steps))
        worth = self._name(after) - self._name(now)
        for each, wanted in named(self.mind.goals):
            share = nearness(wanted, faction, after) - nearness(wanted, faction, now)
            worth += each.worth * share
        return worth

    def _name(self, level: int) -> float:
        return self.weights.good_name if level > 0 else -self.weights.bad_name if level < 0 else 0.0

    def toll(self, likely: Likely) -> float:
        """Return the price of an attempt beside its reward."""
        hurt = self.wounds(
            min(likely.body, max(0, self.mind.health - 1)),
            min(likely.ship, max(0, self.mind.hull - 1)),
        )
        return self.mind.spent(likely.credits) + hurt + likely.fall * self.defeat()

    def hurt(self, odds: Odds, kind: str) -> float:
        """Return the price of the damage to expect from a fight."""
        left = self.mind.hull if kind == "ship" else self.mind.health
        stays = max(1e-9, 1.0 - odds.fall)
        usual = min(max(0.0, odds.damage - odds.fall * left) / stays, max(0, left - 1))
        wounds = self.wounds(0.0, usual) if kind == "ship" else self.wounds(usual, 0.0)
        return stays * wounds + odds.fall * self.defeat()

    # --- effects ----------------------------------------------------------------------------

    def block(self, block: Block, card: str = "", known: Context = NOTHING) -> float:
        """Return the worth of effects one after another."""
        if self._depth >= DEEP:
            return 0.0
        self._depth += 1
        try:
            return sum(self.effect(each, card, known) for each in block)
        finally:
            self._depth -= 1

    def effect(self, effect: Effect, card: str, known: Context) -> float:
        """Return the worth of one effect."""
        found = EFFECTS.get(type(effect))
        return found(self, effect, card, known) if found is not None else 0.0

    def cost(self, cost: Cost, card: str = "") -> float:
        """Return what a cost takes away."""
        mind = self.mind
        price = mind.spent(self.amount(cost.credits)) + self.weights.fame * cost.fame
        price -= sum(self.standing(each, -steps) for each, steps in cost.reputation.items())
        price += self.wounds(cost.character_damage, cost.ship_damage)
        for kind, number in cost.discard.items():
            price += self.cards.cheapest((kind,), number, cost.which)
        if cost.discard_one:
            price += self.cards.cheapest(cost.discard_one, 1, cost.which)
        if cost.discard_this and card in mind.content.assets:
            price += self.cards.kept(mind.content.assets[card])
        return price

    def amount(self, value: Amount, known: Context = NOTHING) -> int:
        """Return an amount as it is now."""
        if isinstance(value, Per):
            return amount(self.mind.p, self.mind.seat, value, known)
        return value

    def way(self, way: Any, card: str, known: Context) -> float | None:
        """Return the worth of a way of a choice, None if it is not open."""
        mind = self.mind
        if not mind.holds(way.when, known):
            return None
        cost = due(mind.p, mind.seat, way.cost, way.then)
        if not can_pay(mind.p, mind.seat, cost, card):
            return None
        return self.block(way.then, card, known) - self.cost(cost, card)


def _hurt(damage: float, limit: int) -> float:
    """Return how bad damage is, from 0 to 1: the last points are the worst."""
    return float(min(1.0, max(0.0, damage) / max(1, limit)) ** 1.4)
