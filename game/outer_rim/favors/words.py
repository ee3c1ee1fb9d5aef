"""Favors in words: requests, prices, and what they do."""

from __future__ import annotations

from game.outer_rim.context import Play
from game.outer_rim.favors import rules as favors
from game.outer_rim.favors.deals import named
from game.outer_rim.favors.frames import (
    Favor,
    FavorAnswer,
    FavorAsk,
    FavorMoment,
    FavorPick,
    FavorRead,
    FavorRound,
)
from game.outer_rim.text.facts import Worder, data, facts, seat_for
from game.outer_rim.text.names import EXPERTISE, at, name_of, owner, seat_of
from game.table.contract import Label
from game.table.decisions import Option
from game.table.grammar import capital, listed
from game.table.stack import Frame

NAMES = {
    "advice": "Advice",
    "combat_strategy": "Combat Strategy",
    "endorsement": "Endorsement",
    "shortcut": "Shortcut",
}
WHAT = {
    "advice": "Someone lends you a skill for your next test this turn",
    "combat_strategy": "A tip adds a die to your next combat this turn",
    "endorsement": "A faction that likes another player likes you too this turn",
    "shortcut": "Someone's secret route adds 1 hyperdrive this turn",
    favors.WITHHOLD: "Pay a player to refuse a rival's requests, on trust",
}
"""what a favor does (UB-147)"""
TITLES = {
    "advice": "Ask for Advice",
    "combat_strategy": "Ask for Combat Strategy",
    "endorsement": "Ask for an Endorsement",
    "shortcut": "Ask for a Shortcut",
    favors.WITHHOLD: "Shut out a rival",
}
ASKING = {
    "advice": "Which skill do you want advice in?",
    "endorsement": "Which faction shall think well of you?",
    favors.WITHHOLD: "Which player do you shut out?",
}


def favor_name(p: Play, kind: str, wish: str) -> str:
    """Return ``Advice in Tech``, ``Shortcut``, or the request to refuse a rival."""
    if kind == favors.WITHHOLD:
        return f"no favors for {name_of(p, seat_of(wish))}" if wish else "no favors for a rival"
    link = {"advice": "in", "endorsement": "with the"}.get(kind, "")
    faction = " faction" if kind == "endorsement" else ""
    return f"{NAMES[kind]} {link} {wish.title()}{faction}" if wish else NAMES[kind]


def _wanted(p: Play, f: FavorAsk | FavorAnswer) -> str:
    """Return ``for Advice in Tech``, or ``to refuse Jyn Erso``."""
    if f.kind == favors.WITHHOLD:
        return f"to refuse {name_of(p, seat_of(f.wish)) if f.wish else 'a rival'}"
    article = {"endorsement": "an ", "shortcut": "a "}.get(f.kind, "")
    return f"for {article}{favor_name(p, f.kind, f.wish)}"


def token(p: Play, seat: int) -> str:
    """Return ``Orin's debt token``."""
    return f"{owner(p, seat)} debt token"


def price(
    p: Play, credits: int, tokens: tuple[int, ...], give: tuple[str, ...] = (), promise: int = 0
) -> str:
    """Return the price of a favor, ``nothing`` if it is free."""
    return (
        listed(
            (
                f"{credits:,} credits" if credits else "",
                *(token(p, each) for each in tokens),
                *(p.content.name(each) for each in give),
                f"a promise of {promise:,}{'' if credits else ' credits'}" if promise else "",
            )
        )
        or "nothing"
    )


def _offered(p: Play, f: Favor) -> str:
    return price(p, f.credits, f.tokens, f.give, f.promise)


def ask_prompt(p: Play, f: FavorAsk) -> str:
    """Return the question of the step ``favor.ask``."""
    if not named(f):
        return ASKING[f.kind]
    who = "anyone" if f.to < 0 else name_of(p, f.to)
    return f"Ask {who} {_wanted(p, f)} and offer {_offered(p, f)}?"


def answer_prompt(p: Play, f: FavorAnswer) -> str:
    """Return the question of the step ``favor.answer``."""
    asked = p.under(FavorRound, f)
    words = f"{name_of(p, f.asker)} asks you {_wanted(p, f)} and offers {_offered(p, asked)}."
    if (f.credits, f.tokens) == (asked.credits, asked.tokens):
        return f"{words} Agree?"
    return f"{words} You want {_offered(p, f)}."


def pick_prompt(p: Play, f: FavorPick) -> str:
    """Return the question of the step ``favor.pick``."""
    return f"You asked for {favor_name(p, f.kind, f.wish)}. Whose offer do you accept?"


def read_prompt(p: Play, f: FavorRead) -> str:
    """Return the question of the step ``favor.read``."""
    card = p.content.encounter_cards[f.card].name
    return f"You have drawn {card}. Ask for an endorsement before you resolve it?"


