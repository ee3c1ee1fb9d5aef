"""Log lines for deals."""

from __future__ import annotations

from game.outer_rim.context import Play
from game.outer_rim.text.names import short_name
from game.outer_rim.trading.events import PromiseMade, TradeAccepted, TradeDeclined, TradeProposed
from game.outer_rim.trading.words import terms, with_tokens
from game.table.events import Event
from game.table.grammar import Line


def _proposed(p: Play, x: TradeProposed) -> str:
    said = terms(p, x.give, x.ask, x.credits, x.promise) + with_tokens(p, x.tokens)
    return f"{short_name(p, x.seat)} offers {short_name(p, x.other)} a deal: {said}."


LINES: dict[type[Event], Line[Play]] = {
    TradeProposed: _proposed,
    TradeAccepted: "{seat} accepts the deal with {other}.",
    TradeDeclined: "{seat} declines the deal with {other}.",
    PromiseMade: "{seat} promises {other} {amount} credits on a later turn (not binding).",
}
