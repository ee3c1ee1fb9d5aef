"""The ambience of a place: stretches of a loop, and single sounds over it now and then."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryFile

import pygame

from game.client.paths import assets_folder
from game.client.sound.levels import gain
from game.client.sound.worker import Device

BED_STAY = 8.0  # minimum seconds a bed plays
BED_FADE = 1500  # milliseconds
STRETCH_LEAST, STRETCH_MOST = 13.0, 23.0  # seconds of a loop before it continues at another place
CROSS, OVERLAP = 3.0, 1.0  # seconds in which a stretch comes, and after which the one before goes
FAR_FIRST, FAR_LEAST, FAR_MOST = 6.0, 6.0, 19.0  # seconds before and between single sounds
GOLDEN, SILVER, BRONZE = 0.6180339887, 0.4142135624, 0.3027756377
"""steps whose multiples never repeat below 1"""


def bed_path(name: str) -> Path:
    return assets_folder() / "ambience" / f"{name}.ogg"


def far_paths(name: str) -> list[Path]:
    """Return the files of the single sounds of a bed."""
    return sorted((assets_folder() / "ambience" / "far").glob(f"{name}.*.ogg"))


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


class Stretches:
    """The parts of a loop that are heard one after another: seldom the same seconds, never in the
    same order, so that no period can be heard. ``seconds``: length of the loop."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._count = 0

    def next(self) -> tuple[float, float]:
        """Return the second at which the next stretch starts, and for how long it is heard alone
        or coming."""
        self._count += 1
        length = STRETCH_LEAST + (STRETCH_MOST - STRETCH_LEAST) * (self._count * SILVER % 1)
        most = max(0.0, self.seconds - CROSS - OVERLAP)
        return self._count * GOLDEN % 1 * self.seconds, min(length, most)


class Loop:
    """The samples of a loop, in a file without a name: a minute of sound is 10 MB."""

    def __init__(self, samples: bytes) -> None:
        self._file = TemporaryFile()
        try:
            self._file.write(samples)
        except OSError:
            self._file.close()
            raise

    def part(self, start: int, size: int) -> bytes:
        """Return some bytes of the loop, whose beginning follows its end."""
        self._file.seek(start)
        found = self._file.read(size)
        self._file.seek(0)
        return found + self._file.read(size - len(found))

    def close(self) -> None:
        """Let the samples go."""
        self._file.close()


class Bed:
    """The ambience of a place: two alternating channels, so that one stretch or bed fades into
    the other. While ``_loading``, all of it belongs to the worker, and the frame leaves it alone.
    """

    def __init__(self, sound: Device) -> None:
        self.sound = sound
        self.wanted = ""
        self.playing = ""
        self.age = 0.0
        self._turn = 0
        self._loading = False
        self._loop: Loop | None = None
        self._stretches = Stretches(0.0)
        self._left = 0.0  # seconds of the stretch that plays
        self._age = 0.0  # seconds since it began
        self._now: pygame.mixer.Sound | None = None
        self._before: pygame.mixer.Sound | None = None  # the stretch that is about to go
        self._far: list[pygame.mixer.Sound] = []
        self._chance = Chance()

    @property
    def _volume(self) -> float:
        return gain(self.sound.settings.ambience)

    def obey(self) -> None:
        for each in (self._now, self._before, *self._far):
            if each is not None:
                each.set_volume(self._volume)

    def update(self, dt: float) -> None:
        if self._loading:
            return
        self.age += dt
        wanted = self.wanted if self.sound.settings.ambience else ""
        if wanted and wanted == self.playing:
            self._scatter(dt)
            self._go_on(dt)
        if wanted == self.playing or (self.playing and self.age < BED_STAY):
            return
        if not wanted:
            self.end()
        elif self.sound.ready:
            self._work(lambda: self._start(wanted))

    def _work(self, job: Callable[[], None]) -> None:
        """Have the worker do a job. A place whose loop cannot be kept is silent."""

        def work() -> None:
            try:
                job()
            except (pygame.error, OSError) as problem:
                name = self.playing
                self.end()
                self.playing = name
                self.sound.note_missing(bed_path(name), problem)
            finally:
                self._loading = False

        self._loading = True
        self.sound.worker.do(work)

    def _scatter(self, dt: float) -> None:
        """Play a single sound if one is due, on its own side."""
        due = self._chance.update(dt, len(self._far))
        channel = pygame.mixer.find_channel() if due else None
        if due and channel is not None:
            number, side = due
            channel.play(self._far[number])
            channel.set_volume(1 - 0.8 * side, 0.2 + 0.8 * side)

    def _go_on(self, dt: float) -> None:
        """Begin the next stretch once the one that plays is nearly over; let the one before go
        once the next is there, so that both together are as loud as one."""
        self._left -= dt
        if self._before is not None and self._age > OVERLAP:
            pygame.mixer.Channel(1 - self._turn).fadeout(round((CROSS - OVERLAP) * 1000))
            self._before = None
        self._age += dt
        if self._left <= 0 and self._loop:
            self._work(self._stretch)

    def end(self) -> None:
        """Fade out what plays and drop its samples."""
        for number, each in ((self._turn, self._now), (1 - self._turn, self._before)):
            if each is not None:
                pygame.mixer.Channel(number).fadeout(BED_FADE)
        if self._loop is not None:
            self._loop.close()
        self._now, self._before, self._loop = None, None, None
        self._far, self.playing = [], ""

    def _start(self, name: str) -> None:
        """Read a bed and begin it, in the worker."""
        sound = self.sound.read(bed_path(name))
        self.end()
        self.playing, self.age = name, 0.0
        if sound is not None:
            self._loop = Loop(sound.get_raw())
            self._stretches = Stretches(sound.get_length())
            self._stretch()
            self._far = self._singles(name)

    def _stretch(self) -> None:
        """Let the next stretch of the loop come, on the other channel, in the worker."""
        frequency, size, sides = pygame.mixer.get_init() or (44100, -16, 2)
        frame = abs(size) // 8 * sides
        second, self._left = self._stretches.next()
        first = round(second * frequency) * frame
        length = round((self._left + CROSS + OVERLAP) * frequency) * frame
        assert self._loop is not None
        made = pygame.mixer.Sound(buffer=self._loop.part(first, length))
        made.set_volume(self._volume)
        fade = CROSS if self._now is not None else BED_FADE / 1000
        self._turn = 1 - self._turn
        channel = pygame.mixer.Channel(self._turn)
        channel.play(made, loops=-1, fade_ms=round(fade * 1000))
        if not self.sound.audible:
            channel.pause()
        self._before, self._now, self._age = self._now, made, 0.0

    def _singles(self, name: str) -> list[pygame.mixer.Sound]:
        """Read the single sounds of a bed, in the worker."""
        found = [self.sound.read(path) for path in far_paths(name)]
        for single in found:
            if single is not None:
                single.set_volume(self._volume)
        return [single for single in found if single is not None]
