"""Measures of balance: results by character, place at the table and market card; with an expansion
also by ambition, by favor and against each kind of AI deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from game.outer_rim.ai.seats import HUNTER_SHIP
from game.outer_rim.ambitions.events import AmbitionAdvanced, AmbitionPicked
from game.outer_rim.events import (
    AICardDrawn,
    AiOrderDrawn,
    CharacterPicked,
    FameChanged,
    FirstPlayerChosen,
    ShipPicked,
)
from game.outer_rim.favors.events import FavorAsked, FavorGranted
from game.outer_rim.market.events import CardBought, MarketRevealed
from game.table.events import Event
from game.table.statistics import PlainStatistics, Played, Watcher, doubt, share, table
from game.table.statistics import page as whole_page

LENGTH = (18, 35)
"""desired median rounds of a game between players who try to win"""
SHARES = (15, 35)
"""desired percentage of wins of a character at a table of four"""
GAP = 5
"""maximum difference in points between the shares of the first and of the last in turn order"""
RARE = 5
"""minimum percentage of purchases in the games in which a market card is faceup"""


@dataclass(slots=True)
class Tally:
    """Follows one game: the characters, fame and goals of its players, the market cards that were
    faceup and bought, and the favors."""

    first: int = 0
    characters: dict[int, str] = field(default_factory=dict)
    up: set[str] = field(default_factory=set)
    bought: set[str] = field(default_factory=set)
    ships: dict[int, str] = field(default_factory=dict)
    fame: dict[int, int] = field(default_factory=dict)
    decks: set[int] = field(default_factory=set)
    sheets: dict[int, str] = field(default_factory=dict)
    goals: dict[int, set[int]] = field(default_factory=dict)
    favors: dict[str, Counter[str]] = field(default_factory=dict)

    def note(self, events: Iterable[Event]) -> None:
        """Take note of events."""
        for event in events:
            if isinstance(event, MarketRevealed) and event.card:
                self.up.add(event.card)
            elif isinstance(event, CardBought):
                self.up.add(event.card)
                self.bought.add(event.card)
            elif isinstance(event, CharacterPicked):
                self.characters[event.seat] = event.character
            elif isinstance(event, AiOrderDrawn):
                self.characters |= dict(zip(event.seats, event.characters, strict=True))
            elif isinstance(event, FirstPlayerChosen):
                self.first = event.seat
            elif isinstance(event, ShipPicked):
                self.ships[event.seat] = event.ship
            elif isinstance(event, FameChanged):
                self.fame[event.seat] = event.now
            elif isinstance(event, AICardDrawn):
                self.decks.add(event.seat)
            else:
                self._note_option(event)

    def _note_option(self, event: Event) -> None:
        if isinstance(event, AmbitionPicked):
            self.sheets[event.seat] = event.card
        elif isinstance(event, AmbitionAdvanced):
            goals = self.goals.setdefault(event.seat, set())
            if event.done:
                goals.add(event.goal)
            else:
                goals.discard(event.goal)
        elif isinstance(event, FavorAsked):
            self.favors.setdefault(event.favor, Counter())["asked"] += 1
        elif isinstance(event, FavorGranted):
            self.favors.setdefault(event.favor, Counter())["granted"] += 1

    def notes(self) -> dict[str, Any]:
        """Return ``characters`` and ``fame`` by seat, ``up`` the market cards that were faceup at
        some time, and ``bought`` those that were bought.

        Where they are in the game also: ``decks``, whether the AI in a seat, the key, hunts;
        ``ambitions``, by seat the sheet and the goals complete at the end; ``favors``, how many of
        each were asked for and granted.
        """
        found: dict[str, Any] = {
            "characters": [self.characters[seat] for seat in sorted(self.characters)],
            "fame": [self.fame.get(seat, 0) for seat in sorted(self.characters)],
            "up": sorted(self.up),
            "bought": sorted(self.bought),
        }
        if self.decks:
            hunters = {str(n): self.ships[n] == HUNTER_SHIP for n in sorted(self.decks)}
            found["decks"] = hunters
        if self.sheets:
            seats = sorted(self.sheets)
            found["ambitions"] = [
                {"sheet": self.sheets[n], "goals": sorted(self.goals.get(n, ()))} for n in seats
            ]
        if self.favors:
            found["favors"] = {name: dict(each) for name, each in sorted(self.favors.items())}
        return found


class OuterRimStatistics(PlainStatistics):
    """The statistics of Outer Rim for ``simulate``."""

    def watch(self) -> Watcher:
        """Return a watcher for one game."""
        return Tally()

    def summary(self, games: Sequence[Played]) -> dict[str, Any]:
        """Return figures on characters and market cards, and on what else was in the games."""
        found = {"characters": by_character(games), "market": by_card(games)}
        others = {
            "decks": by_deck(games),
            "ambitions": by_ambition(games),
            "favors": by_favor(games),
        }
        return found | {name: each for name, each in others.items() if each}

    def lines(self, figures: dict[str, Any]) -> list[str]:
        """Return these figures as readable lines."""
        return lines(figures)

    def page(self, figures: dict[str, Any], command: str) -> str:
        """Return the page on balance."""
        return page(figures, command)


STATISTICS = OuterRimStatistics()


def by_character(games: Iterable[Played]) -> dict[str, dict[str, int]]:
    """Return for each character its games and its wins, without those of an AI."""
    met: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for game in games:
        decks = game.notes.get("decks", ())
        for seat, character in enumerate(game.notes["characters"]):
            if str(seat) not in decks:
                met[character] += 1
                won[character] += seat == game.winner
    return {each: {"games": met[each], "wins": won[each]} for each in sorted(met)}


def by_card(games: Iterable[Played]) -> dict[str, dict[str, int]]:
    """Return for each market card the games in which it was faceup and those in which it was
    bought."""
    up: Counter[str] = Counter()
    bought: Counter[str] = Counter()
    for game in games:
        up.update(game.notes["up"])
        bought.update(game.notes["bought"])
    return {each: {"up": up[each], "bought": bought[each]} for each in sorted(up)}


def by_deck(games: Iterable[Played]) -> dict[str, dict[str, Any]]:
    """Return for each kind of AI deck its games, those that a player won, the fame of the best
    player and of the best AI in all of them, and the rounds of each."""
    found: dict[str, dict[str, Any]] = {}
    for game in games:
        decks, fame = game.notes.get("decks", {}), game.notes.get("fame", [])
        if not decks:
            continue
        name = " and ".join(sorted("bounty hunter" if each else "other" for each in decks.values()))
        one = found.setdefault(name, {"games": 0, "won": 0, "players": 0, "ai": 0, "rounds": []})
        one["games"] += 1
        one["won"] += game.winner is not None and str(game.winner) not in decks
        one["players"] += max(n for seat, n in enumerate(fame) if str(seat) not in decks)
        one["ai"] += max(n for seat, n in enumerate(fame) if str(seat) in decks)
        one["rounds"].append(game.rounds)
    return {name: one | {"rounds": sorted(one["rounds"])} for name, one in sorted(found.items())}


def by_ambition(games: Iterable[Played]) -> dict[str, dict[str, Any]]:
    """Return for each ambition its games, its wins, and in how many of its games each goal was
    complete at the end."""
    found: dict[str, dict[str, Any]] = {}
    for game in games:
        for seat, each in enumerate(game.notes.get("ambitions", [])):
            one = found.setdefault(each["sheet"], {"games": 0, "wins": 0, "goals": []})
            one["games"] += 1
            one["wins"] += game.winner == seat
            for place in each["goals"]:
                one["goals"] += [0] * (place + 1 - len(one["goals"]))
                one["goals"][place] += 1
    return dict(sorted(found.items()))


def by_favor(games: Iterable[Played]) -> dict[str, dict[str, int]]:
    """Return for each favor how often it was asked for and granted."""
    found: dict[str, Counter[str]] = {}
    for game in games:
        for name, each in game.notes.get("favors", {}).items():
            found.setdefault(name, Counter()).update(each)
    return {
        name: {"asked": each["asked"], "granted": each["granted"]}
        for name, each in sorted(found.items())
    }


def lines(figures: dict[str, Any]) -> list[str]:
    """Return characters, turn order and market cards as readable lines; none if there are none."""
    found = []
    if figures["characters"]:
        games = sum(figures["wins_by_turn"])
        turns = ", ".join(f"{share(count, games)}%" for count in figures["wins_by_turn"])
        found += [f"by turn    {turns}", "characters"]
    for name, one in figures["characters"].items():
        found.append(
            f"  {name:<20} {one['wins']:>4} of {one['games']:>4}  "
            f"{share(one['wins'], one['games']):>5}%"
        )
    for name, one in figures.get("ambitions", {}).items():
        found.append(
            f"  {name:<22} {one['wins']:>4} of {one['games']:>4}  "
            f"{share(one['wins'], one['games']):>5}%  goals {one['goals']}"
        )
    for name, one in figures.get("decks", {}).items():
        found.append(f"  against {name:<28} {one['won']:>4} of {one['games']:>4}")
    if figures["market"]:
        found.append("market cards, bought of the games in which they were up")
    for name, one in _seldom_first(figures["market"]):
        found.append(
            f"  {name:<28} {one['bought']:>4} of {one['up']:>4}  "
            f"{share(one['bought'], one['up']):>5}%"
        )
    return found


def _seldom_first(market: dict[str, dict[str, int]]) -> list[tuple[str, dict[str, int]]]:
    return sorted(market.items(), key=lambda one: (share(one[1]["bought"], one[1]["up"]), one[0]))


def wanted(figures: dict[str, Any]) -> list[tuple[str, str, str, str]]:
    """Return the criteria of an even game, the measurements, and whether they meet them."""
    low, high = LENGTH
    length, games = figures["rounds"]["median"], sum(figures["wins_by_turn"])
    turns = [share(count, games) for count in figures["wins_by_turn"]]
    gap = round(abs(turns[0] - turns[-1]), 1)
    found = [
        _row("median of rounds", f"{low} to {high}", f"{length:g}", low <= length <= high),
        _row(
            "between the first and the last in turn order",
            f"at most {GAP} points",
            f"{gap} points",
            gap <= GAP,
        ),
    ]
    shares = {name: share(each["wins"], each["games"]) for name, each in _met(figures)}
    if shares:
        least, most = min(shares, key=shares.__getitem__), max(shares, key=shares.__getitem__)
        low, high = SHARES
        measured = f"{shares[least]}% ({_words(least)}) to {shares[most]}% ({_words(most)})"
        holds = low <= shares[least] and shares[most] <= high
        found.append(_row("wins of a character", f"{low} to {high}% of its games", measured, holds))
    if figures["market"]:
        name, card = _seldom_first(figures["market"])[0]
        bought = share(card["bought"], card["up"])
        measured = f"{bought}% ({_words(name)})"
        found.append(_row("a market card bought", f"{RARE}% of games up", measured, bought >= RARE))
    if sheets := figures.get("ambitions", {}):
        name = min(sheets, key=lambda each: (sheets[each]["wins"], each))
        measured = f"{sheets[name]['wins']} of {sheets[name]['games']} ({_words(name)})"
        holds = sheets[name]["wins"] > 0
        found.append(_row("each ambition completed", "in some games", measured, holds))
    return found


def _met(figures: dict[str, Any]) -> list[tuple[str, dict[str, int]]]:
    return [(name, each) for name, each in figures["characters"].items() if each["games"]]


def _row(what: str, asked: str, measured: str, holds: bool) -> tuple[str, str, str, str]:
    return (what, asked, measured, "yes" if holds else "no")


def page(figures: dict[str, Any], command: str) -> str:
    """Return the same as a page of Markdown, with the command that makes it.

    Games against the AI have no aims: a player alone wins as often as the AI is weak.
    """
    parts = [
        *([] if "decks" in figures else _aims(figures)),
        "## Characters",
        table(
            ("character", "games", "wins", "of its games", "give or take"),
            (
                (
                    _words(name),
                    one["games"],
                    one["wins"],
                    f"{share(one['wins'], one['games'])}%",
                    f"{doubt(one['wins'], one['games'])}%",
                )
                for name, one in figures["characters"].items()
            ),
        ),
        "The last column is how far chance alone may have moved a share, in 19 of 20 such runs.",
        *_options(figures),
        "## Market cards",
        "In how many games a card was up in the market, and in how many somebody bought it;\n"
        "cards that are bought least come first.",
        table(
            ("card", "games up", "bought", "of these"),
            (
                (_words(name), one["up"], one["bought"], f"{share(one['bought'], one['up'])}%")
                for name, one in _seldom_first(figures["market"])
            ),
        ),
    ]
    return whole_page(title(figures), figures, command, parts)


def _aims(figures: dict[str, Any]) -> list[str]:
    """Return the parts on what an even game asks for, and on seats."""
    wins = sum(figures["wins"])
    return [
        "## What an even game asks for",
        table(("", "asked for", "measured", "holds"), wanted(figures)),
        "## Seats",
        table(
            ("", *(f"{place}." for place in range(1, len(figures["wins"]) + 1))),
            [
                _shares("wins by order of turns", figures["wins_by_turn"], wins),
                _shares("wins by seat", figures["wins"], wins),
            ],
        ),
    ]


def title(figures: dict[str, Any]) -> str:
    """Return the heading of the page: what was in the games besides the base box."""
    setup = figures.get("setup", {})
    names = [_words(each).title() for each in setup.get("expansions", ())]
    names += [each for each in ("ambitions", "favors") if setup.get(each)]
    decks = sum(each["kind"] == "deck" for each in setup.get("seats", ()))
    names += [("", "one AI", "two AIs")[decks]] if decks else []
    return "How even the game is" + (f": {', '.join(names)}" if names else "")


def _options(figures: dict[str, Any]) -> list[str]:
    """Return the parts on the AI, ambitions and favors; none where they are not in the games."""
    found = []
    if decks := figures.get("decks", {}):
        rows = [_deck(name, each) for name, each in decks.items()]
        head = ("AI deck", "games", "won by the player", "median of rounds", "fame", "of the AI")
        found += ["## Against the AI", table(head, rows)]
    if sheets := figures.get("ambitions", {}):
        most = max(len(each["goals"]) for each in sheets.values())
        places = (f"{place}. goal" for place in range(1, most + 1))
        columns = ("ambition", "games", "wins", "of its games", "give or take", *places)
        found += [
            "## Ambitions",
            "In how many games each ambition was picked and won, and in how many of these each\n"
            "goal of its sheet was complete at the end, from the top; the last one wins.",
            table(columns, [_sheet(name, each, most) for name, each in sheets.items()]),
        ]
    if favors := figures.get("favors", {}):
        often = [
            (_words(name), *(f"{one[key] / figures['games']:.1f}" for key in ("asked", "granted")))
            for name, one in favors.items()
        ]
        found += ["## Favors", table(("favor", "asked for in a game", "granted"), often)]
    return found


def _deck(name: str, one: dict[str, Any]) -> tuple[object, ...]:
    games = one["games"]
    won = f"{share(one['won'], games)}% ± {doubt(one['won'], games)}"
    fame = (f"{one[each] / games:.1f}" for each in ("players", "ai"))
    return (name, games, won, f"{median(one['rounds']):g}", *fame)


def _sheet(name: str, one: dict[str, Any], most: int) -> tuple[object, ...]:
    games, wins = one["games"], one["wins"]
    goals = [f"{share(each, games):.0f}%" for each in one["goals"]]
    goals += ["-"] * (most - len(goals))
    return (_words(name), games, wins, f"{share(wins, games)}%", f"{doubt(wins, games)}%", *goals)


def _shares(name: str, counts: Sequence[int], games: int) -> tuple[str, ...]:
    return (name, *(f"{share(count, games)}%" for count in counts))


def _words(id: str) -> str:
    return id.removesuffix("_character").replace("_", " ")
