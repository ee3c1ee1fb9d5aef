"""Display widgets and the button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pygame

from game.client.draw import fonts, images, richtext, theme
from game.client.draw.theme import Color, Metrics
from game.client.widgets.base import Widget
from game.client.widgets.placement import Rank

NARROW, NARROW_PAD = "tile_bold", 6
"""the type of a label that has no room in the usual one, and the du beside it"""

ButtonKind = Literal["normal", "primary", "chosen", "menu", "icon"]


class Panel(Widget):
    """A background for other widgets; not solid, so others may overlap it. ``look`` is one of
    images.LOOKS."""

    solid = False

    def __init__(self, id: str, rect: pygame.Rect, look: str = "panel") -> None:
        super().__init__(id, rect)
        self.look = look

    def draw(self, surface: pygame.Surface) -> None:
        images.draw_panel(surface, self.rect, self.look, self.m.unit)


class Label(Widget):
    """One line of text, vertically centered; if too long, it is shortened and reported."""

    reads = Rank.WORDS

    def __init__(
        self,
        id: str,
        rect: pygame.Rect,
        text: str,
        style: str = "body",
        color: Color | None = None,
        align: fonts.Align = "left",
        tracking: int = 0,
        tip: str = "",
    ) -> None:
        super().__init__(id, rect, tip=tip)
        self.words, self.style, self.color = text, style, color or theme.INK
        self.align, self.tracking = align, tracking

    @property
    def speech(self) -> str:
        return richtext.literal(self.words)

    @property
    def read_rect(self) -> pygame.Rect:
        if not self.words:
            return pygame.Rect(self.rect.topleft, (0, 0))
        wide = fonts.measure(self.m, self.style, self.words)[0]
        wide += self.tracking * max(0, len(self.words) - 1)
        rect = pygame.Rect(0, 0, min(wide, self.rect.width), self.m.pitch(self.style))
        rect.center = self.rect.center
        if self.align != "center":
            setattr(rect, self.align, getattr(self.rect, self.align))
        return rect.clip(self.visible_rect)

    def draw(self, surface: pygame.Surface) -> None:
        fonts.draw_line(
            surface, self.m, self.style, self.words, self.color, self.rect, self.align, self.id,
            self.tracking,
        )  # fmt: skip


class RichText(Widget):
    """Wrapped markup (see ``richtext``).

    With ``on_link`` its links work: click one, or focus the text, choose with Left and Right and
    press Enter; this calls ``on_link(id)``. ``link`` is the chosen one's number. ``tips(id)`` is
    the tooltip of the link under the pointer, or of the chosen one.
    """

    reads = Rank.WORDS

    def __init__(
        self,
        id: str,
        rect: pygame.Rect,
        markup: str,
        style: str = "body",
        color: Color | None = None,
        align: fonts.Align = "left",
        on_link: Callable[[str], None] | None = None,
        tips: Callable[[str], str] | None = None,
    ) -> None:
        super().__init__(id, rect)
        self.tips, self._under = tips, ""
        self.markup, self.style, self.align = markup, style, align
        self.color = color or theme.INK
        self.on_link, self.link = on_link, 0
        linked = any(piece.link for piece in richtext.parse(markup))
        self.focusable = self.pointer = on_link is not None and linked

    @staticmethod
    def height(m: Metrics, markup: str, width: int, style: str = "body") -> int:
        """Return the height in pixels of the markup in a column: measure first, then make the
        rectangle."""
        return richtext.layout(m, style, markup, width).height

    @property
    def speech(self) -> str:
        return self.markup

    @property
    def text_layout(self) -> richtext.RichLayout:
        return richtext.layout(
            self.m, self.style, self.markup, self.rect.width, self.color, self.align
        )

    @property
    def read_rect(self) -> pygame.Rect:
        laid = self.text_layout
        rect = pygame.Rect(self.rect.topleft, (self.rect.width, laid.height))
        return rect.clip(self.visible_rect)

    @property
    def tip_rect(self) -> pygame.Rect:
        """Return the link that the tooltip is about."""
        rects = [rect for link, rect in self.text_layout.links if link == self._under]
        if not rects:
            return self.visible_rect
        return rects[0].move(self.rect.topleft).clip(self.visible_rect)

    def hover_at(self, pos: tuple[int, int]) -> None:
        found = self.text_layout.link_at((pos[0] - self.rect.left, pos[1] - self.rect.top)) or ""
        if found != self._under and self.tips:
            self._under = found
            self.tip = self.tips(found) if found else ""

    def release(self, pos: tuple[int, int], inside: bool) -> None:
        found = self.text_layout.link_at((pos[0] - self.rect.left, pos[1] - self.rect.top))
        if inside and found and self.on_link:
            self.on_link(found)

    def activate(self) -> None:
        if self.on_link:
            self.on_link(self.text_layout.links[self.link][0])

    def key(self, event: pygame.event.Event) -> bool:
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key)
        if step is None or not self.focusable:
            return False
        self.link = (self.link + step) % len(self.text_layout.links)
        if self.tips:
            self._under = self.text_layout.links[self.link][0]
            self.tip = self.tips(self._under)
            if self.form is not None:
                self.form.explain(self)
        self.changed()
        return True

    def draw(self, surface: pygame.Surface) -> None:
        self.text_layout.draw(surface, self.rect, self.id)
        if self.focusable and self.focused:
            chosen = self.text_layout.links[self.link][1].move(self.rect.topleft).inflate(6, 0)
            width = max(2, self.m.du(2))
            pygame.draw.rect(surface, theme.FOCUS, chosen, width, border_radius=self.m.du(5))


class Button(Widget):
    """Icon, label and key cap; calls ``on_press()`` on click, Enter, Space or its hotkey.

    Kinds: "normal", "primary" (the most prominent one), "chosen" (selected, as a tab), "menu"
    (large, without a box, as on the title), "icon" (square). ``detail`` is a second, smaller line.
    A ``narrow`` one has narrow type, to save room.
    """

    focusable = True
    pointer = True

    def __init__(
        self,
        id: str,
        rect: pygame.Rect,
        label: str,
        on_press: Callable[[], None],
        *,
        kind: ButtonKind = "normal",
        icon: str = "",
        detail: str = "",
        show_key: bool = True,
        enabled: bool = True,
        reason: str = "",
        tip: str = "",
        hotkey: str = "",
    ) -> None:
        super().__init__(id, rect, enabled=enabled, reason=reason, tip=tip, hotkey=hotkey)
        self.label, self.on_press, self.kind = label, on_press, kind
        self.icon, self.detail = icon, detail
        self.follows, self.narrow = kind == "menu", False
        self.show_key = show_key and kind not in ("menu", "icon")

    @property
    def speech(self) -> str:
        words = (richtext.literal(self.label), richtext.literal(self.detail), super().speech)
        return ". ".join(each for each in words if each)

    @property
    def style(self) -> str:
        return "menu" if self.kind == "menu" else NARROW if self.narrow else "button"

    def natural_width(self, m: Metrics) -> int:
        """Return the width in pixels of icon, label and key cap together."""
        words = fonts.measure(m, self.style, self.label)[0]
        if self.detail:
            words = max(words, fonts.measure(m, "caption", self.detail)[0])
        wide = words + 2 * m.du(20)
        if self.icon:
            wide += m.du(24 + 10)
        if self.hotkey and self.show_key:
            wide += keycap_width(m, self.hotkey) + m.du(12)
        return wide

    def activate(self) -> None:
        self.on_press()

    def same_as(self, other: Widget) -> bool:
        if not isinstance(other, Button) or not super().same_as(other):
            return False
        return (self.label, self.detail) == (other.label, other.detail)

    # -- drawing --

    def draw(self, surface: pygame.Surface) -> None:
        if self.kind == "menu":
            self._draw_menu_ground(surface)
        else:
            self._draw_ground(surface)
        inner = self.rect.inflate(-2 * self.m.du(16 if self.kind != "icon" else 6), 0)
        if self.kind == "icon":
            self._draw_icon(surface, inner, centered=True)
            return
        if self.hotkey and self.show_key:
            wide = keycap_width(self.m, self.hotkey)
            cap = pygame.Rect(0, 0, wide, keycap_height(self.m))
            cap.midright = (inner.right + self.m.du(4), inner.centery)
            draw_keycap(surface, self.m, cap, self.hotkey, self.id)
            inner.width -= wide + self.m.du(8)
        if self.icon:
            self._draw_icon(surface, inner)
        self._draw_words(surface, inner)

    def _draw_ground(self, surface: pygame.Surface) -> None:
        base = self.kind if self.kind in ("primary", "chosen") else "button"
        if not self.enabled:
            images.draw_panel(surface, self.rect, "disabled", self.m.unit)
            return
        if self.held and self.hot:
            images.draw_panel(surface, self.rect, base + "_down", self.m.unit)
            return
        images.draw_panel(surface, self.rect, base, self.m.unit)
        if self.heat > 0:
            hot = images.panel(self.rect.size, base + "_hot", self.m.unit)
            hot.set_alpha(round(255 * self.heat))
            surface.blit(hot, self.rect)
            hot.set_alpha(255)

    def _draw_menu_ground(self, surface: pygame.Surface) -> None:
        if not self.enabled or self.heat <= 0:
            return
        shade = _menu_light(self.rect.size, self.m.du(7))
        shade.set_alpha(round(255 * self.heat))
        surface.blit(shade, self.rect)
        shade.set_alpha(255)
        bar = pygame.Rect(0, 0, self.m.du(4), round(self.rect.height * 0.6 * self.heat))
        bar.midleft = (self.rect.left + self.m.du(2), self.rect.centery)
        pygame.draw.rect(surface, theme.INK, bar, border_radius=self.m.du(2))

    def _draw_icon(
        self, surface: pygame.Surface, inner: pygame.Rect, centered: bool = False
    ) -> None:
        px = self.m.du(24)
        drawn = images.icon(self.icon, px)
        spot = drawn.get_rect(midleft=inner.midleft)
        if centered:
            spot.center = inner.center
        surface.blit(drawn, spot)
        inner.x += px + self.m.du(10)
        inner.width -= px + self.m.du(10)

    def _ink(self) -> Color:
        if not self.enabled:
            return theme.DISABLED
        if self.kind == "primary":
            return theme.INK_DARK
        if self.kind == "menu":
            return theme.mix(theme.SOFT, theme.INK, self.heat)
        return theme.INK

    def _draw_words(self, surface: pygame.Surface, inner: pygame.Rect) -> None:
        m, align = self.m, self._align()
        if self.held and self.hot and self.kind != "menu":
            inner = inner.move(0, m.du(1))
        if not self.detail:
            style, inner = self._fit_label(inner)
            fonts.draw_line(surface, m, style, self.label, self._ink(), inner, align, self.id)
            return
        gap = m.du(2)
        first, second = m.px(self.style), m.px("caption")
        top = inner.centery - (first + gap + second) // 2
        upper = pygame.Rect(inner.left, top, inner.width, first)
        lower = pygame.Rect(inner.left, top + first + gap, inner.width, second + m.du(2))
        fonts.draw_line(surface, m, self.style, self.label, self._ink(), upper, align, self.id)
        ink = theme.INK_DARK if self.kind == "primary" and self.enabled else theme.MUTED
        fonts.draw_line(surface, m, "caption", self.detail, ink, lower, align, self.id)

    def _fit_label(self, inner: pygame.Rect) -> tuple[str, pygame.Rect]:
        """Return the type of a label that stands alone, and its room: a narrow one, up to the edge
        of the button, where the usual one has no room."""
        short = self.kind != "menu" and not self.icon
        if not short or fonts.measure(self.m, self.style, self.label)[0] <= inner.width:
            return self.style, inner
        pad = self.m.du(NARROW_PAD)
        right = inner.right if self.hotkey and self.show_key else self.rect.right - pad
        left = self.rect.left + pad
        return NARROW, pygame.Rect(left, inner.top, right - left, inner.height)

    def _align(self) -> fonts.Align:
        plain = self.kind not in ("menu", "icon") and not self.icon and not self.detail
        return "center" if plain and not (self.hotkey and self.show_key) else "left"


def _menu_light(size: tuple[int, int], radius: int) -> pygame.Surface:
    """Return the glow behind a menu line: fading to the right; cached with the
    panels."""
    key = ("menu light", size, radius)
    if (known := images.lookup(key)) is not None:
        return known
    light = images.gradient(size, (*theme.RAISED_HOT, 235), (*theme.RAISED_HOT, 30), across=True)
    return images.keep(key, images.ready(images.cut(light, radius)))


def keycap_height(m: Metrics) -> int:
    return m.px("key") + m.du(8)


def keycap_width(m: Metrics, name: str) -> int:
    """Return the width in pixels of a key cap with that name."""
    return max(keycap_height(m), fonts.measure(m, "key", name)[0] + 2 * m.du(7))


def draw_keycap(
    surface: pygame.Surface, m: Metrics, rect: pygame.Rect, name: str, where: str = ""
) -> None:
    """Draw a small key with its name."""
    images.draw_panel(surface, rect, "key", m.unit)
    fonts.draw_line(surface, m, "key", name, theme.INK, rect, "center", where)
