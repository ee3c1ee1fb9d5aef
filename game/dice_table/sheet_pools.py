"""Pools from sheets: a skill with its dice, and what the sheet's injuries add."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.dice_table.building import build, change, skill_part
from game.dice_table.cards import Card
from game.dice_table.context import Table, Verb
from game.dice_table.guide import context_of
from game.dice_table.rolling import chance_of, fall
from game.dice_table.sheets import sheet
from game.dice_table.skills import LISTED
from game.dice_table.state import Part, Record, Sheet, State
from game.edge.dice.faces import Kind
from game.edge.dice.pool import Pool
from game.table.decisions import Option, option

INJURY, HANDLING = "injury", "handling"
HINDERS = {"hurt": Kind.SETBACK, "badly_hurt": Kind.DIFFICULTY}
"""the injuries that add a die to every check until they are treated (EE-R84)"""

OWN_SIDE = ("hero", "ally")
"""the kinds of sheets that act with the players; the Game Master rolls for all others"""


def skills_of(card: Card) -> tuple[str, ...]:
    """Return every skill of a card: those of the rulebook, then its own."""
    return (*LISTED, *(each.id for each in card.own))


def injury_parts(table: Table, who: Sheet) -> Iterator[Part]:
    """Yield the dice that a sheet's lasting injuries add."""
    for row, _ in who.injuries:
        if row in HINDERS:
            yield Part(table.made("b"), "add", HINDERS[row], why=INJURY)


def begin(
    table: Table, who: Sheet, skill: str, more: tuple[Part, ...] = (), fresh: bool = False
) -> None:
    """Build the pool of a sheet's skill with more steps. A pool that has been rolled makes way, and
    any for a ``fresh`` one; of one being built the rest stays, of another sheet's only what the
    check is against."""
    state = table.state
    kept = () if state.thrown or fresh or state.strike is not None else state.parts
    if state.actor not in ("", who.id):
        kept = tuple(part for part in kept if part.sort in ("difficulty", "opponent"))
    state.strike = None
    own_whys = (INJURY, HANDLING)
    kept = tuple(part for part in kept if part.sort != "skill" and part.why not in own_whys)
    own = next((each.name for each in who.card.own if each.id == skill), "")
    state.skill, state.actor = own or skill, who.id
    if who.seat >= 0 or who.card.kind not in OWN_SIDE:
        state.who = max(0, who.seat)
    dice = replace(skill_part(table, who.card, skill), why=state.skill)
    on_ship = who.card.kind == "ship"
    state.context = context_of(skill, state.context, bool(state.turn), on_ship)
    own_parts = (dice, *injury_parts(table, who))
    change(table, (*own_parts, *kept, *more))


def roll_sheet(table: Table, who: Sheet, skill: str) -> Record:
    """Roll a sheet's skill with its injuries and against no difficulty, beside the pool that is
    being built; return the check, which is in the history."""
    parts = (skill_part(table, who.card, skill), *injury_parts(table, who))
    dice = fall(table, build(parts).pool)
    chance = chance_of(Pool.of(*(kind for kind, _ in dice)))
    made = Record(table.made("r"), "check", max(0, who.seat), dice=tuple(dice), chance=chance)
    made = replace(made, skill=skill, sheet=who.name)
    table.state.history += (made,)
    return made


def _pools(state: State) -> list[Option]:
    return [option("pool", s.id, skill) for s in state.sheets for skill in skills_of(s.card)]


def _build_pool(table: Table, chosen: Option) -> None:
    begin(table, sheet(table.state, chosen.source), chosen.target)


VERBS = {"pool": Verb(_pools, _build_pool)}
