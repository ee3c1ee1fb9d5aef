"""Attacks from sheets: the pool against a target, what a hit does, and opposed skills.

All of it is suggested: each die is a step that can be dropped, and nothing is dealt before somebody
says so (EE-R131).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.dice_table import events as e
from game.dice_table import names
from game.dice_table.building import LARGE, change, full, sheet_of, size, skill_part
from game.dice_table.cards import FACINGS, Weapon, defense
from game.dice_table.context import Table, Verb, hidden_to
from game.dice_table.ranges import band_between
from game.dice_table.rolling import roll_of
from game.dice_table.sheet_pools import OWN_SIDE, begin, skills_of
from game.dice_table.criticals import roll_injury
from game.dice_table.sheets import Mark, mark_sheet, sheet
from game.dice_table.stations import crew_of
from game.dice_table.state import Part, Record, Sheet, State, Strike
from game.edge.dice.faces import Kind
from game.edge.dice.odds import MOST
from game.edge.dice.pool import Level, Side
from game.edge.names import RANGES, Range
from game.table.decisions import Intent, Option, option
from game.table.refusals import Reason

MELEE = ("brawl", "melee")
TOGGLES = ("aim", "cover", "prone")
"""what may help or hinder an attack beside the target's figures"""


def weapon_of(who: Sheet, id: str) -> Weapon:
    """Return a weapon of a sheet by its id."""
    return next(each for each in who.card.weapons if each.id == id)


def difficulty(weapon: Weapon, band: Range) -> int:
    """Return the dice of an attack's difficulty (EE-R27, EE-R28)."""
    if weapon.skill in MELEE:
        return Level.AVERAGE.dice
    if band == "engaged":
        return (Level.AVERAGE if weapon.skill == "ranged_light" else Level.HARD).dice
    return RANGES.index(band)


# --- the pool -------------------------------------------------------------------------------------


def _target_parts(table: Table, weapon: Weapon) -> Iterator[Part]:
    """Yield the steps that range and target bring."""
    state = table.state
    dice = difficulty(weapon, state.band)
    level = next(each for each in Level if each.dice == dice and each is not Level.IMPOSSIBLE)
    yield Part(table.made("b"), "difficulty", count=dice, why=level.value)
    target = sheet_of(state, state.target)
    if target is None:
        return
    card = target.card
    guarded = defense(card, weapon.skill in MELEE, state.facing)
    if guarded:
        yield Part(table.made("b"), "add", Kind.SETBACK, count=guarded, why="defense")
    if card.adversary:
        side, count = Side.DIFFICULTY, card.adversary
        yield Part(table.made("b"), "upgrade", side=side, count=count, why="adversary")


def _attack(table: Table, chosen: Option) -> None:
    """Build the pool of an attack on the target, at the range that is set."""
    id, _, arm = chosen.source.partition(".")
    who = sheet(table.state, id)
    state, own = table.state, aim(table.state, who)
    if own != state.target:
        state.other_aim, state.target = state.target, own
    _build(table, who, arm, ())


def aim(state: State, who: Sheet) -> str:
    """Return the target of a sheet's next attack, "" for none. If the latest attack has left one
    that this sheet hardly means, such as one of its own side, it takes up what others like it
    aimed at last."""
    target, last = sheet_of(state, state.target), sheet_of(state, state.other_aim)
    if target is None or state.target != state.aimed or _faces(who, target):
        return state.target
    return last.id if last is not None and _faces(who, last) else ""


def _group(each: Sheet) -> str:
    return "ship" if each.card.kind == "ship" else str(each.card.kind in OWN_SIDE)


def _faces(one: Sheet, other: Sheet) -> bool:
    """Return True for two ships, and for two people of different sides."""
    groups = {_group(one), _group(other)}
    return one is not other if groups == {"ship"} else len(groups) == 2 and "ship" not in groups


def _build(table: Table, who: Sheet, arm: str, kept: tuple[Part, ...]) -> None:
    weapon = weapon_of(who, arm)
    state = table.state
    far = band_between(state, who.id, state.target) if sheet_of(state, state.target) else None
    state.band = far or state.band
    gunner = crew_of(state, who, arm) or who
    begin(table, gunner, weapon.skill, (*_target_parts(table, weapon), *kept), fresh=True)
    state.strike = Strike(who.id, arm, state.target)
    target = sheet_of(state, state.target)
    state.aimed = target.id if target is not None and _faces(who, target) else ""
    state.context = "ship" if who.card.kind == "ship" else "combat"


