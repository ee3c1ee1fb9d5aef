"""Contacts: meeting one, hiring, secret looks, and where their tokens go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.cards.effects import FACTIONS
from game.outer_rim.events import (
    CardGained,
    CombatBegan,
    CombatDecided,
    ContactLeft,
    ContactMet,
    ContactMoved,
    ContactPeeked,
    ContactPlaced,
    ContactRevealed,
    ContactSeen,
    CreditsChanged,
    DamageSuffered,
    DatabankDrawn,
    DiceChanged,
    DiceRolled,
    SkillTested,
    StepBegan,
)
from game.outer_rim.game import OuterRim
from game.outer_rim.rules import contacts
from game.table.events import visible

Make = Callable[..., Any]
GREEDO = "databank_12_greedo"
FOUR_LOM = "databank_4_4_lom"
BOSHEK = "databank_7_boshek"
SMALL_CLAIMS = "enc_tatooine_nal_hutta_d"  # a bounty on Greedo
GREEDO_BOUNTY = "greedo_bounty"
GEAR = "databank_91_droid_parts"  # any card will do, so that no starting card is dealt


def at(sim: Make, token: str, *dice: str, **player: Any) -> Any:
    """Return a table with Boba Fett in Tatooine's cantina, the token facedown there, and L3-37
    beside it."""
    more = player.pop("more", {})
    return sim(
        players=[
            {"space": "tatooine", "credits": 10_000, "cards": [GEAR], **player},
            *more.pop("others", ()),
        ],
        contacts={"tatooine": [token, "l3_37"]},
        step="encounter",
        dice=dice,
        **more,
    )


def asked(table: Any) -> list[str]:
    """Return the keys on offer, except for deals with others, which can be opened at any time."""
    return [key for key in table.keys if not key.startswith("deal")]


def seen(table: Any, seat: int | None, space: str = "tatooine", index: int = 0) -> Any:
    """Return a viewer's token on a contact space."""
    return table.game.view(table.state, seat)["contacts"][space][index]


# --- meeting -------------------------------------------------------------------------------------


@pytest.mark.rule("OR-225")
def test_a_contact_on_the_planet_is_chosen_and_turned_up(sim: Make) -> None:
    table = at(sim, "greedo", "hit", "hit")
    assert [key for key in asked(table) if key.startswith("meet:")] == [
        "meet:tatooine.1",
        "meet:tatooine.2",
    ]
    assert table.refused("meet:kessel.1").clause == "OR-225"
    table.choose("meet:tatooine.1")
    (turned,) = table.found(ContactRevealed)
    assert (turned.contact, turned.place) == ("greedo", "tatooine.1")
    assert "greedo" in table.state.faceup
    assert "l3_37" not in table.state.faceup


@pytest.mark.rule("OR-226", "OR-421")
def test_the_card_of_the_tokens_number_is_taken(sim: Make, game: OuterRim) -> None:
    table = at(sim, "greedo")
    table.choose("meet:tatooine.1")
    (met,) = table.found(ContactMet)
    assert met.card == GREEDO
    assert (
        game.base.content.databank[met.card].number
        == game.base.content.contacts["greedo"].databank
        == 12
    )
    assert GREEDO in table.state.open
    assert GREEDO not in table.state.databank


@pytest.mark.rule("OR-226")
def test_the_top_part_is_resolved_not_the_crew_part(sim: Make) -> None:
    """BoShek's crew part is about patrols; his top part tests Piloting or Knowledge."""
    table = at(sim, "boshek", "crit", "blank")
    table.choose("meet:tatooine.1", "accept")
    assert asked(table) == ["choose:a", "choose:b"]


@pytest.mark.rule("OR-215", "OR-226")
@pytest.mark.parametrize(("level", "keys"), [("negative", []), ("neutral", ["accept", "pass"])])
def test_the_part_that_fits_is_resolved(sim: Make, level: str, keys: list[str]) -> None:
    table = at(sim, "chopper", reputation={"rebel": level})
    table.choose("meet:tatooine.1")
    if keys:
        assert asked(table) == keys
    else:
        assert (table.player().ship_damage, table.step, table.seat) == (2, "planning", 1)


