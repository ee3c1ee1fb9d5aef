"""Scenes of the planets."""

from __future__ import annotations

import math

from svgkit import circle, ellipse, star, within

from captains.folk import dotted, person, world
from captains.kit import Scene, lens, round_hull


def pl_11() -> Scene:
    """Draw a small world with one apple tree, its bodyguard and its lawyer."""
    p = Scene("mint")
    p.ground("c")
    p.rays(160, 84, 22, "l", 0.5, 3)
    p.discs(160, 84, (88,), "c")
    world(
        p,
        160,
        262,
        150,
        "dm",
        [("-80 -60, -20 -94, 40 -84, 70 -60, 10 -50, -40 -44", "l")],
        "d",
        0.2,
    )
    with p.shadow(base=116, tones="d"):
        p.band([(158, 122), (154, 98), (164, 76), (156, 50)], (24, 15, 14, 10), "nd", 0)
        p.limb(160, 84, 124, 58, 9, 5, "nd")
        p.limb(162, 80, 204, 56, 9, 5, "nd")
    for x, y, r in (
        (190, 60, 27),
        (132, 62, 27),
        (108, 48, 18),
        (214, 44, 18),
        (160, 38, 34),
        (130, 26, 22),
        (192, 26, 22),
    ):
        p.flat(circle(x + 3, y + 4, r), "n")
    for x, y, r in (
        (190, 60, 26),
        (132, 62, 26),
        (108, 48, 17),
        (214, 44, 17),
        (160, 38, 33),
        (130, 26, 22),
        (192, 26, 22),
    ):
        p.ball(x, y, r, "dm", 0.3)
    for x, y in (
        (128, 62),
        (154, 30),
        (184, 52),
        (202, 66),
        (110, 44),
        (172, 70),
        (212, 36),
        (140, 12),
        (190, 16),
    ):
        p.ball(x, y, 7, "na", 0.3)
        p.on(circle(x - 2.4, y - 2.6, 1.8), "c")
        p.line(f"{x} {y - 6} {x + 2} {y - 10}", "n", 1.6)
    with p.shadow(base=130, tones="dn"):
        with p.at(94, 132, 0.62):
            person(
                p,
                "kn",
                skin="nl",
                wide=1.7,
                left=(-20, -42),
                right=(20, -42),
                legs=(-13, 14),
                trousers="k",
            )
            p.lit("-9 -92!, -7 -102, 8 -102, 11 -92!", "kn", 0.4)
            p.on("-4 -92 10 -92 10 -88 -4 -88", "k")
        with p.at(222, 132, 0.62, flip=True):
            person(
                p, "ka", skin="nl", left=(-14, -44), right=(20, -34), legs=(-7, 8), trousers="kn"
            )
            p.lit("-9 -94 13 -94 13 -97 9 -97 9 -112 -5 -112 -5 -97 -9 -97", "kn", 0.4)
            p.on("-3 -80 4 -80 1 -60", "c")
            p.lit("10 -34 32 -34 32 -18 10 -18", "nl", 0.5)
    return p


