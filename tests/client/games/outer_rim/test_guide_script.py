"""A game that is led from its first turn to its last, the tips of the further box, and practice."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.games.outer_rim.guide import guide_script
from game.client.games.outer_rim.guide.guide_script import FIRST_ROUNDS, LEAD
from game.client.games.outer_rim.guide.tips_unfinished import TIPS
from game.client.games.outer_rim.play import model
from game.client.games.outer_rim.play.model import Model, the_game
from game.client.games.outer_rim.setup.new_game import make
from game.client.games.outer_rim.table.table import table_of
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.tabletop.bars.menu import MenuScene
from game.client.tabletop.guidance.guided_game import GuideFile
from game.client.tabletop.setup.new_game import NewGameScene
from game.client.tabletop.table.scene import TableScene
from game.outer_rim.combat.events import DiceRolled
from game.outer_rim.contacts.events import ContactBarred, ContactRevealed
from game.outer_rim.events import CardRotated, ReputationTreated
from game.table.session import Session
from tests.client.conftest import Size, choose, on_top, open_scene, press, settle
from tests.client.games.outer_rim.playing import SEATS, a_game, open_table

MOST = 900  # answers
QUIET = ("end", "pass", "done", "discard")
LED = GuideFile("outer_rim")


def led_table(
    folder: Path, seed: int = 7, size: Size = (1280, 720), led: bool = True
) -> tuple[App, TableScene]:
    """Return a saved game at its first question."""
    session = Session(the_game(), {"game": "outer_rim", "seats": SEATS}, seed, folder / "g.jsonl")
    LED.begin(session, led)
    return open_table(session, size, folder)


def read(app: App, scene: TableScene) -> None:
    """Read all pages."""
    while scene.ui.tray:
        scene.do.next_page()
        settle(app)


def follow(app: App, scene: TableScene, stream: random.Random) -> str:
    """Do what is advised, otherwise anything; return the words."""
    read(app, scene)
    said = scene.table.leader.shown
    if said is not None:
        scene.do.choose(said.key)
    else:
        options = list(scene.model.options)
        active = [each for each in options if each.verb not in QUIET]
        scene.do.choose(stream.choice(active or options).key)
    settle(app)
    return said.text if said else ""


@pytest.mark.long
@pytest.mark.parametrize("seed", [8])
def test_a_whole_game_by_what_is_advised(seed: int, tmp_path: Path) -> None:
    app, scene = led_table(tmp_path, seed)
    stream, told, lit = random.Random(seed), list[str](), 0
    rounds = set[int]()
    for _ in range(MOST):
        if scene.model.decision is None:
            break
        read(app, scene)
        said = scene.table.leader.shown
        if said is not None:
            assert said.key in {each.key for each in scene.model.options}
            assert scene.form.find("lead.card") is not None, said
            places = {c.key: (c.source, c.target) for c in scene.controls()}
            for rect in scene.table.leader.lights:
                assert rect in places[said.key]
                lit += 1
            rounds.add(scene.model.moment[0])
        told += [words] if (words := follow(app, scene, stream)) else []
    assert scene.model.result is not None
    assert len(told) == len(set(told)) >= 8
    assert lit >= len(told) - 2
    assert rounds >= set(range(1, FIRST_ROUNDS + 1)), "every one of the first turns has words"
    read(app, scene)
    settle(app)
    assert LED.load().finished and not LED.is_default()


def test_advice_that_was_not_followed_comes_back(tmp_path: Path) -> None:
    """A player who earns money instead of flying reads the same again in the next rounds, and no
    longer once the first rounds are over."""
    app, scene = led_table(tmp_path, 11)
    told = list[str]()
    while scene.model.decision is not None and scene.model.moment[0] <= FIRST_ROUNDS + 1:
        read(app, scene)
        said = scene.table.leader.shown
        options = {each.key: each for each in scene.model.options}
        if scene.model.step == "planning":
            told.append(said.text if said is not None else "")
            other = "credits"
        else:
            others = [k for k in options if said is None or k != said.key] or list(options)
            other = next((each for each in others if options[each].verb in QUIET), others[0])
        choose(scene, other)
    first, last = told[:FIRST_ROUNDS], told[FIRST_ROUNDS]
    assert first[0].startswith("Fly to") and first.count(first[0]) > 1 and all(first)
    assert not last.startswith("Fly to")


@pytest.mark.painted
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_ring_leaves_the_names_of_worlds_readable(
    size: Size, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The contacts of Cantonica touch its name."""
    position = {"players": [{"space": "cantonica"}], "step": "encounter"}
    setup = {"game": "outer_rim", "seats": SEATS, "position": position}
    session = Session(the_game(), setup, 7, tmp_path / "g.jsonl")
    LED.begin(session, True)
    app, scene = open_table(session, size, tmp_path)
    while scene.model.step == "faction":
        choose(scene, scene.model.options[0].key)
    assert scene.table.leader.key.startswith("meet:cantonica") and app.screen is not None
    [lit] = scene.table.leader.lights
    names = scene.table.areas.names_at()
    [name] = [each for each in names if each.colliderect(lit.inflate(30, 30))]

    def drawn() -> tuple[bytes, bytes]:
        app.dirty.add()
        app.draw()
        around = lit.inflate(20, 20)
        return tuple(
            pygame.image.tobytes(app.screen.subsurface(each), "RGB") for each in (name, around)
        )

    ringed = drawn()
    monkeypatch.setattr(type(scene.table.leader), "paint", lambda self, surface, m, names=(): None)
    bare = drawn()
    assert ringed[0] == bare[0] and ringed[1] != bare[1]


