"""Despair and Threat as they are settled, and spend cards that name the next ally."""

from __future__ import annotations

from typing import Any

import pytest

from game.edge import events as e
from game.edge.checks import spending
from game.edge.dice.faces import Net
from game.edge.frames import Outcome, Visit
from game.edge.people import rules as people
from game.edge.scenes import rules as scenes
from game.edge.ships import battles
from game.edge.ships.names import CREW
from tests.edge.bench import Sim
from tests.edge.stories import CONTENT, GAME
from tests.edge.test_battles import ONE, TWO, Gale, falls
from tests.edge.test_combat_spending import Duel, foe_outcome
from tests.edge.test_fights import CHIEF, THUGS


def outcome(sim: Sim, **fields: Any) -> Outcome:
    """Put the rest of a roll on top, at the step that pays."""
    given = {"seat": 0, "task": "scene", "scene": sim.state.scene, "who": sim.state.setup.heroes[0]}
    made = Outcome(**{**given, "skill": "charm", "step": "pay", **fields})
    sim.state.stack.append(made)
    sim.game.forget()
    return made


def check(**fields: Any) -> Sim:
    """Return the box at a check with a Despair to pay."""
    setup = {"game": "edge", "seats": ({"kind": "human"},), "story": "ombra", **fields}
    sim = Sim(GAME, {**setup, "heroes": ("juno", "maro"), "scene": "ombra_panel"})
    del sim.state.stack[1:]
    outcome(sim, scene="ombra_panel", way=first_way("ombra_panel"), despairs=1)
    return sim


def first_way(scene: str) -> str:
    """Return the id of a check's first way."""
    return str(CONTENT.scenes[scene].ways[0].id)  # type: ignore[union-attr]


# --- a Despair ------------------------------------------------------------------------------------


@pytest.mark.rule("EE-R36", "EE-R68", "EE-091")
def test_a_despair_buys_its_own_items_or_one_of_three_threat() -> None:
    sim = check()
    found = {each.partition("@")[0] for each in sim.keys}
    assert "despair:listed_despair" in found
    assert not found & {"despair:strain", "despair:shaken", "despair:turn_card"}
    assert sim.why("despair:strain") == "EE-R36"
    own = {each.id for each in CONTENT.spends.values() if each.side == "threat" and each.n != 3}
    assert all(CONTENT.spends[each.partition(":")[2]].n in (0, 3) for each in found if ":" in each)
    assert {"strain", "falter", "shaken", "let_move"} <= own


@pytest.mark.rule("EE-R36", "EE-R68")
def test_the_program_takes_the_worst_that_applies() -> None:
    sim = check()
    p = sim.game.play(sim.state)
    made = p.stack[-1]
    assert isinstance(made, Outcome)
    assert spending._mildest(p, made).source == "listed_despair"
    sim = check(paying="program")
    assert sim.keys == ["auto"]
    sim.do("auto")
    assert [each.card for each in sim.events if isinstance(each, e.Spent)] == ["listed_despair"]
    cards = [
        each.id
        for each in CONTENT.spends.values()
        if each.side == "threat" and not each.n and not each.skills
    ]
    order = [each for each in cards if each != "station_fails"]
    assert order == ["listed_despair", "dire_time", "jam", "dire_help"], "the order of EE-R36"


@pytest.mark.rule("EE-R36")
@pytest.mark.parametrize("skill", ["brawl", "melee"])
def test_a_despair_of_a_foe_jams_no_teeth(skill: str) -> None:
    arm = {"skill": skill, "damage": 5, "critical": 3, "range": "engaged"}
    sim = Duel(chief={"weapons": (arm,)})
    foe_outcome(sim, CHIEF, despairs=1)
    assert sim.play.marked(CHIEF, "jammed") == (skill == "melee")
    assert sim.waits(THUGS) == ([] if skill == "melee" else ["toughen"])


# --- the next ally --------------------------------------------------------------------------------


