"""Whole games go as they went: the same answers are offered, draw and cause the same, and end in
the same state."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.table.refusals import Refused
from game.table.validation import SWITCH
from tests.recorded.anew import HERE
from tests.recorded.games import BOXES
from tests.recorded.recording import STRETCH, again, read


@pytest.mark.parametrize("box", BOXES)
def test_each_game_goes_as_it_went(box: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SWITCH, "0")  # the state is checked after each stretch instead
    files = sorted((HERE / box).glob("*.game"))
    assert len(files) >= 40
    assert [fault for file in files for fault in faults(file)] == []


def faults(file: Path) -> Iterator[str]:
    """Yield the first difference between a recorded game and the same answers today."""
    kept, name = read(file), f"{file.parent.name}/{file.name}"
    try:
        now = again(kept)
    except Refused as error:
        yield f"{name}: {error}"
        return
    for at, (was, each) in enumerate(zip(kept.stretches, now.stretches, strict=True)):
        if was != each:
            what = "draw" if was[1] != each[1] else "cause"
            first = at * STRETCH + 1
            yield f"{name}: answers {first} to {first + len(was[0]) - 1} {what} something else"
            return
    changed = sorted(
        key for key in {*kept.final, *now.final} if _differs(kept.final, now.final, key)
    )
    if changed:
        yield f"{name}: at the end, {', '.join(changed)} differ"


def _differs(one: dict[str, object], other: dict[str, object], key: str) -> bool:
    return one.get(key) != other.get(key)


def test_a_changed_game_is_found(tmp_path: Path) -> None:
    kept = (HERE / "free_captains" / "01.game").read_text("utf-8")
    lines = kept.splitlines()
    keys, drawn, told = lines[2].split(" | ")
    spoiled = {
        "cause something else": [*lines[:2], f"{keys} | {drawn} | 00000000", *lines[3:]],
        "draw something else": [*lines[:2], f"{keys} | 00000000 | {told}", *lines[3:]],
        "at the end, lost differ": [*lines[:-1], lines[-1].replace('"lost": "', '"lost": "x', 1)],
        "free_captains": [lines[0], f"dance {lines[1]}", *lines[2:]],
    }
    for told, text in spoiled.items():
        file = tmp_path / "free_captains" / "01.game"
        file.parent.mkdir(exist_ok=True)
        file.write_text("\n".join(text) + "\n", "utf-8")
        (fault,) = faults(file)
        assert told in fault, (told, fault)
