"""The sounds of the second game: every cue exists and is used, each has something to see, and the
music follows the danger."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game.client.games.free_captains import cues
from game.client.games.free_captains.sounds import MARCH, SOUNDS
from game.client.shell import registry
from game.client.shell.settings import Settings
from game.client.sound.cue_index import read
from game.client.sound.player import Sound, cue_path, index_path
from game.free_captains import events as e
from game.table.events import Event

OWN = read(index_path(SOUNDS.cues))
USUAL = read(index_path())
SCREEN = {"end_won", "end_lost", "turn_mine"}
"""cues that the shared screens ask for"""


def heard(events: Sequence[Event], alien: str = "") -> list[str]:
    return [cue for cue, _, _ in cues.cues(events, 0, alien)]


def test_every_cue_is_a_file_and_every_own_file_is_used() -> None:
    used = {entry.cue for entry in cues.ENTRIES} | {cues.SECTOR}
    assert used <= {*OWN, *USUAL}
    assert set(OWN) <= used | SCREEN, "a cue that nobody hears"
    files = {f"{file}.ogg" for name, facts in OWN.items() for file in facts.files(name)}
    assert files == {path.name for path in index_path(SOUNDS.cues).parent.glob("*.ogg")}


def test_every_cue_has_a_visible_twin() -> None:
    assert {entry.twin for entry in cues.ENTRIES} == set(cues.TWINS)


def test_hands_take_turns_and_fanfares_are_events() -> None:
    hands = ("cube", "cube_bag", "hand_bag", "die_tip", "card_turn")
    assert all(OWN[name].takes == 4 and OWN[name].step == "card" for name in hands)
    loud = ("weapon_found", "weapon_used", "ability_zero", "sector", "turn_mine")
    assert all(OWN[name].step == "event" for name in loud)
    assert OWN["end_won"].step == "end" == OWN["end_lost"].step


def test_an_ability_at_zero_is_heard_as_one() -> None:
    paid = {"ability": "combat", "points": 1, "icon": "combat"}
    assert heard([e.PointsPaid(**paid, left=0)]) == ["ability_zero"]  # type: ignore[arg-type]
    assert heard([e.PointsPaid(**paid, left=3)]) == ["cube"]  # type: ignore[arg-type]
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
        (a_table((8, 8, 8)), "calm"),
        (a_table((8, 8, 8), phase="planet"), "room"),
        (a_table((8, 2, 8)), "danger"),
        (a_table((8, 8, 8), 10), "danger"),
        (a_table((1, 2, 8)), "siege"),
        (a_table((8, 2, 8), 11), "siege"),
    ],
)
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
