"""The screen for setting up a game, put together from its parts: Start is one click away.

A game supplies its own choices (``contract.Choices``). Seats, seed, code, house rules, and
remembering the last choices are the same for all games.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pygame
from pydantic_core import to_jsonable_python

from game.client.draw.rooms import window
from game.client.draw.scenery import backdrop
from game.client.draw.theme import Metrics
from game.client.shell.window.confirm import NoticeScene
from game.client.shell.window.scenes import Layer, Scene, SceneHost
from game.client.tabletop.guidance.guided_game import GuideFile
from game.client.tabletop.kit.box_page import BoxPanel
from game.client.tabletop.kit.layout import table_metrics
from game.client.tabletop.play import new_session
from game.client.tabletop.records.records import Aid
from game.client.tabletop.setup.contract import MOST_SEED, Choices, P, Setup
from game.client.tabletop.setup.foot import Foot
from game.client.tabletop.setup.head import Head
from game.client.tabletop.setup.new_game_parts import Cover, least
from game.client.tabletop.setup.seats import Seats
from game.client.widgets.inputs import TextEntry, keep_cursor
from game.table.session import HUMAN

VEIL = (150, 190)
LEAST_COVER, MOST_COVER = 260, 620  # du that the box is high
NAME_FIELD = re.compile(r"seat\.(\d+)\.name")


class NewGameScene(Scene):
    """The choices for a game, with Start focused.

    ``choices`` makes what the game supplies. ``seed`` fills the seed field; ``chosen`` None stands
    for the choices that were left without a game, or else the last ones.
    """

    name = "new_game"

    def __init__(
        self, app: SceneHost, party_type: type[P], choices: Callable[[Setup[P]], Choices[P]],
        seed: int | None = None, chosen: P | None = None,
    ) -> None:  # fmt: skip
        super().__init__(app)
        self.setup = Setup(app, self.form, party_type, seed, chosen, self.relayout)
        self.game = self.setup.game
        self.choices = self.setup.choices = choices(self.setup)
        self.head, self.seats = Head(self.setup), Seats(self.setup)
        self.foot = Foot(self.setup, self.start)
        self.ground = Layer()
        self.opens: Callable[[str, dict[str, Any]], None] | None = None
        """opens a table for friends with the game and the setup, in place of a game here"""

    def open_for_friends(self, opens: Callable[[str, dict[str, Any]], None]) -> None:
        """Let Start open a table for friends: every person has a seat at another computer."""
        self.opens, self.foot.start_words, self.foot.shared = opens, "Open table", True
        self.relayout(self.app.metrics)

    # -- layout --

    def relayout(self, m: Metrics) -> None:
        """Lay out anew; a text that is being typed keeps its cursor."""
        focus = self.form.focus
        super().relayout(table_metrics(m))
        keep_cursor(focus, self.form.focus)

    def layout(self, m: Metrics) -> None:
        box = window(m).inset(m.pick(40, 20)).at_most(m.du(1640), m.du(980))
        self.form.add(BoxPanel("new.box", box, self.game))
        room = box.inset(m.pick(32, 22))
        self.head.add(m, room.north(max(m.pitch("title"), least(m)), m.du(8)))
        foot = room.south(m.pick(60, 48), m.du(14))
        side = room.east(m.pick(560, 480), m.du(28))
        self.choices.build(m, room)
        self._cover(m, room)
        top = self.seats.add_rows(m, side) + m.pick(14, 8)
        self.choices.build_aside(m, pygame.Rect(side.left, top, side.width, side.bottom - top))
        self.foot.add(m, foot)

    def _cover(self, m: Metrics, left: pygame.Rect) -> None:
        """Stand the game's box where its choices leave much room."""
        used = [each.rect.bottom for each in self.form.widgets if left.contains(each.rect)]
        top = max(used, default=left.top) + m.du(24)
        room = pygame.Rect(left.left, top, left.width, left.bottom - top)
        if room.height >= m.du(LEAST_COVER):
            height = min(room.height, m.du(MOST_COVER))
            rect = pygame.Rect(0, 0, height * 3 // 4, height)
            rect.center = room.center
            self.form.add(Cover(rect, self.game))

    # -- beginning and leaving --

    def start(self) -> None:
        """Begin the game, after what the game shows first."""
        if self.setup.why_not_start or not self.choices.before(self.begin):
            self.begin()

    def begin(self) -> None:
        """Begin the game, saved from its first answer."""
        setup, party = self.setup, self.setup.party
        if setup.why_not_start:
            self.app.cue("refuse")
            return
        seed = setup.number if setup.number is not None else random.randrange(1, MOST_SEED)
        party.remember()
        if self.opens is not None:
            self._open_for_friends(to_jsonable_python(party.setup(seed)), self.opens)
            return
        session = new_session.begin(self.app, self.game, party.setup(seed), seed, party.practises)
        if session is not None:
            setup.begun = True
            Aid(self.game).begin(session, not party.unaided, not party.uncounted)
            if setup.guided:
                led = self.head.led and not self.choices.why_not_led
                GuideFile(self.game).begin(session, led)
            self.app.stack.pop()
            self.app.open_scene("table", self.game, session=session)

    def _open_for_friends(
        self, setup: dict[str, Any], opens: Callable[[str, dict[str, Any]], None]
    ) -> None:
        """Open the table if a friend has a seat at it."""
        if sum(each.get("kind", HUMAN) == HUMAN for each in setup["seats"]) < 2:
            words = "Every friend needs a seat: let a person have one more of them."
            self.app.stack.push(NoticeScene(self.app, "No seat for a friend", words))
            return
        self.setup.begun = True
        self.app.stack.pop()
        opens(self.game, setup)

    def leave(self) -> None:
        """Keep the choices for the next time, unless they have become a game."""
        if self.setup.begun:
            self.app.drafts.pop(self.game, None)
        else:
            self.app.drafts[self.game] = self.setup.draft()

    # -- events and painting --

    def handle(self, event: pygame.event.Event) -> bool:
        """Esc leaves a field before it leaves the screen; a click into the field of a name picks
        its seat."""
        typing = isinstance(self.form.focus, TextEntry)
        if typing and event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._leave_field()
            return True
        used = super().handle(event)
        clicked = event.type == pygame.MOUSEBUTTONDOWN and self.choices.words.seat
        if clicked and self.form.focus is not None:
            field = NAME_FIELD.fullmatch(self.form.focus.id)
            if field and int(field[1]) != self.setup.picked:
                self.setup.pick_seat(int(field[1]))
        return used

    def _leave_field(self) -> None:
        """Go from a field to the face of its seat, or to Start; a partly typed code is given up."""
        field = NAME_FIELD.fullmatch(self.form.focus.id) if self.form.focus else None
        self.setup.changed()
        face = self.form.find(f"seat.{field[1]}") if field else None
        self.form.set_focus(face if face and face.focusable else self.form.find("new.start"))

    def paint(self, surface: pygame.Surface) -> None:
        surface.blit(self.ground.get(self.m.size, self.m, self._paint_ground), (0, 0))

    def _paint_ground(self, surface: pygame.Surface) -> None:
        backdrop.paint(surface, VEIL)

    def paint_over(self, surface: pygame.Surface) -> None:
        self.choices.paint_over(surface)


def new_game_maker(
    party_type: type[P], choices: Callable[[Setup[P]], Choices[P]]
) -> Callable[..., NewGameScene]:
    """Return the function ``make(app, seed, chosen)`` that makes the screen for a new game."""

    def make(app: SceneHost, seed: int | None = None, chosen: P | None = None) -> NewGameScene:
        return NewGameScene(app, party_type, choices, seed, chosen)

    return make
