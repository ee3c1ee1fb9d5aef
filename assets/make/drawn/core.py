"""Things and places of the Core Worlds, and of the towns that owe them money."""

from __future__ import annotations

import math

from cast import CAST, like
from figures import figure
from headkit import fur
from piecekit import (
    AMBER,
    BLUE,
    CYAN,
    DARK,
    GOLD,
    IRON,
    LEATHER,
    MINT,
    PALE,
    RED,
    STEEL,
    TEAL,
    VIOLET,
    WOOD,
    Piece,
    piece,
    tone,
)
from svgkit import area, bend, circle, curve, ellipse, rect, track

from drawn.creatures import tapered

IVORY, VERDIGRIS, CORAL = "#E6DEC8", "#3E8F7C", "#FF6F5E"


@piece("spires", 520, 320)
def spires(p: Piece) -> None:
    """Draw towers of a city that has run out of ground."""
    for x, w, top, hue in (
        (40, 56, 120, "#8C8474"),
        (116, 44, 70, "#A89C84"),
        (196, 70, 20, "#C8BA98"),
        (284, 50, 84, "#A89C84"),
        (362, 66, 44, "#B8AC90"),
        (446, 52, 130, "#8C8474"),
    ):
        p.planes(
            area(f"{x} 320 {x + w * 0.2} {top} {x + w * 0.8} {top} {x + w} 320"), hue, (1, 0.1), 0.3
        )
        p.flat(
            area(f"{x + w * 0.46} {top} {x + w * 0.54} {top} {x + w * 0.5} {max(0, top - 50)}"), hue
        )
        for k in range(9):
            y = top + 18 + k * 26
            for j in range(3):
                if (k * 5 + j * 7 + x) % 4:
                    at = x + w * (0.32 + 0.15 * j)
                    p.flat(rect(at, y, w * 0.07, 9), "#FFE6A8", 0.85)
        p.line(
            track(f"{x + w * 0.14} {top + 90} {x + w * 0.88} {top + 90}"), tone(hue, 0.5), 3, 0.8
        )
    p.planes(ellipse(231, 108, 66, 15), "#C8BA98", (0.5, 1))
    p.planes(ellipse(395, 150, 52, 12), "#B8AC90", (0.5, 1))


@piece("air_traffic", 520, 240)
def air_traffic(p: Piece) -> None:
    """Draw lanes of speeders as streaks of light."""
    for row, (a, b, c, hue) in enumerate((
        (40, 20, 60, "#FFE8B8"), (92, 110, 70, "#FF8A60"), (150, 128, 168, "#FFF4DC"),
        (204, 222, 190, "#FF7A5C"),
    )):  # fmt: skip
        p.line(curve(f"0 {a}, 260 {b}, 520 {c}"), hue, 1.6, 0.3)
        for k in range(13):
            t = (k * 0.077 + row * 0.031) % 1
            x = 520 * t
            y = a * (1 - t) ** 2 + 2 * b * t * (1 - t) + c * t * t
            p.line(track(f"{x:.0f} {y:.0f} {x + 14:.0f} {y + (c - a) / 40:.1f}"), hue, 3, 0.8)
            if k % 3 == 0:
                p.glow(x + 14, y, 13, hue, 0.6)


@piece("gantry", 460, 300)
def gantry(p: Piece) -> None:
    """Draw a hull in the arms of a yard, half of its ribs still bare."""
    hull = "#A8B0B0"
    for x in (70, 210, 350):
        p.upright(rect(x, 10, 20, 284), IRON)
        for k in range(7):
            y = 20 + k * 38
            p.line(track(f"{x} {y} {x + 20} {y + 34}"), tone(IRON, 0.3), 2.4)
    p.across(rect(20, 18, 420, 20, 4), "#6C7478")
    for x in (110, 170, 250, 310):
        p.line(track(f"{x} 38 {x} 104"), STEEL, 3)
        p.planes(area(f"{x - 10} 100 {x + 10} 100 {x + 5} 118 {x - 5} 118"), GOLD)
    p.body(bend("14 190!, 120 142, 260 118, 300 118!, 300 218!, 200 226, 80 214"), hull)
    p.flat(area("60 186 288 140 288 150 70 196"), tone(hull, 0.5), 0.7)
    for k in range(6):
        x = 312 + k * 20
        p.line(curve(f"{x} {118 + k * 2}, {x + 10} 168, {x} {218 - k * 4}"), "#8C6A50", 6)
    p.line(track("300 122 430 132"), "#8C6A50", 6)
    p.line(track("300 214 430 196"), "#8C6A50", 6)
    for x, y in ((300, 150), (392, 128), (350, 206)):
        p.lamp(x, y, 5, AMBER)
        p.glow(x, y, 26, "#BFE8FF", 0.6)
    for k in range(8):
        p.flat(rect(96 + k * 23, 176 - k * 3.2, 10, 4), "#FFE0A0")


