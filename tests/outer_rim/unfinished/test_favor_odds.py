"""The help that a favor would bring to the options of a question, in chances and in words."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.game import OuterRim
from game.outer_rim.odds import favors as helping
from game.outer_rim.odds.forecast import of_option
from game.outer_rim.text.odds import percent, with_favor_odds
from game.table.decisions import Option
from tests.outer_rim.conftest import Sim
from tests.outer_rim.unfinished.test_favors import table

FIGHT, TEST = "choose:a", "choose:b"


def raider(game: OuterRim, **given: Any) -> Sim:
    """Return a question with a ship combat and a test of Piloting, which Han Solo has and Boba Fett
    has not."""
    card = "enc_navpoint_a"
    sim = table(game, {"space": "nav_5", **given}, step="encounter", decks={"navpoint": [card]})
    sim.choose(next(key for key in sim.keys if key.startswith("draw:")))
    assert [key for key in sim.keys if key.startswith("choose:")] == [FIGHT, TEST]
    return sim


def options(sim: Sim) -> dict[str, Option]:
    decision = sim.game.decision(sim.state)
    assert decision is not None
    return {each.key: each for each in decision.options}


def test_each_option_has_the_favor_that_helps_it_most(game: OuterRim) -> None:
    sim = raider(game)
    found = helping.helps(sim.play())
    assert set(found) == {FIGHT, TEST}
    assert (found[FIGHT].kind, found[TEST].kind) == ("combat_strategy", "advice")
    assert found[TEST].wish == "piloting"
    for key, each in found.items():
        bare = of_option(sim.play(), options(sim)[key])
        assert bare is not None and bare.free == each.bare.free < each.more.free


def test_it_is_the_chance_with_the_favor_in_hand(game: OuterRim) -> None:
    """The rules say the same, once it is granted."""
    for favor in ("favor:combat_strategy", "favor:advice"):
        sim = raider(game)
        found = helping.helps(sim.play())
        key = FIGHT if favor == "favor:combat_strategy" else TEST
        sim.choose(favor)
        if "wish:piloting" in sim.keys:
            sim.choose("wish:piloting")
        sim.choose("propose", "accept")
        while sim.step != "choose":
            sim.choose("grant:seat_1" if "grant:seat_1" in sim.keys else "decline")
        now = of_option(sim.play(), options(sim)[key])
        assert now is not None and now.free == pytest.approx(found[key].more.free)
        assert helping.helps(sim.play()) == {}  # one favor a turn


def test_a_request_knows_what_its_favor_would_bring(game: OuterRim) -> None:
    sim = raider(game)
    whole = helping.helps(sim.play())
    sim.choose("favor:combat_strategy")
    assert helping.helps(sim.play()) == {FIGHT: whole[FIGHT]}


def test_looking_changes_nothing(game: OuterRim) -> None:
    sim = raider(game)
    before = sim.game.dump(sim.state)
    helping.helps(sim.play())
    assert sim.game.dump(sim.state) == before


def test_without_favors_there_is_no_help(game: OuterRim) -> None:
    card = "enc_navpoint_a"
    sim = table(game, {"space": "nav_5"}, step="encounter", decks={"navpoint": [card]},
                setup={"favors": False})  # fmt: skip
    sim.choose(next(key for key in sim.keys if key.startswith("draw:")))
    assert helping.helps(sim.play()) == {}


def test_the_chance_stands_beside_that_of_the_option(game: OuterRim) -> None:
    sim = raider(game)
    for key, help in helping.helps(sim.play()).items():
        each = options(sim)[key]
        plain = sim.game.word(sim.state, each)
        words = with_favor_odds(sim.play(), help, each, plain)
        bare, more = percent(help.bare.free), percent(help.more.free)
        aim = "win" if key == FIGHT else "pass"
        assert words.detail.startswith(f"{bare} to {aim} ({more} with a favor)")
        assert words.detail.replace(f" ({more} with a favor)", "") == plain.detail
