"""Critical Hits, qualities of weapons, stun fire, talents of adversaries."""

from __future__ import annotations

from typing import Any

import pytest

from game.edge.frames import Outcome
from game.edge.rules import attacks, people
from tests.edge.test_combat_spending import SHOT, Duel, foe_outcome
from tests.edge.test_fights import ADA, BO, CHIEF, THUGS

KNIFE = {
    "weapon": {
        **{"skill": "melee", "damage": 5, "critical": 2, "range": "engaged"},
        **{"pierce": 2, "vicious": 1},
    },
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
    outcome = Outcome(
        **given,  # type: ignore[arg-type]
        weapon=weapon,
        skill=play.weapon(who, weapon).skill,
        step="spend",
        **fields,
    )
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
    monkeypatch.setattr(people, "injure", lambda p, who, vicious=0: None)
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
