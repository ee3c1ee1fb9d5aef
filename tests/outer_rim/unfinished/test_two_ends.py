"""Cards with an asset at each end, in a game with such cards of a pack."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.outer_rim.events import CardDiscarded, CardRotated, GoalTokenPlaced, GoalTokenTaken
from game.outer_rim.game import OuterRim, load
from game.outer_rim.rules import slots
from tests.outer_rim.conftest import Sim
from tests.outer_rim.packs import pack, with_cards

PARTS, DROIDS = "droid_parts", "droids"
CARGO: dict[str, Any] = {
    "kind": "cargo", "id": PARTS, "name": "Droid Parts", "fidelity": "house", "deck": "cargo",
    "cost": 1_000, "no_sale": ["ord_mantell"], "destination": "ord_mantell",
    "reward": [{"do": "gain", "credits": 5_000}, {"do": "rotate"}],
    "other": {
        "kind": "cargo", "id": DROIDS, "name": "Droids", "fidelity": "house", "cost": 2_000,
        "destination": "naboo", "reward": [{"do": "gain", "credits": 12_000}],
    },
}  # fmt: skip
FOB: dict[str, Any] = {
    "kind": "gear", "id": "quiet_fob", "name": "Quiet Fob", "fidelity": "house",
    "deck": "gear_and_mod", "cost": 3_000,
    "abilities": [{"when": "action", "limit": "turn", "then": [{"do": "rotate"}]}],
    "other": {
        "kind": "gear", "id": "lit_fob", "name": "Lit Fob", "fidelity": "house", "cost": 4_000,
        "abilities": [{"when": "always", "modify": {"ground_combat": 1}}],
    },
}  # fmt: skip


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> OuterRim:
    """Return the game with both cards."""
    return with_cards(tmp_path_factory, "two_ends", CARGO, FOB)


@pytest.fixture
def table(house: OuterRim) -> Callable[..., Sim]:
    """Return the maker of a position of one player with these cards."""

    def make(*held: str, space: str = "ord_mantell", step: str = "action", **more: Any) -> Sim:
        first = {"space": space, "cards": held, "credits": 5_000, **more}
        return Sim(house, players=[first, {"space": "kessel"}], step=step)

    return make


@pytest.mark.rule("UB-100", "UB-105", "UB-106", "UB-107")
def test_a_delivered_card_turns_and_keeps_its_slot(table: Callable[..., Sim]) -> None:
    sim = table(PARTS, "quiet_fob")
    sim.choose(f"deliver:{PARTS}")
    assert sim.player().cards == (DROIDS, "quiet_fob")
    assert sim.player().credits == 10_000
    assert [each.card for each in sim.found(CardRotated)] == [DROIDS]
    assert not sim.found(CardDiscarded)


@pytest.mark.rule("UB-101", "UB-102", "UB-103", "UB-104")
def test_the_starting_end_is_bought(table: Callable[..., Sim], house: OuterRim) -> None:
    sim = table(space="naboo")
    deck = sim.state.market["cargo"]
    sim.state.market["cargo"] = (PARTS, *(card for card in deck if card != PARTS))
    sim.edited()
    sim.choose(f"buy:{PARTS}@cargo")
    while sim.step != "action":
        sim.choose("pay" if "pay" in sim.keys else sim.keys[0])
    assert PARTS in sim.player().cards and DROIDS not in sim.player().cards
    assert sim.player().credits == 4_000


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"other": None}, "belongs on a card with an asset at its other end"),
        ({"other": {**CARGO["other"], "id": "naboo"}}, "'naboo' is the id of a space"),
        ({"other": {**CARGO["other"], "id": "greedo"}}, "'greedo' is the id of another card"),
        ({"other": {**CARGO["other"], "destination": "nabu"}}, "did you mean 'naboo'?"),
    ],
)
def test_mistakes_are_found(tmp_path: Path, change: dict[str, Any], told: str) -> None:
    card = {key: value for key, value in {**CARGO, **change}.items() if value is not None}
    problems = load([pack(tmp_path / "wrong", card)]).problems
    assert any(told in each for each in problems), problems


@pytest.mark.rule("UB-188")
def test_the_goal_token_of_the_ai_goes_along(house: OuterRim) -> None:
    sim = Sim(house, seats=("human", "deck"))
    play = house.play(sim.state)
    play.player(1).cards = (PARTS,)
    play.ai(1).goals = {"ord_mantell": 1}
    slots.rotate(play, 1, PARTS)
    assert play.player(1).cards == (DROIDS,)
    moved = [(type(each), each.space) for each in play.events
             if isinstance(each, GoalTokenPlaced | GoalTokenTaken)]  # fmt: skip
    assert moved == [(GoalTokenTaken, "ord_mantell"), (GoalTokenPlaced, "naboo")]
