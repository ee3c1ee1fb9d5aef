"""The infochant's three statements, the datapad and the comlink; suppressing fire."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.edge import events as e
from game.edge.cards import effects as fx
from game.edge.cards.jobs import JobPatron
from game.edge.cards.models import Adversary
from game.edge.checks import lines
from game.edge.dice.faces import Kind
from game.edge.fights import foes, intents, sweeps, turns
from game.edge.frames import Outcome, Taking, Tray
from game.edge.jobs import crew, read
from game.edge.people import rules as people
from game.edge.rules import verbs
from game.edge.rules.deeds import Case
from game.edge.scenes import breaks, jobs, truths
from tests.edge import small
from tests.edge.bench import Sim
from tests.edge.stories import CONTENT, GAME
from tests.edge.test_combat_spending import ADA, BO, THUGS, Duel
from tests.edge.test_fights import CHIEF

STALLS = {"ombra_odo": ("ombra_before", "told_rounds"), "cask_odo": ("cask_day_1", "told_office")}


def stall(scene: str, seed: int = 1) -> Sim:
    """Return an adventure at the hub, with a visit to the infochant."""
    story = scene.partition("_")[0]
    setup = {"story": story, "heroes": ("juno", "maro"), "seats": ({"kind": "human"},)}
    sim = Sim(GAME, {**setup, "scene": STALLS[scene][0]}, seed)
    return sim.do(f"visit:{scene}")


@pytest.mark.rule("EE-301", "EE-302")
@pytest.mark.parametrize("scene", STALLS)
def test_an_infochant_sells_to_anyone_for_a_price(scene: str) -> None:
    sim = stall(scene)
    sim.state.credits = 250
    sim.do("go:list")
    keys = [each for each in sim.keys if each.startswith("go:")]
    assert len(keys) == 4 and not any(each.endswith("_half") for each in keys)
    sim.do(keys[0])
    assert sim.state.credits == 150 and STALLS[scene][1] in sim.state.flags
    assert sim.state.scene == STALLS[scene][0] and f"visit:{scene}" not in sim.keys
    sheet = CONTENT.adversaries["infochant"]
    for way, skill in (("haggle", "knowledge"), ("listen", "deception")):
        against = next(each for each in CONTENT.scenes[scene].ways if each.id == way).against
        linked = {"knowledge": "intellect", "deception": "cunning"}[skill]
        assert (against.skill, against.rank) == (skill, sheet.ranks[skill])
        assert against.rating == sheet.ratings[linked]


@pytest.mark.rule("EE-244", "EE-216")
@pytest.mark.parametrize("scene", STALLS)
def test_exactly_one_statement_is_false_by_seed_and_listening_strikes_it_out(scene: str) -> None:
    found = Counter(truths.liar(stall(scene, seed).play, scene) for seed in range(60))
    assert set(found) == {0, 1, 2} and min(found.values()) > 8
    sim = stall(scene, 5).do("way:listen")
    assert (sim.pool["challenge"], sim.pool["difficulty"]) == (2, 1)
    lie = truths.liar(sim.play, scene)
    deed = next(each for way in CONTENT.scenes[scene].ways for branch in way.success
                for each in branch.deeds if isinstance(each, fx.Unmask))  # fmt: skip
    play = sim.play
    verbs.run(play, (deed,), Case("juno"))
    assert [f"{scene}_lie_{n}" in sim.state.flags for n in range(3)] == [n == lie for n in range(3)]
    told = next(each for each in play.events if isinstance(each, e.LieFound))
    assert deed.names[lie] in GAME.tell(sim.state, told, 0)
    sim.state.credits = 500
    sim.game.forget()
    list_ = CONTENT.scenes[f"{scene}_list"]
    sim.do("go:list")
    assert sum(each.startswith("go:") for each in sim.keys) == 3
    assert f"go:{list_.choices[2 * lie].id}" not in sim.keys


@pytest.mark.rule("EE-243")
@pytest.mark.parametrize("scene", STALLS)
def test_a_view_does_not_show_which_statement_is_false(scene: str) -> None:
    seeds = {truths.liar(stall(scene, seed).play, scene): seed for seed in range(20)}
    views = []
    for seed in seeds.values():
        sim = stall(scene, seed)
        sim.state.light, sim.state.dark, sim.state.oracle = 1, 0, ()
        sim.game.forget()
        views.append(GAME.view(sim.state, 0))
    assert len(seeds) == 3 and views[0] == views[1] == views[2]
    sim = stall(scene)
    guesses = {truths.liar(GAME.play(GAME.imagine(sim.state, 0, n)), scene) for n in range(12)}
    assert guesses == {0, 1, 2}, "computer players guess"


TRIED = [
    ("ombra_way_in", "ombra_odo", 0, "told_rounds", "door"),
    ("ombra_way_in", "ombra_odo", 1, "told_badge", "desk"),
    ("ombra_price", "ombra_odo", 2, "told_buyer", "negotiation"),
    ("cask_office", "cask_odo", 0, "told_office", ""),
    ("cask_well", "cask_odo", 1, "told_well", ""),
    ("cask_oon", "cask_odo", 2, "told_oon", ""),
]


@pytest.mark.rule("EE-243", "EE-244")
@pytest.mark.parametrize(("scene", "of", "n", "flag", "way"), TRIED)
def test_a_lie_bites_where_it_is_used_and_is_told_then(
    scene: str, of: str, n: int, flag: str, way: str
) -> None:
    story = scene.partition("_")[0]
    setup = {"story": story, "heroes": ("juno", "maro"), "seats": ({"kind": "human"},)}
    dice: dict[bool | None, int] = {}
    for seed in range(30):
        sim = Sim(GAME, {**setup, "scene": STALLS[of][0]}, seed)
        lie: bool | None = truths.liar(sim.play, of) == n
        lie = lie if seed else None  # nothing was bought
        sim.state.flags += (flag,) if seed else ()
        play = sim.play
        verbs.named(play, f"{scene}.enter.0.deeds", Case("juno"))
        tested = [each for each in play.events if isinstance(each, e.StatementTested)]
        assert [each.lie for each in tested] == ([] if lie is None else [lie])
        verbs.named(play, f"{scene}.enter.0.deeds", Case("juno"))
        assert len([each for each in play.events if isinstance(each, e.StatementTested)]) < 2
        if tested:
            assert GAME.tell(sim.state, tested[0], 0).startswith(
                "What you were told is false. " if lie else "What you were told holds true."
            )
        chosen = way or CONTENT.scenes[scene].ways[0].id  # type: ignore[attr-defined]
        skill = next(each for each in CONTENT.scenes[scene].ways  # type: ignore[attr-defined]
                     if each.id == chosen).skills[0]  # fmt: skip
        task = "contest" if CONTENT.scenes[scene].kind == "contest" else "scene"
        tray = Tray(0, task, scene, "juno", chosen, skill)  # type: ignore[arg-type]
        pool = lines.build(sim.play, tray).pool
        dice[lie] = pool.count(Kind.BOOST) - pool.count(Kind.SETBACK)
    assert dice[True] == dice[None] - 1
    helps = {"ombra_way_in": 1 if way == "door" else 0, "ombra_price": 0}.get(scene, 1)
    assert dice[False] == dice[None] + helps
    if way == "desk":
        assert "forged_badge" in CONTENT.gear


@pytest.mark.rule("EE-303", "EE-R128")
def test_a_datapad_is_opened_once_in_a_camp_for_a_free_lucky_break(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for faces, free in (("ss", True), ("-", False)):
        sim = Sim(small.game(), {**small.SETUP})
        sim.game.content.gear = {**sim.game.content.gear, **PADS}
        sim.do("go:go", "leave", "way:sneak").roll(monkeypatch, *"------").do("go:go")
        assert sim.state.scene == "rest" and not any("decode" in key for key in sim.keys)
        assert sim.why("decode:encrypted_datapad@ada") == "EE-R128"
        sim.state.stowed = ("encrypted_datapad",)
        sim.game.forget()
        sim.do("decode:encrypted_datapad@ada")
        assert sim.pool["difficulty"] == 3
        good = sum(sim.pool.values()) - 3
        sim.roll(monkeypatch, *(faces,) * good, "-", "-", "-")
        assert (fx.FREE_LUCK in sim.state.flags) == free
        assert "encrypted_datapad" not in sim.play.owned
    sim = Sim(GAME, {"story": "ombra", "heroes": ("juno", "maro"), "seats": ({"kind": "human"},),
                     "scene": "ombra_before"}, light=0)  # fmt: skip
    assert sim.why("break:dropped_badge") == "EE-R66"
    sim.state.flags += (fx.FREE_LUCK,)
    sim.game.forget()
    sim.do("break:dropped_badge")
    assert (sim.state.light, sim.state.dark) == (0, 0) and fx.FREE_LUCK not in sim.state.flags
    assert "forged_badge" in sim.state.held and breaks.VERB


PADS = {id: CONTENT.gear[id] for id in ("encrypted_datapad", "comlink")}


@pytest.mark.rule("EE-303", "EE-R128", "EE-R16")
def test_with_a_comlink_a_captive_can_help() -> None:
    sim = Sim(small.game(), small.SETUP).do("go:go", "leave", "way:sneak")
    sim.game.content.gear = {**sim.game.content.gear, **PADS}
    sim.state.captives = (BO,)
    sim.game.forget()
    assert sim.why("help:bo") == "EE-R63"
    sim.state.stowed = ("comlink",)
    sim.game.forget()
    assert "help:bo" in sim.keys
    sim.state.captives = ()
    sim.person(BO).wounds = 99
    sim.game.forget()
    assert sim.why("help:bo") == "EE-R63", "out of action"


@pytest.mark.rule("EE-301")
def test_the_man_with_the_list_has_work_for_those_who_know_him() -> None:
    patron = CONTENT.job_parts[JobPatron]["for_list"]
    assert isinstance(patron, JobPatron) and patron.known == "thread_odo"
    for flags, there in (((), False), (("thread_odo",), True)):
        pinned = {id for chapter in range(60)
                  for id in jobs.drawn(CONTENT, 7, chapter, (1, 2, 3), (), flags)}  # fmt: skip
        assert any("for_list" in id.split("__") for id in pinned) == there
    costs = {each.id: each.budget for each in CONTENT.adversaries.values()}
    job = "job__3__do_find__for_cook__at_dock__the_idol__but_offer__then_half"
    made = read(CONTENT.components, job)
    assert made is not None
    assert [(each.foe, each.count) for each in crew(made, costs)][-2:] == [
        ("hired_gun", 2), ("infochant", 1),
    ]  # fmt: skip
    assert CONTENT.adversaries["infochant"].leaves_at == 25


# --- suppressing fire -----------------------------------------------------------------------------


def gunners() -> Duel:
    """Return a fight at a hero's turn in which the thugs are gunners."""
    sheet = CONTENT.adversaries["pirate_gunner"]
    arms = tuple(each.model_dump() for each in sheet.weapons)
    sim = Duel(thug={"role": "suppressor", "weapons": arms})
    people.unmark(sim.play, ADA, "cover")
    return sim.touch()  # type: ignore[return-value]


