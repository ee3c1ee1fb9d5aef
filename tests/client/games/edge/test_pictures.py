"""Pictures: those of a map are seen where the map has them, scenes have their own, spend cards a
sign."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game import tiled_pictures
from game.client.draw import images
from game.client.draw.theme import Metrics
from game.client.games.edge.cards import art
from game.client.games.edge.checks import spending
from game.client.games.edge.zones.look import LOOK
from game.client.tabletop.boards import area_art
from game.client.tabletop.boards.area_board import AreaBoard
from game.client.tabletop.boards.area_light import AreaLook
from game.commands import check
from game.edge import maps
from game.edge.maps import load_folder, load_maps
from game.resources import ROOT
from game.table.maps.areas import Areas
from tests.breadth import first
from tests.client.flat_map import paint_flat
from tests.edge.stories import CONTENT

MAPS = load_maps()
HALL = "sorting_hall"
MAGENTA = (255, 0, 255)
SIZE = (640, 400)

each_map = pytest.mark.parametrize("id", MAPS)


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    images.forget()
    yield
    images.forget()


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of the maps, with their pictures beside them and nowhere else."""
    for name in ("floors", "walls", "details"):
        shutil.copytree(ROOT / "assets" / "edge" / name, tmp_path / "assets" / "edge" / name)
    monkeypatch.setattr(tiled_pictures, "ROOT", tmp_path)
    return shutil.copytree(maps.MAPS, tmp_path / "maps" / "edge")


def board(areas: Areas, look: AreaLook = LOOK) -> AreaBoard:
    made = AreaBoard(areas, look)
    made.layout(pygame.Rect((0, 0), SIZE), Metrics((1920, 1080)))
    return made


def drawn(areas: Areas, look: AreaLook = LOOK) -> pygame.Surface:
    images.forget()
    surface = pygame.Surface(SIZE, depth=32)
    board(areas, look).draw(surface)
    return surface


def places(areas: Areas, file: str) -> list[pygame.Rect]:
    """Return where a board shows a picture file."""
    made, drawing, found = board(areas), areas.drawing, []
    wide, high = drawing.width / drawing.columns, drawing.height / drawing.rows
    for layer in drawing.art.values():
        for row, line in enumerate(layer):
            for column, tile in enumerate(line):
                if tile is not None and Path(tile.file).name == file:
                    rect = pygame.Rect(made.at(column * wide, row * high), (1, 1))
                    end = made.at((column + 1) * wide, (row + 1) * high)
                    found.append(rect.union(pygame.Rect(end, (0, 0))))
    for layer in drawing.seen:
        for shape, picture in drawing.tile_objects(layer):
            if Path(picture.file).name == file:
                found.append(area_art.place(shape, made.frame).move(made.corner))
    return found


def changed(one: pygame.Surface, two: pygame.Surface) -> pygame.mask.Mask:
    """Return the pixels that differ."""
    same = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), two)
    same.invert()
    return same


