"""The base of the things on the table of a case: rows, round pieces, things on a sheet of paper."""

from __future__ import annotations

import pygame

from game.client.draw import theme
from game.client.draw.rooms import Room
from game.client.games.edge.cards import sheets
from game.client.games.edge.identity.identity import HEAD, NAME, TAG, TOBACCO, TYPED
from game.client.games.edge.play.model import Model
from game.client.tabletop.kit.thing import Thing


class CaseThing(Thing):
    """A thing on the table of a case."""

    model: Model


class Row(CaseThing):
    """A row or card to choose."""

    layer, broad = 1, True


class Answer(Row):
    """A row of words with a digit."""

    calm = True


class Round(CaseThing):
    """A round piece, which the board lights."""

    outlined, round = False, True


class PaperThing(CaseThing):
    """A thing that is read on a sheet of paper: its name, its kind, and facts."""

    snug = False
    """its sheet is no higher than its words need"""

    @property
    def lines(self) -> list[str]:
        """The known facts, its kind first."""
        return []

    def draw_large(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        m, told = self.m, self.title
        if self.snug:
            rect = Room(rect).north(min(rect.height, self._words_high(rect.width)))
        sheets.paper(surface, rect, m)
        room = Room(rect).inset(m.du(20), m.du(16))
        head = room.north(m.pitch(HEAD), m.du(4))
        low = self.draw_token(surface, head)
        style = sheets.narrower(m, told, head.width, HEAD, NAME, TAG)
        sheets.line(surface, m, style, told, TYPED, head, where="page.title")
        first, *rest = self.lines
        tag = room.north(m.pitch(TAG)).west(head.width)
        sheets.line(surface, m, TAG, first, theme.mix(TYPED, TOBACCO, 0.6), tag, where="page.kind")
        room.north(max(0, low - room.top), m.du(6))
        self.draw_piece(surface, room)
        told = "\n".join(rest)
        sheets.text(surface, m, room, told, TYPED, "reading", "body", "tile", where="page")

    def _words_high(self, width: int) -> int:
        """Return the height of a sheet with all facts in the largest type."""
        m, facts = self.m, "\n".join(self.lines[1:])
        words = sheets.wrap(m, facts, width - 2 * m.du(20), "reading", TYPED).height if facts else 0
        return 2 * m.du(16) + m.pitch(HEAD) + m.du(4) + m.pitch(TAG) + m.du(6) + words

    def draw_token(self, surface: pygame.Surface, head: Room) -> int:
        """Draw a token at the right of the title, if it has one; return the top of what may come
        below."""
        return head.top

    def draw_piece(self, surface: pygame.Surface, room: Room) -> None:
        """Draw a picture above the facts, if it has one, and cut its place off their room."""
