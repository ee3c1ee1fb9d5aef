"""The drawing kit of all art: colors, paths, and SVG that SDL_image's small parser (nanosvg) draws
correctly.

That parser supports paths, strokes, group transforms, opacity and gradients in user space. It drops
text, use, clipPath, mask and filter, so shapes are cut here, in Python, before they are written.
All numbers are rounded, so that the same script always writes the same bytes. Shapes may be written
as text: `"x y x y ..."` has straight edges, `"x y, x y!, ..."` is smooth but for the corners, which
have an exclamation mark.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

Point = tuple[float, float]
Knot = tuple[float, float] | tuple[float, float, int]  # a third element of 1 makes a corner
Stop = tuple[float, str, float]  # offset 0 to 1, color, opacity

PANEL = "#10151C"
INK = "#F2F2F2"
MUTED = "#9AA7B4"
GOLD = "#D9C48E"
TEAL = "#4FC3C7"
VERMILION = "#D55E00"
SKY = "#56B4E9"
YELLOW = "#F0E442"
HUTT = "#9BB447"
IMPERIAL = "#C8D0DA"
REBEL = "#E4663A"
SYNDICATE = "#C9A227"
FACTIONS = {"hutt": HUTT, "imperial": IMPERIAL, "rebel": REBEL, "syndicate": SYNDICATE}


# --- colors and numbers -------------------------------------------------------------------------


def mix(a: str, b: str, t: float) -> str:
    """Return the color a share `t` (0 to 1) of the way from `a` to `b`, both `#RRGGBB`."""
    pairs = zip(_channels(a), _channels(b))
    return "#" + "".join(f"{round(x + (y - x) * t):02X}" for x, y in pairs)


def lighter(colour: str, t: float) -> str:
    """Return `colour` moved a share `t` toward white."""
    return mix(colour, "#FFFFFF", t)


def darker(colour: str, t: float) -> str:
    """Return `colour` moved a share `t` toward the cool near-black of the panels."""
    return mix(colour, "#070A10", t)


def num(value: float) -> str:
    """Format a number with at most two decimals and no trailing zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def tenths(text: str) -> str:
    """Return the text with its numbers rounded to tenths of a unit: finer than any pixel."""
    return re.sub(r"\d+\.\d+", lambda found: num(round(float(found[0]), 1)), text)


def _channels(colour: str) -> tuple[int, int, int]:
    if len(colour) != 7 or colour[0] != "#":
        raise ValueError(f"colour {colour!r}: expected #RRGGBB")
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


# --- path data -----------------------------------------------------------------------------------


