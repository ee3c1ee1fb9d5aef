"""House rules: off unless asked for, small, and shown to everybody."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from game.outer_rim.contacts.events import ContactSeen
from game.outer_rim.events import TurnBegan, VariantsAgreed
from game.outer_rim.game import OuterRim
from game.outer_rim.market.events import MarketDiscarded
from game.outer_rim.rules.variants import VARIANTS
from game.players import make_players
from game.table.journal import Journal
from game.table.session import Session

Make = Callable[..., Any]
SEATS = [{"kind": "human", "character": "han_solo"}, {"kind": "deck"}]
FRESH, BONUS_RULE = {"variants": ("fresh_market",)}, {"variants": ("trailing_bonus",)}


def pass_turn(table: Any) -> list[Any]:
    """Answer until the next turn begins; returns what its beginning brought about."""
    for _ in range(200):
        table.choose("credits" if table.step == "planning" else table.keys[-1])
        if table.found(TurnBegan):
            at = table.events.index(table.found(TurnBegan)[-1])
            return list(table.events[at:])
    raise AssertionError("the turn does not end")


def tops(table: Any) -> dict[str, str]:
    return {deck: cards[0] for deck, cards in table.state.market.items()}


def pair(**more: Any) -> dict[str, Any]:
    return {"players": [{"space": "nav_7"}, {"space": "nav_16"}], **more}


# --- fresh market ---------------------------------------------------------------------------------


def test_a_deck_of_one_card_is_left_alone(sim: Make) -> None:
    table = sim(2, **pair(setup=FRESH))
    table.state.market["bounty"] = table.state.market["bounty"][:1]
    table.edited()
    pass_turn(table)
    assert not [each for each in pass_turn(table) if isinstance(each, MarketDiscarded)]


def test_the_log_says_why_a_card_goes(sim: Make) -> None:
    table = sim(2, **pair(setup=FRESH))
    card = tops(table)["bounty"]
    pass_turn(table)
    events = pass_turn(table)
    lines = [table.game.tell(table.state, each, 0) for each in events]
    name = table.game.base.content.assets[card].name
    assert f"{name} goes to the bottom of the bounty deck (fresh market)." in lines


# --- word gets around -----------------------------------------------------------------------------

GREEDO, LANES_HERE = "greedo_bounty", {"takodana": ["maz_kanata", "greedo"]}


def bought(sim: Make, *, faceup: Sequence[str] = (), **setup: Any) -> Any:
    """Return a table where a player on Takodana has just bought the bounty on Greedo, who is
    there."""
    table = sim(
        2,
        **pair(setup=setup),
        decks={"bounty": [GREEDO, "ziton_moj_bounty"]},
        contacts=LANES_HERE,
        faceup=faceup,
        step="action",
    )
    table.state.players[0].space = "takodana"
    table.edited()
    table.choose(next(key for key in table.keys if key.startswith(f"buy:{GREEDO}")))
    return table


def test_a_contact_that_lies_open_needs_no_hint(sim: Make) -> None:
    table = bought(sim, variants=("contact_hints",), faceup=["greedo"])
    assert not table.found(ContactSeen) and "greedo" not in table.player().known


# --- both -----------------------------------------------------------------------------------------


def test_header_log_and_view_say_which_are_played(game: OuterRim, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    setup = {"seats": SEATS, "variants": list(VARIANTS)}
    session = Session(game, setup, 3, path)
    session.autoplay(make_players("outer_rim", ("random", "deck"), 3), 40)
    events = [*session.opening, *(each for turn in session.history for each in turn.events)]
    (agreed,) = [each for each in events if isinstance(each, VariantsAgreed)]
    line = game.tell(session.state, agreed, None)
    assert line == "House rules in this game: fresh market, catching up and word gets around."
    assert game.view(session.state, 0)["variants"] == list(VARIANTS)
    session.close()
    assert Journal.read(path).header.setup["variants"] == list(VARIANTS)
    again = Session.resume(game, path)
    assert again.notes == [] and game.dump(again.state) == game.dump(session.state)
    again.close()


@pytest.mark.parametrize(
    "variants", [["fresh"], "fresh_market", ["fresh_market", "fresh_market"], [1]]
)
def test_variants_that_there_are_not_are_refused(game: OuterRim, variants: Any) -> None:
    with pytest.raises(ValueError, match="variants"):
        game.setup({"seats": SEATS, "variants": variants})
