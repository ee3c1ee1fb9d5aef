"""Building a pool: steps with reasons, each of which can be removed.

Steps count in the fixed order, whatever order they were given in (EE-195): ``dice.pool.Build`` sees
to that. Any change drops the dice that were typed in for the pool as it was.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from game.dice_table import names
from game.dice_table.context import Table, Verb, hidden_to
from game.dice_table.events import PoolChanged
from game.dice_table.cards import Card, rank, rating
from game.dice_table.skills import LISTED
from game.dice_table.state import Part, Sheet, Sort, State
from game.edge.dice import pool as steps
from game.edge.dice.faces import Kind
from game.edge.dice.odds import MOST
from game.edge.dice.pool import Build, Level, Pool, Side
from game.edge.names import SKILLS
from game.table.decisions import Intent, Option, option
from game.table.refusals import Reason

HARDEST = Level.IMPOSSIBLE.dice
DIALS: dict[str, tuple[Sort, str]] = {
    "rank": ("skill", "rank"),
    "characteristic": ("skill", "characteristic"),
    "opposing_rank": ("opponent", "rank"),
    "opposing_characteristic": ("opponent", "characteristic"),
}
"""the steppers: the step that each belongs to, and its field"""
SKILL_IDS = tuple(dict.fromkeys((*SKILLS, *LISTED)))
"""the skills of Edge, and those that the rulebook has in place of some"""
LARGE = Reason("", f"A pool holds at most {MOST} dice and {MOST} steps.")


# --- the pool as it stands ------------------------------------------------------------------------


def step(part: Part) -> steps.Step:
    """Return a step of the dice."""
    why = part.why
    if part.sort == "skill":
        return steps.FromSkill(part.rank, part.characteristic, why)
    if part.sort == "opponent":
        return steps.FromOpponent(part.rank, part.characteristic, why)
    if part.sort == "difficulty":
        return steps.FromDifficulty(part.count, why)
    if part.side is not None:
        turn = steps.Upgraded if part.sort == "upgrade" else steps.Downgraded
        return turn(part.side, part.count, why)
    assert part.kind is not None, "what is added or removed has a kind"
    change = steps.Added if part.sort == "add" else steps.Removed
    return change(part.kind, part.count, why)


def build(parts: Sequence[Part]) -> Build:
    """Return the build of some steps."""
    return Build(tuple(map(step, parts)))


class _Kept:
    """The pool that was made last: listing the answers needs it time and again."""

    made: tuple[tuple[Part, ...], Pool] = ((), Pool())


def pool_of(state: State) -> Pool:
    """Return the pool as it stands."""
    parts, pool = _Kept.made
    if parts is not state.parts:
        pool = build(state.parts).pool
        _Kept.made = state.parts, pool
    return pool


def the(state: State, sort: Sort) -> Part | None:
    """Return the step of a sort that a pool has but once."""
    return next((part for part in state.parts if part.sort == sort), None)


def size(parts: Iterable[Part]) -> int:
    """Return the most dice that these steps can put into a pool."""
    return sum(_dice(part) for part in parts)


def _dice(part: Part) -> int:
    if part.sort in ("skill", "opponent"):
        return max(part.rank, part.characteristic)
    return part.count if part.sort in ("difficulty", "add", "upgrade") else 0


def dial(state: State, name: str) -> int:
    """Return the number that a stepper shows."""
    sort, field = DIALS[name]
    part = the(state, sort)
    return 0 if part is None else int(getattr(part, field))


# --- changes --------------------------------------------------------------------------------------


def change(table: Table, parts: tuple[Part, ...]) -> None:
    """Let the pool be made of these steps from now on."""
    table.state.parts, table.state.typed, table.state.thrown = parts, (), False
    table.say(PoolChanged(to=hidden_to(table.state)))


def _append(table: Table, sort: Sort, kind: Kind | None = None, side: Side | None = None) -> None:
    state = table.state
    part = Part(table.made("b"), sort, kind, side, why=state.why)
    change(table, (*state.parts, part))


def full(state: State, more: int) -> Reason | None:
    full = len(state.parts) >= MOST or more and size(state.parts) + more > MOST
    return LARGE if full else None


def _choose_reason(table: Table, chosen: Option) -> None:
    table.state.why = "" if chosen.source == names.NONE else chosen.source
    table.say(PoolChanged(to=hidden_to(table.state)))


def _choose_skill(table: Table, chosen: Option) -> None:
    state = table.state
    state.skill = "" if chosen.source == names.NONE else chosen.source
    state.actor, state.strike = "", None
    named = (
        replace(each, why=state.skill) if each.sort == "skill" else each for each in state.parts
    )
    state.parts = tuple(named)
    table.say(PoolChanged(to=hidden_to(state)))


def _turn_dial(table: Table, name: str, by: int) -> None:
    """Move a stepper; the step of the pool comes with it, and leaves at 0."""
    state, (sort, field) = table.state, DIALS[name]
    now = dial(state, name) + by
    part = the(state, sort)
    if part is None:
        part = Part(table.made("b"), sort, why=state.skill if sort == "skill" else "")
    moved = replace(part, rank=now) if field == "rank" else replace(part, characteristic=now)
    replaced = {sort, "difficulty"} if sort == "opponent" else {sort}
    _put(table, moved, replaced)


def _put(table: Table, part: Part, replaced: Iterable[str]) -> None:
    """Put a step in place of those of these sorts, or only take them out if it brings no dice."""
    gone = frozenset(replaced)
    at = [each.sort in gone for each in table.state.parts]
    kept = [each for each, out in zip(table.state.parts, at) if not out]
    if _dice(part):
        kept.insert(at.index(True) if True in at else len(kept), part)
    change(table, tuple(kept))


def _more(table: Table, chosen: Option) -> None:
    _turn_dial(table, chosen.source, 1)


def _no_more(state: State, intent: Intent) -> Reason | None:
    if dial(state, intent.source) >= names.HIGHEST:
        return Reason("", "The steppers go up to {most}.", most=names.HIGHEST)
    return full(state, 1)


def _less(table: Table, chosen: Option) -> None:
    _turn_dial(table, chosen.source, -1)


def _no_less(state: State, intent: Intent) -> Reason | None:
    return (
        None
        if dial(state, intent.source)
        else Reason("", "This is already at 0: it goes no lower.")
    )


def _set_level(table: Table, chosen: Option) -> None:
    part = Part(table.made("b"), "difficulty", count=Level(chosen.source).dice, why=chosen.source)
    _put(table, part, ("difficulty", "opponent"))


def _add(table: Table, chosen: Option) -> None:
    _append(table, "add", kind=Kind(chosen.source))


def _remove(table: Table, chosen: Option) -> None:
    _append(table, "remove", kind=Kind(chosen.source))


def _take_die(table: Table, chosen: Option) -> None:
    """Take back the die of a kind that was added last, or else remove one."""
    state, kind = table.state, Kind(chosen.source)
    added = [each for each in state.parts if each.sort == "add" and each.kind is kind]
    if added:
        change(table, tuple(each for each in state.parts if each is not added[-1]))
    else:
        _remove(table, chosen)


def _no_die(state: State, intent: Intent) -> Reason | None:
    kind = Kind(intent.source)
    if not pool_of(state).count(kind):
        return Reason("", "The pool has no die of this kind: add one first.")
    added = any(each.sort == "add" and each.kind is kind for each in state.parts)
    return None if added else full(state, 0)


def _upgrade(table: Table, chosen: Option) -> None:
    _append(table, "upgrade", side=Side(chosen.source))


def _downgrade(table: Table, chosen: Option) -> None:
    _append(table, "downgrade", side=Side(chosen.source))


def _drop(table: Table, chosen: Option) -> None:
    change(table, tuple(part for part in table.state.parts if part.id != chosen.source))


def _clear(table: Table, chosen: Option) -> None:
    table.state.skill = table.state.why = table.state.actor = ""
    table.state.strike = None
    change(table, ())


def _nothing_built(state: State, intent: Intent) -> Reason | None:
    empty = not (state.parts or state.skill or state.why)
    return Reason("", "The pool is already empty: add a die first.") if empty else None


# --- from a sheet -----------------------------------------------------------------


def sheet_of(state: State, id: str) -> Sheet | None:
    """Return a sheet by its id, None if it is not on the table."""
    return next((sheet for sheet in state.sheets if sheet.id == id), None)


def actor_name(state: State, master: bool) -> str:
    """Return the name on the sheet whose pool it is, "" for none; for the Game Master also that of
    a hidden one."""
    sheet = sheet_of(state, state.actor)
    return sheet.name if sheet is not None and (master or not sheet.hidden) else ""


def skill_part(table: Table, card: Card, skill: str) -> Part:
    """Return the step of a sheet's skill."""
    dice = Part(table.made("b"), "skill", rank=rank(card, skill), why=skill)
    return replace(dice, characteristic=rating(card, skill))


