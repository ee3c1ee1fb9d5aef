"""Prices in the bar, on the plates and in the idle inspector, against the rules; places; faces
painted in advance."""

from __future__ import annotations

import pygame
import pytest

from game.client.draw import fonts, richtext
from game.client.games.free_captains.cards import faces
from game.client.games.free_captains.facts import prices
from game.client.games.free_captains.facts.last_draw import last_draw
from game.client.games.free_captains.table import guide, line, tray
from game.client.games.free_captains.table.table import mat_of
from game.client.shell.window.confirm import ConfirmScene
from game.client.tabletop.bars.icon_tooltips import meanings
from game.client.tabletop.kit.layout import is_folded
from game.client.tabletop.table.scene import TableScene
from game.client.widgets import Button
from game.client.widgets.placement import READ
from game.free_captains.odds import chances
from game.free_captains.text.effects import ABILITY_NAMES
from tests.client.games.free_captains.playing import at, new_game, open_table, warming_of


@pytest.mark.parametrize(("moment", "told"), [((6, 3), "in any case"), ((0, 10), "at worst")])
def test_buttons_state_what_both_ways_cost(moment: tuple[int, int], told: str) -> None:
    session = new_game(moment[0])
    for _ in range(moment[1]):
        session.choose(session.decision().options[0].key)
    _, scene = open_table(session)
    card = scene.model.current
    engage, evade = (scene.form.find(f"action.{verb}:{card}") for verb in ("engage", "evade"))
    assert isinstance(engage, Button) and isinstance(evade, Button)
    assert engage.detail == prices.engage_line(scene.model, scene.model.price(card))
    escape = scene.model.escape(card)
    assert evade.detail.endswith(f"{escape.points + escape.best.worst} points {told}")


def test_settling_costs_what_was_stated() -> None:
    checked = 0
    for seed in range(12):
        session = new_game(seed)
        while (decision := session.decision()) and len(session.history) < 40:
            if decision.step == "face" and decision.options[0].verb == "engage":
                _, scene = open_table(session)
                price = scene.model.price(scene.model.current)
                have = dict(scene.model.view["abilities"])
                if price.sure and not price.die and not price.powers and not price.ends:
                    scene.model.give(f"engage:{scene.model.current}")
                    scene.model.give("settle")
                    scene.model.refresh()
                    now = scene.model.view["abilities"]
                    paid = {ABILITY_NAMES[each]: have[each] - now[each] for each in have}
                    told = prices.points(price.points)
                    assert sum(paid.values()) == price.cost
                    assert all(f"{n} {name}" in told for name, n in paid.items() if n > 0)
                    checked += 1
                    break
                pygame.display.quit()
            session.choose(decision.options[0].key)
    assert checked > 5


def test_what_cannot_be_engaged_stays_with_its_reason() -> None:
    for seed in range(80):
        session = new_game(seed)
        while (decision := session.decision()) and len(session.history) < 60:
            verbs = [each.verb for each in decision.options]
            if decision.step == "face" and "engage" not in verbs:
                _, scene = open_table(session)
                button = scene.form.find("barred.engage")
                assert isinstance(button, Button) and not button.enabled
                assert button.detail and button.detail == richtext.plain(button.reason)
                return
            session.choose(decision.options[0].key)
    raise AssertionError("every card can be engaged")


def test_the_tray_states_exact_odds() -> None:
    _, scene = open_table(at("step search"))
    bag, count = list(scene.model.bag.values()), scene.model.ahead
    one, more = (round(100 * chances(bag, n)["yellow"].any) for n in (1, count))
    words = tray.odds(scene.model)
    assert f"1 cube: {one}% for a weapon" in words[-1]
    assert count < 2 or f"{count} cubes: {more}% for one or more" in words[0]


def test_a_plate_tells_who_changed_its_price() -> None:
    seen = set()
    for seed in range(24):
        session = new_game(seed)
        while (decision := session.decision()) and len(session.history) < 30:
            session.choose(decision.options[0].key)
        _, scene = open_table(session)
        for entry in scene.model.view["line"]:
            told = line.reasons(scene.model, entry["card"])
            for by, _, n in [] if entry["fate"] or not entry["own"] else entry["changes"]:
                if by in scene.model.content.components:
                    much = str(abs(n)) if n else "No less than 1"
                    assert scene.model.content.name(by) in told and much in told
                    seen.add(by)
        assert scene.table.things.at(("bag", "")).tip
        pygame.display.quit()
    assert len(seen) > 2


def test_a_track_whose_end_loses_the_game_is_marked() -> None:
    _, scene = open_table(at("step face"))
    model = scene.model
    model.view["abilities"] = {"combat": 0, "diplomacy": 2, "science": 3}
    assert [each for each in model.view["abilities"] if model.fatal(each)] == [
        "diplomacy", "science"
    ]  # fmt: skip
    model.view["abilities"]["combat"] = 1
    assert not any(model.fatal(each) for each in model.view["abilities"])


