"""The drawing on the box of The Moonpeeler Affair, for ``covers.py``: as on a pulp of 1957.

A needle of brass climbs toward a moon that is being peeled; a captain in the foreground, and three
masks that watch. Drawn as SVG on a sheet of 768 x 1024; the script prints it.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from pulpkit import BRASS, CREAM, LAMP, NIGHT, TEAL, VERMILION, VIOLET
from svgkit import Point, Svg, around, circle, ellipse, mix, poly, spline

SIZE = (768, 1024)
TAIL, NOSE = (30.0, 520.0), (566.0, 190.0)  # the axis of the ship
MOON, RADIUS = (640.0, 166.0), 124.0
RAYS = 24
METAL = ("#FFF2C4", "#F2C968", BRASS, "#8A5424", "#4A2038")
"""brass in five tones, from the lamp's side to the far one"""
BANDS = (-1.0, -0.62, -0.2, 0.3, 0.68, 1.0)


def sky() -> str:
    """Return the burst of rays from the moon, over a field that darkens to the foot."""
    pic = Svg(*SIZE)
    pic.fill(
        poly([(0, 0), (768, 0), (768, 1024), (0, 1024)]),
        pic.linear(
            (600, 0),
            (160, 1024),
            [
                (0, "#F0A33C", 1),
                (0.26, "#DA5A2E", 1),
                (0.46, "#A8324A", 1),
                (0.68, "#43305E", 1),
                (1, "#0F3442", 1),
            ],
        ),
    )
    for ray in range(RAYS):
        a = 2 * math.pi * (ray + 0.2) / RAYS
        b = a + math.pi / RAYS
        ends = [(MOON[0] + 1500 * math.cos(t), MOON[1] + 1500 * math.sin(t)) for t in (a, b)]
        glow = pic.radial(
            MOON,
            1000,
            [
                (0, "#FFF0BC", 0.95),
                (0.3, "#FFC860", 0.62),
                (0.62, "#E07A4A", 0.3),
                (1, "#2F9A98", 0.34),
            ],
        )
        pic.fill(poly([MOON, *ends]), glow)
    pic.fill(
        circle(*MOON, 330),
        pic.radial(MOON, 330, [(0, "#FFF8DC", 0.95), (0.4, "#FFE39A", 0.6), (1, "#FFD070", 0)]),
    )
    return pic.text()


def moon() -> str:
    """Return a moon of which half the skin is off, in one long curl; below it is fire."""
    pic = Svg(*SIZE)
    x, y, r = *MOON, RADIUS
    pic.fill(circle(x + 8, y + 10, r), NIGHT, 0.3)
    for tone, shift, part in (
        ("#A8201C", 0.0, 0.97),
        ("#DA4A1E", 0.04, 0.88),
        ("#FF8A24", 0.07, 0.74),
        ("#FFC24A", 0.09, 0.56),
        ("#FFF0A8", 0.1, 0.34),
    ):
        pic.fill(circle(x + r * shift, y - r * shift, r * part), tone)
    for number in range(7):
        turn = math.radians(-100 + number * 24)
        near, far = r * 0.42, r * (0.84 - number % 2 * 0.12)
        a = (x + near * math.cos(turn), y + near * math.sin(turn))
        b = (x + far * math.cos(turn + 0.16), y + far * math.sin(turn + 0.16))
        pic.fill(poly([a, b, (b[0] + 4, b[1] + 7), (a[0] + 1, a[1] + 3)]), "#FFE27A", 0.8)
    rim = _cut(x, y, r, 0.0)
    round_ = [p for p in around(x, y, [r] * 180, -128) if _below(p, rim)]
    crust = [*round_, *reversed(rim)]
    pic.fill(poly([*(_cut(x, y, r, -0.085)), *reversed(rim)]), "#6A1A2C")
    pic.fill(poly([*(_cut(x, y, r, -0.05)), *reversed(rim)]), "#FFF6DA")
    pic.fill(
        poly(crust),
        pic.linear(
            (x - r, y - r * 0.4),
            (x + r * 0.7, y + r),
            [
                (0, "#FFF3D2", 1),
                (0.34, "#FFF3D2", 1),
                (0.345, "#E8D0A4", 1),
                (0.6, "#E8D0A4", 1),
                (0.605, "#BC9A98", 1),
                (0.8, "#BC9A98", 1),
                (0.805, "#7C5C7A", 1),
                (1, "#7C5C7A", 1),
            ],
        ),
    )
    for dx, dy, size in (
        (-88, 4, 13),
        (-66, 46, 19),
        (-20, 34, 10),
        (-24, 82, 16),
        (24, 68, 11),
        (-100, 34, 7),
        (42, 92, 9),
        (-58, 84, 8),
    ):
        pic.fill(circle(x + dx + 2, y + dy + 2, size), "#FFF8E4", 0.8)
        pic.fill(circle(x + dx, y + dy, size), "#A98888")
        pic.fill(circle(x + dx + size * 0.25, y + dy + size * 0.25, size * 0.72), "#CDB09A")
    _curl(pic, x, y, r)
    return pic.text()


