"""The exact chances of what an option leads to: skill tests, combats, jobs, deliveries.

Between two rolls the rules themselves run, on a copy of the state that rolls no dice; the
dice are worked out by ``odds_dice``. So nothing here knows a rule of its own: strength,
skills, who may use what, costs, damage and defeat are those of the game.

The player whose odds they are uses all abilities in the best way: first to win, then not to
be defeated, then to spend little, then to suffer little and deal much. Opponents use theirs
in the way that is worst for that player. Dice laid down by a setup file are not looked at,
nor is anything hidden: an option that turns something up has no odds. What a won combat
brings before its damage (a reward, a sheet that turns) is left out.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from game.outer_rim import combat, contacts, costs, dice, jobs, skills
from game.outer_rim.content import Power
from game.outer_rim.costs import FREE
from game.outer_rim.effects import CombatKind, Skill, When
from game.outer_rim.events import (
    AbilityUsed,
    CardDiscarded,
    CombatDecided,
    CreditsChanged,
    DamageSuffered,
    FameChanged,
    JobEnded,
    ReputationChanged,
    SkillTested,
)
from game.outer_rim.odds_dice import (
    FACES,
    RANKED,
    Counts,
    Roll,
    Tool,
    Vec,
    best,
    counts_of,
    faces_of,
    weights_of,
)
from game.outer_rim.play import Play
from game.outer_rim.say_conditions import cost_words
from game.outer_rim.steps import STEPS
from game.outer_rim.windows import remember
from game.table.decisions import Option, Options
from game.table.events import Event
from game.table.machine import Auto, Frame

Kind = Literal["test", "combat", "job", "delivery", "roll"]
"""``roll``: of a card"""
BUY_OFF = "buy_off"
"""the use that stands for paying a test off (OR-241)"""


@dataclass(slots=True, frozen=True)
class Use:
    """An ability that the best use of abilities makes use of, and how often (0 to 1 or more).

    ``cost``: what it costs, in words, "" for nothing.
    """

    power: str
    cost: str
    chance: float


@dataclass(slots=True, frozen=True)
class Odds:
    """Chances from 0 to 1, damage on average.

    ``win``: the test passed, the combat won, the job complete, the delivery without trouble.
    ``tie``: equal damage, which the attacker wins (part of ``win``, or of losing for a
    defender). ``taken``: damage suffered, ``dealt``: damage an opposing player suffers.
    ``defeated``: be defeated; ``unhurt``: win and not be defeated. ``free``: the chance to
    win without any use that has a cost.
    """

    kind: Kind
    win: float
    free: float
    tie: float = 0.0
    taken: float = 0.0
    dealt: float = 0.0
    defeated: float = 0.0
    unhurt: float = 0.0
    uses: tuple[Use, ...] = ()


# --- what can be asked ----------------------------------------------------------------------------


def of_test(p: Play, seat: int, skill: Skill, buy_off: int = 0) -> Odds:
    """The odds of a skill test (OR-313 to OR-321) that ``seat`` would begin now.

    ``buy_off``: credits that pass it after all, 0 if they cannot.
    """
    q = Probe.of(p)
    skills.test(q, seat, (skill,), (), (), "", buy_off)
    return _odds(q, len(q.stack) - 1, seat)


def of_combat(
    p: Play,
    seat: int,
    kind: CombatKind,
    *,
    value: int = 0,
    defender: int = -1,
    barred: str = "",
) -> Odds:
    """The odds of a combat in which ``seat`` attacks an enemy of ``value`` dice or a player.

    ``barred``: own crew that is fought and so gives nothing (OR-300).
    """
    q = Probe.of(p)
    if defender >= 0:
        combat.begin_against(q, seat, defender, kind, "", card="")
    else:
        context = {"barred": barred} if barred else {}
        combat.begin(q, seat, kind, "", value, "", card="", foe="card", **context)
    return _odds(q, len(q.stack) - 1, seat)


def of_job(p: Play, seat: int, card: str) -> Odds:
    """The odds of completing a job in one attempt, over all its steps.

    A job that comes back to the very position it was in counts as not completed.
    """
    q = Probe.of(p)
    jobs.attempt(q, seat, card)
    return _odds(q, len(q.stack) - 1, seat)


def of_delivery(p: Play, seat: int, card: str) -> Odds | None:
    """The odds that illegal cargo is delivered without trouble; None if no die is rolled."""
    if p.content.assets[card].delivery_roll is None or p.is_deck(seat):
        return None
    q = Probe.of(p)
    q.push("cargo", seat, card=card)
    return _odds(q, len(q.stack) - 1, seat)


LEADING: dict[str, frozenset[str]] = {
    "encounter": frozenset(("fight", "hunt", "job", "use", "meet")),
    "far": frozenset(("fight", "meet")),
    "another_contact": frozenset(("meet",)),
    "contact": frozenset(("hunt",)),
    "protect": frozenset(("protect", "yield")),
    "fight_player": frozenset(("player",)),
    "test.skill": frozenset(("skill",)),
    "test.buy_off": frozenset(("pay", "fail")),
    "dice.use": frozenset(("add", "turn", "reroll", "cancel", "keep", "done")),
    "window": frozenset(("use", "pass")),
    "may": frozenset(("accept", "pass")),
    "choose": frozenset(("choose",)),
    "planning": frozenset(("use",)),
    "action": frozenset(("use", "deliver")),
    "deliver": frozenset(("deliver",)),
}
"""options that may lead to dice, by the step that asks"""


def of_option(p: Play, chosen: Option) -> Odds | None:
    """The odds of what an option of the current decision leads to, for whom it asks.

    None when it leads to no dice, to something hidden first, or to a further choice of what
    to do; also for the AI deck and for what is no option now. Where another player decides
    in between, the worse way counts.
    """
    if not p.stack or p.over:
        return None
    frame = p.stack[-1]
    if chosen.verb not in LEADING.get(frame.step, ()) or p.is_deck(frame.seat):
        return None
    known = next((each for each in _options(p, frame) if each.key == chosen.key), None)
    return None if known is None else _of_option(p, known, frame.seat)


def _options(p: Play, frame: Frame) -> Options:
    step = STEPS[frame.step]
    return () if isinstance(step, Auto) else step.options(p, frame)


# --- from an option to the dice -------------------------------------------------------------------

BASES: dict[str, Kind] = {
    "test": "test",
    "combat": "combat",
    "job": "job",
    "cargo": "delivery",
    "roll": "roll",
}
"""the steps that odds are told of"""
UNDER_WAY = ("test.skill", "test.buy_off", "dice.use")
TEST_WINDOWS: tuple[When, ...] = ("before_test", "test_failed")
LONGEST = 200
"""steps that may lie between an option and the dice"""


def _of_option(p: Play, chosen: Option, seat: int) -> Odds | None:
    frame = p.stack[-1]
    if chosen.verb == "meet":
        return _of_meeting(p, chosen, seat)
    if chosen.verb == "job":
        return of_job(p, seat, chosen.source)
    q = Probe.of(p)
    if frame.step in UNDER_WAY or frame.data.get("when") in TEST_WINDOWS:
        place = max(n for n, each in enumerate(q.stack) if each.step in BASES)
        return _odds(q, place, seat, chosen)
    known = len(q.stack)
    STEPS[frame.step].answer(q, q.stack[-1], chosen)  # type: ignore[union-attr]
    return _from_here(q, known, seat)


def _of_meeting(p: Play, chosen: Option, seat: int) -> Odds | None:
    """A contact that lies faceup, for the most promising of one's bounties on it."""
    token = contacts.token_at(p, chosen.source)
    if token not in p.state.faceup:
        return None
    q = Probe.of(p)
    q.push("contact", seat, token=token)
    hunts = [each for each in contacts.meet_options(q, q.stack[-1]) if each.verb == "hunt"]
    found = [odds for each in hunts if (odds := _of_option(q, each, seat)) is not None]
    return max(found, key=lambda odds: odds.win, default=None)


