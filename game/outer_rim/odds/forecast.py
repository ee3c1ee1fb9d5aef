"""The exact chances of an option's outcomes: skill tests, combats, jobs, deliveries.

Between two rolls the rules themselves run, on a copy of the state that rolls no dice; the dice are
worked out by ``odds.dice``. So nothing here needs a rule of its own: strength, skills, usable
abilities, costs, damage and defeat are those of the game.

The player whose odds they are uses all abilities in the best way: first to win, then to avoid
defeat, then to spend little, then to suffer little and deal much. Opponents use theirs in the way
that is worst for that player; a partner in a job is on the player's side. Dice fixed by a setup
file are ignored, and so is anything hidden: an option that reveals something has no odds. The
winner's reward from the patrol, bounty or card of a combat is left out, although it comes before
the damage. If there are more outcomes than can be examined, ``TooManyWays`` is raised.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

from game.outer_rim.cards.effects.choices import Roll as RollEffect
from game.outer_rim.cards.effects.language import CombatKind, Skill
from game.outer_rim.combat import dice
from game.outer_rim.combat.frames import Combat, Dice, DiceUse, SkillTest
from game.outer_rim.company import rules as together
from game.outer_rim.company.frames import Join
from game.outer_rim.contacts import rules as contacts
from game.outer_rim.contacts.frames import Contact
from game.outer_rim.contests.frames import Opposed
from game.outer_rim.context import Play
from game.outer_rim.events import AbilityUsed
from game.outer_rim.favors.frames import Favor, FavorMoment
from game.outer_rim.frames.base import Pending
from game.outer_rim.frames.turns import Cargo, Job, Roll
from game.outer_rim.odds.dice import TooManyWays, Vec, counts_of
from game.outer_rim.odds.explorer import (
    BUY_OFF,
    DEALT,
    DEFEATED,
    TAKEN,
    TEST_WINDOWS,
    TIE,
    UNHURT,
    USED_WHEN,
    WIN,
    Explorer,
    Probe,
    Start,
)
from game.outer_rim.rules import jobs, skills
from game.outer_rim.steps import STEPS
from game.outer_rim.text.conditions import cost_words
from game.table.decisions import Option, Options
from game.table.stack import Auto, Frame

Kind = Literal["test", "opposed", "combat", "job", "delivery", "roll"]
"""``roll``: of a card"""


@dataclass(slots=True, frozen=True)
class Use:
    """An ability used in the best line of play, and how often (0 to 1 or more).

    ``cost``: its cost in words, "" for none.
    """

    power: str
    cost: str
    chance: float


@dataclass(slots=True, frozen=True)
class Odds:
    """Chances from 0 to 1, and average damage.

    ``win``: the test passed (by this player alone, if it is opposed), the combat won, the job
    complete, the delivery without trouble.
    ``tie``: equal damage, which the attacker wins (part of ``win``, or of losing for a defender).
    ``taken``: damage suffered, ``dealt``: damage an opposing player suffers. ``defeated``: be
    defeated; ``unhurt``: win and not be defeated. ``free``: the chance to win without any use that
    has a cost.
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
    """Return the odds of a skill test (OR-313 to OR-321) that ``seat`` would begin now.

    ``buy_off``: credits that pass it after all, 0 if that is impossible.
    """
    q = Probe.of(p)
    skills.test(q, seat, (skill,), (), (), "", buy_off)
    return _odds(q, len(q.stack) - 1, seat)


def of_combat(
    p: Play, seat: int, kind: CombatKind, *, value: int = 0, defender: int = -1, barred: str = ""
) -> Odds:
    """Return the odds of a combat in which ``seat`` attacks an enemy of ``value`` dice or a player.

    ``barred``: own crew that is the target and so gives nothing (OR-300).
    """
    q = Probe.of(p)
    if defender >= 0:
        frame = Combat(seat, combat=kind, defender=defender, on="", foe="player", card="")
    else:
        frame = Combat(
            seat, combat=kind, defender=-1, on="", foe="card", card="", value=value, barred=barred
        )
    q.push(frame)
    return _odds(q, len(q.stack) - 1, seat)


def of_job(p: Play, seat: int, card: str, target: str = "") -> Odds:
    """Return the odds of completing a job in one attempt, over all its steps: the mean of those of
    its databank cards (UB-047). ``target`` as in ``jobs.attempt``.

    A job that returns to exactly the same position counts as not completed.
    """
    found = []
    for script in jobs.scripts(p, p.content.assets[card]) or ("",):
        q = Probe.of(p)
        jobs.attempt(q, seat, card, target, script)
        found.append(_odds(q, len(q.stack) - 1, seat))
    return found[0] if len(found) == 1 else _mean(found)


