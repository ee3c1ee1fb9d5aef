"""The end of a bounty."""

from __future__ import annotations

from dataclasses import dataclass

from game.outer_rim.events import Seated


@dataclass(slots=True, kw_only=True)
class BountyClosed(Seated):
    """``how``: eliminated, captured or delivered; ``hunted``, of a character that somebody
    plays: then the token of the ``contact`` has no part in it, and it is ""."""

    card: str
    contact: str
    how: str
