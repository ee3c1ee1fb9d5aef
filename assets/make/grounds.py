"""Paint the backgrounds of cards' pictures in assets/grounds: `python assets/make/grounds.py
[NAME]`.

A ground is the place behind a card's pieces, 1200 x 750 pixels, slightly out of focus so that the
pieces before it look sharp. Outdoors is a sky with staggered ridges; a room is computed from one
vanishing point: for each pixel the visible wall and its distance. Light comes from the upper left,
and the lower third stays calm: pieces stand on it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from sky.noise import fbm, ridged
from sky.paint import blur, colour, encode, film, mix, ramp, step

Array = NDArray[Any]
FOLDER = Path(__file__).resolve().parent.parent / "grounds"
WIDE, HIGH = 1200, 750
MOST_BYTES = 88_000
ASPECT = WIDE / HIGH

X, Y = np.meshgrid(
    (np.arange(WIDE, dtype=np.float32) + 0.5) / HIGH,  # 0..1.6
    (np.arange(HIGH, dtype=np.float32) + 0.5) / HIGH,  # 0..1, downward
)
Maker = Callable[[], Array]
GROUNDS: dict[str, Maker] = {}


def ground(make: Maker) -> Maker:
    """Register a painter under its own name."""
    GROUNDS[make.__name__] = make
    return make


# --- brushes ------------------------------------------------------------------------------------


def field(
    seed: int, freq: float, octaves: int = 5, crest: bool = False, squash: float = 1
) -> Array:
    """Return noise over the picture, computed at a third of the size."""
    small = np.stack([X[::3, ::3], Y[::3, ::3] * squash, np.zeros_like(X[::3, ::3])], axis=-1)
    made = (ridged if crest else fbm)(small, seed, freq, octaves)
    picture = Image.fromarray(made.astype(np.float32), "F").resize((WIDE, HIGH), Image.BICUBIC)
    return np.asarray(picture, dtype=np.float32)


def over(base: Array, paint: str | Array, share: Array) -> Array:
    """Blend a color over the picture by a share for each pixel."""
    top = colour(paint) if isinstance(paint, str) else paint
    return mix(base, np.broadcast_to(top, base.shape), np.clip(share, 0, 1))


def shine(base: Array, x: float, y: float, reach: float, hue: str, power: float) -> Array:
    """Add light around a point; ``reach`` in picture heights."""
    far = np.hypot(X - x, Y - y) / reach
    return base + colour(hue) * (power * np.exp(-(far**2) * 2.2))[..., None]


def lamps(
    base: Array, spots: Sequence[tuple[float, float, float]], hue: str, power: float
) -> Array:
    """Add out-of-focus lamps: even discs with a brighter edge, and a glow around each."""
    light = np.zeros_like(X)
    for x, y, r in spots:
        far = np.hypot(X - x, Y - y)
        light += step(far, r * 1.08, r * 0.92) * (0.55 + 0.45 * step(far, r * 0.55, r))
        light += 0.3 * np.exp(-((far / (r * 3.2)) ** 2))
    return base + colour(hue) * (light * power)[..., None]


def shafts(base: Array, x: float, y: float, hue: str, power: float, seed: int = 3) -> Array:
    """Add beams falling from a point above."""
    angle = np.arctan2(X - x, Y - y)
    wave = sum(np.sin(angle * f + seed * f) for f in (9, 17, 29))
    fall = np.exp(-np.hypot(X - x, Y - y) * 1.1)
    return base + colour(hue) * (np.clip(wave, 0, 3) * fall * power)[..., None]


def crest(seed: int, level: float, rough: float, freq: float, octaves: int = 5) -> Array:
    """Return the height of a ridge for each column, as a line of Y values."""
    points = np.stack([X[0], np.full(WIDE, seed * 3.1), np.zeros(WIDE)], axis=-1)
    line: Array = level - rough * fbm(points.astype(np.float32), seed, freq, octaves)
    return line


def ridge(base: Array, line: Array, top: str, low: str, deep: float, rim: str, lit: float) -> Array:
    """Paint land below a line: from ``top`` to ``low`` over ``deep`` heights, its left slopes
    lit."""
    below = Y - line[None, :]
    cover = step(below, -0.003, 0.003)
    body = ramp(np.clip(below / deep, 0, 1), (0, top), (1, low))
    slope = np.gradient(line) * HIGH
    edge = np.clip(0.5 - slope[None, :] * 0.5, 0, 1) * np.exp(-np.clip(below, 0, 1) / 0.03)
    body = body + colour(rim) * (edge * lit)[..., None]
    return mix(base, body, cover)


def stars(base: Array, seed: int, count: int, power: float = 1.0) -> Array:
    """Add points of light."""
    rng = np.random.default_rng(seed)
    made = base.copy()
    xs, ys = rng.integers(2, WIDE - 3, count), rng.integers(2, HIGH - 3, count)
    for x, y, size in zip(xs, ys, rng.random(count) ** 5):
        light = (0.15 + 2.2 * size) * power
        made[y, x] += light
        if size > 0.25:
            made[y - 1 : y + 2, x - 1 : x + 2] += light * 0.5
            made[y - 2 : y + 3, x - 2 : x + 3] += light * 0.12
    return made


def haze(base: Array, y: float, spread: float, hue: str, share: float) -> Array:
    """Add mist at a height."""
    return over(base, hue, share * np.exp(-(((Y - y) / spread) ** 2)))


class Room:
    """A straight room seen along its middle. ``x`` and ``y``: the vanishing point; ``wide``,
    ``up``, ``down``: distances of walls, ceiling and floor from the eye; ``back``: distance of the
    end wall. ``deep`` is the distance of each pixel, ``u`` its position across the surface."""

    def __init__(
        self, x: float, y: float, wide: float, up: float, down: float, back: float, bow: float = 0
    ) -> None:
        dx, dy = X - x, Y - y
        side = np.maximum(np.abs(dx), 1e-4) / wide
        roof = np.where(dy < 0, -dy / up, 0)
        if bow:
            roof = np.where(dy < 0, np.hypot(dx / wide, dy / up), 0)
            side = np.where(dy < 0, 0, side)
        floor = np.where(dy > 0, dy / down, 0)
        near = np.maximum(np.maximum(side, roof), np.maximum(floor, 1 / back))
        self.deep = 1 / near
        self.floor = (floor >= near - 1e-6).astype(np.float32)
        self.roof = (roof >= near - 1e-6).astype(np.float32)
        self.end = (near <= 1 / back + 1e-6).astype(np.float32)
        self.wall = 1 - np.clip(self.floor + self.roof + self.end, 0, 1)
        self.across = dx * self.deep
        self.height = dy * self.deep
        self.left = (dx < 0).astype(np.float32)

    def joints(self, spacing: float, width: float) -> Array:
        """Return ribs and joints across the room at equal distances: 1 on a joint."""
        phase = np.abs(((self.deep / spacing) % 1) - 0.5) * spacing
        return step(phase, width, width * 0.4) * (1 - self.end)

    def rows(self, value: Array, spacing: float, width: float) -> Array:
        """Return joints along the room at equal distances across."""
        phase = np.abs(((value / spacing) % 1) - 0.5) * spacing
        return step(phase, width, width * 0.4)


def room(
    shape: Room, walls: str, floor: str, roof: str, lamp: str, dark: float = 0.34, seed: int = 5
) -> Array:
    """Paint a room's plain surfaces: lit near the far end, darker toward the eye, walls stained."""
    fall = np.exp(-dark * np.abs(shape.deep - 4))[..., None]
    stain = 1 + 0.35 * field(seed, 3.2, 5)
    made = (
        colour(walls) * (shape.wall * (0.72 + 0.5 * (1 - shape.left)))[..., None]
        + colour(floor) * shape.floor[..., None]
        + colour(roof) * shape.roof[..., None]
        + colour(walls) * (shape.end * 0.8)[..., None]
    )
    return made * fall * stain[..., None] * (0.7 + 0.5 * colour(lamp))


