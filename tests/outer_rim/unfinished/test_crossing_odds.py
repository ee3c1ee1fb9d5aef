"""The chances to get across the Core, and what a crossing may cost."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.cards.effects.travel import Cross
from game.outer_rim.company.effects import Invite
from game.outer_rim.game import OuterRim
from game.outer_rim.odds import crossings
from game.outer_rim.odds.crossings import Passage, Way
from game.outer_rim.text.odds import crossing
from tests.outer_rim.conftest import Sim

BOX = {"expansions": ["unfinished_business"]}
HERE = "spinward_core"


def at(game: OuterRim, card: str = "r", **given: Any) -> Sim:
    """Return Han Solo at an end of the galaxy before an encounter, with a card on top."""
    here = {"space": HERE, "credits": 0, **given}
    decks = {"core_worlds": [f"enc_core_worlds_{card}"]}
    return Sim(game, 2, characters=("han_solo",), setup=BOX, players=[here, {}], decks=decks,
               step="encounter")  # fmt: skip


def ways(sim: Sim) -> dict[str, Way]:
    found = crossings.of_crossing(sim.play(), 0, HERE)
    assert found is not None
    cards = [each.id for each in sim.play().content.encounter_cards.values()
             if each.deck == "core_worlds"]  # fmt: skip
    assert len(found.ways) == len(cards) == 20
    return {id.rpartition("_")[2]: way for id, way in zip(cards, found.ways, strict=True)}


def test_reputation_counts(game: OuterRim) -> None:
    bad = ways(at(game, reputation={"imperial": "negative"}, credits=9000))
    assert (bad["c"].credits, ways(at(game, credits=9000))["c"].credits) == (4000, 2000)
    assert ways(at(game, reputation={"imperial": "positive"}))["r"] == Way(1.0)


def test_an_invitation_counts_as_declined(game: OuterRim) -> None:
    invite = Invite(do="invite", then=(), otherwise=(Cross(do="cross"),))
    assert crossings._across(at(game).play(), 0, invite, {}) == Way(1.0)


def test_it_is_known_from_afar_and_from_both_ends(game: OuterRim) -> None:
    sim = at(game, space="naboo")
    both = [crossings.of_crossing(sim.play(), 0, end) for end in (HERE, "trailing_core")]
    assert both[0] == both[1] is not None
    assert crossings.of_crossing(sim.play(), 0, "naboo") is None


def test_its_words(game: OuterRim) -> None:
    found = Passage((Way(1.0), Way(1.0, 1000), Way(1.0, 4000), Way(0.5, 0, True), Way()))
    assert found.chance == pytest.approx(0.7)
    assert (Passage((Way(1.0),)).chance, Passage(()).chance) == (1.0, 0.0)
    assert crossing(found) == [
        "70% to get across, over all 5 cards", "2 cards for 1,000 to 4,000 credits",
        "1 card by dice", "1 card demanding something you lack",
    ]  # fmt: skip
    sim = at(game)
    decision = sim.game.decision(sim.state)
    assert decision is not None
    each = next(each for each in decision.options if each.verb == "cross")
    whole = crossings.of_crossing(sim.play(), 0, HERE)
    assert whole is not None
    assert sim.game.word(sim.state, each).detail.startswith(f"{whole.chance * 100:.0f}% to get")
