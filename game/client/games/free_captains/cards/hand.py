"""The hand: Code and Key cards as a fan, the chosen one lifted and upright."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.theme import Metrics
from game.client.games.free_captains.cards.faces import Now
from game.client.games.free_captains.cards.faces import draw as draw_card

HELD = Now(hand=True)
RATIO = 100 / 140
LEAN, MOST = 3.0, 9.0  # degrees between two cards, and of the outermost
SMALLER = 0.84  # of the height that a card takes, so that leaning ones stay inside


def places(rect: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Return the places of cards from the left; each covers a part of the one before where room is
    short."""
    if not count:
        return []
    high = round(rect.height * SMALLER)
    wide = min(rect.width, round(high * RATIO))
    spare = rect.height - high
    free = rect.width - wide - spare
    step = min(wide + 6, free // (count - 1)) if count > 1 else 0
    left = rect.centerx - (wide + step * (count - 1)) // 2
    made = []
    for number in range(count):
        part = abs(_lean(number, count)) / MOST
        top = rect.top + spare // 4 + round(spare * 0.5 * part * part)
        made.append(pygame.Rect(left + step * number, top, wide, high))
    return made


def _lean(number: int, count: int) -> float:
    """Return how far a card leans, in degrees to the right."""
    away = number - (count - 1) / 2
    return max(-MOST, min(MOST, away * LEAN))


def draw(
    surface: pygame.Surface, rect: pygame.Rect, m: Metrics, ids: Sequence[str], chosen: str = ""
) -> None:
    """Draw the cards of the hand."""
    spots = places(rect, len(ids))
    for number, (id, spot) in enumerate(zip(ids, spots, strict=True)):
        if id != chosen:
            drawn = _leaning(id, spot.size, m, _lean(number, len(ids)))
            surface.blit(drawn, drawn.get_rect(center=spot.center))
    if chosen in ids:
        spot = spots[list(ids).index(chosen)]
        draw_card(surface, spot.move(0, rect.top - spot.top), m, chosen, state="chosen", now=HELD)


def _leaning(id: str, size: tuple[int, int], m: Metrics, lean: float) -> pygame.Surface:
    """Return a card turned a little, with its shadow; cached."""

    def make() -> pygame.Surface:
        reach = max(2, size[1] // 40)
        whole = pygame.Surface((size[0] + 4 * reach, size[1] + 4 * reach), pygame.SRCALPHA)
        with fonts.unwatched():
            draw_card(whole, pygame.Rect((2 * reach, 2 * reach), size), m, id, now=HELD)
        return images.ready(pygame.transform.rotozoom(whole, -lean, 1.0) if lean else whole)

    return images.kept(("leaning card", id, size, m, lean, theme.palette), make)
