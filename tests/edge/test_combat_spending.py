"""The spending and paying of a roll, in fights and elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.edge.cards.box import COMPONENT
from game.edge.catalog import Content
from game.edge.checks import spending
from game.edge.context import Play
from game.edge.fights import attacks, foes, intents
from game.edge.frames import Outcome, Taking
from game.edge.game import Edge
from game.edge.people import rules as people
from game.table.decisions import Intent, parse
from tests.edge import small, stories
from tests.edge.bench import Sim
from tests.edge.test_checks import at_hall, built
from tests.edge.test_fights import ADA, BO, THUGS, Fray

SHOT = f"attack:pistol@{THUGS}"


def made(**changes: dict[str, Any]) -> Edge:
    """Return the small fight with the spend cards and injuries of the box; ``changes`` are fields
    of components."""
    ours = [each for each in small.PARTS if each["kind"] not in ("spend", "injury")]
    parts = {
        each["id"]: COMPONENT.validate_python({**each, **changes.get(each["id"], {})})
        for each in ours
    }
    follower = stories.CONTENT.gear["follower"]
    box = {**stories.CONTENT.spends, **{each.id: each for each in stories.CONTENT.injuries}}
    box |= {follower.id: follower}
    return Edge(Content({**parts, **box}, {"yards": small.YARDS}), "small")


class Duel(Fray):
    """The small fight with the cards of the box, at the turn of a hero."""

    def __init__(self, who: str = ADA, setup: dict[str, Any] | None = None, **changes: Any) -> None:
        Sim.__init__(self, made(**changes), {**small.FRAY, **(setup or {})})
        self.turn(who)

    def ready(self) -> Duel:
        """Make the hero tired and in cover, so that each card has something to do."""
        self.person(ADA).strain = 3
        people.mark(self.play, ADA, "cover")
        people.mark(self.play, THUGS, "cover")
        self.touch()
        return self

    def waits(self, who: str) -> list[str]:
        """Return the changes that wait for somebody's next check."""
        return [each.change for each in self.person(who).waiting]


def shot(
    monkeypatch: pytest.MonkeyPatch, mine: str, theirs: str = "", great: str = "", dire: str = ""
) -> Duel:
    """Return a fight after a shot with these faces; the target is in cover."""
    sim = Duel().ready()
    if great:
        people.wait(sim.play, ADA, "upgrade", 1)
    if dire:
        people.wait(sim.play, ADA, "toughen", 1)
    sim.touch().do(SHOT)
    good = ([great] if great else []) + mine.split()
    bad = ([dire] if dire else []) + theirs.split()
    good += ["-"] * (3 - len(good))
    bad += ["-"] * (2 - len(bad))
    sim.roll(monkeypatch, *good, *bad, "-")
    return sim


# --- Advantage and Triumph ------------------------------------------------------------------------

Then = Callable[[Duel], bool]
ADVANTAGE = ("-", "a", "aa", "aa a", "aa aa")
THREAT = ("-", "t", "tt", "tt t")
GAINS: dict[str, tuple[int, Then]] = {
    "breathe": (1, lambda sim: sim.person(ADA).strain == 2),
    "point_out": (1, lambda sim: sim.waits(BO) == ["boost"]),
    "more_time": (2, lambda sim: people.turn_of(sim.play, ADA).free == 1),  # type: ignore
    "distract": (2, lambda sim: sim.waits(THUGS) == ["setback"]),
    "encourage@bo": (2, lambda sim: sim.waits(BO) == ["boost"]),
    "expose": (3, lambda sim: attacks.defense_of(sim.play, THUGS, False) == 0),
    "defend": (3, lambda sim: attacks.defense_of(sim.play, ADA, False) == 2),
    "disarm": (3, lambda sim: bool(sim.play.marked(THUGS, "dropped"))),
}
TRIUMPHS: dict[str, Then] = {
    "great_threat": lambda sim: sim.waits(THUGS) == ["toughen"],
    "great_help@bo": lambda sim: sim.waits(BO) == ["upgrade"],
    "disarm": lambda sim: bool(sim.play.marked(THUGS, "dropped")),
}


