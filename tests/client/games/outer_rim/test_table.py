"""The table in many states and sizes: free of visual faults, and never in the player's way."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from game.client.draw.theme import Metrics
from game.client.games.outer_rim.board import layout
from game.client.games.outer_rim.encounter.pages import pages
from game.client.games.outer_rim.ending.game_story import gains
from game.client.games.outer_rim.play.model import the_game
from game.client.games.outer_rim.play.party import Party
from game.client.games.outer_rim.setup import new_game
from game.client.games.outer_rim.table import table
from game.client.shell.app.audit import audit
from game.client.shell.window.trace import describe
from game.client.tabletop.kit.layout import table_metrics
from game.client.tabletop.table.scene import TableScene
from game.outer_rim.events import AILine, TurnBegan
from game.table.session import Session, Turn
from tests.breadth import first, first_rows
from tests.client.conftest import (
    Size,
    choose,
    click,
    open_scene,
    press,
    press_key,
    settle,
    strike,  # fmt: skip
    tap,
)
from tests.client.games.outer_rim.playing import (
    SEATS,
    a_game,
    a_move,
    by_key,
    open_table,
    use,
    with_box,  # fmt: skip
)

SIZES = [(1280, 720), (1920, 1080)]
MORE_SIZES = [*SIZES, (2560, 1440), (3840, 2160), (1600, 900), (1400, 1050), (2560, 1080)]


@pytest.mark.parametrize("size", MORE_SIZES)
@pytest.mark.parametrize("scale", [0.75, 1.0, 1.25, 2.0])
def test_the_regions_share_the_window_without_overlap(size: Size, scale: float) -> None:
    m = table_metrics(Metrics(size, scale))
    tiles = layout.regions(m).tiles()
    window = pygame.Rect((0, 0), size)
    for number, (name, rect) in enumerate(tiles):
        assert window.contains(rect), name
        for other, beside in tiles[number + 1 :]:
            assert not rect.colliderect(beside), (name, other)
    assert sum(rect.width * rect.height for _, rect in tiles) == size[0] * size[1]
    places = dict(tiles)
    assert places["map"].height >= m.du(240) and places["map"].width >= m.du(700)


@pytest.mark.parametrize(
    ("seed", "size", "decisions", "rivals"),
    first_rows(1, [(41, SIZES[0], 10, 2), (41, SIZES[0], 90, 0), (41, SIZES[1], 90, 0),
                   *((seed, SIZES[seed % 2], 300, 1 + seed // 2 % 2) for seed in range(42, 54))]),
)  # fmt: skip
def test_states_of_random_play_are_sound(
    tmp_path: Path, seed: int, size: Size, decisions: int, rivals: int
) -> None:
    stream, session = random.Random(4), a_game(seed, **(with_box(rivals) if rivals else {}))
    app, scene = open_table(session, size, tmp_path)
    seen: set[tuple[str, bool]] = set()
    faults: list[str] = []
    for _ in range(decisions):
        decision = session.decision()
        if decision is None:
            break
        state = (decision.step, bool(scene.ui.tray))
        if state not in seen:
            seen.add(state)
            faults += [f"{decision.step}: {fault}" for fault in audit(app)]
        choose(scene, stream.choice(decision.options).key)
        app.frame([], 30.0)  # messages over the table have gone
        settle(app)
    assert faults == []
    assert len(seen) > 4


def test_results_wait_for_the_player_and_answer_nothing(tmp_path: Path) -> None:
    session = a_game(1)
    app, scene = open_table(session, (1920, 1080), tmp_path)
    app.change_settings(results_wait=True)
    while not any(page.ai for page in scene.ui.tray):
        last = next(reversed(by_key(scene).values()))
        use(app, last)
    for _ in range(200):
        app.frame([], 0.1)
    assert scene.ui.tray, "it never closes by itself"
    assert set(by_key(scene)) == {each.key for each in scene.model.options}
    seq, left = session.seq, len(scene.ui.tray)
    press(app, "results.continue")
    assert len(scene.ui.tray) == left - 1 and session.seq == seq
    while scene.ui.tray:
        press_key(app, pygame.K_SPACE)
    assert session.seq == seq


def test_an_ai_page_ticks_and_crosses_every_line(tmp_path: Path) -> None:
    session = a_game(1)
    while True:
        decision = session.decision()
        events = session.choose(decision.options[-1].key)
        lines = [event for event in events if isinstance(event, AILine)]
        if lines:
            break
    model = open_table(session, (1920, 1080), tmp_path)[1].model
    page = next(page for page in pages(model, events) if page.ai)
    marks = [line.state for line in page.lines if line.state in ("done", "skipped")]
    assert marks == ["done" if event.done else "skipped" for event in lines]
    rest = [each for each in events if not isinstance(each, TurnBegan) or each.seat == 0]
    session.history[-1:] = [
        Turn(session.history[-1].answer, (TurnBegan(round=1, seat=1),)),
        Turn(session.history[-1].answer, tuple(rest)),
    ]
    others = rest[next(n for n, each in enumerate(rest) if isinstance(each, AILine)) :]
    (page,) = pages(model, others, concerns=lambda event: False)
    assert page.ai and page.title.endswith("turn continues")
    assert not any(each.ai for each in pages(model, others))


@pytest.mark.parametrize("speed", ["fast", "normal", "slow"])
def test_an_answer_is_taken_while_things_still_move(tmp_path: Path, speed: str) -> None:
    app, scene = open_table(a_game(3), (1920, 1080), tmp_path, speed)
    scene.do.choose(a_move(scene))
    app.frame([], 0.016)
    assert scene.busy and scene.table.movements.flights.flying
    decision = scene.model.decision
    use(app, by_key(scene)[decision.options[-1].key])
    assert scene.model.session.history[decision.seq].answer.key == decision.options[-1].key


def test_undo_and_redo_by_key_and_button(tmp_path: Path) -> None:
    app, scene = open_table(a_game(3), (1920, 1080), tmp_path)
    session, lines = scene.model.session, len(scene.table.log.entries)
    before = session.game.dump(session.state)
    scene.do.choose(a_move(scene))
    after = session.game.dump(session.state)
    assert len(scene.table.log.entries) > lines
    press_key(app, pygame.K_z, pygame.KMOD_CTRL)
    assert session.game.dump(session.state) == before and len(scene.table.log.entries) == lines
    press_key(app, pygame.K_y, pygame.KMOD_CTRL)
    assert session.game.dump(session.state) == after


def test_undo_is_greyed_with_the_reason_at_its_border(tmp_path: Path) -> None:
    position = {"players": [{"space": "kessel"}], "step": "encounter"}
    app, scene = open_table(a_game(3, position=position), (1920, 1080), tmp_path)
    scene.do.choose(next(o.key for o in scene.model.options if o.verb == "draw"))
    button = scene.form.find("table.undo")
    assert button is not None and not button.enabled and len(button.reason) > 10


def test_the_menu_loses_nothing(tmp_path: Path) -> None:
    journal = tmp_path / "kept.jsonl"
    setup = {"game": "outer_rim", "seats": SEATS}
    session = Session(the_game(), setup, 3, journal)
    app, scene = open_table(session, (1920, 1080), tmp_path)
    scene.do.choose(session.decision().options[0].key)
    state = session.game.dump(session.state)
    press_key(app, pygame.K_ESCAPE)
    assert app.stack.top is not None and app.stack.top.name == "menu"
    strike(app, pygame.K_s)
    assert app.stack.top is not None and app.stack.top.name == "title"
    again = table.make(app, journal=journal)
    assert isinstance(again, TableScene)
    assert session.game.dump(again.model.state) == state


def test_a_journal_that_cannot_be_opened_is_a_notice(tmp_path: Path) -> None:
    app, _ = open_table(a_game(3), (1280, 720), tmp_path)
    broken = tmp_path / "broken.jsonl"
    broken.write_text("no game\n", "utf-8")
    assert table.make(app, journal=broken).name == "notice"


def test_up_to_four_sit_at_the_table_and_nobody_moves(tmp_path: Path) -> None:
    app, scene = open_scene(new_game.make, 5, Party(), folder=tmp_path)
    scene.seats.add()
    scene.seats.add()
    kinds = [seat.kind for seat in scene.setup.party.seats]
    assert kinds == ["human", "deck", "captain", "captain"]
    assert scene.setup.party.held()[:2] == ["han_solo", "lando_calrissian"]
    assert len({seat.character for seat in scene.setup.party.seats}) == 4
    assert scene.form.find("new.add") is None
    the_game().setup(scene.setup.party.setup())
    for place in (1, 2, 3):
        scene.seats.play_by(place, "human")
    assert [seat.kind for seat in scene.setup.party.seats] == ["human"] * 4
    scene.seats.remove(1)
    scene.seats.remove(1)
    assert len(scene.setup.party.seats) == 2 and scene.form.find("seat.1.leave") is None


SEAT = '{"kind": "human", "character": "bossk", "ship": "g9_rigger", "name": %s}'


def test_the_end_comes_by_itself_and_offers_a_rematch(tmp_path: Path) -> None:
    played, session = a_game(1, fame_goal=8), a_game(1, fame_goal=8)
    while (decision := played.decision()) is not None:
        played.choose(decision.options[-1].key)
    *keys, last = (turn.answer.key for turn in played.history[len(session.history) :])
    for key in keys:
        session.choose(key)
    app, scene = open_table(session, (1920, 1080), tmp_path)
    choose(scene, last)
    while scene.ui.tray:
        assert app.stack.top is scene, "the last results are read first"
        scene.do.next_page()
        settle(app)
    top = app.stack.top
    assert top is not None and top.name == "end"
    result = session.result()
    for seat, fame in enumerate(result.scores):
        assert sum(gain.amount for gain in gains(scene.model) if gain.seat == seat) == fame
    strike(app, pygame.K_r)
    assert isinstance(app.stack.top, TableScene)
    assert app.stack.top.model.state.seed != session.state.seed


def test_the_trace_names_every_option_and_widget(tmp_path: Path) -> None:
    app, scene = open_table(a_game(3), (1280, 720), tmp_path)
    line = describe(scene, app.metrics.size)
    assert line["scene"] == "table" and line["seq"] == scene.model.session.seq
    assert [each["key"] for each in line["controls"]] == [o.key for o in scene.model.options]
    assert "table.undo" not in {each["id"] for each in line["widgets"]}, "it is greyed"
    assert "table.menu" in {each["id"] for each in line["widgets"]}


def test_nothing_of_the_next_player_shows_before_the_curtain_is_lifted(tmp_path: Path) -> None:
    seats = [SEATS[0], {"kind": "human", "character": "han_solo", "ship": "g9_rigger"}]
    setup = {"game": "outer_rim", "seats": seats, "first_player": 0}
    session = Session(the_game(), setup, 3)
    app, scene = open_table(session, (1280, 720), tmp_path)
    handed = 0
    for _ in range(200):
        top = app.stack.top
        if top.name == "curtain":
            assert top.controls() == []
            press_key(app, pygame.K_RETURN)
            handed += 1
        elif scene.model.waiting_for is not None:
            assert scene.controls() == [] and scene.model.view["seat"] == scene.model.seat
            press(app, "table.hand_over")
        else:
            decision = session.decision()
            assert decision is not None and decision.seat == scene.model.seat
            assert scene.model.view["seat"] == decision.seat
            keys = [key for key in by_key(scene) if not key.startswith(("deal", "trade"))]
            scene.do.choose(keys[-1])
        settle(app)
        if handed >= 3:
            return
    raise AssertionError("the table never changes hands")


def test_two_friends_make_a_deal_with_the_mouse(tmp_path: Path) -> None:
    setup = {
        "game": "outer_rim",
        "seats": [
            {**SEATS[0], "name": "Vela", "character": "boba_fett"},
            {**SEATS[0], "name": "Orin", "character": "han_solo"},
        ],
        "first_player": 0,
        "position": {
            "players": [
                {"space": "naboo", "credits": 9000, "cards": ["vibroknife", "spice"]},
                {"space": "naboo", "credits": 4000, "cards": ["armored_vest"]},
            ],
            "step": "action",
        },
    }
    session = Session(the_game(), setup, 7)
    app, scene = open_table(session, (1280, 720), tmp_path)
    for key in ("trade@seat_1", "give:vibroknife", "ask:armored_vest", "get_now:1000", "propose"):
        rect = next(each.source for each in scene.controls() if each.key == key)
        tap(app, rect.center)
        if key != "propose":
            assert audit(app) == []
    assert scene.model.waiting_for == 1
    strike(app, pygame.K_e)
    strike(app, pygame.K_RETURN)
    assert scene.model.seat == 1 and scene.model.view["deal"]["proposed"]
    assert audit(app) == []
    rect = next(each.source for each in scene.controls() if each.key == "accept")
    tap(app, rect.center)
    vela, orin = session.state.players
    assert (vela.credits, orin.credits) == (10000, 3000)
    assert "armored_vest" in vela.cards and "vibroknife" in orin.cards


@pytest.mark.parametrize("size", first(1, SIZES[::-1]))
def test_a_click_on_another_player_shows_the_board_of_that_player(
    size: Size, tmp_path: Path
) -> None:
    app, scene = open_table(a_game(3), size, tmp_path)
    own = {control.key for control in scene.controls()}
    tap(app, scene.view.spots["seat", "1"].center)
    assert scene.ui.looking == 1 and ("card", "lando_calrissian") in scene.view.spots
    assert ("card", "boba_fett") not in scene.view.spots and ("hold", "") not in scene.view.spots
    assert audit(app) == []
    assert {control.key for control in scene.controls()} == own
    press_key(app, pygame.K_ESCAPE)
    assert scene.ui.looking is None and ("card", "boba_fett") in scene.view.spots
    click(app, scene.view.spots["seat", "1"].center)
    scene.do.choose(a_move(scene))
    assert scene.ui.looking is None
