"""The encounter step: what can be met, and the cards of the spaces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.events import (
    AbilityUsed,
    CardGained,
    CombatBegan,
    CreditsChanged,
    DamageSuffered,
    EncounterDrawn,
    ExtraTurnGranted,
    PatrolMoved,
    ReputationChanged,
    ShipBought,
    SkillTested,
    StepBegan,
    TurnBegan,
)
from game.outer_rim.game import OuterRim
from game.outer_rim.text import cards as say
from game.table.decisions import option

Make = Callable[..., Any]
FACTIONS = ("hutt", "imperial", "rebel", "syndicate")
NEUTRAL = {faction: "neutral" for faction in FACTIONS}
NABOO, RYLOTH = "draw:naboo_ryloth@naboo", "draw:naboo_ryloth@ryloth"
SIDES = "enc_naboo_ryloth_a"
SPORT = "enc_tatooine_nal_hutta_a"
SONNET = "enc_naboo_ryloth_f"  # a secret of the action step


def at(sim: Make, space: str, *cards: str, dice: tuple[str, ...] = (), **player: Any) -> Any:
    """Return a table with Boba Fett in a space in his encounter step, these cards on top of its
    deck."""
    more = player.pop("more", {})
    game = sim(1).game
    deck = game.base.galaxy(game.base.row).spaces[space].encounter
    elsewhere = "kessel" if space != "kessel" else "naboo"
    mine = {"space": space, "credits": 0, "reputation": {**NEUTRAL, **player.pop("rep", {})}}
    return sim(
        **{
            "players": [{**mine, **player}, {"space": elsewhere, "reputation": NEUTRAL}],
            "decks": {deck: list(cards)} if cards else {},
            "step": "encounter",
            "dice": dice,
            **more,
        }
    )


def standing(table: Any, faction: str) -> int:
    """Return Boba Fett's reputation with a faction."""
    return int(dict(zip(FACTIONS, table.player().reputation, strict=True))[faction])


def turns(table: Any) -> list[int]:
    """Return the seats whose turns began in the last answer."""
    return [each.seat for each in table.found(TurnBegan)]


# --- what can be met -----------------------------------------------------------------------------


@pytest.mark.rule("OR-193", "OR-194")
def test_the_options_of_the_step(sim: Make) -> None:
    """On Lothal: a patrol, the space, two contacts, and the ability of Ketsu Onyo."""
    table = at(
        sim,
        "lothal",
        more={
            "characters": ("ketsu_onyo",),
            "patrols": {
                "rebel": {"level": 1, "space": "lothal"},
                "imperial": {"level": 1, "space": "nav_9"},
            },
        },
    )
    assert Counter(table.keys) == Counter(
        (
            "fight:patrol_rebel_1@lothal",
            "draw:lothal_mon_calamari@lothal",
            "meet:lothal.1",
            "meet:lothal.2",
            "use:ketsu_onyo",
        )
    )


@pytest.mark.rule("OR-193")
@pytest.mark.parametrize(
    "choice", ["fight:patrol_rebel_1@lothal", "draw:lothal_mon_calamari@lothal", "meet:lothal.1"]
)
def test_one_encounter_and_the_turn_is_over(sim: Make, choice: str) -> None:
    patrols = {"rebel": {"level": 1, "space": "lothal"}}
    table = at(sim, "lothal", more={"patrols": patrols})
    table.choose(choice)
    kinds = {"fight", "draw", "meet"}
    for _ in range(20):
        if table.state.turn == 1:
            break
        assert not kinds & table.verbs()  # no second encounter
        table.choose(table.keys[-1])
    assert table.state.turn == 1


@pytest.mark.rule("OR-193", "OR-211", "OR-225")
@pytest.mark.parametrize(
    ("key", "clause"),
    [
        ("draw:naboo_ryloth@naboo", "OR-211"),
        ("meet:naboo.1", "OR-225"),
        ("fight:patrol_hutt_1@nav_24", "OR-194"),
    ],
)
def test_the_encounter_takes_place_in_ones_own_space(sim: Make, key: str, clause: str) -> None:
    table = at(sim, "lothal")
    assert table.refused(key).clause == clause


