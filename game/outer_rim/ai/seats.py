"""The seats of the AI: their characters and ship, their deciding players, their decks and goals.

The box has one AI seat, any but the first (OR-R102), an expansion two. Nothing here or in the rules
relies on that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from game.outer_rim.catalog import Content
from game.outer_rim.state import AiSeat, Setup, State

AI_NUMBERS = (91, 92)
"""starting databank cards of the characters that it can play (OR-436)"""
AI_SHIP = "g9_rigger"
"""its first ship (OR-437)"""
HUNTER_NUMBER = 90
"""starting databank card of the bounty hunters, which it can play with their own deck (UB-182)"""
HUNTER_SHIP = "g_1a_starfighter"
"""the first ship of a bounty hunter (UB-201)"""


def begun(setup: Setup, seat: int) -> AiSeat | None:
    """Return what the AI in a seat starts with; None for other seats."""
    return AiSeat(chooser=chooser(setup, seat)) if setup.seats[seat].kind == "deck" else None


def chooser(setup: Setup, seat: int) -> int:
    """Return the deciding seat for an AI seat: the nearest one before it that is not an AI
    (OR-R98)."""
    count = len(setup.seats)
    before = ((seat - place) % count for place in range(1, count))
    return next((each for each in before if setup.seats[each].kind != "deck"), seat)


def has_hunters(content: Content) -> bool:
    """Return True if there are AI cards for bounty hunters."""
    return any(card.hunter for card in content.ai_cards.values())


def numbers(content: Content) -> tuple[int, ...]:
    """Return the starting databank cards of the AI's characters (OR-436, UB-198)."""
    return (HUNTER_NUMBER, *AI_NUMBERS) if has_hunters(content) else AI_NUMBERS


def hunts(content: Content, character: str) -> bool:
    """Return True if a character starts with a bounty: the AI plays it as a bounty hunter."""
    found = content.characters.get(character)
    return found is not None and found.databank == HUNTER_NUMBER


def fits(content: Content, character: str, others: Iterable[str]) -> bool:
    """Return True if the AI can play a character beside those of its other seats: of two, one hunts
    bounties (OR-436, UB-198, UB-247)."""
    kinds = [hunts(content, each) for each in others]
    return content.characters[character].databank in numbers(content) and (
        hunts(content, character) not in kinds or not has_hunters(content)
    )


def first_ship(content: Content, character: str) -> str:
    """Return the ship in which the AI starts with a character (OR-437, UB-201)."""
    return HUNTER_SHIP if hunts(content, character) else AI_SHIP


def cards(content: Content, character: str) -> tuple[str, ...]:
    """Return the cards that an AI seat plays a character with.

    With a card of the character's own they are that card and some of the common ones (UB-183,
    UB-199), without one all the common ones.
    """
    every, numbered = content.ai_cards.values(), content.board.ai_numbers
    own = tuple(card.id for card in every if card.character == character)
    hunter = hunts(content, character)
    common = (card for card in every if card.character is None and card.hunter == hunter)
    some = own and not hunter and numbered
    return (*own, *(card.id for card in common if not some or card.number in numbered))


def single_player(setup: Setup) -> bool:
    """Return True for one person against the AI."""
    kinds = [seat.kind for seat in setup.seats]
    return "deck" in kinds and kinds.count("deck") == len(kinds) - 1


def taken(state: State) -> list[int]:
    """Return the seats of the AI."""
    return [each.seat for each in state.players if each.ai is not None]


def asked(state: State) -> int | None:
    """Return the AI seat for which a player decides now, or None."""
    seat = state.stack[-1].seat if state.stack else -1
    return seat if seat >= 0 and state.players[seat].ai is not None else None


def goals(state: State) -> dict[str, int]:
    """Return the goal tokens of all AI seats on the map, by space."""
    total: Counter[str] = Counter()
    for player in state.players:
        if player.ai is not None:
            total.update(player.ai.goals)
    return dict(total)
