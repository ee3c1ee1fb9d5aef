"""Scenes of Guardforce 1 to 12."""

from __future__ import annotations

import math

from svgkit import circle, ellipse, star

from captains.folk import kettle, person
from captains.kit import Scene


def gf_04() -> Scene:
    """Draw a gate of stacked coins, its keeper with an open hand."""
    p = Scene("brass")
    p.ground("a")
    p.rays(160, 96, 20, "d", 0.5, 4)
    p.on(circle(160, 104, 90), "n")
    p.on(circle(160, 104, 82), "a")
    p.on(circle(160, 104, 66), "l")
    p.flat("-4 168 324 168 324 204 -4 204", "n")
    p.on("104 168 216 168 260 204 60 204", "d")
    with p.shadow(8, 3, tones="k"):
        for x, count, lean in ((46, 10, 1.6), (274, 10, -1.6)):
            for n in range(count):
                y, dx = 168 - n * 12.4, lean * math.sin(n * 1.7)
                a, b = x - 30 + dx, x + 30 + dx
                p.flat(f"M{a} {y - 11}L{b} {y - 11}L{b} {y}L{a} {y}Z", "d")
                p.on(f"{a} {y - 11} {x + 2 + dx} {y - 11} {x + 2 + dx} {y} {a} {y}", "m")
                p.on(f"{a + 8} {y - 11} {a + 18} {y - 11} {a + 18} {y} {a + 8} {y}", "l")
                p.line(f"{a} {y} {b} {y}", "n", 1.4, "butt")
            p.flat(ellipse(x, 44, 30, 7), "l")
            p.on(ellipse(x, 44, 21, 4.6), "m")
    for n in range(11):
        at = math.pi * (1 + n / 10)
        x, y = 160 + 112 * math.cos(at), 46 + 40 * math.sin(at)
        p.flat(circle(x, y, 16), "d")
        p.on(circle(x - 1, y - 1, 14), "m")
        p.on(circle(x - 1.5, y - 1.5, 10), "l")
        p.on(star(x - 1.5, y - 1.5, 7, 3, 5), "d")
    with p.shadow(base=180, tones="k"), p.at(164, 186, 1.44):
        person(
            p, "kn", skin="mc", robe=24, left=(-32, -62), right=(18, -40), bow=(0.1, -0.3), wide=1.1
        )
        p.lit("-21 -95!, 0 -91, 23 -95!, 12 -100, 11 -118!, -9 -118!, -9 -100", "kn", 0.45)
        p.on("-9 -103 11 -103 11 -98 -9 -98", "a")
        p.on("-6 -78 6 -78 10 -20 -10 -20", "a")
        for y in (-70, -58, -46, -34):
            p.on(circle(0, y, 2.4), "l")
        p.flat("-50 -66!, -38 -62, -26 -68, -22 -60, -28 -52, -44 -54", "c")
        p.flat(ellipse(-38, -74, 8, 9), "d")
        p.on(ellipse(-39, -75, 6.6, 7.8), "l")
        p.on(star(-39, -75, 5, 2, 5), "d")
        p.on("-5 -92, -1 -94, 2 -92!, -2 -90", "k")
        p.on("4 -92, 7 -94, 9 -92!, 6 -90", "k")
    p.limb(70, 142, 252, 134, 9, 9, "ac")
    for x in range(84, 250, 26):
        y = 142 - (x - 70) * 0.044
        p.on(f"{x} {y - 4.4} {x + 12} {y - 5} {x + 12} {y + 4} {x} {y + 4.6}", "a")
    return p


