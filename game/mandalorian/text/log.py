"""Events in words."""

from __future__ import annotations

import re

from game.mandalorian.context import Play
from game.mandalorian.text.wording import name_of
from game.table.events import Event, as_data

WORD = re.compile(r"(?<!^)(?=[A-Z])")


def tell(p: Play, event: Event) -> str:
    """Return an event as a line of the log."""
    data = as_data(event)
    kind = WORD.sub(" ", data.pop("event")).capitalize()
    named = [name_of(p, each) for each in data.values() if isinstance(each, str)]
    return f"{kind}: {', '.join(named)}." if named else f"{kind}."
