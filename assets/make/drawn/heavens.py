"""Objects of the sky and of open space, and effects of light."""

from __future__ import annotations

import random

from piecekit import (
    AMBER,
    BLUE,
    CYAN,
    DARK,
    GOLD,
    GREEN,
    IRON,
    ORANGE,
    PALE,
    RED,
    ROSE,
    RUST,
    STEEL,
    VIOLET,
    WARM,
    Piece,
    piece,
)
from svgkit import (
    area,
    around,
    bend,
    circle,
    curve,
    ellipse,
    ngon,
    poly,
    rect,
    spline,
    star,
    track,
    turned,
)


@piece("small_world", 240, 240)
def small_world(p: Piece) -> None:
    p.ball(120, 120, 100, "#4A7FC0")
    p.flat(bend("50 80, 100 50, 150 70, 140 110, 80 120, 40 110"), GREEN, 0.8)
    p.flat(bend("120 150, 170 136, 200 160, 170 196, 130 190"), GREEN, 0.6)
    p.flat(
        bend("90 24!, 190 60, 214 150, 150 216!, 210 190, 224 130, 214 90, 180 40"),
        "#05081A",
        0.5,
    )
    p.flat(bend("44 130, 110 120, 180 132, 120 140"), "#FFFFFF", 0.45)


@piece("ringed_world", 320, 220)
def ringed_world(p: Piece) -> None:
    p.line(ellipse(160, 116, 142, 36), "#C8A878", 9, 0.5)
    p.ball(160, 110, 72, "#B8784C")
    for y, h in ((80, 10), (104, 14), (136, 9)):
        p.flat(
            bend(f"{96} {y}, 160 {y + 8}, {224} {y}, 224 {y + h}, 160 {y + h + 8}, 96 {y + h}"),
            "#F0D0A0",
            0.35,
        )
    p.flat(bend("170 40!, 220 60, 236 110, 216 160, 176 180!, 210 150, 214 80"), "#05081A", 0.5)
    p.line(curve("18 116, 60 142, 160 152, 260 142, 302 116"), "#E8D0A0", 10, 0.95)
    p.line(curve("30 126, 80 146, 160 152, 240 146, 290 126"), "#A8804E", 3, 0.9)


@piece("moon", 180, 180)
def moon(p: Piece) -> None:
    p.ball(90, 90, 76, "#A8A8A0")
    for x, y, r in ((66, 70, 14), (110, 110, 18), (60, 120, 9), (112, 54, 8), (134, 86, 10)):
        p.flat(circle(x, y, r), "#5A5A58", 0.5)
        p.flat(circle(x + 2, y + 2, r * 0.8), "#D0D0C4", 0.25)


@piece("beacon_buoy", 220, 280)
def beacon_buoy(p: Piece) -> None:
    p.glow(110, 44, 44, AMBER, 1.0)
    p.body(area("96 90 124 90 118 30 102 30"), STEEL)
    p.ball(110, 30, 14, AMBER)
    p.body(area("66 92 154 92 172 150 154 206 66 206 48 150"), IRON)
    p.facet(area("66 92 154 92 172 150 154 206 66 206 48 150"), "116 80 112 210", -0.25)
    p.body(rect(60, 138, 100, 24, 4), GOLD)
    p.lights(76, 150, 17, (ROSE, AMBER, ROSE, AMBER, ROSE), 4)
    for x, k in ((48, -1), (172, 1)):
        p.body(area(f"{x} 130 {x + k * 40} 112 {x + k * 40} 182 {x} 168"), BLUE)
        p.line(track(f"{x + k * 20} 122 {x + k * 20} 176"), "#0A1A2C", 2)
    p.upright(area("92 206 128 206 120 260 100 260"), STEEL)


@piece("wreck_ribs", 460, 240)
def wreck_ribs(p: Piece) -> None:
    """Draw half a liner, its ribs bare."""
    p.body(area("10 130 90 70 200 60 220 90 200 120 226 150 204 182 96 186"), STEEL)
    p.facet(
        area("10 130 90 70 200 60 220 90 200 120 226 150 204 182 96 186"), "230 126 0 130", -0.3
    )
    for k in range(6):
        x = 236 + k * 36
        p.line(curve(f"{x} {70 + k * 4}, {x + 16} 124, {x} {182 - k * 4}"), IRON, 9)
        p.line(curve(f"{x - 2} {70 + k * 4}, {x + 14} 124"), PALE, 2.5, 0.6)
    p.line(track("200 126 440 124"), IRON, 8)
    for x in (70, 96, 122, 148):
        p.flat(rect(x, 104, 14, 8), "#07090F", 0.85)
    p.flat(rect(96, 130, 60, 8), AMBER, 0.6)
    for x, y, r in ((250, 40, 9), (330, 210, 12), (420, 60, 7), (290, 220, 6), (390, 30, 8)):
        p.body(ngon(x, y, r, 5, x), STEEL)


