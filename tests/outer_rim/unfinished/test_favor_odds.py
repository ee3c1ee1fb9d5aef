"""The help that a favor would bring to the options of a question, in chances and in words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.outer_rim.favors import odds as helping
from game.outer_rim.game import OuterRim
from game.outer_rim.odds.forecast import of_option
from game.outer_rim.text.odds import with_favor_odds
from game.table.decisions import Option
from game.table.grammar import percent
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
        assert f"{bare} to {aim} ({more} with a favor)" in words.detail
        assert words.detail.replace(f" ({more} with a favor)", "") == plain.detail


def test_a_request_that_names_a_skill_helps_with_it_alone(game: OuterRim) -> None:
    sim = raider(game)
    whole = helping.helps(sim.play())
    sim.choose("favor:advice")
    wishes = [key for key in sim.keys if key.startswith("wish:")]
    assert len(wishes) > 1 and helping.helps(sim.play()) == {TEST: whole[TEST]}
    other = next(key for key in wishes if key != "wish:piloting")
    for wish, found in ((other, {}), ("wish:piloting", {TEST: whole[TEST]})):
        state = game.clone(sim.state)
        game.choose(state, wish)
        assert helping.helps(game.play(state)) == found


@pytest.mark.parametrize("key", [FIGHT, TEST])
def test_the_last_moment_knows_the_chance_with_and_without(game: OuterRim, key: str) -> None:
    sim = raider(game)
    help = helping.helps(sim.play())[key]
    assert helping.help_now(sim.play(), 0) is None
    sim.choose(key)
    assert sim.step == "favor.moment"
    before = sim.game.dump(sim.state)
    bare, more = helping.help_now(sim.play(), 0) or (0.0, 0.0)
    assert (bare, more) == (pytest.approx(help.bare.win), pytest.approx(help.more.win))
    assert 0 < bare < more < 1 and sim.game.dump(sim.state) == before
    sim.player().favors = replace(sim.player().favors, received=True)
    assert helping.help_now(sim.play(), 0) is None
