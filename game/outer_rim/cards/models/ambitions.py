"""Ambition sheets, and their goals (UB-150)."""

from __future__ import annotations

from typing import Literal

from game.outer_rim.cards.effects import Ability, Condition, Faction, MarketDeck, Model, Skill, When
from game.outer_rim.cards.models.base import Component

Mark = Literal["any", "first", "second", "lasting", "final"]
"""when in the game a goal can be completed (UB-164): a dash, a number, infinity, or fame"""


class AmbitionGoal(Model):
    """A goal of a sheet: a deed noticed at ``when``, a state that is reached, or what its abilities
    achieve."""

    mark: Mark
    when: When | None = None
    only: Condition | None = None
    have: Condition | None = None
    abilities: tuple[Ability, ...] = ()
    replaces_patrol: bool = False
    """its encounter may take the place of that with a patrol that must be encountered"""
    wins: bool = False
    """completing it wins the game"""


class Ambition(Component):
    """An ambition sheet: its setup, the overview of its goals, abilities and goals.

    ``card`` is found in the market deck ``deck``; ``skills``, ``factions`` and ``combat`` are what
    the goals call for.
    """

    kind: Literal["ambition"]
    credits: int
    card: str
    deck: MarketDeck
    skills: tuple[Skill, ...] = ()
    factions: tuple[Faction, ...] = ()
    combat: tuple[Literal["ground", "ship"], ...] = ()
    abilities: tuple[Ability, ...] = ()
    goals: tuple[AmbitionGoal, ...]
