"""Ambitions: picking a sheet, goals and their progress, and the win (UB-148 to UB-177).

A goal that lasts is complete while its condition holds; the token on it only shows that. All other
goals stay complete once they are.
"""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import Any

from game.outer_rim.cards.effects import When
from game.outer_rim.cards.effects.tasks import Mission
from game.outer_rim.cards.models import Ambition
from game.outer_rim.cards.models.ambitions import AmbitionGoal
from game.outer_rim.catalog import Content, Power
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import holds, looked_at
from game.outer_rim.events import AmbitionAdvanced, AmbitionPicked, AmbitionsLaid
from game.outer_rim.frames import NOTHING, Context, SetupAmbition
from game.table.decisions import Option, Options, option
from game.table.refusals import Reason

EARLIER = {"second": "first"}
"""goals that have to be complete before another one is open (UB-166)"""


class Deeds:
    """The goals of a sheet by what completes them: their places by moment, and the states.

    ``look`` returns all of a player that the states depend on; None if they depend on more. The AI
    has no sheet.
    ``settled`` is what they depended on when no token had to be moved last.
    """

    __slots__ = ("card", "by_when", "states", "look", "settled")

    def __init__(self, card: Ambition) -> None:
        self.card = card
        self.by_when: dict[When, tuple[int, ...]] = {}
        for place, goal in enumerate(card.goals):
            if goal.when is not None:
                self.by_when[goal.when] = (*self.by_when.get(goal.when, ()), place)
        have = [(place, goal.have) for place, goal in enumerate(card.goals) if goal.have]
        self.states = tuple(place for place, _ in have)
        fields = looked_at(only for _, only in have)
        self.look = attrgetter("fame", "fame_goal", *fields) if fields is not None else None
        self.settled: Any = None


@lru_cache(maxsize=4)
def _deeds(content: Content) -> dict[str, Deeds]:
    """Return the goals of all sheets, by sheet."""
    return {card.id: Deeds(card) for card in content.ambitions.values()}


def sheet(p: Play, seat: int) -> Ambition | None:
    """Return a player's sheet; None without one."""
    return p.content.ambitions.get(p.player(seat).ambition)


# --- goals ----------------------------------------------------------------------------------------


def complete(p: Play, seat: int, place: int) -> bool:
    """Return True if a goal is complete now (UB-165 to UB-168)."""
    found = sheet(p, seat)
    assert found is not None
    goal = found.goals[place]
    if goal.mark == "lasting":
        return holds(p, seat, goal.have)
    return place in p.on(found.id).goals


def why_closed(p: Play, seat: int, place: int) -> Reason | None:
    """Return why a goal cannot be completed now; None if it is open."""
    found = sheet(p, seat)
    assert found is not None
    goals = found.goals
    if complete(p, seat, place):
        return Reason("UB-175", "You have already completed this goal.")
    mark = goals[place].mark
    before = EARLIER.get(mark)
    if before and not all(
        complete(p, seat, other) for other, each in enumerate(goals) if each.mark == before
    ):
        return Reason("UB-166", "First complete the goal before it: they are numbered.")
    if mark != "final":
        return None
    player = p.player(seat)
    if player.fame < player.fame_goal:
        return Reason(
            "UB-169",
            "Your last goal asks for {goal} fame; you have {fame}.",
            goal=player.fame_goal,
            fame=player.fame,
        )
    if not all(complete(p, seat, other) for other in range(len(goals)) if other != place):
        return Reason("UB-170", "Your last goal asks for all the others first.")
    return None


def is_open(p: Play, seat: int, place: int) -> bool:
    """Return True if a goal can be completed now."""
    return why_closed(p, seat, place) is None


def instead_of_patrol(p: Play, seat: int, power: Power) -> bool:
    """Return True if an encounter may replace one with a patrol (UB-276, UB-283)."""
    found = sheet(p, seat)
    return found is not None and power.goal >= 0 and found.goals[power.goal].replaces_patrol


# --- progress -------------------------------------------------------------------------------------


def count(p: Play, seat: int, when: When, context: Context = NOTHING) -> bool:
    """Complete the open goals that a deed is for; the first of them alone, so that one deed never
    counts twice (UB-R50). Return True if there was one."""
    found = _deeds(p.content).get(p.player(seat).ambition)
    for place in found.by_when.get(when, ()) if found is not None else ():
        assert found is not None
        if is_open(p, seat, place) and holds(p, seat, found.card.goals[place].only, context):
            achieve(p, seat, place)
            return True
    return False


def achieve(p: Play, seat: int, place: int) -> None:
    """Put a token on a goal that is open, or that was when its encounter began (UB-175)."""
    found = sheet(p, seat)
    if found is None or place in p.on(found.id).goals:
        return
    _mark(p, seat, found, place, True)
    if found.goals[place].wins:
        p.state.fulfilled = seat


