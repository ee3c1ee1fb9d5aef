"""Brushes for the pieces of cards' pictures: solids lit from the upper left, warm to cool.

A piece is a small picture of its own, drawn in painter's order on a transparent background. Shapes
are written as text (``area``, ``bend``, ``curve`` and ``track`` in ``svgkit.py``). Light comes from
the upper left: a solid runs from a warm light tone to a cool dark one and has a thin bright edge.
"""

from __future__ import annotations

import math
import random
import re
from collections.abc import Callable, Sequence

from svgkit import (
    Point,
    Svg,
    bounds,
    circle,
    ellipse,
    flatten,
    mix,
    moved,
    num,
    pairs,
    poly,
    rect,
    right_of,
    track,
    turned,
)

WARM, COOL = "#FFEBCB", "#080D1C"
STEEL, IRON, DARK, PALE = "#8C97A6", "#5A6472", "#2B323D", "#C9D0D8"
SAND, RUST, WOOD, LEATHER = "#C9A36B", "#A85A32", "#8A5E3A", "#6B4630"
RED, ORANGE, GOLD, GREEN = "#C4483A", "#DE8436", "#E3B04B", "#5E9A58"
TEAL, BLUE, VIOLET, OLIVE = "#3E9AA3", "#4A7FC0", "#8A62B5", "#77804B"
CYAN, AMBER, MINT, ROSE = "#7FE3F5", "#FFC46B", "#9BF0B4", "#FF8F7A"
SKIN, GREENSKIN, BLUESKIN = "#C48E68", "#6FA05A", "#6F93B8"


def tone(hue: str, t: float) -> str:
    """Return the hue in light (t > 0, warm) or in shade (t < 0, cool); t from -1 to 1."""
    return mix(hue, WARM, t) if t >= 0 else mix(hue, COOL, -t)


def _inside(spot: Point, polygon: list[Point]) -> bool:
    """Return whether a point is inside a polygon."""
    x, y = spot
    found = False
    for i, (x1, y1) in enumerate(polygon):
        x0, y0 = polygon[i - 1]
        if (y0 > y) != (y1 > y) and x < x0 + (x1 - x0) * (y - y0) / (y1 - y0):
            found = not found
    return found


