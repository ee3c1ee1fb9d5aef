"""The stage of the portraits: a head that turns and one lamp for all of it.

Shapes are written as half outlines of a head seen from the front (offset from the axis x = 128,
height). ``Bust`` turns, tilts and lights each one before it is written, so that a mood is data.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

from svgkit import (
    INK,
    PANEL,
    Knot,
    Point,
    Stop,
    Svg,
    around,
    bounds,
    circle,
    cut,
    darker,
    flatten,
    lighter,
    mapped,
    mix,
    num,
    poly,
    spline,
    symmetric,
    tenths,
    thinned,
    within,
)

AXIS = 128.0
SIDES = (-1, 1)
NECK = 186.0  # height of the pivot of a tilted head
CHIN, COLLAR = 168.0, 210.0  # the head's movement ends between these heights
RIM = 3.0  # width of the cool light at the right edge

# Depth of features: the pixels that they move when the head turns to three quarters.
NOSE, MOUTH, BROW, EYE, FACE, HAIR, EAR = 14.0, 10.0, 9.0, 9.0, 7.0, 4.0, 2.0

Shade = tuple[float, float, float]
# The lamp: shares of red, green and blue at three columns and three rows, warm at the upper left.
COLUMNS, ROWS = (62.0, 128.0, 194.0), (40.0, 124.0, 236.0)
LIGHT: tuple[tuple[Shade, Shade, Shade], ...] = (
    ((1.24, 1.16, 1.00), (1.14, 1.10, 1.03), (0.90, 0.95, 1.07)),
    ((1.16, 1.09, 0.97), (1.06, 1.03, 1.02), (0.76, 0.81, 0.95)),
    ((0.92, 0.90, 0.90), (0.80, 0.81, 0.87), (0.60, 0.65, 0.80)),
)

ARC = around(AXIS, AXIS, [119.0] * 120, 0)
# The area that a bust may cover: the disc below its middle and all above it; or a whole square.
DISC: tuple[Point, ...] = ((9, -20), (247, -20), *(p for p in ARC if p[1] >= AXIS))
WHOLE: tuple[Point, ...] = ((-4, -40), (260, -40), (260, 272), (-4, 272))
Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Crop:
    """The visible part of a portrait: an area of the drawing, its size in pixels, with or without
    the disc behind."""

    frame: tuple[Point, ...]
    box: Box
    size: tuple[int, int]
    disc: bool = False


CROPS = {
    "disc": Crop(DISC, (0, 0, 256, 256), (256, 256), disc=True),
    "square": Crop(WHOLE, (0, 0, 256, 256), (256, 256)),
    "bust": Crop(WHOLE, (20, -6, 216, 270), (512, 640)),
}
_crop = [CROPS["disc"]]
_turned = [False]


@contextmanager
def cropped(name: str) -> Iterator[None]:
    """Let every portrait made inside show what the crop of that name does."""
    _crop.append(CROPS[name])
    try:
        yield
    finally:
        _crop.pop()


@contextmanager
def turned() -> Iterator[None]:
    """Let everybody made inside look to the left, under the same lamp."""
    _turned.append(True)
    try:
        yield
    finally:
        _turned.pop()


@dataclass(frozen=True)
class Mood:
    """The pose of a head and the mood of its face.

    ``turn`` is a share of the three-quarter view, positive to the right; ``roll`` and ``brow`` are
    degrees (a positive brow comes down to the nose); ``lid`` is how far the eyes are open; ``nod``
    lowers the face, ``mouth`` lifts its corners, ``smirk`` the right corner, ``cock`` the right
    brow, ``gaze`` moves the irises to the right, each in pixels.
    """

    turn: float = 0.8
    roll: float = 0.0
    nod: float = 0.0
    brow: float = 4.0
    lid: float = 0.84
    mouth: float = 0.0
    smirk: float = 0.0
    cock: float = 0.0
    gaze: float = 0.8


def sym(*half: Knot) -> str:
    """Return a mirrored shape from its right half."""
    return symmetric(half, AXIS)


def at(side: int, *knots: Knot) -> str:
    """Return a smooth shape on one side of the axis: offsets times `side` (-1 or 1)."""
    moved: list[Knot] = []
    for k in knots:
        x = AXIS + side * k[0]
        moved.append((x, k[1], 1) if len(k) == 3 and k[-1] == 1 else (x, k[1]))
    return spline(moved)


def angular(side: int, *points: Point) -> str:
    """Return a polygon on one side of the axis."""
    return poly([(AXIS + side * x, y) for x, y in points])


def strand(a: Point, b: Point, c: Point, width: float) -> str:
    """Return a lock of hair from `a` past `b` to `c`, pointed at both ends."""
    span = math.hypot(c[0] - a[0], c[1] - a[1]) or 1.0
    dx, dy = -(c[1] - a[1]) / span * width / 2, (c[0] - a[0]) / span * width / 2
    return spline([(*a, 1), (b[0] + dx, b[1] + dy), (*c, 1), (b[0] - dx, b[1] - dy)])


def fur(cx: float, cy: float, rx: float, ry: float, tufts: int, depth: float) -> str:
    """Return a shaggy oval, its tufts swept downward."""
    points: list[Knot] = []
    for i in range(tufts):
        a = 2 * math.pi * i / tufts - math.pi / 2
        tip = a + (0.11 if math.cos(a) >= 0 else -0.11)
        rough = depth * (0.7 + 0.6 * ((i * 7) % 5) / 4)
        points.append((cx + rx * math.cos(a), cy + ry * math.sin(a)))
        mid = a + math.pi / tufts
        out_x = cx + (rx + rough) * math.cos(mid + (tip - a))
        out_y = cy + (ry + rough) * math.sin(mid + (tip - a)) + rough * 0.4
        points.append((out_x, out_y, 1))
    return spline(points)


def offset(d: str, dx: float, dy: float) -> str:
    """Return the path moved, as polygons."""
    return "".join(poly([(x + dx, y + dy) for x, y in piece]) for piece in flatten(d))


def trimmed(d: str) -> str:
    """Return the path, cut to the frame only where it leaves it."""
    frame = _crop[-1].frame
    pieces = flatten(d)
    if _crop[-1].disc:
        out = [p for piece in pieces for p in piece if math.hypot(p[0] - AXIS, p[1] - AXIS) > 118]
        if not out:
            return d
    elif all(-4 <= x <= 260 and -40 <= y <= 272 for piece in pieces for x, y in piece):
        return d
    return within(d, frame, 10)


def _ease(t: float) -> float:
    t = min(1.0, max(0.0, t))
    return t * t * (3 - 2 * t)


def _between(value: float, marks: tuple[float, ...]) -> tuple[int, float]:
    """Return which of the two spans of the light map a value is in, and the share of it."""
    i = 0 if value < marks[1] else 1
    return i, min(1.0, max(0.0, (value - marks[i]) / (marks[i + 1] - marks[i])))


def lit(color: str, x: float, y: float) -> str:
    """Return the color as the lamp shows it at a spot."""
    i, s = _between(x, COLUMNS)
    j, t = _between(y, ROWS)
    channels = []
    for c in range(3):
        top = LIGHT[j][i][c] * (1 - s) + LIGHT[j][i + 1][c] * s
        low = LIGHT[j + 1][i][c] * (1 - s) + LIGHT[j + 1][i + 1][c] * s
        value = int(color[1 + 2 * c : 3 + 2 * c], 16)
        channels.append(min(255, round(value * (top * (1 - t) + low * t))))
    return "#" + "".join(f"{c:02X}" for c in channels)


class Bust:
    """One person under construction. A way of painting sets the shadow of a shape on what is
    behind it, the gleam and width of its lit edge, where light ends and shade is deepest in its
    height, and the stops of the light along the right edge."""

    SHADOW = (3.2, 3.6, "#05070A", 0.42)
    GLEAM, GLEAM_SHARE, LIT_EDGE = "#FFF3DC", 0.9, 2.2
    SLOPE = (0.16, 0.7)
    SECOND_LIGHT: tuple[Stop, ...] = (
        (0, "#8FC0FA", 0.72), (0.6, "#6FA8F0", 0.6), (1, "#4C7CC0", 0.25)
    )  # fmt: skip

    def __init__(self, hue: str, motif: str, mood: Mood = Mood()) -> None:
        self.pic = Svg(256, 256)
        self.hue = hue
        self.mood = mood
        if _turned[-1] and mood.turn > 0:
            self.mood = replace(mood, turn=-mood.turn, roll=-mood.roll, gaze=-mood.gaze)
        self._solid: list[list[Point]] = []
        if _crop[-1].disc:
            self._ground(motif)

    def _ground(self, motif: str) -> None:
        deep = mix(PANEL, self.hue, 0.22)
        mid = mix(PANEL, self.hue, 0.32)
        high = mix(PANEL, self.hue, 0.62)
        self.pic.fill(circle(AXIS, AXIS, 122), mix(PANEL, self.hue, 0.85))
        self.pic.fill(circle(AXIS, AXIS, 118.5), "#0A0D12")
        self.pic.fill(circle(AXIS, AXIS, 115.5), deep)
        for piece in MOTIFS[motif]:
            self.pic.fill(poly(cut(piece, around(AXIS, AXIS, [115.0] * 90, 0))), mid)
        glow = self.pic.radial((92, 84), 104, [(0, high, 0.9), (0.5, high, 0.4), (1, high, 0)])
        self.pic.fill(circle(AXIS, AXIS, 115.5), glow)
        dusk = self.pic.linear((110, 110), (214, 226), [(0, "#05070C", 0), (1, "#05070C", 0.62)])
        self.pic.fill(circle(AXIS, AXIS, 115.5), dusk)

    def text(self) -> str:
        """Return the finished file."""
        self._edge()
        crop = _crop[-1]
        text = self.pic.text()
        box = " ".join(num(v) for v in crop.box)
        head = f'viewBox="{box}" width="{crop.size[0]}" height="{crop.size[1]}"'
        return tenths(re.sub(r'viewBox="[^"]*" width="\d+" height="\d+"', head, text, count=1))

    # --- turning -----------------------------------------------------------------------------

    def spot(self, x: float, y: float, depth: float) -> Point:
        """Return where a point of the front view comes to; `depth` is its way in a full turn."""
        mood = self.mood
        held = 1 - _ease((y - CHIN) / (COLLAR - CHIN))  # 1 for the head, 0 for the body
        u = x - AXIS
        side = max(-1.0, min(1.0, u / 20))
        narrow = 1 - mood.turn * side * (0.16 * held + 0.07 * (1 - held))
        to_x = u * narrow + mood.turn * depth * held
        to_y = y + mood.nod * depth / NOSE * held - mood.turn * u * 0.035 * (1 - held)
        a = math.radians(mood.roll) * held
        over = to_y - NECK
        return (
            AXIS + to_x * math.cos(a) - over * math.sin(a),
            NECK + to_x * math.sin(a) + over * math.cos(a),
        )

    def placed(self, d: str, depth: float | None = None) -> str:
        """Return a path of the front view as it is seen; without a depth, one that its place on
        the head suggests."""
        whole = self._depth(d) if depth is None else depth
        wide = False
        if depth is None:
            x0, y0, x1, y1 = bounds(d)
            wide = x1 - x0 > 44 and whole > HAIR and x0 < AXIS - 12 and x1 > AXIS + 12

        def seen(x: float, y: float) -> Point:
            return self.spot(x, y, self._bulge(abs(x - AXIS), y) if wide else whole)

        return mapped(d, seen)

    def _depth(self, d: str) -> float:
        x0, y0, x1, y1 = bounds(d)
        if x1 - x0 > 66 and y1 - y0 > 58:
            return HAIR  # the outline of a skull, a helmet, a hood
        middle = abs((x0 + x1) / 2 - AXIS)
        return self._bulge(middle, (y0 + y1) / 2)

    @staticmethod
    def _bulge(off: float, y: float) -> float:
        high = 2 + 9 * max(0.0, 1 - (off / 56) ** 2)
        return 3 + (high - 3) * _ease((y - 26) / 34)

    # --- painting ----------------------------------------------------------------------------

    def add(
        self,
        d: str,
        color: str,
        tones: tuple[float, float] = (0.14, 0.3),
        split: tuple[float, float] = (0.36, 0.66),
        rim: float = 0.55,
        shadow: bool = True,
        z: float | None = None,
    ) -> None:
        """Add a lit shape: light, base and dark bands from left to right, a light edge, a
        shadow."""
        d = self.placed(d, z)
        x0, y0, x1, y1 = bounds(d)
        if shadow:
            right, down, hue, share = self.SHADOW
            self.pic.fill(trimmed(offset(d, right, down)), hue, share)
        if rim > 0:
            gleam = mix(color, self.GLEAM, rim * self.GLEAM_SHARE)
            self.pic.fill(self._lit_edge(d), lit(gleam, (x0 + x1) / 2 - 20, (y0 + y1) / 2 - 20))
        high = y1 - y0
        a, b = (x0, y0 + high * self.SLOPE[0]), (x1, y0 + high * self.SLOPE[1])
        glow = tones[0] * min(1.0, 0.35 + int(color[3:5], 16) / 110)  # black stays black
        bands = self._bands(color, (glow, tones[1]), split, a, b)
        kept = trimmed(d)
        self.pic.fill(kept, self.pic.linear(a, b, bands))
        if shadow and max(x1 - x0, high) > 18:
            self._solid += flatten(kept)

    def _bands(
        self, color: str, tones: tuple[float, float], split: tuple[float, float], a: Point, b: Point
    ) -> list[Stop]:
        """Return the bands of a shape from light at `a` to shade at `b`, as the lamp shows them."""
        seen = ((0.0, split[0], lighter(color, tones[0])), (split[0] + 0.012, split[1], color),
                (split[1] + 0.012, 1.0, darker(color, tones[1])))  # fmt: skip
        return [
            (share, lit(tone, a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share), 1.0)
            for start, end, tone in seen
            for share in (start, end)
        ]

    def _lit_edge(self, d: str) -> str:
        """Return the light edge of a shape, which is then drawn over it."""
        return trimmed(offset(d, -self.LIT_EDGE, -self.LIT_EDGE))

    def flat(self, d: str, color: str, opacity: float = 1.0, z: float | None = None) -> None:
        """Add a plain shape; white glints shine at full strength."""
        d = self.placed(d, z)
        x0, y0, x1, y1 = bounds(d)
        tone = color if color == INK else lit(color, (x0 + x1) / 2, (y0 + y1) / 2)
        self.pic.fill(trimmed(d), tone, opacity)

    def pair(self, color: str, *knots: Knot) -> None:
        """Add a plain smooth shape on both sides, the right one a little darker."""
        self.flat(at(-1, *knots), color)
        self.flat(at(1, *knots), darker(color, 0.2))

    def line(
        self, points: Sequence[Point], color: str, width: float, z: float | None = None
    ) -> None:
        """Draw a line; keep it inside the disc."""
        d = self.placed(spline(list(points), closed=False), z)
        x0, y0, x1, y1 = bounds(d)
        self.pic.stroke(d, lit(color, (x0 + x1) / 2, (y0 + y1) / 2), width)

    def lamp(self, x: float, y: float, r: float, color: str, z: float | None = None) -> None:
        """Add a glowing eye or light."""
        depth = self._bulge(abs(x - AXIS), y) if z is None else z
        x, y = self.spot(x, y, depth)
        halo = self.pic.radial(
            (x, y), r * 2.6, [(0, color, 0.8), (0.45, color, 0.3), (1, color, 0)]
        )
        self.pic.fill(circle(x, y, r * 2.6), halo)
        self.pic.fill(circle(x, y, r), color)
        self.pic.fill(circle(x - r * 0.25, y - r * 0.25, r * 0.45), lighter(color, 0.75))

    def _edge(self) -> None:
        """Add the second light along the right edge of all that is solid: what a copy moved to the
        left would leave bare."""
        paint = self.pic.linear((AXIS, 20), (AXIS, 262), self.SECOND_LIGHT)
        run: list[Point] = []
        for step in range(-20 * 2, 264 * 2):
            y = step / 2 + 0.13
            x = self._right_end(y)
            if run and (x is None or abs(x - run[-1][0]) > 5):
                self._band(run, paint)
                run = []
            if x is not None:
                run.append((x, y))
        self._band(run, paint)

    def _right_end(self, y: float) -> float | None:
        ends = []
        for piece in self._solid:
            for i, (x1, y1) in enumerate(piece):
                x0, y0 = piece[i - 1]
                if (y0 > y) != (y1 > y):
                    ends.append(x0 + (x1 - x0) * (y - y0) / (y1 - y0))
        return max(ends, default=None)

    def _band(self, run: list[Point], paint: str) -> None:
        if len(run) < 8:
            return
        if _crop[-1].disc:
            run = [p for p in run if math.hypot(p[0] - AXIS, p[1] - AXIS) < 116 or p[1] < AXIS]
            if len(run) < 8:
                return
        last = len(run) - 1
        inner = [
            (x - RIM * min(1.0, 5 * min(i, last - i) / last), y) for i, (x, y) in enumerate(run)
        ]
        self.pic.fill(poly(thinned(run) + thinned(inner)[::-1]), paint)

    # --- body --------------------------------------------------------------------------------

    def torso(self, color: str, width: float = 90, top: float = 184) -> None:
        """Add shoulders down to the edge of the disc."""
        half: list[Knot] = [
            (0, top),
            (24, top),
            (width * 0.66, top + 12),
            (width, top + 34),
            (width + 12, 270, 1),
            (0, 270),
        ]
        self.add(sym(*half), color)

    def opening(self, color: str, width: float = 22, low: float = 236) -> None:
        """Add a shirt in the V of a coat."""
        self.add(sym((0, 182, 1), (width, 180, 1), (0, low, 1)), color, rim=0, shadow=False)

    def lapels(self, color: str, width: float = 26, low: float = 240) -> None:
        """Add coat lapels on both sides of the opening."""
        for side in SIDES:
            tone = lighter(color, 0.1) if side < 0 else darker(color, 0.22)
            self.add(
                angular(
                    side, (width - 6, 172), (width + 16, 184), (width + 20, 206), (3, low + 18)
                ),
                tone,
                rim=0.35,
            )

    def collar(self, color: str, width: float = 34, top: float = 164) -> None:
        """Add a standing collar, open in front."""
        for side in SIDES:
            tone = lighter(color, 0.06) if side < 0 else darker(color, 0.25)
            self.add(
                angular(
                    side,
                    (width, top),
                    (width + 10, top + 20),
                    (width + 4, 214),
                    (6, 212),
                    (16, 190),
                ),
                tone,
                rim=0.4,
            )

    def pads(self, color: str, x: float = 82, y: float = 214, w: float = 26, h: float = 22) -> None:
        """Add shoulder plates."""
        for side in SIDES:
            self.add(
                at(
                    side,
                    (x - w, y - h + 4),
                    (x, y - h),
                    (x + w, y + 4),
                    (x + w + 4, y + h + 14, 1),
                    (x - w - 2, y + h - 2, 1),
                ),
                color if side < 0 else darker(color, 0.15),
            )


def _rays() -> list[list[Point]]:
    rays: list[list[Point]] = []
    for i in range(12):
        a, b = math.radians(i * 30 - 8), math.radians(i * 30 + 8)
        rays.append(
            [
                (AXIS, 118),
                (AXIS + 200 * math.cos(a), 118 + 200 * math.sin(a)),
                (AXIS + 200 * math.cos(b), 118 + 200 * math.sin(b)),
            ]
        )
    return rays


def _slashes() -> list[list[Point]]:
    return [[(x, 0), (x + 20, 0), (x - 90, 256), (x - 110, 256)] for x in range(20, 360, 42)]


MOTIFS: dict[str, list[list[Point]]] = {
    "rays": _rays(),
    "slashes": _slashes(),
    "sun": [around(128, 108, [92.0] * 48, 0)],
    "hex": [around(128, 116, [104.0] * 6, -90)],
    "moon": [around(176, 84, [66.0] * 48, 0)],
    "horizon": [[(0, 150), (256, 118), (256, 256), (0, 256)]],
    "burst": [around(128, 116, [118.0, 84.0] * 10, -90)],
    "diamond": [[(128, -6), (250, 116), (128, 238), (6, 116)]],
}
