"""The AI deck: how a card is worked through, the sample card, fights, and abilities."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.events import (
    AbilityUsed,
    AICardDrawn,
    AILine,
    CardBought,
    CargoDelivered,
    CombatBegan,
    CombatDecided,
    ContactMet,
    CreditsChanged,
    DamageSuffered,
    DeckShuffled,
    Defeated,
    DiceRolled,
    FameChanged,
    GameEnded,
    GoalAdvanced,
    GoalCompleted,
    JobEnded,
    PatrolBeaten,
    PatrolMoved,
    PatrolSpawned,
    Recovered,
    ReputationChanged,
    ShipMoved,
    StepBegan,
    StoodUp,
    TurnBegan,
)
from game.outer_rim.game import OuterRim
from tests.outer_rim.solo import AI, Make, ai_decks, solo, turn

SAMPLE = "ai_card_1"
"""the card printed in the rulebook"""
DEAR = ("spice", "stolen_hyperfuel")
"""cargo that the AI cannot pay with its income"""


def plan(sim: Make, space: str, card: str = SAMPLE, **more: Any) -> Any:
    """Play the AI's turn, with cargo for sale that is too expensive."""
    own = more.get("ai", {}).get("cards", ())
    decks = {"cargo": [each for each in DEAR if each not in own]}
    return turn(solo(sim, space, card=card, decks=decks, **more))


def lines(table: Any, part: str) -> list[tuple[int, bool]]:
    """Return the lines of a part that were tried, by number, and whether they were done."""
    return [(x.line, x.done) for x in table.found(AILine, log=True) if x.part == part]


def hostile(sim: Make, *dice: str, level: int = 1, card: str = SAMPLE, **ai: Any) -> Any:
    """Return a table with the AI at Navpoint 16 and a hostile Imperial patrol; these faces are
    rolled next."""
    ai = {"reputation": {"imperial": "negative"}, **ai}
    patrols = {"imperial": {"level": level, "space": "nav_16"}}
    return plan(sim, "nav_16", card, ai=ai, patrols=patrols, dice=dice)


# --- drawing and working through -----------------------------------------------------------------


@pytest.mark.rule("OR-445")
@pytest.mark.parametrize("card", ["ai_card_4", "ai_card_9"])
def test_the_top_card_is_worked_through_from_top_to_bottom(sim: Make, card: str) -> None:
    table = plan(sim, "nav_16", card)
    assert [(each.seat, each.card) for each in table.found(AICardDrawn)] == [(AI, card)]
    steps = [each.step for each in table.found(StepBegan) if each.seat == AI]
    assert steps == ["planning", "action", "encounter"]
    tried = [(each.part, each.line) for each in table.found(AILine)]
    assert tried == sorted(tried, key=lambda x: (steps.index(x[0]), x[1]))
    assert {each.card for each in table.found(AILine)} == {card}


@pytest.mark.rule("OR-446")
def test_only_the_first_bullet_that_applies_is_resolved(sim: Make) -> None:
    table = plan(sim, "nav_12", goals={"naboo": 1})
    assert lines(table, "planning") == [(0, False), (1, True)]
    assert table.found(ShipMoved)[0].seat == AI
    assert table.found(CreditsChanged) == []


@pytest.mark.rule("OR-447")
def test_a_bullet_without_effect_gives_way_to_the_next(sim: Make) -> None:
    """Card 2 recovers any damage: without any it moves, and without a goal it gains credits."""
    damaged = {"damage": {"character": 1, "ship": 1}}
    table = plan(sim, "nav_12", "ai_card_2", goals={"naboo": 1}, ai=damaged)
    assert lines(table, "planning") == [(0, True)]
    (done,) = table.found(Recovered)
    assert (done.seat, done.character, done.ship) == (AI, 1, 1)
    assert table.player(AI).space == "nav_12"
    table = plan(sim, "nav_12", "ai_card_2", goals={"naboo": 1})
    assert lines(table, "planning") == [(0, False), (1, True)]
    table = plan(sim, "nav_12", "ai_card_2")
    assert lines(table, "planning") == [(0, False), (1, False), (2, True)]
    assert table.player(AI).credits == 2_000


