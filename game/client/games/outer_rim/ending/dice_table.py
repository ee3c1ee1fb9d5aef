"""A table of dice: the number rolled by each player, and each face beside its expected
frequency."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.theme import Metrics
from game.client.tabletop.kit.marks import draw_mark
from game.client.widgets.base import Widget
from game.outer_rim.odds import dice_stats
from game.outer_rim.odds.dice_stats import Rolled

NAME, DICE = 0.27, 0.12  # of the width; the faces share the rest
ICON_DU = 24
MANY = 1000  # number of dice from which percentages are clearer than counts


@dataclass(frozen=True)
class Side:
    """One line; ``seat`` None for a line without a player's mark."""

    name: str
    rolled: Rolled
    seat: int | None = None


def pitch(m: Metrics) -> int:
    """Return the height of a line."""
    return m.pitch("caption") + m.pick(6, 2)


def height(m: Metrics, lines: int) -> int:
    """Return the height in pixels of a table with this many lines."""
    return (lines + 1) * pitch(m)


def fairness(rolled: Rolled, die: Sequence[str]) -> str:
    """Return a sentence on how usual these faces are; "" for too few dice to judge."""
    if rolled.dice < 2 * len(die):
        return ""
    part = dice_stats.how_often(die, rolled.faces)
    often = "under 1" if part < 0.01 else str(min(99, round(100 * part)))
    return f"With fair dice, {often}% of such games are at least this uneven."


class DiceTable(Widget):
    """Lines of sides below a header of faces: the actual and the expected frequency of each."""

    def __init__(
        self, id: str, rect: pygame.Rect, sides: Sequence[Side], die: Sequence[str]
    ) -> None:
        tip = "Beside each number: the average for that many fair dice"
        super().__init__(id, rect, tip=tip)
        self.sides, self.die = sides, die

    def _columns(self, line: pygame.Rect) -> list[pygame.Rect]:
        """Return the columns: name, dice, and one for each face."""
        wide = line.width
        edges = [0, round(wide * NAME), round(wide * (NAME + DICE))]
        rest, count = wide - edges[-1], len(dice_stats.FACES)
        edges += [edges[2] + rest * (number + 1) // count for number in range(count)]
        return [
            pygame.Rect(line.left + left, line.top, right - left, line.height)
            for left, right in zip(edges, edges[1:])
        ]

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        line = pygame.Rect(self.rect.left, self.rect.top, self.rect.width, pitch(m))
        _, dice, *faces = self._columns(line)
        fonts.draw_line(surface, m, "caption", "Dice", theme.MUTED, dice, "left", self.id)
        for face, spot in zip(dice_stats.FACES, faces, strict=True):
            icon = images.icon(f"die_{face}", m.du(ICON_DU))
            surface.blit(icon, icon.get_rect(midleft=spot.midleft))
        for side in self.sides:
            below = pygame.Rect(line.left, line.bottom - m.du(1), line.width, m.du(1))
            surface.fill(theme.HAIRLINE, below)
            line = line.move(0, line.height)
            self._side(surface, side, line)

    def _side(self, surface: pygame.Surface, side: Side, line: pygame.Rect) -> None:
        m = self.m
        name, dice, *faces = self._columns(line)
        indent = 0
        if side.seat is not None:
            indent = m.du(24)
            draw_mark(surface, m, side.seat, (name.left + m.du(8), name.centery), m.du(7))
        spot = pygame.Rect(name.left + indent, name.top, name.width - indent - m.du(6), name.height)
        words = fonts.shorter(m, "caption", side.name, spot.width)
        fonts.draw_line(surface, m, "caption", words, theme.SOFT, spot, "left", self.id)
        count = str(side.rolled.dice)
        fonts.draw_line(surface, m, "label", count, theme.SOFT, dice, "left", self.id)
        for (fell, wanted), cell in zip(cells(side.rolled, self.die), faces, strict=True):
            self._cell(surface, cell, fell, wanted)

    def _cell(self, surface: pygame.Surface, cell: pygame.Rect, fell: str, wanted: str) -> None:
        m = self.m
        fonts.draw_line(surface, m, "label", fell, theme.INK, cell, "left", self.id)
        used = max(m.du(26), fonts.measure(m, "label", fell)[0]) + m.du(6)
        beside = pygame.Rect(cell.left + used, cell.top, 0, cell.height)
        beside.width = cell.right - m.du(10) - beside.left
        for words in (wanted, f"{float(wanted):.0f}"):  # shorter, or left out, in a narrow table
            if fonts.measure(m, "caption", words)[0] <= beside.width:
                fonts.draw_line(surface, m, "caption", words, theme.MUTED, beside, "left", self.id)
                return


def cells(rolled: Rolled, die: Sequence[str]) -> list[tuple[str, str]]:
    """Return actual and expected frequency of each face; as percentages for many dice."""
    wanted, dice = dice_stats.expected(die, rolled.dice), rolled.dice
    if dice >= MANY:
        part = 100 / dice
        return [
            (f"{rolled.faces[face] * part:.1f}%", f"{wanted[face] * part:.1f}")
            for face in dice_stats.FACES
        ]
    return [
        (str(rolled.faces[face]), f"{wanted[face]:.{1 if wanted[face] < 100 else 0}f}")
        for face in dice_stats.FACES
    ]
