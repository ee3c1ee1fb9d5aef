"""Contacts: meeting one, hiring, secret looks, and where their tokens go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.events import (
    CardGained,
    CombatBegan,
    ContactLeft,
    ContactMet,
    ContactPeeked,
    ContactPlaced,
    DatabankDrawn,
    DiceChanged,
    DiceRolled,
    SkillTested,
)
from game.outer_rim.game import OuterRim
from game.outer_rim.rules import contacts
from game.table.events import visible

Make = Callable[..., Any]
GREEDO = "databank_12_greedo"
FOUR_LOM = "databank_4_4_lom"
BOSHEK = "databank_7_boshek"
SMALL_CLAIMS = "enc_tatooine_nal_hutta_d"  # a bounty on Greedo
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


@pytest.mark.rule("OR-243")
def test_4_lom_as_crew(sim: Make) -> None:
    without = at(sim, "greedo").values()
    with_him = at(sim, "greedo", cards=[FOUR_LOM]).values()
    assert with_him.skills["tactics"] == without.skills["tactics"] + 1
    assert with_him.ground_combat == without.ground_combat + 1


# --- reaching further ----------------------------------------------------------------------------


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
