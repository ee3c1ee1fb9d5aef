"""Write the zone maps of Edge for Tiled: `python assets/make/edge_maps.py`.

Writes maps/edge/NAME.tmx from the plans below, and their tilesets `ground.tsx` and `details.tsx`
with the pictures of assets/edge/terrain. It overwrites what was changed in Tiled. A plan paints its
ground with one letter for each tile; zones are rectangles of tiles with a little air around them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.sax.saxutils import quoteattr

from PIL import Image, ImageChops

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "maps" / "edge"
PICTURES = ROOT / "assets" / "edge" / "terrain"
TEXTURES = ROOT / "assets" / "mandalorian" / "terrain"
THINGS = ROOT / "assets" / "mandalorian" / "details"

CELL = 64
SIZE = (20, 12)
AIR = 6  # pixels between the outline of a zone and its tiles
MARK = 48
COLUMNS = 4

GROUND = {
    "d": ("deck", "deck", "#9aa4ae"),
    "g": ("grating", "grating", "#7f8994"),
    "p": ("pad", "pad", "#a8a49c"),
    "b": ("belt", "grating", "#5d5a52"),
    "i": ("ice", "deck", "#9fc4d4"),
    "o": ("office", "street", "#a08c74"),
    "r": ("ramp", "deck", "#c8a060"),
    "s": ("stairs", "adobe", "#8e8a84"),
    "v": ("void", "rock", "#1a2028"),
}
"""letter of a plan: name of the tile, its texture, and its tint"""
DETAILS = (
    "crate",
    "crates",
    "barrels",
    "console",
    "cart",
    "pipes",
    "tank",
    "vent",
    "table",
    "light",
)


@dataclass(frozen=True)
class Area:
    """A zone: a rectangle of tiles, left, top, width and height."""

    id: str
    label: str
    box: tuple[int, int, int, int]
    cover: bool = False

    @property
    def center(self) -> tuple[int, int]:
        """Its middle in pixels."""
        left, top, wide, high = self.box
        return (left * CELL + wide * CELL // 2, top * CELL + high * CELL // 2)


@dataclass(frozen=True)
class Plan:
    """A map: its ground in letters, zones, links as pairs of zones, marks (kind, id, zone, place in
    tiles) and details (name, column, row)."""

    id: str
    title: str
    rows: tuple[str, ...]
    zones: tuple[Area, ...]
    links: tuple[tuple[str, str], ...]
    marks: tuple[tuple[str, str, float, float], ...]
    details: tuple[tuple[str, int, int], ...]
    far: tuple[str, str] = ("", "")
    """a link that counts two (EE-R80)"""


HALL = Plan(
    "sorting_hall",
    "The sorting hall",
    (
        "vvvvvvvvvvvvvvvvvvvv",
        "vvvvvoooooovvvvvvvvv",
        "vvvvvoooooovvvvvvvvv",
        "vvvvvoooooovvvvvvvvv",
        "ddddddbbbbggggggdrrr",
        "ddddddbbbbggggggdrrr",
        "ddddddbbbbggggggdrrr",
        "ddddddbbbbggggggdrrr",
        "vvvvvvvvvviiiiiivvvv",
        "vvvvvvvvvviiiiiivvvv",
        "vvvvvvvvvviiiiiivvvv",
        "vvvvvvvvvvvvvvvvvvvv",
    ),
    (
        Area("gate", "Gate", (0, 4, 5, 4)),
        Area("belts", "Belts", (5, 4, 5, 4), cover=True),
        Area("scales", "Scales", (10, 4, 6, 4), cover=True),
        Area("lift", "Lift", (16, 4, 4, 4)),
        Area("office", "Office", (5, 1, 6, 3), cover=True),
        Area("cold_room", "Cold room", (10, 8, 6, 3)),
    ),
    (
        ("gate", "belts"),
        ("belts", "scales"),
        ("scales", "lift"),
        ("belts", "office"),
        ("office", "scales"),
        ("belts", "cold_room"),
        ("cold_room", "scales"),
    ),
    (
        ("feature", "belt_console", 6.5, 1.5),
        ("feature", "cold_vent", 14.5, 9.5),
        ("feature", "shutter_lever", 4.0, 4.6),
        ("start", "heroes", 1.5, 5.6),
    ),
    (
        ("crates", 7, 5),
        ("crate", 8, 6),
        ("crate", 6, 7),
        ("crates", 11, 5),
        ("crate", 14, 6),
        ("barrels", 12, 7),
        ("console", 6, 1),
        ("table", 9, 2),
        ("vent", 14, 9),
        ("tank", 11, 9),
        ("light", 2, 4),
        ("light", 18, 4),
    ),
)
PAD = Plan(
    "pad_12",
    "Pad 12",
    (
        "vvvvvvvvvvvvvvvvvvvv",
        "vvvvvvvvvvggggggvvvv",
        "vvvvvvvvvvggggggvvvv",
        "vvvvvvvvvvggggggvvvv",
        "ssssspppppppppppprrr",
        "ssssspppppppppppprrr",
        "ssssspppppppppppprrr",
        "ssssspppppppppppprrr",
        "vvvvvddddddvvvvvvvvv",
        "vvvvvddddddvvvvvvvvv",
        "vvvvvddddddvvvvvvvvv",
        "vvvvvvvvvvvvvvvvvvvv",
    ),
    (
        Area("stairs", "Stairs", (0, 4, 5, 4), cover=True),
        Area("crates", "Crates", (5, 4, 5, 4), cover=True),
        Area("apron", "Apron", (10, 4, 6, 4)),
        Area("ramp", "Ramp", (16, 4, 4, 4), cover=True),
        Area("fuel_cart", "Fuel cart", (5, 8, 6, 3)),
        Area("crane", "Crane", (10, 1, 6, 3)),
    ),
    (
        ("stairs", "crates"),
        ("crates", "apron"),
        ("apron", "ramp"),
        ("crates", "fuel_cart"),
        ("fuel_cart", "apron"),
        ("crates", "crane"),
        ("crane", "apron"),
    ),
    (
        ("feature", "fuel_cart", 8.0, 9.0),
        ("feature", "crane", 12.6, 2.0),
        ("start", "heroes", 1.5, 5.6),
    ),
    (
        ("crates", 6, 5),
        ("crates", 8, 6),
        ("crate", 7, 7),
        ("crate", 6, 4),
        ("cart", 8, 9),
        ("barrels", 6, 10),
        ("pipes", 12, 1),
        ("console", 14, 2),
        ("light", 1, 4),
        ("light", 18, 4),
        ("light", 13, 6),
    ),
)
PUMP = Plan(
    "pump_house",
    "The pump house",
    (
        "rrrrrrrrrrrrrrrrrrrr",
        "rrrrrrrrrrssssssrrrr",
        "rrrrrrrrrrssssssrrrr",
        "rrrrrrrrrrssssssrrrr",
        "rrrrrpppppooooooiiii",
        "rrrrrpppppooooooiiii",
        "rrrrrpppppooooooiiii",
        "rrrrrpppppooooooiiii",
        "rrrrrvvvvvvvvvvvrrrr",
        "rrrrrvvvvvvvvvvvrrrr",
        "rrrrrvvvvvvvvvvvrrrr",
        "rrrrrrrrrrrrrrrrrrrr",
    ),
    (
        Area("road", "Road", (0, 4, 5, 4)),
        Area("square", "Square", (5, 4, 5, 4)),
        Area("pump", "Pump", (10, 4, 6, 4)),
        Area("tanks", "Tanks", (16, 4, 4, 4), cover=True),
        Area("roof", "Roof", (10, 1, 6, 3), cover=True),
        Area("ditch", "Ditch", (5, 8, 11, 3)),
    ),
    (
        ("road", "square"),
        ("square", "pump"),
        ("pump", "tanks"),
        ("pump", "roof"),
        ("road", "ditch"),
        ("ditch", "tanks"),
    ),
    (
        ("feature", "steam_valve", 12.0, 6.4),
        ("feature", "sluice", 18.6, 6.6),
        ("feature", "cannon", 14.6, 4.4),
        ("feature", "words", 11.0, 4.4),
        ("start", "heroes", 13.4, 5.6),
    ),
    (
        ("pipes", 12, 4),
        ("console", 13, 7),
        ("pipes", 15, 6),
        ("tank", 17, 5),
        ("tank", 18, 5),
        ("tank", 17, 7),
        ("cart", 7, 5),
        ("crate", 8, 7),
        ("barrels", 2, 7),
        ("vent", 12, 2),
        ("light", 0, 4),
        ("light", 9, 4),
    ),
    ("pump", "roof"),
)
NEST = Plan(
    "nest",
    "The nest",
    (
        "rrrrrrrrrrrrrrrrrrrr",
        "rrrrrrrrrrrrrrrrrrrr",
        "rrrrrrrrrrrrrrrrrrrr",
        "rrrrrrrrrrrrrrrrrrrr",
        "rrrrrrrrrrgggggggvvv",
        "rrrrrrrrrrgggggggvvv",
        "rrrrrrrrrrgggggggvvv",
        "rrrrrrrrrrgggggggvvv",
        "rrrrrsssssssrrrrrrrr",
        "rrrrrsssssssrrrrrrrr",
        "rrrrrsssssssrrrrrrrr",
        "rrrrrrrrrrrrrrrrrrrr",
    ),
    (
        Area("rim", "Rim", (0, 4, 5, 4), cover=True),
        Area("slope", "Slope", (5, 4, 5, 4)),
        Area("bones", "Bones", (10, 4, 6, 4), cover=True),
        Area("burrow", "Burrow", (16, 4, 4, 4)),
        Area("ledge", "Ledge", (5, 8, 7, 3), cover=True),
    ),
    (
        ("rim", "slope"),
        ("slope", "bones"),
        ("bones", "burrow"),
        ("slope", "ledge"),
    ),
    (
        ("feature", "flare", 9.0, 9.2),
        ("feature", "slide", 3.6, 4.6),
        ("feature", "bones", 12.6, 6.6),
        ("start", "heroes", 6.5, 5.6),
    ),
    (
        ("crate", 18, 6),
        ("barrels", 11, 5),
        ("vent", 17, 5),
        ("light", 2, 4),
    ),
)
LANTERN = Plan(
    "lantern",
    "The Lantern of Issolen",
    (
        "vvvvvvvvvvvvvvvvvvvv",
        "oooovsssssvpppppvvvv",
        "oooovsssssvpppppdddd",
        "oooovsssssvpppppdddd",
        "ggggooooooopppppdddd",
        "ggggooooooopppppdddd",
        "ggggooooooopppppdddd",
        "ggggvddddiiiiipppppv",
        "vvvvvddddiiiiipppppv",
        "vvvvvddddiiiiipppppv",
        "vvvvvvvvvbbbbbvvvvvv",
        "vvvvvvvvvbbbbbvvvvvv",
    ),
    (
        Area("purser", "Purser", (0, 1, 4, 3), cover=True),
        Area("lock", "Lock", (0, 4, 4, 4)),
        Area("stairs", "Stairs", (5, 1, 5, 3), cover=True),
        Area("promenade", "Promenade", (4, 4, 7, 3)),
        Area("sickbay", "Sickbay", (5, 7, 4, 3), cover=True),
        Area("lamp_hall", "Lamp hall", (11, 1, 5, 6)),
        Area("bridge", "Bridge", (16, 2, 4, 5), cover=True),
        Area("cabins", "Cabins", (9, 7, 5, 3), cover=True),
        Area("engine", "Engine", (14, 7, 5, 3), cover=True),
        Area("vault", "Vault", (9, 10, 5, 2), cover=True),
    ),
    (
        ("lock", "promenade"),
        ("lock", "purser"),
        ("promenade", "stairs"),
        ("promenade", "lamp_hall"),
        ("promenade", "sickbay"),
        ("promenade", "cabins"),
        ("lamp_hall", "cabins"),
        ("stairs", "lamp_hall"),
        ("lamp_hall", "bridge"),
        ("cabins", "engine"),
        ("cabins", "vault"),
    ),
    (
        ("feature", "lamp_chain", 13.0, 1.4),
        ("start", "heroes", 1.5, 5.6),
    ),
    (
        ("table", 1, 1),
        ("light", 0, 4),
        ("table", 6, 5),
        ("table", 9, 5),
        ("tank", 6, 8),
        ("light", 12, 3),
        ("light", 14, 5),
        ("console", 18, 3),
        ("crates", 12, 8),
        ("pipes", 16, 8),
        ("vent", 17, 7),
        ("crate", 10, 10),
    ),
)
PROMENADE = Plan(
    "promenade",
    "The promenade of the Lantern",
    (
        "vvvvvvvvvvvvvvvvvvvv",
        "vvvvvoooooovvvvvvvvv",
        "vvvvvoooooovvvvvvvvv",
        "vvvvvoooooovvvvvvvvv",
        "sssssppppppppppprrrr",
        "sssssppppppppppprrrr",
        "sssssppppppppppprrrr",
        "sssssppppppppppprrrr",
        "vvvvvvvvvggggggvvvvv",
        "vvvvvvvvvggggggvvvvv",
        "vvvvvvvvvggggggvvvvv",
        "vvvvvvvvvvvvvvvvvvvv",
    ),
    (
        Area("stairs", "Stairs", (0, 4, 5, 4), cover=True),
        Area("promenade", "Promenade", (5, 4, 11, 4)),
        Area("lock", "Lock", (16, 4, 4, 4), cover=True),
        Area("bar", "Bar", (5, 1, 6, 3), cover=True),
        Area("gallery", "Gallery", (9, 8, 6, 3), cover=True),
    ),
    (
        ("stairs", "promenade"),
        ("promenade", "lock"),
        ("stairs", "bar"),
        ("bar", "promenade"),
        ("promenade", "gallery"),
        ("gallery", "lock"),
    ),
    (
        ("feature", "bar_shutters", 6.5, 1.5),
        ("feature", "chandelier", 10.0, 9.0),
        ("feature", "lock_pump", 13.6, 9.5),
        ("feature", "first_two", 17.0, 4.6),
        ("feature", "last_two", 18.4, 6.4),
        ("start", "heroes", 1.5, 5.6),
    ),
    (
        ("table", 8, 2),
        ("table", 9, 1),
        ("barrels", 7, 2),
        ("table", 6, 6),
        ("table", 12, 5),
        ("light", 10, 6),
        ("console", 19, 5),
        ("vent", 10, 10),
        ("pipes", 13, 10),
        ("light", 1, 4),
    ),
)
BAY = Plan(
    "short_shift_bay",
    "Bay 4",
    (
        "vvvvvvvvvvvvvvvvvvvv",
        "vvvvvvvoooooovvvvvvv",
        "vvvvvvvoooooovvvvvvv",
        "vvvvvvvoooooovvvvvvv",
        "ddddddbbbbbbbbpppppp",
        "ddddddbbbbbbbbpppppp",
        "ddddddbbbbbbbbpppppp",
        "ddddddbbbbbbbbpppppp",
        "ddddddbbbbbbbbpppppp",
        "vvvvvvvvvvvvvvvvvvvv",
        "vvvvvvvvvvvvvvvvvvvv",
        "vvvvvvvvvvvvvvvvvvvv",
    ),
    (
        Area("door", "Door", (0, 4, 6, 5)),
        Area("stacks", "Stacks", (6, 4, 8, 5), cover=True),
        Area("truck", "Truck", (14, 4, 6, 5)),
        Area("cab", "Crane cab", (7, 1, 6, 3), cover=True),
    ),
    (
        ("door", "stacks"),
        ("stacks", "truck"),
        ("stacks", "cab"),
    ),
    (
        ("feature", "hoist", 8.5, 1.6),
        ("start", "heroes", 1.5, 5.6),
    ),
    (
        ("crates", 8, 5),
        ("crates", 11, 6),
        ("crate", 9, 7),
        ("cart", 16, 5),
        ("barrels", 18, 7),
        ("console", 10, 1),
        ("light", 1, 4),
        ("light", 18, 4),
    ),
)
PLANS = (HALL, PAD, PUMP, NEST, LANTERN, PROMENADE, BAY)


def main() -> None:
    """Write the tilesets and the maps."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    names = [name for name, _, _ in GROUND.values()]
    write_tileset("ground", names, [_floor(*each[1:]) for each in GROUND.values()])
    write_tileset("details", list(DETAILS), [_thing(name) for name in DETAILS])
    for plan in PLANS:
        (FOLDER / f"{plan.id}.tmx").write_text("\n".join(drawn(plan)) + "\n", "utf-8")