def _attacks(state: State) -> list[Option]:
    return [option("attack", f"{s.id}.{w.id}") for s in state.sheets for w in s.card.weapons]


def _renew(table: Table) -> None:
    """Build the pool of an attack anew that has not been rolled yet; toggles stay."""
    state, strike = table.state, table.state.strike
    who = sheet_of(state, strike.actor) if strike is not None and not strike.roll else None
    if strike is None or who is None:
        return
    if all(each.id != strike.weapon for each in who.card.weapons):
        return
    kept = tuple(part for part in state.parts if part.why in TOGGLES)
    _build(table, who, strike.weapon, kept)


def _choose_target(table: Table, chosen: Option) -> None:
    state, strike = table.state, table.state.strike
    old, now = sheet_of(state, state.target), sheet_of(state, chosen.source)
    if old is not None and now is not None and _group(old) != _group(now):
        state.other_aim = old.id
    state.target, state.aimed = now.id if now is not None else "", ""
    if strike is not None and strike.roll and not strike.target:
        state.strike = replace(strike, target=state.target)
        state.aimed = state.target
    table.say(e.PoolChanged(to=hidden_to(state)))
    _renew(table)


def _choose_band(table: Table, chosen: Option) -> None:
    table.state.band = next(each for each in RANGES if each == chosen.source)
    table.say(e.PoolChanged(to=hidden_to(table.state)))
    _renew(table)


def _choose_facing(table: Table, chosen: Option) -> None:
    """Choose the side of a ship that attacks meet."""
    table.state.facing = next(each for each in FACINGS if each == chosen.source)
    table.say(e.PoolChanged(to=hidden_to(table.state)))
    _renew(table)


def pending(state: State) -> Strike | None:
    """Return the attack whose pool is being built, None for none."""
    strike = state.strike
    return strike if strike is not None and not strike.roll else None


def _toggle(table: Table, chosen: Option) -> None:
    """Add the die of a circumstance, or take it back."""
    state, why = table.state, chosen.source
    kept = tuple(part for part in state.parts if part.why != why)
    if len(kept) == len(state.parts):
        strike = state.strike
        who = sheet_of(state, strike.actor) if strike is not None else None
        arms = [w for w in who.card.weapons if w.id == strike.weapon] if who and strike else []
        melee = bool(arms) and arms[0].skill in MELEE
        helps = why == "aim" or why == "prone" and melee
        kind = Kind.BOOST if helps else Kind.SETBACK
        kept = (*kept, Part(table.made("b"), "add", kind, why=why))
    change(table, kept)


def _toggles(state: State) -> list[Option]:
    return [option("toggle", each) for each in TOGGLES] if pending(state) else []


# --- opposed --------------------------------------------------------------------------------------


def _opponents(state: State) -> list[Option]:
    target = sheet_of(state, state.target)
    return (
        [] if target is None else [option("oppose", s, target.id) for s in skills_of(target.card)]
    )


def _oppose(table: Table, chosen: Option) -> None:
    """Let the target's skill stand against the pool in place of a difficulty (EE-R13)."""
    target = sheet(table.state, chosen.target)
    part = skill_part(table, target.card, chosen.source)
    against = replace(part, sort="opponent", why=chosen.source)
    gone = ("difficulty", "opponent")
    kept = tuple(each for each in table.state.parts if each.sort not in gone)
    change(table, (*kept, against))


def _no_room(state: State, intent: Intent) -> Reason | None:
    more = len(state.parts) >= MOST or size(state.parts) + names.HIGHEST > MOST
    return LARGE if more else None


# --- what a hit does ------------------------------------------------------------------------------


def struck(state: State) -> Record | None:
    """Return the roll of the latest attack, None before it."""
    roll = state.strike.roll if state.strike is not None else ""
    return next((each for each in reversed(state.history) if roll and each.id == roll), None)


