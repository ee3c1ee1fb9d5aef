"""Rolls by chance, canceling pair by pair, and dice typed in."""

from __future__ import annotations

from collections import Counter

import pytest

from game.edge.dice.faces import FACES, SIDES, Kind, Net, Symbol
from game.edge.dice.odds import Odds
from game.edge.dice.pool import Pool
from game.edge.dice.rolling import (
    LETTERS,
    SHORT,
    Chance,
    Pair,
    Percentile,
    Roll,
    Rolled,
    Spot,
    faces_of,
    read_face,
    read_roll,
    roll,
    roll_d10,
    roll_d100,
    short,
)
from game.table.streams import draw
from tests.edge.dice.values import is_a_value

P, A, B, C, D, S, F = Kind
SEVEN = Pool(proficiency=1, ability=2, boost=1, difficulty=1, setback=1, challenge=1)


def chance(seed: int) -> Chance:
    streams: dict[str, int] = {}
    return lambda below: draw(seed, streams, "dice", below)


def chi_square(seen: Counter[tuple[int, ...]], weights: dict[tuple[int, ...], int]) -> float:
    """Return the sum over all outcomes; those expected fewer than 5 times are taken as one."""
    rolls, total = seen.total(), sum(weights.values())
    rare, rare_seen, found = 0.0, 0, 0.0
    for outcome, weight in weights.items():
        expected = rolls * weight / total
        if expected < 5:
            rare, rare_seen = rare + expected, rare_seen + seen[outcome]
        else:
            found += (seen[outcome] - expected) ** 2 / expected
    return found + ((rare_seen - rare) ** 2 / rare if rare else 0)


@pytest.mark.rule("EE-013", "EE-018", "EE-R03")
def test_a_pool_is_rolled_die_by_die_in_one_order() -> None:
    asked: list[int] = []

    def last(below: int) -> int:
        asked.append(below)
        return below - 1

    fell = roll(Pool(1, 1, 1, 1, 1, 1, 1), last)
    assert asked == [12, 8, 6, 12, 8, 6, 12]
    assert [(die.kind, die.number) for die in fell.dice] == [*zip(Kind, asked)]
    assert [die.face for die in fell.dice] == [FACES[kind][-1] for kind in Kind]
    assert roll(Pool(boost=2), lambda below: 0).dice == (Rolled(B, 1), Rolled(B, 1))


@pytest.mark.rule("EE-R03")
def test_one_seed_gives_one_roll() -> None:
    assert roll(SEVEN, chance(4)) == roll(SEVEN, chance(4))
    assert len({roll(SEVEN, chance(seed)) for seed in range(20)}) == 20
    assert roll(SEVEN, chance(4)).pool == SEVEN


@pytest.mark.rule("EE-R03")
@pytest.mark.parametrize("kind", Kind)
def test_all_faces_are_equally_likely(kind: Kind) -> None:
    """At most 31.3 in 11 degrees of freedom, in all but one of a thousand seeds."""
    pool, source = Pool.of(kind), chance(7)
    seen = Counter((roll(pool, source).dice[0].number,) for _ in range(3_000))
    assert chi_square(seen, {(number,): 1 for number in range(1, SIDES[kind] + 1)}) < 31.3


@pytest.mark.rule("EE-R03")
def test_rolls_agree_with_the_exact_chances() -> None:
    """At most 238 in about 180 degrees of freedom, in all but one of 400 seeds."""
    source = chance(11)
    nets = (roll(SEVEN, source).net for _ in range(8_000))
    seen = Counter((net.success, net.advantage, net.triumph, net.despair) for net in nets)
    weights = Odds(SEVEN).outcomes()
    assert set(seen) <= set(weights)
    assert 100 < chi_square(seen, weights) < 238


@pytest.mark.rule("EE-064", "EE-065", "EE-079", "EE-087")
def test_what_is_left_after_the_pairs_is_the_net() -> None:
    source = chance(3)
    for _ in range(300):
        fell = roll(Pool(2, 2, 1, 2, 2, 1), source)
        gone = [spot for pair in fell.pairs for spot in (pair.positive, pair.negative)]
        assert len({*gone}) == len(gone), "no symbol cancels twice"
        left: Counter[Symbol] = Counter()
        for at, die in enumerate(fell.dice):
            for place, symbol in enumerate(die.face):
                left[symbol] += Spot(at, place) not in gone
        assert max(0, fell.net.success) == left[Symbol.SUCCESS] + left[Symbol.TRIUMPH]
        assert fell.net.failure == left[Symbol.FAILURE] + left[Symbol.DESPAIR]
        assert max(0, fell.net.advantage) == left[Symbol.ADVANTAGE]
        assert fell.net.threat == left[Symbol.THREAT]