def poly(points: Iterable[Point]) -> str:
    """Return a closed polygon."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def ellipse(cx: float, cy: float, rx: float, ry: float) -> str:
    """Return a closed ellipse of four curves."""
    kx, ky = rx * 0.5523, ry * 0.5523
    curves = [
        (cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry),
        (cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy),
        (cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry),
        (cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy),
    ]
    body = "".join("C" + " ".join(num(v) for v in curve) for curve in curves)
    return f"M{num(cx + rx)} {num(cy)}{body}Z"


def circle(cx: float, cy: float, r: float) -> str:
    """Return a closed circle."""
    return ellipse(cx, cy, r, r)


def rect(x: float, y: float, w: float, h: float, r: float = 0) -> str:
    """Return a rectangle, its corners rounded by `r`."""
    if r <= 0:
        return poly([(x, y), (x + w, y), (x + w, y + h), (x, y + h)])
    k = r * 0.4477
    x2, y2 = x + w, y + h
    corners = [
        ((x2 - r, y), (x2 - k, y, x2, y + k, x2, y + r)),
        ((x2, y2 - r), (x2, y2 - k, x2 - k, y2, x2 - r, y2)),
        ((x + r, y2), (x + k, y2, x, y2 - k, x, y2 - r)),
        ((x, y + r), (x, y + k, x + k, y, x + r, y)),
    ]
    body = "".join(
        f"L{num(px)} {num(py)}C" + " ".join(num(v) for v in curve) for (px, py), curve in corners
    )
    return f"M{num(x + r)} {num(y)}{body}Z"


def around(cx: float, cy: float, radii: Sequence[float], turn: float = -90) -> list[Point]:
    """Return points at equal angles around a center, the radii given in order; `turn` in
    degrees."""
    step = 360 / len(radii)
    return [
        (
            cx + r * math.cos(math.radians(turn + i * step)),
            cy + r * math.sin(math.radians(turn + i * step)),
        )
        for i, r in enumerate(radii)
    ]


def ngon(cx: float, cy: float, r: float, sides: int, turn: float = -90) -> str:
    """Return a regular polygon, its first corner at `turn` degrees."""
    return poly(around(cx, cy, [r] * sides, turn))


def star(cx: float, cy: float, outer: float, inner: float, tips: int, turn: float = -90) -> str:
    """Return a star with `tips` points."""
    return poly(around(cx, cy, [outer, inner] * tips, turn))


def spline(knots: Sequence[Knot], closed: bool = True) -> str:
    """Return a smooth curve through the knots; a knot `(x, y, 1)` is a corner."""
    count = len(knots)
    pts = [(k[0], k[1]) for k in knots]
    corner = [len(k) == 3 and k[-1] == 1 for k in knots]
    if not closed:
        corner[0] = corner[-1] = True
    parts = [f"M{num(pts[0][0])} {num(pts[0][1])}"]
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        a, b = pts[i], pts[j]
        out = a if corner[i] else _lean(pts[i - 1], a, b, 1)
        into = b if corner[j] else _lean(a, b, pts[(j + 1) % count], -1)
        parts.append("C" + " ".join(num(v) for v in (*out, *into, *b)))
    return "".join(parts) + ("Z" if closed else "")


def _lean(before: Point, here: Point, after: Point, way: int) -> Point:
    """Return the handle of a knot: parallel to its neighbors' line, a third of the way to the next
    knot."""
    dx, dy = after[0] - before[0], after[1] - before[1]
    span = math.hypot(dx, dy) or 1.0
    goal = after if way > 0 else before
    reach = math.hypot(goal[0] - here[0], goal[1] - here[1]) / 3
    return here[0] + way * dx / span * reach, here[1] + way * dy / span * reach


def mirrored(knots: Sequence[Knot], axis: float) -> list[Knot]:
    """Return the knots reflected at the vertical line x = `axis`, in reverse order."""
    return [((2 * axis - k[0]), *k[1:]) for k in reversed(knots)]


def symmetric(half: Sequence[Knot], axis: float) -> str:
    """Return a closed smooth shape from its right half, written from top to bottom as (offset, y).

    Knots on the axis (offset 0) are not doubled.
    """
    right: list[Knot] = [(axis + k[0], *k[1:]) for k in half]
    left = [k for k in mirrored(right, axis) if abs(k[0] - axis) > 1e-6]
    return spline(right + left)


# --- shapes as text ------------------------------------------------------------------------------


def pairs(text: str) -> list[Point]:
    """Return the points of `x y x y ...`."""
    values = [float(each) for each in text.split()]
    return list(zip(values[::2], values[1::2], strict=True))


def knots(text: str) -> list[Knot]:
    """Return the knots of `x y, x y!, ...`; an exclamation mark makes a corner."""
    made: list[Knot] = []
    for each in text.split(","):
        x, y = each.rstrip("! ").split()
        made.append((float(x), float(y), 1) if each.endswith("!") else (float(x), float(y)))
    return made


def shape(text: str) -> str:
    """Return the path of a written shape, or a path as it is."""
    if text.startswith("M"):
        return text
    return bend(text) if "," in text else area(text)


def area(text: str) -> str:
    """Return a polygon."""
    return poly(pairs(text))


def bend(text: str) -> str:
    """Return a smooth closed shape."""
    return spline(knots(text))


def half(text: str) -> str:
    """Return a smooth shape from its right half, mirrored at x = 0."""
    return symmetric(knots(text), 0)


def curve(text: str) -> str:
    """Return a smooth open line, to be stroked."""
    return spline(knots(text), closed=False)


def track(text: str) -> str:
    """Return an open line of straight parts, to be stroked."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in pairs(text))


