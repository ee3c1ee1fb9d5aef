"""Scenes of the locations."""

from __future__ import annotations

import math

from svgkit import circle, ellipse, ngon, poly, star

from captains.folk import rocket
from captains.kit import Scene


def lo_02() -> Scene:
    """Draw two senators of ash who still shout at each other in the ruin of their house."""
    p = Scene("ash")
    p.ground("d")
    p.on("-4 -4 150 -4 270 204 60 204", "m")
    p.on("40 -4 110 -4 210 204 110 204", "l")
    for x, top, w in ((-4, -4, 26), (44, -4, 20), (258, -4, 20), (300, -4, 26)):
        p.pillar(x, top, w, 170, "nd" if x < 160 else "kn")
    for n, (y, w) in enumerate(((128, 62), (140, 78), (152, 96))):
        p.on(
            f"{160 - w} {y} {160 + w} {y} {160 + w + 8} {y + 12} {160 - w - 8} {y + 12}",
            "nd"[n % 2],
        )
        for k in range(-4 - n, 5 + n):
            p.on(circle(160 + k * 15, y - 3, 5), "k" if (k + n) % 3 else "n")
    p.on("-4 176 324 172 324 204 -4 204", "k")
    for flip, x, tones in ((False, 92, "mc"), (True, 228, "kl")):
        with p.shadow(8, 5, tones="k"), p.at(x, 122, 1.02, flip=flip):
            p.lit("-66 84!, -60 40, -38 24, -18 18!, 14 20!, 34 34, 40 60, 44 84!", tones, 0.55)
            p.lit(
                "-40 -20, -36 -56, -6 -72, 20 -62, 28 -44, 26 -30!, 38 -12!, 28 -8, 30 0!, 16 2,"
                " 12 4!, 30 14, 26 28!, 10 36, -4 32!, -10 44, -14 48!, -36 34, -32 6",
                tones,
                0.55,
            )
            p.lit("14 60, 36 40, 58 20!, 64 26!, 78 12!, 82 16!, 66 36, 40 64, 26 80", tones, 0.55)
        with p.at(x, 122, 1.02, flip=flip):
            p.on("10 5, 30 2, 30 12, 24 18, 8 12", "k")
            p.on(ellipse(15, -30, 5.4, 3.6), "k")
            p.line("4 -40, 14 -44, 26 -36", "k", 3.4)
            p.line(
                "-30 -40, -16 -30, -20 -14, -8 -2, -14 14",
                tones[0] if tones[0] != "k" else "n",
                2.4,
            )
            p.line("-16 -30 -2 -34", tones[0] if tones[0] != "k" else "n", 2)
            for u, v, r in (
                (-46, -50, 4),
                (-54, -66, 3),
                (-44, -72, 2.4),
                (-62, -44, 2.4),
                (-36, -80, 2),
            ):
                p.on(ngon(u, v, r, 4, 10), tones[1])
    p.on(ngon(160, 40, 10, 8, 10), "a")
    p.line("160 -4 160 28", "k", 2)
    p.on(star(160, 40, 18, 8, 8), "a")
    p.on(circle(160, 40, 6), "c")
    for x, y, r in (
        (132, 20, 2),
        (190, 30, 1.8),
        (150, 80, 2),
        (176, 70, 1.6),
        (120, 60, 1.6),
        (204, 66, 2),
        (140, 104, 1.6),
        (182, 110, 2),
    ):
        p.on(ngon(x, y, r, 4, 20), "c")
    return p


