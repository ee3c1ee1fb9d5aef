"""A choice of a card that cannot be taken now is read with the others, and says why."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.shell.app.audit import audit
from game.client.tabletop.pages.page import ChoiceButton
from game.players import make_players
from game.table.decisions import option
from game.table.session import Session
from tests.breadth import first
from tests.client.conftest import Size, click, press_key, settle
from tests.client.games.outer_rim.playing import a_game, open_table


def at_a_closed_choice() -> Session[Any]:
    """Return a game at a question of a card one of whose ways is closed."""
    for seed in range(1, 40):
        session = a_game(seed)
        players = make_players("outer_rim", ("random", "random"), seed)
        for _ in range(300):
            asked = session.decision()
            if asked is None:
                break
            keys = [each.key for each in asked.options]
            if asked.step == "choose" and 1 < len(keys) and "choose:a" not in keys:
                return session
            session.autoplay(players, 1)
    raise LookupError("no such question in 40 games")


@pytest.mark.rule("OR-R109")
@pytest.mark.parametrize("size", first(1, [(1280, 720), (1920, 1080)]))
def test_a_closed_choice_is_shown_with_its_reason(tmp_path: Path, size: Size) -> None:
    session = at_a_closed_choice()
    app, scene = open_table(session, size, tmp_path)
    scene.renew()
    settle(app)
    closed = scene.form.find("choice.choose:a")
    opened = [each for each in scene.form.every()
              if isinstance(each, ChoiceButton) and each.enabled]  # fmt: skip
    assert isinstance(closed, ChoiceButton) and not closed.enabled
    refusal = scene.model.why_not("choose", "a")
    words = scene.model.game.word_bare(session.state, option("choose", "a"))
    assert refusal is not None and closed.reason == refusal.text
    assert closed.label == words.label and closed.detail == f"{words.act}. {refusal.text}"
    asked = session.decision()
    assert [each.id for each in opened] == [f"choice.{each.key}" for each in asked.options]
    assert audit(app) == []
    before = len(session.history)
    click(app, closed.rect.center)
    press_key(app, pygame.K_3)
    assert len(session.history) == before
