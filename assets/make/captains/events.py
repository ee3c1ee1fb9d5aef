"""Scenes of the events."""

from __future__ import annotations

import math

from svgkit import circle, ellipse, star, within

from captains.folk import dotted, freighter, person, rocket
from captains.kit import Scene, lens, ribbon, round_hull


def ev_01() -> Scene:
    """Draw a storm of violet clouds that strikes a ship, and a gauge that goes home early."""
    p = Scene("violet")
    p.ground("n")
    p.stars(2, 26, "l", (0, 90, 320, 200))
    swirl = [
        (340, 20),
        (250, 10),
        (150, 14),
        (84, 50),
        (92, 104),
        (160, 118),
        (206, 92),
        (186, 62),
        (150, 70),
    ]
    widths = (60, 84, 92, 80, 64, 44, 26, 4)
    p.on(ribbon(swirl, widths), "d")
    p.on(ribbon(swirl, widths, -0.2, 1), "m")
    p.on(ribbon(swirl, widths, 0.45, 1), "l")
    low = [(-20, 196), (60, 160), (150, 170), (240, 150), (340, 120)]
    p.on(ribbon(low, (40, 50, 30, 40, 80)), "d")
    p.on(ribbon(low, (40, 50, 30, 40, 80), -1, -0.35), "m")
    p.on(ribbon(low, (40, 50, 30, 40, 80), -1, -0.8), "l")
    with p.shadow(7, 3, tones="d"):
        p.flat(
            "196 14 146 84 172 84 122 150 152 140 128 176 206 112 174 116 216 66 188 70 232 10", "c"
        )
    p.on("196 14 146 84 156 84 208 16", "a")
    p.on("172 84 122 150 131 147 184 84", "a")
    p.line("216 66 250 92 244 104 272 124", "c", 2.4)
    p.line("122 150 92 158 84 174", "c", 2.2)
    p.line("96 52 84 74 92 78 82 100", "c", 2)
    with p.shadow(6, 5, tones="k"), p.at(112, 140, 0.86, 24):
        rocket(p, "nc", "da", "d", "ac")
    p.on(star(134, 148, 13, 5, 7), "c")
    with p.shadow(4, 4, tones="k"), p.at(236, 150):
        p.limb(-5, 14, -12, 30, 4, 3, "k")
        p.limb(5, 14, 12, 28, 4, 3, "k")
        p.flat("-16 29 -8 29 -8 33 -18 33", "k")
        p.flat("9 26 17 27 16 32 7 31", "k")
        p.ball(0, 0, 17, "ka", 0.3)
        p.limb(16, 4, 26, 12, 3.4, 3, "k")
        p.lit("19 12 35 12 35 26 19 26", "na", 0.6)
        p.lit(
            "-13 -14!, 12 -16!, 14 -20!, 7 -20!, 6 -31!, -7 -30!, -8 -19!, -15 -18!",
            "kd",
            0.5,
        )
    with p.at(236, 150):
        p.on(circle(0, 0, 12.5), "c")
        p.line("0 3 -7 -4", "k", 2)
        p.on(circle(-4, -5, 1.7) + circle(5, -5, 1.7), "k")
        p.line("-4 7, 0 5, 4 7", "k", 1.6)
    return p


def ev_02() -> Scene:
    """Draw freighters on a rope behind one smoking engine, under a flare."""
    p = Scene("teal")
    p.ground("n")
    p.on("-4 -4 324 -4 324 60 -4 160", "d")
    p.stars(31, 50, "c", large=2)
    p.rays(206, 36, 14, "m", 0.4, 5, 10, 84)
    p.on(star(206, 36, 44, 9, 8, 10), "l")
    p.on(star(206, 36, 26, 8, 8, 30), "a")
    p.on(circle(206, 36, 9), "c")
    p.line("207 50, 214 90, 222 126", "l", 2)
    rope = (
        "272 108, 256 102, 242 98, 224 92, 206 90, 186 86, 166 86, 144 90, 112 98, 88 112, 92 136,"
        " 130 146"
    )
    p.line(rope, "k", 3)
    p.line(rope, "l", 1.4)
    for x, y, k, turn in (
        (268, 108, 0.22, 12),
        (242, 98, 0.27, 8),
        (208, 90, 0.33, 4),
        (166, 86, 0.4, -6),
        (114, 98, 0.5, -16),
    ):
        with p.shadow(4, 5, tones="n"), p.at(x, y, k, turn):
            freighter(p, "kl", "d", "a", int(x))
    for x, y, r in ((104, 150, 12), (84, 160, 17), (56, 170, 22), (22, 184, 30), (118, 136, 9)):
        p.on(circle(x + 3, y + 3, r), "k")
        p.on(circle(x, y, r), "d")
        p.on(circle(x - r * 0.25, y - r * 0.25, r * 0.66), "m")
    with p.shadow(9, 10, tones="k"), p.at(192, 150, 1.2, 7):
        freighter(p, "dc", "a", "a", 5)
        p.lit("-50 -14 -68 -20 -70 18 -50 14", "ka", 0.5)
        p.on("-12 -12 -4 -4 -10 2 4 10 -8 8 -16 0 -10 -6", "k")
        p.on("14 -8 30 -6 30 8 14 10", "d")
        p.on("18 -4 26 -3 26 0 18 -1 ", "k")
    for x, y in ((96, 74), (134, 66), (150, 54)):
        p.on(ellipse(x, y, 4.6, 3.4), "c")
        p.line(f"{x + 3.6} {y} {x + 3.6} {y - 15} {x + 10} {y - 12}", "c", 2)
    return p


