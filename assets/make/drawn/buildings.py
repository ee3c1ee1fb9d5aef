"""Houses, halls and doors, and whole rows of them for the middle distance."""

from __future__ import annotations

import random

from cast import GOVERNORS
from figure_faces import Face
from figure_frame import Person
from figures import figure, likeness
from piecekit import (
    AMBER,
    BLUE,
    CYAN,
    DARK,
    GOLD,
    GREEN,
    IRON,
    MINT,
    OLIVE,
    ORANGE,
    PALE,
    RED,
    ROSE,
    RUST,
    SAND,
    SKIN,
    STEEL,
    TEAL,
    VIOLET,
    WARM,
    WOOD,
    Piece,
    piece,
    tone,
)
from svgkit import area, around, bend, circle, curve, ellipse, rect, star, track


@piece("domes", 520, 220)
def domes(p: Piece) -> None:
    """Draw low sun-dried houses of a desert town."""
    for x, w, h, k in (
        (20, 120, 100, 1),
        (330, 150, 120, 1),
        (120, 110, 150, 0),
        (220, 140, 90, 0),
        (420, 90, 80, 0),
    ):
        hue = "#D8B482" if not k else "#B48C64"
        top = 220 - h
        p.body(
            bend(f"{x} 220!, {x} {top + 30}, {x + w / 2} {top}, {x + w} {top + 30}, {x + w} 220!"),
            hue,
        )
        p.body(rect(x + w * 0.38, 170, w * 0.22, 50, 6), "#3A2A26", rim=0.8)
        p.flat(rect(x + w * 0.18, 150, 10, 14, 4), "#2A2024", 0.8)
        p.flat(rect(x + w * 0.74, 146, 10, 14, 4), AMBER, 0.85)
    p.upright(rect(170, 30, 5, 60), DARK)
    p.line(track("172 40 196 34"), DARK, 3)
    p.upright(rect(404, 60, 4, 60), DARK)


@piece("casino_tower", 300, 360)
def casino_tower(p: Piece) -> None:
    p.body(area("40 360 60 170 110 170 110 360"), "#6A4A6C")
    p.body(area("196 360 196 200 248 200 264 360"), "#58405E")
    tower = bend("100 360!, 112 200, 118 90!, 154 20!, 190 90!, 196 200, 206 360!")
    p.body(tower, "#A8804E")
    p.facet(tower, "158 0 154 360", -0.25)
    for row in range(12):
        for k in range(4):
            if (row * 3 + k * 5) % 4:
                p.flat(rect(126 + k * 16, 108 + row * 20, 8, 10), "#FFE6A8", 0.9)
    p.glow(154, 60, 70, GOLD, 0.7)
    p.body(star(154, 62, 26, 11, 5), GOLD)
    for k in range(5):
        p.flat(rect(52, 188 + k * 30, 46, 6), ROSE, 0.75)
        p.flat(rect(206, 218 + k * 26, 40, 5), CYAN, 0.75)
    p.line(track("154 34 154 4"), PALE, 3)
    p.lamp(154, 6, 4, ROSE)


