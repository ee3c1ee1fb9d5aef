"""Captors: a hero who is down is carried off, and got back in a scene (design 5)."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from game.edge.cards.box import COMPONENT
from game.edge.catalog import Content
from game.edge.fights import foes, intents
from game.edge.frames import Taking
from game.edge.game import Edge
from game.edge.jobs import Job, made, read
from game.edge.people import rules as people
from tests.edge import small
from tests.edge.bench import Sim
from tests.edge.stories import CONTENT

ADA, BO, THUGS, CHIEF = "ada", "bo", "thug.1", "chief.1"
RESCUE = small.scene(
    "rescue", "check", context="sneak",
    ways=(small.way("lock", "skulduggery"), small.way("shout", "leadership")),
    success=small.goto("stall", {"do": "free"}),
    failure=small.goto("stall", {"do": "strain", "who": "each", "n": 1}),
)  # fmt: skip
PRESS = {
    **{"id": "collector", "name": "Collector", "kind": "press", "fidelity": "house", "art": "none"},
    **{"sort": "debt", "line": "Somebody counts.", "text": ("A sum.",), "context": "talk"},
    "ways": (small.way("pay", "charm"), small.way("hide", "stealth")),
    "failed": ({"do": "strain", "who": "each", "n": 1},),
}
CHANGED: dict[str, dict[str, Any]] = {
    "thug": {"role": "captor", "stuns": True},
    "opening": {"pressed": True},
    "brawl": {"captors_to": "loft", "taken": small.goto("rescue")},
}


def game() -> Edge:
    """Return the small adventure with captors in its fight and a creditor before it."""
    raw = ({**each, **CHANGED.get(each["id"], {})} for each in (*small.PARTS, RESCUE, PRESS))
    parts = {each["id"]: COMPONENT.validate_python(each) for each in raw}
    return Edge(Content(parts, {"yards": small.YARDS}), "small")


class Net(Sim):
    """A fight with captors in which a hero is down at the gate."""

    def __init__(self, down: str = BO) -> None:
        super().__init__(game(), small.FRAY)
        self.p = self.game.play(self.state)
        del self.state.stack[1:]
        people.strain(self.p, down, 99)
        self.p.events.clear()

    def turn(self, who: str = THUGS) -> list[str]:
        """Let an adversary take its turn; return the kinds of events."""
        self.p.events.clear()
        taking = Taking(0, who, step="foe")
        self.state.stack.append(taking)
        foes.act(self.p, taking)
        while self.state.stack[-1] is not taking:
            self.state.stack.pop()
        self.state.stack.pop()
        return [type(each).__name__ for each in self.p.events]

    def deed(self) -> str:
        """Return what the captors intend."""
        found = intents.intent(self.p, THUGS)
        assert found is not None
        return found.deed


def test_who_was_carried_off_is_got_back_in_a_scene(monkeypatch: Any) -> None:
    net = Net()
    net.turn()
    net.turn()
    people.send_off(net.p, (CHIEF,), "test")
    net.p.fight.slots = ("heroes", "foes")
    net.p.fight.at, net.p.fight.round = 1, 1
    net.state.stack.append(Taking(0, ADA, step="turn"))
    net.game.forget()
    net.do("end")
    told = [net.game.tell(net.state, each, None) for each in net.events]
    assert "The fight is over, and someone is missing." in told
    assert net.state.scene == "rescue"
    assert net.state.captives == (BO,) and "lead:bo" not in net.keys
    assert net.why("lead:bo") == "EE-R63"
    events = net.do("way:shout").roll(monkeypatch, "s", "sa", "-", "-").events
    assert "Bo is free again." in [net.game.tell(net.state, each, None) for each in events]
    assert net.p.up(BO) and net.state.captives == ()


def test_a_way_out_and_a_rescue_go_together() -> None:
    brawl = next(each for each in small.PARTS if each["id"] == "brawl")
    with pytest.raises(ValidationError, match="captors_to"):
        COMPONENT.validate_python({**brawl, "captors_to": "loft"})


def test_the_box_has_captors_with_a_rescue() -> None:
    for scene in ("ombra_hall", "ombra_pad_fight"):
        assert CONTENT.scenes[scene].taken, scene  # type: ignore[attr-defined]
    assert CONTENT.adversaries["slaver"].stuns and CONTENT.adversaries["dock_guard"].stuns
    story = "job__3__do_guard__for_cook__at_dock__the_idol__but_dead__then_half"
    job = read(CONTENT.components, story)
    assert isinstance(job, Job)
    parts = made(job, CONTENT.adversaries)
    fights = [each for each in parts.values() if each.kind == "encounter"]
    assert fights and all(each.taken for each in fights) and f"{story}__rescue" in parts
