"""Favors: asked for at any moment until the dice fall, priced, granted; and debt tokens."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.cards.effects.trials import Fight
from game.outer_rim.combat import rules as combat
from game.outer_rim.combat.events import SkillTested
from game.outer_rim.favors import rules as favors
from game.outer_rim.favors.events import FavorOffered, FavorWithheld
from game.outer_rim.game import OuterRim
from game.outer_rim.rules import reputation, skills
from game.outer_rim.state import STATE
from tests.outer_rim.conftest import Sim

BOX = {"expansions": ["unfinished_business"], "favors": True}
CAST = ("boba_fett", "han_solo", "jyn_erso")
"""Boba: Knowledge, Stealth, Tactics...; Han: Piloting; Jyn: Influence"""


def table(
    game: OuterRim, *players: dict[str, Any], step: str = "planning", setup: Any = None, **more: Any
) -> Sim:
    """Return a position of players with favors; three by default, on three planets."""
    usual = ({"space": "naboo"}, {"space": "kessel"}, {"space": "lothal"})
    placed = [{"credits": 4_000, **place, **given} for place, given in zip(usual, players)]
    placed += [{"credits": 4_000, **place} for place in usual[len(players) :]]
    return Sim(
        game, 3, characters=CAST, setup={**BOX, **(setup or {})}, players=placed, step=step, **more
    )


def asks(sim: Sim) -> list[str]:
    """Return the favors on offer."""
    return [key.removeprefix("favor:") for key in sim.keys if key.startswith("favor:")]


def skill_of(sim: Sim, seat: int) -> str:
    """Return a skill of one player that the first lacks."""
    known = favors.skills_of(sim.play(), seat)
    return sorted(known - set(sim.game.edition(sim.state).table.of(sim.player()).skills))[0]


def sources(sim: Sim, skill: str) -> int:
    """Return how often the first player has a skill."""
    return favors.sources_of(sim.play(), 0, skill)


@pytest.mark.rule("UB-120", "UB-125", "UB-147")
def test_there_are_four_favors(game: OuterRim) -> None:
    sim = table(game, {}, {"reputation": {"hutt": "positive"}})
    assert asks(sim) == ["advice", "combat_strategy", "endorsement", "shortcut", "withhold"]
    assert "one of the favors" in str(sim.refused("favor:ride"))
    decision = game.decision(sim.state)
    assert decision is not None
    what = {each.source: game.word(sim.state, each).detail for each in decision.options}
    for kind, part in (
        ("advice", "lends you a skill for your next test"),
        ("combat_strategy", "adds a die to your next combat"),
        ("endorsement", "likes you too this turn"),
        ("shortcut", "1 hyperdrive this turn"),
    ):
        assert part in what[kind]


@pytest.mark.rule("UB-131")
def test_a_shortcut_flies_one_space_further_this_turn(game: OuterRim) -> None:
    sim = table(game)
    before = {key for key in sim.keys if key.startswith("move:")}
    sim.choose("favor:shortcut", "propose", "accept", "decline")
    after = {key for key in sim.keys if key.startswith("move:")}
    assert before < after
    values = sim.game.edition(sim.state).table.of(sim.player())
    assert sim.game.view(sim.state, 0)["players"][0]["values"]["hyperdrive"] == values.hyperdrive
    favors.turn_begins(sim.play())
    assert sim.game.edition(sim.state).table.of(sim.player()).hyperdrive == values.hyperdrive - 1


@pytest.mark.rule("UB-124", "UB-R49")
def test_others_may_have_one_in_the_same_turn(game: OuterRim) -> None:
    """One who grants may do so for both."""
    sim = table(game)
    play = sim.play()
    for seat in (0, 1):
        assert favors.why_not_kind(play, seat, "combat_strategy") is None
        favors.grant(play, seat, 2, "combat_strategy", "")
    assert [each.favors.received for each in sim.state.players] == [True, True, False]


# --- advice ---------------------------------------------------------------------------------------


@pytest.mark.rule("UB-126", "UB-127", "UB-R46")
def test_advice_lends_a_skill_of_character_or_crew(game: OuterRim) -> None:
    sim = table(game, {}, {"cards": ["vibroknife"]})
    play, skill = sim.play(), skill_of(sim, 1)
    assert skill in favors.wishes(play, 0, "advice")
    assert set(favors.wishes(play, 0, "advice")) <= set().union(
        *(favors.skills_of(play, seat) for seat in (1, 2))
    )
    sim.choose(
        "favor:advice", f"wish:{skill}", "whom:seat_1" if "whom:seat_1" in sim.keys else "propose"
    )
    if sim.step == "favor.ask":
        sim.choose("propose")
    sim.choose("accept")
    while sim.step == "favor.answer":
        sim.choose("decline")
    play = sim.play()
    assert sim.player().favors.advice == skill
    assert skills.level(play, 0, skill) == 1 and skills.level(play, 1, skill) == 1


@pytest.mark.rule("UB-127")
def test_gear_lends_no_skill_and_crew_does(game: OuterRim) -> None:
    crew = table(game, {}, {"cards": ["dash_rendar"]})
    known = set(crew.game.edition(crew.state).content.assets["dash_rendar"].skills)
    assert known and known <= favors.skills_of(crew.play(), 1)
    gear = table(game, {}, {"cards": ["skyblade_330_swoop_bike"]})
    content = gear.game.edition(gear.state).content
    lent = {s for each in content.assets["skyblade_330_swoop_bike"].always for s in each.skills}
    printed = set(content.characters["han_solo"].skills)
    assert favors.skills_of(gear.play(), 1) == printed
    assert lent <= set(gear.game.edition(gear.state).table.of(gear.player(1)).skills)


@pytest.mark.rule("UB-126", "UB-R46")
@pytest.mark.parametrize("same", [True, False])
def test_it_is_for_the_next_test_alone(game: OuterRim, same: bool) -> None:
    sim = table(game, step="encounter")
    skill: Any = skill_of(sim, 1)
    other: Any = next(each for each in favors.SKILLS if each != skill)
    favors.grant(sim.play(), 0, 1, "advice", skill)
    for count in range(2):
        play = sim.play()
        sim.dice("blank", "blank")
        skills.test(play, 0, (skill if same or count else other,), (), (), "")
        game._advance(play)
        (done,) = [each for each in play.events if isinstance(each, SkillTested)]
        known = sources(sim, done.skill)
        assert done.level == (1 if same and not count else known)
        assert sim.player().favors.advice == ""
    assert skills.level(sim.play(), 0, skill) == 0


@pytest.mark.rule("UB-R46")
def test_advice_counts_with_the_own_skill_and_lapses(game: OuterRim) -> None:
    sim = table(game)
    own = sorted(sim.game.edition(sim.state).table.of(sim.player()).skills)[0]
    play = sim.play()
    favors.grant(play, 0, 1, "advice", own)
    assert skills.level(play, 0, own) == 2  # type: ignore[arg-type]
    favors.turn_begins(play)
    assert skills.level(play, 0, own) == 1  # type: ignore[arg-type]


def test_the_highly_skilled_need_no_advice(game: OuterRim) -> None:
    sim = table(game, {"cards": ["dash_rendar"]})
    sim.player().character = "lando_calrissian"
    values = sim.game.edition(sim.state).table.of(sim.player())
    twice = [skill for skill, count in values.skills.items() if count > 1]
    wished = favors.wishes(sim.play(), 0, "advice")
    assert twice == ["piloting"] and "piloting" in favors.skills_of(sim.play(), 1)
    assert not set(twice) & set(wished)
    reason = favors.why_not_grant(sim.play(), 0, 1, "advice", twice[0])
    assert reason is not None and reason.clause == "UB-R46"


# --- combat strategy ------------------------------------------------------------------------------

FOE = Fight(do="fight", combat="ground", enemy="a guard", value=2)


def fight(sim: Sim, game: OuterRim, seat: int = 0, defender: int = -1) -> None:
    """Begin a combat on top of what is pending."""
    play = sim.play()
    combat.of_card(play, seat, FOE, "vibroknife", defender=defender)
    game._advance(play)
    sim.edited()


@pytest.mark.rule("UB-128", "UB-R49")
def test_combat_strategy_is_a_die_in_one_combat(game: OuterRim) -> None:
    from game.outer_rim.combat.events import CombatBegan

    sim = table(game, step="encounter")
    favors.grant(sim.play(), 0, 1, "combat_strategy", "")
    dice = []
    for _ in range(2):
        play = sim.play()
        combat.of_card(play, 0, FOE, "vibroknife")
        game._advance(play)
        dice += [each.dice for each in play.events if isinstance(each, CombatBegan)]
    values = sim.game.edition(sim.state).table.of(sim.player())
    assert dice == [values.ground_combat + 1, values.ground_combat]


@pytest.mark.rule("UB-123", "UB-R43", "UB-R45", "UB-R49")
def test_both_sides_ask_until_the_dice_fall(game: OuterRim) -> None:
    """Attacker and defender are asked in turn; the same player serves both (hard case 2)."""
    sim = table(game, {}, {"space": "naboo"}, step="encounter")
    fight(sim, game, defender=1)
    assert (sim.step, sim.seat) == ("favor.moment", 0)
    sim.choose("favor:combat_strategy", "whom:seat_2", "propose", "accept")
    assert (sim.step, sim.seat) == ("favor.moment", 0)
    sim.choose("pass")
    assert (sim.step, sim.seat) == ("favor.moment", 1)
    sim.choose("favor:combat_strategy", "whom:seat_2", "propose", "accept")
    from game.outer_rim.combat.events import CombatBegan

    events = sim.choose("pass")
    (began,) = [each for each in events if isinstance(each, CombatBegan)]
    edition = sim.game.edition(sim.state)
    mine, theirs = (edition.table.of(sim.player(seat)).ground_combat for seat in (0, 1))
    assert began.dice == mine + 1 and began.enemy_dice in (2, theirs + 1)
    assert not sim.player(1).favors.strategy


@pytest.mark.rule("UB-123", "UB-R45")
def test_nobody_asks_between_the_first_die_and_the_end(game: OuterRim) -> None:
    """Hard case 1: an interruption after the dice has no favors among its options."""
    sim = table(game, {"cards": ["vibroknife"]}, step="encounter")
    fight(sim, game)
    assert sim.step == "favor.moment" and "combat_strategy" in asks(sim)
    play = sim.play()
    frame = play.stack[-2]
    frame.at = 1
    assert favors.rolled(play)
    sim.edited()
    assert asks(sim) == []
    assert "The dice are already rolled" in str(sim.refused("favor:combat_strategy"))


@pytest.mark.rule("UB-123")
def test_favors_are_options_of_anybodys_question_in_another_turn(game: OuterRim) -> None:
    from game.outer_rim.favors.frames import FavorMoment

    sim = table(game)
    play = sim.play()
    play.push(FavorMoment(1, skill="tech"))
    sim.edited()
    assert sim.seat == 1 and sim.state.turn == 0
    assert "shortcut" in asks(sim)


def test_who_wants_no_stop_is_not_stopped(game: OuterRim) -> None:
    sim = table(game, step="encounter")
    fight(sim, game)
    sim.choose("quiet")
    assert sim.player().favors.quiet
    fight(sim, game)
    assert sim.step != "favor.moment"


# --- endorsement ----------------------------------------------------------------------------------


@pytest.mark.rule("UB-129", "UB-130", "UB-R48")
def test_an_endorsement_counts_until_the_turn_ends(game: OuterRim) -> None:
    sim = table(
        game,
        {"reputation": {"hutt": "negative"}},
        {"reputation": {"hutt": "positive", "rebel": "neutral"}},
    )
    sim.choose("favor:endorsement")
    assert "From nobody" not in sim.game.prompt(sim.state)
    sim.choose("propose", "accept")
    play = sim.play()
    assert reputation.level(play, 0, "hutt") == 1
    assert reputation.tokens(sim.player())[reputation.PLACE["hutt"]] == -1
    reputation.turn_ends(play)
    assert reputation.level(play, 0, "hutt") == -1


@pytest.mark.rule("UB-129")
def test_nobody_endorses_without_positive_reputation(game: OuterRim) -> None:
    sim = table(
        game,
        {"reputation": {"hutt": "positive"}},
        {"reputation": {"hutt": "neutral"}},
        {"reputation": {"hutt": "neutral", "rebel": "positive"}},
    )
    assert favors.wishes(sim.play(), 0, "endorsement") == tuple(
        each
        for each in favors.FACTIONS
        if any(reputation.level(sim.play(), seat, each) > 0 for seat in (1, 2))
    )
    reason = favors.why_not_grant(sim.play(), 0, 1, "endorsement", "hutt")
    assert reason is not None and reason.clause == "UB-129"


# --- debt tokens ----------------------------------------------------------------------------------


@pytest.mark.rule("UB-138", "UB-R44")
def test_a_favor_that_cannot_be_given_is_not_offered_for_a_token(game: OuterRim) -> None:
    """Hard case 3."""
    sim = table(game, {"debts": [0, 1]}, {"debts": [], "reputation": {}}, {"reputation": {}})
    for seat in (1, 2):
        reputation.lay(sim.player(seat), dict.fromkeys(reputation.PLACE, 0))
    sim.edited()
    assert "endorsement" not in asks(sim)
    assert "No one can do you" in str(sim.refused("favor:endorsement"))


# --- negotiating ----------------------------------------------------------------------------------


@pytest.mark.rule("UB-140", "UB-323", "UB-324")
def test_another_price_is_named_and_paid(game: OuterRim) -> None:
    """Advice in a skill for 2,000; the other asks for a debt token as well."""
    sim = table(game, step="encounter")
    skill: Any = skill_of(sim, 1)
    play = sim.play()
    skills.test(play, 0, (skill,), (), (), "")
    game._advance(play)
    sim.edited()
    assert sim.step == "favor.moment" and skill.title() in sim.game.prompt(sim.state)
    sim.choose("favor:advice")
    if f"wish:{skill}" in sim.keys:
        sim.choose(f"wish:{skill}")
    if "whom:seat_1" in sim.keys:
        sim.choose("whom:seat_1")
    sim.choose("more:1000", "more:1000", "propose")
    assert sim.seat == 1 and "2,000 credits" in sim.game.prompt(sim.state)
    sim.choose("token:seat_0")
    assert "accept" not in sim.keys
    sim.choose("propose")
    (price,) = sim.found(FavorOffered)
    assert (price.credits, price.tokens) == (2_000, (0,))
    assert (sim.step, sim.keys) == ("favor.pick", ["grant:seat_1", "pass"])
    sim.choose("grant:seat_1")
    assert (sim.player(1).credits, sim.player(1).debts) == (6_000, (0, 1))
    assert (sim.player().credits, sim.player().debts) == (2_000, ())
    sim.dice("hit", "blank")
    (done,) = [each for each in sim.choose("pass") if isinstance(each, SkillTested)]
    assert (done.level, done.passed) == (1, True)


def test_no_card_pays_in_the_middle_of_another(game: OuterRim) -> None:
    sim = table(game, {"cards": ["vibroknife"]}, {"space": "naboo"}, step="encounter")
    fight(sim, game)
    sim.choose("favor:combat_strategy", "whom:seat_1")
    assert "give:vibroknife" not in sim.keys
    assert "while you resolve no other card" in str(sim.refused("give:vibroknife"))


@pytest.mark.rule("UB-146", "UB-144")
def test_withholding_is_paid_and_binds_nobody(game: OuterRim) -> None:
    sim = table(game)
    sim.choose("favor:withhold", "wish:seat_2", "more:1000", "propose")
    assert (sim.step, sim.seat) == ("favor.answer", 1)
    sim.choose("accept")
    (done,) = sim.found(FavorWithheld)
    assert (done.seat, done.other, done.third) == (0, 1, 2)
    assert (sim.player().credits, sim.player(1).credits) == (3_000, 5_000)
    assert not sim.player().favors.received
    assert favors.why_not_grant(sim.play(), 2, 1, "shortcut", "") is None


@pytest.mark.rule("UB-R86", "UB-123")
def test_it_is_paid_in_another_players_turn(game: OuterRim) -> None:
    sim = table(game, {}, {"space": "naboo"}, step="encounter")
    fight(sim, game, defender=1)
    sim.choose("pass", "favor:combat_strategy", "whom:seat_2", "more:1000", "propose", "accept")
    assert [each.credits for each in sim.state.players] == [4_000, 3_000, 5_000]


def test_it_is_seen_and_saved(game: OuterRim) -> None:
    sim = table(game)
    sim.choose("favor:shortcut", "more:1000", "propose", "accept")
    shown = sim.game.view(sim.state, 2)["favor"]
    assert shown["offers"] == [{"seat": 1, "credits": 1_000, "tokens": []}]
    assert (shown["asker"], shown["asked"], shown["kind"]) == (0, 2, "shortcut")
    again = STATE.validate_json(STATE.dump_json(sim.state))
    assert again == sim.state and sim.state.clone() == sim.state
    assert sim.game.view(sim.state, None)["players"][0]["debts"] == [0]


def test_bad_positions_are_refused(game: OuterRim) -> None:
    seats = [{"kind": "human"}, {"kind": "human"}]
    for given, favors_on, told in (
        ([{"debts": [0]}], False, "only with favors"),
        ([{"debts": [3]}], True, "not a seat that owes favors"),
        ([{"debts": [0]}, {"debts": [0]}], True, "held by two players"),
        ([{"debts": [1, 0]}], True, "in the order of the seats"),
    ):
        data = {**BOX, "favors": favors_on, "seats": seats, "position": {"players": given}}
        with pytest.raises(ValueError, match=told):
            game.setup(data)
