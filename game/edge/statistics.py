"""Figures of adventures played by computers: endings, chances of checks, ways taken, Advantage left
over, fights; and the page of them (design 6.1, 6.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations
from typing import Any

from game.edge import events as e
from game.edge.game import Edge
from game.table.events import Event
from game.table.statistics import PlainStatistics, Played, doubt, share, table
from game.table.statistics import page as whole_page

TITLE = "Adventures of Edge"
BEST, WORST = 1, 3
"""ranks of endings"""
FOE = "."
"""what the handles of foes have and the ids of heroes do not"""
POLICIES = ("careful", "careless", "random")
Figures = dict[str, Any]


def varied(game: Edge, setup: Figures, options: Mapping[str, str]) -> dict[str, Figures]:
    """Return the setups that the options of ``simulate`` name: an ``adventure``, a ``pair`` of
    heroes or "all" of the first six, and each ``policy``. Raise ``ValueError``."""
    unknown = set(options) - {"adventure", "pair", "policy"}
    if unknown:
        raise ValueError(f"this game has no option '{min(unknown)}'")
    adventure = options.get("adventure", "ombra")
    if adventure not in game.content.adventures:
        raise ValueError(f"there is no adventure '{adventure}'")
    wanted = options.get("pair", "all")
    heroes = tuple(game.content.heroes)[:6]
    pairs = tuple(combinations(heroes, 2)) if wanted == "all" else (tuple(wanted.split(",")),)
    found = {}
    for policy in options.get("policy", "careful").split(","):
        if policy not in POLICIES:
            raise ValueError(f"policies are {', '.join(POLICIES)}")
        for pair in pairs:
            values = {"story": adventure, "heroes": list(pair), "seats": [{"kind": policy}]}
            found[f"{adventure}, {policy}, {' and '.join(pair)}"] = {**setup, **values}
    return found


@dataclass(slots=True)
class Tally:
    """Counts what happens in one adventure."""

    first: int = 0
    checks: int = 0
    won: int = 0
    chance: float = 0.0
    """sum of the chances of checks"""
    advantage: int = 0
    threat: int = 0
    unspent: int = 0
    fights: dict[str, str] = field(default_factory=dict)
    rounds: list[int] = field(default_factory=list)
    ways: Counter[str] = field(default_factory=Counter)
    rank: int = 0
    _round: int = 0
    _scene: str = ""

    def note(self, events: Iterable[Event]) -> None:
        """Record events."""
        for each in events:
            if isinstance(each, e.SceneBegan):
                self._scene = each.scene
            elif isinstance(each, e.Rolled) and FOE not in each.who:
                self._roll(each)
            elif isinstance(each, e.Unspent) and each.side == "advantage" and FOE not in each.who:
                self.unspent += each.n
            elif isinstance(each, e.RoundBegan):
                self._round = each.n
            elif isinstance(each, e.FightEnded):
                self.fights[self._scene] = each.how
                self.rounds.append(self._round)
            elif isinstance(each, e.AdventureEnded):
                self.rank = each.rank

    def _roll(self, roll: e.Rolled) -> None:
        """Count a hero's roll; ways and chances of scenes only."""
        self.advantage += max(0, roll.advantage)
        self.threat += max(0, -roll.advantage)
        if roll.task not in ("scene", "contest"):
            return
        self.checks += 1
        self.won += roll.success > 0
        self.chance += float(Fraction(roll.chance))
        self.ways[f"{self._scene}.{roll.way}"] += 1

    def notes(self) -> Figures:
        """Return the counts."""
        return {
            **{"checks": self.checks, "won": self.won, "chance": round(self.chance, 4)},
            **{"advantage": self.advantage, "threat": self.threat, "unspent": self.unspent},
            **{"fights": dict(self.fights), "rounds": list(self.rounds), "rank": self.rank},
            "ways": dict(self.ways),
        }


