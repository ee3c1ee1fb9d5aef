"""A companion at the table, the forecast of the next event, and the sounds of missions."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.client.games.mandalorian.board import talking
from game.client.games.mandalorian.board.banners import of_turn
from game.client.games.mandalorian.board.forecast import forecast, possible
from game.client.games.mandalorian.play.model import Model
from game.client.games.mandalorian.sound import cues
from game.client.games.mandalorian.sound.sounds import CHASE, SOUNDS
from game.client.games.mandalorian.table.board import board_of
from game.client.games.mandalorian.table.large import next_event
from game.client.games.mandalorian.table.table import table_of
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.window import registry
from game.client.shell.window.command_palette import PaletteScene
from game.client.sound.music import sheet_path
from game.client.sound.sheet import read as read_sheet
from game.client.tabletop.play.load_session import the_game
from game.client.tabletop.table.scene import TableScene
from game.mandalorian import events as e
from game.table.session import Session
from tests.breadth import first_rows
from tests.client.conftest import Size, click, move, press_key, settle, tap
from tests.client.games.mandalorian.playing import new_game, open_table
from tests.client.games.outer_rim.playing import drag, use

MARKER = ("marker", "marker")
PAIR = ["the_mandalorian", "cara_dune", "kuiil", "greef_karga"]
PLAYED: dict[int, list[str]] = {}
"""the first answers of companions, once they have thought about them"""
LOOKS = (((1280, 720), 1.0), ((1920, 1080), 1.0), ((1920, 1080), 2.0))


def accompanied(
    size: Size = (1280, 720), scale: float = 1.0, seats: int = 2, **more: Any
) -> tuple[App, TableScene]:
    """Return a mission after the first turns of companions, at the person's turn."""
    setup = {
        "game": "mandalorian", "mission": "a_promise_broken", "mode": "normal",
        "seats": [{"kind": "human"}, *[{"kind": "companion"}] * (seats - 1)],
        "characters": PAIR[:seats], "first": 1, **more,
    }  # fmt: skip
    session = Session(the_game("mandalorian"), setup, 5)
    for key in PLAYED.get(seats, ()):
        session.choose(key)
    app, table = open_table(session, size, scale)
    PLAYED[seats] = [turn.answer.key for turn in session.history]
    return app, table


@pytest.mark.parametrize(("size", "scale"), LOOKS)
def test_talk_about_a_threat_has_a_list_and_a_sign(size: Size, scale: float) -> None:
    hand = ["patient_hunter", "old_trade", "vibro_knife", "rising_phoenix"]
    threats = [("nikto_guard", "s15"), ("nikto_brawler", "s16")]
    setup = {
        "game": "mandalorian", "mode": "normal", "first": 0,
        "seats": [{"kind": "human"}, {"kind": "companion"}],
        "position": {"hands": [hand, []], "disrupts": {},
                     "tokens": [{"threat": a, "space": b, "up": False} for a, b in threats]},
    }  # fmt: skip
    session = Session(the_game("mandalorian"), setup, 5)
    session.choose("play:patient_hunter@intel")
    _, scene = open_table(session)
    assert talking.sayings(scene.model) == [] and scene.form.find("action.talk") is None
    token = next(each for each, where in session.state.spaces.items() if where == "s15")
    session.choose(f"look@{token}")
    app, scene = open_table(session, size, scale)
    paged = scene.form.find("action.more") is not None
    assert (paged or scene.form.find("action.talk") is not None) and audit(app) == []
    press_key(app, pygame.K_y, pygame.KMOD_SHIFT, unicode="Y")
    palette = app.stack.top
    assert isinstance(palette, PaletteScene) and audit(app) == []
    assert {each.id for each in palette.commands} == {
        each.key for each in scene.model.options if each.verb == "tell"
    }
    palette.run(next(each for each in palette.commands if each.id == f"tell:feature@{token}"))
    settle(app)
    assert scene.model.view["told"] == {token: {"seat": 0, "what": "feature", "proved": ""}}
    assert "it is a feature." in scene.table.things.at(("token", token)).note
    assert audit(app) == []


@pytest.mark.parametrize(
    ("seats", "size", "scale"),
    first_rows(1, [(seats, *look) for look in LOOKS for seats in (2, 4)]),
)
def test_reasons_and_the_marker_that_is_put_on_things(seats: int, size: Size, scale: float) -> None:
    app, table = accompanied(size, scale, seats)
    assert audit(app) == []
    assert all(table.model.reasons_of(who) for who in table.model.companions)
    assert table.model.companions == tuple(PAIR[1:seats])
    marker = table.view.spots[MARKER]
    assert min(marker.size) >= 36 and table.view.spots["crew", PAIR[1]].contains(marker)
    told = [table.model.tell(each) for turn in table.model.session.history for each in turn.events]
    said = next(each for each in told if each.startswith("Cara Dune works on the objective"))
    assert said in table.table.things.at(MARKER).tip, "the whole reason, as in the log"
    token = next(each["token"] for each in table.model.tokens if each["up"])
    for target in ("s13", token, "1", "cara_dune"):
        key = f"mark:marker@{target}"
        use(app, next(each for each in table.controls() if each.key == key))
        assert table.model.view["marks"] == {"0": target}, target
    assert table.form.find("action.unmark") is not None and audit(app) == []
    table.do.undo()
    settle(app)
    assert table.model.view["marks"] == {"0": "1"}, "a mark can be taken back as any answer"


