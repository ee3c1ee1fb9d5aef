"""Guesses at what is behind the curtain, for a seat that cannot look there."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from dataclasses import replace

from game.dice_table.cards import Card
from game.dice_table.rolling import chance_of
from game.dice_table.sheets import without_crew
from game.dice_table.state import Part, Pin, Record, Sheet, State
from game.edge.dice.faces import SIDES, Kind
from game.edge.dice.pool import Pool
from game.table.play import blind
from game.table.streams import draw

KINDS = tuple(Kind)
BLANK = Card("Sheet")
"""what a seat takes a hidden sheet for"""
Chance = Callable[[int], int]


def imagine(state: State, seat: int | None, number: int) -> None:
    """Replace what a seat does not know by a guess: the dice to come, and what is hidden."""
    blind(state, number)
    if seat == 0:
        return
    streams: dict[str, int] = {}

    def chance(below: int) -> int:
        return draw(state.seed, streams, "guess", below)

    state.history = tuple(_record(each, chance) if each.hidden else each for each in state.history)
    state.pins = tuple(_pin(each, chance) if each.hidden else each for each in state.pins)
    state.sheets = tuple(Sheet(e.id, BLANK, hidden=True) if e.hidden else e for e in state.sheets)
    if any(each.hidden and each.id == state.edited for each in state.sheets):
        state.edited = ""
    unseen = {each.id for each in state.sheets if each.hidden}
    state.sheets = tuple(without_crew(each, unseen) for each in state.sheets)
    state.engaged = tuple(pair for pair in state.engaged if unseen.isdisjoint(pair))
    state.slots = tuple(replace(e, sheet="") if e.sheet in unseen else e for e in state.slots)
    _drop_hidden(state, frozenset(state.hidden))
    strike = state.strike
    if strike is not None and unseen & {strike.actor, strike.target}:
        state.strike = None
    if state.target in unseen:
        state.target = ""
    if state.curtain:
        state.actor, state.strike, state.target = "", None, ""
        state.parts = _parts(chance)
        state.skill, state.why, state.typed, state.tens = "", "", (), -1


def _drop_hidden(state: State, hidden: AbstractSet[str]) -> None:
    """Drop the places, tables, notes and counters that a seat does not know of."""
    state.places = tuple(each for each in state.places if each.id not in hidden)
    state.sheets = tuple(
        replace(each, place="") if each.place in hidden else each for each in state.sheets
    )
    state.tables = tuple(each for each in state.tables if each.id not in hidden)
    state.notes = tuple(each for each in state.notes if each.id not in hidden)
    state.counters = {id: now for id, now in state.counters.items() if id not in hidden}
    state.injury_table = "" if state.injury_table in hidden else state.injury_table
    state.ship_table = "" if state.ship_table in hidden else state.ship_table
    state.hidden = ()


def _record(hidden: Record, chance: Chance) -> Record:
    """Return some check in place of a hidden roll, whose sort is hidden too."""
    kinds = [KINDS[chance(len(KINDS))] for _ in range(2 + chance(5))]
    dice = tuple((kind, chance(SIDES[kind]) + 1) for kind in kinds)
    odds = chance_of(Pool.of(*kinds))
    return Record(hidden.id, "check", hidden.who, hidden=True, dice=dice, chance=odds)


def _pin(hidden: Pin, chance: Chance) -> Pin:
    return replace(hidden, skill="", parts=_parts(chance))


def _parts(chance: Chance) -> tuple[Part, ...]:
    """Return the steps of some dice."""
    return tuple(Part(f"g{at}", "add", KINDS[chance(len(KINDS))]) for at in range(1 + chance(5)))
