"""Text from files and programs outside, made fit for a sentence.

What stands in a broken file may be long, hold line breaks or no letters at all; a message that
quotes it has to stay one line that can be read and printed anywhere.
"""

from __future__ import annotations

from typing import Any

from pydantic import ValidationError

from game.table.json_positions import spelled
from game.table.letters import escaped
from game.table.packs.complaints import explain

LONGEST = 300
"""letters of a quoted text that is a sentence of its own"""


def plain(text: object, most: int = LONGEST) -> str:
    """A text of several lines on one line, at most ``most`` letters of it."""
    return quoted(" ".join(str(text).split()), most)


def quoted(text: object, most: int = LONGEST) -> str:
    """A text as it stands, at most ``most`` letters of it, with ``\\n`` for a line break.

    A long text loses its middle, since what is wrong mostly stands at its beginning or its end.
    """
    line = escaped(str(text)[: 9 * most])
    if len(line) <= most:
        return line
    back = most // 3
    return f"{line[: most - back - 3]}...{line[-back:]}"


def problems(error: Exception, data: Any) -> str:
    """What a set-up or another model found wrong with ``data``, on one line."""
    if isinstance(error, ValidationError):
        found = [
            f"{spelled(one.path)}: {one.message}".removeprefix(": ") for one in explain(error, data)
        ]
    else:
        found = str(error).splitlines()
    first = plain("; ".join(found[:3])) or type(error).__name__
    return f"{first}; and {len(found) - 3} more" if len(found) > 3 else first