def _cut(x: float, y: float, r: float, lift: float) -> list[Point]:
    """Return the edge of the skin from the right to the left, ``lift`` radii along the slope."""
    points = []
    for step in range(31):
        t = step / 30
        a, b = (x + r * 0.93, y + r * 0.36), (x - r * 0.9, y - r * 0.43)
        sag = r * 0.34 * math.sin(math.pi * t)
        points.append(
            (
                a[0] + (b[0] - a[0]) * t - sag * 0.4 - lift * r * 0.3,
                a[1] + (b[1] - a[1]) * t + sag + lift * r * math.sin(math.pi * t),
            )
        )
    return points


def _below(p: Point, rim: list[Point]) -> bool:
    """Return whether a point is on the side of the skin."""
    a, b = rim[0], rim[-1]
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) < 0


def _curl(pic: Svg, x: float, y: float, r: float) -> None:
    """Draw the skin that hangs from the moon in a spiral: outside pale, inside glowing."""
    turns, count = 900, 120
    out: list[tuple[Point, float, bool]] = []
    for step in range(count + 1):
        t = step / count
        a = math.radians(-60 + turns * t)
        far = r * (0.22 + 0.1 * math.sin(math.pi * t))
        spot = (
            x + r * (0.80 - 0.1 * t) - far * 0.5 + far * math.cos(a),
            y + r * (0.34 + 1.36 * t) + far * 0.34 * math.sin(a),
        )
        out.append((spot, r * (0.27 - 0.17 * t), math.sin(a) > 0))
    for near in (False, True):
        for (p, wide, front), (q, after, _) in zip(out, out[1:]):
            if front is not near:
                continue
            t = (p[1] - y) / (1.8 * r)
            side = (p[0] - x - r * 0.6) / (0.4 * r)
            tone = mix("#FFF3D2", "#A9808C", min(1.0, max(0.0, 0.5 + side * 0.5)))
            if not front:
                tone = mix("#E8702C", "#6A1E38", min(1.0, max(0.1, t)))
            over = 1.6 if q[0] > p[0] else -1.6  # no seam between two pieces
            pic.fill(
                poly([p, (q[0] + over, q[1]), (q[0] + over, q[1] + after), (p[0], p[1] + wide)]),
                tone,
            )


# --- the ship -------------------------------------------------------------------------------------


def _axis() -> tuple[float, Callable[[float, float], Point]]:
    """Return the ship's length, and what turns a place on it (along, across) into one in the
    picture; across is positive away from the lamp."""
    dx, dy = NOSE[0] - TAIL[0], NOSE[1] - TAIL[1]
    length = math.hypot(dx, dy)
    ux, uy = dx / length, dy / length

    def spot(along: float, across: float) -> Point:
        return (
            TAIL[0] + ux * along * length - uy * across * length,
            TAIL[1] + uy * along * length + ux * across * length,
        )

    return length, spot


def _girth(t: float) -> float:
    """Return half the width of the hull at a part of its length."""
    if t < 0.34:
        return 0.056 + 0.038 * math.sin(math.pi / 2 * t / 0.34)
    return 0.094 * (1 - ((t - 0.34) / 0.66) ** 1.8)


