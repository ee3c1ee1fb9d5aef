"""Every card and token is as designed, and its text follows from its data."""

from __future__ import annotations

from typing import Any

import pytest

from game.mandalorian import campaign
from game.mandalorian.cards import models as c
from game.mandalorian.game import load
from game.mandalorian.text.cards import lines
from game.mandalorian.text.phrases import plain
from game.resources import ROOT
from tests.mandalorian.cards.others import CHARACTERS, EVENTS, MISSIONS, PLANNING
from tests.mandalorian.cards.skills import SKILLS
from tests.mandalorian.cards.skills_guide import ADDED
from tests.mandalorian.cards.threats import THREATS

CONTENT = load().content
NO_TEXT = {c.Guide, c.Table}
"""kinds whose words are not in the specs: instructions have their own, figures have none"""


def words(id: str) -> tuple[str, ...]:
    """Return the text of a component without icons."""
    return tuple(plain(line) for line in lines(CONTENT, id))


def part(id: str) -> Any:
    """Return a component."""
    return CONTENT.components[id]


@pytest.mark.rule("MA-009", "MA-023")
@pytest.mark.parametrize("id", [*SKILLS, *ADDED])
def test_skill_card(id: str) -> None:
    card = part(id)
    figures = (card.character, card.count, card.strength, card.bonus or "", card.guide)
    assert (*figures, words(id)) == {**SKILLS, **ADDED}[id]


@pytest.mark.parametrize("id", PLANNING)
def test_planning_card(id: str) -> None:
    card = part(id)
    assert (card.count, card.when, card.guide, words(id)) == PLANNING[id]


@pytest.mark.parametrize("id", EVENTS)
def test_event_card(id: str) -> None:
    card = part(id)
    assert (card.back, card.guide, words(id)) == EVENTS[id]


@pytest.mark.parametrize("id", THREATS)
def test_threat(id: str) -> None:
    token = part(id)
    assert (token.mission, token.count, token.shape, words(id)) == THREATS[id]


@pytest.mark.parametrize("id", MISSIONS)
def test_mission(id: str) -> None:
    mission = part(id)
    assert (mission.number, mission.map, mission.limit, words(id)) == MISSIONS[id]


@pytest.mark.rule("MA-008", "MA-065")
@pytest.mark.parametrize("id", CHARACTERS)
def test_character(id: str) -> None:
    card = part(id)
    assert (card.health, card.novice, words(id)) == CHARACTERS[id]


def test_nothing_is_without_a_spec() -> None:
    known = {*SKILLS, *ADDED, *PLANNING, *EVENTS, *THREATS, *MISSIONS, *CHARACTERS}
    assert {id for id, each in CONTENT.components.items() if type(each) not in NO_TEXT} == known


def test_every_icon_of_the_texts_is_drawn() -> None:
    drawn = {path.stem for path in (ROOT / "assets" / "icons").glob("ma_*.svg")}
    for id in CONTENT.components:
        for line in lines(CONTENT, id):
            for piece in line.split("{icon:")[1:]:
                assert piece.partition("}")[0] in drawn, line


def test_every_component_has_a_story_and_says_something() -> None:
    silent = {id for id, each in CONTENT.components.items() if not lines(CONTENT, id)}
    assert silent == set(), "an ability or a bonus at least"
    told = {id for id, each in CONTENT.components.items() if type(each) not in NO_TEXT}
    stories = [CONTENT.components[id].story for id in told]
    assert all(stories) and len(set(stories)) == len(stories)


@pytest.mark.parametrize("id", CONTENT.missions)
def test_a_primer_that_counts_crises_names_the_short_fuse(id: str) -> None:
    mission = part(id)
    counting = [line for line in mission.primer if "crisis" in line and "loses the mission" in line]
    assert mission.short_fuse is None or all("short fuse" in line for line in counting)
    assert not any("end the mission" in line for line in mission.primer)


def test_guide_cards_tell_the_rules_of_the_game() -> None:
    """The sandbox is no news, damage of a mission effect is blocked, a medal asks for a third."""
    told = {each.number: each.text for each in CONTENT.guides.values()}
    assert "From now on" not in told[26] and "opened" in told[26]
    assert "can be blocked" in told[15] and "a third" in told[62] and campaign.QUIET == 3


@pytest.mark.parametrize("id", [*CONTENT.characters, *CONTENT.missions])
def test_primers_have_three_lines_that_fit_a_page(id: str) -> None:
    primer = part(id).primer
    assert len(primer) == 3 and all(len(line) <= 110 and line.endswith(".") for line in primer)
