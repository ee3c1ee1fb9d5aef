"""Planning the next planning step: kept, carried out when asked, or dropped with the reason."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.games.outer_rim.play.model import the_game
from game.client.games.outer_rim.table import ahead
from game.client.games.outer_rim.table.scene import TableScene
from game.client.shell.window.command_palette import PaletteScene
from game.client.widgets import keymap
from game.table.decisions import option
from game.table.session import Session
from tests.client.conftest import settle
from tests.client.games.outer_rim.playing import a_game, open_table

FULL_HD = (1920, 1080)
FRIENDS = [
    {"kind": "human", "character": "boba_fett", "ship": "g_1a_starfighter"},
    {"kind": "human", "character": "han_solo", "ship": "g9_rigger"},
]


def in_action(home: Path, **more: Any) -> TableScene:
    """Return Boba Fett in his action step on Naboo, with bacta for Takodana, against the AI
    deck."""
    mine = {"space": "naboo", "cards": ["bacta_supplies"], "credits": 4000}
    position = {"players": [mine], "step": "action", **more}
    return open_table(a_game(3, position=position), FULL_HD, home)[1]


def go_on(scene: TableScene) -> None:
    """Give the answer that does least."""
    keys = [each.key for each in scene.model.options if each.verb not in ("deal", "trade")]
    scene.choose(next((key for key in ("credits", "end", "decline") if key in keys), keys[-1]))
    settle(scene.app)


def end_turn(scene: TableScene) -> None:
    """End the steps of this turn with nothing done, until the next planning step."""
    turn = scene.model.view["round"]
    for _ in range(40):
        go_on(scene)
        if scene.model.view["round"] > turn:
            return
    raise AssertionError("the turn does not end")


def until_handed_over(scene: TableScene) -> None:
    """Play on until another player is asked."""
    for _ in range(40):
        if scene.model.waiting_for is not None:
            return
        go_on(scene)
    raise AssertionError("nobody else is asked")


def test_where_one_has_business_comes_first_then_worlds(tmp_path: Path) -> None:
    scene = in_action(tmp_path)
    found = ahead.possible(scene.model, scene.map.flags())
    assert found[0].option.target == "takodana" and "Bacta Supplies" in found[0].detail
    kinds = scene.map.galaxy.spaces
    middle = [kinds[each.option.target].kind for each in found[1:-2]]
    assert middle == sorted(middle, key=lambda kind: kind == "navpoint")
    assert [each.words for each in found[-2:]] == ["Recover", "Gain 2,000 credits"]


def test_a_plan_is_carried_out_when_it_is_asked_for(tmp_path: Path) -> None:
    scene = in_action(tmp_path)
    scene.ahead.keep(ahead.possible(scene.model, scene.map.flags())[0])
    assert scene.ahead.space == "takodana"
    end_turn(scene)
    assert scene.model.me["space"] == "takodana" and scene.model.view["step"] == "action"
    assert scene.ui.toast == "As planned: **Fly to Takodana**." and not scene.ahead.of
    assert any(page.ai for page in scene.ui.tray), "what the AI did is still told"
    scene.undo()
    assert scene.model.me["space"] == "naboo", "it can be taken back"
    assert scene.model.view["step"] == "planning", "and is not done once more"


def test_a_plan_that_cannot_be_done_is_dropped_with_why(tmp_path: Path) -> None:
    scene = in_action(tmp_path)
    scene.ahead.keep(ahead.possible(scene.model, scene.map.flags())[0])
    scene.model.state.players[0].defeated = True
    end_turn(scene)
    assert scene.model.me["space"] == "naboo" and not scene.ahead.of
    assert scene.ui.toast == (
        "Your plan is dropped: **Fly to Takodana**. You have already used your planning step."
    ), "who is defeated recovers, unasked"


def test_a_turn_that_follows_at_once_is_the_next_one(tmp_path: Path) -> None:
    scene = in_action(tmp_path)
    scene.ahead.keep(ahead.possible(scene.model, scene.map.flags())[0])
    scene.model.state.extra_turns = 1
    for _ in range(40):
        if scene.model.view["round"] > 1 or not scene.ahead.of:
            break
        go_on(scene)
    assert scene.model.view["round"] == 1 and scene.model.me["space"] == "takodana"


def test_a_plan_out_of_reach_says_so(tmp_path: Path) -> None:
    """A hyperdrive may have changed since the plan was made."""
    scene = in_action(tmp_path)
    far = option("move", scene.model.me["ship"], "cantonica")
    scene.ahead.keep(ahead.Plan(far, "Fly to Cantonica"))
    end_turn(scene)
    assert scene.model.view["step"] == "planning" and scene.model.me["space"] == "naboo"
    assert scene.ui.toast.startswith("Your plan is dropped: **Fly to Cantonica**. ")
    assert "hyperdrive" in scene.ui.toast and not scene.ahead.of


def test_by_keys_and_by_button(tmp_path: Path) -> None:
    scene = in_action(tmp_path)
    code = getattr(pygame, f"K_{keymap.key('table.plan').lower()}")
    scene.app.frame([pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="")], 0.016)
    palette = scene.app.stack.top
    assert isinstance(palette, PaletteScene) and palette.title == "Your next turn"
    palette.first("takod")
    assert scene.ahead.space == "takodana" and "Fly to Takodana" in scene.ui.toast
    assert scene.ahead.commands()[0].words == "Drop the plan"
    scene.ahead.commands()[0].run()
    assert not scene.ahead.of
    assert scene.form.find("table.plan") is not None


def test_not_while_the_planning_step_itself_is_asked(tmp_path: Path) -> None:
    scene = in_action(tmp_path, step="planning")
    assert not scene.ahead.open and scene.form.find("table.plan") is None
    scene.ahead.offer()
    assert (
        not isinstance(scene.app.stack.top, PaletteScene) and "before it begins" in scene.ui.toast
    )


def test_friends_each_have_their_own(tmp_path: Path) -> None:
    """Each plans while a friend plays, and the plan is carried out when the screen is handed
    over."""
    setup = {"seats": FRIENDS, "first_player": 0, "position": {
        "players": [{"space": "naboo"}, {"space": "lothal"}], "step": "encounter"}}  # fmt: skip
    game: Session[Any] = Session(the_game(), {"game": "outer_rim", **setup}, 2)
    app, scene = open_table(game, FULL_HD, tmp_path)
    until_handed_over(scene)
    assert scene.model.waiting_for == 1 and scene.model.seat == 0
    scene.ahead.keep(ahead.possible(scene.model, {})[0])
    goal = scene.ahead.space
    scene.hand_over(1)
    assert not scene.ahead.space
    until_handed_over(scene)
    scene.hand_over(0)
    assert scene.model.me["space"] == goal and scene.ui.toast.startswith("As planned")


@pytest.mark.parametrize(
    ("name", "shaded"), [(("patrol", "hutt"), True), (("space", "nal_hutta"), False)]
)
def test_the_way_that_a_patrol_may_come_is_shaded(
    tmp_path: Path, name: tuple[str, str], shaded: bool
) -> None:
    """It leads from its place toward the player, at most as far as one card can move it."""
    scene = in_action(tmp_path, patrols={"hutt": {"level": 1, "space": "nav_25"}})
    scene.reading.hovered = name
    way = scene.lights.lane()
    assert bool(way) is shaded
    if shaded:
        assert way == scene.map.way("nav_25", "naboo")[:5] and len(way) == 5


@pytest.mark.parametrize("follows", [True, False])
def test_the_zoomed_map_goes_along(tmp_path: Path, follows: bool) -> None:
    scene = in_action(tmp_path, step="planning")
    scene.app.change_settings(follow=follows)
    scene.ui.zoom = 4
    scene.map_steering.center("cantonica")
    before = scene.map.pan
    scene.choose(next(o.key for o in scene.model.options if o.target == "takodana"))
    settle(scene.app)
    seen = scene.view.areas.map.contains(scene.map.picture.rect_of("takodana"))
    assert seen is follows and (scene.map.pan != before) is follows


def test_the_key_that_opens_the_list_does_not_write_in_it(tmp_path: Path) -> None:
    """The letter comes as an event of its own, after the key."""
    scene = in_action(tmp_path)
    letter = keymap.key("table.plan").lower()
    code = getattr(pygame, f"K_{letter}")
    down = pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=letter)
    text = pygame.event.Event(pygame.TEXTINPUT, text=letter)
    up = pygame.event.Event(pygame.KEYUP, key=code, mod=0)
    scene.app.frame([down], 0.016)
    scene.app.frame([text], 0.016)
    palette = scene.app.stack.top
    assert isinstance(palette, PaletteScene) and palette.typed == ""
    scene.app.frame([up, down, text], 0.016)
    assert palette.typed == letter
