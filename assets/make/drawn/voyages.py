"""Things met between the worlds: hulks, bergs, mines, and engines without a ship."""

from __future__ import annotations

import math

from piecekit import (
    AMBER,
    CYAN,
    DARK,
    GOLD,
    IRON,
    MINT,
    PALE,
    RED,
    STEEL,
    VIOLET,
    WOOD,
    Piece,
    piece,
    tone,
)
from svgkit import area, bend, circle, curve, ellipse, rect, track


@piece("carbonberg", 460, 300)
def carbonberg(p: Piece) -> None:
    """Draw a berg of carbon, its cracks alight."""
    hue = "#544C68"
    p.body(area("20 180 70 90 150 50 210 14 290 40 380 70 440 150 424 220 340 270 230 292 120 "
                "262 50 236"),
           hue)  # fmt: skip
    p.planes(area("70 90 150 50 210 14 230 110 160 150 90 140"), tone(hue, 0.24))
    p.planes(area("230 110 290 40 380 70 340 150 270 160"), tone(hue, 0.08))
    p.planes(area("160 150 230 110 270 160 250 230 170 220"), tone(hue, -0.15))
    p.planes(area("340 150 440 150 424 220 340 270 300 220"), tone(hue, -0.45))
    p.planes(area("170 220 250 230 230 292 120 262"), tone(hue, -0.4))
    for line in ("90 140 160 150 170 220 150 258", "230 110 270 160 300 220 290 262",
                 "270 160 340 150 390 120", "210 60 230 110"):  # fmt: skip
        p.line(track(line), "#B890FF", 5, 0.5)
        p.line(track(line), "#F0E0FF", 1.8, 0.9)
    for x, y in ((160, 150), (270, 160), (300, 220)):
        p.glow(x, y, 26, VIOLET, 0.8)


@piece("ring_hulk", 460, 300)
def ring_hulk(p: Piece) -> None:
    """Draw a Lucrehulk: a broken ring around a ball, one window still lit."""
    hue = "#8C8470"
    for far in (True, False):
        start, end = (190, 350) if far else (12, 168)
        outer = [(230 + 214 * math.cos(math.radians(a)), 150 + 96 * math.sin(math.radians(a)))
                 for a in range(start, end + 1, 6)]  # fmt: skip
        inner = [(230 + 138 * math.cos(math.radians(a)), 150 + 52 * math.sin(math.radians(a)))
                 for a in range(end, start - 1, -6)]  # fmt: skip
        ring = " ".join(f"{x:.0f} {y:.0f}" for x, y in outer + inner)
        if not far:
            p.ball(230, 146, 60, tone(hue, 0.1))
            p.planes(ellipse(230, 100, 22, 9), tone(hue, -0.3))
            for y in (128, 146, 164):
                p.line(curve(f"{174 + abs(y - 146) * 0.4} {y}, 230 {y + 14}, "
                             f"{286 - abs(y - 146) * 0.4} {y}"),
                       tone(hue, -0.45), 2.4, 0.7)  # fmt: skip
        p.planes(area(ring), tone(hue, -0.35 if far else 0.0), (0.5, 1), 0.24, 0.5)
        for a in range(start + 8, end - 4, 12):
            c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
            p.line(track(f"{230 + 140 * c:.0f} {150 + 53 * s:.0f} {230 + 212 * c:.0f} "
                         f"{150 + 95 * s:.0f}"),
                   tone(hue, -0.55), 2, 0.7)  # fmt: skip
        if not far:
            for a in range(20, 164, 9):
                c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
                p.flat(rect(230 + 188 * c, 150 + 80 * s, 5, 3), "#241E18", 0.9)
    p.flat(bend("64 196!, 96 188, 110 214, 132 222!, 112 244, 82 230"), "#0C0A0C", 0.9)
    p.line(track("76 198 112 230"), "#C87840", 3)
    p.lamp(300, 232, 5, AMBER)
    p.glow(300, 232, 24, AMBER, 0.8)
    p.lamp(212, 150, 4, AMBER)


