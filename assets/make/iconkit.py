"""Shorthand for the icons on the grid of 64: fills, strokes, transforms."""

from __future__ import annotations

from svgkit import INK


def f(d: str, paint: str = INK) -> str:
    """Return a filled path, even-odd."""
    return f'<path fill="{paint}" fill-rule="evenodd" d="{d}"/>'


def s(d: str, width: float = 6, paint: str = INK) -> str:
    """Return a stroked path with round ends and joins."""
    return (
        f'<path fill="none" stroke="{paint}" stroke-width="{width:g}" stroke-linecap="round" '
        f'stroke-linejoin="round" d="{d}"/>'
    )


def moved(markup: str, transform: str) -> str:
    """Return the markup under a transform."""
    return f'<g transform="{transform}">{markup}</g>'


def shape(*paths: str) -> str:
    """Join paths into one, so that inner ones become holes."""
    return "".join(paths)