@pytest.mark.rule("OR-448")
def test_all_bullets_that_apply_are_resolved_in_order(sim: Make) -> None:
    """The cargo goes before the slot is filled again, and pays for what is bought."""
    decks = {"cargo": ["spice"]}
    table = turn(solo(sim, "nav_8", card=SAMPLE, ai={"cards": ["salvage"]}, decks=decks))
    assert lines(table, "action") == [(0, True), (1, True)]
    kinds = [type(x) for x in table.log if isinstance(x, (CargoDelivered, CardBought))]
    assert kinds == [CargoDelivered, CardBought]
    assert table.found(CardBought, log=True)[0].card == "spice"


@pytest.mark.rule("OR-449")
def test_bullets_without_effect_are_skipped(sim: Make) -> None:
    decks = {"cargo": ["salvage"]}
    table = turn(solo(sim, "tatooine", card=SAMPLE, decks=decks))
    assert lines(table, "action") == [(0, False), (1, True)]
    table = plan(sim, "nav_16")
    assert lines(table, "action") == [(0, False), (1, False)]
    assert lines(table, "encounter")  # and the next part follows


@pytest.mark.rule("OR-450")
def test_a_resolved_card_goes_facedown_under_the_deck(sim: Make, game: OuterRim) -> None:
    table = solo(sim, "nav_16", ai_deck=["ai_card_9", "ai_card_4"])
    before = ai_decks(table.state)
    turn(table)
    assert ai_decks(table.state) == (*before[1:], "ai_card_9")
    assert "ai_card" not in str(table.game.view(table.state, 0))


def test_card_10_is_shuffled_back(sim: Make) -> None:
    orders = set()
    for seed in range(6):
        table = solo(sim, "nav_16", card="ai_card_10", seed=seed)
        before = ai_decks(table.state)
        turn(table)
        assert sorted(ai_decks(table.state)) == sorted(before)
        orders.add(ai_decks(table.state).index("ai_card_10"))
    assert len(orders) > 1


# --- the sample card -----------------------------------------------------------------------------


@pytest.mark.rule("OR-455", "OR-462")
def test_a_defeated_ai_recovers_and_does_nothing_else_in_its_planning(sim: Make) -> None:
    hurt = {"damage": {"character": 4, "ship": 2}}
    table = plan(sim, "nav_12", goals={"naboo": 1}, ai=hurt)
    (done,) = table.found(Recovered)
    assert (done.character, done.ship) == (4, 2)
    assert [each.seat for each in table.found(StoodUp)] == [AI]
    assert lines(table, "planning") == [(0, True)]
    assert table.found(ShipMoved) == table.found(CreditsChanged) == []
    assert lines(table, "action")  # it acts again at once


@pytest.mark.rule("OR-455")
def test_otherwise_it_moves_or_gains_2000(sim: Make) -> None:
    """Damage that is no defeat is left alone."""
    hurt = {"damage": {"character": 1, "ship": 1}}
    table = plan(sim, "nav_12", goals={"naboo": 1}, ai=hurt)
    assert table.player(AI).space == "naboo"
    assert table.found(Recovered) == table.found(CreditsChanged) == []
    table = plan(sim, "nav_12", ai=hurt)
    assert [each.amount for each in table.found(CreditsChanged)] == [2_000]


@pytest.mark.rule("OR-458")
@pytest.mark.parametrize(("level", "fights"), [("negative", 1), ("neutral", 0), ("positive", 0)])
def test_it_fights_a_patrol_that_is_hostile(sim: Make, level: str, fights: int) -> None:
    table = hostile(sim, "hit", "hit", "blank", "blank", reputation={"imperial": level})
    assert len(table.found(CombatBegan)) == fights
    if fights:
        (began,) = table.found(CombatBegan)
        assert (began.seat, began.combat, began.enemy) == (AI, "ship", "patrol_imperial_1")
        assert lines(table, "encounter") == [(0, True)]


