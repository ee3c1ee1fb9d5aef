"""Land in the foreground and middle distance."""

from __future__ import annotations

import random

from piecekit import (
    AMBER,
    GOLD,
    GREEN,
    IRON,
    MINT,
    PALE,
    RED,
    ROSE,
    SAND,
    STEEL,
    TEAL,
    VIOLET,
    WARM,
    WOOD,
    Piece,
    piece,
    tone,
)
from svgkit import area, around, bend, circle, curve, ellipse, poly, rect, star, track


@piece("dunes", 560, 150)
def dunes(p: Piece) -> None:
    far = bend("0 90!, 80 40, 190 84, 290 40, 420 30, 560 84!, 560 150!, 0 150!")
    p.body(far, "#B07C4C")
    near = bend("0 130!, 120 76, 230 120, 330 96, 460 62, 560 110!, 560 152!, 0 152!")
    p.body(near, SAND)
    p.flat(bend("330 96!, 400 78, 460 62!, 470 100, 560 150!, 400 150!, 380 120"), "#5A3226", 0.35)
    p.flat(bend("120 90!, 170 96, 230 120!, 200 150!, 120 150!, 140 120"), "#5A3226", 0.3)


@piece("rocks", 420, 180)
def rocks(p: Piece) -> None:
    for x, y, r, sides in (
        (90, 130, 62, 7),
        (330, 140, 56, 6),
        (210, 120, 84, 8),
        (280, 160, 34, 6),
        (150, 165, 32, 7),
    ):
        stream = random.Random(x)
        spots = around(x, y, [r * stream.uniform(0.8, 1.15) for _ in range(sides)], x)
        stone = poly(spots)
        p.body(stone, "#75675C")
        p.facet(stone, f"{x + r * 0.1} {y - r} {x - r * 0.1} {y + r}", -0.25)
        p.flat(poly([spots[0], spots[1], (x, y)]), WARM, 0.1)
        p.flat(poly([spots[3], spots[4], (x, y)]), "#05081A", 0.2)
    p.flat(rect(0, 176, 420, 4), "#05070D", 0.2)


@piece("ice_rocks", 420, 180)
def ice_rocks(p: Piece) -> None:
    for points in (
        "30 180 60 70 96 30 130 90 150 180",
        "130 180 170 50 216 8 250 60 280 180",
        "260 180 300 90 340 60 380 120 400 180",
    ):
        p.body(area(points), "#9CC0DC")
        x = [float(v) for v in points.split()][4]
        p.facet(area(points), f"{x} 0 {x - 4} 190", -0.22)
    p.flat(area("60 70 96 30 100 100 74 130"), "#FFFFFF", 0.45)
    p.flat(area("170 50 216 8 214 100 186 130"), "#FFFFFF", 0.45)
    p.body(bend("0 182!, 100 150, 220 170, 330 156, 420 170, 420 182!"), "#EAF2F8")


@piece("swamp_roots", 460, 260)
def swamp_roots(p: Piece) -> None:
    for x, lean in ((70, 14), (360, -20)):
        p.body(
            bend(
                f"{x - 20 + lean} 0!, {x - 16} 110, {x - 60} 210, {x - 90} 258!, "
                f"{x - 40} 230, {x - 20} 256!, {x} 220, {x + 26} 256!, {x + 30} "
                f"220, {x + 90} 256!, {x + 40} 190, {x + 24} 110, {x + 24 + lean} "
                "0!"
            ),
            "#4A4A2C",
        )
        p.facet(
            bend(
                f"{x - 20 + lean} 0!, {x - 16} 110, {x - 60} 210, {x - 90} 258!, "
                f"{x + 90} 256!, {x + 40} 190, {x + 24} 110, {x + 24 + lean} 0!"
            ),
            f"{x + 6} 0 {x} 260",
            -0.2,
        )
    for k in range(9):
        x = 20 + k * 52
        p.line(curve(f"{x} 0, {x + 8} {30 + k % 3 * 20}, {x - 4} {60 + k % 4 * 24}"), "#5E6A34", 5)
    for x in (180, 210, 290):
        p.line(curve(f"{x} 258, {x - 6} 220, {x + 8} 190"), "#7C8A40", 4)
        p.body(ellipse(x + 8, 184, 5, 14), WOOD)


