"""The target of an effect: the player, the opponent, or both."""

from __future__ import annotations

from dataclasses import replace

from game.outer_rim.cards.effects.language import Who
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import company
from game.outer_rim.frames.turns import Effects, Opponent
from game.outer_rim.text.terms import Said, Scene
from game.table.decisions import Option, Options, option
from game.table.stack import Ask, Step


def seats(p: Play, f: Effects, who: Who) -> list[int]:
    """Return the seats that an effect is for, the acting player first (OR-R79).

    If the opponent is not known yet, the player is asked first; meanwhile there is none.
    """
    if who == "me":
        return [f.seat]
    if _asks(p, f):
        return []
    others = [f.context.opponent] if f.context.opponent >= 0 else []
    return others if who == "opponent" else [f.seat, *others]


def _asks(p: Play, f: Effects) -> bool:
    """Ask which player in the space is meant, if that is open; the effect is then repeated."""
    others = company(p, f.seat) if f.context.opponent < 0 else []
    if others:
        f.at -= 1
        p.push(Opponent(f.seat, among=tuple(others)))
    return bool(others)


def opponent_options(p: Play, f: Opponent) -> Options:
    """Step ``opponent``: which player is meant."""
    return tuple(option("player", f"seat_{seat}") for seat in f.among)


def opponent_answer(p: Play, f: Opponent, chosen: Option) -> None:
    """Note the player for the effect below."""
    p.stack.pop()
    below = p.under(Effects)
    below.context = replace(below.context, opponent=int(chosen.source.removeprefix("seat_")))


def deed(verb: str, goods: str, who: Who, scene: Scene) -> Said:
    """Return the words for an action of the player, the opponent, or both."""
    if who == "me":
        return Said(f"{verb} {goods}")
    if who == "opponent":
        return Said(f"{scene.rival} {verb}s {goods}", kind="fact")
    return Said(f"you and {scene.rival} each {verb} {goods}", kind="fact")


PENDING: tuple[Step[Play], ...] = (Ask(Opponent, opponent_options, opponent_answer),)
"""the steps that are run here"""
