"""Lessons and tips of any game: the coach, the panel, the guide, the list of chapters, progress."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.draw import richtext
from game.client.paths import state_folder
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.window import registry as clients
from game.client.shell.window.settings import Settings
from game.client.tabletop.guidance.guided_game import GuideFile
from game.client.tabletop.guidance.lesson import (
    Chapter,
    Moment,
    Step,
    answered,
    happened,
    own,
    undone,  # fmt: skip
)
from game.client.tabletop.guidance.progress import Notebook, Progress
from game.client.tabletop.lessons import coach as coaching
from game.client.tabletop.lessons.chapter_list import LessonsScene
from game.client.tabletop.lessons.coach import Coach
from game.client.tabletop.lessons.teacher import Teacher
from game.client.tabletop.play.load_session import the_game
from game.client.tabletop.play.model import TableModel
from game.client.tabletop.table.scene import TableScene
from game.client.widgets.keymap import with_keys
from game.table.session import Session
from tests.client.conftest import move, press, press_key, settle, wait
from tests.client.tabletop.coin_table import (DUEL, FLIPPING, LATE, LESSONS, NOTEBOOK, SAVING,
    SECOND, TIPS, table_of)  # fmt: skip
from tests.client.tabletop.coins import CLIENT
from tests.harbor.board import table_of as harbor_table
from tests.harbor.lessons import SETUP
from tests.table.coin import GAME, CoinBanked, TurnBegan

pytestmark = pytest.mark.usefixtures("harbor_shelf")
SIZES = ((1280, 720), (1920, 1080))


def an_app(home: Path, size: tuple[int, int] = (1280, 720), scale: float = 1.0) -> App:
    app = App(Settings(speed="off", ui_scale=scale), size=size, folder=home)
    app.open()
    return app


def opened(
    chapter: str, home: Path, size: tuple[int, int] = (1280, 720), scale: float = 1.0
) -> tuple[App, TableScene, Teacher]:
    """Return a chapter at its start, over the list of chapters, at rest."""
    app = an_app(home, size, scale)
    app.open_scene("lessons", game="coin")
    app.open_scene("tutorial", chapter=chapter)
    settle(app)
    table = app.stack.top
    assert isinstance(table, TableScene) and isinstance(table.table.guest, Teacher)
    return app, table, table.table.guest


def a_model(setup: dict[str, Any] = DUEL) -> TableModel[Any]:
    return TableModel(Session(GAME, setup, 7))


def test_conditions_count_what_the_learner_did() -> None:
    model = a_model()
    model.answer("bank:coin@bank")
    turns = model.session.history
    mine, theirs = Moment(turns, frozenset(), 0), Moment(turns, frozenset(), 1)
    assert answered("bank:*")(mine) and not answered("bank:*")(theirs)
    assert own(CoinBanked)(mine) and not own(CoinBanked)(theirs)
    assert own(CoinBanked, bank=1)(mine) and not own(CoinBanked, bank=2)(mine)
    assert happened(CoinBanked)(theirs), "it has happened to somebody"


def test_an_answer_is_undone_when_taken_back_or_passed_over() -> None:
    model = a_model()
    back = undone("bank:*", own(TurnBegan))

    def now() -> bool:
        return back(Moment(model.session.history, frozenset()))

    model.answer("bank:coin@bank")
    assert not now()
    model.undo()
    assert now()
    model.answer("bank:coin@bank")
    model.answer("end")
    assert now(), "the next turn has begun"


def test_any_seat_can_learn() -> None:
    """Answers of the first seat are neither progress nor a detour for a learner in the second."""
    model = a_model(LATE)
    assert model.session.history, "the first seat has played"
    coach = Coach(SECOND, model)
    assert coach.at == 0
    model.answer("peek")
    coach.look()
    assert coach.remark
    model.answer("bank:coin@bank")
    coach.look()
    assert coach.over


def test_an_answer_nobody_foresaw_is_named_with_the_way_back() -> None:
    model = a_model()
    bare = Step("**Bank it.**", answered("bank:*"), ("bank:*",))
    coach = Coach(Chapter("x", "X", "Bank a coin", "", DUEL, (bare,), ""), model)
    coach.about_to(model.find("peek"))
    model.answer("peek")
    coach.look()
    assert coach.text.startswith("**Peek at the flip to come**: fair enough.")
    assert "bank a coin" in coach.text and "The ring shows the way" in coach.text
    assert len(richtext.plain(coach.text).split()) <= coaching.LONGEST


def test_a_foreseen_detour_has_its_own_words_and_real_keys() -> None:
    model = a_model()
    coach = Coach(SAVING, model)
    coach.go_on()
    model.answer("peek")
    coach.look()
    assert (
        coach.text == with_keys(SAVING.steps[1].wrong[0].text) and "<table.undo>" not in coach.text
    )
    coach.go_on()
    assert not coach.remark and coach.at == 1


def test_what_is_taken_back_is_to_be_done_again() -> None:
    model = a_model()
    step = Step("**Bank.**", answered("bank:*"), ("bank:*",))
    later = Step("**End.**", answered("end"), ("end",))
    coach = Coach(Chapter("x", "X", "Bank", "", DUEL, (step, later), ""), model)
    model.answer("bank:coin@bank")
    coach.look()
    assert coach.at == 1
    model.undo()
    coach.look()
    assert coach.at == 0 and "undo" in coach.acts


@pytest.mark.parametrize("size", SIZES)
def test_who_does_as_told_gets_through(size: tuple[int, int], tmp_path: Path) -> None:
    app, table, teacher = opened("saving", tmp_path, size)
    press(app, "coach.next")
    bank = table.form.find("action.bank:coin@bank")
    assert bank is not None and teacher.ringed == [bank.rect]
    heard: list[str] = []
    app.cue = lambda name, after=0.0, count=0: heard.append(name)  # type: ignore[method-assign]
    press(app, "action.bank:coin@bank")
    assert teacher.coach.at == 2 and teacher.ringed and "step" in heard
    press(app, "table.undo")
    assert teacher.coach.at == 3
    purse, coins = table.view.spots["purse", "0"], table.view.areas.board
    assert purse in teacher.ringed and any(coins.contains(each) for each in teacher.ringed)
    assert audit(app) == []
    move(app, purse.center)
    for _ in range(20):  # until it is enlarged
        app.frame([], 0.1)
    assert teacher.coach.over and NOTEBOOK.load().chapters == ["saving"]
    press(app, "coach.next")
    following = app.stack.top
    assert isinstance(following, TableScene) and following.table.guest.chapter.id == "flipping"


def test_a_step_is_skipped_and_shown(tmp_path: Path) -> None:
    app, table, teacher = opened("saving", tmp_path)
    press(app, "coach.next")
    press(app, "coach.hint")
    assert teacher.coach.text == SAVING.steps[1].hint
    app.change_settings(speed="normal")
    press(app, "coach.hint")
    hand, bank = teacher.hand, table.form.find("action.bank:coin@bank")
    assert hand.moving and bank is not None and teacher._way() == [bank.rect]
    wait(app, 100, 0.05)
    assert hand.on and not hand.moving, "it rests where the step is done"
    press(app, "coach.hint")
    assert hand.moving, "it can be shown again"
    press(app, "coach.skip")
    assert teacher.coach.at == 2, "the table has banked, and the next step takes that back"


def test_the_last_chapter_leads_into_a_game(tmp_path: Path) -> None:
    app, table, teacher = opened("second", tmp_path)
    while not teacher.coach.over:
        teacher.skip_step()
    settle(app)
    press(app, "coach.next")
    assert app.stack.top is not None and app.stack.top.name == "new_game"


def test_a_chapter_not_kept_is_not_written_down(tmp_path: Path) -> None:
    app, table, teacher = opened("flipping", tmp_path)
    teacher.keep = False
    press(app, "action.flip")
    assert teacher.coach.over and NOTEBOOK.load() == Progress()


def test_the_menu_leads_on_back_again_and_out(tmp_path: Path) -> None:
    for size, scale in ((SIZES[0], 1.0), (SIZES[0], 1.5), (SIZES[1], 1.0)):
        app, table, teacher = opened("saving", tmp_path, size, scale)
        press_key(app, pygame.K_ESCAPE)
        settle(app)
        assert app.stack.top.name == "menu" and audit(app) == []
        press(app, "menu.resume")
        assert app.stack.top is table
        press(app, "coach.next")
        press_key(app, pygame.K_ESCAPE)
        press(app, "menu.again")
        fresh = app.stack.top
        assert isinstance(fresh, TableScene) and fresh is not table
        assert fresh.table.guest.coach.at == 0
        press_key(app, pygame.K_ESCAPE)
        press(app, "menu.lessons")
        assert app.stack.top.name == "lessons" and len(app.stack) == 1
        pygame.display.quit()


def test_without_the_list_below_a_chapter_leaves_to_its_own_games_list(tmp_path: Path) -> None:
    app = an_app(tmp_path)
    app.open_scene("tutorial", game="coin", chapter="saving")
    settle(app)
    press(app, "coach.leave")
    left = app.stack.top
    assert isinstance(left, LessonsScene) and left.game == "coin" and len(app.stack) == 1
    assert left.form.focus.id == "lesson.saving"


def test_the_ring_beats_and_comes_to_rest(tmp_path: Path) -> None:
    app, table, teacher = opened("flipping", tmp_path)
    app.change_settings(speed="normal")
    teacher.rings.pulse = 0.0
    assert app.frame([], 0.05), "it beats"
    wait(app, 100, 0.05)
    assert not app.frame([], 0.05), "it rests"
    app.change_settings(reduced_motion=True)
    settle(app)
    teacher.rings.pulse = 0.0
    assert not app.frame([], 0.05)


@pytest.mark.parametrize("scale", (1.0, 1.5))
@pytest.mark.parametrize("size", SIZES)
def test_the_list_looks_right(size: tuple[int, int], scale: float, tmp_path: Path) -> None:
    app = an_app(tmp_path, size, scale)
    app.open_scene("lessons", game="coin")
    settle(app)
    assert audit(app) == []


def test_the_first_chapter_not_done_is_recommended(tmp_path: Path) -> None:
    assert LESSONS.next_chapter([]) == "saving"
    assert LESSONS.next_chapter(["saving", "second"]) == "flipping"
    assert LESSONS.next_chapter(["saving", "flipping", "second"]) == "saving"
    assert LESSONS.after(SAVING) is FLIPPING and LESSONS.after(SECOND) is None
    NOTEBOOK.finish("saving")
    app = an_app(tmp_path)
    app.open_scene("lessons", game="coin")
    settle(app)
    listed = app.stack.top
    assert listed.form.focus.id == "lesson.flipping" and listed.form.find("lesson.saving").done
    assert LESSONS.note in listed.form.find("lessons.note").markup
    for each in LESSONS.chapters:
        NOTEBOOK.finish(each.id)
    listed.relayout(app.metrics)
    assert LESSONS.all_done in listed.form.find("lessons.note").markup


def test_each_game_has_its_own_progress() -> None:
    NOTEBOOK.finish("saving")
    NOTEBOOK.show("bank")
    assert Notebook("other").load() == Progress()
    Notebook("other").finish("first")
    assert NOTEBOOK.load() == Progress(["saving"], ["bank"])
    assert clients.chapters_done(CLIENT)


def test_nothing_of_an_older_file_is_lost() -> None:
    older = state_folder() / NOTEBOOK.before
    older.parent.mkdir(parents=True)
    older.write_text('{"chapters": ["saving", "second"], "tips": ["bank"]}')
    assert NOTEBOOK.load() == Progress(["saving", "second"], ["bank"])
    NOTEBOOK.finish("flipping")
    NOTEBOOK.show("peek")
    known = Progress(["saving", "second", "flipping"], ["bank", "peek"])
    assert NOTEBOOK.load() == known
    older.unlink()
    assert NOTEBOOK.load() == known, "the new file holds all"


@pytest.mark.parametrize("path", (NOTEBOOK.before, "coin_learning.json"))
def test_a_broken_file_of_progress_counts_as_empty(path: str) -> None:
    file = state_folder() / path
    file.parent.mkdir(parents=True)
    for broken in ("", "[]", '{"chapters": 7}', '{"chapters": [1, "saving"]', "\x00"):
        file.write_text(broken)
        assert NOTEBOOK.load() == Progress()
    file.write_text('{"chapters": [1, "saving"], "tips": null}')
    assert NOTEBOOK.load() == Progress(["saving"], [])
    NOTEBOOK.finish("second")
    assert NOTEBOOK.load() == Progress(["saving", "second"], [])


def a_kept_game(home: Path) -> tuple[App, TableScene]:
    """Return a saved game, like real ones."""
    app = an_app(home)
    table = table_of(app, Session(GAME, DUEL, 7, home / "game.jsonl"))
    app.stack.push(table)
    settle(app)
    return app, table


def test_a_tip_comes_once_and_goes(tmp_path: Path) -> None:
    app, table = a_kept_game(tmp_path)
    table.do.choose("bank:coin@bank")
    settle(app)
    assert table.table.tips.shown is TIPS[0] and audit(app) == []
    press(app, "tip.ok")
    assert table.form.find("tip.card") is None
    table.do.undo()
    table.do.choose("bank:coin@bank")
    assert table.form.find("tip.card") is None, "once is enough"
    assert NOTEBOOK.load().tips == ["bank"]


def test_never_two_tips_in_a_turn(tmp_path: Path) -> None:
    app, table = a_kept_game(tmp_path)
    table.do.choose("bank:coin@bank")
    settle(app)
    press(app, "tip.ok")
    table.do.choose("bank:coin@bank")
    assert any(each.verb == "peek" for each in table.model.options)
    assert table.table.tips.shown is None, "the other one waits for another turn"
    table.do.choose("end")
    assert table.table.tips.shown is TIPS[1]


def test_a_tip_goes_with_its_moment(tmp_path: Path) -> None:
    """A tip about an action closes when that is no longer possible, others with the round."""
    app, table = a_kept_game(tmp_path)
    NOTEBOOK.show("bank")
    table.do.choose("bank:coin@bank")
    assert table.table.tips.shown is TIPS[1]
    table.do.choose("peek")
    assert table.table.tips.shown is None
    table.table.tips.shown = TIPS[0]
    table.table.tips.heard([])
    assert table.table.tips.shown is TIPS[0]
    table.do.choose("end")
    assert table.table.tips.shown is None


def test_no_tips_where_they_are_not_wanted(tmp_path: Path) -> None:
    app, table = a_kept_game(tmp_path)
    app.change_settings(tips=False)
    table.do.choose("bank:coin@bank")
    assert table.table.tips.shown is None
    app.change_settings(tips=True)
    table.table.tips.no_more()
    table.do.choose("bank:coin@bank")
    assert table.table.tips.shown is None and NOTEBOOK.load().tips == ["bank", "peek"]
    app, table, teacher = opened("saving", tmp_path)
    table.do.choose("bank:coin@bank")
    assert table.table.tips.shown is None, "a lesson has no tips"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_small_game_is_led(size: tuple[int, int], tmp_path: Path) -> None:
    session = Session(the_game("harbor"), SETUP, 7, tmp_path / "g.jsonl")
    GuideFile("harbor").begin(session, True)
    app = App(Settings(speed="off"), size=size, folder=tmp_path)
    app.open()
    scene = harbor_table(app, session)
    app.stack.push(scene)
    settle(app)
    told = list[str]()
    for _ in range(30):
        if scene.model.decision is None:
            break
        while scene.ui.tray:
            scene.do.next_page()
            settle(app)
        said = scene.table.leader.shown
        if said is not None:
            assert scene.form.find("lead.card") is not None and scene.table.leader.lights
            told.append(said.text)
        scene.do.choose(said.key if said else scene.model.options[-1].key)
        settle(app)
    assert len(told) == len(set(told)) >= 2


def test_a_broken_file_counts_as_empty(tmp_path: Path) -> None:
    file = GuideFile("harbor")
    file.path.parent.mkdir(parents=True, exist_ok=True)
    for broken in (b"{", b"[]", b'{"games": 3}', b'{"games": {"a": {"b": "c"}}}'):
        file.path.write_bytes(broken)
        assert not any(file.load().games.values())
        assert file.is_default()
