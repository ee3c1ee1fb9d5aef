"""Damage, defeat and recovery (OR-362 to OR-375)."""

from __future__ import annotations

from typing import Literal

from game.outer_rim.combat.events import DamageSuffered, Defeated
from game.outer_rim.combat.frames import Defeat
from game.outer_rim.context import Play
from game.outer_rim.effects.triggers import open_window
from game.outer_rim.events import CardDiscarded, Recovered, SecretDropped, StoodUp
from game.outer_rim.frames.base import Context
from game.outer_rim.rules import credits
from game.outer_rim.rules.fame import happened
from game.table.stack import Auto, Step

Target = Literal["character", "ship"]
PENALTY = 3_000
"""credits lost on defeat (OR-367)"""


def suffer(
    p: Play, seat: int, target: Target, amount: int, cause: str, in_full: bool = False
) -> None:
    """Put damage on a character or ship; at its limit the player is defeated (OR-365).

    The other of the two is ignored: it may have lost health or hull with a card (OR-R107).
    ``in_full``: no ability makes it less, as for a cost.
    """
    if amount <= 0:
        return
    player, values = p.player(seat), p.values(seat)
    amount = amount if in_full else after_plating(p, seat, target, amount)
    if target == "character":
        player.character_damage += amount
        now, limit = player.character_damage, values.health
    else:
        player.ship_damage += amount
        now, limit = player.ship_damage, values.hull
    p.tell(
        DamageSuffered(seat=seat, target=target, amount=amount, now=now, limit=limit, cause=cause)
    )
    if now >= limit and not player.defeated:
        p.push(Defeat(seat, target=target, cause=cause))


def after_plating(p: Play, seat: int, target: str, amount: int) -> int:
    """Return what is left of damage, at least 1, once the plating of a ship has taken its part. An
    AI uses no such ability (UB-231)."""
    plating = p.values(seat).ship_plating if target == "ship" and not p.is_deck(seat) else 0
    return max(1, amount - plating) if plating else amount


def beaten(p: Play, seat: int, target: str) -> bool:
    """Return True if damage has reached the health of the character, or the hull of the ship."""
    player, values = p.player(seat), p.values(seat)
    if target == "character":
        return player.character_damage >= values.health
    return player.ship_damage >= values.hull


def defeat(p: Play, f: Defeat) -> None:
    """Step ``defeat``: abilities may prevent it; otherwise the player is defeated (OR-366 to
    OR-369).

    Reaching both limits at once is one defeat, with one question for each (OR-R82).
    """
    player = p.player(f.seat)
    if player.defeated or not beaten(p, f.seat, f.target):
        p.stack.pop()
        return
    if f.at == 0:
        f.at = 1
        if open_window(p, f.seat, "would_be_defeated", Context(beaten=f.target)):
            return
    p.stack.pop()
    player.defeated = True
    lost = credits.lose(p, f.seat, PENALTY, "defeat")
    p.tell(Defeated(seat=f.seat, credits_lost=lost, cause=f.cause))
    drop_secrets(p, f.seat)
    happened(p, f.seat, "defeated")


def drop_secrets(p: Play, seat: int) -> None:
    """Discard all secrets under their decks, facedown: others see their backs (OR-368, OR-R73)."""
    player = p.player(seat)
    for card in player.secrets:
        deck = p.content.encounter_cards[card].deck
        p.state.encounters[deck] = (*p.state.encounters[deck], card)
        p.tell(CardDiscarded(seat=seat, card=card, cause="defeat", to=(seat,)))
        p.tell(SecretDropped(seat=seat, deck=deck, cause="defeat"))
        forget(p, card)
    player.secrets = ()


def forget(p: Play, card: str) -> None:
    """Let those who have looked at a secret forget the card once it leaves its owner."""
    for player in p.state.players:
        if card in player.known:
            player.known = tuple(each for each in player.known if each != card)


def recover(p: Play, seat: int, character: int, ship: int, cause: str) -> bool:
    """Remove damage; return True if there was any. This may end a defeat (OR-373, OR-375)."""
    player = p.player(seat)
    character = min(character, player.character_damage)
    ship = min(ship, player.ship_damage)
    player.character_damage -= character
    player.ship_damage -= ship
    if character or ship:
        p.tell(Recovered(seat=seat, character=character, ship=ship, cause=cause))
    stand_up(p, seat)
    if ship:
        happened(p, seat, "ship_recovered")
    return bool(character or ship)


def stand_up(p: Play, seat: int) -> None:
    """End a defeat if neither the character nor the ship has damage enough for one (OR-375)."""
    player = p.player(seat)
    if player.defeated and not (beaten(p, seat, "character") or beaten(p, seat, "ship")):
        player.defeated = False
        p.tell(StoodUp(seat=seat))


PENDING: tuple[Step[Play], ...] = (Auto(Defeat, defeat),)
"""the steps that are run here"""
