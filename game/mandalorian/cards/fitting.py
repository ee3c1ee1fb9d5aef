"""Checks of words against the card that says them: a word that could never do anything there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from game.mandalorian.cards import effects as x
from game.mandalorian.cards import models as c
from game.mandalorian.cards.words import blocks, words
from game.mandalorian.names import BASIC, Level

Found = Iterator[tuple[str, str]]
MOST_SLOTS = len(BASIC) + 1
PANELS = range(3, 6)
"""panels of an intro, which fit on a page"""

SLOT_OF: dict[type[x.Model], str] = {
    x.Reach: "attack",
    x.Spread: "attack",
    x.Divide: "attack",
    x.StrongerHere: "attack",
    x.Looks: "intel",
    x.PushFar: "intel",
    x.Ignore: "move",
    x.KeepMore: "plan",
    x.Give: "plan",
    x.DrawMore: "plan",
}
"""the slot whose action a modifier changes"""
WHEN: dict[str, tuple[type[x.Model], ...]] = {
    "damage": (x.Block,),
    "never": (),
    "action_step": (x.Extra, x.Free, x.Walk, x.Heal, x.Calm, x.DrawSkill, x.Damage),
    "attacked": (x.Damage,),
    "played": (x.Stronger,),
    "step_end": (x.Calm, x.Heal, x.DrawSkill),
    "strike": (x.Hold,),
    "crisis": (x.Borrow,),
}
"""what a planning card can do in each moment"""
ABILITY = (
    x.Damage,
    x.Shift,
    x.Walk,
    x.Heal,
    x.Calm,
    x.DrawSkill,
    x.Fetch,
    x.PeekEvent,
    x.RevealSeen,
    x.Free,
    x.Retreat,
)
"""deeds of skill cards"""
EVENT = (
    x.Advance,
    x.Retreat,
    x.Strike,
    x.Spawn,
    x.Disrupt,
    x.FlipNearest,
    x.Flee,
    x.Toll,
    x.Hurt,
)
"""deeds of events, crises and mission effects"""
USE = (x.DiscardThis, x.Heal, x.Free, x.Take, x.Unlock, x.LookAll, x.Calm, x.DrawSkill)
"""deeds of features"""
ALLOWED: dict[tuple[type[c.Component], str], tuple[type[x.Model], ...]] = {
    (c.Skill, "ability"): ABILITY,
    (c.EventCard, "deeds"): (*EVENT, x.AnotherEvent),
    (c.EventCard, "six"): (*EVENT, x.AnotherEvent),
    (c.Mission, "crisis"): (*EVENT, x.Enter, x.Hunt, x.Unlock, x.Snatch, x.Carry),
    (c.Mission, "slot"): (x.Work, x.Calm, x.Spawn, x.Rewind),
    (c.Threat, "use"): USE,
    (c.Threat, "effect"): (*EVENT, x.DiscardThis, x.PlaceChild),
}


def faults(part: Any) -> Found:
    """Yield the words of a component that do not fit it, and what it lacks."""
    for path, deeds in blocks(part):
        allowed = _allowed(part, path.partition(".")[0])
        for at, each in enumerate(deeds):
            if type(each) not in allowed:
                yield f"{path}.{at}.do", f"'{each.do}' cannot happen here"
            if isinstance(each, x.Retreat) and each.threat and not isinstance(part, c.Mission):
                yield f"{path}.{at}.threat", "only a mission names a threat; say 'classes'"
            if isinstance(each, x.Spawn) and each.at not in ("star", "you"):
                if not isinstance(part, c.Mission):
                    told = "only a mission knows the numbers of its map; say 'star' or 'you'"
                    yield f"{path}.{at}.at", told
            if isinstance(each, x.Spawn) and each.n > 1:
                yield f"{path}.{at}.n", "reinforcements appear one at a time: say 'spawn' again"
    if isinstance(part, c.Skill):
        yield from _skill(part)
    elif isinstance(part, c.Planning):
        yield from _planning(part)
    elif isinstance(part, c.Threat):
        yield from _threat(part)
    elif isinstance(part, c.EventCard):
        if not part.deeds:
            yield "deeds", "an event has at least one ability"
        if isinstance(part.back, str) and part.back in ("melee", "blaster", "sharpshooter"):
            yield from _hint(part)
    elif isinstance(part, c.Mission):
        yield from _mission(part)
    elif isinstance(part, c.Table):
        yield from _table(part)


def _table(part: c.Table) -> Found:
    if len(part.white) < MOST_SLOTS:
        yield "white", f"each of up to {MOST_SLOTS} slots gets a white token"
    for level in get_args(Level):
        if level not in part.hand:
            yield "hand", f"the hand of the level {level} is missing"


def _allowed(part: Any, field: str) -> tuple[type[x.Model], ...]:
    return WHEN[part.when] if isinstance(part, c.Planning) else ALLOWED[type(part), field]


def _skill(part: c.Skill) -> Found:
    if part.exact != (part.strength == 0):
        yield "strength", "a card without strength counts as exactly five, and no other does"
    if part.exact and (part.bonus is not None or part.ability is not None):
        yield "exact", "a card that counts as exactly five has neither bonus nor ability"
    ability = part.ability
    if ability is None:
        return
    if not ability.modifiers and not ability.deeds:
        yield "ability", "the ability does nothing"
    for at, each in enumerate(ability.modifiers):
        if SLOT_OF[type(each)] != ability.slot:
            told = f"'{each.do}' changes the {SLOT_OF[type(each)]} action, not {ability.slot}"
            yield f"ability.modifiers.{at}.do", told
    if ability.during and (ability.slot != "move" or ability.after or not ability.deeds):
        yield "ability.during", "only deeds of a move happen during it, and then not only after it"
    for at, deed in enumerate(ability.deeds):
        for wrong in _follows(deed, ability):
            yield f"ability.deeds.{at}.do", wrong


def _follows(deed: x.Model, ability: c.SkillAbility) -> Iterator[str]:
    """Yield why a deed that looks back at the action could not."""
    looks_back = {
        "attack": isinstance(deed, x.Damage)
        and deed.other
        or isinstance(deed, x.Shift)
        and deed.who == "target",
        "intel": isinstance(deed, x.RevealSeen),
    }
    for slot, true in looks_back.items():
        if true and ability.slot != slot:
            yield f"it looks back at an {slot} action, not at {ability.slot}"
        if true and not ability.after:
            yield "it looks back at the action, so the ability must come after it"
    if isinstance(deed, x.Damage) and deed.what == "attacker":
        yield "only a planning card answers an attacker"


def _planning(part: c.Planning) -> Found:
    if bool(part.deeds) == (part.when == "never"):
        yield "deeds", "a card that is never used does nothing, and every other does something"
    for at, deed in enumerate(part.deeds):
        answers = isinstance(deed, x.Damage) and deed.what == "attacker"
        if isinstance(deed, x.Damage) and answers != (part.when == "attacked"):
            yield f"deeds.{at}.what", "the attacker is known when you are attacked, and only then"


def _threat(part: c.Threat) -> Found:
    if part.orange and (part.enemy is None or part.shape != "d"):
        yield "orange", "reinforcements are enemies of the first shape"
    if part.enemy is not None:
        if part.use or part.hurt:
            yield "use", "only features can be used"
        if ("effect" in part.enemy.abilities) != bool(part.effect):
            yield "effect", "a mission effect needs both an icon and an effect"
    if part.hurt and not any(isinstance(each, x.Heal) for each in part.use):
        yield "hurt", "only a feature that heals asks for damage"


CLASSED = x.Advance | x.Strike | x.Retreat


def _hint(part: c.EventCard) -> Found:
    """Yield a back that promises a class which the card does not call on (MA-403)."""
    called = {cls for _, each in words(part) if isinstance(each, CLASSED) for cls in each.classes}
    if part.back not in called:
        yield "back", f"the back shows {part.back}, but no ability moves it or lets it attack"


def _slot(part: c.SlotAction) -> Found:
    """Yield what the action of a green slot lacks."""
    if part.slot == "slice" and (part.borders is None or part.deeds):
        yield "slot", "slicing unlocks doors at the borders of a space, and does nothing else"
    if part.slot == "cut" and (part.number is None or not part.deeds):
        yield "slot", "cutting is done in a numbered space, and needs something that it does"
    if part.slot == "signal" and not part.deeds:
        yield "slot", "a signal needs something that it does"
    if part.least is not None and not part.deeds:
        yield "slot.least", "it is the strength from which deeds happen, and there are none"
    if part.anywhere is not None and part.number is None:
        yield "slot.anywhere", "a numbered space unlocks any door; name its number"


def _mission(part: c.Mission) -> Found:
    if part.intro and len(part.intro) not in PANELS:
        yield "intro", f"an intro has {PANELS.start} to {PANELS.stop - 1} panels"
    if part.slot is not None and part.slot.slot in BASIC:
        yield "slot.slot", f"every map has the slot {part.slot.slot} already"
    if part.slot is not None:
        yield from _slot(part.slot)
    works = part.slot is not None and any(isinstance(e, x.Work) for e in part.slot.deeds)
    if (part.work is not None) != bool(part.work_opens) or (part.work is not None) != works:
        yield "work", "work needs a slot that adds to it, a figure, and a door that it opens"
    if part.carried_work and not works:
        yield "carried_work", "no work needs anything carried to it"
    if part.short_fuse is not None and part.short_fuse >= part.limit:
        told = f"with a short fuse the mission is lost sooner than at {part.limit} markers"
        yield "short_fuse", told
    for at, crisis in enumerate(part.crisis):
        if not any(crisis.due(track) for track in range(1, part.limit)):
            told = f"it never happens before the mission is lost at {part.limit} markers"
            yield f"crisis.{at}", told
        if crisis.hurt is not None and crisis.present is None:
            yield f"crisis.{at}.hurt", "name the threat that is hurt as 'present'"
        if sum((bool(crisis.at), crisis.every is not None, crisis.since is not None)) > 1:
            yield f"crisis.{at}", "only one of at, every and since can hold"
    goal = part.goal
    if not (goal.carries or goal.child or goal.defeated or goal.all_in):
        yield "goal", "the mission has no objective"
    if goal.there is not None and not (goal.carries or goal.child):
        yield "goal.there", "a place needs something to carry there"