@piece("debris", 420, 220)
def debris(p: Piece) -> None:
    stream = random.Random(6)
    for k in range(18):
        x, y, r = stream.uniform(20, 400), stream.uniform(20, 200), stream.uniform(7, 26)
        shard = poly(around(x, y, [r * stream.uniform(0.5, 1.1) for _ in range(5)], k * 30))
        p.body(shard, (STEEL, IRON, RUST)[k % 3])
        p.facet(shard, f"{x} {y - r} {x} {y + r}", -0.25)


@piece("asteroids", 460, 260)
def asteroids(p: Piece) -> None:
    stream = random.Random(14)
    for x, y, r in (
        (80, 90, 56),
        (330, 70, 70),
        (220, 180, 60),
        (420, 200, 44),
        (30, 220, 30),
        (200, 40, 22),
        (140, 230, 18),
        (430, 30, 16),
    ):
        spots = around(x, y, [r * stream.uniform(0.78, 1.12) for _ in range(9)], x)
        d = poly(spots)
        p.body(d, "#7A6858")
        p.facet(d, f"{x + r * 0.2} {y - r} {x - r * 0.3} {y + r}", -0.28)
        p.flat(poly([spots[5], spots[6], spots[7], (x - r * 0.1, y)]), WARM, 0.1)
        for _ in range(3):
            cx, cy = x + stream.uniform(-0.5, 0.4) * r, y + stream.uniform(-0.5, 0.4) * r
            p.flat(circle(cx, cy, r * 0.13), "#05081A", 0.3)


@piece("lightning", 320, 280)
def lightning(p: Piece) -> None:
    bolts = (
        "150 0 120 70 156 80 100 170 140 176 90 280",
        "156 80 220 120 200 150 270 210",
        "120 70 60 100 80 130 30 180",
    )
    for line in bolts:
        p.line(track(line), VIOLET, 18, 0.18)
        p.line(track(line), "#B8A8FF", 9, 0.5)
        p.line(track(line), "#FFFFFF", 3.6)


@piece("explosion", 300, 280)
def explosion(p: Piece) -> None:
    p.glow(150, 140, 138, ORANGE, 1.0)
    for r, n, hue in ((120, 11, "#B8401C"), (92, 10, ORANGE), (62, 9, AMBER), (34, 8, "#FFF6D8")):
        p.flat(star(150, 140, r, r * 0.62, n, r), hue, 0.85)
    stream = random.Random(1)
    for k in range(9):
        x, y = around(150, 140, [stream.uniform(100, 132) for _ in range(9)])[k]
        p.body(ngon(x, y, stream.uniform(5, 11), 5, k * 20), IRON)


@piece("laser_bolts", 400, 220)
def laser_bolts(p: Piece) -> None:
    for line in ("20 40 120 70", "90 120 220 158", "230 60 350 96", "280 170 380 200"):
        p.line(track(line), RED, 13, 0.3)
        p.line(track(line), "#FF7A60", 6)
        p.line(track(line), "#FFFFFF", 2.2)


@piece("tractor_beam", 300, 300)
def tractor_beam(p: Piece) -> None:
    for w, opacity in ((130, 0.12), (96, 0.16), (56, 0.24)):
        p.flat(area(f"140 10 160 10 {150 + w} 300 {150 - w} 300"), CYAN, opacity)
    for k in range(5):
        p.line(ellipse(150, 70 + k * 50, 18 + k * 22, 5 + k * 4), "#DFFBFF", 2.4, 0.7 - k * 0.1)
    p.glow(150, 16, 14, CYAN, 1)


@piece("speed_streaks", 460, 260)
def speed_streaks(p: Piece) -> None:
    stream = random.Random(21)
    for _ in range(46):
        x, y, far = stream.uniform(0, 400), stream.uniform(0, 260), stream.uniform(30, 130)
        p.line(
            track(f"{x} {y} {x + far} {y - far * 0.08}"),
            "#DDF2FF",
            stream.uniform(1, 3.4),
            stream.uniform(0.2, 0.8),
        )


@piece("storm_front", 520, 260)
def storm_front(p: Piece) -> None:
    """Draw a wall of sand or cloud with a gap of light."""
    p.glow(268, 120, 90, AMBER, 0.75)
    stream = random.Random(8)
    banks = (
        (0, 150, "#9A7858", 34), (520, 150, "#8A6A50", 34),
        (0, 118, "#7A5C46", 44), (520, 122, "#6E5240", 44),
        (0, 80, "#5A4438", 40), (520, 84, "#4E3A32", 40),
    )  # fmt: skip
    for side, reach, hue, size in banks:
        way = 1 if side == 0 else -1
        for row in range(6):
            y = 250 - row * 46
            x = side + way * (reach * (0.75 + 0.5 * abs(row - 2.5) / 2.5) + stream.uniform(-14, 14))
            r = size * stream.uniform(0.85, 1.2)
            lump = [
                (side - way * 20, y + r, 1),
                (side - way * 20, y - r * 0.8, 1),
                (x - way * r * 0.7, y - r),
                (x + way * r * 0.5, y - r * 0.8),
                (x + way * r, y),
                (x + way * r * 0.5, y + r * 0.7),
            ]
            p.planes(spline(lump), hue, (0.4, 1), 0.2, 0.36)
    for line in ("96 52 78 98 100 104 84 158", "438 44 456 92 434 100 446 146"):
        p.line(track(line), "#FFE8B8", 2.2, 0.85)


