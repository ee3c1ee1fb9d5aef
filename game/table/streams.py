"""Counter-based random numbers: the same seed gives the same numbers on every machine.

A stream is a name and a position; the position is kept in the game's state, so saving, cloning and
undoing need nothing else. One stream per purpose keeps them independent: an extra die roll never
changes how a deck is shuffled.
"""

from __future__ import annotations

from collections.abc import Callable, MutableMapping, Sequence
from typing import TypeVar
from zlib import crc32

T = TypeVar("T")
MASK = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
_SALT: dict[str, int] = {}


def mix(value: int) -> int:
    """Scramble a 64-bit integer (the finalizer of SplitMix64)."""
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9 & MASK
    value = (value ^ (value >> 27)) * 0x94D049BB133111EB & MASK
    return value ^ (value >> 31)


def number(seed: int, stream: str, position: int, below: int) -> int:
    """Return the ``position``-th number of ``stream`` in 0..below-1 (bias under 2**-32)."""
    salt = _SALT.get(stream)
    if salt is None:
        salt = _SALT[stream] = mix(crc32(stream.encode()) * GOLDEN & MASK)
    return (mix((seed * GOLDEN + salt + position * 0xD1B54A32D192ED03) & MASK) >> 16) % below


def draw(seed: int, streams: MutableMapping[str, int], stream: str, below: int) -> int:
    """Draw from ``stream`` and advance its position by one.

    >>> positions = {}
    >>> [draw(7, positions, "dice", 8) for _ in range(5)], positions
    ([3, 4, 4, 2, 0], {'dice': 5})
    """
    position = streams.get(stream, 0)
    streams[stream] = position + 1
    return number(seed, stream, position, below)


def shuffled(
    seed: int, streams: MutableMapping[str, int], stream: str, items: Sequence[T]
) -> tuple[T, ...]:
    """Return the items in a random order; uses len(items) - 1 draws."""
    return shuffle(items, lambda below: draw(seed, streams, stream, below))


def shuffle(items: Sequence[T], chance: Callable[[int], int]) -> tuple[T, ...]:
    """Return the items in an order by chance (Fisher-Yates), which gives numbers in 0..below-1."""
    deck = list(items)
    for last in range(len(deck) - 1, 0, -1):
        chosen = chance(last + 1)
        deck[last], deck[chosen] = deck[chosen], deck[last]
    return tuple(deck)
