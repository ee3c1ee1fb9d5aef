"""Enlarged things: the one under the pointer, and up to three pinned ones."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from game.client.tabletop.kit.thing import Name, ThingAt

MOST_PINS = 3
Point = tuple[int, int]


@dataclass
class Reading:
    """``hovered`` is under the pointer, ``over`` has been for long enough to show, ``pins`` are
    kept in view, the front one last. ``at(name)``: the thing at a spot."""

    at: ThingAt
    hovered: Name | None = None
    over: Name | None = None
    pins: list[Name] = field(default_factory=list)
    rest: float = 0.0
    parked: Point | None = None
    """position of the pointer since an answer: things that have arrived under it stay small"""

    @property
    def front(self) -> Name | None:
        """The pin in front, None without pins."""
        return self.pins[-1] if self.pins else None

    @property
    def shown(self) -> Name | None:
        """The enlarged thing if there is only one place for it."""
        return self.over or self.front

    @property
    def docked(self) -> Name | None:
        """The thing in the inspector: the front pin, else the one pointed at. A thing on the map is
        shown there too, since enlarged beside the pin it would cover the map."""
        return self.over if self._on_map else self.front or self.over

    @property
    def _on_map(self) -> bool:
        return self.over is not None and self.at(self.over).on_map

    @property
    def beside(self) -> Name | None:
        """The thing shown in addition to the front pin, for comparison."""
        beside = self.pins and self.over != self.front and not self._on_map
        return self.over if beside else None

    def readable(self, name: Name | None) -> bool:
        """Return True if a spot has something to read."""
        return name is not None and bool(self.at(name).subject)

    def point(self, name: Name | None, rest: float, again: float) -> bool:
        """Point at a thing, or at nothing; return True if that is new. It shows after ``rest``
        seconds, or after ``again`` if something is already enlarged."""
        if name == self.hovered:
            return False
        self.hovered = name
        self.rest = again if self.over else rest
        return True

    def wait(self, dt: float) -> bool:
        """Advance by ``dt`` seconds; return True if the enlarged thing changes."""
        if self.rest <= 0:
            return False
        self.rest -= dt
        seen = self.hovered if self.readable(self.hovered) else None
        if self.rest > 0 or seen == self.over:
            return False
        self.over = seen
        return True

    def resting(self, pointer: Point, slack: int) -> bool:
        """Return True if the pointer is still where the last answer left it."""
        if self.parked is not None and math.dist(self.parked, pointer) >= slack:
            self.parked = None
        return self.parked is not None

    def toggle(self, name: Name) -> None:
        """Pin a thing, or unpin it; the oldest of more than three is unpinned."""
        if name in self.pins:
            self.pins.remove(name)
        else:
            self.pins = [*self.pins, name][-MOST_PINS:]

    def raise_pin(self, name: Name) -> None:
        """Bring a pin to the front."""
        self.pins.remove(name)
        self.pins.append(name)

    def park(self, pointer: Point) -> None:
        """After an answer, enlarge nothing until the pointer moves."""
        self.parked, self.over = pointer, None

    def clear(self) -> None:
        """Enlarge nothing and remove all pins."""
        self.over, self.pins = None, []
