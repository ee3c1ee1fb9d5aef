"""The number of presses in a plain turn, each of which decides something or turns a page."""

from __future__ import annotations

from pathlib import Path
from statistics import median

import pygame
import pytest

from game.client.games.outer_rim.play.model import the_game
from game.client.games.outer_rim.table.scene import TableScene
from game.client.games.outer_rim.play.steward import AVOIDABLE
from game.client.shell.app.app import App
from game.client.shell.window.confirm import ConfirmScene
from game.table.decisions import Option
from game.table.session import Session
from tests.client.conftest import Size, click, settle
from tests.client.games.outer_rim.playing import SEATS, drag, open_table

TURNS = 5
MOST = 6
"""presses of a plain turn, in the middle of some"""


class Person:
    """Plays plainly by mouse: flies where something is due, buys what it can, ends, explores, and
    reads every page. ``presses`` counts the turn under way."""

    def __init__(self, app: App, scene: TableScene) -> None:
        self.app, self.scene, self.model = app, scene, scene.model
        self.presses = 0
        self.turns: list[int] = []
        self.told: list[str] = []
        """what each press was for, turn by turn"""

    def play(self, turns: int) -> None:
        """Play until this many turns are over."""
        while len(self.turns) < turns and self.model.decision is not None:
            if self.model.step == "planning" and not self.scene.ui.tray and self.presses:
                self.turns.append(self.presses)
                self.told.append("|")
                self.presses = 0
            self.step()

    def step(self) -> None:
        """Turn a page, or answer."""
        scene, app = self.scene, self.app
        if isinstance(app.stack.top, ConfirmScene):
            self._press("warning", app.stack.top.form.find("confirm.yes").rect.center)
            return
        onward = scene.form.find("results.continue")
        if scene.ui.tray and onward is not None:
            self._press("page", onward.rect.center)
            return
        self._answer(self.wanted())

    def wanted(self) -> Option:
        """Return the answer of a person who plays plainly."""
        model, options = self.model, list(self.model.options)
        if model.step == "planning":
            return self._planned(options)
        for verb in ("deliver", "buy", "job", "end", "draw", "talk"):
            found = [o for o in options if o.verb == verb and self._sensible(o)]
            if found:
                return found[0]
        return options[0]

    def _planned(self, options: list[Option]) -> Option:
        """Recover when badly hurt, fly toward the place where a card is due, or take credits."""
        by_verb = {o.verb: o for o in reversed(options)}
        if sum(self.model.me["damage"].values()) > 2 or "credits" not in by_verb:
            return by_verb["recover"]
        galaxy = self.model.game.base.galaxy(self.model.state.pieces)
        here = str(self.model.me["space"])
        dues = [goal for goal in self._due() if goal in galaxy.spaces and goal != here]
        if not dues or here in self._due():
            return by_verb["credits"]
        far = galaxy.routes.away[dues[0]]
        return min((o for o in options if o.verb == "move"), key=lambda o: far[o.target])

    def _sensible(self, each: Option) -> bool:
        """Return True unless this buys a card without a goal or without a free slot."""
        if each.verb != "buy":
            return True
        asset = self.model.content.assets[each.source]
        free = [slot for slot in self.model.slots(self.model.seat) if not slot.card]
        return asset.kind in ("cargo", "job") and any(slot.takes(each.target) for slot in free)

    def _due(self) -> list[str]:
        """Return the places where the player's cargo and jobs are to go."""
        model = self.model
        goals = [model.me["destinations"].get(card) or model.content.assets[card].destination
                 for card in model.me["cards"]]  # fmt: skip
        return [str(goal) for goal in goals if goal]

    def _answer(self, wanted: Option) -> None:
        scene, seq = self.scene, self.scene.seq
        self._decides_something(wanted)
        control = next(each for each in scene.controls() if each.key == wanted.key)
        if control.target is None:
            self._press(wanted.key, control.source.center)
        elif wanted.verb == "move":
            left = control.target.midleft
            self._press(wanted.key, (left[0] + 6, left[1]))
        else:
            self.presses += 1
            self.told.append(wanted.key)
            drag(self.app, control.source.center, control.target.center)
        assert scene.seq != seq or self.app.stack.top is not scene, wanted.key

    def _decides_something(self, wanted: Option) -> None:
        """Check that there are several answers, or one that a person may want to avoid, and that
        they are not the AI's, nor ways that end at the same place."""
        model = self.model
        assert model.decision is not None
        assert len(model.options) > 1 or wanted.verb in AVOIDABLE, wanted.key
        assert not model.step.startswith("ai."), wanted.key
        assert model.step != "patrol" or len(model.ways) == len(model.options) > 1

    def _press(self, what: str, pos: Size) -> None:
        self.presses += 1
        self.told.append(what)
        click(self.app, pos)
        settle(self.app)


def _turns(home: Path, seed: int, asks: bool = False) -> Person:
    """Return a person after ``TURNS`` turns, in as many games as that takes."""
    turns: list[int] = []
    while True:
        session = Session(the_game(), {"game": "outer_rim", "seats": SEATS}, seed)
        app, scene = open_table(session, (1920, 1080), home, asks=asks)
        person = Person(app, scene)
        person.play(TURNS - len(turns))
        turns = person.turns = [*turns, *person.turns]
        if len(turns) == TURNS:
            return person
        pygame.display.quit()
        seed += 1


@pytest.mark.parametrize("seed", [12, pytest.param(18, marks=pytest.mark.long)])
def test_a_plain_turn_takes_six_presses_and_none_decides_nothing(tmp_path: Path, seed: int) -> None:
    person = _turns(tmp_path, seed)
    assert median(person.turns) <= MOST, (person.turns, person.told)


def test_a_player_who_wants_every_step_is_asked_for_each(tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        _turns(tmp_path, 12, asks=True)
