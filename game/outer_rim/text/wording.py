"""Prompts and options in words. Called only for readers; random play pays nothing."""

from __future__ import annotations

from game.outer_rim.context import Play
from game.outer_rim.text.grammar import clipped, inline
from game.outer_rim.text.names import name_of, place_words, space_name
from game.outer_rim.text.odds import with_odds
from game.outer_rim.text.options import WORDERS
from game.outer_rim.text.prompts import PROMPTS, prompt
from game.outer_rim.text.terms import DECKS
from game.table.contract import Label
from game.table.decisions import Option
from game.table.stack import Frame

__all__ = ["DECKS", "PROMPTS", "WORDERS", "name_of", "place_words", "prompt", "space_name", "word"]

LONGEST = 40
"""letters on a button"""
LONGEST_DETAIL = 360


def word(p: Play, frame: Frame | None, option: Option, odds: bool = True) -> Label:
    """Return an option in words: its effect, its odds, and its cost or consequences.

    ``frame`` is the step that asks, or None. Both texts are plain. Odds may take a tenth of a
    second, so they can be left out.
    """
    worder = WORDERS.get(option.verb)
    if worder is None:
        return Label(option.verb.replace("_", " ").capitalize())
    found = worder(p, frame, option)
    if odds and frame is not None and p.stack and frame is p.stack[-1]:
        found = with_odds(p, option, found)
    label, detail = clipped(found.label, LONGEST), found.detail
    if label != found.label and not detail.startswith(found.label):
        detail = f"{found.label}. {detail}" if detail else found.label  # nothing is lost
    return Label(label, clipped(inline(detail), LONGEST_DETAIL), found.act)
