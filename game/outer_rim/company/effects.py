"""Other players: going somewhere together, and what they keep secret."""

from __future__ import annotations

from typing import Literal

from game.outer_rim.cards.effects.language import Block, Effect


class Invite(Effect):
    """Ask a player in the space to come along: ``then`` if one agrees, who is the opponent in it;
    ``otherwise`` if not, or if nobody is there."""

    do: Literal["invite"]
    then: Block
    otherwise: Block = ()


class Follow(Effect):
    """The opponent goes straight to the player's space."""

    do: Literal["follow"]


class PeekSecrets(Effect):
    """Look at the secrets of another player, wherever they are."""

    do: Literal["peek_secrets"]
