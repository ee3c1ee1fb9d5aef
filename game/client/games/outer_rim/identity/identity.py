"""The colors, marks and keys that Outer Rim registers with the shared parts."""

from __future__ import annotations

from game.client.draw.palettes import MarkGroup, row
from game.client.draw.theme import Mark, rgb
from game.client.widgets.keymap import Action

FACTIONS = MarkGroup(
    id="factions",
    marks={
        "hutt": Mark("Hutt", "circle", rgb("B4FB74")),
        "syndicate": Mark("Syndicate", "diamond", rgb("B98A2E")),
        "imperial": Mark("Imperial", "hexagon", rgb("A7BCE0")),
        "rebel": Mark("Rebel", "triangle", rgb("EF7C74")),
    },
    colors={
        "high_contrast": row("E9FF8E FFCB49 BDE1F7 FF8A75"),
        "red_green": row("D5DB3F B58028 C9D6E6 6FA8FF"),
        "blue_yellow": row("6FD46C F2D9A6 B4C2D2 FF6F61"),
        "greyscale": row("AAAAAA 878787 FFFFFF D0D0D0"),
    },
)
KEYS = (
    Action(
        "outer_rim.market", "T", "Open the market (small windows)", "table", before="table.market"
    ),
    Action("outer_rim.ambition", "A", "Unfold or fold the ambition", "table"),
    Action("outer_rim.favor", "F", "Ask for a favor", "table"),
)
