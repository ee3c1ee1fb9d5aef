"""Tokens: enemies and features."""

from __future__ import annotations

from typing import Any

import pytest

from game.mandalorian import events as e
from game.mandalorian.cards import models as c
from game.mandalorian.game import load
from tests.mandalorian.bench import CARA, IG, KUIIL, MANDO, Sim
from tests.mandalorian.rules.kit import event_step

CONTENT = load().content
THREATS = {id: each for id, each in CONTENT.components.items() if isinstance(each, c.Threat)}
CASTS = {1: (MANDO, IG), 2: (MANDO, KUIIL), 3: (MANDO, "burg"), 4: (MANDO, CARA)}
MISSIONS = {1: "the_asset", 2: "a_promise_broken", 3: "six_minutes", 4: "town_square"}
DOORS = {1: [1], 2: [1, 2], 3: [1, 2, 3, 4], 4: [1, 2]}


def beside(id: str, **position: Any) -> Sim:
    """Return a game in which the Mandalorian acts in the space of a faceup token."""
    number = THREATS[id].mission
    map = CONTENT.maps[CONTENT.missions[MISSIONS[number]].map]
    tokens = ((id, map.start), *position.pop("tokens", ()))
    sim = Sim(MISSIONS[number], CASTS[number], tokens, **position)
    sim.free("move", 1)
    return sim


def use(sim: Sim, id: str) -> None:
    """Use a feature in the space of the Mandalorian."""
    sim.do(f"feature:{sim.token(id)}@{MANDO}")


def named(name: str) -> list[str]:
    """Return the threats with a name."""
    return [id for id, each in THREATS.items() if each.name == name]


@pytest.mark.rule("MA-209", "MA-211")
@pytest.mark.parametrize("id", named("Medpac"))
def test_medpac(id: str) -> None:
    sim = beside(id, damage={MANDO: 2})
    use(sim, id)
    assert sim.state.damage == {MANDO: 1} and sim.on_map(id) == 0
    well = beside(id)
    assert well.why(f"feature:{well.token(id)}@{MANDO}") == "MA-211"


@pytest.mark.parametrize("id", named("Supply Chest"))
def test_supply_chest(id: str) -> None:
    sim = beside(id, planning=("defend", "push_on", "quick_exit"))
    use(sim, id)
    sim.do("draw")
    assert set(sim.keys("keep")) == {f"keep:defend@{MANDO}", f"keep:push_on@{MANDO}"}
    assert sim.on_map(id) == 0


@pytest.mark.parametrize("id", ["door_control", "gate_switch"])
def test_all_doors(id: str) -> None:
    sim = beside(id)
    use(sim, id)
    assert sim.state.doors == DOORS[THREATS[id].mission] and sim.on_map(id) == 0


@pytest.mark.parametrize("id", ["asset", "prisoner", "charge"])
def test_taken_along(id: str) -> None:
    sim = beside(id)
    token = sim.token(id)
    use(sim, id)
    assert sim.state.carried == {token: MANDO} and token not in sim.state.spaces


def test_keycard() -> None:
    sim = beside("keycard", spaces={MANDO: "s07"})
    token = sim.token("keycard")
    assert sim.why(f"feature:{token}@{MANDO}") == "MA-203", "it is in another space"
    sim = beside("keycard", tokens=(("keycard", "s02"),), spaces={MANDO: "s02"})
    sim.do(f"feature:{sim.token('keycard', 2)}@{MANDO}")
    assert sim.state.doors == [1]


def test_cell_ledger() -> None:
    down = (("inmate", "s01"), ("prisoner", "s20"), ("guard_droid", "s14"))
    sim = beside("cell_ledger", down=down)
    use(sim, "cell_ledger")
    assert {each.threat for each in sim.of(e.TokenSeen)} == {"inmate", "prisoner"}
    assert sim.on_map("cell_ledger") == 0


@pytest.mark.parametrize("id", [id for id in THREATS if id.startswith("empty_")])
def test_nothing_there(id: str) -> None:
    assert not beside(id).keys("feature")


def revealed(id: str, **position: Any) -> Sim:
    """Return a game in which the Mandalorian has attacked a facedown token beside him."""
    number = THREATS[id].mission
    start = CONTENT.maps[CONTENT.missions[MISSIONS[number]].map].start
    near = load().play(Sim(MISSIONS[number], CASTS[number]).state).walking.near[start][0]
    sim = Sim(MISSIONS[number], CASTS[number], down=((id, near),), **position)
    token = sim.token(id)
    sim.free("attack", 1)
    found = sim.do(f"attack@{token}")
    while sim.step in ("spawning", "disrupting", "fleeing"):
        found += sim.do(sim.keys()[0])
    sim.events = found
    return sim


@pytest.mark.rule("MA-354")
def test_the_child_is_found() -> None:
    sim = revealed("child_token")
    assert sim.state.child == "s11" and sim.on_map("child_token") == 0
    assert len(sim.of(e.TokenEntered)) == 1