@piece("war_hulk", 480, 250)
def war_hulk(p: Piece) -> None:
    """Draw the forward half of an Acclamator, open behind."""
    hue = "#A8867C"
    p.body(area("8 168 200 96 400 66 432 90 410 120 446 150 400 176 420 206 330 210 120 196"), hue)
    p.planes(area("200 96 400 66 432 90 410 120 230 132"), tone(hue, 0.2))
    p.planes(area("8 168 230 132 410 120 446 150 400 176 150 182"), tone(hue, -0.18))
    p.planes(area("150 182 400 176 420 206 330 210 120 196"), tone(hue, -0.5))
    p.planes(area("300 78 330 40 384 34 398 66"), tone(hue, 0.06))
    p.flat(area("326 50 378 44 380 50 328 56"), DARK)
    for x, y in ((216, 110), (262, 104), (308, 98)):
        p.planes(ellipse(x, y, 16, 8), "#8C3A34")
    p.flat(
        area("400 66 432 90 410 120 446 150 400 176 420 206 392 198 376 160 384 120 374 90"),
        "#120E12",
    )
    for x0, y0, x1, y1 in (
        (380, 96, 430, 92),
        (386, 124, 424, 122),
        (384, 150, 444, 150),
        (384, 178, 410, 176),
    ):
        p.line(track(f"{x0} {y0} {x1} {y1}"), "#7C6458", 4)
    for x, y in ((440, 112), (456, 176), (428, 222), (464, 138)):
        p.planes(area(f"{x - 9} {y} {x} {y - 8} {x + 11} {y + 3} {x + 1} {y + 9}"), tone(hue, -0.3))
    for k in range(7):
        p.flat(rect(120 + k * 34, 158 - k * 4, 9, 4), "#2A1E1C" if k % 3 else AMBER)
    p.glow(396, 140, 34, "#FF8A50", 0.6)


@piece("interdictor", 480, 250)
def interdictor(p: Piece) -> None:
    """Draw a cruiser with four gravity wells."""
    hue = "#98A2AC"
    p.body(area("6 160 430 62 470 96 466 150 440 188 120 186"), hue)
    p.planes(area("6 160 430 62 440 92 150 152"), tone(hue, 0.24))
    p.planes(area("6 160 150 152 440 92 470 96 466 150 440 188 120 186"), tone(hue, -0.24))
    p.planes(area("330 82 350 40 412 28 424 64"), hue)
    p.planes(area("352 38 360 22 420 12 424 26"), tone(hue, 0.12))
    p.flat(area("364 30 416 20 416 24 364 34"), AMBER, 0.9)
    for x, y, r in ((196, 128, 24), (262, 108, 27), (246, 166, 22), (338, 142, 26)):
        p.planes(ellipse(x, y + 5, r * 1.24, r * 0.7), tone(hue, -0.4))
        p.ball(x, y, r, "#6C7C94")
        p.glow(x, y, r * 1.9, "#8CB8FF", 0.4)
        p.line(ellipse(x, y, r * 0.7, r * 0.3), "#CFE0FF", 2, 0.7)
    for k in range(9):
        p.flat(rect(110 + k * 36, 172 - k * 1.6, 10, 3), "#FFE8B0", 0.8)
    for y in (112, 134, 158):
        p.glow(468, y, 24, CYAN, 0.8)


@piece("void_mines", 380, 260)
def void_mines(p: Piece) -> None:
    """Draw mines of an old war, and one red thread between them."""
    p.line(track("0 212 84 150 170 196 262 96 380 44"), RED, 3, 0.9)
    for x, y, r in ((96, 88, 40), (268, 176, 48), (316, 70, 24), (44, 206, 20), (188, 38, 18)):
        for k in range(8):
            a = math.radians(22 + k * 45)
            p.line(
                track(
                    f"{x + r * 0.8 * math.cos(a):.0f} {y + r * 0.8 * math.sin(a):.0f} "
                    f"{x + r * 1.36 * math.cos(a):.0f} {y + r * 1.36 * math.sin(a):.0f}"
                ),
                IRON,
                r * 0.2,
            )
            p.flat(circle(x + r * 1.36 * math.cos(a), y + r * 1.36 * math.sin(a), r * 0.14), STEEL)
        p.ball(x, y, r, "#4C4A48")
        p.line(ellipse(x, y, r * 0.98, r * 0.3), "#8C7A50", r * 0.14, 0.9)
        p.lamp(x - r * 0.25, y - r * 0.3, r * 0.17, RED)


