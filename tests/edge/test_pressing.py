"""Obligation in person: pressed scenes, what they pay off, and the threads of a campaign (design
3)."""

from __future__ import annotations

from typing import Any

import pytest

from game.edge import campaign
from game.edge.cards import lint
from game.edge.cards.effects import Goto
from game.edge.cards.scenes import Press, Scene
from game.edge.scenes import pressing
from tests.edge.bench import Sim
from tests.edge.stories import CONTENT, GAME, PARTS
from tests.edge.test_campaign import LEDGER

HEROES = ("juno", "orrakh")


def sailed(story: str = "ombra", seed: int = 1, **fields: Any) -> Sim:
    """Return a chapter of a campaign as it leaves port."""
    ledger = LEDGER.dump_python(campaign.begun(CONTENT)) | fields
    setup = {"game": "edge", "seats": ({"kind": "human"},), "story": story, "heroes": HEROES}
    return Sim(GAME, {**setup, "ledger": ledger}, seed).do("depart")


def pressed(story: str = "ombra") -> Sim:
    """Return a chapter in which the second hero is pressed alone."""
    found = (sailed(story, seed) for seed in range(400))
    return next(s for s in found if s.state.pressed == HEROES[1] and not s.state.doubled)


@pytest.mark.rule("EE-R103")
def test_who_comes_is_sent_by_the_kind_of_obligation_and_stands_in_the_scene() -> None:
    sim = pressed()
    play, press = sim.game.play(sim.state), CONTENT.presses[sim.state.press]
    assert press.sort == CONTENT.heroes["orrakh"].owes == "oath"
    assert sim.state.pressed_at == "ombra_table" and sim.state.scene == press.id
    table = CONTENT.scenes["ombra_table"]
    assert pressing.words(play, table) == (*table.text[:-1], press.line)
    assert f"Orrakh's oath: {press.line}" in [
        sim.game.tell(sim.state, each, None) for each in sim.events
    ]


# --- threads --------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", [id for id, each in CONTENT.scenes.items() if each.threads])
def test_two_threads_change_a_line_and_one_does_not(id: str) -> None:
    scene: Scene = CONTENT.scenes[id]
    sim = sailed(scene.adventure)
    sim.state.press = sim.state.pressed_at = ""
    play, aside = sim.game.play(sim.state), scene.threads[0]
    sim.state.flags = aside.when.flags[:1]
    assert pressing.words(play, scene) == scene.text
    sim.state.flags = aside.when.flags
    assert pressing.words(play, scene)[-1] == aside.line != scene.text[-1]
    assert pressing.words(play, scene)[0] == scene.text[0]


# --- the linter -----------------------------------------------------------------------------------


@pytest.mark.long
def test_who_presses_leads_nowhere_and_asks_two_characteristics() -> None:
    press = PARTS["press_collector"]
    assert isinstance(press, Press)
    away = press.model_copy(update={"failed": (Goto(do="goto", scene="ombra_table"),)})
    said = [words for id, _, words in lint.findings({**PARTS, press.id: away}) if id == press.id]
    assert said == ["the obligation scene follows: leave out 'goto'"]
    alike = press.model_copy(update={"ways": (press.ways[1],) * 2})
    said = [words for id, _, words in lint.findings({**PARTS, press.id: alike}) if id == press.id]
    assert said == ["name skills of at least two characteristics"]


def test_only_scenes_that_wait_have_a_pressed_form() -> None:
    camp = next(each for each in PARTS.values() if getattr(each, "kind", "") == "camp")
    wrong = camp.model_copy(update={"pressed": True})
    found = [id for id, path, _ in lint.findings({**PARTS, camp.id: wrong}) if path == "pressed"]
    assert found == [camp.id]
