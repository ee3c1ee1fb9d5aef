"""Jewels, coins, relics and games of chance."""

from __future__ import annotations

import random

from piecekit import (
    CYAN,
    DARK,
    GOLD,
    GREEN,
    IRON,
    LEATHER,
    MINT,
    OLIVE,
    ORANGE,
    PALE,
    RED,
    ROSE,
    RUST,
    SKIN,
    STEEL,
    TEAL,
    WARM,
    WOOD,
    Piece,
    piece,
    tone,
)
from svgkit import area, bend, circle, curve, ellipse, ngon, rect, star, track, turned


@piece("jewels", 320, 220)
def jewels(p: Piece) -> None:
    """Draw stones on a dark cloth."""
    cloth = bend("10 150!, 60 90, 150 70, 240 84, 312 140!, 280 190, 220 214, 140 204, 60 212")
    p.body(cloth, "#4A1F4E")
    p.facet(cloth, "170 60 210 220", -0.2)
    p.line(curve("40 160, 110 130, 150 190"), "#8C4A8C", 3, 0.5)
    p.line(curve("200 90, 220 140, 290 160"), "#8C4A8C", 3, 0.5)
    p.glow(160, 110, 90, ROSE, 0.25)
    for x, y, r, hue, n in (
        (160, 104, 40, "#D8324C", 8),
        (88, 136, 27, "#2FA4D8", 6),
        (232, 134, 30, "#3CB872", 8),
        (128, 172, 20, GOLD, 6),
        (196, 172, 18, "#B46CE8", 7),
        (262, 168, 13, "#7FE3F5", 6),
        (54, 168, 13, ORANGE, 6),
    ):
        p.flat(ellipse(x + 4, y + r * 0.8, r, r * 0.4), "#05030A", 0.4)
        p.gem(x, y, r, hue, n)


@piece("great_jewel", 240, 280)
def great_jewel(p: Piece) -> None:
    """Draw one stone under a glass bell on a column."""
    p.glow(120, 110, 110, CYAN, 0.6)
    p.upright(area("70 276 170 276 158 190 82 190"), "#D8CBB0")
    p.body(rect(58, 176, 124, 20, 4), "#E8DCC0")
    p.body(bend("76 176!, 90 150, 150 150, 164 176!"), "#5A2A5E")
    p.gem(120, 112, 50, "#46B4E8", 10)
    p.flat(bend("60 176!, 56 70, 90 20, 120 16, 150 20, 184 70, 180 176!"), "#DFF8FF", 0.12)
    p.line(curve("60 176, 56 70, 90 22, 120 16, 150 22, 184 70, 180 176"), "#DFF8FF", 3, 0.6)
    p.flat(bend("72 150!, 70 80, 92 44, 104 34!, 90 70, 84 110, 86 150!"), "#FFFFFF", 0.3)
    p.ball(120, 14, 8, GOLD)


@piece("holo_cube", 240, 240)
def holo_cube(p: Piece) -> None:
    """Draw an old red memory device in the shape of a pyramid, whispering."""
    p.ground(120, 226, 92, 9)
    p.glow(120, 130, 104, RED, 0.75)
    left, right = area("120 24 30 176 116 214"), area("120 24 116 214 212 170")
    p.body(left, "#6A1C24", 0.25, 0.3)
    p.body(right, "#3A0E18", 0.1, 0.5)
    for d, shift in ((area("112 62 56 166 108 190"), 0), (area("126 62 126 190 184 162"), 1)):
        p.line(d, GOLD, 3, 0.95 - 0.3 * shift)
    p.flat(area("106 96 78 150 104 162"), "#FF6A50", 0.85)
    p.flat(area("134 98 134 160 162 146"), "#C8362C", 0.85)
    for x, y in ((120, 24), (30, 176), (116, 214), (212, 170)):
        p.ball(x, y, 9, GOLD)
    p.line(track("120 24 116 214"), GOLD, 4)
    p.line(curve("60 90, 40 60, 64 40, 50 14"), ROSE, 3, 0.6)
    p.line(curve("180 90, 204 66, 184 40, 200 18"), ROSE, 3, 0.6)


