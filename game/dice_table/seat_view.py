"""All that a seat may see of the table, as frozen data: the only source of the screen.

Of a hidden roll others see that there was one, of a hidden pin that there is one, and of the pool
behind the curtain nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.dice_table.attacks import TOGGLES, aim, damage
from game.dice_table.building import DIALS, actor_name, build, dial, pool_of, sheet_of
from game.dice_table.cards import (
    Card,
    Facing,
    Weapon,
    characteristic,
    figure,
    figures_of,
    rank,
    rating,
    skill_name,
    still_up,
)
from game.dice_table.guide import payable
from game.dice_table.luck import Luck, luck
from game.dice_table.names import Coin, Context, Group
from game.dice_table.rolling import critical_of, latest, next_die, roll_of
from game.dice_table.sheet_pools import skills_of
from game.dice_table.stations import SKILLS, crew_of, station_name, stations_of
from game.dice_table.state import Note, Place, Record, Sheet, State, Strike, Wreck
from game.dice_table.text import pools, strikes
from game.edge.dice.faces import Kind, Net
from game.edge.dice.pool import Pool
from game.edge.names import Characteristic, Range

NO_DIALS: Mapping[str, int] = dict.fromkeys(DIALS, 0)


@dataclass(frozen=True, slots=True)
class PartView:
    """A step of the pool being built, in words."""

    id: str
    told: str


@dataclass(frozen=True, slots=True)
class PoolView:
    """The pool being built: its dice, the faces typed in so far, and the next die to type in."""

    pool: Pool
    skill: str
    sheet: str
    """the name on the sheet whose skill it is, "" for none"""
    why: str
    dials: Mapping[str, int]
    parts: tuple[PartView, ...]
    typed: tuple[int, ...]
    next: Kind | None


@dataclass(frozen=True, slots=True)
class CheckView:
    """A check of the history; ``lines`` are those of the spending guide written into it."""

    id: str
    who: int
    skill: str
    sheet: str
    hidden: bool
    dice: tuple[tuple[Kind, int], ...]
    chance: str
    net: Net
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PinView:
    """A pool kept for later; "" is the skill of one that the seat may not see."""

    id: str
    skill: str


@dataclass(frozen=True, slots=True)
class SlotView:
    """A place on the initiative strip, with the result that it was made by."""

    id: str
    group: Group
    success: int
    advantage: int
    sheet: str
    """the sheet that acts here in this round, "" for none that the seat may see"""
    acted: bool
    """whether its turn is over in this round"""


@dataclass(frozen=True, slots=True)
class PlaceView:
    """A place in the row of range bands, how far away the next one is, and who stands there."""

    id: str
    name: str
    link: Range
    sheets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SkillView:
    """A skill of a sheet."""

    id: str
    name: str
    rank: int
    rating: int
    characteristic: Characteristic


@dataclass(frozen=True, slots=True)
class StationView:
    """A station or gun of a ship, with the sheet that holds it ("" for none that the seat may
    see) and the dice of its pool."""

    id: str
    name: str
    skill: str
    sheet: str
    rank: int
    rating: int


@dataclass(frozen=True, slots=True)
class SheetView:
    """A sheet in play; a threshold of 0 is none. ``injuries`` are rows of the table; ``skills`` are
    all of the sheet, ``own`` those that it adds. Of a hidden one others see that it is there."""

    id: str
    name: str = ""
    kind: str = ""
    hidden: bool = False
    seat: int = -1
    wounds: int = 0
    wound_threshold: int = 0
    strain: int = 0
    strain_threshold: int = 0
    pressed: int = 0
    """how much lower Obligation makes the strain threshold"""
    injuries: tuple[str, ...] = ()
    characteristics: Mapping[Characteristic, int] = field(default_factory=dict)
    figures: Mapping[str, int] = field(default_factory=dict)
    skills: Mapping[str, SkillView] = field(default_factory=dict)
    own: tuple[str, ...] = ()
    weapons: tuple[Weapon, ...] = ()
    stations: tuple[StationView, ...] = ()
    """of a ship: its stations, then its guns"""
    wrecks: tuple[Wreck, ...] = ()
    stims: int = 0
    credits: int = 0
    strain_before: int = -1
    """the strain when the fight began, -1 outside of one"""
    up: int = 0
    """how many of a group are up, 0 for a single one"""
    notes: str = ""
    aim: str = ""
    """the target of its next attack"""


@dataclass(frozen=True, slots=True)
class StrikeView:
    """An attack in a line; ``rolled`` once its dice have fallen, ``hits`` if they do harm, with
    ``severity`` on a Critical Injury; ``toggles`` are the circumstances that count."""

    told: str
    rolled: bool
    hits: bool
    severity: int
    toggles: frozenset[str]


@dataclass(frozen=True, slots=True)
class TableView:
    """A table of the group's own, and how many rows it has."""

    id: str
    name: str
    rows: int