def gf_09() -> Scene:
    """Draw walkers that step over mountains under a red sun."""
    p = Scene("vermilion")
    p.ground("l")
    p.discs(196, 74, (96, 78), "cm")
    for y, h in ((84, 3), (98, 4.5), (113, 6)):
        p.on(f"100 {y} 300 {y} 300 {y + h} 100 {y + h}", "l")
    with p.at(272, 150, 0.42):
        _strider(p, "dd", "d")
    p.flat(
        "-4 150 24 124 52 140 92 112 128 146 178 128 214 148 262 118 300 142 324 128 324 204"
        " -4 204",
        "d",
    )
    p.on("24 124 52 140 40 156 10 152", "m")
    p.on("92 112 128 146 96 152 70 136", "m")
    p.on("262 118 300 142 270 150 244 132", "m")
    with p.at(66, 172, 0.62):
        _strider(p, "nd", "n")
    with p.at(158, 190, 0.98):
        _strider(p, "ka", "k")
    p.flat("-4 182 40 170 84 184 132 176 176 190 236 172 280 186 324 174 324 204 -4 204", "k")
    p.on("40 170 84 184 60 190 16 184", "n")
    p.on("236 172 280 186 250 192 214 184", "n")
    p.flat("132 180, 140 168, 152 172, 164 164, 176 176, 190 172, 196 184", "d")
    return p


def _strider(p: Scene, tones: str, far: str) -> None:
    """Draw a walker 140 high, its feet at the origin."""
    for hip, knee, foot in (((14, -92), (52, -66), (44, 0)), ((-16, -92), (-8, -52), (-2, -8))):
        p.limb(*hip, *knee, 8, 6, far)
        p.limb(*knee, *foot, 6, 4, far)
        p.flat(
            f"{foot[0] - 9} {foot[1]} {foot[0] - 3} {foot[1] - 8} {foot[0] + 4} {foot[1] - 8}"
            f" {foot[0] + 11} {foot[1]}",
            far,
        )
    p.limb(20, -112, 84, -118, 7, 5, tones)
    p.limb(72, -117, 90, -118.5, 8, 8, tones)
    p.lit("-44 -112!, -34 -138, 0 -148, 30 -136, 44 -108!, 30 -94!, -30 -92!", tones, 0.42)
    p.lit("-16 -140 -12 -156 10 -156 16 -140", tones, 0.5)
    p.line("-2 -156 -6 -178", tones[0], 2)
    p.flat("-6 -178 -26 -173 -6 -167", "m")
    p.on("-36 -116 -8 -120 -8 -113 -35 -109", "c")
    p.on("-2 -120 10 -121 10 -114 -2 -114", "c")
    for hip, knee, foot in (((-30, -94), (-66, -74), (-56, 0)), ((26, -94), (24, -48), (20, -2))):
        p.limb(*hip, *knee, 10, 8, tones)
        p.limb(*knee, *foot, 8, 5, tones)
        p.ball(*knee, 6.5, tones)
        p.lit(
            f"{foot[0] - 12} {foot[1] + 2} {foot[0] - 4} {foot[1] - 9} {foot[0] + 5} {foot[1] - 9}"
            f" {foot[0] + 14} {foot[1] + 2}",
            tones,
            0.4,
        )


def gf_01() -> Scene:
    """Draw a gate without a wall on an empty plain, and the path that leads around it."""
    p = Scene("olive")
    p.ground("l")
    p.on(circle(70, 40, 24), "c")
    p.on("-4 96, 60 84, 130 100, 200 88, 330 98!, 330 130!, -4 130!", "m")
    p.on("-4 112 324 104 324 204 -4 204", "d")
    p.on("-4 110 324 102 324 112 -4 122", "m")
    p.on(
        "60 204!, 130 150, 234 142, 250 126, 236 112, 206 108!, 226 108, 290 118, 282 138, 220"
        " 158, 190 204!",
        "l",
    )
    with p.shadow(base=146, tones="kn", lean=0.9, flat=0.26):
        p.pillar(112, 48, 20, 98, "ka")
        p.pillar(190, 48, 20, 98, "ka")
        p.lit("92 48!, 104 28!, 160 20, 218 28!, 230 48!", "ka", 0.5)
        p.lit("106 28 160 0 216 28", "ka", 0.5, "158 0 166 30")
        p.flat("134 66 186 62 186 70 134 74", "k")
        p.on("132 146 132 74 158 72 158 146", "a")
        for x in (140, 149):
            p.line(f"{x} 146 {x} 74", "k", 2.4)
        p.flat("158 146 158 72 186 70 186 146", "n")
        for x in (166, 175):
            p.line(f"{x} 146 {x} 72", "d", 2.4)
        p.ball(150, 108, 4, "kl")
    p.on(circle(160, 14, 5), "l")
    for x, flip in ((84, False), (234, True)):
        with p.shadow(base=152, tones="kn", lean=0.9, flat=0.26), p.at(x, 152, 0.78, flip=flip):
            p.limb(22, 0, 22, -124, 3, 3, "kc")
            p.lit("22 -142 27 -124 22 -118 17 -124", "kc")
            person(p, "km", skin="nl", right=(22, -58), left=(-15, -46))
            kettle(p, "kd")
    return p