def pl_01() -> Scene:
    """Draw a man in a hammock on a small world, and the hotel that followed him."""
    p = Scene("teal", l="#8FD0BC")
    p.ground("l")
    p.on(circle(60, 34, 20), "c")
    p.on("-4 60, 20 50, 44 58, 70 48, 96 62!, 96 66!, -4 66!", "c")
    world(
        p,
        187,
        274,
        146,
        "md",
        [("-90 -40, -40 -90, 30 -96, 60 -70, 0 -66, -50 -30", "c")],
        "d",
        0.2,
    )
    with p.at(38, 14, 0.93):
        with p.shadow(base=134, tones="d", lean=0.4):
            p.lit("146 134 146 20 236 20 236 142", "dc", 0.42)
            p.lit("158 20 158 8 224 8 224 20", "da", 0.5)
            p.lit("120 136 120 78 146 78 146 134", "dc", 0.5)
            p.limb(191, 8, 191, -8, 3, 2, "k")
            p.lit("176 140 176 122 206 122 206 142", "ka", 0.4)
        p.on("191 -8 210 -4 191 2", "a")
        for row in range(7):
            for n in range(6):
                x, y = 152 + n * 14, 28 + row * 13
                p.on(
                    f"{x} {y} {x + 8} {y} {x + 8} {y + 8} {x} {y + 8}",
                    "kkak"[(n * 3 + row) % 4] if n < 3 else "kckn"[(n + row) % 4],
                )
        for y in (86, 100, 114):
            p.on(f"126 {y} 134 {y} 134 {y + 8} 126 {y + 8}", "k")
            p.on(f"138 {y} 143 {y} 143 {y + 8} 138 {y + 8}", "k")
        for x, y, top, lean in ((30, 198, 74, -8), (112, 142, 60, 8)):
            with p.shadow(4, 3, tones="d"):
                p.band(
                    [(x, y), (x + lean * 0.5, (y + top) / 2), (x + lean, top)], (9, 7, 5), "kn", 0
                )
                for u, v in ((-30, 6), (-20, -14), (4, -20), (24, -10), (30, 10)):
                    p.flat(lens(x + lean, top, x + lean + u, top + v, 0.24), "k" if u > 0 else "d")
                p.ball(x + lean - 3, top + 4, 4, "ka")
        with p.shadow(4, 12, tones="d"):
            p.flat("26 118!, 50 150, 90 150, 116 102!, 100 158, 46 166, 26 118!", "a")
        p.flat("44 136, 60 128, 84 130, 98 128, 92 142, 60 148", "k")
        p.ball(56, 128, 9, "nc")
        p.lit("40 126!, 50 118, 52 112, 62 114, 66 120, 74 126!", "dc", 0.5)
        p.limb(88, 136, 108, 118, 8, 6, "kn")
    return p


def pl_02() -> Scene:
    """Draw a city with streets above and below, and stairs between them."""
    p = Scene("plum", a="#F0A04E")
    p.ground("l")
    p.on(circle(160, 100, 46), "c")
    p.on(circle(160, 100, 36), "a")
    tops = (44, 70, 30, 62, 84, 40, 74, 52, 34, 66)
    for n, h in enumerate(tops):
        x = -4 + n * 33
        p.lit(f"{x} -4 {x} {h * 0.7} {x + 28} {h * 0.7} {x + 28} -4", "dm", 0.5)
        k = tops[(n * 3 + 4) % 10] * 0.72
        p.lit(f"{x - 8} 204 {x - 8} {200 - k} {x + 20} {200 - k} {x + 20} 204", "nd", 0.5)
        for y in range(6, int(h * 0.7) - 8, 11):
            p.on(f"{x + 5} {y} {x + 10} {y} {x + 10} {y + 5} {x + 5} {y + 5}", "c")
    for n, (x, w, h) in enumerate(((64, 40, 92), (206, 48, 84), (132, 30, 58))):
        with p.shadow(6, 4, tones="k"):
            p.lit(f"{x} -4 {x} {h} {x + w / 2} {h + 16} {x + w} {h} {x + w} -4", "kn", 0.5)
        dotted(p, (x + 6, 6, x + w - 5, h - 6), (10, 13), (5, 7), "a", n, 0.7)
    for n, (x, w, h) in enumerate(((104, 46, 98), (244, 40, 80), (20, 46, 88))):
        with p.shadow(6, 4, tones="d"):
            p.lit(
                f"{x} 204 {x} {204 - h} {x + w / 2} {188 - h} {x + w} {204 - h} {x + w} 204",
                "kn",
                0.5,
            )
        dotted(p, (x + 6, 212 - h, x + w - 5, 200), (10, 13), (5, 7), "a", n + 5, 0.7)
    for x, y, wide, high in ((66, 150, 62, -50), (250, 140, -62, -60), (150, 120, 66, -46)):
        steps = 7
        stair = f"M{x} {y}"
        for n in range(steps):
            u, v = x + wide * n / steps, y + high * (n + 1) / steps
            stair += f"L{u} {v}L{u + wide / steps} {v}"
        with p.shadow(3, 5, tones="k"):
            p.flat(stair + f"L{x + wide} {y + high + 9}L{x + wide * 0.1} {y + 9}Z", "c")
    with p.at(128, 90, 0.3):
        person(p, "k", skin="kk", trousers="k")
    with p.at(80, 112, 0.26, 180):
        person(p, "k", skin="kk", trousers="k")
    with p.at(226, 100, 0.26, 180):
        person(p, "k", skin="kk", trousers="k")
    return p


