"""Scenes of more Guardforce."""

from __future__ import annotations

import math

from captains.folk import person, world
from captains.kit import Scene, lens, placed, ribbon, round_hull, within
from svgkit import around, circle, ellipse, ngon, poly, star


def gf_07() -> Scene:
    """Draw a masked usher who lights the way out of a theater."""
    p = Scene("vermilion", a="#46307A")
    p.ground("d")
    for n in range(11):
        x = -10 + n * 32
        p.on(f"{x} -4, {x + 15} 60, {x + 4} 204 c, {x + 17} 204 c, {x + 23} 90, {x + 17} -4 c", "m")
        p.on(f"{x + 23} -4, {x + 27} 80, {x + 22} 204 c, {x + 30} 204 c, {x + 32} -4 c", "n")
    p.on("-4 -4 324 -4 324 14, 280 34, 240 16, 200 34, 160 16, 120 34, 80 16, 40 34, -4 14", "k")
    p.on(
        "-4 8 c, 40 28, 80 10, 120 28, 160 10, 200 28, 240 10, 280 28, 324 8 c, 324 14 c, 280 34,"
        " 240 16, 200 34, 160 16, 120 34, 80 16, 40 34, -4 14 c",
        "l",
    )
    p.on("224 116 330 74 330 172", "c")
    p.on("224 116 330 74 330 94", "l")
    p.on("-4 178 324 178 324 204 -4 204", "k")
    for n in range(8):
        x = 4 + n * 45
        p.lit(f"{x - 18} 204 c, {x - 18} 184 c, {x} 170, {x + 18} 184 c, {x + 18} 204 c", "na", 0.4)
    with p.shadow(9, 4, tones="k"), p.at(146, 236, 2.3):
        person(p, "ka", skin="lc", left=(-18, -40), right=(30, -56), bow=(0.15, 0.3), wide=1.1)
        for x in (-4, 5):
            for y in (-74, -66, -58):
                p.on(circle(x, y, 1.2), "l")
        p.on("-15 -79 -8 -81 -10 -76", "l")
        p.on("9 -81 16 -79 10 -76", "l")
        p.lit("-7 -96 -7 -105 9 -105 9 -96", "ka", 0.5)
        p.on("-7 -98 9 -98 9 -96 -7 -96", "l")
        p.lit("-7 -96 c, 9 -96 c, 10 -84, 1 -78, -7 -84", "lc", 0.62)
        p.on("-5 -91, -2 -93, 0 -90, -3 -89", "k")
        p.on("3 -90, 6 -93, 8 -91, 6 -89", "k")
        p.on("-4 -86 c, 1 -85, 7 -86 c, 2 -80", "a")
        p.limb(27, -55.5, 34, -52.5, 5, 7, "kl")
        p.on(circle(-18, -40, 3.6), "c")
        p.on(circle(29, -56, 3.6), "c")
    return p


def gf_08() -> Scene:
    """Draw drones like needles that stitch up a torn hull."""
    p = Scene("plum")
    p.ground("d")
    p.on("-4 -4 324 -4 324 40 -4 150", "m")
    for d in (
        "-4 60 324 -40",
        "-4 204 120 164",
        "200 140 324 100",
        "40 -4 96 110",
        "240 -4 264 60",
        "150 204 138 160",
    ):
        p.line(d, "n", 1.6)
    tear = (
        "M-4 158L40 150L70 128L112 124L150 100L196 94L236 66L280 58L324 30L324 66L286 84L250 94L208"
        " 120L160 128L124 150L80 156L46 176L-4 184Z"
    )
    with p.shadow(4, 6, tones="n"):
        p.flat(tear, "k")
    p.stars(4, 26, "c", (60, 110, 260, 130))
    for n in range(5):
        x, y = 20 + n * 36, 168 - n * 19
        p.line(f"{x - 12} {y - 24} {x + 16} {y + 18}", "n", 5)
        p.line(f"{x - 14} {y - 26} {x + 14} {y + 16}", "c", 4)
        p.line(f"{x + 14} {y - 32} {x - 8} {y + 20}", "c", 4)
    thread = [(180, 106), (204, 150), (246, 168), (272, 138), (240, 104), (206, 86)]
    p.on(ribbon(thread, (4, 4, 4, 4, 4, 4)), "c")
    with p.shadow(12, 14, tones="n"), p.at(176, 66, 1.35, 24):
        _needle(p, "ka", True)
    with p.shadow(8, 9, tones="n"), p.at(66, 40, 0.6, 58):
        _needle(p, "ka", False)
    with p.shadow(8, 9, tones="n"), p.at(284, 166, 0.55, -150):
        _needle(p, "ka", False)
    return p