class Piece:
    """One piece under construction. ``turn`` rotates the drawing about the middle by this many
    degrees: the light is unaffected, as it is computed from the rotated shapes."""

    def __init__(self, wide: int, high: int, turn: float = 0.0) -> None:
        self.svg = Svg(wide, high)
        self.wide, self.high, self.turn = wide, high, turn
        self.digits = 1  # decimals that are written
        self._solids: list[list[Point]] = []

    def _set(self, d: str) -> str:
        return turned(d, self.turn, self.wide / 2, self.high / 2) if self.turn and d else d

    # --- plain paint --------------------------------------------------------------------------

    def flat(self, d: str, colour: str, opacity: float = 1.0) -> None:
        """Fill with one even color."""
        self.svg.fill(self._set(d), colour, opacity)

    def line(self, d: str, colour: str, width: float = 2.0, opacity: float = 1.0) -> None:
        """Stroke an open or closed path with round ends."""
        self.svg.stroke(self._set(d), colour, width, opacity)

    def glow(self, x: float, y: float, r: float, colour: str, opacity: float = 0.8) -> None:
        """Add light that fades out around a point."""
        spot = bounds(self._set(circle(x, y, 0.1)), 4)
        cx, cy = (spot[0] + spot[2]) / 2, (spot[1] + spot[3]) / 2
        # A glow cut off by the canvas would show a straight edge.
        r = min(r, max(12.0, min(cx, cy, self.wide - cx, self.high - cy)))
        stops = [(0.0, mix(colour, "#FFFFFF", 0.55), opacity), (0.3, colour, opacity * 0.6)]
        paint = self.svg.radial((cx, cy), r, [*stops, (1.0, colour, 0.0)])
        self.svg.fill(circle(cx, cy, r), paint)

    def lamp(self, x: float, y: float, r: float, colour: str) -> None:
        """Add a small lit lamp with its glow."""
        self.glow(x, y, r * 3.4, colour, 0.5)
        self.flat(circle(x, y, r), mix(colour, "#FFFFFF", 0.6))

    # --- solids -------------------------------------------------------------------------------

    def _cast(self, d: str, dx: float, dy: float, opacity: float = 0.34) -> None:
        """Draw the shadow of a shape on the solid behind it, if all of it falls there: what falls
        past the piece is laid by the game, in the light of the scene."""
        pieces = [points for points in flatten(moved(d, dx, dy), 4) if points]
        spots = [spot for points in pieces for spot in points]
        if any(all(_inside(spot, solid) for spot in spots) for solid in self._solids):
            self.svg.fill(moved(d, dx, dy), "#04060C", opacity)
        self._solids += [points for points in flatten(d, 4) if len(points) > 2]

    def body(
        self,
        d: str,
        hue: str,
        lift: float = 0.2,
        deep: float = 0.5,
        rim: float = 1.6,
        shadow: float = 0.34,
    ) -> None:
        """Draw a solid: shade below, a bright edge to the upper left, light running into shade."""
        d = self._set(d)
        x0, y0, x1, y1 = bounds(d, 4)
        if shadow > 0:
            self._cast(d, 3, 4, shadow)
        if rim > 0:
            self.svg.fill(moved(d, -rim * 0.8, -rim), tone(hue, min(0.85, 0.4 + lift)))
        mid = (x0 + (x1 - x0) * 0.5, y0 + (y1 - y0) * 0.5)
        reach = max(x1 - x0, y1 - y0) / 2
        a = (mid[0] - reach * 0.62, mid[1] - reach * 0.78)
        b = (mid[0] + reach * 0.62, mid[1] + reach * 0.78)
        stops = [(0.0, tone(hue, lift), 1.0), (0.42, hue, 1.0), (0.58, tone(hue, -deep * 0.4), 1.0)]
        self.svg.fill(d, self.svg.linear(a, b, [*stops, (1.0, tone(hue, -deep), 1.0)]))

    def planes(
        self, d: str, hue: str, way: Point = (1.0, 0.35), lift: float = 0.2, deep: float = 0.4
    ) -> None:
        """Fill a shape with three flat tones along ``way``, from light to shade."""
        d = self._set(d)
        x0, y0, x1, y1 = bounds(d, 4)
        far = math.hypot(*way) or 1
        ux, uy = way[0] / far, way[1] / far
        reach = (abs(ux) * (x1 - x0) + abs(uy) * (y1 - y0)) / 2
        mx, my = (x0 + x1) / 2, (y0 + y1) / 2
        a, b = (mx - ux * reach, my - uy * reach), (mx + ux * reach, my + uy * reach)
        light, shade = tone(hue, lift * 0.8), tone(hue, -deep * 0.8)
        stops = [(0.33, light, 1.0), (0.35, hue, 1.0), (0.64, hue, 1.0), (0.66, shade, 1.0)]
        self.svg.fill(d, self.svg.linear(a, b, stops))

    def facet(self, d: str, line: str, t: float) -> None:
        """Light (t > 0) or shade (t < 0) the part of a shape right of a line "x y x y"."""
        part = right_of(d, *pairs(line))
        self.flat(part, WARM if t > 0 else "#05081A", abs(t))

    def box(
        self, x: float, y: float, w: float, h: float, hue: str, dx: float = 0, dy: float = 0
    ) -> None:
        """Draw a crate seen from the front, a little from above and from the right."""
        if dx or dy:
            side = poly(
                [(x + w, y), (x + w + dx, y - dy), (x + w + dx, y + h - dy), (x + w, y + h)]
            )
            self.body(side, tone(hue, -0.42), 0.05, 0.4, 0)
            top = poly([(x, y), (x + dx, y - dy), (x + w + dx, y - dy), (x + w, y)])
            self.body(top, tone(hue, 0.3), 0.2, 0.1, 1.2, 0)
        self.body(rect(x, y, w, h), hue, 0.12, 0.42, 1.0)

    def across(self, d: str, hue: str, rim: float = 1.2, lift: float = 0.32) -> None:
        """Draw a horizontal cylinder: light along its upper third."""
        d = self._set(d)
        x0, y0, x1, y1 = bounds(d, 4)
        self._cast(d, 2, 4)
        if rim > 0:
            self.svg.fill(moved(d, -rim * 0.6, -rim), tone(hue, 0.62))
        c, s = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        mid, deep = ((x0 + x1) / 2, (y0 + y1) / 2), self._depth(d, -s, c)
        a = (mid[0] + s * deep, mid[1] - c * deep)
        b = (mid[0] - s * deep, mid[1] + c * deep)
        self.svg.fill(d, self.svg.linear(a, b, self._round(hue, lift)))

    def upright(self, d: str, hue: str, rim: float = 1.2, lift: float = 0.32) -> None:
        """Draw an upright cylinder: light along its left third."""
        d = self._set(d)
        x0, y0, x1, y1 = bounds(d, 4)
        self._cast(d, 3, 3)
        if rim > 0:
            self.svg.fill(moved(d, -rim, -rim * 0.6), tone(hue, 0.62))
        c, s = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        mid, deep = ((x0 + x1) / 2, (y0 + y1) / 2), self._depth(d, c, s)
        a, b = (mid[0] - c * deep, mid[1] - s * deep), (mid[0] + c * deep, mid[1] + s * deep)
        self.svg.fill(d, self.svg.linear(a, b, self._round(hue, lift)))

    @staticmethod
    def _depth(d: str, ux: float, uy: float) -> float:
        """Return half of the extent of a shape along a direction."""
        along = [x * ux + y * uy for piece in flatten(d, 4) for x, y in piece]
        return (max(along) - min(along)) / 2 or 1.0

    @staticmethod
    def _round(hue: str, lift: float) -> list[tuple[float, str, float]]:
        return [
            (0.0, tone(hue, -0.12), 1.0),
            (0.26, tone(hue, lift), 1.0),
            (0.5, hue, 1.0),
            (0.8, tone(hue, -0.5), 1.0),
            (1.0, tone(hue, -0.36), 1.0),
        ]

    def ball(self, cx: float, cy: float, r: float, hue: str, rim: bool = True) -> None:
        """Draw a ball."""
        self._cast(self._set(circle(cx, cy, r)), 2, 3)
        if rim:
            self.flat(circle(cx - 0.9, cy - 1.2, r), tone(hue, 0.6))
        spot = bounds(self._set(circle(cx, cy, r)), 4)
        mx, my = (spot[0] + spot[2]) / 2, (spot[1] + spot[3]) / 2
        stops = [(0.0, tone(hue, 0.5), 1.0), (0.35, tone(hue, 0.08), 1.0)]
        stops += [(0.75, tone(hue, -0.4), 1.0), (1.0, tone(hue, -0.6), 1.0)]
        self.svg.fill(
            circle(mx, my, r), self.svg.radial((mx - r * 0.4, my - r * 0.45), r * 1.6, stops)
        )

    def gem(self, cx: float, cy: float, r: float, hue: str, sides: int = 8) -> None:
        """Draw a cut stone: a table, and facets in different tones."""
        step = 360 / sides
        for i in range(sides):
            a0, a1 = math.radians(i * step - 90), math.radians((i + 1) * step - 90)
            outer = [(cx + r * math.cos(a), cy + r * math.sin(a)) for a in (a0, a1)]
            inner = [(cx + r * 0.5 * math.cos(a), cy + r * 0.5 * math.sin(a)) for a in (a1, a0)]
            lit = -math.cos((a0 + a1) / 2 - math.radians(48))
            shade = 0.55 * lit if lit > 0 else 0.62 * lit
            self.svg.fill(self._set(poly(outer + inner)), tone(hue, shade), seam=0.6)
        table = [
            (cx + r * 0.5 * math.cos(math.radians(i * step - 90)),
             cy + r * 0.5 * math.sin(math.radians(i * step - 90)))
            for i in range(sides)
        ]  # fmt: skip
        self.flat(poly(table), tone(hue, 0.35))
        self.flat(circle(cx - r * 0.2, cy - r * 0.22, r * 0.14), "#FFFFFF", 0.9)

    # --- recurring parts ------------------------------------------------------------------------

    def screen(self, x: float, y: float, w: float, h: float, hue: str, seed: int = 1) -> None:
        """Draw a lit display: a curve over rows of short lines."""
        stream = random.Random(seed)
        self.glow(x + w / 2, y + h / 2, max(w, h) * 0.85, hue, 0.25)
        self.flat(rect(x - 2, y - 2, w + 4, h + 4, 3), "#0A0E16")
        self.flat(rect(x, y, w, h, 2), mix(hue, "#06121C", 0.76))
        for row in range(3):
            top = y + h * (0.16 + 0.16 * row)
            wide = w * stream.uniform(0.3, 0.8)
            self.flat(rect(x + w * 0.08, top, wide, max(1.0, h * 0.06)), hue, 0.65)
        spots = [
            f"{num(x + w * (0.08 + 0.14 * i))} {num(y + h * stream.uniform(0.6, 0.9))}"
            for i in range(7)
        ]
        self.line(track(" ".join(spots)), mix(hue, "#FFFFFF", 0.4), max(1.2, h * 0.05))

    def lights(self, x: float, y: float, step: float, colours: Sequence[str], r: float) -> None:
        """Draw a row of lamps."""
        for i, colour in enumerate(colours):
            self.lamp(x + i * step, y, r, colour)

    def seam(self, points: str, width: float = 1.6, opacity: float = 0.5) -> None:
        """Draw a dark joint with a light lower lip, straight from point to point."""
        self.line(track(points), "#05070D", width, opacity)

    def rivets(self, spots: str, r: float = 2.0) -> None:
        """Draw bolts at "x y x y ..."."""
        for x, y in pairs(spots):
            self.flat(circle(x + 0.7, y + 0.9, r), "#05070D", 0.6)
            self.flat(circle(x, y, r), "#DDE2E6", 0.55)

    def ground(self, cx: float, y: float, rx: float, ry: float) -> None:
        """Draw the soft shadow that a thing casts on the ground."""
        for k, opacity in ((1.0, 0.14), (0.82, 0.18), (0.6, 0.22)):
            self.svg.fill(ellipse(cx, y, rx * k, ry * k), "#03050B", opacity)


