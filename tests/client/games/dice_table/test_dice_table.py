"""The dice table in the window and what is heard: built, weighed, rolled and typed by mouse and by
keys."""

from __future__ import annotations

from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.draw import fonts, theme
from game.client.games.dice_table.setup.setup import MOST, TableParty
from game.client.games.dice_table.setup.setup import make as make_setup
from game.client.games.dice_table.shelf.saves import SAVES
from game.client.games.dice_table.sound import cues
from game.client.games.dice_table.sound.sounds import SOUNDS
from game.client.games.dice_table.table.felt import lucks
from game.client.games.dice_table.table.table import table_of
from game.client.games.edge.cards import solid_dice
from game.client.games.edge.checks.dice_well import Well
from game.client.games.edge.lessons.dice_chapters import DICE
from game.client.games.edge.lessons.scenes import LESSONS
from game.client.games.edge.sound.sounds import SOUNDS as EDGE
from game.client.shell.app.app import App
from game.client.games.dice_table.play import files
from game.client.games.dice_table.play.shown import players_table
from game.client.games.dice_table.table import players_window
from game.client.shell.window.command_palette import PaletteScene
from game.dice_table.writing import written
from game.client.shell.app.audit import audit
from game.client.shell.title.title import TitleScene
from game.client.shell.window import registry
from game.client.shell.window.settings import Settings
from game.client.sound.player import Sound
from game.client.tabletop.guidance.lesson import Chapter
from game.client.tabletop.lessons.teacher import Teacher, open_chapter
from game.client.tabletop.play.load_session import the_game
from game.client.tabletop.play.party import Seat
from game.client.tabletop.setup.new_game import NewGameScene
from game.client.tabletop.table.scene import TableScene
from game.dice_table import events as e
from game.edge.dice.faces import FACES, Kind
from game.edge.dice.pool import Pool
from game.table.events import Event
from game.table.session import Session
from tests.breadth import turns
from tests.client.conftest import Size, click, open_scene, settle, show, tap, texts_of
from tests.client.games.edge.test_cues import BEST, GOOD, WORST

SMALL, LARGE = (1280, 720), (1920, 1080)
BUILT = ("skill:stealth", "more:rank", "more:rank", *("more:characteristic",) * 3, "level:hard",
         "why:cover", "add:setback")  # fmt: skip


def open_table(
    *keys: str, size: Size = LARGE, side: str = "odds", low: str = "sheets",
    sheets: str = "heroes", scale: float = 1.0, tab: str = "dice",
) -> tuple[App, TableScene]:  # fmt: skip
    """Return a table after some answers."""
    party = TableParty()
    party.sheets = sheets
    session: Session[Any] = Session(the_game("dice_table"), party.setup(3), 3)
    for key in keys:
        session.choose(key)
    app = App(Settings(speed="off", ui_scale=scale), size=size, folder=Path("no-saves"))
    app.open()
    table = table_of(app, session)
    table.ui.side, table.ui.low, table.ui.tab = side, low, tab
    show(app, table)
    return app, table


def last(table: TableScene) -> str:
    return str(table.model.session.history[-1].answer.key)


def press(app: App, key: int, unicode: str, mod: int = 0) -> None:
    app.frame([pygame.event.Event(pygame.KEYDOWN, key=key, unicode=unicode, mod=mod)], 0.1)
    settle(app)


@pytest.mark.painted
def test_force_dice_alone_say_why_there_are_no_chances() -> None:
    shown = []
    for keys in ((), ("add:force", "add:force"), ("add:ability", "add:force")):
        with fonts.collect_text() as texts:
            open_table(*keys)
        words = " ".join(each.text for each in texts)
        shown.append(("before you roll it" in words, "has no odds" in words))
    assert shown == [(True, False), (False, True), (False, False)]


