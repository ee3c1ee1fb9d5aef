"""Movement of players and what cuts it short (OR-093 to OR-105).

Spaces are bits of an integer in the galaxy's order, so that a search floods whole rings.
"""

from __future__ import annotations

from functools import lru_cache

from game.outer_rim.context import Play
from game.outer_rim.effects.triggers import open_window, ready
from game.outer_rim.events import ShipMoved
from game.outer_rim.frames import Context, Halt, Move, Travel
from game.outer_rim.maps.galaxy import Galaxy
from game.outer_rim.rules import reputation
from game.table.decisions import Option, Options, option
from game.table.maps.graph import distances


class Lanes:
    """The galaxy as bit masks: neighbours of each space, and the Maelstrom."""

    def __init__(self, galaxy: Galaxy) -> None:
        self.ids = tuple(galaxy.spaces)
        self.bit = {space: 1 << place for place, space in enumerate(self.ids)}
        self.next = [
            sum(self.bit[other] for other in galaxy.neighbours[space]) for space in self.ids
        ]
        self.maelstrom = sum(
            self.bit[space.id] for space in galaxy.spaces.values() if space.kind == "maelstrom"
        )
        self.reach = lru_cache(maxsize=8_000)(self._reach)
        self.around = {space: self.named(around) for space, around in zip(self.ids, self.next)}
        """the neighbours of each space, in the galaxy's order"""
        self.away = {space: distances(galaxy.neighbours, space) for space in self.ids}

    def _reach(self, start: str, points: int, stops: int) -> tuple[str, ...]:
        """Spaces that a move of up to ``points`` may end in, the start first (OR-R15)."""
        begin = self.bit[start]
        seen = ring = begin
        for _ in range(points):
            ring = self._ring(ring & ~(stops & ~begin) | (ring & begin)) & ~seen
            if not ring:
                break
            seen |= ring
        return (start, *self.named(seen & ~begin))

    def _ring(self, spaces: int) -> int:
        """All neighbours of a set of spaces."""
        around = 0
        while spaces:
            low = spaces & -spaces
            around |= self.next[low.bit_length() - 1]
            spaces ^= low
        return around

    def named(self, spaces: int) -> tuple[str, ...]:
        """The ids of a set of spaces, in the galaxy's order."""
        return tuple(space for place, space in enumerate(self.ids) if spaces >> place & 1)

    def path(self, start: str, goal: str, stops: int) -> tuple[str, ...]:
        """A shortest path, the spaces entered in order; ties go by the galaxy's order.

        It passes no space of ``stops``. Empty where there is none.
        """
        if start == goal:
            return ()
        barred = stops & ~self.bit[start]
        came: dict[str, str] = {start: ""}
        ring = [start]
        while ring and goal not in came:
            after: list[str] = []
            for space in ring:
                if self.bit[space] & barred:
                    continue
                for other in self.around[space]:
                    if other not in came:
                        came[other] = space
                        after.append(other)
            ring = after
        if goal not in came:
            return ()
        steps = [goal]
        while came[steps[-1]] != start:
            steps.append(came[steps[-1]])
        return tuple(reversed(steps))


REMEMBERED = 8
_LANES: dict[int, tuple[Galaxy, Lanes]] = {}
"""those of the galaxies looked at last, by identity"""


def lanes(p: Play) -> Lanes:
    """The bit masks of this game's galaxy."""
    known = _LANES.get(id(p.galaxy))
    if known is None:
        if len(_LANES) >= REMEMBERED:
            _LANES.pop(next(iter(_LANES)))
        known = _LANES[id(p.galaxy)] = (p.galaxy, Lanes(p.galaxy))
    return known[1]


def away(p: Play, space: str) -> dict[str, int]:
    """The distance of every space from one."""
    return lanes(p).away[space]


def patrol_stops(p: Play, seat: int) -> int:
    """Spaces whose patrols stop this player: those it has no positive reputation with (OR-097)."""
    bit = lanes(p).bit
    stops = 0
    for faction, (_, space) in p.state.patrols.items():
        if reputation.level(p, seat, faction) < 1:
            stops |= bit[space]
    return stops


