"""Thousands of broken journals, snapshots and settings: each causes at most one sentence.

The good part of a journal is kept and played on from, the broken file is copied whole, and nothing
is deleted. All damage comes from fixed seeds.
"""

from __future__ import annotations

import io
import json
import os
import random
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from game.client.shell.files import saves as client_saves
from game.commands import headless, replay
from game.outer_rim.game import load
from game.players import make_players
from game.table import journal as journals
from game.table import registry
from game.table.contract import Game
from game.table.journal import (
    Answer,
    Header,
    Journal,
    JournalError,
    Kept,
    Outcome,
    aside,
    holds_nothing,  # fmt: skip
    is_begun,
)
from game.table.session import Session
from game.table.snapshots import read_snapshot, snapshot_path
from game.table.text_safety import plain, quoted
from tests.table.coin import GAME as COIN

Random = random.Random
PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + bytes(range(256)) * 8
ODD: list[Any] = [
    None, True, False, 0, 1, -1, 2**31, 2**63, 10**30, 1.5, 1e308, "", "x", "\0", "a\nb", "é" * 400,
    "\u202e", [], {}, [[]], {"a": 1}, [None], "human", ["silver"], {"kind": "human"},
]  # fmt: skip


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip disk flushes for thousands of files, and register the coin game."""
    monkeypatch.setattr(journals.os, "fsync", lambda handle: None)
    monkeypatch.setitem(registry.GAMES, "coin", "tests.table.coin:RULES")


@lru_cache(maxsize=1)
def rules() -> Game[Any]:
    return load()


def game_named(name: str) -> Game[Any]:
    return COIN if name == "coin" else rules()


@lru_cache(maxsize=8)
def good(folder: Path, name: str, answers: int) -> tuple[bytes, bytes]:
    """Return a sound journal of a game played by the computer, and its snapshot."""
    kinds = ("random", "random") if name == "coin" else ("random", "deck")
    setup = {"game": name, "seats": [{"kind": kind} for kind in kinds]}
    path = folder / f"{name}-{answers}.jsonl"
    session = Session(game_named(name), setup, 3, path)
    session.autoplay(make_players(name, kinds, 3), limit=answers)
    session.close()
    return path.read_bytes(), snapshot_path(path).read_bytes()


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the good journals."""
    return tmp_path_factory.mktemp("shelf")


def flip(r: Random, data: bytearray, start: int, end: int) -> None:
    data[r.randrange(start, end)] ^= 1 << r.randrange(8)


def flip_anywhere(r: Random, data: bytes) -> bytes:
    spoiled = bytearray(data)
    for _ in range(r.choice([1, 1, 1, 2, 5, 40])):
        flip(r, spoiled, 0, len(spoiled))
    return bytes(spoiled)


def flip_header(r: Random, data: bytes) -> bytes:
    spoiled = bytearray(data)
    flip(r, spoiled, 0, data.index(b"\n") + 1)
    return bytes(spoiled)


def flip_field(r: Random, data: bytes) -> bytes:
    """Flip a bit of the seq, the seat, the key, the drawn numbers or the line break of an
    answer."""
    lines = data.split(b"\n")
    at = r.randrange(1, len(lines) - 1)
    start = sum(len(line) + 1 for line in lines[:at])
    spot = lines[at].find(r.choice([b'"seq":', b'"seat":', b'"key":', b'"drawn":', b"}"]))
    spoiled = bytearray(data)
    if r.random() < 0.2:
        spot = len(lines[at])
        spoiled[start + spot] ^= 1 << r.randrange(8)
    else:
        spot = start + max(spot, 0)
        flip(r, spoiled, spot, min(spot + 14, start + len(lines[at])))
    return bytes(spoiled)


def cut(r: Random, data: bytes) -> bytes:
    return data[: r.randrange(len(data))]