def shaded(base: Array, mask: Array, share: float) -> Array:
    """Darken where the mask is 1."""
    darkened: Array = base * (1 - share * mask)[..., None]
    return darkened


def mirror(base: Array, floor: Array, y: float, share: float, fade: float = 1.0) -> Array:
    """Reflect the picture above the line Y = ``y`` faintly in the floor below it."""
    source = np.clip(((2 * y - Y[:, 0]) * HIGH).astype(int), 0, HIGH - 1)
    seen = blur(base[source], 5)
    fall = np.exp(-np.clip(Y - y, 0, 1) / fade * 1.6)
    return base + seen * (floor * share * fall)[..., None]


# --- space --------------------------------------------------------------------------------------


@ground
def deep_space() -> Array:
    cloud = field(11, 1.6, 6)
    made = ramp(Y + 0.25 * cloud, (0, "#16305A"), (0.55, "#0B1A38"), (1, "#050A18"))
    made = over(made, "#2B5F94", step(cloud, 0.1, 0.9) * 0.6)
    made = shine(made, 0.3, 0.15, 0.6, "#5FA0E0", 0.35)
    return stars(made, 1, 900)


@ground
def nebula_red() -> Array:
    cloud, thread = field(23, 1.5, 6), field(24, 2.2, 6, True)
    made = ramp(Y, (0, "#2A0E1C"), (1, "#0B0711"))
    made = over(made, "#A8382E", step(cloud, -0.15, 0.8) * 0.85)
    made = over(made, "#F0A060", step(cloud + thread * 0.6, 0.6, 1.3) * 0.75)
    made = shine(made, 0.55, 0.3, 0.5, "#FF9060", 0.4)
    made = over(made, "#0A0610", step(field(27, 1.8, 5), 0.2, 0.8) * 0.7)
    return stars(made, 2, 700)


@ground
def maelstrom() -> Array:
    dx, dy = X - 0.95, (Y - 0.4) * 1.25
    far = np.hypot(dx, dy)
    turn = np.arctan2(dy, dx) + 5.5 * np.exp(-far * 2.2)
    spots = np.stack([np.cos(turn) * far, np.sin(turn) * far, far * 0.3], axis=-1)
    small = np.ascontiguousarray(spots[::3, ::3]).astype(np.float32)
    cloud = np.asarray(
        Image.fromarray(fbm(small, 31, 2.6, 6).astype(np.float32), "F").resize(
            (WIDE, HIGH), Image.BICUBIC
        )
    )
    made = ramp(far, (0, "#E8D8FF"), (0.08, "#9A6CE8"), (0.4, "#43267C"), (1.2, "#0C0820"))
    made = over(made, "#27A6A6", step(cloud, 0.1, 0.8) * 0.5)
    made = over(made, "#0A0618", step(-cloud, 0.0, 0.7) * 0.75)
    return stars(made, 3, 400, 0.7)


@ground
def asteroid_field() -> Array:
    made = ramp(Y + X * 0.2, (0, "#3A4A60"), (0.6, "#141D2E"), (1, "#080C16"))
    made = shine(made, 0.2, 0.1, 0.9, "#FFE0B0", 0.7)
    made = stars(made, 4, 500)
    rng = np.random.default_rng(8)
    rough = field(41, 7, 4)
    for size in sorted(rng.random(46) ** 2.4 * 0.16 + 0.012):
        x, y = rng.random() * ASPECT, rng.random()
        dx, dy = (X - x) / size, (Y - y) / size * rng.uniform(1.1, 1.7)
        r = np.hypot(dx, dy) + rough * 0.3
        light = np.clip(0.75 - (dx + dy) * 0.55 + rough * 0.5, 0.06, 1.5)
        body = colour("#7C6A5C") * (light * (0.35 + size * 4))[..., None]
        made = mix(made, body, step(r, 1.0, 0.93))
    return made


@ground
def hyperspace() -> Array:
    dx, dy = X - 0.8, Y - 0.42
    angle, far = np.arctan2(dy, dx), np.hypot(dx, dy)
    spots = np.stack([np.cos(angle) * 9, np.sin(angle) * 9, np.log(far + 0.05) * 0.7], axis=-1)
    streak = fbm(spots[::2, ::2].astype(np.float32), 51, 2.2, 4)
    full = np.asarray(
        Image.fromarray(streak.astype(np.float32), "F").resize((WIDE, HIGH), Image.BICUBIC)
    )
    made = ramp(far, (0, "#DFF4FF"), (0.1, "#6FB6F0"), (0.4, "#1C4C9C"), (1, "#081634"))
    made = made * (0.5 + np.clip(full, -0.3, 1))[..., None]
    return made + colour("#BFE4FF") * (step(full, 0.45, 0.9) * np.clip(far, 0, 0.7))[..., None]


