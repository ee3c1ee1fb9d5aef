"""Seeded gradient noise in three dimensions and the fields built from it.

Points are arrays whose last axis holds x, y, z. Every field depends on its arguments only, so the
same call paints the same picture on every machine.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]

# Rotating each octave hides the lattice: no two octaves share an axis.
_TURN = np.array([[0.00, 0.80, 0.60], [-0.80, 0.36, -0.48], [-0.60, -0.48, 0.64]], dtype=np.float32)


@lru_cache(maxsize=64)
def _tables(seed: int) -> tuple[Array, Array]:
    rng = np.random.default_rng(seed)
    order = rng.permutation(256).astype(np.int32)
    gradients = rng.normal(size=(256, 3)).astype(np.float32)
    gradients /= np.linalg.norm(gradients, axis=1, keepdims=True)
    return order, gradients


def gradient(points: Array, seed: int) -> Array:
    """Return noise of about -1..1 with features about one unit wide."""
    order, table = _tables(seed)
    points = points.astype(np.float32)
    cell = np.floor(points).astype(np.int32)
    # Copies without gaps: twice as fast as views of every third number.
    x, y, z = (np.ascontiguousarray(axis) for axis in np.moveaxis(points - cell, -1, 0))
    cx, cy, cz = (np.ascontiguousarray(axis) for axis in np.moveaxis(cell, -1, 0))
    tables = [np.ascontiguousarray(table[:, axis]) for axis in range(3)]
    fade = [t * t * t * (t * (t * 6 - 15) + 10) for t in (x, y, z)]
    total = np.zeros(x.shape, dtype=np.float32)
    for dx in (0, 1):
        wx = fade[0] if dx else 1 - fade[0]
        hx = order[(cx + dx) & 255]
        for dy in (0, 1):
            wxy = wx * (fade[1] if dy else 1 - fade[1])
            hxy = order[(hx + cy + dy) & 255]
            for dz in (0, 1):
                at = order[(hxy + cz + dz) & 255]
                dot = tables[0][at] * (x - dx) + tables[1][at] * (y - dy)
                dot += tables[2][at] * (z - dz)
                total += dot * wxy * (fade[2] if dz else 1 - fade[2])
    return total * np.float32(1.5)


def fbm(points: Array, seed: int, freq: float, octaves: int = 6, gain: float = 0.5) -> Array:
    """Return summed octaves, about -1..1: clouds, coasts, dust."""
    return _octaves(points, seed, freq, octaves, gain, False)


def ridged(points: Array, seed: int, freq: float, octaves: int = 6, gain: float = 0.5) -> Array:
    """Return summed octaves of sharp crests, about 0..1: mountains, canyons, filaments."""
    return _octaves(points, seed, freq, octaves, gain, True)


def _octaves(
    points: Array, seed: int, freq: float, octaves: int, gain: float, crest: bool
) -> Array:
    spot = points.astype(np.float32) * np.float32(freq) + np.float32(17.3 + seed % 29)
    total = np.zeros(points.shape[:-1], dtype=np.float32)
    weight, sum_of_weights = 1.0, 0.0
    for octave in range(octaves):
        layer = gradient(spot, seed * 131 + octave)
        if crest:
            layer = np.square(1 - np.minimum(np.abs(layer) * 1.4, 1))
        total += layer * np.float32(weight)
        sum_of_weights += weight
        weight *= gain
        spot = spot @ _TURN * np.float32(2.03) + np.float32(5.7)
    return total / np.float32(sum_of_weights if crest else sum_of_weights * 0.62)


def cells(points: Array, seed: int, freq: float) -> tuple[Array, Array]:
    """Return for a ground of irregular cells a number 0..1 per cell, and how near its border is:
    0 on the border, about 1 in the middle."""
    _, table = _tables(seed)
    order, _ = _tables(seed + 1)
    spot = points.astype(np.float32) * np.float32(freq) + np.float32(31.7)
    home = np.floor(spot).astype(np.int32)
    first = np.full(points.shape[:-1], 9.0, dtype=np.float32)
    second, owner = first.copy(), np.zeros(points.shape[:-1], dtype=np.int32)
    for step_x in (-1, 0, 1):
        for step_y in (-1, 0, 1):
            for step_z in (-1, 0, 1):
                cell = home + np.array([step_x, step_y, step_z], dtype=np.int32)
                name = order[(cell[..., 0]) & 255]
                name = order[(name + cell[..., 1]) & 255]
                name = order[(name + cell[..., 2]) & 255]
                away = np.linalg.norm(cell + 0.5 + 0.45 * table[name] - spot, axis=-1)
                closer = away < first
                second = np.where(closer, first, np.minimum(second, away))
                first = np.where(closer, away, first)
                owner = np.where(closer, name, owner)
    return owner / np.float32(255), np.clip((second - first) * 1.6, 0, 1)


def warp(points: Array, seed: int, freq: float, amount: float, octaves: int = 3) -> Array:
    """Return the points displaced by noise, which turns plain blobs into flowing shapes."""
    push = [fbm(points, seed + 400 + axis, freq, octaves) for axis in range(3)]
    moved: Array = points + np.float32(amount) * np.stack(push, axis=-1)
    return moved


def twist(points: Array, centre: Array, reach: float, turns: float) -> Array:
    """Return points of a unit sphere wound around `centre`: an eye of cloud. `reach` in radians."""
    near = np.clip(points @ centre.astype(np.float32), -1, 1)
    angle = (turns * 2 * np.pi) * np.exp(-np.square(np.arccos(near) / reach))
    cos, sin = np.cos(angle)[..., None], np.sin(angle)[..., None]
    along = near[..., None] * centre
    wound: Array = points * cos + np.cross(centre, points) * sin + along * (1 - cos)
    return wound.astype(np.float32)
