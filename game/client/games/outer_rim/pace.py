"""The expected length of a game: from the games finished here, otherwise from a table."""

from __future__ import annotations

from game.client.games.outer_rim.records import Book
from game.client.tabletop.records import Length, Usual, length

ROUNDS = {8: 10, 10: 12, 12: 14}
"""by fame goal: the median number of rounds of games between computer players that plan; with two
to four seats, with and without the AI deck, these differ by less than two rounds"""
PERSON, COMPUTER = 1.5, 0.2
"""assumed minutes per turn, of a person and of a computer, without measurements"""


def expected(book: Book, goal: int, seats: int, people: int) -> Length:
    """Return the expected length of a game with that fame goal, seats, and people among them."""
    alike = [each for each in book.games if (each.fame_goal, each.seats) == (goal, seats)]
    turn_round = people * PERSON + (seats - people) * COMPUTER
    return length(alike, Usual(ROUNDS.get(goal, 12), turn_round))
