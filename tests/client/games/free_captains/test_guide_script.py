"""Chapters that explain and never block, a led first game, and tips for the first games."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.draw import richtext
from game.client.games.free_captains.guide import tips
from game.client.games.free_captains.guide.guide_script import FIRST_ROUNDS, LEAD
from game.client.games.free_captains.lessons.chapters import CHAPTERS
from game.client.games.free_captains.play.model import Model
from game.client.games.free_captains.table.table import table_of
from game.client.shell.app.app import App
from game.client.tabletop.guidance.guided_game import GuideFile
from game.client.tabletop.guidance.lesson import fits
from game.client.tabletop.lessons import coach
from game.client.tabletop.play.load_session import the_game
from game.client.tabletop.table.scene import TableScene
from game.free_captains.events import AbilityChanged, WeaponFound
from game.table.session import Session
from tests.breadth import first_rows
from tests.client import lessons
from tests.client.conftest import Size, choose, open_scene, press, press_key, settle, strike
from tests.client.games.free_captains.playing import SEAT
from tests.client.lessons import teacher
from tests.free_captains import kit

LED = GuideFile("free_captains")
MOST = 500  # answers
WINDOWS = [((1280, 720), 1.0), ((1280, 720), 1.5), ((1920, 1080), 2.0)]


def led_table(
    folder: Path, seed: int = 1, size: Size = (1280, 720), scale: float = 1.0
) -> tuple[App, TableScene]:
    setup = {"game": "free_captains", "level": "basic", "captain": "ca_04", "seats": [SEAT]}
    session = Session(the_game("free_captains"), setup, seed, folder / "g.jsonl")
    LED.begin(session, True)
    return open_scene(table_of, session, size=size, folder=folder, ui_scale=scale)


@pytest.mark.long
@pytest.mark.parametrize(("size", "scale"), first_rows(1, WINDOWS))
def test_a_whole_game_by_what_is_advised(size: Size, scale: float, tmp_path: Path) -> None:
    app, scene = led_table(tmp_path, 1, size, scale)
    stream, told, rounds = random.Random(1), list[str](), set[int]()
    for _ in range(MOST):
        if scene.model.decision is None:
            break
        while scene.ui.tray:
            scene.do.next_page()
            settle(app)
        said = scene.table.leader.shown
        if said is None:
            scene.do.choose(stream.choice(scene.model.options).key)
        else:
            assert scene.form.find("lead.card") is not None, said
            window = pygame.Rect((0, 0), app.metrics.size)
            lights = scene.table.leader.lights
            assert lights and all(window.contains(each) for each in lights), said
            assert len(richtext.plain(said.text).split()) <= coach.LONGEST
            told.append(said.text)
            rounds.add(scene.model.moment[0])
            scene.do.choose(said.key)
        settle(app)
    assert scene.model.result is not None
    assert len(told) == len(set(told)) >= 15
    assert rounds >= set(range(1, FIRST_ROUNDS + 1))
    assert LED.load().finished


def test_no_question_of_the_first_rounds_is_silent_to_those_who_do_otherwise(
    tmp_path: Path,
) -> None:
    app, scene = led_table(tmp_path)
    told = list[str]()
    while scene.model.decision is not None and scene.model.moment[0] <= FIRST_ROUNDS:
        while scene.ui.tray:
            scene.do.next_page()
            settle(app)
        said, model = scene.table.leader.shown, scene.model
        if said is None:
            steps = (each for each in LEAD.steps if each.rounds)
            assert not any(each.choose(model) for each in steps), model.step
        told += [said.text] if said is not None else []
        others = [each for each in model.options if said is None or each.key != said.key]
        choose(scene, (others or list(model.options))[0].key)
    assert len(set(told)) < len(told), "some advice came back"


def test_tips_are_few_short_and_come_once(tmp_path: Path) -> None:
    assert 8 <= len(tips.TIPS) <= 12 and len({each.id for each in tips.TIPS}) == len(tips.TIPS)
    for tip in tips.TIPS:
        assert len(richtext.plain(tip.text).split()) <= coach.LONGEST, tip.id
    _, scene = led_table(tmp_path)
    model = scene.model
    assert isinstance(model, Model)
    zero = AbilityChanged(ability="combat", change=-1, left=0)
    by_id = {each.id: each for each in tips.TIPS}
    assert by_id["zero"].seen(model, [zero]) and not by_id["zero"].seen(model, [])
    assert by_id["weapon"].seen(model, [WeaponFound(weapon="we_01")])


@pytest.mark.rule("FC-075", "FC-076", "FC-R35")
def test_the_tip_on_evading_names_the_card_whose_price_changes() -> None:
    """No card before the evaded one is still to be faced; the last one looks past it."""
    cards = ("gf_04", "gf_03", "gf_06", "gf_01")
    state = kit.line(*cards)
    before = {each: kit.shown(state, each)[1] for each in cards}
    kit.evade(state, "gf_04", "red", "red")
    after = {each: kit.shown(state, each)[1] for each in cards[1:]}
    assert [each for each in after if after[each] != before[each]] == ["gf_01"]
    (tip,) = (each for each in tips.TIPS if each.id == "evaded")
    assert "the **last** card" in tip.text


def test_tips_show_in_games_that_are_not_led(tmp_path: Path) -> None:
    app, scene = led_table(tmp_path, 3)
    scene.table.leader.switch()
    shown, stream = set[str](), random.Random(3)
    for _ in range(50):
        if scene.model.decision is None:
            break
        while scene.ui.tray:
            scene.do.next_page()
        choose(scene, stream.choice(scene.model.options).key)
        if scene.table.tips.shown is not None:
            shown.add(scene.table.tips.shown.id)
    assert len(shown) >= 2, shown


def test_help_opens_the_rules_of_this_game(tmp_path: Path) -> None:
    app, scene = led_table(tmp_path)
    strike(app, pygame.K_F1)
    assert app.stack.top is not scene
    strike(app, pygame.K_ESCAPE)
    assert app.stack.top is scene
    app.open_scene("rules", term="strength")
    settle(app)
    assert app.stack.top.name == "rules" and app.stack.top.game in ("", "free_captains")


IDS = [each.id for each in CHAPTERS]
opened = partial(lessons.opened, "free_captains")


def _engaged(model: Any, count: int) -> bool:
    return [each["fate"] for each in model.view["line"]] == ["engaged"] * count


GOALS: dict[str, Callable[[Any], bool]] = {
    "line": lambda m: _engaged(m, 3),
    "crew": lambda m: _engaged(m, 4) and sum(m.view["abilities"].values()) == 10 - 3,
    "way_out": lambda m: m.view["abilities"]["combat"] == 0 and not m.result,
    "planet": lambda m: "we_01" in [each["id"] for each in m.view["weapons"] if each["used"]],
    "hegemony": lambda m: m.result is not None and m.result.winner == 0,
}
"""whether the table is as a chapter promises, after following it"""


def test_a_wrong_move_stands_and_is_explained(tmp_path: Path) -> None:
    app, table = opened("line", tmp_path)
    press_key(app, pygame.K_n)
    press_key(app, pygame.K_n)
    choose(table, "evade:gf_01")
    assert "chapter two" in teacher(table).coach.text
    press(app, "coach.undo")
    assert teacher(table).coach.remark == "" and fits("engage:gf_01", [
        each.key for each in teacher(table).coach.wanted
    ])  # fmt: skip
