"""Scenes of more planets."""

from __future__ import annotations

import math

from captains.folk import kettle, person, somebody
from captains.kit import Scene, round_hull, within
from svgkit import circle, ellipse, poly, star


def pl_06() -> Scene:
    """Draw a world of rusting plates, on which a band plays."""
    p = Scene("orange", m="#C8602C", a="#1F8A8C")
    p.ground("a")
    p.discs(160, 214, (176, 160), "kn")
    p.ball(160, 214, 142, "dm", 0.2)
    hull = round_hull(160, 214, 142)
    for d in (
        "60 130, 110 100, 150 112, 130 150, 80 160",
        "190 140, 230 120, 268 150, 240 176, 200 170",
        "120 176, 170 164, 180 204, 110 204",
    ):
        p.on(within(d, hull), "d")
    p.on(within("84 132, 112 114, 130 122, 112 142", hull), "l")
    for d in (
        "18 204, 60 120, 160 74",
        "160 72, 168 130, 150 204",
        "60 128, 160 150, 280 126",
        "160 74, 250 110, 300 204",
    ):
        p.line(d, "k", 2)
    for x, y in (
        (70, 120),
        (90, 106),
        (112, 94),
        (60, 142),
        (152, 96),
        (170, 96),
        (174, 130),
        (180, 160),
        (120, 152),
        (150, 158),
        (210, 150),
        (206, 92),
        (232, 106),
    ):
        p.on(circle(x, y, 2.4), "k")
    for x, y, w in ((92, 150, 20), (226, 130, 26), (200, 116, 12)):
        p.on(
            f"{x} {y}, {x + w / 2} {y + 3}, {x + w} {y} c, {x + w * .8} {y + 26} c, {x + w * .7}"
            f" {y + 6} c, {x + w * .4} {y + 16} c, {x + w * .3} {y + 5} c",
            "l",
        )
    with p.shadow(base=90, tones="n", lean=0.4), p.at(160, 84, 0.9):
        person(p, "kd", skin="nl", left=(-14, -52), right=(8, -58))
        p.lit("-7 -97 -8 -110 10 -110 9 -97", "kd", 0.5)
        p.band(
            [(10, -56), (-6, -40), (-22, -52), (-22, -80), (-28, -96)],
            (7, 9, 12, 17, 22),
            "dl",
            0.1,
        )
        p.flat("-44 -92, -30 -108, -10 -106, -14 -92, -28 -86", "l")
        p.on("-40 -95, -30 -104, -16 -102, -18 -95, -28 -91", "k")
    with p.shadow(base=104, tones="n", lean=0.4), p.at(98, 104, 0.72, -12):
        person(p, "kd", skin="nl", left=(-10, -72), right=(-6, -76), bow=(0.4, 0.4))
        p.lit("-7 -97 -8 -110 10 -110 9 -97", "kd", 0.5)
        p.limb(-2, -84, -30, -80, 3, 4, "dl")
        p.flat("-28 -84 -46 -94 -44 -66 -28 -76", "l")
    with p.shadow(base=104, tones="n", lean=0.4), p.at(222, 106, 0.72, 12, True):
        person(p, "kd", skin="nl", left=(-24, -62), right=(-2, -66), bow=(0.2, 0.3))
        p.lit("-7 -97 -8 -110 10 -110 9 -97", "kd", 0.5)
        p.ball(-14, -44, 21, "dl", 0.2)
        p.on(circle(-16, -45, 13), "c")
        p.limb(-20, -62, -32, -72, 2.4, 2.4, "k")
    for x, y in ((132, 14), (196, 22), (66, 26), (250, 24)):
        p.on(ellipse(x, y, 4.4, 3.2), "c")
        p.line(f"{x + 3.6} {y} {x + 3.6} {y - 14} {x + 9} {y - 11}", "c", 2)
    return p


