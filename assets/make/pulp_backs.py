"""Make the backs of cards and the last pages' grounds of The Moonpeeler Affair:
`python assets/make/pulp_backs.py`

Writes assets/free_captains/backs (440 x 616) and assets/free_captains/ends (1600 x 900).
"""

from __future__ import annotations

import math
from pathlib import Path

from pulpkit import BRASS, CREAM, LAMP, NIGHT, VERMILION, VIOLET
from svgkit import Point, Svg, around, circle, darker, ellipse, mix, poly, rect, spline, write_all

FOLDER = Path(__file__).resolve().parent.parent / "free_captains"
CARD, PAGE = (440, 616), (1600, 900)
MIDDLE = (220.0, 308.0)
SHADE = (mix(BRASS, LAMP, 0.6), BRASS, mix(BRASS, "#5A2A14", 0.45), mix(BRASS, NIGHT, 0.66))
"""brass in four tones"""


# --- backs ----------------------------------------------------------------------------------------


def _field(high: str, low: str, light: str) -> Svg:
    """Return a card with a burst of rays and a stepped frame of brass."""
    pic = Svg(*CARD)
    pic.fill(rect(0, 0, *CARD), pic.linear((60, 0), (380, 616), [(0, high, 1), (1, low, 1)]))
    for ray in range(24):
        a, b = (2 * math.pi * (ray + part) / 24 for part in (0.25, 0.75))
        ends = [(MIDDLE[0] + 420 * math.cos(t), MIDDLE[1] + 420 * math.sin(t)) for t in (a, b)]
        glow = pic.radial(MIDDLE, 400, [(0, light, 0.5), (0.6, light, 0.2), (1, light, 0.04)])
        pic.fill(poly([MIDDLE, *ends]), glow)
    pic.fill(rect(0, 0, *CARD), pic.linear((0, 0), (440, 616), [
        (0, LAMP, 0.16), (0.4, LAMP, 0), (0.6, NIGHT, 0), (1, NIGHT, 0.5)]))  # fmt: skip
    for inset, wide, tone in ((14, 8, SHADE[1]), (30, 2.4, SHADE[0])):
        pic.fill(_frame(inset + 2, wide), NIGHT, 0.5)
        pic.fill(_frame(inset, wide), tone)
    pic.fill(_frame(14, 2.4), SHADE[0])
    for x, way in ((0, 1), (440, -1)):
        for y, down in ((0, 1), (616, -1)):
            _fan(pic, (x + way * 38, y + down * 38), way, down)
    return pic


def _frame(inset: float, wide: float) -> str:
    """Return a frame with stepped corners, as an area with a hole."""

    def ring(by: float) -> list[Point]:
        left, top, right, low = by, by, CARD[0] - by, CARD[1] - by
        s = 12.0
        return [(left + 2 * s, top), (right - 2 * s, top), (right - 2 * s, top + s),
                (right - s, top + s), (right - s, top + 2 * s), (right, top + 2 * s),
                (right, low - 2 * s), (right - s, low - 2 * s), (right - s, low - s),
                (right - 2 * s, low - s), (right - 2 * s, low), (left + 2 * s, low),
                (left + 2 * s, low - s), (left + s, low - s), (left + s, low - 2 * s),
                (left, low - 2 * s), (left, top + 2 * s), (left + s, top + 2 * s),
                (left + s, top + s), (left + 2 * s, top + s)]  # fmt: skip

    outer, inner = ring(inset), ring(inset + wide)
    return poly(outer) + poly(inner[::-1])


def _fan(pic: Svg, corner: Point, way: int, down: int) -> None:
    """Draw a quarter of a fan in a corner."""
    for step in range(5):
        a, b = (math.radians(90 * (step + part) / 5) for part in (0.1, 0.9))
        far = 66 - 6 * (step % 2)
        ends = [(corner[0] + way * far * math.cos(t), corner[1] + down * far * math.sin(t))
                for t in (a, b)]  # fmt: skip
        near = [(corner[0] + way * 22 * math.cos(t), corner[1] + down * 22 * math.sin(t))
                for t in (b, a)]  # fmt: skip
        pic.fill(poly([*ends, *near]), SHADE[1 + step % 2], 0.85)


