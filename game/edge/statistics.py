"""Figures of adventures played by computers: endings, chances of checks, ways taken, Advantage left
over, fights; and the page of them (design 6.1, 6.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations

from game.edge import balance
from game.edge import events as e
from game.edge.balance import Figures
from game.edge.cards.scenes import Asking
from game.edge.frames import SCENES
from game.edge.game import Edge, load
from game.edge.jobs import LEVELS
from game.edge.players import tools
from game.edge.scenes.jobs import drawn
from game.table.events import Event
from game.table.statistics import PlainStatistics, Played, share
from game.table.statistics import page as whole_page

TITLE = "Adventures of Edge"
FOE = "."
"""what the handles of foes have and the ids of heroes do not"""
JOBS = "jobs"
"""the word for jobs, which a level follows"""
POLICIES = ("careful", "careless", "random")


def varied(game: Edge, setup: Figures, options: Mapping[str, str]) -> dict[str, Figures]:
    """Return the setups that the options of ``simulate`` name: an ``adventure`` or its ``scene``
    to begin with, a ``pair`` of heroes or "all" of the first six, each ``policy``, and ``without``
    with tools left out one at a time, or "each" of them; "aim+cover" leaves out two at once, and
    a station of a ship counts as a tool. ``jobs_3`` stands for jobs of that level, another for
    each pair. Raise ``ValueError``."""
    unknown = set(options) - {"adventure", "pair", "policy", "scene", "without"}
    if unknown:
        raise ValueError(f"this game has no option '{min(unknown)}'")
    adventure = options.get("adventure", "ombra")
    word, _, level = adventure.partition("_")
    if word == JOBS and level not in [str(n + 1) for n in range(LEVELS)]:
        raise ValueError(f"name a level of jobs, such as '{JOBS}_1'")
    if word != JOBS and adventure not in game.content.adventures:
        raise ValueError(f"no adventure '{adventure}'")
    scene = options.get("scene", "")
    if scene and (word == JOBS or scene not in game.content.scenes_of(adventure)):
        raise ValueError(f"'{adventure}' has no scene '{scene}'")
    wanted = options.get("pair", "all")
    heroes = tuple(game.content.heroes)[:6]
    pairs = tuple(combinations(heroes, 2)) if wanted == "all" else (tuple(wanted.split(",")),)
    found = {}
    for policy, seat in _seats(options).items():
        for at, pair in enumerate(pairs):
            story = drawn(game.content, at, 0, [int(level)])[0] if word == JOBS else adventure
            values = {"story": story, "heroes": list(pair), "seats": [seat]}
            begun = {"scene": scene} if scene else {}
            name = f"{scene or adventure}, {policy}, {' and '.join(pair)}"
            found[name] = {**setup, **values, **begun}
    return found


def _seats(options: Mapping[str, str]) -> dict[str, Figures]:
    """Return the seats to compare, by name. Raise ``ValueError``."""
    found: dict[str, Figures] = {}
    for policy in options.get("policy", "careful").split(","):
        if policy not in POLICIES:
            raise ValueError(f"policies are {', '.join(POLICIES)}")
        found[policy] = {"kind": policy}
    asked = options.get("without", "")
    for words in tools.LISTED if asked == "each" else filter(None, asked.split(",")):
        left = words.split("+")
        if not {*left} <= {*tools.LISTED, *tools.STATIONS}:
            listed = ", ".join((*tools.LISTED, *tools.STATIONS))
            raise ValueError(f"tools are {listed}")
        found[f"careful without {' and '.join(left)}"] = {"kind": "careful", "without": left}
    return found


@dataclass(slots=True)
class Tally:
    """Counts what happens in one adventure."""

    first: int = 0
    checks: int = 0
    fears: int = 0
    """checks of fear, which nobody can choose"""
    won: int = 0
    chance: float = 0.0
    """sum of the chances of checks"""
    advantage: int = 0
    threat: int = 0
    unspent: int = 0
    fights: dict[str, str] = field(default_factory=dict)
    rounds: list[int] = field(default_factory=list)
    tolls: dict[str, list[int]] = field(default_factory=dict)
    """rounds and wounds of heroes, for each encounter"""
    ways: Counter[str] = field(default_factory=Counter)
    spends: Counter[str] = field(default_factory=Counter)
    """spend cards that heroes used, by id"""
    rank: int = 0
    _round: int = 0
    _wounds: int = 0
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
            elif isinstance(each, e.Spent) and FOE not in each.who:
                self.spends[each.card] += 1
            elif isinstance(each, e.FightBegan):
                self._wounds = 0
            elif isinstance(each, e.Hurt) and each.sort == "wounds" and FOE not in each.who:
                self._wounds += each.n
            elif isinstance(each, e.RoundBegan):
                self._round = each.n
            elif isinstance(each, e.FightEnded):
                self.fights[self._scene] = each.how
                self.rounds.append(self._round)
                self.tolls[self._scene] = [self._round, self._wounds]
            elif isinstance(each, e.BattleEnded):
                self.fights[self._scene] = each.how
            elif isinstance(each, e.AdventureEnded):
                self.rank = each.rank

    def _roll(self, roll: e.Rolled) -> None:
        """Count a hero's roll; ways and chances of scenes only."""
        self.advantage += max(0, roll.advantage)
        self.threat += max(0, -roll.advantage)
        self.fears += roll.task == "fear"
        if roll.task not in SCENES:
            return
        self.checks += 1
        self.won += roll.success > 0
        self.chance += float(Fraction(roll.chance))
        self.ways[f"{self._scene}.{roll.way}"] += 1

    def notes(self) -> Figures:
        """Return the counts."""
        return {
            **{
                "checks": self.checks,
                "fears": self.fears,
                "won": self.won,
                "chance": round(self.chance, 4),
            },
            **{"advantage": self.advantage, "threat": self.threat, "unspent": self.unspent},
            **{"fights": dict(self.fights), "rounds": list(self.rounds), "rank": self.rank},
            **{"ways": dict(self.ways), "tolls": dict(self.tolls)},
            "spends": dict(self.spends),
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
        spends: Counter[str] = Counter()
        for each in notes:
            fights.update(f"{scene}.{how}" for scene, how in each["fights"].items())
            ways.update(each["ways"])
            spends.update(each.get("spends", {}))
        sums = ("checks", "fears", "won", "chance", "advantage", "threat", "unspent")
        return {
            "ranks": [sum(each["rank"] == rank for each in notes) for rank in (1, 2, 3)],
            **{f"sum_{name}": sum(each[name] for each in notes) for name in sums},
            "fights": dict(sorted(fights.items())),
            "fight_rounds": sorted(n for each in notes for n in each["rounds"]),
            "ways": dict(sorted(ways.items())),
            "spends": dict(sorted(spends.items())),
            "tolls": {
                scene: [each["tolls"][scene] for each in notes if scene in each["tolls"]]
                for scene in sorted({scene for each in notes for scene in each["tolls"]})
            },
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
            "spend cards: " + ", ".join(f"{id} {n}" for id, n in figures["spends"].items()),
        ]

    def page(self, figures: Figures, command: str) -> str:
        """Return a page about one setup."""
        return whole_page(TITLE, figures, command, self.lines(figures))

    def compared(self, field: str, runs: Mapping[str, Figures], command: str) -> str:
        """Return a page about an adventure: targets, policies, pairs, fights, ways."""
        setup = next(iter(runs.values()))["setup"]
        return balance.page(runs, command, _asked(setup["story"], setup.get("scene", "")))


def _asked(story: str, scene: str) -> balance.Asked:
    """Return the checks of an adventure that begins with its first scene, by scene."""
    content = load().content
    if scene or story not in content.adventures:
        return {}
    found = ((id, content.scenes[id]) for id in content.scenes_of(story))
    return {
        id: (each.important, tuple(way.id for way in each.ways))
        for id, each in found
        if isinstance(each, Asking)
    }


STATISTICS = EdgeStatistics()
