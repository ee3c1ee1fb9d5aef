"""A form: the widgets of a scene in reading order, with focus, hover, press and tooltip."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

import pygame

from game.client.draw.theme import Metrics
from game.client.widgets import keymap, keys, tooltip
from game.client.widgets.base import LOST, Widget
from game.client.widgets.placement import Kept, of_rank
from game.client.widgets.scroll import ScrollArea

W = TypeVar("W", bound=Widget)

TIP_NEXT = 0.1  # seconds before a tooltip shows, right after another widget's tooltip
PLACE_AGAIN = 0.2  # seconds after which a tooltip looks for what has come under it
HEAT_RATE = 16.0  # speed of the hover glow, per second
PARKED = 12  # du that the pointer has to move after a click before a tooltip shows

_ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class Form:
    """Routes events to widgets. Calls ``invalidate(rect)`` for areas to redraw, ``cue(name)`` for
    sounds: "hover", "press", "refuse"."""

    def __init__(
        self,
        m: Metrics,
        invalidate: Callable[[pygame.Rect | None], None],
        cue: Callable[[str], None] | None = None,
    ) -> None:
        self.m = m
        self.invalidate = invalidate
        self.cue = cue or (lambda name: None)
        self.widgets: list[Widget] = []
        self._by_id: dict[str, Widget] = {}  # without the children of scroll areas
        self._areas: list[ScrollArea] = []
        self.focus: Widget | None = None
        self.hover: Widget | None = None
        self.pressed: Widget | None = None
        self.ring = True  # keyboard in use: the focus ring shows
        self.space = True  # Space presses what has the focus, as Enter does
        self.lively = True  # hover glow fades instead of switching
        self.tips = True  # tooltips show on hover; reasons always show on request
        self.tip_delay = 0.5  # hover delay in seconds
        self.tip: Widget | None = None
        self.tip_at = pygame.Rect(0, 0, 0, 0)
        self.above: Callable[[], list[Kept]] = list  # what else is read in the window
        self._parked: tuple[int, int] | None = None  # where the last click left the pointer
        self._tip_wait: float | None = None
        self._tip_age = 0.0  # seconds since the tooltip was last put in its place
        self._warm: list[Widget] = []
        self._kept: tuple[str, dict[str, int]] = ("", {})
        self._held: Widget | None = None  # pressed before a layout that is under way

    # -- building --

    def add(self, widget: W) -> W:
        """Add a widget at the end of the Tab order. Raise ``ValueError`` for a duplicate id."""
        if widget.id in self._by_id or any(widget.id in area.ids for area in self._areas):
            raise ValueError(f"two widgets are called {widget.id!r}")
        widget.form = self
        self.widgets.append(widget)
        self._by_id[widget.id] = widget
        if isinstance(widget, ScrollArea):
            self._areas.append(widget)
        return widget

    def reset(self, m: Metrics) -> None:
        """Clear the form for a new layout; remember focus and scroll positions by id, and the
        widget that is pressed."""
        scrolls = {w.id: w.place for w in self.widgets if isinstance(w, ScrollArea)}
        self._kept = (self.focus.id if self.focus else self._kept[0], scrolls)
        held = self.pressed
        self.m = m
        self.widgets = []
        self._by_id, self._areas = {}, []
        self.still()
        self._held = held if held is not None and held.steady else None
        self.focus = None
        self._warm = []

    def restore(self) -> None:
        """Restore focus and scroll positions by id after a layout. A widget that is still the same
        stays pressed: a layout between press and release loses no click."""
        focus_id, scrolls = self._kept
        for widget in self.widgets:
            if isinstance(widget, ScrollArea) and widget.id in scrolls:
                widget.scroll_to(scrolls[widget.id])
        kept = self.find(focus_id)
        if kept and kept.focusable:
            self.set_focus(kept)
        held, self._held = self._held, None
        now = self.find(held.id) if held is not None else None
        if held is not None and now is not None and now.usable and now.same_as(held):
            self.pressed = now

    @property
    def kept_focus(self) -> str:
        """The id of the widget that had the focus before the layout, "" for none."""
        return self._kept[0]

    def still(self) -> None:
        """Reset pointer states, as when another scene comes on top."""
        if self.hover:
            self._warm_up(self.hover)
        self.hover = self.pressed = self.tip = None
        self.tip_at = pygame.Rect(0, 0, 0, 0)

    def every(self) -> Iterator[Widget]:
        """Return all widgets in Tab order; the children of scroll areas follow their area."""
        for widget in self.widgets:
            yield widget
            if isinstance(widget, ScrollArea):
                yield from widget.children

    def find(self, id: str) -> Widget | None:
        found = self._by_id.get(id)
        if found is None:
            children = (each for area in self._areas for each in area.children)
            found = next((each for each in children if each.id == id), None)
        return found

    def visible(self) -> list[tuple[Widget, pygame.Rect]]:
        """Return every shown widget with its visible rectangle."""
        shown = [(w, w.visible_rect) for w in self.every() if w.shown]
        return [(w, rect) for w, rect in shown if rect.width > 0 and rect.height > 0]

    def words(self, besides: Widget | None = None) -> list[Kept]:
        """Return everything that is read in widgets, and all controls, except for one widget."""
        found: list[Kept] = []
        for widget in self.every():
            rank = widget.rank if widget.shown and widget is not besides else None
            if rank is not None:
                found += of_rank(rank, [widget.read_rect])
        return found

    # -- focus --

    def order(self) -> list[Widget]:
        """Return the Tab order, including disabled widgets so that their reason can be read."""
        return [widget for widget in self.every() if widget.focusable and widget.shown]

    def reach(self) -> list[Widget]:
        """Return the widgets among which arrow keys move the focus."""
        return self.order()

    def set_focus(self, widget: Widget | None) -> None:
        """Focus a widget, scroll it into view, and show its reason if disabled."""
        if self.focus is widget:
            return
        for changed in (self.focus, widget):
            if changed:
                self._warm_up(changed)
                changed.changed()
        self.focus = widget
        if widget and widget.area:
            widget.area.show(widget)
        dimmed = widget is not None and (widget.barred or not widget.enabled)
        self._show_tip(widget if dimmed and self.ring else None)

    def step_focus(self, step: int) -> None:
        """Handle Tab (+1) or Shift-Tab (-1), cycling through the form."""
        order = [each for each in self.order() if each.tab_stop or each is self.focus]
        if not order:
            return
        self.ring = True
        if self.focus in order:
            self.set_focus(order[(order.index(self.focus) + step) % len(order)])
        else:
            self.set_focus(order[0 if step > 0 else -1])
        if self.focus:
            self.focus.changed()

    def turn_focus(self, way: tuple[int, int]) -> bool:
        """Move the focus to the nearest widget in an arrow key's direction; return False if there
        is none."""
        self.ring = True
        if self.focus is None:
            self.step_focus(1)
            return self.focus is not None
        found = _nearest(self.focus, self.reach(), way)
        if found:
            self.set_focus(found)
        return found is not None

    # -- events --

    def handle(self, event: pygame.event.Event) -> bool:
        """Dispatch the event to its widget; return True if it was consumed."""
        if event.type == pygame.MOUSEMOTION:
            return self._move(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._down(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._up(event.pos)
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event)
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.TEXTINPUT and self.focus and self.focus.enabled:
            return self.focus.text(event.text)
        if event.type in LOST:
            self._lose(event.type == pygame.WINDOWFOCUSLOST)
        return False

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """Return the topmost widget under a point that reacts to the pointer (has help or is
        usable)."""
        found = None
        for widget in self.every():
            taking = widget.focusable or widget.help or isinstance(widget, ScrollArea)
            over = taking or widget.covers
            if widget.shown and over and widget.visible_rect.collidepoint(pos):
                found = widget if taking else None
        return found

    def _move(self, pos: tuple[int, int]) -> bool:
        if self.pressed:
            self.pressed.drag(pos)
            return True
        self._set_hover(self.at(pos))
        if self._parked and max(abs(pos[0] - self._parked[0]),
                                abs(pos[1] - self._parked[1])) > self.m.du(PARKED):  # fmt: skip
            self._parked, self._tip_wait = None, self.tip_delay
        if self.hover is not None:
            said = self.hover.help
            self.hover.hover_at(pos)
            if self.hover.help != said:
                self._show_tip(None)
                self._tip_wait = self.tip_delay
        return self.hover is not None

    def _set_hover(self, widget: Widget | None) -> None:
        if widget is self.hover:
            return
        for changed in (self.hover, widget):
            if changed:
                self._warm_up(changed)
                changed.changed()
        self._tip_wait = min(TIP_NEXT, self.tip_delay) if self.tip else self.tip_delay
        self._show_tip(None)
        self.hover = widget
        if widget and widget.usable:
            self.cue("hover")
            if widget.follows:
                self.ring = False
                self.set_focus(widget)

    def _down(self, pos: tuple[int, int]) -> bool:
        widget = self.at(pos)
        self._set_hover(widget)
        if self.ring and self.focus:
            self.focus.changed()
        self.ring = False
        if widget is None:
            return False
        if widget.focusable:
            self.set_focus(widget)
        if not widget.enabled:
            self._refuse(widget)
            return True
        self._show_tip(None)
        self.pressed = widget
        widget.press(pos)
        widget.changed()
        return True

    def _up(self, pos: tuple[int, int]) -> bool:
        widget, self.pressed = self.pressed, None
        self._parked = pos  # the next thing under it may be another: nobody has pointed at that
        if widget is None:
            return False
        widget.changed()
        inside = widget.visible_rect.collidepoint(pos)
        if inside and widget.usable:
            self.cue("press")
        widget.release(pos, inside)
        self._move(pos)
        return True

    def _lose(self, focus: bool) -> None:
        """End what the pointer does; a bar that is pulled may leave the window and come back."""
        if self.pressed and (focus or not isinstance(self.pressed, ScrollArea)):
            widget, self.pressed = self.pressed, None
            widget.changed()
            widget.cancel()
        if not focus:
            self._set_hover(None)

    def _wheel(self, event: pygame.event.Event) -> bool:
        pos = getattr(event, "pos", None) or pygame.mouse.get_pos()
        for widget in self.widgets:
            if isinstance(widget, ScrollArea) and widget.rect.collidepoint(pos):
                widget.wheel(event.y)
                self._move(pos)
                return True
        return False

    def _key(self, event: pygame.event.Event) -> bool:
        focus = self.focus
        if focus and focus.enabled and focus.key(event):
            return True
        meant = keymap.translate(event)
        if meant is not event and focus and focus.enabled and focus.key(meant):
            return True
        event = meant
        if event.key == pygame.K_TAB and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            self.step_focus(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        plain = not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META)
        if plain and event.key in _ARROWS and self.turn_focus(_ARROWS[event.key]):
            return True
        if plain and event.key == pygame.K_SPACE and self._hotkey(event):
            return True  # a button that shows this key keeps its word, wherever the focus is
        presses = event.key in _ENTER and (self.space or event.key != pygame.K_SPACE)
        if plain and presses and focus and focus.shown:
            self._activate(focus)
            return True
        return self._page(event.key) or self._hotkey(event)

    def _page(self, key: int) -> bool:
        """Scroll a page: the scroll area with the focus, otherwise the first that is longer than
        its view."""
        step = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}.get(key)
        long = [w for w in self.widgets if isinstance(w, ScrollArea) and w.most]
        if step is None or not long:
            return False
        area = self.focus.area if self.focus and self.focus.area in long else long[0]
        area.scroll_to(area.place + step * area.rect.height * 9 // 10)
        return True

    def _hotkey(self, event: pygame.event.Event) -> bool:
        for widget in self.every():
            if widget.hotkey and widget.shown and keys.matches(widget.hotkey, event):
                self._activate(widget)
                return True
        return False

    def _activate(self, widget: Widget) -> None:
        self.ring = True
        if not widget.enabled:
            self._refuse(widget)
            return
        self.cue("press")
        widget.changed()
        widget.activate()

    def _refuse(self, widget: Widget) -> None:
        self.cue("refuse")
        self._show_tip(widget)

    # -- tooltip --

    def explain(self, widget: Widget | None) -> None:
        """Show a widget's help immediately; None hides the tooltip."""
        self._show_tip(None)
        self._show_tip(widget)

    def _show_tip(self, widget: Widget | None) -> None:
        if widget is not None and not widget.help:
            widget = None
        if widget is self.tip:
            return
        self._hide_tip()
        self.tip = widget
        self._place_tip()

    def _hide_tip(self) -> None:
        if self.tip_at.width:
            self.invalidate(tooltip.reach(self.m, self.tip_at))
        self.tip_at = pygame.Rect(0, 0, 0, 0)

    def _place_tip(self) -> None:
        """Put the tooltip where it hides nothing that is read now."""
        self._tip_age = 0.0
        if self.tip is None or not self.tip.help:
            return
        at = tooltip.place(self.tip, [*self.words(self.tip), *self.above()], self.tip_at)
        if at != self.tip_at:
            self._hide_tip()
            self.tip_at = at
            self.invalidate(tooltip.reach(self.m, at))

    # -- time and drawing --

    def _warm_up(self, widget: Widget) -> None:
        if widget not in self._warm:
            self._warm.append(widget)

    def update(self, dt: float) -> None:
        """Advance hover glow and tooltip by ``dt`` seconds."""
        waits = self._tip_wait is not None and self._parked is None
        if self.hover and not self.pressed and self.tip is None and waits:
            assert self._tip_wait is not None
            self._tip_wait -= dt
            if self._tip_wait <= 0:
                self._tip_wait = None
                if self.tips or self.hover.barred or not self.hover.enabled:
                    self._show_tip(self.hover)
        self._tip_age += dt
        if self._tip_age >= PLACE_AGAIN:
            self._place_tip()
        for widget in list(self._warm):
            goal = 1.0 if widget.hot or widget.focused else 0.0
            step = min(1.0, dt * HEAT_RATE) if self.lively else 1.0
            widget.heat += (goal - widget.heat) * step
            if abs(goal - widget.heat) < 0.02:
                widget.heat = goal
                self._warm.remove(widget)
            widget.changed()

    @property
    def moving(self) -> bool:
        return bool(self._warm)

    def settle(self) -> None:
        """Finish all hover glow (screenshots)."""
        for widget in self._warm:
            widget.heat = 1.0 if widget.hot or widget.focused else 0.0
        self._warm = []

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the widgets that touch the surface's clip, then the focus ring."""
        clip = surface.get_clip()
        for widget in self.widgets:
            if widget.shown and (
                widget.rect.colliderect(clip) or widget.paint_rect.colliderect(clip)
            ):
                widget.draw(surface)
        focus = self.focus
        if focus and focus.shown and self.ring and focus.visible_rect.height > 0:
            focus.draw_ring(surface)

    def draw_tip(self, surface: pygame.Surface) -> None:
        """Draw the tooltip, on top of everything."""
        if self.tip and self.tip.help:
            tooltip.draw(surface, self.tip, self.tip_at)


def _nearest(here: Widget, order: list[Widget], way: tuple[int, int]) -> Widget | None:
    """Return the nearest widget in a direction: distance ahead, plus twice the sideways
    distance."""
    start = here.rect

    def cost(other: Widget) -> float | None:
        rect = other.rect
        dx, dy = rect.centerx - start.centerx, rect.centery - start.centery
        ahead = dx * way[0] + dy * way[1]
        clear = {
            (1, 0): rect.left - start.right,
            (-1, 0): start.left - rect.right,
            (0, 1): rect.top - start.bottom,
            (0, -1): start.top - rect.bottom,
        }[way]
        if ahead <= 0 or clear < -4:
            return None
        low, high = ("left", "right") if way[0] == 0 else ("top", "bottom")
        aside = max(
            0,
            getattr(rect, low) - getattr(start, high),
            getattr(start, low) - getattr(rect, high),
        )
        offset = abs(dy if way[0] else dx)
        return max(0, clear) + 2 * aside + offset * 0.1

    costs = [(cost(other), other) for other in order if other is not here]
    reachable = [(price, index) for index, (price, _) in enumerate(costs) if price is not None]
    return costs[min(reachable)[1]][1] if reachable else None
