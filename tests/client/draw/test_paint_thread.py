"""Pictures are painted beside the window; outside a window's loop all at once."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from threading import Event, Thread
from typing import Any

import pygame
import pytest

from game.client.draw import fonts, images, paint_thread
from game.client.draw.cache import SurfaceCache, for_each_thread
from game.client.draw.incremental_paint import ENOUGH, Work, slices
from game.client.games.outer_rim.cards import art

SIZE = (8, 8)
GROUND, WHOLE = (1, 0, 0), (2, 0, 0)


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    images.forget()
    paint_thread.workshop.close()
    yield
    paint_thread.workshop.close()
    slices.on = False
    slices.begin()
    slices.begin()
    images.forget()


class Painter:
    """Paints a ground at once, and the rest when it may."""

    def __init__(self) -> None:
        self.begun, self.go_on = Event(), Event()
        self.times = 0

    def work(self) -> Work:
        return Work(self.steps(), lambda made: made.copy())

    def steps(self) -> Iterator[pygame.Surface]:
        self.times += 1
        made = pygame.Surface(SIZE)
        made.fill(GROUND)
        yield made
        self.begun.set()
        assert self.go_on.wait(20)
        made.fill(WHOLE)

    def shown(self, key: str = "picture") -> tuple[int, ...] | None:
        """Return the color that a new frame shows."""
        slices.begin()
        found = paint_thread.cached(key, self.work)
        return None if found is None else tuple(found.get_at((0, 0)))[:3]

    def settle(self) -> None:
        """Let the picture be finished."""
        self.go_on.set()
        painter = paint_thread.workshop._painter
        if painter:
            painter.join()


def test_everything_is_painted_at_once_outside_a_window() -> None:
    painter = Painter()
    painter.go_on.set()
    assert painter.shown() == WHOLE and not slices.waiting
    assert paint_thread.ahead("another", painter.work) and images.lookup("another") is not None


def test_a_window_shows_the_ground_and_then_the_whole() -> None:
    slices.on = True
    painter = Painter()
    left_out = slices.left_out
    painter.shown()
    assert slices.waiting and slices.left_out > left_out, "a picture without it is not to be kept"
    assert painter.begun.wait(20) and painter.shown() == GROUND and slices.waiting
    painter.settle()
    assert painter.shown() == WHOLE and not slices.waiting
    assert painter.shown() == WHOLE and painter.times == 1
    assert not paint_thread.workshop._orders


def test_what_is_ordered_ahead_asks_for_no_frame() -> None:
    slices.on = True
    painter = Painter()
    slices.begin()
    assert not paint_thread.ahead("later", painter.work) and not slices.waiting
    painter.settle()
    assert paint_thread.ahead("later", painter.work) and images.lookup("later") is not None


def test_one_picture_after_another_in_the_order_of_asking() -> None:
    slices.on = True
    first, second = Painter(), Painter()
    first.shown("first")
    assert first.begun.wait(20)
    second.shown("second")
    assert not second.times
    first.go_on.set()
    assert second.begun.wait(20)
    second.settle()
    assert (first.shown("first"), second.shown("second")) == (WHOLE, WHOLE)


def test_a_picture_that_cannot_be_painted_is_the_windows_error() -> None:
    def broken() -> Iterator[pygame.Surface]:
        raise images.ImageMissing("no picture here")
        yield pygame.Surface(SIZE)

    slices.on = True
    slices.begin()
    assert not paint_thread.workshop.ask("broken", lambda: Work(broken(), lambda made: made)).made
    while painter := paint_thread.workshop._painter:
        painter.join()
    with pytest.raises(images.ImageMissing):
        paint_thread.cached("broken", lambda: Work(broken(), lambda made: made))


def test_closing_waits_for_the_painter_and_drops_the_rest() -> None:
    slices.on = True
    first, second = Painter(), Painter()
    first.shown("first")
    second.shown("second")
    assert first.begun.wait(20)
    first.go_on.set()
    paint_thread.workshop.close()
    assert paint_thread.workshop._painter is None and not second.times
    assert sys.getswitchinterval() == paint_thread.USUAL


def test_what_does_not_come_for_long_is_painted_by_the_window() -> None:
    slices.on = True
    stuck, other = Painter(), Painter()
    other.go_on.set()
    for _ in range(ENOUGH):
        assert stuck.shown() != WHOLE
    assert other.shown() == WHOLE
    stuck.go_on.set()


def test_a_punctual_workshop_makes_the_same_frames_every_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(paint_thread.workshop, "punctual", True)
    slices.on = True
    painter = Painter()
    painter.go_on.set()
    painter.shown()
    assert painter.shown() == WHOLE


def _aside(act: Any) -> Any:
    """Return what a function returns in a thread of its own."""
    found: list[Any] = []
    thread = Thread(target=lambda: found.append(act()))
    thread.start()
    thread.join()
    return found[0]


def test_no_surface_goes_from_one_thread_to_another() -> None:
    cache = SurfaceCache(10_000)
    paint = for_each_thread(lambda px: pygame.Surface((px, px)))

    mine, own = cache.keep("key", pygame.Surface(SIZE)), paint(3)
    assert cache.find("key") is mine and paint(3) is own
    assert _aside(lambda: cache.find("key")) is None
    assert _aside(lambda: paint(3)) is not own and _aside(lambda: cache.used) == 0


def test_the_room_of_a_cache_follows_its_largest_surface() -> None:
    cache = SurfaceCache(100)
    cache.keep("large", pygame.Surface((20, 20), 0, 32))
    for number in range(12):
        cache.keep(number, pygame.Surface((10, 10), 0, 32))
    assert len(cache) == 13, "four times the largest"
    for number in range(12, 16):
        cache.keep(number, pygame.Surface((10, 10), 0, 32))
    assert len(cache) == 4, "the largest is gone, and its room with it"


def test_pictures_of_cards_are_painted_without_fonts_and_alike(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refused(*_: object) -> Any:
        raise AssertionError("fonts belong to the window")

    subjects = [art.Subject("spice", "cargo", "cargo"), art.patrol_subject("hutt"),
                art.space_subject("naboo", "planet", None),
                art.Subject("nowhere", "job", "secret")]  # fmt: skip
    here = [pygame.image.tobytes(art._paint(each, (160, 96)), "RGB") for each in subjects]
    monkeypatch.setattr(fonts, "font", refused)
    aside = _aside(lambda: [art._paint(each, (160, 96)) for each in subjects])
    assert [pygame.image.tobytes(each, "RGB") for each in aside] == here


def test_a_card_shows_its_picture_of_another_size_until_the_new_one_comes() -> None:
    shown = art.space_subject("naboo", "planet", None)
    first = art.draw_async(shown, (60, 40))
    slices.on = True
    slices.begin()
    assert first is not None and art.draw_async(shown, (90, 60)) is None
    meanwhile = art.meanwhile(shown, (90, 60))
    assert meanwhile.get_size() == (90, 60)
    near = pygame.transform.average_color(meanwhile)
    assert all(abs(a - b) < 12 for a, b in zip(near, pygame.transform.average_color(first)))