@dataclass(frozen=True, slots=True)
class RequestView:
    """A check that the Game Master asks for: its skill, "" for any, and the dice of that side."""

    skill: str
    pool: Pool


@dataclass(frozen=True, slots=True)
class SeatView:
    """The dice table as a seat sees it."""

    people: tuple[str, ...]
    who: int
    curtain: bool
    context: Context
    building: PoolView
    rolls: int
    last: CheckView | None
    """the latest check, None before the first and while it is covered"""
    critical: int
    """the Critical Rating of the weapon of that check, 0 for unknown or none"""
    payable: frozenset[str]
    """the lines of the guide that the latest check can pay"""
    luck: tuple[Luck, ...]
    pins: tuple[PinView, ...]
    destiny: tuple[Coin, ...]
    slots: tuple[SlotView, ...]
    places: tuple[PlaceView, ...]
    engaged: tuple[tuple[str, str], ...]
    turn: str
    round: int
    sheets: tuple[SheetView, ...]
    target: str
    """the sheet that attacks are aimed at, "" for none"""
    band: Range
    facing: Facing
    """the side of a ship that attacks meet"""
    strike: StrikeView | None
    """the attack being built, or the latest one"""
    edited: str
    """the sheet whose figures can be changed, "" for none"""
    counters: Mapping[str, int]
    notes: tuple[Note, ...]
    tables: tuple[TableView, ...]
    hidden: frozenset[str]
    """the places, tables, notes and counters that only the Game Master sees; for others none"""
    request: RequestView | None


def view_of(state: State, seat: int) -> SeatView:
    """Return the view of a seat."""
    master, last = seat == 0, latest(state)
    known = last if last is not None and (master or not covered(state, last)) else None
    open_strike = known is not None and seen_strike(state, master) is not None
    critical = critical_of(state, known) if known is not None and open_strike else 0
    shown = [each for each in state.history if master or not each.hidden]
    return SeatView(
        people=tuple(each.name for each in state.setup.seats),
        who=state.who,
        curtain=state.curtain,
        context=state.context,
        building=_building(state, master) if master or not state.curtain else COVERED,
        rolls=len(state.history),
        last=_check(known) if known is not None else None,
        critical=critical,
        payable=frozenset(
            payable(roll_of(known).net, known.lines, state.context, known.skill, critical)
            if known is not None
            else ()
        ),
        luck=tuple(luck(shown, who) for who in range(len(state.setup.seats))),
        pins=tuple(
            PinView(each.id, each.skill if master or not each.hidden else "") for each in state.pins
        ),
        destiny=state.destiny,
        slots=_slots(state, master),
        places=tuple(
            _place(state, each, master) for each in state.places if is_shown(state, each.id, master)
        ),
        engaged=seen_pairs(state, master),
        turn=state.turn,
        round=state.round,
        sheets=tuple(_sheet(state, each, master) for each in state.sheets),
        target=seen_target(state, state.target, master),
        band=state.band,
        facing=state.facing,
        strike=_strike(state, master),
        edited=state.edited if master else "",
        counters=shown_counters(state, master),
        notes=tuple(each for each in state.notes if is_shown(state, each.id, master)),
        tables=tuple(
            TableView(each.id, each.name, len(each.rows))
            for each in state.tables
            if is_shown(state, each.id, master)
        ),
        hidden=frozenset(state.hidden if master else ()),
        request=_request(state),
    )


def is_shown(state: State, id: str, master: bool) -> bool:
    """Return True if a seat may see a place, table, note or counter."""
    return master or id not in state.hidden


def shown_counters(state: State, master: bool) -> dict[str, int]:
    """Return the counters that a seat may see."""
    return {id: n for id, n in state.counters.items() if is_shown(state, id, master)}


def _request(state: State) -> RequestView | None:
    asked = state.request
    if asked is None:
        return None
    return RequestView(asked.skill, build(asked.parts).pool)


def covered(state: State, last: Record) -> bool:
    """Return True if the last check, or any roll since then, is hidden: that too may be a check."""
    return any(each.hidden for each in state.history[state.history.index(last) :])


def seen_ids(state: State, master: bool) -> frozenset[str]:
    """Return the sheets that a seat may see."""
    return frozenset(each.id for each in state.sheets if master or not each.hidden)


