"""Bake the things that stand on the mission maps: `python assets/make/mission_things.py`, or some
of them by name.

Each is a map of heights with colors, seen from above and lit by a low sun at the upper left, with
the shadow that it casts. A unit is a hundredth of the picture's side. A map shows each as wide as
its author likes; `THINGS` has the cells for which there are enough pixels.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Array = NDArray[Any]

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "assets" / "mandalorian" / "details"
CELL = 72  # pixels of a picture for a cell of a map
FINE = 3
SUN = np.array([-0.55, -0.5, 0.67])
RISE = 0.72  # height of the sun's ray per unit of way over the ground
SHADOW, SHADOW_COLOR = 0.5, "1A1620"
THINGS: dict[str, float] = {
    "boulder": 2.4, "rocks": 1.5, "rubble": 1.3, "shrub": 1.0, "bones": 2.4, "crate": 0.9,
    "crates": 1.6, "barrel": 0.8, "barrels": 1.3, "sacks": 1.0, "vaporator": 1.5, "antenna": 1.6,
    "dish": 1.8, "vent": 1.0, "skylight": 1.5, "dome": 3.2, "awning": 2.0, "awning_red": 2.0,
    "cart": 1.6, "speeder": 2.6, "well": 1.4, "fountain": 1.6, "statue": 1.4, "table": 1.0,
    "bunk": 1.4, "pipes": 2.0, "pipes_down": 2.0, "tank": 1.8, "hatch": 1.2, "lamp": 0.6,
    "light": 0.6, "alarm": 0.6, "forge": 1.4, "console": 1.2, "reactor": 2.2, "embers": 1.0,
}  # fmt: skip


def rgb(code: str) -> Array:
    return np.array(list(bytes.fromhex(code)), dtype=float) / 255


class Heap:
    """Solids on the ground: heights and colors of each pixel, in units."""

    def __init__(self, side: int, seed: int) -> None:
        self.side, self.rng = side, np.random.default_rng(seed)
        self.y, self.x = (np.mgrid[0:side, 0:side] + 0.5) * 100 / side
        self.height = np.zeros((side, side))
        self.color = np.zeros((side, side, 3))
        self.shine = np.zeros((side, side))

    def noise(self, low: float, high: float, slope: float = 1.2) -> Array:
        """Return noise of waves from `low` to `high` across the picture, spread 1."""
        waves = np.fft.fftfreq(self.side) * self.side
        far = np.hypot(waves[:, None], waves[None, :])
        band = ((far >= low) & (far <= high)) / np.maximum(far, 1) ** slope
        field = np.fft.ifft2(np.fft.fft2(self.rng.normal(size=far.shape)) * band).real
        made: Array = field / field.std()
        return made

    def lay(self, height: Array, color: str, grit: float = 0.05, shine: float = 0.0) -> None:
        """Add a solid: what is higher covers what is there; 0 or less is nothing."""
        over = height > np.maximum(self.height, 0)
        paint = rgb(color) * (1 + grit * self.noise(6, 60, 0.6))[..., None]
        self.height = np.where(over, height, self.height)
        self.color = np.where(over[..., None], paint, self.color)
        self.shine = np.where(over, shine, self.shine)

    def turned(self, x: float, y: float, turn: float) -> tuple[Array, Array]:
        angle = np.radians(turn)
        right, down = self.x - x, self.y - y
        return (
            right * np.cos(angle) + down * np.sin(angle),
            down * np.cos(angle) - right * np.sin(angle),
        )

    def box(
        self, x: float, y: float, wide: float, high: float, tall: float, color: str,
        turn: float = 0.0, base: float = 0.0, bevel: float = 2.0, **look: float,
    ) -> None:  # fmt: skip
        """Add a box around a point, `tall` from `base`, with bevelled edges."""
        right, down = self.turned(x, y, turn)
        inside = np.minimum(wide / 2 - np.abs(right), high / 2 - np.abs(down))
        top = base + tall - np.clip(bevel - inside, 0, bevel) * 0.8
        self.lay(np.where(inside > 0, top, 0), color, **look)

    def disc(
        self, x: float, y: float, radius: float, tall: float, color: str, base: float = 0.0,
        bevel: float = 2.0, inner: float = 0.0, **look: float,
    ) -> None:  # fmt: skip
        """Add a drum, or a ring with an `inner` radius."""
        far = np.hypot(self.x - x, self.y - y)
        inside = np.minimum(radius - far, far - inner if inner else radius)
        top = base + tall - np.clip(bevel - inside, 0, bevel) * 0.8
        self.lay(np.where(inside > 0, top, 0), color, **look)

    def ball(
        self, x: float, y: float, wide: float, high: float, tall: float, color: str,
        base: float = 0.0, turn: float = 0.0, rough: float = 0.0, **look: float,
    ) -> None:  # fmt: skip
        """Add half an ellipsoid, `rough` for a stone."""
        right, down = self.turned(x, y, turn)
        far = (right / wide * 2) ** 2 + (down / high * 2) ** 2
        if rough:
            far = far * (1 + 0.14 * rough * self.noise(2, 6)) ** 2
        lump = np.sqrt(np.clip(1 - far, 0, 1)) * tall
        if rough:
            lump = lump * (1 + 0.05 * rough * self.noise(5, 40))
            for turn, share in ((0.4, 0.86), (2.1, 0.8), (3.5, 0.84), (5.0, 0.76)):
                down_hill = (right * np.cos(turn) + down * np.sin(turn)) / (wide / 2)
                lump = np.minimum(lump, tall * (share - 0.62 * (down_hill - 0.16)))
        self.lay(np.where(far < 1, base + np.maximum(lump, 0.4), 0), color, **look)

    def tube(
        self, x: float, y: float, end: tuple[float, float], radius: float, base: float, color: str,
        **look: float,
    ) -> None:  # fmt: skip
        """Add a rod from a point to another, its axis at the height `base`."""
        along = np.array(end, dtype=float) - (x, y)
        length = float(np.hypot(*along))
        part = np.clip(
            ((self.x - x) * along[0] + (self.y - y) * along[1]) / max(length, 1e-6) ** 2, 0, 1
        )
        far = np.hypot(self.x - x - part * along[0], self.y - y - part * along[1])
        top = base + np.sqrt(np.clip(radius**2 - far**2, 0, None))
        self.lay(np.where(far < radius, top, 0), color, **look)


def shadowed(height: Array, side: int, reach: float) -> Array:
    """Return how much of the sun each pixel loses, 0 to 1, to what stands toward the sun."""
    found = np.full(height.shape, -1e6)
    unit = side / 100
    for step in range(1, round(reach * unit) + 1):
        down, right = round(step * 0.62), round(step * 0.79)
        moved = np.zeros_like(height)
        if down < side and right < side:
            moved[down:, right:] = height[: side - down, : side - right]
        found = np.maximum(found, moved - step / unit * RISE)
    made: Array = np.clip((found - height) / 2.5, 0, 1)
    return made


def blurred(field: Array, radius: float) -> Array:
    """Return a field smoothed by a bell."""
    side = field.shape[0]
    waves = np.fft.fftfreq(side)
    bell = np.exp(-2 * (np.pi * radius) ** 2 * (waves[:, None] ** 2 + waves[None, :] ** 2))
    made: Array = np.fft.ifft2(np.fft.fft2(field) * bell).real
    return made


def baked(heap: Heap) -> Image.Image:
    """Light a heap and its shadow."""
    unit = heap.side / 100
    height = np.maximum(heap.height, 0)
    solid = blurred((height > 0).astype(float), 0.6)
    smooth = blurred(height * unit, 0.8)
    down, across = np.gradient(smooth)
    normal = np.stack([-across, -down, np.ones_like(down)], -1)
    normal = normal / np.linalg.norm(normal, axis=-1, keepdims=True)
    loss = blurred(shadowed(height, heap.side, 60), 1.2)
    sun = np.clip(normal @ (SUN / np.linalg.norm(SUN)), 0, None) * (1 - 0.85 * loss)
    hollow = np.clip((blurred(height, 4 * unit) - height) / 8, 0, 0.6)
    light = (0.42 + 0.86 * sun) * (1 - hollow)
    half = SUN / np.linalg.norm(SUN) + (0, 0, 1)
    gleam = np.clip(normal @ (half / np.linalg.norm(half)), 0, 1) ** 24 * heap.shine * (1 - loss)
    rim = np.clip(-(normal[..., 0] + normal[..., 1]) - 0.35, 0, 1) * (1 - loss)
    warm, cool = np.array([1.04, 1.0, 0.93]), np.array([0.86, 0.92, 1.06])
    part = np.clip(sun, 0, 1)[..., None]
    color = heap.color * light[..., None] * (cool + (warm - cool) * part)
    color = color + gleam[..., None] * 0.7 + rim[..., None] * 0.30 * rgb("FFF3DC")
    ground = np.clip(loss, 0, 1) * SHADOW
    near = np.clip(blurred((height > 0).astype(float), 2.2 * unit) * 0.5, 0, 0.35)
    dark = 1 - (1 - ground) * (1 - near)
    alpha = solid + (1 - solid) * dark
    mixed = color * solid[..., None] + rgb(SHADOW_COLOR) * ((1 - solid) * dark)[..., None]
    straight = mixed / np.maximum(alpha, 1e-6)[..., None]
    edge = np.minimum(np.minimum(heap.x, 100 - heap.x), np.minimum(heap.y, 100 - heap.y))
    alpha = alpha * np.clip(edge / 4, 0, 1)
    whole = np.concatenate([np.clip(straight, 0, 1), alpha[..., None]], -1)
    picture = Image.fromarray((whole * 255).astype(np.uint8))
    return picture.resize((heap.side // FINE,) * 2, Image.Resampling.BOX)


# --- the things -----------------------------------------------------------------------------------

SAND, STONE, STEEL, DARK, RUST = "C0A27C", "8D7C6A", "8E9AA6", "4A5158", "8C5A3C"
WOOD, CLOTH, CLAY = "8A6844", "C8B08A", "B98F68"


def boulder(heap: Heap) -> None:
    heap.ball(43, 44, 58, 50, 34, "9A8468", rough=1.0, turn=20)
    heap.ball(67, 62, 30, 26, 18, "8C775E", rough=1.0)
    heap.ball(24, 66, 16, 14, 9, "8C775E", rough=1.0)


def rocks(heap: Heap) -> None:
    for x, y, size in ((34, 38, 30), (60, 50, 24), (42, 66, 20), (68, 30, 14), (22, 58, 12)):
        heap.ball(x, y, size * 1.1, size, size * 0.55, "947E64", rough=1.0, turn=x * 7)


def rubble(heap: Heap) -> None:
    for _ in range(22):
        x, y = heap.rng.normal(46, 15, 2)
        size = heap.rng.uniform(5, 14)
        heap.box(x, y, size, size * heap.rng.uniform(0.6, 1), size * 0.5,
                 heap.rng.choice(["A58A6A", "8C7558", "B79B78"]), turn=heap.rng.uniform(0, 90),
                 bevel=1.2, grit=0.1)  # fmt: skip


def shrub(heap: Heap) -> None:
    for _ in range(90):
        angle, far = heap.rng.uniform(0, 2 * np.pi), heap.rng.uniform(6, 30)
        end = (45 + far * np.cos(angle), 45 + far * np.sin(angle))
        heap.tube(45, 45, end, heap.rng.uniform(0.9, 1.7), 16 - far * 0.35,
                  heap.rng.choice(["7C7448", "6A6440", "8F8556", "5A5638"]))  # fmt: skip


def bones(heap: Heap) -> None:
    heap.tube(18, 58, (74, 36), 2.6, 5, "DCD0B6")
    for step in range(7):
        x, y = 26 + 7 * step, 55 - 2.8 * step
        long = 13 + 8 * np.sin(step / 6 * np.pi)
        for side in (-1, 1):
            heap.tube(x, y, (x + 4, y + side * long), 1.7, 6, "D2C4A6")
    heap.ball(79, 34, 18, 13, 10, "E2D7BE", turn=-20)
    heap.disc(81, 32, 2.2, 11, "3A322A")


def chest(heap: Heap, x: float, y: float, side: float, hue: str, turn: float, base: float) -> None:
    """Add one crate with straps."""
    heap.box(x, y, side, side * 0.92, side * 0.62, hue, turn, base, grit=0.08)
    for shift in (-0.28, 0.28):
        angle = np.radians(turn)
        heap.box(x + shift * side * np.cos(angle), y + shift * side * np.sin(angle), side * 0.1,
                 side * 0.94, side * 0.66, DARK, turn, base, 0.8, shine=0.5)  # fmt: skip
    heap.box(x, y, side * 0.2, side * 0.16, side * 0.66, STEEL, turn, base, 0.8, shine=0.8)


def crate(heap: Heap) -> None:
    chest(heap, 44, 44, 54, "8D7350", 8, 0)


def crates(heap: Heap) -> None:
    chest(heap, 34, 34, 34, "8D7350", -6, 0)
    chest(heap, 66, 38, 26, "6E7A66", 10, 0)
    chest(heap, 40, 68, 28, "7F6A58", 4, 0)
    chest(heap, 37, 38, 22, "9A5B40", 30, 21)


def keg(heap: Heap, x: float, y: float, radius: float, hue: str) -> None:
    """Add one barrel on its end."""
    heap.disc(x, y, radius, radius * 1.3, hue, bevel=3, shine=0.3)
    heap.disc(x, y, radius * 0.94, radius * 1.36, DARK, inner=radius * 0.78, bevel=1, shine=0.6)
    heap.disc(x + radius * 0.35, y - radius * 0.2, radius * 0.16, radius * 1.4, STEEL, bevel=1)


def barrel(heap: Heap) -> None:
    keg(heap, 43, 43, 27, "6F7F86")


def barrels(heap: Heap) -> None:
    for x, y, hue in ((32, 36, "6F7F86"), (60, 34, RUST), (47, 60, "7B7458")):
        keg(heap, x, y, 16, hue)


def sacks(heap: Heap) -> None:
    for x, y, turn in ((34, 40, 20), (58, 36, -30), (48, 62, 70)):
        heap.ball(x, y, 36, 26, 17, "A88C64", turn=turn, grit=0.1)
        heap.tube(x - 3, y - 2, (x + 3, y + 2), 2.6, 15, "6E5638")


def vaporator(heap: Heap) -> None:
    heap.disc(42, 42, 25, 7, "9A8A74", bevel=3)
    heap.disc(42, 42, 15, 26, "C9C2B2", bevel=3, shine=0.4)
    for angle in range(0, 360, 60):
        x, y = 42 + 20 * np.cos(np.radians(angle)), 42 + 20 * np.sin(np.radians(angle))
        heap.tube(42, 42, (x, y), 2.6, 22, STEEL, shine=0.6)
    heap.disc(42, 42, 8, 46, "D9D3C4", bevel=2, shine=0.5)
    heap.disc(42, 42, 3, 58, DARK, bevel=1)


def antenna(heap: Heap) -> None:
    heap.box(38, 40, 26, 22, 8, "7E7468", shine=0.2)
    heap.tube(38, 40, (38, 41), 3, 44, STEEL, shine=0.6)
    for tall, reach in ((20, 22), (30, 16), (40, 10)):
        heap.tube(38 - reach, 40 + reach * 0.4, (38 + reach, 40 - reach * 0.4), 1.6, tall, "B9C2CA",
                  shine=0.7)  # fmt: skip


def dish(heap: Heap) -> None:
    heap.disc(42, 44, 12, 12, "6F6C68", bevel=2)
    far = np.hypot(heap.x - 42, (heap.y - 44) * 1.06)
    heap.lay(np.where(far < 31, 16 + (far / 31) ** 2 * 11, 0), "B9B6AE", shine=0.4)
    heap.tube(42, 44, (52, 36), 1.7, 30, STEEL, shine=0.6)
    heap.disc(52, 36, 3.6, 36, DARK)


def vent(heap: Heap) -> None:
    heap.box(44, 44, 56, 46, 13, "7C7770", shine=0.3)
    for line in range(-2, 3):
        heap.box(44, 44 + line * 8, 46, 3.6, 15, "34383C", bevel=0.6)


def skylight(heap: Heap) -> None:
    heap.box(44, 44, 62, 48, 9, "8C7A64")
    for x in (31, 57):
        heap.box(x, 44, 22, 38, 10.5, "2E4450", bevel=1, grit=0.02, shine=1.0)


def dome(heap: Heap) -> None:
    heap.disc(43, 43, 35, 9, "A98C68", bevel=3)
    heap.ball(43, 43, 60, 60, 30, "CDB08A", base=5, grit=0.06)
    heap.disc(43, 43, 4, 37, DARK)


def stripes(heap: Heap, hue: str) -> None:
    """Add an awning with stripes on four posts."""
    cloth = 17 + 3.4 * np.cos((heap.y - 46) / 34 * np.pi) + 0.6 * np.sin(heap.x * 0.9)
    inside = (np.abs(heap.x - 45) < 37) & (np.abs(heap.y - 46) < 25)
    heap.lay(np.where(inside, cloth, 0), CLOTH, grit=0.06)
    for stripe in range(4):
        band = inside & (np.abs(heap.x - 16.5 - stripe * 19) < 5)
        heap.lay(np.where(band, cloth + 0.2, 0), hue, grit=0.08)
    for x in (9, 81):
        for y in (22, 70):
            heap.disc(x, y, 2.4, 22, "5A4632", bevel=1)


def awning(heap: Heap) -> None:
    stripes(heap, "B98A46")


def awning_red(heap: Heap) -> None:
    stripes(heap, "98432E")


def cart(heap: Heap) -> None:
    for y in (22, 66):
        heap.box(38, y, 30, 6, 15, "4E4034", turn=12)
    heap.box(42, 44, 54, 36, 17, WOOD, turn=12)
    heap.box(42, 44, 46, 28, 11, "5B452F", turn=12, bevel=1)
    for x, y in ((34, 40), (50, 48)):
        heap.ball(x, y, 20, 18, 24, "A88C64", grit=0.1)
    heap.tube(66, 49, (88, 54), 2.2, 12, "6A5238")


def speeder(heap: Heap) -> None:
    heap.ball(44, 46, 70, 26, 16, "7A8288", turn=-14, shine=0.7)
    for side in (-1, 1):
        heap.ball(28 + side * 4, 50 + side * 15, 40, 12, 15, RUST, turn=-14, shine=0.5)
    heap.box(50, 44, 18, 12, 18, "332C28", turn=-14)
    heap.tube(66, 36, (72, 48), 1.6, 19, STEEL, shine=0.8)
    heap.ball(78, 37, 22, 12, 13, "93999C", turn=-14, shine=0.8)


def well(heap: Heap) -> None:
    heap.disc(44, 44, 33, 18, "A08C70", inner=22, bevel=3, grit=0.1)
    heap.disc(44, 44, 22, 3, "16222A", bevel=0.5, grit=0.01, shine=0.8)
    heap.tube(10, 44, (78, 44), 2.8, 27, WOOD)
    heap.disc(44, 44, 6, 30, "6A5238")


def fountain(heap: Heap) -> None:
    heap.disc(44, 44, 38, 12, "9C8E7C", inner=29, bevel=3, grit=0.08)
    heap.disc(44, 44, 29, 4, "2F5560", bevel=0.5, grit=0.05, shine=1.0)
    heap.disc(44, 44, 12, 18, "A99B88", bevel=3)
    heap.disc(44, 44, 8, 14, "6FA3AC", base=6, bevel=1, shine=1.0)
    heap.disc(44, 44, 4, 28, "B8AB98", bevel=2)


def statue(heap: Heap) -> None:
    heap.box(42, 42, 52, 52, 10, "8F8478")
    heap.box(42, 42, 40, 40, 18, "A0958A")
    heap.ball(42, 42, 30, 20, 22, "7E8A84", base=16, turn=30)
    heap.disc(42, 40, 7, 52, "8C9892", bevel=3)
    heap.tube(42, 42, (60, 30), 3, 40, "7E8A84")


def table(heap: Heap) -> None:
    heap.disc(44, 44, 24, 14, "7A5C3E", bevel=2, grit=0.08)
    for angle in (30, 150, 270):
        x, y = 44 + 34 * np.cos(np.radians(angle)), 44 + 34 * np.sin(np.radians(angle))
        heap.disc(x, y, 8, 8, "5E4832")
    heap.disc(38, 40, 4, 18, "B7A488")
    heap.disc(52, 48, 3, 19, "6E7A80", shine=0.6)


def bunk(heap: Heap) -> None:
    heap.box(44, 44, 70, 38, 10, "66707A", shine=0.5)
    heap.box(47, 44, 58, 30, 13, "54504C", grit=0.08)
    heap.box(20, 44, 14, 26, 15, "A09A90", bevel=4)


def pipes(heap: Heap) -> None:
    for y, radius, hue in ((34, 7, "77828C"), (50, 5, RUST), (63, 6, "5F6A74")):
        heap.tube(2, y, (98, y), radius, 6, hue, shine=0.8)
        for x in (18, 52, 84):
            heap.box(x, y, 5, radius * 2.4, radius + 9, "4A535C", bevel=1, shine=0.5)


def pipes_down(heap: Heap) -> None:
    pipes(heap)
    heap.height, heap.color = heap.height.T.copy(), heap.color.transpose(1, 0, 2).copy()
    heap.shine = heap.shine.T.copy()


def tank(heap: Heap) -> None:
    heap.ball(44, 42, 74, 42, 25, "86908F", shine=0.7)
    for x in (26, 62):
        heap.box(x, 42, 5, 43, 26, "565E64", bevel=1, shine=0.5)
    heap.disc(44, 42, 6, 30, DARK, bevel=1)
    heap.tube(44, 42, (44, 76), 2.6, 18, RUST, shine=0.5)


def hatch(heap: Heap) -> None:
    heap.disc(46, 46, 38, 5, "5C6670", bevel=2, shine=0.5)
    heap.disc(46, 46, 30, 7, "7E8A95", bevel=2, shine=0.6)
    heap.disc(46, 46, 24, 8, "4C555E", inner=21, bevel=0.8)
    heap.tube(34, 46, (58, 46), 3, 8, "A9B4BE", shine=0.9)
    for angle in range(0, 360, 45):
        x, y = 46 + 34 * np.cos(np.radians(angle)), 46 + 34 * np.sin(np.radians(angle))
        heap.disc(x, y, 2.2, 7, "39424A", bevel=0.8)


def bulb(heap: Heap, hue: str, stand: str) -> None:
    """Add a lamp on a short post."""
    heap.disc(44, 44, 20, 10, stand, bevel=3, shine=0.4)
    heap.disc(44, 44, 13, 20, hue, bevel=4, grit=0.0, shine=1.0)


def lamp(heap: Heap) -> None:
    bulb(heap, "FFE0A8", "5A4A38")


def light(heap: Heap) -> None:
    bulb(heap, "E4F2FF", "4A535C")


def alarm(heap: Heap) -> None:
    bulb(heap, "FF7A56", "4A535C")


def forge(heap: Heap) -> None:
    heap.disc(44, 44, 38, 20, "5A524C", inner=22, bevel=3, grit=0.12)
    heap.disc(44, 44, 23, 8, "FF9A3C", bevel=0.5, grit=0.25)
    heap.box(80, 74, 18, 10, 13, "40464C", turn=20, shine=0.8)


def console(heap: Heap) -> None:
    heap.box(44, 44, 70, 38, 15, "5A646E", shine=0.4)
    heap.box(44, 38, 56, 16, 17, "4FA6B8", bevel=1, grit=0.12, shine=0.6)
    for x in range(20, 70, 8):
        hue = ["C9CFD4", "E4552B", "D8B25A"][x // 8 % 3]
        heap.box(x, 55, 4, 4, 18, hue, bevel=0.8)


def reactor(heap: Heap) -> None:
    heap.disc(47, 47, 42, 9, "55606A", bevel=3, shine=0.5)
    heap.disc(47, 47, 34, 17, "77838E", inner=26, bevel=3, shine=0.7)
    heap.disc(47, 47, 25, 9.5, "A8E4FF", bevel=0.5, grit=0.08)
    heap.disc(47, 47, 12, 20, "E8FAFF", bevel=5, grit=0.0)
    for angle in range(0, 360, 60):
        x, y = 47 + 30 * np.cos(np.radians(angle)), 47 + 30 * np.sin(np.radians(angle))
        heap.box(x, y, 10, 6, 22, "3F4850", turn=angle, bevel=1, shine=0.5)


def embers(heap: Heap) -> None:
    for _ in range(14):
        x, y = heap.rng.normal(46, 15, 2)
        hue = heap.rng.choice(["2A2022", "33282A", "FF8A3A", "E4552B"])
        heap.ball(x, y, heap.rng.uniform(6, 16), heap.rng.uniform(6, 12), 6, hue, rough=0.6)


PAINTERS: dict[str, Callable[[Heap], None]] = {name: globals()[name] for name in THINGS}


def main() -> None:
    """Bake all things, or those named."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:] or THINGS:
        side = round(THINGS[name] * CELL)
        heap = Heap(max(side, 48) * FINE, sum(name.encode()))
        PAINTERS[name](heap)
        baked(heap).save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
