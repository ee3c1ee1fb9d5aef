"""The faults of a setup that this content cannot play."""

from __future__ import annotations

from game.edge.catalog import Content
from game.edge.state import Setup


def problems_of(content: Content, setup: Setup) -> list[str]:
    """Return the faults of a setup, each in a sentence."""
    found = []
    if setup.story not in content.stories:
        known = ", ".join(content.adventures)
        found.append(f"story: there is no adventure '{setup.story}', only {known}")
    elif setup.scene and content.scenes_of(setup.story).get(setup.scene) is None:
        found.append(f"scene: '{setup.story}' has no scene '{setup.scene}'")
    unknown = [each for each in setup.heroes if each not in content.heroes]
    for each in unknown:
        known = ", ".join(content.heroes)
        found.append(f"heroes: there is no hero '{each}', only {known}")
    if len(set(setup.heroes)) < len(setup.heroes):
        found.append("heroes: each hero goes once")
    if len(setup.seats) > len(setup.heroes):
        found.append("seats: each seat has a hero")
    return found