def ev_03() -> Scene:
    """Draw a stall by night, and a dealer with more hands than scruples."""
    p = Scene("plum", a="#E0A63B")
    p.ground("k")
    p.stars(17, 40, "l", (0, 0, 320, 50))
    p.on("-4 74 20 74 20 58 54 58 54 84 270 84 270 50 296 50 296 70 324 70 324 204 -4 204", "n")
    dotted(p, (4, 80, 50, 150), (11, 10), (5, 5), "d")
    dotted(p, (274, 66, 316, 150), (11, 10), (5, 5), "d")
    p.line("-4 6, 24 22, 62 32, 104 12, 160 4, 216 12, 258 32, 298 22, 324 6", "l", 1.4)
    for x, y in ((24, 34), (60, 46), (262, 46), (298, 34)):
        p.on(circle(x, y, 17), "d")
        p.ball(x, y, 10, "ac", 0.2)
    p.on("66 66 254 66 254 204 66 204", "d")
    p.on("66 66 160 66 66 190", "m")
    with p.shadow(6, 4, tones="k"), p.at(160, 174, 1.02):
        for side in (-1, 1):
            for hand in ((56, -84), (66, -50), (52, -22)):
                p.limb(side * 12, -60, side * 38, hand[1] + 20, 9, 8, "nl" if side < 0 else "nl")
                p.limb(side * 38, hand[1] + 20, side * hand[0], hand[1] + 4, 7, 5, "nl")
        p.lit("-24 4!, -22 -46, -18 -64, 0 -70, 18 -64, 22 -46, 24 4!", "ka", 0.45)
        p.lit("-19 -76, -15 -92, 0 -98, 15 -92, 19 -76, 9 -60, -9 -60", "lc", 0.5)
        p.on(ellipse(-6, -79, 5, 4) + ellipse(8, -79, 5, 4), "k")
        p.on(circle(-5, -79, 1.8) + circle(9, -79, 1.8), "a")
        p.line("-8 -68, 1 -64, 10 -69", "k", 2)
        p.lit("-21 -87!, -12 -92, -10 -108, 2 -110, 12 -106, 13 -92, 22 -87!, 0 -92", "ka", 0.5)
        p.on(circle(0, -98, 3), "c")
    with p.shadow(4, 3, tones="k"):
        p.lit("94 92 108 92 110 78 102 68 92 78", "nc", 0.5)
        p.ball(92, 128, 9, "dc")
        p.lit(star(224, 86, 13, 6, 6), "na", 0.5)
        p.lit("222 122 236 122 234 138 224 138", "nc", 0.5)
        p.line(circle(214, 152, 7), "c", 3)
        p.lit("98 150 112 150 108 162 102 162", "na", 0.5)
    with p.shadow(0, 8, tones="k"):
        for n in range(10):
            x = 50 + n * 22
            p.flat(f"{x} 66!, {x + 11} 78, {x + 22} 66!, {x + 22} 62!, {x} 62!", "ca"[n % 2])
    for n in range(10):
        x, u = 50 + n * 22, 78 + n * 16.4
        p.on(f"{u} 34 {u + 16.4} 34 {x + 22} 63 {x} 63", "ca"[n % 2])
    p.pillar(54, 66, 7, 138, "kd")
    p.pillar(260, 66, 7, 138, "kd")
    with p.shadow(5, 5, tones="k"):
        p.flat("40 168 280 168 280 180 40 180", "a")
    p.on("40 180 280 180 274 204 46 204", "n")
    p.on("40 168 280 168 280 171 40 171", "c")
    for x, tone in ((78, "l"), (124, "c"), (200, "l"), (242, "m")):
        p.flat(
            f"{x - 7} 168!, {x - 10} 154, {x - 3} 150!, {x - 3} 142!, {x + 3} 142!, {x + 3} 150!"
            f", {x + 10} 154, {x + 7} 168!",
            tone,
        )
        p.on(
            f"{x + 1} 142!, {x + 3} 142!, {x + 3} 150!, {x + 10} 154, {x + 7} 168!, {x + 1} 168!",
            "k",
        )
    return p


