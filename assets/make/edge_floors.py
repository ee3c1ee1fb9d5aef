"""Paint the floors of Edge's zone maps: `python assets/make/edge_floors.py`, or some of them by
name.

Each is a seamless picture of some cells with a tileset `maps/edge/floor_NAME.tsx`. A map shows it
whole where the cell (x, y) has the tile in column x mod 8 and row y mod 4 of a picture of 8 x 4
cells. A floor is a pattern in a color; lengths are in units, of which a cell has 64. A band of
stripes, which is laid over a floor, is a single cell.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from PIL import Image, ImageDraw
from tilesets import write_sheet

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "assets" / "edge" / "floors"
TILESETS = ROOT / "maps" / "edge"

CELL = 128  # pixels of a cell
UNITS = 64  # of a cell
FINE = 2
SCALE = CELL * FINE // UNITS
QUALITY = 86

Color = tuple[int, int, int]
Point = tuple[float, float]
DARK, WHITE = (0, 0, 0), (255, 255, 255)


def rgb(code: str) -> Color:
    red, green, blue = bytes.fromhex(code)
    return red, green, blue


def mix(one: Color, two: Color, share: float) -> Color:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, two))
    return red, green, blue


class Sheet:
    """A picture without edges: what is drawn over one of them comes in again at the other."""

    def __init__(self, cells: tuple[int, int], color: Color, seed: str) -> None:
        self.cells = cells
        self.wide, self.high = cells[0] * UNITS, cells[1] * UNITS
        self.color, self.stream = color, random.Random(seed)
        self.picture = self._worn()
        self.pen = ImageDraw.Draw(self.picture, "RGBA")

    def _worn(self) -> Image.Image:
        """Return the color of the floor, which varies softly, as wear and dirt do."""
        wide, high = (round(each * 9 / 4) for each in self.cells)
        small = Image.new("RGB", (wide, high))
        for x in range(wide):
            for y in range(high):
                by = self.stream.uniform(-0.2, 0.1)
                small.putpixel((x, y), mix(self.color, WHITE if by > 0 else DARK, abs(by)))
        around = Image.new("RGB", (wide + 8, high + 8))
        for x in (4 - wide, 4, 4 + wide):
            for y in (4 - high, 4, 4 + high):
                around.paste(small, (x, y))
        size = (self.wide * SCALE, self.high * SCALE)
        return around.resize(size, Image.Resampling.BILINEAR, (4, 4, 4 + wide, 4 + high))

    def shade(self, share: float) -> Color:
        """Return the color made lighter, or darker for less than 0."""
        return mix(self.color, WHITE if share > 0 else DARK, abs(share))

    def place(self) -> Point:
        return self.stream.uniform(0, self.wide), self.stream.uniform(0, self.high)

    def _everywhere(self, points: list[Point]) -> Iterator[list[Point]]:
        """Return a shape in pixels wherever a part of it may be on the picture."""
        xs, ys = zip(*points)
        for right in (-self.wide, 0, self.wide):
            for down in (-self.high, 0, self.high):
                inside = min(xs) + right < self.wide + 8 and max(xs) + right > -8
                if inside and min(ys) + down < self.high + 8 and max(ys) + down > -8:
                    yield [((x + right) * SCALE, (y + down) * SCALE) for x, y in points]

    def box(
        self,
        x: float,
        y: float,
        wide: float,
        high: float,
        fill: tuple[int, ...],
        round_by: float = 0,
    ) -> None:
        for (left, top), (right, low) in self._everywhere([(x, y), (x + wide, y + high)]):
            box = (round(left), round(top), round(right) - 1, round(low) - 1)
            self.pen.rounded_rectangle(box, round_by * SCALE, fill)

    def line(self, points: list[Point], color: Color, wide: float) -> None:
        for each in self._everywhere(points):
            self.pen.line(each, color, max(1, round(wide * SCALE)), "curve")

    def polygon(self, points: list[Point], color: Color) -> None:
        for each in self._everywhere(points):
            self.pen.polygon(each, color)

    def dot(self, x: float, y: float, radius: float, color: Color) -> None:
        for (left, top), (right, low) in self._everywhere(
            [(x - radius, y - radius), (x + radius, y + radius)]
        ):
            self.pen.ellipse((left, top, right, low), color)

    def joint(self, x: float, y: float, wide: float, high: float, line: float = 2.4) -> None:
        """Draw a joint: a dark line with a lit edge below it or at its right."""
        off = (0.0, line) if wide else (line, 0.0)
        for step, color in ((1, self.shade(0.12)), (0, self.shade(-0.5))):
            left, top = x + step * off[0] - (0 if wide else line / 2), y + step * off[1]
            self.box(left, top - (line / 2 if wide else 0), wide or line, high or line, color)

    def crack(self, color: Color) -> None:
        x, y = self.place()
        points = [(x, y)]
        for _ in range(4):
            x, y = x + self.stream.uniform(-26, 26), y + self.stream.uniform(4, 22)
            points.append((x, y))
        self.line(points, color, 1.25)


# --- patterns -------------------------------------------------------------------------------------


def plates(sheet: Sheet) -> None:
    """Draw plates with rivets, each row shifted by half a plate."""
    wide, high = sheet.wide / 6, sheet.high / 4
    for row in range(4):
        for column in range(6):
            x, y = (column - row % 2 / 2) * wide, row * high
            tone = sheet.stream.uniform(-0.07, 0.05)
            veil = (*(WHITE if tone > 0 else DARK), round(255 * abs(tone)))
            sheet.box(x, y, wide, high, veil)
            sheet.joint(x, y, 0, high)
            for at in (8.4, wide - 8.4):
                sheet.dot(x + at, y + 8.4, 2, sheet.shade(-0.35))
        sheet.joint(0, row * high, sheet.wide, 0)


def grate(sheet: Sheet) -> None:
    """Draw small holes with a lit edge."""
    step, hole = 16, 9
    for top in range(4, sheet.high, step):
        for left in range(4, sheet.wide, step):
            sheet.box(left, top, hole, hole, sheet.shade(-0.62), 2)
            sheet.box(left, top + hole, hole, 1.2, sheet.shade(0.14))


def belts(sheet: Sheet) -> None:
    """Draw belts: bands that run along, with cleats across and rollers between them."""
    band, gap = 51, 13
    for top in range(gap // 2, sheet.high, band + gap):
        sheet.box(0, top, sheet.wide, band, sheet.shade(-0.42))
        for number in range(10):
            left = number * sheet.wide / 10
            points = [(left, top), (left + band / 2, top + band / 2), (left, top + band)]
            sheet.line(points, sheet.shade(-0.6), 3)
        for edge in (top, top + band - 2):
            sheet.box(0, edge, sheet.wide, 2, sheet.shade(0.16))


def slabs(sheet: Sheet) -> None:
    """Draw stones of many widths in rows, some of them cracked."""
    rows = 6
    high = sheet.high / rows
    for row in range(rows):
        widths = [sheet.stream.uniform(0.9, 2.0) for _ in range(8)]
        left = sheet.stream.uniform(0, sheet.wide)
        for wide in widths:
            sheet.joint(left % sheet.wide, row * high, 0, high)
            left += wide * sheet.wide / sum(widths)
        sheet.joint(0, row * high, sheet.wide, 0)
    for _ in range(10):
        sheet.crack(sheet.shade(-0.4))


def boards(sheet: Sheet) -> None:
    """Draw boards that run along."""
    rows = 10
    high = sheet.high / rows
    for row in range(rows):
        top = row * high
        tone = sheet.shade(-sheet.stream.uniform(0.0, 0.16))
        sheet.box(0, top, sheet.wide, high, tone)
        for _ in range(4):
            x, y = sheet.stream.uniform(0, sheet.wide), top + sheet.stream.uniform(3, high - 2)
            sheet.box(x, y, 90, 1, mix(tone, DARK, 0.16))
    for row in range(rows):
        sheet.joint(0, row * high, sheet.wide, 0, 1.6)
        first = sheet.stream.uniform(0, sheet.wide)
        for at in (first, (first + sheet.stream.uniform(0.35, 0.65) * sheet.wide) % sheet.wide):
            sheet.box(at, row * high, 1.6, high, sheet.shade(-0.5))


def steps(sheet: Sheet) -> None:
    """Draw steps that go up from left to right."""
    tread, lip = 32, 5
    for left in range(0, sheet.wide, tread):
        sheet.box(left, 0, tread, sheet.high, sheet.shade(-0.06 * (left // tread % 2)))
        sheet.box(left, 0, lip, sheet.high, sheet.shade(0.16))
        sheet.box(left + tread - lip, 0, lip, sheet.high, sheet.shade(-0.45))


def smooth(sheet: Sheet) -> None:
    """Draw an even ground with cracks."""
    for _ in range(30):
        sheet.crack(mix(sheet.shade(0.1), DARK, 0.4))


FLOORS: dict[str, tuple[Callable[[Sheet], None], str, tuple[int, int]]] = {
    "deck": (plates, "3A3E45", (8, 4)),
    "grating": (grate, "3B3D3F", (4, 4)),
    "pad": (slabs, "4A4640", (8, 4)),
    "stone": (slabs, "403D39", (8, 4)),
    "belt": (belts, "463B2F", (4, 4)),
    "ice": (smooth, "3F5560", (8, 4)),
    "office": (boards, "553C27", (8, 4)),
    "ramp": (plates, "5A4A2C", (8, 4)),
    "stairs": (steps, "403A35", (4, 2)),
}
"""the pattern, color and cells of each"""


def stripes() -> Image.Image:
    """Return a cell with slanted warning stripes at its upper edge; they meet those of the next."""
    fine, band = 4 * CELL, 4 * CELL * 26 // 64
    made = Image.new("RGBA", (fine, fine), (*rgb("2D2516"), 0))
    pen = ImageDraw.Draw(made)
    for left in (-fine // 2, fine // 2):
        right = left + fine // 2
        points = [(left, band), (left + band, 0), (right + band, 0), (right, band)]
        pen.polygon(points, (*rgb("2D2516"), 255))
    return made.resize((CELL, CELL), Image.Resampling.BOX)


def painted(name: str) -> Image.Image:
    """Return a floor."""
    pattern, color, cells = FLOORS[name]
    sheet = Sheet(cells, rgb(color), name)
    pattern(sheet)
    return sheet.picture.resize((cells[0] * CELL, cells[1] * CELL), Image.Resampling.BOX)


def main() -> None:
    """Paint all floors, or those named."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:] or FLOORS:
        file = FOLDER / f"{name}.jpg"
        painted(name).save(file, quality=QUALITY, optimize=True)
        write_sheet(TILESETS / f"floor_{name}.tsx", file, CELL)
    file = FOLDER / "stripes.png"
    stripes().save(file, optimize=True)
    write_sheet(TILESETS / "floor_stripes.tsx", file, CELL)


if __name__ == "__main__":
    main()
