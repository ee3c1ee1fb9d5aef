"""Counting as having a reputation until the end of the turn, with cards of a pack that say so."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.outer_rim.events import ReputationChanged, ReputationTreated
from game.outer_rim.game import OuterRim, load
from game.outer_rim.players.knowledge import Mind
from game.outer_rim.players.weights import BEST
from game.outer_rim.rules import reputation
from game.outer_rim.text import cards
from tests.outer_rim.conftest import Sim
from tests.outer_rim.packs import with_cards


def gear(id: str, *then: dict[str, Any]) -> dict[str, Any]:
    """Return a gear with an action that can be repeated."""
    return {
        "kind": "gear", "id": id, "name": id.title(), "fidelity": "house", "deck": "gear_and_mod",
        "cost": 1_000, "abilities": [{"when": "action", "limit": "turn", "then": then}],
    }  # fmt: skip


PAPERS = gear("papers", {"do": "treat", "faction": "imperial", "level": "positive"})
MASK = gear(
    "mask", {"do": "treat", "faction": "any", "level": "neutral", "instead_of": ["negative"]}
)
TITHE = gear(
    "tithe", {"do": "lose", "reputation": {"imperial": 1}}, {"do": "gain", "credits": 1_000}
)
PASS = gear(
    "pass",
    {
        "do": "if",
        "when": {"reputation": {"imperial": ["positive"]}},
        "then": [{"do": "gain", "credits": 3_000}],
    },
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> OuterRim:
    """Return the game with these cards."""
    cards = (PAPERS, MASK, TITHE, PASS)
    return with_cards(tmp_path_factory, "papers", *cards, id="papers_pack")


@pytest.fixture
def table(house: OuterRim) -> Callable[..., Sim]:
    """Return the maker of a position in the action step, with two of these cards."""

    def make(*held: str, space: str = "naboo", **levels: str) -> Sim:
        first = {"space": space, "cards": held, "credits": 1_000, "reputation": levels}
        return Sim(house, players=[first, {"space": "kessel"}], step="action")

    return make


def imperial(sim: Sim) -> tuple[int, int]:
    """Return the level that counts and the level of the token."""
    now = reputation.level(sim.play(), 0, "imperial")
    return now, sim.player().reputation[reputation.PLACE["imperial"]]


@pytest.mark.rule("UB-R47")
def test_losses_count_while_the_token_is_where_it_counts(table: Callable[..., Sim]) -> None:
    sim = table("papers", "tithe", imperial="positive")
    sim.choose("use:papers")
    sim.choose("use:tithe")
    assert [each.now for each in sim.found(ReputationChanged)] == [0]
    assert imperial(sim) == (1, 0)


@pytest.mark.rule("UB-268", "UB-130")
def test_it_ends_with_the_turn(table: Callable[..., Sim]) -> None:
    sim = table("papers", "pass", imperial="negative")
    sim.choose("use:papers", "end")
    assert imperial(sim) == (1, -1)
    while sim.seat == 0:
        sim.choose(next((key for key in sim.keys if key.startswith("draw:")), sim.keys[-1]))
    assert imperial(sim) == (-1, -1) and sim.player().treated == ()


def test_of_choice_it_is_with_a_faction_that_fits(table: Callable[..., Sim]) -> None:
    sim = table("mask", hutt="negative", imperial="negative", rebel="neutral")
    sim.choose("use:mask")
    assert sim.step == "treat" and sim.keys == ["faction:hutt", "faction:imperial"]
    assert "counts you as neutral" in sim.game.prompt(sim.state)
    assert "Hutt or Imperial" in str(sim.refused("faction:rebel"))
    assert "First choose the faction" in str(sim.refused("end"))
    sim.choose("faction:imperial")
    assert imperial(sim) == (0, -1)
    assert sim.game.view(sim.state, None)["players"][0]["treated"] == {"imperial": "neutral"}


def test_without_such_a_faction_it_cannot_be_used(table: Callable[..., Sim]) -> None:
    sim = table("mask", hutt="neutral")
    assert "use:mask" not in sim.keys
    assert "Mask needs a faction with negative reputation." in str(sim.refused("use:mask"))


def test_it_is_put_into_words(house: OuterRim, table: Callable[..., Sim]) -> None:
    told = [" ".join(cards.card_text(house.base.content, id).body) for id in ("papers", "mask")]
    assert "ount as having positive {icon:imperial} Imperial reputation until the end" in told[0]
    assert "neutral instead of negative reputation with a faction of your choice" in told[1]
    sim = table("papers", "tithe")
    (line,) = (
        house.tell(sim.state, each, None)
        for each in sim.choose("use:papers")
        if isinstance(each, ReputationTreated)
    )
    assert line.endswith(
        "counts as positive with the Imperial faction until the end of the turn (Papers)."
    )


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"faction": "hutt", "instead_of": ["negative"]}, "belongs to the faction 'any'"),
        ({"faction": "any"}, "belongs to the faction 'any'"),
        ({"faction": "any", "instead_of": ["positive"]}, "changes nothing"),
    ],
)
def test_bad_data_is_refused(tmp_path: Path, change: dict[str, Any], told: str) -> None:
    folder = tmp_path / "papers"
    folder.mkdir()
    info = {"id": "papers_pack", "name": "Papers", "game": "outer_rim", "version": "1.0"}
    (folder / "pack.json").write_text(json.dumps(info))
    card = gear("papers", {"do": "treat", "level": "positive", **change})
    (folder / "cards.json").write_text(json.dumps({"cards": [card]}))
    (problem,) = load([folder]).problems
    assert told in str(problem)


def test_a_computer_player_thinks_with_the_level_that_counts(table: Callable[..., Sim]) -> None:
    sim = table("papers", imperial="negative")
    place = reputation.PLACE["imperial"]
    assert Mind(sim.game, sim.state, 0, BEST).levels[place] == -1
    sim.choose("use:papers")
    assert Mind(sim.game, sim.state, 0, BEST).levels[place] == 1
