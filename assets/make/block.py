"""Render the wooden block that cubes are tinted from: python assets/make/block.py

One frame: the light on a white block with the grain of its wood, and its soft shadow on a table.
``block.json`` has the place of its upper face, as for dice.
"""

from __future__ import annotations

import json

import dice
import numpy as np
from dice import FILLS, FINE, PX, Array, X, Y
from PIL import Image

ELEVATION, YAW = 58, -11  # degrees
CHAMFER, CORNER = 1.345, 1.63  # edges are only broken a little
REACH = 1 / FILLS
RINGS, WAVE = 21.0, 0.10  # rings of the wood for each side, and how they wander


def block() -> tuple[Array, Array, Array]:
    """Return the planes of the block and the normals of its faces."""
    normals, far, faces = dice.cube()
    far = far.copy()
    far[6:18], far[18:] = CHAMFER, CORNER
    return normals, far, faces


def wood(points: Array) -> Array:
    """Return the light of the grain: rings around an axis far below, as sawn wood shows them."""
    x, y, z = points[..., 0], points[..., 1], points[..., 2]
    bend = WAVE * np.sin(2.3 * x + 1.1) + 0.06 * np.sin(5.1 * x + 2.0 * z)
    far = np.hypot(z * 0.9 + 0.55 + bend, y * 0.75 + 1.9 + 0.5 * bend)
    ring = far * RINGS / 2
    late = 0.5 + 0.5 * np.cos(2 * np.pi * ring)
    fine = np.sin(61 * z + 7 * np.sin(3 * x)) * np.sin(9 * x + 40 * y + 3 * z)
    return np.asarray(1 - 0.13 * late**3 - 0.035 * fine, dtype=float)


def rendered() -> tuple[Image.Image, list[dict[str, object]]]:
    """Return the lit block on its shadow, and the faces that it shows."""
    normals, far, faces = block()
    pose = dice.turn(X, ELEVATION) @ dice.turn(Y, YAW)
    side = PX * FINE
    line = (np.arange(side) + 0.5) / side * 2 * REACH - REACH
    x, y = np.meshgrid(line, -line)
    points = np.stack([x, y, np.full_like(x, 2.6)], axis=-1).reshape(-1, 3) @ pose
    start = points.copy()
    along = -(pose.T @ dice.Z)
    met = np.zeros(len(points), bool)
    alive = np.arange(len(points))
    for _ in range(dice.STEPS):
        gap = dice._distance(points[alive], normals, far)
        points[alive] += np.maximum(gap, 0.0005)[:, None] * along
        met[alive[gap < 0.002]] = True
        alive = alive[(gap >= 0.002) & ((points[alive] @ along) < 2.6)]
    step = 0.004
    slope = np.stack([
        dice._distance(points + step * axis, normals, far)
        - dice._distance(points - step * axis, normals, far)
        for axis in np.eye(3)
    ], axis=-1)  # fmt: skip
    slope /= np.linalg.norm(slope, axis=-1, keepdims=True)
    normal = slope @ pose.T
    lamp = dice._unit(np.array(dice.LAMP))
    key = np.clip(normal @ lamp, 0, None)
    upper = np.clip(slope[..., 1], 0, 1)
    light = (0.25 + 0.52 * key + 0.22 * upper) * wood(points)
    edge = np.clip(1 - np.abs(slope).max(axis=-1), 0, 1) * key
    light = np.clip(light + 0.75 * edge, 0, 1)
    shade = _shade(start, along, pose)
    return _image(light, met, shade), dice.signs(pose, faces)


def _shade(start: Array, along: Array, pose: Array) -> Array:
    """Return the shadow on the table that each ray meets: soft away from the block."""
    ground = -1.0
    t = (ground - start[:, 1]) / along[1]
    hit = start + t[:, None] * along
    lamp = dice._unit(np.array(dice.LAMP)) @ pose
    lamp = dice._unit(np.array([lamp[0], max(1.25, lamp[1]), lamp[2]]))
    dark = np.zeros(len(hit))
    turns = [(a, b) for a in np.linspace(-0.26, 0.26, 5) for b in np.linspace(-0.26, 0.26, 5)]
    for a, b in turns:  # a lamp that is as wide as a lamp shade
        way = dice._unit(lamp + np.array([a, 0.0, b]))
        low, high = np.full(len(hit), -np.inf), np.full(len(hit), np.inf)
        for axis in range(3):
            one = (-1 - hit[:, axis]) / way[axis]
            two = (1 - hit[:, axis]) / way[axis]
            low, high = (
                np.maximum(low, np.minimum(one, two)),
                np.minimum(high, np.maximum(one, two)),
            )
        dark += (high > np.maximum(low, 0)) / len(turns)
    beside = np.clip(np.abs(hit[:, [0, 2]]) - 1, 0, None)
    near = np.exp(-np.hypot(beside[:, 0], beside[:, 1]) / 0.10)
    edge = np.abs(start @ pose.T)[:, :2].max(axis=1) / REACH
    fade = np.clip((1 - edge) / 0.14, 0, 1)
    return np.asarray(fade * np.clip(0.55 * dark + 0.4 * near, 0, 0.78), dtype=float)


def _image(light: Array, met: Array, shade: Array) -> Image.Image:
    side = PX * FINE

    def small(values: Array) -> Array:
        grid = values.reshape(side, side)
        return np.asarray(grid.reshape(PX, FINE, PX, FINE).mean(axis=(1, 3)), dtype=float)

    cover = small(met.astype(float))
    lit = small(np.where(met, light, 0.0))
    dark = small(np.where(met, 0.0, shade))
    alpha = cover + dark
    both = np.stack([lit / np.maximum(alpha, 1e-6), alpha], axis=-1)
    return Image.fromarray((np.clip(both, 0, 1) * 255).round().astype("uint8"), "LA")


def main() -> None:
    picture, seen = rendered()
    picture.save(dice.FOLDER / "block.png", optimize=True)
    about = {"faces": 6, "frames": [seen]}
    (dice.FOLDER / "block.json").write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")
    print("block", (dice.FOLDER / "block.png").stat().st_size // 1024, "kB")


if __name__ == "__main__":
    main()