def _needle(p: Scene, tones: str, fine: bool) -> None:
    """Draw a drone 120 long whose nose is a needle, pointing to the left."""
    p.lit("-84 4 c, -30 -7 c, 10 -6 c, 10 8 c, -30 9 c", "lc", 0.5, "-90 3 20 2")
    p.lit("0 -14, 24 -22, 50 -10, 56 2, 48 16, 20 22, 0 14", tones, 0.5)
    p.lit("18 -20 c, 30 -40, 44 -42 c, 40 -16 c", tones)
    p.lit("18 20 c, 30 38, 46 40 c, 42 14 c", "k")
    p.on(circle(18, 0, 9), "c")
    p.on(circle(16, 0, 4.6), "k")
    if fine:
        p.on(ellipse(-14, 1.5, 9, 2.6), "k")
        p.line("34 -16, 40 2, 34 18", "k", 2.4)
    p.flat("56 -3 72 -7 86 2 72 9 56 6", "l")


def gf_10() -> Scene:
    """Draw cutters whose lamps meet on an open suitcase."""
    p = Scene("night")
    p.ground("k")
    p.stars(12, 50, "l", large=2)
    for x, y in ((30, 30), (290, 30), (20, 150), (300, 150), (160, -6)):
        at = math.atan2(112 - y, 160 - x)
        dx, dy = -math.sin(at) * 38, math.cos(at) * 38
        p.on(
            f"{x} {y} {160 + dx + 60 * math.cos(at)} {112 + dy + 60 * math.sin(at)}"
            f" {160 - dx + 60 * math.cos(at)} {112 - dy + 60 * math.sin(at)}",
            "d",
        )
    p.on(ellipse(160, 118, 78, 56), "m")
    p.on(ellipse(160, 118, 66, 46), "c")
    with p.shadow(7, 6, tones="dm"):
        p.lit("100 70 212 70 216 116 104 116", "na", 0.6)
        p.lit("100 116 216 116 222 158 106 158", "na", 0.6)
    p.on("108 77 205 77 208 110 110 110", "l")
    p.on("104 116 216 116 216 121 104 121", "k")
    for x in (122, 198):
        p.on(f"{x} 116 {x + 9} 116 {x + 10} 158 {x + 1} 158", "k")
    p.lit("146 134 170 134 170 148 146 148", "kl", 0.6)
    with p.shadow(3, 3, tones="d"):
        p.flat("128 104 c, 120 84, 134 78 c, 146 84, 150 80 c, 160 92, 158 114 c", "c")
        p.on("139 84 143 110 135 112", "a")
        p.ball(180, 98, 13, "kd", 0.4)
        p.limb(180, 84, 184, 77, 3, 3, "k")
        p.on(star(187, 72, 8, 2.6, 6), "a")
    for x, y, flip, k in (
        (52, 38, False, 0.66),
        (268, 38, True, 0.66),
        (40, 158, False, 0.62),
        (282, 160, True, 0.62),
    ):
        with p.shadow(4, 4, tones="k"), p.at(x, y, k, flip=flip):
            p.lit(
                "-46 -6 c, -30 -24 c, 10 -26 c, 34 -12 c, 46 0 c, 30 14 c, -36 16 c",
                "dl",
                0.55,
                "-50 6 50 -2",
            )
            for n in range(4):
                p.on(f"{-34 + n * 14} 4 {-27 + n * 14} 4 {-27 + n * 14} 10 {-34 + n * 14} 10", "a")
            p.lit("-20 -25 -16 -40 4 -40 8 -26", "nm")
            p.on("-12 -36 2 -36 4 -30 -13 -30", "c")
            p.ball(40, 4, 8, "kc", 0.3)
    with p.shadow(4, 4, tones="k"), p.at(160, 18, 0.62):
        p.lit("-40 -14 40 -14 26 14 -26 14", "dl", 0.5)
        for n in range(4):
            p.on(f"{-32 + n * 18} -8 {-23 + n * 18} -8 {-23 + n * 18} -1 {-32 + n * 18} -1", "a")
        p.ball(0, 16, 10, "kc", 0.3)
    return p


