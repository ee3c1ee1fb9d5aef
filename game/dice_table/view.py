"""The knowledge of a seat: all but the dice to come, and what is behind the curtain."""

from __future__ import annotations

from typing import Any

from pydantic_core import to_jsonable_python

from game.dice_table.building import DIALS, actor_name, build, dial, pool_of
from game.dice_table.cards import figure, figures_of, rank, rating, skill_name, still_up
from game.dice_table.guide import payable
from game.dice_table.luck import luck
from game.dice_table.rolling import chance_of, critical_of, latest, next_die, roll_of
from game.dice_table.seat_view import (
    covered,
    is_shown,
    seen_ids,
    seen_pairs,
    seen_strike,
    seen_target,
    shown_counters,
)
from game.dice_table.sheet_pools import skills_of
from game.dice_table.state import Pin, Record, Sheet, State
from game.dice_table.text import pools, strikes
from game.edge.dice.faces import SIDES, Kind
from game.edge.dice.pool import Pool


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Return all that a seat may know as plain data; None is what everybody may know."""
    master = seat == 0
    open_now = master or not state.curtain
    last = latest(state)
    return {
        "people": [each.name for each in state.setup.seats],
        "who": state.who,
        "curtain": state.curtain,
        "context": state.context,
        "pool": _pool(state, master) if open_now else None,
        "history": [record(each, master) for each in state.history],
        "payable": (
            payable(
                roll_of(last).net,
                last.lines,
                state.context,
                last.skill,
                critical_of(state, last) if seen_strike(state, master) is not None else 0,
            )
            if last is not None and (master or not covered(state, last))
            else []
        ),
        "luck": _luck(state, master),
        "pins": [_pin(each, master) for each in state.pins],
        "destiny": list(state.destiny),
        "strip": {
            "slots": [[e.id, e.group, e.success, e.advantage] for e in state.slots],
            "claims": {e.id: e.sheet for e in state.slots if e.sheet in seen_ids(state, master)},
            "turn": state.turn,
            "round": state.round,
        },
        "sheets": [_sheet(state, each, master) for each in state.sheets],
        "tables": [
            [e.id, e.name, len(e.rows)] for e in state.tables if is_shown(state, e.id, master)
        ],
        "notes": [[e.id, e.told] for e in state.notes if is_shown(state, e.id, master)],
        "request": _request(state),
        "places": [[e.id, e.name, e.link] for e in state.places if is_shown(state, e.id, master)],
        "engaged": [list(pair) for pair in seen_pairs(state, master)],
        "target": seen_target(state, state.target, master),
        "band": state.band,
        "facing": state.facing,
        "criticals": {
            use: id if is_shown(state, id, master) else ""
            for use, id in (("people", state.injury_table), ("ships", state.ship_table))
        },
        "strike": strikes.line(state) if seen_strike(state, master) is not None else "",
        "counters": shown_counters(state, master),
    }


def _request(state: State) -> dict[str, Any] | None:
    asked = state.request
    if asked is None:
        return None
    return {"skill": asked.skill, "dice": _counts(build(asked.parts).pool)}


def _counts(pool: Pool) -> dict[str, int]:
    return {kind.value: pool.count(kind) for kind in Kind}


def _pool(state: State, master: bool) -> dict[str, Any]:
    """Return the pool being built with its steps in the order in which they count."""
    pool, die = pool_of(state), next_die(state)
    return {
        "skill": state.skill,
        "sheet": actor_name(state, master),
        "why": state.why,
        "dials": {name: dial(state, name) for name in DIALS},
        "dice": _counts(pool),
        "chance": chance_of(pool) if pool else "",
        "steps": [
            {
                "id": state.parts[line.at].id,
                "stage": line.step.stage.name.lower(),
                "why": state.parts[line.at].why,
                "change": {kind.value: n for kind, n in line.change.items()},
            }
            for line in build(state.parts).lines
        ],
        "typed": list(state.typed),
        "next": [die.value, SIDES[die]] if die is not None else None,
        "tens": state.tens,
        "warnings": pools.warnings(state),
    }


def record(shown: Record, master: bool) -> dict[str, Any]:
    """Return a line of the history; of a hidden roll only that there was one."""
    if shown.hidden and not master:
        return {"id": shown.id, "sort": "hidden", "who": shown.who}
    net = roll_of(shown).net
    return {
        "id": shown.id,
        "sort": shown.sort,
        "who": shown.who,
        "hidden": shown.hidden,
        "typed": shown.typed,
        "dice": [
            {"id": f"{shown.id}.{at}", "kind": kind.value, "face": number}
            for at, (kind, number) in enumerate(shown.dice)
        ],
        "net": {name: getattr(net, name) for name in net.__dataclass_fields__},
        "digits": list(shown.digits),
        "value": shown.value,
        "chance": shown.chance,
        "skill": shown.skill,
        "lines": list(shown.lines),
        "sheet": shown.sheet,
    }


def _luck(state: State, master: bool) -> list[dict[str, Any]]:
    """Return the luck of each person, by the rolls that the seat has seen."""
    seen = [each for each in state.history if master or not each.hidden]
    lines = (luck(seen, who) for who in range(len(state.setup.seats)))
    return [
        {
            "rolls": each.rolls,
            "successes": each.successes,
            "expected": float(each.expected),
            "triumphs": each.triumphs,
            "expected_triumphs": float(each.expected_triumphs),
        }
        for each in lines
    ]


def _pin(pin: Pin, master: bool) -> dict[str, Any]:
    if pin.hidden and not master:
        return {"id": pin.id, "hidden": True}
    dice = _counts(build(pin.parts).pool)
    return {"id": pin.id, "hidden": pin.hidden, "skill": pin.skill, "dice": dice}


def _sheet(state: State, shown: Sheet, master: bool) -> dict[str, Any]:
    """Return a sheet; of a hidden one only that it is there."""
    if shown.hidden and not master:
        return {"id": shown.id, "hidden": True}
    card = shown.card
    return {
        "id": shown.id,
        "name": card.name,
        "kind": card.kind,
        "hidden": shown.hidden,
        "seat": shown.seat,
        "wounds": shown.wounds,
        "wound_threshold": card.wounds,
        "strain": shown.strain,
        "strain_threshold": max(0, card.strain - shown.pressed),
        "injuries": [list(each) for each in shown.injuries],
        "characteristics": dict(card.characteristics),
        "skills": [
            [skill_name(card, each), rank(card, each), rating(card, each)]
            for each in skills_of(card)
        ],
        "figures": {name: figure(card, name) for name in figures_of(card)},
        "place": shown.place if is_shown(state, shown.place, master) else "",
        "stims": shown.stims,
        "credits": shown.credits,
        "strain_before": shown.strain_before,
        "up": still_up(card, shown.wounds),
        "notes": card.notes,
        "crew": [list(each) for each in shown.crew if each[1] in seen_ids(state, master)],
        "wrecks": [to_jsonable_python(each) for each in shown.wrecks],
        "weapons": [to_jsonable_python(each) for each in card.weapons],
    }
