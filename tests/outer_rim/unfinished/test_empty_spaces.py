"""Empty contact spaces: a planet without an orange token counts as one (UB-263, UB-342)."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.events import ContactPlaced
from game.outer_rim.game import OuterRim
from game.outer_rim.rules import contacts, slots
from tests.outer_rim.conftest import Sim

BOX = {"expansions": ["unfinished_business"]}
CHEWBACCA, LOBOT = "databank_8_chewbacca", "databank_19_lobot"
SAFE = {
    each: {"level": 1, "space": "nav_20"} for each in ("hutt", "imperial", "rebel", "syndicate")
}


def flying(game: OuterRim, space: str, *cards: str, **more: Any) -> Sim:
    """Return a player in the action step, with this crew, in a ship with a single crew slot."""
    mine = {"space": space, "credits": 9_000, "cards": list(cards)}
    return Sim(
        game, more.pop("seats", 2), setup=BOX, players=[mine, {"space": "kessel"}],
        step="action", **{"patrols": SAFE, **more},
    )  # fmt: skip


def let_go(sim: Sim, card: str, seat: int = 0) -> None:
    """Discard a card of a player."""
    slots.drop(sim.play(), seat, card, "test")
    sim.edited()


@pytest.mark.rule("UB-263", "UB-342", "UB-R26")
@pytest.mark.parametrize("core", ["spinward_core", "trailing_core"])
def test_crew_that_flees_in_the_core_stays_there(game: OuterRim, core: str) -> None:
    """No empty contact space is nearer: the planets of the Rim have given none up."""
    sim = flying(game, core, CHEWBACCA)
    assert sim.state.contacts[f"{core}.orange"] == ""
    let_go(sim, CHEWBACCA)
    assert sim.tokens(core) == ("chewbacca",)
    assert "chewbacca" in sim.state.faceup and "chewbacca" not in sim.state.aside
    assert CHEWBACCA in sim.state.databank


@pytest.mark.rule("UB-342")
def test_a_nearer_space_comes_first(game: OuterRim) -> None:
    sim = flying(game, "ord_mantell", CHEWBACCA, contacts={"ord_mantell": ["lobot", None]})
    let_go(sim, CHEWBACCA)
    assert sim.tokens("ord_mantell")[1] == "chewbacca"
    assert sim.tokens("spinward_core") == ("",)


@pytest.mark.rule("UB-R26")
def test_the_core_holds_one_token_each(game: OuterRim) -> None:
    """A second one has to run to the other end of the galaxy."""
    sim = flying(game, "spinward_core", CHEWBACCA, contacts={"spinward_core": ["greedo"]})
    left = [place for place, token in sim.state.contacts.items() if not token]
    for place in left:
        if not place.startswith("trailing_core"):
            sim.state.contacts[place] = f"stand-in for {place}"
    play = sim.play()
    assert contacts.nearest_empty(play, "spinward_core") == ["trailing_core.orange"]


@pytest.mark.rule("UB-263")
def test_a_planet_without_its_orange_token_is_an_empty_space(game: OuterRim) -> None:
    sim = flying(game, "naboo", CHEWBACCA, contacts={"naboo": ["lobot", "greedo", None]})
    let_go(sim, CHEWBACCA)
    assert sim.tokens("naboo") == ("lobot", "greedo", "chewbacca")


@pytest.mark.rule("UB-263")
def test_with_its_orange_token_it_is_not(game: OuterRim) -> None:
    sim = flying(game, "naboo", CHEWBACCA)
    taken = [place for place in contacts.all_places(sim.play(), "naboo")]
    assert all(contacts.token_at(sim.play(), place) for place in taken)
    assert not {"naboo.1", "naboo.2", "naboo.orange"} & set(
        contacts.nearest_empty(sim.play(), "naboo")
    )


@pytest.mark.rule("UB-R27")
def test_the_human_picks_among_equals(game: OuterRim) -> None:
    sim = flying(game, "naboo", CHEWBACCA, contacts={"naboo": ["lobot", None, None]})
    let_go(sim, CHEWBACCA)
    assert (sim.step, sim.seat) == ("place_contact", 0)
    assert sim.keys == ["place:chewbacca@naboo.2", "place:chewbacca@naboo.orange"]
    sim.choose("place:chewbacca@naboo.orange")
    assert [each.place for each in sim.found(ContactPlaced)] == ["naboo.orange"]


@pytest.mark.rule("UB-263")
def test_contacts_are_moved_there_too(game: OuterRim) -> None:
    """Ahsoka Tano leaves for any empty space, also for the Core."""
    sim = Sim(
        game, setup=BOX, step="encounter", patrols=SAFE, dice=["blank", "blank"],
        players=[{"space": "naboo", "reputation": {"imperial": "neutral"}}, {"space": "kessel"}],
        contacts={"naboo": ["lobot", "greedo", "ahsoka_tano"],
                  "ryloth": ["boshek", "dengar", None]},
    )  # fmt: skip
    sim.choose("meet:naboo.orange", "choose:a")
    goals = {key.partition("@")[2] for key in sim.keys if key.startswith("place:")}
    assert {"ryloth.orange", "spinward_core.orange", "trailing_core.orange"} <= goals
    assert not any(goal.startswith("naboo.") for goal in goals)
    sim.choose("place:naboo.orange@trailing_core.orange")
    assert sim.tokens("trailing_core") == ("ahsoka_tano",) and "ahsoka_tano" in sim.state.faceup


@pytest.mark.rule("UB-069", "UB-263")
def test_crew_that_fled_to_the_core_is_met_there(game: OuterRim) -> None:
    sim = Sim(
        game, setup=BOX, step="encounter", patrols=SAFE, faceup=["lobot"],
        players=[{"space": "trailing_core"}, {"space": "kessel"}],
        contacts={"trailing_core": ["lobot"]},
    )  # fmt: skip
    assert "meet:trailing_core.orange" in sim.keys
    label = next(
        game.word(sim.state, each).label
        for each in game.decision(sim.state).options  # type: ignore[union-attr]
        if each.key == "meet:trailing_core.orange"
    )
    assert label == "Meet Lobot"
    sim.choose("meet:trailing_core.orange")
    assert sim.state.open == (LOBOT,)


@pytest.mark.rule("UB-263")
def test_crew_of_the_ai_flees_there_as_well(game: OuterRim) -> None:
    sim = Sim(
        game, ("human", "deck"), setup=BOX, characters=("boba_fett", "lando_calrissian"),
        players=[
            {"space": "kessel"},
            {"space": "trailing_core", "cards": [CHEWBACCA], "reputation": {"hutt": "neutral"}},
        ],
    )  # fmt: skip
    let_go(sim, CHEWBACCA, seat=1)
    assert sim.tokens("trailing_core") == ("chewbacca",)


@pytest.mark.rule("UB-263")
def test_where_a_contact_goes_is_named(game: OuterRim) -> None:
    sim = flying(game, "naboo", CHEWBACCA, contacts={"naboo": ["lobot", None, None]})
    let_go(sim, CHEWBACCA)
    decision = game.decision(sim.state)
    assert decision is not None
    details = [game.word(sim.state, each).detail for each in decision.options]
    assert details[:2] == ["Contact space 2", "Beside its printed contact spaces"]


def test_the_base_game_has_no_such_spaces(game: OuterRim) -> None:
    sim = Sim(game, players=[{"space": "naboo", "cards": [CHEWBACCA]}, {"space": "kessel"}])
    free = [place for place, token in sim.state.contacts.items() if not token]
    assert len(free) == 1 and not free[0].endswith("orange")


def test_a_token_that_is_nowhere_leaves_nothing_behind(game: OuterRim) -> None:
    """It is set aside once, however often it leaves."""
    sim = flying(game, "naboo", CHEWBACCA)
    play, before = sim.play(), dict(sim.state.contacts)
    assert sim.state.aside.count("chewbacca") == 1
    contacts.leave(play, "chewbacca")
    assert sim.state.contacts == before and play.events == []
    assert sim.state.aside.count("chewbacca") == 1


def test_without_an_empty_space_a_token_stays_aside(game: OuterRim) -> None:
    sim = flying(game, "naboo", CHEWBACCA)
    for place, token in sim.state.contacts.items():
        if not token:
            sim.state.contacts[place] = "lobot"
    play = sim.play()
    frames = len(play.stack)
    contacts.escape(play, 0, "chewbacca")
    assert len(play.stack) == frames and "chewbacca" in sim.state.aside
