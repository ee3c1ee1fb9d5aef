"""Large pictures painted over several frames, so that none of them stands still.

Outside the loop of a window everything is painted at once: pictures for files and tests are whole
from the first frame on. In a window a frame does only ``STEPS`` steps of such work, and asks for
another frame while there is more. It paints ``CARDS`` cards for the first time; others that can
wait show as empty panels until the next.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator

import pygame

from game.client.draw import images, theme

STEPS = 1  # in a frame
CARDS = 1  # painted for the first time in a frame
PATIENCE = 24  # frames in a row that leave cards out; then the next one paints all of them
ENOUGH = 600  # the same in frames for pictures that are painted beside the window
WORKS = 2  # unfinished pictures; older ones are dropped


class Slices:
    """The steps that a frame may still do. The loop calls ``begin`` in each of its frames."""

    def __init__(self) -> None:
        self.on = False
        self._left = 0
        self._waiting = False
        self._cards = CARDS
        self._before = self._frames = 0
        self.left_out = 0
        """the number of cards left out until now: a picture without them is not to be kept"""

    def begin(self) -> None:
        """Begin a frame."""
        # The frame in which something comes up has enough to do: its steps begin in the next.
        self._left = STEPS if self._waiting else 0
        self._waiting = False
        self._cards = CARDS
        self._frames = self._frames + 1 if self.left_out > self._before else 0
        self._before = self.left_out

    def room(self) -> bool:
        """Return whether one more new card is for this frame; otherwise it is left out, and another
        frame is asked for."""
        if not self.on or self.impatient:
            return True
        if self._cards > 0:
            self._cards -= 1
            return True
        self.leave_out()
        return False

    @property
    def impatient(self) -> bool:
        """True if something was left out in many frames in a row: cards too large to be kept at the
        same time would be new in every frame."""
        return self._frames >= PATIENCE

    @property
    def given_up(self) -> bool:
        """True if that has lasted so long that a picture from the paint thread will not come."""
        return self._frames >= ENOUGH

    def leave_out(self) -> None:
        """Note that the picture in the making lacks something, and ask for another frame."""
        self.left_out += 1
        self._waiting = True

    def take(self) -> bool:
        """Return whether one more step is for this frame; otherwise ask for another frame."""
        if not self.on:
            return True
        if self._left > 0:
            self._left -= 1
            return True
        self._waiting = True
        return False

    @property
    def waiting(self) -> bool:
        """True if something is left for the next frame."""
        return self._waiting


slices = Slices()


class Work:
    """A picture in the making. ``steps`` yields it as it grows, and ends when it is finished;
    ``show`` turns a step into the picture on view: the first one for the meantime, and the last."""

    def __init__(
        self, steps: Iterator[pygame.Surface], show: Callable[[pygame.Surface], pygame.Surface]
    ) -> None:
        self.steps, self.show = steps, show
        self.early: pygame.Surface | None = None
        self._last: pygame.Surface | None = None

    def finish(self) -> pygame.Surface:
        """Do all of the steps; return the picture."""
        *_, last = self.steps
        return self.show(last)

    def advance(self) -> pygame.Surface | None:
        """Do the steps that this frame has room for; return the finished picture."""
        while slices.take():
            try:
                self._last = next(self.steps)
            except StopIteration:
                assert self._last is not None
                return self.show(self._last)
            if self.early is None and slices.on:
                self.early = self.show(self._last)
        return None


_works: OrderedDict[Hashable, Work] = OrderedDict()


def cached(key: Hashable, begin: Callable[[], Work]) -> pygame.Surface | None:
    """Return a picture, cached like ``images.cached``; while it is painted, its first step or
    None."""
    found = images.lookup(key)
    if found is not None:
        return found
    now = (key, theme.palette)
    work = _works.get(now)
    if work is None:
        work = _works[now] = begin()
        while len(_works) > WORKS:
            _works.popitem(last=False)
    made = work.advance()
    if made is None:
        return work.early
    _works.pop(now, None)
    return images.keep(key, made)
