"""Battles thought ahead: chances of orders, and what raiders will do.

Everything is asked of the rules on the present state; nothing here changes it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.edge.context import Play
from game.edge.dice.odds import Odds, odds
from game.edge.frames import Tray
from game.edge.names import Station
from game.edge.rules import battles, lines, stations
from game.edge.rules.stations import CREW, FARTHEST, ORDERS
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


@dataclass(frozen=True)
class Aim:
    """A shot thought ahead: its chance, and the hull damage of a hit on average."""

    chance: float
    hull: float


@dataclass(frozen=True)
class Intent:
    """A raider's next turn: the chance to come a step nearer, if it tries, and the shot from where
    it is likelier to be then; both are None if the turn is lost."""

    closing: float | None = None
    aim: Aim | None = None
    late: bool = False


def orders(options: Iterable[Option]) -> list[Order]:
    """Return the orders that are offered, in the order of stations."""
    found: dict[tuple[str, str], dict[str, Option]] = {}
    for each in options:
        if each.verb in ORDERS:
            found.setdefault((each.verb, each.target), {})[each.source] = each
    verbs = list(ORDERS)
    return [Order(verb, target, found[verb, target])
            for verb, target in sorted(found, key=lambda each: verbs.index(each[0]))]  # fmt: skip


def tray(p: Play, who: str, verb: str, target: str) -> Tray:
    """Return the check of an order as it opens."""
    skill = stations.skill_of(p, who, verb)
    return Tray(0, "station", p.battle.scene, who, verb, skill, target=target, step="tray")


def chances(p: Play, who: str, order: Order) -> Odds:
    """Return the odds of an order before anything helps."""
    return odds(lines.build(p, tray(p, who, order.verb, order.target)).pool)


def chance(p: Play, who: str, order: Order) -> float:
    """Return the chance of an order before anything helps."""
    return float(chances(p, who, order).success)


def best(p: Play, order: Order) -> str:
    """Return the hero with the best chance of an order, the lead among equals."""
    return max(order.options, key=lambda who: chance(p, who, order))


def fire(p: Play, who: str, order: Order) -> Aim:
    """Return the chance of a shot at a raider, and what a hit does."""
    return _aim(p, chances(p, who, order), CREW, order.target)


def intent(p: Play, raider: str) -> Intent:
    """Return what a raider would do if its turn came now."""
    vessel = p.battle.vessels[raider]
    if vessel.late:
        return Intent(late=True)
    step, closing = vessel.step, None
    if step > 1:
        closing = float(odds(battles.closing(p, raider).pool).success)
        step -= closing >= 0.5
    if step >= FARTHEST:
        return Intent(closing)
    return Intent(closing, _aim(p, odds(battles.shot(p, raider, step).pool), raider, CREW))


def _aim(p: Play, found: Odds, one: str, two: str) -> Aim:
    gun, armor = stations.ship(p, one).damage, stations.ship(p, two).armor
    falls = [(net, count) for net, count in found.by_success.items() if net > 0]
    hits = sum(count for _, count in falls)
    dealt = sum(max(0, gun + net - armor) * count for net, count in falls)
    return Aim(float(found.success), dealt / hits if hits else 0.0)


def setback(p: Play) -> int:
    """Return the Setback dice of a shot at the heroes' ship."""
    own = p.battle.vessels[CREW]
    defense = 0 if "defense" in dict(own.broken) else stations.ship(p, CREW).defense
    return defense + own.evading + own.screens
