"""Turns: two cards into two slots, the steps in their order."""

from __future__ import annotations

import pytest

from game.mandalorian import events as e
from game.mandalorian.rules import spawning
from tests.mandalorian.bench import MANDO, Sim


@pytest.mark.rule("MA-085", "MA-096")
def test_two_actions_are_compulsory_and_no_more() -> None:
    sim = Sim(hands=(("old_trade", "patient_hunter", "rising_phoenix", "vibro_knife"),))
    assert "end" not in sim.keys()
    assert sim.refused("end") == "MA-096"
    sim.do("play:old_trade@plan", "done", "play:patient_hunter@intel")
    assert sim.state.turn == 2
    assert sim.state.slots["plan"] == ("old_trade",)


@pytest.mark.rule("MA-102")
def test_a_slot_takes_one_card_a_turn() -> None:
    sim = Sim(hands=(("old_trade", "patient_hunter", "rising_phoenix", "vibro_knife"),))
    sim.do("play:old_trade@plan", "done")
    assert sim.refused("play:patient_hunter@plan") == "MA-102"


@pytest.mark.rule("MA-103", "MA-104")
def test_a_declined_action_still_fills_its_slot() -> None:
    sim = Sim(hands=(("old_trade", "patient_hunter", "rising_phoenix", "vibro_knife"),))
    sim.do("play:old_trade@move", "done")
    assert sim.of(e.ActionDeclined)
    assert sim.state.at[MANDO] == "s20"
    assert sim.game.play(sim.state).slot_total("move") == 3


@pytest.mark.rule("MA-250")
def test_of_several_reinforcements_those_appear_that_are_left() -> None:
    sim = Sim()
    play = sim.game.play(sim.state)
    sim.state.reserve, sim.state.beaten = sim.state.reserve[:1], []
    for _ in range(2):
        spawning.spawn(play, MANDO)
    frame = sim.state.stack.pop()
    sim.push(frame)
    while sim.step == "spawning":
        sim.do(sim.keys()[0])
    assert len(sim.state.spaces) == 1
    assert not sim.state.reserve
