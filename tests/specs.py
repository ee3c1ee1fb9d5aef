"""Specs: what the cards of a deck say and do, in text files that people read and write.

    # a comment: a hash and a space
    [enc_naboo_ryloth_a]                    a card, or another component, by id
      deck naboo_ryloth                     lines of the card, as key and value
    @ naboo rebel=0,1 company               a situation: names, and settings with values
      says You may buy any unused ship.     lines of the situation
      #9 buy_ship:hwk_290 => -5,000         a play: a path of answers => what comes of it
      pass =>

A list with the same fields in each line is a table, below a line with the names of its columns.
Two spaces or more, or a bar, come between two fields; a dash is an empty field:

    card         owner            cost  says
    vibro_knife  the_mandalorian  1 3   You may reroll 1 die. / You may turn 1 die.

A slash comes between two lines of a text. Several tables in a file have their names above them:
``[costs]``. A spec says nothing about the keys: the test of a deck knows which it needs, and
refuses others.
"""

from __future__ import annotations

import inspect
import re
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from functools import wraps
from pathlib import Path

TESTS = Path(__file__).parent
FIELDS = re.compile(r"\s*\|\s*|\s{2,}")
"""what comes between two fields of a table"""


class SpecError(ValueError):
    """Fault of a spec, with its file and line."""


@dataclass(frozen=True)
class Line:
    """One line of a spec, without its indentation; as a string its place, ``file:line``."""

    file: str
    number: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.number}"

    @property
    def key(self) -> str:
        """The first word; "" for a play."""
        return "" if self.is_play else self.text.split()[0]

    @property
    def value(self) -> str:
        """Everything after the first word."""
        return self.text[len(self.key) :].strip()

    @property
    def is_play(self) -> bool:
        """Return whether this is a path of answers and what comes of it."""
        return "=>" in self.text.split()

    @property
    def play(self) -> tuple[str, str]:
        """The path of a play, and what comes of it."""
        words = self.text.split()
        at = words.index("=>")
        return " ".join(words[:at]), " ".join(words[at + 1 :])

    def fault(self, what: str) -> SpecError:
        """Return the error for a fault of this line."""
        return SpecError(f"{self}: {what}")


@dataclass(frozen=True)
class Lines:
    """A line that opens something, and the lines that belong to it."""

    line: Line
    lines: list[Line] = field(default_factory=list, kw_only=True)

    @property
    def plays(self) -> dict[str, str]:
        """The result of each path; SpecError for a path that is there twice."""
        return _once((line.play[0], line.play[1], line) for line in self.lines if line.is_play)

    def texts(self, key: str) -> list[str]:
        """Return the values of all lines with a key."""
        return [line.value for line in self.lines if line.key == key]

    def value(self, key: str) -> str:
        """Return the value of the line with a key, "" without one; SpecError for several."""
        found = [line for line in self.lines if line.key == key]
        if len(found) > 1:
            raise found[1].fault(f"'{key}' is there twice")
        return found[0].value if found else ""

    def check(self, told: Sequence[str], *keys: str) -> None:
        """Compare the values of all lines with these keys, in order, with those of a card;
        SpecError names the first that is another."""
        lines = [line for line in self.lines if line.key in keys]
        for line, found in zip(lines, told, strict=False):
            if line.value != found:
                raise line.fault(f"it is '{found}'")
        if len(lines) != len(told):
            raise self.line.fault(f"{len(told)} lines, not {len(lines)}: {' / '.join(told)}")

    def values(self, *keys: str, many: Sequence[str] = ()) -> dict[str, str]:
        """Return the values of lines by key; SpecError for other keys, and for one twice but for
        the ``many``, which ``texts`` has."""
        keyed = [line for line in self.lines if not line.is_play and line.key not in many]
        for line in keyed:
            if line.key not in keys:
                known = ", ".join((*keys, *many)) or "its keys"
                raise line.fault(f"'{line.key}' is not among {known}")
        return _once((line.key, line.value, line) for line in keyed)


@dataclass(frozen=True)
class Situation(Lines):
    """A situation that a card is played in: the names and settings in its line, and its plays."""

    @property
    def names(self) -> tuple[str, ...]:
        """The words without a value, such as the space."""
        return tuple(word for word in self.line.text.split()[1:] if "=" not in word)

    @property
    def settings(self) -> dict[str, str]:
        """The words with a value: ``rebel=0,1``; SpecError for one that is there twice."""
        words = [word.partition("=") for word in self.line.text.split()[1:] if "=" in word]
        return _once((key, value, self.line) for key, _, value in words)


@dataclass(frozen=True)
class Spec(Lines):
    """Everything about one component: lines of its own, then situations."""

    id: str
    situations: list[Situation] = field(default_factory=list, kw_only=True)