@piece("ancient_idol", 220, 280)
def ancient_idol(p: Piece) -> None:
    p.ground(110, 270, 84, 9)
    p.glow(110, 110, 100, MINT, 0.45)
    p.body(area("48 268 172 268 160 232 60 232"), "#5E6A68")
    p.body(
        bend("70 234!, 54 170, 60 120, 80 100!, 140 100!, 160 120, 166 170, 150 234!"),
        "#7C8C86",
    )
    p.facet(
        bend("70 234!, 54 170, 60 120, 80 100!, 140 100!, 160 120, 166 170, 150 234!"),
        "116 90 112 240",
        -0.25,
    )
    p.body(bend("66 96!, 56 40, 110 14, 110 14, 164 40, 154 96!, 110 116"), "#8C9C94")
    for x in (90, 130):
        p.flat(ellipse(x, 68, 11, 7), MINT)
    p.flat(area("96 90 124 90 118 98 102 98"), "#1A2422")
    p.line(curve("82 130, 110 150, 138 130"), "#2A3836", 5)
    p.gem(110, 168, 17, "#4BE0A8", 6)
    for x in (40, 180):
        p.line(curve(f"{x} 268, {x + 8} 230, {x - 4} 200"), "#3E8C6C", 5)


@piece("sabacc_table", 360, 220)
def sabacc_table(p: Piece) -> None:
    """Draw a table from above with hands of cards and a pot of chips."""
    p.body(ellipse(180, 124, 172, 88), "#5C3A26")
    p.flat(ellipse(180, 118, 152, 74), "#1F5A48")
    p.flat(ellipse(140, 94, 90, 36), "#FFFFFF", 0.07)
    p.line(ellipse(180, 118, 128, 58), GOLD, 2, 0.6)
    for x, y, k in ((70, 104, -1), (262, 100, 1), (150, 158, 0)):
        for j in range(3):
            cx = x + j * 17
            lean = (j - 1) * 4 + k * 3
            p.body(
                area(
                    f"{cx} {y + abs(j - 1) * 3} {cx + 26} {y + lean + 2} {cx + 30} {y + 38 + lean} "
                    f"{cx + 4} {y + 38}"
                ),
                "#F0E6CC",
                rim=1,
            )
            p.flat(ngon(cx + 15, y + 20 + lean * 0.5, 7, 6, 0), (RED, TEAL, DARK)[j], 0.9)
    for x, y, hue, n in (
        (176, 110, GOLD, 5),
        (200, 116, RED, 4),
        (160, 124, TEAL, 3),
        (188, 130, GOLD, 2),
    ):
        for k in range(n):
            p.body(ellipse(x, y - k * 6, 14, 7), hue, rim=1, shadow=0.2)
    p.gem(214, 92, 12, "#D8324C", 6)


@piece("chips_stack", 220, 200)
def chips_stack(p: Piece) -> None:
    p.ground(110, 190, 96, 8)
    for x, n, hue in ((52, 7, RED), (112, 11, GOLD), (168, 5, TEAL)):
        for k in range(n):
            y = 176 - k * 13
            p.body(ellipse(x, y, 30, 12), hue, rim=1.2, shadow=0.25)
            p.flat(rect(x - 4, y + 5, 8, 7), "#F0E6CC", 0.9)
            p.flat(rect(x - 24, y + 2, 7, 7), "#F0E6CC", 0.9)
        p.line(ellipse(x, 176 - (n - 1) * 13, 18, 7), "#F0E6CC", 2, 0.8)


@piece("cards_fan", 300, 230)
def cards_fan(p: Piece) -> None:
    for k in range(5):
        angle = -32 + k * 16
        card = turned(rect(117, 40, 70, 116, 8), angle, 152, 240)
        p.body(card, "#F0E6CC")
        p.flat(
            turned(rect(125, 48, 54, 100, 5), angle, 152, 240),
            (RED, TEAL, "#2A3048", GOLD, RED)[k],
            0.25,
        )
        p.flat(
            turned(star(152, 96, 22, 10, 4 + k), angle, 152, 240),
            (RED, TEAL, "#2A3048", WOOD, RED)[k],
        )
    p.body(bend("82 230!, 88 176, 134 160, 178 162, 218 180, 226 230!"), SKIN)