def ship() -> str:
    """Return the ship: fins, hull in five tones, ports, and the fire behind it."""
    pic = Svg(*SIZE)
    _, spot = _axis()
    for wide, far, tone, part in (
        (0.11, -0.5, VERMILION, 0.55),
        (0.075, -0.42, "#FF9A2E", 0.8),
        (0.045, -0.34, "#FFE27A", 0.95),
        (0.02, -0.22, "#FFFBE8", 1),
    ):
        pic.fill(
            spline(
                [
                    (*spot(0.02, -wide * 0.7), 1),
                    spot(-0.08, -wide),
                    (*spot(far, 0), 1),
                    spot(-0.08, wide),
                    (*spot(0.02, wide * 0.7), 1),
                ]
            ),
            tone,
            part,
        )
    _fin(pic, spot, 1)
    steps = [i / 40 for i in range(41)]
    shade = [spot(t + 0.01, _girth(t) + 0.022) for t in steps]
    pic.fill(poly([*shade, *(spot(t, 0) for t in reversed(steps))]), NIGHT, 0.35)
    for low, high, tone in zip(BANDS, BANDS[1:], METAL):
        left = [spot(t, low * _girth(t)) for t in steps]
        right = [spot(t, high * _girth(t)) for t in reversed(steps)]
        pic.fill(poly(left + right), tone)
    rim = [spot(t, _girth(t)) for t in steps] + [spot(t, 0.88 * _girth(t)) for t in reversed(steps)]
    pic.fill(poly(rim), "#3FC4BC")
    for start, wide, tone in (
        (0.06, 0.028, VERMILION),
        (0.10, 0.01, CREAM),
        (0.62, 0.035, VERMILION),
        (0.675, 0.01, CREAM),
        (0.86, 0.14, VERMILION),
    ):
        _ring(pic, spot, start, min(0.999, start + wide), tone)
    for t in (0.16, 0.28, 0.40, 0.52):
        _seam(pic, spot, t)
    _ports(pic, spot)
    _fin(pic, spot, -1)
    _fin(pic, spot, 0)
    tip = spot(1.09, 0)
    pic.fill(poly([spot(0.985, -0.004), tip, spot(0.985, 0.004)]), "#FFF2C4")
    pic.fill(circle(*tip, 5), "#FFF8DC")
    return pic.text()


def _ring(pic: Svg, spot: Callable[[float, float], Point], a: float, b: float, color: str) -> None:
    tones = (
        mix(color, LAMP, 0.62),
        mix(color, LAMP, 0.26),
        color,
        mix(color, VIOLET, 0.45),
        mix(color, NIGHT, 0.62),
    )
    steps = [a + (b - a) * i / 8 for i in range(9)]
    for low, high, tone in zip(BANDS, BANDS[1:], tones):
        left = [spot(t - 0.012 * (1 - low * low), low * _girth(t)) for t in steps]
        right = [spot(t - 0.012 * (1 - high * high), high * _girth(t)) for t in reversed(steps)]
        pic.fill(poly(left + right), tone)


def _seam(pic: Svg, spot: Callable[[float, float], Point], t: float) -> None:
    line = [spot(t - 0.012 * (1 - (i / 8) ** 2), i / 8 * _girth(t)) for i in range(-8, 9)]
    back = [
        spot(t + 0.004 - 0.012 * (1 - (i / 8) ** 2), i / 8 * _girth(t)) for i in range(8, -9, -1)
    ]
    pic.fill(poly(line + back), "#4A2038", 0.55)


def _ports(pic: Svg, spot: Callable[[float, float], Point]) -> None:
    for t in (0.22, 0.34, 0.46, 0.57):
        x, y = spot(t, 0.004)
        pic.fill(circle(x, y, 12), METAL[3])
        pic.fill(circle(x - 1.6, y - 1.6, 10.6), METAL[0])
        pic.fill(circle(x, y, 8.4), "#0F3A44")
        pic.fill(circle(x - 1, y - 1, 6.6), TEAL)
        pic.fill(circle(x - 3, y - 3, 2.4), "#E8FFF8")
    x, y = spot(0.745, -0.012)
    slant = [
        spot(0.71, -0.030),
        spot(0.775, -0.020),
        spot(0.80, 0.006),
        spot(0.775, 0.022),
        spot(0.71, 0.018),
    ]
    pic.fill(spline([(*slant[0], 1), slant[1], slant[2], slant[3], (*slant[4], 1)]), "#0F3A44")
    inner = [spot(0.717, -0.025), spot(0.77, -0.016), spot(0.79, 0.003), spot(0.717, 0.0)]
    pic.fill(poly(inner), "#49C4BC")
    pic.fill(poly([spot(0.72, -0.022), spot(0.765, -0.014), spot(0.72, -0.012)]), "#F0FFFA")