@piece("passes", 300, 240)
def passes(p: Piece) -> None:
    """Draw travel papers, stamped twice, under the stamp."""
    p.ground(150, 228, 120, 9)
    for dx, dy, turn, hue in ((-28, 10, -9, "#D8CCB0"), (0, 0, 3, IVORY)):
        sheet = Piece(300, 240, turn)
        sheet.svg, sheet._solids = p.svg, p._solids
        sheet.body(rect(76 + dx, 54 + dy, 150, 172, 4), hue, 0.1, 0.24)
        for k in range(6):
            sheet.flat(rect(92 + dx, 76 + dy + k * 17, 64 + (k * 29) % 50, 5, 2), "#6C6A60", 0.7)
    p.line(circle(188, 184, 28), CORAL, 5, 0.9)
    p.line(circle(188, 184, 19), CORAL, 2.4, 0.9)
    p.flat(area("176 180 200 180 200 188 176 188"), CORAL, 0.9)
    p.line(circle(120, 176, 21), VERDIGRIS, 4, 0.9)
    p.flat(circle(120, 176, 8), VERDIGRIS, 0.9)
    p.planes(rect(214, 110, 54, 20, 4), DARK)
    p.upright(bend("226 110!, 224 92, 234 82, 232 66, 226 48, 241 34, 256 48, 250 66, 248 82, "
                   "258 92, "
                   "256 110!"), WOOD)  # fmt: skip
    p.planes(rect(210, 128, 62, 12, 3), CORAL)


@piece("painting", 280, 260)
def painting(p: Piece) -> None:
    """Draw a painting in a gilded frame: a lake, a dome, two moons."""
    p.ground(140, 250, 110, 8)
    p.body(rect(16, 14, 248, 228, 6), GOLD, 0.3, 0.5)
    p.body(rect(34, 32, 212, 192, 3), "#8A6428", 0.1, 0.4)
    p.svg.fill(rect(44, 42, 192, 172), p.svg.linear((44, 42), (60, 214), [
        (0, "#34507A", 1), (0.42, "#C88A6C", 1), (0.56, "#F0CC98", 1), (0.6, "#4C7880", 1),
        (1, "#1C3440", 1)]))  # fmt: skip
    for x, y, r in ((84, 74, 14), (112, 92, 6)):
        p.flat(circle(x, y, r), "#F4ECD4", 0.9)
    p.flat(bend("44 148!, 70 128, 104 138, 128 146!, 44 150!"), "#3C5C4C")
    p.flat(bend("150 146!, 152 112, 172 98, 194 112, 198 146!"), "#5C8C7C")
    p.flat(rect(168, 84, 5, 24), "#5C8C7C")
    for k in range(6):
        p.flat(rect(60 + (k * 37) % 120, 160 + k * 8, 40, 2.4), "#E8D8B0", 0.55)
    for x, y in ((26, 24), (254, 24), (26, 232), (254, 232)):
        p.gem(x, y, 9, GOLD, 6)
    p.flat(area("44 42 130 42 70 214 44 214"), "#FFFFFF", 0.1)


