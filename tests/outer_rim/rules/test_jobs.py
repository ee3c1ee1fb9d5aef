"""Jobs: where they are attempted, their databank cards step by step, and how they end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game.outer_rim.cards.effects import Model
from game.outer_rim.cards.effects.tasks import FailJob
from game.outer_rim.cards.effects.trials import Test as SkillTest
from game.outer_rim.events import (
    DamageSuffered,
    DatabankDrawn,
    DiceRolled,
    JobEnded,
    JobStepBegan,
    SkillTested,
    StepBegan,
)
from game.outer_rim.game import OuterRim

Make = Callable[..., Any]
HEIST = "the_casino_heist_job"
RUN = "the_kessel_run_job"
FREIGHTER = "hijacking_a_freighter_job"
WANTED = "wanted_job"
PASS, FAIL = ("crit", "blank"), ("blank", "blank")
QUIET = {"space": "tatooine", "credits": 0, "cards": ["databank_91_droid_parts"]}
"""where the other player stands: BoShek can be turned down, so that turns go by"""


def on(sim: Make, job: str, *dice: str, **player: Any) -> Any:
    """Return a table with Boba Fett (Stealth and Tactics) and a job at its destination, in the
    encounter step."""
    more = player.pop("more", {})
    game = sim(players=[{"space": "naboo"}]).game
    return sim(
        **{
            "players": [
                {
                    "space": game.base.content.assets[job].destination,
                    "credits": 0,
                    "cards": [job],
                    **player,
                },
                QUIET,
            ],
            "contacts": {"tatooine": ["boshek", "l3_37"]},
            "step": "encounter",
            "dice": dice,
            **more,
        }
    )


def asked(table: Any) -> list[str]:
    """Return the keys on offer, except for deals with others, which can be opened at any time."""
    return [key for key in table.keys if not key.startswith("deal")]


def steps(table: Any) -> list[int]:
    """Return the steps of the databank card gone through, in order."""
    return [each.step for each in table.found(JobStepBegan)]


def ended(table: Any) -> bool:
    """Return whether the job was completed by the last answer; fail if it has not ended."""
    (end,) = table.found(JobEnded)
    return bool(end.completed)


def effects(block: Any, kind: type) -> Iterator[Any]:
    """Return every effect of a kind in a block and the blocks inside it."""
    for effect in block:
        if isinstance(effect, kind):
            yield effect
        for field in type(effect).model_fields:
            inner = getattr(effect, field)
            if isinstance(inner, tuple) and inner and isinstance(inner[0], Model):
                yield from effects(inner, kind)


def script(game: OuterRim, card: str) -> list[Any]:
    """Return the effects of a job: the steps of its databank card, or its own text."""
    job = game.base.content.assets[card]
    if job.databank is None:
        return list(job.encounter)
    (number,) = game.base.content.numbers[job.databank]
    return [effect for step in game.base.content.databank[number].steps for effect in step.effect]


# --- the cards -----------------------------------------------------------------------------------


@pytest.mark.rule("OR-247")
def test_other_jobs_are_bought(sim: Make, game: OuterRim) -> None:
    assert (
        sum(
            game.base.content.assets[card].kind == "job" for card in game.base.content.market["job"]
        )
        > 10
    )
    table = sim(players=[{"space": "takodana"}], decks={"job": [HEIST]}, step="action")
    table.choose(f"buy:{HEIST}@job")
    assert HEIST in table.player().cards


@pytest.mark.rule("OR-254")
def test_a_job_has_a_databank_card_or_a_text_of_its_own(game: OuterRim) -> None:
    for asset in game.base.content.assets.values():
        if asset.kind == "job":
            assert (asset.databank is None) != (not asset.encounter), asset.id
            if asset.databank is not None:
                (card,) = game.base.content.numbers[asset.databank]
                assert game.base.content.databank[card].steps


@pytest.mark.rule("OR-248")
def test_the_skills_listed_are_those_that_are_tested(game: OuterRim) -> None:
    for asset in game.base.content.assets.values():
        if asset.kind == "job" and asset.id != WANTED:
            tested = {s for each in effects(script(game, asset.id), SkillTest) for s in each.skill}
            assert set(asset.job_skills) == tested, asset.id
            assert asset.job_skills


@pytest.mark.rule("OR-249")
def test_failing_in_an_italic_skill_fails_the_job(game: OuterRim) -> None:
    found = 0
    for asset in game.base.content.assets.values():
        if asset.kind == "job":
            assert set(asset.critical) <= set(asset.job_skills)
            fatal = {
                skill
                for each in effects(script(game, asset.id), SkillTest)
                if any(isinstance(e, FailJob) for e in each.otherwise)
                for skill in each.skill
            }
            assert set(asset.critical) == fatal, asset.id
            found += len(fatal)
    assert found > 8


# --- attempting ----------------------------------------------------------------------------------


@pytest.mark.rule("OR-250")
def test_skills_are_not_required(sim: Make) -> None:
    table = on(sim, HEIST, *PASS, *PASS, *PASS)
    assert not table.values().skills.keys() & {"influence", "tech"}
    table.choose(f"job:{HEIST}")
    assert [each.level for each in table.found(SkillTested)] == [0, 0, 0]
    assert ended(table)


@pytest.mark.rule("OR-252", "OR-253")
def test_a_job_is_one_encounter_among_others(sim: Make) -> None:
    table = on(sim, HEIST, *FAIL)
    assert {"job", "meet", "draw"} <= table.verbs()
    table.choose(f"job:{HEIST}")
    assert [(each.seat, each.step) for each in table.found(StepBegan)] == [(1, "planning")]
    table = on(sim, HEIST, more={"contacts": {"cantonica": ["boshek", "maz_kanata"]}})
    table.choose("meet:cantonica.1", "pass")
    assert table.seat == 1
    assert table.found(DatabankDrawn) == []
    assert HEIST in table.player().cards


@pytest.mark.rule("OR-254", "OR-421")
def test_the_job_calls_for_its_databank_card(sim: Make, game: OuterRim) -> None:
    table = on(sim, HEIST, *FAIL)
    table.choose(f"job:{HEIST}")
    (drawn,) = table.found(DatabankDrawn)
    assert game.base.content.databank[drawn.card].number == 42


# --- step by step --------------------------------------------------------------------------------


@pytest.mark.rule("OR-255", "OR-256")
def test_the_steps_follow_one_another_from_step_1(sim: Make) -> None:
    table = on(sim, RUN, *PASS * 5)
    table.choose(f"job:{RUN}")
    assert steps(table) == [1, 2, 3, 4, 5]
    tested = [each.skill for each in table.found(SkillTested)]
    assert tested == ["influence", "strength", "knowledge", "tactics", "piloting"]


@pytest.mark.rule("OR-260")
def test_a_job_is_complete_when_its_card_says_so(sim: Make) -> None:
    """Three of the four steps of the heist may be enough."""
    table = on(sim, HEIST, *PASS, *PASS, *PASS)
    table.choose(f"job:{HEIST}")
    assert steps(table) == [1, 2, 3]
    assert ended(table)


@pytest.mark.rule("OR-261", "OR-427")
def test_on_completion_the_databank_card_returns_and_the_reward_is_gained(sim: Make) -> None:
    table = on(sim, "jailbreak_on_lothal_job", *PASS * 3)
    before = table.state.databank
    table.choose("job:jailbreak_on_lothal_job")
    player = table.player()
    assert (table.state.databank, table.state.open) == (before, ())
    assert (player.credits, player.fame) == (4000, 1)
    assert player.reputation == (1, -1, 1, 0)


@pytest.mark.rule("OR-263")
def test_the_enemys_dice_are_not_the_players(sim: Make) -> None:
    """IG-88 rerolls his own dice in combat, not those that are rolled for security."""
    table = sim(
        characters=("ig_88",),
        players=[{"space": "cantonica", "cards": [HEIST]}],
        step="encounter",
        dice=(*PASS, *FAIL, "blank", "hit", "hit", *("crit",) * 3),
    )
    table.choose(f"job:{HEIST}")
    assert table.found(DiceRolled)[-1].seat == 0
    assert set(asked(table)) == {"reroll:ig_88.1@blank", "reroll:ig_88.1@hit", "keep"}
    table.choose("keep")
    enemy = table.found(DiceRolled)[0]
    assert (enemy.seat, enemy.faces) == (-1, ("crit",) * 3)
    assert not any(key.startswith("reroll") and "crit" in key for key in asked(table))


@pytest.mark.rule("OR-264")
def test_a_won_combat_goes_on_with_the_job(sim: Make) -> None:
    table = on(sim, FREIGHTER, *FAIL, "hit", *("blank",) * 5, *PASS, *PASS)
    table.choose(f"job:{FREIGHTER}")
    assert steps(table) == [1, 2, 3]


# --- the examples of the rules -------------------------------------------------------------------


@pytest.mark.rule("OR-265")
def test_the_kessel_run(sim: Make, game: OuterRim) -> None:
    table = on(sim, RUN, *PASS * 5)
    table.choose(f"job:{RUN}")
    assert game.base.content.databank[table.found(DatabankDrawn)[0].card].number == 46
    assert (table.player().credits, table.player().fame) == (10_000, 2)
    assert RUN in table.state.removed


@pytest.mark.rule("OR-266")
def test_the_casino_heist(sim: Make, game: OuterRim) -> None:
    table = on(sim, HEIST, *PASS * 3)
    table.choose(f"job:{HEIST}")
    assert game.base.content.databank[table.found(DatabankDrawn)[0].card].number == 42
    assert (table.player().credits, table.player().fame) == (15_000, 0)
    assert HEIST in table.state.removed


@pytest.mark.rule("OR-267")
def test_the_skills_of_the_examples(game: OuterRim) -> None:
    run, heist = game.base.content.assets[RUN], game.base.content.assets[HEIST]
    assert run.job_skills == ("influence", "strength", "knowledge", "tactics", "piloting")
    assert heist.job_skills == ("influence", "tech", "strength")


@pytest.mark.rule("OR-270")
def test_heist_step_3(sim: Make) -> None:
    table = on(sim, HEIST, *PASS, *PASS, *FAIL, *("hit",) * 3, *("blank",) * 3)
    table.choose(f"job:{HEIST}")
    assert [each.skill for each in table.found(SkillTested)] == ["influence", "tech", "strength"]
    assert table.found(DamageSuffered) == []
    assert steps(table) == [1, 2, 3, 4]


@pytest.mark.rule("OR-271")
def test_heist_step_4_lost_is_repeated(sim: Make) -> None:
    lost, won = ("blank",) * 5 + ("hit",), ("hit",) * 3 + ("blank",) * 3
    table = on(sim, HEIST, *PASS, *PASS, *FAIL, *lost, *lost, *won)
    table.choose(f"job:{HEIST}")
    assert steps(table) == [1, 2, 3, 4, 4, 4]
    assert table.player().character_damage == 2
    assert ended(table)


# --- jobs against players ------------------------------------------------------------------------


def wanted(sim: Make, *dice: str, **other: Any) -> Any:
    """Return a table where Boba Fett is paid to beat a player whom some faction hates."""
    return sim(
        players=[
            {"space": "nav_16", "cards": [WANTED], "credits": 0},
            {"space": "nav_16", "reputation": {"rebel": "negative"}, **other},
        ],
        step="encounter",
        dice=dice,
    )


# --- ends and jumps ------------------------------------------------------------------------------


@pytest.mark.rule("OR-R64")
def test_a_job_whose_databank_card_is_in_use_has_to_wait(sim: Make, game: OuterRim) -> None:
    table = on(sim, HEIST)
    (number,) = game.base.content.numbers[42]
    table.state.databank = tuple(card for card in table.state.databank if card != number)
    table.edited()
    assert f"job:{HEIST}" not in asked(table)
    refusal = table.refused(f"job:{HEIST}")
    assert refusal.clause == "OR-R64" and "Heist" in refusal.reason
