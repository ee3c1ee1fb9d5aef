"""Components of the rulebook that the window shows: mission book, map, standees."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.client.draw import images
from game.client.draw.theme import Metrics
from game.client.games.mandalorian.cards import faces
from game.client.games.mandalorian.campaign.journey import Journey
from game.client.games.mandalorian.play.party import Party, the_game
from game.client.games.mandalorian.tools.shots import PAIRS
from game.client.games.mandalorian.board.layout import MissionRegions
from game.mandalorian.campaign import Campaign
from game.mandalorian.text import missions
from game.resources import ROOT
from tests.client.games.mandalorian.playing import new_game, open_table
from tests.client.games.mandalorian.test_new_game import open_setup

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
    spaces = {id for kind, id in scene.all_spots() if kind == "space"}
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
    assert {id for kind, id in scene.all_spots() if kind == "pawn"} == set(PAIRS["the_asset"])


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
