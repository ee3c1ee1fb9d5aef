"""How long a game will be: from the games that were finished here, else from a table."""

from __future__ import annotations

from game.client.games.outer_rim.records import Book
from game.client.tabletop.records import Length, Usual, length

ROUNDS = {8: 10, 10: 12, 12: 14}
"""by fame goal: the round in which half of the games are over, between computer players that plan;
with two to four seats, with and without the AI deck, these differ by less than two rounds"""
PERSON, COMPUTER = 1.5, 0.2
"""minutes that a turn is taken to last where nobody has been seen playing"""


def expected(book: Book, goal: int, seats: int, people: int) -> Length:
    """Return what a game with that fame goal, seats, and people among them takes."""
    alike = [each for each in book.games if (each.fame_goal, each.seats) == (goal, seats)]
    turn_round = people * PERSON + (seats - people) * COMPUTER
    return length(alike, Usual(ROUNDS.get(goal, 12), turn_round))
