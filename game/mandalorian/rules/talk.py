"""Talk at the table (section 28): what a person marks for companions, and the reasons that these
give for their turns.

Talk moves nothing. Only what everybody can point at is marked or named: spaces, tokens by their
place, doors, characters. No card in a hand and no unseen face is among them (MA-295, MA-296).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.mandalorian import events as e
from game.mandalorian.checking import Check, allowed
from game.mandalorian.context import Play
from game.mandalorian.frames import Plain
from game.mandalorian.names import COMPANION
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason

MARKER = "marker"
"""what stands for a mark before it is put down"""
MOST_SAID = 2
"""reasons that a companion gives for a turn"""
NEARER = tuple(str(number) for number in range(10))
"""the steps, spaces or what is worth one, that a turn brings the crew closer to the goal"""
ALONE = ("win", "health", "kept", "hand", "slots", "enemies", "asked", "declined")
"""reasons that name nothing further"""
WHYS = ("goal", "fight", "spare", *ALONE)


def companions(p: Play) -> bool:
    """Return True if a companion has a seat."""
    return COMPANION in [each.kind for each in p.state.setup.seats]


def begin(p: Play, seat: int) -> None:
    """Let a companion say why, once its turn begins."""
    p.state.said.pop(seat, None)
    if p.state.setup.seats[seat].kind == COMPANION and seat != p.state.client:
        p.stack.append(Plain(seat, step="saying"))


# --- marks ----------------------------------------------------------------------------------------


def marks(p: Play) -> dict[int, str]:
    """Return what people have marked, by seat: what is gone or done is left out."""
    return {seat: each for seat, each in p.state.marks.items() if _stands(p, each)}


def _stands(p: Play, target: str) -> bool:
    state = p.state
    if target.isdigit():
        return int(target) in p.map.doors and int(target) not in state.doors
    return target in state.spaces or target in state.at or target in p.map.grid.squares


def ways(p: Play, seat: int) -> Iterator[Option]:
    """Yield what a person can mark in the own turn, and taking the mark back."""
    if p.state.setup.seats[seat].kind != "human" or not companions(p):
        return
    doors = [str(each) for each in p.map.doors]
    for target in (*p.map.grid.squares, *p.state.spaces, *doors, *p.state.at):
        yield option("mark", MARKER, target)
    yield option("unmark")


def check_mark(p: Play, f: Any, o: Intent) -> Reason | None:
    """Return the reason against marking something."""
    if not companions(p) or p.state.setup.seats[f.seat].kind != "human":
        return Reason(
            "MA-295",
            "Marks guide companions, and none play at this table: do without one.",
        )
    if o.source != MARKER or not _stands(p, o.target):
        return Reason(
            "MA-295", "You cannot mark that: mark a space, a threat, a locked door or a character."
        )
    if p.state.marks.get(f.seat) == o.target:
        return Reason("MA-295", "Your mark is already there: mark something else.")
    return None


def check_unmark(p: Play, f: Any, o: Intent) -> Reason | None:
    """Return the reason against taking a mark back."""
    return (
        None
        if f.seat in p.state.marks
        else Reason("MA-295", "You have no mark on the map to remove.")
    )


def mark(p: Play, seat: int, chosen: Option) -> None:
    """Mark something, or take the mark back."""
    if chosen.verb == "unmark":
        del p.state.marks[seat]
    else:
        p.state.marks[seat] = chosen.target
    kind, space = kind_and_space(p, chosen.target)
    p.events.append(e.Marked(seat=seat, target=chosen.target, kind=kind, space=space))


def kind_and_space(p: Play, token: str) -> tuple[str, str]:
    """Return the kind of a threat if everyone can see it, and its space, "" if it is gone."""
    up = token in p.state.up or token not in p.state.spaces
    return p.state.kinds.get(token, "") * up, p.state.spaces.get(token, "")


# --- reasons --------------------------------------------------------------------------------------


def saying_options(p: Play, f: Plain) -> Options:
    """Return the reasons that a companion can give, and saying no more."""
    said = [option("say", "goal", each) for each in NEARER]
    said += [option("say", "fight", token) for token in p.state.spaces]
    said += [option("say", "spare", slot) for slot in p.slots]
    said += [option("say", each) for each in ALONE]
    return allowed(p, f, [*said, option("on")], SAYING)


def check_say(p: Play, f: Any, o: Intent) -> Reason | None:
    """Return the reason against saying something."""
    about: Any = {"goal": NEARER, "fight": p.state.spaces, "spare": p.slots}.get(o.source, ("",))
    if o.source not in WHYS or o.target not in about:
        return Reason("MA-295", "Choose one of the reasons you see.")
    if any(each.partition("@")[0] == o.source for each in p.state.said.get(f.seat, ())):
        return Reason("MA-295", "This companion has already said that: begin the turn.")
    if o.source in ("asked", "declined") and p.person is not None:
        return Reason("MA-R117", "A friend in doubt leaves marks without a word: begin the turn.")
    if o.source in ("asked", "declined") and not marks(p):
        return Reason("MA-295", "No one has marked anything: begin the turn.")
    return None


def check_on(p: Play, f: Any, o: Intent) -> Reason | None:
    """Return None: nobody has to talk."""
    return None


def say(p: Play, f: Plain, chosen: Option) -> None:
    """Give a reason, or begin the turn."""
    if chosen.verb == "on":
        p.stack.pop()
        return
    f.at += 1
    if f.at >= MOST_SAID:
        p.stack.pop()
    about = chosen.target
    if chosen.source in ("asked", "declined"):
        about = next(iter(marks(p).values()))
    words = f"{chosen.source}@{about}"
    p.state.said[f.seat] = (*p.state.said.get(f.seat, ()), words)
    kind, space = kind_and_space(p, about)
    p.events.append(e.Said(seat=f.seat, why=chosen.source, about=about, kind=kind, space=space))


MARKING: dict[str, Check] = {"mark": check_mark, "unmark": check_unmark}
SAYING: dict[str, Check] = {"say": check_say, "on": check_on}
