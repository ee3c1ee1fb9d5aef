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

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "maps" / "outer_rim"
MAPS = sorted(FOLDER.glob("*.tmx"))
ORDER = (
    "endcap_rebel_syndicate",
    "tile_ord_mantell",
    "tile_lothal",
    "tile_kessel",
    "tile_nal_hutta",
    "tile_naboo",
    "tile_takodana",
    "endcap_hutt_imperial",
)
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


def refusal(folder: Path) -> list[str]:
    with pytest.raises(MapError) as caught:
        load_galaxy(folder)
    return caught.value.problems


# The contents of the files


def corners() -> list[list[int]]:
    """Return the terrain at each tile's corners: top left, top right, bottom right, bottom left."""
    root = ElementTree.parse(FOLDER / "regions.tsx").getroot()
    rings = {int(t.get("tileid", "")): t.get("wangid", "") for t in root.iter("wangtile")}
    return [[int(rings[tile].split(",")[at]) for at in (7, 1, 3, 5)] for tile in sorted(rings)]


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


PICTURES = {
    "planet missing": (
        "spaces.tsx",
        "planets/naboo.png",
        "planets/nabo.png",
        "tile_naboo.tmx: the tileset spaces.tsx: tile 6 shows ../../assets/planets/nabo.png, "
        "which is missing; put it there, or choose another in Tiled",
    ),
    "sheet missing": (
        "regions.tsx",
        "outer_rim_regions.png",
        "regions.png",
        "tile_naboo.tmx: the tileset regions.tsx: it shows ../../assets/tiles/regions.png, "
        "which is missing; put it there, or choose another in Tiled",
    ),
    "sheet of another size": (
        "regions.tsx",
        'width="512" height="256"',
        'width="512" height="512"',
        "tile_naboo.tmx: the tileset regions.tsx: it shows "
        "../../assets/tiles/outer_rim_regions.png as 512 x 512 pixels, but it has 512 x 256; "
        "save the tileset again in Tiled",
    ),
    "no picture": (
        "spaces.tsx",
        "planets/naboo.png",
        "planets/naboo.gif",
        "tile_naboo.tmx: the tileset spaces.tsx: tile 6 shows ../../assets/planets/naboo.gif, "
        "which must be one of .png, .jpg, .jpeg, .webp, .svg",
    ),
    "sky missing": (
        "endcap_rebel_syndicate.tmx",
        "galaxy.jpg",
        "galaxies.jpg",
        "endcap_rebel_syndicate.tmx: the image layer sky shows "
        "../../assets/space/galaxies.jpg, which is missing; put it there, or choose another in "
        "Tiled",
    ),
}


@pytest.mark.parametrize("case", PICTURES)
def test_pictures_that_cannot_be_shown_are_reported(folder: Path, case: str) -> None:
    file, old, new, problem = PICTURES[case]
    edit(folder / file, old, new)
    assert problem in refusal(folder)


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


# Refused edits: file, text, its replacement, and the problems reported


