"""The card of a character, among which a player chooses before a game."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.draw import fonts, images, theme
from game.client.games.outer_rim.cards import boards
from game.client.tabletop.kit import marks
from game.client.tabletop.setup import seat_rows
from game.client.widgets.base import Widget
from game.outer_rim.cards.models import Character

DIM = 120  # of 255: the light on a portrait that cannot be chosen
NO_SKILLS = "No skills"
TO_EXCHANGE = "Press to swap the two."
BROAD = 1.3
"""width of a card, by its height, from which the skills are beside the face"""


class CharacterCard(Widget):
    """A character to choose: portrait, name, skills; the mark of the seat that has it. ``told`` is
    what its card says, ``why_not`` why the picked seat cannot have it; one that another seat has
    can be exchanged."""

    focusable = True
    pointer = True

    def __init__(
        self, rect: pygame.Rect, character: Character, told: str, seat: int, chosen: bool,
        names: list[str], pick: Callable[[str], None], why_not: str = "", exchange: bool = False,
    ) -> None:  # fmt: skip
        tip = f"{why_not} {TO_EXCHANGE}\n{told}" if exchange else told
        super().__init__(f"character.{character.id}", rect, enabled=not why_not or exchange,
                         reason=why_not, tip=tip)  # fmt: skip
        self.barred = bool(why_not)
        self.character, self.seat, self.chosen, self.pick = character, seat, chosen, pick
        self.names = names
        """of all characters, whose cards are alike"""

    def activate(self) -> None:
        self.pick(self.character.id)

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        look = "button_hot" if self.hot and self.enabled else "raised"
        images.draw_panel(surface, self.rect, "disabled" if self.barred else look, m.unit)
        broad = self.rect.width > self.rect.height * BROAD
        pad = m.du(7 if broad else 10)
        inner = self.rect.inflate(-2 * pad, -2 * pad)
        style, lines, rows = self._lines(inner.width)
        pitch = m.pitch(style) if rows == 1 else round(m.px(style) * 1.15)
        high = pitch * rows
        skills = 0 if broad else m.du(26)
        face = pygame.Rect(inner.topleft, (0, inner.height - high - skills - m.du(6)))
        face.width = min(face.height, inner.width)
        if not broad:
            face.centerx = inner.centerx
        self._face(surface, face, inner.topleft if not broad else face.topleft)
        ink = theme.DISABLED if self.barred else theme.INK
        name = pygame.Rect(inner.left, face.bottom + m.du(4), inner.width, high)
        for number, words in enumerate(lines):
            line = pygame.Rect(name.left, name.top + number * pitch, name.width, pitch)
            line.top += (rows - len(lines)) * pitch // 2
            text = fonts.fit(m, style, words, line.width).text
            align: fonts.Align = "left" if broad else "center"
            fonts.draw_line(surface, m, style, text, ink, line, align, self.id)
        if broad:
            left = face.right + m.du(8)
            self._skills(surface, pygame.Rect(left, face.top, inner.right - left, face.height))
        else:
            self._skills(surface, pygame.Rect(inner.left, name.bottom, inner.width, skills))
        self._draw_chosen(surface)

    def _face(self, surface: pygame.Surface, face: pygame.Rect, corner: tuple[int, int]) -> None:
        """Draw the portrait, with the mark of the seat that has the character in a corner."""
        m, seat = self.m, self.seat if self.seat >= 0 else None
        if self.barred:
            dim = pygame.Surface(face.size, pygame.SRCALPHA)
            boards.portrait(dim, dim.get_rect(), self.character.id, m, seat)
            dim.set_alpha(DIM)
            surface.blit(dim, face)
        else:
            boards.portrait(surface, face, self.character.id, m, seat)
        if seat is not None:
            mark = marks.mark(seat, m.du(26 if face.height >= m.du(80) else 18))
            surface.blit(mark, mark.get_rect(topleft=corner))

    def _lines(self, width: int) -> tuple[str, list[str], int]:
        """Return the style of the name, its lines, and how many lines there is room for: alike on
        all cards, so that their faces are of one size."""
        for style, most in (("body_bold", 1), ("tile_bold", 1), ("tile_bold", 2)):
            words = [part for each in self.names for part in each.split(" ", most - 1)]
            if all(fonts.measure(self.m, style, each)[0] <= width for each in words):
                break
        return style, self.character.name.split(" ", most - 1), most

    def _draw_chosen(self, surface: pygame.Surface) -> None:
        if self.chosen:
            seat_rows.frame(surface, self.m, self.rect)

    def _skills(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        m, skills = self.m, self.character.skills
        if not skills:
            if fonts.measure(m, "caption", NO_SKILLS)[0] <= area.width:
                fonts.draw_line(surface, m, "caption", NO_SKILLS, theme.MUTED, area, "center")
            return
        gap, most = m.du(10), max(1, len(skills))
        px = min(area.height - m.du(4), m.du(28), (area.width + gap) // most - gap)
        x = area.centerx - (len(skills) * (px + gap) - gap) // 2
        for skill in skills:
            icon = images.icon(skill, px, theme.DISABLED if self.barred else None)
            surface.blit(icon, icon.get_rect(midleft=(x, area.centery)))
            x += px + gap
