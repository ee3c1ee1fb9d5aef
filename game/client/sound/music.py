"""The music: one piece after another, by mood. A piece resumes where it was left."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

import pygame

from game.client.shell.paths import assets_folder
from game.client.sound import sheet as sheets
from game.client.sound.levels import Duck, gain
from game.client.sound.moods import Mood, Passage
from game.client.sound.sheet import Sheet
from game.client.sound.worker import Device

STAY = 40.0  # minimum seconds a piece plays before a mood may change it, unless that is urgent
OUT, IN = 2500, 3500  # milliseconds; there is one stream, so a piece must end first
URGENT_OUT, URGENT_IN = 600, 200
ROUNDS = 1  # number of times a piece plays whole before the next one of the mood


def piece_path(name: str) -> Path:
    return assets_folder() / "music" / f"{name}.ogg"


def sheet_path(name: str) -> Path:
    return assets_folder() / "music" / f"{name}.json"


class MusicDevice(Device, Protocol):
    """The parts of its sound that the music needs."""

    duck: Duck

    def note_missing(self, path: Path, problem: Exception) -> None: ...


class Music:
    """Plays the pieces of a mood. ``second`` is the place in the piece that plays."""

    def __init__(self, sound: MusicDevice) -> None:
        self.sound = sound
        self.mood: Mood | None = None
        self.playing = ""
        self.state = "off"  # off, starting, on, ending
        self.start = 0.0  # second of the piece at which it began this time
        self.age = 0.0  # seconds since
        self.sheet = Sheet()
        self._left: dict[str, float] = {}  # second at which each piece was left
        self._order: list[str] = []  # pieces by last start, latest at the end
        self._entered: dict[tuple[str, float], int] = {}
        self._count = 0
        self._met: Mood | None = None  # the mood for which the place in the piece is right
        self._broken: set[str] = set()

    @property
    def second(self) -> float:
        """Return the second of the piece that is heard now."""
        return (self.start + self.age) % (self.sheet.seconds or 1e9)

    @property
    def wanted(self) -> str:
        """Return the piece to play: the current one for as long as it fits, otherwise the one of
        the mood that was started longest ago."""
        if self.mood is None or not self.sound.settings.music:
            return ""
        pieces = [each for each in self.mood.pieces if each not in self._broken]
        if not pieces:
            return ""
        done = bool(self.sheet.seconds) and self.age > ROUNDS * self.sheet.seconds
        if self.playing in pieces and (not done or len(pieces) == 1):
            return self.playing
        others = [each for each in pieces if each != self.playing]
        return min(others, key=lambda each: each in self._order and self._order.index(each) + 1)

    @property
    def _out_of_passage(self) -> bool:
        """Return True if the mood needs another passage of the piece that plays."""
        mood = self.mood
        if mood is None or mood.passage is None or mood is self._met:
            return False
        return not mood.passage.holds(self.second)

    def clashes(self, tones: Sequence[str]) -> bool:
        """Return True if tones that sound now would rub against the chord of the music."""
        return self.state in ("on", "ending") and self.sheet.clashes(tones, self.second)

    def obey(self) -> None:
        if self.state in ("on", "ending"):
            volume = gain(self.sound.settings.music) * self.sound.duck.factor
            pygame.mixer.music.set_volume(volume)

    def update(self, dt: float) -> None:
        self.age += dt
        wanted = self.wanted
        if self.state == "on":
            if wanted == self.playing and not self._out_of_passage:
                self._met = self.mood
            else:
                self._leave(wanted)
        elif self.state == "ending" and not pygame.mixer.music.get_busy():
            self.state, self.playing = "off", ""
            wanted = self.wanted
        if self.state == "off" and wanted and self.sound.ready:
            self._begin(wanted)

    def _leave(self, wanted: str) -> None:
        """Fade out, if the piece has played long enough or the mood does not wait."""
        urgent = self.mood is not None and self.mood.urgent
        if wanted and not urgent and self.age < STAY:
            return
        if self._met is None or self._met.passage is None:
            self._left[self.playing] = self.second
        pygame.mixer.music.fadeout(URGENT_OUT if urgent else OUT)
        self.state = "ending"

    def _begin(self, name: str) -> None:
        mood = self.mood
        assert mood is not None, "a piece is wanted without a mood"
        self.state, self.playing = "starting", name
        self._order = [each for each in self._order if each != name] + [name]
        start = self._entry(name, mood.passage) if mood.passage else self._left.get(name, 0.0)
        self._met = mood
        fade = URGENT_IN if mood.urgent else IN
        self.sound.worker.do(lambda: self._start(name, start, fade))

    def _entry(self, name: str, passage: Passage) -> float:
        """Return the entry of a passage that was used longest ago."""
        chosen = min(passage.entries, key=lambda each: self._entered.get((name, each), 0))
        self._count += 1
        self._entered[name, chosen] = self._count
        return chosen

    def _start(self, name: str, start: float, fade: int) -> None:
        """Start a piece, in the worker: opening a stream is fast, but not from a slow disk."""
        path = piece_path(name)
        try:
            sheet = sheets.read(sheet_path(name))
            pygame.mixer.music.load(path)
            pygame.mixer.music.set_volume(gain(self.sound.settings.music) * self.sound.duck.factor)
            pygame.mixer.music.play(loops=-1, start=start, fade_ms=fade)
        except (pygame.error, OSError, ValueError, KeyError) as problem:
            self._broken.add(name)
            self.state, self.playing = "off", ""
            self.sound.note_missing(path, problem)
            return
        self.sheet, self.start, self.age = sheet, start, 0.0
        if not self.sound.audible:
            pygame.mixer.music.pause()
        self.state = "on"
