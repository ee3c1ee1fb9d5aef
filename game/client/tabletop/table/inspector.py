"""The inspector: enlarged things, where they hide nothing that is read.

It has a place of its own (docked), slides over the board (``sliding``), or lets enlarged things
float over the table.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Protocol

import pygame

from game.client.draw import fonts, icon_hits, images, theme
from game.client.draw.motion import Animator
from game.client.draw.theme import Metrics
from game.client.shell.window.scenes import SceneHost
from game.client.tabletop.bars import bars
from game.client.tabletop.bars.inspector_state import Reading
from game.client.tabletop.bars.log import LogPanel
from game.client.tabletop.kit import painting
from game.client.tabletop.kit.layout import is_folded
from game.client.tabletop.kit.spots import Spot, TableForm
from game.client.tabletop.kit.thing import Name, Thing
from game.client.tabletop.pages.stage import column
from game.client.tabletop.play.controller import BaseController
from game.client.tabletop.play.parts import TableUi, TableView
from game.client.tabletop.table import sliding_inspector
from game.client.tabletop.table.attention import Attention
from game.client.widgets import Button, keymap
from game.client.widgets.base import Widget
from game.client.widgets.placement import Kept, Rank, of_rank

PARKED = 12  # du that the pointer has to move after an answer before anything is enlarged again
SHADOW = 40  # du: what the shadow of an enlarged thing adds to its size
GLIDE = 0.12  # seconds in which the inspector comes to its place
HOVER_NEXT = 0.10  # seconds of hovering before a thing is enlarged if another one already is
NEAR = 28  # du around the pointer that stay free


class Readable(Protocol):
    """The things on a table, as far as they can be enlarged."""

    def at(self, name: Name) -> Thing:
        """Return the thing at a spot."""

    def draw_idle(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw what the inspector shows when nothing is pointed at."""

    def keep_clear(self) -> list[Kept]:
        """Return what else an enlarged thing must not hide."""

    def on_hover(self) -> None:
        """React to the pointer reaching another thing."""


class SlidPanel(Widget):
    """The sliding inspector, over the board and under the tabs of what is kept in view."""

    solid = False

    def __init__(
        self, id: str, rect: pygame.Rect, paint: Callable[[pygame.Surface, pygame.Rect], None]
    ) -> None:
        super().__init__(id, rect)
        self._paint = paint

    def draw(self, surface: pygame.Surface) -> None:
        self._paint(surface, self.rect)


