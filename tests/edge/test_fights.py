"""Fights: their order, maneuvers, attacks, what foes do, and how they end."""

from __future__ import annotations

from typing import Any, Self

import pytest

from game.edge import events as e
from game.edge.fights import foes, maneuvers
from game.edge.fights import rules as fights
from game.edge.frames import Taking
from game.edge.people import rules as people
from game.table.decisions import parse
from tests.edge import small
from tests.edge.bench import Sim

ADA, BO, THUGS, CHIEF = "ada", "bo", "thug.1", "chief.1"


class Fray(Sim):
    """The fight of the small adventure, at the turn of a hero."""

    def __init__(self, who: str = ADA, **fields: Any) -> None:
        super().__init__(small.game(), {**small.FRAY, **fields})
        self.turn(who)

    def turn(self, who: str) -> Self:
        """Let a hero act in the first round, whatever the order of slots."""
        self.play.fight.round = max(1, self.play.fight.round)
        del self.state.stack[1:]
        self.state.stack.append(Taking(0, who, step="turn"))
        self.game.forget()
        return self

    def touch(self) -> Self:
        """Ask again after a change by hand."""
        self.game.forget()
        return self

    def put(self, who: str, zone: str) -> Self:
        """Put somebody into a zone."""
        self.person(who).zone = zone
        return self.touch()


# --- turns ----------------------------------------------------------------------------------------


@pytest.mark.rule("EE-R76", "EE-275")
def test_a_second_maneuver_costs_two_strain_and_there_is_no_third() -> None:
    sim = Fray().do("aim")
    assert sim.person(ADA).strain == 0
    sim.play.fight.loads["crate"] = ADA
    assert "takes 2 maneuvers, and this turn has 1 left" in words(sim.touch(), "move@hall")
    turn = sim.state.stack[-1]
    assert isinstance(turn, Taking)
    turn.free = 1
    assert "have 1 maneuver left without that" in words(sim.touch(), "press")
    turn.free = 0
    assert sim.touch().do("aim").person(ADA).strain == 2
    assert "made 2 maneuvers, the most in this turn: act, or" in words(sim, "fall")
    turn.acted = True
    assert "already used your action this turn: end" in words(sim.touch(), "press")


@pytest.mark.rule("EE-R77", "EE-204")
def test_aim_adds_a_boost_die_for_each_of_two() -> None:
    sim = Fray().do("aim", "aim", f"attack:pistol@{THUGS}")
    assert sim.pool["boost"] == 2


# --- attacks --------------------------------------------------------------------------------------


@pytest.mark.rule("EE-R79", "EE-R28", "EE-R27", "EE-273")
def test_range_is_counted_in_open_links_and_sets_the_difficulty() -> None:
    sim = Fray().do(f"attack:pistol@{THUGS}")
    assert sim.play.range(ADA, THUGS) == "medium" and sim.pool["difficulty"] == 2
    sim = Fray().put(THUGS, "gate").do(f"attack:pistol@{THUGS}")
    assert sim.pool["difficulty"] == 1
    sim = Fray().put(THUGS, "loft")
    assert sim.play.range(ADA, THUGS) == "long"
    assert sim.why(f"attack:pistol@{THUGS}") == "EE-R27"


@pytest.mark.rule("EE-R81", "EE-274")
def test_melee_takes_engagement_and_is_average() -> None:
    sim = Fray().put(THUGS, "gate")
    assert sim.why(f"attack:fists@{THUGS}") == "EE-R81"
    sim.do(f"engage:{THUGS}", f"attack:fists@{THUGS}")
    assert sim.pool["difficulty"] == 2


@pytest.mark.rule("EE-309", "EE-R47", "EE-210")
def test_adversary_upgrades_the_difficulty() -> None:
    sim = Fray().put(CHIEF, "hall").do(f"attack:pistol@{CHIEF}")
    assert sim.pool["challenge"] == 1 and sim.pool["difficulty"] == 1


@pytest.mark.rule("EE-R29", "EE-068", "EE-069", "EE-325")
def test_damage_is_weapon_and_net_success_less_soak(monkeypatch: pytest.MonkeyPatch) -> None:
    sim = Fray().do(f"attack:pistol@{THUGS}")
    sim.roll(monkeypatch, "ss", "ss", "-", "-", "-")
    assert sim.person(THUGS).wounds == 7 + 4 - 3


