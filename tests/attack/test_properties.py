"""Attacks on the properties of maps and cards: any value is right or ends in a sentence that names
the file, the object and the property, in the check and in the game alike."""

from __future__ import annotations

import json
import random
import re
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game import tiled
from game.commands import check
from game.resources import ROOT
from game.table import registry
from game.table.maps.drawing import Drawing, MapError
from game.table.packs import reading
from tests.attack.kit import ODD_VALUES, damaged, mutated
from tests.attack.test_maps import spoiled
from tests.breadth import every, first, first_rows
from tests.names import Out, Patch

FOLDERS = {
    "edge": "edge", "mandalorian": "mandalorian", "free_captains": "free_captains",
    "outer_rim": "outer_rim", "unfinished_business": "outer_rim",
}  # fmt: skip
"""folders of maps, and the game of each"""
VALUES: tuple[Any, ...] = (
    "far", "", " ", "1,5", "a,b,c", "naboo,naboo", "../x", "9" * 400, "nan", "true", "#fff",
    -1, 0, 10**30, 1.5, 1e300, float("nan"), float("inf"), True,
)  # fmt: skip
USUAL = 2
"""values of each property in an ordinary run; all of them with --long"""
WORDS = ("label", "title", "crossing")
"""properties that players read: any words fit, if they are few"""
STUMBLED = re.compile(r"[A-Z]\w+(Error|Exception)\b|Traceback")


def changed(drawing: Drawing, every: bool) -> Iterator[tuple[str, str, Any, Drawing]]:
    """Yield what owns a property, its name, a value that it takes, and the drawing with that: of
    each sort of object the first one, or ``every`` one."""
    for name in drawing.properties:
        for value in VALUES:
            own = {**drawing.properties, name: value}
            yield "the map", name, value, replace(drawing, properties=own)
    done = set()
    for layer, shapes in drawing.shapes.items():
        for at, shape in enumerate(shapes):
            for name in shape.properties:
                if not every and (layer, shape.kind, name) in done:
                    continue
                done.add((layer, shape.kind, name))
                for value in VALUES:
                    other = replace(shape, properties={**shape.properties, name: value})
                    fresh = (*shapes[:at], other, *shapes[at + 1 :])
                    shown = {**drawing.shapes, layer: fresh}
                    yield shape.name or str(shape.id), name, value, replace(drawing, shapes=shown)


def right(name: str, value: Any) -> bool:
    """Return True if a property may have this value without a word."""
    if name in WORDS:
        return len(str(value)) <= 60
    usual = isinstance(value, bool) or (isinstance(value, int | float) and -12 <= value <= 999)
    known = (
        ("", " ") if name in ("contacts", "faction", "spawn") else ("far", "nan", "true", "false")
    )
    return usual or value in known or value in (1e999, -1e999) or value != value


@pytest.mark.parametrize("folder", FOLDERS)
def test_any_value_of_a_property_of_a_map(
    folder: str, tmp_path: Path, monkeypatch: Patch, pytestconfig: pytest.Config
) -> None:
    long, rng, tried = bool(pytestconfig.getoption("--long")), random.Random(7), 0
    files = sorted((ROOT / "maps" / folder).glob("*.tmx"))
    chosen = {path: tiled.load_drawing(path.parent, path) for path in files[: None if long else 1]}
    shown: list[Drawing] = []
    monkeypatch.setattr(tiled, "load_drawing", lambda folder, path: shown[0])
    for path, drawing in chosen.items():
        (tmp_path / path.name).touch()
        for owner, name, value, other in changed(drawing, long):
            if not long and rng.randrange(len(VALUES)) >= USUAL:
                continue
            shown[:] = [other]
            tried += 1
            try:
                registry.load_maps(FOLDERS[folder], tmp_path)
            except MapError as error:
                told = "\n".join(error.problems)
                assert not STUMBLED.search(told), (owner, name, value, told)
                named = owner in told or name == "spawn"  # which is missed at another place
                assert name in told and named, (owner, name, value, told)
                assert path.name in told and max(map(len, error.problems)) < 600
            else:
                assert right(name, value), (owner, name, value)
        (tmp_path / path.name).unlink()
    assert tried > 10 or folder == "free_captains", "a mat has no properties"


