"""The linter, and the coverage of the rules."""

from __future__ import annotations

import json
import os
import re
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from pydantic import BaseModel, ConfigDict, Field

from game import free_captains
from game.client.draw.faces import stand_ins
from game.commands import check, rules
from game.table import registry
from game.table.registry import GameRules
from tests.names import Out, Patch
from tests.table import coin

ROOT = Path(__file__).resolve().parents[2]
MAPS = ROOT / "maps" / "outer_rim"
LINE = re.compile(r"\S+:\d+: (\S+: )?.+")


class Card(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    id: str
    kind: Literal["crew", "gear"]
    name: str = ""
    deck: Annotated[str, Field(min_length=1)] = "market"
    fidelity: Literal["printed", "house"] = "house"


@pytest.fixture(autouse=True)
def coin_components(monkeypatch: Patch) -> None:
    rules = GameRules("coin", load="tests.table.coin:load", components=f"{__name__}:Card")
    monkeypatch.setattr(coin, "RULES", rules)


def pack(folder: Path, *cards: Any, id: str = "box", game: str = "coin") -> Path:
    folder.mkdir(exist_ok=True)
    info = {"id": id, "name": "Box", "game": game, "version": "1"}
    (folder / "pack.json").write_text(json.dumps(info))
    (folder / "a.json").write_text(json.dumps({"cards": list(cards)}, indent=1))
    return folder


def checked(capsys: Out, *args: Any) -> tuple[int, str]:
    status = check.main([str(arg) for arg in args])
    out = capsys.readouterr().out
    return status, out if "--json" in args else out.replace(os.sep, "/")


def test_a_good_pack_and_map(tmp_path: Path, capsys: Out, monkeypatch: Patch) -> None:
    folder = pack(tmp_path / "box", {"id": "a", "kind": "crew"})
    assert checked(capsys, folder, MAPS) == (0, "1 pack and 8 maps, no problems\n")
    monkeypatch.setattr(stand_ins, "system_fonts", tuple)  # this system might have them all
    pack(folder, {"id": "a", "kind": "crew", "name": "Иван ꦗꦮ"})
    status, out = checked(capsys, folder)
    assert status == 0 and "a.json:6: a: " in out and "no font has ꦗꦮ; install" in out


def test_a_folder_of_packs_and_the_maps_of_a_pack(tmp_path: Path, capsys: Out) -> None:
    """Packs are found in a folder around them, and around their maps."""
    (tmp_path / "packs").mkdir()
    one = pack(tmp_path / "packs" / "one", {"id": "a", "kind": "crew"}, id="one")
    pack(tmp_path / "packs" / "two", {"id": "b", "kind": "crw"}, id="two")
    pack(tmp_path / "packs" / ".three", {"id": "c", "kind": "crw"}, id="three")
    status, out = checked(capsys, tmp_path / "packs")
    assert status == 1 and "two/a.json:5: cards[0].kind: 'crw' is not known" in out
    assert out.endswith("\n1 problem\n")
    (one / "maps").mkdir()
    assert checked(capsys, one / "maps", one) == (0, "1 pack and 0 maps, no problems\n")
    status, out = checked(capsys, one / "a.json")
    told = f"this is a file; name the folder of its pack or maps, {one.as_posix()}"
    assert status == 1 and f"a.json:1: {told}\n" in out


def test_the_maps_of_a_pack_are_checked_with_it(tmp_path: Path, capsys: Out) -> None:
    """A map with the name of no piece is a problem that names the nearest, also by its folder."""
    folder = tmp_path / "red"
    shutil.copytree(MAPS, folder / "maps", ignore=shutil.ignore_patterns("*.world", "endcap*"))
    for path in (folder / "maps").glob("tile_*.tmx"):
        path.rename(path.with_name("tile_nabo.tmx")) if path.stem == "tile_naboo" else path.unlink()
    (folder / "maps" / "._tile_naboo.tmx").write_bytes(b"\0\5\x16\7")  # left by macOS
    info = {"id": "red", "name": "Red", "game": "outer_rim", "version": "1"}
    (folder / "pack.json").write_text(json.dumps(info))
    status, out = checked(capsys, folder / "maps")
    told = "the boxes have no such piece; did you mean tile_naboo.tmx?"
    assert status == 1 and f"maps/tile_nabo.tmx:1: {told}\n" in out


@pytest.mark.parametrize(
    "game, name, told",
    [
        ("edge", "pad_12", "no encounter takes place on the map 'pad_21'; did you mean pad_12"),
        ("mandalorian", "prison_ship", "no mission takes place on the map 'ship'"),
        ("free_captains", "mat", "packs of this game bring no maps"),
    ],
)
def test_a_map_that_nobody_would_see(
    game: str, name: str, told: str, tmp_path: Path, capsys: Out
) -> None:
    folder = tmp_path / "mine"
    boxes = Path(__file__).parents[2] / "maps" / game
    shutil.copytree(boxes, folder / "maps", ignore=shutil.ignore_patterns("*.tmx"))
    other = {"pad_12": "pad_21", "prison_ship": "ship"}.get(name, name)
    shutil.copy(boxes / f"{name}.tmx", folder / "maps" / f"{other}.tmx")
    info = {"id": "mine", "name": "Mine", "game": game, "version": "1"}
    (folder / "pack.json").write_text(json.dumps(info))
    status, out = checked(capsys, folder)
    assert status == 1 and told in out


def test_problems_of_all_folders_on_a_line_each(tmp_path: Path, capsys: Out) -> None:
    one = pack(tmp_path / "one", {"id": "a", "kind": "crw"}, {"id": "a", "kind": "crew"})
    two = pack(tmp_path / "two", game="chess", id="two")
    empty = tmp_path / "empty"
    empty.mkdir()
    status, out = checked(capsys, one, two, empty, tmp_path / "none")
    assert status == 1
    *lines, last = out.splitlines()
    assert all(LINE.fullmatch(line) for line in lines), lines
    told = [line.replace(f"{tmp_path.as_posix()}/", "") for line in lines]
    assert told[0] == "one/a.json:5: cards[0].kind: 'crw' is not known; did you mean 'crew'?"
    assert told[1].startswith("one/a.json:8: cards[1].id: one/a.json:3 already has the id 'a'")
    assert told[2] == (
        f"two/pack.json:1: game: No game 'chess': there are {', '.join(registry.GAMES)}."
    )
    assert told[3].startswith("empty/pack.json:1: ")
    assert told[4] == "none:1: no folder of this name"
    assert last == "5 problems"


def test_two_packs_of_one_id(tmp_path: Path, capsys: Out) -> None:
    status, out = checked(capsys, pack(tmp_path / "a"), pack(tmp_path / "b"))
    assert (
        status == 1
        and "b/pack.json:1: id: another pack checked here already has the id 'box'" in out
    )


def test_bad_clauses_are_told(tmp_path: Path, capsys: Out) -> None:
    folder = pack(tmp_path / "box")
    (folder / "clauses.json").write_text("[1]")
    status, out = checked(capsys, folder)
    assert status == 1 and "box/clauses.json:1: " in out


def test_problems_of_maps_have_file_and_line(tmp_path: Path, capsys: Out) -> None:
    folder = tmp_path / "galaxy"
    shutil.copytree(MAPS, folder)
    path = folder / "tile_naboo.tmx"
    text = path.read_text()
    match = re.search(r'<object id="(\d+)"[^>]*type="planet"', text)
    line = text.count("\n", 0, match.start()) + 1
    path.write_text(text.replace(match[0], match[0].replace('"planet"', '"plant"')))
    status, out = checked(capsys, folder)
    assert status == 1
    assert f"tile_naboo.tmx:{line}: object {match[1]} naboo in the layer spaces has" in out
    assert all(LINE.fullmatch(one) for one in out.splitlines()[:-1])
    (folder / "standard.world").write_text("{}")
    path.write_text(text)
    status, out = checked(capsys, folder)
    assert status == 1 and "standard.world:1: it is not a Tiled world" in out


def test_json_counts_and_ids(tmp_path: Path, capsys: Out) -> None:
    folder = pack(
        tmp_path / "box",
        {"id": "a", "kind": "crew", "name": "Abe"},
        {"id": "b", "kind": "crew", "deck": "luxury"},
        {"id": "c", "kind": "gear", "fidelity": "printed"},
    )
    status, out = checked(capsys, folder, MAPS, "--counts", "--ids", "--json")
    data = json.loads(out)
    assert status == 0 and (data["errors"], data["problems"]) == (0, [])
    box = data["counts"]["packs"]["box"]
    assert (box["components"], box["fidelity"]) == (3, {"house": 2, "printed": 1})
    assert box["kinds"] == {
        "crew": {"components": 2, "decks": {"luxury": 1, "market": 1}, "fidelity": {"house": 2}},
        "gear": {"components": 1, "decks": {"market": 1}, "fidelity": {"printed": 1}},
    }
    spaces = data["counts"]["maps"][str(MAPS)]["spaces"]
    assert spaces["planet"] >= 11 and spaces["maelstrom"] == 1
    assert data["ids"][0] == {
        "id": "a", "kind": "crew", "name": "Abe", "file": str(folder / "a.json"), "line": 3,
    }  # fmt: skip
    assert "naboo" in [one["id"] for one in data["ids"]]
    status, out = checked(capsys, folder, "--counts", "--ids")
    assert status == 0
    assert "box: 3 components, 2 house, 1 printed" in out
    assert re.search(r"^a +crew +Abe$", out, re.MULTILINE)


def test_json_problems(tmp_path: Path, capsys: Out) -> None:
    status, out = checked(capsys, pack(tmp_path / "box", {"id": "a"}), "--json")
    data = json.loads(out)
    assert status == 1 and data["errors"] == 1
    assert data["problems"][0]["line"] == 3
    assert set(data["problems"][0]) == {"file", "line", "path", "message"}


def test_folders_without_content_are_not_checked_by_default(tmp_path: Path) -> None:
    pack(tmp_path / "cards", {})
    for name in ("cards/schemas", "cards/rules", "cards/box", "maps/galaxy", "maps/art"):
        (tmp_path / name).mkdir(parents=True, exist_ok=True)
    (tmp_path / "cards" / "schemas" / "a.schema.json").write_text("{}")
    (tmp_path / "cards" / "rules" / "clauses.json").write_text("[]")
    (tmp_path / "maps" / "art" / "readme.txt").write_text("")
    (tmp_path / "maps" / "galaxy" / "a.tmx").write_text("")
    pack(tmp_path / "cards" / "box")
    found = check.default_folders(tmp_path)
    assert [path.relative_to(tmp_path).as_posix() for path in found] == ["cards/box", "maps/galaxy"]


TESTS = """
import pytest
pytestmark = [pytest.mark.rule("CN-001")]
@pytest.mark.rule("CN-002", "CN-003")
def test_a(): ...
@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("CN-R01"))])
def test_b(x): ...
@pytest.mark.rule("CN-9", "XX-1")
@pytest.mark.long
def test_c(): ...
"""


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: Patch) -> Path:
    """Create a project with six clauses in two systems, and some tests."""
    ids = ("CN-001", "CN-002", "CN-003", "CN-004", "CN-R01", "CN-R02")
    clauses = [
        {
            "id": id, "section": "Flips" if number < 4 else "Rulings", "topic": "",
            "text": "A coin.", "source": "L1",
        }
        for number, id in enumerate(ids)
    ]  # fmt: skip
    write_clauses(tmp_path / "cards" / "coin" / "clauses.json", clauses)
    (tmp_path / "tests" / "rules").mkdir(parents=True)
    (tmp_path / "tests" / "rules" / "test_coin.py").write_text(TESTS)
    (tmp_path / "tests" / "rules" / "coin.spec").write_text("[a]\n  rule CN-003 CN-8\n")
    (tmp_path / "tests" / "rules" / "open.txt").write_text("# none\nCN-R02 a matter of taste\n")
    monkeypatch.setattr(rules, "ROOT", tmp_path)
    return tmp_path


