"""Reasons why a favor cannot be asked for, or not on these terms."""

from __future__ import annotations

from game.outer_rim.cards.effects.language import FACTIONS
from game.outer_rim.context import Play
from game.outer_rim.favors import deals as favor_deals
from game.outer_rim.favors import rules as favors
from game.outer_rim.favors.frames import FavorAnswer, FavorAsk, FavorPick
from game.outer_rim.favors.words import token as token_name
from game.outer_rim.text.names import name_of
from game.outer_rim.text.reasons.phrases import Check, seat_named
from game.outer_rim.trading import rules as trading
from game.outer_rim.trading.frames import Trade
from game.table.decisions import Intent
from game.table.refusals import Reason
from game.table.stack import Frame

NO_PLAYER = Reason("UB-122", "You cannot choose that player: choose another at this table.")


def favor(p: Play, f: Frame, wanted: Intent) -> Reason | None:
    """Return why this favor cannot be asked for now."""
    return favors.why_not(p, f, f.seat) or favors.why_not_kind(p, f.seat, wanted.source)


def wish(p: Play, f: FavorAsk, wanted: Intent) -> Reason | None:
    """Return why nobody can grant what is named."""
    if favor_deals.named(f):
        return Reason("UB-122", "You have already named your request: call it off to name another.")
    known = {"advice": favors.SKILLS, "endorsement": FACTIONS}.get(f.kind)
    if known is not None and wanted.source not in known:
        return Reason("UB-125", "Choose one of the skills or factions offered.")
    return Reason("UB-122", "No one can do you this favor now: manage without it.")


def whom(p: Play, f: FavorAsk, wanted: Intent) -> Reason | None:
    """Return why a player cannot be asked."""
    if not favor_deals.named(f):
        return Reason("UB-122", "First choose what you are asking for.")
    if wanted.source == "anyone":
        return Reason("UB-122", "You are already asking everyone who could help.")
    seat = seat_named(p, wanted.source)
    if seat < 0:
        return NO_PLAYER
    if seat == f.to:
        return Reason("UB-122", "You are already asking {who}.", who=name_of(p, seat))
    return favors.why_not_grant(p, f.seat, seat, f.kind, f.wish)


def price(p: Play, f: FavorAsk | FavorAnswer, wanted: Intent) -> Reason | None:
    """Return why a price cannot be changed in this way."""
    if wanted.source not in map(str, trading.AMOUNTS):
        small, large = trading.AMOUNTS
        return Reason(
            "UB-141",
            "A price changes by {small} or {large} credits at a time.",
            small=small,
            large=large,
        )
    if wanted.verb == "more":
        free = trading.spare(p, f.asker)
        who = "You" if f.asker == f.seat else name_of(p, f.asker)
        return Reason("UB-141", "{who} can pay at most {free} credits.", who=who, free=free)
    if wanted.verb == "swear":
        return Reason("UB-143", "You can promise at most {most} credits.", most=trading.LARGEST)
    return Reason("UB-141", "The offer is already 0 credits: it cannot go lower.")


def token(p: Play, f: FavorAsk | FavorAnswer | Trade, wanted: Intent) -> Reason | None:
    """Return why a debt token cannot be added to the terms, or left out."""
    seat = seat_named(p, wanted.source)
    if seat < 0 or p.is_deck(seat):
        return Reason("UB-134", "Choose the debt token of a player at this table.")
    if not p.state.setup.favors:
        return Reason("UB-135", "This table plays without favors, so no one has debt tokens.")
    if isinstance(f, Trade):
        return Reason(
            "UB-137",
            "Neither of you holds {token}: offer something else.",
            token=token_name(p, seat),
        )
    who = "You do" if f.asker == f.seat else f"{name_of(p, f.asker)} does"
    return Reason("UB-137", "{who} not hold {token}.", who=who, token=token_name(p, seat))


def grant(p: Play, f: FavorPick, wanted: Intent) -> Reason | None:
    """Return why an offer cannot be taken."""
    seat = seat_named(p, wanted.source)
    if seat < 0:
        return NO_PLAYER
    if seat not in [each[0] for each in f.offers]:
        return Reason("UB-133", "{who} has not agreed.", who=name_of(p, seat))
    return Reason("UB-141", "You cannot pay the price that {who} asks.", who=name_of(p, seat))


CHECKS: dict[str, Check] = {
    "favor": favor,
    "wish": wish,
    "whom": whom,
    **dict.fromkeys(("more", "less", "swear"), price),
    "token": token,
    "grant": grant,
}
"""by what is attempted, in the steps that ask for it"""