BROKEN = {
    "layer missing": (
        "tile_naboo.tmx",
        'name="lanes"',
        'name="paths"',
        ["tile_naboo.tmx: there is no object layer named lanes; add it"],
    ),
    "tile layer missing": (
        "tile_naboo.tmx",
        'name="regions"',
        'name="ground"',
        ["tile_naboo.tmx: there is no tile layer named regions; add it"],
    ),
    "layer shifted": (
        "tile_naboo.tmx",
        'name="spaces"',
        'name="spaces" offsetx="8"',
        ["tile_naboo.tmx: the layer spaces is shifted; its offsets must be 0"],
    ),
    "id twice in a file": (
        "tile_naboo.tmx",
        'name="ryloth"',
        'name="naboo"',
        [
            "tile_naboo.tmx: the space naboo is used twice; each may be used once",
            "tile_naboo.tmx: object 9 lane has the to 'ryloth'; "
            "known are naboo, nav_17, nav_18, nav_19, nav_20",
        ],
    ),
    "bad id": (
        "tile_naboo.tmx",
        'name="naboo"',
        'name="Naboo City"',
        [
            "tile_naboo.tmx: object 1 in the layer spaces has the name 'Naboo City'; "
            "a name in lowercase letters, digits and _ would be right",
        ],
    ),
    "unknown kind": (
        "tile_naboo.tmx",
        'type="planet"',
        'type="moon"',
        [
            "tile_naboo.tmx: object 1 naboo in the layer spaces has the type 'moon'; "
            "planet or navpoint or maelstrom would be right",
        ],
    ),
    "unknown faction": (
        "tile_naboo.tmx",
        'value="imperial"',
        'value="empire"',
        [
            "tile_naboo.tmx: the space naboo has the faction 'empire'; "
            "known are hutt, imperial, rebel, syndicate, or leave it empty",
        ],
    ),
    "unknown contact space": (
        "tile_naboo.tmx",
        'value="gray,green"',
        'value="gray,mauve"',
        [
            "tile_naboo.tmx: the space naboo has the contact space 'mauve' among its contacts; "
            "known are gray, green, yellow, orange",
        ],
    ),
    "planet without contacts": (
        "tile_naboo.tmx",
        '"contacts" value="gray,green"',
        '"contact" value="gray,green"',
        [
            "tile_naboo.tmx: the space naboo is a planet without the property contacts; "
            "leave it empty for a planet that has none",
        ],
    ),
    "no encounter deck": (
        "tile_naboo.tmx",
        '"encounter" value="naboo_ryloth"',
        '"deck" value="naboo_ryloth"',
        [
            "tile_naboo.tmx: object 1 naboo needs the property encounter",
            "tile_naboo.tmx: the space naboo has the encounter ''; the id of an encounter deck "
            "would be right",
        ],
    ),
    "planet off the map": (
        "tile_naboo.tmx",
        NABOO + ' gid="135" x="222.46875"',
        NABOO + ' gid="135" x="722.46875"',
        [
            "tile_naboo.tmx: object 1 naboo in the layer spaces is at 766, 82, "
            "outside the map of 512 x 384",
        ],
    ),
    "lane to nowhere": (
        "tile_naboo.tmx",
        '"to" value="naboo"',
        '"to" value="coruscant"',
        [
            "tile_naboo.tmx: object 7 lane has the to 'coruscant'; "
            "known are naboo, ryloth, nav_17, nav_18, nav_19, nav_20",
        ],
    ),
    "lane in a ring": (
        "tile_naboo.tmx",
        '"to" value="naboo"',
        '"to" value="nav_17"',
        ["tile_naboo.tmx: object 7 lane from nav_17 to nav_17 must join two spaces"],
    ),
    "lane twice": (
        "tile_naboo.tmx",
        '"to" value="ryloth"',
        '"to" value="naboo"',
        ["tile_naboo.tmx: the lane between naboo and nav_17 is used twice; each may be used once"],
    ),
    "lane without a line": (
        "tile_naboo.tmx",
        "<polyline points",
        "<polygon points",
        ["tile_naboo.tmx: object 7 lane from nav_17 to naboo must be a polyline"],
    ),
    "join off the edge": (
        "tile_naboo.tmx",
        'type="join" x="0"',
        'type="join" x="16"',
        ["tile_naboo.tmx: object 13 join left upper is at x 16; 0 is the left edge"],
    ),
    "one lane at an edge": (
        "tile_naboo.tmx",
        '"lane" value="lower"',
        '"lane" value="upper"',
        [
            "tile_naboo.tmx: the join left upper is used twice; each may be used once",
            "tile_naboo.tmx: the left edge has no join for the lane lower; it needs both",
        ],
    ),
    "join to another height": (
        "tile_naboo.tmx",
        'type="join" x="0" y="112"',
        'type="join" x="0" y="144"',
        [
            "tile_naboo.tmx: the lane upper enters at height 144, but leaves tile_nal_hutta at "
            "112; both must be the same",
        ],
    ),
    "stack of nobody": (
        "endcap_hutt_imperial.tmx",
        'name="stack_hutt"',
        'name="hutts"',
        [
            "endcap_hutt_imperial.tmx: object 6 in the layer stacks is named 'hutts'; known are "
            "stack_hutt, stack_imperial, stack_rebel, stack_syndicate",
            "endcap_hutt_imperial.tmx: the space nav_24 spawns 'hutt', of which no stack lies "
            "here; stacks are hutts, imperial",
            "endcap_hutt_imperial.tmx: no navpoint beside stack_hutts has the spawn hutts",
        ],
    ),
    "stack without a spawn": (
        "endcap_hutt_imperial.tmx",
        '"spawn" value="hutt"',
        '"spawn" value=""',
        ["endcap_hutt_imperial.tmx: no navpoint beside stack_hutt has the spawn hutt"],
    ),
    "tileset elsewhere": (
        "tile_naboo.tmx",
        'source="regions.tsx"',
        'source="../../../etc/regions.tsx"',
        [
            "tile_naboo.tmx: the tileset ../../../etc/regions.tsx must be a .tsx file of the "
            "same folder"
        ],
    ),
    "tileset missing": (
        "tile_naboo.tmx",
        'source="regions.tsx"',
        'source="region.tsx"',
        ["region.tsx: there is no such file in outer_rim"],
    ),
    "hexagonal": (
        "tile_naboo.tmx",
        'orientation="orthogonal"',
        'orientation="hexagonal"',
        ["tile_naboo.tmx: the map is hexagonal; its orientation must be orthogonal"],
    ),
    "infinite": (
        "tile_naboo.tmx",
        'infinite="0"',
        'infinite="1"',
        ["tile_naboo.tmx: the map is infinite; untick Infinite in its properties"],
    ),
    "enormous": (
        "tile_naboo.tmx",
        'width="16" height="12"',
        'width="99999999999" height="12"',
        ["tile_naboo.tmx: it is 99999999999 x 12 cells; each side must have 1 to 64"],
    ),
    "compressed": (
        "tile_naboo.tmx",
        'encoding="csv"',
        'encoding="base64" compression="zlib"',
        [
            "tile_naboo.tmx: its tile layer must be saved in the format CSV "
            "(see the map's properties)"
        ],
    ),
    "template": (
        "tile_naboo.tmx",
        NABOO,
        NABOO + ' template="planet.tx"',
        ["tile_naboo.tmx: object 1 is a template; detach it"],
    ),
    "turned": (
        "tile_naboo.tmx",
        NABOO,
        NABOO + ' rotation="45"',
        ["tile_naboo.tmx: object 1 is turned; its rotation must be 0"],
    ),
    "entities": (
        "tile_naboo.tmx",
        "<map ",
        '<!DOCTYPE map [<!ENTITY a "aaaa">]>\n<map ',
        [
            "tile_naboo.tmx: it declares a document type, as old versions of Tiled did; "
            "save it in a newer one"
        ],
    ),
    "world names a stranger": (
        "standard.world",
        "tile_naboo.tmx",
        "../tile_naboo.tmx",
        ["standard.world: ../tile_naboo.tmx is not a .tmx file of the same folder"],
    ),
    "world with a gap": (
        "standard.world",
        '"x": 256',
        '"x": 250',
        [
            "standard.world: tile_ord_mantell.tmx begins at x 250; "
            "endcap_rebel_syndicate.tmx before it ends at 256",
            "standard.world: tile_lothal.tmx begins at x 768; "
            "tile_ord_mantell.tmx before it ends at 762",
        ],
    ),
    "world that is no world": (
        "standard.world",
        '"maps"',
        '"charts"',
        [
            "standard.world: it is not a Tiled world (KeyError: 'maps'); "
            "each of its maps needs fileName, x and width"
        ],
    ),
}