def cut_and_filled(r: Random, data: bytes) -> bytes:
    return cut(r, data) + r.choice([b"\0" * r.randrange(1, 600), b"\n", b"}\n", r.randbytes(40)])


def lines_moved(r: Random, data: bytes) -> bytes:
    lines = data.splitlines(keepends=True)
    one, other = r.randrange(len(lines)), r.randrange(len(lines))
    how = r.randrange(4)
    if how == 0:
        lines[one], lines[other] = lines[other], lines[one]
    elif how == 1:
        del lines[one]
    elif how == 2:
        lines.insert(one, lines[other])
    else:
        lines[one:one] = lines[other : other + 5]
    return b"".join(lines)


def line_added(r: Random, data: bytes) -> bytes:
    lines = data.splitlines(keepends=True)
    added: Any = r.choice(
        [
            {"undo": r.choice([0, 1, 5, 10**6, 10**30, -1])},
            {"end": {"winner": r.choice([0, 9, None]), "ending": "x", "scores": [1]}, "seq": 5},
            {"seq": r.choice([0, 3, 10**12]), "seat": 0, "key": "end", "drawn": [1] * 500},
            *ODD,
        ]
    )
    lines.insert(r.randrange(len(lines) + 1), json.dumps(added).encode() + b"\n")
    return b"".join(lines)


def end_added(r: Random, data: bytes) -> bytes:
    """Append a well-formed end to a game that is not over, or ended otherwise."""
    kept = data.count(b"\n") - 1 - data.count(b'{"end"')
    end = {"winner": r.choice([0, 1, 9, None]), "ending": "x", "scores": [1, 2]}
    lines = [line for line in data.splitlines(keepends=True) if b'{"end"' not in line]
    return b"".join(lines) + json.dumps({"end": end, "seq": kept}).encode() + b"\n"


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if path:
        yield path
    if not isinstance(value, dict | list):
        return
    inside = value.items() if isinstance(value, dict) else enumerate(value)
    for name, part in inside:
        yield from places(part, (*path, name))


def value_changed(r: Random, data: bytes, header: bool = False) -> bytes:
    """Change a value somewhere in a line: wrong type, too large, missing or one too many."""
    lines = data.splitlines(keepends=True)
    at = 0 if header else r.randrange(len(lines))
    line = json.loads(lines[at])
    path = r.choice(list(places(line)))
    around = line
    for name in path[:-1]:
        around = around[name]
    how = r.random()
    if how < 0.7:
        around[path[-1]] = r.choice(ODD)
    elif how < 0.85:
        del around[path[-1]]
    elif isinstance(around, dict):
        around[r.choice(["x", "seed", "position", "a\nb", "kind"])] = r.choice(ODD)
    else:
        around.append(r.choice([*ODD, *around]))
    lines[at] = json.dumps(line).encode() + b"\n"
    return b"".join(lines)


def header_changed(r: Random, data: bytes) -> bytes:
    return value_changed(r, data, header=True)


def header_replaced(r: Random, data: bytes) -> bytes:
    """Replace the header: other game, content, seed, or an older or newer journal format."""
    first, rest = data.split(b"\n", 1)
    header = json.loads(first)
    header |= r.choice(
        [
            {"journal": r.choice([0, -1, 2, 99, 10**30, "1", 1.0, 1.5, True, None, [1]])},
            {"game": r.choice(["chess", "outer_rin", "", "a\nb", "x" * 5000, "coin", "outer_rim"])},
            {"content": r.choice(["", "coin-0", "outer_rim-0.0.1-000000000000", "a+b-1-2", "\0+"])},
            {"seed": r.choice([0, -1, 4, 2**64, -(10**40)])},
            {"setup": r.choice(ODD)},
        ]
    )
    return json.dumps(header).encode() + b"\n" + rest


