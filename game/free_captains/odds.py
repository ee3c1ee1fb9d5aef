"""Exact figures of the next draw, Engage or Evade, for the table and for hints.

Everything here asks the rules: ``demand`` and ``affording`` what a card costs, ``facing`` what an
Evade does. Only what the player may know is used: the bag's counts are open (FC-R94).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import comb, prod

from game.free_captains.context import Play
from game.free_captains.frames import Facing, Losing
from game.free_captains.names import ABILITIES, COLORS, Color
from game.free_captains.rules import affording, counting, facing
from game.free_captains.rules.demand import Demand, demand, payments, sum_of
from game.free_captains.state import State
from game.table.copying import copier
from game.table.decisions import Option
from game.table.refusals import Reason
from game.table.stack import copies

Three = tuple[int, int, int]


# --- draws --------------------------------------------------------------------------------------


@dataclass(slots=True, frozen=True)
class Chance:
    """The cubes of one color in a draw."""

    any: float
    """the chance of at least one"""
    expected: float


def chances(bag: Sequence[int], n: int) -> dict[Color, Chance]:
    """Return the chances of each color if ``n`` cubes are drawn together out of these counts, or
    all if there are fewer."""
    total = sum(bag)
    n = max(0, min(n, total))
    ways = comb(total, n)
    return {
        COLORS[color]: Chance((ways - comb(total - count, n)) / ways, n * count / max(1, total))
        for color, count in enumerate(bag)
    }


def search(p: Play) -> dict[Color, Chance]:
    """Return the chances of a search with the cubes that it would draw now."""
    return chances(p.state.bag, counting.cubes(p))


def draws(bag: Sequence[int], n: int) -> Iterator[tuple[tuple[int, ...], float]]:
    """Yield each fall of ``n`` cubes drawn together, as counts by color, with its chance."""
    n = min(n, sum(bag))
    ways = comb(sum(bag), n)
    for fall in product(*(range(min(n, count) + 1) for count in bag)):
        if sum(fall) == n:
            yield fall, prod(map(comb, bag, fall)) / ways


# --- Engage -------------------------------------------------------------------------------------


@dataclass(slots=True, frozen=True)
class Price:
    """The cheapest way to engage a card as things are now. Points by ability have three places.

    ``reason`` says why the card cannot be engaged. Without one and with ``sure`` False a die can be
    rolled, and ``chance`` is the chance that the card can then be paid for.
    """

    need: Three
    """its demands that are still to be paid, before any help"""
    reason: Reason | None = None
    sure: bool = False
    chance: float = 0.0
    points: Three = (0, 0, 0)
    left: Three = (0, 0, 0)
    """the points of the abilities afterward"""
    ends: bool = False
    """whether paying would lose the game"""
    die: str = ""
    icon: str = ""
    """the icon that the die's bonus serves"""
    value: int = 0
    lower: int = 0
    """the value of the die now, and after it is turned down by one side"""
    powers: tuple[Option, ...] = ()
    """the powers of Super Weapons to be used first"""
    rolls: str = ""
    """the die that has to roll another for the card to be paid for"""

    @property
    def cost(self) -> int:
        """The points of all abilities together."""
        return sum_of(self.points)


def price(p: Play, card: str) -> Price:
    """Return the cheapest way to engage a card of the line.

    A way that does not lose the game comes first; then the fewest points, powers, and bonuses more
    than what is needed; then the way that leaves the lowest ability as high as can be. Raise
    ``ValueError`` for a card that is not in the line.
    """
    f, now = _asked(p, p.state.line.index(card))
    reason = None if f.step == "pay" else facing.too_strong(p, f, now)
    if reason is not None:
        return Price(now.total, reason)
    found = min(_payments(p, f, now), key=lambda each: each[0], default=None)
    return found[1] if found else _rolled(p, f, now)


def _asked(p: Play, index: int) -> tuple[Facing, Demand]:
    """Return the frame of a card and what is left to pay for it."""
    for frame in reversed(p.state.stack):
        if isinstance(frame, Facing) and frame.card == index:
            if frame.step == "pay":
                return frame, Demand(frame.icon, frame.own, frame.added)
            return frame, demand(p, index)
    return Facing(0, index, step="face"), demand(p, index)


def _payments(p: Play, f: Facing, now: Demand) -> Iterator[tuple[tuple[int, ...], Price]]:
    """Yield the ways to pay, each with its rank: the lowest is the best."""
    have, total = p.state.abilities, now.total
    for way in affording.ways(p, now, f):
        owned = way.die if way.die in p.state.dice and way.die != f.rolled else ""
        value = p.state.value(owned) if owned else 0
        for left in payments(have, way.need):
            points = have[0] - left[0], have[1] - left[1], have[2] - left[2]
            ends = p.fatal(left) and bool(sum_of(points))
            rank = ends, sum_of(points), len(way.powers), bool(way.die), value, -min(left)
            yield (*rank, *points), Price(
                total, None, True, 1.0, points, (left[0], left[1], left[2]), ends,
                way.die, ABILITIES[way.icon] if way.die else "",
                value or (f.value if way.die else 0), max(1, value - 1) if value else 0, way.powers,
            )  # fmt: skip


