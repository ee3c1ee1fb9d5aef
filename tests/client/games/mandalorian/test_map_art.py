"""The mission maps carry their art: a change in Tiled, or of a picture, is seen on the table."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

from game.client.draw import images
from game.client.draw.theme import Color, Metrics
from game.client.games.mandalorian.map_look import LOOK
from game.client.tabletop.grid_board import GridBoard
from game.client.tabletop.grid_look import Frame, color
from game.mandalorian import maps
from game.mandalorian.maps import MAPS as FOLDER
from game.resources import ROOT
from game.table.maps.drawing import MapError, Picture
from game.table.maps.grid import Grid
from tests.client.flat_map import paint_flat
from tests.client.tabletop.test_grid_board import changed

MAPS = maps.load_maps()
ART = ROOT / "assets" / "mandalorian"
MAGENTA: Color = (230, 20, 230)

each_map = pytest.mark.parametrize("id", MAPS)


@pytest.fixture(autouse=True)
def screen() -> None:
    pygame.display.set_mode((64, 64))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a copy of the maps beside assets of its own, which are those of the game so far."""
    shutil.copytree(FOLDER, tmp_path / "maps" / "mandalorian")
    return tmp_path / "maps" / "mandalorian"


def whole(grid: Grid) -> pygame.Surface:
    """Return a map as the board paints it, a pixel for each unit."""
    board = GridBoard(grid, LOOK)
    board.layout(pygame.Rect(0, 0, grid.width, grid.height), Metrics())
    return board.paint((grid.width, grid.height), Frame(1, 1, 0, 0))


def rewritten(file: Path, change: Callable[[str], str]) -> None:
    before = file.read_text("utf-8")
    after = change(before)
    assert after != before
    file.write_text(after, "utf-8")


# --- pictures and tilesets ------------------------------------------------------------------------


def test_every_picture_is_shown_by_a_tileset() -> None:
    shown = {
        (FOLDER / image.get("source", "")).resolve()
        for file in FOLDER.glob("*.tsx")
        for image in ElementTree.parse(file).getroot().iter("image")
    }
    kept = {path for name in ("terrain", "ground", "details", "walls")
            for path in (ART / name).iterdir()}  # fmt: skip
    assert shown == kept


def test_every_tileset_is_used() -> None:
    used = {
        tileset.get("source")
        for file in FOLDER.glob("*.tmx")
        for tileset in ElementTree.parse(file).getroot().iter("tileset")
    }
    assert used == {file.name for file in FOLDER.glob("*.tsx")}


@each_map
def test_a_terrain_is_named_like_its_picture(id: str) -> None:
    drawing = MAPS[id].grid.drawing
    for tiles, art in zip(drawing.tiles["terrain"], drawing.art["terrain"], strict=True):
        for tile, picture in zip(tiles, art, strict=True):
            assert picture is not None and Path(picture.file).stem == tile["terrain"]


@each_map
def test_floors_are_painted_without_a_joint(id: str) -> None:
    """Each terrain of a map is one texture; a single tile would end at its cell."""
    floors = GridBoard(MAPS[id].grid, LOOK).land.floors
    textures = [floor.texture for floor in floors if floor.texture is not None]
    assert len({each.picture.file for each in textures}) == len(textures) == len(floors)
    assert {(each.columns, each.rows, each.left, each.top) for each in textures} == {(12, 12, 0, 0)}


@each_map
def test_the_table_shows_what_tiled_shows_in_another_light(id: str) -> None:
    """The colors of cells are those of the map; shadows and lamps change them less."""
    grid = MAPS[id].grid
    flat = paint_flat(grid.drawing, 1.0)
    flat.fill(color(grid.properties, "light", (255, 255, 255)), special_flags=pygame.BLEND_RGB_MULT)
    size = grid.drawing.columns, grid.drawing.rows
    own, tiled = (pygame.transform.smoothscale(each, size) for each in (whole(grid), flat))

    def apart(turned: bool) -> list[tuple[float, float]]:
        """Return how far the cells are apart in light, and in hue, from the nearest."""
        found = []
        for x in range(size[0]):
            for y in range(size[1]):
                one = own.get_at((size[0] - 1 - x if turned else x, y))[:3]
                two = tiled.get_at((x, y))[:3]
                light = sum(abs(a - b) for a, b in zip(one, two, strict=True)) / 3
                parts = [[each / max(1, sum(hue)) for each in hue] for hue in (one, two)]
                found.append((light, sum(abs(a - b) for a, b in zip(*parts, strict=True))))
        return [(a, b) for a, b in zip(*(sorted(each) for each in zip(*found, strict=True)),
                                       strict=True)]  # fmt: skip

    near, far = apart(False), apart(True)
    middle, most = len(near) // 2, len(near) * 9 // 10
    assert near[middle][0] < 12 and near[middle][1] < 0.03 and near[most][1] < 0.1
    assert far[middle][0] > 1.2 * near[middle][0]


# --- what is changed is seen ----------------------------------------------------------------------


def cells(grid: Grid, name: str) -> pygame.Rect:
    """Return the part of a map that a floor covers."""
    drawing = grid.drawing
    wide, high = grid.width // drawing.columns, grid.height // drawing.rows
    found = [
        pygame.Rect(column * wide, row * high, wide, high)
        for layer in drawing.art.values()
        for row, line in enumerate(layer)
        for column, picture in enumerate(line)
        if picture is not None and shows(picture, name)
    ]
    return found[0].unionall(found)


def objects(grid: Grid, name: str) -> pygame.Rect:
    """Return the part of a map that the tile objects with a picture cover."""
    drawing = grid.drawing
    found = [
        pygame.Rect(shape.x, shape.y, shape.width + 1, shape.height + 1)
        for layer in drawing.seen
        for shape, picture in drawing.tile_objects(layer)
        if shows(picture, name)
    ]
    return found[0].unionall(found)


