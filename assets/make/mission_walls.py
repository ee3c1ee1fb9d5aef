"""Paint what stands on the borders of the mission maps: `python assets/make/mission_walls.py`.

Walls and the frames of doors in four colors, the leaves of doors, ledges, and steps up to what is
high, each across the map or down it. They are seen from above and a little from the south: the
front of a wall is below its top. A unit is 1/32 of a cell; a border is 192 units across and 128
down.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path

import numpy as np
from mission_textures import Array, adobe, deck, picture, rgb, roof, texture
from PIL import Image, ImageDraw
from scipy.ndimage import distance_transform_edt

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "assets" / "mandalorian" / "walls"
SCALE = 3  # pixels of a picture for a unit
FINE = 2
QUALITY = 90
FEW = 128
NO_DITHER = Image.Dither.NONE
ACROSS, DOWN = 192.0, 128.0
THICK, FACE = 15.0, 10.0
"""units of a wall, and of its front"""
DOOR = 0.46
"""the part of a border that a door takes"""
POST, LEAF = 24.0, 18.0
"""units that posts and leaves are thick"""
TREAD, TREADS = 5.0, 5
INSET = 0.26, 0.012
"""the part of a border beside the uppermost step, and how much wider each one below it is"""

RIM, DARK, STEEL, BLACK = "DCE3E6", "14171B", "9FB1BF", "000000"
LINE = 0.83
CALM = {adobe: (62, 216), deck: (100, 98)}
"""units from the corner of a texture"""
WALLS: dict[str, tuple[Callable[[], Array], str]] = {
    "pale": (adobe, "E2CBA6"),
    "brown": (adobe, "B89C88"),
    "gray": (adobe, "9A8A80"),
    "steel": (deck, "8D9AA8"),
}
STEPS: dict[str, tuple[Callable[[], Array], str, tuple[str, ...]]] = {
    "stairs": (adobe, "FFFFFF", ("left", "right")),
    "roof": (roof, "FFFFFF", ("up", "down")),
    "terrace": (adobe, "C8B49A", ("left", "right", "down")),
}
"""of what, its dye, and where the steps lead down to"""


def mix(one: Array, two: Array, part: float) -> Array:
    made: Array = one + (two - one) * part
    return made


@lru_cache(maxsize=None)
def material(paint: Callable[[], Array], dye: str) -> Array:
    """Return a dyed texture in the pixels of a canvas; it has two for a unit. It begins at a place
    without cracks, which would be seen on every wall."""
    side = texture(paint).shape[0] * SCALE * FINE // 2
    large = picture(texture(paint)).resize((side, side), Image.Resampling.BICUBIC)
    left, top = (round(each * SCALE * FINE) for each in CALM.get(paint, (0, 0)))
    made: Array = np.roll(np.asarray(large), (-top, -left), (0, 1)) / 255 * rgb(dye)
    return made


class Canvas:
    """A picture in the making: colors and how much they hide, measured in units."""

    def __init__(self, width: float, height: float) -> None:
        wide, high = round(width * SCALE) * FINE, round(height * SCALE) * FINE
        self.colors = np.zeros((high, wide, 3))
        self.solid = np.zeros((high, wide))

    def part(self, x: float, y: float, width: float, height: float) -> tuple[slice, slice]:
        ends = [round(each * SCALE * FINE) for each in (y, y + height, x, x + width)]
        return slice(max(0, ends[0]), ends[1]), slice(max(0, ends[2]), ends[3])

    def lay(self, x: float, y: float, width: float, height: float, paint: Array) -> None:
        """Cover a rectangle with a material or one color."""
        rows, columns = self.part(x, y, width, height)
        self.colors[rows, columns] = paint[rows, columns] if paint.ndim == 3 else paint
        self.solid[rows, columns] = 1

    def veil(
        self, x: float, y: float, width: float, height: float, hue: str, alpha: float,
        last: float | None = None,
    ) -> None:  # fmt: skip
        """Lay a color over what is there, from one strength (of 255) at the top to the ``last``."""
        rows, columns = self.part(x, y, width, height)
        under = self.colors[rows, columns]
        run = np.linspace(alpha, alpha if last is None else last, under.shape[0]) / 255
        self.colors[rows, columns] = mix(under, rgb(hue), run[:, None, None])

    def outline(self, x: float, y: float, width: float, height: float, hue: Array) -> None:
        for box in (
            (x, y, width, LINE), (x, y + height - LINE, width, LINE),
            (x, y, LINE, height), (x + width - LINE, y, LINE, height),
        ):  # fmt: skip
            self.lay(*box, hue)

    def picture(self) -> Image.Image:
        """Return it in its final size."""
        size = self.colors.shape[1] // FINE, self.colors.shape[0] // FINE
        small = picture(self.colors).resize(size, Image.Resampling.BOX)
        if self.solid.all():
            return small
        return clear(small, picture(self.solid).resize(size, Image.Resampling.NEAREST))


def clear(colors: Image.Image, solid: Image.Image) -> Image.Image:
    """Return a picture of few colors that is solid or clear. A clear pixel has the color of the
    nearest solid one, which is what its neighbors are mixed with where the picture is scaled."""
    shown = np.asarray(solid) > 0
    near = distance_transform_edt(~shown, return_distances=False, return_indices=True)
    few = Image.fromarray(np.asarray(colors)[tuple(near)]).quantize(FEW, dither=NO_DITHER)
    palette = few.getpalette() or []
    count = len(palette) // 3
    made = Image.fromarray(np.where(shown, np.asarray(few), np.asarray(few) + count), "P")
    made.putpalette(palette * 2)
    made.info["transparency"] = bytes([255] * count + [0] * count)
    return made


def masonry(
    canvas: Canvas, paint: Array, dye: str, x: float, y: float, width: float, height: float
) -> None:
    """Build a piece of wall, its top in a rectangle, its front below that: courses, lit edges."""
    canvas.lay(x, y + height, width, FACE, paint * 0.5)
    canvas.veil(x, y + height, width, FACE, BLACK, 0, 110)
    canvas.lay(x, y, width, height, paint)
    if width > height:
        for step in range(1, int(width / 24 - 0.05) + 1):
            canvas.veil(x + 24 * step, y, 1, height + FACE, BLACK, 70)
    else:
        for step in range(1, int(height / 24 - 0.05) + 1):
            canvas.veil(x, y + 24 * step, width, 1, BLACK, 70)
    canvas.veil(x, y, width, 1.8, RIM, 190)
    canvas.veil(x, y, 1.8, height, RIM, 150)
    canvas.veil(x + width - 1.8, y, 1.8, height, BLACK, 90)
    canvas.veil(x, y + height, width, 1, RIM, 60)
    canvas.outline(x, y, width, height + FACE, rgb(dye) * 0.15)


def wall(name: str, across: bool) -> Canvas:
    """Build a whole wall; its ends reach into the corners."""
    width, height = (ACROSS + THICK, THICK) if across else (THICK, DOWN + THICK)
    canvas = Canvas(width, height + FACE)
    masonry(canvas, material(*WALLS[name]), WALLS[name][1], 0, 0, width, height)
    return canvas


def frame(name: str, across: bool) -> Canvas:
    """Build the wall on both sides of a door, and its posts."""
    paint, dye = material(*WALLS[name]), WALLS[name][1]
    length, begin = (ACROSS if across else DOWN), (1 - DOOR) / 2
    inset = (POST - THICK) / 2
    long = begin * length + THICK / 2
    if across:
        canvas = Canvas(length + THICK, POST + FACE)
        for x in (0, length + THICK - long):
            masonry(canvas, paint, dye, x, inset, long, THICK)
        for place in (long, length + THICK - long):
            post(canvas, place - 0.035 * length, 0, 0.07 * length, POST)
    else:
        canvas = Canvas(POST, length + THICK + FACE)
        for y in (0, length + THICK - long):
            masonry(canvas, paint, dye, inset, y, THICK, long)
        for place in (long, length + THICK - long):
            post(canvas, 0, place - 0.035 * length - 1, POST, 0.07 * length + 2)
    return canvas


def post(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    hue = mix(rgb(STEEL), rgb(DARK), 0.25)
    canvas.lay(x, y + height, width, FACE, mix(hue, rgb(DARK), 0.6))
    canvas.lay(x, y, width, height, hue)
    canvas.veil(x, y, width, 1.6, RIM, 220)
    canvas.veil(x, y, 1.6, height, RIM, 180)
    canvas.outline(x, y, width, height + FACE, rgb(DARK))


def leaf(across: bool) -> Canvas:
    """Build the closed leaf of a door: heavy steel with ribs."""
    length = round(DOOR * (ACROSS if across else DOWN))
    width, height = (length, LEAF) if across else (LEAF, length)
    canvas = Canvas(width, height + FACE)
    canvas.lay(0, height, width, FACE, mix(rgb(STEEL), rgb(DARK), 0.72))
    canvas.veil(0, height, width, FACE, BLACK, 0, 110)
    canvas.lay(0, 0, width, height, mix(rgb(STEEL), rgb(DARK), 0.42))
    for rib in range(7, int((width if across else height) - 1), 7):
        if across:
            canvas.veil(rib, 0, 1.6, height + FACE, BLACK, 90)
            canvas.veil(rib + 1.6, 0, LINE, height, RIM, 70)
        else:
            canvas.veil(0, rib, width, 1.6, BLACK, 90)
            canvas.veil(0, rib + 1.6, width, LINE, RIM, 70)
    canvas.veil(0, 0, width, 1.6, RIM, 210)
    canvas.veil(0, 0, 1.6, height, RIM, 160)
    canvas.outline(0, 0, width, height + FACE, rgb(DARK))
    return canvas


def steps(name: str, way: str) -> Canvas:
    """Build the steps down from something; the lowest is the widest."""
    paint, dye, _ = STEPS[name]
    tint, across, after = material(paint, dye), way in ("up", "down"), way in ("right", "down")
    length = ACROSS if across else DOWN
    most = INSET[0] - INSET[1] * (TREADS - 1)
    wide, deep = (1 - 2 * most) * length, TREADS * TREAD
    canvas = Canvas(wide, deep) if across else Canvas(deep, wide)
    for tread in range(TREADS):
        begin = (INSET[0] - INSET[1] * tread - most) * length
        near = TREAD * tread if after else TREAD * (TREADS - 1 - tread)
        shade, lit = 1 - (0.06 + 0.09 * tread), 90 if after else 130
        if across:
            x, y, width, height = begin, near, wide - 2 * begin, TREAD
        else:
            x, y, width, height = near, begin, TREAD, wide - 2 * begin
        canvas.lay(x, y, width, height, tint * shade)
        if across:
            canvas.veil(x, y, width, 1.2, RIM, lit)
            canvas.veil(x, y + height - 1.2, width, 1.2, BLACK, 110)
        else:
            canvas.veil(x, y, 1.2, height, RIM, lit)
            canvas.veil(x + width - 1.2, y, 1.2, height, BLACK, 110)
    return canvas


GAP, SIDE = 9.0, 8.0


def ledge(across: bool) -> Image.Image:
    """Draw a line of dots, which is as wide as SIDE, on a clear ground of their color."""
    length = ACROSS if across else DOWN
    size = (length, SIDE) if across else (SIDE, length)
    fine = 4 * SCALE
    light, shade = (tuple(round(255 * part) for part in hue) for hue in (rgb(RIM), rgb(DARK) * 0.7))
    sheet = Image.new("RGBA", (round(size[0] * fine), round(size[1] * fine)), (*light, 0))
    draw = ImageDraw.Draw(sheet)
    count = int(length // GAP)
    for step in range(count):
        part = (step + 0.5) * GAP + (length - count * GAP) / 2
        x, y = (part, SIDE / 2) if across else (SIDE / 2, part)
        for hue, far, radius in ((shade, 0.8, 3.1), (light, 0, 2.4)):
            box = [(each + far + end) * fine for end in (-radius, radius) for each in (x, y)]
            draw.ellipse(box, (*hue, 255))
    return sheet.reduce(4)


def pictures() -> Iterator[tuple[str, Image.Image]]:
    """Return all pictures by their names."""
    for across, way in ((True, "across"), (False, "down")):
        for name in WALLS:
            yield f"{name}_wall_{way}", wall(name, across).picture()
            yield f"{name}_frame_{way}", frame(name, across).picture()
        yield f"door_{way}", leaf(across).picture()
        yield f"ledge_{way}", ledge(across)
    for name, (_, _, ways) in STEPS.items():
        for way in ways:
            yield f"{name}_steps_{way}", steps(name, way).picture()


def main() -> None:
    """Paint all of them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, made in pictures():
        if made.mode == "RGB":
            made.save(FOLDER / f"{name}.jpg", quality=QUALITY, subsampling=0, optimize=True)
        else:
            made.save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
