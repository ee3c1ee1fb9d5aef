"""The spend cards of Deception, Discipline and Leadership, in scenes and in fights."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.edge.cards import effects as fx
from game.edge.checks import lines, rolling
from game.edge.dice.faces import Kind
from game.edge.dice.pool import Build
from game.edge.fights import bystanders, turns
from game.edge.fights import rules as fights
from game.edge.frames import Outcome, Tray
from game.edge.ledger import Ledger
from game.edge.people import nerves
from game.edge.people import rules as people
from game.edge.text import deeds
from tests.edge import small, stories
from tests.edge.bench import Sim
from tests.edge.test_combat_spending import ADA, BO, THUGS, Duel, made, words

CHECK, FIGHT = "check", "fight"


def rolled(where: str, verb: str, skill: str, n: int, **fields: Any) -> Sim:
    """Return a game after a check of a skill that left ``n`` of what a verb spends."""
    sim: Sim
    if where == CHECK:
        sim = Sim(made(), small.SETUP).do("go:go", "leave")
        sim.state.stack.pop()  # the tray
        sim.state.following = "pause"
    else:
        sim = Duel()
    left = {"extra": {"success": 1 + n}, "spend": {"advantage": n}, "triumph": {"triumphs": n},
            "pay": {"advantage": -n}, "despair": {"despairs": n}}[verb]  # fmt: skip
    task, scene = ("scene", "hall") if where == CHECK else ("rally", "brawl")
    task = fields.pop("task", task)
    target = BO if where == CHECK else THUGS
    step = "pay" if verb in ("pay", "despair") else "spend"
    given = {"success": 1, **left, "way": "sneak", "step": step, "target": target, **fields}
    sim.state.stack.append(Outcome(0, task, scene, ADA, skill=skill, **given))  # type: ignore
    sim.state.counts["alarm"] = 2
    people.mark(sim.play, BO, "afraid")
    people.mark(sim.play, ADA, "afraid")
    sim.game.forget()
    return sim


def waits(sim: Sim, who: str) -> list[str]:
    return [each.change for each in sim.person(who).waiting]


Then = Callable[[Sim], bool]
CARDS: dict[tuple[str, str], tuple[str, str, int, Then]] = {
    (CHECK, "steady"): ("extra", "discipline", 1, lambda s: waits(s, ADA) == ["ease"]),
    (FIGHT, "steady"): ("extra", "discipline", 1, lambda s: waits(s, ADA) == ["ease"]),
    (CHECK, "support@bo"): ("extra", "leadership", 1, lambda s: waits(s, BO) == ["boost"]),
    (FIGHT, "support_in_fight@bo"): ("extra", "leadership", 1, lambda s: waits(s, BO) == ["boost"]),
    (CHECK, "recruit"): ("triumph", "leadership", 1, lambda s: "follower" in s.state.held),
    (FIGHT, "recruit"): ("triumph", "leadership", 1, lambda s: "follower" in s.state.held),
    (CHECK, "stand_fast"): ("triumph", "discipline", 1, lambda s: waits(s, BO) == ["boost"]),
    (FIGHT, "stand_fast"): (
        "triumph", "discipline", 1, lambda s: bool(s.play.marked(BO, "steadfast")),
    ),
    (CHECK, "bystanders"): ("spend", "leadership", 2, lambda s: not s.play.marked(ADA, "afraid")),
    (FIGHT, "bystanders"): ("spend", "leadership", 2, lambda s: not s.play.marked(BO, "afraid")),
    (CHECK, "insight"): ("spend", "discipline", 1, lambda s: bool(s.state.revealed)),
    (FIGHT, "read_fire"): (
        "spend", "discipline", 1, lambda s: bool(s.play.marked(THUGS, "exposed")),
    ),
    (CHECK, "half_a_lie"): ("pay", "deception", 2, lambda s: waits(s, BO) == ["setback"]),
    (FIGHT, "half_a_lie"): ("pay", "deception", 2, lambda s: waits(s, ADA) == ["setback"]),
    (CHECK, "resolve"): ("pay", "discipline", 2, lambda s: bool(s.play.marked(ADA, "wavering"))),
    (FIGHT, "resolve"): ("pay", "discipline", 2, lambda s: bool(s.play.marked(ADA, "wavering"))),
    (CHECK, "word_spreads"): ("despair", "deception", 1, lambda s: fx.DISTRUSTED in s.state.flags),
    (FIGHT, "word_spreads"): ("despair", "deception", 1, lambda s: fx.DISTRUSTED in s.state.flags),
    (CHECK, "one_maneuver"): ("despair", "discipline", 1, lambda s: turns.limit(s.play, ADA) == 1),
    (FIGHT, "one_maneuver"): ("despair", "discipline", 1, lambda s: turns.limit(s.play, ADA) == 1),
}  # fmt: skip


@pytest.mark.rule("EE-237", "EE-238", "EE-246", "EE-247", "EE-248", "EE-249", "EE-250", "EE-256",
                  "EE-257", "EE-258", "EE-R42", "EE-R140")  # fmt: skip
@pytest.mark.parametrize(("where", "card"), CARDS)
def test_a_card_is_there_for_its_skill_and_price_alone(where: str, card: str) -> None:
    verb, skill, cost, then = CARDS[where, card]
    key = f"{verb}:{card}"
    assert key not in rolled(where, verb, "athletics", cost).keys, "another skill"
    assert key not in rolled(where, verb, skill, cost - 1).keys, "too dear"
    sim = rolled(where, verb, skill, cost)
    assert key in sim.keys and not then(sim)
    sim.do(key)
    assert then(sim) and key not in sim.keys


@pytest.mark.rule("EE-239", "EE-R140")
@pytest.mark.parametrize(("brought", "lost"), [({"card": "badge"}, 0), ({"credits": 60}, 60),
                                               ({"credits": 300}, 100)])  # fmt: skip
def test_a_gain_by_a_lie_may_be_of_no_worth(brought: dict[str, Any], lost: int) -> None:
    assert "despair:played_along" not in rolled(CHECK, "despair", "deception", 1).keys
    sim = rolled(CHECK, "despair", "deception", 1, **brought)
    sim.state.held, sim.state.credits = ("badge",), 500
    sim.game.forget()
    told = deeds.plain(sim.play, sim.play.content.spends["played_along"].deeds)
    assert (str(lost) if lost else "Badge") in told
    sim.do("despair:played_along")
    assert sim.state.credits == 500 - lost and ("badge" in sim.state.held) == bool(lost)
    failed = rolled(CHECK, "despair", "deception", 1, success=0, **brought)
    assert "follows from a success" in words(failed.play, failed.play.outcome,  # type: ignore
                                             "despair:played_along")  # fmt: skip


def test_a_check_remembers_what_it_brought(monkeypatch: pytest.MonkeyPatch) -> None:
    sim = Sim(small.game(), small.SETUP).do("go:go", "leave", "way:sneak")

    def bring(p: Any, o: Outcome) -> None:  # fmt: skip
        p.state.credits += 70
        p.state.held += ("badge",)

    monkeypatch.setitem(rolling.RESULTS, "scene", bring)  # type: ignore[arg-type]
    made_ = rolling.roll(sim.play, sim.state.stack[-1])  # type: ignore[arg-type]
    assert (made_.card, made_.credits) == ("badge", 70)


def pool(sim: Sim, who: str, skill: str, task: str = "rally") -> dict[Kind, int]:
    """Return the Boost and Setback dice of a check of a skill."""
    scene = "brawl" if task == "rally" else "hall"
    way = "" if task == "rally" else "talk"
    made_: Build = lines.build(sim.play, Tray(0, task, scene, who, way, skill, target=BO))  # type: ignore
    return {kind: made_.pool.count(kind) for kind in (Kind.BOOST, Kind.SETBACK)}


@pytest.mark.rule("EE-248", "EE-R43")
def test_standing_fast_helps_discipline_to_the_end_of_the_next_round() -> None:
    sim = rolled(FIGHT, "triumph", "discipline", 1).do("triumph:stand_fast")
    assert pool(sim, BO, "discipline")[Kind.BOOST] == 1 and pool(sim, BO, "cool")[Kind.BOOST] == 0
    assert pool(sim, ADA, "discipline")[Kind.BOOST] == 0, "the actor is no ally"
    for left in (1, 0):
        people.expire(sim.play, BO, "round")
        assert pool(sim, BO, "discipline")[Kind.BOOST] == left
    fear = rolled(CHECK, "triumph", "discipline", 1, task="fear", target="")
    assert "triumph:stand_fast" not in fear.keys, "a Triumph ends that fear for all"


@pytest.mark.rule("EE-249")
def test_wavering_bites_under_distress_and_once() -> None:
    sim = rolled(FIGHT, "pay", "discipline", 2).do("pay:resolve")
    before = pool(sim, BO, "cool")[Kind.SETBACK]
    assert pool(sim, ADA, "cool")[Kind.SETBACK] == before + 1
    people.unmark(sim.play, ADA, "afraid")
    assert pool(sim, ADA, "cool")[Kind.SETBACK] == 0 and not nerves.distressed(sim.play, ADA)
    assert "pay:resolve" not in rolled_calm().keys
    people.mark(sim.play, ADA, "afraid")
    tray = Tray(0, "rally", "brawl", ADA, skill="leadership", target=BO, step="tray")
    sim.state.stack.append(tray)
    rolling.roll(sim.play, tray)
    assert not sim.play.marked(ADA, "wavering")


def rolled_calm() -> Sim:
    """Return a check of Discipline with 2 Threat, of somebody who fears nothing."""
    sim = rolled(FIGHT, "pay", "discipline", 2)
    people.unmark(sim.play, ADA, "afraid")
    sim.game.forget()
    return sim


@pytest.mark.rule("EE-238")
def test_bad_word_is_a_setback_die_on_each_way_to_talk() -> None:
    talking = made(hall={"context": "talk"})
    for game, dice in ((talking, 1), (made(), 0)):
        sim = Sim(game, small.SETUP).do("go:go", "leave")
        before = pool(sim, ADA, "charm", "scene")[Kind.SETBACK]
        sim.state.flags += (fx.DISTRUSTED,)
        assert pool(sim, ADA, "charm", "scene")[Kind.SETBACK] == before + dice


@pytest.mark.rule("EE-250", "EE-R43", "EE-R106")
def test_one_maneuver_lasts_to_the_end_of_the_next_round() -> None:
    sim = rolled(FIGHT, "despair", "discipline", 1).do("despair:one_maneuver")
    for most in (1, 1, 2):
        assert turns.limit(sim.play, ADA) == most
        people.expire(sim.play, ADA, "round")
    sim = rolled(CHECK, "despair", "discipline", 1).do("despair:one_maneuver")
    assert "slow" in fights._kept(sim.play) and sim.person(ADA).marks[-1] == ("slow", "round")


@pytest.mark.rule("EE-256")
def test_support_gives_allies_a_boost_die_in_one_fight(monkeypatch: pytest.MonkeyPatch) -> None:
    helper = {"name": "Hands", "zone": "gate", "ability": 1, "proficiency": 1, "damage": 6}
    sim = Duel(brawl={"helpers": (helper,)})
    seen: list[int] = []

    def thrown(p: Any, who: str, why: str, dice: Any, skill: str = "") -> Any:  # fmt: skip
        seen.append(dice.count(Kind.BOOST))
        return real(p, who, why, dice, skill)

    real = bystanders.throw
    monkeypatch.setattr(bystanders, "throw", thrown)
    for flags in ((), (fx.BACKED,)):
        sim.state.flags = flags
        bystanders.help(sim.play)
    assert seen == [0, 1]
    fights._close(sim.play)
    assert fx.BACKED not in sim.state.flags


@pytest.mark.rule("EE-258", "EE-R05")
def test_a_follower_helps_once_in_each_scene_and_stays_in_a_campaign() -> None:
    sim = rolled(CHECK, "triumph", "leadership", 1).do("triumph:recruit")
    assert "thread_follower" in sim.state.flags
    assert "triumph:recruit" not in rolled_with_follower().keys, "there is one already"
    sim = Sim(made(), small.SETUP)
    sim.state.held, sim.state.turned = ("follower",), ("follower", "boots")
    sim.do("go:go")
    assert sim.state.turned == ("boots",), "ready again in the next scene"
    for flags, held in (((), ()), (("thread_follower",), ("follower",))):
        setup = {**small.SETUP, "ledger": Ledger(flags=flags)}
        assert Sim(made(), setup).state.held == held
    cards = stories.CONTENT.gear["follower"]
    assert cards.companion and not {"brawl", "melee", "ranged_heavy"} & {*cards.skills}


def rolled_with_follower() -> Sim:
    sim = rolled(CHECK, "triumph", "leadership", 1)
    sim.state.held = ("follower",)
    sim.game.forget()
    return sim
