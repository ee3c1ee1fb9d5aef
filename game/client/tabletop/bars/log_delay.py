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
    seen = [delay for event, delay in times if visible(event, seat)]
    first = next((n for n, delay in enumerate(seen) if delay > 0), len(seen))
    log.hold(len(seen) - first)
    for n, delay in enumerate(seen):
        if delay > 0:
            yield delay, partial(_show, log, len(seen) - n - 1, changed)


def _show(log: Log, left: int, changed: Callable[[], None]) -> None:
    """Show all lines but those of the ``left`` newest events."""
    held = log.held
    log.hold(left)
    if log.held < held:
        changed()
    log.held = min(log.held, held)
