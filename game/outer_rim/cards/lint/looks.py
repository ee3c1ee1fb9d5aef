"""Checks of cards that look at the top of a deck."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.outer_rim.cards import models as c
from game.outer_rim.cards.effects.language import MARKET_DECKS
from game.outer_rim.cards.effects.looks import LookTop
from game.outer_rim.cards.lint.known import Found, Known, effects, missing


def tops(known: Known, part: Any) -> Found:
    """Check that looks name a deck, and do with its cards what can be done with them."""
    for path, effect in effects(part):
        if isinstance(effect, LookTop):
            for field, message in _faults(known, effect):
                yield f"{path}.{field}", message


def _faults(known: Known, e: LookTop) -> Iterator[tuple[str, str]]:
    decks = {*MARKET_DECKS, *known.of(c.EncounterDeck)}
    if e.deck not in decks:
        yield "deck", missing("deck", e.deck, decks)
    if e.count < 1:
        yield "count", "at least one card is looked at"
    if e.take in ("gain", "buy") and e.deck not in MARKET_DECKS:
        yield "take", "only cards of the market can be gained or bought"
    if e.take == "gain" and e.deck == "ship":
        yield "take", "players buy ships, and never gain them"
    if e.kinds and e.take not in ("gain", "buy"):
        yield "kinds", "belongs to cards you gain or buy"
    if e.take != "buy" and (e.discount or e.half):
        yield "take", "a discount belongs to cards you buy"
    if e.discount and e.half:
        yield "half", "a card is cheaper either by a discount or by half its cost"
    if e.take == "top" and e.count < 2:
        yield "count", "put one card of two or more on top"
