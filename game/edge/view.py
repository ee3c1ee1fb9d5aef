"""The knowledge of a seat. Everything on the table is open; only the dice to come are not."""

from __future__ import annotations

from typing import Any

from game.edge.checks import lines
from game.edge.context import Play
from game.edge.dice.faces import Kind
from game.edge.dice.odds import odds
from game.edge.frames import Outcome, Tray
from game.edge.scenes import jobs


def view(p: Play, seat: int | None) -> dict[str, Any]:
    """Return all that a seat may know as plain data; None is what everybody may know."""
    state = p.state
    return {
        "story": p.story.id,
        "board": list(jobs.board(p.content, state.setup.ledger)),
        "job": state.job,
        "scene": state.scene,
        "trail": list(state.trail),
        "heroes": [_person(p, who) for who in p.heroes],
        "foes": [_person(p, who) for who in state.people if who not in p.heroes],
        "tracks": {track.id: state.counts.get(track.id, 0) for track in p.story.tracks},
        "counts": dict(state.counts),
        "flags": list(state.flags),
        "credits": state.credits,
        "held": list(state.held),
        "stowed": list(state.stowed),
        "turned": list(state.turned),
        "light": state.light,
        "dark": state.dark,
        "oracle": list(state.oracle),
        "pressed": state.pressed,
        "press": [state.press, state.pressed_at],
        "captives": list(state.captives),
        "carrying": dict(state.fight.carrying) if state.fight is not None else {},
        "tray": _tray(p),
        "experience": state.experience,
        "battle": _battle(p),
        "ship": list(state.ship),
        "round": state.fight.round if state.fight is not None else 0,
        "over": state.over,
        "ending": state.ending,
    }


def _person(p: Play, who: str) -> dict[str, Any]:
    person = p.person(who)
    return {
        "id": who,
        "piece": person.piece,
        "standing": p.standing(who),
        "up": p.up(who),
        "wounds": person.wounds,
        "wound_threshold": p.wound_threshold(who),
        "strain": person.strain,
        "strain_threshold": p.strain_threshold(who),
        "injuries": [row for row, _ in person.injuries],
        "waiting": [[each.change, each.n, list(each.skills)] for each in person.waiting],
        "marks": [list(each) for each in person.marks],
        "zone": person.zone,
        "engaged": list(person.engaged),
        "stims": person.stims,
        "slots": list(p.state.slots.get(who, ())),
    }


def _battle(p: Play) -> dict[str, Any] | None:
    """Return the ships of the battle that is on."""
    battle = p.state.battle
    if battle is None:
        return None
    return {
        "round": battle.round,
        "marks": battle.marks,
        "stations": [list(each) for each in battle.stations],
        "ships": {
            id: {
                "piece": each.piece,
                "hull": each.hull,
                "strain": each.strain,
                "step": each.step,
                "broken": [list(one) for one in each.broken],
                "evading": each.evading,
                "screens": each.screens,
            }
            for id, each in battle.vessels.items()
        },
    }


def _tray(p: Play) -> dict[str, Any] | None:
    """Return the check that is being made, with its pool and chance, or what is left of it."""
    frame = p.stack[-1] if p.stack else None
    if not isinstance(frame, Tray):
        return None
    names = frame.__dataclass_fields__
    shown = {name: _plain(value) for name, value in zip(names, frame.values())}
    if frame.skill and not isinstance(frame, Outcome):
        built = lines.build(p, frame)
        shown["pool"] = {kind.value: built.pool.count(kind) for kind in Kind}
        shown["chance"] = float(odds(built.pool).success)
        shown["lines"] = [
            [line.step.why, {kind.value: n for kind, n in line.change.items()}]
            for line in built.lines
        ]
    return shown


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value
