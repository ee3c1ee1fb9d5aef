"""Write the four mission maps for Tiled: `python assets/make/mission_maps.py`.

Writes maps/mandalorian/NAME.tmx from the plans below, and its tilesets with their pictures (see
`mission_ground.py`). It overwrites what was changed in Tiled. In a plan `---` and `|` are open
borders, `:` is elevation, `#` a wall, a digit a locked door; a blank is no border.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from xml.sax.saxutils import quoteattr

from mission_ground import LAYERS, Ground, Painting, first_ids, paint, write_tilesets

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "maps" / "mandalorian"

CELL = 32
PITCH = (192, 128)  # pixels from one space to the next
SPACE = (168, 104)
GAP = ((PITCH[0] - SPACE[0]) // 2, (PITCH[1] - SPACE[1]) // 2)
STEP = 7  # letters from one space to the next in a line of a plan
KINDS = {"-": "open", "|": "open", ":": "elevation", "#": "wall"}
MARK_SPOTS = ((0.26, 0.3), (0.5, 0.3), (0.74, 0.3))
"""places of the marks in a space, as parts of its sides"""
STAR_SPOT, START_SPOT = (0.87, 0.52), (0.5, 0.5)


@dataclass(frozen=True)
class Plan:
    """A map: its spaces and borders, names in the order of the numbers, and what is printed on it.

    `marks` holds, as on the map, the spaces of each shape; a question mark means facedown.
    """

    id: str
    title: str
    rows: tuple[str, ...]
    names: str
    start: int
    stars: str
    marks: str
    numbers: dict[int, int] = field(default_factory=dict)


COMPOUND = Plan(
    "arvala_compound",
    "Arvala-7, the compound",
    (
        "[01]---[02]###[03]---[04]###[05]---[06]",
        " |      :      1      #      :      |",
        "[07]---[08]---[09]---[10]---[11]---[12]",
        " :      |      |      |      |      :",
        "[13]---[14]---[15]---[16]---[17]---[18]",
        "        #      |      |      #",
        "       [19]---[20]---[21]---[22]",
    ),
    "Watch roof, Water roof, Vault, Vault rear, Radio roof, Gun roof, West stair, Cistern, "
    "Vault door, Gatehouse, Barracks, East stair, West wall, Store, Courtyard, Well, Stable, "
    "East wall, Cart road, Landing slope, Gully, Rockfall",
    20,
    "07 12 22",
    "D 09 02 05 16; D? 04 08 11 13 18 10 14 17; O? 03 03 04 04; A? 13 18 11 10",
    {9: 6},
)
STREETS = Plan(
    "nevarro_streets",
    "Nevarro, the back streets",
    (
        "[01]---[02]---[03]###[04]---[05]",
        " |      #      |      #      |",
        "[06]---[07]---[08]=1=[09]---[10]",
        " :      |      :      #      |",
        "[11]---[12]---[13]---[14]=2=[15]",
        " |      #      |      |      #",
        "[16]---[17]---[18]---[19]---[20]",
    ),
    "Forge, Cantina door, Alley end, Parlor, Study, Market west, Market east, House gate, Hall, "
    "Guard room, Roof walk, Fountain, Terrace, Kitchen, Cellar, Landing pad, Ramp, Tannery, "
    "Wall street, Hut",
    16,
    "01 19 20",
    "D 08 13; D? 02 07 11 12 14 18 09 04 10 03; O? 04 05 10 15 20; A? 01 03 12 18 13",
    {8: 16, 9: 5},
)
SHIP = Plan(
    "prison_ship",
    "The prison ship",
    (
        "[01]=1=[02]---[03]---[04]=2=[05]",
        "        |      #      |",
        "[06]---[07]---[08]---[09]---[10]",
        " |      #      |      #      |",
        "[11]---[12]---[13]---[14]---[15]",
        "        |      #      |",
        "[16]=3=[17]---[18]---[19]=4=[20]",
    ),
    "Cell north-west, Corridor A, Junction A, Corridor B, Cell north-east, Reactor, Gallery, "
    "Hub north, Store, Control room, Escape bay, Corridor C, Airlock, Corridor D, Armory, "
    "Cell south-west, Corridor E, Junction B, Corridor F, Cell south-east",
    13,
    "06 15 18",
    "D 03 10; D? 02 04 07 09 12 14 17 19 08 18; O? 01 05 16 20; A? 06 10 15 03 11 07 18",
    {8: 10, 9: 11},
)
SQUARE = Plan(
    "nevarro_square",
    "Nevarro, the town square",
    (
        "[01]---[02]---[03]---[04]---[05]",
        " |      |      |      |      |",
        "[06]:::[07]---[08]---[09]:::[10]",
        " |      |      |      |      |",
        "[11]---[12]---[13]---[14]---[15]",
        " |      #      |      #      |",
        "[16]=1=[17]---[18]---[19]###[20]",
        "               2",
        "              [21]",
    ),
    "North-west lane, Colonnade, Landing square, Arcade, North-east lane, West roof, Statue, "
    "Square, Stalls, East roof, West arch, Smithy, House front, Tavern, East arch, Cooper's shed, "
    "Back room, Common house, Kitchen, Cellar steps, Lava tunnel",
    18,
    "01 05 03",
    "D 08 07 09; D? 02 04 06 10 12 14 13 15 11; O? 06 10 16 20; A? 12 14 08",
    {8: 18, 9: 21},
)
PLANS = (COMPOUND, STREETS, SHIP, SQUARE)


@dataclass(frozen=True)
class Border:
    """The border of two spaces, `door` 0 for none, and its line in cells of the plan."""

    one: int
    two: int
    kind: str
    door: int = 0


def places(plan: Plan) -> dict[int, tuple[int, int]]:
    """Return the column and row of each space by its number."""
    return {
        int(found[1]): (found.start() // STEP, line // 2)
        for line, text in enumerate(plan.rows)
        for found in re.finditer(r"\[(\d\d)\]", text)
    }


def borders(plan: Plan) -> list[Border]:
    """Return the borders of a plan by the numbers of their spaces."""
    at = {place: number for number, place in places(plan).items()}
    found = []
    for (column, row), number in at.items():
        line, below = plan.rows[2 * row], plan.rows[2 * row + 1 : 2 * row + 2]
        signs = (
            (line[STEP * column + 5 : STEP * column + 6], (column + 1, row)),
            ("".join(below)[STEP * column + 1 : STEP * column + 2], (column, row + 1)),
        )
        for sign, beyond in signs:
            if sign.strip():
                door = int(sign) if sign.isdigit() else 0
                found.append(Border(number, at[beyond], KINDS.get(sign, "door"), door))
    return sorted(found, key=lambda border: (border.one, border.two))


def marks(plan: Plan) -> Iterator[tuple[str, bool, int, int]]:
    """Return shape, faceup, space and place among the marks of that space for each mark."""
    taken: dict[int, int] = {}
    for group in plan.marks.split(";"):
        shape, *spaces = group.split()
        for space in map(int, spaces):
            taken[space] = taken.get(space, -1) + 1
            yield shape[0].lower(), not shape.endswith("?"), space, taken[space]


# --- the file ------------------------------------------------------------------------------------


class Sheet:
    """The objects of one map as XML."""

    def __init__(self, plan: Plan, ground: Ground) -> None:
        self.plan, self.ground, self.ids = plan, ground, 0
        self.at = places(plan)

    def corner(self, space: int) -> tuple[int, int]:
        """Return the upper left corner of a space in pixels."""
        column, row = self.at[space]
        left, top = self.ground.margin
        return left * CELL + column * PITCH[0] + GAP[0], top * CELL + row * PITCH[1] + GAP[1]

    def object(self, words: str, inside: Sequence[str]) -> list[str]:
        self.ids += 1
        return [f'  <object id="{self.ids}" {words}>', *(f"   {each}" for each in inside),
                "  </object>"]  # fmt: skip

    def spaces(self) -> Iterator[str]:
        wide, high = SPACE
        for space, name in enumerate(self.plan.names.split(", "), 1):
            x, y = self.corner(space)
            given: list[tuple[str, str, object]] = [("label", "", name)]
            number = {place: number for number, place in self.plan.numbers.items()}.get(space)
            if number:
                given.append(("number", "int", number))
            yield from self.object(
                f'name="s{space:02}" type="space" x="{x}" y="{y}" width="{wide}" height="{high}"',
                properties(given),
            )

    def edges(self) -> Iterator[str]:
        for border in borders(self.plan):
            x, y = self.corner(border.two)
            across = self.at[border.one][1] == self.at[border.two][1]
            if across:
                x, y, end = x - GAP[0], y - GAP[1], f"0,{PITCH[1]}"
            else:
                x, y, end = x - GAP[0], y - GAP[1], f"{PITCH[0]},0"
            name = f'name="{border.door}" ' if border.door else ""
            ends = [("from", "", f"s{border.one:02}"), ("to", "", f"s{border.two:02}")]
            inside = [*properties(ends), f'<polyline points="0,0 {end}"/>']
            yield from self.object(f'{name}type="{border.kind}" x="{x}" y="{y}"', inside)

    def marks(self) -> Iterator[str]:
        yield from self.point(self.plan.start, START_SPOT, "start", [])
        for star in map(int, self.plan.stars.split()):
            yield from self.point(star, STAR_SPOT, "star", [])
        for shape, up, space, place in marks(self.plan):
            yield from self.point(
                space, MARK_SPOTS[place], shape, [("up", "bool", str(up).lower())]
            )

    def point(
        self, space: int, spot: tuple[float, float], kind: str,
        given: list[tuple[str, str, object]],
    ) -> list[str]:  # fmt: skip
        x, y = self.corner(space)
        place = f'x="{round(x + spot[0] * SPACE[0])}" y="{round(y + spot[1] * SPACE[1])}"'
        return self.object(f'type="{kind}" {place}', [*properties(given), "<point/>"])


def properties(given: Sequence[tuple[str, str, object]]) -> list[str]:
    """Return the lines of some properties: name, type ("" for text) and value."""
    if not given:
        return []
    lines = [
        f" <property name={quoteattr(name)}{f' type={quoteattr(kind)}' if kind else ''}"
        f" value={quoteattr(str(value))}/>"
        for name, kind, value in given
    ]
    return ["<properties>", *lines, "</properties>"]


def layer(id: int, name: str, painting: Painting) -> Iterator[str]:
    """Return the lines of one tile layer."""
    high, wide = len(painting), len(painting[0])
    yield f' <layer id="{id}" name="{name}" width="{wide}" height="{high}">'
    yield '  <data encoding="csv">'
    yield ",\n".join(",".join(map(str, row)) for row in painting)
    yield "</data>"
    yield " </layer>"


def written(plan: Plan) -> str:
    """Return the text of a map's file."""
    ground = paint(plan.id, places(plan))
    sheet = Sheet(plan, ground)
    wide, high = ground.size
    groups = {"spaces": [*sheet.spaces()], "edges": [*sheet.edges()], "marks": [*sheet.marks()]}
    layers = len(LAYERS) + len(groups)
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<map version="1.8" tiledversion="1.8.2" orientation="orthogonal" '
        f'renderorder="right-down" width="{wide}" height="{high}" tilewidth="{CELL}" '
        f'tileheight="{CELL}" infinite="0" nextlayerid="{layers + 1}" '
        f'nextobjectid="{sheet.ids + 1}">',
        *(f" {line}" for line in properties([("title", "", plan.title), *ground.air])),
        *(f' <tileset firstgid="{first}" source="{name}.tsx"/>'
          for name, first in first_ids().items()),
    ]  # fmt: skip
    for id, name in enumerate(LAYERS, 1):
        lines += layer(id, name, ground.tiles(name))
    for id, (name, objects) in enumerate(groups.items(), len(LAYERS) + 1):
        lines += [f' <objectgroup id="{id}" name="{name}">', *objects, " </objectgroup>"]
    return "\n".join([*lines, "</map>", ""])


def main() -> None:
    """Write all maps and their tilesets."""
    FOLDER.mkdir(exist_ok=True)
    write_tilesets(FOLDER)
    for plan in PLANS:
        (FOLDER / f"{plan.id}.tmx").write_text(written(plan), encoding="utf-8")


if __name__ == "__main__":
    main()