def pl_07() -> Scene:
    """Draw shells like ears on the shoals of a tide that carries letters."""
    p = Scene("ice", m="#7FB4BC", a="#DB5B62")
    p.ground("d")
    p.on(circle(226, 52, 40), "c")
    p.on("-4 -4 140 -4 60 110 -4 110", "n")
    for n, tone in enumerate("nmln"):
        y = 92 + n * 24
        wave = (
            f"-20 {y + 6}, 20 {y - 6}, 60 {y + 8}, 110 {y - 8}, 160 {y + 8}, 210 {y - 8}, 260"
            f" {y + 8}, 300 {y - 6}, 344 {y + 6} c, 344 210 c, -20 210 c"
        )
        p.on(wave, tone)
        if n == 1:
            p.on(
                f"196 {y + 14} 240 {y + 8} 236 {y + 12} 256 {y + 14} 230 {y + 17} 200 {y + 18}", "c"
            )
    for x, y, turn in ((46, 132, -14), (278, 128, 12), (258, 164, -8)):
        with p.shadow(3, 4, tones="n"), p.at(x, y, 1, turn):
            p.lit("-15 -9 15 -9 15 9 -15 9", "lc", 0.7)
            p.line("-15 -9 0 2 15 -9", "a", 1.8)
    with p.shadow(9, 5, tones="n"), p.at(150, 116):
        p.lit(
            "-14 72, -46 40, -60 -8, -44 -62, 4 -86, 46 -62, 50 -14, 34 22, 20 42, 8 70",
            "al",
            0.6,
            "30 -90 10 90",
        )
        p.flat(
            "-20 48, -40 18, -46 -16, -32 -54, 2 -68, 32 -52, 34 -18, 20 8, 14 24, 4 30, 6 8, 16"
            " -14, 14 -38, -2 -48, -22 -38, -28 -12, -16 8, -6 20, -8 40",
            "k",
        )
        p.on(
            "-34 18, -40 -16, -28 -48, 2 -60, 26 -48, 28 -22 c, 22 -46, 2 -54, -22 -44, -32 -14,"
            " -22 14, -12 26 c, -14 40 c",
            "a",
        )
        p.on("-6 -10, 2 -26, 12 -24, 10 -10, 0 6, -8 4", "c")
    p.on(
        "-20 184, 40 174, 110 184, 150 174, 210 184, 270 174, 344 184 c, 344 210 c, -20 210 c", "k"
    )
    p.on("100 182, 150 173, 200 182 c, 190 186, 110 186", "c")
    with p.shadow(5, 3, tones="n"), p.at(256, 184, 0.42, 10, True):
        p.lit("-14 40, -46 30, -60 -8, -44 -62, 4 -86, 46 -62, 50 -14, 34 22, 20 42", "ac", 0.55)
        p.flat("-20 28, -46 -16, -32 -54, 2 -68, 32 -52, 14 -30, -10 -30, -16 8", "k")
    with p.shadow(5, 3, tones="n"), p.at(48, 186, 0.36, -12):
        p.lit("-14 40, -46 30, -60 -8, -44 -62, 4 -86, 46 -62, 50 -14, 34 22, 20 42", "ac", 0.55)
        p.flat("-20 28, -46 -16, -32 -54, 2 -68, 32 -52, 14 -30, -10 -30, -16 8", "k")
    return p


def pl_08() -> Scene:
    """Draw a lake among mountains with wheels below its surface, and a coin that falls in."""
    p = Scene("teal", a="#E0A63B")
    p.ground("c")
    p.on("-4 84 40 26 70 58 108 14 160 72 212 20 248 54 286 22 324 70 324 100 -4 100", "l")
    p.on("40 26 70 58 54 70 30 66", "m")
    p.on("108 14 160 72 130 84 112 60", "m")
    p.on("212 20 248 54 236 74 216 60", "m")
    p.on("-4 84 324 84 324 204 -4 204", "d")
    p.on("-4 84 324 84 324 90 -4 90", "c")
    p.on("40 90 280 90 300 204 20 204", "n")
    p.on("128 90 190 90 206 204 112 204", "d")
    for x, y, r, teeth, tones in (
        (96, 150, 40, 12, "ka"),
        (176, 170, 50, 14, "nm"),
        (240, 122, 27, 9, "ka"),
        (44, 196, 26, 9, "nm"),
        (286, 178, 30, 9, "nl"),
    ):
        ring = []
        for n in range(teeth):
            for a, k in ((0, 1), (0.34, 1), (0.46, 0.82), (0.9, 0.82)):
                at = math.tau * (n + a) / teeth
                ring.append((x + r * k * math.cos(at), y + r * k * math.sin(at)))
        with p.shadow(5, 5, tones="k"):
            p.lit(poly(ring), tones, 0.52)
        p.on(circle(x, y, r * 0.56), "n")
        for n in range(3):
            at = math.tau * n / 6 + 0.3
            c, s = r * 0.6 * math.cos(at), r * 0.6 * math.sin(at)
            p.line(f"{x - c} {y - s} {x + c} {y + s}", tones[1], r * 0.13)
        p.ball(x, y, r * 0.2, "k" + "c")
    for y, w in ((84, 58), (90, 38)):
        p.on(ellipse(160, y, w, 5), "l" if w > 50 else "c")
    for n in range(5):
        at = math.radians(-150 + n * 30)
        p.limb(
            160 + 20 * math.cos(at),
            84 + 14 * math.sin(at),
            160 + 40 * math.cos(at),
            84 + 34 * math.sin(at),
            5,
            2,
            "mc" if n < 3 else "mm",
        )
    for y in (16, 34):
        p.line(f"150 {y} 150 {y - 14}", "m", 2)
        p.line(f"172 {y + 4} 172 {y - 12}", "m", 2)
    with p.shadow(4, 3, tones="m"):
        p.flat(ellipse(161, 52, 17, 19), "n")
        p.flat(ellipse(158, 51, 15, 18), "a")
    p.on(ellipse(158, 51, 10.5, 13), "c")
    p.on(star(158, 51, 8, 3.4, 5), "a")
    return p