def refresh(p: Play) -> None:
    """Complete goals whose state is reached, and take the tokens of lasting ones on and off
    (UB-167, UB-168, UB-176), for each player of whom something has changed that they depend on."""
    deeds, cards = _deeds(p.content), p.state.cards
    for player in p.state.players:
        found = deeds.get(player.ambition)
        if found is None:
            continue
        facts = found.look and (found.look(player), cards.get(player.ambition))
        if facts is None or facts != found.settled:
            _refresh(p, player.seat, found)
            found.settled = facts


def _refresh(p: Play, seat: int, found: Deeds) -> None:
    """Move the tokens of one player's goals that are states."""
    for place in found.states:
        goal = found.card.goals[place]
        lasting, token = goal.mark == "lasting", place in p.on(found.card.id).goals
        if token and not lasting:
            continue
        now = holds(p, seat, goal.have)
        if token != now and (lasting or is_open(p, seat, place)):
            _mark(p, seat, found.card, place, now)


def _mark(p: Play, seat: int, found: Ambition, place: int, done: bool) -> None:
    rest = tuple(each for each in p.on(found.id).goals if each != place)
    p.lay(found.id, goals=tuple(sorted((*rest, place))) if done else rest)
    mark = found.goals[place].mark
    p.tell(AmbitionAdvanced(seat=seat, card=found.id, goal=place, mark=mark, done=done))


def mission_done(p: Play, seat: int, script: str) -> None:
    """Complete the goal whose databank card has been resolved with success (UB-173)."""
    found = sheet(p, seat)
    number = p.content.databank[script].number
    for place, goal in enumerate(found.goals if found is not None else ()):
        missions = [each for ability in goal.abilities for each in ability.then]
        if any(isinstance(each, Mission) and each.number == number for each in missions):
            achieve(p, seat, place)


def fulfilled(p: Play, seat: int) -> bool:
    """Return True if a player has won: all goals at once, and the fame (UB-177), or a goal that
    wins."""
    found = sheet(p, seat)
    if found is None:
        return False
    if p.state.fulfilled == seat:
        return True
    player = p.player(seat)
    if player.fame < player.fame_goal:
        return False
    return all(complete(p, seat, place) for place in range(len(found.goals)))


def winner(p: Play) -> int:
    """Return the player who has won, the current one first (UB-R52); -1 for nobody."""
    if p.state.fulfilled < 0 and all([each.fame < each.fame_goal for each in p.state.players]):
        return -1
    seats = len(p.state.players)
    order = ((p.state.turn + place) % seats for place in range(seats))
    return next((seat for seat in order if fulfilled(p, seat)), -1)


# --- setup ----------------------------------------------------------------------------------------


def lay_out(p: Play, order: list[int]) -> None:
    """Lay out one sheet more than there are players (UB-155, UB-196); the last player picks first
    (UB-156, UB-157). ``order``: the seats in turn order."""
    people = [seat for seat in order if not p.is_deck(seat)]
    given = {seat: _given(p, seat) for seat in people}
    wanted = [each for each in given.values() if each]
    rest = p.shuffle("ambitions", tuple(each for each in p.content.ambitions if each not in wanted))
    p.state.sheets = (*wanted, *rest[: len(people) + 1 - len(wanted)])
    out = tuple(each for each in p.content.ambitions if each not in p.state.sheets)
    p.state.removed = (*p.state.removed, *out)
    p.tell(AmbitionsLaid(sheets=p.state.sheets))
    for seat in people:
        p.push(SetupAmbition(seat, wanted=given[seat]))


def _given(p: Play, seat: int) -> str:
    """Return the sheet that a setup file gives to a player, "" for none."""
    position = p.state.setup.position
    players = position.players[seat : seat + 1] if position is not None else ()
    return next((each.ambition for each in players if each.ambition), "")


def pick_options(p: Play, f: SetupAmbition) -> Options:
    """Step ``setup.ambition``: one of the sheets that are left (UB-149, UB-157)."""
    if f.wanted:
        return (option("pick", f.wanted),)
    taken = {_given(p, player.seat) for player in p.state.players}
    return tuple(option("pick", each) for each in p.state.sheets if each not in taken)


def pick_answer(p: Play, f: SetupAmbition, chosen: Option) -> None:
    """Take the sheet."""
    p.stack.pop()
    p.player(f.seat).ambition = chosen.source
    p.state.sheets = tuple(each for each in p.state.sheets if each != chosen.source)
    p.tell(AmbitionPicked(seat=f.seat, card=chosen.source))


def remaining(p: Play) -> None:
    """Take the sheet that nobody picked out of the game (UB-158)."""
    p.state.removed = (*p.state.removed, *p.state.sheets)
    p.state.sheets = ()


def shown(p: Play, seat: int) -> list[dict[str, object]]:
    """Return a player's goals for ``view``: nothing of them is hidden."""
    found = sheet(p, seat)

    def state(place: int, goal: AmbitionGoal) -> dict[str, object]:
        done = complete(p, seat, place)
        return {"mark": goal.mark, "done": done, "open": is_open(p, seat, place)}

    return [state(place, goal) for place, goal in enumerate(found.goals if found else ())]
