"""The careful player, and hints."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.edge.context import Play
from game.edge.frames import Taking, Visit
from game.edge.people import rules as people
from game.edge.players import hints
from game.edge.players.careful import Careful
from game.edge.players.hints import CaseAdviser
from game.edge.state import State
from game.edge.text.wording import LABELS
from game.table.stack import advance
from tests.edge.stories import GAME, PAIRS, Sight, begun

PUMP, PAD = "cask_pump_house", "ombra_pad_fight"


class Stand:
    """A fight in which all features are used, with a hero at turn whom a careful player plays."""

    def __init__(self, scene: str = PUMP, who: str = "juno", *without: str) -> None:
        heroes = ("juno", "sanne")
        self.state: State = begun(scene.partition("_")[0], heroes)
        self.state.light, self.state.dark = 0, 3
        if without:
            seat = replace(self.state.setup.seats[0], without=without)
            self.state.setup = replace(self.state.setup, seats=(seat,))
        self.state.stack[:] = [Visit(0, scene, step="arrive")]
        self.state.taken = ("break.bad_cell",)
        advance(self.play, GAME.steps)
        self.play.fight.used = tuple(each.id for each in self.play.encounter.features)
        self.turn(who)

    @property
    def play(self) -> Play:
        """The rules over the state."""
        return GAME.play(self.state)

    def turn(self, who: str, **fields: Any) -> Stand:
        """Let a hero take a turn."""
        self.state.stack[1:] = [Taking(0, who, step="turn", **fields)]
        GAME.forget()
        return self

    def put(self, who: str, wounds: int, stims: int | None = None, zone: str = "") -> Stand:
        """Give somebody wounds, and leave this many stims to everybody."""
        p = self.play
        p.person(who).wounds = wounds
        p.person(who).zone = zone or p.person(who).zone
        for each in p.heroes if stims is not None else ():
            p.person(each).stims = stims or 0
        GAME.forget()
        return self

    def says(self) -> str:
        """Return the answer."""
        GAME.forget()
        decision = GAME.decision(self.state)
        assert decision is not None
        return Careful(1, 0).choose(Sight(self.state), decision)  # type: ignore[arg-type]

    def answers(self) -> list[str]:
        """Return the answers up to the end of the turn, or to the first roll."""
        found = []
        while isinstance(self.state.stack[-1], Taking) and len(found) < 9:
            found.append(self.says())
            if found[-1] == "end":
                break
            GAME.choose(self.state, found[-1])
        return found


# --- badly hurt -----------------------------------------------------------------------------------


def test_stims_are_brought_to_a_hero_who_is_down() -> None:
    for without, goes in (((), True), (("stims",), False), (("partner",), False)):
        stand = Stand(PAD, "juno", *without).put("sanne", 14, stims=2, zone="stairs")
        stand.put("juno", 0, zone="crates")
        assert not stand.play.up("sanne")
        assert ("move@stairs" in stand.answers()) is goes
    stand = Stand(PAD).put("sanne", 14, stims=0, zone="stairs").put("juno", 0, zone="crates")
    assert "move@stairs" not in stand.answers(), "nothing to bring"


def test_medicine_is_for_who_is_good_at_it() -> None:
    for who, other, treats in (("sanne", "juno", True), ("juno", "sanne", False)):
        stand = Stand(who=who).put(other, 8, stims=0)
        people.wait(stand.play, who, "boost", 2)
        assert (f"medicine@{other}" in stand.answers()) is treats
    assert "medicine@juno" not in Stand(who="sanne").put("juno", 8, stims=0).answers()


# --- what does harm -------------------------------------------------------------------------------


def test_steam_for_everybody_is_left_alone_where_few_foes_shoot() -> None:
    for shooters, taken in ((1, False), (3, True)):
        stand = Stand(PAD)
        stand.state.light = 1
        p = stand.play
        for at in range(1, shooters):
            p.state.people[f"slaver.{at + 1}"] = type(p.person("slaver.1"))("slaver", zone="apron")
        assert (stand.says() == "break:steam") is taken


@pytest.mark.parametrize("story", ["ombra", "lantern"])
def test_a_hint_has_two_reasons_and_figures_where_dice_are_rolled(story: str) -> None:
    state, mind = begun(story, PAIRS[4], 5), Careful(5, 0)
    attacks = 0
    while not state.over:
        decision = GAME.decision(state)
        assert decision is not None
        sight = Sight(state)
        hint = [*CaseAdviser().think(sight, decision)][-1]  # type: ignore[arg-type]
        assert hint is not None
        assert hint.reasons[0] != hint.reasons[1], hint.key
        assert bool(hint.gain) == bool(hint.until), hint.key
        if hint.key.startswith("attack:"):
            attacks += 1
            assert hint.gain[0].share and 0 < hint.gain[0].amount < 1
        GAME.choose(state, mind.choose(sight, decision))  # type: ignore[arg-type]
    assert attacks or story != "ombra"


def test_each_kind_of_answer_that_is_advised_has_a_reason() -> None:
    plain = {"skill", "back", "calm", "stow", "buy", "sell", "mend_scar", "work_off", "shelve"}
    assert set(LABELS) - set(hints.REASONS) <= plain
    assert all(hints.REASONS[verb] != more for verb, more in hints.MORE.items())


def test_a_hint_owns_that_an_approach_with_better_odds_costs_a_step_of_a_track() -> None:
    setup = {"story": "ombra", "scene": "ombra_locker", "seats": [{"kind": "human"}]}
    state = GAME.new(GAME.setup({**setup, "heroes": ["orrakh", "vaysh"]}), 1)
    decision = GAME.decision(state)
    assert decision is not None
    hint = [*CaseAdviser().think(Sight(state), decision)][-1]  # type: ignore[arg-type]
    assert hint is not None and hint.key == "lead:vaysh"
    assert hint.reasons[0].endswith("whose success spares you Alarm.")