@pytest.mark.parametrize("size", (SMALL, LARGE))
def test_a_die_is_added_by_a_click_and_taken_by_the_other_button(size: Size) -> None:
    app, table = open_table(size=size)
    at = table.table.board.own["add:ability"].center
    click(app, at)
    assert table.model.pool.count(Kind.ABILITY) == 1
    app.frame([pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=3, pos=at)], 0.1)
    settle(app)
    assert table.model.pool.count(Kind.ABILITY) == 0


def test_letters_add_dice_and_shift_takes_them() -> None:
    app, table = open_table()
    press(app, pygame.K_p, "p")
    press(app, pygame.K_d, "d")
    press(app, pygame.K_d, "d")
    press(app, pygame.K_d, "D", pygame.KMOD_SHIFT)
    assert (table.model.pool.proficiency, table.model.pool.difficulty) == (1, 1)


def test_the_builder_makes_a_pool_and_a_click_takes_a_step_out() -> None:
    app, table = open_table(*BUILT)
    assert table.model.view["pool"]["dice"]["setback"] == 1
    step = next(each["id"] for each in table.model.view["pool"]["steps"] if each["stage"] == "add")
    click(app, table.table.board.own[f"drop:{step}"].center)
    assert table.model.view["pool"]["dice"]["setback"] == 0


def test_a_roll_is_spent_by_the_guide() -> None:
    app, table = open_table(*BUILT, "roll", side="guide")
    key = next(key for key in table.table.board.own if key.startswith("spend:"))
    click(app, table.table.board.own[key].center)
    assert last(table) == key
    assert table.model.last is not None and table.model.last.lines == (key.partition(":")[2],)
    assert any("Game Master" in each for each in lucks(table.model))


def test_dice_of_a_real_table_are_typed_in() -> None:
    app, table = open_table("add:ability", "add:difficulty")
    table.table.board.turn_typing()
    settle(app)
    click(app, table.table.board.own["face:3"].center)
    assert table.model.state.typed == (3,)
    click(app, table.table.board.own["face:1"].center)
    roll = table.model.last
    assert roll is not None and [face for _, face in roll.dice] == [3, 1]
    assert table.model.state.history[-1].typed


def test_a_coin_turns_over_and_a_sheet_takes_a_wound() -> None:
    app, table = open_table("coin:light", low="destiny")
    click(app, table.table.board.own["flip:light"].center)
    assert table.model.state.destiny == ("dark",)
    table.table.board.turn_low("sheets")
    settle(app)
    click(app, table.table.board.own["wound:s1"].center)
    assert table.model.state.sheets[0].wounds == 1


@pytest.mark.painted
def test_behind_the_curtain_the_felt_says_so() -> None:
    app, table = open_table(*BUILT)
    open_felt = table.app.screen.get_at(table.view.areas.board.topleft)
    click(app, table.view.listed["curtain"].center)
    assert table.model.state.curtain and not len(table.model.pool)
    closed = table.app.screen.get_at(table.view.areas.board.topleft)
    assert closed != open_felt


@pytest.mark.parametrize(
    ("places", "size", "scale"),
    turns([("dice", "sheets"), ("desk", "sheets"), ("desk", "turns"), ("desk", "ranges"),
           ("desk", "destiny"), ("side", "pins"), ("log", "sheets")],
          product((SMALL, LARGE), (2.0, 1.0, 1.25, 1.5))),
)  # fmt: skip
def test_every_word_has_room_with_large_letters(
    places: tuple[str, str], size: Size, scale: float
) -> None:
    tab, low = places
    app, table = open_table(*BUILT, "roll", "destiny", "count_up:clock", "slot:players", "place",
                            "wound:s1", size=size, scale=scale, tab=tab, low=low)  # fmt: skip
    assert audit(app) == []
    texts = texts_of(table)
    assert not [each.text for each in texts if each.text.endswith("\u2026")]
    if table.view.areas.shows("build"):
        assert any(each.where.startswith("step.") for each in texts), "the steps have room"


