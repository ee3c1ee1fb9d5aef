"""Threats turned up at the end of a move, and what happens then (MA-R21, MA-R73)."""

from __future__ import annotations

import pytest

from game.mandalorian import events as e
from tests.mandalorian.bench import CARA, IG, KUIIL, MANDO, Sim
from tests.mandalorian.rules.kit import finish, rest

HOUSE, SQUARE = "a_promise_broken", "town_square"
BOTH = (("tracker", "s17"), ("child_token", "s17"))
RESERVE = ("veteran_hunter", "guild_enforcer", "veteran_hunter")


def entering(down: tuple[tuple[str, str], ...], **data: object) -> Sim:
    """Return a game in which the Mandalorian has entered s17 with a move."""
    sim = Sim(HOUSE, (MANDO, KUIIL), down=down, reserve=RESERVE, **data)  # type: ignore[arg-type]
    sim.free("move", 1)
    sim.do(f"move:{MANDO}@s17")
    return sim


@pytest.mark.rule("MA-R73", "MA-283", "MA-354")
@pytest.mark.parametrize("first", ["tracker", "child_token"])
def test_the_order_of_several_mission_effects_is_chosen(first: str) -> None:
    """All tokens are turned up before the first of the effects."""
    sim = entering(BOTH)
    tracker, child = sim.token("tracker"), sim.token("child_token")
    assert {tracker, child} <= set(sim.state.up)
    assert not sim.state.child and len(sim.state.reserve) == 5
    assert sim.step == "effects" and set(sim.keys()) == {f"first@{tracker}", f"first@{child}"}
    sim.do(f"first@{sim.token(first)}")
    kinds = [type(each) for each in sim.events if isinstance(each, e.ChildPlaced | e.TokenEntered)]
    spawned, placed = e.TokenEntered, e.ChildPlaced
    tracker_first = [spawned, placed, spawned]
    assert kinds == (tracker_first if first == "tracker" else [placed, spawned, spawned])
    assert sim.state.child == "s17" and len(sim.state.reserve) == 3


@pytest.mark.rule("MA-R73")
def test_effects_that_are_the_same_have_no_order() -> None:
    sim = entering((("tracker", "s17"), ("tracker", "s17")))
    assert len(sim.of(e.TokenEntered)) == 2 and sim.step != "effects"


@pytest.mark.rule("MA-R73", "MA-282")
@pytest.mark.parametrize("choices, seat", [("turn", 0), ("person", 1)])
def test_the_order_is_that_of_the_player_whose_turn_it_is(choices: str, seat: int) -> None:
    """Blurrg Ride moves the character of another player, who is not asked."""
    sim = Sim(
        HOUSE,
        (KUIIL, CARA),
        seats=2,
        down=BOTH,
        hands=(("blurrg_ride", "long_patience", "vapor_tools", "field_repair"), ()),
        setup={"seats": [{"kind": "planner"}, {"kind": "human"}], "choices": choices},
    )
    sim.do("play:blurrg_ride@move", "ability", f"move:{CARA}@s17")
    assert (sim.step, sim.seat) == ("effects", seat)


@pytest.mark.rule("MA-R54", "MA-R73")
def test_the_order_in_the_start_space_is_chosen_too() -> None:
    """A token that turns up where the game begins has its effect before the first turn."""
    sim = Sim(HOUSE, (MANDO, KUIIL), down=(("tracker", "s16"), ("child_token", "s16")))
    assert sim.step == "effects" and sim.state.turn == 0
    rest(sim)
    assert sim.state.turn == 1 and sim.state.child == "s16"


@pytest.mark.rule("MA-R66", "MA-R21", "MA-216")
def test_a_sentry_that_a_mission_effect_brings_deals_no_damage() -> None:
    """It appears beside the character, after the end of the movement."""
    sim = Sim(HOUSE, (MANDO, KUIIL), down=(("tracker", "s19"),), spaces={MANDO: "s18"})
    orange = next(t for t in sim.state.reserve)
    sim.state.kinds[orange] = sim.state.kinds[
        next(t for t, kind in sim.state.kinds.items() if "rooftop_hunter" in kind)
    ]
    sim.state.reserve = [orange]
    sim.free("move", 1)
    sim.do(f"move:{MANDO}@s19")
    assert sim.state.spaces[orange] == "s19"
    assert sim.game.play(sim.state).with_ability("sentry", (orange,))
    finish(sim)
    assert not sim.state.damage


@pytest.mark.rule("MA-205", "MA-R21", "MA-216")
def test_a_sentry_behind_a_door_that_is_opened_meanwhile_deals_no_damage() -> None:
    sim = Sim(tokens=(("vault_guard", "s03"), ("nikto_watchman", "s08"), ("door_control", "s09")))
    sim.free("move", 2)
    sim.do(f"move:{MANDO}@s09")
    assert sim.step == "arriving"
    sim.do(f"feature:{sim.token('door_control')}@{MANDO}")
    assert sim.state.doors == [1] and sim.game.play(sim.state).range("s09", "s03") == 1
    finish(sim)
    assert [each.token for each in sim.of(e.Hurt)] == [sim.token("nikto_watchman")]
    assert sim.state.damage == {MANDO: 1}


