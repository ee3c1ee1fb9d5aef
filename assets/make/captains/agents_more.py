"""More portraits of agents."""

from __future__ import annotations

import math

from captains.heads import brow, eye, face, lips
from captains.kit import Scene
from svgkit import circle, ellipse, ngon, poly, star


def ag_06() -> Scene:
    """Draw a countess with a ruff, a beauty spot, and a ship in her wig."""
    p = Scene("rose")
    p.ground("d")
    p.rays(160, 96, 16, "n", 0.5, 8)
    p.on(ellipse(160, 104, 98, 92), "m")
    p.on(ellipse(160, 104, 88, 84), "l")
    with p.shadow(9, 5, tones="d"):
        p.flat("52 204 c, 66 180, 110 170, 160 170, 214 172, 254 184, 266 204 c", "a")
    p.on("160 170, 214 172, 254 184, 266 204 c, 170 204 c", "k")
    with p.shadow(8, 4, tones="d"):
        p.flat("124 122, 94 84, 92 50, 118 20, 152 10, 190 14, 214 40, 216 80, 198 120", "c")
    p.on("186 12, 214 40, 216 80, 198 120, 184 110 c, 196 70, 194 40", "l")
    for d in ("112 30, 122 60, 108 96", "138 16, 140 34, 128 50", "170 13, 176 34, 196 60"):
        p.line(d, "m", 2)
    for x, y in ((98, 104), (100, 122), (208, 100), (204, 118)):
        p.ball(x, y, 11, "lc" if x < 160 else "ml")
        p.on(circle(x, y, 3.6), "d")
    with p.at(154, 98, 0.86):
        face(p, "cl", wide=0.94, jaw=1.02, neck=14, ear=False)
        p.flat("-38 -20, -30 -44, 0 -54, 30 -48, 42 -24, 40 -60, 0 -76, -40 -60", "c")
        eye(p, -9, -4, 1.15, lid=0.66, look=3, iris="a")
        eye(p, 25, -4, 0.9, lid=0.66, look=3, iris="a")
        brow(p, -10, -18, 1, -8, "k", 0.6)
        brow(p, 26, -18, 0.8, 8, "k", 0.6)
        p.on(ellipse(-20, 20, 9, 6), "l")
        lips(p, 13, 40, 0.75, "a", 1)
        p.on(circle(-7, 30, 2.4), "k")
    with p.shadow(6, 6, tones="dm"):
        hull = [
            (
                160 + (84 if n % 2 else 70) * math.cos(math.tau * n / 36),
                166 + (30 if n % 2 else 23) * math.sin(math.tau * n / 36),
            )
            for n in range(36)
        ]
        p.flat(poly(hull), "c")
    for n in range(36):
        at = math.tau * (n + 0.5) / 36
        p.line(
            f"{160 + 24 * math.cos(at)} {164 + 9 * math.sin(at)} {160 + 72 * math.cos(at)}"
            f" {166 + 25 * math.sin(at)}",
            "l" if math.cos(at) < 0.2 else "m",
            2,
        )
    p.on(ellipse(158, 160, 26, 10), "l")
    p.on(ellipse(156, 157, 18, 9), "c")
    with p.shadow(4, 4, tones="m"), p.at(150, 16, 0.5, -6):
        p.lit("-40 -2 c, -20 10, 20 10, 46 -6 c, 36 18, 20 26 c, -24 26 c", "ka", 0.5)
        p.limb(0, 0, 0, -34, 3, 3, "k")
        p.lit("2 -34, 26 -24, 24 -4 c, 2 -8 c", "dm", 0.6)
        p.lit("-3 -30, -24 -20, -26 -4 c, -3 -8 c", "dm", 0.6)
    for x, y in ((116, 40), (196, 44), (202, 62)):
        p.on(star(x, y, 10, 6, 6), "m")
        p.on(circle(x, y, 3), "a")
    with p.shadow(5, 4, tones="k"), p.at(244, 196, 1, -24):
        for n in range(8):
            a, b = math.radians(-150 + n * 15), math.radians(-150 + (n + 1) * 15)
            p.flat(
                poly(
                    [
                        (0, 0),
                        (74 * math.cos(a), 74 * math.sin(a)),
                        (74 * math.cos(b), 74 * math.sin(b)),
                    ]
                ),
                "da"[n % 2],
            )
            p.on(circle(60 * math.cos((a + b) / 2), 60 * math.sin((a + b) / 2), 4), "l")
    return p


