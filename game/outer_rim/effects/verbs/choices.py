"""Offers, choices, conditions and rolls, which select the effects that follow."""

from __future__ import annotations

from dataclasses import replace

from game.outer_rim.cards.effects.choices import Choose, If, May, Roll, Way
from game.outer_rim.cards.effects.language import Block, Cost
from game.outer_rim.context import Play
from game.outer_rim.effects import costs
from game.outer_rim.effects.conditions import amount, can_pay, holds
from game.outer_rim.effects.verb import Verb, verb
from game.outer_rim.effects.verbs.gains import DEFEAT
from game.outer_rim.frames.turns import Choose as ChooseStep
from game.outer_rim.frames.turns import Effects
from game.outer_rim.frames.turns import May as MayStep
from game.outer_rim.frames.turns import Roll as RollStep
from game.outer_rim.text import icons
from game.outer_rim.text.conditions import condition, cost_words
from game.outer_rim.text.effects import BULLET, branches, clause, labelled, small, split, way
from game.outer_rim.text.grammar import together
from game.outer_rim.text.terms import Said, Scene
from game.outer_rim.text.terms import amount as amount_words
from game.outer_rim.text.terms import dice as dice_words
from game.outer_rim.text.terms import faces as face_words
from game.table.decisions import Option, Options, option
from game.table.stack import Ask, Auto, Step

ACCEPT = option("accept")
PASS = option("pass")
LETTERS = "abcdefgh"
LONG = (" and ", " if ", ", ", ". ", ":", "\n")
"""substrings that keep a way from sharing a line with another one"""


def _block(p: Play, f: Effects | MayStep | ChooseStep | RollStep, block: Block) -> None:
    p.block(f.seat, block, f.card, f.context)


def _open(p: Play, f: MayStep | ChooseStep, e: May | Way) -> bool:
    """Return True if a condition holds and a cost can be paid (OR-R26)."""
    return holds(p, f.seat, e.when, f.context) and can_pay(
        p, f.seat, costs.due(p, f.seat, e.cost, e.then), f.card
    )


def _hurt(cost: Cost) -> tuple[str, ...]:
    return DEFEAT if cost.character_damage or cost.ship_damage else ()


# --- may ------------------------------------------------------------------------------------------


@verb(May)
class MayVerb(Verb[May]):
    def do(self, p: Play, f: Effects, e: May) -> None:
        asked = MayStep(f.seat, block=f.block, place=f.at - 1, card=f.card, context=f.context)
        p.push(asked)

    def possible(self, p: Play, seat: int, e: May, card: str) -> bool:
        return can_pay(p, seat, costs.due(p, seat, e.cost, e.then), card) and holds(p, seat, e.when)

    def causes(self, e: May) -> tuple[str, ...]:
        return _hurt(e.cost)

    def sentence(self, e: May, scene: Scene) -> Said:
        cost = cost_words(e.cost)
        start = f"if {condition(e.when, scene)}, you may" if e.when is not None else "you may"
        said = split(clause(e.then, scene, f"{start} {cost} to" if cost else start))
        return Said(said.head, said.tail + labelled("Decline", e.otherwise, scene), "fact")

    def icon(self, e: May) -> str:
        return icons.price(e.cost) + icons.block(e.then)


def may_options(p: Play, f: MayStep) -> Options:
    """Step ``may``: accept, if its condition holds and it can be paid (OR-R26), or decline."""
    e = p.effect(f, May)
    return (ACCEPT, PASS) if _open(p, f, e) and _leads_on(p, f, e) else (PASS,)


def _leads_on(p: Play, f: MayStep, e: May) -> bool:
    """Return True if a way is open, in case the accepted offer is a choice among ways."""
    first = e.then[0]
    return not isinstance(first, Choose) or any(_open(p, f, each) for each in first.ways)


def may_answer(p: Play, f: MayStep, chosen: Option) -> None:
    """Pay and resolve it, or resolve the effect of declining."""
    p.stack.pop()
    e = p.effect(f, May)
    if chosen is ACCEPT:
        _block(p, f, e.then)
        costs.pay(p, f.seat, costs.due(p, f.seat, e.cost, e.then), f.card)
    else:
        _block(p, f, e.otherwise)


# --- choose ---------------------------------------------------------------------------------------