@pytest.mark.rule("EE-016", "EE-064", "EE-065", "EE-080")
def test_pairs_in_their_order() -> None:
    fell = read_roll("P:t A:sa A:s D:tf C:d S:f")
    assert [die.face for die in fell.dice][0] == (Symbol.TRIUMPH,)
    assert fell.pairs == (
        Pair(Spot(1, 0), Spot(4, 0)),
        Pair(Spot(2, 0), Spot(5, 0)),
        Pair(Spot(0, 0), Spot(3, 0)),
        Pair(Spot(1, 1), Spot(4, 1)),
    )
    assert fell.net == Net(triumph=1, despair=1)
    assert not fell.net.succeeds


def test_a_failure_with_two_advantage() -> None:
    net = read_roll("A:aa A:a D:ff C:t").net
    assert (net.succeeds, net.advantage) == (False, 2)


@pytest.mark.rule("EE-226")
def test_a_plain_success() -> None:
    assert read_roll("A:s B:a D:t S:-").net == Net(success=1)


def test_a_roll_has_only_faces_of_its_dice() -> None:
    with pytest.raises(ValueError, match="faces 1 to 6, not 7"):
        Roll((Rolled(B, 7),))
    assert Roll().net == Net()


# --- ten-sided dice ------------------------------------------------------------------------------


@pytest.mark.rule("EE-110", "EE-111", "EE-112", "EE-113")
def test_ten_sided_rolls() -> None:
    assert roll_d10(lambda below: 0) == 10
    assert roll_d10(lambda below: below - 1) == 9
    digits = iter([4, 7, 0, 0, 0, 7])
    rolls = [roll_d100(lambda below: next(digits)) for _ in range(3)]
    assert rolls == [Percentile(4, 7), Percentile(0, 0), Percentile(0, 7)]
    assert [each.value for each in rolls] == [47, 100, 7]


@pytest.mark.rule("EE-114")
def test_percentile_rolls_are_fair() -> None:
    source = chance(5)
    seen = Counter((roll_d100(source).value,) for _ in range(5_000))
    assert chi_square(seen, {(number,): 1 for number in range(1, 101)}) < 149
    tens = Counter((roll_d10(source),) for _ in range(2_000))
    assert chi_square(tens, {(number,): 1 for number in range(1, 11)}) < 28


# --- dice on the table ---------------------------------------------------------------------------


@pytest.mark.rule("EE-011")
def test_every_face_can_be_typed() -> None:
    for kind, faces in FACES.items():
        for number, shown in enumerate(faces, 1):
            typed = short(shown)
            assert FACES[kind][read_face(kind, typed) - 1] == shown
            assert FACES[kind][read_face(kind, typed[::-1].upper()) - 1] == shown
            assert read_face(kind, str(number)) == number
            assert typed in faces_of(kind)
            word = f"{LETTERS[kind]}:{typed}"
            assert read_roll(word).dice[0].face == shown


def test_short_faces() -> None:
    assert faces_of(P) == ("-", "s", "ss", "a", "sa", "aa", "t")
    assert faces_of(C) == ("-", "f", "ff", "t", "ft", "tt", "d")
    assert faces_of(F) == ("d", "dd", "l", "ll")
    for faces in FACES.values():
        symbols = {symbol for shown in faces for symbol in shown}
        assert len({SHORT[symbol] for symbol in symbols}) == len(symbols)


@pytest.mark.rule("EE-011")
def test_plain_dice_count_by_the_order_of_faces() -> None:
    assert read_roll("A4 P12 D3 B1 S6 C12 F7").dice == (
        Rolled(P, 12),
        Rolled(A, 4),
        Rolled(B, 1),
        Rolled(C, 12),
        Rolled(D, 3),
        Rolled(S, 6),
        Rolled(F, 7),
    )


def test_typed_rolls() -> None:
    fell = read_roll("  d:TF, asa;P:-  ")
    assert fell.dice == (Rolled(P, 1), Rolled(A, 7), Rolled(D, 8))
    assert read_roll("A:s", Pool(ability=1)).net == Net(success=1)


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


def test_a_face_is_read_only_from_its_own_die() -> None:
    with pytest.raises(ValueError, match="faces 1 to 6, not 7"):
        read_face(B, "7")
    assert read_face(F, "7") == 7
