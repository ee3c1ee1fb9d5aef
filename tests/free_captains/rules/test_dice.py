"""The Captain's Dice: their faces, turning down, and when they act."""

from __future__ import annotations

from typing import Any

import pytest

from game.free_captains.text.effects import face_words
from tests.free_captains.kit import (GAME, answer, clause, drawing, edit, engage, evade, keys, left,
    line, owned, shown, step)  # fmt: skip

EASY = ("gf_16", "gf_01", "gf_07", "gf_02")
LENDS = {"combat": "gf_16", "diplomacy": "gf_07", "science": "gf_02"}
WS, IA, EN = "weapons_specialist", "infiltration_agent", "engineer"
ST, AI = "scanning_technology", "artificial_intelligence"


def with_die(*cards: str, die: str, value: int, **fields: Any) -> Any:
    """Return a line with one die that shows a value."""
    return line(*cards, dice=[die], faces=[value], **fields)


@pytest.mark.rule("FC-104", "FC-100", "FC-R11", "FC-R13", "FC-R14", "FC-R15")
@pytest.mark.rule("FC-106", "FC-107", "FC-108", "FC-109", "FC-110", "FC-111", "FC-112", "FC-113",
                  "FC-114", "FC-115", "FC-116", "FC-117", "FC-118", "FC-119", "FC-120", "FC-121",
                  "FC-122", "FC-123")  # fmt: skip
@pytest.mark.parametrize(
    ("die", "faces"),
    [
        (EN, ["+2 Science and raise a Systems die by 2", "+2 of any ability", "+2 Science",
              "+1 Science, or raise a Systems die by 1", "+1 of any ability", "+1 Science"]),
        (WS, ["+3 Combat", "+2 Combat, or remove 2 white cubes from the bag (Evade)",
              "+2 of any ability", "+2 Combat", "+1 of any ability", "+1 Combat"]),
        (IA, ["+2 Diplomacy, or remove 2 cubes other than yellow from the bag (Evade)",
              "+2 Diplomacy", "+2 Diplomacy",
              "+1 Diplomacy, or draw 1 more cube in this round's search", "+1 Diplomacy",
              "draw 1 more cube in this round's search"]),
    ],
)  # fmt: skip
def test_faces_of_the_crew_from_six_down(die: str, faces: list[str]) -> None:
    shown_faces = GAME.content.dice[die].faces
    assert [face_words(shown_faces[value - 1]) for value in range(6, 0, -1)] == faces


@pytest.mark.rule("FC-105", "FC-124", "FC-R11", "FC-R12", "FC-R19")
@pytest.mark.parametrize(
    ("die", "value", "icon", "n"),
    [
        (EN, 6, "science", 2), (EN, 5, "combat", 2), (EN, 4, "science", 2), (EN, 3, "science", 1),
        (EN, 2, "diplomacy", 1), (EN, 1, "science", 1), (WS, 6, "combat", 3), (WS, 5, "combat", 2),
        (WS, 4, "science", 2), (WS, 3, "combat", 2), (WS, 2, "diplomacy", 1), (WS, 1, "combat", 1),
        (IA, 6, "diplomacy", 2), (IA, 5, "diplomacy", 2), (IA, 4, "diplomacy", 2),
        (IA, 3, "diplomacy", 1), (IA, 2, "diplomacy", 1),
    ],
)  # fmt: skip
def test_a_bonus_lowers_what_is_paid(die: str, value: int, icon: str, n: int) -> None:
    rest = [each for each in LENDS.values() if each != LENDS[icon]]
    state = with_die("gf_09", LENDS[icon], *rest, die=die, value=value)
    answer(state, "engage:gf_09")
    wrong = [each for each in LENDS if each != icon]
    assert all(f"die:{die}@{each}" not in keys(state) for each in wrong)
    answer(state, f"die:{die}@{icon}")
    if step(state) == "die":
        answer(state, f"step:{die}@1")
    assert left(state) == {icon: 5 - n}


