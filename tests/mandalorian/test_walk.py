"""The walk through mission 2 of the rules (section 36), as far as the tokens of the box allow.

Positions with every deck in order, each turn with the clauses and rulings that it names: turns 1 to
6 and the last one in one game, 7 to 12 in another.
"""

from __future__ import annotations

import pytest

from game.mandalorian import events as e
from tests.mandalorian.bench import KUIIL, MANDO, Sim
from tests.mandalorian.rules.kit import total


def table() -> Sim:
    """Return mission 2, solo, standard, The Mandalorian and Kuiil."""
    return Sim(
        "a_promise_broken",
        (MANDO, KUIIL),
        down=(
            ("rooftop_hunter", "s18"), ("guild_hunter", "s18"), ("medpac_2", "s18"),
            ("child_token", "s19"), ("trandoshan_hunter", "s12"), ("slicer_droid", "s14"),
            ("guild_hunter", "s03"),
        ),
        tokens=(("rooftop_hunter", "s13"),),
        spaces={MANDO: "s17", KUIIL: "s16"},
        disrupts={"move": (2,), "attack": (1,), "intel": (1,), "plan": (1,)},
        pool=(2, 1, 1, 1, 2, 1, 1),
        hands=(("field_repair", "said_and_done", "long_patience", "patient_hunter"),),
        skills=(
            "rising_phoenix", "blurrg_ride", "old_trade", "blurrg_ride.2", "vapor_tools",
            "known_paths", "hunting_rifle", "grappling_line", "phase_pulse_blaster", "vibro_knife",
            "long_patience.2", "tracking_fob", "old_trade.2", "vapor_tools.2",
        ),
        planning=(
            "loose_wires", "bad_luck", "quick_exit", "bad_luck.2", "second_look", "defend",
            "bad_luck.3", "return_fire", "borrowed_time",
        ),
        events=(
            "ev_long_shot", "ev_open_fire", "ev_bad_footing", "ev_advance", "ev_rush", "ev_alarm",
            "ev_patrol",
        ),
        reserve=("veteran_hunter", "guild_enforcer"),
    )  # fmt: skip


def at(sim: Sim, threat: str, space: str) -> str:
    """Return the token of a threat in a space."""
    content, kinds = sim.game.content.threats, sim.state.kinds
    return next(
        token
        for token, where in sim.state.spaces.items()
        if where == space and content[kinds[token]].id == threat
    )


def kinds(sim: Sim) -> list[str]:
    """Return the kinds of what came of the last answers."""
    return [type(each).__name__ for each in sim.events]