@pytest.mark.parametrize(
    ("chapter", "size", "scale"), turns(DICE, product((SMALL, LARGE), (1.0, 1.5, 2.0)))
)
def test_a_lesson_keeps_what_it_asks_for_in_sight(
    chapter: Chapter, size: Size, scale: float
) -> None:
    app = App(Settings(speed="off", ui_scale=scale), size=size, folder=Path("no-saves"))
    app.open()
    scene = open_chapter(app, LESSONS, chapter, keep=False)
    assert isinstance(scene, TableScene) and isinstance(scene.table.guest, Teacher)
    show(app, scene)
    for step in chapter.steps:
        assert audit(app) == []
        for _ in range(2):  # two dice of a kind
            wanted = [key.key for key in scene.table.guest.coach.wanted] if step.task else []
            if not step.task or not wanted or scene.table.guest.coach.step is not step:
                break
            assert wanted[0] in {each.key for each in scene.controls()}, step.text
            scene.model.answer(wanted[0])
            scene.relayout(app.metrics)
            settle(app)
        if not step.task:
            scene.table.guest.go_on()
            scene.relayout(app.metrics)
            settle(app)
    assert scene.table.guest.coach.over


def test_its_door_is_in_the_box_of_another_game(tmp_path: Path) -> None:
    assert "dice_table" not in [each.id for each in registry.games()]
    assert [each.id for each in registry.boxed("edge")] == ["dice_table"]
    app, title = open_scene(TitleScene, size=LARGE, folder=tmp_path, first_start_done=True)
    title.choose([each.id for each in title.games].index("edge"))
    settle(app)
    door = title.form.find("menu.box.dice_table")
    click(app, door.rect.center)
    assert isinstance(app.stack.top, NewGameScene)
    start = app.stack.top.form.find("new.start")
    click(app, start.rect.center)
    assert isinstance(app.stack.top, TableScene)


def heard(*events: Event) -> list[str]:
    return [cue for cue, _, _ in cues.cues(events, 0)]


def check(kind: type[e.Typed], *dice: tuple[Kind, int]) -> e.Typed:
    return kind(
        roll="r", who=0, skill="", chance="", dice=tuple(each.value for each, _ in dice),
        faces=tuple(number for _, number in dice),
    )  # fmt: skip


def test_a_roll_is_thrown_and_typed_dice_are_laid_down() -> None:
    assert heard(check(e.Rolled, GOOD)) == ["cast_one", "settle_eight", "success"]
    assert heard(check(e.Rolled, BEST, GOOD)) == ["cast_few", "settle_twelve", "success", "triumph"]
    assert heard(check(e.Typed, WORST)) == ["settle_twelve", "failure", "despair"]
    assert heard(check(e.RollShown, GOOD)) == ["settle_eight", "success"]


def test_nobody_hears_how_a_hidden_roll_went() -> None:
    secret = check(e.Rolled, BEST)
    secret.to = (0,)
    assert heard(secret, e.HiddenRoll()) == ["hidden"]


def test_force_dice_alone_neither_succeed_nor_fail() -> None:
    assert heard(check(e.Rolled, (Kind.FORCE, 1))) == ["cast_one", "settle_twelve"]