@pytest.mark.rule("OR-458")
def test_reputation_with_others_than_the_patrols_does_not_matter(sim: Make) -> None:
    table = hostile(sim, reputation={"rebel": "negative"})
    assert table.found(CombatBegan) == []


@pytest.mark.rule("OR-459")
def test_a_job_comes_before_fame_and_reputation(sim: Make) -> None:
    ai = {"cards": ["the_kessel_run_job"], "credits": 9_000}
    decks = {"cargo": ["spice", "stolen_hyperfuel"]}
    table = turn(solo(sim, "nav_13", card=SAMPLE, ai=ai, decks=decks))
    while table.step == "patrol":
        table.choose(table.keys[0])
    assert [each.card for each in table.found(JobEnded, log=True)] == ["the_kessel_run_job"]
    assert lines(table, "encounter") == [(0, False), (1, True)]


@pytest.mark.rule("OR-460", "OR-R96")
@pytest.mark.parametrize(("credits", "buys"), [(6_000, True), (5_999, False)])
def test_1_fame_for_8000(sim: Make, credits: int, buys: bool) -> None:
    """With the income of the planning step it has 8,000, or 1 less and nothing is paid."""
    table = plan(sim, "nav_16", ai={"credits": credits})
    assert table.player(AI).fame == int(buys)
    assert table.player(AI).credits == (0 if buys else credits + 2_000)
    assert lines(table, "encounter")[2] == (2, buys)


@pytest.mark.rule("OR-461")
@pytest.mark.parametrize(
    ("space", "now"), [("tatooine", (1, 0, 0, 0)), ("cantonica", None), ("nav_16", None)]
)
def test_1_reputation_with_the_faction_of_the_planet(sim: Make, space: str, now: Any) -> None:
    table = plan(sim, space)
    assert table.player(AI).reputation == (now or (0, 0, 0, 0))
    assert lines(table, "encounter")[-1] == (3, now is not None)


@pytest.mark.rule("OR-447", "OR-461")
def test_reputation_that_is_positive_cannot_be_gained(sim: Make) -> None:
    table = plan(sim, "tatooine", ai={"reputation": {"hutt": "positive"}})
    assert table.found(ReputationChanged) == []
    assert lines(table, "encounter")[-1] == (3, False)


# --- fights --------------------------------------------------------------------------------------


@pytest.mark.rule("OR-R97")
def test_it_attacks_and_wins_like_a_player(sim: Make) -> None:
    """2 dice against 3; a tie is won by the attacker. It loses reputation, gains the reward."""
    dice = ("hit", "blank", "hit", "blank", "blank")
    table = hostile(sim, *dice, reputation={"imperial": "negative"})
    assert [(x.seat, len(x.faces)) for x in table.found(DiceRolled)] == [(AI, 2), (-1, 3)]
    (end,) = table.found(CombatDecided)
    assert (end.seat, end.damage, end.enemy_damage, end.won) == (AI, 1, 1, True)
    assert [each.faction for each in table.found(PatrolBeaten)] == ["imperial"]
    assert [each.level for each in table.found(PatrolSpawned)] == [2]
    assert table.player(AI).credits == 2_000 + 3_000
    assert [(x.seat, x.target, x.amount) for x in table.found(DamageSuffered)] == [(AI, "ship", 1)]


@pytest.mark.rule("OR-R97")
def test_a_beaten_patrol_of_level_2_is_worth_fame(sim: Make) -> None:
    table = hostile(sim, "crit", "crit", "blank", "blank", "blank", level=2)
    assert [(each.seat, each.amount) for each in table.found(FameChanged)] == [(AI, 1)]


