"""Scenes of the Super Weapons."""

from __future__ import annotations

import math

from svgkit import circle, ellipse, poly, star, within

from captains.kit import Scene, round_hull


def we_01() -> Scene:
    """Draw an apple peeler as large as the moon that it peels."""
    p = Scene("brass", a="#D8432B")
    p.ground("k")
    p.rays(150, 70, 18, "n", 0.5, 6)
    p.stars(8, 46, "l", large=3)
    with p.shadow(7, 5, tones="k"):
        p.limb(-20, 68, 66, 68, 13, 13, "dm")
        p.limb(54, 68, 88, 68, 24, 15, "ml")
    for y in (54, 68, 82):
        p.limb(84, 68, 108, y, 7, 3, "dl")
    for n in (2, 1, 0):
        p.on(_peel(n * 2 + 1, n * 2 + 2), "a")
        p.on(_peel(n * 2 + 1, n * 2 + 2, 0.6), "d")
    with p.shadow(8, 5, tones="k"):
        p.flat(circle(150, 68, 57), "d")
    p.on(within(circle(132, 54, 60), round_hull(150, 68, 57)), "a")
    rind = "60 0!, 240 0!, 240 70!, 206 88, 150 97, 96 86, 60 70!"
    rind = within(rind, round_hull(150, 68, 61))
    p.on(rind, "m")
    p.on(within(rind, round_hull(126, 48, 64)), "c")
    for x, y, rx, ry in (
        (122, 36, 11, 9), (147, 26, 7, 5), (136, 58, 15, 12), (108, 64, 7, 8), (172, 50, 10, 9)
    ):  # fmt: skip
        p.on(ellipse(x + 1.6, y + 1.4, rx, ry), "l")
        p.on(ellipse(x, y, rx, ry), "m" if x < 160 else "d")
    for n in (0, 1, 2):
        with p.shadow(4, 5, tones="k"):
            p.flat(_peel(n * 2, n * 2 + 1), "m")
        p.on(_peel(n * 2 + 0.36, n * 2 + 1), "c")
        x, y = 138 - n * 4, 119 + n * 40
        p.on(ellipse(x, y, 6, 3.6) + ellipse(x - 21, y - 1, 3.6, 2.6), "m")
    with p.shadow(6, 5, tones="k"):
        p.limb(220, 70, 330, 70, 14, 14, "dm")
        p.limb(258, 70, 258, 16, 12, 10, "dm")
        p.limb(258, 16, 224, 20, 10, 9, "dl")
        p.limb(224, 20, 222, 58, 9, 8, "dl")
        p.lit("192 88 228 48 234 66 224 88 206 96", "dc", 0.5)
        p.ball(258, 16, 10, "dlc")
        p.ball(258, 70, 20, "dml")
    for n in range(8):
        at = math.radians(n * 45)
        p.on(circle(258 + 14 * math.cos(at), 70 + 14 * math.sin(at), 2), "n")
    with p.shadow(4, 4, tones="k"):
        p.limb(258, 70, 280, 128, 10, 8, "dl")
        p.limb(278, 128, 302, 122, 10, 13, "na")
    return p


def we_02() -> Scene:
    """Draw a smiling bell whose stroke makes every head nod."""
    p = Scene("rose", a="#C99A3B")
    p.ground("k")
    for n, r in enumerate((220, 184, 150, 118, 88)):
        p.on(circle(160, 84, r), "nd"[n % 2])
    p.on(circle(160, 84, 88), "m")
    p.limb(160, -6, 160, 22, 9, 9, "kc")
    with p.shadow(10, 6, tones="k"):
        p.lit(
            "92 142!, 112 122, 112 84, 120 52, 142 26, 160 22, 178 26, 200 52, 208 84, 208 122,"
            " 228 142!, 190 154, 130 154",
            "da",
            0.5,
        )
        p.ball(160, 154, 13, "dac", 0.4)
    p.on("92 142!, 130 132, 190 132, 228 142!, 190 154, 130 154", "l")
    p.on("112 140!, 140 148, 180 148, 208 140!, 180 136, 140 136", "d")
    p.on("126 54, 136 38, 146 34!, 136 56, 132 90, 122 118!, 118 110, 120 76", "c")
    for x in (146, 182):
        p.on(circle(x, 76, 11), "c")
        p.line(circle(x, 76, 11), "k", 1.6)
        p.line(circle(x, 76, 6), "m", 2.4)
        p.on(circle(x, 76, 2.4), "k")
    p.on("136 98!, 150 106, 180 106, 194 96!, 190 120, 172 126, 160 126, 144 122", "k")
    p.on("140 101!, 154 108, 178 108, 190 100!, 186 110, 146 112", "c")
    for n, x in enumerate((26, 66, 108, 212, 254, 294)):
        tone = ("ml", "nl", "dl")[n % 3]
        with p.shadow(4, 3, tones="k"), p.at(x, 176, 1, 12 if x < 160 else -12):
            p.lit("-20 34!, -18 18, -10 12, 0 12, 10 12, 18 18, 20 34!", "k" + tone[0], 0.5)
            p.ball(0, 0, 14, tone[1] + "c", 0.3)
            p.on("-14 -3!, -12 -16, 12 -16, 14 -3!, 0 -9", "kdn"[n % 3])
            p.line("-7 -1, -4 -4, -1 -1", "k", 1.8)
            p.line("3 -1, 6 -4, 9 -1", "k", 1.8)
            p.line("-6 5, 1 9, 8 5", "k", 1.8)
    return p


