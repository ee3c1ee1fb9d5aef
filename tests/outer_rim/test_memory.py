"""Memory stays flat over any number of games in one process: what is remembered has bounds."""

from __future__ import annotations

import gc
import sys

import pytest

from game.commands.simulate import play_one
from game.outer_rim import edition
from game.outer_rim.game import OuterRim, load
from game.outer_rim.rules.stats import Table
from tests.conftest import SWITCH

SEATS = (("random", "deck"), ("random",) * 2, ("random",) * 3, ("random",) * 4)


def play(game: OuterRim, number: int) -> None:
    """Play a whole game at random; two in three on a modular map."""
    kinds = [{"kind": kind} for kind in SEATS[number % 4]]
    layout = "standard" if number % 3 == 0 else "modular"
    play_one(game, {"seats": kinds, "map": layout}, number)


def blocks() -> int:
    """Return the number of blocks of memory in use."""
    gc.collect()
    return sys.getallocatedblocks()


def test_what_is_remembered_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a low bound for loadouts, three games have met more of everything than is kept."""
    monkeypatch.setattr(Table, "LIMIT", 150)
    monkeypatch.setattr(edition, "GALAXIES", 2)
    game = load([])
    rows = set()
    for number in (1, 5, 13):
        play(game, number)
        rows |= set(game.editions.base._galaxies)
        assert len(game.base.table.known) <= Table.LIMIT
        assert len(game.base.table._parts) <= 2 * Table.LIMIT
        assert len(game.editions.base._galaxies) <= 2
    assert len(rows) > 2
    for galaxy in game.editions.base._galaxies.values():
        info = galaxy.routes._reached.cache_info()
        assert info.currsize <= (info.maxsize or 0) <= 10_000


@pytest.mark.long
def test_a_game_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same game over and over needs no more memory than once."""
    game = load([])
    for number in (0, 1) * 6:
        play(game, number)
    before = blocks()
    for number in (0, 1) * 4:
        play(game, number)
    assert blocks() - before < 300


@pytest.mark.long
def test_memory_is_flat_after_the_first_200_of_600_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(SWITCH)  # what each answer leads to is checked by many others
    game = load([])
    for number in range(200):
        play(game, number)
    after_200 = blocks()
    most = after_200
    for number in range(200, 600):
        play(game, number)
        if number % 100 == 0:
            most = max(most, blocks())
    assert most < after_200 * 1.15