@pytest.mark.rule("FC-097", "FC-099", "FC-101", "FC-R20")
def test_a_die_is_turned_down_one_side_or_two() -> None:
    for down in (1, 2):
        state = with_die("gf_05", *EASY[:3], die=WS, value=6)
        answer(state, "engage:gf_05", f"die:{WS}@combat")
        assert keys(state) == [f"step:{WS}@1", f"step:{WS}@2"]
        assert clause(state, f"step:{WS}@3") == "FC-R20"
        answer(state, f"step:{WS}@{down}")
        assert state.faces == [6 - down]
    state = with_die("gf_05", *EASY[:3], die=WS, value=2)
    answer(state, "engage:gf_05", f"die:{WS}@combat")
    assert state.faces == [1], "one side is all that is left"


@pytest.mark.rule("FC-102", "FC-R21")
def test_the_lowest_face_stays_and_still_acts() -> None:
    state = with_die("gf_16", "gf_01", "gf_03", "gf_02", die=WS, value=1)
    answer(state, "engage:gf_16", f"die:{WS}@combat")
    assert state.faces == [1] and state.fates[0] == "engaged"
    edit(state, abilities=[9, 9, 9])
    engage(state, "gf_01")
    answer(state, "engage:gf_03")
    assert f"die:{WS}@combat" not in keys(state), "its neighbor asks for Science"


@pytest.mark.rule("FC-098", "FC-R22", "FC-R63", "FC-R28", "FC-117", "FC-120")
def test_only_some_actions_are_for_the_search_and_all_dice_may_act_there() -> None:
    state = line(*EASY, dice=[WS, IA, ST], faces=[6, 3, 4])
    evade(state, "gf_16", "red", "red")
    engage(state, *EASY[1:])
    answer(state, "search")
    assert [key for key in keys(state) if key.startswith("die:")] == [
        f"die:{IA}@cubes", f"die:{ST}@icons",
    ]  # fmt: skip
    answer(state, f"die:{IA}@cubes", f"step:{IA}@1")
    assert clause(state, f"die:{IA}@cubes") == "FC-R22"
    assert f"die:{ST}@icons" in keys(state) and GAME.view(state, 0)["cubes"] == 4


@pytest.mark.rule("FC-130", "FC-R69")
def test_a_yellow_cube_takes_the_weapon_of_choice() -> None:
    state = with_die(*EASY, die=ST, value=5)
    engage(state, *EASY)
    deck = list(state.weapon_deck)
    with drawing(("yellow", "yellow", "red", "red")):
        answer(state, "search")
    assert GAME.view(state, 0)["seen"] == []
    answer(state, f"die:{ST}@weapon", f"step:{ST}@1")
    assert GAME.view(state, 0)["seen"] == sorted(deck)
    answer(state, f"take:{deck[0]}")
    assert state.weapons == [deck[0]] and state.stack[-1].cubes[4] == 1  # type: ignore[union-attr]
    assert clause(state, f"die:{ST}@weapon") == "FC-R22", "it serves one yellow cube"


@pytest.mark.rule("FC-131", "FC-R70", "FC-R85")
def test_a_weapon_is_understood_at_once() -> None:
    state = with_die("gf_05", *EASY[:3], die=ST, value=6,
                     **owned("we_01", "we_02", understood=False))  # fmt: skip
    answer(state, f"die:{ST}@understand", f"step:{ST}@1")
    assert keys(state) == ["understand:we_01", "understand:we_02"]
    assert clause(state, "understand:we_03") == "FC-R70"
    answer(state, "understand:we_01")
    assert state.understood == ["we_01"] and state.cubes_on["we_01"] == (0, 0, 0)
    answer(state, "engage:gf_05")
    assert "power:we_01" in keys(state), "it can be used at once"
    state = with_die("gf_05", *EASY[:3], die=ST, value=6, **owned("we_01"))
    assert clause(state, f"die:{ST}@understand") == "FC-R65"


