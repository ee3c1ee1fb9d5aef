"""The measures of a figure, and the brushes for its clothes."""

from __future__ import annotations

import math
from dataclasses import dataclass

from figure_faces import Face
from piecekit import DARK, GOLD, LEATHER, PALE, SKIN, Piece, tone
from svgkit import Knot, Point, circle, knots, num, pairs, poly, rect, spline, tenths


@dataclass(frozen=True)
class Person:
    """The appearance of a figure: colors, ``head`` (a key of ``HEADS``), ``face``, ``dress`` (a key
    of ``DRESSES``), an arm keyword for each side, and the contents of each hand (a key of
    ``PROPS``)."""

    coat: str = LEATHER
    legs: str = DARK
    skin: str = SKIN
    head: str = "bare"
    face: Face = Face()
    dress: str = "coat"
    left: str = "down"
    right: str = "down"
    props: tuple[str, str] = ("", "")
    trim: str = GOLD
    shirt: str = PALE
    girth: float = 1.0
    gloves: str = ""


class Frame:
    """The coordinates of a figure on the canvas."""

    def __init__(
        self, p: Piece, x: float, foot: float, tall: float, girth: float, fine: bool
    ) -> None:
        self.p, self.x, self.foot, self.s, self.girth = p, x, foot, tall / 100, girth
        self.fine = fine

    def at(self, x: float, y: float) -> Point:
        return self.x + x * self.s * self.girth, self.foot - (100 - y) * self.s

    def shape(self, *spots: Knot) -> str:
        return spline([(*self.at(k[0], k[1]), *k[2:]) for k in spots])  # type: ignore[misc]

    def bend(self, text: str) -> str:
        """Return a smooth shape from "x y, x y!, ...": an exclamation mark makes a corner."""
        return self.shape(*knots(text))

    def poly(self, *spots: Point) -> str:
        return poly([self.at(*spot) for spot in spots])

    def facets(self, text: str) -> str:
        """Return several straight-edged shapes as one path: "x y x y x y; x y ..."."""
        return "".join(self.poly(*pairs(each)) for each in text.split(";"))

    def strokes(self, text: str) -> str:
        """Return straight lines "x y x y; ..." as one path, to be stroked."""
        made = ""
        for each in text.split(";"):
            spots = [self.at(*spot) for spot in pairs(each)]
            made += "M" + "L".join(f"{num(x)} {num(y)}" for x, y in spots)
        return made

    def disc(self, x: float, y: float, r: float) -> str:
        return circle(*self.at(x, y), r * self.s)

    def box(self, x: float, y: float, w: float, h: float, r: float = 0) -> str:
        left, top = self.at(x, y)
        return rect(left, top, w * self.s * self.girth, h * self.s, r * self.s)

    def limb(self, a: Point, b: Point, wide: float, narrow: float) -> str:
        dx, dy = b[0] - a[0], b[1] - a[1]
        far = math.hypot(dx, dy) or 1
        ux, uy = dx / far, dy / far
        made: list[Knot] = []
        for t, r, up in (
            (0, wide * 0.55, -0.82),
            (0, wide, -0.2),
            (1, narrow, 0),
            (1, narrow * 0.6, 0.6),
        ):
            made.append(
                (a[0] + dx * t - uy * r + ux * up * wide, a[1] + dy * t + ux * r + uy * up * wide)
            )
        for t, r, up in (
            (1, narrow * 0.6, 0.6),
            (1, narrow, 0),
            (0, wide, -0.2),
            (0, wide * 0.55, -0.82),
        ):
            made.append(
                (a[0] + dx * t + uy * r + ux * up * wide, a[1] + dy * t - ux * r + uy * up * wide)
            )
        return self.shape(*made)

    def planes(
        self, d: str, hue: str, way: Point = (1.0, 0.35), lift: float = 0.2, deep: float = 0.4
    ) -> None:
        """Fill a shape with three flat tones along ``way``, from light to shade."""
        self.p.planes(tenths(d), hue, way, lift, deep)

    def fold(self, text: str, hue: str, t: float = -0.36) -> None:
        """Draw folds: dark (t < 0) or lit wedges."""
        if self.fine:
            self.p.flat(tenths(self.facets(text)), tone(hue, t), 0.8)
