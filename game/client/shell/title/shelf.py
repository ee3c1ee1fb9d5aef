"""The shelf: covers of the games on a board, and the lamp on the chosen one."""

from __future__ import annotations

from functools import partial
from typing import Protocol

import pygame

from game.client.draw import images, theme
from game.client.draw.scenery import covers
from game.client.draw.theme import Metrics
from game.client.shell.title.title_layout import LIFT_DU, RAISED, Plan
from game.client.shell.window import registry
from game.client.shell.window.registry import GameClient
from game.client.widgets.chooser import Chooser, Choosing

LAMP = theme.rgb("FFC98A")
BOARD = (theme.rgb("5A4230"), theme.rgb("2A1E16"), theme.rgb("120D0A"))
LIP = theme.rgb("B08A4E")
DIMMED = 217  # of 255: the light on a cover that is not chosen
MIRROR_DU, MIRROR = 40, 46  # of a cover in the board: its height, and its alpha
_ALPHA = pygame.SRCALPHA


class Shelf(Choosing, Protocol):
    """The screen, as a cover uses it."""

    games: tuple[GameClient, ...]
    plan: Plan

    def light(self, index: int) -> float: ...


class Cover(Chooser):
    """A game on the shelf. A click or an arrow key chooses it, another click or Enter opens it."""

    reach_du = (16 + MIRROR_DU + LIFT_DU, 16 + MIRROR_DU + LIFT_DU)

    def __init__(self, scene: Shelf, index: int, rect: pygame.Rect) -> None:
        super().__init__(f"shelf.{scene.games[index].id}", rect, scene, index)
        self.scene = scene
        self.focusable = self.pointer = len(scene.games) > 1
        self.tab_stop = scene.chosen == index  # Tab leaves the shelf; arrows choose on it
        if self.focusable and scene.chosen != index:
            self.tip = f"**{scene.games[index].name}**"

    def draw(self, surface: pygame.Surface) -> None:
        scene, game = self.scene, self.scene.games[self.index]
        part = scene.light(self.index)
        rect = between(scene.plan, self.m, self.index, part)
        surface.blit(picture(game, rect.size, scene.plan, self.index), rect)
        dim = round(DIMMED + (255 - DIMMED) * max(part, 0.5 * self.heat))
        if dim < 255:
            shade = pygame.Surface(rect.size, _ALPHA)
            shade.fill((*theme.DEEP, 255 - dim))
            surface.blit(shade, rect)


def between(plan: Plan, m: Metrics, index: int, part: float) -> pygame.Rect:
    """Return the rectangle of a cover, ``part`` of the way from its place to being chosen."""
    low, high = plan.covers[index], plan.raised_rect(m, index)
    size = [round(a + (b - a) * part) for a, b in zip(low.size, high.size, strict=True)]
    rect = pygame.Rect((0, 0), size)
    rect.midbottom = (low.centerx, round(low.bottom + (high.bottom - low.bottom) * part))
    return rect


def picture(game: GameClient, size: tuple[int, int], plan: Plan, index: int) -> pygame.Surface:
    """Return the cover of a game; while it grows or shrinks, its largest picture made smaller."""
    resting = plan.covers[index].size
    most = resting if plan.kind != "row" else tuple(side * RAISED // 100 for side in resting)
    worn = registry.box_signs(game)
    largest = images.cached(
        ("cover", game.id, worn, most),
        lambda: images.ready(registry.cover(game, (most[0], most[1]))),
    )
    if size == most:
        return largest
    if size == resting:
        return images.cached(
            ("cover", game.id, worn, size), lambda: pygame.transform.smoothscale(largest, size)
        )
    return pygame.transform.smoothscale(largest, size)


def draw_board(surface: pygame.Surface, m: Metrics, board: pygame.Rect) -> None:
    """Draw the board with its grain and brass lip, and its shadow on the wall below."""
    if board.height:
        key = ("shelf board", board.size, m.unit)
        surface.blit(images.cached(key, partial(_board, m, board.size)), board)


def _board(m: Metrics, size: tuple[int, int]) -> pygame.Surface:
    """Return the board and its shadow, which goes down to 70 units below it."""
    top, low, dark = BOARD
    board, shade = pygame.Rect((0, 0), size), (size[0], m.du(70))
    made = pygame.Surface((size[0], size[1] + shade[1]), _ALPHA)
    made.blit(images.gradient(shade, (0, 0, 0, 170), (0, 0, 0, 0)), board.bottomleft)
    made.blit(images.gradient(size, top, low), board)
    _grain(made, board, dark)
    lip = pygame.Rect(0, board.bottom - max(2, m.du(3)), board.width, max(2, m.du(3)))
    made.blit(images.gradient(lip.size, theme.mix(LIP, theme.SHADOW, 0.1),
                              theme.mix(LIP, theme.SHADOW, 0.6)), lip)  # fmt: skip
    pygame.draw.line(made, theme.mix(top, LAMP, 0.35), board.topleft, board.topright)
    return images.ready(made)


def _grain(surface: pygame.Surface, board: pygame.Rect, dark: theme.Color) -> None:
    """Draw long thin streaks, the same every time."""
    veil = pygame.Surface(board.size, _ALPHA)
    for number in range(board.width // 14):
        place = number * 7919 % max(1, board.width)
        length = board.width // 20 + number * 4201 % max(1, board.width // 9)
        y = 2 + number * 5 % max(1, board.height - 4)
        pygame.draw.line(veil, (*dark, 26 + number * 13 % 40), (place, y), (place + length, y))
    surface.blit(veil, board)


def draw_lamp(
    surface: pygame.Surface, around: pygame.Rect, color: theme.Color, part: float
) -> None:
    """Add the lamp's light on the wall behind a cover, ``part`` of it, tinted with its color."""
    light = theme.mix(LAMP, color, 0.35)
    size = (around.width * 5 // 2, around.height * 2)
    spot = covers.pool(size, theme.mix((0, 0, 0), light, round(0.34 * part, 2)))
    place = spot.get_rect(center=(around.centerx, around.centery - around.height // 12))
    surface.blit(spot, place, special_flags=pygame.BLEND_RGB_ADD)


def draw_shadow(surface: pygame.Surface, m: Metrics, rect: pygame.Rect) -> None:
    """Draw the shadow of a cover on the wall, to the lower right."""
    reach = max(2, m.du(14))
    shade = images.shadow(rect.size, m.du(6), reach, 200)
    spot = (rect.left - 2 * reach + m.du(12), rect.top - 2 * reach + m.du(10))
    surface.blit(shade, spot)


def draw_mirror(
    surface: pygame.Surface,
    m: Metrics,
    cover: pygame.Surface,
    rect: pygame.Rect,
    board: pygame.Rect,
) -> None:
    """Draw the foot of a cover once more in the board's polish."""
    high = min(m.du(MIRROR_DU), board.bottom - max(2, m.du(3)) - max(rect.bottom, board.top))
    if high <= 0:
        return
    strip = cover.subsurface((0, rect.height - high, rect.width, high))
    strip = pygame.transform.flip(strip, False, True)
    strip.set_alpha(MIRROR)
    surface.blit(strip, (rect.left, max(rect.bottom, board.top)))
