"""The end of a case: which ending, what each choice did, the path through the scenes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.client.games.edge import art, records
from game.client.games.edge.model import Model
from game.client.games.edge.saves import LEVELS
from game.client.tabletop.end import EndScene


class CaseEnd(EndScene[Model]):
    """A case that is closed."""

    finished = records.FINISHED

    def how(self) -> str:
        model = self.model
        level = LEVELS[model.state.setup.level]
        ending = model.content.name(model.state.ending)
        return f"{model.story.name}, {level}. The ending: {ending}."

    def sentences(self) -> Sequence[str]:
        scene = self.model.content.scenes[self.model.state.ending]
        return list(scene.text)

    def characters(self) -> Mapping[int, tuple[str, ...]]:
        """Return the heroes of each seat."""
        seats = range(len(self.model.kinds))
        return {seat: tuple(self.model.heroes_of(seat)) for seat in seats}

    @property
    def level(self) -> str:
        return str(self.model.state.setup.level)

    def place(self, size: tuple[int, int], night: bool) -> pygame.Surface:
        scene = self.model.content.scenes[self.model.state.ending]
        return art.scene(scene.art, size).convert()
