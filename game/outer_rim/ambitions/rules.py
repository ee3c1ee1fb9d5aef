"""Ambitions: picking a sheet, goals and their progress, and the win (UB-148 to UB-177).

A goal that lasts is complete while its condition holds; the token on it only shows that. All other
goals stay complete once they are.
"""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import Any, Literal

from game.outer_rim.ambitions.events import AmbitionAdvanced, AmbitionPicked, AmbitionsLaid
from game.outer_rim.cards.effects.abilities import When
from game.outer_rim.cards.effects.tasks import Mission
from game.outer_rim.cards.models import Ambition, AmbitionGoal
from game.outer_rim.catalog import Content, Power
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import holds, looked_at
from game.outer_rim.frames.base import NOTHING, Context
from game.outer_rim.frames.turns import SetupAmbition
from game.outer_rim.state import CardState, Player
from game.table.decisions import Option, Options, option
from game.table.refusals import Reason
from game.table.stack import Ask, Step

EARLIER = {"second": "first"}
"""goals that have to be complete before another one is open (UB-166)"""


class Deeds:
    """The goals of a sheet by what completes them: their places by moment, and the states.

    ``look`` returns all of a player that the states depend on; None if they depend on more. The AI
    has no sheet.
    ``settled`` is what they depended on when they were looked at last, ``tokens`` the state of the
    sheet then, and ``won`` whether all the goals and the fame were complete.
    """

    __slots__ = ("card", "by_when", "states", "look", "settled", "tokens", "won")

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
        self.tokens: CardState | None = None
        self.won = False


@lru_cache(maxsize=4)
def _deeds(content: Content) -> dict[str, Deeds]:
    """Return the goals of all sheets, by sheet."""
    return {card.id: Deeds(card) for card in content.ambitions.values()}


def sheet(p: Play, seat: int) -> Ambition | None:
    """Return a player's sheet; None without one."""
    return p.content.ambitions.get(p.player(seat).ambition)


# --- goals ----------------------------------------------------------------------------------------


Closed = Literal["", "done", "order", "fame", "rest"]


def complete(p: Play, seat: int, place: int) -> bool:
    """Return True if a goal is complete now (UB-165 to UB-168)."""
    found = sheet(p, seat)
    assert found is not None
    return _complete(p, seat, found, place)


def _complete(p: Play, seat: int, found: Ambition, place: int) -> bool:
    goal = found.goals[place]
    if goal.mark == "lasting":
        return holds(p, seat, goal.have)
    return place in p.on(found.id).goals


def closed(p: Play, seat: int, place: int) -> Closed:
    """Return why a goal cannot be completed now: it is ``done``, it comes after others in
    ``order``, or as the last one it asks for more ``fame`` or for the ``rest``. "" if it is
    open."""
    found = sheet(p, seat)
    assert found is not None
    goals = found.goals
    if _complete(p, seat, found, place):
        return "done"
    mark = goals[place].mark
    before = EARLIER.get(mark)
    if before:
        for other, each in enumerate(goals):
            if each.mark == before and not _complete(p, seat, found, other):
                return "order"
    if mark != "final":
        return ""
    player = p.player(seat)
    if player.fame < player.fame_goal:
        return "fame"
    for other in range(len(goals)):
        if other != place and not _complete(p, seat, found, other):
            return "rest"
    return ""


def why_closed(p: Play, seat: int, place: int) -> Reason | None:
    """Return in words why a goal cannot be completed now; None if it is open."""
    why, player = closed(p, seat, place), p.player(seat)
    if why == "done":
        return Reason("UB-175", "You have already completed this goal.")
    if why == "order":
        return Reason("UB-166", "First complete the goal before it: they are numbered.")
    if why == "fame":
        return Reason(
            "UB-169",
            "Your last goal asks for {goal} fame; you have {fame}.",
            goal=player.fame_goal,
            fame=player.fame,
        )
    return Reason("UB-170", "Your last goal asks for all the others first.") if why else None


def is_open(p: Play, seat: int, place: int) -> bool:
    """Return True if a goal can be completed now."""
    return not closed(p, seat, place)


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


def refresh(p: Play) -> bool:
    """Complete goals whose state is reached, and take the tokens of lasting ones on and off
    (UB-167, UB-168, UB-176), for each player of whom something has changed that they depend on.

    Return True if somebody has all their goals and the fame (UB-177).
    """
    deeds, cards, won = _deeds(p.content), p.state.cards, False
    for player in p.state.players:
        if not player.ambition:
            continue
        found = deeds[player.ambition]
        facts, tokens = found.look and found.look(player), cards.get(player.ambition)
        if facts is None or facts != found.settled or tokens is not found.tokens:
            _refresh(p, player.seat, found)
            # The tokens as they lie now: a copy from before them must lay them itself.
            found.settled, found.tokens = facts, cards.get(player.ambition)
            found.won = _won(p, player, found.card)
        if found.won:
            won = True
    return won


def _refresh(p: Play, seat: int, found: Deeds) -> None:
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
    return p.state.fulfilled == seat or _won(p, p.player(seat), found)


def _won(p: Play, player: Player, found: Ambition) -> bool:
    if player.fame < player.fame_goal:
        return False
    return all(_complete(p, player.seat, found, place) for place in range(len(found.goals)))


def winner(p: Play) -> int:
    """Return the player who has won, the current one first (UB-R52); -1 for nobody."""
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


PENDING: tuple[Step[Play], ...] = (Ask(SetupAmbition, pick_options, pick_answer),)
"""the steps that are run here"""
