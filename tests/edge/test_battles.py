"""Fights between ships: stations, steps, raiders, damage."""

from __future__ import annotations

import pytest

from game.edge.context import Play
from game.edge.rules import battles
from game.edge.rules.stations import CREW
from game.edge.state import Battle
from tests.edge import small
from tests.edge.bench import Sim

ONE, TWO = "raider.1", "raider.2"


class Storm(Sim):
    """The battle of the small adventure, at the first stations."""

    def __init__(self) -> None:
        super().__init__(small.game(), small.STORM)

    @property
    def battle(self) -> Battle:
        """The battle."""
        assert self.state.battle is not None
        return self.state.battle

    @property
    def play(self) -> Play:
        """The rules over the state."""
        return self.game.play(self.state)


@pytest.mark.rule("EE-R94", "EE-R95")
def test_raiders_begin_two_steps_away() -> None:
    sim = Storm()
    assert [each.step for each in sim.battle.vessels.values()] == [0, 2, 2]
    sim.do(f"shoot:ada@{ONE}")
    assert sim.pool["difficulty"] == 3 and sim.pool["setback"] == 1


@pytest.mark.rule("EE-R95")
def test_the_gun_is_easy_alongside_and_useless_at_three_steps() -> None:
    sim = Storm()
    sim.battle.vessels[ONE].step, sim.battle.vessels[TWO].step = 0, 3
    sim.game.forget()
    assert sim.why(f"shoot:ada@{TWO}") == "EE-R95"
    sim.do(f"shoot:ada@{ONE}")
    assert sim.pool["difficulty"] == 1


@pytest.mark.rule("EE-R96")
def test_each_hero_takes_one_station_and_no_station_is_taken_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sim = Storm().do("screens:bo")
    sim.roll(monkeypatch, "-", "-", "-", "-", "-", "-")
    assert sim.why("evade:bo") == "EE-R96" and sim.why("screens:ada") == "EE-R96"


@pytest.mark.rule("EE-R96")
def test_helm_closes_a_step_two_with_three_success_and_helps_the_gun(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sim = Storm().do("close:ada").roll(monkeypatch, "s", "-", "-", "-", "-")
    assert sim.battle.vessels[ONE].step == 1
    sim.do(f"shoot:bo@{ONE}")
    assert sim.pool["boost"] == 1
    sim = Storm().do("close:ada").roll(monkeypatch, "ss", "ss", "-", "-", "-")
    assert sim.battle.vessels[ONE].step == 0


@pytest.mark.rule("EE-R96")
def test_evading_and_screens_add_setback_up_to_three_and_two(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sim = Storm().do("evade:ada").roll(monkeypatch, "ss", "ss", "-", "-", "-")
    assert sim.battle.vessels[CREW].evading == 3
    sim.do("screens:bo").roll(monkeypatch, "ss", "ss", "-", "-", "-", "-")
    assert sim.battle.round == 2 and sim.battle.vessels[CREW].evading == 0


@pytest.mark.rule("EE-R97", "EE-R94")
def test_damage_is_gun_and_net_success_less_armor(monkeypatch: pytest.MonkeyPatch) -> None:
    sim = Storm()
    sim.battle.vessels[ONE].step = 1
    sim.game.forget()
    sim.do(f"shoot:ada@{ONE}").roll(monkeypatch, "ss", "s", "-", "-", "-", "-")
    assert sim.battle.vessels[ONE].hull == 6 + 3 - 2


@pytest.mark.rule("EE-R96", "EE-R41")
def test_repair_mends_hull_and_strain_and_grows_harder(monkeypatch: pytest.MonkeyPatch) -> None:
    sim = Storm()
    assert sim.why("repair:bo") == "EE-R96"
    own = sim.battle.vessels[CREW]
    own.hull, own.strain = 9, 5
    sim.game.forget()
    sim.do("repair:bo").roll(monkeypatch, "ss", "-", "-", "-", "-", "-")
    own = sim.battle.vessels[CREW]
    assert (own.hull, own.strain) == (6, 3)
    own.broken = (("gun", False), ("helm", True))
    sim.battle.repairs = 2
    sim.game.forget()
    assert sim.why("mend:ada@helm") == "EE-R96" or sim.why("mend:ada@helm") == "EE-R41"


@pytest.mark.rule("EE-R96")
def test_four_jump_marks_leave(monkeypatch: pytest.MonkeyPatch) -> None:
    sim = Storm()
    sim.battle.marks = 3
    sim.do("jump:bo").roll(monkeypatch, "s", "-", "-", "-", "-", "-")
    assert sim.state.ending == "won" and sim.state.battle is None


@pytest.mark.rule("EE-R97")
def test_a_raider_more_than_a_step_away_closes_and_a_late_one_waits() -> None:
    for seed in range(30):
        sim = Storm()
        sim.state.seed = seed
        play = sim.play
        battles._act(play, ONE)
        battles._act(play, TWO)
        names = [type(each).__name__ for each in play.events]
        assert names.count("RaiderShot") == 1
        assert sim.battle.vessels[TWO].step == 2 and not sim.battle.vessels[TWO].late
        if sim.battle.vessels[ONE].step == 1:
            return
    raise AssertionError("no raider came nearer in thirty games")


@pytest.mark.rule("EE-R94")
def test_a_ship_above_its_threshold_is_disabled() -> None:
    sim = Storm()
    sim.battle.vessels[CREW].hull = 20
    assert not battles.disabled(sim.play, CREW)
    sim.battle.vessels[CREW].hull = 21
    play = sim.play
    assert battles.disabled(play, CREW) and battles.over(play)
