"""The table at every size and scale, and the components of the rulebook that the window shows."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.client.draw import images
from game.client.draw.theme import Metrics
from game.client.games.mandalorian.board import layout
from game.client.games.mandalorian.board.layout import MissionRegions
from game.client.games.mandalorian.campaign.journey import Journey
from game.client.games.mandalorian.cards import faces
from game.client.games.mandalorian.play.model import Model
from game.client.games.mandalorian.play.party import Party, the_game
from game.client.games.mandalorian.table import spot_layout
from game.client.games.mandalorian.tools.shots import PAIRS
from game.client.shell.app.audit import audit
from game.client.tabletop.bars.top_bar import Prompt
from game.client.tabletop.kit.layout import table_metrics
from game.mandalorian.campaign import Campaign
from game.mandalorian.text import missions
from game.resources import ROOT
from tests.breadth import first
from tests.client.conftest import Size, settle
from tests.client.games.mandalorian.playing import new_game, open_table
from tests.client.games.mandalorian.test_new_game import open_setup

SIZES = [(1280, 720), (1920, 1080), (2560, 1440)]


@pytest.mark.parametrize("size", first(1, SIZES))
def test_a_card_in_hand_shows_what_each_slot_would_have(size: Size) -> None:
    app, scene = open_table(new_game(), size)
    scene.controller.pick(("hand", scene.model.hand[0]), by_key=True)
    scene.table.gestures.show_carry()
    settle(app)
    assert audit(app) == []


@pytest.mark.long
def test_four_at_the_table() -> None:
    crew = ["the_mandalorian", "cara_dune", "greef_karga", "kuiil"]
    setup = {"mode": "normal", "characters": crew, "seats": [{"kind": "human"}] * 4}
    for size in SIZES:
        app, scene = open_table(new_game("a_promise_broken", **setup), size)
        scene.model.look_from(scene.model.decision.seat)
        scene.views.renew()
        settle(app)
        assert app.stack.top is scene and audit(app) == []
        assert {("crew", who) for who in crew} <= set(scene.view.spots)


def test_the_strip_of_a_small_window_is_filled_by_any_crew() -> None:
    """Chips and the mission beside them reach from edge to edge, but for the gaps between."""
    m = table_metrics(Metrics((1280, 720), 1.0))
    cast = ["the_mandalorian", "ig_11", "cara_dune", "greef_karga"]
    for count in (2, 3, 4):
        setup = {"characters": cast[:count], "seats": [{"kind": "human"}] * count}
        model = Model(new_game("town_square", mode="normal", **setup))
        areas = layout.regions(m, "map", count)
        chips = list(spot_layout.crew_rects(model, areas, m).values())
        right = areas.mission.left if count == 2 else m.width
        assert chips[0].left <= m.du(8) and right - chips[-1].right <= m.du(16)
        assert areas.mission.top == (areas.crew.top if count == 2 else areas.crew.bottom)


@pytest.mark.parametrize(("plans", "named"), [(2, True), (4, False)])
def test_planning_cards_on_a_chip_have_their_names_where_all_have_room(
    plans: int, named: bool
) -> None:
    kept = ["defend", "second_look", "borrowed_time", "covering_shots"][:plans]
    position = {"plans": {"the_mandalorian": kept}}
    app, scene = open_table(new_game("six_minutes", position=position), SIZES[0])
    found = [scene.view.spots["plan", card] for card in kept]
    assert all((rect.width > 2 * rect.height) == named for rect in found)
    chip = scene.view.spots["crew", "the_mandalorian"]
    assert all(chip.contains(rect) for rect in found) and audit(app) == []


@pytest.mark.parametrize("size", first(1, SIZES[:2]))
def test_people_who_share_characters_see_whose_turn_it_is(size: Size) -> None:
    people = [{"kind": "human", "name": name} for name in ("Kim", "Mara", "Ben")]
    app, table = open_table(new_game(seats=people, mode="shared", first=0), size)
    prompt = table.form.find("table.prompt")
    assert isinstance(prompt, Prompt) and prompt.words.startswith("**Kim:** ") and audit(app) == []
    pygame.display.quit()
    app, table = open_table(new_game())
    assert not table.table.questions.prompt().startswith("**"), "alone there is nobody else to ask"


CONTENT = the_game().content
STORY = [id for id, each in CONTENT.missions.items() if not each.mercenary]


@pytest.mark.rule("MA-013", "MA-044")
@pytest.mark.parametrize("mission", CONTENT.missions)
def test_the_briefing_of_each_mission_is_read_while_the_game_is_set_up(
    tmp_path: Path, mission: str
) -> None:
    part = CONTENT.missions[mission]
    known = Journey(Campaign(71, ()), 71)
    _, scene = open_setup(tmp_path, chosen=Party(mission=mission), known=known)
    shown = scene.form.find("new.briefing")
    assert [line for line in missions.lines(CONTENT, part) if line not in shown.markup] == []


@pytest.mark.rule("MA-013")
def test_the_missions_of_the_book() -> None:
    assert [CONTENT.missions[each].number for each in STORY] == [1, 2, 3, 4]
    assert all(each.briefing and each.primer for each in CONTENT.missions.values())


@pytest.mark.rule("MA-043")
@pytest.mark.parametrize("mission", STORY)
def test_the_map_of_the_mission_lies_in_the_middle(mission: str) -> None:
    _, scene = open_table(new_game(mission))
    spaces = {id for kind, id in scene.table.board.spots() if kind == "space"}
    assert spaces == set(CONTENT.maps[CONTENT.missions[mission].map].grid.squares)
    areas = scene.view.areas
    assert isinstance(areas, MissionRegions)
    window = pygame.Rect((0, 0), (1920, 1080))
    assert areas.board.collidepoint(window.center)


@pytest.mark.rule("MA-018")
def test_each_character_has_a_pawn_on_the_map() -> None:
    pawns = {path.stem for path in (ROOT / "assets" / "mandalorian" / "pawns").glob("*.svg")}
    assert pawns == {*CONTENT.characters, "the_child"} and len(CONTENT.characters) == 8
    drawn = {images.art("mandalorian/pawns", who, (64, 64)).get_view().raw for who in pawns}
    assert len(drawn) == 9
    _, scene = open_table(new_game())
    spots = scene.table.board.spots()
    assert {id for kind, id in spots if kind == "pawn"} == set(PAIRS["the_asset"])


@pytest.mark.rule("MA-024")
def test_a_card_that_its_deck_has_twice_has_two_lights_below_its_name() -> None:
    skills = [each for id, each in CONTENT.skills.items() if "." not in id]
    lights = {each.id: faces.face(CONTENT, each.id).lights for each in skills}
    assert lights == {each.id: {1: 0, 2: 2}[each.count] for each in skills}
    assert faces.face(CONTENT, "old_trade.2").lights == 2, "each copy"
    one = faces.face(CONTENT, "old_trade")
    for size in ((100, 140), (220, 308), (480, 120)):
        lit, plain = (pygame.Surface(size, pygame.SRCALPHA) for _ in range(2))
        faces._paint(lit, Metrics((1920, 1080)), one, ())
        faces._paint(plain, Metrics((1920, 1080)), replace(one, lights=0), ())
        assert lit.get_view().raw != plain.get_view().raw, size
