"""Losing credits because of a card, which an ability may prevent."""

from __future__ import annotations

from game.outer_rim.combat.frames import Loss
from game.outer_rim.context import Play
from game.outer_rim.effects.triggers import open_window, powers_of
from game.outer_rim.rules import credits
from game.table.stack import Auto, Step


def lose(p: Play, seat: int, amount: int, cause: str, to: int = -1) -> None:
    """Take credits from a player, as far as they go, and give them ``to`` another if one is named.

    A player who has an ability against it is asked first.
    """
    if amount and p.player(seat).credits and powers_of(p, seat, "credits_lost"):
        p.push(Loss(seat, amount=amount, cause=cause, to=to))
    else:
        _settle(p, seat, amount, cause, to)


def run(p: Play, f: Loss) -> None:
    """Step ``loss``: abilities may prevent it; otherwise the credits are gone."""
    f.at += 1
    if f.at == 1:
        open_window(p, f.seat, "credits_lost")
        return
    p.stack.pop()
    if not f.averted:
        _settle(p, f.seat, f.amount, f.cause, f.to)


def _settle(p: Play, seat: int, amount: int, cause: str, to: int) -> None:
    taken = credits.lose(p, seat, amount, cause)
    if to >= 0:
        credits.gain(p, to, taken, cause)


PENDING: tuple[Step[Play], ...] = (Auto(Loss, run),)
"""the steps that are run here"""
