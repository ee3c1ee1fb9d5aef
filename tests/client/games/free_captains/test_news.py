"""Banners of great moments: each is announced once, with what it is about."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest

from game.client.draw import fonts
from game.client.draw.theme import Metrics
from game.client.games.free_captains.table import news
from game.client.games.free_captains.play.model import Model
from game.client.games.free_captains.play.party import the_game
from game.client.games.free_captains.tools.shots import ENDINGS, whole_game
from game.client.tabletop.kit import moments
from game.client.tabletop.kit.moments import News
from game.free_captains import events as e
from game.table.session import Session
from tests.breadth import first_rows
from tests.client.conftest import Size


def played(how: str) -> tuple[Model, list[News]]:
    """Return a finished game, and the banners of all its answers."""
    whole = whole_game(how)
    session, told = Session(the_game(), whole.header.setup, whole.header.seed), list[News]()
    model = Model(session)
    for turn in whole.history:
        session.choose(turn.answer.key)
        model.refresh()
        told += news.of_events(model, session.history[-1].events)
    return model, told


@pytest.mark.parametrize("how", ENDINGS)
def test_each_moment_of_a_game_has_one_banner(how: str) -> None:
    model, told = played(how)
    titles = Counter(each.title for each in told)
    events = [each for turn in model.session.history for each in turn.events]
    found = [each.weapon for each in events if isinstance(each, e.WeaponFound)]
    for weapon in found:
        assert titles[model.content.name(weapon)] in (1, 2), "found, and Understood later"
    sectors = [each for each in titles if each.startswith("The Sector of ")]
    begun = [each.round for each in events if isinstance(each, e.RoundBegan)]
    firsts = [each for each in begun if each % 4 == 1]
    assert firsts and len(sectors) == len(firsts)
    assert max(titles[each] for each in sectors) == 1
    assert sum(each.endswith(" is won") for each in titles) == (model.view["lost"] == "")


def test_an_ability_at_0_is_announced_unless_it_ends_the_game() -> None:
    model, _ = played("")
    empty = e.PointsPaid(ability="combat", points=1, icon="combat", left=0)
    (told,) = news.of_events(model, [empty])
    assert (told.title, told.good) == ("Combat is at 0", False)
    assert news.of_events(model, [empty, e.GameLost(round=1, why="abilities")]) == []
    rises = e.AbilityChanged(ability="combat", change=0, left=0)
    assert news.of_events(model, [rises]) == []


@pytest.mark.parametrize("size, scale", first_rows(1, [((1280, 720), 1.0), ((1920, 1080), 1.0)]))
def test_words_of_banners_fit(size: Size, scale: float) -> None:
    pygame.display.init()
    m = Metrics(size, scale)
    model, told = played("abilities")
    told += played("")[1]
    rect = moments.banner_rect(m, pygame.Rect(0, 0, *size))
    with fonts.watching() as drawn:
        for each in told:
            moments.banner_picture(m, rect.size, each)
    cut = [each.text for each in drawn if "…" in each.text or each.text.endswith("...")]
    assert not cut and model.view["over"]
