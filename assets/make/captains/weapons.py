"""Scenes of the Super Weapons."""

from __future__ import annotations

import math

from captains.folk import craters, world
from captains.kit import Scene, ribbon, round_hull, within
from svgkit import circle, ellipse, star


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


def we_02() -> Scene:
    """Draw a smiling bell whose stroke makes every head nod."""
    p = Scene("rose", a="#C99A3B")
    p.ground("k")
    for n, r in enumerate((220, 184, 150, 118, 88)):
        p.on(circle(160, 84, r), "nd"[n % 2])
    p.on(circle(160, 84, 88), "m")
    p.limb(160, -6, 160, 22, 9, 9, "kc")
    with p.shadow(10, 6, tones="k"):
        p.lit(
            "92 142 c, 112 122, 112 84, 120 52, 142 26, 160 22, 178 26, 200 52, 208 84, 208 122,"
            " 228 142 c, 190 154, 130 154",
            "da",
            0.5,
        )
        p.ball(160, 154, 13, "dac", 0.4)
    p.on("92 142 c, 130 132, 190 132, 228 142 c, 190 154, 130 154", "l")
    p.on("112 140 c, 140 148, 180 148, 208 140 c, 180 136, 140 136", "d")
    p.on("126 54, 136 38, 146 34 c, 136 56, 132 90, 122 118 c, 118 110, 120 76", "c")
    for x in (146, 182):
        p.on(circle(x, 76, 11), "c")
        p.line(circle(x, 76, 11), "k", 1.6)
        p.line(circle(x, 76, 6), "m", 2.4)
        p.on(circle(x, 76, 2.4), "k")
    p.on("136 98 c, 150 106, 180 106, 194 96 c, 190 120, 172 126, 160 126, 144 122", "k")
    p.on("140 101 c, 154 108, 178 108, 190 100 c, 186 110, 146 112", "c")
    for n, x in enumerate((26, 66, 108, 212, 254, 294)):
        tone = ("ml", "nl", "dl")[n % 3]
        with p.shadow(4, 3, tones="k"), p.at(x, 176, 1, 12 if x < 160 else -12):
            p.lit("-20 34 c, -18 18, -10 12, 0 12, 10 12, 18 18, 20 34 c", "k" + tone[0], 0.5)
            p.ball(0, 0, 14, tone[1] + "c", 0.3)
            p.on("-14 -3 c, -12 -16, 12 -16, 14 -3 c, 0 -9", "kdn"[n % 3])
            p.line("-7 -1, -4 -4, -1 -1", "k", 1.8)
            p.line("3 -1, 6 -4, 9 -1", "k", 1.8)
            p.line("-6 5, 1 9, 8 5", "k", 1.8)
    return p


def we_03() -> Scene:
    """Draw an organ whose pipes swallow every sound, and its player."""
    p = Scene("violet", a="#1F8A8C")
    p.ground("k")
    p.on("-4 -4 60 -4 260 204 -4 204", "n")
    heights = (60, 82, 106, 126, 142, 158, 142, 126, 106, 82, 60)
    with p.shadow(8, 3, tones="k"):
        for n, h in enumerate(heights):
            x = 64 + n * 17.6
            p.pillar(x, 168 - h, 15, h, "dlc" if n < 6 else "dml")
            p.flat(ellipse(x + 7.5, 168 - h, 7.5, 3), "k")
    for n, h in enumerate(heights):
        x = 64 + n * 17.6
        p.on(
            f"{x + 2} {148 - h * .12} {x + 13} {148 - h * .12} {x + 10} {158 - h * .12} {x + 5}"
            f" {158 - h * .12}",
            "k",
        )
        p.on(f"{x + 1} {182 - h} {x + 14} {182 - h} {x + 14} {186 - h} {x + 1} {186 - h}", "a")
    with p.shadow(8, 4, tones="k"), p.at(160, 74):
        p.lit(
            "-34 -30, -24 -46, 0 -52, 24 -46, 34 -30, 34 6, 20 32, 0 42, -20 32, -34 6", "lc", 0.55
        )
    with p.at(160, 74):
        p.on("-24 -12 c, -14 -6, -6 -12 c, -8 -4, -20 -3", "k")
        p.on("8 -12 c, 16 -6, 26 -12 c, 22 -3, 12 -4", "k")
        p.line("-25 -22, -15 -27, -6 -22", "n", 3)
        p.line("8 -22, 17 -27, 26 -22", "n", 3)
        p.on(ellipse(2, 20, 9, 6), "d")
        with p.shadow(3, 3, tones="d"):
            p.limb(2, 62, 1, 10, 11, 10, "ac")
        p.on(ellipse(0.5, 8, 3, 3.6), "l")
        p.flat("-14 54, 2 46, 18 54, 20 70, -16 70", "a")
        p.on("-14 54, 2 46 c, 2 70 c, -16 70", "l")
    p.lit("44 160 276 160 284 204 36 204", "kn", 0.5)
    p.on("44 160 276 160 277 165 43 165", "l")
    for n in range(21):
        p.on(f"{72 + n * 8.4} 172 {79 + n * 8.4} 172 {79 + n * 8.8} 180 {72 + n * 8.4} 180", "c")
    with p.at(160, 222, 0.9):
        p.limb(-14, -62, -40, -44, 9, 6, "ka")
        p.limb(14, -62, 42, -44, 9, 6, "k")
        p.lit("-24 0 c, -22 -50, -12 -68, 0 -70, 12 -68, 22 -50, 24 0 c", "ka", 0.4)
        p.oval(0, -80, 10, 12, "kn", 0.4)
    for x, y in ((28, 60), (292, 76), (36, 120), (286, 128)):
        p.on(ellipse(x, y, 5, 4), "d")
        p.line(f"{x + 4.4} {y} {x + 4.4} {y - 18}", "d", 2.4)
        p.line(f"{x - 10} {y - 16} {x + 12} {y + 6}", "a", 2.6)
    return p


