"""The initiative strip: slots in order, and whose turn it is."""

from __future__ import annotations

from dataclasses import replace

from game.dice_table import events as e
from game.dice_table import names
from game.dice_table.cards import Card
from game.dice_table.context import Table, Verb
from game.dice_table.names import Group
from game.dice_table.rolling import latest, roll_of
from game.dice_table.sheet_pools import OWN_SIDE, roll_sheet
from game.dice_table.sheets import put_sheet, seen_by, sheet
from game.dice_table.state import Sheet, Slot, State
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
        if state.round > 1:
            state.slots = tuple(replace(each, sheet="") for each in state.slots)
    slot = state.slots[at]
    state.turn = slot.id
    table.say(e.TurnPassed(slot=slot.id, group=slot.group, round=state.round))


def _empty_strip(state: State, intent: Intent) -> Reason | None:
    return None if state.slots else Reason("", "First add a slot to the initiative order.")


def _clear_strip(table: Table, chosen: Option) -> None:
    state = table.state
    state.slots, state.turn, state.round = (), "", 0
    state.sheets = tuple(replace(each, strain_before=-1) for each in state.sheets)
    table.say(e.StripCleared())


# --- from sheets ----------------------------------------------------------------------------------


def side_of(card: Card) -> Group:
    """Return the side on which a sheet acts."""
    return "players" if card.kind in OWN_SIDE else "others"


def _roll_all(table: Table, chosen: Option) -> None:
    """Roll a skill for every sheet that all can see, and make the strip of the results."""
    state, rolled = table.state, list[str]()
    state.slots, state.turn, state.round = (), "", 0
    for each in _fighters(state)[: names.MOST_SLOTS]:
        made = roll_sheet(table, each, chosen.source)
        net = roll_of(made).net
        slot = Slot(table.made("i"), side_of(each.card), net.success, net.advantage)
        state.slots += (slot,)
        rolled.append(made.id)
        put_sheet(table, replace(each, strain_before=each.strain))
    state.slots = tuple(sorted(state.slots, key=_order))
    table.say(e.InitiativeRolled(skill=chosen.source, rolls=tuple(rolled)))


def _fighters(state: State) -> list[Sheet]:
    return [each for each in state.sheets if not each.hidden and each.card.kind != "ship"]


def _no_fighters(state: State, intent: Intent) -> Reason | None:
    return None if _fighters(state) else Reason("", "First add a sheet that all can see.")


def _claims(state: State) -> list[Option]:
    free = {each.sheet for each in state.slots}
    return [
        option("claim", each.id, slot.id)
        for each in state.sheets
        if each.id not in free
        for slot in state.slots
        if slot.group == side_of(each.card) or each.card.kind == "ship"
    ]


def _claim(table: Table, chosen: Option) -> None:
    """Let a sheet act in a slot in this round."""
    state = table.state
    state.slots = tuple(
        replace(each, sheet=chosen.source) if each.id == chosen.target else each
        for each in state.slots
    )
    who = sheet(state, chosen.source)
    table.say(e.SlotClaimed(slot=chosen.target, name=who.name, to=seen_by(who)))


_INITIATIVE = (option("initiative", "cool"), option("initiative", "vigilance"))
_SLOTS = tuple(option("slot", each) for each in names.GROUPS)
_NEXT, _CLEAR_STRIP = (option("next"),), (option("clear_strip"),)

VERBS = {
    "initiative": Verb(lambda state: _INITIATIVE, _roll_all, _no_fighters),
    "claim": Verb(_claims, _claim),
    "slot": Verb(lambda state: _SLOTS, _add_slot, _no_slot),
    "unslot": Verb(lambda state: [option("unslot", each.id) for each in state.slots], _remove_slot),
    "next": Verb(lambda state: _NEXT, _next_turn, _empty_strip),
    "clear_strip": Verb(lambda state: _CLEAR_STRIP, _clear_strip, _empty_strip),
}
