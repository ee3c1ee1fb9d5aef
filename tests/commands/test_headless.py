"""The protocol of JSON lines."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.commands import headless
from game.table.journal import Journal
from tests.names import Out, Patch
from tests.table import coin
from tests.table.broken_coins import Overdrawn

ROOT = Path(__file__).resolve().parents[2]
BANK = "bank:coin@bank"
Talk = Callable[..., list[dict[str, Any]]]


def fed(monkeypatch: Patch, data: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))


@pytest.fixture
def talk(monkeypatch: Patch, capsys: Out) -> Talk:
    """Run the command with these lines as input; return its output lines."""

    def run(*lines: Any, args: tuple[str, ...] = ("--seats", "human,human")) -> Any:
        said = [line if isinstance(line, bytes) else json.dumps(line).encode() for line in lines]
        fed(monkeypatch, b"".join(line + b"\n" for line in said))
        assert headless.main(["--game", "coin", *args]) == 0
        out = capsys.readouterr().out
        return [json.loads(line) for line in out.splitlines()]

    return run


def kinds(lines: list[dict[str, Any]]) -> list[str]:
    return [line["type"] for line in lines]


def test_a_decision_has_its_options_in_words(talk: Talk) -> None:
    [line] = talk()
    assert line == {
        "type": "decision",
        "seq": 0,
        "seat": 0,
        "step": "turn",
        "prompt": "Bank, flip or end the turn?",
        "options": [
            {"key": BANK, "label": "Bank a coin", "source": "coin", "target": "bank"},
            {
                "key": "flip", "label": "Flip a coin", "detail": "heads brings 2, tails costs 1",
                "source": "", "target": "",
            },
            {"key": "peek", "label": "Peek at the flip to come", "source": "", "target": ""},
            {"key": "end", "label": "End the turn", "source": "", "target": ""},
        ],
    }  # fmt: skip


def test_answers_are_told_as_events_and_the_next_decision(talk: Talk) -> None:
    lines = talk({"choose": BANK}, {"choose": "end", "seq": 1})
    assert kinds(lines) == ["decision", "event", "decision", "event", "decision"]
    assert lines[1] == {
        "type": "event", "event": "CoinBanked", "cause": "turn", "seat": 0, "bank": 1,
        "text": "Seat 0 has 1 in the bank.",
    }  # fmt: skip
    assert (lines[4]["seq"], lines[4]["seat"]) == (2, 1)


def test_private_events_say_whom_they_are_for(talk: Talk) -> None:
    lines = talk({"choose": "peek"}, {"state": True}, {"state": True, "seat": 0})
    assert lines[1]["to"] == [0]
    public, own = lines[3:]
    assert public["view"]["coming"] is None and "seat" not in public
    assert own["view"]["coming"] == lines[1]["face"] and own["seat"] == 0


def test_the_game_ends_with_its_result_whatever_follows(talk: Talk, tmp_path: Path) -> None:
    (tmp_path / "s.json").write_text('{"goal": 2}')
    args = ("--seats", "human,human", "--setup", str(tmp_path / "s.json"))
    lines = talk({"choose": BANK}, {"choose": BANK}, {"choose": BANK}, args=args)
    assert lines[-1] == {
        "type": "result", "seq": 2, "winner": 0, "ending": "goal", "scores": [2, 0],
    }  # fmt: skip
    assert kinds(lines).count("decision") == 2


def test_random_seats_play_by_themselves(talk: Talk) -> None:
    lines = talk({"choose": "end"}, args=("--seats", "human,random"))
    asked = [line["seat"] for line in lines if line["type"] == "decision"]
    assert set(asked) == {0} and len(asked) == 2
    whole = talk(args=("--seats", "random,random"))
    assert whole[-1]["type"] == "result" and "decision" not in kinds(whole)


def test_why_gives_the_reason_or_the_decision(talk: Talk) -> None:
    lines = talk({"why": "bank:gold"}, {"why": "dance"}, {"why": BANK}, {"why": "Not a key!"})
    assert lines[1] == {
        "type": "refused",
        "why": "bank:gold",
        "reason": "The purse holds 0 coins; banking takes 1.",
        "clause": "CN-002",
    }
    assert lines[2]["clause"] == "CN-001"
    assert (lines[3]["type"], lines[3]["seq"], lines[3]["why"]) == ("decision", 0, BANK)
    assert "is not a key" in lines[4]["reason"]


def test_a_key_that_is_no_option_is_refused_with_the_clause(talk: Talk) -> None:
    lines = talk({"choose": "bank:gold"})
    assert (lines[1]["type"], lines[1]["clause"]) == ("refused", "CN-002")


def test_undo_asks_again_or_is_refused(talk: Talk) -> None:
    undo = {"undo": True}
    lines = talk(undo, {"choose": BANK}, undo, {"choose": "flip"}, undo)
    expected = "decision refused event decision decision event decision refused"
    assert kinds(lines) == expected.split()
    assert lines[4] == lines[0]
    assert "You cannot undo rolls or reveals. The last one: Seat 0 flips" in lines[7]["reason"]


def test_quit_and_the_end_of_the_input_end_it(talk: Talk) -> None:
    assert kinds(talk({"quit": True}, {"choose": BANK})) == ["decision"]
    assert kinds(talk()) == ["decision"]
    assert kinds(talk(b'{"quit":true}', b"")) == ["decision"]


BAD = [
    (b"", "not JSON"), (b"hello", "not JSON"), (b"\xff\xfe", "not JSON"),
    (b'{"choose":"end"', "not JSON"), (b'{"choose":"end"}{"choose":"end"}', "not JSON"),
    (b'{"choose":"\\ud800"}', "not JSON"), (b"[" * 5000, "not JSON"), (b"NaN", "not JSON"),
    (b'["choose","end"]', "not an object"), (b"null", "not an object"), (b"{}", "has no known key"),
    (b'{"chose":"end"}', "Did you mean 'choose' instead of 'chose'?"),
    (b'{"choose":"end","undo":true}', "choose and undo together"),
    (b'{"choose":3}', "choose: 3 should be text"),
    (b'{"choose":null}', "choose: null should be text"),
    (b'{"choose":"end","seq":"0"}', "seq: '0' should be a whole number"),
    (b'{"choose":"end","seq":0.5}', "seq: 0.5 should be a whole number"),
    (b'{"choose":"end","seq":true}', "seq: true should be a whole number"),
    (b'{"choose":"end","seq":-1}', "decision 0 is open now"),
    (b'{"choose":"end","seq":99999999999999999999}', "decision 0 is open now"),
    (b'{"choose":"end","sec":1}', "did you mean 'seq'?"), (b'{"choose":""}', "is not a key"),
    (b'{"choose":"end\\n"}', "is not a key"), (b'{"choose":"' + b"x" * 501 + b'"}', "at most 500"),
    (b'{"state":1}', "state: 1 should be true or false"), (b'{"state":false}', "write true"),
    (b'{"state":true,"seat":2}', "No seat 2: the seats are 0 to 1."),
    (b'{"state":true,"seat":-1}', "No seat -1"),
    (b'{"state":true,"seat":"0"}', "seat: '0' should be a whole number"),
    (b'{"undo":false}', "write true"), (b'{"undo":1}', "true or false"),
    (b'{"quit":"yes"}', "true or false"), (b'{"why":7}', "why: 7 should be text"),
    (b'{"choose":"end","x":"' + b"x" * (headless.MAX_LINE + 10) + b'"}', "longer than 65536"),
]  # fmt: skip


@pytest.mark.parametrize(("line", "told"), BAD, ids=range(len(BAD)))
def test_a_bad_line_is_refused_and_changes_nothing(talk: Talk, line: bytes, told: str) -> None:
    lines = talk(line, {"state": True}, {"choose": BANK, "seq": 0})
    assert kinds(lines) == ["decision", "refused", "state", "event", "decision"]
    assert told in lines[1]["reason"]
    assert lines[1]["reason"].endswith((".", "?"))
    assert lines[2]["seq"] == 0


def test_checked_play_ends_at_the_first_state_that_is_not_valid(
    monkeypatch: Patch, capsys: Out, tmp_path: Path
) -> None:
    monkeypatch.delenv("RIMWARD_CHECK")
    monkeypatch.setattr(coin, "load", lambda content="": Overdrawn())
    said = b"".join(b'{"choose":"%s"}\n' % key for key in (b"flip", b"end") * 3)
    path, seen = tmp_path / "g.jsonl", {}
    args = ["--game", "coin", "--seats", "human,human", "--seed", "3", "--journal", str(path)]
    for checked in (False, True):
        path.unlink(missing_ok=True)
        fed(monkeypatch, said)
        status = headless.main([*args, *(["--check"] if checked else [])])
        told = capsys.readouterr()
        lines = [json.loads(line) for line in told.out.splitlines()]
        seen[checked] = [each.key for each in Journal.read(path).answers]
        assert status == int(checked)
        assert (lines[-1]["type"] == "refused") is checked
    assert lines[-1]["reason"].startswith("The state of coin is not valid after answer ")
    assert "purse[1] is -2 and should be greater than or equal to 0" in lines[-1]["reason"]
    assert told.err == f"main.py headless: {lines[-1]['reason']}\n"
    assert len(seen[False]) == 6 and 0 < len(seen[True]) < 6
    assert seen[True] == seen[False][: len(seen[True])]


def test_checked_play_goes_on_with_no_journal_that_leads_astray(
    monkeypatch: Patch, capsys: Out, tmp_path: Path
) -> None:
    monkeypatch.delenv("RIMWARD_CHECK")
    monkeypatch.setattr(coin, "load", lambda content="": Overdrawn())
    path = tmp_path / "g.jsonl"
    args = ["--game", "coin", "--seats", "human,human", "--seed", "3", "--journal", str(path)]
    fed(monkeypatch, b"".join(b'{"choose":"%s"}\n' % key for key in (b"flip", b"end") * 3))
    assert headless.main(args) == 0
    written = path.read_bytes()
    fed(monkeypatch, b"")
    assert headless.main([*args, "--check"]) == 1
    said = capsys.readouterr().err
    assert "The state of coin is not valid after answer " in said and "Traceback" not in said
    assert path.read_bytes() == written and len(list(tmp_path.glob("g*.jsonl"))) == 1


def test_a_journal_is_written_and_gone_on_with(talk: Talk, tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    args = ("--seats", "human,random", "--seed", "4", "--journal", str(path))
    first = talk({"choose": BANK}, {"choose": "flip"}, args=args)
    second = talk({"choose": "end"}, args=("--journal", str(path)))
    assert second[0] == first[-1]
    again = talk({"choose": BANK}, {"choose": "flip"}, {"choose": "end"}, args=args[:4])
    assert second[1:] == again[len(first) :]
    assert [answer.key for answer in Journal.read(path).answers[:3]] == [BANK, "flip", "end"]


def test_a_finished_journal_tells_its_result(talk: Talk, tmp_path: Path) -> None:
    args = ("--seats", "random,random", "--journal", str(tmp_path / "g.jsonl"))
    result = talk(args=args)[-1]
    assert talk(args=args) == [result]


def test_an_answer_is_on_disk_before_the_next_question(tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    game = started("--seats", "human,human", "--journal", str(path))
    assert game.stdin and game.stdout
    for seq in range(5):
        decision = json.loads(game.stdout.readline())
        assert decision["type"] == "decision"
        assert len(Journal.read(path).answers) == seq
        key = "end" if seq % 2 else BANK
        game.stdin.write(json.dumps({"choose": key}).encode() + b"\n")
        game.stdin.flush()
        assert json.loads(game.stdout.readline())["type"] == "event"
    game.kill()
    game.wait()
    assert len(Journal.read(path).answers) == 5
    game.stdin.close()
    game.stdout.close()


CODE = """
import sys
from game.table import registry
registry.GAMES["coin"] = "tests.table.coin:RULES"
from game.commands import main
sys.exit(main(["headless", "--game", "coin", *sys.argv[1:]]))
"""


def started(*args: str, hash_seed: str = "0") -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-c", CODE, *args],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--game", "cion"], "No game 'cion': did you mean 'coin'?"),
        (["--game", "coin", "--seats", "human,robot"], "no player is of the kind 'robot'"),
        (["--game", "coin", "--seats", "humn,human"], "did you mean 'human'?"),
        (["--game", "coin", "--seats", "human"], "seats"),
        (["--game", "coin", "--seed", "x"], "'x' is not a whole number"),
        (["--game", "coin", "--seed", "-1"], "-1 is not between 0 and"),
        (["--game", "coin", "--seed", "9" * 5000], "is not between 0 and"),
        (["--game", "coin", "--setup", "none.json"], "none.json:1: the file cannot be read"),
        (["--game", "coin", "--expansion", "gold"], "'gold'"),
        (["--game", "coin", "--frob"], "unrecognized arguments: --frob"),
        (["--game", "coin", "--jour", "x"], "unrecognized arguments"),
    ],
)
def test_wrong_arguments_give_a_sentence(args: list[str], told: str, capsys: Out) -> None:
    assert headless.main(args) == 2
    caught = capsys.readouterr()
    assert told in caught.err and caught.err.startswith("main.py headless: ")
    assert caught.out == "" and "Traceback" not in caught.err


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", "s.json:1: broken JSON"),
        ("[]", "a setup is an object"),
        ('{"game":"chess"}', "it sets up 'chess', but the game is 'coin'"),
        ('{"goal":0}', "goal: 0 should be greater than or equal to 1"),
        ('{"goal":1,"goal":2}', "appears twice"),
        ('{"gaol":1}', "gaol: no field 'gaol' belongs here"),
        ('{"seats":[{"kind":"human"}]}', "must be the same number"),
    ],
)
def test_wrong_setups_give_a_sentence(tmp_path: Path, text: str, told: str, capsys: Out) -> None:
    path = tmp_path / "s.json"
    path.write_text(text)
    args = ["--game", "coin", "--seats", "human,human", "--setup", str(path)]
    assert headless.main(args) == 2
    assert told in capsys.readouterr().err


def test_seats_replace_the_kinds_of_a_setup_and_expansions_join_it(
    talk: Talk, tmp_path: Path
) -> None:
    path, journal = tmp_path / "s.json", tmp_path / "g.jsonl"
    path.write_text('{"seats":[{"kind":"human"},{"kind":"human"}],"goal":3}')
    args = ("--setup", str(path), "--seats", "human,random", "--expansion", "silver")
    talk(args=(*args, "--journal", str(journal)))
    assert Journal.read(journal).header.setup == {
        "seats": [{"kind": "human"}, {"kind": "random"}],
        "goal": 3,
        "game": "coin",
        "expansions": ["silver"],
    }
    assert Journal.read(journal).header.seed == 1


@pytest.mark.parametrize("data", [b"notes\n", b"notes"])
def test_a_file_that_is_no_journal_is_left_alone(tmp_path: Path, data: bytes, capsys: Out) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(data)
    assert headless.main(["--game", "coin", "--journal", str(path)]) == 2
    assert "holds no game" in capsys.readouterr().err
    assert path.read_bytes() == data


def test_going_on_says_what_it_leaves_out(
    talk: Talk, tmp_path: Path, monkeypatch: Patch, capsys: Out
) -> None:
    path = tmp_path / "g.jsonl"
    talk({"choose": BANK}, args=("--journal", str(path)))
    fed(monkeypatch, b"")
    assert headless.main(["--game", "coin", "--journal", str(path), "--seed", "9"]) == 0
    assert "continues with its own setup and seed" in capsys.readouterr().err


class Fingers(io.BytesIO):
    """Input that runs an action before each line after the first."""

    def __init__(self, lines: list[bytes], between: Callable[[], object]) -> None:
        super().__init__(b"".join(line + b"\n" for line in lines))
        self.between = between

    def readline(self, size: int | None = -1, /) -> bytes:
        if self.tell():
            self.between()
        return super().readline(size)


@pytest.mark.skipif(os.name == "nt", reason="no program can take an open file away there")
def test_a_journal_that_is_replaced_is_told_on_stderr_alone(
    talk: Talk, tmp_path: Path, monkeypatch: Patch, capsys: Out
) -> None:
    path = tmp_path / "g.jsonl"
    lines = [json.dumps({"choose": key}).encode() for key in (BANK, "end", "end")]
    whole = talk(*map(json.loads, lines), args=("--seats", "human,human"))
    capsys.readouterr()

    def synchronise() -> None:
        (tmp_path / "older").write_bytes(b"an older version")
        os.replace(tmp_path / "older", path)

    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(Fingers(lines, synchronise)))
    assert headless.main(["--game", "coin", "--seats", "human,human", "--journal", str(path)]) == 0
    told = capsys.readouterr()
    assert [json.loads(line) for line in told.out.splitlines()] == whole
    assert told.err == (
        "main.py headless: g.jsonl was replaced by another program; "
        "the whole game continues as g-2.jsonl.\n"
    )
    assert [each.key for each in Journal.read(tmp_path / "g-2.jsonl").answers] == [
        BANK,
        "end",
        "end",
    ]
