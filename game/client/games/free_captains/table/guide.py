"""Tooltips of things without a card to read, and the warning before an answer that loses the
game."""

from __future__ import annotations

from game.client.games.free_captains.pieces import dice
from game.client.games.free_captains.play.model import Model
from game.client.games.free_captains.table import line, tray
from game.client.games.free_captains.facts import prices
from game.client.tabletop.kit.spots import Name
from game.free_captains.names import COLORS
from game.free_captains.text.effects import ABILITY_NAMES
from game.table.foresight import certain

TAKING = frozenset(("pay", "settle", "lose", "cube", "engage", "evade"))
"""verbs that can take points"""
LOST = {
    "abilities": "brings a second ability to 0: the game is lost",
    "decks": "leaves no card to draw: the game is lost",
}
PLANET = "The Planet of the round: put one of the row here"
WEAPON = "A Super Weapon that is still to be found: a yellow cube of a search takes it"


def tip(model: Model, name: Name) -> str:
    """Return the words of the tooltip of a spot, "" for none."""
    kind, id = name
    if kind in ("plate", "pip"):
        return line.reasons(model, id.partition(".")[0])
    if kind == "track":
        have, most = model.view["abilities"][id], model.most(id)
        return f"**{ABILITY_NAMES[id]}**: {have} points, {most} at most"
    if kind == "bag":
        return "\n".join(["**The bag**", *tray.odds(model)[:1]])
    if kind == "bag_cube":
        return f"**{id.capitalize()}**: {prices.count_words(model.bag[id], 'cube')} in the bag"
    if kind == "supply":
        held = [f"{model.supply[color]} {color}" for color in COLORS]
        return f"**The supply**: {', '.join(held)}"
    if kind == "way_out":
        return "**The way out**: put the card here to evade it"
    if kind == "step":
        return _step(model, id)
    if kind == "slot":
        return "" if model.view["planet"] else PLANET
    return WEAPON if kind == "weapon_slot" else ""


def _step(model: Model, down: str) -> str:
    """Return what a die shows after it is turned down that far."""
    for each in model.options:
        if each.verb == "step" and each.target == down:
            value = dict(model.dice)[each.source] - int(down)
            return f"**{value}**: {dice.words(each.source, value)}"
    return ""


def fatal(model: Model, key: str) -> str:
    """Return how an answer loses the game for certain, "" if it does not: whatever is still to be
    drawn after it may save the game, and is not looked at."""
    option = model.find(key)
    if option is None or option.verb not in TAKING:
        return ""
    after = certain(model.sight, key)
    return LOST[after.lost] if after is not None and after.lost else ""