@ground
def wreck_lane() -> Array:
    cloud = field(61, 1.7, 6)
    made = ramp(Y, (0, "#173A38"), (0.6, "#0D2023"), (1, "#060C10"))
    made = over(made, "#4C8C78", step(cloud, 0.05, 0.9) * 0.6)
    made = shine(made, 1.2, 0.25, 0.5, "#A8E8C8", 0.35)
    return stars(made, 6, 500)


@ground
def orbit() -> Array:
    """Paint the edge of a world below, the dark above."""
    far = np.hypot(X - 0.8, Y - 2.05)
    made = ramp(Y, (0, "#070D1C"), (1, "#0E2242"))
    made = stars(made, 9, 500)
    cloud = field(71, 3.4, 5, squash=2.2)
    land = ramp(cloud, (-0.8, "#1B4A78"), (0.0, "#2E6E9A"), (0.35, "#6C8F6A"), (0.8, "#D8E4EA"))
    light = np.clip(1.15 - X * 0.62, 0.15, 1.2)
    made = mix(made, land * light[..., None], step(far, 1.402, 1.395))
    return (
        made + colour("#7FC4FF") * (0.9 * np.exp(-(((far - 1.4) / 0.035) ** 2)) * light)[..., None]
    )


# --- lands --------------------------------------------------------------------------------------


@ground
def desert_dusk() -> Array:
    cloud = field(81, 2.0, 5, squash=4)
    made = ramp(Y, (0, "#31406E"), (0.28, "#A8607A"), (0.5, "#F2A05C"), (0.62, "#FFD48A"))
    made = over(made, "#FFC090", step(cloud, 0.15, 0.9) * 0.45)
    made = shine(made, 0.42, 0.46, 0.14, "#FFF0C0", 1.6)
    made = shine(made, 0.6, 0.52, 0.09, "#FFD8A0", 1.0)
    made = ridge(made, crest(82, 0.56, 0.05, 1.6), "#C07850", "#A86848", 0.2, "#FFD09A", 0.2)
    made = ridge(made, crest(83, 0.66, 0.05, 1.0, 2), "#B87846", "#7A4A38", 0.4, "#FFD8A0", 0.35)
    made = ridge(made, crest(84, 0.78, 0.05, 0.8, 2), "#9A6038", "#3C2426", 0.3, "#FFC890", 0.35)
    ripple = np.sin((Y * 140 + field(85, 2, 3) * 9)) * step(Y, 0.72, 0.86)
    return made * (1 + 0.05 * ripple)[..., None]


@ground
def desert_day() -> Array:
    made = ramp(Y, (0, "#4E8FC4"), (0.4, "#A8CCD8"), (0.58, "#F0DFB4"))
    made = over(made, "#FFFFFF", step(field(91, 1.8, 5, squash=4), 0.2, 1.0) * 0.5)
    made = shine(made, 0.3, 0.12, 0.25, "#FFF8DC", 1.0)
    made = ridge(made, crest(92, 0.52, 0.12, 2.4), "#C99A68", "#D8B07A", 0.14, "#FFE8C0", 0.2)
    made = ridge(made, crest(93, 0.62, 0.04, 0.9, 2), "#D8A868", "#B07C48", 0.3, "#FFF0D0", 0.25)
    return ridge(made, crest(94, 0.76, 0.04, 0.8, 2), "#C89454", "#7A5030", 0.3, "#FFECC0", 0.3)


@ground
def swamp() -> Array:
    made = ramp(Y, (0, "#3C4A2A"), (0.45, "#96A050"), (0.62, "#5C6434"), (1, "#161C14"))
    made = shine(made, 0.45, 0.3, 0.5, "#E4E890", 0.5)
    for n, (level, top) in enumerate(((0.5, "#7A8446"), (0.58, "#4E5830"))):
        line = crest(101 + n, level, 0.13, 3.4, 6)
        made = ridge(made, line, top, top, 0.3, "#D8E080", 0.1)
        made = haze(made, level + 0.14, 0.1, "#A8B060", 0.5)
    trunks = np.zeros_like(X)
    rng = np.random.default_rng(4)
    for x in rng.random(9) * ASPECT:
        wide = rng.uniform(0.008, 0.025)
        bent = x + 0.05 * np.sin(Y * 3 + x * 9)
        trunks = np.maximum(trunks, step(np.abs(X - bent), wide * 1.2, wide) * step(Y, 0.86, 0.7))
    made = over(made, "#2A3220", trunks * 0.85)
    made = haze(made, 0.7, 0.12, "#B0B468", 0.55)
    water = step(Y, 0.7, 0.76)
    made = over(made, ramp(Y, (0.7, "#7C8444"), (1, "#141A12")), water)
    return made * (1 + 0.12 * field(105, 5, 3, squash=9) * water)[..., None]


@ground
def ocean() -> Array:
    made = ramp(Y, (0, "#2A4A70"), (0.3, "#5C88A8"), (0.52, "#C8DCDC"))
    cloud = field(111, 1.7, 6, squash=2.5)
    made = over(made, "#E8F0F0", step(cloud, 0.0, 0.8) * 0.6)
    made = over(made, "#28405C", step(-cloud, 0.2, 0.9) * 0.5)
    sea = ramp(Y, (0.52, "#6FA8B4"), (0.62, "#22607C"), (1, "#06203A"))
    wave = field(113, 4, 5, True, squash=7)
    sea = sea * (0.75 + 0.7 * wave)[..., None]
    made = mix(made, sea, step(Y, 0.517, 0.523))
    glitter = step(wave, 0.55, 0.95) * np.exp(-(((X - 0.4) / 0.25) ** 2)) * step(Y, 0.52, 0.6)
    made = made + colour("#F0FAFF") * (glitter * 0.6)[..., None]
    return shine(made, 0.4, 0.3, 0.35, "#FFF4DC", 0.5)


