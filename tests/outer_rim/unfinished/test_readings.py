"""An encounter card has been read: the last moment for an endorsement that brings another part."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.cards.models import EncounterCard
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import holds
from game.outer_rim.favors.events import FavorGranted
from game.outer_rim.game import OuterRim
from tests.outer_rim.conftest import Sim

BOX: dict[str, Any] = {"expansions": ["unfinished_business"], "favors": True}
CARD, DECK, SPACE = "enc_core_worlds_r", "core_worlds", "trailing_core"
FACTIONS = ("hutt", "imperial", "rebel", "syndicate")


def card(game: OuterRim) -> EncounterCard:
    found = game.editions.of(("unfinished_business",)).content.encounter_cards[CARD]
    assert isinstance(found, EncounterCard)
    return found


def section(sim: Sim) -> Any:
    """Return the section of the card for the player's space."""
    found = card(sim.game).sections
    return next(each for each in found if not each.spaces or sim.player().space in each.spaces)


def reading(game: OuterRim, *first: str, helpers: bool = True, **setup: Any) -> Sim:
    """Return a player neutral to all who draws a card whose parts depend on reputation; the other
    is well thought of by all, or by nobody. ``first``: answers before the card is drawn."""
    calm = dict.fromkeys(FACTIONS, "neutral")
    liked = dict.fromkeys(FACTIONS, "positive") if helpers else calm
    sim = Sim(
        game, characters=("boba_fett", "han_solo"), setup={**BOX, **setup},
        players=[{"space": SPACE, "reputation": calm}, {"space": "kessel", "reputation": liked}],
        decks={DECK: [CARD]}, step="encounter",
    )  # fmt: skip
    sim.choose(*first)
    sim.choose(next(key for key in sim.keys if key.startswith("draw:")))
    return sim


def fitting(play: Play, sim: Sim) -> list[bool]:
    return [holds(play, 0, each.when) for each in section(sim).parts]


@pytest.mark.rule("UB-R93", "UB-123", "UB-130")
def test_an_endorsement_is_asked_for_once_the_card_is_read(game: OuterRim) -> None:
    sim = reading(game)
    assert (sim.step, sim.seat) == ("favor.read", 0) and "favor:endorsement" in sim.keys
    assert card(game).name in game.prompt(sim.state)
    assert "is on the table" in str(sim.refused("end"))
    before = fitting(sim.play(), sim)
    sim.choose("favor:endorsement")
    wishes = [each for each in sim.keys if each.startswith("wish:")]
    swaying = []
    for wish in wishes:
        copy = game.clone(sim.state)
        game.choose(copy, wish)
        game.choose(copy, "propose")
        game.choose(copy, "accept")
        assert copy.stack[-1].step == "favor.read"
        if fitting(game.play(copy), sim) != before:
            swaying.append(wish)
    assert swaying
    sim.choose(swaying[0], "propose", "accept")
    assert sim.found(FavorGranted) and sim.step == "favor.read"
    now = fitting(sim.play(), sim)
    sim.choose("pass")
    assert sim.step != "favor.read" and now.index(True) != (before + [True]).index(True)