def _medal(pic: Svg, hue: str, r: float = 128) -> None:
    """Draw the round plate in the middle: a notched brass rim around enamel."""
    x, y = MIDDLE
    pic.fill(circle(x + 7, y + 9, r + 12), NIGHT, 0.45)
    pic.fill(poly(around(x, y, [r + 16.0, r + 6] * 30, -90)), SHADE[2])
    pic.fill(circle(x, y, r + 8), pic.linear((x - r, y - r), (x + r, y + r), [
        (0, SHADE[0], 1), (0.4, SHADE[0], 1), (0.41, SHADE[1], 1), (0.62, SHADE[1], 1),
        (0.63, SHADE[3], 1), (1, SHADE[3], 1)]))  # fmt: skip
    pic.fill(circle(x, y, r - 8), NIGHT)
    pic.fill(
        circle(x, y, r - 12),
        pic.linear(
            (x - r, y - r),
            (x + r, y + r),
            [
                (0, mix(hue, LAMP, 0.3), 1),
                (0.36, mix(hue, LAMP, 0.3), 1),
                (0.37, hue, 1),
                (0.64, hue, 1),
                (0.65, mix(hue, VIOLET, 0.5), 1),
                (1, mix(hue, NIGHT, 0.55), 1),
            ],
        ),
    )


def guardforce() -> str:
    """Return the back with the Hegemony's eye above a chevron, on vermilion."""
    pic = _field("#7A2430", "#2C0E22", VERMILION)
    _medal(pic, "#A82E28")
    x, y = MIDDLE
    for dy, tone in ((62, SHADE[2]), (40, SHADE[1]), (18, SHADE[0])):
        pic.fill(
            poly(
                [
                    (x - 84, y + dy - 16),
                    (x, y + dy + 34),
                    (x + 84, y + dy - 16),
                    (x + 72, y + dy - 30),
                    (x, y + dy + 12),
                    (x - 72, y + dy - 30),
                ]
            ),
            NIGHT,
            0.5,
        )
        pic.fill(
            poly(
                [
                    (x - 84, y + dy - 20),
                    (x, y + dy + 30),
                    (x + 84, y + dy - 20),
                    (x + 72, y + dy - 34),
                    (x, y + dy + 8),
                    (x - 72, y + dy - 34),
                ]
            ),
            tone,
        )
    lid = [(x - 88, y - 36, 1), (x, y - 92), (x + 88, y - 36, 1), (x, y + 10)]
    pic.fill(spline([(a + 3, b + 5, *c) for a, b, *c in lid]), NIGHT, 0.6)  # type: ignore[misc]
    pic.fill(spline(lid), SHADE[1])
    pic.fill(spline([(x - 74, y - 37, 1), (x, y - 80), (x + 74, y - 37, 1), (x, y - 2)]), CREAM)
    pic.fill(circle(x, y - 40, 32), NIGHT)
    pic.fill(circle(x, y - 40, 26), VERMILION)
    pic.fill(circle(x, y - 40, 13), NIGHT)
    pic.fill(circle(x - 11, y - 51, 6), "#FFFFFF")
    for turn in range(-60, 61, 20):
        a = math.radians(turn - 90)
        near, far = 62, 84 - abs(turn) * 0.12
        spot = (x + near * math.cos(a), y - 38 + near * math.sin(a))
        tip = (x + far * math.cos(a), y - 38 + far * math.sin(a))
        side = (4.5 * math.sin(a), -4.5 * math.cos(a))
        pic.fill(poly([(spot[0] - side[0], spot[1] - side[1]), tip,
                       (spot[0] + side[0], spot[1] + side[1])]), SHADE[0])  # fmt: skip
    return pic.text()