def _from_here(q: Probe, known: int, seat: int) -> Odds | None:
    """Run on to the first dice; ``known`` frames may lie below that were there before."""
    for _ in range(LONGEST):
        if not q.stack or q.over or any(event.reveals for event in q.events):
            return None
        frame = q.stack[-1]
        if frame.step in BASES and frame.at == 0 and len(q.stack) >= known:
            return _told(q, frame, seat)
        step = STEPS[frame.step]
        if isinstance(step, Auto):
            step.run(q, frame)
            continue
        options = step.options(q, frame)
        if not options:
            q.stack.pop()
        elif len(options) == 1 and not step.shown:
            step.answer(q, frame, options[0])
        elif frame.step == "protect":
            found = [_of_option(q, each, seat) for each in options]
            return min((odds for odds in found if odds), key=lambda odds: odds.win, default=None)
        else:
            return None
    return None


def _told(q: Probe, frame: Frame, seat: int) -> Odds | None:
    """The odds of what is about to begin, if dice decide it."""
    if frame.step == "cargo" and q.content.assets[frame.data["card"]].delivery_roll is None:
        return None
    if frame.step == "roll":
        effect: Any = q.content.effect(frame.data["block"], frame.data["place"])
        if not effect.then and not effect.otherwise:
            return None
    return _odds(q, len(q.stack) - 1, seat)


