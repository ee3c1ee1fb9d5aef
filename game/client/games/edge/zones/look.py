"""The look of the maps of encounters: floors in the light of a wet night."""

from __future__ import annotations

from game.client.draw.theme import rgb
from game.client.tabletop.area_ground import AreaLook, Floor

THINGS = "mandalorian/details"
LOOK = AreaLook(
    floors={
        "deck": Floor("plates", rgb("3A3E45")),
        "grating": Floor("grate", rgb("3B3D3F")),
        "pad": Floor("slabs", rgb("4A4640")),
        "belt": Floor("strips", rgb("463B2F")),
        "ice": Floor("smooth", rgb("3F5560")),
        "office": Floor("boards", rgb("553C27")),
        "ramp": Floor("striped", rgb("5A4A2C")),
        "stairs": Floor("steps", rgb("403A35")),
        "sand": Floor("smooth", rgb("5A4630")),
        "street": Floor("slabs", rgb("453E36")),
        "rock": Floor("smooth", rgb("38322C")),
        "wood": Floor("boards", rgb("4E3826")),
        "glass": Floor("plates", rgb("2F4149")),
    },
    around=rgb("090A0D"),
    wall=rgb("5C4C3A"),
    slats=rgb("E0A45A"),
    things=THINGS,
    plain=Floor("slabs", rgb("403D39")),
)
