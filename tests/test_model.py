"""The validated model of every game: which figures may stand in a state, and who sees to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import pytest
from pydantic import TypeAdapter

from game.dice_table import state as dice_table
from game.dice_table.cards import Card
from game.edge import frames as edge_frames
from game.edge import state as edge
from game.free_captains import frames as captain_frames
from game.free_captains import state as free_captains
from game.mandalorian import frames as mandalorian_frames
from game.mandalorian import state as mandalorian
from game.outer_rim import state as outer_rim
from game.outer_rim.frames.every import TAGS
from game.table import registry, validation
from game.table.journal import Journal
from game.table.session import Session
from game.table.snapshots import snapshot_path
from game.table.stack import Frame
from game.table.validation import SWITCH, InvalidState

ONE, TWO = [{"kind": "human"}], [{"kind": "human"}, {"kind": "human"}]
SETUPS: dict[str, dict[str, Any]] = {
    "outer_rim": {"seats": TWO},
    "free_captains": {"seats": ONE},
    "mandalorian": {"seats": ONE, "mission": "the_asset"},
    "edge": {"seats": ONE, "story": "cask", "heroes": ["juno", "orrakh"]},
    "dice_table": {"seats": [{"name": "Ada"}, {"name": "Bo"}]},
}
BEGUN = 12
"""answers given before a state is spoiled: the setup is over by then"""


def begun(id: str, path: Path | None = None) -> Session[Any]:
    """Return a game after its setup, in which the first option was chosen every time."""
    game = registry.load_game(id)
    session = Session(game, {"game": id, **SETUPS[id]}, 3, path)
    while session.seq < BEGUN:
        answer(session)
    return session


def answer(session: Session[Any]) -> None:
    """Choose the first option."""
    decision = session.decision()
    assert decision is not None
    session.choose(decision.options[0].key)


# --- figures have a range ------------------------------------------------------------------------

FRAMES: Mapping[str, Mapping[str, type[Frame]]] = {
    "outer_rim": TAGS, "free_captains": captain_frames.KINDS,
    "mandalorian": mandalorian_frames.KINDS, "edge": edge_frames.FRAMES,
    "dice_table": {"table": Frame},
}  # fmt: skip
STATES: dict[str, type[Any]] = {
    "outer_rim": outer_rim.State, "free_captains": free_captains.State,
    "mandalorian": mandalorian.State, "edge": edge.State, "dice_table": dice_table.State,
}  # fmt: skip
FREE: dict[str, dict[str, str]] = {
    "outer_rim": {
        "AiIllegal.reputation": "the AI may lose or gain it",
        "AiPatrol.amount": "a level up or down",
        "AiSeat.raised": "a card of a pack may lower a value",
        "BuyShip.discount": "below 0 a ship is dearer",
        "Deal.credits": "below 0 the other side pays",
        "Deal.promise": "below 0 the other side promises",
        "FactionChoice.steps": "reputation up or down",
        "HuntedFaction.steps": "reputation up or down",
        "LookTop.discount": "below 0 a card is dearer",
        "Offer.discount": "below 0 a card is dearer",
        "Sell.bonus": "below 0 a card brings less",
    },
    "free_captains": {
        "State.more": "cubes that were given up count below 0",
        "State.shifts": "Strength up or down",
    },
    "mandalorian": {},
    "edge": {
        "Outcome.advantage": "Threat counts below 0", "Outcome.success": "failures count below 0",
        "Pending.n": "dice or steps up or down", "State.obligation": "it moves up or down",
        "Rivalry.scores": "failures and Threat count below 0",
        "State.relief": "it moves up or down",
    },
    "dice_table": {
        "Slot.advantage": "Threat counts below 0",
        "Slot.success": "failures count below 0",
    },
}  # fmt: skip
"""the figures of a state that may be any whole number, and why"""
SETUP = ("Setup", "SeatSetup", "DamageSetup", "PlayerSetup", "Position", "Ledger", "Sheet")
"""classes of setups, whose figures the rules of each game check with words of their own"""


def plain_figures(kind: type[Any], seen: set[type[Any]]) -> Iterator[str]:
    """Return the fields of a dataclass, and of those in it, that hold any whole number."""
    if kind in seen or (kind.__name__ in SETUP and kind is not dice_table.Sheet):
        return
    seen.add(kind)
    hints = hints_of(kind)
    for each in fields(kind):
        home = next(c for c in reversed(kind.__mro__) if each.name in c.__dict__.get(
            "__annotations__", ()))  # fmt: skip
        for leaf in leaves(hints[each.name]):
            if leaf is int and each.name != "seed":
                yield f"{home.__name__}.{each.name}"
            elif is_dataclass(leaf):
                yield from plain_figures(leaf, seen)  # type: ignore[arg-type]


@cache
def hints_of(kind: Any) -> dict[str, Any]:
    """Return the types of the fields of a dataclass, with their ranges."""
    return get_type_hints(kind, include_extras=True)


def leaves(hint: Any) -> Iterator[Any]:
    """Return the plain types in a type; one with a range is none."""
    if get_origin(hint) is Annotated:
        if get_args(hint)[0] is not int:
            yield from leaves(get_args(hint)[0])
    elif get_args(hint):
        for each in get_args(hint):
            yield from leaves(each)
    else:
        yield hint


@pytest.mark.parametrize("id", STATES)
def test_every_figure_has_a_range_or_a_reason(id: str) -> None:
    seen: set[type[Any]] = set()
    found = set(plain_figures(STATES[id], seen))
    for kind in FRAMES[id].values():
        found |= set(plain_figures(kind, seen))
    assert found == FREE[id].keys()


def parts(id: str) -> set[type[Any]]:
    """Return the dataclasses of a state, with those of its setup and of pending steps."""
    found: set[type[Any]] = set()
    left: list[Any] = [STATES[id], *FRAMES[id].values()]
    while left:
        kind = left.pop()
        if is_dataclass(kind) and kind not in found:
            found.add(kind)  # type: ignore[arg-type]
            left += [each for hint in hints_of(kind).values() for each in leaves(hint)]
    return found


@pytest.mark.parametrize("id", STATES)
def test_every_default_is_valid(id: str) -> None:
    """Or a state with it could be saved, and never loaded."""
    seen = set[str]()
    for kind in parts(id):
        for each in fields(kind):
            default = each.default if each.default_factory is MISSING else each.default_factory()
            hint = hints_of(kind)[each.name]
            if default is not MISSING and f"{hint} {default!r}" not in seen:
                seen.add(f"{hint} {default!r}")
                TypeAdapter(hint).validate_python(default, strict=True)


def test_a_figure_without_a_range_is_found() -> None:
    @dataclass
    class Part:
        purse: dict[str, tuple[int, ...]]

    @dataclass
    class Whole:
        coins: Annotated[int, "a range"]
        parts: list[Part]
        seed: int = 0

    globals().update(Part=Part)
    assert list(plain_figures(Whole, set())) == ["Part.purse"]


@pytest.mark.parametrize("id", STATES)
def test_the_parts_of_a_state_are_strict(id: str) -> None:
    """No part of a state takes another type for its own, an unknown field, or an object
    unchecked."""
    for kind in parts(id) - {STATES[id]}:
        assert kind.__pydantic_config__ == validation.STRICT, kind
    config = getattr(STATES[id], "__pydantic_config__")
    assert {**config, **validation.STRICT} == config


# --- figures out of range are refused ------------------------------------------------------------

Spoil = Callable[[Any], None]


def put(*path: Any, to: Any) -> Spoil:
    """Return what puts a value into the place of a state that a path names."""

    def spoil(state: Any) -> None:
        for step in path[:-1]:
            state = state[step] if isinstance(state, dict | list) else getattr(state, step)
        if isinstance(state, dict | list):
            state[path[-1]] = to
        else:
            setattr(state, path[-1], to)

    return spoil


STAYS: dict[str, tuple[tuple[Spoil, str], ...]] = {
    "outer_rim": (
        (put("players", 1, "credits", to=-5), "players[1].credits is -5 and should be"),
        (put("players", 1, "fame", to=-1), "players[1].fame is -1"),
        (put("players", 1, "ship_damage", to=-1), "players[1].ship_damage is -1"),
        (put("players", 1, "reputation", to=(0, 0, 2, 0)), "players[1].reputation[2] is 2"),
        (put("players", 1, "debts", to=(7,)), "players[1].debts[0] is 7"),
        (put("patrols", "hutt", to=(5, "naboo")), "patrols.hutt[0] is 5"),
        (put("extra_turns", to=-1), "extra_turns is -1"),
        (put("stack", 0, "at", to=-1), "stack[0].turn.at is -1"),
    ),
    "free_captains": (
        (put("collected", to=-1), "collected is -1"),
        (put("faces", 0, to=0), "faces[0] is 0 and should be greater than or equal to 1"),
        (put("supply", 5, to=-2), "supply[5] is -2"),
        (put("sector", to=-1), "sector is -1"),
        (put("cubes_on", "we_01", to=(0, -1, 0)), "cubes_on.we_01[1] is -1"),
    ),
    "mandalorian": (
        (put("damage", "t99", to=0), "damage.t99 is 0 and should be greater than or equal to 1"),
        (put("work", to=-1), "work is -1"),
        (put("owed", 4, to=1), "the key 4 of owed should be less than or equal to 3"),
        (put("spent", to=[-1]), "spent[0] is -1"),
        (put("substitutes", to=-2), "substitutes is -2"),
    ),
    "edge": (
        (put("credits", to=-5), "credits is -5"),
        (put("people", "orrakh", "wounds", to=-1), "people.orrakh.wounds is -1"),
        (put("people", "orrakh", "stimmed", to=6), "people.orrakh.stimmed is 6"),
        (put("dark", to=-1), "dark is -1"),
        (put("ship", to=(-1, 0)), "ship[0] is -1"),
        (put("fight", to=edge.Fight("brawl", at=-1)), "fight.at is -1"),
    ),
    "dice_table": (
        (put("round", to=-1), "round is -1"),
        (put("counters", "clock", to=-1), "counters.clock is -1"),
        (put("tens", to=10), "tens is 10"),
        (
            put("sheets", to=(dice_table.Sheet("s1", Card("V"), wounds=-1),)),
            "sheets[0].wounds is -1",
        ),
    ),
}
"""by game, figures that no answer of the test below touches, and what is said of them"""
SPOILED = [(id, *each) for id, cases in STAYS.items() for each in cases]


@pytest.mark.parametrize(("id", "spoil", "words"), SPOILED, ids=[each[2] for each in SPOILED])
def test_a_figure_out_of_range_is_refused_after_the_next_answer(
    monkeypatch: pytest.MonkeyPatch, id: str, spoil: Spoil, words: str
) -> None:
    session = begun(id)
    spoil(session.state)
    with pytest.raises(InvalidState) as found:
        answer(session)
    assert words in str(found.value) and f"after answer {BEGUN} (" in str(found.value)
    assert session.seq == BEGUN and not validation.problems(session.game, session.state)
    answer(session)
    monkeypatch.delenv(SWITCH)
    spoil(session.state)
    answer(session)
    assert session.seq == BEGUN + 2 and words in validation.problems(session.game, session.state)
    with pytest.raises(ValueError):
        session.game.load(session.game.dump(session.state))


@pytest.mark.parametrize("id", STATES)
def test_a_snapshot_is_never_of_a_figure_out_of_range(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, id: str
) -> None:
    monkeypatch.delenv(SWITCH)
    path = tmp_path / "game.jsonl"
    session = begun(id, path)
    beside = snapshot_path(path)
    beside.unlink(missing_ok=True)
    STAYS[id][0][0](session.state)
    while not session.notes and session.decision() is not None:
        answer(session)
    assert "the game has no snapshot, as its state is not valid" in session.notes[0]
    assert not beside.exists() and len(Journal.read(path).answers) == session.seq
    session.close()
