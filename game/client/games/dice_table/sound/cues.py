"""Sounds of events at the dice table, and what one sees that says the same."""

from __future__ import annotations

from collections.abc import Sequence

from game.client.games.edge.sound import rolls
from game.client.sound import entries
from game.client.sound.entries import Entry, always, both, naming, rising, where
from game.dice_table import events as e
from game.table.events import Event

GAPS = {**rolls.GAPS, "hidden": 0.7, "curtain": 0.6, "destiny": 0.5}
TWINS = {
    "felt": "the dice on the felt, and the line of the result",
    "curtain": "the red edge of the felt, and a line in the history",
    "coins": "the coins of Destiny at the foot",
    "sheet": "the bars on the sheet",
    "foot": "the pins, counters and turns at the foot",
    "log": "a line in the history",
}
"""the things on view that say the same as a sound"""


ENTRIES = (
    *rolls.throw_entries(e.Rolled, "felt"),
    *(each for kind in (e.Rolled, e.Typed, e.RollShown)
      for each in (*rolls.landing_entries(kind, "felt"), *rolls.result_entries(kind, "felt"))),
    Entry(e.NumberRolled, "cast_one", "felt", 62, lambda event, seat: len(event.digits) == 1),
    Entry(e.NumberRolled, "cast_few", "felt", 62, always),
    Entry(e.NumberTyped, "settle_eight", "felt", 25, always),
    Entry(e.NumberShown, "settle_eight", "felt", 25, always),
    Entry(e.HiddenRoll, "hidden", "curtain", 64, always),
    Entry(e.CurtainMoved, "curtain", "curtain", 50, always),
    Entry(e.DestinyRolled, "destiny", "coins", 58, always),
    Entry(e.CoinFlipped, "coin_light", "coins", 66, where(side="light")),
    Entry(e.CoinFlipped, "coin_dark", "coins", 66, always),
    Entry(e.CoinMoved, "chip", "coins", 44, always),
    Entry(e.LineWritten, "chip", "log", 44, always),
    Entry(e.SheetMarked, "strain", "sheet", 70, both(rising("n"), where(sort="strain"))),
    Entry(e.SheetMarked, "wound", "sheet", 72, rising("n")),
    Entry(e.SheetMarked, "recover", "sheet", 50, always),
    Entry(e.InjuryRolled, "cast_few", "felt", 62, always),
    Entry(e.InjuryRolled, "critical", "sheet", 93, always, rolls.RESULT),
    Entry(e.InjuryTyped, "critical", "sheet", 93, always),
    Entry(e.InjuryHealed, "recover", "sheet", 50, always),
    Entry(e.Pinned, "job", "foot", 40, naming("on")),
    Entry(e.CounterMoved, "box", "foot", 42, always),
    Entry(e.TurnPassed, "step", "foot", 30, always),
)  # fmt: skip


def cues(events: Sequence[Event], seat: int) -> list[tuple[str, float, int]]:
    """Return the cues for the events of one answer, with their delays in seconds. What only the
    Game Master may know is silent: everybody at the table would hear how a hidden roll went."""
    open_to_all = [event for event in events if event.to is None]
    return entries.cues(ENTRIES, open_to_all, seat, gaps=GAPS)
