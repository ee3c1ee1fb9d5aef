"""Log lines for favors and debt tokens."""

from __future__ import annotations

from game.outer_rim.context import Play
from game.outer_rim.favors.events import (
    DebtPassed,
    FavorAsked,
    FavorDeclined,
    FavorGranted,
    FavorOffered,
    FavorVoid,
    FavorWithheld,
)
from game.outer_rim.favors.words import favor_name, price
from game.outer_rim.text.names import short_name
from game.table.events import Event
from game.table.grammar import Line


def _asked(p: Play, x: FavorAsked) -> str:
    who = "the other players" if x.other < 0 else short_name(p, x.other)
    paid = price(p, x.credits, x.tokens, x.give, x.promise)
    wanted = favor_name(p, x.favor, x.wish)
    return f"{short_name(p, x.seat)} asks {who} for {wanted} and offers {paid}."


def _offered(p: Play, x: FavorOffered) -> str:
    paid = price(p, x.credits, x.tokens)
    return f"{short_name(p, x.seat)} wants {paid} for the favor."


def _declined(p: Play, x: FavorDeclined) -> str:
    if x.closed:
        return f"{short_name(p, x.seat)} does no favors this turn."
    return f"{short_name(p, x.seat)} refuses {short_name(p, x.other)} the favor."


def _void(p: Play, x: FavorVoid) -> str:
    wanted, paid = favor_name(p, x.favor, x.wish), price(p, x.credits, x.tokens, x.give)
    return f"The request for {wanted} falls through: {short_name(p, x.seat)} no longer has {paid}."


def _granted(p: Play, x: FavorGranted) -> str:
    wanted = favor_name(p, x.favor, x.wish)
    return f"{short_name(p, x.other)} does {short_name(p, x.seat)} a favor: {wanted}."


LINES: dict[type[Event], Line[Play]] = {
    FavorAsked: _asked,
    FavorOffered: _offered,
    FavorDeclined: _declined,
    FavorVoid: _void,
    FavorGranted: _granted,
    FavorWithheld: "{seat} pays {other} not to help {third} (not binding).",
    DebtPassed: "{giver} passes {owner:'s} debt token to {seat}.",
}