@ground
def underwater() -> Array:
    made = ramp(Y, (0, "#58B8C4"), (0.3, "#1E6C8C"), (0.7, "#0A2C4C"), (1, "#040E20"))
    made = shafts(made, 0.5, -0.3, "#B8F4F0", 0.35)
    made = ridge(made, crest(121, 0.62, 0.16, 2.2), "#124668", "#0C2C48", 0.3, "#7CD0E0", 0.12)
    made = ridge(made, crest(122, 0.78, 0.1, 2.0), "#0A2C44", "#040C1A", 0.25, "#5CB0C8", 0.14)
    return lamps(made, [(0.2, 0.5, 0.008), (1.3, 0.35, 0.012), (1.1, 0.6, 0.007)], "#A0FFF0", 0.5)


@ground
def snow() -> Array:
    made = ramp(Y, (0, "#5878A0"), (0.35, "#A8BCD4"), (0.55, "#E8EEF4"))
    made = ridge(made, crest(131, 0.42, 0.22, 1.8, 6), "#8CA4C4", "#C8D8E8", 0.25, "#FFFFFF", 0.5)
    made = haze(made, 0.58, 0.1, "#E4ECF4", 0.6)
    made = ridge(made, crest(132, 0.62, 0.1, 1.4, 4), "#B8CCE0", "#8CA8C8", 0.3, "#FFFFFF", 0.5)
    made = ridge(made, crest(133, 0.76, 0.05, 0.9, 3), "#DCE6F0", "#6C88AC", 0.3, "#FFFFFF", 0.5)
    return over(made, "#FFFFFF", step(field(134, 14, 2), 0.75, 1.1) * 0.5)


@ground
def city_night() -> Array:
    made = ramp(Y, (0, "#0C1430"), (0.5, "#3A2C58"), (0.72, "#C06A58"), (1, "#1A1220"))
    made = stars(made, 14, 200, 0.6)
    rng = np.random.default_rng(21)
    panes = rng.random((97, 89))
    for depth, (top, lit) in enumerate((("#4C3A66", 0.25), ("#2A2448", 0.5), ("#12122A", 0.9))):
        x = -0.05
        while x < ASPECT:
            wide = rng.uniform(0.03, 0.1)
            roof = rng.uniform(0.2, 0.55) + depth * 0.1
            cover = step(np.abs(X - x - wide / 2), wide / 2 + 0.002, wide / 2) * step(
                Y, roof, roof + 0.004
            )
            light = np.clip(1.25 - (X - x) / wide * 0.5, 0.5, 1.3)
            made = mix(made, colour(top) * light[..., None], cover)
            column, floor = (X * 100).astype(int), (Y * 64).astype(int)
            lit_pane = panes[(column + int(x * 400)) % 97, floor % 89] > 0.86
            pane = lit_pane * step(np.abs((X * 100) % 1 - 0.5), 0.42, 0.22) * cover
            pane = pane * step(np.abs((Y * 64) % 1 - 0.5), 0.4, 0.2)
            made = made + colour("#FFCB78") * (pane * lit * 0.7)[..., None]
            x += wide + rng.uniform(0.0, 0.03)
        made = haze(made, 0.95, 0.3, "#4C2C48", 0.4)
    return made


@ground
def forest() -> Array:
    made = ramp(Y, (0, "#486E3C"), (0.4, "#B4CC80"), (0.66, "#4C6C3C"), (1, "#141E14"))
    made = shine(made, 0.5, 0.28, 0.45, "#FFFBC8", 0.7)
    rng = np.random.default_rng(6)
    for depth, (tree, share) in enumerate((("#88A468", 14), ("#54743F", 11), ("#263A24", 7))):
        for x in rng.random(share) * ASPECT:
            wide = 0.006 + depth * 0.008 + rng.random() * 0.012
            bent = x + 0.02 * np.sin(Y * 4 + x * 20) - wide * 0.6 * (Y - 0.5)
            trunk = step(np.abs(X - bent), wide * 1.15, wide) * step(
                Y, 0.7 + depth * 0.06, 0.66 + depth * 0.06
            )
            light = np.clip(0.9 - (X - bent) / wide * 0.4, 0.4, 1.4)
            made = mix(made, colour(tree) * light[..., None], trunk)
        leaves = step(field(141 + depth, 4 + depth, 5) + (0.42 - Y) * 1.6 - depth * 0.22, 0.2, 0.45)
        made = over(made, tree, leaves * 0.85)
        made = haze(made, 0.62, 0.1, "#C4D890", 0.3 - depth * 0.08)
    made = shafts(made, 0.35, -0.25, "#FFFCD0", 0.28, 5)
    floor = ridge(made, crest(146, 0.8, 0.03, 2.0, 4), "#3A4E2A", "#121A10", 0.2, "#C8E080", 0.15)
    return floor


@ground
def prairie() -> Array:
    made = ramp(Y, (0, "#4C78A8"), (0.35, "#C0C8A8"), (0.55, "#F4E0A0"))
    made = over(made, "#FFF4DC", step(field(151, 1.6, 5, squash=4), 0.1, 0.9) * 0.55)
    made = shine(made, 0.35, 0.4, 0.4, "#FFEEB8", 0.6)
    made = ridge(made, crest(152, 0.56, 0.1, 3.4, 3), "#7C8C78", "#8C9468", 0.2, "#FFF0C0", 0.2)
    made = ridge(made, crest(153, 0.64, 0.03, 1.2, 3), "#A89C58", "#6C6C38", 0.3, "#FFF0B0", 0.3)
    made = ridge(made, crest(154, 0.78, 0.03, 1.2, 3), "#8C8844", "#2C3420", 0.3, "#FFEEA0", 0.3)
    blades = step(field(155, 40, 2, squash=0.18), 0.1, 0.6) * step(Y, 0.72, 0.95)
    return made * (1 + 0.25 * blades)[..., None]


