"""The careful player in fights: what he does for a hero who is badly hurt, what he leaves alone
where it does harm, and what he keeps for later."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.edge.context import Play
from game.edge.frames import Outcome, Taking, Tray, Visit
from game.edge.players import fighting, guarding, trays
from game.edge.players.careful import Careful
from game.edge.rules import people
from game.edge.state import State
from game.table.decisions import option
from game.table.stack import advance
from tests.edge.stories import GAME, Sight, begun

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


def test_a_light_point_is_for_a_hit_that_puts_a_hero_down() -> None:
    stand = Stand()
    stand.state.light = 1
    assert not stand.says().startswith("ward")
    stand.put("juno", 10)
    assert stand.says().startswith("ward")
    stand.state.light = 0
    assert not stand.says().startswith("ward")
    stand = Stand(PUMP, "juno", "destiny").put("juno", 10)
    stand.state.light = 1
    assert not stand.says().startswith("ward")


def test_a_hero_who_is_badly_hurt_lies_down_where_all_foes_shoot() -> None:
    stand = Stand().put("juno", 9, stims=0, zone="roof")
    assert "fall" in stand.answers()
    assert "fall" not in Stand().put("juno", 1, zone="roof").answers()
    assert "fall" not in Stand(PAD).put("juno", 9, stims=0).answers(), "bruisers come close"


def test_who_lies_well_stays_down() -> None:
    for wounds, up in ((9, False), (0, True)):
        stand = Stand().put("juno", wounds, stims=0)
        people.mark(stand.play, "juno", "prone")
        assert ("stand" in stand.answers()) is up


def test_without_stims_care_begins_sooner() -> None:
    for stims, soon in ((2, False), (0, True)):
        stand = Stand().put("juno", 5, stims=stims)
        assert guarding.exposed(stand.play, "juno") is soon
    assert guarding.exposed(Stand(PUMP, "juno", "stims").put("juno", 5).play, "juno")


def test_a_hero_without_stims_falls_back_from_the_guns() -> None:
    stand = Stand().put("juno", 9, stims=0)
    first = stand.says()
    assert first.startswith("move@")
    p = stand.play
    zone = first.partition("@")[2]
    assert guarding._danger(p, "juno", zone) < guarding._danger(p, "juno", "pump") / 2
    assert not Stand().put("juno", 9, stims=2).says().startswith("move")


def test_stims_are_brought_to_a_hero_who_is_down() -> None:
    for without, goes in (((), True), (("stims",), False), (("partner",), False)):
        stand = Stand(PAD, "juno", *without).put("sanne", 14, stims=2, zone="stairs")
        stand.put("juno", 0, zone="crates")
        assert not stand.play.up("sanne")
        assert ("move@stairs" in stand.answers()) is goes
    stand = Stand(PAD).put("sanne", 14, stims=0, zone="stairs").put("juno", 0, zone="crates")
    assert "move@stairs" not in stand.answers(), "nothing to bring"


def test_nobody_hurries_into_the_open_to_hold_a_place_later() -> None:
    """The ramp counts once six rounds are over; the apron before it is in Dool's sight."""
    for round_, goes in ((1, False), (5, True)):
        stand = Stand(PAD).put("juno", 0, zone="crates")
        stand.play.fight.round = round_
        assert ("move@apron" in stand.answers()) is goes
    safe = Stand(PAD).put("juno", 0, zone="crates")
    for foe in safe.play.foes:
        safe.put(foe, 0, zone="stairs")
    assert "move@apron" in safe.answers(), "it is safer there"


def test_a_hero_in_a_brawl_guards_when_badly_hurt() -> None:
    for wounds, guards in ((9, True), (0, False)):
        stand = Stand(PAD).put("juno", wounds, stims=0, zone="crates")
        p = stand.play
        for one, two in (("juno", "bruiser.1"), ("bruiser.1", "juno")):
            p.person(one).engaged = (two,)
        assert ("guard" in stand.answers()) is guards


def test_medicine_is_for_who_is_good_at_it() -> None:
    for who, other, treats in (("sanne", "juno", True), ("juno", "sanne", False)):
        stand = Stand(who=who).put(other, 8, stims=0)
        people.wait(stand.play, who, "boost", 2)
        assert (f"medicine@{other}" in stand.answers()) is treats
    assert "medicine@juno" not in Stand(who="sanne").put("juno", 8, stims=0).answers()


def test_medicine_brings_round_who_is_not_too_far_gone() -> None:
    for wounds, treats in ((13, True), (20, False)):
        stand = Stand(who="sanne").put("juno", wounds, stims=0)
        people.wait(stand.play, "sanne", "boost", 2)
        assert ("medicine@juno" in stand.answers()) is treats


