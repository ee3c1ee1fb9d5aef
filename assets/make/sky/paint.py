"""Color, light and files: everything is mixed in linear light and saved as 8-bit sRGB."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Array = NDArray[Any]


def colour(code: str) -> Array:
    """Return linear RGB of a color written `#RRGGBB`."""
    srgb = np.array([int(code[i : i + 2], 16) for i in (1, 3, 5)], dtype=np.float32) / 255
    return np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)


def ramp(value: Array, *stops: tuple[float, str]) -> Array:
    """Return linear RGB for each value, blended between (position, `#RRGGBB`) stops."""
    at = [stop for stop, _ in stops]
    colours = np.stack([colour(code) for _, code in stops])
    bands = [np.interp(value, at, colours[:, band]) for band in range(3)]
    return np.stack(bands, axis=-1).astype(np.float32)


def step(value: Array, low: float, high: float) -> Array:
    """Return 0 below `low`, 1 above `high`, a smooth S between; falls when `low` > `high`."""
    t = np.clip((value - low) / (high - low), 0, 1)
    smooth: Array = t * t * (3 - 2 * t)
    return smooth


def mix(first: Array, second: Array, share: Array) -> Array:
    """Return `first` where share is 0, `second` where it is 1. Share is one number per pixel."""
    blended: Array = first + (second - first) * share[..., None]
    return blended


def blur(image: Array, sigma: float) -> Array:
    """Return a Gaussian blur of a gray or RGB image, sigma in pixels, edges held."""
    pad = int(sigma * 3) + 1
    edges = [(pad, pad), (pad, pad)] + [(0, 0)] * (image.ndim - 2)
    wide = np.pad(image, edges, mode="edge")
    fy = np.fft.fftfreq(wide.shape[0])[:, None]
    fx = np.fft.rfftfreq(wide.shape[1])[None, :]
    kernel = np.exp(-2 * (np.pi * sigma) ** 2 * (fx * fx + fy * fy))
    if image.ndim == 3:
        kernel = kernel[..., None]
    soft = np.fft.irfft2(np.fft.rfft2(wide, axes=(0, 1)) * kernel, wide.shape[:2], axes=(0, 1))
    return soft[pad:-pad, pad:-pad].astype(np.float32)


def film(light: Array) -> Array:
    """Map linear light of any strength to display linear 0..1, with a soft shoulder."""
    rolled: Array = 1 - np.exp(-1.15 * np.maximum(light, 0))
    return rolled


def encode(linear: Array) -> Array:
    """Convert display linear 0..1 to sRGB 0..1."""
    x = np.clip(linear, 0, 1)
    return np.where(x <= 0.0031308, x * 12.92, 1.055 * x ** (1 / 2.4) - 0.055)


def decode(srgb: Array) -> Array:
    """Return the light that `film` and `encode` turn into these sRGB values 0..1."""
    x = np.clip(srgb, 0, 0.995)
    shown = np.where(x <= 0.04045, x / 12.92, ((x + 0.055) / 1.055) ** 2.4)
    light: Array = -np.log1p(-shown) / 1.15
    return light


def halve(image: Array) -> Array:
    """Average each 2x2 block into one pixel."""
    h, w = image.shape[0] // 2, image.shape[1] // 2
    smaller: Array = image.reshape(h, 2, w, 2, -1).mean(axis=(1, 3))
    return smaller


def over(light: Array, cover: Array, glow: Array) -> Array:
    """Return premultiplied sRGB + alpha: `light` on the covered part, `glow` around it.

    The glow's alpha is its own brightness, so that it adds its hue to any dark background.
    """
    shine = encode(film(glow)) * (1 - cover)[..., None]
    body = encode(film(light)) * cover[..., None]
    alpha = cover + shine.max(axis=-1)
    return np.concatenate([body + shine, alpha[..., None]], axis=-1)


def save_png(path: Path, premultiplied: Array, least: int = 2) -> None:
    """Write premultiplied sRGB + alpha as a straight-alpha PNG, color in steps of `least`.

    Thin pixels get coarser color (the eye sees color times alpha), which halves the file.
    """
    alpha = np.clip(premultiplied[..., 3:], 0, 1)
    rgb = np.clip(premultiplied[..., :3] / np.maximum(alpha, 1e-4), 0, 1)
    coarse = np.clip(np.rint(0.75 * least / np.maximum(alpha, 0.02)), least, 32)
    levels = np.concatenate([np.rint(rgb * 255 / coarse) * coarse, np.rint(alpha * 255)], axis=-1)
    levels = np.where(alpha < 0.7 / 255, 0, levels)
    data = np.clip(levels, 0, 255).astype(np.uint8)
    path.parent.mkdir(parents=True, exist_ok=True)
    Image.fromarray(data, "RGBA").save(path, optimize=True)


def save_jpg(path: Path, light: Array, grain: float = 1.1, seed: int = 1) -> None:
    """Write linear RGB as a JPEG; fine grain of `grain` levels prevents banding in dark
    gradients."""
    rng = np.random.default_rng(seed)
    levels = encode(film(light)) * 255
    levels += rng.normal(0, grain, levels.shape[:2])[..., None]
    data = np.clip(np.rint(levels), 0, 255).astype(np.uint8)
    path.parent.mkdir(parents=True, exist_ok=True)
    Image.fromarray(data, "RGB").save(path, quality=90, optimize=True, progressive=False)