def _fin(pic: Svg, spot: Callable[[float, float], Point], side: int) -> None:
    """Draw a swept fin: -1 toward the lamp, 1 away from it, 0 to the viewer."""
    if side:
        root = _girth(0.2) * 0.8
        shape = [
            spot(0.26, side * root),
            spot(0.10, side * (root + 0.10)),
            spot(-0.10, side * (root + 0.145)),
            spot(-0.04, side * (root + 0.06)),
            spot(0.03, side * root * 0.7),
        ]
        edge = [
            spot(0.26, side * root),
            spot(0.10, side * (root + 0.10)),
            spot(-0.10, side * (root + 0.145)),
            spot(0.08, side * (root + 0.075)),
        ]
        dark, light = (VERMILION, "#FF8A5C") if side < 0 else ("#7A1E34", "#B43428")
        pic.fill(spline([(*shape[0], 1), shape[1], (*shape[2], 1), shape[3], (*shape[4], 1)]), dark)
        pic.fill(spline([(*edge[0], 1), edge[1], (*edge[2], 1), edge[3]]), light)
        tip = spot(-0.10, side * (root + 0.145))
        pic.fill(circle(*tip, 7), METAL[1])
        pic.fill(circle(tip[0] - 2, tip[1] - 2, 4), METAL[0])
        return
    pic.fill(
        poly([spot(0.25, 0.005), spot(0.02, -0.012), spot(-0.10, 0.012), spot(0.02, 0.03)]),
        "#A82A28",
    )
    pic.fill(poly([spot(0.25, 0.005), spot(0.02, -0.012), spot(-0.10, 0.012)]), "#F0683C")


def cape() -> str:
    """Return the captain's cape, blown out of the frame at the lower left."""
    pic = Svg(*SIZE)
    pic.fill(
        spline(
            [
                (180, 800, 1),
                (90, 730),
                (-10, 720),
                (-60, 760, 1),
                (-60, 1100, 1),
                (560, 1100, 1),
                (520, 900),
                (420, 790, 1),
            ]
        ),
        "#A3261F",
    )
    for a, b, c, d, tone in (
        ((150, 780), (60, 820), (20, 900), (60, 1100), "#D8432B"),
        ((120, 760), (20, 760), (-60, 800), (-60, 870), "#E8684A"),
        ((230, 800), (130, 900), (110, 980), (150, 1100), "#6E1630"),
        ((430, 800), (500, 900), (520, 980), (440, 1100), "#6E1630"),
    ):
        pic.fill(spline([(*a, 1), b, c, (*d, 1), (d[0] + 46, d[1]), (c[0] + 30, c[1])]), tone, 0.85)
    return pic.text()


def stars() -> str:
    """Return small stars and two far ringed worlds, at the left."""
    pic = Svg(*SIZE)
    for number in range(54):
        x, y = number * 197 % 430 + 8, number * 331 % 560 + 10
        size = 1.1 + number % 3 * 0.6
        pic.fill(poly(around(x, y, [size * 2.4, size * 0.6] * 4, -90)), CREAM, 0.75)
    pic.fill(circle(112, 132, 42), "#7A2C50")
    pic.fill(circle(106, 126, 36), "#B0486A")
    pic.fill(circle(99, 119, 24), "#E0828A")
    pic.fill(_ringed(112, 132, 78, 17, 66, 12), "#F2C968", 0.9)
    pic.fill(poly([p for p in around(112, 132, [42] * 72, 180)[:37]]), "#B0486A")
    pic.fill(poly([p for p in around(106, 126, [30] * 72, 180)[:37]]), "#E0828A")
    return pic.text()


def _ringed(x: float, y: float, rx: float, ry: float, ix: float, iy: float) -> str:
    """Return a ring seen from the side, as an oval with a hole."""
    inner = around(x, y, [1.0] * 60, 0)
    hole = [(x + (px - x) * ix, y + (py - y) * iy) for px, py in reversed(inner)]
    return ellipse(x, y, rx, ry) + poly(hole)
