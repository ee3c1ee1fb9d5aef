"""The random streams: known values, uniformity, independence."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from game.players.chance import RandomPlayer
from game.table.decisions import Decision, option
from game.table.streams import draw, number, shuffled

ROOT = Path(__file__).resolve().parents[2]


def chi_square(counts: list[int]) -> float:
    """Return the unevenness of counts; about ``len(counts) - 1`` for even chances."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected


def limit(kinds: int) -> float:
    """Return a bound that even chances exceed only about once in a million times."""
    return kinds - 1 + 5 * (2 * (kinds - 1)) ** 0.5 + 12


def test_known_values_never_change() -> None:
    """Saved games depend on these; they must not change after a release."""
    assert [number(7, "dice", at, 8) for at in range(12)] == DICE
    assert [number(0, "deck.cargo", at, 1000) for at in range(4)] == DECK
    assert [number((1 << 63) - 1, "ai", at, 10) for at in range(6)] == AI
    assert shuffled(3, {}, "deck", range(10)) == SHUFFLED


DICE = [3, 4, 4, 2, 0, 5, 0, 4, 6, 6, 3, 2]
DECK = [671, 324, 76, 598]
AI = [1, 0, 1, 8, 5, 7]
SHUFFLED = (2, 9, 3, 4, 1, 5, 8, 6, 0, 7)


@pytest.mark.parametrize("below", [2, 3, 6, 8, 10, 70])
@pytest.mark.parametrize("seed", [0, 1, 2**40 + 5])
def test_all_numbers_are_equally_frequent(seed: int, below: int) -> None:
    counts = Counter(number(seed, "dice", at, below) for at in range(20_000))
    assert chi_square([counts[value] for value in range(below)]) < limit(below)


def test_first_numbers_of_consecutive_seeds_are_even() -> None:
    """Players type small seeds one after another."""
    counts = Counter(number(seed, "dice", 0, 8) for seed in range(20_000))
    assert chi_square([counts[value] for value in range(8)]) < limit(8)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ((1, "dice", 0), (1, "dice", 1)),
        ((1, "dice", 0), (1, "deck", 0)),
        ((1, "dice", 0), (2, "dice", 0)),
        ((5, "deck.cargo", 0), (5, "deck.bounty", 0)),
        ((1, "dice", 0), (1, "dice", 1000)),
    ],
)
def test_pairs_of_numbers_are_independent(
    first: tuple[int, str, int], second: tuple[int, str, int]
) -> None:
    pairs = Counter(
        (
            number(first[0], first[1], first[2] + at, 6),
            number(second[0], second[1], second[2] + at, 6),
        )
        for at in range(20_000)
    )
    assert chi_square([pairs[a, b] for a in range(6) for b in range(6)]) < limit(36)


def test_all_orders_of_a_shuffle_are_equally_frequent() -> None:
    counts = Counter(shuffled(seed, {}, "deck", "abcd") for seed in range(24_000))
    assert len(counts) == 24
    assert chi_square(list(counts.values())) < limit(24)


def test_drawing_moves_one_stream_and_no_other() -> None:
    streams = {"deck": 4}
    drawn = [draw(9, streams, "dice", 6) for _ in range(3)]
    assert drawn == [number(9, "dice", at, 6) for at in range(3)]
    assert streams == {"deck": 4, "dice": 3}
    shuffled(9, streams, "deck", "abcde")
    assert streams == {"deck": 8, "dice": 3}


def test_shuffling_keeps_all_cards_and_the_list_it_was_given() -> None:
    cards = list("hello")
    assert sorted(shuffled(1, {}, "d", cards)) == sorted(cards)
    assert cards == list("hello")
    assert shuffled(1, {}, "d", []) == ()


def test_the_hash_seed_of_python_changes_nothing() -> None:
    code = (
        "from game.table.streams import number, shuffled;"
        "print([number(3, s, p, 99) for s in ('a', 'b') for p in range(5)],"
        "shuffled(3, {}, 'c', range(9)))"
    )
    said = {
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "77")
    }
    assert len(said) == 1


def test_a_random_player_is_even_and_answers_alike_again() -> None:
    options = tuple(option("go", name) for name in ("a", "b", "c"))
    player, again = RandomPlayer(4, 1), RandomPlayer(4, 1)
    decisions = [Decision(seq, 1, "turn", options) for seq in range(9_000)]
    keys = [player.choose(dict, decision) for decision in decisions]
    assert keys == [again.choose(dict, decision) for decision in decisions]
    assert chi_square(list(Counter(keys).values())) < limit(3)
    assert keys != [RandomPlayer(4, 2).choose(dict, decision) for decision in decisions]
