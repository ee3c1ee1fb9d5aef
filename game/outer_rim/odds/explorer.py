"""Every possible course of a test, a combat or a job, averaged over the dice.

Between two rolls the rules themselves run, on a copy of the game that rolls no dice; the dice are
worked out by ``odds.dice``. So nothing here needs a rule of its own.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from game.outer_rim.cards.effects.abilities import When
from game.outer_rim.cards.effects.choices import Roll as RollEffect
from game.outer_rim.catalog import Power
from game.outer_rim.combat import dice
from game.outer_rim.combat import rules as combat
from game.outer_rim.combat.events import CombatDecided, DamageSuffered, SkillTested
from game.outer_rim.combat.frames import Combat, Dice, Rolling, SkillTest
from game.outer_rim.contests.events import SkillsCompared
from game.outer_rim.context import Play, some_dice
from game.outer_rim.effects import costs
from game.outer_rim.effects.costs import FREE
from game.outer_rim.effects.triggers import remember
from game.outer_rim.events import (
    AbilityUsed,
    CardDiscarded,
    CreditsChanged,
    FameChanged,
    JobEnded,
    ReputationChanged,
)
from game.outer_rim.frames.base import Pending
from game.outer_rim.frames.turns import Cargo, Window
from game.outer_rim.frames.turns import Roll as CardRoll
from game.outer_rim.odds.dice import (
    FACES,
    RANKED,
    Counts,
    Roll,
    Tool,
    TooManyWays,
    Vec,
    Work,
    best,
    faces_of,
    weights_of,
)
from game.outer_rim.rules import skills
from game.outer_rim.rules.reputation import tokens
from game.outer_rim.steps import STEPS
from game.table.decisions import Option, Options
from game.table.events import Event
from game.table.stack import Auto, Frame

TEST_WINDOWS: tuple[When, ...] = ("before_test", "test_failed")
BUY_OFF = "buy_off"
"""the use that stands for paying off a test (OR-241)"""


# --- a game without dice --------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class Start(Frame):
    """Marks the place below the step whose odds are worked out, of a ``kind``, and notes the
    result.

    ``fallen``: whether the player was defeated before.
    """

    kind: str
    fallen: bool
    won: bool = False


@dataclass(slots=True, kw_only=True)
class Falling(Dice):
    """Dice that are about to be rolled, ``count`` of them."""

    count: int


class Probe(Play):
    """A copy of a game on which the rules run and no die is rolled.

    A roll only leaves its frame, with the number of dice; dice that an ability rerolls are counted
    in ``again``. If a card is picked at random, the first one stands for all.
    """

    __slots__ = ("again",)
    again: int

    @classmethod
    def of(cls, p: Play) -> Probe:
        """Return a copy of a game in which nothing has happened yet."""
        probe = cls(p.content, p.galaxy, p.table, p.state.clone())
        probe.again = 0
        return probe

    def draw(self, stream: str, below: int) -> int:
        """Return the first of all: nothing is random here."""
        return 0

    def faces(self, count: int) -> tuple[str, ...]:
        """Note the number of dice; none are rolled."""
        self.again += count
        return ()

    def roll(self, seat: int, count: int, purpose: str, opponent: int = -1) -> None:
        """Note that dice are to be rolled."""
        self.push(
            Falling(seat, purpose=purpose, faces=(), opponent=opponent, count=some_dice(count))
        )

    @property
    def start(self) -> Start:
        """The nearest frame below which the odds know nothing."""
        found = self.below(Start)
        assert found is not None
        return found

    def open(self) -> bool:
        """Return True if the result is still undecided."""
        return any(isinstance(frame, Pending) and frame.odds for frame in self.stack)


# --- every way it can go --------------------------------------------------------------------------

WIN, DEFEATED, SPENT, TAKEN, DEALT, TIE, UNHURT = range(7)
FIGURES = UNHURT + 1
assert TIE == RANKED
CHOSEN = (
    "window",
    "test.skill",
    "test.buy_off",
    "may",
    "choose",
    "fight_player",
    "opposed.whom",
    "job.skill",
    "job.fighter",
    "job.sufferer",
    "protect",
    "discard",
)
"""choices that may change the odds; of others the first option is taken"""
WINDOWS: tuple[When, ...] = (*TEST_WINDOWS, "would_be_defeated")
LEAVING = ("pass", "fail")
USED_WHEN: tuple[When, ...] = (*dice.WINDOWS, *WINDOWS)
WORTH = 1_000
"""credits counted for a step of reputation or a card, when losses are compared"""
FAME_WORTH = 5_000


class Explorer:
    """Works out the average over all dice of a situation, for one seat.

    ``side``: that seat, and the other one in a job for two. ``spend``: whether that player may use
    abilities that have a cost. ``names``: ids of uses to count. Raises ``TooManyWays`` if it would
    take too long.
    """

    def __init__(
        self,
        seat: int,
        spend: bool,
        names: Sequence[str],
        die: Sequence[str],
        side: frozenset[int] = frozenset(),
    ) -> None:
        self.seat = seat
        self.side = side | {seat}
        self.spend = spend
        self.names = {name: FIGURES + place for place, name in enumerate(names)}
        self.weights = weights_of(die)
        self.zero: Vec = (0.0,) * (FIGURES + len(self.names))
        self._work = Work()
        self._known: dict[Hashable, Vec] = {}
        self._faces: dict[tuple[str, int], Counts] = {}

    def value(self, p: Probe) -> Vec:
        """Return the average of everything from here on, and of the events on ``p`` so far."""
        so_far, p.events = p.events, []
        self._note(p, so_far)
        key = _position(p)
        found = self._known.get(key)
        if found is None:
            self._known[key] = self.zero  # a sequence that returns to this point never ends
            self._work.depth += 1
            if self._work.depth > Work.DEEPEST:
                raise TooManyWays
            found = self._known[key] = self._explored(p)
            self._work.depth -= 1
        return self.counted(found, so_far)

    def _explored(self, p: Probe) -> Vec:
        """Run the rules to the next dice, the next choice, or the end."""
        while p.open() and not p.over:
            self._work.spend()
            frame = p.stack[-1]
            if isinstance(frame, Falling):
                self._note(p, p.events)
                return self.counted(self.roll(p, frame).rolled(frame.count), p.events)
            step = STEPS[frame.step]
            if isinstance(step, Auto):
                step.run(p, frame)
                continue
            options = self._sensible(p, frame, step.options(p, frame))
            if not options:
                p.stack.pop()
            elif len(options) == 1 or frame.step not in CHOSEN:
                self._answer(p, frame, options[0])
            else:
                self._note(p, p.events)
                mine = frame.seat in self.side
                return self.counted(
                    best((self.chosen(p, each) for each in options), mine), p.events
                )
        self._note(p, p.events)
        return self.counted(self._leaf(p), p.events)

    def _sensible(self, p: Probe, frame: Frame, options: Options) -> Options:
        """Return the options worth considering, declining first so that it wins ties."""
        leaving = tuple(each for each in options if each.verb in LEAVING)
        if not leaving:
            return options
        if isinstance(frame, Window) and frame.when not in WINDOWS:
            return leaving
        others = tuple(each for each in options if each not in leaving)
        if not self.spend and frame.seat in self.side:
            others = tuple(each for each in others if not _has_cost(p, each))
        return (*leaving, *others)

    def chosen(self, p: Probe, chosen: Option) -> Vec:
        """Return the value of one answer."""
        q = Probe.of(p)
        self._answer(q, q.stack[-1], chosen)
        return self.value(q)

    def _answer(self, p: Probe, frame: Frame, chosen: Option) -> None:
        STEPS[frame.step].answer(p, frame, chosen)  # type: ignore[union-attr]
        if chosen.verb == "pay" and frame.seat == self.seat:
            p.tell(AbilityUsed(seat=self.seat, ability=BUY_OFF))

    # events in figures

    def _note(self, p: Probe, events: Sequence[Event]) -> None:
        for event in events:
            won = self._decided(p, event)
            if won is not None:
                p.start.won = won

    def _decided(self, p: Probe, event: Event) -> bool | None:
        kind = p.start.kind
        if kind == "combat" and isinstance(event, CombatDecided):
            return event.won == (event.seat in self.side)
        if kind == "test" and isinstance(event, SkillTested):
            return event.passed
        if kind == "opposed" and isinstance(event, SkillsCompared):
            return event.own and not event.theirs
        if kind == "job" and isinstance(event, JobEnded):
            return event.completed
        return None

    def _leaf(self, p: Probe) -> Vec:
        end = p.start
        figures = list(self.zero)
        won = int(end.won)
        fallen = any(p.player(seat).defeated for seat in self.side)
        lost = int(fallen and not end.fallen)
        figures[WIN], figures[DEFEATED], figures[UNHURT] = won, lost, won * (1 - lost)
        return tuple(figures)

    def counted(self, value: Vec, events: Sequence[Event]) -> Vec:
        """Return a value with the contribution of events."""
        if not events:
            return value
        figures = list(value)
        for event in events:
            self._count(figures, event)
        return tuple(figures)

    def _count(self, figures: list[float], event: Event) -> None:
        own = getattr(event, "seat", -1) == self.seat
        if isinstance(event, DamageSuffered):
            figures[TAKEN if event.seat in self.side else DEALT] += event.amount
        elif not own:
            return
        elif isinstance(event, AbilityUsed):
            place = self.names.get(event.ability)
            if place is not None:
                figures[place] += 1.0
        elif isinstance(event, CreditsChanged):
            figures[SPENT] -= event.amount
        elif isinstance(event, FameChanged):
            figures[SPENT] -= FAME_WORTH * event.amount
        elif isinstance(event, ReputationChanged):
            figures[SPENT] -= WORTH * (event.now - event.before)
        elif isinstance(event, CardDiscarded):
            figures[SPENT] += WORTH

    # dice

    def roll(self, p: Probe, frame: Dice) -> Roll:
        """Return the roll whose frame is on top, with the abilities that can work on it."""
        powers: list[tuple[int, Power]] = []
        tools: list[Tool] = []
        for stage, seat in enumerate((frame.seat, frame.opponent)):
            ready = dice.usable_on(p, seat, dice.WINDOWS[stage], frame) if seat >= 0 else []
            for power in ready:
                mine = seat in self.side
                if self.spend or not mine or power.ability.cost == FREE:
                    powers.append((seat, power))
                    tools.append(Tool(power.id, power.ability.then, stage, mine))
        affordable: dict[tuple[int, int], bool] = {}
        ends: dict[tuple[Hashable, int], Vec] = {}

        def allowed(mask: int, place: int) -> bool:
            seat, power = powers[place]
            if power.ability.cost == FREE or not mask:
                return True
            if (mask, place) not in affordable:
                q = Probe.of(p)
                _pay(q, _in(mask, powers))
                ready = dice.usable_on(q, seat, dice.WINDOWS[tools[place].stage], q.under(Dice))
                affordable[mask, place] = power in ready
            return affordable[mask, place]

        def end(counts: Counts, mask: int) -> Vec:
            key = self._kind_of_fall(p, counts), mask
            if key not in ends:
                ends[key] = self._fallen(p, counts, _in(mask, powers))
            return ends[key]

        return Roll(self.weights, tools, allowed, end, self._work)

    @staticmethod
    def _kind_of_fall(p: Probe, counts: Counts) -> Hashable:
        """Return a key for equivalent results: the damage in a combat, passed or not in a test."""
        base = p.under(Pending, p.stack[-1])
        if isinstance(base, Combat):
            return _damage(counts)
        if isinstance(base, SkillTest):
            base.faces = faces_of(counts)
            return skills.passed(p, base)
        return counts

    def _fallen(self, p: Probe, counts: Counts, used: list[tuple[int, Power]]) -> Vec:
        """Return the value of final dice, with the abilities used on them."""
        q = Probe.of(p)
        q.stack.pop()
        base = q.under(Rolling)
        tied = False
        if isinstance(base, Combat):
            counts = self._faces.setdefault(("combat", _damage(counts)), counts)
            tied = self._alike(base, counts)
        base.faces = faces_of(counts)
        if base.odds and not isinstance(base, Combat | SkillTest):
            q.start.won = _successful(q, base)
            base.odds = False
        _pay(q, used)
        for seat, power in used:
            if seat == self.seat:
                q.tell(AbilityUsed(seat=seat, ability=power.id, cause=power.card))
        found = self.value(q)
        if tied:
            figures = list(found)
            figures[TIE] += 1.0
            return tuple(figures)
        return found

    @staticmethod
    def _alike(base: Combat, counts: Counts) -> bool:
        """Treat equal ends of a combat alike; return True if this one is a tie.

        The damage that an enemy who is not a player suffers means nothing (OR-352), so of the
        attacker's damage only won or lost is kept there.
        """
        if base.at < 2:
            return False
        own, theirs = base.hits, _damage(counts)
        if base.defender < 0:
            base.hits = theirs if own >= theirs else theirs - 1
        return base.odds and own == theirs


def _in(mask: int, powers: list[tuple[int, Power]]) -> list[tuple[int, Power]]:
    return [each for place, each in enumerate(powers) if mask >> place & 1]


def _pay(q: Probe, used: list[tuple[int, Power]]) -> None:
    for seat, power in used:
        remember(q, seat, power)
        costs.pay(q, seat, power.ability.cost, power.card)


def _damage(counts: Counts) -> int:
    return sum(n * combat.DAMAGE[face] for face, n in zip(FACES, counts, strict=True))


def _successful(q: Probe, base: Rolling) -> bool:
    if isinstance(base, Cargo):
        needed = q.content.assets[base.card].delivery_roll
        return needed is not None and not set(needed.success).isdisjoint(base.faces)
    assert isinstance(base, CardRoll)
    effect = q.effect(base, RollEffect)
    return sum(face in effect.success for face in base.faces) >= effect.need


def _has_cost(p: Play, chosen: Option) -> bool:
    if chosen.verb == "use":
        return p.content.powers[chosen.source].ability.cost != FREE
    return chosen.verb == "pay"


def _position(p: Probe) -> Hashable:
    """Return a key for everything that the rest of a test, combat or job depends on."""
    return (
        tuple(
            (
                each.credits,
                each.fame,
                tokens(each),
                each.treated,
                each.favors,
                each.ambition and p.on(each.ambition),
                each.character_damage,
                each.ship_damage,
                each.defeated,
                each.cards,
                each.used,
                each.flipped,
                each.ship_flipped,
                each.goal_tokens,
                each.ship_tokens,
                each.secrets,
            )
            for each in p.state.players
        ),
        tuple(frame.values() for frame in p.stack[p.stack.index(p.start) :]),
    )