def we_03() -> Scene:
    """Draw an organ whose pipes swallow every sound."""
    p = Scene("violet", a="#1F8A8C")
    p.ground("k")
    p.on("-4 -4 60 -4 260 204 -4 204", "n")
    heights = (52, 76, 102, 124, 100, 80, 100, 124, 102, 76, 52)
    with p.shadow(8, 3, tones="k"):
        for n, h in enumerate(heights):
            x = 56 + n * 19
            p.pillar(x, 158 - h, 16, h, "dlc" if n < 6 else "dml")
            p.flat(ellipse(x + 8, 158 - h, 8, 3.2), "k")
    for n, h in enumerate(heights):
        x = 56 + n * 19
        p.on(
            f"{x + 2} {138 - h * 0.1} {x + 14} {138 - h * 0.1} {x + 11} {149 - h * 0.1} {x + 5}"
            f" {149 - h * 0.1}",
            "k",
        )
        p.on(f"{x} {172 - h} {x + 16} {172 - h} {x + 16} {177 - h} {x} {177 - h}", "a")
    with p.shadow(8, 5, tones="k"), p.at(160, 74, 1.24):
        p.lit(
            "-34 -30, -24 -46, 0 -52, 24 -46, 34 -30, 34 6, 20 32, 0 42, -20 32, -34 6", "lc", 0.55
        )
    with p.at(160, 74, 1.24):
        p.on("-26 -12!, -15 -5, -5 -12!, -8 -2, -21 -2", "k")
        p.on("7 -12!, 16 -5, 27 -12!, 22 -2, 11 -2", "k")
        p.line("-27 -22, -16 -28, -6 -22", "n", 3)
        p.line("8 -22, 17 -28, 28 -22", "n", 3)
        p.on("1 -10 8 10 0 12", "m")
        p.on(ellipse(2, 22, 10, 6), "d")
    with p.shadow(6, 4, tones="dk"):
        p.limb(164, 170, 162, 90, 15, 12, "ac")
        p.flat("134 156, 150 142, 186 142, 196 156, 192 186, 140 188", "a")
    p.on(ellipse(161, 88, 3.6, 4.6), "c")
    p.on("134 156, 150 142, 164 142!, 158 188!, 140 188", "c")
    for x in (172, 182, 191):
        p.line(f"{x} 146 {x - 1} 166", "k", 2)
    p.lit("36 166 284 166 292 204 28 204", "kd", 0.5)
    p.on("36 166 284 166 285 171 35 171", "l")
    p.on("48 180 272 180 276 194 44 194", "c")
    for n in range(22):
        p.line(f"{58 + n * 10} 180 {58 + n * 10.1} 194", "k", 1.2)
        if n % 7 not in (2, 6):
            p.on(f"{55 + n * 10} 180 {61 + n * 10} 180 {61 + n * 10} 188 {55 + n * 10} 188", "k")
    for x, y in ((24, 60), (296, 76), (30, 122), (290, 130)):
        p.on(ellipse(x, y, 6, 4.6), "m")
        p.line(f"{x + 5} {y} {x + 5} {y - 20}", "m", 2.4)
        p.line(f"{x - 11} {y - 18} {x + 13} {y + 7}", "a", 3.4)
    return p


