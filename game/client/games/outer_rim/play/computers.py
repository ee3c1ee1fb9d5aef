"""The computer players as the new-game screen offers them: their levels and temperaments in
words."""

from __future__ import annotations

from game.client.draw.richtext import literal
from game.client.tabletop.play.party import Kind
from game.outer_rim.players import levels

AI_DECK = Kind(
    "deck",
    "AI deck",
    "The rulebook's rival: it draws a card each turn, does what the card says, and plans nothing "
    "ahead.",
)
LEVELS: tuple[Kind, ...] = tuple(
    Kind(each.id, f"Computer: {each.name}", f"{each.sentence} {each.strength}", number,
         len(levels.LEVELS))
    for number, each in enumerate(levels.LEVELS, 1)
)  # fmt: skip
USUAL = "captain"
"""the level of one more player, and of one in place of a second AI deck where there is one"""
ORDER = tuple(each.id for each in LEVELS)


def is_level(kind: str) -> bool:
    """Return True for a level of computer player; False for people and the AI deck."""
    return kind in ORDER


def describe(kind: str, place: int, seed: int | None) -> list[str]:
    """Return a computer player as lines of markup: what it does, its strength if that is known,
    and its temperament, which comes from the seed."""
    if not is_level(kind):
        return [literal(AI_DECK.words)]
    level = levels.level(kind)
    lines = [literal(level.sentence), *([literal(level.strength)] if level.strength else [])]
    if seed is None:
        return [*lines, "The seed decides on its temperament."]
    nature = levels.temperament(seed, place)
    return [*lines, f"**{literal(nature.name)}:** {literal(nature.sentence)}"]
