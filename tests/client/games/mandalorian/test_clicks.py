"""A turn takes few clicks, none of them decides nothing, and amber gives nothing up."""

from __future__ import annotations

from statistics import median

import pytest

from game.client.games.mandalorian.table.auto_answers import OF_EVENTS, MissionAnswers
from game.client.games.mandalorian.table.table import table_of
from game.client.games.mandalorian.tools import shots
from game.client.shell.window.settings import Settings
from game.client.tabletop.table.scene import TableScene
from game.client.widgets import Button
from game.players.chance import RandomPlayer
from tests.client.conftest import open_scene
from tests.client.games.mandalorian.playing import at, new_game, open_table

USUAL, MOST = 6, 9
"""clicks of a turn in the middle, and of the longest one before the last"""


def clicks_of(scene: TableScene, key: str) -> int:
    """Return the clicks of an answer: thing and place, or one for what leads to one place or has a
    button of its own."""
    if any(each.id == f"choice.{key}" for each in scene.form.widgets):
        return 1
    placed = scene.controller.placed.get(key)
    if placed is None or placed.target is None:
        return 1
    kinds = scene.controller.verbs.direct
    ways = [each for each in scene.controller.placed.values() if each.target == placed.target]
    single = len(scene.controller.options_of(placed.source)) == 1 and placed.option.verb in (
        "advance", "strike",
    )  # fmt: skip
    return 1 if single or (len(ways) == 1 and placed.target[0] in kinds) else 2


def is_joined(scene: TableScene, key: str, after: str) -> bool:
    """Return True if one gesture gives two answers: a card is dropped on what it is for."""
    placed = scene.controller.placed.get(key)
    if placed is None or placed.option.verb != "play":
        return False
    targets = scene.controller.targets_of(placed.source)
    for name in (name for name, each in targets.items() if each.key == key and name[0] != "slot"):
        scene.controller.on_drop(placed.source, name, targets[name])
        wish, scene.controller.wish = scene.controller.wish, None
        if wish is not None and wish.key == after:
            return True
    return False


def test_a_turn_takes_few_clicks() -> None:
    """The first turns of a recorded game are played at the table; answers without a choice are
    given automatically."""
    keys = [each.answer.key for each in shots.over("the_asset", won=True).history]
    app, scene = open_scene(table_of, shots.session("the_asset"), size=(1280, 720), speed="off")
    turns: dict[int, int] = {}
    joined = False
    while scene.model.decision is not None and len(turns) < 6:
        seq, turn = scene.model.session.seq, scene.model.view["turn"]
        turns[turn] = turns.get(turn, 0) + (0 if joined else clicks_of(scene, keys[seq]))
        joined = is_joined(scene, *keys[seq : seq + 2])
        scene.do.choose(keys[seq])
        scene.ui.tray.clear()
    assert median(turns.values()) <= USUAL and max(turns.values()) <= MOST


def test_the_choices_of_an_event_are_left_to_the_computer() -> None:
    """One click answers them all, one undo takes them back, and the pages of the event close."""
    game = at("advancing")
    while game.can_undo() is None:
        game.undo()
    app, scene = open_scene(table_of, game, size=(1280, 720), speed="off")
    player = RandomPlayer(1, 0)
    while scene.model.step != "advancing":
        decision = game.decision()
        assert decision is not None
        scene.do.choose(player.choose(game.sight(0), decision))
    seq = game.seq
    scene.ui.tray.clear()
    scene.relayout(app.metrics)
    button = scene.form.find("action.leave")
    assert isinstance(button, Button)
    button.activate()
    assert scene.model.step not in OF_EVENTS and game.seq > seq
    assert all(map(scene.table.pages.closes_itself, scene.ui.tray))
    if game.can_undo() is None:
        assert game.undo() == seq and scene.model.steward is not None
        assert scene.model.steward.key() is None, "undone, the choice is the player's"


def test_threats_that_nobody_has_seen_flip_alike() -> None:
    """In one space there is nothing to choose; one that was looked at is a choice."""
    game, steward = at("flipping"), MissionAnswers
    decision = game.decision()
    assert decision is not None
    for each in decision.options:
        game.state.spaces[each.target] = game.state.spaces[decision.options[0].target]
    game.state.seen.clear()
    assert steward(game, Settings).key() == decision.options[0].key
    assert steward(game, lambda: Settings(ask_ways=True)).key() is None
    game.state.seen[decision.options[0].target] = ()
    assert steward(game, Settings).key() is None


@pytest.mark.parametrize(("step", "verb"), [("acting", "done"), ("drawn", "done")])
def test_amber_gives_nothing_up(step: str, verb: str) -> None:
    """Declining an action, and discarding cards that could be kept, are plain buttons."""
    app, scene = open_table(at(step))
    found = next(f"action.{each.key}" for each in scene.model.options if each.verb == verb)
    button, before = scene.form.find(found), dict(scene.view.spots)
    assert isinstance(button, Button) and button.kind == "normal"
    scene.do.choose(scene.model.options[0].key)
    assert all(before.get(n, r) == r for n, r in scene.view.spots.items() if n[0] == "drawn")


def test_a_card_played_to_plan_draws() -> None:
    game = new_game()
    steward = MissionAnswers(game, Settings)
    decision = game.decision()
    assert decision is not None
    game.choose(next(each.key for each in decision.options if each.target == "plan"))
    assert steward.key() == "draw"
