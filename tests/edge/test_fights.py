"""Encounters: turns, maneuvers, attacks, injuries, adversaries, morale, the end."""

from __future__ import annotations

from typing import Any, Self

import pytest

from game.edge.cards.box import COMPONENT
from game.edge.context import Play
from game.edge.frames import Taking
from game.edge.rules import attacks, fights, foes, morale, people, turns
from tests.edge import small
from tests.edge.bench import Sim

ADA, BO, THUGS, CHIEF = "ada", "bo", "thug.1", "chief.1"


class Fray(Sim):
    """The fight of the small adventure, at the turn of a hero."""

    def __init__(self, who: str = ADA, **fields: Any) -> None:
        super().__init__(small.game(), {**small.FRAY, **fields})
        self.turn(who)

    @property
    def play(self) -> Play:
        """The rules over the state."""
        return self.game.play(self.state)

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


@pytest.mark.rule("EE-R74")
def test_slots_belong_to_sides_and_any_hero_takes_one() -> None:
    sim = Sim(small.game(), small.FRAY)
    assert sorted(sim.state.fight.slots) == ["foes", "foes", "heroes", "heroes"]  # type: ignore
    sim.do("begin")
    while sim.state.stack[-1].step != "pick":
        sim.do("end")
    assert sim.keys == ["act:ada", "act:bo"]


@pytest.mark.rule("EE-R76", "EE-275")
def test_a_second_maneuver_costs_two_strain_and_there_is_no_third() -> None:
    sim = Fray().do("aim")
    assert sim.person(ADA).strain == 0
    sim.do("aim")
    assert sim.person(ADA).strain == 2
    assert sim.why("fall") == "EE-275"


@pytest.mark.rule("EE-R76")
def test_the_action_buys_a_maneuver() -> None:
    sim = Fray().do("aim", "press", "aim")
    assert sim.person(ADA).strain == 0
    assert sim.why(f"attack:pistol@{THUGS}") == "EE-R76"


@pytest.mark.rule("EE-R76")
def test_strain_above_the_threshold_buys_no_maneuver() -> None:
    sim = Fray().do("aim")
    sim.person(ADA).strain = 11
    assert sim.touch().why("aim") == "EE-R76"


@pytest.mark.rule("EE-R77", "EE-204")
def test_aim_adds_a_boost_die_for_each_of_two() -> None:
    sim = Fray().do("aim", "aim", f"attack:pistol@{THUGS}")
    assert sim.pool["boost"] == 2


@pytest.mark.rule("EE-R77", "EE-R82")
def test_guard_defends_in_melee_and_hinders_attacks() -> None:
    sim = Fray().do("guard", f"attack:pistol@{THUGS}")
    assert sim.pool["setback"] == 1
    assert attacks.defense_of(sim.play, ADA, melee=True) == 1
    assert attacks.defense_of(sim.play, ADA, melee=False) == 0


@pytest.mark.rule("EE-R80")
def test_moving_takes_a_maneuver_for_a_link_and_disengaging_first() -> None:
    sim = Fray()
    assert sim.why("move@loft") == "EE-R80"
    sim.do("move@hall", f"engage:{THUGS}")
    sim.turn(ADA)
    assert sim.why("move@gate") == "EE-R80"
    sim.do("part", "move@gate")
    assert sim.person(ADA).zone == "gate" and not sim.person(THUGS).engaged


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


@pytest.mark.rule("EE-R79", "EE-R93")
def test_a_closed_door_blocks_sight_and_way() -> None:
    sim = Fray().do("feature:lever")
    assert sim.why(f"attack:pistol@{THUGS}") == "EE-R79" and sim.why("move@hall") == "EE-R80"


@pytest.mark.rule("EE-R81", "EE-274")
def test_melee_takes_engagement_and_is_average() -> None:
    sim = Fray().put(THUGS, "gate")
    assert sim.why(f"attack:fists@{THUGS}") == "EE-R81"
    sim.do(f"engage:{THUGS}", f"attack:fists@{THUGS}")
    assert sim.pool["difficulty"] == 2


@pytest.mark.rule("EE-R81")
def test_a_shot_at_somebody_engaged_is_upgraded() -> None:
    sim = Fray().put(THUGS, "gate").do(f"engage:{THUGS}")
    sim.turn(BO)
    sim.state.slots[BO] = ("pistol", "", "", "", "", "")
    sim.touch().do(f"attack:pistol@{THUGS}")
    assert sim.pool["challenge"] == 1 and "difficulty" not in sim.pool