@pytest.mark.rule("OR-227", "OR-228", "OR-230")
def test_a_crew_gained_goes_into_a_crew_slot_and_its_token_leaves(sim: Make) -> None:
    table = at(sim, "boshek", "crit", "blank")
    table.choose("meet:tatooine.1", "accept", "choose:a")
    assert [each.card for each in table.found(CardGained)] == [BOSHEK]
    assert BOSHEK in table.player().cards
    assert BOSHEK not in table.state.databank + table.state.open
    assert table.values().count["crew"] == 1
    assert table.values().skills["piloting"] == 1
    (left,) = table.found(ContactLeft)
    assert (left.contact, left.place) == ("boshek", "tatooine.1")
    assert table.tokens("tatooine") == ("", "l3_37")
    assert table.state.aside == ("boshek",)
    assert table.state.removed == ()


@pytest.mark.rule("OR-228")
def test_without_a_free_crew_slot_another_card_has_to_go(sim: Make) -> None:
    table = at(sim, "4_lom", cards=["hired_help"])
    table.choose("meet:tatooine.1", "accept")
    assert asked(table) == ["discard:hired_help", "decline"]
    table.choose("discard:hired_help")
    assert table.player().cards == (FOUR_LOM,)
    assert table.state.market["job"][-1] == "hired_help"


@pytest.mark.rule("OR-229", "OR-231", "OR-427")
def test_a_card_not_kept_goes_back_and_the_token_stays_faceup(sim: Make) -> None:
    table = at(sim, "boshek", "hit", "blank")
    before = table.state.databank
    table.choose("meet:tatooine.1", "accept", "choose:b")
    assert table.state.databank == before
    assert table.state.open == ()
    assert table.tokens("tatooine") == ("boshek", "l3_37")
    assert "boshek" in table.state.faceup
    assert table.player().credits == 9000


@pytest.mark.rule("OR-229", "OR-231")
def test_declining_leaves_all_as_it_was(sim: Make) -> None:
    table = at(sim, "boshek")
    before = table.state.databank
    table.choose("meet:tatooine.1", "pass")
    assert table.state.databank == before
    assert table.tokens("tatooine") == ("boshek", "l3_37")
    assert table.player().credits == 10_000


@pytest.mark.rule("OR-230", "OR-R65")
def test_a_token_discarded_is_set_aside(sim: Make) -> None:
    """Zuckuss walks off when a test fails."""
    table = at(sim, "zuckuss", "blank", "blank")
    table.choose("meet:tatooine.1", "accept")
    assert table.tokens("tatooine") == ("", "l3_37")
    assert table.state.aside == ("zuckuss",)
    assert "zuckuss" not in table.state.removed + table.state.faceup
    assert "databank_25_zuckuss" in table.state.databank


@pytest.mark.rule("OR-232")
def test_others_may_meet_a_faceup_contact(sim: Make) -> None:
    table = sim(
        players=[
            {"space": "tatooine", "credits": 0},
            {"space": "tatooine", "credits": 3000, "cards": [GEAR]},
        ],
        contacts={"tatooine": ["4_lom", "l3_37"]},
        faceup=["4_lom"],
        step="encounter",
        turn=1,
    )
    assert (table.seat, "meet:tatooine.1" in asked(table)) == (1, True)
    table.choose("meet:tatooine.1", "accept")
    assert table.found(ContactRevealed, log=True) == []
    assert FOUR_LOM in table.player(1).cards


@pytest.mark.rule("OR-232")
def test_also_one_left_faceup_by_a_meeting(sim: Make) -> None:
    table = sim(
        players=[
            {"space": "tatooine", "credits": 0},
            {"space": "tatooine", "credits": 3000, "cards": [GEAR]},
        ],
        contacts={"tatooine": ["4_lom", "l3_37"]},
        step="encounter",
    )
    table.choose("meet:tatooine.1", "pass", "credits", "end")
    assert (table.seat, table.step) == (1, "encounter")
    table.choose("meet:tatooine.1", "accept")
    assert FOUR_LOM in table.player(1).cards