@pytest.mark.rule("OR-193", "OR-R55")
def test_the_step_cannot_be_skipped(sim: Make) -> None:
    table = at(sim, "nav_12", "enc_navpoint_b")
    assert table.keys == ["draw:navpoint@nav_12"]  # asked, even for a single option
    for key in ("end", "pass", "done"):
        table.refused(key)
    assert table.step == "encounter"


@pytest.mark.rule("OR-R55")
def test_what_a_card_offers_may_be_declined(sim: Make) -> None:
    table = at(sim, "naboo", SIDES)
    table.choose(NABOO)
    assert table.keys == ["accept", "pass"]
    table.choose("pass")
    assert table.found(ReputationChanged) == table.found(CreditsChanged) == []
    assert turns(table) == [1]


@pytest.mark.rule("OR-R61")
def test_an_empty_deck_is_no_option(sim: Make) -> None:
    table = at(sim, "naboo")
    table.state.encounters["naboo_ryloth"] = ()
    table.edited()
    assert table.keys == ["meet:naboo.1", "meet:naboo.2"]
    table.refused(NABOO)


@pytest.mark.rule("OR-R61")
def test_with_no_option_the_step_has_no_effect(sim: Make) -> None:
    table = sim(players=[{"space": "nav_12"}, {"space": "naboo"}], step="action")
    table.state.encounters["navpoint"] = ()
    table.edited()
    table.choose("end")
    assert [each.step for each in table.found(StepBegan)] == ["encounter", "planning"]
    assert turns(table) == [1]


# --- the space -----------------------------------------------------------------------------------


@pytest.mark.rule("OR-211", "OR-219")
def test_every_space_draws_from_its_own_deck(sim: Make, game: OuterRim) -> None:
    """The planets and the Maelstrom from the deck that shows them, navpoints from theirs."""
    for space in game.base.galaxy(game.base.row).spaces.values():
        table = at(sim, space.id)
        (draw,) = (key for key in table.keys if key.startswith("draw:"))
        deck = draw.removeprefix("draw:").partition("@")[0]
        if space.kind == "navpoint":
            assert deck == "navpoint"
        else:
            assert space.id.removeprefix("the_") in deck
        top = table.state.encounters[deck][0]
        table.choose(draw)
        drawn = [(each.card, each.cause) for each in table.found(EncounterDrawn)]
        assert drawn == [(top, deck)], space.id


@pytest.mark.rule("OR-212", "OR-213")
def test_cards_have_up_to_three_sections_one_for_each_space(game: OuterRim) -> None:
    spaces = game.base.galaxy(game.base.row).spaces.values()
    for card in game.base.content.encounter_cards.values():
        assert 1 <= len(card.sections) <= 3, card.id
        for space in spaces:
            if space.encounter == card.deck:
                fits = [s for s in card.sections if not s.spaces or space.id in s.spaces]
                assert len(fits) == 1, f"{card.id} on {space.id}"


@pytest.mark.rule("OR-213", "OR-219")
@pytest.mark.parametrize(("space", "gained"), [("naboo", 1_000), ("ryloth", 2_000)])
def test_only_the_section_of_the_space_is_resolved(sim: Make, space: str, gained: int) -> None:
    """Unsigned Portraits: 1,000 in any case on Naboo; a test of Stealth on Ryloth."""
    table = at(sim, space, "enc_naboo_ryloth_c", dice=("crit", "crit"))
    table.choose(f"draw:naboo_ryloth@{space}")
    if space == "ryloth":
        table.choose("choose:a")
    tests = [each.skill for each in table.found(SkillTested)]
    assert tests == ([] if space == "naboo" else ["stealth"])
    table.choose("choose:b")
    assert table.player().credits == gained


@pytest.mark.rule("OR-214")
def test_a_resolved_card_goes_under_its_own_deck(sim: Make) -> None:
    table = at(sim, "naboo", SIDES)
    before = dict(table.state.encounters)
    table.choose(NABOO)
    assert table.state.open == (SIDES,)
    assert SIDES not in table.state.encounters["naboo_ryloth"]  # while it is being resolved
    table.choose("pass")
    first, *rest = before["naboo_ryloth"]
    assert first == SIDES and table.state.open == ()
    assert table.state.encounters == {**before, "naboo_ryloth": (*rest, SIDES)}


