"""Thousands of bad lines to ``headless``: each gets one sentence, and none changes the game.

All lines come from fixed seeds, by family, and are sent at several moments of a coin game and of
Outer Rim.
"""

from __future__ import annotations

import io
import json
import random
import sys
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from game.commands import headless
from game.commands.headless import MAX_LINE, MAX_REASON, Talk
from game.outer_rim.game import load
from game.players import make_players
from game.table import journal as journals
from game.table.contract import Game
from game.table.session import Session
from tests.table.coin import GAME as COIN

Random = random.Random
VERBS = ("choose", "state", "why", "undo", "quit")
ODD = ("", " ", "\0", "\n", "\t", "\x1b[31m", "é", "ß", "\u202e", "\ufeff", "\U0001f680", "a" * 300)
"""Text that must be shown harmlessly."""


def good_line(r: Random, keys: list[str]) -> dict[str, Any]:
    """Return a valid line, to be spoiled next."""
    return r.choice(
        [
            {"choose": r.choice(keys)},
            {"choose": r.choice(keys), "seq": r.randrange(9)},
            {"state": True},
            {"state": True, "seat": 0},
            {"why": r.choice(keys)},
            {"undo": True},
            {"quit": True},
        ]
    )


def dumped(data: Any) -> bytes:
    return json.dumps(data).encode()


def odd_value(r: Random) -> Any:
    """Return a value that is not a text, a whole number or true."""
    return r.choice(
        [None, False, 1.5, -0.0, [], {}, [[]], {"a": {}}, [None] * 50, ["end"], {"choose": "end"}]
    )


def odd_text(r: Random) -> str:
    return "".join(r.choice([*ODD, "end", "choose", ":", "@"]) for _ in range(r.randrange(1, 4)))


def cut(r: Random, keys: list[str]) -> bytes:
    line = dumped(good_line(r, keys))
    return line[: r.randrange(len(line))]


def followed(r: Random, keys: list[str]) -> bytes:
    tail = r.choice([b"x", b"{}", b",", b"]", b"}", b"\0", b'"', b"//", b" 1", b"\xff"])
    return dumped(good_line(r, keys)) + tail


def noise(r: Random, keys: list[str]) -> bytes:
    return b"{" + r.randbytes(r.randrange(1, 200)).replace(b"\n", b" ") + b"\xff"


def no_number(r: Random, keys: list[str]) -> bytes:
    word = r.choice(["NaN", "Infinity", "-Infinity", "01", "+1", "1.", ".5", "0x1", "1e999", "--1"])
    return f'{{"choose":"{r.choice(keys)}","seq":{word}}}'.encode()


def huge_number(r: Random, keys: list[str]) -> bytes:
    digits = r.choice([21, 60, 299, 310, 4299, 4400, 30_000])
    sign = r.choice(["", "-"])
    field = r.choice(['"choose":"end","seq":', '"state":true,"seat":', '"choose":'])
    return f"{{{field}{sign}{r.choice('123456789') * digits}}}".encode()


def coded(r: Random, keys: list[str]) -> bytes:
    text = json.dumps(good_line(r, keys))
    how = r.choice(["utf-16", "utf-16-be", "utf-32", "utf-8-sig", "utf-7", "cp037", "latin-1"])
    if how in ("latin-1", "utf-7"):
        text = text[:-1] + ', "é": 1}'
    return text.encode(how).replace(b"\n", b" ")


def half_letter(r: Random, keys: list[str]) -> bytes:
    escape = r.choice(
        [b"\\ud800", b"\\udfff", b"\\uZZZZ", b"\\x41", b"\\", b"\\u12", b"\xed\xa0\x80"]
    )
    return b'{"choose":"end' + escape + b'"}'


def quoted_badly(r: Random, keys: list[str]) -> bytes:
    text = json.dumps(good_line(r, keys))
    spoil = r.choice([lambda t: t.replace('"', "'"), lambda t: t.replace('"', "")])
    return str(spoil(text)).encode()


def no_object(r: Random, keys: list[str]) -> bytes:
    return dumped(r.choice([[], [good_line(r, keys)], r.choice(keys), 0, 1.5, None, True, [[[]]]]))


