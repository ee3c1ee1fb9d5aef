"""The Event Steps of an answer as turns to show, beside those of computer players."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from game.client.games.mandalorian.play.model import Model
from game.client.tabletop.play.model import Mark
from game.client.tabletop.replay.playback import OPENING, Act, Reel
from game.mandalorian import events as e
from game.table.events import Event
from game.table.film import Shot

EVENT_OPENING = 0.3
"""seconds before the first shot of an Event Step"""


def follows(model: Model, mark: Mark[Any]) -> bool:
    """Return True if anything of an Event Step came after a mark."""
    since = [each for turn in model.session.history[mark.seq :] for each in turn.events]
    if mark.view["step"] == "event":
        return bool(since)
    return any(isinstance(each, e.SlotChecked) for each in since)


def cut(shots: Sequence[Shot], mark: Mark[Any], computers: Collection[int]) -> Reel | None:
    """Divide shots into what the player has done, turns of computer players and Event Steps, and
    what came after the last of these."""
    turn, within = mark.turn, mark.view["step"] == "event"
    parts: list[tuple[int | None, list[Shot]]] = []
    _begin(parts, turn if within or turn in computers else None)
    for shot in shots:
        group: list[Event] = []
        for event in shot.events:
            begins, whose = _begins(event, turn, parts[-1][0], computers)
            if begins:
                _add(parts, group, shot)
                group = []
                _begin(parts, whose)
            if isinstance(event, e.TurnBegan):
                turn = event.seat
            group.append(event)
        _add(parts, group, shot)
    return _joined(parts, mark, computers)


def _begins(
    event: Event, turn: int, now: int | None, computers: Collection[int]
) -> tuple[bool, int | None]:
    """Return whether an event begins another part than that of ``now``, and whose turn is shown
    from then on: an Event Step begins with a full slot and ends with the cards that are drawn."""
    if isinstance(event, e.TurnBegan):
        return True, event.seat if event.seat in computers else None
    if turn in computers:
        return False, None
    if isinstance(event, e.SlotChecked):
        return now is None, turn
    return isinstance(event, e.SkillsDrawn) and now is not None, None


def _begin(parts: list[tuple[int | None, list[Shot]]], whose: int | None) -> None:
    parts.append((whose, []))


def _add(parts: list[tuple[int | None, list[Shot]]], group: list[Event], shot: Shot) -> None:
    if group:
        parts[-1][1].append(Shot(tuple(group), shot.view))


def _joined(
    parts: list[tuple[int | None, list[Shot]]], mark: Mark[Any], computers: Collection[int]
) -> Reel | None:
    """Return the parts as a reel: the later of two turns begins with everything between them."""
    own: list[Shot] = []
    acts: list[Act] = []
    loose: list[Shot] = []
    for number, (whose, shots) in enumerate(parts):
        if whose is None or not _worth_showing(shots, whose in computers or not number):
            loose += shots
        elif acts:
            acts.append(_act(whose, [*loose, *shots], computers))
            loose = []
        else:
            own, loose = loose, []
            acts.append(_act(whose, shots, computers))
    if not acts:
        return None
    view = own[-1].view if own else mark.view
    rest = [event for shot in loose for event in shot.events]
    return Reel([event for shot in own for event in shot.events], view, acts, rest)


def _worth_showing(shots: Sequence[Shot], always: bool) -> bool:
    """Return True for any turn of a computer player, and for an Event Step with a full slot."""
    events = [event for shot in shots for event in shot.events]
    return bool(events) and (always or any(isinstance(each, e.SlotChecked) for each in events))


def _act(whose: int, shots: list[Shot], computers: Collection[int]) -> Act:
    return Act(whose, shots, OPENING if whose in computers else EVENT_OPENING)
