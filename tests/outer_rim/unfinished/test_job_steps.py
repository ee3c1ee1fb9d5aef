"""The second databank cards of the jobs, and those of the new jobs: each step, each way."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.outer_rim.cards.effects.tasks import Databank
from game.outer_rim.combat.events import CombatBegan, DamageSuffered, SkillTested
from game.outer_rim.effects.verb import verb_of
from game.outer_rim.events import CreditsChanged, DatabankDrawn, JobEnded, JobStepBegan
from game.outer_rim.frames.turns import Cargo, Effects
from game.outer_rim.game import ROOT, OuterRim
from game.outer_rim.rules import jobs
from game.outer_rim.rules.slots import return_to_databank
from game.outer_rim.steps import STEPS
from game.outer_rim.text.cards import card_text
from game.outer_rim.text.grammar import plain
from game.table.stack import advance
from tests.outer_rim.cards.bench import AFAR, FACTIONS, NEUTRAL
from tests.outer_rim.conftest import Sim
from tests.outer_rim.unfinished.courses import Course, Roll, Ways, courses, cover, steps_of
from tests.specs import Row, Spec, for_each, read, table

BOX = ("unfinished_business",)
FOLDER = ROOT / "cards" / "unfinished_business"
SPECS = read("outer_rim/unfinished/steps.spec")
JOBS = [spec for spec in SPECS.values() if spec.value("job")]
MISSIONS = [spec for spec in SPECS.values() if not spec.value("job")]
FOR_TWO = {
    "databank_55_dead_air", "databank_55_static", "databank_57_nothing_personal",
    "databank_57_fair_exchange", "databank_59_loose_rigging", "databank_59_below_decks",
    "databank_60_a_hand_in_the_pocket", "databank_60_a_running_start",
    "databank_41_two_fingers_of_trouble",
}  # fmt: skip
"""cards played in other tests"""


def attempt(game: OuterRim, script: str, course: Course) -> Sim:
    """Play a course of a job from its first step."""
    job = SPECS[script].value("job")
    content = game.editions.of(BOX).content
    goal = content.assets[job].destination
    space = "naboo" if goal == "another_player" else str(goal)
    mine = {"space": space, "cards": [job], "credits": 20_000, "reputation": NEUTRAL}
    theirs = {"space": space, "cards": ["hired_help"], "credits": 0, "reputation": NEUTRAL}
    sim = Sim(
        game, 2, players=[mine, theirs], step="encounter", patrols=AFAR, dice=course.dice,
        decks={"gear_and_mod": ["improved_nav_computer", "jetpack"]},
        setup={"expansions": list(BOX)},
    )  # fmt: skip
    only = [each for each in content.numbers[content.assets[job].databank] if each != script]
    sim.state.databank = tuple(each for each in sim.state.databank if each not in only)
    sim.edited()
    sim.choose(f"job:{job}", *course.keys)
    return sim


def follows(game: OuterRim, script: str, course: Course) -> None:
    """Assert what a course comes to."""
    sim = attempt(game, script, course)
    assert sim.state.dice == ()  # as many were rolled as the course says
    events = [each for each in sim.log]
    (end,) = [at for at, each in enumerate(events) if isinstance(each, JobEnded)]
    before = events[:end]
    assert [each.card for each in before if isinstance(each, DatabankDrawn)] == [script]
    compare(before, course)
    paid = sum(each.amount for each in before if isinstance(each, CreditsChanged))
    assert -paid == course.lost
    assert [each.completed for each in sim.found(JobEnded, log=True)] == [course.end == "done"]
    assert sim.player().defeated is course.down
    assert script in sim.state.databank  # it goes back (UB-R11)


def compare(events: list[Any], course: Course) -> None:
    """Assert that events are the steps, tests, fights and damage of a course."""
    assert tuple(each.step for each in events if isinstance(each, JobStepBegan)) == course.steps
    tests = tuple((each.skill, each.passed) for each in events if isinstance(each, SkillTested))
    assert tests == course.tests
    fights = [each for each in events if isinstance(each, CombatBegan)]
    assert tuple((each.combat, each.enemy, each.enemy_dice) for each in fights) == course.fights
    hurt = {"character": 0, "ship": 0}
    for each in events:
        if isinstance(each, DamageSuffered):
            hurt[each.target] += each.amount
    assert hurt == {"character": course.character, "ship": course.ship}


@for_each(JOBS)
def test_each_way_of_each_step(game: OuterRim, spec: Spec) -> None:
    for course in cover(steps_of(spec)):
        follows(game, spec.id, course)


@pytest.mark.long
@for_each(JOBS)
def test_every_course(game: OuterRim, spec: Spec) -> None:
    for course in courses(steps_of(spec)):
        follows(game, spec.id, course)


def test_every_card_has_a_spec() -> None:
    found = {
        card["id"]
        for name in (
            "databank_jobs",
            "databank_second_job_cards",
            "databank_missions",
            "databank_trouble",
        )
        for card in json.loads((FOLDER / f"{name}.json").read_text("utf-8"))["cards"]
    }
    assert found == {*SPECS, *FOR_TWO, *TROUBLES}


@for_each(JOBS)
def test_its_words(game: OuterRim, spec: Spec) -> None:
    """A line for each step, with what it tests or whom it fights, in order."""
    content = game.editions.of(BOX).content
    told = [plain(line) for line in card_text(content, spec.id).body]
    steps = steps_of(spec)
    assert len(told) == len(steps)
    for number, (line, step) in enumerate(zip(told, steps, strict=True), 1):
        assert line.startswith(f"{number}. ")
        for word in _words(step):
            assert word in line.lower(), (line, word)
    assert "**" not in "".join(told)


def _words(found: tuple[Any, ...]) -> list[str]:
    """Return words that the text of these parts must contain."""
    names = {
        "done": "the job is complete", ">": "step", "-": "000 credits", "c": "character damage",
        "s": "ship damage",
    }  # fmt: skip
    words: list[str] = []
    for part in found:
        if isinstance(part, str):
            words += [] if part == "fail" else [names.get(part) or names[part[0]]]
        elif isinstance(part, Roll):
            words += ["roll 2 dice", *_words(part.ok)]
        elif isinstance(part, Ways):
            words += [word for each in part.by_key.values() for word in _words(each)]
        else:
            words += list(getattr(part, "skills", ())) or [part.enemy.lower()]
            words += _words((*part.ok, *part.no))
    return words


@pytest.mark.rule("UB-045", "UB-046")
def test_every_job_of_both_boxes_has_two_cards(game: OuterRim) -> None:
    content = game.editions.of(BOX).content
    numbers = {each.databank for each in content.assets.values() if each.databank is not None}
    assert len(numbers) == 22
    assert {number: len(content.numbers[number]) for number in numbers} == dict.fromkeys(numbers, 2)
    assert len(content.numbers[41]) == 2  # for favors


@pytest.mark.rule("UB-048", "UB-049")
def test_four_starting_cards_of_91_and_92(game: OuterRim) -> None:
    content = game.editions.of(BOX).content
    kinds = {number: {content.databank[card].kind for card in content.numbers[number]}
             for number in (91, 92)}  # fmt: skip
    assert kinds == {91: {"start_cargo"}, 92: {"start_job"}}
    assert [len(content.numbers[number]) for number in (91, 92)] == [4, 4]


@pytest.mark.rule("UB-044", "UB-047", "UB-R11")
def test_one_of_the_two_is_drawn_anew_at_each_attempt(game: OuterRim) -> None:
    mine = {"space": "kessel", "cards": ["rescue_from_the_mines_job"], "reputation": NEUTRAL}
    sim = Sim(game, 2, players=[mine, {"space": "naboo"}], step="encounter", patrols=AFAR,
              setup={"expansions": list(BOX)})  # fmt: skip
    play, drawn = sim.play(), []
    for _ in range(40):
        jobs.attempt(play, 0, "rescue_from_the_mines_job")
        job: Any = play.stack.pop()
        drawn.append(job.script)
        assert job.script not in play.state.databank
        play.state.open = ()
        return_to_databank(play, job.script)
    both = {"databank_48_rescue_from_the_mines", "databank_48_up_the_ore_lift"}
    assert set(drawn) == both
    assert 8 <= drawn.count("databank_48_up_the_ore_lift") <= 32


# --- missions -------------------------------------------------------------------------------------


@for_each(MISSIONS)
def test_each_way_of_a_mission(game: OuterRim, spec: Spec) -> None:
    content = game.editions.of(BOX).content
    mine = {
        "space": "nav_3",
        "cards": ["databank_91_droid_parts"],
        "credits": 20_000,
        "reputation": NEUTRAL,
    }
    away = {faction: {"level": 1, "space": "nav_5"} for faction in AFAR}
    for course in cover(steps_of(spec)):
        sim = Sim(game, 2, players=[mine, {"space": "naboo"}], step="encounter", patrols=away,
                  dice=course.dice, setup={"expansions": list(BOX)})  # fmt: skip
        play = sim.play()
        play.stack.pop()
        jobs.mission(play, 0, "boba_fett", content.databank[spec.id].number)
        advance(play, STEPS)
        assert sim.state.dice == ()
        compare(play.events, course)
        ended = [each.completed for each in play.events if isinstance(each, JobEnded)]
        assert ended == [course.end == "done"]
        assert spec.id in sim.state.databank


# --- trouble with cargo ---------------------------------------------------------------------------

CARGO = "spice"
TROUBLES = {
    "databank_93_a_mole_is_smelled_out",
    "databank_94_the_informant_sings",
    "databank_95_second_thoughts",
    "databank_96_the_traitors_friends",
}


def delivered(
    game: OuterRim, number: int, rolled: tuple[str, ...], *keys: str, **more: Any
) -> tuple[Sim, bool]:
    """Call for a databank card while cargo is delivered; return whether it still is."""
    mine = {"space": "naboo", "cards": [CARGO], "credits": 5_000, "reputation": NEUTRAL, **more}
    away = {faction: {"level": 1, "space": "nav_3"} for faction in AFAR}
    sim = Sim(game, 2, players=[mine, {"space": "kessel"}], step="action", patrols=away,
              setup={"expansions": list(BOX)})  # fmt: skip
    play = sim.play()
    play.push(Cargo(0, card=CARGO, at=2))
    verb_of(Databank(do="databank", number=number)).do(
        play, Effects(0, block="", card=CARGO), Databank(do="databank", number=number)
    )
    sim.state.dice = rolled
    advance(play, STEPS)
    sim.edited()
    sim.choose(*keys)
    return sim, sim.player().fame > 0 or sim.player().credits > 6_000


WIN, LOSE = ("crit",) * 3 + ("blank",) * 3, ("blank",) * 3 + ("hit", "blank", "blank")


ROLLED = {
    "": (), "won": WIN, "lost": LOSE, "passed": ("crit", "blank"), "failed": ("blank", "blank")
}  # fmt: skip


@for_each(table("outer_rim/unfinished/trouble.spec"))
def test_trouble_with_the_cargo_of_a_patrol(game: OuterRim, row: Row) -> None:
    rolled, kept = ROLLED[row["rolled"]], row["kept"] == "yes"
    sim, done = delivered(game, row.number("number"), rolled, *row["answer"].split())
    while sim.step == "patrol":
        sim.choose(sim.keys[0])
    assert sim.player().reputation == tuple(-(each == row["angry"]) for each in FACTIONS)
    assert done is kept
    assert sim.player().credits == 5_000 + row.number("credits") + (8_000 if kept else 0)
    assert CARGO not in sim.player().cards
    assert CARGO == sim.state.market["cargo"][-1]


def test_the_informant_brings_the_hutts_nearer(game: OuterRim) -> None:
    sim, done = delivered(game, 94, (), "choose:b")
    while sim.step == "patrol":
        sim.choose(sim.keys[0])
    assert sim.state.patrols["hutt"][1] != "nav_3"
    assert sim.player().credits == 13_000


@pytest.mark.parametrize(
    ("key", "rolled", "kept"),
    [("choose:a", WIN, True), ("choose:a", LOSE, False), ("choose:b", (), False)],
)
def test_a_friend_of_the_rebels_pays_for_the_fight(
    game: OuterRim, key: str, rolled: tuple[str, ...], kept: bool
) -> None:
    liked = {**NEUTRAL, "rebel": "positive"}
    sim, done = delivered(game, 96, (), reputation=liked)
    sim.dice(*rolled)
    sim.choose(key)
    assert sim.player().reputation[2] == (0 if key == "choose:a" else 1)
    assert (sim.player().credits == 13_000) is kept
