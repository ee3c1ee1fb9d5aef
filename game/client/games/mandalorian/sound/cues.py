"""Sounds of events, their visible counterparts, and the music for each mood."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.client.games.mandalorian.play.model import Model
from game.client.sound import entries
from game.client.sound.entries import Entry, always
from game.mandalorian import events as e
from game.mandalorian.names import EVENT_AT
from game.table.events import Event

GAPS = {"turn_mine": 0.5, "event": 0.7, "crisis": 0.8, "shot": 0.3, "token_turn": 0.35,
        "hurt": 0.45, "door": 0.6, "child": 0.5, "child_fled": 0.4, "child_placed": 0.5,
        "spawn": 0.4}  # fmt: skip
TWINS = {
    "log": "a line in the log",
    "turn": "the prompt at the top, and the turn's heading in the log",
    "slot": "the card or the disc in its slot, and the total of the slot",
    "map": "the pawn, the token or the door on the map",
    "health": "the health of a character, or the token's damage",
    "event": "the event card, and the line of it that is lit",
    "track": "the marker on the crisis track",
    "plans": "the planning card with its character",
}
"""the things on view that say the same as a sound"""
TIGHT = 3
"""markers that are left on the track when the end is near"""
LOW = 2
"""health left with which a character is in danger"""
SHIPS = ("prison_ship",)
"""maps under a roof, where one hears the engine"""

ENTRIES = (
    Entry(e.TurnBegan, "turn_mine", "turn", 60, always),
    Entry(e.SkillPlayed, "slot_card", "slot", 50, always),
    Entry(e.SkillsDrawn, "card_gain", "log", 12, always),
    Entry(e.DeckShuffled, "shuffle", "log", 10, always),
    Entry(e.PlanningKept, "plan", "plans", 52, always),
    Entry(e.PlanningUsed, "card_reveal", "plans", 40, always),
    Entry(e.PlanningDiscarded, "card_discard", "log", 8, always),
    Entry(e.Moved, "stride", "map", 30, always),
    Entry(e.Hurt, "hurt", "health", 86, always),
    Entry(e.Blocked, "blocked", "plans", 78, always),
    Entry(e.Healed, "recover", "health", 56, always),
    Entry(e.FeatureTaken, "job_step", "map", 74, always),
    Entry(e.FeatureUsed, "card_reveal", "map", 44, always),
    Entry(e.TokenFlipped, "token_turn", "map", 64, always),
    Entry(e.TokenSeen, "token_look", "map", 48, always),
    Entry(e.TokenAttacked, "shot", "map", 54, always),
    Entry(e.EnemyAttacks, "shot", "map", 58, always),
    Entry(e.TokenBeaten, "beaten", "map", 68, always),
    Entry(e.TokenMoved, "stride", "map", 28, always),
    Entry(e.TokenEntered, "spawn", "map", 66, always),
    Entry(e.SlotDisrupted, "disrupt", "slot", 62, always),
    Entry(e.SlotCalmed, "calmed", "slot", 55, always),
    Entry(e.CrisisBegan, "crisis", "track", 95, always),
    Entry(e.EventDrawn, "event", "event", 84, always),
    Entry(e.DoorUnlocked, "door", "map", 82, always),
    Entry(e.TrackLowered, "calmed", "track", 72, always),
    Entry(e.WorkDone, "job_step", "map", 70, always),
    Entry(e.ChildRescued, "child", "map", 88, always),
    Entry(e.ChildFled, "child_fled", "map", 87, always),
    Entry(e.ChildSnatched, "child_fled", "map", 89, always),
    Entry(e.ChildReported, "crisis", "track", 94, always),
    Entry(e.ChildPlaced, "child_placed", "map", 83, always),
    Entry(e.Jammed, "card_discard", "slot", 30, always),
    Entry(e.JammerRead, "event", "event", 85, always),
    Entry(e.RoleTurned, "token_turn", "map", 90, always),
)


def cues(events: Sequence[Event], seat: int) -> list[tuple[str, float, int]]:
    """Return the cues for the events of one answer, with their delays in seconds."""
    return entries.cues(ENTRIES, events, seat, gaps=GAPS)


def mood(model: Model, events: Sequence[Event] = ()) -> str:
    """Return the mood of the table: a crisis, danger, or calm; on a ship one hears its engine."""
    if any(isinstance(each, e.CrisisBegan) for each in events):
        return "crisis"
    view: Any = model.view
    low = any(each["health"] - each["damage"] <= LOW for each in view["characters"])
    full = any(each["total"] >= EVENT_AT for each in view["slots"].values())
    tense = low or full or view["track"] >= view["limit"] - TIGHT
    ship = model.mission.map in SHIPS
    if tense:
        return "ship_danger" if ship else "danger"
    return "ship" if ship else "calm"