def pl_03() -> Scene:
    """Draw a mailman who rests on a rock, and the far world that he still has to reach."""
    p = Scene("night", a="#E8903A")
    p.ground("k")
    p.on("324 -4, 200 20, 130 90, 60 120, -4 110!, -4 204!, 324 204!", "n")
    p.stars(81, 110, "l", large=4)
    p.ball(244, 38, 11, "da", 0.4)
    p.ring(244, 38, 21, 6, 3, "c", -20, 200, -18)
    for n in range(15):
        t = n / 14
        x = 176 + 60 * t + 24 * math.sin(t * 6.6)
        y = 142 - 98 * t
        p.on(circle(x, y, 2.8 - 2 * t), "c")
    with p.at(32, 6, 0.97):
        with p.shadow(8, 6, tones="k"):
            p.lit("20 204, 34 168, 76 150, 130 148, 176 160, 214 176, 236 204", "dm", 0.4)
        for x, y, rx in ((70, 178, 13), (180, 180, 10), (130, 192, 16)):
            p.on(ellipse(x, y, rx, rx * 0.4), "n")
        with p.shadow(base=162, tones="nk"):
            p.limb(112, 124, 136, 122, 17, 13, "ka")
            p.limb(136, 122, 140, 158, 12, 9, "ka")
            p.limb(108, 124, 126, 132, 17, 13, "na")
            p.limb(126, 132, 122, 162, 12, 9, "na")
            p.flat("116 158 128 158 140 166 114 166", "k")
            p.flat("134 154 146 154 156 161 133 162", "k")
            p.lit("88 126, 86 96, 96 78, 116 76, 124 96, 120 128", "na", 0.5)
            p.limb(92, 88, 100, 112, 12, 10, "ka")
            p.limb(100, 112, 124, 116, 9, 7, "ka")
            p.ball(120, 68, 15, "lc", 0.3)
            p.lit(
                "104 62!, 104 48, 122 44, 136 54, 138 64!, 148 66, 146 70!, 128 66, 110 64",
                "ka",
                0.5,
            )
        p.on("124 74, 132 76, 138 74!, 134 80, 126 80", "k")
        p.line("124 68 132 69", "k", 2)
        with p.shadow(5, 4, tones="n"):
            p.line("94 80, 82 104, 70 122", "l", 3)
            p.lit("44 122 88 116 94 158 48 164", "dl", 0.6)
            p.lit("44 122 88 116 90 130 68 144 46 138", "dc", 0.6)
            p.flat("48 120 54 98 74 96 78 116", "c")
            p.flat("64 116 72 100 90 104 84 116", "l")
        p.line("51 110 64 106 76 108", "a", 1.6)
    return p


def pl_04() -> Scene:
    """Draw a world of glass, the city on its far side seen through it, and one dark ministry."""
    p = Scene("ice", a="#1F8A8C")
    p.ground("d")
    p.on("-4 -4 120 -4 324 130 324 204 240 204 -4 40", "m")
    p.on("-4 -4 60 -4 324 170 324 190 -4 14", "l")
    p.stars(91, 40, "c", large=4)
    with p.shadow(14, 8, tones="n"):
        p.flat(circle(160, 102, 92), "n")
    p.on(circle(160, 102, 87), "m")
    p.on(circle(152, 96, 77), "l")
    hull = round_hull(160, 102, 87)
    for n in range(14):
        x = 74 + n * 12.5
        h = (34, 50, 28, 60, 40, 66, 36, 54, 70, 44, 58, 30, 48, 36)[n]
        p.on(
            within(
                f"{x} 10 {x + 10} 10 {x + 10} {30 + h * 0.7} {x + 5} {37 + h * 0.7} {x}"
                f" {30 + h * 0.7}",
                hull,
            ),
            "m",
        )
        p.on(
            within(f"{x + 6} 10 {x + 10} 10 {x + 10} {30 + h * 0.7} {x + 5} {37 + h * 0.7}", hull),
            "d",
        )
    p.on(within("60 172, 120 156, 200 156, 260 172!, 260 204!, 60 204!", hull), "d")
    for x, h, w in ((88, 42, 15), (108, 64, 17), (198, 58, 17), (220, 38, 15)):
        p.on(
            within(
                f"{x} 176 {x} {176 - h} {x + w / 2} {168 - h} {x + w} {176 - h} {x + w} 176", hull
            ),
            "c",
        )
        p.on(
            within(f"{x + w / 2} 176 {x + w / 2} {168 - h} {x + w} {176 - h} {x + w} 176", hull),
            "a",
        )
    with p.shadow(8, 3, tones="n"):
        p.lit("130 178 130 104 144 104 144 86 176 86 176 104 190 104 190 178", "kn", 0.4)
        p.flat("120 176 200 176 206 186 114 186", "k")
        p.flat("144 86 160 66 176 86", "k")
    for x in (137, 151, 164, 178):
        p.on(f"{x - 1} 116 {x + 5} 116 {x + 5} 166 {x - 1} 166", "k" if x < 160 else "n")
    p.on(lens(149, 97, 171, 97, 0.3), "c")
    p.on(circle(160.5, 97, 3.8), "a")
    p.on("86 66, 104 40, 132 24!, 140 33, 112 52, 99 78, 92 98!", "c")
    p.on("88 108, 86 120, 92 134!, 99 126, 95 116, 95 106!", "c")
    p.on("234 140, 218 168, 192 182!, 214 162, 226 138!", "c")
    return p


