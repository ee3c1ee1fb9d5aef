"""Battles of ships in the window: orders by drag and click, chances, what raiders will do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.client.draw import fonts
from game.client.games.edge.tools import shots
from game.client.games.edge.ships import forecast
from game.client.games.edge.ships.board import ShipBoard
from game.client.games.edge.table.scene import CaseTable
from game.client.shell.app.app import App
from game.client.shell.window.settings import Settings
from game.edge.events import RaiderShot
from game.edge.rules import stations
from game.edge.rules.stations import CREW
from game.edge.state import Vessel
from game.table.session import Session
from tests.breadth import first
from tests.client.conftest import Size, click, settle
from tests.client.games.edge.playing import read
from tests.client.games.outer_rim.playing import drag

SMALL, LARGE = (1280, 720), (1920, 1080)
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
) -> tuple[App, CaseTable]:
    """Return a table at the stations of a battle."""
    settings = Settings(speed="off", forced_steps=False, **more)
    app = App(settings, size=size, folder=Path("no-saves"))
    app.open()
    table = CaseTable(app, game or gap())
    app.stack.push(table)
    read(app, table)
    return app, table


def stage(table: CaseTable) -> ShipBoard:
    found = table.stage
    assert isinstance(found, ShipBoard)
    return found


def last(table: CaseTable) -> str:
    return str(table.model.session.history[-1].answer.key)


@pytest.mark.parametrize("size", first(1, (SMALL, LARGE)))
def test_a_hero_dropped_on_an_order_takes_the_station(size: Size) -> None:
    app, table = battle(size)
    spots = table.view.spots
    drag(app, spots["puck", "maro"].center, spots["order", "evade@"].center)
    settle(app)
    assert last(table) == "evade:maro"
    tray = table.model.tray
    assert tray is not None and tray.who == "maro" and table.view.spots["roll", ""].width


def test_a_hero_from_the_board_can_be_dropped_too() -> None:
    app, table = battle()
    spots = table.view.spots
    drag(app, spots["hero", "juno"].move(0, -40).center, spots["order", "jump@"].center)
    settle(app)
    assert last(table) == "jump:juno"


def test_a_hero_dropped_on_a_raider_fires_at_it() -> None:
    app, table = battle()
    spots = table.view.spots
    drag(app, spots["puck", "juno"].center, spots["raider", ONE].center)
    settle(app)
    assert last(table) == f"shoot:juno@{ONE}"


def test_a_click_on_an_order_sends_the_hero_who_is_best_at_it() -> None:
    app, table = battle()
    p = table.model.play
    found = next(each for each in stage(table).orders() if each.verb == "screens")
    chances = {who: forecast.chance(p, who, found) for who in found.options}
    assert len(set(chances.values())) == 2
    click(app, table.view.spots["order", "screens@"].center)
    settle(app)
    assert last(table) == f"screens:{max(chances, key=lambda who: chances[who])}"


def test_a_raider_out_of_range_is_refused_with_its_reason() -> None:
    app, table = battle()
    before = len(table.model.session.history)
    spots = table.view.spots
    drag(app, spots["puck", "juno"].center, spots["raider", TWO].center)
    settle(app)
    assert len(table.model.session.history) == before and "three steps" in table.ui.toast


def test_the_chance_of_an_order_is_that_of_its_check() -> None:
    _, table = battle()
    model = table.model
    found = next(each for each in stage(table).orders() if each.verb == "shoot")
    shown = forecast.fire(model.play, "maro", found)
    model.session.choose(found.options["maro"].key)
    model.refresh()
    tray = model.tray
    assert tray is not None and shown.chance == pytest.approx(model.chance(tray))


def test_what_a_raider_intends_follows_range_defense_and_lost_turns() -> None:
    _, table = battle()
    p, vessels = table.model.play, table.model.play.battle.vessels
    near, far = forecast.intent(p, ONE), forecast.intent(p, TWO)
    assert near.aim is not None and near.closing is None and far.closing is not None
    vessels[CREW].evading = 3
    hidden = forecast.intent(p, ONE).aim
    assert hidden is not None and hidden.chance < near.aim.chance
    assert forecast.setback(p) == 3 + stations.ship(p, CREW).defense
    vessels[ONE].late = True
    assert forecast.intent(p, ONE).aim is None


@pytest.mark.painted
@pytest.mark.parametrize("size", first(1, (SMALL, LARGE)))
def test_all_of_three_raiders_show_what_they_will_do(size: Size) -> None:
    game = gap()
    vessels = game.state.battle.vessels
    vessels |= {each: Vessel("raider", step=1) for each in (ONE, TWO, "raider.3")}
    game.game.forget()
    app, _ = battle(size, game)
    app.dirty.add()
    with fonts.watching() as seen:
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
        table.ask(key or options[-1].key)
        settle(app)
    assert table.model.state.battle is None