def _rolled(p: Play, f: Facing, now: Demand) -> Price:
    """Return the price of a card that needs a lucky roll: the chance of it, by the best die."""
    good: dict[str, int] = {}
    for die, rolled in affording.rolls(p, f):
        good[die] = good.get(die, 0) + affording.payable(p, now, rolled)
    die = max(good, key=lambda each: good[each], default="")
    return Price(now.total, chance=good[die] / 6 if die else 0.0, rolls=die)


# --- Evade --------------------------------------------------------------------------------------


@dataclass(slots=True, frozen=True)
class Fall:
    """The cost of an Evade if these points are paid for it."""

    points: Three
    expected: tuple[float, float, float]
    """the further loss that its cubes bring on average, by ability"""
    least: int
    worst: int
    """the fewest and the most points that its cubes can take"""
    ends: float
    """the chance that the game is lost, by the payment or by the cubes"""

    @property
    def further(self) -> float:
        """The points that the cubes take on average."""
        return sum(self.expected)


@dataclass(slots=True, frozen=True)
class Escape:
    """The price of evading a card, without help of dice or powers."""

    reason: Reason | None
    """why the card cannot be evaded"""
    points: int
    """paid for certain"""
    cubes: int
    """drawn, as far as the bag has cubes of abilities"""
    falls: tuple[Fall, ...]
    """one for each choice of the points paid, the best first"""

    @property
    def best(self) -> Fall:
        """The choice with the lowest risk of losing, then with the lowest cost."""
        return self.falls[0]


def evade(p: Play, card: str) -> Escape:
    """Return the price of evading a card of the line as things are now. Raise ``ValueError`` for a
    card that is not in the line."""
    index = p.state.line.index(card)
    f, _ = _asked(p, index)
    reason = facing.check_evade(p, f, facing.way_out(p, f))
    below = Facing(0, index, step="face", die=f.die)
    tried = _copy(p, below)
    if f.step == "evade":  # chosen already: what is still to be paid
        tried.state.stack = p.state.stack
    else:
        facing.evade(tried, below)
    owed = sum(isinstance(each, Losing) for each in tried.state.stack)
    tried.state.stack = [below]
    cubes = facing.evade_cubes(tried, index)
    bag = tried.state.bag[: len(ABILITIES)]
    falls = sorted(_falls(tried, owed, bag, cubes), key=lambda each: (each.ends, each.further))
    return Escape(reason, owed, min(cubes, sum(bag)), tuple(falls))


def _falls(p: Play, owed: int, bag: Sequence[int], cubes: int) -> Iterator[Fall]:
    """Yield the costs for each choice of the points paid."""
    for paid in _choices(p, owed):
        have = paid.state.abilities
        points = tuple(was - now for was, now in zip(p.state.abilities, have, strict=True))
        expected, losses, ends = [0.0] * len(have), [0], 0.0
        for fall, chance in draws(bag, cubes) if not paid.over else ():
            after = _copy(paid)
            facing.suffer(after, [color for color, n in enumerate(fall) for _ in range(n)])
            lost = [was - now for was, now in zip(have, after.state.abilities, strict=True)]
            expected = [sum_ + chance * n for sum_, n in zip(expected, lost, strict=True)]
            losses, ends = [*losses, sum(lost)], ends + chance * after.over
        ends = 1.0 if paid.over else min(1.0, ends)
        three = expected[0], expected[1], expected[2]
        least = min(losses[1:], default=0)  # nothing is drawn once the game is lost
        yield Fall((points[0], points[1], points[2]), three, least, max(losses), ends)


def _choices(p: Play, owed: int) -> list[Play]:
    """Return the positions after paying the points of an Evade, each once."""
    positions = {tuple(p.state.abilities): p}
    for _ in range(owed):
        after: dict[tuple[int, ...], Play] = {}
        for each in positions.values():
            asked = Losing(0, "evade", step="lose")
            for choice in facing.lose_options(each, asked) if not each.over else ():
                paid = _copy(each, asked)
                facing.lose(paid, asked, choice)
                after[tuple(paid.state.abilities)] = paid
        positions = after or positions
    return list(positions.values())


_copied = copier(State, stack=copies)


def _copy(p: Play, *frames: Facing | Losing) -> Play:
    """Return a copy of the position to try the rules on, with these frames alone; decks are
    shared, as nothing here draws a card."""
    state = _copied(p.state)
    state.stack = list(frames)
    return Play(p.content, state)
