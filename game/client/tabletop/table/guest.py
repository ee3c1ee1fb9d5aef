"""A guest at the table who is not a player, such as the coach of a lesson.

The guest replaces the log; where regions take turns, it has a strip of its own. It adds widgets
after everything else, and hears of every act of the player. Game, rules and gestures are those of
every table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any, TypeVar

import pygame

from game.client.draw.theme import Metrics
from game.client.shell.window.scenes import Scene
from game.client.tabletop.kit.layout import Regions
from game.client.tabletop.kit.spots import Name
from game.client.widgets import Form

LEAST_HEIGHT = 300  # minimum du of the guest's column
STRIP_HEIGHT, SLIM_HEIGHT = 104, 62  # du of its strip where regions take turns, and beside a page
NOWHERE = pygame.Rect(0, 0, 0, 0)
R = TypeVar("R", bound=Regions)


class Guest:
    """A silent guest: it adds nothing and reacts to nothing. Subclasses override what they need.

    ``at`` is its place, cut off from the regions of the table.
    """

    at = NOWHERE

    def arrive(self) -> None:
        """React to the table being about to be laid out."""

    def build(self, form: Form, m: Metrics, place: pygame.Rect) -> None:
        """Add widgets in ``place``, after everything else on the table."""

    def about_to(self, key: str) -> None:
        """React to the player being about to give the answer with this key."""

    def notice(self, act: str) -> None:
        """React to an act that is not an answer: "read:card", "pin", "look", "help"."""

    def update(self, dt: float) -> None:
        """Advance by ``dt`` seconds."""

    def lit_at(self) -> Sequence[pygame.Rect]:
        """Return the places with a ring around them."""
        return ()

    def related_spots(self) -> Sequence[Name]:
        """Return the spots that the guest points at."""
        return ()

    def wanted_keys(self) -> Sequence[str]:
        """Return the keys of the answers that the guest waits for."""
        return ()

    def paint(self, surface: pygame.Surface) -> None:
        """Paint over the widgets."""

    def menu(self) -> Scene | None:
        """Return the menu to open over the table, None for the table's own."""
        return None


def make_room(found: R, m: Metrics) -> tuple[R, pygame.Rect]:
    """Return the regions left beside a guest, and the guest's place."""
    log, view = found.log.copy(), found.view.copy()
    if found.hidden:
        # All regions that take turns end above the strip, and so does a page in their place.
        names = [each.name for each in fields(found) if each.name != "hidden"]
        log.height -= m.du(STRIP_HEIGHT)
        view.height -= m.du(SLIM_HEIGHT)
        shorter: dict[str, Any] = {each: log for each in names if found.at(each) == found.log}
        place = pygame.Rect(log.left, log.bottom, log.width, m.du(STRIP_HEIGHT))
        return replace(found, **{"view": view, **shorter}), place
    if not found.inspector.width:
        view.width = log.left - view.left
        return replace(found, view=view), log
    log.height = max(log.height, m.du(LEAST_HEIGHT))
    log.bottom = found.log.bottom
    shown = found.inspector.copy()
    shown.height = log.top - shown.top
    return replace(found, log=log, inspector=shown), log


def beside_page(found: Regions, m: Metrics) -> pygame.Rect:
    """Return a guest's place beside a page on top of everything: it has the whole height there, or
    a slim strip."""
    view = found.view
    if found.hidden:
        return pygame.Rect(view.left, view.bottom, view.width, m.du(SLIM_HEIGHT))
    return pygame.Rect(view.right, view.top, m.width - view.right, view.height)


def beside_guest(log: pygame.Rect, large: pygame.Rect) -> pygame.Rect:
    """Return the part of an enlarged log outside its usual place, which a guest has: at its left,
    or above."""
    if large.left < log.left:
        return pygame.Rect(large.left, large.top, log.left - large.left, large.height)
    return pygame.Rect(large.left, large.top, large.width, log.top - large.top)
