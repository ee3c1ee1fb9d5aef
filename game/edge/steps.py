"""Every step of a game, with its checks."""

from __future__ import annotations

from collections.abc import Mapping

from game.edge.checking import Checks
from game.edge.context import Play
from game.edge.frames import Outcome, Tray, Visit
from game.edge.rules import camps, scenes, spending, tray
from game.table.refusals import Reason
from game.table.stack import Ask, Auto, Step

STEPS: Mapping[str, Step[Play]] = {
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
}
CHECKS: Mapping[str, Checks] = {
    "story": scenes.STORY,
    "hub": scenes.HUB,
    "camp": camps.CAMP,
    "shop": camps.SHOP,
    "tray": tray.CHECKS,
    "spend": spending.SPEND,
    "pay": spending.PAY,
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
    "buy": Reason("EE-R101", "There is no shop here."),
    "sell": Reason("EE-R101", "There is no shop here."),
}
