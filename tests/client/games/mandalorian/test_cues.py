"""The sounds of missions: every cue exists and is used, each has something to see, and the music
follows the danger."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from game.client.games.mandalorian.sound import cues
from game.client.games.mandalorian.sound.sounds import CHASE, SOUNDS
from game.client.games.mandalorian.table.scene import MissionTable
from game.client.shell.window import registry
from game.client.sound.music import sheet_path
from game.client.sound.sheet import read as read_sheet
from game.mandalorian import events as e
from tests.client.games.mandalorian.playing import new_game, open_table


def test_the_weightiest_are_heard() -> None:
    events = [
        e.Moved(who="kuiil", start="s01", space="s02"),
        e.CrisisBegan(slot="move", track=3),
        e.EventDrawn(card="ev_rush", slot="move"),
        e.TokenMoved(token="t01", threat="nikto_guard", path=("s01", "s02")),
        e.Hurt(who="kuiil", left=2),
        e.TokenEntered(token="t02", threat="nikto_guard", space="s01"),
    ]
    heard = [cue for cue, _, _ in cues.cues(events, 0)]
    assert heard == ["crisis", "event", "hurt", "spawn"]


def a_table(left: int = 5, total: int = 3, track: int = 0, mission: str = "streets") -> Any:
    view = {
        "characters": [{"health": 7, "damage": 7 - left}],
        "slots": {"move": {"total": total}},
        "track": track,
        "limit": 9,
    }
    return SimpleNamespace(view=view, mission=SimpleNamespace(map=mission))


@pytest.mark.parametrize(
    "table, mood",
    [
        (a_table(), "calm"),
        (a_table(mission="prison_ship"), "ship"),
        (a_table(left=2), "danger"),
        (a_table(total=5), "danger"),
        (a_table(track=6), "danger"),
        (a_table(track=5), "calm"),
        (a_table(track=6, mission="prison_ship"), "ship_danger"),
    ],
)
def test_the_music_follows_the_danger(table: Any, mood: str) -> None:
    assert cues.mood(table) == mood and mood in SOUNDS.moods


def test_a_crisis_is_heard_at_once_where_the_drums_run() -> None:
    began = [e.CrisisBegan(slot="move", track=3)]
    assert cues.mood(a_table(), began) == "crisis"
    assert SOUNDS.mood("crisis").urgent and SOUNDS.mood("crisis").passage is CHASE
    bars = read_sheet(sheet_path("hunt")).bars
    assert all(min(abs(bar - each) for bar in bars) < 0.2 for each in CHASE.entries)


def test_the_table_of_the_game_is_heard() -> None:
    heard: list[str] = []
    app, _ = open_table(new_game())
    table = registry.client("mandalorian").scenes["table"]
    assert table.endswith("scene:make")
    scene = MissionTable(app, new_game())
    app.stack.push(scene)
    app.cue = lambda name, after=0.0, count=0: heard.append(name)
    scene.sound([e.DoorUnlocked(door=1)])
    assert heard == ["door"] and scene.mood() == "calm"
