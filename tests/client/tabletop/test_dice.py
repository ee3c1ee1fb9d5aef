"""Dice on the table: their ids, their pictures, and the results that stay on view."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.client.draw import fonts, images, theme
from game.client.draw.motion import Animator
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.encounter.pages import RimRoll
from game.client.tabletop.pages import dice, duel, solids
from game.client.tabletop.pages.dice import DiceRow, Die, Roll, Tumble, row_ids
from game.client.tabletop.pages.duel import Duel, Side
from game.client.tabletop.pages.results import Page
from game.client.tabletop.table.presenter import END_SECONDS, Presenter
from game.client.widgets import Form

FACES = ("one", "two", "none")


def dots(face: str, px: int) -> pygame.Surface:
    """Return the sign of a face: as many dots as it says."""
    made = pygame.Surface((px, px), pygame.SRCALPHA)
    for n in range(FACES.index(face) + 1 if face != "none" else 0):
        pygame.draw.circle(made, (255, 255, 255), (px // 4 + n * px // 2, px // 2), px // 6)
    return made


DIE = Die(dots, FACES)


@dataclass
class Cast(Roll):
    """A roll of dotted dice."""

    def die(self, number: int) -> Die:
        return DIE


@pytest.fixture(autouse=True)
def _display() -> Iterator[None]:
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    images.forget()
    yield
    pygame.display.quit()


def pixels(drawn: pygame.Surface) -> bytes:
    return pygame.image.tobytes(drawn, "RGBA")


@pytest.mark.parametrize(
    ("across", "down", "size"),
    [((20, 0), (0, 10), (20, 10)), ((0, 20), (-30, 0), (30, 20)), ((14, 14), (-14, 14), (28, 28))],
)
def test_a_sign_can_be_laid_along_any_slant(
    across: tuple[int, int], down: tuple[int, int], size: tuple[int, int]
) -> None:
    plain = pygame.Surface((40, 40), pygame.SRCALPHA)
    plain.fill((255, 255, 255, 255))
    pygame.draw.rect(plain, (255, 0, 0, 255), (0, 0, 8, 8))  # its upper left corner
    laid = solids.skew(plain, across, down)
    seen = laid.get_bounding_rect(min_alpha=100)
    assert abs(seen.width - size[0]) <= 3 and abs(seen.height - size[1]) <= 3
    red = [
        (x, y)
        for x in range(laid.get_width())
        for y in range(laid.get_height())
        if laid.get_at((x, y))[0] > 150 and laid.get_at((x, y))[1] < 90
    ]
    middle = sum(x for x, _ in red) / len(red), sum(y for _, y in red) / len(red)
    corner = [laid.get_rect().center[n] - (across[n] + down[n]) * 0.4 for n in (0, 1)]
    assert abs(middle[0] - corner[0]) < 4 and abs(middle[1] - corner[1]) < 4


@pytest.mark.parametrize("px", [72, 56, 40])
def test_every_face_is_known_at_rest(px: int) -> None:
    assert len({pixels(DIE.at_rest(face, px)) for face in FACES}) == len(FACES)
    body = DIE.at_rest("none", px).get_bounding_rect(min_alpha=128)
    assert abs(body.width - px) <= 3, "a die is as wide as it is said to be"


def test_a_whole_turn_has_different_frames() -> None:
    count = solids.frames(DIE.solid)
    assert count == 12
    assert len({pixels(DIE.tumble(frame, 0, 56)) for frame in range(count)}) == count
    assert DIE.tumble(3, 0, 56) is DIE.tumble(3 + count, 0, 56), "frames are kept"
    assert pixels(DIE.tumble(3, 0, 56)) != pixels(DIE.tumble(3, 1, 56)), "neighbors differ"


def test_the_body_takes_the_color_of_the_game() -> None:
    red, blue = (Die(dots, FACES, body) for body in ((180, 30, 30), (30, 30, 180)))
    first, second = (each.at_rest("none", 56) for each in (red, blue))
    spot = first.get_width() // 2, first.get_height() * 2 // 5
    assert first.get_at(spot)[0] > first.get_at(spot)[2]
    assert second.get_at(spot)[2] > second.get_at(spot)[0]


def row(roll: Roll, part: float) -> DiceRow:
    made = DiceRow("dice", pygame.Rect(100, 100, 500, 200), roll, 5, Tumble(part))
    return Form(Metrics(), lambda rect: None).add(made)


def drawn(roll: Roll, part: float) -> bytes:
    canvas = pygame.Surface((800, 400))
    row(roll, part).draw(canvas)
    return pixels(canvas)


def test_only_the_new_dice_tumble() -> None:
    """Dice that the last answer did not roll stay in place."""
    roll = Cast(0, "Kim", "roll", ("one", "two", "none"), fresh=1)
    still = Cast(0, "Kim", "roll", ("one", "two", "none"))
    places = dice.grid(Metrics(), pygame.Rect(100, 100, 500, 200), 3, 5)
    pictures = []
    for each in (roll, still):
        canvas = pygame.Surface((800, 400))
        row(each, 0.4).draw(canvas)
        pictures.append(canvas)
    kept = [pixels(each.subsurface(places[0])) for each in pictures]
    new = [pixels(each.subsurface(places[2])) for each in pictures]
    assert kept[0] == kept[1] and new[0] != new[1]
    assert drawn(roll, 1.0) == drawn(still, 1.0)


def test_the_way_of_a_die_depends_on_the_time_alone() -> None:
    roll = Cast(0, "Kim", "roll", ("one", "two"), fresh=2)
    assert drawn(roll, 0.3) == drawn(roll, 0.3) != drawn(roll, 0.5)


def test_canceled_dice_break_and_stay_broken() -> None:
    roll = Cast(0, "Kim", "roll", ("one",), lost=("two",), breaking=1)
    assert roll.moves and row(roll, 0.2).rolling and not row(roll, 1.0).rolling
    whole, broken = drawn(roll, 0.1), drawn(roll, 1.0)
    older = Cast(0, "Kim", "roll", ("one",), lost=("two",))
    assert whole != broken == drawn(older, 1.0)
    assert not older.moves


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("count", [1, 7, 12, 14])
def test_many_dice_fit_on_either_side(size: tuple[int, int], count: int) -> None:
    """They are never smaller than 40 pixels and never on top of each other."""
    m = Metrics(size)
    faces = ("one",) * count
    sides = tuple(Side(who, n, roll=Cast(n, who, "roll", faces), total="12")
                  for n, who in enumerate(("Kim", "Orin")))  # fmt: skip
    wide = size[0] if m.compact else size[0] - m.du(388)
    area = pygame.Rect(0, m.du(56), wide, m.du(624 if m.compact else 684))
    at = duel.places(m, area, Duel(sides, "A fight"))
    for place in at.dice:
        found = dice.grid(m, place, count, count)
        assert len(found) == count and min(each.width for each in found) >= 40
        assert all(place.inflate(4, 4).contains(each) for each in found)
        assert all(each.collidelist(found[n + 1 :]) < 0 for n, each in enumerate(found))
    assert not at.dice[0].colliderect(at.middle) and not at.dice[1].colliderect(at.middle)


def words(shown: Duel, part: float) -> list[str]:
    """Return the texts on the page of a trial."""
    m = Metrics()
    form = Form(m, lambda rect: None)
    duel.add_duel(form, m, pygame.Rect(0, 0, 1500, 680), shown, Tumble(part))
    canvas = pygame.Surface(m.size)
    with fonts.collect_text() as texts:
        for each in form.widgets:
            each.draw(canvas)
    return [each.text for each in texts]


def test_the_totals_wait_for_the_dice() -> None:
    sides = (
        Side("Kim", 0, "attacks", roll=Cast(0, "Kim", "", ("one", "two"), fresh=2), total="3"),
        Side("Troll", role="defends", roll=Cast(-1, "Troll", "", ("two",)), total="2"),
    )
    shown = Duel(sides, "Fight won", won=True, unit="damage", note="no tie")
    rolling, landed = words(shown, 0.5), words(shown, 1.0)
    assert {"Kim", "Troll", duel.ROLLING} <= set(rolling)
    assert not {"3", "2", "Fight won", "no tie"} & set(rolling)
    assert {"3", "2", "Fight won", "damage", "no tie"} <= set(landed)


def test_a_test_has_one_side_and_says_what_it_needs() -> None:
    side = Side("Kim", 0, roll=Cast(0, "Kim", "", ("one",), fresh=1))
    shown = Duel((side,), "A test", won=False, need="Needs a two", verdict="Failed")
    assert "Failed" not in words(shown, 0.5)
    assert {"Failed", "A test", "Kim"} <= set(words(shown, 1.0))


def test_dice_not_rolled_yet_have_places() -> None:
    sides = (
        Side("Kim", 0, roll=Cast(0, "Kim", "", ("one",)), total="1"),
        Side("Troll", total="?", waiting=4),
    )
    m = Metrics()
    form = Form(m, lambda rect: None)
    duel.add_duel(form, m, pygame.Rect(0, 0, 1500, 680), Duel(sides, "A fight"), Tumble())
    waiting = form.find("duel.waiting.1")
    assert isinstance(waiting, duel.Waiting) and waiting.count == 4
    before, after = pygame.Surface(m.size), pygame.Surface(m.size)
    before.fill(theme.DEEP)
    after.fill(theme.DEEP)
    waiting.draw(after)
    assert pixels(before) != pixels(after)


def test_each_roll_has_an_id_of_its_own() -> None:
    """Two tests of the same player stand beside each other; a form takes no id twice."""
    rolls = [RimRoll(0, "Ben", "test", ("hit",)) for _ in range(3)]
    assert len(set(row_ids("page", rolls))) == 3


def over(*tray: Page) -> tuple[Any, list[str]]:
    """Return the presenter of a game that is over, and what has been opened."""
    made: Any = Presenter.__new__(Presenter)
    opened: list[str] = []
    made.model = SimpleNamespace(decision=None)
    made.ui = SimpleNamespace(ended=False, tray=list(tray))
    made.motion = Animator("normal")
    made.show_end = lambda: opened.append("end")
    made.app = SimpleNamespace(guard=SimpleNamespace(hold=lambda _: None))
    return made, opened


def test_the_last_movements_are_seen_first() -> None:
    made, opened = over()
    made._end(3.0)
    made.motion.update(3.0 + END_SECONDS - 0.1)
    assert not opened
    made.motion.update(0.2)
    assert opened == ["end"]


def test_the_last_results_are_read_first() -> None:
    made, opened = over(Page("The last blow"))
    made._end(0.0)
    made.motion.update(9.0)
    assert not opened
    made.ui.tray.clear()
    made._end(0.0)
    made.motion.update(9.0)
    made._end(0.0)
    assert opened == ["end"], "once"
