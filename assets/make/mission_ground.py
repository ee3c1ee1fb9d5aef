"""The painted layers of the mission maps, terrain, ground and details, and their tilesets.

A tile of the layer `terrain` has the properties `terrain`, `texture` (a picture of
assets/mandalorian/terrain), `tint`, `tall` (1 is a roof; shadows follow it), `soft` where it runs
into its neighbors, and `glow`. A tile of `ground` is laid over that with its `share`. A tile of
`details` is one thing: its `size` in cells, its `glow` and how far that reaches. A
glow may rise and fall once in `breath` seconds.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from xml.sax.saxutils import quoteattr

from PIL import Image, ImageChops

Painting = list[list[int]]
Value = str | float | bool
Properties = dict[str, Value]

ROOT = Path(__file__).resolve().parents[2]
TEXTURES = ROOT / "assets" / "mandalorian" / "terrain"
DETAILS = ROOT / "assets" / "mandalorian" / "details"

CELL = 32
PATCH = 4  # a terrain has PATCH x PATCH tiles, which together show a piece of its texture
LAYERS = ("terrain", "ground", "details")

TERRAIN: dict[str, Properties] = {
    "sand": {"texture": "sand", "soft": True},
    "dune": {"texture": "sand", "tint": "#e6d2b4", "soft": True},
    "rock": {"texture": "rock", "soft": True},
    "road": {"texture": "sand", "tint": "#b39a7c", "soft": True},
    "yard": {"texture": "street", "tint": "#d9bd98", "soft": True},
    "roof": {"texture": "roof", "tall": 1.0},
    "stairs": {"texture": "adobe", "tall": 0.5},
    "rampart": {"texture": "adobe", "tint": "#d8c4a4", "tall": 1.4},
    "vault": {"texture": "deck", "tint": "#c9bfb0"},
    "street": {"texture": "street", "soft": True},
    "plaza": {"texture": "pad", "tint": "#cdbfae"},
    "pad": {"texture": "pad"},
    "terrace": {"texture": "adobe", "tint": "#c8b49a", "tall": 0.6},
    "hall": {"texture": "deck", "tint": "#b59a80"},
    "house": {"texture": "roof", "tint": "#8d8078", "tall": 1.5},
    "house_tall": {"texture": "roof", "tint": "#6f6863", "tall": 2.1},
    "house_red": {"texture": "adobe", "tint": "#84695a", "tall": 1.7},
    "house_pale": {"texture": "roof", "tint": "#b3a592", "tall": 1.2},
    "house_plated": {"texture": "deck", "tint": "#7c6f66", "tall": 1.9},
    "deck": {"texture": "deck"},
    "grating": {"texture": "grating", "tint": "#98a2ac"},
    "hull": {"texture": "deck", "tint": "#5a6570", "tall": 1.2},
    "hull_high": {"texture": "grating", "tint": "#4a535d", "tall": 1.6},
    "void": {"texture": "rock", "tint": "#0a0d12", "tall": -1.0},
    "lava": {"texture": "lava", "tint": "#d8b0a8", "tall": -0.8, "glow": "#e4552b", "breath": 5.0},
    "crust": {"texture": "rock", "tint": "#6a5c58", "tall": -0.4, "soft": True},
}
GROUND: dict[str, Properties] = {
    "drift": {"texture": "sand", "share": 0.6},
    "worn": {"texture": "sand", "tint": "#8a7860", "share": 0.4},
    "scorch": {"texture": "rock", "tint": "#1c1a1a", "share": 0.7},
    "oil": {"texture": "deck", "tint": "#15181c", "share": 0.5},
    "ash": {"texture": "rock", "tint": "#4a4644", "share": 0.6},
    "gravel": {"texture": "rock", "share": 0.6},
}
THINGS: dict[str, Properties] = {
    "boulder": {"size": 2.4},
    "rocks": {"size": 1.5},
    "rubble": {"size": 1.3},
    "shrub": {"size": 1.0},
    "bones": {"size": 2.4},
    "crate": {"size": 0.9},
    "crates": {"size": 1.6},
    "barrel": {"size": 0.8},
    "barrels": {"size": 1.3},
    "sacks": {"size": 1.0},
    "vaporator": {"size": 1.5},
    "antenna": {"size": 1.6},
    "dish": {"size": 1.8},
    "vent": {"size": 1.0},
    "skylight": {"size": 1.5},
    "dome": {"size": 3.2},
    "awning": {"size": 2.0},
    "awning_red": {"size": 2.0},
    "cart": {"size": 1.6},
    "speeder": {"size": 2.6},
    "well": {"size": 1.4},
    "fountain": {"size": 1.6},
    "statue": {"size": 1.4},
    "table": {"size": 1.0},
    "bunk": {"size": 1.4},
    "pipes": {"size": 2.0},
    "pipes_down": {"size": 2.0},
    "tank": {"size": 1.8},
    "hatch": {"size": 1.2},
    "lamp": {"size": 0.6, "glow": "#f0a050", "reach": 3.4},
    "light": {"size": 0.6, "glow": "#64829f", "reach": 3.2},
    "alarm": {"size": 0.6, "glow": "#e4552b", "reach": 2.8, "breath": 2.6},
    "forge": {"size": 1.4, "glow": "#ff7a30", "reach": 4.2, "breath": 3.1},
    "console": {"size": 1.2, "glow": "#58a8c2", "reach": 1.8},
    "reactor": {"size": 2.2, "glow": "#7fd0ff", "reach": 4.6, "breath": 4.0},
    "embers": {"size": 1.0, "glow": "#e4552b", "reach": 2.4, "breath": 3.7},
}
SETS: Mapping[str, Mapping[str, Properties]] = {
    "terrain": TERRAIN, "ground": GROUND, "details": THINGS,
}  # fmt: skip

SHEETS = {"terrain": "tiles_terrain.jpg", "ground": "tiles_ground.png",
          "details": "tiles_details.png"}  # fmt: skip


def first_ids() -> dict[str, int]:
    """Return the first tile number of each tileset."""
    terrain, ground = (PATCH * PATCH * len(each) for each in (TERRAIN, GROUND))
    return {"terrain": 1, "ground": 1 + terrain, "details": 1 + terrain + ground}


@dataclass
class Ground:
    """The painted layers of one map, by cells: words, "" for nothing. `margin` is the left and top
    of the first space; `air` are properties of the map."""

    size: tuple[int, int]
    margin: tuple[int, int]
    places: Mapping[int, tuple[int, int]]
    air: list[tuple[str, str, object]] = field(default_factory=list)
    words: dict[str, list[list[str]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        wide, high = self.size
        self.words = {name: [[""] * wide for _ in range(high)] for name in LAYERS}

    def fill(self, word: str, x: int, y: int, wide: int, high: int, layer: str = "") -> None:
        """Paint a rectangle of cells of the map."""
        name = layer or ("ground" if word in GROUND else "terrain")
        for row in range(max(0, y), min(self.size[1], y + high)):
            for column in range(max(0, x), min(self.size[0], x + wide)):
                self.words[name][row][column] = word

    def block(self, word: str, spaces: str) -> None:
        """Paint whole spaces, by their numbers."""
        for space in map(int, spaces.split()):
            x, y = self.cell(space, 0, 0)
            self.fill(word, x, y, 6, 4)

    def patch(self, word: str, space: int, x: int, y: int, wide: int, high: int) -> None:
        """Paint some cells of a space, counted from its corner; they may reach beyond it."""
        self.fill(word, *self.cell(space, x, y), wide, high)

    def cell(self, space: int, x: int, y: int) -> tuple[int, int]:
        """Return a cell of the map from one counted from the corner of a space."""
        column, row = self.places[space]
        return self.margin[0] + 6 * column + x, self.margin[1] + 4 * row + y

    def put(self, things: str) -> None:
        """Put details down: `NAME SPACE X Y` counted from a space, or `NAME X Y` from the map's
        corner, in a list parted by commas."""
        for thing in things.split(","):
            name, *numbers = thing.split()
            where = [int(number) for number in numbers]
            x, y = self.cell(*where) if len(where) == 3 else (where[0], where[1])
            assert name in THINGS and 0 <= x < self.size[0] and 0 <= y < self.size[1], thing
            self.words["details"][y][x] = name

    def tiles(self, layer: str) -> Painting:
        """Return the tile numbers of a layer, 0 for nothing."""
        first, order = first_ids()[layer], list(SETS[layer])
        side = 1 if layer == "details" else PATCH
        return [
            [
                first + order.index(word) * side * side + y % side * side + x % side if word else 0
                for x, word in enumerate(row)
            ]
            for y, row in enumerate(self.words[layer])
        ]


# --- the four maps --------------------------------------------------------------------------------


def air(
    sun: float, depth: float, shade: str, light: str, wall: str, tint: str
) -> list[tuple[str, str, object]]:
    """Return the light of a map: length of shadows and their strength, their color, the color of
    everything; texture and tint of its walls."""
    return [
        ("sun", "float", sun), ("depth", "float", depth), ("shade", "", shade),
        ("light", "", light), ("wall", "", wall), ("wall_tint", "", tint),
    ]  # fmt: skip


def compound(ground: Ground) -> None:
    """Paint a walled farm in the desert, early in the evening."""
    ground.air = air(44, 0.56, "#2a2233", "#fff0d8", "adobe", "#e2cba6")
    ground.fill("sand", 0, 0, 60, 20)
    for x, y, wide, high in ((0, 0, 6, 4), (3, 13, 5, 6), (51, 2, 6, 5), (54, 14, 6, 6)):
        ground.fill("dune", x, y, wide, high)
    for x, y, wide, high in ((49, 12, 7, 5), (44, 17, 9, 3), (0, 9, 4, 4), (24, 18, 8, 2)):
        ground.fill("rock", x, y, wide, high)
    for x, y, wide, high in ((0, 16, 19, 2), (11, 15, 9, 2), (24, 12, 6, 2)):
        ground.fill("road", x, y, wide, high)
    for x, y, wide, high in ((11, 1, 38, 1), (11, 1, 1, 14), (48, 1, 1, 14), (11, 14, 7, 1),
                             (42, 14, 7, 1)):  # fmt: skip
        ground.fill("rampart", x, y, wide, high)
    ground.block("roof", "1 2 5 6")
    ground.block("stairs", "7 12")
    ground.block("vault", "3 4")
    ground.block("yard", "8 9 10 11 13 14 15 16 17 18")
    ground.block("road", "19")
    ground.block("sand", "20")
    ground.block("rock", "21 22")
    for space, x, y, wide, high in ((15, 0, 2, 6, 2), (9, 1, 1, 4, 2), (16, 2, 0, 3, 4)):
        ground.patch("worn", space, x, y, wide, high)
    for space, x, y, wide, high in ((13, 0, 2, 3, 2), (18, 4, 0, 2, 3), (8, 0, 0, 2, 2),
                                    (21, 0, 1, 2, 3), (1, 0, 3, 3, 1)):  # fmt: skip
        ground.patch("drift", space, x, y, wide, high)
    ground.patch("scorch", 20, 2, 1, 3, 2)
    ground.patch("gravel", 20, 0, 3, 6, 1)
    ground.patch("oil", 17, 1, 1, 2, 1)
    ground.put(
        "vent 1 4 0, antenna 1 0 0, dish 2 4 0, vent 2 0 2, crate 3 0 0, crates 4 4 0, lamp 3 5 0,"
        "lamp 4 0 2, antenna 5 5 0, skylight 5 0 0, barrel 6 5 0, vent 6 0 2, tank 8 0 0,"
        "lamp 9 0 0, lamp 10 5 0, crates 11 5 0, barrels 11 5 3, sacks 13 0 0, crates 14 0 0,"
        "barrel 14 0 2, well 16 5 0, cart 17 5 0, sacks 17 0 2, rubble 18 5 3, lamp 15 0 2,"
        "lamp 16 0 2, rocks 19 5 3, rubble 21 5 0, rocks 21 0 2, boulder 22 5 0, rocks 22 0 2,"
        "boulder 22 5 3, rubble 22 2 0,"
        "vaporator 8 3, vaporator 5 11, vaporator 52 9, boulder 2 10, boulder 50 15, rocks 53 13,"
        "boulder 55 17, rocks 47 18, shrub 3 5, shrub 9 9, shrub 6 15, shrub 57 4, shrub 51 6,"
        "bones 4 17, rocks 15 15, shrub 13 18, speeder 9 17, rocks 57 11, shrub 45 16"
    )


def streets(ground: Ground) -> None:
    """Paint narrow streets between houses after sunset."""
    ground.air = air(26, 0.5, "#0c1022", "#b4aecb", "adobe", "#9a8a80")
    roofs(ground, 7)
    ground.block("street", "1 2 3 6 7 8 12 17 18 19")
    ground.block("terrace", "11 13")
    ground.block("hall", "4 5 9 10 14 15 20")
    ground.block("pad", "16")
    for space, x, y, wide, high in ((2, 1, 1, 5, 2), (7, 0, 1, 6, 2), (8, 0, 0, 3, 3),
                                    (12, 1, 0, 4, 4), (18, 0, 1, 6, 2)):  # fmt: skip
        ground.patch("worn", space, x, y, wide, high)
    for space, x, y, wide, high in ((3, 3, 2, 3, 2), (6, 0, 2, 2, 2), (19, 3, 2, 3, 2)):
        ground.patch("drift", space, x, y, wide, high)
    ground.patch("ash", 1, 0, 0, 4, 3)
    ground.patch("scorch", 16, 2, 1, 3, 2)
    ground.patch("oil", 18, 3, 1, 2, 2)
    ground.put(
        "forge 1 0 0, crate 1 5 3, lamp 2 5 0, barrels 2 0 0, awning_red 2 2 0, lamp 3 0 2,"
        "rubble 3 5 0, table 4 2 0, lamp 4 5 3, bunk 5 5 0, lamp 5 0 0, awning 6 1 0,"
        "crates 6 5 0, sacks 6 0 2, awning_red 7 4 3, barrel 7 0 0, lamp 7 5 0, lamp 8 5 0,"
        "crate 8 0 2, table 9 1 3, lamp 10 5 0, crates 10 0 2, vent 11 0 0, antenna 11 5 0,"
        "fountain 12 5 0, lamp 12 0 2, sacks 13 5 3, lamp 13 0 0, barrels 14 0 2, lamp 14 5 0,"
        "crates 15 5 0, barrels 15 5 3, lamp 16 0 0, light 16 0 2, light 16 5 3, tank 17 0 0,"
        "barrels 18 0 0, lamp 18 5 3, rubble 19 5 0, crate 20 5 0, lamp 20 0 2"
    )
    scatter(ground, 11)


HOUSES = ("house", "house_tall", "house_red", "house_pale", "house_plated")


def roofs(ground: Ground, seed: int) -> None:
    """Cover the whole map with houses of several heights, parted by narrow lanes."""
    stream = random.Random(seed)
    wide, high = ground.size
    ground.fill("street", 0, 0, wide, high)
    y = -1
    while y < high:
        deep = stream.choice((3, 4, 5))
        x = -stream.randrange(4)
        while x < wide:
            long = stream.choice((4, 5, 6, 7))
            word = stream.choice(HOUSES)
            ground.fill(word, x, y, long, deep)
            x += long + (stream.random() < 0.35)
        y += deep + (stream.random() < 0.3)


def scatter(ground: Ground, seed: int) -> None:
    """Put things on the roofs around the spaces."""
    stream = random.Random(seed)
    wide, high = ground.size
    taken = {ground.cell(space, x, y) for space in ground.places
             for x in range(-1, 7) for y in range(-1, 5)}  # fmt: skip
    for _ in range(70):
        x, y = stream.randrange(1, wide - 1), stream.randrange(high)
        around = {(x + right, y + down) for right in range(-2, 3) for down in range(-1, 2)}
        full = any(ground.words["details"][row][column] for column, row in around
                   if 0 <= column < wide and 0 <= row < high)  # fmt: skip
        word = ground.words["terrain"][y][x]
        if (x, y) in taken or full or word not in HOUSES:
            continue
        thing = stream.choice(
            ("vent", "skylight", "antenna", "dish", "dome", "awning", "tank", "vent")
        )
        ground.put(f"{thing} {x} {y}")


def ship(ground: Ground) -> None:
    """Paint a ship of bare steel, lit by its own lamps."""
    ground.air = air(15, 0.6, "#04070c", "#dfe8f2", "deck", "#8d9aa8")
    stream = random.Random(5)
    ground.fill("hull", 0, 0, 60, 20)
    for _ in range(26):
        ground.fill("hull_high", stream.randrange(-2, 58), stream.randrange(-1, 19),
                    stream.choice((3, 4, 6)), stream.choice((2, 3)))  # fmt: skip
    for x in (0, 57):
        ground.fill("void", x, 0, 3, 20)
    ground.block("deck", "2 3 4 7 8 9 10 12 13 14 15 17 18 19")
    ground.block("grating", "1 5 6 11 16 20")
    for space in (3, 8, 13, 18):
        ground.patch("oil", space, 2, 1, 2, 2)
    ground.patch("scorch", 13, 1, 2, 3, 1)
    ground.put(
        "bunk 1 0 0, light 1 5 3, bunk 5 5 0, light 5 0 2, bunk 16 0 0, light 16 5 3, bunk 20 5 0,"
        "light 20 0 2, light 2 5 0, light 4 0 0, console 3 2 0, light 3 5 0, light 3 0 2,"
        "reactor 6 1 1, pipes 6 4 0, light 7 5 3, alarm 7 0 0, light 8 0 0, light 8 5 0,"
        "crates 9 5 3, barrels 9 0 2, light 9 2 0, console 10 5 0, console 10 5 3, light 10 0 0,"
        "hatch 11 1 1, light 11 5 0, alarm 11 0 2, light 12 0 0, hatch 13 5 3, alarm 13 0 0,"
        "alarm 13 5 0, light 14 0 2, light 14 5 0, crates 15 5 3, crates 15 5 0, light 15 0 0,"
        "light 17 5 0, light 17 0 2, console 18 2 3, light 18 0 0, light 18 5 3, light 19 0 0,"
        "pipes_down 7 4, pipes_down 7 12, pipes 20 0, pipes 30 0, pipes 40 0, pipes 24 19,"
        "pipes 34 19, tank 11 6, tank 11 12, tank 48 5, tank 48 13, hatch 50 9, vent 46 3,"
        "vent 13 3, vent 13 16, vent 46 16, pipes_down 52 5, pipes_down 52 13, tank 5 9"
    )


def square(ground: Ground) -> None:
    """Paint the square of a town beside the lava, in the evening."""
    ground.air = air(32, 0.52, "#1c1420", "#f0cfc0", "adobe", "#b89c88")
    roofs(ground, 3)
    ground.fill("crust", 0, 17, 60, 7)
    ground.fill("lava", 0, 19, 60, 4)
    ground.fill("lava", 6, 18, 14, 6)
    ground.fill("lava", 40, 18, 16, 5)
    ground.fill("crust", 22, 18, 16, 6)
    ground.fill("lava", 15, 22, 12, 2)
    ground.block("street", "1 5 2 4 11 12 14 15")
    ground.block("pad", "3")
    ground.block("plaza", "7 8 9 13")
    ground.block("roof", "6 10")
    ground.block("hall", "16 17 18 19 20")
    ground.block("crust", "21")
    for space, x, y, wide, high in ((1, 0, 1, 6, 2), (5, 0, 1, 6, 2), (12, 1, 0, 4, 3),
                                    (14, 1, 0, 4, 3), (8, 1, 1, 4, 2)):  # fmt: skip
        ground.patch("worn", space, x, y, wide, high)
    for space, x, y, wide, high in ((2, 0, 0, 3, 1), (11, 0, 2, 2, 2), (15, 4, 1, 2, 3)):
        ground.patch("drift", space, x, y, wide, high)
    for space, x, y, wide, high in ((3, 2, 1, 2, 2), (8, 4, 2, 2, 1), (21, 1, 2, 4, 2)):
        ground.patch("scorch", space, x, y, wide, high)
    ground.put(
        "lamp 1 5 0, barrels 1 0 2, awning 2 2 0, crate 2 5 3, light 3 0 0, light 3 5 0,"
        "light 3 0 2, awning_red 4 3 0, sacks 4 0 2, lamp 5 0 0, crates 5 5 3, vent 6 0 0,"
        "antenna 6 0 2, statue 7 0 0, lamp 7 5 3, lamp 8 0 0, rubble 8 5 3, awning 9 5 0,"
        "awning_red 9 5 3, skylight 10 5 0, vent 10 5 3, lamp 11 5 0, rubble 11 0 2, forge 12 0 0,"
        "barrel 12 5 3, lamp 13 0 2, lamp 13 5 3, awning_red 14 2 0, barrels 14 5 0, lamp 15 0 0,"
        "sacks 15 5 3, barrels 16 0 2, crates 16 0 0, crates 17 5 0, lamp 17 5 3, lamp 18 0 0,"
        "table 18 5 0, table 19 2 0, lamp 19 5 3, barrels 20 5 0, sacks 20 5 3, embers 21 0 2,"
        "embers 21 5 3, rocks 21 0 0, rocks 21 5 0, embers 24 20, rocks 36 19, boulder 23 18,"
        "boulder 37 22, embers 12 17, rocks 45 17, embers 50 23"
    )
    scatter(ground, 19)


MAPS: Mapping[str, tuple[tuple[int, int], Callable[[Ground], None]]] = {
    "arvala_compound": ((60, 20), compound),
    "nevarro_streets": ((60, 20), streets),
    "prison_ship": ((60, 20), ship),
    "nevarro_square": ((60, 24), square),
}


def paint(id: str, places: Mapping[int, tuple[int, int]]) -> Ground:
    """Return the painted layers of a map."""
    size, painter = MAPS[id]
    columns = 1 + max(column for column, _ in places.values())
    rows = 1 + max(row for _, row in places.values())
    margin = ((size[0] - 6 * columns) // 2, (size[1] - 4 * rows) // 2)
    ground = Ground(size, margin, places)
    painter(ground)
    assert all(all(row) for row in ground.words["terrain"])
    return ground


# --- tilesets -------------------------------------------------------------------------------------


def write_tilesets(folder: Path) -> None:
    """Write the tilesets of all layers and the pictures that Tiled shows for them."""
    for name, words in SETS.items():
        tiles = [tile for word, given in words.items() for tile in pictures(name, word, given)]
        columns = PATCH * PATCH if name != "details" else 8
        rows = -(-len(tiles) // columns)
        sheet = Image.new("RGBA", (CELL * columns, CELL * rows))
        for place, tile in enumerate(tiles):
            sheet.paste(tile, (CELL * (place % columns), CELL * (place // columns)))
        if name == "terrain":
            sheet.convert("RGB").save(TEXTURES / SHEETS[name], quality=86, optimize=True)
        else:
            few = sheet.quantize(256, method=Image.Quantize.FASTOCTREE)
            few.save(TEXTURES / SHEETS[name], optimize=True)
        each = len(tiles) // len(words)
        text = tileset(name, words, each, sheet.size, columns)
        (folder / f"{name}.tsx").write_text(text, encoding="utf-8")


def pictures(layer: str, word: str, given: Properties) -> Iterable[Image.Image]:
    """Return the tiles of a word as Tiled shows them."""
    if layer == "details":
        drawn = Image.open(DETAILS / f"{word}.webp").convert("RGBA")
        yield drawn.resize((CELL, CELL), Image.Resampling.LANCZOS)
        return
    texture = Image.open(TEXTURES / f"{given['texture']}.jpg").convert("RGB")
    side = PATCH * CELL
    small = texture.resize((side, side), Image.Resampling.LANCZOS)
    tint = Image.new("RGB", small.size, str(given.get("tint", "#ffffff")))
    made = ImageChops.multiply(small, tint).convert("RGBA")
    made.putalpha(round(255 * float(given.get("share", 1.0))))
    for y in range(PATCH):
        for x in range(PATCH):
            yield made.crop((x * CELL, y * CELL, (x + 1) * CELL, (y + 1) * CELL))


def tileset(
    name: str, words: Mapping[str, Properties], each: int, size: tuple[int, int], columns: int
) -> str:
    """Return the text of a tileset file."""
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<tileset version="1.8" tiledversion="1.8.2" name="{name}" tilewidth="{CELL}" '
        f'tileheight="{CELL}" tilecount="{each * len(words)}" columns="{columns}">',
        f' <image source="../../assets/mandalorian/terrain/{SHEETS[name]}" width="{size[0]}" '
        f'height="{size[1]}"/>',
    ]
    for place, (word, given) in enumerate(words.items()):
        for tile in range(each):
            lines += [f' <tile id="{place * each + tile}">', "  <properties>"]
            lines += [f"   {typed(*pair)}" for pair in ((name, word), *given.items())]
            lines += ["  </properties>", " </tile>"]
    return "\n".join([*lines, "</tileset>", ""])


def typed(name: str, value: Value) -> str:
    """Return a property of a tile."""
    kind = "bool" if isinstance(value, bool) else "float" if isinstance(value, float) else ""
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return (
        f"<property name={quoteattr(name)}{f' type={quoteattr(kind)}' if kind else ''}"
        f" value={quoteattr(text)}/>"
    )
