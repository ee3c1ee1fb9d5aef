"""Movement of players and its interruptions (OR-093 to OR-105)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from game.outer_rim.cards.effects.moments import Stop
from game.outer_rim.catalog import Power
from game.outer_rim.context import Play
from game.outer_rim.effects.triggers import disclose, open_to_all, open_window, powers_of, ready
from game.outer_rim.events import ShipMoved
from game.outer_rim.frames.base import Context
from game.outer_rim.frames.turns import Halt, Move, Travel
from game.outer_rim.rules import reputation
from game.outer_rim.state import Player
from game.table.decisions import Option, Options, option
from game.table.stack import Ask, Auto, Step

Moved = Mapping[str, str]
"""by faction, another space of its patrol: where a player could go if it were there"""
NOWHERE: Moved = {}


def away(p: Play, space: str) -> dict[str, int]:
    """Return the distance of every space from one."""
    return p.galaxy.routes.away[space]


def stopping(p: Play, seat: int, moved: Moved = NOWHERE) -> Iterator[tuple[str, str]]:
    """Yield the patrols that stop a player, each with its space (OR-097): those of the factions
    with which the player has no positive reputation, or only those with a negative one."""
    least = 0 if "neutral_passage" in p.values(seat).grants and not p.is_deck(seat) else 1
    for faction, (_, space) in p.state.patrols.items():
        if reputation.level(p, seat, faction) < least:
            yield faction, moved.get(faction, space)


def patrol_stops(p: Play, seat: int, moved: Moved = NOWHERE) -> int:
    """Return the spaces whose patrols stop this player."""
    bit = p.galaxy.routes.bit
    stops = 0
    for _, space in stopping(p, seat, moved):
        stops |= bit[space]
    return stops


def stops(p: Play, seat: int, moved: Moved = NOWHERE) -> int:
    """Return all spaces where this player's move would end (OR-095)."""
    return patrol_stops(p, seat, moved) | p.galaxy.routes.maelstrom


def reachable(p: Play, seat: int, points: int, moved: Moved = NOWHERE) -> tuple[str, ...]:
    """Return the spaces within reach of the player, the present one first."""
    return p.galaxy.routes.reach(p.player(seat).space, points, stops(p, seat, moved))


@dataclass(slots=True, frozen=True)
class Barrier:
    """A space where a move ends: the Maelstrom, or one with the patrol of a ``faction``."""

    space: str
    faction: str = ""


def barriers(p: Play, seat: int, path: tuple[str, ...]) -> Iterator[Barrier]:
    """Yield the obstacles on a path before its last space that would end a player's move."""
    routes = p.galaxy.routes
    for space in path[:-1]:
        if routes.bit[space] & routes.maelstrom:
            yield Barrier(space)
        for faction, at in stopping(p, seat):
            if at == space:
                yield Barrier(space, faction)


def verify(p: Play, seat: int, goal: str, points: int) -> int | Barrier | None:
    """Return why a move cannot end in a space: its distance, or the barrier on a shortest path to
    it.

    None if it can.
    """
    if goal in reachable(p, seat, points):
        return None
    space = p.player(seat).space
    far = away(p, space)[goal]
    return far if far > points else next(barriers(p, seat, p.galaxy.routes.path(space, goal, 0)))


def move_options(p: Play, seat: int, points: int) -> Options:
    """Return a move to each space within reach; the ship is the source."""
    ship = p.player(seat).ship
    return tuple(option("move", ship, space) for space in reachable(p, seat, points))


def points_options(p: Play, f: Move) -> Options:
    """Step ``move``: the destinations for the remaining movement."""
    return move_options(p, f.seat, f.points)


def points_answer(p: Play, f: Move, chosen: Option) -> None:
    """Move there."""
    p.stack.pop()
    travel(p, f.seat, chosen.target, f.points)


