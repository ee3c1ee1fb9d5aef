"""Paths written as short text, around an axis at zero."""

from __future__ import annotations

from lamp import Point  # noqa: I001  (sets the path to the shared brushes)
from headkit import knots
from svgkit import circle, darker, ellipse, lighter, mix, poly, rect, spline, symmetric

__all__ = ["circle", "corners", "curve", "darker", "ellipse", "half", "lighter", "mix", "poly",
           "rect", "spots"]  # fmt: skip


def curve(text: str) -> str:
    """Return a smooth closed shape: `x y, x y, x y!`, an exclamation mark for a corner."""
    return spline(knots(text))


def half(text: str) -> str:
    """Return a mirrored smooth shape from its right half."""
    return symmetric(knots(text), 0)


def spots(text: str) -> list[Point]:
    """Return the points of `x y x y`."""
    values = [float(v) for v in text.split()]
    return list(zip(values[::2], values[1::2]))


def corners(text: str) -> str:
    """Return a polygon: `x y x y`."""
    return poly(spots(text))