def recoded(r: Random, data: bytes) -> bytes:
    """Re-encode the file as editors do."""
    text = data.decode()
    how = r.choice(["utf-16", "utf-8-sig", "utf-32-be", "crlf", "cr", "indent", "joined"])
    if how == "crlf":
        return data.replace(b"\n", b"\r\n")
    if how == "cr":
        return data.replace(b"\n", b"\r")
    if how == "indent":
        return json.dumps(json.loads(text.split("\n")[0]), indent=2).encode() + b"\n"
    if how == "joined":
        return data.replace(b"\n", b" ")
    return text.encode(how)


def foreign(r: Random, data: bytes) -> bytes:
    return r.choice(
        [
            PNG, b"", b"\n", b"\0" * 4096, r.randbytes(3000), b"hello\n", b"[]\n", b"null\n",
            b'{"cards": []}\n', b"NaN\n", b"[" * 9999 + b"\n", b'{"journal":1}\n', b'{"journal":',
            b'{"a":' * 500 + b"\n", b"<html>\n", b"9" * 5000 + b"\n", b'"\\ud800"\n',
            data[data.index(b"\n") + 1 :], b'{"journal":' + b"1" * 400 + b"}\n",
        ]
    )  # fmt: skip


DAMAGE: dict[str, Callable[[Random, bytes], bytes]] = {
    each.__name__: each
    for each in (
        flip_anywhere, flip_header, flip_field, cut, cut_and_filled, lines_moved, line_added,
        end_added, value_changed, header_changed, header_replaced, recoded, foreign,
    )
}  # fmt: skip


def sentence(text: str) -> None:
    """Check that a message suits a player: one printable line that says what is wrong."""
    assert text.isprintable() and 15 <= len(text) <= 700, repr(text)
    assert text.endswith((".", "?")), repr(text)
    for word in ("Traceback", "[type=", "pydantic", "validation error", "Errno", "<class"):
        assert word not in text, repr(text)


def untouched(before: bytes, after: bytes) -> int:
    """Return the number of answers in lines that the damage left alone; -1 if it hit the header."""
    lines = list(zip(before.splitlines(True), after.splitlines(True)))
    same = next((n for n, (one, other) in enumerate(lines) if one != other), len(lines))
    return same - 1 - sum(b'{"end"' in line for line in before.splitlines()[:same])


def resumed(game: Game[Any], path: Path, data: bytes, sound: bytes) -> None:
    """Resume a damaged journal and check it against every guarantee."""
    path.write_bytes(data)
    try:
        session = Session.resume(game, path)
    except JournalError as error:
        sentence(str(error))
        assert path.read_bytes() == data, "what cannot be opened is left alone"
        assert sorted(path.parent.glob("*.broken-*")) == []
        return
    session.close()
    for note in session.notes:
        sentence(note)
    played, _ = game.begin(game.recall(session.header.setup), session.header.seed)
    for turn in session.history:
        game.choose(played, turn.answer.key)
    assert game.dump(played) == game.dump(session.state), "the state is that after the answers"
    kept = untouched(sound, data)
    if kept >= 0 and b'"undo"' not in data:
        old = [json.loads(line)["key"] for line in sound.splitlines()[1 : kept + 1]]
        assert [turn.answer.key for turn in session.history[:kept]] == old, "the good part stands"
    nothing_lost(path, data, session.notes)
    again = Session.resume(game, path)
    again.close()
    assert again.notes == [], "it is whole from now on"
    assert game.dump(again.state) == game.dump(session.state)


def nothing_lost(path: Path, data: bytes, notes: list[str]) -> None:
    """Check that everything cut off is in a copy, unless it was an incomplete last line."""
    now = path.read_bytes()
    copies = [copy.read_bytes() for copy in sorted(path.parent.glob("*.broken-*"))]
    told = ["The whole file is kept as g.jsonl.broken-1." in note for note in notes]
    assert len(copies) == any(told), "one copy, however much is wrong"
    if now.startswith(data):
        return
    if copies:
        assert data == copies[0]
        return
    lines, last = data[: data.rfind(b"\n") + 1], data[data.rfind(b"\n") + 1 :]
    assert now.startswith(lines) and last[:1] in (b"{", b"\0"), last


