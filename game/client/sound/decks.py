"""The players of a piece: a deck with its stems on channels of their own, or the plain stream."""

from __future__ import annotations

import time
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

import pygame

from game.client.paths import assets_folder
from game.client.sound.moods import STEMS
from game.client.sound.sheet import Sheet
from game.client.sound.worker import Device

MARGIN = 0.06  # seconds that each file of a cell has more at both ends
EASE = 0.012  # seconds in which a cell fades into the next
FADE = 1.5  # seconds in which a stem comes or goes, from a bar on
AHEAD = 10.0  # seconds before its beginning at which the next cell is read
SHORT = 4.0  # a cell with less left is read with the next
TRIES, TOGETHER = 5, 0.001  # attempts to start all stems within that many seconds


def piece_path(name: str) -> Path:
    return assets_folder() / "music" / f"{name}.ogg"


def cell_path(name: str, stem: str, number: int) -> Path:
    return assets_folder() / "music" / name / f"{stem}.{number + 1}.ogg"


Cell = list[pygame.mixer.Sound]
"""the stems of a cell, in the order of ``STEMS``"""


def crossfade(tail: bytes, part: bytes) -> bytes:
    """Return the samples of a cell, begun with those that the cell before has beyond its end, which
    fade into its own: the encoder's edges never meet."""
    before, own = array("h", tail), array("h", part[: len(tail)])
    for number, (a, b) in enumerate(zip(before, own, strict=False)):
        own[number] = round(a + (b - a) * number / len(own))
    return own.tobytes() + part[len(tail) :]


class Player(Protocol):
    """The player of a piece. ``load`` is slow; all others are for the frame."""

    def load(self, name: str, sheet: Sheet, second: float) -> None: ...
    def begin(self, fade: float, stems: Sequence[str]) -> None: ...
    def mix(self, stems: Sequence[str], wait: float) -> None: ...
    def end(self, fade: float) -> None: ...
    def volume(self, volume: float) -> None: ...
    def update(self, dt: float) -> float | None: ...
    @property
    def busy(self) -> bool: ...


class Stream:
    """A piece that is one file: the mixer reads it as it plays."""

    def __init__(self) -> None:
        self._volume, self._second = 1.0, 0.0

    def load(self, name: str, sheet: Sheet, second: float) -> None:
        pygame.mixer.music.load(piece_path(name))
        self._second = second

    def begin(self, fade: float, stems: Sequence[str]) -> None:
        pygame.mixer.music.set_volume(self._volume)
        pygame.mixer.music.play(loops=-1, start=self._second, fade_ms=round(fade * 1000))

    def mix(self, stems: Sequence[str], wait: float) -> None:
        """Do nothing: there are no stems."""

    def end(self, fade: float) -> None:
        pygame.mixer.music.fadeout(round(fade * 1000))

    def volume(self, volume: float) -> None:
        self._volume = volume
        if self.busy:
            pygame.mixer.music.set_volume(volume)

    def update(self, dt: float) -> float | None:
        return None

    @property
    def busy(self) -> bool:
        return bool(pygame.mixer.get_init() and pygame.mixer.music.get_busy())


class Ramp:
    """A value that moves to its goal in even steps, once it has waited."""

    def __init__(self, value: float = 0.0) -> None:
        self.value, self.goal, self.wait, self._pace = value, value, 0.0, 1.0

    def go(self, goal: float, seconds: float, wait: float = 0.0) -> None:
        self.goal, self.wait = goal, wait
        self._pace = abs(goal - self.value) / max(seconds, 1e-6)

    def update(self, dt: float) -> None:
        late = max(0.0, dt - self.wait)
        self.wait = max(0.0, self.wait - dt)
        step = self._pace * late
        gap = self.goal - self.value
        self.value = self.goal if abs(gap) <= step else self.value + (step if gap > 0 else -step)


