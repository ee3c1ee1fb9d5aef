"""Conditions and costs in words: one pattern for each field.

A pattern takes the condition, its subject, and whether it must hold or must not; a negation has its
own words ("you have no cargo"), never "not: ...".
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.outer_rim.cards.effects.language import Condition, Cost
from game.outer_rim.cards.kinds import KINDS, SLOT_NAMES, SLOT_OF
from game.outer_rim.text.grammar import a_or_an, many, one, plural
from game.outer_rim.text.terms import (
    TRAITS,
    Scene,
    at_space,
    faction,
    money,
    reputation,
    skills,
    space,
)
from game.table.grammar import listed


@dataclass(frozen=True, slots=True)
class Subject:
    """The subject of a condition, and the forms of its verbs."""

    you: str
    your: str
    are: str
    have: str
    do: str


YOU = Subject("you", "your", "are", "have", "do")
WHO = Subject("who", "whose", "is", "has", "does")
"""for a relative clause: a player in your space who ..."""
Pattern = Callable[[Condition, Scene, Subject, bool], str]

PLACES = {"planet": "on a planet", "navpoint": "at a navpoint", "maelstrom": "in the Maelstrom"}
FOES = {"patrol": "a patrol", "player": "a player", "contact": "a contact", "card": "no player"}
BEATEN = {"character": "{your} character", "ship": "{your} ship", None: "{you}"}
"""the one about to be defeated, by the place of the damage"""
MORE = {"more": "more fame than", "less": "less fame than", "as_much": "at least as much fame as"}


def condition(only: Condition | None, scene: Scene, who: Subject = YOU, holds: bool = True) -> str:
    """Return a condition as words after ``if``: ``you are on a planet and have Tactics``."""
    if only is None:
        return ""
    told = [
        pattern(only, scene, who, holds)
        for field, pattern in CONDITIONS.items()
        if field in only.model_fields_set
    ]
    return _joined(told, "and" if holds else "or")


def without(only: Condition | None, field: str) -> Condition | None:
    """Return the condition without one field, None if nothing is left of it."""
    if only is None or field not in only.model_fields_set:
        return only
    rest = only.model_fields_set - {field}
    return Condition(**{each: getattr(only, each) for each in rest}) if rest else None


def _joined(told: list[str], link: str) -> str:
    """Return parts as a list, with "you have" only once; parts that are lists are set off."""
    for start in ("you have ", "you are ", "you ", "your opponent is "):
        if len(told) > 1 and all(part.startswith(start) for part in told):
            told = [told[0], *(part.removeprefix(start) for part in told[1:])]
            break
    if len(told) == 2 and any(word in part for part in told for word in (" and ", " or ")):
        return f", {link} ".join(told)
    return listed(told, link)


def _not(holds: bool) -> str:
    return "" if holds else "not "


def _least(holds: bool, under: str = "less") -> str:
    """Return ``at least``; negated ``less than``, or ``fewer than`` for what is counted."""
    return "at least" if holds else f"{under} than"


def _levels(levels: tuple[str, ...], holds: bool) -> str:
    return _not(holds) + listed(levels, "or")


def _reputation(k: Condition, scene: Scene, who: Subject, holds: bool) -> str:
    told = [
        f"{who.your} {faction(name)} reputation is {_levels(levels, holds)}"
        for name, levels in k.reputation.items()
    ]
    return listed(told, "and" if holds else "or")


def _planet_reputation(k: Condition, scene: Scene, who: Subject, holds: bool) -> str:
    levels = _levels(k.planet_reputation, holds)
    return f"{who.your} reputation with this planet's faction is {levels}"


def _any_reputation(k: Condition, scene: Scene, who: Subject, holds: bool) -> str:
    if holds:
        return f"{who.you} {who.have} {k.any_reputation} reputation with a faction"
    return f"{who.you} {who.have} no {k.any_reputation} reputation"


def _at(k: Condition, scene: Scene, who: Subject, holds: bool) -> str:
    places = listed([PLACES[each] for each in k.at], "or")
    return f"{who.you} {who.are} {_not(holds)}{places}"


def _spaces(k: Condition, scene: Scene, who: Subject, holds: bool) -> str:
    first, *more = k.spaces
    names = listed([at_space(first), *(space(each) for each in more)], "or")
    return f"{who.you} {who.are} {_not(holds)}{names}"


def _planet_faction(k: Condition, scene: Scene, who: Subject, holds: bool) -> str:
    names = listed([faction(each) for each in k.planet_faction], "or")
    return f"{who.you} {who.are} {_not(holds)}on {a_or_an(names)} planet"


def _skill(k: Condition, scene: Scene, who: Subject, holds: bool) -> str:
    if holds:
        return f"{who.you} {who.have} {skills(k.skill)}"
    return f"{who.you} {who.do} not have {skills(k.skill)}"


def _number(least: int, kind: str, holds: bool) -> str:
    """Return ``a mod``, ``at least 2 crew``; negated ``no mod``, ``fewer than 2 crew``."""
    if least == 1:
        return one(kind) if holds else f"no {kind}"
    return f"{_least(holds, 'fewer')} {least} {many(kind)}"


def _cards(k: Condition, scene: Scene, who: Subject, holds: bool) -> str:
    told = [_number(least, kind, holds) for kind, least in k.cards.items()]
    return f"{who.you} {who.have} {listed(told, 'and' if holds else 'or')}"


def _room(k: Condition, scene: Scene, who: Subject, holds: bool) -> str:
    slots = listed([SLOT_NAMES[SLOT_OF[each]] for each in k.room], "or")
    an = f"an empty {slots} slot" if holds else f"no empty {slots} slot"
    return f"{who.you} {who.have} {an}"


def _has(k: Condition, scene: Scene, who: Subject, holds: bool) -> str:
    names = listed([scene.content.name(each) for each in k.has], "or")
    return f"{who.you} {who.have if holds else f'{who.do} not have'} {names}"


def _fame(k: Condition, scene: Scene, who: Subject, holds: bool) -> str:
    if k.fame in ("most", "not_most"):
        return f"{who.you} {who.are} {_not((k.fame == 'most') == holds)}the most famous"
    more = MORE[k.fame or "more"]
    if who is WHO:
        return f"who {'has' if holds else 'does not have'} {more} you"
    return f"{scene.rival} {'has' if holds else 'does not have'} {more} you"


def _marks(k: Condition, scene: Scene, who: Subject, holds: bool) -> str:
    planets = plural(k.marks or 0, "planet")
    return f"{who.your} damage tokens lie on {_least(holds, 'fewer')} {planets}"


def patrol_of(factions: tuple[str, ...]) -> str:
    """Return a patrol of one of these factions: ``a Hutt or Syndicate patrol``."""
    names = listed([faction(each) for each in factions], "or")
    return f"{a_or_an(names)} patrol"


def _rival_cards(k: Condition, scene: Scene, who: Subject, holds: bool) -> str:
    told = [_number(least, kind, holds) for kind, least in k.rival_cards.items()]
    return f"{who.your} opponent is a player with {listed(told, 'and' if holds else 'or')}"


def _hired(k: Condition, scene: Scene, who: Subject, holds: bool) -> str:
    hired = "hired" if holds else "did not hire"
    return f"{who.you} {hired} it from {contact_of(k.hired or 'gray')}"


def contact_of(kind: str) -> str:
    """Return a contact of a class: ``an orange contact``."""
    return f"{a_or_an(f'{{icon:class_{kind}}} {kind}')} contact"


def _patrol_within(k: Condition, scene: Scene, who: Subject, holds: bool) -> str:
    told = [
        f"{a_or_an(faction(name)) if holds else f'no {faction(name)}'} patrol is within "
        f"{plural(spaces, 'space')} of {who.you}"
        for name, spaces in k.patrol_within.items()
    ]
    return listed(told, "and" if holds else "or")


def _beaten(k: Condition, scene: Scene, who: Subject, holds: bool) -> str:
    told = BEATEN[k.beaten].format(you=who.you, your=who.your)
    return f"it is {_not(holds)}{told} that would be defeated"


def _at_least(k: Condition, scene: Scene, who: Subject, holds: bool) -> str:
    told = [
        f"{_least(holds)} {number} {name.replace('_', ' ')}" for name, number in k.at_least.items()
    ]
    return f"{who.you} {who.have} {listed(told, 'and' if holds else 'or')}"


def _patrol_here(k: Condition, scene: Scene, who: Subject, holds: bool) -> str:
    told = [
        f"{patrol_of((name,))} of level {listed(map(str, levels), 'or')}"
        for name, levels in k.patrol_here.items()
    ]
    return f"{who.you} {who.are} {_not(holds)}in a space with {listed(told, 'or')}"


def _present(k: Condition, scene: Scene, who: Subject, holds: bool) -> str:
    name = faction(k.present or "")
    found = f"{name} crew or {a_or_an(name)} contact"
    if not holds:
        found = f"no {name} crew or contact"
    return f"there is {found} in {who.your} space"


def _rival(k: Condition, scene: Scene, who: Subject, holds: bool) -> str:
    them = condition(k.rival, scene, WHO)
    there = "there is another player" if holds else "there is no other player"
    return f"{there} in {who.your} space {them}"


def _debts(k: Condition, scene: Scene, who: Subject, holds: bool) -> str:
    tokens = plural(k.debts or 0, "debt token")
    return f"{who.you} {who.have} {_least(holds, 'fewer')} {tokens} of others"


def _any(k: Condition, scene: Scene, who: Subject, holds: bool) -> str:
    told = [condition(each, scene, who, holds) for each in k.any]
    head, verb, _ = told[0].rpartition(" is ")
    if holds and verb and all(each.startswith(head + verb) for each in told):
        told = [told[0], *(each.removeprefix(head + verb) for each in told[1:])]
    return _joined(told, "or" if holds else "and")


CONDITIONS: dict[str, Pattern] = {
    "reputation": _reputation,
    "planet_reputation": _planet_reputation,
    "any_reputation": _any_reputation,
    "at": _at,
    "spaces": _spaces,
    "planet_faction": _planet_faction,
    "on_faction_planet": lambda k, scene, who, holds: (
        f"your planet has {'a' if k.on_faction_planet == holds else 'no'} faction"
    ),
    "skill": _skill,
    "cards": _cards,
    "cards_worth": lambda k, scene, who, holds: (
        f"{who.your} gear and mods together cost {_least(holds)} {money(k.cards_worth or 0)}"
    ),
    "room": _room,
    "has": _has,
    "droid_crew": lambda k, scene, who, holds: (
        f"{who.you} {who.have} {_number(k.droid_crew or 0, 'droid crew', holds)}"
    ),
    "droid": lambda k, scene, who, holds: f"{who.you} {who.are} {_not(k.droid == holds)}a droid",
    "credits": lambda k, scene, who, holds: (
        f"{who.you} {who.have} {_least(holds)} {money(k.credits or 0)}"
    ),
    "ship_cost": lambda k, scene, who, holds: (
        f"{who.your} ship costs {_least(holds)} {money(k.ship_cost or 0)}"
    ),
    "defeated": lambda k, scene, who, holds: (
        f"{who.you} {who.are} {_not(k.defeated == holds)}defeated"
    ),
    "company": lambda k, scene, who, holds: (
        f"{'another' if k.company == holds else 'no other'} player is in {who.your} space"
    ),
    "fame": _fame,
    "marks": _marks,
    "trait": lambda k, scene, who, holds: f"it is {_not(holds)}{TRAITS[k.trait or 'illegal']}",
    "combat": lambda k, scene, who, holds: f"it is {_not(holds)}{k.combat} combat",
    "foe": lambda k, scene, who, holds: (
        f"{who.your} opponent is {_not(holds)}{FOES[k.foe or 'card']}"
    ),
    "patrol_faction": lambda k, scene, who, holds: (
        f"it is {_not(holds)}{patrol_of(k.patrol_faction)}"
    ),
    "patrol_level": lambda k, scene, who, holds: (
        f"{who.your} opponent is {_not(holds)}a patrol of level {k.patrol_level} or more"
    ),
    "rival_cards": _rival_cards,
    "hired": _hired,
    "fame_reward": lambda k, scene, who, holds: (
        f"its reward has {'' if k.fame_reward == holds else 'no '}fame"
    ),
    "opponent_dice": lambda k, scene, who, holds: (
        f"{who.your} opponent rolled {_least(holds, 'fewer')} {k.opponent_dice} dice"
    ),
    "suffers": lambda k, scene, who, holds: (
        f"{who.you} suffer {'' if k.suffers == holds else 'no '}damage"
    ),
    "recovered": lambda k, scene, who, holds: (
        f"{who.you} recovered {_least(holds)} {k.recovered} damage"
    ),
    "health_left": lambda k, scene, who, holds: (
        f"{who.you} {who.have} {_least(holds)} {k.health_left} health remaining"
    ),
    "crew_skill": lambda k, scene, who, holds: (
        f"{'one' if k.crew_skill == holds else 'none'} of {who.your} crew has it"
    ),
    "patrol_within": _patrol_within,
    "marked": lambda k, scene, who, holds: (
        f"{_least(holds, 'fewer')} {k.marked} of {who.your} assets have a goal token"
    ),
    "beaten": _beaten,
    "at_least": _at_least,
    "patrol_here": _patrol_here,
    "present": _present,
    "rival": _rival,
    "debts": _debts,
    "any": _any,
    "no": lambda k, scene, who, holds: condition(k.no, scene, who, not holds),
}


# --- costs ----------------------------------------------------------------------------------------

EVEN = " (none if it is already negative)"
WHICH = {
    None: "{}",
    "illegal": "{} that is ILLEGAL",
    "hired": "{} hired from a contact",
    "marked": "{} with a goal token",
}
"""the cards that a cost means"""


def kinds(found: tuple[str, ...]) -> str:
    """Return kinds of cards of which one is meant; all of them are assets."""
    return "asset" if len(found) == len(KINDS) else listed(found, "or")


COSTS: dict[str, Callable[[Cost], list[str]]] = {
    "credits": lambda k: [f"spend {money(k.credits)}"],
    "reputation": lambda k: [
        f"lose {reputation(steps, name)}{EVEN if k.reputation_even_negative else ''}"
        for name, steps in k.reputation.items()
    ],
    "reputation_even_negative": lambda k: [],
    "fame": lambda k: [f"lose {k.fame} fame"],
    "discard_this": lambda k: ["discard this card"],
    "discard": lambda k: [
        f"discard {WHICH[k.which].format(plural(n, kind))}" for kind, n in k.discard.items()
    ],
    "discard_one": lambda k: [f"discard {WHICH[k.which].format(f'1 {kinds(k.discard_one)}')}"],
    "which": lambda k: [],
    "character_damage": lambda k: [f"suffer {k.character_damage} character damage"],
    "ship_damage": lambda k: [f"suffer {k.ship_damage} ship damage"],
}
"""the orders of each field of a cost"""


def cost_words(cost: Cost) -> str:
    """Return a cost as an order, "" for nothing: ``spend 2,000 credits and discard 1 cargo``."""
    return listed(
        [
            order
            for field, orders in COSTS.items()
            if field in cost.model_fields_set and getattr(cost, field)
            for order in orders(cost)
        ]
    )
