"""The end of an opposed test."""

from __future__ import annotations

from dataclasses import dataclass

from game.outer_rim.events import Seated


@dataclass(slots=True, kw_only=True)
class SkillsCompared(Seated):
    """``own`` and ``theirs``: whether the player and the opponent passed."""

    opponent: int
    skill: str
    own: bool
    theirs: bool
