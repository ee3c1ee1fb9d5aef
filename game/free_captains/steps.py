"""The steps of the game by name, and the check of each verb."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.free_captains.context import Play
from game.free_captains.frames import (
    Count,
    Counting,
    Facing,
    Losing,
    Paying,
    Plain,
    Raising,
    Resolving,
    Searching,
    Taking,
    UsingDie,
)
from game.free_captains.rules import (
    affording,
    counting,
    deeds,
    dice,
    facing,
    payment,
    powers,
    rounds,
    searching,
    setting_up,
)
from game.table.decisions import Intent
from game.table.refusals import Reason
from game.table.stack import Ask, Auto, Step

STEPS: Mapping[str, Step[Play]] = {
    "dice": Ask(Count, setting_up.die_options, setting_up.keep_die),
    "round": Auto(Plain, rounds.begin_round),
    "planet": Ask(Plain, rounds.planet_options, rounds.choose_planet),
    "deal": Auto(Plain, rounds.deal),
    "line": Auto(Plain, rounds.next_card),
    "face": Ask(Facing, facing.face_options, facing.face, shown=True),
    "pay": Ask(Facing, payment.pay_options, payment.pay),
    "engaged": Auto(Facing, facing.mark_engaged),
    "evade": Ask(Facing, facing.evade_options, facing.fall),
    "after": Ask(Facing, powers.after_options, powers.after),
    "die": Ask(UsingDie, dice.step_options, dice.step_down),
    "gain": Ask(Count, deeds.gain_options, deeds.gain),
    "lose": Ask(Losing, facing.lose_options, facing.lose),
    "raise": Ask(Raising, deeds.raise_options, deeds.raise_die),
    "reroll": Ask(Plain, deeds.reroll_options, deeds.reroll),
    "must_reroll": Ask(Plain, deeds.reroll_options, deeds.reroll),
    "swap": Ask(Plain, dice.swap_options, dice.swap),
    "understand": Ask(Plain, dice.understand_options, dice.understand),
    "out": Ask(Taking, deeds.out_options, deeds.out),
    "count": Ask(Counting, counting.count_options, counting.count),
    "search": Ask(Plain, searching.search_options, searching.search),
    "probe": Ask(Searching, searching.probe_options, searching.probe),
    "price": Ask(Paying, searching.price_options, searching.pay_price),
    "cubes": Ask(Resolving, searching.cube_options, searching.place),
    "keep": Ask(Plain, rounds.keep_options, rounds.keep),
}

Check = Callable[[Play, Any, Intent], Reason | None]


def _says(clause: str, words: str) -> Check:
    """Return the check of a verb that a step never offers."""
    reason = Reason(clause, words)
    return lambda p, f, o: reason


FACED = "You have faced every card of this line: new ones come with the next round."
SPENT = "Save your ability points: they pay for the cards you engage."
DECIDED = "You have no other search this round: the next one follows the next line."
LATER: dict[str, Reason] = {
    "planet": Reason(
        "FC-056", "Your course is set: choose a new Planet when the next round begins."
    ),
    "engage": Reason("FC-070", FACED),
    "evade": Reason("FC-070", FACED),
    "pay": Reason("FC-081", SPENT),
    "settle": Reason("FC-081", SPENT),
    "die": Reason("FC-R22", dice.AT_REST),
    "power": Reason(
        "FC-R85", "Super Weapons work only in the Encounter: save this one for a card."
    ),
    "search": Reason("FC-R53", DECIDED),
    "skip": Reason("FC-R53", DECIDED),
    "draw": Reason(
        "FC-142", "The bag stays shut for now: you draw cubes to evade a card or to search."
    ),
    "action": Reason(
        "FC-142", "You pay for a Planet action in the search, before you draw any cubes."
    ),
    "fewer": Reason("FC-144", "You choose to draw fewer cubes in the search, before you draw any."),
    "price": Reason("FC-R80", "Save your Codes and Keys: they pay only for Planet actions."),
    "cube": Reason("FC-R47", "You place cubes as a search draws them: none are waiting now."),
    "keep": Reason("FC-160", "Wait for the end of the round, then choose the cards to keep."),
    "gain": Reason("FC-148", "Points come from cards and Planets, and none is giving any now."),
    "lose": Reason("FC-088", "Nothing costs you an ability point now: keep them all."),
}
"""the reason against a verb that its step does not know"""
ABOARD = _says("FC-036", "You are still in port: choose your dice first.")
COURSE = _says("FC-056", "Your course is not set yet: choose a Planet first.")
LINE_FIRST = _says("FC-138", "Face every card in the line before you search.")
BEGIN = _says("FC-R22", "Your dice wait for the search to begin: choose whether to search first.")
ONE_THING = _says("", "One thing at a time: answer the question you see first.")


def _within(**checks: Check) -> dict[str, Check]:
    """Return the checks of a step in the middle of a card, a die or a search."""
    return {**dict.fromkeys(LATER, ONE_THING), **checks}


LINE: dict[str, Check] = {
    "engage": facing.check_engage, "evade": facing.check_evade, "die": dice.check_die,
    "power": powers.check_power, "search": LINE_FIRST, "skip": LINE_FIRST,
}  # fmt: skip
CHECKS: dict[str, dict[str, Check]] = {
    "dice": {**dict.fromkeys(LATER, ABOARD), "keep": setting_up.check_die},
    "planet": {
        "planet": rounds.check_planet, "engage": COURSE, "evade": COURSE, "search": COURSE,
        "skip": COURSE,
    },
    "face": {**LINE, "pay": payment.check_pay, "settle": payment.check_settle},
    "pay": {
        **LINE, "pay": payment.check_pay, "settle": payment.check_settle,
        "die": affording.check_die, "face": affording.check_rolled, "power": payment.check_power,
    },
    "evade": LINE,
    "after": LINE,
    "die": _within(step=dice.check_step),
    "gain": _within(gain=deeds.check_gain),
    "lose": _within(lose=facing.check_lose),
    "raise": _within(**{"raise": deeds.check_raise}),
    "reroll": _within(reroll=deeds.check_reroll),
    "must_reroll": _within(reroll=deeds.check_reroll),
    "swap": _within(swap=dice.check_swap),
    "understand": _within(understand=dice.check_understand),
    "out": _within(out=deeds.check_out, done=deeds.check_out),
    "count": _within(count=counting.check_count),
    "search": {"die": BEGIN},
    "probe": {
        "action": searching.check_action, "fewer": searching.check_fewer, "die": dice.check_die,
    },
    "price": _within(price=searching.check_price),
    "cubes": {"cube": searching.check_cube, "die": dice.check_die},
    "keep": {"keep": rounds.check_keep},
}  # fmt: skip
"""by step and verb, the check that decides options and words refusals"""