@pytest.mark.parametrize(
    "picture",
    first(1, ["floors/grating.jpg", "floors/belt.jpg", "floors/stripes.png", "walls/wall_top.png",
              "walls/post.png", "walls/gate_down.png", "walls/corridor_bend.png",
              "details/tank.png"]),
)  # fmt: skip
def test_another_picture_is_seen_where_the_map_has_it_and_only_there(
    copied: Path, picture: str
) -> None:
    before = drawn(load_folder(copied)[HALL])
    file = copied.parents[1] / "assets" / "edge" / picture
    new = pygame.image.load(file)
    new.fill(MAGENTA)
    pygame.image.save(new, file)
    areas = load_folder(copied)[HALL]
    found = changed(before, drawn(areas))
    rects = places(areas, file.name)
    assert rects and any(found.overlap_area(pygame.mask.Mask(each.size, True), each.topleft) >
                         each.width * each.height // 4 for each in rects)  # fmt: skip
    for rect in rects:
        rect = rect.inflate(4, 4)
        found.erase(pygame.mask.Mask(rect.size, True), rect.topleft)
    assert found.count() == 0, found.get_bounding_rects()


@pytest.mark.parametrize(
    ("picture", "tileset", "tile"),
    [
        ("floors/grating.jpg", "floor_grating.tsx", "it"),
        ("walls/post.png", "walls.tsx", "tile 4"),
        ("details/tank.png", "details.tsx", "tile 6"),
    ],
)
def test_a_missing_picture_is_named_with_map_and_tileset(
    copied: Path, picture: str, tileset: str, tile: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (copied.parents[1] / "assets" / "edge" / picture).unlink()
    assert check.main([str(copied)]) == 1
    told = capsys.readouterr()
    problem = (
        f"the tileset {tileset}: {tile} shows ../../assets/edge/{picture}, which is missing; "
        "put it there, or choose another in Tiled"
    )
    assert f"{HALL}.tmx" in told.out + told.err and problem in told.out + told.err


def average(surface: pygame.Surface, rect: pygame.Rect) -> tuple[int, int, int]:
    red, green, blue, _ = pygame.transform.average_color(surface, rect)
    return red, green, blue


@each_map
def test_the_board_looks_like_the_map_in_tiled(id: str) -> None:
    """But for the light, which darkens all colors alike, and the names."""
    drawing = MAPS[id].drawing
    assert drawing is not None
    flat = paint_flat(drawing, 1.0)
    look = replace(LOOK, slats=None)
    surface, made = drawn(MAPS[id], look), board(MAPS[id], look)
    for zone in MAPS[id].spaces:
        xs, ys = zip(*zone.outline, strict=True)
        area = pygame.Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
        here = made.rect(zone.id)
        head = made.head(zone.id).height + made.wall
        shown = average(
            surface, pygame.Rect(here.left, here.top + head, here.width, here.height - head)
        )
        cut = round(head * area.height / here.height)
        plain = average(flat, pygame.Rect(area.left, area.top + cut, area.width, area.height - cut))
        shares = [one / two for one, two in zip(shown, plain, strict=True)]
        assert 0.5 < min(shares) and max(shares) < 1.1, (zone.id, shown, plain)
        assert max(shares) - min(shares) < 0.12, (zone.id, shown, plain)


def test_a_pack_brings_a_map_with_pictures_of_its_own(tmp_path: Path) -> None:
    folder = tmp_path / "pack" / "maps"
    folder.mkdir(parents=True)
    for tileset in maps.MAPS.glob("*.tsx"):
        shutil.copy(tileset, folder)
    own = pygame.Surface((512, 512), depth=24)
    own.fill((30, 160, 60))
    pygame.image.save(own, tmp_path / "pack" / "moss.png")
    grating = folder / "floor_grating.tsx"
    text = grating.read_text("utf-8")
    grating.write_text(text.replace("../../assets/edge/floors/grating.jpg", "../moss.png"), "utf-8")
    shutil.copy(maps.MAPS / "pad_12.tmx", folder / "deck.tmx")
    areas = load_folder(folder)["deck"]
    surface, made = drawn(areas), board(areas)
    red, green, blue = average(surface, made.rect("crane").inflate(-60, -60))
    assert green > 1.5 * red and green > 1.5 * blue
    red, green, blue = average(surface, made.rect("apron").inflate(-60, -60))
    assert red >= green >= blue


@pytest.mark.long
def test_every_floor_has_no_seam() -> None:
    """Over their edges they change no more than from pixel to pixel inside."""
    for file in sorted((ROOT / "assets" / "edge" / "floors").glob("*.jpg")):
        picture = pygame.image.load(file)
        wide, high = picture.get_size()

        def step(one: int, two: int, down: bool, of: pygame.Surface = picture) -> float:
            count = of.get_width() if down else of.get_height()
            found = 0
            for at in range(0, count, 4):
                ends = [(at, each) if down else (each, at) for each in (one, two)]
                found += sum(abs(a - b) for a, b in zip(*map(of.get_at, ends), strict=True))
            return found / (count / 4)

        for down, side in ((False, wide), (True, high)):
            inside = max(step(at, at + 1, down) for at in range(0, side - 1, 5))
            assert step(side - 1, 0, down) <= 1.3 * inside + 2, file.name


def test_every_scene_has_a_picture() -> None:
    drawn = {
        id: art.picture_aliases().get(each.art, each.art) for id, each in CONTENT.scenes.items()
    }
    assert [id for id, name in drawn.items() if not images.has(art.SCENES, name)] == []


SPENDS = tuple(CONTENT.spends.values())
ALIKE = 0.8


def test_each_card_has_a_sign_of_its_own() -> None:
    signs = {spending.sign_of(card) for card in SPENDS}
    assert len(signs) == len(SPENDS)
    assert signs == {f"ee_{card.id}" for card in SPENDS}


def test_signs_have_different_shapes() -> None:
    masks = {
        card.id: pygame.mask.from_surface(images.icon(spending.sign_of(card), 24))
        for card in SPENDS
    }
    names = sorted(masks)
    for at, one in enumerate(names):
        for other in names[at + 1 :]:
            shared = masks[one].overlap_area(masks[other], (0, 0))
            union = masks[one].count() + masks[other].count() - shared
            assert shared / union < ALIKE, (one, other)


@pytest.mark.parametrize("side, plain", (("advantage", "gain"), ("threat", "harm")))
def test_a_card_of_a_pack_has_a_plain_sign(side: str, plain: str) -> None:
    card = SPENDS[0].model_copy(update={"id": "of_a_pack", "side": side})
    assert spending.sign_of(card) == f"ee_listed_{plain}"
