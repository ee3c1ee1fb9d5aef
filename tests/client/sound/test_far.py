"""Single sounds over a bed: now and then, from all sides, without a period."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.client.games.outer_rim.sound.sounds import SOUNDS
from game.client.shell.window import registry
from game.client.shell.window.settings import Settings
from game.client.sound import bed as beds
from game.client.sound.bed import (
    CROSS,
    FAR_LEAST,
    FAR_MOST,
    OVERLAP,
    STRETCH_LEAST,
    STRETCH_MOST,  # fmt: skip
    Chance,
    Loop,
    Stretches,
    far_paths,
)
from game.client.sound.moods import USUAL
from game.client.sound.player import Sound
from tests.names import Patch


def quarter_hour(sounds: int) -> list[tuple[float, int, float]]:
    """Return the second, number and side of each single sound in 15 minutes."""
    chance, found = Chance(), []
    for step in range(15 * 60 * 20):
        due = chance.update(0.05, sounds)
        if due:
            found.append((step / 20, *due))
    return found


def test_single_sounds_have_no_period() -> None:
    found = quarter_hour(6)
    times = [at for at, _, _ in found]
    gaps = [after - before for before, after in zip(times, times[1:], strict=False)]
    assert 60 < len(found) < 90
    assert all(FAR_LEAST - 0.1 < gap < FAR_MOST + 0.1 for gap in gaps)
    numbers = [number for _, number, _ in found]
    assert set(numbers) == set(range(6))
    assert all(one != other for one, other in zip(numbers, numbers[1:], strict=False))
    for period in range(1, 30):
        same = sum(abs(a - b) < 0.2 for a, b in zip(gaps, gaps[period:], strict=False))
        assert same < 0.5 * (len(gaps) - period), f"it repeats after {period} sounds"


def test_they_come_from_all_sides() -> None:
    places = [side for _, _, side in quarter_hour(6)]
    assert min(places) < 0.1 and max(places) > 0.9 and all(0 <= side <= 1 for side in places)


def test_a_bed_without_single_sounds_has_none() -> None:
    assert quarter_hour(0) == [] and far_paths("no_such_bed") == []


def test_each_bed_has_some() -> None:
    games = [registry.sounds(id) for id in ("outer_rim", "free_captains", "mandalorian")]
    moods = [mood for each in (USUAL, *games) for mood in each.moods.values()]
    assert all(len(far_paths(mood.bed)) >= 6 for mood in moods)


@pytest.fixture
def sound() -> Iterator[Sound]:
    made = Sound(Settings(), dummy=True)
    assert not made.ready and made.worker.wait() and made.ready
    yield made
    made.close()


def test_one_is_heard_over_the_bed(sound: Sound) -> None:
    sound.mood("room", SOUNDS)
    for _ in range(60):
        sound.update(0.15)
        assert sound.worker.wait()
    assert sound.bed.playing == "cantina" and len(sound.bed._far) == 6
    assert any(single.get_num_channels() for single in sound.bed._far)
    sound.settings.ambience = 0.25
    sound.obey()
    assert all(single.get_volume() < 0.2 for single in sound.bed._far)
    sound.settings.ambience = 0.0
    sound.bed.age = 100.0
    sound.update(0.1)
    assert sound.bed._far == []


def test_stretches_go_all_over_the_loop_and_never_in_the_same_order() -> None:
    stretches = Stretches(60.0)
    found = [stretches.next() for _ in range(50)]
    assert all(0 <= second < 60 for second, _ in found)
    assert all(STRETCH_LEAST <= length <= STRETCH_MOST for _, length in found)
    assert len({round(second / 5) for second, _ in found}) >= 12
    assert len({(round(second), round(length)) for second, length in found}) > 45
    assert Stretches(9.0).next()[1] <= 9.0 - CROSS - OVERLAP, "a short loop has short ones"


def test_a_part_of_a_loop_goes_on_at_its_beginning() -> None:
    loop = Loop(b"abcdef")
    assert loop.part(4, 4) == b"efab" and loop.part(1, 3) == b"bcd"
    loop.close()


def test_a_bed_goes_on_elsewhere_without_a_gap(sound: Sound) -> None:
    sound.mood("room", SOUNDS)
    heard = []
    for _ in range(700):
        sound.update(0.1)
        assert sound.worker.wait()
        bed = sound.bed
        if bed.playing:
            assert pygame.mixer.Channel(bed._turn).get_busy(), "there is a gap"
        if bed._now is not None and bed._now not in heard:
            heard.append(bed._now)
            before = bed._before
            if len(heard) > 1:
                assert before is heard[-2] and pygame.mixer.Channel(1 - bed._turn).get_busy()
    assert len(heard) >= 4
    assert sound.bed._before is None, "the stretch before has gone"


def test_a_bed_is_begun_once_though_frames_pass_meanwhile(sound: Sound, monkeypatch: Patch) -> None:
    bed, begun = sound.bed, list[str]()
    start, singles = bed._start, bed._singles

    def counted(name: str) -> None:
        begun.append(name)
        start(name)

    def slow(name: str) -> list[pygame.mixer.Sound]:
        for _ in range(3):
            sound.update(0.1)
        return singles(name)

    monkeypatch.setattr(bed, "_start", counted)
    monkeypatch.setattr(bed, "_singles", slow)
    sound.mood("room", SOUNDS)
    sound.update(0.1)
    assert sound.worker.wait() and sound.worker.wait()
    assert begun == ["cantina"] and bed.playing == "cantina" and len(bed._far) == 6


def test_the_frame_leaves_a_bed_alone_while_the_next_is_read(
    sound: Sound, monkeypatch: Patch
) -> None:
    sound.mood("room", SOUNDS)
    sound.update(0.1)
    assert sound.worker.wait()
    bed, times = sound.bed, list[tuple[float, ...]]()
    bed.age = 100.0
    read = sound.read

    def slow(path: Any) -> pygame.mixer.Sound | None:
        sound.mood("room", SOUNDS)  # the same place is wanted again
        for _ in range(3):
            sound.update(0.1)
            times.append((bed.age, bed._age, bed._left, bed._chance.wait))
        return read(path)

    monkeypatch.setattr(bed.sound, "read", slow)
    sound.mood("calm", SOUNDS)
    bed.update(0.1)
    assert sound.worker.wait()
    assert times and len(set(times[:3])) == 1


class FullDisk:
    """A file without room for anything."""

    def __init__(self) -> None:
        self.closed = False

    def write(self, samples: bytes) -> int:
        raise OSError("No space left on device")

    def close(self) -> None:
        self.closed = True


def test_without_room_for_its_loop_a_place_is_silent_and_cues_go_on(
    sound: Sound, monkeypatch: Patch
) -> None:
    file = FullDisk()
    monkeypatch.setattr(beds, "TemporaryFile", lambda: file)
    sound.mood("room", SOUNDS)
    for _ in range(5):
        sound.update(0.1)
        assert sound.worker.wait()
    assert file.closed and sound.bed._loop is None and sound.bed.playing == "cantina"
    assert "No space left" in sound.problem
    sound.cue("press")
    assert sound.worker.wait() and sound._sounds["press"] is not None


def test_closing_closes_the_file_of_the_loop(sound: Sound, monkeypatch: Patch) -> None:
    files: list[Any] = []

    def made() -> Any:
        files.append(tempfile.TemporaryFile())
        return files[-1]

    monkeypatch.setattr(beds, "TemporaryFile", made)
    for mood in ("room", "calm"):
        sound.bed.age = 100.0
        sound.mood(mood, SOUNDS)
        for _ in range(3):
            sound.update(0.1)
            assert sound.worker.wait()
    assert [file.closed for file in files] == [True, False]
    sound.close()
    assert [file.closed for file in files] == [True, True]
