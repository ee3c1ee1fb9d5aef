"""Settings survive a round trip; a broken file is set aside with a message."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pydantic import ValidationError

from game.client.shell.window import settings as file
from game.client.shell.window.settings import Settings
from game.client.widgets import keymap
from game.client.widgets.keymap import Action


def test_round_trip() -> None:
    mine = Settings(music=0.25, speed="slow", reduced_motion=True, window_width=1700)
    file.save(mine)
    assert file.load() == (mine, None)
    assert [path.name for path in file.settings_path().parent.iterdir()] == ["settings.json"]


def test_no_file_gives_the_defaults() -> None:
    assert file.load() == (Settings(), None)


@pytest.mark.parametrize(
    "content, said",
    [
        (b"{", "EOF|JSON"),
        (b'{"music": 3}', "music"),
        (b'{"speed": "ludicrous"}', "speed"),
        (b'{"volume": 1}', "volume"),
        (b'{"mute": "yes"}', "mute"),
        (b"\xff\xfe", "JSON|utf"),
    ],
)
def test_broken_file_is_set_aside(content: bytes, said: str) -> None:
    path = file.settings_path()
    path.parent.mkdir(parents=True)
    path.write_bytes(content)
    settings, message = file.load()
    assert settings == Settings()
    assert message is not None and "kept as" in message
    assert any(word.lower() in message.lower() for word in said.split("|"))
    assert not path.exists()
    kept = list(path.parent.glob("settings.broken-*.json"))
    assert len(kept) == 1 and kept[0].read_bytes() == content


def test_a_failed_write_leaves_the_old_file(monkeypatch: pytest.MonkeyPatch) -> None:
    file.save(Settings(music=0.1))

    def refuse(number: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr("game.table.files.os.fsync", refuse)
    with pytest.raises(OSError, match="disk full"):
        file.save(Settings(music=0.9))
    assert json.loads(Path(file.settings_path()).read_text())["music"] == 0.1


def test_keys_of_older_settings_and_of_games_that_are_away_are_kept() -> None:
    path = file.settings_path()
    path.parent.mkdir(parents=True)
    path.write_text('{"keys": {"table.market": "J", "far_moons.dig": "D"}}', "utf-8")
    settings, message = file.load()
    assert message is None
    assert settings.keys == {"outer_rim.market": "J", "far_moons.dig": "D"}
    assert keymap.use(settings.keys) and keymap.key("outer_rim.market") == "J"
    keymap.use({})


@pytest.mark.parametrize(
    "action, said",
    [
        (Action("table.undo", "U", "Undo"), "another action"),
        (Action("moons.dig", "D", "Dig", "cellar"), "no place 'cellar'; there are"),
        (Action("moons.dig", "Dig", "Dig"), "no key is called 'Dig'"),
    ],
)
def test_an_action_of_a_game_must_fit_in(action: Action, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        keymap.register([action])
    assert "moons.dig" not in keymap.ACTIONS


def test_values_are_checked_when_set() -> None:
    with pytest.raises(ValidationError):
        Settings().ui_scale = 3.0


def test_reduced_motion_stops_animation() -> None:
    assert Settings(speed="slow").motion_speed == "slow"
    assert Settings(speed="slow", reduced_motion=True).motion_speed == "off"


def test_a_file_of_an_older_version_is_read() -> None:
    path = file.settings_path()
    path.parent.mkdir(parents=True)
    path.write_text('{"music": 0.2, "speed": "fast", "reduced_motion": true}', "utf-8")
    settings, message = file.load()
    assert message is None and settings.music == 0.2
    assert settings.palette == "standard" and not settings.first_start_done


@pytest.mark.parametrize(
    "content, said",
    [
        ('{"palette": "neon"}', "'neon' is not a palette; there are standard"),
        ('{"keys": {"table.udno": "X"}}', "did you mean table.undo"),
        ('{"keys": {"table.undo": "Ctrl+Nothing"}}', "no key is called 'Nothing'"),
        ('{"hover_delay": 3}', "hover_delay"),
    ],
)
def test_wrong_access_settings_say_what_is_wrong(content: str, said: str) -> None:
    path = file.settings_path()
    path.parent.mkdir(parents=True)
    path.write_text(content, "utf-8")
    settings, message = file.load()
    assert settings == Settings() and message is not None and said in message


def test_access_settings_survive_a_round_trip() -> None:
    mine = Settings(palette="red_green", hover_delay=1.1, tips=False, warn_silenced=["deliver"],
                    keys={"table.undo": "Ctrl+U"}, first_start_done=True)  # fmt: skip
    file.save(mine)
    assert file.load() == (mine, None)
