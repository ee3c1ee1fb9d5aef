"""Tips have their place where nothing is needed: never over an answer, words or a lit place."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.games.outer_rim.favors import facts
from game.client.games.outer_rim.table.scene import TableScene
from game.client.shell.app import App
from game.client.shell.settings import Settings
from game.client.tabletop.learning.tips import Tip
from game.client.tabletop.opening import the_game
from game.table.session import Session
from tests.breadth import first

SEED, ANSWERS = 3, 40
FULL = {"expansions": ["unfinished_business"], "favors": True, "ambitions": True}
TALKS = ("propose", "deal", "favor", "pay_now", "pay_later", "more", "less", "token", "promise")


def opened(folder: Path, size: Any) -> tuple[App, TableScene]:
    seats = [{"kind": kind} for kind in ("human", "drifter", "spacer")]
    chosen = {"game": "outer_rim", "seats": seats, **FULL}
    session: Session[Any] = Session(the_game("outer_rim"), chosen, SEED, folder / "a.jsonl")
    app = App(Settings(speed="off", first_start_done=True), size=size, folder=folder)
    app.open()
    app.open_scene("table", "outer_rim", session=session)
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    return app, scene


def needed(scene: TableScene) -> dict[str, pygame.Rect]:
    """Return what the person may want to press or read now, by name."""
    found = {f"answer {key}": rect for key, rect in scene.view.listed.items()}
    names = scene.controller.sources() | scene.controller.direct_goals()
    found |= {f"spot {name}": rect for name, rect in scene.view.spots.items() if name in names}
    solid = [each for each in scene.form.every() if each.solid and each.shown]
    return found | {each.id: each.visible_rect for each in solid if "tip." not in each.id}


@pytest.mark.long
@pytest.mark.parametrize("size", first(1, [(1920, 1080), (1280, 720)]))
def test_no_tip_covers_what_is_needed(tmp_path: Path, size: Any) -> None:
    """The longest tip of all, in each position of a game with the box."""
    app, scene = opened(tmp_path, size)
    stream, shown = random.Random(SEED), set[str]()
    longest = max(scene.tips.tips, key=lambda tip: len(tip.text))
    for _ in range(ANSWERS):
        app.frame([], 0.05)
        scene.tips.shown = longest
        scene.renew()
        card = scene.form.find("tip.card")
        if card is not None:
            over = [name for name, rect in needed(scene).items() if rect.colliderect(card.rect)]
            assert over == [], f"{scene.model.step}: the tip is over {over}"
            assert pygame.Rect((0, 0), size).contains(card.rect)
            shown.add("page" if scene.page_over else scene.model.step)
        if scene.ui.tray:
            scene.next_page()
            continue
        rest = [each for each in scene.model.options if each.verb not in TALKS]
        scene.choose(stream.choice(rest or scene.model.options).key)
    assert {"planning", "action"} <= shown
    assert ("page" in shown) == (size[0] == 1920), "small windows have the page alone"
    scene.model.session.close()


def test_a_tip_gives_way_to_the_slip(tmp_path: Path) -> None:
    """A favor asked of the person is answered at the foot of the map, where tips usually are."""
    app, scene = opened(tmp_path, (1920, 1080))
    stream = random.Random(1)
    for _ in range(300):
        scene.tips.shown = scene.tips.tips[0]
        scene.renew()
        if scene.model.step in facts.SLIPS and scene.slip_asks:
            card = scene.form.find("tip.card")
            assert card is not None and not card.rect.colliderect(scene.slip_at())
            scene.model.session.close()
            return
        if scene.ui.tray:
            scene.next_page()
            continue
        options = scene.model.options
        asking = [each for each in options if each.verb in ("propose", "favor")]
        scene.choose(stream.choice(asking or options).key)
    raise AssertionError("nobody was ever asked for a favor")


def test_a_tip_without_room_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It neither counts answers nor passes before there was a place to read it."""
    app, scene = opened(tmp_path, (1920, 1080))
    while scene.model.step.startswith("setup"):
        scene.choose(scene.model.options[0].key)
    scene.ui.tray.clear()
    tips, tip = scene.tips, Tip[Any]("any", "Words.", lambda model, events: True)
    tips.shown = None
    monkeypatch.setattr(tips, "tips", [tip])
    monkeypatch.setattr(tips, "_turn", (-1, -1))
    monkeypatch.setattr(type(tips), "fit", lambda *wanted: None)
    tips.heard([])
    for _ in range(9):
        scene.renew()
        assert waiting(scene) is tip and scene.form.find("tip.card") is None
        tips.heard([])
    monkeypatch.undo()
    scene.renew()
    assert scene.form.find("tip.card") is not None
    for _ in range(4):
        tips.heard([])
    assert waiting(scene) is None
    scene.model.session.close()


def waiting(scene: TableScene) -> Tip[Any] | None:
    return scene.tips.shown
