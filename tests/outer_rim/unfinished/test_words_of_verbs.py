"""Exact words, icons and reasons of the verbs that came with the box, and what the linter learns
from them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import TypeAdapter

from game.outer_rim.cards.effects.language import AnyEffect
from game.outer_rim.effects.verb import verb_of
from game.outer_rim.events import CardDiscarded
from game.outer_rim.frames.turns import Cargo, Effects
from game.outer_rim.game import OuterRim
from game.outer_rim.text.terms import Scene
from tests.outer_rim.conftest import Sim
from tests.specs import Row, for_each, tables

EFFECT: TypeAdapter[Any] = TypeAdapter(AnyEffect)
ROWS = tables("outer_rim/unfinished/words_of_verbs.spec")


def effect(do: str, **fields: Any) -> Any:
    """Return an effect as a card would write it."""
    return EFFECT.validate_json(json.dumps({"do": do, **fields}))


def of(row: Row) -> Any:
    """Return the effect of a row."""
    return effect(row["do"], **json.loads(row["fields"] or "{}"))


@for_each(ROWS["said"])
def test_an_effect_in_words(game: OuterRim, row: Row) -> None:
    one = of(row)
    content = game.editions.of(("unfinished_business",)).content
    said = verb_of(one).sentence(one, Scene(content))
    assert said.head + said.tail == row["words"]


@for_each(ROWS["icons"])
def test_an_effect_in_icons(row: Row) -> None:
    one = of(row)
    assert verb_of(one).icon(one) == row["icon"]
    assert list(verb_of(one).causes(one)) == json.loads(row["causes"] or "[]")


@for_each(ROWS["lacks"])
def test_what_an_effect_lacks(game: OuterRim, row: Row) -> None:
    one = of(row)
    play = Sim(game, players=[{"space": "naboo"}, {"space": "kessel"}]).play()
    assert verb_of(one).lack(play, 0, one, "The Cup", "OR-001").text == row["words"]


# --- what they do ---------------------------------------------------------------------------------


def test_a_fight_that_is_not_there_gains_no_dice(game: OuterRim) -> None:
    one = effect("strengthen", dice=2)
    play = Sim(game, players=[{"space": "naboo"}, {"space": "kessel"}]).play()
    before = play.state.clone()
    verb_of(one).do(play, Effects(0, block="", card=""), one)
    assert play.state == before


@pytest.mark.parametrize("held", [True, False])
def test_cargo_is_discarded_while_it_is_delivered(game: OuterRim, held: bool) -> None:
    one = effect("discard_delivery")
    cards = ["spice"] if held else ["salvage"]
    play = Sim(game, players=[{"space": "naboo", "cards": cards}, {"space": "kessel"}]).play()
    f = Effects(0, block="", card="")
    assert not verb_of(one).possible(play, 0, one, "")
    verb_of(one).do(play, f, one)
    assert play.events == []
    play.push(Cargo(0, card="spice"))
    assert verb_of(one).possible(play, 0, one, "")
    verb_of(one).do(play, f, one)
    gone = [each.card for each in play.events if isinstance(each, CardDiscarded)]
    assert gone == (["spice"] if held else [])
