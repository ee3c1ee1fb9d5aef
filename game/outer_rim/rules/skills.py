"""Skill tests (OR-313 to OR-328)."""

from __future__ import annotations

from typing import Any

from game.outer_rim.cards.effects import Block, Skill
from game.outer_rim.context import Play
from game.outer_rim.effects.triggers import open_window
from game.outer_rim.events import SkillTested
from game.outer_rim.frames import LooseFrame
from game.outer_rim.rules import credits, slots
from game.table.decisions import Option, Options, option

DICE = 2
NEEDED: tuple[frozenset[str], ...] = (
    frozenset(("crit",)),
    frozenset(("crit", "hit")),
    frozenset(("crit", "hit", "focus")),
)
"""faces that pass, by how often one has the skill: never, once, more often (OR-318 to OR-320)"""


def level(p: Play, seat: int, skill: Skill, granted: int = 0) -> int:
    """How often a player has a skill, 0 to 2, with what an ability grants (OR-313, OR-320)."""
    return min(2, p.values(seat).skills.get(skill, 0) + granted)


def test(
    p: Play,
    seat: int,
    skills: tuple[Skill, ...],
    then: Block,
    otherwise: Block,
    card: str,
    buy_off: int = 0,
    **context: Any,
) -> None:
    """Begin a skill test; afterwards ``then`` or ``otherwise`` is resolved."""
    p.push(
        "test",
        seat,
        skills=skills,
        skill=skills[0] if len(skills) == 1 else "",
        then=p.content.block_name(then) if then else "",
        otherwise=p.content.block_name(otherwise) if otherwise else "",
        card=card,
        buy_off=buy_off,
        granted=0,
        spent=(),
        averted=0,
        **context,
    )


def run(p: Play, f: LooseFrame) -> None:
    """Step: pick the skill, abilities before the roll, roll, abilities after it, outcome."""
    f.at += 1
    PHASES[f.at - 1](p, f)


def _pick(p: Play, f: LooseFrame) -> None:
    if not f.data["skill"]:
        p.push("test.skill", f.seat, skills=f.data["skills"])


def _before(p: Play, f: LooseFrame) -> None:
    open_window(p, f.seat, "before_test", skill=f.data["skill"])


def _roll(p: Play, f: LooseFrame) -> None:
    p.roll(f.seat, DICE, "test")


def _judge(p: Play, f: LooseFrame) -> None:
    if not passed(p, f):
        if f.data["buy_off"]:
            p.push("test.buy_off", f.seat, price=f.data["buy_off"], card=f.data["card"])
        open_window(p, f.seat, "test_failed", skill=f.data["skill"])


def _resolve(p: Play, f: LooseFrame) -> None:
    p.stack.pop()
    won = passed(p, f) or bool(f.data["averted"])
    p.tell(
        SkillTested(
            seat=f.seat,
            skill=f.data["skill"],
            level=level(p, f.seat, f.data["skill"], f.data["granted"]),
            faces=f.data["faces"],
            passed=won,
            cause=f.data["card"],
        )
    )
    for card in f.data["spent"] if won else ():
        slots.take_out(p, f.seat, card)
        slots.discard(p, f.seat, card, card)
    outcome = f.data["then"] if won else f.data["otherwise"]
    if outcome:
        context = {key: f.data[key] for key in CARRIED if key in f.data}
        p.push("effects", f.seat, block=outcome, card=f.data["card"], **context)


CARRIED = ("opponent", "token", "forgo", "traits", "combat", "foe")
"""what an effect remembers of the step it came from"""
PHASES = (_pick, _before, _roll, _judge, _resolve)


def passed(p: Play, f: LooseFrame) -> bool:
    """Do the faces of a test pass it (OR-317 to OR-321), with the skill counted as it stands?"""
    skilled = level(p, f.seat, f.data["skill"], f.data["granted"])
    return not NEEDED[skilled].isdisjoint(f.data["faces"])


def skill_options(p: Play, f: LooseFrame) -> Options:
    """Which of the skills to test."""
    return tuple(option("skill", skill) for skill in f.data["skills"])


def skill_answer(p: Play, f: LooseFrame, chosen: Option) -> None:
    """Test this skill."""
    p.stack.pop()
    p.under(LooseFrame).data["skill"] = chosen.source


PAY = option("pay")
FAIL = option("fail")


def buy_off_options(p: Play, f: LooseFrame) -> Options:
    """Pay to pass a failed test, if the credits are there (OR-R26), or let it fail (OR-241)."""
    if p.below("averted").data["averted"]:  # type: ignore[union-attr]
        return ()
    return (PAY, FAIL) if p.player(f.seat).credits >= f.data["price"] else (FAIL,)


def buy_off_answer(p: Play, f: LooseFrame, chosen: Option) -> None:
    """Pay or fail."""
    p.stack.pop()
    if chosen is PAY:
        credits.spend(p, f.seat, f.data["price"], f.data["card"])
        p.below("averted").data["averted"] = 1  # type: ignore[union-attr]
