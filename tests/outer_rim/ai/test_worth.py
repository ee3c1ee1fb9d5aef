"""The planner's values of positions, and the answers it does not try."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.ai import chances, evaluation
from game.outer_rim.ai.planner import Planner, Tries
from game.outer_rim.game import OuterRim, load
from game.outer_rim.rules.stats import Values
from game.outer_rim.state import State
from game.table.contract import Sight
from game.table.decisions import Decision, option


@pytest.fixture(scope="module")
def game() -> OuterRim:
    """Return the game with the content of the box."""
    return load([])


def position(game: OuterRim, step: str = "action", who: str = "han_solo", **player: Any) -> State:
    """Return a game of two with the first player in this situation, before any contact is met."""
    seats = [
        {"kind": "planner", "character": who, "ship": "g_1a_starfighter"},
        {"kind": "random", "character": "bossk", "ship": "g9_rigger"},
    ]
    laid = {
        "players": [{"space": "kessel", "credits": 0, "cards": [], **player}, {"space": "lothal"}],
        "patrols": {
            faction: {"level": 4, "space": "nav_1"}
            for faction in ("hutt", "imperial", "rebel", "syndicate")
        },
        "step": step,
    }
    setup = {"game": "outer_rim", "seats": seats, "first_player": 0, "position": laid}
    state = game.new(game.setup(setup), 3)
    state.players[0].cards = tuple(player.get("cards", ()))
    return state


def judged(game: OuterRim, state: State, **changes: Any) -> float:
    """Return the value of the position once these fields of the first player are changed."""
    other = game.clone(state)
    for name, value in changes.items():
        setattr(other.players[0], name, value)
    return evaluation.judge(game, other, 0)


# --- errands -------------------------------------------------------------------------------------


def test_cargo_is_worth_more_the_nearer_its_planet_is(game: OuterRim) -> None:
    state = position(game, cards=["food_supplies"])
    far = game.base.galaxy(state.pieces)
    spaces = sorted(
        far.spaces, key=lambda each: evaluation._far(game.base, state.pieces, "nal_hutta")[each]
    )
    bare = [judged(game, state, space=space, cards=()) for space in spaces]
    held = [judged(game, state, space=space) for space in spaces]
    gains = [one - other for one, other in zip(held, bare, strict=True)]
    assert gains[0] == max(gains) and gains[-1] == min(gains)
    assert all(one >= other - 1e-9 for one, other in zip(gains, gains[1:], strict=False))
    assert gains[0] > evaluation.THOUSAND * 4, "4,000 credits and reputation"


def test_what_is_too_late_for_this_turn_is_worth_less(game: OuterRim) -> None:
    early = position(game, space="nal_hutta", cards=["food_supplies"])
    late = position(game, step="encounter", space="nal_hutta", cards=["food_supplies"])
    assert judged(game, early) > judged(game, late)


def test_a_job_is_worth_more_to_who_has_its_skills(game: OuterRim) -> None:
    chance = chances.job
    heist = game.base.content.assets["the_casino_heist_job"]
    assert heist.critical == ("influence",)

    def able(**skills: int) -> float:
        values = Values()
        values.skills = dict(skills)  # type: ignore[assignment]
        return chance(values, heist)

    assert able() < able(tech=1) < able(influence=1) < able(influence=1, tech=1)
    assert able(influence=1) < able(influence=2) == able(influence=3) < 1


def test_abilities_that_lend_skills_or_better_dice_help_with_jobs(game: OuterRim) -> None:
    heist = game.base.content.assets["the_casino_heist_job"]
    cast = {who: position(game, who=who).players[0] for who in ("doctor_aphra", "lando_calrissian")}
    for player in cast.values():
        values = game.base.table.of(player)
        helpless = Values()
        helpless.skills = values.skills
        assert chances.job(values, heist) > chances.job(helpless, heist)


def test_goods_count_by_their_price(game: OuterRim) -> None:
    state = position(game)
    vest, launcher = (
        judged(game, state, cards=(card,)) for card in ("armored_vest", "mpl_57_grenade_launcher")
    )
    assert judged(game, state) < vest < launcher


# --- fights --------------------------------------------------------------------------------------


def test_odds_of_combats() -> None:
    assert chances.win(0, 0) == chances.win(3, 0) == 1
    assert chances.win(0, 1) == pytest.approx(0.5), "a die deals nothing half of the time"
    assert chances.win(1, 1) == pytest.approx(1 / 2 + 3 / 8 * 1 / 2 + 1 / 8 * 1 / 8)
    assert sum(chances.damage(5).values()) == pytest.approx(1)
    found = [chances.win(mine, 4) for mine in range(8)]
    assert found == sorted(found) and found[0] < 0.1 and found[-1] > 0.8


def test_a_patrol_draws_who_can_beat_it(game: OuterRim) -> None:
    state = position(game)
    alone = judged(game, state)
    state.patrols["hutt"] = (2, "kessel")
    weak = judged(game, state)
    strong = {"ship": "aggressor_class_assault_fighter"}
    assert weak >= alone
    gain = judged(game, state, **strong) - weak
    state.patrols["hutt"] = (4, "kessel")
    assert gain > judged(game, state, **strong) - judged(game, state)
    hurt = judged(game, state, **strong, ship_damage=0) - judged(
        game, state, **strong, ship_damage=4
    )
    state.patrols["hutt"] = (2, "kessel")
    assert hurt < judged(game, state, **strong) - judged(game, state, **strong, ship_damage=4)


def test_reach_brings_contacts_and_patrols_nearer(game: OuterRim) -> None:
    ketsu = position(game, who="ketsu_onyo")
    at = evaluation.Outlook(game, ketsu, ketsu.players[0])
    assert at.arm == 3
    near = next(space for space, far in at.near.items() if far == 3)
    assert at.turns(near, True, at.arm) == 0 < at.turns(near, True)
    han = position(game)
    assert evaluation.Outlook(game, han, han.players[0]).arm == 0


def test_the_search_for_a_contact_is_surer_the_fewer_may_be_it(game: OuterRim) -> None:
    """A contact revealed elsewhere, or already looked at, is no longer a candidate."""
    state = position(game, cards=["greedo_bounty"], who="boba_fett")
    kind = game.base.content.contacts["greedo"].contact_class
    alike = [
        token
        for token in state.contacts.values()
        if token and token != "greedo" and game.base.content.contacts[token].contact_class == kind
    ]

    def bounty(*known: str) -> float:
        """Return the value the bounty adds for a player who knows these contacts; a look has its
        own value."""
        held = judged(game, state, known=known)
        return held - judged(game, state, known=known, cards=())

    found = [bounty(*alike[:count]) for count in range(len(alike) + 1)]
    assert len(alike) > 2 and found == sorted(found) and found[0] < found[-1]
    assert bounty("greedo") > found[-1], "nothing is as good as to know"


def test_a_bounty_is_worth_more_to_who_is_paid_for_eliminating(game: OuterRim) -> None:
    """Boba Fett, once his card is turned: 5,000 credits."""
    state = position(game, cards=["saw_gerrera_bounty"], who="boba_fett")
    asset = game.base.content.assets["saw_gerrera_bounty"]
    front = evaluation.Outlook(game, state, state.players[0])
    turned = game.clone(state)
    turned.players[0].flipped = True
    back = evaluation.Outlook(game, turned, turned.players[0])
    assert (front.spoils, back.spoils) == (0, 5 * evaluation.THOUSAND)
    rich = evaluation._bounty(back, asset)
    back.spoils = 0
    assert rich > evaluation._bounty(back, asset) > 0


def test_a_skill_that_is_not_critical_matters_less(game: OuterRim) -> None:
    hijack = game.base.content.assets["hijacking_a_freighter_job"]
    assert hijack.critical == ("piloting",)

    def able(skill: str) -> float:
        values = Values()
        values.skills = {skill: 1}  # type: ignore[dict-item]
        return chances.job(values, hijack)

    assert able("piloting") > 2 * able("strength") > 0
    assert able("strength") < 1.25 * able("knowledge"), "a mishap seldom costs the job"


# --- goals ---------------------------------------------------------------------------------------


def test_goals_come_nearer(game: OuterRim) -> None:
    han = position(game)
    plain = judged(game, han, ship="heavy_duty_lifter", flipped=True)
    eager = judged(game, han, ship="heavy_duty_lifter")
    poor = judged(game, han, flipped=True)
    assert judged(game, han) - poor < eager - plain, "10,000 of the 15,000 that Han's ship costs"
    lando = position(game, who="lando_calrissian")
    assert judged(game, lando, goal_tokens=1) > judged(game, lando)


def test_errands_that_a_goal_asks_for_are_worth_more(game: OuterRim) -> None:
    def gain(who: str, card: str) -> float:
        state = position(game, who=who)
        return judged(game, state, cards=(card,)) - judged(game, state)

    assert gain("lando_calrissian", "spice") > gain("han_solo", "spice") + 10
    assert gain("lando_calrissian", "food_supplies") == pytest.approx(
        gain("jyn_erso", "food_supplies")
    )


def test_the_end_is_all_that_counts(game: OuterRim) -> None:
    state = position(game)
    state.ending, state.winner = "fame", 0
    assert evaluation.judge(game, state, 0) == 10_000 == -evaluation.judge(game, state, 1)


# --- what is tried -------------------------------------------------------------------------------


def test_hopeless_follow_ups_are_not_tried(game: OuterRim) -> None:
    state = position(game)
    before = (option("buy", "spice", "cargo"), option("discard", "ship"), option("end"))
    tries = Tries(Sight(game, state, 0), 0, before)

    def following(step: str, *options: Any) -> list[str]:
        return [each.key for each in tries.following(Decision(0, 0, step, options))]

    pay, barter = option("pay"), option("barter", "vibro_ax")
    assert following("barter", pay, barter) == ["pay"]
    assert following("barter", barter) == [barter.key]
    buys = option("buy", "spice", "cargo"), option("buy", "gx1_short_hauler_ship_card", "ship")
    assert following("market", *buys, option("done")) == [buys[1].key, "done"]
    routes = option("patrol", "hutt", "nav_1"), option("patrol", "hutt", "nav_2")
    assert following("patrol", *routes) == [routes[0].key]
    assert following("choose", option("deal", "", "seat_1"), option("pass")) == ["pass"]


def test_the_planner_delivers_what_it_has_come_for(game: OuterRim) -> None:
    state = position(game, space="nal_hutta", cards=["food_supplies"])
    keys = []
    while (asked := game.decision(state)) is not None and state.step == "action":
        keys.append(Planner(1, 0).choose(Sight(game, state, 0), asked))
        game.choose(state, keys[-1])
    assert "deliver:food_supplies" in keys and "end" in keys


def test_the_planner_looks_before_it_decides(game: OuterRim) -> None:
    """An answer that is free and only reveals something comes first."""
    state = position(game, space="takodana", who="boba_fett", credits=9_000)
    state.contacts |= {"takodana.1": "greedo", "takodana.2": "maz_kanata"}
    asked = game.decision(state)
    assert asked is not None and any(each.verb == "buy" for each in asked.options)
    key = Planner(1, 0).choose(Sight(game, state, 0), asked)
    assert key.startswith("use:boba_fett")
    game.choose(state, key)
    while (asked := game.decision(state)) is not None and asked.step != "action":
        game.choose(state, Planner(1, 0).choose(Sight(game, state, 0), asked))
    assert state.players[0].known


def test_the_planner_flies_where_its_errand_is(game: OuterRim) -> None:
    state = position(game, step="planning", space="kessel", cards=["stolen_hyperfuel"])
    asked = game.decision(state)
    assert asked is not None and asked.step == "planning"
    key = Planner(1, 0).choose(Sight(game, state, 0), asked)
    assert key.startswith("move:")
    far = evaluation._far(game.base, state.pieces, "ring_of_kafrene")
    assert far[key.partition("@")[2]] < far["kessel"]
