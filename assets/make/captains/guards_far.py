"""Scenes of Guardforce 13 to 24."""

from __future__ import annotations

import math

from captains.folk import person
from captains.kit import Scene, lens
from svgkit import circle, ellipse, ngon, star


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


def gf_13() -> Scene:
    """Draw burning hounds, the first with a glowing bone."""
    p = Scene("ember")
    p.ground("n")
    p.on("-4 -4 324 -4 324 60, 240 40, 150 66, 70 44, -4 64", "k")
    p.on("-4 128, 60 112, 140 126, 230 108, 330 124 c, 330 204 c, -4 204 c", "d")
    with p.at(262, 134, 0.5):
        _hound(p, "dm", "m", "l")
    p.on("-4 152, 80 140, 170 156, 260 138, 330 150 c, 330 204 c, -4 204 c", "n")
    with p.at(160, 172, 1.16):
        _hound(p, "kd", "l", "c")
    p.on("-4 178, 60 170, 150 184, 250 172, 330 180 c, 330 204 c, -4 204 c", "k")
    for x, y, r in (
        (60, 60, 2),
        (90, 30, 1.6),
        (230, 40, 2.2),
        (280, 70, 1.6),
        (250, 20, 1.4),
        (36, 96, 2),
        (300, 40, 2),
    ):
        p.on(ngon(x, y, r, 4), "l")
    return p


def _hound(p: Scene, tones: str, flame: str, core: str) -> None:
    """Draw a hound 90 high, burning, that runs to the left."""
    p.flat(
        "-66 -62 c, -52 -88 c, -44 -76 c, -30 -112, -26 -84 c, -6 -120, 4 -86 c, 20 -116, 32 -84 c,"
        " 52 -112, 56 -78 c, 80 -104, 104 -98 c, 84 -84, 92 -70, 70 -52 c, -20 -40",
        "m",
    )
    p.flat(
        "-52 -60 c, -40 -84 c, -22 -98, -20 -78 c, -2 -104, 8 -78 c, 24 -98, 34 -76 c, 56 -96, 82"
        " -88 c, 66 -76, 70 -60, 58 -50 c",
        flame,
    )
    p.flat("-36 -60 c, -12 -82, -6 -70 c, 14 -86, 20 -70 c, 44 -82, 60 -80 c, 50 -66, 50 -52", core)
    for hip, knee, foot in (((-26, -42), (-40, -24), (-66, -18)), ((40, -44), (62, -28), (54, -4))):
        p.limb(*hip, *knee, 13, 8, tones[0])
        p.limb(*knee, *foot, 8, 6, tones[0])
    p.lit(
        "-44 -52 c, -30 -66, 20 -56, 48 -60, 58 -44, 40 -34, 8 -40, -26 -30, -44 -38", tones, 0.42
    )
    for hip, knee, foot in (((-32, -44), (-62, -34), (-82, -14)), ((46, -46), (50, -22), (78, -8))):
        p.limb(*hip, *knee, 15, 9, tones)
        p.limb(*knee, *foot, 9, 6, tones)
    p.lit(
        "-34 -48, -44 -66, -62 -76 c, -58 -92 c, -72 -78 c, -96 -66, -100 -58 c, -78 -52 c, -98 -46"
        " c, -76 -40, -56 -42",
        tones,
        0.5,
    )
    p.flat(
        "-118 -54, -112 -60, -106 -54, -92 -54, -86 -60, -80 -54, -86 -50, -92 -49 , -106 -49,"
        " -112 -46",
        core,
    )
    p.on(ellipse(-76, -68, 4.4, 3), core)
    p.on("-92 -53 -88 -48 -85 -53", tones[0])