def test_a_message_keeps_off_the_goals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where they are at the usual place of messages."""
    app, scene = led_table(tmp_path, led=False)
    rows = [rect for _, rect in scene.view.goals_at]
    assert rows
    at = rows[0].unionall(rows[1:])
    monkeypatch.setattr(scene.table.areas, "toast_at", lambda: at.midbottom)
    monkeypatch.setattr(type(scene.table.attention), "_in_bar", lambda self, markup: None)
    scene.views.say("This is too far away.", "refuse")
    settle(app)
    message = scene.table.attention.message
    assert message is not None and message.at.collidelist(rows) < 0


def test_words_on_a_free_bounty_and_on_ways_without_dice() -> None:
    """Cantonica's market has a bounty for nothing; not every way on a card has a chance."""
    rows, decks = [{"space": "cantonica", "credits": 100}], {"bounty": ["chopper_bounty"]}
    model = Model(a_game(7, position={"players": rows, "decks": decks, "step": "action"}))
    [bounty] = [each for each in model.options if each.key.startswith("buy:chopper_bounty")]
    worth = guide_script._worth(model, bounty)
    told = "Take the bounty on **Chopper**: it is free, and you may meet this contact on your "
    assert worth == told + "route."
    position = {
        "players": [{"space": "kessel", "credits": 9000}],
        "decks": {"kessel_maelstrom": ["enc_kessel_maelstrom_a"]},
        "step": "encounter",
    }
    game = a_game(7, position=position)
    game.choose(next(o.key for o in game.decision().options if o.verb == "draw"))
    model = Model(game)
    assert model.step == "choose"
    details = [model.labels[each.key].detail for each in model.options]
    assert any(guide_script.PERCENT.search(each) for each in details)
    assert not all(guide_script.PERCENT.search(each) for each in details)
    advice = guide_script.choose(model)
    assert advice.text.endswith("needs no dice. A rolled choice shows its chance.")


def test_nothing_is_said_once_it_is_off(tmp_path: Path) -> None:
    app, scene = led_table(tmp_path)
    press(app, "lead.off")
    stream = random.Random(1)
    for _ in range(12):
        assert scene.form.find("lead.card") is None and not scene.table.leader.lights
        assert follow(app, scene, stream) == ""
    assert LED.said(scene.model.session) is None
    scene.do.pause()
    settle(app)
    on_top(app, MenuScene)
    press(app, "menu.lead")
    assert scene.table.leader.on and LED.said(scene.model.session) is not None


