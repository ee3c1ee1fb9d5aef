"""Opposed tests (UB-097 to UB-099)."""

from __future__ import annotations

from dataclasses import replace

from game.outer_rim.cards.effects.language import Block
from game.outer_rim.contests.effects import Opposed as Effect
from game.outer_rim.contests.events import SkillsCompared
from game.outer_rim.contests.frames import Opposed
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import company, holds
from game.outer_rim.frames.base import Context
from game.outer_rim.frames.turns import Effects
from game.outer_rim.rules import skills
from game.outer_rim.rules.movement import away
from game.table.stack import Auto, Step


def opponents(p: Play, seat: int, e: Effect) -> list[int]:
    """Return the players against whom a player can take an opposed test."""
    actor = Context(actor=seat)
    return [each for each in _within(p, seat, e) if holds(p, each, e.opponent, actor)]


def _within(p: Play, seat: int, e: Effect) -> list[int]:
    """Return the other players within the reach of an opposed test."""
    if e.reach == "here":
        return company(p, seat)
    others = [each.seat for each in p.state.players if each.seat != seat]
    if e.reach == "anywhere":
        return others
    far = away(p, p.player(seat).space)
    distances = {each: far[p.player(each).space] for each in others}
    return [each for each in others if distances[each] == min(distances.values())]


def begin(p: Play, seat: int, opponent: int, e: Effect, card: str, context: Context) -> None:
    """Begin an opposed test against a player."""

    def named(block: Block) -> str:
        return p.content.block_name(block) if block else ""

    p.push(
        Opposed(
            seat,
            opponent=opponent,
            skill=e.skill,
            card=card,
            won=named(e.won),
            lost=named(e.lost),
            both=named(e.both),
            neither=named(e.neither),
            context=replace(context, opponent=opponent, script=False, successes=0),
        )
    )


def run(p: Play, f: Opposed) -> None:
    """Step ``opposed``: the test of each side with its own skills, the owner's first (UB-R37), then
    the block of one of the four outcomes."""
    done = len(f.passed)
    if done < 2:
        tester = f.opponent if done else f.seat
        skills.test(p, tester, (f.skill,), (), (), f.card)
        return
    p.stack.pop()
    own, theirs = f.passed
    p.tell(
        SkillsCompared(
            seat=f.seat, opponent=f.opponent, skill=f.skill, own=own, theirs=theirs, cause=f.card
        )
    )
    if own:
        block = f.both if theirs else f.won
    else:
        block = f.lost if theirs else f.neither
    if block:
        p.push(Effects(f.seat, block=block, card=f.card, context=f.context))


PENDING: tuple[Step[Play], ...] = (Auto(Opposed, run),)
"""the steps that are run here"""