@piece("forest_edge", 520, 260)
def forest_edge(p: Piece) -> None:
    stream = random.Random(3)
    for depth, hue in ((0, "#4E6E42"), (1, "#34522F"), (2, "#223A24")):
        for k in range(7 + depth):
            x = stream.uniform(-10, 530)
            h = stream.uniform(150, 230) - depth * 40
            p.upright(rect(x - 5, 240 - h * 0.4, 10, h * 0.5), "#4A3626")
            for j in range(4):
                w = (0.9 - j * 0.18) * h * 0.36
                y = 254 - h * 0.24 - j * h * 0.2
                p.body(
                    area(f"{x - w} {y} {x} {y - h * 0.34} {x + w} {y}"), hue, rim=0.9, shadow=0.2
                )
    p.body(bend("0 262!, 120 236, 260 250, 400 238, 520 250, 520 262!"), "#2A3C22")


@piece("waves", 560, 120)
def waves(p: Piece) -> None:
    for y, hue in ((30, "#2E7490"), (58, "#1E5A7C"), (86, "#123E5E")):
        line = ", ".join(f"{x} {y + (12 if (x // 70 + y) % 2 else -10)}" for x in range(0, 561, 70))
        p.body(bend(f"{line}, 560 122!, 0 122!"), hue, rim=1.4, shadow=0)
    p.line(curve("60 26, 110 18, 160 30"), "#E6F8FF", 3, 0.7)
    p.line(curve("330 54, 390 46, 450 60"), "#E6F8FF", 3, 0.7)


@piece("landing_platform", 500, 220)
def landing_platform(p: Piece) -> None:
    """Draw a platform on stilts above the sea."""
    for x in (110, 240, 370):
        p.upright(rect(x, 90, 26, 130), IRON)
    p.body(bend("10 84!, 60 120, 440 120, 490 84!, 440 62, 60 62"), STEEL)
    p.flat(ellipse(250, 80, 210, 17), "#2C3644")
    p.line(ellipse(250, 80, 150, 12), GOLD, 3, 0.9)
    p.flat(
        bend("10 84!, 60 120, 440 120, 490 84!, 470 118, 400 132, 100 132, 30 118"),
        "#0A1222",
        0.55,
    )
    p.lights(40, 98, 60, (AMBER, ROSE) * 4, 4)
    p.body(area("370 74 380 24 450 24 462 74"), PALE)
    p.flat(rect(384, 34, 62, 14), "#0E2A3C")


@piece("cliffs", 460, 300)
def cliffs(p: Piece) -> None:
    left = area("0 300 0 20 60 0 110 40 100 120 150 190 140 300")
    right = area("460 300 460 40 410 10 370 60 380 150 320 210 330 300")
    for d, cut in ((left, "70 0 60 300"), (right, "410 0 400 300")):
        p.body(d, "#8C5648")
        p.facet(d, cut, -0.25)
    for y in (80, 140, 210):
        p.line(track(f"0 {y} {100 + y * 0.1} {y + 8}"), "#3A1C1E", 4, 0.5)
        p.line(track(f"460 {y} {380 - y * 0.1} {y + 8}"), "#3A1C1E", 4, 0.5)


@piece("cave_mouth", 480, 320)
def cave_mouth(p: Piece) -> None:
    """Draw a ragged frame of dark rock."""
    rock = area(
        "0 320 0 0 480 0 480 320 410 320 396 240 420 160 380 90 300 50 220 "
        "62 140 44 84 96 60 180 90 250 70 320"
    )
    p.body(rock, "#43363A", 0.15, 0.6)
    p.flat(area("84 96 140 44 220 62 200 30 120 10 40 60 30 180 60 180"), WARM, 0.08)
    p.flat(
        area("420 160 380 90 300 50 340 20 440 60 470 180 450 300 410 320 396 240"), "#05060E", 0.4
    )


@piece("dune_wreck", 460, 250)
def dune_wreck(p: Piece) -> None:
    """Draw a wrecked cruiser half under the sand."""
    hull = area("40 240 90 120 250 30 330 46 400 110 440 240")
    p.body(hull, "#77808C")
    p.facet(hull, "290 30 250 250", -0.3)
    p.flat(area("120 130 190 92 214 150 150 190"), "#07090F")
    for k in range(4):
        p.line(track(f"{128 + k * 22} {128 - k * 11} {156 + k * 18} {186 - k * 10}"), "#5A626E", 5)
    p.body(area("250 30 270 -2 300 6 330 46"), IRON)
    for x, y in ((300, 90), (330, 110), (360, 140)):
        p.flat(rect(x, y, 20, 7), "#07090F", 0.8)
    p.line(track("90 120 60 80 70 60"), IRON, 7)
    p.line(track("220 46 190 14"), IRON, 6)
    p.body(bend("0 250!, 60 196, 150 220, 240 204, 340 186, 460 226, 460 252!"), SAND)
    p.flat(bend("240 204!, 340 186, 400 206, 460 250!, 300 250!, 280 220"), "#5A3226", 0.3)


