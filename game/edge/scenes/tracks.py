"""Clocks and trouble tracks (EE-R99)."""

from __future__ import annotations

from game.edge import events as e
from game.edge.context import Play
from game.edge.rules.conditions import lost
from game.edge.rules.deeds import Case

ANY = "any"
"""the word of spend cards and oracles for the track that suits them"""

UNREST = "unrest"
"""the word for the first track of trouble, by whatever name (EE-257)"""

COUNTS = {"keys": "Keys found", "jump": "Steps plotted for the jump"}
"""names of counts that no track shows, by id"""


def name_of(p: Play, count: str) -> str:
    """Return the name of a track or of another count, "" for one without a name."""
    found = next((each for each in p.story.tracks if each.id == count), None)
    return found.name if found is not None else COUNTS.get(count, "")


def length(p: Play, track: str) -> int:
    """Return the number of marks of a track; counts of contests have no end."""
    found = next((each for each in p.story.tracks if each.id == track), None)
    return found.length if found is not None else 99


def named(p: Play, track: str, n: int) -> str:
    """Return the track of a word: "any" is the one that is furthest along if it goes back, else
    the first trouble track, else the first of all. "" if the adventure has none."""
    trouble = (each.id for each in p.story.tracks if each.sort == "trouble")
    if track == UNREST:
        return next(trouble, "")
    if track != ANY:
        return track
    counts = p.state.counts
    tracks = [each for each in p.story.tracks if each.sort != "tally"]
    if n < 0:
        return max((each.id for each in tracks), key=lambda id: counts.get(id, 0), default="")
    return next(trouble, tracks[0].id if tracks else "")


def advance(p: Play, case: Case, track: str, n: int) -> None:
    """Move a track; each mark reached for the first time brings what it says."""
    state = p.state
    was = state.counts.get(track, 0)
    now = max(0, min(length(p, track), was + n))
    if now == was:
        return
    state.counts[track] = now
    found = next((each for each in p.story.tracks if each.id == track), None)
    marks = [
        each for each in (found.marks if found is not None else ())
        if was < each.at <= now and f"{track}.{each.at}" not in state.taken
    ]  # fmt: skip
    reached = tuple(each.at for each in marks)
    others = lost(p, track)
    p.events.append(e.TrackMoved(track=track, n=now - was, at=now, marks=reached, lost=others))
    for mark in sorted(marks, key=lambda each: each.at):  # after the deeds at hand
        state.taken += (f"{track}.{mark.at}",)
        p.due.append((mark.deeds, case))