def we_04() -> Scene:
    """Draw an old furnace with a patient face, cobwebs, and a sandwich at last."""
    p = Scene("orange", a="#1F8A8C", m="#D9672A")
    p.ground("n")
    p.on("-4 -4 120 -4 250 204 -4 204", "d")
    p.on("-4 170 324 164 324 204 -4 204", "k")
    p.line("320 -4, 262 26, 226 6", "l", 1)
    for n in range(4):
        p.line(f"324 {20 + n * 16}, {296 - n * 10} {22 + n * 8}, {262 - n * 8} {-4 + n}", "l", 1)
    with p.shadow(12, 6, tones="k"):
        p.limb(190, 30, 190, -10, 26, 26, "kn")
        p.line("190 22, 190 -6", "k", 26)
        p.flat("108 178 132 178 126 160 112 160", "k")
        p.flat("188 178 212 178 208 160 194 160", "k")
        p.lit(
            "92 162, 80 110, 96 56, 130 34, 160 30, 190 34, 224 56, 240 110, 228 162, 160 172",
            "ka",
            0.5,
        )
        p.lit("100 46!, 130 30, 190 30, 220 46!, 210 30, 180 18, 160 18, 140 18, 110 30", "ka", 0.5)
    for x, y in (
        (96, 76),
        (88, 100),
        (90, 128),
        (224, 76),
        (232, 100),
        (230, 128),
        (130, 46),
        (190, 46),
        (160, 42),
    ):
        p.on(circle(x, y, 2.6), "n")
    for x in (132, 188):
        p.on(circle(x, 78, 18), "k")
        p.on(circle(x, 78, 14), "l")
        p.on(f"M{x - 14} 76C{x - 12} 58 {x + 12} 58 {x + 14} 76Z", "n")
        p.on(circle(x + 3, 82, 4.6), "k")
    p.line("116 58, 130 52, 144 58", "k", 3)
    p.line("176 58, 190 52, 204 58", "k", 3)
    p.on("112 116!, 130 108, 190 108, 208 116!, 204 148!, 180 158, 140 158, 116 148!", "k")
    p.on("118 120!, 136 113, 184 113, 202 120!, 199 144!, 180 152, 140 152, 121 144!", "m")
    p.on(
        "128 148, 132 132!, 142 140, 152 122!, 162 138, 172 126!, 178 140, 190 134!, 192 147!,"
        " 160 153",
        "l",
    )
    p.on("142 150, 148 140, 156 134!, 164 144, 174 140!, 178 150!, 160 153", "c")
    for x in (136, 152, 168, 184):
        p.line(f"{x} 113 {x} 154", "k", 4)
    with p.shadow(5, 4, tones="n"), p.at(262, 150):
        p.limb(66, 26, 30, 14, 16, 12, "dl")
        p.flat(ellipse(4, 14, 44, 9), "c")
        p.flat(ellipse(4, 12, 34, 5), "l")
        p.lit("-28 8 30 8 34 0 -32 0", "dl", 0.8)
        p.flat("-33 1, -24 -5, -14 2, -4 -5, 8 2, 18 -5, 28 2, 36 -2!, 34 4!, -32 4!", "a")
        p.on("-28 -4 30 -4 30 0 -28 0", "m")
        p.lit("-32 -6!, -26 -22, 28 -22, 34 -6!", "ml", 0.6)
        p.limb(2, -18, 2, -34, 2, 1.6, "kc")
        p.ball(2, -26, 5, "ka")
    return p


