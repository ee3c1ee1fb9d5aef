"""Render the bodies of the dice and the cloth they fall on: python assets/make/dice.py

Each solid is cut out of space by planes whose edges are rounded a little, and lit by one lamp at
the upper left. Two sheets come out, strips of frames: ``NAME.png`` with the light on a white body,
which the game tints, and ``NAME_gloss.png`` with the highlights, which it adds for hard materials.
The last frame is at rest, those before it are a whole turn. ``NAME.json`` lists the faces that each
frame shows, so that the game can put its own signs on them: place of the middle, the two axes of
the face, and its light.
"""

from __future__ import annotations

import json
import math
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

FOLDER = Path(__file__).resolve().parents[1] / "dice"
FRAMES = 12
PX, FINE = 192, 3
"""size of a frame, and the samples of each pixel along a side"""
FILLS = 0.66  # inner radius of the solid in parts of half a frame
ELEVATION = 70  # degrees of the eye above the table
AXIS = (0.92, 0.20, -0.34)  # of the turn while tumbling
LEAN = (25, -34, 14)  # pose of the first frame, degrees about x, y, z
LAMP = (-0.55, 0.62, 0.75)  # toward the lamp: left, up, to the viewer
SOFT = 0.045  # how round edges are
CHAMFER, CORNER = 1.26, 1.50  # distances of the planes that cut edges and corners
STEPS = 60
TURNED = 0.30  # faces turned farther away show no sign
Array = NDArray[np.float64]


def _unit(vector: Array) -> Array:
    return np.asarray(vector / np.linalg.norm(vector), dtype=float)


def cube() -> tuple[Array, Array, Array]:
    """Return the planes of a chamfered cube (normals, distances) and the normals of its faces."""
    faces = np.array([[1, 0, 0], [-1, 0, 0], [0, 1, 0], [0, -1, 0], [0, 0, 1], [0, 0, -1]], float)
    edges = [(a, b, 0) for a in (1, -1) for b in (1, -1)]
    edges += [(a, 0, b) for a in (1, -1) for b in (1, -1)]
    edges += [(0, a, b) for a in (1, -1) for b in (1, -1)]
    corners = [(a, b, c) for a in (1, -1) for b in (1, -1) for c in (1, -1)]
    normals = [*faces, *(_unit(np.array(each, float)) for each in (*edges, *corners))]
    far = [1.0] * 6 + [CHAMFER] * 12 + [CORNER] * 8
    return np.array(normals), np.array(far), faces


SOLIDS = {"cube": cube}


def turn(axis: Array, degrees: float) -> Array:
    """Return the rotation about an axis."""
    x, y, z = _unit(np.array(axis, float))
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return np.array([
        [c + x * x * (1 - c), x * y * (1 - c) - z * s, x * z * (1 - c) + y * s],
        [y * x * (1 - c) + z * s, c + y * y * (1 - c), y * z * (1 - c) - x * s],
        [z * x * (1 - c) - y * s, z * y * (1 - c) + x * s, c + z * z * (1 - c)],
    ])  # fmt: skip


X, Y, Z = np.eye(3)


def poses() -> list[Array]:
    """Return the rotation of each frame, from the solid to the eye (x right, y up, z to the eye).

    At rest the face along +y is up on the table, and the eye looks down at it.
    """
    eye = turn(X, ELEVATION)
    first = turn(X, LEAN[0]) @ turn(Y, LEAN[1]) @ turn(Z, LEAN[2])
    spun = [eye @ turn(np.array(AXIS), 360 * step / FRAMES) @ first for step in range(FRAMES)]
    return [*spun, eye]


def _distance(points: Array, normals: Array, far: Array) -> Array:
    """Return a smooth signed distance to the solid."""
    each = points @ normals.T - far
    most = each.max(axis=-1)
    return np.asarray(
        most + SOFT * np.log(np.exp((each - most[..., None]) / SOFT).sum(axis=-1)), dtype=float
    )


def _march(pose: Array, normals: Array, far: Array) -> tuple[Array, Array]:
    """Return for each ray whether it meets the solid, and the normal there, as the eye sees it."""
    side = PX * FINE
    reach = 1 / FILLS
    line = (np.arange(side) + 0.5) / side * 2 * reach - reach
    x, y = np.meshgrid(line, -line)
    points = np.stack([x, y, np.full_like(x, 2.4)], axis=-1).reshape(-1, 3) @ pose
    along = -(pose.T @ Z)
    met = np.zeros(len(points), bool)
    alive = np.arange(len(points))
    for _ in range(STEPS):
        gap = _distance(points[alive], normals, far)
        points[alive] += np.maximum(gap, 0.0005)[:, None] * along
        met[alive[gap < 0.002]] = True
        keep = (gap >= 0.002) & ((points[alive] @ along) < 2.4)
        alive = alive[keep]
    step = 0.004
    slope = np.stack([
        _distance(points + step * axis, normals, far)
        - _distance(points - step * axis, normals, far)
        for axis in np.eye(3)
    ], axis=-1)  # fmt: skip
    slope /= np.linalg.norm(slope, axis=-1, keepdims=True)
    return met, np.asarray(slope @ pose.T, dtype=float)


