"""Answers given for the player where there is nothing to decide, and how they are taken back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame

from game.client.games.outer_rim.facts import forecast
from game.client.games.outer_rim.board import pieces
from game.client.games.outer_rim.play.model import the_game
from game.client.games.outer_rim.table.guide import LeftScene
from game.client.games.outer_rim.table.scene import TableScene
from game.client.games.outer_rim.play.steward import RimSteward
from game.players import make_players
from game.table.session import Session
from tests.client.conftest import click, deliberate, press, settle
from tests.client.games.outer_rim.playing import SEATS, by_key, drag, open_table


def _laid(home: Path, position: dict[str, Any], asks: bool = False, seed: int = 3) -> TableScene:
    """Return a table at a fixed position, past the questions of the setup."""
    setup = {"game": "outer_rim", "seats": SEATS, "position": position}
    session = Session(the_game(), setup, seed)
    while (asked := session.decision()) and asked.step.startswith("setup"):
        session.choose(asked.options[0].key)
    return open_table(session, (1920, 1080), home, asks=asks)[1]


def _keys(scene: TableScene) -> list[str]:
    return [turn.answer.key for turn in scene.model.session.history]


SHOP = {
    "players": [{"space": "takodana", "credits": 9000, "cards": ["spice"],
                 "ship": "yv_666_light_freighter"}],
    "step": "action",
    "decks": {"cargo": ["coaxium_crystal"]},
}  # fmt: skip


def test_a_new_game_begins_at_the_first_decision_of_the_player(tmp_path: Path) -> None:
    """The AI breaks its own ties, the same way whenever the game is played again."""
    for _ in range(2):
        session = Session(the_game(), {"game": "outer_rim", "seats": SEATS}, 3)
        scene = open_table(session, (1920, 1080), tmp_path)[1]
        assert scene.model.step == "planning"
        assert [key.partition(":")[0] for key in _keys(scene)] == ["faction"]
        assert scene.model.can_undo() is not None, "that answer was not the player's"
        first = _keys(scene)
    assert first == _keys(scene)


def test_a_navpoint_asks_for_no_end_and_no_encounter(tmp_path: Path) -> None:
    """On a navpoint the action step ends and the card is drawn at once; a move there is one
    click."""
    position = {"players": [{"space": "nav_5"}], "step": "planning"}
    scene = _laid(tmp_path, position)
    start = len(_keys(scene))
    scene.choose("credits")
    assert _keys(scene)[start : start + 3] == ["credits", "end", "draw:navpoint@nav_5"]
    asking = _laid(tmp_path, position, asks=True)
    asking.choose("credits")
    assert asking.model.step == "action" and len(asking.model.options) == 1


def test_a_fight_that_is_forced_is_asked_for_all_the_same(tmp_path: Path) -> None:
    """The player sees the odds first, and may still take back the way there."""
    position = {
        "players": [{"space": "nav_5", "reputation": {"syndicate": "negative"}}],
        "patrols": {"syndicate": {"level": 2, "space": "nav_5"}},
    }
    scene = _laid(tmp_path, position)
    scene.choose("credits")
    assert [each.verb for each in scene.model.options] == ["fight"]
    assert _keys(scene)[-1] == "end"
    assert scene.model.can_undo() is None
    scene.undo()
    assert scene.model.step == "planning", "one step back, past what was forced"
    scene.redo()
    assert [each.verb for each in scene.model.options] == ["fight"]
    scene.undo()
    assert scene.model.step == "planning"


def test_a_purchase_is_paid_in_credits_and_taken_back_whole(tmp_path: Path) -> None:
    scene = _laid(tmp_path, SHOP)
    buy = next(each.key for each in scene.model.options if each.source == "coaxium_crystal")
    start = len(_keys(scene))
    scene.choose(buy)
    assert _keys(scene)[start : start + 2] == [buy, "pay"]
    assert "coaxium_crystal" in scene.model.me["cards"] and "spice" in scene.model.me["cards"]


def test_no_card_is_thrown_away_for_a_purchase_unasked(tmp_path: Path) -> None:
    """With full slots the page of the barter comes, unless the card that goes was pointed out."""
    full = {**SHOP, "players": [{"space": "takodana", "credits": 9000, "cards": ["spice"]}]}
    scene = _laid(tmp_path, full)
    buy = next(each for each in by_key(scene).values() if "coaxium_crystal" in each.key)
    scene.choose(buy.key)
    assert scene.model.step == "barter" and "spice" in scene.model.me["cards"]
    scene = _laid(tmp_path, full)
    drag(scene.app, buy.source.center, scene.view.spots["card", "spice"].center)
    assert scene.model.me["cards"] == ["coaxium_crystal"] and "barter:spice" not in _keys(scene)


def test_goods_dragged_onto_a_market_card_pay_for_it(tmp_path: Path) -> None:
    """Also with the button: the page of the barter comes only to those who want it."""
    scene = _laid(tmp_path, SHOP)
    controls = by_key(scene)
    buy = next(each for each in controls.values() if "coaxium_crystal" in each.key)
    drag(scene.app, scene.view.spots["card", "spice"].center, buy.source.center)
    assert _keys(scene)[-2:][0] == buy.key
    assert "barter:spice" in _keys(scene)
    scene = _laid(tmp_path, SHOP)
    press(scene.app, "table.goods")
    scene.choose(buy.key)
    assert scene.model.step == "barter"
    scene.choose("pay")
    assert not scene.model.bartering


def test_a_dear_ship_is_traded_for_a_cheap_one_only_after_a_question(tmp_path: Path) -> None:
    scene = _laid(tmp_path, {
        "players": [{"space": "takodana", "credits": 9000, "ship": "yt_1300_light_freighter"}],
        "step": "action",
        "decks": {"ship": ["hwk_290_ship_card"]},
    })  # fmt: skip
    buy = next(
        each for each in by_key(scene).values() if each.key.startswith("buy:hwk_290_ship_card")
    )
    drag(scene.app, buy.source.center, buy.target.center)
    assert isinstance(scene.app.stack.top, LeftScene)
    assert "20,000" in scene.app.stack.top.markup
    assert scene.model.me["ship"] == "yt_1300_light_freighter"
    scene.app.stack.top.accept()
    assert scene.model.me["ship"] != "yt_1300_light_freighter"


def test_a_card_that_needs_goods_says_so(tmp_path: Path) -> None:
    poor = {**SHOP, "players": [{"space": "takodana", "credits": 500, "cards": ["spice"]}]}
    words = pieces.payment(_laid(tmp_path, poor).model, "coaxium_crystal")
    assert "500 credits" in words and "goods" in words
    assert pieces.payment(_laid(tmp_path, SHOP).model, "coaxium_crystal") == ""


def test_a_double_click_takes_a_card_that_has_one_place(tmp_path: Path) -> None:
    """Two slow clicks pick it up and put it back."""
    scene = _laid(tmp_path, SHOP)
    buy = next(each for each in by_key(scene).values() if "coaxium_crystal" in each.key)
    for _ in range(2):
        click(scene.app, buy.source.center)
        if scene.controller.carry is not None:
            scene.controller.carry.since -= 1.0
    assert scene.controller.carry is None and buy.key not in _keys(scene)
    click(scene.app, buy.source.center)
    deliberate(scene.app)
    click(scene.app, buy.source.center)
    settle(scene.app)
    assert buy.key in _keys(scene) and "coaxium_crystal" in scene.model.me["cards"]


def test_a_way_is_asked_for_once_and_taken_back_whole(tmp_path: Path) -> None:
    """The table asks where the patrol stops; the journal has each space."""
    scene = _a_patrol_moves(tmp_path)
    model = scene.model
    assert len(model.options) == len(model.ways) > 1
    assert "Where does it stop?" in model.prompt
    end = max(model.options, key=lambda each: len(model.ways[each.target]))
    way = model.ways[end.target]
    asked = scene.seq
    control = by_key(scene)[end.key]
    drag(scene.app, control.source.center, control.target.center)
    assert model.view["patrols"][end.source]["space"] == way[-1]
    assert model.can_undo() is None, (model.can_undo(), _keys(scene), way)
    scene.undo()
    assert scene.seq == asked and model.step == "patrol"


def test_a_computer_player_moves_a_patrol_space_by_space(tmp_path: Path) -> None:
    """Its keys are those of the rules, so the table must not put ends of ways in their place."""
    model = _a_patrol_moves(tmp_path).model
    asked = model.session.decision()
    assert asked is not None and model.decision is not None
    assert model.decision.options != asked.options
    model.players = make_players("outer_rim", ("legend",), 1)
    model.refresh()
    assert model.away and not model.ways
    step = asked.options[0]
    model.give(step.key)
    assert model.session.history[-1].answer.key == step.key


def _a_patrol_moves(home: Path) -> TableScene:
    """Return a table where a patrol's way is asked for, and it may end in several places."""
    for seed in range(40):
        position = {"players": [{"space": "takodana", "credits": 30000}], "step": "action"}
        scene = _laid(home, position, seed=seed)
        for each in [o.key for o in scene.model.options if o.verb == "buy"]:
            if scene.model.step != "action" or scene.model.find(each) is None:
                break
            scene.choose(each)
        if scene.model.step == "patrol":
            return scene
        pygame.display.quit()
    raise AssertionError("no patrol ever moves")


