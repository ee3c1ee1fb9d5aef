"""A whole game on its screens, its banners and its end: figures, record, vault, cracks and pips."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.draw import fonts
from game.client.draw.theme import Metrics
from game.client.games.free_captains.ending import game_story, records
from game.client.games.free_captains.ending.end import make
from game.client.games.free_captains.ending.finale import Panels, Pips, Tracks, Vault
from game.client.games.free_captains.play.model import Model
from game.client.games.free_captains.play.party import the_game
from game.client.games.free_captains.table import banners
from game.client.games.free_captains.table.table import table_of
from game.client.games.free_captains.tools.bench import BENCH
from game.client.games.free_captains.tools.shots import ENDINGS, whole_game
from game.client.shell.app.app import App
from game.client.shell.tools import bench
from game.client.shell.window import screens
from game.client.shell.window.settings import Settings
from game.client.tabletop.ending.end import EndScene
from game.client.tabletop.kit import celebrations
from game.client.tabletop.kit.celebrations import News
from game.client.tabletop.records.records_page import RecordsScene
from game.client.tabletop.setup.new_game import NewGameScene
from game.client.tabletop.table.scene import TableScene
from game.free_captains import events as e
from game.free_captains import share
from game.free_captains.names import ABILITIES
from game.players import make_players
from game.table.session import Session
from tests.breadth import first_rows
from tests.client.conftest import Size, on_top, press, settle, show
from tests.client.walker import play_through

LAST = {"": Vault, "abilities": Tracks, "decks": Pips}


def open_end(
    folder: Path, how: str, size: Size = (1280, 720), scale: float = 1.0,
    path: Path | None = None, speed: str = "off",
) -> tuple[App, EndScene]:  # fmt: skip
    session = whole_game(how, path)
    app = App(Settings(speed=speed, ui_scale=scale), size=size, folder=folder)
    app.open()
    app.stack.push(screens.make("title", app))
    table = table_of(app, session)
    table.ui.ended = True
    app.stack.push(table)
    scene = make(app, table.model)
    show(app, scene)
    return app, scene


@pytest.mark.parametrize("how", ENDINGS)
def test_each_ending_has_its_picture_and_the_figures_of_its_game(tmp_path: Path, how: str) -> None:
    app, scene = open_end(tmp_path, how)
    assert scene.model.view["lost"] == how and scene.end.outcome.won == (how == "")
    last = {type(each) for each in scene.form.widgets} & {*LAST.values()}
    assert last == {LAST[how]}
    panels = scene.form.find("end.panels")
    assert isinstance(panels, Panels) and panels.dark == scene.end.outcome.won
    assert len(panels.rects) == 3 and scene.end.scenery.closed == 1.0
    told, state = scene.end.report.tale, scene.model.state
    start = scene.model.captain.start
    for number, name in enumerate(ABILITIES):
        left = start[number] - told.spent[name] + told.gained[name]
        assert left == state.abilities[number], name
    assert list(told.found) == state.weapons and {*told.understood} == {*state.understood}
    assert sum(each.cost for each in told.faced) <= told.spent.total()
    costs = [each.cost for each in told.dearest]
    assert costs == sorted(costs, reverse=True) and len(costs) == game_story.DEAREST
    assert f"round {state.round}" in scene.form.find("end.how").words
    decoded, seed = share.decode(scene.end.report.code, the_game())
    assert (decoded.captain, seed) == (state.captain, state.seed)
    assert len(decoded.dice) == scene.model.captain.keeps
    gains = [each.gain for each in scene.end.report.story_cards()]
    if how == "abilities":
        assert gains == [-each.cost for each in told.dearest[:3]], "the dearest cards"
    elif scene.end.outcome.won:
        assert len(gains) == scene.end.report.weapon_count and set(gains) == {None}, "the weapons"
    scene.turn_to("figures")
    settle(app)
    assert not scene.form.find("end.panels")


@pytest.mark.painted
def test_the_vault_closes_over_time_and_panels_go_dark_one_by_one(tmp_path: Path) -> None:
    app, scene = open_end(tmp_path, "", speed="normal")
    scene.motion.finish_all()
    panels = scene.form.find("end.panels")

    def shades() -> list[int]:
        app.dirty.add()
        app.draw()
        return [sum(app.screen.get_at(each.center)[:3]) for each in panels.rects]

    scene.end.scenery.closed = 0.0
    lit = shades()
    scene.end.scenery.closed = 1 / 3
    first = shades()
    assert first[0] < lit[0] and first[1:] == lit[1:]
    scene.end.scenery.closed = 1.0
    assert all(now < before for now, before in zip(shades(), lit, strict=True))


def test_a_finished_game_is_on_file_once(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    _, scene = open_end(tmp_path, "", path=path)
    make(scene.app, scene.model)
    (game,) = records.FINISHED.read().games
    assert (game.level, game.won, game.seats) == (ENDINGS[""][0], True, 1)
    assert game.players[0].character == scene.model.view["captain"]
    assert game.rounds == scene.model.view["round"]


def played(how: str) -> tuple[Model, list[News]]:
    """Return a finished game, and the banners of all its answers."""
    whole = whole_game(how)
    session, told = Session(the_game(), whole.header.setup, whole.header.seed), list[News]()
    model = Model(session)
    for turn in whole.history:
        session.choose(turn.answer.key)
        model.refresh()
        told += banners.of_events(model, session.history[-1].events)
    return model, told


@pytest.mark.parametrize("how", ENDINGS)
def test_each_moment_of_a_game_has_one_banner(how: str) -> None:
    model, told = played(how)
    titles = Counter(each.title for each in told)
    events = [each for turn in model.session.history for each in turn.events]
    found = [each.weapon for each in events if isinstance(each, e.WeaponFound)]
    for weapon in found:
        assert titles[model.content.name(weapon)] in (1, 2), "found, and Understood later"
    sectors = [each for each in titles if each.startswith("The Sector of ")]
    begun = [each.round for each in events if isinstance(each, e.RoundBegan)]
    firsts = [each for each in begun if each % 4 == 1]
    assert firsts and len(sectors) == len(firsts)
    assert max(titles[each] for each in sectors) == 1
    assert sum(each.startswith("You win: ") for each in titles) == (model.view["lost"] == "")


def test_an_ability_at_0_is_announced_unless_it_ends_the_game() -> None:
    model, _ = played("")
    empty = e.PointsPaid(ability="combat", points=1, icon="combat", left=0)
    (told,) = banners.of_events(model, [empty])
    assert (told.title, told.good) == ("Combat is at 0", False)
    assert banners.of_events(model, [empty, e.GameLost(round=1, why="abilities")]) == []
    rises = e.AbilityChanged(ability="combat", change=0, left=0)
    assert banners.of_events(model, [rises]) == []


@pytest.mark.parametrize("size, scale", first_rows(1, [((1280, 720), 1.0), ((1920, 1080), 1.0)]))
def test_words_of_banners_fit(size: Size, scale: float) -> None:
    pygame.display.init()
    m = Metrics(size, scale)
    model, told = played("abilities")
    told += played("")[1]
    rect = celebrations.banner_rect(m, pygame.Rect(0, 0, *size))
    with fonts.collect_text() as drawn:
        for each in told:
            celebrations.banner_picture(m, rect.size, each)
    cut = [each.text for each in drawn if "…" in each.text or each.text.endswith("...")]
    assert not cut and model.view["over"]


@pytest.mark.long
def test_from_the_shelf_to_the_records(tmp_path: Path) -> None:
    app = App(Settings(speed="off"), size=(1280, 720), folder=tmp_path / "saves")
    app.open()
    app.stack.push(screens.make("title", app))
    app.open_scene("new_game", game="free_captains", seed=7)
    settle(app)
    assert isinstance(app.stack.top, NewGameScene)
    press(app, "captain.ca_05")
    press(app, "level.normal")
    press(app, "new.start")
    table = on_top(app, TableScene)
    assert table.model.view["captain"] == "ca_05" and table.model.view["level"] == "normal"
    play_through(app, make_players("free_captains", ("greedy",), 7)[0], 100)
    end = on_top(app, EndScene)
    (game,) = records.FINISHED.read().games
    assert (game.level, game.players[0].character, game.won) == (
        "normal",
        "ca_05",
        end.end.outcome.won,
    )
    path = end.model.session.path
    press(app, "end.title")
    assert app.stack.top is not None and app.stack.top.name == "title"
    app.open_scene("table", journal=path)
    settle(app)
    again: Any = app.stack.top
    if isinstance(again, TableScene):
        again.presenter.show_end()
        settle(app)
    assert isinstance(app.stack.top, EndScene) and len(records.FINISHED.read().games) == 1
    app.open_scene("records", game="free_captains")
    settle(app)
    page = on_top(app, RecordsScene)
    assert page.sums["free_captains"].games == 1
    assert page.form.find("records.character.ca_05")


@pytest.mark.long
def test_the_game_asked_for_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "measured_game", "free_captains")
    assert bench._benchmark() is BENCH
    for name, value in (("ANSWERS", 2), ("THOUGHT", 0.1), ("WARMING", 3)):
        monkeypatch.setattr(bench, name, value)
    first = bench._play()
    assert sum(each.startswith("answer") for each in first["what"]) == 2
    assert bench.measure("no_such_game") == {}
