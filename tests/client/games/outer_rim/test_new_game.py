"""Setting up: few clicks, remembered choices, codes, chance, boxes, levels of computer players,
house rules, expected length."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.draw import richtext
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.ending import records
from game.client.games.outer_rim.ending.records import Book, Game
from game.client.games.outer_rim.play import party
from game.client.games.outer_rim.play.house_rules import RULES
from game.client.games.outer_rim.play.model import the_game
from game.client.games.outer_rim.play.party import BOX, RANDOM, Party, Seat
from game.client.games.outer_rim.setup import new_game, pace
from game.client.games.outer_rim.setup.characters import CharacterCard
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.title.title import TitleScene
from game.client.shell.window import screens
from game.client.shell.window.settings import Settings
from game.client.tabletop.setup.new_game import NewGameScene
from game.client.tabletop.setup.pick_menu import PickScene
from game.client.tabletop.table.scene import TableScene
from game.client.widgets import Choice, Dropdown, Label, RichText, TextEntry, Toggle
from game.outer_rim.players import levels
from game.outer_rim.rules.variants import VARIANTS
from game.outer_rim.share import CodeError
from tests.breadth import first, turns
from tests.client.conftest import (
    tap,
    Size,
    click,
    move,
    on_top,
    open_scene,
    press,
    press_key,
    settle,  # fmt: skip
    show,
    type_text,
)

SIZES = [(1280, 720), (1920, 1080)]


def open_setup(
    folder: Path, chosen: Party | None = None, seed: int | None = 5, size: Any = SIZES[0]
) -> tuple[App, NewGameScene]:
    app, _ = open_scene(TitleScene, size=size, folder=folder, first_start_done=True)
    scene = new_game.make(app, seed, chosen)
    show(app, scene)
    return app, scene


def said(scene: NewGameScene) -> str:
    line = scene.form.find("new.said")
    return line.words


def fault(scene: NewGameScene) -> str:
    """Return the reason beside Start why no game can begin."""
    words = scene.form.find("new.why")
    return words.markup if isinstance(words, RichText) else ""


def field(scene: NewGameScene, id: str) -> TextEntry:
    found = scene.form.find(id)
    assert isinstance(found, TextEntry)
    return found


def type_code(app: App, scene: NewGameScene, text: str) -> None:
    """Type another code into the field, letter by letter."""
    scene.form.set_focus(field(scene, "new.code"))
    press_key(app, pygame.K_END)
    for _ in range(20):
        press_key(app, pygame.K_BACKSPACE)
    type_text(app, text)
    settle(app)


def test_two_clicks_from_the_title_to_the_first_decision(tmp_path: Path) -> None:
    app = App(Settings(speed="off", first_start_done=True), size=SIZES[0], folder=tmp_path)
    app.open()
    show(app, screens.make("title", app))
    press(app, "menu.new_game")
    press(app, "new.start")
    assert isinstance(app.stack.top, TableScene)
    assert app.stack.top.model.decision is not None


HAN, BOSSK = (Seat("human", id) for id in ("han_solo", "bossk"))
HUNTERS = [HAN, Seat("deck", "bossk"), Seat("deck", "boba_fett")]


@pytest.mark.parametrize("size", first(1, SIZES[::-1]))
def test_chance_decides_by_the_seed(tmp_path: Path, size: Size) -> None:
    app, scene = open_setup(tmp_path, Party(), 8, size)
    press(app, "new.random")
    assert scene.setup.party.seats[0].character == RANDOM and audit(app) == []
    name = scene.form.find("new.name")
    assert isinstance(name, Label) and name.words == "Random"
    press(app, "new.start")
    top = on_top(app, TableScene)
    drawn = top.model.session.header.setup["seats"][0]["character"]
    assert drawn == scene.setup.party.cast_by(8)[0].character != "lando_calrissian"
    assert Party.last_choices().seats[0].character == RANDOM


def test_random_casts_are_playable_and_differ_with_the_seed() -> None:
    """This also holds if friends have most of the characters that the AI deck could play."""
    ai = Party().playable(1)
    seats = [*(Seat("human", id) for id in ai[:2]), Seat("human", RANDOM), Seat("deck", RANDOM)]
    seen = set()
    for seed in range(60):
        cast = Party([*seats]).cast_by(seed)
        names = [each.character for each in cast]
        assert cast == Party([*seats]).cast_by(seed) and len(set(names)) == 4
        assert names[3] in ai and RANDOM not in names
        the_game().setup(Party([*seats]).setup(seed))
        seen.add(tuple(names))
    assert len(seen) > 5
    assert [each.character for each in seats[2:]] == [RANDOM, RANDOM], "the choice stays"


def test_choosing_after_chance_takes_nothing_from_others(tmp_path: Path) -> None:
    _, scene = open_setup(tmp_path, Party())
    scene.choices.by_chance()
    scene.setup.pick_seat(1)
    scene.choices.by_chance()
    assert [each.character for each in scene.setup.party.seats] == [RANDOM, RANDOM]
    scene.choices.pick("han_solo")
    assert [each.character for each in scene.setup.party.seats] == [RANDOM, "han_solo"]
    scene.seats.play_by(1, "human")
    scene.seats.add()
    assert len({each.character for each in scene.setup.party.seats}) == 3


def any_party(stream: random.Random) -> Party:
    count, deck = stream.randint(2, 4), stream.random() < 0.5
    ids = Party().playable(0)
    ai = Party().playable(1)
    cast = stream.sample(ids, count)
    if deck:
        cast[-1] = stream.choice([id for id in ai if id not in cast[:-1]])
    seats = [Seat("human", stream.choice((id, RANDOM)), stream.choice(party.SHIPS)) for id in cast]
    if deck:
        seats[-1] = Seat("deck", stream.choice((cast[-1], RANDOM)))
    rules: list[str] = [each for each in VARIANTS if stream.random() < 0.5]
    return Party(seats, stream.choice(party.GOALS), stream.choice(party.MAPS), variants=rules)


def test_every_choice_comes_back_from_its_code() -> None:
    stream = random.Random(6)
    for _ in range(400):
        chosen, seed = any_party(stream), stream.randrange(10**9)
        found, number = Party().from_code(chosen.code(seed))
        assert (found, number) == (chosen, seed)
        assert found.setup(number) == chosen.setup(seed)


def test_a_code_with_a_character_that_the_deck_cannot_play_is_refused() -> None:
    wrong = Party([Seat("human", "han_solo"), Seat("deck", "bossk")])
    with pytest.raises(CodeError, match="cannot be played: .* #91 or #92.$"):
        Party().from_code(wrong.code(3))


def test_the_code_follows_the_choices_and_can_be_typed(tmp_path: Path) -> None:
    app, scene = open_setup(tmp_path, Party())
    first = field(scene, "new.code").value
    assert first == scene.setup.party.code(5) and len(first.replace("-", "")) == 12
    scene.choices.rules.set_goal("12")
    assert field(scene, "new.code").value != first
    wanted = Party([Seat("human", "jyn_erso"), Seat("human", "bossk"), Seat("deck", "han_solo")],
                   8, "modular", variants=["trailing_bonus"])  # fmt: skip
    wanted.seats[1].ship = "g9_rigger"
    scene.setup.party.seats[0].name = "Vela"
    type_code(app, scene, wanted.code(4711).lower())
    wanted.seats[0].name = "Vela"
    assert scene.setup.party == wanted and scene.setup.seed == "4711"
    assert field(scene, "new.code").value == wanted.code(4711)
    assert "About" in said(scene) and audit(app) == []


def test_a_code_that_is_wrong_says_so_and_starts_nothing(tmp_path: Path) -> None:
    app, scene = open_setup(tmp_path, Party())
    code = scene.setup.party.code(5).replace("-", "")
    type_code(app, scene, code[:5])
    assert "has 12 letters and digits, but this one has 5" in fault(scene)
    type_text(app, "0" + code[6:] if code[5] != "0" else "1" + code[6:])
    settle(app)
    assert "compare it" in fault(scene) and audit(app) == []
    start = scene.form.find("new.start")
    assert start is not None and not start.enabled and start.reason == fault(scene)
    press_key(app, pygame.K_TAB, pygame.KMOD_SHIFT)
    press_key(app, pygame.K_s)
    assert app.stack.top is scene
    scene.choices.pick("bossk")
    assert fault(scene) == "", "whoever chooses something else has given the code up"
    press(app, "new.start")
    assert isinstance(app.stack.top, TableScene)


def test_without_a_seed_there_is_no_code(tmp_path: Path) -> None:
    app, scene = open_setup(tmp_path, Party())
    scene.foot.set_seed("")
    assert field(scene, "new.code").value == "" and audit(app) == []
    copy = scene.form.find("new.copy")
    assert copy is not None and not copy.enabled
    press(app, "new.start")
    assert isinstance(app.stack.top, TableScene)


def test_code_and_seed_can_be_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", kept.append)
    app, scene = open_setup(tmp_path, Party())
    press(app, "new.copy")
    scene.form.set_focus(field(scene, "new.seed"))
    press_key(app, pygame.K_c, pygame.KMOD_CTRL)
    assert kept == [scene.setup.party.code(5), "5"]


@pytest.mark.parametrize("size", SIZES)
def test_house_rules_are_off_until_they_are_turned_on(tmp_path: Path, size: Size) -> None:
    app, scene = open_setup(tmp_path, Party(), 5, size)
    assert "variants" not in scene.setup.party.setup()
    press(app, "new.rules")
    top = app.stack.top
    assert top is not None and top.name == "house_rules" and audit(app) == []
    for rule in RULES:
        toggle, words = top.form.find(f"house.{rule.id}"), top.form.find(f"house.{rule.id}.words")
        assert isinstance(toggle, Toggle) and not toggle.value
        assert isinstance(words, RichText) and words.markup == rule.words
    press(app, "house.trailing_bonus")
    press(app, "house.done")
    assert app.stack.top is scene and scene.setup.party.setup()["variants"] == ["trailing_bonus"]
    press(app, "new.start")
    game = on_top(app, TableScene)
    assert game.model.session.header.setup["variants"] == ["trailing_bonus"]
    assert game.model.view["variants"] == ["trailing_bonus"]


def test_every_house_rule_is_on_the_page() -> None:
    assert [each.id for each in RULES] == list(VARIANTS)


def a_book(*games: tuple[int, int, int, float | None]) -> Book:
    """Return finished games: goal, seats, rounds, minutes."""
    return Book(
        games=[
            Game(id=f"{n:016}", fame_goal=goal, seats=seats, rounds=rounds, minutes=minutes)
            for n, (goal, seats, rounds, minutes) in enumerate(games)
        ]
    )


def test_the_table_says_how_long_until_three_games_are_played() -> None:
    few = a_book((10, 2, 30, 90.0), (10, 2, 30, 90.0), (8, 2, 30, 90.0), (10, 3, 30, 90.0))
    length = pace.expected(few, 10, 2, 1)
    assert (length.rounds, length.games) == (pace.ROUNDS[10], 0)
    assert "computer players" in length.source
    assert pace.expected(Book(), 8, 2, 1).rounds < pace.expected(Book(), 12, 2, 1).rounds
    assert pace.expected(Book(), 10, 4, 4).minutes > pace.expected(Book(), 10, 2, 1).minutes


@pytest.mark.parametrize(
    ("size", "shown"), [((1920, 1080), True), ((2560, 1440), True), ((1280, 720), False)]
)
def test_the_chosen_character_comes_forward(tmp_path: Path, size: Size, shown: bool) -> None:
    app, scene = open_scene(
        new_game.make, 7, party.Party(), records.Book(), size=size, folder=tmp_path
    )
    person, words = scene.form.find("new.person"), scene.form.find("new.primer")
    assert (person is not None) == shown and words is not None
    assert audit(app) == []
    if person is not None:
        assert words.rect.width < person.rect.right - words.rect.left - person.rect.width // 2
    scene.choices.by_chance()
    settle(app)
    assert scene.form.find("new.person") is None and audit(app) == []


def test_an_icon_and_its_word_stay_on_one_line() -> None:
    m = Metrics((1920, 1080), 1.0)
    for character in the_game().base.content.characters:
        facts, whole, told = new_game.about(the_game().base.content, character)
        assert "**Goal:**" in whole and told.startswith(whole)
        for wide in range(m.du(120), m.du(420), m.du(4)):
            for line in richtext.layout(m, "body", facts, wide).lines:
                assert not line.runs or line.runs[-1].kind == "text", (character, wide)


def boxed(*seats: Seat, **choices: bool) -> Party:
    """Return a party with the expansion."""
    made = Party([*seats] or [Seat("human", "han_solo"), Seat("human", "boba_fett")])
    made.box(True)
    made.favors = choices.get("favors", False)
    made.strive(choices.get("ambitions", False))
    return made


def values(scene: NewGameScene, id: str) -> list[str]:
    widget = scene.form.find(id)
    return [value for value, _ in widget.options]


def test_the_box_brings_its_characters_and_takes_them_away(tmp_path: Path) -> None:
    _, scene = opened(tmp_path, Party())
    base = [each.character.id for each in cards(scene)]
    scene.choices.rules.set_box(BOX)
    both = [each.character.id for each in cards(scene)]
    assert both[: len(base)] == base and set(both) == set(scene.setup.party.content.characters)
    scene.choices.rules.set_optional("favors ambitions")
    scene.choices.rules.set_box("")
    assert [each.character.id for each in cards(scene)] == base
    assert (
        not scene.setup.party.favors
        and not scene.setup.party.ambitions
        and scene.form.find("new.optional") is None
    )


def cards(scene: NewGameScene) -> list[CharacterCard]:
    return [each for each in scene.form.widgets if isinstance(each, CharacterCard)]


@pytest.mark.rule("UB-120", "UB-121", "UB-153")
def test_optional_rules_are_chosen_before_play(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, boxed())
    assert values(scene, "new.optional") == ["", "favors", "ambitions", "favors ambitions"]
    for chosen in ("favors", "ambitions", "favors ambitions", ""):
        scene.choices.rules.set_optional(chosen)
        setup = the_game().setup(scene.setup.party.setup(5))
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
    assert scene.setup.party.ambitions and scene.setup.party.favors is False
    assert "favors" not in scene.setup.party.setup(5)


@pytest.mark.rule("UB-180", "UB-247")
def test_one_ai_deck_hunts_and_the_other_does_not(tmp_path: Path) -> None:
    chosen = boxed(Seat("human", "han_solo"), Seat("deck", "lando_calrissian"))
    assert "boba_fett" in chosen.playable(1), "with the box the AI plays everybody"
    chosen.add()
    assert chosen.seats[2].kind == "captain", "one person plays against one more computer player"
    chosen.give(2, "chewbacca_character")
    note = chosen.play_by(2, "deck")
    assert "player 2 does not" in note and chosen.held() == ["han_solo", "lando_calrissian", RANDOM]
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


def test_every_choice_with_the_box_comes_back_from_its_code() -> None:
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
        before = scene.setup.party.held()
        click(app, each.rect.center)
        if each.barred:
            assert each.tip.startswith("Taken by player") and scene.setup.party.held() == before
            press_key(app, pygame.K_ESCAPE)
        else:
            assert scene.setup.party.held() == [each.character.id, *before[1:]]


def test_the_fame_to_win_stays_where_it_is_offered(tmp_path: Path) -> None:
    """Otherwise the nearest number is taken, and said."""
    _, scene = opened(tmp_path, boxed(Seat("human", "han_solo"), Seat("human", "bossk")))
    scene.choices.rules.set_goal("8")
    scene.choices.rules.set_optional("favors ambitions")
    assert scene.setup.party.fame_goal == 8 and scene.setup.note == ""
    scene.choices.rules.set_optional("")
    assert scene.setup.party.fame_goal == 8 and scene.setup.note == ""
    scene.choices.rules.set_goal("12")
    scene.choices.rules.set_optional("ambitions")
    assert scene.setup.party.fame_goal == 10
    assert scene.setup.note == "Fame to win is 10 now: 12 is for games without ambitions."
    scene.choices.rules.set_goal("6")
    scene.choices.rules.set_box("")
    assert scene.setup.party.fame_goal == 8 and "Fame to win is 8 now" in scene.setup.note
    assert scene.form.find("new.note") is not None


def test_the_box_takes_its_characters_and_its_deck_away_and_says_so() -> None:
    chosen = boxed(Seat("human", "chewbacca_character"), Seat("deck", "han_solo"),
                   Seat("deck", "boba_fett"))  # fmt: skip
    note = chosen.box(False)
    assert [each.kind for each in chosen.seats] == ["human", "deck", "captain"]
    assert chosen.held() == [RANDOM, "han_solo", "boba_fett"] and chosen.fits()
    assert "Chewbacca comes with the expansion: player 1's character is now random." in note
    assert "The base game has one AI deck, so player 3 is now Computer: Captain." in note
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
    assert note.startswith("The AI deck cannot play Bossk, who starts with a bounty: player 2")
    assert chosen.held() == ["han_solo", RANDOM, "jyn_erso"]
    assert chosen.why_not_kind(2, "deck") == "The base game has one AI deck, and player 2 uses it."
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
    scene.setup.pick_seat(1)
    settle(app)
    said = {"bossk": "The AI deck cannot play Bossk", "ig_88": "Taken by player 3 (Kim)."}
    for id, why in said.items():
        card = scene.form.find(f"character.{id}")
        assert isinstance(card, CharacterCard) and card.barred
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
    top = on_top(app, PickScene)
    assert "cannot play IG-88" in top.picks[0].why_not


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
            title = scene.choices.seat_title(place)
            assert shown is not None and title == (getattr(shown, "words", "") or shown.hint)


PLAYED = ("legend", "veteran", "drifter")


def four(box: bool = False) -> Party:
    """Return a person against three levels."""
    cast = ("han_solo", "bossk", "jyn_erso", RANDOM)
    seats = [Seat(kind, who) for kind, who in zip(("human", *PLAYED), cast, strict=True)]
    goal, boxes = (8, [BOX]) if box else (10, [])
    return Party(seats, goal, expansions=boxes, favors=box, ambitions=box)


def opened(
    folder: Path, chosen: Party, size: Any = (1280, 720), scale: float = 1.0, seed: int | None = 5
) -> tuple[App, NewGameScene]:
    return open_scene(
        new_game.make, seed, chosen, records.Book(), size=size, folder=folder, ui_scale=scale,
        first_start_done=True,
    )  # fmt: skip


def words(scene: NewGameScene) -> str:
    found = scene.form.find("new.primer")
    return found.markup if isinstance(found, RichText) else ""


@pytest.mark.parametrize(
    ("box", "size", "scale"),
    turns([True, False], product([(1280, 720), (1920, 1080)], [1.0, 1.5, 2.0])),
)
def test_four_seats_fit(tmp_path: Path, size: Any, box: bool, scale: float) -> None:
    """Nothing is cut; what has no room for words has them as a tip."""
    app, scene = opened(tmp_path, four(box), size, scale)
    for place in range(4):
        scene.setup.pick_seat(place)
        settle(app)
        assert audit(app) == []
        row = scene.form.find(f"seat.{place}.kind")
        if isinstance(row, Dropdown):
            level = levels.level(PLAYED[place - 1])
            assert row.label == f"Computer: {level.name}" and level.sentence in row.tip
            assert not words(scene) or level.sentence in words(scene)


def test_a_click_anywhere_in_a_row_picks_its_seat(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, four())
    scene.setup.pick_seat(1)
    you = scene.form.find("seat.0.kind").rect
    for spot in (you.center, (you.right + 4, you.bottom - 2)):
        scene.setup.pick_seat(1)
        app.frame([], 0.02)
        tap(app, spot)
        assert scene.setup.picked == 0


def test_a_level_is_described(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, four())
    for place, kind in enumerate(PLAYED, 1):
        scene.setup.pick_seat(place)
        settle(app)
        level, nature = levels.level(kind), levels.temperament(5, place)
        for said in (level.sentence, level.strength, nature.name, nature.sentence):
            assert said in words(scene)
            assert said in scene.choices.kind_tip(place)
    scene.setup.pick_seat(1)
    scene.foot.set_seed("6")
    assert levels.temperament(6, 1).sentence in words(scene)
    scene.foot.set_seed("")
    assert "The seed decides" in words(scene)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_one_menu_has_a_friend_every_level_and_the_deck(
    tmp_path: Path, size: Any, scale: float
) -> None:
    app, scene = opened(tmp_path, Party(), size, scale)
    press(app, "seat.1.kind")
    menu = on_top(app, PickScene)
    assert audit(app) == []
    assert [each.id for each in menu.picks] == ["human", *(e.id for e in levels.LEVELS), "deck"]
    told = {each.id: each.words for each in menu.picks}
    for level in levels.LEVELS:
        assert level.sentence in told[level.id] and level.strength in told[level.id]
    assert "rulebook" in told["deck"] and told["human"]
    assert scene.setup.picked == 1, "the seat whose menu is open is the marked one"
    press_key(app, pygame.K_6)
    assert app.stack.top is scene and scene.setup.party.seats[1].kind == "legend"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("box", [False, True])
def test_levels_have_a_code_that_can_be_typed(tmp_path: Path, size: Any, box: bool) -> None:
    app, scene = opened(tmp_path, four(box), size)
    code = field_of(scene).value
    assert code == scene.setup.party.code(5) and len(code) == 22
    assert audit(app) == []
    other = Party()
    found, seed = other.from_code(code.lower())
    assert seed == 5 and [seat.kind for seat in found.seats] == ["human", *PLAYED]
    assert found.setup(5) == scene.setup.party.setup(5) and found.code(5) == code
    scene.seats.play_by(1, "captain")
    assert field_of(scene).value not in ("", code)


def field_of(scene: NewGameScene) -> TextEntry:
    found = scene.form.find("new.code")
    assert isinstance(found, TextEntry)
    return found