def _floor(texture: str, tint: str) -> Image.Image:
    """Return a tile of a texture in a color, with a joint along two sides."""
    with Image.open(TEXTURES / f"{texture}.jpg") as whole:
        side = min(whole.size) // 4
        tile = whole.convert("RGB").crop((0, 0, side, side)).resize((CELL, CELL))
    made = ImageChops.multiply(tile, Image.new("RGB", tile.size, tint))
    joint = Image.new("RGB", tile.size, "#d0d0d0")
    joint.paste("#ffffff", (1, 1, CELL, CELL))
    return ImageChops.multiply(made, joint).convert("RGBA")


def _thing(name: str) -> Image.Image:
    """Return a detail on a tile of its own."""
    with Image.open(THINGS / f"{name}.webp") as picture:
        made = picture.convert("RGBA")
    made.thumbnail((CELL - 6, CELL - 6))
    tile = Image.new("RGBA", (CELL, CELL))
    tile.paste(made, ((CELL - made.width) // 2, (CELL - made.height) // 2))
    return tile


def write_tileset(name: str, names: list[str], tiles: list[Image.Image]) -> None:
    """Write a tileset and its picture; the property of a tile is its name."""
    high = -(-len(tiles) // COLUMNS)
    sheet = Image.new("RGBA", (COLUMNS * CELL, high * CELL))
    for at, tile in enumerate(tiles):
        sheet.paste(tile, (at % COLUMNS * CELL, at // COLUMNS * CELL))
    sheet.save(PICTURES / f"tiles_{name}.png", optimize=True)
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<tileset version="1.8" tiledversion="1.8.2" name="{name}" tilewidth="{CELL}" '
        f'tileheight="{CELL}" tilecount="{COLUMNS * high}" columns="{COLUMNS}">',
        f' <image source="../../assets/edge/terrain/tiles_{name}.png" '
        f'width="{sheet.width}" height="{sheet.height}"/>',
    ]
    for at, each in enumerate(names):
        lines += [f' <tile id="{at}">', "  <properties>"]
        lines += [f'   <property name="{name}" value="{each}"/>', "  </properties>", " </tile>"]
    (FOLDER / f"{name}.tsx").write_text("\n".join([*lines, "</tileset>"]) + "\n", "utf-8")


def drawn(plan: Plan) -> Iterator[str]:
    """Return the lines of a map file."""
    wide, high = SIZE
    yield '<?xml version="1.0" encoding="UTF-8"?>'
    yield (
        '<map version="1.8" tiledversion="1.8.2" orientation="orthogonal" renderorder="right-down" '
        f'width="{wide}" height="{high}" tilewidth="{CELL}" tileheight="{CELL}" infinite="0" '
        'nextlayerid="6" nextobjectid="99">'
    )
    yield " <properties>"
    yield f'  <property name="title" value={quoteattr(plan.title)}/>'
    yield " </properties>"
    yield ' <tileset firstgid="1" source="ground.tsx"/>'
    first = 1 + COLUMNS * -(-len(GROUND) // COLUMNS)
    yield f' <tileset firstgid="{first}" source="details.tsx"/>'
    letters = list(GROUND)
    yield from _tiles(1, "ground", [[1 + letters.index(each) for each in row] for row in plan.rows])
    things = {(x, y): first + DETAILS.index(name) for name, x, y in plan.details}
    yield from _tiles(
        2, "details", [[things.get((x, y), 0) for x in range(wide)] for y in range(high)]
    )
    yield from _objects(plan)
    yield "</map>"


def _tiles(id: int, name: str, rows: list[list[int]]) -> Iterator[str]:
    yield f' <layer id="{id}" name="{name}" width="{SIZE[0]}" height="{SIZE[1]}">'
    yield '  <data encoding="csv">'
    yield ",\n".join(",".join(map(str, row)) for row in rows)
    yield "  </data>"
    yield " </layer>"


def _objects(plan: Plan) -> Iterator[str]:
    """Return the layers of zones, links and marks."""
    number = 0
    yield ' <objectgroup id="3" name="zones">'
    for zone in plan.zones:
        number += 1
        left, top, wide, high = (CELL * each for each in zone.box)
        right, low = wide - 2 * AIR, high - 2 * AIR
        yield (
            f'  <object id="{number}" name="{zone.id}" type="zone" '
            f'x="{left + AIR}" y="{top + AIR}">'
        )
        yield "   <properties>"
        yield f'    <property name="label" value={quoteattr(zone.label)}/>'
        yield f'    <property name="cover" type="bool" value="{str(zone.cover).lower()}"/>'
        yield "   </properties>"
        yield f'   <polygon points="0,0 {right},0 {right},{low} 0,{low}"/>'
        yield "  </object>"
    yield " </objectgroup>"
    yield ' <objectgroup id="4" name="links">'
    centers = {zone.id: zone.center for zone in plan.zones}
    for one, two in plan.links:
        number += 1
        (x, y), (to_x, to_y) = centers[one], centers[two]
        yield f'  <object id="{number}" type="link" x="{x}" y="{y}">'
        if (one, two) == plan.far:
            yield "   <properties>"
            yield '    <property name="length" type="int" value="2"/>'
            yield "   </properties>"
        yield f'   <polyline points="0,0 {to_x - x},{to_y - y}"/>'
        yield "  </object>"
    yield " </objectgroup>"
    yield ' <objectgroup id="5" name="marks">'
    for kind, id, column, row in plan.marks:
        number += 1
        yield (
            f'  <object id="{number}" name="{id}" type="{kind}" x="{int(column * CELL)}" '
            f'y="{int(row * CELL)}" width="{MARK}" height="{MARK}"/>'
        )
    yield " </objectgroup>"


if __name__ == "__main__":
    main()
