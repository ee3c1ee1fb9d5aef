"""The galaxy: planets, navpoints and the Maelstrom, with factions, contacts and patrol stacks.

Each ``.tmx`` of the map folder is one physical piece (OR-030). Beside the layers of a
``table.maps.graph`` it has a tile layer ``regions`` with the light of the regions, and an object
layer ``stacks``: a point named ``stack_FACTION`` for each faction whose patrol stack is there
(OR-048). Spaces are tile objects, and a table shows each as its tile. An image layer ``sky`` of the
leftmost piece is behind the whole row.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TypeVar

from game.outer_rim.cards.effects.language import CLASSES, FACTIONS
from game.outer_rim.maps.routes import Routes
from game.table import files
from game.table.maps import graph
from game.table.maps.drawing import ID, Drawing, MapError, Picture, Point, Shape, doubles, listed
from game.table.maps.graph import GraphReader

KINDS = ("planet", "navpoint", "maelstrom")
LANES = ("upper", "lower")
STACK, SPAWN = "stack_", "spawn_"
SKY, REGIONS = "sky", "regions"

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Look:
    """The look of a space: the picture of its object, the part of the picture's width that the
    disc takes, the disc's diameter in map pixels, and whether clouds drift over it."""

    picture: Picture | None = None
    disc: float = 1.0
    size: float = 64.0
    clouds: bool = False


@dataclass(frozen=True, slots=True)
class Space(graph.Space):
    """A place for ships and patrols (OR-023).

    ``kind`` is planet, navpoint or maelstrom; ``faction`` the icon on a planet or None;
    ``contacts`` one class per contact space; ``encounter`` the deck met there.
    """

    faction: str | None = None
    contacts: tuple[str, ...] = ()
    encounter: str = ""
    crossing: str = ""
    further: str = ""
    """the class of the contact space beside those printed, "" for none (UB-030)"""
    look: Look = Look()

    @property
    def places(self) -> tuple[str, ...]:
        """The ids of the contact spaces of a planet: those printed on it, then the further one."""
        return _places(self.id, len(self.contacts), self.further)

    @property
    def classes(self) -> tuple[str, ...]:
        """The class of each of these contact spaces."""
        return (*self.contacts, self.further) if self.further else self.contacts


@lru_cache(maxsize=1024)
def _places(planet: str, count: int, further: str) -> tuple[str, ...]:
    printed = tuple(f"{planet}.{number}" for number in range(1, count + 1))
    return (*printed, f"{planet}.{further}") if further else printed


Piece = graph.Piece[Space]


@dataclass(frozen=True)
class Galaxy(graph.Graph[Space]):
    """Map pieces joined in one row.

    ``stacks`` has the place of each faction's patrol stack, which is not a space (OR-R08), and
    ``spawn`` the space where its patrols appear.
    """

    stacks: Mapping[str, Point]
    spawn: Mapping[str, str]

    @cached_property
    def routes(self) -> Routes:
        """The routes through the galaxy, worked out when they are first needed."""
        return Routes(self)


def assemble(pieces: Mapping[str, Piece], order: Sequence[str], further: str = "") -> Galaxy:
    """Join the named pieces from left to right; each planet has a contact space of the class
    ``further`` beside those printed. Raise ``MapError`` with every problem."""
    row = graph.assemble(pieces, order)
    spaces = row.spaces
    if further:
        spaces = {
            id: replace(space, further=further) if space.kind == "planet" else space
            for id, space in spaces.items()
        }
    return Galaxy(
        row.order,
        spaces,
        row.lanes,
        row.neighbors,
        row.roles,
        row.marks,
        row.art,
        row.sky,
        row.lefts,
        row.width,
        row.height,
        stacks=_named(row.marks, STACK),
        spawn=_named(row.roles, SPAWN),
    )


def _named(found: Mapping[str, T], prefix: str) -> dict[str, T]:
    return {name.removeprefix(prefix): one for name, one in found.items()}


def load_galaxy(folder: Path, name: str = "standard") -> Galaxy:
    """Return the row that ``folder/name.world`` lays out (OR-043). Raise ``MapError``."""
    from game.tiled import load_world

    return assemble(load_pieces(folder), load_world(folder, name))


def load_pieces(folder: Path) -> dict[str, Piece]:
    """Return every piece of a folder by its id. Raise one ``MapError`` with the problems of all."""
    from game.tiled import load_maps

    pieces = load_maps(folder, read_piece)
    owned = ((f"{piece.id}.tmx", [space.id for space in piece.spaces]) for piece in pieces.values())
    problems = list(doubles(owned, "space"))
    if problems:
        raise MapError(problems)
    return pieces


def load_folder(folder: Path) -> dict[str, Piece]:
    """Return the pieces of a folder, after trying every row that its ``.world`` files lay out."""
    pieces = load_pieces(folder)
    problems: list[str] = []
    for world in files.visible_entries(folder, ".world"):
        try:
            load_galaxy(folder, world.stem)
        except MapError as error:
            problems += error.problems
    if problems:
        raise MapError(problems)
    return pieces


def read_piece(drawing: Drawing) -> Piece:
    """Return the piece that was drawn. Raise ``MapError``."""
    reader = _Reader(
        drawing,
        [REGIONS],
        {"spaces": KINDS, "lanes": ["lane"], "joins": ["join"], "stacks": ["stack"]},
        [SKY] if SKY in drawing.pictures else [],
    )
    return reader.piece()


