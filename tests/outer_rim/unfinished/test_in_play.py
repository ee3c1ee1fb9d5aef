"""Tokens of characters in play: discarded when they are met or turned up (UB-071 to UB-073)."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.ai.deck import LINES
from game.outer_rim.contacts import rules as contacts
from game.outer_rim.contacts.events import ContactBarred, ContactMet
from game.outer_rim.game import OuterRim
from tests.outer_rim.conftest import Sim

BOX = {"expansions": ["unfinished_business"]}
BOSSK, FETT, HAN = "bossk_contact", "boba_fett_contact", "han_solo_contact"
MEET = "meet:naboo.orange"
NEUTRAL = {"hutt": "neutral"}
"""so that nobody is asked about the setup line of Lando Calrissian"""
AT_NABOO = {"space": "naboo", "cards": ["targeting_computer"], "reputation": NEUTRAL}


def naboo(game: OuterRim, *tokens: str | None, seats: Any = 2, **more: Any) -> Sim:
    """Return Boba Fett in the encounter step on Naboo, with these tokens, and Bossk elsewhere."""
    return Sim(
        game, seats, setup=BOX, step=more.pop("step", "encounter"),
        players=[{"space": "naboo", "credits": 9_000}, {"space": "kessel"}],
        contacts={"naboo": list(tokens)}, **more,
    )  # fmt: skip


@pytest.mark.rule("UB-071", "UB-072", "UB-R19", "UB-R20")
@pytest.mark.parametrize("token", [FETT, BOSSK])
def test_a_character_in_play_is_discarded_when_met(game: OuterRim, token: str) -> None:
    """One's own as well as somebody else's; the databank card stays where it is."""
    sim = naboo(game, "greedo", "lobot", token)
    databank = sim.state.databank
    sim.choose(MEET)
    assert token in sim.state.removed and token not in sim.state.aside
    assert sim.tokens("naboo") == ("greedo", "lobot", "")
    assert token not in sim.state.faceup
    assert sim.state.databank == databank and not sim.found(ContactMet)
    assert [each.player for each in sim.found(ContactBarred)] == [0 if token == FETT else 1]
    told = [game.tell(sim.state, each, None) for each in sim.events]
    assert any(" contact leaves the game: " in each for each in told)


@pytest.mark.rule("UB-118", "UB-R22", "UB-R28")
def test_the_icon_flips_a_further_token_of_choice(game: OuterRim) -> None:
    sim = naboo(game, BOSSK, "lobot", FETT, step="action")
    play = sim.play()
    contacts.follow_icon(play, 0, (1, 3), "test")
    sim.edited()
    assert sim.keys == ["look:naboo.1", "look:naboo.2", "look:naboo.orange"]
    sim.choose("look:naboo.orange")
    assert sim.keys == ["look:naboo.1", "look:naboo.2"]
    sim.choose("look:naboo.2")
    assert sim.step == "action" and "lobot" in sim.state.faceup
    assert sim.tokens("naboo") == (BOSSK, "lobot", "")


@pytest.mark.rule("UB-191", "UB-244")
@pytest.mark.parametrize(("card", "hires"), [("reveal_contact", False), ("hire_contact", True)])
def test_the_ais_instruction_is_carried_out_again(game: OuterRim, card: str, hires: bool) -> None:
    sim = Sim(
        game, ("human", "deck"), setup=BOX, characters=("boba_fett", "lando_calrissian"),
        players=[{"space": "kessel"}, AT_NABOO],
        contacts={"naboo": [FETT, HAN, "lando_calrissian_contact"]}, step="encounter",
    )  # fmt: skip
    play = sim.play()
    # One orange token after another: each choice between equals is the human's.
    assert LINES[card](play, 1, None) == ""
    sim.edited()
    assert sim.step == "ai.contact"
    sim.choose("look:naboo.1")
    assert FETT in sim.state.removed and sim.step == "ai.contact"
    sim.choose("look:naboo.orange")
    assert {FETT, "lando_calrissian_contact"} <= set(sim.state.removed)
    assert (HAN in sim.state.faceup) is not hires
    assert ("databank_29_han_solo_contact" in sim.player(1).cards) is hires
