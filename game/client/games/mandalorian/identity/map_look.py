"""The look of the mission maps: their doors, and the icons of their printed features."""

from __future__ import annotations

from game.client.draw import theme
from game.client.tabletop.boards.grid_look import GridLook
from game.mandalorian.maps import DOOR, OPEN, SHAPES, STAR, START

LOOK = GridLook(
    open=frozenset((OPEN,)),
    doors=frozenset((DOOR,)),
    marks={
        **{shape: ("icons", f"ma_shape_{shape}") for shape in SHAPES},
        STAR: ("icons", "ma_star"),
        START: ("icons", "ma_mission"),
    },
    stars=frozenset((STAR, START)),
    colors={"yellow": theme.rgb("F2C14E"), "red": theme.rgb("F0512E")},
)