@verb(Choose)
class ChooseVerb(Verb[Choose]):
    def do(self, p: Play, f: Effects, e: Choose) -> None:
        asked = ChooseStep(f.seat, block=f.block, place=f.at - 1, card=f.card, context=f.context)
        p.push(asked)

    def causes(self, e: Choose) -> tuple[str, ...]:
        return tuple(moment for each in e.ways for moment in _hurt(each.cost))

    def sentence(self, e: Choose, scene: Scene) -> Said:
        told = [way(each, scene) for each in e.ways]
        short = len(told) == 2 and not any(mark in each for each in told for mark in LONG)
        if scene.depth and short:
            return Said(together([small(each).removesuffix(".") for each in told], "or"))
        return Said("choose one:", "".join(BULLET + each for each in told))

    def icon(self, e: Choose) -> str:
        return " / ".join(icons.price(each.cost) + icons.block(each.then) for each in e.ways)


def choose_options(p: Play, f: ChooseStep) -> Options:
    """Step ``choose``: the ways that are open, lettered as on the card; none if none is."""
    ways = tuple(
        option("choose", letter)
        for letter, each in zip(LETTERS, p.effect(f, Choose).ways, strict=False)
        if _open(p, f, each)
    )
    return ways or (PASS,)


def choose_answer(p: Play, f: ChooseStep, chosen: Option) -> None:
    """Resolve the chosen way."""
    p.stack.pop()
    if chosen is PASS:
        return
    taken = p.effect(f, Choose).ways[LETTERS.index(chosen.source)]
    _block(p, f, taken.then)
    costs.pay(p, f.seat, costs.due(p, f.seat, taken.cost, taken.then), f.card)


# --- if -------------------------------------------------------------------------------------------


@verb(If)
class IfVerb(Verb[If]):
    def do(self, p: Play, f: Effects, e: If) -> None:
        _block(p, f, e.then if holds(p, f.seat, e.when, f.context) else e.otherwise)

    def sentence(self, e: If, scene: Scene) -> Said:
        said = split(clause(e.then, scene.inside(), f"if {condition(e.when, scene)},"))
        rest = clause(e.otherwise, scene.inside(), "otherwise") if e.otherwise else ""
        if rest:
            rest = " " + rest.replace("Otherwise ", "Otherwise, ", 1)
        return Said(said.head, said.tail + rest, "fact")

    def icon(self, e: If) -> str:
        return " / ".join(filter(None, (icons.block(e.then), icons.block(e.otherwise))))


# --- roll -----------------------------------------------------------------------------------------


@verb(Roll)
class RollVerb(Verb[Roll]):
    def do(self, p: Play, f: Effects, e: Roll) -> None:
        rolled = RollStep(f.seat, block=f.block, place=f.at - 1, card=f.card, context=f.context)
        p.push(rolled)

    def sentence(self, e: Roll, scene: Scene) -> Said:
        shown = face_words(e.success)
        need = "Any" if e.need == 1 else f"At least {e.need}"
        if isinstance(e.dice, int) and e.dice == e.need:
            need = f"{e.need}" if e.need > 1 else ""
        pairs = [(f"{need} {shown}".strip(), e.then), ("Otherwise", e.otherwise)]
        tail = branches(pairs, scene) + labelled(f"For each {shown}", e.each, scene)
        if e.otherwise and not e.then:
            fewer = f"Fewer than {e.need} {shown}" if e.need > 1 else f"No {shown}"
            tail = labelled(fewer, e.otherwise, scene)
        return Said(f"roll {dice_words(e.dice)}", tail)

    def icon(self, e: Roll) -> str:
        won, lost = icons.outcome("check", e.then), icons.outcome("cross", e.otherwise)
        each = f" {icons.faces(e.success)} {icons.block(e.each)}" if e.each else ""
        number = "" if e.dice == 1 else amount_words(e.dice)
        return f"{number}{{icon:dice}}{each}{won}{lost}"


def run_roll(p: Play, f: RollStep) -> None:
    """Step ``roll``: roll for a card, count the successes, resolve their effects."""
    e = p.effect(f, Roll)
    f.at += 1
    if f.at == 1:
        p.roll(f.seat, amount(p, f.seat, e.dice, f.context), "card")
        return
    p.stack.pop()
    successes = sum(face in e.success for face in f.faces)
    f.context = replace(f.context, successes=successes)
    _block(p, f, e.then if successes >= e.need else e.otherwise)
    for _ in range(successes):
        _block(p, f, e.each)


PENDING: tuple[Step[Play], ...] = (
    Ask(MayStep, may_options, may_answer),
    Ask(ChooseStep, choose_options, choose_answer),
    Auto(RollStep, run_roll),
)
"""the steps that are run here"""