# --- moving --------------------------------------------------------------------------------------


def mapped(d: str, change: Callable[[float, float], Point]) -> str:
    """Return the path with every point mapped; lines and curves stay lines and curves."""

    def pair(found: re.Match[str]) -> str:
        x, y = change(float(found[1]), float(found[2]))
        return f"{num(x)} {num(y)}"

    return re.sub(r"(-?[\d.]+) (-?[\d.]+)", pair, d)


def moved(d: str, dx: float, dy: float) -> str:
    """Return the path moved."""
    return mapped(d, lambda x, y: (x + dx, y + dy))


def turned(d: str, degrees: float, cx: float, cy: float) -> str:
    """Return the path rotated about a point."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))

    def turn(x: float, y: float) -> Point:
        return cx + (x - cx) * c - (y - cy) * s, cy + (x - cx) * s + (y - cy) * c

    return mapped(d, turn)


# --- cutting -------------------------------------------------------------------------------------


def flatten(d: str, steps: int = 10) -> list[list[Point]]:
    """Return the polygons of a path that uses absolute M, L, C and Z only (as the builders
    write)."""
    polygons: list[list[Point]] = []
    for piece in d.replace("Z", "").split("M")[1:]:
        line: list[Point] = []
        for token in piece.replace("L", "|L").replace("C", "|C").split("|"):
            values = [float(v) for v in token.lstrip("LC").split()]
            if token.startswith("C"):
                line += _bezier(line[-1], values, steps)
            else:
                line += list(zip(values[::2], values[1::2]))
        polygons.append(line)
    return polygons


def _bezier(start: Point, v: Sequence[float], steps: int) -> list[Point]:
    points = []
    for i in range(1, steps + 1):
        t = i / steps
        a, b, c, e = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        x = a * start[0] + b * v[0] + c * v[2] + e * v[4]
        y = a * start[1] + b * v[1] + c * v[3] + e * v[5]
        points.append((x, y))
    return points


def bounds(d: str, steps: int = 10) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of a path."""
    spots = [spot for piece in flatten(d, steps) for spot in piece]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return min(xs), min(ys), max(xs), max(ys)


def clipped(points: Sequence[Point], side: Callable[[Point], float]) -> list[Point]:
    """Return the part of a polygon where `side`, which is linear, is not negative."""
    kept: list[Point] = []
    for i, p in enumerate(points):
        q = points[i - 1]
        sp, sq = side(p), side(q)
        if (sp >= 0) != (sq >= 0):
            t = sq / (sq - sp)
            kept.append((q[0] + (p[0] - q[0]) * t, q[1] + (p[1] - q[1]) * t))
        if sp >= 0:
            kept.append(p)
    return kept


def cut(subject: Sequence[Point], convex: Sequence[Point]) -> list[Point]:
    """Return the part of a polygon inside a convex polygon given clockwise as seen on the
    screen."""
    result = list(subject)
    for i, a in enumerate(convex):
        result = clipped(result, _right(a, convex[(i + 1) % len(convex)]))
    return result


