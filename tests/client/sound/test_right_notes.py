"""Cues over music: never a foreign semitone, never the same take twice in a row, and music that
makes way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from game.client.games.outer_rim.sound.sounds import SOUNDS
from game.client.shell.window.settings import Settings
from game.client.sound import player as module
from game.client.sound.cue_index import CueFacts, read
from game.client.sound.levels import DUCK
from game.client.sound.music import sheet_path
from game.client.sound.player import Sound, index_path
from game.client.sound.sheet import AFTER, Sheet, foreign
from game.client.sound.sheet import read as read_sheet

SETS = (
    ("", {"B", "E"}, ("drift", "dawn", "lantern", "quarry", "ledger", "arrears")),
    ("captains", {"E", "A"}, ("velvet", "comet", "parlor", "cordon")),
    ("missions", {"E", "A"}, ("trail", "ember", "hunt")),
    ("edge", {"E", "A"}, ("backroom", "lamplight", "stakeout", "redline")),
    ("", {"B", "E"}, ("backroom", "lamplight", "stakeout", "redline")),
)
"""folders of cues, the tones of their open voicing, which rub against no chord, and the pieces over
which they are heard"""


def moments(
    folder: str, pieces: Sequence[str], count: int
) -> Iterator[tuple[Sheet, float, tuple[str, ...]]]:
    """Yield cues with tones over moments of the pieces, scattered evenly."""
    sheets = [read_sheet(sheet_path(piece)) for piece in pieces]
    tonal = [facts.tones for facts in read(index_path(folder)).values() if facts.tones]
    for number in range(count):
        one = sheets[number % len(sheets)]
        second = number * 0.618034 % 1 * one.seconds
        yield one, second, tonal[number * 7 % len(tonal)]


def rubs(one: Sheet, second: float, tones: tuple[str, ...]) -> bool:
    """Return True if a tone is foreign to a chord that sounds with the cue."""
    heard = [one.chords_at(second + part * AFTER / 4)[0] for part in range(5)]
    return any(foreign(tone, chord) for chord in heard for tone in tones)


@pytest.mark.parametrize("count", [1_000, pytest.param(10_000, marks=pytest.mark.long)])
@pytest.mark.parametrize("folder, fits, pieces", SETS)
def test_no_cue_of_ten_thousand_rubs_against_the_music(
    folder: str, fits: set[str], pieces: Sequence[str], count: int
) -> None:
    wrong = closed = 0
    for one, second, tones in moments(folder, pieces, count):
        closed += rubs(one, second, tones)
        if one.clashes(tones, second) and not set(tones) <= fits:
            tones = tuple(fits)
        wrong += rubs(one, second, tones)
    assert closed > count // 25, "without the open voicing some cues rub"
    assert wrong == 0


def test_the_chords_of_a_moment_include_what_rings_on_and_what_comes() -> None:
    one = Sheet(10.0, (0.0, 5.0), (frozenset({"D", "A"}), frozenset({"C#", "E"})))
    assert len(one.chords_at(2.5)) == 1
    assert len(one.chords_at(4.0)) == 2 == len(one.chords_at(5.5)) == len(one.chords_at(9.5))
    assert one.clashes(["D"], 4.5) and not one.clashes(["D"], 2.0)
    assert not Sheet().clashes(["D"], 1.0)


@pytest.fixture
def sound(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sound]:
    monkeypatch.setattr(module, "LATE", 60.0)
    made = Sound(Settings(), dummy=True)
    assert not made.ready and made.worker.wait() and made.ready
    yield made
    made.close()


def asked(sound: Sound, name: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the files of six cues of a name, one second apart."""
    found: list[str] = []
    choose = sound._file

    def noted(asked_for: str, facts: CueFacts) -> str:
        found.append(choose(asked_for, facts))
        return found[-1]

    monkeypatch.setattr(sound, "_file", noted)
    for _ in range(6):
        sound.cue(name)
        assert sound.worker.wait()
        sound.update(1.0)
        assert sound.worker.wait()
    return found


def test_takes_take_turns(sound: Sound, monkeypatch: pytest.MonkeyPatch) -> None:
    found = asked(sound, "press", monkeypatch)
    assert found == ["press", "press.2", "press.3", "press.4", "press", "press.2"]
    assert all(sound._sounds[file] for file in found), "a take was not read"


def test_the_voicing_fits_the_chord(sound: Sound, monkeypatch: pytest.MonkeyPatch) -> None:
    sound.mood("calm", SOUNDS)
    for _ in range(3):
        sound.update(0.1)
        assert sound.worker.wait()
    sound.music.start = 14.0 - sound.music.age  # D E F# G# B: an A would rub
    found = asked(sound, "fame_gain", monkeypatch)
    assert found[0] == "fame_gain.open"
    sound.music.start = 26.0 - sound.music.age  # D E F# A B
    assert sound._file("fame_gain", sound._facts["fame_gain"]) == "fame_gain"
    sound.music.state = "off"
    sound.music.start = 14.0 - sound.music.age
    assert sound._file("fame_gain", sound._facts["fame_gain"]) == "fame_gain"


def test_the_music_makes_way_for_events_alone(sound: Sound) -> None:
    sound.cue("press")
    sound.update(0.3)
    assert sound.duck.factor == 1.0
    sound.cue("fame_gain")
    sound.update(0.3)
    assert sound.duck.factor == DUCK
    for _ in range(20):
        sound.update(0.1)
    assert sound.duck.factor == 1.0


def test_a_broken_index_leaves_plain_cues(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "index_path", lambda folder="": module.cue_path("no_index"))
    made = Sound(Settings(), dummy=True)
    assert not made.ready and made.worker.wait() and made.ready
    assert "no_index" in made.problem
    made.cue("press")
    assert made.worker.wait() and made._sounds["press"] is not None
    made.close()
