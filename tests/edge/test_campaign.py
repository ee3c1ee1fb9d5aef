"""Campaigns: Obligation, the port, what a chapter adds to the ledger."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import TypeAdapter

from game.edge import campaign
from game.edge.ledger import Ledger, Sheet
from game.edge.people import rules as people
from game.edge.players.careful import Careful
from game.table.contract import Sight
from tests.edge import small
from tests.edge.bench import Sim

LEDGER: TypeAdapter[Ledger] = TypeAdapter(Ledger)
GAME = small.game()


def with_ledger(ledger: Ledger, **fields: Any) -> dict[str, Any]:
    """Return a setup of the small adventure in a campaign."""
    return {**small.SETUP, "ledger": LEDGER.dump_python(ledger), **fields}


def crew(**fields: Any) -> Ledger:
    """Return the ledger of a campaign."""
    return Ledger(sheets={"ada": Sheet(), "bo": Sheet()}, **fields)


def played(sim: Sim) -> Sim:
    """Play a game to its end with care."""
    player = Careful(1, 0)
    while (decision := sim.game.decision(sim.state)) is not None:
        sim.do(player.choose(Sight(sim.game, sim.state, decision.seat), decision))
    return sim


@pytest.mark.rule("EE-R103", "EE-R52", "EE-118", "EE-231")
def test_obligation_presses_at_or_below_the_sum() -> None:
    pressed = {}
    for seed in range(120):
        sim = Sim(GAME, with_ledger(crew()), seed)
        sim.do("depart")
        event = next(each for each in sim.events if type(each).__name__ == "ObligationRolled")
        pressed[event.rolled] = sim.state.pressed  # type: ignore[attr-defined]
    for rolled, who in pressed.items():
        assert who == ("ada" if rolled <= 10 else "bo" if rolled <= 20 else "")
    assert set(pressed.values()) == {"ada", "bo", ""}
    assert Sim(GAME, small.SETUP).state.pressed == ""


@pytest.mark.rule("EE-R19", "EE-R100", "EE-R17")
def test_a_rank_costs_five_times_itself_and_once_in_each_port() -> None:
    sim = Sim(GAME, with_ledger(crew(experience=30)))
    assert sim.why("learn:cooking@ada") == "EE-R100"
    sim.do("learn:stealth@ada")
    assert sim.state.unspent == 20 and sim.game.play(sim.state).rank("ada", "stealth") == 2
    assert sim.why("learn:stealth@ada") == "EE-R100"
    sim.do("learn:piloting@ada")
    assert sim.state.unspent == 10
    assert sim.why("learn:computers@bo") == "EE-R19"


@pytest.mark.rule("EE-R103")
def test_a_crew_that_owes_more_than_sixty_learns_nothing() -> None:
    ledger = Ledger(sheets={"ada": Sheet(obligation=31), "bo": Sheet(obligation=30)}, experience=50)
    assert Sim(GAME, with_ledger(ledger)).why("learn:stealth@ada") == "EE-R103"


@pytest.mark.rule("EE-R104")
def test_a_scar_is_treated_for_credits_or_obligation() -> None:
    scarred = Sheet(scars=(("jolted", 60),))
    ledger = Ledger(sheets={"ada": scarred, "bo": scarred}, credits=200)
    sim = Sim(GAME, with_ledger(ledger)).do("mend_scar:ada")
    assert sim.state.credits == 0 and not sim.person("ada").injuries
    assert sim.why("mend_scar:bo") == "EE-R104"
    sim.do("work_off:bo")
    assert sim.state.obligation == 5 and not sim.person("bo").injuries


@pytest.mark.rule("EE-R100", "EE-R104")
def test_a_chapter_adds_experience_cards_and_scars_to_the_ledger() -> None:
    sim = played(Sim(GAME, with_ledger(crew(credits=100), story="fray")))
    people.wound(sim.game.play(sim.state), "bo", 40)
    ledger = campaign.after(GAME.content, sim.state)
    assert ledger.experience >= 10 and ledger.chapters == ("fray",)
    assert ledger.sheets["bo"].scars or not sim.person("bo").injuries
    assert ledger.sheets["ada"].slots is not None
    again = Sim(GAME, with_ledger(ledger))
    assert again.state.credits == ledger.credits


def test_only_a_chapter_that_ended_in_a_campaign_counts() -> None:
    with pytest.raises(ValueError, match="finished chapter"):
        campaign.after(GAME.content, Sim(GAME, small.SETUP).state)
