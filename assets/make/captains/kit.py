"""Brushes for the scenes on the cards of the second game: flat planes under one hard lamp.

A scene is 320 x 200. It has five tones of one strong hue, from ink to cream, a half tone for
what is far, and a second color for shadows, which are printed twice, a little apart. Light comes
from the upper left and has an edge: a shape is dark, and the part turned to the lamp is light.
Shapes are written as text for ``svgkit.py``, and anything that begins with M is a finished path.
"""

from __future__ import annotations

import math
import random
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from svgkit import (
    Point,
    Svg,
    around,
    bend,
    circle,
    clipped,
    curve,
    ellipse,
    flatten,
    mapped,
    num,
    pairs,
    poly,
    shape,
    tenths,
    track,
)

WIDE, HIGH = 320, 200
LAMP = (-0.83, -0.56)
"""direction to the lamp"""
KEYS = "kndmlca"
"""ink, night, deep, the strong hue, light, cream, and the second color of shadows"""
PALETTES = {
    "vermilion": "1C1020 43152A 85202C D8432B F0A04E F6E6C2 1F8A8C",
    "ember": "170B16 300F1E 6E1622 C42E1E FF8E3C FFE3A4 46307A",
    "orange": "1C1020 4A1B30 A2372C E8772E F6BA5C FBEBC6 5A2658",
    "brass": "1C1020 38241E 745022 C99A3B EBCA70 F9EDCC D8432B",
    "olive": "1C1020 2A2A20 57592C 96923F D0C476 F6EDC9 D8432B",
    "mint": "1C1020 17343A 276860 4FA588 A3D4AA F6EFCF D8432B",
    "teal": "1C1020 14293A 11535E 1F8A8C 72C4B2 F3E3BF D8432B",
    "night": "130D1E 1B1E3A 244270 3F7CA0 90C6C6 F3E3BF D8432B",
    "ice": "1A1430 31466A 5F8FA6 98C4C8 CBE3D6 FBF5E2 D8432B",
    "violet": "160E24 2B1D48 483276 7A54AC BA9ED4 F3E3BF E0A63B",
    "plum": "1C1020 351A3E 602A5E 9C3F72 DE9088 F6E4C4 1F8A8C",
    "rose": "1C1020 4A1838 8F2748 DB5B62 F3A68E F9E9CE 1F8A8C",
    "ash": "1C1020 332C3C 5C505E 918278 CBB99C F3E6C8 D8432B",
    "cream": "2A1830 6E3E3C B4743E DFB068 EDD39E F9F0DA 1F8A8C",
}