@piece("dice_cup", 240, 190)
def dice_cup(p: Piece) -> None:
    p.ground(130, 180, 100, 8)
    p.across(area("20 90 96 40 130 116 54 160"), LEATHER)
    p.body(ellipse(113, 78, 20, 42), tone(LEATHER, -0.4))
    for x, y, hue in ((146, 116, "#F0E6CC"), (188, 134, RED)):
        p.box(x, y, 38, 38, hue, 12, 9)
        for dx, dy in ((10, 10), (28, 28), (19, 19)):
            p.flat(circle(x + dx, y + dy, 3.6), DARK)


@piece("coin_pile", 280, 180)
def coin_pile(p: Piece) -> None:
    p.ground(140, 172, 128, 8)
    stream = random.Random(2)
    for row in range(5):
        for k in range(9 - row * 2):
            x = 30 + row * 26 + k * 27 + stream.uniform(-5, 5)
            y = 156 - row * 17 + stream.uniform(-4, 4)
            hue = GOLD if (row + k) % 3 else "#C98A3A"
            p.flat(ellipse(x, y + 6, 20, 8.5), tone(hue, -0.55))
            p.planes(ellipse(x, y, 20, 8.5), hue, (0.7, 1), 0.4, 0.25)
            p.planes(ellipse(x, y + 0.6, 13.5, 5.2), tone(hue, -0.2), (0.7, 1), 0.2, 0.2)


@piece("trophy", 200, 260)
def trophy(p: Piece) -> None:
    p.ground(100, 250, 74, 8)
    for k in (-1, 1):
        p.line(
            curve(f"{100 + k * 48} 60, {100 + k * 90} 66, {100 + k * 70} 116, {100 + k * 40} 124"),
            GOLD,
            9,
        )
    p.upright(bend("42 36!, 46 120, 80 150, 100 154, 120 150, 154 120, 158 36!"), GOLD)
    p.body(ellipse(100, 36, 58, 12), tone(GOLD, 0.3))
    p.flat(ellipse(100, 37, 48, 8), "#5A3A12", 0.7)
    p.upright(area("90 150 110 150 116 200 84 200"), GOLD)
    p.body(area("52 250 148 250 138 200 62 200"), WOOD)
    p.flat(rect(76, 214, 48, 22, 2), GOLD)
    p.body(star(100, 84, 22, 10, 5), "#F6E2A8")


@piece("medal", 200, 240)
def medal(p: Piece) -> None:
    p.body(area("40 6 84 6 122 110 90 124"), RED)
    p.body(area("160 6 116 6 78 110 110 124"), tone(RED, -0.2))
    p.body(star(100, 164, 68, 54, 16), GOLD)
    p.body(circle(100, 164, 44), tone(GOLD, 0.2))
    p.body(star(100, 164, 34, 14, 8), "#FFF2CC")


@piece("pawn_goods", 320, 220)
def pawn_goods(p: Piece) -> None:
    """Draw a clock, a lute, a helmet: pawned goods."""
    p.ground(160, 210, 146, 8)
    p.body(circle(84, 110, 60), WOOD)
    p.body(circle(84, 110, 46), "#F0E6CC")
    p.line(track("84 110 84 78"), DARK, 5)
    p.line(track("84 110 108 124"), DARK, 5)
    p.body(area("58 206 110 206 100 168 68 168"), WOOD)
    p.body(bend("160 206!, 146 140, 184 100, 214 104, 250 108, 262 150, 252 206!"), STEEL)
    p.flat(rect(166, 140, 80, 16), "#0A0D14")
    p.line(track("270 200 304 30"), WOOD, 9)
    p.body(bend("262 206, 240 180, 262 150, 292 156, 304 186, 288 208"), ORANGE)
    p.flat(circle(274, 182, 10), DARK)