def test_those_who_want_to_are_asked_for_every_space(tmp_path: Path) -> None:
    scene = _a_patrol_moves(tmp_path)
    scene.app.change_settings(ask_ways=True)
    scene.model.refresh()
    session = scene.model.session.decision()
    assert session is not None and scene.model.options == session.options
    assert "Which way?" in scene.model.prompt


def test_the_chance_of_a_job_is_told_from_afar(tmp_path: Path) -> None:
    """It is the figure that the option has on arrival, and no frame waits for it."""
    scene = _laid(tmp_path, {
        "players": [{"space": "takodana", "cards": ["relic_of_the_past_job"]}],
        "step": "encounter",
    })  # fmt: skip
    model = scene.model
    card = "relic_of_the_past_job"
    assert forecast.job_chance(model, card) is None
    model.chances.work(model.state)
    model.chances.wait()
    chance = forecast.job_chance(model, card)
    assert chance is not None and 0 < chance < 1
    assert model.chances.work(model.state), "the table must be drawn again to show it"
    assert not model.chances.work(model.state)
    there = _laid(tmp_path, {
        "players": [{"space": model.content.assets[card].destination, "cards": [card]}],
        "step": "encounter",
    }).model  # fmt: skip
    label = there.labels[f"job:{card}"]
    assert label.detail.startswith(forecast.odds.percent(chance))
    assert forecast.job_chance(model, "coaxium_crystal") is None


def test_the_steward_of_lessons_leaves_every_answer_to_the_learner() -> None:
    from game.client.games.outer_rim.lessons.table import LessonTable

    assert LessonTable.hire_steward.__qualname__.startswith("Hosting")
    assert LessonTable.steward is RimSteward
