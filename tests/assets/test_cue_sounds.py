"""The cues: each step of loudness has its level, each cue its own sound, and hands come first."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

import pytest

from game.client.games.dice_table.sound import cues as dice_table
from game.client.games.edge.sound import cues as edge
from game.client.games.free_captains.sound import cues as captains
from game.client.games.mandalorian.sound import cues as missions
from game.client.games.outer_rim.sound.cues import SCREEN_CUES
from game.client.shell.window.settings import Settings
from game.client.sound.cue_index import MOST, CueFacts, cue_for_count, read
from game.client.sound.levels import gain
from game.client.sound.player import cue_path, index_path
from tests.assets.hearing import FULL, RATE, SIZE, db, pygame, share, sides, spectrum
from tests.breadth import first

pytestmark = pytest.mark.finished("sounds")

FOLDERS = ("", *sorted(path.parent.name for path in index_path().parent.glob("*/index.json")))
INDEXES = {folder: read(index_path(folder)) for folder in FOLDERS}
FACTS = {
    f"{folder}/{name}" if folder else name: facts
    for folder, index in INDEXES.items()
    for name, facts in index.items()
}
"""of all cues; those of one game with their folder"""
STEPS = {"widget": (-35.0, -24.0), "card": (-29.5, -18.0), "event": (-24.0, -13.0),
         "end": (-19.5, -9.0)}  # fmt: skip
"""level of the loudest tenth of a second and highest peak, in decibels with sliders at default"""
SOFTER = {"hover": 9, "step": 6, "turn_other": 3, "page": 3, "pick_up": 2}
SLIDER = 20 * math.log10(gain(Settings().effects))
COMMON = [name for name, facts in FACTS.items() if facts.takes == 4]
USUAL = [name for name in COMMON if name in INDEXES[""]]
MATERIALS = ("dice", "dice_wood", "dice_metal")
DICE = [cue_for_count(name, count) for name in MATERIALS for count in range(1, MOST + 1)]


@pytest.fixture(scope="module", autouse=True)
def _mixer() -> Iterator[None]:
    pygame.mixer.init(RATE, -16, 2, 1024)
    yield
    pygame.mixer.quit()


def strongest(file: str) -> float:
    """Return the level of the loudest tenth of a second of a cue, in decibels."""
    left, right = sides(cue_path(file))
    power, hop, size = [], RATE // 100, 10
    for at in range(0, len(left), hop):
        part = [*left[at : at + hop], *right[at : at + hop]]
        power.append(sum(each * each for each in part) / (2 * hop * FULL**2))
    power += [0.0] * size
    return db(max(sum(power[at : at + size]) / size for at in range(len(power) - size)))


def peak(file: str) -> float:
    left, right = sides(cue_path(file))
    return 2 * db(max(max(each) for each in (left, right)) / FULL)


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_index_knows_all_files(folder: str) -> None:
    index = INDEXES[folder]
    files = {f"{file}.ogg" for name, facts in index.items() for file in facts.files(name)}
    assert files == {path.name for path in index_path(folder).parent.glob("*.ogg")}
    assert set(json.loads(index_path(folder).read_text("utf-8"))) == set(index)


def test_cues_have_the_level_of_their_step() -> None:
    for name, facts in FACTS.items():
        level, top = STEPS[facts.step]
        level -= SOFTER.get(name, 0)
        for file in facts.files(name):
            assert strongest(file) + SLIDER == pytest.approx(level - 0.75, abs=1.5), file
            assert peak(file) + SLIDER <= top, file
            assert peak(file) <= -3, file


def test_steps_are_at_least_four_decibels_apart() -> None:
    levels = [level for level, _ in STEPS.values()]
    assert all(after - before >= 4 for before, after in zip(levels, levels[1:], strict=False))


# --- hands ------------------------------------------------------------------------------------


def test_fourteen_common_cues_have_four_takes() -> None:
    assert len(USUAL) == 14 and all(FACTS[name].takes == 4 for name in USUAL)


@pytest.mark.parametrize("name", first(12, [*COMMON, *DICE]))
def test_the_touch_has_the_highest_peak_and_is_clear(name: str) -> None:
    for file in FACTS[name].files(name):
        left, right = sides(cue_path(file))
        both = [max(abs(a), abs(b)) for a, b in zip(left, right, strict=True)]
        top = max(both)
        onset = next(at for at, each in enumerate(both) if each > 0.1 * top)
        assert both.index(top) - onset <= RATE * 15 // 1000, f"the touch of {file} comes late"
        assert share(left, 4000, 20000, 40) > -25, file


@pytest.mark.parametrize("name", MATERIALS)
def test_more_dice_are_heard_longer_and_no_count_like_another(name: str) -> None:
    files = [cue_for_count(name, count) for count in range(1, MOST + 1)]
    lengths = [len(sides(cue_path(file))[0]) for file in files]
    assert lengths[0] < lengths[4] < lengths[8]
    assert all(likeness(shape(a), shape(b)) < 0.99 for a, b in combinations(files, 2))


def test_dice_of_each_material_sound_different() -> None:
    for one, other in combinations(MATERIALS, 2):
        for count in range(1, MOST + 1):
            assert (
                likeness(shape(cue_for_count(one, count)), shape(cue_for_count(other, count))) < 0.9
            )


def test_no_two_takes_are_the_same() -> None:
    for name in COMMON:
        takes = [shape(file) for file in CueFacts("", FACTS[name].takes).files(name)]
        assert all(0.5 < likeness(one, other) < 0.999 for one, other in combinations(takes, 2)), (
            name
        )


# --- likeness ---------------------------------------------------------------------------------

EDGES = (2, 3, 4, 5, 7, 9, 12, 15, 20, 26, 33, 43, 55, 72, 93, 121, 157, 204, 277, 360)
MOMENTS, STEP = 18, round(0.06 * RATE)


@lru_cache(maxsize=None)
def shape(file: str) -> tuple[float, ...]:
    """Return the loudness of bands over the first second of a cue, in decibels, around zero."""
    left, right = sides(cue_path(file))
    mono = [a + b for a, b in zip(left, right, strict=True)][: MOMENTS * STEP + SIZE]
    rows: list[float] = []
    for number in range(MOMENTS):
        power = spectrum(mono, number * STEP)
        rows += [sum(power[a:b]) for a, b in zip(EDGES, EDGES[1:], strict=False)]
    top = max(rows)
    levels = [max(-50.0, db(each / top)) for each in rows]
    mean = sum(levels) / len(levels)
    return tuple(each - mean for each in levels)


def likeness(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    both = math.sqrt(sum(a * a for a in one) * sum(b * b for b in other))
    return sum(a * b for a, b in zip(one, other, strict=True)) / both


GAMES = {"captains": captains.ENTRIES, "missions": missions.ENTRIES,
         "edge": (*edge.ENTRIES, *dice_table.ENTRIES)}  # fmt: skip
"""by folder what is heard with its cues"""


@pytest.mark.parametrize("folder", first(1, FOLDERS))
def test_no_two_cues_sound_alike(folder: str) -> None:
    """A game hears its own cues and those of the usual ones that its table uses."""
    own = INDEXES[folder] if folder else {}
    entries = GAMES.get(folder, ())
    used = {entry.cue for entry in entries} | set(SCREEN_CUES) if folder else FACTS
    names = [name for name in INDEXES[""] if name in used and name not in (*DICE, *own)]
    shapes = {name: shape(name) for name in (*names, *(f"{folder}/{name}" for name in own))}
    found = {
        f"{one}, {other}": likeness(shapes[one], shapes[other])
        for one, other in combinations(shapes, 2)
    }
    assert [pair for pair, value in found.items() if value > 0.75] == []
