"""Reasons why an intent is refused: the first rule against it, with its figures (promise 5).

The attempt is known by its verb. If the asking step does not accept that verb, the reason is its
own question, or the part of the turn where the verb belongs. If it does, a function finds the fault
of the card or place named: in ``goods``, ``places``, ``patrols``, ``abilities`` and ``deals``. A
function is for the steps whose frames it takes.
"""

from __future__ import annotations

from typing import Any, get_type_hints

from game.outer_rim.cards.effects.language import MARKET_DECKS
from game.outer_rim.context import Play
from game.outer_rim.favors import refusals as favors
from game.outer_rim.looks import words as looks
from game.outer_rim.market import refusals as goods
from game.outer_rim.patrols import refusals as patrols
from game.outer_rim.text.reasons import abilities, places
from game.outer_rim.text.reasons.pending import pending
from game.outer_rim.text.reasons.phrases import STEPS, Check, due
from game.outer_rim.trading import refusals as deals
from game.table.decisions import Intent, Options, option, parse
from game.table.refusals import Reason
from game.table.stack import Frame

HOME = {
    "move": ("planning", "move"),
    "recover": ("planning", "recover"),
    "credits": ("planning", "gain credits"),
    "buy": ("action", "buy cards"),
    "discard": ("action", "discard from the market"),
    "deliver": ("action", "deliver"),
    "trade": ("action", "trade cards"),
    "fight": ("encounter", "fight patrols"),
    "draw": ("encounter", "explore"),
    "cross": ("encounter", "cross the galaxy"),
    "meet": ("encounter", "meet contacts"),
    "job": ("encounter", "attempt jobs"),
    "hunt": ("encounter", "hunt bounties"),
}
"""the step of the turn to which a verb belongs, and its name there"""
HOME_CLAUSE = {"planning": "OR-086", "action": "OR-106", "encounter": "OR-193"}

ELSEWHERE: dict[str, tuple[str, str]] = {
    "pick": ("OR-054", "You made that choice at setup: fly with what you have."),
    **dict.fromkeys(
        ("give", "withdraw", "ask", "waive"),
        ("OR-111", "Cards change hands in a trade with a player in your space."),
    ),
    **dict.fromkeys(
        ("pay_now", "get_now", "pay_later", "get_later"),
        ("OR-115", "First open a deal with a player, then pay or ask for credits."),
    ),
    **dict.fromkeys(
        ("wish", "whom", "more", "less", "swear", "token"),
        ("UB-122", "First ask for a favor: its giver and its price come after."),
    ),
    "grant": ("UB-133", "No favor is on offer now: ask for one first."),
    "close": ("UB-132", "No one is asking you for a favor, so there is none to refuse."),
    "quiet": (
        "UB-123",
        "You can skip these questions just before a test or combat, and none is near.",
    ),
    "propose": ("OR-114", "First open a deal with a player, then propose it."),
    **dict.fromkeys(("join", "refuse"), ("UB-093", "No one is asking you to join a job now.")),
    "accept": ("OR-114", "No one has made you an offer: there is nothing to answer."),
    "decline": ("OR-R36", "No one has made you an offer: there is nothing to answer."),
    "pass": ("OR-R55", "No one has made you an offer: there is nothing to decline."),
    "discard_card": (
        "OR-R32",
        "You keep your cards until you must make room or a card takes them.",
    ),
    "barter": ("OR-150", "Buy something first: you barter goods only toward its price."),
    "pay": ("OR-132", "Nothing is waiting for your payment: buy something first."),
    "sell": ("OR-R32", "No one is buying here: you can sell only when a card lets you."),
    "buy_ship": (
        "OR-157",
        "Buy ships from the market's ship deck: only certain cards open the supply.",
    ),
    "name": ("OR-R43", "You can search a market deck only when a card sends you to it."),
    "look": ("OR-236", "Facedown contacts stay hidden unless a card lets you look."),
    "talk": ("OR-225", "To talk to a contact, meet it in the encounter step."),
    **dict.fromkeys(
        ("gain", "lay"),
        ("OR-129", "You cannot take a card from a deck unless another card lets you."),
    ),
    "take": ("OR-038", "Contacts and crew stay where they are unless a card moves them."),
    "place": ("OR-038", "Contacts stay where they are unless a card moves them."),
    "player": ("OR-330", "Put your blaster away: only a card can start a fight with a player."),
    "patrol": (
        "OR-178",
        "You do not command the patrols: only market cards and effects move them.",
    ),
    "spaces": ("UB-R91", "No card is asking you how far a patrol moves."),
    "redirect": ("OR-178", "No patrol is about to move toward you."),
    "protect": ("OR-302", "No one is hunting your crew now."),
    "yield": ("OR-302", "No one is hunting your crew now."),
    "eliminate": ("OR-281", "No one is at your mercy yet: first defeat the target of a bounty."),
    "capture": ("OR-281", "No one is at your mercy yet: first defeat the target of a bounty."),
    "mark_card": ("UB-265", "No one is asking you to mark a card with a goal token."),
    "mark": ("OR-180", "No card is asking you for a destination now."),
    "goal": ("OR-464", "Only the AI heads for goals."),
    "go": ("OR-087", "To get there, move in the planning step or use a card that takes you."),
    "skill": ("OR-323", "Save your skills: you test one when a card calls for it."),
    "fail": ("OR-323", "No test is under way, so there is none to fail."),
    "faction": ("OR-383", "You earn or lose reputation by cards and deeds, not by choice."),
    "choose": ("OR-R55", "No card is offering you a choice now: use one of the options you see."),
    "done": ("OR-193", "This step ends only with a choice: pick one of the options you see."),
    **dict.fromkeys(
        ("reroll", "turn", "cancel", "add", "keep"),
        ("OR-R103", "No dice are on the table: roll first, then change them."),
    ),
}
"""clause and reason against verbs that are never begun in a step of the turn"""