def gf_02() -> Scene:
    """Draw a machine of twelve legs that scratches its way over a painted hull."""
    p = Scene("ice")
    p.ground("n")
    p.stars(3, 40, "c", (0, 0, 320, 60), 2)
    p.flat("-4 70, 80 40, 170 30, 260 40, 330 66!, 330 204!, -4 204!", "d")
    p.on("-4 70, 80 40, 170 30, 260 40, 330 66!, 330 80!, 260 53, 170 43, 80 53, -4 84!", "c")
    p.on("-4 84, 80 53, 170 43, 190 44!, 176 204!, -4 204!", "l")
    for d in ("70 46, 50 110, 40 204", "190 43, 196 120, 178 204", "292 56, 320 130, 318 204"):
        p.line(d, "n", 1.6)
    for d in ("-4 128, 120 104, 330 128", "-4 178, 140 158, 330 182"):
        p.line(d, "n", 1.6)
    for x, y in (
        (60, 112),
        (54, 124),
        (184, 56),
        (189, 104),
        (192, 116),
        (186, 158),
        (56, 160),
        (300, 122),
        (296, 80),
    ):
        p.on(circle(x + 6, y, 1.6), "n")
    for n in range(4):
        x = 204 + n * 20
        p.line(f"{x} 150, {x + 18} 168, {x + 26 + n * 3} 204", "a", 4)
        p.line(f"{x + 2} 152, {x + 20} 170, {x + 28 + n * 3} 204", "k", 1.4)
    with p.at(30, 14, 0.92):
        with p.shadow(7, 7, tones="nd"):
            for n in range(6):
                x = 92 + n * 22
                far = (n - 2.5) * 26
                p.limb(x + 2, 92, x + far * 0.5, 64 - abs(far) * 0.05, 6, 5, "ka")
                p.limb(x + far * 0.5, 64 - abs(far) * 0.05, x + far * 0.9 + 4, 92, 5, 3, "kk")
            for n in range(6):
                x = 92 + n * 22
                far = (n - 2.5) * 30
                p.limb(x, 106, x + far * 0.7, 92 + abs(far) * 0.1, 8, 6, "ka")
                p.limb(
                    x + far * 0.7,
                    92 + abs(far) * 0.1,
                    x + far * 1.05,
                    154 - abs(far) * 0.16,
                    6,
                    3,
                    "ka",
                )
            p.lit(
                "62 104, 76 72, 130 60, 190 66, 232 92, 240 108, 214 124, 140 130, 82 124",
                "kn",
                0.5,
            )
            for n in range(4):
                p.line(
                    f"{106 + n * 30} {66 - (n % 3)}, {100 + n * 30} 96, {108 + n * 30} 128", "k", 3
                )
            p.lit("60 110, 46 98, 56 80, 82 84, 94 104, 84 120", "kn", 0.5)
        p.on("84 76, 130 64, 180 68!, 130 74, 92 84!", "m")
        p.on(circle(62, 98, 8.5), "c")
        p.on(circle(60.5, 98, 4.6), "a")
        p.on(circle(82, 95, 6), "c")
        p.on(circle(80.5, 95, 3), "a")
        p.line("58 88 48 64 36 58", "k", 2.6)
        p.line("78 82 76 58 88 48", "k", 2.6)
        with p.shadow(5, 5, tones="n"), p.at(38, 128, 1, -24):
            p.limb(24, -8, 4, 10, 7, 6, "kn")
            p.limb(0, 0, 0, 44, 8, 8, "na")
            p.lit("-13 -20 -5 -22 -5 -10 5 -10 5 -22 13 -20 13 -4 5 6 -5 6 -13 -4", "na", 0.5)
    return p