def we_05() -> Scene:
    """Draw a brass lens with a sea inside, which drips."""
    p = Scene("teal", m="#C99A3B", a="#1F8A8C")
    p.ground("n")
    p.stars(33, 60, "l", large=4)
    p.on("-4 -4 60 -4 330 180 330 204 250 204 -4 40", "d")
    with p.shadow(11, 8, tones="k"):
        p.limb(212, 148, 296, 218, 20, 26, "km")
        p.flat(circle(148, 86, 84), "m")
    p.on(circle(150, 89, 80), "k")
    p.ball(148, 86, 81, "mm", 0.3)
    p.on("M68 86C68 40 104 6 148 6L148 14C108 14 76 46 76 86Z", "c")
    p.on(circle(148, 86, 70), "l")
    hull = round_hull(148, 86, 70)
    p.on(within(circle(186, 54, 22), hull), "c")
    p.on(
        within("60 100, 90 84, 120 98, 150 82, 180 98, 210 84, 236 100!, 236 170!, 60 170!", hull),
        "a",
    )
    p.on(within("60 118, 96 106, 130 120, 170 104, 236 122!, 236 170!, 60 170!", hull), "d")
    with p.shadow(4, 3, tones="d"), p.at(132, 92, 0.62, -9):
        p.lit("-44 -2!, -20 10, 24 10, 50 -6!, 38 22, 20 28, -24 28", "km", 0.4)
        p.limb(2, 4, 2, -58, 4, 3, "k")
        p.lit("5 -56, 38 -34, 36 0!, 5 -6!", "lc", 0.6)
        p.lit("-2 -50, -30 -26, -32 -2!, -2 -6!", "lc", 0.6)
    p.on(within("60 132, 100 118, 140 134, 190 116, 236 138!, 236 170!, 60 170!", hull), "n")
    p.on("92 56, 104 38, 122 28!, 112 44, 100 66!", "c")
    p.on("204 112, 196 130, 182 142!, 190 124, 196 112!", "l")
    for x, y, k in ((112, 176, 1), (148, 186, 1.4), (180, 178, 0.9)):
        p.on(
            f"{x} {y - 16 * k}!, {x + 7 * k} {y}, {x + 6 * k} {y + 8 * k}, {x} {y + 10 * k},"
            f" {x - 6 * k} {y + 8 * k}, {x - 7 * k} {y}",
            "a",
        )
        p.on(ellipse(x - 2 * k, y + 3 * k, 1.6 * k, 3 * k), "c")
    for n in range(10):
        at = math.radians(n * 36 + 10)
        p.on(circle(148 + 75.5 * math.cos(at), 86 + 75.5 * math.sin(at), 2), "k")
    return p


def we_06() -> Scene:
    """Draw a mallet that strikes a star on its anvil."""
    p = Scene("vermilion")
    p.ground("k")
    p.rays(150, 110, 24, "n", 0.5, 3)
    p.on(star(150, 108, 124, 64, 14, 4), "d")
    p.on(star(150, 108, 96, 52, 14, 14), "m")
    p.on(star(150, 108, 74, 42, 12, 0), "l")
    with p.shadow(8, 4, tones="k"):
        p.lit(
            "30 142!, 54 132, 74 130!, 244 130!, 254 148!, 222 152, 196 160, 190 172!, 196"
            " 180, 222 184, 232 204!, 82 204!, 92 184, 116 180, 120 172!, 112 158, 84 160, 62"
            " 156, 44 152!",
            "ka",
            0.5,
            "168 120 176 204",
        )
    p.on("40 138!, 60 131, 74 130!, 244 130!, 247 136!, 76 137!", "c")
    p.on(star(146, 104, 52, 22, 5, -94), "c")
    p.on(circle(146, 106, 15), "l")
    p.on(circle(140, 102, 2.6) + circle(152, 101, 2.6), "k")
    p.on(ellipse(147, 112, 4, 5), "k")
    with p.shadow(12, 8, tones="k"), p.at(190, 40, 1, 28):
        p.limb(20, 0, 150, 0, 13, 16, "dl")
        for x in (96, 112, 128):
            p.line(f"{x} -8 {x + 5} 8", "n", 3)
        p.lit("-32 -50 24 -50 24 50 -32 50", "na", 0.52)
        p.lit("-36 38 28 38 28 56 -36 56", "nl", 0.6)
        p.lit("-36 -56 28 -56 28 -38 -36 -38", "nl", 0.6)
        p.on(star(-4, 0, 16, 7, 5), "c")
    for x, y, r in (
        (60, 80, 8),
        (40, 54, 5),
        (88, 44, 6),
        (250, 112, 7),
        (282, 98, 5),
        (50, 108, 4),
        (108, 22, 4),
        (22, 90, 4),
    ):
        p.on(star(x, y, r, r * 0.3, 4, 20), "c")
    for x, y, u, v in ((96, 74, 70, 48), (84, 98, 50, 92), (222, 100, 258, 84)):
        p.line(f"{x} {y} {u} {v}", "c", 2.4)
    return p


def _peel(start: float, end: float, low: float = 0) -> str:
    """Return a part of the strip that hangs in a coil from the moon, in half turns from the
    blade; ``low`` leaves out that share of its height."""
    upper, lower = [], []
    for n in range(13):
        t = start + (end - start) * n / 12
        at = t * math.pi
        x = 150 - t * 2 + (60 - t * 3) * math.cos(at)
        y = 80 + t * 20 + 20 * math.sin(at)
        high = 17 * min(1, 0.35 + t)
        upper.append((x, y + high * low))
        lower.append((x, y + high))
    return poly(upper + lower[::-1])
