"""Everything that can happen at the table: the log words it, the window shows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.table.events import Event


@dataclass(slots=True, kw_only=True)
class PoolChanged(Event):
    """The pool being built, its reason or skill, or the dice typed in have changed."""


@dataclass(slots=True, kw_only=True)
class Typed(Event):
    """Dice read from the table: kinds with the number of the face of each, and the net result."""

    roll: str
    who: int
    skill: str
    dice: tuple[str, ...]
    faces: tuple[int, ...]
    chance: str
    """the chance that it had, as a fraction; "" for Force dice alone"""
    sheet: str = ""
    """the name on the sheet whose skill it is"""


@dataclass(slots=True, kw_only=True)
class Rolled(Typed):
    """Dice rolled by the program."""

    reveals: ClassVar[bool] = True


@dataclass(slots=True, kw_only=True)
class NumberTyped(Event):
    """Ten-sided dice read from the table."""

    roll: str
    who: int
    digits: tuple[int, ...]
    value: int


@dataclass(slots=True, kw_only=True)
class NumberRolled(NumberTyped):
    """Ten-sided dice rolled by the program: one alone, or tens and ones."""

    reveals: ClassVar[bool] = True


@dataclass(slots=True, kw_only=True)
class HiddenRoll(Event):
    """There was a roll behind the curtain."""


@dataclass(slots=True, kw_only=True)
class RollShown(Typed):
    """A hidden check is shown to everybody."""

    reveals: ClassVar[bool] = True


@dataclass(slots=True, kw_only=True)
class NumberShown(NumberTyped):
    """A hidden roll of ten-sided dice is shown to everybody."""

    reveals: ClassVar[bool] = True


@dataclass(slots=True, kw_only=True)
class CurtainMoved(Event):
    closed: bool


@dataclass(slots=True, kw_only=True)
class ChecksCompared(Event):
    """Checks of one skill against each other, the best first; ``tied`` if no one is ahead."""

    rolls: tuple[str, ...]
    tied: bool


@dataclass(slots=True, kw_only=True)
class LineWritten(Event):
    """A line of the spending guide written into a check."""

    roll: str
    line: str


@dataclass(slots=True, kw_only=True)
class RollerChosen(Event):
    who: int


@dataclass(slots=True, kw_only=True)
class ContextChosen(Event):
    context: str


@dataclass(slots=True, kw_only=True)
class Pinned(Event):
    """A pool is pinned, or no longer (``on`` False)."""

    pin: str
    on: bool


@dataclass(slots=True, kw_only=True)
class DestinyRolled(Event):
    """The Destiny pool of the session (EE-101)."""

    reveals: ClassVar[bool] = True

    faces: tuple[int, ...]
    light: int
    dark: int


@dataclass(slots=True, kw_only=True)
class CoinFlipped(Event):
    """A coin turns over: "light" or "dark", as it was."""

    side: str
    invested: bool = False


@dataclass(slots=True, kw_only=True)
class CoinMoved(Event):
    """A coin is put down, or taken away (``on`` False)."""

    side: str
    on: bool


@dataclass(slots=True, kw_only=True)
class SlotAdded(Event):
    slot: str
    group: str
    success: int
    advantage: int


@dataclass(slots=True, kw_only=True)
class InitiativeRolled(Event):
    """Every sheet in sight has rolled a skill for the order of turns."""

    reveals: ClassVar[bool] = True

    skill: str
    rolls: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class SlotClaimed(Event):
    """A sheet acts in a slot in this round."""

    slot: str
    name: str


@dataclass(slots=True, kw_only=True)
class PlaceChanged(Event):
    """A place joins the row of range bands, or leaves it (``on`` False)."""

    name: str
    on: bool


@dataclass(slots=True, kw_only=True)
class PlacesMoved(Event):
    """The next place after this one is so far away now."""

    name: str
    band: str


@dataclass(slots=True, kw_only=True)
class SheetPlaced(Event):
    sheet: str
    name: str
    place: str


@dataclass(slots=True, kw_only=True)
class SheetsEngaged(Event):
    """Two sheets are engaged, or no longer (``on`` False)."""

    name: str
    other: str
    on: bool


@dataclass(slots=True, kw_only=True)
class ObligationRolled(Event):
    """A percentile against the party's Obligation; ``name`` is the pressed hero, "" for none."""

    reveals: ClassVar[bool] = True

    value: int
    total: int
    name: str
    double: bool


@dataclass(slots=True, kw_only=True)
class ExperienceAwarded(Event):
    n: int


@dataclass(slots=True, kw_only=True)
class SessionBegun(Event):
    """Strain and the effects of Obligation are taken off all sheets."""