def shows(picture: Picture, name: str) -> bool:
    return Path(picture.file).parts[-2:] == tuple(name.split("/"))


REPAINTED = {
    "a floor": ("nevarro_square", "terrain/pad.jpg", cells, 0),
    "a soft floor": ("arvala_compound", "terrain/dune.jpg", cells, 48),
    "what is laid over it": ("nevarro_streets", "ground/ash.png", cells, 48),
    "a wall": ("arvala_compound", "walls/pale_wall_across.jpg", objects, 1),
    "a door": ("nevarro_streets", "walls/door_down.jpg", objects, 1),
    "a ledge": ("nevarro_square", "walls/ledge_down.png", objects, 1),
    "steps": ("arvala_compound", "walls/roof_steps_down.png", objects, 1),
    "a thing": ("nevarro_square", "details/statue.png", objects, 1),
}


@pytest.mark.parametrize("what", REPAINTED)
def test_a_picture_that_is_repainted_is_seen_where_it_is_used_alone(
    folder: Path, what: str
) -> None:
    id, name, where, edge = REPAINTED[what]
    own = folder.parents[1] / "assets" / "mandalorian" / name
    own.parent.mkdir(parents=True)
    picture = pygame.image.load(ART / name).convert_alpha()
    picture.fill((*MAGENTA, 0), special_flags=pygame.BLEND_RGBA_MAX)
    pygame.image.save(picture if own.suffix == ".png" else picture.convert(24), own)
    grid = maps.load_folder(folder)[id].grid
    found = changed(whole(MAPS[id].grid), whole(grid), 30)
    used = where(MAPS[id].grid, name)
    assert used == where(grid, name)
    assert used.inflate(2 * edge, 2 * edge).contains(found)
    assert found.width > 0.7 * used.width - 8 and found.height > 0.6 * used.height - 8


def test_a_picture_that_is_gone_is_named(folder: Path) -> None:
    rewritten(folder / "plaza.tsx", lambda text: text.replace("plaza.jpg", "gone.jpg"))
    rewritten(folder / "details.tsx", lambda text: text.replace("statue.png", "gone.png"))
    with pytest.raises(MapError) as caught:
        maps.load_folder(folder)
    told = [line for line in caught.value.problems if line.startswith("nevarro_square.tmx")]
    assert told == [
        "nevarro_square.tmx: the tileset plaza.tsx: it shows "
        "../../assets/mandalorian/terrain/gone.jpg, which is missing; put it there, or choose "
        "another in Tiled",
        "nevarro_square.tmx: the tileset details.tsx: tile 22 shows "
        "../../assets/mandalorian/details/gone.png, which is missing; put it there, or choose "
        "another in Tiled",
    ]


def edited(folder: Path, id: str, old: str, new: str) -> pygame.Rect:
    """Return the part of a map that is seen to change when a pattern of its file is replaced."""
    rewritten(folder / f"{id}.tmx", lambda text: re.sub(old, new, text, count=1))
    images.forget()
    return changed(whole(MAPS[id].grid), whole(maps.load_folder(folder)[id].grid), 20)


def test_a_tile_object_that_is_moved_is_seen_there(folder: Path) -> None:
    shape, _ = MAPS["prison_ship"].grid.drawing.tile_objects("details")[0]
    place = rf'(<object id="{shape.id}" gid="\d+") x="[\d.]+" y="[\d.]+"'
    found = edited(folder, "prison_ship", place, r'\1 x="1600" y="560"')
    there = pygame.Rect(800, 280 - shape.height, shape.width, shape.height)
    here = pygame.Rect(shape.x, shape.y, shape.width, shape.height)
    assert found.colliderect(there.inflate(-8, -8)) and found.colliderect(here.inflate(-8, -8))
    assert here.union(there).inflate(4, 4).contains(found)


def test_a_wall_that_is_another_tile_is_seen(folder: Path) -> None:
    """Tile 12 of walls.tsx is a wall of steel, tile 0 one of pale clay."""
    text = (folder / "arvala_compound.tmx").read_text("utf-8")
    first = int(re.findall(r'firstgid="(\d+)" source="walls.tsx"', text)[0])
    found = edited(
        folder, "arvala_compound", f'type="wall" gid="{first}"', f'type="wall" gid="{first + 12}"'
    )
    wall = objects(MAPS["arvala_compound"].grid, "walls/pale_wall_across.jpg")
    assert found.width > 190 and found.height > 15 and wall.inflate(2, 2).contains(found)


def test_a_floor_that_is_another_tile_is_seen(folder: Path) -> None:
    """The first cell of the plaza gets a tile of the landing pad."""
    grid = MAPS["nevarro_square"].grid
    text = (folder / "nevarro_square.tmx").read_text("utf-8")
    first = {source: int(gid) for gid, source in
             re.findall(r'firstgid="(\d+)" source="(\w+).tsx"', text)}  # fmt: skip
    row = next(row for row, line in enumerate(grid.drawing.tiles["terrain"])
               for tile in line if tile["terrain"] == "plaza")  # fmt: skip
    column = [tile["terrain"] for tile in grid.drawing.tiles["terrain"][row]].index("plaza")
    tile = row % 12 * 12 + column % 12
    found = edited(
        folder, "nevarro_square", rf"\b{first['plaza'] + tile}\b", str(first["pad"] + tile)
    )
    assert pygame.Rect(column * 32, row * 32, 32, 32).inflate(2, 2).contains(found)
    assert found.width > 20 and found.height > 10


def test_a_hidden_layer_is_not_seen(folder: Path) -> None:
    found = edited(folder, "prison_ship", 'name="details"', 'name="details" visible="0"')
    assert found.width > 1000
