"""The rows of the list of saved games, and the picture of the chosen one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

import pygame

from game.client.draw import fonts, images, materials, theme
from game.client.draw.pen import Pen
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room
from game.client.shell.files.saves import SaveInfo
from game.client.shell.window import registry
from game.client.shell.window.thumbnails import Pictures, draw_marks, draw_shortened, medallion
from game.client.widgets import Widget
from game.client.widgets.chooser import Chooser, Choosing

SHAPE = (16, 9)
WASH, STRONG = 40, 52
"""hundredths of a row that have the color of the box, and its strength (of 255) at the left"""
_KEYS: dict[int, Callable[[int, int], int]] = {
    pygame.K_HOME: lambda at, page: -at,
    pygame.K_END: lambda at, page: 1 << 30,
    pygame.K_PAGEUP: lambda at, page: -page,
    pygame.K_PAGEDOWN: lambda at, page: page,
    pygame.K_UP: lambda at, page: -1,
    pygame.K_DOWN: lambda at, page: 1,
}


class Shown(Protocol):
    """The screen, as the picture of the chosen game uses it."""

    pictures: Pictures

    @property
    def current(self) -> SaveInfo | None: ...


class Rows(Choosing, Protocol):
    """The screen, as a row uses it."""

    pictures: Pictures
    filters: list[str]

    @property
    def shown(self) -> list[SaveInfo]: ...
    @property
    def page(self) -> int: ...
    def name_of(self, info: SaveInfo) -> str: ...
    def go(self, index: int, by: int) -> bool: ...
    def leave_list(self, row: SaveRow, back: bool) -> bool: ...


class SaveRow(Chooser):
    """A game in the list. A click chooses it; another click or Enter opens it."""

    focusable = True
    pointer = True

    def __init__(self, scene: Rows, index: int, rect: pygame.Rect) -> None:
        super().__init__(f"load.game_{index}", rect, scene, index)
        self.scene = scene

    @property
    def info(self) -> SaveInfo:
        return self.scene.shown[self.index]

    @property
    def help(self) -> str:
        """Return the whole name if the row has no room for it."""
        name = self.info.name
        cut = fonts.fit(self.m, "heading", name, self._words().width).overflow
        return literal(name) if cut else ""

    def key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_TAB:
            return self.scene.leave_list(self, bool(event.mod & pygame.KMOD_SHIFT))
        step = _KEYS.get(event.key)
        if step is None or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return False
        by = step(self.index, self.scene.page)
        return self.scene.go(self.index, by)

    # -- drawing --

    def _inner(self) -> pygame.Rect:
        return self.rect.inflate(-2 * self.m.du(8), -2 * self.m.du(8))

    def _picture(self) -> pygame.Rect:
        inner = self._inner()
        return pygame.Rect(inner.topleft, (inner.height * SHAPE[0] // SHAPE[1], inner.height))

    def _words(self) -> pygame.Rect:
        inner, left = self._inner(), self._picture().right + self.m.du(18)
        return pygame.Rect(left, inner.top, inner.right - self.m.du(10) - left, inner.height)

    def draw(self, surface: pygame.Surface) -> None:
        m, info = self.m, self.info
        self.draw_ground(surface)
        self._draw_box(surface, info)
        self.scene.pictures.blit(surface, self._picture(), info, m.du(5))
        if self.scene.chosen == self.index:
            bar = pygame.Rect(self.rect.left, self.rect.top + m.du(10), m.du(4),
                              self.rect.height - m.du(20))  # fmt: skip
            pygame.draw.rect(surface, theme.INK, bar, border_radius=m.du(2))
        self._draw_words(surface, info)

    def _draw_box(self, surface: pygame.Surface, info: SaveInfo) -> None:
        """Draw a wash of the color of the game's box behind its picture."""
        game = info.facts.game if info.facts is not None else ""
        if game and theme.palette not in materials.PLAIN:
            inner = self.rect.inflate(-2 * self.m.du(3), -2 * self.m.du(3))
            inner.width = inner.width * WASH // 100
            accent = registry.look(game).accent
            key = ("box wash", inner.size, accent)
            wash = images.cached(key, lambda: images.gradient(
                inner.size, (*accent, STRONG), (*accent, 0), across=True))  # fmt: skip
            surface.blit(wash, inner)

    def _draw_words(self, surface: pygame.Surface, info: SaveInfo) -> None:
        m, room, pen = self.m, Room(self._words()), Pen(surface, self.m, self.id)
        height, small = m.pitch("heading"), m.pitch("caption")
        room.north((room.height - height - small - m.du(4)) // 2)
        ink = theme.INK if not info.problem else theme.SOFT
        state, light = info.state
        line = room.north(height, m.du(4))
        spot = line.east(pen.width("label", state), m.du(16))
        pen.text("label", state, theme.COLORS[light], spot, "right")
        draw_shortened(surface, m, "heading", info.name, ink, line, f"{self.id}.name")
        line = room.north(small)
        spot = line.east(pen.width("label", info.date), m.du(16))
        pen.text("label", info.date, theme.MUTED, spot, "right")
        if info.problem:
            draw_shortened(surface, m, "caption", info.problem, theme.SOFT, line, self.id)
        elif info.facts is not None:
            name = self.scene.name_of(info) if self.scene.filters else ""
            marks = ((("", name),) if name else ()) + info.facts.marks
            draw_marks(surface, m, line, replace(info.facts, marks=marks), self.id)


class Portrait(Widget):
    """The chosen game's picture, large, with its character over the corner."""

    def __init__(self, scene: Shown, rect: pygame.Rect) -> None:
        super().__init__("load.picture", rect)
        self.scene = scene

    def draw(self, surface: pygame.Surface) -> None:
        info, m = self.scene.current, self.m
        if info is None:
            return
        self.scene.pictures.blit(surface, self.rect, info, m.du(8))
        facts = info.facts
        if facts and facts.emblem and images.has("emblems", facts.emblem):
            medal = medallion(facts, m.du(76))
            surface.blit(medal, medal.get_rect(bottomleft=self.rect.move(m.du(14), -m.du(14))
                                               .bottomleft))  # fmt: skip