def write_clauses(path: Path, clauses: list[dict[str, str]]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(clauses))


def record(tree: Path, data: str) -> None:
    path = tree / rules.RECORD
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(data)


def test_coverage_by_system(tree: Path, capsys: Out) -> None:
    record(tree, '{"CN-001":"passed","CN-002":"failed","CN-R01":"passed"}')
    assert rules.main(["--game", "coin", "--json"]) == 1, "for the unknown clause"
    data = json.loads(capsys.readouterr().out)
    assert data["systems"] == [
        {
            "system": "Flips",
            "clauses": 4,
            "cited": 3,
            "passed": 1,
            "missing": ["CN-004"],
            "open": [],
        },
        {
            "system": "Rulings", "clauses": 2, "cited": 1, "passed": 1, "missing": ["CN-R02"],
            "open": ["CN-R02"],
        },
    ]  # fmt: skip
    assert (data["clauses"], data["cited"], data["passed"]) == (6, 4, 2)
    assert (data["missing"], data["open"]) == (["CN-004", "CN-R02"], ["CN-R02"])
    assert data["unknown"] == [
        {"id": "CN-8", "test": "tests/rules/coin.spec:2"},
        {"id": "CN-9", "test": "tests/rules/test_coin.py:8"},
    ]


@pytest.mark.parametrize("data", ["", "[]", "\xff"])
def test_without_a_record_it_is_not_known_what_passed(tree: Path, data: str, capsys: Out) -> None:
    record(tree, data)
    rules.main(["--game", "coin", "--json"])
    assert json.loads(capsys.readouterr().out)["passed"] is None
    rules.main(["--game", "coin"])
    out = capsys.readouterr().out
    assert re.search(r"^Flips +4 +3 +- +1$", out, re.MULTILINE)
    assert "missing: CN-004, CN-R02" in out and "main.py test" in out
    assert "test_coin.py:8: no clause CN-9 exists" in out


def test_a_game_without_clauses(tree: Path, capsys: Out) -> None:
    assert rules.main(["--game", "chess"]) == 2
    assert "no clauses for the game 'chess' (clauses exist for coin)" in capsys.readouterr().err
    (tree / "cards" / "coin" / "clauses.json").write_text("{")
    assert rules.main(["--game", "coin"]) == 2
    assert "clauses.json: " in capsys.readouterr().err


def test_a_map_of_a_game_without_maps(tmp_path: Path, capsys: Out, monkeypatch: Patch) -> None:
    monkeypatch.setattr(free_captains, "RULES", replace(free_captains.RULES, maps=""))
    folder = Path(shutil.copytree(MAPS, tmp_path / "free_captains"))
    status, out = checked(capsys, folder)
    assert status == 1
    assert out.splitlines()[0] == f"{folder.as_posix()}:1: the game 'free_captains' has no maps"
