"""Faces for the portraits: a skull with its planes, eyes, brows, nose and mouth in a mood.

A skull is a half outline (offset from the axis, height) from the crown to the chin.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from headkit import (
    AXIS,
    BROW,
    EAR,
    EYE,
    FACE,
    MOUTH,
    NOSE,
    SIDES,
    Bust,
    angular,
    at,
    lit,
    strand,
    sym,
)
from svgkit import INK, Knot, Point, around, circle, darker, ellipse, lighter, mix, poly, spline


class Portrait(Bust):
    """A person who may have a human face."""

    skin = "#C89A7C"

    def neck(self, skin: str, width: float = 23) -> None:
        """Add a neck with the shadow of the jaw on it."""
        half: tuple[Knot, ...] = (
            (0, 140),
            (width - 1, 140, 1),
            (width, 178),
            (width + 11, 196, 1),
            (0, 214),
        )
        self.add(sym(*half), darker(skin, 0.2), rim=0.2, z=3)
        shade = sym((0, 150), (width - 1, 150, 1), (width, 182, 1), (8, 196), (0, 198))
        self.flat(shade, darker(skin, 0.56), 0.8, z=3)

    def ears(self, skin: str, y: float = 114, x: float = 43, high: float = 14) -> None:
        """Add the ears, each with its hollow; in a turn the far one hides behind the cheek."""
        for side in SIDES:
            far = side * self.mood.turn > 0.35
            out = x - 6 if far else x
            self.add(ellipse(AXIS + side * out, y, 8, high), darker(skin, 0.1), rim=0.4, z=EAR)
            if not far:
                hollow = at(
                    side, (out - 3, y - 7), (out + 3.4, y - 8), (out + 3, y + 2), (out - 1, y + 8)
                )
                self.flat(hollow, darker(skin, 0.42), z=EAR)

    def face(self, skin: str, shape: Sequence[Knot], ears: bool = True, neck: float = 23) -> None:
        """Add neck, ears and head with its planes."""
        self.skin = skin
        self.neck(skin, neck)
        if ears:
            self.ears(skin, x=width_at(shape, 112) + 2)
        halves = []
        for side in SIDES:
            half = list(shape)
            if side * self.mood.turn > 0:
                half = hollowed(shape, abs(self.mood.turn))
            halves.append(half)
        right: list[Knot] = [(AXIS + k[0], *k[1:]) for k in halves[1]]
        left: list[Knot] = [(AXIS - k[0], *k[1:]) for k in reversed(halves[0]) if k[0] > 0]
        self.add(spline(right + left), skin, (0.1, 0.1), (0.34, 0.7), z=FACE)
        self._planes(skin, shape, halves[1])

    def _planes(self, skin: str, shape: Sequence[Knot], right: Sequence[Knot]) -> None:
        """Add the planes of a head: the shaded side, and light on brow and cheek."""
        w = width_at(shape, 112)
        low = shape[-1][1]
        near = 0.5 - self.mood.turn / 2  # 1 when the right side is the near one
        inner: list[Knot] = []
        heights = (68, 84, 103, 122, 132, 150, low - 6)
        far_edge = (0.60, 0.74, 0.68, 0.76, 0.62, 0.42, 0.22)
        near_edge = (0.50, 0.66, 0.58, 0.64, 0.50, 0.36, 0.12)
        for y, a, b in zip(heights, far_edge, near_edge):
            inner.append((AXIS + w * (a + (b - a) * near), y, 1))
        outer: list[Knot] = [(AXIS + k[0] - 0.6, k[1]) for k in right if 62 < k[1] < low - 3]
        edge: list[Knot] = [*outer[::-1]]
        plane = spline([*inner, (*edge[0][:2], 1), *edge[1:-1], (*edge[-1][:2], 1)])
        self.flat(plane, mix(darker(skin, 0.36), "#27305A", 0.2), 0.86, z=FACE)
        light = lighter(skin, 0.3)
        self.flat(
            angular(-1, (w * 0.08, 66), (w * 0.52, 70), (w * 0.66, 90), (w * 0.16, 92)),
            light,
            0.22,
            z=8,
        )
        self.flat(
            angular(-1, (w * 0.40, 121), (w * 0.78, 116), (w * 0.74, 130), (w * 0.48, 138)),
            light,
            0.34,
            z=8,
        )

    def eyes(
        self,
        brow: str,
        iris: str = "#2B211C",
        y: float = 110,
        dx: float = 19,
        size: float = 9.6,
        thick: float = 5.0,
        lash: float = 0.0,
        white: str = "#EBE1D3",
        bags: bool = False,
    ) -> None:
        """Add sockets, eyes and brows; drawn as they are, without the lamp's shade."""
        for side in SIDES:
            self.eye(side, iris, y, dx, size, lash, white, bags)
            self.brow(side, brow, y, dx, size, thick)

    def eye(
        self,
        side: int,
        iris: str,
        y: float,
        dx: float,
        size: float,
        lash: float,
        white: str = "#EBE1D3",
        bags: bool = False,
    ) -> None:
        """Add one eye: the ball, an iris under its lid, a catchlight, the line of lashes."""

        def near(*knots: Knot) -> str:
            return self.placed(at(side, *((dx + k[0], *k[1:]) for k in knots)), EYE)

        lid, pic, skin = self.mood.lid, self.pic, self.skin
        top = y - 5.9 * lid * size / 10
        low = y + 3.2 * size / 10
        hollow = (
            (-size - 3, y - 7, 1),
            (size + 3, y - 9, 1),
            (size + 5, y + 1),
            (size - 2, y + 7),
            (-size + 2, y + 7),
            (-size - 4, y),
        )
        shade = mix(darker(skin, 0.44), "#2A1830", 0.2)
        pic.fill(near(*hollow), lit(shade, AXIS + side * dx, y), 0.54 if side > 0 else 0.4)
        ball = (
            (-size, y + 1, 1),
            (-size * 0.3, top),
            (size * 0.4, top),
            (size, y - 0.6, 1),
            (size * 0.35, low),
            (-size * 0.4, low),
        )
        pic.fill(near(*ball), white if side < 0 else mix(white, "#8FA0C0", 0.34))
        veil = (
            (-size, y + 1, 1),
            (-size * 0.3, top),
            (size * 0.4, top),
            (size, y - 0.6, 1),
            (size * 0.4, top + 3),
            (-size * 0.3, top + 3.2),
        )
        r = 5.7 * size / 10
        cx = AXIS + side * dx + self.mood.gaze
        cy = y - 1.2 + (1 - lid) * 2.5
        seen = [
            (max(-size + 1, min(size - 1, x - AXIS - side * dx)), v)
            for x, v in around(cx, cy, [r] * 28)
        ]
        clear = [(x, min(max(v, top + 0.5), low)) for x, v in seen]
        pic.fill(
            self.placed(poly([(AXIS + side * dx + x, v) for x, v in clear]), EYE), darker(iris, 0.3)
        )
        gaze, mid = self.mood.gaze, AXIS + side * dx
        inner = [(mid + gaze + (x - gaze) * 0.72, cy + 0.7 + (v - cy) * 0.72) for x, v in clear]
        inner = [(x, min(max(v, top + 1.5), low)) for x, v in inner]
        pic.fill(self.placed(poly(inner), EYE), lighter(iris, 0.2))
        pupil = self.spot(cx, cy + 0.2, EYE)
        pic.fill(circle(*pupil, r * 0.43), "#0C0A0B")
        pic.fill(near(*veil), "#180E14", 0.42)
        shine = self.spot(cx - 1.9, max(cy - 2.2, top + 2.3), EYE)
        pic.fill(circle(*shine, 1.75), "#FFFFFF")
        upper = (
            (-size - 0.6, y + 1.4, 1),
            (-size * 0.35, top - 0.2),
            (size * 0.4, top - 0.2),
            (size + 1.6 + lash, y - 1.4 - lash, 1),
            (size * 0.45, top - 2.6 - lash * 0.7),
            (-size * 0.35, top - 2.4 - lash * 0.5),
        )
        pic.fill(near(*upper), "#17100F")
        fold = self.placed(
            spline(
                [
                    (AXIS + side * (dx - size + 1), y - 4),
                    (AXIS + side * dx, top - 4.6),
                    (AXIS + side * (dx + size), y - 5),
                ],
                closed=False,
            ),
            EYE,
        )
        pic.stroke(fold, lit(darker(skin, 0.5), AXIS + side * dx, y), 1.2, 0.8)
        if bags:
            under = strand(
                (AXIS + side * (dx - size + 1), y + 5),
                (AXIS + side * dx, y + 9.5),
                (AXIS + side * (dx + size), y + 5),
                2.4,
            )
            self.flat(under, darker(skin, 0.4), 0.7, z=EYE)

    def brow(self, side: int, color: str, y: float, dx: float, size: float, thick: float) -> None:
        """Add one brow, at the angle of the mood."""
        slope = math.tan(math.radians(self.mood.brow))
        top = y - 13.5 - (self.mood.cock if side > 0 else 0)

        def spot(x: float, up: float) -> Point:
            return AXIS + side * (dx + x), top - x * slope - up

        i, o = -size - 2.5, size + 4.5
        knots: list[Knot] = [
            (*spot(i, -thick * 0.55), 1),
            (*spot(i + 1.5, thick * 0.45), 1),
            spot(o * 0.45, thick * 0.72),
            (*spot(o, -thick * 0.3), 1),
            spot(o * 0.4, -thick * 0.28),
        ]
        d = self.placed(spline(knots), BROW)
        self.pic.fill(d, lit(color if side < 0 else darker(color, 0.2), AXIS + side * 24, y))

    def nose(
        self, skin: str, width: float = 10, low: float = 137, bump: float = 0.0, tip: float = 1.0
    ) -> None:
        """Add the nose: its shaded plane, the lit ridge, wings and nostrils."""
        far = 1 if self.mood.turn >= 0 else -1
        out = bump * far * abs(self.mood.turn)
        root = self.spot(AXIS, 103, BROW)
        hump = self.spot(AXIS + out, 119, 11.5)
        point = self.spot(AXIS, low - 5, NOSE + 2 * tip)
        base = self.spot(AXIS, low + 1.5, NOSE)
        wing_r = self.spot(AXIS + width, low - 2.5, MOUTH)
        wing_l = self.spot(AXIS - width, low - 2.5, MOUTH)
        side_r = self.spot(AXIS + width * 0.55, low - 14, BROW)
        brow_r = self.spot(AXIS + 5, 105, BROW)
        shade = mix(darker(skin, 0.36), "#2A2F58", 0.14)
        low_r = self.spot(AXIS + width * 0.6, low + 1.8, MOUTH + 1)
        tone = lit(shade, AXIS + 8, 124)
        self.pic.fill(
            spline(
                [
                    (*root, 1),
                    (*hump, 1),
                    (*point, 1),
                    (*base, 1),
                    (*low_r, 1),
                    wing_r,
                    (*side_r, 1),
                    (*brow_r, 1),
                ]
            ),
            tone,
            0.92,
        )
        low_l = self.spot(AXIS - width * 0.5, low + 1.6, MOUTH + 1)
        tip_l = self.spot(AXIS - width * 0.45, low - 5, NOSE)
        self.pic.fill(
            spline([(*wing_l,), (*tip_l,), (*base, 1), (*low_l,)]),
            lit(darker(skin, 0.2), 116, 130),
            0.8,
        )
        ridge = [
            (root[0] - 0.5, root[1] + 3),
            hump,
            point,
            (point[0] - 4, point[1] - 1),
            (hump[0] - 4.4, hump[1]),
        ]
        self.pic.fill(poly(ridge), lit(lighter(skin, 0.34), 116, 110), 0.62)
        for side in SIDES:
            hole = self.placed(ellipse(AXIS + side * width * 0.5, low + 0.6, 2.5, 1.5), MOUTH + 2)
            self.pic.fill(hole, darker(skin, 0.74), 0.85)

    def mouth(
        self, skin: str, lip: str = "", width: float = 15, y: float = 152, full: float = 1.0
    ) -> None:
        """Add a closed mouth in the curve of the mood."""
        color = lip or mix(darker(skin, 0.3), "#8E3B36", 0.25)
        up, smirk = self.mood.mouth, self.mood.smirk
        a = self.spot(AXIS - width, y - up + smirk * 0.25, MOUTH - 3)
        b = self.spot(AXIS + width, y - up - smirk, MOUTH - 3)
        m = self.spot(AXIS, y, MOUTH)
        bow = self.spot(AXIS, y - 2.6 * full, MOUTH + 1)
        peaks = [self.spot(AXIS + x, y - 4.4 * full - 0.2 * up, MOUTH) for x in (-4.5, 4.5)]
        low = self.spot(AXIS, y + 6.2 * full, MOUTH)
        dent = self.spot(AXIS, y + 10.5 * full, MOUTH - 1)
        pic = self.pic
        pic.fill(ellipse(*dent, 8.5, 2.2), lit(darker(skin, 0.42), *dent), 0.55)
        lower = spline([(*a, 1), m, (*b, 1), low])
        pic.fill(lower, lit(lighter(color, 0.1), *low))
        shine = spline(
            [(low[0] - 6, low[1] - 3.4), (low[0] - 1, low[1] - 3.9), (low[0] - 1.5, low[1] - 2)]
        )
        pic.fill(shine, lit(lighter(color, 0.42), *low), 0.6)
        upper = spline([(*a, 1), peaks[0], (*bow, 1), peaks[1], (*b, 1), m])
        pic.fill(upper, lit(darker(color, 0.24), *m))
        pic.stroke(spline([a, m, b], closed=False), "#240F10", 2.0)
        for end, way in ((a, -1), (b, 1)):
            pic.fill(circle(end[0] + way * 0.6, end[1], 1.5), lit(darker(skin, 0.5), *end), 0.7)

    def stubble(self, color: str, opacity: float, shape: Sequence[Knot]) -> None:
        """Add a shadow of beard on jaw and lip."""
        w, low = width_at(shape, 132), shape[-1][1]
        outer: list[Knot] = [(k[0] - 1, k[1]) for k in shape if 134 < k[1] and k[0] > 0]
        self.flat(
            sym((0, 141), (14, 140), (w * 0.7, 132), (w - 1, 120, 1), *outer, (0, low - 1)),
            color,
            opacity,
            z=FACE,
        )

    def crease(self, points: Sequence[Point], skin: str, z: float = 8, width: float = 2.2) -> None:
        """Draw a wrinkle, tapered to both ends."""
        a, b, c = points
        self.flat(strand(a, b, c, width), darker(skin, 0.42), 0.85, z=z)


