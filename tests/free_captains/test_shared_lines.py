"""Lines of the log for several events in a row, and events that keep their own."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.free_captains import events as e
from game.free_captains.text import shared_lines
from game.table.events import Event
from tests.free_captains.kit import GAME, new

USED = e.DieUsed(die="engineer", old=6, value=5, target="science")
ADDED = e.BonusUsed(die="engineer", icon="science", n=2)
PAID = e.PointsPaid(ability="combat", points=1, icon="combat", left=6)
ENGAGED = e.CardEngaged(card="gf_01")
HARM = e.AbilityChanged(ability="combat", change=-1, left=4, cause="red")
RED = e.CubePlaced(cube="red", place="combat")
FREE = e.CardEvaded(card="gf_18")
NEW = e.DieRolled(die="infiltration_agent", value=4, given="engineer")
RAISED = e.AbilityChanged(ability="combat", change=1, left=5)


@pytest.mark.parametrize(
    ("events", "told"),
    [([USED, ADDED], "The Engineer adds 2 Science (die now at 5)."),
     ([PAID, ENGAGED], "engages {card} for 1 Combat (6 left)."),
     ([USED, ADDED, PAID, ENGAGED],
      "engages {card} for 1 Combat (6 left); the Engineer adds 2 Science (die now at 5)."),
     ([e.PointsPaid(ability="combat", points=2, icon="science", left=1), ENGAGED],
      ": 2 Combat (1 left) stand in for 1 Science."),
     ([e.DieUsed(die="engineer", old=6, value=5, target=""), NEW],
      "The Infiltration Agent, which shows 4, replaces the Engineer."),
     ([USED, e.CubesOut(cubes=("black",))], "removes 1 black cube from the bag (die now at 5)."),
     ([e.CardEvaded(card="gf_01"), e.CubesDrawn(cubes=("red",)), HARM],
      "evades {card} at no cost and draws 1 red cube, which lowers Combat to 4."),
     ([USED, e.DieRolled(die="engineer", value=3)], "The Engineer rerolls itself to 3."),
     ([USED, e.DieRolled(die="engineer", value=3)] * 2, "rerolls itself to 3, then to 3."),
     ([PAID, USED], "pays 1 Combat (6 left); the Engineer acts (die now at 5)."),
     ([FREE, USED], "evades Drift Mines at no cost; the Engineer acts (die now at 5)."),
     ([PAID, USED, e.CubesOut(cubes=("black",)), PAID, ENGAGED],
      "for 2 Combat (6 left); the Engineer removes 1 black cube from the bag (die now at 5)."),
     ([e.CubePlaced(cube="red", place="we_01"), e.CubePlaced(cube="red", place="we_02")],
      "1 red cube goes onto Moonpeeler and 1 onto The Persuading Bell."),
     ([ENGAGED, RAISED], "engages {card} and raises Combat to 5."),
     ([PAID, ENGAGED, PAID, ENGAGED], "for 1 Combat (6 left) and {card} for 1 Combat (6 left)."),
     ([e.CardEvaded(card="gf_01"), e.CubesIn(cubes=("black",)),
       e.AbilityChanged(ability="combat", change=-1, left=0, cause="evade")],
      "evades {card} for 1 Combat (0 left) and puts 1 black cube into the bag."),
     ([e.PowerUsed(weapon="we_02", target="combat"), ADDED], ""),
     ([FREE, e.DieUsed(die="ai", old=6, value=5, target="cubes", card="gf_01")], ""),
     ([RED, RAISED, RED, RAISED], "2 red cubes raise Combat to 5."),
     ([e.CubePlaced(cube="red", place="we_01"), e.CubePlaced(cube="blue", place="we_01")], ""),
     ([e.CubesOut(cubes=("black",))] * 3, "removes 3 black cubes from the bag."),
     ([ENGAGED, HARM], ""), ([e.CubesDrawn(cubes=("red",), search=True), HARM], ""),
     ([ENGAGED, ENGAGED], "")],
)  # fmt: skip
def test_what_belongs_together_is_one_line(events: Sequence[Event], told: str) -> None:
    play = GAME.play(new())
    words = shared_lines.join(play, events[:-1], events[-1:])
    card = play.content.name("gf_01")
    assert words.endswith(told.format(card=card)) if told else words == ""


def test_a_roll_as_another_die_is_idle_if_nothing_comes_of_it_for_its_card() -> None:
    rolls = [e.DieRolled(die="engineer", value=n, cause="ai") for n in (1, 2, 3)]
    acts = e.DieUsed(die="ai", old=6, value=5, target="science")
    told = [acts, rolls[0], ENGAGED, acts, rolls[1], ADDED, ENGAGED, acts, rolls[2]]
    idle = shared_lines.idle_rolls(told)
    assert idle == {id(rolls[0])}, "the card of the last roll is still in the way"