@piece("shield_bubble", 320, 300)
def shield_bubble(p: Piece) -> None:
    p.flat(circle(160, 150, 138), CYAN, 0.1)
    for r, w, o in ((138, 4, 0.8), (126, 2, 0.4)):
        p.line(circle(160, 150, r), CYAN, w, o)
    for x in range(50, 290, 44):
        for y in range(50, 270, 50):
            if (x - 160) ** 2 + (y - 150) ** 2 < 112**2:
                p.line(ngon(x + (y // 50 % 2) * 22, y, 22, 6), CYAN, 1.4, 0.35)
    p.flat(bend("50 110!, 70 50, 130 24, 170 26!, 120 50, 80 90, 70 130!"), "#FFFFFF", 0.3)


@piece("spotlights", 460, 280)
def spotlights(p: Piece) -> None:
    for x, tip, hue in ((90, 200, AMBER), (230, 230, "#FFFFFF"), (370, 270, ROSE)):
        p.flat(area(f"{x - 8} 18 {x + 8} 18 {tip + 56} 280 {tip - 56} 280"), hue, 0.14)
        p.flat(area(f"{x - 4} 18 {x + 4} 18 {tip + 30} 280 {tip - 30} 280"), hue, 0.16)
        p.body(area(f"{x - 18} 0 {x + 18} 0 {x + 12} 24 {x - 12} 24"), DARK)


@piece("alarm_lamp", 160, 180)
def alarm_lamp(p: Piece) -> None:
    p.glow(80, 76, 74, RED, 1.0)
    p.flat(area("80 80 0 30 0 120"), ROSE, 0.25)
    p.flat(area("80 80 160 30 160 120"), ROSE, 0.25)
    p.body(bend("44 116!, 40 50, 80 34, 80 34, 120 50, 116 116!"), RED)
    p.flat(bend("56 108!, 56 64, 74 52, 78 52!, 70 76, 70 108!"), "#FFFFFF", 0.6)
    p.body(rect(30, 114, 100, 26, 5), IRON)
    p.body(rect(18, 138, 124, 14, 4), DARK)


@piece("lamp_post", 120, 320)
def lamp_post(p: Piece) -> None:
    p.glow(60, 58, 56, AMBER, 0.95)
    p.upright(rect(54, 70, 12, 240), IRON)
    p.body(area("34 314 86 314 74 290 46 290"), IRON)
    p.body(area("34 70 86 70 76 28 44 28"), GOLD)
    p.flat(area("42 66 78 66 71 34 49 34"), "#FFF6D8", 0.9)
    p.body(area("30 30 90 30 60 8"), IRON)


@piece("music_notes", 240, 200)
def music_notes(p: Piece) -> None:
    """Draw a quaver, a pair under one beam, and a crotchet, small as sparks."""

    def head(x: float, y: float, hue: str) -> None:
        p.planes(turned(ellipse(x, y, 9.5, 6.8), -24, x, y), hue, (0.6, 1), 0.5, 0.3)
        p.line(track(f"{x + 8.2} {y - 2} {x + 8.2} {y - 42}"), hue, 2.8)

    for x, y, hue in ((36, 140, ROSE), (104, 92, AMBER), (142, 82, AMBER), (200, 130, CYAN)):
        p.glow(x + 2, y - 14, 30, hue, 0.22)
        head(x, y, hue)
    p.planes(area("110.8 50 151.6 39 151.6 47 110.8 58"), AMBER, (0, 1), 0.3, 0.2)
    flag = "43 98!, 46 108, 60 112, 58 130!, 54 118, 48 116, 43 113!"
    p.planes(bend(flag), ROSE, (1, 0.4), 0.3, 0.2)


@piece("crosshair", 260, 260)
def crosshair(p: Piece) -> None:
    for r, w in ((112, 4), (84, 2), (40, 3)):
        p.line(circle(130, 130, r), ROSE, w, 0.85)
    for line in ("130 4 130 76", "130 184 130 256", "4 130 76 130", "184 130 256 130"):
        p.line(track(line), ROSE, 4, 0.9)
    p.flat(circle(130, 130, 5), "#FFFFFF")
