"""Odds that take longer than a frame may: the options come without them first."""

from __future__ import annotations

import pytest

from game.client.games.outer_rim.play import model as models
from game.client.games.outer_rim.tools import shots
from game.client.games.outer_rim.play.model import Model
from game.client.tabletop.play.thinking import apart


@pytest.fixture
def fighting(monkeypatch: pytest.MonkeyPatch) -> Model:
    """Return a table before a fight that has no patience for odds."""
    session = shots.answer(shots.session(position=shots.COMBAT), "faction:rebel")
    monkeypatch.setattr(apart, "on", True)
    monkeypatch.setattr(models, "PATIENCE", 0.0)
    return Model(session)


def test_options_are_there_at_once_and_their_odds_a_moment_later(fighting: Model) -> None:
    model = fighting
    whole = {each.key: model.game.word(model.state, each) for each in model.options}
    bare = {each.key: model.game.word_bare(model.state, each) for each in model.options}
    assert whole != bare, "something here has odds"
    if model.wording.pending:
        assert model.labels == bare
        assert model.wording.wait(20.0)
        assert model.odds_came()
    assert model.labels == whole
    assert not model.odds_came(), "nothing is new twice"


def test_an_answer_drops_odds_that_have_not_come(fighting: Model) -> None:
    model = fighting
    model.answer(model.options[0].key)
    if model.wording.pending:
        model.wording.wait(20.0)
        model.odds_came()
    assert set(model.labels) == {each.key for each in model.options}


def test_with_patience_the_odds_are_there_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    session = shots.answer(shots.session(position=shots.COMBAT), "faction:rebel")
    monkeypatch.setattr(apart, "on", True)
    monkeypatch.setattr(models, "PATIENCE", 20.0)
    model = Model(session)
    assert not model.wording.pending
    assert model.labels == {each.key: model.game.word(model.state, each) for each in model.options}
