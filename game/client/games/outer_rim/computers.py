"""The computer players as the new-game screen offers them: their levels and temperaments in words,
and the bars that show how strong a level is."""

from __future__ import annotations

import pygame

from game.client.draw import theme
from game.client.draw.richtext import literal
from game.client.tabletop.party import Kind
from game.client.widgets.base import Widget
from game.outer_rim.players import levels

AI_DECK: Kind = ("deck", "AI deck")
LEVELS: tuple[Kind, ...] = tuple((each.id, each.name) for each in levels.LEVELS)
USUAL = "captain"
"""the level of a computer player in a seat that the AI deck cannot have"""
THE_DECK = (
    "Draws a card each turn and does what it says, as in the rulebook. It plans nothing ahead."
)
ORDER = tuple(id for id, _ in LEVELS)


def is_level(kind: str) -> bool:
    """Return True for a level of computer player; False for people and the AI deck."""
    return kind in ORDER


def described(kind: str, place: int, seed: int | None) -> list[str]:
    """Return a computer player as lines of markup: what it does, its strength if that is known,
    and its temperament, which comes from the seed."""
    if not is_level(kind):
        return [literal(THE_DECK)]
    level = levels.level(kind)
    lines = [literal(level.sentence), *([literal(level.strength)] if level.strength else [])]
    if seed is None:
        return [*lines, "The seed decides on its temperament."]
    nature = levels.temperament(seed, place)
    return [*lines, f"**{literal(nature.name)}:** {literal(nature.sentence)}"]


class Strength(Widget):
    """Rising bars, filled as far as a level is up the ladder. It takes no click."""

    solid = False

    def __init__(self, rect: pygame.Rect, kind: str) -> None:
        super().__init__("new.strength", rect)
        self.filled = ORDER.index(kind) + 1

    def draw(self, surface: pygame.Surface) -> None:
        count, area = len(ORDER), self.rect
        gap = max(2, area.width // 24)
        wide = (area.width - gap * (count - 1)) // count
        for number in range(count):
            high = area.height * (number + 2) // (count + 1)
            bar = pygame.Rect(area.left + number * (wide + gap), area.bottom - high, wide, high)
            color = theme.TEAL if number < self.filled else theme.HAIRLINE
            pygame.draw.rect(surface, color, bar, border_radius=max(1, wide // 4))