def gf_11() -> Scene:
    """Draw a hooded guard with a lantern, and eyes beyond its light."""
    p = Scene("brass", a="#1F8A8C")
    p.ground("k")
    for x, y, k in (
        (24, 52, 1),
        (300, 120, 1.2),
        (288, 34, 0.8),
        (18, 134, 1.2),
        (52, 20, 0.7),
        (270, 172, 0.9),
    ):
        p.on(lens(x - 9 * k, y, x - 1, y, 0.3) + lens(x + 3, y, x + 11 * k, y, 0.3), "a")
    p.on(ngon(118, 82, 116, 12, 10), "n")
    p.on(ngon(118, 82, 86, 12, 24), "d")
    p.on(ngon(118, 82, 58, 12, 10), "m")
    p.on("-4 178, 90 166, 180 174, 324 184 c, 324 204 c, -4 204 c", "k")
    p.on("20 184, 90 170, 180 176, 216 186, 120 196", "m")
    with p.shadow(base=188, tones="k", lean=-0.8), p.at(206, 192):
        p.lit(
            "-48 0 c, -40 -70, -34 -110, -20 -128 c, 14 -128 c, 36 -90, 46 -40, 52 0 c", "na", 0.34
        )
        p.lit("-30 -112, -36 -146, -14 -170, 14 -164, 28 -136, 22 -110, 0 -102", "na", 0.42)
        p.on("-30 -116, -34 -142, -18 -154, -2 -142, 0 -118, -14 -106", "k")
        p.on(ellipse(-24, -132, 3.6, 2.4) + ellipse(-11, -131, 3.6, 2.4), "c")
        p.limb(-6, -104, -40, -96, 24, 18, "na")
        p.limb(-40, -96, -62, -110, 14, 10, "na")
        p.on(circle(-64, -112, 6), "l")
    p.limb(146, 192, 140, 20, 5, 4, "dl")
    p.line("140 22, 128 12, 118 24", "l", 4)
    with p.shadow(4, 2, tones="d"):
        p.lit("96 46 118 28 140 46", "nd", 0.5)
        p.flat("98 48 138 48 144 108 92 108", "c")
        p.flat("90 106 146 106 142 118 94 118", "d")
        p.flat("92 44 144 44 142 52 94 52", "d")
    for x, u in ((105, 103), (118, 118), (131, 133)):
        p.line(f"{x} 50 {u} 108", "n", 2.4)
    p.flat("118 62, 129 82, 126 98 c, 110 98 c, 107 82", "l")
    p.on("118 76, 124 90, 118 98, 112 90", "a")
    return p


def gf_12() -> Scene:
    """Draw an iron spider on the open vault that it guards; the vault is empty."""
    p = Scene("ash")
    p.ground("n")
    for x in range(-4, 324, 54):
        for y in range(-4, 204, 40):
            p.on(
                f"{x + (y // 40 % 2) * 27} {y} {x + 51 + (y // 40 % 2) * 27} {y}"
                f" {x + 51 + (y // 40 % 2) * 27} {y + 37} {x + (y // 40 % 2) * 27} {y + 37}",
                "d",
            )
    with p.shadow(10, 6, tones="k"):
        p.ball(160, 100, 92, "dl", 0.25)
    p.on(circle(160, 100, 80), "n")
    p.on(circle(160, 100, 72), "k")
    p.on("160 100 230 82 230 118", "k")
    p.on(within("80 132 c, 240 132 c, 240 180 c, 80 180 c", round_hull(160, 100, 72)), "n")
    p.line("104 118 104 132 128 132", "d", 2)
    p.flat("196 122 208 118 214 126 200 130", "l")
    for n in range(12):
        at = math.radians(n * 30 + 15)
        p.ball(160 + 86 * math.cos(at), 100 + 86 * math.sin(at), 4, "nc", 0.3)
    p.line("160 -4 160 64", "c", 1.6)
    with p.shadow(8, 7, tones="k"):
        for side in (-1, 1):
            for u, v, s, t in (
                (40, -46, 84, -64),
                (58, -10, 104, -22),
                (56, 24, 100, 40),
                (36, 44, 66, 84),
            ):
                p.limb(
                    160 + side * 12, 92, 160 + side * u, 92 + v, 10, 7, "ka" if side > 0 else "ac"
                )
                p.limb(
                    160 + side * u,
                    92 + v,
                    160 + side * s,
                    92 + t + 12,
                    7,
                    3,
                    "ka" if side > 0 else "kl",
                )
        p.oval(160, 82, 30, 34, "ka", 0.5)
        p.oval(160, 122, 21, 19, "ka", 0.5)
    p.on("160 56 168 70 160 84 152 70", "k")
    p.on("152 84 168 84 160 98", "k")
    for x, y, r in (
        (150, 122, 5),
        (170, 122, 5),
        (157, 130, 3),
        (164, 130, 3),
        (144, 115, 2.6),
        (176, 115, 2.6),
    ):
        p.on(circle(x, y, r), "c")
        p.on(circle(x + 0.6, y + 0.6, r * 0.45), "k")
    p.line("153 139 149 148", "k", 3)
    p.line("167 139 171 148", "k", 3)
    return p


