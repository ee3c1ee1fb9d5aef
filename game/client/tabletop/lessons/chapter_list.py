"""The list of chapters, with a check mark on each finished one. Any can be opened, in any order.

Where a game has several lessons, a row of choices above the list turns from one to another.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.pen import Pen
from game.client.draw.rooms import Room, window
from game.client.draw.scenery import backdrop
from game.client.draw.theme import Metrics
from game.client.shell.window.scenes import Layer, Scene, SceneHost
from game.client.tabletop.guidance.lesson import Chapter
from game.client.tabletop.guidance.progress import Progress
from game.client.tabletop.kit.box_page import BoxPanel
from game.client.tabletop.kit.layout import table_metrics
from game.client.tabletop.lessons.lessons import Lessons
from game.client.widgets import Button, Choice, Label, RichText, keymap
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
        m, pen = self.m, Pen(surface, self.m, self.id)
        pen.panel(self.rect, "raised")
        if self.heat > 0:
            hot = images.panel(self.rect.size, "button_hot", m.unit)
            pen.picture(hot, round(255 * self.heat), topleft=self.rect.topleft)
        room, side = Room(self.rect).inset(m.du(16), m.du(6)), m.du(36)
        self._badge(surface, room.west(side, m.du(16)).piece(side, side))
        title, about = m.pitch("body_bold"), m.pitch("caption")
        low = self.rect.height < title + about + m.du(4)  # then both are on one line
        room = room.piece(room.width, title if low else title + about)
        line = room if low else room.north(title)
        pen.text("body_bold", self.chapter.title, theme.INK, line)
        if low:
            room.west(pen.width("body_bold", self.chapter.title), m.du(16))
        pen.text("caption", self.chapter.about, theme.MUTED, room, cut=True)

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
        found = self.lessons.find(self.chosen or self.lessons.next_chapter(self.done()))
        if part is None or found.part == part:
            return found
        done, listed = self.done(), self.lessons.of_part(part)
        return next((each for each in listed if each.id not in done), listed[0])

    def turn_to(self, part: str) -> None:
        """List the chapters of another lesson."""
        self.part = part
        self.relayout(self.app.metrics)

    def layout(self, m: Metrics) -> None:
        box = window(m).inset(m.pick(48, 14)).at_most(m.du(1080), m.du(920))
        self.form.add(BoxPanel("lessons.box", box, self.game))
        room = box.inset(m.pick(32, 18))
        self._head(m, room)
        foot = room.south(m.pick(52, 44), m.du(10))
        self._tabs(m, room)
        chapters, learned, gap = self.lessons.of_part(self.part), self.done(), m.pick(10, 5)
        height = min(m.du(84), (room.height - gap * (len(chapters) - 1)) // len(chapters))
        for number, chapter in enumerate(chapters, 1):
            rect = room.north(height, gap)
            self.form.add(ChapterRow(rect, number, chapter, chapter.id in learned, self.open))
        back = Button("lessons.back", foot, "Back", self.app.stack.pop,
                      hotkey=keymap.key("back"))  # fmt: skip
        back.rect = foot.east(max(m.du(180), back.natural_width(m)))
        self.form.add(back)

    def _tabs(self, m: Metrics, room: Room) -> None:
        """Cut off the choice of a lesson, with the chapters finished of each."""
        if len(self.lessons.parts) < 2:
            return
        done, parts = self.done(), []
        for part in self.lessons.parts:
            listed = self.lessons.of_part(part)
            count = sum(each.id in done for each in listed)
            parts.append((part, f"{part} {count}/{len(listed)}"))
        line = room.north(m.pick(44, 36), m.pick(12, 6))
        self.form.add(Choice("lessons.part", line, parts, self.part, self.turn_to))

    def _head(self, m: Metrics, room: Room) -> None:
        """Cut off title and note beside the coach's face."""
        words, side = Room(room), m.pick(92, 72)
        self.face = words.west(side, m.du(18)).north(side)
        title = words.north(m.pitch("title"))
        self.form.add(Label("lessons.title", title, self.lessons.title, "title"))
        all_done = set(self.done()) >= {each.id for each in self.lessons.chapters}
        note = f"{self.lessons.length(self.part)}. {self.lessons.note}"
        note = self.lessons.all_done if all_done else note
        style = "body" if m.height >= m.du(640) else "caption"
        line = words.north(RichText.height(m, note, words.width, style))
        self.form.add(RichText("lessons.note", line, note, style, theme.SOFT))
        room.north(max(line.bottom, self.face.bottom) - room.top, m.pick(14, 8))

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