@pytest.mark.rule("EE-R69", "EE-R113")
def test_what_is_for_this_scene_ends_with_it() -> None:
    sim = check()
    p = sim.game.play(sim.state)
    people.wait(p, "maro", "boost", 1, (), "ombra_panel")
    people.wait(p, "maro", "setback", 1)
    people.let_go(p)
    p.state.scene = "ombra_panel"
    people.let_go(p)
    left = [each.change for each in p.person("maro").waiting]
    assert left in (["boost", "setback"], ["setback"])
    visit = Visit(0, "ombra_hall", step="arrive")
    p.stack[:] = [visit]
    scenes.arrive(p, visit)
    assert [each.change for each in p.person("maro").waiting] == ["setback"]


# --- raiders --------------------------------------------------------------------------------------


def fire(monkeypatch: pytest.MonkeyPatch, net: Net) -> tuple[Gale, list[str]]:
    """Let a raider one step away fire with this result."""
    sim = Gale()
    sim.battle.vessels[TWO].step = 1
    sim.battle.vessels[ONE].strain = 2
    falls(monkeypatch, net)
    play = sim.play
    battles._fire(play, ONE)
    return sim, [type(each).__name__ for each in play.events]


def waiting(sim: Gale, vessel: str) -> list[str]:
    """Return the changes that wait for a ship."""
    return [each.change for each in sim.battle.vessels[vessel].waiting]


@pytest.mark.rule("EE-223", "EE-276", "EE-R112", "EE-R36")
def test_a_despair_of_a_raider_jams_its_gun_for_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    sim, names = fire(monkeypatch, Net(despair=1))
    assert "StationFailed" in names and sim.battle.vessels[ONE].jammed
    play = sim.play
    battles._act(play, ONE)
    assert not play.events and not sim.battle.vessels[ONE].jammed, "a turn without a shot"
    falls(monkeypatch, Net())
    battles._act(play, ONE)
    assert "RaiderShot" in [type(each).__name__ for each in play.events]


@pytest.mark.rule("EE-R112", "EE-R73", "EE-283")
def test_advantage_of_a_raider_hampers_and_helps(monkeypatch: pytest.MonkeyPatch) -> None:
    sim, _ = fire(monkeypatch, Net(advantage=5))
    assert (waiting(sim, CREW), waiting(sim, TWO)) == (["setback"], ["boost"])
    assert sim.battle.vessels[ONE].strain == 1
    sim.game.forget()
    assert sim.do("evade:ada").pool["setback"] == 1


@pytest.mark.rule("EE-R112")
def test_closing_is_spent_like_a_shot(monkeypatch: pytest.MonkeyPatch) -> None:
    sim = Gale()
    sim.battle.vessels[ONE].step = 3
    falls(monkeypatch, Net(advantage=-2, despair=1))
    play = sim.play
    battles._act(play, ONE)
    assert waiting(sim, CREW) == ["boost"], "two Threat"
    assert [type(each).__name__ for each in play.events][-1] == "StationFailed", "and no shot"


@pytest.mark.rule("EE-R94")
def test_ships_have_the_figures_of_their_ruling() -> None:
    def figures(id: str) -> tuple[int, ...]:
        ship = CONTENT.ships[id]
        return ship.hull, ship.strain, ship.armor, ship.defense, ship.damage, ship.critical

    assert (figures("ferrywing"), figures("raider")) == ((20, 12, 3, 1, 6, 3), (6, 6, 2, 1, 5, 4))


def test_a_move_that_ends_a_fight_names_its_zone() -> None:
    sim = Sim(GAME, {"game": "edge", "seats": ({"kind": "human"},), "story": "lantern",
                     "heroes": ("juno", "orrakh"), "scene": "lantern_eels"})  # fmt: skip
    sim.state.fight = None
    sim.game.forget()
    event = e.Moved(who="juno", one="cabins", two="stairs")
    assert sim.game.tell(sim.state, event, 0) == "Juno Pell moves to the Stairs."


def test_the_enforcer_reaches_as_far_as_it_keeps_away() -> None:
    sheet = CONTENT.adversaries["enforcer"]
    assert sheet.role == "sharpshooter" and sheet.weapons[0].range in ("long", "extreme")
    for foe in CONTENT.adversaries.values():
        told = " ".join(foe.primer)
        assert foe.stuns == ("stun" in told) and (not foe.stuns or "Short range" in told)
