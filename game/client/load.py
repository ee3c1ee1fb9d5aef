"""The list of saved games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client import fonts, images, theme
from game.client.richtext import literal
from game.client.saves import SaveInfo
from game.client.scenes import Layer, Scene
from game.client.theme import Metrics
from game.client.title import BACKDROP
from game.client.widgets import Button, Label, Panel, RichText, Row, ScrollArea

if TYPE_CHECKING:
    from game.client.app import App

WIDTH_DU = 1080


class LoadScene(Scene):
    """All games, newest first; a broken one stays in the list and says why it cannot open."""

    name = "load"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.games: list[SaveInfo] = []
        self.ground = Layer()

    def enter(self) -> None:
        self.games = self.app.saves()

    resume = enter

    def layout(self, m: Metrics) -> None:
        margin = m.du(48)
        wide = min(m.du(WIDTH_DU), m.width - 2 * margin)
        box = pygame.Rect((m.width - wide) // 2, margin, wide, m.height - 2 * margin)
        inner = box.inflate(-2 * m.du(32), -2 * m.du(28))
        self.form.add(Panel("load.box", box, "modal"))
        head = pygame.Rect(inner.left, inner.top, inner.width, m.du(52))
        back = Button("load.back", head, "Back", self.app.stack.pop, hotkey="Esc")
        back.rect = pygame.Rect(0, head.top, max(m.du(150), back.natural_width(m)), m.du(52))
        back.rect.right = inner.right
        words = pygame.Rect(head)
        words.width -= back.rect.width + m.du(16)
        self.form.add(Label("load.title", words, "Saved games", "title"))
        top = head.bottom + m.du(20)
        listed = pygame.Rect(inner.left, top, inner.width, inner.bottom - top)
        if self.games:
            self._list(m, listed)
        else:
            empty = "No games yet. A game is saved by itself, from its first move on."
            self.form.add(RichText("load.empty", listed, empty, "reading", theme.SOFT))
        self.form.add(back)
        self.form.set_focus(self._first() or back)

    def _list(self, m: Metrics, rect: pygame.Rect) -> None:
        area = self.form.add(ScrollArea("load.list", rect))
        # Room on all sides for the focus ring, which is drawn outside a row.
        inner = area.view.inflate(-2 * m.du(8), 0)
        high, gap = max(m.du(80), m.px("button") + m.px("caption") + m.du(32)), m.du(12)
        for index, game in enumerate(self.games):
            spot = pygame.Rect(
                inner.left, rect.top + m.du(8) + index * (high + gap), inner.width, high
            )
            area.add(self._row(m, index, game, spot))

    def _row(self, m: Metrics, index: int, game: SaveInfo, rect: pygame.Rect) -> Row:
        broken = bool(game.problem)
        row = Row(
            f"load.game_{index}",
            rect,
            game.name,
            lambda: self.open(game),
            detail=game.problem or game.summary,
            side=[game.date],
            chosen=index == 0 and not broken,
            enabled=not broken,
            reason=literal(game.problem),
        )
        if broken and fonts.fit(m, "caption", game.problem, row.words_width(m)).overflow:
            row.detail = "This file cannot be opened."  # the whole reason is in the tooltip
        return row

    def _first(self) -> Row | None:
        rows = [widget for widget in self.form.every() if isinstance(widget, Row)]
        return next((row for row in rows if row.enabled), rows[0] if rows else None)

    def open(self, game: SaveInfo) -> None:
        """Goes to the table with that game; Back from there leads to the title."""
        self.app.stack.pop_to("title")
        self.app.open_scene("table", journal=game.path)

    def paint(self, surface: pygame.Surface) -> None:
        surface.blit(self.ground.get(self.m.size, self.m, self._paint_ground), (0, 0))

    def _paint_ground(self, surface: pygame.Surface) -> None:
        size = self.m.size
        picture = images.art(*BACKDROP, size) if images.has(*BACKDROP) else images.starfield(size)
        surface.blit(picture, (0, 0))
        surface.blit(images.scrim(size, (150, 190)), (0, 0))
