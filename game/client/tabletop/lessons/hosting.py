"""A table with a place for a guest, such as the coach of a lesson.

The guest replaces the log; where regions take turns, it has a strip of its own. Game, rules and
gestures are those of every table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from typing import Any, TypeVar

import pygame

from game.client.draw.theme import Metrics
from game.client.shell.window.scenes import SceneHost
from game.client.tabletop.kit.layout import Regions
from game.client.tabletop.lessons.host import GuestMaker
from game.client.tabletop.guidance.leader import Leader
from game.client.tabletop.table.scene import TabletopScene
from game.client.tabletop.kit.spots import Name
from game.table.session import Session

LEAST_HIGH = 300  # minimum du of the guest's column
STRIP_HIGH, SLIM_HIGH = 104, 62  # du of its strip where regions take turns, and beside a page
NOWHERE = pygame.Rect(0, 0, 0, 0)
R = TypeVar("R", bound=Regions)


class Hosting(TabletopScene):
    """A table that has a guest, notifies it of every act, and leaves it the last word.

    A game's own is ``class LessonTable(Hosting, MyTable)``.
    """

    has_end = False
    tab_of: Mapping[str, str] = {}
    """where regions take turns: the one with a kind of spot, or with the things a verb needs"""

    def __init__(self, app: SceneHost, session: Session[Any], guest: GuestMaker) -> None:
        self.guest_at = NOWHERE
        super().__init__(app, session)
        self.guest = guest(self)

    def hire_steward(self) -> None:
        """Leave every answer to the learner: the guest waits for it."""

    def make_leader(self) -> Leader[Any]:
        """Leave the leading to the guest."""
        return Leader(None, self.model, self.app, self.relayout)

    def make_adviser(self) -> None:
        """Leave the hints to the guest."""

    # -- room for the guest --

    def regions(self, m: Metrics) -> Any:  # the game's own kind of regions
        left, self.guest_at = make_room(super().regions(m), m)
        return left

    def guest_place(self) -> pygame.Rect:
        """Return the guest's place: beside a page on top of everything it has the whole height."""
        if not (self.page_over and self.page_covers_all):
            return self.guest_at
        view = self.view.areas.view
        if self.view.areas.hidden:
            return pygame.Rect(view.left, view.bottom, view.width, self.m.du(SLIM_HIGH))
        return pygame.Rect(view.right, view.top, self.m.width - view.right, view.height)

    def layout(self, m: Metrics) -> None:
        self.guest.arrive()
        super().layout(m)
        self.guest.build(self.form, m, self.guest_place())

    def covered(self) -> list[pygame.Rect]:
        return [*super().covered(), self.guest_place()]

    @property
    def log_shown(self) -> bool:
        """True if the player has opened the log: as a tab, or enlarged."""
        return super().log_shown if self.view.areas.hidden else self.ui.log_large

    def log_area(self) -> pygame.Rect:
        areas = self.view.areas
        if areas.hidden:
            return super().log_area()
        return beside(areas.log, super().log_area()) if self.ui.log_large else NOWHERE

    def lit_at(self) -> list[pygame.Rect]:
        guest = getattr(self, "guest", None)  # it comes after the table
        return [*super().lit_at(), *(guest.lit_at() if guest is not None else [])]

    def matter(self) -> list[Name]:
        return [*super().matter(), *self.guest.matter()]

    # -- for the guest to call --

    @property
    def pointer(self) -> tuple[int, int]:
        return self.ui.pointer

    @property
    def carrying(self) -> bool:
        return self.controller.carry is not None

    @property
    def spots(self) -> Mapping[Name, pygame.Rect]:
        return self.view.spots

    def area(self, name: str) -> pygame.Rect:
        hidden = self.page_over or not self.view.areas.shows(name)
        return NOWHERE if hidden else self.view.areas.at(name)

    def bring_up(self, kinds: Sequence[str]) -> None:
        tabs = [self.tab_of.get(kind, kind) for kind in kinds]
        self.ui.tab = next((each for each in tabs if each in self.tabs), self.ui.tab)

    # -- notifying the guest --

    def ask(self, key: str) -> None:
        """Answer at once: warning of unused chances is up to the guest here."""
        self.choose(key)

    def choose(self, key: str) -> None:
        self.guest.about_to(key)
        super().choose(key)

    def pin(self, name: Name) -> None:
        super().pin(name)
        self.guest.noticed("pin")

    def help(self) -> None:
        self.guest.noticed("help")
        super().help()

    def on_update(self, dt: float) -> None:
        super().on_update(dt)
        if self.reading.over is not None:
            self.guest.noticed(f"read:{self.reading.over[0]}")
        self.guest.update(dt)

    def show_end(self) -> None:
        """Leave the last word to the guest; lessons keep no score."""
        self.renew()

    def pause(self) -> None:
        menu = self.guest.menu()
        if menu is None:
            super().pause()
        else:
            self.app.stack.push(menu)

    def paint_over(self, surface: pygame.Surface) -> None:
        self.guest.paint(surface)
        super().paint_over(surface)


def make_room(found: R, m: Metrics) -> tuple[R, pygame.Rect]:
    """Return the regions left beside a guest, and the guest's place."""
    log, view = found.log.copy(), found.view.copy()
    if found.hidden:
        # All regions that take turns end above the strip, and so does a page in their place.
        names = [each.name for each in fields(found) if each.name != "hidden"]
        log.height -= m.du(STRIP_HIGH)
        view.height -= m.du(SLIM_HIGH)
        shorter: dict[str, Any] = {each: log for each in names if found.at(each) == found.log}
        place = pygame.Rect(log.left, log.bottom, log.width, m.du(STRIP_HIGH))
        return replace(found, **{"view": view, **shorter}), place
    if not found.inspector.width:
        view.width = log.left - view.left
        return replace(found, view=view), log
    log.height = max(log.height, m.du(LEAST_HIGH))
    log.bottom = found.log.bottom
    shown = found.inspector.copy()
    shown.height = log.top - shown.top
    return replace(found, log=log, inspector=shown), log


def beside(log: pygame.Rect, large: pygame.Rect) -> pygame.Rect:
    """Return the part of an enlarged log outside its usual place: at its left, or above."""
    if large.left < log.left:
        return pygame.Rect(large.left, large.top, log.left - large.left, large.height)
    return pygame.Rect(large.left, large.top, large.width, log.top - large.top)
