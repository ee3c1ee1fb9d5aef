"""Scenes of the Super Weapons."""

from __future__ import annotations

import math

from captains.folk import craters, world
from captains.kit import Scene, ribbon
from svgkit import circle


def we_01() -> Scene:
    """Draw an apple peeler as large as the moon that it peels."""
    p = Scene("brass", a="#1F8A8C")
    p.ground("k")
    p.rays(150, 92, 18, "n", 0.5, 6)
    p.stars(8, 46, "l", large=3)
    peel = [(150, 148), (196, 158), (214, 184), (180, 196), (128, 188), (96, 200), (60, 214)]
    with p.shadow(6, 5, tones="k"):
        p.band(peel, (6, 26, 24, 20, 24, 26, 26), "ac", 0.3)
    p.limb(-20, 92, 72, 92, 13, 13, "dm")
    p.limb(60, 92, 96, 92, 24, 15, "ml")
    for y in (74, 92, 110):
        p.limb(92, 92, 120, y, 7, 3, "dl")
    world(
        p,
        160,
        92,
        62,
        "cl",
        [(d, "l" if t == "lip" else "m") for d, t in craters(11, 9, 9, 20)],
        "m",
        0.36,
    )
    cut = [(98, 92), (120, 70), (160, 60), (200, 66), (222, 86)]
    p.on(
        ribbon([(101, 110), (124, 128), (160, 136), (198, 126), (221, 104)], (3, 20, 26, 20, 3)),
        "a",
    )
    p.on(
        ribbon(
            [(101, 110), (124, 128), (160, 136), (198, 126), (221, 104)], (3, 20, 26, 20, 3), 0.1, 1
        ),
        "d",
    )
    p.on(ribbon([(100, 76), (126, 88), (160, 94), (196, 86), (220, 74)], (2, 15, 20, 15, 2)), "a")
    p.on(
        ribbon([(100, 76), (126, 88), (160, 94), (196, 86), (220, 74)], (2, 15, 20, 15, 2), 0.1, 1),
        "d",
    )
    del cut
    with p.shadow(6, 5, tones="k"):
        p.limb(226, 92, 330, 92, 14, 14, "dm")
        p.lit("214 80 238 70 252 78 252 108 238 114 214 104", "dm", 0.5)
        p.limb(262, 92, 262, 24, 12, 10, "dm")
        p.limb(262, 24, 204, 26, 10, 9, "dl")
        p.limb(204, 26, 190, 44, 9, 8, "dl")
        p.lit("176 52 184 38 204 50 196 64 180 66", "dc", 0.55)
        p.ball(262, 24, 10, "dlc")
        p.ball(262, 92, 19, "dml")
    for n in range(8):
        at = math.radians(n * 45)
        p.on(circle(262 + 13 * math.cos(at), 92 + 13 * math.sin(at), 2), "n")
    p.limb(262, 92, 288, 146, 10, 8, "dl")
    p.limb(288, 146, 306, 140, 9, 11, "km")
    return p
