"""The sounds of the second game: every cue exists and is used, each has something to see, and the
music follows the danger."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game.client.games.free_captains.facts import beats
from game.client.games.free_captains.play.model import Model
from game.client.games.free_captains.sound import cues
from game.client.games.free_captains.sound.sounds import MARCH, SOUNDS
from game.client.shell.window import registry
from game.client.shell.window.settings import Settings
from game.client.sound.player import Sound, cue_path
from game.free_captains import events as e
from game.table.events import Event
from game.table.film import Shot
from tests.client.games.free_captains.playing import new_game


def heard(events: Sequence[Event], alien: str = "") -> list[str]:
    return [cue for cue, _, _ in cues.cues(events, 0, alien)]


def test_an_ability_at_zero_is_heard_as_one() -> None:
    paid = {"ability": "combat", "points": 1, "icon": "combat"}
    assert heard([e.PointsPaid(**paid, left=0)]) == ["ability_zero"]
    assert heard([e.PointsPaid(**paid, left=3)]) == ["cube"]
    assert heard([e.AbilityChanged(ability="science", change=2, left=4)]) == ["ability_up"]


def test_a_round_under_another_alien_begins_a_sector() -> None:
    began = [e.RoundBegan(round=5, alien="al_02")]
    assert heard(began, "al_01") == ["sector"]
    assert heard(began, "al_02") == ["turn_mine"] == heard(began)


def test_the_weightiest_are_heard() -> None:
    events = [
        e.CubesDrawn(cubes=("yellow",), search=True),
        e.WeaponFound(weapon="we_01"),
        e.CubePlaced(cube="red", place="combat"),
        e.DieUsed(die="d", old=4, value=3, target=""),
        e.CardKept(card="x"),
    ]
    assert heard(events) == ["hand_bag", "weapon_found", "cube", "die_tip"]


def a_table(points: tuple[int, int, int], number: int = 3, phase: str = "encounter") -> Any:
    abilities = dict(zip(("combat", "diplomacy", "science"), points, strict=True))
    return SimpleNamespace(view={"abilities": abilities, "round": number, "phase": phase})


@pytest.mark.parametrize(
    "table, mood",
    [
        (a_table((8, 8, 8)), "calm"), (a_table((8, 8, 8), phase="planet"), "room"),
        (a_table((8, 2, 8)), "danger"), (a_table((8, 8, 8), 10), "danger"),
        (a_table((1, 2, 8)), "siege"), (a_table((8, 2, 8), 11), "siege"),
    ],
)  # fmt: skip
def test_moods_follow_the_danger(table: Any, mood: str) -> None:
    assert cues.mood(table) == mood and mood in SOUNDS.moods


def test_the_game_has_its_own_moods_and_cues() -> None:
    assert registry.sounds("free_captains") is SOUNDS
    assert all(MARCH.holds(entry) for entry in MARCH.entries)


def test_an_own_cue_is_heard_in_place_of_a_usual_one() -> None:
    sound = Sound(Settings(music=0.0, ambience=0.0), dummy=True)
    sound.mood("calm", SOUNDS)
    assert not sound.ready and sound.worker.wait() and sound.ready
    sound.cue("turn_mine")
    sound.cue("press")
    assert sound.worker.wait()
    assert sound._sounds["captains/turn_mine"] and sound._sounds["press"]
    assert "turn_mine" not in sound._sounds and cue_path("captains/cube").is_file()
    sound.mood("calm")
    sound.update(1.0)
    sound.cue("turn_mine")
    assert sound.worker.wait() and sound._sounds["turn_mine"]
    sound.close()


def test_own_cues_are_read_when_their_game_is_opened(tmp_path: Path) -> None:
    sound = Sound(Settings(music=0.0, ambience=0.0), dummy=True)
    sound.mood("title")
    assert not sound.ready and sound.worker.wait() and sound.ready
    assert "captains/cube" not in sound._facts
    sound.mood("calm", SOUNDS)
    assert sound.worker.wait()
    assert sound._facts["captains/cube"].takes == 4 and not sound.problem
    sound.close()


def test_an_answer_that_shows_nothing_is_no_shot() -> None:
    model = Model(new_game())
    mark, drawn = model.mark(), e.CubesDrawn(cubes=("blue", "black"), search=True)
    reel = beats.reel(model, mark, [Shot((), mark.view), Shot((drawn,), mark.view)])
    assert reel is not None and [*reel.shown] == [drawn]
