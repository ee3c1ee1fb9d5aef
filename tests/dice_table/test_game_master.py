"""The first seat of a table is its Game Master."""

from __future__ import annotations

import pytest

from tests.dice_table.hooks import TABLES, hooks


@pytest.mark.rule("EE-001", "EE-R105")
@pytest.mark.parametrize("table", TABLES)
def test_one_of_the_table_is_its_game_master(table: str) -> None:
    one = hooks()
    state = one.game.new(one.game.setup(TABLES[table]), 1)
    for key in ("curtain", "add:boost", "roll", "curtain", "sheet:rival"):
        decision = one.game.decision(state)
        assert decision is not None and decision.seat == 0
        one.game.choose(state, key)
    with pytest.raises(ValueError):
        one.game.setup({**TABLES[table], "seats": []})