@pytest.mark.rule("EE-R81")
def test_a_despair_at_somebody_engaged_hits_the_friend(monkeypatch: pytest.MonkeyPatch) -> None:
    sim = Fray().put(THUGS, "gate").do(f"engage:{THUGS}")
    sim.turn(BO)
    sim.state.slots[BO] = ("pistol", "", "", "", "", "")
    sim.touch().do(f"attack:pistol@{THUGS}")
    sim.roll(monkeypatch, "ss", "-", "d")
    assert sim.person(ADA).wounds == 7 + 1 - 2 and not sim.person(THUGS).wounds


@pytest.mark.rule("EE-309", "EE-R47", "EE-210")
def test_adversary_upgrades_the_difficulty() -> None:
    sim = Fray().put(CHIEF, "hall").do(f"attack:pistol@{CHIEF}")
    assert sim.pool["challenge"] == 1 and sim.pool["difficulty"] == 1


@pytest.mark.rule("EE-R82")
def test_cover_is_a_setback_die_and_ends_by_moving() -> None:
    sim = Fray().do("move@hall", "cover")
    assert attacks.defense_of(sim.play, ADA, melee=False) == 1
    sim.turn(ADA).do("move@gate")
    assert attacks.defense_of(sim.play, ADA, melee=False) == 0


@pytest.mark.rule("EE-R82")
def test_prone_hinders_shots_and_helps_melee_against_it() -> None:
    sim = Fray()
    people.mark(sim.play, THUGS, "prone")
    sim.touch().do(f"attack:pistol@{THUGS}")
    assert sim.pool["setback"] == 1
    sim = Fray().put(THUGS, "gate")
    people.mark(sim.play, THUGS, "prone")
    sim.touch().do(f"engage:{THUGS}", f"attack:fists@{THUGS}")
    assert sim.pool["boost"] == 1


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


@pytest.mark.rule("EE-R86")
def test_a_hero_healed_to_the_threshold_is_up_and_acts_in_the_next_round() -> None:
    sim = Fray(BO)
    people.wound(sim.play, ADA, 16)
    sim.touch().do("stim@ada")
    assert sim.play.up(ADA) and ADA in sim.play.fight.acted


@pytest.mark.rule("EE-R85")
def test_each_stim_heals_one_less_and_the_sixth_nothing() -> None:
    sim = Fray()
    ada = sim.person(ADA)
    ada.wounds, ada.stims = 12, 9
    for left in (7, 3, 0):
        sim.turn(ADA).do("stim@ada")
        assert ada.wounds == left or sim.person(ADA).wounds == left
    sim.person(ADA).wounds, sim.person(ADA).stimmed = 5, 5
    assert sim.turn(ADA).why("stim@ada") == "EE-R85"


@pytest.mark.rule("EE-R32")
def test_unhealed_injuries_and_vicious_add_ten_to_the_next() -> None:
    sim = Fray()
    sim.person(ADA).injuries = (("jolted", 5), ("jolted", 5))
    play = sim.play
    people.injure(play, ADA, vicious=4)
    event = play.events[-1]
    assert event.sum == event.rolled + 60  # type: ignore[attr-defined]


# --- adversaries ----------------------------------------------------------------------------------


@pytest.mark.rule("EE-R91")
def test_a_rusher_goes_for_the_nearest() -> None:
    sim = Fray().put(ADA, "hall")
    chosen = foes.target(sim.play, CHIEF)
    assert chosen is not None and (chosen.who, chosen.rule) == (ADA, "the nearest")
    sim.put(ADA, "gate").put(BO, "hall")
    chosen = foes.target(sim.play, CHIEF)
    assert chosen is not None and chosen.who == BO


@pytest.mark.rule("EE-R91")
def test_a_shooter_takes_the_easier_shot_then_the_one_out_of_cover_then_the_wounded() -> None:
    sim = Fray().put(ADA, "hall")
    chosen = foes.target(sim.play, THUGS)
    assert chosen is not None and (chosen.who, chosen.rule) == (ADA, "lowest difficulty")
    sim.put(BO, "hall")
    people.mark(sim.play, ADA, "cover")
    chosen = foes.target(sim.play, THUGS)
    assert chosen is not None and (chosen.who, chosen.rule) == (BO, "not in cover")
    people.unmark(sim.play, ADA, "cover")
    sim.person(ADA).wounds = 1
    chosen = foes.target(sim.play, THUGS)
    assert chosen is not None and (chosen.who, chosen.rule) == (ADA, "more wounds")


