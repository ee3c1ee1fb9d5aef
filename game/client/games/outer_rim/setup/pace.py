"""The expected length of a game: from the games finished here, otherwise from a table."""

from __future__ import annotations

from game.client.games.outer_rim.ending.records import Book
from game.client.tabletop.records.records import Length, Usual, length

ROUNDS = {8: 15, 10: 18, 12: 22}
"""by fame goal: the median number of rounds of 24 games of a Captain against the AI deck; three
Spacers and the deck take a round or two more, four Legends without it some four fewer"""
WITH_BOX = {8: 15, 10: 18, 12: 21}
"""likewise with the further box: measured for 10, scaled for the others"""
WITH_AMBITIONS = {6: 22, 8: 24, 10: 26}
"""likewise with ambitions: measured for 8, about as many more or less for the others"""
PERSON, COMPUTER = 1.5, 0.2
"""assumed minutes per turn, of a person and of a computer, without measurements"""


def expected(
    book: Book, goal: int, seats: int, people: int, box: bool = False, ambitions: bool = False
) -> Length:
    """Return the expected length of a game with that fame goal, seats, and people among them; with
    the further box and with ambitions from the table alone, as such games take longer."""
    longer = box or ambitions
    same = [each for each in book.games if (each.fame_goal, each.seats) == (goal, seats)]
    turn_round = people * PERSON + (seats - people) * COMPUTER
    rounds = WITH_AMBITIONS if ambitions else WITH_BOX if box else ROUNDS
    usual = Usual(rounds.get(goal, rounds[max(rounds)]), turn_round)
    return length([] if longer else same, usual)