def test_a_game_that_is_not_led_says_nothing(tmp_path: Path) -> None:
    app, scene = led_table(tmp_path, led=False)
    stream = random.Random(1)
    for _ in range(8):
        assert scene.form.find("lead.card") is None
        follow(app, scene, stream)


def test_the_same_words_come_back_with_the_same_question(tmp_path: Path) -> None:
    app, scene = led_table(tmp_path)
    first = scene.table.leader.shown
    assert first is not None and first.goal
    follow(app, scene, random.Random(1))
    assert scene.table.leader.shown != first
    scene.do.undo()
    settle(app)
    assert scene.table.leader.shown == first
    path = scene.journal
    app.stack.pop()
    assert path is not None
    pygame.display.quit()
    app, scene = open_table(Session.resume(the_game(), path), (1280, 720), tmp_path)
    assert scene.table.leader.shown == first


def test_any_other_answer_stays_possible(tmp_path: Path) -> None:
    app, scene = led_table(tmp_path)
    card = scene.form.find("lead.card")
    assert card is not None and not card.solid
    assert "credits" in {each.key for each in scene.controls()}
    choose(scene, "credits")
    assert scene.model.step == "action"


def test_a_new_game_is_led_until_one_is_finished(tmp_path: Path) -> None:
    app, _ = open_scene(make, 7, folder=tmp_path)
    scene = on_top(app, NewGameScene)
    assert scene.head.led
    press(app, "new.lead")
    assert not scene.head.led
    LED.finish()
    assert not make(app, seed=7).head.led


def test_a_game_with_the_further_box_says_why_nobody_leads(tmp_path: Path) -> None:
    """The switch stays, dim, with the reason; the game begins without a leader."""
    app, scene = open_scene(make, 7, folder=tmp_path)
    scene.setup.party.box(True)
    scene.setup.changed()
    switch = scene.form.find("new.lead")
    assert scene.head.led and switch is not None and not switch.enabled
    assert "Switch Unfinished Business off" in switch.reason
    scene.start()
    settle(app)
    table = on_top(app, TableScene)
    assert not table.table.leader.on
    assert not audit(app)


def test_the_end_says_what_to_try_next(tmp_path: Path) -> None:
    app, scene = led_table(tmp_path)
    assert LEAD.after(scene.model).startswith("Next time")
    assert scene.table.leader.closing_words() == LEAD.after(scene.model)


@pytest.mark.parametrize("scale", [pytest.param(1.5, marks=pytest.mark.long), 2.0])
def test_advice_is_seen_with_large_letters(scale: float, tmp_path: Path) -> None:
    session = Session(the_game(), {"game": "outer_rim", "seats": SEATS}, 2, tmp_path / "g.jsonl")
    LED.begin(session, True)
    app, scene = open_scene(table_of, session, folder=tmp_path, ui_scale=scale)
    stream, seen = random.Random(2), 0
    for _ in range(20):
        read(app, scene)
        if scene.model.decision is None:
            break
        if scene.table.leader.shown is not None:
            seen += 1
            assert scene.form.find("lead.card") is not None, scene.table.leader.shown
            window = pygame.Rect((0, 0), app.metrics.size)
            lights = scene.table.leader.lights
            assert lights and all(window.contains(each) for each in lights), (
                scene.table.leader.shown
            )
        follow(app, scene, stream)
    assert seen >= 3


SEEN = {tip.id: tip.seen for tip in TIPS}


def a_model(*players: dict[str, Any], step: str = "encounter", **position: Any) -> Model:
    """Return the first player's view of a game with the box, in its first turn."""
    seats = [
        {"kind": "human", "character": each} for each in ("han_solo", "hera_syndulla_character")
    ]
    position = {"players": list(players), "step": step, "turn": 0, **position}
    setup = {
        "game": "outer_rim", "expansions": ["unfinished_business"], "seats": seats,
        "first_player": 0, "position": position,
    }  # fmt: skip
    session = Session(the_game(), setup, 7)
    while (asked := session.decision()) and asked.step.startswith("setup"):
        session.choose(asked.options[0].key)
    model = Model(session)
    model.look_from(0)
    return model


