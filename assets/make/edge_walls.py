"""Draw the walls, gates and corridors of Edge's zone maps: `python assets/make/edge_walls.py`.

Writes the pictures of assets/edge/walls and their tilesets `walls.tsx` and `ways.tsx` in
`maps/edge`. Walls and corridors are the same along their length, so that an object of any length
shows them well; light falls from the upper left. Lengths are in units, of which a cell has 64, and
a unit is two pixels.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from edge_floors import CELL, DARK, WHITE, Color, mix, rgb
from PIL import Image, ImageDraw
from tilesets import Properties, write_collection

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "assets" / "edge" / "walls"
TILESETS = ROOT / "maps" / "edge"

UNIT, FINE = 2, 4
WALL, BORDER = 11, 2.5
GATE, CORRIDOR = 74, 59
COLOR = rgb("5C4C3A")
AROUND = rgb("090A0D")  # the background of the maps
BLACK = mix(COLOR, DARK, 0.72)
SILL = mix(AROUND, COLOR, 0.55)
PASSAGE = mix(AROUND, COLOR, 0.9)
Box = tuple[float, float, float, float]


class Plate:
    """A picture of some units, empty at first."""

    def __init__(self, wide: float, high: float) -> None:
        self.size = round(wide * UNIT), round(high * UNIT)
        self.made = Image.new("RGBA", (self.size[0] * FINE, self.size[1] * FINE), (*BLACK, 0))
        self.pen = ImageDraw.Draw(self.made)

    def box(self, box: Box, color: Color, round_by: float = 0) -> None:
        """Fill a box: left, top, right and foot in units."""
        left, top, right, low = (round(each * UNIT * FINE) for each in box)
        self.pen.rounded_rectangle(
            (left, top, right - 1, low - 1), round_by * UNIT * FINE, (*color, 255)
        )

    def disc(self, radius: float, color: Color) -> None:
        """Fill a disc around the middle."""
        x, y = self.made.width / 2, self.made.height / 2
        far = radius * UNIT * FINE
        self.pen.ellipse((x - far, y - far, x + far, y + far), (*color, 255))

    def done(self) -> Image.Image:
        return self.made.resize(self.size, Image.Resampling.BOX)


def strip(bands: Sequence[tuple[float, Color]], long: float = CELL / UNIT) -> Image.Image:
    """Return bands from the upper edge down, each with its width."""
    plate = Plate(long, sum(wide for wide, _ in bands))
    top = 0.0
    for wide, color in bands:
        plate.box((0, top, long, top + wide), color)
        top += wide
    return plate.done()


def turned(picture: Image.Image) -> Image.Image:
    """Return a picture with its axes swapped."""
    return picture.transpose(Image.Transpose.TRANSPOSE)


def wall(lit: bool) -> Image.Image:
    """Return a wall that runs across, with a ridge: lit or in the dark."""
    tone = mix(COLOR, WHITE, 0.16) if lit else mix(COLOR, DARK, 0.34)
    ridge = mix(tone, WHITE, 0.2 if lit else 0.08)
    side = (WALL - 2) / 2
    return strip([(BORDER, BLACK), (side, tone), (2, ridge), (side, tone), (BORDER, BLACK)])


def post() -> Image.Image:
    """Return the post at a corner of walls."""
    radius = WALL * 0.75
    plate = Plate(22, 22)
    plate.disc(radius + BORDER, BLACK)
    plate.disc(radius, COLOR)
    return plate.done()


def gate() -> Image.Image:
    """Return the threshold of an open gate in a wall that runs across."""
    plate = Plate(GATE, 24)
    plate.box((0, 0, GATE, 24), SILL)
    for left in range(5, GATE, 9):
        plate.box((left, 0, left + 1.25, 24), mix(SILL, WHITE, 0.1))
    return plate.done()


def jamb() -> Image.Image:
    """Return the post at either side of a gate in a wall that runs across."""
    plate = Plate(16, 28)
    plate.box((0, 0, 16, 28), BLACK, 4)
    plate.box((2, 2, 14, 26), mix(COLOR, WHITE, 0.2), 3)
    return plate.done()


SIDE, FLOOR = mix(PASSAGE, DARK, 0.4), mix(AROUND, PASSAGE, 0.6)


def corridor() -> Image.Image:
    """Return a corridor that runs across."""
    return strip([(WALL, SIDE), (CORRIDOR, FLOOR), (WALL, SIDE)])


def bend() -> Image.Image:
    """Return the corner of a corridor that comes from the left and turns down."""
    side = CORRIDOR + 2 * WALL
    plate = Plate(side, side)
    plate.box((0, 0, side, side), SIDE, WALL)
    plate.box((0, 0, WALL, side), SIDE)
    plate.box((0, side - WALL, side, side), SIDE)
    plate.box((0, WALL, side - WALL, side - WALL), FLOOR, WALL)
    plate.box((0, WALL, WALL * 2, side - WALL), FLOOR)
    plate.box((WALL, side - WALL * 2, side - WALL, side), FLOOR)
    return plate.done()


def dot() -> Image.Image:
    """Return a dot on the way through a corridor."""
    plate = Plate(6, 6)
    plate.disc(2.75, mix(PASSAGE, WHITE, 0.14))
    return plate.done()


ACROSS, DOWN, BOTH = ({"stretch": word} for word in ("across", "down", "both"))
Kit = dict[str, tuple[Image.Image, Properties]]


def walls() -> Kit:
    """Return what stands on a map: pictures and properties by name."""
    lit, dark = wall(True), wall(False)
    return {
        "wall_top": (lit, ACROSS),
        "wall_left": (turned(lit), DOWN),
        "wall_foot": (dark, ACROSS),
        "wall_right": (turned(dark), DOWN),
        "post": (post(), {}),
        "gate_across": (gate(), BOTH),
        "gate_down": (turned(gate()), BOTH),
        "jamb_across": (jamb(), DOWN),
        "jamb_down": (turned(jamb()), ACROSS),
    }


def ways() -> Kit:
    """Return the parts of corridors: pictures and properties by name."""
    return {
        "corridor_across": (corridor(), ACROSS),
        "corridor_down": (turned(corridor()), DOWN),
        "corridor_bend": (bend(), {}),
        "corridor_dot": (dot(), {}),
    }


def main() -> None:
    """Write the pictures and both tilesets."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, kit, all_have in (("walls", walls(), {"tall": True}), ("ways", ways(), {})):
        files: dict[Path, Properties] = {}
        for each, (picture, properties) in kit.items():
            file = FOLDER / f"{each}.png"
            picture.save(file, optimize=True)
            files[file] = properties
        write_collection(TILESETS / f"{name}.tsx", files, all_have)


if __name__ == "__main__":
    main()
