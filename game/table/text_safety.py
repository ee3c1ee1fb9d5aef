"""Text from files and programs outside, made safe for a sentence.

The contents of a broken file may be long, hold line breaks or no text at all; a message that quotes
them must stay one readable, printable line.
"""

from __future__ import annotations

from typing import Any

from pydantic import ValidationError

from game.table.json_positions import spelled
from game.table.letters import escaped
from game.table.packs.complaints import explain

LONGEST = 300
"""maximum length of a quoted text that is a sentence of its own"""


def plain(text: object, most: int = LONGEST) -> str:
    """Join a text of several lines into one line of at most ``most`` characters."""
    return quoted(" ".join(str(text).split()), most)


def quoted(text: object, most: int = LONGEST) -> str:
    """Return a text verbatim, at most ``most`` characters of it, with ``\\n`` for a line break.

    A long text loses its middle, since errors are mostly at its beginning or its end.
    """
    line = escaped(str(text)[: 9 * most])
    if len(line) <= most:
        return line
    back = most // 3
    return f"{line[: most - back - 3]}...{line[-back:]}"


def problems(error: Exception, data: Any) -> str:
    """Return the problems that a setup or another model found in ``data``, on one line."""
    if isinstance(error, ValidationError):
        found = [
            f"{spelled(one.path)}: {one.message}".removeprefix(": ") for one in explain(error, data)
        ]
    else:
        found = str(error).splitlines()
    first = plain("; ".join(found[:3])) or type(error).__name__
    return f"{first}; and {len(found) - 3} more" if len(found) > 3 else first