def lo_03() -> Scene:
    """Draw a reef of glasses, a surprised fish in the largest, and its diver."""
    p = Scene("teal")
    p.ground("d")
    p.on("-4 -4 110 -4 60 204 -4 204", "m")
    p.on("130 -4 190 -4 200 204 120 204", "m")
    p.on("230 -4 262 -4 330 150 330 204 270 204", "m")
    for x, y, r in (
        (96, 60, 3),
        (104, 44, 2),
        (92, 30, 4),
        (258, 60, 2.4),
        (266, 42, 3.4),
        (72, 84, 3),
        (66, 66, 2),
    ):
        p.line(circle(x, y, r), "l", 1.4)
    p.flat("-4 172, 40 156, 96 170, 160 158, 230 172, 290 158, 330 168!, 330 204!, -4 204!", "n")
    for x, y, h, w in ((22, 176, 96, 10), (304, 178, 110, 11), (274, 182, 74, 9), (46, 184, 50, 7)):
        bottle = "{0} {4} {0} {5} {1} {6} {1} {7} {2} {7} {2} {6} {3} {5} {3} {4}".format(
            x - w, x - w * 0.35, x + w * 0.35, x + w, y, y - h * 0.6, y - h * 0.74, y - h
        )
        p.lit(bottle, "kl" if w < 11 else "km", 0.5)
    for x, y, k in ((250, 190, 0.8), (286, 196, 0.62), (232, 198, 0.55)):
        with p.shadow(4, 2, tones="k"), p.at(x, y, k):
            p.lit(
                "-20 -58!, -18 -34, -4 -24, -3 -20!, -3 -4!, -14 0!, 14 0!, 3 -4!, 3 -20!, 4"
                " -24, 18 -34, 20 -58!",
                "lc" if k > 0.6 else "ac",
                0.45,
            )
            p.on(ellipse(0, -58, 20, 4), "d")
    with p.shadow(9, 4, tones="n"):
        p.flat(
            "98 26!, 96 100, 126 124, 152 128!, 154 170, 150 176, 120 184!, 200 184!, 170 176,"
            " 166 170, 168 128!, 194 124, 224 100, 222 26!",
            "l",
        )
    p.on("104 48!, 130 54, 190 54, 216 48!, 212 94, 192 114, 160 118, 128 114, 108 94", "m")
    p.on(ellipse(160, 27, 62, 7), "c")
    p.on(ellipse(160, 27.5, 57, 4.8), "d")
    p.on("104 36!, 103 86, 122 108, 134 114!, 116 92, 113 66, 113 37!", "c")
    p.on("156 130 162 130 161 168 156 174", "c")
    with p.at(164, 82):
        p.flat("24 0!, 46 -18, 48 -14, 42 0, 48 16, 46 18", "a")
        p.flat("-34 2, -22 -16, 6 -20, 30 0, 6 18, -22 16", "a")
        p.on("-34 2, -22 -16, 6 -20, 30 0!, 0 -4", "l")
        p.on("-4 -18!, 4 -32, 18 -26, 16 -13!", "a")
        p.on(circle(-17, -5, 8.4), "c")
        p.on(circle(-18, -5, 4), "k")
        p.on(ellipse(-30, 5, 4.4, 5), "k")
        for x in (0, 9, 18):
            p.line(f"{x} -10, {x + 5} 0, {x} 9", "k", 1.6)
    p.line("82 138, 62 110, 74 60, 56 20, 62 -6", "k", 3)
    with p.shadow(7, 4, tones="k"):
        p.limb(96, 168, 134, 158, 11, 8, "nl")
        p.lit("60 208!, 58 176, 70 160, 86 160, 102 162, 112 180, 112 208!", "nl", 0.5)
        p.ball(86, 142, 21, "da", 0.4)
        p.flat("68 158 104 158 108 166 64 166", "c")
    p.on(circle(92, 140, 13), "k")
    p.on(circle(92, 140, 10), "c")
    p.on(circle(96, 137, 3.4), "k")
    p.on(circle(86, 137, 3), "k")
    p.line("86 146, 92 144, 98 146", "k", 1.8)
    p.on(circle(134, 157, 5), "c")
    return p