def test_two_clicks_do_as_well_as_a_drag_and_cards_are_dropped_on_the_map_as_ever() -> None:
    app, table = accompanied()
    space = table.view.spots["space", "s16"]
    spot = (space.right - 6, space.centery)
    tap(app, spot)
    assert table.model.view["marks"] == {}, "only the marker marks"
    click(app, table.view.spots[MARKER].center)
    tap(app, spot)
    assert table.model.view["marks"] == {"0": "s16"}
    card = next(name for name in table.view.spots if name[0] == "hand")
    space = next(each["space"] for each in table.model.characters)
    lit = table.controller.targets_of(card)
    goal = next(name for name in lit if name[0] == "space" and name[1] != space)
    drag(app, table.view.spots[card].center, table.view.spots[goal].center)
    assert table.model.view["marks"] == {"0": "s16"} and table.model.view["plays"] == 1


def test_without_a_companion_there_is_no_marker() -> None:
    _, table = accompanied(seats=1, mode="shared", characters=PAIR[:2], first=0)
    assert MARKER not in table.view.spots and table.model.companions == ()


GUARD = {"threat": "nikto_guard", "space": "s15"}
FAR = {"threat": "nikto_guard", "space": "s12"}


def model(events: tuple[str, ...], *tokens: dict[str, Any], **position: Any) -> Model:
    """Return a mission with both characters at the start (s20) and these events to come; no slot
    is near a crisis unless the position says so."""
    hand = ("tracking_fob", "recalculate", "patient_hunter", "sensor_band")
    laid = {"tokens": tokens, "events": events, "disrupts": {}, "hands": [hand], **position}
    session: Session[Any] = new_game(position=laid)
    return Model(session)


def test_blasters_in_reach_may_hurt_and_others_do_not() -> None:
    told = forecast(model(("ev_open_fire",), GUARD, FAR))
    assert told.hint == "blaster"
    assert [len(whom) for whom in told.reach.values()] == [2]
    assert set(told.most) == {"the_mandalorian", "ig_11"}


def test_melee_enemies_do_not_count_when_blasters_come() -> None:
    brawler = {"threat": "nikto_brawler", "space": "s20"}
    assert not forecast(model(("ev_open_fire",), brawler)).reach
    assert forecast(model(("ev_rush",), brawler)).most


def test_a_move_of_the_card_comes_before_its_attack() -> None:
    brawler = {"threat": "nikto_brawler", "space": "s15"}
    assert forecast(model(("ev_rush",), brawler)).most["ig_11"] == 1


def test_what_may_come_follows_from_the_back_and_the_discards() -> None:
    shown = model(("ev_rush",))
    ids = {each.id for each in possible(shown)}
    assert {"ev_rush", "ev_closing_in", "ev_cornered"} == ids
    shown.view["piles"]["event"] = ["ev_closing_in"]
    assert "ev_closing_in" not in {each.id for each in possible(shown)}


@pytest.mark.parametrize(
    "position, due",
    [
        ({}, False),
        ({"disrupts": {"move": [2, 1, 1]}}, True),  # a card of 2 makes it 6
        ({"disrupts": dict.fromkeys(("move", "attack", "intel", "plan"), [2, 2])}, True),
        ({"disrupts": {"move": [2, 1]}}, False),
        ({"slots": {"plan": ["rising_phoenix", "old_trade"]}}, True),
    ],
)
def test_the_last_line_and_the_crisis_count_while_a_slot_may_come_to_six(
    position: dict[str, Any], due: bool
) -> None:
    brawler = {"threat": "nikto_brawler", "space": "s20"}
    shown = model(("ev_closing_in",), brawler, **position)
    told = forecast(shown)
    assert told.crisis is due
    assert told.most["ig_11"] == (2 if due else 1), "the 6+ line lets it attack once more"
    words = " ".join(text for _, text, _ in next_event(shown))
    assert ("At 6 or more" in words) is due


def test_the_crisis_that_loses_says_so() -> None:
    shown = model(("ev_rush",), track=8, disrupts={"move": [2, 2, 2]})
    assert any("loses the mission" in text for _, text, _ in next_event(shown))


def test_the_same_back_has_the_same_forecast_whatever_the_face() -> None:
    one, other = (forecast(model((each,), GUARD)) for each in ("ev_open_fire", "ev_flanking"))
    assert one == other


def test_facedown_threats_are_left_out() -> None:
    hidden = {**GUARD, "up": False}
    assert not forecast(model(("ev_open_fire",), hidden)).reach


