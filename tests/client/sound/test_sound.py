"""Sound: nothing waits for it, volumes and mute apply at once, and it needs no device."""

from __future__ import annotations

import array
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.games.outer_rim.sound.sounds import BOXES, SOUNDS, heard
from game.client.shell.app.app import App
from game.client.shell.options.settings_screen import OptionsScene
from game.client.shell.tools.widget_gallery import GalleryScene
from game.client.shell.window import registry
from game.client.shell.window.settings import Settings
from game.client.sound import decks as decks_module
from game.client.sound import music as music_module
from game.client.sound import player as module
from game.client.sound import sheet
from game.client.sound.bed import bed_path
from game.client.sound.decks import MARGIN, cell_path
from game.client.sound.levels import gain
from game.client.sound.moods import STEMS, USUAL
from game.client.sound.music import STAY, sheet_path
from game.client.sound.player import Sound, cue_path
from tests.client.conftest import MakeApp
from tests.names import Patch

Open = Callable[..., Sound]


@pytest.fixture
def opened(monkeypatch: Patch) -> Iterator[Open]:
    """Return ``opened(music=0.5)``: sound on SDL's silent driver, its device open. No cue is too
    late on a busy machine."""
    monkeypatch.setattr(module, "LATE", 60.0)
    made: list[Sound] = []

    def make(**wishes: Any) -> Sound:
        sound = Sound(Settings(**wishes), dummy=True)
        made.append(sound)
        assert not sound.ready  # requests the device, does not wait
        assert sound.worker.wait()
        assert sound.ready, sound.problem
        return sound

    yield make
    for sound in made:
        sound.close()


def pass_time(sound: Sound, seconds: float, step: float = 0.5) -> None:
    """Advance time, and wait until the thread has finished its jobs."""
    for _ in range(round(seconds / step)):
        sound.update(step)
        assert sound.worker.wait()


def busy(name: str, sound: Sound) -> int:
    found = sound._sounds[name]
    return found.get_num_channels()


def test_the_silent_driver_is_no_device() -> None:
    sound = Sound(Settings())
    sound.cue("press")
    sound.mood("title")
    sound.update(0.1)
    assert "so it stays silent" in sound.problem
    assert pygame.mixer.get_init() is None
    sound.cue("press")
    sound.close()


def test_no_device_at_all_is_said_once_and_borne(monkeypatch: Patch) -> None:
    def broken(*args: Any) -> None:
        raise pygame.error("ALSA: Couldn't open audio device")

    monkeypatch.setattr(pygame.mixer, "init", broken)
    sound = Sound(Settings(), dummy=True)
    sound.cue("press")
    assert sound.worker.wait()
    assert "so it stays silent" in sound.problem and not sound.audible
    sound.mood("combat", SOUNDS)
    sound.cue("press", 0.1)
    sound.obey()
    sound.focus(False)
    sound.update(1.0)
    sound.close()


@pytest.mark.parametrize("quiet", [{"mute": True}, {"music": 0.0, "effects": 0.0, "ambience": 0.0}])
def test_the_device_is_not_opened_for_nothing(quiet: dict[str, Any]) -> None:
    sound = Sound(Settings(**quiet), dummy=True)
    sound.mood("title")
    sound.cue("press")
    pass_time(sound, 2)
    assert pygame.mixer.get_init() is None and sound.worker._thread is None


