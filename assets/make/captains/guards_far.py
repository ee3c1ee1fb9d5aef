"""Scenes of Guardforce 13 to 24."""

from __future__ import annotations

import math

from svgkit import circle, ellipse, ngon, star

from captains.folk import person
from captains.kit import Scene, lens


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
    p.line(f"{x - r * 0.98} {y + 4}, {x} {y + 14}, {x + r * 0.98} {y + 4}", "n", 2.6)
    p.line(f"{x - 4} {y - r * 0.98}, {x - 12} {y}, {x - 4} {y + r * 0.98}", "n", 2.6)
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


def gf_13() -> Scene:
    """Draw burning hounds, the first with a glowing bone."""
    p = Scene("ember")
    p.ground("n")
    p.on(circle(130, 96, 112), "m")
    p.on("-4 140, 60 126, 140 138, 230 122, 330 136!, 330 204!, -4 204!", "d")
    with p.at(292, 92, 0.34):
        _hound(p, "n", "dl", "l")
    with p.at(178, 130, 0.9):
        _hound(p, "kn", "llc", "c")
    p.on("-4 176, 80 164, 170 174, 260 162, 330 172!, 330 204!, -4 204!", "n")
    for x, y, r in (
        (60, 40, 2.4),
        (90, 22, 2),
        (40, 80, 2),
        (280, 60, 2),
        (250, 16, 2.4),
        (300, 40, 2),
    ):
        p.on(ngon(x, y, r, 4), "c")
    return p


def _hound(p: Scene, tones: str, flames: str, bone: str) -> None:
    """Draw a hound 190 long, burning, that runs to the left; its middle is at the origin."""
    for n, tone in enumerate(flames):
        k = 1 - n * 0.28
        tongues = "-66 -40"
        for i in range(7):
            x = -58 + i * 27
            tall = (46, 66, 58, 78, 62, 56, 40)[i] * k
            tongues += (
                f", {x - 4} {-36 - tall * 0.55}, {x + 26 + tall * 0.2} {-30 - tall}!, {x + 20}"
                f" {-34 - tall * 0.3}!"
            )
        tongues += f", {150 - n * 22} -34, {116 - n * 14} -8, 60 10, -20 20"
        p.on(tongues, tone)
    far = tones[0]
    for spots in (
        ((-22, 8), (-32, 32), (-58, 38), (-72, 48)),
        ((58, -6), (70, 20), (96, 20), (114, 36)),
    ):
        for (a, b), w in zip(zip(spots, spots[1:], strict=False), (13, 9, 6), strict=True):
            p.limb(*a, *b, w, w - 2, far)
    p.band([(64, -18), (86, -34), (104, -30), (124, -44)], (9, 7, 5, 2), far)
    p.lit("-44 4, -40 -26, -8 -30, 28 -24, 56 -28, 72 -10, 60 10, 38 0, 6 16, -24 26", tones, 0.4)
    for spots in (
        ((-30, 8), (-50, 24), (-78, 22), (-92, 34)),
        ((58, -8), (44, 20), (76, 32), (98, 54)),
    ):
        for (a, b), w in zip(zip(spots, spots[1:], strict=False), (17, 11, 7), strict=True):
            p.limb(*a, *b, w, w - 3, tones)
    p.lit(
        "-24 -28, -50 -54!, -42 -76!, -62 -64, -80 -60, -106 -50, -108 -42!, -86 -36!, -102 -28!"
        ", -78 -27, -60 -26, -46 4!, -26 10",
        tones,
        0.45,
    )
    p.flat(
        "-126 -42, -121 -50, -115 -43, -96 -40, -90 -46, -85 -39, -92 -33, -97 -35, -114 -38,"
        " -122 -34",
        bone,
    )
    p.on(ellipse(-80, -52, 4.6, 3), bone)
    p.on("-62 -60!, -50 -70, -46 -60, -52 -46!", tones[0])


