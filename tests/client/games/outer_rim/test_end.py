"""The end of a game, and fights and tests as they are shown: who faced whom, and why it ended
so."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.games.outer_rim.encounter import duels, view
from game.client.games.outer_rim.encounter.rolls import enemy_name, rolls
from game.client.games.outer_rim.ending import dice_table, end, game_story, records
from game.client.games.outer_rim.play.model import Model, the_game
from game.client.games.outer_rim.table import table
from game.client.games.outer_rim.tools import shots as rim
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.tools import shots
from game.client.shell.window.settings import Settings
from game.client.tabletop.ending.end import EndScene
from game.client.tabletop.ending.end_parts import StoryPanel
from game.client.tabletop.ending.score import Gain
from game.client.tabletop.pages.dice import DiceRow
from game.client.tabletop.pages.duel import Duel
from game.client.tabletop.table.scene import TableScene
from game.client.widgets import Label
from game.outer_rim import share
from game.outer_rim.combat.events import DiceRolled, SkillTested
from game.outer_rim.combat.frames import SkillChoice, SkillTest
from game.outer_rim.frames.base import NOTHING
from game.outer_rim.odds import dice_stats
from game.outer_rim.odds.dice_stats import Rolled
from game.players import make_players
from game.table.session import Session
from tests.breadth import first
from tests.client.conftest import Size, click, press, settle, show, tap, texts_of
from tests.client.games.outer_rim.playing import SEATS, a_game, open_table

SIZES = [(1280, 720), (1920, 1080), (1400, 1050)]
DIE = ("hit", "hit", "hit", "crit", "focus", "focus", "blank", "blank")


def a_whole_game(path: Path | None, seed: int = 3, **more: Any) -> Session[Any]:
    """Return a game played to its end at random, against the AI deck."""
    setup = {"game": "outer_rim", "seats": SEATS, "fame_goal": 8, **more}
    session = Session(the_game(), setup, seed, path)
    session.autoplay(make_players("outer_rim", ("random", "deck"), seed))
    assert session.result() is not None
    return session


def open_end(session: Session[Any], folder: Path) -> tuple[App, EndScene]:
    app = App(Settings(speed="off"), size=(1280, 720), folder=folder)
    app.open()
    under = table.table_of(app, session)
    under.ui.ended = True
    app.stack.push(under)
    scene = end.make(app, under.model)
    show(app, scene)
    return app, scene


def test_tabs_turn_to_the_dice_and_back(tmp_path: Path) -> None:
    session = a_whole_game(tmp_path / "game.jsonl")
    app, scene = open_end(session, tmp_path)
    assert scene.form.find("end.words") and scene.form.find("end.dice") is None
    tabs = scene.form.find("end.page")
    tap(app, tabs.segment(2).center)
    shown = scene.form.find("end.dice")
    assert isinstance(shown, dice_table.DiceTable) and scene.form.find("end.steps") is None
    assert [side.rolled for side in shown.sides] == list(records.rolls(scene.model).values())
    proof = scene.form.find("end.proof")
    assert "seed 3 " in proof.markup and "main.py" not in proof.markup
    assert audit(app) == []
    tabs = scene.form.find("end.page")
    click(app, tabs.segment(1).center)
    assert scene.form.find("end.steps")


def test_a_game_without_dice_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice_stats, "counted", lambda events: {})
    shots.load_game_shots()
    app = App(Settings(speed="off"), size=(1280, 720), folder=tmp_path)
    app.open()
    scene = shots.SHOTS["end"](app, shots.Wish())
    assert isinstance(scene, EndScene) and not records.rolls(scene.model)
    scene.page = "dice"
    show(app, scene)
    line = scene.form.find("end.no_dice")
    assert isinstance(line, Label) and "No one" in line.words
    assert audit(app) == []


def test_the_table_tells_the_end_how_long_the_game_was(tmp_path: Path) -> None:
    app, _ = open_end(a_whole_game(None), tmp_path)
    app.stack.pop()
    under = table.table_of(app, a_whole_game(tmp_path / "game.jsonl"))
    rounds = under.model.moment[0]
    under.clock.first, under.clock.seconds = 0, 60.0 * rounds
    app.stack.push(under)
    under.presenter.show_end()
    assert isinstance(app.stack.top, EndScene)
    assert records.FINISHED.read().games[0].minutes == pytest.approx(rounds)


def test_words_on_fairness() -> None:
    fair = Rolled(9, {"crit": 10, "hit": 30, "focus": 20, "blank": 20})
    loaded = Rolled(9, {"crit": 40, "hit": 20, "focus": 10, "blank": 10})
    few = Rolled(1, {"crit": 1, "hit": 0, "focus": 0, "blank": 0})
    assert dice_table.fairness(few, DIE) == ""
    assert " 99% " in dice_table.fairness(fair, DIE)
    assert " under 1% " in dice_table.fairness(loaded, DIE)


def test_the_code_of_the_game_that_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = [{"kind": "human", "ship": "g9_rigger"}, {"kind": "deck"}]
    session = a_whole_game(None, seats=seats, variants=["trailing_bonus"])
    app, scene = open_end(session, tmp_path)
    setup, seed = share.decode(scene.end.report.code, scene.model.game)
    cast = [player.character for player in session.state.players]
    assert [seat.character for seat in setup.seats] == cast and seed == 3
    how = scene.form.find("end.how")
    assert isinstance(how, Label) and "Catching up" in how.words
    kept: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", kept.append)
    press(app, "end.copy")
    assert kept == [scene.end.report.code]


@pytest.mark.parametrize("size", first(1, SIZES[::-1]))
def test_the_end_begins_with_the_story(tmp_path: Path, size: Size) -> None:
    session = a_whole_game(None)
    app, scene = open_end(session, tmp_path)
    app.resize(size)
    settle(app)
    assert scene.end.stage.picture is not None and not scene.end.stage.painting
    assert scene.form.find("end.words") and scene.form.find("end.card.0")
    assert scene.form.find("end.chart") is None and scene.form.find("end.score.1")
    assert audit(app) == []
    sentences = scene.end.report.sentences()
    winner = session.result().winner
    assert len(sentences) == 3 and scene.model.player_name(winner) in sentences[0]
    fame = scene.model.view["players"][winner]["fame"]
    assert f"**{fame} fame**" in sentences[0]
    scene.turn_to("fame")
    assert scene.form.find("end.chart") and scene.form.find("end.card.0") is None


def test_the_story_names_what_paid_and_when_the_lead_was_taken(tmp_path: Path) -> None:
    _, scene = open_end(a_whole_game(None), tmp_path)
    winner = scene.end.outcome.hero
    paid = [
        gain for gain in game_story.gains(scene.model) if gain.seat == winner and gain.amount > 0
    ]
    sources: dict[str, int] = {}
    for gain in paid:
        source = game_story.source_of(scene.model, gain.cause)
        sources[source] = sources.get(source, 0) + gain.amount
    best = max(sources.values())
    second, third = scene.end.report.sentences()[1:]
    assert f"**{best}** came from" in second
    assert added(second) == scene.end.report.stars()[0], "every source is counted"
    assert "for good in round" in third or "never safe" in third


def added(sentence: str) -> int:
    """Return the fame that a sentence on its sources comes to."""
    gained = sum(map(int, re.findall(r"\*\*(\d+)\*\* came from", sentence)))
    return gained - sum(map(int, re.findall(r"\*\*(\d+)\*\* of it was lost", sentence)))


@pytest.mark.parametrize("seed", [3, 4, 9])
def test_what_the_page_shows_adds_up_to_the_fame(tmp_path: Path, seed: int) -> None:
    _, scene = open_end(a_whole_game(None, seed), tmp_path)
    panels = [each for each in scene.form.widgets if isinstance(each, StoryPanel)]
    shown = sum(each.card.gain for each in panels)
    rest = scene.form.find("end.rest")
    words = rest.words if isinstance(rest, Label) else ""
    more, lost = re.search(r"more: \+(\d+)", words), re.search(r"(\d+) lost", words)
    total = shown + (int(more[1]) if more else 0) - (int(lost[1]) if lost else 0)
    fame = scene.model.view["players"][scene.end.outcome.hero]["fame"]
    assert len(panels) == 3 and total == fame == scene.end.report.stars()[0]
    assert added(scene.end.report.sentences()[1]) == fame


def test_every_source_and_every_loss_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    _, scene = open_end(a_whole_game(None), tmp_path)
    causes = ("job", "ai", "bounty", "special")
    steps = [Gain(n, 0, 2, 2 * n, cause) for n, cause in enumerate(causes, 1)]
    monkeypatch.setattr(game_story, "gains", lambda model: steps)
    assert added(game_story.sentences(scene.model, 0)[1]) == 8
    steps.append(Gain(5, 0, -1, 7, "ai"))
    told = game_story.sentences(scene.model, 0)[1]
    assert told.startswith("Of 8 fame gained, ") and added(told) == 7


def test_story_cards_name_what_brought_the_fame(tmp_path: Path) -> None:
    _, scene = open_end(a_whole_game(None), tmp_path)
    cards = scene.end.report.story_cards()
    gained = [each for each in game_story.gains(scene.model) if each.seat == scene.end.outcome.hero]
    assert cards and all(each.when.startswith("Round") for each in cards)
    assert max(each.gain for each in cards) >= max(each.amount for each in gained)
    causes = {each.cause for each in gained if each.cause in scene.model.content.components}
    named = {scene.model.name(each) for each in causes}
    assert any(each.title in named for each in cards)
    assert all(each.picture is None or each.picture((80, 50)) for each in cards)
    assert not any("AI card" in each.title for each in cards)


def combat(**more: Any) -> Model:
    """Return a combat with a patrol after the first roll of both sides."""
    position = {**rim.COMBAT, **more}
    return Model(rim.answer(rim.session(position=position), "faction:rebel", "fight"))


def shown(model: Model) -> Duel:
    """Return the trial under way."""
    found = duels.current_duel(model, view.episode(model), (), duels.Cause("patrol_syndicate_2"))
    assert found is not None
    return found


def texts(scene: TableScene) -> list[str]:
    """Return all texts on a table, but those of the log."""
    return [each.text for each in texts_of(scene) if not each.where.startswith("log")]


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
    game = rim.answer(rim.session(position=rim.GROUND), "faction:rebel", "deliver")
    _, scene = open_table(game, (1920, 1080), tmp_path)
    found = _face_off(scene)
    left, right = found.sides
    assert left.portrait is not None and left.portrait.key == ("bust", "boba_fett", False)
    assert right.portrait is not None and right.waiting == 3 and right.total == "?"
    assert [each.purpose for each in found.earlier] == ["delivery"]


def test_no_sentence_lists_faces(tmp_path: Path) -> None:
    """They are seen; only the log has them in words."""
    game = rim.answer(rim.session(position=rim.COMBAT), "faction:rebel", "fight")
    _, scene = open_table(game, (1920, 1080), tmp_path)
    words = " ".join(texts(scene))
    assert "The enemy's dice are down. Use an ability on them?" in words
    assert "hit, crit" not in words and "rolled" not in words


def test_a_canceled_die_is_broken_on_the_page() -> None:
    model = combat()
    before = view.episode(model)
    events = model.answer(next(o.key for o in model.options if o.target == "hit"))
    theirs = rolls(model, [*before, *events], events)[-1]
    assert theirs.lost == ("hit",) and theirs.breaking == 1 and not theirs.fresh
    assert "hit" in theirs.faces and len(theirs.faces) == 6


def test_dice_that_are_rolled_again_are_those_that_were_picked() -> None:
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
    app, _ = open_table(rim.session(), (1920, 1080), tmp_path)
    scene = rim.GAME_SHOTS["skill_test"](app, rim.Wish())
    assert isinstance(scene, TableScene)
    app.stack.push(scene)
    app.frame([], 0.1)
    found = _face_off(scene)
    assert (found.won, found.verdict) == (False, "Failed")
    assert "unskilled" in found.need and found.reason == "The dice show no crit."
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
    words = duels.passing_words(level)
    assert [each for each in ("crit", "hit", "focus") if f"die_{each}" in words] == needs
    assert duels.failing_words(level) == lacks


def test_enemies_are_named_as_their_cards_word_them() -> None:
    model = combat()
    assert enemy_name(model, "the dock master's guards") == "The dock master's guards"
    assert enemy_name(model, "patrol_syndicate_2") == "Syndicate patrol"


def test_a_result_has_the_same_sides_and_a_verdict(tmp_path: Path) -> None:
    game = rim.answer(rim.session(position=rim.COMBAT), "faction:rebel", "fight")
    _, scene = open_table(game, (1920, 1080), tmp_path)
    scene.do.choose(next(o.key for o in scene.model.options if o.target == "hit"))
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
    assert duels.current_duel(model, [rolled, passed], (), cause) is None
    assert view.on_table(model, [rolled, passed], ()) == []
    assert view.on_table(model, [rolled], ()), "these are its own"
