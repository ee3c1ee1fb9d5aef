"""Talk at the table: what can be marked and said, and when (section 28)."""

from __future__ import annotations

from typing import Any

import pytest

from game.mandalorian import events as e
from game.mandalorian.rules import talk
from tests.mandalorian.bench import IG, Sim

SEATS = [{"kind": "human", "name": "Vela"}, {"kind": "companion"}]
HANDS = (
    ("old_trade", "patient_hunter", "rising_phoenix", "vibro_knife"),
    ("two_at_once", "recalculate", "bounty_protocol", "nurse_program"),
)


def together(first: int = 1, **data: Any) -> Sim:
    """Return a game of a person with the Mandalorian and a companion with IG-11."""
    more = {"seats": SEATS, "first": first, **data.pop("setup", {})}
    return Sim(seats=2, setup=more, **{"hands": HANDS, **data})


def test_a_person_marks_things_in_the_own_turn() -> None:
    sim = together(first=0, tokens=(("nikto_guard", "s15"),))
    guard = sim.token("nikto_guard")
    for target in ("s16", guard, "1", IG):
        assert f"mark:marker@{target}" in sim.keys("mark")
        sim.do(f"mark:marker@{target}")
        assert [each.target for each in sim.of(e.Marked)] == [target]
        assert sim.game.view(sim.state, 1)["marks"] == {"0": target}
        assert sim.refused(f"mark:marker@{target}") == "MA-295"
    sim.do("unmark")
    assert sim.game.view(sim.state, 1)["marks"] == {} and not sim.keys("unmark")
    assert sim.state.plays == 0, "talk is no action"


def test_nobody_marks_anything_without_a_companion_or_in_its_turn() -> None:
    alone = Sim(seats=2, setup={"first": 0}, hands=HANDS)
    assert not alone.keys("mark") and alone.refused("mark:marker@s16") == "MA-295"
    theirs = together(first=1)
    theirs.do("on")
    assert theirs.step == "act" and theirs.seat == 1 and not theirs.keys("mark")
    assert theirs.refused("mark:marker@s16") == "MA-295"


def test_a_companion_may_say_two_things() -> None:
    sim = together()
    assert sim.step == "saying" and "say:goal@3" in sim.keys()
    assert "say:asked" not in sim.keys() and sim.refused("say:declined") == "MA-295"
    sim.do("say:goal@3")
    assert sim.of(e.Said) == [e.Said(seat=1, why="goal", about="3")]
    assert sim.refused("say:goal@4") == "MA-295"
    sim.do("say:health")
    assert sim.step == "act"
    assert sim.game.view(sim.state, 0)["said"] == {"1": ["goal@3", "health@"]}


@pytest.mark.rule("MA-295")
@pytest.mark.rule("MA-296")
def test_talk_shows_no_card_and_no_unseen_face() -> None:
    sim = together(first=0, down=(("nikto_guard", "s15"),))
    token, cards = sim.token("nikto_guard"), sim.game.content.skills
    said = {key.partition(":")[2] for verb in ("mark", "say") for key in sim.keys(verb)}
    companion = together(down=(("nikto_guard", "s15"),))
    companion.state.seen[token] = (1,)
    said |= {key.partition(":")[2] for key in companion.keys("say")}
    assert not any(part in cards for each in said for part in each.split("@"))
    companion.do(f"say:fight@{token}")
    line = companion.game.tell(companion.state, companion.of(e.Said)[0], 0)
    assert line == "IG-11 will deal with a facedown threat in the Courtyard."


def test_talk_in_words() -> None:
    sim = together(first=0, tokens=(("nikto_guard", "s15"),))
    guard = sim.token("nikto_guard")
    told = []
    for target in ("s16", guard, "1", IG):
        told += [sim.game.tell(sim.state, each, 1) for each in sim.do(f"mark:marker@{target}")]
    assert told == [
        "Vela marks the Well.",
        "Vela marks the Nikto Guard in the Courtyard.",
        "Vela marks door 1 (Vault, Vault Door).",
        "Vela asks the others to look after IG-11.",
    ]
    assert sim.game.tell(sim.state, sim.do("unmark")[0], 1) == "Vela removes a mark."


def test_only_what_lies_open_can_be_marked() -> None:
    sim = together(first=0, tokens=(("nikto_guard", "s15"),))
    guard = sim.token("nikto_guard")
    everything = {*sim.game.play(sim.state).map.grid.squares, guard, "1", *sim.state.at}
    assert {key.partition("@")[2] for key in sim.keys("mark")} == everything
    for target in ("s99", "t99", "2", "kuiil", "old_trade"):
        assert sim.refused(f"mark:marker@{target}") == "MA-295", target
    assert sim.refused(f"mark:{guard}@s16") == "MA-295", "a mark is put down, nothing else"
    sim = together(first=0, tokens=(), doors=(1,))
    assert "mark:marker@1" not in sim.keys("mark") and sim.refused("mark:marker@1") == "MA-295"


def test_there_is_one_mark_a_seat_to_take_back() -> None:
    sim = together(first=0)
    assert "unmark" not in sim.keys() and sim.refused("unmark") == "MA-295"
    sim.do("mark:marker@s16", "mark:marker@s15")
    assert talk.marks(sim.game.play(sim.state)) == {0: "s15"} and "mark:marker@s16" in sim.keys(
        "mark"
    )
    assert "mark:marker@s15" not in sim.keys("mark") and "unmark" in sim.keys()
    sim.do("unmark")
    assert sim.state.marks == {} and "mark:marker@s15" in sim.keys("mark")


def test_what_can_be_said_is_a_fixed_list() -> None:
    sim = together(tokens=(("nikto_guard", "s15"),))
    guard = sim.token("nikto_guard")
    said = set(sim.keys("say"))
    assert said == {
        *(f"say:goal@{number}" for number in range(10)), f"say:fight@{guard}",
        "say:spare@move", "say:spare@attack", "say:spare@intel", "say:spare@plan",
        "say:win", "say:health", "say:kept", "say:hand", "say:slots", "say:enemies",
    }  # fmt: skip
    assert "on" in sim.keys()
    for key in ("goal@10", "goal", "fight@t99", "spare@slice", "health@3", "weather", "asked@s16"):
        assert sim.refused(f"say:{key}") == "MA-295", key
