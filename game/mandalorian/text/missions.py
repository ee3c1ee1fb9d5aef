"""The briefing of a mission: its goal, how it is lost, its crisis box and its special rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.mandalorian.cards import effects as x
from game.mandalorian.cards import models as c
from game.mandalorian.catalog import Content
from game.mandalorian.text.effects import hunt, icons, say, some_threat
from game.mandalorian.text.phrases import SHAPES, SLOTS, icon, ordinal
from game.table.grammar import a_or_an, capital, counted, listed

Space = str | int | None
"""``start``, or the number of a space"""


def lines(content: Content, mission: c.Mission, most: int = 0) -> list[str]:
    """Return the text of a mission, its characters last; ``most`` is the number of markers that
    lose it in a game, 0 for the printed one."""
    names = [content.name(who) for who in mission.characters]
    return [
        f"**Goal:** {goal(content, mission.goal)}",
        f"**Lost:** {lost(mission, most)}",
        *(f"**Setup:** {each}" for each in setup(content, mission)),
        *(f"{icon('crisis')} **Crisis:** {each}" for each in crisis(content, mission, most)),
        *rules(content, mission),
        f"**Characters:** {listed(names)}.",
    ]


def goal(content: Content, wanted: c.Goal) -> str:
    """Return the objective in one sentence (MA-291)."""
    return f"at the end of a turn, {condition(content, wanted)}."


def place(where: Space) -> str:
    """Return "in the start space", "in space 9"."""
    return "in the start space" if where == "start" else f"in space {where}"


def condition(content: Content, wanted: c.Goal, at: Callable[[Space], str] = place) -> str:
    """Return what must hold for the objective; ``at`` names a space with its preposition."""
    return listed(_parts(content, wanted, at))


def _parts(content: Content, wanted: c.Goal, at: Callable[[Space], str]) -> Iterator[str]:
    if wanted.defeated is not None:
        yield f"{hunted(content, wanted)} {'is' if wanted.times == 1 else 'are'} defeated"
    carried = [burden(content, wanted.carries)] if wanted.carries is not None else []
    carried += ["The Child"] if wanted.child else []
    if carried and wanted.there is not None and wanted.there == wanted.all_in:
        yield f"all characters are {at(wanted.all_in)}, one of them with {listed(carried)}"
        return
    if carried and wanted.there is not None:
        yield f"a character with {listed(carried)} is {at(wanted.there)}"
    elif carried:
        yield f"a character has {listed(carried)}"
    if wanted.all_in is not None:
        yield f"all characters are {at(wanted.all_in)}"


def burden(content: Content, id: str) -> str:
    """Return a feature that is carried: "The Asset", "the Prisoner", "a Keycard" of several."""
    name = content.name(id)
    if name.startswith("The "):
        return name
    return f"the {name}" if content.threats[id].count == 1 else a_or_an(name)


def hunted(content: Content, wanted: c.Goal) -> str:
    """Return the enemies to defeat: "Moff Gideon", "2 Vault Guards"."""
    if wanted.times > 1:
        return counted(wanted.times, content.name(wanted.defeated or ""))
    return some_threat(content, wanted.defeated or "")


def lost(mission: c.Mission, most: int = 0) -> str:
    """Return what loses the mission (MA-290)."""
    return f"a character is defeated, or the crisis track has {limit(mission, most, 'marker')}."


def limit(mission: c.Mission, most: int = 0, noun: str = "") -> str:
    """Return how many markers lose the mission: "9 markers", "9 markers (5 with the short fuse
    rule)"; in a game ``most`` is their number."""
    told = counted(most or mission.limit, noun) if noun else str(most or mission.limit)
    if most or mission.short_fuse is None:
        return told
    return f"{told} ({mission.short_fuse} with the short fuse rule)"


def setup(content: Content, mission: c.Mission) -> Iterator[str]:
    """Yield the setup instructions (MA-045)."""
    if mission.child_with_first:
        yield "the first character carries The Child."
    for _, deed in _deeds(mission):
        if isinstance(deed, x.Enter):
            yield f"{content.name(deed.threat)} waits beside the map."


def _deeds(mission: c.Mission) -> Iterator[tuple[int, x.Model]]:
    for at, part in enumerate(mission.crisis):
        yield from ((at, deed) for deed in part.deeds)


def crisis(content: Content, mission: c.Mission, most: int = 0) -> Iterator[str]:
    """Yield the lines of the crisis box (MA-233)."""
    yield f"add 1 marker to the track; the mission is lost at {limit(mission, most)}."
    for part in mission.crisis:
        yield f"{due(content, part)}: {box(content, mission, part)}"


def box(content: Content, mission: c.Mission, part: c.Crisis) -> str:
    """Return what a part of the crisis box does."""
    told = [(each, _deed(content, mission, each)) for each in part.deeds]
    told[1:] = [(each, capital(words)) for each, words in told[1:]]  # after a full stop
    return " ".join(f"{icons(each)} {words}".strip() for each, words in told)


