"""Asking for a check: the Game Master builds that side of the pool (EE-189), and each sheet that
answers adds its own (EE-188)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.dice_table import events as e
from game.dice_table import names
from game.dice_table.building import build, change
from game.dice_table.cards import Card
from game.dice_table.context import Table, Verb
from game.dice_table.rolling import move_curtain
from game.dice_table.sheet_pools import begin, skills_of
from game.dice_table.sheets import seen_by, sheet
from game.dice_table.skills import SPLITS
from game.dice_table.state import Part, Request, State
from game.edge.dice.faces import Kind
from game.edge.dice.pool import Side
from game.table.decisions import Intent, Option, option
from game.table.refusals import Reason

PLAYERS = (Kind.ABILITY, Kind.PROFICIENCY, Kind.FORCE)
"""the dice of the player's side (EE-188)"""


def masters_parts(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """Return the steps of the Game Master's side: difficulty or an opponent, Boost and Setback
    dice, and turns of the difficulty."""
    return tuple(
        part
        for part in parts
        if part.sort != "skill" and part.side is not Side.ABILITY and part.kind not in PLAYERS
    )


def _ask(table: Table, chosen: Option) -> None:
    """Show the request to everybody; the curtain opens for it."""
    state = table.state
    state.request = Request(state.skill, masters_parts(state.parts))
    dice = tuple(kind.value for kind in build(state.request.parts).pool)
    asked = e.CheckAsked(skill=state.skill, dice=dice, on=True)
    if state.curtain:
        move_curtain(table)
    else:
        state.skill = state.why = state.actor = ""
        state.strike = None
        change(table, ())
    table.say(asked)


def _nothing_to_ask(state: State, intent: Intent) -> Reason | None:
    if state.skill or masters_parts(state.parts):
        return None
    return Reason("EE-189", "First choose a skill, a difficulty, or Boost and Setback dice.")


def _answers(state: State) -> list[Option]:
    if state.request is None:
        return []
    return [option("answer", id) for id in (names.NONE, *(each.id for each in state.sheets))]


def _answer(table: Table, chosen: Option) -> None:
    """Lay the request's dice into the builder, beside those of a sheet."""
    state, request = table.state, table.state.request
    assert request is not None, "only offered for a request"
    parts = tuple(_renewed(table, request.parts))
    if chosen.source == names.NONE:
        state.actor, state.strike, state.skill = "", None, request.skill
        change(table, parts)
        return
    who = sheet(state, chosen.source)
    skill = _skill_of(who.card, request.skill)
    if skill:
        begin(table, who, skill, parts, fresh=True)
    else:
        state.actor, state.strike, state.skill = who.id, None, request.skill
        change(table, parts)
    table.say(e.CheckAnswered(name=who.name, to=seen_by(who)))


def _renewed(table: Table, parts: tuple[Part, ...]) -> Iterator[Part]:
    for part in parts:
        yield replace(part, id=table.made("b"))


def _skill_of(card: Card, skill: str) -> str:
    """Return the skill that a request names as a sheet has it: one of its own goes by its name, a
    whole one by its first part."""
    known = skills_of(card)
    own = next((each.id for each in card.own if each.name == skill), "")
    part = next((each for whole, (each, *_) in SPLITS.items() if whole == skill), "")
    return next((each for each in (own, skill, part) if each in known), "")


def _behind(state: State, intent: Intent) -> Reason | None:
    if state.curtain:
        return Reason("EE-R172", "This roll is for everybody: open the curtain first.")
    return None


def _unask(table: Table, chosen: Option) -> None:
    table.state.request = None
    table.say(e.CheckAsked(skill="", dice=(), on=False))


def _no_request(state: State, intent: Intent) -> Reason | None:
    return None if state.request is not None else Reason("", "No check is asked for.")


_ASK, _UNASK = (option("ask"),), (option("unask"),)
VERBS = {
    "ask": Verb(lambda state: _ASK, _ask, _nothing_to_ask),
    "answer": Verb(_answers, _answer, _behind),
    "unask": Verb(lambda state: _UNASK, _unask, _no_request),
}
