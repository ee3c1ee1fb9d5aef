"""Lines of the log held back until the board has shown their events."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.client.draw.motion import Animator
from game.client.tabletop.bars.log import Log
from game.table.events import Event, visible


def hold(
    log: Log,
    motion: Animator,
    times: Sequence[tuple[Event, float]],
    seat: int,
    changed: Callable[[], None],
) -> None:
    """Hold back the newest lines, each until its event is shown. ``times`` are the events of the
    last answer with the seconds until then; ``changed()`` is called when a line appears. The end
    of all motion brings the rest."""
    seen = [(event, delay) for event, delay in times if visible(event, seat)]
    waits = [(delay, len(log.lines_of([event]))) for event, delay in seen]
    left = sum(count for delay, count in waits if delay > 0)
    log.held = left if motion.speed != "off" else 0
    for delay, count in waits:
        if delay > 0 and count and log.held:
            left -= count
            motion.add(0.0, _nothing, partial(_show, log, left, changed), delay)


def _show(log: Log, left: int, changed: Callable[[], None]) -> None:
    """Show all lines but ``left``."""
    if left < log.held:
        log.held = left
        changed()


def _nothing(part: float) -> None:
    """Wait."""