def moment_prompt(p: Play, f: FavorMoment) -> str:
    """Return the question of the step ``favor.moment``."""
    what = f"test {f.skill.title()}" if f.skill else "roll for the combat"
    return f"You are about to {what}. Ask for a favor first?"


# --- options --------------------------------------------------------------------------------------


def _favor(p: Play, f: Frame | None, o: Option) -> Label:
    left = favors.REQUESTS - p.player(seat_for(p, f)).favors.requests
    asks = "your last request" if left == 1 else f"you have {left} requests left"
    title = TITLES[o.source]
    return Label(title, facts(WHAT[o.source], asks))


def _wish(p: Play, f: Frame | None, o: Option) -> Label:
    if o.source.startswith("seat_"):
        return Label(f"Shut out {name_of(p, seat_of(o.source))}")
    who = [name_of(p, each) for each in _able(p, f, o.source)]
    if data(f, "kind") == "endorsement":
        return Label(f"Choose the {o.source.title()} faction", _helpers(who))
    now = min(1, favors.sources_of(p, seat_for(p, f), o.source))
    change = f"raises you from {EXPERTISE[now]} to {EXPERTISE[now + 1]}"
    return Label(f"Choose {o.source.title()}", facts(change, _helpers(who)))


def _helpers(names: list[str]) -> str:
    """Return ``Orin or Vela can help``."""
    return f"{listed(names, 'or')} can help" if names else ""


def _able(p: Play, f: Frame | None, wish: str) -> list[int]:
    kind = data(f, "kind")
    return favors.grantors(p, seat_for(p, f), kind, wish) if kind else []


def _whom(p: Play, f: Frame | None, o: Option) -> Label:
    if o.source == "anyone":
        return Label("Ask anyone", "You then pick from those who agree")
    seat = seat_of(o.source)
    who = name_of(p, seat)
    return Label(f"Ask {who}", f"Now {at(p, p.player(seat).space)}")


def _amount(sign: int) -> Worder:
    def words(p: Play, f: Frame | None, o: Option) -> Label:
        more, rises = ("more", "rises") if sign > 0 else ("fewer", "falls")
        total = data(f, "credits", 0) + sign * int(o.source)
        verb = "Ask for" if isinstance(f, FavorAnswer) else "Offer"
        becomes = f"{total:,} credits" if total else "nothing"
        return Label(
            f"{verb} {int(o.source):,} {more} credits", f"The price then {rises} to {becomes}"
        )

    return words


def _token(p: Play, f: Frame | None, o: Option) -> Label:
    seat = seat_of(o.source)
    verb = "Leave out" if seat in data(f, "tokens", ()) else "Add"
    return Label(f"{verb} {token(p, seat)}", f"{name_of(p, seat)} owes its holder a favor")


def _swear(p: Play, f: Frame | None, o: Option) -> Label:
    total = data(f, "promise", 0) + int(o.source)
    return Label(
        f"Promise {int(o.source):,} credits", f"You would then owe {total:,} in all (not binding)"
    )


def _grant(p: Play, f: Frame | None, o: Option) -> Label:
    seat = seat_of(o.source)
    offers = {each[0]: each for each in data(f, "offers", ())}
    if seat not in offers or not isinstance(f, Favor):
        return Label(f"Accept {owner(p, seat)} help")
    _, credits, tokens = offers[seat]
    cost = price(p, credits, tokens, f.give, f.promise)
    return Label(f"Accept {owner(p, seat)} help", f"Costs you {cost}")


def propose(p: Play, f: Favor) -> Label:
    """Return the words for making a request, or for naming another price."""
    if isinstance(f, FavorAnswer):
        return Label("Agree at this price", f"You ask for {_offered(p, f)} in return")
    who = "anyone" if f.to < 0 else name_of(p, f.to)
    wanted = _wanted(p, f) if isinstance(f, FavorAsk) else ""
    return Label(f"Ask {who}", capital(f"{wanted}; you offer {_offered(p, f)}"))


def accept(p: Play, f: Favor) -> Label:
    """Return the words for granting a favor."""
    does = favor_name(p, f.kind, f.wish)
    if f.kind == favors.WITHHOLD:
        return Label("Agree", f"You refuse {name_of(p, seat_of(f.wish))} and get {_offered(p, f)}")
    return Label("Agree", f"You give {does} and get {_offered(p, f)}")


FAVORS: dict[str, Worder] = {
    "favor": _favor,
    "wish": _wish,
    "whom": _whom,
    "more": _amount(1),
    "less": _amount(-1),
    "token": _token,
    "swear": _swear,
    "grant": _grant,
    "close": lambda p, f, o: Label(
        "Refuse all favors this turn", "No one can ask you again until the turn ends"
    ),
    "quiet": lambda p, f, o: Label(
        "Roll, and do not ask again", "Skips this question for the rest of the turn"
    ),
}
