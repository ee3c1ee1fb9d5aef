"""Lines of the log that come when what they name is gone from the table, and words that have
to agree."""

from __future__ import annotations

from typing import Any

import pytest

from game.edge import events as e
from game.edge.cards.effects import Falter, Prone
from game.edge.rules.stations import CREW
from game.edge.text import deeds, log
from game.table.events import Event
from tests.edge.stories import CONTENT, GAME, PAIRS, begun


def told(story: str, event: Event) -> str:
    """Return the line of an event at the beginning of an adventure, when nobody fights."""
    return log.tell(GAME.play(begun(story, PAIRS[0])), event)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (e.Hit(who="dock_guard.1", target="maro", damage=6, dealt=3),
         "Dock Guard 1 hits Maro Lint: 6 damage, 3 soaked."),
        (e.ShipHurt(ship="raider.2", n=7, strain=False), "Raider 2 takes 7 hull damage."),
        (e.ShipHurt(ship=CREW, n=-1, strain=False), "The ship: 1 hull damage repaired."),
        (e.ShipHurt(ship=CREW, n=-2, strain=True), "The ship: 2 strain repaired."),
        (e.Lifted(who="juno", load="ilo_brand"), "Juno Pell lifts Ilo, Dazed."),
        (e.Hauled(load="crate_nine", zone="scales"), "Brought to scales: Crate Nine."),
        (e.Changed(who="juno", change="toughen", n=1),
         "Juno Pell has an upgraded difficulty on the next check."),
        (e.ExperienceGained(n=10, goal="adventure"), "10 experience for the adventure."),
        (e.ExperienceGained(n=5, goal="ilo"), "5 experience: Ilo Brand goes free."),
        (e.FoesLeft(whos=("dock_guard.1",), why=""), "Gone: Dock Guard 1."),
    ],
)  # fmt: skip
def test_a_line_names_what_is_gone_by_now(event: Event, line: str) -> None:
    assert told("ombra", event) == line


def test_the_line_of_an_opening_says_which() -> None:
    line = next(each for each in CONTENT.oracles if each.row == "gain")
    spent = e.Spent(who="juno", card="listed_gain", by="spend", at=line.id)
    assert told("ombra", spent) == f"Juno Pell: An opening. {line.text}"


@pytest.mark.parametrize(
    ("deed", "words"),
    [
        (Prone(do="prone", who="actor"), "You fall prone"),
        (Falter(do="falter", who="actor"), "You lose cover, aim and guard"),
    ],
)
def test_you_and_the_verb_agree(deed: Any, words: str) -> None:
    assert deeds.words(GAME.play(begun("ombra", PAIRS[0])), (deed,)) == words