def nested(r: Random, keys: list[str]) -> bytes:
    depth = r.choice([5, 63, 64, 65, 200, 5000])
    opening, closing = r.choice([("[", "]"), ('{"choose":', "}"), ('{"a":', "}")])
    inside = opening * depth + "1" + closing * depth * r.randrange(2)
    return (r.choice(["%s", '{"choose":%s}', '{"choose":"end","x":%s}']) % inside).encode()


def wrong_type(r: Random, keys: list[str]) -> bytes:
    line = good_line(r, keys)
    field = r.choice(list(line))
    line[field] = odd_value(r)
    if line[field] is None and field in ("seq", "seat"):
        line[field] = "0"
    return dumped(line)


def near_type(r: Random, keys: list[str]) -> bytes:
    lines = [
        {"choose": 0}, {"choose": True}, {"choose": "end", "seq": ""}, {"choose": "a", "seq": True},
        {"choose": "end", "seq": 0.0}, {"state": 1}, {"state": "true"}, {"state": True, "seat": ""},
        {"state": True, "seat": False}, {"undo": 1}, {"undo": "yes"}, {"quit": 1}, {"quit": "now"},
        {"why": 7}, {"why": ["end"]},
    ]  # fmt: skip
    return dumped(r.choice(lines))


def unknown_field(r: Random, keys: list[str]) -> bytes:
    line = good_line(r, keys)
    for _ in range(r.choice([1, 1, 2, 500])):
        name = odd_text(r) + r.choice(["", "x", "seqq", "sea", str(r.random())])
        if name not in (*VERBS, "seq", "seat"):
            line[name] = r.choice([1, "x", None, odd_text(r)])
    line["Seq"] = 0
    return dumped(line)


def misnamed(r: Random, keys: list[str]) -> bytes:
    verb = r.choice(VERBS)
    name = r.choice(
        [verb.upper(), verb[:-1], verb + " ", verb + "\n", verb[1:], verb * 9, odd_text(r)]
    )
    return dumped({name + "x" * (name in VERBS): r.choice([True, r.choice(keys)])})


def two_verbs(r: Random, keys: list[str]) -> bytes:
    verbs = r.sample(VERBS, r.randrange(2, 6))
    return dumped({verb: r.choice([True, r.choice(keys)]) for verb in verbs})


def twice(r: Random, keys: list[str]) -> bytes:
    line = dumped(good_line(r, keys))
    again = dumped(good_line(r, keys))
    first = line[1 : line.index(b":")]
    return line[:-1] + b"," + first + again[again.index(b":") : -1].split(b", ")[0] + b"}"


def too_long(r: Random, keys: list[str]) -> bytes:
    pad = b" " * (MAX_LINE + r.choice([-40, 1, 2, 999, MAX_LINE]))
    return r.choice([b'{"choose":"' + pad + b'"}', b'{"undo":true' + pad + pad + b"}", pad + pad])


def long_text(r: Random, keys: list[str]) -> bytes:
    verb = r.choice(["choose", "why"])
    return dumped({verb: r.choice(["x", "a:", "é", "\n", "@"]) * r.choice([501, 5000])})


def wrong_seq(r: Random, keys: list[str]) -> bytes:
    seq = r.choice([-1, -(10**9), 10**6, 2**31, 2**63, 10**20, 10**21, -(10**40)])
    return dumped({"choose": r.choice(keys), "seq": seq})


def wrong_seat(r: Random, keys: list[str]) -> bytes:
    return dumped({"state": True, "seat": r.choice([-1, 7, 2**31, 10**20, 10**21, -(10**40)])})


def no_key(r: Random, keys: list[str]) -> bytes:
    key = list(r.choice(keys))
    key[r.randrange(len(key))] = r.choice(
        [*ODD[1:], ":", "@", "A", "{0}", "%s", "{have}", "'", "/"]
    )
    return dumped({r.choice(["choose", "why"]): "".join(key) + r.choice(["", "@", ":", " ", "\r"])})


def not_true(r: Random, keys: list[str]) -> bytes:
    return dumped({r.choice(["state", "undo", "quit"]): False})


SPOIL: dict[str, Callable[[Random, list[str]], bytes]] = {
    each.__name__: each
    for each in (
        cut, followed, noise, no_number, huge_number, coded, half_letter, quoted_badly, no_object,
        nested, wrong_type, near_type, unknown_field, misnamed, two_verbs, twice, too_long,
        long_text, wrong_seq, wrong_seat, no_key, not_true,
    )
}  # fmt: skip


