"""Skill tests (OR-313 to OR-328)."""

from __future__ import annotations

from game.outer_rim.cards.effects.language import Block, Skill
from game.outer_rim.combat.events import SkillTested
from game.outer_rim.combat.frames import BuyOff, SkillChoice, SkillTest
from game.outer_rim.contests.frames import Opposed
from game.outer_rim.context import Play
from game.outer_rim.effects.triggers import open_window
from game.outer_rim.favors import rules as favors
from game.outer_rim.frames.base import NOTHING, Context
from game.outer_rim.frames.turns import Effects, Job
from game.outer_rim.rules import credits, slots
from game.table.decisions import Option, Options, option
from game.table.stack import Ask, Auto, Step

DICE = 2
NEEDED: tuple[frozenset[str], ...] = (
    frozenset(("crit",)),
    frozenset(("crit", "hit")),
    frozenset(("crit", "hit", "focus")),
)
"""faces that pass, by the number of sources of the skill: none, one, more (OR-318 to OR-320)"""


def level(p: Play, seat: int, skill: Skill, granted: int = 0) -> int:
    """Return a player's number of sources of a skill, 0 to 2, including one granted by an ability
    (OR-313, OR-320), and that of a partner in a job."""
    job = p.below(Job)
    lent = job is not None and job.seat == seat and job.lent == skill
    known = p.values(seat).skills.get(skill, 0) + favors.advised(p, seat, skill)
    return min(2, known + granted + lent)


def test(
    p: Play,
    seat: int,
    skills: tuple[Skill, ...],
    then: Block,
    otherwise: Block,
    card: str,
    buy_off: int = 0,
    context: Context = NOTHING,
    trial: str = "",
) -> None:
    """Begin a skill test; ``then`` or ``otherwise`` is resolved afterward. ``trial`` is its place
    on its card."""
    p.push(
        SkillTest(
            seat,
            skills=skills,
            skill=skills[0],
            then=p.content.block_name(then) if then else "",
            otherwise=p.content.block_name(otherwise) if otherwise else "",
            card=card,
            buy_off=buy_off,
            context=context,
            trial=trial,
        )
    )


def run(p: Play, f: SkillTest) -> None:
    """Step ``test``: pick the skill, abilities before the roll, roll, abilities after it,
    outcome."""
    f.at += 1
    PHASES[f.at - 1](p, f)


def _pick(p: Play, f: SkillTest) -> None:
    if len(f.skills) > 1:
        p.push(SkillChoice(f.seat, skills=f.skills))


def _before(p: Play, f: SkillTest) -> None:
    open_window(p, f.seat, "before_test", Context(skill=f.skill))


def _roll(p: Play, f: SkillTest) -> None:
    if favors.before_dice(p, f):
        return
    favors.take_advice(p, f)
    p.roll(f.seat, DICE, "test")


def _judge(p: Play, f: SkillTest) -> None:
    if not passed(p, f):
        if f.buy_off:
            p.push(BuyOff(f.seat, price=f.buy_off, card=f.card))
        open_window(p, f.seat, "test_failed", Context(skill=f.skill))


def _resolve(p: Play, f: SkillTest) -> None:
    p.stack.pop()
    won = passed(p, f) or f.averted
    p.tell(
        SkillTested(
            seat=f.seat,
            skill=f.skill,
            level=level(p, f.seat, f.skill, f.granted),
            faces=f.faces,
            passed=won,
            trial=f.trial,
            cause=f.card,
        )
    )
    for card in f.spent if won else ():
        slots.take_out(p, f.seat, card)
        slots.discard(p, f.seat, card, card)
    if p.stack and isinstance(p.stack[-1], Opposed):
        p.stack[-1].passed = (*p.stack[-1].passed, won)
    outcome = f.then if won else f.otherwise
    if outcome:
        p.push(Effects(f.seat, block=outcome, card=f.card, context=f.context))


PHASES = (_pick, _before, _roll, _judge, _resolve)


def passed(p: Play, f: SkillTest) -> bool:
    """Return True if the faces of a test pass it (OR-317 to OR-321), at the present level of the
    skill."""
    skilled = level(p, f.seat, f.skill, f.granted)
    return not NEEDED[skilled].isdisjoint(f.faces)


def skill_options(p: Play, f: SkillChoice) -> Options:
    """Step ``test.skill``: choose which skill to test."""
    return tuple(option("skill", skill) for skill in f.skills)


def skill_answer(p: Play, f: SkillChoice, chosen: Option) -> None:
    """Test this skill."""
    p.stack.pop()
    p.under(SkillTest).skill = next(each for each in f.skills if each == chosen.source)


PAY = option("pay")
FAIL = option("fail")


def buy_off_options(p: Play, f: BuyOff) -> Options:
    """Step ``test.buy_off``: pay to pass a failed test, with enough credits (OR-R26), or let it
    fail (OR-241)."""
    if p.under(SkillTest, f).averted:
        return ()
    return (PAY, FAIL) if p.player(f.seat).credits >= f.price else (FAIL,)


def buy_off_answer(p: Play, f: BuyOff, chosen: Option) -> None:
    """Pay or fail."""
    p.stack.pop()
    if chosen is PAY:
        credits.spend(p, f.seat, f.price, f.card)
        p.under(SkillTest).averted = True


PENDING: tuple[Step[Play], ...] = (
    Auto(SkillTest, run),
    Ask(SkillChoice, skill_options, skill_answer),
    Ask(BuyOff, buy_off_options, buy_off_answer),
)
"""the steps that are run here"""
