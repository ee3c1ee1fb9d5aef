"""Paint for the people of The Moonpeeler Affair, as on a painted cover of 1957.

The kit is that of the portraits (`headkit.py`, `facekit.py`); the paint is flatter: five tones with
hard edges, a shadow of violet, a second light of teal from the right.
"""

from __future__ import annotations

from collections.abc import Sequence

from facekit import Portrait, width_at
from headkit import AXIS, FACE, SIDES, Shade, angular, at, lit
from svgkit import Knot, Point, Stop, circle, darker, mix, poly, spline

VIOLET, NIGHT, LAMP = "#3A1450", "#12081A", "#FFE9B8"
NOSE_MASK = 12.0  # depth of the nose of a mask
BRASS, TEAL, VERMILION, CREAM = "#C99A3B", "#1F8A8C", "#D8432B", "#F3E3BF"
# One spotlight: near white from the upper left, violet where it does not reach.
SPOT: tuple[tuple[Shade, Shade, Shade], ...] = (
    ((1.26, 1.18, 1.02), (1.18, 1.12, 1.02), (0.98, 0.92, 1.02)),
    ((1.20, 1.11, 0.98), (1.10, 1.04, 0.98), (0.84, 0.76, 0.94)),
    ((1.04, 0.96, 0.92), (0.92, 0.84, 0.90), (0.66, 0.58, 0.80)),
)


class Painted(Portrait):
    """A person under a stage spot, in flat paint."""

    SHADOW = (4.2, 4.6, NIGHT, 0.55)
    GLEAM, GLEAM_SHARE, LIT_EDGE = LAMP, 1.0, 2.4
    SLOPE = (0.1, 0.74)
    SECOND_LIGHT = ((0, "#6FE6DA", 0.9), (0.6, "#35B9B4", 0.8), (1, "#1F8A8C", 0.5))

    def add(
        self,
        d: str,
        color: str,
        tones: tuple[float, float] = (0.24, 0.34),
        split: tuple[float, float] = (0.3, 0.6),
        rim: float = 0.6,
        shadow: bool = True,
        z: float | None = None,
    ) -> None:
        """Add a shape in four flat tones from the upper left, with a lit edge: the fifth."""
        super().add(d, color, tones, split, rim, shadow, z)

    def _bands(
        self, color: str, tones: tuple[float, float], split: tuple[float, float], a: Point, b: Point
    ) -> list[Stop]:
        last = split[1] + (1 - split[1]) * 0.52
        paint = (
            (0.0, split[0], mix(color, LAMP, tones[0])),
            (split[0], split[1], color),
            (split[1], last, mix(color, VIOLET, tones[1])),
            (last, 1.0, mix(mix(color, VIOLET, tones[1] + 0.2), NIGHT, 0.26)),
        )
        bands: list[Stop] = []
        for start, end, tone in paint:
            middle = (start + end) / 2
            shown = lit(tone, a[0] + (b[0] - a[0]) * middle, a[1] + (b[1] - a[1]) * middle)
            bands += [(start + 0.006, shown, 1.0), (end, shown, 1.0)]
        return bands

    def _planes(self, skin: str, shape: Sequence[Knot], right: Sequence[Knot]) -> None:
        """Add the hard shadow on the far half of a face, teal light in it, and lit planes."""
        w, low = width_at(shape, 112), shape[-1][1]
        inner = [
            (AXIS + w * part, y, 1)
            for y, part in ((62, 0.34), (84, 0.62), (100, 0.46), (112, 0.5), (124, 0.66),
                            (136, 0.36), (150, 0.3), (162, 0.16), (low - 2, -0.1))
        ]  # fmt: skip
        outer: list[Knot] = [(AXIS + k[0] - 0.4, k[1]) for k in right if 58 < k[1] < low - 2]
        edge = outer[::-1]
        ring = spline([*inner, (*edge[0][:2], 1), *edge[1:-1], (*edge[-1][:2], 1)])
        self.flat(ring, mix(mix(skin, VIOLET, 0.62), VERMILION, 0.1), 0.82, z=FACE)
        back: list[Knot] = [(x - w * 0.17 * (1 - abs(y - 116) / 70), y, *c) for x, y, *c in edge]
        strip = spline([*(k for k in reversed(back)), *edge])
        self.flat(strip, mix(skin, TEAL, 0.62), 0.5, z=FACE)
        light = mix(skin, LAMP, 0.62)
        for plane, part in (
            (((w * 0.02, 64), (w * 0.5, 67), (w * 0.68, 88), (w * 0.2, 93)), 0.42),
            (((w * 0.36, 122), (w * 0.8, 114), (w * 0.77, 128), (w * 0.5, 140)), 0.5),
            (((-w * 0.06, low - 9), (w * 0.16, low - 13), (w * 0.2, low - 5), (0, low - 3)), 0.3),
        ):
            self.flat(angular(-1, *plane), light, part, z=8)

    def shine(self, points: list[Point], color: str = LAMP, part: float = 0.9) -> None:
        """Add a hard reflection on metal or glass."""
        self.flat(poly(points), color, part)

    def cape(self, color: str, lining: str, wide: float = 108, top: float = 178) -> None:
        """Add a cape from both shoulders, its lining turned out at the left."""
        for side in SIDES:
            tone = color if side < 0 else darker(color, 0.2)
            self.add(
                at(side, (26, top, 1), (70, top + 6), (wide, top + 40), (wide + 14, 280, 1),
                   (44, 280, 1)), tone)  # fmt: skip
        self.add(at(-1, (26, top, 1), (52, top + 10), (66, 280, 1), (40, 280, 1)), lining)

    def epaulette(self, side: int, color: str = BRASS, x: float = 78, y: float = 204) -> None:
        """Add a fringed epaulette."""
        for step in range(7):
            left = x - 20 + step * 7.4
            fall = y + 12 + abs(step - 3) * -1.2
            tone = darker(color, 0.24 if step % 2 else 0.06)
            self.add(at(side, (left - 3.4, y, 1), (left + 3.8, y, 1), (left + 4.6, fall + 12, 1),
                        (left - 2.4, fall + 12, 1)), tone, rim=0.3, shadow=False)  # fmt: skip
        self.add(at(side, (x - 26, y - 6), (x, y - 16), (x + 30, y + 4), (x + 28, y + 12),
                    (x - 24, y + 8)), color)  # fmt: skip

    def buttons(self, x: float, rows: tuple[float, ...], color: str = BRASS, r: float = 5) -> None:
        """Add a row of buttons on each side."""
        for side in SIDES:
            for y in rows:
                self.add(circle(AXIS + side * x, y, r), color, rim=0.7)
