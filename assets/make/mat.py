"""Paint the mat of The Moonpeeler Affair: `python assets/make/mat.py`

Dark velvet, inlaid with the orbits of a system in engraved brass, in the hard light of one stage
spot from the upper left. 3000 x 1500 pixels; the same command always paints the same picture.
Needs numpy, scipy and Pillow, which the game itself does not.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter

TARGET = Path(__file__).resolve().parents[1] / "free_captains" / "mat.jpg"
SIZE = (3000, 1500)
FINE = 2  # lines are drawn larger by this
QUALITY = 60
SUN = (1330, 790)  # middle of the orbits
TILT = 0.62  # height to width of an orbit
ORBITS = (150, 245, 380, 420, 560, 760, 800, 1010, 1290, 1330, 1650, 2020)
PAIRS = (380, 760, 1290)  # inner lines of a double ring, with degrees between
WORLDS = ((245, 205, 17), (560, 318, 30), (560, 100, 12), (1010, 158, 40), (1010, 20, 20),
          (1650, 196, 52), (1650, 338, 30), (2020, 212, 36), (2020, 330, 24))  # fmt: skip
"""radius of the orbit, degrees along it, radius of the world"""
VELVET = ((0.066, 0.040, 0.078), (0.205, 0.090, 0.205))  # out of the light, and in it
BRASS = (0.86, 0.63, 0.26)
Array = Any


def _at(radius: float, degrees: float) -> tuple[float, float]:
    turn = math.radians(degrees)
    return SUN[0] + radius * math.cos(turn), SUN[1] + radius * TILT * math.sin(turn)


def engraved() -> Array:
    """Return how much brass there is in each pixel, 0 to 1."""
    sheet = Image.new("L", (SIZE[0] * FINE, SIZE[1] * FINE), 0)
    pen = ImageDraw.Draw(sheet)
    for radius in ORBITS:
        _orbit(pen, radius, 5 if radius in PAIRS else 3)
    for inner, outer in zip(ORBITS, ORBITS[1:]):
        if inner in PAIRS:
            _degrees(pen, inner, outer)
    for degrees in range(0, 360, 15):
        long = degrees % 45 == 0
        _line(pen, _at(110, degrees), _at(2300 if long else 150, degrees), 2 if long else 3)
    for turn in range(0, 360, 30):
        _ray(pen, turn)
    for radius, degrees, size in WORLDS:
        _world(pen, _at(radius, degrees), size)
    _sun(pen)
    return np.asarray(sheet.resize(SIZE, Image.Resampling.LANCZOS), dtype=np.float32) / 255


def _orbit(pen: ImageDraw.ImageDraw, radius: float, width: int) -> None:
    box = (SUN[0] - radius, SUN[1] - radius * TILT, SUN[0] + radius, SUN[1] + radius * TILT)
    pen.ellipse([FINE * each for each in box], outline=255, width=width + 1)


def _line(
    pen: ImageDraw.ImageDraw, a: tuple[float, float], b: tuple[float, float], width: int
) -> None:
    pen.line([FINE * each for each in (*a, *b)], fill=150, width=width)


def _degrees(pen: ImageDraw.ImageDraw, inner: float, outer: float) -> None:
    count = 360 if inner > 700 else 180
    for step in range(count):
        degrees = 360 * step / count
        part = 0.72 if step % 10 == 0 else 0.5 if step % 5 == 0 else 0.3
        _line(pen, _at(inner, degrees), _at(inner + (outer - inner) * part, degrees), 3)


def _ray(pen: ImageDraw.ImageDraw, turn: float) -> None:
    """Draw a slender star's ray between the sun and the first orbit."""
    tip, left, right = _at(146, turn), _at(74, turn - 6), _at(74, turn + 6)
    pen.polygon([FINE * each for point in (tip, left, right) for each in point], fill=210)