def we_04() -> Scene:
    """Draw an old furnace with a patient face, cobwebs, and a sandwich at last."""
    p = Scene("orange", a="#1F8A8C", m="#D9672A")
    p.ground("n")
    p.on("-4 -4 120 -4 250 204 -4 204", "d")
    p.on("-4 170 324 164 324 204 -4 204", "k")
    p.line("320 -4, 262 26, 226 6", "l", 1)
    for n in range(4):
        p.line(f"324 {20 + n * 16}, {296 - n * 10} {22 + n * 8}, {262 - n * 8} {-4 + n}", "l", 1)
    with p.shadow(12, 6, tones="k"):
        p.limb(190, 30, 190, -10, 26, 26, "kn")
        p.line("190 22, 190 -6", "k", 26)
        p.flat("108 178 132 178 126 160 112 160", "k")
        p.flat("188 178 212 178 208 160 194 160", "k")
        p.lit(
            "92 162, 80 110, 96 56, 130 34, 160 30, 190 34, 224 56, 240 110, 228 162, 160 172",
            "ka",
            0.5,
        )
        p.lit(
            "100 46 c, 130 30, 190 30, 220 46 c, 210 30, 180 18, 160 18, 140 18, 110 30", "ka", 0.5
        )
    for x, y in (
        (96, 76),
        (88, 100),
        (90, 128),
        (224, 76),
        (232, 100),
        (230, 128),
        (130, 46),
        (190, 46),
        (160, 42),
    ):
        p.on(circle(x, y, 2.6), "n")
    for x in (132, 188):
        p.on(circle(x, 78, 18), "k")
        p.on(circle(x, 78, 14), "l")
        p.on(f"M{x - 14} 76C{x - 12} 58 {x + 12} 58 {x + 14} 76Z", "n")
        p.on(circle(x + 3, 82, 4.6), "k")
    p.line("116 58, 130 52, 144 58", "k", 3)
    p.line("176 58, 190 52, 204 58", "k", 3)
    p.on("112 116 c, 130 108, 190 108, 208 116 c, 204 148 c, 180 158, 140 158, 116 148 c", "k")
    p.on("118 120 c, 136 113, 184 113, 202 120 c, 199 144 c, 180 152, 140 152, 121 144 c", "m")
    p.on(
        "128 148, 132 132 c, 142 140, 152 122 c, 162 138, 172 126 c, 178 140, 190 134 c, 192 147 c,"
        " 160 153",
        "l",
    )
    p.on("142 150, 148 140, 156 134 c, 164 144, 174 140 c, 178 150 c, 160 153", "c")
    for x in (136, 152, 168, 184):
        p.line(f"{x} 113 {x} 154", "k", 4)
    with p.shadow(5, 4, tones="n"), p.at(262, 150):
        p.limb(66, 26, 30, 14, 16, 12, "dl")
        p.flat(ellipse(4, 14, 44, 9), "c")
        p.flat(ellipse(4, 12, 34, 5), "l")
        p.lit("-28 8 30 8 34 0 -32 0", "dl", 0.8)
        p.flat("-33 1, -24 -5, -14 2, -4 -5, 8 2, 18 -5, 28 2, 36 -2 c, 34 4 c, -32 4 c", "a")
        p.on("-28 -4 30 -4 30 0 -28 0", "m")
        p.lit("-32 -6 c, -26 -22, 28 -22, 34 -6 c", "ml", 0.6)
        p.limb(2, -18, 2, -34, 2, 1.6, "kc")
        p.ball(2, -26, 5, "ka")
    return p


