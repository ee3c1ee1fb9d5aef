"""Map files: what Tiled makes of them, what the loader reads, and what it refuses and why."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from game.outer_rim.maps.galaxy import load_galaxy, load_pieces
from game.table.maps.drawing import MapError
from game.tiled import load_world
from tests.breadth import every
from tests.specs import Row, tables

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "maps" / "outer_rim"
NABOO = '<object id="1" name="naboo" type="planet"'


@pytest.fixture()
def folder(tmp_path: Path) -> Path:
    """Return a copy of the map folder to spoil."""
    return Path(shutil.copytree(FOLDER, tmp_path / "outer_rim"))


def edit(file: Path, old: str, new: str) -> None:
    """Replace the first place where a text stands; it must stand there."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def place(row: Row) -> str:
    """Return the id of a test of a row."""
    return str(row.line.number)


def refusal(folder: Path) -> list[str]:
    with pytest.raises(MapError) as caught:
        load_galaxy(folder)
    return caught.value.problems


# The contents of the files


@pytest.mark.long
def test_loading_says_nothing_and_opens_nothing() -> None:
    code = (
        "from pathlib import Path; from game.outer_rim.maps.galaxy import load_galaxy; "
        f"load_galaxy(Path({str(FOLDER)!r})); import pygame; "
        "assert not pygame.display.get_init()"
    )
    env = {name: word for name, word in os.environ.items() if "PYGAME" not in name}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, text=True, check=True
    )
    assert done.stdout == ""


# The results of editing


def test_a_space_drawn_as_an_outline_is_refused(folder: Path) -> None:
    edit(folder / "tile_naboo.tmx", ' gid="135"', "")
    assert refusal(folder) == [
        "tile_naboo.tmx: object 1 naboo has no picture; insert it as a tile of a tileset instead"
    ]


EDITS = tables("outer_rim/maps/edits.spec")


@pytest.mark.parametrize("row", every(2, EDITS["pictures"]), ids=place)
def test_pictures_that_cannot_be_shown_are_reported(folder: Path, row: Row) -> None:
    edit(folder / row["file"], row["text"], row["instead"])
    assert row["problems"] in refusal(folder)


def test_a_picture_outside_of_the_project_is_refused(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "secret.png").write_bytes((ROOT / "assets/planets/naboo.png").read_bytes())
    edit(folder / "spaces.tsx", "../../assets/planets/naboo.png", "../secret.png")
    assert (
        "tile_naboo.tmx: the tileset spaces.tsx: tile 6 shows ../secret.png, which lies outside "
        "outer_rim; move it there"
    ) in refusal(folder)


def test_a_lane_may_be_drawn_from_either_end(folder: Path) -> None:
    before = load_galaxy(folder)
    file = folder / "tile_naboo.tmx"
    root = ElementTree.parse(file)
    for lane in root.getroot().findall("objectgroup[@name='lanes']/object"):
        line = lane.find("polyline")
        assert line is not None
        points = [tuple(map(float, spot.split(","))) for spot in line.get("points", "").split()]
        x, y = points[-1]
        turned = [f"{px - x},{py - y}" for px, py in reversed(points)]
        line.set("points", " ".join(turned))
        lane.set("x", str(float(lane.get("x", "")) + x))
        lane.set("y", str(float(lane.get("y", "")) + y))
    root.write(file, encoding="UTF-8", xml_declaration=True)
    assert load_galaxy(folder) == before


RENAMED = ('name="Naboo City"', 'name="naboo"')
"""cases in which a space is gone: its lanes and joins miss it as well"""


@pytest.mark.parametrize("row", every(4, EDITS["broken"]), ids=place)
def test_a_broken_map_is_refused_in_words(folder: Path, row: Row) -> None:
    edit(folder / row["file"], row["text"], row["instead"].replace("\\n", "\n"))
    problems, told = refusal(folder), row.lines("problems")
    assert problems[: len(told)] == told
    follow = problems[len(told) :]
    assert bool(follow) == (row["instead"] in RENAMED)
    assert all("; use one of " in each for each in follow)


def test_a_name_used_in_two_files_is_refused(folder: Path) -> None:
    file = folder / "tile_takodana.tmx"
    file.write_text(file.read_text(encoding="utf-8").replace('"takodana"', '"naboo"'))
    assert refusal(folder) == [
        "tile_takodana.tmx: the space naboo is also in tile_naboo.tmx; "
        "each name may be used once in a folder"
    ]


def test_a_cell_may_be_clear(folder: Path) -> None:
    edit(folder / "tile_naboo.tmx", "4,6,10,3,37", "0,6,10,3,37")
    assert load_pieces(folder)["tile_naboo"].art[0][0] is None


def test_half_a_file_is_refused(folder: Path) -> None:
    file = folder / "tile_naboo.tmx"
    file.write_bytes(file.read_bytes()[:2000])
    (problem,) = refusal(folder)
    assert problem.startswith("tile_naboo.tmx: the XML is incomplete (")
    assert problem.endswith("; save it again from Tiled")


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda file: file.write_bytes(b"\xff\xfe<map/>"), "it is not text in UTF-8"),
        (lambda file: file.write_text("<tileset/>"),
         "it begins with <tileset>; it must begin with <map>"),
        (lambda file: file.write_text(" " * (1 << 20) + "<map/>"), "it is larger than 1 MiB"),
        (lambda file: file.write_text('<map width="2" height="2"/>'),
         "no tile layer is named region"),
    ],
)  # fmt: skip
def test_files_that_are_no_maps_are_refused(
    folder: Path, spoil: Callable[[Path], object], told: str
) -> None:
    spoil(folder / "tile_naboo.tmx")
    assert refusal(folder)[0].startswith("tile_naboo.tmx: ")
    assert told in refusal(folder)[0]


def test_what_the_library_stumbles_over_is_told_with_the_file(folder: Path) -> None:
    edit(folder / "tile_naboo.tmx", NABOO, f'{NABOO} visible="maybe"')
    (problem,) = refusal(folder)
    assert problem.startswith("tile_naboo.tmx: it cannot be read (ValueError: ")
    assert problem.endswith("; open and save it in Tiled")


def test_a_file_that_leads_out_of_the_folder_is_refused(folder: Path) -> None:
    file = folder / "tile_naboo.tmx"
    file.rename(folder.parent / file.name)
    file.symlink_to(folder.parent / file.name)
    assert refusal(folder) == ["tile_naboo.tmx: it lies outside the map folder; move it there"]


def test_a_world_outside_the_folder_is_refused(folder: Path) -> None:
    shutil.copy(folder / "standard.world", folder.parent)
    with pytest.raises(MapError, match="standard.world: it lies outside the map folder"):
        load_world(folder, "../standard")
    with pytest.raises(MapError, match="nowhere.world: no file of this name in outer_rim"):
        load_world(folder, "nowhere")


def test_a_folder_without_maps_is_refused(tmp_path: Path) -> None:
    with pytest.raises(MapError, match="it holds no .tmx file"):
        load_pieces(tmp_path)
    with pytest.raises(MapError, match="no map folder of this name"):
        load_pieces(tmp_path / "none")


def test_the_problems_of_all_files_are_told_together(folder: Path) -> None:
    edit(folder / "tile_naboo.tmx", 'value="imperial"', 'value="empire"')
    edit(folder / "tile_lothal.tmx", '"to" value="lothal"', '"to" value="hoth"')
    problems = refusal(folder)
    assert [problem.split(":")[0] for problem in problems] == ["tile_lothal.tmx", "tile_naboo.tmx"]


# The files as Tiled itself reads them
