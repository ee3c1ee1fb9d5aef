"""Hints: what the careful player would do, with its chance and why."""

from __future__ import annotations

from typing import Any

from game.edge.context import Play
from game.edge.frames import Taking, Tray
from game.edge.players import trays
from game.edge.players.careful import Careful
from game.edge.text import wording
from game.edge.text.names import SKILL_NAMES
from game.table.contract import Sight
from game.table.decisions import Decision, Option
from game.table.hints import ALONE, Figure, Hint, Thinking

SEED = 1
REASONS = {
    "way": "Of all ways and heroes it has the best chance of success.",
    "lead": "This hero has the best chance of success here.",
    "skill": "The hero is better with this skill.",
    "help": "Help costs nothing, and a Boost die is worth some points.",
    "gear": "The card is ready, and readied again in the next camp.",
    "push": "The chance is low, and there is strain to spare.",
    "edge": "The scene is important, and the chance can be better.",
    "roll": "Nothing else would raise the chance enough for its price.",
    "spend": "It is the best use of what the dice left.",
    "triumph": "A Triumph that is not spent is lost.",
    "pay": "Of what can be paid it hurts least.",
    "despair": "Of what can be paid it hurts least.",
    "done": "What is left is better kept or taken as strain.",
    "break": "Luck always works, and its price is worth it now.",
    "treat": "The better medic treats whoever is hurt.",
    "go": "It is the safe choice.",
    "visit": "There is still time for it.",
    "leave": "Time runs short.",
    "depart": "Nothing else is worth its price now.",
    "learn": "It deepens what the hero does already.",
    "attack": "It is the target that can be beaten soonest.",
    "stun": "It is the target that can be beaten soonest.",
    "move": "It comes closer to the goal of the fight, or it is a safer place to shoot from.",
    "cover": "Cover adds a Setback die to each shot from afar.",
    "aim": "Aim adds a Boost die to the next attack.",
    "feature": "It does more than a shot.",
    "stim": "Wounds are near the threshold.",
    "medicine": "It is likely to work, and a hero needs it.",
    "ward": "One hit of this adversary may put a hero down.",
    "fall": "Wounds are near the threshold, and there is less to shoot at on the ground.",
    "guard": "Wounds are near the threshold, and the fight is hand to hand.",
    "act": "Of those who have not acted, this hero shoots best.",
    "begin": "There is nothing to put down first.",
    "engage": "Nothing in hand reaches anybody from here.",
    "part": "A gun is of little use hand to hand.",
    "stand": "Prone, you neither move nor strike well.",
    "pick": "A weapon on the ground is of no use.",
    "draw": "The hand is empty.",
    "assist": "A friend's next check is worth more than what is left of this turn.",
    "lift": "The load is what the fight is about.",
    "put": "The load is where it has to be.",
    "press": "The way is longer than one maneuver.",
    "rally": "Fear costs a friend a Setback die on every check.",
    "terms": "A hero is badly hurt, and the captain offers a way out.",
    "end": "Nothing that is left is worth its price.",
    "shoot": "A raider that is disabled does not shoot back.",
    "close": "Alongside, the gun hits more easily.",
    "open": "The hull cannot take many more shots.",
    "evade": "Each net Success is a Setback die on every shot.",
    "screens": "Two Setback dice on every shot are worth a turn.",
    "repair": "The hull is near its threshold.",
    "mend": "A station out of use helps nobody.",
    "jump": "Four marks end the battle.",
    "auto": "The program pays as a careful player would.",
    "wear": "The card serves better there.",
    "job": "It pays, and the crew can do it.",
}
"""the reason for each verb"""
MORE = {
    "act": "The other one can use what this one leaves.",
    "move": "The next shot is made from there.",
    "cover": "It lasts until you move or are engaged.",
    "spend": "Cards are named in the order of their worth.",
    "pay": "What is not paid is strain.",
    "despair": "A Despair is never settled by strain.",
    "aim": "A second aim in a row adds another die.",
    "begin": "Light points keep for the checks of heroes.",
    "end": "Strain for a maneuver more is better saved.",
    "go": "What it may cost can be paid.",
    "treat": "Medicine is tried once on each.",
    "done": "The rest of this roll brings nothing better.",
    "depart": "Credits and experience keep.",
}
"""a second reason for some verbs"""
PLAIN = "Of what can be done, a careful player would choose it."
FIRST = "It costs the least of what serves the goal."


class CaseAdviser:
    """Advises a player as the careful partner would decide."""

    def think(self, sight: Sight[Any], decision: Decision) -> Thinking:
        """Ask the careful player, and word the answer."""
        yield None
        key = Careful(SEED, decision.seat).choose(sight, decision)
        chosen = next(each for each in decision.options if each.key == key)
        game: Any = sight.game
        p: Play = game.play(sight.imagine(SEED))
        yield _hint(p, decision, chosen)


def _hint(p: Play, decision: Decision, chosen: Option) -> Hint:
    label = wording.label(p, chosen)
    frame = p.stack[-1]
    gain: tuple[Figure, ...] = ()
    until = ""
    first = REASONS.get(chosen.verb, FIRST)
    second = ALONE if len(decision.options) == 1 else MORE.get(chosen.verb, PLAIN)
    if chosen.verb in ("attack", "stun") and isinstance(frame, Taking):
        tray = _shot(p, frame, chosen)
        gain = (Figure(trays.chance(p, tray), "to hit", share=True),)
        until = "with this attack"
    if isinstance(frame, Tray) and frame.step == "tray":
        best = trays.planned(p, frame)
        if best.skill:
            gain = (Figure(trays.chance(p, best), "to succeed", share=True),)
            second = f"The plan: {_plan(p, best)}."
            until = "with everything that is planned for this check"
    return Hint(
        key=chosen.key,
        words=label.label,
        gain=gain,
        loss=(),
        reasons=(first, second),
        until=until,
    )


def _shot(p: Play, f: Taking, chosen: Option) -> Tray:
    """Return the check of an attack."""
    arm = p.weapon(f.who, chosen.source)
    return Tray(0, "attack", p.fight.scene, f.who, skill=arm.skill, target=chosen.target,
                weapon=chosen.source, stun=chosen.verb == "stun")  # fmt: skip


def _plan(p: Play, best: Tray) -> str:
    """Return a filled tray in a few words."""
    assert best.skill, "a planned tray has its skill"
    parts = [f"{p.content.name(p.person(best.who).piece)}, {SKILL_NAMES[best.skill]}"]
    parts += [f"{p.content.name(best.help)} helps"] if best.help else []
    parts += [p.content.name(best.gear)] if best.gear else []
    parts += ["pushed"] if best.push else []
    parts += ["a light point"] if best.edge else []
    return ", ".join(parts)
