"""Scenes of more Guardforce."""

from __future__ import annotations

import math

from svgkit import around, circle, ellipse, ngon, poly, star, within

from captains.folk import person
from captains.kit import Scene, lens, placed, ribbon, round_hull


def gf_07() -> Scene:
    """Draw a masked usher who lights the way out of a theater."""
    p = Scene("vermilion", a="#46307A")
    p.ground("d")
    for n in range(11):
        x = -10 + n * 32
        p.on(f"{x} -4, {x + 15} 60, {x + 4} 204!, {x + 17} 204!, {x + 23} 90, {x + 17} -4!", "m")
        p.on(f"{x + 23} -4, {x + 27} 80, {x + 22} 204!, {x + 30} 204!, {x + 32} -4!", "n")
    p.on("-4 -4!, 280 34, 240 16, 200 34, 160 16, 120 34, 80 16, 40 34, -4 14", "k")
    p.on(
        "-4 8!, 40 28, 80 10, 120 28, 160 10, 200 28, 240 10, 280 28, 324 8!, 324 14!, 280 34,"
        " 240 16, 200 34, 160 16, 120 34, 80 16, 40 34, -4 14!",
        "l",
    )
    p.on("224 116 330 74 330 172", "c")
    p.on("224 116 330 74 330 94", "l")
    p.on("-4 178 324 178 324 204 -4 204", "k")
    for n in range(8):
        x = 4 + n * 45
        p.lit(f"{x - 18} 204!, {x - 18} 184!, {x} 170, {x + 18} 184!, {x + 18} 204!", "na", 0.4)
    with p.shadow(9, 4, tones="k"), p.at(148, 232, 2.1):
        person(p, "ka", skin="lc", left=(-18, -40), right=(30, -56), bow=(0.15, 0.3), wide=1.1)
        for x in (-4, 5):
            for y in (-74, -66, -58):
                p.on(circle(x, y, 1.2), "l")
        p.on("-15 -79 -8 -81 -10 -76", "l")
        p.on("9 -81 16 -79 10 -76", "l")
        p.lit("-7 -96 -7 -105 9 -105 9 -96", "ka", 0.5)
        p.on("-7 -98 9 -98 9 -96 -7 -96", "l")
        p.lit("-7 -96!, 9 -96!, 10 -84, 1 -78, -7 -84", "lc", 0.62)
        p.on("-5 -91, -2 -93, 0 -90, -3 -89", "k")
        p.on("3 -90, 6 -93, 8 -91, 6 -89", "k")
        p.on("-4 -86!, 1 -85, 7 -86!, 2 -80", "a")
        p.limb(27, -55.5, 34, -52.5, 5, 7, "kl")
        p.on(circle(-18, -40, 3.6), "c")
        p.on(circle(29, -56, 3.6), "c")
    return p


def gf_08() -> Scene:
    """Draw flying spools with needles that stitch up a torn hull."""
    p = Scene("plum")
    p.ground("d")
    p.on("-4 -4 324 -4 324 40 -4 150", "m")
    for d in (
        "-4 60 324 -40",
        "-4 204 120 164",
        "200 150 324 110",
        "40 -4 96 110",
        "264 -4 288 50",
        "150 204 138 160",
    ):
        p.line(d, "n", 1.6)
    tear = (
        "M-4 158L40 150L70 132L112 130L150 108L196 102L236 76L280 68L324 40L324 76L286 94L250"
        " 106L208 130L160 138L124 158L80 162L46 180L-4 188Z"
    )
    with p.shadow(4, 6, tones="n"):
        p.flat(tear, "k")
    p.stars(4, 26, "c", (60, 116, 260, 136))
    for n in range(4):
        x, y = 14 + n * 34, 170 - n * 15
        p.line(f"{x - 12} {y - 26} {x + 16} {y + 18}", "c", 4)
        p.line(f"{x + 14} {y - 32} {x - 8} {y + 20}", "c", 4)
    thread = [(120, 148), (106, 112), (104, 74), (128, 58), (152, 72), (166, 97)]
    p.on(ribbon(thread, (3.4, 3.4, 3.4, 3.4)), "c")
    with p.shadow(12, 16, tones="n"), p.at(184, 88, 1.12, -24):
        _needle(p, True)
    with p.shadow(8, 9, tones="n"), p.at(66, 42, 0.5, -40):
        _needle(p, False)
    with p.shadow(8, 9, tones="n"), p.at(262, 166, 0.56, 14, True):
        _needle(p, False)
    return p


