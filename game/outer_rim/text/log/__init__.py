"""Events as lines of the shared log: player, action, figures, and the cause in parentheses.

Players are named, never addressed. Events covered by another line have none.
"""

from __future__ import annotations

import re

from game.outer_rim import events as e
from game.outer_rim.ambitions import log as ambitions
from game.outer_rim.bounties import log as bounties
from game.outer_rim.combat import log as combat
from game.outer_rim.combat.events import CombatDecided, SkillTested
from game.outer_rim.company import log as company
from game.outer_rim.contacts import log as contacts
from game.outer_rim.contests import log as contests
from game.outer_rim.context import Play
from game.outer_rim.favors import log as favors
from game.outer_rim.looks import log as looks
from game.outer_rim.looks.events import TopLookedAt
from game.outer_rim.market import log as market
from game.outer_rim.patrols import log as patrols
from game.outer_rim.text.log import encounters, goods, turns
from game.outer_rim.text.log.causes import cause_of
from game.outer_rim.text.log.naming import NAMERS
from game.outer_rim.trading import log as trading
from game.table.events import Event, visible
from game.table.grammar import Line, capital, told

TO_OTHERS = (e.SecretTaken, e.SecretDropped, TopLookedAt)
"""what the others see of events whose player gets the name"""
LINES: dict[type[Event], Line[Play]] = {
    **ambitions.LINES,
    **bounties.LINES,
    **combat.LINES,
    **company.LINES,
    **contacts.LINES,
    **contests.LINES,
    **encounters.LINES,
    **favors.LINES,
    **goods.LINES,
    **looks.LINES,
    **market.LINES,
    **patrols.LINES,
    **trading.LINES,
    **turns.LINES,
}
"""a template or function for every kind of event; "" for those that other lines cover"""


def tell(p: Play, event: Event, seat: int | None) -> str:
    """Return an event as a log line, "" if another line covers it or the seat may not know it.

    ``seat`` None: the line for everyone, without private events. The outcome of a test or fight
    ends with its ``aside``.
    """
    if event.to is not None and (seat is None or not visible(event, seat)):
        return ""
    if isinstance(event, TO_OTHERS) and event.seat == seat:
        return ""
    words = _once(p, event, told(LINES, p, event, NAMERS))
    return " ".join(filter(None, (capital(words), aside(p, event, seat))))


def _once(p: Play, event: Event, words: str) -> str:
    """Return a line without a cause that it names anyway, or that is the player's character."""
    cause, seat = cause_of(p, event.cause), getattr(event, "seat", -1)
    if not cause or cause not in words:
        return words
    before, _, after = words.rpartition(cause)
    name = cause.strip(" ()")
    own = seat >= 0 and event.cause.partition(".")[0] == p.player(seat).character
    known = own or re.search(rf"\b{re.escape(name)}(?!\w)", before + after)
    return before + after if known else words


def aside(p: Play, event: Event, seat: int | None) -> str:
    """Return how a test or fight turns out in the story, in the words of its card; "" for none.

    The words speak to the player of the test or fight: no other ``seat`` reads them.
    """
    if isinstance(event, SkillTested | CombatDecided) and seat not in (None, event.seat):
        return ""
    if isinstance(event, SkillTested):
        return p.content.outcome(event.trial, event.passed).line
    if isinstance(event, CombatDecided):
        return p.content.outcome(event.trial, event.won).line
    return ""
