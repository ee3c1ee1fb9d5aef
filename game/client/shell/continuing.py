"""The button that continues the newest game: its picture, and how it stands."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.theme import Metrics
from game.client.shell.saves import SaveInfo
from game.client.shell.thumbnails import Pictures, fitting
from game.client.shell.title_layout import tight
from game.client.widgets import Button
from game.client.widgets.basic import ButtonKind

SHAPE = (16, 9)
NONE = "There is no game to continue yet."


class ContinueButton(Button):
    """Continues a saved game: names the game and the save, who plays, whose turn it is, and when it
    was saved. With little room it keeps to one line. ``kind`` is its look while there is none."""

    def __init__(
        self,
        rect: pygame.Rect,
        label: str,
        game: str,
        info: SaveInfo | None,
        pictures: Pictures,
        on_press: Callable[[], None],
        hotkey: str,
        kind: ButtonKind = "menu",
    ) -> None:
        super().__init__(
            "menu.continue", rect, label, on_press, kind=kind if info is None else "menu",
            hotkey=hotkey, detail=info.summary if info else "", enabled=info is not None,
            reason=NONE,
        )  # fmt: skip
        self.game, self.info, self.pictures = game, info, pictures

    def lines(self) -> tuple[str, ...]:
        """Return the lines below the label."""
        info = self.info
        if info is None:
            return ()
        turn = info.facts.turn if info.facts else ""
        return f"{self.game}: {info.name}", info.summary, turn or info.date

    def draw(self, surface: pygame.Surface) -> None:
        info, m = self.info, self.m
        if info is None or tight(m):
            super().draw(surface)
            return
        images.draw_panel(surface, self.rect, "panel", m.unit)
        self._draw_menu_ground(surface)
        inner = self.rect.inflate(-2 * m.du(12), -2 * m.du(12))
        picture = pygame.Rect(inner.left + m.du(6), inner.top, 0, inner.height)
        picture.width = min(inner.height * SHAPE[0] // SHAPE[1], inner.width * 42 // 100)
        self.pictures.blit(surface, picture, info, m.du(5))
        words = pygame.Rect(picture.right + m.du(16), inner.top, 0, m.pitch("menu"))
        words.width = inner.right - words.left
        self._draw_head(surface, words.copy())
        for number, line in enumerate(self.lines()):
            rect = pygame.Rect(words.left, words.bottom + number * m.pitch("caption"), words.width,
                               m.pitch("caption"))  # fmt: skip
            ink = theme.SOFT if number == 0 else theme.MUTED
            fitting(surface, m, "caption", line, ink, rect, self.id)

    def _draw_head(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw the label and, where there is room for both, the date of the save."""
        m, date = self.m, self.info.date if self.info else ""
        wide = fonts.measure(m, "label", date)[0]
        if fonts.measure(m, "menu", self.label)[0] + m.du(16) + wide <= rect.width:
            fonts.draw_line(surface, m, "label", date, theme.MUTED, rect, "right", self.id)
            rect.width -= wide + m.du(16)
        fitting(surface, m, "menu", self.label, self._ink(), rect, self.id)


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
        return fonts.measure(m, "caption", words)[0], max(36, m.du(44))

    def draw(self, surface: pygame.Surface) -> None:
        ink = theme.mix(theme.SOFT, theme.INK, self.heat)
        fonts.draw_line(surface, self.m, "caption", self.label, ink, self.rect, "center", self.id)
        line = pygame.Rect(0, 0, fonts.measure(self.m, "caption", self.label)[0],
                           max(1, self.m.du(1)))  # fmt: skip
        line.midtop = (self.rect.centerx, self.rect.centery + self.m.px("caption") * 6 // 10)
        pygame.draw.rect(surface, theme.mix(theme.MUTED, theme.INK, self.heat), line)
