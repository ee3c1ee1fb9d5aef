"""The sounds of Edge: every cue exists and is used, each has something to see, each event plays its
cue, a check is heard from the throw to what is left of it, and the music follows the case."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from game.client.games.edge.sound import cues
from game.client.games.edge.sound.cues import Rest, Worse
from game.client.games.edge.sound.sounds import RUN, SOUNDS
from game.client.sound.music import sheet_path
from game.client.sound.sheet import read as read_sheet
from game.edge import events as e
from game.edge.dice.faces import SIDES, Kind, Symbol, face
from game.table.events import Event
from tests.client.games.edge.playing import at, open_table


def heard(*events: Event) -> list[str]:
    return [cue for cue, _, _ in cues.cues(events, 0)]


def shows(kind: Kind, *symbols: Symbol) -> int:
    """Return the number of the first face with these symbols."""
    numbers = range(1, SIDES[kind] + 1)
    return next(n for n in numbers if sorted(face(kind, n)) == sorted(symbols))


BLANK = (Kind.SETBACK, shows(Kind.SETBACK))
GOOD = (Kind.ABILITY, shows(Kind.ABILITY, Symbol.SUCCESS))
BEST = (Kind.PROFICIENCY, shows(Kind.PROFICIENCY, Symbol.TRIUMPH))
WORST = (Kind.CHALLENGE, shows(Kind.CHALLENGE, Symbol.DESPAIR))


def check(*dice: tuple[Kind, int]) -> e.Rolled:
    return e.Rolled(
        who="h", task="", way="", skill="", success=0, advantage=0, triumphs=0, despairs=0,
        chance="", dice=tuple(kind.value for kind, _ in dice), faces=tuple(n for _, n in dice),
    )  # fmt: skip


@pytest.mark.parametrize(
    "dice, sounds",
    [
        ([BLANK], ["cast_one", "settle_six", "failure"]),
        ([GOOD, BLANK], ["cast_few", "settle_eight", "success"]),
        ([GOOD, *[BLANK] * 5], ["cast_few", "settle_eight", "success"]),
        ([GOOD, *[BLANK] * 6], ["cast_many", "settle_eight", "success"]),
        ([BEST, BLANK], ["cast_few", "settle_twelve", "success", "triumph"]),
        ([WORST, BLANK], ["cast_few", "settle_twelve", "failure", "despair"]),
        ([BEST, WORST, GOOD], ["cast_few", "success", "triumph", "despair"]),
    ],
)
def test_a_check_is_heard_from_the_throw_to_what_is_left(
    dice: list[tuple[Kind, int]], sounds: list[str]
) -> None:
    found = cues.cues([check(*dice)], 0)
    assert [cue for cue, _, _ in found] == sounds
    delays = [delay for _, delay, _ in found]
    assert delays[0] == 0 and delays == sorted(set(delays))
    result = next(delay for cue, delay, _ in found if cue in ("success", "failure"))
    assert 0.5 <= result <= 1.2, "with the dice that land"


PLAIN = (
    (e.OracleShown(lines=("a",)), "oracle"), (e.Spent(who="h", card="c", by="advantage"), "chip"),
    (e.DestinyRolled(faces=("light",), light=1, dark=0), "destiny"),
    (e.DestinySpent(side="light", why="edge"), "coin_light"),
    (e.DestinySpent(side="dark", why="scene"), "coin_dark"), (e.SceneBegan(scene="s"), "scene"),
    (Rest(), "camp"), (e.TrackMoved(track="t", n=1, at=2), "box"), (Worse(), "trouble"),
    (e.JobTaken(job="j"), "job"), (e.JobTaken(job=""), "card_discard"),
    (e.CreditsMoved(n=50), "credits_gain"), (e.CreditsMoved(n=-50), "purchase"),
    (e.CardGained(card="c"), "card_gain"), (e.CardLost(card="c"), "card_discard"),
    (e.CardTurned(card="c", ready=False), "card_reveal"),
    (e.Learned(who="h", skill="stealth"), "learned"),
    (e.ObligationRolled(rolled=7, of="h"), "knock"), (e.Pressed(who="h", press="p"), "knock"),
    (e.Hurt(who="h", n=2, sort="strain"), "strain"), (e.Hurt(who="h", n=2, sort="wounds"), "wound"),
    (e.Injured(who="h", row="r", rolled=20, sum=30), "critical"), (e.WentDown(who="h"), "down"),
    (e.CarriedOff(who="f", target="h"), "down"), (e.Healed(who="h", n=1, sort="wounds"), "recover"),
    (e.FightBegan(scene="s"), "fight"), (e.BattleBegan(scene="s"), "battle"),
    (e.Moved(who="h", one="a", two="b"), "step"),
    (e.AlliesShot(name="a", target="f", hit=True), "shot"),
    (e.ThingShot(who="f", track="t"), "shot"),
    (e.RaiderShot(ship="r", success=1, advantage=0), "shot"),
    (e.ShipHurt(ship="crew", n=3, strain=False), "ship_hit"),
    (e.ShipHurt(ship="crew", n=-1, strain=True), "recover"),
    (e.StationFailed(ship="crew", station="guns"), "station"),
)  # fmt: skip


@pytest.mark.parametrize("event, cue", PLAIN)
def test_each_event_plays_its_cue(event: Event, cue: str) -> None:
    assert heard(event) == [cue]


def test_no_entry_is_left_out_here() -> None:
    rolled = {entry.cue for entry in cues.ENTRIES if entry.kind is e.Rolled}
    assert {cue for _, cue in PLAIN} | rolled == {entry.cue for entry in cues.ENTRIES}


def test_an_obligation_that_presses_nobody_is_silent() -> None:
    assert heard(e.ObligationRolled(rolled=80, of="")) == []


def test_the_weightiest_are_heard() -> None:
    events = (
        e.Moved(who="h", one="a", two="b"), e.CardGained(card="c"),
        e.Hurt(who="h", n=5, sort="wounds"), e.WentDown(who="h"),
        e.Injured(who="h", row="r", rolled=20, sum=30), e.FightBegan(scene="s"),
    )  # fmt: skip
    assert heard(*events) == ["wound", "down", "critical", "fight"]


def a_case(
    scene: str = "s",
    count: int = 0,
    fight: bool = False,
    battle: bool = False,
    sort: str = "trouble",
) -> Any:
    state = SimpleNamespace(
        scene=scene, counts={"t": count}, fight=fight or None, battle=battle or None
    )
    story = SimpleNamespace(tracks=[SimpleNamespace(id="t", sort=sort, length=6)])
    kinds = {"s": "check", "c": "camp", "h": "hub", "p": "shop"}
    scenes = {id: SimpleNamespace(kind=kind) for id, kind in kinds.items()}
    return SimpleNamespace(seat_view=state, story=story, content=SimpleNamespace(scenes=scenes))


@pytest.mark.parametrize("sort", ["time", "trouble", "air"])
def test_a_box_against_the_heroes_is_trouble(sort: str) -> None:
    moved = [e.TrackMoved(track="t", n=1, at=2)]
    assert [cue for cue, _, _ in cues.cues(moved, 0, a_case(sort=sort))] == ["trouble"]
    back = [e.TrackMoved(track="t", n=-1, at=1)]
    assert [cue for cue, _, _ in cues.cues(back, 0, a_case(sort=sort))] == ["box"]
    assert [cue for cue, _, _ in cues.cues(moved, 0, a_case(sort="tally"))] == ["box"]


@pytest.mark.parametrize(
    "scene, cue", [("s", "scene"), ("c", "camp"), ("h", "camp"), ("p", "camp")]
)
def test_a_safe_scene_sounds_like_one(scene: str, cue: str) -> None:
    began = [e.SceneBegan(scene=scene)]
    assert [each for each, _, _ in cues.cues(began, 0, a_case())] == [cue]


@pytest.mark.parametrize(
    "case, mood",
    [
        (a_case(), "calm"), (a_case(scene="c"), "camp"), (a_case(scene="h"), "camp"),
        (a_case(scene=""), "camp"), (a_case(count=2), "calm"), (a_case(count=3), "danger"),
        (a_case(count=3, sort="time"), "calm"), (a_case(fight=True), "fight"),
        (a_case(battle=True), "battle"),
    ],
)  # fmt: skip
def test_the_music_follows_the_case(case: Any, mood: str) -> None:
    assert cues.mood(case) == mood and mood in SOUNDS.moods


def test_a_fight_is_heard_at_once_where_everybody_runs() -> None:
    fight, battle = SOUNDS.mood("fight"), SOUNDS.mood("battle")
    assert fight.urgent and battle.urgent and fight.passage is RUN
    assert set(fight.pieces).isdisjoint(battle.pieces)
    bars = read_sheet(sheet_path("stakeout")).bars
    assert all(RUN.holds(each) for each in RUN.entries)
    assert all(min(abs(bar - each) for bar in bars) < 0.2 for each in RUN.entries)


def test_the_table_is_heard() -> None:
    game = at("tray")
    while (decision := game.decision()) and not any(
        each.verb == "roll" for each in decision.options
    ):
        game.choose(next(each.key for each in decision.options if each.verb == "way"))
    app, scene = open_table(game)
    found: list[str] = []
    app.cue = lambda name, after=0.0, count=0: found.append(name)
    scene.do.ask("roll")
    for _ in range(20):
        app.frame([], 0.1)
    assert any(cue.startswith("cast_") for cue in found), found
    assert any(cue in ("success", "failure") for cue in found), found
