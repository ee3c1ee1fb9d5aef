"""A turn takes few clicks, none of them decides nothing, and amber gives nothing up."""

from __future__ import annotations

from statistics import median

import pytest

from game.client.games.mandalorian.table.auto_answers import MissionAnswers
from game.client.games.mandalorian.table.table import table_of
from game.client.games.mandalorian.tools import shots
from game.client.shell.window.settings import Settings
from game.client.tabletop.table.scene import TableScene
from game.client.widgets import Button
from tests.client.conftest import open_scene
from tests.client.games.mandalorian.playing import at, new_game, open_table

MOST = 7
"""clicks of a turn in the middle of a mission"""


def clicks_of(scene: TableScene, key: str) -> int:
    """Return the clicks of an answer: thing and place, or one for what leads to one place."""
    placed = scene.controller.placed.get(key)
    if placed is None or placed.target is None:
        return 1
    kinds = scene.controller.verbs.direct
    ways = [each for each in scene.controller.placed.values() if each.target == placed.target]
    single = len(scene.controller.options_of(placed.source)) == 1 and placed.option.verb in (
        "advance", "strike",
    )  # fmt: skip
    return 1 if single or (len(ways) == 1 and placed.target[0] in kinds) else 2


def test_a_turn_takes_few_clicks() -> None:
    """The first turns of a recorded game are played at the table; answers without a choice are
    given automatically."""
    keys = [each.answer.key for each in shots.over("the_asset", won=True).history]
    app, scene = open_scene(table_of, shots.session("the_asset"), size=(1280, 720), speed="off")
    turns: dict[int, int] = {}
    while scene.model.decision is not None and len(turns) < 5:
        key = keys[scene.model.session.seq]
        turn = scene.model.view["turn"]
        turns[turn] = turns.get(turn, 0) + clicks_of(scene, key)
        scene.do.choose(key)
        scene.ui.tray.clear()
    assert median(turns.values()) <= MOST


@pytest.mark.parametrize(("step", "verb"), [("acting", "done"), ("drawn", "done")])
def test_amber_gives_nothing_up(step: str, verb: str) -> None:
    """Declining an action, and discarding cards that could be kept, are plain buttons."""
    app, scene = open_table(at(step))
    found = next(each for each in scene.model.options if each.verb == verb)
    button = scene.form.find(f"action.{found.key}")
    assert isinstance(button, Button) and button.kind == "normal"


def test_a_card_played_to_plan_draws() -> None:
    game = new_game()
    steward = MissionAnswers(game, Settings)
    decision = game.decision()
    assert decision is not None
    game.choose(next(each.key for each in decision.options if each.target == "plan"))
    assert steward.key() == "draw"
