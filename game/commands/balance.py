"""How even a game is: what characters, places at the table and market cards come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from game.commands.tally import Played


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
        turns = ", ".join(f"{share(count, games)} %" for count in figures["wins_by_turn"])
        found += [f"by turn    {turns}", "characters"]
    for name, one in figures["characters"].items():
        found.append(
            f"  {name:<20} {one['wins']:>4} of {one['games']:>4}  "
            f"{share(one['wins'], one['games']):>5} %"
        )
    if figures["market"]:
        found.append("market cards, bought of the games in which they were up")
    for name, one in _seldom_first(figures["market"]):
        found.append(
            f"  {name:<28} {one['bought']:>4} of {one['up']:>4}  "
            f"{share(one['bought'], one['up']):>5} %"
        )
    return found


def _seldom_first(market: dict[str, dict[str, int]]) -> list[tuple[str, dict[str, int]]]:
    return sorted(market.items(), key=lambda one: (share(one[1]["bought"], one[1]["up"]), one[0]))


def page(figures: dict[str, Any], command: str) -> str:
    """The same as a page of Markdown, with the command that makes it."""
    games, rounds = figures["games"], figures["rounds"]
    wins = sum(figures["wins"])
    parts = [
        "# How even the game is",
        f"Measured over {games:,} games between computer players. This page is written by\n\n"
        f"```\n{command}\n```\n\nThe same cards and the same command give the same tables.",
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
            ("character", "games", "wins", "of its games"),
            (
                (_words(name), one["games"], one["wins"], f"{share(one['wins'], one['games'])} %")
                for name, one in figures["characters"].items()
            ),
        ),
        "## Market cards",
        "In how many games a card was up in the market, and in how many somebody bought it;\n"
        "cards that are bought least come first.",
        table(
            ("card", "games up", "bought", "of these"),
            (
                (_words(name), one["up"], one["bought"], f"{share(one['bought'], one['up'])} %")
                for name, one in _seldom_first(figures["market"])
            ),
        ),
    ]
    return "\n\n".join(parts) + "\n"


def _shares(name: str, counts: Sequence[int], games: int) -> tuple[str, ...]:
    return (name, *(f"{share(count, games)} %" for count in counts))


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A Markdown table."""
    found = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    found += ["| " + " | ".join(str(each) for each in row) + " |" for row in rows]
    return "\n".join(found)


def _words(id: str) -> str:
    return id.replace("_", " ")