def ag_07() -> Scene:
    """Draw a soldier with an eye patch who opens his coat on somebody else's medals."""
    p = Scene("orange", a="#1F8A8C")
    p.ground("l")
    p.on(circle(92, 76, 84), "m")
    p.on("-4 150 324 120 324 204 -4 204", "d")
    with p.shadow(10, 5, tones="d"):
        p.flat("44 204 c, 56 168, 96 150, 124 144 c, 190 144 c, 230 152, 262 174, 276 204 c", "k")
    p.on("44 204 c, 56 168, 96 150, 124 144 c, 128 204 c", "a")
    p.flat("124 146 158 204 190 204 194 146", "c")
    p.on("158 160 194 146 190 204 160 204", "l")
    with p.at(150, 92, 1.04):
        face(p, "lm", wide=1.04, jaw=0.98, neck=22, nose=1.15)
        p.on("-38 -8 c, -38 -40 c, -24 -46 c, -30 -24, -29 -4 c", "k")
        p.on("-35 18, -20 44, 6 46 c, 30 42, 37 22 c, 34 40, 24 57, 8 66, -12 59, -30 36", "d")
        p.on("-6 37 c, 12 34, 28 36 c, 26 46, 12 52, -2 48", "m")
        p.line("-6 42, 12 44, 27 38", "k", 3)
        p.line("27 38, 31 34, 31 32", "k", 2.4)
        eye(p, 25, -6, 0.9, lid=0.45, look=-1)
        brow(p, 26, -17, 0.9, -10, "k", 1.6)
        p.on("-22 -14 c, 4 -16 c, 4 2, -8 10, -20 2", "k")
        p.line("-22 -12 -38 -24", "k", 3)
        p.line("4 -15 40 -34", "k", 3)
        p.line("-22 10 -12 34", "d", 2)
        p.on(star(31, 31, 1, 1, 3), "c")
    with p.shadow(6, 8, tones="d"):
        p.flat(
            "96 62, 88 38, 104 14, 150 4, 200 8, 222 26, 214 50 c, 200 60 c, 150 52, 108 66 c", "k"
        )
        p.flat("104 62 c, 130 52, 180 50, 204 56 c, 222 72 c, 190 68, 140 70, 116 80 c", "n")
    p.on("96 62, 88 38, 104 14, 140 5 c, 120 24, 112 44, 118 60 c", "a")
    p.on("108 62 c, 140 50, 180 48, 208 52 c, 206 44 c, 180 38, 136 40, 104 52 c", "m")
    p.line("146 20 146 36", "n", 2)
    p.on(ngon(156, 28, 11, 5), "n")
    for x, y in ((146, 20), (166, 22), (160, 38)):
        p.on(circle(x, y, 1.4), "c")
    with p.shadow(7, 5, tones="d"):
        p.flat("190 204 c, 206 160, 226 140, 262 128 c, 290 168, 296 204 c", "d")
    p.on("190 204 c, 206 160, 226 140, 262 128 c, 270 136 c, 232 150, 214 170, 206 204 c", "a")
    for x, y in ((234, 158), (258, 150), (230, 184), (256, 176), (280, 172)):
        p.on(f"{x - 5} {y - 12} {x + 5} {y - 12} {x + 3} {y} {x - 3} {y}", "ac"[int(x) % 2])
        p.ball(x, y + 4, 7, "ml", 0.3)
        p.on(star(x, y + 4, 4.6, 2, 5), "d")
    return p


def ag_08() -> Scene:
    """Draw a blue automaton under glass that looks into its globe."""
    p = Scene("night", a="#E8903A")
    p.ground("n")
    p.on("-4 -4, 66 -4 c, 40 60, 54 140, 30 204 c, -4 204 c", "d")
    p.on("324 -4, 254 -4 c, 284 60, 268 140, 292 204 c, 324 204 c", "k")
    for x, tone in ((14, "m"), (38, "n"), (282, "d"), (304, "d")):
        p.line(f"{x} -4, {x + 6} 100, {x - 4} 204", tone, 5)
    p.stars(21, 22, "l", (80, 4, 250, 60), 5)
    with p.shadow(9, 5, tones="k"):
        p.flat("74 204 c, 80 160, 110 142, 160 138, 214 142, 240 162, 248 204 c", "m")
    p.on("160 138, 214 142, 240 162, 248 204 c, 168 204 c", "d")
    p.on("124 146 200 146 190 166 134 166", "a")
    p.on(ellipse(160, 82, 66, 70), "d")
    p.on(ellipse(160, 82, 62, 66), "k")
    with p.shadow(6, 5, tones="n"):
        p.lit(
            "118 68, 122 34, 160 22, 198 34, 204 68, 196 116, 184 132, 138 132, 126 116", "ml", 0.48
        )
    p.on("112 52 c, 130 30, 190 30, 210 52 c, 204 20, 184 10, 160 8, 136 10, 116 22", "a")
    p.on("160 32, 190 32, 210 52 c, 204 20, 184 10, 160 8 c", "d")
    for d in ("114 44, 150 24, 206 26", "122 22, 160 22, 206 44"):
        p.line(d, "k", 2)
    p.ball(160, 30, 9, "ac", 0.3)
    p.on("118 62 206 62 200 92 124 92", "k")
    for x in (142, 182):
        p.on(circle(x, 77, 12.5), "a")
        p.on(circle(x, 77, 9), "c")
        p.on(circle(x + 2, 79, 4), "k")
    p.on("154 92 168 92 172 108 150 108", "d")
    p.on("136 114 188 114 184 124 140 124", "k")
    for x in range(142, 186, 8):
        p.on(f"{x} 116 {x + 5} 116 {x + 5} 122 {x} 122", "c")
    p.line("106 50, 100 80, 108 116", "c", 4)
    p.line("116 28, 122 22, 130 18", "c", 4)
    p.on("86 142 236 142 242 152 80 152", "d")
    for n in range(9):
        p.on(circle(92 + n * 17, 147, 2.2), "l")
    p.discs(160, 186, (46, 36), "da")
    with p.shadow(0, 0, tones="k"):
        p.ball(160, 184, 29, "lc", 0.3)
    p.on("144 190, 152 172, 168 168, 178 178, 166 184, 160 198, 148 200", "a")
    for side in (-1, 1):
        for n in range(3):
            p.limb(
                160 + side * 50,
                196 - n * 3,
                160 + side * (26 - n * 2),
                186 - n * 11,
                8,
                6,
                "dl" if side < 0 else "nm",
            )
            p.on(circle(160 + side * 40, 192 - n * 6, 2), "k")
    return p