@pytest.mark.rule("OR-233")
@pytest.mark.parametrize("token", ["chopper", "lobot"])
@pytest.mark.parametrize("level", ["neutral", "positive"])
def test_icons_do_nothing_by_themselves(sim: Make, token: str, level: str) -> None:
    levels = dict.fromkeys(FACTIONS, level)
    table = at(sim, token, reputation=levels)
    before = table.player().reputation
    table.choose("meet:tatooine.1", "choose:c" if token == "lobot" else "pass")
    assert table.player().reputation == before
    assert not table.found(DamageSuffered)


@pytest.mark.rule("OR-233")
def test_other_abilities_refer_to_the_droid_icon(sim: Make) -> None:
    """L3-37 joins a player who travels with a droid; others must talk her into it."""
    table = at(sim, "greedo", cards=[FOUR_LOM])
    table.choose("meet:tatooine.2", "accept")
    assert table.found(SkillTested) == []
    assert table.step == "make_room"
    table = at(sim, "greedo", "blank", "blank", cards=[BOSHEK], credits=0)
    table.choose("meet:tatooine.2", "accept", "fail")
    assert len(table.found(SkillTested)) == 1


@pytest.mark.rule("OR-234")
def test_each_contact_is_gray_green_or_yellow(game: OuterRim) -> None:
    classes = [contact.contact_class for contact in game.base.content.contacts.values()]
    assert set(classes) == {"gray", "green", "yellow"}
    assert len(classes) == 22


@pytest.mark.rule("OR-R62")
def test_an_empty_contact_space_cannot_be_met(sim: Make) -> None:
    table = sim(
        players=[{"space": "tatooine"}], contacts={"tatooine": [None, None]}, step="encounter"
    )
    assert "meet" not in table.verbs()
    assert table.refused("meet:tatooine.1").clause == "OR-R62"


@pytest.mark.rule("OR-R64")
def test_a_contact_whose_card_is_in_use_has_nothing_to_say(sim: Make) -> None:
    table = sim(
        players=[
            {"space": "tatooine", "credits": 9000, "cards": [GEAR]},
            {"cards": [FOUR_LOM]},
        ],
        contacts={"tatooine": ["4_lom", "l3_37"]},
        step="encounter",
    )
    table.choose("meet:tatooine.1")
    assert table.found(ContactMet) == []
    assert "4_lom" in table.state.faceup
    assert (table.step, table.seat, table.player().credits) == ("planning", 1, 9000)


# --- coming back ---------------------------------------------------------------------------------


@pytest.mark.rule("OR-235", "OR-R66", "OR-R67", "OR-423", "OR-429")
def test_discarded_crew_comes_back_at_once_on_a_space_of_any_color(
    sim: Make, game: OuterRim
) -> None:
    """Chopper, green, is hired off the only empty space; 4-LOM, gray, makes room for him."""
    table = sim(
        players=[{"space": "tatooine", "cards": [FOUR_LOM]}],
        contacts={"tatooine": ["boshek", "chopper"], "kessel": ["lobot", None]},
        step="encounter",
        dice=("crit", "blank"),
    )
    assert game.base.content.contacts["4_lom"].contact_class == "gray"
    assert game.base.galaxy(game.base.row).spaces["tatooine"].contacts == ("gray", "green")
    table.choose("meet:tatooine.2", "accept", f"discard:{FOUR_LOM}")
    (placed,) = table.found(ContactPlaced)
    assert (placed.contact, placed.place) == ("4_lom", "tatooine.2")
    assert table.tokens("tatooine") == ("boshek", "4_lom")
    assert "4_lom" in table.state.faceup
    order = list(table.state.databank)
    assert order.index(FOUR_LOM) < order.index("databank_5_black_krrsantan")
    assert order == sorted(order, key=game.base.content.databank_order.__getitem__)