@piece("checkpoint", 400, 260)
def checkpoint(p: Piece) -> None:
    """Draw a gate of light between two posts, and a booth with a screen."""
    p.ground(200, 250, 180, 9)
    for x in (96, 340):
        p.upright(rect(x, 70, 34, 178, 6), "#7C8680")
        p.planes(rect(x - 6, 56, 46, 20, 5), DARK)
        p.lamp(x + 17, 50, 8, CORAL if x < 200 else MINT)
    for k in range(6):
        y = 96 + k * 24
        p.line(track(f"130 {y} 340 {y}"), CORAL, 3.4, 0.85)
        p.line(track(f"130 {y} 340 {y}"), "#FFE0D8", 1.2, 0.9)
    p.box(8, 128, 82, 120, "#5C6A66", 18, 12)
    p.screen(20, 142, 58, 38, MINT, 4)
    p.flat(rect(20, 192, 58, 8, 2), "#20282A")
    p.planes(area("96 34 374 34 374 52 96 52"), "#B8863A")
    for k in range(9):
        p.flat(
            area(f"{104 + k * 30} 34 {118 + k * 30} 34 {108 + k * 30} 52 {94 + k * 30} 52"), DARK
        )


@piece("yacht", 460, 240)
def yacht(p: Piece) -> None:
    """Draw a pleasure yacht: ivory, long windows, a keel of brass."""
    p.planes(area("300 118 392 40 420 40 380 130"), tone(IVORY, -0.2))
    p.body(bend("10 150!, 90 104, 200 84, 320 92, 430 118!, 448 136, 436 158, 400 166!, 260 "
                "184, 120 "
                "180"), IVORY)  # fmt: skip
    p.facet(bend("10 150!, 90 104, 200 84, 320 92, 430 118!, 448 136, 436 158, 400 166!, 260 "
                 "184, "
                 "120 180"), "10 152 440 140", -0.2)  # fmt: skip
    p.planes(bend("120 104!, 180 66, 280 62, 330 92!, 260 96, 180 98"), TEAL, (0.5, 1), 0.4)
    for k in range(5):
        x = 158 + k * 34
        p.line(track(f"{x} {84 - k * 1.5} {x + 8} 98"), IVORY, 4)
    p.line(curve("30 154, 180 142, 420 140"), GOLD, 5)
    for k in range(9):
        p.flat(ellipse(120 + k * 30, 128 + abs(k - 4) * 1.2, 7, 5), "#FFE6A8")
    p.planes(bend("150 176!, 220 210, 320 206, 372 168!"), "#A87C3C")
    for y in (128, 148):
        p.glow(440, y, 34, CYAN, 0.8)
        p.flat(ellipse(438, y, 7, 9), "#E8FBFF")
    p.lamp(24, 148, 4, AMBER)


@piece("police_speeder", 400, 200)
def police_speeder(p: Piece) -> None:
    """Draw a patrol speeder with two lights that do not agree."""
    hue = "#4C5C78"
    p.planes(area("250 104 380 54 392 60 344 120"), tone(hue, -0.25))
    p.across(bend("8 128!, 60 96, 160 84, 280 90, 372 112!, 372 146!, 260 158, 80 152"), hue)
    p.planes(bend("120 94!, 160 56, 240 54, 276 92!, 220 98, 160 98"), "#1C2A3C", (0.6, 1), 0.5)
    p.flat(area("156 88 176 64 194 62 176 90"), "#A8D0E8", 0.7)
    p.flat(area("20 126 340 112 340 124 20 138"), IVORY, 0.9)
    for x, c in ((196, "#FF5C50"), (226, "#58B0FF")):
        p.planes(rect(x - 12, 44, 24, 12, 4), DARK)
        p.lamp(x, 42, 9, c)
    for y in (116, 138):
        p.glow(378, y, 34, CYAN, 0.8)
        p.across(rect(346, y - 11, 36, 20, 6), IRON)
    p.lamp(20, 132, 7, "#FFF4D8")
    for x in (70, 130, 300):
        p.glow(x, 160, 32, "#8CD0FF", 0.35)


