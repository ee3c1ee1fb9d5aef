"""Saved games of a table: their facts and pictures, and the moments of a game."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.draw import theme
from game.client.draw.theme import Metrics
from game.client.shell.app.app import App
from game.client.shell.window import registry, thumbnails
from game.client.shell.window.settings import Settings
from game.client.tabletop.kit import celebrations
from game.client.tabletop.kit.celebrations import News
from game.client.tabletop.records.autosave import QUIET, Autosave, Dump
from game.client.tabletop.table.scene import TableScene
from game.table.journal import Journal, JournalError
from game.table.session import Session
from game.table.snapshots import read_snapshot, snapshot_path
from tests.client.conftest import press_key, settle
from tests.client.tabletop import coins
from tests.client.tabletop.coins import SAVES, CoinModel, a_session
from tests.harbor.board import table_of as harbor_table
from tests.harbor.rules import GAME
from tests.names import Patch
from tests.table import coin
from tests.table.coin import BANK

pytestmark = pytest.mark.usefixtures("harbor_shelf")


@pytest.fixture(autouse=True)
def _window() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()


def test_a_game_under_way_and_a_finished_one_are_described(tmp_path: Path) -> None:
    path = tmp_path / "coin.jsonl"
    a_session(path, answers=2).close()
    facts = registry.describe_save(path)
    assert facts == replace(SAVES.describe(path), game="coin")
    assert facts.line == "Seat 1, round 1, 2 of 6 coins" and facts.hero == "Seat 1"
    assert facts.marks == (("", "Round 1"), ("", "against Seat 2"))
    assert facts.details == (("Against", "Seat 2"), ("Choices", "2"))
    assert facts.seed == 3 and not facts.finished
    done = tmp_path / "done.jsonl"
    session = a_session(done, answers=20, goal=3)
    session.close()
    facts = SAVES.describe(done)
    assert session.result() is not None and facts.finished
    assert facts.line == "Seat 1, won, 3 coins" and facts.marks == (("", "Won in round 1"),)


def a_game_of(path: Path, *verbs: str) -> None:
    """Play a whole game of two people: each has one answer, over and over, and then ends the
    turn."""
    seats = [{"kind": "human"}, {"kind": "human"}]
    session = Session(coins.GAME, {"game": "coin", "seats": seats, "goal": 3}, 3, path)
    while (decision := session.decision()) is not None:
        keys = {each.verb: each.key for each in decision.options}
        session.choose(keys.get(verbs[decision.seat], keys["end"]))
    session.close()


def test_a_winner_keeps_the_capitals_of_a_name(tmp_path: Path) -> None:
    path = tmp_path / "coin.jsonl"
    a_game_of(path, "end", "bank")
    facts = SAVES.describe(path)
    assert facts.line == "Seat 1, Seat 2 won, 0 coins"
    assert facts.marks == (("", "Seat 2 won in round 1"),)


@pytest.mark.parametrize(("together", "how"), [(False, "no one won"), (True, "lost")])
def test_a_game_that_nobody_has_won(
    tmp_path: Path, monkeypatch: Patch, together: bool, how: str
) -> None:
    monkeypatch.setattr(coin, "RULES", replace(coin.RULES, together=together))
    path = tmp_path / "coin.jsonl"
    a_game_of(path, "end", "end")
    facts = SAVES.describe(path)
    assert facts.line == f"Seat 1, {how}, 0 coins"
    assert facts.marks[0][1].startswith(how.capitalize()) and facts.finished


def test_players_who_win_together_are_with_each_other(tmp_path: Path, monkeypatch: Patch) -> None:
    monkeypatch.setattr(coin, "RULES", replace(coin.RULES, together=True))
    path = tmp_path / "coin.jsonl"
    a_session(path).close()
    facts = SAVES.describe(path)
    assert ("With", "Seat 2") in facts.details and ("", "with Seat 2") in facts.marks
    done = tmp_path / "done.jsonl"
    a_session(done, answers=20, goal=3).close()
    assert SAVES.describe(done).line == "Seat 1, won, 3 coins"


def test_a_file_of_another_game_is_refused_by_name(tmp_path: Path) -> None:
    path = tmp_path / "go.jsonl"
    path.write_text('{"journal":1,"game":"go","content":"1","setup":{},"seed":1}\n', "utf-8")
    with pytest.raises(JournalError, match="go.jsonl is a game of go, not of Coins"):
        SAVES.describe(path)
    path.write_text('{"journal":1,"game":"coin","content":"coin-1","setup":{},"seed":1}\n', "utf-8")
    with pytest.raises(JournalError, match="go.jsonl does not work with this version: "):
        SAVES.describe(path)


def test_a_game_without_a_picture_of_its_own_shows_its_emblem(tmp_path: Path) -> None:
    path = tmp_path / "coin.jsonl"
    a_session(path).close()
    assert registry.draw_save(path).get_size() == thumbnails.SIZE


def test_the_state_comes_from_the_snapshot_and_the_answers_since(
    tmp_path: Path, monkeypatch: Patch
) -> None:
    path = tmp_path / "coin.jsonl"
    session = a_session(path, answers=1)
    Autosave(CoinModel(session), SAVES).keep()
    assert snapshot_path(path).is_file()
    session.choose(BANK.key)
    session.close()
    monkeypatch.setattr(coins.CoinGame, "new", None)
    assert "2 of 6 coins" in SAVES.describe(path).line


def test_picture_and_snapshot_are_kept_when_the_table_rests(tmp_path: Path) -> None:
    path = tmp_path / "coin.jsonl"
    model = CoinModel(a_session(path))
    keeper = Autosave(model, SAVES)
    keeper.update(QUIET / 2)
    keeper.stir()
    keeper.update(QUIET / 2)
    assert thumbnails.load(path, 3) is None, "somebody is still at the table"
    keeper.update(QUIET, settled=False)
    assert thumbnails.load(path, 3) is None, "a turn is shown again"
    keeper.update(QUIET / 2)
    for _ in range(12):  # a part in each frame
        keeper.update(QUIET / 2)
    assert thumbnails.load(path, 3) is not None and keeper.kept == model.version
    model.answer(BANK.key)
    keeper.keep()
    found = read_snapshot(path, Journal.read(path))
    assert found is not None and found[0] == 1
    Autosave(CoinModel(a_session()), SAVES).keep()  # not on disk: there is nothing to save


def test_the_first_snapshot_is_begun_as_soon_as_the_table_is_on_view(
    tmp_path: Path, monkeypatch: Patch
) -> None:
    monkeypatch.setattr(Dump, "known", set())
    made: list[bytes] = []
    dump = coins.GAME.dump
    monkeypatch.setattr(coins.GAME, "dump", lambda state: made.append(dump(state)) or made[-1])
    keeper = Autosave(CoinModel(a_session(tmp_path / "coin.jsonl")), SAVES)
    keeper.update(0.0, settled=False)
    assert not Dump.known, "nothing while a turn is shown"
    keeper.update(0.0)
    assert Dump.known == {"coin"}
    keeper.update(0.0)
    for thread in threading.enumerate():
        if thread.name == "snapshot":
            thread.join(5.0)
    assert len(made) == 1, "once in a process"


def test_a_picture_that_cannot_be_made_harms_nothing(tmp_path: Path, monkeypatch: Patch) -> None:
    monkeypatch.setattr(coins.CoinSaves, "draw_state", lambda *given: 1 / 0)
    path = tmp_path / "coin.jsonl"
    Autosave(CoinModel(a_session(path)), SAVES).keep()
    assert snapshot_path(path).is_file() and thumbnails.load(path, 3) is None


AREA = pygame.Rect(0, 56, 1400, 700)
NEWS = News("Keeper 1 reaches a goal", "Ten coins in the jar", pips=2)


def table(home: Path, speed: Any = "normal", kind: str = "human") -> tuple[App, TableScene]:
    """Return an app with a table of the small game, at rest."""
    app = App(Settings(speed=speed), size=(1280, 720), folder=home)
    app.open()
    session: Session[Any] = Session(GAME, {"seats": [{"kind": "human"}, {"kind": kind}]}, 3)
    scene = harbor_table(app, session)
    app.stack.push(scene)
    settle(app)
    return app, scene


@pytest.mark.painted
def test_a_banner_is_shown_over_the_upper_third_and_goes(tmp_path: Path) -> None:
    app, scene = table(tmp_path)
    area = scene.view.areas.board
    scene.table.movements.announce(NEWS, area)
    rect = celebrations.banner_rect(scene.m, area)
    assert area.contains(rect) and rect.centery < area.top + area.height / 3
    app.frame([], 0.6)
    shown = pygame.image.tobytes(app.screen.subsurface(rect), "RGB")
    settle(app)
    assert not scene.table.movements.flights.flying and not scene.ui.toast
    assert pygame.image.tobytes(app.screen.subsurface(rect), "RGB") != shown


def test_space_ends_a_banner(tmp_path: Path) -> None:
    app, scene = table(tmp_path)
    scene.table.movements.announce(NEWS, scene.view.areas.board)
    app.frame([], 0.2)
    press_key(app, pygame.K_SPACE)
    assert not scene.table.movements.flights.flying


def test_where_nothing_moves_a_banner_is_a_message(tmp_path: Path) -> None:
    _, scene = table(tmp_path, "off")
    scene.table.movements.announce(NEWS, scene.view.areas.board)
    scene.table.movements.start([], {})
    assert NEWS.title in scene.ui.toast and NEWS.words in scene.ui.toast
    assert not scene.table.movements.flights.flying


@pytest.mark.parametrize(
    "seconds",
    [celebrations.STAR_SECONDS, celebrations.COIN_SECONDS, celebrations.BREAK_SECONDS,
     celebrations.CRACK_SECONDS, celebrations.EDGE_SECONDS, celebrations.LIT_SECONDS],
)  # fmt: skip
def test_everything_but_a_banner_is_over_in_half_a_second(seconds: float) -> None:
    assert seconds <= 0.5 < celebrations.BANNER_SECONDS <= 1.2


def test_three_to_seven_coins() -> None:
    assert [celebrations.coins_for(amount, 1000) for amount in (1, 1000, 4000, 5500, 90000)] == [
        3, 3, 4, 5, 7,
    ]  # fmt: skip


def test_a_picture_breaks_into_six_pieces_that_make_it_up() -> None:
    picture = pygame.Surface((40, 40), pygame.SRCALPHA)
    picture.fill((*theme.TEAL, 255))
    pieces = celebrations.wedges(picture)
    together = pygame.Surface((40, 40), pygame.SRCALPHA)
    for piece in pieces:
        assert 0 < pygame.mask.from_surface(piece).count() < 40 * 40 / 3
        together.blit(piece, (0, 0))
    assert len(pieces) == 6 and pygame.mask.from_surface(together).count() > 40 * 40 * 0.97


@pytest.mark.long
def test_things_draw_only_where_they_say(tmp_path: Path) -> None:
    """Each moment leaves everything outside its reach untouched, from its start to its end."""
    _, scene = table(tmp_path)
    go, board = scene.table.movements, scene.view.areas.board
    small, place = pygame.Surface((30, 30), pygame.SRCALPHA), pygame.Rect(300, 300, 60, 40)
    small.fill((*theme.GOLD, 255))
    go.announce(NEWS, board)
    go.star(small, place, place.move(200, 90))
    go.coins(small, 5, place, place.move(-100, 120))
    go.shatter(("boat", "0"), small, place, 0.0)
    go.hurt(place, 0.0)
    go.fly(("card", "x"), small, place, place.move(150, 0), 0.3)
    for flight in go.flights.flying:
        flight.going = True
        for part in (0.0, 0.1, 0.3, 0.6, 0.9, 0.99):
            flight.part = part
            drawn = pygame.Surface(scene.m.size)
            drawn.fill(theme.DEEP)
            flight.draw(drawn)
            drawn.fill(theme.DEEP, flight.reach)
            empty = pygame.Surface(scene.m.size)
            empty.fill(theme.DEEP)
            assert pygame.image.tobytes(drawn, "RGB") == pygame.image.tobytes(empty, "RGB"), flight


def test_words_of_a_banner_fit_at_any_scale() -> None:
    for size, scale in (((1280, 720), 1.0), ((1920, 1080), 1.5), ((2560, 1440), 2.0)):
        m = Metrics(size, scale)
        rect = celebrations.banner_rect(m, pygame.Rect(0, 0, size[0] * 3 // 4, size[1] // 2))
        assert rect.height >= m.pitch("title") + m.pitch("body")


def test_a_second_game_shows_the_turn_of_its_computer_player(tmp_path: Path) -> None:
    """Nothing of its own is needed: the sentence is the first line, dice roll over the board."""
    app, scene = table(tmp_path, kind="random")
    for key in ("stay", "end"):
        scene.do.choose(key)
    assert scene.table.playback.playing and scene.table.playback.words.startswith("Keeper 2 ")
    for _ in range(400):
        app.frame([], 0.05)
        if not scene.table.playback.loaded:
            break
    assert scene.model.options and not scene.model.shown
