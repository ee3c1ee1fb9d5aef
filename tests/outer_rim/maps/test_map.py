"""The galaxy of Outer Rim: the places of things, and the guarantees of the network of lanes."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations, permutations, product
from math import dist
from pathlib import Path

import pytest

from game.outer_rim.maps.galaxy import STACK, Galaxy, Piece, assemble, load_galaxy, load_pieces
from game.table.maps.drawing import MapError, Point
from game.table.maps.graph import Lane, distances
from game.tiled import load_drawing

FOLDER = Path(__file__).resolve().parents[3] / "maps" / "outer_rim"
LEFT, RIGHT = "endcap_rebel_syndicate", "endcap_hutt_imperial"
TILES = (
    "tile_ord_mantell",
    "tile_lothal",
    "tile_kessel",
    "tile_nal_hutta",
    "tile_naboo",
    "tile_takodana",
)
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
ENDS = tuple(product(("nav_1", "nav_2"), ("nav_24", "nav_25")))


@pytest.fixture(scope="module")
def pieces() -> dict[str, Piece]:
    return load_pieces(FOLDER)


@pytest.fixture(scope="module")
def galaxy() -> Galaxy:
    return load_galaxy(FOLDER)


def of_kind(galaxy: Galaxy, kind: str) -> list[str]:
    return [space.id for space in galaxy.spaces.values() if space.kind == kind]


def without(galaxy: Galaxy, gone: Iterable[str]) -> dict[str, list[str]]:
    """Return the neighbors that remain when spaces are taken off the board."""
    out = set(gone)
    return {
        space: [one for one in near if one not in out]
        for space, near in galaxy.neighbors.items()
        if space not in out
    }


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
        "rebel": "nav_1",
        "syndicate": "nav_2",
        "hutt": "nav_24",
        "imperial": "nav_25",
    }
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


def test_ryloth_to_the_ring_of_kafrene(galaxy: Galaxy) -> None:
    """Four moves, and within seven by another way that shares no navpoint with the first."""
    ways = list(shortest(galaxy.neighbors, "ryloth", "ring_of_kafrene"))
    assert {len(way) - 1 for way in ways} == {4}
    for way in ways:
        used = [name for name in way if galaxy.spaces[name].kind == "navpoint"]
        assert used
        other = distances(without(galaxy, used), "ryloth")["ring_of_kafrene"]
        assert 4 < other <= 7


def test_the_board_holds_together_without_the_maelstrom(galaxy: Galaxy) -> None:
    rest = without(galaxy, ["the_maelstrom"])
    assert len(distances(rest, "nav_1")) == len(galaxy.spaces) - 1


def test_the_board_holds_together_without_any_one_space(galaxy: Galaxy) -> None:
    for gone in galaxy.spaces:
        start = next(name for name in galaxy.spaces if name != gone)
        assert len(distances(without(galaxy, [gone]), start)) == len(galaxy.spaces) - 1, gone


@pytest.mark.parametrize(("start", "end"), ENDS)
def test_crossing_the_board_takes_14_to_20_moves(galaxy: Galaxy, start: str, end: str) -> None:
    assert 14 <= distances(galaxy.neighbors, start)[end] <= 20
    around = without(galaxy, ["the_maelstrom"])
    assert 14 <= distances(around, start)[end] <= 20


def test_the_maelstrom_is_a_short_cut_and_never_the_only_way(galaxy: Galaxy) -> None:
    through = distances(galaxy.neighbors, "nav_11")["kessel"]
    around = distances(without(galaxy, ["the_maelstrom"]), "nav_11")["kessel"]
    assert (through, around) == (2, 4)


def test_nowhere_is_a_dead_end(galaxy: Galaxy) -> None:
    degrees = {name: len(near) for name, near in galaxy.neighbors.items()}
    assert min(degrees.values()) >= 2
    assert max(degrees.values()) <= 4
    crossings = [name for name in of_kind(galaxy, "planet") if degrees[name] >= 3]
    assert len(crossings) >= 8


def test_each_tile_lets_one_change_lanes(pieces: dict[str, Piece]) -> None:
    for tile in TILES:
        inside: dict[str, list[str]] = {space.id: [] for space in pieces[tile].spaces}
        for lane in pieces[tile].lanes:
            inside[lane.a].append(lane.b)
            inside[lane.b].append(lane.a)
        left, right = pieces[tile].joins_at("left"), pieces[tile].joins_at("right")
        moves = {
            (a, b): distances(inside, left[a].space)[right[b].space]
            for a, b in product(left, right)
        }
        assert all(1 <= count <= 4 for count in moves.values()), (tile, moves)


def test_every_edge_is_crossed_by_the_same_two_lanes(pieces: dict[str, Piece]) -> None:
    heights = set()
    for piece in pieces.values():
        for side in ("left", "right"):
            joins = piece.joins_at(side)
            if joins:
                assert list(joins) == ["upper", "lower"]
                assert joins["upper"].space != joins["lower"].space
                heights.add((joins["upper"].y, joins["lower"].y))
    assert heights == {(112.0, 272.0)}
    assert not pieces[LEFT].joins_at("left")
    assert not pieces[RIGHT].joins_at("right")


def test_every_order_of_the_tiles_is_a_good_board(pieces: dict[str, Piece]) -> None:
    """All 720: `assemble` refuses a row that does not join up or leaves a space out."""
    for order in permutations(TILES):
        galaxy = assemble(pieces, [LEFT, *order, RIGHT])
        assert len(galaxy.spaces) == 37
        for network in (galaxy.neighbors, without(galaxy, ["the_maelstrom"])):
            reached = distances(network, "nav_1")
            assert len(reached) == len(network), order
            assert 14 <= reached["nav_24"] <= 20, order


def test_an_endcap_in_the_middle_is_refused(pieces: dict[str, Piece]) -> None:
    with pytest.raises(MapError, match="needs a join for the lane upper"):
        assemble(pieces, [LEFT, RIGHT, *TILES])
    with pytest.raises(MapError, match="is the first piece of the row"):
        assemble(pieces, [*TILES, RIGHT])


# Room to draw: planets are about 150 map pixels wide on a screen where all of the row shows.


def pairs_of_pieces(pieces: dict[str, Piece]) -> Iterator[Galaxy]:
    """Return each two tiles side by side in both orders, and each tile at both ends of the row."""
    for first, second in permutations(TILES, 2):
        yield assemble(pieces, [LEFT, first, second, RIGHT])


def test_spaces_keep_their_distance_in_any_order(pieces: dict[str, Piece]) -> None:
    for galaxy in pairs_of_pieces(pieces):
        for one, two in combinations(galaxy.spaces.values(), 2):
            small = "navpoint" in (one.kind, two.kind)
            both = one.kind == two.kind == "navpoint"
            room = 90 if both else 110 if small else 190
            assert dist((one.x, one.y), (two.x, two.y)) >= room, (one.id, two.id)


def test_planets_have_room_for_a_label(pieces: dict[str, Piece]) -> None:
    for galaxy in pairs_of_pieces(pieces):
        for one, two in combinations(galaxy.spaces.values(), 2):
            if "planet" in (one.kind, two.kind):
                apart = abs(one.x - two.x) > 55 or abs(one.y - two.y) > 60
                assert apart, (one.id, two.id)


def segments(lane: Lane) -> Iterator[tuple[Point, Point]]:
    yield from zip(lane.points, lane.points[1:], strict=False)


def gap(spot: Point, a: Point, b: Point) -> float:
    """Return the distance of a spot from the straight line between two points."""
    long = dist(a, b) ** 2
    share = ((spot[0] - a[0]) * (b[0] - a[0]) + (spot[1] - a[1]) * (b[1] - a[1])) / (long or 1)
    share = min(1.0, max(0.0, share))
    return dist(spot, (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))


def turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def test_lanes_pass_no_foreign_space_and_cross_no_other_lane(pieces: dict[str, Piece]) -> None:
    for galaxy in pairs_of_pieces(pieces):
        for lane in galaxy.lanes:
            for space in galaxy.spaces.values():
                if space.id not in (lane.a, lane.b):
                    spot = (space.x, space.y)
                    assert min(gap(spot, *part) for part in segments(lane)) >= 44, (lane, space.id)
        for one, two in combinations(galaxy.lanes, 2):
            for first, second in product(segments(one), segments(two)):
                assert not cross(*first, *second), (one, two)


def test_everything_lies_well_inside_its_piece(pieces: dict[str, Piece]) -> None:
    for piece in pieces.values():
        for space in piece.spaces:
            rim = 56 if space.kind == "navpoint" else 72
            assert rim <= space.x <= piece.width - rim, space.id
            assert rim <= space.y <= piece.height - rim, space.id


REGIONS = {
    "hutt": "hutt_space",
    "imperial": "imperial_reach",
    "rebel": "rebel_haven",
    "syndicate": "syndicate_ways",
    None: "free_worlds",
}


def test_regions_say_whose_space_it_is(pieces: dict[str, Piece]) -> None:
    def region(piece: Piece, x: float, y: float) -> str:
        tiles = load_drawing(FOLDER, FOLDER / f"{piece.id}.tmx").tiles["regions"]
        return str(tiles[int(y // 32)][int(x // 32)]["region"])

    for piece in pieces.values():
        assert (len(piece.art[0]) * 32, len(piece.art) * 32) == (piece.width, piece.height)
        for space in piece.spaces:
            if space.kind == "planet":
                assert region(piece, space.x, space.y) == REGIONS[space.faction], space.id
            if space.kind == "maelstrom":
                assert region(piece, space.x, space.y) == "storm"
        for mark, (x, y) in piece.marks.items():
            faction = mark.removeprefix(STACK)
            assert region(piece, x, y) == REGIONS[faction]


def test_moves_past_stops_are_those_of_a_search_with_all_stops(galaxy: Galaxy) -> None:
    """Whatever stops are left out because no move of this length could pass them."""
    routes, some = galaxy.routes, random.Random(1)
    shorter = 0
    for _ in range(2_000):
        start, points = some.choice(routes.ids), some.randint(0, 8)
        stops = sum(routes.bit[each] for each in some.sample(routes.ids, some.randint(0, 12)))
        found = routes.reach(start, points, stops)
        assert found == routes._reach(start, points, stops)
        shorter += len(found) < len(routes.reach(start, points, 0))
    assert shorter > 100
