"""Every roll is on view with its dice and its result before the next question."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any

import pytest

from game.client.games.edge.tools import shots
from game.client.games.edge.checks import spending, throws
from game.client.games.edge.table.scene import CaseTable
from game.client.games.edge.checks.throws import RollPage
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.window.settings import Settings
from game.edge import events as e
from game.players import make_players
from game.table.session import Session
from tests.client.conftest import Size, settle
from tests.edge.stories import Sight

SMALL, LARGE = (1280, 720), (1920, 1080)
MARKS = {"dice", "faces", "rolled"}
"""fields of events that are rolls"""


def table(scene: str, size: Size = SMALL, story: str = "ombra") -> tuple[App, CaseTable]:
    """Return a table at the beginning of a scene, with what was rolled before on view."""
    app = App(Settings(speed="off", forced_steps=False), size=size, folder=Path("no-saves"))
    app.open()
    setup = {"game": "edge", "seats": [{"kind": "human"}], "story": story, "scene": scene}
    setup["heroes"] = ["juno", "tikka"]
    made = CaseTable(app, Session(shots.the_game(), setup, 5))
    app.stack.push(made)
    settle(app)
    return app, made


def shown(case: CaseTable) -> list[Any]:
    """Return the dice of the pages that are to be read, and whether each has a result."""
    pages = [each for each in case.ui.tray if isinstance(each, RollPage)]
    return [throw for page in pages for throw in page.throws]


def test_every_event_that_is_a_roll_is_shown() -> None:
    kinds = [each for _, each in inspect.getmembers(e, inspect.isclass)]
    rolls = {each for each in kinds if MARKS & set(getattr(each, "__dataclass_fields__", ()))}
    assert rolls == set(throws.ROLLS)


@pytest.mark.parametrize(("scene", "story"), [("ombra_hall", "ombra"), ("lantern_gap", "lantern")])
def test_each_roll_has_its_dice_and_its_result_before_the_next_question(
    scene: str, story: str
) -> None:
    app, case = table(scene, story=story)
    player, seen = make_players("edge", ("careful",), 1)[0], 0
    for _ in range(60):
        if case.model.decision is None or case.model.stage not in ("encounter", "battle"):
            break
        while case.ui.tray:
            case.next_page()
        chosen = player.choose(Sight(case.model.session.state), case.model.decision)
        before = len(case.model.session.history)
        case.choose(chosen)
        events = [x for turn in case.model.session.history[before:] for x in turn.events]
        spent = throws_spent(case)
        rolled = [x for x in events if isinstance(x, throws.ROLLS) and x is not spent]
        dice = [x for x in rolled if not isinstance(x, e.Injured)]
        here = [each.roll for each in shown(case)]
        assert [x for x in dice if isinstance(x, e.Rolled | e.Thrown)] == [
            x for x in here if isinstance(x, e.Rolled | e.Thrown) and x in dice
        ]
        assert all(each.result for each in shown(case))
        if shown(case):
            assert case.page_over, "nothing is asked before it is read"
        seen += len(dice)
    assert seen


def throws_spent(case: CaseTable) -> Any:
    """Return the roll that the spend panel shows."""
    return spending.rolled(case.model) if case.spends else None


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_fight_begins_with_its_text(size: Size) -> None:
    app, case = table("ombra_hall", size)
    pages = [each for each in case.ui.tray if isinstance(each, RollPage)]
    begun = next(each for each in pages if each.scene == "ombra_hall" and each.words)
    for line in case.model.content.scenes["ombra_hall"].text:
        assert line in begun.words
    while case.ui.tray[0] is not begun:
        case.next_page()
        settle(app)
    assert audit(app) == []
    case.next_page()
    settle(app)
    assert not case.ui.tray and case.model.options


def test_others_rolls_pass_by_themselves_and_those_of_heroes_wait() -> None:
    app, case = table("ombra_hall")
    case.motion.speed = "normal"
    page = RollPage("A shot", left=0.5)
    own = RollPage("A check", own=True)
    case.ui.tray = [page, own]
    case.ui.tumble.part = 1.0
    for _ in range(60):
        case.on_update(0.1)
    assert case.ui.tray == [own]
