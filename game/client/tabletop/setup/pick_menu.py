"""A menu beside what it is about: a few things to pick, each with what it is in a sentence or two,
or why it cannot be picked now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.client.draw import fonts, images, richtext, theme
from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.shell.window.scenes import Scene, SceneHost
from game.client.tabletop.kit.layout import table_metrics
from game.client.tabletop.setup.new_game_parts import draw_bars
from game.client.widgets import Label, Panel, ScrollArea, Widget, keymap
from game.client.widgets.basic import draw_keycap, keycap_height, keycap_width
from game.client.widgets.scroll import BAR_DU

WIDE_DU, PAD_DU, GAP_DU, MARGIN_DU = 740, 18, 6, 12
ROW_PAD_DU, MARK_DU = 8, 24  # above and below the words of a row; the check of the chosen one
LEAST_WORDS_DU = 280
KEYS = 9
"""rows that have a digit as their key"""


@dataclass(frozen=True)
class Pick:
    """One of the things: what it is called, what it is, and why it cannot be picked, if it cannot.

    ``level`` of ``levels`` is drawn as bars.
    """

    id: str
    name: str
    words: str = ""
    why_not: str = ""
    level: int = 0
    levels: int = 0


@dataclass(frozen=True)
class Columns:
    """The widths in pixels of a row's parts: the check, the name with its bars, and the words."""

    mark: int
    name: int
    words: int
    key: int


