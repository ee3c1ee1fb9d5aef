"""Pictures painted beside the window, in a thread, so that no frame waits for them.

Drawing a vector, reading a painting, scaling and blurring let other threads run meanwhile. Who asks
for a picture gets what there is of it until it is finished, and another frame. Outside the loop of
a window everything is painted at once.

A painter must not write: fonts belong to the window. What it keeps is its own (``draw.cache``) and
goes with its thread, of which there is one for each picture, one at a time.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock, Thread

import pygame

from game.client.draw import images, theme
from game.client.draw.incremental_paint import Work, slices

ORDERS = 12
"""the most pictures ordered and not yet taken; older ones are dropped"""
SWITCH = 0.001  # seconds until the other thread has its turn while something is painted
USUAL = sys.getswitchinterval()


class Order:
    """A picture in the making."""

    def __init__(self, work: Work) -> None:
        self._work: Work | None = work
        self.early: pygame.Surface | None = None
        self.made: pygame.Surface | None = None
        self.failed = False

    def paint(self) -> None:
        """Do all of the work, and let go of what only that needed."""
        work, self._work = self._work, None
        assert work is not None, "an order is for one painting"
        try:
            last: pygame.Surface | None = None
            for last in work.steps:
                if self.early is None:
                    self.early = work.show(last)
            assert last is not None, "a work yields its picture"
            self.made = work.show(last)
            self.early = None
        except Exception:  # it is painted again by the window, which reports the error
            self.failed = True


class Workshop:
    """The orders of a window, and the thread that carries them out one after another."""

    def __init__(self) -> None:
        self.punctual = False
        """True if a picture is waited for when it is asked for again: the same frames every time"""
        self._orders = OrderedDict[Hashable, Order]()
        self._painter: Thread | None = None
        self._lock = Lock()

    def ask(self, key: Hashable, begin: Callable[[], Work]) -> Order:
        """Return the order of a picture, a new one the first time."""
        with self._lock:
            order = self._orders.get(key)
            if order is None:
                order = self._orders[key] = Order(begin())
                while len(self._orders) > ORDERS:
                    self._orders.popitem(last=False)
                if self._painter is None:
                    self._begin_next()
                return order
            painter = self._painter
        while self.punctual and painter and order.made is None and not order.failed:
            painter.join()
            painter = self._painter
        return order

    def take(self, key: Hashable) -> None:
        """Forget an order that has been carried out."""
        with self._lock:
            self._orders.pop(key, None)

    def close(self) -> None:
        """Drop all orders and wait for the painter, before the display goes or changes."""
        with self._lock:
            self._orders.clear()
            painter = self._painter
        if painter:
            painter.join()

    def _begin_next(self) -> None:
        """Begin with the oldest order that nobody has painted; the lock is held."""
        left = (each for each in self._orders.values() if each.made is None and not each.failed)
        order = next(left, None)
        self._painter = (
            Thread(target=self._carry_out, args=(order,), daemon=True) if order else None
        )
        if self._painter:
            self._painter.start()

    def _carry_out(self, order: Order) -> None:
        sys.setswitchinterval(SWITCH)
        try:
            order.paint()
        finally:
            sys.setswitchinterval(USUAL)
            with self._lock:
                self._begin_next()


workshop = Workshop()


def cached(key: Hashable, begin: Callable[[], Work]) -> pygame.Surface | None:
    """Return a picture, cached like ``images.kept``; while it is painted beside the window, its
    first step or None. ``begin`` says how; its first step must not be painted on any more."""
    found = images.lookup(key)
    if found is not None:
        return found
    now = (key, theme.palette)
    order = workshop.ask(now, begin) if slices.on and not slices.given_up else None
    if order is None or order.failed:
        workshop.take(now)
        made = begin().finish()
    elif order.made is None:
        slices.leave_out()
        return order.early
    else:
        workshop.take(now)
        made = order.made
    return images.keep(key, images.ready(made))


def ahead(key: Hashable, begin: Callable[[], Work]) -> bool:
    """Order a picture that may be wanted later; return True once it is kept. Outside the loop of a
    window it is painted at once."""
    if images.lookup(key) is not None:
        return True
    now = (key, theme.palette)
    if slices.on and not (order := workshop.ask(now, begin)).failed:
        if order.made is None:
            return False
    return cached(key, begin) is not None
