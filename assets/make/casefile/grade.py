"""Grade a picture as one of this file: two inks from soot to paper, light through slats, half of
everything in shade, and the grain of a cheap print."""

from __future__ import annotations

import io
import math
from pathlib import Path
from typing import Any

import numpy as np
import pygame
from encoder import encoded
from PIL import Image
from scipy.ndimage import gaussian_filter, gaussian_filter1d

Array = Any
HOME = Path(__file__).resolve().parents[2] / "edge"
RAMP = (
    (0.0, "0A0C11"), (0.16, "15161B"), (0.38, "4A3524"), (0.6, "9A6E3E"), (0.8, "E0A45A"),
    (1.0, "F2E6CB"),
)  # fmt: skip
"""the inks, by light: soot, tobacco, sodium, paper"""
GRAIN = 0.05
SLANT = 0.20  # how far the slats of a window lean


def rgb(text: str) -> Array:
    """Return a color as shares."""
    text = text.lstrip("#")
    return np.array([int(text[i : i + 2], 16) / 255 for i in (0, 2, 4)], np.float32)


def duotone(light: Array, ramp: tuple[tuple[float, str], ...] = RAMP) -> Array:
    """Return a map of light in the inks."""
    at = [stop for stop, _ in ramp]
    inks = np.stack([rgb(ink) for _, ink in ramp])
    return np.stack([np.interp(light, at, inks[:, c]) for c in range(3)], -1).astype(np.float32)


def light_of(picture: Array) -> Array:
    """Return how light each point of a picture is."""
    found: Array = picture[..., :3] @ np.array([0.3, 0.58, 0.12], np.float32)
    return found


def slats(shape: tuple[int, int], count: float, soft: float, lean: float = SLANT) -> Array:
    """Return the light of a blind: 1 between the slats, 0 in their shade."""
    high, wide = shape
    y, x = np.mgrid[0:high, 0:wide].astype(np.float32)
    wave = np.sin(2 * np.pi * ((y + lean * x) / high * count))
    return 1 / (1 + np.exp(-wave * soft))


def drawn(text: str, size: tuple[int, int]) -> Array:
    """Return an SVG as red, green, blue and alpha from 0 to 1."""
    made = pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    sheet.blit(made, made.get_rect(center=sheet.get_rect().center))
    bits = np.frombuffer(pygame.image.tobytes(sheet, "RGBA"), np.uint8)
    return bits.reshape(size[1], size[0], 4).astype(np.float32) / 255


def grained(picture: Array, seed: int, share: float = GRAIN) -> Array:
    """Return a picture with the grain of its paper, most in the middle tones."""
    stream = np.random.default_rng(seed)
    noise = gaussian_filter(stream.standard_normal(picture.shape[:2]).astype(np.float32), 0.6)
    noise /= noise.std()
    light = light_of(picture)
    strength = share * (0.35 + 1.3 * light * (1 - light))
    made: Array = np.clip(picture + (noise * strength)[..., None], 0, 1)
    return made


def person(text: str, size: tuple[int, int], seed: int, tint: str, face: float = 0.5,
           hue: float = 0.42, left: bool = False) -> Array:  # fmt: skip
    """Return somebody half in shade: lit from the upper left through slats, a cool edge at the
    right. ``face``: where the shade begins, as a share of the width; ``tint``: his own color."""
    made = drawn(text, size)
    color, alpha = made[..., :3], made[..., 3]
    high, wide = alpha.shape
    y, x = np.mgrid[0:high, 0:wide].astype(np.float32)
    light = light_of(color)
    light = np.clip((light - 0.04) * 1.35, 0, 1) ** 0.92
    solid = alpha * light
    bump = gaussian_filter(solid, wide / 60) - gaussian_filter(solid, wide / 14)
    edge = x / wide - face - 0.10 * (y / high - 0.4) - 0.35 * bump
    shade = 1 / (1 + np.exp(-edge * 20))
    blind = slats((high, wide), 9.5, 2.6)
    fall = 1 - 0.42 * np.clip((y / high - 0.52) / 0.48, 0, 1)
    lamp = (0.78 + 0.34 * blind) * fall
    lit = light * (lamp * (1 - shade) + (0.17 + 0.08 * blind) * shade)
    print_ = duotone(np.clip(lit * 1.3, 0, 1))
    own = color * (lamp * (1 - shade) + 0.2 * shade)[..., None] * 1.16
    picture = print_ * (1 - hue) + own * hue
    cool = np.clip(alpha - np.roll(alpha, -max(2, wide // 90), 1), 0, 1)
    cool = gaussian_filter(cool, wide / 420) * (x / wide > 0.3)
    inner = np.clip(gaussian_filter1d(1 - alpha, wide / 34, axis=1) - 0.05, 0, 1) * (x > wide * 0.4)
    air = rgb("6F8FB0") * 0.5 + rgb(tint) * 0.5
    picture += cool[..., None] * air * 0.95 + (inner * alpha)[..., None] * air * 0.42
    picture = grained(picture, seed)
    if left:
        picture, alpha = picture[:, ::-1], alpha[:, ::-1]
    return np.dstack([np.clip(picture, 0, 1), alpha])


def wall(size: tuple[int, int], tint: str, seed: int) -> Array:
    """Return the wall behind somebody: the light of a window on it, in his color."""
    wide, high = size
    y, x = np.mgrid[0:high, 0:wide].astype(np.float32)
    u, v = x / wide, y / high
    pool = np.exp(-(((u - 0.68) / 0.42) ** 2 + ((v - 0.38) / 0.5) ** 2))
    blind = slats((high, wide), 7, 5, -0.35)
    frame = 1 / (1 + np.exp(-(np.minimum(u - 0.36, 1.04 - u) * 40)))
    light = 0.05 + 0.36 * pool * blind * (0.35 + 0.65 * frame)
    made = duotone(light) * 0.62 + rgb(tint) * (light * 0.62)[..., None]
    return grained(np.clip(made, 0, 1), seed)


def over(ground: Array, figure: Array, at: tuple[int, int] = (0, 0)) -> Array:
    """Return a figure before a ground."""
    made = ground.copy()
    left, top = at
    x0, y0 = max(0, left), max(0, top)
    x1 = min(ground.shape[1], left + figure.shape[1])
    y1 = min(ground.shape[0], top + figure.shape[0])
    part = figure[y0 - top : y1 - top, x0 - left : x1 - left]
    alpha = part[..., 3:]
    made[y0:y1, x0:x1, :3] = made[y0:y1, x0:x1, :3] * (1 - alpha) + part[..., :3] * alpha
    return made


def saved(picture: Array, path: Path, quality: int, most: float = math.inf) -> int:
    """Write a picture, as WebP with alpha or JPEG, with less quality if it needs more than ``most``
    bytes; return its size in bytes."""
    path.parent.mkdir(parents=True, exist_ok=True)
    bits = Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8))
    qualities = range(quality, 0, -4)
    if path.suffix == ".webp":
        data = encoded(bits, most, qualities, "WEBP", method=6, alpha_quality=70)
    else:
        data = encoded(bits.convert("RGB"), most, qualities, optimize=True, progressive=False)
    return path.write_bytes(data)


def smaller(picture: Array, size: tuple[int, int]) -> Array:
    """Return a picture at a smaller size."""
    bits = Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8))
    made = bits.resize(size, Image.Resampling.LANCZOS)
    return np.asarray(made).astype(np.float32) / 255