def gf_14() -> Scene:
    """Draw a visitor who salutes, and a sentry of mirrors who does it better."""
    p = Scene("ice")
    p.ground("l")
    p.on("-4 154 324 154 324 204 -4 204", "m")
    p.on("-4 -4 70 -4 10 154 -4 154", "c")
    with p.shadow(12, 5, tones="n"):
        p.flat("150 4 284 4 284 190 150 190", "d")
    p.on("157 11 277 11 277 183 157 183", "n")
    p.on("157 11 250 11 157 130", "d")
    p.on("157 34 190 11 216 11 157 82", "m")
    p.on("157 158 277 158 277 183 157 183", "k")
    with p.shadow(base=186, tones="nd"), p.at(98, 188, 1.42):
        person(p, "ka", skin="nc", left=(-17, -46), right=None, bow=(0.3, 0), trousers="kn")
        p.lit("-9 -95!, -8 -106, 10 -106, 13 -95!, 20 -92!", "kn", 0.4)
        p.limb(12, -76, 36, -84, 9, 7, "ka")
        p.limb(36, -84, 13, -96, 7, 5, "ka")
        p.on(circle(11, -96, 3.8), "c")
    with p.at(212, 184, 1.34, flip=True):
        p.flat("-12 -76, -34 -60, -40 -24, -30 -8, -12 -40", "a")
        person(p, "mc", skin="mc", left=(-18, -48), right=None, trousers="dl", wide=1.2)
        p.on("-6 -93 9 -93 9 -88 -6 -88", "a")
        p.lit("-8 -97!, -6 -108, 10 -108, 12 -97!", "mc", 0.5)
        p.flat("-2 -106, -10 -122, 4 -126, 16 -114, 8 -104", "a")
        p.limb(14, -76, 40, -86, 10, 7, "mc")
        p.limb(40, -86, 14, -100, 7, 5, "mc")
        p.on(circle(12, -100, 4), "c")
        p.on(star(-4, -70, 6, 2.6, 5), "a")
    for x, y, r in ((266, 40, 15), (170, 120, 8)):
        p.on(star(x, y, r, r * 0.14, 4), "c")
    return p


def gf_15() -> Scene:
    """Draw two duelists at dawn, and the next ones in their order."""
    p = Scene("cream")
    p.ground("l")
    p.rays(160, 128, 26, "c", 0.5, 3)
    p.on(circle(160, 128, 66), "c")
    p.on(circle(160, 128, 54), "a")
    p.on("-4 132 324 132 324 204 -4 204", "d")
    p.on("-4 132 324 132 324 140 -4 138", "m")
    for n, x in enumerate((10, 30, 48, 64, 270, 286, 304)):
        with p.at(x, 148, 0.42 + 0.02 * (n % 3), flip=n > 3):
            hem = 18 if n % 2 else 10
            p.flat(f"-13 -78, 0 -84, 14 -78, 16 -44!, {hem} 0!, {-hem} 0!, -16 -44!", "n")
            p.flat(
                "-7 -84!, -8 -97!, -14 -97!, -6 -101!, -5 -110!, 7 -110!, 8 -101!, 16 -97!,"
                " 9 -97!, 8 -84!",
                "n",
            )
    for flip, x, coat, cape in ((False, 114, "ka", "a"), (True, 206, "km", "n")):
        with p.shadow(base=184, tones="kn"), p.at(x, 186, 1.16, flip=flip):
            p.lit("-10 -80!, -34 -60, -44 -26, -52 -20!, -30 -10, -10 -20!", "k" + cape, 0.6)
            p.limb(-4, -46, -22, -24, 13, 10, "kn")
            p.limb(-22, -24, -34, -3, 9, 7, "kn")
            p.flat("-40 -4 -30 -4 -26 0 -42 0", "k")
            p.limb(5, -46, 22, -32, 13, 10, "kn")
            p.limb(22, -32, 20, -3, 9, 7, "kn")
            p.flat("15 -4 25 -4 32 0 14 0", "k")
            p.lit("-10 -80 14 -80 10 -44 -9 -44", coat, 0.5)
            p.limb(-10, -76, -26, -70, 9, 7, coat)
            p.limb(-26, -70, -22, -92, 7, 5, coat)
            p.limb(12, -76, 30, -74, 9, 6, coat)
            p.limb(34, -75, 70, -104, 2.6, 1.2, "k" if flip else "nc")
            p.on(circle(34, -75, 5), "k")
            p.oval(4, -90, 7, 8, "dc")
            p.flat("-10 -94!, 0 -92, 20 -93!, 10 -98, 9 -106, -1 -107, -4 -98", "k")
            p.flat("-3 -100, -16 -112, -22 -102, -12 -98", cape)
    p.on(star(160, 64, 16, 3, 8, 4), "c")
    return p


