"""Brushes of the places: noise, skies, ridges, rooms in perspective, surfaces and small things.

``X`` runs from 0 to 1.6 to the right, ``Y`` from 0 to 1 downward, in picture heights. Light comes
from the upper left. The band between ``BAND`` is in focus: there, surfaces are computed pixel by
pixel; elsewhere at half the size, since it is out of focus anyway.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw
from sky.noise import fbm, ridged
from sky.paint import blur, colour, mix, ramp, step

Array = NDArray[Any]
WIDE, HIGH = 1600, 1000
ASPECT = WIDE / HIGH
BAND = (0.40, 0.84)
"""rows whose surfaces are computed at full size"""

X, Y = np.meshgrid(
    (np.arange(WIDE, dtype=np.float32) + 0.5) / HIGH,
    (np.arange(HIGH, dtype=np.float32) + 0.5) / HIGH,
)
FLAT = np.stack([X, Y, np.zeros_like(X)], axis=-1)
"""points of the picture itself"""

Maker = Callable[[], Array]
GROUNDS: dict[str, Maker] = {}


def ground(make: Maker) -> Maker:
    """Register a painter under its own name."""
    GROUNDS[make.__name__] = make
    return make


# --- noise --------------------------------------------------------------------------------------


def enlarged(small: Array) -> Array:
    """Return a small field at the size of the picture."""
    picture = Image.fromarray(small.astype(np.float32), "F").resize((WIDE, HIGH), Image.BICUBIC)
    return np.asarray(picture, dtype=np.float32)


def field(
    seed: int, freq: float, octaves: int = 5, crest: bool = False, squash: float = 1
) -> Array:
    """Return soft noise over the picture, computed at a third of the size."""
    spots = FLAT[1::3, 1::3] * np.array([1, squash, 1], dtype=np.float32)
    return enlarged((ridged if crest else fbm)(spots, seed, freq, octaves))


def grit(
    points: Array, seed: int, freq: float, octaves: int = 7, crest: bool = True, gain: float = 0.6
) -> Array:
    """Return noise at points of surfaces, fine in the band of focus, soft elsewhere."""
    make = ridged if crest else fbm
    made = enlarged(make(points[::2, ::2], seed, freq, octaves, gain)).copy()
    rows = slice(round(BAND[0] * HIGH), round(BAND[1] * HIGH))
    made[rows] = make(np.ascontiguousarray(points[rows]), seed, freq, octaves, gain)
    return made


def stretched(x: float = 1, y: float = 1, bend: Array | float = 0) -> Array:
    """Return points of the picture, stretched, its rows shifted by ``bend``."""
    return np.stack([X * x, (Y + bend) * y, np.zeros_like(X)], axis=-1).astype(np.float32)


def plain(horizon: float, middle: float = 0.8, scale: float = 0.2) -> Array:
    """Return points of a level floor that reaches to the horizon."""
    deep = scale / np.maximum(Y - horizon, 0.012)
    return np.stack([(X - middle) * deep * 5, np.zeros_like(X), deep * 5], -1).astype(np.float32)


# --- color --------------------------------------------------------------------------------------


def over(base: Array, paint: str | Array, share: Array) -> Array:
    """Blend a color over the picture by a share for each pixel."""
    top = colour(paint) if isinstance(paint, str) else paint
    return mix(base, np.broadcast_to(top, base.shape), np.clip(share, 0, 1))


def shaded(base: Array, mask: Array, share: float) -> Array:
    """Darken where the mask is 1."""
    darkened: Array = base * (1 - share * mask)[..., None]
    return darkened


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
    """Add beams falling from a point above, soft at their edges."""
    angle = np.arctan2(X - x, Y - y)
    wave = sum(np.sin(angle * f + seed * f) for f in (7, 13, 23, 41)) * 0.6
    fall = np.exp(-np.hypot(X - x, Y - y) * 1.1)
    return base + colour(hue) * (np.square(np.clip(wave, 0, 2)) * fall * power * 0.7)[..., None]


def haze(base: Array, y: float, spread: float, hue: str, share: float) -> Array:
    """Add mist at a height."""
    return over(base, hue, share * np.exp(-(((Y - y) / spread) ** 2)))


def worked(
    base: Array,
    height: Array,
    mask: Array | float = 1.0,
    amount: float = 0.3,
    wear: str = "",
) -> Array:
    """Give a surface its relief: slopes toward the lamp are lit, hollows dark, and where it bulges
    most it is worn to the color ``wear``."""
    rows = slice(round(BAND[0] * HIGH), round(BAND[1] * HIGH))
    slope = np.gradient(height, axis=1) + np.gradient(height, axis=0)
    slope = slope / (float(slope[rows].std()) * 1.7 + 1e-6)
    tone = (height - height[rows].mean()) / (float(height[rows].std()) * 2.2 + 1e-6)
    light = 1 + amount * (np.tanh(slope) + 0.55 * np.tanh(tone)) * mask
    made: Array = base * light[..., None]
    if wear:
        bulge = height - blur(height, 4)
        worn = step(bulge / (float(bulge[rows].std()) + 1e-6), 1.2, 2.6) * mask
        made = over(made, wear, worn * amount * 0.7)
    return made


# --- skies and lands ----------------------------------------------------------------------------


def stars(base: Array, seed: int, count: int, power: float = 1.0) -> Array:
    """Add points of light: most of them faint, a few with a halo."""
    rng = np.random.default_rng(seed)
    sheet = np.zeros_like(X)
    xs, ys = rng.integers(3, WIDE - 4, count * 2), rng.integers(3, HIGH - 4, count * 2)
    for x, y, size in zip(xs, ys, rng.random(count * 2) ** 7):
        sheet[y, x] += 0.12 + 3.4 * size
        if size > 0.3:
            sheet[y - 1 : y + 2, x - 1 : x + 2] += 0.6 * size
    light = blur(sheet, 0.55) * 1.3 + blur(np.maximum(sheet - 0.9, 0), 3.2) * 2.5
    return base + (light * power)[..., None] * colour("#DCE8FF")


def crest(seed: int, level: float, rough: float, freq: float, octaves: int = 5) -> Array:
    """Return the height of a ridge for each column, as a line of Y values."""
    points = np.stack([X[0], np.full(WIDE, seed * 3.1), np.zeros(WIDE)], axis=-1)
    line: Array = level - rough * fbm(points.astype(np.float32), seed, freq, octaves)
    return line


def ridge(
    base: Array,
    line: Array,
    top: str,
    low: str,
    deep: float,
    rim: str,
    lit: float,
    rough: float = 0.0,
    freq: float = 5.0,
    squash: float = 1.0,
) -> Array:
    """Paint land below a line: from ``top`` to ``low`` over ``deep`` heights, its left slopes lit.
    ``rough`` is the strength of its rocks, ``squash`` lays them flat."""
    below = Y - line[None, :]
    cover = step(below, -0.0016, 0.0016)
    body = ramp(np.clip(below / deep, 0, 1), (0, top), (1, low))
    slope = blur(np.gradient(line)[None, :] * np.ones((3, 1)), 6)[1] * HIGH
    facing = np.clip(0.5 - slope[None, :] * 0.5, 0, 1)
    edge = facing * (
        0.45 * np.exp(-np.clip(below, 0, 1) / 0.04) + np.exp(-np.clip(below, 0, 1) / 0.004)
    )
    body = body + colour(rim) * (edge * lit)[..., None]
    if rough:
        seed = int(abs(line[7]) * 9973) % 997
        spots = stretched(1, squash, -0.6 * line[None, :])
        rocks = 0.55 * grit(spots, seed, freq, 7, True, 0.55)
        rocks = rocks + 0.45 * grit(spots, seed + 1, freq * 0.8, 8, False, 0.62)
        body = worked(body, rocks, 1.0, rough)
    return mix(base, body, cover)


# --- rooms --------------------------------------------------------------------------------------


class Room:
    """A straight room seen along its middle. ``x`` and ``y``: the vanishing point; ``wide``,
    ``up`` and ``down``: the reach of walls, roof and floor at the picture's plane; ``back``: the
    distance of the far wall; ``bow`` makes the roof a round vault."""

    def __init__(
        self, x: float, y: float, wide: float, up: float, down: float, back: float, bow: int = 0
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
        self.left = step(dx, 0.02, -0.02) if bow else (dx < 0).astype(np.float32)
        self.bow, self.wide, self.back = bow, wide, back
        self.points = np.stack([self.across, self.height, self.deep], -1).astype(np.float32)

    def lit(self) -> Array:
        """Return the light on walls and roof: the right side faces the lamp."""
        if not self.bow:
            light: Array = 0.66 + 0.56 * (1 - self.left)
            return light * self.wall + 0.94 * (1 - self.wall)
        turned: Array = 0.94 + 0.3 * np.clip(self.across / self.wide, -1, 1)
        return turned

    def joints(self, spacing: float, width: float) -> Array:
        """Return ribs and joints across the room at equal distances: 1 on a joint."""
        phase = np.abs(((self.deep / spacing) % 1) - 0.5) * spacing
        return step(phase, width, width * 0.4) * (1 - self.end)

    def rows(self, value: Array, spacing: float, width: float) -> Array:
        """Return joints along the room at equal distances across."""
        phase = np.abs(((value / spacing) % 1) - 0.5) * spacing
        return step(phase, width, width * 0.4)

    def corners(self) -> Array:
        """Return how dark it is where floor and walls meet, 0 to 1."""
        edge = np.abs(np.abs(self.across) - self.wide) * self.floor + 9 * (1 - self.floor)
        return np.exp(-edge / 0.1) * (1 - self.end)


def room(
    shape: Room, walls: str, floor: str, roof: str, lamp: str, dark: float = 0.34, seed: int = 5
) -> Array:
    """Paint a room's plain surfaces: lit near the far end, darker toward the eye, walls stained."""
    fall = np.exp(-dark * np.abs(shape.deep - 4))[..., None]
    stain = 1 + 0.35 * field(seed, 3.2, 5)
    above = colour(roof) * shape.roof[..., None]
    if shape.bow:
        up = step(-shape.height, 0.05, 0.5)
        above = mix(np.broadcast_to(colour(walls), above.shape), colour(roof), up)
        above = above * shape.roof[..., None]
    made = (
        colour(walls) * shape.wall[..., None] + above + colour(walls) * (shape.end * 0.8)[..., None]
    ) * shape.lit()[..., None] + colour(floor) * shape.floor[..., None]
    made = made * fall * stain[..., None] * (0.7 + 0.5 * colour(lamp))
    return shaded(made, shape.corners(), 0.5)


