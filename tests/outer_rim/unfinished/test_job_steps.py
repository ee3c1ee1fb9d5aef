"""The second databank cards of the jobs, and those of the new jobs: each step, each way."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.outer_rim.events import (
    CombatBegan,
    CreditsChanged,
    DamageSuffered,
    DatabankDrawn,
    JobEnded,
    JobStepBegan,
    SkillTested,
)
from game.outer_rim.cards.effects.tasks import Databank
from game.outer_rim.effects.verb import verb_of
from game.outer_rim.frames import Cargo, Effects
from game.outer_rim.game import ROOT, OuterRim
from game.outer_rim.rules import jobs
from game.outer_rim.rules.slots import return_to_databank
from game.outer_rim.steps import STEPS
from game.outer_rim.text.cards import card_text
from game.outer_rim.text.grammar import plain
from game.table.stack import advance
from tests.outer_rim.cards.bench import AFAR, NEUTRAL
from tests.outer_rim.conftest import Sim
from tests.outer_rim.unfinished.courses import Course, Roll, Ways, courses, cover, g, s, t

BOX = ("unfinished_business",)
FOLDER = ROOT / "cards" / "unfinished_business"
SABACC = "legendary_game_of_sabacc_job"
SPECS: dict[str, tuple[str, tuple[tuple[Any, ...], ...]]] = {
    "databank_40_a_cutthroat_game_of_sabacc": (
        SABACC,
        (
            (t("knowledge", no="-2k"),),
            (t("influence", "done"),),
            (Ways({"accept": ("-4k", Roll(1, ("done",))), "pass": ("fail",)}),),
        ),
    ),
    "databank_42_the_service_entrance": (
        "the_casino_heist_job",
        (
            (t("tech", no="-2k"),),
            (t("influence", no=(g(3, "the doormen", no="fail"),)),),
            (t("strength", "done", "c2"),),
            (g(4, "casino security", "done", "fail"),),
        ),
    ),
    "databank_43_wrong_manifest": (
        "hijacking_a_freighter_job",
        (
            (t("piloting", no="s1 fail"),),
            (t("strength", no="c1"),),
            (t("tactics", "done"),),
            (s(4, "the escort", "done", "fail"),),
        ),
    ),
    "databank_44_visiting_hours": (
        "jailbreak_on_lothal_job",
        (
            (t("stealth", no="c1"),),
            (t("tech", no="c1 fail"),),
            (t("tactics", "done"),),
            (Ways({"choose:a": ("-3k", "done"), "choose:b": (g(4, "the wardens", "done"),)}),),
        ),
    ),
    "databank_45_the_jewel_and_its_sister": (
        "the_jewel_of_yavin_job",
        (
            (t("knowledge", no="-2k"),),
            (t("influence", no="-2k"),),
            (t("stealth", no="c2 >5"),),
            (t("tech", "done", "fail"),),
            (s(5, "the palace fighters", "done", "fail"),),
        ),
    ),
    "databank_46_the_short_way": (
        "the_kessel_run_job",
        (
            (t("tactics", no=(g(3, "the mine pickets", no="fail"),)),),
            (t("influence", no="fail"),),
            (t("strength", no="c1"),),
            (t("piloting", no="s2"),),
            (t("knowledge", "done", "s2 >5"),),
        ),
    ),
    "databank_47_low_tide": (
        "relic_of_the_past_job",
        (
            (t("piloting", no="s1"),),
            (t("strength", no="c2"),),
            (t("knowledge", "done", "c1"),),
            (Ways({"accept": ("-2k", Roll(2, ("done",))), "pass": ("fail",)}),),
        ),
    ),
    "databank_48_up_the_ore_lift": (
        "rescue_from_the_mines_job",
        (
            (t("influence", no="-1k"),),
            (t("strength", no="c1"),),
            (t("stealth", "done", "c1"),),
            (g(4, "the Pyke overseers", "done"),),
        ),
    ),
    "databank_49_six_toasts": (
        "rooting_out_spies_job",
        (
            (t("tactics", no="c1"),),
            (t("stealth", no="-1k fail"),),
            (t("knowledge", "done", "-1k"),),
            (g(4, "the wrong man's friends", "done"),),
        ),
    ),
    "databank_50_the_sandcrawlers_share": (
        "salvage_in_the_dune_sea_job",
        (
            (t("strength", no="c1"),),
            (t("piloting", no="s2"),),
            (t("tech", "done", "c1"),),
            (g(4, "the Tusken raiders", "done"),),
        ),
    ),
    "databank_86_return_to_sender": (
        "databank_92_dead_letter_office",
        (
            (t("knowledge", no="c1 fail"),),
            (t("influence", "done", "-1k"),),
            (g(3, "the archive guards", "done", "fail"),),
        ),
    ),
    "databank_87_left_luggage": (
        "databank_92_lost_luggage",
        (
            (t("tech", no="c1"),),
            (t("stealth", ">4"),),
            (g(2, "the porters", no="fail"),),
            (t("tactics", "done", "s1 fail"),),
        ),
    ),
    "databank_88_loud_neighbors": (
        "databank_92_quiet_witness",
        (
            (t("influence", no="fail"),),
            (t("stealth", "done"),),
            (s(2, "the chase shuttle", "done", "fail"),),
        ),
    ),
    "databank_89_one_of_eleven": (
        "databank_92_the_wrong_droid",
        ((t("tactics/piloting", no="c1"),), (t("tech/influence", "done", "fail"),)),
    ),
    "databank_53_the_ledger": (
        "blackmail_on_ord_mantell_job",
        (
            (t("stealth", no=(g(3, "the archive guards"),)),),
            (t("knowledge", no="-2k"),),
            (t("influence", "done", "fail"),),
        ),
    ),
    "databank_53_the_second_copy": (
        "blackmail_on_ord_mantell_job",
        (
            (t("knowledge", ">3"),),
            (t("stealth", no="c1 -1k"),),
            (t("influence", "done"),),
            (g(4, "the client's brothers", "done", "fail"),),
        ),
    ),
    "databank_54_frost_line": (
        "cold_storage_job",
        (
            (t("tech", no="c1 fail"),),
            (t("tactics", no=(g(3, "the night shift", no="fail"),)),),
            (t("strength", "done", "c1"),),
            (g(4, "the loader droids", "done", "fail"),),
        ),
    ),
    "databank_54_thaw": (
        "cold_storage_job",
        (
            (t("tactics", no="s1"),),
            (t("tech", no="c1 fail"),),
            (
                Ways({
                    "choose:a": (t("strength", "done", "c2 fail"),),
                    "choose:b": (g(4, "the loader droids", "done", "fail"),),
                }),
            ),
        ),
    ),
    "databank_56_nobody_aboard": (
        "ghost_ship_of_kafrene_job",
        (
            (t("piloting", no="s2"),),
            (t("knowledge", no="c2"),),
            (t("tactics", "done", "c1"),),
            (g(5, "whatever is aboard", "done", "fail"),),
        ),
    ),
    "databank_56_somebody_aboard": (
        "ghost_ship_of_kafrene_job",
        (
            (t("knowledge", ">3"),),
            (Ways({"choose:a": ("-2k",), "choose:b": ("c2",)}),),
            (t("piloting", no="s2"),),
            (t("tactics", "done", "s1 fail"),),
        ),
    ),
    "databank_58_the_kennels": (
        "infiltrate_the_white_worms_job",
        (
            (t("influence", no="-2k"),),
            (t("stealth", no="c2 fail"),),
            (t("strength", "done", "c1"),),
            (g(4, "the kennel hounds", "done", "fail"),),
        ),
    ),
    "databank_58_an_audience_in_the_dark": (
        "infiltrate_the_white_worms_job",
        (
            (t("strength", no="c2"),),
            (Ways({"choose:a": (t("influence", ">3", "c1"),), "choose:b": ("-3k",)}),),
            (t("stealth", "done", ">4"),),
            (g(5, "the matron's guard", "done", "fail"),),
        ),
    ),
}  # fmt: skip
"""by databank card: a job with its number, and what its steps come to"""
FOR_TWO = {
    "databank_55_dead_air", "databank_55_static", "databank_57_nothing_personal",
    "databank_57_fair_exchange", "databank_59_loose_rigging", "databank_59_below_decks",
    "databank_60_a_hand_in_the_pocket", "databank_60_a_running_start",
    "databank_41_two_fingers_of_trouble",
}  # fmt: skip
"""cards played in other tests"""
WAYS = [(script, course) for script, (_, steps) in SPECS.items() for course in cover(steps)]
ALL = [(script, course) for script, (_, steps) in SPECS.items() for course in courses(steps)]


def attempt(game: OuterRim, script: str, course: Course) -> Sim:
    """Play a course of a job from its first step."""
    job = SPECS[script][0]
    content = game.editions.of(BOX).content
    goal = content.assets[job].destination
    space = "naboo" if goal == "another_player" else str(goal)
    mine = {"space": space, "cards": [job], "credits": 20_000, "reputation": NEUTRAL}
    theirs = {"space": space, "cards": ["hired_help"], "credits": 0, "reputation": NEUTRAL}
    sim = Sim(
        game,
        2,
        players=[mine, theirs],
        step="encounter",
        patrols=AFAR,
        dice=course.dice,
        decks={"gear_and_mod": ["improved_nav_computer", "jetpack"]},
        setup={"expansions": list(BOX)},
    )
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
    assert tuple(each.step for each in before if isinstance(each, JobStepBegan)) == course.steps
    tests = tuple((each.skill, each.passed) for each in before if isinstance(each, SkillTested))
    assert tests == course.tests
    fights = [each for each in before if isinstance(each, CombatBegan)]
    assert tuple((each.combat, each.enemy, each.enemy_dice) for each in fights) == course.fights
    hurt = {"character": 0, "ship": 0}
    for each in before:
        if isinstance(each, DamageSuffered):
            hurt[each.target] += each.amount
    assert hurt == {"character": course.character, "ship": course.ship}
    paid = sum(each.amount for each in before if isinstance(each, CreditsChanged))
    assert -paid == course.lost
    assert [each.completed for each in sim.found(JobEnded, log=True)] == [course.end == "done"]
    assert sim.player().defeated is course.down
    assert script in sim.state.databank  # it goes back (UB-R11)


@pytest.mark.parametrize(("script", "course"), WAYS, ids=lambda each: str(each)[:40])
def test_each_way_of_each_step(game: OuterRim, script: str, course: Course) -> None:
    follows(game, script, course)


@pytest.mark.long
@pytest.mark.parametrize("script", SPECS)
def test_every_course(game: OuterRim, script: str) -> None:
    for course in courses(SPECS[script][1]):
        follows(game, script, course)


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
    assert found == {*SPECS, *FOR_TWO, *MISSIONS, *TROUBLES}


@pytest.mark.parametrize("script", SPECS)
def test_its_words(game: OuterRim, script: str) -> None:
    """A line for each step, with what it tests or whom it fights, in order."""
    content = game.editions.of(BOX).content
    told = [plain(line) for line in card_text(content, script).body]
    steps = SPECS[script][1]
    assert len(told) == len(steps)
    for number, (line, step) in enumerate(zip(told, steps, strict=True), 1):
        assert line.startswith(f"{number}. ")
        for word in _words(step):
            assert word in line.lower(), (line, word)
    assert "**" not in "".join(told)


def _words(found: tuple[Any, ...]) -> list[str]:
    """Return words that the text of these parts must contain."""
    names = {
        "done": "the job is complete",
        ">": "step",
        "-": "000 credits",
        "c": "character damage",
        "s": "ship damage",
    }
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

MISSIONS: dict[str, tuple[tuple[Any, ...], ...]] = {
    "databank_61_jabbas_hidden_stash": (
        (t("stealth", no="c1"),),
        (t("knowledge", no="-2k"),),
        (t("strength", ">5", "c1"),),
        (g(2, "the Gamorrean guards", no="fail"),),
        (g(4, "the pit beast", "done", "fail"),),
    ),
    "databank_62_tenuous_alliance": (
        (t("knowledge", no="-3k"),),
        (t("influence", no="c2"),),
        (t("tactics", "done"),),
        (s(5, "the rival vigo", "done", "fail"),),
    ),
    "databank_63_the_hidden_base": (
        (t("piloting", no="s2"),),
        (t("stealth", no=(g(4, "the perimeter guards"),)),),
        (t("tech", no="c1"),),
        (t("strength", no="c2"),),
        (s(4, "the base's fighters", "done", "fail"),),
    ),
    "databank_64_lost_faith": (
        (t("knowledge", no="fail"),),
        (t("tech", no="c1"),),
        (t("strength", no="c2"),),
        (g(3, "the last guardian", "done", "fail"),),
    ),
    "databank_65_the_long_way_round": (
        (t("piloting", no="s2"),),
        (t("tech", no="s1"),),
        (t("tactics", ">5"),),
        (s(6, "the lane pirates", no="fail"),),
        (t("piloting", "done", "s1 fail"),),
    ),
    "databank_66_the_last_contract": (
        (t("influence", no="-2k"),),
        (t("stealth", no="c1"),),
        (t("tactics", no="c1"),),
        (g(5, "the Guild's best", "done", "fail"),),
    ),
}
"""by databank card: what its steps come to"""
MISSION_WAYS = [(script, each) for script, steps in MISSIONS.items() for each in cover(steps)]


@pytest.mark.parametrize(("script", "course"), MISSION_WAYS, ids=lambda each: str(each)[:40])
def test_each_way_of_a_mission(game: OuterRim, script: str, course: Course) -> None:
    content = game.editions.of(BOX).content
    mine = {
        "space": "nav_3",
        "cards": ["databank_91_droid_parts"],
        "credits": 20_000,
        "reputation": NEUTRAL,
    }
    away = {faction: {"level": 1, "space": "nav_5"} for faction in AFAR}
    sim = Sim(game, 2, players=[mine, {"space": "naboo"}], step="encounter", patrols=away,
              dice=course.dice, setup={"expansions": list(BOX)})  # fmt: skip
    play = sim.play()
    play.stack.pop()
    jobs.mission(play, 0, "boba_fett", content.databank[script].number)
    advance(play, STEPS)
    before = play.events
    assert sim.state.dice == ()
    assert tuple(each.step for each in before if isinstance(each, JobStepBegan)) == course.steps
    tests = tuple((each.skill, each.passed) for each in before if isinstance(each, SkillTested))
    assert tests == course.tests
    fights = [each for each in before if isinstance(each, CombatBegan)]
    assert tuple((each.combat, each.enemy, each.enemy_dice) for each in fights) == course.fights
    hurt = {"character": 0, "ship": 0}
    for each in before:
        if isinstance(each, DamageSuffered):
            hurt[each.target] += each.amount
    assert hurt == {"character": course.character, "ship": course.ship}
    assert [each.completed for each in before if isinstance(each, JobEnded)] == [
        course.end == "done"
    ]
    assert script in sim.state.databank


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


@pytest.mark.parametrize(
    ("number", "rolled", "keys", "reputation", "kept", "credits"),
    [
        (93, WIN, ("choose:a",), NEUTRAL, True, 0),
        (93, LOSE, ("choose:a",), {**NEUTRAL, "hutt": "negative"}, True, 0),
        (93, (), ("choose:b",), NEUTRAL, False, 1_000),
        (94, (), ("choose:a",), {**NEUTRAL, "hutt": "negative"}, True, 0),
        (94, (), ("choose:c",), NEUTRAL, True, -2_000),
        (95, ("crit", "blank"), (), NEUTRAL, True, 0),
        (95, ("blank", "blank"), (), NEUTRAL, False, 0),
        (96, WIN, (), NEUTRAL, True, 0),
        (96, LOSE, (), NEUTRAL, False, 0),
    ],
)
def test_trouble_with_the_cargo_of_a_patrol(
    game: OuterRim,
    number: int,
    rolled: tuple[str, ...],
    keys: tuple[str, ...],
    reputation: dict[str, str],
    kept: bool,
    credits: int,
) -> None:
    sim, done = delivered(game, number, rolled, *keys)
    while sim.step == "patrol":
        sim.choose(sim.keys[0])
    order = ("hutt", "imperial", "rebel", "syndicate")
    levels = {"negative": -1, "neutral": 0, "positive": 1}
    assert sim.player().reputation == tuple(levels[reputation[each]] for each in order)
    assert done is kept
    assert sim.player().credits == 5_000 + credits + (8_000 if kept else 0)
    assert CARGO not in sim.player().cards
    assert (CARGO == sim.state.market["cargo"][-1]) is True


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
