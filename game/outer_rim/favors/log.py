"""Favors in the log: their lines, and in the story a request with its answers as one line."""

from __future__ import annotations

import re

from game.outer_rim import events as e
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
from game.outer_rim.text.story.deeds import LEADS_ON, Deed
from game.outer_rim.text.story.teller import Again, Teller, Tellers
from game.table.events import Event
from game.table.grammar import Line, listed


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


SELLS = "and, business being business, sells"
AGAIN: Again = ((SELLS, "and still sells", ""),)
"""the same in a later attack of that player"""


def add_favor(t: Teller, x: FavorGranted) -> None:
    """Add a favor; its line takes the place of the request that it answers."""
    paid = sum(
        each.amount
        for each in t.events[: t.at]
        if isinstance(each, e.CreditsChanged) and each.cause == "favor" and each.seat == x.other
    )
    price, giver = f" for {paid:,} credits" if paid > 0 else "", short_name(t.p, x.other)
    wanted, who = favor_name(t.p, x.favor, x.wish), short_name(t.p, x.seat)
    if x.favor == "combat_strategy" and x.other == t.scene.seat:
        # Only a player who is attacked asks the one whose turn it is.
        deal = SELLS if price else "and grants"
        told = f"{giver} attacks {who} {deal} {who} {wanted}{price}."
        t.scene.attack_known = True
        if _add_answer(t, told, whole=True, again=AGAIN):
            t.asked = None
        else:
            t.flush()
            t.add_line(told, x.other, again=AGAIN)
        return
    verb = "buys" if price else "gets"
    deed = Deed(verb, f"{wanted} from {giver}", price, about=LEADS_ON)
    if not _add_answer(t, f"{who} {deed.words}.", whole=True):
        t.add(x.seat, deed)
        return
    t.asked = None
    t.open = [deed] if x.seat == t.scene.seat else []


def add_request(t: Teller, x: FavorAsked) -> None:
    t.add_own_line(x)
    t.asked = t.lines[-1]


def add_reply(t: Teller, x: FavorOffered | FavorDeclined) -> None:
    """Add what a player says to a request to its line."""
    words = t.tell(x).replace(" for the favor.", ".")
    if isinstance(x, FavorDeclined) and not x.closed:
        words = f"{short_name(t.p, x.seat)} refuses."
    if not _add_answer(t, words):
        t.add_own_line(x)


def _add_answer(t: Teller, words: str, whole: bool = False, again: Again = ()) -> bool:
    """Add an answer to the line of its request, or as the ``whole`` line in its place; return
    False if that is not the latest."""
    asked = t.asked
    if asked is None or t.deeds or t.news or t.fresh:
        return False
    here = asked in t.lines
    joins = t.lines.pop().joins if here else True
    told = words if whole else _with_answer(asked.words, words)
    t.add_line(told, asked.seat, joins=joins, again=again)
    t.asked = t.lines[-1]
    return True


def _with_answer(asked: str, words: str) -> str:
    """Return a request with one more answer; players who answer alike do so together."""
    *before, last = asked[:-1].split("; ")
    who, verb, rest = words[:-1].partition(" refuses" if words.endswith(" refuses.") else " wants")
    same = re.fullmatch(rf"(.+?){verb[:-1]}s?{re.escape(rest)}(?: each)?", last) if verb else None
    if not before or same is None:
        return f"{asked[:-1]}; {words}"
    together = listed([*re.split(", | and ", same[1]), who])
    return f"{'; '.join(before)}; {together}{verb[:-1]}{rest}{' each' * bool(rest)}."


TELLERS: Tellers = {
    FavorAsked: add_request,
    FavorOffered: add_reply,
    FavorDeclined: add_reply,
    FavorGranted: add_favor,
}
