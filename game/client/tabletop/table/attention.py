"""The things that are read on a table, and the places of everything that comes over it.

The order of importance: the question and who is asked; the words of pages, guides and hints, which
have their place in the layout; enlarged things; messages; tooltips. Each keeps off everything
before it (``widgets.placement``), and gives way when that moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import pygame

from game.client.draw import richtext, theme
from game.client.draw.richtext import RichLayout
from game.client.draw.theme import Metrics
from game.client.tabletop.bars.log import Log
from game.client.tabletop.kit.callout_placement import EDGE_DU, HINT, bar_room
from game.client.tabletop.kit.painting import Message
from game.client.tabletop.kit.spots import Name
from game.client.tabletop.pages.stage import CardFace
from game.client.tabletop.play.controller import BaseController
from game.client.tabletop.play.parts import TableUi, TableView
from game.client.widgets import Form, placement
from game.client.widgets.placement import Kept, Place, Rank, of_rank

WIDEST_DU = (760, 520, 380, 270)  # widths of a message over the board, tried in order
LEAST_DU = 300  # width of a message in the bar
TIP = ("tip.card", "tip.ok", "tip.off")
"""the widgets of a tip"""
CAPTION_DU = 48  # that a thing on the board is taken to be larger, with its caption


class Placed(Protocol):
    """Where things are read on a table besides widgets."""

    def read_also(self) -> Sequence[Kept]:
        """Return what else is read."""

    def toast_at(self) -> tuple[int, int]:
        """Return the usual position, middle and foot, of a message."""


class Shown(Protocol):
    """Everything that shows on a table at this moment."""

    @property
    def log_shown(self) -> bool:
        """True if the log is on view."""

    def lit_at(self) -> Sequence[pygame.Rect]:
        """Return the places that a guide or a hint points at."""

    def shown_at(self) -> Sequence[pygame.Rect]:
        """Return the places of turns that are shown, and of the thing in the inspector."""

    def related_spots(self) -> Sequence[Name]:
        """Return the spots that the enlarged things, or a guest's words, are about."""


class Attentive(Protocol):
    """The table, as far as it is read."""

    @property
    def m(self) -> Metrics: ...
    @property
    def form(self) -> Form: ...
    @property
    def ui(self) -> TableUi: ...
    @property
    def view(self) -> TableView: ...
    @property
    def log(self) -> Log: ...
    @property
    def controller(self) -> BaseController: ...
    @property
    def areas(self) -> Placed: ...

    def invalidate(self, rect: pygame.Rect | None = None) -> None:
        """Request a redraw."""