def test_a_stim_is_for_who_can_be_brought_round_by_it() -> None:
    assert Stand(who="sanne").put("juno", 14).says() == "stim@juno"
    assert "stim@juno" not in Stand(who="sanne").put("juno", 40).answers()
    stand = Stand(who="sanne").put("juno", 3)
    people.strain(stand.play, "juno", 30)
    assert "stim@juno" not in stand.answers(), "it heals wounds, not strain"


# --- what does harm -------------------------------------------------------------------------------


def test_nobody_hides_once_the_pump_is_hit() -> None:
    for hits, wounds, covers in ((0, 0, True), (2, 0, False), (2, 9, True)):
        stand = Stand().put("juno", wounds, stims=0, zone="tanks")
        people.mark(stand.play, "juno", "prone")
        stand.state.counts["pump"] = hits
        assert ("cover" in stand.answers()) is covers


def test_strain_is_kept_where_foes_shoot_to_stun() -> None:
    spent = {}
    for scene, zone in ((PAD, "stairs"), (PUMP, "tanks")):
        stand = Stand(scene).put("juno", 0, zone=zone)
        before = stand.play.person("juno").strain
        stand.answers()
        spent[scene] = stand.play.person("juno").strain - before
    assert spent[PAD] == 0 < spent[PUMP]


def test_steam_for_everybody_is_left_alone_where_few_foes_shoot() -> None:
    for shooters, taken in ((1, False), (3, True)):
        stand = Stand(PAD)
        stand.state.light = 1
        p = stand.play
        for at in range(1, shooters):
            p.state.people[f"slaver.{at + 1}"] = type(p.person("slaver.1"))("slaver", zone="apron")
        assert (stand.says() == "break:steam") is taken


def test_strain_is_not_paid_or_pushed_where_foes_shoot_to_stun() -> None:
    for scene, spends in ((PAD, False), (PUMP, True)):
        stand = Stand(scene)
        p = stand.play
        tray = Tray(0, "feature", scene, "juno", p.encounter.features[0].id, "mechanics")
        tray.step = "tray"
        assert trays._with_push(p, tray).push is spends
        told = {"way": tray.way, "skill": tray.skill, "advantage": -2, "step": "pay"}
        p.stack.append(Outcome(0, "feature", scene, "juno", **told))  # type: ignore[arg-type]
        assert (stand.says() == "done") is spends


def test_the_foe_whose_fall_ends_the_fight_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    stand = Stand(PAD).put("juno", 0, zone="crates")
    turn: Any = stand.state.stack[-1]

    def worth(foe: str) -> float:
        found = option("attack", stand.state.slots["juno"][0], foe)
        return fighting._worth(stand.play, turn, found)  # type: ignore[arg-type]

    now = worth("slaver.1"), worth("bruiser.1")
    monkeypatch.setattr(fighting, "DECIDES", 1.0)
    assert now[0] > worth("slaver.1") and now[1] == worth("bruiser.1")


# --- what is kept, and what is left out -----------------------------------------------------------


@pytest.mark.parametrize("chance, used", [(0.79, True), (0.81, False)])
def test_gear_is_kept_where_the_chance_is_good(
    chance: float, used: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = begun("cask", ("juno", "sanne"))
    state.stack[:] = [Visit(0, "cask_office", step="arrive")]
    advance(GAME.play(state), GAME.steps)
    play = GAME.play(state)
    tray: Any = play.stack[-1]
    tray.way, tray.skill, tray.who = "negotiation", "negotiation", "juno"
    monkeypatch.setattr(trays, "chance", lambda p, f: chance)
    assert bool(trays._with_gear(play, tray).gear) is used


def test_without_a_partner_nobody_gives_the_other_a_stim() -> None:
    assert Stand(PUMP, "sanne").put("juno", 9).says() == "stim@juno"
    assert Stand(PUMP, "sanne", "partner").put("juno", 9).says() != "stim@juno"
    assert Stand(PUMP, "sanne", "partner").put("sanne", 9).says() == "stim@sanne"


def test_nobody_walks_to_what_is_left_alone() -> None:
    for left, walks in (((), True), (("features",), False)):
        stand = Stand(PUMP, "juno", *left).put("juno", 0, zone="square")
        p = stand.play
        for foe in p.foes:
            p.person(foe).zone = "square"
        p.fight.used = ()
        p.state.slots["juno"] = ("", *p.state.slots["juno"][1:])
        assert (stand.says() == "move@pump") is walks
    for tool, shelters in (("aim", True), ("cover", False)):
        stand = Stand(PUMP, "juno", tool, "features").put("juno", 0)
        for foe in stand.play.foes:
            stand.play.person(foe).zone = "pump"
        assert stand.says().startswith("move@tanks") is shelters
