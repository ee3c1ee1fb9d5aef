"""The five levels of computer players, from the weakest to the strongest, and their temperaments.

A level is a way to think, the same in every game; no answer is left to chance. A temperament is a
liking for some errands, which each seat of a table has its own of.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from game.outer_rim.players import learned
from game.outer_rim.players.schemer import Schemer
from game.outer_rim.players.weights import Style, Weights


@dataclass(slots=True, frozen=True)
class Level:
    """A level: its id as a kind of seat, its name, its style and its strength in a sentence."""

    id: str
    name: str
    sentence: str
    strength: str
    style: Style


@dataclass(slots=True, frozen=True)
class Temperament:
    """A liking: a name, a sentence, and the figures of the judgment that it multiplies."""

    id: str
    name: str
    sentence: str
    factors: tuple[tuple[str, float], ...] = ()

    def of(self, weights: Weights) -> Weights:
        """Return the weights of this temperament."""
        more: dict[str, Any] = {name: by * getattr(weights, name) for name, by in self.factors}
        return replace(weights, **more) if more else weights


LEVELS: tuple[Level, ...] = (
    Level(
        "drifter",
        "Drifter",
        "Goes for the richest prize in sight, however far it is, and hopes instead of counting "
        "dice.",
        "Wins 19% of its games against a Spacer.",
        Style(
            Weights(patience=0.97, turn=6.0),
            tasks=3, depth=1, digs=False, odds=False, goals=False, fits=False,
        ),
    ),
    Level(
        "spacer",
        "Spacer",
        "Does one thing at a time, counts the turns and the dice, and parts with credits only for "
        "what clearly pays.",
        "Wins 81% of its games against a Drifter.",
        Style(Weights(thrift=15.0), depth=1, digs=False, goals=False, fits=False),
    ),
    Level(
        "captain",
        "Captain",
        "Does one thing at a time, and digs through the cargo market for a better deal.",
        "Wins 68% of its games against a Spacer.",
        Style(Weights(thrift=12.0), depth=1, dug=("cargo",), goals=False, fits=False),
    ),
    Level(
        "veteran",
        "Veteran",
        "Plans three errands ahead, digs through the cargo market, and works on its own goals.",
        "Wins 66% of its games against a Captain, and 72% with both boxes.",
        Style(depth=3, dug=("cargo",), fits=False),
    ),
    Level(
        "legend",
        "Legend",
        "Plans four errands ahead, buys what they need, and digs through jobs and bounties too.",
        "Wins 65% of its games against a Veteran, and 78% against the AI deck.",
        Style(depth=4, dug=("cargo", "job", "bounty")),
    ),
)  # fmt: skip
"""the levels, each weaker than the next"""

TEMPERAMENTS: tuple[Temperament, ...] = (
    Temperament("trader", "Trader", "Likes cargo.", (("cargo", 1.15), ("bounty", 0.9))),
    Temperament("hunter", "Hunter", "Likes bounties and fights.",
                (("bounty", 1.2), ("brawl", 1.15), ("cargo", 0.92))),
    Temperament("gambler", "Gambler", "Likes jobs and secrets, and minds wounds less.",
                (("job", 1.15), ("secret", 1.3), ("wounds", 0.8), ("defeat", 0.85))),
)  # fmt: skip
"""the temperaments, in the order in which the seats of a table have them"""


def level(id: str) -> Level:
    """Return the level with this id. Raise ``KeyError``."""
    return {each.id: each for each in LEVELS}[id]


def temperament(seed: int, seat: int) -> Temperament:
    """Return the temperament of a seat: neighbors have different ones."""
    return TEMPERAMENTS[(seed + seat) % len(TEMPERAMENTS)]


def player(id: str, seed: int, seat: int) -> Schemer:
    """Return a player of a level with the temperament of its seat."""
    style = level(id).style
    weights = learned.weights() if id == LEVELS[-1].id else style.weights
    return Schemer(seed, seat, replace(style, weights=temperament(seed, seat).of(weights)))


def drifter(seed: int, seat: int) -> Schemer:
    """Return a player of the first level."""
    return player("drifter", seed, seat)


def spacer(seed: int, seat: int) -> Schemer:
    """Return a player of the second level."""
    return player("spacer", seed, seat)


def captain(seed: int, seat: int) -> Schemer:
    """Return a player of the third level."""
    return player("captain", seed, seat)


def veteran(seed: int, seat: int) -> Schemer:
    """Return a player of the fourth level."""
    return player("veteran", seed, seat)


def legend(seed: int, seat: int) -> Schemer:
    """Return a player of the fifth level."""
    return player("legend", seed, seat)
