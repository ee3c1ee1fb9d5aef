"""The ambience of a place: a loop, and single sounds over it now and then."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

import pygame

from game.client.shell.paths import assets_folder
from game.client.sound.levels import gain
from game.client.sound.worker import Device

BED_STAY = 8.0  # minimum seconds a bed plays
BED_FADE = 1500  # milliseconds
FAR_FIRST, FAR_LEAST, FAR_MOST = 6.0, 6.0, 19.0  # seconds before and between single sounds
GOLDEN, SILVER, BRONZE = 0.6180339887, 0.4142135624, 0.3027756377
"""steps whose multiples never repeat below 1"""


def bed_path(name: str) -> Path:
    return assets_folder() / "ambience" / f"{name}.ogg"


def far_paths(name: str) -> list[Path]:
    """Return the files of the single sounds of a bed."""
    return sorted((assets_folder() / "ambience" / "far").glob(f"{name}.*.ogg"))


class BedDevice(Device, Protocol):
    """The parts of its sound that the ambience needs."""

    def read(self, path: Path) -> pygame.mixer.Sound | None: ...


class Chance:
    """The moments and sides of the single sounds: scattered evenly, without a period that could be
    heard. ``after``: seconds until the first."""

    def __init__(self, after: float = FAR_FIRST) -> None:
        self.wait = after
        self._count = 0

    def update(self, dt: float, sounds: int) -> tuple[int, float] | None:
        """Advance by ``dt`` seconds; return the number of a sound to play now, and its side from
        0 (left) to 1."""
        self.wait -= dt
        if self.wait > 0 or not sounds:
            return None
        self._count += 1
        self.wait = FAR_LEAST + (FAR_MOST - FAR_LEAST) * (self._count * GOLDEN % 1)
        return int(self._count * SILVER % 1 * sounds), self._count * BRONZE % 1


class Bed:
    """The ambience of a place: two alternating channels, so that one fades into the other."""

    def __init__(self, sound: BedDevice) -> None:
        self.sound = sound
        self.wanted = ""
        self.playing = ""
        self.age = 0.0
        self._turn = 0
        self._loading = False
        self._now: pygame.mixer.Sound | None = None
        self._far: list[pygame.mixer.Sound] = []
        self._chance = Chance()

    @property
    def _volume(self) -> float:
        return gain(self.sound.settings.ambience)

    def obey(self) -> None:
        if self._now is not None:
            self._now.set_volume(self._volume)
        for single in list(self._far):
            single.set_volume(self._volume)

    def update(self, dt: float) -> None:
        self.age += dt
        wanted = self.wanted if self.sound.settings.ambience else ""
        if wanted and wanted == self.playing:
            self._scatter(dt)
        if wanted == self.playing or self._loading or (self.playing and self.age < BED_STAY):
            return
        if not wanted:
            self._end()
        elif self.sound.ready:
            self._loading = True
            self.sound.worker.do(lambda: self._start(wanted))

    def _scatter(self, dt: float) -> None:
        """Play a single sound if one is due, on its own side."""
        due = self._chance.update(dt, len(self._far))
        channel = pygame.mixer.find_channel() if due else None
        if due and channel is not None:
            number, side = due
            channel.play(self._far[number])
            channel.set_volume(1 - 0.8 * side, 0.2 + 0.8 * side)

    def _end(self) -> None:
        """Fade out the current sound and drop its samples."""
        if self._now is not None:
            pygame.mixer.Channel(self._turn).fadeout(BED_FADE)
        self._now, self._far, self.playing = None, [], ""

    def _start(self, name: str) -> None:
        sound = self.sound.read(bed_path(name))
        self._end()
        if sound is not None:
            self._turn = 1 - self._turn
            sound.set_volume(self._volume)
            channel = pygame.mixer.Channel(self._turn)
            channel.play(sound, loops=-1, fade_ms=BED_FADE)
            if not self.sound.audible:
                channel.pause()
            self._now = sound
            self._far = self._singles(name)
        self.playing, self.age, self._loading = name, 0.0, False

    def _singles(self, name: str) -> list[pygame.mixer.Sound]:
        """Read the single sounds of a bed, in the worker."""
        found = [self.sound.read(path) for path in far_paths(name)]
        for single in found:
            if single is not None:
                single.set_volume(self._volume)
        return [single for single in found if single is not None]