def gf_20() -> Scene:
    """Draw two halberdiers who bow beside a door that is nearly shut."""
    p = Scene("rose", a="#C99A3B")
    p.ground("n")
    p.on("-4 -4 90 -4 200 204 -4 204", "d")
    p.pillar(20, -4, 26, 180, "dm")
    p.pillar(276, -4, 26, 180, "kd")
    p.flat("92 180 c, 92 60 c, 110 20, 160 8, 210 20, 228 60 c, 228 180 c", "k")
    p.lit("98 180 c, 98 64 c, 114 30, 156 18 c, 156 180 c", "da", 0.52)
    p.lit("164 18 c, 206 30, 222 64 c, 222 180 c, 164 180 c", "kd", 0.5)
    p.on("156 18 164 18 164 180 156 180", "c")
    for x in (108, 130, 174, 198):
        for y, h in ((62, 44), (114, 50)):
            p.line(f"M{x} {y}L{x + 15} {y}L{x + 15} {y + h}L{x} {y + h}Z", "n", 2.4)
    p.on("-4 176 324 176 324 204 -4 204", "m")
    p.on("156 176 164 176 196 204 150 204", "c")
    for flip, x in ((False, 92), (True, 228)):
        with p.shadow(base=190, tones="kn"), p.at(x, 192, 1.5, flip=flip):
            for a in (-9, 7):
                p.limb(a * 0.6, -46, a, -4, 11, 7, "nd" if a < 0 else "kn")
                p.flat(f"{a - 4} -5 {a + 4} -5 {a + 10} 0 {a - 5} 0", "k")
            p.lit("-14 -44, -10 -62, 6 -76, 26 -72, 30 -62, 18 -52, 10 -40", "ka", 0.5)
            p.flat("10 -78, 24 -84, 34 -74, 30 -62, 20 -62", "c")
            p.oval(34, -66, 7, 7, "lc", 0.4)
            p.lit("27 -74, 36 -78, 44 -66, 40 -60 c, 36 -68 c", "ka", 0.5)
            p.flat("34 -76, 24 -90, 14 -86, 22 -80, 28 -74", "m")
            p.limb(12, -62, 28, -44, 8, 6, "ka")
        with p.at(160, 112, 1, -36 if flip else 36):
            p.limb(0, 96, 0, -76, 5, 4, "kl")
            p.lit("-4 -64 c, -26 -78 c, -30 -62, -26 -46 c, -4 -54 c", "dc", 0.6)
            p.lit("4 -62 18 -58 4 -52", "dl")
            p.lit("-4 -74 0 -104 5 -74", "dc")
    return p