def planet() -> str:
    """Return the back with a ringed world and its meridians, on teal."""
    pic = _field("#17646C", "#0A2230", "#4FC4BC")
    _medal(pic, "#14505C")
    x, y = MIDDLE
    for number in range(18):
        sx, sy = x - 100 + number * 67 % 200, y - 96 + number * 41 % 190
        if math.hypot(sx - x, sy - y) < 104:
            pic.fill(poly(around(sx, sy, [4.4, 1.2] * 4, -90)), CREAM, 0.8)
    pic.fill(_oval(x, y, 112, 26, -18, 0.5), SHADE[2])
    pic.fill(circle(x + 4, y + 5, 66), NIGHT, 0.5)
    for tone, shift, r in (("#7A3E2A", 0, 64.0), ("#C8743C", -6, 57.0), ("#F0B060", -13, 45.0),
                           ("#FFE6A8", -22, 27.0)):  # fmt: skip
        pic.fill(circle(x + shift, y + shift, r), tone)
    for dy in (-30, -6, 20):
        wide = math.sqrt(62**2 - dy**2)
        pic.fill(spline([(x - wide, y + dy, 1), (x, y + dy + 13), (x + wide, y + dy, 1),
                         (x, y + dy + 19)]), "#7A2E30", 0.55)  # fmt: skip
    pic.fill(_half(x, y, 112, 26, -18), SHADE[1])
    pic.fill(_half(x, y - 3, 112, 26, -18, 0.4), SHADE[0])
    return pic.text()


def _oval(x: float, y: float, rx: float, ry: float, turn: float, part: float) -> str:
    """Return a ring seen at a slant, as an area with a hole."""
    outer = _tilted(x, y, rx, ry, turn, 0, 360)
    inner = _tilted(x, y, rx * 0.74, ry * part, turn, 0, 360)
    return poly(outer) + poly(inner[::-1])


def _half(x: float, y: float, rx: float, ry: float, turn: float, thick: float = 1.0) -> str:
    """Return the near half of that ring."""
    near = 1 - 0.26 * thick
    return poly(
        _tilted(x, y, rx, ry, turn, 0, 180)
        + _tilted(x, y, rx * near, ry * (1 - 0.5 * thick), turn, 0, 180)[::-1]
    )


def _tilted(
    x: float, y: float, rx: float, ry: float, turn: float, start: int, end: int
) -> list[Point]:
    t = math.radians(turn)
    made = []
    for degrees in range(start, end + 1, 4):
        a = math.radians(degrees)
        u, v = rx * math.cos(a), ry * math.sin(a)
        made.append((x + u * math.cos(t) - v * math.sin(t), y + u * math.sin(t) + v * math.cos(t)))
    return made


def weapon() -> str:
    """Return the back with a moon, its skin half off, on violet."""
    pic = _field("#5A3A86", "#1E1034", "#A884E0")
    _medal(pic, "#432A6C")
    x, y = MIDDLE
    pic.fill(circle(x + 5, y + 7, 78), NIGHT, 0.5)
    for tone, shift, r in (("#A8201C", 0, 78.0), ("#DA4A1E", 5, 68.0), ("#FF8A24", 8, 55.0),
                           ("#FFC24A", 10, 41.0), ("#FFF0A8", 11, 25.0)):  # fmt: skip
        pic.fill(circle(x + shift, y - shift, r), tone)
    skin: list[Point] = [p for p in around(x, y, [78.0] * 180, 0)
                         if p[1] - y > (p[0] - x) * 0.5 - 4]  # fmt: skip
    skin.sort(key=lambda p: math.atan2(p[1] - y, p[0] - x) % (2 * math.pi))
    a, b = skin[-1], skin[0]
    edge = [(a[0] + (b[0] - a[0]) * i / 20, a[1] + (b[1] - a[1]) * i / 20
             + 26 * math.sin(math.pi * i / 20)) for i in range(21)]  # fmt: skip
    pic.fill(poly([*skin, *[(px, py - 9 * math.sin(math.pi * i / 20))
                            for i, (px, py) in enumerate(edge)]]), "#FFF6DA")  # fmt: skip
    pic.fill(poly([*skin, *edge]), pic.linear((x - 78, y), (x + 60, y + 78), [
        (0, "#FFF3D2", 1), (0.35, "#FFF3D2", 1), (0.36, "#E2C8A2", 1), (0.66, "#E2C8A2", 1),
        (0.67, "#A9868E", 1), (1, "#7C5C7A", 1)]))  # fmt: skip
    for dx, dy, r in ((-46, 12, 9), (-26, 44, 13), (14, 56, 8), (-58, 34, 6)):
        pic.fill(circle(x + dx, y + dy, r), "#A98888")
        pic.fill(circle(x + dx + 2, y + dy + 2, r * 0.74), "#CDB09A")
    for number in range(3):
        top = y + 40 + number * 24
        wide = 26 - number * 5
        pic.fill(spline([(x + 44 - wide * 0.3, top, 1), (x + 60, top + 9), (x + 60 + wide, top, 1),
                         (x + 60 + wide, top + 14, 1), (x + 60, top + 24),
                         (x + 44 - wide * 0.3, top + 14, 1)]),
                 (CREAM, "#D8BA98", "#B08C86")[number])  # fmt: skip
    return pic.text()