def adrift(sim: Make, contacts: dict[str, list[str | None]]) -> Any:
    """Have 4-LOM put off the ship at navpoint 19, between Naboo and Takodana."""
    full = {"naboo": ["boshek", "l3_37"], "takodana": ["greedo", "maz_kanata"]}
    table = sim(
        players=[{"space": "nav_19", "cards": [FOUR_LOM]}],
        contacts={**full, **contacts},
        decks={"navpoint": ["enc_navpoint_c"]},
        step="encounter",
    )
    table.choose("draw:navpoint@nav_19", "choose:a", f"discard:{FOUR_LOM}")
    return table


@pytest.mark.rule("OR-R67")
def test_the_nearest_empty_contact_space_is_counted_from_the_owner(sim: Make) -> None:
    table = adrift(sim, {"naboo": [None, "l3_37"], "cantonica": [None, None]})
    assert table.tokens("naboo") == ("4_lom", "l3_37")


@pytest.mark.rule("OR-R67")
def test_the_owner_decides_between_equally_near_spaces(sim: Make) -> None:
    table = adrift(sim, {"naboo": [None, "l3_37"], "takodana": ["greedo", None]})
    assert (table.step, table.seat) == ("place_contact", 0)
    assert asked(table) == ["place:4_lom@naboo.1", "place:4_lom@takodana.2"]
    table.choose("place:4_lom@takodana.2")
    assert table.tokens("takodana") == ("greedo", "4_lom")
    assert "4_lom" in table.state.faceup
    assert "4_lom" not in table.state.aside
    assert table.tokens("naboo") == ("", "l3_37")
    assert (table.step, table.seat) == ("planning", 1)


@pytest.mark.rule("OR-R67")
def test_the_owners_own_space_comes_first(sim: Make) -> None:
    table = sim(
        players=[{"space": "kessel", "cards": [BOSHEK]}],
        contacts={"kessel": ["4_lom", "l3_37"], "tatooine": [None, None]},
        step="encounter",
    )
    table.choose("meet:kessel.1", "accept", f"discard:{BOSHEK}")
    assert table.tokens("kessel") == ("boshek", "l3_37")


# --- secret looks --------------------------------------------------------------------------------


def peeking(sim: Make) -> Any:
    """Have Boba Fett look secretly at BoShek."""
    table = sim(
        players=[{"space": "tatooine"}, {"space": "tatooine"}],
        contacts={"tatooine": ["boshek", "l3_37"]},
        step="action",
    )
    table.choose("use:boba_fett")
    assert asked(table) == ["look:tatooine.1", "look:tatooine.2"]
    return table


@pytest.mark.rule("OR-236")
def test_a_secret_look_shows_the_token_to_one_player(sim: Make) -> None:
    table = peeking(sim)
    table.choose("look:tatooine.1")
    (look,) = table.found(ContactSeen)
    assert (look.contact, visible(look, 0), visible(look, 1)) == ("boshek", True, False)
    assert seen(table, 0)["contact"] == "boshek"
    assert seen(table, 1)["contact"] is None
    assert seen(table, None)["contact"] is None


@pytest.mark.rule("OR-236")
def test_the_token_looked_at_stays_facedown_in_its_place(sim: Make) -> None:
    table = peeking(sim)
    table.choose("look:tatooine.1")
    assert table.tokens("tatooine") == ("boshek", "l3_37")
    assert "boshek" not in table.state.faceup
    assert seen(table, 0)["faceup"] is False


@pytest.mark.rule("OR-237")
def test_no_databank_card_is_taken_for_a_look(sim: Make) -> None:
    table = peeking(sim)
    before = table.state.databank
    table.choose("look:tatooine.1")
    assert (table.state.databank, table.state.open) == (before, ())
    assert not table.found(ContactMet) and not table.found(DatabankDrawn)