@piece("tea_set", 280, 180)
def tea_set(p: Piece) -> None:
    p.ground(140, 172, 124, 8)
    p.body(ellipse(140, 160, 128, 16), STEEL)
    p.line(curve("70 70, 36 80, 40 124, 74 122"), TEAL, 9)
    p.body(bend("66 64!, 52 110, 70 150, 110 152, 150 150, 166 110, 154 64!"), TEAL)
    p.body(bend("150 90!, 180 84, 180 50, 204 44!, 200 80, 180 112, 156 116!"), TEAL)
    p.body(ellipse(110, 64, 44, 12), tone(TEAL, 0.3))
    p.ball(110, 48, 9, GOLD)
    for x in (190, 236):
        p.upright(area(f"{x - 18} 112 {x + 18} 112 {x + 12} 152 {x - 12} 152"), "#F0E6CC")
        p.line(curve(f"{x} 104, {x - 8} 88, {x + 6} 74, {x - 2} 58"), "#FFFFFF", 3, 0.45)


@piece("feast", 380, 200)
def feast(p: Piece) -> None:
    """Draw a kitchen table with pots and odd food."""
    p.body(rect(0, 150, 380, 50, 3), WOOD)
    p.flat(rect(0, 150, 380, 8), WARM, 0.25)
    p.upright(bend("26 150!, 14 90, 30 70!, 120 70!, 136 90, 122 150!"), IRON)
    p.body(ellipse(75, 70, 46, 12), "#7A9A3C")
    for x, y in ((58, 66), (84, 62), (96, 70)):
        p.ball(x, y, 8, GREEN)
    p.line(curve("60 56, 50 34, 70 20, 60 2"), "#FFFFFF", 4, 0.35)
    p.line(curve("90 54, 100 34, 84 20, 96 4"), "#FFFFFF", 4, 0.35)
    p.body(ellipse(210, 144, 66, 14), PALE)
    p.body(bend("160 140!, 166 100, 210 90, 250 104, 262 140!"), RUST)
    p.line(track("250 112 286 90"), "#F0E6CC", 9)
    p.ball(288, 86, 8, "#F0E6CC")
    for x, hue in ((316, RED), (340, GOLD), (328, GREEN)):
        p.ball(x, 138 if hue != GREEN else 120, 14, hue)
    p.upright(area("356 92 374 92 370 150 360 150"), CYAN)


@piece("ration_bars", 220, 200)
def ration_bars(p: Piece) -> None:
    """Draw bars of old rations in torn wrappers."""
    p.ground(110, 190, 96, 8)
    for x, y, hue in ((24, 120, OLIVE), (40, 76, OLIVE), (30, 32, "#8C7A4A")):
        p.box(x, y, 130, 38, hue, 18, 11)
        p.flat(rect(x + 12, y + 9, 60, 16, 2), "#F0E6CC", 0.9)
        p.body(
            area(
                f"{x + 96} {y} {x + 130} {y} {x + 148} {y - 11} {x + 148} {y + 26} "
                f"{x + 130} {y + 38} {x + 100} {y + 38} {x + 106} {y + 26} {x + 98} "
                f"{y + 14}"
            ),
            WOOD,
        )


@piece("forged_bars", 320, 190)
def forged_bars(p: Piece) -> None:
    p.ground(160, 180, 150, 9)
    for x, y in ((14, 112), (164, 112), (86, 46)):
        p.body(area(f"{x} {y + 62} {x + 12} {y + 14} {x + 112} {y + 14} {x + 126} {y + 62}"), STEEL)
        p.body(area(f"{x + 12} {y + 14} {x + 34} {y} {x + 130} {y} {x + 112} {y + 14}"), PALE)
        p.body(
            area(f"{x + 126} {y + 62} {x + 112} {y + 14} {x + 130} {y} {x + 144} {y + 44}"),
            tone(STEEL, -0.3),
        )
        p.flat(rect(x + 40, y + 26, 46, 24, 3), "#05070D", 0.3)
        p.line(curve(f"{x + 30} {y + 10}, {x + 70} {y + 4}, {x + 106} {y + 10}"), "#FFFFFF", 2, 0.5)