NUMBER = {"roll": "r", "who": 0, "value": 7}
INJURY = {"sheet": "s1", "name": "A", "row": "r", "value": 40, "sum": 40}
MARK = {"sheet": "s1", "name": "A", "now": 1}
PLAIN: tuple[tuple[Event, list[str]], ...] = (
    (e.NumberRolled(digits=(7,), **NUMBER), ["cast_one"]),
    (e.NumberRolled(digits=(0, 7), **NUMBER), ["cast_few"]),
    (e.NumberTyped(digits=(7,), **NUMBER), ["settle_eight"]),
    (e.NumberShown(digits=(7,), **NUMBER), ["settle_eight"]), (e.HiddenRoll(), ["hidden"]),
    (e.CurtainMoved(closed=True), ["curtain"]),
    (e.DestinyRolled(faces=(1,), light=1, dark=0), ["destiny"]),
    (e.CoinFlipped(side="light"), ["coin_light"]), (e.CoinFlipped(side="dark"), ["coin_dark"]),
    (e.CoinMoved(side="dark", on=True), ["chip"]), (e.LineWritten(roll="r", line="l"), ["chip"]),
    (e.SheetMarked(sort="strain", n=1, **MARK), ["strain"]),
    (e.SheetMarked(sort="wounds", n=1, **MARK), ["wound"]),
    (e.SheetMarked(sort="wounds", n=-1, **MARK), ["recover"]),
    (e.InjuryRolled(**INJURY), ["cast_few", "critical"]), (e.InjuryTyped(**INJURY), ["critical"]),
    (e.InjuryHealed(sheet="s1", name="A", row="r"), ["recover"]),
    (e.Pinned(pin="p", on=True), ["job"]), (e.Pinned(pin="p", on=False), []),
    (e.CounterMoved(counter="c", now=2), ["box"]),
    (e.TurnPassed(slot="s", group="players", round=1), ["step"]), (e.PoolChanged(), []),
)  # fmt: skip


@pytest.mark.parametrize("event, sounds", PLAIN)
def test_each_event_plays_its_cue(event: Event, sounds: list[str]) -> None:
    assert heard(event) == sounds


def test_there_is_rain_and_no_music() -> None:
    sound = Sound(Settings(effects=0.0), dummy=True)
    sound.mood("calm", SOUNDS)
    assert sound.music.wanted == "" and sound.bed.wanted == EDGE.mood("calm").bed
    sound.close()


def test_a_roll_at_the_table_is_heard() -> None:
    app, table = open_table(*BUILT)
    found: list[str] = []
    app.cue = lambda name, after=0.0, count=0: found.append(name)
    table.do.ask("roll")
    settle(app)
    assert any(cue.startswith("cast_") for cue in found), found
    found.clear()
    table.do.ask("coin:light")
    settle(app)
    table.table.board.turn_low("destiny")
    settle(app)
    tap(app, table.table.board.own["flip:light"].center)
    assert "chip" in found and "coin_light" in found, found


def test_a_roll_opens_the_guide_and_the_next_pool_the_odds() -> None:
    app, table = open_table("add:ability", "add:difficulty")
    table.do.choose("roll")
    settle(app)
    assert table.ui.side == "guide" and table.form.find("felt.dice") is not None
    table.do.choose("add:boost")
    settle(app)
    assert table.ui.side == "odds"


def test_the_result_waits_for_its_dice() -> None:
    app, table = open_table("add:ability", "add:difficulty")
    table.motion.speed = "normal"
    table.do.choose("roll")
    app.frame([], 0.1)
    assert table.ui.past is not None and "last.net" not in {each.where for each in texts_of(table)}
    table.motion.finish_all()
    settle(app)
    assert table.ui.past is None and "last.net" in {each.where for each in texts_of(table)}


def test_dice_that_cancel_whole_lie_broken() -> None:
    app, table = open_table("add:ability", "add:ability", "add:difficulty")
    table.table.board.turn_typing()
    settle(app)
    for face in (2, 1, 2):  # a Success, nothing, and a Failure
        table.do.choose(f"face:{face}")
    settle(app)
    well = table.form.find("felt.dice")
    assert isinstance(well, Well) and len(well.pairs) == 1
    assert well._broken() == {well.pairs[0].positive.die, well.pairs[0].negative.die}


def test_a_triumph_whose_success_is_canceled_lies_whole() -> None:
    app, table = open_table("add:proficiency", "add:difficulty")
    table.table.board.turn_typing()
    settle(app)
    for face in (12, 2):  # a Triumph, and a Failure
        table.do.choose(f"face:{face}")
    settle(app)
    well = table.form.find("felt.dice")
    assert isinstance(well, Well) and well._broken() == {well.pairs[0].negative.die}
    well.hover_at(well.places()[0].center)
    assert well.tip == "**Proficiency**: 1 Triumph"


