"""Spots: the places on the table that react to pointer and keys.

Their pictures are painted by the scene; a spot only lights up. Spots may overlap (a ship on a
planet): the pointer takes the highest and, among equals, the nearest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

import pygame

from game.client.draw import theme
from game.client.draw.theme import Metrics
from game.client.widgets.base import Widget
from game.client.widgets.form import Form
from game.client.widgets.placement import Rank

Name = tuple[str, str]
"""the kind of a spot and an id: ("card", "blaster"), ("space", "harbor")"""
Spots = Mapping[Name, pygame.Rect]


@dataclass(frozen=True)
class Shapes:
    """The behavior of spots by kind: ``layers`` is the order of overlap (0 at the bottom),
    ``large`` are the kinds with a surface of their own, for which nearness does not decide,
    ``round`` those lit by the board."""

    layers: Mapping[str, int] = field(default_factory=dict)
    large: frozenset[str] = frozenset()
    round: frozenset[str] = frozenset()


class Spot(Widget):
    """A place with a name. ``live``: a click or pick-up has an effect now; ``goal``: the thing in
    hand may be put here; ``readable``: the keyboard may reach it for reading; ``tip``: returns the
    words of its tip, once they are needed."""

    pointer = True

    def __init__(
        self,
        name: Name,
        rect: pygame.Rect,
        *,
        press: Callable[[Spot, tuple[int, int]], None],
        drag: Callable[[Spot, tuple[int, int]], None],
        release: Callable[[Spot, tuple[int, int]], None],
        enter: Callable[[Spot], None],
        live: bool = False,
        goal: bool = False,
        solid: bool = False,
        round: bool = False,
        readable: bool = False,
        tip: Callable[[Name], str] = lambda name: "",
    ) -> None:
        super().__init__(f"spot.{name[0]}.{name[1]}", rect)
        self.late_tip = partial(tip, name)
        self.name, self.live, self.goal = name, live, goal
        self.solid, self.round, self.readable = solid, round, readable
        self.focusable = live or goal or readable
        self._press, self._drag, self._release, self._enter = press, drag, release, enter

    @property
    def rank(self) -> Rank | None:
        """Return None: the table itself knows which of its places are needed."""
        return None

    def press(self, pos: tuple[int, int]) -> None:
        self._press(self, pos)

    def drag(self, pos: tuple[int, int]) -> None:
        self._drag(self, pos)

    def release(self, pos: tuple[int, int], inside: bool) -> None:
        self._release(self, pos)

    def activate(self) -> None:
        self._enter(self)

    def draw(self, surface: pygame.Surface) -> None:
        if not (self.live or self.goal) or self.round:
            return
        m, width = self.m, max(2, self.m.du(2))
        color = theme.TEAL if self.goal else theme.AMBER
        glow = theme.mix(color, theme.INK, 0.5 * self.heat)
        around = self.rect.inflate(-width, -width)
        pygame.draw.rect(surface, glow, around, width, border_radius=m.du(8))


class TableForm(Form):
    """A form with overlapping spots: buttons first, then spots with an effect now, by nearness,
    then the rest by layer."""

    def __init__(
        self,
        m: Metrics,
        invalidate: Callable[[pygame.Rect | None], None],
        cue: Callable[[str], None],
        shapes: Shapes,
    ) -> None:
        super().__init__(m, invalidate, cue)
        self.shapes = shapes

    def at(self, pos: tuple[int, int]) -> Widget | None:
        plain = super().at(pos)
        if plain is not None and not isinstance(plain, Spot):
            return plain
        under = [
            widget
            for widget in self.widgets
            if isinstance(widget, Spot) and widget.shown and widget.rect.collidepoint(pos)
        ]
        return min(under, key=lambda spot: self._rank(spot, pos), default=None)

    def _rank(self, spot: Spot, pos: tuple[int, int]) -> tuple[bool, int, int]:
        off = (spot.rect.centerx - pos[0]) ** 2 + (spot.rect.centery - pos[1]) ** 2
        useful, kind = spot.live or spot.goal, spot.name[0]
        high = -self.shapes.layers.get(kind, 0)
        return not useful, high if kind in self.shapes.large or not useful else -9, off