def test_the_crossing_is_explained_where_it_can_be_declared() -> None:
    core, rim = a_model({"space": "spinward_core"}), a_model({"space": "kessel"})
    assert SEEN["cross"](core, []) and not SEEN["cross"](rim, [])


def test_orange_contacts_are_explained_where_one_is() -> None:
    core, rim = a_model({"space": "spinward_core"}), a_model({"space": "kessel"})
    assert SEEN["orange"](rim, []) and not SEEN["orange"](core, [])


def test_a_hunted_player_hears_of_it() -> None:
    bounty = next(
        id
        for id, asset in the_game().editions.of(("unfinished_business",)).content.assets.items()
        if asset.kind == "bounty" and asset.target == "hera_syndulla"
    )
    hunter = a_model({"space": "kessel"}, {"space": "naboo", "cards": [bounty]})
    assert not SEEN["hunted"](hunter, []), "the bounty is on the other player"
    hunted = a_model({"space": "kessel", "cards": [bounty]}, {"space": "naboo"})
    hunted.look_from(1)
    assert SEEN["hunted"](hunted, [])


def _revealed(seat: int) -> ContactRevealed:
    return ContactRevealed(seat=seat, contact="chewbacca", place="kessel.1")


def test_events_of_the_viewer_bring_their_tips() -> None:
    model = a_model({"space": "kessel"})
    events = {
        "rotate": [CardRotated(seat=0, card="a", cause="b")],
        "self": [_revealed(0), ContactBarred(contact="chewbacca", player=1)],
    }
    for id, happened in events.items():
        assert SEEN[id](model, happened) and not SEEN[id](model, []), id
    assert not SEEN["self"](model, [_revealed(1), *events["self"][1:]]), "a rival revealed it"
    assert ReputationTreated.__dataclass_fields__["seat"]


def test_it_is_turned_on_at_the_table_and_crosses_dice(tmp_path: Path) -> None:
    app, scene = open_table(a_game(3), (1280, 720), tmp_path)
    session, stream = scene.model.session, random.Random(1)
    for _ in range(200):
        scene.do.choose(stream.choice(scene.model.options).key)
        if any(isinstance(each, DiceRolled) for each in session.history[-1].events):
            break
    settle(app)
    assert scene.model.decision is not None
    lines = [each.text for each in scene.table.log.entries]
    assert scene.model.can_undo() is not None
    command = next(each for each in scene.do.commands() if each.id == "practice")
    command.run()
    settle(app)
    assert [each.text for each in scene.table.log.entries][1:] == lines
    assert (
        scene.table.log.entries[0].text.startswith("Practice") and scene.table.log.border() is None
    )
    undo = scene.form.find("table.undo")
    assert undo is not None and undo.enabled
    seq = session.seq
    scene.do.undo()
    settle(app)
    assert session.seq < seq and scene.table.log.entries[0].text.startswith("Practice")
    assert len(scene.table.log.entries) <= len(lines)
    assert not [each for each in scene.do.commands() if each.id == "practice"]


def test_friends_have_no_such_command(tmp_path: Path) -> None:
    seats = [{"kind": "human", "character": id} for id in ("bossk", "jyn_erso")]
    session = Session(the_game(), {"seats": seats}, 3)
    _, scene = open_table(session, (1280, 720), tmp_path)
    assert not [each for each in scene.do.commands() if each.id == "practice"]


def test_a_thread_gets_a_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[Any]()
    monkeypatch.setattr(model, "best_of", lambda sight, _: asked.append(sight) or iter(["end"]))
    _, scene = led_table(tmp_path)
    scene.model.strongest.drop()
    assert scene.model.best == "end"
    assert asked[-1].ask(lambda state, seat: state) is not scene.model.state
