"""The four turncoats: cargo that is delivered to a patrol, wherever it is."""

from __future__ import annotations

import pytest

from game.outer_rim.ai import acting
from game.outer_rim.events import ContactSeen, DatabankDrawn
from game.outer_rim.game import OuterRim
from tests.outer_rim.conftest import Sim
from tests.outer_rim.unfinished.stall import AFAR, FACTIONS, PLANETS, alone, words

TURNCOATS = {
    # patrol, credits, databank card, ILLEGAL
    "black_sun_mole": ("hutt", 5_000, 93, True),
    "hutt_informant": ("syndicate", 5_000, 94, False),
    "imperial_defector": ("rebel", 4_000, 95, False),
    "rebel_traitor": ("imperial", 5_000, 96, True),
}


def near(
    game: OuterRim, card: str, space: str, *dice: str, level: int = 1, step: str = "action"
) -> Sim:
    """Return a table where the patrol of a turncoat is in the player's space."""
    patrols = {**AFAR, TURNCOATS[card][0]: {"level": level, "space": space}}
    return alone(game, step, space, card, position={"patrols": patrols, "dice": dice})


@pytest.mark.parametrize("level", [1, 3, 4])
@pytest.mark.parametrize("card", TURNCOATS)
def test_delivered_to_a_patrol_of_any_level(game: OuterRim, card: str, level: int) -> None:
    faction, credits, _, _ = TURNCOATS[card]
    sim = near(game, card, "nav_9", "hit", level=level)
    sim.choose(f"deliver:{card}")
    while sim.step == "reveal":
        sim.choose(sim.keys[0])
    player = sim.player()
    assert player.credits == credits
    assert player.reputation == tuple(int(each == faction) for each in FACTIONS)
    assert player.cards == () and sim.state.market["cargo"][-1] == card
    assert f"Deliver in the space of the {faction.title()} patrol: Gain {credits:,}" in words(
        sim, card
    )


@pytest.mark.parametrize("card", TURNCOATS)
def test_delivered_where_that_patrol_is_and_nowhere_else(game: OuterRim, card: str) -> None:
    faction = TURNCOATS[card][0]
    for space in ("nav_9", *PLANETS):
        sim = alone(game, "action", space, card)
        assert f"deliver:{card}" not in sim.keys, "the patrol is at Navpoint 3"
    told = str(sim.refused(f"deliver:{card}"))
    assert f"{faction.title()} patrol, which is at Navpoint 3" in told
    others = {**dict.fromkeys(FACTIONS, {"level": 1, "space": "nav_9"}), faction: AFAR[faction]}
    sim = alone(game, "action", "nav_9", card, position={"patrols": others})
    assert f"deliver:{card}" not in sim.keys
    sim = near(game, card, "naboo")
    assert f"deliver:{card}" in sim.keys
    assert sim.game.view(sim.state, 0)["players"][0]["destinations"] == {card: "naboo"}


@pytest.mark.parametrize("card", TURNCOATS)
def test_delivered_before_any_fight(game: OuterRim, card: str) -> None:
    """The patrol of a faction that dislikes the player must be fought, but only afterward."""
    faction = TURNCOATS[card][0]
    patrols = {**AFAR, faction: {"level": 1, "space": "nav_9"}}
    sim = alone(game, "action", "nav_9", card, level={faction: "negative"},
                position={"patrols": patrols, "dice": ["hit"]})  # fmt: skip
    sim.choose(f"deliver:{card}")
    assert sim.player().reputation == (0, 0, 0, 0)
    assert f"deliver:{card}" not in near(game, card, "nav_9", step="encounter").keys


@pytest.mark.parametrize("face", ["hit", "crit", "focus", "blank"])
@pytest.mark.parametrize("card", TURNCOATS)
def test_a_hit_or_trouble(game: OuterRim, card: str, face: str) -> None:
    *_, number, illegal = TURNCOATS[card]
    sim = near(game, card, "nav_9", face)
    sim.choose(f"deliver:{card}")
    drawn = [each.card for each in sim.found(DatabankDrawn, log=True)]
    numbers = [sim.play().content.databank[each].number for each in drawn]
    assert numbers == ([] if face == "hit" else [number])
    assert ("ILLEGAL" in words(sim, card)) == illegal
    assert f"resolve databank card #{number}" in words(sim, card)


def test_the_defector_names_two_contacts_anywhere(game: OuterRim) -> None:
    sim = near(game, "imperial_defector", "nav_9", "hit")
    sim.choose("deliver:imperial_defector")
    planets = {key.removeprefix("look:").partition(".")[0] for key in sim.keys}
    assert planets == set(PLANETS) - {"spinward_core", "trailing_core"}, "nobody is there yet"
    sim.choose("look:naboo.1")
    assert "look:naboo.1" not in sim.keys and "look:kessel.1" in sim.keys
    sim.choose("look:kessel.1")
    assert [each.place for each in sim.found(ContactSeen, log=True)] == ["naboo.1", "kessel.1"]
    assert sim.step != "reveal"


@pytest.mark.rule("UB-187", "UB-R60")
@pytest.mark.parametrize("card", TURNCOATS)
def test_the_ai_never_buys_one(game: OuterRim, card: str) -> None:
    setup = {"expansions": ["unfinished_business"]}
    sim = Sim(game, ("human", "deck"), setup=setup)
    play = sim.play()
    player = play.player(1)
    player.space, player.credits, player.cards = "naboo", 9_000, ()
    rest = tuple(each for each in play.state.market["cargo"] if each != card)
    play.state.market["cargo"] = (card, *rest)
    assert acting.why_not_buy(play, 1, "cargo") == "cannot be bought here"
    play.state.market["cargo"] = ("food_supplies", card)
    assert acting.why_not_buy(play, 1, "cargo") == ""