def travel(p: Play, seat: int, goal: str, points: int) -> None:
    """Move a player to a space within reach; a move of no spaces is reported as well (OR-R15)."""
    way = route(p, seat, goal, points)
    if way:
        fly(p, seat, way, points - len(way))
    else:
        p.tell(ShipMoved(seat=seat, start=p.player(seat).space, path=()))


def fly(p: Play, seat: int, way: tuple[str, ...], points: int = 0) -> None:
    """Enter each space of a path, with ``points`` of movement to spare."""
    p.push(Travel(seat, way=way, start=p.player(seat).space, points=points))


def route(p: Play, seat: int, goal: str, points: int) -> tuple[str, ...]:
    """Return a player's path: a shortest one, avoiding other players who might stop it if
    possible. Their secrets do not change it."""
    board = p.galaxy.routes
    start, halt = p.player(seat).space, stops(p, seat)
    others = p.state.players
    watched = sum({board.bit[each.space] for each in watchers(p, seat, others, open_to_all)})
    clear = board.path(start, goal, halt | watched)
    if clear and len(clear) <= points:
        return clear
    return board.path(start, goal, halt)


def watchers(
    p: Play, seat: int, players: Iterable[Player], which: Callable[[Power], bool] | None = None
) -> list[Player]:
    """Return those of some players, but the mover, with an ability that can stop this mover; with
    one of a kind, if ``which`` is given."""
    return [
        each
        for each in players
        if each.seat != seat
        and not each.defeated
        and any(
            which is None or which(power)
            for power in ready(p, each.seat, "other_enters", Context(opponent=seat))
        )
    ]


def _does_more(power: Power) -> bool:
    return any(not isinstance(effect, Stop) for effect in power.ability.then)


def run_travel(p: Play, f: Travel) -> None:
    """Step ``travel``: enter the spaces of the path; others may stop the mover on the way."""
    if f.stopped or f.gone == len(f.way):
        _arrive(p, f)
        return
    p.player(f.seat).space = f.way[f.gone]
    f.gone += 1
    _ask_watchers(p, f.seat, None if f.gone < len(f.way) else _does_more)


def _ask_watchers(p: Play, seat: int, which: Callable[[Power], bool] | None = None) -> None:
    """Ask players in the space who can stop the mover before the move continues; where it ends
    anyway, those whose ability does more than that."""
    space = p.player(seat).space
    here = [each for each in p.state.players if each.space == space and each.seat != seat]
    for other in here:
        if not other.defeated:
            disclose(p, other.seat, "other_enters")
    for each in watchers(p, seat, here, which):
        open_window(p, each.seat, "other_enters", Context(opponent=seat))


def _arrive(p: Play, f: Travel) -> None:
    """Stop on the last space; an ability may lift the stop by a patrol.

    The Maelstrom is no stop for the AI (OR-472).
    """
    p.stack.pop()
    player, board = p.player(f.seat), p.galaxy.routes
    path = f.way[: f.gone]
    here = board.bit[player.space]
    stopped, patrols = "", tuple[str, ...]()
    if here & board.maelstrom and not p.is_deck(f.seat):
        stopped = "maelstrom"
    elif patrols := tuple(each for each, at in stopping(p, f.seat) if at == player.space):
        stopped = "patrol"
    elif f.stopped:
        stopped = "player"
    p.tell(ShipMoved(seat=f.seat, start=f.start, path=path, stopped=stopped, patrols=patrols))
    if stopped == "patrol" and f.points > 0 and powers_of(p, f.seat, "patrol_stop"):
        p.push(Halt(f.seat, points=f.points))


def run_stopped(p: Play, f: Halt) -> None:
    """Step ``move.stopped``: abilities may lift the stop, and the move continues (OR-105).

    Another player who can hold the mover in this space is asked first.
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


PENDING: tuple[Step[Play], ...] = (
    Ask(Move, points_options, points_answer),
    Auto(Travel, run_travel),
    Auto(Halt, run_stopped),
)
"""the steps that are run here"""