@pytest.mark.rule(
    "MA-052", "MA-108", "MA-113", "MA-140", "MA-142", "MA-145", "MA-147", "MA-152", "MA-154",
    "MA-159", "MA-179", "MA-203", "MA-205", "MA-211", "MA-216", "MA-219", "MA-225", "MA-228",
    "MA-229", "MA-248", "MA-252", "MA-267", "MA-276", "MA-288", "MA-289", "MA-316", "MA-324",
    "MA-336", "MA-337", "MA-343", "MA-344", "MA-345", "MA-347", "MA-354", "MA-R20", "MA-R21",
    "MA-R25", "MA-R28", "MA-R32", "MA-R33", "MA-R44", "MA-R48", "MA-R62", "MA-R63", "MA-R71",
    "MA-R72", "MA-R73", "MA-R74", "MA-R81", "MA-R82", "MA-R84", "MA-R85",
)  # fmt: skip
def test_the_mission_walked_through() -> None:
    sim = table()
    state = sim.state
    rooftop, slicer = at(sim, "rooftop_hunter", "s13"), at(sim, "slicer_droid", "s14")
    target, guild = at(sim, "rooftop_hunter", "s18"), at(sim, "guild_hunter", "s18")
    medpac, trandoshan = at(sim, "medpac_2", "s18"), at(sim, "trandoshan_hunter", "s12")

    # 1: a look leaves the token facedown; Loose Wires keep intel at 4, so there is no event
    sim.do("play:field_repair@plan", "draw", f"keep:loose_wires@{KUIIL}", "done")
    sim.do("play:said_and_done@intel", f"look@{slicer}")
    assert slicer not in state.up and total(sim, "intel") == 5
    sim.do(f"use:loose_wires@{KUIIL}", "calm@intel")
    assert state.turn == 2 and total(sim, "intel") == 4 and not sim.of(e.EventDrawn)

    # 2: choice, flip, damage, defeat; no sentry, as nobody moved
    sim.do("play:long_patience@plan", "draw", f"keep:quick_exit@{KUIIL}", "done")
    sim.do("play:patient_hunter@attack", f"attack@{target}")
    assert kinds(sim)[1:] == ["TokenAttacked", "TokenFlipped", "TokenHurt", "TokenBeaten"]
    assert not state.damage
    sim.do("end")

    # 3: both tokens are flipped; the Medpac is no use before the damage of the sentry
    sim.do("play:rising_phoenix@plan", "draw", f"keep:defend@{MANDO}", "done")
    sim.do("play:blurrg_ride@move", f"move:{KUIIL}@s18")
    assert kinds(sim)[1:] == ["Moved", "Moved", "TokenFlipped", "TokenFlipped", "Hurt"]
    assert {guild, medpac} <= set(state.up) and state.damage == {KUIIL: 1}
    sim.do(f"feature:{medpac}@{KUIIL}", "done")
    assert not state.damage
    # the free move of its owner; The Child and an enemy come to the same space
    sim.do(f"use:quick_exit@{KUIIL}", f"move:{KUIIL}@s19")
    assert state.child == "s19" and not state.damage
    veteran = at(sim, "veteran_hunter", "s19")
    sim.do(f"rescue@{KUIIL}")
    assert [(each.slot, each.total) for each in sim.of(e.SlotChecked)] == [("move", 5)]
    # equally far from both
    assert set(sim.keys()) == {f"strike:{rooftop}@{MANDO}", f"strike:{rooftop}@{KUIIL}"}
    sim.do(f"strike:{rooftop}@{MANDO}", f"block:defend@{MANDO}")
    assert [(each.slot, each.total) for each in sim.of(e.SlotChecked)] == [("plan", 8)]
    assert state.track == 1 and not state.damage
    sim.do(f"strike:{guild}@{MANDO}")
    assert state.damage == {MANDO: 1, KUIIL: 1} and sim.step == "fleeing"
    assert set(sim.keys()) == {"flee@s14", "flee@s18"}
    sim.do("flee@s14", f"advance:{guild}@s17")
    assert (state.turn, state.child, slicer in state.up) == (4, "s14", False)

    # 4: a new turn, so that The Child is rescued on arrival
    sim.do("play:vapor_tools@plan", "draw", "done")
    sim.do("play:blurrg_ride.2@move", f"move:{KUIIL}@s14", f"rescue@{KUIIL}")
    assert (state.turn, state.carrier, state.damage[KUIIL]) == (5, KUIIL, 2)

    # 5: a push sets off no sentry; crisis and event of intel, then attack (raised), then plan
    sim.do("play:old_trade@intel", f"push:{rooftop}@s12", "play:hunting_rifle@plan", "done")
    assert [(each.slot, each.total) for each in sim.of(e.SlotChecked)] == [("intel", 7)]
    assert state.track == 2 and at(sim, "guild_enforcer", "s19")
    assert trandoshan in state.up and state.damage == {MANDO: 1, KUIIL: 2}
    # to a space with an enemy, although s13 is adjacent and empty
    assert (state.child, state.fled) == ("s19", True)
    assert set(sim.keys()) == {"disrupt@move", "disrupt@attack"}
    sim.do("disrupt@attack")
    assert [each.total for each in sim.of(e.SlotDisrupted)] == [5, 4]
    assert [each.slot for each in sim.of(e.SlotChecked)] == ["attack"]
    assert [each.path for each in sim.of(e.TokenMoved)] == [("s19", "s14")]
    sim.do(f"strike:{guild}@{MANDO}")
    assert [each.slot for each in sim.of(e.SlotChecked)] == ["plan"]
    assert state.spaces[trandoshan] == "s14"
    sim.do(f"strike:{trandoshan}@{KUIIL}", f"strike:{slicer}@{KUIIL}")
    assert (state.turn, state.damage) == (6, {MANDO: 2, KUIIL: 4})

    # 6: a move that ignores grapple, a rescue on the way; crisis and event of move
    sim.do("play:grappling_line@intel", f"push:{guild}@s11", "play:known_paths@move")
    sim.do(f"pass:{KUIIL}@s19", f"rescue@{KUIIL}", f"move:{KUIIL}@s17")
    assert [(each.slot, each.total) for each in sim.of(e.SlotChecked)] == [("move", 7)]
    assert (state.turn, state.track, state.carrier) == (7, 3, KUIIL)
    assert state.damage[KUIIL] == 4 and state.spaces[veteran] == "s14"

    # 7: home; the Event Step has to be survived, and the Draw Step ends the turn
    sim.do("play:phase_pulse_blaster@intel", "done", "play:long_patience.2@move")
    sim.do(f"move:{KUIIL}@s16")
    assert [(each.slot, each.total) for each in sim.of(e.SlotChecked)] == [("intel", 5)]
    assert not state.over
    sim.do(f"advance:{rooftop}@s11")
    assert kinds(sim)[-2:] == ["SkillsDrawn", "MissionWon"]
    assert state.won and state.damage == {MANDO: 2, KUIIL: 4}


