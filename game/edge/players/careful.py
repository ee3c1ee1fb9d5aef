"""A partner who plays one hero, or both, with care: the best way by exact chance, help, gear, a
push and a light point where they pay; in encounters cover, aim and stims (design 6.2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.edge import talents
from game.edge.cards.effects import Deeds
from game.edge.cards.scenes import CheckScene
from game.edge.context import Play
from game.edge.frames import Outcome, Plain, Tray, Visit
from game.edge.names import LINKED, SKILLS, Skill, skill_named
from game.edge.players import fighting, guarding, sailing, tools, trays
from game.edge.rules import passives
from game.edge.scenes import breaks, paths
from game.edge.scenes.ports import hole_price, price
from game.table.contract import Sight
from game.table.decisions import Decision, Option

SPARE = 3
"""strain that is kept free when Threat is paid"""
BETTER = 0.05
"""what another choice has to add to a chance to be taken instead of the first"""
TIRED = 3
"""wounds from which treatment is worth a try in a camp"""


class Careful:
    """Plays with care. The same question gets the same answer."""

    def __init__(self, seed: int, seat: int) -> None:
        self._seed = seed

    def choose(self, sight: Sight[Any], decision: Decision) -> str:
        """Return the key of the answer that looks best."""
        if len(decision.options) == 1:
            return decision.options[0].key
        game: Any = sight.game
        p: Play = game.play(sight.imagine(self._seed * 16))
        left = tools.left_out(p, decision)
        if len(left.options) == 1:
            return left.options[0].key
        luck = next((each for each in left.options if _lucky(p, each)), None)
        return luck.key if luck is not None else ANSWERS[left.step](p, p.stack[-1], left).key


def depart(p: Play, f: Plain, d: Decision) -> Option:
    """Raise the characteristic that the most ranks rest on; else buy the cheapest talent, or rank
    of what the hero does already; then depart."""
    raises = [each for each in d.options if each.verb == "raise"]
    if raises:
        return max(raises, key=lambda each: (_resting(p, each), each.key))
    bought = [(hole_price(p, each.source), 0, each) for each in d.options if each.verb == "talent"]
    bought += [
        (price(p, each.target, _skill(each)), 1, each)
        for each in d.options
        if each.verb == "learn" and p.rank(each.target, _skill(each))
    ]
    done = next(each for each in d.options if each.verb == "depart")
    return min(bought, key=lambda each: (*each[:2], each[2].key), default=(0, 0, done))[2]


def _resting(p: Play, o: Option) -> int:
    """Return the ranks of a hero in the skills of a characteristic."""
    id = talents.talent_of(o.source)
    return sum(p.rank(o.target, skill) for skill in SKILLS if LINKED[skill] == id)


def _skill(o: Option) -> Skill:
    return skill_named(o.source)


def _lucky(p: Play, o: Option) -> bool:
    """Return True for a lucky break that is worth its point: no track has less to go back, and no
    cover for everybody serves the foes more."""
    luck = breaks.found(p, o.source) if o.verb == breaks.VERB else None
    if luck is None:
        return False
    if any(each.do == "cover" for each in luck.deeds) and not guarding.outgunned(p):
        return False
    back = (each for each in luck.deeds if each.do == "advance")
    return all(p.state.counts.get(each.track, 0) >= -each.n for each in back)


def first(p: Play, f: Visit, d: Decision) -> Option:
    """Return the first choice, which stories name for the careful one; where choices lead to
    checks, another one whose chance is better by far."""
    ways = {each: _leads(p, f, each) for each in d.options if each.verb == "go"}
    own = ways.get(d.options[0])
    if own is None:
        return d.options[0]
    best = max((chance or 0.0, each.key, each) for each, chance in ways.items())
    return best[2] if best[0] > own + BETTER else d.options[0]


def _leads(p: Play, f: Visit, o: Option) -> float | None:
    """Return the chance of the check to which a choice leads, None if it leads to no check, or
    if nobody is up to make it."""
    found = next(each for each in paths.choices(p, f.scene) if each.id == o.source)
    scene = next((each.scene for each in found.deeds if each.do == "goto"), "")
    if not p.ups or not isinstance(p.content.scenes.get(scene), CheckScene):
        return None
    return trays.chance(p, trays.planned(p, Tray(0, "scene", scene, p.ups[0], step="tray")))


def roam(p: Play, f: Visit, d: Decision) -> Option:
    """Visit what is open and of use, and leave when time runs short."""
    time = next((each for each in p.story.tracks if each.sort == "time"), None)
    leave = next((each for each in d.options if each.verb == "leave"), None)
    short = time is not None and p.state.counts.get(time.id, 0) >= time.length - 2
    of_use = [each for each in d.options if each.verb != "visit" or not _sold_out(p, each.source)]
    return leave if leave is not None and short else (of_use or d.options)[0]


def _sold_out(p: Play, scene: str) -> bool:
    """Return True for a place that sells, and has nothing that the party lacks and can pay."""
    found = (each.scene for choice in paths.choices(p, scene) for each in choice.deeds
             if each.do == "goto")  # fmt: skip
    stall = next((each for each in found if each in p.content.scenes), "")
    sold = [each for each in paths.choices(p, stall) if _price(each.deeds) > 0] if stall else []
    return bool(sold) and all(paths.check_choice(p, stall, each.id) for each in sold)


def _price(deeds: Deeds) -> int:
    return -sum(each.n for each in deeds if each.do == "credits")


def rest(p: Play, f: Visit, d: Decision) -> Option:
    """Treat injuries and those who are hurt, by the better medic; then break camp."""
    hurt = [
        each
        for each in d.options
        if each.verb == "treat" and ("." in each.target or p.person(each.target).wounds >= TIRED)
    ]
    pads = [each for each in d.options if each.verb == "decode"]
    done = next(each for each in d.options if each.verb == "done")
    if pads and not hurt:
        return max(pads, key=lambda each: p.ability(each.target, "computers"))
    return max(hurt, key=lambda each: _medic(p, each), default=done)


def _medic(p: Play, o: Option) -> float:
    patient = o.target.partition(".")[0]
    own = 2 if o.source == patient else 0
    return p.ability(o.source, passives.mending(p.passives(patient))) - own


def trade(p: Play, f: Visit, d: Decision) -> Option:
    """Buy nothing: what is earned is spent between adventures."""
    return next(each for each in d.options if each.verb == "done")


def spend(p: Play, o: Outcome, d: Decision) -> Option:
    """Spend in the order of the cards, in a battle of ships what saves the hull the most; tired
    heroes catch their breath first."""
    person = p.person(o.who)
    low = 2 * person.strain > p.strain_threshold(o.who)
    breath = next((each for each in d.options if each.source == "breathe"), None)
    if low and breath is not None:
        return breath
    if o.task == "station":
        return sailing.spend(p, o, d)
    cards = [each for each in d.options if each.source not in LOOKS]
    return cards[0] if cards else next(each for each in d.options if each.verb == "done")


def pay(p: Play, o: Outcome, d: Decision) -> Option:
    """Pay Threat with strain while there is room and nobody shoots to stun, else with what hurts
    least."""
    done = next((each for each in d.options if each.verb == "done"), None)
    room = p.strain_threshold(o.who) - p.person(o.who).strain - SPARE
    room = 0 if guarding.stunned(p) else room
    if done is not None and -o.advantage <= room:
        return done
    for id in ORDER:
        found = next((each for each in d.options if each.source == id), None)
        if found is not None:
            return found
    return done or d.options[0]


LOOKS = ("", "look_ahead", "insight")
"""no card, and those that show scenes ahead"""
ORDER = ("turn_card", "falter", "resolve", "half_a_lie", "shaken", "let_aim", "dire_help") + (
    "listed_harm",
    "prone",
    "lose_time",
    "one_maneuver",
    "listed_despair",
    "word_spreads",
    "played_along",
    "dire_time",
    "jam",
    "strain",
)
"""spend cards for Threat and Despair, the mildest first"""

Answer = Callable[[Play, Any, Decision], Option]
ANSWERS: Mapping[str, Answer] = {
    "port": depart,
    "story": first,
    "hub": roam,
    "camp": rest,
    "shop": trade,
    "tray": trays.fill,
    "spend": spend,
    "pay": pay,
    "opening": fighting.open,
    "pick": fighting.pick,
    "turn": fighting.take,
    "dodge": guarding.dodge,
    "crew": sailing.order,
}
