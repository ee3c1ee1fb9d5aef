"""The role cards of The Leak: dealt, looked at, turned up, and who has won (MA-R106, MA-R107).

Nothing elsewhere in the rules decides anything by a role (MA-R114).
"""

from __future__ import annotations

from game.mandalorian import events as e
from game.mandalorian.checking import Check, allowed
from game.mandalorian.context import Play
from game.mandalorian.frames import Plain
from game.mandalorian.names import CLIENT, CREW
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason


def deal(p: Play) -> None:
    """Deal a role to each seat, leave one sealed, and let everybody look, the first player
    before the others; where one person plays with companions, deal to these alone (MA-R115)."""
    state, seats = p.state, len(p.state.setup.seats)
    if p.person is not None:
        friends = [seat for seat in range(seats) if seat != p.person]
        *dealt, state.sealed = p.shuffle("roles", [CLIENT, *[CREW] * len(friends)])
        state.roles = dict(sorted({p.person: CREW, **dict(zip(friends, dealt))}.items()))
        return
    *dealt, state.sealed = p.shuffle("roles", [CLIENT, *[CREW] * seats])
    state.roles = dict(enumerate(dealt))
    for step in reversed(range(seats)):
        p.stack.append(Plain((state.player + step) % seats, step="role"))


def role_options(p: Play, f: Plain) -> Options:
    """Return having seen the role."""
    return allowed(p, f, [option("seen")], ROLE)


def check_seen(p: Play, f: Plain, o: Intent) -> Reason | None:
    """Return None: nothing is against it."""
    return None


def see(p: Play, f: Plain, chosen: Option) -> None:
    """Put the own role away."""
    p.stack.pop()
    p.events.append(e.RoleSeen(seat=f.seat))


def turn_up(p: Play, seat: int) -> bool:
    """Turn up the role of a seat; return True for the Second Client, whose hand is then open and
    is played by the player on the left (MA-R112)."""
    state = p.state
    state.named.append(seat)
    p.events.append(e.RoleTurned(seat=seat, role=state.roles[seat]))
    if state.roles[seat] != CLIENT:
        return False
    state.client = seat
    for frame in p.stack:
        if frame.seat == seat and frame.step in ("act", "dusk"):
            frame.seat = p.player_of(seat)
    return True


def scores(p: Play) -> tuple[int, ...]:
    """Return 1 for each seat that has won, 0 for the others: the crew with the mission, the Second
    Client with its loss, unless by the defeat of the own character."""
    state, seats = p.state, range(len(p.state.setup.seats))
    if p.way is None:
        return (int(state.won),) * len(seats)
    if state.won:
        return tuple(int(state.roles[seat] != CLIENT) for seat in seats)
    standing = {seat: p.left(state.characters[seat]) > 0 for seat in seats}
    return tuple(int(state.roles[seat] == CLIENT and standing[seat]) for seat in seats)


ROLE: dict[str, Check] = {"seen": check_seen}
