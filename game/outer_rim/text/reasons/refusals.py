"""Reasons why an intent is refused: the first rule against it, with its figures (promise 5).

The attempt is known by its verb. If the asking step does not accept that verb, the reason is its
own question, or the part of the turn where the verb belongs. If it does, a function finds the fault
of the card or place named: in ``goods``, ``places``, ``patrols``, ``abilities`` and ``deals``. A
function is for the steps whose frames it takes.
"""

from __future__ import annotations

from typing import Any, get_type_hints

from game.outer_rim.cards.effects import MARKET_DECKS
from game.outer_rim.context import Play
from game.outer_rim.text.reasons import abilities, deals, favors, goods, looks, patrols, places
from game.outer_rim.text.reasons.pending import pending
from game.outer_rim.text.reasons.phrases import STEPS, Check
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
    "fight": ("encounter", "fight a patrol"),
    "draw": ("encounter", "explore the space"),
    "cross": ("encounter", "cross the galaxy"),
    "meet": ("encounter", "meet a contact"),
    "job": ("encounter", "attempt a job"),
    "hunt": ("encounter", "hunt a bounty"),
}
"""the step of the turn to which a verb belongs, and its name there"""
HOME_CLAUSE = {"planning": "OR-086", "action": "OR-106", "encounter": "OR-193"}

ELSEWHERE: dict[str, tuple[str, str]] = {
    "pick": ("OR-054", "You can pick characters and ships only before the game."),
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
        ("UB-122", "First ask for a favor; then choose its kind, its giver and its price."),
    ),
    "grant": ("UB-133", "You have no offer of a favor to accept now."),
    "close": ("UB-132", "You can refuse all favors only when someone asks you for one."),
    "quiet": ("UB-123", "You can skip these questions only before the dice of a test or combat."),
    "propose": ("OR-114", "First open a deal with a player, then propose it."),
    **dict.fromkeys(("join", "refuse"), ("UB-093", "No one is asking you to join a job now.")),
    "accept": ("OR-114", "You have no offer to answer now."),
    "decline": ("OR-R36", "You have no offer to answer now."),
    "pass": ("OR-R55", "You have nothing to decline now."),
    "discard_card": (
        "OR-R32",
        "You can discard your own cards only to make room or when a card says so.",
    ),
    "barter": ("OR-150", "You can barter cards only while you buy something."),
    "pay": ("OR-132", "You have nothing to pay for now."),
    "sell": ("OR-R32", "You can sell cards only when a card says so."),
    "buy_ship": ("OR-157", "You can buy ships only from the ship deck, unless a card says so."),
    "name": ("OR-R43", "You can search a market deck only when a card says so."),
    "look": ("OR-236", "You can look at contacts only when a card says so."),
    "talk": ("OR-225", "You can talk only to a contact you meet in the encounter step."),
    **dict.fromkeys(
        ("gain", "lay"), ("OR-129", "You can take cards from a deck only when a card says so.")
    ),
    "take": ("OR-038", "You can move contacts and crew only when a card says so."),
    "place": ("OR-038", "You can move contacts only when a card says so."),
    "player": ("OR-330", "Players fight only when a card says so."),
    "patrol": ("OR-178", "Patrols move only when a market card or an effect moves them."),
    "spaces": ("UB-R91", "You can choose how far a patrol moves only when a card says so."),
    "redirect": ("OR-178", "No patrol is about to move toward you."),
    "protect": ("OR-302", "No one is hunting your crew now."),
    "yield": ("OR-302", "No one is hunting your crew now."),
    "eliminate": ("OR-281", "You must first beat a bounty's contact in combat."),
    "capture": ("OR-281", "You must first beat a bounty's contact in combat."),
    "mark_card": ("UB-265", "You can place goal tokens on cards only when a card says so."),
    "mark": ("OR-180", "You can choose a destination only when a card says so."),
    "goal": ("OR-464", "Only the AI heads for goals."),
    "go": ("OR-087", "You can reach that space only by moving, unless a card takes you there."),
    "skill": ("OR-323", "You can test a skill only when a card says so."),
    "fail": ("OR-323", "You are not taking a test now."),
    "faction": ("OR-383", "Reputation changes only when a card or a rule says so."),
    "choose": ("OR-R55", "No card gives you a choice now."),
    "done": ("OR-193", "You have nothing to finish now: choose one of the options."),
    **dict.fromkeys(
        ("reroll", "turn", "cancel", "add", "keep"), ("OR-R103", "You have no dice to change now.")
    ),
}
"""clause and reason against verbs that are never begun in a step of the turn"""

NO_END = {
    "planning": ("OR-086", "You must first choose an option of the planning step."),
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
        return Reason("OR-330", "Players fight only when a card says so.")
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
        return Reason(clause, "This option needs no card or place: use its button.")
    if (
        wanted.target
        and deed not in ("buy", "deliver")
        and option(wanted.verb, wanted.source) in options
    ):
        return Reason(pending(p, f).clause, "This option needs no place: use its button.")
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
            "You can {deed} only in the {home} step; this is the {step} step.",
            deed=name,
            home=home,
            step=f.step,
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