@dataclass(frozen=True)
class Row:
    """One line of a table: its fields by the names of the columns."""

    line: Line
    fields: dict[str, str]

    def __getitem__(self, column: str) -> str:
        return self.fields[column]

    def number(self, column: str) -> int:
        """Return a field as a number, 0 if it is empty."""
        return int(self[column].replace(",", "") or 0)

    def lines(self, column: str) -> list[str]:
        """Return the lines of a text; a slash comes between two."""
        return self[column].split(" / ") if self[column] else []

    def check(self, **told: object) -> None:
        """Compare fields with what a card has, a text as a list; SpecError names the others."""
        wrong = [
            f"{column} is '{found}', not '{self[column]}'"
            for column, found in ((column, _field(each)) for column, each in told.items())
            if found != ("" if self[column] == "0" else self[column])
        ]
        if wrong:
            raise self.line.fault("; ".join(wrong))


def read(path: str | Path) -> dict[str, Spec]:
    """Return the specs of a file by id; a relative path begins in ``tests``.

    SpecError where a line belongs to nothing, and where an id is there twice.
    """
    specs: dict[str, Spec] = {}
    into: Lines | None = None
    for line in _lines(path):
        if line.text.startswith("["):
            if not line.text.endswith("]"):
                raise line.fault("the id ends with ]")
            id = line.text[1:-1].strip()
            if id in specs:
                raise line.fault(f"{id} is in {specs[id].line} already")
            into = specs[id] = Spec(line, id)
        elif into is None:
            raise line.fault("an [id] comes first")
        elif line.text.startswith("@"):
            into = Situation(line)
            next(reversed(specs.values())).situations.append(into)
        else:
            into.lines.append(line)
    return specs


def table(path: str | Path) -> list[Row]:
    """Return the rows of a file that is one table; a relative path begins in ``tests``."""
    return rows(_lines(path))


def tables(path: str | Path) -> dict[str, list[Row]]:
    """Return the rows of a file of several tables, each below its name: ``[costs]``."""
    return {id: rows(spec.lines) for id, spec in read(path).items()}


def rows(lines: Sequence[Line]) -> list[Row]:
    """Return the rows of a table; SpecError for a row with more or fewer fields than columns."""
    columns = FIELDS.split(lines[0].text)
    found = []
    for line in lines[1:]:
        fields = ["" if each == "-" else each for each in FIELDS.split(line.text)]
        if len(fields) != len(columns):
            raise line.fault(f"{len(fields)} fields, not {len(columns)}: {', '.join(columns)}")
        found.append(Row(line, dict(zip(columns, fields, strict=True))))
    return found


def for_each(found: Iterable[Row | Lines]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Let a test with the argument ``row`` or ``spec`` loop over rows or specs and list the faults
    of all. Its other arguments are fixtures, made once."""
    listed = list(found)

    def decorate(test: Callable[..., None]) -> Callable[..., None]:
        arguments = inspect.signature(test).parameters
        (name,) = arguments.keys() & {"row", "spec"}

        @wraps(test)
        def looped(**fixtures: object) -> None:
            assert listed, "there is nothing to test"
            with faults() as at:
                for one in listed:
                    with at(one.line):
                        test(**{name: one}, **fixtures)

        others = [each for each in arguments.values() if each.name != name]
        vars(looped)["__signature__"] = inspect.Signature(others)
        return looped

    return decorate


@contextmanager
def faults() -> Iterator[Callable[[Line], AbstractContextManager[None]]]:
    """Gather what is wrong with many lines: a block ``with at(line)`` for each, and at the end one
    AssertionError with all of it, as ``file:line: what``."""
    told: list[str] = []

    @contextmanager
    def at(line: Line) -> Iterator[None]:
        try:
            yield
        except SpecError as wrong:
            told.append(str(wrong))
        except Exception as wrong:
            frame = traceback.extract_tb(wrong.__traceback__)[-1]
            what = (
                str(wrong).partition("\nassert ")[0]
                or f"{frame.line} ({Path(frame.filename).name}:{frame.lineno})"
            )
            kind = "" if isinstance(wrong, AssertionError) else f"{type(wrong).__name__}: "
            told.append(f"{line}: {kind}{what}")

    yield at
    if told:
        count = f"{len(told)} faults:" if len(told) > 1 else "a fault:"
        raise AssertionError("\n".join([count, *told]))


def _lines(path: str | Path) -> list[Line]:
    """Return the lines of a file that say something."""
    whole = TESTS / path
    name = whole.relative_to(TESTS).as_posix() if whole.is_relative_to(TESTS) else whole.name
    texts = enumerate(whole.read_text("utf-8").splitlines(), 1)
    lines = [Line(name, number, text.strip()) for number, text in texts]
    return [line for line in lines if line.text not in ("", "#") and line.text[:2] != "# "]


def _field(value: object) -> str:
    """Return a value as a field of a table: "" for nothing and for 0, ``5,000`` for a number."""
    if isinstance(value, list | tuple):
        return " / ".join(value)
    if isinstance(value, int):
        return f"{value:,}" if value else ""
    return str(value or "")


def _once(pairs: Iterator[tuple[str, str, Line]]) -> dict[str, str]:
    """Return values by key; SpecError where a key is there twice."""
    found: dict[str, str] = {}
    for key, value, line in pairs:
        if key in found:
            raise line.fault(f"'{key}' is there twice")
        found[key] = value
    return found
