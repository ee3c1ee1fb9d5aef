"""The end screen opens after the last movements have been seen and the last results read."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from game.client.draw.motion import Animator
from game.client.tabletop.table.answering import END_SECONDS, Answering
from game.client.tabletop.pages.results import Page


def over(*tray: Page) -> tuple[Any, list[str]]:
    """Return the flow of answers of a game that is over, and what has been opened."""
    made: Any = Answering.__new__(Answering)
    opened: list[str] = []
    made.model = SimpleNamespace(decision=None)
    made.ui = SimpleNamespace(ended=False, tray=list(tray))
    made.motion = Animator("normal")
    made.flow = SimpleNamespace(show_end=lambda: opened.append("end"))
    return made, opened


def test_the_last_movements_are_seen_first() -> None:
    made, opened = over()
    made._end(3.0)
    made.motion.update(3.0 + END_SECONDS - 0.1)
    assert not opened
    made.motion.update(0.2)
    assert opened == ["end"]


def test_the_last_results_are_read_first() -> None:
    made, opened = over(Page("The last blow"))
    made._end(0.0)
    made.motion.update(9.0)
    assert not opened
    made.ui.tray.clear()
    made._end(0.0)
    made.motion.update(9.0)
    made._end(0.0)
    assert opened == ["end"], "once"
