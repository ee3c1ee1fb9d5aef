"""Backs of threats: hammered metal in the shape of the token, its edge in the color of a mission.

D is a shield with a flat foot, O a disc, A a triangle with round corners; reinforcements are
orange, with two chevrons. A figure of one to four strokes shows the mission.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
from svgkit import circle, darker, half, lighter, mix, pairs

from badlands.lamp import Stage, noise, rgb

COLORS = {1: "#C9AE86", 2: "#7E93B8", 3: "#9FB1BF", 4: "#B59AB0"}
ORANGE = "#F08A3C"
OUTLINES = {
    "d": (half("0 22, 66 30, 108 84, 116 150, 116 204!, 106 212!, 0 212"),
          half("0 42, 56 48, 90 94, 97 152, 97 194!, 0 194")),
    "o": (circle(0, 128, 116), circle(0, 128, 97)),
    "a": (half("0 18!, 12 24, 120 204!, 114 226!, 0 226"),
          half("0 58!, 92 206!, 0 206")),
}  # fmt: skip
FIGURES = {
    1: ("-12 -22 2 -34 2 34",),
    2: ("-20 -20 -10 -34 10 -34 20 -22 18 -8 -20 34 22 34",),
    3: ("-18 -34 18 -34 -2 -8 16 0 20 16 8 34 -10 34 -20 26",),
    4: ("12 34 12 -34 -22 14 24 14",),
}


def back(shape: str, mission: int, reinforcement: bool = False) -> Stage:
    """Return the back of a threat."""
    p = Stage(256, 256)
    color = ORANGE if reinforcement else COLORS[mission]
    outer, inner = OUTLINES[shape]
    with p.at(128, 0):
        p.part(outer, mix(color, "#3A3A3E", 0.16), 7, 0.7, 1, 0)
        plate = rgb(mix(color, "#1B1E23", 0.84 if not reinforcement else 0.66))
        dents = noise(p.shape, 31 + mission, 7, 7)
        lit = dents - 0.9 * np.roll(dents, (5, 5), (0, 1))
        field = plate * (1 + 0.22 * lit + 0.05 * noise(p.shape, 5, 0.8, 0.8))[..., None]
        p.part(inner, field.clip(0, 1).astype("float32"), 4, 0.3, 0.25, 0, 0)
        middle = {"d": 140 if reinforcement else 126, "o": 128, "a": 152}[shape]
        for text in FIGURES[mission]:
            points = [(x * 1.18, middle + y * 1.18) for x, y in pairs(text)]
            p.lay(p.stroke([(x + 2, y + 2.4) for x, y in points], 15), "#090A0C", 0.7)
            p.rod(points, lighter(color, 0.2), 13, gloss=0.7, shadow=0)
        if reinforcement:
            for y in (62, 76):
                p.rod([(-20, y + 12), (0, y - 4), (20, y + 12)], lighter(color, 0.2), 7, gloss=0.7)
        for x, y in RIVETS[shape]:
            p.part(circle(x, y, 6), darker(color, 0.35), 4, 0.9)
    return p


RIVETS = {
    "d": ((-78, 176), (78, 176), (-62, 88), (62, 88)),
    "o": ((-60, 68), (60, 68), (-60, 188), (60, 188)),
    "a": ((-66, 192), (66, 192), (0, 92)),
}


def backs() -> dict[str, Callable[[], Stage]]:
    """Return makers of all backs by name."""
    made: dict[str, Callable[[], Stage]] = {}
    for mission in COLORS:
        for shape in OUTLINES:
            made[f"{shape}_{mission}"] = partial(back, shape, mission)
        made[f"d_reinforcement_{mission}"] = partial(back, "d", mission, True)
    return made


KINDS = backs()