def act(sim: Sim, foe: str) -> list[Any]:
    """Let a foe take its turn; return the events."""
    play = sim.play
    play.stack.append(Taking(0, foe, step="foe"))
    foes.act(play, play.stack[-1])  # type: ignore[arg-type]
    return play.events


@pytest.mark.rule("EE-241", "EE-R129")
def test_gunners_sweep_a_zone_every_other_turn_and_show_it() -> None:
    sim = gunners()
    meant = intents.intent(sim.play, THUGS)
    assert meant is not None and meant.deed == "sweep" and meant.attack is None
    events = act(sim, THUGS)
    assert any(isinstance(each, e.ZoneSwept) and each.zone == "gate" for each in events)
    assert not any(isinstance(each, e.Rolled) for each in events)
    meant = intents.intent(sim.play, THUGS)
    assert meant is not None and meant.deed == "shoot", "never twice in a row"
    sim.state.stack.pop()
    act(sim, THUGS)
    assert not sim.play.fight.swept
    for who in (ADA, BO):
        people.mark(sim.play, who, "cover")
    assert sweeps.aimed(sim.play, THUGS) == "", "all are in cover"
    assert sweeps.aimed(sim.play, CHIEF) == ""


@pytest.mark.rule("EE-241", "EE-R129")
@pytest.mark.parametrize(
    ("kept", "covered", "down"),
    [(False, False, False), (True, False, False), (False, True, False), (False, False, True)],
)
def test_a_hero_in_the_open_keeps_calm_or_is_pinned(
    monkeypatch: pytest.MonkeyPatch, kept: bool, covered: bool, down: bool
) -> None:
    sim = gunners()
    sim.play.fight.swept[THUGS] = "gate"
    if covered:
        people.mark(sim.play, ADA, "cover")
    if down:
        sim.person(THUGS).wounds = 99
    sim.state.stack[-1] = Taking(0, ADA, step="dawn")
    play = sim.play
    turns.begin(play, play.stack[-1])  # type: ignore[arg-type]
    sim.touch()
    tray = sim.state.stack[-1]
    assert isinstance(tray, Tray) != (covered or down)
    if covered or down:
        return
    assert sim.pool["difficulty"] == 2 and tray.skill == "discipline" and "back" not in sim.keys
    good = sum(sim.pool.values()) - 2
    sim.roll(monkeypatch, *("ss" if kept else "-" for _ in range(good)), "-", "-")
    while isinstance(sim.state.stack[-1], Outcome):
        sim.do("done")
    assert bool(sim.play.marked(ADA, "pinned")) != kept
    turn = sim.state.stack[-1]
    assert isinstance(turn, Taking) and not turn.acted, "the check is no action"
    sim.do("aim")
    assert (f"attack:pistol@{THUGS}" in sim.keys) == kept
    if kept:
        return
    assert sim.why(f"attack:pistol@{THUGS}") == sim.why("press") == "EE-R129"
    assert turns.limit(sim.play, ADA) == 1
    people.expire(sim.play, ADA, "turn")
    assert not sim.play.marked(ADA, "pinned")