def _take_figures(table: Table, chosen: Option) -> None:
    """Set both steppers from a sheet, for the skill chosen."""
    state = table.state
    sheet = sheet_of(state, chosen.source)
    assert sheet is not None and state.skill, "checked before"
    _put(table, skill_part(table, sheet.card, state.skill), ("skill",))


def _no_figures(state: State, intent: Intent) -> Reason | None:
    if not state.skill:
        return Reason("", "Choose a skill first.")
    sheet = sheet_of(state, intent.source)
    if sheet is None or state.skill not in SKILL_IDS or not rating(sheet.card, state.skill):
        return Reason("", "This sheet has no stats for the skill.")
    others = [each for each in state.parts if each.sort != "skill"]
    more = max(rank(sheet.card, state.skill), rating(sheet.card, state.skill))
    return LARGE if size(others) + more > MOST or len(others) >= MOST else None


# --- the answers ----------------------------------------------------------------------------------


def _all(verb: str, sources: Iterable[str]) -> tuple[Option, ...]:
    return tuple(option(verb, source) for source in sources)


_REASONS = _all("why", (names.NONE, *names.REASONS))
_SKILLS = _all("skill", (names.NONE, *SKILL_IDS))
_MORE, _LESS = _all("more", DIALS), _all("less", DIALS)
_LEVELS = _all("level", [level.value for level in Level])
_ADD, _REMOVE = _all("add", map(str, Kind)), _all("remove", map(str, Kind))
_MINUS = _all("minus", map(str, Kind))
_UPGRADE, _DOWNGRADE = _all("upgrade", map(str, Side)), _all("downgrade", map(str, Side))
_CLEAR = (option("clear"),)

