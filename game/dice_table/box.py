"""The people of Edge's box as sheets."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from game.dice_table.cards import Card, Weapon
from game.dice_table.skills import split
from game.edge.cards.models import Gear, Hero
from game.edge.cards.models import Weapon as Figures
from game.edge.game import load
from game.edge.names import BASE


@cache
def heroes() -> Mapping[str, Card]:
    """Return the ready heroes as sheets, by id."""
    pieces = load().content.components
    return {id: _hero(each) for id, each in pieces.items() if isinstance(each, Hero)}


@cache
def arms() -> Mapping[str, Gear]:
    """Return the weapons of the box, by id."""
    pieces = load().content.components.values()
    return {each.id: each for each in pieces if isinstance(each, Gear) and each.weapon is not None}


def _gear(id: str) -> Gear:
    found = load().content.components[id]
    assert isinstance(found, Gear), "slots hold gear"
    return found


def _hero(hero: Hero) -> Card:
    worn = [_gear(id) for id in hero.slots.values()]
    brawn = hero.ratings["brawn"]
    defense = max((each.defense for each in worn), default=0)
    held = [each for each in worn if each.weapon is not None]
    return Card(
        name=hero.name,
        wounds=BASE + brawn,
        strain=BASE + hero.ratings["willpower"],
        characteristics=dict(hero.ratings),
        skills=split(hero.ranks.items()),
        soak=brawn + sum(each.soak for each in worn),
        melee_defense=defense,
        ranged_defense=defense,
        weapons=tuple(weapon(each, brawn, f"w{at}") for at, each in enumerate(held, 1)),
    )


def weapon(gear: Gear, brawn: int, id: str) -> Weapon:
    """Return a weapon in the hands of somebody with this Brawn."""
    assert gear.weapon is not None, "a weapon has its figures"
    return armed(gear.weapon, gear.name, brawn, id)


def armed(figures: Figures, name: str, brawn: int, id: str) -> Weapon:
    """Return the figures of a weapon by a name: Brawn takes the place of what they hold of it."""
    own = brawn - figures.holds if figures.holds or not figures.fixed else 0
    return Weapon(
        id,
        name,
        figures.skill,
        max(0, figures.damage + own),
        figures.critical,
        figures.range,
        figures.stun,
        figures.pierce,
        figures.vicious,
    )
