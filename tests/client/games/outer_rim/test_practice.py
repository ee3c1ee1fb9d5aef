"""Practice at the table: off at first; then anything can be taken back, and everybody can see
it."""

from __future__ import annotations

import random
from pathlib import Path

from game.client.games.outer_rim.play.model import the_game
from game.outer_rim.events import DiceRolled
from game.table.session import Session
from tests.client.conftest import settle
from tests.client.games.outer_rim.playing import a_game, open_table


def test_it_is_turned_on_at_the_table_and_crosses_dice(tmp_path: Path) -> None:
    app, scene = open_table(a_game(3), (1280, 720), tmp_path)
    session, stream = scene.model.session, random.Random(1)
    for _ in range(200):
        scene.choose(stream.choice(scene.model.options).key)
        if any(isinstance(each, DiceRolled) for each in session.history[-1].events):
            break
    settle(app)
    assert scene.model.decision is not None
    lines = [each.text for each in scene.log.entries]
    assert scene.model.can_undo() is not None
    command = next(each for each in scene.commands() if each.id == "practice")
    command.run()
    settle(app)
    assert [each.text for each in scene.log.entries][1:] == lines
    assert scene.log.entries[0].text.startswith("Practice") and scene.log.border() is None
    undo = scene.form.find("table.undo")
    assert undo is not None and undo.enabled
    seq = session.seq
    scene.undo()
    settle(app)
    assert session.seq < seq and scene.log.entries[0].text.startswith("Practice")
    assert len(scene.log.entries) <= len(lines)
    assert not [each for each in scene.commands() if each.id == "practice"]


def test_friends_have_no_such_command(tmp_path: Path) -> None:
    seats = [{"kind": "human", "character": id} for id in ("bossk", "jyn_erso")]
    session = Session(the_game(), {"seats": seats}, 3)
    _, scene = open_table(session, (1280, 720), tmp_path)
    assert not [each for each in scene.commands() if each.id == "practice"]