@piece("sea_wreck", 460, 240)
def sea_wreck(p: Piece) -> None:
    hull = area("20 220 60 110 200 60 340 80 430 150 440 220")
    p.body(hull, "#2E5C6C")
    p.facet(hull, "240 50 220 230", -0.3)
    for k in range(6):
        p.line(
            curve(f"{90 + k * 50} {116 - k % 3 * 14}, {100 + k * 50} 160, {92 + k * 50} 214"),
            "#17384A",
            6,
        )
    p.flat(ellipse(230, 140, 40, 26), "#05121C")
    p.glow(230, 140, 46, MINT, 0.5)
    for x in (40, 130, 330, 410):
        p.line(curve(f"{x} 236, {x + 14} 196, {x - 6} 160, {x + 10} 130"), "#3E8C6C", 6)
    p.body(bend("0 240!, 120 206, 260 222, 400 204, 460 222, 460 242!"), "#1C4A5C")


@piece("rockfall", 400, 240)
def rockfall(p: Piece) -> None:
    stream = random.Random(12)
    for k in range(26):
        row = k // 7
        x = 30 + (k % 7) * 56 + (row % 2) * 26 + stream.uniform(-8, 8)
        y = 216 - row * 52 + abs(x - 200) * 0.16 * row
        r = stream.uniform(26, 40)
        stone = poly(around(x, y, [r * stream.uniform(0.8, 1.1) for _ in range(7)], k * 20))
        p.body(stone, ("#6E5A4A", "#7C6856", "#5C4C42")[k % 3])
        p.facet(stone, f"{x + 4} {y - r} {x - 4} {y + r}", -0.22)
    p.glow(214, 120, 40, AMBER, 0.8)


@piece("rails_tunnel", 460, 260)
def rails_tunnel(p: Piece) -> None:
    """Draw props of a mine and rails running into the dark."""
    for x0, w, top in ((20, 34, 0), (406, 34, 0), (110, 20, 60), (330, 20, 60)):
        p.upright(rect(x0, top, w, 260 - top * 0.3 - (0 if top == 0 else 30)), WOOD)
    p.across(rect(0, 6, 460, 30, 3), WOOD)
    p.across(rect(100, 62, 260, 18, 3), WOOD)
    for y, w in ((248, 260), (224, 200), (206, 150), (192, 116)):
        p.across(rect(230 - w / 2, y, w, 9, 2), tone(WOOD, -0.2))
    p.line(track("120 260 210 180"), STEEL, 7)
    p.line(track("340 260 250 180"), STEEL, 7)
    for x in (130, 330):
        p.glow(x, 100, 40, AMBER, 0.9)
        p.flat(circle(x, 100, 7), "#FFF2CC")


@piece("banners", 460, 220)
def banners(p: Piece) -> None:
    for k, hue in enumerate((RED, GOLD, TEAL, VIOLET)):
        x = 20 + k * 116
        p.across(rect(x - 8, 8, 90, 9, 4), WOOD)
        flag = area(f"{x} 16 {x + 74} 16 {x + 74} 180 {x + 37} 210 {x} 180")
        p.body(flag, hue)
        p.facet(flag, f"{x + 42} 0 {x + 36} 220", -0.22)
        p.body(star(x + 37, 90, 22, 10, 4 + k), "#F0E6CC", rim=0.8)


@piece("flower_stall", 340, 240)
def flower_stall(p: Piece) -> None:
    p.ground(170, 230, 150, 9)
    for k in range(5):
        p.body(
            area(f"{20 + k * 60} 70 {40 + k * 52} 16 {92 + k * 52} 16 {80 + k * 60} 70"),
            GREEN if k % 2 else "#F0E6CC",
            rim=0.8,
            shadow=0,
        )
    stream = random.Random(8)
    for k in range(3):
        x = 40 + k * 92
        p.upright(area(f"{x} 170 {x + 80} 170 {x + 68} 228 {x + 12} 228"), WOOD)
        for j in range(14):
            fx, fy = x + stream.uniform(0, 80), stream.uniform(106, 168)
            p.line(track(f"{fx} {fy} {x + 40} 172"), "#3C6A34", 2)
            hue = ("#E86A8C", GOLD, "#B88CF0", ROSE, PALE)[stream.randrange(5)]
            p.flat(star(fx, fy, 10, 5, 6, j * 20), hue)
            p.flat(circle(fx, fy, 3), "#FFF2B0")
    for x in (20, 306):
        p.upright(rect(x, 60, 10, 166), WOOD)