def _mean(found: list[Odds]) -> Odds:
    """Return the odds of several courses that are equally likely."""

    def mean(value: Callable[[Odds], float]) -> float:
        return sum(map(value, found)) / len(found)

    uses: dict[str, Use] = {}
    for use in (each for odds in found for each in odds.uses):
        share = use.chance / len(found)
        known = uses.get(use.power)
        uses[use.power] = replace(use, chance=share + (known.chance if known else 0.0))
    return Odds(
        kind=found[0].kind,
        win=mean(lambda odds: odds.win),
        free=mean(lambda odds: odds.free),
        tie=mean(lambda odds: odds.tie),
        taken=mean(lambda odds: odds.taken),
        dealt=mean(lambda odds: odds.dealt),
        defeated=mean(lambda odds: odds.defeated),
        unhurt=mean(lambda odds: odds.unhurt),
        uses=tuple(uses.values()),
    )


def of_trial(p: Play, seat: int, kind: str = "", wish: str = "") -> Odds | None:
    """Return the odds of the test or combat whose dice are about to be rolled (UB-R45), as they are
    or with a favor for ``seat``; None if no dice are about to fall, or it would take too long."""
    q = Probe.of(p)
    while q.stack and isinstance(q.stack[-1], Favor | FavorMoment):
        q.stack.pop()
    base = q.stack[-1] if q.stack else None
    if not isinstance(base, Combat | SkillTest) or not base.asked:
        return None
    player = q.player(seat)
    if kind == "advice":
        player.favors = replace(player.favors, advice=wish)
    elif kind == "combat_strategy":
        player.favors = replace(player.favors, strategy=True)
    try:
        return _odds(q, len(q.stack) - 1, seat)
    except TooManyWays:
        return None


def of_delivery(p: Play, seat: int, card: str) -> Odds | None:
    """Return the odds that illegal cargo is delivered without trouble; None if no die is rolled."""
    if p.content.assets[card].delivery_roll is None or p.is_deck(seat):
        return None
    q = Probe.of(p)
    q.push(Cargo(seat, card=card))
    return _odds(q, len(q.stack) - 1, seat)


