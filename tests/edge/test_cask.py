"""Three days at Cask: its days and nights, proofs at the meeting, the pump, and every ending."""

from __future__ import annotations

from typing import Any

import pytest

from game.edge import events as e
from game.edge.context import Play
from game.edge.dice.pool import Pool
from game.edge.fights import bystanders
from game.edge.fights import rules as fights
from game.edge.frames import Visit
from game.edge.rules.deeds import Case
from game.edge.scenes import tracks
from game.edge.state import State
from game.table.stack import advance
from tests.edge.stories import GAME, begun

PREPARATIONS = ("barricade", "cannon", "townsfolk", "lookouts", "infirmary")
PROOFS = {
    **{"turned_valve": {"leadership", "coercion"}, "second_ledger": {"negotiation", "coercion"}},
    **{"marker": {"negotiation", "deception"}, "witness": {"leadership", "charm"}},
    "copied_page": {"charm", "deception"},
}


class Days:
    """Cask, from any of its scenes."""

    def __init__(self, scene: str, light: int = 1, **fields: Any) -> None:
        self.state: State = begun("cask", ("juno", "sanne"))
        self.state.light, self.state.dark = light, 0
        for name, value in fields.items():
            setattr(self.state, name, value)
        self.go(scene)

    @property
    def play(self) -> Play:
        """The rules over the state."""
        return GAME.play(self.state)

    @property
    def keys(self) -> set[str]:
        """The options now."""
        decision = GAME.decision(self.state)
        return {each.key for each in decision.options} if decision is not None else set()

    def go(self, scene: str) -> Days:
        """Enter a scene."""
        self.state.stack[:] = [Visit(0, scene, step="arrive")]
        advance(self.play, GAME.steps)
        GAME.forget()
        return self

    def do(self, *keys: str) -> Days:
        """Answer with these keys."""
        for key in keys:
            GAME.choose(self.state, key)
        return self

    def end(self, how: str) -> Days:
        """End the encounter that is on."""
        fights._finish(self.play, how)
        advance(self.play, GAME.steps)
        GAME.forget()
        return self

    def after(self, monkeypatch: pytest.MonkeyPatch, success: int) -> Days:
        """Roll the check in the tray, with this net Success and nothing else."""
        thrown = GAME.play(self.state).throw(Pool())
        net = type(thrown.net)(success=success)
        monkeypatch.setattr(Play, "throw", lambda p, pool: _Thrown(net))
        self.do("roll")
        while self.state.stack and self.state.stack[-1].step in ("spend", "pay"):
            self.do("done")
        monkeypatch.undo()
        return self


class _Thrown:
    dice: tuple[Any, ...] = ()

    def __init__(self, net: Any) -> None:
        self.net = net


# --- days and nights ------------------------------------------------------------------------------


def test_a_visit_takes_a_third_of_a_day_and_three_fill_it(monkeypatch: pytest.MonkeyPatch) -> None:
    days = Days("cask_day_1")
    for site, way in (("well", "mechanics"), ("office", "computers"), ("oon", "leadership")):
        days.do(f"visit:cask_{site}", f"way:{way}").after(monkeypatch, 1)
    assert days.state.counts["time"] == 3
    assert days.keys - {"break:rain"} == {"leave"}
    days.do("leave")
    assert days.state.scene == "cask_night_1" and days.state.counts["time"] == 3


def test_a_site_is_seen_once_in_three_days(monkeypatch: pytest.MonkeyPatch) -> None:
    days = Days("cask_day_1").do("visit:cask_well", "way:mechanics").after(monkeypatch, 0)
    assert (days.state.counts["time"], days.state.counts["trouble"]) == (1, 1)
    days.go("cask_day_2")
    assert "visit:cask_well" not in days.keys and "visit:cask_office" in days.keys