@pytest.mark.rule("OR-R97", "OR-R50")
def test_it_loses_like_a_player_and_the_human_moves_the_patrol(sim: Make) -> None:
    """4 damage is more than its hull: it pays 3,000 and the patrol moves one space."""
    table = hostile(sim, "blank", "blank", "crit", "crit", credits=5_000)
    assert (table.step, table.seat) == ("patrol.leave", 0)
    assert {key.partition("@")[2] for key in table.keys} == {"nal_hutta", "nav_14", "nav_17"}
    table.choose("patrol:imperial@nav_17")
    assert table.found(PatrolMoved)[0].path == ("nav_17",)
    (down,) = table.found(Defeated)
    assert (down.seat, down.credits_lost) == (AI, 3_000)
    assert table.player(AI).credits == 4_000
    assert table.player(AI).defeated and table.player(AI).ship_damage == 4


@pytest.mark.rule("OR-R97")
def test_a_patrol_of_level_4_defeats_it(sim: Make) -> None:
    table = hostile(sim, level=4)
    table.choose(table.keys[0])
    assert table.found(DiceRolled, log=True) == []
    assert table.player(AI).defeated


@pytest.mark.rule("OR-R97")
def test_defeated_in_its_action_part_it_has_no_encounter(sim: Make) -> None:
    """2 damage for illegal cargo, and 1 that it has: the hull of 3 is reached."""
    ai = {"cards": ["spice"], "damage": {"character": 0, "ship": 1}, "credits": 20_000}
    table = plan(sim, "nav_17", ai=ai)
    assert [each.seat for each in table.found(Defeated)] == [AI]
    assert table.player(AI).credits == 20_000 + 8_000 - 3_000
    assert lines(table, "action") == [(0, True)]
    assert lines(table, "encounter") == []
    assert [each.seat for each in table.found(TurnBegan)][-1] == 0


@pytest.mark.rule("OR-R98")
@pytest.mark.parametrize("faction", ["imperial", "rebel"])
def test_the_human_chooses_between_hostile_patrols(sim: Make, faction: str) -> None:
    table = turn(
        solo(
            sim,
            "nav_16",
            ai={"reputation": {"imperial": "negative", "rebel": "negative"}},
            patrols={
                "hutt": {"level": 1, "space": "nav_16"},
                "imperial": {"level": 1, "space": "nav_16"},
                "rebel": {"level": 1, "space": "nav_16"},
            },
            dice=["hit", "hit", "blank", "blank"],
        )
    )
    assert (table.step, table.seat) == ("ai.patrol", 0)
    assert table.keys == ["patrol:imperial", "patrol:rebel"]
    table.choose(f"patrol:{faction}")
    assert [each.faction for each in table.found(PatrolBeaten)] == [faction]


@pytest.mark.rule("OR-R99")
@pytest.mark.parametrize("number", range(1, 11))
def test_it_hunts_nobody_for_a_bounty(sim: Make, game: OuterRim, number: int) -> None:
    """Greedo is faceup on his space, and the AI has a bounty on him."""
    table = plan(
        sim,
        "cantonica",
        f"ai_card_{number}",
        ai={"cards": ["greedo_bounty"]},
        contacts={"cantonica": ["greedo", None]},
        faceup=["greedo"],
    )
    while table.step not in ("planning", ""):
        table.choose(table.keys[0])
    assert table.found(CombatBegan, log=True) == []
    assert "greedo_bounty" in table.player(AI).cards


# --- winning, and what is tracked ----------------------------------------------------------------


@pytest.mark.rule("OR-451")
def test_the_ai_wins_with_10_fame(sim: Make) -> None:
    """In the middle of its turn: the rest of its card is not resolved."""
    table = plan(sim, "takodana", ai={"cards": ["stolen_hyperfuel"], "fame": 9})
    (end,) = table.found(GameEnded)
    assert (end.seat, end.ending) == (AI, "fame")
    assert table.game.result(table.state).winner == AI
    assert lines(table, "action") == [(0, True)]
    assert table.keys == []