@ground
def canyon() -> Array:
    made = ramp(Y, (0, "#6C4A78"), (0.35, "#D88868"), (0.6, "#F8CC94"))
    made = shine(made, 0.6, 0.35, 0.35, "#FFE8B8", 0.7)
    band = 1 + 0.12 * np.sin(Y * 90 + field(161, 2, 3) * 6)
    for n, (gap, top, low) in enumerate(
        ((0.3, "#B87468", "#985C58"), (0.42, "#94504A", "#6C3840"), (0.58, "#6A3438", "#2C161E"))
    ):
        edge = 0.05 * field(162 + n, 4, 5) + np.abs(X - 0.85) - (0.62 - gap) * (1.25 - Y * 0.75)
        cover = step(edge, -0.004, 0.004) * step(Y, 0.12 + 0.08 * n, 0.14 + 0.08 * n)
        body = ramp(Y, (0.1, top), (1, low)) * (band * np.where(X > 0.85, 1.15, 0.6))[..., None]
        made = mix(made, body, cover)
    return ridge(made, crest(168, 0.8, 0.04, 1.8, 4), "#7A4238", "#24121A", 0.25, "#FFC890", 0.3)


@ground
def badlands() -> Array:
    """Paint a dusty scrapyard world under a brown sky."""
    made = ramp(Y, (0, "#54422F"), (0.35, "#B8864E"), (0.56, "#ECC080"))
    made = over(made, "#5C4630", step(field(171, 1.8, 6, squash=2), 0.0, 0.8) * 0.55)
    made = shine(made, 0.4, 0.35, 0.3, "#FFE4A8", 0.55)
    made = ridge(made, crest(172, 0.52, 0.16, 5.0, 5), "#8C6440", "#A87C50", 0.2, "#FFD8A0", 0.15)
    made = ridge(made, crest(173, 0.64, 0.12, 4.0, 5), "#5C422E", "#6C4C34", 0.2, "#FFD8A0", 0.2)
    made = haze(made, 0.68, 0.07, "#C89460", 0.45)
    return ridge(made, crest(174, 0.78, 0.04, 2.0, 4), "#5A4030", "#1E1512", 0.25, "#FFD09A", 0.25)


@ground
def terrace() -> Array:
    """Paint a garden terrace over green hills and a lake."""
    made = ramp(Y, (0, "#4A86C8"), (0.35, "#A4D0E4"), (0.5, "#FFF0D0"))
    made = over(made, "#FFFFFF", step(field(181, 1.7, 6, squash=2.4), 0.05, 0.8) * 0.7)
    made = ridge(made, crest(182, 0.46, 0.1, 1.8), "#7CA0A8", "#88B088", 0.16, "#FFFFFF", 0.2)
    made = ridge(made, crest(183, 0.55, 0.07, 1.6), "#5C9464", "#4C8050", 0.16, "#FFFAC0", 0.25)
    lake = step(Y, 0.6, 0.61)
    made = over(made, ramp(Y, (0.6, "#A8D8E8"), (0.75, "#3C80A8")), lake)
    stone = ramp(Y, (0.74, "#E8D8B8"), (0.8, "#B8A080"), (1, "#5C4C40"))
    made = mix(made, stone, step(Y, 0.738, 0.742))
    tile = np.abs(((X - 0.8) / (Y - 0.6) * 3) % 1 - 0.5)
    made = shaded(made, step(tile, 0.05, 0.02) * step(Y, 0.745, 0.76), 0.25)
    return shine(made, 0.3, 0.1, 0.7, "#FFF4D0", 0.35)


# --- rooms --------------------------------------------------------------------------------------


@ground
def corridor() -> Array:
    shape = Room(0.8, 0.42, 0.62, 0.42, 0.5, 9)
    made = room(shape, "#B8C4D0", "#5C6672", "#788492", "#DCE8F4", 0.2)
    made = shaded(made, shape.joints(1.1, 0.14), 0.6)
    made = shaded(made, shape.rows(shape.height, 0.3, 0.015) * shape.wall, 0.4)
    strip = step(np.abs(shape.height + 0.25), 0.05, 0.02) * shape.wall
    made = made + colour("#E8F4FF") * (strip * 1.3 / (1 + shape.deep * 0.1))[..., None]
    red = step(np.abs(shape.height - 0.12), 0.03, 0.012) * shape.wall
    made = made + colour("#FF4030") * (red * 0.4)[..., None]
    made = shine(made, 0.8, 0.42, 0.2, "#EAF4FF", 0.8)
    return mirror(made, shape.floor, 0.5, 0.35)


@ground
def hangar() -> Array:
    shape = Room(0.85, 0.46, 1.15, 0.55, 0.32, 6)
    made = room(shape, "#7C8898", "#4C5664", "#3C4654", "#D8E4F0", 0.24)
    made = shaded(made, shape.joints(1.0, 0.16) * (1 - shape.floor), 0.55)
    sky = ramp(Y, (0.3, "#8CC0F0"), (0.55, "#F8E8C8"))
    made = mix(made, sky * 1.1, shape.end * step(np.abs(shape.height), 0.9, 0.85))
    line = step(np.abs(np.abs(shape.across) - 0.5), 0.035, 0.02) * shape.floor
    made = over(made, "#E8B04A", line * 0.7)
    lights = shape.roof * step(np.abs(np.abs(shape.across) - 0.55), 0.1, 0.04)
    lights = lights * step(np.abs(((shape.deep / 0.7) % 1) - 0.5), 0.3, 0.2)
    made = made + colour("#E8F4FF") * (lights * 1.1)[..., None]
    made = mirror(made, shape.floor, 0.53, 0.4)
    return shine(made, 0.85, 0.44, 0.35, "#FFF0D8", 0.5)


@ground
def cantina() -> Array:
    shape = Room(0.75, 0.44, 0.9, 0.5, 0.36, 5, 1)
    made = room(shape, "#B07848", "#5C3C2C", "#8C5C3C", "#FFC880", 0.3)
    made = made + colour("#5C2C14") * 0.12
    arch = step(np.abs(np.hypot((X - 0.75) / 0.3, (Y - 0.5) / 0.3) - 1), 0.1, 0.05) * step(
        Y, 0.55, 0.5
    )
    made = shaded(made, arch, 0.5)
    shelf = step(np.abs(Y - 0.36), 0.006, 0.003) + step(np.abs(Y - 0.46), 0.006, 0.003)
    made = shaded(made, shelf * step(np.abs(X - 0.75), 0.25, 0.24), 0.6)
    rng = np.random.default_rng(3)
    hues = ("#FFB050", "#60D8D0", "#FF6850", "#B8E870")
    for hue in hues:
        spots = [
            (rng.uniform(0.05, 1.55), rng.uniform(0.08, 0.55), rng.uniform(0.008, 0.03))
            for _ in range(7)
        ]
        made = lamps(made, spots, hue, 0.28)
    made = shine(made, 0.4, 0.15, 0.5, "#FFB860", 0.45)
    return mirror(made, shape.floor, 0.6, 0.3)


