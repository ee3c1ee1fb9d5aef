"""The badges on a card of the line: what other cards change about its price."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pygame

from game.client.draw import theme
from game.client.draw.theme import Metrics
from game.client.games.free_captains.cards.effect_pills import with_sign
from game.client.games.free_captains.pieces import inks, plates

LEAST = "min 1"
"""on the badge of a change that cannot lower Strength any further"""


def places(
    rect: pygame.Rect, entry: Mapping[str, Any], m: Metrics
) -> dict[str, pygame.Rect]:  # fmt: skip
    """Return where the sum of all changes stands on the card at ``rect``, left of its shield: of
    Strength (""), and of each icon that is added. ``entry`` is what the view says of the card."""
    found, high = dict[str, pygame.Rect](), min(m.pick(38, 32), rect.height // 6)
    right, top = rect.right - min(round(rect.width * 0.38), m.du(62)), rect.top + m.du(6)
    for icon, n in _sums(entry).items():
        wide = _figure(n, high).get_width() + (high if icon else 0) + m.du(10)
        found[icon] = pygame.Rect(right - wide, top, wide, high)
        top += high + m.du(3)
    return found


def _sums(entry: Mapping[str, Any]) -> dict[str, int]:
    """Return the changes by icon; 0 for Strength that is 1 and cannot be lowered."""
    if entry["fate"] or not entry["own"]:
        return {}
    sums, idle = Counter[str](), set[str]()
    for _, icon, n in entry["changes"]:
        sums[icon] += n
        if not n:
            idle.add(icon)
    return {icon: n for icon, n in sums.items() if n or icon in idle}


def _figure(n: int, high: int) -> pygame.Surface:
    told, share = (with_sign(n), 0.8) if n else (LEAST, 0.6)
    return plates.figure(told, round(high * share), inks.CREAM)


def paint(
    surface: pygame.Surface, rect: pygame.Rect, entry: Mapping[str, Any], m: Metrics
) -> None:  # fmt: skip
    """Paint the badges of the card at ``rect``."""
    sums = _sums(entry)
    for icon, pill in places(rect, entry, m).items():
        n, high = sums[icon], pill.height
        told = _figure(n, high)
        color = theme.DANGER if n > 0 else theme.GOOD if n else inks.PLUM
        ground = theme.mix(color, inks.NIGHT, 0.45)
        pygame.draw.rect(surface, ground, pill, border_radius=high // 2)
        pygame.draw.rect(surface, inks.CREAM, pill, max(1, m.du(2)), border_radius=high // 2)
        surface.blit(told, told.get_rect(midleft=(pill.left + m.du(5), pill.centery)))
        if icon:
            drawn = plates.ability(icon, high - m.du(4))
            surface.blit(drawn, drawn.get_rect(midright=(pill.right - m.du(3), pill.centery)))
