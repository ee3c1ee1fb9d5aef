"""Facts for the words of an option: its player, and the data of its step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.outer_rim.context import Play
from game.outer_rim.text import cards
from game.outer_rim.text.grammar import plain
from game.table.contract import Label
from game.table.decisions import Option
from game.table.grammar import capital
from game.table.stack import Frame

Worder = Callable[[Play, Frame | None, Option], Label]


def seat_for(p: Play, f: Frame | None) -> int:
    """Return the seat whose option it is."""
    return f.seat if f is not None else p.state.turn


def data(f: Frame | None, key: str, default: Any = None) -> Any:
    """Return a value from the asking step, if the option is its own."""
    return default if f is None else getattr(f, key, default)


def step(f: Frame | None) -> str:
    return "" if f is None else f.step


def said(p: Play, effects: tuple[Any, ...], card: str = "") -> str:
    """Return a block of effects as plain sentences."""
    return plain(cards.block(p.content, effects, card))


def facts(*parts: str) -> str:
    """Return the details joined, one after another."""
    return capital("; ".join(filter(None, parts)))
