"""Every step of a game, with its checks."""

from __future__ import annotations

from collections.abc import Mapping

from game.edge.checking import Checks
from game.edge.context import Play
from game.edge.frames import Outcome, Plain, Taking, Tray, Visit
from game.edge.rules import battles, camps, fights, foes, ports, scenes, spending, tray, turns
from game.edge.rules.maneuvers import DOINGS
from game.edge.ships import ORDERS
from game.table.refusals import Reason
from game.table.stack import Ask, Auto, Step

STEPS: Mapping[str, Step[Play]] = {
    "port": Ask(Plain, ports.options, ports.answer, shown=True),
    "arrive": Auto(Visit, scenes.arrive),
    "story": Ask(Visit, scenes.story_options, scenes.tell, shown=True),
    "check": Auto(Visit, scenes.check),
    "contest": Auto(Visit, scenes.contest),
    "hub": Ask(Visit, scenes.hub_options, scenes.roam, shown=True),
    "fear": Auto(Visit, scenes.fear),
    "camp": Ask(Visit, camps.camp_options, camps.camp, shown=True),
    "shop": Ask(Visit, camps.shop_options, camps.trade, shown=True),
    "end": Auto(Visit, scenes.end),
    "tray": Ask(Tray, tray.options, tray.answer, shown=True),
    "spend": Ask(Outcome, spending.spend_options, spending.spend),
    "pay": Ask(Outcome, spending.pay_options, spending.pay),
    "encounter": Auto(Visit, fights.begin),
    "fight": Auto(Visit, fights.resume),
    "opening": Ask(Plain, fights.opening_options, fights.open, shown=True),
    "round": Auto(Plain, fights.begin_round),
    "slot": Auto(Plain, fights.slot),
    "pick": Ask(Plain, fights.pick_options, fights.pick),
    "dawn": Auto(Taking, turns.begin),
    "turn": Ask(Taking, turns.options, turns.take, shown=True),
    "foe": Auto(Taking, foes.act),
    "battle": Auto(Visit, battles.begin),
    "sailing": Auto(Visit, battles.resume),
    "crew": Ask(Plain, battles.crew_options, battles.give),
    "raiders": Auto(Plain, battles.raid),
    "foe_spend": Auto(Outcome, foes.settle),
}
CHECKS: Mapping[str, Checks] = {
    "port": ports.PORT,
    "story": scenes.STORY,
    "hub": scenes.HUB,
    "camp": camps.CAMP,
    "shop": camps.SHOP,
    "tray": tray.CHECKS,
    "spend": spending.SPEND,
    "pay": spending.PAY,
    "opening": fights.OPENING,
    "pick": fights.PICK,
    "turn": turns.CHECKS,
    "crew": battles.ORDERING,
}
LATER: Mapping[str, Reason] = {
    "way": Reason("EE-R58", "You can choose an approach only when you make a check."),
    "skill": Reason("EE-R58", "You can choose a skill only when you make a check."),
    "lead": Reason("EE-R63", "You can choose who tries only when you make a check."),
    "help": Reason("EE-R16", "You can help only during a check."),
    "gear": Reason("EE-R64", "You can use gear only during a check."),
    "calm": Reason("EE-R64", "You can use gear only during a check."),
    "push": Reason("EE-R65", "You can push only during a check, before you roll."),
    "edge": Reason("EE-R22", "You can spend a light point only during a check."),
    "roll": Reason("EE-013", "You can roll only for a check: pick an approach first."),
    "go": Reason("EE-R62", "This scene does not offer that choice. Pick one of its buttons."),
    "visit": Reason("EE-R62", "You can go to a place only from the scene that lists it."),
    "spend": Reason("EE-R67", "You can spend Advantage only after a roll."),
    "triumph": Reason("EE-R67", "You can spend a Triumph only after a roll."),
    "pay": Reason("EE-R67", "You can pay Threat only after a roll."),
    "despair": Reason("EE-R67", "You can settle a Despair only after a roll."),
    "treat": Reason("EE-R85", "You can treat wounds only in a camp."),
    "wear": Reason("EE-R102", "You can move cards only in camps and shops."),
    "stow": Reason("EE-R102", "You can move cards only in camps and shops."),
    "learn": Reason("EE-R100", "You can spend experience only between chapters."),
    "job": Reason("EE-R100", "You can take jobs only between chapters."),
    "shelve": Reason("EE-R100", "You can take jobs only between chapters."),
    "mend_scar": Reason("EE-R104", "You can treat scars only between chapters."),
    "work_off": Reason("EE-R104", "You can treat scars only between chapters."),
    "buy": Reason("EE-R101", "You need a shop to buy and sell."),
    "sell": Reason("EE-R101", "You need a shop to buy and sell."),
    "break": Reason("EE-R66", "No lucky break is open to you here."),
    "act": Reason("EE-R74", "You can choose who acts only when a hero's turn comes up."),
    "attack": Reason("EE-R76", "You can attack only on a turn in an encounter."),
    "stun": Reason("EE-R76", "You can attack only on a turn in an encounter."),
    "feature": Reason("EE-R93", "You can use things around you only on a turn in an encounter."),
    "medicine": Reason(
        "EE-R85", "You can treat a hero only on a turn in an encounter, or in a camp."
    ),
    "rally": Reason("EE-R53", "You can rally an ally only on your turn in an encounter."),
    "ward": Reason("EE-R22", "You can set a light point against an enemy only in an encounter."),
    **{
        verb: Reason("EE-R96", "You can give this order only from a station during a ship battle.")
        for verb in ORDERS
    },
    **{
        verb: Reason("EE-R77", "You can make maneuvers only on a turn in an encounter.")
        for verb in DOINGS
    },
}
