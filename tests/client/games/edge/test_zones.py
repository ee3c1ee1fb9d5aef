"""Encounters in the window: tokens, weapons and zones by mouse, ranges, intents, turns of foes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.games.edge.tools import shots
from game.client.games.edge.table.scene import CaseTable
from game.client.games.edge.zones import forecast
from game.client.games.edge.zones.board import ZoneBoard
from game.client.shell.app.app import App
from game.client.shell.window.settings import Settings
from game.players import make_players
from tests.breadth import first
from tests.client.conftest import Size, click, settle
from tests.client.games.edge.playing import read
from tests.client.games.outer_rim.playing import drag

SMALL, LARGE = (1280, 720), (1920, 1080)


def fight(
    step: str = "turn",
    size: Size = LARGE,
    scene: str = "ombra_hall",
    speed: Any = "off",
    verb: str = "",
) -> tuple[App, CaseTable]:
    """Return a table at the first question of an encounter, or the first that offers a verb."""
    settings = Settings(speed=speed, forced_steps=False)
    app = App(settings, size=size, folder=Path("no-saves"))
    app.open()
    case = shots.upto(scene, step)
    player = make_players("edge", ("careful",), 1)
    while verb and not any(each.key.startswith(f"{verb}:") for each in case.decision().options):
        case.autoplay(player, 1)
    table = CaseTable(app, case)
    app.stack.push(table)
    read(app, table)
    return app, table


def stage(table: CaseTable) -> ZoneBoard:
    found = table.stage
    assert isinstance(found, ZoneBoard)
    return found


def last(table: CaseTable) -> str:
    return str(table.model.session.history[-1].answer.key)


@pytest.mark.parametrize("size", (SMALL, LARGE))
def test_a_hero_is_dragged_into_a_zone(size: Size) -> None:
    app, table = fight(size=size)
    who = stage(table).acting
    zone = next(each.target for each in table.model.options if each.verb == "move")
    spots = table.view.spots
    drag(app, spots["puck", who].center, spots["zone", zone].move(0, 20).center)
    settle(app)
    assert last(table) == f"move@{zone}"
    assert table.model.play.person(who).zone == zone


def test_a_weapon_dropped_on_a_foe_opens_the_check_with_all_filled_in() -> None:
    app, table = fight(verb="attack")
    attack = next(each for each in table.model.options if each.verb == "attack")
    spots = table.view.spots
    drag(app, spots["arm", f"attack.{attack.source}"].center, spots["foe", attack.target].center)
    settle(app)
    tray = table.model.tray
    assert (tray.weapon, tray.target, bool(tray.skill)) == (attack.source, attack.target, True)
    assert table.view.spots["roll", ""].width


def test_a_click_on_a_foe_attacks_with_what_is_in_hand() -> None:
    app, table = fight(verb="attack")
    attack = next(each for each in table.model.options if each.verb == "attack")
    click(app, table.view.spots["foe", attack.target].center)
    settle(app)
    assert last(table) == attack.key


def test_a_feature_is_worked_by_a_click_and_its_gate_closes() -> None:
    app, table = fight()
    assert table.model.find("feature:shutter_lever") is not None
    click(app, table.view.spots["feature", "shutter_lever"].center)
    settle(app)
    assert last(table) == "feature:shutter_lever"
    assert ("belts", "gate") in table.model.play.fight.shut


def test_a_far_zone_is_refused_with_its_clause() -> None:
    app, table = fight()
    before = len(table.model.session.history)
    spots, who = table.view.spots, stage(table).acting
    drag(app, spots["puck", who].center, spots["zone", "lift"].center)
    settle(app)
    assert len(table.model.session.history) == before
    assert "link" in table.ui.toast


def test_ranges_follow_the_weapon_and_the_zone() -> None:
    _, table = fight()
    p, arm = table.model.play, stage(table).arm
    found = forecast.bands(p, "gate", arm)
    assert [found[zone].range for zone in ("gate", "belts", "scales", "lift")] == [
        "short", "medium", "long", "extreme"]  # fmt: skip
    assert [found[zone].dice for zone in ("gate", "belts")] == [1, 2]
    assert found["belts"].reaches and not found["scales"].reaches


def test_the_chance_over_a_foe_is_that_of_the_check() -> None:
    _, table = fight(verb="attack")
    attack = next(each for each in table.model.options if each.verb == "attack")
    shown = forecast.attack(table.model.play, stage(table).acting, attack.source, attack.target)
    table.model.session.choose(attack.key)
    table.model.refresh()
    tray = table.model.tray
    assert tray is not None and shown.chance == pytest.approx(table.model.chance(tray))


@pytest.mark.parametrize("scene", first(1, ("ombra_hall", "ombra_pad_fight")))
def test_what_a_foe_intends_is_what_it_does(scene: str) -> None:
    """Each foe goes for the one whom its intent names just before its turn."""
    game = shots.upto(scene, "opening", "pick")
    from game.client.games.edge.play.model import Model

    model, seen = Model(game), 0
    while model.state.fight is not None and seen < 3 and model.decision is not None:
        wishes = {who: forecast.intent(model.play, who) for who in model.play.foes}
        key = next((each.key for each in model.options if each.verb in ("begin", "act", "end")),
                   model.options[-1].key)  # fmt: skip
        first = len(game.history)
        game.choose(key)
        model.refresh()
        events = [event for turn in game.history[first:] for event in turn.events]
        rolls = [event for event in events if type(event).__name__ == "Rolled"
                 and event.who in wishes and event.task == "attack"]  # fmt: skip
        if rolls:
            wish = wishes[rolls[0].who]
            assert wish is not None and wish.who == rolls[0].target
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
        table.choose(key)
        assert table.model.options, "the next question is there at once"
        while table.ui.tray:
            for _ in range(40):
                app.frame([], 0.05)
                seen |= set(table.movements.flights.tags())
            table.next_page()
        table.movements.clear()
        assert not table.movements.flights.tags()
    assert seen & {("foe", "dock_guard.1"), ("pulse", ""), ("bolt", "")}


def test_the_zone_by_which_captors_leave_says_so() -> None:
    from game.client.games.edge.play.model import Model
    from game.client.games.edge.zones import pages

    model = Model(shots.upto("ombra_hall", "opening", "pick"))
    told = {zone: " ".join(pages._zone(model, zone)) for zone in model.play.map.zones}
    assert [zone for zone, words in told.items() if "Captors leave by here" in words] == ["office"]
