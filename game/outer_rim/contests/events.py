"""The end of an opposed test."""

from __future__ import annotations

from dataclasses import dataclass

from game.table.events import Event


@dataclass(slots=True, kw_only=True)
class SkillsCompared(Event):
    """``own`` and ``theirs``: whether the player and the opponent passed."""

    seat: int
    opponent: int
    skill: str
    own: bool
    theirs: bool
