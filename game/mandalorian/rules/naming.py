"""Votes of The Leak: who is named as the Second Client (MA-R111)."""

from __future__ import annotations

from collections import Counter

from game.mandalorian import events as e
from game.mandalorian.checking import Check, allowed
from game.mandalorian.context import Play
from game.mandalorian.frames import Plain
from game.mandalorian.rules import jammer, roles
from game.mandalorian.state import NOBODY
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason


def check_call(p: Play, f: Plain, o: Intent) -> Reason | None:
    """Return the reason against calling a vote."""
    state = p.state
    if p.way is None:
        return Reason("MA-R104", "Votes belong to The Leak: the crew of this mission is sound.")
    if state.client is not None:
        return Reason("MA-R112", "The Second Client is known: there is no one left to name.")
    if p.person is not None:
        return _check_alone(p, f.seat)
    if state.player in state.called:
        return Reason("MA-R111", "You have called your vote: there is one for each player.")
    if state.plays or state.step != "action":
        return Reason("MA-R111", "Call a vote at the beginning of your turn, before a card.")
    return None


def _check_alone(p: Play, seat: int) -> Reason | None:
    """Return the reason against naming a companion."""
    state, way = p.state, p.way
    assert way is not None
    if seat != p.person:
        return Reason("MA-R116", "Only the person names, in the own turn: play on.")
    if len(state.called) >= way.names:
        return Reason(
            "MA-R116",
            "You have named {n:companion|companions}, the most in a game.",
            n=way.names,
        )
    if state.plays or state.step != "action":
        return Reason("MA-R116", "Name at the beginning of your turn, before a card.")
    return None


def call(p: Play, seat: int) -> None:
    """Call a vote: everybody chooses, the caller first, and all choices are shown together. One
    person with companions names without a vote."""
    state, seats = p.state, len(p.state.setup.seats)
    state.called.append(seat)
    p.events.append(e.VoteCalled(seat=seat))
    if p.person is not None:
        p.stack.append(Plain(seat, step="vote"))
        return
    p.stack.append(Plain(seat, step="count"))
    for step in reversed(range(seats)):
        p.stack.append(Plain((seat + step) % seats, step="vote"))


def options(p: Play, f: Plain) -> Options:
    """Return the characters who can be named, and nobody where there is a vote."""
    ways = [option("name", "", who) for who in p.state.characters]
    return allowed(p, f, [*ways, option("abstain")], VOTE)


def check_name(p: Play, f: Plain, o: Intent) -> Reason | None:
    """Return the reason against naming a character."""
    state = p.state
    if o.target not in state.characters:
        return Reason("MA-R111", "No one at this table leads that one: name another.")
    seat = state.characters.index(o.target)
    if seat == f.seat:
        return Reason("MA-R111", "You cannot name yourself: name another, or no one.")
    if seat in state.named:
        return Reason("MA-R111", "All have seen that role: name another, or no one.")
    return None


def check_abstain(p: Play, f: Plain, o: Intent) -> Reason | None:
    """Return the reason against naming nobody: in a vote there is none."""
    if p.person is not None:
        return Reason("MA-R116", "You are about to name a companion: choose one, or undo.")
    return None


def vote(p: Play, f: Plain, chosen: Option) -> None:
    """Choose in secret; one person with companions names at once."""
    p.stack.pop()
    state, way = p.state, p.way
    named = state.characters.index(chosen.target) if chosen.verb == "name" else NOBODY
    if p.person is not None and way is not None:
        if not roles.turn_up(p, named):
            jammer.mark(p, way.wrong, "vote")
        return
    state.votes[f.seat] = named
    p.events.append(e.Voted(seat=f.seat))


def count(p: Play, f: Plain) -> None:
    """Show all choices; more than half of all seats on one turn up that role, anything else costs
    a marker, and so does a member of the crew."""
    p.stack.pop()
    state, way, seats = p.state, p.way, len(p.state.setup.seats)
    assert way is not None
    cast = tuple(state.votes[seat] for seat in range(seats))
    state.votes = {}
    p.events.append(e.VotesShown(votes=cast))
    found = Counter(each for each in cast if each != NOBODY).most_common(1)
    seat, most = found[0] if found else (NOBODY, 0)
    if 2 * most <= seats:
        jammer.mark(p, way.split, "vote")
    elif not roles.turn_up(p, seat):
        jammer.mark(p, way.wrong, "vote")


VOTE: dict[str, Check] = {"name": check_name, "abstain": check_abstain}