@piece("glitter_drum", 260, 290)
def glitter_drum(p: Piece) -> None:
    """Draw a drum of raw glitterstim that lights the hold."""
    p.ground(130, 281, 90, 8)
    p.glow(130, 120, 118, "#7CC8FF", 0.55)
    p.upright(rect(48, 66, 164, 212, 14), "#54606C")
    for y in (92, 158, 236):
        p.upright(rect(42, y, 176, 16, 6), IRON)
    p.planes(ellipse(130, 66, 82, 24), "#2A3440", (0.5, 1))
    p.flat(ellipse(130, 68, 70, 18), "#BFE8FF")
    for k, (x, y) in enumerate(
        ((80, 62), (104, 46), (130, 40), (152, 50), (178, 62), (118, 62), (146, 66))
    ):
        p.gem(x, y, 15 - (k % 3) * 3, (CYAN, "#A8B8FF", "#E0F0FF")[k % 3], 6)
    p.flat(rect(74, 182, 112, 44, 4), "#E0B848")
    for k in range(5):
        p.flat(
            area(f"{78 + k * 23} 226 {90 + k * 23} 226 {102 + k * 23} 182 {90 + k * 23} 182"), DARK
        )


@piece("pearl_shell", 320, 240)
def pearl_shell(p: Piece) -> None:
    """Draw an open shell with a pearl as large as a fist."""
    hue = "#8C6C84"
    p.ground(160, 230, 130, 8)
    p.planes(bend("30 136!, 40 60, 100 14, 164 12, 236 18, 288 70, 292 136!, 220 118, 100 "
                  "118"), hue,
             (0.6, 0.9), 0.3)  # fmt: skip
    for k in range(9):
        a = math.radians(200 + k * 17.5)
        p.line(
            curve(
                f"160 140, {160 + 70 * math.cos(a):.0f} {140 + 66 * math.sin(a):.0f}, "
                f"{160 + 126 * math.cos(a):.0f} {140 + 120 * math.sin(a):.0f}"
            ),
            tone(hue, 0.4),
            3,
            0.6,
        )
    p.flat(
        bend("52 138!, 70 80, 120 52, 162 52, 210 54, 254 86, 268 138!, 200 124, 110 124"),
        "#E8D0D8",
    )
    p.planes(bend("20 150!, 90 132, 230 132, 300 150!, 280 206, 210 228, 160 228, 100 228, 40 "
                  "206"),
             tone(hue, -0.1), (0.5, 1))  # fmt: skip
    p.flat(bend("36 154, 100 138, 220 138, 284 154, 230 182, 160 188, 90 182"), "#F0DCD8")
    p.ball(160, 140, 36, "#F0ECEC")
    p.glow(150, 128, 46, "#FFF4FF", 0.55)
    p.flat(ellipse(148, 124, 9, 6), "#FFFFFF", 0.95)
    for x, y in ((86, 164), (228, 162)):
        p.ball(x, y, 11, "#E8D8E4")


@piece("pod_engine", 400, 240)
def pod_engine(p: Piece) -> None:
    """Draw a racing pod's engine on blocks."""
    p.ground(200, 230, 170, 8)
    for x in (90, 270):
        p.planes(area(f"{x - 34} 228 {x - 22} 168 {x + 22} 168 {x + 34} 228"), WOOD)
    p.across(rect(70, 66, 250, 108, 44), "#B8663A")
    p.across(rect(70, 62, 40, 116, 14), PALE)
    p.planes(ellipse(78, 120, 20, 54), DARK, (1, 0.4))
    for k in range(8):
        a = math.pi * k / 4
        p.line(track(f"78 120 {78 + 15 * math.cos(a):.0f} {120 + 44 * math.sin(a):.0f}"), STEEL, 3)
    p.ball(76, 120, 10, GOLD)
    for x in (140, 176, 212):
        p.planes(area(f"{x} 74 {x + 20} 74 {x + 14} 106 {x - 6} 106"), IRON)
        p.flat(rect(x - 2, 132, 18, 26, 3), "#3A2018")
    p.across(rect(300, 78, 40, 84, 8), IRON)
    p.across(rect(334, 88, 40, 64, 8), STEEL)
    p.glow(378, 120, 30, "#FF9A58", 0.6)
    p.line(curve("110 70, 160 30, 240 36, 300 78"), "#6C7480", 9)
    p.line(curve("110 66, 160 26, 240 32, 300 74"), PALE, 2.4)
    p.flat(area("124 108 300 100 300 118 124 124"), "#F0D8A8", 0.9)
    p.line(curve("330 152, 352 186, 330 214"), "#C4483A", 5)


