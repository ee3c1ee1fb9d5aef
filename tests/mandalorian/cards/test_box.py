"""The box against the rules: classes, icons, backs, missions, the order of learning."""

from __future__ import annotations

from collections import Counter

import pytest

from game.mandalorian.cards import models as c
from game.mandalorian.cards.words import words
from game.mandalorian.game import load
from game.mandalorian.names import BASIC
from game.mandalorian.text.missions import goal, lost, setup

CONTENT = load().content
PARTS = CONTENT.components
THREATS = {id: each for id, each in PARTS.items() if isinstance(each, c.Threat)}
SKILLS = {id: each for id, each in PARTS.items() if isinstance(each, c.Skill)}
STORY = {id: each for id, each in CONTENT.missions.items() if not each.mercenary}


@pytest.mark.rule("MA-023")
def test_strengths_run_from_1_to_4() -> None:
    base = [each for each in SKILLS.values() if not each.guide]
    for who in CONTENT.characters:
        assert {each.strength for each in base if each.character == who} == {1, 2, 3, 4}


@pytest.mark.rule("MA-024")
def test_a_skill_card_occurs_once_or_twice() -> None:
    """A copy has its own id."""
    assert {each.count for each in SKILLS.values()} == {1, 2}
    assert CONTENT.skills["old_trade"].count == CONTENT.skills["old_trade.2"].count == 2


@pytest.mark.rule("MA-162", "MA-163")
def test_a_bonus_is_for_one_of_the_slots_of_every_map() -> None:
    bonuses = Counter(each.bonus for each in SKILLS.values() if each.bonus is not None)
    assert set(bonuses) == set(BASIC)
    slots = {each.ability.slot for each in SKILLS.values() if each.ability is not None}
    assert slots == set(BASIC)


@pytest.mark.rule("MA-192", "MA-196", "MA-197", "MA-199")
def test_a_threat_is_an_enemy_with_class_and_health_or_a_feature() -> None:
    enemies = [each.enemy for each in THREATS.values() if each.enemy is not None]
    assert {each.cls for each in enemies} == {"melee", "blaster", "sharpshooter"}
    assert {each.health for each in enemies} == {1, 2, 3, 4, 6}
    features = {id for id, each in THREATS.items() if each.enemy is None}
    assert len(features) == len(THREATS) - len(enemies) > 15
    assert not any(THREATS[id].orange for id in features)


@pytest.mark.rule("MA-214", "MA-215", "MA-349")
def test_abilities_of_enemies_come_one_after_another() -> None:
    """Mission 1 has sentries alone; the others come with mission 2."""
    by_mission: dict[int, set[str]] = {number: set() for number in range(1, 5)}
    for each in THREATS.values():
        if each.enemy is not None:
            by_mission[each.mission] |= {*each.enemy.abilities}
    assert by_mission[1] == {"sentry"}
    assert by_mission[2] == {"sentry", "grapple", "sabotage", "effect"}


@pytest.mark.rule("MA-356")
def test_some_features_have_a_mission_effect() -> None:
    assert {id for id, each in THREATS.items() if each.effect and each.enemy is None} == {
        "child_token",
        "rigged_charge",
    }


@pytest.mark.rule("MA-207", "MA-208")
def test_medpacs_are_in_every_mission_and_other_features_have_their_own_words() -> None:
    found = Counter(each.name for each in THREATS.values() if each.enemy is None)
    assert found["Medpac"] == 4
    assert {each.mission for each in THREATS.values() if each.name == "Medpac"} == {1, 2, 3, 4}
    assert all(each.use or each.effect for each in THREATS.values() if _useful(each))


def _useful(threat: c.Threat) -> bool:
    return threat.enemy is None and not threat.name.startswith("Empty")


@pytest.mark.rule("MA-R04", "MA-R05", "MA-R52")
def test_reinforcements_are_orange_enemies_of_the_first_shape() -> None:
    orange = Counter[int]()
    for each in THREATS.values():
        if each.orange:
            assert each.shape == "d" and each.enemy is not None
            orange[each.mission] += each.count
    assert orange == {1: 4, 2: 5, 3: 5, 4: 5}


