"""The plan action: planning cards drawn, kept, put back (section 12)."""

from __future__ import annotations

from collections.abc import Sequence

from game.mandalorian import events as e
from game.mandalorian.cards.effects import DrawMore, Give, KeepMore, Modifier
from game.mandalorian.checking import Check, allowed
from game.mandalorian.context import Play
from game.mandalorian.frames import Acting, Drawn
from game.mandalorian.rules import decks
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason

Mods = Sequence[Modifier]


def ways(p: Play, f: Acting, mods: Mods) -> list[Option]:
    """Return drawing."""
    return [option("draw")]


def check_draw(p: Play, f: Acting, mods: Mods, o: Intent) -> Reason | None:
    """Return the reason against drawing planning cards."""
    if not p.state.decks[decks.PLANNING] and not p.state.piles[decks.PLANNING]:
        return Reason(
            "MA-R38", "The planning deck and its discard pile are both empty: do without a draw."
        )
    return None


def amounts(f: Acting, mods: Mods) -> tuple[int, int]:
    """Return how many cards the action draws, and how many of them may be kept."""
    more = sum(each.n for each in mods if isinstance(each, DrawMore))
    keep = max((each.n for each in mods if isinstance(each, KeepMore)), default=1)
    return f.strength + more, keep


def draw(p: Play, f: Acting, mods: Mods, chosen: Option) -> None:
    """Draw as many planning cards as the strength (MA-152)."""
    f.at, f.performed = 1, True
    count, keep = amounts(f, mods)
    drawn = tuple(filter(None, (decks.take(p, decks.PLANNING) for _ in range(count))))
    state, seat = p.state, f.seat
    others = tuple(each for each in range(len(state.setup.seats)) if each != seat)
    p.events.append(e.PlanningDrawn(who=f.who, count=len(drawn), cards=drawn, to=(seat,)))
    if others:
        p.events.append(e.PlanningDrawn(who=f.who, count=len(drawn), to=others))
    give = any(isinstance(each, Give) for each in mods)
    p.stack.append(Drawn(seat, f.who, drawn, keep, give, step="drawn"))


def drawn_options(p: Play, f: Drawn) -> Options:
    """Return the cards that can be kept or put back on top, the same card once, and the end."""
    cards = {card.partition(".")[0]: card for card in reversed(f.cards)}.values()
    ways = [option("keep", card, who) for card in cards for who in _keepers(p, f)]
    ways += [option("top", card) for card in cards]
    return allowed(p, f, [*ways, option("done")], DRAWN)


def _keepers(p: Play, f: Drawn) -> tuple[str, ...]:
    return tuple(p.state.characters) if f.give else (f.who,)


def check_keep(p: Play, f: Drawn, o: Intent) -> Reason | None:
    """Return the reason against keeping a drawn card (MA-154 to MA-156)."""
    if o.source not in f.cards:
        return Reason("MA-154", "You did not draw that card: choose one that you did.")
    if o.target not in _keepers(p, f):
        return Reason(
            "MA-154", "Only the character who drew this card can keep it: choose that one."
        )
    if not f.keep:
        return Reason("MA-154", "You have kept all you can: discard the rest.")
    if p.content.planning[o.source].when == "never":
        return Reason("MA-155", "No one keeps Bad Luck: choose another card.")
    if p.copy_of(o.target, o.source.partition(".")[0]):
        return Reason(
            "MA-156",
            "{who} already has a copy of this card: keep another.",
            who=p.content.name(o.target),
        )
    return None


def check_top(p: Play, f: Drawn, o: Intent) -> Reason | None:
    """Return the reason against putting a drawn card back on top (MA-157)."""
    if o.source not in f.cards:
        return Reason("MA-157", "You did not draw that card: choose one that you did.")
    if f.topped:
        return Reason("MA-157", "You have already put a card back on top: discard the rest.")
    return None


def check_done(p: Play, f: Drawn, o: Intent) -> Reason | None:
    """Return None: keeping and putting back are optional (MA-R35)."""
    return None


def settle(p: Play, f: Drawn, chosen: Option) -> None:
    """Keep a card, put one back, or discard the rest (MA-158)."""
    state = p.state
    if chosen.verb == "done":
        p.stack.pop()
        decks.discard(p, decks.PLANNING, *f.cards)
        if f.cards:
            p.events.append(e.PlanningDiscarded(cards=f.cards))
        return
    f.cards = tuple(each for each in f.cards if each != chosen.source)
    if chosen.verb == "keep":
        f.keep -= 1
        state.plans[chosen.target] += (chosen.source,)
        p.change(e.PlanningKept(who=chosen.target, card=chosen.source))
    else:
        f.topped = True
        decks.put_on_top(p, decks.PLANNING, chosen.source, (f.seat,))
        others = tuple(each for each in range(len(state.setup.seats)) if each != f.seat)
        p.events.append(e.PlanningTopped(card=chosen.source, to=(f.seat,)))
        if others:
            p.events.append(e.PlanningTopped(to=others))


DRAWN: dict[str, Check] = {"keep": check_keep, "top": check_top, "done": check_done}
