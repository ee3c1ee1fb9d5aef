"""What is read large: the thing under the pointer, and up to three that are kept in view."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field

from game.client.tabletop.spots import Name

MOST_PINS = 3
Point = tuple[int, int]


@dataclass
class Reading:
    """``hovered`` is under the pointer, ``over`` has been so long enough to show, ``pins`` are
    kept in view, the front one last. ``readable(name)``: whether there is anything to show."""

    readable: Callable[[Name | None], bool]
    on_map: frozenset[str] = frozenset()
    """kinds of things on the map: beside a pin they would cover it"""
    hovered: Name | None = None
    over: Name | None = None
    pins: list[Name] = field(default_factory=list)
    rest: float = 0.0
    parked: Point | None = None
    """where the pointer rests since an answer: what has come to lie there stays small"""

    @property
    def front(self) -> Name | None:
        """The pin in front, None without pins."""
        return self.pins[-1] if self.pins else None

    @property
    def shown(self) -> Name | None:
        """What shows large where there is one place for it."""
        return self.over or self.front

    @property
    def docked(self) -> Name | None:
        """What shows at the inspector's place: the front pin, else what is pointed at. A thing on
        the map takes its turn there too, since beside the pin it would cover the map."""
        return self.over if self._on_map else self.front or self.over

    @property
    def _on_map(self) -> bool:
        return self.over is not None and self.over[0] in self.on_map

    @property
    def beside(self) -> Name | None:
        """What shows besides the front pin, for comparison."""
        beside = self.pins and self.over != self.front and not self._on_map
        return self.over if beside else None

    def point(self, name: Name | None, rest: float, again: float) -> bool:
        """The pointer is on a thing, or on nothing: True where that is new. It shows after
        ``rest`` seconds, after ``again`` where something shows already."""
        if name == self.hovered:
            return False
        self.hovered = name
        self.rest = again if self.over else rest
        return True

    def wait(self, dt: float) -> bool:
        """Time passes: True when what is shown changes."""
        if self.rest <= 0:
            return False
        self.rest -= dt
        seen = self.hovered if self.readable(self.hovered) else None
        if self.rest > 0 or seen == self.over:
            return False
        self.over = seen
        return True

    def resting(self, pointer: Point, slack: int) -> bool:
        """Whether the pointer still lies where the last answer left it."""
        if self.parked is not None and math.dist(self.parked, pointer) >= slack:
            self.parked = None
        return self.parked is not None

    def toggle(self, name: Name) -> None:
        """Keeps a thing in view, or lets it go; the oldest of more than three goes."""
        if name in self.pins:
            self.pins.remove(name)
        else:
            self.pins = [*self.pins, name][-MOST_PINS:]

    def raise_pin(self, name: Name) -> None:
        """Brings a pin to the front."""
        self.pins.remove(name)
        self.pins.append(name)

    def park(self, pointer: Point) -> None:
        """After an answer: shows nothing that the pointer has not moved to."""
        self.parked, self.over = pointer, None

    def clear(self) -> None:
        """Nothing is shown, nothing is kept."""
        self.over, self.pins = None, []