def ag_09() -> Scene:
    """Draw an actress who lowers a mask, in the light of a stage."""
    p = Scene("violet", a="#D8432B")
    p.ground("k")
    p.on("-4 -4 40 -4 250 204 40 204", "n")
    p.on(circle(160, 100, 94), "d")
    p.on(circle(152, 96, 84), "m")
    for n in range(5):
        p.on(
            f"{-4 + n * 9} -4, {n * 9 + 2} 100, {n * 10 - 4} 204 c, {n * 10 + 1} 204 c, {n * 9 + 6}"
            f" 100, {n * 9} -4 c",
            "a",
        )
        p.on(
            f"{286 + n * 9} -4, {280 + n * 9} 100, {286 + n * 10} 204 c, {291 + n * 10} 204 c,"
            f" {284 + n * 9} 100, {290 + n * 9} -4 c",
            "a",
        )
    with p.shadow(9, 5, tones="k"):
        p.flat("74 204 c, 82 172, 108 158, 132 152 c, 184 152 c, 214 160, 236 178, 242 204 c", "a")
    p.on("164 204 c, 170 152 c, 184 152 c, 214 160, 236 178, 242 204 c", "k")
    with p.at(146, 94, 1.02):
        p.flat(
            "-50 70, -58 20, -54 -40, -20 -74, 24 -74, 50 -46, 50 0, 40 40 c, 10 -40 c, -34 60 c",
            "k",
        )
        face(p, "cl", wide=0.95, jaw=1, neck=15, ear=False)
        p.flat(
            "-46 30, -50 -20, -36 -62, 4 -76, 46 -58, 44 -14 c, 36 -36, 14 -46, -6 -44 c, -30 -30,"
            " -30 0, -38 34 c",
            "k",
        )
        p.on("-46 -10, -40 -50, -8 -72 c, -34 -44, -38 -10, -42 20 c", "d")
        eye(p, -8, -4, 1.1, lid=0.34, look=4)
        brow(p, -9, -18, 1.05, -14, "k", 0.8)
        lips(p, 6, 42, 0.85, "a", 4)
        p.ball(-40, 34, 6, "dc", 0.3)
    with p.shadow(9, 6, tones="d"), p.at(204, 100, 0.9, 12):
        p.flat("-40 -50, 0 -60, 40 -50, 44 -6, 30 40, 0 64, -30 40, -44 -6", "c")
    with p.at(204, 100, 0.9, 12):
        p.on("0 -60, 40 -50, 44 -6, 30 40, 0 64 c, 8 30, 16 14, 6 -10, 4 -30", "l")
        for x in (-18, 20):
            p.on(f"{x - 13} -12 c, {x} -24, {x + 13} -12 c, {x} -2", "k")
            p.line(f"{x - 14} -26, {x} -36, {x + 14} -26", "n", 4)
        p.on("-26 18 c, 0 28, 26 18 c, 20 44, -20 44", "k")
        p.on("-22 21 c, 0 30, 22 21 c, 18 30, -18 30", "c")
        p.on("-30 8, -22 4, -16 10, -24 14", "a")
        p.on("20 8, 28 4, 33 10, 24 14", "a")
        p.limb(0, 62, 2, 128, 6, 5, "nl")
        p.flat("-16 96, 2 86, 20 96, 20 116, -12 118", "c")
        p.on("6 88, 20 96, 20 116, 4 118", "l")
        for y in (100, 108):
            p.line(f"-13 {y}, 2 {y - 2}, 10 {y}", "n", 1.6)
    return p
