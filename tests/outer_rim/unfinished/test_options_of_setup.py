"""Optional rules in a setup, and the codes that carry them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.outer_rim import share
from game.outer_rim.game import OuterRim
from game.outer_rim.share import CodeError, decode, encode
from game.outer_rim.state import SeatSetup, Setup
from game.table import codes

BOX = {"expansions": ["unfinished_business"]}
FRIENDS = [{"kind": "human"}, {"kind": "human"}]
BOXES = ("unfinished_business",)
HAN = SeatSetup("human", character="han_solo", ship="g9_rigger")
LANDO = SeatSetup("deck", character="lando_calrissian")
KEPT = "011HW5HB1M00007Y"


def test_optional_rules_come_with_the_box(game: OuterRim) -> None:
    with pytest.raises(ValueError, match="setup.favors: these boxes have no favors"):
        game.setup({"seats": FRIENDS, "favors": True})
    with pytest.raises(ValueError, match="setup.ambitions: these boxes have too few ambitions"):
        game.setup({"seats": FRIENDS, "ambitions": True})
    assert game.setup({"seats": FRIENDS}).favors is False


@pytest.mark.rule("UB-192")
@pytest.mark.parametrize("others", [(), ("human",)])
def test_favors_need_somebody_to_ask(game: OuterRim, others: tuple[str, ...]) -> None:
    seats = [{"kind": kind} for kind in ("human", *others, "deck")]
    data = {**BOX, "seats": seats, "favors": True}
    if others:
        assert game.setup(data).favors
    else:
        with pytest.raises(ValueError, match="setup.favors: they need two players"):
            game.setup(data)


def test_six_fame_is_for_games_with_ambitions(game: OuterRim) -> None:
    with pytest.raises(ValueError, match="setup.fame_goal: 6 is for games with ambitions"):
        game.setup({**BOX, "seats": FRIENDS, "fame_goal": 6})


# --- codes ----------------------------------------------------------------------------------------


class _Any:
    """A game that refuses no setup."""

    def setup_problems(self, setup: Setup) -> list[str]:
        return []


def test_a_slip_in_a_long_code_is_found(game: OuterRim) -> None:
    for at, sign in enumerate(KEPT):
        wrong = KEPT[:at] + ("1" if sign != "1" else "2") + KEPT[at + 1 :]
        with pytest.raises(CodeError, match="One character of this code is wrong"):
            decode(wrong, game)


def test_long_codes_that_stand_for_nothing_are_refused() -> None:
    stream, good, bad = random.Random(5), 0, 0
    for _ in range(12_000):
        signs = [0, 0, *(stream.randrange(32) for _ in range(13))]
        code = "".join(codes.SIGNS[each] for each in (*signs, codes._check(signs, share.LONG_FORM)))
        try:
            setup, seed = decode(code, _Any())  # type: ignore[arg-type]
        except CodeError as error:
            assert str(error) == "No setup has this code."
            bad += 1
        else:
            assert encode(setup, seed) == code
            good += 1
    assert good > 20 and bad > 20


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"expansions": ("another_box",)}, "the boxes of this program"),
        ({"seats": (LANDO, LANDO)}, "two to four players"),
        ({"seats": (HAN, LANDO, LANDO, LANDO)}, "two to four players"),
    ],
)
def test_what_has_no_long_code_says_so(change: dict[str, Any], words: str) -> None:
    setup = {"seats": (HAN, LANDO), "expansions": BOXES, **change}
    with pytest.raises(CodeError, match=words):
        encode(Setup(**setup), 1)