Drawer = Callable[[Piece], None]
PIECES: dict[str, tuple[int, int, float, Drawer]] = {}


def piece(
    name: str, wide: int = 256, high: int = 256, turn: float = 0.0
) -> Callable[[Drawer], Drawer]:
    """Register a drawing: its name, its canvas in units, and its rotation in degrees. Raise an
    error for a duplicate name."""

    def keep(draw: Drawer) -> Drawer:
        if name in PIECES:
            raise ValueError(f"two pieces are named {name}")
        PIECES[name] = (wide, high, turn, draw)
        return draw

    return keep


def _seen(text: str, wide: float, high: float) -> str:
    """Return the text of a picture without the shapes and gradients that nobody sees, as they lie
    outside of it."""

    def kept(line: str) -> bool:
        found = re.search(r' d="([^"]*)"', line)
        if not found or "stroke" in line:
            return True
        x0, y0, x1, y1 = bounds(found[1], 4)
        return x1 > 0 and y1 > 0 and x0 < wide and y0 < high

    lines = [line for line in text.split("\n") if kept(line)]
    used = set(re.findall(r"url\(#(\w+)\)", "\n".join(lines)))
    made = [re.match(r'<\w+Gradient id="(\w+)"', line) for line in lines]
    return "\n".join(
        line for line, found in zip(lines, made, strict=True) if not found or found[1] in used
    )