def gf_16() -> Scene:
    """Draw marines who row a boat through dunes."""
    p = Scene("orange")
    p.ground("l")
    p.on(circle(232, 46, 30), "c")
    p.on("-4 92, 60 78, 120 94, 200 76, 260 92, 330 80!, 330 204!, -4 204!", "m")
    p.on("-4 118, 50 100, 130 122, 220 104, 330 124!, 330 204!, -4 204!", "d")
    p.on(
        "-4 118, 50 100, 130 122, 220 104, 330 124!, 330 130!, 220 111, 130 130, 50 108, -4 126!",
        "l",
    )
    for x in (112, 158, 204):
        with p.at(x, 178, 1.02):
            person(p, "na", skin="nd", right=(-30, -50), left=(-26, -44), bow=(-0.2, 0.3))
            p.lit("-12 -90!, -11 -104, 0 -108, 12 -102, 14 -86!, 6 -84, -4 -86", "kn", 0.45)
            p.on(circle(-4, -92, 5.5), "c")
            p.on(circle(-4.5, -92, 3.6), "a")
            p.on("-10 -84 4 -84 3 -76 -8 -76", "k")
    with p.at(50, 142):
        p.limb(0, 0, 0, -96, 4, 3, "kn")
        p.lit("2 -94, 20 -86, 40 -96, 54 -90!, 52 -66!, 38 -70, 20 -60, 2 -66!", "kc", 0.85)
        p.on("M22 -86L26 -82L30 -86L29 -76L36 -72L28 -70L22 -66L20 -74L14 -78L21 -80Z", "a")
    with p.shadow(8, 8, tones="k"):
        p.lit(
            "46 130!, 100 142, 210 142, 272 122!, 262 158, 240 176!, 90 180!, 66 166, 46 130!",
            "kn",
            0.46,
        )
    p.on("46 130!, 100 142, 210 142, 272 122!, 270 130!, 210 150, 100 150, 50 139!", "c")
    p.on("56 148!, 110 160, 200 160, 262 144!, 260 150!, 200 167, 110 167, 60 156!", "a")
    for x in (88, 134, 180):
        p.limb(x + 14, 126, x - 34, 176, 4, 4, "kl")
        p.lit(f"{x - 28} 166 {x - 22} 172 {x - 44} 194 {x - 52} 188", "kl", 0.6)
    p.on(
        "-4 176, 40 160, 76 178, 130 166, 180 182, 240 166, 290 178, 330 168!, 330 204!, -4 204!",
        "d",
    )
    p.on(
        "-4 176, 40 160, 76 178, 130 166, 180 182, 240 166, 290 178, 330 168!, 330 175!, 290 185,"
        " 240 173, 180 189, 130 173, 76 185, 40 167, -4 184!",
        "m",
    )
    return p


def gf_17() -> Scene:
    """Draw a brass wasp with an aerial that hums in all directions."""
    p = Scene("brass", a="#1F8A8C")
    p.ground("a")
    for r in (210, 172, 136, 102, 70):
        p.line(circle(92, 62, r), "d" if r in (172, 102) else "k", 7)
    for x, y, k in ((262, 44, 0.3), (292, 96, 0.24), (50, 170, 0.28)):
        with p.at(x, y, k):
            _wasp(p, False)
    with p.shadow(10, 9, tones="k"), p.at(160, 104, 1.2):
        _wasp(p, True)
    return p


