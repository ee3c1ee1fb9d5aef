"""Setting up a case: who plays, and who goes."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.client.games.edge.setup.muster import HeroTile
from game.client.games.edge.setup.new_game import CaseSetup
from game.client.games.edge.play.party import Party
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.tabletop.play.party import Seat
from game.client.tabletop.setup.picking import PickScene
from game.client.widgets import Dropdown, Label
from tests.breadth import first
from tests.client.conftest import Size, open_scene, press, press_key, settle

SIZES = [(1280, 720), (1920, 1080)]


def opened(
    folder: Path, chosen: Party, size: Size = SIZES[1], scale: float = 1.0
) -> tuple[App, CaseSetup]:
    return open_scene(CaseSetup, 7, chosen, size=size, folder=folder, ui_scale=scale)


@pytest.mark.parametrize("size", first(1, SIZES[::-1]))
@pytest.mark.parametrize("scale", first(1, [1.0, 1.5, 2.0]))
def test_every_part_is_sound(tmp_path: Path, size: Size, scale: float) -> None:
    """No title of an adventure is cut either."""
    app, scene = opened(tmp_path, Party([Seat(), Seat("careful")]), size, scale)
    for part in ("story", "heroes", "rules"):
        scene.turn_to(part)
        settle(app)
        assert audit(app) == [], part


@pytest.mark.parametrize("size", SIZES)
def test_the_partner_is_a_friend_or_a_computer(tmp_path: Path, size: Size) -> None:
    app, scene = opened(tmp_path, Party(), size)
    press(app, "new.add")
    you, friend = (scene.form.find(f"seat.{place}.kind") for place in range(2))
    assert isinstance(you, Label) and you.words == "You"
    assert isinstance(friend, Dropdown) and friend.label == "Friend"
    press(app, "seat.1.kind")
    menu = app.stack.top
    assert isinstance(menu, PickScene) and audit(app) == []
    assert [each.id for each in menu.picks] == ["human", "careful"]
    press(app, "pick.careful")
    setup = scene.party.setup()
    assert [each["kind"] for each in setup["seats"]] == ["human", "careful"]
    assert scene.form.find("seat.1.kind").label == "Computer: Careful"


def test_a_hero_of_the_other_place_is_exchanged_by_name(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, Party())
    assert scene.party.heroes == ["juno", "maro"]
    tile = scene.form.find("hero.maro")
    assert isinstance(tile, HeroTile) and tile.barred and "Already the partner." in tile.tip
    press(app, "hero.maro")
    assert scene.party.heroes == ["juno", "maro"]
    menu = app.stack.top
    assert isinstance(menu, PickScene) and menu.title.endswith(": already the partner")
    press_key(app, pygame.K_1)
    assert scene.party.heroes == ["maro", "juno"] and scene.spot == 0
    press(app, "hero.orrakh")
    assert scene.party.heroes == ["orrakh", "juno"] and scene.spot == 1, "the partner is next"
    press(app, "new.add")
    press(app, "hero.maro")
    assert scene.party.heroes == ["orrakh", "maro"] and scene.spot == 1, "the seat stays marked"


def test_titles_in_two_lines_are_whole(tmp_path: Path) -> None:
    from game.client.draw import fonts
    from game.client.games.edge.setup.muster import _titled

    app, scene = opened(tmp_path, Party(), SIZES[0], 1.5)
    tiles = [each for each in scene.form.widgets if each.id.startswith("story.")]
    for tile in tiles:
        wide = tile.rect.width - 2 * scene.m.du(7)
        style, lines = _titled(scene.m, tile.story.name, wide)
        assert " ".join(lines) == tile.story.name
        assert all(fonts.measure(scene.m, style, each)[0] <= wide for each in lines)
    assert len(tiles) == 3
