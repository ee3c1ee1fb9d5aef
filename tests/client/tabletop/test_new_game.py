"""The frame of the new-game screen, around a game with two seats and one choice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.window import screens
from game.client.shell.window.confirm import NoticeScene
from game.client.shell.window.settings import Settings
from game.client.tabletop.play.party import FRIEND, YOU, Kind, Party, Rule, Seat
from game.client.tabletop.setup.casting import exchange_words, holder, why_taken
from game.client.tabletop.setup.house_rules import PRACTICE, summary
from game.client.tabletop.setup.new_game import NewGameScene
from game.client.tabletop.setup.pick_menu import Pick, PickScene
from game.client.widgets import Dropdown, Label, RichText, TextEntry
from game.table.journal import Journal
from tests.client.conftest import click, move, press_key, settle, type_text, wait
from tests.client.tabletop import coins
from tests.client.tabletop.coins import CoinChoices, CoinParty, CoinTable

SIZES = [(1280, 720), (1920, 1080)]


def open_setup(folder: Path, size: Any = SIZES[0], **wishes: Any) -> tuple[App, NewGameScene]:
    app = App(Settings(speed="off"), size=size, folder=folder)
    app.open()
    app.stack.push(screens.make("title", app))
    scene = screens.make("new_game", app, "coin", **wishes)
    app.stack.push(scene)
    settle(app)
    assert isinstance(scene, NewGameScene) and isinstance(scene.choices, CoinChoices)
    return app, scene


def press(app: App, id: str) -> None:
    top = app.stack.top
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
    assert not shown & {"new.code", "new.add", "seat.1.leave"}
    kinds = [scene.form.find(f"seat.{place}.kind") for place in (0, 1)]
    assert isinstance(kinds[0], Label) and kinds[0].words == "You"
    assert isinstance(kinds[1], Dropdown) and kinds[1].label == "Chance"
    face = scene.form.find("seat.0")
    assert face is not None and not face.focusable, "there is nothing to pick a seat for"
    assert scene.form.focus is scene.form.find("new.start")


def test_start_opens_the_table_and_the_choices_are_there_again(tmp_path: Path) -> None:
    app, scene = open_setup(tmp_path, seed=5)
    scene.choices.set_goal("9")
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
    again = CoinParty.last_choices()
    assert (again.goal, again.seats[0].name) == (9, "Kim")
    table.model.session.close()


def test_who_plays_is_chosen_where_there_is_a_choice(tmp_path: Path) -> None:
    app, scene = open_setup(tmp_path)
    assert isinstance(scene.form.find("seat.1.name"), Label)
    press(app, "seat.1.kind")
    press(app, "pick.human")
    assert [each.kind for each in scene.setup.party.seats] == ["human", "human"]
    assert isinstance(scene.form.find("seat.1.name"), TextEntry)
    assert scene.form.find("new.rules") is None, "with a friend there is no practice"
    assert audit(app) == []


def test_practice_is_for_every_game(tmp_path: Path) -> None:
    app, scene = open_setup(tmp_path)
    press(app, "new.rules")
    press(app, "house.practice")
    press(app, "house.done")
    assert scene.setup.party.practises
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
    assert scene.setup.number == 71
    scene.foot.set_seed("")
    assert scene.setup.number is None and scene.setup.code == ""


def test_the_menu_of_a_seat_opens_and_closes_by_keys(tmp_path: Path) -> None:
    app, scene = open_setup(tmp_path)
    scene.form.set_focus(scene.form.find("seat.1.kind"))
    press_key(app, pygame.K_RETURN)
    menu = app.stack.top
    assert isinstance(menu, PickScene) and audit(app) == []
    assert menu.form.focus is not None and menu.form.focus.id == "pick.random", "the chosen one"
    press_key(app, pygame.K_ESCAPE)
    assert app.stack.top is scene and scene.setup.party.seats[1].kind == "random"
    press_key(app, pygame.K_RETURN)
    press_key(app, pygame.K_UP)
    press_key(app, pygame.K_RETURN)
    assert scene.setup.party.seats[1].kind == "human"
    assert scene.form.focus is not None and scene.form.focus.id == "seat.1.kind"
    press_key(app, pygame.K_RETURN)
    press_key(app, pygame.K_2)
    assert app.stack.top is scene and scene.setup.party.seats[1].kind == "random"


def test_a_click_beside_the_menu_changes_nothing(tmp_path: Path) -> None:
    app, scene = open_setup(tmp_path)
    press(app, "seat.1.kind")
    menu = app.stack.top
    click(app, (menu.box.left + 3, menu.box.top + 3))
    assert app.stack.top is menu
    row = scene.form.find("seat.1.row")
    assert row is not None and not menu.box.colliderect(row.rect), "its seat stays on view"
    click(app, (2, 2))
    assert app.stack.top is scene and scene.setup.party.seats[1].kind == "random"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_menu_that_is_too_long_scrolls(tmp_path: Path, size: Any, scale: float) -> None:
    app, scene = open_setup(tmp_path, size)
    app.change_settings(ui_scale=scale)
    kinds = [Kind(f"k{n}", f"Kind {n}", "It goes on. " * 30, n, 9) for n in range(9)]
    picks = [Pick(e.id, e.name, e.words, "Not now." * (e.level == 3), e.level, 9) for e in kinds]
    got = list[str]()
    app.stack.push(PickScene(app, "Who?", picks, "k8", got.append, lambda: pygame.Rect(9, 9, 9, 9)))
    settle(app)
    assert audit(app) == []
    menu = app.stack.top
    assert menu is not None and menu.form.focus is not None and menu.form.focus.id == "pick.k8"
    press_key(app, pygame.K_4)
    assert app.stack.top is menu and got == [], "what cannot be picked is not"
    press_key(app, pygame.K_1)
    assert got == ["k0"] and app.stack.top is scene


def test_escape_leaves_a_field_before_it_leaves_the_screen(tmp_path: Path) -> None:
    app, scene = open_setup(tmp_path, seed=5)
    scene.form.set_focus(scene.form.find("seat.0.name"))
    type_text(app, "Kim")
    press_key(app, pygame.K_ESCAPE)
    assert app.stack.top is scene and scene.setup.party.seats[0].name == "Kim"
    assert scene.form.focus is scene.form.find("new.start")
    press_key(app, pygame.K_ESCAPE)
    assert app.stack.top is not scene


def test_what_was_left_without_a_game_is_there_again_until_one_begins(tmp_path: Path) -> None:
    app, scene = open_setup(tmp_path, seed=5)
    scene.choices.set_goal("9")
    scene.seats.play_by(1, "human")
    scene.setup.party.seats[1].name = "Kim"
    press(app, "new.back")
    again = screens.make("new_game", app, "coin")
    app.stack.push(again)
    settle(app)
    assert isinstance(again, NewGameScene) and not again.setup.fresh
    assert (
        again.setup.party.goal == 9
        and again.setup.party.seats[1].name == "Kim"
        and again.setup.seed == "5"
    )
    assert CoinParty.last_choices() == CoinParty(), "only a game is remembered for good"
    press(app, "new.start")
    table = next(each for each in app.stack if isinstance(each, CoinTable))
    table.model.session.close()
    assert app.drafts == {}


def test_typing_in_the_middle_of_a_field_stays_there(tmp_path: Path) -> None:
    app, scene = open_setup(tmp_path, seed=1234)
    scene.form.set_focus(scene.form.find("new.seed"))
    press_key(app, pygame.K_HOME)
    type_text(app, "98")
    assert scene.setup.seed == "981234"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_start_that_cannot_be_is_dimmed_and_says_why_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: Any, scale: float
) -> None:
    why = "Two coins are too few for three people."
    monkeypatch.setattr(CoinParty, "why_not_start", property(lambda self: why * (self.goal == 9)))
    monkeypatch.setattr(CoinChoices, "remedy", property(lambda self: ("Fewer", self.fewer)))
    monkeypatch.setattr(CoinChoices, "fewer", lambda self: self.set_goal("3"), raising=False)
    app, scene = open_setup(tmp_path, size, seed=5)
    app.change_settings(ui_scale=scale)
    scene.choices.set_goal("9")
    settle(app)
    start, words = scene.form.find("new.start"), scene.form.find("new.why")
    assert start is not None and not start.enabled and start.reason == why
    assert isinstance(words, RichText) and words.markup == why and words.style == "body"
    assert audit(app) == []
    press_key(app, pygame.K_s)
    assert app.stack.top is scene and list(tmp_path.glob("*.jsonl")) == []
    press(app, "new.remedy")
    assert scene.setup.party.goal == 3 and scene.form.find("new.why") is None
    found = scene.form.find("new.start")
    assert found is not None and found.enabled


def test_what_a_choice_changes_besides_is_said_until_the_next(tmp_path: Path) -> None:
    app, scene = open_setup(tmp_path)
    for note in ("The goal is 6 now.", "The goal is 6 now, since there are fewer coins. " * 4):
        scene.setup.changed(note)
        settle(app)
        said = scene.form.find("new.note")
        assert isinstance(said, RichText) and said.tip == note and audit(app) == []
    scene.setup.changed()
    assert scene.form.find("new.note") is None


def test_no_tip_lies_over_the_name_of_another(tmp_path: Path) -> None:
    app, scene = open_setup(tmp_path)
    scene.seats.play_by(1, "human")
    settle(app)
    for id in ("seat.1.name", "seat.1.kind"):
        widget = scene.form.find(id)
        move(app, widget.rect.center)
        wait(app, 40, 0.05)
        assert scene.form.tip is None, id


class Cast:
    """Three places and their characters."""

    def __init__(self) -> None:
        self.names = ["ann", "bob", "cid"]

    def held(self) -> list[str]:
        return self.names

    def place_words(self, place: int) -> str:
        return f"player {place + 1}"

    def character_words(self, character: str) -> str:
        return character.capitalize()

    def why_not(self, place: int, character: str) -> str:
        return why_taken(self, place, character)

    def why_not_exchange(self, place: int, other: int) -> str:
        return ""

    def give(self, place: int, character: str) -> None:
        self.names[place] = character

    def exchange(self, place: int, other: int) -> None:
        self.names[place], self.names[other] = self.names[other], self.names[place]


def test_a_taken_character_says_by_whom() -> None:
    cast = Cast()
    assert holder(cast, 0, "bob") == 1 and holder(cast, 1, "bob") is None
    assert why_taken(cast, 0, "cid") == "Taken by player 3."
    assert why_taken(cast, 2, "cid") == why_taken(cast, 0, "dora") == ""
    assert exchange_words(cast, 0, 2) == "Player 1: Cid; player 3: Ann."


def test_an_exchange_is_asked_for_by_name(tmp_path: Path) -> None:
    """A character that another place has changes hands only after the menu says so."""
    app, scene = open_setup(tmp_path)
    cast = Cast()
    assert scene.choices.assign(cast, 0, "dora", "new.goal") and cast.names == [
        "dora",
        "bob",
        "cid",
    ]
    assert not scene.choices.assign(cast, 0, "cid", "new.goal") and cast.names == [
        "dora",
        "bob",
        "cid",
    ]
    settle(app)
    menu = app.stack.top
    assert isinstance(menu, PickScene) and menu.title == "Cid: taken by player 3"
    press(app, "pick.keep")
    assert app.stack.top is scene and cast.names == ["dora", "bob", "cid"]
    scene.choices.assign(cast, 0, "cid", "new.goal")
    settle(app)
    press(app, "pick.exchange")
    assert cast.names == ["cid", "bob", "dora"]


RULES = (Rule("dear", "Dear", "All is dear."), Rule("fast", "Fast", "All is fast."))


class Four(Party[Seat]):
    """Up to four people and house rules."""

    game = "four"
    rules = RULES

    def kinds(self, place: int) -> tuple[Kind, ...]:
        return (FRIEND, Kind("random", "Chance")) if place else (YOU,)

    def setup(self, seed: int) -> dict[str, Any]:
        return {"seats": [{"kind": each.kind} for each in self.seats]}


def test_a_friend_takes_the_next_seat_and_nobody_moves() -> None:
    party = Four([Seat("human", name="Ada"), Seat("random")])
    assert party.add() == 2 and party.add() == 3
    assert [each.kind for each in party.seats] == ["human", "random", "human", "human"]
    assert [each.name for each in party.seats] == ["Ada", "", "", ""]
    assert party.add() == 3 and len(party.seats) == 4, "the table is full"
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


def test_a_name_is_there_again_when_a_person_is() -> None:
    party = Four([Seat(), Seat(name="Kim ")])
    assert party.seat_words(1) == "player 2 (Kim)" and party.seats[1].called == "Kim"
    assert party.play_by(1, "random") == ""
    assert party.seat_words(1) == "player 2 (Chance)" and party.seats[1].called == ""
    party.play_by(1, "human")
    assert party.seats[1].called == "Kim" and party.seat_words(0) == "player 1"


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
    assert Four.last_choices() == Four()
    chosen = Four([Seat(name="Ada"), Seat("random")], variants=["fast"], practice=True)
    chosen.remember()
    assert Four.last_choices() == chosen and path.name == "four.json"


def test_a_memory_that_cannot_be_written_is_no_problem() -> None:
    folder = Four.memory_path().parent
    folder.parent.mkdir(parents=True)
    folder.write_text("in the way")
    Four([Seat()]).remember()
    assert Four.last_choices() == Four()
