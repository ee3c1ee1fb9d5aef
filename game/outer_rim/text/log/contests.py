"""Log lines for opposed tests, and for jobs with a partner."""

from __future__ import annotations

from game.outer_rim import events as e
from game.outer_rim.context import Play
from game.outer_rim.text.log.causes import Teller, cause_of
from game.outer_rim.text.names import name_of
from game.table.events import Event


def _compared(p: Play, x: e.SkillsCompared) -> str:
    own, other = name_of(p, x.seat), name_of(p, x.opponent)
    cause = cause_of(p, x.cause)
    if x.own == x.theirs:
        return f"{own} and {other} both {'pass' if x.own else 'fail'}{cause}."
    winner, loser = (own, other) if x.own else (other, own)
    return f"{winner} wins the opposed {x.skill.title()} test against {loser}{cause}."


def _asked(p: Play, x: e.PartnerAsked) -> str:
    own, other = name_of(p, x.seat), name_of(p, x.partner)
    return f"{own} asks {other} to join {p.content.name(x.card)}."


def _answered(p: Play, x: e.PartnerAnswered) -> str:
    how = "joins" if x.joined else "will not join"
    return f"{name_of(p, x.seat)} {how} {p.content.name(x.card)}."


TELLERS: dict[type[Event], Teller] = {
    e.SkillsCompared: _compared,
    e.PartnerAsked: _asked,
    e.PartnerAnswered: _answered,
}
