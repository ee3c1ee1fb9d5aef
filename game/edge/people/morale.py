"""Morale at the end of a round (EE-R90)."""

from __future__ import annotations

from game.edge.checks.asked import adversary
from game.edge.context import Play
from game.edge.names import GROUP
from game.edge.people import rules as people
from game.edge.rules.conditions import holds


def check(p: Play) -> None:
    """Let those leave whose spirit is broken."""
    for who in p.foes:
        why = _breaks(p, who)
        if why:
            people.send_off(p, (who,), why)


def _breaks(p: Play, who: str) -> str:
    """Return why an adversary leaves, "" if it stays."""
    foe, person = adversary(p, who), p.person(who)
    assert foe is not None
    if foe.type == "minion":
        alone = p.foes == (who,) and person.count >= GROUP and p.standing(who) == 1
        return "the last of its group" if alone else ""
    if foe.leaves_at and 100 * person.wounds >= foe.leaves_at * foe.threshold:
        return "hurt enough"
    return ""


def offers(p: Play, who: str) -> bool:
    """Return True if a nemesis, wounds above half, offers terms: the heroes hold the prize."""
    foe = adversary(p, who)
    prize = p.encounter.prize
    if foe is None or not foe.terms or prize is None:
        return False
    return 2 * p.person(who).wounds > foe.threshold and holds(p, prize)