def played_on(game: Game[Any], path: Path) -> None:
    """Check that a game continued after damage is written and read like any other."""
    try:
        session = Session.resume(game, path)
    except JournalError:
        return
    for _ in range(4):
        decision = session.decision()
        if decision is None:
            break
        session.choose(decision.options[-1].key)
    session.close()
    again = Session.resume(game, path)
    again.close()
    assert again.notes == []
    assert game.dump(again.state) == game.dump(session.state)


def spoil(name: str, folder: Path, tmp_path: Path, seed: int, times: int, answers: int) -> None:
    game = game_named(name)
    sound, _ = good(folder, name, answers)
    for kind, damage in DAMAGE.items():
        r = Random(f"{name}-{kind}-{seed}")
        for number in range(times):
            data = damage(r, sound)
            place = tmp_path / f"{kind}-{number}"
            place.mkdir()
            try:
                resumed(game, place / "g.jsonl", data, sound)
                if number % 4 == 0:
                    played_on(game, place / "g.jsonl")
            except BaseException:
                print(f"{name}, {kind}, seed {seed}, number {number}: {place}")
                raise


@pytest.mark.parametrize(("name", "times", "answers"), [("coin", 6, 999), ("outer_rim", 1, 32)])
def test_damaged_journals_keep_their_good_part(
    name: str, times: int, answers: int, shelf: Path, tmp_path: Path
) -> None:
    spoil(name, shelf, tmp_path, 1, times, answers)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 106))
@pytest.mark.parametrize(
    ("name", "times", "answers"),
    [("coin", 500, 999), ("outer_rim", 60, 32), ("outer_rim", 15, 400)],
)
def test_many_more_damaged_journals(
    name: str, times: int, answers: int, seed: int, shelf: Path, tmp_path: Path
) -> None:
    spoil(name, shelf, tmp_path, seed, times, answers)


def test_a_bit_of_every_byte_of_a_small_journal(shelf: Path, tmp_path: Path) -> None:
    """Exhaustive, not random: the header, two answers with their draws, and the line breaks."""
    sound = b"".join(good(shelf, "coin", 999)[0].splitlines(keepends=True)[:4])
    for at in range(len(sound)):
        data = bytearray(sound)
        data[at] ^= 1 << at * 5 % 8
        place = tmp_path / f"{at}"
        place.mkdir()
        resumed(COIN, place / "g.jsonl", bytes(data), sound)


@pytest.mark.parametrize(("name", "answers", "times"), [("coin", 999, 6), ("outer_rim", 32, 3)])
def test_a_damaged_snapshot_is_no_snapshot(
    name: str, answers: int, times: int, shelf: Path, tmp_path: Path
) -> None:
    """It changes nothing, and is never mistaken for changed rules."""
    game, path = game_named(name), tmp_path / "g.jsonl"
    sound, snapshot = good(shelf, name, answers)
    path.write_bytes(sound)
    whole = Session.resume(game, path)
    whole.close()
    r = Random(f"snapshot-{name}")
    spoils: list[bytes] = [PNG, b"", b"null", b"[" * 9999, b"{}", sound, b"\0" * 999]
    for _ in range(times):
        at = r.randrange(len(snapshot))
        spoils.append(snapshot[:at])
        spoils.append(flip_anywhere(r, snapshot))
        spoils.append(value_changed(r, snapshot, header=True))
    for spoiled in spoils:
        snapshot_path(path).write_bytes(spoiled)
        session = Session.resume(game, path)
        session.close()
        assert session.notes == []
        assert game.dump(session.state) == game.dump(whole.state)
        assert path.read_bytes() == sound
    assert sorted(each.name for each in tmp_path.iterdir()) == ["g.jsonl", "g.jsonl.snapshot"]


