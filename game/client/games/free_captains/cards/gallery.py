"""The choices before a game: captains, levels, dice; and the abilities of a captain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.theme import Metrics
from game.client.games.free_captains.pieces import cubes, dice, inks, people
from game.client.tabletop.setup import seat_rows
from game.client.widgets.base import Widget
from game.free_captains.cards.models import Captain, Die
from game.free_captains.names import ABILITIES, COLORS, Level

HIGHEST = 12
"""the last space of a track"""
FULL = 6
"""the value at which a crew die begins"""


def draw_face(surface: pygame.Surface, rect: pygame.Rect, captain: str, m: Metrics) -> None:
    """Draw a captain's portrait in a rounded frame; a die for one drawn by chance."""
    if not captain:
        images.draw_panel(surface, rect, "sunken", m.unit)
        px = min(rect.size) * 6 // 10
        icon = images.icon("dice", px)
        surface.blit(icon, icon.get_rect(center=rect.center))
        return
    radius = m.du(8)
    key = ("captain face", captain, rect.size, radius)
    surface.blit(images.cached(key, lambda: _round_corners(captain, rect.size, radius)), rect)


def _round_corners(captain: str, size: tuple[int, int], radius: int) -> pygame.Surface:
    """Return a portrait with round corners."""
    return images.ready(images.cut(people.portrait(captain, size), radius))


