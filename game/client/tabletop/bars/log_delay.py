"""Lines of the log held back until the board has shown their events."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from game.client.tabletop.bars.log import Log
from game.table.events import Event, visible


def hold(
    log: Log, times: Sequence[tuple[Event, float]], seat: int, changed: Callable[[], None]
) -> Iterator[tuple[float, Callable[[], None]]]:
    """Hold back the newest lines, each until its event is shown; yield the seconds until then and
    the function that shows it. ``times`` are the events of the last answer with their seconds;
    ``changed()`` is called when a line appears."""
    seen = [(event, delay) for event, delay in times if visible(event, seat)]
    told = log.lines_by_event([event for event, _ in seen])
    waits = [(delay, len(lines)) for (_, delay), lines in zip(seen, told, strict=True)]
    left = sum(count for delay, count in waits if delay > 0)
    log.held = left
    for delay, count in waits:
        if delay > 0 and count:
            left -= count
            yield delay, partial(_show, log, left, changed)


def _show(log: Log, left: int, changed: Callable[[], None]) -> None:
    """Show all lines but ``left``."""
    if left < log.held:
        log.held = left
        changed()
