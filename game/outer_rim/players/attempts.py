"""Attempts at jobs and other cards of the databank: the chance to complete them, and what they
cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.outer_rim.cards.effects.choices import Choose, If, May, Roll
from game.outer_rim.cards.effects.gains import Damage, Lose
from game.outer_rim.cards.effects.language import Block, Condition, Effect
from game.outer_rim.cards.effects.tasks import Achieve, CompleteJob, FailJob, GoTo, Mission
from game.outer_rim.cards.effects.trials import Fight, Test
from game.outer_rim.catalog import Asset, Content
from game.outer_rim.players import chances
from game.outer_rim.players.knowledge import Mind
from game.outer_rim.rules.stats import Values

FORESEEN = frozenset(("skill", "reputation", "credits"))
"""fields of conditions that are known beforehand"""


class Likely(NamedTuple):
    """The outcome of an attempt: the chance of success, the credits that it costs, the damage to
    the character and the ship, and the chance of a defeat."""

    chance: float
    credits: float = 0.0
    body: float = 0.0
    ship: float = 0.0
    fall: float = 0.0

    def plus(self, other: Likely, share: float) -> Likely:
        """Return this with a share of another one added."""
        return Likely(
            self[0] + share * other[0],
            self[1] + share * other[1],
            self[2] + share * other[2],
            self[3] + share * other[3],
            self[4] + share * other[4],
        )


FAILED, DONE, FALLEN, ZERO = Likely(0.0), Likely(1.0), Likely(0.0, fall=1.0), Likely(0.0)
Next = Callable[["At"], Likely]
_KNOWN: dict[tuple[object, ...], Likely] = {}
MOST = 50_000


class At(NamedTuple):
    """The condition of a player in the middle of an attempt; ``lent``: abilities that still lend a
    skill."""

    health: int
    hull: int
    lent: int


def of_job(mind: Mind, asset: Asset) -> Likely:
    """Return what an attempt at a job comes to; of several databank cards, the mean."""
    if asset.databank is None:
        return _of(mind, asset.encounter, "")
    return of_number(mind, asset.databank)


def of_number(mind: Mind, number: int) -> Likely:
    """Return the outcome of resolving the databank cards of a number as a job; of several, the
    mean."""
    scripts = mind.content.numbers.get(number, [])
    found = ZERO
    for script in scripts:
        found = found.plus(_of(mind, (), script), 1 / len(scripts))
    return found


def _of(mind: Mind, block: Block, script: str) -> Likely:
    me = mind.me
    name = script or (mind.content.block_name(block) if block else "")
    figures = chances.figures(mind.values)
    stand = At(mind.health, mind.hull, figures.lenders)
    key = (mind.content, figures, name, stand, mind.levels, min(6, me.credits // 1000))
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= MOST:
            _KNOWN.clear()
        attempt = Attempt(mind)
        found = attempt.step(script, 0, stand) if script else attempt.whole(block, stand)
        _KNOWN[key] = found
    return found


class Attempt:
    """One attempt by a player whose figures are known."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind
        self._content: Content = mind.content
        self._values: Values = mind.values
        self._known: dict[tuple[str, int, At], Likely] = {}

    def whole(self, block: Block, at: At) -> Likely:
        """Return the likely result of a separate block."""
        return self._block(block, at, lambda _: FAILED, "")

    def step(self, card: str, place: int, at: At) -> Likely:
        """Return what a databank card comes to from one of its steps on."""
        steps = self._content.databank[card].steps
        if place >= len(steps):
            return FAILED
        key = (card, place, at)
        if key not in self._known:
            self._known[key] = FAILED  # for steps that come back to themselves
            self._known[key] = self._block(
                steps[place].effect, at, lambda then: self.step(card, place + 1, then), card
            )
        return self._known[key]

    def _block(self, block: Block, at: At, rest: Next, card: str) -> Likely:
        if not block:
            return rest(at)
        effect, after = block[0], block[1:]

        def on(then: At) -> Likely:
            return self._block(after, then, rest, card)

        if isinstance(effect, Achieve | CompleteJob):
            return DONE
        if isinstance(effect, FailJob):
            return FAILED
        if isinstance(effect, GoTo):
            return self.step(card, effect.step - 1, at)
        if isinstance(effect, Mission):
            return self.step(self._content.numbers[effect.number][0], 0, at)
        if isinstance(effect, Test):
            return self._test(effect, at, on, card)
        if isinstance(effect, Fight):
            return self._fight(effect, at, on, card)
        if isinstance(effect, Damage):
            return self._hurt(at, effect.character, effect.ship, on)
        return self._other(effect, at, on, card)

    def _other(self, effect: Effect, at: At, on: Next, card: str) -> Likely:
        if isinstance(effect, Lose):
            return on(at).plus(Likely(0.0, credits=effect.credits), 1.0)
        if isinstance(effect, Choose):
            ways = [
                self._block(way.then, at, on, card)
                for way in effect.ways
                if way.when is None or self._may_hold(way.when)
            ]
            return max(ways, key=lambda each: each.chance, default=FAILED)
        if isinstance(effect, If):
            return self._if(effect, at, on, card)
        if isinstance(effect, Roll) and isinstance(effect.dice, int):
            chance = chances.roll(effect.dice, effect.success, effect.need)
            good = self._block(effect.then, at, on, card)
            bad = self._block(effect.otherwise, at, on, card)
            return ZERO.plus(good, chance).plus(bad, 1.0 - chance)
        if isinstance(effect, May):
            ways = [self._block(effect.then, at, on, card), on(at)]
            return max(ways, key=lambda each: each.chance)
        return on(at)

    def _may_hold(self, when: Condition) -> bool:
        return not FORESEEN.issuperset(when.given) or self._mind.holds(when)

    def _if(self, effect: If, at: At, on: Next, card: str) -> Likely:
        good = self._block(effect.then, at, on, card)
        bad = self._block(effect.otherwise, at, on, card)
        if FORESEEN.issuperset(effect.when.given):
            return good if self._mind.holds(effect.when) else bad
        return ZERO.plus(good, 0.5).plus(bad, 0.5)

    def _test(self, effect: Test, at: At, on: Next, card: str) -> Likely:
        chance = max(chances.test(self._values, skill) for skill in effect.skill)
        then = at
        if at.lent and chance < 0.6:
            chance = max(chances.test(self._values, skill, 1) for skill in effect.skill)
            then = at._replace(lent=at.lent - 1)
        good = self._block(effect.then, then, on, card)
        bad = self._block(effect.otherwise, then, on, card)
        return ZERO.plus(good, chance).plus(bad, 1.0 - chance)

    def _fight(self, effect: Fight, at: At, on: Next, card: str) -> Likely:
        ship = effect.combat == "ship"
        kind, left = ("ship", at.hull) if ship else ("ground", at.health)
        odds = chances.fight(self._values, kind, effect.value, left)
        stays = max(1e-9, 1.0 - odds.fall)
        hurt = round(max(0.0, odds.damage - odds.fall * left) / stays)
        then = at._replace(hull=left - hurt) if ship else at._replace(health=left - hurt)
        won = self._block((*effect.win, *effect.survive), then, on, card)
        lost = self._block(effect.lose, then, on, card)
        damage = Likely(0.0, ship=hurt) if ship else Likely(0.0, body=hurt)
        found = ZERO.plus(won, odds.survive).plus(lost, max(0.0, stays - odds.survive))
        return found.plus(FALLEN, odds.fall).plus(damage, stays)

    def _hurt(self, at: At, body: int, ship: int, on: Next) -> Likely:
        if at.health <= body or at.hull <= ship:
            return FALLEN
        then = at._replace(health=at.health - body, hull=at.hull - ship)
        return on(then).plus(Likely(0.0, body=body, ship=ship), 1.0)
