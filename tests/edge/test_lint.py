"""Faults that only the linter of stories can see."""

from __future__ import annotations

from game.edge.cards import lint
from game.edge.cards.effects import Goto
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
    assert not any("leads back" in words for _, _, words in lint.findings(PARTS))