class Matrix:
    """A map of the plane: x' = a x + c y + e, y' = b x + d y + f."""

    def __init__(self, *values: float) -> None:
        self.v = values or (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

    def spot(self, x: float, y: float) -> Point:
        a, b, c, d, e, f = self.v
        return a * x + c * y + e, b * x + d * y + f

    def path(self, d: str) -> str:
        """Return the path with every point mapped."""
        return mapped(d, self.spot)

    def after(self, inner: Matrix) -> Matrix:
        """Return the map that does ``inner`` first."""
        a, b, c, d, e, f = self.v
        g, h, i, j, k, m = inner.v
        made = (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j)
        return Matrix(*made, a * k + c * m + e, b * k + d * m + f)

    @property
    def scale(self) -> float:
        a, b, c, d, _, _ = self.v
        return math.sqrt(abs(a * d - b * c))


def placed(x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False) -> Matrix:
    """Return the map that turns, scales, mirrors and moves the origin to (x, y)."""
    c, s = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
    way = -1 if flip else 1
    return Matrix(c * way, s * way, -s, c, x, y)


def kept_side(points: Sequence[Point], a: Point, b: Point, dark: bool = False) -> list[Point]:
    """Return the part of a polygon at the lamp's side of the line through a and b, or the rest,
    which reaches a little under it, so that no seam is seen."""
    nx, ny = a[1] - b[1], b[0] - a[0]
    long = math.hypot(nx, ny) * (-1 if nx * LAMP[0] + ny * LAMP[1] < 0 else 1) or 1
    nx, ny, under = nx / long, ny / long, 0.0
    if dark:
        nx, ny, under = -nx, -ny, 0.7
    return clipped(points, lambda p: (p[0] - a[0]) * nx + (p[1] - a[1]) * ny + under)


def round_hull(cx: float, cy: float, rx: float, ry: float = 0, count: int = 40) -> list[Point]:
    """Return a circle or an ellipse as a polygon to cut by."""
    return [(cx + x * rx, cy + y * (ry or rx)) for x, y in around(0, 0, [1] * count)]


def limb(a: Point, b: Point, first: float, last: float) -> str:
    """Return a tapered bar with round ends from a to b; ``first`` and ``last`` are its widths."""
    way = math.atan2(b[1] - a[1], b[0] - a[0])
    spots = []
    for (x, y), r, turn in ((a, first / 2, math.pi / 2), (b, last / 2, -math.pi / 2)):
        count = 4 if r > 1.8 else 2
        for step in range(count + 1):
            at = way + turn + math.pi * step / count
            spots.append((x + r * math.cos(at), y + r * math.sin(at)))
    return poly(spots)


def smooth(points: Sequence[Point], steps: int = 6) -> list[Point]:
    """Return a smooth line through the points."""
    made = [points[0]]
    for i in range(len(points) - 1):
        p0, p1, p2 = points[max(0, i - 1)], points[i], points[i + 1]
        p3 = points[min(len(points) - 1, i + 2)]
        for step in range(1, steps + 1):
            t = step / steps
            made.append((_through(p0[0], p1[0], p2[0], p3[0], t),
                         _through(p0[1], p1[1], p2[1], p3[1], t)))  # fmt: skip
    return made


def _through(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t
        + (3 * b - a - 3 * c + d) * t**3
    )  # fmt: skip


def ribbon(
    points: Sequence[Point], widths: Sequence[float], low: float = -1, up: float = 1, steps: int = 6
) -> str:
    """Return a band along a smooth line, ``widths`` from its start to its end; ``low`` and ``up``
    say which part of its width, from -1 to 1."""
    line = smooth(points, steps)
    one, two = [], []
    for i, (x, y) in enumerate(line):
        before, after = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        span = math.hypot(dx, dy) or 1
        at = i / (len(line) - 1) * (len(widths) - 1)
        k = min(int(at), len(widths) - 2)
        wide = (widths[k] + (widths[k + 1] - widths[k]) * (at - k)) / 2
        one.append((x - dy / span * wide * low, y + dx / span * wide * low))
        two.append((x - dy / span * wide * up, y + dx / span * wide * up))
    return poly(one + two[::-1])


class Scene(Svg):
    """A picture on a card. Tones are letters of ``KEYS``."""

    def __init__(self, palette: str, **own: str) -> None:
        super().__init__(WIDE, HIGH)
        colors = ["#" + each for each in PALETTES[palette].split()]
        self.tones = dict(zip(KEYS, colors, strict=True)) | own
        self._now = Matrix()
        self._base: list[str] = []  # what throws shadows

    # --- placing ---

    @contextmanager
    def at(
        self, x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False
    ) -> Iterator[None]:
        """Draw what follows around (x, y), scaled, turned and mirrored. The lamp stays."""
        before = self._now
        self._now = before.after(placed(x, y, scale, turn, flip))
        yield
        self._now = before

    @contextmanager
    def shadow(
        self, dx: float = 5, dy: float = 4, base: float | None = None,
        tones: str = "ka", lean: float = 0.7, flat: float = 0.2,
    ) -> Iterator[None]:  # fmt: skip
        """Lay the shadow of what follows under it, in two colors: on a wall behind it, or from
        the line ``base`` on along the floor."""
        start, body = len(self._base), len(self._body)
        yield
        cast = Matrix(1, 0, 0, 1, dx, dy)
        if base is not None:
            cast = Matrix(1, 0, -lean, -flat, lean * base, base + flat * base)
        paths = "".join(cast.path(d) for d in self._base[start:])
        aside = Matrix(1, 0, 0, 1, 2.5, 1.2 if base is None else 0.8)
        made = [f'<path fill="{self.tones[tones[0]]}" d="{paths}"/>']
        if len(tones) > 1:
            made.insert(0, f'<path fill="{self.tones[tones[1]]}" d="{aside.path(paths)}"/>')
        self._body[body:body] = made

    # --- flat shapes ---

    def flat(self, d: str, tone: str, base: bool = True) -> None:
        """Fill a shape with a tone; ``base`` is False for details that throw no
        shadow."""
        if d:
            self._put(self._now.path(shape(d)), tone, base)

    def _put(self, d: str, tone: str, base: bool) -> None:
        if not d:
            return
        if base:
            self._base.append(d)
        rule = ' fill-rule="evenodd"' if d.count("M") > 1 else ""
        self._body.append(f'<path{rule} fill="{self.tones.get(tone, tone)}" d="{d}"/>')

    def on(self, d: str, tone: str) -> None:
        """Fill a detail, which throws no shadow."""
        self.flat(d, tone, base=False)

    def line(self, d: str, tone: str, width: float, cap: str = "round") -> None:
        """Draw a line: points with commas make it smooth."""
        if not d.startswith("M"):
            d = curve(d) if "," in d else track(d)
        self.stroke(self._now.path(d), self.tones.get(tone, tone), width * self._now.scale, cap=cap)

    # --- lit shapes ---

    def lit(self, d: str, tones: str, share: float = 0.5, edge: str = "") -> None:
        """Draw a shape in the first tone, and its part toward the lamp in the second: up to a
        ``share`` of its depth, or up to the line ``edge`` ("x y x y")."""
        path = self._now.path(shape(d))
        if len(tones) < 2:
            self._put(path, tones[0], True)
            return
        spots = flatten(path, 6)
        if edge:
            a, b = (self._now.spot(*each) for each in pairs(edge))
        else:
            depth = [-(x * LAMP[0] + y * LAMP[1]) for part in spots for x, y in part]
            at = min(depth) + (max(depth) - min(depth)) * share
            a = -LAMP[0] * at, -LAMP[1] * at
            b = a[0] - LAMP[1], a[1] + LAMP[0]
        self._base.append(path)
        for dark, tone in ((True, tones[0]), (False, tones[1])):
            parts = [kept_side(part, a, b, dark) for part in spots]
            self._put("".join(poly(part) for part in parts if len(part) > 2), tone, False)

    def ball(self, cx: float, cy: float, r: float, tones: str, share: float = 0.42) -> None:
        """Draw a ball: its dark side, its day, and with a third tone a gleam."""
        self.oval(cx, cy, r, r, tones, share)

    def oval(
        self, cx: float, cy: float, rx: float, ry: float, tones: str, share: float = 0.42
    ) -> None:
        """Draw an egg lit like a ball."""
        self.flat(ellipse(cx, cy, rx, ry), tones[0])
        self._body.append(
            f'<path fill="{self.tones[tones[1]]}" d="{self._day(cx, cy, rx, ry, share)}"/>'
        )
        if len(tones) > 2:
            spot = ellipse(cx - rx * 0.42, cy - ry * 0.45, rx * 0.2, ry * 0.17)
            self.on(spot, tones[2])

    def _day(self, cx: float, cy: float, rx: float, ry: float, share: float) -> str:
        """Return the part of an egg that another, as large and nearer to the lamp, covers."""
        a, b, _, _, _, _ = self._now.v
        x, y = self._now.spot(cx, cy)
        rx, ry = rx * self._now.scale + 0.3, ry * self._now.scale + 0.3
        turn = math.atan2(b, a)
        c, s = math.cos(turn), math.sin(turn)
        dx, dy = LAMP[0] * share * min(rx, ry) * 1.2, LAMP[1] * share * min(rx, ry) * 1.2
        u, v = (c * dx + s * dy) / rx, (c * dy - s * dx) / ry
        far = math.hypot(u, v)
        half = math.sqrt(max(0, 1 - far * far / 4)) / far
        ends = []
        for way in (1, -1):
            i, j = (u / 2 - v * half * way) * rx, (v / 2 + u * half * way) * ry
            ends.append(f"{num(x + c * i - s * j)} {num(y + s * i + c * j)}")
        arc = f"A{num(rx)} {num(ry)} {num(math.degrees(turn))} 0 0 "
        return f"M{ends[0]}{arc}{ends[1]}{arc}{ends[0]}Z"

    def limb(
        self, x: float, y: float, u: float, v: float, w1: float, w2: float, tones: str
    ) -> None:
        """Draw a tapered bar with round ends, its half toward the lamp in the second tone."""
        self.flat(limb((x, y), (u, v), w1, w2), tones[0])
        if len(tones) < 2:
            return
        a, b = self._now.spot(x, y), self._now.spot(u, v)
        long = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
        nx, ny = (a[1] - b[1]) / long, (b[0] - a[0]) / long
        if nx * LAMP[0] + ny * LAMP[1] < 0:
            nx, ny = -nx, -ny
        k = self._now.scale
        one = (a[0] + nx * w1 * k * 0.29, a[1] + ny * w1 * k * 0.29)
        two = (b[0] + nx * w2 * k * 0.29, b[1] + ny * w2 * k * 0.29)
        self._put(limb(one, two, w1 * k * 0.48, w2 * k * 0.48), tones[1], False)

    def band(
        self, points: Sequence[Point], widths: Sequence[float], tones: str, part: float = 0,
        steps: int = 6,
    ) -> None:  # fmt: skip
        """Draw a band along a smooth line; its left part, up to ``part`` of its width, in the
        second tone."""
        self.flat(ribbon(points, widths, steps=steps), tones[0])
        if len(tones) > 1:
            self.on(ribbon(points, widths, part, 1, steps), tones[1])

    def box(self, x: float, y: float, w: float, h: float, tones: str, depth: float = 0) -> None:
        """Draw a block: front, then a lit top and a dark right side if it has a depth."""
        self.flat(f"{x} {y} {x + w} {y} {x + w} {y + h} {x} {y + h}", tones[1])
        if depth:
            side = (
                f"{x + w} {y} {x + w + depth} {y - depth * 0.6} {x + w + depth}"
                f" {y + h - depth * 0.6}"
            )
            self.flat(f"{side} {x + w} {y + h}", tones[0])
            top = f"{x} {y} {x + depth} {y - depth * 0.6} {x + w + depth} {y - depth * 0.6}"
            self.flat(f"{top} {x + w} {y}", tones[-1])

    def pillar(self, x: float, y: float, w: float, h: float, tones: str) -> None:
        """Draw a round column: shade, light, and with a third tone a gleam."""
        self.flat(f"{x} {y} {x + w} {y} {x + w} {y + h} {x} {y + h}", tones[0])
        self.on(f"{x} {y} {x + w * 0.55} {y} {x + w * 0.55} {y + h} {x} {y + h}", tones[1])
        if len(tones) > 2:
            a, b = x + w * 0.12, x + w * 0.26
            self.on(f"{a} {y} {b} {y} {b} {y + h} {a} {y + h}", tones[2])

    # --- skies ---

    def ground(self, tone: str) -> None:
        """Fill the picture."""
        self._body.append(f'<path fill="{self.tones[tone]}" d="M-4 -4L324 -4L324 204L-4 204Z"/>')

    def stars(
        self, seed: int, count: int, tone: str, box: tuple[float, ...] = (0, 0, 320, 200),
        large: int = 0,
    ) -> None:  # fmt: skip
        """Scatter stars; the ``large`` ones have four long points."""
        stream, made = random.Random(seed), []
        for n in range(count):
            x, y = stream.uniform(box[0], box[2]), stream.uniform(box[1], box[3])
            r = stream.uniform(3, 6) if n < large else stream.uniform(0.5, 1.1)
            made.append(poly(around(x, y, [r, r * 0.16] * 4 if n < large else [r] * 4)))
        self._body.append(f'<path fill="{self.tones[tone]}" d="{"".join(made)}"/>')

    def rays(
        self, cx: float, cy: float, count: int, tone: str, share: float = 0.5, turn: float = 0,
        near: float = 0, far: float = 420,
    ) -> None:  # fmt: skip
        """Draw a sunburst: ``count`` wedges, each a ``share`` of its step wide."""
        made, step = [], 360 / count
        for n in range(count):
            a, b = math.radians(turn + n * step), math.radians(turn + (n + share) * step)
            made.append(
                poly([
                    (cx + near * math.cos(a), cy + near * math.sin(a)),
                    (cx + far * math.cos(a), cy + far * math.sin(a)),
                    (cx + far * math.cos(b), cy + far * math.sin(b)),
                    (cx + near * math.cos(b), cy + near * math.sin(b)),
                ])
            )  # fmt: skip
        self._put(self._now.path("".join(made)), tone, False)

    def discs(self, cx: float, cy: float, radii: Sequence[float], tones: str) -> None:
        """Draw discs inside one another, the largest first."""
        for r, tone in zip(radii, tones, strict=True):
            self.on(circle(cx, cy, r), tone)

    def ring(self, cx: float, cy: float, rx: float, ry: float, width: float, tone: str,
             start: float = 0, end: float = 360, turn: float = 0) -> None:  # fmt: skip
        """Draw an elliptic band from one angle to another, tapered like a planet's ring."""
        outer, inner = [], []
        count = max(6, round((end - start) / 9))
        for n in range(count + 1):
            at = math.radians(start + (end - start) * n / count)
            c, s = math.cos(at), math.sin(at)
            outer.append((c * rx, s * ry))
            inner.append((c * (rx - width), s * (ry - width * ry / rx)))
        with self.at(cx, cy, turn=turn):
            self.on(poly(outer + inner[::-1]), tone)

    def text(self) -> str:
        """Return the finished file, its paths as short as one decimal allows."""
        found = re.sub(r' d="([^"]*)"', lambda d: f' d="{_packed(d[1])}"', super().text())
        return tenths(found)


def _short(value: float) -> str:
    return num(round(value, 1))


PAIR = r"(-?[\d.]+) (-?[\d.]+)"
ROUND = re.compile(rf"M{PAIR}" + rf"C{PAIR} {PAIR} {PAIR}" * 4 + "Z")


def _as_arcs(found: re.Match[str]) -> str:
    """Return a circle, or an ellipse that is not turned, as two arcs."""
    v = [float(each) for each in found.groups()]
    spots = [(v[0], v[1]), (v[6], v[7]), (v[12], v[13]), (v[18], v[19])]
    cx, cy = (spots[0][0] + spots[2][0]) / 2, (spots[0][1] + spots[2][1]) / 2
    rx = math.hypot(spots[0][0] - cx, spots[0][1] - cy)
    ry = math.hypot(spots[1][0] - cx, spots[1][1] - cy)
    bulge = math.hypot(v[2] - v[0], v[3] - v[1]) / (ry or 1)
    plain = abs(spots[0][1] - cy) < 0.05 and abs(spots[1][0] - cx) < 0.05
    same = math.hypot(v[24] - v[0], v[25] - v[1]) < 0.05 and abs(bulge - 0.5523) < 0.02
    if not same or not (plain or abs(rx - ry) < 0.05):
        return found[0]
    left, right = f"{num(cx - rx)} {num(cy)}", f"{num(cx + rx)} {num(cy)}"
    arc = f"A{num(rx)} {num(ry)} 0 1 1 "
    return f"M{right}{arc}{left}{arc}{right}Z"


def _packed(d: str) -> str:
    """Return a path with one decimal and steps from point to point."""
    made: list[str] = []
    at, start, last = (0.0, 0.0), (0.0, 0.0), ""
    d = ROUND.sub(_as_arcs, d)
    for command, numbers in re.findall(r"([MLCAZ])([^MLCAZ]*)", d):
        v = [float(each) for each in numbers.split()]
        if command == "Z":
            made.append("z")
            at, last = start, "z"
            continue
        spots = [(round(x, 1), round(y, 1)) for x, y in zip(v[-2::-2], v[::-2], strict=False)][::-1]
        if command == "M":
            made.append(f"M{_short(spots[0][0])} {_short(spots[0][1])}")
            at = start = spots[0]
            last = "M"
            continue
        if command == "L" and spots[0] == at:
            continue
        head = v[:5] if command == "A" else []
        steps = [*head, *(c - b for s in spots[-1 if head else 0 :] for c, b in zip(s, at))]
        words = ""
        for each in steps:
            word = _short(each)
            words += word if word[0] == "-" or not words else " " + word
        key = command.lower()
        made.append((" " if words[0] != "-" else "") + words if last == key else key + words)
        at, last = spots[-1], key
    return "".join(made)


def lens(x: float, y: float, u: float, v: float, fat: float) -> str:
    """Return a leaf from one point to another."""
    dx, dy = u - x, v - y
    mx, my = (x + u) / 2, (y + v) / 2
    return bend(
        f"{x} {y}!, {mx - dy * fat} {my + dx * fat}, {u} {v}!, {mx + dy * fat} {my - dx * fat}"
    )
