"""Contacts: meeting one, hiring, secret looks, and where their tokens go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.contacts.events import ContactMet, ContactPeeked, ContactPlaced
from game.outer_rim.events import DatabankDrawn
from game.outer_rim.game import OuterRim
from game.table.events import visible

Make = Callable[..., Any]
FOUR_LOM = "databank_4_4_lom"
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


@pytest.mark.rule("OR-229", "OR-231")
def test_declining_leaves_all_as_it_was(sim: Make) -> None:
    table = at(sim, "boshek")
    before = table.state.databank
    table.choose("meet:tatooine.1", "pass")
    assert table.state.databank == before
    assert table.tokens("tatooine") == ("boshek", "l3_37")
    assert table.player().credits == 10_000


@pytest.mark.rule("OR-234")
def test_each_contact_is_gray_green_or_yellow(game: OuterRim) -> None:
    classes = [contact.contact_class for contact in game.base.content.contacts.values()]
    assert set(classes) == {"gray", "green", "yellow"}
    assert len(classes) == 22


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