@piece("fighter_rack", 460, 300)
def fighter_rack(p: Piece) -> None:
    """Draw a rack of a works with three fighters, the last without its ball."""
    for x in (10, 160, 310, 440):
        p.upright(rect(x, 6, 14, 288), IRON)
    p.across(rect(4, 4, 452, 22, 5), "#5C6670")
    for k, x in enumerate((92, 242, 384)):
        p.line(track(f"{x} 26 {x} 100"), STEEL, 6)
        for side in (-1, 1):
            w = 52 if k < 2 else 44
            p.planes(area(f"{x + side * w - 7} 62 {x + side * w + 7} 74 {x + side * w + 7} 206 "
                          f"{x + side * w - 7} 218 {x + side * w - 10} "
                          f"140"), "#4A525E", (1, 0.2))  # fmt: skip
            p.line(track(f"{x + side * w} 72 {x + side * w} 208"), PALE, 2.4)
            for y in (96, 140, 184):
                p.line(track(f"{x + side * w - 6} {y} {x + side * w + 6} {y}"), PALE, 2)
            if k < 2:
                p.across(rect(min(x, x + side * w), 131, w, 18, 5), STEEL)
        if k < 2:
            p.ball(x, 140, 34, "#8C97A6")
            p.flat(circle(x - 3, 138, 18), "#141B26")
            for j in range(8):
                a = math.pi * j / 4
                p.line(track(f"{x - 3} 138 {x - 3 + 18 * math.cos(a):.0f} "
                             f"{138 + 18 * math.sin(a):.0f}"),
                       "#6C7786", 2)  # fmt: skip
            p.lamp(x - 3, 138, 3, RED)
        else:
            p.line(circle(x, 140, 26), GOLD, 4)
            p.glow(x + 18, 124, 24, "#FFE8B0", 0.9)
    p.across(rect(4, 262, 452, 20, 4), "#4C545C")
    for x in (60, 120, 210, 270, 350, 410):
        p.lamp(x, 272, 4, MINT if x % 4 else AMBER)


@piece("ore_hauler", 460, 240)
def ore_hauler(p: Piece) -> None:
    """Draw a hauler, mostly ore."""
    p.across(rect(330, 84, 120, 76, 14), "#7C6A54")
    p.planes(bend("330 90!, 300 104, 300 148, 330 160!"), IRON)
    for k in range(3):
        x = 40 + k * 96
        p.planes(area(f"{x} 110 {x + 88} 110 {x + 78} 176 {x + 10} 176"), "#8C5C3C", (0.7, 0.9))
        for j in range(5):
            r = 13 + (j * 5 + k * 3) % 8
            ore = ("#6C6478", "#7C7468", "#5C5A6C")[j % 3]
            p.planes(circle(x + 14 + j * 16, 104 - (j % 2) * 9, r), ore, (0.7, 0.7))
        p.line(track(f"{x + 6} 122 {x + 82} 122"), GOLD, 4)
    p.across(rect(16, 172, 330, 16, 5), DARK)
    p.planes(bend("390 86!, 400 56, 436 58, 442 86!"), "#1E3440", (0.6, 1), 0.5)
    for y in (100, 122, 144):
        p.glow(10, y + 50, 1, CYAN, 0.1)
        p.glow(452, y, 22, "#FFB060", 0.75)
    p.lamp(352, 70, 5, RED)
    p.line(track("352 84 352 70"), STEEL, 4)
    for k in range(4):
        p.flat(rect(350 + k * 22, 128, 12, 8), AMBER, 0.9)
