"""Reinforcements, and what is nearest to "you" (section 21, MA-R29)."""

from __future__ import annotations

from collections.abc import Sequence

from game.mandalorian import events as e
from game.mandalorian.cards.effects import Spawn
from game.mandalorian.context import Play
from game.mandalorian.frames import Placing
from game.mandalorian.rules import tokens
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason


def nearest(p: Play, who: str, spaces: Sequence[str]) -> tuple[str, ...]:
    """Return those of the spaces that are nearest to a character by range; if no range can be
    counted, walls and locked doors are ignored; if that fails, any (MA-R29)."""
    here = p.state.at[who]
    found = p.ranging.nearest(here, spaces) or p.map.anyhow.nearest(here, spaces)
    return found or tuple(dict.fromkeys(spaces))


def possible(p: Play) -> bool:
    """Return True if a reinforcement is available (MA-250)."""
    return bool(p.state.reserve or p.state.beaten)


def may_come(p: Play) -> list[str]:
    """Return the threats of which one can be the next reinforcement, in the order of the box:
    those in the pile, or those defeated, which form a new one (MA-249). All can know them, as
    every other reinforcement is faceup on the map."""
    handles = p.state.reserve or p.state.beaten
    kinds = {p.threat(each).id for each in handles}
    return [each.id for each in p.content.faces[p.mission.number] if each.id in kinds]


NEAREST_STAR = Spawn(do="spawn")


def places(p: Play, who: str, d: Spawn) -> tuple[str, ...]:
    """Return the spaces in which a reinforcement may appear. On a map without a star of the color
    any star is as good (MA-R120)."""
    if d.at == "you":
        return (p.state.at[who],)
    if d.at != "star":
        return (p.map.numbered(d.at),)
    return nearest(p, who, (p.map.colored(d.color) if d.color else ()) or p.map.stars)


def spawn(p: Play, who: str, d: Spawn = NEAREST_STAR) -> None:
    """Spawn a reinforcement in the space that is named, or else in the star space nearest to a
    character; nothing if all are in use (MA-246 to MA-250). Several spaces are a choice made before
    the token is drawn."""
    if not possible(p):
        p.events.append(e.NoReinforcement())
        return
    p.stack.append(Placing(p.decider, who, places(p, who, d), step="spawning"))


def options(p: Play, f: Placing) -> Options:
    """Return the spaces in which the reinforcement may appear: star spaces that are equally near,
    or the one that is named."""
    return tuple(option("spawn", "", space) for space in f.places)


def check(p: Play, f: Placing, o: Intent) -> Reason | None:
    """Return the reason against a space for a reinforcement."""
    if o.target in f.places:
        return None
    return Reason("MA-247", "Reinforcements come where the card says: choose one of those spaces.")


def put_reinforcement(p: Play, f: Placing, chosen: Option) -> None:
    """Put the top token of the reinforcement pile faceup into the space."""
    p.stack.pop()
    state = p.state
    if not possible(p):  # several were due, and there were fewer
        p.events.append(e.NoReinforcement())
        return
    if not state.reserve:
        _mix(p)
    tokens.enter(p, state.reserve.pop(), chosen.target)


def _mix(p: Play) -> None:
    """Mix the defeated reinforcements as a new pile; their handles say nothing again (MA-249)."""
    state = p.state
    handles = sorted(state.beaten)
    faces = p.shuffle("reserve", [state.kinds[each] for each in handles])
    state.kinds |= dict(zip(handles, faces, strict=True))
    state.reserve, state.beaten = handles, []
    p.events.append(e.ReserveMixed(count=len(handles)))


# --- the nearest facedown threat ------------------------------------------------------------------


def facedown(p: Play) -> list[str]:
    """Return the facedown threats on the map."""
    return [token for token in p.state.spaces if token not in p.state.up]


def flip_nearest(p: Play, who: str) -> None:
    """Flip the facedown threat nearest to a character; several are a choice."""
    spaces = nearest(p, who, [p.state.spaces[each] for each in facedown(p)])
    near = tuple(each for each in facedown(p) if p.state.spaces[each] in spaces)
    p.stack.append(Placing(p.decider, who, near, step="flipping"))


def flip_options(p: Play, f: Placing) -> Options:
    """Return the facedown threats that are equally near."""
    return tuple(option("flip", "", token) for token in f.places)


def check_flip(p: Play, f: Placing, o: Intent) -> Reason | None:
    """Return the reason against flipping a threat."""
    return (
        None
        if o.target in f.places
        else Reason("MA-R29", "Only the nearest facedown threats can flip: choose one of those.")
    )


def flip_chosen(p: Play, f: Placing, chosen: Option) -> None:
    """Flip the threat chosen; "you" of the event is "you" of its mission effect (MA-R74)."""
    p.stack.pop()
    tokens.flip(p, chosen.target, f.who)