def pl_09() -> Scene:
    """Draw a lamp, its moth, and the soldiers who keep the two apart."""
    p = Scene("ash", l="#E9BE62", c="#FBEBC0", a="#C99A3B")
    p.ground("k")
    p.stars(97, 30, "d")
    p.discs(100, 62, (120, 88, 56), "nda")
    p.on(circle(100, 62, 36), "l")
    p.on("-4 176, 80 160, 180 164, 324 180 c, 324 204 c, -4 204 c", "d")
    p.on("-4 190, 120 176, 324 192 c, 324 204 c, -4 204 c", "n")
    p.limb(100, 172, 100, 84, 8, 6, "kn")
    p.lit("84 174 116 174 120 182 80 182", "kn", 0.5)
    p.on("88 44 112 44 120 82 80 82", "c")
    for x, u in ((88, 80), (100, 100), (112, 120)):
        p.line(f"{x} 44 {u} 82", "k", 2.6)
    p.lit("78 44 122 44 106 28 94 28", "kn", 0.5)
    p.on("78 82 122 82 116 88 84 88", "k")
    p.ball(100, 25, 4, "kn")
    p.on("100 56, 107 70, 100 80, 93 70", "a")
    with p.shadow(8, 7, tones="k"), p.at(208, 66, 1.1, -18):
        for side in (-1, 1):
            p.flat(
                f"{side * 4} 2, {side * 34} 12, {side * 42} 44, {side * 16} 42, {side * 3} 20",
                "m" if side < 0 else "d",
            )
            p.flat(
                f"{side * 3} -10, {side * 30} -48, {side * 66} -44, {side * 62} -6, {side * 34} 14,"
                f" {side * 4} 8",
                "c" if side < 0 else "m",
            )
            p.on(
                f"{side * 10} -8, {side * 34} -36, {side * 54} -36, {side * 40} -22",
                "l" if side < 0 else "d",
            )
            p.on(circle(side * 42, -16, 9), "k")
            p.on(circle(side * 42, -16, 5), "l")
            p.line(f"{side * 3} -22, {side * 10} -40, {side * 22} -44", "m", 2.4)
        p.lit("-8 -12, 0 -18, 8 -12, 7 20, 0 48, -7 20", "nm", 0.5)
        p.ball(0, -19, 8.5, "nm")
        p.on(circle(-4, -21, 3) + circle(4, -21, 3), "k")
        for y in (4, 16, 28):
            p.line(f"-6 {y}, 0 {y + 3}, 6 {y}", "k", 2)
    for n, x in enumerate((138, 160, 184, 210, 238, 266)):
        with p.at(x, 188 + (n % 2) * 5, 0.52, flip=True):
            p.limb(-15, 0, -12 - n, -136, 3, 2.4, "kl")
            p.flat(f"{-16 - n} -132 {-12 - n} -152 {-7 - n} -132", "c")
            somebody(p, "kn", "l")
            p.flat("-13 -93 c, -5 -104, 8 -104, 15 -93 c", "k")
    return p


