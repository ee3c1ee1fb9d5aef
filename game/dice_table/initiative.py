"""The initiative strip: slots in order, and whose turn it is."""

from __future__ import annotations

from game.dice_table import events as e
from game.dice_table import names
from game.dice_table.context import Table, Verb
from game.dice_table.rolling import latest, roll_of
from game.dice_table.state import Slot, State
from game.edge.dice.faces import Net
from game.table.decisions import Intent, Option, option
from game.table.refusals import Reason


def _order(slot: Slot) -> tuple[int, int, bool]:
    """Return the order of a slot: Success, then Advantage, then players first (EE-R74)."""
    return -slot.success, -slot.advantage, slot.group != "players"


def _add_slot(table: Table, chosen: Option) -> None:
    """Add a slot with the result of the latest check, if everybody may see that."""
    state, check = table.state, latest(table.state)
    net = roll_of(check).net if check is not None and not check.hidden else Net()
    group = next(each for each in names.GROUPS if each == chosen.source)
    slot = Slot(table.made("i"), group, net.success, net.advantage)
    state.slots = tuple(sorted((*state.slots, slot), key=_order))
    made = e.SlotAdded(slot=slot.id, group=group, success=net.success, advantage=net.advantage)
    table.say(made)


def _no_slot(state: State, intent: Intent) -> Reason | None:
    full = len(state.slots) >= names.MOST_SLOTS
    return (
        Reason("", "The strip holds at most {most} slots.", most=names.MOST_SLOTS) if full else None
    )


def _remove_slot(table: Table, chosen: Option) -> None:
    """Take a slot off the strip; its turn is the next one's."""
    state = table.state
    if state.turn == chosen.source:
        at = [each.id for each in state.slots].index(chosen.source) + 1
        state.turn = state.slots[at].id if at < len(state.slots) else ""
    state.slots = tuple(each for each in state.slots if each.id != chosen.source)
    table.say(e.SlotRemoved(slot=chosen.source))


def _next_turn(table: Table, chosen: Option) -> None:
    state = table.state
    ids = [each.id for each in state.slots]
    at = ids.index(state.turn) + 1 if state.turn else 0
    if at == len(ids) or not state.turn:
        at, state.round = 0, state.round + 1
    slot = state.slots[at]
    state.turn = slot.id
    table.say(e.TurnPassed(slot=slot.id, group=slot.group, round=state.round))


def _empty_strip(state: State, intent: Intent) -> Reason | None:
    return None if state.slots else Reason("", "First add a slot to the initiative order.")


def _clear_strip(table: Table, chosen: Option) -> None:
    state = table.state
    state.slots, state.turn, state.round = (), "", 0
    table.say(e.StripCleared())


_SLOTS = tuple(option("slot", each) for each in names.GROUPS)
_NEXT, _CLEAR_STRIP = (option("next"),), (option("clear_strip"),)

VERBS = {
    "slot": Verb(lambda state: _SLOTS, _add_slot, _no_slot),
    "unslot": Verb(lambda state: [option("unslot", each.id) for each in state.slots], _remove_slot),
    "next": Verb(lambda state: _NEXT, _next_turn, _empty_strip),
    "clear_strip": Verb(lambda state: _CLEAR_STRIP, _clear_strip, _empty_strip),
}