@pytest.mark.rule("EE-R71", "EE-222")
@pytest.mark.parametrize("card", GAINS)
def test_advantage_buys_in_a_fight(monkeypatch: pytest.MonkeyPatch, card: str) -> None:
    cost, then = GAINS[card]
    poorer = shot(monkeypatch, ADVANTAGE[cost - 1])
    assert f"spend:{card}" not in poorer.keys
    if cost > 1:
        assert poorer.why("spend:buy_time") == "EE-R71", "a card for scenes"
    sim = shot(monkeypatch, ADVANTAGE[cost])
    assert not then(sim)
    sim.do(f"spend:{card}")
    assert then(sim)


@pytest.mark.rule("EE-R71")
@pytest.mark.parametrize("card", TRIUMPHS)
def test_a_triumph_buys_in_a_fight(monkeypatch: pytest.MonkeyPatch, card: str) -> None:
    sim = shot(monkeypatch, "", great="t")
    sim.do(f"triumph:{card}")
    assert TRIUMPHS[card](sim)
    assert f"triumph:{card}" not in sim.keys


@pytest.mark.rule("EE-R71")
def test_what_was_dropped_is_picked_up_by_a_maneuver() -> None:
    sim = Duel()
    people.mark(sim.play, ADA, "dropped:pistol")
    assert sim.touch().why(SHOT) == "EE-R71"
    sim.do("pick")
    assert SHOT in sim.keys and sim.state.stack[-1].maneuvers == 1  # type: ignore[attr-defined]
    people.mark(sim.play, THUGS, "dropped:0")
    play = sim.play
    refused = attacks.why_not(play, THUGS, "0", ADA)
    assert refused is not None and refused.clause == "EE-R71"
    planned = intents.intent(play, THUGS)
    assert planned is not None and planned.deed == "pick"
    play.stack.append(Taking(0, THUGS, step="foe"))
    foes.act(play, play.stack[-1])  # type: ignore[arg-type]
    names = [type(each).__name__ for each in play.events]
    assert not play.marked(THUGS, "dropped") and not play.marked(THUGS, "aim")
    assert names.index("Recovered") < names.index("Rolled") and "Readied" not in names


@pytest.mark.rule("EE-R37", "EE-R39", "EE-227")
def test_a_bought_maneuver_counts_against_the_two_of_a_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sim = Duel().do(SHOT)
    sim.roll(monkeypatch, "aa", "-", "-", "f", "-")
    sim.do("spend:more_time")
    if sim.state.stack[-1].step != "turn":
        sim.do("done")
    sim.do("aim", "guard")
    assert sim.person(ADA).strain == 0 and sim.why("fall") == "EE-275"
    sim = Duel().do("aim", "guard", SHOT)
    sim.roll(monkeypatch, "aa", "-", "-", "-", "-", "-", "-")
    assert "spend:more_time" not in sim.keys and "spend:distract" in sim.keys


# --- Threat and Despair ---------------------------------------------------------------------------

PAYS: dict[str, tuple[int, Then]] = {
    "strain": (1, lambda sim: sim.person(ADA).strain == 4),
    "falter": (1, lambda sim: not sim.play.marked(ADA, "cover")),
    "shaken": (2, lambda sim: sim.waits(ADA) == ["setback"]),
    "let_aim": (2, lambda sim: sim.waits(THUGS) == ["boost"]),
    "prone": (3, lambda sim: bool(sim.play.marked(ADA, "prone"))),
}


@pytest.mark.rule("EE-R72", "EE-224")
@pytest.mark.parametrize("card", PAYS)
def test_threat_is_paid_in_a_fight(monkeypatch: pytest.MonkeyPatch, card: str) -> None:
    cost, then = PAYS[card]
    assert f"pay:{card}" not in shot(monkeypatch, "", THREAT[cost - 1]).keys
    sim = shot(monkeypatch, "", THREAT[cost])
    assert not then(sim)
    sim.do(f"pay:{card}")
    assert then(sim)


def foe_outcome(sim: Duel, who: str = THUGS, **fields: Any) -> None:
    """Settle what is left of the roll of a foe."""
    play = sim.play
    arm = play.weapon(who, "0")
    outcome = Outcome(
        **{"seat": 0, "task": "attack", "scene": "brawl", "who": who, "target": ADA},
        **{"weapon": "0", "skill": arm.skill, "step": "foe_spend", **fields},
    )
    play.stack.append(outcome)
    foes.settle(play, outcome)


# --- the order ------------------------------------------------------------------------------------


