"""Pictures come at the size in use, once, and a missing one is named."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.draw import images

SQUARE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'
    '<rect width="10" height="10" fill="#ffffff"/></svg>'
)

TALL = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="20 -6 216 270" width="512" height="640">'
    '<path d="M128 0L236 264L20 264Z" fill="#ffffff"/></svg>'
)


@pytest.fixture(autouse=True)
def _own_assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    for name in ("icons", "space", "busts", "busts_left", "ships"):
        (tmp_path / name).mkdir()
    (tmp_path / "icons" / "credits.svg").write_text(SQUARE)
    (tmp_path / "busts" / "han_solo.svg").write_text(TALL)
    (tmp_path / "busts_left" / "han_solo.svg").write_text(TALL.replace("M128 0", "M60 0"))
    (tmp_path / "icons" / "broken.svg").write_text("<svg")
    photo = pygame.Surface((40, 20))
    photo.fill((200, 0, 0), (0, 0, 20, 20))
    pygame.image.save(photo, str(tmp_path / "space" / "sky.png"))
    for name, color in (("dart", "red"), ("dart_right", "blue"), ("tub", "red")):
        ship = pygame.Surface((40, 20), pygame.SRCALPHA)
        ship.fill(color, (0, 0, 20, 20))
        pygame.image.save(ship, str(tmp_path / "ships" / f"{name}.png"))
    monkeypatch.setattr(images, "assets_folder", lambda: tmp_path)
    images.forget()
    yield tmp_path
    images.forget()


def test_icon_has_its_size_and_tint() -> None:
    made = images.icon("credits", 24, (10, 200, 30))
    assert made.get_size() == (24, 24)
    assert made.get_at((12, 12))[:3] == (10, 200, 30)
    assert images.icon("credits", 24, (10, 200, 30)) is made


@pytest.mark.painted
def test_missing_and_broken_files_are_named() -> None:
    with pytest.raises(images.ImageMissing, match="icons/credit.*nearest: credits"):
        images.icon("credit", 24)
    with pytest.raises(images.ImageMissing, match="broken.svg cannot be drawn"):
        images.icon("broken", 24)
    assert images.has("icons", "credits") and not images.has("icons", "nothing")


def test_painted_figures_lie_inside_and_have_an_aspect_like_drawn_ones() -> None:
    made = images.ship("dart", (30, 30))
    assert made.get_size() == (30, 30) and images.ship("dart", (30, 30)) is made
    assert made.get_at((1, 1))[3] == 0 and made.get_at((3, 15))[0] > 240
    assert images.aspect("ships", "dart") == 2.0
    assert images.aspect("busts", "han_solo") == pytest.approx(0.8)
    assert images.figure("icons", "credits", (8, 8)) is images.svg("icons", "credits", (8, 8))


def test_who_faces_right_is_painted_so_or_else_mirrored() -> None:
    painted = images.facing_right("ships", "dart", (40, 20))
    assert painted.get_at((3, 10))[2] > 240
    mirrored = images.facing_right("ships", "tub", (40, 20))
    assert mirrored.get_at((37, 10))[0] > 240 and mirrored.get_at((3, 10))[3] == 0


def test_who_looks_left_has_a_bust_of_his_own() -> None:
    right, left = (images.bust("han_solo", (80, 100), each) for each in (False, True))
    assert right.get_at((40, 8))[3] == 255 and left.get_at((40, 8))[3] == 0


def test_shoulders_go_on_beyond_a_bust(_own_assets: Path) -> None:
    wide = TALL.replace("M128 0L236 264L20 264Z", "M0 200L256 200L256 264L0 264Z")
    (_own_assets / "busts" / "dengar.svg").write_text(wide)
    bust, whole = (paint("busts", "dengar", (100, 125)) for paint in (images.svg, images.shoulders))
    assert whole.get_size() == (128, 125)
    assert bust.get_at((0, 115))[3] == bust.get_at((99, 115))[3] == 255
    assert [whole.get_at((x, 115))[3] for x in (1, 64, 126)] == [0, 255, 0]


def test_art_covers_or_lies_inside() -> None:
    cover = images.art("space", "sky", (30, 30))
    inside = images.art("space", "sky", (30, 30), "inside")
    assert cover.get_size() == inside.get_size() == (30, 30)
    assert cover.get_at((1, 1))[0] > 150
    assert inside.get_at((1, 1))[3] == 0 and inside.get_at((1, 15))[3] == 255


def test_a_bust_fills_its_size_and_is_made_once() -> None:
    made = images.bust("han_solo", (80, 100))
    assert made.get_size() == (80, 100)
    assert made.get_at((40, 95))[3] == 255 and made.get_at((2, 2))[3] == 0
    assert images.bust("han_solo", (80, 100)) is made
    with pytest.raises(images.ImageMissing, match="busts/han_duo.*nearest: han_solo"):
        images.bust("han_duo", (80, 100))


def with_a_clear_color(file: Path) -> Path:
    """Write a picture as painting programs save a palette: its first color stands for nothing."""
    rows = [
        bytes([0, *(1 if 2 <= x < 6 and 2 <= y < 6 else 0 for x in range(8))]) for y in range(8)
    ]
    parts = {
        b"IHDR": struct.pack(">IIBBBBB", 8, 8, 8, 3, 0, 0, 0),
        b"PLTE": bytes((255, 0, 0, 0, 255, 0)),
        b"tRNS": bytes((0,)),
        b"IDAT": zlib.compress(b"".join(rows)),
        b"IEND": b"",
    }
    chunks = [
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in parts.items()
    ]
    file.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(chunks))
    return file


def test_a_color_that_stands_for_nothing_stays_clear(tmp_path: Path) -> None:
    file = with_a_clear_color(tmp_path / "key.png")
    stretched = images.painting(file, (16, 16), "stretch", keep=False)
    for drawn in (images.load(file), stretched):
        assert drawn.get_at((0, 0)).a == 0
        assert tuple(drawn.get_at(drawn.get_rect().center)) == (0, 255, 0, 255)


def test_cache_stays_under_its_limit() -> None:
    cache = images.SurfaceCache(40 * 40 * 4 * 4)
    for key in range(10):
        cache.keep(key, pygame.Surface((40, 40), pygame.SRCALPHA))
    assert len(cache) == 4 and cache.made == 10
    assert cache.find(9) and not cache.find(5)


def test_pictures_of_a_wide_window_do_not_drop_each_other() -> None:
    """Four layers of a frame stay, each of them larger than the limit."""
    cache = images.SurfaceCache(1000)
    for key in range(4):
        cache.keep(key, pygame.Surface((400, 200)))
    assert all(cache.find(key) for key in range(4))
    cache.keep(4, pygame.Surface((400, 200)))
    assert not cache.find(0) and len(cache) == 4


def test_large_pictures_do_not_drop_the_small_ones() -> None:
    """Any number of large pictures leaves half of the room to marks, the newest of them."""
    cache = images.SurfaceCache(4 * 1024 * 1024)
    for key in range(200):  # 3 MiB of marks
        cache.keep(("mark", key), pygame.Surface((64, 60), pygame.SRCALPHA))
    for key in range(9):
        cache.keep(("large", key), pygame.Surface((400, 400), pygame.SRCALPHA))
    large = sum(surface.get_width() == 400 for surface in cache.surfaces())
    assert (large, len(cache) - large) == (3, 148) and cache.used <= cache.limit
    assert cache.find(("mark", 199)) and not cache.find(("mark", 0))


def test_small_ones_fill_what_large_ones_leave() -> None:
    cache = images.SurfaceCache(100_000)
    for key in range(6):
        cache.keep(key, pygame.Surface((64, 60), pygame.SRCALPHA))
    assert len(cache) == 6, "more than half"
    cache.keep("large", pygame.Surface((160, 160), pygame.SRCALPHA))
    assert cache.find("large") and len(cache) == 7, "four large ones are always allowed"


def test_a_painting_read_ahead_is_the_one_in_the_file(_own_assets: Path) -> None:
    drawn = pygame.Surface((4, 3))
    drawn.fill((10, 120, 200))
    pygame.image.save(drawn, _own_assets / "space" / "dusk.png")
    path = images._find("space", "dusk", images.ART_TYPES)
    images.read_ahead("space", "dusk")
    waiting = images._ahead[path]
    assert images._source(path) is waiting.found, "the file is not read a second time"
    assert path not in images._ahead and waiting.found is not None
    assert pygame.image.tobytes(waiting.found, "RGB") == pygame.image.tobytes(drawn, "RGB")


def test_reading_ahead_forgives_what_is_missing() -> None:
    images.read_ahead("space", "nowhere")
    assert not images._ahead


def test_what_is_read_ahead_and_not_used_does_not_pile_up(_own_assets: Path) -> None:
    for number in range(images.AHEAD + 2):
        pygame.image.save(pygame.Surface((4, 3)), _own_assets / "space" / f"a{number}.png")
        images.read_ahead("space", f"a{number}")
    assert len(images._ahead) == images.AHEAD
    images.forget()
    assert not images._ahead


@pytest.mark.painted
def test_parts_of_a_picture_that_is_kept_are_not_kept_as_well(_own_assets: Path) -> None:
    pygame.image.save(pygame.Surface((40, 30)), _own_assets / "space" / "part.png")
    images.art("space", "part", (8, 6), keep=False)
    assert not images._art.used
    images.art("space", "part", (8, 6))
    assert images._art.used
