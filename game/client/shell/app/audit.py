"""Check a scene for faults of layout; tests do so for every screen and size.

``audit(app)`` draws the top scene and returns one sentence per fault, so that an empty list
means: nothing overlaps, nothing is clipped, everything can be hit.
"""

from __future__ import annotations

from itertools import combinations

import pygame

from game.client.draw import fonts
from game.client.shell.app.app import App
from game.client.shell.window.scenes import Scene
from game.client.widgets.base import Widget
from game.client.widgets.basic import Panel


def audit(app: App) -> list[str]:
    """Return the faults of the top scene at the current size and scale."""
    scene = app.stack.top
    if scene is None or app.screen is None:
        return ["there is no scene to look at"]
    canvas = pygame.Surface(app.metrics.size)
    scene.draw(canvas)  # what is kept from frame to frame has places of its own
    with fonts.collect_text() as texts:
        scene.draw(canvas)
    return [*_places(scene), *_targets(scene), *_texts(texts, canvas.get_rect())]


def _solid(scene: Scene) -> list[tuple[Widget, pygame.Rect]]:
    return [(widget, rect) for widget, rect in scene.form.visible() if widget.solid]


def _places(scene: Scene) -> list[str]:
    window = pygame.Rect((0, 0), scene.m.size)
    faults = [
        f"{widget.id} at {tuple(rect)} sticks out of the window {window.size}"
        for widget, rect in _solid(scene)
        if not window.contains(rect)
    ]
    for (one, first), (other, second) in combinations(_solid(scene), 2):
        if first.colliderect(second):
            faults.append(f"{one.id} at {tuple(first)} overlaps {other.id} at {tuple(second)}")
    return [*faults, *_covered(scene)]


def _covered(scene: Scene) -> list[str]:
    """Return the faults of controls over which a panel is drawn: they are there and unseen."""
    return [
        f"{widget.id} at {tuple(rect)} is under {panel.id}"
        for (widget, rect), (panel, ground) in combinations(scene.form.visible(), 2)
        if widget.focusable and isinstance(panel, Panel) and ground.contains(rect)
    ]


def _targets(scene: Scene) -> list[str]:
    floor = scene.m.touch
    return [
        f"{widget.id} is only {widget.rect.width}x{widget.rect.height} pixels to hit, "
        f"it needs {floor}"
        for widget in scene.form.order()
        if min(widget.rect.size) < floor
    ]


def _texts(texts: list[fonts.Drawn], window: pygame.Rect) -> list[str]:
    faults = [
        f"{drawn.where or 'text'}: {drawn.text!r} does not fit" for drawn in texts if drawn.overflow
    ]
    faults += [
        f"{drawn.where or 'text'}: {drawn.text!r} is cut by the window"
        for drawn in texts
        if drawn.seen.size != (0, 0) and not window.contains(drawn.seen)
    ]
    for one, other in combinations(texts, 2):
        if one.seen.colliderect(other.seen):
            faults.append(
                f"{one.text!r} ({one.where}) is drawn over {other.text!r} ({other.where})"
            )
    return faults
