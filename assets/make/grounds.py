"""Paint the backgrounds of cards' pictures in assets/grounds: `python assets/make/grounds.py
[NAME]`.

A ground is the place behind a card's pieces, 1600 x 1000 pixels. A band in its middle is in focus
and shows what the place is made of; near and far are soft, and the lower third stays calm: pieces
stand there. Outdoors is a sky with staggered ridges; a room is computed from one vanishing point:
for each pixel the visible surface and its distance. Light comes from the upper left.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from encoder import encoded
from PIL import Image
from places import core, lands, rooms, space, towns
from places.brushes import GROUNDS, Array, X, Y
from sky.paint import blur, colour, encode, film, mix, step

FOLDER = Path(__file__).resolve().parent.parent / "grounds"
MOST_BYTES = 138_000
QUALITY = 84
SETS = (space, lands, towns, rooms, core)

SOFT = {"deep_space": 0.6, "nebula_red": 0.6, "maelstrom": 0.9, "orbit": 0.6, "wreck_lane": 0.6,
        "shipyard": 0.6, "carbon_channel": 0.9}  # fmt: skip
"""blur of a ground's soft parts in pixels, where it differs from the default"""


def focused(light: Array, soft: float) -> Array:
    """Return the picture sharp in its band, soft above and below."""
    sharp = step(Y, 0.36, 0.47) * step(Y, 0.9, 0.76)
    return mix(blur(light, soft), light, sharp)


def graded(light: Array, name: str) -> Array:
    """Return the picture out of focus where it should be, lit from the upper left, with a glow and
    darker corners, as 0..1 sRGB."""
    light = focused(np.maximum(light, 0), SOFT.get(name, 2.2))
    lamp = np.clip((X / 1.6 + Y) / 2, 0, 1)[..., None]
    light = light * (1.12 - 0.3 * lamp) + light * colour("#FFE8C8") * (0.1 * (1 - lamp))
    glow = blur(np.maximum(light - 0.55, 0), 18)
    light = light + glow * 0.5
    corner = np.hypot((X - 0.8) / 0.95, (Y - 0.5) / 0.62)
    return encode(film(light * (1.05 - 0.32 * step(corner, 0.6, 1.5))[..., None]))


def save(name: str, picture: Array) -> int:
    """Write the JPEG at the best quality that keeps it small; return its bytes."""
    rng = np.random.default_rng(1)
    levels = picture * 255 + rng.normal(0, 0.7, picture.shape[:2])[..., None]
    image = Image.fromarray(np.clip(np.rint(levels), 0, 255).astype(np.uint8), "RGB")
    FOLDER.mkdir(parents=True, exist_ok=True)
    data = encoded(image, MOST_BYTES, range(QUALITY, 40, -4), optimize=True, progressive=False)
    return (FOLDER / f"{name}.jpg").write_bytes(data)


def main(names: list[str]) -> None:
    missing = [name for name in names if name not in GROUNDS]
    if missing:
        sys.exit(f"no ground named {', '.join(missing)}; there are {', '.join(sorted(GROUNDS))}")
    for name in names or GROUNDS:
        print(f"{name}: {save(name, graded(GROUNDS[name](), name))} bytes", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