@pytest.mark.rule("MA-355")
def test_a_tracker_calls_for_help() -> None:
    assert len(revealed("tracker").of(e.TokenEntered)) == 1


def test_an_incinerator_disrupts() -> None:
    sim = revealed("incinerator_trooper", disrupts={"move": (1,), "attack": (1,), "intel": (1,)})
    assert [each.slot for each in sim.of(e.SlotDisrupted)] in (["plan"], ["cut"])


def test_a_rigged_charge_goes_off() -> None:
    sim = revealed("rigged_charge")
    assert sim.state.damage == {MANDO: 1} and sim.on_map("rigged_charge") == 0


def test_every_feature_and_effect_is_here() -> None:
    tested = {*named("Medpac"), *named("Supply Chest"), "door_control", "gate_switch", "keycard"}
    tested |= {"asset", "prisoner", "charge", "cell_ledger", "child_token", "rigged_charge"}
    tested |= {id for id in THREATS if id.startswith("empty_")}
    assert {id for id, each in THREATS.items() if each.enemy is None} == tested
    effects = {id for id, each in THREATS.items() if each.effect}
    assert effects == {"child_token", "tracker", "incinerator_trooper", "rigged_charge"}


# --- crises ---------------------------------------------------------------------------------------

CRISES: dict[str, dict[int, str]] = {
    "the_asset": {3: "spawn", 6: "spawn"},
    "a_promise_broken": dict.fromkeys((2, 4, 6, 8), "spawn"),
    "six_minutes": {1: "disrupt", 2: "spawn", 3: "disrupt", 4: "spawn", 5: "disrupt", 6: "spawn"}
    | {7: "disrupt"},
    "town_square": {1: "spawn"},
}
"""by number of markers, what comes: Moff Gideon enters like a reinforcement"""
LIMITS = {"the_asset": 9, "a_promise_broken": 9, "six_minutes": 8, "town_square": 8}


def crisis(mission: str, track: int, **position: Any) -> Sim:
    """Return a game after a crisis that puts this marker on the track; its events are those before
    the event card."""
    cast = CONTENT.missions[mission].characters[:2]
    sim = Sim(mission, cast, track=track - 1, **position)
    sim.put("move", "whistling_birds", "old_trade")
    event_step(sim)
    found = list(sim.events)
    while sim.step not in ("act", ""):
        found += sim.do(sim.keys()[0])
    kinds = [type(each) for each in found]
    sim.events = found[: kinds.index(e.EventDrawn)] if e.EventDrawn in kinds else found
    return sim


@pytest.mark.rule("MA-234")
@pytest.mark.parametrize(
    ("mission", "track"), [(id, n) for id, most in LIMITS.items() for n in range(1, most)]
)
def test_crisis(mission: str, track: int) -> None:
    sim = crisis(mission, track)
    came = ["spawn"] * len(sim.of(e.TokenEntered)) + ["disrupt"] * len(sim.of(e.SlotDisrupted))
    wanted = CRISES[mission].get(track)
    assert came == ([wanted] if wanted else [])
    assert sim.state.track == track and sim.state.lost != "track"


@pytest.mark.rule("MA-290")
@pytest.mark.parametrize(("mission", "track"), LIMITS.items())
def test_a_full_track_loses(mission: str, track: int) -> None:
    sim = crisis(mission, track)
    assert sim.state.over and not sim.state.won and sim.state.lost == "track"


@pytest.mark.rule("MA-R99")
@pytest.mark.parametrize("mission", LIMITS)
def test_a_short_fuse_makes_the_track_shorter(mission: str) -> None:
    """On any level; it comes with veteran unless it is left out."""
    most = CONTENT.missions[mission].short_fuse
    assert most is not None and most < LIMITS[mission]
    for level, fuse in (("veteran", None), ("veteran", True), ("standard", True)):
        chosen = {"level": level, "setup": {"short_fuse": fuse}}
        assert crisis(mission, most - 1, **chosen).state.lost != "track"
        sim = crisis(mission, most, **chosen)
        assert sim.state.lost == "track" and sim.game.view(sim.state, 0)["limit"] == most
    for level, fuse in (("standard", None), ("veteran", False)):
        sim = crisis(mission, most, level=level, setup={"short_fuse": fuse})
        assert sim.state.lost != "track", "it goes on"


def test_moff_gideon_hunts_the_carrier() -> None:
    tokens = (("moff_gideon", "s03"),)
    sim = crisis("town_square", 2, tokens=tokens, child=IG, spaces={IG: "s13", MANDO: "s02"})
    path = sim.of(e.TokenMoved)[0].path
    assert path == ("s03", "s08", "s13")
    assert [each.who for each in sim.of(e.EnemyAttacks)][0] == IG


HAND = ("old_trade", "patient_hunter", "rising_phoenix", "vibro_knife")