@dataclass(slots=True, kw_only=True)
class TableKept(Event):
    """A table of the group's own with ``n`` rows is kept, or no longer (``n`` 0)."""

    name: str
    n: int


@dataclass(slots=True, kw_only=True)
class TableRolled(Event):
    """A row of a table, for the sheet of that name or for no one."""

    reveals: ClassVar[bool] = True

    table: str
    value: int
    told: str
    name: str


@dataclass(slots=True, kw_only=True)
class SlotRemoved(Event):
    slot: str


@dataclass(slots=True, kw_only=True)
class TurnPassed(Event):
    slot: str
    group: str
    round: int


@dataclass(slots=True, kw_only=True)
class StripCleared(Event):
    pass


@dataclass(slots=True, kw_only=True)
class SheetMoved(Event):
    """A sheet is laid out, or taken away (``on`` False)."""

    sheet: str
    name: str
    on: bool


@dataclass(slots=True, kw_only=True)
class SheetMarked(Event):
    """Wounds or strain of a sheet move by ``n``."""

    sheet: str
    name: str
    sort: str
    n: int
    now: int


@dataclass(slots=True, kw_only=True)
class SheetTurned(Event):
    """A sheet is hidden from the others, or shown to them."""

    reveals: ClassVar[bool] = True

    sheet: str
    name: str
    hidden: bool


@dataclass(slots=True, kw_only=True)
class SheetGone(Event):
    """A sheet that all could see is hidden from now on."""


@dataclass(slots=True, kw_only=True)
class ThingTurned(Event):
    """A place, table, note or counter is hidden from the others, or shown to them."""

    reveals: ClassVar[bool] = True

    thing: str
    name: str
    hidden: bool


@dataclass(slots=True, kw_only=True)
class ThingGone(Event):
    """Something that all could see is hidden from now on."""


@dataclass(slots=True, kw_only=True)
class NoteWritten(Event):
    """A note is written, or no longer there (``on`` False)."""

    told: str
    on: bool


@dataclass(slots=True, kw_only=True)
class CheckAsked(Event):
    """The Game Master asks for a check of a skill, "" for any, or no longer (``on`` False)."""

    skill: str
    dice: tuple[str, ...]
    on: bool


@dataclass(slots=True, kw_only=True)
class CheckAnswered(Event):
    """A sheet takes up the check that is asked for."""

    name: str


@dataclass(slots=True, kw_only=True)
class CreditsMoved(Event):
    """Credits of a sheet move by ``n``."""

    sheet: str
    name: str
    n: int
    now: int


@dataclass(slots=True, kw_only=True)
class StimUsed(Event):
    """A sheet has used ``n`` stims by now."""

    sheet: str
    name: str
    n: int


@dataclass(slots=True, kw_only=True)
class SheetOpened(Event):
    """A sheet can be changed from now on, or no longer (``on`` False)."""

    sheet: str
    on: bool


@dataclass(slots=True, kw_only=True)
class FigureChanged(Event):
    """A figure of a sheet, by its name, is ``now``."""

    sheet: str
    name: str
    figure: str
    now: int


@dataclass(slots=True, kw_only=True)
class SheetChanged(Event):
    """Something else on a sheet has changed: a name, a player, a weapon, a skill."""

    sheet: str
    name: str
    told: str
    """the words after the name, such as "gets a vibroknife", without a period"""


@dataclass(slots=True, kw_only=True)
class InjuryTyped(Event):
    """A Critical Injury by a percentile roll that was made before; ``sum`` is what counts."""

    sheet: str
    name: str
    row: str
    value: int
    sum: int


@dataclass(slots=True, kw_only=True)
class InjuryRolled(InjuryTyped):
    """A Critical Injury rolled by the program."""

    reveals: ClassVar[bool] = True


@dataclass(slots=True, kw_only=True)
class WreckTyped(Event):
    """A row of a table of the group's own for a sheet, by a percentile roll made before."""

    table: str
    sheet: str
    name: str
    told: str
    value: int
    sum: int


@dataclass(slots=True, kw_only=True)
class WreckRolled(WreckTyped):
    """The same, rolled by the program."""

    reveals: ClassVar[bool] = True


@dataclass(slots=True, kw_only=True)
class TableChosen(Event):
    """Critical Injuries (``use`` "people") or Hits ("ships") go by a table of the group's own, or
    no longer (``on`` False)."""

    name: str
    use: str
    on: bool


@dataclass(slots=True, kw_only=True)
class InjuryHealed(Event):
    sheet: str
    name: str
    row: str


@dataclass(slots=True, kw_only=True)
class CounterMoved(Event):
    """A counter is at ``now``; below 0 it leaves the table."""

    counter: str
    now: int