@pytest.mark.rule("MA-213")
def test_healing_is_rare() -> None:
    base = [each for each in PARTS.values() if not each.guide]
    healing = {each.name for each in base if any(deed.do == "heal" for _, deed in words(each))}
    assert healing == {"Medpac", "Field Repair", "Nurse Program"}


@pytest.mark.rule("MA-020", "MA-R07")
def test_disrupt_tokens() -> None:
    assert sorted(CONTENT.table.white) == [1, 1, 1, 2, 2]
    assert sorted(CONTENT.table.yellow) == [1] * 6 + [2] * 4


@pytest.mark.rule("MA-155")
def test_bad_luck_has_no_effect() -> None:
    assert CONTENT.planning["bad_luck"].deeds == ()
    assert CONTENT.planning["bad_luck"].when == "never"


@pytest.mark.rule("MA-236", "MA-243", "MA-403")
def test_backs_hint_at_what_events_do() -> None:
    backs = Counter(each.back for each in CONTENT.events.values() if not each.guide)
    assert backs == {"melee": 3, "blaster": 3, "sharpshooter": 2, "spawn": 2, "trouble": 2}
    for each in CONTENT.events.values():
        called = {cls for _, deed in words(each) for cls in getattr(deed, "classes", ())}
        assert each.deeds
        if each.back in ("melee", "blaster", "sharpshooter"):
            assert each.back in called
        if each.back == "spawn":
            assert any(deed.do == "spawn" for deed in each.deeds)


@pytest.mark.rule("MA-238")
def test_most_events_move_enemies_let_them_attack_or_spawn() -> None:
    usual = {"advance", "strike", "spawn"}
    base = [each for each in CONTENT.events.values() if not each.guide]
    assert sum(any(deed.do in usual for deed in each.deeds) for each in base) == 10


@pytest.mark.rule("MA-060", "MA-063")
def test_every_mission_lists_characters() -> None:
    casts = {id: len(each.characters) for id, each in STORY.items()}
    assert casts == {"the_asset": 2, "a_promise_broken": 4, "six_minutes": 4, "town_square": 4}
    assert all(each.characters[0] == "the_mandalorian" for each in STORY.values())


@pytest.mark.rule("MA-046")
def test_mission_1_has_no_setup_instructions() -> None:
    told = {id: list(setup(CONTENT, each)) for id, each in STORY.items()}
    assert told["the_asset"] == [] and len(told["town_square"]) == 2


@pytest.mark.rule("MA-233", "MA-291")
def test_every_mission_states_its_goal_its_failures_and_a_crisis() -> None:
    goals = {(goal(CONTENT, each.goal), each.map) for each in CONTENT.missions.values()}
    assert len(goals) == len(CONTENT.missions)
    for each in CONTENT.missions.values():
        assert lost(each).startswith("a character is defeated, or the crisis track has")
        assert each.crisis and each.briefing


@pytest.mark.rule("MA-365", "MA-377", "MA-R56")
def test_green_slots_come_with_mission_3() -> None:
    slots = {each.number: CONTENT.slots[each.id] for each in STORY.values()}
    assert slots[1] == slots[2] == BASIC == ("move", "attack", "intel", "plan")
    assert slots[3] == (*BASIC, "slice") and slots[4] == (*BASIC, "cut")


@pytest.mark.rule("MA-299", "MA-330")
def test_rules_are_read_before_the_mission_that_needs_them() -> None:
    """Rules of The Child and of enemies come between missions 1 and 2, green slots before 3."""
    number = {each.name: each.number for each in CONTENT.guides.values()}
    at = {each.mission: each.number for each in CONTENT.guides.values() if each.mission}
    for name in ("The Child", "Grapple", "Sabotage", "Mission Effects"):
        assert at["the_asset"] < number[name] < at["a_promise_broken"]
    assert at["a_promise_broken"] < number["Green Slots"] < at["six_minutes"]


def test_mercenary_missions_are_for_everybody() -> None:
    for each in CONTENT.missions.values():
        if each.mercenary:
            assert set(each.characters) == set(CONTENT.characters)
