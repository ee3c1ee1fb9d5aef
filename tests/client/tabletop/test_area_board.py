"""A map of areas on a board: places in the window, gates between areas, places for pieces."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.client.draw import images
from game.client.draw.theme import Metrics
from game.client.tabletop.boards.area_art import Frame, place
from game.client.tabletop.boards.area_board import AreaBoard
from game.client.tabletop.boards.area_light import AreaLook
from game.table.maps.areas import AreaMark, Areas, Link, Zone
from game.table.maps.drawing import Drawing, Picture, Shape

BLUE, RED = (20, 40, 200), (200, 30, 20)


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
    mark = AreaMark("lever", "feature", "hall", (10, 210, 40, 40))
    return Areas("house", 640, 640, {each.id: each for each in zones}, links, (mark,))


def picture(file: Path, color: tuple[int, int, int], side: int = 16) -> Picture:
    """Write a picture in one color."""
    made = pygame.Surface((side, side), depth=24)
    made.fill(color)
    pygame.image.save(made, file)
    return Picture(str(file), (0, 0, side, side))


def drawn(folder: Path) -> Drawing:
    """Return a drawing of blue cells, with a red box in the yard."""
    water, box = picture(folder / "water.png", BLUE), picture(folder / "box.png", RED)
    thing = Shape(1, "", "", 400, 250, 60, 60, picture=replace(box, area=None))
    return Drawing(
        *("house.tmx", 640, 640, 10, 10, ("ground", "details"), frozenset()),
        tiles={},
        shapes={"details": (thing,)},
        art={"ground": ((water,) * 10,) * 10},
    )


@pytest.fixture
def board(tmp_path: Path) -> AreaBoard:
    images.forget()
    made = AreaBoard(replace(house(), drawing=drawn(tmp_path)), AreaLook())
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


def shown(board: AreaBoard, *shut: tuple[str, str]) -> pygame.Surface:
    surface = pygame.Surface((900, 700), depth=32)
    board.draw(surface, shut)
    return surface


def test_the_board_shows_the_cells_and_objects_of_the_map(board: AreaBoard) -> None:
    surface = shown(board)
    red, _, blue, _ = surface.get_at(board.at(330, 330))
    assert blue > 2 * red
    red, _, blue, _ = surface.get_at(board.at(430, 280))
    assert red > 2 * blue


def test_what_is_tall_stands_above_the_light(tmp_path: Path) -> None:
    map = drawn(tmp_path)
    box = map.shapes["details"][0]
    low, tall = (replace(box, x=x, properties={"tall": x > 500}) for x in (500, 540))
    areas = replace(house(), drawing=replace(map, shapes={"details": (low, tall)}))
    board = AreaBoard(areas, AreaLook())
    board.layout(pygame.Rect(40, 60, 800, 600), Metrics())
    surface = shown(board)
    assert surface.get_at(board.at(590, 280))[:3] == RED
    assert surface.get_at(board.at(515, 280))[0] < RED[0] - 5


def test_a_map_without_pictures_has_the_color_around_and_names() -> None:
    board = AreaBoard(house(), AreaLook(around=(40, 0, 0)))
    board.layout(pygame.Rect(40, 60, 800, 600), Metrics())
    surface = shown(board)
    red, green, _, _ = surface.get_at(board.at(430, 280))
    assert red > green
    assert any(
        sum(surface.get_at((x, y))[:3]) > 300
        for x in range(board.head("yard").left, board.head("yard").right)
        for y in range(board.head("yard").top, board.head("yard").bottom)
    )


def test_an_area_of_any_shape_is_painted(tmp_path: Path) -> None:
    """The shadow of a slanted area is around it, not on it."""
    areas = replace(house(), drawing=drawn(tmp_path))
    slanted = ((306.0, 200.0), (606.0, 230.0), (580.0, 400.0), (306.0, 380.0))
    areas.zones["yard"] = replace(areas.zones["yard"], outline=slanted)
    board = AreaBoard(areas, AreaLook(slats=(200, 160, 90)))
    board.layout(pygame.Rect(40, 60, 800, 600), Metrics())
    surface = shown(board)
    inside, outside = surface.get_at(board.at(450, 370)), surface.get_at(board.at(450, 410))
    assert inside[2] > outside[2] + 20


def test_a_closed_gate_is_barred_and_an_open_one_is_as_drawn(board: AreaBoard) -> None:
    gate = board.gate_rect(("hall", "yard"), 8).center
    open_gate = shown(board).get_at(gate)
    assert open_gate[2] > open_gate[0]
    closed = shown(board, ("hall", "yard")).get_at(gate)
    assert closed[0] > closed[2]


@pytest.mark.parametrize(
    ("stretch", "wide", "high"),
    [("", 60, 30), ("across", 120, 30), ("down", 60, 60), ("both", 120, 60)],
)
def test_a_tile_object_follows_a_stretched_map_as_it_says(
    stretch: str, wide: int, high: int
) -> None:
    shape = Shape(1, "", "", 100, 50, 60, 30, properties={"stretch": stretch})
    across, down = place(shape, Frame(0, 0, 2, 1)), place(shape, Frame(0, 0, 1, 2))
    assert (across.center, down.center) == ((260, 65), (130, 130))
    assert (across.size, down.size) == ((wide, 30), (60, high))


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
