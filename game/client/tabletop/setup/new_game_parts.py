"""Parts of the screen for setting up a game: its box, the person of a seat, bars of strength, rows
of choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame

from game.client.draw import images, theme
from game.client.draw.scenery import covers, edge_fade
from game.client.draw.theme import Metrics
from game.client.shell.window import registry
from game.client.widgets import Choice, Label
from game.client.widgets.base import Widget
from game.client.widgets.form import Form


class Cover(Widget):
    """The box of a game."""

    def __init__(self, rect: pygame.Rect, game: str) -> None:
        super().__init__("new.cover", rect)
        self.game = game

    def draw(self, surface: pygame.Surface) -> None:
        size = self.rect.size
        key = ("new cover", self.game, size)
        box = images.cached(key, lambda: registry.cover(registry.client(self.game), size))
        surface.blit(box, self.rect)


class Person(Widget):
    """The person of the picked seat, in a light of the seat's color; words may stand beside."""

    solid = False

    def __init__(
        self, rect: pygame.Rect, paint: Callable[[tuple[int, int]], pygame.Surface | None],
        place: int,
    ) -> None:  # fmt: skip
        super().__init__("new.person", rect)
        self.paint, self.place = paint, place
        self.soft: tuple[pygame.Surface, pygame.Surface] | None = None

    def draw(self, surface: pygame.Surface) -> None:
        bust = self.paint(self.rect.size)
        if bust is None:
            return
        if self.soft is None or self.soft[0] is not bust:
            self.soft = (bust, edge_fade.sides(bust, foot=True))
        color = theme.player(self.place).color
        px = self.rect.width
        back = covers.pool((px, px), theme.mix((0, 0, 0), color, 0.3))
        spot = back.get_rect(center=(self.rect.centerx, self.rect.top + px // 2))
        surface.blit(back, spot, special_flags=pygame.BLEND_RGB_ADD)
        surface.blit(self.soft[1], self.rect)


def least(m: Metrics) -> int:
    """Return the height of a small button."""
    return m.pick(44, 36)


def line_height(m: Metrics) -> int:
    """Return the height of a row of choices."""
    return m.pick(52, 42)


def titled_height(m: Metrics) -> int:
    """Return the height of a row of choices with its title."""
    return m.pitch("label") + m.du(2) + line_height(m)


def add_titled(
    form: Form, m: Metrics, area: pygame.Rect, id: str, title: str,
    options: Sequence[tuple[str, str]], value: str, change: Callable[[str], None],
    closed: Mapping[str, str] | None = None, tips: Mapping[str, str] | None = None,
) -> None:  # fmt: skip
    """Add a row of choices, pairs of value and label, with its title at the top of an area;
    ``closed`` are those that cannot be chosen now, with the reason, and ``tips`` say what values
    mean."""
    label = pygame.Rect(area.left, area.top, area.width, m.pitch("label"))
    form.add(Label(f"{id}.label", label, title, "label", theme.MUTED))
    rect = pygame.Rect(area.left, label.bottom + m.du(2), area.width, line_height(m))
    form.add(Choice(id, rect, list(options), value, change, closed=closed or {},
                    tips=tips or {}))  # fmt: skip


def draw_bars(surface: pygame.Surface, area: pygame.Rect, filled: int, count: int) -> None:
    """Draw rising bars, the first of them filled."""
    gap = max(2, area.width // 24)
    wide = (area.width - gap * (count - 1)) // count
    for number in range(count):
        high = area.height * (number + 2) // (count + 1)
        bar = pygame.Rect(area.left + number * (wide + gap), area.bottom - high, wide, high)
        color = theme.TEAL if number < filled else theme.HAIRLINE
        pygame.draw.rect(surface, color, bar, border_radius=max(1, wide // 4))
