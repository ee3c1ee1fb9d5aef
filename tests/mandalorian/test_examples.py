"""The worked examples of the rulebook (section 34), as positions."""

from __future__ import annotations

import pytest

from game.mandalorian import events as e
from game.mandalorian.frames import Plain
from tests.mandalorian.bench import CARA, IG, KUIIL, MANDO, Sim

HAND = (("old_trade", "patient_hunter", "rising_phoenix", "vibro_knife"),)


def event_step(sim: Sim) -> None:
    """Let the Event Step of the turn happen."""
    sim.state.step = "event"
    sim.push(Plain(0, step="events"))


@pytest.mark.rule("MA-380")
def test_neighbors_on_the_map_are_adjacent() -> None:
    sim = Sim(tokens=(("nikto_guard", "s15"),))
    assert sim.game.play(sim.state).range("s20", "s15") == 1


@pytest.mark.rule("MA-381", "MA-382")
@pytest.mark.parametrize("strength", [2, 3])
def test_a_move_goes_up_to_its_strength(strength: int) -> None:
    sim = Sim()
    sim.free("move", strength)
    far = sim.game.play(sim.state).walking.distance["s20"]
    reached = {key.partition("@")[2] for key in sim.keys("move")}
    assert reached == {space for space, steps in far.items() if 1 <= steps <= strength}
    assert "done" in sim.keys()


@pytest.mark.rule("MA-383")
def test_an_enemy_on_the_way_cannot_be_passed() -> None:
    sim = Sim(tokens=(("nikto_guard", "s15"),))
    sim.free("move", 3)
    assert f"move:{MANDO}@s15" in sim.keys()
    assert sim.refused(f"move:{MANDO}@s09") == "MA-108"


@pytest.mark.rule("MA-384", "MA-137")
def test_damage_below_health_stays_on_the_enemy() -> None:
    sim = Sim(tokens=(("nikto_gunner", "s15"),))
    token = sim.token("nikto_gunner")
    sim.free("attack", 3)
    sim.do(f"attack@{token}")
    assert sim.state.damage[token] == 3
    assert sim.on_map("nikto_gunner") == 1


@pytest.mark.rule("MA-385", "MA-145")
def test_intel_looks_as_far_as_its_strength() -> None:
    sim = Sim(down=(("nikto_guard", "s09"), ("nikto_brawler", "s18"), ("nikto_chief", "s13")))
    ways = sim.game.play(sim.state).ranging.distance["s20"]
    assert (ways["s09"], ways["s13"], ways["s18"]) == (2, 3, 4)
    sim.free("intel", 3)
    seen = [f"look@{sim.token(each)}" for each in ("nikto_guard", "nikto_chief")]
    assert sorted(sim.keys("look")) == sorted(seen)


@pytest.mark.rule("MA-386", "MA-163", "MA-165", "MA-231", "MA-232")
def test_a_bonus_counts_for_the_action_of_its_slot_and_not_in_the_event_step() -> None:
    sim = Sim(tokens=(("nikto_chief", "s15"),), hands=HAND)
    sim.do("play:old_trade@attack", f"attack@{sim.token('nikto_chief')}")
    assert sim.of(e.TokenHurt)[0].n == 4
    assert sim.game.play(sim.state).slot_total("attack") == 3
    other = Sim(hands=HAND)
    other.do("play:old_trade@move")
    assert not [key for key in other.keys("move") if key.endswith("@s04")]


@pytest.mark.rule("MA-387", "MA-388", "MA-166")
def test_an_ability_is_used_in_the_slot_it_names() -> None:
    sim = Sim(tokens=(("nikto_guard", "s14"), ("nikto_brawler", "s17")), hands=HAND)
    guard = sim.token("nikto_guard")
    sim.do("play:vibro_knife@move")
    assert sim.why("ability") == "MA-173"
    sim.do(f"move:{MANDO}@s15", "ability")
    assert sim.state.damage[guard] == 1
    far = Sim(tokens=(("nikto_guard", "s20"),), hands=HAND)
    far.do("play:vibro_knife@attack", f"attack@{far.token('nikto_guard')}")
    assert "ability" not in far.keys()


@pytest.mark.rule("MA-389", "MA-390", "MA-122", "MA-124")
def test_range_is_counted_through_an_unlocked_door_only() -> None:
    locked = Sim().game.play(Sim().state)
    assert locked.range("s09", "s03") != 1
    opened = Sim(doors=(1,))
    assert opened.game.play(opened.state).range("s09", "s03") == 1


