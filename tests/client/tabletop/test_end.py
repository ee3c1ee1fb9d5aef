"""The frame of the end: defaults, pages of a game, teams and single players, ways on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.draw import fonts, theme
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.window import registry, screens
from game.client.shell.window.settings import Settings
from game.client.tabletop.ending import ending
from game.client.tabletop.ending.end import EndOf, EndScene
from game.client.tabletop.ending.end_parts import Chart, ScoreRow, Stars, Step, StoryPanel
from game.client.tabletop.ending.score import Curve, Gain, deciding_gain, lines, sources
from game.client.tabletop.kit.box_page import in_face
from game.client.tabletop.setup.new_game import NewGameScene
from tests.breadth import first
from tests.client.conftest import click, settle
from tests.client.tabletop.coins import FINISHED, CoinTable, a_session, make_end, make_story
from tests.names import Patch
from tests.table import coin

SIZES = [(1280, 720), (1920, 1080)]


def open_end(
    folder: Path,
    kind: EndOf[Any] = make_end,
    size: tuple[int, int] = SIZES[0],
    path: Path | None = None,
    **more: Any,
) -> tuple[App, EndScene]:
    """Return the end of a game that the first seat has won, over its table."""
    session = a_session(path, answers=200, goal=3, **more)
    assert session.result() is not None
    app = App(Settings(speed="off"), size=size, folder=folder)
    app.open()
    app.stack.push(screens.make("title", app))
    table = CoinTable(app, session)
    app.stack.push(table)
    scene = kind(app, table.model)
    app.stack.push(scene)
    settle(app)
    return app, scene


def words_of(scene: EndScene, id: str) -> str:
    found = scene.form.find(id)
    return found.words


def press(app: App, id: str) -> None:
    top = app.stack.top
    button = top.form.find(id)
    click(app, button.rect.center)
    settle(app)


@pytest.mark.parametrize("size", first(1, SIZES))
@pytest.mark.parametrize("kind", [make_end, make_story])
@pytest.mark.parametrize("scale", first(1, [1.0, 1.5]))
def test_every_page_is_sound(
    tmp_path: Path, size: tuple[int, int], kind: EndOf[Any], scale: float
) -> None:
    app, scene = open_end(tmp_path, kind, size)
    app.change_settings(ui_scale=scale)
    for page in scene.end.pages.all():
        scene.turn_to(page.id)
        settle(app)
        assert audit(app) == [], page.id


def test_a_game_that_says_nothing_has_an_end(tmp_path: Path) -> None:
    app, scene = open_end(tmp_path)
    assert words_of(scene, "end.winner") == "You win" and words_of(scene, "end.how") == ""
    rows = [scene.form.find(f"end.score.{seat}") for seat in (0, 1)]
    assert all(isinstance(each, ScoreRow) for each in rows)
    figures = [(each.figures[0].words, each.won) for each in rows if isinstance(each, ScoreRow)]
    assert figures == [("3", True), ("0", False)]
    assert scene.form.find("end.page") is None, "one page needs no tabs"
    assert words_of(scene, "end.seed") == "Seed 3" and scene.form.find("end.code") is None
    assert scene.form.focus is scene.form.find("end.rematch")


def test_pages_of_a_game_are_tabs(tmp_path: Path) -> None:
    app, scene = open_end(tmp_path, make_story)
    assert [each.id for each in scene.end.pages.all()] == ["story", "score", "purse"]
    assert scene.form.find("end.words") and scene.form.find("end.chart") is None
    scene.turn_to("score")
    chart = scene.form.find("end.chart")
    assert isinstance(chart, Chart) and chart.curve.goal == 3
    assert scene.form.find("end.step.2") and scene.form.find("end.step.3") is None
    scene.turn_to("purse")
    assert words_of(scene, "end.purse") == "0 coins" and scene.form.find("end.chart")
    assert scene.form.focus is scene.form.find("end.page")


@pytest.mark.parametrize("winner", [0, None])
def test_a_team_wins_or_loses_as_one(
    tmp_path: Path, monkeypatch: Patch, winner: int | None
) -> None:
    monkeypatch.setattr(coin, "RULES", replace(coin.RULES, together=True))
    app, scene = open_end(tmp_path)
    result = replace(scene.model.result, winner=winner)
    monkeypatch.setattr(type(scene.model), "result", result)
    scene.relayout(app.metrics)
    assert scene.end.outcome.winners == ((0, 1) if winner == 0 else ())
    assert words_of(scene, "end.winner") == ("You win" if winner == 0 else "You lose")
    rows = [scene.form.find(f"end.score.{seat}") for seat in (0, 1)]
    assert [each.won for each in rows if isinstance(each, ScoreRow)] == [winner == 0] * 2
    assert scene.end.outcome.hero == scene.model.seat and audit(app) == []


def test_a_player_alone_wins_or_loses(tmp_path: Path, monkeypatch: Patch) -> None:
    app, scene = open_end(tmp_path)
    monkeypatch.setattr(type(scene.model), "kinds", ("human",))
    monkeypatch.setattr(type(scene.model), "result", None)
    scene.relayout(app.metrics)
    assert words_of(scene, "end.winner") == "You lose"
    assert scene.form.find("end.score.1") is None and audit(app) == []


def test_the_other_player_is_named(tmp_path: Path, monkeypatch: Patch) -> None:
    _, scene = open_end(tmp_path)
    result = scene.model.result
    assert result is not None
    monkeypatch.setattr(type(scene.model), "result", replace(result, winner=1))
    assert (scene.end.report.headline, scene.end.outcome.hero) == ("Player 2 wins", 1)
    monkeypatch.setattr(type(scene.model), "result", replace(result, winner=None))
    assert (scene.end.report.headline, scene.end.outcome.hero) == ("No one wins", 0)


def test_the_sound_is_that_of_who_sits_here(tmp_path: Path, monkeypatch: Patch) -> None:
    app, scene = open_end(tmp_path)
    heard: list[str] = []
    monkeypatch.setattr(app, "cue", lambda name, after=0.0: heard.append(name))
    scene.enter()
    monkeypatch.setattr(type(scene.model), "kinds", ("random", "human"))
    scene.enter()
    assert heard == ["end_won", "end_lost"]


def test_a_finished_game_is_kept_once(tmp_path: Path) -> None:
    for name in ("a", "b"):
        _, scene = open_end(tmp_path, path=tmp_path / f"{name}.jsonl")
    assert len(FINISHED.read().games) == len(scene.end.book.games) == 1
    assert FINISHED.read().games[0].rounds == scene.model.moment[0]


def test_what_does_not_count_is_not_kept(tmp_path: Path) -> None:
    _, scene = open_end(tmp_path)
    assert scene.end.book.games == [] and not FINISHED.path.exists()


def test_a_rematch_has_the_same_set_up_and_another_seed(tmp_path: Path) -> None:
    app, scene = open_end(tmp_path)
    press(app, "end.rematch")
    table = app.stack.top
    assert isinstance(table, CoinTable) and [each.name for each in app.stack] == ["title", "table"]
    header = table.model.session.header
    assert header.setup == scene.model.session.header.setup and header.seed != 3
    assert table.journal is not None and table.journal.parent == tmp_path
    table.model.session.close()


def test_ways_on_from_the_end(tmp_path: Path, monkeypatch: Patch) -> None:
    kept: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", kept.append)
    app, _ = open_end(tmp_path)
    press(app, "end.copy")
    assert kept == ["3"]
    press(app, "end.table")
    assert [each.name for each in app.stack] == ["title", "table"]
    app, _ = open_end(tmp_path, make_story)
    press(app, "end.new_game")
    assert isinstance(app.stack.top, NewGameScene) and len(app.stack) == 2
    app, _ = open_end(tmp_path)
    press(app, "end.title")
    assert [each.name for each in app.stack] == ["title"]


def brightness(app: App) -> float:
    """Return how bright the left half of the window is, 0 to 255."""
    wide, high = app.screen.get_size()
    part = app.screen.subsurface((0, 0, wide * 2 // 5, high * 3 // 4))
    return sum(pygame.transform.average_color(part)[:3]) / 3


def lose(scene: EndScene, monkeypatch: Patch) -> None:
    result = scene.model.result
    assert result is not None
    monkeypatch.setattr(type(scene.model), "result", replace(result, winner=1))


@pytest.mark.painted
@pytest.mark.parametrize("size", SIZES)
def test_a_win_is_day_and_a_loss_is_night(
    tmp_path: Path, monkeypatch: Patch, size: tuple[int, int]
) -> None:
    """The picture alone says it, and a person who has lost sees the own seat in it."""
    app, scene = open_end(tmp_path, size=size)
    assert scene.end.outcome.won and scene.end.outcome.shown == scene.end.outcome.hero == 0
    day = brightness(app)
    lose(scene, monkeypatch)
    scene.relayout(app.metrics)
    settle(app)
    assert not scene.end.outcome.won and (scene.end.outcome.shown, scene.end.outcome.hero) == (0, 1)
    assert brightness(app) * 2 < day and audit(app) == []


def test_computers_among_themselves_and_friends_see_the_winner(
    tmp_path: Path, monkeypatch: Patch
) -> None:
    _, scene = open_end(tmp_path)
    lose(scene, monkeypatch)
    for kinds in (("random", "random"), ("human", "human")):
        monkeypatch.setattr(type(scene.model), "kinds", kinds)
        assert scene.end.outcome.won and scene.end.outcome.shown == 1


def test_stars_fill_one_after_another_and_can_be_skipped(tmp_path: Path) -> None:
    app, scene = open_end(tmp_path)
    assert scene.story.lit == 3.0, "at once without motion"
    app.change_settings(speed="normal")
    scene.enter()
    app.frame([], 0.5)
    stars = scene.form.find("end.stars")
    assert isinstance(stars, Stars) and stars.goal == 3 and 0 < stars.lit() < 3
    assert scene.skip() and stars.lit() == 3


def test_the_best_steps_are_story_cards(tmp_path: Path) -> None:
    _, scene = open_end(tmp_path, make_story)
    cards = [each.card for each in scene.form.widgets if isinstance(each, StoryPanel)]
    assert [(each.title, each.gain) for each in cards] == [("Banked", 1)] * 3
    assert scene.form.find("end.words") is not None


def test_moments_without_a_card_are_counted(tmp_path: Path, monkeypatch: Patch) -> None:
    app, scene = open_end(tmp_path, make_story, SIZES[1])
    assert scene.form.find("end.rest") is None, "three cards say all"
    amounts = [3, 1, -2, 2, 1, 4]
    steps = [Step(f"Round {n}", 0, "Banked", each) for n, each in enumerate(amounts)]
    monkeypatch.setattr(scene.end.report, "steps", lambda: steps)
    scene.relayout(app.metrics)
    cards = [each.card for each in scene.form.widgets if isinstance(each, StoryPanel)]
    assert [each.gain for each in cards] == [3, 2, 4]
    assert words_of(scene, "end.rest") == "And 2 more: +2, 2 lost again"
    settle(app)
    assert audit(app) == []


def test_a_loss_shows_the_stars_and_the_name_of_the_winner(
    tmp_path: Path, monkeypatch: Patch
) -> None:
    app, scene = open_end(tmp_path)
    result = scene.model.result
    assert result is not None
    monkeypatch.setattr(type(scene.model), "result", replace(result, winner=1, scores=(0, 3)))
    assert scene.end.report.stars() == (3, 3)
    said: list[str] = []
    monkeypatch.setattr(ending.fonts, "draw_line", lambda *given: said.append(given[3]))
    for _ in scene._painting(scene.m, 500):
        pass
    assert scene.model.player_name(1) in said


def test_seed_and_length_are_small_print(tmp_path: Path) -> None:
    _, scene = open_end(tmp_path)
    rounds = scene.model.moment[0]
    assert (
        words_of(scene, "end.pace") == scene.foot.length == f"{rounds} round{'s' * (rounds != 1)}"
    )
    scene.end.minutes = 22.4
    assert scene.foot.length.endswith(", 22 minutes")


STORY = [
    Gain(1, 0, 2, 2, "a"), Gain(2, 1, 3, 3, "b"), Gain(3, 0, 2, 4, "c"), Gain(3, 0, -1, 3, "d"),
    Gain(4, 0, 2, 5, "a"),
]  # fmt: skip


def test_a_story_of_gains_says_what_paid_and_when_it_was_decided() -> None:
    assert lines(STORY, 3) == {0: [(1, 2), (3, 4), (3, 3), (4, 5)], 1: [(2, 3)], 2: []}
    assert sources(STORY, 0, str.upper) == [("A", 4), ("C", 2)]
    assert deciding_gain(STORY, 2, 0) is STORY[4], "a tie at three is no lead"
    assert deciding_gain(STORY, 2, 1) is None


def test_a_chart_has_room_for_losses_and_lines_of_a_team(tmp_path: Path) -> None:
    app, scene = open_end(tmp_path)
    rect = pygame.Rect(100, 100, 400, 200)
    chart = Chart("chart", rect, Curve({-1: [(1, -4), (5, 6)]}, 5, unit="Turn"))
    assert (chart.low, chart.top) == (-4, 6)
    scene.form.add(chart)
    surface = pygame.Surface(app.metrics.size)
    chart.draw(surface)
    plot = pygame.Rect(0, 0, 100, 100)
    assert [chart._y(plot, value) for value in (-4, 1, 6)] == [100, 50, 0]


def test_a_title_in_the_face_of_a_box_is_as_tall_as_in_that_of_the_house() -> None:
    for size in SIZES:
        m = theme.Metrics(size)
        usual = fonts.cap_height(fonts.font(theme.HEADING, "SemiBold", m.px("title")))
        for game in ("edge", "mandalorian", "free_captains"):
            style = in_face(game, "title")
            face = theme.STYLES[style]
            assert face.family == registry.look(game).face != theme.HEADING
            high = fonts.cap_height(fonts.font(face.family, face.weight, m.px(style)))
            assert abs(high - usual) <= 1 and abs(m.pitch(style) - m.pitch("title")) <= 1
        assert in_face("outer_rim", "title") == "title"
