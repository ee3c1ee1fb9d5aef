"""The base of all widgets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.draw import images, theme
from game.client.draw.theme import Metrics

if TYPE_CHECKING:
    from game.client.widgets.form import Form
    from game.client.widgets.scroll import ScrollArea

RING_DU = 7  # how far the focus ring reaches outside the rectangle, with its gap


class Widget:
    """A thing on the screen with a stable ``id`` ("menu.new_game") and a ``rect`` in pixels.

    ``focusable``: takes part in Tab order. ``enabled``: does what it says; otherwise ``reason``
    tells why not, on hover, focus and click. ``tip`` is a help sentence (markup allowed).
    ``heat`` runs from 0 (rest) to 1 (under the pointer or focused) and is eased by the form.
    """

    focusable: bool = False
    pointer: bool = False  # whether the hand cursor shows over it
    follows = False  # whether the focus comes along with the pointer, as in a menu
    solid = True  # takes a place of its own: may not overlap another solid widget

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
        self.form: Form | None = None
        self.area: ScrollArea | None = None

    # -- state --

    @property
    def m(self) -> Metrics:
        if self.form is None:
            raise RuntimeError(f"widget {self.id!r} is not on a form yet: call form.add first")
        return self.form.m

    @property
    def usable(self) -> bool:
        """Whether a click or key does something now."""
        return self.focusable and self.enabled and self.shown

    @property
    def hot(self) -> bool:
        return self.form is not None and self.form.hover is self

    @property
    def focused(self) -> bool:
        return self.form is not None and self.form.focus is self

    @property
    def held(self) -> bool:
        """Whether the mouse button went down on it and is still down."""
        return self.form is not None and self.form.pressed is self

    @property
    def help(self) -> str:
        """What a tooltip says: the reason while disabled, else the tip with its key."""
        if not self.enabled and self.reason:
            return self.reason
        if self.tip and self.hotkey:
            return f"{self.tip}  **[{self.hotkey}]**"
        return self.tip

    @property
    def visible_rect(self) -> pygame.Rect:
        """The part of ``rect`` that can be seen (less inside a scroll area)."""
        return self.rect.clip(self.area.view) if self.area else self.rect.copy()

    @property
    def tip_rect(self) -> pygame.Rect:
        """What the tooltip stands beside."""
        return self.visible_rect

    @property
    def paint_rect(self) -> pygame.Rect:
        """Everything that drawing it touches: with shadow and focus ring."""
        reach = 2 * self.m.du(16)
        return self.rect.inflate(reach, reach)

    def changed(self) -> None:
        """Asks to be drawn again."""
        if self.form is not None:
            self.form.invalidate(self.paint_rect)

    # -- events; each returns whether it was used --

    def hover_at(self, pos: tuple[int, int]) -> None:
        """The pointer moves over it; it may say something else there (``tip``)."""

    def press(self, pos: tuple[int, int]) -> None:
        """The left button went down on it."""

    def drag(self, pos: tuple[int, int]) -> None:
        """The pointer moved with the button held."""

    def release(self, pos: tuple[int, int], inside: bool) -> None:
        """The button came up; ``inside``: over the widget, so it was a click."""
        if inside:
            self.activate()

    def activate(self) -> None:
        """Click, Enter or Space."""

    def key(self, event: pygame.event.Event) -> bool:
        """A key while focused, before the form uses it to move the focus."""
        return False

    def text(self, typed: str) -> bool:
        """Typed text while focused."""
        return False

    # -- drawing --

    def draw(self, surface: pygame.Surface) -> None:
        """Draws itself; the ring is drawn by the form."""

    def draw_ground(self, surface: pygame.Surface) -> None:
        """The ground of a thing to press, lit as far as ``heat`` says."""
        unit = self.m.unit
        look = "button" if self.enabled else "disabled"
        images.draw_panel(surface, self.rect, look, unit, with_shadow=False)
        if self.heat > 0 and self.enabled:
            hot = images.panel(self.rect.size, "button_hot", unit)
            hot.set_alpha(round(255 * self.heat))
            surface.blit(hot, self.rect)
            hot.set_alpha(255)

    def draw_ring(self, surface: pygame.Surface) -> None:
        """The focus ring: 3 du wide, outside the rectangle."""
        gap, width = self.m.du(3), max(3, self.m.du(3))
        around = self.visible_rect.inflate(2 * (gap + width), 2 * (gap + width))
        pygame.draw.rect(surface, theme.FOCUS, around, width, border_radius=self.m.du(11))