def damage(state: State) -> tuple[int, int, int] | None:
    """Return the damage of the weapon, the net Success, and the soak that the latest attack meets;
    None if it has missed, or a sheet or weapon is gone."""
    strike, fell = state.strike, struck(state)
    who = sheet_of(state, strike.actor) if strike is not None else None
    target = sheet_of(state, strike.target) if strike is not None else None
    if strike is None or fell is None or who is None or target is None:
        return None
    weapon = next((each for each in who.card.weapons if each.id == strike.weapon), None)
    success = roll_of(fell).net.success
    if weapon is None or success <= 0:
        return None
    return weapon.damage, success, max(0, target.card.soak - weapon.pierce)


def _hits(state: State) -> list[Option]:
    return [option("hit", each) for each in names.HITS] if struck(state) is not None else []


def _hit(table: Table, chosen: Option) -> None:
    """Deal the latest attack's damage as wounds or strain, or roll its Critical Injury."""
    state, strike, parts = table.state, table.state.strike, damage(table.state)
    assert strike is not None and parts is not None, "checked before"
    state.strike = replace(strike, dealt=(*strike.dealt, chosen.source))
    if chosen.source == "critical":
        weapon = weapon_of(sheet(state, strike.actor), strike.weapon)
        roll_injury(table, strike.target, 10 * weapon.vicious)
        return
    base, success, soak = parts
    sort: Mark = "strain" if chosen.source == "strain" else "wounds"
    mark_sheet(table, strike.target, sort, max(0, base + success - soak))


def _no_hit(state: State, intent: Intent) -> Reason | None:
    strike, parts = state.strike, damage(state)
    if strike is not None and sheet_of(state, strike.target) is None:
        return Reason("", "This attack has no target: choose one first.")
    if strike is None or parts is None:
        return Reason("", "This attack missed, so it does nothing to its target.")
    if (
        intent.source in strike.dealt
        or intent.source != "critical"
        and set(strike.dealt) - {"critical"}
    ):
        return Reason("", "You have applied this already: undo takes it back.")
    base, success, soak = parts
    none = base + success <= soak
    return Reason("", "Soak absorbs all {soak} damage.", soak=base + success) if none else None


# --- competitive ----------------------------------------------------------------------------------


def rivals(state: State) -> tuple[Record, ...]:
    """Return the latest open checks of the same skill in a row, one of each sheet or person, the
    best first: by Success, then by Triumph, then by Advantage; without Success no one is ahead
    (EE-R15)."""
    found: dict[tuple[str, int], Record] = {}
    for each in reversed(state.history):
        who = (each.sheet, each.who)
        first = next(iter(found.values()), each)
        if each.sort != "check" or each.hidden or each.skill != first.skill or who in found:
            break
        found[who] = each
    return tuple(sorted(found.values(), key=_place))


def _place(record: Record) -> tuple[int, int, int]:
    net = roll_of(record).net
    return -net.success, -net.triumph, -net.advantage


def _compare(table: Table, chosen: Option) -> None:
    first, *others = rivals(table.state)
    even = _place(others[0]) == _place(first)
    tied = even or roll_of(first).net.success <= 0
    table.say(e.ChecksCompared(rolls=tuple(each.id for each in (first, *others)), tied=tied))


def _no_rivals(state: State, intent: Intent) -> Reason | None:
    if len(rivals(state)) > 1:
        return None
    return Reason("EE-R15", "Roll two checks of one skill in a row, each for someone else.")


# --- the answers ----------------------------------------------------------------------------------

_FACINGS = tuple(option("facing", each) for each in FACINGS)
_BANDS, _COMPARE = tuple(option("band", each) for each in RANGES), (option("compare"),)


def _targets(state: State) -> list[Option]:
    return [option("target", id) for id in (names.NONE, *(each.id for each in state.sheets))]


VERBS = {
    "attack": Verb(_attacks, _attack),
    "target": Verb(_targets, _choose_target),
    "band": Verb(lambda state: _BANDS, _choose_band),
    "facing": Verb(lambda state: _FACINGS, _choose_facing),
    "toggle": Verb(_toggles, _toggle, lambda state, intent: full(state, 1)),
    "oppose": Verb(_opponents, _oppose, _no_room),
    "hit": Verb(_hits, _hit, _no_hit, each=True),
    "compare": Verb(lambda state: _COMPARE, _compare, _no_rivals),
}