def lo_08() -> Scene:
    """Draw a drowned library whose keeper, an octopus, reads below a lamp."""
    p = Scene("night")
    p.ground("d")
    p.on("110 -4 210 -4 190 120 130 120", "m")
    p.on("140 -4 180 -4 172 110 148 110", "l")
    p.stars(4, 16, "l", (100, 10, 220, 110))
    books: dict[str, str] = {}
    for side in (1, -1):
        for n, (near, far) in enumerate(((170, 96), (92, 62), (60, 44), (42, 32))):
            a, b = 160 + side * near, 160 + side * far
            k1, k2 = near / 92, far / 92
            p.on(
                f"{a} {96 - 96 * k1} {b} {96 - 96 * k2} {b} {96 + 84 * k2} {a} {96 + 84 * k1}",
                "kn"[n % 2],
            )
            for row in range(5):
                t = row / 5
                rows = [(a + (b - a) * s, (k1 + (k2 - k1) * s)) for s in (0.08, 0.92)]
                (x1, q1), (x2, q2) = rows
                y1, y2 = 96 + (-84 + 168 * t) * q1, 96 + (-84 + 168 * t) * q2
                h1, h2 = 26 * q1, 26 * q2
                for i in range(5 - n // 2):
                    s, e = i / (5 - n // 2), (i + 0.8) / (5 - n // 2)
                    low = 0.25 * ((i * 5 + row * 3 + n) % 3) / 2
                    tone = (
                        "mdaldmd"[(i * 3 + row * 2 + n) % 7]
                        if side > 0
                        else "dmldamd"[(i * 2 + row * 3 + n) % 7]
                    )
                    u, v = x1 + (x2 - x1) * s, x1 + (x2 - x1) * e
                    ya, yb = y1 + (y2 - y1) * s, y1 + (y2 - y1) * e
                    ha, hb = h1 + (h2 - h1) * s, h1 + (h2 - h1) * e
                    spine = [(u, ya + ha * low), (v, yb + hb * low), (v, yb + hb), (u, ya + ha)]
                    books[tone] = books.get(tone, "") + poly(spine)
    for tone, spines in books.items():
        p.on(spines, tone)
    p.on("40 204 118 128 202 128 280 204", "n")
    with p.shadow(7, 5, tones="k"):
        for x1, y1, x2, y2, x3, y3 in (
            (120, 150, 80, 176, 70, 150),
            (130, 158, 100, 196, 74, 190),
            (200, 150, 244, 176, 250, 146),
            (190, 158, 226, 196, 254, 188),
            (150, 166, 140, 192, 122, 198),
            (172, 166, 186, 194, 206, 198),
        ):
            p.band(
                [(155 + (x1 - 155) * 0.3, 138), (x1, y1), (x2, y2), (x3, y3)],
                (24, 17, 11, 4),
                "nm" if x1 > 160 else "ml",
                0,
            )
        p.lit("112 146, 104 90, 128 56, 160 48, 192 56, 216 90, 208 146, 160 164", "ml", 0.52)
    p.on("204 92, 212 110, 206 144, 176 160!, 196 140", "d")
    for x, y in ((136, 84), (150, 68), (178, 70)):
        p.on(ellipse(x, y, 4, 3), "m")
    for x in (138, 182):
        p.on(ellipse(x, 112, 14, 12), "c")
        p.on(ellipse(x + 2, 116, 6, 7), "k")
        p.on(f"{x - 15} 112, {x} 97, {x + 15} 112!, {x} 106", "n")
        p.line(circle(x, 113, 16.5), "a", 3)
    p.line("154 112, 160 109, 166 112", "a", 3)
    with p.shadow(5, 4, tones="k"):
        p.flat("106 158 160 168 160 196 102 184", "c")
        p.flat("214 158 160 168 160 196 218 184", "l")
    for n in range(4):
        y = 164 + n * 5.5
        p.line(f"112 {y} 152 {y + 8}", "m", 1.4)
        p.line(f"208 {y} 168 {y + 8}", "m", 1.4)
    for x, y, r in (
        (128, 34, 4),
        (136, 20, 2.6),
        (122, 14, 5),
        (196, 46, 3.4),
        (188, 28, 5),
        (200, 14, 3),
    ):
        p.line(circle(x, y, r), "c", 1.4)
    for x, y, k in ((78, 66, 1), (236, 60, -0.9)):
        with p.at(x, y, abs(k), flip=k < 0):
            p.flat("-14 0, -2 -8, 10 0!, 20 -8!, 18 8!, 10 0!, -2 8", "c")
            p.on("-14 0, -2 8, 10 0!", "l")
            p.on(circle(-7, -2, 1.8), "k")
    return p


def lo_01() -> Scene:
    """Draw a ring of furnaces around a sun, whose ladle pours the coffee as well."""
    p = Scene("ember", a="#1F8A8C")
    p.ground("k")
    p.stars(41, 60, "m")
    p.ring(160, 84, 150, 56, 30, "n", 180, 360, -8)
    for n in range(9):
        at = math.radians(196 + n * 18)
        x, y = 160 + 142 * math.cos(at), 76 + 50 * math.sin(at) - 142 * math.cos(at) * 0.14
        for k in range(3):
            p.on(circle(x + 5 + k * 6, y - 20 - k * 9, 5 + k * 3), "d" if k else "m")
        p.pillar(x - 5, y - 18, 11, 26, "ka")
    p.discs(160, 84, (58, 46), "dm")
    p.ball(160, 84, 36, "lc", 0.3)
    p.ring(160, 92, 150, 60, 40, "a", 0, 180, -8)
    p.ring(160, 104, 150, 60, 30, "k", 0, 180, -8)
    p.ring(160, 92, 150, 60, 8, "c", 0, 180, -8)
    p.ring(160, 96, 142, 54, 6, "l", 0, 180, -8)
    for n in range(9):
        at = math.radians(18 + n * 18)
        x, y = 160 + 128 * math.cos(at), 102 + 50 * math.sin(at) - 128 * math.cos(at) * 0.14
        p.on(
            f"{x - 6} {y - 1} {x + 6} {y - 3} {x + 6} {y + 7} {x - 6} {y + 9}",
            "l" if n % 2 else "m",
        )
    with p.shadow(8, 6, tones="k"):
        p.limb(92, -6, 98, 34, 6, 6, "kl")
        p.limb(196, -6, 190, 28, 6, 6, "kl")
        with p.at(142, 44, 0.92, 22):
            p.lit("-58 -28 50 -28 38 34 -44 34", "na", 0.5)
            p.on(ellipse(-4, -28, 54, 8), "c")
            p.on(ellipse(-4, -27, 46, 5.4), "l")
            p.on("-54 -10 47 -10 45 -3 -53 -3", "k")
    p.flat("176 34!, 198 40, 206 70, 204 150!, 188 150!, 190 90, 184 60, 170 48!", "l")
    p.on("178 38!, 194 48, 199 76, 198 150!, 192 150!, 194 90, 190 60, 176 46!", "c")
    with p.shadow(8, 5, tones="k"):
        p.line("228 156, 248 154, 248 178, 222 182", "c", 7)
        p.lit("158 142 232 142 226 190 212 198 178 198 164 190", "lc", 0.5)
    p.on(ellipse(195, 142, 37, 7), "k")
    p.on(ellipse(195, 143, 31, 5), "m")
    p.on(star(196, 141, 14, 5, 8), "c")
    p.on(ngon(186, 172, 11, 8, 22), "a")
    for x, y in ((160, 124), (176, 116), (226, 120), (238, 134), (214, 104), (150, 138)):
        p.on(ngon(x, y, 2.6, 4), "c")
    return p


def lo_04() -> Scene:
    """Draw a lighthouse on the wrong rock, and the ships that believed it."""
    p = Scene("night")
    p.ground("k")
    p.stars(51, 70, "l", large=3)
    p.on("128 40 -10 -10 -10 78", "l")
    p.on("128 40 -10 14 -10 52", "c")
    p.on("146 40 330 10 330 84", "d")
    p.on("-4 150, 40 130, 110 136, 160 120, 230 138, 330 120!, 330 204!, -4 204!", "n")
    with p.shadow(8, 4, tones="k"):
        p.lit("88 204!, 96 160, 112 128!, 164 128!, 184 160, 200 204!", "nd", 0.5)
        p.lit("118 128 124 52 150 52 158 128", "lc", 0.46)
    for y in (64, 92):
        p.on(
            f"{123 - (y - 52) * 0.08} {y} {151 + (y - 52) * 0.11} {y} "
            f"{153 + (y - 40) * 0.11} {y + 14} {122 - (y - 40) * 0.08} {y + 14}",
            "a",
        )
    p.flat("116 52 160 52 158 46 118 46", "k")
    p.on("124 46 152 46 150 30 126 30", "c")
    for x in (132, 144):
        p.line(f"{x} 30 {x} 46", "k", 2)
    p.lit("120 30!, 128 18, 138 12, 148 18, 156 30!", "ka", 0.5)
    p.on("134 128!, 134 112, 142 112!, 142 128!", "k")
    for x, y, k, turn, tone in (
        (234, 132, 1.15, 118, "a"),
        (52, 140, 0.66, 62, "m"),
        (292, 128, 0.5, 72, "m"),
    ):
        with p.shadow(6, 4, tones="k"), p.at(x, y, k, turn):
            rocket(p, "dc", "ka" if tone == "a" else "kl", "k")
        p.on(f"{x - 10} {y - 2} {x - 2} {y - 6} {x + 3} {y + 4} {x - 6} {y + 6}", "k")
    p.on(
        "-4 178, 30 160, 70 166, 110 180, 180 170, 210 158, 260 172, 290 156, 330 166!, 330 204!,"
        " -4 204!",
        "d",
    )
    p.on("-4 178, 30 160, 52 162!, 30 176, -4 190!", "m")
    p.on("180 170, 210 158, 230 162!, 204 176, 180 182!", "m")
    p.on("-4 192, 60 184, 160 192, 240 182, 330 190!, 330 204!, -4 204!", "k")
    for x, y, rx in ((84, 186, 18), (260, 184, 22), (170, 194, 14)):
        p.on(ellipse(x, y, rx, rx * 0.26), "n")
    return p


def lo_05() -> Scene:
    """Draw embassies of many shapes, moored to one another in one orbit."""
    p = Scene("cream", a="#1F8A8C")
    p.ground("c")
    p.on(circle(160, 330, 230), "l")
    p.on(circle(160, 330, 196), "m")
    p.on(circle(160, 330, 164), "d")
    p.stars(61, 24, "d", (0, 0, 320, 90), 3)
    p.line("20 118, 74 92, 116 118, 160 112, 206 120, 250 88, 302 116", "n", 2)
    spots = (
        (18, 122, 0.62),
        (72, 92, 0.8),
        (250, 88, 0.8),
        (304, 118, 0.62),
        (114, 138, 0.84),
        (210, 138, 0.84),
        (160, 108, 1.3),
    )
    for n, (x, y, k) in enumerate(spots):
        with p.shadow(6, 6, tones="m"), p.at(x, y, k):
            p.lit("-34 8, -20 28, 2 38, 22 26, 34 8!, -34 8!", "kn" if n % 2 else "nd", 0.45)
            p.flat(ellipse(0, 8, 35, 6), "dmalmda"[n])
            _embassy(p, n)
    return p


def _embassy(p: Scene, kind: int) -> None:
    """Draw a house on a rock; each kind has a roof of its own."""
    tones = ("na", "da", "kd", "na", "al", "dl", "kc")[kind]
    if kind in (0, 6):
        p.lit("-18 6 -18 -16 18 -16 18 6", tones, 0.5)
        p.lit("-22 -20 22 -20 22 -14 -22 -14", "kl" if kind else tones, 0.5)
        roof = "-16 -20!, -25 -34, -12 -44, 0 -60!, 12 -44, 25 -34, 16 -20!"
        p.lit(roof, "ka" if kind else tones, 0.5)
        for x in (-10, 0, 10):
            p.on(f"{x - 3} 6!, {x - 3} -8, {x + 3} -8!, {x + 3} 6!", "k")
    elif kind == 1:
        p.lit("-24 6 0 -46 24 6", tones, 0.5)
        p.on("-6 6 0 -8 6 6", "k")
    elif kind == 2:
        for w, y in ((22, 6), (17, -12), (12, -28)):
            p.lit(f"{-w + 4} {y} {-w + 4} {y - 14} {w - 4} {y - 14} {w - 4} {y}", "kl", 0.5)
            p.lit(
                f"{-w - 4} {y - 12} {-w + 4} {y - 19} {w - 4} {y - 19} {w + 4} {y - 12}", "ka", 0.5
            )
    elif kind == 3:
        p.ball(0, -16, 22, tones + "c")
        p.limb(0, -36, 0, -54, 3, 2, "n")
    elif kind == 4:
        p.lit("-16 6!, -24 -20, -6 -40, 0 -50!, 6 -40, 24 -20, 16 6!", "ka", 0.5)
        p.on(circle(-2, -14, 5), "c")
    else:
        p.flat("-22 -24 0 -38 22 -24", "n")
        for x in (-18, -7, 4, 14):
            p.pillar(x - 2, -24, 5, 30, "dc")
        p.flat("-24 2 24 2 24 7 -24 7", "l")
    top = (-60, -46, -44, -54, -50, -36, -60)[kind]
    p.line(f"0 {top} 0 {top - 16}", "k", 1.6)
    p.on(f"0 {top - 16} 15 {top - 13} 0 {top - 6}", "ndaknda"[kind])


def lo_06() -> Scene:
    """Draw a station of brass arms that carries its own planets around a lamp."""
    p = Scene("brass", a="#1F8A8C")
    p.ground("n")
    p.on("-4 -4 110 -4 250 204 -4 204", "d")
    p.stars(71, 40, "l", large=4)
    for rx, ry in ((146, 60), (106, 42), (66, 25)):
        p.ring(160, 100, rx + 2, ry + 2, 6, "k", 0, 360, -8)
        p.ring(160, 98, rx, ry, 5, "l", 0, 360, -8)
    with p.shadow(8, 6, tones="k"):
        p.lit("148 190 154 110 168 110 172 190", "dl", 0.5)
        p.lit("92 204!, 104 184, 140 178!, 180 178!, 216 184, 228 204!", "dm", 0.45)
    for x in range(108, 220, 16):
        p.on(circle(x, 196, 3), "k")
    for u, v, r, tones in (
        (250, 50, 28, "ka"),
        (60, 122, 22, "kc"),
        (232, 142, 19, "kl"),
        (92, 56, 15, "ka"),
    ):
        with p.shadow(7, 6, tones="k"):
            p.limb(160, 100, u, v + r + 8, 7, 5, "dl")
            p.limb(u, v + r + 8, u, v, 4, 3, "dl")
            p.ball(u, v, r, tones, 0.4)
        if r == 28:
            p.ring(u, v, 45, 12, 8, "c", -20, 200, -16)
        if r == 22:
            p.line(f"{u - 20} {v + 3}, {u} {v + 9}, {u + 20} {v}", "d", 3)
            p.line(f"{u - 20} {v - 7}, {u} {v - 2}, {u + 19} {v - 10}", "d", 2)
        if r == 19:
            p.on(circle(u - 5, v - 4, 5) + circle(u + 6, v + 6, 4), "d")
    p.rays(160, 92, 16, "l", 0.5, 0, 30, 50)
    with p.shadow(6, 5, tones="k"):
        p.ball(160, 92, 29, "lc", 0.3)
    p.on(circle(151, 89, 3.4) + circle(168, 89, 3.4), "k")
    p.line("150 100, 160 105, 170 100", "k", 2.4)
    return p