def _wasp(p: Scene, fine: bool) -> None:
    """Draw a wasp 150 long, its head at the left."""
    for a in ((8, -14, 60, -76), (20, -10, 96, -50)):
        p.flat(lens(*a, 0.2), "c")
        if fine:
            p.line(f"{a[0]} {a[1]} {a[2]} {a[3]}", "l", 1.6)
    for x, y, u, v, s, t in (
        (-22, 12, -34, 34, -22, 52),
        (-10, 14, -12, 40, 4, 56),
        (4, 14, 14, 36, 34, 48),
    ):
        p.line(f"{x} {y} {u} {v} {s} {t}", "k", 4)
    p.lit("10 -8!, 40 -26, 76 -8, 96 36!, 60 44, 24 34, 6 14!", "dm", 0.45)
    if fine:
        for n in range(3):
            x = 28 + n * 18
            p.on(
                f"{x} {-16 + n * 6}, {x + 6} {8 + n * 5}, {x - 2} {28 + n * 4}!, {x + 8}"
                f" {32 + n * 3}!, {x + 17} {10 + n * 6}, {x + 10} {-15 + n * 7}!",
                "k",
            )
    p.flat("94 32 118 60 90 40", "k")
    p.ball(-8, 0, 23, "dl", 0.4)
    p.on(circle(-6, 2, 9), "k")
    p.on(circle(-7, 1, 5), "m")
    p.lit("-26 4, -34 -16, -54 -18, -66 0, -58 18, -38 18", "nm", 0.5)
    p.oval(-52, -3, 8, 11, "kc", 0.3)
    p.on(circle(-53, -1, 3), "k")
    p.limb(-42, -16, -50, -40, 3, 2, "k")
    p.limb(-54, -14, -68, -34, 3, 2, "k")
    p.ball(-51, -44, 5.5, "kc")
    p.ball(-70, -37, 5.5, "kc")
    p.flat("-62 12 -70 24 -60 20", "k")


def gf_19() -> Scene:
    """Draw a fort that bristles with guns around one eye that never shuts."""
    p = Scene("mint")
    p.ground("k")
    p.stars(6, 70, "l", (0, 0, 320, 120), 4)
    p.on(circle(276, 32, 20), "c")
    p.on(circle(284, 27, 18), "k")
    for radius, count, wide, tones in ((150, 9, 15, "nd"), (118, 8, 19, "dm")):
        for n in range(count):
            at = math.radians(-172 + 164 * n / (count - 1))
            c, s = math.cos(at), math.sin(at)
            with p.shadow(3, 4, tones="k"):
                p.limb(
                    160 + 50 * c,
                    152 + 44 * s,
                    160 + radius * c,
                    152 + radius * 0.86 * s,
                    wide,
                    wide * 0.7,
                    tones,
                )
                p.limb(
                    160 + (radius - 12) * c,
                    152 + (radius - 12) * 0.86 * s,
                    160 + radius * c,
                    152 + radius * 0.86 * s,
                    wide,
                    wide,
                    tones,
                )
            p.on(circle(160 + (radius + 2) * c, 152 + (radius + 2) * 0.86 * s, wide * 0.3), "k")
    with p.shadow(8, 4, tones="k"):
        p.lit("70 190!, 74 120, 112 84, 160 82, 210 84, 246 120, 250 190!", "nm", 0.5)
    p.on("76 150!, 110 160, 210 160, 246 150!, 248 158!, 210 168, 110 168, 75 158!", "k")
    for n in range(9):
        p.on(circle(88 + n * 18, 176, 2.6), "k")
    p.on(circle(160, 124, 33), "k")
    p.on(circle(160, 124, 29), "c")
    p.on(circle(163, 126, 18), "a")
    p.on(circle(164, 127, 10), "k")
    p.on(circle(156, 119, 5), "c")
    for d in ("132 122 140 120", "134 136, 142 132", "178 112 186 108", "184 134 178 130"):
        p.line(d, "a", 1.4)
    p.line("126 150, 160 166, 194 150", "k", 3)
    p.line("124 92, 160 80, 196 92", "k", 4)
    p.on("-4 188 60 182 160 190 260 182 324 188 324 204 -4 204", "n")
    return p
