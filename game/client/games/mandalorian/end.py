"""The end of a mission."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.client.draw import images
from game.client.games.mandalorian import records
from game.client.games.mandalorian.model import Model
from game.client.tabletop.end import EndScene
from game.client.tabletop.end_parts import Figure
from game.client.tabletop.seat_rows import Portrait
from game.mandalorian.text.phrases import counted

WAYS = {
    "": "The objective is complete.",
    "defeat": "A character was defeated.",
    "track": "The crisis track is full.",
}


class MissionEnd(EndScene[Model]):
    """A mission won or lost by everybody together."""

    finished = records.FINISHED

    def how(self) -> str:
        view, mission = self.model.view, self.model.mission
        level = records.LEVELS[view["level"]]
        return f"{mission.name}, {level}, turn {view['turn']}. {WAYS[view['lost']]}"

    def figures(self, seat: int) -> Sequence[Figure]:
        """Return the crises of the mission."""
        view = self.model.view
        return (Figure("ma_crisis", f"{view['track']} of {view['limit']}", main=True),)

    def sentences(self) -> Sequence[str]:
        """Return how everybody came out of it."""
        told = []
        for each in self.model.characters:
            left = each["health"] - each["damage"]
            name = self.model.content.name(each["id"])
            told.append(
                f"{name} has {left} of {each['health']} health left."
                if left > 0
                else f"{name} is down."
            )
        return [*told, f"The mission took {counted(self.model.view['turn'], 'turn')}."]

    def characters(self) -> Mapping[int, str]:
        return {self.model.seat_of(each["id"]): each["id"] for each in self.model.characters}

    @property
    def level(self) -> str:
        return str(self.model.view["level"])

    @property
    def portrait(self) -> Portrait:
        """The function that draws a seat's character."""
        return self._face

    def _who(self, seat: int) -> str:
        crew = [each["id"] for each in self.model.characters]
        return crew[seat % len(crew)]

    def _face(self, surface: pygame.Surface, rect: pygame.Rect, seat: int) -> None:
        px = min(rect.size)
        drawn = images.svg("mandalorian/pawns", self._who(seat), (px, px))
        surface.blit(drawn, drawn.get_rect(center=rect.center))

    def bust(self, seat: int, size: tuple[int, int]) -> pygame.Surface:
        """Return the character of a seat."""
        return images.svg("mandalorian/people", self._who(seat), size)
