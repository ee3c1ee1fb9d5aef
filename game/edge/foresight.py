"""Questions of "what if" to the rules: odds of a check, the forecast of a fight and of a battle.

Every question is put to an imagined game, which has no dice to come: the true game is never asked,
and never changed. Answers are kept until the next answer of a player.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import get_args

from game.edge import events as e
from game.edge.cards.models import Weapon
from game.edge.cards.scenes import Way
from game.edge.checks import lines
from game.edge.context import BANDS, Play
from game.edge.dice.odds import Odds, odds
from game.edge.dice.pool import Build
from game.edge.fights import intents
from game.edge.fights.attacks import MELEE
from game.edge.frames import Tray
from game.edge.names import RANGES, Range, Skill
from game.edge.scenes import rivalry
from game.edge.seat_view import CheckView, SeatView, view_of
from game.edge.ships import battles, stations
from game.edge.ships.names import CREW, DRIFTING, FARTHEST
from game.edge.state import State
from game.edge.text import prizes
from game.table.contract import Sight
from game.table.events import Event


@dataclass(frozen=True, slots=True)
class Band:
    """The range between two zones with a weapon: its name, the dice of an attack, and whether the
    weapon reaches so far."""

    range: Range | None
    dice: int
    reaches: bool


@dataclass(frozen=True, slots=True)
class Aim:
    """An attack thought ahead: its chance, and the wounds or hull damage past soak or armor that a
    hit brings on average."""

    chance: float
    harm: float


@dataclass(frozen=True, slots=True)
class Intent:
    """A foe's next turn: whom it goes for, the id of what it does, the rule behind it, and the
    attack with it. ``first`` are its maneuvers before that, such as "close" or "cover"."""

    who: str
    deed: str
    why: str
    aim: Aim | None = None
    first: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Sailing:
    """A raider's next turn: the chance to come a step nearer, if it tries, and the shot from where
    it is likelier to be then; both are None if the turn is lost. Without an engine it ``drifts``
    a step away, and a gun that is ``silent`` does not fire."""

    closing: float | None = None
    aim: Aim | None = None
    late: bool = False
    drifts: bool = False
    silent: bool = False


class Foresight:
    """The rules over an imagined game, consistent with what a seat knows."""

    def __init__(self, sight: Sight[State]) -> None:
        self._sight, self._seat = sight, sight.seat
        self._play: Play = sight.game.play(sight.imagine(0))  # type: ignore[attr-defined]
        self._builds: dict[CheckView, Build] = {}
        self._odds: dict[CheckView, Odds] = {}
        self._places: dict[CheckView, tuple[Fraction, ...]] = {}
        self._intents: dict[str, Intent | None] = {}
        self._sailings: dict[str, Sailing] = {}

    @classmethod
    def of(cls, sight: Sight[State]) -> Foresight:
        """Return the foresight of a seat."""
        return cls(sight)

    def view(self) -> SeatView:
        """Return the view of the seat."""
        return view_of(self._play, self._seat)

    # -- checks --

    def build(self, check: CheckView) -> Build:
        """Return the pool of a check, step by step."""
        if check not in self._builds:
            self._builds[check] = lines.build(self._play, _tray(check))
        return self._builds[check]

    def odds(self, check: CheckView) -> Odds:
        """Return the chances of a check."""
        if check not in self._odds:
            self._odds[check] = odds(self.build(check).pool)
        return self._odds[check]

    def chance(self, check: CheckView) -> float:
        """Return the chance of success of a check; of a competitive one that to come first."""
        if check.task == "rivals":
            return float(self.places(check)[0])
        return float(self.odds(check).success)

    def places(self, check: CheckView) -> tuple[Fraction, ...]:
        """Return the chance to come first in a competitive check: of the heroes, then of each
        rival; the rest is nobody's."""
        if check not in self._places:
            self._places[check] = rivalry.chances(self._play, check.scene, _tray(check))
        return self._places[check]

    def came(self, event: e.Rolled | e.SimplyDone, silent: bool) -> str:
        """Return a result of a check that the lines of its events leave out, "" for none; if they
        are ``silent``, that there was nothing to change."""
        return prizes.came(self._play, event, silent)

    def on_way(self, check: CheckView, way: Way, skill: Skill | None = None) -> CheckView:
        """Return a check as it would be on another way, with what still fits."""
        own = check.skill if check.way == way.id else ""
        chosen = skill or own or self._play.best(check.who, way.skills)
        return self.fit(replace(check, way=way.id, skill=chosen))

    def fit(self, check: CheckView) -> CheckView:
        """Return a check without what does not fit it any more."""
        play = self._play
        if check.help and (check.help == check.who or not self._helps(check)):
            check = replace(check, help="")
        if check.gear:
            card = play.card(check.gear)
            fits = check.skill in card.skills or f"{check.scene}_{check.way}" in card.ways
            own = check.gear in (*play.cards(check.who), *play.state.held)
            check = check if fits and own else replace(check, gear="", calms=False)
        return check

    def _helps(self, check: CheckView) -> bool:
        return check.skill != "" and self._play.rank(check.help, check.skill) > 0

    # -- fights --

    def bands(self, zone: str, arm: Weapon | None) -> dict[str, Band]:
        """Return the range from a zone to each, with the dice of a weapon at it."""
        found = {}
        for other in self._play.map.zones:
            length = self._play.distance(zone, other)
            band = None if length is None else BANDS[min(length, 3)]
            found[other] = Band(band, _dice(arm, band), _reaches(arm, band))
        return found

    def attack(self, who: str, weapon: str, target: str, stun: bool = False) -> Aim:
        """Return the chances of an attack as it would be made now."""
        play = self._play
        skill = play.weapon(who, weapon).skill
        check = CheckView("attack", play.fight.scene, who, skill=skill, target=target,
                          weapon=weapon, stun=stun)  # fmt: skip
        return self.aim(check)

    def aim(self, check: CheckView) -> Aim:
        """Return the chance of an attack and the wounds of a hit."""
        arm = self._play.weapon(check.who, check.weapon, check.target)
        soak = max(0, self._play.soak(check.target) - arm.pierce)
        return _aim(self.odds(check), arm.damage, soak)

    def intent(self, foe: str) -> Intent | None:
        """Return what a foe would do if its turn came now; None if there is nobody left."""
        if foe not in self._intents:
            self._intents[foe] = self._intent(foe)
        return self._intents[foe]

    def _intent(self, foe: str) -> Intent | None:
        now = self._play.stack[-1] if self._play.stack else None
        if isinstance(now, Tray) and now.step == "dodge" and now.who == foe:
            return Intent(now.target, _deed(now), "", self.aim(_view(now)))
        found = intents.intent(self._play, foe)
        if found is None:
            return None
        if found.deed not in get_args(intents.Attack):
            return Intent(found.who, found.deed, found.rule)
        ahead = Foresight.of(self._sight)
        events, attack = intents.rehearse(ahead._play, foe, found.who)
        first = tuple(dict.fromkeys(each for event in events for each in _maneuver(event, found)))
        if attack is None:
            return Intent(found.who, first[-1] if first else "idle", found.rule, None, first[:-1])
        return Intent(attack.target, _deed(attack), found.rule, ahead.aim(_view(attack)), first)

    # -- battles --

    def order(self, who: str, verb: str, target: str) -> CheckView:
        """Return the check of an order at a station as it opens."""
        skill = stations.skill_of(self._play, who, verb)
        return CheckView("station", self._play.battle.scene, who, verb, skill, target=target)

    def order_chance(self, who: str, verb: str, target: str) -> float:
        """Return the chance of an order before anything helps."""
        return float(self.odds(self.order(who, verb, target)).success)

    def best(self, whos: Iterable[str], verb: str, target: str) -> str:
        """Return the hero with the best chance of an order, the first among equals."""
        return max(whos, key=lambda who: self.order_chance(who, verb, target))

    def fire(self, who: str, verb: str, target: str) -> Aim:
        """Return the chance of a shot at a raider, and what a hit does."""
        return self._shot(self.odds(self.order(who, verb, target)), CREW, target)

    def sailing(self, raider: str) -> Sailing:
        """Return what a raider would do if its turn came now."""
        if raider not in self._sailings:
            self._sailings[raider] = self._sailing(raider)
        return self._sailings[raider]

    def _sailing(self, raider: str) -> Sailing:
        p = self._play
        vessel = p.battle.vessels[raider]
        if vessel.late:
            return Sailing(late=True)
        step, closing, broken = vessel.step, None, dict(vessel.broken)
        drifts = "engine" in broken and step >= DRIFTING
        if drifts:
            step += 1
        elif step > 1:
            closing = float(odds(battles.closing(p, raider).pool).success)
            step -= closing >= 0.5
        silent = vessel.jammed or "gun" in broken
        if step >= FARTHEST or silent:
            return Sailing(closing, drifts=drifts, silent=silent)
        aim = self._shot(odds(battles.shot(p, raider, step).pool), raider, CREW)
        return Sailing(closing, aim, drifts=drifts)

    def _shot(self, found: Odds, one: str, two: str) -> Aim:
        play = self._play
        gun, armor = stations.ship(play, one).damage, stations.ship(play, two).armor
        return _aim(found, gun + stations.waits(play, two), armor)


