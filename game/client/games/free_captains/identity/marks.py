"""The colored signs of the game: three abilities and the Super Weapons, told apart by shape too."""

from __future__ import annotations

from game.client.draw.palettes import MarkGroup, row
from game.client.draw.theme import Mark, rgb

ABILITIES = MarkGroup(
    id="abilities",
    marks={
        "ability_combat": Mark("Combat", "blade", rgb("DF5447")),
        "ability_diplomacy": Mark("Diplomacy", "knot", rgb("5AA9EE")),
        "ability_science": Mark("Science", "cog", rgb("EF8837")),
        "sign_star": Mark("Super Weapon", "star", rgb("F4E04E")),
    },
    colors={
        "high_contrast": row("FF746B 5AA9EE DF9535 F4E04E"),
        "red_green": row("E05751 5AA9EE EE8733 FFED50"),
        "blue_yellow": row("E95543 5AA9EE F08A3C F4E04E"),
        "greyscale": row("878787 AAAAAA D0D0D0 FFFFFF"),
    },
)
"""register these with the window: icons of the same names take their colors"""
