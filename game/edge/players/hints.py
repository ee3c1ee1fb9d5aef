"""Hints: what the careful player would do, with its chance and why."""

from __future__ import annotations

from typing import Any

from game.edge import talents
from game.edge.context import Play
from game.edge.dice.faces import Kind
from game.edge.dice.odds import success_chance
from game.edge.dice.pool import Pool, skill_pool
from game.edge.frames import Taking, Tray
from game.edge.names import LINKED, SKILLS
from game.edge.players import trays
from game.edge.players.careful import Careful
from game.edge.text import wording
from game.edge.text.names import SKILL_NAMES
from game.table.contract import Sight
from game.table.decisions import Decision, Option
from game.table.hints import ALONE, Figure, Hint, Thinking

SEED = 1
REASONS = {
    "way": "It gives the best odds of any approach, with either hero.",
    "lead": "This hero has the best odds here.",
    "skill": "The hero is better at this skill.",
    "help": "Help costs nothing, and a Boost die improves the odds.",
    "gear": "The card is ready now, and a camp readies it again.",
    "push": "The odds are low, and the hero has strain to spare.",
    "edge": "The scene is important, and a light point improves the odds.",
    "roll": "Nothing else improves the odds enough to be worth its cost.",
    "spend": "It is the best use of the leftover symbols.",
    "extra": "The first Success is enough, and this one is free.",
    "triumph": "An unspent Triumph is lost.",
    "pay": "It is the least painful payment.",
    "despair": "It is the least painful payment.",
    "done": "The rest is better kept or taken as strain.",
    "break": "A lucky break always works, and this one is worth its price now.",
    "treat": "Let the better medic treat the wounded.",
    "decode": "A lucky break without its light point is worth the try.",
    "go": "It is the safe choice.",
    "visit": "You still have time for this place.",
    "leave": "Time is running out.",
    "depart": "Nothing else is worth its price now.",
    "learn": "It deepens a skill the hero already uses.",
    "talent": "It is the cheapest growth there is now.",
    "raise": "It serves more of this hero's ranks than any other characteristic.",
    "enter": "Its skills and talents are worth the price.",
    "dodge": "The hit would hurt, and there is strain to spare.",
    "stay": "Strain is worth more than what a dodge saves.",
    "attack": "You can beat this target fastest.",
    "stun": "You can beat this target fastest.",
    "move": "It brings you closer to the goal of the fight, or to a safer spot to shoot from.",
    "cover": "Cover adds a Setback die to each shot from afar.",
    "aim": "Aim adds a Boost die to the next attack.",
    "feature": "It does more than a shot.",
    "stim": "Wounds are near the threshold.",
    "medicine": "Treatment is likely to work, and a hero needs it.",
    "ward": "One hit from this enemy could drop a hero.",
    "fall": "Wounds are near the threshold, and a prone hero is harder to hit.",
    "guard": "Wounds are near the threshold, and the fight is hand to hand.",
    "act": "Of the heroes yet to act, this one shoots best.",
    "begin": "No enemy is worth a light point first.",
    "engage": "No weapon in hand reaches an enemy from here.",
    "part": "A gun is little use in close combat.",
    "stand": "While prone, you can't move and you fight poorly.",
    "pick": "A weapon on the ground does nothing for you.",
    "draw": "The hand is empty.",
    "assist": "An ally's next check is worth more than the rest of this turn.",
    "lift": "The load is what the fight is about.",
    "put": "The load is where it needs to be.",
    "escape": "A net takes the free maneuver of each turn.",
    "press": "The route takes more than one maneuver.",
    "rally": "Fear costs an ally a Setback die on every check.",
    "terms": "A hero is badly hurt, and the captain offers a way out.",
    "end": "Nothing else is worth its price.",
    "shoot": "A disabled raider does not shoot back.",
    "close": "Alongside, the gun hits more easily.",
    "open": "The hull cannot take many more shots.",
    "evade": "Each net Success is a Setback die on every shot.",
    "screens": "Up to two Setback dice on every shot are worth a turn.",
    "repair": "The hull is near its threshold.",
    "mend": "A disabled station helps no one.",
    "jump": "Four marks end the battle.",
    "auto": "The game pays as a careful player would.",
    "wear": "The card serves better there.",
    "job": "It pays, and the crew can do it.",
}
"""the reason for each verb"""
AMONG = {
    "way": "It gives the best odds of the approaches whose success spares you {}.",
    "lead": "This hero has the best odds at the approaches whose success spares you {}.",
}
"""the reason for a verb where an approach with better odds costs a step of a track"""
MORE = {
    "act": "The other hero can build on it.",
    "move": "You take your next shot from there.",
    "cover": "It lasts until you move or someone engages you.",
    "spend": "The best card comes first.",
    "pay": "Unpaid Threat becomes strain.",
    "despair": "Strain never settles a Despair.",
    "aim": "A second aim in a row adds another die.",
    "begin": "Save light points for the heroes' own checks.",
    "end": "Save the strain that an extra maneuver would cost.",
    "go": "You can afford what it may cost.",
    "treat": "You can try Medicine once on each hero.",
    "done": "The rest of this roll brings nothing better.",
    "depart": "You keep unspent credits and experience.",
}
"""a second reason for some verbs"""
GROWTH = ("learn", "raise")
"""what adds dice to checks"""
AVERAGE = 2
PLAIN = "It is the careful play."
FIRST = "It serves the goal at the lowest cost."


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
    if chosen.verb in GROWTH:
        gain, until = (_growth(p, chosen),), "with this rank"
    if chosen.verb == "raise":
        until = "with this raise"
    if chosen.verb == "talent":
        second = p.content.talents[talents.talent_of(chosen.source)].text
    if isinstance(frame, Tray) and frame.step == "tray":
        best = trays.planned(p, frame)
        if best.skill:
            aim = "to come first" if frame.task == "rivals" else "to succeed"
            gain = (Figure(trays.chance(p, best), aim, share=True),)
            second = f"The plan: {_plan(p, best)}."
            until = "with everything planned for this check"
        track = trays.avoided(p, best) if best.skill else ""
        if track and chosen.verb in AMONG:
            first = AMONG[chosen.verb].format(track)
    return Hint(
        key=chosen.key,
        words=label.label,
        gain=gain,
        loss=(),
        reasons=(first, second),
        until=until,
    )


def _growth(p: Play, chosen: Option) -> Figure:
    """Return what a rank or a raise adds to the chance of an Average check, as a mean over all
    skills."""
    id, who = talents.talent_of(chosen.source) or chosen.source, chosen.target
    gained = 0.0
    for skill in SKILLS:
        rank, rating = p.rank(who, skill), p.linked(who, skill)
        now = skill_pool(rank, rating)
        then = skill_pool(rank + (skill == id), rating + (LINKED[skill] == id))
        gained += _average(then) - _average(now)
    return Figure(gained / len(SKILLS), "more at Average checks, over all skills", share=True)


def _average(pool: Pool) -> float:
    return float(success_chance(pool.add(Kind.DIFFICULTY, AVERAGE)))


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
