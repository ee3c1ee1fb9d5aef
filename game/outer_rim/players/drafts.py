"""Choices before a game begins: the character and the ambition."""

from __future__ import annotations

from game.outer_rim.players.knowledge import Mind


def fitness(mind: Mind, sheet: str) -> float:
    """Return how well an ambition suits the player's character."""
    ambition = mind.content.ambitions[sheet]
    skills = mind.values.skills
    worth = sum(1.0 for skill in ambition.skills if skills.get(skill))
    worth -= 0.4 * len(ambition.skills)
    worth += sum(0.7 * mind.level(faction) for faction in ambition.factions)
    if "ground" in ambition.combat:
        worth += 0.3 * (mind.values.ground_combat - 2)
    return worth