@pytest.mark.rule("FC-132", "FC-133", "FC-137", "FC-R18", "FC-R24")
@pytest.mark.parametrize(("value", "die"), [(5, WS), (4, IA), (3, EN)])
def test_a_crew_die_is_rolled_for_one_engage(value: int, die: str) -> None:
    state = line("gf_09", *EASY[:3], dice=[AI, die], faces=[value, 2])
    answer(state, "engage:gf_09", f"die:{AI}@roll", f"step:{AI}@1")
    facing = GAME.view(state, 0)["facing"]
    assert facing["rolled"] == die and 1 <= facing["value"] <= 6
    assert state.dice == [AI, die] and state.faces == [value - 1, 2], "an extra die"
    answer(state, "settle")
    assert state.dice == [AI, die] and state.faces == [value - 1, 2]
    answer(state, "engage:gf_16")
    assert GAME.view(state, 0)["facing"]["rolled"] == ""


def rolled(value: int, **fields: Any) -> Any:
    """Return a line where a Weapons Specialist was rolled with this value."""
    state = with_die("gf_05", *EASY[:3], die=AI, value=5, **fields)
    answer(state, "engage:gf_05", f"die:{AI}@roll", f"step:{AI}@1")
    state.stack[-1].value = value
    return edit(state)


@pytest.mark.rule("FC-R24", "FC-R67", "FC-R63")
def test_the_rolled_face_is_used_once_or_not_at_all() -> None:
    state = rolled(6)
    answer(state, f"face:{WS}@combat")
    assert left(state) == {"combat": 1}
    assert clause(state, f"face:{WS}@combat") == "FC-R67"
    state = rolled(6)
    answer(state, "settle")
    assert state.abilities[0] == 6 and state.dice == [AI]


@pytest.mark.rule("FC-134", "FC-R25", "FC-R68")
def test_a_die_is_swapped_against_a_guardforce_with_a_planet() -> None:
    state = line(*EASY, dice=[WS, AI], faces=[3, 6])
    answer(state, "engage:gf_16", f"die:{AI}@swap", f"step:{AI}@1")
    assert set(keys(state)) == {
        f"swap:{old}@{new}" for old in (WS, AI) for new in (EN, IA, ST)
    }  # fmt: skip
    answer(state, f"swap:{AI}@{EN}")
    assert state.dice == [WS, EN] and 1 <= state.faces[1] <= 6, "in the slot of the old one"
    for card in ("gf_22", "ag_01"):
        state = line(card, *EASY[:3], dice=[WS, AI], faces=[3, 6])
        answer(state, f"engage:{card}")
        assert clause(state, f"die:{AI}@swap") == "FC-R65"


@pytest.mark.rule("FC-R17", "FC-R18", "FC-R98")
def test_faces_of_systems_dice_from_six_down() -> None:
    words = {
        die: [face_words(GAME.content.dice[die].faces[value - 1]) for value in range(6, 0, -1)]
        for die in (ST, AI)
    }
    firsts = [each.split()[0] for each in words[ST]]
    assert firsts == ["Understand", "choose", "count", "remove", "count", "remove"]
    assert "2 evaded" in words[ST][2] and "an evaded" in words[ST][4] and "random" in words[ST][5]
    firsts = [each.split()[0] for each in words[AI]]
    assert firsts == ["swap", "roll", "roll", "roll", "reroll", "reroll"]
    assert ["Weapons" in words[AI][1], "Infiltration" in words[AI][2], "Engineer" in words[AI][3]]
    assert "Guardforce" in words[AI][4] and "Agent" in words[AI][5]


@pytest.mark.rule("FC-R23")
def test_only_owned_dice_act() -> None:
    state = line(*EASY)
    assert clause(state, f"die:{EN}@science") == "FC-R23"
    assert shown(state, "gf_16")[0] == 1
