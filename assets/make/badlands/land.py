"""Places of the scenes: sky with a low sun, mesas, dunes, towns of clay, dust between them."""

from __future__ import annotations

import math

import numpy as np
from scipy.ndimage import gaussian_filter, gaussian_filter1d
from sky.paint import step
from svgkit import area, bend, circle, darker, lighter, mix, rect

from badlands.lamp import Array, Stage, clouds, noise, rgb


class Land(Stage):
    """A scene under construction; heights and places are its units."""

    def __init__(self, wide: float, high: float, seed: int = 1, scale: float = 1.0) -> None:
        super().__init__(wide, high, scale)
        self.seed = seed
        self.haze = "#E0C9A4"
        self.fall = 0.22
        y, x = np.mgrid[0 : self.shape[0], 0 : self.shape[1]].astype(np.float32) / scale
        self.x, self.y = x, y

    # --- air --------------------------------------------------------------------------------------

    def sky(
        self, top: str, low: str, horizon: float, sun: tuple[float, float, float] | None = None,
        light: str = "#FFF3DA", veil: float = 0.10, haze: str = "",
    ) -> None:  # fmt: skip
        """Paint a sky down to a horizon, with a pale sun behind thin clouds."""
        self.haze = haze or low
        t = np.clip(self.y / horizon, 0, 1.2)[..., None] ** 1.3
        air = rgb(top) + (rgb(low) - rgb(top)) * np.clip(t, 0, 1)
        if sun:
            cx, cy, r = sun
            far = np.hypot(self.x - cx, self.y - cy)
            glow = np.exp(-far / (r * 2.6))[..., None]
            air = air + (rgb(light) - air) * glow * 0.5
            disc = step(r - far, -1.2, 1.2)[..., None]
            air = air + (rgb(light) - air) * disc * 0.72
        thin = clouds(self.shape, self.seed + 40, self.shape[0] * 0.2, 5.0)
        band = np.exp(-(((self.y / self.high) - 0.3) ** 2) / 0.05)
        air = air * (1 + veil * (np.clip(thin, -1, 2) * band)[..., None])
        self.rgb = air.astype(np.float32)
        self.alpha[:] = 1

    def dust(self, at: float, thick: float, strength: float, color: str = "") -> None:
        """Let dust hang in the air around a height."""
        drift = clouds(self.shape, self.seed + 71, self.shape[0] * 0.16, 3.5)
        band = (
            np.exp(-(((self.y - at) / thick) ** 2)) * strength * np.clip(0.75 + 0.3 * drift, 0, 1.3)
        )
        share = np.clip(band, 0, 0.95)[..., None]
        self.rgb += (rgb(color or self.haze) - self.rgb) * share

    def shade(self, low: float = 0.5, color: str = "#120F14") -> None:
        """Darken the foot and the right edge a little, as a lens does."""
        y, x = self.y / self.high, self.x / self.wide
        dark = np.clip((y - 0.62) / 0.38, 0, 1) ** 2 * low + np.clip(x - 0.72, 0, 1) * 0.35
        dark = dark + np.clip(0.12 - y, 0, 1) * 1.2
        self.rgb += (rgb(color) - self.rgb) * np.clip(dark, 0, 0.8)[..., None]

    def grade(self, warm: float = 0.05) -> None:
        """Bind the picture: a little contrast, warm lights and cool shadows, glow of the lights."""
        bright = np.clip(self.rgb - 0.72, 0, 1)
        soft = np.stack([gaussian_filter(bright[..., c], self.high / 40) for c in range(3)], -1)
        color = np.clip(self.rgb * 0.95 + soft * 0.3, 0, 1)
        color = color + 0.14 * (color - 0.5) * (1 - np.abs(2 * color - 1))
        light = color.mean(axis=-1, keepdims=True)
        color = color + (light - 0.45) * np.array([warm, 0.01, -warm], dtype=np.float32)
        self.rgb = color + 0.007 * noise(self.shape, 9, 0.5, 0.5)[..., None]

    # --- ground -----------------------------------------------------------------------------------

    def crest(self, at: float, rough: float, seed: int, wide: float = 0.3) -> Array:
        """Return a line of hills: a height for each column."""
        count = self.shape[1]
        random = np.random.default_rng(seed)
        total = np.zeros(count, dtype=np.float32)
        for octave in range(6):
            blur = count * wide / 2**octave / 3
            part = gaussian_filter1d(random.standard_normal(count * 2), blur)[count // 2 :][:count]
            total += (part / part.std() * 0.5**octave).astype(np.float32)
        return at + rough * total / total.std()

    def hills(
        self, line: Array, color: str, far: float, strata: float = 0.12, edge: float = 0.5,
        seed: int = 5,
    ) -> None:  # fmt: skip
        """Paint hills below a line, ``far`` in the haze, in layers of stone, with a bright edge
        where they face the sun."""
        below = self.y - line[None, :]
        mask = step(below, -0.8, 0.8)
        bend = clouds(self.shape, seed + 3, self.shape[0] * 0.12, 3)
        fade = np.exp(-np.clip(below, 0, None) / (self.high * 0.12))
        layers = np.sin((below + 14 * bend) * (0.34 - 0.2 * far)) * strata * fade
        grain = noise(self.shape, seed + 9, 1.4, 3.0) * strata * 0.4
        base = rgb(color) * (1 + layers + grain)[..., None]
        slope = np.gradient(gaussian_filter1d(line, 3 * self.scale))
        lit = np.clip(-slope * 1.1 + 0.42, 0.05, 1)[None, :]
        rim = np.exp(-np.clip(below, 0, None) / (2.4 * self.scale)) * lit * edge
        body = (
            base
            * (0.7 + 0.45 * lit * np.exp(-np.clip(below, 0, None) / (self.high * 0.1)))[..., None]
        )
        body = body + (rgb("#FFF3DA") - body) * np.clip(rim, 0, 1)[..., None]
        body = body + (rgb(self.haze) - body) * far
        self.lay(mask.astype(np.float32), body.astype(np.float32))

    def plain(
        self, at: float | Array, near: str, far: str, ripple: float = 0.10, seed: int = 3
    ) -> None:
        """Paint the ground from a height to the foot of the picture: fine and hazy far away,
        coarse and dark nearby, with ripples."""
        top = np.asarray(at, dtype=np.float32)
        top = top[None, :] if top.ndim else top
        mask = step(self.y - top, -0.8, 0.8)
        depth = np.clip((self.y - top) / np.maximum(self.high - top, 1), 0, 1)
        base = rgb(far) + (rgb(near) - rgb(far)) * (depth**0.75)[..., None]
        waves = np.zeros(self.shape, dtype=np.float32)
        for blur, low, high in ((1.0, 0.0, 0.35), (2.2, 0.15, 0.7), (4.6, 0.45, 1.4)):
            share = step(depth, low - 0.1, low + 0.1) * step(-depth, -high, -high + 0.2)
            field = noise(
                self.shape, seed + round(blur * 7), blur * self.scale, blur * 6 * self.scale
            )
            waves += share * (field - np.roll(field, (2, 3), (0, 1)))
        lit = 1 + ripple * waves + 0.05 * clouds(self.shape, seed + 31, self.shape[0] * 0.2, 3)
        self.lay(mask.astype(np.float32), (base * lit[..., None]).astype(np.float32))

    def mesa(self, x: float, y: float, wide: float, high: float, color: str, far: float) -> None:
        """Stand a six-sided mesa on the ground: lit at the left, layered, its top bright."""
        with self.through(self.haze, far):
            self._prism(x, y, wide, high * 0.78, color)
            self._prism(x - wide * 0.06, y - high * 0.76, wide * 0.7, high * 0.24, color)

    def _prism(self, x: float, y: float, wide: float, high: float, color: str) -> None:
        w, up = wide / 2, wide * 0.03
        spots = [-w, -w * 0.52, w * 0.5, w]
        tops = [y - high, y - high - up, y - high - up, y - high]
        feet = [y, y + up * 0.3, y + up * 0.3, y]
        flare = 1 + high * 0.1 / w
        for i, tone in enumerate((lighter(color, 0.3), color, darker(color, 0.45))):
            a, b = x + spots[i], x + spots[i + 1]
            fa, fb = x + spots[i] * flare, x + spots[i + 1] * flare
            face = self.mask(area(f"{a} {tops[i]} {b} {tops[i + 1]} {fb} {feet[i + 1]} "
                                  f"{fa} {feet[i]}"))  # fmt: skip
            bend = 5 * noise(self.shape, 21, 3, 18)
            bands = np.sin((self.y + bend) * 0.32) * 0.5 + np.sin((self.y + bend) * 0.9) * 0.3
            cuts = noise(self.shape, 25 + i, 20, 2.4) * 0.022
            paint = rgb(tone) * (1 + 0.13 * bands + cuts)[..., None]
            self.lay(face, paint.astype(np.float32))
        edge = [(x + spots[i], tops[i]) for i in range(3)]
        self.line(edge, "#FFF1D6", max(1.0, wide * 0.009), 0.9)
        self.line([(x - w, tops[0]), (x - w * flare, feet[0])], "#FFF1D6", wide * 0.006, 0.6)

    # --- what people build ------------------------------------------------------------------------

    def house(
        self, x: float, y: float, wide: float, high: float, color: str, dome: bool = False,
        side: float = 0.34, door: bool = True, windows: int = 2, glow: str = "",
    ) -> None:  # fmt: skip
        """Stand a house of clay on the ground: the lit face at the left, a shaded side at the
        right."""
        face = wide * (1 - side)
        lean = wide * 0.03
        if dome:
            with self.at(x + wide * 0.42, y - high):
                self.part(bend(f"{-face * 0.42} 2!, {-face * 0.34} {-face * 0.26}, 0 "
                               f"{-face * 0.4}, {face * 0.34} {-face * 0.26}, {face * 0.42} 2!"),
                          lighter(color, 0.06), face * 0.2, 0.1, 0.6, 0)  # fmt: skip
        right = area(f"{x + face} {y - high} {x + wide} {y - high * 0.96} {x + wide + lean} "
                     f"{y - high * 0.06} {x + face} {y}")  # fmt: skip
        front = area(f"{x} {y - high} {x + face} {y - high} {x + face} {y} {x - lean} {y}")
        stain = clouds(self.shape, 61, max(6, high * 0.3), 0.6) * 0.06
        for d, tone in ((right, darker(color, 0.5)), (front, color)):
            paint = rgb(tone) * (1 + stain)[..., None]
            self.lay(self.mask(d), paint.astype(np.float32))
        self.line([(x, y), (x, y - high), (x + face, y - high)], "#FFF1D6", high * 0.018, 0.75)
        self.line(
            [(x + face, y - high), (x + wide, y - high * 0.96)],
            lighter(color, 0.2),
            high * 0.012,
            0.6,
        )
        for i in range(5):
            bx = x + face * (0.12 + 0.19 * i)
            self.flat(rect(bx, y - high * 0.9, face * 0.035, high * 0.06), darker(color, 0.55), 0.8)
        if door:
            dx, dw, dh = x + face * 0.52, face * 0.24, high * 0.5
            hole = bend(f"{dx} {y}!, {dx} {y - dh * 0.66}, {dx + dw / 2} {y - dh}, {dx + dw} "
                        f"{y - dh * 0.66}, {dx + dw} {y}!")  # fmt: skip
            self.flat(hole, glow or "#17120F")
        for i in range(windows):
            wx = x + face * (0.14 + 0.17 * i)
            self.flat(rect(wx, y - high * 0.62, face * 0.07, high * 0.15, 2), glow or "#1B1512")
            self.line(
                [(wx, y - high * 0.47), (wx + face * 0.07, y - high * 0.47)],
                lighter(color, 0.3),
                high * 0.012,
                0.7,
            )

    def vaporator(self, x: float, y: float, high: float, color: str = "#3A342E") -> None:
        """Stand a thin mast with fins."""
        self.line([(x, y), (x, y - high)], color, high * 0.035)
        self.line(
            [(x - high * 0.014, y), (x - high * 0.014, y - high)], "#FFF1D6", high * 0.008, 0.7
        )
        for k in (0.55, 0.7, 0.85):
            self.flat(rect(x - high * 0.06, y - high * k, high * 0.12, high * 0.05, 2), color)
        self.flat(circle(x, y - high, high * 0.03), mix(color, "#9FB1BF", 0.4))

    def bolt(
        self, a: tuple[float, float], b: tuple[float, float], color: str, width: float
    ) -> None:
        """Draw a shot with its light."""
        way = self.stroke([a, b], width)
        soft = gaussian_filter(self.stroke([a, b], width * 2.4), width * 1.6 * self.scale)
        self.rgb += soft[..., None] * rgb(color) * 0.9
        self.lay(way, mix(color, "#FFFFFF", 0.62))

    def sparks(self, x: float, y: float, r: float, count: int, color: str, seed: int = 3) -> None:
        """Throw sparks around a spot."""
        random = np.random.default_rng(seed)
        self.glow(x, y, r * 1.3, color, 1.1)
        for _ in range(count):
            a, far = random.uniform(0, 2 * math.pi), r * random.uniform(0.25, 1.0)
            k = random.uniform(0.72, 0.9)
            ends = [(x + far * k * math.cos(a), y + far * k * math.sin(a)),
                    (x + far * math.cos(a), y + far * math.sin(a))]  # fmt: skip
            self.line(ends, mix(color, "#FFF6DC", random.uniform(0.2, 0.9)), r * 0.02)
