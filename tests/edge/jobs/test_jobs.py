"""Jobs: their parts, the adventures made of them, the board in port, what they add to campaigns."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from itertools import product
from typing import Any

import pytest
from pydantic import TypeAdapter

from game.edge import campaign
from game.edge import jobs as making
from game.edge.cards import jobs as parts
from game.edge.cards import lint
from game.edge.cards.box import COMPONENT
from game.edge.cards.scenes import CheckScene, Encounter, End, Hub
from game.edge.ledger import Ledger
from game.edge.names import LINKED
from game.edge.players.careful import Careful
from game.edge.players.careless import Careless
from game.edge.rules.conditions import met
from game.edge.scenes import jobs
from game.edge.statistics import varied
from game.table.contract import Sight
from tests.breadth import first, turns
from tests.edge.bench import Sim
from tests.edge.stories import CONTENT, GAME, PAIRS, PARTS, Chance, played

COUNTS = (6, 11, 10, 10, 10, 6)
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


def test_there_are_53_parts_with_three_sentences_each() -> None:
    assert tuple(map(len, EVERY)) == COUNTS
    sentences = Counter(line for each in EVERY for part in each for line in part.words)
    assert len(sentences) == 159 and set(sentences.values()) == {1}
    assert {part.trait for part in CONTENT.job_parts[parts.JobThing].values()} == {  # type: ignore
        "heavy", "fragile", "loud", "alive", "hot",
    }  # fmt: skip


def test_396_000_jobs_can_be_made() -> None:
    assert len(list(product(*map(range, COUNTS)))) == 396_000


def test_a_job_is_a_whole_adventure() -> None:
    every = {story: CONTENT.scenes_of(story) for story in ROUND[::3]}
    parts = PARTS | {story: CONTENT.stories[story] for story in every}
    assert (
        list(lint.findings(parts | {id: s for made in every.values() for id, s in made.items()}))
        == []
    )
    for made in every.values():
        kinds = Counter(type(each).__name__ for each in made.values())
        assert kinds["End"] == 3 and kinds["Hub"] == 1 and kinds["Story"] == 1
        hub = next(each for each in made.values() if isinstance(each, Hub))
        assert len(hub.sites) == 3 and hub.most == 1
        assert all(len(each.name) <= 40 for each in made.values())
        for check in made.values():
            if isinstance(check, CheckScene) and check.important:
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


# --- the board ------------------------------------------------------------------------------------


def test_no_kind_place_or_twist_comes_again_within_four_jobs() -> None:
    for seed in range(5):
        ledger = campaign.begun(CONTENT, seed=seed)
        for chapter in range(20):
            board = jobs.board(CONTENT, ledger)
            made = [job for job in map(CONTENT.job, ledger.chapters) if job is not None][-4:]
            used = {part.id for job in made for part in (job.what, job.where, job.twist)}
            for job in map(CONTENT.job, board):
                assert job is not None
                assert not used & {job.what.id, job.where.id, job.twist.id}, (seed, chapter)
            taken = "ombra" if chapter % 3 == 2 else board[chapter % 3]
            ledger = replace(ledger, chapters=(*ledger.chapters, taken))


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
    assert GAME.tell(sim.state, sim.events[-1], 0).startswith("The party takes a job: ")
    sim.do("shelve")
    assert sim.state.job == "" and "bells" in sim.state.counts
    assert GAME.tell(sim.state, sim.events[-1], 0) == "The party returns the job to the board."
    sim.do(f"job:{board[1]}", "depart")
    assert sim.state.scene == f"{board[1]}__brief" and sim.why("shelve") == "EE-R100"
    view = GAME.view(sim.state, 0)
    assert view["story"] == view["job"] == board[1] and view["board"] == list(board)


@pytest.mark.rule("EE-R100")
def test_an_adventure_adds_ten_experience_and_each_goal_once() -> None:
    sim = whole(in_port())
    play = GAME.play(sim.state)
    goals = sum(met(play, each) for each in play.story.goals)
    assert campaign.after(CONTENT, sim.state).earned == sim.state.experience == 10 + 5 * goals


# --- players --------------------------------------------------------------------------------------


@pytest.mark.parametrize("at, mind", turns(range(10), [(Careful,), (Careless,), (Chance,)]))
def test_every_part_is_played_to_an_end(at: int, mind: Any) -> None:
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


WRONG: list[dict[str, tuple[dict[str, Any], str, str]]] = [
    {
        "at_dock": ({"map": "moon"}, "map", "no map 'moon'; the maps are lantern"),
        "for_cook": ({"kept": [{"do": "gain", "card": "pie"}]}, "kept.0", "no card 'pie'"),
        "but_flame": ({"failed": [{"do": "goto", "scene": "a"}]}, "failed.0", "leave out 'goto'"),
        "but_dead": ({"failed": [BELLS]}, "failed.0", "no track 'bells', only clock, trouble, any"),
        "do_find": ({"ways": [LOOK, {**LOOK, "id": "again"}]}, "ways", "two characteristics"),
    },
    {
        "at_dock": ({"heroes_at": "bar"}, "heroes_at", "'sorting_hall' has no zone 'bar'"),
        "for_cook": ({"won": [{"do": "flag", "flag": "fed"}]}, "won.0", "begin it with 'job_'"),
    },
    {"at_dock": ({"foe": "wolf"}, "foe", "no adversary 'wolf'")},
    {"at_dock": ({"foe": "slaver"}, "foe", "'slaver' is of the wrong kind: name minions")},
    {"at_dock": ({"leader": "tough"}, "leader", "name a rival or nemesis")},
]
"""fields that are wrong in some parts, where, and what is said of it"""


@pytest.mark.parametrize("wrong", first(2, WRONG))
def test_wrong_parts_are_found(wrong: dict[str, tuple[dict[str, Any], str, str]]) -> None:
    parts = dict(PARTS)
    for id, (fields, _, _) in wrong.items():
        given = json.loads(PARTS[id].model_dump_json())
        parts[id] = COMPONENT.validate_json(json.dumps({**given, **fields}))
    found = list(lint.findings(parts))
    assert {(id, where) for id, where, _ in found} == {
        (id, path) for id, (_, path, _) in wrong.items()
    }
    for id, (_, _, words) in wrong.items():
        assert any(words in said for at, _, said in found if at == id), (id, found)


def test_a_board_lacks_no_sort_of_part() -> None:
    bare = {id: each for id, each in PARTS.items() if each.kind != "job_twist"}
    assert ("", "", "no jobs are possible: add a 'job_twist'") in list(lint.findings(bare))
