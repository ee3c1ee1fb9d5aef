"""Credits lost because of a card: as far as they go, to a player or to nobody, and who is asked."""

from __future__ import annotations

import pytest

from game.outer_rim.combat.frames import Loss
from game.outer_rim.game import OuterRim
from game.outer_rim.rules import losses
from tests.outer_rim.conftest import Sim

BOX = {"expansions": ["unfinished_business"]}


def table(game: OuterRim, *credits: int, secret: str = "") -> Sim:
    """Return a position of three players with these credits; the first may hold a secret."""
    players = [{"space": "naboo", "credits": each} for each in credits]
    if secret:
        players[0]["secrets"] = [secret]
    return Sim(game, 3, setup=BOX, players=players)


@pytest.mark.parametrize("to", [-1, 0, 1, 2])
@pytest.mark.parametrize(("amount", "taken"), [(2_000, 2_000), (5_000, 3_000), (0, 0)])
def test_what_one_loses_another_may_gain(game: OuterRim, to: int, amount: int, taken: int) -> None:
    sim = table(game, 3_000, 3_000, 3_000)
    loser = 1 if to != 1 else 2
    losses.lose(sim.play(), loser, amount, "test", to)
    wanted = [3_000 - taken * (seat == loser) + taken * (seat == to) for seat in range(3)]
    assert [each.credits for each in sim.state.players] == wanted


def test_without_a_name_nobody_gains(game: OuterRim) -> None:
    sim = table(game, 3_000, 3_000, 3_000)
    losses.lose(sim.play(), 0, 1_000, "test")
    assert [each.credits for each in sim.state.players] == [2_000, 3_000, 3_000]


@pytest.mark.parametrize(
    ("credits", "amount", "secret", "asked"),
    [(3_000, 1_000, True, True), (0, 1_000, True, False), (3_000, 0, True, False),
     (3_000, 1_000, False, False)],
)  # fmt: skip
def test_who_has_nothing_to_lose_or_to_use_is_not_asked(
    game: OuterRim, credits: int, amount: int, secret: bool, asked: bool
) -> None:
    card = next(
        each.card
        for each in game.editions.of(("unfinished_business",)).content.powers.values()
        if each.when == "credits_lost" and each.id.endswith(".secret")
    )
    sim = table(game, credits, 3_000, 3_000, secret=card if secret else "")
    play = sim.play()
    losses.lose(play, 0, amount, "test")
    assert isinstance(play.stack[-1], Loss) is asked
    assert sim.player().credits == credits - (0 if asked else min(credits, amount))
