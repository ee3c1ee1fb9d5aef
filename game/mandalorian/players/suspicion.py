"""The suspicion of computer players: who may be the Second Client, by the readings alone.

A member of the crew mostly gives a strong card, a Second Client mostly a weak one; a reading leaves
one seat out. So each reading is more or less likely by who the Second Client is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from game.mandalorian.context import Play
from game.mandalorian.names import CLIENT
from game.mandalorian.state import NOBODY, Reading

Chances = tuple[float, ...]
"""the chance of each strength, from 0 up"""
LOYAL: Chances = (0.0, 0.05, 0.13, 0.35, 0.47)
SLY: Chances = (0.0, 0.5, 0.2, 0.13, 0.17)
"""chances of the strengths that a member of the crew, and a Second Client, puts in"""


def suspicion(p: Play, seat: int) -> dict[int, float]:
    """Return the chance that each of the other seats is the Second Client, as a seat sees it, and
    that of nobody among them under ``NOBODY``."""
    state = p.state
    seats = range(len(state.setup.seats))
    open_seats = [each for each in seats if each != seat and each not in state.named]
    if state.client is not None:
        return {state.client: 1.0, NOBODY: 0.0}
    chance = {each: 1.0 for each in (*open_seats, NOBODY)}
    for reading in state.readings:
        own = _own(p, reading, seat)
        for each in chance:
            chance[each] *= _likely(p, reading, seat, each, own)
    whole = sum(chance.values())
    return {each: part / whole for each, part in chance.items()}


def _own(p: Play, reading: Reading, seat: int) -> int:
    """Return the strength that the seat has in a reading itself."""
    card = reading.given[seat]
    return p.skill(card).strength if card and reading.out != seat else 0


def _likely(p: Play, reading: Reading, seat: int, client: int, own: int) -> float:
    """Return the chance of a reading's sum if this seat is the Second Client."""
    way = p.way
    assert way is not None
    within = len(reading.strengths) - 1 - (reading.out != seat)  # cards of others in it
    sly = client not in (NOBODY, reading.out)
    noise = [way.noise.count(n) / len(way.noise) for n in range(max(way.noise) + 1)]
    sums = _sums(tuple(noise), within - sly, int(sly))
    left = reading.total - own
    return sums[left] if 0 <= left < len(sums) else 1e-9


@lru_cache(maxsize=64)
def _sums(noise: Chances, loyal: int, sly: int) -> Chances:
    """Return the chances of the sum of cards of the noise, of the crew, and of a Second Client."""
    found: Chances = noise
    for each in (*[LOYAL] * loyal, *[SLY] * sly):
        found = _both(found, each)
    return tuple(max(each, 1e-9) for each in found)


def _both(one: Iterable[float], other: Iterable[float]) -> Chances:
    """Return the chances of the sum of two numbers."""
    first, second = tuple(one), tuple(other)
    found = [0.0] * (len(first) + len(second) - 1)
    for n, chance in enumerate(first):
        for k, more in enumerate(second):
            found[n + k] += chance * more
    return tuple(found)


def suspect(chances: Mapping[int, float], least: float) -> int:
    """Return the seat that is suspected with at least this chance, ``NOBODY`` for none."""
    named = {each: chance for each, chance in chances.items() if each != NOBODY}
    seat = max(named, key=lambda each: named[each], default=NOBODY)
    return seat if named.get(seat, 0.0) >= least else NOBODY


def is_client(p: Play, seat: int) -> bool:
    """Return True if the seat itself is the Second Client."""
    return p.state.roles.get(seat) == CLIENT
