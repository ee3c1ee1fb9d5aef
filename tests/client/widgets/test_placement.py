"""Where something that comes over the screen is put."""

from __future__ import annotations

import pygame

from game.client.draw.theme import Metrics
from game.client.shell.app.app import App
from game.client.shell.tools.widget_gallery import GalleryScene
from game.client.widgets import Button, Label, placement
from game.client.widgets.form import Form
from game.client.widgets.placement import Kept, Rank
from tests.client.conftest import MakeApp, move

ROOM = pygame.Rect(0, 0, 400, 300)
ANCHOR = pygame.Rect(180, 140, 40, 20)
SIZES = [(100, 30), (60, 50)]
NOWHERE = pygame.Rect(0, 0, 0, 0)


def tip(*things: Kept, now: pygame.Rect = NOWHERE) -> pygame.Rect:
    return placement.tip(SIZES, ANCHOR, ROOM, 10, things, now)


def test_a_tooltip_is_above_its_anchor_unless_something_is_read_there() -> None:
    assert tip() == pygame.Rect(150, 100, 100, 30)
    above = Kept(pygame.Rect(100, 80, 200, 45), Rank.WORDS)
    assert tip(above).top == ANCHOR.bottom + 10
    below = Kept(pygame.Rect(100, 175, 200, 55), Rank.WORDS)
    assert tip(above, below).left == ANCHOR.right + 10
    right = Kept(pygame.Rect(225, 0, 175, 300), Rank.WORDS)
    assert tip(above, below, right).right == ANCHOR.left - 10


def test_a_tooltip_is_never_over_its_anchor_or_out_of_the_room() -> None:
    for corner in ((0, 0), (360, 0), (0, 280), (360, 280), (180, 0), (0, 140)):
        anchor = pygame.Rect(corner, ANCHOR.size)
        found = placement.tip(SIZES, anchor, ROOM, 10, [], NOWHERE)
        assert not found.colliderect(anchor) and ROOM.contains(found)


def test_a_narrow_tooltip_takes_a_narrow_gap() -> None:
    """The wide one would be over words at every side."""
    words = [pygame.Rect(0, 0, 150, 300), pygame.Rect(250, 0, 150, 300),
             pygame.Rect(150, 165, 100, 135)]  # fmt: skip
    found = tip(*placement.kept(Rank.WORDS, words))
    assert found.size == (60, 50)
    assert not any(found.colliderect(each) for each in words)


def test_a_tooltip_stays_while_nothing_is_read_there() -> None:
    """It does not jump because a control has come up that is less important."""
    here = tip()
    assert tip(Kept(here.copy(), Rank.CONTROL), now=here) == here
    assert tip(Kept(here.copy(), Rank.WORDS), now=here) != here


def test_what_matters_more_decides() -> None:
    """A place over half a page is worse than one over many buttons."""
    places = [pygame.Rect(0, 0, 100, 100), pygame.Rect(100, 0, 100, 100)]
    page = Kept(pygame.Rect(0, 0, 50, 400), Rank.WORDS)
    buttons = [Kept(pygame.Rect(100, top, 100, 20), Rank.CONTROL) for top in range(0, 100, 20)]
    found = placement.best(places, [page, *buttons])
    assert found is not None and found.rect == places[1]
    assert found.spares() and not found.spares(Rank.CONTROL) and not found.free


def test_the_widest_gap_of_a_bar() -> None:
    bar = pygame.Rect(0, 280, 400, 20)
    taken = [pygame.Rect(0, 280, 100, 20), pygame.Rect(150, 280, 50, 20)]
    assert placement.gap(bar, taken) == pygame.Rect(200, 280, 200, 20)
    assert placement.gap(bar, [bar]).width == 0


def test_words_are_kept_where_their_ink_is() -> None:
    """A short label in a wide row leaves the rest of the row free."""
    form = Form(Metrics((1280, 720), 1.0), lambda rect: None)
    form.add(Label("words", pygame.Rect(0, 0, 800, 40), "Short", "body"))
    form.add(Button("button", pygame.Rect(0, 100, 80, 40), "Press", lambda: None))
    words, button = form.words()
    assert words.rank == Rank.WORDS and words.rect.width < 100
    assert button == Kept(pygame.Rect(0, 100, 80, 40), Rank.CONTROL)


def test_nothing_opens_under_a_pointer_that_a_click_left_there(make_app: MakeApp) -> None:
    """A control that a click brings under the pointer opens its tip once the pointer moves."""
    app: App = make_app(GalleryScene)
    scene = app.stack.top
    assert isinstance(scene, GalleryScene)
    icon = scene.form.find("icon_undo")
    assert icon is not None and icon.tip
    at = icon.rect.center
    move(app, at)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.frame([pygame.event.Event(kind, pos=at, button=1)], 0.016)
    for _ in range(20):
        app.frame([], 0.1)
    assert scene.form.tip is None
    app.frame([pygame.event.Event(pygame.MOUSEMOTION, pos=(at[0] + 3, at[1]), rel=(3, 0),
                                  buttons=(0, 0, 0))], 0.016)  # fmt: skip
    move(app, (icon.rect.left + 2, icon.rect.top + 2))
    for _ in range(20):
        app.frame([], 0.1)
    assert scene.form.tip is icon