def pl_05() -> Scene:
    """Draw eight worlds that went wrong, and the ninth."""
    p = Scene("vermilion")
    p.ground("k")
    p.rays(160, 100, 26, "n", 0.5, 3)
    spots = (
        (84, 40),
        (160, 24),
        (236, 40),
        (60, 104),
        (262, 104),
        (88, 168),
        (160, 180),
        (234, 168),
    )
    for n, (x, y) in enumerate(spots):
        with p.at(x, y, 0.78):
            _sabel(p, n)
    with p.at(160, 102, 1.62):
        _sabel(p, 8)
    return p


def _sabel(p: Scene, kind: int) -> None:
    """Draw one of the attempts at a world."""
    tones = ("da", "nl", "dm", "nl", "da", "dm", "nl", "da", "mc")[kind]
    with p.shadow(5, 4, tones="k"):
        if kind == 0:
            p.lit("-22 -14 0 -24 22 -14 22 14 0 26 -22 14", tones, 0.4)
            p.on("-22 -14 0 -24 22 -14 0 -4", "c")
        elif kind == 1:
            p.ball(0, 0, 24, tones, 0.4)
        elif kind == 2:
            p.lit("-22 4, -14 -18, 6 -14, 22 -24, 24 2, 14 22, -8 16", tones, 0.5)
        elif kind == 3:
            p.lit(ellipse(0, 4, 30, 9), tones, 0.5)
            p.lit("-8 0 0 -20 9 0", "da", 0.5)
        elif kind == 4:
            for r, d in (
                (0, "M-2 -24C-30 -20 -30 20 -6 24L2 12L-6 2L4 -10Z"),
                (1, "M6 -24C32 -16 30 20 4 24L10 12L3 2L13 -10Z"),
            ):
                p.lit(d, tones if r == 0 else "kd", 0.6)
        elif kind == 5:
            p.ball(-8, 0, 16, tones, 0.4)
            p.ball(14, 2, 16, tones, 0.4)
        elif kind == 6:
            p.lit(star(0, 0, 27, 13, 7), tones, 0.5)
        elif kind == 7:
            p.lit(
                "-24 -6, -12 -22, 12 -22, 24 -6, 12 2, 18 20, 4 12, -2 26, -10 12, -20 16, -16 2",
                tones,
                0.5,
            )
        else:
            p.on(circle(0, 0, 31), "a")
            p.ball(0, 0, 26, tones, 0.35)
    if kind == 1:
        p.on("26 -16, 12 -12, 10 0, 16 8, 27 14!, 34 0", "k")
        p.on("12 -26!, 14 -14, 24 -14!, 30 -20!", "k")
    elif kind == 8:
        p.on("-16 -12, 2 -18, 12 -8, -2 -2", "m")
        p.on("-12 8, 6 4, 14 12, 0 18", "m")
        p.ring(0, 2, 40, 10, 6, "c", -14, 194, -14)