def plates(
    base: Array,
    u: Array,
    v: Array,
    wide: float,
    high: float,
    mask: Array,
    seed: int,
    hue: str,
    stone: bool = False,
) -> Array:
    """Lay plates over a surface: each of its own tone, with dark joints and a lit upper left edge.
    ``u`` and ``v`` are the surface's own measures, ``wide`` and ``high`` a plate's. Stones overlap
    like bricks; plates of metal are set in rows and have rivets."""
    rows = np.floor(v / high)
    shift = 0.5 * (rows % 2) if stone else 0.0
    cols = np.floor(u / wide + shift)
    fu, fv = (u / wide + shift) % 1, (v / high) % 1
    rng = np.random.default_rng(seed)
    tones = rng.normal(0, 0.09 if stone else 0.06, (61, 67))
    tone = tones[rows.astype(int) % 61, cols.astype(int) % 67]
    made = base * (1 + tone * mask)[..., None]
    du, dv = np.minimum(fu, 1 - fu) * wide, np.minimum(fv, 1 - fv) * high
    near = np.minimum(du, dv)
    thin = 1.0 if stone else 0.62
    joint = step(near, 0.014 * thin, 0.006 * thin) * mask
    lip = step(np.minimum(fu * wide, fv * high), 0.03 * thin, 0.016 * thin) * mask * (1 - joint)
    made = shaded(made, joint, 0.62 if stone else 0.5)
    if not stone:
        rivet = step(np.hypot(du - 0.03, dv - 0.03), 0.0075, 0.004) * mask
        made = made + colour(hue) * (rivet * 0.12)[..., None]
        inset = step(rng.random((61, 67))[rows.astype(int) % 61, cols.astype(int) % 67], 0.7, 0.71)
        vent = step(np.abs(fu - 0.5), 0.3, 0.28) * step(np.abs(fv - 0.5), 0.3, 0.27)
        slits = vent * inset * step(np.sin(v * 2 * np.pi / high * 7), 0.0, 0.4) * mask
        made = shaded(made, slits, 0.34)
    return made + colour(hue) * (lip * 0.07)[..., None]


