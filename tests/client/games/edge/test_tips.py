"""Tips at the table of a case."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.client.games.edge.table.scene import CaseTable
from game.client.shell.app.audit import audit
from game.table.session import Session
from tests.client.conftest import Size, open_scene, settle
from tests.client.games.edge.playing import at, read


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_tip_is_seen_whichever_tab_is_open(tmp_path: Path, size: Size) -> None:
    """It stands under the odds as well as under the log, and the odds end above it."""
    game = at("tray")
    session: Session[Any] = Session(game.game, game.header.setup, game.header.seed, tmp_path / "a")
    for turn in game.history:
        session.choose(turn.answer.key)
    app, table = open_scene(CaseTable, session, size=size)
    read(app, table)
    table.tips.shown = max(table.tips.tips, key=lambda tip: len(tip.text))
    sides = ("odds", "log", "scene") if table.areas.side.width else ("odds",)
    for side in sides:
        table.turn_side(side)
        settle(app)
        card = table.form.find("tip.card")
        assert card is not None and not card.rect.colliderect(table.areas.inspector)
        assert audit(app) == []
