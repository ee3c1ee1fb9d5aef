"""The knowledge of a seat about a game, as plain data (OR-307, OR-236, OR-R73)."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from game.outer_rim.ai import seats as ai_seats
from game.outer_rim.ambitions import rules as ambitions
from game.outer_rim.cards.effects.language import FACTIONS
from game.outer_rim.contacts.rules import planet_of
from game.outer_rim.context import Play
from game.outer_rim.favors import deals as favor_deals
from game.outer_rim.looks import rules as looks
from game.outer_rim.market import sales
from game.outer_rim.rules import delivery
from game.outer_rim.rules.reputation import LEVEL_NAMES, level_name
from game.outer_rim.state import Player
from game.outer_rim.trading import rules as trading

VALUES = ("ground_combat", "health", "ship_combat", "hull", "hyperdrive")


def view(p: Play, seat: int | None) -> dict[str, Any]:
    """Return everything public, and of hidden things only those that this seat knows.

    Decks are given by size; the market by its faceup cards. ``seat`` None: a spectator.
    """
    state = p.state
    return {
        "game": "outer_rim",
        "seat": seat,
        "seq": state.seq,
        "round": state.round,
        "turn": state.turn,
        "step": state.step,
        "fame_goal": state.setup.fame_goal,
        "variants": list(state.setup.variants),
        "players": [_player(p, each, seat) for each in state.players],
        "market": {
            deck: {"top": sales.faceup(p, deck) or None, "cards": len(cards)}
            for deck, cards in state.market.items()
        },
        "encounters": {deck: len(cards) for deck, cards in state.encounters.items()},
        "contacts": contacts(p, seat),
        "patrols": {
            faction: {"level": level, "space": space}
            for faction, (level, space) in state.patrols.items()
        },
        "ships": list(state.ships),
        "databank": list(state.databank),
        "removed": list(state.removed),
        "aside": list(state.aside),
        "open": list(state.open),
        "ai_goals": ai_seats.goals(state),
        "deal": trading.shown(p, seat),
        "favor": favor_deals.shown(p),
        "favors": state.setup.favors,
        "ambitions": state.setup.ambitions,
        "sheets": list(state.sheets),
        "map": list(state.pieces),
        "winner": state.winner,
        "ending": state.ending or None,
    }


def _player(p: Play, player: Player, seat: int | None) -> dict[str, Any]:
    values = p.table.of(player) if player.character and player.ship else None
    own = seat == player.seat
    shown: dict[str, Any] = {
        "seat": player.seat,
        "name": p.state.setup.seats[player.seat].name,
        "kind": p.state.setup.seats[player.seat].kind,
        "character": player.character or None,
        "flipped": player.flipped,
        "goal_tokens": player.goal_tokens,
        "ship": player.ship or None,
        "ship_flipped": player.ship_flipped,
        "ship_tokens": player.ship_tokens,
        "space": player.space or None,
        "credits": player.credits,
        "fame": player.fame,
        "fame_goal": player.fame_goal,
        "reputation": {faction: level_name(p, player.seat, faction) for faction in FACTIONS},
        "treated": {faction: LEVEL_NAMES[level] for faction, level, _ in player.treated},
        "ambition": player.ambition or None,
        "ambition_goals": ambitions.shown(p, player.seat),
        "debts": list(player.debts),
        "favors": {**asdict(player.favors), "refused": list(player.favors.refused)},
        "damage": {"character": player.character_damage, "ship": player.ship_damage},
        "defeated": player.defeated,
        "cards": list(player.cards),
        "captured": {card: p.on(card).captive for card in player.cards if p.on(card).captive},
        "marks": list(player.marks),
        "destinations": {
            card: delivery.destination(p, card)
            for card in player.cards
            if p.on(card).destination or p.content.assets[card].destination_patrol
        },
        "marked": {card: p.on(card).tokens for card in player.cards if p.on(card).tokens},
        "used": list(player.used),
        "ai": player.ai and {"deck": len(player.ai.deck), "goals": dict(player.ai.goals)},
        "secrets": list(player.secrets) if own else _backs(p, player, seat),
        "grounded": player.grounded,
    }
    if values is not None:
        shown["values"] = {name: getattr(values, name) for name in VALUES}
        shown["skills"] = dict(values.skills)
    if own:
        shown["looks_at"] = looks.seen_by(p, player.seat)
        shown["known"] = [each for each in player.known if each in p.content.contacts]
    return shown


def _backs(p: Play, player: Player, seat: int | None) -> list[str]:
    """Return the visible backs of secrets: the decks they came from (OR-R73); and those secrets
    that the seat has looked at."""
    looked = () if seat is None else p.player(seat).known
    return [
        card if card in looked else p.content.encounter_cards[card].deck for card in player.secrets
    ]


def contacts(p: Play, seat: int | None) -> dict[str, list[dict[str, Any] | None]]:
    """Return contact spaces by planet; a facedown token shows its class, and its identity to
    players who have looked."""
    known = p.player(seat).known if seat is not None else ()
    shown: dict[str, list[dict[str, Any] | None]] = {}
    for place, token in p.state.contacts.items():
        row = shown.setdefault(planet_of(place), [])
        if not token:
            row.append(None)
            continue
        faceup = token in p.state.faceup
        row.append(
            {
                "place": place,
                "class": p.content.contacts[token].contact_class,
                "faceup": faceup,
                "contact": token if faceup or token in known else None,
            }
        )
    return shown
