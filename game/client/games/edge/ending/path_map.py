"""The graph of an adventure's scenes: those seen with their names and order, the others blank."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.client.draw import fonts, theme
from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.games.edge.cards import sheets
from game.client.games.edge.ending import game_story
from game.client.games.edge.identity.identity import INK, NAME, PAPER, SODIUM, TAG, TOBACCO, TYPED
from game.client.games.edge.play.model import Model
from game.client.widgets.base import Widget
from game.edge.cards.scenes import Hub
from game.edge.catalog import Content


def layers(content: Content, start: str) -> list[list[str]]:
    """Return the scenes of an adventure by how many scenes lead to them at least."""
    depth, front = {start: 0}, [start]
    while front:
        scene = front.pop(0)
        for other in exits(content, scene):
            if other not in depth:
                depth[other] = depth[scene] + 1
                front.append(other)
    found: list[list[str]] = [[] for _ in range(max(depth.values()) + 1)]
    for scene, at in depth.items():
        found[at].append(scene)
    return found


def exits(content: Content, scene: str) -> Sequence[str]:
    """Return the scenes to which one may lead."""
    return [each for each in content.exits.get(scene, ()) if each in content.scenes]


class PathMap(Widget):
    """The scenes as cards from left to right, with the way that was taken."""

    def __init__(self, rect: pygame.Rect, model: Model) -> None:
        super().__init__("end.map", rect)
        self.model = model

    def places(self) -> dict[str, pygame.Rect]:
        """Return the place of each scene."""
        content, m = self.model.content, self.m
        found: dict[str, pygame.Rect] = {}
        columns = layers(content, self.model.story.start)
        gap = m.pick(18, 10)
        wide = (self.rect.width - gap * (len(columns) - 1)) // len(columns)
        most = max(len(column) for column in columns)
        high = min(m.du(74), (self.rect.height - m.du(6) * (most - 1)) // most)
        for at, column in enumerate(columns):
            step = min(high + m.du(18), (self.rect.height - high) // max(1, len(column) - 1)
                       if len(column) > 1 else high)  # fmt: skip
            used = step * (len(column) - 1) + high
            top = self.rect.centery - used // 2
            for n, scene in enumerate(column):
                left = self.rect.left + at * (wide + gap)
                found[scene] = pygame.Rect(left, top + n * step, wide, high)
        return found

    def draw(self, surface: pygame.Surface) -> None:
        m, places, trail = self.m, self.places(), game_story.played(self.model)
        content = self.model.content
        width = max(1, m.du(1.5))
        for scene, rect in places.items():
            for other in exits(content, scene):
                if other in places and not isinstance(content.scenes[other], Hub):
                    self._edge(surface, rect, places[other], theme.mix(INK, PAPER, 0.25), width)
        for one, two in pairwise(trail):
            if one in places and two in places:
                self._edge(surface, places[one], places[two], SODIUM, max(2, m.du(3)))
        for scene, rect in places.items():
            at = ", ".join(str(n) for n, each in enumerate(trail, 1) if each == scene)
            self._scene(surface, rect, content.name(scene), at, m)

    @staticmethod
    def _edge(
        surface: pygame.Surface, one: pygame.Rect, two: pygame.Rect, color: theme.Color, width: int
    ) -> None:
        start, end = one.midright, two.midleft
        if two.left < one.right:
            start, end = one.midbottom, two.midtop
        pygame.draw.line(surface, color, start, end, width)

    def _scene(
        self, surface: pygame.Surface, rect: pygame.Rect, name: str, number: str, m: Metrics
    ) -> None:
        if not number:
            pygame.draw.rect(surface, theme.mix(INK, PAPER, 0.07), rect, border_radius=m.du(4))
            pygame.draw.rect(surface, theme.mix(INK, PAPER, 0.28), rect, max(1, m.du(1)),
                             border_radius=m.du(4))  # fmt: skip
            return
        pygame.draw.rect(surface, theme.mix(PAPER, TOBACCO, 0.12), rect, border_radius=m.du(4))
        inner = rect.inflate(-2 * m.du(6), -2 * m.du(3))
        wide = fonts.measure(m, TAG, number)[0] + m.du(5)
        high = max(m.pitch("tile"), inner.height)
        words = pygame.Rect(inner.left + wide, inner.top, inner.width - wide, high)
        laid = sheets.wrap(m, literal(name), words.width, "tile", TYPED)
        if laid.height <= inner.height and not laid.overflow:
            label = pygame.Rect(inner.left, inner.top, wide, m.pitch(TAG))
            sheets.line(surface, m, TAG, number, TOBACCO, label, where="path")
            laid.draw(surface, pygame.Rect(words.left, inner.centery - laid.height // 2,
                                           words.width, laid.height), "path")  # fmt: skip
            return
        parts = name.split()
        fewest = max(2, len(parts) - 2)  # words; fewer say nothing, and the number stands alone
        for count in range(len(parts), min(fewest, len(parts)) - 1, -1):
            told = " ".join(parts[:count]) + "…" * (count < len(parts))
            laid = sheets.wrap(m, f"**{number}** {literal(told)}", inner.width, "tile", TYPED)
            if laid.height <= inner.height and not laid.overflow:
                laid.draw(surface, inner, "path")
                return
        sheets.line(surface, m, NAME, number, TYPED, rect, "center", "path")