@ground
def vault() -> Array:
    shape = Room(0.8, 0.45, 0.75, 0.5, 0.42, 4)
    made = room(shape, "#A89468", "#54483A", "#5C5240", "#FFE8B0", 0.26)
    grid = np.maximum(shape.joints(0.35, 0.035), shape.rows(shape.height, 0.22, 0.016))
    made = shaded(made, grid * shape.wall, 0.6)
    end = np.maximum(shape.rows(shape.across, 0.3, 0.02), shape.rows(shape.height, 0.22, 0.02))
    made = shaded(made, end * shape.end, 0.5)
    knob = step(np.abs(((shape.deep / 0.35) % 1) - 0.0), 0.1, 0.06) * shape.wall
    made = made + colour("#FFE0A0") * (knob * 0.25)[..., None]
    made = shine(made, 0.8, 0.0, 0.55, "#FFE8B0", 0.6)
    return mirror(made, shape.floor, 0.55, 0.35)


@ground
def casino() -> Array:
    shape = Room(0.8, 0.44, 1.0, 0.6, 0.36, 5)
    made = room(shape, "#7C3C54", "#4C2438", "#3C2040", "#FFD0A0", 0.24)
    column = step(np.abs(((shape.deep / 0.9) % 1) - 0.5), 0.16, 0.12) * shape.wall
    made = over(made, "#C89C50", column * 0.6)
    rng = np.random.default_rng(7)
    for hue, power in (("#FFD078", 0.5), ("#FF78B0", 0.3), ("#78D8FF", 0.25)):
        spots = [
            (rng.uniform(0.05, 1.55), rng.uniform(0.05, 0.5), rng.uniform(0.01, 0.034))
            for _ in range(11)
        ]
        made = lamps(made, spots, hue, power * 0.7)
    made = shine(made, 0.8, 0.1, 0.4, "#FFE0A0", 0.8)
    carpet = step(np.sin(shape.across * 12) * np.sin(shape.deep * 12), 0.2, 0.5) * shape.floor
    made = over(made, "#A8643C", carpet * 0.3)
    return mirror(made, shape.floor, 0.53, 0.3)


@ground
def console_room() -> Array:
    shape = Room(0.8, 0.4, 0.85, 0.42, 0.45, 3.4)
    made = room(shape, "#38506C", "#1C2838", "#26364A", "#A0D8FF", 0.3)
    made = shaded(made, shape.joints(0.6, 0.1), 0.5)
    view = (
        shape.end * step(np.abs(shape.across), 0.75, 0.72) * step(np.abs(shape.height), 0.26, 0.24)
    )
    made = mix(made, ramp(X, (0.4, "#1C4C7C"), (1.2, "#0A1C38")), view)
    rng = np.random.default_rng(9)
    for hue in ("#50D8F0", "#FFB050", "#60F0A0", "#FF6050"):
        spots = [
            (
                rng.choice([rng.uniform(0.02, 0.45), rng.uniform(1.15, 1.58)]),
                rng.uniform(0.2, 0.75),
                rng.uniform(0.005, 0.013),
            )
            for _ in range(16)
        ]
        made = lamps(made, spots, hue, 0.55)
    made = shine(made, 0.8, 0.36, 0.4, "#60C8FF", 0.45)
    return mirror(made, shape.floor, 0.55, 0.35)


@ground
def workshop() -> Array:
    """Paint a bench under a lamp, tools on the wall behind it."""
    stain = field(201, 3, 5)
    made = (
        ramp(Y, (0, "#1E2A38"), (0.6, "#3C4C5C"), (0.7, "#2A3644")) * (1 + 0.3 * stain)[..., None]
    )
    grid = np.maximum(
        step(np.abs((X * 5) % 1 - 0.5), 0.02, 0.008), step(np.abs((Y * 5) % 1 - 0.5), 0.02, 0.008)
    )
    made = shaded(made, grid, 0.45)
    rng = np.random.default_rng(12)
    for x in rng.random(16) * ASPECT:
        y, long, wide = rng.uniform(0.08, 0.3), rng.uniform(0.1, 0.26), rng.uniform(0.006, 0.02)
        tool = step(np.abs(X - x), wide * 1.2, wide) * step(
            np.abs(Y - y - long / 2), long / 2 + 0.004, long / 2
        )
        tool = np.maximum(tool, step(np.hypot(X - x, Y - y - long), wide * 2.4, wide * 2.2))
        made = over(made, "#121A24", tool * 0.8)
    made = shine(made, 0.5, 0.2, 0.6, "#FFD8A0", 0.55)
    bench = (
        ramp(Y, (0.7, "#7C6450"), (0.74, "#5C4838"), (1, "#1E1814"))
        * (1 + 0.3 * field(203, 6, 4, squash=6))[..., None]
    )
    made = mix(made, bench, step(Y, 0.698, 0.702))
    return shine(made, 0.6, 0.8, 0.5, "#FFC880", 0.25)


@ground
def market_street() -> Array:
    """Paint a street of awnings in evening light."""
    shape = Room(0.8, 0.46, 0.7, 0.9, 0.4, 9)
    made = ramp(Y, (0, "#5C5488"), (0.3, "#E89868"), (0.5, "#FFDCA0"))
    walls = room(shape, "#A87850", "#8C6C4C", "#A87850", "#FFD8A0", 0.16)
    made = mix(
        made, walls, np.clip(shape.floor + shape.wall * step(shape.height, -0.65, -0.6), 0, 1)
    )
    made = shaded(made, shape.joints(0.9, 0.1) * shape.wall, 0.4)
    awning = shape.wall * step(
        np.abs(shape.height + 0.3 + 0.12 * np.sin(shape.deep * 5)), 0.12, 0.1
    )
    hue = np.where(((shape.deep / 0.9) % 2 < 1)[..., None], colour("#B84838"), colour("#3C8C88"))
    made = mix(made, hue * 0.9, awning * 0.85)
    made = lamps(
        made,
        [(0.35, 0.3, 0.014), (1.2, 0.27, 0.016), (0.6, 0.38, 0.009), (1.02, 0.38, 0.008)],
        "#FFD080",
        0.6,
    )
    made = shine(made, 0.8, 0.46, 0.3, "#FFE8B8", 0.6)
    return made


