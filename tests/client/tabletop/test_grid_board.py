"""A grid on a board: where its squares are at any size and zoom, and what is painted when."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.client.draw import theme
from game.client.draw.theme import Metrics
from game.client.tabletop.boards import grid_land, grid_signs
from game.client.tabletop.boards.grid_board import CHUNK, GridBoard, Lit
from game.client.tabletop.boards.grid_land import Land
from game.client.tabletop.boards.grid_look import STRETCH, ZOOMS, GridLook, fit_frame
from game.client.tabletop.boards.grid_pieces import Piece
from game.resources import ROOT
from game.table.maps.drawing import Art, Drawing, Picture, Properties, Shape
from game.table.maps.grid import Grid, GridForm, read_grid
from tests.names import Patch

FORM = GridForm(
    spaces=("room",),
    edges=("open", "ledge", "wall", "door"),
    passable=frozenset(("open", "ledge", "door")),
    marks=("chest",),
)
LOOK = GridLook(
    open=frozenset(("open",)), doors=frozenset(("door",)), marks={"chest": ("icons", "action")}
)
FLOOR: Properties = {"terrain": "floor", "soft": True}
ROOF: Properties = {"terrain": "roof", "tall": 1.0}
COLUMNS, ROWS = 14, 10
SIZES = [(600, 300), (1200, 500), (500, 316), (300, 600)]
M = Metrics((1280, 720))


def room(column: int, row: int) -> Shape:
    number = 1 + column + 3 * row
    given = {"label": f"Room {number}", "number": number if number == 5 else 0}
    return Shape(number, f"r{number}", "room", 40 + 140 * column, 40 + 140 * row, 120, 120,
                 properties=given)  # fmt: skip


def sheet(name: str, column: int, row: int) -> Picture:
    """Return the tile of a cell painted with a material, which is cut into 4 x 4 tiles."""
    file = ROOT / "assets" / "materials" / f"{name}.jpg"
    return Picture(str(file), (column % 4 * 64, row % 4 * 64, 64, 64))


def material(name: str) -> Picture:
    return replace(sheet(name, 0, 0), area=None)


def border(id: int, kind: str, one: int, two: int, name: str = "") -> Shape:
    """Return an edge: a tile object on the border of two rooms, or a line if it is open."""
    properties: Properties = {"from": f"r{one}", "to": f"r{two}"}
    line = Shape(id, name, kind, 0, 0, points=((0, 0), (1, 0)), properties=properties)
    return line if kind == "open" else built(line, kind)


def built(line: Shape, kind: str) -> Shape:
    """Return the tile object of an edge."""
    one, two = (int(str(line.properties[end])[1:]) - 1 for end in ("from", "to"))
    (x, y), (to_x, to_y) = (
        (100 + 140 * (each % 3), 100 + 140 * (each // 3)) for each in (one, two)
    )
    long, thick = (50, 18) if kind == "door" else (140, 14)
    wide, high = (thick, long) if y == to_y else (long, thick)
    given: Properties = {**line.properties, "stretch": "both"}
    if kind != "ledge":
        given = {**given, "rise": 0.8, "thick": 0.4}
    return replace(
        line, kind=kind, points=(), x=(x + to_x - wide) / 2, y=(y + to_y - high) / 2, width=wide,
        height=high, picture=material("leather"), properties=given,
    )  # fmt: skip


EDGES = (
    border(20, "open", 1, 2), border(21, "wall", 2, 3), border(22, "open", 1, 4),
    border(23, "door", 2, 5, "1"), border(24, "ledge", 3, 6), border(25, "open", 4, 5),
    border(26, "open", 5, 6),
)  # fmt: skip


def house(*edges: Shape, stained: bool = False) -> Grid:
    """Return six rooms, the upper right one on a roof."""
    terrain = tuple(
        tuple(ROOF if column >= 9 and row < 6 else FLOOR for column in range(COLUMNS))
        for row in range(ROWS)
    )
    painted: Art = tuple(
        tuple(sheet("leather" if terrain[row][column] is ROOF else "steel", column, row)
              for column in range(COLUMNS))
        for row in range(ROWS)
    )  # fmt: skip
    ground: Art = tuple(
        tuple(sheet("vellum", column, row) if stained and row >= 7 and column < 4 else None
              for column in range(COLUMNS))
        for row in range(ROWS)
    )  # fmt: skip
    drawing = Drawing(
        file="house.tmx", width=460, height=330, columns=COLUMNS, rows=ROWS,
        layers=("terrain", "ground", "spaces", "edges", "marks"), shifted=frozenset(),
        tiles={"terrain": terrain, "ground": (({},) * COLUMNS,) * ROWS},
        art={"terrain": painted, "ground": ground},
        shapes={
            "spaces": tuple(room(column, row) for row in range(2) for column in range(3)),
            "edges": edges or EDGES,
            "marks": (Shape(40, "", "chest", 100, 100),),
        },
    )  # fmt: skip
    return read_grid(drawing, FORM)


@pytest.fixture(autouse=True)
def screen() -> None:
    pygame.display.set_mode((64, 64))


def board(
    size: tuple[int, int] = (1200, 500), zoom: float = 1.0, grid: Grid | None = None
) -> GridBoard:
    made = GridBoard(grid or house(), LOOK)
    made.layout(pygame.Rect(30, 20, *size), M, zoom)
    return made


def drawn(made: GridBoard) -> pygame.Surface:
    surface = pygame.Surface((made.area.right + 10, made.area.bottom + 10))
    made.draw(surface)
    return surface.subsurface(made.area).copy()


def changed(one: pygame.Surface, two: pygame.Surface, over: int = 24) -> pygame.Rect:
    """Return the smallest rectangle with every pixel in which two pictures differ."""
    apart = one.copy()
    apart.blit(two, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    other = two.copy()
    other.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    apart.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    mask = pygame.mask.from_threshold(apart, (0, 0, 0), (over, over, over))
    mask.invert()
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)


@pytest.mark.parametrize("size", SIZES)
def test_all_squares_are_in_the_area(size: tuple[int, int]) -> None:
    made = board(size)
    rects = [made.rect(square) for square in made.grid.squares]
    assert all(made.area.contains(rect) for rect in rects)
    assert not any(one.colliderect(two) for one, two in combinations(rects, 2))
    around = rects[0].unionall(rects[1:])
    assert abs(around.centerx - made.area.centerx) <= 1
    assert abs(around.centery - made.area.centery) <= 1


@pytest.mark.parametrize("size", SIZES)
def test_a_map_is_stretched_only_so_far(size: tuple[int, int]) -> None:
    frame = fit_frame(house(), size, 1.0)
    assert 1 / STRETCH - 0.001 <= frame.across / frame.down <= STRETCH + 0.001


@pytest.mark.parametrize("zoom", ZOOMS)
def test_the_point_under_the_pointer_stays_when_the_map_is_zoomed(zoom: float) -> None:
    made = board()
    pointer = made.rect("r5").center
    made.layout(made.area, M, zoom, made.pan_for(pointer, zoom))
    now = made.rect("r5").center
    assert abs(now[0] - pointer[0]) <= 2 and abs(now[1] - pointer[1]) <= 2
    assert made.square_at(pointer) == "r5"


def test_a_map_is_panned_no_farther_than_its_edges() -> None:
    made = board(zoom=2.5)
    made.layout(made.area, M, 2.5, (-500, 9_000))
    assert made.pan == (0, round(500 * 1.5))
    made.layout(made.area, M, 1.0, (50, 50))
    assert made.pan == (0, 0)


def test_a_square_can_be_put_into_the_middle() -> None:
    made = board()
    made.layout(made.area, M, 1.8, made.pan_to("r5", 1.8))
    assert abs(made.rect("r5").centerx - made.area.centerx) <= 1


def test_spots_are_the_squares_in_view() -> None:
    made = board()
    assert set(made.spots("space")) == {("space", f"r{n}") for n in range(1, 7)}
    made.layout(made.area, M, 2.5, made.pan_to("r1", 2.5))
    near = made.spots("space")
    assert ("space", "r1") in near and ("space", "r6") not in near
    assert all(made.area.contains(rect) for rect in near.values())
    assert made.square_at((0, 0)) == ""


@pytest.mark.parametrize("size", [(1200, 500), (1000, 316)])
@pytest.mark.parametrize("count", range(1, 9))
def test_pieces_of_a_square_do_not_overlap(size: tuple[int, int], count: int) -> None:
    made = board(size)
    places = made.slots("r2", count)
    assert len(places) == count
    assert all(made.rect("r2").contains(place) for place in places)
    assert not any(one.colliderect(two) for one, two in combinations(places, 2))
    assert places == sorted(places, key=lambda place: (place.top, place.left))


def test_few_pieces_leave_the_name_free_and_many_keep_their_size() -> None:
    made = board()
    name = made.rect("r2").bottom - M.du(20)
    assert all(place.bottom <= name for place in made.slots("r2", 3))
    crowd = grid_signs.slots(pygame.Rect(0, 0, 90, 50), 12, 48, 16, 26)
    assert {place.width for place in crowd} == {26}
    assert all(pygame.Rect(0, 0, 90, 50).contains(place) for place in crowd)
    assert made.slots("r2", 0) == []


def test_a_door_has_a_place() -> None:
    made = board()
    door = made.door_rect("1")
    assert made.rect("r2").centery < door.centery < made.rect("r5").centery
    assert abs(door.centerx - made.rect("r2").centerx) <= 1


@pytest.mark.parametrize("large", [grid_land.LARGE, 64])
def test_parts_painted_one_by_one_fit_each_other(large: int, monkeypatch: Patch) -> None:
    monkeypatch.setattr(grid_land, "LARGE", large)
    made = board((900, 640), grid=house(stained=True))
    whole = made.paint((900, 640), made.frame)
    assert made.area.width > 2 * CHUNK
    assert changed(drawn(made), whole).size <= (2, 2)


def test_what_is_painted_is_kept() -> None:
    made = board()
    first = drawn(made)
    count = made.painted
    assert changed(drawn(made), first, 1).width == 0
    made.layout(made.area, M, 1.0, (0, 0))
    drawn(made)
    assert made.painted == count
    made.layout(made.area.inflate(-20, -20), M)
    drawn(made)
    assert made.painted > count


def test_a_door_that_opens_changes_the_picture_around_it_alone() -> None:
    made = board((1800, 900))
    locked = drawn(made)
    count = made.painted
    made.unlock({"1"})
    opened = drawn(made)
    area = made.door_rect("1").move(-made.area.left, -made.area.top)
    found = changed(locked, opened)
    assert found.colliderect(area)
    assert area.inflate(260, 260).contains(found)
    assert 0 < made.painted - count < count
    made.unlock(())
    assert changed(drawn(made), locked, 1).width == 0


@pytest.mark.parametrize("kind", ["wall", "ledge", "door"])
def test_a_border_edited_in_tiled_is_drawn(kind: str) -> None:
    edge = replace(built(EDGES[0], kind), name="2" if kind == "door" else "")
    edges = (edge, *EDGES[1:])
    made = board()
    between = made.rect("r1").unionall([made.rect("r2")]).move(-made.area.left, -made.area.top)
    found = changed(drawn(made), drawn(board(grid=house(*edges))))
    assert found.width > 0 and between.inflate(160, 160).contains(found)


def test_a_tile_painted_in_tiled_is_drawn() -> None:
    plain, stained = board(), board(grid=house(stained=True))
    found = changed(drawn(plain), drawn(stained))
    corner = stained.frame.rect(0, 330 * 0.6, 460 * 0.4, 330 * 0.5)
    assert found.width > 0 and corner.inflate(4, 4).contains(found)


def test_floors_are_joined_over_an_open_edge_alone() -> None:
    open = tuple(each for each in EDGES if each.id != 22)
    made = board()
    found = changed(drawn(made), drawn(board(grid=house(*open))), 8)
    between = made.rect("r1").unionall([made.rect("r4")]).move(-made.area.left, -made.area.top)
    assert found.width > 0 and between.inflate(12, 12).contains(found)


def furnished(thing: Shape) -> Grid:
    """Return the house with a tile object."""
    grid = house()
    drawing = grid.drawing
    more = replace(
        drawing, shapes={**drawing.shapes, "details": (thing,)}, layers=(*drawing.layers, "details")
    )
    return replace(grid, drawing=more)


CRATE = Shape(60, "", "", 80, 60, 40, 40, picture=material("brass"))


def test_a_tile_object_is_drawn_where_it_is() -> None:
    plain = drawn(board())
    made = board(grid=furnished(CRATE))
    found = changed(plain, drawn(made))
    center = made.frame.at(*CRATE.center)
    assert abs(found.centerx - center[0]) <= 2 and abs(found.centery - center[1]) <= 2
    side = made.frame.length(40)
    assert side - 6 <= found.width <= side and side - 6 <= found.height <= side
    moved = board(grid=furnished(replace(CRATE, x=200, y=220)))
    there = changed(plain, drawn(moved))
    assert there.collidepoint(made.frame.at(220, 240)) and not there.colliderect(found)


def test_a_hidden_tile_object_is_not_drawn() -> None:
    hidden = furnished(replace(CRATE, visible=False))
    assert changed(drawn(board()), drawn(board(grid=hidden)), 1).width == 0


@pytest.mark.parametrize(
    ("stretch", "follows"),
    [("", (False, False)), ("across", (True, False)), ("down", (False, True)),
     ("both", (True, True))],
)  # fmt: skip
def test_a_tile_object_follows_a_stretched_map_as_it_says(
    stretch: str, follows: tuple[bool, bool]
) -> None:
    given: Properties = {"stretch": stretch} if stretch else {}
    piece = Piece(replace(CRATE, properties=given), material("brass"))
    frame = fit_frame(house(), (1200, 500), 1.0)
    whole, rect = frame.rect(80, 60, 40, 40), piece.rect(frame)
    unit = frame.length(40)
    assert whole.width > 1.2 * whole.height
    assert rect.size == (whole.width if follows[0] else unit, whole.height if follows[1] else unit)
    assert abs(rect.centerx - whole.centerx) <= 1 and abs(rect.centery - whole.centery) <= 1


@pytest.mark.parametrize("value", ["far", "nan", "inf", 1e9, -1e9])
def test_a_property_out_of_bounds_does_no_harm(value: str | float) -> None:
    names = ("rise", "thick", "gap", "glow", "reach", "breath", "sun", "depth", "shade", "light")
    given: Properties = dict.fromkeys(names, value)
    grid = replace(furnished(replace(CRATE, properties=given)), properties=given)
    made = board((400, 300), grid=grid)
    assert drawn(made).get_size() == (400, 300)


def test_a_lamp_lights_what_is_around_it() -> None:
    dark, lamp = (board(grid=furnished(replace(CRATE, properties=given)))
                  for given in ({}, {"glow": "#ff8000", "reach": 2.0}))  # fmt: skip
    lit = changed(drawn(dark), drawn(lamp), 6)
    side = 4 * lamp.frame.length(lamp.land.cell[0])
    assert side * 0.5 < lit.width <= side and lit.collidepoint(lamp.frame.at(*CRATE.center))


def swapped(column: int, row: int, picture: Picture) -> Grid:
    """Return the house with another tile on a cell."""
    grid = house()
    terrain = [list(line) for line in grid.drawing.art["terrain"]]
    terrain[row][column] = picture
    art = {**grid.drawing.art, "terrain": tuple(tuple(line) for line in terrain)}
    return replace(grid, drawing=replace(grid.drawing, art=art))


def test_a_floor_is_spread_without_joints() -> None:
    """Tiles that continue one another are one texture, which is enlarged as a whole."""
    land = board().land
    assert len(land.floors) == 2
    textures = [floor.texture for floor in land.floors]
    assert all(each is not None and (each.columns, each.rows) == (4, 4) for each in textures)


@pytest.mark.parametrize("flipped", [(False, False, False), (True, False, False)])
def test_another_tile_on_a_cell_is_drawn_there_alone(flipped: tuple[bool, bool, bool]) -> None:
    made = board()
    tile = replace(sheet("leather" if not any(flipped) else "steel", 10, 1), flipped=flipped)
    other = board(grid=swapped(11, 1, replace(tile, area=(0, 0, 64, 64))))
    cell = made.land.rect(made.frame, 11, 1, 12, 2)
    found = changed(drawn(made), drawn(other), 6)
    assert found.width > 0 and cell.inflate(2, 2).contains(found)


@pytest.mark.parametrize("zoom", [1.0, 2.5])
def test_every_tile_of_a_sheet_is_in_its_cell(tmp_path: Path, zoom: float) -> None:
    """A sheet of 4 x 4 colors; large ones are enlarged in parts."""
    made = pygame.Surface((256, 256))
    for at in range(16):
        made.fill((15 * at + 10, 255 - 15 * at, 40), (at % 4 * 64, at // 4 * 64, 64, 64))
    pygame.image.save(made, tmp_path / "colors.png")
    grid = house()
    colors: Art = tuple(
        tuple(replace(sheet("steel", column, row), file=str(tmp_path / "colors.png"))
              for column in range(COLUMNS))
        for row in range(ROWS)
    )  # fmt: skip
    drawing = replace(grid.drawing, art={"terrain": colors, "ground": grid.drawing.art["ground"]})
    land = Land(replace(grid, drawing=drawing), LOOK)
    frame = fit_frame(grid, (2600, 1400), zoom)
    for column in range(COLUMNS):
        for row in range(ROWS):
            area = land.rect(frame, column, row, column + 1, row + 1)
            part = pygame.Surface(area.size)
            land.spread(part, frame.shift(*area.topleft), land.floor(column, row).texture,
                        part.get_rect())  # fmt: skip
            at = column % 4 + row % 4 * 4
            for spot in ((6, 6), (area.width - 7, area.height - 7)):
                red, green, blue, _ = part.get_at(spot)
                assert abs(red - 15 * at - 10) < 3 and abs(green - 255 + 15 * at) < 3 and blue < 43


def test_a_zoomed_map_is_drawn_at_once_and_sharp_little_by_little() -> None:
    made = board()
    drawn(made)
    made.layout(made.area, M, 2.5, made.pan_to("r5", 2.5))
    surface = pygame.Surface((1300, 600))
    count = made.painted
    assert not made.draw(surface, 1)
    assert made.painted == count + 1
    assert surface.get_at(made.area.center)[:3] != (0, 0, 0)
    while not made.draw(surface, 1):
        pass
    assert made.warm()
    while made.warm():
        pass
    done = made.painted
    assert made.draw(surface, 0) and made.painted == done


def test_lit_squares_and_ways_are_drawn_inside_the_area() -> None:
    made = board(zoom=2.5)
    surface = pygame.Surface((1300, 600))
    lit = Lit({"r1": theme.AMBER, "r2": theme.TEAL}, ("r3",), ("r4",), ("r1", "r2", "r5"))
    made.draw_lit(surface, lit)
    assert surface.get_bounding_rect().width
    outside = surface.copy()
    outside.fill((0, 0, 0), made.area)
    assert changed(outside, pygame.Surface((1300, 600)), 1).width == 0
    surface = pygame.Surface((1300, 600))
    made = board()
    made.draw_lit(surface, Lit({"r1": theme.AMBER}))
    assert surface.get_at((made.rect("r1").left + 20, made.rect("r1").top))[:3] == theme.AMBER
    assert surface.get_at(made.rect("r5").center)[:3] == (0, 0, 0)
