"""Skill cards that change their own action, each played."""

from __future__ import annotations

import pytest

from game.mandalorian import events as e
from tests.mandalorian.cards.playing import SKILLS, Played, said, saying, strength

MARKS = ("s20", "s15", "s09", "s08", "s07", "s13")
"""spaces from the start outward"""
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
