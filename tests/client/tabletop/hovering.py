"""Tooltips and enlarged things under a resting pointer, and the words that they hide.

``faults(app)`` rests on every control of a table, with a message on the screen all the while. It
returns a sentence for each tooltip, enlarged thing or message that is over the words of its own
control, over words that are read, or over another one of them. It looks at what is drawn alone, not
at what put it there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame

from game.client.draw import fonts, images
from game.client.draw.fonts import Drawn
from game.client.shell.app.app import App
from game.client.shell.tools import shots
from game.client.shell.window.settings import Settings
from game.client.tabletop.kit.spots import Spot
from game.client.tabletop.kit.thing import Name
from game.client.tabletop.pages.stage import CardFace
from game.client.tabletop.table.scene import TableScene
from game.client.widgets.base import Widget
from tests.client.conftest import settle

SAID = (
    "Cybernetics costs 4,000 credits, and you have 2,000. Sell something, or take a job that pays "
    "first."
)
READ = re.compile(
    r"table\.prompt|lead\.card|tip\.card|coach|hint\.(head|until|reason|other|figure)|playback"
    r"|slip\.words|request\.(title|words)|encounter\.(title|question|words|story)|deal\.title"
)
"""where words are drawn that are read: who is asked what, the guide, hints, tips, pages"""
PANELS = ("lead.card", "tip.card", "hint.card", "coach.card")
"""words with a ground of their own, which belongs to them"""
PARTS = ((0.5, 0.5), (0.25, 0.5), (0.75, 0.5), (0.5, 0.25), (0.5, 0.75), (0.1, 0.1), (0.9, 0.9))
Opened = list[tuple[str, pygame.Rect]]


class Recorder:
    """Notes what is drawn: panels of the look of a tooltip, and everything enlarged."""

    def __init__(self) -> None:
        self.panels: list[pygame.Rect] = []
        self.enlarged: list[tuple[Any, pygame.Rect]] = []

    @contextmanager
    def watching(self, scene: TableScene) -> Iterator[list[Drawn]]:
        """Note it while a scene is drawn; yield its texts, those under other panels too."""
        panel, at, cover = images.draw_panel, scene.table.things.at, fonts.cover
        self.panels, self.enlarged = [], []

        def note_panel(
            surface: Any, rect: pygame.Rect, look: str, *more: Any, **named: Any
        ) -> None:
            if look == "tip":
                self.panels.append(pygame.Rect(rect))
            panel(surface, rect, look, *more, **named)

        def noted(name: Name) -> Any:
            thing: Any = at(name)
            large = thing.draw_large

            def note_large(surface: Any, rect: pygame.Rect) -> None:
                place = scene.view.spots.get(name)
                at_its_place = place is not None and place.contains(rect)
                floats = surface.get_size() == scene.m.size and not at_its_place
                if floats and (name, rect) not in self.enlarged:
                    self.enlarged.append((name, pygame.Rect(rect)))
                large(surface, rect)

            thing.draw_large = note_large
            return thing

        images.draw_panel, fonts.cover = note_panel, lambda rect: None
        scene.table.things.at = noted
        try:
            with fonts.collect_text() as texts:
                yield texts
        finally:
            images.draw_panel, fonts.cover = panel, cover
            del scene.table.things.at

    def ground(self, texts: list[Drawn], where: str) -> pygame.Rect | None:
        """Return the panel under a text, None if it is not drawn."""
        for drawn in texts:
            if drawn.where.startswith(where):
                at = drawn.rect.left + 3, drawn.rect.centery
                under = [each for each in self.panels if each.collidepoint(at)]
                return min(under, key=lambda each: each.width * each.height)
        return None


def opened(name: str, size: tuple[int, int], scale: float = 1.0) -> App:
    """Return an app with a named screen."""
    app = App(Settings(speed="off", ui_scale=scale), size=size, folder=Path("no-saves"))
    app.open()
    app.stack.push(shots.SHOTS[name](app, shots.Wish()))
    settle(app)
    return app


def hovered(scene: TableScene) -> list[str]:
    """Return the ids of all controls on which something may open."""
    return [
        widget.id
        for widget, _ in scene.form.visible()
        if widget.help or isinstance(widget, Spot | CardFace)
    ]


def point_at(scene: TableScene, id: str) -> Widget | None:
    """Rest on a control until all has opened that does; return None if it cannot be reached."""
    widget = scene.form.find(id)
    if widget is None:
        return None
    rect = widget.visible_rect
    for across, down in PARTS:
        at = round(rect.left + rect.width * across), round(rect.top + rect.height * down)
        if scene.form.at(at) is widget:
            break
    else:
        return None
    scene.table.reading.parked = None
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)))
    scene.views.say(SAID, "")
    for _ in range(4):
        scene.update(0.4)
    return scene.form.find(id)


def faults(app: App, step: int = 1) -> tuple[int, list[str]]:
    """Point at each ``step``-th control. Return their number, and a sentence for each fault."""
    scene = app.stack.top
    found, count, recorder = list[str](), 0, Recorder()
    canvas = pygame.Surface(app.metrics.size)
    for id in hovered(scene)[::step]:
        widget = point_at(scene, id)
        if widget is None:
            continue
        count += 1
        with recorder.watching(scene) as texts:
            scene.draw(canvas)
        found += [f"{id}: {fault}" for fault in _faults(scene, widget, texts, recorder)]
        scene.form.explain(None)
    return count, found


def _faults(
    scene: TableScene, widget: Widget, texts: list[Drawn], recorder: Recorder
) -> Iterator[str]:
    tip = recorder.ground(texts, "tip of ") if scene.form.tip is widget else None
    message = recorder.ground(texts, "toast")
    pages: Opened = [(what, rect) for what, rect in (("the tip", tip), ("the message", message))
                     if rect is not None]  # fmt: skip
    if isinstance(widget, CardFace) and widget.open:
        pages.append(("the card of the page", widget.large_rect))
    pages += [(f"{name} enlarged", rect) for name, rect in recorder.enlarged]
    own = widget.tip_rect.inflate(-4, -4)
    if tip is not None and tip.colliderect(own):
        yield "the tip is over its control"
    for name, rect in recorder.enlarged:
        mine = isinstance(widget, Spot) and name == widget.name == scene.table.reading.over
        docked = scene.table.inspector.docked
        if mine and not docked and rect.collidepoint(widget.visible_rect.center):
            yield f"{name} enlarged is over its control"
    panels = [each for each in scene.form.widgets if each.id in PANELS and each.shown]
    for number, (what, rect) in enumerate(pages):
        for drawn in texts:
            if READ.match(drawn.where) and drawn.seen.width and drawn.seen.colliderect(rect):
                if what != "the card of the page" or drawn.where != widget.id:
                    yield f"{what} is over {drawn.text[:40]!r} of {drawn.where}"
                    break
        for each in panels:
            if each.rect.colliderect(rect):
                yield f"{what} is over {each.id}"
        for other, place in pages[number + 1 :]:
            if place.colliderect(rect):
                yield f"{what} is over {other}"
    for name, rect in recorder.enlarged:
        for drawn in texts:
            if drawn.overflow and rect.contains(drawn.rect):
                yield f"{name} enlarged cuts {drawn.text[:40]!r}"
