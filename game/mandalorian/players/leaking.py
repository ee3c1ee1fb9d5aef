"""The play of computers in The Leak: the Jammer, votes, and the turns of a Second Client.

A quiet Second Client takes the worst of the turns that are nearly as good as the best, so that each
of them could have been meant well, and never one that hurts the own character more. In votes every
role follows the readings alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.mandalorian.context import Play
from game.mandalorian.players.quick import RANKS
from game.mandalorian.players.suspicion import is_client, suspect, suspicion
from game.mandalorian.players.values import FAR, PRESSURE
from game.mandalorian.state import NOBODY
from game.table.decisions import Decision, Option
from game.table.streams import number

QUIET = 1.75
"""worth that a quiet Second Client gives away with a card"""
SELF, HURT, SPARED = 3.0, 20.0, 1.5
"""what danger to the own character weighs in a turn, and among the choices of an event for one who
is named and one who is not"""
CALLS, VOTES = {3: 0.66, 4: 0.58}, {3: 0.5, 4: 0.42}
"""by number of seats, the chances at which a seat is suspected enough to call a vote, and to be
named in one: among four the readings say less"""
STRONG, WEAK = 75, 67
"""hundredths of the rounds in which the crew gives its strongest card, and a Second Client its
weakest"""
OF_EVENTS = frozenset(("hunting", "striking", "advancing", "spawning", "disrupting", "flipping"))
"""the choices of an event that a named Second Client makes for the enemies"""


def answer(p: Play, decision: Decision, seed: int) -> str:
    """Return the answer to a question of The Leak."""
    options = decision.options
    if decision.step == "jammer":
        return _gift(p, decision, seed).key
    if decision.step == "vote":
        seat = suspect(suspicion(p, decision.seat), VOTES[_seats(p)])
        who = p.state.characters[seat] if seat != NOBODY else ""
        named = next((each for each in options if who and each.target == who), None)
        return (named or options[-1]).key
    return options[0].key


def _gift(p: Play, decision: Decision, seed: int) -> Option:
    """Return the card for the Jammer."""
    cards = [each for each in decision.options if each.source]
    if not cards:
        return decision.options[0]
    ranked = sorted(cards, key=lambda each: p.skill(each.source).strength)
    roll = number(seed, f"jammer.{decision.seat}", decision.seq, 100)
    if is_client(p, decision.seat):
        return ranked[0 if roll < WEAK else -1]
    return ranked[-1 if roll < STRONG else -min(2, len(ranked))]


def calls(p: Play, seat: int) -> bool:
    """Return True if the seat should call a vote now."""
    return suspect(suspicion(p, seat), CALLS[_seats(p)]) != NOBODY


def _seats(p: Play) -> int:
    return len(p.state.setup.seats)


def unkind(p: Play, decision: Decision) -> Option | None:
    """Return the answer of a Second Client to a choice of an event, None for others: one that is
    named sends the enemies where they hurt, one that is not looks kind and spares only the own
    character."""
    seat = decision.seat
    if decision.step not in OF_EVENTS or not is_client(p, seat):
        return None
    rank, own = RANKS[decision.step], p.state.characters[seat]
    if p.state.client == seat:
        return max(decision.options, key=lambda o: -rank(p, o) - HURT * (o.target == own))
    return max(decision.options, key=lambda o: rank(p, o) - SPARED * (o.target == own))


def quiet(plays: Sequence[Play], worths: Sequence[float], seat: int, cards: int) -> int:
    """Return the place of the turn of a quiet Second Client among the ends of turns of some cards,
    by their worths: bad for the others, and good for the own character."""
    own = plays[0].state.characters[seat]
    best = max(range(len(worths)), key=lambda at: worths[at])
    near = [
        at
        for at, worth in enumerate(worths)
        if worth >= worths[best] - QUIET * cards and plays[at].left(own) >= plays[best].left(own)
    ]
    return min(near, key=lambda at: worths[at] + SELF * _danger(plays[at], own))


def _danger(p: Play, who: str) -> float:
    """Return how near the enemies are to a character, as far as they can hurt it."""
    state, found = p.state, 0.0
    if state.over:
        return found
    for token in p.enemies():
        enemy = p.enemy(token)
        assert enemy is not None
        far = p.ranging.distance[state.spaces[token]].get(state.at[who], FAR)
        found += PRESSURE[enemy.cls][min(far, 5)]
    return found / max(1, p.left(who))