class Inspector:
    """The enlarged things of one table. ``renew`` lays the table out again."""

    def __init__(
        self, app: SceneHost, view: TableView, ui: TableUi, form: TableForm,
        controller: BaseController, motion: Animator, reading: Reading, attention: Attention,
        things: Readable, renew: Callable[[], None],
    ) -> None:  # fmt: skip
        self.app, self.view, self.ui, self.form = app, view, ui, form
        self.controller, self.motion = controller, motion
        self.reading, self.attention, self.things = reading, attention, things
        self.renew = renew
        self.slid = sliding_inspector.Slid()
        self.off = 0
        """pixels from the inspector's place to where it is painted while it glides there"""
        self._laid_for: Hashable = None
        self._layouts = 0
        self._places: dict[Name, pygame.Rect] = {}
        self._lit: frozenset[Name] = frozenset()

    # -- where it is --

    @property
    def docked(self) -> bool:
        """True if enlarged things have a place of their own, instead of sliding or floating."""
        return bool(self.view.areas.inspector.width) and not self.ui.log_large

    @property
    def slides(self) -> bool:
        """True if enlarged things slide over the board."""
        return not self.docked and bool(self.area().width)

    def area(self) -> pygame.Rect:
        """Return the area over which the inspector slides: what an enlarged log leaves free."""
        area, log = self.view.areas.slide.copy(), self.view.log_area
        if self.ui.log_large and area.width and area.colliderect(log):
            area.width = max(0, log.left - area.left)
        return area

    def slide(self) -> None:
        """Put the inspector where it hides nothing that is needed now. Its own spots have not been
        taken out of use yet."""
        self._places = dict(self.view.spots)
        self._lit = frozenset(self.controller.direct_goals() | self.controller.sources())
        self._slide()

    def _slide(self) -> None:
        reading = self.reading
        if not self.slides:
            self.slid = sliding_inspector.Slid()
            return
        pins = [each for each in reading.pins if reading.readable(each)]
        over = reading.over if reading.readable(reading.over) else None
        carries = self.controller.carry is not None
        self.slid = sliding_inspector.slide(self.view.m, self.area(), pins, over,
                                            self.keep_visible(), carries, self.slid)  # fmt: skip
        self.attention.cards = [(name, rect) for name, rect in (
            (self.slid.front, self.slid.at), (self.slid.second, self.slid.second_at)
        ) if name is not None]  # fmt: skip

    def keep_visible(self) -> list[Kept]:
        """Return what an enlarged thing must not hide: the thing pointed at, all that is read, the
        places that it is about, the lit places, and the answers."""
        spots, carry, m = self._places, self.controller.carry, self.view.m
        hovered = self.reading.hovered
        found = of_rank(Rank.SUBJECT, [spots[hovered]] if hovered in spots else [])
        if not self.ui.keyed and hovered is not None:
            near = pygame.Rect(0, 0, m.du(NEAR), m.du(NEAR))
            near.center = self.ui.pointer
            found.append(Kept(near, Rank.SUBJECT))
        if self.view.in_view and not self.ui.peek:
            found.append(Kept(column(m, self.view.areas.view), Rank.WORDS))
        related = self.attention.related_spots()
        found += of_rank(Rank.GOAL, [spots[name] for name in related if name in spots])
        goals = set(carry.targets) if carry else self._lit
        found += of_rank(Rank.CONTROL, [spots[name] for name in goals if name in spots])
        return [*found, *self.attention.words(), *self.things.keep_clear()]

    def after_layout(self) -> None:
        """React to the table having been laid out."""
        self._layouts += 1
        self._float()

    def _float(self) -> None:
        """Put what floats where it hides nothing that is read; nothing floats while something is in
        hand."""
        if self.slides:
            return
        reading, area, m = self.reading, self._float_area(), self.view.m
        names = [reading.beside] if self.docked else [reading.docked, reading.beside]
        names = [] if self.controller.carry else names
        wanted = [each for each in names if each is not None and reading.readable(each)]
        width, height = painting.card_size(m)
        width = m.du(painting.WIDE_DU) if is_folded(m) else width  # low areas
        things = self.keep_visible()
        now = dict(self.attention.cards)
        found: list[tuple[Name, pygame.Rect]] = []
        for each in wanted:
            shape = self.things.at(each).keeps_shape
            sizes = sliding_inspector.lower(m, (width, height), area, shape)
            start = self._float_start(area, sizes[0][0])
            before = now.get(each, next(iter(now.values()), pygame.Rect(0, 0, 0, 0)))
            place = sliding_inspector.best(sizes, area, start, things, before)
            if found and not place.spares():  # room for one of them: the one pointed at
                place = sliding_inspector.best(sizes, area, start, self.keep_visible(), found[0][1])
                found.clear()
            found.append((each, place.rect))
            things = [*things, Kept(place.rect, Rank.SUBJECT)]
        gone = self.attention.cards
        if gone != found:
            self.attention.cards = found
            for _, rect in [*gone, *found]:
                self._dirty(rect)

    def _dirty(self, rect: pygame.Rect) -> None:
        """Let a place of an enlarged thing be drawn again, with the shadow around it."""
        self.app.dirty.add(rect.inflate(self.view.m.du(SHADOW), self.view.m.du(SHADOW)))

    def _float_area(self) -> pygame.Rect:
        """Return the area over which enlarged things float: the room between the bars, beside the
        inspector."""
        areas, m = self.view.areas, self.view.m
        gap, top, bottom = m.du(8), areas.top.bottom, areas.actions.top
        area = pygame.Rect(gap, top + gap, m.width - 2 * gap, bottom - top - 2 * gap)
        if self.docked:
            area.width = areas.inspector.left - gap - area.left
        return area

    def _float_start(self, area: pygame.Rect, width: int) -> int:
        """Return the left edge that a floating thing takes first: on the half of the window away
        from the pointer, or beside the inspector."""
        m = self.view.m
        gap, middle, x = m.du(24), m.width // 2, self.ui.pointer[0]
        if self.docked:
            return area.right - width
        return max(x, middle) + gap if x < middle else min(x, middle) - gap - width

    # -- time --

    def update(self, dt: float) -> None:
        """Enlarge the thing under a resting pointer, and give way when something else is pointed at
        or taken in hand."""
        rest = max(0.01, self.app.settings.hover_delay)
        if self.reading.point(self.pointed_thing(), rest, min(HOVER_NEXT, rest)):
            self.things.on_hover()
        elif self.reading.wait(dt) and self.docked:
            self.app.dirty.add(self.view.areas.inspector)
        self._give_way()

    def pointed_thing(self) -> Name | None:
        """Return the thing under the pointer, or the focused one while the keyboard is used."""
        hover = self.form.focus if self.ui.keyed else self.form.hover
        if not self.ui.keyed and self.reading.resting(self.ui.pointer, self.view.m.du(PARKED)):
            return None
        if isinstance(hover, LogPanel):
            link = hover.link_at(self.ui.pointer)
            kind, _, id = (link or "").partition(":")
            return (kind, id) if link else None
        if isinstance(hover, Button):
            placed = self.controller.placed.get(hover.id.removeprefix("action."))
            return self.controller.subject_of(placed.option) if placed is not None else None
        return hover.name if isinstance(hover, Spot) else None

    def _give_way(self) -> None:
        reading, carry = self.reading, self.controller.carry
        key = (reading.hovered, reading.over, tuple(reading.pins), carry and carry.source,
               carry and tuple(carry.targets), self._layouts)  # fmt: skip
        if key == self._laid_for:
            return
        self.attention.look()
        self._laid_for, before = key, self.slid
        if not self.slides:
            self._float()
            return
        self._slide()
        if before == self.slid:
            return
        if reading.pins and before.at != self.slid.at:
            self.renew()
            if not self.ui.keyed:  # the pointer is still where it was
                rest = {"pos": self.ui.pointer, "rel": (0, 0), "buttons": (0, 0, 0)}
                self.form.handle(pygame.event.Event(pygame.MOUSEMOTION, rest))
        panel = self.form.find("inspector")
        if panel is not None:
            panel.rect = self.slid.at
        for rect in (before.at, before.second_at, self.slid.at, self.slid.second_at):
            if rect.width:
                self._dirty(rect)
        if self.slid.at.width and before.at != self.slid.at and not reading.pins:
            self._glide(before.at)

    def _glide(self, before: pygame.Rect) -> None:
        """Let the inspector come to its place from the one before, or from the area's right end."""
        area, at = self.area(), self.slid.at
        start = (before.left if before.width else area.right) - at.left
        way = at.union(at.move(start, 0)).clip(area)

        def move(part: float) -> None:
            self.off = round(start * (1.0 - part)) if self.slid.at == at else 0
            self._dirty(way)

        self.motion.add(GLIDE, move, ambient=True)

    # -- widgets and pictures --

    def layout(self, m: Metrics) -> None:
        """Add the sliding panel, and a tab for each pinned thing."""
        areas = self.view.areas
        if self.slides:
            panel = self.form.add(SlidPanel("inspector", self.slid.at, self._paint_slid))
            panel.covers = bool(self.reading.pins)
        place = self.slid.at if self.slides else areas.inspector if self.docked else None
        if place and self.reading.pins:
            seen = self.slid.names if self.slides else [self.reading.front]
            bars.add_pins(self.form, m, place, self.reading, seen, self._raise_pin)

    def _raise_pin(self, name: Name) -> None:
        """Handle a click on a tab: bring the pin to the front, or unpin what is in full view."""
        if name == self.reading.front or name in self.slid.names:
            self.reading.toggle(name)
        else:
            self.reading.raise_pin(name)
        self.renew()

    def paint_docked(self, surface: pygame.Surface) -> None:
        """Paint the inspector in its own place, under the widgets."""
        area, shown = self.view.areas.inspector, self.reading.docked
        if not self.docked:
            icon_hits.drop("inspector")
        elif surface.get_clip().colliderect(area):
            with icon_hits.group("inspector"):
                draw = None
                if shown is not None and self.reading.readable(shown):
                    draw = self.things.at(shown).draw_large
                painting.draw_docked(surface, self.view.m, area, draw, self.things.draw_idle,
                                bool(self.reading.pins))  # fmt: skip

    def _paint_slid(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Paint the sliding inspector."""
        if not self.slid.names:
            icon_hits.drop("inspector")
            return
        clip, m = surface.get_clip(), self.view.m
        if self.off:
            surface.set_clip(clip.clip(self.area()))
            area = area.move(self.off, 0)
        with icon_hits.group("inspector"):
            images.draw_panel(surface, area, "tip", m.unit)
            large = [self.things.at(each).draw_large for each in self.slid.names]
            painting.inside(surface, m, area, large, bool(self.reading.pins))
        surface.set_clip(clip)

    def paint_beside(self, surface: pygame.Surface) -> None:
        """Paint the thing beside the sliding inspector; with something in hand, which dims the
        table, paint the inspector again."""
        slid = self.slid
        if self.controller.carry and slid.front:
            self._paint_slid(surface, slid.at)
        if slid.second is not None and slid.second_at.width:
            self.things.at(slid.second).draw_large(surface, slid.second_at)

    def paint_floating(self, surface: pygame.Surface) -> None:
        """Paint the things that float over the table."""
        if not self.slides:
            for name, rect in self.attention.cards:
                self.things.at(name).draw_large(surface, rect)
                if name in self.reading.pins[-1:]:
                    self._tell_way_out(surface, rect)

    def _tell_way_out(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Paint, below the front pinned thing that floats, how to close it."""
        m, words = self.view.m, f"Kept in view: {keymap.key('back')} closes it"
        high = m.pitch("tile") + m.du(8)
        at = pygame.Rect(0, 0, fonts.measure(m, "tile", words)[0] + m.du(28), high)
        at.midtop = rect.midbottom
        at.clamp_ip(surface.get_rect())
        images.draw_panel(surface, at, "tip", m.unit)
        fonts.cover(at)
        fonts.draw_line(surface, m, "tile", words, theme.INK, at, "center", "pinned")
