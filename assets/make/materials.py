"""Weave what the table is covered with: `python assets/make/materials.py`.

Seamless tiles of 256 pixels, light and dark around a middle gray: brushed steel, leather, the
vellum of a star chart; velvet, enamel, engraved brass, and paper printed in halftone; copper gone
green, and the ruled paper of a ledger; hammered metal, adobe and scratched paint; the card of a
folder, a typed report, rain on glass. The felt is that of the dice (`dice.py`). Needs numpy and
Pillow, which the game itself does not. The same command always writes the same pictures.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

FOLDER = Path(__file__).resolve().parents[1] / "materials"
SIDE = 256
MIDDLE, SPREAD = 128, 16  # of the light in a tile: its middle and its standard deviation
QUALITY = 62

Array = Any


def _noise(seed: int, down: float, across: float) -> Array:
    """Return seamless noise, blurred by numbers of pixels down and across."""
    random = np.random.default_rng(seed)
    wave = np.fft.fftfreq(SIDE)
    y, x = np.meshgrid(wave, wave, indexing="ij")
    soft = np.exp(-2 * np.pi**2 * ((y * down) ** 2 + (x * across) ** 2))
    made = np.real(np.fft.ifft2(np.fft.fft2(random.standard_normal((SIDE, SIDE))) * soft))
    return made / made.std()


def steel() -> Array:
    """Brush steel along its length: long fine strokes, some deeper, and a slow unevenness."""
    return _noise(3, 0.5, 46) + 0.5 * _noise(5, 1.4, 90) + 0.45 * _noise(7, 40, 70)


def leather() -> Array:
    """Tan leather: rounded grains with dark creases between them, lit from the upper left."""
    random = np.random.default_rng(21)
    axis = np.arange(SIDE)
    y, x = np.meshgrid(axis, axis, indexing="ij")
    rows = np.arange(27)
    even = np.stack(np.meshgrid(rows, rows, indexing="ij"), -1).reshape(-1, 2)
    spots = (even + 0.9 * random.random(even.shape)) * SIDE / len(rows)
    first = np.full((SIDE, SIDE), 1e9)
    second = first.copy()
    for spot_y, spot_x in spots:
        dy, dx = np.abs(y - spot_y), np.abs(x - spot_x)
        far = np.hypot(np.minimum(dy, SIDE - dy), np.minimum(dx, SIDE - dx))
        second = np.minimum(second, np.maximum(first, far))
        first = np.minimum(first, far)
    height = np.clip((second - first) / 4.0, 0, 1) ** 0.6
    lit = height - np.roll(height, (2, 2), (0, 1))
    worn = _noise(23, 34, 34)
    return -1.7 * lit + 1.1 * (height - height.mean()) + 0.16 * worn + 0.1 * _noise(25, 0.6, 0.6)


def vellum() -> Array:
    """Draw a star chart on skin: mottled, with faint arcs, meridians and stars of other surveys."""
    double = 4 * SIDE
    sheet = Image.new("L", (double, double), 0)
    pen = ImageDraw.Draw(sheet)
    for radius, light in ((150, 95), (330, 120), (430, 70)):
        for dx in (-double, 0, double):
            for dy in (-double, 0, double):
                x, y = 380 + dx, 620 + dy
                box = (x - radius, y - radius, x + radius, y + radius)
                pen.ellipse(box, outline=light, width=5)
    for spot in (256, 768):
        pen.line((spot, 0, spot, double), fill=60, width=4)
        pen.line((0, spot, double, spot), fill=60, width=4)
    random = np.random.default_rng(31)
    for _ in range(26):
        x, y = random.integers(20, double - 20, 2)
        size = int(random.integers(4, 10))
        pen.ellipse((x - size, y - size, x + size, y + size), fill=220)
    ink = np.asarray(sheet.resize((SIDE, SIDE), Image.Resampling.LANCZOS).filter(
        ImageFilter.GaussianBlur(0.4)), dtype=float) / 60  # fmt: skip
    skin = 0.75 * _noise(33, 14, 14) + 0.35 * _noise(35, 2.2, 2.2) + 0.2 * _noise(37, 0.7, 3)
    return skin + ink


def velvet() -> Array:
    """Pile of silk: fine threads that lean, and broad strokes where a hand has brushed it."""
    pile = _noise(41, 1.5, 0.45)
    strokes = _noise(43, 26, 12) + 0.6 * np.roll(_noise(45, 9, 22), 40, 1)
    crushed = strokes - np.roll(strokes, (3, 3), (0, 1))
    return 0.55 * pile + 0.5 * strokes + 0.5 * crushed / crushed.std()


def enamel() -> Array:
    """Fired glass: a slow swell that mirrors the room, and a few pinholes of the kiln."""
    swell = _noise(51, 22, 34)
    lit = swell - np.roll(swell, (4, 4), (0, 1))
    random = np.random.default_rng(53)
    pits = np.zeros((SIDE, SIDE))
    for y, x in random.integers(0, SIDE, (70, 2)):
        pits[y, x] -= 5
        pits[(y + 1) % SIDE, (x + 1) % SIDE] += 3.5
    return 0.9 * lit / lit.std() + 0.45 * swell + pits + 0.12 * _noise(55, 0.8, 0.8)


def brass() -> Array:
    """Engraved brass: two families of fine waves that weave, as on the back of a watch."""
    axis = np.arange(SIDE) * 2 * np.pi / SIDE
    y, x = np.meshgrid(axis, axis, indexing="ij")
    made = np.zeros((SIDE, SIDE))
    for way in (1, -1):
        wave = 28 * y + way * 2.6 * np.cos(8 * x) + 0.8 * way * np.cos(4 * x + 4 * y)
        made = made + np.cos(wave) ** 5
    lit = made - np.roll(made, (1, 1), (0, 1))
    return 0.8 * made + 0.7 * lit + 0.25 * _noise(57, 0.5, 9)


def halftone() -> Array:
    """Cheap paper with the dots of a screen at 45 degrees, which swell and fade."""
    axis = np.arange(SIDE)
    y, x = np.meshgrid(axis, axis, indexing="ij")
    turn = 2 * np.pi * 32 / SIDE
    screen = np.cos((x + y) / 2 * turn) + np.cos((x - y) / 2 * turn)
    ink = 1 / (1 + np.exp(-4 * (screen - 0.9 + 0.45 * _noise(59, 30, 30))))
    return -1.6 * ink + 0.16 * _noise(61, 0.7, 2.4) + 0.16 * _noise(63, 18, 18)


def copper() -> Array:
    """Copper gone green: drawn along its length, with a bloom of verdigris in its hollows."""
    drawn = _noise(71, 0.5, 40) + 0.5 * _noise(73, 1.2, 80)
    bloom = _noise(75, 9, 15) + 0.6 * _noise(77, 3.0, 4.5)
    crust = np.clip(bloom - 0.35, 0, None)
    edge = crust - np.roll(crust, (2, 2), (0, 1))
    return 0.55 * drawn * (bloom < 0.6) + 0.8 * crust - 1.5 * edge + 0.3 * _noise(79, 36, 60)


def ledger() -> Array:
    """Rule a page of a ledger: lines, two columns, and stamps that have nearly dried off."""
    double = 4 * SIDE
    sheet = Image.new("L", (double, double), 0)
    pen = ImageDraw.Draw(sheet)
    for line in range(16):
        y = line * double // 16 + 20
        pen.line((0, y, double, y), fill=70, width=4)
    for x in (150, 166, 790):
        pen.line((x, 0, x, double), fill=95, width=4)
    for x, y, radius in ((420, 300, 120), (880, 760, 96)):
        for inner, wide in ((0, 14), (34, 7)):
            box = (x - radius + inner, y - radius + inner, x + radius - inner, y + radius - inner)
            pen.ellipse(box, outline=85, width=wide)
        pen.rectangle((x - radius // 2, y - 9, x + radius // 2, y + 9), fill=85)
    ink = np.asarray(sheet.resize((SIDE, SIDE), Image.Resampling.LANCZOS).filter(
        ImageFilter.GaussianBlur(0.5)), dtype=float) / 60  # fmt: skip
    fiber = 0.5 * _noise(81, 0.8, 3.4) + 0.3 * _noise(83, 3.0, 0.9) + 0.4 * _noise(85, 20, 20)
    return fiber + ink * (0.75 + 0.25 * np.tanh(_noise(87, 6, 6)))


def hammered() -> Array:
    """Hammered metal: round dents side by side, each with a lit lip, and a fine brushing."""
    random = np.random.default_rng(91)
    axis = np.arange(SIDE)
    y, x = np.meshgrid(axis, axis, indexing="ij")
    rows = np.arange(13)
    even = np.stack(np.meshgrid(rows, rows, indexing="ij"), -1).reshape(-1, 2)
    spots = (even + 0.95 * random.random(even.shape)) * SIDE / len(rows)
    height = np.zeros((SIDE, SIDE))
    for (spot_y, spot_x), size in zip(spots, random.uniform(9.5, 15.5, len(spots))):
        dy, dx = np.abs(y - spot_y), np.abs(x - spot_x)
        far = np.hypot(np.minimum(dy, SIDE - dy), np.minimum(dx, SIDE - dx)) / size
        height = np.minimum(height, -np.sqrt(np.clip(1 - far**2, 0, 1)))
    lit = height - np.roll(height, (2, 2), (0, 1))
    return 3.2 * lit + 0.3 * height + 0.10 * _noise(93, 0.5, 12)


def adobe() -> Array:
    """Adobe: clay smoothed by hand in broad strokes, chopped straw in it, cracks as it dries."""
    hand = _noise(95, 3, 9) + 0.8 * _noise(97, 6, 7)
    clay = hand - np.roll(hand, (3, 3), (0, 1))
    double = 4 * SIDE
    sheet = Image.new("L", (double, double), 0)
    pen = ImageDraw.Draw(sheet)
    random = np.random.default_rng(99)
    for _ in range(150):
        x, y = random.integers(30, double - 30, 2)
        turn, long = random.uniform(0, np.pi), random.uniform(9, 24)
        ends = (x, y, x + long * np.cos(turn), y + long * np.sin(turn))
        pen.line(ends, fill=int(random.integers(60, 150)), width=4)
    straw = np.asarray(sheet.resize((SIDE, SIDE), Image.Resampling.LANCZOS), dtype=float) / 90
    cracks = np.exp(-((_noise(101, 16, 16) / 0.035) ** 2)) * (_noise(103, 24, 24) > 0.3)
    return 0.7 * clay / clay.std() + straw - np.roll(straw, (1, 1), (0, 1)) - 1.5 * cracks \
        + 0.45 * _noise(105, 0.8, 0.8)  # fmt: skip


def scratched() -> Array:
    """Scratched paint: chipped at random down to the metal, scored in a few directions."""
    flakes = _noise(107, 3.4, 5.0) + 0.9 * _noise(109, 14, 20) + 0.3 * _noise(111, 1.1, 1.1)
    paint = 1 / (1 + np.exp(9 * (flakes - 2.3)))
    lip = paint - np.roll(paint, (1, 1), (0, 1))
    double = 4 * SIDE
    sheet = Image.new("L", (double, double), 128)
    pen = ImageDraw.Draw(sheet)
    random = np.random.default_rng(117)
    for _ in range(84):
        x, y = random.integers(0, double, 2)
        turn, long = random.normal(-0.45, 0.35), random.uniform(40, 300)
        light = 170 + int(random.integers(0, 60)) if random.random() < 0.75 else 70
        for dx in (-double, 0, double):
            for dy in (-double, 0, double):
                pen.line((x + dx, y + dy, x + dx + long * np.cos(turn),
                          y + dy + long * np.sin(turn)), fill=light, width=3)  # fmt: skip
    marks = np.asarray(sheet.resize((SIDE, SIDE), Image.Resampling.LANCZOS), dtype=float) / 64 - 2
    return -1.5 * paint + 2.6 * lip + 1.1 * marks + 0.22 * _noise(115, 0.6, 5)


def manila() -> Array:
    """Card of a case folder: pulp with long fibers, a crease or two, the ring of a cup."""
    pulp = 0.5 * _noise(121, 0.7, 2.6) + 0.45 * _noise(123, 2.8, 0.8) + 0.5 * _noise(125, 18, 18)
    double = 4 * SIDE
    sheet = Image.new("L", (double, double), 0)
    pen = ImageDraw.Draw(sheet)
    random = np.random.default_rng(127)
    for _ in range(210):
        x, y = random.integers(20, double - 60, 2)
        turn, long = random.uniform(0, np.pi), random.uniform(10, 44)
        pen.line((x, y, x + long * np.cos(turn), y + long * np.sin(turn)),
                 fill=int(random.integers(50, 130)), width=3)  # fmt: skip
    for grow, light in ((0, 90), (7, 55)):
        box = (470 - grow, 520 - grow, 800 + grow, 850 + grow)
        pen.arc(box, 20, 325, fill=light, width=6)
    ink = np.asarray(sheet.resize((SIDE, SIDE), Image.Resampling.LANCZOS).filter(
        ImageFilter.GaussianBlur(0.4)), dtype=float) / 75  # fmt: skip
    folded = np.exp(-((_noise(129, 40, 26) / 0.05) ** 2))
    crease = folded - np.roll(folded, (1, 1), (0, 1))
    return pulp - ink + 1.6 * crease


def typed() -> Array:
    """Type a report: lines of words of one width, worn ribbon, here and there a line struck out."""
    double = 4 * SIDE
    sheet = Image.new("L", (double, double), 0)
    pen = ImageDraw.Draw(sheet)
    random = np.random.default_rng(131)
    for line in range(16):
        y, x = line * 64 + 18, 0
        while x < 58:
            word = int(random.integers(2, 9))
            if line % 5 == 4 and x > 30:
                break
            for letter in range(word):
                left = (x + letter) * 16 + 48
                if left > double - 40:
                    break
                shade = int(random.integers(55, 120))
                top = y + int(random.integers(0, 9))
                pen.rectangle((left, top, left + 9, y + 22), outline=shade + 70, width=5)
            if random.random() < 0.06:
                pen.line((x * 16 + 44, y + 12, (x + word) * 16 + 48, y + 12), fill=140, width=7)
            x += word + 1
    ink = np.asarray(sheet.resize((SIDE, SIDE), Image.Resampling.LANCZOS).filter(
        ImageFilter.GaussianBlur(0.5)), dtype=float) / 50  # fmt: skip
    pulp = 0.2 * _noise(133, 0.8, 1.8) + 0.2 * _noise(135, 20, 24)
    return pulp - ink * (0.8 + 0.4 * np.tanh(_noise(137, 8, 12)))


def wet() -> Array:
    """Rain on a pane: drops that catch the lamp at their upper left, and tracks that ran down."""
    random = np.random.default_rng(141)
    axis = np.arange(SIDE)
    y, x = np.meshgrid(axis, axis, indexing="ij")
    height = np.zeros((SIDE, SIDE))

    def dome(at_y: float, at_x: float, size: float, tall: float) -> None:
        dy = np.abs(y - at_y % SIDE)
        dx = np.abs(x - at_x % SIDE)
        far = np.hypot(np.minimum(dy, SIDE - dy) / tall, np.minimum(dx, SIDE - dx)) / size
        np.maximum(height, size * np.sqrt(np.clip(1 - far**2, 0, 1)), out=height)

    for _ in range(300):
        dome(*random.uniform(0, SIDE, 2), float(random.gamma(2.0, 0.75) + 0.6), 1.15)
    for _ in range(7):
        at_y, at_x = random.uniform(0, SIDE, 2)
        for step in range(int(random.integers(26, 60))):
            dome(at_y + step * 1.6, at_x + 1.6 * np.sin(step / 6), 1.5, 1.6)
        dome(at_y + step * 1.6, at_x + 1.6 * np.sin(step / 6), 3.6, 1.3)
    lit = height - np.roll(height, (1, 1), (0, 1))
    return 1.5 * lit + 0.16 * height + 0.22 * _noise(143, 26, 14)


TILES: dict[str, Callable[[], Array]] = {
    "steel": steel,
    "leather": leather,
    "vellum": vellum,
    "velvet": velvet,
    "enamel": enamel,
    "brass": brass,
    "halftone": halftone,
    "copper": copper,
    "ledger": ledger,
    "hammered": hammered,
    "adobe": adobe,
    "scratched": scratched,
    "manila": manila,
    "typed": typed,
    "wet": wet,
}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, weave in TILES.items():
        made = weave()
        made = MIDDLE + SPREAD * (made - made.mean()) / made.std()
        picture = Image.fromarray(made.clip(0, 255).round().astype("uint8"), "L")
        path = FOLDER / f"{name}.jpg"
        picture.save(path, quality=QUALITY, optimize=True)
        print(f"materials/{path.name}  {path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