@pytest.mark.rule("OR-214")
def test_it_lies_facedown_there(sim: Make) -> None:
    """Players see only the number of cards in an encounter deck."""
    table = at(sim, "naboo", SIDES)
    table.choose(NABOO, "pass")
    for seat in (0, 1, None):
        shown = table.game.view(table.state, seat)
        assert set(shown["encounters"].values()) == {10}
        assert shown["open"] == [] or SIDES not in shown["open"]


@pytest.mark.rule("OR-215")
@pytest.mark.parametrize("level", ["positive", "neutral", "negative"])
def test_only_the_part_that_fits_is_resolved(sim: Make, level: str) -> None:
    """Small Favors on Tatooine has a part for each reputation with the Hutts."""
    card = "enc_tatooine_nal_hutta_f"
    table = at(sim, "tatooine", card, rep={"hutt": level}, credits=4_000)
    table.choose("draw:tatooine_nal_hutta@tatooine")
    if level == "positive":  # 2,000, and a bounty is for sale
        assert [each.amount for each in table.found(CreditsChanged)] == [2_000]
        assert table.step == "offer"
    elif level == "neutral":  # 2,000 buy 1 reputation
        assert (table.step, table.keys) == ("may", ["accept", "pass"])
    else:  # 3,000 buy it, or 2 damage
        assert (table.step, table.keys) == ("choose", ["choose:a", "choose:b"])


@pytest.mark.rule("OR-215")
@pytest.mark.parametrize("company", [True, False])
def test_a_condition_may_look_at_more_than_reputation(sim: Make, company: bool) -> None:
    """A Difference of Opinion: with somebody here they are fought, else a stranger is."""
    table = at(sim, "tatooine", "enc_tatooine_nal_hutta_c")
    table.player(1).space = "tatooine" if company else "kessel"
    table.edited()
    table.choose("draw:tatooine_nal_hutta@tatooine", "choose:a")
    (begun,) = table.found(CombatBegan)
    assert bool(begun.enemy) is not company


KEPT = {
    "enc_tatooine_nal_hutta_d": ("tatooine", "bounty", ("choose:a",)),
    "enc_naboo_ryloth_c": ("naboo", "cargo", ("choose:a",)),
    "enc_tatooine_nal_hutta_g": ("nal_hutta", "crew", ("accept", "choose:a")),
    "enc_kessel_maelstrom_g": ("kessel", "gear", ("choose:a",)),
}


@pytest.mark.rule("OR-216", "OR-217")
@pytest.mark.parametrize("card", list(KEPT))
def test_a_card_gained_is_kept_in_a_slot_and_not_discarded(
    sim: Make, game: OuterRim, card: str
) -> None:
    space, kind, answers = KEPT[card]
    table = at(sim, space, card, credits=5_000)
    deck = game.base.content.encounter_cards[card].deck
    table.choose(f"draw:{deck}@{space}", *answers)
    assert game.base.content.assets[card].kind == kind
    assert [each.card for each in table.found(CardGained)] == [card]
    assert card in table.player().cards
    assert card not in table.state.encounters[deck] and card not in table.state.open
    assert len(table.state.encounters[deck]) == 9
    assert table.values().count[kind] >= 1  # it takes a slot of its kind


@pytest.mark.rule("OR-216")
def test_which_kinds_the_cards_of_the_spaces_carry(game: OuterRim) -> None:
    content = game.base.content
    kinds = {
        content.assets[card].kind for card in content.encounter_cards if card in content.assets
    }
    assert kinds <= {"bounty", "cargo", "crew", "job", "gear", "mod"}
    assert {"bounty", "cargo", "crew", "gear"} <= kinds


@pytest.mark.rule("OR-216")
def test_without_an_effect_that_says_so_the_card_is_not_gained(sim: Make) -> None:
    table = at(sim, "naboo", "enc_naboo_ryloth_c")
    table.choose(NABOO, "choose:b")
    assert "enc_naboo_ryloth_c" not in table.player().cards
    assert table.state.encounters["naboo_ryloth"][-1] == "enc_naboo_ryloth_c"


