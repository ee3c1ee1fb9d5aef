"""The log: one sentence for each event that a reader wants to know of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from game.free_captains import events as e
from game.free_captains.context import Play
from game.free_captains.text.effects import ABILITY_NAMES, either
from game.table.events import Event


def tell(p: Play, event: Event) -> str:
    """Return an event as a log line, "" for those without one."""
    words = LINES.get(type(event))
    return words(p, event) if words else ""


def counted(cubes: Sequence[str]) -> str:
    """Return cubes by color: "2 red and 1 black cube"."""
    if not cubes:
        return "no cubes"
    parts = [f"{n} {color}" for color, n in Counter(cubes).items()]
    return f"{either(parts, 'and')} cube{'' if len(cubes) == 1 else 's'}"


def names(p: Play, ids: Sequence[str]) -> str:
    """Return the names of components in a list."""
    return either([p.content.name(id) for id in ids], "and")


def _began(p: Play, event: e.GameBegan) -> str:
    return f"{p.content.name(event.captain)} sets out against {names(p, event.aliens)}."


def _round(p: Play, event: e.RoundBegan) -> str:
    return f"Round {event.round}: the Sector of {p.content.name(event.alien)}."


def _dealt(p: Play, event: e.LineDealt) -> str:
    seeded = f" {counted(event.seeded).capitalize()} go into the bag." if event.seeded else ""
    if len(event.seeded) == 1:
        seeded = seeded.replace(" go ", " goes ")
    return f"In the line: {names(p, event.cards)}.{seeded}"


def _paid(p: Play, event: e.PointsPaid) -> str:
    plural = "" if event.points == 1 else "s"
    own = event.ability == event.icon
    kind = "" if own else f" for {event.strength} {ABILITY_NAMES[event.icon]}"
    name = ABILITY_NAMES[event.ability]
    return f"{event.points} {name} point{plural} paid{kind}; {event.left} left."


def _used(p: Play, event: e.DieUsed) -> str:
    down = f"goes from {event.old} to {event.value}" if event.old > event.value else "stays at 1"
    return f"The {p.content.name(event.die)} acts and {down}."


def _rolled(p: Play, event: e.DieRolled) -> str:
    name = p.content.name(event.die)
    if event.given:
        return f"The {name} replaces the {p.content.name(event.given)} and shows {event.value}."
    return f"The {name} is rolled: {event.value}."


def _changed(p: Play, event: e.AbilityChanged) -> str:
    verb = "rises" if event.change > 0 else "falls"
    return f"{ABILITY_NAMES[event.ability]} {verb} to {event.left}."


def _drawn(p: Play, event: e.CubesDrawn) -> str:
    where = "The search" if event.search else "The Evade"
    return f"{where} draws {counted(event.cubes)}."


def _placed(p: Play, event: e.CubePlaced) -> str:
    if event.place in ABILITY_NAMES:
        return ""
    if event.n == 1:
        moved = f"A{'n' if event.cube == 'orange' else ''} {event.cube} cube goes"
    else:
        moved = f"{event.n} {event.cube} cubes go"
    if event.place == "supply":
        return f"{moved} to the supply."
    if event.place == "bag":
        return f"{moved} back into the bag."
    return f"{moved} onto {p.content.name(event.place)}."


def _more(p: Play, event: e.MoreCubesDrawn) -> str:
    count, kind = abs(event.change), "more" if event.change > 0 else "fewer"
    return f"This search draws {count} {kind} cube{'' if count == 1 else 's'}."


LOST = {"abilities": "two abilities are at 0", "decks": "no card is left to draw"}

LINES: dict[type[Event], Callable[[Play, Any], str]] = {
    e.GameBegan: _began,
    e.DieKept: lambda p, each: f"The {p.content.name(each.die)} comes along.",
    e.RoundBegan: _round,
    e.PlanetsLaid: lambda p, each: f"New Planets: {names(p, each.planets)}.",
    e.PlanetChosen: lambda p, each: f"The Planet of this round is {p.content.name(each.planet)}.",
    e.LineDealt: _dealt,
    e.LocationSet: lambda p, each: f"The Location is {p.content.name(each.location)}.",
    e.PointsPaid: _paid,
    e.DieUsed: _used,
    e.BonusUsed: lambda p, each: (
        f"The {p.content.name(each.die)} gives {each.n} {ABILITY_NAMES[each.icon]}."
    ),
    e.DieRolled: _rolled,
    e.DieRaised: lambda p, each: f"The {p.content.name(each.die)} rises to {each.value}.",
    e.CardEngaged: lambda p, each: f"{p.content.name(each.card)} is engaged.",
    e.CardEvaded: lambda p, each: f"{p.content.name(each.card)} is evaded.",
    e.AbilityChanged: _changed,
    e.CubesDrawn: _drawn,
    e.CubesOut: lambda p, each: f"Out of the bag: {counted(each.cubes)}.",
    e.CubeTried: lambda p, each: (
        "The scanner finds a yellow cube and puts it back."
        if each.cube == "yellow"
        else f"The scanner takes out a{'n' if each.cube == 'orange' else ''} {each.cube} cube."
    ),
    e.CubesIn: lambda p, each: f"Into the bag: {counted(each.cubes)}.",
    e.PowerUsed: lambda p, each: f"{p.content.name(each.weapon)} is used.",
    e.IconsCounted: lambda p, each: (
        f"{each.icons} planet icon{'' if each.icons == 1 else 's'} of {p.content.name(each.card)} "
        "will count."
    ),
    e.MoreCubesDrawn: _more,
    e.SearchSkipped: lambda p, each: f"{p.content.name(each.planet)} is not searched.",
    e.ActionPaid: lambda p, each: (
        f"{names(p, each.cards)} pay{'s' if len(each.cards) == 1 else ''} for "
        f"{p.content.name(each.planet)}."
    ),
    e.WeaponFound: lambda p, each: f"A Super Weapon is found: {p.content.name(each.weapon)}.",
    e.CubePlaced: _placed,
    e.WeaponUnderstood: lambda p, each: f"{p.content.name(each.weapon)} is Understood.",
    e.CardKept: lambda p, each: f"{p.content.name(each.card)} goes to the hand.",
    e.GameWon: lambda p, each: (
        f"All Super Weapons are found in round {each.round}: the game is won."
    ),
    e.GameLost: lambda p, each: f"The game is lost in round {each.round}: {LOST[each.why]}.",
}
