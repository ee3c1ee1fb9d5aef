"""Faults that only the linter of stories can see."""

from __future__ import annotations

from game.edge.cards import lint
from game.edge.cards.effects import Goto, If
from game.edge.cards.scenes import Story
from tests.edge.stories import PARTS


def test_a_story_may_not_go_in_circles() -> None:
    scene = PARTS["lantern_cast_off"]
    assert isinstance(scene, Story)
    back = scene.choices[0].model_copy(
        update={"id": "back", "deeds": (Goto(do="goto", scene="lantern_vole_docks"),)}
    )
    wrong = scene.model_copy(update={"choices": (*scene.choices, back)})
    found = {
        id
        for id, _, words in lint.findings({**PARTS, "lantern_cast_off": wrong})
        if "leads back" in words
    }
    assert {"lantern_cast_off", "lantern_vole_docks"} <= found


def test_the_last_step_of_a_job_has_a_fair_way_for_each_pair() -> None:
    kind = PARTS["do_carry"]
    hard = tuple(way.model_copy(update={"skills": ("astrogation",)}) for way in kind.ways)
    wrong = kind.model_copy(update={"ways": hard})
    found = [each for each in lint.findings({**PARTS, kind.id: wrong}) if "45%" in each[2]]
    assert [each[:2] for each in found] == [("do_carry", "ways")]
    assert "for Juno Pell and Orrakh (at best 44%)" in found[0][2]


def test_ways_that_are_not_open_at_first_make_no_scene_fair() -> None:
    scene = PARTS["ombra_way_in"]
    shut = tuple(
        way.model_copy(update={"when": If(flags=("routes",))} if at else {"upgrades": 4})
        for at, way in enumerate(scene.ways)
    )
    wrong = scene.model_copy(update={"ways": shut})
    found = [id for id, _, words in lint.findings({**PARTS, scene.id: wrong}) if "45%" in words]
    assert found == [scene.id]
