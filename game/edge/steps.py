"""Every step of a game, with its checks."""

from __future__ import annotations

from collections.abc import Mapping

from game.edge.checking import Checks
from game.edge.checks import spending, tray
from game.edge.context import Play
from game.edge.fights import dodging, foes, turns
from game.edge.fights import rules as fights
from game.edge.fights.maneuvers import DOINGS
from game.edge.frames import Outcome, Plain, Rivalry, Taking, Tray, Visit
from game.edge.scenes import camps, ports, rivalry
from game.edge.scenes import rules as scenes
from game.edge.ships import battles
from game.edge.ships.names import ORDERS
from game.table.refusals import Reason
from game.table.stack import Ask, Auto, Step

STEPS: Mapping[str, Step[Play]] = {
    "port": Ask(Plain, ports.options, ports.answer, shown=True),
    "arrive": Auto(Visit, scenes.arrive),
    "story": Ask(Visit, scenes.story_options, scenes.tell, shown=True),
    "check": Auto(Visit, scenes.check),
    "contest": Auto(Visit, scenes.contest),
    "rivals": Auto(Visit, rivalry.begin),
    "race": Auto(Rivalry, rivalry.go_on),
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
    "dodge": Ask(Tray, dodging.options, dodging.answer),
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
    "dodge": dodging.DODGING,
    "crew": battles.ORDERING,
}
IN_PORT = "You can {} only in port, between the chapters of a campaign."
LATER: Mapping[str, Reason] = {
    "way": Reason("EE-R58", "Nothing here needs a check: pick one of this scene's buttons."),
    "skill": Reason("EE-R58", "No skill is called for here: pick one of this scene's buttons."),
    "lead": Reason(
        "EE-R63", "There is no check here for a hero to try: pick one of this scene's buttons."
    ),
    "help": Reason("EE-R16", "Heroes help only with a check, and none is under way."),
    "gear": Reason("EE-R64", "Gear helps only with a check, and none is under way."),
    "calm": Reason("EE-R64", "Gear helps only with a check, and none is under way."),
    "push": Reason(
        "EE-R65", "Save your strength: heroes push themselves in a check, before the roll."
    ),
    "edge": Reason("EE-R22", "Save your light point for a check."),
    "roll": Reason("EE-013", "No check is under way: choose what to do first."),
    "go": Reason("EE-R62", "This scene does not offer that choice. Pick one of its buttons."),
    "visit": Reason("EE-R62", "You cannot go there from here: pick one of this scene's buttons."),
    "extra": Reason("EE-R67", "Roll first, then spend the Success it gives you."),
    "spend": Reason("EE-R67", "Roll first, then spend the Advantage it gives you."),
    "triumph": Reason("EE-R67", "Roll first, then spend the Triumph it gives you."),
    "pay": Reason("EE-R67", "No roll has left you any Threat to pay off: carry on."),
    "despair": Reason("EE-R67", "You have no Despair to pay off: carry on."),
    "decode": Reason("EE-R128", "Opening a datapad takes time: do it in a camp."),
    "treat": Reason("EE-R85", "Outside of fights, you can treat wounds only in a camp."),
    "wear": Reason("EE-R102", "You can rearrange gear only in a camp, in a shop or in port."),
    "stow": Reason("EE-R102", "You can rearrange gear only in a camp, in a shop or in port."),
    "learn": Reason("EE-R100", IN_PORT.format("spend experience")),
    "talent": Reason("EE-R121", IN_PORT.format("buy talents")),
    "raise": Reason("EE-R122", IN_PORT.format("raise characteristics")),
    "enter": Reason("EE-R123", IN_PORT.format("take up specializations")),
    "job": Reason("EE-R100", IN_PORT.format("take jobs")),
    "shelve": Reason("EE-R100", IN_PORT.format("return jobs")),
    "mend_scar": Reason("EE-R104", IN_PORT.format("treat scars")),
    "work_off": Reason("EE-R104", IN_PORT.format("treat scars")),
    "buy": Reason("EE-R101", "You can buy and sell only in a shop or in port."),
    "sell": Reason("EE-R101", "You can buy and sell only in a shop or in port."),
    "break": Reason("EE-R66", "Luck has nothing for you here: save your light points."),
    "act": Reason(
        "EE-R74", "You choose who acts only in an encounter, when a hero's turn comes up."
    ),
    "attack": Reason("EE-R76", "Keep it holstered: heroes attack on their turns in an encounter."),
    "stun": Reason("EE-R76", "Keep it holstered: heroes attack on their turns in an encounter."),
    "feature": Reason("EE-R93", "You can look around only in an encounter, on a hero's turn."),
    "medicine": Reason("EE-R85", "Treat wounds on a hero's turn in an encounter, or in a camp."),
    "rally": Reason("EE-R53", "Rally an ally on your own turn in an encounter."),
    "escape": Reason("EE-R127", "Break free on your own turn in an encounter."),
    "dodge": Reason("EE-R125", "There is nothing to dodge now: wait until an enemy attacks."),
    "stay": Reason("EE-R125", "There is nothing to dodge now: wait until an enemy attacks."),
    "ward": Reason("EE-R22", "Save your light point: it hinders an enemy only in an encounter."),
    **{
        verb: Reason("EE-R96", "That order is for a ship battle: a hero gives it from a station.")
        for verb in ORDERS
    },
    **{
        verb: Reason("EE-R77", "There is no need to dive for cover: maneuvers are for encounters.")
        for verb in DOINGS
    },
}