def _light(normal: Array) -> Array:
    """Return the light on white paint: one lamp, the night above, the felt below."""
    lamp = _unit(np.array(LAMP))
    key = np.clip(normal @ lamp, 0, None)
    sky = 0.5 + 0.5 * normal[..., 1]
    to_eye = np.clip(normal[..., 2], 0, 1)
    return np.asarray(0.28 + 0.60 * key**1.15 + 0.11 * sky + 0.07 * to_eye, dtype=float)


def _gloss(normal: Array) -> Array:
    """Return the highlights: a tight one of the lamp, and a thin one where edges turn away."""
    half = _unit(_unit(np.array(LAMP)) + Z)
    spot = np.clip(normal @ half, 0, 1)
    edge = (1 - np.clip(normal[..., 2], 0, 1)) ** 3 * np.clip(normal @ _unit(np.array(LAMP)), 0, 1)
    return np.asarray(0.55 * spot**60 + 0.35 * spot**14 + 0.5 * edge, dtype=float)


def frame(pose: Array, normals: Array, far: Array) -> tuple[Image.Image, Image.Image]:
    """Return one frame: the lit body, and its highlights."""
    met, normal = _march(pose, normals, far)
    side = PX * FINE

    def small(values: Array) -> Array:
        grid = np.where(met, values, 0.0).reshape(side, side)
        return np.asarray(grid.reshape(PX, FINE, PX, FINE).mean(axis=(1, 3)), dtype=float)

    cover = small(np.ones(len(met)))
    light = small(np.clip(_light(normal), 0, 1)) / np.maximum(cover, 1e-6)
    gloss = small(np.clip(_gloss(normal), 0, 1))

    def image(value: Array, alpha: Array) -> Image.Image:
        both = np.stack([value, alpha], axis=-1)
        return Image.fromarray((np.clip(both, 0, 1) * 255).round().astype("uint8"), "LA")

    return image(light, cover), image(np.ones_like(gloss), gloss)


def signs(pose: Array, faces: Array) -> list[dict[str, object]]:
    """Return the faces that a frame shows: middle and axes in parts of the frame, and light."""
    made: list[dict[str, object]] = []
    for number, normal in enumerate(faces):
        seen = pose @ normal
        if seen[2] < TURNED:
            continue
        # A sign's right and up on this face; on the upper face they are those of the table.
        up = -Z if abs(normal[1]) > 0.5 else Y
        right = np.cross(up, normal)
        ends = [(pose @ each)[:2] * FILLS / 2 for each in (normal, right, up)]
        middle, across, high = ([round(float(x), 4), round(float(-y), 4)] for x, y in ends)
        light = float(np.clip(_light(seen[None]), 0, 1)[0])
        made.append({"face": number, "at": middle, "right": across, "up": high,
                     "light": round(light, 3)})  # fmt: skip
    return made


def felt() -> Image.Image:
    """Return a seamless tile of cloth, light and dark around a middle gray: fibers in all
    directions, a faint weave, and clouds where it is worn."""
    side = 256
    random = np.random.default_rng(11)
    wave = np.fft.fftfreq(side)
    down, across = np.meshgrid(wave, wave, indexing="ij")
    far = np.hypot(down, across)

    def noise(low: float, high: float) -> Array:
        spectrum = np.fft.fft2(random.standard_normal((side, side)))
        band = np.exp(-((far - low) ** 2) / (2 * high**2))
        made = np.real(np.fft.ifft2(spectrum * band))
        return np.asarray(made / made.std(), dtype=float)

    lines = np.arange(side) * 2 * np.pi / 4
    weave = np.sin(lines)[:, None] * np.sin(lines + np.pi / 3)[None, :]
    made = 128 + 5.5 * noise(0.30, 0.12) + 3.0 * noise(0.0, 0.012) + 2.0 * weave
    return Image.fromarray(made.clip(0, 255).round().astype("uint8"), "L")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    felt().save(FOLDER / "felt.png", optimize=True)
    for name, solid in SOLIDS.items():
        normals, far, faces = solid()
        body = Image.new("LA", (PX * (FRAMES + 1), PX))
        gloss = Image.new("LA", body.size)
        for number, pose in enumerate(poses()):
            lit, shine = frame(pose, normals, far)
            body.paste(lit, (number * PX, 0))
            gloss.paste(shine, (number * PX, 0))
        body.save(FOLDER / f"{name}.png", optimize=True)
        gloss.save(FOLDER / f"{name}_gloss.png", optimize=True)
        rows = [signs(pose, faces) for pose in poses()]
        about = {"faces": len(faces), "frames": rows}
        (FOLDER / f"{name}.json").write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")
        print(name, sum((FOLDER / f"{name}{end}").stat().st_size // 1024
                        for end in (".png", "_gloss.png", ".json")), "kB")  # fmt: skip


if __name__ == "__main__":
    main()