@pytest.mark.rule("OR-238")
def test_others_learn_only_where_one_looked(sim: Make) -> None:
    table = peeking(sim)
    table.choose("look:tatooine.1")
    public = [each for each in table.events if visible(each, 1)]
    assert [each.place for each in public if isinstance(each, ContactPeeked)] == ["tatooine.1"]
    assert not any("boshek" in repr(each) for each in public)
    assert "boshek" not in repr(table.game.view(table.state, 1)["contacts"])


def test_what_one_has_seen_is_not_offered_for_a_look_again(sim: Make) -> None:
    """Garindan reveals two contacts of one planet."""
    table = at(sim, "garindan", reputation={"imperial": "neutral"})
    table.choose("meet:tatooine.1", "choose:b", "look:kessel.1")
    assert asked(table) == ["look:kessel.2"]
    table.choose("look:kessel.2")
    assert [each.place for each in table.found(ContactSeen, log=True)] == ["kessel.1", "kessel.2"]
    assert (table.step, table.seat) == ("planning", 1)


# --- the examples of the rules -------------------------------------------------------------------


@pytest.mark.rule("OR-239")
@pytest.mark.parametrize(("face", "damage"), [("hit", 0), ("focus", 2)])
def test_greedo_tests_the_stealth_of_an_enemy_of_the_hutts(
    sim: Make, face: str, damage: int
) -> None:
    table = at(sim, "greedo", face, "blank", reputation={"hutt": "negative"})
    table.choose("meet:tatooine.1")
    (test,) = table.found(SkillTested)
    assert (test.skill, test.passed) == ("stealth", damage == 0)
    assert table.player().character_damage == damage
    assert "greedo" in table.state.faceup


@pytest.mark.rule("OR-240")
@pytest.mark.parametrize("level", ["neutral", "positive"])
def test_greedo_may_be_hired_by_influence(sim: Make, level: str) -> None:
    table = at(sim, "greedo", "crit", "blank", reputation={"hutt": level})
    table.choose("meet:tatooine.1")
    assert asked(table) == ["accept", "pass"]
    table.choose("accept")
    assert table.found(SkillTested)[0].skill == "influence"
    assert GREEDO in table.player().cards
    assert table.tokens("tatooine")[0] == ""


@pytest.mark.rule("OR-241")
def test_greedo_takes_2000_instead_of_influence(sim: Make) -> None:
    table = at(sim, "greedo", "hit", "blank")
    table.choose("meet:tatooine.1", "accept")
    assert asked(table) == ["pay", "fail"]
    table.choose("pay")
    assert table.player().credits == 8000
    assert GREEDO in table.player().cards


@pytest.mark.rule("OR-241", "OR-229")
@pytest.mark.parametrize("credits", [1999, 5000])
def test_greedo_without_his_2000_goes_nowhere(sim: Make, credits: int) -> None:
    table = at(sim, "greedo", "hit", "blank", credits=credits)
    table.choose("meet:tatooine.1", "accept")
    assert ("pay" in table.keys) is (credits >= 2000)
    table.choose("fail")
    assert (table.step, table.seat, table.player().credits) == ("planning", 1, credits)
    assert GREEDO in table.state.databank


@pytest.mark.rule("OR-242")
def test_greedo_as_crew(sim: Make) -> None:
    """He shoots first for 1,000: one more hit, in ground combat only."""
    table = sim(
        characters=("doctor_aphra",),
        players=[
            {
                "space": "nal_hutta",
                "reputation": {"hutt": "positive"},
                "credits": 1000,
                "cards": [GREEDO],
            }
        ],
        decks={"tatooine_nal_hutta": ["enc_tatooine_nal_hutta_a"]},
        step="encounter",
        dice=("blank", "hit", "hit", "blank", "blank", "blank", "blank"),
    )
    assert table.values().skills["stealth"] == 1
    table.choose("draw:tatooine_nal_hutta@nal_hutta", "accept")
    assert asked(table) == [f"add:{GREEDO}@hit", "keep"]
    table.choose(f"add:{GREEDO}@hit")
    (change,) = table.found(DiceChanged)
    assert (change.before, change.faces) == (("blank", "hit"), ("blank", "hit", "hit"))
    assert table.found(CreditsChanged)[0].amount == -1000
    assert table.found(CombatDecided)[0].damage == 2