def seen_pairs(state: State, master: bool) -> tuple[tuple[str, str], ...]:
    """Return the pairs of engaged sheets that a seat may see."""
    seen = seen_ids(state, master)
    return tuple(pair for pair in state.engaged if seen.issuperset(pair))


def _slots(state: State, master: bool) -> tuple[SlotView, ...]:
    seen, ids = seen_ids(state, master), [each.id for each in state.slots]
    now = ids.index(state.turn) if state.turn else 0
    return tuple(
        SlotView(each.id, each.group, each.success, each.advantage,
                 each.sheet if each.sheet in seen else "", at < now)
        for at, each in enumerate(state.slots)
    )  # fmt: skip


def _place(state: State, place: Place, master: bool) -> PlaceView:
    seen = seen_ids(state, master)
    there = tuple(each.id for each in state.sheets if each.place == place.id and each.id in seen)
    return PlaceView(place.id, place.name, place.link, there)


def seen_target(state: State, id: str, master: bool) -> str:
    """Return the sheet that attacks are aimed at, as far as a seat may know it."""
    target = sheet_of(state, id)
    known = target is not None and (master or not (target.hidden or state.curtain))
    return id if known else ""


def seen_strike(state: State, master: bool) -> Strike | None:
    """Return the latest attack if a seat may know of it."""
    strike = state.strike
    return strike if strike is not None and (master or strikes.is_open(state, strike)) else None


def _strike(state: State, master: bool) -> StrikeView | None:
    strike = seen_strike(state, master)
    if strike is None:
        return None
    toggles = frozenset(part.why for part in state.parts if part.why in TOGGLES)
    rolled, hits = bool(strike.roll), damage(state) is not None
    return StrikeView(strikes.line(state), rolled, hits, strikes.severity(state), toggles)


COVERED = PoolView(Pool(), "", "", "", NO_DIALS, (), (), None)
"""the pool behind the curtain"""


def _building(state: State, master: bool) -> PoolView:
    steps = (state.parts[line.at] for line in build(state.parts).lines)
    return PoolView(
        pool=pool_of(state),
        skill=state.skill,
        sheet=actor_name(state, master),
        why=state.why,
        dials={name: dial(state, name) for name in DIALS},
        parts=tuple(PartView(each.id, pools.part(each)) for each in steps),
        typed=state.typed,
        next=next_die(state),
    )


def _check(shown: Record) -> CheckView:
    return CheckView(shown.id, shown.who, shown.skill, shown.sheet, shown.hidden, shown.dice,
                     shown.chance, roll_of(shown).net, shown.lines)  # fmt: skip


def _sheet(state: State, shown: Sheet, master: bool) -> SheetView:
    if shown.hidden and not master:
        return SheetView(shown.id, hidden=True)
    card = shown.card
    return SheetView(
        id=shown.id,
        name=card.name,
        kind=card.kind,
        hidden=shown.hidden,
        seat=shown.seat,
        wounds=shown.wounds,
        wound_threshold=card.wounds,
        strain=shown.strain,
        strain_threshold=max(0, card.strain - shown.pressed),
        pressed=shown.pressed,
        injuries=tuple(row for row, _ in shown.injuries),
        characteristics=dict(card.characteristics),
        figures={name: figure(card, name) for name in figures_of(card)},
        skills={each: _skill(card, each) for each in skills_of(card)},
        own=tuple(each.id for each in card.own),
        weapons=card.weapons,
        stations=_stations(state, shown, master) if card.kind == "ship" else (),
        wrecks=shown.wrecks,
        stims=shown.stims,
        credits=shown.credits,
        strain_before=shown.strain_before,
        up=still_up(card, shown.wounds),
        notes=card.notes,
        aim=seen_target(state, aim(state, shown), master),
    )


def _stations(state: State, ship: Sheet, master: bool) -> tuple[StationView, ...]:
    seen, found = seen_ids(state, master), list[StationView]()
    guns = {each.id: each.skill for each in ship.card.weapons}
    for id in stations_of(ship):
        crew = crew_of(state, ship, id)
        holder = crew if crew is not None and crew.id in seen else None
        skill, card = guns.get(id) or SKILLS[id], (holder or ship).card
        dice = rank(card, skill), rating(card, skill)
        found.append(StationView(id, station_name(ship, id), skill_name(card, skill),
                                 holder.id if holder is not None else "", *dice))  # fmt: skip
    return tuple(found)


def _skill(card: Card, skill: str) -> SkillView:
    linked = characteristic(card, skill)
    name = skill_name(card, skill)
    return SkillView(skill, name, rank(card, skill), rating(card, skill), linked)
