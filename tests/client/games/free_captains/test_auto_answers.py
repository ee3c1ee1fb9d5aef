"""The answers given for a captain: payments, dice, cubes; and how few clicks a round takes."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from game.client.games.free_captains.play.auto_answers import CaptainAnswers
from game.client.games.free_captains.table.table import table_of
from game.client.shell.app.app import App
from game.client.tabletop.table.scene import TableScene
from game.table.session import Session
from tests.client.conftest import open_scene, settle
from tests.client.games.free_captains.playing import at, new_game
from tests.free_captains.kit import GAME, answer
from tests.free_captains.rules.test_faults import probing

MOST_CLICKS = 9
FIRST = ("keep", "planet", "engage", "evade", "search", "draw", "cube", "lose", "gain", "done")
"""verbs that a plain player prefers, the best first"""


def opened(moment: str) -> tuple[App, TableScene]:
    """Return a table at a moment of a game, where what needs no thought is answered."""
    return open_scene(table_of, at(moment), speed="off")


def press(app: App, scene: TableScene, id: str) -> None:
    widget = scene.form.find(id)
    assert widget is not None, f"no button {id}"
    widget.activate()
    settle(app)


def test_a_round_takes_few_clicks() -> None:
    clicks = Counter[int]()
    for seed in range(3):
        session = new_game(seed)
        answers = CaptainAnswers(session, lambda: SimpleNamespace(forced_steps=True))
        while (decision := session.decision()) is not None:
            key = answers.key()
            if key is not None:
                session.choose(key, forced=True)
                continue
            answers.placing = decision.step == "cubes"
            options = sorted(decision.options, key=lambda o: (
                FIRST.index(o.verb) if o.verb in FIRST else len(FIRST)))  # fmt: skip
            clicks[seed * 100 + session.state.round] += 1
            session.choose(options[0].key)
    assert sum(clicks.values()) <= MOST_CLICKS * len(clicks)
    assert sum(clicks.values()) > 4 * len(clicks), "the player plays nothing"


def to_first_card(session: Session[Any]) -> None:
    """Answer anything until the first card is faced."""
    while (decision := session.decision()) is not None and decision.step != "face":
        session.choose(decision.options[0].key)


def dear(with_help: bool | None) -> Session[Any]:
    """Return a game where a card is engaged with a die, without, or (None) with foreign points."""
    poor = {"abilities": [8, 8, 1], "dice": {"weapons_specialist": 1, "infiltration_agent": 1}}
    for seed in range(40):
        more = {"captain": "ca_04", "position": poor} if with_help is None else {}
        session = new_game(seed, **more)
        to_first_card(session)
        model = open_scene(table_of, session, speed="off")[1].model
        price = model.price(model.current)
        own = price.points == price.need or bool(price.die)  # no points of another ability
        if price.sure and not price.ends and (bool(price.die) if own else None) is with_help:
            return session
    raise AssertionError("no such card")


@pytest.mark.parametrize("with_help", (False, True, None))
def test_engage_pays_as_its_button_shows(with_help: bool | None) -> None:
    session = dear(with_help)
    app, scene = open_scene(table_of, session, speed="off")
    model, count = scene.model, len(session.history)
    price, card, state = model.price(model.current), model.current, session.state
    press(app, scene, f"action.engage:{card}")
    assert tuple(state.abilities) == price.left and state.fates[0] == "engaged"
    if with_help:
        assert state.value(price.die) == price.lower, "a die turns down by one side"
    scene.do.undo()
    assert len(session.history) == count, "one undo takes back the Engage with its payment"


def test_points_alone_spare_the_dice() -> None:
    session = dear(True)
    app, scene = open_scene(table_of, session, speed="off")
    press(app, scene, "table.points")
    assert session.state.faces == [6, 6] and session.state.fates[0] == "engaged"


def test_a_payment_can_be_chosen_and_a_die_turned_down_by_two() -> None:
    session = dear(True)
    session.state.faces[:] = [4] * len(session.state.faces)  # each die does something else at 2
    app, scene = open_scene(table_of, session, speed="off")
    press(app, scene, "table.ways")
    assert scene.model.step == "pay"
    die = next(each for each in scene.model.options if each.verb == "die")
    press(app, scene, "table.by_two")
    scene.do.ask(die.key)
    assert session.state.value(die.source) == 2 and scene.model.step != "die"


def test_all_cubes_go_to_their_usual_places() -> None:
    app, scene = open_scene(table_of, at("cube"), speed="off")
    press(app, scene, "table.all_cubes")
    assert scene.model.step != "cubes" and not scene.model.cubes_to_place


@pytest.mark.parametrize(
    "planet, hand, key",
    [("pl_10", ("ag_05", "gf_04"), "price:ag_05"), ("pl_01", ("gf_04", "gf_10"), "price:gf_04"),
     ("pl_01", ("gf_04", "ag_05"), None)],
)  # fmt: skip
def test_cards_are_handed_over_that_must_go_or_show_the_same(
    planet: str, hand: tuple[str, ...], key: str | None
) -> None:
    state = probing(planet, *hand)
    answer(state, f"action:{planet}")
    session: Any = SimpleNamespace(state=state, game=GAME, history=())
    wishes: Any = SimpleNamespace(forced_steps=True)
    decision = GAME.decision(state)
    assert decision and CaptainAnswers(session, lambda: wishes).tie(decision) == key


def test_no_payment_loses_the_game_by_itself() -> None:
    position = {"abilities": [1, 0, 2], "dice": {"weapons_specialist": 1, "engineer": 1}}
    session = new_game(49, captain="ca_04", position=position)
    to_first_card(session)
    app, scene = open_scene(table_of, session, speed="off")
    assert scene.model.price(scene.model.current).ends
    press(app, scene, f"action.engage:{scene.model.current}")
    assert scene.model.step == "pay" and scene.model.result is None


def test_who_chooses_how_to_pay_pays_all_of_it() -> None:
    kept = list[str | None]()
    for seed in range(40):
        session = new_game(seed)
        to_first_card(session)
        answers = CaptainAnswers(session, lambda: SimpleNamespace(forced_steps=True))
        answers.pay_with("open")
        for verb in ("engage", "die"):
            found = [each.key for each in session.decision().options if each.verb == verb]
            if found and answers.key() is None:
                session.choose(found[0])
        while session.decision().step == "die":
            session.choose(answers.key(), forced=True)
        if session.decision().step == "pay" and len(session.decision().options) > 1:
            kept.append(answers.key())
    assert kept and set(kept) == {None}, "the rest of a payment is the player's too"