@pytest.mark.rule("MA-392", "MA-225", "MA-397")
def test_six_strength_brings_a_crisis_and_then_an_event() -> None:
    sim = Sim(events=("ev_rush",), tokens=(("nikto_brawler", "s07"),))
    sim.put("move", "old_trade", "tracking_fob", disrupts=(2,))
    event_step(sim)
    kinds = [type(each) for each in sim.events]
    assert kinds.index(e.CrisisBegan) < kinds.index(e.EventDrawn)
    assert sim.state.track == 1
    while sim.step != "act":
        sim.do(sim.keys()[0])
    assert sim.state.slots["move"] == () and sim.state.disrupts["move"] == ()


@pytest.mark.rule("MA-396", "MA-398", "MA-399", "MA-400", "MA-401", "MA-402", "MA-395", "MA-410")
def test_the_sample_event_step() -> None:
    """Both melee enemies move 2 spaces; only one then shares a space with a character."""
    sim = Sim(
        tokens=(("nikto_brawler", "s09"), ("nikto_brawler", "s05")),
        events=("ev_rush", "ev_advance"),
    )
    sim.put("move", "old_trade", "tracking_fob", disrupts=(2,))
    sim.put("attack", "patient_hunter", "flamethrower", disrupts=(1,))
    event_step(sim)
    assert sim.step == "striking"
    sim.do(f"strike:{sim.token('nikto_brawler')}@{IG}")
    checked = [(each.slot, each.total) for each in sim.of(e.SlotChecked)]
    assert sim.state.damage.get(IG) == 1
    assert len(sim.of(e.EnemyAttacks)) == 1
    assert checked == [("attack", 5)]
    assert sim.state.piles["event"] == ("ev_rush", "ev_advance")
    assert sim.state.track == 1
    assert sim.state.slots["attack"] == ()


@pytest.mark.rule("MA-394", "MA-261")
def test_an_event_with_two_classes_takes_enemies_of_either() -> None:
    sim = Sim(
        tokens=(("nikto_guard", "s15"), ("nikto_marksman", "s19"), ("nikto_brawler", "s21")),
        events=("ev_crossfire",),
    )
    sim.put("move", "old_trade", "patient_hunter")
    event_step(sim)
    picked = {key.partition("@")[0] for key in sim.keys("strike")}
    guard, marksman = sim.token("nikto_guard"), sim.token("nikto_marksman")
    assert picked == {f"strike:{guard}", f"strike:{marksman}"}


@pytest.mark.rule("MA-404", "MA-216", "MA-217", "MA-360")
def test_a_sentry_hurts_who_ends_a_move_beside_it() -> None:
    for space, hurt in (("s15", 1), ("s14", 0), ("s19", 0)):
        sim = Sim(tokens=(("nikto_watchman", "s09"),), spaces={MANDO: "s20"})
        sim.free("move", 2)
        if space == "s14":
            assert sim.game.play(sim.state).range("s14", "s09") == 2
            sim = Sim(tokens=(("nikto_watchman", "s09"),), spaces={MANDO: "s08"})
            sim.free("move", 1)
        sim.do(f"move:{MANDO}@{space}")
        assert sim.state.damage.get(MANDO, 0) == hurt, space


@pytest.mark.rule("MA-405", "MA-316")
def test_the_card_says_who_acts() -> None:
    sim = Sim(hands=(("straight_line", "old_trade", "vibro_knife", "patient_hunter"),))
    sim.do("play:straight_line@move")
    assert {key.partition(":")[2].partition("@")[0] for key in sim.keys("move")} == {IG}


@pytest.mark.rule("MA-406", "MA-407", "MA-345")
def test_the_child_flees_to_an_enemy_or_a_facedown_threat_if_one_is_adjacent() -> None:
    sim = Sim(
        "a_promise_broken", (MANDO, KUIIL), tokens=(("guild_hunter", "s12"), ("medpac_2", "s14")),
        down=(("trandoshan_hunter", "s18"),), spaces={MANDO: "s13", KUIIL: "s16"}, child=MANDO,
    )  # fmt: skip
    sim.game.play(sim.state)
    play = sim.game.play(sim.state)
    play.hurt(MANDO, 1, "test")
    frame = sim.state.stack.pop()
    sim.push(frame)
    assert set(sim.keys()) == {"flee@s12", "flee@s18"}
    assert sim.refused("flee@s14") == "MA-345"
    assert sim.refused("flee@s01") == "MA-344"
    sim.do("flee@s12")
    assert (sim.state.carrier, sim.state.child, sim.state.fled) == ("", "s12", True)


@pytest.mark.rule("MA-379")
def test_two_players_on_novice_have_more_health() -> None:
    sim = Sim("a_promise_broken", (MANDO, CARA), seats=2, level="novice")
    assert [sim.game.play(sim.state).health(who) for who in (MANDO, CARA)] == [7, 8]