def gf_14() -> Scene:
    """Draw a visitor who salutes, and a sentry of mirrors who does it better."""
    p = Scene("ice")
    p.ground("l")
    p.on("-4 150 324 150 324 204 -4 204", "m")
    p.on("-4 -4 90 -4 20 150 -4 150", "c")
    with p.shadow(10, 5, tones="n"):
        p.flat("150 6 302 6 302 186 150 186", "d")
    p.on("158 14 294 14 294 178 158 178", "n")
    p.on("158 14 250 14 158 130", "d")
    p.on("158 30 190 14 220 14 158 92", "m")
    p.on("158 150 294 150 294 178 158 178", "k")
    with p.shadow(base=180, tones="nd"), p.at(88, 182, 1.36):
        person(
            p, "ka", skin="nl", left=(-18, -48), right=(12, -94), bow=(0.3, -0.75), trousers="kn"
        )
        p.lit("-8 -95 c, -6 -104, 8 -104, 12 -95 c, 18 -93 c", "kn", 0.4)
    with p.at(222, 180, 1.5, flip=True):
        person(
            p,
            "mc",
            skin="mc",
            left=(-24, -44),
            right=(14, -97),
            bow=(0.2, -0.8),
            trousers="dl",
            wide=1.2,
        )
        p.on("-6 -92 9 -92 9 -88 -6 -88", "a")
        p.lit("-2 -98 0 -114 6 -98", "dc")
        p.on("-10 -76 -2 -76 -8 -50 -12 -54", "l")
        p.flat("-24 -44, -40 -30, -34 -14, -28 -34", "a")
    for x, y, r in ((284, 40, 12), (206, 34, 7)):
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
            p.flat(f"-13 -78, 0 -84, 14 -78, 16 -44 c, {hem} 0 c, {-hem} 0 c, -16 -44 c", "n")
            p.flat(
                "-7 -84 c, -8 -97 c, -14 -97 c, -6 -101 c, -5 -110 c, 7 -110 c, 8 -101 c, 16 -97 c,"
                " 9 -97 c, 8 -84 c",
                "n",
            )
    for flip, x, coat, cape in ((False, 104, "ka", "a"), (True, 216, "km", "n")):
        with p.shadow(base=180, tones="kn"), p.at(x, 182, 1.4, flip=flip):
            p.lit("-10 -80 c, -34 -60, -44 -26, -52 -20 c, -30 -10, -10 -20 c", "k" + cape, 0.6)
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
            p.flat("-10 -94 c, 0 -92, 20 -93 c, 10 -98, 9 -106, -1 -107, -4 -98", "k")
            p.flat("-3 -100, -16 -112, -22 -102, -12 -98", cape)
    p.on(star(163, 35, 14, 3, 8, 4), "c")
    return p


