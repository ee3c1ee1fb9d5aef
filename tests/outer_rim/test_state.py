"""A saved state is taken back as it was, or not at all: nothing doubtful is let in."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from pydantic import ValidationError

from game.outer_rim.frames import TAGS, Action, Offer, Planning
from game.outer_rim.game import OuterRim
from game.outer_rim.state import STATE, State, plain
from game.outer_rim.steps import STEPS

Change = Callable[[dict[str, Any]], Any]


@pytest.fixture(scope="module")
def saved(game: OuterRim) -> bytes:
    """Return a game in the middle of things: two players, a few answers in, something pending."""
    seats = [{"kind": "human"}, {"kind": "random"}]
    state = game.new(game.setup({"seats": seats, "position": {"players": [{"credits": 500}]}}), 4)
    while state.seq < 12:
        decision = game.decision(state)
        assert decision is not None
        game.choose(state, decision.options[0].key)
    assert len(state.stack) > 1
    return game.dump(state)


def changed(saved: bytes, change: Change) -> bytes:
    """Return the dump with one change in it."""
    data = json.loads(saved)
    change(data)
    return json.dumps(data).encode()


def at(*path: str | int, to: Any) -> Change:
    """Return a change that puts a value into the place that a path names."""

    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = to

    return change


def without(*path: str | int) -> Change:
    """Return a change that removes the place that a path names."""

    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        del data[path[-1]]

    return change


def test_a_dump_is_taken_back_as_it_was(game: OuterRim, saved: bytes) -> None:
    state = game.load(saved)
    assert isinstance(state, State)
    assert game.dump(state) == saved
    assert plain(state) == plain(game.load(changed(saved, lambda data: None)))


def test_containers_come_back_as_what_they_were(game: OuterRim, saved: bytes) -> None:
    """Lists of JSON are tuples again where the state has tuples, in pending steps as well."""
    state = game.load(saved)
    player = state.players[0]
    for value in (state.pieces, state.market["cargo"], player.cards, player.reputation):
        assert isinstance(value, tuple)
    assert all(isinstance(value, tuple) for value in state.patrols.values())
    state = game.load(changed(saved, at("stack", 0, to=OFFER)))
    assert state.stack[0] == Offer(1, decks=("cargo", "gear"), discount=500)


OFFER = {"step": "offer", "seat": 1, "decks": ["cargo", "gear"], "discount": 500}
WRONG: list[tuple[str, Change, tuple[str | int, ...]]] = [
    ("a new field", at("luck", to=1), ("luck",)),
    ("a field of a player too many", at("players", 0, "luck", to=1), ("players", 0, "luck")),
    ("a field of a step too many", at("stack", 0, "luck", to=1), ("stack", 0, "turn", "luck")),
    ("no seed", without("seed"), ("seed",)),
    ("no setup", without("setup"), ("setup",)),
    ("no map", without("pieces"), ("pieces",)),
    ("a player without a seat", without("players", 1, "seat"), ("players", 1, "seat")),
    ("a step without a name", without("stack", 0, "step"), ("stack", 0)),
    ("credits below 0", at("players", 0, "credits", to=-1), ("players", 0, "credits")),
    ("fame below 0", at("players", 1, "fame", to=-1), ("players", 1, "fame")),
    (
        "damage below 0",
        at("players", 0, "ship_damage", to=-2),
        ("players", 0, "ship_damage"),
    ),
    ("credits as text", at("players", 0, "credits", to="500"), ("players", 0, "credits")),
    ("credits with a fraction", at("players", 0, "credits", to=5.5), ("players", 0, "credits")),
    ("a number for yes", at("players", 0, "defeated", to=1), ("players", 0, "defeated")),
    ("yes for a number", at("round", to=True), ("round",)),
    ("no number at all", at("seed", to=None), ("seed",)),
    ("fewer answers than none", at("seq", to=-1), ("seq",)),
    ("a step that is none", at("step", to="market"), ("step",)),
    ("an ending that is none", at("ending", to="tired"), ("ending",)),
    ("a card that is a number", at("market", "cargo", to=[7]), ("market", "cargo", 0)),
    ("a deck that is no list", at("market", "cargo", to="salvage"), ("market", "cargo")),
    (
        "a reputation too few",
        at("players", 0, "reputation", to=[0, 0, 0]),
        ("players", 0, "reputation", 3),
    ),
    ("a patrol without a place", at("patrols", "hutt", to=[1]), ("patrols", "hutt", 1)),
    ("players by name", at("players", to={"boba": {}}), ("players",)),
    ("a stream that is text", at("streams", "dice", to="x"), ("streams", "dice")),
    ("a fame goal of no game", at("setup", "fame_goal", to=11), ("setup", "fame_goal")),
    ("a field of the setup too many", at("setup", "luck", to=1), ("setup", "luck")),
    (
        "a seat of the setup without a kind",
        without("setup", "seats", 0, "kind"),
        ("setup", "seats", 0, "kind"),
    ),
    (
        "a position that nobody can be in",
        at("setup", "position", "players", 0, "credits", to=-5),
        ("setup", "position", "players", 0, "credits"),
    ),
]


@pytest.mark.parametrize(
    ("change", "path"), [each[1:] for each in WRONG], ids=[w[0] for w in WRONG]
)
def test_a_wrong_state_is_refused_with_the_place(
    game: OuterRim, saved: bytes, change: Change, path: tuple[str | int, ...]
) -> None:
    with pytest.raises(ValueError) as refused:
        game.load(changed(saved, change))
    assert isinstance(refused.value, ValidationError)
    errors = refused.value.errors()
    assert [error["loc"] for error in errors] == [path]
    assert errors[0]["msg"]
    assert ".".join(map(str, path)) in str(refused.value)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("decks", [1]),
        ("decks", "cargo"),
        ("discount", 1.5),
        ("discount", "500"),
        ("discount", True),
        ("luck", 1),
        ("talked", ["a"]),
    ],
)
def test_a_pending_step_remembers_what_belongs_to_it(
    game: OuterRim, saved: bytes, name: str, value: Any
) -> None:
    with pytest.raises(ValidationError) as refused:
        game.load(changed(saved, at("stack", 0, to={**OFFER, name: value})))
    found = {error["loc"][:4] for error in refused.value.errors()}
    assert found == {("stack", 0, "offer", name)}


COMBAT = {"step": "combat", "seat": 0, "combat": "ship", "defender": -1, "foe": "card"}
COMBAT |= {"on": "", "card": "", "faces": ["hit"], "used": ["boba_fett"]}
TEST = {"step": "test", "seat": 0, "skills": ["tech", "tactics"], "skill": "tech", "card": ""}
TEST |= {"then": "", "otherwise": "", "buy_off": 0, "context": {"traits": ["illegal"]}}

WINDOW = {"step": "window", "seat": 0, "when": "would_be_defeated", "context": {"beaten": "ship"}}
ROLL = {"step": "roll", "seat": 0, "block": "", "place": 1, "card": "", "faces": ["crit"]}
ROLL |= {"context": {"script": True, "successes": 1}}


@pytest.mark.parametrize("frame", [COMBAT, TEST, WINDOW, ROLL], ids=lambda frame: frame["step"])
def test_steps_come_back_as_they_were(game: OuterRim, saved: bytes, frame: dict[str, Any]) -> None:
    state = game.load(changed(saved, at("stack", 0, to=frame)))
    again = game.load(game.dump(state))
    assert again.stack == state.stack and again.stack[0].clone() == state.stack[0]


@pytest.mark.parametrize(
    ("frame", "path", "value"),
    [
        (COMBAT, ("combat",), "air"),
        (COMBAT, ("foe",), "anybody"),
        (COMBAT, ("on",), "luck"),
        (COMBAT, ("hits",), "2"),
        (COMBAT, ("won",), 1),
        (COMBAT, ("data",), {"hits": 2}),
        (TEST, ("skill",), "cooking"),
        (TEST, ("skills",), "tech"),
        (TEST, ("averted",), 0),
        (TEST, ("context", "opponent"), "1"),
        (TEST, ("context", "luck"), 1),
        (WINDOW, ("when",), "always_and_ever"),
        (WINDOW, ("context", "beaten"), "pride"),
        (WINDOW, ("context",), []),
        (ROLL, ("place",), "1"),
        (ROLL, ("context", "script"), 1),
        (ROLL, ("data",), {"successes": 1}),
    ],
)
def test_steps_remember_what_belongs_to_them(
    game: OuterRim, saved: bytes, frame: dict[str, Any], path: tuple[str, ...], value: Any
) -> None:
    """A wrong value is refused with its place, even under the former names."""
    data = json.loads(changed(saved, at("stack", 0, to=frame)))
    at("stack", 0, *path, to=value)(data)
    with pytest.raises(ValidationError) as refused:
        game.load(json.dumps(data).encode())
    found = {error["loc"] for error in refused.value.errors()}
    assert found == {("stack", 0, frame["step"], *path)}


@pytest.mark.parametrize("step", ["offers", "", None, 7])
def test_a_pending_step_is_one_of_the_game(game: OuterRim, saved: bytes, step: Any) -> None:
    with pytest.raises(ValidationError) as refused:
        game.load(changed(saved, at("stack", 0, to={**OFFER, "step": step})))
    assert [error["loc"] for error in refused.value.errors()] == [("stack", 0)]


def test_each_step_is_pending_as_the_class_of_its_name() -> None:
    for name, step in STEPS.items():
        assert TAGS.get(name) is step.kind, name
    assert set(STEPS) == set(TAGS)


def test_all_that_is_wrong_is_told_at_once(game: OuterRim, saved: bytes) -> None:
    def change(data: Any) -> None:
        at("players", 0, "credits", to=-1)(data)
        at("seed", to="seven")(data)
        at("luck", to=1)(data)

    with pytest.raises(ValidationError) as refused:
        game.load(changed(saved, change))
    assert {error["loc"] for error in refused.value.errors()} == {
        ("players", 0, "credits"),
        ("seed",),
        ("luck",),
    }


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"null", b"7", b'"state"', b"\xff\xfe{}"])
def test_what_is_no_state_is_refused(game: OuterRim, data: bytes) -> None:
    with pytest.raises(ValueError):
        game.load(data)


@pytest.mark.parametrize("cut", [1, 10, 400, 4000])
def test_half_a_dump_is_refused(game: OuterRim, saved: bytes, cut: int) -> None:
    with pytest.raises(ValueError):
        game.load(saved[:-cut])


def test_every_field_is_held_to_its_type(game: OuterRim, saved: bytes) -> None:
    """No field of the state or of a player takes anything: each refuses an object or a number."""
    data = json.loads(saved)
    for path in [*((name,) for name in data), *(("players", 0, n) for n in data["players"][0])]:
        with pytest.raises(ValidationError) as refused:
            game.load(changed(saved, at(*path, to={"odd": [{}]})))
        assert all(error["loc"][: len(path)] == path for error in refused.value.errors())


def test_mistakes_of_rules_are_found_out_when_saved_and_loaded(
    game: OuterRim, saved: bytes
) -> None:
    """A state may be changed to anything; what comes of it is refused, not put right."""
    state = game.load(saved)
    state.players[0].credits -= 1_000_000
    with pytest.raises(ValidationError) as refused:
        STATE.validate_json(json.dumps(plain(state)))
    assert [error["loc"] for error in refused.value.errors()] == [("players", 0, "credits")]
    with pytest.raises(ValidationError):
        game.load(game.dump(state))


def test_the_step_below_another_is_that_below_this_very_one(game: OuterRim, saved: bytes) -> None:
    """Two steps may be alike in everything."""
    play = game.play(game.load(saved))
    first, between, second = Planning(0), Action(0), Planning(0)
    play.stack[:] = [Action(1), first, between, second]
    assert first == second
    assert play.under(Action, second) is between and play.under(Planning, between) is first
    assert play.under(Planning) is second
    assert play.under(Action, first).seat == 1
