"""Jobs: their parts, the adventures made of them, the board in port, what they add to campaigns."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from itertools import islice, product
from typing import Any

import pytest
from pydantic import TypeAdapter

from game.edge import campaign
from game.edge import jobs as making
from game.edge.cards import jobs as parts
from game.edge.cards import lint
from game.edge.cards.box import COMPONENT
from game.edge.cards.scenes import CheckScene, Encounter, End, Hub
from game.edge.catalog import Content
from game.edge.names import LINKED
from game.edge.players.careful import Careful
from game.edge.players.careless import Careless
from game.edge.rules import jobs
from game.edge.rules.conditions import met
from game.edge.state import Ledger, State
from game.edge.statistics import varied
from game.table.contract import Sight
from tests.breadth import every
from tests.edge.bench import Sim
from tests.edge.stories import CONTENT, GAME, PAIRS, PARTS, Chance, played

COUNTS = (6, 10, 10, 10, 10, 6)
LEDGER: TypeAdapter[Ledger] = TypeAdapter(Ledger)
EVERY = [list(CONTENT.job_parts[sort].values()) for sort in parts.SORTS]
ROUND = [
    making.Job(1 + at % 5, *(each[at % len(each)] for each in EVERY)).id  # type: ignore[arg-type]
    for at in range(10)
]
"""ten jobs in which every part comes up"""


def in_port(ledger: Ledger | None = None, heroes: tuple[str, str] = PAIRS[0], seed: int = 1) -> Sim:
    """Return a chapter of a campaign in port."""
    ledger = ledger or campaign.begun(CONTENT, seed=5)
    setup = {
        **{"game": "edge", "seats": ({"kind": "human"},), "story": "ombra", "heroes": heroes},
        "ledger": LEDGER.dump_python(ledger),
    }
    return Sim(GAME, setup, seed)


def whole(sim: Sim) -> Sim:
    """Play a chapter to its end with care."""
    mind = Careful(1, 0)
    while (decision := sim.game.decision(sim.state)) is not None:
        sim.do(mind.choose(Sight(sim.game, sim.state, 0), decision))
    return sim


# --- the parts ------------------------------------------------------------------------------------


def test_there_are_52_parts_with_three_sentences_each() -> None:
    assert tuple(map(len, EVERY)) == COUNTS
    sentences = Counter(line for each in EVERY for part in each for line in part.words)
    assert len(sentences) == 156 and set(sentences.values()) == {1}
    assert {part.trait for part in CONTENT.job_parts[parts.JobThing].values()} == {  # type: ignore
        "heavy", "fragile", "loud", "alive", "hot",
    }  # fmt: skip


def test_360_000_jobs_can_be_made() -> None:
    assert len(list(product(*map(range, COUNTS)))) == 360_000


@pytest.mark.parametrize("story", every(4, ROUND))
def test_a_job_is_a_whole_adventure(story: str) -> None:
    made = CONTENT.scenes_of(story)
    found = [each for each in lint.findings({**PARTS, story: CONTENT.stories[story], **made})]
    assert found == []
    kinds = Counter(type(each).__name__ for each in made.values())
    assert kinds["End"] == 3 and kinds["Hub"] == 1 and kinds["Story"] == 1
    hub = next(each for each in made.values() if isinstance(each, Hub))
    assert len(hub.sites) == 3 and hub.most == 1
    assert all(len(each.name) <= 40 for each in made.values())
    important = [each for each in made.values() if isinstance(each, CheckScene) and each.important]
    for check in important:
        assert len({LINKED[skill] for way in check.ways for skill in way.skills}) >= 3


def test_jobs_are_found_and_not_listed() -> None:
    story = ROUND[0]
    assert story in CONTENT.stories and story not in CONTENT.adventures
    assert story not in list(CONTENT.stories) and f"{story}__done" not in list(CONTENT.scenes)
    wrong = story.replace("job__1", "job__6")
    assert wrong not in CONTENT.stories and CONTENT.job(wrong) is None
    assert CONTENT.job(f"{story}__done") is None and CONTENT.job("ombra") is None
    with pytest.raises(KeyError):
        CONTENT.scenes[f"{story}__nowhere"]


# --- levels ---------------------------------------------------------------------------------------


def of_level(level: int, **named: str) -> making.Job:
    """Return a job of a level, with some parts named."""
    first = [each[0] for each in EVERY]
    chosen = [
        next((part for part in each if part.id in named.values()), usual)
        for each, usual in zip(EVERY, first)
    ]
    return making.Job(level, *chosen)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "level, hard, upgrades", [(1, 2, 0), (2, 2, 0), (3, 3, 0), (4, 3, 1), (5, 3, 2)]
)
def test_the_last_step_is_harder_with_the_level(level: int, hard: int, upgrades: int) -> None:
    payoff = CONTENT.scenes[f"{of_level(level).id}__payoff"]
    assert isinstance(payoff, CheckScene) and payoff.important
    assert {way.difficulty for way in payoff.ways} == {hard}
    assert {way.upgrades for way in payoff.ways} == {upgrades}


@pytest.mark.parametrize("place", [each.id for each in EVERY[2]])
def test_the_budget_of_an_encounter_is_four_to_eight(place: str) -> None:
    for level in range(1, 6):
        story = of_level(level, what="do_break", where=place).id
        fight = CONTENT.scenes[f"{story}__trouble"]
        assert isinstance(fight, Encounter)
        budget = sum(CONTENT.adversaries[each.foe].budget * each.count for each in fight.foes)
        assert abs(budget - (3 + level)) <= 0.75, (place, level, budget)
        led = [each for each in fight.foes if CONTENT.adversaries[each.foe].type != "minion"]
        assert bool(led) == (level >= 3)


@pytest.mark.rule("EE-R101")
def test_a_job_pays_150_to_400() -> None:
    some = list(islice(product(*EVERY), 0, None, 997))
    made = [making.Job(1 + at % 5, *each) for at, each in enumerate(some)]  # type: ignore[arg-type]
    pays = [each.pay for each in made]
    assert min(pays) == 150 and max(pays) == 400


def test_all_four_goals_come_up() -> None:
    found = Counter(
        goal.id
        for seed in range(40)
        for job in jobs.drawn(CONTENT, seed, 0, [1, 2, 3])
        for goal in CONTENT.stories[job].goals
    )
    assert set(found) == {"unseen", "unhurt", "bells", "unlit"} and min(found.values()) >= 12


def test_traits_change_pools() -> None:
    heavy = CONTENT.scenes[f"{of_level(1, thing='the_core').id}__payoff"]
    assert isinstance(heavy, CheckScene)
    slowed = {way.id for way in heavy.ways if any("(heavy)" in mod.why for mod in way.mods)}
    assert slowed == {"quick"}
    hot = CONTENT.scenes[f"{of_level(1, thing='the_idol').id}__failed"]
    assert isinstance(hot, End) and hot.rewards and hot.rewards[0].deeds[0].do == "obligation"
    for thing, deed in (("the_flask", "flag"), ("the_witness", "strain")):
        check = CONTENT.scenes[f"{of_level(1, thing=thing).id}__trouble"]
        assert isinstance(check, CheckScene)
        assert deed in {each.do for each in check.failure[0].deeds}


def test_a_hitch_adds_a_scene_or_makes_the_last_step_harder() -> None:
    for hitch in EVERY[4]:
        assert isinstance(hitch, parts.JobHitch)
        story = of_level(1, hitch=hitch.id).id
        payoff = CONTENT.scenes[f"{story}__payoff"]
        assert isinstance(payoff, CheckScene)
        harder = any(mod.change == "toughen" for way in payoff.ways for mod in way.mods)
        assert harder != (f"{story}__hitch" in CONTENT.scenes) == bool(hitch.ways)


# --- the board ------------------------------------------------------------------------------------


def test_the_board_hangs_on_the_campaign_alone() -> None:
    ledger = campaign.begun(CONTENT, seed=8)
    board = jobs.board(CONTENT, ledger)
    assert len(set(board)) == 3 and board == jobs.board(CONTENT, ledger)
    assert board != jobs.board(CONTENT, replace(ledger, seed=9))
    assert board != jobs.board(CONTENT, replace(ledger, chapters=("ombra",)))
    assert jobs.board(CONTENT, None) == ()
    bare = Content({id: each for id, each in PARTS.items() if each.kind != "job_hitch"})
    assert jobs.board(bare, ledger) == ()


@pytest.mark.parametrize(
    "earned, levels", [(0, "112"), (14, "112"), (15, "123"), (45, "345"), (300, "455")]
)
def test_the_level_rises_with_experience(earned: int, levels: str) -> None:
    board = jobs.board(CONTENT, replace(campaign.begun(CONTENT), earned=earned))
    assert "".join(each.split("__")[1] for each in board) == levels


@pytest.mark.parametrize("seed", range(5))
def test_no_kind_place_or_twist_comes_again_within_four_jobs(seed: int) -> None:
    ledger = campaign.begun(CONTENT, seed=seed)
    for chapter in range(20):
        board = jobs.board(CONTENT, ledger)
        made = [job for job in map(CONTENT.job, ledger.chapters) if job is not None][-4:]
        for id in board:
            job = CONTENT.job(id)
            assert job is not None
            for old in made:
                assert (
                    not {job.what, job.where, job.twist} & {old.what, old.where, old.twist}
                    or (
                        {job.what.id, job.where.id, job.twist.id}
                        & {old.what.id, old.where.id, old.twist.id}
                    )
                    == set()
                )
        taken = ("ombra",) if chapter % 3 == 2 else (board[chapter % 3],)
        ledger = replace(ledger, chapters=(*ledger.chapters, *taken))


# --- in port --------------------------------------------------------------------------------------


def test_a_job_is_taken_put_back_and_played() -> None:
    sim = in_port()
    board = jobs.board(CONTENT, sim.state.setup.ledger)
    offered = [key for key in sim.keys if key.startswith("job:")]
    assert offered == [f"job:{each}" for each in board]
    assert sim.why(f"job:{ROUND[0]}") == "EE-R100" and sim.why("shelve") == "EE-R100"
    sim.do(f"job:{board[0]}")
    assert sim.state.job == board[0] and sim.state.counts == {"clock": 0, "trouble": 0}
    assert sim.why(f"job:{board[0]}") == "EE-R100"
    assert GAME.tell(sim.state, sim.events[-1], 0).startswith("Job taken: ")
    sim.do("shelve")
    assert sim.state.job == "" and "bells" in sim.state.counts
    assert GAME.tell(sim.state, sim.events[-1], 0) == "The job goes back on the board."
    sim.do(f"job:{board[1]}", "depart")
    assert sim.state.scene == f"{board[1]}__brief" and sim.why("shelve") == "EE-R100"
    view = GAME.view(sim.state, 0)
    assert view["story"] == view["job"] == board[1] and view["board"] == list(board)


def test_outside_a_campaign_there_is_no_board() -> None:
    setup = {"game": "edge", "seats": ({"kind": "human"},), "story": ROUND[1], "heroes": PAIRS[0]}
    sim = Sim(GAME, setup)
    assert sim.state.scene == f"{ROUND[1]}__brief" and GAME.view(sim.state, 0)["board"] == []


@pytest.mark.rule("EE-R100")
def test_a_job_adds_five_experience_and_three_for_its_goal() -> None:
    for seed in range(4):
        sim = in_port(seed=seed)
        board = jobs.board(CONTENT, sim.state.setup.ledger)
        sim.do(f"job:{board[0]}")
        whole(sim)
        play = GAME.play(sim.state)
        (goal,) = play.story.goals
        ledger = campaign.after(CONTENT, sim.state)
        assert ledger.earned == 5 + 3 * met(play, goal)
        assert ledger.chapters == (board[0],) and ledger.seed == 5
        assert not any(flag.startswith("job_") for flag in ledger.flags)


@pytest.mark.rule("EE-R100")
def test_an_adventure_adds_ten_experience_and_each_goal_once() -> None:
    sim = whole(in_port())
    play = GAME.play(sim.state)
    goals = sum(met(play, each) for each in play.story.goals)
    assert campaign.after(CONTENT, sim.state).earned == sim.state.experience == 10 + 5 * goals


def test_goals_see_wounds_and_light_points() -> None:
    sim = in_port()
    play = GAME.play(sim.state)
    unhurt, unlit = (next(g for g in making.GOALS if g.id == id) for id in ("unhurt", "unlit"))
    assert met(play, unhurt) and met(play, unlit)
    sim.person(PAIRS[0][0]).wounds = 1
    sim.state.lit = 1
    assert not met(play, unhurt) and not met(play, unlit)


# --- players --------------------------------------------------------------------------------------


@pytest.mark.parametrize("at", range(10))
@pytest.mark.parametrize("mind", [Careful, Careless, Chance])
def test_every_part_is_played_to_an_end(mind: Any, at: int) -> None:
    found = played(ROUND[at], mind, PAIRS[at], at)
    assert isinstance(CONTENT.scenes[found.state.ending], End)


def test_simulations_name_jobs_by_level() -> None:
    runs = varied(GAME, {}, {"adventure": "jobs_2"})
    assert len(runs) == 15 and len({each["story"] for each in runs.values()}) == 15
    assert all(each["story"].startswith("job__2__") for each in runs.values())
    with pytest.raises(ValueError, match="level"):
        varied(GAME, {}, {"adventure": "jobs_9"})


# --- wrong parts ----------------------------------------------------------------------------------


LOOK = {"id": "look", "text": "Look.", "skills": ["perception"]}
BELLS = {"do": "advance", "track": "bells", "n": 1}


def changed(id: str, **fields: Any) -> dict[str, Any]:
    """Return the components with other fields in one part."""
    given = json.loads(PARTS[id].model_dump_json())
    return {**PARTS, id: COMPONENT.validate_json(json.dumps({**given, **fields}))}


@pytest.mark.parametrize(
    "id, fields, path, words",
    every(4, [
        ("at_dock", {"map": "moon"}, "map", "there is no map 'moon', only lantern"),
        ("at_dock", {"heroes_at": "bar"}, "heroes_at", "the map 'sorting_hall' has no zone 'bar'"),
        ("at_dock", {"foe": "wolf"}, "foe", "there is no adversary 'wolf'"),
        ("at_dock", {"foe": "slaver"}, "foe", "'slaver' is of the wrong kind: name minions"),
        ("at_dock", {"leader": "tough"}, "leader", "name a rival or nemesis"),
        ("for_cook", {"kept": [{"do": "gain", "card": "pie"}]}, "kept.0", "there is no card 'pie'"),
        ("for_cook", {"won": [{"do": "flag", "flag": "fed"}]}, "won.0", "begin it with 'job_'"),
        ("but_flame", {"failed": [{"do": "goto", "scene": "a"}]}, "failed.0", "leave 'goto' out"),
        ("but_dead", {"failed": [BELLS]}, "failed.0", "no track 'bells', only clock, trouble, any"),
        ("do_find", {"ways": [LOOK, {**LOOK, "id": "again"}]}, "ways", "two characteristics"),
    ]),
)  # fmt: skip
def test_wrong_parts_are_found(id: str, fields: dict[str, Any], path: str, words: str) -> None:
    found = [(at, where, said) for at, where, said in lint.findings(changed(id, **fields))]
    assert {(at, where) for at, where, _ in found} == {(id, path)}
    assert any(words in said for _, _, said in found)


def test_a_board_lacks_no_sort_of_part() -> None:
    bare = {id: each for id, each in PARTS.items() if each.kind != "job_twist"}
    assert ("", "", "no jobs can be made: there is no 'job_twist'") in list(lint.findings(bare))


def test_a_state_with_a_job_is_copied_whole() -> None:
    sim = in_port()
    sim.do(f"job:{jobs.board(CONTENT, sim.state.setup.ledger)[2]}", "depart")
    copy: State = GAME.clone(sim.state)
    assert copy == sim.state and copy.job == sim.state.job
