"""Modifiers and abilities of skill cards."""

from __future__ import annotations

import pytest

from game.mandalorian import events as e
from game.mandalorian.cards.words import words
from tests.mandalorian.cards.playing import SKILLS, Played, said, saying, strength

ENEMIES = tuple(
    zip(
        ("nikto_gunner", "nikto_gunner", "nikto_chief", "nikto_chief", "nikto_guard"),
        ("s15", "s09", "s08", "s07", "s13"),
        strict=True,
    )
)


@pytest.mark.rule("MA-167")
@pytest.mark.parametrize("id", saying("reach"))
def test_reach(id: str) -> None:
    """The attack reaches as far as the card says, and in another slot no card reaches."""
    sim = Played(id, tokens=ENEMIES)
    near = sim.game.play(sim.state).ranging.distance["s20"]
    within = {t for t, at in sim.state.spaces.items() if near[at] <= said(id, "reach").range}
    assert sim.goals("attack") == within and len(within) > 1


@pytest.mark.parametrize("id", saying("spread"))
def test_spread(id: str) -> None:
    tokens = (("nikto_guard", "s15"), ("nikto_chief", "s15"), ("nikto_gunner", "s21"))
    sim = Played(id, tokens=tokens)
    sim.do(f"attack@{sim.token('nikto_chief')}")
    hit = {each.threat: each.n for each in sim.of(e.TokenHurt)}
    assert hit == {"nikto_chief": strength(id), "nikto_guard": strength(id)}


@pytest.mark.rule("MA-172")
@pytest.mark.parametrize("id", saying("spread"))
def test_spread_may_be_declined(id: str) -> None:
    sim = Played(id, tokens=(("nikto_guard", "s15"), ("nikto_chief", "s15")))
    sim.do("plain", f"attack@{sim.token('nikto_chief')}")
    assert [each.threat for each in sim.of(e.TokenHurt)] == ["nikto_chief"]


@pytest.mark.parametrize("id", saying("divide"))
def test_divide(id: str) -> None:
    tokens = (("nikto_gunner", "s15"), ("nikto_chief", "s21"), ("nikto_guard", "s09"))
    sim = Played(id, tokens=tokens)
    gunner, chief = sim.token("nikto_gunner"), sim.token("nikto_chief")
    sim.do("divide")
    assert sim.goals("hit") == {gunner, chief}, "the guard is at range 2"
    sim.do(*[f"hit@{gunner}"] * (strength(id) - 1), f"hit@{chief}")
    assert sim.state.damage == {gunner: strength(id) - 1, chief: 1}
    assert not sim.keys("hit")


@pytest.mark.parametrize("id", saying("stronger_here"))
@pytest.mark.parametrize("space", ["s20", "s15"])
def test_stronger_here(id: str, space: str) -> None:
    sim = Played(id, tokens=(("nikto_chief", space),))
    sim.do(f"attack@{sim.token('nikto_chief')}")
    more = said(id, "stronger_here").n if space == "s20" else 0
    assert sim.of(e.TokenHurt)[0].n == strength(id) + more


@pytest.mark.parametrize("id", saying("looks"))
def test_looks(id: str) -> None:
    down = tuple(("nikto_guard", space) for space in ("s15", "s21", "s19"))
    sim = Played(id, down=(*down, ("nikto_chief", "s16")))
    count = said(id, "looks").n
    for number in range(count):
        assert len(sim.keys("look")) == 4 - number
        sim.do(sim.keys("look")[0])
    assert sim.keys("look") == []


@pytest.mark.parametrize("id", saying("push_far"))
def test_push_far(id: str) -> None:
    sim = Played(id, tokens=(("nikto_guard", "s15"),))
    ways = sim.game.play(sim.state).walking.distance["s15"]
    most = said(id, "push_far").n
    assert sim.goals("push") == {space for space, n in ways.items() if 1 <= n <= most}


@pytest.mark.parametrize(
    "id", [id for id in saying("ignore") if "elevation" in said(id, "ignore").what]
)
def test_elevation_does_not_stop_the_move(id: str) -> None:
    sim = Played(id, spaces={"who": "s13"})
    sim.do(f"move:{sim.who}@s07")
    assert len(sim.of(e.Moved)) == 1, "up the wall"
    usual = Played("old_trade", "move", spaces={"who": "s13"})
    usual.do(f"move:{usual.who}@s07")
    assert len(usual.of(e.Moved)) == 3, "around it"


@pytest.mark.parametrize(
    "id", [id for id in saying("ignore") if "enemies" in said(id, "ignore").what]
)
def test_enemies_do_not_stop_the_move(id: str) -> None:
    tokens = tuple(("nikto_guard", space) for space in ("s15", "s19", "s21"))
    sim = Played(id, tokens=tokens)
    assert {"s09", "s22"} <= sim.goals("move")
    assert Played("old_trade", "move", tokens=tokens).goals("move") == {"s15", "s19", "s21"}


