"""Skill cards with an ability of their own, each played; and cards of the guide deck."""

from __future__ import annotations

import pytest

from game.mandalorian import events as e
from game.mandalorian.cards.words import words
from tests.mandalorian.cards.playing import SKILLS, Played, said, saying

FIRST = {"move": "move", "attack": "attack", "intel": "look", "plan": "draw"}
"""the verb by which the action of each slot is performed"""


def perform(sim: Played, space: str = "s15") -> None:
    """Perform the action of a card: move to a space, attack or look there, or draw and discard."""
    if sim.slot == "move":
        sim.do(f"move:{sim.who}@{space}")
    elif sim.slot == "plan":
        sim.do("draw")
        sim.do("done")
    else:
        tokens = [t for t, at in sim.state.spaces.items() if at == space]
        sim.do(f"{FIRST[sim.slot]}@{tokens[0]}")


HURTING = [id for id in saying("damage") if SKILLS[id].ability is not None]


@pytest.mark.rule("MA-168")
@pytest.mark.parametrize("id", [i for i in HURTING if said(i, "damage").other])
def test_damage_to_others_after_an_attack(id: str) -> None:
    """The target is not hit again, enemies out of range and facedown threats not at all."""
    deed = said(id, "damage")
    tokens = (
        ("nikto_gunner", "s15"),
        ("nikto_chief", "s21"),
        ("nikto_guard", "s19"),
        ("nikto_brawler", "s09"),
        ("nikto_chief", "s08"),
    )
    sim = Played(id, tokens=tokens, down=(("nikto_brawler", "s21"),))
    assert sim.why("ability") == "MA-168"
    target = sim.token("nikto_gunner")
    sim.do(f"attack@{target}", "ability")
    near = sim.game.play(sim.state).ranging.distance["s20"]
    others = {
        t
        for t, at in sim.state.spaces.items()
        if near[at] <= deed.range and t != target and t in sim.state.up
    }
    assert sim.goals("hit") == others
    hit = sorted(others)[: deed.targets]
    sim.do(*(f"hit@{each}" for each in hit))
    assert {t: n for t, n in sim.state.damage.items() if t != target} == dict.fromkeys(hit, deed.n)
    assert not sim.keys("hit") and not sim.has_ability()


@pytest.mark.parametrize("id", [i for i in HURTING if said(i, "damage").targets > 1])
def test_fewer_targets_are_allowed(id: str) -> None:
    tokens = (("nikto_gunner", "s15"), ("nikto_chief", "s21"), ("nikto_guard", "s19"))
    sim = Played(id, tokens=tokens)
    sim.do(
        f"attack@{sim.token('nikto_gunner')}", "ability", f"hit@{sim.token('nikto_chief')}", "on"
    )
    assert sim.damage_of("nikto_guard") == 0 and not sim.keys("hit")


@pytest.mark.parametrize("id", [i for i in HURTING if said(i, "damage").what == "threat"])
def test_damage_to_any_threat_after_a_move(id: str) -> None:
    deed = said(id, "damage")
    sim = Played(id, tokens=(("nikto_chief", "s09"),), down=(("nikto_gunner", "s14"),))
    assert sim.why("ability") == "MA-168"
    perform(sim)
    sim.do("ability")
    gunner = sim.token("nikto_gunner")
    assert sim.goals("hit") == {sim.token("nikto_chief"), gunner}
    sim.do(f"hit@{gunner}")
    assert gunner in sim.state.up and sim.state.damage == {gunner: deed.n}


@pytest.mark.parametrize(
    "id", [i for i in HURTING if said(i, "damage").what == "enemy" and not said(i, "damage").other]
)
def test_damage_to_an_enemy_in_the_space_after_a_move(id: str) -> None:
    sim = Played(id, tokens=(("nikto_chief", "s15"), ("nikto_gunner", "s09")))
    perform(sim)
    sim.do("ability")
    if sim.step == "dealing":
        sim.do(f"hit@{sim.token('nikto_chief')}")
    assert sim.damage_of("nikto_chief") == said(id, "damage").n and not sim.damage_of(
        "nikto_gunner"
    )


@pytest.mark.parametrize("id", saying("shift", who="target"))
def test_the_target_is_moved(id: str) -> None:
    sim = Played(id, mission="town_square", tokens=(("moff_gideon", "s13"),))
    gideon = sim.token("moff_gideon")
    sim.do(f"attack@{gideon}", "ability")
    assert sim.goals("push") == {"s08", "s12", "s14", "s18"}
    sim.do(f"push:{gideon}@s12")
    assert sim.state.spaces[gideon] == "s12"


@pytest.mark.parametrize("id", saying("shift", who="target"))
def test_a_defeated_target_stays_off(id: str) -> None:
    sim = Played(id, tokens=(("nikto_marksman", "s15"),))
    perform(sim)
    assert sim.on_map("nikto_marksman") == 0 and not sim.has_ability()


@pytest.mark.parametrize("id", saying("shift", who="here"))
def test_an_enemy_in_the_space_makes_room(id: str) -> None:
    sim = Played(id, tokens=(("nikto_guard", "s15"), ("nikto_chief", "s09")))
    perform(sim)
    sim.do("ability")
    guard = sim.token("nikto_guard")
    assert all(key.startswith(f"push:{guard}@") for key in sim.keys("push"))
    sim.do(f"push:{guard}@s16")
    assert sim.state.spaces[guard] == "s16"