VERBS = {
    "why": Verb(lambda state: _REASONS, _choose_reason),
    "skill": Verb(lambda state: _SKILLS, _choose_skill),
    "more": Verb(lambda state: _MORE, _more, _no_more, each=True),
    "less": Verb(lambda state: _LESS, _less, _no_less, each=True),
    "level": Verb(lambda state: _LEVELS, _set_level, lambda state, intent: full(state, HARDEST)),
    "take": Verb(
        lambda state: _all("take", [sheet.id for sheet in state.sheets]),
        _take_figures,
        _no_figures,
        each=True,
    ),
    "add": Verb(lambda state: _ADD, _add, lambda state, intent: full(state, 1)),
    "minus": Verb(lambda state: _MINUS, _take_die, _no_die, each=True),
    "upgrade": Verb(lambda state: _UPGRADE, _upgrade, lambda state, intent: full(state, 1)),
    "downgrade": Verb(lambda state: _DOWNGRADE, _downgrade, lambda state, intent: full(state, 0)),
    "remove": Verb(lambda state: _REMOVE, _remove, lambda state, intent: full(state, 0)),
    "drop": Verb(lambda state: _all("drop", [part.id for part in state.parts]), _drop),
    "clear": Verb(lambda state: _CLEAR, _clear, _nothing_built),
}
