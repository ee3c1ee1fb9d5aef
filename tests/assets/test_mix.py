"""The mix with all sliders at their defaults: a minute of play with 21 cues, as the player mixes
it, and what stands out of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.client.games.outer_rim.sound import cues
from game.client.shell.window.settings import Settings
from game.client.sound.bed import bed_path
from game.client.sound.cue_index import OVER_MUSIC, read
from game.client.sound.levels import DUCK, HOLD, Duck, gain
from game.client.sound.player import cue_path, index_path
from tests.assets import stems
from tests.assets.hearing import FULL, RATE, db, loudness, pygame, sides
from tests.assets.stems import PIECES, STATES
from tests.breadth import first

pytestmark = pytest.mark.finished("sounds")

SECONDS = 60
HALF = RATE // 2
SCRIPT = (
    (1, "turn_mine"), (3, "hover"), (4, "press"), (6, "pick_up"), (7, "drop"), (7.3, "ship_move"),
    (11, "step"), (14, "press"), (16, "card_buy"), (16.2, "credits_spend"), (20, "card_reveal"),
    (24, "encounter"), (28, "dice"), (29, "test_pass"), (30, "credits_gain"), (34, "press"),
    (38, "delivery"), (39, "fame_gain"), (45, "page"), (50, "turn_other"), (55, "card_discard"),
)  # fmt: skip
Stereo = tuple[list[float], list[float]]


@pytest.fixture(scope="module", autouse=True)
def _mixer() -> Iterator[None]:
    pygame.mixer.init(RATE, -16, 2, 1024)
    yield
    pygame.mixer.quit()


def halved(path: Path, volume: float, seconds: float = SECONDS) -> Stereo:
    """Return a file from -1 to 1, at half the rate, as loud as its slider makes it."""
    factor, made = gain(volume) / (2 * FULL), []
    for side in sides(path):
        part = side[: round(seconds * RATE)]
        made.append([(a + b) * factor for a, b in zip(part[0::2], part[1::2], strict=False)])
    return made[0], made[1]


def ducking() -> list[float]:
    """Return the gain of the music at each moment of the script."""
    facts, duck, made = read(index_path()), Duck(), list[float]()
    due = [at for at, name in SCRIPT if facts[name].step in OVER_MUSIC]
    step = 0.02
    for number in range(round(SECONDS / step)):
        if due and due[0] <= number * step:
            duck.under()
            due.pop(0)
        duck.update(step)
        made += [duck.factor] * round(step * HALF)
    return made


@pytest.mark.long
def test_a_minute_of_play_has_its_loudness() -> None:
    assert len(SCRIPT) == 21 and {name for _, name in SCRIPT} <= set(read(index_path()))
    usual = Settings()
    music = stems.halved(stems.mixed("drift", "ground melody", (0, 1, 2)), gain(usual.music))
    bed = halved(bed_path("engine"), usual.ambience)
    bed = tuple(side * 3 for side in bed)  # type: ignore[assignment]
    assert loudness(*music) == pytest.approx(-24, abs=1)
    curve = ducking()
    mix = [
        [a * factor + b for a, b, factor in zip(one, other, curve, strict=False)]
        for one, other in zip(music, bed, strict=True)
    ]
    for at, name in SCRIPT:
        for side, sound in zip(mix, halved(cue_path(name), usual.effects), strict=True):
            start = round(at * HALF)
            for number, value in enumerate(sound):
                side[start + number] += value
    assert loudness(*mix) == pytest.approx(-23, abs=1)
    assert 2 * db(max(max(side) for side in mix)) < -3


@pytest.mark.parametrize("name", ["space", "engine", "cantina", "saloon", "dunes", "rain"])
def test_a_bed_is_under_the_music(name: str) -> None:
    found = loudness(*halved(bed_path(name), Settings().ambience, 20))
    assert -24 - 8.5 <= found <= -24 - 5.5


@pytest.mark.parametrize("piece", first(1, PIECES))
def test_each_state_of_a_piece_has_its_loudness(piece: str) -> None:
    volume, start = gain(Settings().music), 5 * RATE
    part = slice(start, start + 4 * RATE)
    found = {}
    for state in STATES:
        some = stems.mixed(piece, state, range(stems.sheet(piece).cells), part)
        found[state] = loudness(*stems.halved(some, volume))
    assert found == pytest.approx(STATES, abs=1.5)
    assert found["ground"] == min(found.values())
    assert found["ground pulse melody"] > max(found.values()) - 0.2, "nobody hears less"


def test_the_music_makes_way_by_three_decibels_and_comes_back() -> None:
    duck = Duck()
    duck.under()
    heard = []
    for _ in range(40):
        duck.update(0.05)
        heard.append(duck.factor)
    assert min(heard) == DUCK and 2 * db(DUCK) == pytest.approx(-3)
    assert heard[3] == DUCK == heard[round(HOLD / 0.05) - 1]
    assert heard[-1] == 1.0


def test_what_matters_is_heard_over_the_music() -> None:
    facts = read(index_path())
    loud = {name for name, each in facts.items() if each.step in OVER_MUSIC}
    weights = {entry.cue: entry.weight for entry in cues.ENTRIES}
    assert {"fame_gain", "turn_mine", "combat_begin", "end_won"} <= loud
    quiet = [weights[name] for name in facts if name in weights and name not in loud]
    assert sum(quiet) / len(quiet) < min(weights[name] for name in ("fame_gain", "combat_begin"))
