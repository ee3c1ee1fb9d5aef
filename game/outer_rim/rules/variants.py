"""House rules that a setup may ask for; without them the game is played as printed.

OR-V01, ``fresh_market``: when a round begins, from the second on, the faceup card of one market
deck goes under its deck and the next one is revealed. The decks take turns, in the order of the
market, so no card is there for more than six rounds. No patrol moves.

OR-V02, ``trailing_bonus``: a player who is 3 or more fame behind the leader at the beginning of
their turn gains 1,000 credits.

OR-V03, ``contact_hints``: a player who gains a bounty looks secretly at its contact, if that is
facedown on the map (``contacts.hint``).
"""

from __future__ import annotations

from typing import get_args

from game.outer_rim.cards.effects.language import MARKET_DECKS
from game.outer_rim.context import Play
from game.outer_rim.market import rules as market
from game.outer_rim.rules import credits
from game.outer_rim.state import Variant

VARIANTS: tuple[Variant, ...] = get_args(Variant)
NO_SEAT = -1
BEHIND = 3
"""minimum distance in fame behind the leader for the bonus (OR-V02)"""
BONUS = 1_000
"""credits of the bonus (OR-V02)"""


def round_begins(p: Play) -> None:
    """Renew one card of the market (OR-V01); a deck of one card is left alone."""
    if "fresh_market" not in p.state.setup.variants or p.state.round < 2:
        return
    deck = MARKET_DECKS[(p.state.round - 2) % len(MARKET_DECKS)]
    if len(p.state.market[deck]) > 1:
        market.discard_top(p, NO_SEAT, deck, "fresh_market")


def turn_begins(p: Play, seat: int) -> None:
    """Help a player who has fallen behind (OR-V02)."""
    if "trailing_bonus" not in p.state.setup.variants:
        return
    leader = max(player.fame for player in p.state.players)
    if leader - p.player(seat).fame >= BEHIND:
        credits.gain(p, seat, BONUS, "trailing_bonus")
