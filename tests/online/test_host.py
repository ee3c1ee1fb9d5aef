"""Real hosts and guests on the loopback address: they prove each other, and lose nothing."""

from __future__ import annotations

import json
import random
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.bootstrap import ROOT
from game.online import announcing, invitation, limits, proof, words
from game.online.link import Ticket
from game.online.visit import Visit
from game.table import registry
from game.table.journal import Journal
from game.table.session import Session
from tests.online.hosting import Hosting, until
from tests.online.robot import Robot

with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as free:
    free.bind(("127.0.0.1", 0))
    ASKED = free.getsockname()[1]
    """a port at which nobody else asks for tables"""
EDGE = {**registry.rules("edge").usual, "seats": [{"kind": "human"}, {"kind": "human"}]}
RIM = {"seats": [{"kind": "human"}, {"kind": "human"}, {"kind": "random"}]}


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosting]:
    """Return a host that several tests share."""
    with Hosting(tmp_path_factory.mktemp("host"), "--announce", str(ASKED)) as made:
        yield made


@pytest.fixture(autouse=True)
def _ended(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """End every guest that a test has started."""
    made = list[Visit]()
    start = Visit.start

    def started(self: Visit) -> None:
        made.append(self)
        start(self)

    monkeypatch.setattr(Visit, "start", started)
    yield
    for each in made:
        each.close()


def visit(code: str, name: str = "Ann", **more: Any) -> Visit:
    """Return a guest that has begun to connect."""
    made = Visit(Ticket(invitation.read(code), name, **more))
    made.start()
    return made


def heard(one: Visit, kind: type[Any]) -> Any:
    """Return the next news of a kind."""
    return until(lambda: next((e for e in one.poll(0.05) if isinstance(e, kind)), None))


def ended(one: Visit) -> tuple[int, str]:
    """Return why the host sent a guest away."""
    until(lambda: one.poll(0.05) and one.status.state == "over")
    return one.status.code, one.status.words


def journal_of(folder: Path) -> Path:
    (path,) = (folder / "tables").glob("*.jsonl")
    return path


# --- getting in -----------------------------------------------------------------------------------


def test_a_guest_sits_down_and_comes_back_with_its_token(host: Hosting) -> None:
    table = host.open("edge", EDGE, name="Job")
    ann = visit(table["invitation"])
    about = heard(ann, words.About)
    assert (about.name, about.game, about.you, about.begun) == ("Job", "edge", None, False)
    ann.take(0)
    heard(ann, words.Sync)
    assert ann.session is not None and ann.session.waits, "Ben's seat is empty"
    ben = visit(table["invitation"], "Ben")
    heard(ben, words.About)
    ben.take(0)
    assert heard(ben, words.No).reason == "Ann has this seat already: take another one."
    ben.take(1)
    heard(ben, words.Sync)
    until(lambda: ann.poll(0.05) and ann.about and ann.about.begun)
    assert [(s.name, s.here) for s in ann.about.seats] == [("Ann", True), ("Ben", True)]

    again = visit(table["invitation"], "Ann", seat=0, token=ann.ticket.token)
    heard(again, words.Sync)
    assert ended(ann)[0] == 4002, "the newer window has the seat"
    thief = visit(table["invitation"], "Eve", seat=0, token=b"x" * 16)
    assert ended(thief)[0] == 4001
    host.order(free=[table["table"], 1])
    assert ended(ben)[0] == 4006
    assert ended(visit(table["invitation"], "Ben", seat=1, token=ben.ticket.token))[0] == 4006
    host.order(close=table["table"])
    host.wait_for("closed")


def test_who_cannot_prove_itself_hears_nothing(host: Hosting) -> None:
    table = host.open("edge", EDGE)
    good = invitation.read(table["invitation"])
    wrong = invitation.code(replace(good, fingerprint=b"f" * 16))
    code, why = ended(visit(wrong))
    assert why.startswith("This invitation is for another table") and code == 0
    unknown = invitation.code(replace(good, secret=b"s" * 10))
    assert ended(visit(unknown)) == (4001, "This table is not open now.")
    nowhere = visit(invitation.code(replace(good, port=9)))
    until(lambda: nowhere.poll(0.05) and nowhere.status.state == "lost")
    assert "port 9. The host must keep" in nowhere.status.words
    host.order(close=table["table"])
    host.wait_for("closed")


def test_a_false_secret_is_refused_by_both_sides(host: Hosting) -> None:
    """A guest that knows the id of the table but not its secret finds the host false; a host would
    find its proof false."""
    table = host.open("edge", EDGE)
    good = invitation.read(table["invitation"])
    sneak = Visit(Ticket(replace(good, secret=b"s" * 10), "Eve", id=good.table))
    sneak.start()
    assert ended(sneak)[1].startswith("This invitation is for another table")
    with raw(host) as stream:
        say(stream, words.Hello(v=[1], nonce="00" * 16, table=good.table))
        greet = listen(stream)
        assert greet["t"] == "greet"
        say(stream, words.Enter(program="0", build="00", name="Eve", proof="00" * 32))
        assert listen(stream)["code"] == 4001
    host.order(close=table["table"])
    host.wait_for("closed")


def raw(host: Hosting) -> Any:
    """Return a bare connection to a host."""
    from websockets.sync.client import connect

    return connect(
        f"wss://127.0.0.1:{host.port}/", ssl=proof.guest_context(False), proxy=None,
        open_timeout=60,
    )  # fmt: skip


def say(stream: Any, word: words.Word) -> None:
    stream.send(words.frame(word))


def listen(stream: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(stream.recv(timeout=60))
    return found


GARBAGE = ["", "{}", "[" * 2000, '{"t":"take","seat":0}', "\0" * 100, '{"t":"hello","v":[99],'
           '"nonce":"00"}']  # fmt: skip


@pytest.mark.parametrize("text", GARBAGE)
def test_strangers_are_sent_away(text: str, host: Hosting) -> None:
    with raw(host) as stream:
        stream.send(text)
        assert listen(stream)["t"] == "bye"
    assert host.process.poll() is None


def test_a_guest_that_says_anything_changes_nothing(host: Hosting) -> None:
    """Every word at the wrong moment is refused or ignored; the table stands as before."""
    table = host.open("edge", EDGE)
    ann = visit(table["invitation"])
    heard(ann, words.About)
    ann.take(0)
    heard(ann, words.Sync)
    wrong: list[words.Word] = [
        words.Choose(id=1, rev=1, keys=["x"]), words.Undo(id=2, rev=1), words.Redo(id=3, rev=1),
        words.Agree(ask=9, yes=True), words.Say(call="point", at="nothing"), words.Nudge(),
        words.Take(seat=1), words.Resync(have=999, mark="00"),
        words.Choose(id=4, rev=ann.session.rev if ann.session else 0, keys=["x"]),
    ]  # fmt: skip
    for word in wrong:
        ann.link.say(word)
    until(lambda: heard(ann, words.Sync))
    assert ann.status.state == "here" and ann.session is not None and ann.session.seq == 0
    host.order(close=table["table"])
    host.wait_for("closed")
    assert not [each for each in host.said if each["type"] == "problem"]


def test_a_frame_that_is_too_large_is_not_read(host: Hosting) -> None:
    from websockets.exceptions import ConnectionClosed

    with raw(host) as stream, pytest.raises(ConnectionClosed) as closed:
        stream.send("x" * (limits.FRAME_IN + 1))
        stream.recv(timeout=60)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


def test_other_rules_and_floods_are_sent_away(
    host: Hosting, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = host.open("edge", EDGE)
    flood = visit(table["invitation"])
    heard(flood, words.About)
    for _ in range(limits.BURST + 20):
        flood.link.say(words.Nudge())
    until(lambda: flood.poll(0.05) and flood.status.code == 4008)
    flood.close()
    monkeypatch.setattr("game.online.link.build", lambda: "00")
    code, why = ended(visit(table["invitation"]))
    assert code == 4005 and why.startswith("The rules of your Rimward")
    host.order(close=table["table"])
    host.wait_for("closed")


def test_a_table_on_the_same_network_is_found_and_joined_by_its_word(host: Hosting) -> None:
    table = host.open("edge", EDGE, name="Near", lan=True)
    finder = announcing.Finder(ASKED, ["127.0.0.1"])
    try:
        finder.ask()
        until(lambda: finder.look() or finder.near)
    finally:
        finder.close()
    near = finder.near[table["table"]]
    assert (near.found.name, near.found.free, near.found.port) == ("Near", 2, host.port)
    place = invitation.Invitation(
        (near.address,), near.found.port, bytes.fromhex(near.found.fingerprint), b""
    )
    ticket = Ticket(place, "Ann", word=table["word"].upper(), salt=bytes.fromhex(near.found.salt),
                    id=near.found.table)  # fmt: skip
    ann = Visit(ticket)
    ann.start()
    heard(ann, words.About)
    assert ann.ticket.invitation.secret == invitation.read(table["invitation"]).secret
    wrong = Visit(replace(ticket, word="aaaaaaaa"))
    wrong.start()
    assert ended(wrong)[1].startswith("This invitation is for another table")
    host.order(close=table["table"])
    host.wait_for("closed")


# --- playing --------------------------------------------------------------------------------------


def same_game(game: str, path: Path, robots: list[Robot]) -> Session[Any]:
    """Return the game of a journal; every robot knows the same of it, and no answer is lost."""
    kept = Journal.read(path)
    assert not kept.problems
    session = Session.replayed(registry.load_game(game, kept.header.content), path)
    for each in robots:
        told = each.told()
        assert told["seq"] == session.seq, told["status"]
        assert told["view"] == session.game.view(session.state, each.seat)
        own = [t.answer.key for t in session.history if t.answer.seat == each.seat]
        known = [t.answer.key for t in each.visit.session.history if t.answer.seat == each.seat]
        assert own == known
    return session


def settled(path: Path, robots: list[Robot]) -> bool:
    """Return True once all robots know all answers, and none is on its way."""
    seq = len(Journal.read(path).answers)
    return all(
        each.visit.session is not None and each.visit.session.seq == seq
        and each.visit.session.pending is None for each in robots
    )  # fmt: skip


def played(robots: list[Robot], count: int) -> None:
    """Wait for that number of answers together, then let the robots give no more."""
    until(lambda: sum(each.given for each in robots) >= count, 120)
    for each in robots:
        each.most = 0


def test_a_killed_host_and_a_killed_guest_lose_nothing(tmp_path: Path) -> None:
    with Hosting(tmp_path) as host:
        table = host.open("edge", EDGE)
        robots = [Robot(table["invitation"], seat, 999, seat).start() for seat in (0, 1)]
        until(lambda: sum(each.given for each in robots) >= 8)
        host.kill()
        with Hosting(tmp_path, port=host.port) as again:
            again.wait_for("open")
            before = sum(each.given for each in robots)
            until(lambda: sum(each.given for each in robots) >= before + 6)
            robots[1].end()
            ticket = robots[1].visit.ticket
            assert ticket.seat == 1
            robots[1] = Robot(table["invitation"], 1, 999, 5)
            robots[1].visit = Visit(ticket)
            robots[1].start()
            played(robots, sum(each.given for each in robots) + 6)
            path = journal_of(tmp_path)
            until(lambda: settled(path, robots))
            same_game("edge", path, robots)
            for each in robots:
                each.end()
    assert again.process.returncode == 0 and again.process.stderr is not None
    assert again.process.stderr.read() == b""


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2))
def test_chaos(seed: int, tmp_path: Path) -> None:
    """Hosts and guests are killed at any moment; the game continues where it was."""
    chance, port, code = random.Random(seed), 0, ""
    robots = list[Robot]()
    for _ in range(5):
        with Hosting(tmp_path, port=port) as host:
            port = host.port
            if not code:
                code = host.open("outer_rim", RIM)["invitation"]
                robots = [Robot(code, seat, 9999, seat).start() for seat in (0, 1)]
            before = sum(each.given for each in robots)
            until(lambda: sum(each.given for each in robots) >= before + 5)
            time.sleep(chance.random() * 2)
            if chance.random() < 0.5:
                at = chance.randrange(2)
                robots[at].end()
                robots[at], old = Robot(code, at, 9999, chance.randrange(99)), robots[at]
                robots[at].visit = Visit(old.visit.ticket)
                robots[at].start()
            host.kill()
    with Hosting(tmp_path, port=port):
        played(robots, sum(each.given for each in robots) + 4)
        path = journal_of(tmp_path)
        until(lambda: settled(path, robots))
    session = same_game("outer_rim", path, robots)
    for each in robots:
        each.end()
    assert session.seq >= 25


@pytest.mark.long
def test_many_tables_stay_quick(tmp_path: Path) -> None:
    """Four tables of two, as many as one address may fill: answers stay quick."""
    with Hosting(tmp_path) as host:
        robots = list[Robot]()
        for number in range(limits.PER_ADDRESS // 2):
            code = host.open("edge", EDGE, name=f"Table {number}")["invitation"]
            robots += [Robot(code, seat, 60, number).start() for seat in (0, 1)]
        until(lambda: sum(each.given for each in robots) > 150, 200)
        times = sorted(each for robot in robots for each in robot.times)
        for each in robots:
            each.end()
    assert times[len(times) * 95 // 100] < 0.3


# --- away from the window -------------------------------------------------------------------------


def test_a_table_is_moved_to_another_machine(tmp_path: Path) -> None:
    from game.online.keeper import unpack

    with Hosting(tmp_path / "one") as host:
        table = host.open("edge", EDGE, name="Old job")
        robots = [Robot(table["invitation"], seat, 9, seat).start() for seat in (0, 1)]
        played(robots, 6)
        path = journal_of(tmp_path / "one")
        until(lambda: settled(path, robots))
        host.order(move=table["table"])
        moved = tmp_path / "one" / "tables" / host.wait_for("moved")["file"]
        for each in robots:
            each.end()
    unpack(moved, tmp_path / "two" / "tables")
    with Hosting(tmp_path / "two") as host:
        code = host.wait_for("open")["invitation"]
        ticket = replace(robots[0].visit.ticket, invitation=invitation.read(code))
        ann = Visit(ticket)
        ann.start()
        heard(ann, words.Sync)
        assert ann.session is not None and ann.session.seq == len(Journal.read(path).answers)


def test_orders_are_refused_in_words(host: Hosting) -> None:
    for order in ({"open": {"game": "chess"}}, {"open": {"game": "edge", "setup": {}}},
                  {"begin": "nothing"}, {"dance": 1}, {"open": "../x"},
                  {"open": {"game": "edge", "seat": 1}}):  # fmt: skip
        host.order(**order)
        assert host.wait_for("refused")["reason"]


def test_solo_play_imports_nothing_of_it() -> None:
    code = (
        "import sys, game.commands.play, game.client.shell.app.app, game.table.session\n"
        "print([m for m in sys.modules if m.split('.')[0] in ('websockets', 'cryptography', "
        "'asyncio') or m.startswith('game.online')])"
    )
    told = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert told.stdout.split("\n")[-2] == "[]"


def test_a_host_stays_for_its_guests_and_no_longer(tmp_path: Path) -> None:
    with Hosting(tmp_path, "--alone", "1") as host:
        ann = visit(host.open("edge", EDGE)["invitation"])
        heard(ann, words.About)
        assert host.process.stdin is not None
        host.process.stdin.close()
        time.sleep(1.8)
        assert host.process.poll() is None, "a guest is there"
        ann.close()
        until(lambda: host.process.poll() is not None, 15)
    assert host.process.returncode == 0


def test_the_next_host_takes_the_tables_over(tmp_path: Path) -> None:
    with Hosting(tmp_path, "--alone", "600") as old:
        table = old.open("edge", EDGE)
        assert old.process.stdin is not None
        old.process.stdin.close()
        with Hosting(tmp_path) as new:
            assert new.wait_for("open")["table"] == table["table"]
        assert old.process.wait(10) == 0


@pytest.mark.long
def test_a_computer_player_continues_for_who_is_away(tmp_path: Path) -> None:
    with Hosting(tmp_path) as host:
        table = host.open("outer_rim", RIM)
        robots = [Robot(table["invitation"], seat, 999, seat).start() for seat in (0, 1)]
        until(lambda: sum(each.given for each in robots) >= 12)
        robots[1].end()
        host.wait_for("left", lambda said: said["seat"] == 1)
        before = robots[0].given
        host.order(computer=[table["table"], 1])
        until(lambda: robots[0].given >= before + 25, 120)
        history = robots[0].visit.session.history
        assert any(each.answer.seat == 1 for each in history[-60:])
        back = Robot(table["invitation"], 1, 999, 7)
        back.visit = Visit(robots[1].visit.ticket)
        back.start()
        until(lambda: back.given >= 3, 120)
        played([robots[0], back], robots[0].given + back.given + 2)
        path = journal_of(tmp_path)
        until(lambda: settled(path, [robots[0], back]))
        same_game("outer_rim", path, [robots[0], back])
        for each in (robots[0], back):
            each.end()