def we_05() -> Scene:
    """Draw a brass lens with a sea inside, which drips."""
    p = Scene("teal", m="#C99A3B", a="#1F8A8C")
    p.ground("n")
    p.stars(33, 60, "l", large=4)
    p.on("-4 -4 60 -4 330 180 330 204 250 204 -4 40", "d")
    with p.shadow(11, 8, tones="k"):
        p.limb(212, 148, 296, 218, 20, 26, "km")
        p.flat(circle(148, 86, 84), "m")
    p.on(circle(150, 89, 80), "k")
    p.ball(148, 86, 81, "mm", 0.3)
    p.on("M68 86C68 40 104 6 148 6L148 14C108 14 76 46 76 86Z", "c")
    p.on(circle(148, 86, 70), "l")
    hull = round_hull(148, 86, 70)
    p.on(within(circle(186, 54, 22), hull), "c")
    p.on(
        within(
            "60 100, 90 84, 120 98, 150 82, 180 98, 210 84, 236 100 c, 236 170 c, 60 170 c", hull
        ),
        "a",
    )
    p.on(within("60 118, 96 106, 130 120, 170 104, 236 122 c, 236 170 c, 60 170 c", hull), "d")
    with p.shadow(4, 3, tones="d"), p.at(132, 92, 0.62, -9):
        p.lit("-44 -2 c, -20 10, 24 10, 50 -6 c, 38 22, 20 28, -24 28", "km", 0.4)
        p.limb(2, 4, 2, -58, 4, 3, "k")
        p.lit("5 -56, 38 -34, 36 0 c, 5 -6 c", "lc", 0.6)
        p.lit("-2 -50, -30 -26, -32 -2 c, -2 -6 c", "lc", 0.6)
    p.on(within("60 132, 100 118, 140 134, 190 116, 236 138 c, 236 170 c, 60 170 c", hull), "n")
    p.on("92 56, 104 38, 122 28 c, 112 44, 100 66 c", "c")
    p.on("204 112, 196 130, 182 142 c, 190 124, 196 112 c", "l")
    for x, y, k in ((112, 176, 1), (148, 186, 1.4), (180, 178, 0.9)):
        p.on(
            f"{x} {y - 16 * k} c, {x + 7 * k} {y}, {x + 6 * k} {y + 8 * k}, {x} {y + 10 * k},"
            f" {x - 6 * k} {y + 8 * k}, {x - 7 * k} {y}",
            "a",
        )
        p.on(ellipse(x - 2 * k, y + 3 * k, 1.6 * k, 3 * k), "c")
    for n in range(10):
        at = math.radians(n * 36 + 10)
        p.on(circle(148 + 75.5 * math.cos(at), 86 + 75.5 * math.sin(at), 2), "k")
    return p


def we_06() -> Scene:
    """Draw a mallet that strikes a star on its anvil."""
    p = Scene("vermilion")
    p.ground("k")
    p.rays(150, 122, 24, "n", 0.5, 3)
    p.on(star(150, 122, 124, 64, 14, 4), "d")
    p.on(star(150, 122, 94, 50, 14, 14), "m")
    p.on(star(150, 122, 70, 38, 12, 0), "l")
    with p.shadow(8, 3, tones="k"):
        p.lit(
            "64 146 236 146 250 152 214 166 186 168 182 184 206 204 96 204 118 184 114 168 84 166",
            "na",
            0.5,
        )
        p.lit("64 146 c, 50 146, 34 152, 28 158 c, 60 168, 84 166 c", "na", 0.5)
    p.on("64 146 236 146 240 150 58 150", "c")
    p.on(star(146, 122, 46, 20, 5, -94), "c")
    p.on(circle(146, 124, 13), "l")
    with p.shadow(12, 8, tones="k"), p.at(186, 56, 1, 28):
        p.limb(20, 0, 150, 0, 13, 16, "dl")
        for x in (96, 112, 128):
            p.line(f"{x} -8 {x + 5} 8", "n", 3)
        p.lit("-32 -50 24 -50 24 50 -32 50", "na", 0.52)
        p.lit("-36 38 28 38 28 56 -36 56", "nl", 0.6)
        p.lit("-36 -56 28 -56 28 -38 -36 -38", "nl", 0.6)
        p.on(star(-4, 0, 16, 7, 5), "c")
    for x, y, r in (
        (60, 96, 8),
        (40, 70, 5),
        (88, 60, 6),
        (246, 124, 7),
        (278, 110, 5),
        (224, 136, 4),
        (50, 124, 4),
        (108, 36, 4),
        (22, 104, 4),
    ):
        p.on(star(x, y, r, r * 0.3, 4, 20), "c")
    for x, y, u, v in ((96, 90, 70, 64), (84, 112, 50, 106), (220, 112, 256, 96)):
        p.line(f"{x} {y} {u} {v}", "c", 2.4)
    return p
