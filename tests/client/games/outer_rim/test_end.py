"""The end of a game: its pages, the dice, and the file of finished games."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.games.outer_rim.ending import dice_table, end, records, tale
from game.client.games.outer_rim.play.model import the_game
from game.client.games.outer_rim.table import scene as table
from game.client.shell.tools import shots
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.window.settings import Settings
from game.client.tabletop.ending.end_parts import StoryPanel
from game.client.tabletop.ending.score import Gain
from game.client.widgets import Label
from game.outer_rim import share
from game.outer_rim.odds import dice_stats
from game.outer_rim.odds.dice_stats import Rolled
from game.players import make_players
from game.table.session import Session
from tests.breadth import first
from tests.client.conftest import Size, click, press, settle
from tests.client.games.outer_rim.playing import SEATS

SIZES = [(1280, 720), (1920, 1080), (1400, 1050)]
DIE = ("hit", "hit", "hit", "crit", "focus", "focus", "blank", "blank")


def a_whole_game(path: Path | None, seed: int = 3, **more: Any) -> Session[Any]:
    """Return a game played to its end at random, against the AI deck."""
    setup = {"game": "outer_rim", "seats": SEATS, "fame_goal": 8, **more}
    session = Session(the_game(), setup, seed, path)
    session.autoplay(make_players("outer_rim", ("random", "deck"), seed))
    assert session.result() is not None
    return session


def open_end(session: Session[Any], folder: Path) -> tuple[App, end.OuterRimEnd]:
    app = App(Settings(speed="off"), size=(1280, 720), folder=folder)
    app.open()
    under = table.TableScene(app, session)
    under.ended = True
    app.stack.push(under)
    scene = end.OuterRimEnd(app, under.model)
    app.stack.push(scene)
    settle(app)
    return app, scene


def test_tabs_turn_to_the_dice_and_back(tmp_path: Path) -> None:
    session = a_whole_game(tmp_path / "game.jsonl")
    app, scene = open_end(session, tmp_path)
    assert scene.form.find("end.words") and scene.form.find("end.dice") is None
    tabs = scene.form.find("end.page")
    click(app, tabs.segment(2).center)
    settle(app)
    shown = scene.form.find("end.dice")
    assert isinstance(shown, dice_table.DiceTable) and scene.form.find("end.steps") is None
    assert [side.rolled for side in shown.sides] == list(records.rolls(scene.model).values())
    proof = scene.form.find("end.proof")
    assert "seed 3 " in proof.markup and "main.py" not in proof.markup
    assert audit(app) == []
    tabs = scene.form.find("end.page")
    click(app, tabs.segment(1).center)
    assert scene.form.find("end.steps")


def test_a_game_without_dice_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice_stats, "counted", lambda events: {})
    shots.load_game_shots()
    app = App(Settings(speed="off"), size=(1280, 720), folder=tmp_path)
    app.open()
    scene = shots.SHOTS["end"](app, shots.Wish())
    assert isinstance(scene, end.OuterRimEnd) and not records.rolls(scene.model)
    scene.page = "dice"
    app.stack.push(scene)
    settle(app)
    line = scene.form.find("end.no_dice")
    assert isinstance(line, Label) and "Nobody" in line.words
    assert audit(app) == []


def test_the_table_tells_the_end_how_long_the_game_was(tmp_path: Path) -> None:
    app, _ = open_end(a_whole_game(None), tmp_path)
    app.stack.pop()
    under = table.TableScene(app, a_whole_game(tmp_path / "game.jsonl"))
    rounds = under.model.moment[0]
    under.clock.first, under.clock.seconds = 0, 60.0 * rounds
    app.stack.push(under)
    under.show_end()
    assert isinstance(app.stack.top, end.OuterRimEnd)
    assert records.FINISHED.read().games[0].minutes == pytest.approx(rounds)


def test_words_on_fairness() -> None:
    fair = Rolled(9, {"crit": 10, "hit": 30, "focus": 20, "blank": 20})
    loaded = Rolled(9, {"crit": 40, "hit": 20, "focus": 10, "blank": 10})
    few = Rolled(1, {"crit": 1, "hit": 0, "focus": 0, "blank": 0})
    assert dice_table.fairness(few, DIE) == ""
    assert " 99 in 100 " in dice_table.fairness(fair, DIE)
    assert " fewer than 1 in 100 " in dice_table.fairness(loaded, DIE)


def test_the_code_of_the_game_that_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has the characters that were chosen during setup; house rules are named."""
    seats = [{"kind": "human", "ship": "g9_rigger"}, {"kind": "deck"}]
    session = a_whole_game(None, seats=seats, variants=["trailing_bonus"])
    app, scene = open_end(session, tmp_path)
    setup, seed = share.decode(scene.code, scene.model.game)
    cast = [player.character for player in session.state.players]
    assert [seat.character for seat in setup.seats] == cast and seed == 3
    how = scene.form.find("end.how")
    assert isinstance(how, Label) and "Catching up" in how.words
    kept: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", kept.append)
    press(app, "end.copy")
    assert kept == [scene.code]


