"""Measures of balance: results by character, place at the table and market card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.outer_rim.events import (
    AiOrderDrawn,
    CardBought,
    CharacterPicked,
    FirstPlayerChosen,
    MarketRevealed,
)
from game.table.events import Event
from game.table.statistics import PlainStatistics, Played, Watcher, doubt, share, table
from game.table.statistics import page as whole_page

LENGTH = (18, 35)
"""desired median rounds of a game between players who try to win"""
SHARES = (15, 35)
"""desired percentage of wins of a character at a table of four"""
GAP = 5
"""maximum difference in points between the shares of the first and of the last in turn order"""
RARE = 1
"""minimum percentage of purchases in the games in which a market card is faceup"""


@dataclass(slots=True)
class Tally:
    """Follows one game: the characters of its players, and the market cards that were faceup and
    bought."""

    first: int = 0
    characters: dict[int, str] = field(default_factory=dict)
    up: set[str] = field(default_factory=set)
    bought: set[str] = field(default_factory=set)

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

    def notes(self) -> dict[str, Any]:
        """Return ``characters`` by seat, ``up`` the market cards that were faceup at some time, and
        ``bought`` those that were bought."""
        return {
            "characters": [self.characters[seat] for seat in sorted(self.characters)],
            "up": sorted(self.up),
            "bought": sorted(self.bought),
        }


class OuterRimStatistics(PlainStatistics):
    """The statistics of Outer Rim for ``simulate``."""

    def watch(self) -> Watcher:
        """Return a watcher for one game."""
        return Tally()

    def summary(self, games: Sequence[Played]) -> dict[str, Any]:
        """Return figures on characters and market cards."""
        return {"characters": by_character(games), "market": by_card(games)}

    def lines(self, figures: dict[str, Any]) -> list[str]:
        """Return these figures as readable lines."""
        return lines(figures)

    def page(self, figures: dict[str, Any], command: str) -> str:
        """Return the page on balance."""
        return page(figures, command)


STATISTICS = OuterRimStatistics()


def by_character(games: Iterable[Played]) -> dict[str, dict[str, int]]:
    """Return for each character its games and its wins."""
    met: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for game in games:
        characters = game.notes["characters"]
        met.update(characters)
        if characters and game.winner is not None:
            won[characters[game.winner]] += 1
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
    median, games = figures["rounds"]["median"], sum(figures["wins_by_turn"])
    turns = [share(count, games) for count in figures["wins_by_turn"]]
    gap = round(abs(turns[0] - turns[-1]), 1)
    found = [
        _row("median of rounds", f"{low} to {high}", f"{median:g}", low <= median <= high),
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
    return found


def _met(figures: dict[str, Any]) -> list[tuple[str, dict[str, int]]]:
    return [(name, each) for name, each in figures["characters"].items() if each["games"]]


def _row(what: str, asked: str, measured: str, holds: bool) -> tuple[str, str, str, str]:
    return (what, asked, measured, "yes" if holds else "no")


def page(figures: dict[str, Any], command: str) -> str:
    """Return the same as a page of Markdown, with the command that makes it."""
    wins = sum(figures["wins"])
    parts = [
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
    return whole_page("How even the game is", figures, command, parts)


def _shares(name: str, counts: Sequence[int], games: int) -> tuple[str, ...]:
    return (name, *(f"{share(count, games)}%" for count in counts))


def _words(id: str) -> str:
    return id.replace("_", " ")