def ev_04() -> Scene:
    """Draw an inmate on tiptoe in a searchlight, below a window and knotted sheets."""
    p = Scene("cream", a="#D8432B")
    p.ground("n")
    stones = ""
    for row in range(8):
        for n in range(7):
            x, y = n * 52 - 26 * (row % 2), row * 26
            stones += f"M{x} {y}L{x + 50} {y}L{x + 50} {y + 24}L{x} {y + 24}Z"
    p.on(stones, "k")
    p.on(circle(168, 104, 98), "d")
    p.on(circle(168, 104, 90), "l")
    hull = round_hull(168, 104, 90)
    p.on(within(stones, hull), "c")
    p.on("-4 176 324 176 324 204 -4 204", "k")
    p.on("84 176 254 176 270 190 70 190", "d")
    p.flat("150 6 216 6 216 62 150 62", "n")
    p.on("156 12 210 12 210 62 156 62", "k")
    for d in ("166 10 166 62", "178 10, 170 36, 176 62", "192 10, 202 34, 194 62", "204 10 204 62"):
        p.line(d, "d", 4)
    for n in range(6):
        x, y = 186 + 3 * math.sin(n * 2), 60 + n * 19
        with p.shadow(5, 2, tones="d"):
            p.lit(
                f"{x - 5} {y}, {x - 8} {y + 10}, {x - 4} {y + 19}, {x + 5} {y + 19}, {x + 8}"
                f" {y + 9}, {x + 5} {y}",
                "lc" if n % 2 else "ml",
                0.6,
            )
        p.on(circle(x, y + 19, 4.6), "n")
        p.on(circle(x - 1, y + 18, 3), "l")
    with p.shadow(24, 6, tones="d"), p.at(128, 184, 1.3):
        for hip, knee, foot in (
            ((6, -50), (26, -36), (18, -8)),
            ((-5, -50), (-14, -26), (-26, -6)),
        ):
            p.limb(*hip, *knee, 14, 11, "kc")
            p.limb(*knee, *foot, 11, 8, "kc")
            p.flat(
                f"{foot[0] - 4} {foot[1] - 2} {foot[0] + 4} {foot[1] - 4} {foot[0] + 13}"
                f" {foot[1] + 6} {foot[0] - 3} {foot[1] + 6}",
                "k",
            )
        p.lit("-15 -84 15 -84 12 -44 -13 -44", "lc", 0.5)
        for y in (-80, -70, -60, -50):
            p.on(f"-14 {y} 14 {y} 13 {y + 5} -14 {y + 5}", "k")
        p.limb(13, -78, 32, -70, 9, 7, "kc")
        p.limb(32, -70, 30, -88, 7, 5, "kc")
        p.limb(-13, -78, -26, -62, 9, 7, "kc")
        p.limb(-26, -62, -10, -56, 7, 5, "kc")
        p.oval(2, -94, 9, 10, "dl", 0.5)
        p.flat("-9 -97!, -7 -108, 10 -108, 13 -97!", "k")
        p.on("-9 -100 13 -100 13 -98 -9 -98", "c")
        p.on(circle(6, -94, 1.6), "k")
        p.on("-4 -97!, 3 -95, 12 -97!, 12 -92, -3 -92", "k")
    p.ball(106, 116, 17, "kn", 0.4)
    p.on(ellipse(100, 109, 4, 3), "c")
    p.line("120 122, 132 140, 150 150, 154 172", "k", 3)
    return p


