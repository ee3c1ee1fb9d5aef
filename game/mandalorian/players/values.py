"""The worth of a position to the crew, from what one seat knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from heapq import heappop, heappush

from game.mandalorian.cards.effects import PlaceChild, Unlock
from game.mandalorian.cards.models import Goal, Threat
from game.mandalorian.context import Play
from game.mandalorian.maps import DOOR, OPEN, Doors, MissionMap
from game.mandalorian.rules import decks, objectives, telling

HEALTH = (-150.0, -22.0, -12.0, -6.3, -3.0, -1.2, 0.0, 0.7, 1.2, 1.5)
"""worth of the health that a character has left"""
SLOT = (0.0, 0.05, 0.2, 0.5, 1.0, 2.8, 5.6, 5.7, 5.9, 6.1)
"""cost of a slot by its strength"""
KEPT = {
    "defend": 0.7, "return_fire": 0.3, "push_on": 0.4, "covering_shots": 0.4, "borrowed_time": 0.6,
    "steady_hands": 0.25, "quick_exit": 0.4, "own_initiative": 0.4, "second_look": 0.15,
    "loose_wires": 0.4,
}  # fmt: skip
"""worth of planning cards that are kept; others are worth ``CARD``"""
CARD = 0.3
MORE = 0.6
"""what each further planning card of a character is worth, as a part of the one before it"""
PRESSURE = {
    "melee": (1.3, 1.0, 0.75, 0.45, 0.2, 0.1),
    "blaster": (1.1, 1.1, 0.9, 0.55, 0.3, 0.15),
    "sharpshooter": (1.0, 1.0, 1.0, 0.9, 0.6, 0.3),
}
"""cost of an enemy by its distance to the nearest character"""
STEP = 2.0
"""cost of a space still to be walked"""
LOCKED = 5.0
"""spaces that a locked door costs"""
STOP = 0.7
"""spaces that a facedown threat on the way costs, if its face is not known"""
FOE, TOUGH, GUARD = 0.5, 0.15, 0.8
"""spaces that an enemy on the way costs, more for each health it has left, and more as a sentry"""
OTHERS = 0.6
"""share of their way that counts for those who carry nothing"""
FAR = 12
WAITING = 16.0
"""spaces that an enemy costs who has to be defeated, and is not on the map yet"""
BLOW, AWAY, AIM = 0.7, 2.0, 1.0
"""spaces that a point of damage to such an enemy costs, and each of them more; the distance from
which it can be hit"""
WON, LOST = 1000.0, -1000.0
COMPLETE = 40.0
"""worth of an objective that is completed if the turn ends like this"""


def judge(p: Play, seat: int) -> float:
    """Return the worth of a position."""
    state = p.state
    if state.over:
        return WON - state.turn if state.won else LOST + state.turn
    return sum(parts(p, seat).values())


def parts(p: Play, seat: int) -> dict[str, float]:
    """Return the parts of the worth of a position, before the game is over."""
    state = p.state
    return {
        "health": sum(HEALTH[min(max(p.left(who), 0), 9)] for who in state.characters),
        "kept": sum(planning_worth(cards) for cards in state.plans.values()),
        "slots": -sum(SLOT[min(p.slot_total(slot), 9)] for slot in p.slots),
        "enemies": -_pressure(p),
        "goal": -STEP * left(p, seat),
        "track": -_clock(p),
        "complete": COMPLETE if objectives.holds(p, p.mission.goal) else 0.0,
        "hand": 0.12 * sum(p.skill(card).strength for card in state.hands[seat]),
    }


def planning_worth(cards: Iterable[str]) -> float:
    """Return the worth of planning cards that a character has kept, each less than the one before
    it."""
    worths = sorted((KEPT.get(card.partition(".")[0], CARD) for card in cards), reverse=True)
    return sum(worth * MORE**place for place, worth in enumerate(worths))


def _clock(p: Play) -> float:
    """Return the cost of the markers on the crisis track."""
    track, limit = p.state.track, p.limit
    return 0.5 * track + 14.0 * (track / limit) ** 4


def _pressure(p: Play) -> float:
    """Return the cost of enemies near characters."""
    state, cost = p.state, 0.0
    cards = state.decks[decks.EVENT]
    back = p.content.events[cards[-1]].back if cards else ""
    places = tuple(state.at.values())
    for token, space in state.spaces.items():
        enemy = p.enemy(token)
        if enemy is None:
            continue
        ways = p.walking if enemy.cls == "melee" else p.ranging
        near = min(ways.distance[space].get(each, FAR) for each in places)
        worth = PRESSURE[enemy.cls][min(near, 5)]
        if enemy.cls == back:
            worth *= 1.5
        hurt = state.damage.get(token, 0)
        cost += worth * (0.55 + 0.45 * (enemy.health - hurt) / enemy.health)
        cost += 0.12 * (enemy.health - hurt) / enemy.health
    return cost


# --- work left to the goal ------------------------------------------------------------------------


def left(p: Play, seat: int) -> float:
    """Return the work left to the objective, in spaces."""
    goal, trips = p.mission.goal, Trips(p, seat)
    spaces = _work(trips)
    if goal.carries is not None:
        spaces += _fetched(trips, seat, goal, goal.carries)
    elif goal.child:
        spaces += _carried(trips, seat, goal)
    elif goal.defeated is not None:
        spaces += _hunted(trips, seat, goal, goal.defeated)
    elif goal.all_in is not None:
        there = _place(p, goal.all_in)
        spaces += OTHERS * sum(trips.cost(at, there) for at in p.state.at.values())
    return spaces


def _place(p: Play, place: str | int | None) -> str:
    return p.map.numbered(place) if isinstance(place, int) else p.map.start


class Trips:
    """The cost of ways between spaces: a space each, more where something stops, and more through
    a locked door."""

    def __init__(self, p: Play, seat: int) -> None:
        self.p = p
        tolls: dict[str, float] = {}
        for token, space in p.state.spaces.items():
            toll = _toll(p, seat, token)
            if toll:
                tolls[space] = tolls.get(space, 0.0) + toll
        self._ways = p.map, frozenset(p.state.doors), frozenset(tolls.items())

    def cost(self, one: str, two: str) -> float:
        """Return the cost of the way from one space to another."""
        return _costs(*self._ways, one).get(two, FAR)

    def nearest(self, places: Iterable[str]) -> float:
        """Return the cost of the way from the nearest character to the nearest of some spaces."""
        at = self.p.state.at.values()
        return min(self.cost(one, place) for one in at for place in places)


@lru_cache(maxsize=4096)
def _costs(
    grid_map: MissionMap, doors: Doors, tolls: frozenset[tuple[str, float]], start: str
) -> dict[str, float]:
    """Return the cost of the way from a space to every other."""
    neighbors, toll = grid_map.grid.neighbors, dict(tolls)
    done: dict[str, float] = {}
    queue = [(0.0, start)]
    while queue:
        cost, space = heappop(queue)
        if space in done:
            continue
        done[space] = cost
        for beyond, edge in neighbors[space]:
            if beyond in done or edge.kind not in (OPEN, DOOR):
                continue
            locked = edge.kind == DOOR and int(edge.name) not in doors
            more = 1.0 + (LOCKED if locked else 0.0) + toll.get(beyond, 0.0)
            heappush(queue, (cost + more, beyond))
    return done


def _knows(p: Play, seat: int, token: str) -> bool:
    """Return True if a seat has seen the face of a token, or believes what it was told of it."""
    seen = token in p.state.up or seat in p.state.seen.get(token, ())
    return seen or telling.supposes(p, seat, token)


def _toll(p: Play, seat: int, token: str) -> float:
    """Return the spaces that a token costs somebody who goes where it is."""
    state = p.state
    if not _knows(p, seat, token):
        return STOP
    enemy = p.threat(token).enemy
    if enemy is None:
        return 0.0 if token in state.up else STOP
    left = enemy.health - state.damage.get(token, 0)
    return FOE + TOUGH * left + (GUARD if "sentry" in enemy.abilities else 0.0)


def _exit(trips: Trips, goal: Goal, carrier: str) -> float:
    """Return the way of the carrier, and of the others if all have to be there."""
    p = trips.p
    there = _place(p, goal.there or goal.all_in)
    return trips.cost(p.state.at[carrier], there) + _others(trips, goal, carrier)


def _others(trips: Trips, goal: Goal, carrier: str) -> float:
    """Return the way of all but the carrier, if all have to be there."""
    if goal.all_in is None:
        return 0.0
    p = trips.p
    there = _place(p, goal.all_in)
    others = (who for who in p.state.characters if who != carrier)
    return OTHERS * sum(trips.cost(p.state.at[who], there) for who in others)


def _fetched(trips: Trips, seat: int, goal: Goal, feature: str) -> float:
    """Return the way to a feature that somebody has to carry, and back."""
    p = trips.p
    for token, who in p.state.carried.items():
        if p.threat(token).id == feature:
            return _exit(trips, goal, who)
    faces = p.content.faces[p.mission.number]
    return 4.0 + _sought(trips, seat, goal, [each for each in faces if each.id == feature])


def _carried(trips: Trips, seat: int, goal: Goal) -> float:
    """Return the way to The Child and on."""
    p, state = trips.p, trips.p.state
    if state.carrier in state.characters:
        return _exit(trips, goal, state.carrier)
    if state.carrier:  # an enemy has it
        return _taken_back(trips, goal, state.carrier)
    if state.child:
        there = _place(p, goal.there or goal.all_in)
        rescued = min(
            trips.cost(at, state.child) + _others(trips, goal, who) for who, at in state.at.items()
        )
        return 2.0 + rescued + trips.cost(state.child, there)
    wanted = [
        each
        for each in p.content.faces[p.mission.number]
        if any(isinstance(deed, PlaceChild) for deed in each.effect)
    ]
    return 5.0 + _sought(trips, seat, goal, wanted)


def _taken_back(trips: Trips, goal: Goal, captor: str) -> float:
    """Return the way to the enemy that carries The Child, the blows that it takes, and the way of
    The Child from there."""
    p, state = trips.p, trips.p.state
    enemy, space = p.enemy(captor), state.spaces[captor]
    left = enemy.health - state.damage.get(captor, 0) if enemy is not None else 0
    there = _place(p, goal.there or goal.all_in)
    reached = min(trips.cost(at, space) + _others(trips, goal, who) for who, at in state.at.items())
    return 2.0 + AWAY + BLOW * left + reached + trips.cost(space, there)


def _hunted(trips: Trips, seat: int, goal: Goal, foe: str) -> float:
    """Return the way to the enemies that have to be defeated, and the blows that they take."""
    p, state = trips.p, trips.p.state
    missing = goal.times - objectives.defeats(p, foe)
    home = _others(trips, goal, "")
    if missing <= 0:
        return home
    if any(p.threat(token).id == foe for token in state.aside):
        return WAITING + home
    wanted = [each for each in p.content.faces[p.mission.number] if each.id == foe]
    places = _candidates(p, seat, wanted)
    if not places:
        return FAR
    left = sorted(
        enemy.health - state.damage.get(token, 0)
        for token in state.spaces
        if (enemy := p.enemy(token)) is not None and p.threat(token).id == foe
    )[:missing]
    whole = wanted[0].enemy.health if wanted[0].enemy is not None else 0
    blows = sum(left) + whole * (missing - len(left))
    blocked = all(_locked_in(p, place) for place in places)
    near = max(0.0, _expected(trips, places) - AIM)
    if goal.all_in is not None:
        there, crew = _place(p, goal.all_in), len(state.characters)
        home = OTHERS * crew * sum(trips.cost(each, there) for each in places) / len(places)
    return home + BLOW * blows + AWAY * missing + near + (_opener(trips, seat) if blocked else 0.0)


def _sought(trips: Trips, seat: int, goal: Goal, wanted: list[Threat]) -> float:
    """Return the way to a token that may still be facedown, and from there to the exit."""
    p = trips.p
    if not wanted:
        return 0.0
    places = _candidates(p, seat, wanted)
    if not places:
        return FAR
    blocked = all(_locked_in(p, place) for place in places)
    there = _place(p, goal.there or goal.all_in)
    return _expected(trips, places, there) + (_opener(trips, seat) if blocked else 0.0)


def _expected(trips: Trips, places: list[str], there: str = "") -> float:
    """Return the way to a token that is in one of some spaces, and from there to another, on the
    average of all of them: one is entered after another, the nearest first.

    So to look into a space is worth nothing on the average, but neither is it feared.
    """
    here, left = list(trips.p.state.at.values()), dict(Counter(places))
    walked = whole = 0.0
    while left:
        leg, who, space = min(
            (trips.cost(at, space), who, space) for who, at in enumerate(here) for space in left
        )
        walked += leg
        here[who] = space
        whole += left.pop(space) * (walked + (trips.cost(space, there) if there else 0.0))
    return whole / len(places)


def _candidates(p: Play, seat: int, wanted: list[Threat]) -> list[str]:
    """Return the spaces where a wanted token is for certain, else those of all that may be one, a
    space for each."""
    state, ids = p.state, {each.id for each in wanted}
    sure, maybe = [], []
    for token, space in state.spaces.items():
        threat = p.threat(token)
        if _knows(p, seat, token):
            if threat.id in ids:
                sure.append(space)
        elif threat.shape == wanted[0].shape:
            maybe.append(space)
    return sure or maybe


def _locked_in(p: Play, place: str) -> bool:
    far = p.walking.distance[place]
    return not any(at in far for at in p.state.at.values())


def _opener(trips: Trips, seat: int) -> float:
    """Return the way to a feature that opens doors, if one has to be found."""
    p = trips.p
    wanted = [
        each
        for each in p.content.faces[p.mission.number]
        if any(isinstance(deed, Unlock) for deed in each.use)
    ]
    if not wanted or p.mission.intel_unlocks is not None or p.mission.slot is not None:
        return 0.0
    places = _candidates(p, seat, wanted)
    return _expected(trips, places) if places else 0.0


def _work(trips: Trips) -> float:
    """Return the work at a green slot that is still to be done, in spaces."""
    p, mission, state = trips.p, trips.p.mission, trips.p.state
    if mission.work is None or state.work >= mission.work or mission.slot is None:
        return 0.0
    carried = sum(mission.carried_work.get(p.threat(token).id, 0) for token in state.carried)
    rest = max(0, mission.work - state.work - carried)
    return 1.6 * rest + 0.8 * carried + trips.nearest((p.map.numbered(mission.slot.number or 0),))
