"""Fights and tests as they are shown: who faces whom, with which dice, and why it ended so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.draw import fonts
from game.client.games.outer_rim.tools import shots
from game.client.games.outer_rim.encounter import duels, view
from game.client.games.outer_rim.encounter.rolls import enemy_name, rolls
from game.client.games.outer_rim.play.model import Model
from game.client.games.outer_rim.table.scene import TableScene
from game.client.tabletop.pages.dice import DiceRow
from game.client.tabletop.pages.duel import Duel
from game.outer_rim.events import DiceRolled, SkillTested
from game.outer_rim.frames import SkillChoice, SkillTest
from game.outer_rim.frames.base import NOTHING
from tests.client.games.outer_rim.playing import a_game, open_table


def combat(**more: Any) -> Model:
    """Return a combat with a patrol after the first roll of both sides."""
    position = {**shots.COMBAT, **more}
    return Model(shots.answer(shots.session(position=position), "faction:rebel", "fight"))


def shown(model: Model) -> Duel:
    """Return the trial under way."""
    found = duels.running(model, view.episode(model), (), duels.Cause("patrol_syndicate_2"))
    assert found is not None
    return found


def texts(scene: TableScene) -> list[str]:
    """Return all texts on a table, but those of the log."""
    with fonts.watching() as found:
        scene.draw(pygame.Surface(scene.m.size))
    return [each.text for each in found if not each.where.startswith("log")]


def _face_off(scene: TableScene) -> Duel:
    found = scene.form.find("duel")
    return found.duel


def test_ships_face_each_other_in_space() -> None:
    left, right = shown(combat()).sides
    assert (left.name, left.role, left.total) == ("Boba Fett", "attacks, wins ties", "4")
    assert (right.name, right.total) == ("Syndicate patrol", "5")
    assert left.portrait is not None and right.portrait is not None
    assert left.portrait.key == ("ships", "firespray_31_slave_i", False)
    assert [each.name for each in left.aids] == ["Ion Cannon"]


def test_people_face_each_other_on_the_ground(tmp_path: Path) -> None:
    game = shots.answer(shots.session(position=shots.GROUND), "faction:rebel", "deliver")
    _, scene = open_table(game, (1920, 1080), tmp_path)
    found = _face_off(scene)
    left, right = found.sides
    assert left.portrait is not None and left.portrait.key == ("bust", "boba_fett", False)
    assert right.portrait is not None and right.waiting == 3 and right.total == "?"
    assert [each.purpose for each in found.earlier] == ["delivery"]


def test_no_sentence_lists_faces(tmp_path: Path) -> None:
    """They are seen; only the log has them in words."""
    game = shots.answer(shots.session(position=shots.COMBAT), "faction:rebel", "fight")
    _, scene = open_table(game, (1920, 1080), tmp_path)
    words = " ".join(texts(scene))
    assert "Use an ability on the enemy's dice?" in words
    assert "hit, crit" not in words and "rolled" not in words


def test_a_canceled_die_is_broken_on_the_page() -> None:
    model = combat()
    before = view.episode(model)
    events = model.answer(next(o.key for o in model.options if o.target == "hit"))
    theirs = rolls(model, [*before, *events], events)[-1]
    assert theirs.lost == ("hit",) and theirs.breaking == 1 and not theirs.fresh
    assert "hit" in theirs.faces and len(theirs.faces) == 6


def test_dice_that_are_rolled_again_are_those_that_were_picked() -> None:
    """The blank in the middle goes, whatever comes after it."""
    player = {"space": "nav_5", "ship": "firespray_31_slave_i", "cards": ["targeting_computer"]}
    player["reputation"] = {"syndicate": "negative"}
    model = combat(players=[player], dice=["hit", "blank", "crit", "focus", "hit", "crit"])
    told = view.episode(model)
    while model.step == "dice.use":
        events = model.answer(model.options[0].key)
        told += events
    own = next(each for each in rolls(model, told, events) if each.attacks)
    assert own.faces == ("hit", "crit", "focus", "hit", "crit") and own.fresh == 1


def test_a_failed_test_says_why(tmp_path: Path) -> None:
    app, _ = open_table(shots.session(), (1920, 1080), tmp_path)
    scene = shots.GAME_SHOTS["skill_test"](app, shots.Wish())
    assert isinstance(scene, TableScene)
    app.stack.push(scene)
    app.frame([], 0.1)
    found = _face_off(scene)
    assert (found.won, found.verdict) == (False, "Failed")
    assert "unskilled" in found.need and "The dice show no crit." in found.need
    assert [each.roll.purpose for each in scene.form.widgets if isinstance(each, DiceRow)] == [
        "test"
    ]
    assert "Failed" in texts(scene)


@pytest.mark.parametrize(
    ("level", "needs", "lacks"),
    [
        (0, ["crit"], "The dice show no crit."),
        (1, ["crit", "hit"], "The dice show no crit or hit."),
        (2, ["crit", "hit", "focus"], "The dice show no crit, hit or focus."),
    ],
)
def test_the_faces_that_pass_by_skill(level: int, needs: list[str], lacks: str) -> None:
    words = duels.needed(level)
    assert [each for each in ("crit", "hit", "focus") if f"die_{each}" in words] == needs
    assert duels.missing(level) == lacks


def test_enemies_are_named_as_their_cards_word_them() -> None:
    model = combat()
    assert enemy_name(model, "the dock master's guards") == "The dock master's guards"
    assert enemy_name(model, "patrol_syndicate_2") == "Syndicate patrol"


def test_a_result_has_the_same_sides_and_a_verdict(tmp_path: Path) -> None:
    game = shots.answer(shots.session(position=shots.COMBAT), "faction:rebel", "fight")
    _, scene = open_table(game, (1920, 1080), tmp_path)
    scene.choose(next(o.key for o in scene.model.options if o.target == "hit"))
    found = _face_off(scene)
    assert found.title == "Combat won" and found.won
    assert found.note == "a tie: the attacker wins"
    assert scene.form.find("results.continue") is not None
    words = " ".join(texts(scene))
    assert "gains 1 fame" in words and "suffers 4 ship damage" in words


def test_dice_of_a_test_that_is_over_make_way_for_the_next() -> None:
    """As long as the skill of the next one is asked about, no dice are there."""
    model = Model(a_game(3))
    faces = ("blank", "hit")
    rolled = DiceRolled(seat=0, purpose="test", faces=faces)
    passed = SkillTested(seat=0, skill="tactics", level=1, faces=faces, passed=True)
    asked = SkillTest(0, skills=("tech", "influence"), skill="tech", then="", otherwise="",
                      card="", buy_off=0, context=NOTHING)  # fmt: skip
    model.state.stack = [*model.state.stack, asked, SkillChoice(0, skills=("tech", "influence"))]
    cause = duels.Cause("")
    assert duels.running(model, [rolled, passed], (), cause) is None
    assert view.on_table(model, [rolled, passed], ()) == []
    assert view.on_table(model, [rolled], ()), "these are its own"
