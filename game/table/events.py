"""Events, which describe what has happened.

Each game defines its kinds as slotted dataclasses below ``Event``. The screen animates them, the
log words them, sounds follow them; no rule ever reads them.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, ClassVar


@dataclass(slots=True, kw_only=True)
class Event:
    """Something that happened.

    ``cause`` is the id of the card, step or rule behind it. ``to`` lists the seats that may know of
    it, None for everybody. ``reveals`` marks kinds that show or decide something nobody could know
    before: undo stops there.
    """

    reveals: ClassVar[bool] = False

    cause: str = ""
    to: tuple[int, ...] | None = None


def as_data(event: Event) -> dict[str, Any]:
    """Return the event as plain JSON data, its kind under ``event``, without the fields that only
    words need (``repr=False``)."""
    data: dict[str, Any] = {"event": type(event).__name__}
    for field in fields(event):
        value = getattr(event, field.name)
        if value is not None and value != "" and field.repr:
            data[field.name] = list(value) if isinstance(value, tuple) else value
    return data


def visible(event: Event, seat: int) -> bool:
    """Return True if this seat may know of the event."""
    return event.to is None or seat in event.to
