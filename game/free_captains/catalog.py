"""The content of a game, looked up by id and sorted by kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from game.free_captains.cards import models as c

M = TypeVar("M")


class Content:
    """All components. Raises ``KeyError`` where an unknown id is looked up."""

    def __init__(self, components: Mapping[str, Any]) -> None:
        self.components = dict(components)
        self.faced = self._of(c.Faced)
        self.locations = self._of(c.Location)
        self.planets = self._of(c.Planet)
        self.captains = self._of(c.Captain)
        self.aliens = self._of(c.Alien)
        self.weapons = self._of(c.Weapon)
        self.dice = self._of(c.Die)
        self.in_force: dict[tuple[Any, ...], tuple[tuple[str, Any], ...]] = {}
        """the effects in force by the cards that are, as they are first asked for"""
        self.table = next(iter(self._of(c.Table).values()))

    def _of(self, kind: type[M]) -> dict[str, M]:
        return {id: each for id, each in self.components.items() if isinstance(each, kind)}

    @property
    def encounters(self) -> tuple[str, ...]:
        """The ids of the cards of the Encounter decks."""
        return (*self.faced, *self.locations)

    def name(self, id: str) -> str:
        """Return the name of a component."""
        return str(self.components[id].name)
