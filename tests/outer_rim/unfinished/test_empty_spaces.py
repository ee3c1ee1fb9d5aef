"""Empty contact spaces: a planet without an orange token counts as one (UB-263, UB-342)."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.contacts import rules as contacts
from game.outer_rim.contacts.events import ContactPlaced
from game.outer_rim.game import OuterRim
from game.outer_rim.rules import slots
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


@pytest.mark.rule("UB-R27")
def test_the_human_picks_among_equals(game: OuterRim) -> None:
    sim = flying(game, "naboo", CHEWBACCA, contacts={"naboo": ["lobot", None, None]})
    let_go(sim, CHEWBACCA)
    assert (sim.step, sim.seat) == ("place_contact", 0)
    assert sim.keys == ["place:chewbacca@naboo.2", "place:chewbacca@naboo.orange"]
    sim.choose("place:chewbacca@naboo.orange")
    assert [each.place for each in sim.found(ContactPlaced)] == ["naboo.orange"]


@pytest.mark.rule("UB-263")
def test_where_a_contact_goes_is_named(game: OuterRim) -> None:
    sim = flying(game, "naboo", CHEWBACCA, contacts={"naboo": ["lobot", None, None]})
    let_go(sim, CHEWBACCA)
    decision = game.decision(sim.state)
    assert decision is not None
    details = [game.word(sim.state, each).detail for each in decision.options]
    assert details[:2] == ["Contact space 2", "Beside its printed contact spaces"]


def test_without_an_empty_space_a_token_stays_aside(game: OuterRim) -> None:
    sim = flying(game, "naboo", CHEWBACCA)
    for place, token in sim.state.contacts.items():
        if not token:
            sim.state.contacts[place] = "lobot"
    play = sim.play()
    frames = len(play.stack)
    contacts.escape(play, 0, "chewbacca")
    assert len(play.stack) == frames and "chewbacca" in sim.state.aside
