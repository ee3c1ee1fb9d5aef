"""How long a game will be: from the games that were finished here, else from a table."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median

from game.client.games.outer_rim.records import Book

ENOUGH = 3
"""games of one's own that say more than the table"""
ROUNDS = {8: 10, 10: 12, 12: 14}
"""by fame goal: the round in which half of the games are over, between computer players that plan;
with two to four seats, with and without the AI deck, these differ by less than two rounds"""
PERSON, COMPUTER = 1.5, 0.2
"""minutes that a turn is taken to last where nobody has been seen playing"""


@dataclass(frozen=True)
class Length:
    """What a game is likely to take; ``games`` of one's own that this is from, 0 for none."""

    rounds: int
    minutes: int
    games: int = 0

    @property
    def words(self) -> str:
        return f"About {self.rounds} rounds, {self.minutes} minutes"

    @property
    def source(self) -> str:
        """Where this comes from."""
        if self.games:
            return f"Based on your last {self.games} games like this one."
        return f"Based on games between computer players; after {ENOUGH} of your own, on those."


def expected(book: Book, goal: int, seats: int, people: int) -> Length:
    """What a game with that fame goal, so many seats and so many people among them takes."""
    alike = [each for each in book.games if (each.fame_goal, each.seats) == (goal, seats)][-20:]
    timed = [each.minutes / each.rounds for each in alike if each.minutes and each.rounds]
    own = len(alike) >= ENOUGH
    rounds = round(median(each.rounds for each in alike)) if own else ROUNDS.get(goal, 12)
    turn_round = median(timed) if len(timed) >= ENOUGH else _guess(seats, people)
    minutes = rounds * turn_round
    step = 5 if minutes < 60 else 10
    return Length(rounds, max(step, round(minutes / step) * step), len(alike) if own else 0)


def _guess(seats: int, people: int) -> float:
    """Minutes of a round."""
    return people * PERSON + (seats - people) * COMPUTER
