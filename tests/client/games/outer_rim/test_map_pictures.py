"""The table shows the pictures that the maps name: repaint one, and the table changes there."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path

import pygame
import pytest

from game.client.draw import images
from game.client.draw.scenery import map_pictures
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.map.galaxy import GalaxyView
from game.outer_rim.maps.galaxy import Galaxy, load_galaxy
from game.resources import ROOT
from tests.breadth import first

AREA = pygame.Rect(0, 56, 1532, 684)


@pytest.fixture(autouse=True)
def _window() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((1920, 1080))
    yield
    _forget()
    pygame.display.quit()


def _forget() -> None:
    images.forget()
    map_pictures.light.cache_clear()


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return a copy of the maps with all their pictures."""
    shutil.copytree(ROOT / "maps" / "outer_rim", tmp_path / "maps" / "outer_rim")
    for folder in ("planets", "space", "tiles"):
        shutil.copytree(ROOT / "assets" / folder, tmp_path / "assets" / folder)
    return tmp_path


def seen(project: Path) -> tuple[GalaxyView, bytes]:
    """Return the map of a project laid out on a table, and its pixels."""
    _forget()
    galaxy = load_galaxy(project / "maps" / "outer_rim")
    assert all(str(project) in space.look.picture.file
               for space in galaxy.spaces.values())  # fmt: skip
    view = GalaxyView(galaxy)
    view.layout(AREA, Metrics((1920, 1080)))
    surface = pygame.Surface((1920, 1080))
    view.draw_static(surface)
    return view, pygame.image.tobytes(surface, "RGB")


def repaint(file: Path, part: pygame.Rect | None = None) -> None:
    """Paint a picture pink, or a part of it; what is clear stays so."""
    picture = pygame.image.load(file)
    picture.fill((255, 0, 255, 0), part, special_flags=pygame.BLEND_RGBA_MAX)
    picture.fill((255, 0, 255, 255), part, special_flags=pygame.BLEND_RGBA_MULT)
    pygame.image.save(picture, file)


def changed(before: bytes, after: bytes) -> pygame.mask.Mask:
    """Return the pixels of the table that differ."""
    one, two = (pygame.image.frombytes(each, (1920, 1080), "RGB") for each in (before, after))
    one.blit(two, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    other = pygame.image.frombytes(before, (1920, 1080), "RGB")
    two.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    one.blit(two, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return pygame.mask.from_threshold(one, (0, 0, 0), (3, 3, 3, 255)).copy()


def outside(mask: pygame.mask.Mask, areas: Iterable[pygame.Rect]) -> int:
    """Return the number of unequal pixels outside of some areas."""
    same = mask.copy()
    for area in areas:
        seen = area.clip(pygame.Rect(0, 0, 1920, 1080))
        if seen.width and seen.height:
            same.draw(pygame.mask.Mask(seen.size, fill=True), seen.topleft)
    return 1920 * 1080 - same.count()


def pictures(view: GalaxyView, kinds: Iterable[str]) -> list[pygame.Rect]:
    """Return where the pictures of some spaces are, by id or kind."""
    found = []
    for space in view.galaxy.spaces.values():
        if space.id in kinds or space.kind in kinds:
            side = view.space_px(space) + 2
            area = pygame.Rect(0, 0, side, side)
            area.center = tuple(map(round, view.center(space.id)))
            found.append(area)
    return found


@pytest.mark.parametrize("name", first(1, ["naboo", "navpoint", "maelstrom"]))
def test_a_repainted_picture_shows_where_it_is_and_nowhere_else(project: Path, name: str) -> None:
    view, before = seen(project)
    repaint(project / "assets" / "planets" / f"{name}.png")
    same = changed(before, seen(project)[1])
    places = pictures(view, (name,))
    assert places and outside(same, places) == 0
    for place in places:
        inner = place.inflate(-place.width * 0.6, -place.height * 0.6)
        unequal = [spot for x in (inner.left, inner.centerx, inner.right)
                   for y in (inner.top, inner.centery, inner.bottom)
                   if not same.get_at(spot := (x, y))]  # fmt: skip
        assert len(unequal) >= 5


@pytest.mark.long
def test_repainted_light_of_a_region_shows_over_its_cells(project: Path) -> None:
    """The storm is the row of tiles around the Maelstrom alone."""
    view, before = seen(project)
    repaint(project / "assets" / "tiles" / "outer_rim_regions.png", pygame.Rect(0, 192, 512, 32))
    same = changed(before, seen(project)[1])
    storm = pygame.Rect(0, 0, 520, 440)
    storm.center = tuple(map(round, view.center("the_maelstrom")))
    count = 1920 * 1080 - same.count()
    assert count > 10_000
    assert outside(same, [storm]) < count // 100


@pytest.mark.long
def test_a_repainted_sky_shows_between_the_worlds(project: Path) -> None:
    view, before = seen(project)
    repaint(project / "assets" / "space" / "galaxy.jpg")
    same = changed(before, seen(project)[1])
    assert outside(same, [AREA]) == 0
    assert 1920 * 1080 - same.count() > 0.9 * AREA.width * AREA.height
    x, y = map(round, view.center("naboo"))
    assert same.get_at((x, y))


def test_a_space_takes_the_picture_and_the_size_of_its_object(project: Path) -> None:
    file = project / "maps" / "outer_rim" / "tile_naboo.tmx"
    text = file.read_text("utf-8")
    old = 'gid="135" x="222.46875" y="125.53125" width="87.0625" height="87.0625"'
    assert old in text
    new = 'gid="141" x="206" y="142" width="120" height="120"'
    before = load_galaxy(project / "maps" / "outer_rim")
    file.write_text(text.replace(old, new), "utf-8")
    view, _ = seen(project)
    assert radius(view, view.galaxy) > 1.3 * radius(view, before)
    picture = view.space_picture(view.galaxy.spaces["naboo"])
    tatooine = view.space_picture(view.galaxy.spaces["tatooine"])
    small = pygame.transform.smoothscale(picture, tatooine.get_size())
    one, two = (pygame.transform.average_color(each) for each in (small, tatooine))
    assert all(abs(a - b) <= 2 for a, b in zip(one, two, strict=True))


def radius(view: GalaxyView, galaxy: Galaxy) -> float:
    """Return the radius of the disc of Naboo as a galaxy draws it."""
    return view._radius(galaxy.spaces["naboo"])
