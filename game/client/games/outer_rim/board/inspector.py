"""The content of the inspector: the id of the enlarged thing."""

from __future__ import annotations

from game.client.games.outer_rim.play.model import Model
from game.client.tabletop.kit.spots import Name


def subject(model: Model, name: Name | None) -> str:
    """Return the id of the thing that a spot shows in the zoom: a card, ship, character, space or
    contact; "" if there is nothing to read."""
    if name is None:
        return ""
    kind, id = name
    if kind in ("market", "card", "space", "patrol", "goal"):
        return id
    if kind == "place":
        found = model.contact_at(id)
        return str(found["contact"] or f"facedown:{found['class']}") if found else ""
    if kind == "ship":
        return str(model.view["players"][int(id)]["ship"] or "")
    if kind == "seat":
        return str(model.view["players"][int(id)]["character"] or "")
    if kind == "deck":
        return next((card for deck, card, _ in model.market_tops() if deck == id), "")
    return ""


def icon_of(model: Model, name: Name | None) -> str:
    """Return the icon of the token on the map at a spot, "" for none."""
    if name is None:
        return ""
    if name[0] == "patrol":
        return f"patrol_{name[1]}"
    contact = model.contact_at(name[1]) if name[0] == "place" else None
    return f"class_{contact['class']}" if contact else ""
