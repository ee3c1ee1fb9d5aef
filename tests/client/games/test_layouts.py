"""Every question at every table: nothing is cut or overlaps, and every answer is in sight."""

from __future__ import annotations

from typing import Any

import pytest

from game.client.games.edge.tools.shots import upto
from game.client.shell.app.audit import audit
from tests.breadth import turns
from tests.client.games.edge import playing as edge
from tests.client.games.free_captains import playing as free_captains
from tests.client.games.mandalorian import playing as mandalorian
from tests.client.conftest import Size

QUESTIONS: dict[str, tuple[Any, ...]] = {
    "free_captains": ("dice", "planet", "face", "pay", "die", "evade", "lose", "search", "probe",
                      "price", "cubes", "keep"),
    "mandalorian": ("act", "acting", "drawn", "striking", "advancing", "hurting", "flipping",
                    "disrupting", "spawning", "dealing", "may_walk", "dusk"),
    "edge": (("ombra_table", "tray"), ("ombra_before", "hub"), ("ombra_way_in", "tray"),
             ("ombra_way_in", "spend"), ("ombra_breathes", "story"), ("ombra_concourse", "tray"),
             ("ombra_camp", "camp")),
}  # fmt: skip
ASKED = [(game, asked) for game, all_of_it in QUESTIONS.items() for asked in all_of_it]
LOOKS = [((1280, 720), 1.0), ((1920, 1080), 1.0)]


@pytest.mark.parametrize(("question", "size", "scale"), turns(ASKED, LOOKS))
def test_every_question_is_clean_and_all_of_it_in_sight(
    question: tuple[str, Any], size: Size, scale: float
) -> None:
    game, asked = question
    app: Any
    scene: Any
    if game == "edge":
        app, scene = edge.open_table(upto(*asked), size, scale)
    elif game == "mandalorian":
        mission = "a_promise_broken" if asked == "may_walk" else "the_asset"
        app, scene = mandalorian.open_table(mandalorian.at(asked, mission), size, scale)
    else:
        app, scene = free_captains.open_table(free_captains.at(f"step {asked}"), size, scale)
    assert ASKED.index(question) % 3 or audit(app) == []
    shown = {each.key for each in scene.controls()}
    assert {each.key for each in scene.model.options} <= shown or scene.form.find("action.more")
