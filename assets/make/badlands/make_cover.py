"""Write the cover of the box, without its name: a ridge of a dune, a man, a cradle, a low sun."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from sky.paint import step

from badlands import company
from badlands.lamp import ASSETS, noise, rgb, save
from badlands.land import Land
from badlands.missions import stand

WIDE, HIGH = 768, 1024
LIMIT = 176_000


def cover() -> Land:
    """Return the cover."""
    p = Land(WIDE, HIGH, 3, 1.5)
    p.sky("#4E606E", "#EBCF9F", 640, (261, 348, 116), "#FFF6E2", 0.2)
    thin = noise(p.shape, 77, 5, 120) * np.exp(-(((p.y - 372) / 70) ** 2))
    p.rgb += (rgb("#8E8A84") - p.rgb) * (step(thin, 0.35, 1.6) * 0.55)[..., None]
    for x, wide, high, far in ((690, 250, 250, 0.3), (520, 120, 120, 0.5), (96, 210, 150, 0.42),
                               (250, 90, 70, 0.62)):  # fmt: skip
        p.mesa(x, 640, wide, high, "#7E5A46", far)
    p.dust(632, 60, 0.62)
    p.hills(p.crest(640, 7, 5), "#B98E62", 0.42, 0.05, 0.5)
    p.dust(650, 34, 0.5)
    across = np.arange(p.shape[1], dtype=np.float32) / p.shape[1]
    ridge = 722 - 118 * across - 16 * np.sin(across * np.pi) + 5 * np.sin(across * 9 + 1)
    _dune(p, ridge)
    feet = 632.0
    stand(
        p,
        lambda q: company.mandalorian(q, "walk", cape=30, back=True),
        492,
        feet + 6,
        146,
        share=0.48,
        right=1.35,
        down=1.0,
        deep=0.75,
    )
    with p.shadow(feet + 10, 1.35, 1.0, 0.5, 2), p.at(424, feet + 8, 1.0):
        company.cradle(p, False)
    with p.rimmed(1.6, 1), p.at(424, feet + 8, 1.0):
        company.cradle(p)
    p.dust(690, 40, 0.16)
    front = 900 + 40 * across - 26 * np.sin(across * 4.2)
    p.hills(front.astype(np.float32), "#2A1E18", 0.0, 0.05, 0.75)
    p.shade(0.75, "#0D0B0C")
    p.grade(0.05)
    return p


def _dune(p: Land, ridge: np.ndarray) -> None:
    """Paint the great dune: a bright crest, a face that falls into shade, ripples of the wind."""
    below = p.y - ridge[None, :]
    mask = step(below, -0.8, 0.8)
    deep = np.clip(below / 330, 0, 1)[..., None]
    color = rgb("#C99A66") + (rgb("#3A281C") - rgb("#C99A66")) * deep**0.6
    side = np.clip(1.15 - 0.55 * p.x / p.wide, 0, 1.2)[..., None]
    bend = noise(p.shape, 15, 26, 60) * 9 + noise(p.shape, 16, 8, 20) * 2.5
    waves = np.sin((below * 0.9 + p.x * 0.34 + bend) * 0.26) * np.clip(1 - deep[..., 0], 0.25, 1)
    grain = noise(p.shape, 17, 1.0, 3.0) * 0.035
    down, right = np.gradient(waves)
    lit = 1 + 0.16 * (5 * right + 4 * down) + grain
    edge = np.exp(-np.clip(below, 0, None) / 3.2)[..., None]
    made = color * side * lit[..., None]
    made = made + (rgb("#FFF3DA") - made) * edge * 0.9
    p.lay(mask.astype(np.float32), made.astype(np.float32))


def main(names: Sequence[str]) -> None:
    """Write the master."""
    picture = cover().picture((WIDE, HIGH))
    save(picture, ASSETS / "covers" / "mandalorian.jpg", LIMIT)