def test_the_nest_is_found_by_map_claim_or_cantina(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "visit:cask_nest" not in Days("cask_day_1").keys
    assert "visit:cask_nest" in Days("cask_morning").do("go:map").keys
    days = Days("cask_day_1").do("visit:cask_cantina", "way:charm").after(monkeypatch, 1)
    assert "visit:cask_nest" in days.keys
    assert {"cask_nest", "cask_meeting"} <= set(days.state.revealed)
    days = Days("cask_day_1").do("visit:cask_claim", "way:survival").after(monkeypatch, 1)
    assert "visit:cask_nest" in days.keys and "marker" in days.state.held


@pytest.mark.rule("EE-R54", "EE-346")
@pytest.mark.parametrize(
    "fields, strain", [({}, 2), ({"held": ("water_card",)}, 1), ({"flags": ("rain",)}, 0)]
)
def test_a_trip_makes_thirsty(fields: dict[str, Any], strain: int) -> None:
    days = Days("cask_day_1", **fields).do("visit:cask_claim")
    assert [days.play.person(who).strain for who in ("juno", "sanne")] == [strain, strain]


def test_trouble_brings_shadows_robbers_and_an_early_end() -> None:
    days = Days("cask_day_1")
    for flag in ("shadows", "robbed", "early"):
        tracks.advance(p := days.play, Case("juno"), "trouble", 2)
        for deeds, case in p.due:
            for deed in deeds:
                if deed.do == "flag":
                    days.state.flags += (deed.flag,)
        assert flag in days.state.flags
    GAME.forget()
    assert "visit:cask_caravan" not in days.keys


@pytest.mark.parametrize("night, day", [(1, "day_2"), (2, "day_3"), (3, "meeting")])
def test_each_night_offers_sleep_watch_or_work(
    night: int, day: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    flags = tuple(f"day_{n}" for n in range(2, night + 1))
    where = f"cask_night_{night}"
    assert Days(where).keys == {"go:camp", "go:watch", "go:work"}
    assert Days(where, flags=flags).do("go:camp", "done").state.scene == f"cask_{day}"
    days = Days(where, flags=flags, counts={"trouble": 2}).do("go:watch", "way:vigilance")
    days.after(monkeypatch, 1)
    assert days.state.scene == f"cask_{day}" and days.state.counts["trouble"] == 1
    days = Days(where, flags=flags).do("go:work")
    assert days.keys >= {f"visit:cask_{each}" for each in PREPARATIONS}
    days.do("visit:cask_barricade", "way:athletics").after(monkeypatch, 1)
    assert "barricade" in days.state.flags and days.keys == {"leave"}
    assert days.do("leave").state.scene == f"cask_{day}"


# --- preparations ---------------------------------------------------------------------------------


def test_preparations_wait_for_the_third_day() -> None:
    assert "visit:cask_cannon" not in Days("cask_day_2").keys
    assert {f"visit:cask_{each}" for each in PREPARATIONS} <= Days("cask_day_3").keys


def test_an_infirmary_is_two_stims(monkeypatch: pytest.MonkeyPatch) -> None:
    days = Days("cask_day_3").do("visit:cask_infirmary", "way:medicine").after(monkeypatch, 1)
    cards = (*(each for slots in days.state.slots.values() for each in slots), *days.state.stowed)
    assert {"stim", "stim.2"} <= set(cards)


def test_townsfolk_shoot_once_a_round_at_the_nearest(monkeypatch: pytest.MonkeyPatch) -> None:
    days = Days("cask_pump_house", flags=("townsfolk",))
    p = days.play
    net = type(p.throw(Pool()).net)
    monkeypatch.setattr(Play, "throw", lambda p, pool: _Thrown(net(success=2)))
    bystanders.help(p)
    shot = next(each for each in p.events if isinstance(each, e.AlliesShot))
    assert shot.target == "hired_gun.1" and shot.hit
    assert p.person("hired_gun.1").wounds == 5 + 2 - 4
    assert "hit" in GAME.tell(days.state, shot, 0)
    quiet = Days("cask_pump_house").play
    bystanders.help(quiet)
    assert not [each for each in quiet.events if isinstance(each, e.AlliesShot)]


# --- the meeting ----------------------------------------------------------------------------------


@pytest.mark.parametrize("proof", PROOFS)
def test_a_proof_fits_two_arguments_and_is_turned(proof: str) -> None:
    fits = set()
    for way in ("leadership", "charm", "negotiation", "deception", "coercion", "facts"):
        days = Days("cask_meeting", held=(proof,)).do(f"way:{way}")
        if f"gear:{proof}" in days.keys:
            fits.add(way)
    assert fits == PROOFS[proof]
    days = Days("cask_meeting", held=(proof,)).do(f"way:{sorted(fits)[0]}", f"gear:{proof}", "roll")
    assert proof in days.state.turned


@pytest.mark.rule("EE-253")
def test_leadership_moves_the_town_to_act(monkeypatch: pytest.MonkeyPatch) -> None:
    days = Days("cask_meeting").do("lead:sanne", "way:leadership").after(monkeypatch, 1)
    assert days.state.counts["cask_meeting"] == 1


# --- the pump house -------------------------------------------------------------------------------


@pytest.mark.rule("EE-R66")
def test_lucky_breaks_of_cask() -> None:
    days = Days("cask_day_2").do("break:conscience")
    assert "copied_page" in days.state.held and days.state.counts["proofs"] == 1
    assert "cannon" in Days("cask_day_3").do("break:wiring").state.flags
    days = Days("cask_pump_house").do("break:bad_cell")
    assert any(days.play.marked(who, "no_turn") for who in days.play.foes)
    days = Days("cask_day_1", flags=()).do("break:rain")
    days.play.person("juno").wounds = 6
    days.go("cask_camp")
    assert days.play.person("juno").wounds == 2


# --- endings --------------------------------------------------------------------------------------


def test_two_proofs_hold_until_spring_unless_vask_signs(monkeypatch: pytest.MonkeyPatch) -> None:
    days = Days("cask_offer", counts={"proofs": 2})
    assert days.do("go:refuse", "go:go").state.ending == "cask_spring"
    days = Days("cask_offer", counts={"proofs": 2}).do("way:coercion").after(monkeypatch, 1)
    assert days.state.ending == "cask_water"


def test_six_hundred_credits_end_it() -> None:
    days = Days("cask_offer", counts={"proofs": 5}, credits=0).do("go:take")
    assert days.state.ending == "cask_bought" and days.state.credits == 600


def test_a_lost_stand_burns_cask_and_mella_can_be_driven_out_before_it() -> None:
    assert Days("cask_pump_house").end("lost").state.ending == "cask_burns"
    days = Days("cask_pump_house", flags=("mella",)).end("lost")
    assert days.state.ending == "cask_burns"
    assert "go:run" not in Days("cask_dusk").keys
    assert Days("cask_dusk", flags=("mella",)).do("go:run").state.ending == "cask_run_out"