def test_a_snapshot_may_be_any_kind_of_file(tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    kept = Kept(Header(game="coin", content="", setup={}, seed=1))
    snapshot_path(path).mkdir()
    assert read_snapshot(path, kept) is None
    snapshot_path(path).rmdir()
    getattr(os, "mkfifo", Path.mkdir)(snapshot_path(path))
    assert read_snapshot(path, kept) is None


def test_an_end_that_did_not_come_is_taken_back(tmp_path: Path) -> None:
    """Otherwise all later answers would be damage."""
    path = tmp_path / "g.jsonl"
    header = Header(game="coin", content="coin-1", setup={"seats": [{"kind": "human"}] * 2}, seed=1)
    with Journal.create(path, header) as journal:
        journal.append(Answer(seq=0, seat=0, key="end"))
        journal.finish(1, Outcome(winner=1, ending="goal", scores=(0, 6)))
    before = path.read_bytes()
    session = Session.resume(COIN, path)
    assert len(session.notes) == 1 and "the game ends differently from its file" in session.notes[0]
    assert (tmp_path / "g.jsonl.broken-1").read_bytes() == before
    session.choose("end")
    session.close()
    kept = Journal.read(path)
    assert (len(kept.answers), kept.outcome, kept.problems) == (2, None, [])


def test_forms_of_journals_before_and_after_this_one(tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    for number, told in [
        (0, "form 0 by an older"),
        (-3, "form -3"),
        (2, "newer"),
        (10**30, "newer"),
    ]:
        path.write_text(f'{{"journal":{number},"game":"coin"}}\n')
        with pytest.raises(JournalError, match=told) as caught:
            Journal.read(path)
        sentence(str(caught.value))


@pytest.mark.posix
def test_what_is_no_plain_file_is_refused_and_never_waited_for(tmp_path: Path) -> None:
    made = getattr(os, "mkfifo", Path.mkdir)  # Windows has no pipes in folders
    made(tmp_path / "pipe.jsonl")
    (tmp_path / "folder.jsonl").mkdir()
    (tmp_path / "loop.jsonl").symlink_to(tmp_path / "loop.jsonl")
    odd = [tmp_path / "pipe.jsonl", tmp_path / "folder.jsonl", tmp_path / "loop.jsonl"]
    odd += [Path("/dev/zero"), tmp_path / ("x" * 300), tmp_path / "a\0b", tmp_path / "a\nb" / "c"]
    for path in odd:
        for read in (Journal.read, Journal.resume, holds_nothing):
            with pytest.raises(JournalError) as caught:
                read(path)
            sentence(str(caught.value))
    for path in odd[:-1]:
        with pytest.raises(JournalError) as caught:
            is_begun(path)
        sentence(str(caught.value))
    assert not is_begun(odd[-1])
    listed = client_saves.Library(tmp_path, registry_describe()).describe_newest()
    assert [info.name for info in listed if info.problem] == [info.name for info in listed]


@pytest.mark.posix
def test_copies_never_replace_anything(tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    path.write_text("one")
    (tmp_path / "g.jsonl.broken-1").symlink_to(tmp_path / "elsewhere")
    assert aside(path).name == "g.jsonl.broken-2"
    assert not (tmp_path / "elsewhere").exists()
    long = tmp_path / ("x" * 250)
    long.touch()
    with pytest.raises(JournalError, match="no copy of it can be made: file name too long"):
        aside(long)


def broken_folder(folder: Path, shelf: Path, seed: int, each: int) -> list[Path]:
    """Return a folder of saves, damaged in every way."""
    found = []
    for name, answers in (("coin", 999), ("outer_rim", 32)):
        sound, _ = good(shelf, name, answers)
        for kind, damage in DAMAGE.items():
            r = Random(f"folder-{name}-{kind}-{seed}")
            for number in range(each):
                path = folder / f"{name}-{kind}-{number}.jsonl"
                path.write_bytes(damage(r, sound))
                found.append(path)
    return found


def test_the_commands_end_in_sentences(
    shelf: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """``replay`` changes no file; ``headless`` resumes or says why not."""
    monkeypatch.setattr(registry, "load_game", lru_cache(registry.load_game))  # as slow as a start
    for path in broken_folder(tmp_path, shelf, 2, 1):
        before = path.read_bytes()
        status = replay.main([str(path), "--verify"])
        told = capsys.readouterr()
        assert (status == 0) == (told.err == "") and status in (0, 1, 2), told
        for line in told.err.splitlines():
            sentence(line)
        assert path.read_bytes() == before
        assert len(list(tmp_path.glob("*.broken-*"))) == 0
        game = path.name.split("-")[0]
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"")))
        status = headless.main(["--game", game, "--journal", str(path)])
        told = capsys.readouterr()
        assert status in (0, 2), told
        for line in told.err.splitlines():
            sentence(line)
        if status == 2:
            assert told.out == "" and told.err and path.read_bytes() == before
        for copy in tmp_path.glob("*.broken-*"):
            copy.unlink()


@pytest.mark.posix
def test_the_lists_of_saves_show_all_files(shelf: Path, tmp_path: Path) -> None:
    paths = broken_folder(tmp_path, shelf, 3, 3)
    for name in ("a\nb", "\x07", "x" * 200):
        paths.append(tmp_path / f"{name}.jsonl")
        paths[-1].write_bytes(paths[0].read_bytes())
    paths.append(Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff\xfe.jsonl")))
    paths[-1].write_bytes(b"x\n")
    os.utime(paths[0], (1, 1 << 33))
    before = {path: path.read_bytes() for path in paths}
    listed = client_saves.Library(tmp_path, registry_describe()).describe_newest()
    assert len(listed) == len(paths)
    for info in listed:
        words = info.problem or info.summary
        assert info.name.isprintable() and words.isprintable() and 0 < len(words) <= 700, info
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


def registry_describe() -> Callable[[Path], Any]:
    from game.client.shell.window import registry as client_registry

    return client_registry.describe_save


def test_broken_setups_are_refused_in_sentences(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "load_game", lru_cache(registry.load_game))
    position = {"players": [{"space": "nav_5", "credits": 3000}, {}], "step": "action", "turn": 0}
    seats = [{"kind": "human", "character": "han_solo", "name": "A"}, {"kind": "deck"}]
    sound = {
        "coin": {"seats": [{"kind": "human"}] * 2, "goal": 3},
        "outer_rim": {"seats": seats, "fame_goal": 8, "map": "standard", "position": position},
    }
    path, r = tmp_path / "s.json", Random("setups")
    for number in range(120):
        name = "coin" if number % 4 == 0 else "outer_rim"
        damage = r.choice([flip_anywhere, cut, header_changed, header_changed, header_changed])
        spoiled = damage(r, json.dumps(sound[name]).encode() + b"\n")
        path.write_bytes(spoiled)
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"")))
        status = headless.main(["--game", name, "--setup", str(path)])
        told = capsys.readouterr()
        assert (status, told.out == "") in ((0, False), (2, True)), (spoiled, told)
        for line in told.err.splitlines():
            assert line.isprintable() and len(line) <= 900, line
        assert (status == 2) == told.err.startswith("main.py headless: "), told.err


def test_text_from_outside_is_quoted_harmlessly() -> None:
    assert plain("a\n  b\tc") == "a b c"
    assert quoted("a\nb\0\u202e\udcff") == r"a\nb\x00\u202e\udcff"
    assert quoted("Über 🚀") == "Über 🚀"
    long = quoted("a" * 500 + "z" * 500, 60)
    assert len(long) == 60 and long.startswith("aaa") and long.endswith("zzz") and "..." in long
    assert len(quoted("\0" * 10**6, 40)) == 40
