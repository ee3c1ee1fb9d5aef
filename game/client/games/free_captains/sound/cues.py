"""Sounds of events, their visible counterparts, and the music for each mood."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.client.games.free_captains.play.model import Model
from game.client.sound import entries
from game.client.sound.entries import Entry, always, rising, where
from game.free_captains import events as e
from game.free_captains.names import ABILITIES
from game.table.events import Event

GAPS = {"hand_bag": 0.55, "card_reveal": 0.35, "weapon_found": 0.8, "sector": 0.9,
        "ability_zero": 0.6, "dice": 0.5, "turn_mine": 0.5}  # fmt: skip

TWINS = {
    "log": "a line in the log",
    "line": "the card of the line: lit, turned or gone",
    "track": "the cube that steps on its track",
    "bag": "the cubes that come out of the bag or go into it, and its counts",
    "die": "the die that shows another face",
    "shelf": "the weapon on the shelf",
    "round": "the prompt at the top, and the round's heading in the log",
}
"""the things on view that say the same as a sound"""

ROUND, SECTOR = "turn_mine", "sector"
OUT = 0
LATE, LOW = 10, 2
"""round from which the Hegemony is near, and the points of an ability that are few"""


def _one(event: e.DieRolled) -> int:
    return 1


ENTRIES = (
    Entry(e.RoundBegan, ROUND, "round", 85, always),
    Entry(e.PlanetsLaid, "card_reveal", "log", 15, always),
    Entry(e.PlanetChosen, "planet", "log", 55, always),
    Entry(e.LineDealt, "card_reveal", "line", 30, always),
    Entry(e.PointsPaid, "ability_zero", "track", 88, where(left=OUT)),
    Entry(e.PointsPaid, "cube", "track", 45, always),
    Entry(e.AbilityChanged, "ability_zero", "track", 88, where(left=OUT)),
    Entry(e.AbilityChanged, "ability_up", "track", 44, rising("change")),
    Entry(e.AbilityChanged, "cube", "track", 40, always),
    Entry(e.DieUsed, "die_tip", "die", 58, always),
    Entry(e.DieRaised, "die_tip", "die", 54, always),
    Entry(e.DieRolled, "dice", "die", 62, always, count=_one),
    Entry(e.CardEngaged, "engaged", "line", 50, always),
    Entry(e.CardEvaded, "card_turn", "line", 56, always),
    Entry(e.CubesDrawn, "hand_bag", "bag", 66, always),
    Entry(e.CubeTried, "hand_bag", "bag", 66, always),
    Entry(e.CubesOut, "hand_bag", "bag", 42, always),
    Entry(e.CubesIn, "cube_bag", "bag", 40, always),
    Entry(e.CubePlaced, "cube", "log", 38, always),
    Entry(e.ActionPaid, "card_buy", "log", 57, always),
    Entry(e.CardKept, "card_gain", "log", 30, always),
    Entry(e.SearchSkipped, "page", "log", 20, always),
    Entry(e.WeaponFound, "weapon_found", "shelf", 92, always),
    Entry(e.PowerUsed, "weapon_used", "shelf", 80, always),
    Entry(e.WeaponUnderstood, "understood", "shelf", 84, always),
)


def entry_of(event: Event, seat: int) -> Entry | None:
    """Return the entry of an event, None for one without sound."""
    return entries.entry_of(ENTRIES, event, seat)


def cues(events: Sequence[Event], seat: int, alien: str = "") -> list[tuple[str, float, int]]:
    """Return the cues for the events of one answer, with their delays in seconds and the number
    of dice thrown. A round under another alien than ``alien``, that of the round before, begins
    a Sector."""
    found = entries.cues(ENTRIES, events, seat, gaps=GAPS)
    if not alien or alien_of(events, alien) == alien:
        return found
    return [(SECTOR if cue == ROUND else cue, delay, count) for cue, delay, count in found]


def alien_of(events: Iterable[Event], alien: str) -> str:
    """Return the alien of the latest round among events; ``alien`` if none begins."""
    for event in events:
        alien = event.alien if isinstance(event, e.RoundBegan) else alien
    return alien


def mood(model: Model, events: Sequence[Event] = ()) -> str:
    """Return the mood of the table: the Hegemony closes in, danger, the choice of a planet over
    a drink, or calm."""
    low = sum(1 for ability in ABILITIES if model.view["abilities"][ability] <= LOW)
    late = model.view["round"] >= LATE
    if low > 1 or (low and late):
        return "siege"
    if low or late:
        return "danger"
    return "room" if model.view["phase"] == "planet" else "calm"