class Deck:
    """A piece in stems. ``first`` is the number of its first channel. Its cells are read one ahead;
    a cell's loudness is that of its sounds, as a channel forgets its own at each start."""

    def __init__(self, sound: Device, first: int) -> None:
        self.sound, self.first = sound, first
        self.name = ""
        self.sheet = Sheet()
        self.now: Cell = []
        self.next: Cell = []
        self.cell = 0  # number of the one that plays
        self.left = 0.0  # seconds of it
        self._asked = False  # whether the next is being read
        self._queued = False
        self._begun = False
        self._tails: dict[tuple[int, str], bytes] = {}  # what a cell has beyond its end
        self._volume = 1.0
        self.whole = Ramp()
        self.level = Ramp()  # decibels of all stems
        self.stems = {stem: Ramp() for stem in STEMS}

    @property
    def busy(self) -> bool:
        return bool(self.now)

    @property
    def _channels(self) -> list[pygame.mixer.Channel]:
        return [pygame.mixer.Channel(self.first + number) for number in range(len(STEMS))]

    # -- reading, in the worker --

    def load(self, name: str, sheet: Sheet, second: float) -> None:
        """Read the cell of a second, from there on; raise OSError if it is not there."""
        self.name, self.sheet, self._begun, self._tails = name, sheet, False, {}
        number, begun = divmod(second % sheet.seconds, sheet.cell)
        self.cell = int(number)
        self.left = sheet.cell - begun
        self.now = self._read(self.cell, begun)
        self.next, self._queued, self._asked = [], False, False
        if self.left < SHORT:
            self.next = self._read((self.cell + 1) % sheet.cells)

    def _read(self, number: int, begun: float = 0.0) -> Cell:
        """Return the stems of a cell. One that cannot be read is silent, but for the ground."""
        frequency, size, sides = pygame.mixer.get_init() or (44100, -16, 2)
        frame = abs(size) // 8 * sides
        first = round((MARGIN + begun) * frequency) * frame
        length = round(self.sheet.cell * frequency) * frame - round(begun * frequency) * frame
        made: Cell = []
        after = round(EASE * frequency) * frame
        tails, self._tails = self._tails, {}
        for stem in STEMS:
            path = cell_path(self.name, stem, number)
            found = self.sound.read(path)
            if found is None and stem == STEMS[0]:
                raise OSError(f"{path} cannot be played")
            part = bytes(length) if found is None else found.get_raw()[first : first + length]
            if not begun and found is not None and size == -16:
                part = crossfade(tails.get((number, stem), b""), part)
            if found is not None:
                following = (number + 1) % self.sheet.cells, stem
                self._tails[following] = found.get_raw()[first + length : first + length + after]
            cut = pygame.mixer.Sound(buffer=part + bytes(length - len(part)))
            cut.set_volume(0.0)
            made.append(cut)
        return made

    def _read_next(self) -> None:
        if not self.now:
            return
        try:
            self.next = self._read((self.cell + 1) % self.sheet.cells)
        except (pygame.error, OSError):
            self.next = []  # what plays ends with its cell, and the music begins anew

    # -- playing --

    def begin(self, fade: float, stems: Sequence[str]) -> None:
        """Start all stems together. None is heard before, so a failed attempt is not either."""
        self._begun = True
        self.whole, self.level = Ramp(), Ramp(self._level(stems))
        self.whole.go(1.0, fade)
        self.stems = {stem: Ramp(float(stem in stems)) for stem in STEMS}
        for _ in range(TRIES):
            begun = time.perf_counter()
            for channel, sound in zip(self._channels, self.now, strict=True):
                channel.play(sound)
            if time.perf_counter() - begun < TOGETHER:
                break

    def _level(self, stems: Sequence[str]) -> float:
        return self.sheet.levels.get(" ".join(stems), 0.0)

    def mix(self, stems: Sequence[str], wait: float) -> None:
        """Let these stems be heard, the others not, after some seconds."""
        if all(ramp.goal == float(stem in stems) for stem, ramp in self.stems.items()):
            return
        for stem, ramp in self.stems.items():
            ramp.go(float(stem in stems), FADE, wait)
        self.level.go(self._level(stems), FADE, wait)

    def end(self, fade: float) -> None:
        self.whole.go(0.0, fade)

    def volume(self, volume: float) -> None:
        self._volume = volume
        whole = volume * self.whole.value * 10 ** (self.level.value / 20)
        for cell in (self.now, self.next):
            for stem, sound in zip(STEMS, cell, strict=False):
                sound.set_volume(min(1.0, whole * self.stems[stem].value))

    def update(self, dt: float) -> float | None:
        """Advance by ``dt`` seconds. Return the second of the piece where it is exactly known."""
        if not self._begun:
            return None
        for ramp in (self.whole, self.level, *self.stems.values()):
            ramp.update(dt)
        self.left -= dt
        if self.whole.goal == 0.0 == self.whole.value:
            self._stop()
            return None
        self.volume(self._volume)
        return self._go_on()

    def _go_on(self) -> float | None:
        """Line up the next cell once it has been read; note when it begins."""
        channels = self._channels
        if not channels[0].get_busy():
            self._stop()
            return None
        if self.next and not self._queued:
            for channel, sound in zip(channels, self.next, strict=True):
                channel.queue(sound)
            self._queued = True
        elif self._queued and channels[0].get_queue() is None:
            self.cell = (self.cell + 1) % self.sheet.cells
            self.now, self.next, self._queued, self._asked = self.next, [], False, False
            self.left = self.sheet.cell
            return self.cell * self.sheet.cell
        elif self.left < AHEAD and not self._asked and self.whole.goal:
            self._asked = True
            self.sound.worker.do(self._read_next)
        return None

    def _stop(self) -> None:
        for channel in self._channels:
            channel.stop()
        self.now, self.next = [], []
        self._queued = self._asked = self._begun = False
