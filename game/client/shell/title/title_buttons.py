"""The title's own buttons: two large ones with a picture, lines in smaller letters, small print."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.shell.files.saves import SaveInfo
from game.client.shell.title.title_layout import tight
from game.client.shell.window.registry import GameClient, chapters_done
from game.client.shell.window.thumbnails import Pictures, draw_shortened
from game.client.widgets import Button
from game.client.widgets.basic import ButtonKind

SHAPE = (16, 9)
AT_WILL = "Leave, skip or repeat whenever you like"


class PictureButton(Button, ABC):
    """A picture beside the label and some lines. With little room it keeps to label and detail, as
    any button does."""

    aside = ""
    """words at the end of the label's line, where there is room for both"""

    @abstractmethod
    def lines(self) -> tuple[str, ...]:
        """Return the lines below the label, the most important first."""

    @abstractmethod
    def draw_picture(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw the picture with round corners into ``rect``."""

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        if self.kind == "primary" or tight(m):
            super().draw(surface)
            return
        images.draw_panel(surface, self.rect, "panel", m.unit)
        self._draw_menu_ground(surface)
        room = Room(self.rect).inset(m.du(12))
        width = min(room.height * SHAPE[0] // SHAPE[1], room.width * 42 // 100)
        room.west(m.du(6))
        self.draw_picture(surface, room.west(width, m.du(16)))
        lines, pitch = self.lines(), m.pitch("caption")
        room = room.piece(room.width, m.pitch("menu") + len(lines) * pitch)
        self._draw_head(surface, room.north(m.pitch("menu")))
        for number, line in enumerate(lines):
            ink = theme.SOFT if number == 0 else theme.MUTED
            draw_shortened(surface, m, "caption", line, ink, room.north(pitch), self.id)

    def _draw_head(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        m = self.m
        wide = fonts.measure(m, "label", self.aside)[0]
        if self.aside and fonts.measure(m, "menu", self.label)[0] + m.du(16) + wide <= rect.width:
            fonts.draw_line(surface, m, "label", self.aside, theme.MUTED, rect, "right", self.id)
            rect.width -= wide + m.du(16)
        draw_shortened(surface, m, "menu", self.label, self._ink(), rect, self.id)


class ContinueButton(PictureButton):
    """Continues a saved game: names the game and the save, who plays, whose turn it is, and when it
    was saved; the game alone beside the questions of the first start."""

    def __init__(
        self,
        rect: pygame.Rect,
        label: str,
        game: str,
        info: SaveInfo,
        pictures: Pictures,
        on_press: Callable[[], None],
        hotkey: str,
        kind: ButtonKind = "menu",
    ) -> None:
        super().__init__(
            "menu.continue", rect, label, on_press, kind=kind, hotkey=hotkey,
            detail=game if kind == "primary" else info.summary,
            tip="Opens the newest saved game where you left it",
        )  # fmt: skip
        self.game, self.info, self.pictures, self.aside = game, info, pictures, info.date

    def lines(self) -> tuple[str, ...]:
        info = self.info
        turn = info.facts.turn if info.facts else ""
        return f"{self.game}: {info.name}", info.summary, turn or info.date

    def draw_picture(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        self.pictures.blit(surface, rect, self.info, self.m.du(5))


def _progress(game: GameClient) -> str:
    """Return how long the lesson of a game is, or how much of it is done, "" without one."""
    if game.lesson is None:
        return ""
    done = chapters_done(game)
    return f"{done} of {game.lesson.chapters} chapters done" if done else game.lesson.length


class LearnButton(PictureButton):
    """Opens the lessons of a game: shows the first, and how long it is."""

    def __init__(
        self,
        rect: pygame.Rect,
        game: GameClient,
        on_press: Callable[[], None],
        hotkey: str,
        kind: ButtonKind = "menu",
    ) -> None:
        super().__init__(
            "menu.learn", rect, "Learn to play", on_press, kind=kind, hotkey=hotkey,
            detail=_progress(game), tip=AT_WILL,
        )  # fmt: skip
        self.game = game

    def lines(self) -> tuple[str, ...]:
        return (self.detail, AT_WILL) if self.detail else (AT_WILL,)

    def draw_picture(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw the picture of the lesson; the colors of the box if there is none."""
        look, radius, lesson = self.game.look, self.m.du(5), self.game.lesson

        def make() -> pygame.Surface:
            if lesson is not None and images.has(*lesson.picture):
                drawn = images.art(*lesson.picture, rect.size)
            else:
                drawn = images.gradient(rect.size, look.accent, look.ground)
            return images.cut(drawn, radius)

        surface.blit(images.cached(("lesson", self.game.id, rect.size, radius), make), rect)


class OtherButton(Button):
    """Continues a game of another box than the chosen one."""

    def __init__(
        self, game: str, on_press: Callable[[], None], hotkey: str, kind: ButtonKind
    ) -> None:  # fmt: skip
        super().__init__("menu.continue", pygame.Rect(0, 0, 0, 0), f"Continue {game}", on_press,
                         kind=kind, hotkey=hotkey, tip=game)  # fmt: skip
        self.game = game

    def fill(self, m: Metrics) -> None:
        """Spread the words over the room: on one line, else the name below, rather than a
        key cap, else in the tooltip."""
        if self.natural_width(m) <= self.rect.width:
            return
        self.label = "Continue"
        if self.rect.height >= m.px(self.style) + m.px("caption") + m.du(8):
            self.detail = self.game
        self.show_key = self.show_key and self.natural_width(m) <= self.rect.width
        if self.natural_width(m) > self.rect.width:
            self.detail = ""


class LesserButton(Button):
    """A line of the menu in smaller letters."""

    @property
    def style(self) -> str:
        return "button"


class QuietLine(Button):
    """A line of small print that can be pressed."""

    @property
    def style(self) -> str:
        return "caption"

    @staticmethod
    def size(m: Metrics, words: str) -> tuple[int, int]:
        """Return the size in pixels of a line that can be hit."""
        high = max(m.touch, m.pitch("caption")) if tight(m) else max(36, m.du(44))
        return fonts.measure(m, "caption", words)[0], high

    def draw(self, surface: pygame.Surface) -> None:
        ink = theme.mix(theme.SOFT, theme.INK, self.heat)
        fonts.draw_line(surface, self.m, "caption", self.label, ink, self.rect, "center", self.id)
        line = pygame.Rect(0, 0, fonts.measure(self.m, "caption", self.label)[0],
                           max(1, self.m.du(1)))  # fmt: skip
        line.midtop = (self.rect.centerx, self.rect.centery + self.m.px("caption") * 6 // 10)
        pygame.draw.rect(surface, theme.mix(theme.MUTED, theme.INK, self.heat), line)
