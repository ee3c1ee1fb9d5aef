"""Explanations of icons, shown when the pointer hovers over one: on cards, boards and in texts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path

import pygame

from game.client.draw import icon_hits, images, richtext, theme
from game.client.draw.rooms import window
from game.client.draw.theme import Metrics
from game.client.shell.window import registry
from game.client.widgets import keymap, placement
from game.client.widgets.placement import Kept
from game.resources import ROOT
from game.table.glossary import LINK, Glossary, Term, load_glossary
from game.table.packs.reading import GLOSSARY

REST = 0.5  # seconds on an icon
WIDEST_DU = (420, 300, 210)
FIGURE = "figure"
"""the term of a figure, whose words are all that there is to say"""
Point = tuple[int, int]


@lru_cache(maxsize=8)
def meanings(game: str) -> Glossary:
    """Return the terms of a game."""
    folders = registry.client(game).help
    return load_glossary(*(Path(ROOT, each, GLOSSARY) for each in folders))


class IconTooltips:
    """The tip of an icon. ``invalidate(None)`` is called when it appears or disappears."""

    def __init__(self, game: str, invalidate: Callable[[pygame.Rect | None], None]) -> None:
        self.game, self.invalidate = game, invalidate
        self.shown: tuple[pygame.Rect, Term] | None = None
        self.at = pygame.Rect(0, 0, 0, 0)
        self._at: Point = (-1, -1)
        self._rest = 0.0

    def wait(self, dt: float, pointer: Point, wanted: bool) -> None:
        """Advance by ``dt`` seconds; ``wanted``: whether a tip may show now."""
        if pointer != self._at or not wanted:
            self._at, self._rest = pointer, REST
            if self.shown and not (wanted and self.shown[0].collidepoint(pointer)):
                self._show(None)
            return
        if self._rest > 0:
            self._rest -= dt
            if self._rest <= 0:
                self._show(self._find(pointer))

    def hide(self) -> None:
        """Take the tip away until the pointer moves: a key is about something else."""
        self._rest = 0.0
        self._show(None)

    def _find(self, pointer: Point) -> tuple[pygame.Rect, Term] | None:
        sign = icon_hits.at(pointer)
        if sign and sign[1].startswith(icon_hits.TOLD):
            words = sign[1].removeprefix(icon_hits.TOLD)
            return sign[0], Term(id=FIGURE, name=FIGURE, text=words, clause="")
        term = meanings(self.game).of_icon(sign[1]) if sign else None
        return (sign[0], term) if sign and term else None

    def _show(self, what: tuple[pygame.Rect, Term] | None) -> None:
        if what != self.shown:
            self.shown = what
            self.invalidate(None)

    def place(
        self, m: Metrics, things: Sequence[Kept], explained: Callable[[pygame.Rect], pygame.Rect]
    ) -> None:
        """Put the tip beside the icon, never over it, where it hides nothing that is read.
        ``explained()`` returns what of the table around the icon it keeps off as well."""
        if self.shown is None:
            self.at = pygame.Rect(0, 0, 0, 0)
            return
        anchor, term = self.shown
        widest = m.width - m.du(64)
        laid = [_layout(m, term, min(m.du(each), widest)) for each in WIDEST_DU]
        sizes = [(each.size[0] + m.du(24), each.height + m.du(14)) for each in laid]
        inside = window(m).inflate(-m.du(16), -m.du(16))
        self.at = placement.tip(sizes, explained(anchor), inside, m.du(8), things, self.at)

    def draw(self, surface: pygame.Surface, m: Metrics) -> None:
        """Draw the tip at its place."""
        if self.shown is None or not self.at.width:
            return
        images.draw_panel(surface, self.at, "tip", m.unit)
        inner = self.at.inflate(-m.du(24), -m.du(14))
        _layout(m, self.shown[1], inner.width).draw(surface, inner, "meaning")


def _layout(m: Metrics, term: Term, width: int) -> richtext.RichLayout:
    """Return the words of a tip, in lines of at most ``width`` pixels."""
    key = f" {{muted|Press {keymap.key('table.help')} for more.}}"
    markup = f"**{term.name}**: {LINK.sub(lambda found: found[2], term.text)}{key}"
    markup = term.text if term.id == FIGURE else markup
    return richtext.snug(m, "caption", markup, width, theme.INK)
