"""The round faces of threats: ground and ring by class, cut and put together.

A ring is a pattern before it is a color: blades have teeth, blasters a plain band with two bars,
sharpshooters the cross of a sight; things to use have two thin rings.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
from mandalorian_icons import BLASTER, MELEE, SHARPSHOOTER
from sky.paint import step
from svgkit import around, bend, circle, darker, half, lighter, mix, poly, rect

from badlands.lamp import Array, Stage, clouds, noise, rgb

SIDE = 256
MIDDLE = 128.0
OUTER, INNER = 124.0, 108.0
CLASSES = {"melee": MELEE, "blaster": BLASTER, "sharpshooter": SHARPSHOOTER, "use": "#B9C4CC"}


class Face(Stage):
    """One face of a threat under construction."""

    def __init__(self, kind: str, hue: str = "") -> None:
        super().__init__(SIDE, SIDE, 2.0)
        self.kind = kind
        self.color = CLASSES[kind]
        self.hue = hue or self.color
        self._ground()
        self._ring()

    def _far(self) -> Array:
        yy, xx = np.ogrid[: self.shape[0], : self.shape[1]]
        scale = self.scale
        return np.hypot(xx / scale - MIDDLE + 0.25, yy / scale - MIDDLE + 0.25)

    def _ground(self) -> None:
        """Paint dusty air in the color of the class: bright toward the sun, with strata below."""
        high, wide = self.shape
        y, x = np.mgrid[0:high, 0:wide].astype(np.float32) / high
        sun = np.clip(1 - np.hypot(x - 0.3, y - 0.26) / 0.86, 0, 1)[..., None]
        deep, mid = rgb(mix("#14171B", self.hue, 0.3)), rgb(mix("#3A342E", self.hue, 0.52))
        glow = rgb(mix(self.hue, "#FFF1D6", 0.55))
        air = deep + (mid - deep) * sun**0.8 + (glow - mid) * sun**2.6 * 0.85
        disc = step(0.2 - np.hypot(x - 0.33, y - 0.31), -0.004, 0.004)[..., None]
        air = air + disc * (glow - air) * 0.42
        dust = clouds(self.shape, 5, 90, 2.4)
        air = air * (1 + 0.05 * dust[..., None])
        ridge = 0.66 + 0.05 * np.sin(x * 7 + 1) + 0.012 * noise(self.shape, 8, 9, 9)
        land = step(y, ridge - 0.004, ridge + 0.004)[..., None]
        bands = 1 + 0.12 * np.sin((y - ridge) * 90 + 1.5 * noise(self.shape, 12, 4, 40))
        air = air * (1 - land) + land * air * 0.5 * bands[..., None]
        self.lay(step(-self._far(), -OUTER - 0.3, -OUTER + 0.6), "#0B0D10")
        self.lay(step(-self._far(), -INNER - 1, -INNER + 1), air.astype(np.float32))

    def _ring(self) -> None:
        color = self.color
        if self.kind == "melee":
            self.part(
                circle(MIDDLE, MIDDLE, OUTER - 1)
                + poly(around(MIDDLE, MIDDLE, [106.0, 113.5] * 18, 0)),
                color,
                4,
                0.5,
                0.5,
            )
        elif self.kind == "blaster":
            self.part(self._band(OUTER - 1, 109.5), color, 4, 0.5, 0.5)
            for x in (2, 230):
                self.part(rect(x, 112, 24, 32, 3), lighter(color, 0.2), 4, 0.5, 0.6)
        elif self.kind == "sharpshooter":
            self.part(self._band(OUTER - 1, 118), color, 3, 0.5, 0.5)
            self.part(self._band(112.5, 108.5), color, 2, 0.4, 0.4)
            for x, y, w, h in ((121, 3, 14, 34), (121, 219, 14, 34), (3, 121, 34, 14),
                               (219, 121, 34, 14)):  # fmt: skip
                self.part(rect(x, y, w, h, 3), lighter(color, 0.15), 4, 0.5, 0.6)
        else:
            self.part(self._band(OUTER - 1, 119), color, 2, 0.6, 0.6)
            self.part(self._band(115, 108), mix(color, self.hue, 0.4), 3, 0.5, 0.6)

    @staticmethod
    def _band(outer: float, inner: float) -> str:
        return circle(MIDDLE, MIDDLE, outer) + circle(MIDDLE, MIDDLE, inner)

    @contextmanager
    def within(self) -> Iterator[None]:
        """Cut what is drawn inside to the round: below the middle to the ring, above it a little
        wider."""
        far = self._far()
        yy = np.arange(self.shape[0], dtype=np.float32)[:, None] / self.scale
        low = INNER - 0.5 + np.clip((MIDDLE + 20 - yy) / 60, 0, 1) * 14.5
        with self.inside(step(low - far, -0.5, 0.6)), self.rimmed(2.6, 0.85):
            yield

    # --- bodies -----------------------------------------------------------------------------------

    def torso(self, cloth: str, width: float = 74, x: float = 122, top: float = 158) -> None:
        """Draw a chest with shoulders."""
        with self.at(x, 0):
            self.part(
                half(f"0 {top}, 22 {top}, {width * 0.8} {top + 14}, {width} {top + 40}, "
                     f"{width + 10} 262!, 0 262"), cloth, 22, 0.1)  # fmt: skip

    def plate(self, color: str, x: float = 122, width: float = 46, gloss: float = 0.6) -> None:
        """Draw a breastplate."""
        with self.at(x, 0):
            self.part(half(f"0 176, {width - 6} 172!, {width} 196, {width - 12} 240!, 0 248"),
                      color, 9, gloss)  # fmt: skip
            self.flat(rect(-1.5, 180, 3, 62), darker(color, 0.5), 0.5)

    def pads(self, color: str, x: float = 122, out: float = 70, left: str = "") -> None:
        """Draw shoulder plates; the left one may have a color of its own."""
        for side in (-1, 1):
            cx = x + side * out
            tone = (left or color) if side < 0 else color
            self.part(
                bend(f"{cx - 28} 186, {cx} 166, {cx + 28} 186, {cx + 30} 220!, {cx - 28} 216!"),
                tone, 10, 0.6)  # fmt: skip

    def strap(self, color: str, way: int = 1) -> None:
        """Draw a bandolier across the chest."""
        a, b = (72, 178) if way > 0 else (172, 66)
        self.part(poly([(a, 170), (a + 16, 166), (b + 14, 262), (b - 6, 262)]), color, 4, 0.2)
        for t in (0.25, 0.45, 0.65, 0.85):
            x, y = a + 6 + (b - a) * t, 170 + 92 * t
            self.part(rect(x - 6, y - 7, 13, 15, 3), lighter(color, 0.2), 3, 0.4)

    def scarf(self, cloth: str) -> None:
        """Draw a scarf around the neck."""
        self.part(bend("82 152, 122 164, 164 152, 178 170, 150 190, 122 194, 92 190, 66 170"),
                  cloth, 9, 0.05)  # fmt: skip
        self.part(bend("92 182!, 112 190!, 106 232, 98 254!, 84 250!, 90 214"), darker(cloth, 0.1),
                  7, 0.05)  # fmt: skip
        for y in (168, 177):
            self.line([(84, y - 4), (122, y + 8), (160, y - 4)], darker(cloth, 0.4), 2, 0.8)
