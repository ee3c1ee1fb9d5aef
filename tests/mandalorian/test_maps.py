"""The maps drawn in Tiled: they are those designed, terrain and range on them, and their faults."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

from game.mandalorian import maps
from game.mandalorian.maps import MissionMap
from game.table.maps.drawing import MapError
from game.table.maps.grid import Edge
from tests.breadth import every
from tests.specs import Row, Spec, read, table

MAPS = maps.load_maps()
DESIGNED = read("mandalorian/designed.spec")
NONE: frozenset[int] = frozenset()
COMPOUND, STREETS, SHIP, SQUARE = (MAPS[id] for id in DESIGNED)

each_map = pytest.mark.parametrize("id", DESIGNED)


def kept(spec: Spec, key: str) -> dict[str, str]:
    """Return the doors, marks or numbers of a map: what comes after the name of each."""
    found = (each.partition(" ") for each in spec.texts(key))
    return {name: rest for name, _, rest in found}


def pair(edge: Edge) -> str:
    return f"{edge.a[1:]}-{edge.b[1:]}"


def unlocked(map: MissionMap) -> frozenset[int]:
    return frozenset(map.doors)


# --- as designed ----------------------------------------------------------------------------------


def test_there_are_four_maps() -> None:
    assert set(MAPS) == set(DESIGNED)


@each_map
def test_the_borders_are_those_designed(id: str) -> None:
    map, designed = MAPS[id], DESIGNED[id]
    doors = {int(number): ends for number, ends in kept(designed, "door").items()}
    for kind in ("open", "elevation", "wall"):
        found = sorted(pair(edge) for edge in map.grid.edges if edge.kind == kind)
        assert found == designed.value(kind).split()
    assert {number: pair(edge) for number, edge in map.doors.items()} == doors


@each_map
def test_the_spaces_are_those_designed(id: str) -> None:
    map, designed = MAPS[id], DESIGNED[id]
    names = designed.value("names").split(", ")
    assert [space.label for space in map.spaces] == names
    assert [space.id for space in map.spaces] == [f"s{n:02}" for n in range(1, len(names) + 1)]
    assert {(space.width, space.height) for space in map.spaces} == {(168, 104)}
    assert all(space.x % 192 == map.spaces[0].x % 192 for space in map.spaces)
    assert all(space.y % 128 == map.spaces[0].y % 128 for space in map.spaces)
    assert map.title == designed.value("title")
    assert map.start == f"s{designed.value('start')}"
    assert sorted(map.stars) == sorted(f"s{each}" for each in designed.value("stars").split())
    numbers = kept(designed, "number")
    assert {number: map.numbered(int(number)) for number in numbers} == {
        number: f"s{space}" for number, space in numbers.items()
    }


def printed(designed: Spec) -> Counter[tuple[str, str, bool]]:
    return Counter(
        (shape[0].lower(), f"s{space}", not shape.endswith("?"))
        for shape, spaces in kept(designed, "mark").items()
        for space in spaces.split()
    )


@pytest.mark.rule("MA-056", "MA-057")
@each_map
def test_the_marks_of_tokens_are_those_designed(id: str) -> None:
    found = Counter((mark.shape, mark.space, mark.up) for mark in MAPS[id].marks)
    assert found == printed(DESIGNED[id])


@each_map
def test_elevated_spaces_have_another_terrain_than_those_below(id: str) -> None:
    squares = MAPS[id].grid.squares
    for edge in MAPS[id].grid.edges:
        if edge.kind == "elevation":
            assert squares[edge.a].terrain != squares[edge.b].terrain


# --- terrain and range ----------------------------------------------------------------------------


@pytest.mark.rule("MA-125", "MA-126", "MA-127", "MA-128")
@pytest.mark.parametrize("map", [COMPOUND, STREETS, SQUARE], ids=lambda map: map.id)
def test_elevation_stops_movement_and_not_range(map: MissionMap) -> None:
    ledges = [edge for edge in map.grid.edges if edge.kind == "elevation"]
    assert ledges
    for edge in ledges:
        assert edge.b not in map.walking(NONE).near[edge.a]
        assert map.walking(NONE).distance[edge.a][edge.b] > 1
        assert map.ranging(NONE).apart(edge.a, edge.b) == 1
        assert map.climbing(NONE).apart(edge.a, edge.b) == 1


@pytest.mark.rule("MA-129", "MA-131")
@each_map
def test_stars_are_spaces_of_the_map(id: str) -> None:
    map = MAPS[id]
    assert len(map.stars) == 3
    assert set(map.stars) <= set(map.grid.squares)
    red = {"nevarro_streets": ("s19", "s20"), "nevarro_square": ("s03",)}
    assert map.colored("red") == red.get(id, ())


@pytest.mark.rule("MA-132", "MA-133", "MA-134")
def test_what_is_no_space_is_neither_entered_nor_counted_through() -> None:
    """There is no space below the west wall: the way around is through the gate."""
    assert COMPOUND.grid.edge("s13", "s19") is None
    assert COMPOUND.walking(NONE).apart("s13", "s19") == 4
    assert COMPOUND.ranging(NONE).apart("s13", "s19") == 4
    assert SHIP.ranging(unlocked(SHIP)).apart("s01", "s06") == 3


@pytest.mark.rule("MA-183", "MA-184", "MA-185", "MA-188")
def test_range_is_the_smallest_number_of_spaces_around_walls() -> None:
    range = COMPOUND.ranging(NONE)
    assert range.apart("s14", "s14") == 0
    assert range.apart("s14", "s19") == 3  # a wall is between them
    assert range.within("s14", 1) == ("s14", "s08", "s13", "s15")
    assert set(range.within("s14", 2)) >= set(range.within("s14", 1))
    assert STREETS.ranging(NONE).apart("s02", "s07") == 3


@pytest.mark.rule("MA-R12")
@each_map
def test_spaces_that_touch_at_a_corner_are_no_neighbors(id: str) -> None:
    map = MAPS[id]
    for space, near in map.ranging(unlocked(map)).near.items():
        square = map.grid.squares[space]
        assert all(square.beside(map.grid.squares[each]) for each in near)
        assert all(map.grid.edge(space, each) is not None for each in near)


@pytest.mark.rule("MA-363")
def test_numbered_spaces_are_found_by_their_number() -> None:
    assert (SQUARE.numbered(8), SQUARE.numbered(9)) == ("s18", "s21")
    with pytest.raises(KeyError):
        SQUARE.numbered(7)


# --- faults ---------------------------------------------------------------------------------------


def problems(
    tmp_path: Path, old: str, new: str, id: str = "arvala_compound", count: int = 1
) -> list[str]:
    """Return the problems of a folder with one map, in which a pattern is replaced."""
    folder = tmp_path / "mandalorian"
    shutil.copytree(maps.MAPS, folder, ignore=shutil.ignore_patterns("*.tmx"))
    text = (maps.MAPS / f"{id}.tmx").read_text("utf-8")
    made = re.sub(old, new, text, count=count, flags=re.DOTALL)
    assert made != text, "the pattern is not in the file"
    (folder / f"{id}.tmx").write_text(made, "utf-8")
    with pytest.raises(MapError) as caught:
        maps.load_folder(folder)
    return caught.value.problems


@pytest.mark.parametrize("row", every(4, table("mandalorian/broken_maps.spec")))
def test_a_fault_is_refused_in_words(tmp_path: Path, row: Row) -> None:
    assert problems(tmp_path, row["old"], row["new"])[0] == row["told"]


def test_spaces_side_by_side_that_nothing_parts_are_refused(tmp_path: Path) -> None:
    """A wall without an edge between two rooms of the ship is moved away."""
    wall = r'(<objectgroup [^>]*name="walls">.*<object id="\d+" gid="\d+" x=")[\d.]+'
    found = problems(tmp_path, wall, r"\g<1>3000", "prison_ship")
    assert found == [
        "prison_ship.tmx: s15 and s20 are side by side, but no edge joins them; add one, or put a "
        "wall between them into the layer walls"
    ]


def test_a_map_without_stars_is_refused(tmp_path: Path) -> None:
    star = r'  <object id="\d+" type="star".*?</object>\n'
    (found,) = problems(tmp_path, star, "", "prison_ship", count=0)
    assert found.startswith("prison_ship.tmx: it has no star, so nothing can spawn")