DEAF = [id for id in saying("ignore") if "sentry" in said(id, "ignore").what]


@pytest.mark.parametrize("id", DEAF)
def test_sentries_deal_no_damage_during_the_move(id: str) -> None:
    tokens = (("nikto_watchman", "s15"),)
    sim = Played(id, tokens=tokens)
    sim.do(f"move:{sim.who}@s21")
    assert not sim.state.damage
    usual = Played("old_trade", "move", tokens=tokens)
    usual.do(f"move:{usual.who}@s16")
    assert usual.state.damage == {usual.who: 1}


@pytest.mark.parametrize("id", DEAF)
def test_grapple_deals_no_damage_during_the_move(id: str) -> None:
    assert "grapple" in said(id, "ignore").what
    tokens = (("trandoshan_hunter", "s16"),)
    sim = Played(id, mission="a_promise_broken", tokens=tokens)
    sim.do(f"move:{sim.who}@s17")
    assert not sim.state.damage


@pytest.mark.parametrize("id", saying("keep_more"))
def test_keep_more(id: str) -> None:
    drawn = ("defend", "push_on", "quick_exit", "return_fire")
    sim = Played(id, planning=drawn)
    sim.do("draw")
    for card in drawn[: said(id, "keep_more").n]:
        sim.do(f"keep:{card}@{sim.who}")
    assert sim.keys("keep") == []
    assert sim.state.plans[sim.who] == drawn[: said(id, "keep_more").n]


@pytest.mark.parametrize("id", saying("give"))
def test_give(id: str) -> None:
    sim = Played(id, planning=("defend", "push_on", "quick_exit"))
    sim.do("draw", f"keep:push_on@{sim.other}")
    assert sim.state.plans == {sim.who: (), sim.other: ("push_on",)}
    usual = Played("long_patience", "plan", planning=("defend",))
    usual.do("draw")
    assert usual.goals("keep") == {usual.who}


@pytest.mark.parametrize("id", saying("draw_more"))
def test_draw_more(id: str) -> None:
    sim = Played(id)
    sim.do("draw")
    assert sim.of(e.PlanningDrawn)[0].count == strength(id) + said(id, "draw_more").n


@pytest.mark.rule("MA-171")
@pytest.mark.parametrize(
    "id", [id for id, e in SKILLS.items() if e.ability and e.ability.modifiers]
)
def test_in_another_slot_a_modifier_does_nothing(id: str) -> None:
    """An attack with any of these cards in no slot that it names hits what is next to it."""
    card = SKILLS[id]
    assert card.ability is not None
    slot = "attack" if card.ability.slot != "attack" else "intel"
    tokens = (("nikto_gunner", "s15"), ("nikto_chief", "s08"))
    sim = Played(id, slot, tokens=tokens)
    if slot == "attack":
        assert sim.goals("attack") == {sim.token("nikto_gunner")}
        sim.do(f"attack@{sim.token('nikto_gunner')}")
        assert sum(each.n for each in sim.of(e.TokenHurt)) == strength(id, "attack")
    else:
        assert "divide" not in sim.keys() and "plain" not in sim.keys()
        assert all(key.startswith(("push", "done")) for key in sim.keys())


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
        ("nikto_gunner", "s15"), ("nikto_chief", "s21"), ("nikto_guard", "s19"),
        ("nikto_brawler", "s09"), ("nikto_chief", "s08"),
    )  # fmt: skip
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
    assert sim.why("ability") in ("MA-168", "MA-173")
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


@pytest.mark.parametrize("id", saying("retreat"))
def test_an_enemy_backs_away(id: str) -> None:
    sim = Played(id, tokens=(("nikto_guard", "s09"), ("nikto_chief", "s07")))
    guard = sim.token("nikto_guard")
    sim.do(f"push:{guard}@s15", "ability")
    assert {each.partition("@")[0] for each in sim.keys("retreat")} == {f"retreat:{guard}"}
    assert sim.goals("retreat") == {"s07", "s11", "s13", "s18"}


@pytest.mark.parametrize("id", saying("free"))
def test_a_free_action_of_the_players_choice(id: str) -> None:
    sim = Played(id, tokens=(("nikto_guard", "s15"),))
    sim.do("ability")
    assert sim.goals("perform") == set(sim.game.play(sim.state).slots)
    sim.do("perform@attack", f"attack@{sim.token('nikto_guard')}")
    assert sim.damage_of("nikto_guard") == said(id, "free").strength and sim.keys("draw")


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
    played = set("free retreat damage shift walk heal calm draw_skill fetch".split())
    played |= {"peek_event", "reveal_seen"}
    changed = set("reach spread divide stronger_here looks push_far ignore".split())
    assert told == played | changed | {"keep_more", "give", "draw_more"}
