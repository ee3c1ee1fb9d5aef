"""A zoomed board: the wheel zooms at the pointer, dragging pans, never past its edges."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.client.draw.theme import Metrics
from game.client.tabletop.boards.grid_board import GridBoard
from game.client.tabletop.boards.grid_look import ZOOMS
from game.client.tabletop.kit.panning import Panning
from game.table.maps.drawing import Point
from tests.client.tabletop.test_grid_board import LOOK, house

AREA = pygame.Rect(100, 50, 800, 400)


@dataclass
class Ui:
    zoom: int = 0
    pan: Point = (0.0, 0.0)
    panning: bool = False
    pointer: tuple[int, int] = (500, 250)


class Steered(Panning):
    """A board that is laid out anew at every move."""

    def __init__(self, covered: bool = False) -> None:
        self.state, self.grid, self.covered = Ui(), GridBoard(house(), LOOK), covered
        super().__init__(self.state, self.grid, ZOOMS, self.layout)
        self.layout()

    def layout(self) -> None:
        self.grid.layout(AREA, Metrics((1280, 720)), ZOOMS[self.state.zoom], self.state.pan)

    def area(self) -> pygame.Rect:
        return AREA

    def free(self) -> bool:
        return not self.covered


def turn(up: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEWHEEL, y=up)


def press(pos: tuple[int, int]) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)


def motion(pos: tuple[int, int], rel: tuple[int, int]) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=rel)


def test_the_wheel_zooms_at_the_pointer_up_to_the_last_step() -> None:
    made = Steered()
    made.state.pointer = made.grid.rect("r6").center
    for step in range(1, len(ZOOMS)):
        assert made.wheel(turn(1))
        assert made.state.zoom == step
        assert made.grid.square_at(made.state.pointer) == "r6"
    assert made.wheel(turn(1)) and made.state.zoom == len(ZOOMS) - 1
    for _ in ZOOMS:
        made.wheel(turn(-1))
    assert made.state.zoom == 0 and made.grid.pan == (0, 0)


def test_the_wheel_does_nothing_elsewhere_or_under_a_page() -> None:
    made = Steered()
    made.state.pointer = (20, 20)
    assert not made.wheel(turn(1)) and made.state.zoom == 0
    covered = Steered(covered=True)
    assert not covered.wheel(turn(1)) and covered.state.zoom == 0


def test_a_zoomed_board_is_dragged() -> None:
    made = Steered()
    assert not made.hold(press((500, 250)), True)
    made.wheel(turn(1))
    before = made.grid.pan
    assert not made.hold(press((500, 250)), False)
    assert made.hold(press((500, 250)), True)
    assert made.drag(motion((490, 240), (-10, -10)))
    assert made.grid.pan == (before[0] + 10, before[1] + 10)
    assert made.drag(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(490, 240), button=1))
    assert not made.drag(motion((480, 230), (-10, -10)))
    assert made.hold(press((500, 250)), True)
    assert not made.drag(pygame.event.Event(pygame.WINDOWFOCUSLOST)) and not made.state.panning


def test_a_square_is_put_into_the_middle() -> None:
    made = Steered()
    made.state.zoom = 2
    made.center("r5")
    assert made.grid.rect("r5").collidepoint(AREA.center)