def gf_21() -> Scene:
    """Draw gun barrels that come through a veil, with a small bow of smoke each."""
    p = Scene("ash", a="#7A54AC")
    p.ground("k")
    p.stars(7, 30, "m", large=2)
    with p.shadow(8, 4, tones="n"):
        p.flat("50 -4 c, 46 60, 30 120, 20 204 c, 300 204 c, 292 110, 274 60, 270 -4 c", "d")
    for n in range(8):
        x = 52 + n * 28
        lean = (x - 160) * 0.24
        p.on(
            f"{x} -4 c, {x + 2} 90, {x - 6 + lean} 204 c, {x + 12 + lean} 204 c, {x + 16} 80,"
            f" {x + 9} -4 c",
            "m",
        )
        p.on(
            f"{x + 1} -4 c, {x + 3} 90, {x - 5 + lean} 204 c, {x + 1 + lean} 204 c, {x + 8} 80,"
            f" {x + 5} -4 c",
            "l",
        )
    for x, y in ((130, 56), (190, 56)):
        p.on(ellipse(x, y, 17, 11), "k")
        p.on(ellipse(x + 1, y + 2, 10, 7.4), "c")
        p.on(circle(x + 2, y + 3, 4.4), "k")
    p.line("112 40, 128 36, 148 44", "k", 5)
    p.line("208 40, 192 36, 172 44", "k", 5)
    for x, y, k in ((96, 122, 1), (224, 122, 1), (160, 112, 1.25)):
        with p.at(x, y, k):
            p.on("-24 -18, 0 -26, 24 -16, 28 12, 8 26, -18 20", "d")
            with p.shadow(8, 4, tones="k"):
                p.lit("-15 -12 15 -12 19 46 -19 46", "ka", 0.4)
                p.lit("-22 40 22 40 22 58 -22 58", "ka", 0.4)
            p.on(ellipse(0, 58, 22, 7), "a")
            p.on(ellipse(0, 58, 16, 5), "k")
            p.on("-8 -12 -3 -12 -6 40 -11 40", "l")
    for x, y, k in ((160, 192, 1.2), (96, 190, 0.9), (224, 190, 0.9)):
        p.on(
            "".join(circle(x + u * k, y + v * k, r * k) for u, v, r in ((-12, 4, 9), (12, 4, 10))),
            "c",
        )
        p.on(star(x, y - 2, 19 * k, 7 * k, 8, 10), "l")
        p.on(circle(x, y - 2, 7 * k), "c")
    return p


def gf_22() -> Scene:
    """Draw a barge like a money box, with coins that fly into its slot."""
    p = Scene("rose", a="#C99A3B")
    p.ground("k")
    p.on("-4 -4 120 -4 324 170 324 204 -4 60", "n")
    p.stars(9, 46, "l", large=3)
    for x, y, r, k in (
        (122, 14, 10, 0.5),
        (150, 30, 11, 0.9),
        (172, 8, 9, 0.3),
        (196, 26, 10, 0.7),
        (104, 36, 8, 0.4),
    ):
        p.flat(ellipse(x + 2, y + 1, r * k + 2, r), "d")
        p.on(ellipse(x, y, r * k + 1, r), "a")
        p.on(ellipse(x, y, (r * k + 1) * 0.6, r * 0.6), "l")
    p.flat("256 84 300 70 312 84 304 96 318 104 300 120 260 116", "c")
    p.on("258 92 290 84 296 92 288 98 296 104 284 110 260 108", "a")
    with p.shadow(9, 8, tones="n"):
        p.line("252 88, 274 80, 274 66, 262 68, 266 80", "m", 5)
        for x in (104, 140, 196, 226):
            p.lit(
                f"{x - 12} 140 {x + 12} 140 {x + 9} 172 {x - 9} 172",
                "nd" if x in (140, 226) else "dm",
                0.5,
            )
            p.on(f"{x - 10} 166 {x + 10} 166 {x + 9} 173 {x - 9} 173", "k")
        p.lit(
            "62 100, 76 62, 120 46, 180 44, 236 64, 262 104, 240 142, 180 158, 110 154, 74 136",
            "dm",
            0.52,
        )
        p.lit("74 66 c, 70 40 c, 92 34, 108 52 c", "dl", 0.5)
        p.lit("52 88, 40 92, 34 108, 42 122, 60 124, 70 110, 66 94", "nl", 0.6)
    p.on(ellipse(46, 104, 3.4, 5) + ellipse(57, 106, 3.4, 5), "k")
    p.on(circle(92, 86, 10), "c")
    p.on(circle(90, 87, 5), "k")
    p.line("78 74, 90 70, 104 76", "k", 3.4)
    p.line("62 130, 76 138, 90 132", "k", 3)
    p.on("132 50, 150 45, 180 45, 192 49, 160 56", "k")
    p.on("80 92, 84 72, 120 54, 128 54, 98 74, 88 96", "l")
    for x in range(128, 244, 26):
        p.on(circle(x, 110, 7.4), "k")
        p.on(circle(x - 0.6, 109.4, 5.4), "c")
    p.line("108 130, 170 138, 244 124", "d", 3)
    return p