def gf_16() -> Scene:
    """Draw marines who row a boat through dunes."""
    p = Scene("orange")
    p.ground("l")
    p.on(circle(232, 46, 30), "c")
    p.on("-4 92, 60 78, 120 94, 200 76, 260 92, 330 80 c, 330 204 c, -4 204 c", "m")
    p.on("-4 118, 50 100, 130 122, 220 104, 330 124 c, 330 204 c, -4 204 c", "d")
    p.on(
        "-4 118, 50 100, 130 122, 220 104, 330 124 c, 330 130 c, 220 111, 130 130, 50 108, -4"
        " 126 c",
        "l",
    )
    for x in (112, 158, 204):
        with p.at(x, 178, 1.02):
            person(p, "na", skin="nd", right=(-30, -50), left=(-26, -44), bow=(-0.2, 0.3))
            p.lit("-12 -90 c, -11 -104, 0 -108, 12 -102, 14 -86 c, 6 -84, -4 -86", "kn", 0.45)
            p.on(circle(-4, -92, 5.5), "c")
            p.on(circle(-4.5, -92, 3.6), "a")
            p.on("-10 -84 4 -84 3 -76 -8 -76", "k")
    with p.at(70, 148):
        p.limb(0, 0, 0, -96, 4, 3, "kn")
        p.lit("2 -94, 20 -86, 40 -96, 54 -90 c, 52 -66 c, 38 -70, 20 -60, 2 -66 c", "kc", 0.85)
        p.on("M22 -86L26 -82L30 -86L29 -76L36 -72L28 -70L22 -66L20 -74L14 -78L21 -80Z", "a")
    with p.shadow(8, 8, tones="k"):
        p.lit(
            "46 130 c, 100 142, 210 142, 272 122 c, 262 158, 240 176 c, 90 180 c, 66 166, 46 130 c",
            "kn",
            0.46,
        )
    p.on("46 130 c, 100 142, 210 142, 272 122 c, 270 130 c, 210 150, 100 150, 50 139 c", "c")
    p.on("56 148 c, 110 160, 200 160, 262 144 c, 260 150 c, 200 167, 110 167, 60 156 c", "a")
    for x in (88, 134, 180):
        p.limb(x + 14, 126, x - 34, 176, 4, 4, "kl")
        p.lit(f"{x - 28} 166 {x - 22} 172 {x - 44} 194 {x - 52} 188", "kl", 0.6)
    p.on(
        "-4 176, 40 160, 76 178, 130 166, 180 182, 240 166, 290 178, 330 168 c, 330 204 c, -4"
        " 204 c",
        "d",
    )
    p.on(
        "-4 176, 40 160, 76 178, 130 166, 180 182, 240 166, 290 178, 330 168 c, 330 175 c, 290 185,"
        " 240 173, 180 189, 130 173, 76 185, 40 167, -4 184 c",
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
    p.lit("10 -8 c, 40 -26, 76 -8, 96 36 c, 60 44, 24 34, 6 14 c", "dm", 0.45)
    if fine:
        for n in range(3):
            x = 28 + n * 18
            p.on(
                f"{x} {-16 + n * 6}, {x + 6} {8 + n * 5}, {x - 2} {28 + n * 4} c, {x + 8}"
                f" {32 + n * 3} c, {x + 17} {10 + n * 6}, {x + 10} {-15 + n * 7} c",
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
    """Draw a battery of guns whose muzzles are eyes."""
    p = Scene("mint")
    p.ground("k")
    p.stars(6, 60, "l", (0, 0, 320, 110), 4)
    p.on(circle(262, 36, 22), "c")
    p.on(circle(271, 30, 20), "k")
    for x, y, s in ((40, 96, 0.62), (92, 84, 0.66), (228, 84, 0.66), (280, 96, 0.62)):
        with p.at(x, y, s, (x - 160) * 0.16):
            _eye_gun(p, "nd", "m")
    p.lit(
        "-4 130 30 112 60 122 110 96 210 96 260 122 290 112 324 130 324 204 -4 204",
        "nd",
        0.5,
        "110 90 180 204",
    )
    with p.shadow(8, 8, tones="k"), p.at(160, 128, 1.3, -4):
        _eye_gun(p, "nm", "c")
    p.flat("-4 168 40 152 96 160 120 148 200 148 226 160 282 152 324 168 324 204 -4 204", "k")
    for x, y in ((62, 168), (258, 168)):
        with p.shadow(6, 4, tones="k"), p.at(x, y, 0.78, (x - 160) * 0.12):
            _eye_gun(p, "nm", "l")
    p.on("-4 190 60 176 130 184 190 184 260 176 324 190 324 204 -4 204", "n")
    return p


def _eye_gun(p: Scene, tones: str, white: str) -> None:
    """Draw a gun that looks at the viewer, its muzzle of radius 40 at the origin."""
    p.lit("-28 -10 -40 70 40 70 28 -10", tones, 0.5)
    p.ball(0, 0, 40, tones, 0.3)
    p.on(circle(0, 0, 33), "k")
    p.on(circle(0, 0, 29), white)
    p.on(circle(2, 3, 17), "a")
    p.on(circle(3, 4, 9), "k")
    p.on(circle(-4, -3, 4), "c")
    p.on("M-33 -6C-24 -36 24 -36 33 -6C20 -22 -20 -22 -33 -6Z", tones[0])
    for n in range(10):
        at = math.radians(n * 36 + 18)
        p.on(circle(36.5 * math.cos(at), 36.5 * math.sin(at), 1.7), "k")
