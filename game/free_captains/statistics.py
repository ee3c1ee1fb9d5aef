"""Measures of balance: games won by level and by captain, and how the lost ones ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.free_captains import events as e
from game.table.events import Event
from game.table.statistics import Played, doubt, share, table
from game.table.statistics import page as whole_page


@dataclass(slots=True)
class Tally:
    """Follows one game."""

    first: int = 0
    captain: str = ""
    faced: Counter[str] = field(default_factory=Counter)
    cubes: int = 0
    weapons: int = 0

    def note(self, events: Iterable[Event]) -> None:
        """Take note of events."""
        for event in events:
            if isinstance(event, e.GameBegan):
                self.captain = event.captain
            elif isinstance(event, e.CardEngaged):
                self.faced["engaged"] += 1
            elif isinstance(event, e.CardEvaded):
                self.faced["evaded"] += 1
            elif isinstance(event, e.CubesDrawn) and event.search:
                self.cubes += len(event.cubes)
            elif isinstance(event, e.WeaponFound):
                self.weapons += 1

    def notes(self) -> dict[str, Any]:
        """Return the captain, the cards engaged and evaded, cubes drawn and weapons found."""
        return {
            "captain": self.captain,
            "engaged": self.faced["engaged"],
            "evaded": self.faced["evaded"],
            "cubes": self.cubes,
            "weapons": self.weapons,
        }


class FreeCaptainStatistics:
    """The statistics of the game for ``simulate``."""

    def watch(self) -> Tally:
        """Return a watcher for one game."""
        return Tally()

    def summary(self, games: Sequence[Played]) -> dict[str, Any]:
        """Return the share of games won, in all and by captain, and means of a round."""
        done = [each for each in games if not each.error]
        by: dict[str, list[Played]] = {}
        for each in done:
            by.setdefault(each.notes["captain"], []).append(each)
        rounds = sum(each.rounds for each in done) or 1
        faced = {key: sum(each.notes[key] for each in done) for key in ("engaged", "evaded")}
        return {
            "won": _won(done),
            "captains": {name: _won(played) for name, played in sorted(by.items())},
            "cubes_a_round": sum(each.notes["cubes"] for each in done) / rounds,
            "cards_a_round": sum(faced.values()) / rounds,
            "engaged": share(faced["engaged"], sum(faced.values())),
            "weapons": sum(each.notes["weapons"] for each in done) / max(1, len(done)),
        }

    def lines(self, figures: dict[str, Any]) -> list[str]:
        """Format these figures as lines for people."""
        won = figures["won"]
        made = [f"won {won['share']:.1f}% of {won['games']} games"]
        for name, each in figures["captains"].items():
            made.append(f"  {name}: {each['share']:.1f}% of {each['games']}")
        made.append(
            f"a round: {figures['cards_a_round']:.2f} cards faced, {figures['engaged']:.0f}% of "
            f"them engaged, {figures['cubes_a_round']:.1f} cubes drawn"
        )
        made.append(f"weapons found: {figures['weapons']:.1f}")
        return made

    def page(self, figures: dict[str, Any], command: str) -> str:
        """Return a page of Markdown about all figures, with the command that makes it."""
        rows = [
            (name, each["games"], f"{each['share']:.1f}% ± {each['doubt']:.1f}")
            for name, each in figures["captains"].items()
        ]
        return whole_page(
            "Balance of Free Captain",
            figures,
            command,
            [*self.lines(figures), "", table(("Captain", "Games", "Won"), rows)],
        )


def _won(games: Sequence[Played]) -> dict[str, Any]:
    won = sum(each.winner is not None for each in games)
    return {"games": len(games), "share": share(won, len(games)), "doubt": doubt(won, len(games))}


STATISTICS = FreeCaptainStatistics()