def stops(p: Play, seat: int) -> int:
    """All spaces where this player's move would end (OR-095)."""
    return patrol_stops(p, seat) | lanes(p).maelstrom


def reachable(p: Play, seat: int, points: int) -> tuple[str, ...]:
    """Spaces that the player can move to, its own first."""
    return lanes(p).reach(p.player(seat).space, points, stops(p, seat))


def move_options(p: Play, seat: int, points: int) -> Options:
    """A move to each space within reach; the ship is the source."""
    ship = p.player(seat).ship
    return tuple(option("move", ship, space) for space in reachable(p, seat, points))


def points_options(p: Play, f: Move) -> Options:
    """Step ``move``: where to go with the movement left."""
    return move_options(p, f.seat, f.points)


def points_answer(p: Play, f: Move, chosen: Option) -> None:
    """Go there."""
    p.stack.pop()
    travel(p, f.seat, chosen.target, f.points)


def travel(p: Play, seat: int, goal: str, points: int) -> None:
    """Move a player to a space within reach; a move of no spaces is told as well (OR-R15)."""
    way = route(p, seat, goal, points)
    if way:
        fly(p, seat, way, points - len(way))
    else:
        p.tell(ShipMoved(seat=seat, start=p.player(seat).space, path=()))


def fly(p: Play, seat: int, way: tuple[str, ...], points: int = 0) -> None:
    """Enter each space of a path, with so many points of movement to spare."""
    p.push(Travel(seat, way=way, start=p.player(seat).space, points=points))


def route(p: Play, seat: int, goal: str, points: int) -> tuple[str, ...]:
    """The path a player takes: a shortest one, past nobody who might stop it if that is as good."""
    board = lanes(p)
    start, halt = p.player(seat).space, stops(p, seat)
    watched = sum({board.bit[p.player(each).space] for each in watchers(p, seat)})
    clear = board.path(start, goal, halt | watched)
    if clear and len(clear) <= points:
        return clear
    return board.path(start, goal, halt)


def watchers(p: Play, seat: int) -> list[int]:
    """Other players with an ability that can stop this mover."""
    return [
        each.seat
        for each in p.state.players
        if each.seat != seat
        and not each.defeated
        and ready(p, each.seat, "other_enters", Context(opponent=seat))
    ]


def run_travel(p: Play, f: Travel) -> None:
    """Step: enter the spaces of the path; others may stop the mover on the way."""
    if f.stopped or f.gone == len(f.way):
        _arrive(p, f)
        return
    p.player(f.seat).space = f.way[f.gone]
    f.gone += 1
    if f.gone < len(f.way):
        _ask_watchers(p, f.seat)


def _ask_watchers(p: Play, seat: int) -> None:
    """Those in the space who can stop a mover about to go on may do so."""
    for each in watchers(p, seat):
        if p.player(each).space == p.player(seat).space:
            open_window(p, each, "other_enters", Context(opponent=seat))


def _arrive(p: Play, f: Travel) -> None:
    """Stand on the last space; a patrol that stopped the move may be talked past.

    The Maelstrom is no stop for the AI (OR-472).
    """
    p.stack.pop()
    player, board = p.player(f.seat), lanes(p)
    path = f.way[: f.gone]
    here = board.bit[player.space]
    stopped = ""
    if here & board.maelstrom and not p.is_deck(f.seat):
        stopped = "maelstrom"
    elif here & patrol_stops(p, f.seat):
        stopped = "patrol"
    elif f.stopped:
        stopped = "player"
    p.tell(ShipMoved(seat=f.seat, start=f.start, path=path, stopped=stopped))
    if stopped == "patrol" and f.points > 0 and p.values(f.seat).powers.get("patrol_stop"):
        p.push(Halt(f.seat, points=f.points))


def run_stopped(p: Play, f: Halt) -> None:
    """Step: abilities may lift the stop; then the move goes on with the points left (OR-105).

    Another player who can hold the mover in this space is asked before it goes on.
    """
    f.at += 1
    if f.at == 1:
        open_window(p, f.seat, "patrol_stop")
    elif f.at == 2 and f.averted:
        _ask_watchers(p, f.seat)
    else:
        p.stack.pop()
        if f.averted and not f.stopped:
            p.push(Move(f.seat, points=f.points))