def mirror(base: Array, floor: Array, y: float, share: float, fade: float = 1.0) -> Array:
    """Reflect the picture above the line Y = ``y`` faintly in the floor below it."""
    source = np.clip(((2 * y - Y[:, 0]) * HIGH).astype(int), 0, HIGH - 1)
    seen = blur(base[source], 7)
    fall = np.exp(-np.clip(Y - y, 0, 1) / fade * 1.6)
    return base + seen * (floor * share * fall)[..., None]


# --- small things -------------------------------------------------------------------------------

Outline = Sequence[tuple[float, float]]


def outline(points: Outline) -> tuple[Array, tuple[slice, slice]]:
    """Return the cover of a polygon, and the part of the picture around it."""
    xs, ys = [p[0] * HIGH for p in points], [p[1] * HIGH for p in points]
    left, top = max(0, int(min(xs)) - 2), max(0, int(min(ys)) - 2)
    right, low = min(WIDE, int(max(xs)) + 3), min(HIGH, int(max(ys)) + 3)
    if right <= left or low <= top:
        return np.zeros((0, 0), np.float32), (slice(0, 0), slice(0, 0))
    fine = 3
    sheet = Image.new("L", ((right - left) * fine, (low - top) * fine))
    spots = [((x - left) * fine, (y - top) * fine) for x, y in zip(xs, ys)]
    ImageDraw.Draw(sheet).polygon(spots, fill=255)
    small = sheet.resize((right - left, low - top), Image.BOX)
    return np.asarray(small, np.float32) / 255, (slice(top, low), slice(left, right))


