"""Widgets that hold a value: toggle, segmented choice, slider, text entry.

Each calls ``on_change(value)`` after the player changed the value, never on construction.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType

import pygame

from game.client.draw import fonts, images, richtext, theme
from game.client.draw.pen import Pen
from game.client.draw.rooms import Room
from game.client.widgets.base import Widget
from game.client.widgets.clipboard import copy_text, pasted_text
from game.client.widgets.keys import SCANCODES


class Toggle(Widget):
    """A switch with its label to the left; click, Enter or Space toggles it."""

    focusable = True
    pointer = True

    def __init__(
        self,
        id: str,
        rect: pygame.Rect,
        label: str,
        value: bool,
        on_change: Callable[[bool], None],
        *,
        enabled: bool = True,
        reason: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(id, rect, enabled=enabled, reason=reason, tip=tip)
        self.label, self.value, self.on_change = label, value, on_change

    @property
    def speech(self) -> str:
        return f"{richtext.literal(self.label)}: {'on' if self.value else 'off'}"

    def activate(self) -> None:
        self.value = not self.value
        self.changed()
        self.on_change(self.value)

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        track = Room(self.rect).piece(m.du(56), m.du(30), "midright")
        look = "chosen" if self.value and self.enabled else "field"
        images.draw_panel(surface, track, look, m.unit, with_shadow=False)
        knob = track.inflate(-2 * m.du(4), -2 * m.du(4))
        knob.width = m.du(24)
        knob.right = track.right - m.du(4) if self.value else track.left + m.du(4) + knob.width
        images.draw_panel(surface, knob, "knob", m.unit)
        words = pygame.Rect(self.rect)
        words.width = track.left - m.du(70) - words.left
        ink = theme.INK if self.enabled else theme.DISABLED
        fonts.draw_line(surface, m, "body", self.label, ink, words, "left", self.id)
        state = pygame.Rect(words.right, words.top, m.du(58), words.height)
        said = "On" if self.value else "Off"
        fonts.draw_line(surface, m, "label", said, theme.MUTED, state, "right", self.id)


CHOICE_PAD = 12
"""du around the label of a segment"""


class Choice(Widget):
    """A row of segments with one selected; click one, or press Left and Right.

    ``options``: pairs of value and label. ``closed``: values that cannot be chosen now, with the
    reason; keys pass over them. ``tips``: what values mean, in place of the tip of the whole.
    Raises ``ValueError`` for an unknown value.
    """

    focusable = True
    pointer = True

    def __init__(
        self,
        id: str,
        rect: pygame.Rect,
        options: Sequence[tuple[str, str]],
        value: str,
        on_change: Callable[[str], None],
        *,
        closed: Mapping[str, str] = MappingProxyType({}),
        tips: Mapping[str, str] = MappingProxyType({}),
        enabled: bool = True,
        reason: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(id, rect, enabled=enabled, reason=reason, tip=tip or tips.get(value, ""))
        self.closed, self.tips, self._usual_tip = closed, tips, tip
        if value not in [key for key, _ in options]:
            raise ValueError(f"{value!r} is not a choice of {id}: {[key for key, _ in options]}")
        self.options, self.value, self.on_change = list(options), value, on_change

    @property
    def speech(self) -> str:
        return richtext.literal(dict(self.options)[self.value])

    @property
    def index(self) -> int:
        return [key for key, _ in self.options].index(self.value)

    def segment(self, index: int) -> pygame.Rect:
        """Return the rectangle of a segment: all of one width, or, where a label needs more than
        its share, as wide as their labels."""
        parts = [1] * len(self.options)
        needed = [self._needs(label) for _, label in self.options]
        if max(needed) > self.rect.width // len(parts):
            parts = needed
        left = self.rect.left + self.rect.width * sum(parts[:index]) // sum(parts)
        right = self.rect.left + self.rect.width * sum(parts[: index + 1]) // sum(parts)
        return pygame.Rect(left, self.rect.top, right - left, self.rect.height)

    def _needs(self, label: str) -> int:
        """Return the width of a segment with a label."""
        return fonts.measure(self.m, "label", label)[0] + self.m.du(CHOICE_PAD) + 2

    def choose(self, index: int) -> None:
        """Select a segment; do nothing if it is already selected."""
        value = self.options[index][0]
        if value != self.value:
            self.value = value
            self.changed()
            self.on_change(value)

    def at(self, pos: tuple[int, int]) -> int | None:
        """Return the index of the segment at a point."""
        places = range(len(self.options))
        return next((index for index in places if self.segment(index).collidepoint(pos)), None)

    def why_not(self, index: int) -> str:
        """Return the reason why a segment cannot be chosen, "" if it can."""
        return self.closed.get(self.options[index][0], "")

    def hover_at(self, pos: tuple[int, int]) -> None:
        index = self.at(pos)
        place = self.index if index is None else index
        self._explain(self.why_not(index) if index is not None else "", self.options[place][0])

    def _explain(self, reason: str, value: str = "") -> None:
        """Have the tooltip say why a segment is closed, else what it means, or what is usual."""
        self.tip = reason or self.tips.get(value or self.value) or self._usual_tip
        self.barred = bool(reason)

    def _turn(self, indices: Iterable[int]) -> None:
        """Choose the first segment of these that is open; if none is, say why."""
        reason = ""
        for index in indices:
            if not self.why_not(index):
                self.choose(index)
                return
            reason = reason or self.why_not(index)
        self._explain(reason)
        if reason and self.form is not None:
            self.form.explain(self)

    def release(self, pos: tuple[int, int], inside: bool) -> None:
        index = self.at(pos)
        if inside and index is not None:
            self._turn([index])

    def activate(self) -> None:
        count = len(self.options)
        self._turn((self.index + step) % count for step in range(1, count))

    def key(self, event: pygame.event.Event) -> bool:
        ways = {
            pygame.K_LEFT: range(self.index - 1, -1, -1),
            pygame.K_RIGHT: range(self.index + 1, len(self.options)),
        }
        if event.key not in ways:
            return False
        self._turn(ways[event.key])
        return True

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        images.draw_panel(surface, self.rect, "field", m.unit)
        for index, (value, label) in enumerate(self.options):
            part = self.segment(index)
            chosen = value == self.value
            if chosen:
                look = "chosen" if self.enabled and value not in self.closed else "disabled"
                images.draw_panel(surface, part.inflate(-m.du(6), -m.du(6)), look, m.unit, False)
            ink = theme.INK if chosen else theme.SOFT
            ink = ink if self.enabled and value not in self.closed else theme.DISABLED
            inner = part.inflate(-m.du(CHOICE_PAD), 0)
            fonts.draw_line(surface, m, "label", label, ink, inner, "center", self.id)


class Slider(Widget):
    """A value between ``low`` and ``high`` in steps; drag, click, Left, Right, Home, End.

    ``show(value)`` formats the value at the right, as "70%". A ``late`` one reports its value only
    on release: for values that would move the slider itself.
    """

    focusable = True
    pointer = True

    def __init__(
        self,
        id: str,
        rect: pygame.Rect,
        value: float,
        on_change: Callable[[float], None],
        *,
        low: float = 0.0,
        high: float = 1.0,
        step: float = 0.05,
        late: bool = False,
        show: Callable[[float], str] = lambda value: f"{value:.0%}",
        enabled: bool = True,
        reason: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(id, rect, enabled=enabled, reason=reason, tip=tip)
        self.low, self.high, self.step = low, high, step
        self.show, self.on_change = show, on_change
        self.late, self._untold = late, False
        self.value = self._snap(value)

    def _snap(self, value: float) -> float:
        value = max(self.low, min(self.high, value))
        return round(self.low + round((value - self.low) / self.step) * self.step, 6)

    def set(self, value: float) -> None:
        """Set the nearest allowed value; return True if it changed."""
        value = self._snap(value)
        if value != self.value:
            self.value = value
            self.changed()
            if self.late and self.held:
                self._untold = True
            else:
                self.on_change(value)

    @property
    def track(self) -> pygame.Rect:
        wide = self.rect.width - self.m.du(76)
        return pygame.Rect(self.rect.left + self.m.du(12), self.rect.centery - self.m.du(3),
                           wide - self.m.du(24), self.m.du(6))  # fmt: skip

    def _at(self, x: int) -> float:
        part = (x - self.track.left) / max(1, self.track.width)
        return self.low + part * (self.high - self.low)

    def press(self, pos: tuple[int, int]) -> None:
        self.set(self._at(pos[0]))

    def drag(self, pos: tuple[int, int]) -> None:
        self.set(self._at(pos[0]))

    def release(self, pos: tuple[int, int], inside: bool) -> None:
        self.set(self._at(pos[0]))
        self.cancel()

    def cancel(self) -> None:
        """Leave the value where the pointer has pulled it."""
        if self._untold:
            self._untold = False
            self.on_change(self.value)

    def key(self, event: pygame.event.Event) -> bool:
        goals = {
            pygame.K_LEFT: self.value - self.step,
            pygame.K_RIGHT: self.value + self.step,
            pygame.K_HOME: self.low,
            pygame.K_END: self.high,
        }
        if event.key not in goals:
            return False
        self.set(goals[event.key])
        return True

    def draw(self, surface: pygame.Surface) -> None:
        m, track = self.m, self.track
        images.draw_panel(surface, track, "field", m.unit)
        part = (self.value - self.low) / (self.high - self.low)
        filled = pygame.Rect(track.left, track.top, round(track.width * part), track.height)
        color = theme.SOFT if self.enabled else theme.DISABLED
        pygame.draw.rect(surface, color, filled, border_radius=m.du(3))
        knob = pygame.Rect(0, 0, m.du(24), m.du(24))
        knob.center = (filled.right, track.centery)
        images.draw_panel(surface, knob, "knob", m.unit)
        words = Room(self.rect).east(m.du(64))
        ink = theme.INK if self.enabled else theme.DISABLED
        fonts.draw_line(surface, m, "label", self.show(self.value), ink, words, "right", self.id)


class TextEntry(Widget):
    """One line of text; at most ``limit`` characters. Enter calls ``on_done(text)``.

    The usual keys: Left, Right, Home, End, Backspace, Del, Ctrl+V; Ctrl+C copies everything, Ctrl+A
    selects everything, so that typing replaces it. Text longer than the field scrolls to keep the
    cursor visible.
    """

    focusable = True
    pointer = True

    def __init__(
        self,
        id: str,
        rect: pygame.Rect,
        value: str,
        on_change: Callable[[str], None],
        *,
        on_done: Callable[[str], None] | None = None,
        hint: str = "",
        limit: int = 24,
        enabled: bool = True,
        reason: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(id, rect, enabled=enabled, reason=reason, tip=tip)
        self.value, self.on_change, self.on_done = value, on_change, on_done
        self.hint, self.limit = hint, limit
        self.cursor = len(value)
        self.all_selected = False

    def _put(self, value: str, cursor: int) -> None:
        self.cursor = max(0, min(len(value), cursor))
        self.all_selected = False
        self.changed()
        if value != self.value:
            self.value = value
            self.on_change(value)

    def text(self, typed: str) -> bool:
        # One change only: the owner may build the field anew at each.
        value, cursor = ("", 0) if self.all_selected else (self.value, self.cursor)
        room = self.limit - len(value)
        # Pasted text may hold nonprinting characters: here they become spaces, not escapes.
        fresh = "".join(each if each.isprintable() else " " for each in typed)[: max(0, room)]
        self._put(value[:cursor] + fresh + value[cursor:], cursor + len(fresh))
        return True

    def activate(self) -> None:
        if self.on_done:
            self.on_done(self.value)

    def key(self, event: pygame.event.Event) -> bool:
        if self.all_selected and event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self._put("", 0)
            return True
        before, after = self.value[: self.cursor], self.value[self.cursor :]
        moves: dict[int, tuple[str, int]] = {
            pygame.K_LEFT: (self.value, self.cursor - 1),
            pygame.K_RIGHT: (self.value, self.cursor + 1),
            pygame.K_HOME: (self.value, 0),
            pygame.K_END: (self.value, len(self.value)),
            pygame.K_BACKSPACE: (before[:-1] + after, self.cursor - 1),
            pygame.K_DELETE: (before + after[1:], self.cursor),
        }
        if event.key in moves:
            self._put(*moves[event.key])
            return True
        # AltGr, which writes letters, is Ctrl and Alt on Windows.
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META) and not event.mod & pygame.KMOD_ALT:
            if event.key == pygame.K_c:
                copy_text(self.value)
                return True
            if event.key == pygame.K_a:
                self.select_all()
                return True
            return event.key == pygame.K_v and self.text(pasted_text())
        # After a dead key, or with an input method, a key types nothing at once.
        types = getattr(event, "unicode", "") >= " " or pygame.K_SPACE <= event.key < SCANCODES
        kept = (pygame.K_TAB, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE)
        return types and event.key not in kept

    def select_all(self) -> None:
        """Select the whole text, so that typing replaces it."""
        self.all_selected, self.cursor = bool(self.value), len(self.value)
        self.changed()

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        images.draw_panel(surface, self.rect, "field", m.unit)
        inner = self.rect.inflate(-2 * m.du(14), -m.du(6))
        used = fonts.face(m, "body")
        if not self.value and not self.focused:
            style = "body" if fonts.measure(m, "body", self.hint)[0] <= inner.width else "tile"
            fonts.draw_line(surface, m, style, self.hint, theme.MUTED, inner, "left", self.id)
            return
        ahead = fonts.caret(m, "body", self.value, self.cursor)
        shift = max(0, ahead + m.du(3) - inner.width)
        ink = theme.INK if self.enabled else theme.DISABLED
        drawn = fonts.line(m, "body", self.value, ink)
        top = inner.centery + fonts.cap_height(used) // 2 - used.get_ascent()
        with Pen(surface, m).clip_to(inner):
            if self.all_selected and self.focused:
                chosen = inner.move(-shift, 0)
                chosen.width = drawn.get_width()
                surface.fill(theme.mix(theme.SUNKEN, theme.TEAL, 0.4), chosen)
            surface.blit(drawn, (inner.left - shift, top))
        if self.focused:
            bar = pygame.Rect(inner.left + ahead - shift, inner.top + m.du(4), max(2, m.du(2)),
                              inner.height - m.du(8))  # fmt: skip
            surface.fill(theme.INK, bar)


def keep_cursor(before: Widget | None, now: Widget | None) -> None:
    """Let a field that was made anew while it is typed into keep its cursor."""
    if isinstance(before, TextEntry) and isinstance(now, TextEntry) and before.id == now.id:
        now.cursor = min(before.cursor, len(now.value))