@pytest.mark.rule("OR-451")
def test_with_9_fame_it_has_not_won(sim: Make) -> None:
    table = plan(sim, "takodana", ai={"cards": ["stolen_hyperfuel"], "fame": 8})
    assert table.found(GameEnded) == []
    assert table.player(AI).fame == 9


@pytest.mark.rule("OR-452")
def test_fame_credits_and_cards_are_tracked(sim: Make) -> None:
    table = plan(sim, "nav_17", "ai_card_9", ai={"cards": ["spice"], "credits": 500})
    player = table.player(AI)
    assert (player.fame, player.cards) == (0, ())
    shown = table.game.view(table.state, 0)["players"][AI]
    assert (shown["fame"], shown["credits"]) == (player.fame, player.credits)
    assert player.credits == 500 + 8_000 - 5_000 + 4_000  # spice, a ship, and card 9


# --- abilities and goals -------------------------------------------------------------------------


@pytest.mark.rule("OR-453")
def test_it_uses_no_abilities(sim: Make) -> None:
    """Lando Calrissian's reroll and the targeting computer's: nobody is asked, no die changes."""
    table = hostile(sim, "blank", "blank", "hit", "blank")
    assert table.values(AI).powers["own_dice"]
    assert table.step == "patrol.leave"
    assert table.found(AbilityUsed) == []
    assert table.found(CombatDecided)[0].damage == 0


@pytest.mark.rule("OR-453")
def test_what_raises_its_values_counts(sim: Make) -> None:
    faces = ("hit", "hit", "hit", "blank", "blank")
    for card, dice in (("quad_laser_cannon", 3), ("targeting_computer", 2)):
        table = hostile(sim, *faces, cards=[card])
        assert table.found(CombatBegan)[0].dice == dice
    table = hostile(sim, "blank", "blank", "crit", "hit", cards=["shield_upgrade"])
    assert table.found(DamageSuffered, log=True) == []  # not before the patrol has moved
    table.choose(table.keys[0])
    assert table.player(AI).ship_damage == 3
    assert not table.player(AI).defeated  # the hull is 4


@pytest.mark.rule("OR-454")
def test_it_gets_no_token_for_its_personal_goal(sim: Make) -> None:
    """Two deliveries of illegal cargo turn Lando Calrissian's card, in a human's hands."""
    ai = {
        "ship": "yv_666_light_freighter",
        "cards": ["stolen_weapons", "databank_91_unlabelled_crates"],
    }
    table = plan(sim, "kessel", "ai_card_9", ai=ai)
    assert len(table.found(CargoDelivered, log=True)) == 2
    assert table.found(GoalAdvanced, log=True) == table.found(GoalCompleted, log=True) == []
    assert (table.player(AI).flipped, table.player(AI).goal_tokens) == (False, 0)
    assert table.player(AI).fame == 0  # the goal would have brought 1


@pytest.mark.rule("OR-454")
def test_it_completes_no_goal_that_is_a_state_of_affairs(sim: Make) -> None:
    """Han Solo wants a ship of 15,000."""
    ai = {"credits": 15_000}
    decks = {"ship": ["yv_666_light_freighter_ship_card"]}
    table = turn(solo(sim, "tatooine", card="ai_card_9", character="han_solo", ai=ai, decks=decks))
    assert table.player(AI).ship == "yv_666_light_freighter"
    assert table.found(GoalCompleted, log=True) == []
    assert not table.player(AI).flipped


@pytest.mark.rule("OR-454")
def test_it_completes_no_ship_goal(sim: Make) -> None:
    """A job with cargo aboard turns the Heavy-Duty Lifter, in a human's hands."""
    ai = {"ship": "heavy_duty_lifter", "cards": ["the_kessel_run_job", "salvage"]}
    table = plan(sim, "nav_13", "ai_card_6", ai=ai)
    assert [each.completed for each in table.found(JobEnded, log=True)] == [True]
    assert table.found(GoalCompleted, log=True) == []
    assert not table.player(AI).ship_flipped


