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
from game.mandalorian.players.values import FAR, PRESSURE, left
from game.mandalorian.state import NOBODY
from game.table.decisions import Decision, Option
from game.table.streams import number

QUIET = 1.0
"""worth that a quiet Second Client gives away with a card"""
FRIENDS, AT_LAST, NEAR_GOAL = (2.0, 4.0), 6.0, 4.0
"""worth that a false companion gives away in a turn, one of these for a whole game; that near the
goal, and the spaces from which on it is near"""
STROLL = 1.0
"""worth that a loyal companion gives away in a turn by chance, so that such a turn proves
nothing"""
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
        least = VOTES[_seats(p)] if p.person is None else 0.0
        seat = suspect(suspicion(p, decision.seat), least)
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


def within(worths: Sequence[float], least: float) -> list[int]:
    """Return the places of the worths that fall short of the best by no more than this."""
    best = max(worths)
    return [at for at, worth in enumerate(worths) if worth >= best - least]


def quiet(plays: Sequence[Play], worths: Sequence[float], seat: int, gift: float) -> int:
    """Return the place of the turn of a quiet Second Client, who gives away no more than ``gift``,
    among the ends of turns by their worths: bad for the others, and good for the own character."""
    own = plays[0].state.characters[seat]
    best = max(range(len(worths)), key=lambda at: worths[at])
    near = [at for at in within(worths, gift) if plays[at].left(own) >= plays[best].left(own)]
    return min(near, key=lambda at: worths[at] + SELF * _danger(plays[at], own))


def friendly(
    now: Play, plays: Sequence[Play], worths: Sequence[float], seat: int, seed: int
) -> int:
    """Return the place of the turn of a companion in The Doubtful Friend among the ends of turns,
    by their worths: one by chance that is nearly the best, or of a false one what it can give away
    unseen. The same question always has the same answer."""
    state = now.state
    share = 1.0 if not state.plays else 0.5  # of a turn that is half over
    if not is_client(now, seat):
        near = within(worths, STROLL * share)
        return near[number(seed, f"stroll.{seat}", 2 * state.turn + state.plays, len(near))]
    gift = FRIENDS[number(seed, f"friend.{seat}", 0, len(FRIENDS))]
    if left(now, seat) <= NEAR_GOAL:
        gift = AT_LAST
    return quiet(plays, worths, seat, gift * share)


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
