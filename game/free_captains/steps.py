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
    "engaged": Auto(Facing, facing.engaged),
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
CHECKS: dict[str, dict[str, Check]] = {
    "dice": {"keep": setting_up.check_die},
    "planet": {"planet": rounds.check_planet},
    "face": {
        "engage": facing.check_engage, "evade": facing.check_evade, "die": dice.check_die,
        "power": powers.check_power, "pay": payment.check_pay, "settle": payment.check_settle,
    },
    "pay": {
        "engage": facing.check_engage, "evade": facing.check_evade, "pay": payment.check_pay,
        "settle": payment.check_settle, "die": affording.check_die, "face": affording.check_rolled,
        "power": payment.check_power,
    },
    "evade": {"die": dice.check_die, "power": powers.check_power, "engage": facing.check_engage},
    "after": {"power": powers.check_power, "die": dice.check_die},
    "die": {"step": dice.check_step},
    "gain": {"gain": deeds.check_gain},
    "lose": {"lose": facing.check_lose},
    "raise": {"raise": deeds.check_raise},
    "reroll": {"reroll": deeds.check_reroll},
    "must_reroll": {"reroll": deeds.check_reroll},
    "swap": {"swap": dice.check_swap},
    "understand": {"understand": dice.check_understand},
    "out": {"out": deeds.check_out, "done": deeds.check_out},
    "count": {"count": counting.check_count},
    "search": {"die": dice.check_die},
    "probe": {
        "action": searching.check_action, "fewer": searching.check_fewer, "die": dice.check_die,
    },
    "price": {"price": searching.check_price},
    "cubes": {"cube": searching.check_cube, "die": dice.check_die},
    "keep": {"keep": rounds.check_keep, "die": dice.check_die},
}  # fmt: skip
"""by step and verb, the check that decides options and words refusals"""
LATER: dict[str, Reason] = {
    "planet": Reason(
        "FC-056", "Your course is set: choose a new Planet when the next round begins."
    ),
    "engage": Reason(
        "FC-070", "No card stands in your way now: choose one of the options you see."
    ),
    "evade": Reason("FC-070", "No card stands in your way now: choose one of the options you see."),
    "pay": Reason("FC-081", "Save your ability points: they pay for the cards you engage."),
    "settle": Reason("FC-081", "Save your ability points: they pay for the cards you engage."),
    "die": Reason(
        "FC-R22", "Your dice rest for now: they work on a card you face or in the search."
    ),
    "power": Reason(
        "FC-R85", "Super Weapons work only in the Encounter: save this one for a card."
    ),
    "search": Reason("FC-138", "Face every card in the line before you search."),
    "skip": Reason("FC-138", "Face every card in the line before you search."),
    "draw": Reason(
        "FC-142", "The bag stays shut for now: you draw cubes to evade a card or to search."
    ),
    "action": Reason(
        "FC-142", "You pay for a Planet action in the search, before you draw any cubes."
    ),
    "price": Reason("FC-R80", "Save your Codes and Keys: they pay only for Planet actions."),
    "cube": Reason("FC-R47", "Draw cubes first, then place them."),
    "keep": Reason("FC-160", "Wait for the end of the round, then choose the cards to keep."),
    "gain": Reason("FC-148", "Points come from cards and Planets, and none is giving any now."),
    "lose": Reason("FC-088", "Nothing costs you an ability point now: keep them all."),
}
"""the reason against a verb that its step does not know"""