@pytest.mark.rule("MA-205", "MA-216")
def test_a_sentry_that_is_gone_deals_no_damage() -> None:
    sim = Sim(tokens=(("nikto_watchman", "s09"), ("nikto_watchman", "s14"), ("medpac_1", "s15")),
              damage={MANDO: 1})  # fmt: skip
    sim.free("move", 1)
    sim.do(f"move:{MANDO}@s15")
    sim.state.spaces.pop(sim.token("nikto_watchman"))
    sim.game.forget()
    sim.do("on")
    assert sim.state.damage == {MANDO: 2}


@pytest.mark.rule("MA-R22", "MA-216", "MA-351")
@pytest.mark.parametrize("turned", [False, True])
def test_sentries_deal_their_damage_one_by_one_in_the_order_of_the_map(turned: bool) -> None:
    """Their order changes nothing: the points are alike, and each may be blocked."""
    laid = (("nikto_watchman", "s09"), ("nikto_marksman", "s14"), ("nikto_watchman", "s16"))
    sim = Sim(tokens=laid[::-1] if turned else laid, plans={MANDO: ("defend",)})
    order = [each for each in sim.state.spaces]
    sim.free("move", 1)
    sim.do(f"move:{MANDO}@s15")
    asked = []
    while sim.step == "hurting":
        frame = sim.state.stack[-1]
        asked.append(getattr(frame, "attacker"))
        assert getattr(frame, "left") == 1 and f"block:defend@{MANDO}" in sim.keys()
        sim.do("take" if len(asked) < 3 else f"block:defend@{MANDO}")
    assert asked == order and sim.state.damage == {MANDO: 2}


@pytest.mark.rule("MA-R22", "MA-R75", "MA-352")
def test_each_grapple_deals_its_damage_in_the_order_of_the_map() -> None:
    laid = (("trandoshan_hunter", "s16"), ("guild_enforcer", "s16"))
    for tokens in (laid, laid[::-1]):
        sim = Sim(HOUSE, (MANDO, KUIIL), tokens=tokens)
        sim.free("move", 1)
        sim.do(f"move:{MANDO}@s17")
        assert [each.token for each in sim.of(e.Hurt)] == list(sim.state.spaces)
        kinds = [type(each) for each in sim.events if isinstance(each, e.Hurt | e.Moved)]
        assert kinds == [e.Hurt, e.Hurt, e.Moved]


@pytest.mark.rule("MA-204", "MA-106", "MA-107")
def test_a_pause_keeps_the_spaces_that_are_left() -> None:
    sim = Sim(tokens=(("medpac_1", "s15"),), damage={MANDO: 1})
    sim.free("move", 3)
    assert sim.keys("pass") == [f"pass:{MANDO}@s15"]
    sim.do(f"pass:{MANDO}@s15")
    ways = sim.game.play(sim.state).walking
    ends = {key.partition("@")[2] for key in sim.keys("move")}
    assert ends == set(ways.within("s15", 2)) - {"s15"}


@pytest.mark.rule("MA-204", "MA-108")
@pytest.mark.parametrize("steps, pauses", [(1, 0), (2, 1)])
def test_a_pause_is_no_end(steps: int, pauses: int) -> None:
    """Where the last space is entered, or an enemy stops the way, the movement ends."""
    sim = Sim(tokens=(("medpac_1", "s15"), ("nikto_guard", "s19")), damage={MANDO: 1})
    sim.free("move", steps)
    assert len(sim.keys("pass")) == pauses
    stopped = Sim(tokens=(("medpac_1", "s15"), ("nikto_guard", "s15")), damage={MANDO: 1})
    stopped.free("move", steps)
    assert not stopped.keys("pass")
    nothing = Sim(seats=2, tokens=(("nikto_guard", "s19"),))
    nothing.free("move", steps)
    assert not nothing.keys("pass")


@pytest.mark.rule("MA-272", "MA-R67", "MA-107")
def test_a_step_is_a_change() -> None:
    sim = Sim()
    changes = sim.state.changes
    sim.free("move", 2)
    sim.do(f"move:{MANDO}@s22")
    assert sim.state.changes == changes + 2
    steps = [(each.start, each.space) for each in sim.of(e.Moved)]
    assert steps == [("s20", "s21"), ("s21", "s22")]


@pytest.mark.rule("MA-204", "MA-337")
def test_the_one_who_walks_on_is_the_one_who_arrives() -> None:
    sim = Sim(SQUARE, (MANDO, IG), tokens=(("scout_trooper", "s08"),), child="s13",
              spaces={MANDO: "s18", IG: "s01"})  # fmt: skip
    sim.free("move", 2)
    sim.do(f"pass:{MANDO}@s13", f"rescue@{MANDO}", "on")
    finish(sim)
    assert sim.state.damage == {MANDO: 1}
