"""The journal on disk: no answer is lost, whatever happens to the file."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from game.table import journal as journals
from game.table.journal import (
    Answer,
    Header,
    Journal,
    JournalError,
    Outcome,
    aside,
    holds_nothing,  # fmt: skip
    is_begun,
)
from game.table.snapshots import digest, read_snapshot, snapshot_path, write_snapshot
from tests.names import Patch

ROOT = Path(__file__).resolve().parents[2]
HEADER = Header(game="coin", content="coin-1", setup={"seats": []}, seed=7)
ANSWERS = [
    Answer(seq=number, seat=number % 2, key=f"go:card_{number}@naboo", drawn=(number, 3))
    for number in range(5)
]


def written(path: Path, answers: list[Answer] = ANSWERS) -> Path:
    with Journal.create(path, HEADER) as journal:
        for answer in answers:
            journal.append(answer)
    return path


def test_what_is_written_is_read(tmp_path: Path) -> None:
    kept = Journal.read(written(tmp_path / "new" / "g.jsonl"))
    assert kept.header == HEADER
    assert kept.answers == ANSWERS
    assert (kept.outcome, kept.problems, kept.torn) == (None, [], False)


def test_a_byte_order_mark_before_the_first_line_does_no_harm(tmp_path: Path) -> None:
    """Some editors put one into every file that they save."""
    path = written(tmp_path / "g.jsonl", ANSWERS[:1])
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    journal, kept = Journal.resume(path)
    with journal:
        journal.append(ANSWERS[1])
    assert (kept.header, kept.problems) == (HEADER, [])
    assert Journal.read(path).answers == ANSWERS[:2]


def test_the_format_on_disk(tmp_path: Path) -> None:
    """Old journals must stay readable, so the lines are pinned."""
    path = tmp_path / "g.jsonl"
    with Journal.create(path, HEADER) as journal:
        journal.append(ANSWERS[0])
        journal.undo(0)
        journal.append(ANSWERS[0])
        journal.finish(1, Outcome(winner=None, ending="limit", scores=(1, 2)))
    assert path.read_bytes().splitlines() == [
        b'{"journal":1,"game":"coin","content":"coin-1","setup":{"seats":[]},"seed":7}',
        b'{"seq":0,"seat":0,"key":"go:card_0@naboo","drawn":[0,3]}',
        b'{"undo":0}',
        b'{"seq":0,"seat":0,"key":"go:card_0@naboo","drawn":[0,3]}',
        b'{"end":{"winner":null,"ending":"limit","scores":[1,2]},"seq":1}',
    ]
    kept = Journal.read(path)
    assert kept.answers == ANSWERS[:1]
    assert kept.outcome == Outcome(winner=None, ending="limit", scores=(1, 2))


def test_steps_back_are_folded_away(tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    with Journal.create(path, HEADER) as journal:
        for answer in ANSWERS:
            journal.append(answer)
        journal.finish(5, Outcome(winner=0, ending="goal", scores=(1, 0)))
        journal.undo(2)
        journal.append(ANSWERS[2])
    kept = Journal.read(path)
    assert kept.answers == ANSWERS[:3]
    assert kept.outcome is None


def test_a_file_cut_at_any_byte_loses_only_the_line_it_cuts(tmp_path: Path) -> None:
    data = written(tmp_path / "g.jsonl").read_bytes()
    first = data.index(b"\n") + 1
    cut = tmp_path / "cut.jsonl"
    for length in range(len(data) + 1):
        cut.write_bytes(data[:length])
        if length < first:
            assert holds_nothing(cut) or length < len(b'{"journal":')
            with pytest.raises(JournalError, match="holds no game"):
                Journal.read(cut)
            continue
        whole = data[:length].count(b"\n") - 1
        journal, kept = Journal.resume(cut)
        assert kept.answers == ANSWERS[:whole]
        assert kept.problems == []
        assert kept.torn == (data[length - 1 : length] != b"\n")
        with journal:
            for answer in ANSWERS[whole:]:
                journal.append(answer)
        assert cut.read_bytes() == data
    assert sorted(path.name for path in tmp_path.iterdir()) == ["cut.jsonl", "g.jsonl"]


@pytest.mark.parametrize("tail", [b"\x00\x00\x00", b'{"seq":5,"se', b'{"seq":5,"se\x00', b"{"])
def test_a_line_that_was_never_whole_is_dropped(tmp_path: Path, tail: bytes) -> None:
    path = written(tmp_path / "g.jsonl")
    data = path.read_bytes()
    path.write_bytes(data + tail)
    journal, kept = Journal.resume(path)
    journal.close()
    assert (kept.answers, kept.problems, kept.torn) == (ANSWERS, [], True)
    assert path.read_bytes() == data


@pytest.mark.parametrize("tail", [b"\x00\x00\n", b'{"seq":5,"se\n', b"}\n", b"K", b'{"seq":5}K'])
def test_a_last_line_that_was_spoiled_is_kept_aside(tmp_path: Path, tail: bytes) -> None:
    """It may have been an answer that somebody has seen."""
    path = written(tmp_path / "g.jsonl")
    data = path.read_bytes()
    path.write_bytes(data + tail)
    journal, kept = Journal.resume(path)
    journal.close()
    assert (kept.answers, kept.torn) == (ANSWERS, False)
    assert "line 7 is damaged (it is not JSON" in kept.problems[0]
    assert path.read_bytes() == data
    assert (tmp_path / "g.jsonl.broken-1").read_bytes() == data + tail


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (b"{", "it is not JSON"),
        (b"", "it is not JSON"),
        (b'{"seq":9,"seat":0,"key":"a","drawn":[]}', "its seq is 9, but the next one is 2"),
        (b'{"seq":2,"seat":0,"key":"a","drawn":[],"x":1}', "it is not a line of a journal"),
        (b'{"seq":"2","seat":0,"key":"a","drawn":[]}', "it is not a line of a journal"),
        (b'{"undo":8}', "it goes back to answer 8, but there are 2"),
        (b'{"end":{"winner":0,"ending":"x","scores":[]},"seq":1}', "its seq is 1"),
    ],
)
def test_a_broken_line_in_the_middle_keeps_what_is_before_it(
    tmp_path: Path, line: bytes, told: str
) -> None:
    path = written(tmp_path / "g.jsonl")
    lines = path.read_bytes().splitlines(keepends=True)
    lines[3] = line + b"\n"
    broken = b"".join(lines)
    path.write_bytes(broken)
    assert Journal.read(path).answers == ANSWERS[:2]
    assert path.read_bytes() == broken, "reading changes nothing"
    journal, kept = Journal.resume(path)
    with journal:
        journal.append(ANSWERS[2])
    assert kept.answers == ANSWERS[:2]
    assert len(kept.problems) == 1
    assert kept.problems[0].startswith(f"g.jsonl: line 4 is damaged ({told}")
    assert kept.problems[0].endswith("The whole file is kept as g.jsonl.broken-1.")
    assert (tmp_path / "g.jsonl.broken-1").read_bytes() == broken
    assert Journal.read(path).answers == ANSWERS[:3]
    assert aside(path).name == "g.jsonl.broken-2"


def test_an_answer_after_the_end_is_damage(tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    with Journal.create(path, HEADER) as journal:
        journal.finish(0, Outcome(winner=0, ending="goal", scores=()))
        journal.append(ANSWERS[0])
    kept = Journal.read(path)
    assert kept.answers == []
    assert "it answers after the end of the game" in kept.problems[0]


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "its first line is not whole"),
        (b"hello\n", "its first line is not JSON"),
        (b"[]\n", "holds no game, which begins with"),
        (b'{"journal":2,"rules":"new"}\n', "newer Rimward"),
        (b'{"journal":1,"game":"coin","content":"1","setup":{}}\n', "the field 'seed' is missing"),
    ],
)
def test_files_that_are_no_journal(tmp_path: Path, data: bytes, told: str) -> None:
    path = tmp_path / "g.jsonl"
    path.write_bytes(data)
    with pytest.raises(JournalError, match=told):
        Journal.read(path)
    with pytest.raises(JournalError, match="cannot be read"):
        Journal.read(tmp_path / "none.jsonl")


def test_a_new_journal_never_replaces_a_file(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("mine, without a line break")
    with pytest.raises(JournalError, match="already exists"):
        Journal.create(path, HEADER)
    assert path.read_text() == "mine, without a line break"
    path.write_text('{"journal":1,"ga')
    Journal.create(path, HEADER).close()
    assert Journal.read(path).header == HEADER
    (tmp_path / "file").touch()
    with pytest.raises(JournalError, match="cannot be written"):
        Journal.create(tmp_path / "file" / "g.jsonl", HEADER)


LONG = Header(game="coin", content="x" * 70_000 + "-1-0", setup={"seats": []}, seed=7)


def test_a_game_with_a_long_first_line_is_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    with Journal.create(path, LONG) as journal:
        journal.append(ANSWERS[0])
    before = path.read_bytes()
    assert is_begun(path) and not holds_nothing(path)
    with pytest.raises(JournalError, match="already exists"):
        Journal.create(path, HEADER)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "data",
    [
        b'{"journal": "Dear diary, today',
        b'{"journal":2,"game":"coin","content":"coin-1","rules":[',
        b'{"journal":1,"game":"chess, and a long story',
        b'{"journal":1,"game":"coin","content":"1","moves":{',
        b'{"journal":1,"game":"coin","content":"1","setup":{"a":1]',
        b'{"journal":1,"game":"coin","content":"1","setup":{"a":1 and more',
        b'{"journal":1,"game":"coin","content":"1","setup":{},"seed":7} and more',
        b'{"journal":1,"game":"coin","content":"1","setup":{"a":' + b"[" * 50_000,
        b'{"journal":1,"game":"coin\0\0\0',
        b'{"journal":1,"game":"' + b"x" * 70_000,
        b'{"journal":1,"game":"coin","content":"1","setup":{"a":"\xff',
    ],
)
def test_only_a_first_line_that_broke_off_is_written_over(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "g.jsonl"
    path.write_bytes(data)
    assert not holds_nothing(path)
    with pytest.raises(JournalError, match="already exists"):
        Journal.create(path, HEADER)
    assert path.read_bytes() == data


def test_a_first_line_may_break_off_anywhere(tmp_path: Path) -> None:
    setup = {"seats": [{"kind": "human", "name": 'É"\\ \x07\u202e', "x": None, "y": True}], "b": []}
    header = HEADER.model_copy(update={"setup": {**setup, "z": [1.5, -2e30, {}, False]}})
    path = tmp_path / "g.jsonl"
    Journal.create(path, header).close()
    whole = path.read_bytes()
    for length in range(len(b'{"journal":'), len(whole)):
        path.write_bytes(whole[:length])
        assert holds_nothing(path), whole[:length]
    Journal.create(path, header).close()
    assert path.read_bytes() == whole and not holds_nothing(path)


@pytest.mark.posix
def test_a_link_to_nothing_is_no_place_for_a_journal(tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    path.symlink_to(tmp_path / "elsewhere")
    with pytest.raises(JournalError, match="cannot be written"):
        Journal.create(path, HEADER)
    assert list(tmp_path.iterdir()) == [path]


def _replaced(path: Path) -> None:
    (path.parent / "other").write_bytes(b"an older version")
    os.replace(path.parent / "other", path)


TAKEN: dict[str, tuple[Callable[[Path], None], str, str]] = {
    "deleted": (lambda path: path.unlink(), "g.jsonl", "removed"),
    "moved": (lambda path: path.rename(path.parent / "moved"), "g.jsonl", "removed"),
    "replaced": (_replaced, "g-2.jsonl", "replaced by another program"),
    "folder deleted": (lambda path: shutil.rmtree(path.parent), "g.jsonl", "removed"),
    "folder in its place": (
        lambda path: (path.unlink(), path.mkdir())[1], "g-2.jsonl", "replaced"),
    "link to nothing": (
        lambda path: (path.unlink(), path.symlink_to("nothing"))[1], "g-2.jsonl", "replaced"),
}  # fmt: skip


@pytest.mark.skipif(os.name == "nt", reason="no program can take an open file away there")
@pytest.mark.parametrize("how", TAKEN)
def test_a_journal_that_is_taken_away_is_written_anew(tmp_path: Path, how: str) -> None:
    take, name, told = TAKEN[how]
    path = tmp_path / "saves" / "g.jsonl"
    with Journal.create(path, HEADER) as journal:
        journal.append(ANSWERS[0])
        assert journal.notes == []
        take(path)
        journal.append(ANSWERS[1])
        assert journal.path == path.with_name(name)
        assert len(journal.notes) == 1 and told in journal.notes[0] and name in journal.notes[0]
        journal.append(ANSWERS[2])
        journal.undo(2)
    assert Journal.read(path.with_name(name)).answers == ANSWERS[:2]
    assert len(journal.notes) == 1
    if how == "replaced":
        assert path.read_bytes() == b"an older version"


@pytest.mark.skipif(os.name == "nt", reason="no program can take an open file away there")
@pytest.mark.parametrize("told", [False, True])
def test_a_disk_that_names_no_file_twice_alike_keeps_one_game(
    tmp_path: Path, monkeypatch: Patch, told: bool
) -> None:
    def refuse(handle: int) -> None:
        error = OSError(22, "The parameter is incorrect")
        error.winerror = 87  # type: ignore[attr-defined]
        raise error

    name, odd = ("os.path.samestat", lambda *two: False) if told else ("os.fstat", refuse)
    with monkeypatch.context() as patch:
        patch.setattr(name, odd)
        with Journal.create(tmp_path / "g.jsonl", HEADER) as journal:
            journal.append_all(ANSWERS)
            assert not journal.notes and len(list(tmp_path.iterdir())) == 1
            journal.path.unlink()
            journal.undo(1)
        assert Journal.read(tmp_path / "g.jsonl").answers == ANSWERS[:1] and journal.notes


@pytest.mark.skipif(os.name == "nt", reason="no program can take an open file away there")
def test_an_answer_that_cannot_be_kept_elsewhere_is_refused(
    tmp_path: Path, monkeypatch: Patch
) -> None:
    def full(path: Path, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "g.jsonl"
    with Journal.create(path, HEADER) as journal:
        journal.append(ANSWERS[0])
        path.unlink()
        monkeypatch.setattr(journals, "write_new", full)
        with pytest.raises(JournalError, match="g.jsonl cannot be written: no space left"):
            journal.append(ANSWERS[1])
        assert journal.notes == [] and list(tmp_path.iterdir()) == []
        monkeypatch.undo()
        journal.append(ANSWERS[1])
    assert Journal.read(path).answers == ANSWERS[:2]


def test_no_half_of_a_copy_is_left_on_a_full_disk(tmp_path: Path, monkeypatch: Patch) -> None:
    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    path = written(tmp_path / "g.jsonl")
    monkeypatch.setattr("game.table.files.os.fsync", full)
    with pytest.raises(JournalError, match="no copy of it can be made: no space left"):
        aside(path)
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("mac", [False, True])
def test_answers_and_cuts_are_on_disk_before_anything_else(
    mac: bool, tmp_path: Path, monkeypatch: Patch
) -> None:
    """Where fsync ends at the memory of the disk, another call reaches the disk itself."""
    synced: list[int] = []
    monkeypatch.setattr("game.table.journal.os.fsync", synced.append)
    if mac:
        fcntl = SimpleNamespace(F_FULLFSYNC=51, fcntl=lambda handle, call: synced.append(call))
        monkeypatch.setitem(sys.modules, "fcntl", fcntl)
    path = written(tmp_path / "g.jsonl", ANSWERS[:1])
    count = len(synced)
    with Journal.resume(path)[0] as journal:
        assert len(synced) > count
        count = len(synced)
        journal.append(ANSWERS[1])
        assert len(synced) > count
    assert (51 in synced) is mac


def test_two_programs_do_not_write_to_one_journal(tmp_path: Path) -> None:
    path = written(tmp_path / "g.jsonl", ANSWERS[:2])
    (one, _), (two, _) = Journal.resume(path), Journal.resume(path)
    one.append(ANSWERS[2])
    with pytest.raises(JournalError, match="changed by another program"):
        two.append(ANSWERS[2])
    assert Journal.read(path).answers == ANSWERS[:3]
    one.close()
    two.close()
    with pytest.raises(JournalError, match="closed"):
        one.append(ANSWERS[3])


def test_a_full_disk_leaves_whole_lines(tmp_path: Path, monkeypatch: Patch) -> None:
    path = tmp_path / "g.jsonl"
    write = os.write

    def half(handle: int, data: bytes) -> int:
        if b"card_1" in bytes(data):
            write(handle, bytes(data)[:9])
            raise OSError(28, "No space left on device")
        return write(handle, data)

    with Journal.create(path, HEADER) as journal:
        journal.append(ANSWERS[0])
        monkeypatch.setattr(journals.os, "write", half)
        with pytest.raises(JournalError, match="no space left"):
            journal.append(ANSWERS[1])
        monkeypatch.undo()
        assert Journal.read(path).answers == ANSWERS[:1]
        assert not Journal.read(path).torn
        journal.append(ANSWERS[1])
    assert Journal.read(path).answers == ANSWERS[:2]


WRITER = """
import sys
from pathlib import Path
from game.table.journal import Answer, Header, Journal
journal = Journal.create(Path(sys.argv[1]), Header(game="coin", content="1", setup={}, seed=1))
for seq in range(100_000):
    journal.append(Answer(seq=seq, seat=0, key="go", drawn=(seq,)))
    print(seq, flush=True)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no SIGKILL")
