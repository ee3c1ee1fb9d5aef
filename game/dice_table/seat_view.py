"""All that a seat may see of the table, as frozen data: the only source of the screen.

Of a hidden roll others see that there was one, of a hidden pin that there is one, and of the pool
behind the curtain nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.dice_table.building import DIALS, build, dial, pool_of
from game.dice_table.guide import payable
from game.dice_table.luck import Luck, luck
from game.dice_table.names import Coin, Context, Group
from game.dice_table.rolling import latest, next_die, roll_of
from game.dice_table.state import Figures, Record, Sheet, State
from game.dice_table.text import pools
from game.edge.dice.faces import Kind, Net
from game.edge.dice.pool import Pool
from game.edge.names import LINKED, SKILLS, Skill

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


@dataclass(frozen=True, slots=True)
class SheetView:
    """A sheet in play; a threshold of 0 is none. ``injuries`` are rows of the table; ``skills``
    have rank and characteristic, the best first."""

    id: str
    name: str
    wounds: int
    wound_threshold: int
    strain: int
    strain_threshold: int
    injuries: tuple[str, ...]
    skills: tuple[tuple[Skill, int, int], ...]


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
    payable: frozenset[str]
    """the lines of the guide that the latest check can pay"""
    luck: tuple[Luck, ...]
    pins: tuple[PinView, ...]
    destiny: tuple[Coin, ...]
    slots: tuple[SlotView, ...]
    turn: str
    round: int
    sheets: tuple[SheetView, ...]
    counters: Mapping[str, int]


def view_of(state: State, seat: int) -> SeatView:
    """Return the view of a seat."""
    master, last = seat == 0, latest(state)
    known = last if last is not None and (master or not covered(state, last)) else None
    shown = [each for each in state.history if master or not each.hidden]
    return SeatView(
        people=tuple(each.name for each in state.setup.seats),
        who=state.who,
        curtain=state.curtain,
        context=state.context,
        building=_building(state) if master or not state.curtain else COVERED,
        rolls=len(state.history),
        last=_check(known) if known is not None else None,
        payable=frozenset(
            payable(roll_of(known).net, known.lines, state.context, known.skill)
            if known is not None
            else ()
        ),
        luck=tuple(luck(shown, who) for who in range(len(state.setup.seats))),
        pins=tuple(
            PinView(each.id, each.skill if master or not each.hidden else "") for each in state.pins
        ),
        destiny=state.destiny,
        slots=tuple(SlotView(e.id, e.group, e.success, e.advantage) for e in state.slots),
        turn=state.turn,
        round=state.round,
        sheets=tuple(_sheet(state, each) for each in state.sheets),
        counters=dict(state.counters),
    )


def covered(state: State, last: Record) -> bool:
    """Return True if the last check, or any roll since then, is hidden: that too may be a check."""
    return any(each.hidden for each in state.history[state.history.index(last) :])


COVERED = PoolView(Pool(), "", "", NO_DIALS, (), (), None)
"""the pool behind the curtain"""


def _building(state: State) -> PoolView:
    steps = (state.parts[line.at] for line in build(state.parts).lines)
    return PoolView(
        pool=pool_of(state),
        skill=state.skill,
        why=state.why,
        dials={name: dial(state, name) for name in DIALS},
        parts=tuple(PartView(each.id, pools.part(each)) for each in steps),
        typed=state.typed,
        next=next_die(state),
    )


def _check(shown: Record) -> CheckView:
    return CheckView(shown.id, shown.who, shown.skill, shown.hidden, shown.dice, shown.chance,
                     roll_of(shown).net, shown.lines)  # fmt: skip


def _sheet(state: State, shown: Sheet) -> SheetView:
    figures = state.setup.sheets[shown.figures] if shown.figures >= 0 else None
    return SheetView(
        id=shown.id,
        name=shown.name,
        wounds=shown.wounds,
        wound_threshold=figures.wounds if figures is not None else 0,
        strain=shown.strain,
        strain_threshold=figures.strain if figures is not None else 0,
        injuries=tuple(row for row, _ in shown.injuries),
        skills=_skills(figures) if figures is not None else (),
    )


def _skills(figures: Figures) -> tuple[tuple[Skill, int, int], ...]:
    rated = (
        (skill, figures.skills.get(skill, 0), figures.characteristics.get(LINKED[skill], 0))
        for skill in SKILLS
    )
    return tuple(sorted((each for each in rated if each[2]), key=lambda x: (-x[1], -x[2])))
