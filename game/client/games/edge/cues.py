"""Sounds of events, and the music for each mood."""

from __future__ import annotations

from collections.abc import Sequence

from game.client.games.edge.model import Model
from game.client.sound import entries
from game.client.sound.entries import Entry, anyone
from game.edge import events as e
from game.table.events import Event

GAPS = {"event": 0.7, "hurt": 0.45, "card_turn": 0.3, "shot": 0.3}
TWINS = {
    "log": "a line in the log",
    "track": "the boxes of the track",
    "slot": "the card in its slot",
    "hero": "the bars on the hero's board",
    "coins": "the points of Destiny",
    "dice": "the dice in their well",
    "stage": "the scene on the stage",
}
"""the things on view that say the same as a sound"""
ENTRIES = (
    Entry(e.SceneBegan, "page", "stage", 40, anyone),
    Entry(e.TrackMoved, "event", "track", 84, anyone),
    Entry(e.DestinySpent, "card_reveal", "coins", 60, anyone),
    Entry(e.CardGained, "card_gain", "slot", 55, anyone),
    Entry(e.CardLost, "card_discard", "log", 20, anyone),
    Entry(e.CardTurned, "card_reveal", "slot", 30, anyone),
    Entry(e.Hurt, "hurt", "hero", 86, anyone),
    Entry(e.Healed, "recover", "hero", 56, anyone),
    Entry(e.Spent, "card_reveal", "log", 44, anyone),
)
CALM = 3
"""marks left on a track of trouble when the music changes"""


def cues(events: Sequence[Event], seat: int) -> list[tuple[str, float, int]]:
    """Return the cues for the events of one answer, with their delays in seconds."""
    return entries.cues(ENTRIES, events, seat, gaps=GAPS, count=_one)


def _one(entry: Entry, event: Event) -> int:
    return 0


def mood(model: Model, events: Sequence[Event] = ()) -> str:
    """Return the mood of the table: a fight, danger where a track is near its end, or calm."""
    state = model.state
    if state.fight is not None or state.battle is not None:
        return "fight"
    tight = any(
        track.sort == "trouble" and state.counts.get(track.id, 0) >= track.length - CALM
        for track in model.story.tracks
    )
    return "danger" if tight else "calm"