@piece("opera_box", 300, 280)
def opera_box(p: Piece) -> None:
    """Draw a box at the opera: two heads, a curtain, more gold than wood."""
    p.planes(rect(24, 20, 252, 190, 12), "#2A0C14")
    figure(p, 112, 322, 262, CAST["noble"])
    figure(p, 196, 330, 268, CAST["tribune"])
    for side in (0, 1):
        x = 24 if not side else 276
        w = 1 if not side else -1
        p.planes(bend(f"{x} 20!, {x + w * 84} 20!, {x + w * 66} 90, {x + w * 30} 150, {x} 206!"),
                 "#8C2434", (1, 0.2), 0.25)  # fmt: skip
        for k in range(4):
            p.line(curve(f"{x + w * (14 + 18 * k)} 24, {x + w * (12 + 11 * k)} {110 - 16 * k}, "
                         f"{x + w * (6 + 5 * k)} {190 - 30 * k}"), "#4C101C", 3, 0.7)  # fmt: skip
        p.line(curve(f"{x + w * 2} 150, {x + w * 26} 146, {x + w * 34} 130"), GOLD, 5)
    p.planes(
        bend("10 206!, 80 224, 220 224, 290 206!, 284 262, 150 280, 16 262"),
        "#9C6A34",
        (0.6, 1),
        0.3,
    )
    p.line(curve("10 208, 80 226, 220 226, 290 208"), GOLD, 8)
    for x in (60, 105, 150, 195, 240):
        p.gem(x, 248, 9, GOLD, 6)
    p.planes(bend("70 22!, 110 44, 190 44, 230 22!, 230 8, 70 8"), GOLD)


@piece("kalikori", 220, 300)
def kalikori(p: Piece) -> None:
    """Draw a totem of a family: carved blocks on a stem, one for each life."""
    p.ground(110, 291, 64, 7)
    p.upright(rect(102, 30, 16, 252, 4), "#5A3A28")
    for k, (y, w, hue) in enumerate((
        (244, 92, "#A8663C"), (204, 76, "#4E7C6C"), (166, 88, "#B88A44"), (128, 64, "#8C4A5C"),
        (94, 74, "#5C6C9C"), (62, 50, "#B8783C"),
    )):  # fmt: skip
        p.planes(rect(110 - w / 2, y, w, 32, 7), hue, (0.8, 0.5), 0.3)
        for j in range(3):
            x = 110 - w / 2 + w * (0.25 + 0.25 * j)
            mark = (
                f"{x - 6} {y + 22} {x} {y + 9} {x + 6} {y + 22}",
                f"{x - 6} {y + 10} {x + 6} {y + 22}",
            )
            p.line(track(mark[(k + j) % 2]), tone(hue, 0.6), 2.6, 0.9)
    p.planes(bend("110 4, 128 22, 128 48, 110 60, 92 48, 92 22"), GOLD)
    p.flat(circle(110, 34, 8), "#5A3A28")
    for side in (-1, 1):
        p.line(
            curve(f"{110 + side * 40} 262, {110 + side * 60} 244, {110 + side * 56} 214"),
            LEATHER,
            4,
        )
        p.planes(ellipse(110 + side * 56, 208, 6, 11), RED if side < 0 else TEAL)


