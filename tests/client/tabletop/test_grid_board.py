"""A grid on a board: where its squares are at any size and zoom, and what is painted when."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from game.client.draw import theme
from game.client.draw.theme import Metrics
from game.client.tabletop import grid_signs
from game.client.tabletop.grid_board import CHUNK, GridBoard, Lit
from game.client.tabletop.grid_look import STRETCH, ZOOMS, GridLook, fitted
from game.table.maps.drawing import Drawing, Properties, Shape
from game.table.maps.grid import Grid, GridForm, read_grid

FORM = GridForm(
    spaces=("room",),
    edges=("open", "ledge", "wall", "door"),
    passable=frozenset(("open", "ledge", "door")),
    marks=("chest",),
    painted=("ground",),
)
LOOK = GridLook(
    textures="materials",
    things="materials",
    edges={"open": "open", "ledge": "step", "wall": "wall", "door": "door"},
    wall="leather",
    marks={"chest": ("icons", "action")},
)
FLOOR: Properties = {"terrain": "floor", "texture": "steel", "soft": True}
ROOF: Properties = {"terrain": "roof", "texture": "leather", "tall": 1.0}
STAIN: Properties = {"ground": "stain", "texture": "vellum", "tint": "#401010", "share": 0.8}
COLUMNS, ROWS = 14, 10
SIZES = [(600, 300), (1200, 500), (500, 316), (300, 600)]
M = Metrics((1280, 720))


def room(column: int, row: int) -> Shape:
    number = 1 + column + 3 * row
    given = {"label": f"Room {number}", "number": number if number == 5 else 0}
    return Shape(number, f"r{number}", "room", 40 + 140 * column, 40 + 140 * row, 120, 120,
                 properties=given)  # fmt: skip


def border(id: int, kind: str, one: int, two: int, name: str = "") -> Shape:
    return Shape(id, name, kind, 0, 0, points=((0, 0), (1, 0)),
                 properties={"from": f"r{one}", "to": f"r{two}"})  # fmt: skip


EDGES = (
    border(20, "open", 1, 2), border(21, "wall", 2, 3), border(22, "open", 1, 4),
    border(23, "door", 2, 5, "1"), border(24, "ledge", 3, 6), border(25, "open", 4, 5),
    border(26, "open", 5, 6),
)  # fmt: skip


def house(*edges: Shape, stained: bool = False) -> Grid:
    """Return six rooms, the upper right one on a roof."""
    stain: Properties = STAIN if stained else {}
    terrain = tuple(
        tuple(ROOF if column >= 9 and row < 6 else FLOOR for column in range(COLUMNS))
        for row in range(ROWS)
    )
    ground = tuple(
        tuple(stain if row >= 7 and column < 4 else {} for column in range(COLUMNS))
        for row in range(ROWS)
    )
    drawing = Drawing(
        file="house.tmx", width=460, height=330, columns=COLUMNS, rows=ROWS,
        layers=("terrain", "ground", "spaces", "edges", "marks"), shifted=frozenset(),
        tiles={"terrain": terrain, "ground": ground},
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


# --- places ---------------------------------------------------------------------------------------


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
    frame = fitted(house(), size, 1.0)
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


# --- painting -------------------------------------------------------------------------------------


def test_parts_painted_one_by_one_fit_each_other() -> None:
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
    edges = (replace(EDGES[0], kind=kind, name="2" if kind == "door" else ""), *EDGES[1:])
    made = board()
    between = made.rect("r1").unionall([made.rect("r2")]).move(-made.area.left, -made.area.top)
    found = changed(drawn(made), drawn(board(grid=house(*edges))))
    assert found.width > 0 and between.inflate(160, 160).contains(found)


def test_a_tile_painted_in_tiled_is_drawn() -> None:
    plain, stained = board(), board(grid=house(stained=True))
    found = changed(drawn(plain), drawn(stained))
    corner = stained.frame.rect(0, 330 * 0.6, 460 * 0.4, 330 * 0.5)
    assert found.width > 0 and corner.inflate(4, 4).contains(found)


def test_squares_side_by_side_without_an_edge_are_parted_by_a_wall() -> None:
    open = tuple(each for each in EDGES if each.id != 22)
    found = changed(drawn(board()), drawn(board(grid=house(*open))))
    assert found.width > 0


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


def test_squares_that_are_not_lit_can_be_darkened() -> None:
    made = board()
    plain = drawn(made)
    for dim in (False, True):
        surface = pygame.Surface((1300, 600))
        made.draw(surface)
        made.draw_lit(surface, Lit({"r1": theme.AMBER}, way=("r4",), dim=dim))
        for square, darker in (("r2", dim), ("r4", False)):
            spot = made.rect(square).centerx + 30, made.rect(square).centery
            before = plain.get_at((spot[0] - made.area.left, spot[1] - made.area.top))
            assert (sum(surface.get_at(spot)[:3]) < sum(before[:3]) - 30) == darker


def test_a_picture_without_colors_is_gray(monkeypatch: pytest.MonkeyPatch) -> None:
    made = board(grid=house(stained=True))
    monkeypatch.setattr(theme, "palette", "greyscale")
    made.layout(made.area, M)
    picture = drawn(made)
    for x in range(0, picture.get_width(), 37):
        red, green, blue, _ = picture.get_at((x, picture.get_height() - 60))
        assert red == green == blue


def test_the_middle_of_four_joined_squares_has_no_lines() -> None:
    """Two more open borders join the lower squares with those above them."""
    open = tuple(
        replace(each, kind="open", name="") if each.id in (23, 24) else each for each in EDGES
    )
    made, parted = board(grid=house(*open)), board()
    one, four = made.rect("r1"), made.rect("r5")
    middle = pygame.Rect(one.right, one.bottom, four.left - one.right, four.top - one.bottom)
    middle = middle.move(-made.area.left, -made.area.top).inflate(-2, -2)
    found = changed(drawn(made).subsurface(middle), drawn(parted).subsurface(middle), 4)
    assert found.width > 0


def test_pieces_throw_a_soft_shadow_inside_the_area() -> None:
    made = board()
    surface = pygame.Surface((1300, 600))
    surface.fill((200, 180, 150))
    piece = made.slots("r1", 1)[0]
    outside = piece.move(made.area.left - piece.right, 0)
    made.draw_shadows(surface, [piece, outside])
    assert sum(surface.get_at((piece.right, piece.bottom - 6))[:3]) < 480
    assert surface.get_at((made.area.left - 3, piece.centery))[:3] == (200, 180, 150)
