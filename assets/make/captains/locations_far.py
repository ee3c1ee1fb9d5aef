"""Scenes of more locations."""

from __future__ import annotations

from captains.folk import dotted, person, rocket
from captains.kit import Scene
from svgkit import circle, ellipse


def lo_07() -> Scene:
    """Draw a prison on a needle of rock high above the clouds, and its stairs."""
    p = Scene("rose", a="#46307A")
    p.ground("l")
    p.on("-4 -4 324 -4 324 20, 200 44, 90 30, -4 60", "c")
    p.on(circle(72, 60, 34), "c")
    for x, h in ((36, 60), (286, 46), (250, 80)):
        p.on(f"{x - 10} 204 {x - 3} {150 - h} {x + 2} {146 - h} {x + 14} 204", "m")
    p.on("-4 150, 30 138, 60 150, 100 134, 330 152 c, 330 204 c, -4 204 c", "m")
    with p.shadow(10, 4, tones="md"):
        p.lit(
            "122 204 c, 134 150, 138 110, 150 74 c, 178 74 c, 184 120, 196 160, 206 204 c",
            "kd",
            0.44,
        )
        p.lit("126 76 c, 132 58 c, 196 58 c, 202 76 c, 178 86, 150 86", "kd", 0.5)
        p.lit("132 58 132 22 196 22 196 58", "kd", 0.46)
        for x in (132, 152, 172, 188):
            p.lit(f"{x - 1} 24 {x - 1} 14 {x + 9} 14 {x + 9} 24", "kd", 0.5)
        p.limb(164, 16, 164, -6, 2.4, 2, "k")
    p.flat("164 -4 186 1 164 8", "a")
    for x in (142, 160, 178):
        p.on(f"{x - 5} 50 c, {x - 5} 34, {x + 5} 34 c, {x + 5} 50 c", "c")
        for u in (-2, 2):
            p.line(f"{x + u} 34 {x + u} 50", "k", 1.4)
    steps = []
    for n in range(9):
        y = 84 + n * 14
        wide = 15 + n * 3.6
        way = 1 if n % 2 else -1
        mid = 164 + n * 0.2
        steps.append(f"{mid - way * wide} {y} {mid + way * wide} {y + 14}")
    for n, each in enumerate(steps):
        p.line(each, "c" if n % 2 == 0 else "m", 3.4)
    with p.at(158, 142, 0.16):
        person(p, "a", skin="aa")
    for x, y, r in (
        (40, 176, 26),
        (76, 186, 24),
        (10, 190, 26),
        (110, 194, 20),
        (214, 186, 22),
        (250, 176, 28),
        (290, 186, 28),
        (180, 198, 18),
        (146, 202, 16),
    ):
        p.on(circle(x + 2, y + 4, r), "l")
        p.on(circle(x, y, r), "c")
    p.on("-4 190 324 190 324 204 -4 204", "c")
    for x, y in ((228, 70), (246, 60), (238, 84)):
        p.line(
            f"{x - 7} {y - 3}, {x - 3} {y - 5}, {x} {y}, {x + 3} {y - 5}, {x + 7} {y - 3}", "k", 1.8
        )
    return p


def lo_09() -> Scene:
    """Draw needle ships moored at the piers of a harbor in the evening."""
    p = Scene("orange", a="#1F8A8C")
    p.ground("m")
    p.on("-4 -4 324 -4 324 70 -4 96", "l")
    p.discs(92, 96, (64, 52), "lc")
    p.on("-4 104, 40 96, 80 102, 150 94, 330 104 c, 330 130 c, -4 130 c", "d")
    dotted(p, (10, 106, 150, 116), (12, 8), (4, 4), "c", share=0.5)
    p.on("-4 118 324 118 324 204 -4 204", "a")
    for n in range(9):
        p.on(
            f"{92 - 40 + n * 3} {122 + n * 9} {92 + 40 - n * 2} {122 + n * 9} {92 + 36 - n * 2}"
            f" {125 + n * 9} {92 - 34 + n * 3} {125 + n * 9}",
            "c" if n < 6 else "l",
        )
    for x, y, k, tones, fin in (
        (60, 128, 0.62, "nc", "k"),
        (270, 120, 0.78, "nl", "k"),
        (206, 140, 1.12, "nc", "d"),
        (136, 150, 1.3, "kc", "m"),
    ):
        with p.shadow(9, 6, tones="k"), p.at(x, y - 38 * k, k, -90):
            rocket(p, tones, "n" + fin, "a" if k > 1 else "")
        p.on(ellipse(x + 4, y + 18 * k, 30 * k, 4 * k), "k")
        p.on(
            "".join(
                f"M{x - 18 * k + n * 5} {y + (24 + n * 6) * k}L{x + 22 * k - n * 4}"
                f" {y + (24 + n * 6) * k}L{x + 18 * k - n * 4}"
                f" {y + (27 + n * 6) * k}L{x - 14 * k + n * 5} {y + (27 + n * 6) * k}Z"
                for n in range(3)
            ),
            "n",
        )
    with p.shadow(0, 12, tones="k"):
        p.flat("-4 186 180 176 324 190 324 204 -4 204", "n")
    p.on("-4 186 180 176 324 190 324 194 180 180 -4 190", "d")
    for x, y in ((30, 186), (170, 178), (236, 184), (296, 190)):
        p.pillar(x - 4, y - 14, 9, 22, "kd")
    p.line("34 176, 80 178, 118 160", "c", 1.6)
    p.line("236 174, 226 172, 216 160", "c", 1.6)
    with p.at(84, 186, 0.36):
        person(p, "k", skin="kk", trousers="k", left=(-16, -60))
    with p.at(276, 192, 0.36, flip=True):
        person(p, "k", skin="kk", trousers="k")
        p.flat("10 -30 34 -30 34 -6 10 -6", "k")
    for x, y in ((210, 26), (230, 36), (190, 40)):
        p.line(
            f"{x - 8} {y - 3}, {x - 3} {y - 5}, {x} {y}, {x + 3} {y - 5}, {x + 8} {y - 3}", "k", 1.8
        )
    return p
