"""Buttons with dice on them."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.draw import fonts, richtext, theme
from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.games.edge.cards import dice, sheets
from game.client.games.edge.identity.identity import INK, LAMPLIT, NAME, PAPER, SODIUM, TAG
from game.client.games.edge.table import tracks
from game.client.widgets import Button
from game.edge.dice.faces import Kind
from game.edge.text import dice as said


class DieButton(Button):
    """A button that adds a die of a kind; the other mouse button takes one away."""

    def __init__(
        self, id: str, rect: pygame.Rect, kind: Kind, count: int, key: str,
        add: Callable[[], None],
    ) -> None:  # fmt: skip
        tip = f"Adds one; right-click or Shift+{key} removes one, and the wheel does both."
        super().__init__(id, rect, said.KINDS[kind], add, tip=tip)
        self.die, self.count, self.cap = kind, count, key

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        ground = theme.mix(INK, PAPER, 0.06 + 0.08 * self.heat)
        edge = LAMPLIT if self.count else theme.mix(INK, PAPER, 0.3)
        sheets.plate(surface, self.rect, m, edge, ground)
        if self.rect.width > 2 * self.rect.height:
            self._beside(surface)
            return
        inner = self.rect.inflate(-m.du(2), -m.du(6))
        foot = pygame.Rect(inner.left, inner.bottom - m.pitch(TAG), inner.width, m.pitch(TAG))
        px = min(inner.width - m.du(8), foot.top - inner.top)
        spot = pygame.Rect(0, 0, px, px)
        spot.midtop = inner.midtop
        surface.blit(dice.letter_die(self.die, px), spot)
        words = said.KINDS[self.die]
        style = sheets.narrower(m, words, foot.width, TAG, "tile")
        sheets.line(surface, m, style, words, theme.SOFT, foot, "center", self.id)
        if self.count:
            plate = pygame.Rect(0, 0, m.du(34), m.pitch(NAME))
            plate.topright = (self.rect.right - m.du(3), self.rect.top + m.du(3))
            pygame.draw.rect(surface, INK, plate, border_radius=m.du(4))
            fonts.draw_line(surface, m, NAME, str(self.count), LAMPLIT, plate, "center", self.id)

    def _beside(self, surface: pygame.Surface) -> None:
        """Draw the die with its name and number at the right."""
        m, words = self.m, said.KINDS[self.die]
        inner = self.rect.inflate(-m.du(10), -m.du(8))
        surface.blit(dice.letter_die(self.die, inner.height), inner)
        room = pygame.Rect(inner.left + inner.height + m.du(6), inner.top, 0, inner.height)
        room.width = inner.right - room.left
        if self.count:
            told = str(self.count)
            sheets.line(surface, m, NAME, told, LAMPLIT, room, "right", self.id)
            room.width -= fonts.measure(m, NAME, told)[0] + m.du(4)
        style = sheets.narrower(m, words, room.width, TAG, "tile")
        sheets.line(surface, m, style, words, theme.SOFT, room, where=self.id)


class FaceButton(Button):
    """A button with a face of a die, to type in what fell on the table."""

    def __init__(
        self, id: str, rect: pygame.Rect, kind: Kind, number: int, choose: Callable[[], None],
        tip: str,
    ) -> None:  # fmt: skip
        super().__init__(id, rect, str(number), choose, tip=tip)
        self.die, self.number = kind, number

    def draw(self, surface: pygame.Surface) -> None:
        px = min(self.rect.size)
        made = dice.face_die(self.die, self.number, px)
        surface.blit(made, made.get_rect(center=self.rect.center))
        if self.heat:
            pygame.draw.rect(surface, SODIUM, self.rect, max(1, self.m.du(2)),
                             border_radius=self.m.du(4))  # fmt: skip


class SheetButton(Button):
    """The head of a sheet, which opens the skills that it can roll; the sheet is painted below."""

    centered = False
    """whether its sign is halfway down"""

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        spot = pygame.Rect(self.rect.right - m.du(20), self.rect.top + m.du(4), m.du(12),
                           m.pitch(TAG))  # fmt: skip
        if self.centered:
            spot.centery = self.rect.centery
        sheets.line(surface, m, TAG, "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}", theme.SOFT,
                    spot, where="sheet.open")  # fmt: skip
        if self.heat:
            pygame.draw.rect(surface, SODIUM, self.rect, max(1, m.du(2)), border_radius=m.du(4))


class CoinButton(Button):
    """A point of Destiny, which a click turns over."""

    def __init__(self, id: str, rect: pygame.Rect, light: bool, flip: Callable[[], None]) -> None:
        super().__init__(id, rect, "light" if light else "dark", flip, tip="Flips it")
        self.light = light

    def draw(self, surface: pygame.Surface) -> None:
        tracks.coin(surface, self.rect.center, min(self.rect.size) - self.m.du(4), self.light)
        if self.heat:
            pygame.draw.circle(surface, SODIUM, self.rect.center, min(self.rect.size) // 2,
                               max(1, self.m.du(2)))  # fmt: skip


class SignButton(Button):
    """A small button with a sign or a figure."""

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        ground = theme.mix(INK, PAPER, 0.1 + 0.1 * self.heat if self.enabled else 0.03)
        edge = theme.mix(INK, PAPER, 0.4 if self.enabled else 0.15)
        sheets.plate(surface, self.rect, m, edge, ground)
        ink = theme.INK if self.enabled else theme.DISABLED
        fonts.draw_line(surface, m, NAME, self.label, ink, self.rect, "center", self.id)


class LineButton(Button):
    """A line of the guide: its words in full, and what it costs at the right."""

    def __init__(
        self, id: str, rect: pygame.Rect, words: str, price: str, write: Callable[[], None], *,
        payable: bool, enabled: bool, reason: str,
    ) -> None:  # fmt: skip
        super().__init__(id, rect, words, write, detail=price, enabled=enabled, reason=reason,
                         show_key=False)  # fmt: skip
        self.payable = payable

    @staticmethod
    def height(m: Metrics, words: str, price: str, width: int) -> int:
        """Return the height that a line needs in a width."""
        room = LineButton._room(m, price, width)
        return max(m.touch, richtext.layout(m, "body", literal(words), room).height + m.du(12))

    @staticmethod
    def _room(m: Metrics, price: str, width: int) -> int:
        return width - fonts.measure(m, TAG, price)[0] - m.du(34)

    def draw(self, surface: pygame.Surface) -> None:
        m, rect = self.m, self.rect
        lit = self.payable and self.enabled
        ground = theme.mix(INK, PAPER, (0.12 if lit else 0.05) + 0.08 * self.heat)
        edge = SODIUM if lit else theme.mix(INK, PAPER, 0.22)
        sheets.plate(surface, rect, m, edge, ground)
        inner = rect.inflate(-2 * m.du(10), 0)
        sheets.line(surface, m, TAG, self.detail, LAMPLIT if lit else theme.MUTED, inner, "right",
                    f"{self.id}.price")  # fmt: skip
        ink = theme.INK if lit else theme.SOFT if self.enabled else theme.DISABLED
        laid = richtext.layout(
            m, "body", literal(self.label), self._room(m, self.detail, rect.width), ink
        )
        laid.draw(surface, pygame.Rect(inner.left, rect.centery - laid.height // 2, inner.width,
                                       laid.height), self.id)  # fmt: skip


class TurnButton(SignButton):
    """A button that turns a die of one kind into one of another."""

    def __init__(
        self, id: str, rect: pygame.Rect, kinds: tuple[Kind, Kind], label: str,
        turn: Callable[[], None], enabled: bool, reason: str,
    ) -> None:  # fmt: skip
        super().__init__(id, rect, label, turn, tip=label, enabled=enabled, reason=reason)
        self.kinds = kinds

    def draw(self, surface: pygame.Surface) -> None:
        label, self.label = self.label, ">"
        super().draw(surface)
        self.label = label
        px = min(self.rect.height - self.m.du(10), (self.rect.width - self.m.du(26)) // 2)
        for kind, way in zip(self.kinds, (-1, 1)):
            made = dice.letter_die(kind, px)
            if not self.enabled:
                made = made.copy()
                made.set_alpha(110)
            middle = (self.rect.centerx + way * (px // 2 + self.m.du(9)), self.rect.centery)
            surface.blit(made, made.get_rect(center=middle))