# --- the last page --------------------------------------------------------------------------------

VAULT, ROUND = (420.0, 430.0), 396.0


def won() -> str:
    """Return a round vault full of light: shelves with six weapons, a door that swings to."""
    pic = Svg(*PAGE)
    x, y = VAULT
    pic.fill(rect(0, 0, *PAGE), pic.radial(VAULT, 1200, [(0, "#7A3A30", 1), (0.4, "#4A2038", 1),
                                                         (1, "#140A1A", 1)]))  # fmt: skip
    for ray in range(36):
        a, b = (2 * math.pi * (ray + part) / 36 for part in (0.0, 0.5))
        ends = [(x + 1500 * math.cos(t), y + 1500 * math.sin(t)) for t in (a, b)]
        glow = pic.radial(VAULT, 1200, [(0, "#FFC860", 0.3), (0.5, "#C8603C", 0.16),
                                        (1, "#60304C", 0.02)])  # fmt: skip
        pic.fill(poly([VAULT, *ends]), glow)
    for r, tone in ((ROUND + 44, SHADE[3]), (ROUND + 38, SHADE[2]), (ROUND + 24, SHADE[1]),
                    (ROUND + 10, SHADE[3])):  # fmt: skip
        pic.fill(circle(x, y, r), tone)
    pic.fill(
        circle(x, y, ROUND + 36),
        pic.linear(
            (x - 300, y - 300),
            (x + 300, y + 300),
            [(0, "#FFE9B8", 0.85), (0.3, "#FFE9B8", 0.3), (0.5, NIGHT, 0), (1, NIGHT, 0.6)],
        ),
    )
    for spot in around(x, y, [ROUND + 24.0] * 28, 4):
        pic.fill(circle(spot[0] + 3, spot[1] + 4, 11), NIGHT, 0.5)
        pic.fill(circle(*spot, 10), SHADE[2])
        pic.fill(circle(spot[0] - 2.5, spot[1] - 2.5, 6.6), SHADE[0])
    pic.fill(circle(x, y, ROUND), "#3A1420")
    for r, tone in ((ROUND - 10, "#5C2420"), (ROUND - 44, "#8A3A22"), (ROUND - 92, "#B45C2A"),
                    (ROUND - 160, "#D68A40"), (ROUND - 250, "#F2BE70")):  # fmt: skip
        pic.fill(circle(x + 14, y + 6, r), tone)
    for number, level in enumerate((-130, 20, 170)):
        half = math.sqrt((ROUND - 40) ** 2 - level**2)
        top = y + level + 60
        pic.fill(rect(x - half, top, 2 * half, 14), "#6A2C1E")
        pic.fill(rect(x - half, top, 2 * half, 4), "#FFE2A0")
        for side in (-1, 1):
            _stored(pic, 2 * number + (side > 0), (x + side * 232, top))
    _door(pic)
    return pic.text()