# --- a game without dice --------------------------------------------------------------------------


class Probe(Play):
    """A copy of a game on which the rules run and no die falls.

    A roll only leaves its frame, with the number of dice as ``unrolled``; dice that an
    ability rerolls are counted in ``again``. Where a card is picked at random the first
    stands for all.
    """

    __slots__ = ("again",)

    @classmethod
    def of(cls, p: Play) -> Probe:
        """A copy of a game, nothing having happened yet."""
        probe = cls(p.content, p.galaxy, p.table, p.state.clone())
        probe.again = 0
        return probe

    again: int

    def draw(self, stream: str, below: int) -> int:
        """No chance here: the first of all."""
        return 0

    def faces(self, count: int) -> tuple[str, ...]:
        """No die falls: note how many would."""
        self.again += count
        return ()

    def roll(self, seat: int, count: int, purpose: str, opponent: int = -1) -> None:
        """Note that dice are to be rolled."""
        self.push(
            "dice",
            seat,
            purpose=purpose,
            faces=(),
            opponent=opponent,
            used=(),
            unrolled=max(0, count),
        )

    def below_index(self, key: str) -> int:
        """Where the nearest frame lies that remembers ``key``."""
        return max(place for place, frame in enumerate(self.stack) if key in frame.data)


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
    "protect",
    "discard",
)
"""choices that may change the odds; of others the first option is taken"""
WINDOWS: tuple[When, ...] = (*TEST_WINDOWS, "would_be_defeated")
LEAVING = ("pass", "fail")
USED_WHEN: tuple[When, ...] = (*dice.WINDOWS, *WINDOWS)
WORTH = 1_000
"""credits that a step of reputation or a card counts as, when losing less is weighed"""
FAME_WORTH = 5_000


