"""Cards that an answer has won or lost, for the page that shows it."""

from __future__ import annotations

from game.client.games.edge.play.model import Model
from game.client.tabletop.pages.gains import Gain
from game.edge import events as e
from game.table.events import Event

MOST_GAINS = 4
"""cards on a page; its lines name any others"""


def gains_of(model: Model, event: Event) -> list[Gain]:
    """Return the card that an event brings or takes."""
    if isinstance(event, e.CardGained):
        state = model.seat_view
        for_whom = f"For {model.name(event.who).split()[0]}" if event.who else (
            "In hand" if event.card in state.held else "In the hold"
        )  # fmt: skip
        return [Gain(("card", event.card), for_whom)]
    if isinstance(event, e.CardLost):
        return [Gain(("card", event.card), "Lost", lost=True)]
    return []


def won_since_roll(model: Model) -> list[Gain]:
    """Return the cards that the check has brought or taken that is spent now."""
    found: list[Gain] = []
    for turn in reversed(model.session.history):
        found = [gain for each in turn.events for gain in gains_of(model, each)] + found
        if any(isinstance(each, e.Rolled | e.SimplyDone) for each in turn.events):
            break
    return found[:MOST_GAINS]
