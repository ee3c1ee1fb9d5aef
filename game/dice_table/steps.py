"""The one step of the table: everything can be done at any time."""

from __future__ import annotations

from collections.abc import Mapping

from game.dice_table import (
    asking,
    attacks,
    criticals,
    curtain,
    building,
    destiny,
    editing,
    initiative,
    keeping,
    opening,
    own_tables,
    ranges,
    rolling,
    session,
    sheet_pools,
    sheets,
    stations,
    writing,
)
from game.dice_table.context import Table, Verb
from game.dice_table.state import State
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason
from game.table.stack import Ask, Frame, Step

VERBS: Mapping[str, Verb] = {
    **rolling.VERBS,
    **building.VERBS,
    **destiny.VERBS,
    **initiative.VERBS,
    **sheets.VERBS,
    **criticals.VERBS,
    **stations.VERBS,
    **sheet_pools.VERBS,
    **editing.VERBS,
    **attacks.VERBS,
    **ranges.VERBS,
    **session.VERBS,
    **own_tables.VERBS,
    **opening.VERBS,
    **curtain.VERBS,
    **asking.VERBS,
    **keeping.VERBS,
}


def options(table: Table, frame: Frame) -> Options:
    """Return everything that makes sense now."""
    found: list[Option] = []
    for verb in VERBS.values():
        found += verb.options(table.state)
    return tuple(found)


def answer(table: Table, frame: Frame, chosen: Option) -> None:
    """Do it; the table asks again."""
    VERBS[chosen.verb].do(table, chosen)


def verify(state: State, intent: Intent) -> Reason | None:
    """Return the reason against an intent, None also for what there is not."""
    verb = VERBS.get(intent.verb)
    if verb is None:
        return None
    if intent.verb in writing.MOST and intent.source:
        listed = option(intent.verb, "", intent.target) in verb.things(state)
        return writing.against(intent) if listed else None
    return verb.against(state, intent) if intent in verb.things(state) else None


STEPS: Mapping[str, Step[Table]] = {"table": Ask(Frame, options, answer, shown=True)}
