"""Paint the door that closes between two players: `python assets/make/doors.py`.

Two leaves of a blast door, 1920 x 1080 pixels together, as a map of heights that one lamp at the
upper left lights: six panels with cut corners on each leaf, ribs, rivets, a seam with teeth in the
middle, and wear by noise. The marks of players are painted on it by the game. It needs ``numpy``,
``scipy`` and ``pillow``, which the game does not.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from encoder import encoded
from numpy.typing import NDArray
from PIL import Image
from scipy.ndimage import gaussian_filter
from sky.noise import fbm
from sky.paint import step

Array = NDArray[Any]
FILE = Path(__file__).resolve().parent.parent / "doors" / "blast_door.jpg"
WIDE, HIGH = 1920, 1080
MOST_BYTES = 190_000
WEAR = 0.04  # strength of the noise
STEEL = np.array([0x62, 0x70, 0x82]) / 255
LAMP = np.array([1.08, 1.02, 0.92])

Y, X = np.mgrid[0:HIGH, 0:WIDE].astype(np.float32)
SEAM = WIDE / 2


def cut_box(left: float, top: float, right: float, low: float, cut: float) -> Array:
    """Return the distance inside a box with cut corners, negative outside."""
    x = np.minimum(X - left, right - X)
    y = np.minimum(Y - top, low - Y)
    return np.minimum(np.minimum(x, y), (x + y - cut) / np.sqrt(2))


def panels(height: Array) -> None:
    """Raise six panels on each leaf, each with a sunken field and two ribs."""
    for leaf in (0, 1):
        for column in (0, 1):
            for row in range(3):
                left = leaf * 960 + 46 + column * 436 + (leaf == 1) * 20
                top = 40 + row * 338
                inside = cut_box(left, top, left + 412, top + 314, 58)
                height += 9 * step(inside, 0, 12)
                field = cut_box(left + 40, top + 40, left + 372, top + 274, 40)
                height -= 6 * step(field, 0, 9)
                for rib in (0, 1, 2):
                    y = top + 96 + rib * 62
                    bar = cut_box(left + 82, y, left + 330, y + 22, 14)
                    height += 4 * step(bar, 0, 7)


def rivets(height: Array) -> None:
    """Set rivets along the edges of the panels and down the seam."""
    spots = []
    for leaf in (0, 1):
        for column in (0, 1):
            for row in range(3):
                left, top = leaf * 960 + 46 + column * 436 + (leaf == 1) * 20, 40 + row * 338
                for along in (0.22, 0.5, 0.78):
                    spots += [(left + 412 * along, top + 20), (left + 412 * along, top + 294)]
                for down in (0.3, 0.7):
                    spots += [(left + 20, top + 314 * down), (left + 392, top + 314 * down)]
    for y in range(30, HIGH, 60):
        spots += [(960 - 20, y), (960 + 20, y)]
    for x, y in spots:
        x0, x1, y0, y1 = int(x) - 10, int(x) + 11, max(0, int(y) - 10), min(HIGH, int(y) + 11)
        far = np.hypot(X[y0:y1, x0:x1] - x, Y[y0:y1, x0:x1] - y)
        height[y0:y1, x0:x1] += 4.5 * np.sqrt(np.clip(1 - (far / 7.5) ** 2, 0, 1))
        height[y0:y1, x0:x1] -= 1.6 * np.exp(-(((far - 9) / 1.8) ** 2))


def seam(height: Array) -> None:
    """Cut the gap between the leaves, with a lip on both sides."""
    far = np.abs(X - SEAM)
    height += 7 * (step(38 - far, 0, 4)) - 16 * step(4 - far, 0, 3)


def main() -> None:
    """Write the picture."""
    height = np.zeros((HIGH, WIDE), np.float32)
    panels(height)
    seam(height)
    rivets(height)
    small = np.stack([X[::3, ::3] / HIGH, Y[::3, ::3] / HIGH, np.zeros_like(X[::3, ::3])], axis=-1)

    def noise(seed: int, frequency: float, stretch: tuple[float, float] = (1, 1)) -> Array:
        points = small * np.array([*stretch, 1], np.float32)
        made = Image.fromarray(fbm(points, seed, frequency, 5).astype(np.float32), "F")
        return np.asarray(made.resize((WIDE, HIGH), Image.Resampling.BICUBIC))

    brushed = noise(5, 9.0, (0.12, 3.0))
    stains, chips = noise(7, 3.0), noise(11, 26.0)
    height += 0.5 * brushed
    down, across = np.gradient(gaussian_filter(height, 0.8))
    light = across * 0.62 + down * 0.66  # the lamp is at the upper left
    lit = 0.56 + 0.5 * np.tanh(light * 1.1)
    hollow = gaussian_filter(height, 14) - height
    lit *= 1 - 0.5 * np.clip(hollow / 9, 0, 1)  # hollows get less of the room's light
    edge = np.clip(gaussian_filter(height, 1) - gaussian_filter(height, 5), 0, None)
    worn = step(edge, 0.9, 2.2) * step(chips, -0.1, 0.5)
    lit += 0.34 * worn + WEAR * 1.6 * brushed + WEAR * 2.2 * chips
    lit *= 1 - 0.16 * step(stains, 0.05, 0.6)
    rain = step(noise(13, 7.0, (3.0, 0.14)), 0.25, 0.7)
    lit *= 1 - 0.14 * rain * (Y / HIGH)
    far = np.hypot((X / WIDE - 0.24) * 1.25, Y / HIGH - 0.12)
    lamp = 1.25 - 0.72 * step(far, 0.0, 1.2)
    warm = (LAMP - 1) * (1 - step(far, 0, 0.9))[..., None] + 1
    made = STEEL * warm * (lit * lamp)[..., None]
    made += 0.012 * np.random.default_rng(3).standard_normal((HIGH, WIDE, 1))
    picture = Image.fromarray((np.clip(made, 0, 1) * 255).astype(np.uint8))
    FILE.parent.mkdir(exist_ok=True)
    data = encoded(picture, MOST_BYTES, (84, 78, 72, 66, 60, 54), optimize=True)
    print(FILE.name, f"{FILE.write_bytes(data):,}")


if __name__ == "__main__":
    main()
