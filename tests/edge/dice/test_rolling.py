"""Rolls by chance, canceling pair by pair, and dice typed in."""

from __future__ import annotations

import pytest

from game.edge.dice.faces import FACES, Kind, Net
from game.edge.dice.pool import Pool
from game.edge.dice.rolling import Percentile, Roll, Rolled, read_roll, roll, sides_of
from tests.edge.dice.values import is_a_value

P, A, B, C, D, S, F = Kind


@pytest.mark.rule("EE-013", "EE-018", "EE-R03")
def test_a_pool_is_rolled_die_by_die_in_one_order() -> None:
    pool = Pool(1, 1, 1, 1, 1, 1, 1)
    sides = sides_of(pool)
    assert sides == [12, 8, 6, 12, 8, 6, 12]
    fell = roll(pool, [below - 1 for below in sides])
    assert [(die.kind, die.number) for die in fell.dice] == [*zip(Kind, sides)]
    assert [die.face for die in fell.dice] == [FACES[kind][-1] for kind in Kind]
    assert roll(Pool(boost=2), [0, 0]).dice == (Rolled(B, 1), Rolled(B, 1))


@pytest.mark.rule("EE-226")
def test_a_plain_success() -> None:
    assert read_roll("A:s B:a D:t S:-").net == Net(success=1)


def test_a_roll_has_only_faces_of_its_dice() -> None:
    with pytest.raises(ValueError, match="faces 1 to 6, not 7"):
        Roll((Rolled(B, 7),))
    assert Roll().net == Net()


# --- dice on the table ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "typed, reason",
    [
        ("", "'' is not a die and its face"),
        ("X:s", "'X:s' is not a die and its face"),
        ("A", "'A' is not a die and its face"),
        ("A:", "'A:' is not a die"),
        ("A:s!", "'A:s!' is not a die"),
        ("A:st", "A has no face 'st', only -, s, ss, a, sa, aa"),
        ("B:ss", "B has no face 'ss', only -, s, sa, aa, a"),
        ("A9", "faces 1 to 8, not 9"),
        ("A0", "faces 1 to 8, not 0"),
        ("A:s A:s", "the pool is 1A 1D, and the dice are 2A"),
    ],
)
def test_wrong_dice_are_refused_with_the_reason(typed: str, reason: str) -> None:
    with pytest.raises(ValueError) as error:
        read_roll(typed, Pool(ability=1, difficulty=1))
    assert reason in str(error.value)
    with pytest.raises(ValueError, match="the pool is empty"):
        read_roll("A:s", Pool())


def test_rolls_are_values() -> None:
    fell = read_roll("P:t C:d")
    for value in (fell, *fell.dice, *fell.pairs, fell.pairs[0].positive, Percentile(1, 2)):
        is_a_value(value)
