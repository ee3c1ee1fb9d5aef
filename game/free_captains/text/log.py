"""The log: one sentence for each event that a reader wants to know of.

A line is a template with the fields of its event, or a function where no template says it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from game.free_captains import events as e
from game.free_captains.context import Play
from game.free_captains.names import COLORS
from game.free_captains.text import names
from game.free_captains.text.effects import ABILITY_NAMES
from game.table import grammar
from game.table.events import Event
from game.table.grammar import Line, Name, Namer, a_or_an


def tell(p: Play, event: Event) -> str:
    """Return an event as a log line, "" for those without one."""
    return grammar.told(LINES, p, event, NAMERS)


LOST = {"abilities": "two abilities are at 0", "decks": "no card is left to draw"}
NAMERS: Mapping[str, Namer[Play]] = {
    "alien": names.card,
    "aliens": names.cards,
    "captain": lambda p, id: Name(p.content.name(id)) if id else names.captain(p),
    "card": names.card,
    "cards": names.cards,
    "change": lambda p, n: f"{abs(n)} {'more' if n > 0 else 'fewer'} cube{'s' * (abs(n) != 1)}",
    "cubes": names.cubes,
    "die": names.die,
    "icon": lambda p, icon: ABILITY_NAMES[icon],
    "location": names.card,
    "planet": names.card,
    "planets": names.cards,
    "weapon": names.card,
    "why": lambda p, why: LOST[why],
}
"""by field, what stands for its value; ``captain`` is the one of the game where there is no id"""


# --- lines that no template says ------------------------------------------------------------------


def _dealt(p: Play, event: e.LineDealt) -> str:
    seeded = [f"{n} {color}" for color, n in Counter(event.seeded).items()]
    into = f" (into the bag: {', '.join(seeded)})" if seeded else ""
    return f"The line: {names.cards(p, event.cards)}{into}."


def _paid(p: Play, event: e.PointsPaid) -> str:
    own = event.ability == event.icon
    kind = "" if own else f" for {event.strength} {ABILITY_NAMES[event.icon]}"
    paid = f"{event.points} {ABILITY_NAMES[event.ability]}"
    return f"{names.captain(p)} pays {paid}{kind} ({event.left} left)."


def _used(p: Play, event: e.DieUsed) -> str:
    lower = f": {event.old} to {event.value}" if event.old > event.value else " and stays at 1"
    return f"{names.die(p, event.die):The} acts{lower}."


def _rolled(p: Play, event: e.DieRolled) -> str:
    die = names.die(p, event.die)
    if event.given:
        return f"{die:The} replaces {names.die(p, event.given):the} and shows {event.value}."
    return f"{names.captain(p)} rolls {die:the}: {event.value}."


def _changed(p: Play, event: e.AbilityChanged) -> str:
    """Return the new value of an ability, with a warning when one more at 0 would lose."""
    verb = "rises" if event.change > 0 else "falls"
    told = f"{ABILITY_NAMES[event.ability]} {verb} to {event.left}{_why(p, event.cause)}"
    zeros = p.state.abilities.count(0)
    if event.left or p.state.over or zeros != p.content.table.zeros - 1:
        return f"{told}."
    return f"{told}: one more at 0 in an Encounter loses the game."


def _why(p: Play, cause: str) -> str:
    """Return a cause in parentheses, "" for none."""
    if cause == "evade":
        return " (Evade)"
    if cause in COLORS:
        return f" ({cause} cube)"
    return f" ({p.content.name(cause)})" if cause in p.content.components else ""


def _drawn(p: Play, event: e.CubesDrawn) -> str:
    verb = "searches and draws" if event.search else "draws"
    end = "" if event.search else " to evade"
    return f"{names.captain(p)} {verb} {names.cubes(p, event.cubes)}{end}."


def _tried(p: Play, event: e.CubeTried) -> str:
    if event.cube == "yellow":
        return "The scanner finds a yellow cube and returns it to the bag."
    return f"The scanner removes {a_or_an(event.cube)} cube from the bag."


def _placed(p: Play, event: e.CubePlaced) -> str:
    """Return where cubes go; what they do to an ability has a line of its own."""
    if event.place in ABILITY_NAMES:
        return ""
    where = PLACES.get(event.place) or f"onto {names.card(p, event.place)}"
    cubes = names.cubes(p, (event.cube,) * event.n)
    return f"{cubes} {cubes:goes|go} {where}."


PLACES = {"supply": "to the supply", "bag": "back into the bag"}


# --- all lines ------------------------------------------------------------------------------------

LINES: Mapping[type[Event], Line[Play]] = {
    e.GameBegan: "{captain} sets out against {aliens}.",
    e.DieKept: "{die:The} comes aboard.",
    e.RoundBegan: "Round {round}: the Sector of {alien}.",
    e.PlanetsLaid: "{planets} {planets:is a new Planet|are the new Planets}.",
    e.PlanetChosen: "{captain} heads for {planet}.",
    e.LineDealt: _dealt,
    e.LocationSet: "{location} is the new Location.",
    e.PointsPaid: _paid,
    e.DieUsed: _used,
    e.BonusUsed: "{die:The} adds {n} {icon}.",
    e.DieRolled: _rolled,
    e.DieRaised: "{die:The} rises to {value}.",
    e.CardEngaged: "{captain} engages {card}.",
    e.CardEvaded: "{captain} evades {card}.",
    e.AbilityChanged: _changed,
    e.CubesDrawn: _drawn,
    e.CubesOut: "{captain} removes {cubes} from the bag.",
    e.CubeTried: _tried,
    e.CubesIn: "{cubes:The} {cubes:goes|go} into the bag.",
    e.PowerUsed: "{captain} uses {weapon}.",
    e.IconsCounted: "{captain} will count {icons:planet icon|planet icons} of {card}.",
    e.MoreCubesDrawn: "This search draws {change}.",
    e.SearchSkipped: "{captain} leaves {planet} unsearched.",
    e.ActionPaid: "{captain} pays for {planet} with {cards}.",
    e.WeaponFound: "{captain} finds a Super Weapon: {weapon}.",
    e.CubePlaced: _placed,
    e.WeaponUnderstood: "{captain} Understands {weapon}.",
    e.CardKept: "{captain} keeps {card}.",
    e.GameWon: "{captain} finds the last Super Weapon in round {round} and wins the game.",
    e.GameLost: "{captain} loses the game in round {round}: {why}.",
}
"""by event, its template or function; ``NAMERS`` turns its fields into names"""
