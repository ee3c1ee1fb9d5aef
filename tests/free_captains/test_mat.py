"""The mats drawn in Tiled: what is on them, and what the check says of faults."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from game.commands import check
from game.free_captains import mat
from game.table.maps.drawing import MapError

Out = pytest.CaptureFixture[str]


def changed(tmp_path: Path, old: str, new: str, name: str = "mat.tmx") -> Path:
    """Return a copy of the folder of mats in which a pattern of one file is replaced."""
    folder = tmp_path / "maps" / "free_captains"
    shutil.copytree(mat.FOLDER, folder)
    text = (folder / name).read_text("utf-8")
    made = re.sub(old, new, text, count=1)
    assert made != text, "the pattern is not in the file"
    (folder / name).write_text(made, "utf-8")
    return folder


def problem(tmp_path: Path, old: str, new: str, name: str = "mat.tmx") -> str:
    """Return the only problem of a changed mat."""
    with pytest.raises(MapError) as caught:
        mat.load_folder(changed(tmp_path, old, new, name))
    assert len(caught.value.problems) == 1, caught.value.problems
    return caught.value.problems[0]


def test_both_mats_have_every_place() -> None:
    made = mat.mats()
    assert set(made) == {mat.WIDE, mat.SMALL}
    assert made[mat.WIDE].at("inspector").kind == "side"
    assert made[mat.SMALL].at("card_4").width == made[mat.SMALL].at("card_1").width
    assert sum(made[mat.SMALL].counts()["spaces"].values()) == 34
    with pytest.raises(KeyError):
        made[mat.SMALL].at("inspector")


@pytest.mark.parametrize(
    ("old", "new", "wanted"),
    [
        (r'  <object id="\d+" name="hand".*\n', "", "has no object named hand; draw one"),
        ('name="hand"', 'name="hands"', "object 33 hands in the layer captain is unknown; did you"),
        ('name="dice"( .*) x="450"', r'name="dice"\1 x="-9"', "beyond the mat of 3000 x 1500"),
        ('name="bag"( .*) x="900"', r'name="bag"\1 x="875"', "and object 26 bag overlap; move"),
        ('name="log"( .*) width="687.5"', r'name="log"\1 width="0"', "is not a rectangle; draw it"),
        ("captains/mat.jpg", "captains/rug.jpg", "rug.jpg, which is missing; put it there, or"),
        (r"\.\./\.\./assets", "/home/me", "mat.jpg, which is missing; put it there, or"),
    ],
)
def test_faults_name_file_object_and_what_would_be_right(
    tmp_path: Path, old: str, new: str, wanted: str
) -> None:
    if "hands" in new:  # a name that is wrong leaves the right one out as well
        folder = changed(tmp_path, old, new)
        with pytest.raises(MapError) as caught:
            mat.load_folder(folder)
        told = "\n".join(caught.value.problems)
        assert wanted in told and "mean hand?" in told
        return
    told = problem(tmp_path, old, new)
    assert told.startswith("mat.tmx: ") and wanted in told


def test_a_place_on_another_layer(tmp_path: Path) -> None:
    row = r'(  <object id="\d+" name="way_out".*\n)( </objectgroup>\n <objectgroup .*\n)'
    told = problem(tmp_path, row, r"\2\1")
    assert "way_out is on the layer tray; it belongs on line" in told


def test_the_check_points_at_the_line(tmp_path: Path, capsys: Out) -> None:
    folder = changed(tmp_path, 'name="bag"( .*) x="900"', r'name="bag"\1 x="875"')
    assert check.main([str(folder)]) == 1
    out = capsys.readouterr().out.splitlines()[0]
    line = (folder / "mat.tmx").read_text("utf-8").split("\n")
    number = int(out.removeprefix(f"{folder}/mat.tmx:").partition(":")[0])
    assert 'name="dice"' in line[number - 1] or 'name="bag"' in line[number - 1]
