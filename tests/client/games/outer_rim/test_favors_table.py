"""Favors at the table: every answer has a control, by mouse and by keys; figures; debt tokens."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from game.client.games.outer_rim.favors.deal import OPENING
from game.client.games.outer_rim.favors import facts
from game.client.games.outer_rim.favors.tray import FavorTray
from game.client.games.outer_rim.board import opponents
from game.client.games.outer_rim.table.scene import TableScene
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.window.confirm import ConfirmScene
from game.table.decisions import option
from game.table.session import Session
from tests.breadth import first_rows, turns
from tests.client.conftest import Size, press_key, settle
from tests.client.games.outer_rim.playing import a_company, a_game, by_key, open_table, use
from tests.client.games.outer_rim.test_by_keys import WAYS, tab_to

SIZES = [((1280, 720), 1.0), ((1920, 1080), 1.0)]
LARGE = [((2560, 1440), 1.0), ((1280, 720), 1.5), ((1280, 720), 2.0), ((1920, 1080), 2.0)]
SHOWN = 20
RARE = {"deal": 0.2, "trade": 0.2, "pass": 0.6, "quiet": 0.2, "close": 0.2}
"""verbs chosen less often, so that favors come to an end in all ways"""


def _pick(stream: random.Random, session: Session[object]) -> str:
    decision = session.decision()
    verbs = sorted({each.verb for each in decision.options})
    verb = stream.choices(verbs, [RARE.get(each, 1) for each in verbs])[0]
    return stream.choice([each.key for each in decision.options if each.verb == verb])


def _open(tmp_path: Path, seed: int, size: Size, scale: float) -> tuple[App, TableScene]:
    session = a_company(seed, ambitions=True, fame_goal=8)
    app, scene = open_table(session, size, tmp_path, asks=True, curtain=False)
    app.change_settings(ui_scale=scale)
    settle(app)
    return app, scene


def _read(app: App, scene: TableScene) -> None:
    """Close all pages of results, and let the table pass to whom it asks."""
    settle(app)
    while scene.ui.large_page is not None or scene.ui.tray:
        scene.next_page()
        settle(app)
    settle(app)


def _by_mouse(app: App, scene: TableScene, key: str) -> None:
    found = by_key(scene)
    decision = scene.model.decision
    due = [each.key for each in decision.options if each.verb not in OPENING or each.key in found]
    assert list(found) == due
    if key not in found:  # the panel with its button is under a page
        press_key(app, pygame.K_m, unicode="m")
        found = by_key(scene)
    if key not in found:  # the panels are on another tab
        WAYS[2](app, scene, key)
        return
    use(app, found[key])
    tray = app.stack.top
    if isinstance(tray, FavorTray):
        use(app, by_key(tray)[key])


def _by_keys(app: App, scene: TableScene, key: str, turn: int) -> None:
    way = WAYS[2 if key.startswith(OPENING) else turn % len(WAYS)]
    if key.startswith("favor:") and way is not WAYS[2]:
        press_key(app, pygame.K_f, unicode="f")
        tab_to(app, lambda each: each.id == f"choice.{key}")
        press_key(app, pygame.K_RETURN)
    else:
        way(app, scene, key)


@pytest.mark.long
@pytest.mark.parametrize(("by_mouse", "size", "scale"), turns([True, False], [*SIZES, *LARGE]))
def test_every_answer_of_a_game_with_favors_has_a_control(
    tmp_path: Path, size: Size, scale: float, by_mouse: bool
) -> None:
    """Each option has a control in the window; the one used is the answer, and nothing of the
    screen is at fault."""
    stream, asked, seed, seen = random.Random(5), 0, 2, set[str]()
    while asked < SHOWN or not {facts.ASK, facts.ANSWER} <= seen:
        app, scene = _open(tmp_path, seed, size, scale)
        session = scene.model.session
        for _ in range(60):
            _read(app, scene)
            decision = session.decision()
            if decision is None:
                break
            key = _pick(stream, session)
            if by_mouse:
                _by_mouse(app, scene, key)
            else:
                _by_keys(app, scene, key, asked)
            settle(app)
            if isinstance(app.stack.top, ConfirmScene):
                tab_to(app, lambda each: each.id == "confirm.yes")
                press_key(app, pygame.K_RETURN)
                settle(app)
            told = f"{key} in {decision.step} of game {seed}, after {asked}"
            assert len(session.history) > decision.seq, told
            assert session.history[decision.seq].answer.key == key, told
            if decision.step in facts.SLIPS or decision.step == facts.ASK:
                seen.add(decision.step)
            asked += 1
        seed += 1
        pygame.display.quit()


def _at(session: Session[object], step: str, seed: int = 0) -> None:
    """Play at random until a step asks one of the people."""
    stream = random.Random(seed)
    while (decision := session.decision()) is not None and (
        decision.step != step or decision.seat == 2
    ):
        session.choose(_pick(stream, session))


@pytest.mark.parametrize("step", [facts.ASK, *sorted(facts.SLIPS)])
@pytest.mark.parametrize(("size", "scale"), first_rows(1, [SIZES[0], LARGE[2]]))
def test_nothing_overlaps_or_is_cut(tmp_path: Path, step: str, size: Size, scale: float) -> None:
    session = a_company(3)
    _at(session, step)
    app, scene = open_table(session, size, tmp_path, curtain=False)
    app.change_settings(ui_scale=scale)
    settle(app)
    assert scene.model.waiting_for is None
    assert audit(app) == []
    scene.open_tray()
    settle(app)
    assert audit(app) == []


def test_the_base_game_has_no_button(tmp_path: Path) -> None:
    _, scene = open_table(a_game(1), (1920, 1080), tmp_path)
    assert scene.form.find("table.favor") is None
    assert not scene.view.favor_at.width


def test_a_refusal_stands_on_the_tile(tmp_path: Path) -> None:
    """A tile that cannot be had says why, by the check of the rules; the button is dim with the
    reason of all."""
    session = a_company(2)
    _at(session, "planning")
    app, scene = open_table(session, (1280, 720), tmp_path, curtain=False)
    player = session.state.players[scene.model.seat]
    player.favors = type(player.favors)(requests=3)
    scene.model.game.forget()
    scene.model.refresh()
    scene.renew()
    button = scene.form.find("table.favor")
    assert button is not None and not button.enabled
    assert "3 favors this turn" in button.reason
    assert all(not each.key and each.words == button.reason for each in facts.tiles(scene.model))


def test_the_slip_says_what_a_favor_changes(tmp_path: Path) -> None:
    """Before a test that somebody could help with, the chance is shown with and without."""
    session = a_company(3)
    _at(session, facts.MOMENT)
    app, scene = open_table(session, (1280, 720), tmp_path, curtain=False)
    kind = facts.helping(scene.model)
    assert kind
    found = facts.chances(scene.model, kind)
    assert found is not None and 0 < found[0] < found[1] <= 1
    hint = scene.form.find("slip.favor")
    hint.activate()
    settle(app)
    tray = app.stack.top
    assert isinstance(tray, FavorTray)
    assert tray.form.focus.id == f"choice.{option('favor', kind).key}"


def test_debt_tokens_speak(tmp_path: Path) -> None:
    session = a_company(2)
    first, second, _ = session.state.players
    first.debts, second.debts = (0, 1), ()
    app, scene = open_table(session, (1280, 720), tmp_path, curtain=False)
    scene.model.look_from(0)
    scene.renew()
    hint = scene.form.find("strip.debt.1")
    assert hint is not None and "Orin owes you one favor, and cannot refuse." in hint.help
    scene.model.look_from(1)
    assert "You owe Vela one favor." in opponents.tip(scene.model, 0)
