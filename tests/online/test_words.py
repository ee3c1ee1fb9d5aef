"""Words, events and patches as data: round trips, and what a stranger may send."""

from __future__ import annotations

import json
import random
from dataclasses import fields
from typing import Any

import pytest

from game.online import codec, words
from game.table import registry
from game.table.events import Event
from tests.table.coin import FlipSeen

PATCHES: list[tuple[Any, Any, Any]] = [
    # the old data, the new, and the patch
    ({"a": 1}, {"a": 1}, None),
    ({"a": 1, "b": 2}, {"a": 1}, {"b": []}),
    ({"a": [1, 2, 3]}, {"a": [1, 5, 3]}, {"a": {"1": [5]}}),
    ({"a": [1]}, {"a": [1, 2]}, {"a": [[1, 2]]}),
    ({"a": {"b": 0}}, {"a": {"b": None}}, {"a": {"b": [None]}}),
    ({"a": {}}, {"a": []}, {"a": [[]]}),
    ({}, {"new": []}, {"new": [[]]}),
    ([1], "x", ["x"]),
]


@pytest.mark.parametrize(("old", "new", "patch"), PATCHES)
def test_patches(old: Any, new: Any, patch: Any) -> None:
    was = json.dumps(old)
    assert codec.patch(old, new) == patch
    assert codec.patched(old, patch) == new
    assert json.dumps(old) == was


@pytest.mark.parametrize("patch", [{"7": [1]}, {"x": [1]}, {"-1": [1]}, [], [1, 2], "x", 5])
def test_patches_that_do_not_fit(patch: Any) -> None:
    with pytest.raises(codec.CodecError):
        codec.patched([1, 2], patch)


def made(kind: type[Event]) -> Event:
    """Return an event with a value in each field."""
    values = {"str": "x", "int": 3, "bool": True, "tuple[str, ...]": ("a", "b")}
    values |= {"tuple[int, ...]": (4, 5), "tuple[int, ...] | None": (1,)}
    values["tuple[tuple[str, int, int, int], ...]"] = (("a", 1, 2, 3),)
    return kind(**{each.name: values[str(each.type)] for each in fields(kind)})


@pytest.mark.parametrize("game", registry.installed())
def test_every_event_of_a_game_comes_back(game: str) -> None:
    registry.load_game(game)
    found = codec.kinds(game)
    assert len(found) > 30
    for each in found.values():
        event = made(each.make._type)
        data = json.loads(json.dumps(codec.packed(game, event)))
        assert codec.unpacked(game, data) == event


@pytest.mark.parametrize("data", [
    ("FlipSeen", {"seat": 0, "face": "heads", "extra": 1}), ("FlipSeen", {"seat": "0"}),
    ("Event", {}), ("os.system", {"cause": "ls"}), ("FlipSeen", {"seat": 0}),
])  # fmt: skip
def test_what_is_no_event(data: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "coin", "tests.table.coin:RULES")
    assert codec.unpacked("coin", ("FlipSeen", {"seat": 0, "face": "heads"})) == FlipSeen(
        seat=0, face="heads"
    )
    with pytest.raises(codec.CodecError):
        codec.unpacked("coin", data)


GOOD = [
    words.Hello(v=[1], nonce="00ff"),
    words.Enter(program="0.2", build="ab", name="Ann", proof="00"),
    words.Take(seat=None),
    words.Choose(id=1, rev=2, keys=["move:ship@moon"], forced=True),
    words.Undo(id=1, rev=2),
    words.Redo(id=1, rev=2),
    words.Agree(ask=3, yes=False),
    words.Say(call="nice"),
    words.Nudge(),
    words.Leave(),
    words.Resync(have=4, mark="00"),
]


def test_words_come_back() -> None:
    assert [words.heard(words.frame(each), words.GUEST) for each in GOOD] == GOOD


def test_strange_frames_are_no_words() -> None:
    """Changed frames are a word of the table or refused as garbage; nothing else comes of them."""
    chance, refused = random.Random(3), 0
    for _ in range(1500):
        text = bytearray(words.frame(chance.choice(GOOD)), "utf-8")
        for _ in range(chance.randint(1, 4)):
            at = chance.randrange(len(text))
            text[at : at + chance.randint(0, 2)] = chance.choice(
                [b"", b"{", b"}", b'"', b"[" * 9, b"9" * 20, b"null", b"-1", b"\xff", b"\0"]
            )  # fmt: skip
        try:
            assert isinstance(words.heard(bytes(text), words.GUEST), words.Word)
        except words.WordError:
            refused += 1
    assert refused > 1000
    for deep in ("[" * 100_000, '{"t":' * 5000, "", "nul", '{"t":"turn"}', '{"t":"undo","id":1e9}'):
        with pytest.raises(words.WordError):
            words.heard(deep, words.GUEST)
