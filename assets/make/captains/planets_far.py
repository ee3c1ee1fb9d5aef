"""Scenes of more planets."""

from __future__ import annotations

import math

from svgkit import circle, ellipse, poly, star, within

from captains.folk import kettle, person, somebody
from captains.kit import Scene, ribbon, round_hull


def pl_06() -> Scene:
    """Draw a world of rusting plates, on which a band plays."""
    p = Scene("orange", m="#C8602C", a="#1F8A8C")
    p.ground("a")
    with p.at(16, 28, 0.9):
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
                f"{x} {y}, {x + w / 2} {y + 3}, {x + w} {y}!, {x + w * 0.8} {y + 26}!,"
                f" {x + w * 0.7} {y + 6}!, {x + w * 0.4} {y + 16}!, {x + w * 0.3} {y + 5}!",
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
    """Draw a shell like an ear on the shoals of a tide that carries letters."""
    p = Scene("ice", m="#7FB4BC", a="#DB5B62")
    p.ground("d")
    p.on(circle(236, 52, 40), "c")
    p.on("-4 -4 140 -4 60 110 -4 110", "n")
    for n, tone in enumerate("nml"):
        y = 92 + n * 26
        p.on(
            f"-20 {y + 6}, 20 {y - 6}, 60 {y + 8}, 110 {y - 8}, 160 {y + 8}, 210 {y - 8}, 260"
            f" {y + 8}, 300 {y - 6}, 344 {y + 6}!, 344 210!, -20 210!",
            tone,
        )
    with p.shadow(10, 6, tones="dn"), p.at(158, 172):
        for n in range(9):
            a, b = math.radians(-166 + n * 17), math.radians(-166 + (n + 1) * 17)
            u = (120 * math.cos(a), 146 * math.sin(a), 120 * math.cos(b), 146 * math.sin(b))
            m = ((u[0] + u[2]) * 0.54, (u[1] + u[3]) * 0.54)
            p.flat(
                f"0 14!, {u[0]} {u[1]}!, {m[0]} {m[1]}, {u[2]} {u[3]}!",
                "cm"[n % 2] if n < 6 else "ld"[n % 2],
            )
        p.flat("-26 22, -18 -4, 18 -4, 26 22", "d")
    with p.at(158, 100), p.shadow(7, 5, tones="n"):
        p.flat("-6 66, -36 30, -44 -14, -26 -54, 10 -62, 38 -40, 42 -4, 26 20, 20 46, 8 62", "a")
    with p.at(158, 100):
        p.on("-6 66, -36 30, -44 -14, -26 -54, 10 -62!, -10 -40, -22 -6, -10 30", "l")
        p.on(
            ribbon(
                [
                    (-14, 14),
                    (-30, -12),
                    (-18, -40),
                    (8, -46),
                    (26, -28),
                    (24, -4),
                    (10, 14),
                    (6, 36),
                    (-6, 46),
                ],
                (5, 8, 9, 9, 8, 7, 6, 5),
            ),
            "k",
        )
        p.on("-6 -18, 6 -26, 12 -12, 4 2, -6 14, -12 2", "k")
        p.on("-8 40, 4 36, 10 48, 2 58, -8 54", "c")
    for x, y, turn in ((62, 138, -14), (258, 128, 12), (236, 168, -8), (94, 176, 8)):
        with p.shadow(3, 4, tones="n"), p.at(x, y, 1.2, turn):
            p.lit("-15 -9 15 -9 15 9 -15 9", "lc", 0.7)
            p.line("-15 -9 0 2 15 -9", "a", 1.8)
    p.on("-20 190, 40 180, 110 190, 150 180, 210 190, 270 180, 344 190!, 344 210!, -20 210!", "n")
    p.on("96 188, 150 178, 216 188!, 190 192, 120 192", "c")
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
    p.on("-4 176, 80 160, 180 164, 324 180!, 324 204!, -4 204!", "d")
    p.on("-4 190, 120 176, 324 192!, 324 204!, -4 204!", "n")
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
            p.flat("-13 -93!, -5 -104, 8 -104, 15 -93!", "k")
    return p


