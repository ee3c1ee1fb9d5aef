"""Events that share a line of the log: a card with all that pays for it, a draw with its harm."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any

from game.free_captains import events as e
from game.free_captains.cards.effects import AnyAbility, Lower, SlipPast
from game.free_captains.context import Play
from game.free_captains.names import COLORS
from game.free_captains.text import names
from game.free_captains.text.effects import ABILITY_NAMES
from game.free_captains.text.log import (
    NO_COST,
    PLACES,
    acts,
    die_aboard,
    evades,
    harmless,
    now_at,
    placing,
    tell,
)
from game.table.events import Event
from game.table.grammar import Name, a_or_an, counted, listed
from game.table.shared_lines import Merged

Group = Sequence[Event]


def join(p: Play, before: Group, after: Group) -> str:
    """Return the words of one line for the events of two lines in a row, "" if both stand."""
    return _words(p, (*before, *after))


def merge(p: Play, events: Group, place: int) -> Merged:
    """Return the number of events from a place on that share a line, and its words; 0 if the event
    has a line of its own."""
    count, words = 0, ""
    for end in range(place + 2, len(events) + 1):
        found = _words(p, events[place:end])
        if not found:
            break
        count, words = end - place, found
    return count, words


def _words(p: Play, events: Group) -> str:
    """Return the words of events that share a line, "" if they do not."""
    for line in LINES:
        told = line(p, events)
        if told:
            return told
    return ""


# --- what someone does, as the end of a sentence --------------------------------------------------


def _bonus(p: Play, found: Sequence[e.BonusUsed]) -> str:
    return f"adds {listed(f'{each.n} {ABILITY_NAMES[each.icon]}' for each in found)}"


def _raised(p: Play, found: Sequence[e.DieRaised]) -> str:
    last = {each.die: each.value for each in found}
    return f"raises {listed(f'{names.die(p, die):the} to {value}' for die, value in last.items())}"


def _lifted(p: Play, found: Sequence[e.AbilityChanged]) -> str:
    return "" if any(each.change < 0 for each in found) else f"raises {_levels(found)}"


def _rolled(p: Play, found: Sequence[e.DieRolled]) -> str:
    return listed(_roll(p, each) for each in found)


def _roll(p: Play, event: e.DieRolled) -> str:
    die = names.die(p, event.die)
    if event.given:
        return f"swaps {names.die(p, event.given):the} for {die:the} at {event.value}"
    if event.cause:
        return f"acts as {a_or_an(die)} (roll of {event.value})"
    return f"rerolls {die:the} to {event.value}"


DOES: dict[type[Event], Callable[[Play, Any], str]] = {
    e.BonusUsed: _bonus,
    e.DieRaised: _raised,
    e.DieRolled: _rolled,
    e.AbilityChanged: _lifted,
    e.CubesOut: lambda p, found: f"removes {names.cubes(p, _colors(found))} from the bag",
    e.CubesIn: lambda p, found: f"puts {names.cubes(p, _colors(found))} into the bag",
    e.MoreCubesDrawn: lambda p, found: _more(sum(each.change for each in found)),
    e.IconsCounted: lambda p, found: (
        listed(
            f"counts {counted(each.icons, 'planet icon')} of the evaded {_bare(p, each.card)}"
            for each in found
        )
        + " toward the search"
    ),
    e.WeaponUnderstood: lambda p, found: (
        f"deciphers {names.card(p, found[0].weapon)} for {names.captain(p)}"
    ),
    e.CubeTried: lambda p, found: listed(_tried(each) for each in found),
}
"""by kind of event, the words for one or more of it in a row"""


def _colors(found: Iterable[e.CubesOut | e.CubesIn]) -> list[str]:
    return [color for each in found for color in each.cubes]


def _tried(event: e.CubeTried) -> str:
    if event.cube == "yellow":
        return "finds a yellow cube in the bag and returns it"
    return f"removes {a_or_an(event.cube)} cube from the bag"


def _more(change: int) -> str:
    if change < 0:
        return f"takes {counted(-change, 'cube')} from this round's search"
    return f"adds {counted(change, 'cube')} to this round's search"


def _bare(p: Play, id: str) -> str:
    """Return the name of a card without its article, to stand behind one."""
    return names.card(p, id).removeprefix("The ")


def _levels(found: Iterable[e.AbilityChanged]) -> str:
    """Return ``Combat to 5 and Science to 6``, the last of each ability."""
    last = {each.ability: each.left for each in found}
    return listed(f"{ABILITY_NAMES[ability]} to {left}" for ability, left in last.items())


def _deeds(p: Play, events: Group) -> list[str]:
    """Return events as ends of a sentence; none if one of them has no such words."""
    made = []
    for kind, each in groupby(events, type):
        words = DOES[kind](p, list(each)) if kind in DOES else ""
        if not words:
            return []
        made.append(words)
    return made


# --- lines ----------------------------------------------------------------------------------------


def _acts(p: Play, events: Group) -> str:
    """Return a die, a power or a Planet with all that it does."""
    first, deeds = events[0], _deeds(p, events[1:])
    if isinstance(first, e.PowerUsed) and isinstance(events[-1], e.CardEvaded):
        slips = len(events) == 2 and first.target == events[-1].card
        card = names.card(p, events[-1].card)
        told = f"{names.captain(p)} uses {names.card(p, first.weapon)} and evades {card}."
        return told if slips else ""
    if not deeds or (isinstance(first, e.PowerUsed) and not _acting(p, first)):
        return ""
    told, who = listed(deeds), names.captain(p)
    if isinstance(first, e.BonusUsed):
        return f"{names.die(p, first.die):The} {_die(p, events)}."
    if isinstance(first, e.DieUsed):
        new = events[1]
        if isinstance(new, e.DieRolled) and new.given == first.die and len(events) == 2:
            old, die = names.die(p, first.die), names.die(p, new.die)
            return f"{die:The}, which shows {new.value}, replaces {old:the}."
        return f"{names.die(p, first.die):The} {_die(p, events)}."
    if isinstance(first, e.PowerUsed):
        return f"{who} uses {names.card(p, first.weapon)} and {told}."
    if isinstance(first, e.ActionPaid):
        cards = names.cards(p, first.cards)
        return f"{who} spends {cards} at {names.card(p, first.planet)} and {told}."
    return ""


def _acting(p: Play, used: e.PowerUsed) -> bool:
    """Return True for a power that has events of its own."""
    return not isinstance(p.content.weapons[used.weapon].power, AnyAbility | Lower | SlipPast)


def _die(p: Play, events: Group, bare: bool = False) -> str:
    """Return what a die does and where it stands then, as the end of a sentence about it; "" if
    one of its events has no such words. A ``bare`` one may do nothing so far."""
    first, deeds = events[0], _deeds(p, events[1:])
    if isinstance(first, e.BonusUsed):
        return listed(_deeds(p, events))  # of a die that was rolled for the card before
    if not isinstance(first, e.DieUsed) or not deeds:
        return acts(first) if isinstance(first, e.DieUsed) and len(events) == 1 and bare else ""
    last = events[-1]
    if isinstance(last, e.DieRolled) and last.die == first.die and len(events) == 2:
        return f"rerolls itself to {last.value}"
    if any(isinstance(each, e.DieRaised) and each.die == first.die for each in events):
        return listed(deeds).replace(f"raises {names.die(p, first.die):the} to", "raises itself to")
    rolls = [each for each in events if isinstance(each, e.DieRolled)]
    if rolls and not any(each.cause for each in rolls):
        return f"({now_at(first)}) {listed(deeds)}"  # the die that is meant stands before it
    return f"{listed(deeds)} ({'its own die' if rolls else 'die'} {now_at(first)})"


def _rerolls(p: Play, events: Group) -> str:
    """Return a die that rerolls itself several times in a row."""
    used, rolled = events[::2], events[1::2]
    if len(rolled) < 2 or len(used) != len(rolled):
        return ""
    values = [each.value for each in rolled if isinstance(each, e.DieRolled) and not each.given]
    dice = [each.die for each in events if isinstance(each, e.DieUsed | e.DieRolled)]
    if len(values) < len(rolled) or not all(isinstance(each, e.DieUsed) for each in used):
        return ""
    if dice.count(dice[0]) < len(dice):
        return ""
    die = names.die(p, dice[0])
    return f"{die:The} rerolls itself to {', then to '.join(map(str, values))}."


def idle_rolls(events: Iterable[Event]) -> set[int]:
    """Return the ``id`` of each roll as another die that has brought nothing by the time the card
    that it was for is behind."""
    made, rolled, acting = set[int](), None, ""
    for each in events:
        if isinstance(each, e.DieUsed):
            acting = each.die
            if rolled is not None and rolled.die == acting:
                rolled = None  # which of the two like dice adds something is not certain
        elif isinstance(each, e.DieRolled) and each.cause:
            if rolled is not None:
                made.add(id(rolled))
            rolled = each
        elif rolled is None:
            continue
        elif isinstance(each, e.BonusUsed) and each.die in (rolled.die, rolled.cause):
            rolled = None
        elif isinstance(each, SHOWN) and acting == rolled.cause:
            rolled = None
        elif isinstance(each, e.CardEngaged | e.CardEvaded):
            made.add(id(rolled))
            rolled = None
    return made


SHOWN = (e.AbilityChanged, e.DieRaised, e.DieRolled, e.MoreCubesDrawn, e.IconsCounted, e.CubesOut,
         e.CubesIn, e.CubeTried, e.WeaponUnderstood)  # fmt: skip
"""what a die does, besides its bonus"""


def with_idle(p: Play, events: Iterable[Event], idle: frozenset[int], words: str) -> str:
    """Return the words of events with each roll to no effect."""
    for each in events:
        if isinstance(each, e.DieRolled) and id(each) in idle:
            roll = _roll(p, each)
            words = words.replace(f"{roll} (", f"{roll}, to no effect (", 1)
    return words


def again(p: Play, events: Group) -> tuple[tuple[str, str, str], ...]:
    """Return what a Location or a Super Weapon does again and again, with its words for the next
    time and an id."""
    made = list[tuple[str, str, str]]()
    for each in events:
        if isinstance(each, e.AbilityChanged) and each.cause in p.content.locations:
            card, up = names.card(p, each.cause), each.change > 0
            verb = f"{card:raises|raise}" if up else f"{card:lowers|lower}"
            told = f"{card} {verb} {ABILITY_NAMES[each.ability]}"
            made.append((f"{told} to", f"{told} once more, to", f"{each.cause}.{told}"))
        elif isinstance(each, e.PowerUsed):
            used = f"{names.captain(p)} uses {names.card(p, each.weapon)}"
            power, target = p.content.weapons[each.weapon].power, ABILITY_NAMES.get(each.target, "")
            if isinstance(power, Lower):
                covers, n = ", which covers up to", f"{power.n} {ABILITY_NAMES[power.icon]}"
                part = f"{used}{covers} {n} of the next card."
                made.append((part, f"{used} for up to {n}.", each.weapon))
            elif isinstance(power, AnyAbility):
                asks = f": the next card asks for {target} instead."
                made.append((f"{used}{asks}", f"{used} for {target}.", each.weapon))
            elif not any(isinstance(x, e.CardEvaded) for x in events):
                made.append((f"{used} and ", f"{names.card(p, each.weapon)} ", each.weapon))
    return (*made,)


def _engages(p: Play, events: Group) -> str:
    """Return a card with the points and the die that pay for it, and what it brings."""
    at = next((n for n, each in enumerate(events) if isinstance(each, e.CardEngaged)), None)
    paying = events if at is None else events[:at]
    points = [each for each in paying if isinstance(each, e.PointsPaid)]
    rest = [each for each in paying if not isinstance(each, e.PointsPaid)]
    used = _pays(p, rest, isinstance(events[0], e.PointsPaid)) if rest else ""
    if (rest and not used) or len(events) < 2:
        return ""
    who = names.captain(p)
    if at is None:
        if not points:
            return ""  # the die has its own line
        if isinstance(events[0], e.PointsPaid):
            return f"{who} pays {_points(points)}{f'; {used}' * bool(used)}."
        return f"{used[:1].upper()}{used[1:]}, and {who} pays {_points(points)}."
    engaged: Any = events[at]
    if not _is_for(rest, engaged.card):
        return ""
    own_ = [each for each in points if each.ability == each.icon]
    others = [each for each in points if each.ability != each.icon]
    price = " for " + _points(own_, others) if own_ else ""
    told = f"{who} engages {names.card(p, engaged.card)}{price}"
    helps = "; ".join(filter(None, (_stand_in(others, own_), used)))
    told += f"{'; ' if price else ': '}{helps}" if helps else ""
    brought = _deeds(p, events[at + 1 :])
    if not brought:
        return "" if events[at + 1 :] else f"{told}."
    own = all(each.cause in ("", engaged.card) for each in events[at + 1 :])
    link = f"; {who} then" if helps else " and"
    return f"{told}{link} {listed(brought)}." if own else ""


def _engages_several(p: Play, events: Group) -> str:
    """Return cards engaged one after another, each for points of one ability, and what the last
    brings."""
    ends = [n + 1 for n, each in enumerate(events) if isinstance(each, e.CardEngaged)]
    if not 2 <= len(ends) <= MOST:
        return ""
    parts = []
    for start, end in zip([0, *ends], ends, strict=False):
        engaged: Any = events[end - 1]
        paid = [each for each in events[start : end - 1] if isinstance(each, e.PointsPaid)]
        if len({each.ability for each in paid}) != 1 or len(paid) < end - 1 - start:
            return ""
        parts.append(f"{names.card(p, engaged.card)} for {_points(paid)}")
    told, rest = f"{names.captain(p)} engages {listed(parts)}", events[ends[-1] :]
    if not rest:
        return f"{told}."
    brought, card = _deeds(p, rest), engaged.card
    own = all(each.cause in ("", card) for each in rest)
    return f"{told}; {names.captain(p)} then {listed(brought)}." if brought and own else ""


MOST = 3
"""cards engaged in a line"""


def _pays(p: Play, events: Group, interrupts: bool) -> str:
    """Return dice and their parts of a payment, "" if the first has none; a die that
    ``interrupts`` a payment may do anything."""
    groups: list[list[Event]] = []
    for each in events:
        if isinstance(each, e.DieUsed) or not groups:
            groups.append([])
        groups[-1].append(each)
    if not interrupts and not any(isinstance(each, e.BonusUsed) for each in groups[0]):
        return ""
    told = [
        (names.die(p, _used(each)), _die(p, each, interrupts)) for each in groups if _used(each)
    ]
    if len(told) < len(groups) or not all(words for _, words in told):
        return ""
    return "; ".join(f"{die:the} {words}" for die, words in told)


def _used(events: Group) -> str:
    """Return the die that acts in events, "" for none."""
    return events[0].die if isinstance(events[0], e.DieUsed | e.BonusUsed) else ""


def _stand_in(others: Sequence[e.PointsPaid], own: Sequence[e.PointsPaid]) -> str:
    """Return ``2 Combat (5 left) and 2 Science (3 left) stand in for 2 Diplomacy``: points paid in
    place of others, "" for none."""
    told, asked = [], {each.icon for each in own}
    for icon in dict.fromkeys(each.icon for each in others):
        found = [each for each in others if each.icon == icon]
        left = {each.ability: each.left for each in found}
        paid = Counter[str]()
        for each in found:
            paid[each.ability] += each.points
        points = listed(
            f"{n} {ABILITY_NAMES[each]} ({left[each]} left)" for each, n in paid.items()
        )
        owed = f"{sum(each.strength for each in found)}{' more' * (icon in asked)}"
        verb = "stands" if paid.total() == 1 else "stand"
        told.append(f"{points} {verb} in for {owed} {ABILITY_NAMES[icon]}")
    return "; ".join(told)


def _points(found: Sequence[e.PointsPaid], later: Sequence[e.PointsPaid] = ()) -> str:
    """Return ``2 Combat (4 left) and 2 Diplomacy (1 left) in place of 1 Science``: points of the
    ability that the card asks for come first. An ability of points paid ``later`` shows there what
    it has left."""
    paid: Counter[tuple[str, str]] = Counter()
    owed: Counter[tuple[str, str]] = Counter()
    for each in sorted(found, key=lambda x: x.ability != x.icon):
        paid[each.ability, each.icon] += each.points
        owed[each.ability, each.icon] += each.strength
    left = {each.ability: each.left for each in found}
    last, spent = {ability: icon for ability, icon in paid}, {each.ability for each in later}

    def instead(ability: str, icon: str) -> str:
        how = "for the other" if (icon, icon) in paid else "in place of"
        return f" {how} {owed[ability, icon]} {ABILITY_NAMES[icon]}"

    return listed(
        f"{n} {ABILITY_NAMES[ability]}"
        + (f" ({left[ability]} left)" * (last[ability] == icon and ability not in spent))
        + instead(ability, icon) * (ability != icon)
        for (ability, icon), n in paid.items()
    )


def _evades(p: Play, events: Group) -> str:
    """Return an Evade with its price, its draw and the harm of that."""
    kinds = [type(each) for each in events]
    evaded = kinds[0] is e.CardEvaded
    place, first, who = 0, events[0], names.captain(p)
    told = ""
    if isinstance(first, e.CardEvaded):
        told, place = f"{who} {evades(p, first)}", 1
        fills = events[1] if len(events) > 1 else None
        place += isinstance(fills, e.CubesIn)
        paid = events[place] if len(events) > place else None
        if isinstance(paid, e.AbilityChanged) and paid.cause == "evade":
            ability = ABILITY_NAMES[paid.ability]
            told, place = f"{told} for {-paid.change} {ability} ({paid.left} left)", place + 1
        elif paid is not None and NO_COST not in told:
            told += NO_COST
        if isinstance(fills, e.CubesIn):
            told = f"{told}, puts {names.cubes(p, fills.cubes)} into the bag"
    if place == len(events):
        return f"{' and puts'.join(told.rsplit(', puts', 1))}." if place > 1 else ""
    at = next((n for n, x in enumerate(events) if isinstance(x, e.CubesDrawn)), len(events))
    own = isinstance(first, e.CardEvaded) and _is_for(events, first.card)
    helps = _helps(p, events[place:at]) if own and at > place else ""
    if at > place and not helps:
        return ""
    if at == len(events):
        return f"{told}; {helps}."
    drawn, harm = events[at], events[at + 1 :]
    if not isinstance(drawn, e.CubesDrawn) or drawn.search:
        return ""
    cubes = names.cubes(p, drawn.cubes)
    link = f"; {helps}; {who} then" if helps else " and"
    told = f"{told}{link} draws {cubes}" if evaded else f"On the way past, {who} draws {cubes}"
    if not harm:
        return f"{told}{harmless(drawn)}." if evaded else ""
    hurt = [x for x in harm if isinstance(x, e.AbilityChanged) and x.cause in COLORS]
    if len(hurt) < len(harm) or any(each.change > 0 for each in hurt):
        return ""
    return f"{told}, which {'lower' if len(drawn.cubes) > 1 else 'lowers'} {_levels(hurt)}."


def _is_for(events: Group, card: str) -> bool:
    """Return True if the dice among events have all acted for a card; without a draw nothing else
    parts an Evade from the die of the next card."""
    return all(each.card in ("", card) for each in events if isinstance(each, e.DieUsed))


def _helps(p: Play, events: Group) -> str:
    """Return what dice and powers do before an Evade draws, "" if an event has no such words."""
    starts = [n for n, x in enumerate(events) if isinstance(x, e.DieUsed | e.PowerUsed)]
    if not starts or starts[0]:
        return ""
    told = []
    for start, end in zip(starts, [*starts[1:], len(events)], strict=True):
        group = events[start:end]
        icons = [each.icons for each in group[1:] if isinstance(each, e.IconsCounted)]
        if icons and isinstance(group[0], e.PowerUsed) and len(icons) == len(group) - 1:
            weapon, count = names.card(p, group[0].weapon), counted(sum(icons), "planet icon")
            told.append(f"{weapon} still counts {count} toward the search")
        elif isinstance(group[0], e.PowerUsed):
            acted = _acts(p, group) if len(group) > 1 else ""
            told.append(acted.removesuffix("."))
        else:
            told.append(_pays(p, group, interrupts=True))
    return "; ".join(told) if all(told) else ""


def _cubes_act(p: Play, events: Group) -> str:
    """Return what drawn cubes do to abilities."""
    placed_ = [each for each in events if isinstance(each, e.CubePlaced)]
    changed = [each for each in events if isinstance(each, e.AbilityChanged)]
    causes = {each.cube for each in placed_} | {x.cause for x in changed if x.cause}
    if not placed_ or not changed or len(placed_) + len(changed) < len(events):
        return ""
    ends = {ABILITY_NAMES.get(each.place) for each in placed_}
    ups = {each.change > 0 for each in changed}
    black = next((n for n, x in enumerate(events) if isinstance(x, e.CubePlaced)
                  and x.cube == "black"), 0)  # fmt: skip
    if len(ups) > 1 and black:
        raised, lowered = _cubes_act(p, events[:black]), _cubes_act(p, events[black:])
        then = lowered.replace(" lower", " then lower", 1)
        return f"{raised.removesuffix('.')}; {then}" if raised and lowered else ""
    if None in ends or len(ups) > 1 or not causes <= set(COLORS) | {"black"}:
        return ""
    if not isinstance(events[-1], e.AbilityChanged):
        return ""
    cubes = names.cubes(p, [each.cube for each in placed_ for _ in range(each.n)])
    if cubes.plural and len(causes) > 1:
        cubes = Name("the cubes", plural=True)
    verb = f"{cubes:raises|raise}" if ups == {True} else f"{cubes:lowers|lower}"
    return f"{cubes[:1].upper()}{cubes[1:]} {verb} {_levels(changed)}."


def _cubes_go(p: Play, events: Group) -> str:
    """Return cubes that go to one place, and the weapon that they complete."""
    last = events[-1] if isinstance(events[-1], e.WeaponUnderstood) else None
    going = events[:-1] if last else events
    found = [each for each in going if isinstance(each, e.CubePlaced)]
    if not found or len(found) < len(going):
        return ""
    place = found[0].place
    if place in ABILITY_NAMES:
        return ""
    if len({each.cube for each in found}) > 1:
        if place not in PLACES or any(each.place != place for each in found):
            return ""
        cubes = names.cubes(p, [each.cube for each in found for _ in range(each.n)])
        return f"{cubes} go {PLACES[place]}."
    if len({x.place for x in found}) > 1:
        return "" if last else _stowed(p, found)
    told = placing(p, found[0].cube, sum(each.n for each in found), place)
    if last is None:
        return told
    done = last.weapon == place
    return f"{told.removesuffix('.')}, and {names.captain(p)} now understands it." if done else ""


def _stowed(p: Play, found: Sequence[e.CubePlaced]) -> str:
    """Return cubes of a color that go onto several weapons: ``1 red cube goes onto Moonpeeler and 2
    onto The Hush Organ.``"""
    counts: Counter[str] = Counter()
    for each in found:
        counts[each.place] += each.n
    if not all(place in p.content.weapons for place in counts):
        return ""
    first, *rest = counts
    told = placing(p, found[0].cube, counts[first], first).removesuffix(".")
    onto = [f"{counts[place]} onto {names.card(p, place)}" for place in rest]
    return f"{listed([told, *onto])}."


def _searched(p: Play, events: Group) -> str:
    """Return a search that draws cubes of one color with where they go."""
    drawn, rest = events[0], events[1:]
    if not isinstance(drawn, e.CubesDrawn) or not drawn.search or not rest:
        return ""
    cubes, told = names.cubes(p, drawn.cubes), _cubes_act(p, rest) or _cubes_go(p, rest)
    if not told.startswith(f"{cubes} "):
        return ""
    return f"{tell(p, drawn).removesuffix('.')}, which {told.removeprefix(f'{cubes} ')}"


def _same(p: Play, events: Group) -> str:
    """Return a number of events of one kind."""
    kinds = {type(each) for each in events}
    who, found = names.captain(p), list[Any](events)
    if kinds == {e.CubesOut}:
        return f"{who} removes {names.cubes(p, _colors(found))} from the bag."
    if kinds == {e.CardKept}:
        return f"{who} keeps {names.cards_with_pay(p, [each.card for each in found])}."
    if kinds <= {e.DieKept, e.DieRolled} and kinds != {e.DieRolled}:
        rolls = {each.die: each.value for each in found if isinstance(each, e.DieRolled)}
        taken = [each.die for each in found if isinstance(each, e.DieKept)]
        dice = [die_aboard(p, each, rolls.get(each, 0)) for each in taken]
        if not rolls.keys() <= {*taken}:
            return ""
        come = "come" if len(dice) > 1 else "comes"
        return f"{listed(dice)[:1].upper()}{listed(dice)[1:]} {come} aboard."
    return ""


def _ends(p: Play, events: Group) -> str:
    """Return the last Super Weapon with the victory that it brings; one found with it keeps its
    own line, to stand above its story."""
    found, won = events[0], events[-1]
    if len(events) != 2 or not isinstance(found, e.WeaponFound) or not isinstance(won, e.GameWon):
        return ""
    all_of = p.content.table.levels[p.state.setup.level].weapons
    weapon = names.card(p, found.weapon)
    told = f"{names.captain(p)} finds {weapon}, the last of {all_of} Super Weapons"
    return f"{told}, and wins the game in round {won.round}."


def _opens(p: Play, events: Group) -> str:
    """Return the line of cards with its new Locations."""
    dealt, rest = events[0], events[1:]
    new = [each.location for each in rest if isinstance(each, e.LocationSet)]
    if not isinstance(dealt, e.LineDealt) or not new or len(new) < len(rest):
        return ""
    cards, seeded = names.cards(p, dealt.cards), names.cubes(p, dealt.seeded)
    bag = f"; {seeded} {seeded:goes|go} into the bag" if dealt.seeded else ""
    last = new[-1]
    passed = [each for each in dealt.cards if each in p.content.locations and each != last]
    name = names.cards(p, passed)
    gone = f", the last one drawn; {name} {name:leaves|leave} the game" if passed else ""
    return f"In the way lie {cards}{bag}. {names.card(p, last)} is now the Location{gone}."


LINES: tuple[Callable[[Play, Group], str], ...] = (
    _rerolls,
    _engages,
    _engages_several,
    _acts,
    _evades,
    _cubes_act,
    _cubes_go,
    _searched,
    _same,
    _ends,
    _opens,
)
"""each takes events in a row and returns their line, "" if they are none of its own"""
