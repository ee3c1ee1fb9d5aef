"""The galaxy of Outer Rim: the places of things, and the guarantees of the network of lanes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from math import dist
from pathlib import Path

import pytest

from game.outer_rim.maps.galaxy import Galaxy, Piece, assemble, load_galaxy, load_pieces
from game.table.maps.drawing import MapError
from game.table.maps.graph import distances

FOLDER = Path(__file__).resolve().parents[3] / "maps" / "outer_rim"
LEFT, RIGHT = "endcap_rebel_syndicate", "endcap_hutt_imperial"
TILES = (
    "tile_ord_mantell", "tile_lothal", "tile_kessel", "tile_nal_hutta", "tile_naboo",
    "tile_takodana",
)  # fmt: skip
# Piece, faction, contact spaces, encounter deck.
PLANETS = {
    "ord_mantell": (0, "syndicate", "gray green", "ord_mantell_cantonica"),
    "cantonica": (0, None, "gray yellow", "ord_mantell_cantonica"),
    "lothal": (1, "imperial", "gray green", "lothal_mon_calamari"),
    "mon_calamari": (1, "rebel", "green yellow", "lothal_mon_calamari"),
    "kessel": (2, "syndicate", "gray green", "kessel_maelstrom"),
    "nal_hutta": (3, "hutt", "gray yellow", "tatooine_nal_hutta"),
    "tatooine": (3, "hutt", "gray green", "tatooine_nal_hutta"),
    "naboo": (4, "imperial", "gray green", "naboo_ryloth"),
    "ryloth": (4, "rebel", "green yellow", "naboo_ryloth"),
    "takodana": (5, None, "green yellow", "takodana_ring_of_kafrene"),
    "ring_of_kafrene": (5, None, "gray yellow", "takodana_ring_of_kafrene"),
}


@pytest.fixture(scope="module")
def pieces() -> dict[str, Piece]:
    return load_pieces(FOLDER)


@pytest.fixture(scope="module")
def galaxy() -> Galaxy:
    return load_galaxy(FOLDER)


def of_kind(galaxy: Galaxy, kind: str) -> list[str]:
    return [space.id for space in galaxy.spaces.values() if space.kind == kind]


def shortest(neighbors: Mapping[str, Iterable[str]], start: str, end: str) -> Iterator[list[str]]:
    """Return every shortest route, both ends included."""
    to_go = distances(neighbors, end)
    if start == end:
        yield [end]
        return
    for near in neighbors[start]:
        if to_go[near] < to_go[start]:
            for rest in shortest(neighbors, near, end):
                yield [start, *rest]


@pytest.mark.rule("OR-030", "OR-033", "OR-043", "OR-R07")
def test_the_standard_row(galaxy: Galaxy) -> None:
    assert galaxy.order == (LEFT, *TILES, RIGHT)


def test_every_file_is_a_piece_of_the_standard_row(galaxy: Galaxy) -> None:
    assert {path.stem for path in FOLDER.glob("*.tmx")} == set(galaxy.order)


@pytest.mark.rule("OR-023", "OR-025")
def test_three_kinds_of_space_and_one_maelstrom(galaxy: Galaxy) -> None:
    kinds = Counter(space.kind for space in galaxy.spaces.values())
    assert kinds == {"planet": 11, "maelstrom": 1, "navpoint": 25}
    assert galaxy.spaces["the_maelstrom"].piece == "tile_kessel"


@pytest.mark.rule("OR-027", "OR-R07")
def test_eleven_planets_each_on_its_tile(galaxy: Galaxy) -> None:
    found = {name: galaxy.spaces[name].piece for name in of_kind(galaxy, "planet")}
    assert found == {name: TILES[fact[0]] for name, fact in PLANETS.items()}


@pytest.mark.rule("OR-034")
def test_faction_icons(galaxy: Galaxy) -> None:
    found = {name: space.faction for name, space in galaxy.spaces.items() if space.faction}
    assert found == {name: fact[1] for name, fact in PLANETS.items() if fact[1]}


@pytest.mark.rule("OR-028")
def test_two_contact_spaces_on_each_planet_and_none_elsewhere(galaxy: Galaxy) -> None:
    found = {name: " ".join(space.contacts) for name, space in galaxy.spaces.items()}
    wanted = {name: fact[2] for name, fact in PLANETS.items()}
    assert {name: text for name, text in found.items() if text} == wanted
    assert sum(len(space.contacts) for space in galaxy.spaces.values()) == 22


@pytest.mark.rule("OR-035", "OR-036", "OR-037", "OR-038", "OR-039", "OR-040", "OR-041", "OR-042")
def test_encounter_decks(galaxy: Galaxy) -> None:
    wanted = dict.fromkeys(of_kind(galaxy, "navpoint"), "navpoint")
    wanted |= {name: fact[3] for name, fact in PLANETS.items()}
    wanted["the_maelstrom"] = "kessel_maelstrom"
    assert {name: space.encounter for name, space in galaxy.spaces.items()} == wanted
    assert len(set(wanted.values())) == 7


def test_labels_are_names_to_show(galaxy: Galaxy) -> None:
    assert galaxy.spaces["ring_of_kafrene"].label == "The Ring of Kafrene"
    labels = [space.label for space in galaxy.spaces.values()]
    assert len(set(labels)) == len(labels)
    assert all(label[0].isupper() for label in labels)


def test_navpoints_are_numbered_from_left_to_right(galaxy: Galaxy) -> None:
    navpoints = [galaxy.spaces[name] for name in of_kind(galaxy, "navpoint")]
    navpoints.sort(key=lambda space: (space.x, space.y))
    assert [one.id for one in navpoints] == [f"nav_{n + 1}" for n in range(len(navpoints))]
    assert all(one.label == "Navpoint " + one.id.removeprefix("nav_") for one in navpoints)


@pytest.mark.rule("OR-031", "OR-032", "OR-048", "OR-R08")
def test_patrol_stacks_lie_on_the_endcaps_and_are_no_spaces(
    pieces: dict[str, Piece], galaxy: Galaxy
) -> None:
    assert set(pieces[LEFT].marks) == {"stack_rebel", "stack_syndicate"}
    assert set(pieces[RIGHT].marks) == {"stack_hutt", "stack_imperial"}
    assert all(not pieces[tile].marks for tile in TILES)
    for spot in galaxy.stacks.values():
        assert min(dist(spot, (one.x, one.y)) for one in galaxy.spaces.values()) >= 90
    assert not any(name.startswith("stack") for name in galaxy.spaces)


@pytest.mark.rule("OR-045")
def test_each_faction_spawns_on_the_navpoint_beside_its_stack(galaxy: Galaxy) -> None:
    assert galaxy.spawn == {
        "rebel": "nav_1", "syndicate": "nav_2", "hutt": "nav_24", "imperial": "nav_25",
    }  # fmt: skip
    for faction, name in galaxy.spawn.items():
        spot = galaxy.stacks[faction]
        nearest = min(galaxy.spaces.values(), key=lambda one: dist(spot, (one.x, one.y)))
        assert nearest.id == name
        assert nearest.kind == "navpoint"


@pytest.mark.rule("OR-024")
def test_spaces_are_adjacent_if_and_only_if_a_lane_joins_them(galaxy: Galaxy) -> None:
    joined = {frozenset((lane.a, lane.b)) for lane in galaxy.lanes}
    assert len(joined) == len(galaxy.lanes)
    for a, b in combinations(galaxy.spaces, 2):
        assert (b in galaxy.neighbors[a]) == (frozenset((a, b)) in joined)
        assert (a in galaxy.neighbors[b]) == (b in galaxy.neighbors[a])


def test_nowhere_is_a_dead_end(galaxy: Galaxy) -> None:
    degrees = {name: len(near) for name, near in galaxy.neighbors.items()}
    assert min(degrees.values()) >= 2
    assert max(degrees.values()) <= 4
    crossings = [name for name in of_kind(galaxy, "planet") if degrees[name] >= 3]
    assert len(crossings) >= 8


def test_an_endcap_in_the_middle_is_refused(pieces: dict[str, Piece]) -> None:
    with pytest.raises(MapError, match="needs a join for the lane upper"):
        assemble(pieces, [LEFT, RIGHT, *TILES])
    with pytest.raises(MapError, match="is the first piece of the row"):
        assemble(pieces, [*TILES, RIGHT])


# Room to draw: planets are about 150 map pixels wide on a screen where all of the row shows.


def test_everything_lies_well_inside_its_piece(pieces: dict[str, Piece]) -> None:
    for piece in pieces.values():
        for space in piece.spaces:
            rim = 56 if space.kind == "navpoint" else 72
            assert rim <= space.x <= piece.width - rim, space.id
            assert rim <= space.y <= piece.height - rim, space.id
