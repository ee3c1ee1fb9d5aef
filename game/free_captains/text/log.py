"""The log: one sentence for each event that a reader wants to know of.

A line is a template with the fields of its event, or a function where no template says it.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.free_captains import events as e
from game.free_captains.cards.effects import AnyAbility, EvadeFree, Lower
from game.free_captains.context import Play
from game.free_captains.names import ABILITIES, COLORS
from game.free_captains.text import names, story
from game.free_captains.text.effects import ABILITY_NAMES
from game.table import grammar
from game.table.events import Event
from game.table.grammar import Line, Name, Namer, a_or_an, capital, counted, listed


def tell(p: Play, event: Event) -> str:
    """Return an event as a log line, "" for those without one. What the story says of it is its
    end."""
    parts = (grammar.told(LINES, p, event, NAMERS), story.line(p, event))
    return " ".join(part for part in parts if part)


def _why(p: Play, why: str) -> str:
    """Return why the game is lost: at its end, so that the state still shows it."""
    if why == "decks":
        return "the deck runs out, and the crew's time with it"
    left = zip(ABILITIES, p.state.abilities, strict=True)
    spent = [ABILITY_NAMES[ability] for ability, points in left if not points]
    if len(spent) > 2:
        return "all three abilities are at 0, and the crew can do no more"
    return f"{listed(spent)} are both at 0, and the crew can do no more"


NAMERS: Mapping[str, Namer[Play]] = {
    "alien": names.card,
    "aliens": names.cards,
    "captain": lambda p, id: Name(p.content.name(id)) if id else names.captain(p),
    "card": names.card,
    "cards": names.cards,
    "change": lambda p, n: counted(abs(n), f"{'more' if n > 0 else 'fewer'} cube"),
    "cubes": names.cubes,
    "die": names.die,
    "icon": lambda p, icon: ABILITY_NAMES[icon],
    "location": names.card,
    "planet": names.card,
    "planets": names.cards,
    "weapon": names.card,
    "weapons": lambda p, none: p.content.table.levels[p.state.setup.level].weapons,
    "why": _why,
}
"""by field, what stands for its value; ``captain`` is the one of the game where there is no id, and
``weapons`` belongs to no event"""


# --- lines that no template says ------------------------------------------------------------------


def _began(p: Play, event: e.GameBegan) -> str:
    """Return the begin of a game with the abilities of the captain, where no position changes
    them."""
    captain = p.content.captains[event.captain]
    told = f"{captain.name} sets out against the Hegemony of {names.cards(p, event.aliens)}"
    points = zip(ABILITIES, captain.start, strict=True)
    start = listed(f"{ABILITY_NAMES[ability]} {n}" for ability, n in points)
    return f"{told}." if p.state.setup.position is not None else f"{told}, with {start}."


def _left(p: Play, event: e.SectorLeft) -> str:
    alien, now = names.card(p, event.alien), "black cubes you draw now cost a point each"
    if not event.cubes:
        return f"{alien} {alien:collects|collect} no more: {now}."
    told = counted(event.cubes, "black cube")
    stays = "stays there but no longer counts" if event.cubes == 1 else (
        "stay there but no longer count")  # fmt: skip
    return f"The {told} on {alien} {stays}, and {now}."


def die_aboard(p: Play, die: str, rolled: int = 0) -> str:
    """Return a die that comes aboard: Crew at 6, Systems as ``rolled``, 0 before that."""
    shows = 6 if p.content.dice[die].group == "crew" else rolled
    return f"{names.die(p, die):the}{f' ({shows})' if shows else ''}"


def _evaded(p: Play, event: e.CardEvaded) -> str:
    return f"{names.captain(p)} {evades(p, event)}."


def evades(p: Play, event: e.CardEvaded) -> str:
    """Return an Evade without its draw: "evades Drift Mines at no cost"."""
    free = any(isinstance(each, EvadeFree) for each in p.content.faced[event.card].always)
    return f"evades {names.card(p, event.card)}{NO_COST * free}"


def _dealt(p: Play, event: e.LineDealt) -> str:
    cards, seeded = names.cards(p, event.cards), names.cubes(p, event.seeded)
    into = f"; {seeded} {seeded:goes|go} into the bag" if event.seeded else ""
    return f"In the way {'lies' if len(event.cards) == 1 else 'lie'} {cards}{into}."


def _paid(p: Play, event: e.PointsPaid) -> str:
    own = event.ability == event.icon
    kind = "" if own else f" for {event.strength} {ABILITY_NAMES[event.icon]}"
    paid = f"{event.points} {ABILITY_NAMES[event.ability]}"
    return f"{names.captain(p)} pays {paid}{kind} ({event.left} left)."


def _used(p: Play, event: e.DieUsed) -> str:
    return f"{names.die(p, event.die):The} {acts(event)}."


def acts(event: e.DieUsed) -> str:
    """Return the use of a die before its effect."""
    return f"acts (die {now_at(event)})"


def now_at(event: e.DieUsed) -> str:
    """Return where a die is after its action: ``now at 5``, ``still at 1``."""
    return f"now at {event.value}" if event.old > event.value else f"still at {event.value}"


def _rolled(p: Play, event: e.DieRolled) -> str:
    die = names.die(p, event.die)
    if event.given:
        return f"{die:The} replaces {names.die(p, event.given):the} and shows {event.value}."
    return f"{names.captain(p)} rolls {die:the}: {event.value}."


def _changed(p: Play, event: e.AbilityChanged) -> str:
    """Return a change of an ability with its cause, if it has one."""
    ability, up = ABILITY_NAMES[event.ability], event.change > 0
    if event.cause == "evade":
        return f"Evading costs {-event.change} {ability} ({event.left} left)."
    to = f"{ability} to {event.left}"
    if event.cause in COLORS:
        return f"{capital(a_or_an(event.cause))} cube {'raises' if up else 'lowers'} {to}."
    if event.cause in p.content.components:
        card = names.card(p, event.cause)
        told = f"{card} {card:raises|raise} {to}." if up else f"{card} {card:lowers|lower} {to}."
        return f"Before the first card, {told}" if event.cause in p.content.locations else told
    return f"{ability} {'rises' if up else 'falls'} to {event.left}."


def harmless(event: e.CubesDrawn) -> str:
    """Return what follows a draw of an Evade whose abilities are all at 0, "" for another."""
    if not event.harmless:
        return ""
    spent = [ABILITIES[COLORS.index(color)] for color in dict.fromkeys(event.cubes)]
    told = listed(ABILITY_NAMES[each] for each in spent)
    return f", but {told} {'is' if len(spent) == 1 else 'are'} already at 0"


def _drawn(p: Play, event: e.CubesDrawn) -> str:
    cubes = names.cubes(p, event.cubes)
    if not event.search:
        return f"On the way past, {names.captain(p)} draws {cubes}{harmless(event)}."
    end = f"and draws {cubes}" if event.cubes else "but has no cubes to draw and finds nothing"
    return f"{names.captain(p)} searches the Planet {end}."


def _power(p: Play, event: e.PowerUsed) -> str:
    """Return a power with what it does to the card in the way; another one has its own events."""
    power = p.content.weapons[event.weapon].power
    told = f"{names.captain(p)} uses {names.card(p, event.weapon)}"
    if isinstance(power, Lower):
        covered = f"up to {power.n} {ABILITY_NAMES[power.icon]}"
        return f"{told}, which covers {covered} of the next card."
    if isinstance(power, AnyAbility):
        return f"{told}: the next card asks for {ABILITY_NAMES[event.target]} instead."
    return f"{told}."


def _tried(p: Play, event: e.CubeTried) -> str:
    if event.cube == "yellow":
        return "The scanner finds a yellow cube and returns it to the bag."
    return f"The scanner removes {a_or_an(event.cube)} cube from the bag."


def _placed(p: Play, event: e.CubePlaced) -> str:
    """Return where cubes go; what they do to an ability has a line of its own."""
    if event.place in ABILITY_NAMES:
        return ""
    told = placing(p, event.cube, event.n, event.place)
    return f"{told[:-1]} ({event.total} so far)." if event.total > event.n else told


def placing(p: Play, cube: str, n: int, place: str) -> str:
    """Return where a number of cubes of a color go."""
    cubes = names.cubes(p, (cube,) * n)
    if place in p.content.aliens:
        alien = names.card(p, place)
        return f"{alien} {alien:gathers|gather} {cubes}."
    where = PLACES.get(place) or f"onto {names.card(p, place)}"
    return f"{cubes} {cubes:goes|go} {where}."


NO_COST = " at no cost"
PLACES = {"supply": "to the supply", "bag": "back into the bag"}


# --- all lines ------------------------------------------------------------------------------------

LINES: Mapping[type[Event], Line[Play]] = {
    e.GameBegan: _began,
    e.DieKept: lambda p, event: f"{capital(die_aboard(p, event.die))} comes aboard.",
    e.SectorLeft: _left,
    e.RoundBegan: "Round {round}: the Sector of {alien}.",
    e.PlanetsLaid: "{planets} {planets:comes|come} into view.",
    e.PlanetChosen: "{captain} sets course for {planet}.",
    e.LineDealt: _dealt,
    e.LocationSet: "{location} {location:becomes|become} the Location.",
    e.PointsPaid: _paid,
    e.DieUsed: _used,
    e.BonusUsed: "{die:The} adds {n} {icon}.",
    e.DieRolled: _rolled,
    e.DieRaised: "{die:The} rises to {value}.",
    e.CardEngaged: "{captain} engages {card}.",
    e.CardEvaded: _evaded,
    e.AbilityChanged: _changed,
    e.CubesDrawn: _drawn,
    e.CubesOut: "{captain} removes {cubes} from the bag.",
    e.CubeTried: _tried,
    e.CubesIn: "{cubes:The} {cubes:goes|go} into the bag.",
    e.PowerUsed: _power,
    e.IconsCounted: (
        "{captain} counts {icons:planet icon|planet icons} of {card} toward the search."
    ),
    e.MoreCubesDrawn: "The search will draw {change}.",
    e.SearchSkipped: "{captain} leaves {planet} unsearched.",
    e.ActionPaid: "{captain} spends {cards} at {planet}.",
    e.WeaponFound: "{captain} finds a Super Weapon ({number} of {weapons}): {weapon}.",
    e.CubePlaced: _placed,
    e.WeaponUnderstood: "{captain} now understands {weapon}.",
    e.CardKept: lambda p, event: (
        f"{names.captain(p)} keeps {names.cards_with_pay(p, [event.card])}."
    ),
    e.GameWon: "In round {round} {captain} holds every Super Weapon. The game is won.",
    e.GameLost: (
        "In round {round} {why}. The game is lost, with {found} of {weapons} Super Weapons found."
    ),
}
"""by event, its template or function; ``NAMERS`` turns its fields into names"""
