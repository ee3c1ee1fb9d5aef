"""A player without care, who is in a hurry but no fool: any way and hero, no cards, no points; in
encounters the gun in hand at the nearest adversary, no cover, a stim when it hurts; what the dice
leave is spent by rule (design 6.2). The measure for what
care is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from game.edge.context import Play
from game.edge.frames import SCENES, Taking, Tray
from game.edge.players import sailing
from game.table.contract import Sight
from game.table.decisions import Decision, Option

BADLY = 0.85
"""part of the wound threshold from which wounds are seen to"""
WHIM = 0.4
"""chance of taking any choice of a story instead of the first"""
HURRY = 0.05
"""chance of leaving a place while something in it is not seen yet"""

Answer = Callable[[Play, Any, Decision, Random], Option]


class Careless:
    """Plays without care. The same question gets the same answer."""

    def __init__(self, seed: int, seat: int) -> None:
        self._seed = seed

    def choose(self, sight: Sight[Any], decision: Decision) -> str:
        """Return the key of some answer."""
        if len(decision.options) == 1:
            return decision.options[0].key
        game: Any = sight.game
        p: Play = game.play(sight.imagine(self._seed * 16))
        chance = Random(self._seed * 100_003 + decision.seq)
        return ANSWERS.get(decision.step, _any)(p, p.stack[-1], decision, chance).key


def _any(p: Play, f: object, d: Decision, chance: Random) -> Option:
    """Return any answer but a lucky break."""
    plain = [each for each in d.options if each.verb not in ("break", "ward")]
    return chance.choice(plain or list(d.options))


def _go_on(p: Play, f: object, d: Decision, chance: Random) -> Option:
    """Be done with it, or take what stands first."""
    return next((each for each in d.options if each.verb in ("done", "depart", "begin")),
                d.options[0])  # fmt: skip


def _choose(p: Play, f: object, d: Decision, chance: Random) -> Option:
    """Take the choice a story names first, or now and then any."""
    return _any(p, f, d, chance) if chance.random() < WHIM else d.options[0]


def _roam(p: Play, f: object, d: Decision, chance: Random) -> Option:
    """Look at whatever comes, and lose patience now and then."""
    visits = [each for each in d.options if each.verb == "visit"]
    leave = next((each for each in d.options if each.verb == "leave"), None)
    if not visits or leave is not None and chance.random() < HURRY:
        return leave or _any(p, f, d, chance)
    return chance.choice(visits)


def _fill(p: Play, f: Tray, d: Decision, chance: Random) -> Option:
    """Take any way with any hero, and roll."""
    roll = next((each for each in d.options if each.verb == "roll"), None)
    if roll is not None and (f.way or f.task not in SCENES):
        return roll
    leads = [each for each in d.options if each.verb == "lead"]
    if leads and not f.way and f.who == p.ups[0] and chance.random() < 0.5:
        return chance.choice(leads)
    ways = [each for each in d.options if each.verb == "way"]
    return chance.choice(ways) if ways else roll or d.options[0]


def _fight(p: Play, f: Taking, d: Decision, chance: Random) -> Option:
    """Attack the nearest adversary with the weapon that hits hardest, or go there."""
    urgent = next((each for each in d.options if _urgent(p, each)), None)
    if urgent is not None:
        return urgent
    shots = [each for each in d.options if each.verb == "attack"]
    if shots:
        near = min(_far(p, f.who, each.target) for each in shots)
        close = [each for each in shots if _far(p, f.who, each.target) == near]
        return max(close, key=lambda each: (p.weapon(f.who, each.source).damage, each.key))
    bare = () if p.state.slots[f.who][0] else ("draw",)
    ready = next((each for each in d.options if each.verb in ("pick", "stand", *bare)), None)
    if ready is not None:
        return ready
    if not f.acted and p.foes:
        return _nearer(p, f, d) or d.options[-1]
    return next(each for each in d.options if each.verb == "end")


def _urgent(p: Play, o: Option) -> bool:
    """Return True for what nobody would put off: terms, and a stim for a hero who is badly hurt."""
    if o.verb == "stim":
        return _hurt(p, o.target)
    return o.verb == "terms"


def _hurt(p: Play, who: str) -> bool:
    return p.person(who).wounds >= BADLY * p.wound_threshold(who)


def _rest(p: Play, f: object, d: Decision, chance: Random) -> Option:
    """Treat a hero who is badly hurt, else be done."""
    sick = (
        each
        for each in d.options
        if each.verb == "treat" and _hurt(p, each.target.partition(".")[0])
    )
    return next(sick, None) or _go_on(p, f, d, chance)


def _by_rule(p: Play, f: object, d: Decision, chance: Random) -> Option:
    """Let the rule spend and pay (EE-R73)."""
    auto = next((each for each in d.options if each.verb == "auto"), None)
    return auto or _go_on(p, f, d, chance)


def _nearer(p: Play, f: Taking, d: Decision) -> Option | None:
    """Return a step toward the nearest adversary, or the end of the turn."""
    foe = min(p.foes, key=lambda each: (_far(p, f.who, each), each))
    zone = p.person(foe).zone
    here = p.distance(p.person(f.who).zone, zone)
    for each in d.options:
        left = p.distance(each.target, zone) if each.verb == "move" else None
        if left is not None and here is not None and left < here:
            return each
    return next((each for each in d.options if each.verb == "end"), None)


def _far(p: Play, who: str, foe: str) -> int:
    length = p.distance(p.person(who).zone, p.person(foe).zone)
    return 99 if length is None else length


def _sail(p: Play, f: Any, d: Decision, chance: Random) -> Option:
    return sailing.order(p, f, d)


ANSWERS: Mapping[str, Answer] = {
    **{step: _go_on for step in ("port", "shop", "opening")},
    **{step: _by_rule for step in ("spend", "pay")},
    "camp": _rest,
    "story": _choose,
    "hub": _roam,
    "tray": _fill,
    "turn": _fight,
    "crew": _sail,
}