def feature(sim: Sim, id: str, who: str = MANDO) -> str:
    """Return the key by which a character uses a feature."""
    return f"feature:{sim.token(id)}@{who}"


@pytest.mark.rule("MA-203")
def test_at_any_moment_of_the_action_step_before_and_after_an_action() -> None:
    tokens = (("medpac_1", "s20"),)
    two = Sim(tokens=tokens, seats=2, damage={MANDO: 1}, hands=(HAND, ()))
    assert two.step == "act" and feature(two, "medpac_1") in two.keys(), "before"
    two.do("play:patient_hunter@plan")
    assert feature(two, "medpac_1") in two.keys(), "during"
    two.do("draw", "done")
    assert feature(two, "medpac_1") in two.keys(), "after"


@pytest.mark.rule("MA-203")
def test_not_outside_the_action_step() -> None:
    sim = Sim(tokens=(("medpac_1", "s20"),), damage={MANDO: 1})
    sim.state.step = "event"
    sim.game.forget()
    assert sim.why(feature(sim, "medpac_1")) == "MA-203"


@pytest.mark.rule("MA-203")
def test_not_from_another_space() -> None:
    sim = Sim(tokens=(("medpac_1", "s15"),), damage={MANDO: 1})
    sim.free("move", 1)
    assert sim.why(feature(sim, "medpac_1")) == "MA-203"


@pytest.mark.rule("MA-204", "MA-337")
def test_in_passing() -> None:
    sim = Sim(tokens=(("medpac_1", "s15"),), damage={MANDO: 1})
    sim.free("move", 2)
    sim.do(f"pass:{MANDO}@s15", feature(sim, "medpac_1"), f"move:{MANDO}@s09")
    assert not sim.state.damage and sim.state.at[MANDO] == "s09"


@pytest.mark.rule("MA-205")
def test_before_sentries_deal_damage() -> None:
    tokens = (("medpac_1", "s15"), ("nikto_watchman", "s09"))
    sim = Sim(tokens=tokens, damage={MANDO: 4})
    sim.free("move", 1)
    sim.do(f"move:{MANDO}@s15")
    assert sim.step == "arriving" and sim.state.damage == {MANDO: 4}
    sim.do(feature(sim, "medpac_1"))
    if sim.step == "arriving":
        sim.do("on")
    assert sim.state.damage == {MANDO: 4} and not sim.state.over, "healed by 1, hurt by 1"


@pytest.mark.rule("MA-206", "MA-110")
def test_a_faceup_feature_stops_nobody() -> None:
    sim = Sim(tokens=(("medpac_1", "s15"), ("empty_crate", "s19"), ("empty_crate", "s21")))
    sim.free("move", 2)
    assert f"move:{MANDO}@s09" in sim.keys()


@pytest.mark.rule("MA-115")
def test_a_facedown_feature_does() -> None:
    down = (("medpac_1", "s15"), ("empty_crate", "s19"), ("empty_crate", "s21"))
    sim = Sim(down=down)
    sim.free("move", 2)
    assert {key.partition("@")[2] for key in sim.keys("move")} == {"s15", "s19", "s21"}


@pytest.mark.rule("MA-210", "MA-R42")
def test_a_medpac_heals_only_the_character_who_uses_it() -> None:
    sim = Sim(tokens=(("medpac_1", "s20"),), damage={IG: 2})
    sim.free("plan", 1)
    assert sim.why(feature(sim, "medpac_1")) == "MA-211", "he has no damage"
    sim.do(feature(sim, "medpac_1", IG))
    assert sim.state.damage == {IG: 1}


@pytest.mark.rule("MA-212")
def test_a_medpac_that_is_not_used_remains() -> None:
    sim = Sim(tokens=(("medpac_1", "s20"),), damage={MANDO: 1})
    sim.free("move", 1)
    sim.do(f"move:{MANDO}@s15")
    assert sim.state.spaces[sim.token("medpac_1")] == "s20" and sim.state.damage == {MANDO: 1}


@pytest.mark.rule("MA-191", "MA-195")
def test_a_facedown_threat_is_neither_enemy_nor_feature() -> None:
    sim = Sim(down=(("nikto_watchman", "s15"), ("medpac_1", "s19")), damage={MANDO: 1})
    play = sim.game.play(sim.state)
    assert play.enemies() == []
    sim.free("intel", 2)
    assert sim.why(f"push:{sim.token('nikto_watchman')}@s09") == "MA-150"
    assert sim.why(feature(sim, "medpac_1")) == "MA-201"
    assert len(sim.state.spaces) == 2


@pytest.mark.rule("MA-R18")
def test_a_faceup_feature_is_no_target_of_an_attack_without_another_effect() -> None:
    sim = Sim(tokens=(("medpac_1", "s15"), ("nikto_guard", "s21")))
    sim.free("attack", 2)
    assert sim.why(f"attack@{sim.token('medpac_1')}") == "MA-R18"
