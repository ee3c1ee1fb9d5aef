"""Obligation in a campaign (EE-R103, EE-R104)."""

from __future__ import annotations

from game.edge import events as e
from game.edge.context import Play
from game.edge.dice.rolling import roll_d100
from game.edge.ledger import Ledger, Sheet
from game.edge.scenes import pressing

HEAVY, SHARE = 60, 10
"""Obligation of the six above which no experience is spent, and more for each other hero"""


def of(ledger: Ledger, who: str) -> int:
    """Return the Obligation of a hero."""
    return ledger.sheets.get(who, Sheet()).obligation


def begin(p: Play) -> None:
    """Roll against the sum of the heroes who go: at or below, the hero in whose part the roll
    falls is pressed; a double presses all alike (EE-118)."""
    ledger = p.state.setup.ledger
    if ledger is None:
        return
    thrown = roll_d100(lambda below: p.roll("obligation", below))
    reach = 0
    for who in p.heroes:
        reach += of(ledger, who)
        if thrown.value <= reach:
            p.state.pressed = who
            p.state.doubled = thrown.tens == thrown.ones
            break
    p.events.append(e.ObligationRolled(rolled=thrown.value, of=p.state.pressed))
    pressing.begin(p)


def heavy(ledger: Ledger) -> bool:
    """Return True if the crew owes too much to spend experience; each of the players' own heroes
    in it raises the limit."""
    limit = HEAVY + SHARE * len(ledger.own)
    return sum(sheet.obligation for sheet in ledger.sheets.values()) > limit
