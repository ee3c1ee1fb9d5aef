"""Names in running text: the cards, contacts or places that they refer to, for display."""

from __future__ import annotations

import re
from functools import lru_cache

from game.client.games.outer_rim.play.model import Model
from game.client.tabletop.kit.spots import Name
from game.outer_rim.catalog import Content

BRACED = re.compile(r"(\{[^{}]*\})")
LEAST = 4  # letters; shorter names would be found in other words


@lru_cache(maxsize=8)
def _names(content: Content, places: tuple[tuple[str, str], ...]) -> dict[str, str]:
    """Return spot kind and id ("card:greedo_bounty") by name. Cards of the market come before cards
    that are only met, places before both."""
    found: dict[str, str] = {}
    for id, component in content.components.items():
        found.setdefault(str(component.name), f"card:{id}")
    for id, asset in content.assets.items():
        found[asset.name] = f"card:{id}"
    for id, label in places:
        found[label] = f"space:{id}"
    return {name: spot for name, spot in found.items() if len(name) >= LEAST}


@lru_cache(maxsize=8)
def _pattern(content: Content, places: tuple[tuple[str, str], ...]) -> re.Pattern[str]:
    longest = sorted(_names(content, places), key=len, reverse=True)
    return re.compile(r"\b(" + "|".join(map(re.escape, longest)) + r")\b")


def _places(model: Model) -> tuple[tuple[str, str], ...]:
    spaces = model.galaxy.spaces.values()
    return tuple((each.id, each.label) for each in spaces if each.kind != "navpoint")


def link_names(model: Model, text: str) -> str:
    """Return the text with every name of a card or place as an inconspicuous link ("card:ID",
    "space:ID")."""
    places = _places(model)
    names, pattern = _names(model.content, places), _pattern(model.content, places)

    def link(found: re.Match[str]) -> str:
        return f"{{see:{names[found[0]]}|{found[0]}}}"

    parts = BRACED.split(text)
    return "".join(part if part.startswith("{") else pattern.sub(link, part) for part in parts)


def spot(link: str) -> Name:
    """Return the spot that a link stands for."""
    kind, _, id = link.partition(":")
    return kind, id
