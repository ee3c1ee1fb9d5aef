"""The rooms of the table: enlarged things, messages, pages and tips hide nothing that is needed,
and nothing is cut where room is short."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.draw import fonts, paper
from game.client.draw.richtext import plain
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.board import goals, layout, market
from game.client.games.outer_rim.board.market import places
from game.client.games.outer_rim.cards import art, compositing, market_tile
from game.client.games.outer_rim.encounter import view
from game.client.games.outer_rim.favors import facts
from game.client.games.outer_rim.play.model import the_game
from game.client.games.outer_rim.table.areas import areas_of
from game.client.games.outer_rim.table.board import board_of
from game.client.games.outer_rim.tools import screen_states
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.tools import shots
from game.client.shell.tools.shots import Wish
from game.client.shell.window.settings import Settings
from game.client.tabletop.bars import bars
from game.client.tabletop.bars.log import Entry
from game.client.tabletop.guidance.tips import Tip
from game.client.tabletop.kit.layout import table_metrics
from game.client.tabletop.pages import stage
from game.client.tabletop.pages.page import ChoiceButton
from game.client.tabletop.pages.results import PageLines
from game.client.tabletop.play.load_session import the_game as game_of
from game.client.tabletop.table.scene import TableScene
from game.client.widgets import Button, Label
from game.table.session import Session
from tests.breadth import first
from tests.client.conftest import Size, click, move, on_top, press, settle, texts_of, wait
from tests.client.games.outer_rim.playing import a_company, a_game, open_table
from tests.client.tabletop.hovering import opened, point_at

pytestmark = pytest.mark.usefixtures("window")

SIZES = [(1280, 720), (1920, 1080)]
QUIET = 0.12  # of the cells of the table


@pytest.mark.parametrize(
    ("size", "least"), [((1280, 720), 0.44), ((1920, 1080), 0.5), ((2560, 1440), 0.5)]
)
def test_the_map_has_the_room(size: Size, least: float) -> None:
    m = table_metrics(Metrics(size))
    at = layout.regions(m)
    assert at.map.width * at.map.height >= least * size[0] * size[1]
    assert at.map.contains(at.opponents) and at.slide.colliderect(at.map)
    assert at.market.left == at.goals.left == at.log.left == at.map.right
    for rect in places(at.market, 6, m.du(8 if not m.compact else 4), not m.compact):
        assert at.market.contains(rect)
        assert rect.height >= (m.du(200) if not m.compact else 44)
    taught = layout.regions(m, coached=True)
    assert taught.log.height >= m.du(336) and not taught.goals.width


def even(canvas: pygame.Surface, corner: Size) -> bool:
    """Return True if nothing but even ground is drawn in the cell with that corner."""
    inside = [(corner[0] + x, corner[1] + y) for x in range(0, 24, 3) for y in range(0, 24, 3)]
    shades = [sum(canvas.get_at(spot)[:3]) for spot in inside]
    return max(shades) - min(shades) < 3


@pytest.mark.parametrize("size", first(1, SIZES[::-1]))
def test_an_enlarged_thing_hides_nothing_that_is_needed(tmp_path: Path, size: Size) -> None:
    app, scene = open_table(a_game(3), size, tmp_path)
    for name in [each for each in scene.view.spots if each[0] in ("space", "market", "card")]:
        move(app, scene.view.spots[name].center)
        wait(app, 12, 0.05)
        under = scene.table.reading.hovered
        assert scene.table.inspector.slid.front == under, name
        assert not scene.table.inspector.slid.at.colliderect(scene.view.spots[under or name]), name
    move(app, scene.view.areas.top.midbottom)
    wait(app, 12, 0.05)
    assert not scene.table.inspector.slid.at.width


def test_a_kept_card_gives_way_to_a_place_of_the_map(tmp_path: Path) -> None:
    app, scene = open_table(a_game(3), (1920, 1080), tmp_path)
    scene.views.pin(next(each for each in scene.view.spots if each[0] == "market"))
    for place in ("naboo", "ord_mantell", "ring_of_kafrene"):
        at = areas_of(scene.table).map.spots()["space", place].center
        for _ in range(2):
            move(app, at)
            scene.table.reading.hovered = None
            wait(app, 12, 0.05)
        if ("space", place) not in scene.view.spots:
            continue
        spot = scene.view.spots["space", place]
        slid = scene.table.inspector.slid
        assert ("space", place) in (slid.front, slid.second)
        assert not scene.table.inspector.slid.at.colliderect(spot)
        assert not scene.table.inspector.slid.second_at.colliderect(spot)


@pytest.mark.parametrize("size", first(1, SIZES))
def test_two_goals_are_always_in_view(tmp_path: Path, size: Size) -> None:
    cards = ["gift_for_jabba", "chopper_bounty"]
    position = {"players": [{"space": "naboo", "cards": cards}], "step": "action"}
    app, scene = open_table(a_game(3, position=position), size, tmp_path)
    assert len(scene.view.goals_at) == goals.PINNED
    assert audit(app) == []
    first = scene.view.goals_at[0]
    click(app, first[1].center)
    assert scene.table.reading.pins == [("goal", first[0].id)]
    scene.table.reading.clear()
    scene.views.renew()
    press(app, "goals.more")
    assert len(scene.view.goals_at) > goals.PINNED
    assert audit(app) == []


SMALL, LARGE = (1280, 720), (1920, 1080)
BLASTERS = "databank_91_antique_blasters"
shots.load_game_shots()


def screen(name: str, size: Size = SMALL) -> tuple[App, TableScene]:
    app = opened(name, size)
    scene = on_top(app, TableScene)
    return app, scene


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_cargo_shows_its_card_beside_its_goal(size: Size) -> None:
    """Its own place, and that where it goes, are at different ends of a small window."""
    _, scene = screen("tutorial", size)
    own, goal = scene.view.spots["card", BLASTERS], scene.view.spots["space", "mon_calamari"]
    assert point_at(scene, f"spot.card.{BLASTERS}") is not None
    assert scene.table.inspector.slid.front == ("card", BLASTERS)
    assert not scene.table.inspector.slid.at.colliderect(
        own
    ) and not scene.table.inspector.slid.at.colliderect(goal)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_cargo_shows_its_card_beside_the_way_to_its_goal(size: Size, tmp_path: Path) -> None:
    """The way is drawn from the ship on, which is at the right, where cards come first."""
    own = {"space": "naboo", "cards": ["food_supplies"]}
    game = a_game(3, position={"players": [own, {}]})
    game.choose("credits")  # no place is lit that a card would spare
    _, scene = open_table(game, size, tmp_path)
    assert point_at(scene, "spot.card.food_supplies") is not None
    way = board_of(scene.table).lights.path()
    assert (way[0], way[-1]) == ("naboo", "nal_hutta")
    assert scene.table.inspector.slid.front == ("card", "food_supplies")
    hidden = [
        each
        for each in way
        if scene.table.inspector.slid.at.colliderect(
            areas_of(scene.table).map.spots()["space", each]
        )
    ]
    assert hidden == []


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_kept_card_is_compared_with_another(size: Size) -> None:
    """Both are there as a whole, side by side."""
    _, scene = screen("pinned", size)
    front = scene.table.reading.front
    assert point_at(scene, "spot.goal.boba_fett") is not None
    assert (scene.table.inspector.slid.front, scene.table.inspector.slid.second) == (
        front,
        ("goal", "boba_fett"),
    )
    assert not scene.table.inspector.slid.at.colliderect(scene.table.inspector.slid.second_at)


def test_what_is_under_a_kept_card_has_no_buttons_meanwhile(tmp_path: Path) -> None:
    """The bar stays as it is, and so does the answer once the card is closed."""
    _, scene = open_table(a_game(3), SMALL, tmp_path)
    bar = {each.id for each in scene.form.widgets if each.id.startswith("action.")}
    lit = set(scene.controller.direct_goals())
    scene.views.pin(next(each for each in scene.view.spots if each[0] == "market"))
    assert {each.id for each in scene.form.widgets if each.id.startswith("action.")} == bar
    hint = scene.form.find("table.hint")
    assert bool(scene.view.under) == (hint is not None and "under" in getattr(hint, "words", ""))
    scene.table.reading.clear()
    scene.views.enlarge_log()
    assert scene.view.under
    assert {each.id for each in scene.form.widgets if each.id.startswith("action.")} == bar
    scene.views.enlarge_log()
    assert set(scene.controller.direct_goals()) == lit and not scene.view.under


def test_a_button_under_a_kept_card_takes_no_click() -> None:
    _, scene = screen("pinned")
    kept = scene.table.reading.pins
    scene.views.pin(next(x for x in scene.view.spots if x[0] == "market" and x not in kept))
    covered = [
        each
        for each in scene.form.widgets
        if scene.table.inspector.slid.at.collidepoint(each.rect.center)
        and not each.id.startswith("pin.")
    ]
    assert any(each.usable for each in covered)
    assert all(scene.form.at(each.rect.center) is not each for each in covered)


def test_a_rival_whose_board_is_open_needs_no_card() -> None:
    """The tooltip of the chip is enough, and leaves the board free."""
    app, scene = screen("table")
    click(app, scene.view.spots["seat", "1"].center)
    assert scene.ui.looking == 1
    for id in ("table.market", "spot.seat.1"):
        assert point_at(scene, id) is not None
    assert scene.form.tip is not None and not scene.table.inspector.slid.at.width
    assert not scene.form.tip_at.colliderect(scene.view.areas.board)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_tip_of_an_answer_leaves_free_who_asks_whom(tmp_path: Path, size: Size) -> None:
    session = a_company(2)
    while (asked := session.decision()) is not None:
        if asked.step in facts.SLIPS and any(each.verb == "accept" for each in asked.options):
            break
        wanted = [each for each in asked.options if each.verb in ("favor", "propose", "offer")]
        session.choose((wanted or asked.options)[0].key)
    _, scene = open_table(session, size, tmp_path)
    scene.model.look_from(asked.seat)
    scene.views.renew()
    words = scene.form.find("slip.words")
    for widget in [each for each in scene.form.widgets if each.id.startswith("choice.")]:
        scene.form.explain(widget)
        assert not scene.form.tip_at.colliderect(words.read_rect)


def test_a_message_is_in_the_bar_or_beside_what_is_read() -> None:
    """It takes the room of the hint there, which comes back after it."""
    app, scene = screen("table")
    scene.views.say("No slot is free.")
    settle(app)
    message, hint = scene.table.attention.message, scene.form.find("table.hint")
    assert message is not None and message.in_bar and hint is not None and not hint.shown
    assert scene.view.areas.actions.contains(message.at)
    scene.ui.toast = ""
    app.frame([], 0.02)
    assert scene.table.attention.message is None and hint.shown


BARE = 0.12  # of the cells of the window


def _read(scene: TableScene, where: str) -> list[fonts.Drawn]:
    """Return the texts drawn in one place of the table."""
    scene.base.drop()
    return [each for each in texts_of(scene) if each.where == where and each.text]


@pytest.mark.parametrize(("size", "least"), [((1280, 720), 2), ((1920, 1080), 3)])
def test_the_small_log_shows_its_last_lines(tmp_path: Path, size: Size, least: int) -> None:
    """It has no empty room above them in which another line would find place."""
    _, scene = open_table(a_game(3), size, tmp_path)
    for _ in range(22):
        scene.model.answer(scene.model.options[-1].key)
    scene.table.log.sync()
    scene.relayout(scene.m)
    inner, pitch = scene.form.find("log").inner, scene.m.pitch(scene.form.find("log").style)
    lines = [each for each in _read(scene, "log") if inner.colliderect(each.rect)]
    assert len(lines) >= least
    assert min(each.rect.top for each in lines) - inner.top < pitch + scene.m.du(6)
    assert all(inner.contains(each.rect) and not each.overflow for each in lines)


def test_the_log_says_again_to_what_a_player_has_done_before(tmp_path: Path) -> None:
    _, scene = open_table(a_game(2), (1280, 720), tmp_path)
    log, again = scene.table.log, (("meets Dengar", "meets Dengar again", ""),)
    one, other = (Entry(f"{who} meets Dengar.", seat, again=again, folds=(who, "meets Dengar"))
                  for seat, who in enumerate("AB"))  # fmt: skip
    pays = Entry("A pays.", 0, folds=("A", "pays"))
    log.entries = [*log.entries, one, pays, other, one, pays]
    told = "A meets Dengar. A pays. B meets Dengar. A meets Dengar again and pays."
    assert " ".join(each.text for each in log.visible_lines()[-4:]) == told


@pytest.mark.parametrize("size", SIZES)
def test_a_long_goal_takes_two_lines(tmp_path: Path, size: Size) -> None:
    _, scene = open_table(a_game(3), size, tmp_path)
    words = " ".join(each.text for each in _read(scene, "goals"))
    assert ": 1 fame." in words and fonts.ELLIPSIS not in words


def test_titles_of_the_market_are_whole() -> None:
    """The longest names are condensed to the width of a tile, at full height."""
    content, m = the_game().base.content, Metrics((1920, 1080))
    rect = pygame.Rect(0, 0, 186, 220)
    room = market_tile.parts(m, rect.size).title.width
    names = [each for each in content.assets.values() if each.deck or each.kind == "ship"]
    wide = [each for each in names if fonts.measure(m, "tile_bold", each.name)[0] > room]
    assert len(wide) > 2
    for each in wide:
        assert fonts.condense(m, "tile_bold", each.name, (255, 255, 255), room) is not None
        sheet = paper.Paper(pygame.Surface(rect.size), m)
        ink = sheet.title("tile_bold", each.name, (255, 255, 255), pygame.Rect(0, 0, room, 26))
        assert ink.width <= room and sheet.notes == [(each.name, ink, False)]
        assert ink.height == fonts.cap_height(fonts.face(m, "tile_bold"))
    assert fonts.condense(m, "tile_bold", "M" * 60, (255, 255, 255), room) is None


@pytest.mark.parametrize("size", SIZES)
def test_the_bar_says_that_the_table_has_answers_too(tmp_path: Path, size: Size) -> None:
    _, scene = open_table(a_game(3), size, tmp_path)
    hint = scene.form.find("table.hint")
    assert isinstance(hint, Label) and hint.words.startswith(bars.LIT)
    buttons = [each.rect for each in scene.form.widgets if each.id.startswith("action.")]
    assert buttons and hint.rect.collidelist(buttons) < 0
    position = {"players": [{"space": "nav_5"}], "step": "action"}
    _, ending = open_table(a_game(3, position=position), size, tmp_path)
    assert all(each.key in ending.view.listed for each in ending.model.options)
    assert ending.form.find("table.hint") is None


def test_a_result_loses_no_line_in_large_letters(tmp_path: Path) -> None:
    """All that a fight brought is there, in small letters if need be."""
    app = App(open_table(a_game(3), (1920, 1080), tmp_path)[0].settings, size=(1920, 1080))
    app.settings.ui_scale = 2.0
    app.open()
    scene = screen_states.MOMENTS["smuggled"](app, Wish())
    app.stack.push(scene)
    assert isinstance(scene, TableScene)
    while (lines := scene.form.find("results.lines")) is None:
        scene.do.choose(scene.model.options[-1].key)
    assert isinstance(lines, PageLines) and len(lines.lines) > 3 and lines.fits()
    assert len(_read(scene, "results.lines")) == len(lines.lines)


def test_the_first_question_is_asked_where_the_player_wants_it(tmp_path: Path) -> None:
    app, _ = open_table(a_game(3), (1920, 1080), tmp_path)
    scene = screen_states.MOMENTS["first_question"](app, Wish())
    app.stack.push(scene)
    assert isinstance(scene, TableScene) and scene.model.step == "setup.faction"


@pytest.mark.parametrize("size", SIZES)
def test_a_ship_costs_what_is_left_after_the_trade(tmp_path: Path, size: Size) -> None:
    position = {
        "players": [{"space": "nav_5", "ship": "lancer_class_pursuit_craft"}],
        "decks": {"ship": ["yt_1300_ship_card"]},
        "step": "action",
    }
    _, scene = open_table(a_game(3, position=position), size, tmp_path)
    assert scene.model.content.assets["yt_1300_ship_card"].cost == 20000
    assert market.net_price(scene.model, "yt_1300_ship_card") == 10000
    words = [each.text for each in _read(scene, "market")]
    assert "10,000" in words and "20,000" not in words


SPICE = "enc_kessel_maelstrom_a"


def _spice() -> Session:
    """Return an encounter that asks: pay, gain reputation, or test stealth."""
    position = {
        "players": [{"space": "kessel", "credits": 9000}],
        "decks": {"kessel_maelstrom": [SPICE]},
        "step": "encounter",
    }
    session = a_game(7, position=position)
    session.choose(next(o.key for o in session.decision().options if o.verb == "draw"))
    return session


def _texts(scene: TableScene) -> list[str]:
    """Return the texts on the page and in the bar above it, in plain words."""
    areas = scene.view.areas
    with fonts.collect_text() as seen:
        canvas = pygame.Surface(scene.m.size)
        scene.draw(canvas)
    found = [each for each in seen if each.rect.colliderect(areas.view.union(areas.top))]
    return [plain(each.text) for each in found if each.where != "card"]


@pytest.mark.parametrize("size", first(1, [(1280, 720), (1920, 1080), (2560, 1440)]))
def test_each_text_of_an_encounter_stands_once(tmp_path: Path, size: Size) -> None:
    app, scene = open_table(_spice(), size, tmp_path)
    assert scene.table.page_over and audit(app) == []
    whole = "\n".join(_texts(scene))
    story = view.story(scene.model, SPICE, scene.table.pages.episode())
    assert whole.count(story[1:]) == 1
    assert whole.count("draws an encounter card") == 0 and "choose one" not in whole.lower()
    labels = {each.label: each.detail for each in scene.form.every() if isinstance(each, Button)}
    assert labels["Buy the crate he never had"].startswith(
        "Spend 1,000 credits to gain Unstamped Spice."
    )
    assert labels["Buy the crate he never had"].endswith("You have 9,000 credits.")
    assert "credits." not in labels["Teach his ledger to lie"], "it costs nothing"
    for line in (
        "Unstamped Spice (cargo, 2,000 credits, ILLEGAL)",
        "ILLEGAL: Before you deliver this cargo, roll a die.",
        "Deliver to Takodana: Gain 6,000 credits.",
    ):
        assert whole.count(line) == 1, (
            "the whole text of the card that can be gained is on the page"
        )
    assert "Test Stealth: 75% to pass." in labels["Walk the crate out under canvas"], "the odds"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_page_about_no_card_shows_the_person_or_the_place(tmp_path: Path, size: Size) -> None:
    seats = [{"kind": "human"}, {"kind": "human"}]
    app, scene = open_table(
        Session(the_game(), {"game": "outer_rim", "seats": seats}, 3), size, tmp_path
    )
    assert scene.model.step == "setup.character"
    assert scene.table.pages.scenery("", -1).key == view.STRANGER
    while scene.model.step != "setup.ship":
        scene.model.session.choose(scene.model.session.decision().options[0].key)
        scene.model.refresh()
    asked = scene.model.view["players"][scene.model.state.stack[-1].seat]["character"]
    assert scene.table.pages.scenery("", -1).key == art.subject(scene.model.content, asked)
    _, later = open_table(a_game(3), size, tmp_path)
    place = later.table.pages.scenery("", -1).key
    assert place.id == f"space {later.model.me['space']}"


def test_the_hero_of_a_stage_is_at_its_left() -> None:
    """The main subject of a card is not under the words."""
    content = the_game().base.content
    for id in list(content.encounter_cards)[:12]:
        shown = art.section_subject(content, id, 0)
        scene = art.scene_of(shown)
        hero = compositing.hero_of(scene)
        if hero is None:
            continue
        made = pygame.Surface((1280, 624))
        near = compositing.fill_scale(hero, compositing.place(made, hero, 1.0).width, 1280)
        rect = compositing.place(made, hero, near)
        compositing.shift(rect, rect.copy(), 1280, art.STAGE_AT)
        assert 0 <= rect.left and rect.centerx <= 0.48 * 1280, id


def test_the_choices_of_a_page_have_their_numbers(tmp_path: Path) -> None:
    _, scene = open_table(_spice(), (1920, 1080), tmp_path)
    made = [each for each in scene.form.every() if isinstance(each, ChoiceButton)]
    assert [each.hotkey for each in made] == ["1", "2", "3"]
    assert all(each.rect.width >= scene.m.du(520) for each in made)


def test_what_is_kept_in_view_leaves_the_words_of_a_page_free(tmp_path: Path) -> None:
    app, scene = open_table(_spice(), (1920, 1080), tmp_path)
    scene.views.pin(("place", "kessel.1"))
    settle(app)
    words = stage.column(scene.m, scene.view.areas.view)
    assert scene.table.inspector.slid.front and not scene.table.inspector.slid.at.colliderect(words)
    assert audit(app) == []


def test_a_question_that_an_answer_repeats_is_left_out(tmp_path: Path) -> None:
    position = {"players": [{"space": "mon_calamari", "credits": 9000}],
                "contacts": {"mon_calamari": ["4_lom"]}, "step": "encounter"}  # fmt: skip
    session = a_game(7, position=position)
    keys = [each.key for each in session.decision().options]
    session.choose(next(each for each in keys if each.startswith("meet:mon_calamari.1")))
    _, scene = open_table(session, (1920, 1080), tmp_path)
    assert scene.model.step == "may" and scene.table.page_over
    assert scene.form.find("encounter.question") is None
    hiring = [each for each in _texts(scene) if "Hire 4-LOM" in each]
    assert len(hiring) == 1


SEED, ANSWERS = 3, 40
FULL = {"expansions": ["unfinished_business"], "favors": True, "ambitions": True}
TALKS = ("propose", "deal", "favor", "pay_now", "pay_later", "more", "less", "token", "promise")


def opened_game(folder: Path, size: Any) -> tuple[App, TableScene]:
    seats = [{"kind": kind} for kind in ("human", "drifter", "spacer")]
    chosen = {"game": "outer_rim", "seats": seats, **FULL}
    session: Session[Any] = Session(game_of("outer_rim"), chosen, SEED, folder / "a.jsonl")
    app = App(Settings(speed="off", first_start_done=True), size=size, folder=folder)
    app.open()
    app.open_scene("table", "outer_rim", session=session)
    scene = on_top(app, TableScene)
    return app, scene


def needed(scene: TableScene) -> dict[str, pygame.Rect]:
    """Return what the person may want to press or read now, by name."""
    found = {f"answer {key}": rect for key, rect in scene.view.listed.items()}
    names = scene.controller.sources() | scene.controller.direct_goals()
    found |= {f"spot {name}": rect for name, rect in scene.view.spots.items() if name in names}
    solid = [each for each in scene.form.every() if each.solid and each.shown]
    return found | {each.id: each.visible_rect for each in solid if "tip." not in each.id}


@pytest.mark.long
@pytest.mark.parametrize("size", first(1, [(1920, 1080), (1280, 720)]))
def test_no_tip_covers_what_is_needed(tmp_path: Path, size: Any) -> None:
    """The longest tip of all, in each position of a game with the box."""
    app, scene = opened_game(tmp_path, size)
    stream, shown = random.Random(SEED), set[str]()
    longest = max(scene.table.tips.tips, key=lambda tip: len(tip.text))
    for _ in range(ANSWERS):
        app.frame([], 0.05)
        scene.table.tips.shown = longest
        scene.views.renew()
        card = scene.form.find("tip.card")
        if card is not None:
            over = [name for name, rect in needed(scene).items() if rect.colliderect(card.rect)]
            assert over == [], f"{scene.model.step}: the tip is over {over}"
            assert pygame.Rect((0, 0), size).contains(card.rect)
            shown.add("page" if scene.table.page_over else scene.model.step)
        if scene.ui.tray:
            scene.do.next_page()
            continue
        rest = [each for each in scene.model.options if each.verb not in TALKS]
        scene.do.choose(stream.choice(rest or scene.model.options).key)
    assert {"planning", "action"} <= shown
    assert ("page" in shown) == (size[0] == 1920), "small windows have the page alone"
    scene.model.session.close()


def test_a_tip_gives_way_to_the_slip(tmp_path: Path) -> None:
    """A favor asked of the person is answered at the foot of the map, where tips usually are."""
    app, scene = opened_game(tmp_path, (1920, 1080))
    stream = random.Random(1)
    for _ in range(300):
        scene.table.tips.shown = scene.table.tips.tips[0]
        scene.views.renew()
        if scene.model.step in facts.SLIPS and areas_of(scene.table).slip_asks:
            card = scene.form.find("tip.card")
            assert card is not None and not card.rect.colliderect(areas_of(scene.table).slip_at())
            scene.model.session.close()
            return
        if scene.ui.tray:
            scene.do.next_page()
            continue
        options = scene.model.options
        asking = [each for each in options if each.verb in ("propose", "favor")]
        scene.do.choose(stream.choice(asking or options).key)
    raise AssertionError("nobody was ever asked for a favor")


def test_a_tip_without_room_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It neither counts answers nor passes before there was a place to read it."""
    app, scene = opened_game(tmp_path, (1920, 1080))
    while scene.model.step.startswith("setup"):
        scene.do.choose(scene.model.options[0].key)
    scene.ui.tray.clear()
    tips, tip = scene.table.tips, Tip[Any]("any", "Words.", lambda model, events: True)
    tips.shown = None
    monkeypatch.setattr(tips, "tips", [tip])
    monkeypatch.setattr(tips, "_turn", (-1, -1))
    monkeypatch.setattr(type(tips), "fit", lambda *wanted: None)
    tips.heard([])
    for _ in range(9):
        scene.views.renew()
        assert waiting(scene) is tip and scene.form.find("tip.card") is None
        tips.heard([])
    monkeypatch.undo()
    scene.views.renew()
    assert scene.form.find("tip.card") is not None
    for _ in range(4):
        tips.heard([])
    assert waiting(scene) is None
    scene.model.session.close()


def waiting(scene: TableScene) -> Tip[Any] | None:
    return scene.table.tips.shown