@pytest.mark.parametrize("kind", Kind)
def test_a_die_at_rest_is_read_at_a_glance(kind: Kind) -> None:
    """The sign on its upper face is large, and in clear contrast."""
    number = next(n for n, face in enumerate(FACES[kind], 1) if len(face) == 1)
    shown = solid_dice.at_rest(kind, number, 96)
    (spot,), size = solid_dice.sign_spots(kind, 1, 96)
    rect = pygame.Rect(0, 0, size * 3 // 4, size * 3 // 4)
    rect.center = round(spot[0]), round(spot[1])
    found = Counter(tuple(shown.get_at((x, y)))[:3] for x in range(rect.left, rect.right)
                    for y in range(rect.top, rect.bottom))  # fmt: skip
    often = [color for color, count in found.items() if count > 12]
    assert max(theme.contrast(a, b) for a, b in product(often, often)) >= 4.5


def test_the_picture_of_a_table_keeps_the_curtain() -> None:
    def picture(*keys: str) -> bytes:
        session: Session[Any] = Session(the_game("dice_table"), TableParty().setup(3), 3)
        for key in keys:
            session.choose(key)
        return pygame.image.tobytes(SAVES.draw_state(session.game, session.state), "RGB")

    pool = ("add:ability", "add:difficulty")
    assert picture(*pool, "roll") != picture(*pool) == picture("curtain", *pool, "roll")


@pytest.mark.parametrize(("size", "scale"), [*product((SMALL, LARGE), (1.0, 1.5))])
def test_from_a_sheet_to_a_roll_in_two_clicks_and_a_key(size: Size, scale: float) -> None:
    tab = "dice" if scale == 1 else "desk"
    app, table = open_table("edit:s2", size=size, scale=scale, tab=tab)
    for sheet in ("s2", "s1"):
        table.table.board.open_sheet(sheet)
        settle(app)
        assert audit(app) == [] and not [e for e in texts_of(table) if e.text.endswith("\u2026")]
    press(app, pygame.K_ESCAPE, "")
    if table.view.areas.shows("foot"):
        click(app, table.form.find("sheet.s1").rect.center)
    else:
        table.table.board.open_sheet("s1")
    settle(app)
    click(app, table.form.find("choice.pool:s1@charm").rect.center)
    press(app, pygame.K_3, "3")
    assert table.model.pool == Pool(proficiency=1, ability=2, difficulty=3)
    press(app, pygame.K_e, "e")
    assert table.model.last is not None and table.model.last.sheet == "Juno Pell"


SHIPS = ("ship:ferrywing", "ship:raider", "station:s7.pilot@s1", "station:s7.w1@s2", "target:s8",
         "facing:aft")  # fmt: skip


@pytest.mark.rule("EE-R171")
@pytest.mark.parametrize(("size", "scale"), [*product((SMALL, LARGE), (1.0, 2.0))])
def test_a_ship_has_stations_and_guns_that_a_click_rolls(size: Size, scale: float) -> None:
    tab = "dice" if scale == 1 else "desk"
    app, table = open_table(*SHIPS, "edit:s8", "injure:s8", size=size, scale=scale, tab=tab)
    for sheet in ("s8", "s7"):
        table.table.board.open_sheet(sheet)
        settle(app)
        assert audit(app) == [] and not [e for e in texts_of(table) if e.text.endswith("\u2026")]
    click(app, table.form.find("choice.crew:s7.pilot").rect.center)
    assert table.model.pool == Pool(proficiency=2, ability=1) and table.ui.sheet == ""
    table.table.board.open_sheet("s7")
    settle(app)
    gun = table.form.find("choice.attack:s7.w1")
    if table.form.find("sheet.scroll").rect.contains(gun.rect):
        click(app, gun.rect.center)
        assert table.model.pool == Pool(ability=3, difficulty=1, setback=1)


@pytest.mark.rule("EE-R172")
@pytest.mark.parametrize("size", (SMALL, LARGE))
def test_a_check_is_asked_for_and_answered(size: Size) -> None:
    app, table = open_table("curtain", "skill:charm", "level:hard", size=size)
    click(app, table.table.board.own["ask"].center)
    assert last(table) == "ask" and not table.model.seat_view.curtain and audit(app) == []
    assert "Asked for: Charm against 3 Difficulty" in {each.text for each in texts_of(table)}
    click(app, table.form.find("request.answer").rect.center)
    palette = app.stack.top
    assert isinstance(palette, PaletteScene)
    next(each for each in palette.commands if each.id == "answer:s1").run()
    assert table.model.pool == Pool(proficiency=1, ability=2, difficulty=3)


@pytest.mark.rule("EE-R132")
def test_sheets_and_tables_are_saved_and_opened_as_files(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(files, "state_folder", lambda: tmp_path)
        app, table = open_table(written("keep", "Names 01-50 Dock 51-00 Hill"))
        board = table.table.board
        for id in ("s1", table.model.seat_view.tables[0].id):
            board.save_file(id)
        (tmp_path / "dice_table" / "bad.json").write_text('{"sheet": {"name": 3}}')
        for name in ("juno-pell.json", "names.json"):
            found = {each.path.name: each for each in files.found()}
            board._open_file(found[name])
        view = table.model.seat_view
        assert [each.name for each in view.sheets][-1] == "Juno Pell 2" and len(view.tables) == 2
        told = list[str]()
        patch.setattr(table.table.views, "say", lambda text, *kind: told.append(text))
        board._open_file(found["bad.json"])
        assert told[0].startswith("bad.json: The sheet does not fit: name: ")
        assert "It would work as " in told[0]


def shown_to_players(*keys: str, size: Size = SMALL) -> bytes:
    """Return the picture of the players' window."""
    _, table = open_table(*keys)
    surface = pygame.Surface(size)
    players_window.paint(surface, players_table(table.model))
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.painted
@pytest.mark.rule("EE-R173")
def test_the_players_window_shows_nothing_of_the_game_masters_side() -> None:
    open_ = ("destiny", "add:ability", "add:difficulty", "roll", "count_up:clock", "place")
    secret = ("curtain", "foe:captain_vole", "count_up:alarm", written("note", "21:40 A lie"),
              "place", "curtain")  # fmt: skip
    plain = shown_to_players(*open_)
    assert shown_to_players(*open_, *secret) == plain
    assert shown_to_players(*open_, *secret, "turn:alarm") != plain
    hidden = ("curtain", "add:boost", "roll")
    covered = shown_to_players(*open_, *hidden)
    assert covered == shown_to_players(*open_, "curtain", "add:setback", "add:setback", "roll")


def test_the_players_window_opens_and_closes_by_its_button() -> None:
    app, table = open_table("slot:players", "next", low="session")
    for expected in (True, False, True):
        click(app, table.form.find("pick.window").rect.center)
        assert app.second.is_open == expected
    closed = pygame.event.Event(pygame.WINDOWCLOSE, window=app.second._window)
    app.frame([closed], 0.1)
    settle(app)
    assert table.form.find("pick.window").kind == "normal", "its own button closes it, too"
    click(app, table.form.find("pick.window").rect.center)
    with fonts.collect_text() as texts:
        app.second._key = None
        app.frame([], 0.1)
    assert any(each.where == "felt.title" for each in texts)
    app.stack.pop()
    app.frame([], 0.1)
    assert not app.second.is_open, "it goes with its table"


def test_an_attack_without_a_target_says_so_and_takes_the_next_one() -> None:
    app, table = open_table("attack:s1.w1", "add:proficiency", "add:proficiency")
    for face in (5, 5, 5, 5, 2, 1):
        if table.model.find(f"face:{face}"):
            table.do.choose(f"face:{face}")
            settle(app)
    refused = table.form.find("choice.hit:wounds")
    assert refused.reason == "This attack has no target: choose one first."
    table.do.choose("target:s2")
    settle(app)
    assert table.form.find("choice.hit:wounds").enabled


def test_an_untrained_skill_says_why_it_is_dim() -> None:
    app, table = open_table("sheet:rival")
    for sheet, told in (("s1", "Dim: untrained, so that Willpower"), ("s7", "Edit sets it.")):
        table.table.board.open_sheet(sheet)
        settle(app)
        assert told in table.form.find(f"choice.pool:{sheet}@discipline").tip


PIRATES = ("foe:captain_vole", "foe:pirate_crew@3", "initiative:cool", "next")


def test_a_small_window_has_all_sheets_of_a_fight_and_every_step_of_a_pool() -> None:
    app, table = open_table(*PIRATES, *["add:boost"] * 8, size=SMALL)
    assert audit(app) == []
    shown = table.table.board.own
    assert {f"{verb}:s{n}" for n in range(1, 9) for verb in ("wound", "strain")} <= {*shown}
    steps = table.model.seat_view.building.parts
    assert all(table.form.find(f"step.{each.id}") is not None for each in steps)
    assert f"drop:{steps[-1].id}" in shown and f"drop:{steps[0].id}" not in shown


def test_the_rows_of_a_ship_fill_a_small_window() -> None:
    app, table = open_table(*SHIPS, size=SMALL)
    table.table.board.open_sheet("s7")
    settle(app)
    low, view = table.form.find("choice.pool:s7@leadership").rect, table.form.find("sheet.scroll")
    assert view.rect.bottom - low.height < low.bottom <= view.rect.bottom


@pytest.mark.painted
def test_the_outcome_of_a_roll_that_is_no_check_stays_on_the_felt() -> None:
    app, table = open_table("edit:s2", "raise:owes@s2", size=SMALL)
    for key, words in (("d_hundred", "rolls a d100: "), ("destiny", "The Destiny pool holds"),
                       ("obligation", "Obligation: "), ("add:boost", ""), ("curtain", ""),
                       ("d_ten", "behind the curtain: "), ("curtain", "")):  # fmt: skip
        with fonts.collect_text() as texts:
            table.do.choose(key)
            settle(app)
        told = " ".join(each.text for each in texts if each.where == "outcome")
        assert words in told if words else not told, key


def test_a_click_on_a_taken_turn_opens_its_sheet() -> None:
    app, table = open_table(*PIRATES, low="turns")
    slot = next(each for each in table.model.seat_view.slots if each.group == "players")
    table.do.choose(f"claim:s2@{slot.id}")
    settle(app)
    click(app, table.view.spots["slot", slot.id].center)
    assert table.ui.sheet == "s2"


def test_seven_people_have_marks_of_their_own() -> None:
    looks = [theme.player(seat) for seat in range(MOST)]
    assert len({(each.color, each.shape) for each in looks}) == MOST
    party = TableParty([Seat() for _ in range(MOST)])
    app = App(Settings(), size=SMALL, folder=Path("no-saves"))
    app.open()
    show(app, make_setup(app, 3, party))
    assert audit(app) == []


def test_six_places_in_a_small_window_name_their_links_and_hold_two_sheets_each() -> None:
    places = (written("place", name) for name in ("Pad", "Crates", "Ramp", "Roof", "Bar", "Alley"))
    app, table = open_table("foe:captain_vole", "foe:pirate_crew@3", *places, size=SMALL,
                            low="ranges")  # fmt: skip
    ids = [each.id for each in table.model.seat_view.places]
    for n in range(1, 7):
        table.do.choose(f"stand:s{n}@{ids[(n - 1) // 2]}")
    settle(app)
    assert audit(app) == []
    assert len([each for each in table.view.spots if each[0] == "chip"]) == 8
    assert [each.text for each in texts_of(table)].count("Medium") == 5
