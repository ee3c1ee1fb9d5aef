"""Detection of a truncated first line of a journal.

A power failure while a game begins leaves the first bytes of its header and no line break. Such a
file may be rewritten, since nobody has played yet; anything else in its place belongs to
somebody.
"""

from __future__ import annotations

import codecs
import json
import re
from collections.abc import Callable

Step = Callable[[str], str | None]
"""consumes one part of the line and returns the rest, or None if it does not match"""


def is_torn_header(start: bytes) -> bool:
    """Return True for a proper prefix of a first line as it is written here, without its line
    break.

    It must reach at least ``{"journal":`` and match the written form exactly beyond it.
    """
    try:
        # The last character may be cut in two; the decoder waits for its rest.
        rest: str | None = codecs.getincrementaldecoder("utf-8")().decode(start)
    except UnicodeDecodeError:
        return False
    if rest is None or not rest.startswith('{"journal":'):
        return False
    for step in LINE:
        rest = step(rest)
        if not rest:
            return rest == ""
    return False


def _text(text: str) -> Step:
    """Consume this exact text, or a prefix of it at the end."""

    def step(rest: str) -> str | None:
        if text.startswith(rest):
            return ""
        return rest[len(text) :] if rest.startswith(text) else None

    return step


def _form(pattern: str) -> Step:
    """Consume characters of a pattern that may also match nothing."""
    form = re.compile(pattern, re.ASCII)

    def step(rest: str) -> str | None:
        found = form.match(rest)
        return rest[found.end() :] if found else None

    return step


def _object(rest: str) -> str | None:
    """Consume a JSON object, or a prefix of one at the end."""
    if not rest.startswith("{"):
        return None if rest else ""
    try:
        return rest[json.JSONDecoder().raw_decode(rest)[1] :]
    except (ValueError, RecursionError):
        return "" if _breaks_off(rest) else None


def _breaks_off(text: str) -> bool:
    """Return True for a prefix of a JSON object without spaces, that is, if some ending completes
    it."""
    open_ones = []
    for token in TOKENS.findall(text):
        if token in CLOSING:
            open_ones.append(CLOSING[token])
        elif token.isspace() or (token in CLOSING.values() and token != open_ones.pop()):
            return False
        if not open_ones:
            return False
    closed = "".join(reversed(open_ones))
    return any(_is_json(text + ending + closed) for ending in ENDINGS)


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


TOKENS = re.compile(r'"(?:[^"\\]|\\.)*(?:"|\\?$)|.', re.DOTALL)
"""strings, complete or truncated, and single characters"""
CLOSING = {"{": "}", "[": "]"}
ESCAPES = ("", "n", "0000", "000", "00", "0")
ENDINGS = (
    *("", "0", ":0", '"":0'),  # after a value, or where one or a key is due
    *(word[at:] for word in ("true", "false", "null") for at in range(1, len(word))),
    *(f'{rest}"{more}' for rest in ESCAPES for more in ("", ":0")),  # within a string
)
"""completions, up to the closing brackets"""
LINE: tuple[Step, ...] = (
    _text('{"journal":1,"game":"'),
    _form(r"[a-z0-9_]*"),
    _text('","content":"'),
    _form(r"[\w.+-]*"),
    _text('","setup":'),
    _object,
    _text(',"seed":'),
    _form(r"-?[0-9]*"),
    _text("}"),
)
"""the parts of a ``Header`` in the order in which they are written"""