class Explorer:
    """Works out the average over all dice of a situation, for one seat.

    ``spend``: may that player use what has a cost? ``names``: ids of uses to count.
    """

    def __init__(self, seat: int, spend: bool, names: Sequence[str], die: Sequence[str]) -> None:
        self.seat = seat
        self.spend = spend
        self.names = {name: FIGURES + place for place, name in enumerate(names)}
        self.weights = weights_of(die)
        self.zero: Vec = (0.0,) * (FIGURES + len(self.names))
        self._known: dict[Hashable, Vec] = {}
        self._faces: dict[tuple[str, int], Counts] = {}

    def value(self, p: Probe) -> Vec:
        """The average of everything from here on, and of what has happened on ``p`` so far."""
        so_far, p.events = p.events, []
        self._note(p, so_far)
        key = _position(p)
        found = self._known.get(key)
        if found is None:
            self._known[key] = self.zero  # what comes back to here never ends
            found = self._known[key] = self._explored(p)
        return self._counted(found, so_far)

    def _explored(self, p: Probe) -> Vec:
        """Run the rules to the next dice, the next choice, or the end."""
        while p.below("odds") is not None and not p.over:
            frame = p.stack[-1]
            if frame.step == "dice" and "unrolled" in frame.data:
                self._note(p, p.events)
                return self._counted(self._rolled(p, frame), p.events)
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
                mine = frame.seat == self.seat
                return self._counted(
                    best((self.chosen(p, each) for each in options), mine), p.events
                )
        self._note(p, p.events)
        return self._counted(self._leaf(p), p.events)

    def _sensible(self, p: Probe, frame: Frame, options: Options) -> Options:
        """The options worth a thought, declining first so that equals are declined."""
        leaving = tuple(each for each in options if each.verb in LEAVING)
        if not leaving:
            return options
        if frame.step == "window" and frame.data["when"] not in WINDOWS:
            return leaving
        others = tuple(each for each in options if each not in leaving)
        if not self.spend and frame.seat == self.seat:
            others = tuple(each for each in others if not _has_cost(p, each))
        return (*leaving, *others)

    def chosen(self, p: Probe, chosen: Option) -> Vec:
        """The value of one answer."""
        q = Probe.of(p)
        self._answer(q, q.stack[-1], chosen)
        return self.value(q)

    def _answer(self, p: Probe, frame: Frame, chosen: Option) -> None:
        STEPS[frame.step].answer(p, frame, chosen)  # type: ignore[union-attr]
        if chosen.verb == "pay" and frame.seat == self.seat:
            p.tell(AbilityUsed(seat=self.seat, ability=BUY_OFF))

    # What has happened, in figures.

    def _note(self, p: Probe, events: Sequence[Event]) -> None:
        """Remember on the stack how it has been decided."""
        for event in events:
            won = self._decided(p, event)
            if won is not None:
                p.below("odds_won").data["odds_won"] = int(won)  # type: ignore[union-attr]

    def _decided(self, p: Probe, event: Event) -> bool | None:
        kind = p.below("odds_won").data["kind"]  # type: ignore[union-attr]
        if kind == "combat" and isinstance(event, CombatDecided):
            return event.won == (event.seat == self.seat)
        if kind == "test" and isinstance(event, SkillTested):
            return event.passed
        if kind == "job" and isinstance(event, JobEnded):
            return event.completed
        return None

    def _leaf(self, p: Probe) -> Vec:
        end = p.below("odds_won").data  # type: ignore[union-attr]
        figures = list(self.zero)
        won = end["odds_won"]
        lost = int(p.player(self.seat).defeated and not end["fallen"])
        figures[WIN], figures[DEFEATED], figures[UNHURT] = won, lost, won * (1 - lost)
        return tuple(figures)

    def _counted(self, value: Vec, events: Sequence[Event]) -> Vec:
        """A value with what events add to it."""
        if not events:
            return value
        figures = list(value)
        for event in events:
            self._count(figures, event)
        return tuple(figures)

    def _count(self, figures: list[float], event: Event) -> None:
        own = getattr(event, "seat", -1) == self.seat
        if isinstance(event, DamageSuffered):
            figures[TAKEN if own else DEALT] += event.amount
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

    # Dice.

    def _rolled(self, p: Probe, frame: Frame) -> Vec:
        count = frame.data.pop("unrolled")
        return self.roll(p, frame).rolled(count)

    def roll(self, p: Probe, frame: Frame) -> Roll:
        """The roll whose frame lies on top, with the abilities that can work on it."""
        powers: list[tuple[int, Power]] = []
        tools: list[Tool] = []
        for stage, seat in enumerate((frame.seat, frame.data["opponent"])):
            ready = dice._ready(p, seat, dice.WINDOWS[stage], frame) if seat >= 0 else []
            for power in ready:
                mine = seat == self.seat
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
                ready = dice._ready(q, seat, dice.WINDOWS[tools[place].stage], q.stack[-1])
                affordable[mask, place] = power in ready
            return affordable[mask, place]

        def end(counts: Counts, mask: int) -> Vec:
            key = self._kind_of_fall(p, counts), mask
            if key not in ends:
                ends[key] = self._fallen(p, counts, _in(mask, powers))
            return ends[key]

        return Roll(self.weights, tools, allowed, end)

    @staticmethod
    def _kind_of_fall(p: Probe, counts: Counts) -> Hashable:
        """What tells two falls apart: the damage in a combat, in a test whether it is passed."""
        base = p.stack[-2]
        if base.step == "combat":
            return _damage(counts)
        if base.step == "test":
            base.data["faces"] = faces_of(counts)
            return skills._passed(p, base)
        return counts

    def _fallen(self, p: Probe, counts: Counts, used: list[tuple[int, Power]]) -> Vec:
        """The value of dice that lie for good, with abilities used on them."""
        q = Probe.of(p)
        q.stack.pop()
        base = q.stack[-1]
        tied = False
        if base.step == "combat":
            counts = self._faces.setdefault(("combat", _damage(counts)), counts)
            tied = self._alike(base, counts)
        base.data["faces"] = faces_of(counts)
        if "odds" in base.data and base.step in ("roll", "cargo"):
            won = _successful(q, base)
            q.below("odds_won").data["odds_won"] = int(won)  # type: ignore[union-attr]
            del base.data["odds"]
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
    def _alike(base: Frame, counts: Counts) -> bool:
        """Treat equal ends of a combat alike; returns whether this one is a tie.

        How much an enemy that is no player suffers means nothing (OR-352), so there only
        won or lost is kept of the attacker's damage.
        """
        if base.at < 2:
            return False
        own, theirs = base.data["hits"], _damage(counts)
        if base.data["defender"] < 0:
            base.data["hits"] = theirs if own >= theirs else theirs - 1
        return "odds" in base.data and own == theirs


def _in(mask: int, powers: list[tuple[int, Power]]) -> list[tuple[int, Power]]:
    return [each for place, each in enumerate(powers) if mask >> place & 1]


def _pay(q: Probe, used: list[tuple[int, Power]]) -> None:
    for seat, power in used:
        remember(q, seat, power)
        costs.pay(q, seat, power.ability.cost, power.card)


def _damage(counts: Counts) -> int:
    return sum(n * combat.DAMAGE[face] for face, n in zip(FACES, counts, strict=True))