def test_the_tip_of_an_icon_keeps_off_the_prices(monkeypatch: pytest.MonkeyPatch) -> None:
    _, scene = open_table(at("step face"))
    spots, kept = scene.table.view.spots, []
    sign = next(rect for name, rect in spots.items() if name[0] == "bag")
    scene.meaning.shown = sign, meanings("free_captains").of_icon("cube_black")
    monkeypatch.setattr(scene.meaning, "place", lambda m, things, *more: kept.extend(things))
    scene.on_update(0.0)
    plates = [rect for name, rect in spots.items() if name[0] == "plate"]
    read = [each.rect for each in kept if each.rank <= READ]
    assert len(plates) > 1 and all(rect in read for rect in plates)


def test_the_idle_inspector_shows_both_prices() -> None:
    app, scene = open_table(at("step face"))
    canvas = pygame.Surface(app.metrics.size)
    with fonts.collect_text() as texts:
        scene.draw(canvas)
    words = [each.text for each in texts if each.where == "forecast"]
    assert {"Engage", "Evade", "Search"} <= set(words)


def losing(abilities: list[int]) -> TableScene:
    """Return a table where a point of an Evade is to be lost, with cubes of one color to come."""
    session = at("step lose")
    session.state.abilities = abilities
    session.state.bag = [0, 9, 0, 0, 0, 0]
    session.game.forget()
    _, scene = open_table(session)
    return scene


def test_a_loss_that_needs_a_draw_is_no_certain_loss() -> None:
    """Its cubes would take the last Diplomacy: nobody can know that before they are drawn."""
    scene = losing([3, 1, 0])
    key = next(each.key for each in scene.model.options if each.source == "combat")
    assert guide.fatal(scene.model, key) == ""
    scene.do.ask(key)
    assert not isinstance(scene.app.stack.top, ConfirmScene) and scene.model.state.lost


def test_a_certain_loss_is_said_before_it_happens() -> None:
    scene = losing([1, 2, 0])
    key = next(each.key for each in scene.model.options if each.source == "combat")
    assert guide.fatal(scene.model, key)
    scene.do.ask(key)
    assert isinstance(scene.app.stack.top, ConfirmScene) and not scene.model.state.lost


def test_where_halves_take_turns_points_are_beside_the_line() -> None:
    app, scene = open_table(at("step pay"), (1280, 720), 1.5)
    assert is_folded(scene.m) and ("track", "combat") in scene.view.spots
    assert ("card", scene.model.current) in scene.view.spots
    scene.views.show_tab("captain")
    assert ("captain", "") in scene.view.spots and ("bag", "") not in scene.view.spots


def painted(scene: TableScene, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the cards painted until nothing is left to paint."""
    seen: list[str] = []

    def draw(surface: object, rect: object, m: object, id: str, **more: object) -> None:
        seen.append(id)

    monkeypatch.setattr(faces, "draw", draw)
    for _ in range(500):
        count = len(seen)
        warming_of(scene).update(1.0, True, mat_of(scene.table), scene.m)
        if len(seen) == count:
            return seen
    raise AssertionError("it never ends")


def test_every_card_of_the_decks_in_the_order_of_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    _, scene = open_table(at("step face"))
    assert not warming_of(scene).done
    seen, content = painted(scene, monkeypatch), scene.model.content
    count = len(content.faced) + len(content.locations)
    decks = seen[-count:]
    assert decks == [*sorted(content.faced), *sorted(content.locations)]
    assert set(seen[:-count]) == {*scene.model.cards, *scene.model.view["planets"]}
    assert painted(scene, monkeypatch) == [] and warming_of(scene).done


def test_nothing_is_painted_while_somebody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    _, scene = open_table(at("step face"))
    monkeypatch.setattr(faces, "draw", lambda *args, **more: pytest.fail("not at rest"))
    warming_of(scene).update(0.1, True, mat_of(scene.table), scene.m)
    warming_of(scene).update(1.0, False, mat_of(scene.table), scene.m)


def test_the_tray_says_what_each_cube_of_the_last_draw_did() -> None:
    _, scene = open_table(at("step evade"))
    model = scene.model
    assert last_draw(model) == [], "nothing is told of a draw that is to come"
    before = dict(model.view["abilities"])
    scene.do.choose("draw")
    falls = last_draw(model)
    assert falls and all(fall.words == "spared" or fall.words[1:].isdigit() for fall in falls)
    lost = sum(before.values()) - sum(model.view["abilities"].values())
    assert lost == sum(int(fall.words[1:]) for fall in falls if fall.words != "spared")


def test_a_die_that_does_not_fit_says_what_it_pays() -> None:
    _, scene = open_table(at("step pay"))
    model = scene.model
    die, icon = next(
        (die, icon)
        for die, _ in model.dice
        for icon in ("combat", "diplomacy")
        if model.find(f"die:{die}@{icon}") is None
        and "bonus" in str(model.content.dice[die].faces[dict(model.dice)[die] - 1])
    )
    stop = model.why_not("die", die, icon)
    assert stop is not None and " pays " in stop.text
