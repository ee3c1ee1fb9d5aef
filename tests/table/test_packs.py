"""Content packs: valid ones load, and all problems of an invalid one are reported."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated, Any, Literal, Union

import pytest
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from game.table import json_positions
from game.table.packs.reading import MAX_BYTES, PackError, load_pack, nearest, read_info
from tests.specs import Row, table


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Per(Model):
    base: int = 0
    each: int


class Gain(Model):
    do: Literal["gain"]
    credits: int | Per


class Lose(Model):
    do: Literal["lose"]
    fame: Annotated[int, Field(ge=1)]


class Cargo(Model):
    kind: Literal["cargo"]
    id: Annotated[str, Field(pattern="^[a-z_]+$")]
    deck: Literal["cargo", "luxury"] = "cargo"
    effect: tuple[Annotated[Union[Gain, Lose], Field(discriminator="do")], ...] = ()
    levels: dict[Literal["hutt", "rebel"], int] = {}


class Ship(Model):
    kind: Literal["ship"]
    id: str
    hull: int


ADAPTER: TypeAdapter[Any] = TypeAdapter(Annotated[Union[Cargo, Ship], Field(discriminator="kind")])
INFO = {"id": "box", "name": "Box", "game": "coin", "version": "1"}


def pack(folder: Path, **files: Any) -> Path:
    """Create a pack folder with these files; text is written as it is, all else as JSON."""
    for name, what in {"pack": INFO, **files}.items():
        text = what if isinstance(what, str) else json.dumps(what, indent=1)
        (folder / f"{name}.json").write_text(text, encoding="utf-8")
    return folder


def wrong(folder: Path, **files: Any) -> list[str]:
    """Return the problems of such a pack as lines, without the folder."""
    with pytest.raises(PackError) as caught:
        load_pack(pack(folder, **files), ADAPTER)
    return [str(problem).replace(f"{folder}{os.sep}", "") for problem in caught.value.problems]


def cards(*cards: Any) -> dict[str, Any]:
    return {"cards": list(cards)}


def one(**fields: Any) -> str:
    """Return a deck of one cargo card on its own line."""
    card = {"kind": "cargo", "id": "spice", **fields}
    return '{"cards": [\n' + json.dumps(card) + "\n]}"


def test_components_come_in_the_order_of_the_files_and_cards(tmp_path: Path) -> None:
    ship = {"kind": "ship", "id": "zed", "hull": 3}
    spice = {"kind": "cargo", "id": "spice", "effect": [{"do": "gain", "credits": {"each": 2}}]}
    loaded = load_pack(
        pack(tmp_path, b=cards(spice), a=cards(ship, {**ship, "id": "abe"})), ADAPTER
    )
    assert list(loaded.components) == ["zed", "abe", "spice"]
    assert (loaded.id, loaded.name, loaded.game, loaded.version) == ("box", "Box", "coin", "1")
    assert loaded.components["spice"].effect[0].credits == Per(each=2)
    assert loaded.where["abe"] == (str(tmp_path / "a.json"), 8)


def test_clauses_and_schemas_are_no_decks(tmp_path: Path) -> None:
    folder = pack(tmp_path, clauses=[1], a=cards())
    (tmp_path / "a.schema.json").write_text("{}")
    (tmp_path / "._a.json").write_bytes(b"\0\5\x16\7")  # left by macOS
    assert load_pack(folder, ADAPTER).components == {}


def test_the_digest_tells_content_and_not_layout(tmp_path: Path) -> None:
    digests = []
    for number, text in enumerate(
        (one(), one().replace("\n", "\r\n  "), "\ufeff" + one(), one(deck="luxury"))
    ):
        (tmp_path / str(number)).mkdir()
        digests.append(load_pack(pack(tmp_path / str(number), a=text), ADAPTER).digest)
    assert digests[0] == digests[1] == digests[2] != digests[3]
    assert len(digests[0]) == 64


@pytest.mark.parametrize("row", table("table/wrong_cards.spec"), ids="{0[fields]}".format)
def test_what_is_wrong_and_what_would_be_right(tmp_path: Path, row: Row) -> None:
    assert wrong(tmp_path, a=one(**json.loads(row["fields"]))) == [f"a.json:2: {row['told']}"]


def test_a_field_missing_in_one_kind_of_value_is_told_for_that_kind(tmp_path: Path) -> None:
    found = wrong(tmp_path, a=one(effect=[{"do": "gain", "credits": {"eac": 1}}]))
    assert found == [
        "a.json:2: cards[0].effect[0].credits: the field 'each' is missing; "
        "it should be a whole number",
        "a.json:2: cards[0].effect[0].credits.eac: no field 'eac' belongs here; "
        "did you mean 'each'?",
    ]


def test_all_problems_of_all_files_come_together(tmp_path: Path) -> None:
    found = wrong(
        tmp_path, pack={**INFO, "gam": 1},
        a=cards({"kind": "cargo", "id": "a", "deck": 1}, {"kind": "ship", "id": "b"}, 7),
        b='{"cards": [}', c=[], d={"card": [], "$schema": "x"},
    )  # fmt: skip
    assert [line.split(": ")[0] for line in found] == [
        "a.json:6", "a.json:8", "a.json:12", "b.json:1", "c.json:1", "d.json:1", "d.json:2",
        "pack.json:6",
    ]  # fmt: skip


def test_ids_used_twice_are_told_with_both_places(tmp_path: Path) -> None:
    ship = {"kind": "ship", "id": "abe", "hull": 3}
    found = wrong(tmp_path, a=cards(ship), b=cards({**ship, "id": "b"}, ship))
    assert found == ["b.json:10: cards[1].id: a.json:3 already has the id 'abe'; "
                     "choose another"]  # fmt: skip


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b'{"cards": [], "cards": []}', "the key 'cards' appears twice; the first is in line 1"),
        (b'{"cards":\n[{"a": NaN}]}', "broken JSON: a value is missing before 'NaN}]}'"),
        (b'{"cards": [],}', "there is a comma before '}'; remove it"),
        (b'{"cards": []}x', "nothing may follow the end of the value"),
        (b"\xff", "byte 0xff is not UTF-8; save the file as UTF-8"),
        (b" " * (MAX_BYTES + 1), "the file cannot be read: it is larger than 2 MiB; split it"),
        (b"[" * 5000, "nested more than 64 levels deep"),
        (b'{"cards": [1e999]}', "the number 1e999 is too large"),
        (b'{"cards": ["\\ud800"]}', "half of a character"),
        (b"", "a value is missing before the end"),
    ],
)
def test_files_that_cannot_be_read(tmp_path: Path, data: bytes, told: str) -> None:
    pack(tmp_path)
    (tmp_path / "a.json").write_bytes(data)
    assert any(told in line for line in wrong(tmp_path))


def test_a_folder_without_pack_json_says_what_it_should_hold(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r'pack.json:1: .* has no pack.json; it holds \{"id"'):
        load_pack(tmp_path, ADAPTER)
    with pytest.raises(PackError, match="is not a folder"):
        load_pack(tmp_path / "none", ADAPTER)


@pytest.mark.parametrize(("field", "most"), [("id", 40), ("game", 40), ("name", 80)])
def test_ids_and_names_of_packs_have_a_bound(tmp_path: Path, field: str, most: int) -> None:
    data = {"id": "a", "name": "A", "game": "coin", "version": "1"}
    (tmp_path / "pack.json").write_text(json.dumps({**data, field: "x" * most}))
    assert getattr(read_info(tmp_path), field) == "x" * most
    (tmp_path / "pack.json").write_text(json.dumps({**data, field: "x" * 70_000}))
    with pytest.raises(
        PackError, match=rf"{field}: 'x+\.\.\.' should have at most {most} characters"
    ):
        read_info(tmp_path)


def test_nearest() -> None:
    assert nearest("Naboo", ["nal_hutta", "naboo"]) == "naboo"
    assert nearest("xyz", ["nal_hutta", "naboo"]) is None
    assert nearest("a", []) is None


TEXT = """{
  "cards": [
    {"id": "a",
     "n": [1,
           -2.5e3, {}]},

    "two", null, true
  ]
}
"""


def test_lines_and_spans_of_all_values() -> None:
    placed = json_positions.read(TEXT)
    assert placed.value == json.loads(TEXT)
    assert placed.lines == {
        (): 1, ("cards",): 2, ("cards", 0): 3, ("cards", 0, "id"): 3, ("cards", 0, "n"): 4,
        ("cards", 0, "n", 0): 4, ("cards", 0, "n", 1): 5, ("cards", 0, "n", 2): 5, ("cards", 1): 7,
        ("cards", 2): 7, ("cards", 3): 7,
    }  # fmt: skip
    for path, (start, end) in placed.spans.items():
        value = placed.value
        for part in path:
            value = value[part]
        assert json.loads(TEXT[start:end]) == value
    assert placed.line(("cards", 0, "gone", 3)) == 3


def test_paths_are_spelled_as_people_do() -> None:
    assert json_positions.spelled(("cards", 3, "reward", 0, "do")) == "cards[3].reward[0].do"
    assert json_positions.spelled(()) == ""


def test_the_finder_reads_all_that_the_standard_reader_does() -> None:
    for text in ('"\\u00e9\\n"', "[]", "[[], {}]", "-0", "12.50", '{"a": {"b": [null]}}', "1E+2"):
        assert json_positions.read(text).value == json.loads(text)


@pytest.mark.parametrize("cut", range(len(TEXT.rstrip())))
def test_a_text_cut_anywhere_is_broken(cut: int) -> None:
    with pytest.raises(json_positions.BrokenJson):
        json_positions.read(TEXT[:cut])