LONG_LINK = re.compile(r'<property name="length"[^>]*>')
MAP = next(path.name for path in sorted((ROOT / "maps" / "edge").glob("*.tmx"))
           if LONG_LINK.search(path.read_text("utf-8")))  # fmt: skip
"""a map with a long link"""


def pack(folder: Path, change: tuple[str, str]) -> Path:
    """Return a pack of players with one map of a box, in which a text is changed once."""
    source = ROOT / "maps" / "edge"
    (folder / "maps").mkdir(parents=True)
    info = {"id": "mine", "name": "Mine", "game": "edge", "version": "1"}
    (folder / "pack.json").write_text(json.dumps(info), "utf-8")
    for path in (*source.glob("*.tsx"), source / MAP):
        shutil.copy(path, folder / "maps")
    path = folder / "maps" / MAP
    text = path.read_text("utf-8")
    assert change[0] in text
    path.write_text(text.replace(*change, 1), "utf-8")
    return folder


def problems_of(folder: Path, capsys: Out, box: str = "edge") -> list[str]:
    """Return what the check says of a pack, which is what the game says that leaves it out."""
    status = check.main([str(folder)])
    lines = capsys.readouterr().out.splitlines()
    in_game = registry.pack_problems(box, [folder])
    assert status == (1 if in_game else 0)
    told = [line for line in lines if f"{folder}" in line]
    assert [each for each in in_game if each not in told] == []
    return told


BOXES = ("edge", "mandalorian", "outer_rim", "free_captains")
DECKS = {box: [path for path in sorted((ROOT / "cards" / box).glob("*.json"))
               if '"cards"' in path.read_text("utf-8")[:99]] for box in BOXES}  # fmt: skip


@pytest.mark.parametrize(("number", "box", "sort"), every(13, (
    (number, box, sort) for box in BOXES for sort in ("map", "card") for number in range(13)
)))  # fmt: skip
def test_the_check_and_the_game_agree(
    number: int, box: str, sort: str, tmp_path: Path, capsys: Out
) -> None:
    """A map or a card of a box, spoiled twice, in a pack of its own."""
    rng, folder = random.Random(f"{box} {sort} {number}"), tmp_path / "mine"
    info = {"id": "mine", "name": "Mine", "game": box, "version": "1"}
    shutil.copytree(ROOT / "maps" / box, folder / "maps", ignore=lambda _, names: [
        each for each in names if not each.endswith(".tsx")])  # fmt: skip
    (folder / "pack.json").write_text(json.dumps(info), "utf-8")
    if sort == "map":
        path = rng.choice(sorted((ROOT / "maps" / box).glob("*.tmx")))
        text = spoiled(spoiled(path.read_text("utf-8"), rng), rng)
        (folder / "maps" / path.name).write_text(text, "utf-8", errors="surrogatepass")
    else:
        card = rng.choice(json.loads(rng.choice(DECKS[box]).read_text("utf-8"))["cards"])
        data = json.dumps({"cards": [mutated(mutated(card, rng), rng)]}).encode()
        (folder / "a.json").write_bytes(damaged(data, rng) if rng.random() < 0.2 else data)
    assert not STUMBLED.search("\n".join(problems_of(folder, capsys, box)))


