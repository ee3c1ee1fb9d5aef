"""Disrupt tokens put on slots (section 25)."""

from __future__ import annotations

from game.mandalorian import events as e
from game.mandalorian.context import Play
from game.mandalorian.frames import Placing
from game.mandalorian.names import EVENT_AT
from game.mandalorian.rules import decks
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason


def lowest(p: Play) -> tuple[str, ...]:
    """Return the slots with the least strength at this moment (MA-357, MA-R47)."""
    totals = {slot: p.slot_total(slot) for slot in p.slots}
    least = min(totals.values())
    return tuple(slot for slot, total in totals.items() if total == least)


def disrupt_lowest(p: Play, who: str) -> None:
    """Disrupt the slot with the least strength; several are a choice."""
    p.stack.append(Placing(p.decider, who, lowest(p), step="disrupting"))


def options(p: Play, f: Placing) -> Options:
    """Return the slots that are equally low."""
    return tuple(option("disrupt", "", slot) for slot in f.places)


def check(p: Play, f: Placing, o: Intent) -> Reason | None:
    """Return the reason against disrupting a slot."""
    return (
        None
        if o.target in f.places
        else Reason("MA-357", "Disruption falls on the lowest slot: choose that one.")
    )


def disrupt(p: Play, f: Placing, chosen: Option) -> None:
    """Draw a disrupt token onto a slot; in the Event Step note one that this brings to five
    (MA-275, MA-276, MA-R32)."""
    p.stack.pop()
    state, slot = p.state, chosen.target
    before = p.slot_total(slot)
    value = decks.take_disrupt(p)
    state.disrupts[slot] += (value,)
    after = p.slot_total(slot)
    p.change(e.SlotDisrupted(slot=slot, n=value, total=after))
    if state.step == "event" and slot != state.resolving and before < EVENT_AT <= after:
        state.raised.append(slot)
