"""The music: one piece after another, by mood. A piece resumes where it was left, and its stems
come and go with the moment."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

import pygame

from game.client.paths import assets_folder
from game.client.sound import sheet as sheets
from game.client.sound.decks import Deck, Player, Stream, piece_path
from game.client.sound.levels import Duck, gain
from game.client.sound.moods import STEMS, Mood, Passage
from game.client.sound.sheet import Sheet
from game.client.sound.worker import Device

STAY = 40.0  # minimum seconds a piece plays before a mood may change it, unless that is urgent
OUT, IN = 2.5, 3.5  # seconds; a piece ends before another begins, unless that is urgent
URGENT_OUT, URGENT_IN = 0.6, 0.2
ROUNDS = 1  # number of times a piece plays whole before the next one of the mood
FIRST = 2  # number of the first channel of the decks
DECKS = 2  # one ends while the other begins
DECK_CHANNELS = DECKS * len(STEMS)


def sheet_path(name: str) -> Path:
    return assets_folder() / "music" / f"{name}.json"


class MusicDevice(Device, Protocol):
    """The parts of its sound that the music needs."""

    duck: Duck


class Music:
    """Plays the pieces of a mood. ``second`` is the place in the piece that plays, ``asked``
    whether somebody is asked something."""

    def __init__(self, sound: MusicDevice) -> None:
        self.sound = sound
        self.mood: Mood | None = None
        self.asked = False
        self.playing = ""
        self.state = "off"  # off, starting, ready, on, ending
        self.start = 0.0  # second of the piece at which it began this time
        self.age = 0.0  # seconds since
        self.sheet = Sheet()
        self.decks = [Deck(sound, FIRST + len(STEMS) * number) for number in range(DECKS)]
        self.stream = Stream()
        self.player: Player = self.stream  # what plays the piece
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
        """Apply the volume to all that plays."""
        volume = gain(self.sound.settings.music) * self.sound.duck.factor
        players: list[Player] = [*self.decks, self.stream]
        for each in players:
            if each.busy or each is self.player:
                each.volume(volume)

    def update(self, dt: float) -> None:
        self.age += dt
        self._advance(dt)
        if self.state == "ready":
            self._start()
        wanted = self.wanted
        if self.state == "on":
            if wanted == self.playing and not self._out_of_passage:
                self._met = self.mood
                self._mix()
            else:
                self._leave(wanted)
        if self.state == "ending" and (not self.player.busy or self._may_overlap):
            self.state, self.playing = "off", ""
            wanted = self.wanted
        if self.state == "off" and wanted and self.sound.ready:
            self._begin(wanted)

    def _advance(self, dt: float) -> None:
        """Advance the players; begin anew where one has stopped for want of its next cell."""
        for deck in self.decks:
            second = deck.update(dt)
            if deck is self.player and self.state == "on":
                if second is not None:
                    self.start = second - self.age
                elif not deck.busy:
                    self._left[self.playing] = self.second
                    self.state, self.playing = "off", ""

    def _mix(self) -> None:
        """Bring the stems in line with the moment: from the next bar on, or at once."""
        if self.mood is not None:
            wait = 0.0 if self.mood.urgent else self.sheet.to_bar(self.second)
            self.player.mix(self.mood.stems(self.asked), wait)

    @property
    def _may_overlap(self) -> bool:
        """Return True if the next piece may begin while this one ends."""
        urgent = self.mood is not None and self.mood.urgent
        return urgent and bool(self.wanted) and any(not deck.busy for deck in self.decks)

    def _leave(self, wanted: str) -> None:
        """Fade out, if the piece has played long enough or the mood does not wait."""
        urgent = self.mood is not None and self.mood.urgent
        if wanted and not urgent and self.age < STAY:
            self._mix()
            return
        if self._met is None or self._met.passage is None:
            self._left[self.playing] = self.second
        self.player.end(URGENT_OUT if urgent else OUT)
        self.state = "ending"

    def _begin(self, name: str) -> None:
        mood = self.mood
        assert mood is not None, "a piece is wanted without a mood"
        self.state, self.playing = "starting", name
        self._order = [each for each in self._order if each != name] + [name]
        start = self._entry(name, mood.passage) if mood.passage else self._left.get(name, 0.0)
        self._met = mood
        self.sound.worker.do(lambda: self._load(name, start))

    def _entry(self, name: str, passage: Passage) -> float:
        """Return the entry of a passage that was used longest ago."""
        chosen = min(passage.entries, key=lambda each: self._entered.get((name, each), 0))
        self._count += 1
        self._entered[name, chosen] = self._count
        return chosen

    def _load(self, name: str, start: float) -> None:
        """Read the beginning of a piece, in the worker."""
        try:
            sheet = sheets.read(sheet_path(name))
            free = [deck for deck in self.decks if not deck.busy] or self.decks
            player: Player = free[0] if sheet.cells else self.stream
            player.load(name, sheet, start)
        except (pygame.error, OSError, ValueError, KeyError) as problem:
            self._broken.add(name)
            self.state, self.playing = "off", ""
            self.sound.note_missing(piece_path(name), problem)
            return
        self.player, self.sheet, self.start, self.age = player, sheet, start, 0.0
        self.state = "ready"

    def _start(self) -> None:
        """Begin what was read, in the frame, so that nothing comes between the stems."""
        mood = self.mood
        assert mood is not None, "a piece was read without a mood"
        self.age = 0.0
        self.player.volume(gain(self.sound.settings.music) * self.sound.duck.factor)
        self.player.begin(URGENT_IN if mood.urgent else IN, mood.stems(self.asked))
        self.state = "on"
