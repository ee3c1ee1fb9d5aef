"""The four bars of a hero or a pair: fighting, talking, tech and sneaking."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.draw import fonts, theme
from game.client.draw.theme import Metrics
from game.client.games.edge.cards import sheets
from game.client.games.edge.identity.identity import INK, PAPER, TAG
from game.client.games.edge.play.party import BARS, HIGH

FIVE = 5


def bars(
    surface: pygame.Surface, rect: pygame.Rect, values: Sequence[int], color: theme.Color,
    m: Metrics,
) -> None:  # fmt: skip
    """Draw the four bars of a hero or a pair: five pips each."""
    if rect.height < m.du(12):
        return
    pitch = rect.height // len(values)
    pitch = min(pitch, m.pitch(TAG) + m.du(4))
    labeled = pitch >= m.px(TAG) and rect.width > m.du(96)
    wide = max(fonts.measure(m, TAG, each.capitalize())[0] for each in BARS) + m.du(8)
    for at, (name, value) in enumerate(zip(BARS, values)):
        line = pygame.Rect(rect.left, rect.top + at * pitch, rect.width, pitch)
        if labeled:
            label = pygame.Rect(line.left, line.top, wide, line.height)
            ink = theme.INK if value >= HIGH else theme.MUTED
            sheets.line(surface, m, TAG, name.capitalize(), ink, label, where="bars")
            line.left, line.width = label.right, line.width - wide
        gap = m.du(3)
        pip = min(m.du(26), (line.width - gap * (FIVE - 1)) // FIVE)
        high = max(3, min(m.du(8), line.height - 2))
        for n in range(FIVE):
            one = pygame.Rect(line.left + n * (pip + gap), 0, pip, high)
            one.centery = line.centery
            tone = theme.mix(color, theme.INK, 0.15) if n < value else theme.mix(INK, PAPER, 0.14)
            pygame.draw.rect(surface, tone, one, border_radius=m.du(2))
