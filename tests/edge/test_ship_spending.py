"""Spend cards of the box in battles of ships (Table 7-5), and what Threat brings there."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.edge.rules import battles, people
from game.edge.rules.stations import CREW
from tests.edge import small
from tests.edge.bench import Sim
from tests.edge.test_battles import ONE, Storm
from tests.edge.test_combat_spending import ADVANTAGE, THREAT, made

SHIP_SKILLS = ("piloting", "gunnery", "computers", "mechanics")


class Gale(Storm):
    """The battle of the small adventure with the cards of the box, a raider one step away."""

    def __init__(self) -> None:
        Sim.__init__(self, made(), small.STORM)
        self.battle.vessels[ONE].step = 1
        self.game.forget()

    def waits(self, who: str) -> list[tuple[str, tuple[str, ...]]]:
        """Return the changes that wait for somebody's next check, with their skills."""
        return [(each.change, each.skills) for each in self.person(who).waiting]


def shot(
    monkeypatch: pytest.MonkeyPatch, mine: str, theirs: str = "", great: int = 0, dire: str = ""
) -> Gale:
    """Return a battle after a shot with these faces; each Triumph upgrades the pool before."""
    sim = Gale()
    if great:
        people.wait(sim.play, "ada", "upgrade", great)
    if dire:
        people.wait(sim.play, "ada", "toughen", 1)
    sim.game.forget()
    sim.do(f"shoot:ada@{ONE}")
    good = (["t"] * great + mine.split() + ["-"] * 3)[:3]
    bad = (([dire] if dire else []) + theirs.split() + ["-"] * 2)[:2]
    sim.roll(monkeypatch, *good, *bad, "-")
    return sim


Then = Callable[[Gale], bool]
BOOST, UPGRADE = ("boost", SHIP_SKILLS), ("upgrade", SHIP_SKILLS)
GAINS: dict[str, tuple[int, Then]] = {
    "call_out": (1, lambda sim: sim.waits("bo") == [BOOST]),
    "line_up_shot@bo": (2, lambda sim: sim.waits("bo") == [BOOST]),
    "line_up_shot@ada": (2, lambda sim: sim.waits("ada") == [BOOST]),
}


@pytest.mark.rule("EE-278", "EE-284", "EE-R98")
@pytest.mark.parametrize("card", GAINS)
def test_advantage_helps_the_crew(monkeypatch: pytest.MonkeyPatch, card: str) -> None:
    cost, then = GAINS[card]
    assert f"spend:{card}" not in shot(monkeypatch, ADVANTAGE[cost - 1]).keys
    sim = shot(monkeypatch, ADVANTAGE[cost]).do(f"spend:{card}")
    assert then(sim)
    sim = shot(monkeypatch, "", great=1).do(f"triumph:{card}")
    assert then(sim)


@pytest.mark.rule("EE-292", "EE-R38")
def test_a_triumph_alone_upgrades_a_check_of_an_ally(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "spend:sure_hand@bo" not in shot(monkeypatch, "aa aa").keys
    sim = shot(monkeypatch, "", great=1).do("triumph:sure_hand@bo")
    assert sim.waits("bo") == [UPGRADE]


@pytest.mark.rule("EE-276", "EE-280", "EE-R98", "EE-R40", "EE-296")
def test_a_critical_hit_costs_the_figure_of_the_gun_and_breaks_three_hull_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sim = shot(monkeypatch, "sa aa")
    hull = sim.battle.vessels[ONE].hull
    assert hull == 6 + 1 - 2
    sim.do("spend:breach")
    assert sim.state.battle is None or sim.state.battle.vessels[ONE].hull == hull + 3
    assert "spend:breach" not in shot(monkeypatch, "sa a").keys
    assert "triumph:breach" in shot(monkeypatch, "", great=1).keys
    assert "spend:breach" not in shot(monkeypatch, "aa a", "f").keys, "the shot failed"


@pytest.mark.rule("EE-285", "EE-287", "EE-R38")
def test_three_advantage_break_a_component_instead_of_the_hull(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert "spend:cripple" not in shot(monkeypatch, "sa a").keys
    sim = shot(monkeypatch, "sa aa").do("spend:cripple")
    vessel = sim.battle.vessels[ONE]
    assert vessel.hull == 0 and vessel.broken == (("defense", False),)
    assert "spend:breach" not in sim.keys
    while f"shoot:bo@{ONE}" not in sim.keys:
        sim.do("done")
    sim.do(f"shoot:bo@{ONE}")
    assert "setback" not in sim.pool, "its defense is 0"


@pytest.mark.rule("EE-294", "EE-R38")
def test_two_triumphs_destroy_a_component(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "triumph:destroy" not in shot(monkeypatch, "", great=1).keys
    sim = shot(monkeypatch, "", great=2).do("triumph:destroy")
    vessel = sim.battle.vessels[ONE]
    assert vessel.hull == 0 and vessel.broken == (("defense", True),)


@pytest.mark.rule("EE-283", "EE-291", "EE-R38")
def test_what_hampers_a_raider_counts_for_its_next_check(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "spend:cross_fire" not in shot(monkeypatch, "a").keys
    sim = shot(monkeypatch, "aa").do("spend:cross_fire")
    assert battles.shot(sim.play, ONE, 1).pool.setback == 2
    assert "spend:scatter_them" not in shot(monkeypatch, "aa aa").keys
    sim = shot(monkeypatch, "", great=1).do("triumph:scatter_them")
    play = sim.play
    assert battles.shot(play, ONE, 1).pool.challenge == 1
    assert battles.closing(play, ONE).pool.challenge == 1
    play.battle.vessels[ONE].step = 4
    battles._act(play, ONE)
    assert not play.battle.vessels[ONE].waiting, "spent on coming closer, without a shot"


@pytest.mark.rule("EE-297")
def test_the_defense_of_the_ship_hinders_raiders() -> None:
    sim = Gale()
    assert battles.shot(sim.play, ONE, 1).pool.setback == 1
    sim.battle.vessels[CREW].broken = (("defense", False),)
    assert battles.shot(sim.play, ONE, 1).pool.setback == 0


# --- Threat and Despair ---------------------------------------------------------------------------

PAYS: dict[str, tuple[int, Then]] = {
    "ship_strain": (1, lambda sim: sim.battle.vessels[CREW].strain == 1),
    "ship_opening": (2, lambda sim: battles.shot(sim.play, ONE, 1).pool.boost == 1),
    "ship_drift": (3, lambda sim: sim.battle.vessels[ONE].step == 0),
}


@pytest.mark.rule("EE-R98", "EE-R40")
@pytest.mark.parametrize("card", PAYS)
def test_threat_costs_the_ship(monkeypatch: pytest.MonkeyPatch, card: str) -> None:
    cost, then = PAYS[card]
    assert f"pay:{card}" not in shot(monkeypatch, "", THREAT[cost - 1]).keys
    sim = shot(monkeypatch, "", THREAT[cost])
    assert not then(sim)
    sim.do(f"pay:{card}")
    assert then(sim)
