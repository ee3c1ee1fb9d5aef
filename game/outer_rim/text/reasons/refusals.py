"""Reasons why an intent is refused: the first rule against it, with its figures (promise 5).

The attempt is known by its verb. If the asking step does not accept that verb, the reason is its
own question, or the part of the turn where the verb belongs. If it does, a function finds the fault
of the card or place named: in ``places``, ``abilities`` and the ``refusals`` of a feature. A
function is for the steps whose frames it takes.
"""

from __future__ import annotations

from typing import Any, get_type_hints

from game.outer_rim.cards.effects.language import MARKET_DECKS
from game.outer_rim.context import Play
from game.outer_rim.effects.triggers import in_question
from game.outer_rim.favors import refusals as favors
from game.outer_rim.looks import words as looks
from game.outer_rim.market import refusals as goods
from game.outer_rim.patrols import refusals as patrols
from game.outer_rim.text.names import power_name
from game.outer_rim.text.prompts import figures
from game.outer_rim.text.reasons import abilities, places
from game.outer_rim.text.reasons.phrases import MOMENT_CLAUSE, STEPS, Check, due
from game.outer_rim.trading import refusals as deals
from game.table.decisions import Intent, Options, option, parse
from game.table.grammar import listed
from game.table.refusals import Reason
from game.table.stack import Frame