def pl_10() -> Scene:
    """Draw a quarry in terraces with a bell as large as a house in its middle."""
    p = Scene("cream", a="#1F8A8C")
    p.ground("l")
    p.on("-4 -4 120 -4 40 60 -4 60", "c")
    p.on(circle(262, 24, 14), "c")
    for n, tone in enumerate("mdmd"):
        y, u = 40 + n * 34, n * 22
        p.on(
            f"-4 {y} {34 + u} {y} {50 + u} {y + 34} {270 - u} {y + 34} {286 - u} {y} 324 {y} 324"
            " 204 -4 204",
            tone,
        )
        p.on(f"-4 {y} {34 + u} {y} {37 + u} {y + 6} -4 {y + 6}", "c")
        p.on(f"{286 - u} {y} 324 {y} 324 {y + 6} {283 - u} {y + 6}", "l")
    p.on("92 176 228 176 240 204 80 204", "n")
    with p.shadow(14, 4, tones="kn"):
        for d in (
            "148 40, 138 26, 146 14, 158 20, 160 38",
            "172 40, 182 26, 174 14, 162 20, 160 38",
        ):
            p.line(d, "k", 7)
        p.lit(
            "54 172!, 92 156, 112 120, 118 84, 124 56, 140 42, 160 39, 180 42, 196 56, 202 84, 208"
            " 120, 228 156, 266 172!, 210 190, 110 190",
            "ka",
            0.5,
            "186 20 176 200",
        )
    p.on("126 58!, 144 66, 176 66, 194 58!, 196 64!, 176 73, 144 73, 124 64!", "l")
    p.on("113 112!, 140 122, 180 122, 207 112!, 208 118!, 180 128, 140 128, 112 118!", "l")
    p.on("54 172!, 76 165!, 120 180, 200 180, 244 165!, 266 172!, 210 190, 110 190", "l")
    p.on("176 181!, 200 180, 244 165!, 266 172!, 232 184, 176 188!", "m")
    p.on("120 96, 126 66, 140 50!, 136 76, 132 112, 118 148, 96 164!, 112 132", "c")
    p.ball(160, 188, 14, "nl", 0.4)
    p.flat("40 194, 80 186, 120 194, 160 190, 200 196, 240 186, 290 194!, 300 204!, 30 204!", "k")
    for x, y, k in ((30, 66, 0.34), (288, 100, 0.38), (34, 140, 0.42)):
        with p.shadow(5, 2, tones="n"), p.at(x, y, k, -14 if x < 33 else 12):
            p.lit(
                "-48 44!, -26 30, -22 -10, -14 -30, 0 -36, 14 -30, 22 -10, 26 30, 48 44!",
                "ka",
                0.45,
            )
    for x, y, flip in ((66, 196, False), (258, 196, True)):
        with p.at(x, y, 0.44, flip=flip):
            somebody(p, "kn", "l")
            p.line("14 -60 26 -104", "k", 4)
            p.line("10 -108, 27 -104, 40 -94", "k", 5)
            kettle(p, "kc")
    return p


def pl_12() -> Scene:
    """Draw a black moon and a party of tourists whose lamps find nothing."""
    p = Scene("plum", a="#E0A63B")
    p.ground("d")
    p.on("-4 -4, 150 -4, 90 70, -4 120", "m")
    p.stars(99, 90, "c", large=6)
    p.on(circle(160, 274, 178), "n")
    p.on(circle(164, 278, 175), "k")
    p.on("M-8 210C10 150 70 104 140 97C84 114 34 152 8 214Z", "l")
    for x, y, rx in ((210, 160, 24), (110, 178, 20), (270, 188, 20), (164, 132, 13)):
        p.on(ellipse(x, y, rx, rx * 0.4), "n")
        p.on(ellipse(x + 2, y + 2, rx * 0.9, rx * 0.32), "k")
    for x, y, u, v in ((120, 58, 250, -30), (166, 54, 330, 20), (212, 62, 340, 96)):
        at = math.atan2(v - y, u - x)
        dx, dy = -math.sin(at) * 26, math.cos(at) * 26
        p.on(f"{x} {y} {u + dx} {v + dy} {u - dx} {v - dy}", "a")
        p.on(f"{x} {y} {u + dx * 0.4} {v + dy * 0.4} {u - dx * 0.4} {v - dy * 0.4}", "c")
    for x, y, tone, turn in ((98, 106, "la", -10), (144, 100, "kl", 0), (190, 104, "na", 8)):
        with p.shadow(4, 2, tones="k"), p.at(x, y, 0.78, turn):
            person(
                p,
                tone,
                skin="lc",
                right=(24, -60),
                left=(-14, -50),
                bow=(0.2, 0.2),
                trousers="km",
                wide=1.15,
            )
            p.lit("-14 -93!, 0 -91, 18 -93!, 8 -96, 8 -105, -4 -105, -6 -96", "nc", 0.5)
            p.limb(22, -60, 31, -62, 6, 9, "ka")
    return p