# --- contacts ------------------------------------------------------------------------------------

HIRES, REVEALS = "ai_card_4", "ai_card_8"


def cantina(
    sim: Make, card: str, *tokens: str, ai: dict[str, Any] | None = None, **more: Any
) -> Any:
    """Return a table with the AI on Takodana among these contacts."""
    return plan(sim, "takodana", card, ai=ai or {}, contacts={"takodana": list(tokens)}, **more)


@pytest.mark.parametrize(
    ("tokens", "hired", "left"),
    [
        (("4_lom", "greedo"), "4_lom", ("", "greedo")),  # gray before green
        (("chewbacca", "greedo"), "greedo", ("chewbacca", "")),  # green before yellow
        (("chewbacca", "4_lom"), "4_lom", ("chewbacca", "")),
    ],
)
def test_it_hires_the_facedown_contact_of_the_lowest_class(
    sim: Make, game: OuterRim, tokens: tuple[str, str], hired: str, left: tuple[str, str]
) -> None:
    table = cantina(sim, HIRES, *tokens)
    (card,) = game.base.content.numbers[game.base.content.contacts[hired].databank]
    assert card in table.player(AI).cards and card not in table.state.databank
    assert [(each.seat, each.contact) for each in table.found(ContactMet)] == [(AI, hired)]
    assert table.tokens("takodana") == left
    assert hired in table.state.aside
    assert table.state.faceup == ()
    assert [each.amount for each in table.found(CreditsChanged)] == [2_000]  # free of charge
    assert lines(table, "encounter") == [(0, False), (1, False), (2, True)]


@pytest.mark.rule("OR-R98")
@pytest.mark.parametrize("place", ["takodana.1", "takodana.2"])
def test_of_equal_contacts_the_human_picks_the_one_it_hires(sim: Make, place: str) -> None:
    table = cantina(sim, HIRES, "greedo", "zuckuss")
    assert (table.seat, table.keys) == (0, ["look:takodana.1", "look:takodana.2"])
    table.choose(f"look:{place}")
    crew = {"takodana.1": "databank_12_greedo", "takodana.2": "databank_25_zuckuss"}
    assert crew[place] in table.player(AI).cards


def test_it_hires_nobody_without_a_slot_or_a_facedown_contact(sim: Make) -> None:
    crew = {"cards": ["databank_7_boshek"]}  # its ship has one slot for crew
    full = cantina(sim, HIRES, "4_lom", "greedo", ai=crew)
    assert full.tokens("takodana") == ("4_lom", "greedo")
    assert (2, False) in lines(full, "encounter")
    seen = cantina(sim, HIRES, "4_lom", "greedo", faceup=["4_lom", "greedo"])
    assert (2, False) in lines(seen, "encounter")
    half = cantina(sim, HIRES, "4_lom", "greedo", faceup=["4_lom"])
    assert "databank_12_greedo" in half.player(AI).cards


def test_it_hires_nobody_whose_databank_card_is_in_use(sim: Make) -> None:
    table = cantina(
        sim, HIRES, "4_lom", "greedo", human={"cards": ["databank_4_4_lom"], "space": "nav_3"}
    )
    assert table.player(AI).cards == ("targeting_computer",)
    assert table.state.faceup == ("4_lom",)


def test_it_turns_up_a_contact_without_hiring_it(sim: Make) -> None:
    """Not even full crew slots are in the way."""
    crew = ["databank_7_boshek"]
    table = cantina(sim, REVEALS, "greedo", "4_lom", ai={"cards": crew})
    assert table.state.faceup == ("4_lom",)
    assert table.tokens("takodana") == ("greedo", "4_lom")
    assert table.player(AI).cards == tuple(crew)
    assert (2, True) in lines(table, "action")


