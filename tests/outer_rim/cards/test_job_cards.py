"""The job deck, card by card, each job with the steps of its databank card, way by way."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.combat.events import CombatBegan, DamageSuffered, Defeated, SkillTested
from game.outer_rim.events import CardGained, DatabankDrawn, JobEnded
from game.outer_rim.game import OuterRim
from game.outer_rim.text.cards import card_text
from tests.outer_rim.cards.bench import (
    MARKET,
    PLANETS,
    Make,
    alone,
    faces,
    gains,
    has,
    levels,
    lines,  # fmt: skip
    says,
    steps,
)
from tests.specs import Row, Spec, faults, for_each, read

SPECS = read("outer_rim/cards/jobs.spec")
FAVORS = MARKET["favors"]
GOODS = {"gear_and_mod": ["improved_nav_computer", "jetpack"]}
"""what one of the jobs brings besides"""
SOUR = 41
"""what a failed favor comes to"""
MUSCLE = ("hired muscle", "ground", 3)
REPUTATION = {"liked": 1, "disliked": -1}


class Job:
    """A job with a databank card of its own, as its spec says."""

    def __init__(self, spec: Spec) -> None:
        told = spec.values("on", "databank", "tests", "pays", *REPUTATION, many=("fight", "says"))
        self.card, self.goal = spec.id, told["on"]
        self.databank = int(told["databank"])
        self.tests = told["tests"].split()
        """the skills in the order in which they are asked, "!" after what is fatal"""
        credits, _, fame = told["pays"].partition(", ")
        self.credits = int(credits.replace(",", ""))
        self.fame = int(fame.removesuffix(" fame") or 0)
        self.levels = {told[how]: n for how, n in REPUTATION.items() if how in told}
        self.fights = {}
        """by step: enemy, kind of combat, dice"""
        for step, combat, dice, enemy in (each.split(maxsplit=3) for each in spec.texts("fight")):
            self.fights[int(step)] = (enemy, combat, int(dice))
        self.steps = [each.split(" … ") for each in spec.texts("says")]

    def played(self, sim: Make, way: str, **more: Any) -> Any:
        """Return the table after the job has been tried this way."""
        dice = faces(way, {step: fight[2] for step, fight in self.fights.items()})
        table = alone(sim, "encounter", self.goal, self.card, dice=dice, decks=GOODS, **more)
        table.choose(f"job:{self.card}")
        return table


def test_where_it_is_done(sim: Make) -> None:
    goals = {spec.id: spec.value("on") for spec in SPECS.values()}
    goals |= {row["card"]: row["planet"] for row in FAVORS}
    for card, goal in goals.items():
        found = {s for s in PLANETS if f"job:{card}" in alone(sim, "encounter", s, card).keys}
        assert found == {goal}, card


@for_each(SPECS.values())
def test_says_what_it_takes_and_gives(game: OuterRim, spec: Spec) -> None:
    """Whatever is fatal stands in bold."""
    job, card = Job(spec), spec.id
    for test in job.tests:
        skill = test.rstrip("!").title()
        assert says(game, card, "Tests", skill, "Play out its story")
        bold = f"{skill}**" in card_text(game.base.content, card).body[0]
        assert bold is test.endswith("!")
    assert job.goal.replace("_", " ") in lines(game, card)[1].lower()
    assert says(game, card, f"databank card #{job.databank}).", "Reward:")
    liked = [faction for faction, n in job.levels.items() if n > 0]
    assert says(game, card, "Reward: Gain", *gains(job.credits, job.fame, *liked))
    for faction in job.levels.keys() - {*liked}:
        assert says(game, card, "Reward: Gain", f"lose 1 {faction.title()} reputation")
    assert ("fame" in lines(game, card)[2]) is bool(job.fame)
    assert says(game, card, "remove this card from the game")


@for_each(SPECS.values())
def test_says_what_happens_in_each_step(game: OuterRim, spec: Spec) -> None:
    job = Job(spec)
    (script,) = game.base.content.numbers[job.databank]
    told = lines(game, script)
    assert len(told) == len(job.steps)
    for number, (line, parts) in enumerate(zip(told, job.steps, strict=True), 1):
        at = 0
        assert line.startswith(f"{number}. ")
        for part in parts:
            assert part.lower() in line.lower()[at:]
            at = line.lower().index(part.lower(), at) + len(part)
        if number in job.fights:
            assert job.fights[number][0] in line.lower()
        assert ("Test" in line) is (number <= len(job.tests))
        assert ("job fails" in line) is any("job fails" in part.lower() for part in parts)


@for_each(SPECS.values())
def test_every_way(sim: Make, game: OuterRim, spec: Spec) -> None:
    with faults() as at:
        for line in spec.lines:
            if line.is_play:
                with at(line):
                    goes(sim, game, Job(spec), *line.play)


def goes(sim: Make, game: OuterRim, job: Job, way: str, told: str) -> None:
    """Try a job one way; ``told``: whether it is done, and the cost in credits and damage."""
    table = job.played(sim, way, credits=5_000)
    (drawn,) = table.found(DatabankDrawn)
    assert game.base.content.databank[drawn.card].number == job.databank
    assert table.state.dice == ()  # as many were rolled as the way says
    assert steps(table) == [int(step[0]) for step in way.split()]
    skills = [each.rstrip("!") for each in job.tests]
    tested = [each for each in way.split() if each[1] in "+-"]
    assert [(each.skill, each.passed) for each in table.found(SkillTested)] == [
        (skills[int(each[0]) - 1], each[1] == "+") for each in tested
    ]
    fought = [job.fights[int(each[0])] for each in way.split() if set(each) & set("wlp")]
    begun = table.found(CombatBegan)
    assert [(each.combat, each.enemy_dice) for each in begun] == [each[1:] for each in fought]
    for event, (enemy, *_) in zip(begun, fought, strict=True):
        assert enemy in event.enemy.lower()
    hurt = {"character": 0, "ship": 0}
    for each in table.found(DamageSuffered):
        hurt[each.target] += each.amount
    downed, done = bool(table.found(Defeated)), "done" in told
    assert downed is (max(hurt.values()) >= 4)
    assert [each.completed for each in table.found(JobEnded)] == [done]
    assert table.player().fame == job.fame * done
    lost = 5_000 + job.credits * done - (3_000 if downed else 0) - table.player().credits
    cost = [f"-{lost:,}"] * bool(lost)
    cost += [
        f"{word} {hurt[it]}" for word, it in (("hurt", "character"), ("harm", "ship")) if hurt[it]
    ]
    assert "; ".join(["done"] * done + cost) == told
    if table.step == "choose":
        table.choose(table.keys[0])  # the spies' side, below
    assert (job.card in table.player().cards) is not done
    assert (job.card in table.state.removed) is done


@for_each(SPECS.values())
def test_who_likes_it(sim: Make, spec: Spec) -> None:
    job = Job(spec)
    table = job.played(sim, " ".join(f"{n}+" for n, _ in enumerate(job.tests, 1)))
    assert has(table) == (job.credits, job.fame, levels(**job.levels))


@pytest.mark.parametrize(("key", "faction"), [("choose:a", "imperial"), ("choose:b", "rebel")])
def test_rooting_out_spies_for_either_side(
    sim: Make, game: OuterRim, key: str, faction: str
) -> None:
    card = "rooting_out_spies_job"
    table = alone(sim, "encounter", "takodana", card, dice=faces("1+ 2+ 3+", {}))
    table.choose(f"job:{card}")
    assert table.keys == ["choose:a", "choose:b"]
    table.choose(key)
    assert has(table) == (4_000, 1, levels(**{faction: 1}))
    assert card in table.state.removed
    assert says(game, card, "Choose one:", "1 Imperial reputation", "1 Rebel reputation")


@pytest.mark.parametrize(
    ("top", "gained"),
    [("vibroknife", True), ("improved_nav_computer", True), ("special_order", False)],
)
def test_salvage_in_the_dune_sea_comes_with_parts(
    sim: Make, game: OuterRim, top: str, gained: bool
) -> None:
    card = "salvage_in_the_dune_sea_job"
    decks = {"gear_and_mod": [top, "jetpack"]}
    dice = faces("1+ 2+ 3+", {})
    table = alone(sim, "encounter", "tatooine", card, dice=dice, decks=decks)
    table.choose(f"job:{card}")
    assert [each.card for each in table.found(CardGained)] == [top] * gained
    assert (top in table.player().cards) is gained
    assert table.player().credits == 5_000  # it is free
    assert table.state.market["gear_and_mod"][0] == ("jetpack" if gained else top)
    told = ("gain the top card of the gear and mod deck", "gear or a mod")
    assert says(game, card, "Reward:", *told)


# --- favors --------------------------------------------------------------------------------------


@for_each(FAVORS)
def test_favor(sim: Make, game: OuterRim, row: Row) -> None:
    card, skill, goal, faction = (row[it] for it in ("card", "skill", "planet", "likes"))
    credits, fame = row.number("credits"), row.number("fame")
    table = alone(sim, "encounter", goal, card, dice=faces("1+", {}))
    table.choose(f"job:{card}")
    (tested,) = table.found(SkillTested)
    assert (tested.skill, tested.passed) == (skill, True)
    assert not table.found(DatabankDrawn)
    assert has(table) == (credits, fame, levels(**{faction: 1}))
    assert table.state.market["job"][-1] == card  # it may come up again
    assert f"on {goal.replace('_', ' ')}:" in lines(game, card)[1].lower()
    told = ("Pass: The job is complete.", "Fail: Resolve A Favor Gone Sour (databank card #41).")
    assert says(game, card, f"Tests {skill.title()}.", f"Test {skill.title()}.", *told)
    assert says(game, card, "Reward: Gain", *gains(credits, fame, faction))


@pytest.mark.parametrize(
    ("key", "bout", "done", "lost", "hurt"),
    [
        ("choose:a", "w", True, 0, 0), ("choose:a", "l", False, 0, 1),
        ("choose:a", "p", False, 3_000, 4), ("choose:b", "", False, 2_000, 0),
        ("choose:c", "", False, 0, 2),
    ],
)  # fmt: skip
@for_each(FAVORS)
def test_favor_gone_sour(
    sim: Make, game: OuterRim, row: Row, key: str, bout: str, done: bool, lost: int, hurt: int
) -> None:
    card, credits, fame = row["card"], row.number("credits"), row.number("fame")
    dice = faces(f"1-{bout}", {1: MUSCLE[2]})
    table = alone(sim, "encounter", row["planet"], card, credits=5_000, dice=dice)
    table.choose(f"job:{card}")
    (drawn,) = table.found(DatabankDrawn)
    assert game.base.content.databank[drawn.card].number == SOUR
    table.choose(key)
    begun = [(each.combat, each.enemy_dice) for each in table.found(CombatBegan)]
    assert begun == ([MUSCLE[1:]] if bout else [])
    assert sum(each.amount for each in table.found(DamageSuffered)) == hurt
    assert [each.completed for each in table.found(JobEnded)] == [done]
    after = levels(**{row["likes"]: 1}) if done else levels()
    assert has(table) == (5_000 - lost + credits * done, fame * done, after)
    assert (card in table.player().cards) is not done


@pytest.mark.parametrize(("credits", "can"), [(1_999, False), (2_000, True)])
def test_silence_costs_2000(sim: Make, game: OuterRim, credits: int, can: bool) -> None:
    dice = faces("1-", {})
    table = alone(sim, "encounter", "ryloth", "imperial_favor", credits=credits, dice=dice)
    table.choose("job:imperial_favor")
    assert table.keys == ["choose:a", *["choose:b"] * can, "choose:c"]
    (card,) = game.base.content.numbers[SOUR]
    told = (
        MUSCLE[0], "ground combat, 3 dice", "not defeated: The job is complete", "2,000 credits",
    )  # fmt: skip
    assert says(game, card, "Choose one:", *told, "2 character damage", "Otherwise, the job fails.")


# --- hired help ----------------------------------------------------------------------------------


@pytest.mark.parametrize("use", [True, False])
def test_hired_help(sim: Make, game: OuterRim, use: bool) -> None:
    """A hit passes only with the skill; the card goes if it has helped to pass."""
    card = "hired_help"
    dice = ["hit", "blank"]
    table = alone(sim, "encounter", "ord_mantell", "hutt_favor", card, credits=5_000, dice=dice)
    table.choose("job:hutt_favor", f"use:{card}" if use else "pass")
    (tested,) = table.found(SkillTested)
    assert (tested.level, tested.passed) == (int(use), use)
    assert (card in table.player().cards) is not use
    if use:
        assert table.state.market["job"][-2:] == (card, "hutt_favor")
    told = ("Before you test a skill", "having that skill; if you pass, discard this card")
    assert says(game, card, *told)
