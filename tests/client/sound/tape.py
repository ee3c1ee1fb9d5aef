"""A mixer of paper: channels with a clock of their own, so that an hour passes in seconds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

RATE, FRAME = 100, 4


@dataclass(eq=False)
class PaperSound:
    """A stretch of sound: its length in seconds and its volume."""

    buffer: bytes = b""
    path: Path | None = None
    volume: float = 1.0

    @property
    def seconds(self) -> float:
        return len(self.buffer) / FRAME / RATE

    def get_raw(self) -> bytes:
        return self.buffer

    def set_volume(self, volume: float) -> None:
        self.volume = volume


@dataclass
class PaperChannel:
    """Plays one sound, and another right after it."""

    now: PaperSound | None = None
    at: float = 0.0
    following: PaperSound | None = None

    def play(self, sound: PaperSound) -> None:
        self.now, self.at, self.following = sound, 0.0, None

    def queue(self, sound: PaperSound) -> None:
        assert self.now is not None, "the sound before has ended: there is a gap"
        assert self.following is None, "a sound is already queued"
        self.following = sound

    def stop(self) -> None:
        self.now = self.following = None

    def get_busy(self) -> bool:
        return self.now is not None

    def get_queue(self) -> PaperSound | None:
        return self.following

    def advance(self, dt: float) -> None:
        self.at += dt
        if self.now is not None and self.at >= self.now.seconds - 1e-9:
            self.at -= self.now.seconds
            self.now, self.following = self.following, None


@dataclass
class PaperMixer:
    """Replaces ``pygame.mixer`` for a deck."""

    channels: dict[int, PaperChannel] = field(default_factory=dict)
    now: float = 0.0

    def get_init(self) -> tuple[int, int, int]:
        return RATE, -16, 2

    def Channel(self, number: int) -> PaperChannel:  # noqa: N802
        return self.channels.setdefault(number, PaperChannel())

    def Sound(self, buffer: bytes) -> PaperSound:  # noqa: N802
        return PaperSound(buffer)

    def advance(self, dt: float) -> None:
        self.now += dt
        for channel in self.channels.values():
            channel.advance(dt)

    def heard(self) -> Iterator[tuple[int, PaperChannel]]:
        """Return the channels that play, with their numbers."""
        return ((number, each) for number, each in self.channels.items() if each.now)

    def held(self) -> float:
        """Return the seconds of decoded sound that channels hold."""
        return sum(
            sound.seconds
            for each in self.channels.values()
            for sound in (each.now, each.following)
            if sound
        )


def read(path: Path) -> PaperSound:
    """Return a file that is longer than any cell."""
    return PaperSound(bytes(26 * RATE * FRAME), path)
