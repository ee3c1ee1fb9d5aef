"""Reading aloud: with a program of the system, one sentence after another, without waiting."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from game.client.draw import richtext
from game.client.games.outer_rim.encounter import view
from game.client.games.outer_rim.tools import shots
from game.client.shell.tools.widget_gallery import GalleryScene
from game.client.sound import voice
from game.client.sound.levels import DUCK
from game.client.sound.player import Sound
from game.client.sound.voice import MOST, Voice
from tests.client.conftest import MakeApp, press_key, settle
from tests.client.games.outer_rim.playing import a_game, open_table


class Said:
    """Replaces the program: records the words it should speak."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.ended = 0

    def __call__(self, command: Sequence[str], words: str) -> Said:
        self.words.append(words)
        return self

    def poll(self) -> int | None:
        return None

    def terminate(self) -> None:
        self.ended += 1


def a_voice(said: Said) -> Voice:
    return Voice(lambda name: name if name == "espeak" else None, said)


def test_it_takes_the_first_voice_that_there_is() -> None:
    assert a_voice(Said()).program[0] == "espeak"
    silent = Voice(lambda name: None)
    assert not silent.there
    silent.say("Nobody hears this.")
    assert Voice(lambda name: name, Said(), "win32").program == voice.WINDOWS_PROGRAM


def test_the_voice_of_windows_reads_its_input(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = tmp_path / "heard"
    code = f"import sys; open({str(heard)!r}, 'wb').write(sys.stdin.buffer.read())"
    monkeypatch.setattr(voice, "WINDOWS_PROGRAM", (sys.executable, "-I", "-S", "-c", code))
    spoken = Voice(lambda name: name, system="win32")
    spoken.say("Lando's **$price**; é?")
    assert spoken._speaking.wait(20) == 0 and heard.read_text("utf-8") == "Lando's $price; é?"


def test_a_new_sentence_ends_the_one_before() -> None:
    said = Said()
    spoken = a_voice(said)
    spoken.say("**Pay** {icon:credits} 1,000?")
    spoken.say("**Pay** {icon:credits} 1,000?")
    spoken.say("Fly.")
    assert said.words == ["Pay credits 1,000?", "Fly."] and said.ended == 1
    spoken.say("long " * 1000)
    assert len(said.words[-1]) <= MOST


def test_the_music_makes_way_for_as_long_as_it_speaks(make_app: MakeApp) -> None:
    app = make_app(GalleryScene)
    app.player = Sound(app.settings, dummy=True)
    app.settings.spoken = True
    app.voice = Voice(lambda name: name, Said())
    app.speak("A story of thirty letters, or so.")
    app.player.update(1.5)
    assert app.player.duck.factor == DUCK
    for _ in range(30):
        app.player.update(0.1)
    assert app.player.duck.factor == 1.0
    app.speak("A story of thirty letters, or so.")
    app.player.update(0.5)
    assert app.player.duck.factor == 1.0, "nothing was spoken a second time"
    app.player.close()


def test_a_voice_that_is_gone_is_forgotten() -> None:
    def gone(command: Sequence[str], words: str) -> None:
        raise FileNotFoundError(command[0])

    spoken = Voice(lambda name: name, gone)
    spoken.say("Hello.")
    assert not spoken.there


def test_the_table_reads_questions_and_scenes_aloud(tmp_path: Path) -> None:
    """It does so only at the player's request; in the view with every choice and its number."""
    said = Said()
    app, scene = open_table(a_game(3), (1280, 720), tmp_path)
    app.voice = a_voice(said)
    scene.do.choose("credits")
    assert said.words == []
    app.change_settings(spoken=True)
    scene.do.undo()
    scene.do.choose("credits")
    assert said.words[-1] == scene.model.prompt
    pygame.display.quit()
    session = shots.answer(shots.session(position=shots.COMBAT), "faction:rebel", "fight")
    app, scene = open_table(session, (1280, 720), tmp_path)
    settle(app)
    spoken = view.speech(scene.model, scene.model.options, scene.table.pages.episode())
    for number, each in enumerate(scene.model.options, 1):
        assert f"{number}: {scene.model.labels[each.key].label}" in spoken
    pygame.display.quit()


def test_screens_and_the_focus_are_read_and_said_again(tmp_path: Path) -> None:
    said = Said()
    app, scene = open_table(a_game(3), (1280, 720), tmp_path)
    app.voice = a_voice(said)
    app.change_settings(spoken=True)
    app.frame([], 0.02)
    assert said.words[-1].startswith(scene.model.prompt), "a table is read when it opens"
    press_key(app, pygame.K_TAB)
    focus = scene.form.focus
    assert focus is not None and said.words[-1].startswith(richtext.plain(focus.speech)[:12])
    press_key(app, pygame.K_F4)
    assert said.words[-1] == scene.model.prompt, "F4 says it again"
    app.open_settings()
    app.frame([], 0.02)
    assert "Settings" in said.words[-1]
    pygame.display.quit()
