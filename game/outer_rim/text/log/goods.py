"""Log lines for cards and cargo."""

from __future__ import annotations

from game.outer_rim import events as e
from game.outer_rim.context import Play
from game.outer_rim.text.log.causes import cause_of
from game.outer_rim.text.log.naming import title
from game.outer_rim.text.names import short_name
from game.table.events import Event
from game.table.grammar import Line


def _gained(p: Play, x: e.CardGained) -> str:
    if x.cause in ("bought", "taken"):
        return ""
    return f"{short_name(p, x.seat)} gains {p.content.name(x.card)}{cause_of(p, x.cause)}."


def _rotated(p: Play, x: e.CardRotated) -> str:
    before, now = p.content.name(x.cause or ""), p.content.name(x.card)
    return f"{short_name(p, x.seat)} turns {before} into {now}."


def _discarded(p: Play, x: e.CardDiscarded) -> str:
    if x.cause == "delivered":
        return ""
    name, cause = title(p, x.card), cause_of(p, x.cause)
    if x.seat < 0:
        return f"{name} {name:is|are} discarded{cause}."
    return f"{short_name(p, x.seat)} discards {name}{cause}."


def _removed(p: Play, x: e.CardRemoved) -> str:
    if x.cause in ("bought", "bounty", "job", "delivered"):
        return ""
    if x.card in p.content.assets:
        name = title(p, x.card)
        return f"{name} {name:leaves|leave} the game."
    return ""


LINES: dict[type[Event], Line[Play]] = {
    e.CardGained: _gained,
    e.CardRotated: _rotated,
    e.CardMarked: "{seat} places a goal token on {card}{cause}.",
    e.CardDiscarded: _discarded,
    e.CardRemoved: _removed,
    e.CardPassed: "{seat} gets {card} from {giver}{cause}.",
    e.DeckShuffled: "The {deck} deck is shuffled.",
    e.CargoDelivered: "{seat} delivers {card} to {space}.",
}
