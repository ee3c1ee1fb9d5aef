"""Playing together in the window: a table at another computer, the ways there, and its people."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.client.online import needs, tickets
from game.client.online.lobby import TogetherScene
from game.client.online.presence import FriendsScene, People
from game.client.online.waiting_room import WaitingRoom
from game.client.shell.window import registry
from game.client.shell.window.confirm import ConfirmScene, NoticeScene
from game.client.tabletop.table.scene import TableScene
from game.online import words
from game.online.invitation import Invitation, code
from game.online.link import Status, Ticket
from tests.client.conftest import MakeApp, on_top
from tests.client.walker import open_table
from tests.online.party import Party, facts, hooks, party_of


class Mute:
    """A visit without a network: what is said is kept."""

    def __init__(self, party: Party, seat: int) -> None:
        self.said: list[words.Word] = []
        self.unread: list[Any] = []
        self.journal = ""
        self.status = Status("here")
        self.session = party.guests[seat].at
        self.about = party.table.about(seat)
        self.link = self

    def say(self, word: words.Word) -> None:
        self.said.append(word)


class Sitting:
    """A window at one seat of a party; the others answer by chance."""

    def __init__(self, name: str, folder: Path, seat: int = 0, seed: int = 5, **more: Any) -> None:
        self.name, self.seat, self.hook = name, seat, hooks(name)
        self.party = party_of(name, folder, seed, watch=False)
        self.me = self.party.guests[seat].at
        self.me.listen = lambda: self.party.carry(seat)
        self.visit = Mute(self.party, seat)
        made = list[People]()
        self.me.companions = lambda table: made.append(People(table, self.visit)) or made  # type: ignore[func-returns-value, arg-type]
        self.app, self.scene = open_table(self.me, folder / "saves", **more)
        self.people = made[0]
        self.chance = random.Random(seed)

    def frames(self, count: int = 1) -> None:
        for _ in range(count):
            self.app.frame([], 0.05)

    @property
    def free(self) -> bool:
        """True if the player may choose now."""
        scene = self.scene
        shows = scene.waiting.on or scene.table.playback.loaded or scene.motion.busy
        return bool(scene.model.options) and not shows and not scene.ui.tray

    def until(self, true: Callable[[], object], most: int = 900) -> None:
        """Let frames pass and pages be read until something is true."""
        for _ in range(most):
            if true():
                return
            self.frames()
            if self.scene.ui.tray and not self.scene.motion.busy:
                self.scene.do.next_page()
        raise AssertionError("it never came true")

    def play(self, answers: int) -> int:
        """Play until that number of answers is reached; return the number of the window's own."""
        own = 0
        for _ in range(answers * 60):
            decision = self.party.session.decision()
            if decision is None or self.party.session.seq >= answers:
                return own
            if decision.seat != self.seat:
                self.party.answer(self.party.pick(self.hook, 3))
            elif self.free:
                true = [each.key for each in decision.options]
                asked = self.me.decision()
                assert asked is not None and [each.key for each in asked.options] == true
                self.scene.do.choose(self.chance.choice(self.scene.model.options).key)
                own += 1
            elif self.scene.ui.tray and not self.scene.motion.busy:
                self.scene.do.next_page()
            self.frames()
        raise AssertionError(f"the table stands still at '{self.scene.model.prompt}'")


@pytest.mark.parametrize("name", ["outer_rim", "mandalorian", "edge"])
def test_a_window_plays_at_another_computer(name: str, tmp_path: Path) -> None:
    one = Sitting(name, tmp_path, speed="off")
    assert one.play(6) >= 1
    one.until(lambda: one.free or one.scene.model.away)
    assert facts(one.me, 0) == facts(one.party.session, 0)


@pytest.mark.long
@pytest.mark.parametrize("speed", ["off", "fast"])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("name", ["outer_rim", "both boxes", "mandalorian", "edge"])
def test_a_window_plays_long_at_another_computer(
    name: str, seat: int, speed: str, tmp_path: Path
) -> None:
    assert Sitting(name, tmp_path, seat, speed=speed).play(90) > 5


def test_choices_are_sent_refused_and_taken_back(tmp_path: Path) -> None:
    one = Sitting("edge", tmp_path, speed="off")
    one.play(2)
    one.until(lambda: one.free)
    key, before = one.scene.model.options[0].key, one.party.session.seq
    one.party.table.rev += 1  # something else has happened meanwhile
    one.scene.do.choose(key)
    assert not one.free, "it is on its way"
    one.until(lambda: one.free)
    assert one.party.session.seq == before
    assert one.scene.ui.toast == "The table has changed; look and choose again."
    one.party.table.rev -= 1
    one.scene.do.choose(key)
    one.until(lambda: one.party.session.seq > before and not one.scene.waiting.on)
    assert one.me.history[before].answer.key == key
    if one.scene.model.can_undo() is None:
        one.scene.do.undo()
        one.until(lambda: one.party.session.seq == before and one.free)
        assert one.scene.model.session.seq == before


