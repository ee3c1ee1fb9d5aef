"""The maker of heroes: one made by mouse, changed, copied, shared and deleted."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.games.edge.campaign import kept_heroes
from game.client.games.edge.maker.items import STEPS
from game.client.games.edge.maker.scene import MakerScene
from game.client.games.edge.play.party import Party, the_game
from game.client.shell.app.audit import audit
from game.client.tabletop.setup.pick_menu import PickScene
from game.client.games.edge.setup.hero_picker import warning_for
from game.client.games.edge.tools import shots
from game.edge import hero_codes
from game.edge.creation import Choices, id_of
from tests.breadth import first
from tests.client.conftest import on_top, press, settle, strike, type_text
from tests.client.games.edge.test_whole_game import SIZES, opened

the_game()  # loaded with this module, not by the test that happens to be the first
CLICKS = (
    *("step.species", "item.species_wookiee", "step.career", "item.career_hired_gun"),
    *("step.specialization", "item.specialization_soldier", "step.training"),
    *("item.trained.athletics", "item.trained.melee", "item.trained.resilience"),
    *("item.trained.vigilance", "item.special.leadership", "item.special.ranged_heavy"),
    *("step.ratings", "item.agility", "item.agility", "less.agility", "item.presence"),
    *("step.ranks", "item.ranged_heavy", "step.kit", "item.weapon.blaster_carbine"),
    *("item.tool.med_roll", "item.tool.good_coat", "step.motive", "item.motive_crew", "step.name"),
    *("item.face.wookiee_2", "maker.name"),
)


def reach(app: Any, id: str) -> None:
    """Scroll to a thing, and press it."""
    found = app.stack.top.form.find(id)
    if found.area is not None:
        found.area.show(found)
    press(app, id)


@pytest.mark.parametrize("size", first(1, SIZES))
@pytest.mark.parametrize("scale", first(1, (1.0, 1.5)))
def test_a_hero_is_made_by_mouse(tmp_path: Path, size: tuple[int, int], scale: float) -> None:
    app, scene = opened(tmp_path, Party(), size, scale)
    scene.choices.turn_to("heroes")
    settle(app)
    press(app, "new.make")
    maker = on_top(app, MakerScene)
    for id in CLICKS:
        reach(app, id)
        assert not id.startswith("step.") or audit(app) == [], id
    type_text(app, "Hrok")
    assert maker.choices.raises == {"agility": 1, "presence": 1}
    press(app, "maker.undo")
    assert maker.choices.name == "" and not maker.form.find("maker.sign").enabled
    reach(app, "maker.name")
    type_text(app, "Hrok")
    press(app, "maker.sign")
    (kept,) = kept_heroes.read().heroes
    who = kept.hero.id
    assert (kept.hero.name, kept.hero.ratings["agility"]) == ("Hrok", 3)
    assert scene.setup.party.heroes[0] == who and audit(app) == []
    state = the_game().new(the_game().setup(scene.setup.party.setup()), 1)
    assert state.people[who].piece == who
    reach(app, f"hero.{who}.menu")
    press(app, "pick.copy")
    assert [each.hero.name for each in kept_heroes.read().heroes] == ["Hrok", "Hrok 2"]
    reach(app, f"hero.{who}.menu")
    press(app, "pick.change")
    reach(app, "step.motive")
    reach(app, "item.motive_free")
    press(app, "maker.sign")
    changed = kept_heroes.read().heroes[0].hero
    assert changed.motive.id == "motive_free" and scene.setup.party.heroes[0] == changed.id
    reach(app, f"hero.{changed.id}.menu")
    press(app, "pick.delete")
    assert len(kept_heroes.read().heroes) == 1
    assert changed.id not in scene.setup.party.heroes and audit(app) == []


def test_a_sheet_fills_itself_in_and_waits(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, Party())
    press(app, "new.make")
    maker = on_top(app, MakerScene)
    for step in STEPS:
        maker.turn_to(step)
        settle(app)
        assert audit(app) == [], step
    strike(app, pygame.K_f, unicode="f")
    on_top(app, PickScene)
    strike(app, pygame.K_2, unicode="2")
    assert maker.form.find("maker.sign").enabled
    made, maker.choices = maker.choices, replace(maker.choices, raises={}, name="")
    maker.turn_to("training")
    assert maker.form.find("maker.next").label == "Next: Characteristics", "experience is left"
    maker.choices = made
    code = hero_codes.encode(maker.makings, maker.choices)
    strike(app, pygame.K_r, unicode="r")
    maker.take_code("2" + code)
    assert "clipboard" in maker.form.find("maker.reason").words
    maker.take_code(code)
    settle(app)
    assert hero_codes.encode(maker.makings, maker.choices) == code and audit(app) == []
    strike(app, pygame.K_ESCAPE)
    press(app, "new.make")
    assert on_top(app, MakerScene).choices == maker.choices
    kept_heroes.path().write_bytes(b"{}]")
    assert kept_heroes.read() == kept_heroes.Shelf()
    assert [each.name for each in kept_heroes.path().parent.glob("edge_heroes*")] == [
        "edge_heroes.broken.json"
    ]


def test_a_hero_with_dodge_brings_its_setting(tmp_path: Path) -> None:
    hero = shots.dodging().state.setup.own[0].model_copy(update={"spare": 45})
    hero = hero.model_copy(update={"id": id_of(hero, "bothan_1")})
    kept = kept_heroes.Kept(Choices(), hero)
    kept_heroes.change(lambda shelf: shelf.with_hero(kept))
    for heroes, there in (((hero.id, "juno"), True), (("juno", "maro"), False)):
        app, scene = opened(tmp_path, Party(heroes=list(heroes)), (1920, 1080))
        assert (scene.form.find("new.dodges") is not None) == there and audit(app) == []
        scene.choices.rules.evade("yes")
        assert scene.setup.party.setup().get("dodges", False) == there
        assert "unspent" not in warning_for(scene.setup.party)
        scene.choices.rules.join("yes")
        shown = f"brings 20 of {hero.spare} unspent experience" in warning_for(scene.setup.party)
        assert shown == there == (scene.setup.party.setup()["ledger"]["experience"] == 20)