def test_what_is_heard_really_sounds(tmp_path: Path, monkeypatch: Patch) -> None:
    """SDL's disk driver writes the mix to a file."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tmp_path / "mix.raw"))
    monkeypatch.setenv("SDL_DISKAUDIODELAY", "1")
    sound = Sound(Settings(music=1.0))
    sound.mood("title")
    sound.cue("press")
    pass_time(sound, 2)
    sound.cue("end_won")
    sound.worker.wait()
    deadline = 200
    while deadline and (tmp_path / "mix.raw").stat().st_size < 200_000:
        pygame.time.wait(10)
        deadline -= 1
    sound.close()
    data = (tmp_path / "mix.raw").read_bytes()
    samples = array.array("h", data[: len(data) // 2 * 2])
    assert sound.problem == "" and max(samples) > 300


def test_a_cue_is_read_in_the_thread_and_played(opened: Open) -> None:
    sound = opened()
    sound.cue("end_won")
    assert sound._sounds["end_won"] is None, "the frame read the file itself"
    assert sound.worker.wait()
    assert busy("end_won", sound) == 1


def test_a_cue_that_was_read_too_late_is_not_heard(opened: Open, monkeypatch: Patch) -> None:
    sound = opened()
    monkeypatch.setattr(module, "LATE", 0.0)
    sound.cue("end_won")
    assert sound.worker.wait()
    assert busy("end_won", sound) == 0


def test_the_same_cue_is_not_stacked(opened: Open) -> None:
    sound = opened()
    sound.cue("end_won")
    sound.worker.wait()
    for _ in range(5):
        sound.cue("end_won")
    assert busy("end_won", sound) == 1
    sound.update(0.2)
    sound.cue("end_won")
    assert busy("end_won", sound) == 2


def test_a_later_cue_waits(opened: Open) -> None:
    sound = opened()
    sound.cue("end_won", 0.5)
    pass_time(sound, 0.4, 0.1)
    assert "end_won" not in sound._sounds
    pass_time(sound, 0.2, 0.1)
    assert busy("end_won", sound) == 1


def test_a_cue_without_a_file_is_said_not_raised(opened: Open) -> None:
    sound = opened()
    sound.cue("no_such_cue")
    assert sound.worker.wait()
    assert "no_such_cue.ogg" in sound.problem
    sound.update(0.2)
    sound.cue("no_such_cue")


def test_volumes_are_live_and_separate(opened: Open) -> None:
    sound = opened(effects=1.0, music=0.5, ambience=0.5)
    sound.mood("title")
    sound.cue("end_won")
    pass_time(sound, 5)
    bed = sound.bed._now
    sound.settings.effects, sound.settings.music, sound.settings.ambience = 0.5, 0.2, 0.8
    sound.obey()
    cue = sound._sounds["end_won"]
    assert cue.get_volume() == pytest.approx(gain(0.5), abs=0.01)
    deck = sound.music.player
    level = 10 ** (sound.music.sheet.levels[" ".join(STEMS)] / 20)
    for stem in deck.now:
        assert stem.get_volume() == pytest.approx(gain(0.2) * level, abs=0.01)
    assert bed.get_volume() == pytest.approx(gain(0.8), abs=0.01)


def test_gain_keeps_both_ends() -> None:
    assert (gain(0.0), gain(1.0)) == (0.0, 1.0)
    assert 0 < gain(0.25) < 0.25 < gain(0.5) < 0.5


@pytest.fixture
def paused(monkeypatch: Patch) -> list[bool]:
    """Return whether all channels are paused, and were before."""
    made = [False]
    pause, unpause = pygame.mixer.pause, pygame.mixer.unpause
    monkeypatch.setattr(pygame.mixer, "pause", lambda: (pause(), made.append(True)))
    monkeypatch.setattr(pygame.mixer, "unpause", lambda: (unpause(), made.append(False)))
    return made


def test_mute_stops_everything_and_lets_it_go_on(opened: Open, paused: list[bool]) -> None:
    sound = opened()
    sound.mood("title")
    pass_time(sound, 2)
    assert sound.music.player.busy
    sound.settings.mute = True
    sound.obey()
    assert paused[-1], "the music goes on"
    sound.cue("press")
    assert "press" not in sound._sounds
    sound.settings.mute = False
    sound.obey()
    assert not paused[-1] and sound.music.player.busy


def test_in_the_background_it_is_silent_if_so_set(opened: Open, paused: list[bool]) -> None:
    sound = opened()
    sound.mood("title")
    pass_time(sound, 2)
    sound.cue("end_won", 5.0)
    sound.focus(False)
    assert not sound.audible and paused[-1]
    sound.focus(True)
    assert sound.audible and not paused[-1]
    pass_time(sound, 6)
    assert "end_won" not in sound._sounds, "what was due is not made up for"
    sound.settings.mute_in_background = False
    sound.focus(False)
    assert sound.audible and not paused[-1]


def test_the_window_tells_when_it_loses_the_focus(make_app: MakeApp) -> None:
    app = make_app(GalleryScene)
    app.player = Sound(app.settings, dummy=True)
    app.frame([pygame.event.Event(pygame.WINDOWFOCUSLOST)], 0.016)
    assert not app.player.audible
    app.frame([pygame.event.Event(pygame.WINDOWFOCUSGAINED)], 0.016)
    assert app.player.audible
    app.change_settings(mute=True)
    assert not app.player.audible
    app.player.close()


def test_moods_name_what_is_there() -> None:
    games = [registry.sounds(id) for id in registry.CLIENTS]
    boxed = [heard([box]) for box in BOXES]
    moods = [mood for each in (USUAL, *games, *boxed) for mood in each.moods.values()]
    for mood in moods:
        assert bed_path(mood.bed).is_file()
        assert all(sheet_path(piece).is_file() for piece in mood.pieces)
    pieces = {piece for mood in moods for piece in mood.pieces}
    assert pieces == {path.stem for path in sheet_path("x").parent.glob("*.json")}


def test_a_game_without_its_own_moods_has_the_usual_ones() -> None:
    assert registry.sounds("no_such_game") is USUAL
    assert registry.sounds("outer_rim") is SOUNDS
    assert SOUNDS.mood("title") is USUAL.moods["title"]
    assert USUAL.mood("a mood of another game") is USUAL.moods["calm"]


def test_the_lengths_of_cells_are_true() -> None:
    for path in sheet_path("x").parent.glob("*.json"):
        found = sheet.read(path)
        for stem in STEMS:
            for number in range(found.cells):
                data = cell_path(path.stem, stem, number).read_bytes()
                at = data.rindex(b"OggS") + 6
                rate = int.from_bytes(data[40:44], "little")
                seconds = int.from_bytes(data[at : at + 8], "little") / rate
                assert seconds == pytest.approx(found.cell + 2 * MARGIN)


@pytest.fixture
def quick(monkeypatch: Patch) -> None:
    """Make fades instant."""
    monkeypatch.setattr(music_module, "OUT", 0.001)
    monkeypatch.setattr(music_module, "URGENT_OUT", 0.001)


def settle_music(sound: Sound, wanted: str) -> None:
    """Wait for a fade to end, which takes real time."""
    for _ in range(100):
        sound.update(0.001)
        sound.worker.wait()
        if sound.music.playing == wanted and sound.music.state == "on":
            return
        pygame.time.wait(10)
    raise AssertionError(f"{wanted} never begins; {sound.music.playing} is {sound.music.state}")


def test_music_stays_for_a_while_and_then_follows(opened: Open, quick: None) -> None:
    sound = opened()
    sound.mood("title")
    pass_time(sound, 1)
    assert sound.music.playing == "dawn"
    sound.mood("room", SOUNDS)
    pass_time(sound, STAY - 3)
    assert (sound.music.playing, sound.music.state) == ("dawn", "on"), "it changed too soon"
    sound.update(3.0)
    settle_music(sound, "lantern")


def test_a_piece_that_fits_the_next_mood_plays_on(opened: Open) -> None:
    sound = opened()
    sound.mood("title")
    pass_time(sound, 1)
    sound.mood("calm", SOUNDS)
    pass_time(sound, 2 * STAY)
    assert (sound.music.playing, sound.music.state) == ("dawn", "on")


def test_a_missing_piece_leaves_the_rest(opened: Open, monkeypatch: Patch, tmp_path: Path) -> None:
    monkeypatch.setattr(decks_module, "cell_path", lambda *where: tmp_path / "none.ogg")
    sound = opened()
    sound.mood("title")
    pass_time(sound, 3)
    assert "Reinstall Rimward" in sound.problem
    sound.cue("end_won")
    sound.worker.wait()
    assert busy("end_won", sound) == 1


def test_music_off_ends_the_music_alone(opened: Open, quick: None) -> None:
    sound = opened()
    sound.mood("title")
    pass_time(sound, 2)
    sound.settings.music = 0.0
    sound.obey()
    settle = 100
    while sound.music.state != "off" and settle:
        sound.update(0.01)
        pygame.time.wait(10)
        settle -= 1
    assert sound.music.state == "off" and sound.bed._now is not None


def test_beds_take_turns(opened: Open) -> None:
    sound = opened()
    sound.mood("title")
    pass_time(sound, 1)
    assert sound.bed.playing == "space"
    sound.mood("room", SOUNDS)
    pass_time(sound, 4)
    assert sound.bed.playing == "space", "it has only just begun"
    pass_time(sound, 6)
    assert sound.bed.playing == "cantina"
    sound.settings.ambience = 0.0
    pass_time(sound, 10)
    assert sound.bed.playing == "" and sound.bed._now is None


def test_the_settings_say_why_nothing_sounds(make_app: MakeApp) -> None:
    for problem in ("", module.NO_DEVICE):
        app = make_app(GalleryScene)
        app.player = Sound(app.settings)
        app.player.problem = problem
        page = OptionsScene(app, "sound")
        app.stack.push(page)
        label = page.form.find("set.silent")
        assert (label is not None) == bool(problem)


def test_sound_draws_nothing(make_app: MakeApp) -> None:
    app: App = make_app(GalleryScene)
    app.player = Sound(app.settings, dummy=True)
    app.mood("title")
    drawn = app.frames
    for _ in range(100):
        assert not app.frame([], 0.05)
    assert app.frames == drawn
    app.player.close()


def test_closing_gives_the_device_back(opened: Open) -> None:
    sound = opened()
    sound.cue("press")
    sound.close()
    assert pygame.mixer.get_init() is None
    sound.cue("press")
    sound.update(1.0)
    sound.obey()


def test_the_driver_of_tests_is_the_silent_one() -> None:
    assert os.environ["SDL_AUDIODRIVER"] == "dummy"
    assert cue_path("press").is_file()