@pytest.mark.rule("EE-R129")
def test_who_has_acted_while_pinned_does_not_move() -> None:
    sim = gunners()
    people.mark(sim.play, ADA, "pinned", "turn")
    sim.state.stack[-1].acted = True  # type: ignore[attr-defined]
    sim.touch()
    assert sim.why("aim") == "EE-R129"


def test_gunners_have_carbines_and_stand_where_the_design_says() -> None:
    sheet = CONTENT.adversaries["pirate_gunner"]
    assert isinstance(sheet, Adversary) and sheet.role == "suppressor" and sheet.budget == 1.65
    assert sheet.weapons == CONTENT.adversaries["pirate_carbine"].weapons
    placed = CONTENT.scenes["lantern_promenade"].foes  # type: ignore[attr-defined]
    assert {each.foe: each.when.levels for each in placed} == {
        "pirate_crew": ("gentle", "even"), "pirate_gunner": ("hard",),
    }  # fmt: skip
    costs = {each.id: each.budget for each in CONTENT.adversaries.values()}
    for level, there in ((3, False), (4, True)):
        for place in ("at_yard", "at_convoy"):
            job = f"job__{level}__do_find__for_cook__{place}__the_idol__but_dead__then_half"
            made = read(CONTENT.components, job)
            assert made is not None
            assert (crew(made, costs)[0].foe == "pirate_gunner") == there
