"""Every card, and every branch of every card, comes into play; and no card is played by its id."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.cards.box import COMPONENT
from game.outer_rim.catalog import Content
from game.outer_rim.game import OuterRim
from game.outer_rim.steps import STEPS
from tests.card_coverage import box, directed, missing, reason, summary, whole_games
from tests.card_reach import Part, Record, parts, watched

CARD, BRANCH = "enc_naboo_ryloth_g", "enc_naboo_ryloth_g.sections.1.parts.0.effect.0"
COMPLETE = ("market card", "encounter section", "databank card", "job step", "AI line done")


def share(reached: set[Part], kind: str) -> float:
    """Return the share of a kind that has been reached, 0 to 1."""
    every = parts(box().base.content)[kind]
    return sum((kind, part) in reached for part in every) / len(every)


@pytest.fixture(scope="module")
def played() -> frozenset[Part]:
    """Return the parts that a few whole games reach on their own."""
    return frozenset(whole_games(range(2, 8)))


@pytest.mark.long
def test_everything_on_every_card_can_be_played(played: frozenset[Part]) -> None:
    reached = set(played)
    directed(box(), reached)
    assert missing(box().base.content, reached) == []


@pytest.mark.long
def test_many_games_reach_nearly_all_of_it() -> None:
    reached = whole_games(range(1, 401), jobs=2)
    assert {kind: share(reached, kind) for kind in COMPLETE} == dict.fromkeys(COMPLETE, 1)
    assert share(reached, "block") > 0.97
    assert share(reached, "ability used") > 0.85


def with_branch_that_never_comes() -> OuterRim:
    """Return the game with a section for a player who is alone, who gains credits if also in
    company."""
    here = box()
    card: dict[str, Any] = here.base.content.components[CARD].model_dump(
        mode="python", by_alias=True
    )
    gain = {"do": "gain", "credits": 1}
    effect = {"do": "if", "when": {"company": True}, "then": (gain,), "otherwise": (gain,)}
    card["sections"][1]["parts"] = ({"when": {"company": False}, "effect": (effect,)},)
    content = Content({**here.base.content.components, CARD: COMPONENT.validate_python(card)})
    return OuterRim(content, here.base.pieces, here.base.row, here.version)


def test_what_cannot_be_reached_is_told_with_what_it_asks_for() -> None:
    game = with_branch_that_never_comes()
    reached = {(kind, part) for kind, every in parts(game.base.content).items() for part in every}
    never = {("block", f"{BRANCH}.then"), ("effect", f"{BRANCH}.then[0]")}
    also = {("block", f"{BRANCH}.otherwise"), ("effect", f"{BRANCH}.otherwise[0]")}
    reached -= never | also
    directed(game, reached, tries=6)
    assert set(missing(game.base.content, reached)) == never
    told = reason(game.base.content, "block", f"{BRANCH}.then")
    assert '"company":true' in told and '"company":false' in told


def test_what_an_ability_and_a_goal_ask_for_is_told() -> None:
    content = box().base.content
    told = reason(content, "ability used", "boba_fett.back.2")
    assert told == "the flipped side; the moment 'eliminated'"
    assert reason(content, "character flipped", "boba_fett").startswith('the goal {"when":"bounty')
    assert "greedo" in reason(content, "bounty delivered", "enc_tatooine_nal_hutta_d")
    assert reason(content, "contact met", "greedo") == "only chance"


def test_the_watch_ends_with_its_block_and_leaves_the_game_as_it_was() -> None:
    before = dict(STEPS)
    with pytest.raises(RuntimeError, match="stop"), watched(Record(box().base.content)):
        assert STEPS["effects"] is not before["effects"]
        raise RuntimeError("stop")
    assert before == STEPS


def test_the_summary_counts_each_kind() -> None:
    lines = list(summary(box().base.content, {("ship", "g9_rigger")}, {("ship", "hwk_290")}))
    ship = next(line for line in lines if line.startswith("ship  "))
    assert ship.split() == ["ship", "1", "1", "10"]
