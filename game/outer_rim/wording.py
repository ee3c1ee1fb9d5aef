"""Prompts, options and events in words."""

from __future__ import annotations

from game.outer_rim.play import Play
from game.table.contract import Label
from game.table.decisions import Option
from game.table.events import Event
from game.table.machine import Frame


def prompt(p: Play, frame: Frame) -> str:
    """The question of the step that asks."""
    return frame.step


def word(p: Play, frame: Frame | None, option: Option) -> Label:
    """An option in words."""
    return Label(option.key)


def tell(p: Play, event: Event, seat: int | None) -> str:
    """An event as a log line."""
    return repr(event)
