"""Reasons why a card on top of a deck cannot be taken or put back as wanted."""

from __future__ import annotations

from game.outer_rim.context import Play
from game.outer_rim.frames.looks import LookTop
from game.outer_rim.rules import looks
from game.outer_rim.text.reasons.phrases import Check
from game.table.decisions import Intent
from game.table.refusals import Reason


def take(p: Play, f: LookTop, wanted: Intent) -> Reason | None:
    """Return why a card cannot be gained, or put on top or next."""
    return looks.why_not_take(p, f, wanted.source)


CHECKS: dict[str, Check] = {"gain": take, "lay": take}
"""by what is attempted, in the step that asks for it"""
