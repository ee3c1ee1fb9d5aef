"""A sphere seen straight on: its points, light, air, clouds and cities."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from sky.noise import Array, fbm, twist, warp
from sky.paint import blur, colour, mix, over, step

# The one sun of the whole game: upper left, 35 degrees out of the picture toward the viewer.
SUN = np.array([-0.60, 0.555, 0.575], dtype=np.float32)
SUN = SUN / np.linalg.norm(SUN)


def unit(x: float, y: float, z: float) -> Array:
    """Return a direction of length one: x right, y up, z to the viewer."""
    spot = np.array([x, y, z], dtype=np.float32)
    return spot / np.linalg.norm(spot)


def turn(axis: str, degrees: float) -> Array:
    """Return the rotation matrix about x, y or z."""
    a, b = {"x": (1, 2), "y": (2, 0), "z": (0, 1)}[axis]
    angle = np.radians(degrees)
    matrix = np.eye(3, dtype=np.float32)
    matrix[a, a] = matrix[b, b] = np.cos(angle)
    matrix[a, b], matrix[b, a] = -np.sin(angle), np.sin(angle)
    return matrix


class Globe:
    """The picture plane of a sphere filling `fill` of a square `size` pixels wide.

    `normal` is the view direction of each pixel's surface point, `ground` the same point on the
    tilted, spun world, `rim` the distance from the center in radii.
    """

    def __init__(
        self,
        size: int,
        fill: float = 0.86,
        tilt: float = 16,
        spin: float = 0,
        nod: float = -12,
        window: tuple[int, int] | None = None,
        sun: Array = SUN,
    ) -> None:
        """`window` keeps only that many rows and columns from the upper left corner."""
        self.size, self.fill, self.sun = size, fill, sun
        axis = ((np.arange(size) + 0.5) / size * 2 - 1).astype(np.float32) / np.float32(fill)
        rows, cols = window or (size, size)
        self.x, self.y = np.meshgrid(axis[:cols], -axis[:rows])
        self.rim = np.hypot(self.x, self.y)
        flat = np.maximum(self.rim, 1)
        depth = np.sqrt(np.maximum(0, 1 - np.square(self.rim)))
        self.normal = np.stack([self.x / flat, self.y / flat, depth], axis=-1)
        self.pose = turn("z", tilt) @ turn("x", nod) @ turn("y", spin)
        self.ground = self.normal @ self.pose
        self.cover = np.clip((1 - self.rim) * size * fill / 2 + 0.5, 0, 1)
        self.noon = self.normal @ sun

    def pixels(self, share: float) -> float:
        """Return `share` of the radius in pixels, so that effects look alike at every size."""
        return share * self.size * self.fill / 2

    def shift(self, image: Array, share: float) -> Array:
        """Return the image moved away from the sun, to the position of its shadow."""
        hop = max(1, round(self.pixels(share)))
        return np.roll(image, (hop, hop), axis=(0, 1))

    def bumped(self, height: Array, strength: float) -> Array:
        """Return the normals of a surface with `height` (in radii) raised on it."""
        scale = self.pixels(1) * strength
        down, right = np.gradient(height)
        slope = np.stack([right * scale, -down * scale, np.zeros_like(down)], axis=-1)
        along = np.sum(slope * self.normal, axis=-1, keepdims=True)
        leaning = self.normal - (slope - self.normal * along)
        tilted: Array = leaning / np.linalg.norm(leaning, axis=-1, keepdims=True)
        return tilted


@dataclass
class Air:
    """The rim of air: day color, dusk color, strength, and thickness (radii). It shines where the
    sun stands higher than ``dawn``; the edge of the night has the color ``night``."""

    day: str
    dusk: str = "#E0703A"
    strength: float = 1.0
    depth: float = 0.035
    dawn: float = -0.10
    night: str = "#7A5AD0"


@dataclass
class Skin:
    """The materials of a world. Arrays have one value (or RGB) per pixel; `clouds` is coverage
    0..1."""

    ground: Array
    height: Array
    relief: float
    air: Air
    clouds: Array | None = None
    cloud_colour: str = "#F4F6F8"
    gloss: Array | None = None
    lights: Array | None = None
    embers: Array | None = None
    softness: float = 0.16
    sunlight: float = 2.1
    night: float = 0.04
    extra: list[Array] = field(default_factory=list)


def render(globe: Globe, skin: Skin) -> Array:
    """Return premultiplied linear RGBA of a world under the sun."""
    normal = globe.bumped(skin.height, skin.relief)
    day = step(globe.noon, -skin.softness * 0.6, skin.softness * 1.6)
    lit = np.maximum(normal @ globe.sun + skin.softness * 0.4, 0) / (1 + skin.softness * 0.4) * day
    light = skin.ground * _sunshine(globe, lit, skin)
    light = light + skin.ground * colour("#6F8FC0") * skin.night
    if skin.gloss is not None:
        light = light + _glint(globe, normal, skin.gloss)[..., None] * colour("#FFF3DC")
    if skin.lights is not None:
        dark = step(globe.noon, 0.16, -0.08)
        light = light + skin.lights * dark[..., None]
    if skin.embers is not None:
        light = light + skin.embers
    if skin.clouds is not None:
        light = _under_clouds(globe, skin, light, day)
    light, glow = _airy(globe, skin.air, light)
    for shine in skin.extra:
        light, glow = light + shine, glow + shine
    return over(light, globe.cover, glow)


def _sunshine(globe: Globe, lit: Array, skin: Skin) -> Array:
    """Return sunlight per pixel: white by day, the dusk color in a narrow band at the
    terminator."""
    low = np.exp(-np.square((globe.noon - 0.04) / 0.13))
    tint = mix(np.ones(3, dtype=np.float32) + 0 * lit[..., None], colour(skin.air.dusk), low * 0.6)
    shine: Array = tint * (lit * skin.sunlight)[..., None]
    return shine


def _glint(globe: Globe, normal: Array, gloss: Array) -> Array:
    half = globe.sun + unit(0, 0, 1)
    half = half / np.linalg.norm(half)
    smooth = 0.85 * globe.normal + 0.15 * normal
    near = np.maximum(smooth @ half, 0)
    shine: Array = gloss * (0.20 * near**20 + 0.9 * near**240)
    return shine


def _under_clouds(globe: Globe, skin: Skin, light: Array, day: Array) -> Array:
    assert skin.clouds is not None
    cover = skin.clouds
    shade = globe.shift(blur(cover, globe.pixels(0.008)), 0.018)
    light = light * (1 - 0.55 * shade * (1 - cover))[..., None]
    puffed = globe.bumped(blur(cover, globe.pixels(0.004)), 0.013)
    lit = np.maximum(puffed @ globe.sun + 0.10, 0) / 1.1 * day
    white = colour(skin.cloud_colour) * _sunshine(globe, lit * 0.62, skin)
    white = white + colour(skin.cloud_colour) * colour("#6F8FC0") * skin.night * 0.8
    return mix(light, white, np.clip(cover, 0, 1) * 0.96)


def _airy(globe: Globe, air: Air, light: Array) -> tuple[Array, Array]:
    """Add haze over the disc and return it with the glow outside the disc."""
    sunny = step(globe.noon, air.dawn, 0.55)
    low = np.exp(-np.square((globe.noon + 0.02) / 0.20))
    hue = mix(colour(air.day) + 0 * light, colour(air.dusk), low * 0.75)
    edge = np.power(1 - globe.normal[..., 2], 2.6)
    haze = hue * ((0.02 + 0.95 * edge) * sunny * air.strength)[..., None]
    back = np.power(1 - globe.normal[..., 2], 4) * (1 - sunny) * 0.11
    light = light * (1 - 0.55 * edge * air.strength * sunny)[..., None] + haze
    light = light + colour(air.night) * back[..., None]
    outside = np.maximum(globe.rim - 1, 0)
    fall = 0.75 * np.exp(-outside / (air.depth * 0.32)) + 0.25 * np.exp(-outside / air.depth)
    border = step(globe.rim * globe.fill, 0.995, 0.90)
    glow = hue * (fall * border * 0.87 * sunny * air.strength)[..., None]
    return light, glow


def clouds(
    globe: Globe,
    seed: int,
    amount: float,
    eyes: list[tuple[Array, float, float]] | None = None,
    freq: float = 1.7,
    banding: float = 1.6,
    flow: float = 0.25,
) -> Array:
    """Return cloud coverage 0..1. `amount` -1..1 from clear to overcast; eyes are (center, reach,
    turns).

    `freq` sets the size of the weather, `banding` its flatness, `flow` its turbulence.
    """
    spot = warp(globe.ground, seed + 3, 3.0, 0.05, 3)
    for centre, reach, turns in eyes or []:
        spot = twist(spot, centre @ globe.pose, reach, turns)
    stretched = spot * np.array([1, banding, 1], dtype=np.float32)
    flowing = warp(stretched, seed, freq * 0.9, flow, 3)
    body = fbm(flowing, seed, freq, 7, 0.58)
    wisps = fbm(warp(globe.ground, seed + 5, 5.0, 0.06), seed + 7, freq * 6, 5, 0.62)
    thick = 1.5 * body + 0.42 * wisps + amount
    for centre, reach, _ in eyes or []:
        near = np.arccos(np.clip(globe.normal @ centre, -1, 1)) / reach
        thick = thick + 0.55 * np.exp(-np.square(near)) - 1.2 * np.exp(-np.square(near / 0.09))
    return step(thick, -0.25, 1.0) * (0.65 + 0.35 * step(thick, 0.2, 1.1))


def craters(globe: Globe, seed: int, count: int, largest: float = 0.22) -> Array:
    """Return heights of impact bowls with raised rims; sizes (radians) fall off steeply."""
    rng = np.random.default_rng(seed)
    height = np.zeros(globe.rim.shape, dtype=np.float32)
    for _ in range(count):
        centre = rng.normal(size=3)
        centre /= np.linalg.norm(centre)
        size = largest * (0.06 + 0.94 * rng.random() ** 4)
        height += bowl(globe, centre, size)
    return height


def bowl(globe: Globe, centre: Array, size: float) -> Array:
    """Return the height of one crater `size` radians wide around `centre` (on the ground)."""
    near = globe.ground @ centre.astype(np.float32)
    height = np.zeros(near.shape, dtype=np.float32)
    inside = near > np.cos(size * 1.8)
    far = np.arccos(np.clip(near[inside], -1, 1)) / size
    floor = np.minimum(far * far, 1) - 1
    lip = np.exp(-np.square((far - 1) / 0.22)) * (0.75 + 0.25 * np.sin(far * 9))
    height[inside] = size * (0.55 * np.maximum(floor, -0.75) + 0.30 * lip)
    return height


def cities(
    globe: Globe,
    seed: int,
    towns: list[tuple[Array, float, int]],
    roads: int = 60,
    grain: float = 1.0,
) -> Array:
    """Return the light of towns (view direction, spread in radians, lamps) and of the roads between
    them.

    `roads` is the lamps per road, `grain` the size of one lamp: smaller on worlds painted
    larger.
    """
    rng = np.random.default_rng(seed)
    lamps = [_town(rng, *town) for town in towns]
    for first, second in zip(towns, towns[1:]):
        share = rng.random((roads, 1))
        bend = 0.13 * np.sin(share * np.pi) * rng.normal(size=3) + rng.normal(0, 0.008, (roads, 3))
        line = first[0] * (1 - share) + second[0] * share + bend
        lamps.append(np.concatenate([line, rng.uniform(0.1, 0.35, (roads, 1))], axis=1))
    every = np.concatenate(lamps)
    spots = every[:, :3] / np.linalg.norm(every[:, :3], axis=1, keepdims=True)
    front = spots[:, 2] > 0.05
    return splat(globe, spots[front], every[front, 3], grain)


def _town(rng: np.random.Generator, centre: Array, spread: float, lamps: int) -> Array:
    reach = spread * np.abs(rng.standard_cauchy((lamps, 1))) * 0.75
    off = rng.normal(size=(lamps, 3))
    off /= np.linalg.norm(off, axis=1, keepdims=True)
    off = off * np.minimum(reach, spread * rng.uniform(0.3, 3.2, (lamps, 1)))
    return np.concatenate([centre + off, rng.uniform(0.2, 1.0, (lamps, 1)) ** 2], axis=1)


def splat(globe: Globe, spots: Array, power: Array, grain: float = 1.0) -> Array:
    """Return points of light with a small bloom, one value per pixel; equal at every picture
    size."""
    scale = globe.size * globe.fill / 2
    col = (spots[:, 0] * scale + globe.size / 2).astype(int)
    row = (globe.size / 2 - spots[:, 1] * scale).astype(int)
    dots = np.zeros(globe.rim.shape, dtype=np.float32)
    seen = (row < dots.shape[0]) & (col < dots.shape[1])
    np.add.at(dots, (row[seen], col[seen]), power[seen] * (globe.size / 512) ** 2)
    core, halo, wide = (globe.pixels(s * grain) for s in (0.0026, 0.010, 0.06))
    return 1.3 * blur(dots, core) + 0.5 * blur(dots, halo) + 1.0 * blur(dots, wide)
