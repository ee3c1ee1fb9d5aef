"""Setting up a game of captains: choices, codes, the screen; and saved games in the list."""

from __future__ import annotations

import random
import re
from itertools import product
from pathlib import Path

import pytest

from game.bootstrap import ROOT
from game.client.games.free_captains.cards.gallery import CaptainCard, DieTile, LevelCard
from game.client.games.free_captains.ending import records
from game.client.games.free_captains.play import party
from game.client.games.free_captains.play.party import RANDOM, Party, Seat, the_game
from game.client.games.free_captains.setup.new_game import WINS, make
from game.client.games.free_captains.shelf.saves import SAVES
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.window import thumbnails
from game.client.tabletop.records.records import Played
from game.client.tabletop.setup.new_game import NewGameScene
from game.free_captains import share
from game.free_captains.share import CodeError
from game.players import make_players
from game.table import codes
from game.table.session import Session
from tests.breadth import first_rows
from tests.client.conftest import Size, Some, open_scene, settle, tap

SIZES = [(1280, 720), (1920, 1080)]


def open_setup(
    folder: Path, size: Size = SIZES[0], scale: float = 1.0, chosen: Party | None = None
) -> tuple[App, NewGameScene]:
    return open_scene(
        make, 7, chosen or Party(), records.Book(), size=size, folder=folder, ui_scale=scale
    )


def press(app: App, scene: NewGameScene, id: str) -> None:
    widget = scene.form.find(id)
    tap(app, widget.rect.center)


@pytest.mark.parametrize(("size", "scale"), first_rows(1, product(SIZES, [1.0, 1.5, 2.0])))
def test_every_captain_is_sound(tmp_path: Path, size: Size, scale: float, some: Some) -> None:
    app, scene = open_setup(tmp_path, size, scale)
    assert audit(app) == []
    for captain in some((*the_game().content.captains, RANDOM), 4):
        scene.choices.pick(captain)
        settle(app)
        assert audit(app) == [], captain


def test_captain_level_and_dice_are_a_click_away(tmp_path: Path) -> None:
    app, scene = open_setup(tmp_path)
    found = [each for each in scene.form.widgets if isinstance(each, CaptainCard | LevelCard)]
    assert len(found) == len(the_game().content.captains) + len(WINS)
    press(app, scene, "captain.ca_06")
    press(app, scene, "level.advanced")
    assert (scene.choices.player.captain, scene.setup.party.level) == ("ca_06", "advanced")
    assert scene.choices.player.dice == ["infiltration_agent", "engineer"]
    press(app, scene, "die.scanning_technology")
    assert scene.choices.player.dice == ["engineer", "scanning_technology"], (
        "the oldest stays behind"
    )
    press(app, scene, "die.engineer")
    assert scene.setup.party.setup()["dice"] == ["scanning_technology"]
    press(app, scene, "captain.ca_01")
    tiles = [each for each in scene.form.widgets if isinstance(each, DieTile)]
    assert len(tiles) == 3 and all(each.kept and not each.focusable for each in tiles)
    press(app, scene, "new.random")
    assert "captain" not in scene.setup.party.setup() and not scene.form.find("new.tracks")


def test_every_choice_can_be_played() -> None:
    game = the_game()
    for captain in (*game.content.captains, RANDOM):
        for level in WINS:
            chosen = Party([Seat()], level)
            chosen.cast(captain)
            assert chosen.sound()
            state = game.new(game.setup(chosen.setup()), 7)
            assert captain in (RANDOM, state.captain) and state.setup.level == level
            assert state.dice == chosen.seats[0].dice


@pytest.mark.parametrize(
    "seat",
    [Seat(captain="ca_04", dice=["scanning_technology"]),
     Seat(captain="ca_04", dice=["engineer", "engineer"]),
     Seat(captain="ca_04", dice=["engineer", "weapons_specialist", "infiltration_agent"]),
     Seat(captain="nobody"), Seat(captain=RANDOM, dice=["engineer"]), Seat(kind="greedy")],
)  # fmt: skip
def test_choices_from_a_file_are_checked(seat: Seat) -> None:
    assert not Party([seat]).sound()
    Party([seat]).remember()
    assert Party.last_choices() == Party()