class EdgeStatistics(PlainStatistics):
    """The statistics of the game for ``simulate``."""

    def watch(self) -> Tally:
        """Return a watcher for one game."""
        return Tally()

    def summary(self, games: Sequence[Played]) -> Figures:
        """Return endings by rank, sums of checks and dice, fights and ways."""
        notes = [each.notes for each in games]
        fights: Counter[str] = Counter()
        ways: Counter[str] = Counter()
        for each in notes:
            fights.update(f"{scene}.{how}" for scene, how in each["fights"].items())
            ways.update(each["ways"])
        sums = ("checks", "won", "chance", "advantage", "threat", "unspent")
        return {
            "ranks": [sum(each["rank"] == rank for each in notes) for rank in (1, 2, 3)],
            **{f"sum_{name}": sum(each[name] for each in notes) for name in sums},
            "fights": dict(sorted(fights.items())),
            "fight_rounds": sorted(n for each in notes for n in each["rounds"]),
            "ways": dict(sorted(ways.items())),
        }

    def lines(self, figures: Figures) -> list[str]:
        """Format these figures as lines for people."""
        ranks = " / ".join(f"{share(n, sum(figures['ranks']))}%" for n in figures["ranks"])
        checks = max(1, figures["sum_checks"])
        return [
            f"best / middle / worst endings: {ranks}",
            f"checks a game: {checks / max(1, figures['games']):.1f}, chance "
            f"{figures['sum_chance'] / checks:.2f}, won {figures['sum_won'] / checks:.2f}",
            f"Advantage to Threat: {figures['sum_advantage']} to {figures['sum_threat']}, "
            f"{share(figures['sum_unspent'], figures['sum_advantage'])}% left over",
            *(f"{name}: {n}" for name, n in figures["fights"].items()),
        ]

    def page(self, figures: Figures, command: str) -> str:
        """Return a page about one setup."""
        return whole_page(TITLE, figures, command, self.lines(figures))

    def compared(self, field: str, runs: Mapping[str, Figures], command: str) -> str:
        """Return a page about an adventure: endings and checks by policy, by pair, fights, ways."""
        names = [tuple(each.split(", ", 2)) for each in runs]
        adventure = names[0][0]
        by_policy: dict[str, list[Figures]] = {}
        for (_, policy, _), figures in zip(names, runs.values(), strict=True):
            by_policy.setdefault(policy, []).append(figures)
        games = sum(each["games"] for each in runs.values())
        parts = [
            f"# Edge: {adventure}",
            f"Measured over {games:,} games. The tables are written by\n\n```\n{command}\n```",
            table(HEADS, [(policy, *_row(found)) for policy, found in by_policy.items()]),
            "## By pair",
            table(
                ("policy", "pair", "best", "worst"),
                [
                    (
                        policy,
                        pair,
                        f"{share(fig['ranks'][0], sum(fig['ranks']))}%",
                        f"{share(fig['ranks'][2], sum(fig['ranks']))}%",
                    )
                    for (_, policy, pair), fig in zip(names, runs.values(), strict=True)
                ],
            ),
            "## Fights",
            table(("policy", "scene", "won", "of"), _fights(by_policy)),
            "## Ways taken by careful players",
            table(("way", "times"), _summed(by_policy.get("careful", []), "ways").items()),
        ]
        return "\n\n".join(parts) + "\n"


HEADS = ("policy", "best", "doubt", "middle", "worst", "chance of a check", "checks") + (
    "Advantage : Threat",
    "Advantage left over",
    "nine tenths of fights within",
)


def _row(found: Sequence[Figures]) -> tuple[str, ...]:
    """Return the figures of a policy over all pairs."""
    ranks = [sum(each["ranks"][at] for each in found) for at in range(WORST)]
    games, checks = sum(ranks), max(1, sum(each["sum_checks"] for each in found))
    total = {
        name: sum(each[f"sum_{name}"] for each in found)
        for name in ("chance", "advantage", "threat", "unspent")
    }
    rounds = sorted(n for each in found for n in each["fight_rounds"]) or [0]
    return (
        f"{share(ranks[0], games)}%",
        f"{doubt(ranks[0], games)}%",
        f"{share(ranks[1], games)}%",
        f"{share(ranks[2], games)}%",
        f"{total['chance'] / checks:.2f}",
        f"{checks / max(1, games):.1f}",
        f"{total['advantage'] / max(1, total['threat']):.1f} : 1",
        f"{share(total['unspent'], total['advantage'])}%",
        str(rounds[(90 * len(rounds) - 1) // 100]),
    )


def _summed(found: Sequence[Figures], name: str) -> Counter[str]:
    """Return the counts of several runs together."""
    made: Counter[str] = Counter()
    for each in found:
        made.update(each[name])
    return Counter(dict(sorted(made.items())))


def _fights(by_policy: Mapping[str, Sequence[Figures]]) -> list[tuple[object, ...]]:
    """Return rows of policy, scene, share won, and times fought."""
    rows: list[tuple[object, ...]] = []
    for policy, found in by_policy.items():
        hows = _summed(found, "fights")
        for scene in dict.fromkeys(name.rpartition(".")[0] for name in hows):
            fought = sum(n for name, n in hows.items() if name.rpartition(".")[0] == scene)
            rows.append((policy, scene, f"{share(hows[f'{scene}.won'], fought)}%", fought))
    return rows


STATISTICS = EdgeStatistics()
