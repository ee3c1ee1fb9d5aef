"""The worth of a look to a computer player, and which of the cards it takes."""

from __future__ import annotations

from collections.abc import Callable
from math import comb
from typing import Any

from game.outer_rim.cards.effects.language import Effect
from game.outer_rim.frames.base import Context
from game.outer_rim.looks.effects import LookTop
from game.outer_rim.players.answers import gain
from game.outer_rim.players.parts import Judge, Thoughts
from game.table.decisions import Option


def top_cards(at: Judge, e: LookTop, card: str, known: Context) -> float:
    """Return the worth of the best of the cards on top of a deck, if it may be gained."""
    assets, deck = at.mind.content.assets, at.mind.world.market.get(e.deck, ())[1:]
    if e.take != "gain" or not deck:
        return 2 * at.weights.fresh
    worths = sorted(max(0.0, at.cards.gained(assets[each])) for each in deck)
    seen, total = min(e.count, len(worths)), 0.0
    for place, worth in enumerate(worths, 1):
        total += worth * (comb(place, seen) - comb(place - 1, seen))
    return total / comb(len(worths), seen)


def look(scheme: Thoughts, f: object, option: Option) -> float:
    """Take what is worth gaining; leave the rest as it is."""
    if option.verb == "done":
        return 0.0
    if option.verb == "lay" and getattr(f, "take", "") != "top":
        return -1.0
    return gain(scheme, f, option)


WORTHS: dict[type[Effect], Callable[[Judge, Any, str, Context], float]] = {LookTop: top_cards}
ANSWERS = {"look_top": look}
"""by step, the judgment of an answer"""
