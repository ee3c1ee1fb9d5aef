"""Attacks and rounds of an encounter, figure by figure."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from game.edge import events as e
from game.edge.cards.scenes import Reached
from game.edge.context import Play
from game.edge.dice.faces import Net
from game.edge.dice.pool import Pool
from game.edge.frames import Outcome, Plain, Tray, Visit
from game.edge.rules import attacks, fights, lines, people, spending
from game.table.decisions import parse
from tests.edge import small
from tests.edge.bench import Sim
from tests.edge.test_combat_spending import Duel
from tests.edge.test_fights import ADA, BO, CHIEF, THUGS, Fray

KNIFE = {"skill": "melee", "damage": 5, "critical": 2, "range": "engaged", "pierce": 2}
RIFLE = {"skill": "ranged_heavy", "damage": 9, "critical": 3, "range": "long", "stun": True}
MAIL = {
    **{"id": "mail", "name": "Mail", "kind": "gear", "type": "armor", "fidelity": "house"},
    **{"soak": 1, "defense": 1, "price": 100},
}


def words(sim: Sim, key: str) -> str:
    """Return the sentence against an answer, "" if there is none."""
    reason = sim.game.why_not(sim.state, parse(key))
    return reason.text if reason is not None else ""


def pool(sim: Fray, who: str = ADA, target: str = THUGS, weapon: str = "pistol") -> Pool:
    """Return the pool of an attack as things are."""
    play = sim.play
    skill = play.weapon(who, weapon).skill
    tray = Tray(0, "attack", "brawl", who, skill=skill, target=target, weapon=weapon, step="tray")
    return lines.build(play, tray).pool


def hit(sim: Fray, who: str = ADA, target: str = THUGS, **fields: Any) -> tuple[Play, Outcome]:
    """Settle an attack that was rolled."""
    play = sim.play
    given: dict[str, Any] = {"scene": "brawl", "who": who, "target": target, "weapon": "pistol"}
    outcome = Outcome(0, "attack", **{**given, "step": "spend", **fields})
    play.stack.append(outcome)
    attacks.result(play, outcome)
    return play, outcome


# --- attacks --------------------------------------------------------------------------------------


@pytest.mark.rule("EE-R89", "EE-R91", "EE-R71", "EE-R36", "EE-R102")
def test_an_attack_is_refused_with_its_own_reason() -> None:
    sim = Fray()
    assert "not in hand" in words(sim, f"attack:knife@{THUGS}")
    assert "nobody" in words(sim, "attack:pistol@ghost") and "friend" in words(
        sim, "attack:pistol@bo"
    )
    sim.person(THUGS).wounds = 99
    assert "nobody" in words(sim.touch(), f"attack:pistol@{THUGS}")
    for mark, word in (("dropped", "on the ground"), ("jammed", "jammed")):
        sim = Fray().put(CHIEF, "gate").do(f"engage:{CHIEF}")
        people.mark(sim.play, ADA, f"{mark}:pistol")
        assert word in words(sim.touch(), f"attack:pistol@{CHIEF}")
        assert f"attack:fists@{CHIEF}" in sim.keys


@pytest.mark.rule("EE-R102")
def test_what_is_in_hand_is_a_weapon_and_fists_always_are() -> None:
    sim = Fray()
    assert attacks.weapons(sim.play, ADA) == ("pistol", "fists")
    assert attacks.weapons(sim.play, BO) == ("fists",)
    assert attacks.weapons(sim.play, CHIEF) == ("0",)


@pytest.mark.rule("EE-R27", "EE-R49", "EE-R79")
def test_how_far_a_weapon_and_its_stun_setting_reach() -> None:
    sim = Duel(pistol={"weapon": RIFLE})
    found = []
    for zone in ("gate", "hall", "loft"):
        sim.put(THUGS, zone)
        found.append([words(sim, f"{verb}:pistol@{THUGS}") for verb in ("attack", "stun")])
    assert found[0] == ["", ""] and [each[0] for each in found] == ["", "", ""]
    assert all("Short range" in each[1] for each in found[1:])
    sim = Duel(pistol={"weapon": {**RIFLE, "range": "short"}}).put(THUGS, "hall")
    assert "beyond" in words(sim, f"attack:pistol@{THUGS}")
    assert "no stun setting" in words(Fray().put(THUGS, "gate"), f"stun:pistol@{THUGS}")


@pytest.mark.rule("EE-R28", "EE-R81")
@pytest.mark.parametrize(("arm", "dice"), [({}, 2), (RIFLE, 3), (KNIFE, 2)])
def test_who_is_engaged_shoots_as_hard_as_the_weapon_is_long(
    arm: dict[str, Any], dice: int
) -> None:
    changes: dict[str, Any] = {"pistol": {"weapon": arm}} if arm else {}
    sim = (
        Duel(ADA, None, **{"chief": {"adversary": 0}, **changes})
        .put(CHIEF, "gate")
        .do(f"engage:{CHIEF}")
    )
    assert pool(sim, target=CHIEF).difficulty == dice
    assert not pool(sim, target=CHIEF).challenge


@pytest.mark.rule("EE-R79", "EE-R28")
def test_every_band_is_one_difficulty_die_and_what_is_shut_off_is_extreme() -> None:
    sim = Fray()
    found = []
    for zone in ("gate", "hall", "loft"):
        found.append(pool(sim.put(THUGS, zone)).difficulty)
    sim.play.fight.shut = (("gate", "hall"),)
    assert found == [1, 2, 3] and pool(sim.touch()).difficulty == 4


@pytest.mark.rule("EE-R82", "EE-R77")
def test_what_attacker_and_target_add() -> None:
    sim = Duel()
    assert pool(sim) == Pool(ability=3, difficulty=2)
    for who, mark, times, more in (
        (THUGS, "prone", 1, Pool(setback=1)),
        (THUGS, "cover", 2, Pool(setback=1)),
        (THUGS, "guard", 1, Pool()),
        (THUGS, "defended", 2, Pool(setback=2)),
        (ADA, "aim", 2, Pool(boost=2)),
        (ADA, "guard", 1, Pool(setback=1)),
        (ADA, "prone", 1, Pool()),
        (ADA, "afraid", 1, Pool(setback=1)),
    ):
        sim = Duel()
        for _ in range(times):
            people.mark(sim.play, who, mark)
        assert pool(sim) == Pool(ability=3, difficulty=2) + more, (who, mark)


@pytest.mark.rule("EE-R82", "EE-R81")
def test_what_attacker_and_target_add_to_a_blow() -> None:
    for who, mark, more in (
        (THUGS, "prone", Pool(boost=1)),
        (THUGS, "cover", Pool()),
        (THUGS, "guard", Pool(setback=1)),
        (ADA, "prone", Pool(setback=1)),
        (BO, "prone", Pool()),
    ):
        sim = Duel().put(THUGS, "gate").do(f"engage:{THUGS}")
        people.mark(sim.play, who, mark)
        assert pool(sim, weapon="fists") == Pool(ability=2, difficulty=2) + more


@pytest.mark.rule("EE-R82", "EE-R97")
def test_defense_is_worn_held_and_lost() -> None:
    sim = Duel(thug={"defense": 2})
    assert [attacks.defense_of(sim.play, THUGS, melee) for melee in (True, False)] == [2, 2]
    people.mark(sim.play, THUGS, "cover")
    people.mark(sim.play, THUGS, "defended")
    assert [attacks.defense_of(sim.play, THUGS, melee) for melee in (True, False)] == [3, 4]
    people.mark(sim.play, THUGS, "exposed")
    assert not attacks.defense_of(sim.play, THUGS, False)
    assert pool(sim).setback == 0 and attacks.defense_of(sim.play, ADA, False) == 0


@pytest.mark.rule("EE-R81", "EE-R47")
def test_a_shot_past_a_friend_is_upgraded_and_ones_own_fight_is_not() -> None:
    sim = Duel(chief={"adversary": 2}).put(CHIEF, "gate")
    assert pool(sim, target=CHIEF).challenge == 1
    sim = Duel().put(THUGS, "gate").do(f"engage:{THUGS}")
    assert not pool(sim).challenge
    sim.state.slots[BO] = ("pistol", "", "", "", "", "")
    assert pool(sim.touch(), BO).challenge == 1


@pytest.mark.rule("EE-R29", "EE-R77")
def test_a_miss_deals_nothing_and_ends_the_aim() -> None:
    sim = Fray()
    people.mark(sim.play, ADA, "aim")
    play, outcome = hit(sim, success=0, despairs=1)
    assert not play.marked(ADA, "aim") and outcome.dealt == 0 and not sim.person(THUGS).wounds
    assert not play.events and not play.fight.hurt_by
    play, outcome = hit(sim, success=1)
    assert outcome.dealt == sim.person(THUGS).wounds == 7 + 1 - 3
    assert play.fight.hurt_by == {THUGS: ADA}
    shown = [(each.damage, each.dealt) for each in play.events if isinstance(each, e.Hit)]
    assert shown == [(8, 5)]
    sim = Fray()
    play, _ = hit(sim, THUGS, ADA, weapon="0", success=1)
    assert not play.fight.hurt_by


@pytest.mark.rule("EE-R29", "EE-R49")
def test_soak_takes_what_it_can_and_pierce_no_more_than_there_is() -> None:
    sim = Duel(thug={"soak": 20})
    assert hit(sim, success=1)[1].dealt == 0
    sim = Duel(thug={"soak": 1}, pistol={"weapon": {**KNIFE, "pierce": 4}})
    assert hit(sim, success=2)[1].dealt == 7
    sim = Duel(thug={"soak": 4}, pistol={"weapon": {**KNIFE, "pierce": 1}})
    assert hit(sim, success=2)[1].dealt == 4


@pytest.mark.rule("EE-R81")
def test_whom_a_despair_hits() -> None:
    sim = Fray().put(THUGS, "gate").do(f"engage:{THUGS}")
    sim.state.slots[BO] = ("pistol", "", "", "", "", "")
    play, outcome = hit(sim.touch(), BO, success=-2, despairs=1)
    shown = [(each.target, each.dealt) for each in play.events if isinstance(each, e.Hit)]
    assert shown == [(ADA, 7 - 2)] and sim.person(ADA).wounds == 7 - 2
    assert outcome.target == THUGS, "what is bought on the target is bought on the thugs"
    play, outcome = hit(sim, ADA, success=1, despairs=1)
    assert outcome.target == THUGS, "no friend is in the way of the shooter's own fight"
    play, outcome = hit(sim, BO, success=1)
    assert outcome.target == THUGS and attacks.critical_cost(play, outcome) == 3


@pytest.mark.rule("EE-R81", "EE-R68", "EE-264")
def test_a_despair_that_hits_a_friend_is_spent_and_brings_no_critical_hit() -> None:
    sim = Duel().put(THUGS, "gate").do(f"engage:{THUGS}")
    sim.state.slots[BO] = ("pistol", "", "", "", "", "")
    for success, left in ((-2, 1), (3, 2)):
        play, outcome = hit(sim.touch(), BO, success=success, triumphs=1, despairs=left + 1)
        assert (outcome.despairs, outcome.dealt) == (left, 0)
        keys = {each.key for each in spending.spend_options(play, outcome)}
        assert not [key for key in keys if key.endswith(":critical_hit")]


# --- rounds ---------------------------------------------------------------------------------------


@pytest.mark.rule("EE-R74")
def test_slots_follow_success_then_advantage_then_heroes(monkeypatch: pytest.MonkeyPatch) -> None:
    sim = Fray()
    nets = iter((Net(1, 0), Net(2, 1), Net(2, 2), Net(1, 0)))
    thrown: list[Pool] = []

    def throw(play: Play, pool: Pool) -> SimpleNamespace:
        thrown.append(pool)
        return SimpleNamespace(dice=(), net=next(nets))

    monkeypatch.setattr(Play, "throw", throw)
    play = sim.play
    fights._order(play, play.encounter)
    assert play.fight.slots == ("foes", "heroes", "heroes", "foes")
    assert thrown == [Pool(ability=2)] * 2 + [Pool(proficiency=2), Pool(ability=2)]
    assert [type(each).__name__ for each in play.events] == ["Thrown"] * 4 + ["InitiativeRolled"]


@pytest.mark.rule("EE-R74", "EE-R75")
@pytest.mark.parametrize(("level", "count"), [("gentle", 2), ("even", 3), ("hard", 4)])
def test_who_stands_where_at_the_beginning(level: str, count: int) -> None:
    sim = Sim(small.game(), {**small.FRAY, "level": level})
    assert list(sim.state.people) == [ADA, BO, THUGS, CHIEF]
    assert [sim.person(who).count for who in (THUGS, CHIEF)] == [count, 1]
    assert [each.zone for each in sim.state.people.values()] == ["gate", "gate", "hall", "loft"]
    assert sim.state.fight is not None and sim.state.fight.cover == ("hall",)
    assert sim.state.stack[-1].step == "opening" and sim.state.stack[0].step == "fight"
    assert sim.state.fight.round == 0 and sim.do("begin").state.fight.round == 1


@pytest.mark.rule("EE-R74")
def test_heroes_come_as_they_are_but_for_the_marks_of_before() -> None:
    sim = Fray()
    play = sim.play
    for mark in ("prone", "aim"):
        people.mark(play, ADA, mark)
    sim.person(ADA).treated, sim.person(ADA).engaged = True, (THUGS,)
    play.state.people = {who: each for who, each in play.state.people.items() if who in (ADA, BO)}
    visit = Visit(0, "brawl", step="encounter")
    play.stack.append(visit)
    fights.begin(play, visit)
    person = play.person(ADA)
    assert [mark for mark, _ in person.marks] == ["prone"]
    assert (person.zone, person.engaged, person.treated) == ("gate", (), False)
    names = [type(each).__name__ for each in play.events]
    assert names == ["FightBegan", "FoesCame", *["Thrown"] * 4, "InitiativeRolled"]


def slot(sim: Fray, *slots: str) -> tuple[Play, Plain]:
    """Ask for the next slot of an order."""
    play, frame = sim.play, Plain(0, step="slot")
    del play.stack[1:]
    play.stack.append(frame)
    play.fight.slots, play.fight.at, play.fight.round = slots, 0, 1
    return play, frame


@pytest.mark.rule("EE-R74")
def test_a_slot_goes_to_somebody_who_has_not_acted() -> None:
    sim = Fray()
    play, frame = slot(sim, "foes", "foes", "foes", "heroes")
    for who in (THUGS, CHIEF):
        fights.slot(play, frame)
        assert play.stack.pop().who == who
    assert play.fight.acted == (THUGS, CHIEF)
    fights.slot(play, frame)
    assert play.stack[-1] is frame and play.fight.at == 3
    fights.slot(play, frame)
    assert play.stack[-1].step == "pick" and play.fight.at == 4
    play, frame = slot(sim, "heroes")
    play.fight.acted = (ADA, BO)
    fights.slot(play, frame)
    assert play.stack[-1] is frame
    fights.slot(play, frame)
    assert play.stack[-1].step == "round"


@pytest.mark.rule("EE-R74", "EE-R86")
def test_a_hero_acts_once_in_a_round_and_only_when_up() -> None:
    sim = Fray()
    play, frame = slot(sim, "heroes", "heroes")
    play.fight.acted = ()
    fights.slot(play, frame)
    sim.touch()
    assert sim.keys == ["act:ada", "act:bo"]
    sim.do("act:bo")
    assert sim.state.stack[-1].who == BO and sim.play.fight.acted == (BO,)
    found = [fights.check_act(sim.play, None, parse(f"act:{who}")) for who in (ADA, BO, THUGS)]
    assert [each and each.clause for each in found] == [None, "EE-R74", "EE-R86"]
    sim.person(ADA).wounds = 99
    down = fights.check_act(sim.play, None, parse("act:ada"))
    assert down is not None and down.clause == "EE-R86"


@pytest.mark.rule("EE-R75")
def test_a_round_ends_what_lasts_until_then_and_the_next_begins_anew() -> None:
    sim = Fray()
    people.mark(sim.play, ADA, "guard", "round")
    people.mark(sim.play, ADA, "aim")
    play, frame = slot(sim)
    fights.slot(play, frame)
    assert [mark for mark, _ in sim.person(ADA).marks] == ["aim"]
    play.fight.acted, play.fight.at = (ADA,), 7
    fights.begin_round(play, play.stack[-1])
    assert (play.fight.round, play.fight.at) == (2, 0) and not play.fight.acted
    assert play.stack[-1].step == "slot" and play.fight.slots.count("foes") == 2


@pytest.mark.rule("EE-R75")
@pytest.mark.parametrize(("round", "over"), [(11, False), (12, True)])
def test_the_twelfth_round_is_the_last(round: int, over: bool) -> None:
    sim = Fray()
    play, frame = slot(sim)
    play.fight.round = round
    fights.slot(play, frame)
    assert (play.state.fight is None) == over


@pytest.mark.rule("EE-R75", "EE-R86")
def test_when_a_goal_is_reached() -> None:
    sim = Fray()
    play = sim.play

    def reached(**fields: Any) -> bool:
        return fights.reached(play, Reached.model_validate(fields))

    assert not reached(broken=True) and not reached(all_in="loft") and reached(all_in="gate")
    sim.person(BO).zone = "loft"
    assert not reached(all_in="gate")
    sim.person(BO).wounds = 99
    assert reached(all_in="gate")
    sim.person(ADA).wounds = 99
    assert not reached(all_in="gate")
    assert not reached(down="chief") and not reached(flags=("horn",))
    sim.person(CHIEF).wounds = 99
    assert reached(down="chief") and not reached(down="thug") and not reached(broken=True)
    sim.person(THUGS).wounds = 99
    assert reached(broken=True) and not reached(broken=True, flags=("horn",))
    assert not reached(broken=True, when={"flags": ("horn",)})
    play.state.flags = ("horn",)
    assert reached(flags=("horn",)) and reached(broken=True, when={"flags": ("horn",)})
    for round, over in ((3, False), (4, True)):
        play.fight.round = round
        assert reached(rounds=3) == over
    play.fight.loads["crate"] = "loft"
    assert reached(load_in=("crate", "loft")) and not reached(load_in=("crate", "gate"))
    play.fight.loads["crate"] = ADA
    assert reached(load_in=("crate", "gate")) and not reached(load_in=("crate", "loft"))
    assert not reached(load_in=("chest", "gate"))


@pytest.mark.rule("EE-R87", "EE-R86")
@pytest.mark.parametrize(("won", "how"), [(True, "won"), (False, "lost")])
def test_what_is_left_of_an_encounter(monkeypatch: pytest.MonkeyPatch, won: bool, how: str) -> None:
    sim = Fray()
    for who in (THUGS, CHIEF) if won else (ADA, BO):
        sim.person(who).wounds = 99
    for who in (ADA, BO):
        sim.person(who).strain = 5
        people.mark(sim.play, who, "aim")
    play = sim.play
    monkeypatch.setattr(
        Play, "throw", lambda play, pool: SimpleNamespace(dice=(), net=Net(success=2))
    )
    assert fights.finished(play)
    assert [each.how for each in play.events if isinstance(each, e.FightEnded)] == [how]
    assert play.state.fight is None and list(play.state.people) == [ADA, BO]
    for who in (ADA, BO):
        person = sim.person(who)
        assert (person.strain, person.zone, person.engaged, person.marks) == (3, "", (), ())


def test_a_fight_goes_on_while_both_sides_stand() -> None:
    sim = Fray()
    sim.person(BO).wounds = 99
    assert not fights.finished(sim.play) and sim.state.fight is not None


@pytest.mark.rule("EE-R22")
def test_points_are_put_down_on_foes_once_each_while_there_are_any() -> None:
    sim = Sim(small.game(), small.FRAY, light=2)
    assert "no such adversary" in words(sim, "ward:bo")
    sim.do(f"ward:{THUGS}")
    assert "One point" in words(sim, f"ward:{THUGS}") and f"ward:{CHIEF}" in sim.keys
    sim.state.light = 1
    sim.game.forget()
    assert "no light point left" in words(sim, f"ward:{CHIEF}")
    assert sim.state.stack[-1].step == "opening"


@pytest.mark.rule("EE-R75", "EE-R90")
def test_a_fight_that_is_over_with_its_round_is_not_begun_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sim = Fray()
    sim.person(CHIEF).gone = True
    sim.person(THUGS).wounds = 9
    play, frame = slot(sim)
    fights.slot(play, frame)
    ended = [each.how for each in play.events if isinstance(each, e.FightEnded)]
    assert ended == ["won"] and play.state.fight is None, "the last of the thugs has fled"
    sim = Fray()
    play, frame = slot(sim)
    fights.begin_round(play, frame)
    assert [type(each).__name__ for each in play.events] == ["RoundBegan"], "nobody comes"


@pytest.mark.rule("EE-R90")
def test_terms_end_a_fight_with_their_own_scene() -> None:
    sim = Fray()
    play = sim.play
    scene = play.content.scenes["brawl"]
    play.content.scenes["brawl"] = scene.model_copy(update={"terms": "won"})
    fights.come_to_terms(play)
    assert [each.how for each in play.events if isinstance(each, e.FightEnded)] == ["terms"]
    assert play.state.fight is None and play.stack[-1].step != "fight"


@pytest.mark.rule("EE-R87")
def test_what_follows_a_fight_is_for_the_lead() -> None:
    deeds = ({"do": "wounds", "who": "actor", "n": 2},)
    sim = Duel(brawl={"stalemate": ({"deeds": deeds},)})
    play = sim.play
    fights._finish(play, "stalemate")
    assert (sim.person(ADA).wounds, sim.person(BO).wounds) == (2, 0)
