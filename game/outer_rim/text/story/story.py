"""The log as a story: a turn in a few lines, each of them about one stretch of events.

The deeds and gains of a player in a row are one sentence ("Tam buys Spice for 3,000 credits and
suffers 1 damage (3 of 4 health left)."). Rolls stand with their result. News of the market and of
patrols comes after the deeds that brought them. Events that no rule here covers have their own
line.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.outer_rim import events as e
from game.outer_rim.ambitions import log as ambitions
from game.outer_rim.bounties import log as bounties
from game.outer_rim.combat import log as combat
from game.outer_rim.contacts import log as contacts
from game.outer_rim.contests import log as contests
from game.outer_rim.context import Play
from game.outer_rim.favors import log as favors
from game.outer_rim.looks import log as looks
from game.outer_rim.market import log as market
from game.outer_rim.patrols import log as patrols
from game.outer_rim.text.story import figures, turns
from game.outer_rim.text.story.teller import Line, Teller, Tellers
from game.table.events import Event

TELLERS: Tellers = {
    **turns.TELLERS,
    **ambitions.TELLERS,
    **bounties.TELLERS,
    **combat.TELLERS,
    **figures.TELLERS,
    **contacts.TELLERS,
    **contests.TELLERS,
    **favors.TELLERS,
    **looks.TELLERS,
    **market.TELLERS,
    **patrols.TELLERS,
    e.DeckShuffled: Teller.leave_out,
    e.AICardDrawn: Teller.leave_out,
    e.AILine: Teller.leave_out,
    e.FirstPlayerRolled: Teller.leave_out,
    e.GoalTokenTaken: Teller.leave_out,
    e.SecretStirred: Teller.leave_out,
}
"""how each kind of event goes into the story; others have their own line"""


def story(
    p: Play,
    tell: Callable[[Event], str],
    answers: Sequence[tuple[str, str, Sequence[Event]]],
    viewer: int,
) -> list[list[Line]]:
    """Return the lines of answers in a row, of each its own.

    ``answers`` are steps and keys with the events that the ``viewer`` may know; the first is where
    a turn begins. ``tell`` returns the line of a single event.
    """
    told = Teller(p, tell, viewer, TELLERS)
    return [told.run(events, step, key) for step, key, events in answers]
