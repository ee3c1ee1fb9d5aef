"""Encounters and battles of ships in the window: by mouse, with ranges, intents, chances, turns."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.client.draw import fonts
from game.client.games.edge.ships import forecast as ship_forecast
from game.client.games.edge.ships.board import ShipBoard
from game.client.games.edge.table.board import board_of
from game.client.games.edge.table.table import table_of
from game.client.games.edge.tools import shots
from game.client.games.edge.zones import forecast
from game.client.games.edge.zones.board import ZoneBoard
from game.client.games.edge.zones.things import Zone
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.window.settings import Settings
from game.client.tabletop.table.scene import TableScene
from game.edge.events import RaiderShot
from game.edge.ships.names import CREW
from game.edge.state import Vessel
from game.players import make_players
from game.table.session import Session
from tests.breadth import first
from tests.client.conftest import Size, settle, tap
from tests.client.games.edge.playing import open_table, read
from tests.client.games.outer_rim.playing import drag

SMALL, LARGE = (1280, 720), (1920, 1080)


def fight(
    step: str = "turn",
    size: Size = LARGE,
    scene: str = "ombra_hall",
    speed: Any = "off",
    verb: str = "",
) -> tuple[App, TableScene]:
    """Return a table at the first question of an encounter, or the first that offers a verb."""
    settings = Settings(speed=speed, forced_steps=False)
    app = App(settings, size=size, folder=Path("no-saves"))
    app.open()
    case = shots.upto(scene, step)
    player = make_players("edge", ("careful",), 1)
    while verb and not any(each.key.startswith(f"{verb}:") for each in case.decision().options):
        case.autoplay(player, 1)
    table = table_of(app, case)
    app.stack.push(table)
    read(app, table)
    return app, table


def stage(table: TableScene) -> ZoneBoard:
    found = board_of(table.table).stage
    assert isinstance(found, ZoneBoard)
    return found


def last(table: TableScene) -> str:
    return str(table.model.session.history[-1].answer.key)


@pytest.mark.parametrize("size", (SMALL, LARGE))
def test_a_hero_is_dragged_into_a_zone(size: Size) -> None:
    app, table = fight(size=size)
    who = stage(table).acting
    zone = next(each.target for each in table.model.options if each.verb == "move")
    spots = table.view.spots
    drag(app, spots["puck", who].center, spots["zone", zone].move(0, 20).center)
    assert last(table) == f"move@{zone}"
    assert table.model.person(who).zone == zone


def test_a_weapon_dropped_on_a_foe_opens_the_check_with_all_filled_in() -> None:
    app, table = fight(verb="attack")
    attack = next(each for each in table.model.options if each.verb == "attack")
    spots = table.view.spots
    drag(app, spots["arm", f"attack.{attack.source}"].center, spots["foe", attack.target].center)
    tray = table.model.tray
    assert (tray.weapon, tray.target, bool(tray.skill)) == (attack.source, attack.target, True)
    assert table.view.spots["roll", ""].width


def test_a_click_on_a_foe_attacks_with_what_is_in_hand() -> None:
    app, table = fight(verb="attack")
    attack = next(each for each in table.model.options if each.verb == "attack")
    tap(app, table.view.spots["foe", attack.target].center)
    assert last(table) == attack.key


def test_a_click_on_the_board_of_a_hero_chooses_who_acts() -> None:
    app, table = fight("pick")
    tap(app, table.view.spots["hero", "juno"].center)
    assert last(table) == "act:juno"


def test_a_feature_is_worked_by_a_click_and_its_gate_closes() -> None:
    app, table = fight()
    assert table.model.find("feature:shutter_lever") is not None
    tap(app, table.view.spots["feature", "shutter_lever"].center)
    assert last(table) == "feature:shutter_lever"
    assert ("belts", "gate") in table.model.fight.shut


def test_a_far_zone_is_refused_with_its_clause() -> None:
    app, table = fight()
    before = len(table.model.session.history)
    spots, who = table.view.spots, stage(table).acting
    drag(app, spots["puck", who].center, spots["zone", "lift"].center)
    assert len(table.model.session.history) == before
    assert "route" in table.ui.toast


def test_ranges_follow_the_weapon_and_the_zone() -> None:
    _, table = fight()
    found = table.model.foresight.bands("gate", stage(table).arm)
    assert [found[zone].range for zone in ("gate", "belts", "scales", "lift")] == [
        "short", "medium", "long", "extreme"]  # fmt: skip
    assert [found[zone].dice for zone in ("gate", "belts")] == [1, 2]
    assert found["belts"].reaches and not found["scales"].reaches


def test_the_chance_over_a_foe_is_that_of_the_check() -> None:
    _, table = fight(verb="attack")
    attack = next(each for each in table.model.options if each.verb == "attack")
    shown = table.model.foresight.attack(stage(table).acting, attack.source, attack.target)
    table.model.session.choose(attack.key)
    table.model.refresh()
    tray = table.model.tray
    assert tray is not None and shown.chance == pytest.approx(table.model.chance(tray))


@pytest.mark.parametrize("scene", first(1, ("ombra_hall", "ombra_pad_fight")))
def test_what_a_foe_intends_is_what_it_does(scene: str) -> None:
    """Each foe does what its intent names just before its turn, with that chance."""
    game = shots.upto(scene, "opening", "pick")
    from game.client.games.edge.play.model import Model

    model, seen = Model(game), 0
    while model.state.fight is not None and seen < 3 and model.decision is not None:
        wishes = {who: model.foresight.intent(who) for who in model.seat_view.foes}
        key = next((each.key for each in model.options if each.verb in ("begin", "act", "end")),
                   model.options[-1].key)  # fmt: skip
        first = len(game.history)
        game.choose(key)
        model.refresh()
        events = [event for turn in game.history[first:] for event in turn.events]
        rolls = [event for event in events if type(event).__name__ == "Rolled"
                 and event.who in wishes and event.task == "attack"]  # fmt: skip
        turns = [e.who for e in events if type(e).__name__ == "TurnBegan" and e.who in wishes]
        if rolls and turns[0] == rolls[0].who:  # no other foe has changed anything by then
            wish = wishes[rolls[0].who]
            assert wish is not None and wish.who == rolls[0].target
            assert wish.aim is not None and wish.deed in ("shoot", "strike", "stun")
            assert wish.aim.chance == pytest.approx(float(Fraction(rolls[0].chance)))
            seen += 1
    assert seen


def test_the_wheel_zooms_the_map() -> None:
    app, table = fight()
    before = table.view.spots["zone", "belts"].width
    at = table.view.spots["zone", "belts"].center
    app.frame([pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))], 0.1)
    wheel = {"x": 0, "y": 1, "flipped": False, "precise_x": 0.0, "precise_y": 1.0}
    app.frame([pygame.event.Event(pygame.MOUSEWHEEL, **wheel)], 0.1)
    settle(app)
    assert table.view.spots["zone", "belts"].width > before


def test_the_turns_of_foes_are_shown_and_can_be_cut_short() -> None:
    app, table = fight("turn", speed="normal")
    seen: set[tuple[str, str]] = set()
    for _ in range(8):
        key = next((each.key for each in table.model.options if each.verb in ("end", "act")), "")
        if not key or table.model.state.fight is None:
            break
        table.do.choose(key)
        assert table.model.options, "the next question is there at once"
        while table.ui.tray:
            for _ in range(40):
                app.frame([], 0.05)
                seen |= set(table.table.movements.flights.tags())
            table.do.next_page()
        table.table.movements.clear()
        assert not table.table.movements.flights.tags()
    assert seen & {("foe", "dock_guard.1"), ("pulse", ""), ("bolt", "")}


def test_the_zone_by_which_captors_leave_says_so() -> None:
    from game.client.games.edge.play.model import Model

    model = Model(shots.upto("ombra_hall", "opening", "pick"))
    table = SimpleNamespace(model=model, ui=None, view=None, controller=None)
    told = {zone: " ".join(Zone(table, ("zone", zone)).lines) for zone in model.fight.map.zones}
    assert [zone for zone, words in told.items() if "Captors carry" in words] == ["office"]


ONE, TWO = "raider.1", "raider.2"


def gap() -> Session[Any]:
    """Return the battle of The Lantern at its first stations, with two raiders."""
    game = shots.upto("lantern_gap", "crew", story="lantern")
    battle = game.state.battle
    own = battle.vessels[CREW]
    battle.vessels = {CREW: own, ONE: Vessel("raider", step=1), TWO: Vessel("raider", step=3)}
    for who in game.state.setup.heroes:
        game.state.people[who].wounds = game.state.people[who].strain = 0
    game.game.forget()
    return game


def battle(
    size: Size = LARGE, game: Session[Any] | None = None, **more: Any
) -> tuple[App, TableScene]:
    """Return a table at the stations of a battle."""
    settings = Settings(speed="off", forced_steps=False, **more)
    app = App(settings, size=size, folder=Path("no-saves"))
    app.open()
    table = table_of(app, game or gap())
    app.stack.push(table)
    read(app, table)
    return app, table


def ship_stage(table: TableScene) -> ShipBoard:
    found = board_of(table.table).stage
    assert isinstance(found, ShipBoard)
    return found


@pytest.mark.parametrize("size", first(1, (SMALL, LARGE)))
def test_a_hero_dropped_on_an_order_takes_the_station(size: Size) -> None:
    app, table = battle(size)
    spots = table.view.spots
    drag(app, spots["puck", "maro"].center, spots["order", "evade@"].center)
    assert last(table) == "evade:maro"
    tray = table.model.tray
    assert tray is not None and tray.who == "maro" and table.view.spots["roll", ""].width


def test_a_hero_from_the_board_can_be_dropped_too() -> None:
    app, table = battle()
    spots = table.view.spots
    drag(app, spots["hero", "juno"].move(0, -40).center, spots["order", "jump@"].center)
    assert last(table) == "jump:juno"


def test_a_hero_dropped_on_a_raider_fires_at_it() -> None:
    app, table = battle()
    spots = table.view.spots
    drag(app, spots["puck", "juno"].center, spots["raider", ONE].center)
    assert last(table) == f"shoot:juno@{ONE}"


def test_a_click_on_an_order_sends_the_hero_who_is_best_at_it() -> None:
    app, table = battle()
    found = next(each for each in ship_stage(table).orders() if each.verb == "screens")
    chances = {who: ship_forecast.chance(table.model, who, found) for who in found.options}
    assert len(set(chances.values())) == 2
    tap(app, table.view.spots["order", "screens@"].center)
    assert last(table) == f"screens:{max(chances, key=lambda who: chances[who])}"


def test_a_raider_out_of_range_is_refused_with_its_reason() -> None:
    app, table = battle()
    before = len(table.model.session.history)
    spots = table.view.spots
    drag(app, spots["puck", "juno"].center, spots["raider", TWO].center)
    assert len(table.model.session.history) == before and "three steps" in table.ui.toast


def test_the_chance_of_an_order_is_that_of_its_check() -> None:
    _, table = battle()
    model = table.model
    found = next(each for each in ship_stage(table).orders() if each.verb == "shoot")
    shown = ship_forecast.fire(model, "maro", found)
    model.session.choose(found.options["maro"].key)
    model.refresh()
    tray = model.tray
    assert tray is not None and shown.chance == pytest.approx(model.chance(tray))


def test_what_a_raider_intends_follows_range_defense_and_lost_turns() -> None:
    _, table = battle()
    model, vessels = table.model, table.model.session.state.battle.vessels
    near, far = model.foresight.sailing(ONE), model.foresight.sailing(TWO)
    assert near.aim is not None and near.closing is None and far.closing is not None
    vessels[CREW].evading = 3
    model.refresh()
    hidden = model.foresight.sailing(ONE).aim
    assert hidden is not None and hidden.chance < near.aim.chance
    terrain, defense = model.battle.scene.terrain, model.battle.own.sheet.defense
    assert ship_forecast.setback(model) == 3 + defense + terrain
    vessels[ONE].late = True
    model.refresh()
    assert model.foresight.sailing(ONE).aim is None


@pytest.mark.painted
@pytest.mark.parametrize("size", first(1, (SMALL, LARGE)))
def test_all_of_three_raiders_show_what_they_will_do(size: Size) -> None:
    game = gap()
    vessels = game.state.battle.vessels
    vessels |= {each: Vessel("raider", step=1) for each in (ONE, TWO, "raider.3")}
    game.game.forget()
    app, _ = battle(size, game)
    app.dirty.add()
    with fonts.collect_text() as seen:
        app.frame([], 0.0)
    shown = [each for each in seen if each.where == "raider.next"]
    assert len(shown) == 3 and not any(each.overflow for each in shown)


def test_who_intends_to_shoot_does() -> None:
    """A raider in range fires in its turn, and one whose turn is lost does not."""
    game = gap()
    battle_ = game.state.battle
    battle_.vessels[TWO].late = True
    first = len(game.history)
    game.choose("done")
    events = [event for turn in game.history[first:] for event in turn.events]
    assert {event.ship for event in events if isinstance(event, RaiderShot)} == {ONE}


def test_a_battle_is_played_to_its_end_on_the_stage() -> None:
    app, table = battle()
    for _ in range(400):
        if table.model.state.battle is None or table.model.decision is None:
            break
        options = table.model.options
        key = next((each.key for each in options if each.verb in ("roll", "auto", "jump")), None)
        table.do.ask(key or options[-1].key)
        settle(app)
    assert table.model.state.battle is None


def test_a_dodge_is_offered_with_its_chance_and_is_on_the_page_of_the_shot() -> None:
    app, table = open_table(shots.dodging())
    model, (foe,) = table.model, table.model.seat_view.foes
    intent = model.foresight.intent(foe)
    assert intent is not None and intent.aim is not None and intent.first == ()
    assert f"{round(100 * intent.aim.chance)}% to hit" in model.question
    assert "chance of a hit from 86% to 81%" in model.labels["dodge:1"].detail and audit(app) == []
    table.do.choose("dodge:1")
    settle(app)
    assert "dodges for 1 strain" in table.ui.tray[0].lines[0].text
    assert "strain" not in forecast.acted(model, foe) and audit(app) == []
