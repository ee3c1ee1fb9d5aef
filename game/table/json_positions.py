"""The position of each value in a JSON text.

A small strict parser: the standard one reports no line numbers, allows duplicate keys, and accepts
NaN as a number.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from json.decoder import scanstring  # type: ignore[attr-defined]
from math import isinf
from typing import Any

Path = tuple[str | int, ...]

MAX_DEPTH = 64
MAX_VALUES = 100_000
_SPACE = re.compile(r"[ \t\r\n]*")
_SPACES = frozenset(" \t\r\n")
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]{0,300})(\.[0-9]{1,300})?([eE][+-]?[0-9]{1,4})?")
_WORDS = {"true": True, "false": False, "null": None}


class BrokenJson(ValueError):
    """The text is not JSON: ``line`` (from 1) and a sentence."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
        self.message = message


@dataclass(slots=True)
class Placed:
    """A parsed JSON text with positions.

    ``lines`` gives the line (from 1) of each value by its path, for an object member that of its
    key; ``spans`` the start and end of each value; ``doubles`` the members with a duplicate key,
    with the lines of both.
    """

    value: Any
    lines: dict[Path, int] = field(default_factory=dict)
    spans: dict[Path, tuple[int, int]] = field(default_factory=dict)
    doubles: list[tuple[Path, int, int]] = field(default_factory=list)

    def line(self, path: Path) -> int:
        """Return the line of a value, or of its nearest ancestor that exists."""
        while path not in self.lines:
            path = path[:-1]
        return self.lines[path]


def read(text: str) -> Placed:
    """Parse a JSON text. Raise ``BrokenJson`` at the first error."""
    return _Reader(text).whole()


def spelled(path: Path) -> str:
    """Format a path for people: ``cards[3].reward[0].do``; "" for the whole text."""
    parts = [f"[{part}]" if isinstance(part, int) else f".{part}" for part in path]
    return "".join(parts).removeprefix(".")


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.line = 1
        self.counted = 0
        self.placed = Placed(None)

    def whole(self) -> Placed:
        self.placed.value = self.value(())
        self.skip()
        if self.at < len(self.text):
            raise self.broken("nothing may follow the end of the value")
        return self.placed

    def here(self) -> int:
        """Return the line at ``at``, counting from the last position asked for."""
        self.line += self.text.count("\n", self.counted, self.at)
        self.counted = self.at
        return self.line

    def broken(self, message: str) -> BrokenJson:
        return BrokenJson(self.here(), message)

    def found(self) -> str:
        """Describe the text at ``at`` for a message."""
        rest = self.text[self.at : self.at + 12].split("\n")[0]
        return f"'{rest}'" if rest else "the end of the line" if self.peek() else "the end"

    def peek(self) -> str:
        return self.text[self.at : self.at + 1]

    def skip(self) -> str:
        """Skip white space; return the character after it, or "" at the end."""
        found = self.peek()
        if found in _SPACES:
            space = _SPACE.match(self.text, self.at)
            assert space is not None
            self.at = space.end()
            found = self.peek()
        return found

    def value(self, path: Path) -> Any:
        if len(path) > MAX_DEPTH:
            raise self.broken(f"it is nested more than {MAX_DEPTH} levels deep")
        if len(self.placed.lines) > MAX_VALUES:
            raise self.broken(f"it holds more than {MAX_VALUES:,} values; split the file")
        first = self.skip()
        if path not in self.placed.lines:  # a member has the line of its key
            self.placed.lines[path] = self.here()
        start = self.at
        if first == "{":
            value: Any = self.members(path)
        elif first == "[":
            value = self.items(path)
        elif first == '"':
            value = self.string()
        else:
            value = self.plain()
        self.placed.spans[path] = (start, self.at)
        return value

    def members(self, path: Path) -> dict[str, Any]:
        self.at += 1
        members: dict[str, Any] = {}
        if self.skip() == "}":
            self.at += 1
            return members
        while True:
            if self.skip() != '"':
                raise self.broken(f'a key in "double quotes" is missing before {self.found()}')
            line = self.here()
            key = self.string()
            if key in members:
                first = self.placed.lines[*path, key]
                self.placed.doubles.append(((*path, key), first, line))
            if self.skip() != ":":
                raise self.broken(f'a colon is missing after the key "{key}"')
            self.at += 1
            inner = (*path, key)
            self.placed.lines[inner] = line
            members[key] = self.value(inner)
            if self.ends("}"):
                return members

    def items(self, path: Path) -> list[Any]:
        self.at += 1
        items: list[Any] = []
        if self.skip() == "]":
            self.at += 1
            return items
        while True:
            items.append(self.value((*path, len(items))))
            if self.ends("]"):
                return items

    def ends(self, closing: str) -> bool:
        """Consume a comma (return False) or the closing bracket (return True)."""
        found = self.skip()
        if found == closing:
            self.at += 1
            return True
        if found != ",":
            raise self.broken(f"a comma or '{closing}' is missing before {self.found()}")
        self.at += 1
        if self.skip() == closing:
            raise self.broken(f"there is a comma before '{closing}'; remove it")
        return False

    def string(self) -> str:
        try:
            value, self.at = scanstring(self.text, self.at + 1, True)
        except ValueError as error:
            reason = str(error).split(": line")[0].rstrip(" at").lower()
            raise self.broken(f"the text in quotes is broken ({reason})") from error
        if not _encodable(value):
            raise self.broken("the text in quotes holds half of a character (\\ud800 to \\udfff)")
        return str(value)

    def plain(self) -> Any:
        for word, value in _WORDS.items():
            if self.text.startswith(word, self.at):
                self.at += len(word)
                return value
        number = _NUMBER.match(self.text, self.at)
        if number is None:
            raise self.broken(f"a value is missing before {self.found()}")
        self.at = number.end()
        if self.peek().isalnum():
            raise self.broken(f"the number {number[0]} continues with {self.found()}")
        if not number[1] and not number[2]:
            return int(number[0])
        if isinf(float(number[0])):
            raise self.broken(f"the number {number[0]} is too large")
        return float(number[0])


def _encodable(text: str) -> bool:
    if text.isascii():
        return True
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
