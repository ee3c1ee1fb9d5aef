"""Scenes of the events."""

from __future__ import annotations

from captains.folk import rocket
from captains.kit import Scene, ribbon


def ev_01() -> Scene:
    """Draw a storm of violet clouds whose lightning strikes past a small ship."""
    p = Scene("violet")
    p.ground("n")
    p.stars(2, 26, "l", (0, 90, 320, 200))
    swirl = [
        (340, 20),
        (250, 10),
        (150, 14),
        (84, 50),
        (92, 104),
        (160, 118),
        (206, 92),
        (186, 62),
        (150, 70),
    ]
    p.on(ribbon(swirl, (60, 84, 92, 80, 64, 44, 26, 4)), "d")
    p.on(ribbon(swirl, (60, 84, 92, 80, 64, 44, 26, 4), -0.2, 1), "m")
    p.on(ribbon(swirl, (60, 84, 92, 80, 64, 44, 26, 4), 0.45, 1), "l")
    low = [(-20, 190), (60, 150), (150, 162), (240, 140), (340, 110)]
    p.on(ribbon(low, (30, 40, 24, 34, 70), -1, 1), "d")
    p.on(ribbon(low, (30, 40, 24, 34, 70), -1, -0.35), "m")
    with p.shadow(7, 3, tones="d"):
        p.flat(
            "176 40 132 104 158 104 118 160 150 150 112 212 214 126 178 130 222 82 190 86 226 34",
            "c",
        )
    p.on("176 40 132 104 142 104 190 42", "a")
    p.on("158 104 118 160 128 157 172 104", "a")
    p.line("222 82 250 108 244 120 272 140", "c", 2.4)
    p.line("118 160 92 168 84 184", "c", 2.2)
    with p.shadow(5, 4, tones="k"), p.at(82, 132, 0.62, 32):
        rocket(p, "nc", "da", "d", "ac")
    return p
