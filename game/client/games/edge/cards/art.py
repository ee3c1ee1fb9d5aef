"""Pictures of Edge by the ids of cards: scenes, heroes, gear. Plain ones stand in for none."""

from __future__ import annotations

import json
from functools import lru_cache

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.theme import Color, Metrics
from game.client.games.edge.identity.identity import HEAD, INK, SODIUM, TOBACCO, color_of
from game.client.paths import assets_folder
from game.edge.creation import likeness_of

SCENES, HEROES, GEAR = "edge/scenes", "edge/heroes", "edge/gear"
"""folders of pictures: scenes by their art, heroes and gear by their ids"""
BUSTS = "edge/busts"
"""the folder of busts without a ground, of heroes and adversaries by their ids"""
LOADS = {"crate_nine": "crate", "ilo_brand": "ilo"}
"""loads by their ids, with the picture of the scene where each is found"""


def has_picture(card: str) -> bool:
    """Return True if a piece of gear has a picture."""
    id = card.partition(".")[0]
    return id in LOADS or images.has(GEAR, id)


@lru_cache(maxsize=1)
def picture_aliases() -> dict[str, str]:
    """Return the names of scenes' pictures that are another's."""
    text = (assets_folder() / "edge" / "scenes.json").read_text("utf-8")
    return {str(name): str(master) for name, master in json.loads(text).items()}


def scene(art: str, size: tuple[int, int]) -> pygame.Surface:
    """Return the picture of a scene; several scenes may share one."""
    art = picture_aliases().get(art, art)
    if images.has(SCENES, art):
        return images.art(SCENES, art, size)
    return _shade(("edge scene", art, size), size, TOBACCO)


def hero(who: str, size: tuple[int, int], name: str, m: Metrics) -> pygame.Surface:
    """Return the portrait of a hero; initials stand in for one without."""
    picture = likeness_of(who) or who
    if images.has(HEROES, picture):
        return images.art(HEROES, picture, size)
    return _initials(("edge hero", who, size, m), size, name, color_of(who), m)


def bust(who: str, size: tuple[int, int]) -> pygame.Surface:
    """Return a hero or an adversary to the chest, on nothing; empty for somebody without."""
    picture = likeness_of(who) or who
    if images.has(BUSTS, picture):
        return images.art(BUSTS, picture, size, "inside")
    return pygame.Surface(size, pygame.SRCALPHA)


def gear(card: str, size: tuple[int, int], name: str, m: Metrics) -> pygame.Surface:
    """Return the picture of a piece of gear; initials stand in for one without."""
    if images.has(GEAR, card):
        return images.art(GEAR, card, size)
    if card in LOADS:
        return scene(LOADS[card], size)
    return _initials(("edge gear", card, size, m), size, name, TOBACCO, m)


def _shade(key: tuple[object, ...], size: tuple[int, int], color: Color) -> pygame.Surface:
    """Return light through slats on a ground of a color."""

    def make() -> pygame.Surface:
        made = images.gradient(size, theme.mix(INK, color, 0.75), theme.mix(INK, color, 0.15))
        made = made.copy()
        wide, high = size
        slats = pygame.Surface(size, pygame.SRCALPHA)
        step = max(6, high // 12)
        for top in range(-wide // 3, high, step):
            edge = [(0, top + wide // 5), (wide, top), (wide, top + step // 3),
                    (0, top + wide // 5 + step // 3)]  # fmt: skip
            pygame.draw.polygon(slats, (*SODIUM, 26), edge)
        made.blit(slats, (0, 0))
        return made

    return images.cached(key, make)


def _initials(
    key: tuple[object, ...], size: tuple[int, int], name: str, color: Color, m: Metrics
) -> pygame.Surface:
    def make() -> pygame.Surface:
        made = _shade((*key, "ground"), size, color).copy()
        letters = "".join(word[0] for word in name.split()[:2])
        fonts.draw_line(made, m, HEAD, letters, theme.mix(color, theme.INK, 0.5),
                        made.get_rect(), "center", "initials")  # fmt: skip
        return made

    return images.cached(key, make)