def test_the_wins_of_the_computer_are_those_that_were_measured() -> None:
    """Within what chance may do; the page is written by ``main.py simulate``."""
    page = (ROOT / "docs" / "measured" / "balance_moonpeeler.md").read_text("utf-8")
    _, _, rest = page.partition(": greedy\n")
    for level, wins in WINS.items():
        row = re.search(rf"^\| {level} \|.*?\| (\d+\.\d)% ±", rest, re.MULTILINE)
        assert row is not None and abs(float(row[1]) - wins) <= 6, level


def test_every_choice_comes_back_from_its_code() -> None:
    rng = random.Random(1)
    for _ in range(300):
        chosen = Party([Seat(name="Kim")], rng.choice(list(WINS)))
        chosen.cast(rng.choice([*the_game().content.captains, RANDOM]))
        for die in list(chosen.seats[0].dice):
            if rng.random() < 0.5:
                chosen.keep(die)
        card = chosen.seats[0].card
        chosen.seats[0].dice.sort(key=card.dice.index if card else None)
        seed = rng.randrange(share.SEEDS)
        code = chosen.code(seed)
        assert chosen.from_code(code.lower().replace("-", " ")) == (chosen, seed)


def test_a_wrong_code_is_refused_with_the_fault() -> None:
    code = Party().code(5).replace("-", "")
    for place in range(len(code)):
        for sign in codes.SIGNS:
            if sign != code[place]:
                with pytest.raises(CodeError):
                    share.decode(code[:place] + sign + code[place + 1 :], the_game())
    assert Party().code(share.SEEDS) == "", "a seed too long has no code"


def test_whatever_has_the_right_check_is_a_game_or_refused() -> None:
    rng = random.Random(2)
    for _ in range(2000):
        signs = [rng.randrange(32) for _ in range(share.LENGTH - 1)]
        text = "".join(codes.SIGNS[each] for each in (*signs, codes._check(signs, share.FORM)))
        try:
            setup, seed = share.decode(text, the_game())
        except CodeError:
            continue
        assert share.encode(setup, seed, the_game()) == text and the_game().new(setup, seed)


def test_the_code_on_the_screen_changes_the_choices(tmp_path: Path) -> None:
    app, scene = open_setup(tmp_path)
    chosen = Party(level="advanced")
    chosen.cast("ca_02")
    scene.foot.set_code(chosen.code(99))
    settle(app)
    assert (scene.choices.player.captain, scene.setup.party.level, scene.setup.seed) == (
        "ca_02",
        "advanced",
        "99",
    )


def test_own_games_on_the_level_say_how_long_it_takes() -> None:
    book = records.Book()
    assert records.expected(book, "normal").games == 0
    for number in range(4):
        book.games.append(
            records.Record(id=f"{number:016}", seats=1, rounds=11, minutes=33.0, level="normal",
                           players=(Played(character="ca_04", won=True),))
        )  # fmt: skip
    assert records.expected(book, "normal").words == "About 11 rounds, 35 minutes"
    assert records.expected(book, "basic").games == 0


@pytest.mark.parametrize("answers", [0, 12, 1000])
def test_a_save_is_described_and_drawn(tmp_path: Path, answers: int) -> None:
    path = tmp_path / "game.jsonl"
    setup = {"game": "free_captains", "level": "basic", "seats": [{"kind": "human"}],
             "captain": "ca_05"}  # fmt: skip
    session = Session(the_game(), setup, 3, path)
    session.autoplay({0: make_players("free_captains", ("random",), 3)[0]}, answers)
    facts = SAVES.describe(path)
    assert facts.hero == "Pell Santavar" and " of 4 weapons" in facts.line
    assert facts.finished == (answers == 1000)
    assert dict(facts.details)["Level"] == "Basic"
    assert SAVES.picture(path).get_size() == thumbnails.SIZE


def test_the_first_captain_is_known() -> None:
    assert party.FIRST in the_game().content.captains
