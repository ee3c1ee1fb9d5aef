"""Sounds of events, their visible counterparts, and the music for each mood."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.client.games.edge.play.model import Model
from game.client.games.edge.sound import rolls
from game.client.sound import entries
from game.client.sound.entries import Entry, always, naming, rising, where
from game.edge import events as e
from game.table.events import Event

GAPS = {**rolls.GAPS, "coin_light": 0.6, "coin_dark": 0.6, "fight": 0.8, "battle": 0.9,
        "oracle": 0.6, "scene": 0.4, "camp": 0.4, "trouble": 0.5, "wound": 0.4, "strain": 0.4,
        "down": 0.6, "knock": 0.6, "shot": 0.35, "ship_hit": 0.5, "purchase": 0.4}  # fmt: skip
TWINS = {
    "log": "a line in the log",
    "track": "the boxes of the track",
    "slot": "the card in its slot",
    "hero": "the bars on the hero's board",
    "coins": "the points of Destiny",
    "dice": "the dice in their well, and the line of the result",
    "chips": "the chip that goes to its card",
    "stage": "the scene on the stage",
    "board": "the job on the board",
    "ship": "the bars of the ship",
}
"""the things on view that say the same as a sound"""


@dataclass(slots=True, kw_only=True)
class Worse(Event):
    """A clock or a trouble track has moved on."""


@dataclass(slots=True, kw_only=True)
class Rest(Event):
    """A scene begins in which one is safe."""


AGAINST = ("time", "trouble", "air")
"""sorts of tracks whose boxes are bad news"""
SAFE = ("camp", "hub", "shop")
"""kinds of scenes in which nobody is after anybody"""


ENTRIES = (
    *rolls.throw_entries(e.Rolled, "dice"),
    *rolls.landing_entries(e.Rolled, "dice"),
    *rolls.result_entries(e.Rolled, "dice"),
    Entry(e.OracleShown, "oracle", "stage", 46, always),
    Entry(e.Spent, "chip", "chips", 44, always),
    Entry(e.DestinyRolled, "destiny", "coins", 58, always),
    Entry(e.DestinySpent, "coin_light", "coins", 66, where(side="light")),
    Entry(e.DestinySpent, "coin_dark", "coins", 66, always),
    Entry(e.SceneBegan, "scene", "stage", 40, always),
    Entry(Rest, "camp", "stage", 41, always),
    Entry(e.TrackMoved, "box", "track", 64, always),
    Entry(Worse, "trouble", "track", 84, always),
    # what one has
    Entry(e.JobTaken, "job", "board", 55, naming("job")),
    Entry(e.JobTaken, "card_discard", "board", 20, always),
    Entry(e.CreditsMoved, "credits_gain", "log", 42, rising("n")),
    Entry(e.CreditsMoved, "purchase", "log", 48, always),
    Entry(e.CardGained, "card_gain", "slot", 36, always),
    Entry(e.CardLost, "card_discard", "log", 20, always),
    Entry(e.CardTurned, "card_reveal", "slot", 30, always),
    Entry(e.Learned, "learned", "hero", 60, always),
    Entry(e.TalentBought, "learned", "hero", 60, always),
    Entry(e.Raised, "learned", "hero", 60, always),
    Entry(e.Entered, "learned", "hero", 60, always),
    Entry(e.ObligationRolled, "knock", "log", 62, naming("of")),
    Entry(e.Pressed, "knock", "log", 63, always),
    # harm
    Entry(e.Hurt, "strain", "hero", 70, where(sort="strain")),
    Entry(e.Hurt, "wound", "hero", 86, always),
    Entry(e.Injured, "critical", "hero", 93, always),
    Entry(e.WentDown, "down", "hero", 88, always),
    Entry(e.CarriedOff, "down", "log", 80, always),
    Entry(e.Healed, "recover", "hero", 50, always),
    # fights on foot and between ships
    Entry(e.FightBegan, "fight", "stage", 94, always),
    Entry(e.BattleBegan, "battle", "stage", 94, always),
    Entry(e.Moved, "step", "stage", 12, always),
    Entry(e.AlliesShot, "shot", "log", 52, always),
    Entry(e.ThingShot, "shot", "log", 52, always),
    Entry(e.RaiderShot, "shot", "log", 52, always),
    Entry(e.ShipHurt, "ship_hit", "ship", 85, rising("n")),
    Entry(e.ShipHurt, "recover", "ship", 50, always),
    Entry(e.StationFailed, "station", "ship", 87, always),
)
CALM = 3
"""marks left on a track of trouble when the music changes"""


def cues(
    events: Sequence[Event], seat: int, model: Model | None = None
) -> list[tuple[str, float, int]]:
    """Return the cues for the events of one answer, with their delays in seconds. The ``model``
    knows which scenes are safe, and which tracks nobody wants to move."""
    heard = events if model is None else list(_by_meaning(events, model))
    return entries.cues(ENTRIES, heard, seat, gaps=GAPS)


def _by_meaning(events: Sequence[Event], model: Model) -> Iterator[Event]:
    """Yield the events, some by what they mean in this adventure."""
    against = {track.id for track in model.story.tracks if track.sort in AGAINST}
    for event in events:
        if isinstance(event, e.TrackMoved) and event.n > 0 and event.track in against:
            yield Worse()
        elif isinstance(event, e.SceneBegan) and _safe(model, event.scene):
            yield Rest()
        else:
            yield event


def _safe(model: Model, scene: str) -> bool:
    found = model.content.scenes.get(scene)
    return found is not None and found.kind in SAFE


def mood(model: Model, events: Sequence[Event] = ()) -> str:
    """Return the mood of the table: a battle of ships, a fight, rest, danger where a track is near
    its end, or calm."""
    state = model.seat_view
    if state.battle is not None:
        return "battle"
    if state.fight is not None:
        return "fight"
    if not state.scene or _safe(model, state.scene):
        return "camp"
    tight = any(
        track.sort == "trouble" and state.counts.get(track.id, 0) >= track.length - CALM
        for track in model.story.tracks
    )
    return "danger" if tight else "calm"
