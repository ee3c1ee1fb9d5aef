"""Cards and boards drawn from the viewing player's point of view, with the facts in that view.

The drawing itself is in ``faces``, ``enlarged`` and ``boards``.
"""

from __future__ import annotations

import pygame

from game.client.draw import images
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.cards import enlarged, faces
from game.client.games.outer_rim.facts import forecast
from game.client.games.outer_rim.play.model import Model, Slot
from game.outer_rim.text import stats
from game.table.grammar import a_or_an, capital, listed


def slot_tile(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, slot: Slot, m: Metrics, seat: int
) -> None:
    """Draw a card in its slot: its back if it is another player's secret that has not been looked
    at."""
    hidden = slot.card not in model.content.encounter_cards
    if slot.kind == "secret" and seat != model.seat and hidden:
        faces.draw_back(surface, rect, m, "Secret")
        return
    marked = slot.card in model.view["players"][seat]["marked"]
    note = _goal(model, slot) or ("Goal token" if marked else "")
    icon = "goal" if marked else ""
    faces.draw_tile(surface, rect, model.content, slot.card, m, note=note, icon=icon)


def _goal(model: Model, slot: Slot) -> str:
    """Return the card's destination if it differs from the printed one."""
    if slot.kind == "secret":
        return "Secret"
    asset = model.asset(slot.card)
    if asset is None:
        return ""
    if asset.kind == "bounty" and slot.card not in model.me["captured"]:
        played = model.content.shows.get(asset.target, "")
        for player in model.view["players"]:
            if played and player["character"] == played:
                return model.player_name(player["seat"])
        token = model.content.contacts.get(asset.target)
        place = model.place_of(asset.target).rpartition(".")[0]
        told = f"{token.contact_class} contact" if token else ""
        unmet = capital(a_or_an(told)) if told else "Not met yet"
        return model.name(place) if place else unmet
    goal = model.me["destinations"].get(slot.card)
    if goal == "another_player":
        return "To a player"
    return model.name(goal) if goal else ""


def draw_large(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, id: str, m: Metrics
) -> None:
    """Draw a card, ship or character enlarged, with the present facts about it."""
    flipped, now = _is_flipped(model, id), _now(model, id)
    enlarged.draw_zoom(
        surface, rect, model.content, id, m, flipped, now=now, section=_secret(model, id)
    )


def _secret(model: Model, id: str) -> int:
    """Return the section of an encounter card that is kept as a secret, -1 if there is none."""
    card = model.content.encounter_cards.get(id)
    sections = card.sections if card is not None else ()
    return next((n for n, each in enumerate(sections) if each.secret is not None), -1)


def _is_flipped(model: Model, id: str) -> bool:
    """Return True if a character or ship in play shows its back."""
    return any(
        id == each["character"] and each["flipped"] or id == each["ship"] and each["ship_flipped"]
        for each in model.view["players"]
    )


def _now(model: Model, id: str) -> tuple[str, ...]:
    """Return the present facts: the figures changed by cards, and the skills, of a character or
    ship in play; the chance of a job or bounty; how a card could be paid for."""
    for player in model.state.players:
        if id == player.character:
            lines = stats.changed(model.content, player, of_ship=False)
            noted = model.state.cards[id].noted if id in model.state.cards else ()
            lines += [f"**Contacts met:** {listed(noted)}"] if noted else []
            return (*lines, *stats.skills(model.content, player))
        if id == player.ship:
            return tuple(stats.changed(model.content, player, of_ship=True))
    chance = forecast.chance_words(model, id)
    return tuple(filter(None, (f"**{chance}**" if chance else "", payment(model, id))))


def payment(model: Model, card: str) -> str:
    """Return how a market card that credits alone do not buy can be paid for, "" for others."""
    price = model.price(card)
    credits = int(model.me["credits"])
    if price is None or price <= credits:
        return ""
    return f"You pay **{price:,}**: your {credits:,} credits, and goods for the rest."


def bust(model: Model, seat: int, size: tuple[int, int]) -> pygame.Surface | None:
    """Return the character of a seat without a ground; None if it has none yet."""
    name = str(model.view["players"][seat]["character"] or "")
    return images.bust(name, size) if images.has("busts", name) else None
