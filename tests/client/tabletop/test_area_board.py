"""A map of areas on a board: places in the window, gates between areas, places for pieces."""

from __future__ import annotations

import pygame
import pytest

from game.client.draw.theme import Metrics
from game.client.tabletop.area_board import AreaBoard
from game.client.tabletop.area_ground import AreaLook, Floor
from game.table.maps.areas import AreaMark, Areas, Link, Zone

BLUE = (20, 40, 200)


def box(id: str, left: int, top: int, wide: int, high: int) -> Zone:
    points = ((left, top), (left + wide, top), (left + wide, top + high), (left, top + high))
    return Zone(id, "zone", id.capitalize(), tuple((float(x), float(y)) for x, y in points))


def house() -> Areas:
    """Return a hall with a yard at its right, a loft above it, and a pit beyond its corner."""
    zones = [box("hall", 0, 200, 300, 200), box("yard", 306, 200, 300, 200),
             box("loft", 0, 0, 300, 120), box("pit", 320, 420, 300, 150)]  # fmt: skip
    centers = {zone.id: zone.center for zone in zones}
    pairs = (("hall", "yard"), ("hall", "loft"), ("hall", "pit"))
    links = {pair: Link(pair, (centers[pair[0]], centers[pair[1]])) for pair in pairs}
    tile = {"ground": "water"}
    tiles = {"ground": tuple(tuple(dict(tile) for _ in range(10)) for _ in range(10))}
    mark = AreaMark("lever", "feature", "hall", (10, 210, 40, 40))
    return Areas("house", 640, 640, {each.id: each for each in zones}, links, (mark,), {}, tiles)


@pytest.fixture
def board() -> AreaBoard:
    made = AreaBoard(house(), AreaLook(floors={"water": Floor("smooth", BLUE)}))
    made.layout(pygame.Rect(40, 60, 800, 600), Metrics())
    return made


def test_an_area_is_found_where_it_is_drawn(board: AreaBoard) -> None:
    for zone in board.areas.zones:
        assert board.zone_at(board.rect(zone).center) == zone
    assert board.zone_at((41, 659)) == ""
    assert all(board.area.contains(board.rect(zone)) for zone in board.areas.zones)


def test_areas_that_touch_share_a_gate_and_others_have_two(board: AreaBoard) -> None:
    links = board.areas.links
    assert [each.steep for each in board.gates(links["hall", "yard"])] == [False]
    assert [each.at for each in board.gates(links["hall", "loft"])] == [(150, 120), (150, 200)]
    around = board.gates(links["hall", "pit"])
    assert [each.steep for each in around] == [True, False]
    assert len(board.passage(links["hall", "pit"])) == 3


def test_the_floor_is_that_of_most_tiles_and_a_closed_gate_is_seen(board: AreaBoard) -> None:
    surface = pygame.Surface((900, 700), depth=32)
    board.draw(surface)
    red, _, blue, _ = surface.get_at(board.rect("yard").move(30, 30).center)
    assert blue > red
    gate = board.gate_rect(("hall", "yard"), 8).center
    open_gate = surface.get_at(gate)
    board.draw(surface, [("hall", "yard")])
    assert surface.get_at(gate) != open_gate


@pytest.mark.parametrize("count", (1, 4, 9))
def test_pieces_stand_inside_their_area_and_apart(board: AreaBoard, count: int) -> None:
    lever = board.mark_rect("lever", 48)
    places = board.places("hall", count, 56, [lever])
    assert len(places) == count
    assert all(board.rect("hall").contains(each) for each in places)
    assert all(each.collidelist(places[n + 1 :]) < 0 for n, each in enumerate(places))
    assert lever.collidelist(places) < 0


def test_the_map_is_zoomed_around_the_pointer(board: AreaBoard) -> None:
    before = board.rect("pit").center
    board.layout(board.area, Metrics(), 2.0, board.pan_for(before, 2.0))
    after = board.rect("pit").center
    assert abs(before[0] - after[0]) < 60 and abs(before[1] - after[1]) < 60
    board.layout(board.area, Metrics(), 2.0, (9999, 9999))
    assert board.corner[0] + board.size[0] == board.area.right