def flipped(r: Random, keys: list[str]) -> bytes:
    """Flip some bits of a good line; the caller filters results that are still valid."""
    line = bytearray(dumped(good_line(r, keys)))
    for _ in range(r.choice([1, 1, 2, 3])):
        line[r.randrange(len(line))] ^= 1 << r.randrange(8)
    return bytes(line).replace(b"\n", b" ")


def is_understood(line: bytes) -> bool:
    """Return True if this spoiled line happens to be valid, according to an independent parser."""
    try:
        data = json.loads(line.decode())
    except ValueError:
        return False
    if not isinstance(data, dict):
        return False
    verbs = [verb for verb in VERBS if verb in data]
    rest = {name for name in data if name not in VERBS}
    return len(verbs) == 1 and rest <= {"seq", "seat"}


@lru_cache(maxsize=1)
def rules() -> Game[Any]:
    return load()


def moments(game: Game[Any], kinds: tuple[str, ...], seed: int, stops: set[int]) -> Iterator[Any]:
    """Yield a game between computer players, stopped after these numbers of answers."""
    setup = {"game": game.id, "seats": [{"kind": kind} for kind in kinds]}
    session = Session(game, setup, seed)
    players = make_players(game.id, kinds, seed)
    while session.decision() is not None and session.seq <= max(stops):
        if session.seq in stops:
            yield session
        session.autoplay(players, limit=1)


def keys_of(game: Game[Any], kinds: tuple[str, ...], seed: int, answers: int) -> list[str]:
    """Return all keys that were options somewhere in a game."""
    found: set[str] = set()
    for session in moments(game, kinds, seed, set(range(answers))):
        decision = session.decision()
        found.update(option.key for option in decision.options)
    return sorted(found)


def answered(session: Session[Any], line: bytes) -> list[dict[str, Any]]:
    """Return the reply to one line. Seats played by the computer are asked like people here."""
    out = io.StringIO()
    talk = Talk(session, io.BytesIO(line + b"\n"), out)
    talk.players = {}
    assert talk.run() == 0
    first, *rest = [json.loads(each) for each in out.getvalue().splitlines()]
    assert first["type"] == "decision"
    return rest


def check(session: Session[Any], line: bytes) -> str:
    """Check for one refusal, a sentence, and an unchanged game; return the sentence."""
    before, seq = session.game.dump(session.state), session.seq
    said = answered(session, line)
    assert [each["type"] for each in said] == ["refused"], (line[:200], said)
    reason = said[0]["reason"]
    assert isinstance(reason, str) and 12 <= len(reason) <= MAX_REASON, (line[:200], reason)
    assert reason.isprintable() and reason.endswith((".", "?")), (line[:200], reason)
    for word in ("Error", "Traceback", "pydantic", "[type=", "errno", "None"):
        assert word not in reason, (line[:200], reason)
    assert session.game.dump(session.state) == before and session.seq == seq, line[:200]
    return reason


GAMES: dict[str, tuple[Callable[[], Game[Any]], tuple[str, ...], tuple[int, ...]]] = {
    "coin": (lambda: COIN, ("random", "random"), (0, 7, 30)),
    "outer_rim": (rules, ("random", "deck"), (0, 3, 9, 25, 60)),
}


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journals.os, "fsync", lambda handle: None)


def spoil(name: str, seed: int, lines: int, keys_given: int) -> None:
    """Send every family of bad lines, and keys of other decisions, at all moments of a game."""
    make, kinds, stops = GAMES[name]
    game = make()
    all_keys = keys_of(game, kinds, seed + 1, 150)
    for session in moments(game, kinds, seed, set(stops)):
        r = Random(f"{name}-{seed}-{session.seq}")
        decision = session.decision()
        here = [option.key for option in decision.options]
        good = {dumped({verb: key}) for verb in ("choose", "why") for key in here}
        for family in SPOIL.values():
            for _ in range(lines):
                if (line := family(r, here)) not in good:
                    check(session, line)
        for _ in range(12 * lines):
            line = flipped(r, here)
            if not is_understood(line):
                check(session, line)
        for key in foreign(r, all_keys, here, keys_given):
            check(session, dumped({r.choice(["choose", "why"]): key}))


