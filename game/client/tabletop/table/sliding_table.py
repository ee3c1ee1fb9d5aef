"""The part of a table that puts enlarged things where they hide nothing that is read: the inspector
slides over the board (``sliding``), or they float over the table."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping

import pygame

from game.client.draw import images, signs
from game.client.draw.materials import Material
from game.client.shell.window import registry
from game.client.shell.window.scenes import SceneHost
from game.client.tabletop.kit import painting
from game.client.tabletop.table import sliding
from game.client.tabletop.table.passing import TablePassing
from game.client.tabletop.kit.spots import Name, Spot
from game.client.tabletop.pages.stage import column
from game.client.tabletop.kit.layout import folded
from game.client.widgets.base import Widget
from game.client.widgets.placement import Kept, Rank, kept

PARKED = 12  # du that the pointer has to move after an answer before anything is enlarged again
GLIDE = 0.12  # seconds in which the inspector comes to its place
HOVER_NEXT = 0.10  # seconds of hovering before a thing is enlarged if another one already is
NEAR = 28  # du around the pointer that stay free


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


class SlidingTable(TablePassing):
    """A table whose regions may have a ``slide``: enlarged things slide over it."""

    def __init__(self, app: SceneHost) -> None:
        super().__init__(app)
        self.slid = sliding.Slid()
        self._slid_for: Hashable = None
        self.off = 0
        """pixels from the inspector's place to where it is painted while it glides there"""
        self.layouts = 0
        """number of times that the table has been laid out"""
        self._places: dict[Name, pygame.Rect] = {}
        self._lit: frozenset[Name] = frozenset()

    def covering(self) -> Mapping[str, Material]:
        """Return what the table is covered with, where that is not the usual."""
        return registry.look(self.game).materials

    @property
    def docked(self) -> bool:
        """True if enlarged things have a place of their own, instead of sliding or floating."""
        return bool(self.view.areas.inspector.width) and not self.ui.log_large

    def log_area(self) -> pygame.Rect:
        """Return the area of the log."""
        return self.view.areas.log

    @property
    def slides(self) -> bool:
        """True if enlarged things slide over the board."""
        return not self.docked and bool(self.slide_area().width)

    def slide_area(self) -> pygame.Rect:
        """Return the area over which the inspector slides: what an enlarged log leaves free."""
        area = self.view.areas.slide.copy()
        if self.ui.log_large and area.width and area.colliderect(self.log_area()):
            area.width = max(0, self.log_area().left - area.left)
        return area

    def keep_places(self) -> None:
        """Note every place on the table before the inspector covers some."""
        self._places = dict(self.view.spots)
        self._lit = frozenset(self.controller.direct_goals() | self.controller.sources())

    def slide(self) -> None:
        """Put the inspector where it hides nothing that is needed now."""
        reading, carry = self.reading, self.controller.carry
        if not self.slides:
            self.slid = sliding.Slid()
            return
        kept = reading.front if self.subject(reading.front) else None
        over = reading.over if reading.over and self.subject(reading.over) else None
        self.slid = sliding.slide(self.m, self.slide_area(), kept, over, self.needed(),
                                  carry is not None, self.slid)  # fmt: skip
        self._note_cards([(name, rect) for name, rect in (
            (self.slid.shown, self.slid.at), (self.slid.second, self.slid.second_at)
        ) if name is not None])  # fmt: skip

    def needed(self) -> list[Kept]:
        """Return what an enlarged thing must not hide: the thing pointed at, all that is read, the
        places that it is about, the lit places, and the answers."""
        spots, carry = self._places, self.controller.carry
        hovered = self.reading.hovered
        found = kept(Rank.SUBJECT, [spots[hovered]] if hovered in spots else [])
        if not self.ui.keyed and hovered is not None:
            near = pygame.Rect(0, 0, self.m.du(NEAR), self.m.du(NEAR))
            near.center = self.ui.pointer
            found.append(Kept(near, Rank.SUBJECT))
        if self.view.in_view and not self.ui.peek:
            found.append(Kept(column(self.m, self.view.areas.view), Rank.WORDS))
        found += kept(Rank.GOAL, [spots[name] for name in self.matter() if name in spots])
        goals = set(carry.targets) if carry else self._lit
        found += kept(Rank.CONTROL, [spots[name] for name in goals if name in spots])
        return [*found, *self.attention.words()]

    # -- without a place, and without a board to slide over --

    def float_cards(self) -> None:
        """Put what floats where it hides nothing that is read; nothing floats while something is in
        hand."""
        if self.slides:
            return
        reading, area = self.reading, self.float_area()
        names = [reading.beside] if self.docked else [reading.docked, reading.beside]
        names = [] if self.controller.carry else names
        wanted = [each for each in names if each is not None and self.subject(each)]
        size, now = self._card_size(), dict(self.attention.cards)
        sizes, things = sliding.lower(self.m, size, area), self.needed()
        found: list[tuple[Name, pygame.Rect]] = []
        for each in wanted:
            start = self._float_start(area, size[0])
            before = now.get(each, next(iter(now.values()), pygame.Rect(0, 0, 0, 0)))
            place = sliding.best(sizes, area, start, things, before)
            if found and not place.spares():  # room for one of them: the one pointed at
                place = sliding.best(sizes, area, start, self.needed(), found[0][1])
                found.clear()
            found.append((each, place.rect))
            things = [*things, Kept(place.rect, Rank.SUBJECT)]
        gone = self.attention.cards
        if gone != found:
            self._note_cards(found)
            for _, rect in [*gone, *found]:
                self.invalidate(rect.inflate(self.m.du(40), self.m.du(40)))

    def float_area(self) -> pygame.Rect:
        """Return the area over which enlarged things float: what is between the bars, beside the
        inspector."""
        areas, gap = self.view.areas, self.m.du(8)
        top, bottom = areas.top.bottom, areas.actions.top
        area = pygame.Rect(gap, top + gap, self.m.width - 2 * gap, bottom - top - 2 * gap)
        if self.docked:
            area.width = areas.inspector.left - gap - area.left
        return area

    def _card_size(self) -> tuple[int, int]:
        wide, high = painting.card_size(self.m)
        return (self.m.du(painting.WIDE_DU) if folded(self.m) else wide), high  # low areas

    def _float_start(self, area: pygame.Rect, wide: int) -> int:
        """Return the left edge that a floating thing takes first: on the half of the window away
        from the pointer, or beside the inspector."""
        gap, middle, x = self.m.du(24), self.m.width // 2, self.ui.pointer[0]
        if self.docked:
            return area.right - wide
        return max(x, middle) + gap if x < middle else min(x, middle) - gap - wide

    def _note_cards(self, found: list[tuple[Name, pygame.Rect]]) -> None:
        """Note what is enlarged where, for all that comes over the table after it."""
        self.attention.cards = found

    def matter(self) -> list[Name]:
        """Return the spots that the enlarged things are about, such as the place a card names."""
        return []

    def slide_now(self) -> None:
        """Let the inspector give way when something else is pointed at or taken in hand."""
        reading, carry = self.reading, self.controller.carry
        key = (reading.hovered, reading.over, tuple(reading.pins), carry and carry.source,
               carry and tuple(carry.targets), self.layouts)  # fmt: skip
        if key == self._slid_for:
            return
        self.attention.look()
        self._slid_for, before = key, self.slid
        if not self.slides:
            self.float_cards()
            return
        self.slide()
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
                self.invalidate(rect)
        if self.slid.at.width and before.at != self.slid.at and not reading.pins:
            self._glide(before.at)

    def _glide(self, before: pygame.Rect) -> None:
        """Let the inspector come to its place from the one before, or from the area's right end."""
        area, at = self.slide_area(), self.slid.at
        start = (before.left if before.width else area.right) - at.left
        way = at.union(at.move(start, 0)).clip(area)

        def move(part: float) -> None:
            self.off = round(start * (1.0 - part)) if self.slid.at == at else 0
            self.invalidate(way)

        self.motion.add(GLIDE, move, ambient=True)

    def read(self, dt: float) -> None:
        """Enlarge the thing under a resting pointer."""
        reading, areas = self.reading, self.view.areas
        rest = max(0.01, self.app.settings.hover_delay)
        if reading.point(self.pointed(), rest, min(HOVER_NEXT, rest)):
            self.hovered()
        elif reading.wait(dt) and self.docked:
            self.invalidate(areas.inspector)
        self.slide_now()

    def pointed(self) -> Name | None:
        """Return the thing under the pointer, or the focused one while the keyboard is used."""
        hover = self.form.focus if self.ui.keyed else self.form.hover
        if not self.ui.keyed and self.reading.resting(self.ui.pointer, self.m.du(PARKED)):
            return None
        if hover is self.log_panel:
            link = self.log_panel.link_at(self.ui.pointer)
            kind, _, id = (link or "").partition(":")
            return (kind, id) if link else None
        return hover.name if isinstance(hover, Spot) else None

    def paint_slid(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Paint the sliding inspector."""
        if self.slid.shown is None:
            signs.drop("inspector")
            return
        clip = surface.get_clip()
        if self.off:
            surface.set_clip(clip.clip(self.slide_area()))
            area = area.move(self.off, 0)
        with signs.group("inspector"):
            images.draw_panel(surface, area, "tip", self.m.unit)
            painting.inside(surface, self.m, area, self.large(self.slid.shown),
                            bool(self.reading.pins))  # fmt: skip
        surface.set_clip(clip)

    def paint_second(self, surface: pygame.Surface) -> None:
        """Paint the thing beside the sliding inspector; with something in hand, which dims the
        table, paint the inspector again."""
        slid = self.slid
        if self.controller.carry and slid.shown:
            self.paint_slid(surface, slid.at)
        if slid.second is not None and slid.second_at.width:
            self.draw_large(surface, slid.second_at, slid.second)

    def large(self, name: Name) -> Callable[[pygame.Surface, pygame.Rect], None]:
        return lambda surface, rect: self.draw_large(surface, rect, name)
