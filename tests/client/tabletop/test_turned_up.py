"""A card with a back turns up on its way."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.client.tabletop.kit.flights import Flight

RED, BLUE, TABLE = (200, 40, 40), (40, 40, 200), (0, 0, 0)
FACE, BACK = "face", "back"


@pytest.fixture(autouse=True)
def _display() -> Iterator[None]:
    pygame.display.set_mode((320, 180))
    yield
    pygame.display.quit()


def sheet(color: tuple[int, int, int]) -> pygame.Surface:
    made = pygame.Surface((60, 80))
    made.fill(color)
    return made


def shown(part: float, back: bool = True) -> tuple[str, int]:
    """Return the side that is seen at a part of the way, and how wide it is."""
    flight = Flight(("card", "x"), sheet(RED), [(100, 90), (100, 90)], (60, 80), (60, 80),
                    back=sheet(BLUE) if back else None)  # fmt: skip
    flight.part, flight.going = part, True
    surface = pygame.Surface((200, 180))
    flight.draw(surface)
    row = [tuple(surface.get_at((x, 90)))[:3] for x in range(200)]
    assert all(color == TABLE for x, color in enumerate(row) if not flight.reach.left <= x < 140)
    side = FACE if row[100][0] > row[100][2] else BACK
    return side, sum(color != TABLE for color in row)


def test_a_card_turns_from_its_back_to_its_face() -> None:
    assert shown(0.0) == (BACK, 60)
    assert shown(0.45)[0] == BACK and shown(0.45)[1] < 50
    assert shown(0.75)[0] == FACE and shown(0.75)[1] < 50
    assert shown(1.0) == (FACE, 60)


def test_a_card_without_a_back_is_its_face_all_along() -> None:
    assert {shown(part, back=False) for part in (0.0, 0.3, 0.6, 1.0)} == {(FACE, 60)}
