"""The mission maps carry their art: nothing is missing, everything can be read, a change in Tiled
is seen, and no frame waits for it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

from game.client.draw import fonts, images
from game.client.draw.incremental_paint import slices
from game.client.draw.theme import Metrics
from game.client.games.mandalorian.cards import faces
from game.client.games.mandalorian.identity.map_look import LOOK
from game.client.games.mandalorian.table import spot_layout
from game.client.games.mandalorian.table.board import board_of
from game.client.shell.app.app import App
from game.client.shell.tools.bench import count_pictures
from game.client.tabletop.boards.grid_board import GridBoard
from game.client.tabletop.boards.grid_look import Frame, color
from game.client.tabletop.table.scene import TableScene
from game.mandalorian import maps
from game.mandalorian.maps import MAPS as FOLDER
from game.resources import ROOT
from game.table.maps.grid import Grid
from tests.breadth import ends, first
from tests.client.conftest import Size
from tests.client.flat_map import paint_flat
from tests.client.games.mandalorian.playing import new_game, open_table, steering_of, warming_of

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
    made = board(id, *SMALL)
    assert made.land.floors
    locked = drawn(made)
    for x in range(4, SMALL[0][0], 40):
        for y in range(4, SMALL[0][1], 40):
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


def whole(grid: Grid) -> pygame.Surface:
    """Return a map as the board paints it, a pixel for each unit."""
    board = GridBoard(grid, LOOK)
    board.layout(pygame.Rect(0, 0, grid.width, grid.height), Metrics())
    return board.paint((grid.width, grid.height), Frame(1, 1, 0, 0))


def test_every_picture_is_shown_by_a_tileset() -> None:
    shown = {
        (FOLDER / image.get("source", "")).resolve()
        for file in FOLDER.glob("*.tsx")
        for image in ElementTree.parse(file).getroot().iter("image")
    }
    kept = {path for name in ("terrain", "ground", "details", "walls")
            for path in (ART / name).iterdir()}  # fmt: skip
    assert shown == kept


def test_every_tileset_is_used() -> None:
    used = {
        tileset.get("source")
        for file in FOLDER.glob("*.tmx")
        for tileset in ElementTree.parse(file).getroot().iter("tileset")
    }
    assert used == {file.name for file in FOLDER.glob("*.tsx")}


@each_map
def test_a_terrain_is_named_like_its_picture(id: str) -> None:
    drawing = MAPS[id].grid.drawing
    for tiles, art in zip(drawing.tiles["terrain"], drawing.art["terrain"], strict=True):
        for tile, picture in zip(tiles, art, strict=True):
            assert picture is not None and Path(picture.file).stem == tile["terrain"]


@pytest.mark.parametrize("id", ends(MAPS))
def test_the_table_shows_what_tiled_shows_in_another_light(id: str) -> None:
    """The colors of cells are those of the map; shadows and lamps change them less."""
    grid = MAPS[id].grid
    flat = paint_flat(grid.drawing, 1.0)
    flat.fill(color(grid.properties, "light", (255, 255, 255)), special_flags=pygame.BLEND_RGB_MULT)
    size = grid.drawing.columns, grid.drawing.rows
    own, tiled = (pygame.transform.smoothscale(each, size) for each in (whole(grid), flat))

    def apart(turned: bool) -> list[tuple[float, float]]:
        """Return how far the cells are apart in light, and in hue, from the nearest."""
        found = []
        for x in range(size[0]):
            for y in range(size[1]):
                one = own.get_at((size[0] - 1 - x if turned else x, y))[:3]
                two = tiled.get_at((x, y))[:3]
                light = sum(abs(a - b) for a, b in zip(one, two, strict=True)) / 3
                parts = [[each / max(1, sum(hue)) for each in hue] for hue in (one, two)]
                found.append((light, sum(abs(a - b) for a, b in zip(*parts, strict=True))))
        return [(a, b) for a, b in zip(*(sorted(each) for each in zip(*found, strict=True)),
                                       strict=True)]  # fmt: skip

    near, far = apart(False), apart(True)
    middle, most = len(near) // 2, len(near) * 9 // 10
    assert near[middle][0] < 12 and near[middle][1] < 0.03 and near[most][1] < 0.1
    assert far[middle][0] > 1.2 * near[middle][0]


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    slices.on = False
    pygame.display.quit()


def rest(app: App, scene: TableScene) -> None:
    for _ in range(400):
        app.frame([], 0.1)
        if warming_of(scene).done:
            return
    raise AssertionError("never done")


def test_cards_of_the_crew_are_painted_before_they_are_drawn() -> None:
    app, scene = open_table(new_game())
    rest(app, scene)
    before, m = count_pictures(), scene.m
    size = spot_layout.hand_places(spot_layout.hand_room(scene.view.areas.hand, m)[0], 1, m)[0].size
    sheet = pygame.Surface(size)
    crew = [each["id"] for each in scene.model.characters]
    skills = scene.model.content.skills
    cards = [id for id, card in skills.items() if card.character in crew]
    assert len(cards) >= 24
    for id in cards:
        faces.draw(sheet, sheet.get_rect(), m, scene.model.content, id)
    assert count_pictures() == before
    other = next(id for id, card in skills.items() if card.character not in crew)
    faces.draw(sheet, sheet.get_rect(), m, scene.model.content, other)
    assert count_pictures() > before


@pytest.mark.long
@pytest.mark.painted
def test_the_map_from_near_is_enlarged_first_and_sharp_soon() -> None:
    app, scene = open_table(new_game(), (1280, 720))
    slices.on = True
    rest(app, scene)
    scene.ui.zoom = 2
    done = board_of(scene.table).map.painted
    steering_of(scene).center(scene.model.map.start)
    app.frame([], 1 / 60)
    assert board_of(scene.table).sketched and board_of(scene.table).map.painted == done
    app.frame([], 1 / 60)
    board = board_of(scene.table)
    assert board.sketched and board.map.painted == done + 1, "one part of it in a frame"
    for _ in range(60):
        app.frame([], 1 / 60)
    assert not board_of(scene.table).sketched and board_of(scene.table).map.painted > done + 1
    seen = scene.base.get(scene.m.size, scene.table.board.key(), lambda surface: None)
    whole = seen.copy()
    slices.on = False
    scene.table.board.paint(whole)
    area = scene.view.areas.board.inflate(-20, -20)
    spots = [(x, y) for x in range(area.left, area.right, 97)
             for y in range(area.top, area.bottom, 83)]  # fmt: skip
    off = [abs(seen.get_at(each).g - whole.get_at(each).g) for each in spots]
    assert max(off) < 32, "the lamp of the table alone"