def gf_23() -> Scene:
    """Draw a door that flies out of its frame, and the crew that knocked."""
    p = Scene("orange", a="#1F8A8C")
    p.ground("n")
    p.on("-4 -4 324 -4 324 30 -4 14", "k")
    for x in (6, 52, 268, 302):
        p.line(f"{x} -4 {x} 204", "k", 2)
    p.on("-4 174 324 174 324 204 -4 204", "k")
    p.on("96 174 224 174 330 204 20 204", "m")
    with p.shadow(6, 4, tones="k"):
        p.flat("84 176 84 20 236 20 236 176 222 176 222 32 98 32 98 176", "d")
    p.on("98 32 222 32 222 176 98 176", "l")
    p.rays(160, 100, 16, "c", 0.5, 6, 0, 60)
    p.on(circle(160, 100, 40), "c")
    for x, k in ((122, 1.22), (204, 1.16)):
        with p.at(x, 178, k, flip=x > 160):
            person(p, "k", skin="kk", left=(-14, -50), right=(14, -58), trousers="kk", wide=1.3)
            p.flat("-10 -92 c, -9 -104, 10 -104, 13 -92 c", "k")
            p.on("-4 -92 8 -92 8 -89 -4 -89", "a")
    with p.at(160, 180, 1.36):
        person(
            p,
            "kn",
            skin="kk",
            left=(-16, -48),
            right=(28, -66),
            trousers="kk",
            wide=1.5,
            legs=(-10, 10),
        )
        p.flat("-11 -92 c, -9 -106, 12 -106, 14 -92 c", "k")
        p.on("-4 -92 9 -92 9 -88 -4 -88", "a")
    with p.shadow(14, 12, tones="k"), p.at(150, 126, 1, -17):
        p.lit("-48 -52 44 -66 56 44 -40 62", "da", 0.6)
        p.flat("44 -66 52 -64 64 44 56 44", "k")
        for box in (
            "-36 -40 0 -46 4 -10 -33 -5",
            "10 -47 36 -51 40 -16 14 -11",
            "-32 8 5 2 9 38 -28 45",
            "15 1 42 -3 45 31 19 36",
        ):
            p.on(box, "d")
        p.on(star(-2, -4, 20, 9, 9), "k")
        p.on(star(-2, -4, 13, 6, 9), "l")
        p.ball(44, -4, 5, "kc")
    for x, y, r, turn in (
        (62, 60, 9, 20),
        (250, 70, 8, 60),
        (270, 140, 11, 10),
        (46, 128, 8, 40),
        (238, 170, 7, 0),
        (84, 180, 8, 30),
    ):
        p.lit(poly(around(x, y, [r, r * 0.5, r * 0.9, r * 0.4], turn)), "da", 0.5)
    return p


def gf_24() -> Scene:
    """Draw a world that nobody leaves: ships around it in a perfect ring."""
    p = Scene("violet", a="#D8432B")
    p.ground("k")
    p.stars(14, 70, "a", (0, 0, 320, 200))
    p.stars(15, 30, "l", large=4)
    p.on(circle(160, 100, 92), "n")
    far, near = [], []
    for n in range(44):
        at = n * math.tau / 44
        x, y = 160 + 136 * math.cos(at), 100 + 46 * math.sin(at)
        size = 7 + 3.4 * math.sin(at)
        way = math.degrees(math.atan2(46 * math.cos(at), -136 * math.sin(at)))
        (near if math.sin(at) > 0 else far).append((x, y, size, way))
    for x, y, size, way in far:
        p.on(placed(x, y, size, way).path("M1.2 0L-.8 .5L-.5 0L-.8 -.5Z"), "m")
    world(p, 160, 100, 62, "ma", [], "d", 0.5)
    p.ball(160, 100, 62, "da", 0.42)
    for d in (
        "-70 -30, -20 -52, 30 -36, 10 -20, -40 -10",
        "-40 20, 10 8, 60 26, 20 48, -20 40",
        "-90 10, -70 0, -64 24, -80 40",
    ):
        with p.at(160, 100, 0.62):
            p.on(d, "m")
    for x, y, size, way in near:
        with p.shadow(3, 4, tones="k"):
            p.flat(placed(x, y, size, way).path("M1.4 0L-.9 .7L-.5 0L-.9 -.7Z"), "l")
        p.on(placed(x, y, size, way).path("M1.4 0L-.5 0L-.9 -.7Z"), "c")
    return p