LEADING: dict[str, frozenset[str]] = {
    "encounter": frozenset(("fight", "hunt", "job", "use", "meet")),
    "far": frozenset(("fight", "meet")),
    "another_contact": frozenset(("meet",)),
    "contact": frozenset(("hunt",)),
    "protect": frozenset(("protect", "yield")),
    "fight_player": frozenset(("player",)),
    "opposed.whom": frozenset(("player",)),
    "job.join": frozenset(("join",)),
    "job.skill": frozenset(("skill",)),
    "job.fighter": frozenset(("player",)),
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
    """Return the odds of an option of the current decision, for the deciding player.

    None if it leads to no dice, to something hidden first, or to a further choice of action; also
    for the AI deck, for anything that is not an option now, and if it would take too long. If
    another player decides in between, the worse way counts.
    """
    if not p.stack or p.over:
        return None
    frame = p.stack[-1]
    if chosen.verb not in LEADING.get(frame.step, ()) or p.is_deck(frame.seat):
        return None
    known = next((each for each in _options(p, frame) if each.key == chosen.key), None)
    try:
        return None if known is None else _of_option(p, known, frame.seat)
    except TooManyWays:
        return None


def _options(p: Play, frame: Frame) -> Options:
    step = STEPS[frame.step]
    return () if isinstance(step, Auto) else step.options(p, frame)


# --- from an option to the dice -------------------------------------------------------------------

BASES: dict[str, Kind] = {
    "test": "test",
    "opposed": "opposed",
    "combat": "combat",
    "job": "job",
    "cargo": "delivery",
    "roll": "roll",
}
"""the steps that have odds"""
UNDER_WAY = ("job.skill", "test.skill", "test.buy_off", "dice.use")
LONGEST = 200
"""maximum number of steps between an option and the dice"""


def _of_option(p: Play, chosen: Option, seat: int) -> Odds | None:
    frame = p.stack[-1]
    if chosen.verb == "meet":
        return _of_meeting(p, chosen, seat)
    if chosen.verb == "job":
        return of_job(p, seat, chosen.source, chosen.target)
    if isinstance(frame, Join):
        return of_job(p, frame.owner, frame.card, together.seat_key(seat))
    q = Probe.of(p)
    if frame.step in UNDER_WAY or getattr(frame, "when", None) in TEST_WINDOWS:
        place = max(n for n, each in enumerate(q.stack) if each.step in BASES)
        return _odds(q, place, seat, chosen)
    known = len(q.stack)
    STEPS[frame.step].answer(q, q.stack[-1], chosen)  # type: ignore[union-attr]
    return _from_here(q, known, seat)


def _of_meeting(p: Play, chosen: Option, seat: int) -> Odds | None:
    """Return the odds of a faceup contact, for the most promising of the player's bounties on
    it."""
    token = contacts.token_at(p, chosen.source)
    if token not in p.state.faceup:
        return None
    q = Probe.of(p)
    meeting = q.push(Contact(seat, token=token))
    hunts = [each for each in contacts.meet_options(q, meeting) if each.verb == "hunt"]
    found = [odds for each in hunts if (odds := _of_option(q, each, seat)) is not None]
    return max(found, key=lambda odds: odds.win, default=None)


def _from_here(q: Probe, known: int, seat: int) -> Odds | None:
    """Run to the first dice and return their odds; ``known`` frames below existed before."""
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
    """Return the odds of the step about to begin, if dice decide it."""
    if isinstance(frame, Cargo) and q.content.assets[frame.card].delivery_roll is None:
        return None
    if isinstance(frame, Roll):
        effect = q.effect(frame, RollEffect)
        if not effect.then and not effect.otherwise:
            return None
    return _odds(q, len(q.stack) - 1, seat)


# --- figures into odds ----------------------------------------------------------------------------


def _odds(q: Probe, place: int, seat: int, chosen: Option | None = None) -> Odds:
    """Return the odds of the step at ``place`` on the stack, after an answer if one is given."""
    base = q.stack[place]
    assert isinstance(base, Pending)
    _bare(base)
    q.stack.insert(place, Start(seat, kind=BASES[base.step], fallen=q.player(seat).defeated))
    base.odds = True
    names = [power.id for when in USED_WHEN for power in q.values(seat).powers.get(when, ())]
    names.append(BUY_OFF)
    die = q.content.board.die
    job = q.below(Job)
    side = frozenset((job.seat, job.partner) if job is not None and job.partner >= 0 else ())
    explorer = Explorer(seat, True, names, die, side)
    full = _valued(explorer, q, chosen)
    uses = tuple(
        Use(name, _cost_of(q, base, name), full[at])
        for name, at in explorer.names.items()
        if full[at] > 0
    )
    free = full
    if any(use.cost for use in uses):
        free = _valued(Explorer(seat, False, names, die, side), q, chosen)
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


def _bare(base: Pending) -> None:
    """Leave out the consequences of winning or losing."""
    if isinstance(base, Combat):
        base.on = base.win = base.lose = base.survive = ""
    elif isinstance(base, SkillTest):
        base.then = base.otherwise = ""
    elif isinstance(base, Opposed):
        base.won = base.lost = base.both = base.neither = ""


def _cost_of(p: Play, base: Pending, name: str) -> str:
    if name == BUY_OFF:
        price = base.buy_off if isinstance(base, SkillTest) else 0
        return f"spend {price:,} credits"
    return cost_words(p.content.powers[name].ability.cost)


def _valued(explorer: Explorer, q: Probe, chosen: Option | None) -> Vec:
    try:
        if chosen is None:
            return explorer.value(Probe.of(q))
        if q.stack[-1].step == "dice.use":
            return _worked(explorer, Probe.of(q), chosen)
        return explorer.chosen(q, chosen)
    except RecursionError as error:
        raise TooManyWays from error


def _worked(explorer: Explorer, q: Probe, chosen: Option) -> Vec:
    """Return the value of an answer while abilities work on dice."""
    use = q.under(DiceUse)
    roll = q.under(Dice, use)
    stage = dice.WINDOWS.index(use.when)
    used = roll.used
    dice.use_answer(q, use, chosen)
    paid = q.events
    for power in roll.used:
        if power not in used:
            paid.append(AbilityUsed(seat=use.seat, ability=power))
    q.events = []
    q.stack[:] = q.stack[: q.stack.index(roll) + 1]
    counts = counts_of(roll.faces)
    fate = explorer.roll(q, roll)
    if chosen is dice.KEEP:
        value = fate.close(stage, counts, 0)
    elif q.again:
        value = fate.fresh(stage, counts, q.again, 0)
    elif use.power:
        effect = q.content.powers[use.power].ability.then[use.effect]
        picked = len(use.picked)
        value = fate.going_on(stage, counts, 0, effect, use.left, picked)
    else:
        value = fate.window(stage, counts, 0)
    return explorer.counted(value, paid)


__all__ = [
    "BUY_OFF",
    "Kind",
    "Odds",
    "TooManyWays",
    "Use",
    "of_combat",
    "of_delivery",
    "of_job",
    "of_option",
    "of_test",
]
