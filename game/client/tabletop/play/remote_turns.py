"""Answers that come from another computer, shown as the turns of computer players are.

A session at a guest (``Session.remote``) answers nothing: the host's answers come to it one by one,
with their shots. ``RemoteTurns`` has the form of ``BackgroundTurns``, so a table waits for a friend
as it waits for a computer player.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from game.client.tabletop.play.background_turns import Footage
from game.table.contract import Sight
from game.table.decisions import Decision
from game.table.film import Shot
from game.table.session import Turn

S = TypeVar("S")


class Elsewhere:
    """The player of a seat that is answered at another computer."""

    def choose(self, sight: Sight[Any], decision: Decision) -> str:
        """Raise ``RuntimeError``: nobody here answers for it."""
        raise RuntimeError("this seat is answered at another computer")


class Come(Protocol[S]):
    """Answers as they came: the number before them, the shots of each, and the state after."""

    start: int
    shots: list[list[Shot]]
    state: S


@runtime_checkable
class Remote(Protocol):
    """The part of a session at another computer that a table needs."""

    seq: int
    refused: str
    """why the latest answer was refused; cleared by who shows it"""
    jumped: bool
    """whether the game was taken back, or sent anew; cleared by who shows it"""
    arrived: deque[Any]
    holdup: str
    companions: Callable[[Any], list[Any]]
    """makes the parts that a table has for the people at other computers"""

    def listen(self) -> object:
        """Take in what has come."""

    def decision(self) -> Decision | None:
        """Return the decision."""


class RemoteTurns(Generic[S]):
    """The answers that a session has heard of and the table has not shown."""

    def __init__(self, session: Any) -> None:
        self.session = session

    @property
    def start(self) -> int:
        """The number of answers before those that have come."""
        come = self.session.arrived
        return int(come[0].start if come else self.session.seq)

    @property
    def turns(self) -> list[Turn]:
        """The answers that have come."""
        return list(self.session.history[self.start :])

    def update(self) -> bool:
        """Return True once answers have come."""
        return bool(self.session.arrived)

    def settle(self) -> Footage[S]:
        """Return what has come as it was filmed at the host."""
        come = list[Come[S]](self.session.arrived)
        self.session.arrived.clear()
        shots = [each for one in come for each in one.shots]
        return Footage(come[0].start, shots, come[-1].state)

    def stop(self) -> None:
        """Do nothing: what comes later is shown later."""
