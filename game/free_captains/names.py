"""The names of abilities, cubes and levels, and their order in every list of figures.

An ability and its cubes share an index: ``COLORS[ABILITIES.index("combat")]`` is red.
"""

from __future__ import annotations

from typing import Literal

Ability = Literal["combat", "diplomacy", "science"]
Color = Literal["red", "blue", "orange", "black", "yellow", "white"]
Level = Literal["basic", "normal", "advanced"]
HandIcon = Literal["code", "key"]

ABILITIES: tuple[Ability, ...] = ("combat", "diplomacy", "science")
COLORS: tuple[Color, ...] = ("red", "blue", "orange", "black", "yellow", "white")
BLACK, YELLOW, WHITE = 3, 4, 5
"""indexes of the colors that belong to no ability"""
ABILITY_AT: dict[str, int] = {name: index for index, name in enumerate(ABILITIES)}
COLOR_AT: dict[str, int] = {name: index for index, name in enumerate(COLORS)}
