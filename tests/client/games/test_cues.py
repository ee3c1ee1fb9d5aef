"""The cues of every game: each is a file and is used, and each has something to see."""

from __future__ import annotations

from typing import Any

import pytest

from game.client.games.dice_table.sound import cues as dice_table
from game.client.games.edge.sound import cues as edge
from game.client.games.free_captains.sound import cues as free_captains
from game.client.games.mandalorian.sound import cues as mandalorian
from game.client.games.outer_rim.sound import cues as outer_rim
from game.client.shell.window import registry
from game.client.sound.cue_index import read
from game.client.sound.player import index_path

CUES: dict[str, Any] = {"outer_rim": outer_rim, "free_captains": free_captains,
                        "mandalorian": mandalorian, "edge": edge,
                        "dice_table": dice_table}  # fmt: skip
OTHERS: dict[str, set[str]] = {
    "free_captains": {free_captains.SECTOR},
    "mandalorian": set(),
    "edge": {entry.cue for entry in dice_table.ENTRIES},
}
"""the games with cues of their own, and what else plays them than events of theirs"""
SCREEN = {"end_won", "end_lost", "turn_mine"}
"""cues that the shared screens ask for"""
HANDS = {
    "free_captains": ("cube", "cube_bag", "hand_bag", "die_tip", "card_turn"),
    "mandalorian": ("slot_card", "stride", "token_turn", "shot", "beaten"),
    "edge": ("cast_one", "cast_few", "cast_many", "chip"),
}
LOUD = {
    "free_captains": ("weapon_found", "weapon_used", "ability_zero", "sector", "turn_mine"),
    "mandalorian": ("crisis", "event", "hurt", "door", "child", "turn_mine"),
    "edge": ("triumph", "despair", "coin_light", "wound", "critical", "trouble", "fight", "battle"),
}


@pytest.mark.parametrize("game", CUES)
def test_every_cue_has_a_visible_twin(game: str) -> None:
    twins = {entry.twin for entry in CUES[game].ENTRIES}
    twins |= set(getattr(CUES[game], "SCREEN_CUES", {}).values())
    assert twins == set(CUES[game].TWINS), "a twin that is nowhere, or one that nothing has"


@pytest.mark.parametrize("game", OTHERS)
def test_every_cue_is_a_file_and_every_own_file_is_used(game: str) -> None:
    path = index_path(registry.sounds(game).cues)
    own = read(path)
    used = {entry.cue for entry in CUES[game].ENTRIES} | OTHERS[game]
    assert used <= {*own, *read(index_path())}
    assert set(own) <= used | SCREEN, "a cue that nobody hears"
    files = {f"{file}.ogg" for name, facts in own.items() for file in facts.files(name)}
    assert files == {each.name for each in path.parent.glob("*.ogg")}


@pytest.mark.parametrize("game", OTHERS)
def test_hands_take_turns_and_what_matters_is_an_event(game: str) -> None:
    own = read(index_path(registry.sounds(game).cues))
    assert all(own[name].takes == 4 and own[name].step == "card" for name in HANDS[game])
    assert all(own[name].step == "event" for name in LOUD[game])
    assert own["end_won"].step == "end" == own["end_lost"].step