def _needle(p: Scene, fine: bool) -> None:
    """Draw a drone: a spool of thread with a rotor, whose needle points to the left."""
    p.lit("-92 4!, -40 -5!, -4 -5!, -4 6!, -40 6!", "lc", 0.5, "-92 4 0 1")
    p.on(ellipse(-18, 0.5, 8, 2), "k")
    p.limb(28, -24, 28, -42, 4, 4, "k")
    p.flat(lens(28, -44, -18, -50, 0.1), "c")
    p.flat(lens(28, -44, 76, -38, 0.1), "l")
    p.lit("2 -19, 28 -25, 54 -19, 54 19, 28 25, 2 19", "ka", 0.5)
    for x in (12, 21, 30, 39, 48) if fine else ():
        p.line(f"{x} -21, {x + 4} 0, {x} 21", "k", 1.8)
    p.lit("-6 -30 6 -32 6 32 -6 30", "lc", 0.5)
    p.lit("50 -32 62 -30 62 30 50 32", "kl", 0.4)
    p.on(circle(-1, -1, 10), "k")
    p.on(circle(-2, -1, 6.6), "c")
    p.on(circle(-3, -1, 3.2), "k")


def gf_10() -> Scene:
    """Draw cutters like the caps of customs officers, whose lamps meet on an open suitcase."""
    p = Scene("night")
    p.ground("k")
    p.stars(12, 60, "l", large=3)
    p.on("40 74 72 70 250 204 130 204", "n")
    p.on("280 74 248 70 70 204 190 204", "n")
    p.on("128 96 192 96 244 204 76 204", "d")
    p.on("142 96 178 96 212 204 108 204", "m")
    for x, y, k, flip in ((52, 62, 0.6, False), (268, 62, 0.6, True)):
        with p.shadow(5, 4, tones="k"), p.at(x, y, k, 8 if flip else -8, flip):
            _cap(p, "dl")
    with p.shadow(8, 7, tones="n"), p.at(160, 78, 1.28):
        _cap(p, "dc")
    p.on(ellipse(160, 194, 74, 10), "l")
    with p.shadow(6, 4, tones="n"):
        p.flat("118 138 202 138 208 166 112 166", "a")
        p.flat("112 168 208 168 204 196 116 196", "a")
    p.on("124 143 196 143 200 164 120 164", "n")
    p.on("196 168 208 168 204 196 192 196", "k")
    for x in (130, 180):
        p.on(f"{x} 168 {x + 9} 168 {x + 8} 196 {x + 1} 196", "k")
    with p.shadow(3, 3, tones="k"):
        p.flat("124 168!, 122 154, 132 146, 146 150, 150 168!", "c")
        p.ball(166, 158, 12, "kd", 0.4)
        p.flat("182 168!, 182 146, 188 142, 196 148, 194 168!", "l")
    p.on("136 149 140 168 133 168", "a")
    p.limb(170, 147, 175, 140, 3, 2.4, "l")
    p.on(star(178, 136, 8, 2.8, 7), "c")
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
    p.on("-4 178, 90 166, 180 174, 324 184!, 324 204!, -4 204!", "k")
    p.on("20 184, 90 170, 180 176, 216 186, 120 196", "m")
    with p.shadow(base=188, tones="k", lean=-0.8), p.at(206, 192):
        p.lit("-48 0!, -40 -70, -34 -110, -20 -128!, 14 -128!, 36 -90, 46 -40, 52 0!", "na", 0.34)
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
    p.flat("118 62, 129 82, 126 98!, 110 98!, 107 82", "l")
    p.on("118 76, 124 90, 118 98, 112 90", "a")
    return p


