"""Wounds, strain, Critical Injuries and their mending."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.edge import events as e
from game.edge.fights import attacks, foes
from game.edge.fights import rules as fights
from game.edge.frames import Outcome, Taking, Visit
from game.edge.people import rules as people
from game.edge.scenes import rules as scenes
from tests.edge import small
from tests.edge.bench import Sim
from tests.edge.stories import GAME
from tests.edge.test_combat_spending import SHOT, Duel, foe_outcome
from tests.edge.test_fights import ADA, BO, CHIEF, THUGS

KNIFE = {
    "weapon": {
        **{"skill": "melee", "damage": 5, "critical": 2, "range": "engaged"},
        **{"pierce": 2, "vicious": 1},
    }
}
KNIFE_AT_CHIEF = f"attack:pistol@{CHIEF}"


def at_chief(**changes: Any) -> Duel:
    """Return a fight in which the hero is engaged with the chief, soak 4."""
    sim = Duel(**{"chief": {"adversary": 0}, **changes})
    sim.person(CHIEF).zone = "gate"
    return sim.touch().do(f"engage:{CHIEF}")


def names(sim: Duel) -> list[str]:
    """Return the kinds of the last events."""
    return [type(each).__name__ for each in sim.events]


def hit(sim: Duel, who: str, target: str, **fields: Any) -> Outcome:
    """Deal the damage of an attack."""
    play, weapon = sim.play, fields.pop("weapon", "0")
    given = {"seat": 0, "task": "attack", "scene": "brawl", "who": who, "target": target}
    given |= {"weapon": weapon, "skill": play.weapon(who, weapon).skill, "step": "spend"}
    outcome = Outcome(**given, **fields)  # type: ignore[arg-type]
    play.stack.append(outcome)
    attacks.result(play, outcome)
    return outcome


# --- Critical Hits --------------------------------------------------------------------------------


@pytest.mark.rule("EE-261", "EE-262", "EE-R89")
def test_a_critical_hit_injures_on_top_of_the_damage(monkeypatch: pytest.MonkeyPatch) -> None:
    sim = at_chief().do(KNIFE_AT_CHIEF)
    sim.roll(monkeypatch, "ss", "aa", "a", "-", "-")
    assert sim.person(CHIEF).wounds == 7 + 2 - 4
    sim.do("spend:critical_hit")
    assert sim.person(CHIEF).wounds == 5 and "Injured" in names(sim)


@pytest.mark.rule("EE-264", "EE-270", "EE-R56", "EE-326")
def test_a_triumph_buys_a_critical_hit_and_is_a_success_still(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sim = at_chief()
    people.wait(sim.play, ADA, "upgrade", 1)
    sim.touch().do(KNIFE_AT_CHIEF).roll(monkeypatch, "t", "ss", "s", "-", "-")
    assert sim.person(CHIEF).wounds == 7 + 4 - 4
    assert "spend:critical_hit" not in sim.keys
    sim.do("triumph:critical_hit")
    assert "Injured" in names(sim) and sim.person(CHIEF).wounds == 7
    sim = at_chief()
    people.wait(sim.play, ADA, "upgrade", 1)
    sim.touch().do(KNIFE_AT_CHIEF).roll(monkeypatch, "t", "-", "-", "ff", "-")
    assert "triumph:critical_hit" not in sim.keys, "the attack failed"


@pytest.mark.rule("EE-R33")
def test_there_is_one_critical_hit_in_a_hit(monkeypatch: pytest.MonkeyPatch) -> None:
    weapon = {"skill": "ranged_light", "damage": 9, "critical": 2, "range": "medium"}
    sim = at_chief(pistol={"weapon": weapon}).do(KNIFE_AT_CHIEF)
    sim.roll(monkeypatch, "aa", "aa", "sa", "-", "-").do("spend:critical_hit")
    assert sim.why("spend:critical_hit") == "EE-R34"


# --- qualities ------------------------------------------------------------------------------------


@pytest.mark.rule("EE-R49", "EE-269", "EE-265")
def test_pierce_and_vicious_work_with_their_weapon_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    sim = at_chief(pistol=KNIFE).do(KNIFE_AT_CHIEF)
    sim.roll(monkeypatch, *["sa", "a", "-"][: sim.pool["ability"]], "-", "-")
    assert sim.person(CHIEF).wounds == 5 + 1 - (4 - 2)
    sim.do("spend:critical_hit")
    event = next(each for each in sim.events if type(each).__name__ == "Injured")
    assert event.sum == event.rolled + 10  # type: ignore[attr-defined]
    sim = at_chief(pistol=KNIFE)
    outcome = hit(sim, ADA, CHIEF, weapon="fists", success=4)
    assert outcome.dealt == 2 + 4 - 4, "the knife in hand does nothing for a fist"


@pytest.mark.rule("EE-R49", "EE-380")
def test_stun_fire_strains_and_fells_without_an_injury(monkeypatch: pytest.MonkeyPatch) -> None:
    sim = Duel()
    assert hit(sim, THUGS, ADA, success=2, stun=True).dealt == 7
    assert (sim.person(ADA).wounds, sim.person(ADA).strain) == (0, 7)
    rolled: list[str] = []
    monkeypatch.setattr(people, "injure", lambda p, who, vicious=0: rolled.append(who))
    hit(sim, THUGS, ADA, success=2, stun=True)
    assert not sim.play.up(ADA) and not rolled


# --- talents --------------------------------------------------------------------------------------


@pytest.mark.rule("EE-310", "EE-R45")
@pytest.mark.parametrize("skill", ["melee", "brawl"])
def test_feral_strength_adds_to_blows_whose_line_does_not_hold_it(skill: str) -> None:
    for fixed in (True, False):
        weapon = {"skill": skill, "damage": 5, "critical": 3, "range": "engaged", "fixed": fixed}
        sim = Duel(chief={"weapons": (weapon,), "feral": 2, "ratings": _strong()})
        outcome = hit(sim, CHIEF, ADA, success=1)
        assert outcome.dealt == 5 + 1 - 2 + (0 if fixed else 2)
    shooter = {"skill": "ranged_light", "damage": 5, "critical": 3, "range": "short"}
    sim = Duel(chief={"weapons": ({**shooter, "fixed": False},), "feral": 2})
    assert hit(sim, CHIEF, ADA, success=1).dealt == 5 + 1 - 2


def _strong() -> dict[str, int]:
    ratings = dict.fromkeys(("agility", "intellect", "cunning", "willpower", "presence"), 2)
    return {"brawn": 5, **ratings}


@pytest.mark.rule("EE-R48", "EE-311")
def test_knockdown_throws_down_who_was_hit_by_a_triumph(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "injure", lambda p, who, vicious=0, cause="": None)
    for knockdown, dealt, prone in ((True, 3, 1), (False, 3, 0), (True, 0, 0)):
        sim = Duel(chief={"knockdown": knockdown})
        foe_outcome(sim, CHIEF, success=1, dealt=dealt, triumphs=2)
        assert sim.play.marked(ADA, "prone") == prone


# --- the turn -------------------------------------------------------------------------------------


@pytest.mark.rule("EE-R78")
def test_a_turn_has_one_action_of_five_kinds() -> None:
    sim = Duel(BO)
    sim.state.slots[BO] = ("pistol", "", "", "", "", "")
    sim.person(ADA).wounds = 3
    people.mark(sim.play, ADA, "afraid")
    actions = {SHOT, "feature:valve", "medicine@ada", "rally@ada", "press"}
    assert actions <= set(sim.touch().keys)
    sim.state.stack[-1].acted = True  # type: ignore[attr-defined]
    assert not actions & set(sim.touch().keys)
    assert {"aim", "move@hall", "end"} <= set(sim.keys)


HURT, SLOWED, BLEEDING, DOWN = ("hurt", 75), ("slowed", 85), ("bleeding", 130), ("downed", 150)


class Camp(Sim):
    """A camp of the box with two heroes."""

    def __init__(self, **fields: Any) -> None:
        setup = {"game": "edge", "seats": ({"kind": "human"},), "story": "ombra"}
        super().__init__(GAME, {**setup, "heroes": ("sanne", "juno"), **fields})
        self.state.stack[:] = [Visit(0, "ombra_way_in", step="arrive")]
        camp = next(id for id, each in GAME.content.scenes.items() if each.kind == "camp"
                    and each.adventure == "ombra")  # fmt: skip
        self.state.stack[:] = [Visit(0, camp, step="camp")]
        self.state.scene = camp
        self.game.forget()

    def injured(self, *injuries: tuple[str, int]) -> Camp:
        """Give Juno injuries and no wounds."""
        self.person("juno").injuries = injuries
        self.game.forget()
        return self


# --- treatment ------------------------------------------------------------------------------------


@pytest.mark.rule("EE-R85", "EE-R108")
def test_an_injury_is_treated_in_a_camp_without_a_wound(monkeypatch: pytest.MonkeyPatch) -> None:
    sim = Camp().injured(HURT)
    assert "treat:sanne@juno" not in sim.keys, "no wounds"
    sim.do("treat:sanne@juno.hurt")
    assert sim.pool["difficulty"] == 2, "75 is Average"
    dice = ["ss"] + ["-"] * (sum(sim.pool.values()) - 1)
    sim.roll(monkeypatch, *dice)
    assert sim.person("juno").injuries == ()
    assert [each.row for each in sim.events if isinstance(each, e.Treated)] == ["hurt"]
    told = [GAME.tell(sim.state, each, 0) for each in sim.events]
    assert any("over a Critical Injury: Hurt" in each for each in told), told


@pytest.mark.rule("EE-R85")
@pytest.mark.parametrize(
    ("who", "sum", "dice"),
    [("sanne", 40, 1), ("sanne", 41, 2), ("sanne", 81, 3), ("sanne", 121, 4), ("juno", 40, 3)],
)
def test_the_sum_of_an_injury_sets_the_difficulty(who: str, sum: int, dice: int) -> None:
    sim = Camp().injured(("slowed", sum)).do(f"treat:{who}@juno.slowed")
    assert sim.pool["difficulty"] == dice


@pytest.mark.rule("EE-R104", "EE-R108")
def test_a_scar_waits_for_the_port() -> None:
    ledger = {"sheets": {"sanne": {}, "juno": {"scars": (HURT,)}}, "credits": 500}
    sim = Camp(ledger=ledger).injured(HURT, HURT, SLOWED)
    assert people.treatable(sim.game.play(sim.state), "juno") == (HURT, SLOWED)
    assert sim.injured(HURT).why("treat:sanne@juno.hurt") == "EE-R104"
    port = Sim(GAME, {"game": "edge", "seats": ({"kind": "human"},), "story": "ombra",
                      "heroes": ("sanne", "juno"), "ledger": ledger})  # fmt: skip
    port.do("mend_scar:juno")
    assert port.person("juno").injuries == ()
    assert [each.row for each in port.events if isinstance(each, e.Treated)] == ["hurt"]


# --- coming back ----------------------------------------------------------------------------------


@pytest.mark.rule("EE-R86", "EE-R109")
def test_a_hero_who_was_out_at_the_beginning_gets_a_slot() -> None:
    sim = Duel()
    play = sim.play
    play.fight.slots = ("heroes", "foes", "foes")
    sim.person(ADA).wounds = 13
    people.mark(play, ADA, "prone")
    people.heal(play, ADA, "wounds", 5)
    assert not play.marked(ADA, "prone"), "back on its feet is not prone"
    assert ADA in play.fight.acted
    del play.stack[1:]
    play.stack.append(Taking(0, BO, step="turn"))
    fights.begin_round(play, play.stack[-1])  # type: ignore[arg-type]
    assert play.fight.slots.count("heroes") == 2
    fights.begin_round(play, play.stack[-1])  # type: ignore[arg-type]
    assert play.fight.slots.count("heroes") == 2, "one each"


# --- adversaries ----------------------------------------------------------------------------------


def turn(sim: Duel, who: str) -> list[str]:
    """Let a foe act; return the kinds of events."""
    play = sim.play
    play.stack.append(Taking(0, who, step="foe"))
    foes.act(play, play.stack[-1])  # type: ignore[arg-type]
    return [type(each).__name__ for each in play.events]


@pytest.mark.rule("EE-R84", "EE-R89", "EE-R111")
def test_a_bleeding_foe_loses_a_wound_each_turn() -> None:
    sim = Duel()
    sim.person(CHIEF).injuries = (BLEEDING,)
    turn(sim, CHIEF)
    assert sim.person(CHIEF).wounds == 1
    sim.person(CHIEF).wounds = 12
    assert "TurnBegan" not in turn(sim, CHIEF) and not sim.play.up(CHIEF)


@pytest.mark.rule("EE-R82", "EE-R77", "EE-R111")
def test_threat_moves_no_prone_foe_and_hides_none_that_is_engaged() -> None:
    sim = Duel().put(CHIEF, "hall").put(ADA, "hall")
    play = sim.play
    play.person(THUGS).engaged, play.person(ADA).engaged = (ADA,), (THUGS,)
    play.person(CHIEF).gone = True
    assert not people.can_hasten(play, ADA)
    people.hasten(play, ADA)
    assert not play.marked(THUGS, "cover")
    sim = Duel()
    play = sim.play
    play.person(CHIEF).gone = True
    people.mark(play, THUGS, "prone")
    people.hasten(play, ADA)
    assert not play.marked(THUGS, "prone") and play.person(THUGS).zone == "hall"
    assert [type(each).__name__ for each in play.events] == ["Recovered"]


# --- fear and injuries in every check -------------------------------------------------------------


@pytest.mark.rule("EE-R53", "EE-R110")
@pytest.mark.parametrize("ended", [False, True])
def test_fear_goes_on_into_a_fight_while_its_source_is_there(ended: bool) -> None:
    sim = Duel()
    play = sim.play
    play.state.trail += ("dark",)
    play.state.flags += ("routes",) * ended
    people.mark(play, ADA, "afraid")
    play.state.people = {who: each for who, each in play.state.people.items() if who in (ADA, BO)}
    visit = Visit(0, "brawl", step="encounter")
    play.stack.append(visit)
    fights.begin(play, visit)
    assert play.marked(ADA, "afraid") == (not ended)
    sim.turn(BO)
    assert ("rally@ada" in sim.keys) == (not ended)
    for who in (THUGS, CHIEF):
        sim.person(who).wounds = 99
    play = sim.play
    play.stack[:] = [visit]
    visit.step = "fight"
    assert fights.finished(play)
    assert play.marked(ADA, "afraid") == (not ended), "it lasts until its source is gone"


# --- the deadly setting ---------------------------------------------------------------------------


@pytest.mark.rule("EE-R86")
def test_the_story_ends_when_every_hero_is_dead() -> None:
    sim = Sim(small.game(), {**small.SETUP, "deadly": True})
    for who in (ADA, BO):
        sim.person(who).gone = True
    sim.state.stack[:] = [Visit(0, "watch", step="arrive")]
    play = sim.game.play(sim.state)
    people.come_to(play)
    assert not play.ups, "nobody rises from the dead"
    visit = sim.state.stack[-1]
    scenes.arrive(play, visit)  # type: ignore[arg-type]
    assert (visit.scene, visit.step) == ("lost", "end")  # type: ignore[attr-defined]
    scenes.end(play, visit)  # type: ignore[arg-type]
    assert sim.state.over and sim.state.ending == "lost" and not sim.state.experience


def test_a_ledger_names_gear_alone() -> None:
    sheets: dict[str, Any] = {"tikka": {}, "juno": {}}
    setup = {"game": "edge", "seats": ({"kind": "human"},), "story": "short_shift"}
    setup |= {"heroes": ("tikka", "juno")}
    for ledger, word in (
        ({"sheets": sheets, "stowed": ("camp",)}, "stowed: 'camp'"),
        ({"sheets": {**sheets, "juno": {"slots": {"hand": "jolted"}}}}, "slots.hand: 'jolted'"),
        ({"sheets": {**sheets, "juno": {"slots": {"hand": "stim"}}}}, "'stim' does not fit"),
    ):
        with pytest.raises(ValueError, match="ledger") as refused:
            GAME.new(GAME.setup(json.loads(json.dumps({**setup, "ledger": ledger}))), 1)
        assert word in str(refused.value)
