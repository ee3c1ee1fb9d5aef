"""Spots: the places on the table that react to pointer and keys.

Their pictures are painted by the scene; a spot only lights up. Spots may overlap (a ship on a
planet): the pointer takes the highest and, among equals, the nearest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.client.draw import theme
from game.client.draw.richtext import literal
from game.client.tabletop.kit.thing import Name, Thing
from game.client.widgets.base import Widget
from game.client.widgets.form import Form
from game.client.widgets.placement import Rank

Spots = Mapping[Name, pygame.Rect]
CALM = 0.36
"""share of its color in the outline of a calm thing"""


class Spot(Widget):
    """The place of a thing. ``live``: a click or pick-up has an effect now; ``goal``: the thing in
    hand may be put here; ``readable``: the keyboard may reach it for reading."""

    pointer = True
    solid = False

    def __init__(
        self,
        thing: Thing,
        rect: pygame.Rect,
        *,
        press: Callable[[Spot, tuple[int, int]], None],
        drag: Callable[[Spot, tuple[int, int]], None],
        release: Callable[[Spot, tuple[int, int]], None],
        enter: Callable[[Spot], None],
        live: bool = False,
        goal: bool = False,
        readable: bool = False,
        taken: bool = False,
    ) -> None:
        super().__init__(f"spot.{thing.kind}.{thing.id}", rect)
        self.late_tip = lambda: thing.tip
        self.thing, self.name = thing, thing.name
        self._told_with: Name | None = None
        self.live, self.goal, self.readable = live, goal, readable
        self.taken = taken
        """whether its thing is in hand"""
        self.focusable = live or goal or readable
        self._press, self._drag, self._release, self._enter = press, drag, release, enter

    @property
    def usable(self) -> bool:
        return self.taken or super().usable

    @property
    def steady(self) -> bool:
        """Return True while its thing is in hand, which outlives a layout: odds that arrive during
        a drag do not end it."""
        return self.taken

    def same_as(self, other: Widget) -> bool:
        return isinstance(other, Spot) and self.taken == other.taken and super().same_as(other)

    @property
    def rank(self) -> Rank | None:
        """Return None: the table itself knows which of its places are needed."""
        return None

    @property
    def help(self) -> str:
        """Return the tooltip, which may be another one with something in hand."""
        carry = self.thing.controller.carry
        held = carry.source if carry is not None else None
        if held != self._told_with:
            self.tip, self._told_with = "", held
        return super().help

    @property
    def speech(self) -> str:
        return f"{literal(self.thing.title)}. {self.thing.tip}"

    def press(self, pos: tuple[int, int]) -> None:
        self._press(self, pos)

    def drag(self, pos: tuple[int, int]) -> None:
        self._drag(self, pos)

    def release(self, pos: tuple[int, int], inside: bool) -> None:
        self._release(self, pos)

    def cancel(self) -> None:
        """Leave it to the table to put back what was dragged: a release might answer."""

    def activate(self) -> None:
        self._enter(self)

    def draw(self, surface: pygame.Surface) -> None:
        if not (self.live or self.goal) or not self.thing.outlined:
            return
        m, width = self.m, max(2, self.m.du(2))
        color = theme.TEAL if self.goal else theme.AMBER
        if self.thing.calm and not self.goal:
            rest = theme.mix(theme.PANEL, color, CALM)
            glow = theme.mix(rest, color, self.heat)
        else:
            glow = theme.mix(color, theme.INK, 0.5 * self.heat)
        around = self.rect.inflate(-width, -width)
        pygame.draw.rect(surface, glow, around, width, border_radius=m.du(8))


ANSWERS = ("choice.", "action.", "results.", "table.hand_over")
"""the beginnings of the ids of buttons that lead on, the best first"""


class TableForm(Form):
    """A form with overlapping spots: buttons first, then spots with an effect now, by nearness,
    then the rest by layer.

    The keyboard finds first what can be done: a Tab without focus goes there, and so does the focus
    when its widget has gone with an answer. Arrows stay with the goals of the thing in hand.
    """

    def lit(self) -> list[Widget]:
        """Return what can be done now: the goals of the thing in hand, or the things with an effect
        and after them the answers on the page and in the bar."""
        spots = [each for each in self.order() if isinstance(each, Spot)]
        goals: list[Widget] = [each for each in spots if each.goal]
        if goals:
            return goals
        found: list[Widget] = [each for each in spots if each.live]
        for begin in ANSWERS:
            found += [each for each in self.order() if each.enabled and each.id.startswith(begin)]
        return found

    def reach(self) -> list[Widget]:
        goals = [each for each in self.order() if isinstance(each, Spot) and each.goal]
        return list(goals) or super().reach()

    def step_focus(self, step: int) -> None:
        lit = self.lit() if self.focus is None and step > 0 else []
        if not lit:
            super().step_focus(step)
            return
        self.ring = True
        self.set_focus(lit[0])

    def restore(self) -> None:
        super().restore()
        if self.focus is None and self.kept_focus and self.ring:
            self.set_focus(next(iter(self.lit()), None))

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
        useful, thing = spot.live or spot.goal, spot.thing
        return not useful, -thing.layer if thing.broad or not useful else -9, off