def solid(
    base: Array,
    points: Outline,
    hue: str,
    left: float = 1.2,
    right: float = 0.55,
    rim: float = 0.25,
) -> None:
    """Paint a solid shape in place: lit at its left, dark at its right, its upper left edge lit."""
    cover, part = outline(points)
    if not cover.size:
        return
    across = np.linspace(left, right, cover.shape[1], dtype=np.float32)[None, :, None]
    shift = np.zeros_like(cover)
    shift[2:, 2:] = cover[:-2, :-2]
    edge = np.clip(cover - shift, 0, 1)[..., None]
    body = colour(hue) * across + np.array([1, 0.9, 0.72], np.float32) * edge * rim
    base[part] = base[part] * (1 - cover[..., None]) + body * cover[..., None]


def pool(base: Array, x: float, y: float, wide: float, share: float = 0.6) -> Array:
    """Darken the floor under a thing."""
    far = np.hypot((X - x - wide * 0.15) / wide, (Y - y) / (wide * 0.2))
    return shaded(base, np.exp(-(far**2) * 1.6), share)


def crate(base: Array, x: float, y: float, high: float, hue: str) -> Array:
    """Set a crate on the floor: a front, a side in the shade, and a lid."""
    made = pool(base, x + high * 0.2, y, high * 0.9)
    w, d = high * 0.6, high * 0.28
    solid(made, [(x - w, y), (x + w, y), (x + w, y - high), (x - w, y - high)], hue, 1.05, 0.8)
    side = [
        (x + w, y),
        (x + w + d, y - d * 0.5),
        (x + w + d, y - high - d * 0.4),
        (x + w, y - high),
    ]
    solid(made, side, hue, 0.45, 0.3, 0.0)
    lid = [(x - w, y - high), (x + w, y - high), (x + w + d, y - high - d * 0.4)]
    solid(made, [*lid, (x - w + d, y - high - d * 0.4)], hue, 1.6, 1.15)
    for edge in (0.16, 0.5, 0.84):
        t = high * 0.022
        at = y - high * edge
        solid(
            made,
            [(x - w, at - t), (x + w, at - t), (x + w, at + t), (x - w, at + t)],
            hue,
            0.5,
            0.3,
        )
    return made


