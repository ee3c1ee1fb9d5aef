"""The session: Force dice of a sheet, Obligation, experience, credits and stims."""

from __future__ import annotations

from dataclasses import replace

from game.dice_table import events as e
from game.dice_table.cards import with_figure
from game.dice_table.context import Table, Verb
from game.dice_table.rolling import fall, record
from game.dice_table.sheets import each_sheet, mark_sheet, seen_by, sheet
from game.dice_table.state import Record, Sheet, State
from game.edge.dice.pool import Pool
from game.edge.dice.rolling import roll_d100
from game.table.decisions import Intent, Option, option
from game.table.refusals import Reason

AWARDS = (5, 10, 15, 20)
SUMS = ("10", "100", "1000", "-10", "-100", "-1000")
"""credits given or taken at once"""
MOST_CREDITS, MOST_STIMS = 999_999, 5
PRESSED, BESIDE = 2, 1
"""how much lower the strain threshold is of a pressed hero, and of the others (EE-R103)"""


def party(state: State) -> list[Sheet]:
    """Return the sheets of heroes that all can see."""
    return [each for each in state.sheets if each.card.kind == "hero" and not each.hidden]


# --- Force dice -----------------------------------------------------------------------------------


def _roll_force(table: Table, chosen: Option) -> None:
    """Roll as many Force dice as the Force rating of a sheet says; a hidden sheet's stay hidden."""
    state, who = table.state, sheet(table.state, chosen.source)
    dice = tuple(fall(table, Pool(force=who.card.force)))
    hidden = state.curtain or who.hidden
    seat = 0 if hidden or who.seat < 0 else who.seat
    made = Record(table.made("r"), "check", seat, hidden, dice=dice, sheet=who.name)
    record(table, made)


def _no_force(state: State, intent: Intent) -> Reason | None:
    if sheet(state, intent.source).card.force:
        return None
    return Reason("", "This sheet has no Force rating: edit it first.")


# --- Obligation, experience -----------------------------------------------------------------------


def _roll_obligation(table: Table, chosen: Option) -> None:
    """Roll a percentile against the party's Obligation: the hero in whose part it falls is pressed,
    a double presses all of them alike (EE-118, EE-R103)."""
    state, fell = table.state, roll_d100(table.chance)
    made = Record(table.made("r"), "d100", 0, digits=(fell.tens, fell.ones))
    record(table, replace(made, value=fell.value))
    heroes, total, pressed = party(state), 0, ""
    for each in heroes:
        total += each.card.owes
        if not pressed and fell.value <= total:
            pressed = each.id
    double = fell.tens == fell.ones
    for each in heroes if pressed else ():
        less = PRESSED if double or each.id == pressed else BESIDE
        _change(table, replace(each, pressed=less))
    name = sheet(state, pressed).name if pressed else ""
    table.say(e.ObligationRolled(value=fell.value, total=total, name=name, double=double))


def _change(table: Table, changed: Sheet) -> None:
    sheets = table.state.sheets
    table.state.sheets = tuple(changed if each.id == changed.id else each for each in sheets)


def _no_debt(state: State, intent: Intent) -> Reason | None:
    if any(each.card.owes for each in party(state)):
        return None
    return Reason("EE-118", "No hero has Obligation: edit a hero's sheet first.")


def _award(table: Table, chosen: Option) -> None:
    """Give experience to every hero in sight."""
    n = int(chosen.source)
    for each in party(table.state):
        card = with_figure(each.card, "experience", min(999, each.card.experience + n))
        _change(table, replace(each, card=card))
    table.say(e.ExperienceAwarded(n=n))


def _no_heroes(state: State, intent: Intent) -> Reason | None:
    return None if party(state) else Reason("", "First add the sheet of a hero.")


def _credit(table: Table, chosen: Option) -> None:
    """Give a sheet credits, or take them."""
    by, old = int(chosen.source), sheet(table.state, chosen.target)
    now = old.credits + by
    _change(table, replace(old, credits=now))
    table.say(e.CreditsMoved(sheet=old.id, name=old.name, n=by, now=now, to=seen_by(old)))


def _too_poor(state: State, intent: Intent) -> Reason | None:
    now = sheet(state, intent.target).credits + int(intent.source)
    if now < 0:
        return Reason("", "There are not that many credits on this sheet.")
    if now > MOST_CREDITS:
        return Reason("", "A sheet holds at most {most} credits.", most=MOST_CREDITS)
    return None


def stim_heals(used: int) -> int:
    """Return the wounds that the next stim heals: 5, and 1 less for each one before (EE-R85)."""
    return max(0, MOST_STIMS - used)


def _stim(table: Table, chosen: Option) -> None:
    """Use a stim on a sheet: it heals, and counts."""
    old = sheet(table.state, chosen.source)
    heals = min(old.wounds, stim_heals(old.stims))
    _change(table, replace(old, stims=old.stims + 1))
    table.say(e.StimUsed(sheet=old.id, name=old.name, n=old.stims + 1, to=seen_by(old)))
    if heals:
        mark_sheet(table, old.id, "wounds", -heals)


def _no_stim(state: State, intent: Intent) -> Reason | None:
    if sheet(state, intent.source).card.kind == "ship":
        return Reason("", "A stim does nothing for a ship: use it on one of the crew.")
    if sheet(state, intent.source).stims < MOST_STIMS:
        return None
    return Reason("EE-R85", "Five stims have been used already: a sixth heals nothing.")


def _unstim(table: Table, chosen: Option) -> None:
    """Count one stim less."""
    old = sheet(table.state, chosen.source)
    _change(table, replace(old, stims=old.stims - 1))
    table.say(e.StimUsed(sheet=old.id, name=old.name, n=old.stims - 1, to=seen_by(old)))


def _no_stim_used(state: State, intent: Intent) -> Reason | None:
    return None if sheet(state, intent.source).stims else Reason("", "No stim has been used.")


def _next_session(table: Table, chosen: Option) -> None:
    """Take off all strain and what Obligation did, and clear the order of turns; all else stays:
    wounds, injuries, credits, experience, stims used, notes and tables."""
    state = table.state
    state.sheets = tuple(
        replace(each, strain=0, pressed=0, strain_before=-1) for each in state.sheets
    )
    state.slots, state.turn, state.round, state.engaged = (), "", 0, ()
    table.say(e.SessionBegun())


_OBLIGATION, _NEXT = (option("obligation"),), (option("session"),)
_AWARDS = tuple(option("award", str(n)) for n in AWARDS)

VERBS = {
    "force": Verb(
        lambda state: [option("force", each.id) for each in state.sheets],
        _roll_force,
        _no_force,
        each=True,
    ),
    "obligation": Verb(lambda state: _OBLIGATION, _roll_obligation, _no_debt),
    "award": Verb(lambda state: _AWARDS, _award, _no_heroes),
    "session": Verb(lambda state: _NEXT, _next_session),
    "credit": Verb(
        lambda state: [option("credit", sum_, each.id) for each in state.sheets for sum_ in SUMS],
        _credit,
        _too_poor,
        each=True,
    ),
    "stim": Verb(each_sheet("stim"), _stim, _no_stim, each=True),
    "unstim": Verb(each_sheet("unstim"), _unstim, _no_stim_used, each=True),
}
