"""Measures of balance: games won by level and by captain, and how the lost ones ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.free_captains import events as e
from game.free_captains.game import load
from game.table.events import Event
from game.table.statistics import PlainStatistics, Played, doubt, share, table
from game.table.statistics import page as whole_page

TITLE = "How even The Moonpeeler Affair is"
TARGETS = {"basic": 65, "normal": 45, "advanced": 25}
"""the share of its games that the greedy player should win, by level"""
NEAR, APART = 6, 10
"""how far a level may be from its target, and a captain from the mean of a level, in points"""
MEASURED = "greedy"


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


class FreeCaptainStatistics(PlainStatistics):
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
            TITLE,
            figures,
            command,
            [*self.lines(figures), "", table(("Captain", "Games", "Won"), rows)],
        )

    def compared(self, field: str, runs: Mapping[str, dict[str, Any]], command: str) -> str:
        """Return a section that compares levels, or the values of another field."""
        first = next(iter(runs.values()))
        player = " and ".join(first["players"])
        aims = player == MEASURED and field == "level"
        parts = [
            f"# {TITLE}: {player}",
            f"Measured over {first['games']:,} games for each {field}. The tables are written by"
            f"\n\n```\n{command}\n```\n\nThe same cards and the same command give the same tables.",
            "## Games won",
            table((field, "asked for", "won", "holds") if aims else (field, "won"),
                  [_level(value, figures, aims) for value, figures in runs.items()]),
            "The doubt beside a share is how far chance alone may have moved it, in 19 of 20 runs.",
            "## By captain",
            table(("captain", *runs), _captains(runs)),
        ]  # fmt: skip
        if aims:
            far = max(_spread(figures) for figures in runs.values())
            parts.append(
                f"The captain furthest from the mean of a {field} is {far:.1f} points away; at "
                f"most {APART} are asked for, which {'holds' if far <= APART else 'does not hold'}."
            )
        parts += ["## A game and its rounds", table(("", *runs), _means(runs))]
        return "\n\n".join(parts) + "\n"


def _level(value: str, figures: dict[str, Any], aims: bool) -> tuple[str, ...]:
    """Return the row of a level: with its target if there is one."""
    won = figures["won"]
    told = f"{won['share']:.1f}% ± {won['doubt']:.1f}"
    if not aims:
        return value, told
    holds = abs(won["share"] - TARGETS[value]) <= NEAR
    asked = f"{TARGETS[value]}%, within {NEAR} points"
    return value, asked, told, "yes" if holds else "no"


def _captains(runs: Mapping[str, dict[str, Any]]) -> list[tuple[str, ...]]:
    """Return the row of each captain: the share of games won at each level."""
    ids = sorted({id for figures in runs.values() for id in figures["captains"]})
    name = load().content.name
    return [
        (name(id), *(_cell(figures["captains"].get(id)) for figures in runs.values())) for id in ids
    ]


def _cell(won: dict[str, Any] | None) -> str:
    return f"{won['share']:.1f}% ± {won['doubt']:.1f} of {won['games']}" if won else ""


def _spread(figures: dict[str, Any]) -> float:
    """Return how far the furthest captain is from the mean, in points."""
    mean = float(figures["won"]["share"])
    return max((abs(each["share"] - mean) for each in figures["captains"].values()), default=0.0)


def _means(runs: Mapping[str, dict[str, Any]]) -> list[tuple[str, ...]]:
    """Return the rows about length, endings and rounds."""
    every = list(runs.values())
    return [
        ("median of rounds", *(f"{each['rounds']['median']:g}" for each in every)),
        ("lost by abilities", *(_ended(each, "abilities") for each in every)),
        ("lost by decks", *(_ended(each, "decks") for each in every)),
        ("weapons found", *(f"{each['weapons']:.1f}" for each in every)),
        ("cards faced a round", *(f"{each['cards_a_round']:.2f}" for each in every)),
        ("of them engaged", *(f"{each['engaged']:.0f}%" for each in every)),
        ("cubes drawn a round", *(f"{each['cubes_a_round']:.1f}" for each in every)),
    ]


def _ended(figures: dict[str, Any], ending: str) -> str:
    return f"{share(figures['endings'].get(ending, 0), figures['games']):.1f}%"


def _won(games: Sequence[Played]) -> dict[str, Any]:
    won = sum(each.winner is not None for each in games)
    return {"games": len(games), "share": share(won, len(games)), "doubt": doubt(won, len(games))}


STATISTICS = FreeCaptainStatistics()
