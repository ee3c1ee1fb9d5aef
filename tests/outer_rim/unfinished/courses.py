"""Every course that a job can take, worked out from a spec of its steps.

A spec names its figures itself; nothing here looks them up in the cards. The player has four
health, four hull and three dice in either combat.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from tests.specs import Spec

Steps = tuple[tuple[Any, ...], ...]
"""the parts of each step"""
LIMIT = 4
"""damage that defeats"""
PENALTY = 3_000
MOST = 8
"""steps after which a course that goes in circles is left"""


@dataclass(frozen=True)
class Test:
    """A test of one of these skills, with what follows a pass and a failure."""

    skills: tuple[str, ...]
    ok: tuple[Any, ...] = ()
    no: tuple[Any, ...] = ()


@dataclass(frozen=True)
class Fight:
    """A fight against a number of dice; ``ok`` follows a win without a defeat."""

    kind: str
    enemy: str
    value: int
    ok: tuple[Any, ...] = ()
    no: tuple[Any, ...] = ()


@dataclass(frozen=True)
class Ways:
    """A choice: what each key leads to."""

    by_key: dict[str, tuple[Any, ...]]


@dataclass(frozen=True)
class Roll:
    """Two dice, and how many of them must be hits or crits."""

    need: int
    ok: tuple[Any, ...] = ()


OUTCOME = re.compile(r"done|fail|>\d|-\dk|[cs]\d")
PART = re.compile(r"\(([^()]*)\)|(\S+)")
"""a trial in parentheses, or an outcome"""


def steps_of(spec: Spec) -> Steps:
    """Return the steps of a databank card; SpecError where one means nothing. The language is in
    ``steps.spec``."""
    found = []
    for line in spec.lines:
        if line.key == "step":
            try:
                found.append((_step(line.value),))
            except ValueError as wrong:
                raise line.fault(str(wrong)) from None
    return tuple(found)


def _step(text: str) -> Any:
    ways = [way.partition(" = ") for way in text.split(" | ")]
    return Ways({key: _parts(then) for key, _, then in ways}) if ways[0][1] else _trial(text)


def _trial(text: str) -> Any:
    """Return a test, a fight or a roll with what follows."""
    what, _, then = text.partition("?")
    passed, _, failed = then.partition(":")
    kind, *more = what.split()
    ok, no = _parts(passed), _parts(failed)
    if kind in ("ground", "ship"):
        return Fight(kind, " ".join(more[1:]), int(more[0]), ok, no)
    return Roll(int(more[0]), ok) if kind == "roll" else Test(tuple(kind.split("/")), ok, no)


def _parts(text: str) -> tuple[Any, ...]:
    for inner, word in (found := PART.findall(text)):
        if not inner and not OUTCOME.fullmatch(word):
            raise ValueError(f"'{word}' is no outcome")
    return tuple(_trial(inner) if inner else word for inner, word in found)


@dataclass(frozen=True)
class Course:
    """A course: what is rolled and answered, and what comes of it."""

    dice: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    tests: tuple[tuple[str, bool], ...] = ()
    fights: tuple[tuple[str, str, int], ...] = ()
    steps: tuple[int, ...] = ()
    lost: int = 0
    character: int = 0
    ship: int = 0
    end: str = ""
    to: int = 0
    taken: frozenset[str] = field(default=frozenset())
    """the branches it takes, by their places"""

    @property
    def down(self) -> bool:
        """True if the player is defeated."""
        return max(self.character, self.ship) >= LIMIT


def courses(steps: Steps) -> Iterator[Course]:
    """Yield every course through numbered steps."""
    yield from _from(steps, 1, Course())


def cover(steps: Steps) -> list[Course]:
    """Return courses that take every branch at least once, the short ones first."""
    found, seen = [], set[str]()
    for course in sorted(courses(steps), key=lambda each: (len(each.steps), -len(each.taken))):
        if course.taken - seen:
            found.append(course)
            seen |= course.taken
    return found


def _from(steps: Steps, number: int, so_far: Course) -> Iterator[Course]:
    if number > len(steps):
        yield replace(so_far, end="fail")
        return
    if len(so_far.steps) == MOST:
        return
    begun = replace(so_far, steps=(*so_far.steps, number), to=0)
    for after in _all(steps[number - 1], f"{number}", begun):
        if after.down:
            yield replace(after, end="fail", lost=after.lost + PENALTY)
        elif after.end:
            yield after
        else:
            yield from _from(steps, after.to or number + 1, after)


def _all(found: tuple[Any, ...], place: str, so_far: Course) -> Iterator[Course]:
    """Yield the courses through parts in turn, until one ends the step."""
    if not found or so_far.end or so_far.to:
        yield so_far
        return
    for after in _one(found[0], place, so_far):
        yield from _all(found[1:], f"{place}.", after)


def _one(part: Any, place: str, c: Course) -> Iterator[Course]:
    if isinstance(part, str):
        yield _plain(part, c)
    elif isinstance(part, Test):
        yield from _test(part, place, c)
    elif isinstance(part, Fight):
        yield from _fight(part, place, c)
    elif isinstance(part, Roll):
        for face, good in (("crit", True), ("blank", False)):
            rolled = _at(replace(c, dice=(*c.dice, face, face)), f"{place}{good}")
            yield from _all(part.ok if good else ("fail",), f"{place}r", rolled)
    else:
        for key, then in part.by_key.items():
            answered = _at(replace(c, keys=(*c.keys, key)), f"{place}{key}")
            yield from _all(then, f"{place}{key}", answered)


def _at(c: Course, branch: str) -> Course:
    return replace(c, taken=c.taken | {branch})


def _plain(word: str, c: Course) -> Course:
    if word in ("done", "fail"):
        return replace(c, end=word)
    if word.startswith(">"):
        return replace(c, to=int(word[1:]))
    if word.startswith("-"):
        return replace(c, lost=c.lost + 1_000 * int(word[1:].removesuffix("k")))
    amount = int(word[1:])
    if word.startswith("c"):
        return replace(c, character=c.character + amount)
    return replace(c, ship=c.ship + amount)


def _test(part: Test, place: str, c: Course) -> Iterator[Course]:
    for skill in part.skills:
        keys = (*c.keys, f"skill:{skill}") if len(part.skills) > 1 else c.keys
        for face, good in (("crit", True), ("blank", False)):
            rolled = replace(
                c, keys=keys, dice=(*c.dice, face, "blank"), tests=(*c.tests, (skill, good))
            )
            yield from _all(
                part.ok if good else part.no, f"{place}{good}", _at(rolled, f"{place}{skill}{good}")
            )


def _fight(part: Fight, place: str, c: Course) -> Iterator[Course]:
    for how, mine, theirs in (
        ("w", "crit", ()),
        ("l", "blank", ("hit",)),
        ("p", "crit", ("crit", "crit")),
    ):
        rest = ("blank",) * (part.value - len(theirs))
        fought = replace(
            c,
            dice=(*c.dice, mine, mine, mine, *theirs, *rest),
            fights=(*c.fights, (part.kind, part.enemy, part.value)),
        )
        fought = _at(fought, f"{place}{how}")
        damage = sum({"hit": 1, "crit": 2}[face] for face in theirs)
        hurt = {"ground": "character", "ship": "ship"}[part.kind]
        fought = replace(fought, **{hurt: getattr(fought, hurt) + damage})
        if fought.down:
            yield fought
        else:
            yield from _all(part.no if how == "l" else part.ok, f"{place}{how}", fought)
