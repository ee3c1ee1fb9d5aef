"""Measures of balance: missions won, by pair of characters, and how the lost ones ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import quantiles
from typing import Any

from game.mandalorian import events as e
from game.mandalorian.names import CLIENT, Level
from game.table.events import Event
from game.table.statistics import PlainStatistics, Played, doubt, share, table
from game.table.statistics import page as whole_page

TITLE = "How hard the missions of The Mandalorian are"
COUNTED: dict[str, type[Event]] = {
    "events": e.EventDrawn,
    "crises": e.CrisisBegan,
    "damage": e.Hurt,
    "reinforcements": e.TokenEntered,
}
"""what is counted in each game"""
ENDINGS = ("defeat", "track")
LEVEL: Level = "novice"
"""the level of a setup that names none"""
ASKED: Mapping[str, str] = {
    "novice": "standard and 10 points",
    "standard": "45 to 60%",
    "veteran": "20 to 35%",
}
"""the share of games that planners should win on each level"""


@dataclass(slots=True)
class Tally:
    """Follows one game."""

    first: int = 0
    characters: tuple[str, ...] = ()
    turns: int = 0
    leak: str = ""
    """in The Leak, whether there was one, and whether it was named"""
    counts: Counter[str] = field(default_factory=Counter)

    def note(self, events: Iterable[Event]) -> None:
        """Take note of events."""
        for event in events:
            if isinstance(event, e.GameBegan):
                self.characters = event.characters
            elif isinstance(event, e.TurnBegan):
                self.turns = event.turn
            elif isinstance(event, e.RoleTurned) and event.role == CLIENT:
                self.leak = "a leak that is named"
            elif isinstance(event, e.RolesShown) and not self.leak:
                self.leak = "a leak" if CLIENT in event.roles else "no leak"
            for name, kind in COUNTED.items():
                self.counts[name] += isinstance(event, kind)

    def notes(self) -> dict[str, Any]:
        """Return the characters, the number of turns, and the counts."""
        counts = {name: self.counts[name] for name in COUNTED}
        crew = " and ".join(sorted(self.characters))
        leak = {"leak": self.leak} if self.leak else {}
        return {"characters": crew, "turns": self.turns, **leak, **counts}


class MissionStatistics(PlainStatistics):
    """The statistics of the game for ``simulate``."""

    def watch(self) -> Tally:
        """Return a watcher for one game."""
        return Tally()

    def summary(self, games: Sequence[Played]) -> dict[str, Any]:
        """Return the share of missions won, in all and by characters, turns, and means a game."""
        done = [each for each in games if not each.error]
        by: dict[str, list[Played]] = {}
        for each in done:
            by.setdefault(each.notes["characters"], []).append(each)
        leaks: dict[str, list[Played]] = {}
        for each in done:
            if "leak" in each.notes:
                leaks.setdefault(each.notes["leak"], []).append(each)
        turns = sorted(each.notes["turns"] for each in done) or [0]
        tenths = quantiles(turns, n=10) if len(turns) > 1 else turns * 9
        return {
            "won": _won(done),
            "by": {names: _won(played) for names, played in sorted(by.items())},
            **(
                {"leaks": {name: _won(played) for name, played in sorted(leaks.items())}}
                if leaks
                else {}
            ),
            "turns": {"median": turns[len(turns) // 2], "nine_tenths": round(tenths[8])},
            "lost": dict(Counter(each.ending for each in done if each.ending != "won")),
            "means": {
                name: sum(each.notes[name] for each in done) / max(1, len(done)) for name in COUNTED
            },
        }

    def lines(self, figures: dict[str, Any]) -> list[str]:
        """Format these figures as lines for people."""
        won, turns = figures["won"], figures["turns"]
        made = [f"won {_percent(won)} of {won['games']} games"]
        made += [f"  {names}: {_percent(each)}" for names, each in figures["by"].items()]
        made += [
            f"  with {name}: {_percent(each)}" for name, each in figures.get("leaks", {}).items()
        ]
        made.append(f"turns: median {turns['median']}, nine tenths within {turns['nine_tenths']}")
        lost = ", ".join(f"{why} {count}" for why, count in sorted(figures["lost"].items()))
        made.append(f"lost by {lost}" if lost else "none lost")
        means = ", ".join(f"{name} {mean:.1f}" for name, mean in figures["means"].items())
        return [*made, f"a game: {means}"]

    def page(self, figures: dict[str, Any], command: str) -> str:
        """Return a page of Markdown about all figures, with the command that makes it."""
        rows = [(names, each["games"], _percent(each)) for names, each in figures["by"].items()]
        parts = [*self.lines(figures), "", table(("Characters", "Games", "Won"), rows)]
        return whole_page(TITLE, figures, command, parts)

    def compared(self, field: str, runs: Mapping[str, dict[str, Any]], command: str) -> str:
        """Return a page about games with each value of a field of the setup, such as missions, and
        by characters in all of them together."""
        first = next(iter(runs.values()))
        fields = field.split(" and ")
        rows = [
            (
                *value.split(", "),
                _percent(each["won"]),
                ASKED.get(each["setup"].get("level", ""), ""),
                each["turns"]["median"],
                each["turns"]["nine_tenths"],
                *(f"{mean:.1f}" for mean in each["means"].values()),
                *(f"{each['lost'].get(why, 0)}" for why in ENDINGS),
            )
            for value, each in runs.items()
        ]
        lost = (f"lost by {why}" for why in ENDINGS)
        heads = (*fields, "won", "asked for", "median turns", "nine tenths within", *COUNTED, *lost)
        players = " and ".join(first["players"])
        told = (
            f"Measured over {first['won']['games']:,} games for each {field}, played by {players}. "
            f"The tables are written by\n\n```\n{command}\n```\n\n"
            "The doubt beside a share is how far chance alone may have moved it, in 19 of 20 runs."
        )
        parts = [f"# {TITLE}", told, table(heads, rows)]
        for apart, title in ((True, "By character"), (False, "By characters together")):
            parts += [f"## {title}", *_by(runs, apart)]
        return "\n\n".join(parts) + "\n"


def _by(runs: Mapping[str, dict[str, Any]], apart: bool) -> list[str]:
    """Return a table of wins by character, or by characters together, in all runs of a level, and
    a sentence on those furthest from the mean."""
    levels = list(dict.fromkeys(each["setup"].get("level", LEVEL) for each in runs.values()))
    games: Counter[tuple[str, str]] = Counter()
    wins: Counter[tuple[str, str]] = Counter()
    for figures in runs.values():
        level = figures["setup"].get("level", LEVEL)
        for names, won in figures["by"].items():
            for name in names.split(" and ") if apart else (names,):
                games[name, level] += won["games"]
                wins[name, level] += won["wins"]
    known = sorted({name for name, _ in games})
    rows = [
        (name, sum(games[name, level] for level in levels))
        + tuple(_percent(_share(wins[name, level], games[name, level])) for level in levels)
        for name in known
    ]
    found = [table(("", "games", *levels), rows)]
    for level in levels:
        shares = {name: wins[name, level] / max(1, games[name, level]) for name in known}
        mean = sum(wins[name, level] for name in known) / sum(games[name, level] for name in known)
        low, high = min(known, key=lambda name: shares[name]), max(known, key=lambda n: shares[n])
        if mean:
            found.append(
                f"On {level} the mean is {100 * mean:.1f}%; the least is {low} with "
                f"{shares[low] / mean:.2f} of it, the most {high} with {shares[high] / mean:.2f}."
            )
    return found


def _won(games: Sequence[Played]) -> dict[str, Any]:
    return _share(sum(each.ending == "won" for each in games), len(games))


def _share(won: int, games: int) -> dict[str, Any]:
    return {"games": games, "wins": won, "share": share(won, games), "doubt": doubt(won, games)}


def _percent(won: Mapping[str, Any]) -> str:
    return f"{won['share']:.1f}% ± {won['doubt']:.1f}"


STATISTICS = MissionStatistics()
