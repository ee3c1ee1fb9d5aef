"""The objective of a mission, and how it is lost (section 27)."""

from __future__ import annotations

from game.mandalorian.cards.models import Goal
from game.mandalorian.context import Play


def check(p: Play) -> None:
    """End the game as won if the objective is completed at the end of a turn (MA-R48)."""
    if not p.over and holds(p, p.mission.goal):
        p.win()


def holds(p: Play, goal: Goal) -> bool:
    """Return True if everything that an objective asks for is so."""
    return all(done for _, done in parts(p, goal))


def parts(p: Play, goal: Goal) -> list[tuple[str, bool]]:
    """Return the parts of an objective by the name of their field, with whether each is so."""
    state = p.state
    found = []
    carriers = set(state.characters)
    if goal.carries is not None:
        carriers &= {
            who for token, who in state.carried.items() if p.threat(token).id == goal.carries
        }
        found.append(("carries", bool(carriers)))
    if goal.child:
        carriers &= {state.carrier}
        found.append(("child", state.carrier in state.characters))
    if goal.there is not None:
        there = _space(p, goal.there)
        found.append(("there", any(state.at[who] == there for who in carriers)))
    if goal.all_in is not None:
        everybody = all(where == _space(p, goal.all_in) for where in state.at.values())
        found.append(("all_in", everybody))
    if goal.defeated is not None:
        found.append(("defeated", defeats(p, goal.defeated) >= goal.times))
    return found


def defeats(p: Play, threat: str) -> int:
    """Return the number of enemies of a kind that are defeated."""
    off = (*p.state.gone, *p.state.beaten)
    return sum(p.threat(token).id == threat for token in off)


def _space(p: Play, place: str | int) -> str:
    return p.map.numbered(place) if isinstance(place, int) else p.map.start
