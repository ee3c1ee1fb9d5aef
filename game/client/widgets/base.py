"""The base class of all widgets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

import pygame

from game.client.draw import images, theme
from game.client.draw.theme import Metrics
from game.client.widgets.placement import Rank

OUTSIDE = (-100_000, -100_000)
"""a point that is in no window"""
LOST = (pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST)
"""events after which the release of a button may go to another window"""


class Holder(Protocol):
    """The parts of its form that a widget needs."""

    @property
    def m(self) -> Metrics: ...
    @property
    def hover(self) -> Widget | None: ...
    @property
    def focus(self) -> Widget | None: ...
    @property
    def pressed(self) -> Widget | None: ...
    def invalidate(self, rect: pygame.Rect | None, /) -> None: ...
    def every(self) -> Iterator[Widget]: ...
    def explain(self, widget: Widget | None) -> None: ...


class Viewport(Protocol):
    """The parts of its scroll area that a widget and its form need."""

    @property
    def view(self) -> pygame.Rect: ...
    def show(self, child: Widget) -> None: ...


class Widget:
    """An element of the screen with a stable ``id`` ("menu.new_game") and a ``rect`` in pixels.

    ``focusable``: takes the focus; Tab stops there unless ``tab_stop`` is off. ``enabled``: does
    its job; otherwise ``reason`` explains why not, on hover, focus and click. ``tip`` is a help
    sentence (markup allowed). ``heat`` runs from 0 (idle) to 1 (hovered or focused) and is eased by
    the form.
    """

    focusable: bool = False
    tab_stop: bool = True
    pointer: bool = False  # whether the pointer becomes a hand over it
    follows = False  # whether hovering also focuses it, as in a menu
    solid = True  # occupies its own space: must not overlap another solid widget
    reads: Rank | None = None  # the rank of its words where they are read, so nothing hides them
    covers = False  # the pointer does not reach what is under it
    late_tip: Callable[[], str] | None = None  # returns the tip once it is needed
    barred = False  # whether it is dimmed and its tip is why, which shows as reasons do
    tip_aside = False  # whether the tooltip stands at its left, where there is room
    reach_du: tuple[float, float] = (16, 16)
    """how far drawing it reaches over its sides: its shadow and focus ring"""

    def __init__(
        self,
        id: str,
        rect: pygame.Rect,
        *,
        enabled: bool = True,
        reason: str = "",
        tip: str = "",
        hotkey: str = "",
    ) -> None:
        self.id = id
        self.rect = pygame.Rect(rect)
        self.enabled = enabled
        self.reason = reason
        self.tip = tip
        self.hotkey = hotkey
        self.shown = True
        self.heat = 0.0
        self.form: Holder | None = None
        self.area: Viewport | None = None

    # -- state --

    @property
    def speech(self) -> str:
        """The words of the widget for reading aloud, as markup; "" for none."""
        return self.reason if not self.enabled and self.reason else self.tip

    @property
    def m(self) -> Metrics:
        if self.form is None:
            raise RuntimeError(f"widget {self.id!r} is not on a form yet: call form.add first")
        return self.form.m

    @property
    def usable(self) -> bool:
        """Return True if a click or key has an effect now."""
        return self.focusable and self.enabled and self.shown

    @property
    def steady(self) -> bool:
        """Return True if a press on it outlives a layout that leaves it as it is: it keeps nothing
        from press to release."""
        return (type(self).press, type(self).drag) == (Widget.press, Widget.drag)

    def same_as(self, other: Widget) -> bool:
        """Return True for a widget that does the same at the same place in another layout."""
        return type(self) is type(other) and (self.id, self.rect) == (other.id, other.rect)

    @property
    def hot(self) -> bool:
        return self.form is not None and self.form.hover is self

    @property
    def focused(self) -> bool:
        return self.form is not None and self.form.focus is self

    @property
    def held(self) -> bool:
        """Return True while the mouse button is held that was pressed on it."""
        return self.form is not None and self.form.pressed is self

    @property
    def help(self) -> str:
        """Return the tooltip: the reason while disabled, otherwise the tip with its key."""
        if not self.enabled and self.reason:
            return self.reason
        if not self.tip and self.late_tip is not None:
            self.tip = self.late_tip()
        if self.tip and self.hotkey:
            return f"{self.tip}  **[{self.hotkey}]**"
        return self.tip

    @property
    def visible_rect(self) -> pygame.Rect:
        """Return the visible part of ``rect`` (smaller inside a scroll area)."""
        return self.rect.clip(self.area.view) if self.area else self.rect.copy()

    @property
    def rank(self) -> Rank | None:
        """Return the rank for whose sake other things keep away from it, None if they need not."""
        return Rank.CONTROL if self.reads is None and self.focusable else self.reads

    @property
    def read_rect(self) -> pygame.Rect:
        """Return the part of it that is read."""
        return self.visible_rect

    @property
    def tip_rect(self) -> pygame.Rect:
        """Return the rectangle to place the tooltip beside."""
        return self.visible_rect

    @property
    def paint_rect(self) -> pygame.Rect:
        """Return the area touched by drawing it."""
        across, down = self.reach_du
        return self.rect.inflate(2 * self.m.du(across), 2 * self.m.du(down))

    def changed(self) -> None:
        """Request a redraw."""
        if self.form is not None:
            self.form.invalidate(self.paint_rect)

    # -- events; each returns True if it was consumed --

    def hover_at(self, pos: tuple[int, int]) -> None:
        """Handle pointer motion over it, which may change ``tip``."""

    def press(self, pos: tuple[int, int]) -> None:
        """Handle a press of the left button on it."""

    def drag(self, pos: tuple[int, int]) -> None:
        """Handle pointer motion with the button held."""

    def release(self, pos: tuple[int, int], inside: bool) -> None:
        """Handle the release of the button; ``inside``: over the widget, so it was a click."""
        if inside:
            self.activate()

    def cancel(self) -> None:
        """Put back what was dragged: the release of the button went to another window."""
        self.release(OUTSIDE, False)

    def activate(self) -> None:
        """Handle a click, Enter or Space."""

    def key(self, event: pygame.event.Event) -> bool:
        """Handle a key while focused, before the form uses it to move the focus."""
        return False

    def text(self, typed: str) -> bool:
        """Handle typed text while focused."""
        return False

    # -- drawing --

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the widget; the form draws the focus ring."""

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw the background of a clickable widget, lit according to ``heat``."""
        unit = self.m.unit
        look = "button" if self.enabled else "disabled"
        images.draw_panel(surface, self.rect, look, unit, with_shadow=False)
        if self.heat > 0 and self.enabled:
            hot = images.panel(self.rect.size, "button_hot", unit)
            hot.set_alpha(round(255 * self.heat))
            surface.blit(hot, self.rect)
            hot.set_alpha(255)

    def draw_ring(self, surface: pygame.Surface) -> None:
        """Draw the focus ring: 3 du wide, outside the rectangle."""
        gap, width = self.m.du(3), max(3, self.m.du(3))
        around = self.visible_rect.inflate(2 * (gap + width), 2 * (gap + width))
        pygame.draw.rect(surface, theme.FOCUS, around, width, border_radius=self.m.du(11))
