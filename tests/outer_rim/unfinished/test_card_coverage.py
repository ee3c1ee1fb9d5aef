"""Every card of the box, and every branch of every card, comes into play.

An ordinary run looks at whole cards and at the words that only this box has, ``--long`` at each
branch.
"""

from __future__ import annotations

import pytest

from game.outer_rim.ambitions.events import AmbitionAdvanced, AmbitionPicked
from game.outer_rim.bounties.events import BountyClosed
from game.outer_rim.events import CardRotated
from tests.card_coverage import box, directed, missing, named_in_code, of_box, whole_games
from tests.card_reach import Part, Record, parts

BOX = "unfinished_business"
OWN = ("other end", "ambition", "goal of an ambition", "bounty hunted")
"""kinds of parts that the base box has none of"""
RULES_OF_SETUP = {"g_1a_starfighter", "g9_rigger"}
"""the starter sheets: the rules of setting up name them, for players and for the AI"""


def share(reached: set[Part], kind: str) -> float:
    """Return the share of a kind of part that has been reached on the cards of the box, 0 to 1."""
    content = box(BOX).base.content
    every = of_box(content, BOX, ((kind, part) for part in parts(content)[kind]))
    return sum(each in reached for each in every) / len(every)


@pytest.mark.long
def test_whole_games_come_to_most_cards() -> None:
    reached = whole_games(range(2, 5), expansion=BOX)
    for kind in ("market card", "character", "ship", "contact met", "ambition"):
        assert share(reached, kind) > 0.4, kind
    assert share(reached, "encounter section") > 0.15


@pytest.mark.long
def test_what_only_this_box_has_can_be_played() -> None:
    content, reached = box(BOX).base.content, set[Part]()
    wanted = [each for each in of_box(content, BOX, missing(content, reached)) if each[0] in OWN]
    assert len(wanted) == 7 + 8 + 38 + 12
    directed(box(BOX), reached, wanted=wanted)
    assert set(wanted) <= reached


@pytest.mark.long
def test_everything_on_every_card_can_be_played() -> None:
    reached, content = whole_games(range(2, 42), expansion=BOX), box(BOX).base.content
    directed(box(BOX), reached, wanted=of_box(content, BOX, missing(content, reached)))
    assert of_box(content, BOX, missing(content, reached)) == []


def test_the_words_of_the_box_are_told() -> None:
    """By events: the other end of a card, sheets and goals, bounties on players."""
    record = Record(box(BOX).base.content)
    record.tell([
        CardRotated(seat=0, card="astromech_droids"),
        AmbitionPicked(seat=0, card="vigo"),
        AmbitionAdvanced(seat=0, card="vigo", goal=2, mark="second", done=True),
        AmbitionAdvanced(seat=0, card="vigo", goal=3, mark="lasting", done=False),
        BountyClosed(seat=0, card="boba_fett_bounty", contact="", how="hunted"),
    ])  # fmt: skip
    assert record.reached == {
        ("other end", "astromech_droids"), ("ambition", "vigo"), ("goal of an ambition", "vigo.2"),
        ("bounty hunted", "boba_fett_bounty"),
    }  # fmt: skip


@pytest.mark.long
def test_no_card_of_either_box_is_played_by_its_id() -> None:
    assert named_in_code(box(BOX).base.content) == RULES_OF_SETUP
