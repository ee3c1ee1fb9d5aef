"""Setting up with the expansion: boxes, optional rules, more characters, two AI decks."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.games.outer_rim import new_game, party, records
from game.client.games.outer_rim.model import the_game
from game.client.games.outer_rim.party import BOX, RANDOM, Party, Seat
from game.client.shell.app import App
from game.client.shell.audit import audit
from game.client.shell.settings import Settings
from game.client.widgets import Choice
from tests.client.conftest import click, settle

SIZES = [(1280, 720), (1920, 1080)]


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    pygame.display.quit()


def boxed(*seats: Seat, **choices: bool) -> Party:
    """Return a party with the expansion."""
    made = Party([*seats] or [Seat("human", "han_solo"), Seat("human", "boba_fett")])
    made.box(True)
    made.favors = choices.get("favors", False)
    made.strive(choices.get("ambitions", False))
    return made


def opened(
    folder: Path, chosen: Party, size: tuple[int, int] = SIZES[0], scale: float = 1.0
) -> tuple[App, new_game.OuterRimSetup]:
    app = App(Settings(speed="off", ui_scale=scale), size=size, folder=folder)
    app.open()
    scene = new_game.OuterRimSetup(app, 5, chosen, records.Book())
    app.stack.push(scene)
    settle(app)
    return app, scene


def values(scene: new_game.OuterRimSetup, id: str) -> list[str]:
    widget = scene.form.find(id)
    assert isinstance(widget, Choice)
    return [value for value, _ in widget.options]


def test_the_box_brings_its_characters_and_takes_them_away(tmp_path: Path) -> None:
    _, scene = opened(tmp_path, Party())
    base = [each.character.id for each in cards(scene)]
    scene._set_box(BOX)
    both = [each.character.id for each in cards(scene)]
    assert both[: len(base)] == base and set(both) == set(scene.party.content.characters)
    scene._set_optional("favors ambitions")
    scene._set_box("")
    assert [each.character.id for each in cards(scene)] == base
    assert (
        not scene.party.favors
        and not scene.party.ambitions
        and scene.form.find("new.optional") is None
    )


def cards(scene: new_game.OuterRimSetup) -> list[new_game.CharacterCard]:
    return [each for each in scene.form.widgets if isinstance(each, new_game.CharacterCard)]


@pytest.mark.rule("UB-120", "UB-121", "UB-153")
def test_optional_rules_are_chosen_before_play(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, boxed())
    assert values(scene, "new.optional") == ["", "favors", "ambitions", "favors ambitions"]
    for chosen in ("favors", "ambitions", "favors ambitions", ""):
        scene._set_optional(chosen)
        setup = the_game().setup(scene.party.setup(5))
        assert (setup.favors, setup.ambitions) == ("favors" in chosen, "ambitions" in chosen)
        assert setup.fame_goal == (8 if "ambitions" in chosen else 10)
        assert values(scene, "new.goal")[1] == str(setup.fame_goal)


@pytest.mark.rule("UB-192")
def test_nobody_is_asked_for_favors_at_a_table_with_the_ai(tmp_path: Path) -> None:
    _, scene = opened(tmp_path, boxed(Seat("human", "han_solo"), Seat("deck", "lando_calrissian"),
                                      favors=True))  # fmt: skip
    assert values(scene, "new.optional") == ["", "ambitions"]
    assert "favors" not in scene.party.setup(5)


@pytest.mark.rule("UB-180", "UB-247")
def test_one_ai_deck_hunts_and_the_other_does_not(tmp_path: Path) -> None:
    chosen = boxed(Seat("human", "han_solo"), Seat("deck", "lando_calrissian"))
    assert "boba_fett" in chosen.playable(1), "with the box the AI plays everybody"
    chosen.add()
    chosen.play_by(1, "deck")
    content = chosen.content
    kinds = [content.characters[each.character].databank == 90 for each in chosen.seats[1:]]
    assert [each.kind for each in chosen.seats] == ["human", "deck", "deck"]
    assert sorted(kinds) == [False, True] and chosen.fits()
    hunter = 1 + kinds.index(True)
    assert all(content.characters[id].databank == 90 for id in chosen.playable(hunter))
    chosen.add()
    assert [each.kind for each in chosen.seats].count("deck") == 1, "two decks for one person only"


def test_random_casts_fit_their_seats() -> None:
    chosen = boxed(Seat("human", RANDOM), Seat("deck", RANDOM), Seat("deck", RANDOM))
    for seed in range(40):
        cast = chosen.cast_by(seed)
        kinds = [chosen.content.characters[each.character].databank == 90 for each in cast[1:]]
        assert sorted(kinds) == [False, True]
        assert len({each.character for each in cast}) == 3


def test_every_choice_comes_back_from_its_code() -> None:
    stream = random.Random(6)
    ids = list(boxed().content.characters)
    for _ in range(60):
        seats = [Seat("human", id, stream.choice(party.SHIPS)) for id in stream.sample(ids, 3)]
        favors, ambitions = stream.random() < 0.5, stream.random() < 0.5
        chosen = boxed(*seats, favors=favors, ambitions=ambitions)
        found, number = Party().from_code(chosen.code(5))
        assert (found, number) == (chosen, 5)


def test_choices_are_remembered(tmp_path: Path) -> None:
    chosen = boxed(ambitions=True)
    chosen.remember()
    assert Party.remembered() == chosen
    Party(expansions=["another_box"]).remember()
    assert Party.remembered() == Party()
    Party(favors=True).remember()
    assert Party.remembered() == Party(), "favors come with the box"


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES)
def test_the_screen_is_sound(tmp_path: Path, size: tuple[int, int], scale: float) -> None:
    chosen = boxed(Seat("human", "han_solo"), Seat("human", "bossk"), Seat("human", "ig_88"),
                   favors=True, ambitions=True)  # fmt: skip
    app, scene = opened(tmp_path, chosen, size, scale)
    assert audit(app) == []
    for each in cards(scene):
        click(app, each.rect.center)
        assert scene.party.seats[0].character == each.character.id
