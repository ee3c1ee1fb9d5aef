"""Jobs: where they are attempted, their databank cards step by step, and how they end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game.outer_rim.cards.effects.language import Model
from game.outer_rim.cards.effects.tasks import FailJob
from game.outer_rim.cards.effects.trials import Test as SkillTest
from game.outer_rim.combat.events import DiceRolled, SkillTested
from game.outer_rim.events import JobEnded
from game.outer_rim.game import OuterRim

Make = Callable[..., Any]
HEIST = "the_casino_heist_job"
RUN = "the_kessel_run_job"
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


# --- step by step --------------------------------------------------------------------------------


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


# --- the examples of the rules -------------------------------------------------------------------


@pytest.mark.rule("OR-267")
def test_the_skills_of_the_examples(game: OuterRim) -> None:
    run, heist = game.base.content.assets[RUN], game.base.content.assets[HEIST]
    assert run.job_skills == ("influence", "strength", "knowledge", "tactics", "piloting")
    assert heist.job_skills == ("influence", "tech", "strength")
