"""An hour of music: each piece is heard nearly whole, none always from the same point, stems come
and go with the moment, in step and without a gap, and a fight has its drums at once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from types import SimpleNamespace

import pygame
import pytest

from game.client.games.outer_rim.sound.sounds import CALLED_IN, CHASE, SOUNDS, heard
from game.client.shell.window import registry
from game.client.shell.window.settings import Settings
from game.client.sound import decks, sheet
from game.client.sound.decks import FADE, cell_path
from game.client.sound.levels import gain
from game.client.sound.moods import STEMS, USUAL, Mood, Passage, Sounds
from game.client.sound.music import STAY, Music, sheet_path
from game.client.sound.player import Sound
from tests.client.sound.tape import PaperMixer, read

STEP = 0.05
MEGABYTES = 44100 * 4 / 1e6  # of a second of decoded sound


@dataclass
class Listener:
    """The seconds heard of each piece, and where each began."""

    mixer: PaperMixer
    starts: list[tuple[float, str, float]] = field(default_factory=list)
    heard: defaultdict[str, set[int]] = field(default_factory=lambda: defaultdict(set))
    most: float = 0.0  # megabytes decoded at a time

    def listen(self, music: Music) -> None:
        self.most = max(self.most, self.mixer.held() * MEGABYTES)
        if music.state != "on":
            return
        deck = music.player
        self.heard[deck.name].add(int(music.second))
        playing = [self.mixer.Channel(deck.first + number) for number in range(len(STEMS))]
        assert all(each.now for each in playing), f"a gap in {deck.name} at {music.second}"
        assert len({round(each.at, 6) for each in playing}) == 1, "the stems are out of step"
        if music.age < STEP / 2:
            self.starts.append((self.mixer.now, deck.name, music.second))


@pytest.fixture
def mixer(monkeypatch: pytest.MonkeyPatch) -> PaperMixer:
    made = PaperMixer()
    monkeypatch.setattr(decks, "pygame", SimpleNamespace(mixer=made, error=pygame.error))
    return made


@pytest.fixture
def listener(mixer: PaperMixer) -> Listener:
    return Listener(mixer)


@pytest.fixture
def sound(mixer: PaperMixer, monkeypatch: pytest.MonkeyPatch) -> Sound:
    """Return sound whose jobs are finished at once."""
    made = Sound(Settings(ambience=0.0), dummy=True)
    made._state = "open"
    monkeypatch.setattr(made.worker, "do", lambda job: job())
    monkeypatch.setattr(made, "read", read)
    monkeypatch.setattr(made.music.stream, "update", lambda dt: None)
    return made


def play(sound: Sound, listener: Listener, seconds: float) -> None:
    for _ in range(round(seconds / STEP)):
        listener.mixer.advance(STEP)
        sound.update(STEP)
        listener.listen(sound.music)


CAPTAINS = registry.sounds("free_captains")
EDGE = registry.sounds("edge")
BOXED = heard(["unfinished_business"])


def rounds() -> Iterator[tuple[str, float]]:
    """Yield rounds of a game alone: a planet is chosen, the line is faced, cubes are drawn; each
    game of twelve ends in danger."""
    number = 0
    while True:
        calm = "calm" if number % 12 < 7 else "danger" if number % 12 < 10 else "siege"
        yield "room", 12
        yield calm, 48
        number += 1


def moods() -> Iterator[tuple[str, float]]:
    """Yield cycles of 60 s calm, 20 s at a place, 20 s of the others; every fourth has a fight,
    every fifth a patrol next door."""
    number = 0
    while True:
        yield ("hunt" if number % 5 == 3 else "calm"), 60
        yield ("combat" if number % 4 == 2 else "room"), 20
        yield "calm", 20
        number += 1


def volumes(sound: Sound) -> dict[str, float]:
    """Return the volumes at which the stems play."""
    deck = sound.music.player
    made = dict[str, float]()
    for stem, one in zip(STEMS, deck.now, strict=True):
        made[stem] = one.volume
    return made


def due(sound: Sound, mood: Mood, asked: bool) -> dict[str, float]:
    """Return the volumes that a state should have."""
    stems = mood.stems(asked)
    level = 10 ** (sound.music.sheet.levels[" ".join(stems)] / 20)
    whole = gain(sound.settings.music) * level
    return {stem: whole if stem in stems else 0.0 for stem in STEMS}


def scenes() -> Iterator[tuple[str, float]]:
    """Yield scenes of cases: rest, a way in, trouble; every other one has a fight, every third a
    battle of ships."""
    number = 0
    while True:
        yield "camp", 45
        yield "calm", 70
        yield "danger", 60
        if number % 2:
            yield "fight", 40
        if number % 3 == 1:
            yield "battle", 50
        number += 1


HOURS: dict[str, tuple[Sounds, Callable[[], Iterator[tuple[str, float]]], str]] = {
    "base": (SOUNDS, moods, "drift dawn lantern quarry"),
    "box": (BOXED, moods, "ledger drift lantern arrears"),
    "captains": (CAPTAINS, rounds, "velvet comet parlor cordon"),
    "cases": (EDGE, scenes, "backroom lamplight stakeout redline"),
}
"""the sounds of a game, its moods in turn, and the pieces that belong to them"""


@pytest.mark.long
@pytest.mark.parametrize("hour", HOURS)
def test_in_an_hour_each_piece_is_heard_without_a_gap(
    sound: Sound, listener: Listener, hour: str
) -> None:
    sounds, course, pieces = HOURS[hour]
    for mood, seconds in course():
        sound.mood(mood, sounds)
        sound.listen(course is not moods or mood == "calm")
        play(sound, listener, seconds)
        if listener.mixer.now >= 3600:
            break
    for piece in pieces.split():
        length = sheet.read(sheet_path(piece)).seconds
        assert len(listener.heard[piece]) >= 0.9 * length, f"too little of {piece}"
    assert listener.most <= 55
    if course is moods:
        assert set(listener.heard) == set(pieces.split())
        for number, (at, piece, start) in enumerate(listener.starts):
            for before, other, same in listener.starts[:number]:
                recent = piece == other and at - before < 600
                assert not (recent and abs(start - same) < 1.0), f"{piece} at {start} twice"


def test_each_state_has_its_stems_at_their_level(sound: Sound, listener: Listener) -> None:
    seen = set()
    for mood, asked in (("calm", True), ("calm", False), ("hunt", True), ("hunt", False),
                        ("combat", True), ("room", True), ("room", False)):  # fmt: skip
        sound.mood(mood, SOUNDS)
        sound.listen(asked)
        play(sound, listener, STAY + 10)
        wanted = due(sound, SOUNDS.mood(mood), asked)
        assert volumes(sound) == pytest.approx(wanted, abs=0.001), mood
        seen.add(SOUNDS.mood(mood).stems(asked))
    assert len(seen) == 4
    for usual in ("title", "end"):
        assert USUAL.mood(usual).stems(True) == STEMS


def test_a_pulse_comes_at_a_bar_and_takes_its_time(sound: Sound, listener: Listener) -> None:
    sound.mood("calm", SOUNDS)
    sound.listen(True)
    play(sound, listener, 10)
    assert volumes(sound)["pulse"] == 0.0
    sound.mood("hunt", SOUNDS)
    wait = sound.music.sheet.to_bar(sound.music.second)
    assert 0.3 < wait < 4.1
    play(sound, listener, wait - 0.1)
    assert volumes(sound)["pulse"] == 0.0, "it began before the bar"
    play(sound, listener, 0.1 + FADE / 2)
    full = due(sound, SOUNDS.mood("hunt"), True)["pulse"]
    assert 0.3 * full < volumes(sound)["pulse"] < 0.7 * full
    play(sound, listener, FADE)
    assert sound.music.playing == "drift" and volumes(sound)["pulse"] == pytest.approx(full)


@pytest.mark.parametrize(
    "sounds, piece, passage", [(SOUNDS, "quarry", CHASE), (BOXED, "arrears", CALLED_IN)]
)
def test_a_fight_is_heard_within_a_second(
    sound: Sound, listener: Listener, sounds: Sounds, piece: str, passage: Passage
) -> None:
    sound.mood("calm", sounds)
    sound.listen(True)
    play(sound, listener, 50)
    sound.mood("combat", sounds)
    play(sound, listener, 0.9)
    assert sound.music.playing == piece and passage.holds(sound.music.second)
    assert listener.starts[-1][2] == pytest.approx(passage.entries[0], abs=0.1)
    assert volumes(sound) == pytest.approx(due(sound, sounds.mood("combat"), True), abs=0.001)
    assert sum(1 for _ in listener.mixer.heard()) == 3, "the piece before is still heard"


def test_the_calm_pieces_take_turns_when_calm_returns(sound: Sound, listener: Listener) -> None:
    for _ in range(4):
        for mood in ("calm", "room"):
            sound.mood(mood, SOUNDS)
            play(sound, listener, STAY + 10)
    assert [piece for _, piece, _ in listener.starts][::2] == ["drift", "dawn", "drift", "dawn"]
    resumed = {start for _, piece, start in listener.starts if piece == "drift"}
    assert len(resumed) == 2 and max(resumed) > STAY


def test_a_fight_in_a_hunt_cuts_to_the_drums_and_the_hunt_resumes(
    sound: Sound, listener: Listener
) -> None:
    sound.mood("hunt", SOUNDS)
    play(sound, listener, 20)
    sound.mood("combat", SOUNDS)
    play(sound, listener, 1.5)
    assert CHASE.holds(sound.music.second)
    sound.mood("calm", SOUNDS)
    play(sound, listener, STAY + 5)
    sound.mood("hunt", SOUNDS)
    play(sound, listener, STAY + 5)
    _, piece, start = listener.starts[-1]
    assert piece == "quarry" and start == pytest.approx(20, abs=1)


def test_a_stem_that_cannot_be_read_is_silent(
    sound: Sound, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sound, "read", lambda path: None if "pulse" in path.stem else read(path))
    sound.mood("title")
    play(sound, listener, 60)
    assert sound.music.playing == "dawn"


def test_music_begins_anew_where_the_next_cell_is_missing(
    sound: Sound, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sound, "read", lambda path: None if ".2" in path.stem else read(path))
    sound.mood("title")
    play(sound, listener, 20)
    assert sound.music.playing == "dawn"
    play(sound, listener, 20)
    assert (sound.music.playing, sound.music.state) == ("drift", "on")


def test_there_are_files_for_each_passage() -> None:
    for mood in (mood for each in (SOUNDS, BOXED, CAPTAINS, EDGE) for mood in each.moods.values()):
        for piece in mood.pieces:
            cells = sheet.read(sheet_path(piece)).cells
            paths = [cell_path(piece, stem, each) for stem in STEMS for each in range(cells)]
            assert cells and all(path.is_file() for path in paths)
        if mood.passage:
            assert all(mood.passage.holds(entry) for entry in mood.passage.entries)
