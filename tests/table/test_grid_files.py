"""A grid drawn in Tiled: read, edited and drawn by Tiled itself."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pygame
import pytest

from game.table.maps.drawing import MapError
from game.table.maps.grid import Grid, GridForm, reach, read_grid
from game.tiled import load_drawing, load_maps

FORM = GridForm(
    spaces=("room",), edges=("open", "wall", "door"), passable=frozenset(("open", "door")),
    marks=("chest",), terrain=("stone", "sand"),
)  # fmt: skip
TILESET = """<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="ground" tilewidth="100" tileheight="100"
 tilecount="2" columns="2">
 <image source="ground.png" width="200" height="100"/>
 <tile id="0"><properties><property name="terrain" value="stone"/></properties></tile>
 <tile id="1"><properties><property name="terrain" value="sand"/></properties></tile>
</tileset>
"""
CELLAR = """<?xml version="1.0" encoding="UTF-8"?>
<map version="1.8" tiledversion="1.8.2" orientation="orthogonal" renderorder="right-down"
 width="2" height="1" tilewidth="100" tileheight="100" infinite="0" nextlayerid="5"
 nextobjectid="5">
 <properties><property name="title" value="The Cellar"/></properties>
 <tileset firstgid="1" source="ground.tsx"/>
 <layer id="1" name="terrain" width="2" height="1"><data encoding="csv">
1,2
</data></layer>
 <objectgroup id="2" name="spaces">
  <object id="1" name="hall" type="room" x="10" y="10" width="80" height="80">
   <properties><property name="number" type="int" value="1"/></properties>
  </object>
  <object id="2" name="store" type="room" x="110" y="10" width="80" height="80"/>
 </objectgroup>
 <objectgroup id="3" name="edges">
  <object id="3" name="1" type="door" x="100" y="10">
   <properties>
    <property name="from" value="hall"/>
    <property name="to" value="store"/>
   </properties>
   <polyline points="0,0 0,80"/>
  </object>
 </objectgroup>
 <objectgroup id="4" name="marks">
  <object id="4" name="silver" type="chest" x="150" y="50"><point/></object>
 </objectgroup>
</map>
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with the map, its tileset and the picture of that."""
    ground = pygame.Surface((200, 100))
    ground.fill("#5B6472", (0, 0, 100, 100))
    ground.fill("#C9AE86", (100, 0, 100, 100))
    pygame.image.save(ground, tmp_path / "ground.png")
    (tmp_path / "ground.tsx").write_text(TILESET, "utf-8")
    (tmp_path / "cellar.tmx").write_text(CELLAR, "utf-8")
    return tmp_path


def cellar(folder: Path) -> Grid:
    return load_maps(folder, lambda drawn: read_grid(drawn, FORM))["cellar"]


def test_a_grid_is_read_from_its_layers(folder: Path) -> None:
    grid = cellar(folder)
    assert [each.terrain for each in grid.spaces] == ["stone", "sand"]
    hall = grid.numbered(1)
    assert hall is not None and hall.id == "hall"
    edge = grid.edge("store", "hall")
    assert edge is not None and (edge.kind, edge.name) == ("door", "1")
    assert edge.shape is not None and edge.shape.points == ((100, 10), (100, 90))
    (mark,) = grid.marks
    assert (mark.kind, mark.name, mark.square) == ("chest", "silver", "store")
    assert grid.properties["title"] == "The Cellar"
    assert reach(grid, "hall", lambda edge: edge.kind == "open") == {"hall": 0}


def test_what_is_edited_in_tiled_is_read_at_once(folder: Path) -> None:
    text = CELLAR.replace('type="door"', 'type="open"').replace("\n1,2\n", "\n1,1\n")
    (folder / "cellar.tmx").write_text(text, "utf-8")
    grid = cellar(folder)
    assert [each.terrain for each in grid.spaces] == ["stone", "stone"]
    assert reach(grid, "hall", lambda edge: edge.kind == "open") == {"hall": 0, "store": 1}


def test_a_wall_that_shuts_a_room_off_is_refused_with_its_file(folder: Path) -> None:
    (folder / "cellar.tmx").write_text(CELLAR.replace('type="door"', 'type="wall"'), "utf-8")
    with pytest.raises(MapError, match="cellar.tmx: no route leads from hall to the space store"):
        cellar(folder)


@pytest.mark.skipif(
    shutil.which("tmxrasterizer") is None, reason="needs tmxrasterizer from the package tiled"
)
def test_tiled_draws_a_grid(folder: Path) -> None:
    run = folder / "run"
    run.mkdir(mode=0o700)
    env = os.environ | {"QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": str(run)}
    picture = folder / "cellar.png"
    command = ["tmxrasterizer", str(folder / "cellar.tmx"), str(picture)]
    subprocess.run(command, env=env, check=True, capture_output=True, timeout=60)
    drawn = pygame.image.load(picture)
    plan = load_drawing(folder, folder / "cellar.tmx")
    assert drawn.get_size() == (plan.width, plan.height)
    assert drawn.get_at((5, 5)) == pygame.Color("#5B6472")
    assert drawn.get_at((195, 95)) == pygame.Color("#C9AE86")
