"""Faults that only the linter of stories can see."""

from __future__ import annotations

from game.edge.cards import lint, pair_lint
from game.edge.cards.effects import Goto, If
from game.edge.cards.scenes import Story
from tests.edge.bench import Sim
from tests.edge.stories import CONTENT, GAME, PARTS


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
    assert not any("leads back" in words for _, _, words in lint.findings(PARTS))


def test_the_last_step_of_a_job_has_a_fair_way_for_each_pair() -> None:
    kind = PARTS["do_carry"]
    hard = tuple(way.model_copy(update={"skills": ("astrogation",)}) for way in kind.ways)
    wrong = kind.model_copy(update={"ways": hard})
    found = [each for each in lint.findings({**PARTS, kind.id: wrong}) if "45%" in each[2]]
    assert [each[:2] for each in found] == [("do_carry", "ways")]
    assert "for Juno Pell and Orrakh (at best 44%)" in found[0][2]


def test_chances_of_pairs_are_those_of_the_tray() -> None:
    """A hero alone at the first important scene, way by way, against what the linter works out."""
    sim = Sim(GAME, {"game": "edge", "seats": ({"kind": "human"},), "story": "ombra",
                     "heroes": ("maro",), "scene": "ombra_way_in"}, light=0)  # fmt: skip
    sim.state.stack[-1].dark = False  # type: ignore[attr-defined]
    sim.game.forget()
    shown = []
    for way in CONTENT.scenes["ombra_way_in"].ways:  # type: ignore[attr-defined]
        if f"way:{way.id}" in sim.keys:
            sim.do(f"way:{way.id}")
        for skill in way.skills:
            if f"skill:{skill}" in sim.keys:
                sim.do(f"skill:{skill}")
            shown.append(sim.game.view(sim.state, 0)["tray"]["chance"])
    assert max(shown) == float(pair_lint.chance(CONTENT, "maro", "ombra_way_in")) > 0.45


def test_ways_that_are_not_open_at_first_make_no_scene_fair() -> None:
    scene = PARTS["ombra_way_in"]
    shut = tuple(
        way.model_copy(update={"when": If(flags=("routes",))} if at else {"upgrades": 4})
        for at, way in enumerate(scene.ways)
    )
    wrong = scene.model_copy(update={"ways": shut})
    found = [id for id, _, words in lint.findings({**PARTS, scene.id: wrong}) if "45%" in words]
    assert found == [scene.id]