# --- reputation with the nearest patrol ----------------------------------------------------------

FAR = {"hutt": "nav_20", "rebel": "nav_21", "syndicate": "nav_22"}


def beside(sim: Make, card: str, level: str = "neutral", **near: str) -> Any:
    """Return a table with the AI at Navpoint 3 and patrols far away, except for those that are
    named."""
    spaces = {**FAR, "imperial": "nav_6", **near}
    patrols = {each: {"level": 1, "space": space} for each, space in spaces.items()}
    return plan(sim, "nav_3", card, ai={"reputation": {"imperial": level}}, patrols=patrols)


@pytest.mark.parametrize(("level", "now"), [("negative", [0]), ("neutral", [1]), ("positive", [])])
def test_1_reputation_with_the_faction_of_the_nearest_patrol(
    sim: Make, level: str, now: list[int]
) -> None:
    table = beside(sim, "ai_card_8", level)
    changes = table.found(ReputationChanged)
    assert [each.now for each in changes] == now
    assert {each.faction for each in changes} <= {"imperial"}
    assert lines(table, "encounter")[-1] == (3, bool(now))


@pytest.mark.rule("OR-R98")
def test_between_equally_near_patrols_the_human_decides(sim: Make) -> None:
    table = beside(sim, "ai_card_8", syndicate="nav_6")
    assert (table.seat, set(table.keys)) == (0, {"patrol:imperial", "patrol:syndicate"})
    table.choose("patrol:syndicate")
    assert table.player(AI).reputation == (0, 0, 0, 1)


def test_4000_for_reputation_with_the_faction_of_the_nearest_patrol(sim: Make) -> None:
    table = beside(sim, "ai_card_9")
    (change,) = table.found(ReputationChanged)
    assert (change.faction, change.now) == ("imperial", -1)
    assert [each.amount for each in table.found(CreditsChanged)] == [2_000, 4_000]


# --- card 10 -------------------------------------------------------------------------------------


def test_card_10_turns_over_bounties_and_luxuries(sim: Make) -> None:
    table = solo(sim, "nav_16", card="ai_card_10")
    before = dict(table.state.market)
    turn(table)
    for deck, cards in before.items():
        moved = deck in ("bounty", "luxury")
        assert table.state.market[deck] == ((*cards[1:], cards[0]) if moved else cards)
    assert [each.deck for each in table.found(DeckShuffled)] == ["ai"]


def test_illegal_cargo_costs_no_reputation_where_there_is_no_faction(sim: Make) -> None:
    """Card 7, and a prototype for Cantonica, which belongs to nobody."""
    table = plan(sim, "nav_3", "ai_card_7", ai={"cards": ["stolen_prototype"]})
    assert [each.space for each in table.found(CargoDelivered)] == ["cantonica"]
    assert table.found(ReputationChanged) == []


# --- one step, one kind of damage ----------------------------------------------------------------


@pytest.mark.rule("OR-461")
def test_reputation_is_gained_and_lost_one_step_at_a_time(sim: Make) -> None:
    """Negative becomes neutral with the planet's faction; positive becomes neutral for 4,000."""
    table = plan(sim, "tatooine", ai={"reputation": {"hutt": "negative"}})
    assert table.player(AI).reputation == (0, 0, 0, 0)
    table = beside(sim, "ai_card_9", "positive")
    assert table.player(AI).reputation == (0, 0, 0, 0)


@pytest.mark.parametrize("damage", [{"character": 1}, {"ship": 1}])
def test_it_recovers_whichever_is_damaged(sim: Make, damage: dict[str, int]) -> None:
    """Card 6 recovers even one who is not defeated."""
    table = plan(sim, "nav_16", "ai_card_6", ai={"damage": damage})
    (told,) = table.found(Recovered)
    assert {"character": told.character, "ship": told.ship} == {"character": 0, "ship": 0, **damage}
    assert table.found(CreditsChanged) == []