def _deed(content: Content, mission: c.Mission, deed: x.Model) -> str:
    """Return the sentence of a deed of a crisis."""
    if isinstance(deed, x.Hunt):
        return hunt(content, deed, _has_child(content, mission))
    return say(content, deed)


def _has_child(content: Content, mission: c.Mission) -> bool:
    """Return True if The Child may come into a mission."""
    faces = content.faces[mission.number]
    hidden = any(isinstance(deed, x.PlaceChild) for face in faces for deed in face.effect)
    return mission.child_with_first or hidden


def due(content: Content, part: c.Crisis) -> str:
    """Return the places of the track at which part of a crisis happens."""
    if part.at:
        words = f"at {listed([str(each) for each in part.at])}"
    elif part.every == 2:
        words = "at every odd number" if part.rest else "at every even number"
    elif part.every is not None:
        words = f"at every {ordinal(part.every)} marker"
    elif part.since is not None:
        words = f"from marker {part.since} on"
    else:
        words = "each time"
    if part.present is not None:
        state = {None: "is on the map", True: "has lost half its health",
                 False: "is on the map with more than half its health"}[part.hurt]  # fmt: skip
        words += f", while {some_threat(content, part.present)} {state}"
    return words


def rules(content: Content, mission: c.Mission) -> Iterator[str]:
    """Yield the special rules and the map rules."""
    if mission.slot is not None:
        yield from (
            f"{icon(mission.slot.slot)} **{SLOTS[mission.slot.slot]}:** {each}"
            for each in slot(content, mission, mission.slot)
        )
    if mission.work is not None:
        doors = listed([str(door) for door in mission.work_opens])
        yield f"**Map:** {mission.work} cuts unlock door {doors}."
    if mission.intel_unlocks is not None:
        yield (
            f"{icon('intel')} **Intel:** with strength {mission.intel_unlocks} or more you may "
            "unlock a door that borders your space, instead of looking or moving an enemy."
        )
    closed = [str(door) for door in closed_doors(content, mission)]
    if closed:
        stay = "door {} stays locked" if len(closed) == 1 else "doors {} stay locked"
        yield f"**Map:** {stay.format(listed(closed))}."
    for id in mission.takes:
        name = a_or_an(content.name(id))
        yield f"**Map:** you take {name} instead of using it; you cannot drop it."
    if mission.cells_dark:
        yield "**Map:** no one can look through a locked door, unless a feature says so."


def closed_doors(content: Content, mission: c.Mission) -> list[int]:
    """Return the doors of the map that nothing in a mission can unlock (MA-123)."""
    slot = mission.slot
    if mission.intel_unlocks is not None or slot is not None and slot.borders is not None:
        return []
    opened = set(mission.work_opens)
    for face in content.faces[mission.number]:
        for deed in face.use if face.id not in mission.takes else ():
            if isinstance(deed, x.Unlock):
                if isinstance(deed.doors, str):
                    return []
                opened |= {*deed.doors}
    return [door for door in sorted(content.maps[mission.map].doors) if door not in opened]


def keys(content: Content, mission: c.Mission, door: int) -> list[c.Threat]:
    """Return the features whose use can unlock a door in a mission."""
    found = []
    for face in content.faces[mission.number]:
        deeds = face.use if face.id not in mission.takes else ()
        named = (each.doors for each in deeds if isinstance(each, x.Unlock))
        if any(doors in ("all", "nearest") or door in doors for doors in named):
            found.append(face)
    return found


def opens(content: Content, mission: c.Mission, door: int) -> list[str]:
    """Return what can unlock a door in a mission, a sentence each."""
    made = [
        f"Use {face.name}, {a_or_an(SHAPES[face.shape])} threat."
        for face in keys(content, mission, door)
    ]
    if mission.intel_unlocks is not None:
        made.append(f"Use intel with strength {mission.intel_unlocks} or more beside it.")
    green = mission.slot
    if green is not None and green.borders is not None:
        made.append(f"{SLOTS[green.slot]} with strength {green.borders} or more beside it.")
    if green is not None and green.anywhere is not None and green.number is not None:
        made.append(f"{SLOTS[green.slot]} with strength {green.anywhere} or more "
                    f"{place(green.number)}.")  # fmt: skip
    if door in mission.work_opens:
        made.append(f"Add {mission.work} cuts.")
    return list(dict.fromkeys(made)) or ["Nothing unlocks it in this mission."]


def slot(content: Content, mission: c.Mission, green: c.SlotAction) -> Iterator[str]:
    """Yield what the green slot of a mission does (MA-367)."""
    if green.borders is not None:
        yield f"with strength {green.borders} or more, unlock a door that borders your space."
    if green.anywhere is not None and green.number is not None:
        there = place(green.number)
        yield f"{there}, with strength {green.anywhere} or more, unlock any door."
    elif green.deeds:
        where = [place(green.number)] if green.number is not None else []
        where += [f"with strength {green.least} or more"] if green.least is not None else []
        said = " ".join(say(content, each) for each in green.deeds)
        yield ", ".join([*where, said])
    for id, n in mission.carried_work.items():
        yield f"use up each {content.name(id)} you carry to add {n}."
