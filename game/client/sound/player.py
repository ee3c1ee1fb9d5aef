"""Sound: cues, music and ambience, each with its own volume.

Nothing here ever delays a frame: a worker thread opens the device and reads files on first use.
Without a device the game is silent and ``problem`` says why.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

import pygame

from game.client.paths import assets_folder
from game.client.sound import cue_index
from game.client.sound.bed import Bed
from game.client.sound.cue_index import OVER_MUSIC, CueFacts, cue_for_count, file_name
from game.client.sound.levels import HOLD, Duck, Volumes, gain
from game.client.sound.moods import USUAL, Sounds
from game.client.sound.music import DECK_CHANNELS, Music
from game.client.sound.worker import Worker

RATE = 44100
BUFFER = 1024  # samples: a cue is at most 23 ms late
CHANNELS = 24
BED_CHANNELS = 2  # number of these: one fades out while the other fades in
LATE = 0.3  # seconds after which a cue that could not be read in time is dropped
AGAIN = 0.05  # seconds during which the same cue is not repeated

NO_DEVICE = "Rimward found no sound device, so it stays silent."


def cue_path(name: str) -> Path:
    return assets_folder() / "sounds" / f"{name}.ogg"


def index_path(folder: str = "") -> Path:
    return assets_folder() / "sounds" / folder / "index.json"


class Sound:
    """All audio output. ``problem`` is the reason for silence, for the player, or "".

    ``cue(name, after, count)`` plays a short sound, ``mood(name)`` chooses music and bed,
    ``listen(asked)`` says whether somebody is asked something, ``make_way()`` lowers the music,
    ``obey()`` applies changed settings, ``focus(held)`` sets whether the window is in front,
    ``update(dt)`` advances time, ``close()`` stops everything. ``dummy``: whether SDL's silent
    driver counts as a device (for tests).
    """

    def __init__(self, settings: Volumes, dummy: bool = False) -> None:
        self.settings = settings
        self.problem = ""
        self.worker = Worker()
        self.duck = Duck()
        self.music = Music(self)
        self.bed = Bed(self)
        self._dummy = dummy
        self._state = "shut"  # shut, opening, open, none
        self._front = True
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._due: list[tuple[float, str]] = []
        self._heard: dict[str, float] = {}
        self._facts: dict[str, CueFacts] = {}
        self._folder = ""  # of the game's own cues
        self._folders: set[str] = set()  # those whose index is read, or being read
        self._take: dict[str, int] = {}
        self.now = 0.0

    # -- interface of the rest of the program --

    def cue(self, name: str, after: float = 0.0, count: int = 0) -> None:
        """Play ``assets/sounds/NAME.ogg`` once, ``after`` seconds from now; with a ``count`` the
        cue for that many things, such as dice."""
        name = cue_for_count(name, count)
        if not self.audible or not self.settings.effects:
            return
        if after > 0:
            self._due.append((self.now + after, name))
        elif self.ready:
            self._play(name)

    def mood(self, name: str, sounds: Sounds = USUAL) -> None:
        """Set the mood that music and bed should fit, as a game's ``sounds`` define it."""
        mood = sounds.mood(name)
        self.music.mood, self.bed.wanted = mood, mood.bed
        self._folder = sounds.cues
        if self._state == "open" and self._folder not in self._folders:
            folder = self._folder
            self._folders.add(folder)
            self.worker.do(lambda: self._read_index(folder))

    def listen(self, asked: bool) -> None:
        """Set whether somebody is asked something: melodies leave them alone."""
        self.music.asked = asked

    def make_way(self, seconds: float = HOLD) -> None:
        """Lower the music a little for some seconds, under what should be heard."""
        self.duck.under(seconds)

    def obey(self) -> None:
        """Apply the volumes and the mute switches."""
        if self._state != "open":
            return
        for sound in list(self._sounds.values()):
            if sound is not None:
                sound.set_volume(gain(self.settings.effects))
        self.music.obey()
        self.bed.obey()
        self._silence()

    def focus(self, held: bool) -> None:
        """Set whether the window has the focus."""
        self._front = held
        self._silence()

    def update(self, dt: float) -> None:
        """Advance by ``dt`` seconds: play due cues, change music."""
        self.now += dt
        due = [each for each in self._due if each[0] <= self.now]
        if due:
            self._due = [each for each in self._due if each[0] > self.now]
            for _, name in due:
                self.cue(name)
        if self.duck.update(dt):
            self.music.obey()
        if self.audible:
            self.music.update(dt)
            self.bed.update(dt)

    def close(self) -> None:
        """Stop all sound and release the device."""
        stopped = self.worker.stop()
        if stopped and self._state == "open":
            self.bed.end()
            pygame.mixer.quit()
        self._state = "none"

    # -- device --

    @property
    def audible(self) -> bool:
        """Return True if sound may be heard now."""
        away = self.settings.mute_in_background and not self._front
        return not self.settings.mute and not away and self._state != "none"

    @property
    def ready(self) -> bool:
        """Return True if the device is open; request it on first use."""
        if self._state == "shut":
            self._open()
        return self._state == "open"

    def _open(self) -> None:
        if os.environ.get("SDL_AUDIODRIVER") == "dummy" and not self._dummy:
            self._state, self.problem = "none", NO_DEVICE
            return
        self._state = "opening"
        self.worker.do(self._open_device)

    def _open_device(self) -> None:
        try:
            pygame.mixer.init(RATE, -16, 2, BUFFER)
            if pygame.mixer.get_driver() == "dummy" and not self._dummy:
                pygame.mixer.quit()
                raise pygame.error("there is only the silent driver")
        except pygame.error:
            self._state, self.problem = "none", NO_DEVICE
            return
        for folder in {"", self._folder}:
            self._folders.add(folder)
            self._read_index(folder)
        pygame.mixer.set_num_channels(CHANNELS)
        pygame.mixer.set_reserved(BED_CHANNELS + DECK_CHANNELS)
        self._state = "open"

    def _read_index(self, folder: str) -> None:
        """Read the facts of the cues in a folder, in the worker."""
        path = index_path(folder)
        try:
            found = cue_index.read(path)
        except (OSError, ValueError, KeyError) as problem:
            self.note_missing(path, problem)
            return
        self._facts |= {
            f"{folder}/{name}" if folder else name: each for name, each in found.items()
        }

    def _silence(self) -> None:
        """Pause everything while nothing may be heard."""
        if self._state != "open":
            return
        if self.audible:
            pygame.mixer.unpause()
            pygame.mixer.music.unpause()
        else:
            self._due.clear()
            pygame.mixer.pause()
            pygame.mixer.music.pause()

    # -- cues --

    def _play(self, name: str) -> None:
        own = f"{self._folder}/{name}"
        name = own if own in self._facts else name
        if self.now - self._heard.get(name, -1.0) < AGAIN:
            return
        self._heard[name] = self.now
        facts = self._facts.get(name, CueFacts())
        if facts.step in OVER_MUSIC:
            self.make_way()
        file = self._file(name, facts)
        if file not in self._sounds:
            self._sounds.update(dict.fromkeys(facts.files(name)))
            asked = time.monotonic()
            self.worker.do(lambda: self._load(file, asked, list(facts.files(name))))
            return
        sound = self._sounds[file]
        if sound is not None:
            sound.play()

    def _file(self, name: str, facts: CueFacts) -> str:
        """Return the file of a cue to play now: each time the next take, in the voicing that fits
        the music."""
        take = self._take.get(name, 0) % facts.takes
        self._take[name] = take + 1
        return file_name(name, take, facts.voiced and self.music.clashes(facts.tones))

    def _load(self, wanted: str, asked: float, files: list[str]) -> None:
        """Read all takes of a cue, in the worker, the one to play first."""
        for file in [wanted, *(each for each in files if each != wanted)]:
            sound = self.read(cue_path(file))
            if sound is None:
                continue
            sound.set_volume(gain(self.settings.effects))
            self._sounds[file] = sound
            if file == wanted and time.monotonic() - asked < LATE and self.audible:
                sound.play()

    def read(self, path: Path) -> pygame.mixer.Sound | None:
        """Read a file as a sound; None if it cannot be read. Slow: for the worker alone."""
        try:
            return pygame.mixer.Sound(path)
        except (pygame.error, OSError) as problem:
            self.note_missing(path, problem)
            return None

    def note_missing(self, path: Path, problem: Exception) -> None:
        """Record a file that cannot be played."""
        self.problem = f"The sound {path} cannot be played ({problem}). Reinstall Rimward."