def later_table() -> Sim:
    """Return the same mission before turn 7: Kuiil carries The Child."""
    sim = Sim(
        "a_promise_broken",
        (MANDO, KUIIL),
        tokens=(
            ("rooftop_hunter", "s13"), ("trandoshan_hunter", "s17"), ("slicer_droid", "s19"),
            ("veteran_hunter", "s18"), ("guild_hunter", "s18"),
        ),
        spaces={MANDO: "s18", KUIIL: "s12"},
        child=KUIIL,
        track=3,
        plans={MANDO: ("push_on",)},
        hands=(("tracking_fob", "long_patience", "beskar_helmet", "vibro_knife"),),
        skills=(
            "patient_hunter", "patient_hunter.2", "vapor_tools", "phase_pulse_blaster",
            "grappling_line", "whistling_birds", "field_repair", "old_trade", "hunting_rifle",
        ),
        events=("ev_rush", "ev_closing_in", "ev_open_fire"),
        reserve=("veteran_hunter", "guild_enforcer"),
    )  # fmt: skip
    sim.state.turn = 7
    return sim


@pytest.mark.rule(
    "MA-090", "MA-108", "MA-112", "MA-139", "MA-149", "MA-176", "MA-177", "MA-182", "MA-217",
    "MA-225", "MA-228", "MA-229", "MA-249", "MA-262", "MA-270", "MA-271", "MA-288", "MA-289",
    "MA-324", "MA-353", "MA-359", "MA-395", "MA-R19", "MA-R20", "MA-R25", "MA-R29", "MA-R48",
    "MA-R60", "MA-R66", "MA-R67", "MA-R93",
)  # fmt: skip
def test_the_mission_walked_to_its_end() -> None:
    sim = later_table()
    state = sim.state
    rooftop, trandoshan = at(sim, "rooftop_hunter", "s13"), at(sim, "trandoshan_hunter", "s17")
    slicer, guild = at(sim, "slicer_droid", "s19"), at(sim, "guild_hunter", "s18")
    veteran = at(sim, "veteran_hunter", "s18")

    # 7: a sentry is pushed out of the way, and the move passes and ends two spaces from it
    sim.do("play:tracking_fob@intel", f"push:{rooftop}@s12")
    sim.do("play:long_patience@move", f"move:{KUIIL}@s18")
    assert state.at[KUIIL] == "s18" and not state.damage
    sim.do("end")
    assert state.turn == 8 and not sim.of(e.SlotChecked)

    # 8: a push sets off no grapple; leaving the space of enemies without one costs nothing
    sim.do("play:beskar_helmet@intel", f"push:{trandoshan}@s16")
    sim.do("play:vibro_knife@move", f"move:{MANDO}@s17", "done", "end")
    assert state.turn == 9 and not state.damage and not sim.of(e.SlotChecked)

    # 9: an additional action, in a third slot; a pushed saboteur disrupts nothing
    sim.do(f"use:push_on@{MANDO}", "play:patient_hunter@intel", f"push:{slicer}@s18")
    sim.do("play:vapor_tools@plan", "done")
    assert sim.why("play:patient_hunter.2@plan") == "MA-102" and sim.why("end") == "MA-096"
    sim.do("play:patient_hunter.2@attack", f"attack@{slicer}")
    assert slicer in state.gone and not any(state.disrupts.values())
    assert state.turn == 10 and not sim.of(e.SlotChecked)
    assert [total(sim, slot) for slot in ("move", "attack", "intel", "plan")] == [4, 2, 4, 2]

    # 10: an orange enemy is defeated; one melee enemy comes as far as the nearest, and attacks
    sim.do("play:phase_pulse_blaster@attack", f"attack@{veteran}")
    assert state.beaten == [veteran] and veteran not in state.spaces
    sim.do("play:grappling_line@plan", "done")
    assert [(each.slot, each.total) for each in sim.of(e.SlotChecked)] == [("attack", 5)]
    assert [each.path for each in sim.of(e.TokenMoved)] == [("s16", "s17")]
    assert [(each.token, each.who) for each in sim.of(e.EnemyAttacks)] == [(trandoshan, MANDO)]
    assert state.damage == {MANDO: 1} and not sim.of(e.NoEffect)

    # 11: no melee enemy is left; the reinforcement appears in Kuiil's own space, and hurts nobody
    sim.do("play:whistling_birds@attack", f"attack@{trandoshan}", "done")
    sim.do("play:field_repair@move", f"move:{KUIIL}@s19")
    assert [(each.slot, each.total) for each in sim.of(e.SlotChecked)] == [("move", 5)]
    assert sim.of(e.NoEffect) and [each.space for each in sim.of(e.TokenEntered)] == ["s19"]
    assert state.at[KUIIL] == "s19" and state.damage == {MANDO: 1}

    # 12: a push clears the way, three spaces home; the events have to be survived
    sim.do("play:old_trade@intel", f"push:{guild}@s13")
    sim.do("play:hunting_rifle@move", f"move:{KUIIL}@s16")
    assert [(each.slot, each.total) for each in sim.of(e.SlotChecked)] == [("intel", 7)]
    assert state.track == 4 and [each.space for each in sim.of(e.TokenEntered)] == ["s19"]
    assert [each.who for each in sim.of(e.EnemyAttacks)] == [MANDO, MANDO]
    assert state.damage == {MANDO: 3} and state.carrier == KUIIL
    assert kinds(sim)[-2:] == ["SkillsDrawn", "MissionWon"] and (state.won, state.turn) == (
        True,
        12,
    )