@piece("flag_wall", 460, 280)
def flag_wall(p: Piece) -> None:
    """Draw a gate hung with flags, one peg free."""
    wall = "#8C7C68"
    p.body(area("0 280 0 70 40 70 40 48 90 48 90 70 150 70 150 48 200 48 200 70 260 70 260 48 "
                "310 48 "
                "310 70 370 70 370 48 420 48 420 70 460 70 460 280"), wall)  # fmt: skip
    for y in range(98, 280, 30):
        for k in range(8):
            x = k * 62 + (y // 30 % 2) * 30 - 10
            p.line(track(f"{max(0, x)} {y} {max(0, x)} {y + 30}"), tone(wall, -0.35), 1.6, 0.6)
        p.line(track(f"0 {y} 460 {y}"), tone(wall, -0.35), 1.6, 0.6)
    p.flat(bend("178 280!, 178 200, 230 164, 282 200, 282 280!"), "#1C1612")
    for k in range(5):
        p.line(track(f"{192 + k * 19} 196 {192 + k * 19} 280"), "#4C4038", 5)
    flags = ((16, RED), (66, GOLD), (116, TEAL), (312, VIOLET), (362, BLUE), (412, "#5E9A58"))
    for k, (x, hue) in enumerate(flags):
        p.line(track(f"{x - 4} 92 {x + 38} 92"), WOOD, 5)
        p.planes(area(f"{x} 94 {x + 34} 94 {x + 34} 178 {x + 17} 192 {x} 178"), hue, (1, 0.2), 0.24)
        if k % 3 == 0:
            p.flat(circle(x + 17, 130, 9), IVORY, 0.9)
        elif k % 3 == 1:
            p.flat(area(f"{x + 6} 146 {x + 17} 116 {x + 28} 146"), DARK, 0.8)
        else:
            p.flat(area(f"{x + 6} 122 {x + 28} 122 {x + 28} 130 {x + 6} 130"), IVORY, 0.9)
    p.line(track("214 120 246 120"), GOLD, 6)
    p.rivets("214 120 246 120", 4)


@piece("comm_tower", 240, 320)
def comm_tower(p: Piece) -> None:
    """Draw a tower of dishes with a hut at its foot."""
    p.ground(120, 311, 80, 8)
    for a, b in ((70, 112), (170, 128)):
        p.line(track(f"{a} 308 {b} 20"), IRON, 7)
    for k in range(8):
        y = 300 - k * 34
        w = 48 - k * 5.4
        p.line(track(f"{120 - w} {y} {120 + w - 5} {y - 32}"), STEEL, 3)
        p.line(track(f"{120 + w} {y} {120 - w + 5} {y - 32}"), tone(STEEL, -0.3), 3)
    p.line(track("120 24 120 4"), PALE, 3)
    p.lamp(120, 6, 5, CORAL)
    for x, y, r, side in ((78, 120, 30, -1), (166, 84, 24, 1), (168, 164, 20, 1)):
        p.planes(ellipse(x, y, r, r * 0.82), PALE, (0.7, 0.7), 0.2)
        p.flat(ellipse(x + side * r * 0.18, y + 2, r * 0.66, r * 0.52), tone(STEEL, -0.35))
        p.line(track(f"{x} {y} {x + side * r} {y - r * 0.2}"), DARK, 3)
    p.box(70, 262, 84, 46, "#7C7460", 18, 12)
    p.flat(rect(84, 278, 18, 30), DARK)
    p.screen(114, 274, 28, 18, MINT, 3)


@piece("mud_statue", 240, 320)
def mud_statue(p: Piece) -> None:
    """Draw a hero of mud with an arm already on its way down."""
    mud = "#6C6440"
    p.ground(120, 311, 84, 8)
    p.planes(area("50 308 66 258 176 258 194 308"), tone(mud, -0.2))
    p.planes(bend("84 260, 78 190, 92 128, 120 112, 150 130, 162 196, 156 260"), mud, (1, 0.4))
    p.planes(bend("96 96, 98 62, 122 46, 146 62, 146 98, 122 116"), mud, (0.8, 0.6))
    p.planes(tapered("150 140, 186 108, 190 52, 184 24", 16, 9), tone(mud, 0.08))
    p.planes(tapered("92 140, 62 176, 76 220, 70 252", 16, 6), tone(mud, -0.12))
    for x, y, low in (
        (104, 180, 236),
        (130, 160, 230),
        (150, 190, 250),
        (116, 102, 128),
        (186, 60, 96),
    ):
        p.planes(bend(f"{x - 5} {y}!, {x + 5} {y}!, {x + 3} {low - 10}, {x} {low}, {x - 4} "
                      f"{low - 10}"),
                 tone(mud, 0.2))  # fmt: skip
    for x in (110, 134):
        p.flat(ellipse(x, 78, 5, 4), tone(mud, -0.6))
    p.line(curve("106 96, 122 100, 138 94"), tone(mud, -0.6), 3)
    p.planes(rect(88, 272, 66, 20, 3), GOLD)


@piece("vaporator", 180, 320)
def vaporator(p: Piece) -> None:
    """Draw a moisture vaporator."""
    p.ground(90, 311, 54, 7)
    p.planes(area("50 308 62 264 118 264 132 308"), "#8C7C64")
    p.upright(rect(80, 40, 20, 240, 4), PALE)
    for y, w in ((70, 34), (104, 40), (138, 30), (206, 36)):
        p.upright(rect(90 - w, y, 2 * w, 17, 4), "#C8BCA4")
        p.flat(rect(90 - w, y + 12, 2 * w, 5), DARK, 0.5)
    p.upright(rect(66, 166, 48, 34, 6), "#A8744A")
    p.lamp(90, 183, 5, MINT)
    for side in (-1, 1):
        p.line(track(f"{90 + side * 30} 70 {90 + side * 46} 36"), STEEL, 4)
    p.line(track("90 40 90 8"), STEEL, 4)
    p.ball(90, 10, 7, GOLD)


@piece("abacus", 300, 240)
def abacus(p: Piece) -> None:
    """Draw a counting frame with beads of spice."""
    p.ground(150, 230, 120, 8)
    for y in (26, 214):
        p.across(rect(20, y - 10, 260, 20, 8), WOOD)
    for x in (20, 262):
        p.upright(rect(x, 20, 18, 200, 6), tone(WOOD, -0.15))
    hues = (CORAL, GOLD, VIOLET, TEAL, "#D8783C")
    for row in range(5):
        y = 54 + row * 33
        p.line(track(f"38 {y} 262 {y}"), STEEL, 3)
        split = (2, 5, 1, 4, 3)[row]
        for k in range(7):
            x = 54 + k * 25 if k < split else 246 - (6 - k) * 25
            p.ball(x, y, 12.5, hues[(row + k // 4) % 5])


@piece("cell_keys", 260, 220)
def cell_keys(p: Piece) -> None:
    """Draw a ring of keys of three centuries."""
    p.ground(130, 210, 90, 7)
    p.line(circle(104, 66, 46), tone(GOLD, -0.5), 14)
    p.line(circle(102, 64, 46), GOLD, 9)
    for k, (turn, hue) in enumerate(((18, STEEL), (-10, "#B8783C"), (-40, PALE))):
        a = math.radians(90 - turn)
        x, y = 104 + 46 * math.cos(a), 66 + 46 * math.sin(a)
        tip = (x + 96 * math.cos(a), y + 96 * math.sin(a))
        n = (-math.sin(a), math.cos(a))
        p.line(track(f"{x:.0f} {y:.0f} {tip[0]:.0f} {tip[1]:.0f}"), tone(hue, -0.5), 15)
        p.line(track(f"{x:.0f} {y:.0f} {tip[0]:.0f} {tip[1]:.0f}"), hue, 10)
        for j in range(2 + k):
            f = 0.72 + 0.12 * j
            b = (x + 96 * f * math.cos(a), y + 96 * f * math.sin(a))
            reach = 15 + 5 * ((j + k) % 2)
            p.line(track(f"{b[0]:.0f} {b[1]:.0f} {b[0] - n[0] * reach:.0f} "
                         f"{b[1] - n[1] * reach:.0f}"),
                   hue, 7)  # fmt: skip
        p.ball(x, y, 13, hue)


@piece("claim_stake", 220, 300)
def claim_stake(p: Piece) -> None:
    """Draw a stake with a lamp and a number in a heap of ore."""
    p.ground(110, 291, 90, 8)
    p.upright(rect(98, 40, 16, 220, 3), "#8C8C84")
    p.planes(area("112 60 196 76 196 138 112 124"), CORAL, (1, 0.4))
    p.flat(area("124 80 150 85 150 91 124 86"), IVORY)
    p.flat(area("124 98 180 108 180 114 124 104"), IVORY)
    p.lamp(106, 34, 10, MINT)
    for k, (x, y, r) in enumerate(
        ((60, 272, 28), (150, 268, 32), (104, 276, 34), (30, 282, 16), (190, 284, 17))
    ):
        turn = (
            [x + r * math.cos(0.9 * j + k) for j in range(7)],
            [y - r * 0.8 + r * math.sin(0.9 * j + k) for j in range(7)],
        )
        spots = " ".join(f"{a:.0f} {min(292, b + r * 0.6):.0f}" for a, b in zip(*turn, strict=True))
        p.planes(area(spots), "#7C6C8C" if k % 2 else "#94846C", (0.7, 0.7), 0.3)
    for x, y in ((70, 262), (140, 256), (112, 270)):
        p.glow(x, y, 13, CYAN, 0.8)


REFUGEES = (
    like("elder", TAN := "#BF8A62", skull="round", style="crop"),
    like("farmer", "#8A5A3C", skull="fine", woman=True, beard="", age=1, hair="#2A1C18"),
    like("stowaway", "#E0B08C", skull="oval", hair="#4A3020", age=0),
)


@piece("refugees", 360, 300)
def refugees(p: Piece) -> None:
    """Draw three people and all that they could carry."""
    p.ground(180, 290, 160, 9)
    for k, who in enumerate(REFUGEES):
        figure(p, 76 + k * 102, 288 + (k % 2) * 4, (240, 232, 206)[k], who)
    p.planes(rect(120, 246, 58, 46, 8), LEATHER)
    p.line(curve("134 246, 148 230, 164 246"), DARK, 5)
    p.planes(bend("232 290, 222 258, 244 236, 268 244, 282 290"), "#A8866C")
    p.line(curve("238 246, 254 252, 266 246"), "#5A4030", 4)


def wookiee(p: Piece, x: float, foot: float, tall: float, hue: str, nod: float = 0.0) -> None:
    """Draw a Wookiee in coats of fur, with a strap across the chest and a ring at each wrist."""
    s = tall / 280
    dark, light = tone(hue, -0.35), tone(hue, 0.24)

    def coat(cx: float, cy: float, rx: float, ry: float, tufts: int, depth: float) -> str:
        return fur(x + cx * s, foot - (280 - cy) * s, rx * s, ry * s, tufts, depth * s)

    def lock(x0: float, y0: float, x1: float, y1: float, wide: float) -> str:
        spots = ((x0 - wide, y0), (x0 + wide, y0), (x1, y1))
        return area(" ".join(f"{x + a * s:.1f} {foot - (280 - c) * s:.1f}" for a, c in spots))

    for side in (-1, 1):
        p.planes(
            coat(side * 22, 232, 21, 46, 17, 8), tone(hue, -0.2 if side < 0 else -0.34), (1, 0.3)
        )
        p.planes(coat(side * 26, 272, 22, 9, 9, 4), dark, (1, 0.3))
        p.planes(
            coat(side * 52, 122, 19, 58, 17, 8), tone(hue, -0.06 if side < 0 else -0.28), (1, 0.3)
        )
        p.planes(coat(side * 47, 176, 14, 14, 9, 4), dark, (1, 0.3))
    p.planes(coat(0, 138, 46, 82, 25, 10), hue, (0.9, 0.4), 0.24, 0.5)
    for k in range(11):
        at, top = (k - 5) * 8, 92 + (k * 29) % 60
        p.flat(lock(at, top, at + 1, top + 42, 3.4), light if k % 2 else dark, 0.55)
    p.planes(coat(0, 52 + nod, 31, 50, 23, 10), tone(hue, 0.06), (0.9, 0.5), 0.26, 0.5)
    for k in range(7):
        at = (k - 3) * 8.5
        p.flat(
            lock(at, 8 + abs(k - 3) * 5 + nod, at * 1.25, 36 + nod, 3),
            light if k < 4 else dark,
            0.5,
        )
    y = foot - (280 - 56 - nod) * s
    p.flat(
        bend(
            f"{x - 17 * s} {y - 12 * s}, {x} {y - 8 * s}, {x + 17 * s} {y - 12 * s}, "
            f"{x + 12 * s} "
            f"{y + 14 * s}, {x} {y + 24 * s}, {x - 12 * s} {y + 14 * s}"
        ),
        tone(hue, 0.34),
        0.9,
    )
    for side in (-1, 1):
        p.flat(ellipse(x + side * 9 * s, y - 5 * s, 4.6 * s, 3 * s), "#0C0A08")
        p.flat(circle(x + side * 9 * s - 1, y - 6 * s, 1.5 * s), "#FFFFFF")
        p.flat(lock(side * 3, 43 + nod, side * 22, 52 + nod, 3), light if side < 0 else hue)
        p.flat(lock(side * 14, 38 + nod, side * 24, 54 + nod, 4), light if side < 0 else hue)
    p.flat(ellipse(x, y + 3 * s, 6.4 * s, 4.4 * s), "#17100E")
    p.flat(bend(f"{x - 9 * s} {y + 11 * s}, {x} {y + 9 * s}, {x + 9 * s} {y + 11 * s}, {x} "
                f"{y + 17 * s}"),
           "#2E1412")  # fmt: skip
    for side in (-1, 1):
        tooth = " ".join(
            f"{x + side * dx * s:.1f} {y + dy * s:.1f}" for dx, dy in ((5, 10), (8, 10), (6, 15))
        )
        p.flat(area(tooth), PALE)
        p.planes(rect(x + side * 48 * s - 13 * s, foot - (280 - 160) * s, 26 * s, 10 * s, 3), IRON)


@piece("wookiees", 420, 310)
def wookiees(p: Piece) -> None:
    """Draw three Wookiees at a chain, the youngest looking at you."""
    p.ground(210, 301, 190, 9)
    wookiee(p, 88, 296, 280, "#5C3E28", 4)
    wookiee(p, 332, 296, 268, "#55504C", 6)
    wookiee(p, 210, 302, 238, "#8A5E38")
    for line in ("118 178, 150 214, 172 204", "248 204, 276 216, 300 180"):
        p.line(curve(line), DARK, 9)
        p.line(curve(line), STEEL, 5)


@piece("battle_droids", 360, 310)
def battle_droids(p: Piece) -> None:
    """Draw three B1 battle droids that nobody has relieved."""
    p.ground(180, 301, 160, 9)
    for x, tall, hue in ((72, 256, "#B89868"), (290, 250, "#A8885C"), (180, 284, "#C8A878")):
        s, top = tall / 284, 302 - tall

        def at(dx: float, dy: float, x: float = x, s: float = s, top: float = top) -> str:
            return f"{x + dx * s:.1f} {top + dy * s:.1f}"

        for side in (-1, 1):
            shade = hue if side < 0 else tone(hue, -0.25)
            knee = at(side * 18, 212)
            p.line(
                track(f"{at(side * 9, 160)} {knee} {at(side * 15, 272)}"), tone(shade, -0.3), 11 * s
            )
            p.line(track(f"{at(side * 9, 160)} {knee} {at(side * 15, 272)}"), shade, 7 * s)
            p.planes(area(f"{at(side * 6, 270)} {at(side * 24, 270)} {at(side * 26 - 4, 282)} "
                          f"{at(side * 6 - 8, 282)}"), shade)  # fmt: skip
            p.line(track(f"{at(side * 26, 92)} {at(side * 34, 136)} {at(side * 8 - 4, 150)}"),
                   tone(shade, -0.3), 10 * s)  # fmt: skip
            p.line(track(f"{at(side * 26, 92)} {at(side * 34, 136)} "
                         f"{at(side * 8 - 4, 150)}"), shade,
                   6 * s)  # fmt: skip
        p.planes(area(f"{at(-28, 84)} {at(28, 84)} {at(16, 126)} {at(10, 160)} {at(-10, 160)} "
                      f"{at(-16, 126)}"), hue, (1, 0.3), 0.25)  # fmt: skip
        p.flat(area(f"{at(-9, 96)} {at(9, 96)} {at(6, 118)} {at(-6, 118)}"), tone(hue, -0.4))
        p.line(track(f"{at(0, 84)} {at(0, 60)}"), tone(hue, -0.4), 8 * s)
        p.planes(bend(f"{at(-12, 8)}!, {at(8, 4)}, {at(16, 24)}, {at(12, 60)}, {at(2, 66)}!, "
                      f"{at(-30, 62)}!, {at(-40, 50)}, "
                      f"{at(-20, 34)}"), tone(hue, 0.08), (0.9, 0.4))  # fmt: skip
        for dx in (-12, 2):
            p.flat(circle(*(float(v) for v in at(dx, 30).split()), 3.6 * s), "#14100C")
        p.line(track(f"{at(-34, 54)} {at(-6, 56)}"), tone(hue, -0.5), 2 * s)
        p.line(track(f"{at(-44, 150)} {at(30, 138)}"), DARK, 9 * s)
        p.line(track(f"{at(-62, 152)} {at(-40, 149)}"), IRON, 5 * s)
    p.flat(area("160 110 200 110 196 116 164 116"), CORAL, 0.6)


@piece("jawas", 350, 240)
def jawas(p: Piece) -> None:
    """Draw three Jawas, one in front of the scorched half."""
    p.ground(160, 231, 150, 8)
    p.planes(bend("196 232, 196 150, 214 112, 246 104, 276 118, 288 160, 286 232"), PALE, (1, 0.3))
    p.flat(bend("240 106, 276 118, 288 160, 286 232!, 244 232!, 254 170"), "#2A221C")
    p.lamp(226, 136, 7, RED)
    p.flat(rect(206, 168, 30, 12, 2), BLUE)
    for x, tall in ((88, 178), (176, 190), (274, 150)):
        figure(p, x, 233, tall, CAST["jawa"])