def drum(base: Array, x: float, y: float, high: float, hue: str) -> Array:
    """Set a drum on the floor, with two hoops."""
    made = pool(base, x, y, high * 0.5)
    w = high * 0.33
    turn = np.linspace(0, np.pi, 13)
    low = [(x + w * np.cos(a), y + w * 0.22 * np.sin(a) - w * 0.2) for a in turn]
    solid(made, [*low, (x - w, y - high), (x + w, y - high)], hue, 1.3, 0.3)
    ring = np.linspace(0, 2 * np.pi, 25)
    solid(made, [(x + w * np.cos(a), y - high + w * 0.22 * np.sin(a)) for a in ring], hue, 1.5, 1.0)
    for at in (0.3, 0.68):
        hoop = [(x + w * 1.03 * np.cos(a), y - high * at + w * 0.22 * np.sin(a)) for a in turn]
        under = [(px, py + high * 0.045) for px, py in reversed(hoop)]
        solid(made, [*hoop, *under], hue, 0.7, 0.15, 0.4)
    return made


def boulder(base: Array, x: float, y: float, high: float, hue: str, seed: int = 1) -> Array:
    """Set a rock on the floor."""
    made = pool(base, x, y, high * 1.1)
    rng = np.random.default_rng(seed)
    ring = np.linspace(np.pi, 2 * np.pi, 9)
    spots = [
        (
            x + high * 0.95 * np.cos(a) * rng.uniform(0.82, 1.1),
            y + high * np.sin(a) * rng.uniform(0.75, 1.05),
        )
        for a in ring
    ]
    solid(made, spots, hue, 1.25, 0.4, 0.2)
    cut = [
        spots[4],
        spots[5],
        spots[6],
        spots[-1],
        (x + high * 0.2, y),
        (x + high * 0.1, y - high * 0.5),
    ]
    solid(made, cut, hue, 0.62, 0.32, 0.05)
    return made


def mast(base: Array, x: float, y: float, high: float, hue: str, arms: int = 3) -> Array:
    """Set up a slender mast with fins and a tip."""
    made = pool(base, x, y, high * 0.16)
    w = high * 0.028
    solid(
        made,
        [(x - w * 1.6, y), (x + w * 1.6, y), (x + w * 0.5, y - high), (x - w * 0.5, y - high)],
        hue,
    )
    solid(
        made,
        [
            (x - w * 3, y),
            (x + w * 3, y),
            (x + w * 2, y - high * 0.13),
            (x - w * 2, y - high * 0.13),
        ],
        hue,
    )
    for n in range(arms):
        at, reach = y - high * (0.45 + 0.17 * n), w * (4.2 - n)
        t = high * 0.018
        solid(
            made,
            [(x - reach, at - t), (x + reach, at - t), (x + reach, at + t), (x - reach, at + t)],
            hue,
        )
    return made


def dome(base: Array, x: float, y: float, high: float, hue: str) -> Array:
    """Build a low round house with a dark door."""
    made = pool(base, x, y, high * 1.5)
    ring = np.linspace(np.pi, 2 * np.pi, 25)
    solid(
        made, [(x + high * 1.25 * np.cos(a), y + high * np.sin(a)) for a in ring], hue, 1.25, 0.45
    )
    w = high * 0.2
    at = x + high * 0.25
    door = [(at - w, y), (at + w, y), (at + w, y - high * 0.42), (at, y - high * 0.54)]
    solid(made, [*door, (at - w, y - high * 0.42)], hue, 0.12, 0.12, 0.0)
    return made


def banner(base: Array, x: float, top: float, wide: float, low: float, hue: str) -> Array:
    """Hang a long flag, folded, with a pointed end."""
    made = base.copy()
    n, step_x = 5, wide / 5
    for fold in range(n):
        left, r = x - wide / 2 + fold * step_x, x - wide / 2 + (fold + 1) * step_x
        tip = lambda at: low + 0.03 * (1 - abs(at - x) / (wide / 2))  # noqa: E731
        bright = 1.1 if fold % 2 == 0 else 0.75
        solid(
            made,
            [(left, top), (r, top), (r, tip(r)), (left, tip(left))],
            hue,
            bright,
            bright * 0.8,
            0.0,
        )
    return made
