"""Opposed tests: choosing the opponent, and their words."""

from __future__ import annotations

from game.outer_rim.cards.effects.language import Block
from game.outer_rim.contests import rules as contests
from game.outer_rim.contests.effects import Opposed
from game.outer_rim.contests.frames import Rival
from game.outer_rim.context import Play
from game.outer_rim.effects.verb import Verb, verb
from game.outer_rim.frames.turns import Effects
from game.outer_rim.text import icons
from game.outer_rim.text.conditions import WHO, condition
from game.outer_rim.text.effects import branches
from game.outer_rim.text.grammar import plain
from game.outer_rim.text.terms import Said, Scene, skill
from game.table.decisions import Option, Options, option
from game.table.refusals import Reason
from game.table.stack import Ask, Step

REACH = {"nearest": "the nearest other player", "anywhere": "another player"}
LACK = {"here": "another player in your space", **REACH}


@verb(Opposed)
class OpposedVerb(Verb[Opposed]):
    def do(self, p: Play, f: Effects, e: Opposed) -> None:
        given = f.context.opponent
        if given >= 0:
            contests.begin(p, f.seat, given, e, f.card, f.context)
            return
        among = contests.opponents(p, f.seat, e)
        if among:
            asked = Rival(
                f.seat,
                among=tuple(among),
                card=f.card,
                block=f.block,
                place=f.at - 1,
                context=f.context,
            )
            p.push(asked)

    def possible(self, p: Play, seat: int, e: Opposed, card: str) -> bool:
        return bool(contests.opponents(p, seat, e))

    def lack(self, p: Play, seat: int, e: Opposed, name: str, clause: str) -> Reason:
        which = f" {_which(e, Scene(p.content))}" if e.opponent is not None else ""
        whom = plain(f"{LACK[e.reach]}{which}")
        return Reason("UB-098", "{name} needs {whom}.", name=name, whom=whom)

    def causes(self, e: Opposed) -> tuple[str, ...]:
        return ("before_test", "test_failed")

    def sentence(self, e: Opposed, scene: Scene) -> Said:
        whom = REACH.get(e.reach, scene.rival)
        which = f" {_which(e, scene)}" if e.opponent is not None else ""
        tail = branches(_outcomes(e), scene.inside(rival="that player"))
        told = f"test {skill(e.skill)} (opposed) against"
        return Said(f"{told} {whom}{which}", tail, short=f"test {skill(e.skill)} (opposed)")

    def icon(self, e: Opposed) -> str:
        won, lost = icons.outcome("check", e.won), icons.outcome("cross", e.lost)
        return f"{{icon:{e.skill}}}{{icon:swords}}{won}{lost}"


def _which(e: Opposed, scene: Scene) -> str:
    return condition(e.opponent, scene, WHO)


def _outcomes(e: Opposed) -> list[tuple[str, Block]]:
    """Return the blocks by their labels; those that are alike share one."""
    pairs: list[tuple[str, Block]] = []
    for label, block in (
        ("Only you pass", e.won),
        ("Both pass", e.both),
        ("Both fail", e.neither),
        ("Only they pass", e.lost),
    ):
        known = next((n for n, (_, each) in enumerate(pairs) if each == block), None)
        if known is None:
            pairs.append((label, block))
        else:
            pairs[known] = (f"{pairs[known][0]}, or {label.lower()}", block)
    return pairs


def whom_options(p: Play, f: Rival) -> Options:
    """Step ``opposed.whom``: against which player."""
    return tuple(option("player", f"seat_{seat}") for seat in f.among)


def whom_answer(p: Play, f: Rival, chosen: Option) -> None:
    """Begin the test against this player."""
    p.stack.pop()
    opponent = int(chosen.source.removeprefix("seat_"))
    contests.begin(p, f.seat, opponent, p.effect(f, Opposed), f.card, f.context)


PENDING: tuple[Step[Play], ...] = (Ask(Rival, whom_options, whom_answer),)
"""the steps that are run here"""
