"""A whole mission on its screens, and its end: story, figures, medals, what the guide deck
brings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.client.games.mandalorian.campaign import journey
from game.client.games.mandalorian.campaign.reading import ReadingScene
from game.client.games.mandalorian.ending import game_story, records
from game.client.games.mandalorian.ending.end import make
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.window import screens
from game.client.shell.window.settings import Settings
from game.client.tabletop.ending.end import EndScene
from game.client.tabletop.setup.new_game import NewGameScene
from game.client.tabletop.table.scene import TableScene
from game.mandalorian import events as e
from game.mandalorian.share import decode
from game.players.chance import RandomPlayer
from game.table.session import Session
from tests.client.conftest import Size, on_top, press, settle, show
from tests.client.games.mandalorian.playing import new_game, open_table
from tests.client.walker import play_through

SIZES = [(1280, 720), (1920, 1080)]


def finished(path: Path | None = None, seed: int = 3) -> Session[Any]:
    """Return a mission played by chance to its end."""
    game, player = new_game(seed=seed), RandomPlayer(seed, 0)
    if path is not None:
        game = Session(game.game, game.header.setup, seed, path)
    while game.decision() is not None:
        game.autoplay({0: player}, 100)
    return game


def open_end(
    session: Session[Any], size: Size = SIZES[1], scale: float = 1.0
) -> tuple[App, EndScene]:
    app = App(Settings(ui_scale=scale, speed="off"), size=size, folder=Path("no-saves"))
    app.open()
    _, table = open_table(session)
    scene = make(app, table.model)
    show(app, scene)
    return app, scene


def test_the_figures_are_those_of_the_game() -> None:
    session = finished()
    _, scene = open_end(session)
    happened = [each for turn in session.history for each in turn.events]
    cards = sum(isinstance(each, e.SkillPlayed) for each in happened)
    figures = {id: figure for id, _, figure, _ in scene.end.pages._tiles()}
    assert scene.end.report.tale.counts["cards"] == cards > 0
    assert figures["turns"] == str(scene.model.view["turn"]) == str(scene.end.report.tale.turn)
    assert figures["track"].startswith(f"{scene.model.view['track']} of ")
    setup, seed = decode(scene.end.report.code, session.game)
    assert (setup.mission, seed) == ("the_asset", 3)


def test_the_moments_that_matter_are_told_in_order() -> None:
    _, scene = open_end(finished())
    cards = game_story.cards(scene.end.report.tale)
    assert 0 < len(cards) <= game_story.MOST_MOMENTS
    turns = [int(each.when.split()[1]) for each in cards]
    assert turns == sorted(turns)
    assert all(each.picture and each.picture((80, 60)) for each in cards)


def test_a_game_on_disk_moves_the_campaign_on_and_its_cards_are_read(tmp_path: Path) -> None:
    app, scene = open_end(finished(tmp_path / "one.jsonl"))
    assert [each.mission for each in journey.read().campaign.games] == ["the_asset"]
    assert journey.read().campaign.guide == 16
    scene.turn_to("guide")
    settle(app)
    scene.end.pages.read()
    top = on_top(app, ReadingScene)
    assert sum(map(len, top.cards)) == 16
    for _ in top.cards:
        top.turn()
    assert app.stack.top is scene and journey.read().shown == 16
    assert scene.form.find("end.read") is None
    again = make(app, scene.model)
    app.stack.push(again)
    assert len(again.end.filing.journey.campaign.games) == 1, "the same game once more"


def test_a_game_that_is_nowhere_on_disk_does_not_count() -> None:
    open_end(finished())
    assert journey.read().campaign.games == ()


def test_from_the_shelf_to_the_end(tmp_path: Path) -> None:
    app = App(Settings(speed="off"), size=(1280, 720), folder=tmp_path / "saves")
    app.open()
    app.stack.push(screens.make("title", app))
    app.open_scene("new_game", game="mandalorian", seed=7)
    settle(app)
    assert isinstance(app.stack.top, NewGameScene)
    assert audit(app) == []
    app.stack.top.choices.rules.free("yes")
    app.stack.top.choices.missions.take("six_minutes")
    app.stack.top.choices.turn_to("crew")
    settle(app)
    press(app, "character.burg")
    press(app, "new.start")
    press(app, "reading.next")
    press(app, "intro.next")
    table = on_top(app, TableScene)
    assert table.model.view["mission"] == "six_minutes"
    assert "burg" in [each["id"] for each in table.model.characters]
    play_through(app, RandomPlayer(7, 0), 100)
    end = on_top(app, EndScene)
    assert audit(app) == []
    (game,) = records.FINISHED.read().games
    assert (game.level, game.won) == ("novice", end.end.outcome.won)
    path = end.model.session.path
    press(app, "end.title")
    app.open_scene("load")
    settle(app)
    app.open_scene("table", journal=path)
    settle(app)
    assert isinstance(app.stack.top, TableScene | EndScene)
