"""Every step of a game, with its checks."""

from __future__ import annotations

from collections.abc import Mapping

from game.edge.checking import Checks
from game.edge.context import Play
from game.edge.frames import Outcome, Plain, Taking, Tray, Visit
from game.edge.rules import battles, camps, fights, foes, ports, scenes, spending, tray, turns
from game.edge.rules.maneuvers import DOINGS
from game.edge.rules.stations import ORDERS
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
    "way": Reason("EE-R58", "A way is chosen when a check is made."),
    "skill": Reason("EE-R58", "A skill is chosen when a check is made."),
    "lead": Reason("EE-R63", "Who acts is chosen when a check is made."),
    "help": Reason("EE-R16", "Help is given with a check."),
    "gear": Reason("EE-R64", "Gear is used with a check."),
    "calm": Reason("EE-R64", "Gear is used with a check."),
    "push": Reason("EE-R65", "A push is for a check before its roll."),
    "edge": Reason("EE-R22", "A light point is used with a check."),
    "roll": Reason("EE-013", "There is no check to roll for."),
    "go": Reason("EE-R62", "There is no such choice now."),
    "visit": Reason("EE-R62", "Places are chosen on the scene that lists them."),
    "spend": Reason("EE-R67", "Advantage is spent after a roll."),
    "triumph": Reason("EE-R67", "A Triumph is spent after a roll."),
    "pay": Reason("EE-R67", "Threat is paid after a roll."),
    "despair": Reason("EE-R67", "A Despair is settled after a roll."),
    "treat": Reason("EE-R85", "Wounds are treated in a camp."),
    "wear": Reason("EE-R102", "Cards are moved in camps and shops."),
    "stow": Reason("EE-R102", "Cards are moved in camps and shops."),
    "learn": Reason("EE-R100", "Experience is spent between chapters."),
    "job": Reason("EE-R100", "Jobs are taken between chapters."),
    "shelve": Reason("EE-R100", "Jobs are taken between chapters."),
    "mend_scar": Reason("EE-R104", "Scars are treated between chapters."),
    "work_off": Reason("EE-R104", "Scars are treated between chapters."),
    "buy": Reason("EE-R101", "There is no shop here."),
    "sell": Reason("EE-R101", "There is no shop here."),
    "break": Reason("EE-R66", "Luck has nothing for you here."),
    "act": Reason("EE-R74", "It is not yours to take a turn now."),
    "attack": Reason("EE-R76", "Attacks are made in a turn of an encounter."),
    "stun": Reason("EE-R76", "Attacks are made in a turn of an encounter."),
    "feature": Reason("EE-R93", "That is used in a turn of an encounter."),
    "medicine": Reason("EE-R85", "That is done in a turn of an encounter, or in a camp."),
    "rally": Reason("EE-R53", "Allies are rallied in a turn of an encounter."),
    "ward": Reason("EE-R22", "A light point is put down in an encounter."),
    **{verb: Reason("EE-R96", "That is an order at a station of the ship.") for verb in ORDERS},
    **{verb: Reason("EE-R77", "Maneuvers are for a turn of an encounter.") for verb in DOINGS},
}