def _successful(q: Probe, base: Frame) -> bool:
    """Did the roll of a card, or of a delivery, succeed?"""
    if base.step == "cargo":
        needed = q.content.assets[base.data["card"]].delivery_roll
        return needed is not None and not set(needed.success).isdisjoint(base.data["faces"])
    effect: Any = q.content.effect(base.data["block"], base.data["place"])
    return bool(sum(face in effect.success for face in base.data["faces"]) >= effect.need)


def _has_cost(p: Play, chosen: Option) -> bool:
    if chosen.verb == "use":
        return p.content.powers[chosen.source].ability.cost != FREE
    return chosen.verb == "pay"


def _position(p: Play) -> Hashable:
    """All that the rest of a test, combat or job depends on."""
    return (
        tuple(
            (
                each.credits,
                each.fame,
                each.reputation,
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
        tuple(
            (frame.step, frame.seat, frame.at, *frame.data.items())
            for frame in p.stack[p.below_index("odds_won") :]  # type: ignore[attr-defined]
        ),
    )


# --- figures into odds ----------------------------------------------------------------------------


def _odds(q: Probe, place: int, seat: int, chosen: Option | None = None) -> Odds:
    """The odds of the step at ``place`` on the stack, after an answer if one is given."""
    base = q.stack[place]
    _bare(base)
    start = Frame(
        "odds",
        seat,
        0,
        {
            "odds_won": 0,
            "kind": BASES[base.step],
            "fallen": int(q.player(seat).defeated),
        },
    )
    q.stack.insert(place, start)
    base.data["odds"] = 1
    names = [power.id for when in USED_WHEN for power in q.values(seat).powers.get(when, ())]
    names.append(BUY_OFF)
    die = q.content.board.die
    explorer = Explorer(seat, True, names, die)
    full = _valued(explorer, q, chosen)
    uses = tuple(
        Use(name, _cost_of(q, base, name), full[at])
        for name, at in explorer.names.items()
        if full[at] > 0
    )
    free = full
    if any(use.cost for use in uses):
        free = _valued(Explorer(seat, False, names, die), q, chosen)
    return Odds(
        kind=BASES[base.step],
        win=min(1.0, full[WIN]),
        free=min(1.0, free[WIN]),
        tie=full[TIE],
        taken=full[TAKEN],
        dealt=full[DEALT],
        defeated=full[DEFEATED],
        unhurt=full[UNHURT],
        uses=uses,
    )


def _bare(base: Frame) -> None:
    """Leave out what winning or losing brings."""
    if base.step == "combat":
        base.data["on"] = ""
        for name in ("win", "lose", "survive"):
            base.data.pop(name, None)
    elif base.step == "test":
        base.data.update(then="", otherwise="")


def _cost_of(p: Play, base: Frame, name: str) -> str:
    if name == BUY_OFF:
        return f"spend {base.data.get('buy_off', 0):,} credits"
    return cost_words(p.content.powers[name].ability.cost)


def _valued(explorer: Explorer, q: Probe, chosen: Option | None) -> Vec:
    if chosen is None:
        return explorer.value(Probe.of(q))
    if q.stack[-1].step == "dice.use":
        return _worked(explorer, Probe.of(q), chosen)
    return explorer.chosen(q, chosen)


def _worked(explorer: Explorer, q: Probe, chosen: Option) -> Vec:
    """The value of an answer while abilities work on dice."""
    use, roll = q.stack[-1], q.stack[-2]
    stage = dice.WINDOWS.index(use.data["when"])
    used = roll.data["used"]
    dice.use_answer(q, use, chosen)
    paid = q.events
    for power in set(roll.data["used"]) - set(used):
        paid.append(AbilityUsed(seat=use.seat, ability=power))
    q.events = []
    q.stack[:] = q.stack[: q.stack.index(roll) + 1]
    counts = counts_of(roll.data["faces"])
    fate = explorer.roll(q, roll)
    if chosen is dice.KEEP:
        value = fate.close(stage, counts, 0)
    elif q.again:
        value = fate.fresh(stage, counts, q.again, 0)
    elif use.data["power"]:
        effect = q.content.powers[use.data["power"]].ability.then[use.data["effect"]]
        picked = len(use.data["picked"])
        value = fate.going_on(stage, counts, 0, effect, use.data["left"], picked)
    else:
        value = fate.window(stage, counts, 0)
    return explorer._counted(value, paid)


__all__ = [
    "BUY_OFF",
    "Kind",
    "Odds",
    "Use",
    "of_combat",
    "of_delivery",
    "of_job",
    "of_option",
    "of_test",
]