RENAMED = ("bad id", "id twice in a file")
"""cases in which a space is gone: its lanes and joins miss it as well"""


@pytest.mark.parametrize("case", every(4, BROKEN))
def test_a_broken_map_is_refused_in_words(folder: Path, case: str) -> None:
    file, old, new, told = BROKEN[case]
    edit(folder / file, old, new)
    problems = refusal(folder)
    assert problems[: len(told)] == told
    follow = problems[len(told) :]
    assert bool(follow) == (case in RENAMED) and all("; known are " in each for each in follow)


def test_a_name_used_in_two_files_is_refused(folder: Path) -> None:
    file = folder / "tile_takodana.tmx"
    file.write_text(file.read_text(encoding="utf-8").replace('"takodana"', '"naboo"'))
    assert refusal(folder) == [
        "tile_takodana.tmx: the space naboo is also in tile_naboo.tmx; "
        "each name may be used once in a folder"
    ]


def test_a_cell_may_be_clear_but_not_of_an_unknown_tile(folder: Path) -> None:
    edit(folder / "tile_naboo.tmx", "4,6,10,3,37", "0,6,10,3,37")
    assert load_pieces(folder)["tile_naboo"].art[0][0] is None
    edit(folder / "tile_naboo.tmx", "0,6,10,3,37", "9000,6,10,3,37")
    assert refusal(folder) == [
        "tile_naboo.tmx: the layer regions has 1 cells whose tile is in no tileset; "
        "paint them again"
    ]