@pytest.mark.rule("EE-R88", "EE-R46")
def test_a_minion_is_down_when_wounds_exceed_its_share() -> None:
    sim = Fray()
    for wounds, standing in ((0, 3), (4, 3), (5, 2), (8, 2), (9, 1), (12, 1), (13, 0)):
        sim.person(THUGS).wounds = wounds
        assert sim.play.standing(THUGS) == standing
    sim.person(THUGS).wounds = 5
    assert sim.play.rank(THUGS, "ranged_light") == 1
    assert not sim.play.rank(THUGS, "stealth")


@pytest.mark.rule("EE-260", "EE-R83", "EE-R88")
def test_a_critical_hit_costs_the_rating_and_adds_a_share_of_a_group(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sim = Fray().do(f"attack:pistol@{THUGS}")
    sim.roll(monkeypatch, "sa", "aa", "-", "-", "-")
    wounds = sim.person(THUGS).wounds
    sim.do("spend:critical")
    assert sim.person(THUGS).wounds == wounds + 4


@pytest.mark.rule("EE-R83", "EE-263")
def test_a_hit_that_soak_takes_whole_is_no_critical_hit(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Fray()
    game.person(CHIEF).zone = "gate"
    game.touch().do(f"engage:{CHIEF}", f"attack:fists@{CHIEF}")
    game.roll(monkeypatch, "sa", "aa", "-", "-")
    assert game.person(CHIEF).wounds == 0 and "spend:critical" not in game.keys


# --- wounds and injuries --------------------------------------------------------------------------


@pytest.mark.rule("EE-R31", "EE-R30")
def test_wounds_above_the_threshold_put_a_hero_out_of_action_with_an_injury() -> None:
    sim = Fray()
    people.wound(sim.play, ADA, 12)
    assert sim.play.up(ADA)
    play = sim.play
    people.wound(play, ADA, 1)
    assert not play.up(ADA)
    assert [type(each).__name__ for each in play.events].count("Injured") == 1


# --- adversaries ----------------------------------------------------------------------------------


def take(sim: Fray, who: str) -> list[str]:
    """Let a foe act, and return what happened."""
    play = sim.play
    play.stack.append(Taking(0, who, step="foe"))
    foes.act(play, play.stack[-1])  # type: ignore[arg-type]
    return [type(each).__name__ for each in play.events]


@pytest.mark.rule("EE-R92")
def test_a_rusher_gives_up_the_action_to_come_two_zones() -> None:
    sim = Fray()
    assert take(sim, CHIEF).count("Moved") == 2
    assert sim.person(CHIEF).zone == "gate" and not sim.person(CHIEF).engaged
    sim = Fray().put(ADA, "loft")
    assert "Engaged" in take(sim, CHIEF)


# --- the map and the end --------------------------------------------------------------------------


@pytest.mark.rule("EE-R93")
def test_a_hazard_deals_its_class_and_net_success_less_soak_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sim = Fray(BO).do("feature:valve")
    sim.roll(monkeypatch, "ss", "-", "-", "-", "-", "-")
    assert sim.person(THUGS).wounds == 9 + 2 - 3
    assert "hall" not in sim.play.fight.cover
    told = [sim.game.tell(sim.state, each, 0) for each in sim.events]
    assert "It hits Thug 1 for 11 damage, 3 soaked." in told
    assert "The cover in the Hall is gone." in told
    assert sim.turn(BO).why("feature:valve") == "EE-R93"


@pytest.mark.rule("EE-R75")
def test_after_twelve_rounds_it_is_a_stalemate() -> None:
    sim = Fray()
    sim.play.fight.round, sim.play.fight.at = 12, 99
    del sim.state.stack[1:]
    sim.state.stack.append(Taking(0, ADA, step="turn"))
    sim.touch().do("end")
    assert sim.state.ending == "lost"


@pytest.mark.rule("EE-R86")
def test_heroes_die_on_the_deadly_setting_alone() -> None:
    for deadly in (False, True):
        sim = Fray(deadly=deadly)
        people.injure(sim.play, ADA, vicious=20)
        assert not sim.play.up(ADA) and sim.person(ADA).gone == deadly


def free(sim: Fray) -> Fray:
    """Let the hero begin the turn anew."""
    return sim.turn(ADA)


@pytest.mark.rule("EE-R77", "EE-R80", "EE-R82", "EE-R85", "EE-R102")
def test_a_maneuver_is_refused_with_its_own_reason() -> None:
    sim = Fray()
    sim.person(ADA).stims = 0
    sim.touch()
    for key, word in (
        ("move@loft", "open route"), (f"engage:{THUGS}", "in your zone"),
        ("engage:bo", "in your zone"), ("part", "No one is engaged"), ("cover", "no cover"),
        ("stand", "on your feet"), ("pick", "not dropped"), ("stim@ada", "no stims left"),
        ("assist@ada", "another hero"), (f"assist@{THUGS}", "another hero"),
        ("draw", "no weapon"), ("lift:crate", "in your zone"), ("put:crate", "not carrying"),
    ):  # fmt: skip
        assert word in words(sim, key), key
    sim.person(ADA).stims = 1
    assert "no wounds to heal" in words(sim.touch(), "stim@bo")
    assert all("in your zone" in words(sim, f"stim@{each}") for each in (THUGS, "ghost"))
    sim.person(BO).wounds = 1
    assert "stim@bo" in sim.touch().keys
    for stimmed, open in ((4, True), (5, False)):
        sim.person(BO).stimmed = stimmed
        assert ("stim@bo" in sim.touch().keys) == open
    sim.person(BO).stimmed = 0
    assert "in your zone" in words(sim.put(BO, "hall"), "stim@bo")


@pytest.mark.rule("EE-R80", "EE-R82")
def test_engaging_and_parting_are_for_both() -> None:
    sim = Fray().put(ADA, "hall")
    for who in (ADA, THUGS):
        people.mark(sim.play, who, "cover")
    sim.touch().do(f"engage:{THUGS}")
    assert (sim.person(ADA).engaged, sim.person(THUGS).engaged) == ((THUGS,), (ADA,))
    assert not sim.play.marked(ADA, "cover") and not sim.play.marked(THUGS, "cover")
    assert [type(each).__name__ for each in sim.events] == ["Engaged"]
    assert "already engaged" in words(free(sim), f"engage:{THUGS}")
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
            assert "Pick it up" in words(sim, "draw")
            sim.do("pick", "end")
            assert not sim.play.marked(ADA, "dropped")
            continue
        sim.do("draw")
        assert word in words(sim, f"attack:pistol@{THUGS}")


def words(sim: Sim, key: str) -> str:
    """Return the sentence against an answer, "" if there is none."""
    reason = sim.game.why_not(sim.state, parse(key))
    return reason.text if reason is not None else ""


# --- attacks --------------------------------------------------------------------------------------


@pytest.mark.rule("EE-R89", "EE-R91", "EE-R71", "EE-R36", "EE-R102")
def test_an_attack_is_refused_with_its_own_reason() -> None:
    sim = Fray()
    assert "in this hero's hands" in words(sim, f"attack:knife@{THUGS}")
    assert "still standing" in words(sim, "attack:pistol@ghost")
    assert "only enemies" in words(sim, "attack:pistol@bo")
    sim.person(THUGS).wounds = 99
    assert "still standing" in words(sim.touch(), f"attack:pistol@{THUGS}")
    for mark, word in (("dropped", "on the ground"), ("jammed", "jammed")):
        sim = Fray().put(CHIEF, "gate").do(f"engage:{CHIEF}")
        people.mark(sim.play, ADA, f"{mark}:pistol")
        assert word in words(sim.touch(), f"attack:pistol@{CHIEF}")
        assert f"attack:fists@{CHIEF}" in sim.keys


# --- rounds ---------------------------------------------------------------------------------------


@pytest.mark.rule("EE-R22")
def test_points_are_put_down_on_foes_once_each_while_there_are_any() -> None:
    sim = Sim(small.game(), small.FRAY, light=2)
    assert "still in the fight" in words(sim, "ward:bo")
    sim.do(f"ward:{THUGS}")
    assert "already set" in words(sim, f"ward:{THUGS}") and f"ward:{CHIEF}" in sim.keys
    sim.state.light = 1
    sim.game.forget()
    assert "no light point to spare" in words(sim, f"ward:{CHIEF}")
    assert sim.state.stack[-1].step == "opening"


@pytest.mark.rule("EE-R90")
def test_terms_end_a_fight_with_their_own_scene() -> None:
    sim = Fray()
    play = sim.play
    scene = play.content.scenes["brawl"]
    play.content.scenes["brawl"] = scene.model_copy(update={"terms": "won"})
    fights.come_to_terms(play)
    assert [each.how for each in play.events if isinstance(each, e.FightEnded)] == ["terms"]
    assert play.state.fight is None and play.stack[-1].step != "fight"