def take(sim: Fray, who: str) -> list[str]:
    """Let a foe act, and return what happened."""
    play = sim.play
    play.stack.append(Taking(0, who, step="foe"))
    foes.act(play, play.stack[-1])  # type: ignore[arg-type]
    return [type(each).__name__ for each in play.events]


@pytest.mark.rule("EE-R92")
def test_a_shooter_takes_cover_and_then_aims() -> None:
    sim = Fray()
    assert "Rolled" in take(sim, THUGS)
    assert sim.play.marked(THUGS, "cover")
    sim = Fray()
    people.mark(sim.play, THUGS, "cover")
    play = sim.play
    play.stack.append(Taking(0, THUGS, step="foe"))
    foes.act(play, play.stack[-1])  # type: ignore[arg-type]
    readied = [each.how for each in play.events if type(each).__name__ == "Readied"]  # type: ignore
    assert readied == ["aim"]


@pytest.mark.rule("EE-R92")
def test_a_rusher_gives_up_the_action_to_come_two_zones() -> None:
    sim = Fray()
    assert take(sim, CHIEF).count("Moved") == 2
    assert sim.person(CHIEF).zone == "gate" and not sim.person(CHIEF).engaged
    sim = Fray().put(ADA, "loft")
    assert "Engaged" in take(sim, CHIEF)


@pytest.mark.rule("EE-R22")
def test_a_light_point_toughens_the_check_of_a_foe_and_turns_over() -> None:
    sim = Fray()
    sim.do(f"ward:{THUGS}")
    assert sim.why(f"ward:{CHIEF}") == "EE-R22"
    take(sim, THUGS)
    assert (sim.state.light, sim.state.dark) == (0, 1) and not sim.play.fight.warded


@pytest.mark.rule("EE-R90")
def test_the_last_of_three_flees_if_no_other_is_up() -> None:
    sim = Fray()
    sim.person(THUGS).wounds = 9
    morale.check(sim.play)
    assert sim.play.up(THUGS)
    sim.person(CHIEF).gone = True
    morale.check(sim.play)
    assert not sim.play.up(THUGS)


# --- the map and the end --------------------------------------------------------------------------


@pytest.mark.rule("EE-R93")
def test_a_hazard_deals_its_class_and_net_success_less_soak_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sim = Fray(BO).do("feature:valve")
    sim.roll(monkeypatch, "ss", "-", "-", "-", "-", "-")
    assert sim.person(THUGS).wounds == 9 + 2 - 3
    assert "hall" not in sim.play.fight.cover
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
def test_a_fight_is_lost_when_every_hero_is_out() -> None:
    sim = Fray()
    for who in (ADA, BO):
        people.wound(sim.play, who, 30)
    assert fights.finished(sim.play)
    assert sim.state.fight is None and sim.state.following == "" and len(sim.state.people) == 2


@pytest.mark.rule("EE-R86")
def test_heroes_die_on_the_deadly_setting_alone() -> None:
    for deadly in (False, True):
        sim = Fray(deadly=deadly)
        people.injure(sim.play, ADA, vicious=20)
        assert not sim.play.up(ADA) and sim.person(ADA).gone == deadly


@pytest.mark.rule("EE-R84")
def test_reeling_takes_the_action_of_two_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    sim = Fray()
    reeling = COMPONENT.validate_python(
        {
            **{"id": "jolted", "name": "Reeling", "kind": "injury", "fidelity": "house", "to": 999},
            **{"lasting": "two_no_action", "until": "next_turn"},
        }
    )
    monkeypatch.setattr(type(sim.play.content), "injury", lambda self, sum: reeling)
    people.injure(sim.play, ADA)
    for free in (False, False, True):
        sim.turn(ADA)
        play = sim.play
        turns.begin(play, play.stack[-1])  # type: ignore[arg-type]
        sim.touch()
        assert (f"attack:pistol@{THUGS}" in sim.keys) == free
        people.expire(play, ADA, "turn")
