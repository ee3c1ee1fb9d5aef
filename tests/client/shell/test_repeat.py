"""Held keys: navigation keys repeat, answering keys do not."""

from __future__ import annotations

import pygame
import pytest

from game.client.widgets import keymap
from game.client.widgets.repeat import DELAY, INTERVAL, Repeat

Event = pygame.event.Event


def down(key: int) -> Event:
    return Event(pygame.KEYDOWN, key=key, mod=0, unicode="")


def held(repeat: Repeat, key: int, seconds: float, step: float = 0.01) -> int:
    """Return how often a key counts that is pressed and held for that long."""
    count = len(repeat.add([down(key)], step))
    for _ in range(round(seconds / step)):
        count += len(repeat.add([], step))
    return count


def test_an_arrow_repeats_after_a_while() -> None:
    assert held(Repeat(), pygame.K_DOWN, DELAY - 0.02) == 1
    seconds = DELAY + 10 * INTERVAL
    assert held(Repeat(), pygame.K_DOWN, seconds) in (10, 11, 12)


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_1, pygame.K_e])
def test_what_answers_counts_once(key: int) -> None:
    assert held(Repeat(), key, 5.0) == 1


def test_letting_go_ends_it() -> None:
    repeat = Repeat()
    held(repeat, pygame.K_TAB, DELAY + 0.1)
    repeat.add([Event(pygame.KEYUP, key=pygame.K_TAB, mod=0)], 0.01)
    assert not any(repeat.add([], 0.05) for _ in range(20))


@pytest.mark.parametrize("event", [Event(pygame.WINDOWFOCUSLOST), down(pygame.K_RETURN)])
def test_another_key_or_window_ends_it(event: Event) -> None:
    repeat = Repeat()
    held(repeat, pygame.K_TAB, DELAY + 0.1)
    assert repeat.add([event], 0.01) == [event]
    assert not any(repeat.add([], 0.05) for _ in range(20))


def test_a_stall_repeats_nothing_that_was_let_go_meanwhile() -> None:
    """Down and up arrive together after a frame that took long."""
    events = [down(pygame.K_TAB), Event(pygame.KEYUP, key=pygame.K_TAB, mod=0)]
    assert Repeat().add(events, 2.0) == events


def test_a_players_own_key_for_moving_repeats_too() -> None:
    keymap.use({"focus.down": "J"})
    try:
        assert held(Repeat(), pygame.K_j, DELAY + 5 * INTERVAL) > 3
    finally:
        keymap.use({})
