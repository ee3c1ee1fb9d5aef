"""The colors, materials and face of The Moonpeeler Affair."""

from __future__ import annotations

from game.client.draw.materials import Material
from game.client.draw.theme import rgb
from game.client.shell.window.registry import Look
from game.client.widgets.keymap import Action

AUBERGINE, BRASS, TEAL = rgb("1C1020"), rgb("C99A3B"), rgb("1F8A8C")
VERMILION, CREAM = rgb("D8432B"), rgb("F3E3BF")
FACE, CAPS = "Righteous", "Jost"
"""the display face, and the face of engraved small capitals"""

LOOK = Look(
    accent=BRASS,
    ground=AUBERGINE,
    face=FACE,
    materials={
        "board": Material(("materials", "velvet"), 15, rgb("2A1430"), 0.62),
        "bar": Material(("materials", "brass"), 12, rgb("38291A"), 0.5),
        "slot": Material(("materials", "enamel"), 13, rgb("0F2A2E"), 0.5),
        "chart": Material(("materials", "halftone"), 9, rgb("24182C"), 0.55),
    },
)
KEYS = (
    Action("free_captains.evade", "V", "Evade the card that is faced", "table"),
    Action("free_captains.search", "S", "Search the planet", "table"),
    Action("free_captains.points", "Shift+E", "Engage, and pay with points alone", "table"),
    Action("free_captains.ways", "Shift+U", "Engage, and choose how to pay", "table"),
    Action("free_captains.all_cubes", "Shift+A", "Place all drawn cubes", "table"),
    Action("free_captains.by_two", "Shift+D", "Turn the next die down by two sides", "table"),
)
