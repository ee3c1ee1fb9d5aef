"""The job deck, card by card, each job with the steps of its databank card, way by way."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from game.outer_rim.events import (
    CardGained,
    CombatBegan,
    DamageSuffered,
    DatabankDrawn,
    Defeated,
    JobEnded,
    SkillTested,
)
from game.outer_rim.game import OuterRim
from game.outer_rim.text.cards import card_text
from tests.outer_rim.cards.bench import (
    PLANETS,
    Edge,
    Make,
    alone,
    check,
    faces,
    gains,
    has,
    levels,
    lines,
    says,
    steps,
)

EDGES = {
    "the_kessel_run_job": Edge("job", 0, "kessel", ("rebel", 3)),
    "the_casino_heist_job": Edge("job", 0, "cantonica", ("syndicate", 3)),
    "hijacking_a_freighter_job": Edge("job", 0, "ring_of_kafrene", ("imperial", 3)),
    "jailbreak_on_lothal_job": Edge("job", 0, "lothal", ("imperial", 2)),
    "the_jewel_of_yavin_job": Edge("job", 0, "naboo", ("hutt", 3)),
    "relic_of_the_past_job": Edge("job", 0, "mon_calamari", ("rebel", 2)),
    "rescue_from_the_mines_job": Edge("job", 0, "kessel", ("syndicate", 4)),
    "rooting_out_spies_job": Edge("job", 0, "takodana", ("imperial", 4)),
    "salvage_in_the_dune_sea_job": Edge("job", 0, "tatooine", ("hutt", 4)),
    "hutt_favor": Edge("job", 0, "ord_mantell", ("syndicate", 2)),
    "imperial_favor": Edge("job", 0, "ryloth", ("imperial", 4)),
    "rebel_favor": Edge("job", 0, "lothal", ("hutt", 2)),
    "syndicate_favor": Edge("job", 0, "nal_hutta", ("rebel", 3)),
    "hired_help": Edge("crew", 2_000),
}


@dataclass(frozen=True)
class Job:
    """``tests``: the skills in the order in which they are asked, "!" after what is fatal."""

    goal: str
    databank: int
    tests: str
    credits: int
    fame: int
    liked: str = ""
    disliked: str = ""
    fights: dict[int, tuple[str, str, int]] = field(default_factory=dict)
    """by step: enemy, kind of combat, dice"""


JOBS = {
    "the_kessel_run_job": Job(
        "kessel",
        46,
        "influence! strength knowledge tactics piloting",
        10_000,
        2,
        fights={4: ("fighter screen", "ship", 4)},
    ),
    "the_casino_heist_job": Job(
        "cantonica",
        42,
        "influence! tech strength",
        15_000,
        0,
        fights={4: ("local security", "ground", 3)},
    ),
    "hijacking_a_freighter_job": Job(
        "ring_of_kafrene",
        43,
        "tactics strength piloting!",
        5_000,
        1,
        fights={1: ("deck crew", "ground", 3)},
    ),
    "jailbreak_on_lothal_job": Job(
        "lothal",
        44,
        "tech! stealth tactics",
        4_000,
        1,
        "rebel",
        "imperial",
        fights={2: ("prison guards", "ground", 3), 3: ("garrison fighters", "ship", 3)},
    ),
    "the_jewel_of_yavin_job": Job(
        "naboo",
        45,
        "influence knowledge stealth! tech",
        15_000,
        1,
        fights={5: ("palace guard", "ground", 4)},
    ),
    "relic_of_the_past_job": Job(
        "mon_calamari",
        47,
        "knowledge! piloting strength",
        6_000,
        0,
        fights={3: ("trench dweller", "ground", 4)},
    ),
    "rescue_from_the_mines_job": Job(
        "kessel",
        48,
        "stealth strength influence",
        6_000,
        0,
        disliked="syndicate",
        fights={3: ("mine enforcers", "ground", 4)},
    ),
    "rooting_out_spies_job": Job(
        "takodana",
        49,
        "knowledge tactics stealth!",
        4_000,
        1,
        fights={2: ("spy's bodyguard", "ground", 3)},
    ),
    "salvage_in_the_dune_sea_job": Job(
        "tatooine",
        50,
        "piloting tech! strength",
        5_000,
        1,
        fights={3: ("scavengers", "ground", 3)},
    ),
}
"""jobs with a databank card of their own"""
ONE = "1 character damage"
SHIP = "1 ship damage"
WON = "Win and not defeated: The job is complete"
LAST_FIGHT = f"{WON}. Otherwise, the job fails."
SAYS = {
    "the_kessel_run_job": (
        ("Fail: The job fails",),
        ("Fail:", "2 character damage"),
        ("Fail:", "2 ship damage"),
        ("Fail: Fight", "ship combat, 4 dice"),
        ("Pass: The job is complete", "Fail:", "3 ship damage", "repeat this step"),
    ),
    "the_casino_heist_job": (
        ("Fail: The job fails",),
        ("Fail:", ONE, "step 4"),
        ("Pass: The job is complete",),
        ("ground combat, 3 dice", WON, "If you lose: Repeat this step"),
    ),
    "hijacking_a_freighter_job": (
        ("Fail: Fight", "ground combat, 3 dice"),
        ("Fail:", ONE),
        ("Pass: The job is complete", "Fail:", SHIP, "The job fails"),
    ),
    "jailbreak_on_lothal_job": (
        ("Fail: The job fails",),
        ("Fail: Fight", "ground combat, 3 dice"),
        (
            "Pass: The job is complete",
            "Fail: Fight",
            "ship combat, 3 dice",
            LAST_FIGHT,
        ),
    ),
    "the_jewel_of_yavin_job": (
        ("Fail: Lose 2,000 credits",),
        ("Fail:", "2 character damage"),
        ("Fail: The job fails",),
        ("Pass: The job is complete",),
        ("Fight", "ground combat, 4 dice", LAST_FIGHT),
    ),
    "relic_of_the_past_job": (
        ("Fail: The job fails",),
        ("Fail:", "2 ship damage"),
        (
            "Pass: The job is complete",
            "Fail: Fight",
            "ground combat, 4 dice",
            LAST_FIGHT,
        ),
    ),
    "rescue_from_the_mines_job": (
        ("Fail:", ONE),
        ("Fail:", ONE),
        (
            "Pass: The job is complete",
            "Fail: Fight",
            "ground combat, 4 dice",
            LAST_FIGHT,
        ),
    ),
    "rooting_out_spies_job": (
        ("Fail: Lose 1,000 credits",),
        ("Fail: Fight", "ground combat, 3 dice"),
        ("Pass: The job is complete", "Fail: The job fails"),
    ),
    "salvage_in_the_dune_sea_job": (
        ("Fail:", SHIP),
        ("Fail:", ONE, "The job fails"),
        (
            "Pass: The job is complete",
            "Fail: Fight",
            "ground combat, 3 dice",
            LAST_FIGHT,
        ),
    ),
}
"""what the databank card says, step by step"""
DONE, KEPT = True, False
WAYS = [
    # The tests passed and failed, the enemies fought, and the cost in credits, character damage
    # and ship damage; then whether the job is done.
    ("the_kessel_run_job", "1+ 2+ 3+ 4+ 5+", DONE, 0, 0, 0),
    ("the_kessel_run_job", "1-", KEPT, 0, 0, 0),
    ("the_kessel_run_job", "1+ 2- 3+ 4+ 5+", DONE, 0, 2, 0),
    ("the_kessel_run_job", "1+ 2+ 3- 4+ 5+", DONE, 0, 0, 2),
    ("the_kessel_run_job", "1+ 2+ 3+ 4-w 5+", DONE, 0, 0, 0),
    ("the_kessel_run_job", "1+ 2+ 3+ 4-l 5+", DONE, 0, 0, 1),
    ("the_kessel_run_job", "1+ 2+ 3+ 4+ 5- 5+", DONE, 0, 0, 3),
    ("the_kessel_run_job", "1+ 2+ 3- 4+ 5-", KEPT, 0, 0, 5),
    ("the_casino_heist_job", "1+ 2+ 3+", DONE, 0, 0, 0),
    ("the_casino_heist_job", "1-", KEPT, 0, 0, 0),
    ("the_casino_heist_job", "1+ 2-  4w", DONE, 0, 1, 0),
    ("the_casino_heist_job", "1+ 2+ 3- 4w", DONE, 0, 0, 0),
    ("the_casino_heist_job", "1+ 2- 4l 4l 4w", DONE, 0, 3, 0),
    ("the_casino_heist_job", "1+ 2+ 3- 4p", KEPT, 0, 4, 0),
    ("hijacking_a_freighter_job", "1+ 2+ 3+", DONE, 0, 0, 0),
    ("hijacking_a_freighter_job", "1-w 2+ 3+", DONE, 0, 0, 0),
    ("hijacking_a_freighter_job", "1-l 2+ 3+", DONE, 0, 1, 0),
    ("hijacking_a_freighter_job", "1+ 2- 3+", DONE, 0, 1, 0),
    ("hijacking_a_freighter_job", "1+ 2+ 3-", KEPT, 0, 0, 1),
    ("jailbreak_on_lothal_job", "1+ 2+ 3+", DONE, 0, 0, 0),
    ("jailbreak_on_lothal_job", "1-", KEPT, 0, 0, 0),
    ("jailbreak_on_lothal_job", "1+ 2-w 3+", DONE, 0, 0, 0),
    ("jailbreak_on_lothal_job", "1+ 2-l 3+", DONE, 0, 1, 0),
    ("jailbreak_on_lothal_job", "1+ 2+ 3-w", DONE, 0, 0, 0),
    ("jailbreak_on_lothal_job", "1+ 2+ 3-l", KEPT, 0, 0, 1),
    ("jailbreak_on_lothal_job", "1+ 2+ 3-p", KEPT, 0, 0, 4),
    ("the_jewel_of_yavin_job", "1+ 2+ 3+ 4+", DONE, 0, 0, 0),
    ("the_jewel_of_yavin_job", "1- 2+ 3+ 4+", DONE, 2_000, 0, 0),
    ("the_jewel_of_yavin_job", "1+ 2- 3+ 4+", DONE, 0, 2, 0),
    ("the_jewel_of_yavin_job", "1+ 2+ 3-", KEPT, 0, 0, 0),
    ("the_jewel_of_yavin_job", "1+ 2+ 3+ 4- 5w", DONE, 0, 0, 0),
    ("the_jewel_of_yavin_job", "1+ 2+ 3+ 4- 5l", KEPT, 0, 1, 0),
    ("the_jewel_of_yavin_job", "1+ 2+ 3+ 4- 5p", KEPT, 0, 4, 0),
    ("relic_of_the_past_job", "1+ 2+ 3+", DONE, 0, 0, 0),
    ("relic_of_the_past_job", "1-", KEPT, 0, 0, 0),
    ("relic_of_the_past_job", "1+ 2- 3+", DONE, 0, 0, 2),
    ("relic_of_the_past_job", "1+ 2+ 3-w", DONE, 0, 0, 0),
    ("relic_of_the_past_job", "1+ 2+ 3-l", KEPT, 0, 1, 0),
    ("relic_of_the_past_job", "1+ 2+ 3-p", KEPT, 0, 4, 0),
    ("rescue_from_the_mines_job", "1+ 2+ 3+", DONE, 0, 0, 0),
    ("rescue_from_the_mines_job", "1- 2+ 3+", DONE, 0, 1, 0),
    ("rescue_from_the_mines_job", "1+ 2- 3+", DONE, 0, 1, 0),
    ("rescue_from_the_mines_job", "1+ 2+ 3-w", DONE, 0, 0, 0),
    ("rescue_from_the_mines_job", "1+ 2+ 3-l", KEPT, 0, 1, 0),
    ("rescue_from_the_mines_job", "1+ 2+ 3-p", KEPT, 0, 4, 0),
    ("rooting_out_spies_job", "1+ 2+ 3+", DONE, 0, 0, 0),
    ("rooting_out_spies_job", "1- 2+ 3+", DONE, 1_000, 0, 0),
    ("rooting_out_spies_job", "1+ 2-w 3+", DONE, 0, 0, 0),
    ("rooting_out_spies_job", "1+ 2-l 3+", DONE, 0, 1, 0),
    ("rooting_out_spies_job", "1+ 2+ 3-", KEPT, 0, 0, 0),
    ("salvage_in_the_dune_sea_job", "1+ 2+ 3+", DONE, 0, 0, 0),
    ("salvage_in_the_dune_sea_job", "1- 2+ 3+", DONE, 0, 0, 1),
    ("salvage_in_the_dune_sea_job", "1+ 2-", KEPT, 0, 1, 0),
    ("salvage_in_the_dune_sea_job", "1+ 2+ 3-w", DONE, 0, 0, 0),
    ("salvage_in_the_dune_sea_job", "1+ 2+ 3-l", KEPT, 0, 1, 0),
    ("salvage_in_the_dune_sea_job", "1+ 2+ 3-p", KEPT, 0, 4, 0),
]
FAVORS = {
    "hutt_favor": ("influence", "ord_mantell", 3_000, 0, "hutt"),
    "imperial_favor": ("stealth", "ryloth", 0, 1, "imperial"),
    "rebel_favor": ("knowledge", "lothal", 3_000, 0, "rebel"),
    "syndicate_favor": ("stealth", "nal_hutta", 0, 1, "syndicate"),
}
"""what is tested and where, for how many credits and how much fame, and who likes it"""
SOUR = 41
"""what a failed favor comes to"""
MUSCLE = ("hired muscle", "ground", 3)


@pytest.mark.parametrize("edge", EDGES)
def test_price_and_patrol(sim: Make, game: OuterRim, edge: str) -> None:
    check(sim, game, "job", edge, EDGES[edge])


@pytest.mark.parametrize("card", [*JOBS, *FAVORS])
def test_where_it_is_done(sim: Make, card: str) -> None:
    goal = JOBS[card].goal if card in JOBS else FAVORS[card][1]
    found = {
        space for space in PLANETS if f"job:{card}" in alone(sim, "encounter", space, card).keys
    }
    assert found == {goal}


@pytest.mark.parametrize("card", JOBS)
def test_says_what_it_takes_and_gives(game: OuterRim, card: str) -> None:
    """Whatever is fatal stands in bold."""
    job = JOBS[card]
    for skill in job.tests.split():
        assert says(game, card, "Tests", skill.rstrip("!").title(), "Resolve databank card")
        bold = f"{skill.rstrip('!').title()}**" in card_text(game.base.content, card).body[0]
        assert bold is skill.endswith("!")
    assert job.goal.replace("_", " ") in lines(game, card)[1].lower()
    assert says(game, card, f"databank card #{job.databank}.", "Reward:")
    told = gains(job.credits, job.fame, *filter(None, [job.liked]))
    assert says(game, card, "Reward: Gain", *told)
    if job.disliked:
        assert says(game, card, "Reward: Gain", f"lose 1 {job.disliked.title()} reputation")
    assert ("fame" in lines(game, card)[2]) is bool(job.fame)
    assert says(game, card, "remove this card from the game")


@pytest.mark.parametrize("card", JOBS)
def test_says_what_happens_in_each_step(game: OuterRim, card: str) -> None:
    (script,) = game.base.content.numbers[JOBS[card].databank]
    told = lines(game, script)
    assert len(told) == len(SAYS[card])
    for number, (line, parts) in enumerate(zip(told, SAYS[card], strict=True), 1):
        at = 0
        assert line.startswith(f"{number}. ")
        for part in parts:
            assert part.lower() in line.lower()[at:]
            at = line.lower().index(part.lower(), at) + len(part)
        if number in JOBS[card].fights:
            assert JOBS[card].fights[number][0] in line.lower()
        assert ("Test" in line) is (number <= len(JOBS[card].tests.split()))
        assert ("job fails" in line) is any("job fails" in part.lower() for part in parts)


@pytest.mark.parametrize(("card", "way", "done", "credits", "character", "ship"), WAYS)
def test_way(
    sim: Make,
    game: OuterRim,
    card: str,
    way: str,
    done: bool,
    credits: int,
    character: int,
    ship: int,
) -> None:
    job = JOBS[card]
    dice = faces(way, {step: fight[2] for step, fight in job.fights.items()})
    decks = {"gear_and_mod": ["improved_nav_computer", "jetpack"]}
    table = alone(sim, "encounter", job.goal, card, credits=5_000, dice=dice, decks=decks)
    table.choose(f"job:{card}")
    (drawn,) = table.found(DatabankDrawn)
    assert game.base.content.databank[drawn.card].number == job.databank
    assert table.state.dice == ()  # as many were rolled as the way says
    assert steps(table) == [int(step[0]) for step in way.split()]
    skills = job.tests.replace("!", "").split()
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
    assert hurt == {"character": character, "ship": ship}
    downed = bool(table.found(Defeated))
    assert downed is (max(character, ship) >= 4)
    assert [each.completed for each in table.found(JobEnded)] == [done]
    assert table.player().fame == job.fame * done
    lost = credits + (3_000 if downed else 0)
    assert table.player().credits == 5_000 - lost + job.credits * done
    if table.step == "choose":
        table.choose(table.keys[0])  # the spies' side, below
    assert (card in table.player().cards) is not done
    assert (card in table.state.removed) is done


@pytest.mark.parametrize("card", JOBS)
def test_who_likes_it(sim: Make, card: str) -> None:
    job = JOBS[card]
    way = " ".join(f"{n}+" for n in range(1, 1 + len(job.tests.split())))
    decks = {"gear_and_mod": ["improved_nav_computer", "jetpack"]}
    table = alone(sim, "encounter", job.goal, card, dice=faces(way, {}), decks=decks)
    table.choose(f"job:{card}")
    after = {
        **({job.liked: 1} if job.liked else {}),
        **({job.disliked: -1} if job.disliked else {}),
    }
    assert has(table) == (job.credits, job.fame, levels(**after))


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


@pytest.mark.parametrize("card", FAVORS)
def test_favor(sim: Make, game: OuterRim, card: str) -> None:
    skill, goal, credits, fame, faction = FAVORS[card]
    table = alone(sim, "encounter", goal, card, dice=faces("1+", {}))
    table.choose(f"job:{card}")
    (tested,) = table.found(SkillTested)
    assert (tested.skill, tested.passed) == (skill, True)
    assert not table.found(DatabankDrawn)
    assert has(table) == (credits, fame, levels(**{faction: 1}))
    assert table.state.market["job"][-1] == card  # it may come up again
    assert f"on {goal.replace('_', ' ')}:" in lines(game, card)[1].lower()
    told = ("Pass: The job is complete.", "Fail: Resolve databank card #41.")
    assert says(game, card, f"Tests {skill.title()}.", f"Test {skill.title()}.", *told)
    assert says(game, card, "Reward: Gain", *gains(credits, fame, faction))


@pytest.mark.parametrize("card", FAVORS)
@pytest.mark.parametrize(
    ("key", "bout", "done", "lost", "hurt"),
    [
        ("choose:a", "w", DONE, 0, 0),
        ("choose:a", "l", KEPT, 0, 1),
        ("choose:a", "p", KEPT, 3_000, 4),
        ("choose:b", "", KEPT, 2_000, 0),
        ("choose:c", "", KEPT, 0, 2),
    ],
)
def test_favor_gone_sour(
    sim: Make, game: OuterRim, card: str, key: str, bout: str, done: bool, lost: int, hurt: int
) -> None:
    _, goal, credits, fame, faction = FAVORS[card]
    dice = faces(f"1-{bout}", {1: MUSCLE[2]})
    table = alone(sim, "encounter", goal, card, credits=5_000, dice=dice)
    table.choose(f"job:{card}")
    (drawn,) = table.found(DatabankDrawn)
    assert game.base.content.databank[drawn.card].number == SOUR
    table.choose(key)
    begun = [(each.combat, each.enemy_dice) for each in table.found(CombatBegan)]
    assert begun == ([MUSCLE[1:]] if bout else [])
    assert sum(each.amount for each in table.found(DamageSuffered)) == hurt
    assert [each.completed for each in table.found(JobEnded)] == [done]
    after = levels(**{faction: 1}) if done else levels()
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
        MUSCLE[0],
        "ground combat, 3 dice",
        "not defeated: The job is complete",
        "2,000 credits",
    )
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


def test_hired_help_stays_where_it_was_no_help(sim: Make) -> None:
    dice = ["focus", "blank"]
    crew = ("hutt_favor", "hired_help")
    table = alone(sim, "encounter", "ord_mantell", *crew, credits=5_000, dice=dice)
    table.choose("job:hutt_favor", "use:hired_help")
    (tested,) = table.found(SkillTested)
    assert (tested.level, tested.passed) == (1, False)
    assert "hired_help" in table.player().cards
