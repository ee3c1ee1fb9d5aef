"""The AI deck of the single-player game (OR-443 to OR-489).

A turn works through one card: its special part, then the first planning line that applies, all
action lines that apply, and the first encounter line that applies. A line is a function that
carries it out and returns "", or returns the reason why it does not apply; the modules of the
parts have them, ``hunter`` those of bounty hunters, ``specials`` those of characters' own cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.outer_rim.ai import acting, hunter, meeting, planning, specials
from game.outer_rim.ai.frames import Ai
from game.outer_rim.ai.line import Line
from game.outer_rim.cards.models import AICard
from game.outer_rim.context import Play
from game.outer_rim.events import AICardDrawn, AILine, DeckShuffled, StepBegan
from game.outer_rim.rules import slots
from game.table.stack import Auto, Step

PARTS = ("special", "planning", "action", "encounter")
ALL_THAT_APPLY = ("special", "action")

LINES: Mapping[str, Line] = {
    **planning.LINES,
    **acting.LINES,
    **meeting.LINES,
    **hunter.LINES,
    **specials.LINES,
}


def run(p: Play, f: Ai) -> None:
    """Step ``ai``: draw the card, resolve its lines from top to bottom, put it under the deck."""
    if not f.card:
        ai = p.ai(f.seat)
        card, *rest = ai.deck
        ai.deck = tuple(rest)
        p.state.open = (*p.state.open, card)
        f.card = card
        p.tell(AICardDrawn(seat=f.seat, card=card))
        return
    if f.part < len(PARTS):
        _line(p, f)
        return
    p.stack.pop()
    _put_back(p, f.seat, f.card)


def _line(p: Play, f: Ai) -> None:
    card: AICard = p.content.ai_cards[f.card]
    part, number = PARTS[f.part], f.line
    lines: tuple[Any, ...] = getattr(card, part)
    skipped = p.player(f.seat).defeated and part not in ("special", "planning")
    if number >= len(lines) or skipped:
        f.part, f.line = f.part + 1, 0
        return
    if number == 0 and part != "special":
        p.state.step = part  # type: ignore[assignment]
        p.tell(StepBegan(seat=f.seat, step=part))
    f.line = number + 1
    place = len(p.events)
    why = LINES[lines[number].do](p, f.seat, lines[number])
    told = AILine(
        seat=f.seat, card=card.id, part=part, line=number, done=not why, why=why, cause=card.id
    )
    p.events.insert(place, told)
    if not why and part not in ALL_THAT_APPLY:
        f.part, f.line = f.part + 1, 0


def _put_back(p: Play, seat: int, card: str) -> None:
    """Put the card under the deck (OR-450); a card with a special part is shuffled back."""
    p.state.open = slots.without(p.state.open, card)
    ai = p.ai(seat)
    ai.raised = ()
    ai.deck = (*ai.deck, card)
    if p.content.ai_cards[card].special:
        ai.deck = p.shuffle("ai_deck", ai.deck)
        p.tell(DeckShuffled(deck="ai"))


PENDING: tuple[Step[Play], ...] = (Auto(Ai, run),)
"""the steps that are run here"""
