"""Events as lines of the shared log: player, action, figures, and the cause in parentheses.

Players are named, never addressed. Events covered by another line have none.
"""

from __future__ import annotations

from game.outer_rim import events as e
from game.outer_rim.context import Play
from game.outer_rim.text.grammar import capital
from game.outer_rim.text.log.causes import Teller
from game.outer_rim.text.log import (
    ambitions,
    company,
    contests,
    encounters,
    favors,
    fights,
    goods,
    turns,
)
from game.table.events import Event, visible

TO_OTHERS = (e.SecretTaken, e.SecretDropped, e.TopLookedAt)
"""what the others see of events whose player gets the name"""
TELLERS: dict[type[Event], Teller] = {
    **turns.TELLERS,
    **goods.TELLERS,
    **encounters.TELLERS,
    **fights.TELLERS,
    **favors.TELLERS,
    **ambitions.TELLERS,
    **contests.TELLERS,
    **company.TELLERS,
}
"""a line for every kind of event; silent ones are covered by others"""


def tell(p: Play, event: Event, seat: int | None) -> str:
    """Return an event as a log line, "" if another line covers it or the seat may not know it.

    ``seat`` None: the line for everybody, without private events. The outcome of a test or fight
    ends with its ``aside``.
    """
    if event.to is not None and (seat is None or not visible(event, seat)):
        return ""
    if isinstance(event, TO_OTHERS) and event.seat == seat:
        return ""
    teller = TELLERS.get(type(event))
    words = teller(p, event) if teller is not None else ""
    return " ".join(filter(None, (capital(words), aside(p, event, seat))))


def aside(p: Play, event: Event, seat: int | None) -> str:
    """Return how a test or fight turns out in the story, in the words of its card; "" for none.

    The words speak to the player of the test or fight: no other ``seat`` reads them.
    """
    if isinstance(event, e.SkillTested | e.CombatDecided) and seat not in (None, event.seat):
        return ""
    if isinstance(event, e.SkillTested):
        return p.content.outcome(event.trial, event.passed)
    if isinstance(event, e.CombatDecided):
        return p.content.outcome(event.trial, event.won)
    return ""
