"""Opposed tests, and jobs with a partner."""

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


@dataclass(slots=True, kw_only=True)
class PartnerAsked(Event):
    seat: int
    card: str
    partner: int


@dataclass(slots=True, kw_only=True)
class PartnerAnswered(Event):
    """``seat`` is the partner, ``owner`` the player whose job it is."""

    seat: int
    card: str
    owner: int
    joined: bool
