"""Thinking beside the window, so that no frame waits for it: in a process of its own.

``begin`` hands an order (``game.players.aside``) to the one process that thinks for the window, and
returns a thought to look at in each frame. Python runs one thread of a process at a time, and its
garbage collector stops them all: a thread beside the window made frames of a fifth of a second.
Where no process can be had a thread does the work, with the same results. ``apart.on`` is False in
tests and tools: there a table waits for its computer players.
"""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Event, Lock, Thread
from typing import Any, Generic, Protocol, TypeVar

from game.players.aside import Desk, Order, Told, serve

T = TypeVar("T")
SWITCH = 0.001  # seconds until the other thread has its turn, while something is thought out
USUAL = sys.getswitchinterval()
LAST = 0.5  # seconds that the process has to end
_busy: set[int] = set()
_lock = Lock()


class Pending(Protocol[T]):
    """Something that is being thought out."""

    @property
    def done(self) -> bool:
        """True once it is thought out, or has failed."""

    def wait(self, seconds: float) -> bool:
        """Give way to it for that time at most; return True if it is done."""

    def take(self) -> list[T]:
        """Return the results since the last call; raise the error that ended it."""

    def stop(self) -> None:
        """Let it end; its results are not wanted any more."""


class Thought(Generic[T]):
    """The work of an iterator in a thread; the iterator yields None between its slices and any
    number of results.

    What it works on must be its own: copies of states. An error of it is raised by ``take``.
    """

    def __init__(self, slices: Iterator[T | None]) -> None:
        self._slices, self._results = slices, list[T]()
        self._stopped, self._done = Event(), Event()
        self._error: BaseException | None = None
        self._thread = Thread(target=self._run, name="thinking", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        _pace(self, True)
        try:
            for each in self._slices:
                if self._stopped.is_set():
                    return
                if each is not None:
                    self._results.append(each)
        except BaseException as error:
            self._error = error
        finally:
            _pace(self, False)
            self._done.set()

    @property
    def done(self) -> bool:
        """True once it is thought out, or has failed."""
        return self._done.is_set()

    def wait(self, seconds: float) -> bool:
        """Give way to it for that time at most; return True if it is done."""
        return self._done.wait(seconds)

    def take(self) -> list[T]:
        """Return the results since the last call; raise the error that ended it."""
        if self._error is not None:
            error, self._error = self._error, None
            raise error
        found = list[T]()
        while self._results:
            found.append(self._results.pop(0))
        return found

    def stop(self) -> None:
        """Let it end after the slice that it is at."""
        self._stopped.set()


def _pace(thought: Thought[T], on: bool) -> None:
    """Let the threads change often while anything is thought out."""
    with _lock:
        (_busy.add if on else _busy.discard)(id(thought))
        sys.setswitchinterval(SWITCH if _busy else USUAL)


class Far(Generic[T]):
    """An order at work in the other process. If that fails or ends, a thread does the order anew,
    and passes over the results that have come already."""

    def __init__(self, apart: Apart, number: int, order: Order) -> None:
        self._apart, self.number, self.order = apart, number, order
        self._results = list[T]()
        self._count = 0
        self._done = False
        self._near: Thought[T] | None = None

    def receive(self, word: str, found: Any) -> None:
        """Take what the process says about it."""
        if word == "found":
            self._results.append(found)
            self._count += 1
        elif word == "done":
            self._done = True
        else:
            self.do_here()

    def do_here(self) -> None:
        """Do the work in a thread."""
        if self._near is None and not self._done:
            self._near = Thought(_after(self.order.work(Desk()), self._count))

    @property
    def done(self) -> bool:
        """True once it is thought out, or has failed."""
        if self._near is None:
            self._apart.listen()
        return self._near.done if self._near is not None else self._done

    def wait(self, seconds: float) -> bool:
        """Return True if it is done; the window waits only for a thread."""
        done = self.done
        return self._near.wait(seconds) if self._near is not None else done

    def take(self) -> list[T]:
        """Return the results since the last call; raise the error that ended it."""
        found, self._results = self._results, []
        return [*found, *(self._near.take() if self._near is not None else ())]

    def stop(self) -> None:
        """Let it end; its results are not wanted any more."""
        if self._near is not None:
            self._near.stop()
        self._apart.drop(self)


def _after(slices: Iterator[T | None], count: int) -> Iterator[T | None]:
    """Leave out that many results at the beginning."""
    for each in slices:
        if each is None or not count:
            yield each
        else:
            count -= 1
            yield None


class Apart:
    """The process that thinks for the window. It is started with the first order, does one at a
    time, and ends with the window, however that ends: its pipe is closed then."""

    def __init__(self) -> None:
        self.on = False
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._now: Far[Any] | None = None
        self._number = 0
        self._failed = False

    @property
    def alive(self) -> bool:
        """True while there is a process."""
        return self._process is not None and self._process.is_alive()

    def begin(self, order: Order) -> Pending[Any]:
        """Begin with an order; the one before it is dropped, and done by a thread if it is still
        wanted."""
        if not self.on:
            return Thought(order.work(Desk()))
        self._number += 1
        far = Far[Any](self, self._number, order)
        before, self._now = self._now, far
        if before is not None:
            before.do_here()
        if not self._send((far.number, order)):
            far.do_here()
        return far

    def prepare(self, order: Order) -> None:
        """Let the process get ready, if it has nothing to do: nobody waits for this order."""
        if self.on and self._now is None:
            self._number += 1
            self._send((self._number, order))

    def drop(self, far: Far[Any]) -> None:
        """Let the process do no more about an order."""
        if far is self._now:
            self._now = None
            self._send(None)

    def listen(self) -> None:
        """Take in what the process has said."""
        try:
            while self._pipe is not None and self._pipe.poll():
                self._pass(self._pipe.recv())
        except Exception:  # it has ended, or says what nobody can read
            self._lose()

    def _pass(self, told: Told) -> None:
        number, word, found = told
        now = self._now
        if now is not None and now.number == number:
            if word != "found":
                self._now = None
            now.receive(word, found)

    def _send(self, words: object) -> bool:
        """Send something to the process, which is started if need be; return False if there is
        none."""
        if words is None and self._pipe is None:
            return True
        if self._pipe is None and not self._start():
            return False
        try:
            assert self._pipe is not None
            self._pipe.send(words)
        except (OSError, ValueError):
            self._lose()
            return False
        return True

    def _start(self) -> bool:
        """Start the process; one that was lost is not started again."""
        if self._failed:
            return False
        try:
            context = multiprocessing.get_context("spawn")
            ours, theirs = context.Pipe()
            process = context.Process(target=serve, args=(theirs,), name="thinking", daemon=True)
            process.start()
        except (OSError, ValueError, RuntimeError):
            self._failed = True
            return False
        theirs.close()
        self._process, self._pipe = process, ours
        return True

    def _lose(self) -> None:
        """Go on without the process."""
        self._failed = True
        now, self._now = self._now, None
        self.close()
        if now is not None:
            now.do_here()

    def close(self) -> None:
        """End the process."""
        pipe, process = self._pipe, self._process
        self._pipe = self._process = None
        if pipe is not None:
            with suppress(OSError):
                pipe.close()
        if process is not None:
            process.join(LAST if not self._failed else 0.1)
            if process.is_alive():
                process.kill()
                process.join(LAST)


apart = Apart()
begin = apart.begin
