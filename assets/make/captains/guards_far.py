"""Scenes of Guardforce 13 to 24."""

from __future__ import annotations

import math

from captains.kit import Scene
from svgkit import circle


def gf_18() -> Scene:
    """Draw mines that drift in the dark, the nearest with its eye open."""
    p = Scene("night")
    p.ground("k")
    p.on("-4 -4, 200 -4, 120 70, -4 130", "n")
    p.on("324 90, 220 150, 150 204, 324 204", "n")
    p.stars(5, 60, "l", large=3)
    for x, y, r in ((52, 42, 11), (282, 128, 15), (262, 40, 8), (40, 150, 22), (100, 182, 7)):
        _mine(p, x, y, r, "dm", "d")
    _mine(p, 164, 100, 58, "dmc", "m", True)
    return p


def _mine(p: Scene, x: float, y: float, r: float, tones: str, horn: str, eye: bool = False) -> None:
    """Draw a mine with horns, perhaps with an open eye."""
    horns = 11 if eye else 8
    for n in range(horns):
        at = math.radians(n * 360 / horns + 8)
        c, s = math.cos(at), math.sin(at)
        tone = tones[0] + tones[1] if c * -0.8 + s * -0.6 > -0.5 else "n" + tones[0]
        p.limb(
            x + c * r * 0.9,
            y + s * r * 0.9,
            x + c * r * 1.34,
            y + s * r * 1.34,
            r * 0.22,
            r * 0.13,
            tone if eye else tone[0],
        )
        if eye:
            p.ball(x + c * r * 1.38, y + s * r * 1.38, r * 0.12, "al")
        else:
            p.on(circle(x + c * r * 1.38, y + s * r * 1.38, r * 0.12), "a")
    p.ball(x, y, r, tones[:2] if not eye else "dm", 0.42)
    if not eye:
        p.on(circle(x + r * 0.15, y + r * 0.1, r * 0.22), "a")
        return
    p.line(f"{x - r * .98} {y + 4}, {x} {y + 14}, {x + r * .98} {y + 4}", "n", 2.6)
    p.line(f"{x - 4} {y - r * .98}, {x - 12} {y}, {x - 4} {y + r * .98}", "n", 2.6)
    for u, v in ((-34, -22), (22, -36), (30, 32), (-30, 34)):
        p.on(circle(x + u, y + v, 3.2), "n")
    p.on(circle(x + 4, y + 2, 25), "k")
    p.on(circle(x + 4, y + 2, 20), "a")
    p.on(circle(x + 4, y + 2, 11), "k")
    p.on(circle(x - 3, y - 5, 5), "c")
    p.on(
        "M" + f"{x - 23} {y - 4}C{x - 14} {y - 30} {x + 20} {y - 30} {x + 30} {y - 4}L{x + 29}"
        f" {y - 9}C{x + 20} {y - 38} {x - 16} {y - 38} {x - 23} {y - 4}Z",
        "l",
    )