@ground
def mine() -> Array:
    rough = field(211, 3.2, 6, True)
    far = np.hypot((X - 0.85) / 1.15, (Y - 0.46)) * (1 - 0.35 * (rough - 0.5))
    made = ramp(
        far, (0, "#FFC070"), (0.1, "#C87838"), (0.24, "#6C4430"), (0.6, "#2A2024"), (1, "#0C0A10")
    )
    made = made * (0.4 + 1.1 * rough)[..., None]
    for ring in (0.2, 0.34, 0.55):
        prop = step(np.abs(far - ring), 0.022 * (1 + ring), 0.012 * (1 + ring)) * step(Y, 0.75, 0.6)
        made = over(made, "#241A18", prop * 0.8)
    floor = ramp(Y, (0.6, "#A86C40"), (0.75, "#4C342C"), (1, "#120E10"))
    made = mix(made, floor * (0.6 + 0.8 * rough)[..., None], step(Y - 0.04 * rough, 0.62, 0.72))
    return lamps(
        made, [(0.42, 0.24, 0.02), (1.3, 0.28, 0.024), (0.66, 0.36, 0.011)], "#FFB860", 0.8
    )


@ground
def castle_hall() -> Array:
    shape = Room(0.8, 0.48, 0.9, 0.62, 0.32, 5.5, 1)
    made = room(shape, "#8C7C64", "#54463A", "#6C5C4C", "#FFD8A0", 0.22)
    block = np.maximum(shape.rows(shape.height, 0.2, 0.012), shape.joints(0.5, 0.04))
    made = shaded(made, block * (1 - shape.floor), 0.35)
    made = shaded(made, shape.joints(1.5, 0.22) * (1 - shape.floor), 0.35)
    made = mix(made, ramp(Y, (0.25, "#FFF0C0"), (0.6, "#C89858")), shape.end * 0.75)
    for x, hue in ((0.22, "#A03830"), (1.38, "#305C8C"), (0.48, "#8C7028"), (1.12, "#3C7C58")):
        flag = step(np.abs(X - x), 0.052, 0.05) * step(Y, 0.5, 0.46) * step(-Y, -0.05, -0.1)
        made = over(made, hue, flag * 0.7)
    made = lamps(
        made, [(0.36, 0.36, 0.012), (1.25, 0.36, 0.012), (0.6, 0.42, 0.008)], "#FFB050", 0.9
    )
    return shine(made, 0.8, 0.4, 0.4, "#FFE0A0", 0.4)


@ground
def palace() -> Array:
    """Paint a white hall with tall windows."""
    shape = Room(0.8, 0.46, 1.0, 0.7, 0.34, 5, 1)
    made = room(shape, "#E0D4C0", "#B09C88", "#D8C8B0", "#FFF4E0", 0.16)
    window = step(np.abs(((shape.deep / 0.9) % 1) - 0.5), 0.3, 0.26) * step(shape.height, 0.1, 0.04)
    light = (1 - shape.floor) * (1 - shape.end) * window * step(-shape.height, 0.9, 0.8)
    made = mix(made, ramp(Y, (0, "#9CC8F0"), (0.5, "#FFF4D8")), light * shape.left * 0.9)
    made = shaded(made, light * (1 - shape.left), 0.2)
    made = mix(made, ramp(Y, (0.3, "#88C0E8"), (0.55, "#FFF8E0")), shape.end * 0.8)
    check = step(np.sin(shape.across * 9) * np.sin(shape.deep * 9), -0.1, 0.1) * shape.floor
    made = shaded(made, check, 0.25)
    made = mirror(made, shape.floor, 0.55, 0.3)
    return shafts(made, 0.1, -0.2, "#FFF0D0", 0.25, 2) * 0.82


@ground
def throne() -> Array:
    """Paint a dim green hall of a crime lord."""
    shape = Room(0.8, 0.42, 0.95, 0.5, 0.42, 4.2, 1)
    made = room(shape, "#7C7C4C", "#4A4630", "#5C5C3C", "#E0E890", 0.3)
    made = shaded(made, shape.joints(0.8, 0.13), 0.45)
    grate = np.maximum(shape.rows(shape.across, 0.22, 0.03), shape.joints(0.22, 0.03)) * shape.floor
    made = shaded(made, grate, 0.5)
    smoke = field(221, 2.2, 6)
    made = over(made, "#C8C880", step(smoke, 0.0, 0.9) * 0.3)
    made = shine(made, 0.5, 0.1, 0.5, "#F0E0A0", 0.5)
    made = shine(made, 0.8, 0.75, 0.4, "#FF7840", 0.22)
    return lamps(
        made, [(0.25, 0.3, 0.014), (1.35, 0.32, 0.016), (1.1, 0.25, 0.009)], "#FFC060", 0.6
    )


@ground
def cargo_hold() -> Array:
    shape = Room(0.7, 0.4, 0.72, 0.4, 0.46, 5)
    made = room(shape, "#6C7468", "#4C4C46", "#4A5048", "#F0E0B8", 0.26)
    made = shaded(made, shape.joints(0.8, 0.16), 0.55)
    made = shaded(made, shape.rows(shape.across, 0.24, 0.02) * shape.floor, 0.4)
    stripe = step(np.abs(np.abs(shape.across) - 0.55), 0.07, 0.06) * shape.floor
    hazard = step(np.sin(shape.deep * 22 + shape.across * 22), -0.1, 0.1)
    made = over(made, "#D8A030", stripe * hazard * 0.6)
    lamp = (
        shape.roof
        * step(np.abs(shape.across), 0.16, 0.1)
        * step(np.abs((shape.deep % 1) - 0.5), 0.3, 0.2)
    )
    made = made + colour("#FFE8B0") * (lamp * 1.4)[..., None]
    return shine(made, 0.7, 0.4, 0.3, "#FFE8C0", 0.5)