@pytest.mark.rule("OR-242")
def test_greedo_is_no_gunner(sim: Make) -> None:
    table = sim(
        players=[{"space": "the_maelstrom", "credits": 5000, "cards": [GREEDO]}],
        decks={"kessel_maelstrom": ["enc_kessel_maelstrom_c"]},
        step="encounter",
        dice=("blank",) * 7,
    )
    table.choose("draw:kessel_maelstrom@the_maelstrom", "accept")
    assert table.found(CombatBegan)[0].combat == "ship"
    assert (table.step, table.seat) == ("planning", 1)
    assert table.found(DiceChanged) == []


@pytest.mark.rule("OR-243", "OR-R26")
@pytest.mark.parametrize(
    ("bounties", "price"),
    [
        ([], 3000),
        ([GREEDO_BOUNTY], 2000),
        ([GREEDO_BOUNTY, SMALL_CLAIMS], 1000),
        ([GREEDO_BOUNTY, SMALL_CLAIMS, "k_2so_bounty"], 0),
    ],
)
def test_4_lom_is_cheaper_for_bounty_hunters(sim: Make, bounties: list[str], price: int) -> None:
    cards = [GEAR, *bounties]
    if price:
        poor = at(sim, "4_lom", credits=price - 1, cards=cards)
        poor.choose("meet:tatooine.1")
        assert asked(poor) == ["pass"]
        assert poor.refused("accept").clause == "OR-R26"
    table = at(sim, "4_lom", credits=price, cards=cards)
    table.choose("meet:tatooine.1", "accept")
    assert table.player().credits == 0
    assert FOUR_LOM in table.player().cards
    assert table.tokens("tatooine")[0] == ""


@pytest.mark.rule("OR-243")
def test_4_lom_as_crew(sim: Make) -> None:
    without = at(sim, "greedo").values()
    with_him = at(sim, "greedo", cards=[FOUR_LOM]).values()
    assert with_him.skills["tactics"] == without.skills["tactics"] + 1
    assert with_him.ground_combat == without.ground_combat + 1


# --- reaching further ----------------------------------------------------------------------------


def test_meeting_a_contact_from_afar(sim: Make) -> None:
    """Ketsu Onyo: contacts up to 3 spaces away; Kessel is next to Tatooine."""
    table = sim(
        characters=("ketsu_onyo",),
        players=[{"space": "tatooine", "credits": 3000, "cards": [GEAR]}],
        contacts={"kessel": ["4_lom", "l3_37"]},
        step="encounter",
    )
    table.choose("use:ketsu_onyo")
    assert "meet:kessel.1" in asked(table)
    assert not {"meet:tatooine.1", "meet:lothal.1"} & set(asked(table))
    table.choose("meet:kessel.1", "accept")
    assert FOUR_LOM in table.player().cards
    assert table.player().space == "tatooine"


@pytest.mark.rule("OR-245")
def test_a_meeting_is_the_one_encounter_of_the_turn(sim: Make) -> None:
    table = at(sim, "boshek")
    table.choose("meet:tatooine.1", "pass")
    assert [each.seat for each in table.found(StepBegan)] == [1]
    assert table.seat == 1


@pytest.mark.rule("OR-R72")
def test_nobody_has_to_roll_for_a_fighting_contact(sim: Make) -> None:
    """Black Krrsantan's dice are rolled at once, and are nobody's to change."""
    table = at(
        sim,
        "black_krrsantan",
        *("hit",) * 3,
        *("blank",) * 4,
        reputation={"hutt": "negative"},
    )
    table.choose("meet:tatooine.1")
    rolls = [(each.seat, len(each.faces)) for each in table.found(DiceRolled)]
    assert rolls == [(0, 3), (-1, 4)]


