"""Setting up with the expansion: boxes, optional rules, more characters, two AI decks."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.client.games.outer_rim.setup import new_game
from game.client.games.outer_rim.play import party
from game.client.games.outer_rim.ending import records
from game.client.games.outer_rim.play.model import the_game
from game.client.games.outer_rim.play.party import BOX, RANDOM, Party, Seat
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.tabletop.setup.picking import PickScene
from game.client.widgets import Choice
from tests.breadth import first
from tests.client.conftest import Size, click, move, open_scene, press, press_key, settle

SIZES = [(1280, 720), (1920, 1080)]


def boxed(*seats: Seat, **choices: bool) -> Party:
    """Return a party with the expansion."""
    made = Party([*seats] or [Seat("human", "han_solo"), Seat("human", "boba_fett")])
    made.box(True)
    made.favors = choices.get("favors", False)
    made.strive(choices.get("ambitions", False))
    return made


def opened(
    folder: Path, chosen: Party, size: Size = SIZES[0], scale: float = 1.0
) -> tuple[App, new_game.OuterRimSetup]:
    return open_scene(
        new_game.OuterRimSetup, 5, chosen, records.Book(), size=size, folder=folder, ui_scale=scale
    )


def values(scene: new_game.OuterRimSetup, id: str) -> list[str]:
    widget = scene.form.find(id)
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
        assert setup.fame_goal == 10, "a number that is offered either way stays"
        assert values(scene, "new.goal")[1] == ("8" if "ambitions" in chosen else "10")


@pytest.mark.rule("UB-192")
def test_nobody_is_asked_for_favors_at_a_table_with_the_ai(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, boxed(Seat("human", "han_solo"),
                                        Seat("deck", "lando_calrissian"), favors=True))  # fmt: skip
    row = scene.form.find("new.optional")
    assert isinstance(row, Choice) and row.value == ""
    assert row.closed == dict.fromkeys(("favors", "favors ambitions"), party.NO_FAVORS)
    for key in (pygame.K_RIGHT, pygame.K_RIGHT):
        scene.form.set_focus(scene.form.find("new.optional"))
        press_key(app, key)
    assert scene.party.ambitions and scene.party.favors is False
    assert "favors" not in scene.party.setup(5)


@pytest.mark.rule("UB-180", "UB-247")
def test_one_ai_deck_hunts_and_the_other_does_not(tmp_path: Path) -> None:
    chosen = boxed(Seat("human", "han_solo"), Seat("deck", "lando_calrissian"))
    assert "boba_fett" in chosen.playable(1), "with the box the AI plays everybody"
    chosen.add()
    chosen.give(2, "chewbacca_character")
    note = chosen.play_by(2, "deck")
    assert "seat 2 does not" in note and chosen.held() == ["han_solo", "lando_calrissian", RANDOM]
    content = chosen.content
    assert all(content.characters[id].databank == 90 for id in chosen.playable(2))
    chosen.give(2, "boba_fett")
    assert chosen.fits()
    assert "Only one AI deck hunts" in chosen.why_not(1, "bossk")
    assert "does not" in chosen.why_not(2, "chewbacca_character")
    assert chosen.why_not_add and chosen.add() == 2, "two decks for one person only"
    assert [each.kind for each in chosen.seats] == ["human", "deck", "deck"]
    assert chosen.why_not_kind(1, "deck") == ""
    four = boxed(*(Seat("human", each) for each in ("han_solo", "bossk", "jyn_erso", "ig_88")))
    four.play_by(2, "deck")
    assert "table of three" in four.why_not_kind(1, "deck")


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


@pytest.mark.parametrize("scale", first(1, [1.0, 1.5]))
@pytest.mark.parametrize("size", first(1, SIZES))
def test_the_screen_is_sound(tmp_path: Path, size: Size, scale: float) -> None:
    chosen = boxed(Seat("human", "han_solo"), Seat("human", "bossk"), Seat("human", "ig_88"),
                   favors=True, ambitions=True)  # fmt: skip
    app, scene = opened(tmp_path, chosen, size, scale)
    assert audit(app) == []
    for each in cards(scene):
        before = scene.party.held()
        click(app, each.rect.center)
        if each.barred:
            assert each.tip.startswith("Taken by seat") and scene.party.held() == before
            press_key(app, pygame.K_ESCAPE)
        else:
            assert scene.party.held() == [each.character.id, *before[1:]]


# --- nothing changes silently ---------------------------------------------------------------------


def test_the_fame_to_win_stays_where_it_is_offered(tmp_path: Path) -> None:
    """Otherwise the nearest number is taken, and said."""
    _, scene = opened(tmp_path, boxed(Seat("human", "han_solo"), Seat("human", "bossk")))
    scene._set_goal("8")
    scene._set_optional("favors ambitions")
    assert scene.party.fame_goal == 8 and scene.note == ""
    scene._set_optional("")
    assert scene.party.fame_goal == 8 and scene.note == ""
    scene._set_goal("12")
    scene._set_optional("ambitions")
    assert scene.party.fame_goal == 10
    assert scene.note == "Fame to win is 10 now: 12 is for games without ambitions."
    scene._set_goal("6")
    scene._set_box("")
    assert scene.party.fame_goal == 8 and "Fame to win is 8 now" in scene.note
    assert scene.form.find("new.note") is not None


def test_the_box_takes_its_characters_and_its_deck_away_and_says_so() -> None:
    chosen = boxed(Seat("human", "chewbacca_character"), Seat("deck", "han_solo"),
                   Seat("deck", "boba_fett"))  # fmt: skip
    note = chosen.box(False)
    assert [each.kind for each in chosen.seats] == ["human", "deck", "captain"]
    assert chosen.held() == [RANDOM, "han_solo", "boba_fett"] and chosen.fits()
    assert "Chewbacca comes with the expansion: seat 1's character is random now." in note
    assert "There is one AI deck: seat 3 is Computer: Captain now." in note
    assert chosen.why_not(0, "chewbacca_character") == party.NEEDS_BOX


def test_no_kind_and_no_character_of_a_seat_changes_another() -> None:
    """Whatever is chosen for any seat, at any table: the others stay as they are."""
    stream = random.Random(8)
    chosen = Party()
    for _ in range(600):
        act = stream.randrange(8)
        if act == 0:
            chosen.box(not chosen.expansions)
        elif act == 1:
            chosen.add()
        elif act == 2:
            chosen.remove(len(chosen.seats) - 1)
        place = stream.randrange(len(chosen.seats))
        before = [replace(each) for each in chosen.seats]
        if act < 5:
            kind = stream.choice(chosen.kinds(place)).id
            if not chosen.why_not_kind(place, kind):
                chosen.play_by(place, kind)
        else:
            who = stream.choice([*chosen.content.characters, RANDOM])
            if not chosen.why_not(place, who):
                chosen.give(place, who)
        after = [replace(each) for each in chosen.seats]
        del before[place], after[place]
        assert before == after and chosen.fits(), chosen
        assert len({each.character for each in chosen.cast_by(5)}) == len(chosen.seats)


def test_a_deck_that_cannot_play_a_character_says_so() -> None:
    chosen = Party([Seat("human", "han_solo"), Seat("human", "bossk"), Seat("human", "jyn_erso")])
    assert chosen.why_not_kind(1, "deck") == ""
    note = chosen.play_by(1, "deck")
    assert note.startswith("The AI deck cannot play Bossk, who starts with a bounty: seat 2")
    assert chosen.held() == ["han_solo", RANDOM, "jyn_erso"]
    assert chosen.why_not_kind(2, "deck") == "The base game has one AI deck, and seat 2 has it."
    assert chosen.why_not_kind(2, "legend") == chosen.why_not_kind(1, "deck") == ""
    chosen.give(1, "doctor_aphra")
    assert chosen.why_not_exchange(0, 1) == "" and chosen.why_not(1, "bossk")
    chosen.give(0, "bossk")
    assert "cannot play Bossk" in chosen.why_not_exchange(0, 1)


def test_favors_that_a_deck_ends_are_said_to_end() -> None:
    chosen = boxed(favors=True)
    assert chosen.favors_count and chosen.play_by(1, "deck") == party.NO_FAVORS
    assert chosen.play_by(1, "legend") == "" and chosen.favors_count


@pytest.mark.parametrize("size", SIZES)
def test_a_dimmed_character_says_why_on_hover_and_on_focus(tmp_path: Path, size: Size) -> None:
    seats = [
        Seat("human", "jyn_erso"),
        Seat("deck", "han_solo"),
        Seat("human", "ig_88", name="Kim"),
    ]
    app, scene = opened(tmp_path, Party(seats), size)
    app.change_settings(tips=False)
    scene.pick_seat(1)
    settle(app)
    said = {"bossk": "The AI deck cannot play Bossk", "ig_88": "Taken by seat 3 (Kim)."}
    for id, why in said.items():
        card = scene.form.find(f"character.{id}")
        assert isinstance(card, new_game.CharacterCard) and card.barred
        move(app, card.rect.center)
        for _ in range(20):
            app.frame([], 0.05)
        assert scene.form.tip is card and why in card.help, "whatever the setting of tips"
        move(app, (1, 1))
        scene.form.set_focus(None)
        scene.form.ring = True
        scene.form.set_focus(card)
        assert scene.form.tip is card
    press(app, "character.ig_88")
    top = app.stack.top
    assert isinstance(top, PickScene) and "cannot play IG-88" in top.picks[0].why_not


def test_the_longest_names_are_whole(tmp_path: Path) -> None:
    """Also beside the widest kinds, while three can be removed."""
    names = ["black_krrsantan_character", "hondo_ohnaka_character", "lando_calrissian",
             "hera_syndulla_character"]  # fmt: skip
    kinds = ["human", "human", "veteran", "human"]
    chosen = boxed(*(Seat(kind, name) for kind, name in zip(kinds, names, strict=True)))
    for scale in (1.0, 1.5):
        app, scene = opened(tmp_path, chosen, SIZES[0], scale)
        assert audit(app) == []
        for place in range(4):
            shown = scene.form.find(f"seat.{place}.name")
            title = scene.seat_title(place)
            assert shown is not None and title == (getattr(shown, "words", "") or shown.hint)
