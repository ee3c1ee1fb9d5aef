"""How even a game is: what characters, places at the table and market cards come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any

from game.commands.tally import Played

LENGTH = (18, 35)
"""rounds that the median game between those who try to win should take"""
SHARES = (15, 35)
"""per cent of its games that a character should win at a table of four"""
GAP = 5
"""points that the shares of the first and of the last in turn order may be apart"""
RARE = 1
"""per cent of the games in which a market card is up: it should be bought as often"""


def by_character(games: Iterable[Played]) -> dict[str, dict[str, int]]:
    """For each character the games it was in and those it won."""
    met: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for game in games:
        met.update(game.characters)
        if game.characters and game.winner is not None:
            won[game.characters[game.winner]] += 1
    return {each: {"games": met[each], "wins": won[each]} for each in sorted(met)}


def by_card(games: Iterable[Played]) -> dict[str, dict[str, int]]:
    """For each market card the games in which it was up and those in which it was bought."""
    up: Counter[str] = Counter()
    bought: Counter[str] = Counter()
    for game in games:
        up.update(game.up)
        bought.update(game.bought)
    return {each: {"up": up[each], "bought": bought[each]} for each in sorted(up)}


def share(part: int, whole: int) -> float:
    """Per cent, to a tenth; 0 of nothing."""
    return round(100 * part / whole, 1) if whole else 0.0


def lines(figures: dict[str, Any]) -> list[str]:
    """Characters, turn order and market cards as lines for people; none where there are none."""
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


def doubt(part: int, whole: int) -> float:
    """Two standard errors of a share, in per cent, to a tenth; 0 of nothing."""
    if not whole:
        return 0.0
    chance = part / whole
    return round(200 * sqrt(chance * (1 - chance) / whole), 1)


def wanted(figures: dict[str, Any]) -> list[tuple[str, str, str, str]]:
    """What an even game asks for, what was measured, and whether it holds."""
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
    """The same as a page of Markdown, with the command that makes it."""
    games, rounds = figures["games"], figures["rounds"]
    wins = sum(figures["wins"])
    parts = [
        "# How even the game is",
        f"Measured over {games:,} games between computer players. The tables are written by\n\n"
        f"```\n{command}\n```\n\nThe same cards and the same command give the same tables.",
        "## What is wanted",
        table(("", "wanted", "measured", "holds"), wanted(figures)),
        "## Length",
        table(
            ("", "a tenth end by", "median", "nine tenths end by", "longest but one in a hundred"),
            [("rounds", rounds["p10"], rounds["median"], rounds["p90"], rounds["p99"])],
        ),
        "Games that went wrong: " + str(figures["errors"]) + ".",
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
    return "\n\n".join(parts) + "\n"


def _shares(name: str, counts: Sequence[int], games: int) -> tuple[str, ...]:
    return (name, *(f"{share(count, games)}%" for count in counts))


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A Markdown table."""
    found = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    found += ["| " + " | ".join(str(each) for each in row) + " |" for row in rows]
    return "\n".join(found)


def _words(id: str) -> str:
    return id.replace("_", " ")
