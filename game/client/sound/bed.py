"""The ambience of a place, as a loop."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

import pygame

from game.client.shell.paths import assets_folder
from game.client.sound.levels import gain
from game.client.sound.worker import Device

BED_STAY = 8.0  # minimum seconds a bed plays
BED_FADE = 1500  # milliseconds


def bed_path(name: str) -> Path:
    return assets_folder() / "ambience" / f"{name}.ogg"


class BedDevice(Device, Protocol):
    """The parts of its sound that the ambience needs."""

    def read(self, path: Path) -> pygame.mixer.Sound | None: ...


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

    @property
    def _volume(self) -> float:
        return gain(self.sound.settings.ambience)

    def obey(self) -> None:
        if self._now is not None:
            self._now.set_volume(self._volume)

    def update(self, dt: float) -> None:
        self.age += dt
        wanted = self.wanted if self.sound.settings.ambience else ""
        if wanted == self.playing or self._loading or (self.playing and self.age < BED_STAY):
            return
        if not wanted:
            self._end()
        elif self.sound.ready:
            self._loading = True
            self.sound.worker.do(lambda: self._start(wanted))

    def _end(self) -> None:
        """Fade out the current sound and drop its samples."""
        if self._now is not None:
            pygame.mixer.Channel(self._turn).fadeout(BED_FADE)
        self._now, self.playing = None, ""

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
        self.playing, self.age, self._loading = name, 0.0, False
