"""Opposed tests in the log: the line of their result, and the opponent's answer in the story."""

from __future__ import annotations

from dataclasses import replace

from game.outer_rim.contests.events import SkillsCompared
from game.outer_rim.context import Play
from game.outer_rim.text.log.naming import cause_of
from game.outer_rim.text.names import short_name
from game.outer_rim.text.story.deeds import Deed
from game.outer_rim.text.story.teller import Teller, Tellers
from game.table.events import Event
from game.table.grammar import Line


def _compared(p: Play, x: SkillsCompared) -> str:
    own, other = short_name(p, x.seat), short_name(p, x.opponent)
    cause = cause_of(p, x.cause)
    if x.own == x.theirs:
        both = "pass" if x.own else "fail"
        return f"{own} and {other} both {both}, so neither wins{cause}."
    winner, loser = (own, other) if x.own else (other, own)
    return f"{winner} wins the opposed {x.skill.title()} test against {loser}{cause}."


LINES: dict[type[Event], Line[Play]] = {SkillsCompared: _compared}


def add_comparison(t: Teller, x: SkillsCompared) -> None:
    """Add who wins to the test of the opponent, which comes last."""
    own, card = short_name(t.p, x.seat), t.p.content.name(x.cause)
    over, even = f" over {card}", ", so neither wins"

    def answer(deed: Deed) -> Deed:
        what = deed.what.replace(f" for {card}", f" against {own}")
        return replace(deed, what=what, tail=even * (x.own == x.theirs))

    if not t.change(x.opponent, "passes" if x.theirs else "fails", answer):
        t.add_own_line(x)
    elif x.own != x.theirs:
        verb, who = ("wins", "") if x.theirs else ("loses", f"to {own}")
        t.add(x.opponent, Deed(verb, who, over))
    t.scene.named_cards.add(x.cause)


TELLERS: Tellers = {SkillsCompared: add_comparison}
