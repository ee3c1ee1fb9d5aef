"""The orders that can be given in a battle."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.client.games.edge.play.model import Model
from game.edge.foresight import Aim
from game.edge.names import Station
from game.edge.ships.names import ORDERS
from game.table.decisions import Option


@dataclass(frozen=True)
class Order:
    """Something to do at a station; ``options`` has the answer of each hero who may do it."""

    verb: str
    target: str
    options: dict[str, Option]

    @property
    def id(self) -> str:
        """The name of its place on the stage."""
        return f"{self.verb}@{self.target}"

    @property
    def station(self) -> Station:
        """The station at which it is given."""
        return ORDERS[self.verb]


def orders(options: Iterable[Option]) -> list[Order]:
    """Return the orders that are offered, in the order of stations."""
    found: dict[tuple[str, str], dict[str, Option]] = {}
    for each in options:
        if each.verb in ORDERS:
            found.setdefault((each.verb, each.target), {})[each.source] = each
    verbs = list(ORDERS)
    return [Order(verb, target, found[verb, target])
            for verb, target in sorted(found, key=lambda each: verbs.index(each[0]))]  # fmt: skip


def chance(model: Model, who: str, order: Order) -> float:
    """Return the chance of an order before anything helps."""
    return model.foresight.order_chance(who, order.verb, order.target)


def best(model: Model, order: Order) -> str:
    """Return the hero with the best chance of an order, the lead among equals."""
    return model.foresight.best(order.options, order.verb, order.target)


def fire(model: Model, who: str, order: Order) -> Aim:
    """Return the chance of a shot at a raider, and what a hit does."""
    return model.foresight.fire(who, order.verb, order.target)


def setback(model: Model) -> int:
    """Return the Setback dice of a shot at the heroes' ship."""
    own = model.battle.own
    defense = 0 if "defense" in own.broken else own.sheet.defense
    return defense + own.evading + own.screens + model.battle.scene.terrain
