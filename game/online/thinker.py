"""Computer players of all tables, in one process beside the host, so that no guest waits for it."""

from __future__ import annotations

import asyncio
import multiprocessing
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from game.players.aside import Desk, Moment, Move, Turns, serve
from game.table.session import Session


def moment(session: Session[object]) -> Moment:
    """Return the moment at which a game is."""
    keys = tuple(turn.answer.key for turn in session.history)
    return Moment(session.header, keys, session.kinds)


class Thinker:
    """The process, and its work: one order at a time."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._free = asyncio.Lock()
        self._number = 0

    async def turns(self, at: Moment) -> list[Move]:
        """Return the answers of computer players from a moment on, until a person is asked."""
        async with self._free:
            for _ in range(2):
                with suppress(OSError, EOFError, ValueError):
                    return await asyncio.to_thread(self._ask, at)
                self.close()  # it has died: a new one does the work
            return await asyncio.to_thread(lambda: list(Turns(at).work(Desk())))

    def _ask(self, at: Moment) -> list[Move]:
        """Let the process work. Raise ``OSError`` or ``EOFError`` if it ends, ``RuntimeError`` if
        the work fails."""
        if self._pipe is None:
            context = multiprocessing.get_context("spawn")
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(target=serve, args=(theirs,), daemon=True)
            self._process.start()
            theirs.close()
        self._number += 1
        self._pipe.send((self._number, Turns(at)))
        moves = list[Move]()
        while True:
            number, word, found = self._pipe.recv()
            if number != self._number:
                continue
            if word == "failed":
                raise RuntimeError(found)
            if word == "done":
                return moves
            moves.append(found)

    def close(self) -> None:
        """End the process."""
        pipe, process = self._pipe, self._process
        self._pipe = self._process = None
        if process is not None:
            process.kill()
            process.join(2)
        if pipe is not None:
            with suppress(OSError):
                pipe.close()