def gf_12() -> Scene:
    """Draw an iron spider in the open vault that it guards; the vault is empty."""
    p = Scene("ash")
    p.ground("n")
    for x in range(-4, 324, 54):
        for y in range(-4, 204, 40):
            left = x + (y // 40 % 2) * 27
            p.on(f"{left} {y} {left + 51} {y} {left + 51} {y + 37} {left} {y + 37}", "d")
    with p.shadow(10, 6, tones="k"):
        p.ball(140, 100, 92, "dl", 0.25)
    p.on(circle(140, 100, 80), "n")
    p.on(circle(140, 100, 74), "k")
    hull = round_hull(140, 100, 74)
    p.on(within("60 140!, 220 140!, 220 190!, 60 190!", hull), "n")
    for u, v in ((66, 100), (88, 48), (140, 26), (192, 48), (214, 100), (192, 152), (88, 152)):
        p.line(f"140 100 {u} {v}", "d", 1)
    for r in (34, 52, 68):
        p.on(ngon(140, 100, r, 12, 15) + ngon(140, 100, r - 1.2, 12, 15), "d")
    for n in range(12):
        at = math.radians(n * 30 + 15)
        p.on(
            circle(140 + 86 * math.cos(at), 100 + 86 * math.sin(at), 4),
            "c" if n in (6, 7, 8, 9) else "n",
        )
    with p.shadow(10, 6, tones="k"):
        p.lit("226 26 248 10 248 190 226 174", "dm", 0.5)
        p.oval(262, 100, 40, 90, "dl", 0.3)
    p.on(ellipse(264, 100, 31, 78), "m")
    p.on(ellipse(264, 100, 27, 71), "d")
    for n in range(8):
        at = math.radians(n * 45)
        p.on(circle(264 + 29 * math.cos(at), 100 + 74 * math.sin(at), 2.6), "k")
    with p.shadow(4, 4, tones="k"):
        for n in range(3):
            at = math.radians(n * 60 + 20)
            c, s = 17 * math.cos(at), 34 * math.sin(at)
            p.limb(264 - c, 100 - s, 264 + c, 100 + s, 5, 5, "kl")
        p.ring(264, 100, 16, 30, 4, "c")
        p.ball(264, 100, 8, "dc")
    p.flat("172 160 184 156 190 163 178 167", "l")
    p.line("140 -4 140 64", "c", 1.6)
    with p.shadow(8, 7, tones="n"):
        for side in (-1, 1):
            for u, v, s, t in (
                (38, -44, 78, -62),
                (54, -10, 96, -22),
                (52, 24, 92, 40),
                (34, 44, 60, 84),
            ):
                p.limb(
                    140 + side * 12, 92, 140 + side * u, 92 + v, 10, 7, "ka" if side > 0 else "ac"
                )
                p.limb(
                    140 + side * u,
                    92 + v,
                    140 + side * s,
                    104 + t,
                    7,
                    3,
                    "ka" if side > 0 else "kl",
                )
        p.oval(140, 82, 30, 34, "ka", 0.5)
        p.oval(140, 122, 21, 19, "ka", 0.5)
    p.on("140 56 148 70 140 84 132 70", "k")
    p.on("132 84 148 84 140 98", "k")
    for x, y, r in (
        (130, 122, 5),
        (150, 122, 5),
        (137, 130, 3),
        (144, 130, 3),
        (124, 115, 2.6),
        (156, 115, 2.6),
    ):
        p.on(circle(x, y, r), "c")
        p.on(circle(x + 0.6, y + 0.6, r * 0.45), "k")
    p.line("133 139 129 148", "k", 3)
    p.line("147 139 151 148", "k", 3)
    return p


def gf_20() -> Scene:
    """Draw two halberdiers who bow beside a door that is nearly shut."""
    p = Scene("rose", a="#C99A3B")
    p.ground("n")
    p.on("-4 -4 90 -4 200 204 -4 204", "d")
    p.flat("96 176!, 96 62!, 114 22, 160 8, 206 22, 224 62!, 224 176!", "k")
    p.lit("102 176!, 102 64!, 118 32, 156 18!, 156 176!", "dm", 0.52)
    p.lit("164 18!, 202 32, 218 64!, 218 176!, 164 176!", "kd", 0.5)
    p.on("155 16 165 16 167 176 153 176", "c")
    for x in (112, 136, 172, 196):
        for y, h in ((62, 44), (114, 48)):
            p.line(f"M{x} {y}L{x + 13} {y}L{x + 13} {y + h}L{x} {y + h}Z", "n", 2.4)
    p.on("-4 174 324 174 324 204 -4 204", "m")
    p.on("153 174 167 174 200 204 140 204", "c")
    for flip, x in ((False, 74), (True, 246)):
        with p.shadow(base=192, tones="kn", lean=0.5), p.at(x, 194, 1.5, flip=flip):
            p.limb(-4, 0, -4, -112, 4, 3.4, "kl")
            p.lit("-6 -104!, -24 -112!, -26 -98, -24 -84!, -6 -92!", "dc", 0.6)
            p.lit("-2 -103 12 -98 -2 -92", "dl")
            p.lit("-8 -112 -4 -132 0 -112", "dc")
            p.limb(-4, -46, 6, -4, 12, 7, "k")
            p.flat("2 -5 11 -5 18 0 2 0", "k")
            p.limb(-8, -46, -8, -4, 13, 8, "kn")
            p.flat("-13 -5 -4 -5 4 0 -13 0", "k")
            p.lit("-18 -40, -18 -60, -2 -76, 24 -78, 34 -66, 24 -54, 6 -40!, -4 -32", "na", 0.55)
            p.lit("-18 -42!, -24 -26, -22 -18!, 4 -22!, 6 -40!", "na", 0.55)
            p.limb(-4, -68, -20, -58, 8, 7, "na")
            p.flat("26 -84, 36 -80, 36 -60, 26 -52, 22 -68", "c")
            p.ball(45, -60, 11, "lc", 0.3)
            p.on("46 -58, 50 -57, 53 -60!, 50 -54", "k")
            p.flat("30 -66!, 34 -78, 50 -80, 60 -68!, 50 -68, 40 -66", "k")
            p.flat("42 -76, 36 -94, 22 -102, 10 -94!, 24 -92, 32 -82", "a")
            p.on("47 -51, 50 -50, 54 -52", "d")
            p.limb(20, -66, 26, -46, 9, 7, "na")
            p.limb(26, -46, 8, -42, 7, 6, "na")
            p.on(circle(6, -42, 4), "c")
    return p


def gf_21() -> Scene:
    """Draw gunners under sheets; one barrel already shows a white flag."""
    p = Scene("ash", a="#7A54AC")
    p.ground("n")
    p.on(circle(226, 62, 58), "d")
    p.on(circle(226, 62, 44), "a")
    p.on("-4 160, 70 150, 160 160, 250 148, 324 158!, 324 204!, -4 204!", "k")
    for x, y, k, tones in ((254, 176, 0.8, "dm"), (96, 172, 0.74, "dm"), (178, 190, 1.16, "mc")):
        with p.shadow(base=y, tones="k", lean=0.6), p.at(x, y, k):
            p.lit(
                "-44 0, -38 -50, -34 -96, -14 -128, 10 -130, 30 -100, 36 -50, 46 0!, 36 -8, 26 2,"
                " 14 -6, 2 2, -10 -6, -22 2, -32 -6",
                tones,
                0.5,
            )
            for d in ("-8 -60, -14 -30, -10 -8", "14 -70, 20 -30, 16 -8", "26 -50, 32 -26, 30 -8"):
                p.line(d, tones[0] if d[0] == "-" else "d", 2.4)
            p.on(ellipse(-16, -100, 6, 9) + ellipse(6, -101, 6.6, 9), "k")
            p.on(circle(-15, -97, 2.6) + circle(7, -98, 2.8), "a")
        with p.shadow(3, 6, tones="n"), p.at(x, y, k):
            p.flat("-24 -66, 0 -76, 26 -68, 22 -48, -18 -46", tones[0])
            p.limb(20, -58, -72, -72, 12, 9, "ka")
            p.limb(-64, -71, -84, -74, 14, 14, "ka")
            p.flat("20 -64 44 -54 40 -40 16 -52", "k")
    p.on(star(20, 116, 26, 9, 9), "l")
    p.on(star(20, 116, 15, 6, 9, 10), "c")
    p.limb(80, 104, 72, 62, 2.6, 2.6, "c")
    with p.shadow(4, 4, tones="k"):
        p.lit("72 62, 56 56, 44 66, 30 58!, 36 86!, 50 90, 62 80, 76 84!", "lc", 0.7)
    return p


def gf_22() -> Scene:
    """Draw a barge like a money box, with coins that fly into its slot."""
    p = Scene("rose", a="#C99A3B")
    p.ground("k")
    p.on("-4 -4 120 -4 324 170 324 204 -4 60", "n")
    p.stars(9, 46, "l", large=3)
    with p.at(36, 26, 0.87):
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
            p.lit("74 66!, 70 40!, 92 34, 108 52!", "dl", 0.5)
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
            p.flat("-10 -92!, -9 -104, 10 -104, 13 -92!", "k")
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
        p.flat("-11 -92!, -9 -106, 12 -106, 14 -92!", "k")
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
    p.stars(14, 70, "a")
    p.stars(15, 30, "l", large=4)
    p.on(circle(160, 96, 100), "n")
    far, near = [], []
    for n in range(34):
        at = n * math.tau / 34
        x, y = 160 + 132 * math.cos(at), 100 + 56 * math.sin(at)
        size = 10 + 5.5 * math.sin(at)
        way = math.degrees(math.atan2(56 * math.cos(at), -132 * math.sin(at)))
        (near if math.sin(at) > -0.05 else far).append((x, y, size, way))
    for x, y, size, way in far:
        p.on(placed(x, y, size, way).path("M1.2 0L-0.8 0.5L-0.5 0L-0.8 -0.5Z"), "m")
    p.ball(160, 94, 64, "da", 0.42)
    hull = round_hull(160, 94, 64)
    for d in (
        "90 70, 130 46, 170 60, 150 72, 116 80",
        "124 100, 170 92, 214 106, 180 124, 140 118",
        "92 112, 108 106, 116 132, 104 138",
    ):
        p.on(within(d, hull), "m")
    for x, y, size, way in near:
        with p.shadow(4, 6, tones="k"):
            p.flat(placed(x, y, size, way).path("M1.4 0L-0.9 0.7L-0.5 0L-0.9 -0.7Z"), "l")
        p.on(placed(x, y, size, way).path("M1.4 0L-0.5 0L-0.9 -0.7Z"), "c")
    return p


def _cap(p: Scene, tones: str) -> None:
    """Draw a ship like a peaked cap 100 wide, with its lamp below."""
    p.limb(-40, -26, -46, -44, 3, 2, "k")
    p.limb(36, -28, 44, -46, 3, 2, "k")
    p.lit(
        "-30 2!, -34 -12, -50 -18, -52 -28!, -34 -42, 0 -48, 34 -42, 52 -28!, 50 -18, 34 -12,"
        " 30 2!",
        tones,
        0.55,
    )
    p.on("-52 -28!, -30 -20, 30 -20, 52 -28!, 50 -22!, 30 -15, -30 -15, -51 -22!", "m")
    p.on("-31 -4!, -10 0, 10 0, 31 -4!, 30 8!, 10 12, -10 12, -30 8!", "a")
    for n in range(7):
        x = -28 + n * 8.6
        p.on(f"{x} {-2 + (0.6 if 1 < n < 5 else 0)} {x + 4.3} -1.4 {x + 4.3} 4 {x} 4", "c")
        p.on(f"{x + 4.3} 4 {x + 8} 4 {x + 8} 9 {x + 4.3} 9.4", "c")
    p.lit("-34 8!, -14 14, 14 14, 34 8!, 44 18!, 20 30, -20 30, -44 18!", "dm", 0.4)
    p.ball(0, -30, 9, "ka", 0.2)
    p.on(star(0, -30, 7, 3, 5), "c")
    p.on(ellipse(0, 18, 14, 3.4), "c")
