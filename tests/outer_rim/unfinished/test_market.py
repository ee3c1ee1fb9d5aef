"""The market with the expansion: two discards, and icons that turn up contacts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.outer_rim.contacts import rules as contacts
from game.outer_rim.contacts.events import ContactRevealed
from game.outer_rim.game import OuterRim, load
from game.outer_rim.market import rules as market
from game.outer_rim.patrols.events import PatrolMoved
from tests.outer_rim.conftest import Sim
from tests.outer_rim.packs import pack, with_cards

BAIT = "quiet_whistle"
PATROL = {"faction": "hutt", "distance": 1}


def gear(id: str, **more: Any) -> dict[str, Any]:
    """Return a cheap piece of gear."""
    return {"kind": "gear", "id": id, "name": id.replace("_", " ").title(), "fidelity": "house",
            "deck": "gear_and_mod", "cost": 1_000, **more}  # fmt: skip


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> OuterRim:
    """Return the game with gear that has the icon for one to three players."""
    lamp = gear("loud_lamp", reveal=[1, 3], patrol=PATROL)
    return with_cards(tmp_path_factory, "eyes", gear(BAIT), lamp)


def shop(game: OuterRim, seats: int = 2, space: str = "naboo", **more: Any) -> Sim:
    """Return a market where the icon is under the card on sale."""
    first = {"space": space, "credits": 9_000}
    rest = [{"space": "kessel"}] * (seats - 1)
    return Sim(game, seats, players=[first, *rest], step="action",
               decks={"gear_and_mod": [BAIT, "loud_lamp"]}, **more)  # fmt: skip


def buy(sim: Sim) -> None:
    """Buy the bait, and let the patrol come."""
    sim.choose(next(key for key in sim.keys if key.startswith(f"buy:{BAIT}")))
    while sim.step not in ("action", "reveal"):
        sim.choose("pay" if "pay" in sim.keys else sim.keys[0])


@pytest.mark.rule("UB-113", "UB-114", "UB-116", "UB-117", "UB-040")
def test_a_purchase_turns_up_a_contact_of_choice_here(house: OuterRim) -> None:
    sim = shop(house)
    buy(sim)
    assert sim.keys == ["look:naboo.1", "look:naboo.2"]
    sim.choose("look:naboo.2")
    assert sim.tokens("naboo")[1] in sim.state.faceup
    assert sim.step == "action"


@pytest.mark.rule("UB-R23")
def test_the_patrol_moves_first(house: OuterRim) -> None:
    sim = shop(house)
    buy(sim)
    sim.choose("look:naboo.1")
    told = [type(each) for each in sim.log if isinstance(each, PatrolMoved | ContactRevealed)]
    assert told == [PatrolMoved, ContactRevealed]


@pytest.mark.rule("UB-115", "UB-322")
@pytest.mark.parametrize(("seats", "works"), [(2, True), (3, True), (4, False)])
def test_the_icon_works_for_its_range_of_players(house: OuterRim, seats: int, works: bool) -> None:
    sim = shop(house, seats)
    buy(sim)
    assert (sim.step == "reveal") == works


@pytest.mark.rule("UB-R24")
def test_the_ai_is_no_player_of_the_range(house: OuterRim) -> None:
    sim = Sim(house, ("human", "deck"))  # type: ignore[arg-type]
    play = sim.play()
    play.player(0).space = "naboo"
    contacts.follow_icon(play, 0, (2, 4), "loud_lamp")
    assert play.stack[-1].step != "reveal"
    contacts.follow_icon(play, 0, (1, 1), "loud_lamp")
    assert play.stack[-1].step == "reveal"


@pytest.mark.rule("UB-116", "UB-119")
def test_with_nothing_to_turn_up_nothing_happens(house: OuterRim) -> None:
    sim = shop(house)
    sim.state.faceup = sim.tokens("naboo")
    sim.edited()
    buy(sim)
    assert sim.step == "action"
    away = shop(house)
    away.state.players[0].space = "nav_17"
    play = away.play()
    market.turn_up(play, 0, "gear_and_mod", "test")
    assert not [each for each in play.events if isinstance(each, ContactRevealed)]


@pytest.mark.rule("UB-112")
def test_a_discard_resolves_no_icon(house: OuterRim) -> None:
    sim = shop(house)
    sim.choose("discard:gear_and_mod")
    assert sim.state.market["gear_and_mod"][0] == "loud_lamp"
    assert sim.step == "market" and not sim.found(ContactRevealed)


@pytest.mark.rule("UB-189", "UB-190")
def test_the_ai_turns_up_one_of_the_lowest_class(house: OuterRim) -> None:
    sim = Sim(house, ("human", "deck"))  # type: ignore[arg-type]
    play = sim.play()
    play.player(1).space = "naboo"  # gray and green
    contacts.follow_icon(play, 1, (1, 3), "loud_lamp")
    assert [each.place for each in play.events if isinstance(each, ContactRevealed)] == ["naboo.1"]


def test_a_range_of_players_is_checked(tmp_path: Path) -> None:
    problems = load([pack(tmp_path / "eyes", gear("loud_lamp", reveal=[3, 1]))]).problems
    assert any("reveal: it is a range of players" in each for each in problems), problems