SENTENCES: dict[str, tuple[str, str]] = {
    "setup.character": ("OR-054", "{who} has no character yet: choose one first."),
    "setup.ship": ("OR-059", "{who} has no ship yet: choose a starter ship first."),
    "setup.faction": ("OR-070", "{who} starts with {level} reputation: choose the faction first."),
    "setup.ambition": ("UB-157", "First choose {whose} ambition: the rest can wait."),
    "planning": (
        "OR-086",
        "First plan your turn: move, recover, gain {income} credits or use a Planning ability.",
    ),
    "action": (
        "OR-107",
        "This is your action step: trade, visit the market, deliver or use abilities.",
    ),
    "encounter": (
        "OR-194",
        "You get one encounter {here}: choose a patrol, the space, a contact or one of your cards.",
    ),
    "trade": ("OR-R100", "A deal is on the table: propose it or call it off first."),
    "trade.answer": (
        "OR-114",
        "{other} is waiting for an answer: accept or decline the deal first.",
    ),
    "favor.ask": ("UB-122", "You are about to ask for a favor: do so, or call it off first."),
    "favor.answer": ("UB-132", "First answer {asker} request: agree or refuse."),
    "favor.pick": ("UB-133", "Help is on offer: first accept someone's favor, or do without."),
    "favor.read": (
        "UB-R93",
        "{card} is on the table: play it as it is, or ask for an endorsement.",
    ),
    "favor.moment": ("UB-123", "The dice are waiting: roll them, or ask for a favor first."),
    "move": ("OR-093", "Your ship is still under way: move on or stop here ({points} left)."),
    "dice.use": ("OR-R103", "The dice are down: change them first, or keep the roll."),
    "test.skill": ("OR-316", "First choose the skill to test: {skills}."),
    "test.buy_off": ("OR-241", "First pay {price} credits to pass the test, or let it fail."),
    "market": ("OR-126", "First finish your market action: buy a card, or leave the market."),
    "barter": ("OR-150", "You are buying {what}: pay for it first, or barter goods."),
    "offer": ("OR-R43", "First buy the top card of the {decks} deck, or keep your credits."),
    "buy_ship": ("OR-165", "First buy a ship from the supply, or keep your own."),
    "search": ("OR-R43", "Your hands are in the {deck} deck: finish the search first."),
    **looks.FIRST,
    "sell": ("OR-R32", "A buyer is waiting: first sell {kinds}, or stop selling."),
    "make_room": ("OR-143", "First discard a card to make room for {card}, or do without it."),
    "surplus": ("OR-R38", "First discard a card: you have more cards than slots."),
    "discard": ("OR-R32", "First choose what {owner} discard: {kinds}."),
    "deliver": ("OR-185", "First deliver anything else due {here}, or finish delivering."),
    "patrol": ("OR-170", "The {patrol} is on its way to {goal}: move it first ({way} left)."),
    "patrol.leave": ("OR-199", "The {patrol} won and moves on: choose its next space first."),
    "patrol.redirect": ("OR-178", "First decide where the {patrol} goes."),
    "contact": ("OR-278", "{token} is waiting: first talk, or fight for the bounty."),
    "place_contact": ("OR-R67", "First choose the contact space that {token} flees to."),
    "protect": ("OR-302", "First decide whether to fight for {crew}."),
    "spoils": ("OR-281", "{token} is at your mercy: first eliminate or capture."),
    "hunted.faction": (
        "UB-082",
        "First choose the faction whose reputation the bounty on {hunted} changes.",
    ),
    "opponent": ("OR-140", "First pick a player in your space."),
    "invite": ("OR-140", "First invite a player in your space, or no one."),
    "invited": ("OR-140", "First go with {host}, or stay here."),
    "peek_secrets": ("OR-307", "First choose whose secrets to look at, or decline."),
    "fight_player": ("OR-330", "First choose the player to fight ({card})."),
    "job.join": ("UB-R34", "First join {card}, or decline."),
    "job.skill": ("UB-094", "First choose the skill that your partner contributes ({card})."),
    "job.fighter": ("UB-094", "First choose which of you fights ({card})."),
    "job.sufferer": ("UB-094", "First choose which of you suffers the damage ({card})."),
    "opposed.whom": ("UB-098", "First choose the player to test against ({card})."),
    "faction": ("OR-376", "A reputation is about to change: choose the faction first."),
    "treat": ("UB-268", "First choose the faction with which you count as {level}."),
    "may": ("OR-R55", "{card} makes you an offer: take it or walk away first."),
    "choose": ("OR-R55", "{card} wants an answer: make your choice first."),
    "which_patrol": ("OR-178", "{card} moves a patrol: choose which one first."),
    "patrol_to": ("OR-178", "First choose the player for the {patrol} to move toward."),
    "patrol_far": ("UB-R91", "First choose how far the {patrol} moves toward you."),
    "free_patrol": ("OR-178", "First move the {patrol}, or leave it where it is: {points} left."),
    "reveal": ("OR-225", "First choose the facedown contact to reveal."),
    "move_contact": ("OR-029", "First finish moving a contact."),
    "another_contact": ("OR-225", "First choose the contact you want to meet."),
    "far": ("OR-194", "First choose a patrol or contact within {reach}."),
    "discard_top": ("OR-123", "First choose the market deck from which {card} discards."),
    "take_crew": ("OR-R36", "First choose the card to take: {cards}."),
    "mark_card": ("UB-265", "First choose a card for the goal token."),
    "destination": ("OR-180", "First choose the planet where {card} must be delivered."),
    "go": ("OR-213", "Your card takes you places: choose the space first."),
    "ai.goal": ("OR-R91", "First choose the nearest goal that {who} heads for: {ends}."),
    "ai.move": ("OR-R91", "First choose where {who} stops, as near to {goal} as possible: {ends}."),
    "ai.contact": ("OR-R98", "First choose the contact that {who} reveals."),
    "ai.patrol": ("OR-R98", "First choose the patrol for {who}: {factions}."),
    "ai.job": ("OR-R98", "First choose the job that {who} completes: {cards}."),
}
"""by step: the clause, and the sentence with its names"""


def pending(p: Play, f: Any) -> Reason:
    """Return the question that has to be answered before anything else."""
    if f.step == "window":
        return _window(p, f)
    if f.step == "reveal" and f.secret:
        return Reason("OR-236", "First choose the facedown contact to look at.")
    clause, sentence = SENTENCES[f.step]
    return Reason(clause, sentence, **figures(p, f, sentence))


def _window(p: Play, f: Any) -> Reason:
    powers = in_question(p, f)
    names = listed(dict.fromkeys(power_name(p, power) for power in powers), "or")
    return Reason(MOMENT_CLAUSE[f.when], "First decide whether to use {names}.", names=names)


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