@pytest.mark.rule("OR-R31", "OR-R36", "OR-R66")
def test_crew_hired_but_not_taken_aboard_goes_back(sim: Make) -> None:
    table = at(sim, "4_lom", cards=["hired_help"])
    table.choose("meet:tatooine.1", "accept", "decline")
    assert table.player().cards == ("hired_help",)
    assert FOUR_LOM in table.state.databank
    assert table.tokens("tatooine") == ("4_lom", "l3_37")
    assert "4_lom" in table.state.faceup and table.state.aside == ()


@pytest.mark.rule("OR-196", "OR-R57")
def test_a_patrol_in_the_way_leaves_no_time_for_contacts(sim: Make) -> None:
    table = at(
        sim,
        "boshek",
        reputation={"imperial": "negative"},
        more={"patrols": {"imperial": {"level": 1, "space": "tatooine"}}},
    )
    assert table.verbs() - {"deal"} == {"fight"}
    assert table.refused("meet:tatooine.1").clause == "OR-196"


@pytest.mark.parametrize("faceup", [("greedo",), ()])
def test_a_contact_moved_lies_as_it_lay(sim: Make, faceup: tuple[str, ...]) -> None:
    table = sim(
        players=[{"space": "takodana", "cards": [GEAR], "credits": 0}],
        contacts={
            "takodana": ["greedo", None],
            "naboo": ["boshek", None],
            "kessel": [None, "l3_37"],
        },
        faceup=faceup,
        decks={"takodana_ring_of_kafrene": ["enc_takodana_ring_of_kafrene_d"]},
        step="encounter",
    )
    table.choose("draw:takodana_ring_of_kafrene@takodana", "choose:a", "take:takodana.1")
    assert set(asked(table)) == {"place:takodana.1@naboo.2", "place:takodana.1@kessel.1"}
    table.choose("place:takodana.1@naboo.2")
    (moved,) = table.found(ContactMoved)
    assert (moved.place, moved.goal) == ("takodana.1", "naboo.2")
    assert table.tokens("takodana") == ("", "")
    assert table.tokens("naboo") == ("boshek", "greedo")
    assert set(table.state.faceup) == set(faceup)


# --- contact spaces ------------------------------------------------------------------------------


def third(sim: Make, token: str = "maz_kanata", **more: Any) -> Any:
    """Return a table where Naboo has a third contact space, which is not printed on the map, with a
    token on it."""
    table = sim(
        players=[{"space": "naboo"}, {"space": "kessel"}],
        contacts={"naboo": ["boshek", None]},
        step="encounter",
        **more,
    )
    contacts.leave(table.play(), token)
    contacts.take_aside(table.play(), token)
    table.state.contacts["naboo.third"] = token
    table.edited()
    return table


def test_a_contact_space_is_known_by_its_id_alone(sim: Make) -> None:
    table = third(sim)
    assert {key for key in table.keys if key.startswith("meet")} == {
        "meet:naboo.1",
        "meet:naboo.third",
    }
    shown = table.game.view(table.state, 0)["contacts"]["naboo"]
    assert [each and each["place"] for each in shown] == ["naboo.1", None, "naboo.third"]
    assert table.refused("meet:naboo.2").clause != table.refused("meet:naboo.4").clause
    table.choose("meet:naboo.third")
    assert table.found(ContactRevealed)[0].place == "naboo.third"
    assert table.game.load(table.game.dump(table.state)) == table.state


def test_an_empty_one_takes_a_token_wherever_it_is(sim: Make) -> None:
    table = third(sim)
    play = table.play()
    contacts.put(play, "naboo.2", "greedo")
    assert contacts.all_places(play, "naboo") == ["naboo.1", "naboo.2", "naboo.third"]
    contacts.put(play, "naboo.third", "")
    assert contacts.nearest_empty(play, "naboo") == ["naboo.third"]
    contacts.settle(play, "maz_kanata", "naboo.third")
    assert contacts.where(play, "maz_kanata") == "naboo.third"
    assert contacts.planets(play).count("naboo") == 1
    copy = table.state.clone()
    contacts.put(table.game.play(copy), "naboo.third", "")
    assert table.state.contacts["naboo.third"] == "maz_kanata"
