"""The content of the inspector: the id of the enlarged thing and, when idle, the player's own
goals."""

from __future__ import annotations

import pygame

from game.client.draw import fonts, richtext, signs, theme
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.model import Model
from game.client.tabletop.spots import Name
from game.outer_rim.text import cards
from game.table.maps.graph import distances


def subject(model: Model, name: Name | None) -> str:
    """Return the id of the thing that a spot shows in the zoom: a card, ship, character, space or
    contact; "" if there is nothing to read."""
    if name is None:
        return ""
    kind, id = name
    if kind in ("market", "card", "space", "patrol"):
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


def draw_goals(surface: pygame.Surface, model: Model, m: Metrics, area: pygame.Rect) -> None:
    """Draw the player's goals: each card with a destination, and the goals of the sheets."""
    inner = area.inflate(-2 * m.du(20), -2 * m.du(14))
    high = m.pitch("heading")
    head = pygame.Rect(inner.left, inner.top, inner.width, high)
    fonts.draw_line(surface, m, "heading", "My goals", theme.INK, head, "left", "goals.title")
    y = head.bottom + m.du(8)
    for kind, title, detail in goals(model):
        laid = richtext.layout(m, "caption", detail, inner.width - m.du(40), theme.MUTED)
        need = m.pitch("body_bold") + laid.height + m.du(12)
        if y + need > inner.bottom:
            break
        signs.draw(surface, kind, m.du(26), topleft=(inner.left, y + m.du(2)))
        line = pygame.Rect(inner.left + m.du(40), y, inner.width - m.du(40), m.pitch("body_bold"))
        text = fonts.fit(m, "body_bold", title, line.width).text
        fonts.draw_line(surface, m, "body_bold", text, theme.INK, line, "left", "goals")
        laid.draw(surface, pygame.Rect(line.left, line.bottom, laid.width, laid.height), "goals")
        y += need


def goals(model: Model) -> list[tuple[str, str, str]]:
    """Return icon, title and destination of each of the player's goals."""
    galaxy = model.game.galaxy(model.state.pieces)
    here = model.me["space"]
    far = distances(galaxy.neighbors, here) if here else {}
    found: list[tuple[str, str, str]] = []
    for card in model.me["cards"]:
        asset = model.content.assets[card]
        goal = model.me["destinations"].get(card) or asset.destination
        if asset.kind == "bounty":
            found.append(("bounty", asset.name, _bounty(model, card, asset.target)))
        elif goal in galaxy.spaces:
            near = _away(far.get(goal, 0))
            found.append((asset.kind, asset.name, f"{galaxy.spaces[goal].label}, {near}"))
        elif goal == "another_player":
            found.append((asset.kind, asset.name, "where another player is"))
    for id, flipped in (
        (model.me["character"], model.me["flipped"]),
        (model.me["ship"], model.me["ship_flipped"]),
    ):
        if id and not flipped:
            body = cards.card_text(model.content, id).body
            found += [("goal", model.name(id), line) for line in body if line.startswith("**Goal")]
    return found


def _bounty(model: Model, card: str, target: str) -> str:
    asset = model.content.assets[card]
    if card in model.me["captured"]:
        return f"captured; deliver to {model.name(asset.deliver_to)}"
    name, place = model.content.name(target), model.place_of(target)
    where = f"at {model.name(place.rpartition('.')[0])}" if place else "not found yet"
    return f"{name}, {where}"


def _away(moves: int) -> str:
    return "here" if moves == 0 else f"{moves} move{'s' if moves != 1 else ''} away"
