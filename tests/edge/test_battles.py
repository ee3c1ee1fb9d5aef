"""Fights between ships: stations, steps, raiders, damage."""

from __future__ import annotations

import pytest

from game.edge.context import Play
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