def test_only_what_surely_changes_nothing_brings_a_reinforcement_instead() -> None:
    """No crisis may come first, and a reinforcement has to be left."""
    brawler, near = {"threat": "nikto_brawler", "space": "s20"}, {"disrupts": {"move": [2, 2, 2]}}
    found = [forecast(shown).idle for shown in (
        model(("ev_open_fire",), brawler), model(("ev_rush",), brawler),
        model(("ev_open_fire",), brawler, **near))]  # fmt: skip
    assert found == [True, False, False]
    bare = model(("ev_open_fire",), brawler)
    bare.state.reserve, bare.state.beaten = [], []
    assert not forecast(bare).idle


def test_the_banner_of_a_turn_adds_up_the_draws_of_its_event_step() -> None:
    shown, began = model(("ev_rush",)), e.TurnBegan(seat=0, turn=2)
    drew = [e.SkillsDrawn(seat=0, count=n, to=(to,)) for n, to in ((2, 0), (1, 0), (1, 1), (2, 0))]
    empty = e.SlotEmptied(slot="move", cards=(), disrupts=())
    played = e.SkillPlayed(card="vibro_knife", slot="move", who="ig_11")
    past = [played, drew[0], e.SlotChecked(slot="move", total=5), empty, *drew[1:], began]
    shown.newest = lambda seq=None: reversed(past)  # type: ignore[method-assign, assignment]
    told = of_turn(shown, began)
    assert told and told.words == "The Move slot is empty again. The crew draws 3 cards."


@pytest.mark.parametrize("up, told", [(True, "**Door Control** is in"), (False, "Facedown and")])
def test_a_locked_door_says_where_its_key_is(up: bool, told: str) -> None:
    laid = [{"threat": "door_control", "space": "s14", "up": up}]
    _, table = open_table(new_game(position={"tokens": laid}))
    tip = table.table.things.at(("door", "1")).tip
    assert "Use Door Control, " in tip and told in tip.splitlines()[-1]


def test_the_wheel_zooms_the_map_and_the_key_shows_the_outlook() -> None:
    app, scene = open_table(new_game())
    move(app, scene.view.areas.board.center)
    app.frame([pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1)], 0.1)
    assert scene.ui.zoom == 1 and board_of(scene.table).map.zoom > 1
    assert all(scene.view.areas.board.contains(rect) for name, rect in scene.view.spots.items()
               if name[0] in ("space", "token", "pawn"))  # fmt: skip
    press = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_d, unicode="d", mod=0)
    app.frame([press], 0.1)
    assert scene.ui.outlook


def test_the_weightiest_are_heard() -> None:
    events = [
        e.Moved(who="kuiil", start="s01", space="s02"),
        e.CrisisBegan(slot="move", track=3),
        e.EventDrawn(card="ev_rush", slot="move"),
        e.TokenMoved(token="t01", threat="nikto_guard", path=("s01", "s02")),
        e.Hurt(who="kuiil", left=2),
        e.TokenEntered(token="t02", threat="nikto_guard", space="s01"),
    ]
    heard = [cue for cue, _, _ in cues.cues(events, 0)]
    assert heard == ["crisis", "event", "hurt", "spawn"]


def a_table(left: int = 5, total: int = 3, track: int = 0, mission: str = "streets") -> Any:
    view = {
        "characters": [{"health": 7, "damage": 7 - left}],
        "slots": {"move": {"total": total}},
        "track": track,
        "limit": 9,
    }
    return SimpleNamespace(view=view, mission=SimpleNamespace(map=mission))


@pytest.mark.parametrize(
    "table, mood",
    [
        (a_table(), "calm"), (a_table(mission="prison_ship"), "ship"), (a_table(left=2), "danger"),
        (a_table(total=5), "danger"), (a_table(track=6), "danger"), (a_table(track=5), "calm"),
        (a_table(track=6, mission="prison_ship"), "ship_danger"),
    ],
)  # fmt: skip
def test_the_music_follows_the_danger(table: Any, mood: str) -> None:
    assert cues.mood(table) == mood and mood in SOUNDS.moods


def test_a_crisis_is_heard_at_once_where_the_drums_run() -> None:
    began = [e.CrisisBegan(slot="move", track=3)]
    assert cues.mood(a_table(), began) == "crisis"
    assert SOUNDS.mood("crisis").urgent and SOUNDS.mood("crisis").passage is CHASE
    bars = read_sheet(sheet_path("hunt")).bars
    assert all(min(abs(bar - each) for bar in bars) < 0.2 for each in CHASE.entries)


def test_the_table_of_the_game_is_heard() -> None:
    heard: list[str] = []
    app, _ = open_table(new_game())
    table = registry.client("mandalorian").scenes["table"]
    assert table.endswith("table:make")
    scene = table_of(app, new_game())
    app.stack.push(scene)
    app.cue = lambda name, after=0.0, count=0: heard.append(name)
    scene.table.outcomes.sound([e.DoorUnlocked(door=1)])
    assert heard == ["door"] and scene.table.outcomes.mood() == "calm"
