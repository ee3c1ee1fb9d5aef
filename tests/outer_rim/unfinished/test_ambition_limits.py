"""Ambitions at the edges: what wins nothing, what replaces no patrol, what counts once."""

from __future__ import annotations

import pytest

from game.outer_rim.events import AmbitionAdvanced, AmbitionsLaid
from game.outer_rim.game import OuterRim
from game.outer_rim.rules import ambitions, fame
from tests.outer_rim.conftest import Sim
from tests.outer_rim.unfinished.test_ambitions import BOX, FAST, GUILD, HERO, goals, table

HOSTILE = {"rebel": "neutral", "imperial": "negative"}


@pytest.mark.rule("UB-177", "UB-165")
def test_a_goal_among_others_wins_nothing(game: OuterRim) -> None:
    """Even with more fame than was agreed."""
    sim = table(game, FAST, HERO, space="the_maelstrom", fame=9)
    play = sim.play()
    fame.achieve(play, 0, 0)
    assert goals(sim)[0] and not play.over
    assert not ambitions.fulfilled(play, 0)


@pytest.mark.rule("UB-175")
def test_a_goal_is_completed_once(game: OuterRim) -> None:
    sim = table(game, FAST, HERO, goals=[0])
    play = sim.play()
    ambitions.achieve(play, 0, 0)
    assert not [each for each in play.events if isinstance(each, AmbitionAdvanced)]
    ambitions.achieve(play, 0, 1)
    assert len([each for each in play.events if isinstance(each, AmbitionAdvanced)]) == 1


@pytest.mark.rule("UB-276")
def test_the_other_encounters_of_a_sheet_replace_no_patrol(game: OuterRim) -> None:
    """The Hero pays for reputation on planets of the Rebels, unless a patrol has to be fought
    there."""
    patrols = {"imperial": {"level": 1, "space": "mon_calamari"}}
    held = {"space": "mon_calamari", "credits": 20_000, "reputation": HOSTILE}
    assert f"use:{HERO}.1" in table(game, HERO, FAST, **held).keys
    sim = table(game, HERO, FAST, patrols=patrols, **held)
    assert [key.partition(":")[0] for key in sim.keys] == ["fight"]


@pytest.mark.rule("UB-155", "UB-156")
def test_sheets_that_are_given_are_among_those_laid_out(game: OuterRim) -> None:
    """One more than there are players, however many of them a setup gives away."""
    for given in (0, 1, 2):
        players = [
            {"space": "naboo", **({"ambition": sheet} if place < given else {})}
            for place, sheet in enumerate((HERO, GUILD))
        ]
        sim = Sim(game, setup=BOX, players=players)
        _, events = game.begin(sim.state.setup, 1)
        told = [each for each in events if isinstance(each, AmbitionsLaid)]
        assert [len(each.sheets) for each in told] == [3]
        assert told[0].sheets[:given] == (HERO, GUILD)[:given]
