"""Nothing repeats that one could hear, neither beds nor passages of pieces; melodies rest; and the
room rings on for the same time in all files."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path

import pytest

from game.client.sound.bed import Stretches
from tests.assets import passages
from tests.assets.hearing import SIZE
from tests.assets.passages import FRAME, RATE, Row, alike, bars, decay, repetition, rests
from tests.assets.stems import PIECES, sheet
from tests.breadth import first

pytestmark = pytest.mark.finished("sounds")

ASSETS = Path(__file__).resolve().parents[2] / "assets"
BEDS = sorted((ASSETS / "ambience").glob("*.ogg"))
AFTER = 1.5  # seconds after which nothing may be like before
MOST = 0.2
HEARD = 900  # seconds of a bed

_mixer = pytest.fixture(scope="module", autouse=True)(passages.opened)


def stem(path: Path) -> str:
    return path.stem


# --- beds -------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", BEDS, ids=stem)
def test_no_second_of_a_bed_is_like_another(path: Path) -> None:
    products = alike(path)
    count = len(products)
    assert 60 <= count * FRAME <= 90
    loop = [number % count for number in range(2 * count)]
    first = round(AFTER / FRAME)
    found = {
        lag * FRAME: repetition(products, loop[: count + lag], lag)
        for lag in range(first, count // 2 + 1)
    }
    assert max(found.values()) < MOST, max(found, key=lambda lag: found[lag])


def heard(count: int) -> list[int]:
    """Return the frames of a bed as they are heard for a quarter of an hour."""
    stretches, places = Stretches(count * FRAME), list[int]()
    while len(places) < HEARD / FRAME:
        second, length = stretches.next()
        first = round(second / FRAME)
        places += [(first + each) % count for each in range(round(length / FRAME))]
    return places


@pytest.mark.parametrize("path", BEDS, ids=stem)
def test_a_bed_has_no_period_in_a_quarter_of_an_hour(path: Path) -> None:
    products = alike(path)
    places, count = heard(len(products)), len(products)
    around = [*range(count - 4, count + 5), *range(2 * count - 4, 2 * count + 5)]
    for lag in (*range(round(AFTER / FRAME), 5 * count, 7), *around):
        assert repetition(products, places, lag) < MOST, f"it is alike after {lag * FRAME} seconds"
    assert repetition(products, [n % count for n in range(4 * count)], count) > 0.9, "a plain loop"


# --- pieces -----------------------------------------------------------------------------------

PASSAGE = 8  # bars
ALIKE = 0.75


def likeness(one: Row, other: Row) -> float:
    both = math.sqrt(sum(a * a for a in one) * sum(b * b for b in other))
    return sum(a * b for a, b in zip(one, other, strict=True)) / max(both, 1e-9)


def most_alike(rows: Sequence[Row]) -> tuple[float, int, int]:
    """Return the likeness of the two passages that are most alike, and their first bars."""
    count, best = len(rows), (-1.0, 0, 0)
    starts = range(0, count - PASSAGE + 1, 2)
    whole = {at: [each for row in rows[at : at + PASSAGE] for each in row] for at in starts}
    for one in starts:
        for other in range(one + PASSAGE, count - PASSAGE + 1, 2):
            best = max(best, (likeness(whole[one], whole[other]), one, other))
    return best


@pytest.mark.parametrize("piece", first(4, PIECES))
def test_no_eight_bars_of_a_piece_are_equal(piece: str) -> None:
    found, one, other = most_alike(bars(piece))
    assert found < ALIKE, f"bars {one} and {other} are alike"


REST = 11.0  # seconds: twelve, less what rings on
SILENT = -24.0  # decibels under the whole melody


@pytest.mark.parametrize("piece", PIECES)
def test_the_melody_rests_in_each_minute(piece: str) -> None:
    whole = sheet(piece).seconds
    long = sorted((at, length) for at, length in rests(piece, SILENT) if length >= REST)
    assert long, rests(piece, SILENT)[:4]
    following = [at for at, _ in long[1:]] + [long[0][0] + whole]
    for (at, length), after in zip(long, following, strict=True):
        assert after - (at + length) <= 60, f"no rest from {at + length:.0f} to {after:.0f} s"


FIGHT = ("quarry", 85, 170)
"""the piece of a fight, and its seconds in one"""
NO_BASS = 3
"""the first band above 200 Hz, which a laptop plays"""


def test_the_pulse_of_a_fight_is_heard_without_bass() -> None:
    piece, begin, end = FIGHT
    parts, heard = passages.stems(piece), list[bool]()
    for number in range(120):
        at = round((begin + (end - begin) * number / 120) * 4 * RATE)
        ground, pulse = (
            passages.bands(passages.quartered(parts[stem][at : at + 4 * SIZE]), 0)[NO_BASS:]
            for stem in ("ground", "pulse")
        )
        heard.append(any(a > b for a, b in zip(pulse, ground, strict=True)))
    assert sum(heard) >= 0.9 * len(heard)


# --- the room ---------------------------------------------------------------------------------

ROOM = 1.75  # seconds until the middle of the tail is a thousandth
DRY = ("chair", "hatch", "hull", "relay")
"""single sounds that do not ring themselves"""
FAR = [
    each for each in (ASSETS / "ambience" / "far").glob("*.ogg") if any(d in each.name for d in DRY)
]
NEAR = [ASSETS / "sounds" / f"{name}.ogg" for name in ("card_gain.3", "contact", "patrol_spawn")]
FLUTES = (("drift", 81), ("drift", 130), ("quarry", 31))
"""pieces, and seconds in which the last note of a flute ends before a rest"""


@pytest.mark.parametrize("path", sorted([*FAR, *NEAR]), ids=stem)
def test_the_room_rings_on_for_the_same_time(path: Path) -> None:
    assert decay(passages.full(path)) == pytest.approx(ROOM, rel=0.12)


@pytest.mark.parametrize("piece, second", FLUTES)
def test_music_is_heard_in_the_same_room(piece: str, second: int) -> None:
    melody = passages.stems(piece)["melody"]
    ends = melody[4 * second * RATE : 4 * (second + 5) * RATE]
    assert decay(ends) == pytest.approx(ROOM, rel=0.15)
