"""A stage under a low sun: shapes get round edges, a bright one toward the upper left, and shade.

A shape is a path of ``svgkit``. ``Stage.part`` raises it like a pillow: the distance from its edge
is a height, the slope of that height is lit by the sun. All units are those of the picture; the
stage is painted finer and is made smaller when it is saved.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from encoder import encoded
from PIL import Image, ImageDraw
from scipy.ndimage import distance_transform_edt, gaussian_filter
from sky.paint import step
from svgkit import Point, circle, flatten, poly

Array = Any
Paint = str | Array
Box = tuple[int, int, int, int]

ASSETS = Path(__file__).resolve().parents[2]
HOME = ASSETS / "mandalorian"

SLATE, SAND, SNOW, LAVA, STEEL = "#14171B", "#C9AE86", "#DCE3E6", "#E4552B", "#9FB1BF"
SUN = np.array([-0.56, -0.62, 0.55])
SUN = SUN / np.linalg.norm(SUN)
EDGE = np.array([-0.68, -0.733])
WARM, COOL = "#FFF1D6", "#12141E"


def rgb(code: str) -> Array:
    """Return red, green and blue of ``#RRGGBB``, each 0 to 1."""
    return np.array(list(bytes.fromhex(code[1:])), dtype=np.float32) / 255


@lru_cache(maxsize=48)
def noise(shape: tuple[int, int], seed: int, down: float, across: float) -> Array:
    """Return noise with a deviation of one, blurred by numbers of pixels down and across; it
    repeats seamlessly."""
    random = np.random.default_rng(seed)
    made = gaussian_filter(random.standard_normal(shape), (down, across), mode="wrap")
    return (made / made.std()).astype(np.float32)


def clouds(shape: tuple[int, int], seed: int, size: float, flat: float = 1.0) -> Array:
    """Return noise of five octaves, the largest ``size`` pixels high and wider by ``flat``."""
    total = np.zeros(shape, dtype=np.float32)
    for octave in range(5):
        blur = max(0.4, size / 2**octave / 2.4)
        total += noise(shape, seed + octave, blur, blur * flat) * 0.56**octave
    return total / total.std()


def shifted(mask: Array, right: float, down: float) -> Array:
    """Return a mask moved by whole pixels; what comes in is empty."""
    x, y = round(right), round(down)
    made = np.zeros_like(mask)
    high, wide = mask.shape
    if abs(x) >= wide or abs(y) >= high:
        return made
    made[max(0, y) : high + min(0, y), max(0, x) : wide + min(0, x)] = mask[
        max(0, -y) : high - max(0, y), max(0, -x) : wide - max(0, x)
    ]
    return made


def depth(cut: Array) -> Array:
    """Return how deep each pixel is inside a mask, to parts of a pixel: the cover of the pixels at
    the nearest edge says where it runs."""
    padded = np.pad(cut, 2, mode="edge")  # a picture is not the end of what it shows
    far, near = distance_transform_edt(padded > 0.5, return_indices=True)
    y, x = np.mgrid[0 : padded.shape[0], 0 : padded.shape[1]]
    safe = np.maximum(far, 1)
    inner_y = near[0] + np.rint((y - near[0]) / safe).astype(int)
    inner_x = near[1] + np.rint((x - near[1]) / safe).astype(int)
    edge = padded[near[0], near[1]] + padded[inner_y, inner_x] - 1.5
    return np.where(far > 0, np.clip(far + edge, 0, None), 0)[2:-2, 2:-2]


