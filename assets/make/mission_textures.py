"""Paint the floors of the mission maps: `python assets/make/mission_textures.py`, or some by name.

Each is a seamless square seen from above and lit from the upper left: a terrain with SIDE pixels
for twelve cells of a map, which are two spaces across and three down, and what is laid over it with
half as many. Tiled cannot dye a tile, so every color is a picture of its own.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from scipy.spatial import cKDTree

Array = NDArray[Any]

ROOT = Path(__file__).resolve().parents[2]
TERRAIN = ROOT / "assets" / "mandalorian" / "terrain"
GROUND = ROOT / "assets" / "mandalorian" / "ground"
SIDE = 768
QUALITY = 84
PART, OVER = 384, 64
"""pixels of what is laid over a terrain, and those over which its ends run into each other"""
SHADES = 32
NO_DITHER = Image.Dither.NONE
Y, X = np.mgrid[0:SIDE, 0:SIDE] / SIDE


def noise(seed: int, low: float, high: float, slope: float = 1.0, turn: float = 1.0) -> Array:
    """Return seamless noise of waves from `low` to `high` a side, mean 0 and spread 1; `turn`
    stretches it along the rows (over 1) or down the columns."""
    rng = np.random.default_rng(seed)
    waves = np.fft.fftfreq(SIDE) * SIDE
    far = np.hypot(waves[:, None] / turn, waves[None, :] * turn)
    band = ((far >= low) & (far <= high)) / np.maximum(far, 1) ** slope
    field = np.fft.ifft2(np.fft.fft2(rng.normal(size=(SIDE, SIDE))) * band).real
    made: Array = (field - field.mean()) / field.std()
    return made


def rgb(code: str) -> Array:
    return np.array(list(bytes.fromhex(code)), dtype=float) / 255


def ramp(value: Array, *codes: str) -> Array:
    """Return colors along a run for values from 0 to 1."""
    stops = np.linspace(0, 1, len(codes))
    colors = np.array([rgb(code) for code in codes])
    at = np.clip(value, 0, 1)
    return np.stack([np.interp(at, stops, colors[:, each]) for each in range(3)], axis=-1)


def relief(height: Array, strength: float) -> Array:
    """Return light, around 1, on a height in pixels, from the upper left."""
    down = (np.roll(height, -1, 0) - np.roll(height, 1, 0)) / 2
    across = (np.roll(height, -1, 1) - np.roll(height, 1, 1)) / 2
    slope = (down + across) * strength
    made: Array = 1 - slope / np.sqrt(1 + slope**2)
    return made


def bands(value: Array, low: float, high: float) -> Array:
    """Return 0 up to `low`, 1 from `high`, smooth between."""
    t = np.clip((value - low) / (high - low), 0, 1)
    made: Array = t * t * (3 - 2 * t)
    return made


def stones(seed: int, count: int, wobble: float = 0.0) -> tuple[Array, Array]:
    """Return the distance of each pixel to the joint between stones, in pixels, and a number from
    0 to 1 for each stone."""
    rng = np.random.default_rng(seed)
    side = max(1, round(count**0.5))
    grid = (np.stack(np.mgrid[0:side, 0:side], -1).reshape(-1, 2) + 0.5) / side
    points = (grid + rng.uniform(-0.42, 0.42, grid.shape) / side) % 1.0
    at = np.stack([Y, X], -1)
    if wobble:
        at = at + wobble / SIDE * np.stack(
            [noise(seed + 1, 2, 24, 1.3), noise(seed + 2, 2, 24, 1.3)], -1
        )
    far, near = cKDTree(points, boxsize=1.0).query(at % 1.0, k=2)
    return (far[..., 1] - far[..., 0]) * SIDE / 2, rng.random(len(points))[near[..., 0]]


def plates(across: int, down: int, shift: int = 0) -> tuple[Array, Array]:
    """Return the distance to the joint between plates of one size, in pixels, and a number for
    each; rows are shifted by one part of `shift`."""
    row = np.floor(Y * down)
    x = X * across + (row % shift / shift if shift else 0)
    column = np.floor(x) % across
    edge = np.minimum(
        np.minimum(x % 1, 1 - x % 1) * SIDE / across,
        np.minimum(Y * down % 1, 1 - Y * down % 1) * SIDE / down,
    )
    number = np.sin(column * 12.9898 + row * 78.233) * 43758.5453
    return edge, number - np.floor(number)


# --- the textures ---------------------------------------------------------------------------------


def sand() -> Array:
    warp = noise(1, 1, 6, 1.4)
    wave = np.sin(2 * np.pi * (34 * Y + 11 * X) + 1.7 * warp)
    patch = bands(noise(2, 1, 5, 1.2), -0.6, 1.3)
    height = 0.9 * wave * patch + 2.2 * noise(3, 2, 40, 1.7) + 0.3 * noise(4, 60, 300, 0.4)
    tone = 0.52 + 0.10 * noise(5, 1, 12, 1.5) + 0.03 * noise(6, 80, 360, 0.2)
    color = ramp(tone, "A88A64", "C9AE86", "DDC7A2")
    pebbles = bands(noise(7, 60, 150, 0.2), 2.7, 3.2)
    color = color * (1 - 0.45 * pebbles[..., None])
    return color * (0.9 + 0.1 * relief(height + 1.5 * pebbles, 1.0))[..., None]


def rock() -> Array:
    joint, shade = stones(11, 60, 12)
    layers = 5 * noise(12, 1, 8, 1.5, 1.5)
    height = 9 * (np.floor(layers) + bands(layers % 1, 0.75, 1.0)) / 5 + 3.4 * noise(13, 3, 90, 1.4)
    height = height + 4 * bands(joint, 0, 9) + 3 * shade
    tone = (
        0.46 + 0.13 * noise(14, 1, 10, 1.3) + 0.16 * (shade - 0.5) + 0.05 * noise(15, 40, 300, 0.5)
    )
    color = ramp(tone, "574C44", "7F7060", "A38F78", "BBA88C")
    cracks = 1 - bands(joint, 0.4, 3.2)
    color = color * (1 - 0.42 * cracks * bands(noise(16, 1, 8), -0.8, 0.8))[..., None]
    return color * (0.76 + 0.24 * relief(height, 0.42))[..., None]


def adobe() -> Array:
    height = 3.4 * noise(21, 2, 30, 1.5) + 0.5 * noise(22, 40, 200, 0.7)
    tone = 0.55 + 0.12 * noise(23, 1, 10, 1.4) + 0.03 * noise(24, 90, 360, 0.2)
    color = ramp(tone, "A98560", "C8A67C", "DDC29A")
    straw = bands(np.abs(noise(25, 30, 220, 0.1, 3.0)), 2.5, 3.2)
    joint, _ = stones(26, 14, 18)
    crack = (1 - bands(joint, 0.3, 1.6)) * bands(noise(27, 1, 6), 0.2, 1.2)
    color = color * (1 + 0.07 * straw - 0.4 * crack)[..., None]
    return color * (0.88 + 0.12 * relief(height - 2 * crack, 0.8))[..., None]


def roof() -> Array:
    height = 2.6 * noise(31, 2, 26, 1.4) + 0.4 * noise(32, 60, 260, 0.5)
    tone = 0.5 + 0.15 * noise(33, 1, 7, 1.3) + 0.04 * noise(34, 90, 360, 0.2)
    color = ramp(tone, "9C7E60", "BFA17C", "D6BC94")
    patch = bands(noise(35, 1, 5, 1.0), 0.6, 1.6)
    color = color * (1 - 0.10 * patch)[..., None]
    sweep = 0.5 * noise(36, 6, 120, 0.8, 0.4)
    return color * (0.9 + 0.1 * relief(height + sweep, 0.8))[..., None]


def deck() -> Array:
    edge, shade = plates(8, 12)
    fine, _ = plates(4, 6)
    brushed = noise(41, 8, 360, 0.5, 4.0)
    tone = 0.5 + 0.10 * (shade - 0.5) + 0.04 * brushed + 0.09 * noise(42, 1, 14, 1.3)
    color = ramp(tone, "525C66", "74808B", "9FB1BF")
    height = 1.5 * bands(edge, 0.8, 2.4) + 2.2 * bands(fine, 1.0, 3.2)
    corner = np.hypot(
        np.minimum(X * 8 % 1, 1 - X * 8 % 1) * SIDE / 8 - 8,
        np.minimum(Y * 12 % 1, 1 - Y * 12 % 1) * SIDE / 12 - 8,
    )
    height = height + 1.6 * (1 - bands(corner, 1.2, 3.0))
    dirt = 0.5 * bands(noise(43, 2, 60, 1.3), 0.5, 2.6) + 0.8 * (1 - bands(edge, 0, 7))
    scratch = bands(np.abs(noise(44, 20, 300, 0.3, 6.0)), 2.8, 3.4)
    color = color * (1 - 0.24 * np.clip(dirt, 0, 1) + 0.14 * scratch)[..., None]
    return color * (0.8 + 0.2 * relief(height, 0.8))[..., None]


def grating() -> Array:
    bar = bands(np.maximum(np.abs(X * 48 % 1 - 0.5), np.abs(Y * 48 % 1 - 0.5)) * 2, 0.5, 0.72)
    frame, shade = plates(4, 6)
    rim = 1 - bands(frame, 5, 7)
    solid = np.maximum(bar, rim)
    tone = 0.5 + 0.12 * noise(51, 1, 20, 1.2) + 0.06 * (shade - 0.5)
    color = ramp(tone, "46505A", "66727D", "8A98A4") * (0.36 + 0.64 * solid)[..., None]
    height = 2.2 * solid + 1.8 * bands(frame, 0.5, 2)
    return color * (0.8 + 0.2 * relief(height, 0.7))[..., None]


def street() -> Array:
    joint, shade = stones(61, 560, 5)
    height = 3.4 * bands(joint, 0.3, 5.0) + 1.6 * noise(62, 4, 90, 1.2) + 1.0 * shade
    tone = (
        0.5 + 0.22 * (shade - 0.5) + 0.12 * noise(63, 1, 10, 1.4) + 0.04 * noise(64, 60, 360, 0.3)
    )
    color = ramp(tone, "6E5F50", "8F7E6A", "AF9C82")
    gaps = 1 - bands(joint, 0.6, 3.0)
    dust = bands(noise(65, 1, 12, 1.3), 0.1, 1.6)
    color = color * (1 - 0.30 * gaps)[..., None]
    color = color + (rgb("B39C7A") - color) * (0.5 * dust)[..., None]
    return color * (0.84 + 0.16 * relief(height * (1 - 0.6 * dust), 0.6))[..., None]


def lava() -> Array:
    joint, shade = stones(71, 70, 14)
    glow = 1 - bands(joint + 3 * noise(72, 4, 40, 1.0), 0.0, 11.0)
    heat = np.clip(glow + 0.30 * bands(noise(73, 1, 8, 1.2), 0.5, 2.2), 0, 1)
    crust = ramp(
        0.5 + 0.2 * noise(74, 3, 120, 1.1) + 0.2 * (shade - 0.5), "1C1516", "33262A", "4B3733"
    )
    crust = (
        crust
        * (0.75 + 0.25 * relief(4 * bands(joint, 0, 12) + 2 * noise(75, 4, 90, 1.2), 0.8))[
            ..., None
        ]
    )
    hot = ramp(heat, "401410", "A02A14", "E4552B", "FF9A3C", "FFE09A")
    made: Array = crust + (hot - crust) * bands(heat, 0.18, 0.75)[..., None]
    return made


def pad() -> Array:
    edge, shade = plates(4, 6)
    height = (
        2.0 * bands(edge, 0.6, 3.0) + 0.8 * noise(81, 20, 240, 0.7) + 1.4 * noise(82, 2, 30, 1.5)
    )
    tone = (
        0.5 + 0.10 * (shade - 0.5) + 0.12 * noise(83, 1, 14, 1.3) + 0.035 * noise(84, 90, 360, 0.2)
    )
    color = ramp(tone, "777069", "979086", "B3ABA0")
    joint, _ = stones(85, 16, 18)
    crack = (1 - bands(joint, 0.3, 1.8)) * bands(noise(86, 1, 6), 0.3, 1.2)
    stain = bands(noise(87, 1, 12, 1.2), 0.9, 2.2) + 0.7 * (1 - bands(edge, 0.4, 4.0))
    color = color * (1 - 0.2 * np.clip(stain, 0, 1) - 0.35 * crack)[..., None]
    return color * (0.86 + 0.14 * relief(height - crack, 0.7))[..., None]


# --- their colors ---------------------------------------------------------------------------------

TERRAINS: dict[str, tuple[Callable[[], Array], str]] = {
    "sand": (sand, "FFFFFF"),
    "dune": (sand, "E6D2B4"),
    "rock": (rock, "FFFFFF"),
    "road": (sand, "B39A7C"),
    "yard": (street, "D9BD98"),
    "roof": (roof, "FFFFFF"),
    "stairs": (adobe, "FFFFFF"),
    "rampart": (adobe, "D8C4A4"),
    "vault": (deck, "C9BFB0"),
    "street": (street, "FFFFFF"),
    "plaza": (pad, "CDBFAE"),
    "pad": (pad, "FFFFFF"),
    "terrace": (adobe, "C8B49A"),
    "hall": (deck, "B59A80"),
    "house": (roof, "8D8078"),
    "house_tall": (roof, "6F6863"),
    "house_red": (adobe, "84695A"),
    "house_pale": (roof, "B3A592"),
    "house_plated": (deck, "7C6F66"),
    "deck": (deck, "FFFFFF"),
    "grating": (grating, "98A2AC"),
    "hull": (deck, "5A6570"),
    "hull_high": (grating, "4A535D"),
    "void": (rock, "0A0D12"),
    "lava": (lava, "D8B0A8"),
    "crust": (rock, "6A5C58"),
}
"""a texture and its dye"""
GROUNDS: dict[str, tuple[Callable[[], Array], str, float]] = {
    "drift": (sand, "FFFFFF", 0.6),
    "worn": (sand, "8A7860", 0.4),
    "scorch": (rock, "1C1A1A", 0.7),
    "oil": (deck, "15181C", 0.5),
    "ash": (rock, "4A4644", 0.6),
    "gravel": (rock, "FFFFFF", 0.6),
}
"""a texture, its dye, and how much it hides of the terrain below"""


@lru_cache(maxsize=None)
def texture(paint: Callable[[], Array]) -> Array:
    """Return a texture in colors from 0 to 1."""
    made: Array = np.clip(paint(), 0, 1)
    return made


def picture(colors: Array) -> Image.Image:
    """Return colors from 0 to 1 as a picture."""
    return Image.fromarray(np.clip(colors * 255, 0, 255).astype(np.uint8))


def part(whole: Array) -> Array:
    """Return a seamless part of a texture: its ends run into what follows them."""
    made = whole[: PART + OVER, : PART + OVER]
    for _ in range(2):
        fade = np.linspace(0, 1, OVER)[:, None, None]
        ends = made[PART:] * (1 - fade) + made[:OVER] * fade
        made = np.concatenate([ends, made[OVER:PART]]).swapaxes(0, 1)
    return made


def main() -> None:
    """Paint all of it, or what is named."""
    TERRAIN.mkdir(parents=True, exist_ok=True)
    GROUND.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:] or (*TERRAINS, *GROUNDS):
        if name in TERRAINS:
            paint, dye = TERRAINS[name]
            made = picture(texture(paint) * rgb(dye))
            made.save(TERRAIN / f"{name}.jpg", quality=QUALITY, optimize=True)
        else:
            paint, dye, share = GROUNDS[name]
            few = picture(part(texture(paint)) * rgb(dye)).quantize(SHADES, dither=NO_DITHER)
            alphas = bytes([round(255 * share)] * SHADES)
            few.save(GROUND / f"{name}.png", optimize=True, transparency=alphas)


if __name__ == "__main__":
    main()