def ev_05() -> Scene:
    """Draw a dish on the ice that hears rings of a voice out of a dark world."""
    p = Scene("ice")
    p.ground("k")
    p.stars(19, 60, "d", (0, 0, 320, 150), 2)
    for n, r in enumerate((190, 154, 122, 94, 70, 50)):
        p.line(circle(206, 66, r), "nnddmc"[n], 2 + n * 0.5)
    p.on(circle(206, 66, 34), "k")
    p.on("172 66, 180 42, 206 32, 224 38!, 196 44, 182 58!", "c")
    p.on(lens(186, 72, 226, 72, 0.26), "c")
    p.on(ellipse(206, 72, 6, 7), "k")
    p.flat("-4 158, 60 140, 120 158, 200 146, 330 160!, 330 204!, -4 204!", "m")
    p.on("-4 158, 60 140, 120 158!, 80 168, 30 160, -4 172!", "c")
    p.on("120 158, 200 146, 330 160!, 330 204!, 180 204!, 150 180", "d")
    with p.shadow(base=176, tones="n", lean=-0.6), p.at(108, 182, 0.8):
        p.lit("-26 0 -8 -46 10 -46 28 0 16 0 2 -34 -14 0", "na", 0.5)
        p.limb(0, -40, -8, -62, 10, 10, "nd")
    with p.shadow(8, 8, tones="n"), p.at(96, 122, 0.98, -34):
        p.flat("-58 -8!, -44 34, -16 46, 0 46, 16 46, 44 34, 58 -8!", "d")
        p.on("-58 -8!, -44 34, -16 46, 0 46!, 10 20, 6 -8!", "l")
        p.flat(ellipse(0, -8, 58, 15), "n")
        p.on("-58 -8!, -40 -26, 40 -26, 58 -8!, 40 -16, -40 -16", "c")
        p.limb(-30, -6, 0, -56, 3, 3, "c")
        p.limb(30, -6, 0, -56, 3, 3, "m")
        p.ball(0, -58, 8, "ka")
    with p.at(212, 182, 0.5):
        person(p, "ka", skin="nl", left=(-16, -50), right=(14, -92), bow=(0.2, -0.5))
        p.lit("-10 -92!, -8 -105, 10 -105, 13 -92!", "kc")
    return p


def ev_06() -> Scene:
    """Draw a black moon before the sun, and somebody who waits in a deck chair."""
    p = Scene("ember")
    p.ground("k")
    p.rays(160, 78, 30, "n", 0.5, 3)
    p.on(star(160, 78, 128, 72, 20, 4), "d")
    p.on(star(160, 78, 100, 68, 24, 10), "m")
    p.on(star(160, 78, 80, 64, 30, 0), "l")
    p.on(circle(160, 78, 65), "c")
    p.on(circle(161, 79, 62), "k")
    p.ball(206, 32, 5, "cc", 0.1)
    p.on(star(206, 32, 22, 2.4, 4), "c")
    p.on("-4 152, 80 146, 200 152, 324 146!, 324 204!, -4 204!", "n")
    p.on("70 150, 160 146, 250 150!, 300 204!, 20 204!", "d")
    with p.shadow(base=188, tones="k", lean=0.2, flat=-0.3):
        p.limb(216, 188, 206, 92, 4, 3, "kd")
        with p.at(206, 96, 1, -6):
            p.flat("-50 8!, -36 -20, 0 -26, 36 -20, 50 8!", "m")
            for x1, x2 in ((-50, -26), (-2, 24)):
                p.on(f"{x1} 8!, {x1 * 0.6} -14, 0 -24!, {x2 * 0.6} -14, {x2} 8!", "c")
        p.limb(112, 188, 186, 150, 5, 5, "kl")
        p.limb(184, 188, 116, 134, 5, 5, "kl")
        p.lit("110 126 122 122 158 166 190 160 192 168 152 178", "na", 0.5)
        p.limb(124, 138, 154, 162, 16, 13, "kl")
        p.limb(154, 162, 178, 148, 11, 8, "kl")
        p.limb(178, 148, 204, 160, 8, 6, "kl")
        p.ball(118, 122, 11, "ml")
        p.flat(
            "104 118!, 100 114, 108 110!, 112 104, 124 104, 128 111!, 138 113, 134 117!, 120 120",
            "c",
        )
    p.on("110 120, 118 123, 129 118!, 128 126, 120 127, 118 124, 114 128, 109 126", "k")
    p.limb(132, 142, 148, 134, 6, 5, "ml")
    p.lit("146 124 156 124 154 138 148 138", "ac", 0.5)
    p.line("152 126 158 114", "c", 1.6)
    return p
