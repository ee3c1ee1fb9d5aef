"""Every course that a job can take, worked out from a spec of its steps.

A spec names its figures itself; nothing here looks them up in the cards. The player has four
health, four hull and three dice in either combat.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

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


def t(skills: str, ok: str | tuple[Any, ...] = "", no: str | tuple[Any, ...] = "") -> Test:
    """Return a test; outcomes are words such as ``-2k c1 s2 >4 done fail``, or parts."""
    return Test(tuple(skills.split("/")), parts(ok), parts(no))


def g(value: int, enemy: str, ok: str = "", no: str = "") -> Fight:
    """Return a ground combat."""
    return Fight("ground", enemy, value, parts(ok), parts(no))


def s(value: int, enemy: str, ok: str = "", no: str = "") -> Fight:
    """Return a ship combat."""
    return Fight("ship", enemy, value, parts(ok), parts(no))


def parts(said: str | tuple[Any, ...]) -> tuple[Any, ...]:
    """Return outcomes one by one."""
    return tuple(said.split()) if isinstance(said, str) else said


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


def courses(steps: tuple[tuple[Any, ...], ...]) -> Iterator[Course]:
    """Yield every course through numbered steps."""
    yield from _from(steps, 1, Course())


def cover(steps: tuple[tuple[Any, ...], ...]) -> list[Course]:
    """Return courses that take every branch at least once, the short ones first."""
    found, seen = [], set[str]()
    for course in sorted(courses(steps), key=lambda each: (len(each.steps), -len(each.taken))):
        if course.taken - seen:
            found.append(course)
            seen |= course.taken
    return found


def _from(steps: tuple[tuple[Any, ...], ...], number: int, so_far: Course) -> Iterator[Course]:
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
                c,
                keys=keys,
                dice=(*c.dice, face, "blank"),
                tests=(*c.tests, (skill, good)),
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
