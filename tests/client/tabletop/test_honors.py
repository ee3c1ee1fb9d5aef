"""Records of all games: what finished games add up to, and their page."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pygame
import pytest

from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.window import registry, screens
from game.client.shell.window.settings import Settings
from game.client.tabletop.records import honors, records
from game.client.tabletop.records.honors import QUICKEST, Best, Chronicle, best_words, time_words
from game.client.tabletop.records.records import Assistance, Book, Finished, Played, Record
from game.client.tabletop.records.records_page import RecordsScene
from game.client.tabletop.records.records_parts import FigureTile
from tests.breadth import first
from tests.client.conftest import press, press_key, settle
from tests.client.shelf_games import fill
from tests.client.tabletop.coins import CoinModel, a_session
from tests.names import Patch

COINS: Finished[Book[Record]] = Finished("coin", Book[Record])


def a_game(number: int, won: bool | None, **more: Any) -> Record:
    players = () if won is None else (Played(character=more.pop("character", "vela"), won=won),)
    data = {"id": f"{number:016}", "seats": 1, "rounds": 9, "players": players, **more}
    return Record(**data)


def test_wins_streaks_and_time_add_up() -> None:
    ends = [True, False, True, True, True, False, True]
    games = [a_game(n, won, minutes=10.0, level="hard") for n, won in enumerate(ends)]
    sums = honors.honors([*games, a_game(9, None, minutes=2.5), a_game(10, True, assisted=True)])
    assert (sums.games, sums.all.words, sums.all.percent) == (9, "6 of 8", 75)
    assert (sums.streak, sums.best_streak, sums.assisted) == (2, 3, 1)
    assert sums.minutes == 72.5 and time_words(sums.minutes) == "1 h 12 min"
    assert sums.levels["hard"].words == "5 of 7" and list(sums.levels) == ["hard"]
    assert sums.characters["vela"].words == "6 of 8"
    assert [each.id for each in sums.latest][:2] == [a_game(10, None).id, a_game(6, None).id]


def test_each_person_counts_with_the_own_character() -> None:
    players = (Played(character="vela", won=False), Played(character="orin", won=True))
    sums = honors.honors([a_game(1, None).model_copy(update={"players": players})])
    assert sums.all.words == "1 of 1", "a game is won if one of its persons has won"
    assert {id: each.words for id, each in sums.characters.items()} == {
        "vela": "0 of 1", "orin": "1 of 1"
    }  # fmt: skip


def test_the_best_game_is_a_win_by_the_games_own_measure() -> None:
    games = [a_game(n, n != 1, rounds=rounds) for n, rounds in enumerate((7, 2, 5, 5, 9))]
    assert honors.honors(games).best == games[2], "the first of the two quickest wins"
    longest = Best(honors.rounds, "Held out {} rounds", "{} rounds", most=True)
    assert honors.honors(games, longest).best == games[4]
    told = Chronicle(COINS, lambda: [("vela", "Vela")], lambda: [("hard", "Hard")])
    sums = honors.honors([a_game(1, True, rounds=1, level="hard")])
    assert best_words(told, sums) == (["Won in 1 round", "1 round"], ["Vela, Hard", "Vela"])
    assert best_words(told, honors.honors([a_game(1, False)])) == (["none yet"], [""])


def test_time_in_words() -> None:
    said = [time_words(each) for each in (0.4, 59, 60, 200, 6000 * 60)]
    assert said == ["0 min", "59 min", "1 h 0 min", "3 h 20 min", "6,000 h"]


def test_a_record_keeps_who_played_and_won(tmp_path: Path, monkeypatch: Patch) -> None:
    session = a_session(tmp_path / "game.jsonl", answers=200, goal=3)
    model = CoinModel(session)
    monkeypatch.setattr(session.game, "seats", lambda state: ("human", "human"))
    made = records.record(model, characters={0: ("vela",), 1: ("orin", "tamsin")}, level="3")
    assert [(each.character, each.won) for each in made.players] == [
        ("vela", True), ("orin", False), ("tamsin", False)
    ]  # fmt: skip
    assert (made.level, made.assisted, made.won) == ("3", False, True)
    together = records.record(model, together=True)
    assert [each.won for each in together.players] == [True, True]


def test_hints_mark_the_game_they_were_used_in(tmp_path: Path) -> None:
    session, help = a_session(tmp_path / "game.jsonl", answers=99), Assistance("coin")
    assert not help.given(session)
    for _ in range(2):
        help.note(session)
    assert help.given(session) and not help.given(a_session(seed=4))
    assert records.record(CoinModel(session)).assisted
    help.note(a_session(seed=5))
    assert not help.given(a_session(seed=5)), "a game that is not on disk has no record"
    for broken in ("", "{}", "[[1]]", "\0", "[" * 9000):
        help.path.write_text(broken, "utf-8")
        assert not help.given(session)


def test_the_same_deal_counts_once() -> None:
    first = a_game(1, False, deal="a", journal="6a")
    again = a_game(2, True, deal="a", journal="6b")
    assert COINS.add(first).games == COINS.add(again).games == [first]
    anew = a_game(3, True, deal="a", journal="6a")
    assert COINS.add(anew).games == [anew], "taken back in the same file, and ended otherwise"
    assert COINS.add(a_game(4, True, deal="b")).games[1:] == [a_game(4, True, deal="b")]


def test_a_record_of_earlier_versions_gains_what_it_lacks() -> None:
    old, new = a_game(1, None), a_game(1, True, deal="a")
    assert COINS.add(old).games == [old] and COINS.add(new).games == [new] == COINS.read().games
    assert COINS.add(old).games == [new]


def test_a_watched_game_is_not_kept(tmp_path: Path, monkeypatch: Patch) -> None:
    session = a_session(tmp_path / "game.jsonl")
    assert records.worth_keeping(session)
    monkeypatch.setattr(session.game, "seats", lambda state: ("random", "random"))
    assert not records.worth_keeping(session)


@pytest.mark.parametrize(
    "content",
    [
        '{"games":[{"id":"0000000000000001","seats":1,"rounds":-1}]}',
        '{"games":[{"id":"0000000000000001","seats":1,"rounds":1,"minutes":1e300}]}',
        '{"games":[{"id":"0000000000000001","seats":1,"rounds":1,"players":[{"won":2}]}]}',
        '{"games":[{"id":"0000000000000001","seats":1,"rounds":1,"level":["x"]}]}',
        '{"games":{}}',
    ],
)
def test_bad_figures_do_not_reach_the_page(tmp_path: Path, content: str) -> None:
    COINS.path.parent.mkdir(parents=True, exist_ok=True)
    COINS.path.write_text(content, "utf-8")
    app, scene = open_page(tmp_path)
    assert scene.sums["coin"].games == 0 and audit(app) == []


def open_page(
    folder: Path, size: tuple[int, int] = (1280, 720), scale: float = 1.0
) -> tuple[App, RecordsScene]:
    app = App(Settings(speed="off", ui_scale=scale), size=size, folder=folder)
    app.open()
    app.open_scene("records", game="coin")
    settle(app)
    scene = app.stack.top
    assert isinstance(scene, RecordsScene)
    return app, scene


NAMES = [(f"c{n}", f"Captain Number {n}") for n in range(8)]
TOLD = Chronicle(
    COINS, lambda: NAMES, lambda: [("easy", "Easy"), ("hard", "Hard, with everything in it")]
)
ODD = "x" * 80


@pytest.mark.parametrize("size", first(1, [(1280, 720), (1920, 1080)]))
@pytest.mark.parametrize("scale", first(1, [1.0, 1.5, 2.0]))
def test_the_page_is_sound(
    tmp_path: Path, monkeypatch: Patch, size: tuple[int, int], scale: float
) -> None:
    monkeypatch.setattr(honors, "chronicle", lambda game: TOLD)
    for number in range(30):
        level, character = ("easy", "hard", ODD)[number % 3], ("c1", "c3", ODD)[number % 3]
        COINS.add(a_game(number, number % 2 == 0, level=level, character=character,
                         rounds=1_000_000_000, minutes=999_999.0))  # fmt: skip
    app, scene = open_page(tmp_path, size, scale)
    assert audit(app) == []
    assert scene.form.find("records.character.c3") and scene.form.find("records.level.hard")
    scene.forget("coin")
    settle(app)
    assert audit(app) == [] and scene.form.find("records.empty")


def test_every_game_of_a_full_shelf_has_its_row(tmp_path: Path, monkeypatch: Patch) -> None:
    fill(monkeypatch, 6)
    app = App(Settings(speed="off"), size=(1280, 720), folder=tmp_path)
    app.open()
    app.open_scene("records", game="game_4")
    settle(app)
    scene = cast(RecordsScene, app.stack.top)
    assert scene.chosen == "game_4" and audit(app) == []
    scene.choose("game_0")
    settle(app)
    assert scene.form.find("records.begin") and audit(app) == []


def test_records_are_forgotten_only_when_that_is_confirmed(tmp_path: Path) -> None:
    COINS.add(a_game(1, True))
    app, scene = open_page(tmp_path)
    press(app, "records.forget")
    assert app.stack.top.form.focus is app.stack.top.form.find("confirm.no")
    press(app, "confirm.no")
    assert COINS.read().games and scene.sums["coin"].games == 1
    press(app, "records.forget")
    press(app, "confirm.yes")
    assert not COINS.path.exists() and scene.sums["coin"].games == 0
    assert scene.form.find("records.empty") and not scene.form.find("records.forget")


def test_the_title_opens_the_records_and_rules_of_the_chosen_game(
    tmp_path: Path, monkeypatch: Patch
) -> None:
    app = App(Settings(speed="off"), size=(1280, 720), folder=tmp_path)
    app.open()
    app.stack.push(screens.make("title", app))
    settle(app)
    title: Any = app.stack.top
    ids = [each.id for each in title.games]
    title.choose(ids.index("coin"))
    title.records()
    assert isinstance(app.stack.top, RecordsScene) and app.stack.top.chosen == "coin"
    asked: list[Any] = []
    monkeypatch.setitem(screens.SCENES, "rules", lambda app, **wishes: asked.append(wishes))
    screens.make("rules", app, game="coin", term="x")
    assert asked == [{"game": "coin", "term": "x"}]


def test_games_of_earlier_versions_are_counted_without_a_winner(tmp_path: Path) -> None:
    COINS.add(a_game(1, None))
    app, scene = open_page(tmp_path)
    assert scene.sums["coin"].games == 1 and audit(app) == []
    tile = scene.form.find("records.won")
    assert isinstance(tile, FigureTile) and tile.figure[0] == "not known"


def test_records_are_reached_and_left_by_keys(tmp_path: Path) -> None:
    app = App(Settings(speed="off", first_start_done=True), size=(1280, 720), folder=tmp_path)
    app.open()
    app.stack.push(screens.make("title", app))
    settle(app)
    press_key(app, pygame.K_t)
    settle(app)
    page = app.stack.top
    first, last = page.chosen, page.games[-1].id
    rows = [each.id for each in page.games]
    for _ in range(30):
        focus = page.form.focus
        if focus is not None and focus.id == f"records.game.{last}":
            break
        press_key(app, pygame.K_TAB)
        settle(app)
    press_key(app, pygame.K_RETURN)
    settle(app)
    assert page.chosen == last != first and len(rows) > 1
    press_key(app, pygame.K_ESCAPE)
    settle(app)
    assert app.stack.top is not None and app.stack.top.name == "title"


def test_a_game_without_a_description_is_counted_all_the_same() -> None:
    plain = honors.chronicle(cast(Any, SimpleNamespace(id="coin", records="")))
    assert plain.finished.path == COINS.path and plain.best is QUICKEST
    for each in registry.games():
        told = honors.chronicle(each)
        assert told.finished.game == each.id
        assert len(dict(told.characters())) == len(told.characters())


def test_a_game_counts_in_its_own_word() -> None:
    assert honors.quickest("turn").words.format(7) == "Won in 7 turns"
    usual = records.Usual(14, 2.5, unit="turn")
    assert records.length([], usual).words == "About 14 turns, 35 minutes"
