"""Ring of Kafrene: two misshapen rocks and the girdered city strung between them.

The scene is a distance field marched along parallel rays. Units: the picture spans -1..1.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from sky.globe import SUN, turn
from sky.noise import Array, fbm, ridged
from sky.paint import blur, colour, mix, over, ramp, step

Field = Callable[[Array], Array]

# Scene to strip: the strip climbs to the right and shows its sunlit side.
POSE = turn("z", 33) @ turn("x", 34) @ turn("y", -14)
ROCKS = (
    (np.array([-0.53, 0.0, 0.0]), np.array([0.37, 0.48, 0.40]), 3.0),
    (np.array([0.58, 0.03, 0.0]), np.array([0.33, 0.39, 0.34]), 9.0),
)
HALF_LENGTH, CELL_X, CELL_Z = 0.42, 0.026, 0.034


def _dice(*cells: Array) -> Array:
    """Return a fixed random number 0..1 for each integer cell."""
    mixed = np.zeros(cells[0].shape, dtype=np.int64)
    for prime, cell in zip((374761393, 668265263, 2147483647), cells):
        mixed = mixed + cell.astype(np.int64) * prime
    mixed = (mixed ^ (mixed >> 13)) * 1274126177
    return ((mixed ^ (mixed >> 16)) & 0xFFFF) / np.float32(0xFFFF)


def rocks(spots: Array, octaves: int = 3) -> Array:
    """Return the distance to the nearer rock; more octaves for finer relief."""
    nearest = np.full(spots.shape[:-1], 9.0, dtype=np.float32)
    for centre, radii, salt in ROCKS:
        away = spots - centre.astype(np.float32)
        shape = np.linalg.norm(away / radii.astype(np.float32), axis=-1)
        bulk = (shape - 1) * np.float32(radii.min())
        close = bulk < 0.2
        if close.any():
            lump = fbm(away[close] + np.float32(salt), 201, 2.6, octaves, 0.52)
            bite = ridged(away[close] + np.float32(salt), 202, 2.2, max(1, octaves - 1))
            bulk[close] -= 0.085 * lump - 0.085 * (bite - 0.45)
        nearest = np.minimum(nearest, bulk)
    return nearest


def city(spots: Array) -> Array:
    """Return the distance to the strip: spine, towers to both sides, square girder frames and
    chords."""
    x, y, z = np.moveaxis(spots, -1, 0)
    ends = np.abs(x) - HALF_LENGTH
    spine = np.maximum(np.maximum(np.abs(y) - 0.022, np.abs(z) - 0.085), ends)
    reach = np.maximum(np.abs(y), np.abs(z) * 0.86)
    hoop = np.maximum(np.abs(reach - 0.105) - 0.006, np.abs((x + 0.05) % 0.1 - 0.05) - 0.006)
    chord = np.hypot(np.abs(y) - 0.105, np.abs(z) - 0.118) - 0.009
    girders = np.maximum(np.minimum(hoop, chord), ends)
    strip: Array = np.minimum(np.minimum(spine, girders), _towers(x, y, z))
    return strip


def _towers(x: Array, y: Array, z: Array) -> Array:
    cx, cz = np.floor(x / CELL_X), np.floor(z / CELL_Z)
    side = np.sign(y)
    dice = _dice(cx, cz, side + 7)
    swell = 1 - 0.55 * np.square(x / HALF_LENGTH)
    tall = (0.03 + 0.15 * dice**2.4) * swell * (np.abs(cz + 0.5) < 2.6)
    fx = np.abs(x - (cx + 0.5) * CELL_X)
    fz = np.abs(z - (cz + 0.5) * CELL_Z)
    wide = 0.36 + 0.12 * _dice(cz, cx, side + 3)
    box = np.maximum(np.maximum(fx - CELL_X * wide, fz - CELL_Z * wide), np.abs(y) - tall)
    # Never step past the next cell: its tower may be taller.
    wall = np.minimum(CELL_X / 2 - fx, CELL_Z / 2 - fz) + 0.003
    outside = np.maximum(np.maximum(np.abs(y) - 0.19, np.abs(z) - 0.10), np.abs(x) - HALF_LENGTH)
    inside: Array = np.where(outside > 0.01, outside, np.maximum(np.minimum(box, wall), outside))
    return inside


def _scene(spots: Array) -> Array:
    return np.minimum(rocks(spots), city(spots))


def _march(start: Array, heading: Array, field: Field, steps: int, far: float) -> Array:
    """Return the distance along each ray to the first surface, or `far` if there is none."""
    gone = np.zeros(len(start), dtype=np.float32)
    live = np.arange(len(start))
    for _ in range(steps):
        gap = field(start[live] + gone[live, None] * heading)
        gone[live] += np.maximum(gap * 0.75, 0.0012)
        live = live[(gap > 0.0015) & (gone[live] < far)]
        if not len(live):
            break
    gone[live] = far
    return np.minimum(gone, far)


def _normals(spots: Array, field: Field, reach: float) -> Array:
    here = field(spots)
    hops = np.eye(3, dtype=np.float32) * np.float32(reach)
    slope = np.stack([field(spots + hop) - here for hop in hops], axis=-1)
    tilted: Array = slope / np.maximum(np.linalg.norm(slope, axis=-1, keepdims=True), 1e-9)
    return tilted


def ring_of_kafrene(size: int) -> Array:
    """Return premultiplied sRGB + alpha of the whole scene."""
    axis = ((np.arange(size) + 0.5) / size * 2 - 1).astype(np.float32)
    x, y = np.meshgrid(axis, -axis)
    start = np.stack([x, y, np.full_like(x, 1.0)], axis=-1).reshape(-1, 3) @ POSE
    view = np.array([0, 0, -1], dtype=np.float32) @ POSE
    gone = _march(start, view, _scene, 150, 2.0)
    hit = gone < 1.99
    spots = start[hit] + gone[hit, None] * view
    stone = rocks(spots) < city(spots)
    light = np.zeros((size * size, 3), dtype=np.float32)
    shine = np.zeros_like(light)
    light[hit], shine[hit] = _light(spots, stone)
    cover = hit.astype(np.float32).reshape(size, size)
    lamps: Array = shine.reshape(size, size, 3)
    near = (blur(lamps, size * 0.0015), blur(lamps, size * 0.005), blur(lamps, size * 0.022))
    bloom = 0.8 * near[0] + 0.7 * near[1] + 1.5 * near[2]
    haze = blur(cover, size * 0.012)[..., None] * colour("#B08A66") * 0.05
    return over(light.reshape(size, size, 3) + bloom, cover, bloom + haze)


def _light(spots: Array, stone: Array) -> tuple[Array, Array]:
    """Return sunlit color and lamp light of each surface point."""
    sun = SUN @ POSE
    normal = np.empty_like(spots)
    normal[stone] = _normals(spots[stone], lambda p: rocks(p, 7), 0.003)
    normal[~stone] = _normals(spots[~stone], city, 0.0008)
    shade = _march(spots + normal * 0.008, sun, _scene, 40, 0.8) > 0.79
    lit = np.maximum(normal @ sun, 0) * (0.12 + 0.88 * shade)
    sky = np.maximum(normal @ (np.array([0.5, -0.5, 0.5], dtype=np.float32) @ POSE), 0)
    grit = fbm(spots, 203, 5.0, 6, 0.6)
    rust = fbm(spots, 204, 2.2, 4)
    rock = ramp(grit, (-0.7, "#4A4038"), (0.0, "#7E6C5C"), (0.7, "#B49C82"))
    rock = mix(rock, colour("#8A4F34"), 0.55 * step(rust, 0.05, 0.5))
    steel = ramp(
        _dice(*(np.floor(spots / 0.026).T)), (0, "#3E444E"), (0.7, "#676668"), (1, "#97815E")
    )
    ground = np.where(stone[:, None], rock, steel)
    light = ground * (lit * 1.9)[:, None] * colour("#FFF0DA")
    light += ground * (0.02 + 0.07 * sky)[:, None] * colour("#6F8FC0")
    return light, _windows(spots, stone, lit)


def _windows(spots: Array, stone: Array, lit: Array) -> Array:
    """Return lamps: dense on the strip, scattered on the rocks near its ends."""
    cells = np.floor(spots / np.float32(0.0085)).T
    dice, hue = _dice(*cells), _dice(cells[1], cells[2], cells[0])
    ends = np.exp(-np.square((np.abs(spots[:, 0]) - 0.24) / 0.09))
    chance = np.where(stone, 0.05 * ends * (np.abs(spots[:, 1]) < 0.2), 0.17)
    on = (dice < chance) * np.where(lit > 0.25, 0.22, 1.0)
    warm = np.where(hue[:, None] < 0.88, colour("#FFB860"), colour("#63D6DA"))
    return (on[:, None] * warm * 1.4).astype(np.float32)