class _Reader(GraphReader):
    """Reads a piece and collects its problems."""

    def piece(self) -> Piece:
        """Return the piece. Raise ``MapError``."""
        self.check_layers()
        spaces = self.spaces(_space)
        known = {space.id: space for space in spaces}
        lanes, joins = self.lanes(known), self.joins(known, LANES)
        stacks = self.stacks()
        spawns = self.spawns()
        self.check_size(REGIONS)
        self.stop()
        drawn = self.drawing
        return graph.Piece(
            drawn.id,
            drawn.width,
            drawn.height,
            spaces,
            lanes,
            joins,
            stacks,
            spawns,
            drawn.art[REGIONS],
            drawn.pictures.get(SKY),
        )

    def stacks(self) -> dict[str, Point]:
        """Return the places of patrol stacks, as marks."""
        found = self.shapes("stacks")
        self.unique("stack", (shape.name for shape in found))
        for shape in found:
            if shape.name not in [STACK + faction for faction in FACTIONS]:
                right = ", ".join(STACK + faction for faction in FACTIONS)
                self.wrong(
                    f"object {shape.id} in the layer stacks is named '{shape.name}'; "
                    f"use one of {right}"
                )
        return {shape.name: shape.center for shape in found}

    def spawns(self) -> dict[str, str]:
        """Return the space of each faction's new patrols, from the property spawn of navpoints."""
        here = [name.removeprefix(STACK) for name in self.named("stacks")]
        spawns: dict[str, str] = {}
        for shape in self.drawing.shapes["spaces"]:
            for faction in listed(shape.properties.get("spawn")):
                self._check_spawn(shape, faction, here)
                if SPAWN + faction in spawns:
                    first = spawns[SPAWN + faction]
                    self.wrong(f"{first} and {shape.name} both spawn {faction}; one must")
                spawns[SPAWN + faction] = shape.name
        for faction in here:
            if SPAWN + faction not in spawns:
                self.wrong(f"no navpoint beside {STACK}{faction} has the spawn {faction}")
        return spawns

    def _check_spawn(self, shape: Shape, faction: str, here: Sequence[str]) -> None:
        if shape.kind != "navpoint":
            self.wrong(f"the space {shape.name} has a spawn; only navpoints may")
        if faction not in here:
            self.wrong(
                f"the space {shape.name} spawns '{faction}', of which no stack lies here; "
                f"stacks are {', '.join(sorted(here)) or 'none'}"
            )


def _space(reader: GraphReader, shape: Shape) -> Space:
    """Return a space from an object whose name is its id and whose kind is the space's.

    Properties: label, encounter, faction (may be empty), contacts (comma list, may be empty, as on
    the Core Worlds).
    """
    name = reader.id_of(shape, "spaces")
    faction = str(shape.properties.get("faction") or "")
    contacts = listed(shape.properties.get("contacts"))
    for problem in _contents_problems(shape, faction, contacts):
        reader.wrong(f"the space {name} {problem}")
    encounter = reader.text(shape, "encounter")
    if not ID.fullmatch(encounter):
        told = f"the space {name} has the encounter '{encounter[:40]}'"
        reader.wrong(f"{told}; use the id of an encounter deck")
    reader.text(shape, "label")
    label = reader.shown(shape, "label", name)
    x, y = shape.center
    piece = reader.drawing.id
    crossing = reader.shown(shape, "crossing", "")
    return Space(
        name,
        shape.kind,
        label,
        piece,
        x,
        y,
        faction or None,
        contacts,
        encounter,
        crossing,
        look=_look(reader, shape),
    )


def _look(reader: GraphReader, shape: Shape) -> Look:
    """Return the look of a space from its tile object. Properties of the tile: disc, the part of
    the picture's width that the world itself takes (all of it without), and clouds."""
    if shape.picture is None:
        reader.wrong(f"{shape.title} has no picture; insert it as a tile of a tileset instead")
    disc = shape.properties.get("disc", 1.0)
    if isinstance(disc, bool | str) or not 0.1 <= disc <= 1.0:
        reader.wrong(f"{shape.title} has the disc '{str(disc)[:40]}'; use a number from 0.1 to 1")
        disc = 1.0
    clouds = shape.properties.get("clouds", False)
    if not isinstance(clouds, bool):
        reader.wrong(
            f"{shape.title} has clouds '{str(clouds)[:40]}'; true or false (type bool) is right"
        )
    return Look(shape.picture, float(disc), shape.width * disc, clouds is True)


def _contents_problems(shape: Shape, faction: str, contacts: Sequence[str]) -> Iterator[str]:
    if faction and faction not in FACTIONS:
        yield (
            f"has the faction '{faction[:40]}'; use one of {', '.join(FACTIONS)}, or leave it empty"
        )
    for contact in contacts:
        if contact not in CLASSES:
            known = ", ".join(CLASSES)
            yield f"has the contact space '{contact[:40]}' among its contacts; use one of {known}"
    if shape.kind != "planet" and contacts:
        yield f"is a {shape.kind} with {len(contacts)} contact spaces; only planets have them"
    elif shape.kind == "planet" and "contacts" not in shape.properties:
        yield "is a planet without the property contacts; leave it empty for a planet that has none"