def test_too_few_cells_are_refused(folder: Path) -> None:
    file = folder / "tile_naboo.tmx"
    text = file.read_text(encoding="utf-8")
    last = text.index("\n</data>")
    file.write_text(text[: text.rindex(",\n", 0, last)] + text[last:], encoding="utf-8")
    assert refusal(folder) == ["tile_naboo.tmx: the layer regions must have 16 x 12 cells"]


def test_half_a_file_is_refused(folder: Path) -> None:
    file = folder / "tile_naboo.tmx"
    file.write_bytes(file.read_bytes()[:2000])
    (problem,) = refusal(folder)
    assert problem.startswith("tile_naboo.tmx: it is not whole XML (")
    assert problem.endswith("; save it again from Tiled")


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda file: file.write_bytes(b"\xff\xfe<map/>"), "it is not text in UTF-8"),
        (lambda file: file.write_text("<tileset/>"), "it begins with <tileset>; <map> would be"),
        (lambda file: file.write_text(" " * (1 << 20) + "<map/>"), "it is larger than 1 MiB"),
        (lambda file: file.write_text('<map width="2" height="2"/>'), "no tile layer named region"),
    ],
)
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
    with pytest.raises(MapError, match="nowhere.world: there is no such file in outer_rim"):
        load_world(folder, "nowhere")


def test_a_folder_without_maps_is_refused(tmp_path: Path) -> None:
    with pytest.raises(MapError, match="it holds no .tmx file"):
        load_pieces(tmp_path)
    with pytest.raises(MapError, match="there is no such map folder"):
        load_pieces(tmp_path / "none")


def test_the_problems_of_all_files_are_told_together(folder: Path) -> None:
    edit(folder / "tile_naboo.tmx", 'value="imperial"', 'value="empire"')
    edit(folder / "tile_lothal.tmx", '"to" value="lothal"', '"to" value="hoth"')
    problems = refusal(folder)
    assert [problem.split(":")[0] for problem in problems] == ["tile_lothal.tmx", "tile_naboo.tmx"]


# The files as Tiled itself reads them

needs_tiled = pytest.mark.skipif(
    not (shutil.which("tmxrasterizer") and shutil.which("tiled")),
    reason="needs tmxrasterizer and tiled from the package tiled",
)
