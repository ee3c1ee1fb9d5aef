"""The look of the maps of encounters: the light of a wet night."""

from __future__ import annotations

from game.client.draw.theme import rgb
from game.client.tabletop.boards.area_light import AreaLook

LOOK = AreaLook(around=rgb("090A0D"), slats=rgb("E0A45A"))
