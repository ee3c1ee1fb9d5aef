"""Log lines for opposed tests."""

from __future__ import annotations

from game.outer_rim.contests.events import SkillsCompared
from game.outer_rim.context import Play
from game.outer_rim.text.log.causes import cause_of
from game.outer_rim.text.names import short_name
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


LINES: dict[type[Event], Line[Play]] = {
    SkillsCompared: _compared,
}