def gf_03() -> Scene:
    """Draw lancers who charge on machines like horses through ash."""
    p = Scene("rose")
    p.ground("m")
    p.on(circle(214, 70, 66), "l")
    p.on(circle(214, 70, 52), "c")
    p.on("-4 120, 40 96, 90 112, 150 92, 220 114, 280 94, 330 110!, 330 204!, -4 204!", "d")
    for x, y, k in ((64, 146, 0.6), (272, 142, 0.55)):
        with p.at(x, y, k):
            _lancer(p, "nn", "n", "n")
    p.on("-4 150, 40 132, 90 148, 160 136, 240 152, 330 136!, 330 204!, -4 204!", "n")
    with p.at(160, 178, 1.22):
        _lancer(p, "ka", "c", "k")
    p.on(
        "-4 178, 30 162, 70 176, 120 168, 170 182, 230 166, 280 178, 330 164!, 330 204!, -4 204!",
        "k",
    )
    for x, y, r in ((250, 160, 15), (272, 150, 10), (234, 170, 12), (292, 162, 13), (262, 172, 13)):
        p.on(circle(x, y, r), "d")
        p.on(circle(x - r * 0.25, y - r * 0.25, r * 0.72), "m")
    return p


def _lancer(p: Scene, tones: str, lance: str, far: str) -> None:
    """Draw a rider on a steel horse, 110 high, that gallops to the left."""
    for hip, knee, foot in (
        ((-22, -42), (-40, -34), (-48, -14)),
        ((26, -42), (44, -30), (56, -34)),
    ):
        p.limb(*hip, *knee, 10, 7, far)
        p.limb(*knee, *foot, 7, 4, far)
    p.band([(34, -54), (52, -58), (62, -46), (72, -50)], (9, 8, 6, 2), tones)
    p.lit("-34 -60!, -10 -66, 20 -64, 38 -56, 36 -38, 10 -36, -18 -34, -34 -42", tones, 0.45)
    p.lit("-30 -40, -24 -62, -46 -84!, -58 -78, -70 -62!, -62 -56, -48 -62!, -44 -46", tones, 0.5)
    p.flat("-44 -84 -42 -94 -37 -82", tones[0])
    p.on(circle(-54, -71, 2.4), lance)
    for hip, knee, foot in (((-26, -44), (-54, -48), (-62, -26)), ((28, -44), (30, -22), (48, -8))):
        p.limb(*hip, *knee, 12, 8, tones)
        p.limb(*knee, *foot, 8, 4, tones)
    p.limb(4, -62, -8, -34, 10, 7, tones)
    p.lit("-8 -62!, -12 -92!, 12 -94!, 14 -60!", tones, 0.5)
    p.limb(60, -56, -118, -92, 5, 2.5, "n" + lance)
    p.flat("-100 -92 -134 -96 -102 -85", lance)
    p.flat("-84 -85!, -76 -70, -66 -72, -56 -62!, -60 -78!", "a" if lance == "c" else lance)
    p.limb(6, -86, -8, -71, 8, 6, tones)
    p.oval(-2, -100, 9, 10, tones, 0.4)
    p.on("-12 -102 -2 -104 -2 -98 -11 -98", lance)
    p.flat("-2 -109, 10 -122, 26 -112, 30 -98!, 18 -104, 6 -102!", "a" if lance == "c" else far)


def gf_05() -> Scene:
    """Draw a rank of iron heads that never blink."""
    p = Scene("ember")
    p.ground("n")
    p.on("-4 -4 130 -4 330 204 -4 204", "d")
    p.on("-4 -4 60 -4 200 204 -4 204", "l")
    for x, y, k in ((26, 196, 0.62), (294, 196, 0.62), (78, 200, 0.8), (242, 200, 0.8)):
        with p.shadow(8, 3, tones="k"), p.at(x, y, k):
            _iron_head(p, "kd", "m")
    with p.shadow(12, 4, tones="k"), p.at(160, 206, 1.12):
        _iron_head(p, "dm", "c")
    return p