@pytest.mark.parametrize("name", first(1, ["x", "name", "points"]))
def test_a_name_that_objects_have_already(
    name: str, tmp_path: Path, capsys: Out, caplog: pytest.LogCaptureFixture
) -> None:
    text = (ROOT / "maps" / "edge" / MAP).read_text("utf-8")
    found = LONG_LINK.search(text)
    odd = f'{found[0]}<property name="{name}" value="3"/>'
    problems = problems_of(pack(tmp_path / "mine", (found[0], odd)), capsys)
    assert len(problems) == 1 and f"has the property {name}, which Tiled itself says" in problems[0]
    assert capsys.readouterr().err == "" and caplog.records == []


def test_a_map_without_mistakes_is_used_and_told_of(tmp_path: Path, capsys: Out) -> None:
    folder = pack(tmp_path / "mine", ("<properties>", "<properties>"))
    assert check.main([str(folder)]) == 0
    told = capsys.readouterr().out
    assert f"Mine 1 (mine) replaces the map {MAP[:-4]} (of edge)" in told


def fields(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the path of every value in plain data, however deep."""
    if path:
        yield path
    if isinstance(value, dict | list):
        for key, each in value.items() if isinstance(value, dict) else enumerate(value):
            yield from fields(each, (*path, key))


def put(value: Any, path: tuple[Any, ...], odd: Any) -> Any:
    """Return plain data with another value at a path."""
    if not path:
        return odd
    made = dict(value) if isinstance(value, dict) else list(value)
    made[path[0]] = put(value[path[0]], path[1:], odd)
    return made


@pytest.mark.parametrize("box", ["edge", "mandalorian", "free_captains", "outer_rim"])
def test_any_value_in_a_card(box: str, tmp_path: Path, pytestconfig: pytest.Config) -> None:
    """Every sort of field of every kind of card; the game takes or refuses the whole pack."""
    long, rng = bool(pytestconfig.getoption("--long")), random.Random(11)
    adapter, done, tries = registry.components(box), set(), []
    for path in sorted((ROOT / "cards" / box).glob("*.json")):
        if path.name in reading.NO_DECKS or path.name.endswith(".schema.json"):
            continue
        for card in json.loads(path.read_text("utf-8"))["cards"]:
            for where in fields(card):
                sort = (card["kind"], *(step for step in where if isinstance(step, str)))
                if sort not in done:
                    done.add(sort)
                    tries.append((card, where))
    for card, where in tries if long else rng.sample(tries, min(30, len(tries))):
        for odd in ODD_VALUES if long else rng.sample(ODD_VALUES, 2):
            folder = tmp_path / "mine"
            folder.mkdir(exist_ok=True)
            info = {"id": "mine", "name": "Mine", "game": box, "version": "1"}
            (folder / "pack.json").write_text(json.dumps(info), "utf-8")
            (folder / "a.json").write_text(json.dumps({"cards": [put(card, where, odd)]}), "utf-8")
            try:
                reading.load_pack(folder, adapter)
            except reading.PackError as error:
                told = list(map(str, error.problems))
                assert all("a.json:" in each for each in told), (where, odd, told)
                assert not STUMBLED.search("\n".join(told)), (where, odd, told)


NOTHING = [
    ("Cards.JSON", "not into Cards.JSON"), ("deck/cards.json", "not into deck/cards.json"),
    ("pad_12.tmx", "maps into maps/NAME.tmx, not into pad_12.tmx"),
    ("read me.txt", "put its cards in files NAME.json beside this one"),
]  # fmt: skip


@pytest.mark.parametrize("file, told", first_rows(1, NOTHING))
def test_a_pack_that_adds_nothing(file: str, told: str, tmp_path: Path, capsys: Out) -> None:
    folder = tmp_path / "mine"
    (folder / file).parent.mkdir(parents=True)
    info = {"id": "mine", "name": "Mine", "game": "edge", "version": "1"}
    (folder / "pack.json").write_text(json.dumps(info), "utf-8")
    (folder / file).write_text('{"cards": []}', "utf-8")
    (problem,) = problems_of(folder, capsys)
    assert "pack.json:1: the pack adds nothing: " in problem and told in problem