@pytest.mark.rule("OR-217")
def test_the_other_sections_of_a_kept_card_are_covered(game: OuterRim) -> None:
    """The card in the slot reads as cargo: its destination and its reward."""
    card = "enc_naboo_ryloth_c"
    drawn = say.section_text(game.base.content, card, 1, "text").body
    slot = say.slot_text(game.base.content, card, "text").body
    assert any("Stealth" in words for words in drawn)
    assert len(slot) == 1 and "Cantonica" in slot[0] and "5,000" in slot[0]


@pytest.mark.rule("OR-218")
def test_the_back_of_a_deck_tells_what_is_to_be_found(sim: Make, game: OuterRim) -> None:
    """The option to draw shows it, on every turn, to any player who may look."""
    table = at(sim, "naboo")
    label = game.word(table.state, option("draw", "naboo_ryloth", "naboo"))
    assert game.base.content.encounter_decks["naboo_ryloth"].rewards == (
        "reputation",
        "cargo",
        "selling",
        "buy ships",
    )
    assert label.detail.endswith("reputation, cargo, selling, buy ships")


# --- the examples --------------------------------------------------------------------------------


@pytest.mark.rule("OR-219", "OR-220")
@pytest.mark.parametrize("rebel", ["positive", "neutral", "negative"])
def test_naboo_one_side_sold_to_the_other(sim: Make, rebel: str) -> None:
    """At negative reputation there is nothing left to lose, and the card allows it all the same."""
    before = {"positive": 1, "neutral": 0, "negative": -1}[rebel]
    table = at(sim, "naboo", SIDES, rep={"rebel": rebel})
    table.choose(NABOO, "accept")
    assert table.player().credits == 2_000
    assert standing(table, "imperial") == 1
    assert standing(table, "rebel") == max(-1, before - 1)


@pytest.mark.rule("OR-221")
@pytest.mark.parametrize("level", ["neutral", "positive"])
def test_ryloth_any_ship_of_the_supply_is_for_sale(sim: Make, game: OuterRim, level: str) -> None:
    table = at(sim, "ryloth", SIDES, rep={"rebel": level}, credits=20_000)
    table.choose(RYLOTH)
    supply = {ship.id for ship in game.base.content.ships.values() if not ship.starter}
    assert set(table.keys) == {"pass", *(f"buy_ship:{ship}" for ship in supply)}
    table.choose("buy_ship:hwk_290")
    assert table.player().ship == "hwk_290" and not table.player().ship_flipped
    assert table.player().credits == 15_000  # what is printed on the sheet
    assert [each.ship for each in table.found(ShipBought)] == ["hwk_290"]
    assert "hwk_290_ship_card" in table.state.removed
    assert table.found(PatrolMoved, log=True) == []


@pytest.mark.rule("OR-221")
def test_ryloth_only_what_can_be_paid(sim: Make) -> None:
    table = at(sim, "ryloth", SIDES, credits=5_000)
    table.choose(RYLOTH)
    assert set(table.keys) == {"pass", "buy_ship:hwk_290", "buy_ship:gx1_short_hauler"}


@pytest.mark.rule("OR-222")
@pytest.mark.parametrize(("hurt", "after"), [(0, 0), (2, -1)])
def test_ryloth_caught_in_the_middle(sim: Make, hurt: int, after: int) -> None:
    table = at(sim, "ryloth", SIDES, rep={"rebel": "negative"}, damage={"character": hurt})
    table.choose(RYLOTH)
    assert [(each.target, each.amount) for each in table.found(DamageSuffered)] == [
        ("character", 3)
    ]
    assert table.player().defeated is (hurt == 2)
    assert standing(table, "rebel") == after
    assert table.found(ShipBought) == []


@pytest.mark.rule("OR-223")
@pytest.mark.parametrize("won", [True, False])
def test_nal_hutta_the_dragonsnake(sim: Make, won: bool) -> None:
    dice = ("crit",) * 3 + ("blank",) * 5 if won else ("blank",) * 3 + ("hit",) + ("blank",) * 4
    table = at(sim, "nal_hutta", SPORT, dice=dice, rep={"hutt": "positive"})
    table.choose("draw:tatooine_nal_hutta@nal_hutta")
    assert table.keys == ["accept", "pass"]
    table.choose("accept")
    (began,) = table.found(CombatBegan)
    assert (began.combat, began.enemy_dice) == ("ground", 5)
    assert (table.player().credits, table.player().fame) == ((3_000, 1) if won else (0, 0))


