"""Decks on SDL's disk driver, which writes the mix to a file: stems in step, cells without a gap;
and pieces that are one file."""

from __future__ import annotations

import array
import os
import shutil
import time
import wave
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.games.outer_rim.sound.sounds import SOUNDS
from game.client.shell.window.settings import Settings
from game.client.sound import decks, music
from game.client.sound.bed import bed_path
from game.client.sound.decks import EASE, MARGIN, Deck, Ramp
from game.client.sound.moods import STEMS, Mood, Sounds
from game.client.sound.player import Sound
from game.client.sound.sheet import Sheet
from tests.names import Patch

RATE = 44100
CELL, CLICK = 2.0, 0.1  # seconds of a cell, and of its click after its start
BED, PEAK = 2000, 6000


def write_cell(path: Path) -> Path:
    """Write a cell: a steady level, one sample higher, and noise where it must be cut off."""
    edge = [30000, -30000] * round(MARGIN * RATE)
    body = [BED] * (2 * round(CELL * RATE))
    click = 2 * round(CLICK * RATE)
    body[click : click + 2] = [PEAK, PEAK]
    after = [BED] * (2 * round(EASE * RATE))  # more of the cell beyond its end
    with wave.open(str(path), "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(array.array("h", [*edge, *body, *after, *edge]).tobytes())
    return path


@pytest.fixture
def mix(tmp_path: Path, monkeypatch: Patch) -> Iterator[Path]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tmp_path / "mix.raw"))
    monkeypatch.setenv("SDL_DISKAUDIODELAY", "40")
    yield tmp_path / "mix.raw"
    pygame.mixer.quit()


def test_stems_are_in_step_and_cells_without_a_gap(
    mix: Path, tmp_path: Path, monkeypatch: Patch
) -> None:
    cell = write_cell(tmp_path / "cell.wav")
    monkeypatch.setattr(decks, "cell_path", lambda *where: cell)
    sound = Sound(Settings(music=1.0))
    assert not sound.ready and sound.worker.wait() and sound.ready
    deck = Deck(sound, 2)
    deck.load("piece", Sheet(4 * CELL, cells=4), 0.5)
    deck.volume(1.0)
    deck.begin(0.0, STEMS)
    known = []
    late = time.monotonic() + 60
    while time.monotonic() < late:  # the driver writes about as fast as one hears, or slower
        second = deck.update(0.001)
        known += [] if second is None else [second]
        if len(known) == 2:
            break
        pygame.time.wait(1)
    sound.close()
    assert known == [CELL, 2 * CELL]
    data = mix.read_bytes()
    left = array.array("h", data[: len(data) // 4 * 4])[0::2]
    full = [at for at, each in enumerate(left) if each >= 3 * BED]
    heard = left[full[0] : full[-1] + 1]
    assert min(heard) == 3 * BED, "there is a gap, or an edge"
    clicks = [at for at, each in enumerate(heard) if each > 3 * BED]
    assert clicks and all(heard[at] == 3 * PEAK for at in clicks), "the stems are out of step"
    assert all(b - a == round(CELL * RATE) for a, b in zip(clicks, clicks[1:], strict=False))


def test_a_piece_that_is_one_file_is_streamed(tmp_path: Path, monkeypatch: Patch) -> None:
    """A game may bring such a piece; it has no stems, and any mood can play it."""
    assert os.environ["SDL_AUDIODRIVER"] == "dummy"
    shutil.copy(bed_path("space"), tmp_path / "plain.ogg")
    (tmp_path / "plain.json").write_text('{"seconds": 24, "chords": [[0, "D A"]]}', "utf-8")
    monkeypatch.setattr(decks, "piece_path", lambda name: tmp_path / f"{name}.ogg")
    monkeypatch.setattr(music, "sheet_path", lambda name: tmp_path / f"{name}.json")
    sound = Sound(Settings(ambience=0.0), dummy=True)
    assert not sound.ready and sound.worker.wait() and sound.ready
    sound.mood("plain", Sounds({"plain": Mood(("plain",), "space", pulse=True)}))
    for asked in (True, False, True):
        sound.listen(asked)
        for _ in range(4):
            sound.update(0.1)
            assert sound.worker.wait()
    assert sound.music.state == "on" and pygame.mixer.music.get_busy()
    sound.settings.music = 0.2
    sound.obey()
    assert pygame.mixer.music.get_volume() < 0.2
    sound.close()


def test_the_beginning_of_a_fight_is_read_at_once() -> None:
    sound = Sound(Settings(), dummy=True)
    assert not sound.ready and sound.worker.wait() and sound.ready
    begun = pygame.time.get_ticks()
    combat = SOUNDS.mood("combat")
    sheet = music.sheets.read(music.sheet_path("quarry"))
    sound.music.decks[0].load("quarry", sheet, combat.passage.entries[0])
    assert pygame.time.get_ticks() - begun < 3000
    sound.close()


def test_a_ramp_waits_and_then_moves_evenly() -> None:
    ramp = Ramp()
    ramp.go(1.0, 2.0, wait=1.0)
    found = []
    for _ in range(7):
        ramp.update(0.5)
        found.append(ramp.value)
    assert found == [0.0, 0.0, 0.25, 0.5, 0.75, 1.0, 1.0]
    ramp.go(0.5, 1.0)
    ramp.update(1.5)
    assert ramp.value == 0.5
