"""The frame of the new-game screen, around a game with two seats and one choice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.shell import screens
from game.client.shell.app import App
from game.client.shell.audit import audit
from game.client.shell.confirm import NoticeScene
from game.client.shell.settings import Settings
from game.client.tabletop.house_rules import PRACTICE, summary
from game.client.tabletop.party import Party, Rule, Seat
from game.client.widgets import Choice, Label, TextEntry
from game.table.journal import Journal
from tests.client.conftest import click, press_key, settle, type_text
from tests.client.tabletop import coins
from tests.client.tabletop.coins import CoinParty, CoinSetup, CoinTable

SIZES = [(1280, 720), (1920, 1080)]


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    pygame.display.quit()


def open_setup(folder: Path, size: Any = SIZES[0], **wishes: Any) -> tuple[App, CoinSetup]:
    app = App(Settings(speed="off"), size=size, folder=folder)
    app.open()
    app.stack.push(screens.make("title", app))
    scene = screens.make("new_game", app, "coin", **wishes)
    app.stack.push(scene)
    settle(app)
    assert isinstance(scene, CoinSetup)
    return app, scene


def press(app: App, id: str) -> None:
    top = app.stack.top
    assert top is not None
    widget = top.form.find(id)
    assert widget is not None and widget.enabled, id
    click(app, widget.rect.center)
    settle(app)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_screen_of_a_simple_game_is_sound(tmp_path: Path, size: Any, scale: float) -> None:
    app, scene = open_setup(tmp_path, size, seed=5)
    app.change_settings(ui_scale=scale)
    settle(app)
    assert audit(app) == []
    shown = {each.id for each in scene.form.every()}
    assert {"new.goal", "seat.0.name", "seat.1.kind", "new.seed", "new.rules"} <= shown
    assert not shown & {"new.code", "new.add", "seat.0.kind", "seat.1.leave"}
    face = scene.form.find("seat.0")
    assert face is not None and not face.focusable, "there is nothing to pick a seat for"
    assert scene.form.focus is scene.form.find("new.start")


def test_start_opens_the_table_and_the_choices_are_there_again(tmp_path: Path) -> None:
    app, scene = open_setup(tmp_path, seed=5)
    scene.set_goal("9")
    entry = scene.form.find("seat.0.name")
    assert isinstance(entry, TextEntry) and entry.hint == "Player 1"
    scene.form.set_focus(entry)
    type_text(app, "Kim")
    press(app, "new.start")
    table = app.stack.top
    assert isinstance(table, CoinTable) and len(app.stack) == 2
    header = table.model.session.header
    assert header.setup["goal"] == 9 and header.seed == 5
    assert table.journal is not None and Journal.read(table.journal).header == header
    again = CoinParty.remembered()
    assert (again.goal, again.seats[0].name) == (9, "Kim")
    table.model.session.close()


def test_who_plays_is_chosen_where_there_is_a_choice(tmp_path: Path) -> None:
    app, scene = open_setup(tmp_path)
    kind = scene.form.find("seat.1.kind")
    assert isinstance(kind, Choice)
    assert isinstance(scene.form.find("seat.1.name"), Label)
    click(app, kind.segment(0).center)
    settle(app)
    assert [each.kind for each in scene.party.seats] == ["human", "human"]
    assert isinstance(scene.form.find("seat.1.name"), TextEntry)
    assert scene.form.find("new.rules") is None, "with a friend there is no practice"
    assert audit(app) == []


def test_practice_is_for_every_game(tmp_path: Path) -> None:
    app, scene = open_setup(tmp_path)
    press(app, "new.rules")
    press(app, "house.practice")
    press(app, "house.done")
    assert scene.party.practises
    press(app, "new.start")
    table = app.stack.top
    assert isinstance(table, CoinTable) and table.model.session.practice
    table.model.session.close()


def test_a_game_that_cannot_start_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app, scene = open_setup(tmp_path)
    monkeypatch.setattr(coins.CoinParty, "setup", lambda self, seed: {"game": "coin"})
    press(app, "new.start")
    notice = app.stack.top
    assert isinstance(notice, NoticeScene) and "seats" in notice.markup
    assert scene in list(app.stack) and list(tmp_path.glob("*.jsonl")) == []


def test_a_seed_is_kept_by_its_digits(tmp_path: Path) -> None:
    app, scene = open_setup(tmp_path, seed=7)
    field = scene.form.find("new.seed")
    scene.form.set_focus(field)
    press_key(app, pygame.K_END)
    type_text(app, "x1")
    assert scene.number == 71
    scene._set_seed("")
    assert scene.number is None and scene.code == ""


# --- who plays ------------------------------------------------------------------------------------


RULES = (Rule("dear", "Dear", "All is dear."), Rule("fast", "Fast", "All is fast."))


class Four(Party[Seat]):
    """Up to four people and house rules."""

    game = "four"
    rules = RULES

    def kinds(self, place: int) -> tuple[tuple[str, str], ...]:
        return (("human", "A friend"), ("random", "Chance"))

    def setup(self, seed: int) -> dict[str, Any]:
        return {"seats": [{"kind": each.kind} for each in self.seats]}


def test_a_friend_sits_down_after_the_last_person() -> None:
    party = Four([Seat("human", name="Ada"), Seat("random")])
    assert party.add() == 1 and party.add() == 2
    assert [each.kind for each in party.seats] == ["human", "human", "human", "random"]
    assert [each.name for each in party.seats] == ["Ada", "", "", ""]
    assert party.add() == 2 and len(party.seats) == 4, "the table is full"
    party.seats[1].name = "Kim"
    party.play_by(1, "random")
    assert (party.seats[1].kind, party.seats[1].name) == ("random", "")
    for _ in range(5):
        party.remove(len(party.seats) - 1)
    assert len(party.seats) == party.fewest


def test_house_rules_are_kept_in_the_order_of_the_page() -> None:
    party = Four([Seat()])
    party.turn("fast", True)
    party.turn("dear", True)
    assert party.variants == ["dear", "fast"]
    assert summary(RULES, party.variants) == "Dear and Fast"
    party.turn("dear", False)
    assert summary(RULES, [*party.variants, PRACTICE.id]) == "Fast and Practice"
    assert summary(RULES, []) == "As printed"


@pytest.mark.parametrize(
    "kept",
    ["", "[]", "{}", "\0", "[" * 100_000, '{"seats": []}', '{"seats": [{"kind": "deck"}]}',
     '{"seats": [{"name": "a\\nb"}]}', '{"seats": [{"name": "' + 15 * "a" + '"}]}',
     '{"seats": [{}, {}, {}, {}, {}]}', '{"seats": [{}], "variants": ["no_such"]}',
     '{"seats": [{}], "variants": ["fast", "fast"]}', '{"seats": [{}], "practice": 1}'],
    ids=range(13),
)  # fmt: skip
def test_a_memory_that_makes_no_game_is_forgotten(kept: str) -> None:
    path = Four.memory_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(kept, "utf-8")
    assert Four.remembered() == Four()
    chosen = Four([Seat(name="Ada"), Seat("random")], variants=["fast"], practice=True)
    chosen.remember()
    assert Four.remembered() == chosen and path.name == "four.json"


def test_a_memory_that_cannot_be_written_is_no_problem() -> None:
    folder = Four.memory_path().parent
    folder.parent.mkdir(parents=True)
    folder.write_text("in the way")
    Four([Seat()]).remember()
    assert Four.remembered() == Four()
