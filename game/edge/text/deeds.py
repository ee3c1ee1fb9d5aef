"""Deeds in a few words, as spend cards and marks name them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from game.edge.cards.effects import Credits, Deeds, Gain, Goto
from game.edge.cards.scenes import Battle, Encounter, End, Rivals, Story
from game.edge.context import Play
from game.edge.fights import qualities as qualities_of
from game.edge.people import stowing
from game.edge.rules import passives
from game.edge.rules.conditions import gone, lost
from game.edge.scenes import deeds as scene_deeds
from game.edge.scenes import flags, tracks
from game.edge.ships.battles import CRITICAL
from game.edge.text import facts, names, qualities
from game.edge.text.names import SKILL_NAMES
from game.table.grammar import Count, capital, listed, possessive
from game.table.maps.areas import pair

WHO = {
    "actor": "you",
    "partner": "the other hero",
    "target": "the target",
    "lead": "the lead",
    "each": "each hero",
    "any": "an ally",
    "ally": "an ally",
}
CHANGES: Mapping[str, str] = {
    "boost": "adds {n:Boost die|Boost dice} to",
    "setback": "adds {n:Setback die|Setback dice} to",
    "upgrade": "upgrades a die in",
    "downgrade": "downgrades a die in",
    "toughen": "upgrades the difficulty of",
    "ease": "downgrades the difficulty of",
}
NERVES: Mapping[tuple[str, bool], str] = {
    ("steadfast", False): "adds a Boost die to the next Discipline check of each ally",
    ("steadfast", True): "adds a Boost die to each ally's Discipline checks to the end of the next "
    "round",
    ("wavering", False): "adds a Setback die to your next check while you are afraid or pressed",
    ("wavering", True): "adds a Setback die to your next check while you are afraid or pinned",
    ("slow", False): "you have one maneuver a turn in the first round of the next fight",
    ("slow", True): "you have one maneuver a turn to the end of the next round",
}
"""by what becomes of nerves, and whether there is a fight, what it says"""
ADDS = re.compile(r"(adds \d+ \w+ dic?e|(up|down)grades (a die|the difficulty)) (to|in|of) ")
"""the begin of a deed about a check, which several checks share"""


def words(p: Play, deeds: Deeds, at: str = "", actor: str = "") -> str:
    """Return deeds in a few words, "" for those that say nothing; ``at`` is the person whom the
    player names, and ``actor`` the one whose cards they are about, if that is known."""
    return capital(plain(p, deeds, at, actor))


def plain(p: Play, deeds: Deeds, at: str = "", actor: str = "") -> str:
    """Return the same as a part of a sentence."""
    said: list[str] = []
    for part in filter(None, (_one(p, each, at, actor) for each in deeds)):
        change = ADDS.match(part)
        if said and change is not None and said[-1].startswith(change[0]):
            said[-1] += f" and {part.removeprefix(change[0])}"
        else:
            said.append(part)
    return "; ".join(said)


def use(p: Play, card: str) -> str:
    """Return what a card helps with from now on, "" for one that helps with nothing."""
    found = p.content.card(card)
    past = flags.past(p)
    scenes = [each for each in p.content.scenes_for(found) if each not in past]
    if found.use:
        return found.use
    if found.skills:
        return f"a Boost die with {listed((SKILL_NAMES[each] for each in found.skills), 'or')}"
    if scenes:
        return f"a Boost die in {listed([p.content.name(each) for each in scenes], 'or')}"
    return ""


def words_with_use(p: Play, found: Deeds) -> str:
    """Return deeds in a few words, each card to gain with its use."""
    told = words(p, found)
    for each in found:
        if isinstance(each, Gain) and (helps := use(p, each.card)):
            told += f" ({helps})"
    return told


def ends(p: Play, found: Deeds) -> bool:
    """Return True if deeds lead to the end of the story, perhaps by way of a last word."""
    ahead = next((p.content.scenes[each.scene] for each in reversed(found)
                  if isinstance(each, Goto)), None)  # fmt: skip
    if isinstance(ahead, Story) and len(ahead.choices) < 2:
        ways = [*(each.deeds for each in ahead.enter), *(each.deeds for each in ahead.choices)]
        return bool(ways) and all(_is_end(p, each) for each in ways)
    return isinstance(ahead, End)


def _is_end(p: Play, found: Deeds) -> bool:
    return any(isinstance(each, Goto) and isinstance(p.content.scenes[each.scene], End)
               for each in found)  # fmt: skip


def _one(p: Play, deed: Any, at: str, actor: str) -> str:
    cards = TURNS[deed.do](p, actor)[: deed.n] if actor and deed.do in TURNS else ()
    if cards:
        told = listed([p.content.name(each) for each in cards])
        ends = "is ready again" if len(cards) == 1 else "are ready again"
        return f"{told} {ends}" if deed.do == "ready" else f"exhausts {told}"
    if deed.do == "hazard":
        return _hazard(p, deed, actor)
    found = SAID.get(deed.do)
    return found(p, deed, at) if found is not None else ""


def _hazard(p: Play, deed: Any, actor: str) -> str:
    """Return what a hazard does, with what the hero at it adds."""
    damage = deed.cls + (passives.sabotage(p.passives(actor)) if actor else 0)
    return (
        f"does {damage} damage plus any net Success, less soak, to one enemy or group in "
        f"{names.place(p, deed.zone):the}, and its cover is gone"
    )


def _person(p: Play, who: str, at: str) -> str:
    return names.person(p, at) if who in ("any", "ally") and at else WHO[who]


def _next(p: Play, deed: Any, at: str) -> str:
    change = CHANGES[deed.change].format(n=Count(deed.n))
    skills = listed((SKILL_NAMES[each] for each in deed.skills), "or")
    who = _person(p, deed.who, at)
    whose = "your" if who == "you" else possessive(who)
    until = " in this scene" if deed.scene else ""
    return f"{change} {whose} next {skills + ' ' if skills else ''}check{until}"


def _advance(p: Play, deed: Any, at: str) -> str:
    named = tracks.named(p, deed.track, deed.n)
    name = tracks.name_of(p, named)
    if not name:
        return f"a clock {'gains' if deed.n > 0 else 'loses'} {abs(deed.n)}"
    sign = "+" if deed.n > 0 else "\N{MINUS SIGN}"
    rivals = [each for each in p.story.tracks if each.sort != "tally"]
    why = ", the track furthest along" if deed.track == tracks.ANY and deed.n < 0 else ""
    return f"{name} {sign}{abs(deed.n)}{why * (len(rivals) > 1)}{_goals(p, named, deed.n)}"


def _goals(p: Play, track: str, n: int) -> str:
    """Return that the move of a track loses goals, or brings them back, "" if it does neither."""
    was = p.state.counts.get(track, 0)
    now = max(0, min(tracks.length(p, track), was + n))
    open_ = [each for each in p.story.goals if not gone(p, each)]
    found = facts.crossed(p.story, open_, track, was, now)
    if not found:
        return ""
    many = "goals" if len(found) > 1 else "a goal"
    lost = any(not each.startswith(facts.WITHIN) for each in found)
    return f" (loses {many})" if lost else f" (brings {many} within reach)"


def _flag(p: Play, deed: Any, at: str) -> str:
    if deed.flag in p.state.flags:
        return ""
    before = p.state.flags
    return facts.words(p.content, p.story.id, deed.flag, flags.past(p), lost(p), before)


def _goto(p: Play, deed: Any, at: str) -> str:
    """Return where the story goes, if that decides something: a fight, or things to pick from."""
    scene = p.content.scenes[deed.scene]
    if isinstance(scene, Encounter | Battle):
        return "a fight" if isinstance(scene, Encounter) else "a fight between ships"
    if isinstance(scene, Rivals):
        return (
            f"a competitive check with {listed([names.small(each.name) for each in scene.rivals])}"
        )
    picks = [] if not isinstance(scene, Story) else [_pick(p, each.deeds) for each in scene.choices]
    return f"your pick of {listed(picks, 'or')}" if len(picks) > 1 and all(picks) else ""


def _pick(p: Play, found: Deeds) -> str:
    """Return what a choice of a later scene gives, "" for one that does anything else."""
    gains = [each for each in found if not isinstance(each, Goto)]
    cards = [_gained(p, each) for each in gains if isinstance(each, Gain)]
    money = [f"{each.n:,} credits" for each in gains if isinstance(each, Credits) and each.n > 0]
    return listed([*cards, *money]) if len(cards) + len(money) == len(gains) else ""


def _gained(p: Play, deed: Gain) -> str:
    """Return the name of a card to gain, and that it goes into the hold if no slot is free."""
    stows = p.card(deed.card).type != "story" and stowing.free_slot(p, deed.card) is None
    return f"{p.content.name(deed.card)}{' (into the hold)' if stows else ''}"


def _reveal(p: Play, deed: Any, at: str) -> str:
    known = scene_deeds.ahead(p, deed) or deed.scene
    where = p.content.name(known) if known in p.content.scenes else "a later scene"
    if isinstance(p.content.scenes.get(known), Encounter | Battle):  # which has no approaches
        return f"shows you only that {where} is a fight"
    return f"shows you the approaches of {where}"


def _plain(told: str) -> Callable[[Play, Any, str], str]:
    return lambda p, deed, at: told


def _hurt(unit: str) -> Callable[[Play, Any, str], str]:
    def say(p: Play, deed: Any, at: str) -> str:
        who = _person(p, deed.who, at)
        return f"{who} {'suffer' if who == 'you' else 'suffers'} {Count(deed.n):{unit}}"

    return say


def _of(told: str) -> Callable[[Play, Any, str], str]:
    """Return words about somebody; ``told`` begins with a verb that ends in "s" but for "you"."""
    verb, _, rest = told.partition(" ")

    def say(p: Play, deed: Any, at: str) -> str:
        who = _person(p, deed.who, at)
        return f"{who} {verb.removesuffix('s') if who == 'you' else verb} {rest}"

    return say


def _credits(p: Play, deed: Any, at: str) -> str:
    return f"you {'gain' if deed.n > 0 else 'pay'} {abs(deed.n):,} credits"


def _heal(p: Play, deed: Any, at: str) -> str:
    who = _person(p, deed.who, at)
    verb = "recover" if who == "you" else "recovers"
    return f"{who} {verb} {deed.n} {deed.what}"


def _favor(p: Play, deed: Any, at: str) -> str:
    return "the campaign remembers this" if p.state.setup.ledger is not None else ""


def _obligation(p: Play, deed: Any, at: str) -> str:
    if p.state.setup.ledger is None:  # EE-R99: outside a campaign it costs credits
        return f"you pay {deed.credits:,} credits" if deed.credits else ""
    sign = "+" if deed.n > 0 else "\N{MINUS SIGN}"
    return f"Obligation {sign}{abs(deed.n)}"


def _worthless(p: Play, deed: Any, at: str) -> str:
    """Return what is lost of that which the check has brought."""
    o = p.outcome
    if o is not None and o.card and o.card.partition(".")[0] in p.owned:
        return f"{p.content.name(o.card)} is of no worth, and you lose it"
    n = min(deed.n, o.credits, p.state.credits) if o is not None else 0
    return f"{n or deed.n} of the credits you gained are of no worth, and you lose them"


def _quality(p: Play, deed: Any, at: str) -> str:
    o = p.outcome
    found = qualities_of.quality_named(p, o, deed.quality) if o is not None else None
    if found is None:
        return ""
    return f"{qualities.name(found)}: {qualities.effect(found.name, found.n)}"


def _shut(p: Play, deed: Any, at: str) -> str:
    """Return what becomes of a way: it closes, or opens if it is shut."""
    fight = p.state.fight
    verb = "opens" if fight is not None and pair(deed.one, deed.two) in fight.shut else "closes"
    one, two = names.place(p, deed.one), names.place(p, deed.two)
    return f"{verb} the way between {one:the} and {two:the}"


def _hamper(p: Play, deed: Any, at: str) -> str:
    if deed.change == "setback":
        return "adds a Setback die to the raider's next Piloting check or shot"
    return "upgrades the difficulty of the raider's next Piloting check or shot"


def _hull(n: int, what: str) -> str:
    return f"the ship {'suffers' if n > 0 else 'recovers'} {abs(n)} {what}"


SAID: Mapping[str, Callable[[Play, Any, str], str]] = {
    "goto": _goto,
    "flag": _flag,
    "next": _next,
    "advance": _advance,
    "credits": _credits,
    "gain": lambda p, deed, at: f"you gain {_gained(p, deed)}",
    "lose": lambda p, deed, at: f"you lose {p.content.name(deed.card)}",
    "wounds": _hurt("wound|wounds"),
    "strain": _hurt("strain|strain"),
    "heal": _heal,
    "ready": _plain("readies an exhausted card"),
    "turn": _plain("exhausts a ready card"),
    "experience": lambda p, deed, at: f"you gain {deed.n} experience",
    "obligation": _obligation,
    "nerve": lambda p, deed, at: NERVES[deed.state, p.state.fight is not None],
    "calm": _plain("no hero is afraid any more"),
    "worthless": _worthless,
    "recruit": lambda p, deed, at: f"{p.content.name(deed.card)} joins you: {use(p, deed.card)}",
    "unmask": _plain("you know which statement is false"),
    "favor": _favor,
    "reveal": _reveal,
    "injure": _plain("deals a Critical Injury"),
    "free": _plain("the captive is free"),
    "faint": lambda p, deed, at: (
        "you are out of action" if deed.who == "actor" else "someone is out of action"
    ),
    "reach": lambda p, deed, at: f"you are in {names.place(p, deed.zone):the} at once",
    "shut": _shut,
    "cover": _plain("puts cover on the map"),
    "haul": _plain("the load moves"),
    "stun": _plain("an enemy loses its next turn"),
    "leave": _plain("enemies leave"),
    "critical": _plain("lands a Critical Hit on the target"),
    "maneuver": _plain("gives an extra maneuver"),
    "expose": _of("loses cover and defense this round"),
    "defend": _of("gains 1 defense until the next turn"),
    "disarm": _of("drops the weapon until it spends a maneuver"),
    "prone": _of("falls prone"),
    "falter": _of("loses cover, aim and guard"),
    "foe_moves": _plain("an enemy maneuvers at once"),
    "darken": _plain("a light point flips to dark"),
    "jam": _plain("the weapon or tool jams for a turn"),
    "quality": _quality,
    "hull": lambda p, deed, at: _hull(deed.n, "strain" if deed.strain else "hull"),
    "ship_critical": _plain(f"does {CRITICAL} more damage to the hull"),
    "hamper": _hamper,
    "opening": _plain("adds a Boost die to the next raider's shot"),
    "component": lambda p, deed, at: (
        f"{BROKEN[deed.part]}, {'for the whole battle' if deed.destroyed else 'until repaired'}, "
        "instead of the hull damage"
    ),
    "flaw": lambda p, deed, at: f"the next hit on it does {deed.n} more damage",
    "brace": lambda p, deed, at: f"the next hit on your ship does {deed.n} less damage",
    "line_up": _plain("adds a Boost die to your ship's next shot"),
    "clear": _plain("the terrain does not hinder you until the end of your next turn"),
    "pilot_only": _plain("takes the ship 1 step further at once"),
    "veer_off": _plain("the raider falls back 1 step and loses its Boost dice"),
    "shake": _plain("the raider that is farthest away loses you"),
    "drift": _plain("the ship is forced off its line"),
    "station_fails": _plain("a station fails until repaired"),
}
"""by deed, what it says; those that only move the story say nothing"""

BROKEN: Mapping[str, str] = {
    "defense": "the raider's shields fail: its defense is 0",
    "gun": "the raider's gun fails: it cannot shoot",
    "engine": "the raider's engine fails: it cannot close in, and drifts off from 2 steps on",
}
"""by component, what its loss means"""
TURNS: Mapping[str, Callable[[Play, str], tuple[str, ...]]] = {
    "ready": scene_deeds.exhausted,
    "turn": stowing.ready_tools,
}
"""by deed, the cards of a person that it would turn, the first of them first"""
