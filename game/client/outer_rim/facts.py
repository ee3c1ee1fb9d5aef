"""What a place or token on the map is, in lines: for the inspector."""

from __future__ import annotations

from collections.abc import Iterable

from game.client.outer_rim.model import Model
from game.table.maps import distances

KINDS = {"planet": "Planet", "navpoint": "Navpoint", "maelstrom": "The Maelstrom ends every move"}
LEVELS = {"positive": "lets you pass", "neutral": "stops you", "negative": "stops and fights you"}

Fact = tuple[str, str]
"""icon and words"""


def of_space(model: Model, space: str) -> list[Fact]:
    """Kind, distance, encounters, contacts, patrols, players and own business at a space."""
    galaxy = model.game.galaxy(model.state.pieces)
    place = galaxy.spaces[space]
    kind = KINDS.get(place.kind, place.kind.capitalize())
    if place.faction:
        kind += f" of the {place.faction.capitalize()} faction"
    found: list[Fact] = [(place.faction or place.kind, kind)]
    here = model.me["space"]
    if here:
        far = distances(galaxy.neighbours, here).get(space, 0)
        found.append(("move", "You are here" if far == 0 else _moves(far)))
    deck = model.content.encounter_decks.get(place.encounter)
    if deck:
        left = model.view["encounters"].get(place.encounter, 0)
        found.append(("encounter", f"{deck.name}: {left} cards"))
        found.append(("eye", _listed(reward.replace("_", " ") for reward in deck.rewards)))
    for each in model.view["contacts"].get(space, []):
        if each:
            name = model.content.name(each["contact"]) if each["contact"] else "face down"
            found.append((f"class_{each['class']}", f"Contact: {name}"))
    for faction, patrol in model.view["patrols"].items():
        if patrol["space"] == space:
            found += of_patrol(model, faction)[:2]
    for player in model.view["players"]:
        if player["space"] == space and player["seat"] != model.seat:
            found.append(("ship", model.player_name(player["seat"])))
    return found + _business(model, space)


def _business(model: Model, space: str) -> list[Fact]:
    """The viewing player's cards that are for this space."""
    found = []
    for card in model.me["cards"]:
        asset = model.content.assets[card]
        goal = model.me["destinations"].get(card) or asset.destination
        if goal == space:
            found.append(("goal", f"{asset.name} is for this place"))
        if asset.kind == "bounty" and asset.deliver_to == space:
            found.append(("goal", f"{asset.name} is delivered here"))
    return found


def of_patrol(model: Model, faction: str) -> list[Fact]:
    """Strength, reward, and what one's reputation makes of a patrol."""
    shown = model.view["patrols"][faction]
    token = model.content.patrols.get((faction, shown["level"]))
    name = f"{faction.capitalize()} patrol, level {shown['level']}"
    if token is None:
        return [(f"patrol_{faction}", name)]
    strength = f"{token.ship_combat} dice" if token.ship_combat else "cannot be beaten"
    pays = _listed(
        words
        for words in (
            f"{token.credits:,} credits" if token.credits else "",
            f"{token.fame} fame" if token.fame else "",
        )
        if words
    )
    level = model.me["reputation"][faction]
    return [
        (f"patrol_{faction}", name),
        ("ship_combat", strength + (f", pays {pays}" if pays else "")),
        (level, f"Your reputation is {level}: it {LEVELS[level]}"),
        ("planet", model.name(shown["space"])),
    ]


def of_contact(model: Model, place: str) -> list[Fact]:
    """What may be known of a contact space."""
    each = model.contact_at(place)
    if each is None:
        return [("contact", "No contact here")]
    token = model.content.contacts.get(each["contact"] or "")
    found: list[Fact] = [(f"class_{each['class']}", f"Class: {each['class']}")]
    if token is not None:
        found.append(("contact", f"{token.name}, databank {token.databank}"))
        if token.faction:
            found.append((token.faction, token.faction.capitalize()))
        if token.droid:
            found.append(("droid", "Droid"))
        if not each["faceup"]:
            found.append(("eye", "Only you have seen this"))
    else:
        found.append(("eye_off", "Face down: meeting it turns it up"))
    return [*found, ("planet", model.name(place.rpartition(".")[0]))]


def _moves(far: int) -> str:
    return f"{far} move{'s' if far != 1 else ''} from you"


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words)
