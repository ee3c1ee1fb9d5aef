"""An hour of music: each piece is heard nearly whole, none always from the same point, and a fight
has its drums at once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

import pygame
import pytest

from game.client.games.outer_rim.sounds import CHASE, SOUNDS
from game.client.shell.settings import Settings
from game.client.sound import sheet
from game.client.sound.music import STAY, piece_path, sheet_path
from game.client.sound.player import Sound

STEP = 0.25


@dataclass
class Stream:
    """Replaces the mixer's music stream, with a clock of its own."""

    now: float = 0.0
    piece: str = ""
    begun: float = 0.0
    start: float = 0.0
    ends: float = 1e9
    starts: list[tuple[float, str, float]] = field(default_factory=list)
    heard: defaultdict[str, set[int]] = field(default_factory=lambda: defaultdict(set))

    def load(self, path: object) -> None:
        self.piece = getattr(path, "stem", "")

    def play(self, loops: int, start: float, fade_ms: int) -> None:
        self.begun, self.start, self.ends = self.now, start, 1e9
        self.starts.append((self.now, self.piece, start))

    def fadeout(self, milliseconds: int) -> None:
        self.ends = self.now + milliseconds / 1000

    def get_busy(self) -> bool:
        return self.now < self.ends

    def set_volume(self, volume: float) -> None:
        pass

    def pause(self) -> None:
        pass

    @property
    def second(self) -> float:
        seconds = sheet.read(sheet_path(self.piece)).seconds
        return (self.start + self.now - self.begun) % seconds

    def listen(self) -> None:
        if self.piece and self.get_busy():
            self.heard[self.piece].add(int(self.second))


def moods() -> Iterator[tuple[str, float]]:
    """Yield cycles of 60 s calm, 20 s at a place, 20 s of the others; every fourth has a fight,
    every fifth a patrol next door."""
    number = 0
    while True:
        yield ("hunt" if number % 5 == 3 else "calm"), 60
        yield ("combat" if number % 4 == 2 else "room"), 20
        yield "calm", 20
        number += 1


@pytest.fixture
def stream(monkeypatch: pytest.MonkeyPatch) -> Stream:
    made = Stream()
    monkeypatch.setattr(pygame.mixer, "music", made)
    return made


@pytest.fixture
def sound(stream: Stream, monkeypatch: pytest.MonkeyPatch) -> Sound:
    """Return sound whose jobs are finished at once."""
    made = Sound(Settings(ambience=0.0), dummy=True)
    made._state = "open"
    monkeypatch.setattr(made.worker, "do", lambda job: job())
    return made


def play(sound: Sound, stream: Stream, seconds: float) -> None:
    for _ in range(round(seconds / STEP)):
        sound.update(STEP)
        stream.now += STEP
        stream.listen()


def test_in_an_hour_each_piece_is_heard_and_none_starts_twice_alike(
    sound: Sound, stream: Stream
) -> None:
    for mood, seconds in moods():
        sound.mood(mood, SOUNDS)
        play(sound, stream, seconds)
        if stream.now >= 3600:
            break
    for piece in ("drift", "dawn", "lantern", "quarry"):
        length = sheet.read(sheet_path(piece)).seconds
        assert len(stream.heard[piece]) >= 0.9 * length, f"too little of {piece}"
    for number, (at, piece, start) in enumerate(stream.starts):
        for before, other, same in stream.starts[:number]:
            recent = piece == other and at - before < 600
            assert not (recent and abs(start - same) < 1.0), f"{piece} at {start} twice, at {at}"


def test_the_calm_pieces_take_turns_when_calm_returns(sound: Sound, stream: Stream) -> None:
    for _ in range(4):
        for mood in ("calm", "room"):
            sound.mood(mood, SOUNDS)
            play(sound, stream, STAY + 10)
    assert [piece for _, piece, _ in stream.starts][::2] == ["drift", "dawn", "drift", "dawn"]
    resumed = {start for _, piece, start in stream.starts if piece == "drift"}
    assert len(resumed) == 2 and max(resumed) > STAY


def test_a_fight_begins_with_the_drums(sound: Sound, stream: Stream) -> None:
    sound.mood("calm", SOUNDS)
    play(sound, stream, 50)
    sound.mood("combat", SOUNDS)
    play(sound, stream, 1.5)
    assert stream.piece == "quarry" and CHASE.holds(stream.second)
    assert stream.starts[-1][2] == pytest.approx(85.3, abs=0.1)


def test_a_fight_in_a_hunt_cuts_to_the_drums_and_the_hunt_resumes(
    sound: Sound, stream: Stream
) -> None:
    sound.mood("hunt", SOUNDS)
    play(sound, stream, 20)
    sound.mood("combat", SOUNDS)
    play(sound, stream, 1.5)
    assert CHASE.holds(stream.second)
    sound.mood("calm", SOUNDS)
    play(sound, stream, STAY + 5)
    sound.mood("hunt", SOUNDS)
    play(sound, stream, STAY + 5)
    assert stream.piece == "quarry" and stream.starts[-1][2] == pytest.approx(20, abs=1)


def test_there_is_a_file_for_each_passage() -> None:
    for mood in SOUNDS.moods.values():
        if mood.passage:
            assert all(mood.passage.holds(entry) for entry in mood.passage.entries)
            assert all(piece_path(piece).is_file() for piece in mood.pieces)
