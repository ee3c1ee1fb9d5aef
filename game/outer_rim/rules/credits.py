"""Credits: gaining, spending, losing (OR-507). They never fall below 0 (OR-R26)."""

from __future__ import annotations

from game.outer_rim.context import Play
from game.outer_rim.events import CreditsChanged


def gain(p: Play, seat: int, credits: int, cause: str) -> None:
    """Give a player credits from the supply, which never runs out (OR-R12)."""
    if credits:
        player = p.player(seat)
        player.credits += credits
        p.tell(CreditsChanged(seat=seat, amount=credits, now=player.credits, cause=cause))


def lose(p: Play, seat: int, credits: int, cause: str) -> int:
    """Take credits from a player, as far as they go; return the amount taken (OR-R81)."""
    player = p.player(seat)
    taken = min(credits, player.credits)
    if taken:
        player.credits -= taken
        p.tell(CreditsChanged(seat=seat, amount=-taken, now=player.credits, cause=cause))
    return taken


def spend(p: Play, seat: int, credits: int, cause: str) -> None:
    """Pay credits to the supply; only what a player has can be spent (OR-133, OR-R26)."""
    if lose(p, seat, credits, cause) != credits:
        raise ValueError(f"seat {seat} cannot pay {credits} for {cause}")
