"""Codes of setups: there and back, and never another setup by a slip."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.outer_rim import share
from game.outer_rim.game import OuterRim
from game.outer_rim.rules.variants import VARIANTS
from game.outer_rim.share import CodeError, decode, encode
from game.outer_rim.state import Position, SeatSetup, Setup
from game.table import codes

HAN = SeatSetup("human", character="han_solo", ship="g9_rigger")
LANDO = SeatSetup("deck", character="lando_calrissian")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "has 12 letters and digits, but this one has 0"),
        ("ABCD", "has 12 letters and digits, but this one has 4"),
        ("ABCD-EFGH-JKM*", "A code never contains *"),
        ("U" * 12, "A code never contains U"),
        ("ABCD\x00EFGHJKM", "A code never contains such a character"),
        ("KEPT-WRONG", "compare it with the one you were given"),
    ],
)
def test_a_wrong_code_says_what_is_wrong(game: OuterRim, text: str, words: str) -> None:
    if text == "KEPT-WRONG":
        text = KEPT[:-1] + ("0" if KEPT[-1] != "0" else "1")
    with pytest.raises(CodeError) as caught:
        decode(text, game)
    assert words in str(caught.value) and str(caught.value).endswith(".")


def test_whatever_is_typed_is_a_playable_set_up_or_refused(game: OuterRim) -> None:
    """Codes whose check is right but that stand for nothing: too many seats, one twice."""
    stream, good, bad = random.Random(5), 0, 0
    for _ in range(4_000):
        signs = [stream.randrange(32) for _ in range(11)]
        code = "".join(codes.SIGNS[each] for each in (*signs, codes._check(signs, share.FORM)))
        try:
            setup, seed = decode(code, game)
        except CodeError as error:
            words = str(error)
            assert "No setup has this code" in words or "the AI plays a character" in words
            assert words.endswith(".") and "OR-" not in words and "setup." not in words
            bad += 1
        else:
            assert encode(setup, seed) == code
            if good < 20:
                assert game.decision(game.new(setup, seed)) is not None
            good += 1
    assert good > 20 and bad > 20


@pytest.mark.parametrize(
    ("setup", "seed", "words"),
    [
        (Setup(seats=(HAN, LANDO)), -1, "up to 9 digits"),
        (Setup(seats=(HAN, LANDO)), share.SEEDS, "up to 9 digits"),
        (Setup(seats=(HAN,)), 1, "two to four"),
        (Setup(seats=(SeatSetup("schemer"), LANDO)), 1, "the AI deck included"),
        (Setup(seats=(LANDO, HAN)), 1, "the AI deck included"),
        (Setup(seats=(HAN, LANDO), position=Position()), 1, "the usual setup"),
        (Setup(seats=(HAN, LANDO), first_player=0), 1, "the usual setup"),
        (Setup(seats=(HAN, SeatSetup("human", character="a_pack_hero"))), 1, "from the box"),
    ],
)
def test_what_has_no_code_says_so(setup: Setup, seed: int, words: str) -> None:
    with pytest.raises(CodeError, match=words):
        encode(setup, seed)


def test_the_tables_are_those_of_the_box(game: OuterRim) -> None:
    assert set(share.CHARACTERS[1:]) == set(game.base.content.characters)
    starters = {each.id for each in game.base.content.ships.values() if each.starter}
    assert set(share.SHIPS) == starters


KEPT = "313MZTJDM070"


# --- levels of computer players -------------------------------------------------------------------

LEVELS = ("drifter", "spacer", "captain", "veteran", "legend")
MIXED = "8CPA-ECR7-T7WD-8000-7D"


def mixed_setup(stream: random.Random) -> tuple[Setup, int]:
    """Return a setup in which a level of computer player sits, with or without the box."""
    box, count = stream.random() < 0.5, stream.randint(2, 4)
    cast = stream.sample(share.LARGER_CAST[1:] if box else share.CHARACTERS[1:], count)
    kinds = ["human", *(stream.choice(("human", *LEVELS)) for _ in range(count - 1))]
    kinds[stream.randrange(1, count)] = stream.choice(LEVELS)
    seats = [
        SeatSetup(kind, character=name if stream.random() < 0.8 else None,
                  ship=stream.choice(share.SHIPS) if kind == "human" else None)
        for kind, name in zip(kinds, cast, strict=True)
    ]  # fmt: skip
    ambitions = box and stream.random() < 0.5
    setup = Setup(
        seats=tuple(seats),
        fame_goal=stream.choice((6, 8, 10) if ambitions else (8, 10, 12)),
        map=stream.choice(("standard", "modular")),
        expansions=("unfinished_business",) if box else (),
        variants=tuple(each for each in VARIANTS if stream.random() < 0.5),
        favors=box and stream.random() < 0.5,
        ambitions=ambitions,
    )
    return setup, stream.choice((0, 7, stream.randrange(1_000_000), share.SEEDS - 1))


def test_any_slip_and_any_swap_in_a_code_with_levels_is_found(game: OuterRim) -> None:
    code = MIXED.replace("-", "")
    for at, sign in enumerate(code):
        for other in codes.SIGNS:
            if other != sign:
                with pytest.raises(CodeError):
                    decode(code[:at] + other + code[at + 1 :], game)
        for to in range(at):
            signs = list(code)
            signs[at], signs[to] = signs[to], signs[at]
            if "".join(signs) != code:
                with pytest.raises(CodeError):
                    decode("".join(signs), game)


def test_codes_with_levels_that_stand_for_nothing_are_refused(game: OuterRim) -> None:
    stream, good, bad = random.Random(5), 0, 0
    for _ in range(2_000):
        setup, seed = mixed_setup(stream)
        signs = [codes.SIGNS.index(each) for each in encode(setup, seed)[:-1]]
        signs[stream.randrange(17)] = stream.randrange(32)
        code = "".join(
            codes.SIGNS[each] for each in (*signs, codes._check(signs, share.MIXED_FORM))
        )
        try:
            found = decode(code, game)
        except CodeError as error:
            assert "this code" in str(error).lower()
            bad += 1
        else:
            assert encode(*found) == code
            good += 1
    assert good > 200 and bad > 200


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"seats": (LANDO, SeatSetup("legend"))}, "a person first"),
        ({"seats": (HAN, SeatSetup("legend"), SeatSetup("random"))}, "a person first"),
        ({"seats": (HAN, *[SeatSetup("legend")] * 4)}, "two to four players"),
        ({"seats": (HAN, SeatSetup("legend", ship="g9_rigger"))}, "choose their ships"),
        ({"expansions": ("another_box",)}, "the boxes of this program"),
        ({"position": Position()}, "the usual setup"),
    ],
)
def test_what_has_no_code_with_levels_says_so(change: dict[str, Any], words: str) -> None:
    with pytest.raises(CodeError, match=words):
        encode(Setup(**{"seats": (HAN, SeatSetup("legend")), **change}), 1)