@pytest.mark.parametrize("size", first(1, SIZES[::-1]))
def test_the_end_begins_with_the_story(tmp_path: Path, size: Size) -> None:
    """It shows a person in a place, and sentences on how the fame was won; charts are on the next
    page."""
    session = a_whole_game(None)
    app, scene = open_end(session, tmp_path)
    app.resize(size)
    settle(app)
    assert scene.stage.picture is not None and not scene.stage.painting
    assert scene.form.find("end.words") and scene.form.find("end.card.0")
    assert scene.form.find("end.chart") is None and scene.form.find("end.score.1")
    assert audit(app) == []
    sentences = scene.sentences()
    winner = session.result().winner
    assert len(sentences) == 3 and scene.model.player_name(winner) in sentences[0]
    fame = scene.model.view["players"][winner]["fame"]
    assert f"**{fame} fame**" in sentences[0]
    scene.turn_to("fame")
    assert scene.form.find("end.chart") and scene.form.find("end.card.0") is None


def test_the_story_names_what_paid_and_when_the_lead_was_taken(tmp_path: Path) -> None:
    _, scene = open_end(a_whole_game(None), tmp_path)
    winner = scene.hero
    paid = [gain for gain in tale.gains(scene.model) if gain.seat == winner and gain.amount > 0]
    sources: dict[str, int] = {}
    for gain in paid:
        source = tale.source_of(scene.model, gain.cause)
        sources[source] = sources.get(source, 0) + gain.amount
    best = max(sources.values())
    second, third = scene.sentences()[1:]
    assert f"**{best}** came from" in second
    assert added(second) == scene.stars()[0], "every source is counted"
    assert "for good in round" in third or "never safe" in third


def added(sentence: str) -> int:
    """Return the fame that a sentence on its sources comes to."""
    gained = sum(map(int, re.findall(r"\*\*(\d+)\*\* came from", sentence)))
    return gained - sum(map(int, re.findall(r"\*\*(\d+)\*\* of it was lost", sentence)))


@pytest.mark.parametrize("seed", [3, 4, 9])
def test_what_the_page_shows_adds_up_to_the_fame(tmp_path: Path, seed: int) -> None:
    _, scene = open_end(a_whole_game(None, seed), tmp_path)
    panels = [each for each in scene.form.widgets if isinstance(each, StoryPanel)]
    shown = sum(each.card.gain for each in panels)
    rest = scene.form.find("end.rest")
    words = rest.words if isinstance(rest, Label) else ""
    more, lost = re.search(r"more: \+(\d+)", words), re.search(r"(\d+) lost", words)
    total = shown + (int(more[1]) if more else 0) - (int(lost[1]) if lost else 0)
    fame = scene.model.view["players"][scene.hero]["fame"]
    assert len(panels) == 3 and total == fame == scene.stars()[0]
    assert added(scene.sentences()[1]) == fame


def test_every_source_and_every_loss_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    _, scene = open_end(a_whole_game(None), tmp_path)
    causes = ("job", "ai", "bounty", "special")
    steps = [Gain(n, 0, 2, 2 * n, cause) for n, cause in enumerate(causes, 1)]
    monkeypatch.setattr(tale, "gains", lambda model: steps)
    assert added(tale.sentences(scene.model, 0)[1]) == 8
    steps.append(Gain(5, 0, -1, 7, "ai"))
    told = tale.sentences(scene.model, 0)[1]
    assert told.startswith("Of 8 fame gained, ") and added(told) == 7


def test_story_cards_name_what_brought_the_fame(tmp_path: Path) -> None:
    _, scene = open_end(a_whole_game(None), tmp_path)
    cards = scene.story_cards()
    gained = [each for each in tale.gains(scene.model) if each.seat == scene.hero]
    assert cards and all(each.when.startswith("Round") for each in cards)
    assert max(each.gain for each in cards) >= max(each.amount for each in gained)
    causes = {each.cause for each in gained if each.cause in scene.model.content.components}
    named = {scene.model.name(each) for each in causes}
    assert any(each.title in named for each in cards)
    assert all(each.picture is None or each.picture((80, 50)) for each in cards)
    assert not any("AI card" in each.title for each in cards)