def finished(name: str) -> str:
    """Return the SVG of a piece. Tenths of a unit are finer than any pixel it is drawn with."""
    wide, high, turn, draw = PIECES[name]
    made = Piece(wide, high, turn)
    draw(made)
    # No piece has a hole in a shape, so the fill rule is left out of each path.
    text = _seen(made.svg.text().replace(' fill-rule="evenodd"', ""), wide, high)
    grid = 10**made.digits
    return re.sub(r' d="([^"]*)"', lambda found: f' d="{_stepped(found[1], grid)}"', text)


def _stepped(d: str, grid: int) -> str:
    """Return a path in steps from point to point, on a grid of ``grid`` lines a unit: half as long
    as with full coordinates."""
    made, here, start = "", (0, 0), (0, 0)
    for letter, numbers in re.findall(r"([MLCZ])([^MLCZ]*)", d):
        values = [round(float(each) * grid) for each in numbers.split()]
        if letter == "Z":
            made, here = made + "z", start
            continue
        spots = list(zip(values[::2], values[1::2], strict=True))
        if letter == "M":
            here = start = spots[0]
            made += "M" + _joined(here, grid)
            spots, letter = spots[1:], "L"
        step = 3 if letter == "C" else 1
        for k in range(0, len(spots), step):
            steps = [each[axis] - here[axis] for each in spots[k : k + step] for axis in (0, 1)]
            if step > 1 or any(steps):
                made += letter.lower() + _joined(steps, grid)
            here = spots[k + step - 1]
    return made


def _joined(values: Sequence[int], grid: int) -> str:
    """Return numbers as short as they can be written: a minus parts them, too."""
    made = ""
    for value in values:
        text = num(value / grid)
        text = re.sub(r"^(-?)0\.", r"\1.", text)
        made += text if not made or text.startswith("-") else f" {text}"
    return made
