"""Explanations of icons, shown when the pointer hovers over one: on cards, boards and in texts."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

import pygame

from game.client.draw import images, richtext, signs, theme
from game.client.draw.theme import Metrics
from game.client.shell import registry
from game.client.widgets import keymap
from game.resources import ROOT
from game.table.glossary import LINK, Glossary, Term, load_glossary
from game.table.packs.reading import GLOSSARY

REST = 0.5  # seconds on an icon
WIDEST_DU = 420
FIGURE = "figure"
"""the term of a figure, whose words are all that there is to say"""
Point = tuple[int, int]


@lru_cache(maxsize=8)
def meanings(game: str) -> Glossary:
    """Return the terms of a game."""
    folders = registry.client(game).help
    return load_glossary(*(Path(ROOT, each, GLOSSARY) for each in folders))


class Meaning:
    """The tip of an icon. ``invalidate(None)`` is called when it appears or disappears."""

    def __init__(self, game: str, invalidate: Callable[[pygame.Rect | None], None]) -> None:
        self.game, self.invalidate = game, invalidate
        self.shown: tuple[pygame.Rect, Term] | None = None
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
                self._show(self._found(pointer))

    def _found(self, pointer: Point) -> tuple[pygame.Rect, Term] | None:
        sign = signs.at(pointer)
        if sign and sign[1].startswith(signs.TOLD):
            words = sign[1].removeprefix(signs.TOLD)
            return sign[0], Term(id=FIGURE, name=FIGURE, text=words, clause="")
        term = meanings(self.game).of_icon(sign[1]) if sign else None
        return (sign[0], term) if sign and term else None

    def _show(self, what: tuple[pygame.Rect, Term] | None) -> None:
        if what != self.shown:
            self.shown = what
            self.invalidate(None)

    def draw(self, surface: pygame.Surface, m: Metrics) -> None:
        """Draw the tip beside the icon, never over it."""
        if self.shown is None:
            return
        anchor, term = self.shown
        key = f" {{muted|Press {keymap.key('table.help')} for more.}}"
        markup = f"**{term.name}**: {LINK.sub(lambda found: found[2], term.text)}{key}"
        markup = term.text if term.id == FIGURE else markup
        widest = min(m.du(WIDEST_DU), m.width - m.du(64))
        laid = richtext.layout(m, "caption", markup, widest, theme.INK)
        box = pygame.Rect(0, 0, laid.size[0] + m.du(24), laid.height + m.du(14))
        box.midbottom = (anchor.centerx, anchor.top - m.du(8))
        if box.top < m.du(10):
            box.midtop = (anchor.centerx, anchor.bottom + m.du(8))
        box.clamp_ip(pygame.Rect((0, 0), m.size).inflate(-m.du(16), -m.du(16)))
        images.draw_panel(surface, box, "tip", m.unit)
        laid.draw(surface, box.inflate(-m.du(24), -m.du(14)), "meaning")