def foreign(r: Random, keys: list[str], here: list[str], count: int) -> Iterator[str]:
    """Return well-formed keys that are not options here: of other decisions, and recombined."""
    verbs = sorted({key.split(":")[0].split("@")[0] for key in keys})
    ends = sorted({end for key in keys for end in key.replace("@", ":").split(":")[1:]})
    ends += ["x", "..", "-", "0", "-1", "99", "." * 99]
    for _ in range(count):
        key = r.choice(keys)
        if r.random() < 0.6:
            key = r.choice(verbs)
            key += r.choice(["", ":" + r.choice(ends)]) + r.choice(["", "@" + r.choice(ends)])
        if key not in here:
            yield key


@pytest.mark.parametrize("name", GAMES)
def test_bad_lines_are_refused_in_a_sentence_and_change_nothing(name: str) -> None:
    spoil(name, 11, 2, 40)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 105))
@pytest.mark.parametrize("name", GAMES)
def test_many_more_bad_lines(name: str, seed: int) -> None:
    spoil(name, seed, 40, 2500)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (b'{"choose":"end","choose":"flip"}', "You gave the key 'choose' twice; give it once."),
        (b'{"why":{"a":1,"a":2}}', "You gave the key 'a' twice"),
        (b'\xef\xbb\xbf{"choose":"end"}', "begins with a byte order mark; leave it out"),
        (b'{"choose":"\xe9"}', "byte 12 (0xe9) is not UTF-8"),
        (b'{"choose":"end\\u0000"}', r"'end\x00' is not a key"),
        (b'{"choose":"end\\n"}', r"'end\n' is not a key"),
        (b'{"choose\\n":"end"}', r"Did you mean 'choose' instead of 'choose\n'?"),
        (b'{"choose":"end","a\\nb":1}', r"No field 'a\nb' belongs here"),
        (b'{"choose":"end","seq":1' + b"0" * 30 + b"}", "should be less than or equal to 1000"),
        (b'{"choose":"end",}', "there is a comma before '}'; remove it"),
        (b"{'choose':'end'}", 'a key in "double quotes" is missing'),
        (b"[" * 99, "nested more than 64 levels deep"),
    ],
)
def test_a_refusal_names_what_was_wrong_and_what_would_be_right(line: bytes, told: str) -> None:
    session = Session(COIN, {"seats": [{"kind": "human"}] * 2}, 1)
    assert told in check(session, line)


def test_a_reason_that_the_rules_cannot_work_out_costs_no_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stumble(state: Any, intent: Any) -> None:
        raise KeyError("gold")

    session = Session(COIN, {"seats": [{"kind": "human"}] * 2}, 1)
    monkeypatch.setattr(COIN, "why_not", stumble, raising=True)
    assert check(session, b'{"choose":"bank:gold"}') == "'bank:gold' is not one of the options."
    assert "no reason against bank:gold found (KeyError: 'gold')" in capsys.readouterr().err


def test_a_whole_run_of_bad_lines_leaves_the_journal_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Through the command itself: one refusal per line, in order, then a good answer."""
    path = tmp_path / "g.jsonl"
    words = ["--game", "outer_rim", "--seats", "human,deck", "--seed", "5", "--journal", str(path)]
    r = Random(77)
    lines = [family(r, ["end", "pick:han_solo"]) for family in SPOIL.values() for _ in range(5)]
    given: list[bytes] = []

    def run(*more: bytes) -> list[dict[str, Any]]:
        fed = b"".join(line + b"\n" for line in more)
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(fed)))
        assert headless.main(words if not given else words[:2] + words[6:]) == 0
        given.extend(more)
        return [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    first = run(*lines)
    assert [line["type"] for line in first] == ["decision"] + ["refused"] * len(lines)
    assert path.read_bytes().count(b"\n") == 1, "nothing but the header"
    key = first[0]["options"][0]["key"]
    again = run(*lines, dumped({"choose": key}))
    assert again[0] == first[0]
    assert [line["type"] for line in again[1 : len(lines) + 1]] == ["refused"] * len(lines)
    assert path.read_bytes().count(b"\n") == 2