def _iron_head(p: Scene, tones: str, eyes: str) -> None:
    """Draw an iron head on broad shoulders, 170 high."""
    p.lit("-84 4!, -80 -30, -56 -44, -30 -50!, 30 -50!, 56 -44, 80 -30, 84 4!", tones, 0.5)
    p.lit(
        "-44 -46!, -50 -110, -38 -158, 0 -166, 38 -158, 50 -110, 44 -46!, 22 -34, -22 -34",
        tones,
        0.55,
        "6 -170 10 -20",
    )
    p.lit("-7 -164 -4 -184 4 -184 7 -164 6 -96 -6 -96", "ka", 0.5)
    p.on("-46 -118!, -20 -126, 20 -126, 46 -118!, 46 -84!, 20 -78, -20 -78, -46 -84!", "k")
    for x in (-22, 22):
        p.on(circle(x, -101, 15), "a")
        p.on(circle(x, -101, 12.5), eyes)
        p.on(circle(x + 1, -101, 5), "k")
    for x in (-22, -11, 0, 11, 22):
        p.on(f"{x - 2.4} -66 {x + 2.4} -66 {x + 2} -44 {x - 2} -44", "k")
    for x, y in ((-36, -136), (36, -136), (-40, -60), (40, -60)):
        p.on(circle(x, y, 2.6), "k")


def gf_06() -> Scene:
    """Draw a warden who counts missiles, among them one too many."""
    p = Scene("teal")
    p.ground("n")
    p.on("-4 -4 324 -4 324 120 -4 120", "d")
    p.on("-4 -4 70 -4 180 120 -4 120", "m")
    for n, x in enumerate((30, 82, 134, 186, 238, 290)):
        p.on(ellipse(x, 158, 24, 8), "k")
        odd = n == 3
        with p.shadow(6, 3, tones="k"), p.at(x, 154 - (6 if odd else 0)):
            tones, tip = ("ka", "ka") if odd else ("ml", "ml")
            p.flat("-20 6 -11 -26 11 -26 20 6 8 2 -8 2", "k")
            p.lit(
                "-12 4!, -13 -80!, -10 -104, 0 -126!, 10 -104, 13 -80!, 12 4!",
                "dc" if not odd else tones,
                0.5,
                "1 0 1 -10",
            )
            p.lit(
                "-12.4 -92!, -9 -108, 0 -126!, 9 -108, 12.4 -92!",
                tip if not odd else "kc",
                0.5,
                "1 0 1 -10",
            )
            p.on("-13 -40 13 -40 13 -34 -13 -34", tones[0])
            if odd:
                p.on(ellipse(-4, -70, 3.4, 4.6), "c")
                p.on(ellipse(6, -70, 3.4, 4.6), "c")
                p.on(circle(-5, -69, 1.8), "k")
                p.on(circle(5, -69, 1.8), "k")
                p.line("-5 -58, 1 -54, 7 -58", "c", 2)
        p.on(
            f"M{x - 24} 158C{x - 24} 169 {x + 24} 169 {x + 24} 158L{x + 24} 176L{x - 24} 176Z", "n"
        )
        p.line(f"{x - 24} 158, {x} 166, {x + 24} 158", "m", 2)
    p.on("-4 172 324 172 324 204 -4 204", "k")
    p.on("-4 172 324 172 324 175 -4 175", "m")
    with p.shadow(base=198, tones="n"), p.at(104, 198, 0.98):
        person(p, "nm", skin="nl", left=(4, -58), right=(34, -78), bow=(0.3, -0.1), wide=1.15)
        p.lit("-11 -95!, -8 -106, 10 -106, 13 -95!, 20 -93!", "ka", 0.5)
        p.lit("-4 -66 18 -70 22 -44 0 -40", "kc", 0.8)
        for n in range(3):
            p.line(f"{3 + n * 0.8} {-60 + n * 6} {16 + n * 0.8} {-62.4 + n * 6}", "d", 1.4)
        p.flat("34 -80 40 -100 43 -99 38 -78", "l")
    return p
