"""The list of chapters, with a check mark on each finished one. Any can be opened, in any order.

Where a game has several lessons, a row of choices above the list turns from one to another.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.draw.scenery import backdrop
from game.client.draw import fonts, images, theme
from game.client.draw.theme import Metrics
from game.client.shell.window.scenes import Layer, Scene, SceneHost
from game.client.tabletop.kit.layout import table_metrics
from game.client.tabletop.guidance.lesson import Chapter
from game.client.tabletop.lessons.lessons import Lessons
from game.client.tabletop.guidance.progress import Progress
from game.client.widgets import Button, Choice, Label, Panel, RichText, keymap
from game.client.widgets.base import Widget


class ChapterRow(Widget):
    """A chapter: its number or a check mark, its title, and a line about it."""

    focusable = True
    pointer = True

    def __init__(
        self, rect: pygame.Rect, number: int, chapter: Chapter, done: bool,
        open: Callable[[str], None],
    ) -> None:  # fmt: skip
        super().__init__(f"lesson.{chapter.id}", rect)
        self.number, self.chapter, self.done, self.open = number, chapter, done, open

    def activate(self) -> None:
        self.open(self.chapter.id)

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        images.draw_panel(surface, self.rect, "raised", m.unit)
        if self.heat > 0:
            hot = images.panel(self.rect.size, "button_hot", m.unit)
            hot.set_alpha(round(255 * self.heat))
            surface.blit(hot, self.rect)
            hot.set_alpha(255)
        inner = self.rect.inflate(-2 * m.du(16), -2 * m.du(6))
        badge = pygame.Rect(inner.left, 0, m.du(36), m.du(36))
        badge.centery = self.rect.centery
        self._badge(surface, badge)
        words = pygame.Rect(badge.right + m.du(16), 0, 0, m.pitch("body_bold"))
        words.width = inner.right - words.left
        high = m.pitch("body_bold") + m.pitch("caption")
        words.top = self.rect.centery - high // 2
        low = self.rect.height < high + m.du(4)  # then both are on one line
        if low:
            words.centery = self.rect.centery
        fonts.draw_line(surface, m, "body_bold", self.chapter.title, theme.INK, words, "left",
                        self.id)  # fmt: skip
        lower = pygame.Rect(words.left, words.bottom, words.width, m.pitch("caption"))
        if low:
            used = fonts.measure(m, "body_bold", self.chapter.title)[0] + m.du(16)
            lower.update(words.left + used, words.top, words.width - used, words.height)
        about = fonts.fit(m, "caption", self.chapter.about, lower.width).text
        fonts.draw_line(surface, m, "caption", about, theme.MUTED, lower, "left", self.id)

    def _badge(self, surface: pygame.Surface, badge: pygame.Rect) -> None:
        m, radius = self.m, badge.width // 2
        if self.done:
            pygame.draw.aacircle(surface, theme.GOOD, badge.center, radius)
            tick = images.icon("check", m.du(22), theme.INK_DARK)
            surface.blit(tick, tick.get_rect(center=badge.center))
            return
        pygame.draw.aacircle(surface, theme.SUNKEN, badge.center, radius)
        pygame.draw.aacircle(surface, theme.RIM, badge.center, radius, max(2, m.du(2)))
        fonts.draw_line(surface, m, "key", str(self.number), theme.INK, badge, "center", self.id)


class LessonsScene(Scene):
    """The chapters of a game. ``chosen`` is the focused one, by default the first unfinished
    one."""

    name = "lessons"

    def __init__(
        self, app: SceneHost, lessons: Lessons, chosen: str = "", learned: Progress | None = None
    ) -> None:
        super().__init__(app)
        self.lessons, self.game, self.chosen = lessons, lessons.game, chosen
        self.learned = learned
        """the progress to show instead of the player's file"""
        self.ground = Layer()
        self.focused = False
        self.part = self._first().part
        """the lesson whose chapters are listed"""

    def enter(self) -> None:
        self.app.mood("title")

    def resume(self) -> None:
        """List the lesson again from which a chapter was opened; the next one, if that is done."""
        self.focused, self.chosen = False, ""
        done = self.done()
        if all(each.id in done for each in self.lessons.of_part(self.part)):
            self.part = self._first().part
        self.app.mood("title")

    def relayout(self, m: Metrics) -> None:
        super().relayout(table_metrics(m))
        if not self.focused:
            self.focused = True
            self.form.set_focus(self.form.find(f"lesson.{self._first(self.part).id}"))

    def _first(self, part: str | None = None) -> Chapter:
        """Return the chapter to begin with: the chosen one, or the first unfinished one; ``part``:
        of this lesson."""
        found = self.lessons.find(self.chosen or self.lessons.recommended(self.done()))
        if part is None or found.part == part:
            return found
        done, listed = self.done(), self.lessons.of_part(part)
        return next((each for each in listed if each.id not in done), listed[0])

    def turn_to(self, part: str) -> None:
        """List the chapters of another lesson."""
        self.part = part
        self.relayout(self.app.metrics)

    def layout(self, m: Metrics) -> None:
        margin = m.pick(48, 14)
        pad = m.pick(32, 18)
        box = pygame.Rect(0, 0, min(m.width - 2 * margin, m.du(1080)),
                          min(m.height - 2 * margin, m.du(920)))  # fmt: skip
        box.center = (m.width // 2, m.height // 2)
        self.form.add(Panel("lessons.box", box, "modal"))
        inner = box.inflate(-2 * pad, -2 * pad)
        body = self._head(m, inner)
        foot = pygame.Rect(inner.left, 0, inner.width, m.pick(52, 44))
        foot.bottom = inner.bottom
        gap = m.pick(10, 5)
        body = self._tabs(m, pygame.Rect(inner.left, body, inner.width, foot.top - body))
        rows = pygame.Rect(inner.left, body, inner.width, foot.top - m.du(10) - body)
        chapters, learned = self.lessons.of_part(self.part), self.done()
        high = min(m.du(84), (rows.height - gap * (len(chapters) - 1)) // len(chapters))
        for number, chapter in enumerate(chapters):
            rect = pygame.Rect(rows.left, rows.top + number * (high + gap), rows.width, high)
            self.form.add(ChapterRow(rect, number + 1, chapter, chapter.id in learned, self.open))
        back = Button("lessons.back", foot, "Back", self.app.stack.pop,
                      hotkey=keymap.key("back"))  # fmt: skip
        back.rect = pygame.Rect(0, 0, max(m.du(180), back.natural_width(m)), foot.height)
        back.rect.bottomright = foot.bottomright
        self.form.add(back)

    def _tabs(self, m: Metrics, area: pygame.Rect) -> int:
        """Add the choice of a lesson, with the chapters finished of each; return the top of the
        rows below."""
        if len(self.lessons.parts) < 2:
            return area.top
        done, parts = self.done(), []
        for part in self.lessons.parts:
            listed = self.lessons.of_part(part)
            count = sum(each.id in done for each in listed)
            parts.append((part, f"{part} {count}/{len(listed)}"))
        line = pygame.Rect(area.left, area.top, area.width, m.pick(44, 36))
        self.form.add(Choice("lessons.part", line, parts, self.part, self.turn_to))
        return line.bottom + m.pick(12, 6)

    def _head(self, m: Metrics, inner: pygame.Rect) -> int:
        """Add title and note beside the coach's face; return the top of the rows."""
        side = m.pick(92, 72)
        self.face = pygame.Rect(inner.left, inner.top, side, side)
        left = self.face.right + m.du(18)
        title = pygame.Rect(left, inner.top, inner.right - left, m.pitch("title"))
        self.form.add(Label("lessons.title", title, self.lessons.title, "title"))
        words = pygame.Rect(left, title.bottom, title.width, 0)
        all_done = set(self.done()) >= {each.id for each in self.lessons.chapters}
        note = f"{self.lessons.length(self.part)}. {self.lessons.note}"
        note = self.lessons.all_done if all_done else note
        style = "body" if m.height >= m.du(640) else "caption"
        words.height = RichText.height(m, note, words.width, style)
        self.form.add(RichText("lessons.note", words, note, style, theme.SOFT))
        return max(words.bottom, self.face.bottom) + m.pick(14, 8)

    def done(self) -> list[str]:
        """Return the ids of the finished chapters."""
        return (self.learned or self.lessons.notebook.load()).chapters

    def open(self, chapter: str) -> None:
        """Start a chapter."""
        self.app.open_scene("tutorial", game=self.game, chapter=chapter)

    def paint(self, surface: pygame.Surface) -> None:
        surface.blit(self.ground.get(self.m.size, self.m, self._paint_ground), (0, 0))

    def paint_over(self, surface: pygame.Surface) -> None:
        self.lessons.face(surface, self.face, self.m)

    def _paint_ground(self, surface: pygame.Surface) -> None:
        backdrop.paint(surface, (150, 190))
