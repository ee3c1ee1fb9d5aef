"""Setting up: few clicks, remembered choices, codes, random characters, house rules, expected
length."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.draw import richtext
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.setup import new_game, pace
from game.client.games.outer_rim.play import party
from game.client.games.outer_rim.ending import records
from game.client.games.outer_rim.play.house_rules import RULES
from game.client.games.outer_rim.play.model import the_game
from game.client.games.outer_rim.play.party import RANDOM, Party, Seat
from game.client.games.outer_rim.ending.records import Book, Game
from game.client.games.outer_rim.table import scene as table
from game.client.shell.window import screens
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.window.settings import Settings
from game.client.shell.title.title import TitleScene
from game.client.widgets import Label, RichText, TextEntry, Toggle
from game.outer_rim.rules.variants import VARIANTS
from game.outer_rim.share import CodeError
from tests.breadth import first
from tests.client.conftest import Size, open_scene, press, press_key, settle, type_text

SIZES = [(1280, 720), (1920, 1080)]


def open_setup(
    folder: Path, chosen: Party | None = None, seed: int | None = 5, size: Any = SIZES[0]
) -> tuple[App, new_game.OuterRimSetup]:
    app, _ = open_scene(TitleScene, size=size, folder=folder, first_start_done=True)
    scene = new_game.OuterRimSetup(app, seed, chosen)
    app.stack.push(scene)
    settle(app)
    return app, scene


def said(scene: new_game.OuterRimSetup) -> str:
    line = scene.form.find("new.said")
    return line.words


def fault(scene: new_game.OuterRimSetup) -> str:
    """Return the reason beside Start why no game can begin."""
    words = scene.form.find("new.why")
    return words.markup if isinstance(words, RichText) else ""


def field(scene: new_game.OuterRimSetup, id: str) -> TextEntry:
    found = scene.form.find(id)
    assert isinstance(found, TextEntry)
    return found


def type_code(app: App, scene: new_game.OuterRimSetup, text: str) -> None:
    """Type another code into the field, letter by letter."""
    scene.form.set_focus(field(scene, "new.code"))
    press_key(app, pygame.K_END)
    for _ in range(20):
        press_key(app, pygame.K_BACKSPACE)
    type_text(app, text)
    settle(app)


# --- few clicks -----------------------------------------------------------------------------------


def test_two_clicks_from_the_title_to_the_first_decision(tmp_path: Path) -> None:
    app = App(Settings(speed="off", first_start_done=True), size=SIZES[0], folder=tmp_path)
    app.open()
    app.stack.push(screens.make("title", app))
    settle(app)
    press(app, "menu.new_game")
    press(app, "new.start")
    assert isinstance(app.stack.top, table.TableScene)
    assert app.stack.top.model.decision is not None


HAN, BOSSK = (Seat("human", id) for id in ("han_solo", "bossk"))
HUNTERS = [HAN, Seat("deck", "bossk"), Seat("deck", "boba_fett")]


# --- by chance ------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", first(1, SIZES[::-1]))
def test_chance_decides_by_the_seed(tmp_path: Path, size: Size) -> None:
    app, scene = open_setup(tmp_path, Party(), 8, size)
    press(app, "new.random")
    assert scene.party.seats[0].character == RANDOM and audit(app) == []
    name = scene.form.find("new.name")
    assert isinstance(name, Label) and name.words == "Random"
    press(app, "new.start")
    top = app.stack.top
    assert isinstance(top, table.TableScene)
    drawn = top.model.session.header.setup["seats"][0]["character"]
    assert drawn == scene.party.cast_by(8)[0].character != "lando_calrissian"
    assert Party.remembered().seats[0].character == RANDOM


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
    scene.by_chance()
    scene.pick_seat(1)
    scene.by_chance()
    assert [each.character for each in scene.party.seats] == [RANDOM, RANDOM]
    scene.pick("han_solo")
    assert [each.character for each in scene.party.seats] == [RANDOM, "han_solo"]
    scene.play_by(1, "human")
    scene.add()
    assert len({each.character for each in scene.party.seats}) == 3


# --- codes ----------------------------------------------------------------------------------------


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
    assert first == scene.party.code(5) and len(first.replace("-", "")) == 12
    scene._set_goal("12")
    assert field(scene, "new.code").value != first
    wanted = Party([Seat("human", "jyn_erso"), Seat("human", "bossk"), Seat("deck", "han_solo")],
                   8, "modular", variants=["trailing_bonus"])  # fmt: skip
    wanted.seats[1].ship = "g9_rigger"
    scene.party.seats[0].name = "Vela"
    type_code(app, scene, wanted.code(4711).lower())
    wanted.seats[0].name = "Vela"
    assert scene.party == wanted and scene.seed == "4711"
    assert field(scene, "new.code").value == wanted.code(4711)
    assert "About" in said(scene) and audit(app) == []


def test_a_code_that_is_wrong_says_so_and_starts_nothing(tmp_path: Path) -> None:
    app, scene = open_setup(tmp_path, Party())
    code = scene.party.code(5).replace("-", "")
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
    scene.pick("bossk")
    assert fault(scene) == "", "whoever chooses something else has given the code up"
    press(app, "new.start")
    assert isinstance(app.stack.top, table.TableScene)


def test_without_a_seed_there_is_no_code(tmp_path: Path) -> None:
    app, scene = open_setup(tmp_path, Party())
    scene._set_seed("")
    assert field(scene, "new.code").value == "" and audit(app) == []
    copy = scene.form.find("new.copy")
    assert copy is not None and not copy.enabled
    press(app, "new.start")
    assert isinstance(app.stack.top, table.TableScene)


def test_code_and_seed_can_be_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", kept.append)
    app, scene = open_setup(tmp_path, Party())
    press(app, "new.copy")
    scene.form.set_focus(field(scene, "new.seed"))
    press_key(app, pygame.K_c, pygame.KMOD_CTRL)
    assert kept == [scene.party.code(5), "5"]


# --- house rules ----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_house_rules_are_off_until_they_are_turned_on(tmp_path: Path, size: Size) -> None:
    app, scene = open_setup(tmp_path, Party(), 5, size)
    assert "variants" not in scene.party.setup()
    press(app, "new.rules")
    top = app.stack.top
    assert top is not None and top.name == "house_rules" and audit(app) == []
    for rule in RULES:
        toggle, words = top.form.find(f"house.{rule.id}"), top.form.find(f"house.{rule.id}.words")
        assert isinstance(toggle, Toggle) and not toggle.value
        assert isinstance(words, RichText) and words.markup == rule.words
    press(app, "house.trailing_bonus")
    press(app, "house.done")
    assert app.stack.top is scene and scene.party.setup()["variants"] == ["trailing_bonus"]
    press(app, "new.start")
    game = app.stack.top
    assert isinstance(game, table.TableScene)
    assert game.model.session.header.setup["variants"] == ["trailing_bonus"]
    assert game.model.view["variants"] == ["trailing_bonus"]


def test_every_house_rule_is_on_the_page() -> None:
    assert [each.id for each in RULES] == list(VARIANTS)


# --- how long -------------------------------------------------------------------------------------


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


# --- practice -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "shown"), [((1920, 1080), True), ((2560, 1440), True), ((1280, 720), False)]
)
def test_the_chosen_character_comes_forward(tmp_path: Path, size: Size, shown: bool) -> None:
    """It stands beside the words where there is room, and nobody does for a random one."""
    app, scene = open_scene(
        new_game.OuterRimSetup, 7, party.Party(), records.Book(), size=size, folder=tmp_path
    )
    person, words = scene.form.find("new.person"), scene.form.find("new.primer")
    assert (person is not None) == shown and words is not None
    assert audit(app) == []
    if person is not None:
        assert words.rect.width < person.rect.right - words.rect.left - person.rect.width // 2
    scene.by_chance()
    settle(app)
    assert scene.form.find("new.person") is None and audit(app) == []


def test_an_icon_and_its_word_stay_on_one_line() -> None:
    m = Metrics((1920, 1080), 1.0)
    for character in the_game().base.content.characters:
        facts, _ = new_game.about(the_game().base.content, character)
        for wide in range(m.du(120), m.du(420), m.du(4)):
            for line in richtext.layout(m, "body", facts, wide).lines:
                assert not line.runs or line.runs[-1].kind == "text", (character, wide)