def pl_10() -> Scene:
    """Draw a quarry in terraces with a bell as large as a house in its middle."""
    p = Scene("cream", a="#1F8A8C")
    p.ground("a")
    p.on("-4 -4 110 -4 30 90 -4 90", "l")
    p.on(circle(44, 34, 17), "c")
    for n, tone in enumerate("dmlm"):
        y, u = 44 + n * 30, n * 26
        p.on(
            f"-4 {y} {20 + u} {y} {34 + u} {y + 30} {286 - u} {y + 30} {300 - u} {y} 324 {y} 324"
            " 204 -4 204",
            tone,
        )
        p.on(f"-4 {y} {20 + u} {y} {22 + u} {y + 4} -4 {y + 4}", "c")
        p.on(f"{300 - u} {y} 324 {y} 324 {y + 4} {298 - u} {y + 4}", "l")
        p.on(f"{300 - u} {y} {286 - u} {y + 30} {300 - u} {y + 30} {312 - u} {y}", "n")
    p.on("90 170 230 170 250 204 70 204", "d")
    with p.shadow(12, 4, tones="dn"):
        p.lit(
            "80 176 c, 104 160, 108 120, 114 88, 134 62, 160 56, 186 62, 206 88, 212 120, 216 160,"
            " 240 176 c, 200 188, 120 188",
            "na",
            0.44,
        )
        p.line("148 56, 148 40, 160 34, 172 40, 172 56", "n", 7)
    p.on("114 100 c, 140 108, 180 108, 206 100 c, 208 110 c, 180 118, 140 118, 113 110 c", "l")
    p.on("86 170 c, 120 182, 200 182, 234 170 c, 238 176 c, 200 190, 120 190, 82 176 c", "l")
    p.on("124 88, 130 74, 142 66 c, 134 84, 130 120, 118 156 c, 112 156, 118 120", "c")
    p.flat(
        "60 176, 90 168, 120 182, 150 174, 190 184, 226 170, 262 180 c, 270 204 c, 50 204 c", "n"
    )
    p.on("60 176, 90 168, 112 178 c, 90 190, 60 190 c", "d")
    for x, y, k in ((40, 70, 0.3), (284, 100, 0.34), (26, 130, 0.36)):
        with p.shadow(4, 2, tones="n"), p.at(x, y, k):
            p.lit(
                "-40 44 c, -26 30, -26 -10, -14 -30, 0 -36, 14 -30, 26 -10, 26 30, 40 44 c",
                "na",
                0.45,
            )
    p.limb(160, -6, 160, 34, 3, 3, "k")
    for x, y, flip in ((92, 168, False), (232, 170, True)):
        with p.at(x, y, 0.34, flip=flip):
            person(p, "k", skin="nl", left=(-20, -70), right=(22, -76), trousers="k")
            p.line("22 -76 6 -104", "k", 3)
            p.line("-6 -108, 8 -104, 18 -96", "k", 4)
            kettle(p, "kl")
    return p


def pl_12() -> Scene:
    """Draw a black moon and a party of tourists whose lamps find nothing."""
    p = Scene("plum", a="#E0A63B")
    p.ground("d")
    p.on("-4 -4, 120 -4, 60 80, -4 110", "m")
    p.stars(99, 120, "c", large=6)
    p.on(circle(176, 150, 132), "n")
    p.on(circle(180, 154, 128), "k")
    p.on("M52 122C60 66 104 26 152 20C112 34 74 72 64 126Z", "l")
    for x, y, rx in ((210, 110, 22), (256, 160, 16), (180, 170, 26), (150, 96, 10)):
        p.on(ellipse(x, y, rx, rx * 0.5), "n")
        p.on(ellipse(x + 2, y + 2, rx * 0.9, rx * 0.42), "k")
    for x, y, u, v in ((96, 76, 250, 20), (118, 62, 296, 74), (140, 50, 210, -10)):
        at = math.atan2(v - y, u - x)
        dx, dy = -math.sin(at) * 18, math.cos(at) * 18
        p.on(f"{x} {y} {u + dx} {v + dy} {u - dx} {v - dy}", "a")
        p.on(f"{x} {y} {u + dx * .4} {v + dy * .4} {u - dx * .4} {v - dy * .4}", "c")
    for x, y, tone, turn in ((82, 104, "ma", -34), (104, 86, "nl", -26), (128, 70, "md", -18)):
        with p.shadow(4, 2, tones="k"), p.at(x, y, 0.46, turn):
            person(
                p,
                tone,
                skin="lc",
                right=(22, -66),
                left=(-14, -50),
                bow=(0.2, 0.2),
                trousers="ka" if tone == "nl" else "kn",
            )
            p.lit("-14 -94 c, 0 -92, 18 -94 c, 8 -97, 8 -106, -4 -106, -6 -97", "lc", 0.5)
            p.limb(20, -66, 28, -68, 6, 8, "ka")
    return p