@pytest.mark.rule("OR-224")
@pytest.mark.parametrize("level", ["neutral", "negative"])
def test_nal_hutta_the_gangster(sim: Make, level: str) -> None:
    table = at(
        sim,
        "nal_hutta",
        SPORT,
        dice=("hit", "blank"),
        rep={"hutt": level},
        more={"decks": {"tatooine_nal_hutta": [SPORT], "job": ["hutt_favor", "hired_help"]}},
    )
    before = standing(table, "hutt")
    table.choose("draw:tatooine_nal_hutta@nal_hutta")
    (test,) = table.found(SkillTested)
    assert (test.skill, test.passed) == ("tactics", True)
    assert standing(table, "hutt") == before + 1
    assert table.keys == ["buy:hutt_favor@job", "pass"]
    table.choose("buy:hutt_favor@job")
    assert "hutt_favor" in table.player().cards


@pytest.mark.rule("OR-224")
def test_nal_hutta_the_gangster_is_not_impressed(sim: Make) -> None:
    table = at(sim, "nal_hutta", SPORT, dice=("blank", "focus"))
    table.choose("draw:tatooine_nal_hutta@nal_hutta")
    assert [each.passed for each in table.found(SkillTested)] == [False]
    assert standing(table, "hutt") == 0
    assert turns(table) == [1]  # nothing is for sale


# --- abilities, and a turn on top ----------------------------------------------------------------


@pytest.mark.rule("OR-194", "OR-244", "OR-245")
def test_an_encounter_ability_is_the_encounter(sim: Make) -> None:
    secret = "enc_ord_mantell_cantonica_e"  # on Naboo or Cantonica: 5,000
    table = at(sim, "naboo", secrets=[secret])
    assert {"draw", "meet", "use"} <= table.verbs()
    table.choose(f"use:{secret}.secret")
    assert table.player().credits == 5_000
    assert len(table.found(AbilityUsed)) == 1
    assert turns(table) == [1]


@pytest.mark.rule("OR-244")
def test_abilities_of_other_steps_are_no_encounters(sim: Make) -> None:
    table = at(sim, "naboo", secrets=[SONNET], credits=1_000)
    assert f"use:{SONNET}.secret" not in table.keys
    assert table.refused(f"use:{SONNET}.secret").clause == "OR-085"


@pytest.mark.rule("OR-R74")
@pytest.mark.parametrize("kinds", [("human", "human", "human"), ("human", "human")])
def test_an_additional_turn_comes_directly_and_then_the_next_player(
    sim: Make, kinds: tuple[str, ...]
) -> None:
    """Weights and Measures in the Maelstrom: 2 damage on the ship for a turn."""
    table = at(sim, "the_maelstrom", "enc_kessel_maelstrom_d", more={"seats": kinds})
    table.choose("draw:kessel_maelstrom@the_maelstrom", "choose:a")
    assert [each.seat for each in table.found(ExtraTurnGranted)] == [0]
    assert turns(table) == [0]
    assert (table.step, table.seat, table.state.round) == ("planning", 0, 1)
    for deck in table.state.encounters:
        table.state.encounters[deck] = ()  # so that the turn ends without an encounter
    table.edited()
    table.choose("move:g_1a_starfighter@nav_12", "end")
    assert turns(table)[0] == 1


@pytest.mark.rule("OR-R74")
def test_an_additional_turn_has_all_its_steps_and_fresh_abilities(sim: Make) -> None:
    cards = ["shield_upgrade", "databank_91_droid_parts"]
    table = sim(
        players=[{"space": "kessel", "cards": cards, "damage": {"ship": 3}, "credits": 3_000}],
        decks={"kessel_maelstrom": ["enc_kessel_maelstrom_c"]},  # 3,000 for a turn
        step="action",
    )
    table.choose("use:shield_upgrade", "end", "draw:kessel_maelstrom@kessel", "choose:a")
    assert table.step == "planning" and table.seat == 0
    table.choose("credits")
    assert table.step == "action" and "use:shield_upgrade" in table.keys
    table.choose("end")
    assert table.step == "encounter"
