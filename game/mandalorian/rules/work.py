"""The work of a mission, done at its green slot, often in a numbered space (MA-363 to MA-371)."""

from __future__ import annotations

from collections.abc import Sequence

from game.mandalorian.cards.effects import Modifier
from game.mandalorian.context import Play
from game.mandalorian.frames import Acting, Block
from game.mandalorian.rules import verbs
from game.table.decisions import Intent, Option, option
from game.table.refusals import Reason

Mods = Sequence[Modifier]


def ways(p: Play, f: Acting, mods: Mods) -> list[Option]:
    """Return working at the green slot."""
    return [option("work")]


def check(p: Play, f: Acting, mods: Mods, o: Intent) -> Reason | None:
    """Return the reason against working at the green slot of the mission."""
    slot = p.mission.slot
    if slot is None or not slot.deeds:
        return Reason("MA-367", "This mission has no work to do: choose another action.")
    if slot.number is not None and p.state.at[f.who] != p.map.numbered(slot.number):
        return Reason("MA-363", "The work is in space {n}: move there first.", n=slot.number)
    if slot.least is not None and f.strength < slot.least:
        return Reason(
            "MA-369",
            "This takes strength {least} or more, not {n}: add strength, or end the action.",
            least=slot.least,
            n=f.strength,
        )
    if not verbs.can(p, _work(p, f)):
        return Reason("MA-367", "It would change nothing now: choose another action.")
    return None


def do(p: Play, f: Acting, mods: Mods, chosen: Option) -> None:
    """Work at the green slot."""
    f.at, f.performed = 1, True
    p.stack.append(_work(p, f))


def _work(p: Play, f: Acting) -> Block:
    return Block(f.seat, f"{p.mission.id}.slot", f.who, step="block")
