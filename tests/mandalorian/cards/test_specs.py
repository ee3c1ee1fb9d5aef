"""Every card and token is as designed, and its text follows from its data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.mandalorian import campaign
from game.mandalorian.cards import models as c
from game.mandalorian.game import load
from game.mandalorian.text.cards import lines
from game.mandalorian.text.phrases import plain
from game.resources import ROOT
from tests.specs import faults, read, table

CONTENT = load().content
HERE = "mandalorian/cards"
TABLES = ("skills", "planning", "threats", "characters")
BLOCKS = ("events", "missions")
NO_TEXT = {c.Guide, c.Table, c.Role, c.Way, c.Envelope}
"""kinds whose words are not in the specs: instructions and what envelopes hold have their own,
figures have none"""


def words(id: str) -> list[str]:
    """Return the text of a component without icons."""
    return [plain(line) for line in lines(CONTENT, id)]


def check(name: str, fields: Callable[[Any], dict[str, object]]) -> None:
    """Compare a table with the figures and words of its components."""
    with faults() as at:
        for row in table(f"{HERE}/{name}.spec"):
            id, *_ = row.fields.values()
            with at(row.line):
                row.check(**fields(CONTENT.components[id]), says=words(id))


@pytest.mark.rule("MA-009", "MA-023")
def test_skill_cards() -> None:
    check(
        "skills",
        lambda card: {
            "owner": card.character, "copies": card.count, "strength": card.strength,
            "bonus": card.bonus, "guide": card.guide,
        },
    )  # fmt: skip


def test_planning_cards() -> None:
    check("planning", lambda card: {"copies": card.count, "when": card.when, "guide": card.guide})


def test_threats() -> None:
    check(
        "threats",
        lambda token: {"mission": token.mission, "tokens": token.count, "shape": token.shape},
    )


@pytest.mark.rule("MA-008", "MA-065")
def test_characters() -> None:
    check("characters", lambda card: {"health": card.health, "novice": card.novice})


def test_event_cards() -> None:
    with faults() as at:
        for id, spec in read(f"{HERE}/events.spec").items():
            with at(spec.line):
                card = CONTENT.events[id]
                assert card.back == spec.value("back")
                assert card.guide == int(spec.value("guide") or 0)
                spec.check(words(id), "says")


def test_missions() -> None:
    with faults() as at:
        for id, spec in read(f"{HERE}/missions.spec").items():
            with at(spec.line):
                mission = CONTENT.missions[id]
                sheet = f"{mission.number} {mission.map} {mission.limit}"
                assert sheet == spec.value("sheet")
                spec.check(words(id), "says")


def test_nothing_is_without_a_spec() -> None:
    rows = [row for name in TABLES for row in table(f"{HERE}/{name}.spec")]
    known = [next(iter(row.fields.values())) for row in rows]
    known += [id for name in BLOCKS for id in read(f"{HERE}/{name}.spec")]
    assert len(known) == len(set(known))
    assert {id for id, each in CONTENT.components.items() if type(each) not in NO_TEXT} == {*known}


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


def test_a_primer_that_counts_crises_names_the_short_fuse() -> None:
    for id, mission in CONTENT.missions.items():
        told = [line for line in mission.primer if "crisis" in line and "loses the mission" in line]
        assert mission.short_fuse is None or all("short fuse" in line for line in told), id
        assert not any("end the mission" in line for line in mission.primer), id


def test_guide_cards_tell_the_rules_of_the_game() -> None:
    """The sandbox is no news, damage of a mission effect is blocked, a medal asks for a third."""
    told = {each.number: each.text for each in CONTENT.guides.values()}
    assert "From now on" not in told[26] and "opened" in told[26]
    assert "can block its damage" in told[15] and "a third" in told[62] and campaign.QUIET == 3


def test_primers_have_three_lines_that_fit_a_page() -> None:
    for id in (*CONTENT.characters, *CONTENT.missions):
        primer: Any = CONTENT.components[id].primer  # type: ignore[attr-defined]
        assert len(primer) == 3, id
        assert all(len(line) <= 110 and line.endswith(".") for line in primer), id
