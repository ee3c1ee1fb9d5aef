"""The people of Edge's box as sheets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from game.dice_table.cards import Card, Kind, Weapon
from game.dice_table.skills import NAMES, SheetSkill, split
from game.edge.cards.models import Adversary, Gear, Hero, Ship
from game.edge.cards.models import Weapon as Figures
from game.edge.game import load
from game.edge.names import CHARACTERISTICS

CREWED: tuple[SheetSkill, ...] = ("gunnery", "piloting")
"""the skills that the box gives the crew of a raider"""
KIND: Mapping[str, Kind] = {"rival": "rival", "nemesis": "nemesis"}


@cache
def heroes() -> Mapping[str, Card]:
    """Return the ready heroes as sheets, by id."""
    pieces = load().content.components
    return {id: hero_card(each) for id, each in pieces.items() if isinstance(each, Hero)}


@cache
def arms() -> Mapping[str, Gear]:
    """Return the weapons of the box, by id."""
    pieces = load().content.components.values()
    return {each.id: each for each in pieces if isinstance(each, Gear) and each.weapon is not None}


def _gear(id: str) -> Gear:
    found = load().content.components[id]
    assert isinstance(found, Gear), "slots hold gear"
    return found


def hero_card(hero: Hero) -> Card:
    """Return a hero, of the box or made, as a sheet."""
    worn = [_gear(id) for id in hero.slots.values()]
    brawn = hero.ratings["brawn"]
    defense = max((each.defense for each in worn), default=0)
    held = [each for each in worn if each.weapon is not None]
    return Card(
        name=hero.name,
        wounds=hero.wound_threshold,
        strain=hero.strain_threshold,
        characteristics=dict(hero.ratings),
        skills=split(hero.ranks.items()),
        soak=brawn + sum(each.soak for each in worn),
        melee_defense=defense,
        ranged_defense=defense,
        weapons=tuple(weapon(each, brawn, f"w{at}") for at, each in enumerate(held, 1)),
    )


@cache
def foes() -> Mapping[str, Adversary]:
    """Return the adversaries of the box, by id."""
    pieces = load().content.components
    return {id: each for id, each in pieces.items() if isinstance(each, Adversary)}


def foe(id: str, count: int = 0) -> Card:
    """Return the sheet of an adversary, or of a group of minions; a single one is a group of 1."""
    found = foes()[id]
    minions = found.type == "minion"
    count = max(1, count) if minions else 0
    brawn, feral = found.ratings["brawn"], found.feral
    held = enumerate(found.weapons, 1)
    return Card(
        name=found.name,
        wounds=found.threshold * max(1, count),
        strain=found.strain,
        characteristics=dict(found.ratings),
        skills={} if minions else split(found.ranks.items()),
        kind="minions" if minions else KIND[found.type],
        soak=found.soak,
        melee_defense=found.defense,
        ranged_defense=found.defense,
        adversary=found.adversary,
        weapons=tuple(_arm(each, brawn, feral, at) for at, each in held),
        count=count,
        group=tuple(found.ranks) if minions else (),
    )


@cache
def ships() -> Mapping[str, Ship]:
    """Return the ships of the box, by id."""
    pieces = load().content.components
    return {id: each for id, each in pieces.items() if isinstance(each, Ship)}


def ship_card(found: Ship) -> Card:
    """Return the sheet of a ship with one gun; the box says nothing of speed, silhouette and
    handling, and gives figures for the crew of a raider alone."""
    sides = found.defense
    gun = Weapon("w1", "Gun", "gunnery", found.damage, found.critical, "long", arc="all")
    crewed = found.skill > 0
    rating = {"agility": found.rating, "intellect": found.rating} if crewed else {}
    return Card(
        found.name,
        found.hull,
        found.strain,
        {name: rating[name] for name in CHARACTERISTICS if name in rating},
        split(dict.fromkeys(CREWED, found.skill).items()) if crewed else {},
        "ship",
        soak=found.armor,
        weapons=(gun,),
        fore_defense=sides,
        sides_defense=sides,
        aft_defense=sides,
    )


def _arm(figures: Figures, brawn: int, feral: int, at: int) -> Weapon:
    """Return a weapon of an adversary by the name that one of these figures has in the box."""
    alike = (
        gear.name
        for gear in arms().values()
        if gear.weapon is not None
        and (gear.weapon.skill, gear.weapon.damage, gear.weapon.critical)
        == (figures.skill, figures.damage, figures.critical)
    )
    made = armed(figures, next(alike, NAMES[figures.skill]), brawn, f"w{at}")
    more = feral if figures.skill in ("brawl", "melee") and not figures.fixed else 0
    return replace(made, damage=made.damage + more)


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