class PickRow(Widget):
    """One of the things, with a check if it is the chosen one."""

    focusable = pointer = True
    follows = True

    def __init__(
        self, rect: pygame.Rect, pick: Pick, chosen: bool, columns: Columns, key: str,
        take: Callable[[str], None],
    ) -> None:  # fmt: skip
        super().__init__(f"pick.{pick.id}", rect, enabled=not pick.why_not, hotkey=key)
        self.pick, self.chosen, self.columns, self.take = pick, chosen, columns, take

    @staticmethod
    def height(m: Metrics, pick: Pick, columns: Columns) -> int:
        """Return the height in pixels of a row."""
        words = words_beside(m, pick, columns.words).height
        name = m.pitch("button") + (m.pitch("label") * 3 // 4 if pick.levels else 0)
        return max(words, name) + 2 * m.du(ROW_PAD_DU)

    def activate(self) -> None:
        self.take(self.pick.id)

    def draw(self, surface: pygame.Surface) -> None:
        m, columns = self.m, self.columns
        self.draw_ground(surface)
        inner = self.rect.inflate(-2 * m.du(ROW_PAD_DU), -2 * m.du(ROW_PAD_DU))
        if self.chosen:
            mark = images.icon("check", m.du(MARK_DU))
            surface.blit(mark, mark.get_rect(midleft=inner.midleft))
        name = pygame.Rect(inner.left + columns.mark, 0, columns.name, m.pitch("button"))
        name.centery = inner.centery
        if self.pick.levels:
            high = m.pitch("label") // 2
            name.top -= high // 2
            bars = pygame.Rect(name.left, name.bottom + m.du(2), high * 3, high)
            draw_bars(surface, bars, self.pick.level, self.pick.levels)
        ink = theme.INK if self.enabled else theme.DISABLED
        fonts.draw_line(surface, m, "button", self.pick.name, ink, name, "left", self.id)
        said = words_beside(m, self.pick, columns.words)
        area = pygame.Rect(name.left + columns.name, 0, columns.words, said.height)
        area.centery = inner.centery
        said.draw(surface, area, self.id)
        if self.hotkey:
            cap = pygame.Rect(0, 0, keycap_width(m, self.hotkey), keycap_height(m))
            cap.midright = inner.midright
            draw_keycap(surface, m, cap, self.hotkey, self.id)


def words_beside(m: Metrics, pick: Pick, width: int) -> richtext.RichLayout:
    """Return the words beside a name: why it cannot be picked, or what it is."""
    color = theme.DANGER if pick.why_not else theme.SOFT
    return richtext.layout(m, "caption", literal(pick.why_not or pick.words), width, color)


class PickScene(Scene):
    """The menu. ``beside`` returns the rectangle of what it is about; Esc and a click outside leave
    everything as it is."""

    name = "pick"
    overlay = True
    dim = 80

    def __init__(
        self, app: SceneHost, title: str, picks: Sequence[Pick], value: str,
        choose: Callable[[str], None], beside: Callable[[], pygame.Rect],
    ) -> None:  # fmt: skip
        super().__init__(app)
        self.title, self.picks, self.value = title, list(picks), value
        self.choose, self.beside = choose, beside
        self.box = pygame.Rect(0, 0, 0, 0)

    def relayout(self, m: Metrics) -> None:
        super().relayout(table_metrics(m))

    def layout(self, m: Metrics) -> None:
        pad, gap, margin = m.du(PAD_DU), m.du(GAP_DU), m.du(MARGIN_DU)
        head, most = m.pitch("heading"), m.height - 2 * margin
        for wide in (min(m.du(WIDE_DU), m.width - 2 * margin), m.width - 2 * margin):
            row_wide = wide - 2 * pad - 2 * gap
            columns = self._columns(m, row_wide)
            heights = [max(m.touch, PickRow.height(m, each, columns)) for each in self.picks]
            high = 2 * pad + head + gap + sum(heights) + gap * (len(heights) + 1)
            if high <= most:
                break
        self.box = self._place(m, (wide, min(high, most)))
        self.form.add(Panel("pick.box", self.box, "modal"))
        inner = self.box.inflate(-2 * pad, -2 * pad)
        line = pygame.Rect(inner.left, inner.top, inner.width, head)
        title = fonts.fit(m, "heading", self.title, line.width).text
        self.form.add(Label("pick.title", line, title, "heading"))
        top = line.bottom + gap
        area = pygame.Rect(inner.left, top, inner.width + m.du(BAR_DU), inner.bottom - top)
        listed = self.form.add(ScrollArea("pick.list", area))
        y = area.top + gap
        for number, (pick, each) in enumerate(zip(self.picks, heights, strict=True), 1):
            rect = pygame.Rect(area.left + gap, y, row_wide, each)
            key = str(number) if number <= KEYS else ""
            row = PickRow(rect, pick, pick.id == self.value, columns, key, self.take)
            listed.add(row)
            if pick.id == self.value or number == 1:
                self.form.set_focus(row)
            y += each + gap

    def _columns(self, m: Metrics, wide: int) -> Columns:
        """Return the widths of the parts of a row."""
        key = keycap_width(m, "0") + m.du(10)
        mark = m.du(MARK_DU) + m.du(8)
        name = max(fonts.measure(m, "button", each.name)[0] for each in self.picks) + m.du(16)
        rest = wide - 2 * m.du(ROW_PAD_DU) - mark - key
        name = min(name, rest - m.du(LEAST_WORDS_DU))
        return Columns(mark, name, rest - name, key)

    def _place(self, m: Metrics, size: tuple[int, int]) -> pygame.Rect:
        """Return the place of the box: below what it is about, or above it, or at its left; over it
        only where there is no room at all."""
        anchor, gap = self.beside(), m.du(GAP_DU)
        window = pygame.Rect((0, 0), m.size).inflate(-2 * m.du(MARGIN_DU), -2 * m.du(MARGIN_DU))
        box = pygame.Rect((0, 0), size)
        box.topright = (anchor.right, anchor.bottom + gap)
        if box.bottom > window.bottom and anchor.top - gap - box.height >= window.top:
            box.bottomright = (anchor.right, anchor.top - gap)
        elif box.bottom > window.bottom and anchor.left - gap - box.width >= window.left:
            box.topright = (anchor.left - gap, anchor.top)
        return box.clamp(window)

    def take(self, id: str) -> None:
        """Close the menu, then pick."""
        self.app.stack.pop()
        self.choose(id)

    def on_event(self, event: pygame.event.Event) -> bool:
        outside = event.type == pygame.MOUSEBUTTONDOWN and not self.box.collidepoint(event.pos)
        if outside or keymap.hits("back", event):
            self.app.stack.pop()
            return True
        return False
