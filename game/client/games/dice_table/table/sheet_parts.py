"""Parts of a sheet laid open: figures, buttons with dice, and the page that scrolls."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.client.draw import fonts, theme
from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.games.dice_table.play.desk import Desk
from game.client.games.edge.cards import dice, sheets
from game.client.games.edge.identity.identity import HEAD, INK, LAMPLIT, PAPER, TAG
from game.client.widgets import Button, Label, ScrollArea
from game.client.widgets.base import Widget
from game.dice_table.seat_view import SheetView, SkillView
from game.edge.dice.faces import Kind
from game.table.grammar import counted


ROW_DU, TALL_ROW_DU, DIE_DU = 46, 76, 36
"""the least and the greatest height of a row where there is room, and the largest of its dice"""
USUAL = 4
"""dice of a pool for which each row has room at one size"""


class Cell(Widget):
    """A figure below its name."""

    solid = False

    def __init__(self, id: str, rect: pygame.Rect, name: str, told: str) -> None:
        super().__init__(id, rect)
        self.name, self.told = name, told

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        head = pygame.Rect(self.rect.left, self.rect.top, self.rect.width, m.pitch(TAG))
        style = sheets.narrower(m, self.name, head.width, TAG, "tile")
        sheets.line(surface, m, style, self.name, theme.SOFT, head, "center", "cell.name")
        low = pygame.Rect(head.left, head.bottom, head.width, self.rect.bottom - head.bottom)
        sheets.line(surface, m, HEAD, self.told, LAMPLIT, low, "center", "cell.figure")


class DiceButton(Button):
    """A name with the dice of its pool; a click builds that."""

    def __init__(
        self, key: str, rect: pygame.Rect, name: str, dice_: tuple[int, int],
        ask: Callable[[], None], tip: str,
    ) -> None:  # fmt: skip
        super().__init__(f"choice.{key}", rect, name, ask, tip=tip)
        self.dice = dice_

    def draw(self, surface: pygame.Surface) -> None:
        m, (rank, rating) = self.m, self.dice
        ground = theme.mix(INK, PAPER, 0.05 + 0.1 * self.heat)
        edge = LAMPLIT if rank else theme.mix(INK, PAPER, 0.2)
        sheets.plate(surface, self.rect, m, edge, ground)
        inner = self.rect.inflate(-2 * m.du(6), 0)
        best, all_ = min(rank, rating), max(rank, rating)
        px = min(
            m.du(DIE_DU),
            inner.height * 6 // 10,
            inner.height - m.du(8),
            inner.width * 45 // 100 // max(USUAL, all_),
        )
        for at in range(all_):
            kind = Kind.PROFICIENCY if at < best else Kind.ABILITY
            spot = (inner.right - (all_ - at) * px, inner.centery - px // 2)
            surface.blit(dice.letter_die(kind, px), spot)
        room = pygame.Rect(inner.left, inner.top, inner.width - all_ * px - m.du(4), inner.height)
        style = sheets.narrower(m, self.label, room.width, "body", TAG, "tile")
        told = fonts.fit(m, style, self.label, room.width).text
        sheets.line(surface, m, style, told, PAPER if rank else theme.SOFT, room, where=self.id)


def skill_tip(skill: SkillView) -> str:
    """Return what a skill rolls, and the reason for one that is dim or has no dice."""
    named = skill.characteristic.capitalize()
    told = f"**{literal(skill.name)}**: {counted(skill.rank, 'rank')}, {named} {skill.rating}."
    if not skill.rating and not skill.rank:
        return f"{told} This sheet says nothing of {named}: Edit sets it."
    if not skill.rank:
        return f"{told} Dim: untrained, so that {named} rolls alone. A click builds the pool."
    return f"{told} A click builds the pool."


class WeaponButton(Button):
    """A weapon with its figures; a click builds the pool of its attack."""

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        ground = theme.mix(INK, PAPER, 0.05 + 0.1 * self.heat)
        sheets.plate(surface, self.rect, m, LAMPLIT, ground)
        inner = self.rect.inflate(-2 * m.du(6), 0)
        style = sheets.narrower(m, self.label, inner.width, "body", TAG, "tile")
        sheets.line(surface, m, style, self.label, PAPER, inner, where=self.id)


@dataclass(frozen=True)
class Page:
    """A page being laid out: its table, its sheet, and the area that scrolls."""

    table: Desk
    sheet: SheetView
    scroll: ScrollArea
    m: Metrics
    top: int = 0
    """where the columns begin"""
    foot: int = 0
    """the height of what is below the columns"""

    @property
    def edited(self) -> bool:
        """Return True if the figures of the sheet can be changed now."""
        return self.table.model.seat_view.edited == self.sheet.id

    def add(self, key: str, rect: pygame.Rect, label: str, icon: str = "", tip: str = "") -> None:
        """Add the button of an answer to what scrolls."""
        self.note(key, self.table.answer_button(key, rect, label, icon=icon, tip=tip))

    def note(self, key: str, button: Button) -> None:
        """Add a button that gives an answer; in sight it is a control."""
        self.scroll.add(button)
        if self.table.model.find(key) is not None and self.scroll.rect.contains(button.rect):
            self.table.own[key] = button.rect


def row_height(page: Page, *columns: tuple[int, int]) -> int:
    """Return the height of a row that fills the page, as far as a row may grow. ``columns`` are
    pairs: the number of rows of a column, and the height of all else in it."""
    m = page.m
    room = page.scroll.view.bottom - page.top - page.foot - m.pitch(TAG)
    fits = min((room - rest) // rows - m.du(2) for rows, rest in columns if rows)
    return max(m.touch if m.compact else m.du(ROW_DU), min(m.du(TALL_ROW_DU), fits))


def add_heading(page: Page, column: pygame.Rect, words: str) -> None:
    """Add the heading of a column."""
    rect = pygame.Rect(column.left, column.top, column.width, page.m.pitch(TAG))
    page.scroll.add(Label(f"heading.{words}", rect, words, TAG, theme.MUTED))


def add_stepper(page: Page, rect: pygame.Rect, skill: SkillView) -> None:
    """Add a skill with buttons that change its ranks."""
    m, id = page.m, page.sheet.id
    side = m.touch if m.compact else min(rect.height, m.du(ROW_DU))
    rect = pygame.Rect(rect.left, rect.centery - side // 2, rect.width, side)
    words = pygame.Rect(rect.left, rect.top, rect.width - 2 * side - m.du(30), side)
    style = sheets.narrower(m, skill.name, words.width, "body", TAG, "tile")
    name = fonts.fit(m, style, skill.name, words.width).text
    page.scroll.add(Label(f"skill.{skill.id}", words, name, style, theme.SOFT))
    less = pygame.Rect(words.right, rect.top, side, side)
    page.add(f"lower:{skill.id}@{id}", less, "Less", "minus")
    figure = pygame.Rect(less.right, rect.top, m.du(30), side)
    page.scroll.add(Label(f"rank.{skill.id}", figure, str(skill.rank), HEAD, LAMPLIT, "center"))
    page.add(f"raise:{skill.id}@{id}", pygame.Rect(figure.right, rect.top, side, side), "More",
             "plus")  # fmt: skip