def width_at(shape: Sequence[Knot], y: float) -> float:
    """Return how wide a half outline is at a height."""
    for a, b in zip(shape, shape[1:]):
        if a[1] <= y <= b[1] and b[1] > a[1]:
            return a[0] + (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1])
    return shape[-1][0]


def hollowed(shape: Sequence[Knot], turn: float) -> list[Knot]:
    """Return a half outline as the far side shows it: brow, hollow of the eye, cheekbone."""
    made = [k for k in shape if k[1] < 92]
    for y, out in ((97.0, 1.0), (109.0, -3.2), (123.0, 0.8), (139.0, -1.2)):
        made.append((width_at(shape, y) + out * turn, y))
    return made + [k for k in shape if k[1] > 148]


def goggles(p: Portrait, x: float, y: float, r: float, frame: str, glass: str) -> None:
    """Draw round goggles, pushed up, with the lamp's reflection."""
    for side in SIDES:
        p.add(circle(AXIS + side * x, y, r), frame)
        p.add(circle(AXIS + side * x, y, r * 0.68), glass, (0.4, 0.45), rim=0, shadow=False)
        cx = AXIS + side * x
        p.flat(
            strand(
                (cx - r * 0.5, y + 1), (cx - r * 0.42, y - r * 0.42), (cx + 1, y - r * 0.5), 3.4
            ),
            INK,
            0.9,
            z=8,
        )
        p.flat(ellipse(cx + r * 0.3, y + r * 0.34, 2.2, 1.6), lighter(glass, 0.5), 0.7, z=8)
