"""Check that the conditions of a card can ever hold; report those that no state of the game
meets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.outer_rim.cards import models as c
from game.outer_rim.cards.effects.abilities import Ability, Goal
from game.outer_rim.cards.effects.language import Condition
from game.outer_rim.cards.lint.known import Found, Known, missing, walk, within
from game.outer_rim.effects.conditions import CHECKS
from game.outer_rim.maps.galaxy import Space

TOLD: dict[str, tuple[str, ...]] = {
    "trait": ("delivery_reward", "cargo_delivered"),
    "fame_reward": ("delivery_reward", "job_reward", "bounty_reward", "patrol_beaten"),
    "combat": ("combat_won", "combat_lost", "patrol_beaten", "hunting"),
    "foe": ("combat_won", "combat_lost", "patrol_beaten"),
    "patrol_faction": ("patrol_beaten",),
    "opponent_dice": ("combat_won", "combat_lost"),
    "suffers": ("combat_won", "combat_lost"),
    "recovered": ("planning_recovered",),
    "crew_skill": ("before_test", "test_failed"),
    "patrol_level": ("combat_won", "combat_lost", "patrol_beaten"),
    "rival_cards": ("combat_won", "combat_lost"),
    "hired": ("crew_gained",),
    "beaten": ("would_be_defeated",),
}
"""fields that are known only at these moments"""
PLACES = ("at", "spaces", "planet_faction", "on_faction_planet", "planet_reputation")
DEEDS = Ability | Goal | c.AmbitionGoal
"""models with a moment at which their condition is asked"""
LEAST = (
    "patrol_level",
    "credits",
    "cards_worth",
    "droid_crew",
    "ship_cost",
    "marks",
    "marked",
    "recovered",
    "opponent_dice",
)


def conditions(known: Known, part: Any) -> Found:
    """Check that conditions name existing things, are read by the engine, and can hold."""
    moments = {path: one.when for path, one in walk(part) if isinstance(one, DEEDS)}
    for path, only in walk(part):
        if not isinstance(only, Condition):
            continue
        if not only.model_fields_set:
            yield path, "the condition says nothing; leave it out"
        for name, message in wrong(known, only, _spaces(known, part, path)):
            yield f"{path}.{name}", message
        moment = moments.get(within(path, moments)) or ""
        for name in TOLD.keys() & only.model_fields_set:
            if moment not in TOLD[name]:
                yield f"{path}.{name}", f"'{name}' is known only at {_either(TOLD[name])}"


def _spaces(known: Known, part: Any, path: str) -> list[Space]:
    """Return where a condition is checked: for a part of an encounter card the spaces of its
    section."""
    steps = path.split(".")
    if isinstance(part, c.EncounterCard) and steps[0] == "sections" and steps[2] == "parts":
        if steps[4] == "when":
            named = part.sections[int(steps[1])].spaces or known.drawn_at(part.deck)
            return [known.spaces[id] for id in named if id in known.spaces]
    return list(known.spaces.values())


def wrong(known: Known, only: Condition, spaces: list[Space]) -> Found:
    """Yield the fields of one condition that keep it from ever holding."""
    for name in sorted(only.model_fields_set):
        value = getattr(only, name)
        if name not in CHECKS:
            yield name, "the engine does not read this field"
        elif value is None or value == () or value == {}:
            yield name, f"'{name}' lists nothing; fill it in or leave it out"
    yield from _names(known, only)
    yield from _amounts(known, only)
    yield from _places(only, spaces)
    if only.no is not None and _implied(only, only.no):
        yield "no", "this never holds: it asks for what it forbids"


def _names(known: Known, only: Condition) -> Found:
    for card in only.has:
        if card not in known.carried:
            yield "has", missing("card", card, known.carried)
    for space in only.spaces:
        if space not in known.spaces:
            yield "spaces", missing("space", space, known.spaces)
    for faction, levels in only.reputation.items():
        if not levels:
            yield f"reputation.{faction}", "no level is named; name at least one or leave it out"


def _amounts(known: Known, only: Condition) -> Found:
    for kind, count in only.cards.items():
        if count > known.most[kind]:
            yield (
                f"cards.{kind}",
                f"this never holds: no one has room for {count} {kind}, only for "
                f"{known.most[kind]}",
            )
    most = {
        "ship_cost": (known.dearest_ship, "the most expensive ship costs"),
        "cards_worth": (known.dearest_goods, "the most expensive gear and mods together cost"),
        "marks": (len(known.planets), "the number of planets is"),
        "droid_crew": (min(known.droids, known.most["crew"]), "the most droid crew is"),
    }
    for name, (limit, words) in most.items():
        asked = getattr(only, name)
        if asked is not None and asked > limit:
            yield name, f"this never holds: {asked} is asked for, and {words} {limit}"
    for name in LEAST:
        asked = getattr(only, name)
        if asked is not None and asked < 1:
            yield name, f"at least {asked} always holds; ask for 1 or more"
    for kind, count in only.cards.items():
        if count < 1:
            yield f"cards.{kind}", f"at least {count} always holds; ask for 1 or more"


def _places(only: Condition, spaces: list[Space]) -> Found:
    asked = [name for name in PLACES if name in only.model_fields_set]
    if not asked or not spaces or any(_there(only, space) for space in spaces):
        return
    names = [space.id for space in spaces]
    told = " and ".join(f"'{name}'" for name in asked)
    if len(names) <= 4:
        yield asked[0], f"this never holds here: the section is for {_either(names)}"
    else:
        yield asked[0], f"this never holds: no space fits {told}"


def _there(only: Condition, space: Space) -> bool:
    """Return True if the parts of a condition about places can hold in this space."""
    return (
        (not only.at or space.kind in only.at)
        and (not only.spaces or space.id in only.spaces)
        and (not only.planet_faction or space.faction in only.planet_faction)
        and (not only.planet_reputation or space.faction is not None)
        and (
            only.on_faction_planet is None
            or only.on_faction_planet == (space.kind == "planet" and space.faction is not None)
        )
    )


def _implied(outer: Condition, inner: Condition) -> bool:
    return bool(inner.model_fields_set) and all(
        name in outer.model_fields_set
        and name not in ("any", "no")
        and _at_least(name, getattr(outer, name), getattr(inner, name))
        for name in inner.model_fields_set
    )


def _at_least(name: str, more: Any, less: Any) -> bool:
    if name in LEAST:
        return bool(more >= less)
    if name == "cards":
        return all(more.get(kind, 0) >= count for kind, count in less.items())
    if name == "reputation":
        return all(
            faction in more and set(more[faction]) <= set(levels)
            for faction, levels in less.items()
        )
    if isinstance(more, tuple) and name not in ("skill", "has"):
        return set(more) <= set(less)
    return bool(more == less)


def unreachable(known: Known, part: Any) -> Found:
    """Check that parts can be reached: none follows one that always fits."""
    for path, model in walk(part):
        for place, each in enumerate(_parts(model)):
            if place and any(before.when is None for before in _parts(model)[:place]):
                yield (
                    f"{path}.parts.{place}".removeprefix("."),
                    "no game reaches this part: one before it has no condition; move that one last",
                )


def _parts(model: Any) -> tuple[c.Part, ...]:
    return model.parts if isinstance(model, c.Section | c.ContactCard) else ()


def _either(words: Iterable[str]) -> str:
    *first, last = words
    return f"{', '.join(first)} or {last}" if first else last