def _stored(pic: Svg, number: int, foot: Point) -> None:
    """Draw one of the six weapons on its shelf, as a dark shape with an edge of light."""
    x, y = foot
    shapes = (
        [poly([(x - 8, y), (x + 8, y), (x + 5, y - 40), (x - 5, y - 40)]),
         poly([(x - 54, y - 44), (x + 30, y - 66), (x + 58, y - 60), (x + 34, y - 46),
               (x - 50, y - 28)])],
        [spline([(x - 40, y - 8, 1), (x - 30, y - 30), (x - 22, y - 74), (x, y - 92),
                 (x + 22, y - 74), (x + 30, y - 30), (x + 40, y - 8, 1)]), circle(x, y - 4, 8),
         circle(x, y - 96, 7)],
        [*(rect(x - 42 + i * 17, y - 50 - 40 * math.sin(math.pi * (i + 0.5) / 5), 12,
                50 + 40 * math.sin(math.pi * (i + 0.5) / 5), 5) for i in range(5)),
         rect(x - 50, y - 24, 100, 24, 3)],
        [rect(x - 44, y - 66, 88, 66, 12),
         poly([(x - 20, y - 66), (x + 20, y - 66), (x + 12, y - 96), (x - 12, y - 96)])],
        [circle(x, y - 58, 38), poly([(x - 26, y), (x + 26, y), (x + 6, y - 26), (x - 6, y - 26)])],
        [poly([(x - 5, y), (x + 5, y), (x + 5, y - 66), (x - 5, y - 66)]),
         rect(x - 42, y - 96, 84, 36, 6)],
    )  # fmt: skip
    for shape in shapes[number]:
        pic.fill(shape, "#38121C")
    light = {0: rect(x + 20, y - 60, 14, 5), 1: ellipse(x - 10, y - 50, 4, 20),
             2: rect(x - 40, y - 20, 80, 4), 3: rect(x - 28, y - 44, 56, 18, 6),
             4: circle(x, y - 58, 24), 5: rect(x - 38, y - 92, 76, 6)}  # fmt: skip
    pic.fill(light[number], "#FFF0B4" if number in (3, 4) else "#FFB860", 0.95)


def _door(pic: Svg) -> None:
    """Draw the door in its hinge at the right, half closed, with wheel and bolts."""
    x, y = VAULT[0] + 470, VAULT[1]
    pic.fill(ellipse(x + 34, y + 16, 176, 400), NIGHT, 0.5)
    for shift, rx, ry, tone in ((26, 168, 396, SHADE[3]), (10, 166, 396, SHADE[2]),
                                (0, 160, 390, SHADE[1]), (-4, 146, 366, SHADE[3]),
                                (-4, 138, 350, "#5E3A2A"), (-4, 96, 250, SHADE[3]),
                                (-4, 90, 240, "#7A4A30")):  # fmt: skip
        pic.fill(ellipse(x + shift, y, rx, ry), tone)
    pic.fill(ellipse(x - 26, y - 30, 96, 270), "#FFD890", 0.14)
    for step in range(16):
        a = 2 * math.pi * step / 16
        spot = (x - 4 + 118 * math.cos(a), y + 300 * math.sin(a))
        pic.fill(ellipse(spot[0] + 2, spot[1] + 3, 9, 15), NIGHT, 0.5)
        pic.fill(ellipse(*spot, 8.5, 14), SHADE[2])
        pic.fill(ellipse(spot[0] - 2, spot[1] - 3, 5, 9), SHADE[0])
    for step in range(5):
        a = 2 * math.pi * step / 5 - 0.6
        end = (x - 14 + 66 * math.cos(a), y + 172 * math.sin(a))
        side = (-7 * math.sin(a), 9 * math.cos(a))
        pic.fill(poly([(x - 14 + side[0], y + side[1]), (x - 14 - side[0], y - side[1]),
                       (end[0] - side[0], end[1] - side[1]), (end[0] + side[0], end[1] + side[1])]),
                 SHADE[1 if step < 3 else 2])  # fmt: skip
        pic.fill(ellipse(*end, 13, 20), SHADE[2])
        pic.fill(ellipse(end[0] - 3, end[1] - 4, 8, 13), SHADE[0])
    pic.fill(ellipse(x - 14, y, 30, 62), SHADE[2])
    pic.fill(ellipse(x - 20, y - 8, 20, 44), SHADE[0])


NICHES = ((98, 330, 128), (420, 236, 172), (742, 330, 128))
"""middle, top of the arch and half width of the three niches for the masks"""


PLINTH = 580.0  # height on the page where the masks end


