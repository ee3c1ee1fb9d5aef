"""The mission maps as they are drawn at both sizes: nothing is missing, everything can be read."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.client.draw import fonts, images
from game.client.draw.theme import Metrics
from game.client.games.mandalorian.identity.map_look import LOOK
from game.client.tabletop.boards.grid_board import GridBoard
from game.mandalorian import maps
from game.resources import ROOT
from tests.breadth import first
from tests.client.conftest import Size

MAPS = maps.load_maps()
ART = ROOT / "assets" / "mandalorian"
FLOORS = [*sorted((ART / "terrain").iterdir()), *sorted((ART / "ground").iterdir())]
LARGE, SMALL = ((1200, 500), (1920, 1080)), ((1000, 316), (1280, 720))

each_map = pytest.mark.parametrize("id", MAPS)
each_size = pytest.mark.parametrize(("size", "window"), [LARGE, SMALL])


@pytest.fixture(autouse=True)
def screen() -> None:
    pygame.display.set_mode((64, 64))


def board(id: str, size: Size, window: Size, zoom: float = 1.0) -> GridBoard:
    made = GridBoard(MAPS[id].grid, LOOK)
    made.layout(pygame.Rect((0, 0), size), Metrics(window), zoom)
    return made


def drawn(made: GridBoard) -> pygame.Surface:
    surface = pygame.Surface(made.area.size, depth=32)
    made.draw(surface)
    return surface


def test_doors_and_marks_are_known() -> None:
    assert all(images.has(*icon) for icon in LOOK.marks.values())
    assert set(LOOK.marks) == set(maps.FORM.marks)
    assert LOOK.doors | LOOK.open <= set(maps.FORM.edges)


@pytest.mark.parametrize("name", first(1, sorted(path.name for path in FLOORS)))
def test_textures_have_no_seam(name: str) -> None:
    """Over their edges they change no more than from pixel to pixel inside."""
    picture = pygame.image.load(next(path for path in FLOORS if path.name == name)).convert_alpha()
    side = picture.get_width()
    assert picture.get_height() == side

    def step(first: int, second: int, down: bool) -> float:
        found = 0
        for at in range(0, side, 4):
            one, two = ((at, first), (at, second)) if down else ((first, at), (second, at))
            found += abs(sum(picture.get_at(one)[:3]) - sum(picture.get_at(two)[:3]))
        return found / (side / 4)

    for down in (False, True):
        inside = max(step(at, at + 1, down) for at in range(0, side - 1, 5))
        assert step(side - 1, 0, down) <= 1.3 * inside + 2


@each_size
@each_map
def test_names_are_whole(id: str, size: Size, window: Size) -> None:
    made = board(id, size, window)
    for square in made.grid.spaces:
        room = made.rect(square.id).width - 2 * max(4, made.rect(square.id).width // 26)
        assert fonts.measure(made.m, "tile", square.label)[0] <= room, square.label


@each_size
@each_map
def test_eight_pieces_have_room_in_every_space(id: str, size: Size, window: Size) -> None:
    made = board(id, size, window)
    for square in made.grid.squares:
        places = made.slots(square, 8)
        rect = made.rect(square)
        assert all(rect.contains(place) for place in places)
        least = 20 if window == SMALL[1] else 30
        assert all(place.width >= least for place in places)
        shared = [one.clip(two) for one, two in combinations(places, 2)]
        assert all(each.width * each.height <= places[0].width ** 2 / 3 for each in shared)


@each_map
def test_a_map_fills_its_area_and_each_door_is_seen_to_open(id: str) -> None:
    made = board(id, *LARGE)
    assert made.land.floors
    locked = drawn(made)
    for x in range(4, LARGE[0][0], 40):
        for y in range(4, LARGE[0][1], 40):
            assert sum(locked.get_at((x, y))[:3]) > 12, (x, y)
    for number in MAPS[id].doors:
        made.unlock({str(number)})
        area = made.door_rect(str(number)).clip(made.area)
        now = drawn(made)
        apart = [
            sum(abs(a - b) for a, b in zip(now.get_at((x, y)), locked.get_at((x, y)), strict=True))
            for x in range(area.left, area.right, 2)
            for y in range(area.top, area.bottom, 2)
        ]
        assert sum(each > 40 for each in apart) > len(apart) / 4
