"""Talk at the table: what can be marked and said, and when (section 28)."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import pytest

from game.mandalorian import events as e
from game.mandalorian.rules import talk, telling, tokens
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


# --- what is said about threats -------------------------------------------------------------------

TOKENS = (("nikto_guard", "s15"), ("nikto_brawler", "s16"), ("empty_crate", "s21"))


def informed(who: int = 0, **data: Any) -> tuple[Sim, str, str]:
    """Return a game in which a seat has looked at a facedown enemy and at a feature."""
    sim = together(first=0, down=TOKENS, **data)
    found = sim.token("nikto_guard"), sim.token("empty_crate")
    sim.state.seen |= {token: (who,) for token in found}
    sim.game.forget()
    return sim, *found


@pytest.mark.rule("MA-148", "MA-296", "MA-R118")
def test_a_person_says_of_a_seen_threat_what_the_person_likes() -> None:
    sim, guard, crate = informed()
    unseen = sim.token("nikto_brawler")
    said = {key.rpartition("@")[0][5:] for key in sim.keys("tell") if key.endswith(guard)}
    assert said == {"enemy", "feature", "nikto_guard", "nikto_brawler", "nikto_watchman",
                    "nikto_marksman"}  # fmt: skip
    assert sim.refused(f"tell:enemy@{unseen}") == sim.refused(f"tell:asset@{guard}") == "MA-R118"
    (told,) = sim.do(f"tell:feature@{guard}")
    assert sim.game.tell(sim.state, told, 1) == (
        "Vela says that the threat in the Courtyard is a feature."
    )
    assert sim.refused(f"tell:feature@{guard}") == "MA-R118"
    sim.do(f"tell:nikto_brawler@{guard}", f"tell:empty_crate@{crate}")
    for seat in (0, 1, None):
        view = sim.game.view(sim.state, seat)
        assert view["told"][guard] == {"seat": 0, "what": "nikto_brawler", "proved": ""}
        faces = {each["token"]: each["threat"] for each in view["tokens"]}
        assert bool(faces[guard]) is (seat == 0), "words show nobody a token"
    assert sim.state.plays == 0 and not sim.state.up


@pytest.mark.rule("MA-R118")
def test_a_companion_says_what_it_has_seen() -> None:
    sim, guard, crate = informed(who=1)
    assert sim.refused(f"ask@{sim.token('nikto_brawler')}") == "MA-R118"
    assert sim.refused(f"tell:enemy@{guard}") == "MA-R118"
    (answer,) = sim.do(f"ask@{guard}")
    assert isinstance(answer, e.TokenAnswered) and answer.reveals
    assert sim.game.tell(sim.state, answer, 0) == (
        "IG-11 says that the threat in the Courtyard is a Nikto Guard."
    )
    assert sim.refused(f"ask@{guard}") == "MA-R118" and f"ask@{crate}" in sim.keys()


@pytest.mark.rule("MA-R51", "MA-R119", "MA-295")
def test_where_there_is_nobody_to_tell() -> None:
    people = {"seats": [{"kind": "human"}] * 2, "first": 0}
    for clause, seats, mode, setup in (
        ("MA-R51", 1, "", {}),
        ("MA-R119", 2, "shared", {"seats": SEATS, "first": 0}),
        ("MA-295", 2, "", people),
    ):
        sim = Sim(seats=seats, mode=mode, down=TOKENS, setup=setup)
        guard = sim.token("nikto_guard")
        sim.state.seen[guard] = (0,)
        sim.game.forget()
        assert not sim.keys("tell") and not sim.keys("ask")
        assert sim.refused(f"tell:enemy@{guard}") == sim.refused(f"ask@{guard}") == clause


@pytest.mark.rule("MA-R119", "MA-296")
def test_words_change_what_is_imagined_and_nothing_else() -> None:
    """A lie that comes to light halves the trust, a second one ends it."""
    sim, guard, crate = informed()
    kept = {"told", "seq", "drawn"}
    before = asdict(sim.state)
    sim.do(f"tell:nikto_brawler@{guard}")
    after = asdict(sim.state)
    assert {name for name in after if after[name] != before[name]} <= kept

    def share(seat: int = 1) -> float:
        """Return how often a seat imagines what it was told."""
        games = [sim.game.imagine(sim.state, seat, number) for number in range(200)]
        assert all(sim.game.view(each, seat) == sim.game.view(sim.state, seat) for each in games)
        kinds = [sim.game.content.threats[each.kinds[guard]].id for each in games]
        return kinds.count("nikto_brawler") / len(games)

    assert share() > 0.85 and share(0) == 0.0, "who has seen it knows"
    play = sim.game.play(sim.state)
    for crate_token, least, most in ((crate, 0.45, 0.75), (sim.token("nikto_brawler"), 0.1, 0.5)):
        sim.state.told[crate_token] = telling.Told(0, "nikto_marksman")
        tokens.turn_up(play, crate_token)
        assert play.events[-1] == e.WordProved(
            seat=0, token=crate_token, what="nikto_marksman",
            threat=play.threat(crate_token).id, true=False,
        )  # fmt: skip
        sim.game.forget()
        assert least < share() < most
    assert sim.game.view(sim.state, None)["told"][crate]["proved"] == "false"
