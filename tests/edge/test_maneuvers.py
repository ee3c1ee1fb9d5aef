"""Maneuvers of a turn: what refuses each of them, and what it does."""

from __future__ import annotations

import pytest

from game.edge.rules import maneuvers, people
from tests.edge.test_fights import ADA, BO, THUGS, Fray
from tests.edge.test_fights_closely import words


def free(sim: Fray) -> Fray:
    """Let the hero begin the turn anew."""
    return sim.turn(ADA)


@pytest.mark.rule("EE-R77", "EE-R80", "EE-R82", "EE-R85", "EE-R102")
def test_a_maneuver_is_refused_with_its_own_reason() -> None:
    sim = Fray()
    sim.person(ADA).stims = 0
    sim.touch()
    for key, word in (
        ("move@loft", "No open link"),
        (f"engage:{THUGS}", "same zone"),
        ("engage:bo", "same zone"),
        ("part", "Nobody is engaged"),
        ("cover", "no cover"),
        ("stand", "on your feet"),
        ("pick", "dropped nothing"),
        ("stim@ada", "no stim left"),
        ("assist@ada", "another hero"),
        (f"assist@{THUGS}", "another hero"),
        ("draw", "no weapon"),
        ("lift:crate", "not in this zone"),
        ("put:crate", "not carry"),
    ):
        assert word in words(sim, key), key
    sim.person(ADA).stims = 1
    assert "nothing to heal" in words(sim.touch(), "stim@bo")
    assert "same zone" in words(sim, f"stim@{THUGS}") and "same zone" in words(sim, "stim@ghost")
    sim.person(BO).wounds = 1
    assert "stim@bo" in sim.touch().keys
    for stimmed, open in ((4, True), (5, False)):
        sim.person(BO).stimmed = stimmed
        assert ("stim@bo" in sim.touch().keys) == open
    sim.person(BO).stimmed = 0
    assert "same zone" in words(sim.put(BO, "hall"), "stim@bo")


@pytest.mark.rule("EE-R80", "EE-R82")
def test_engaging_and_parting_are_for_both() -> None:
    sim = Fray().put(ADA, "hall")
    for who in (ADA, THUGS):
        people.mark(sim.play, who, "cover")
    sim.touch().do(f"engage:{THUGS}")
    assert (sim.person(ADA).engaged, sim.person(THUGS).engaged) == ((THUGS,), (ADA,))
    assert not sim.play.marked(ADA, "cover") and not sim.play.marked(THUGS, "cover")
    assert [type(each).__name__ for each in sim.events] == ["Engaged"]
    assert "The two of you" in words(free(sim), f"engage:{THUGS}")
    assert "while you are engaged" in words(sim, "cover") and "Disengage" in words(sim, "move@gate")
    play = sim.play
    maneuvers.engage(play, BO, THUGS)
    maneuvers.engage(play, ADA, THUGS)
    assert sim.person(THUGS).engaged == (ADA, BO)
    sim.touch().do("part")
    assert (sim.person(ADA).engaged, sim.person(THUGS).engaged) == ((), (BO,))
    assert [type(each).__name__ for each in sim.events] == ["Disengaged"]


@pytest.mark.rule("EE-R36", "EE-R71")
def test_a_change_of_weapons_clears_no_jam_and_picks_nothing_up() -> None:
    for mark, word in (("jammed", "jammed"), ("dropped", "on the ground")):
        sim = Fray()
        sim.state.slots[ADA] = ("pistol", "pistol.2", "", "boots", "", "")
        people.mark(sim.play, ADA, f"{mark}:pistol", "turn after")
        assert word in words(sim.touch(), f"attack:pistol@{THUGS}")
        sim.do("draw")
        assert f"attack:pistol.2@{THUGS}" in sim.keys, "the other one works"
        if mark == "dropped":
            assert "pick it up" in words(sim, "draw")
            sim.do("pick", "end")
            assert not sim.play.marked(ADA, "dropped")
            continue
        sim.do("draw")
        assert word in words(sim, f"attack:pistol@{THUGS}")