def _world(pen: ImageDraw.ImageDraw, spot: tuple[float, float], size: float) -> None:
    """Draw a world: its round is cleared of lines, then ringed, hatched on its night side."""
    x, y = spot

    def disc(radius: float) -> list[float]:
        return [FINE * each for each in (x - radius, y - radius, x + radius, y + radius)]

    pen.ellipse(disc(size + 7), fill=0)
    pen.ellipse(disc(size), outline=255, width=5)
    pen.ellipse(disc(size * 0.84), outline=150, width=2)
    for step in range(-4, 5):
        level = y + size * 0.8 * step / 4.5
        half = math.sqrt(max(0.0, (size * 0.82) ** 2 - (level - y) ** 2))
        _line(pen, (x + half * 0.1, level), (x + half, level), 3)
    pen.ellipse([FINE * each for each in (x - size * 1.7, y - size * 0.36, x + size * 1.7,
                                          y + size * 0.36)], outline=170, width=3)  # fmt: skip


def _sun(pen: ImageDraw.ImageDraw) -> None:
    for radius, width in ((74, 6), (64, 3), (40, 4)):
        _orbit(pen, radius, width)
    for turn in range(0, 360, 10):
        _line(pen, _at(42, turn), _at(62, turn), 3)


def velvet() -> Array:
    """Return the light of the pile around 1: fine threads, and where a hand has brushed it."""
    random = np.random.default_rng(71)
    high, wide = SIZE[1], SIZE[0]
    threads = gaussian_filter(random.standard_normal((high, wide)), (1.6, 0.7))
    small = gaussian_filter(random.standard_normal((high // 10, wide // 10)), (7, 4))
    broad = gaussian_filter(random.standard_normal((high // 10, wide // 10)), (24, 30))
    made = threads / threads.std() * 0.05
    for each, part in ((small, 0.09), (broad, 0.13)):
        image = Image.fromarray((each / each.std()).astype(np.float32))
        grown = np.asarray(image.resize(SIZE, Image.Resampling.BICUBIC))
        crushed = sum(np.gradient(grown))
        made = made + part * (0.6 * grown + 0.9 * crushed / (crushed.std() + 1e-6) * 0.5)
    return 1 + made


def spot() -> tuple[Array, Array]:
    """Return the light of the spot, 0 to 1, and the cold light just outside its edge."""
    y, x = np.mgrid[0 : SIZE[1], 0 : SIZE[0]].astype(np.float32)
    turn = math.radians(16)
    dx, dy = x - 1180, y - 640
    along = (dx * math.cos(turn) + dy * math.sin(turn)) / 1560
    across = (-dx * math.sin(turn) + dy * math.cos(turn)) / 800
    far = np.hypot(along, across)
    pool = 1 / (1 + np.exp((far - 0.97) * 90))
    fall = 1.12 - 0.5 * np.clip(np.hypot(x - 560, y - 240) / 2100, 0, 1)
    edge = np.exp(-(((far - 1.02) / 0.035) ** 2)) * (along + across > -0.2)
    return pool * fall, edge


def paint() -> Array:
    """Return the picture, 0 to 1."""
    light, edge = spot()
    pile = velvet()
    dark, lit = (np.array(each, np.float32) for each in VELVET)
    made = dark + (lit - dark) * light[..., None]
    made = made * pile[..., None]
    made += edge[..., None] * np.array([0.0, 0.030, 0.034], np.float32)
    brass = engraved()
    soft = gaussian_filter(brass, 0.8)
    lip = np.clip(2 * sum(np.gradient(soft)), -1, 1)
    gleam = 0.16 + 0.52 * light * (0.75 + 0.25 * np.sin(np.arange(SIZE[0]) / 130.0))[None, :]
    cover = (0.5 * soft * gleam)[..., None]
    made = made * (1 - 0.35 * soft[..., None]) + cover * np.array(BRASS, np.float32) * 1.5
    made += (np.clip(lip, 0, 1) * (0.06 + 0.26 * light))[..., None] * np.array([1, 0.82, 0.5])
    made *= 1 - 0.35 * np.clip(-lip, 0, 1)[..., None]
    return np.clip(made, 0, 1)


def main() -> None:
    TARGET.parent.mkdir(exist_ok=True)
    picture = Image.fromarray((paint() * 255).round().astype("uint8"), "RGB")
    picture.save(TARGET, quality=QUALITY, optimize=True)
    print(f"free_captains/mat.jpg  {TARGET.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