@piece("city_towers", 540, 260)
def city_towers(p: Piece) -> None:
    stream = random.Random(4)
    for depth, hue in ((0, "#5C6A86"), (1, "#3A4460"), (2, "#242B40")):
        x = -20.0 + depth * 16
        while x < 540:
            w, h = stream.uniform(34, 66), stream.uniform(70, 200) - depth * 34
            p.body(rect(x, 260 - h, w, h + 4, 3), hue, 0.12, 0.4, 1.0, 0.2)
            for row in range(int(h // 18) - 1):
                for k in range(int(w // 14)):
                    if stream.random() < 0.3:
                        p.flat(
                            rect(x + 5 + k * 13, 268 - h + row * 18, 6, 8), AMBER, 0.5 + 0.2 * depth
                        )
            if stream.random() < 0.4:
                p.line(track(f"{x + w / 2} {260 - h} {x + w / 2} {240 - h}"), hue, 3)
            x += w + stream.uniform(4, 26)


@piece("spire_city", 520, 260)
def spire_city(p: Piece) -> None:
    """Draw round white towers of an elegant city."""
    for x, w, h in (
        (30, 60, 120),
        (400, 80, 150),
        (110, 50, 190),
        (330, 46, 200),
        (190, 110, 150),
        (460, 50, 110),
    ):
        top = 260 - h
        p.upright(rect(x, top, w, h), "#D8CBB0")
        p.body(
            bend(
                f"{x - 6} {top}!, {x} {top - w * 0.4}, {x + w / 2} {top - w * 0.75}, "
                f"{x + w} {top - w * 0.4}, {x + w + 6} {top}!"
            ),
            "#4E8C7C",
        )
        p.body(rect(x - 8, top - 2, w + 16, 8, 2), "#E8DCC0", rim=0.8)
        p.line(track(f"{x + w / 2} {top - w * 0.7} {x + w / 2} {top - w * 0.7 - 16}"), GOLD, 3)
        for k in range(int(h // 42)):
            p.flat(
                bend(
                    f"{x + w / 2 - 6} {top + 34 + k * 40}!, {x + w / 2 - 6} {top + 20 + k * 40}, "
                    f"{x + w / 2} {top + 14 + k * 40}, {x + w / 2 + 6} {top + 20 + k * 40}, "
                    f"{x + w / 2 + 6} {top + 34 + k * 40}!"
                ),
                "#2E4858",
                0.85,
            )


@piece("capital_wall", 520, 230)
def capital_wall(p: Piece) -> None:
    """Draw a gray tapering headquarters over low roofs."""
    main = area("190 230 214 60 250 20 290 20 326 60 350 230")
    p.body(main, "#8A94A0")
    p.facet(main, "276 0 270 230", -0.25)
    for k in range(7):
        p.flat(rect(214 - k, 78 + k * 20, 112 + k * 2, 5), "#DDEBF4", 0.55)
    for x, w, h in ((10, 90, 60), (106, 78, 84), (356, 70, 90), (432, 84, 62)):
        p.box(x, 230 - h, w, h, "#6C7480", 10, 8)
        for k in range(3):
            p.flat(rect(x + 10, 244 - h + k * 18, w - 24, 5), AMBER, 0.45)
    p.line(track("270 20 270 0"), PALE, 4)
    p.lamp(270, 4, 4, ROSE)


@piece("castle", 420, 320)
def castle(p: Piece) -> None:
    """Draw an old keep by the water, hung with flags."""
    for x, w, h in ((60, 80, 150), (286, 86, 170)):
        p.upright(rect(x, 320 - h, w, h), "#7C7264")
        p.body(area(f"{x - 8} {322 - h} {x + w / 2} {250 - h} {x + w + 8} {322 - h}"), "#6A4238")
    p.body(rect(124, 120, 172, 200, 3), "#948874")
    p.facet(rect(124, 120, 172, 200), "230 110 220 330", -0.2)
    p.body(area("112 122 210 40 308 122"), "#7C4C3C")
    for x in range(124, 296, 24):
        p.flat(rect(x, 124, 12, 8), "#2E2A2C", 0.7)
    p.body(bend("180 320!, 180 252, 210 236, 240 252, 240 320!"), "#2A1E1A")
    p.flat(bend("186 320!, 186 258, 210 244, 234 258, 234 320!"), AMBER, 0.45)
    for x, y in ((150, 170), (206, 170), (262, 170), (90, 230), (322, 220)):
        p.flat(rect(x - 6, y, 12, 26, 6), AMBER, 0.85)
    for x, hue in ((100, RED), (210, GOLD), (329, TEAL)):
        y = {100: 104, 210: 44, 329: 84}[x]
        p.line(track(f"{x} {y} {x} {y - 38}"), DARK, 4)
        p.body(
            bend(
                f"{x} {y - 38}!, {x + 22} {y - 44}, {x + 44} {y - 34}!, {x + 40} "
                f"{y - 18}!, {x + 22} {y - 24}, {x} {y - 18}!"
            ),
            hue,
        )


@piece("swamp_palace", 480, 280)
def swamp_palace(p: Piece) -> None:
    p.body(bend("40 280!, 30 190, 90 120, 150 120, 200 190, 196 280!"), "#6E6A3E")
    p.body(bend("330 280!, 330 200, 370 150, 410 150, 456 210, 452 280!"), "#5E5C38")
    main = bend("150 280!, 136 150, 190 40, 250 30, 320 50, 360 160, 350 280!")
    p.body(main, "#8A8250")
    p.facet(main, "262 20 256 290", -0.22)
    for x, y, r in ((250, 120, 26), (208, 170, 16), (296, 170, 16), (110, 190, 14), (396, 210, 13)):
        p.flat(ellipse(x, y, r, r * 0.7), "#1C1A10")
        p.flat(ellipse(x, y, r * 0.78, r * 0.5), AMBER, 0.9)
    p.body(bend("216 280!, 216 220, 252 206, 290 220, 288 280!"), "#241E12")
    for x, y in ((250, 34), (150, 122), (410, 152)):
        p.line(track(f"{x} {y} {x + 6} {y - 30}"), DARK, 5)
        p.lamp(x + 6, y - 30, 4, ROSE)
    for x in (70, 170, 330, 430):
        p.line(curve(f"{x} 150, {x + 10} 200, {x - 6} 260"), "#4A5A2A", 6)


@piece("palace_gate", 360, 340)
def palace_gate(p: Piece) -> None:
    """Draw a great round desert gate."""
    p.body(area("0 340 14 80 90 20 270 20 346 80 360 340"), "#B8845A")
    p.facet(area("0 340 14 80 90 20 270 20 346 80 360 340"), "230 0 214 350", -0.2)
    p.flat(bend("76 340!, 70 180, 120 96, 180 92, 240 96, 290 180, 284 340!"), "#1A1012")
    p.body(bend("90 340!, 86 200, 128 116, 180 110, 232 116, 274 200, 270 340!"), "#7C5038")
    for k in range(5):
        p.line(
            track(f"{112 + k * 34} {150 - abs(k - 2) * -14} {112 + k * 34} 340"), "#2A1814", 4, 0.6
        )
    p.line(track("92 230 268 230"), "#2A1814", 6, 0.6)
    p.ball(160, 222, 14, IRON)
    p.flat(circle(160, 222, 6), ROSE)
    p.rivets("110 196 144 196 216 196 250 196 104 270 144 270 216 270 256 270", 5)
    for x in (36, 324):
        p.glow(x, 140, 40, AMBER, 0.9)
        p.body(area(f"{x - 12} 150 {x + 12} 150 {x + 5} 190 {x - 5} 190"), IRON)


@piece("listening_post", 420, 260)
def listening_post(p: Piece) -> None:
    """Draw a snowed-in station under its dish."""
    p.line(track("290 240 300 120 340 240"), STEEL, 8)
    p.body(bend("226 46!, 250 120, 310 150, 372 130!, 350 70, 296 40"), PALE)
    p.flat(bend("236 54!, 280 60, 340 90, 364 126!, 320 120, 262 92"), "#4A5C74", 0.6)
    p.line(track("300 90 340 36"), STEEL, 5)
    p.lamp(340, 36, 6, ROSE)
    p.body(bend("30 260!, 34 170, 90 140, 150 150, 216 190, 220 260!"), STEEL)
    p.body(bend("28 190, 70 140, 130 128, 190 156, 218 190, 170 172, 120 160, 70 172"), "#F0F6FA")
    p.body(rect(96, 200, 46, 60, 4), DARK)
    for x in (60, 156):
        p.flat(rect(x, 200, 26, 18, 3), AMBER, 0.95)
        p.glow(x + 13, 208, 26, AMBER, 0.4)
    p.body(bend("0 262!, 60 236, 140 254, 230 240, 330 252, 420 236, 420 262!"), "#E6EEF4")


@piece("asteroid_base", 460, 300)
def asteroid_base(p: Piece) -> None:
    rock = area("20 190 60 110 150 70 250 84 340 60 430 130 444 210 370 260 230 288 90 262")
    p.body(rock, "#7A6858")
    p.facet(rock, "250 60 220 300", -0.25)
    p.facet(area("60 110 150 70 190 130 120 170"), "60 170 190 170", 0)
    p.flat(area("150 70 250 84 220 150 160 140"), WARM, 0.12)
    p.flat(area("340 60 430 130 380 180 330 130"), "#05081A", 0.25)
    p.body(area("150 96 170 50 230 46 250 90 240 130 160 134"), STEEL)
    p.body(rect(176, 14, 40, 44, 4), IRON)
    p.line(track("196 14 196 -8"), STEEL, 4)
    p.body(area("280 100 360 90 372 140 284 148"), IRON)
    for x, y in (
        (170, 104),
        (192, 104),
        (214, 104),
        (300, 118),
        (322, 116),
        (344, 114),
        (90, 180),
        (112, 190),
    ):
        p.flat(rect(x, y, 12, 9, 2), AMBER, 0.95)
    p.flat(area("180 190 280 186 284 230 184 236"), "#06080E")
    p.glow(232, 212, 50, CYAN, 0.7)
    p.line(track("184 236 284 230"), GOLD, 4)
    for x, y, r in ((84, 230, 16), (390, 220, 20), (330, 240, 10), (100, 140, 11)):
        p.flat(circle(x, y, r), "#05081A", 0.3)


@piece("docks", 520, 200)
def docks(p: Piece) -> None:
    """Draw cranes and containers at a quay."""
    for x in (90, 380):
        p.line(track(f"{x} 190 {x + 20} 60 {x + 60} 190"), "#B8862E", 9)
        p.line(track(f"{x - 70} 66 {x + 20} 30 {x + 110} 62"), "#B8862E", 9)
        p.line(track(f"{x - 50} 60 {x - 50} 110"), DARK, 3)
        p.box(x - 70, 110, 40, 26, RUST, 5, 4)
    for k in range(9):
        hue = (TEAL, RUST, STEEL, GOLD, OLIVE)[k % 5]
        p.box(10 + k * 56, 148 - (k * 7 % 3) * 4, 50, 40, hue, 6, 5)
        if k % 3 == 1:
            p.box(18 + k * 56, 112, 46, 36, (RED, BLUE, GREEN)[k // 3], 6, 5)
    p.body(rect(0, 184, 520, 18), IRON)
    p.lights(20, 192, 60, (AMBER,) * 9, 3)


@piece("market_stalls", 460, 240)
def market_stalls(p: Piece) -> None:
    for x, hue in ((16, RED), (166, TEAL), (316, GOLD)):
        for k in (8, 116):
            p.upright(rect(x + k, 60, 8, 170), WOOD)
        p.flat(rect(x + 10, 90, 112, 90), "#14100E", 0.55)
        for k in range(4):
            p.body(
                area(
                    f"{x - 6 + k * 36} 90 {x + 10 + k * 29} 40 {x + 39 + k * 29} 40 "
                    f"{x + 30 + k * 36} "
                    "90"
                ),
                hue if k % 2 == 0 else "#E8DCC0",
                rim=0.8,
                shadow=0,
            )
            p.flat(ellipse(x + 12 + k * 36, 90, 18, 9), hue if k % 2 == 0 else "#E8DCC0")
        p.box(x - 2, 170, 130, 60, WOOD, 0, 0)
        for k in range(6):
            p.ball(x + 14 + k * 20, 164 - k % 2 * 5, 12, (RED, GREEN, ORANGE, GOLD)[(k + x) % 4])
        p.lamp(x + 64, 104, 5, AMBER)


@piece("vault_door", 300, 300)
def vault_door(p: Piece) -> None:
    p.body(rect(6, 6, 288, 288, 20), IRON)
    p.body(circle(150, 150, 128), STEEL)
    p.flat(circle(150, 150, 110), "#05070D", 0.3)
    p.body(circle(150, 150, 98), "#A9B2BC")
    p.facet(circle(150, 150, 98), "170 40 140 260", -0.2)
    for x, y in around(150, 150, [118.0] * 16):
        p.flat(circle(x, y, 7), GOLD)
    for k in range(3):
        (x0, y0), (x1, y1) = around(150, 150, [78.0, 78.0], -90 + k * 60)
        p.line(track(f"{x0} {y0} {x1} {y1}"), "#4A525E", 13)
        p.line(track(f"{x0 - 2} {y0 - 3} {x1 - 2} {y1 - 3}"), PALE, 3, 0.7)
    for x, y in around(150, 150, [80.0] * 6):
        p.ball(x, y, 12, GOLD)
    p.ball(150, 150, 30, IRON)
    p.flat(circle(150, 150, 12), CYAN, 0.9)


@piece("cell_door", 220, 320)
def cell_door(p: Piece) -> None:
    p.body(rect(4, 4, 212, 314, 8), IRON)
    p.flat(rect(30, 30, 160, 288), "#05070B")
    p.glow(110, 150, 80, RED, 0.35)
    for k in range(6):
        p.upright(rect(36 + k * 27, 30, 12, 288), STEEL)
    p.body(rect(26, 150, 168, 18, 3), IRON)
    p.body(rect(176, 130, 34, 64, 5), DARK)
    p.screen(182, 138, 20, 20, ROSE, 4)
    p.lamp(192, 178, 5, ROSE)
    p.flat(rect(40, 10, 140, 12), AMBER, 0.6)


@piece("podium", 280, 280)
def podium(p: Piece) -> None:
    p.ground(140, 270, 120, 9)
    for x in (40, 240):
        p.upright(rect(x - 4, 30, 8, 236), WOOD)
        p.body(bend(f"{x} 36!, {x + 30} 44, {x + 34} 100, {x} 112!"), RED)
    p.body(area("20 268 260 268 236 236 44 236"), PALE)
    p.body(area("52 238 228 238 212 208 68 208"), "#D8CBB0")
    p.body(area("100 208 180 208 190 110 90 110"), WOOD)
    p.facet(area("100 208 180 208 190 110 90 110"), "150 100 146 210", -0.25)
    p.body(rect(82, 98, 116, 16, 4), tone(WOOD, 0.25))
    p.body(star(140, 160, 24, 10, 8), GOLD)
    p.line(curve("140 98, 134 70, 150 56"), DARK, 4)
    p.ball(152, 54, 7, STEEL)


@piece("statue_drape", 240, 340)
def statue_drape(p: Piece) -> None:
    """Draw a statue being unveiled."""
    p.ground(120, 330, 96, 9)
    stone = "#B8B4A4"
    p.box(40, 268, 150, 58, "#8C8878", 14, 10)
    p.flat(rect(80, 288, 70, 20, 2), GOLD, 0.8)
    figure(
        p, 112, 272, 232,
        Person(stone, stone, stone, "stone", Face("square", stone), "robe", "down", "up",
               ("", ""), tone(stone, 0.1)),
    )  # fmt: skip
    p.ball(158, 30, 9, GOLD)
    cloth = (
        "70 96!, 92 84, 104 92, 112 104, 128 150, 152 200, 176 252, 196 320!, 140 308, 96 316, "
        "34 318!, 52 270, 54 220, 60 160, 62 120"
    )
    p.planes(bend(cloth), RED, (1, 0.3), 0.22, 0.5)
    for fold in (
        "78 96 74 180 58 312 70 314",
        "96 98 104 200 98 314 112 312",
        "112 106 136 210 150 308 164 312",
    ):
        p.flat(area(fold), tone(RED, -0.45), 0.75)
    for fold in ("72 98 66 180 44 312 52 314", "100 96 116 190 124 308 132 308"):
        p.flat(area(fold), tone(RED, 0.3), 0.6)
    p.line(curve("70 97, 92 86, 104 93, 112 105"), GOLD, 3)


@piece("race_gate", 480, 280)
def race_gate(p: Piece) -> None:
    for x in (24, 410):
        p.upright(area(f"{x} 280 {x + 12} 60 {x + 38} 60 {x + 50} 280"), STEEL)
        for k in range(4):
            p.flat(rect(x + 6, 90 + k * 48, 38, 20), RED if k % 2 else "#F0E6CC", 0.9)
    p.body(bend("30 66!, 120 20, 360 20, 452 66!, 440 92, 360 58, 120 58, 40 92"), IRON)
    for k in range(12):
        for j in range(2):
            if (k + j) % 2:
                p.flat(rect(120 + k * 20, 44 + j * 14, 20, 14), "#F0E6CC")
            else:
                p.flat(rect(120 + k * 20, 44 + j * 14, 20, 14), "#14161C")
    for k in range(7):
        p.lamp(86 + k * 52, 84 - (3 - abs(k - 3)) * 5, 6, AMBER)
    p.line(track("49 60 49 20"), PALE, 3)
    p.body(bend("49 20!, 76 14, 92 26!, 76 36, 49 40!"), TEAL)


@piece("grandstand", 520, 200)
def grandstand(p: Piece) -> None:
    p.body(area("0 200 0 60 520 40 520 200"), "#8C6A50")
    stream = random.Random(9)
    for row in range(5):
        y = 74 + row * 26
        p.flat(area(f"0 {y} 520 {y - 16} 520 {y - 6} 0 {y + 10}"), "#2A1C18", 0.5)
        for k in range(34):
            x = k * 15.5 + stream.uniform(0, 6)
            hue = (RED, GOLD, TEAL, "#E8DCC0", BLUE, OLIVE)[stream.randrange(6)]
            top = y - 8 - x * 0.03
            p.flat(ellipse(x, top + 9, 6, 9), hue)
            p.flat(circle(x, top - 3, 4), tone(SKIN, stream.uniform(-0.4, 0.2)))
    for x in (60, 260, 450):
        p.line(track(f"{x} 60 {x} 6"), WOOD, 5)
        p.body(bend(f"{x} 8!, {x + 26} 2, {x + 44} 14!, {x + 26} 22, {x} 28!"), RED)


@piece("bazaar_arch", 420, 300)
def bazaar_arch(p: Piece) -> None:
    frame = area("0 300 0 0 420 0 420 300 330 300 330 150 300 90 210 60 120 90 90 150 90 300")
    p.body(frame, "#A8744C")
    p.facet(frame, "300 0 300 300", -0.25)
    p.line(curve("90 300, 90 150, 130 84, 210 58, 290 84, 330 150, 330 300"), "#5A3626", 8, 0.7)
    for k in range(5):
        x = 110 + k * 50
        y = 96 - (2 - abs(k - 2)) * 14
        p.line(track(f"{x} {y - 10} {x} {y + 26}"), DARK, 2)
        p.glow(x, y + 36, 34, (AMBER, CYAN, ROSE, MINT, AMBER)[k], 0.7)
        p.ball(x, y + 36, 9, (AMBER, CYAN, ROSE, MINT, AMBER)[k])


@piece("shelves", 360, 280)
def shelves(p: Piece) -> None:
    """Draw archive shelves of tapes and scrolls."""
    p.body(rect(0, 0, 360, 280, 4), "#5C4432")
    stream = random.Random(5)
    for row in range(4):
        y = 10 + row * 68
        p.flat(rect(10, y, 340, 58), "#140E0C", 0.85)
        x = 14.0
        while x < 336:
            w = stream.uniform(8, 22)
            h = stream.uniform(34, 54)
            hue = (RED, TEAL, GOLD, OLIVE, VIOLET, BLUE, SAND)[stream.randrange(7)]
            p.body(rect(x, y + 58 - h, w, h, 2), tone(hue, -0.2), rim=0.6, shadow=0)
            p.flat(rect(x + 2, y + 66 - h, w - 4, 4), "#F0E0B8", 0.6)
            x += w + 2


BACKS = ("#3A2A3C", "#2A3C44", "#443A28")


@piece("portrait_wall", 380, 260)
def portrait_wall(p: Piece) -> None:
    """Draw portraits of one and the same governor."""
    for k, who in enumerate(GOVERNORS):
        x, y = 14 + (k % 3) * 122, 10 + (k // 3) * 126
        p.planes(rect(x, y, 106, 114, 3), GOLD, (0.7, 1), 0.3, 0.5)
        p.flat(rect(x + 8, y + 8, 90, 98), tone(GOLD, -0.6))
        p.planes(rect(x + 10, y + 10, 86, 94), BACKS[k % 3], (0.6, 1), 0.16)
        likeness(p, x + 50, y + 104, 112, who)


@piece("safe_house", 300, 320)
def safe_house(p: Piece) -> None:
    """Draw a narrow house with one lit window."""
    p.body(area("40 320 40 70 150 10 260 70 260 320"), "#6C6070")
    p.facet(area("40 320 40 70 150 10 260 70 260 320"), "180 0 176 330", -0.25)
    for x, y, lit in ((70, 110, 0), (170, 110, 1), (70, 200, 0)):
        p.body(rect(x, y, 54, 60, 3), "#2A2430")
        if lit:
            p.glow(x + 27, y + 30, 70, AMBER, 0.6)
            p.flat(rect(x + 5, y + 5, 44, 50), AMBER)
            p.body(
                bend(
                    f"{x + 14} {y + 55}!, {x + 18} {y + 34}, {x + 36} {y + 34}, {x + 42} {y + 55}!"
                ),
                "#3A2420",
                rim=0,
                shadow=0,
            )
            p.flat(circle(x + 28, y + 27, 9), "#3A2420")
        else:
            for k in range(4):
                p.flat(rect(x + 4, y + 6 + k * 13, 46, 7), "#4C4454")
    p.body(rect(170, 216, 56, 104, 4), "#3C2C28")
    p.lamp(160, 240, 5, AMBER)


@piece("pit_cage", 380, 260)
def pit_cage(p: Piece) -> None:
    """Draw bars of a fighting pit and lamps over it."""
    for k in range(10):
        p.upright(rect(10 + k * 40, 20, 9, 236), IRON)
    for y in (20, 120, 230):
        p.across(rect(0, y, 380, 13, 4), STEEL)
    for x in (70, 190, 310):
        p.glow(x, 30, 40, AMBER, 0.9)
        p.body(area(f"{x - 22} 36 {x + 22} 36 {x + 10} 8 {x - 10} 8"), DARK)


@piece("workshop_bench", 420, 200)
def workshop_bench(p: Piece) -> None:
    p.body(rect(10, 96, 400, 22, 4), WOOD)
    for x in (30, 370):
        p.body(rect(x, 118, 22, 82), tone(WOOD, -0.3))
    p.body(rect(90, 128, 250, 40, 3), tone(WOOD, -0.25))
    p.body(rect(150, 138, 40, 10, 3), GOLD)
    p.body(rect(240, 138, 40, 10, 3), GOLD)
    p.upright(rect(52, 56, 26, 42, 4), IRON)
    p.body(area("40 60 90 60 90 40 40 46"), STEEL)
    p.line(track("320 96 340 40 300 20"), IRON, 6)
    p.glow(292, 30, 40, AMBER, 0.9)
    p.body(area("276 30 310 18 304 6 284 12"), RED)
    p.ball(180, 82, 16, STEEL)
    p.body(rect(216, 70, 46, 28, 4), TEAL)
    p.lights(226, 80, 12, (ROSE, MINT), 3)
