"""Attacks in words: at whom, and what a hit comes to."""

from __future__ import annotations

from game.dice_table.attacks import damage, struck
from game.dice_table.building import sheet_of
from game.dice_table.criticals import worse
from game.dice_table.injuries import EACH
from game.dice_table.state import State, Strike


def is_open(state: State, strike: Strike) -> bool:
    """Return True if everybody may know of an attack: both sheets and its roll are in the open."""
    sheets = (sheet_of(state, strike.actor), sheet_of(state, strike.target))
    fell = struck(state)
    hidden = any(each is not None and each.hidden for each in sheets)
    return not (hidden or state.curtain or fell is not None and fell.hidden)


def severity(state: State) -> int:
    """Return what weapon and earlier injuries add to the latest attack's Critical Injury."""
    strike = state.strike
    who = sheet_of(state, strike.actor) if strike is not None else None
    target = sheet_of(state, strike.target) if strike is not None else None
    if strike is None or who is None or target is None:
        return 0
    vicious = [each.vicious for each in who.card.weapons if each.id == strike.weapon]
    return EACH * sum(vicious) + worse(target)


def line(state: State) -> str:
    """Return the latest attack in one line, "" for none: before its roll at whom it goes, then
    "7 + 2 - soak 3 = 6 damage to the Pirates"."""
    strike = state.strike
    who = sheet_of(state, strike.actor) if strike is not None else None
    if strike is None or who is None:
        return ""
    target = sheet_of(state, strike.target)
    at = target.name if target is not None else ""
    weapon = next((each.name for each in who.card.weapons if each.id == strike.weapon), "")
    if not strike.roll:
        distance = "engaged" if state.band == "engaged" else f"{state.band.capitalize()} range"
        side = f"{state.facing}, " if target is not None and target.card.kind == "ship" else ""
        return f"{weapon}, {f'{at}, {side}' if at else ''}{distance}"
    if not at:
        return f"{weapon}: no target"
    parts = damage(state)
    if parts is None:
        return f"Misses {at}"
    base, success, soak = parts
    dealt = max(0, base + success - soak)
    stops = "armor" if target is not None and target.card.kind == "ship" else "soak"
    return f"{base} + {success} \N{MINUS SIGN} {stops} {soak} = {dealt} damage to {at}"