NO_END = {
    "planning": ("OR-086", "First plan your turn: move, recover or gain credits."),
    "encounter": ("OR-110", "Your action step is over: choose your encounter."),
}
"""why the action step cannot be ended in the others"""


def intent(key: str) -> Intent:
    """Return the intent that a key spells. Raise an error for text that is not a key."""
    return parse(key)


def not_now(p: Play, f: Frame, options: Options, wanted: Intent) -> Reason:
    """Return why this is not among the options of the step that asks."""
    player, deed = p.player(f.seat), deed_of(wanted)
    if deed == "fight_seat":
        return Reason(*ELSEWHERE["player"])
    if f.step == "planning" and player.defeated and deed != "deal":
        return Reason("OR-091", "You are defeated: you can only recover.")
    if deed == "discard_card" and not isinstance(f, ASKED[deed]):
        return Reason(*ELSEWHERE[deed])
    if f.step in STEPS:
        reason = _out_of_step(p, f, deed)
        if reason is not None:
            return reason
    if any(each.verb == deed and not each.source and not each.target for each in options):
        clause = pending(p, f).clause
        return Reason(clause, "This choice needs no card or place: press its button.")
    if (
        wanted.target
        and deed not in ("buy", "deliver")
        and option(wanted.verb, wanted.source) in options
    ):
        return Reason(
            pending(p, f).clause, "This choice needs no place on the map: press its button."
        )
    check = CHECKS.get(deed)
    if check is not None and isinstance(f, ASKED[deed]):
        return check(p, f, wanted) or pending(p, f)
    return pending(p, f)


def deed_of(wanted: Intent) -> str:
    """Return the verb; discards of the market and of the player's own cards differ, and fights are
    of patrols only."""
    if wanted.verb == "discard" and wanted.source not in MARKET_DECKS:
        return "discard_card"
    if wanted.verb == "fight" and wanted.source.startswith("seat_"):
        return "fight_seat"
    return wanted.verb


def _out_of_step(p: Play, f: Frame, deed: str) -> Reason | None:
    """Return why a verb does not belong in this step of the turn, if it does not."""
    home, name = HOME.get(deed, (f.step, ""))
    if home != f.step:
        return Reason(
            HOME_CLAUSE[home],
            "You can {deed} only in the {home} step{when}.",
            deed=name,
            home=home,
            when=due(home, f.step),
        )
    if deed == "end" and f.step != "action":
        return Reason(*NO_END[f.step])
    if deed in ELSEWHERE:
        return Reason(*ELSEWHERE[deed])
    return None


CHECKS: dict[str, Check] = {
    **goods.CHECKS,
    **looks.CHECKS,
    **places.CHECKS,
    **patrols.CHECKS,
    **abilities.CHECKS,
    **deals.CHECKS,
    **favors.CHECKS,
}
"""by verb: the function that finds the fault of the card or place named"""

ASKED: dict[str, Any] = {deed: get_type_hints(check)["f"] for deed, check in CHECKS.items()}
"""the steps that accept a verb: those whose frames its check takes"""