def _deed(attack: Tray) -> str:
    return "stun" if attack.stun else "strike" if attack.skill in MELEE else "shoot"


def _maneuver(event: Event, found: intents.Intent) -> tuple[str, ...]:
    """Return the id of a maneuver among a foe's next ones."""
    if isinstance(event, e.Moved | e.Engaged):
        return ("retreat" if found.deed == "retreat" else "close",)
    if isinstance(event, e.Disengaged):
        return ("part",)
    if isinstance(event, e.Recovered):
        return ("stand" if event.what == "prone" else "pick",)
    return (event.how,) if isinstance(event, e.Readied) else ()


def _tray(check: CheckView) -> Tray:
    """Return a check as the rules take it."""
    fields = {name: getattr(check, name) for name in CheckView.__dataclass_fields__}
    return Tray(0, step="tray", **fields)


def _view(frame: Tray) -> CheckView:
    return CheckView(**{name: getattr(frame, name) for name in CheckView.__dataclass_fields__})


def _aim(found: Odds, damage: int, less: int) -> Aim:
    falls = [(net, count) for net, count in found.by_success.items() if net > 0]
    hits = sum(count for _, count in falls)
    dealt = sum(max(0, damage + net - less) * count for net, count in falls)
    return Aim(float(found.success), dealt / hits if hits else 0.0)


def _dice(arm: Weapon | None, band: Range | None) -> int:
    if band is None:
        return 0
    return 2 if arm is not None and arm.skill in MELEE else max(1, RANGES.index(band))


def _reaches(arm: Weapon | None, band: Range | None) -> bool:
    if band is None or arm is None:
        return band is not None
    if arm.skill in MELEE:
        return band == "short"  # after engaging
    return RANGES.index(band) <= RANGES.index(arm.range)