@pytest.mark.parametrize("id", saying("walk", who="other"))
def test_another_character_walks(id: str) -> None:
    deed = said(id, "walk")
    sim = Played(id)
    sim.do("ability")
    ways = sim.game.play(sim.state).walking.distance["s20"]
    assert sim.goals("move") == {space for space, n in ways.items() if 1 <= n <= deed.n}
    assert "on" in sim.keys(), "it may stay"
    sim.do(f"move:{sim.other}@s15")
    assert sim.state.at == {sim.who: "s20", sim.other: "s15"}


@pytest.mark.parametrize("id", saying("walk", who="other"))
def test_how_far_away_the_other_may_be(id: str) -> None:
    sim = Played(id, spaces={"other": "s09"})
    assert sim.has_ability() == (said(id, "walk").range is None)


@pytest.mark.parametrize("id", saying("walk", who="you"))
def test_the_character_walks_after_the_attack(id: str) -> None:
    sim = Played(id, tokens=(("nikto_gunner", "s15"),))
    assert sim.why("ability") == "MA-168"
    perform(sim)
    sim.do("ability", f"move:{sim.who}@s22")
    assert sim.state.at[sim.who] == "s22"


@pytest.mark.rule("MA-174")
@pytest.mark.parametrize("id", saying("heal"))
@pytest.mark.parametrize("who", ["who", "other"])
def test_heal(id: str, who: str) -> None:
    sim = Played(id, damage={who: 2})
    healed = sim.who if who == "who" else sim.other
    sim.do("ability")
    if sim.step == "healing":
        sim.do(f"heal@{healed}")
    assert sim.state.damage == {healed: 2 - said(id, "heal").n}


@pytest.mark.parametrize("id", saying("heal"))
def test_nobody_is_healed_from_afar(id: str) -> None:
    assert not Played(id, damage={"other": 2}, spaces={"other": "s09"}).has_ability()


@pytest.mark.parametrize("id", saying("calm"))
def test_calm(id: str) -> None:
    sim = Played(id, disrupts={"move": (1, 2), "attack": (1,)})
    sim.do("ability")
    if said(id, "calm").all:
        assert sim.goals("calm") == {"move", "attack"}
        sim.do("calm@move")
        assert sim.state.disrupts["move"] == ()
    else:
        assert sim.goals("calm") == {"move.1", "move.2", "attack.1"}
        sim.do("calm@move.2")
        assert sim.state.disrupts["move"] == (1,)
    assert sim.state.disrupts["attack"] == (1,)


@pytest.mark.parametrize("id", saying("draw_skill"))
def test_draw_skill(id: str) -> None:
    sim = Played(id)
    sim.do("ability")
    assert len(sim.state.hands[0]) == 3 + said(id, "draw_skill").n


@pytest.mark.parametrize("id", saying("fetch"))
def test_fetch(id: str) -> None:
    sim = Played(id, begin=False)
    sim.state.piles["planning"] = ("bad_luck", "defend.2", "push_on")
    sim.game.forget()
    sim.do(f"play:{id}@plan", "ability")
    assert sim.state.plans[sim.who] == ("defend.2",)
    assert sim.state.piles["planning"] == ("bad_luck", "push_on")


@pytest.mark.rule("MA-156")
@pytest.mark.parametrize("id", saying("fetch"))
def test_a_second_defend_cannot_be_fetched(id: str) -> None:
    sim = Played(id, begin=False, plans={"who": ("defend",)})
    sim.state.piles["planning"] = ("defend.2",)
    sim.game.forget()
    sim.do(f"play:{id}@plan")
    assert not sim.has_ability()


@pytest.mark.parametrize("id", saying("peek_event"))
@pytest.mark.parametrize(("key", "top"), [("leave", "ev_alarm"), ("under", "ev_rush")])
def test_peek_event(id: str, key: str, top: str) -> None:
    sim = Played(id, events=("ev_alarm", "ev_rush"))
    sim.do("ability")
    assert sim.of(e.EventPeeked)[0].card == "ev_alarm"
    sim.do(key)
    assert sim.state.decks["event"][-1] == top and "ev_alarm" in sim.state.decks["event"]


@pytest.mark.parametrize("id", saying("reveal_seen"))
def test_reveal_seen(id: str) -> None:
    sim = Played(id, down=(("nikto_watchman", "s15"),))
    assert sim.why("ability") == "MA-168"
    perform(sim)
    sim.do("ability")
    assert sim.token("nikto_watchman") in sim.state.up
    assert not sim.state.damage, "revealed from afar"


@pytest.mark.parametrize("id", [id for id, each in SKILLS.items() if each.exact])
def test_a_tactical_card_gives_no_action_and_makes_the_slot_five(id: str) -> None:
    for slot in ("move", "attack", "intel", "plan"):
        sim = Played(id, slot, disrupts={slot: (2, 2, 2)})
        assert sim.step == "act" and sim.state.plays == 1
        assert sim.game.play(sim.state).slot_total(slot) == 5


def test_every_ability_of_a_skill_card_is_played() -> None:
    told = {each.do for card in SKILLS.values() for _, each in words(card)}
    played = set("damage shift walk heal calm draw_skill fetch peek_event reveal_seen".split())
    changed = set("reach spread divide stronger_here looks push_far ignore".split())
    assert told == played | changed | {"keep_more", "give", "draw_more"}
