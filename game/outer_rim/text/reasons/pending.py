"""The question to answer first: one sentence for each step that asks."""

from __future__ import annotations

from typing import Any

from game.outer_rim.context import Play
from game.outer_rim.effects.triggers import in_question
from game.outer_rim.looks import words as looks
from game.outer_rim.text.names import power_name
from game.outer_rim.text.prompts import figures
from game.outer_rim.text.reasons.phrases import MOMENT_CLAUSE
from game.table.grammar import listed
from game.table.refusals import Reason

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
