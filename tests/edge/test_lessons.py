"""The Short Shift: the adventure of the lessons."""

from __future__ import annotations

import pytest

from tests.edge.stories import CONTENT, GAME


def test_lessons_are_on_no_list_and_may_begin_with_any_of_their_scenes() -> None:
    assert "short_shift" in CONTENT.stories and "short_shift" not in CONTENT.adventures
    setup = {"game": "edge", "seats": ({"kind": "human"},), "story": "short_shift"}
    setup |= {"heroes": ("juno", "maro"), "scene": "shift_door"}
    assert GAME.new(GAME.setup(setup), 1).scene == "shift_door"
    with pytest.raises(ValueError, match="has no scene .ombra_table."):
        GAME.new(GAME.setup({**setup, "scene": "ombra_table"}), 1)
