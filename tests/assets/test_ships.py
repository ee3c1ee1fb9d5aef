"""The painted ships: all are there, small, without an edge line, and lit from the upper left."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
pygame = pytest.importorskip("pygame", reason="install pygame-ce")

from game.client.draw import images  # noqa: E402
from tests.assets import seeing  # noqa: E402

pytestmark = pytest.mark.finished("pictures")

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "ships"
SHIPS = """
g_1a_starfighter g9_rigger yt_1300_light_freighter firespray_31_slave_i
aggressor_class_assault_fighter hwk_290 gx1_short_hauler heavy_duty_lifter
lancer_class_pursuit_craft yv_666_light_freighter
rogue_class_porax_38 jumpmaster_5000 edgehawk_class_swoop_carrier auzituck_anti_slaver_gunship
yt_2400_light_freighter vcx_100_light_freighter
""".split()
COUNTERS = "corvette gunship raider_ship snub_fighter".split()  # of patrols, seen from above too
PATROLS = [*COUNTERS, "fighter", "shuttle", "skiff"]
SIDES = [name + side for name in SHIPS for side in ("", images.RIGHT)]
LARGE, SMALL = (960, 640), (128, 128)


def drawn(name: str) -> pygame.Surface:
    return pygame.image.load(FOLDER / f"{name}.webp")


def shares(picture: pygame.Surface) -> tuple[float, float]:
    """Return how much of a picture has some paint, and how much is solid."""
    area = picture.get_width() * picture.get_height()
    return tuple(pygame.mask.from_surface(picture, least).count() / area for least in (24, 250))


def brightness(picture: pygame.Surface, spot: tuple[int, int]) -> int:
    return sum(picture.get_at(spot)[:3])


def test_every_ship_is_painted_to_the_left_to_the_right_and_from_above() -> None:
    wanted = {*SIDES, *PATROLS, *(f"token_{name}" for name in (*SHIPS, *COUNTERS))}
    assert {path.stem for path in FOLDER.glob("*")} == wanted
    assert {path.suffix for path in FOLDER.glob("*")} == {".webp"}


@pytest.mark.parametrize("name", [*SIDES, *(f"token_{name}" for name in SHIPS)])
def test_size_and_silhouette(name: str) -> None:
    token = name.startswith("token_")
    picture = drawn(name)
    assert picture.get_size() == (SMALL if token else LARGE)
    assert (FOLDER / f"{name}.webp").stat().st_size < (10_000 if token else 60_000)
    seen, solid = shares(picture)
    assert 0.10 < solid < seen < 0.75
    wide, high = picture.get_size()
    for corner in ((0, 0), (wide - 1, 0), (0, high - 1), (wide - 1, high - 1)):
        assert picture.get_at(corner)[3] == 0, "the ground is clear"


@pytest.mark.parametrize("name", SHIPS)
def test_the_right_picture_is_the_left_one_turned_around(name: str) -> None:
    left = pygame.mask.from_surface(pygame.transform.flip(drawn(name), True, False), 250)
    right = pygame.mask.from_surface(drawn(name + images.RIGHT), 250)
    assert left.overlap_area(right, (0, 0)) > 0.98 * left.count()


@pytest.mark.parametrize("name", SIDES)
def test_the_lamp_is_at_the_upper_left(name: str) -> None:
    """Along the edge of the hull, what looks up and left is brighter than what looks down and
    right."""
    picture = pygame.transform.smoothscale(drawn(name), (240, 160))
    solid = pygame.mask.from_surface(picture, 250)
    up, down = [], []
    for x in range(6, 234):
        for y in range(6, 154):
            if solid.get_at((x, y)):
                if not solid.get_at((x - 2, y - 2)) and solid.get_at((x + 4, y + 4)):
                    up.append(brightness(picture, (x + 1, y + 1)))
                if not solid.get_at((x + 2, y + 2)) and solid.get_at((x - 4, y - 4)):
                    down.append(brightness(picture, (x - 1, y - 1)))
    assert sum(up) / len(up) > 1.15 * sum(down) / len(down)


@pytest.mark.parametrize("name", SHIPS)
def test_no_dark_line_around_the_hull(name: str) -> None:
    """The old pictures had an edge of nearly black all around; now only shade is dark."""
    picture = pygame.transform.smoothscale(drawn(name), (480, 320))
    solid = pygame.mask.from_surface(picture, 250)
    edge = [
        brightness(picture, (x, y))
        for x in range(2, 478)
        for y in range(2, 318)
        if solid.get_at((x, y))
        and not solid.get_at((x - 1, y))
        or solid.get_at((x, y))
        and not solid.get_at((x, y - 1))
    ]
    assert sum(value < 75 for value in edge) < 0.10 * len(edge)


@pytest.mark.parametrize("name", SHIPS)
def test_the_hull_has_fine_detail(name: str) -> None:
    on_dark = pygame.Surface(LARGE)
    on_dark.fill((20, 27, 38))
    on_dark.blit(drawn(name), (0, 0))
    half = pygame.transform.smoothscale(on_dark, (480, 320))
    assert 0.003 < seeing.fine_detail(half, 0.15, 0.9) < 0.25