def test_people_come_call_ask_and_go(tmp_path: Path) -> None:
    one = Sitting("edge", tmp_path, speed="off")
    people, visit = one.people, one.visit
    seats = one.party.table.seats()

    def hears(news: Any) -> str:
        visit.unread.append(news)
        one.frames()
        return one.scene.ui.toast

    gone = [seats[0], seats[1].model_copy(update={"here": False})]
    assert hears(words.Seats(begun=True, seats=gone)).endswith("is away.")
    assert hears(words.Seats(begun=True, seats=seats)).endswith("is here.")
    assert hears(words.Said(seat=1, call="luck")).endswith("Good luck.")
    assert "waits for you" in hears(words.Nudged(by=1))
    hears(words.Wish(ask=7, seat=1, count=2, what="Ada opens the door."))
    asked = on_top(one.app, ConfirmScene)
    assert "last 2 choices" in asked.markup and "Ada opens the door." in asked.markup
    asked.accept_more()
    assert visit.said == [words.Agree(ask=7, yes=False)]
    hears(words.Wish(ask=8, seat=1, count=1, what=""))
    hears(words.Gone(ask=8, agreed=False))
    assert one.app.stack.top is one.scene, "the question is gone"
    one.scene.do.pause()
    one.app.stack.top.see_friends()  # type: ignore[union-attr]
    friends = on_top(one.app, FriendsScene)
    friends.say("nice")
    assert visit.said[-1] == words.Say(call="nice")
    orders = list[Any]()
    people.order = lambda **order: orders.append(order)
    hears(words.Seats(begun=True, seats=gone))
    people.open()
    on_top(one.app, FriendsScene).form.find("friends.computer.1").on_press()
    assert orders == [{"computer": ["t1", 1]}]
    visit.status = Status("lost")
    one.frames()
    assert people._strip.startswith("Connection lost")
    hears(Status("over", "The host has closed the table for now."))
    assert "closed the table" in on_top(one.app, NoticeScene).markup


def test_a_seed_that_nobody_here_knows_is_not_shown(tmp_path: Path) -> None:
    one = Sitting("edge", tmp_path, speed="off")
    one.scene.do.pause()
    menu: Any = one.app.stack.top
    assert "Seed" not in menu.note


# --- the ways there -------------------------------------------------------------------------------


def test_the_lobby_says_what_is_wrong(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app(TogetherScene)
    lobby = on_top(app, TogetherScene)
    lobby.code = "RIM1-ABC"
    lobby.join()
    assert lobby.problem == "The invitation is incomplete."
    app.stack.pop()
    monkeypatch.setattr(needs, "PACKAGES", ("no_such_package",))
    app.open_scene("together")
    lobby = on_top(app, TogetherScene)
    assert lobby.form.find("together.join") is None and "host --help" in lobby.missing


def test_tables_are_kept_and_forgotten(make_app: MakeApp, tmp_path: Path) -> None:
    place = Invitation(("127.0.0.1",), 9, b"f" * 16, b"s" * 10)
    about = party_of("edge", tmp_path, watch=False).table.about(0)
    for _ in range(2):
        tickets.note(Ticket(place, "Ann", 0, b"t" * 16), about, own=False)
    (kept,) = tickets.known()
    assert kept.ticket == Ticket(place, "Ann", 0, b"t" * 16)
    app = make_app(TogetherScene)
    lobby = on_top(app, TogetherScene)
    assert lobby.player == "Ann" and lobby.form.find("together.return.0") is not None
    lobby.form.find("together.return.0").on_press()
    room = on_top(app, WaitingRoom)
    assert room.visit is not None and room.visit.ticket == kept.ticket
    app.stack.pop()
    lobby._forget(kept)
    assert tickets.known() == () and code(place)


def test_hosting_asks_for_the_games_of_friends() -> None:
    assert registry.hosted() == ("outer_rim", "mandalorian", "edge")


def test_a_table_is_set_up_for_friends(make_app: MakeApp) -> None:
    app = make_app(TogetherScene)
    opened = list[Any]()
    lobby = on_top(app, TogetherScene)
    lobby._open = lambda game, setup: opened.append((game, setup))  # type: ignore[method-assign]
    lobby._set_up("outer_rim")
    scene: Any = app.stack.top
    assert scene.form.find("new.start").label == "Open table"
    scene.begin()
    assert "Every friend needs a seat" in on_top(app, NoticeScene).markup and not opened
    app.stack.pop()
    scene.setup.party.seats[1].kind = "human"
    scene.begin()
    ((game, setup),) = opened
    assert game == "outer_rim" and [each["kind"] for each in setup["seats"]] == ["human"] * 2
    assert not isinstance(app.stack.top, TableScene)


def test_the_whole_game_is_kept_when_it_is_over(tmp_path: Path) -> None:
    one = Sitting("edge", tmp_path, speed="off")
    one.visit.journal = "{}\n"
    one.visit.unread.append(words.Whole(text="", more=False))
    one.frames()
    assert one.me.kept is not None and one.me.kept.read_text() == "{}\n"
    assert one.me.kept.parent == one.app.folder