def _halved(made: Array) -> Array:
    high, wide = made.shape
    return made.reshape(high // 2, 2, wide // 2, 2).mean(axis=(1, 3), dtype=np.float32)


class Stage:
    """One picture under construction: color and cover of each pixel."""

    def __init__(self, wide: float, high: float, scale: float = 2.0) -> None:
        self.wide, self.high, self.scale = wide, high, scale
        self.shape = (round(high * scale), round(wide * scale))
        self.rgb: Array = np.zeros((*self.shape, 3), dtype=np.float32)
        self.alpha: Array = np.zeros(self.shape, dtype=np.float32)
        self._turns: list[tuple[float, float, float, float]] = []
        self._clip: Array | None = None
        self.figure: Array | None = None  # what all solids cover together, where that is kept
        self._cast: Array | None = None
        self._bend: tuple[float, float, float] | None = None
        self._air: tuple[Array, float] | None = None
        self.fall = 0.34  # how much darker the lower right of the picture is
        self.rim = 1.0  # the strength of bright edges

    # --- where ------------------------------------------------------------------------------------

    @contextmanager
    def at(self, x: float, y: float, k: float = 1.0, turn: float = 0.0) -> Iterator[None]:
        """Move what is drawn inside: by (x, y), times ``k``, turned by degrees; ``k`` below zero
        mirrors it."""
        self._turns.append((x, y, k, math.radians(turn)))
        try:
            yield
        finally:
            self._turns.pop()

    @contextmanager
    def inside(self, mask: Array) -> Iterator[None]:
        """Draw only where a mask is."""
        before = self._clip
        self._clip = mask if before is None else before * mask
        try:
            yield
        finally:
            self._clip = before

    def spot(self, p: Point) -> Point:
        """Return where a point comes to, in pixels of the stage."""
        x, y = p
        for dx, dy, k, a in reversed(self._turns):
            x, y = x * k, y * abs(k)
            x, y = x * math.cos(a) - y * math.sin(a) + dx, x * math.sin(a) + y * math.cos(a) + dy
        if self._bend is not None:
            floor, right, down = self._bend
            x, y = x + (floor - y) * right, floor + (floor - y) * down
        return x * self.scale, y * self.scale

    @contextmanager
    def shadow(self, floor: float, right: float = 1.5, down: float = 0.34, deep: float = 0.5,
               soft: float = 2.0) -> Iterator[None]:  # fmt: skip
        """Draw only the long shadow of what is drawn inside: it falls on the ground from the
        height ``floor`` on, by shares of the height of what throws it."""
        self._bend = (floor, right, down)
        self._cast = np.zeros(self.shape, dtype=np.float32)
        yield
        shade, self._cast, self._bend = self._cast, None, None
        if self._clip is not None:
            shade = shade * self._clip
        shade = gaussian_filter(shade, soft * self.scale) * deep
        cool = rgb("#1A1822")
        self.rgb += (cool * 0.6 + self.rgb * 0.25 - self.rgb) * shade[..., None]

    @contextmanager
    def through(self, air: str, share: float) -> Iterator[None]:
        """Draw what is inside through air of a color."""
        before, self._air = self._air, (rgb(air), share)
        try:
            yield
        finally:
            self._air = before

    @property
    def size(self) -> float:
        """The number of pixels of a unit."""
        made = self.scale
        for _, _, k, _ in self._turns:
            made *= abs(k)
        return made

    def mask(self, d: str) -> Array:
        """Return how much of each pixel a path covers, inner pieces as holes."""
        pieces = [[self.spot(q) for q in piece] for piece in flatten(d)]
        pieces = [piece for piece in pieces if len(piece) > 2]
        box = self._around([q for piece in pieces for q in piece], 1)
        made = np.zeros(self.shape, dtype=np.float32)
        if box is None:
            return made
        x0, y0, wide, high = box
        whole = np.zeros((high * 2, wide * 2), dtype=bool)
        for piece in pieces:
            sheet = Image.new("1", (wide * 2, high * 2))
            spots = [(2 * (x - x0), 2 * (y - y0)) for x, y in piece]
            ImageDraw.Draw(sheet).polygon(spots, fill=1)
            whole ^= np.asarray(sheet)
        made[y0 : y0 + high, x0 : x0 + wide] = _halved(whole)
        return made

    def _around(self, points: list[Point], pad: float) -> tuple[int, int, int, int] | None:
        """Return the box of points on the stage, in pixels: left, top, width, height."""
        if not points:
            return None
        xs, ys = [q[0] for q in points], [q[1] for q in points]
        x0, x1 = max(0, math.floor(min(xs) - pad)), min(self.shape[1], math.ceil(max(xs) + pad))
        y0, y1 = max(0, math.floor(min(ys) - pad)), min(self.shape[0], math.ceil(max(ys) + pad))
        return (x0, y0, x1 - x0, y1 - y0) if x1 > x0 and y1 > y0 else None

    def stroke(self, points: Sequence[Point], width: float) -> Array:
        """Return the mask of a line with round ends and joints."""
        thick = max(1.0, width * self.size * 2)
        points = [self.spot(q) for q in points]
        made = np.zeros(self.shape, dtype=np.float32)
        box = self._around(list(points), thick / 4 + 1)
        if box is None:
            return made
        x0, y0, wide, high = box
        sheet = Image.new("1", (wide * 2, high * 2))
        pen = ImageDraw.Draw(sheet)
        spots = [(2 * (x - x0), 2 * (y - y0)) for x, y in points]
        pen.line(spots, fill=1, width=round(thick))
        r = thick / 2
        for x, y in spots:
            pen.ellipse((x - r, y - r, x + r, y + r), fill=1)
        made[y0 : y0 + high, x0 : x0 + wide] = _halved(np.asarray(sheet))
        return made

    # --- painting ---------------------------------------------------------------------------------

    def _box(self, mask: Array, pad: float) -> tuple[slice, slice] | None:
        rows, columns = np.flatnonzero(mask.any(axis=1)), np.flatnonzero(mask.any(axis=0))
        if not len(rows):
            return None
        more = math.ceil(pad)
        return (
            slice(max(0, rows[0] - more), min(self.shape[0], rows[-1] + more + 1)),
            slice(max(0, columns[0] - more), min(self.shape[1], columns[-1] + more + 1)),
        )

    def lay(self, mask: Array, color: Paint, opacity: float = 1.0) -> None:
        """Lay a color, or a picture of the stage's size, where a mask is."""
        if self._cast is not None:
            self._cast = np.maximum(self._cast, mask)
            return
        box = self._box(mask, 0)
        if box is not None:
            self._mix(mask[box], rgb(color) if isinstance(color, str) else color[box], opacity, box)

    def _mix(self, mask: Array, paint: Array, opacity: float, box: tuple[slice, slice]) -> None:
        """Lay a paint on a box of the stage where a mask is."""
        if self._clip is not None:
            mask = mask * self._clip[box]
        if self._air is not None:
            paint = paint + (self._air[0] - paint) * self._air[1]
        share = mask * opacity
        under = self.alpha[box]
        whole = share + under * (1 - share)
        safe = np.where(whole > 0, whole, 1)[..., None]
        mixed = paint * share[..., None] + self.rgb[box] * (under * (1 - share))[..., None]
        self.rgb[box] = mixed / safe
        self.alpha[box] = whole

    def part(
        self,
        d: str | Array,
        color: Paint,
        bevel: float = 8.0,
        gloss: float = 0.25,
        rim: float = 0.8,
        shadow: float = 0.5,
        wear: float = 0.05,
        seed: int = 3,
    ) -> None:
        """Add a solid with round edges: ``bevel`` wide, as shiny as ``gloss``, its bright edge as
        strong as ``rim``, with spots of ``wear``."""
        mask = self.mask(d) if isinstance(d, str) else d
        if self._cast is not None:
            self._cast = np.maximum(self._cast, mask)
            return
        k = self.size
        box = self._box(mask, 6 + 5 * k)
        if box is None:
            return
        cut = mask[box]
        if shadow:
            shade = gaussian_filter(shifted(cut, 2.6 * k, 2.4 * k), 1.5 * k)
            self._darken(shade, shadow, box)
        color_at = rgb(color) if isinstance(color, str) else color[box]
        if self.figure is not None:
            self.figure = np.maximum(self.figure, mask)
        made = self._lit(cut, color_at, bevel * k, gloss, rim, wear, seed, box)
        self._mix(cut, made, 1.0, box)

    def _darken(self, shade: Array, strength: float, box: tuple[slice, slice]) -> None:
        """Let a shadow fall on what is there already."""
        if self._clip is not None:
            shade = shade * self._clip[box]
        self.rgb[box] *= 1 - (shade * strength * self.alpha[box])[..., None]

    def _lit(
        self, cut: Array, color: Array, bevel: float, gloss: float, rim: float, wear: float,
        seed: int, box: tuple[slice, slice],
    ) -> Array:  # fmt: skip
        """Return the colors of a solid under the sun."""
        deep = depth(cut)
        t = np.clip(deep / max(bevel, 1.0), 0, 1)
        height = max(bevel, 1.0) * np.sqrt(1 - (1 - t) ** 2)
        height = gaussian_filter(height, max(0.9, bevel * 0.13))
        gy, gx = np.gradient(height)
        length = np.sqrt(1 + gx**2 + gy**2)
        nx, ny, nz = -gx / length, -gy / length, 1 / length
        light = (nx * SUN[0] + ny * SUN[1] + nz * SUN[2]) / SUN[2]
        spots = 1 + wear * noise(self.shape, seed, 1.2, 2.2)[box]
        tone = (light * self._falling(box) * spots)[..., None]
        dark = color * 0.3 + (rgb(COOL) - color * 0.3) * 0.35
        made = np.where(
            tone < 1,
            dark + (color - dark) * np.clip(tone, 0, 1),
            color + (rgb(WARM) - color) * np.clip((tone - 1) * 0.42, 0, 0.55),
        )
        shine = np.clip(nx * -0.33 + ny * -0.37 + nz * 0.87, 0, 1) ** 26
        edge = step(nx * EDGE[0] + ny * EDGE[1], 0.42, 0.9)
        bright = np.clip(shine * gloss * 0.5 + edge * rim * self.rim, 0, 1)[..., None]
        return (made + (rgb(WARM) - made) * bright).astype(np.float32)

    @contextmanager
    def rimmed(self, width: float, strength: float, color: str = "#FFF6E6") -> Iterator[None]:
        """Give all solids drawn inside one bright edge together, toward the sun."""
        self.figure = np.zeros(self.shape, dtype=np.float32)
        yield
        whole, self.figure = self.figure, None
        if self._cast is not None:
            return
        k = width * self.scale
        edge = whole * (1 - gaussian_filter(shifted(whole, 0.75 * k, 0.8 * k), 0.25 * k))
        air, self._air = self._air, None
        self.lay(np.clip(edge, 0, 1), color, strength)
        self._air = air

    def _falling(self, box: tuple[slice, slice]) -> Array:
        """Return how the light falls off toward the lower right."""
        high, wide = self.shape
        y = np.arange(high, dtype=np.float32)[box[0], None] / high
        x = np.arange(wide, dtype=np.float32)[None, box[1]] / wide
        return 1.1 - self.fall * (x + 1.2 * y - 0.55)

    def flat(self, d: str, color: str, opacity: float = 1.0) -> None:
        """Add a plain shape."""
        self.lay(self.mask(d), color, opacity)

    def line(self, points: Sequence[Point], color: str, width: float, opacity: float = 1) -> None:
        """Add a plain line."""
        self.lay(self.stroke(points, width), color, opacity)

    def rod(self, points: Sequence[Point], color: str, width: float, **more: Any) -> None:
        """Add a round rod along a line."""
        more.setdefault("bevel", width / 2)
        self.part(self.stroke(points, width), color, **more)

    def limb(self, points: Sequence[Point], widths: Sequence[float], color: str,
             **more: Any) -> None:  # fmt: skip
        """Draw an arm or a leg: a line that is as wide as said at each of its points."""
        whole = np.zeros(self.shape, dtype=np.float32)
        for (ax, ay), (bx, by), a, b in zip(points, points[1:], widths, widths[1:]):
            long = math.hypot(bx - ax, by - ay) or 1.0
            nx, ny = -(by - ay) / long / 2, (bx - ax) / long / 2
            side = [(ax + nx * a, ay + ny * a), (bx + nx * b, by + ny * b),
                    (bx - nx * b, by - ny * b), (ax - nx * a, ay - ny * a)]  # fmt: skip
            for d in (poly(side), circle(ax, ay, a / 2), circle(bx, by, b / 2)):
                whole = np.maximum(whole, self.mask(d))
        more.setdefault("bevel", max(widths) / 2)
        self.part(whole, color, **more)

    def glow(self, x: float, y: float, r: float, color: str, strength: float = 1.0) -> None:
        """Add light around a spot."""
        if self._cast is not None:
            return
        cx, cy = self.spot((x, y))
        reach = r * self.size
        spot = self._around([(cx - reach, cy - reach), (cx + reach, cy + reach)], 0)
        if spot is None:
            return
        x0, y0, wide, high = spot
        box = slice(y0, y0 + high), slice(x0, x0 + wide)
        yy, xx = np.ogrid[y0 : y0 + high, x0 : x0 + wide]
        light = np.clip(1 - np.hypot(xx - cx, yy - cy) / reach, 0, 1) ** 2 * strength
        if self._clip is not None:
            light = light * self._clip[box]
        self.rgb[box] += (light * self.alpha[box])[..., None] * rgb(color)

    def lamp(self, x: float, y: float, r: float, color: str) -> None:
        """Add a small lamp with its glow."""
        self.glow(x, y, r * 3.4, color, 0.7)
        self.flat(circle(x, y, r), color)
        self.flat(circle(x - r * 0.2, y - r * 0.2, r * 0.5), "#FFF6E6")

    # --- saving -----------------------------------------------------------------------------------

    def picture(self, size: tuple[int, int] | None = None) -> Image.Image:
        """Return the finished picture, smaller than it was painted."""
        color = np.clip(self.rgb, 0, 1) * self.alpha[..., None]
        sheet = np.concatenate([color, self.alpha[..., None]], axis=-1)
        raw = [
            Image.fromarray(np.ascontiguousarray(sheet[..., c])).resize(
                size or (round(self.wide), round(self.high)), Image.Resampling.LANCZOS
            )
            for c in range(4)
        ]
        r, g, b, a = (np.asarray(each) for each in raw)
        safe = np.where(a > 0.004, a, 1)
        done = np.stack([r / safe, g / safe, b / safe, a], axis=-1)
        return Image.fromarray((np.clip(done, 0, 1) * 255).round().astype(np.uint8), "RGBA")


def graded(picture: Image.Image, grain: float = 0.0, seed: int = 1) -> Image.Image:
    """Return a picture without transparent parts, with a fine grain."""
    flat = np.asarray(picture.convert("RGB"), dtype=np.float32) / 255
    if grain:
        flat = flat + grain * noise(flat.shape[:2], seed, 0.5, 0.5)[..., None]
    return Image.fromarray((np.clip(flat, 0, 1) * 255).round().astype(np.uint8), "RGB")


def save(picture: Image.Image, path: Path, limit: int) -> None:
    """Write a JPEG or WebP with the best quality below a number of bytes."""
    path.parent.mkdir(parents=True, exist_ok=True)
    qualities = range(88, 30, -4)
    if path.suffix == ".jpg":
        flat = picture.convert("RGB")
        data = encoded(flat, limit, qualities, optimize=True, progressive=False)
    else:
        data = encoded(picture, limit, qualities, "WEBP", method=6)
    path.write_bytes(data)