@pytest.mark.rule("EE-271", "EE-378")
def test_triumph_comes_before_threat_in_an_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    sim = shot(monkeypatch, "", "tt", great="t")
    assert sim.state.stack[-1].step == "spend"
    assert any(key.startswith("triumph:") for key in sim.keys)
    assert not any(key.startswith("pay:") for key in sim.keys)
    sim.do("done")
    assert sim.state.stack[-1].step == "pay"
    assert any(key.startswith("pay:") for key in sim.keys)


@pytest.mark.rule("EE-221")
def test_only_what_is_left_after_canceling_is_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    sim = shot(monkeypatch, "aa", "t")
    assert "spend:breathe" in sim.keys and "spend:distract" not in sim.keys
    sim = shot(monkeypatch, "aa", "tt")
    assert not any(key.startswith(("spend:", "pay:")) for key in sim.keys)


@pytest.mark.rule("EE-377")
def test_who_plays_the_hero_spends_the_results(monkeypatch: pytest.MonkeyPatch) -> None:
    two = {"seats": ({"kind": "human"}, {"kind": "human"})}
    for seat, who in enumerate((ADA, BO)):
        sim = Duel(who, two)
        sim.state.stack[-1] = Taking(seat, who, step="turn")
        sim.state.slots[who] = ("pistol", "", "", "", "", "")
        sim.touch().do(SHOT).roll(monkeypatch, "aa", *"-" * (4 - seat))
        decision = sim.game.decision(sim.state)
        assert decision is not None and decision.seat == seat
        assert sim.state.stack[-1].step == "spend"


def paying(step: str = "spend", **fields: Any) -> tuple[Sim, Play, Outcome]:
    """Return a check of the hall whose results are spent or paid."""
    sim = at_hall(paying=fields.pop("by", "player"))
    play = sim.game.play(sim.state)
    given: dict[str, Any] = {"scene": "hall", "who": ADA, "way": "sneak", "skill": "stealth"}
    outcome = Outcome(0, "scene", **{**given, "step": step, **fields})
    play.stack[-1] = outcome
    sim.game.forget()
    return sim, play, outcome


def words(play: Play, outcome: Outcome, key: str) -> str:
    """Return the sentence against a card, "" if there is none."""
    intent: Intent = parse(key)
    reason = spending._check(play, outcome, intent)
    return reason.text if reason is not None else ""


@pytest.mark.rule("EE-R34", "EE-R68", "EE-R69", "EE-R71")
def test_a_card_is_refused_with_its_own_reason() -> None:
    _, play, outcome = paying(advantage=1)
    outcome.bought, play.state.oracle = ("listed",), ()
    for key, word in (
        ("spend:nothing", "cards shown"),
        ("spend:tired", "cards shown"),
        ("pay:breathe", "cards shown"),
        ("spend:again", "another kind of check"),
        ("spend:listed@sneak_harm", "targets listed"),
        ("spend:listed@sneak_gain", "one of the scene's own cards"),
        ("spend:hand_over@bo", "costs 2 Advantage"),
        ("spend:great@sneak_triumph", "cannot be paid with Advantage"),
        ("triumph:hand_over@bo", "costs 1 Triumph"),
        ("pay:tired", "costs 1 Threat"),
        ("pay:dire@sneak_despair", "targets listed"),
        ("despair:tired", "costs 1 Despair"),
        ("spend:breathe", "change nothing now"),
    ):
        assert word in words(play, outcome, key), key
    play.state.oracle = ("sneak_despair",)
    outcome.advantage = -3
    assert "cannot be paid with Threat" in words(play, outcome, "pay:dire@sneak_despair")
    play.person(ADA).strain = 1
    outcome.advantage, outcome.bought = 1, ("breathe",)
    assert not words(play, outcome, "spend:breathe"), "bought again"


@pytest.mark.rule("EE-R69")
@pytest.mark.parametrize(("skill", "open"), [("charm", False), ("stealth", True)])
def test_a_card_may_be_for_some_skills_alone(skill: str, open: bool) -> None:
    sim = built(hand_over={"skills": (skill,)}).do("go:go", "leave", "way:sneak")
    play = sim.game.play(sim.state)
    outcome = Outcome(0, "scene", "hall", ADA, "sneak", "stealth", step="spend", advantage=2)
    assert ("for another skill" in words(play, outcome, "spend:hand_over@bo")) != open