def _right(a: Point, b: Point) -> Callable[[Point], float]:
    """Return how far a point is to the right of the line from `a` to `b`, in no unit."""
    return lambda p: (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def within(d: str, convex: Sequence[Point], steps: int = 8) -> str:
    """Return the part of a path or written shape inside a convex polygon, as polygons."""
    return _joined(cut(points, convex) for points in flatten(shape(d), steps))


def right_of(d: str, a: Point, b: Point) -> str:
    """Return the part of a path to the right of the line from `a` to `b`, as polygons."""
    return _joined(clipped(points, _right(a, b)) for points in flatten(d, 6))


def _joined(polygons: Iterable[Sequence[Point]]) -> str:
    return "".join(poly(points) for points in polygons if len(points) > 2)


def thinned(points: list[Point], slack: float = 0.12) -> list[Point]:
    """Return the line without the points that its neighbors imply."""
    if len(points) < 3:
        return points
    (x0, y0), (x1, y1) = points[0], points[-1]
    span = math.hypot(x1 - x0, y1 - y0) or 1.0
    away = [abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / span for x, y in points]
    far = max(range(len(points)), key=away.__getitem__)
    if away[far] <= slack or far in (0, len(points) - 1):
        return [points[0], points[-1]]
    return thinned(points[: far + 1], slack)[:-1] + thinned(points[far:], slack)


# --- drawing -------------------------------------------------------------------------------------


class Svg:
    """One picture: shapes in painter's order, gradients collected on the way."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._defs: list[str] = []
        self._body: list[str] = []

    def fill(self, d: str, paint: str, opacity: float = 1.0, seam: float = 0.0) -> None:
        """Fill a path (even-odd). `seam` > 0 also strokes it, to close hairlines to neighbors."""
        if not d:
            return
        extra = f' fill-opacity="{num(opacity)}"' if opacity < 1 else ""
        if seam > 0:
            extra += f' stroke="{paint}" stroke-width="{num(seam)}" stroke-linejoin="round"'
        self._body.append(f'<path fill-rule="evenodd" fill="{paint}"{extra} d="{d}"/>')

    def stroke(
        self, d: str, paint: str, width: float, opacity: float = 1.0, cap: str = "round"
    ) -> None:
        """Stroke a path with round joins."""
        extra = f' stroke-opacity="{num(opacity)}"' if opacity < 1 else ""
        self._body.append(
            f'<path fill="none" stroke="{paint}" stroke-width="{num(width)}" '
            f'stroke-linecap="{cap}" stroke-linejoin="round"{extra} d="{d}"/>'
        )

    def raw(self, markup: str) -> None:
        """Add finished markup."""
        self._body.append(markup)

    def linear(self, a: Point, b: Point, stops: Sequence[Stop]) -> str:
        """Add a linear gradient from `a` to `b` in user space; return its paint."""
        where = " ".join(
            f'{name}="{num(v)}"' for name, v in zip(("x1", "y1", "x2", "y2"), (*a, *b))
        )
        return self._gradient("linearGradient", where, stops)

    def radial(self, centre: Point, r: float, stops: Sequence[Stop]) -> str:
        """Add a radial gradient in user space; return its paint."""
        where = f'cx="{num(centre[0])}" cy="{num(centre[1])}" r="{num(r)}"'
        return self._gradient("radialGradient", where, stops)

    def _gradient(self, tag: str, where: str, stops: Sequence[Stop]) -> str:
        name = f"g{len(self._defs)}"
        body = "".join(
            f'<stop offset="{num(offset * 100)}%" stop-color="{colour}"'
            + (f' stop-opacity="{num(alpha)}"' if alpha < 1 else "")
            + "/>"
            for offset, colour, alpha in stops
        )
        self._defs.append(
            f'<{tag} id="{name}" gradientUnits="userSpaceOnUse" {where}>{body}</{tag}>'
        )
        return f"url(#{name})"

    def text(self) -> str:
        """Return the finished file."""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" '
            f'width="{self.width}" height="{self.height}">'
        )
        defs = ["<defs>", *self._defs, "</defs>"] if self._defs else []
        return "\n".join([head, *defs, *self._body, "</svg>"]) + "\n"


def write_all(folder: Path, pictures: Mapping[str, str]) -> None:
    """Write `folder/NAME.svg` for each picture, making the folder if needed."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pictures.items():
        (folder / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")