def _plinth(pic: Svg, x: float, half: float) -> None:
    """Draw the block below a mask: stone, a ledge of brass, three slits with fire behind."""
    pic.fill(
        rect(x - half, PLINTH, 2 * half, 210),
        pic.linear(
            (x - half, 0),
            (x + half, 0),
            [
                (0, "#3A2430", 1),
                (0.3, "#3A2430", 1),
                (0.31, "#24141F", 1),
                (0.7, "#24141F", 1),
                (0.71, "#140A14", 1),
                (1, "#140A14", 1),
            ],
        ),
    )
    for number in (-1, 0, 1):
        for grow, tone in ((5, NIGHT), (0, "#E0502C"), (-4, "#FFB45A")):
            pic.fill(
                rect(
                    x + number * half * 0.5 - 9 - grow,
                    PLINTH + 64 - grow,
                    18 + 2 * grow,
                    84 + 2 * grow,
                    max(1, 9 + grow),
                ),
                tone,
            )
    pic.fill(rect(x - half - 22, PLINTH - 4, 2 * half + 44, 24, 3), SHADE[3])
    pic.fill(rect(x - half - 22, PLINTH - 4, 2 * half + 44, 8, 3), SHADE[1])
    pic.fill(rect(x - half - 30, 768, 2 * half + 60, 22, 3), SHADE[3])
    pic.fill(rect(x - half - 30, 768, 2 * half + 60, 6, 3), SHADE[2])


def _arch(x: float, y: float, r: float) -> list[Point]:
    """Return a half circle from the right to the left."""
    turns = [math.pi * i / 40 for i in range(41)]
    return [(x + r * math.cos(t), y - r * math.sin(t)) for t in turns]


def lost() -> str:
    """Return three arched niches in a dark wall, lit from below, above a cracked floor."""
    pic = Svg(*PAGE)
    pic.fill(rect(0, 0, *PAGE), pic.linear((0, 0), (200, 900), [(0, "#14283A", 1),
                                                                (0.6, "#2A1630", 1),
                                                                (1, "#5A1A26", 1)]))  # fmt: skip
    for column in range(0, 1640, 80):
        pic.fill(rect(column, 0, 3, 900), NIGHT, 0.6)
        pic.fill(rect(column + 3, 0, 2, 900), "#35506A", 0.14)
    for x, y, half in NICHES:
        for grow, tone in ((26, "#3A2434"), (18, darker(BRASS, 0.42)), (11, "#140A16"),
                           (0, "#0A0610")):  # fmt: skip
            wide = half + grow
            pic.fill(poly([*_arch(x, y, wide), (x - wide, 760), (x + wide, 760)]), tone)
        fire = [(0.0, "#0A0610", 0.0), (0.35, "#3A1230", 0.7), (1.0, "#E0502C", 0.9)]
        glow = pic.linear((x, y - half), (x, PLINTH), fire)
        pic.fill(poly([*_arch(x, y, half), (x - half, 760), (x + half, 760)]), glow)
        for ray in range(-3, 4):
            foot = x + ray * half * 0.1
            pic.fill(
                poly(
                    [
                        (foot - 3, PLINTH),
                        (foot + 3, PLINTH),
                        (x + ray * half * 0.36 + half * 0.07, y - half * 0.7),
                        (x + ray * half * 0.36 - half * 0.07, y - half * 0.7),
                    ]
                ),
                pic.linear((x, PLINTH), (x, y - half), [(0, "#FF9A4A", 0.4), (1, "#FF9A4A", 0)]),
            )
        _plinth(pic, x, half)
    pic.fill(
        rect(0, 790, 1600, 110),
        pic.linear((0, 790), (0, 900), [(0, "#0A0610", 1), (1, "#2A0E1A", 1)]),
    )
    for start in (60, 380, 690, 1010, 1320):
        points = [(start, 790.0)]
        for step in range(1, 6):
            points.append((start + (step * 37 + start) % 60 - 30 + step * 18, 790 + step * 22.0))
        band = points + [(px + 5 - i * 0.3, py + 3) for i, (px, py) in enumerate(points)][::-1]
        pic.fill(poly(band), "#E0502C", 0.55)
    return pic.text()


if __name__ == "__main__":
    write_all(
        FOLDER / "backs", {"guardforce": guardforce(), "planet": planet(), "weapon": weapon()}
    )
    write_all(FOLDER / "ends", {"won": won(), "lost": lost()})