class CaptainCard(Widget):
    """A captain to choose: portrait, name, and where the three abilities begin."""

    focusable = True
    pointer = True

    def __init__(
        self, rect: pygame.Rect, captain: Captain, chosen: bool, pick: Callable[[str], None]
    ) -> None:
        super().__init__(f"captain.{captain.id}", rect)
        self.captain, self.chosen, self.pick = captain, chosen, pick

    def activate(self) -> None:
        self.pick(self.captain.id)

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        images.draw_panel(surface, self.rect, "button_hot" if self.hot else "raised", m.unit)
        inner = self.rect.inflate(-2 * m.du(10), -2 * m.du(10))
        name_high, figures = m.pitch("body_bold"), m.du(28)
        if self._figures_width(m, figures) > inner.width:
            figures = 0
        face = inner.copy()
        face.height = inner.height - name_high - figures - m.du(4)
        draw_face(surface, face, self.captain.id, m)
        name = pygame.Rect(inner.left, face.bottom + m.du(4), inner.width, name_high)
        text = fonts.shorter(m, "body_bold", self.captain.name, name.width)
        fonts.draw_line(surface, m, "body_bold", text, theme.INK, name, "center", self.id)
        if figures:
            places = pygame.Rect(inner.left, name.bottom, inner.width, figures)
            self._figures(surface, places)
        if self.chosen:
            seat_rows.frame(surface, m, self.rect)

    def _figures_width(self, m: Metrics, high: int) -> int:
        """Return the least width of the starting figures."""
        words = sum(fonts.measure(m, "number", str(each))[0] for each in self.captain.start)
        return words + 3 * (high - m.du(4) + m.du(6)) + 2 * m.du(6)

    def _figures(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the three starting figures, each with its cube, in the middle."""
        m, px, gap = self.m, area.height - self.m.du(4), self.m.du(6)
        words = [str(each) for each in self.captain.start]
        wide = [px + gap + fonts.measure(m, "number", each)[0] for each in words]
        apart = max(gap, min(m.du(24), (area.width - sum(wide)) // 3))
        x = area.centerx - (sum(wide) + 2 * apart) // 2
        for color, text, each in zip(COLORS, words, wide, strict=False):
            cube = cubes.cube(color, px)
            surface.blit(cube, cube.get_rect(midleft=(x, area.centery)))
            line = pygame.Rect(x + px + gap, area.top, each - px - gap + 2, area.height)
            fonts.draw_line(surface, m, "number", text, theme.SOFT, line, "left", self.id)
            x += each + apart


@dataclass(frozen=True)
class Rung:
    """A level in words: its name, its demands, and how often a computer player wins.

    Each of the ``lines`` is given in several ways, the longest first.
    """

    id: Level
    name: str
    lines: Sequence[Sequence[str]]
    wins: int


def level_style(m: Metrics, names: Sequence[str], width: int) -> str:
    """Return the style in which the names of all levels fit into cards of that width."""
    most = max(fonts.measure(m, "heading", each)[0] for each in names)
    return "heading" if most <= width - 2 * m.du(14) else "body_bold"


class LevelCard(Widget):
    """A level to choose, with what it asks and how hard it is."""

    focusable = True
    pointer = True

    def __init__(
        self, rect: pygame.Rect, rung: Rung, chosen: bool, pick: Callable[[Level], None],
        tip: str, style: str,
    ) -> None:  # fmt: skip
        super().__init__(f"level.{rung.id}", rect, tip=tip)
        self.rung, self.chosen, self.pick, self.style = rung, chosen, pick, style

    @staticmethod
    def height(m: Metrics) -> int:
        """Return the height that a card needs."""
        return m.pitch("heading") + 2 * m.pitch("caption") + 2 * m.du(8)

    def activate(self) -> None:
        self.pick(self.rung.id)

    def draw(self, surface: pygame.Surface) -> None:
        m, rung = self.m, self.rung
        look = "chosen" if self.chosen else "button_hot" if self.hot else "button"
        images.draw_panel(surface, self.rect, look, m.unit)
        inner = self.rect.inflate(-2 * m.du(14), -2 * m.du(8))
        head = pygame.Rect(inner.left, inner.top, inner.width, m.pitch("heading"))
        style = self.style
        fonts.draw_line(surface, m, style, rung.name, theme.INK, head, "left", self.id)
        if fonts.measure(m, style, rung.name)[0] + m.du(64) <= head.width:
            self._bar(surface, head)
        y = head.bottom
        for ways in rung.lines:
            line = pygame.Rect(inner.left, y, inner.width, m.pitch("caption"))
            fitting = (w for w in ways if fonts.measure(m, "caption", w)[0] <= line.width)
            text = next(fitting, ways[-1])
            fonts.draw_line(surface, m, "caption", text, theme.SOFT, line, "left", self.id)
            y = line.bottom

    def _bar(self, surface: pygame.Surface, head: pygame.Rect) -> None:
        """Draw the share of games won as a bar at the right of the name."""
        m = self.m
        wide, high = min(m.du(96), head.width // 3), max(4, m.du(7))
        groove = pygame.Rect(0, 0, wide, high)
        groove.midright = head.midright
        pygame.draw.rect(surface, theme.DEEP, groove, border_radius=high)
        part = groove.copy()
        part.width = max(high, wide * self.rung.wins // 100)
        pygame.draw.rect(surface, theme.GOLD, part, border_radius=high)


class DieTile(Widget):
    """A die on the captain's card: kept or left behind."""

    focusable = True
    pointer = True

    def __init__(
        self, rect: pygame.Rect, die: Die, kept: bool, keep: Callable[[str], None] | None, tip: str
    ) -> None:
        super().__init__(f"die.{die.id}", rect, tip=tip)
        self.die, self.kept, self.keep = die, kept, keep
        self.focusable = self.pointer = keep is not None

    @staticmethod
    def height(m: Metrics, flat: bool = False) -> int:
        """Return the height that a tile needs; a ``flat`` one has its name beside the die."""
        return m.du(44) if flat else m.du(52) + m.pitch("tile_bold") + 2 * m.du(6)

    def activate(self) -> None:
        if self.keep is not None:
            self.keep(self.die.id)

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        look = "button_hot" if self.hot and self.focusable else "raised" if self.kept else "sunken"
        images.draw_panel(surface, self.rect, look, m.unit)
        spot, line, align = self._places()
        drawn = dice.die(self.die.id, FULL, spot.width)
        if not self.kept:
            drawn = drawn.copy()
            drawn.fill((255, 255, 255, 90), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(drawn, spot)
        ink = theme.INK if self.kept else theme.MUTED
        text = fonts.shorter(m, "tile_bold", self.die.name, line.width)
        text = fonts.fit(m, "tile_bold", text, line.width).text
        fonts.draw_line(surface, m, "tile_bold", text, ink, line, align, self.id)
        if self.kept:
            seat_rows.frame(surface, m, self.rect)

    def _places(self) -> tuple[pygame.Rect, pygame.Rect, fonts.Align]:
        """Return the places of the die and of its name, and how the name is set."""
        m, inner = self.m, self.rect.inflate(-2 * self.m.du(6), -2 * self.m.du(6))
        if self.rect.height <= self.height(m, flat=True):
            px = inner.height - m.du(4)
            words = pygame.Rect(inner.left + px + m.du(2), inner.top, 0, inner.height)
            words.width = inner.right - words.left
            spot = pygame.Rect(inner.left - m.du(2), inner.top + m.du(2), px, px)
            return spot, words, "left"
        words = pygame.Rect(inner.left, 0, inner.width, m.pitch("tile_bold"))
        words.bottom = inner.bottom
        spot = pygame.Rect((0, 0), (m.du(46),) * 2)
        spot.center = (inner.centerx, (inner.top + words.top) // 2)
        return spot, words, "center"


class Tracks(Widget):
    """Where the three abilities of a captain begin, and how high they can rise."""

    def __init__(self, rect: pygame.Rect, captain: Captain) -> None:
        super().__init__("new.tracks", rect)
        self.captain = captain

    @staticmethod
    def height(m: Metrics) -> int:
        """Return the height of the three tracks."""
        return len(ABILITIES) * (m.pitch("body") + m.du(2))

    def draw(self, surface: pygame.Surface) -> None:
        m, high = self.m, self.rect.height // len(ABILITIES)
        names = [each.capitalize() for each in ABILITIES]
        label = m.du(34) + max(fonts.measure(m, "body", each)[0] for each in names)
        figure = fonts.measure(m, "label", "00 of 00")[0] + 2
        for number, name in enumerate(names):
            line = pygame.Rect(self.rect.left, self.rect.top + number * high, self.rect.width, high)
            px = min(m.du(24), high - m.du(2))
            cube = cubes.cube(COLORS[number], px)
            surface.blit(cube, cube.get_rect(midleft=line.midleft))
            words = pygame.Rect(line.left + m.du(32), line.top, label - m.du(30), high)
            fonts.draw_line(surface, m, "body", name, theme.SOFT, words, "left", self.id)
            start, most = self.captain.start[number], self.captain.most[number]
            far = pygame.Rect(line.right - figure, line.top, figure, high)
            told = f"{start} of {most}"
            fonts.draw_line(surface, m, "label", told, theme.MUTED, far, "right", self.id)
            left = line.left + label + m.du(14)
            notches = pygame.Rect(left, line.top, far.left - m.du(12) - left, high)
            self._notches(surface, notches, COLORS[number], start, most)

    def _notches(
        self, surface: pygame.Surface, area: pygame.Rect, color: str, start: int, most: int
    ) -> None:
        """Draw a space for each point: filled, free, or beyond the captain's reach."""
        m, tint = self.m, inks.cube(color)
        high = max(6, m.du(11))
        for number in range(HIGHEST):
            left = area.left + area.width * number // HIGHEST
            right = area.left + area.width * (number + 1) // HIGHEST
            spot = pygame.Rect(left, 0, max(3, right - left - m.du(4)), high)
            spot.centery = area.centery
            radius = m.du(3)
            if number >= most:
                dot = pygame.Rect(0, 0, spot.width // 2, max(2, m.du(2)))
                dot.center = spot.center
                pygame.draw.rect(surface, theme.EDGE, dot)
                continue
            pygame.draw.rect(surface, theme.DEEP, spot, border_radius=radius)
            if number < start:
                pygame.draw.rect(surface, tint, spot, border_radius=radius)
            else:
                pygame.draw.rect(surface, tint, spot, max(1, m.du(2)), border_radius=radius)
