"""Map packs of players: pieces drawn anew, with pictures of their own."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from game.commands import check
from game.outer_rim.game import OuterRim, load
from game.resources import ROOT
from tests.breadth import every

MAPS = ROOT / "maps" / "outer_rim"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """Return a pack that moves Naboo and gives it a picture of its own."""
    folder = tmp_path / "packs" / "new_naboo"
    (folder / "maps").mkdir(parents=True)
    (folder / "art").mkdir()
    info = {"id": "new_naboo", "name": "New Naboo", "game": "outer_rim", "version": "1.0"}
    (folder / "pack.json").write_text(json.dumps(info), "utf-8")
    for name in ("tile_naboo.tmx", "regions.tsx", "spaces.tsx"):
        shutil.copy(MAPS / name, folder / "maps")
    shutil.copy(ROOT / "assets" / "planets" / "kessel.png", folder / "art" / "naboo.png")
    change(folder / "maps" / "spaces.tsx", "../../assets/planets/naboo.png", "../art/naboo.png")
    change(folder / "maps" / "tile_naboo.tmx", 'gid="135" x="222.', 'gid="135" x="242.')
    return folder


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


def naboo(game: OuterRim) -> tuple[float, str]:
    """Return the place of Naboo in the standard row, and the file of its picture."""
    space = game.base.galaxy(game.base.row).spaces["naboo"]
    assert space.look.picture is not None
    return space.x, space.look.picture.file


def test_a_pack_brings_a_piece_with_its_own_art(pack: Path, game: OuterRim) -> None:
    place, file = naboo(game)
    moved, own = naboo(load(packs=[pack]))
    assert moved == place + 20
    assert (Path(file), Path(own)) == (
        ROOT / "assets" / "planets" / "naboo.png",
        pack / "art" / "naboo.png",
    )


@pytest.mark.long
def test_the_piece_is_there_with_the_further_box_too(pack: Path) -> None:
    own = naboo(load(packs=[pack]))[1]
    with_box = load(packs=[pack]).editions.of(("unfinished_business",))
    assert with_box.pieces["tile_naboo"].spaces[0].look.picture is not None
    assert with_box.pieces["tile_naboo"].spaces[0].look.picture.file == own


@pytest.mark.parametrize(
    ("file", "old", "new", "wanted"),
    every(
        2,[
        ("tile_naboo.tmx", 'name="lanes"', 'name="roads"', "no object layer is named lanes"),
        ("spaces.tsx", "../art/naboo.png", "../art/nabo.png", "../art/nabo.png, which is missing"),
        ("spaces.tsx", "../art/naboo.png", "../../naboo.png", "../../naboo.png, which is missing"),
    ]),
)  # fmt: skip
def test_a_broken_map_is_a_problem_of_its_pack(
    pack: Path, file: str, old: str, new: str, wanted: str
) -> None:
    change(pack / "maps" / file, old, new)
    game = load(packs=[pack])
    assert any(wanted in each for each in game.problems), game.problems
    assert Path(naboo(game)[1]).parent == ROOT / "assets" / "planets"


@pytest.mark.long
def test_a_pack_with_one_piece_passes_the_check(pack: Path) -> None:
    assert check.main([str(pack)]) == 0


def test_a_piece_that_no_box_has_is_refused(pack: Path) -> None:
    (pack / "maps" / "tile_naboo.tmx").rename(pack / "maps" / "tile_coruscant.tmx")
    (problem,) = load(packs=[pack]).problems
    assert "tile_coruscant.tmx:1: the boxes have no such piece; their pieces are" in problem