def test_a_killed_program_loses_nothing_that_it_told(tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    writer = subprocess.Popen(
        [sys.executable, "-c", WRITER, str(path)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    for line in writer.stdout:
        if int(line) >= 40:
            break
    writer.kill()
    told = [line for line in writer.stdout.read().splitlines() if line]
    writer.wait()
    last = int(told[-1]) if told else 40
    kept = Journal.read(path)
    assert kept.problems == []
    assert len(kept.answers) > last


def test_a_snapshot_is_read_while_it_fits(tmp_path: Path) -> None:
    path = written(tmp_path / "g.jsonl")
    assert write_snapshot(path, HEADER, ANSWERS[:3], b'{"round": 4}')
    kept = Journal.read(path)
    assert read_snapshot(path, kept) == (3, b'{"round": 4}')
    assert sorted(one.name for one in tmp_path.iterdir()) == ["g.jsonl", "g.jsonl.snapshot"]


def test_a_snapshot_that_does_not_fit_is_ignored(tmp_path: Path) -> None:
    path = written(tmp_path / "g.jsonl")
    kept = Journal.read(path)
    assert read_snapshot(path, kept) is None, "there is none"
    other = [*ANSWERS[:2], ANSWERS[2].model_copy(update={"drawn": (9,)})]
    write_snapshot(path, HEADER, other, b"{}")
    assert read_snapshot(path, kept) is None, "of other answers"
    write_snapshot(path, HEADER, [*ANSWERS, ANSWERS[0]], b"{}")
    assert read_snapshot(path, kept) is None, "of more answers than stand"
    write_snapshot(path, HEADER.model_copy(update={"content": "coin-2"}), ANSWERS, b"{}")
    assert read_snapshot(path, kept) is None, "of other content"
    write_snapshot(path, HEADER, ANSWERS, b"{}")
    whole = snapshot_path(path).read_bytes()
    for length in range(len(whole) - 1):
        snapshot_path(path).write_bytes(whole[:length])
        assert read_snapshot(path, kept) is None, "cut off"


def test_a_snapshot_that_cannot_be_written_is_no_problem(tmp_path: Path) -> None:
    path = written(tmp_path / "g.jsonl")
    snapshot_path(path).mkdir()
    assert not write_snapshot(path, HEADER, ANSWERS, b"{}")
    assert read_snapshot(path, Journal.read(path)) is None
    assert not write_snapshot(tmp_path / "none" / "g.jsonl", HEADER, [], b"{}")
    assert sorted(one.name for one in tmp_path.iterdir()) == ["g.jsonl", "g.jsonl.snapshot"]


def test_snapshots_that_a_power_cut_left_unfinished_do_not_pile_up(
    tmp_path: Path, monkeypatch: Patch
) -> None:
    path = written(tmp_path / "g.jsonl")

    def cut(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as power:
        power.setattr("os.replace", cut)
        for _ in range(3):
            with pytest.raises(KeyboardInterrupt):
                write_snapshot(path, HEADER, ANSWERS[:2], b'{"round": 3}')
    assert len(list(tmp_path.iterdir())) == 2
    assert read_snapshot(path, Journal.read(path)) is None
    assert write_snapshot(path, HEADER, ANSWERS[:3], b'{"round": 4}')
    assert read_snapshot(path, Journal.read(path)) == (3, b'{"round": 4}')
    assert sorted(one.name for one in tmp_path.iterdir()) == ["g.jsonl", "g.jsonl.snapshot"]


def test_the_digest_tells_answers_apart() -> None:
    assert digest(ANSWERS) == digest(list(ANSWERS))
    assert len({digest(ANSWERS[:count]) for count in range(6)}) == 6
