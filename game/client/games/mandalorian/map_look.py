"""The look of the mission maps: textures, things, and the icons of what is printed on them."""

from __future__ import annotations

from game.client.tabletop.grid_look import GridLook
from game.mandalorian.maps import DOOR, ELEVATION, OPEN, SHAPES, STAR, START, WALL

LOOK = GridLook(
    textures="mandalorian/terrain",
    things="mandalorian/details",
    edges={OPEN: "open", ELEVATION: "step", WALL: "wall", DOOR: "door"},
    wall="rock",
    marks={
        **{shape: ("icons", f"ma_shape_{shape}") for shape in SHAPES},
        STAR: ("icons", "ma_star"),
        START: ("icons", "ma_mission"),
    },
    stars=frozenset((STAR, START)),
)