@ground
def prison() -> Array:
    shape = Room(0.8, 0.42, 0.55, 0.5, 0.46, 8)
    made = room(shape, "#5C6470", "#34383F", "#3C424C", "#FF9880", 0.2)
    cell = (
        step(np.abs(((shape.deep / 1.1) % 1) - 0.5), 0.3, 0.28)
        * shape.wall
        * step(shape.height, 0.46, 0.44)
    )
    made = shaded(made, cell, 0.7)
    bars = cell * step(np.sin(shape.deep * 60), 0.3, 0.6)
    made = over(made, "#8C98A8", bars * 0.55)
    made = (
        made
        + colour("#FF3828")
        * (step(np.abs(shape.height + 0.34), 0.04, 0.015) * shape.wall * 1.0)[..., None]
    )
    made = shine(made, 0.8, 0.42, 0.25, "#FF8060", 0.7)
    return mirror(made, shape.floor, 0.5, 0.35)


@ground
def arena() -> Array:
    made = ramp(Y, (0, "#E8B878"), (0.3, "#F8E0B0"))
    bowl = np.hypot((X - 0.8) / 1.25, (Y + 0.55))
    tiers = ramp(Y, (0.2, "#B0805C"), (0.62, "#5C3C34"))
    tier = step(np.sin(bowl * 75), 0.2, 0.7)
    crowd = field(231, 60, 2)
    stand = tiers * (1 - 0.35 * tier)[..., None]
    stand = over(stand, "#F0C8A0", step(crowd, 0.35, 0.8) * (1 - tier) * 0.55)
    stand = over(stand, "#B04838", step(field(232, 50, 2), 0.5, 0.9) * (1 - tier) * 0.5)
    made = mix(
        made,
        stand,
        step(Y, 0.22 + 0.06 * np.cos((X - 0.8) * 3)[0], 0.24 + 0.06 * np.cos((X - 0.8) * 3)[0]),
    )
    sand = (
        ramp(Y, (0.6, "#E0B47C"), (1, "#6C4630"))
        * (1 + 0.1 * field(233, 6, 4, squash=5))[..., None]
    )
    made = mix(made, sand, step(Y - 0.03 * np.cos((X - 0.8) * 3), 0.598, 0.602))
    made = shaded(made, step(np.abs(Y - 0.595 - 0.03 * np.cos((X - 0.8) * 3)), 0.03, 0.02), 0.5)
    return shine(made, 0.3, 0.1, 0.7, "#FFF0C8", 0.45) * 0.9


@ground
def stone_street() -> Array:
    """Paint a narrow street between two rocks, hung with pipes and signs."""
    made = ramp(Y, (0, "#4C5C78"), (0.4, "#A0A8B4"), (0.6, "#E4D4BC"))
    rough = field(241, 3, 6, True)
    for gap, top, low in (
        (0.22, "#7C7880", "#5C565C"),
        (0.36, "#54505A", "#3A363E"),
        (0.52, "#36333E", "#16151C"),
    ):
        edge = 0.07 * (rough - 0.4) + np.abs(X - 0.78) - (0.62 - gap) * (0.85 + 0.3 * Y)
        made = mix(
            made,
            ramp(Y, (0, top), (1, low)) * (0.55 + 0.8 * rough)[..., None],
            step(edge, -0.004, 0.004),
        )
    for y, wide in ((0.16, 0.006), (0.24, 0.01), (0.3, 0.004)):
        pipe = step(np.abs(Y - y - 0.03 * np.sin(X * 3)), wide * 1.3, wide)
        made = over(made, "#24222A", pipe * 0.8)
    made = lamps(
        made,
        [(0.4, 0.4, 0.012), (1.16, 0.44, 0.014), (0.56, 0.5, 0.008), (1.3, 0.3, 0.01)],
        "#FFB860",
        0.7,
    )
    made = lamps(made, [(0.3, 0.52, 0.01), (1.24, 0.56, 0.009)], "#60E0E0", 0.6)
    floor = ramp(Y, (0.7, "#6C6460"), (1, "#181618")) * (0.6 + 0.7 * rough)[..., None]
    made = mix(made, floor, step(Y, 0.7, 0.74))
    return shine(made, 0.78, 0.55, 0.3, "#FFE8C8", 0.5)


# --- files --------------------------------------------------------------------------------------

SOFT = {"deep_space": 0.0, "nebula_red": 0.0, "maelstrom": 0.6, "orbit": 0.4, "wreck_lane": 0.0}
"""blur radius of a ground in pixels, where it differs from the default"""


def graded(light: Array, name: str) -> Array:
    """Return the picture blurred as needed, with darker corners, as 0..1 sRGB."""
    soft = SOFT.get(name, 1.6)
    if soft:
        light = blur(light, soft)
    glow = blur(np.maximum(light - 0.55, 0), 14)
    light = light + glow * 0.5
    corner = np.hypot((X - 0.8) / 0.95, (Y - 0.5) / 0.62)
    return encode(film(light * (1.05 - 0.32 * step(corner, 0.6, 1.5))[..., None]))


def save(name: str, picture: Array) -> int:
    """Write the JPEG at the best quality that keeps it small; return its bytes."""
    rng = np.random.default_rng(1)
    levels = picture * 255 + rng.normal(0, 0.8, picture.shape[:2])[..., None]
    image = Image.fromarray(np.clip(np.rint(levels), 0, 255).astype(np.uint8), "RGB")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for quality in range(88, 40, -4):
        held = BytesIO()
        image.save(held, "JPEG", quality=quality, optimize=True, progressive=False)
        if held.tell() <= MOST_BYTES:
            break
    (FOLDER / f"{name}.jpg").write_bytes(held.getvalue())
    return held.tell()


def main(names: list[str]) -> None:
    missing = [name for name in names if name not in GROUNDS]
    if missing:
        sys.exit(f"no ground named {', '.join(missing)}; there are {', '.join(sorted(GROUNDS))}")
    for name in names or GROUNDS:
        print(f"{name}: {save(name, graded(GROUNDS[name](), name))} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