class Attention:
    """The things that are read on one table."""

    def __init__(self, table: Attentive, showing: Shown) -> None:
        self.table, self.showing = table, showing
        self.cards: list[tuple[Name, pygame.Rect]] = []
        """the enlarged things over the table, or beside it"""
        self.message: Message | None = None
        self._laid: list[Kept] = []  # what was read in widgets when it was last looked at

    # -- what is read --

    def look(self) -> None:
        """Look at the widgets again: a table that is being laid out has none as yet."""
        self._laid = self.table.form.words()

    def reading_areas(self) -> list[Kept]:
        """Return what is read without a widget of its own: turns that are shown, the log while it
        is used, the places that a guide points at, and what the game adds."""
        table = self.table
        found = [*table.areas.read_also(), *of_rank(Rank.GOAL, self.showing.lit_at())]
        found += of_rank(Rank.WORDS, self.showing.shown_at())
        log, pointed = table.view.log_at, not table.ui.keyed
        pointed = pointed and log.collidepoint(table.ui.pointer)
        if table.ui.log_large or table.log.back or pointed:
            found += of_rank(Rank.WORDS, [log])
        face = table.form.find("encounter.card")
        if isinstance(face, CardFace) and face.open:
            found += of_rank(Rank.WORDS, [face.large_rect])
        return found

    def related_spots(self) -> Sequence[Name]:
        """Return the spots that what is read is about."""
        return self.showing.related_spots()

    def words(self) -> list[Kept]:
        """Return everything read that has its place in the layout, and all controls."""
        return [*self._laid, *self.reading_areas()]

    def above(self) -> list[Kept]:
        """Return what tooltips keep off besides widgets."""
        message = [self.message.at] if self.message is not None else []
        words = of_rank(Rank.WORDS, [*self.card_rects, *message])
        return [*self.reading_areas(), *self.places(), *words]

    def places(self) -> list[Kept]:
        """Return the places on the table that can be used now."""
        table, carry = self.table, self.table.controller.carry
        goals = set(carry.targets) if carry else table.controller.direct_goals()
        used = goals if carry else goals | table.controller.sources()
        spots = table.view.spots
        return of_rank(Rank.CONTROL, [rect for name, rect in spots.items() if name in used])

    @property
    def card_rects(self) -> list[pygame.Rect]:
        """The places of everything enlarged."""
        return [rect for _, rect in self.cards]

    # -- words over the board --

    def board(self, area: pygame.Rect) -> pygame.Rect:
        """Return the part of an area beside the log."""
        log, free = self.table.view.log_at, area.copy()
        if log.width and free.left < log.left < free.right and log.colliderect(free):
            free.width = log.left - free.left
        return free

    def board_things(self, lit: Sequence[pygame.Rect] = ()) -> list[Kept]:
        """Return what words over the board keep off: all that is read, lit places, and the other
        things on the board with their captions."""
        table, wider = self.table, self.table.m.du(CAPTION_DU)
        spots = table.view.spots
        more = {goal for each in table.controller.sources()
                for goal in table.controller.targets_of(each)}  # fmt: skip
        log = [table.view.log_at] if self.showing.log_shown else []
        return [
            *table.form.words(),
            *self.reading_areas(),
            *of_rank(Rank.GOAL, lit),
            *self.places(),
            *of_rank(Rank.CONTROL, [rect for name, rect in spots.items() if name in more]),
            *of_rank(Rank.CONTROL, table.view.listed.values()),
            *of_rank(Rank.REST, [*(each.inflate(wider, wider) for each in spots.values()), *log]),
        ]

    def settle_tip(self) -> None:
        """Let a tip wait while something else is shown in its place."""
        form = self.table.form
        card = form.find(TIP[0])
        if card is None:
            return
        hidden = any(each.rank == Rank.WORDS and each.rect.colliderect(card.rect)
                     for each in self.reading_areas())  # fmt: skip
        for each in map(form.find, TIP):
            if each is not None and each.shown == hidden:
                each.shown = not hidden
                each.changed()

    # -- messages --

    def settle_message(self) -> None:
        """Give the message its place, and the hint in the bar its own back."""
        table, before = self.table, self.message
        if table.ui.toast:
            self.look()
        self.message = self._place(table.ui.toast) if table.ui.toast else None
        hint, free = table.form.find(HINT), self.message is None or not self.message.in_bar
        if hint is not None and hint.shown != free:
            hint.shown = free
            hint.changed()  # all of it, not only what the message covers
        if before == self.message:
            return
        for each in (before, self.message):
            if each is not None:
                table.invalidate(each.at.inflate(table.m.du(40), table.m.du(40)))

    def _place(self, markup: str) -> Message:
        found = self._in_bar(markup)
        return found if found is not None else self._over_board(markup)

    def _in_bar(self, markup: str) -> Message | None:
        """Return the message beside the answers, None without room."""
        table, m = self.table, self.table.m
        bar = table.view.areas.actions
        inner = bar.inflate(-2 * m.du(EDGE_DU), -m.du(8))
        told = [each.rect for each in self.reading_areas() if each.rank == Rank.WORDS]
        room = bar_room(bar, inner, table.form.widgets, told).inflate(-2 * m.du(EDGE_DU), 0)
        if room.width < m.du(LEAST_DU):
            return None
        for style in ("body", "caption", "tile"):
            laid = richtext.snug(m, style, markup, room.width - m.du(52), theme.INK)
            if laid.height <= room.height - m.du(2):
                room.width = laid.size[0] + m.du(52)
                return Message(markup, room, laid, True)
        return None

    def _over_board(self, markup: str) -> Message:
        """Return the message at its usual place over the board, or where it hides less."""
        table, m = self.table, self.table.m
        areas = table.view.areas
        body = pygame.Rect(0, areas.top.bottom, m.width, areas.actions.top - areas.top.bottom)
        things = [*self.words(), *self.places(), *of_rank(Rank.WORDS, self.card_rects)]
        made: list[tuple[Place, RichLayout]] = []
        now = self.message.at if self.message is not None else None
        for wide in WIDEST_DU:
            widest = min(m.du(wide), body.width - m.du(80)) - m.du(52)
            laid = richtext.snug(m, "body", markup, widest, theme.INK)
            size = laid.size[0] + m.du(52), laid.height + m.du(22)
            usual = pygame.Rect((0, 0), size)
            usual.midbottom = table.areas.toast_at()
            order = [usual, *placement.over(size, body, m.du(EDGE_DU))]
            found = placement.best(order, things, now)
            assert found is not None
            made.append((found, laid))
            if found.spares():
                break
        place, laid = min(made, key=lambda each: each[0].cost)
        return Message(markup, place.rect, laid, False)
