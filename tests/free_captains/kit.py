"""Positions for tests: a game with named cards, and draws that are chosen instead of drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from game.free_captains import context
from game.free_captains.game import FreeCaptain, load
from game.free_captains.names import COLOR_AT, COLORS
from game.free_captains.state import State
from game.table import validation
from game.table.events import Event

GAME: FreeCaptain = load()
HOB = "ca_04"
KAH_FIRST = ("al_01", "al_02", "al_03")
CREW = ("weapons_specialist", "infiltration_agent")


def new(seed: int = 1, **more: Any) -> State:
    """Return a game of Hob Karrowick with his first two dice against Kah, the rest as told."""
    setup = {"seats": [{"kind": "human"}], "captain": HOB, "dice": CREW, "aliens": KAH_FIRST}
    return GAME.new(GAME.setup({**setup, **more}), seed)


def answer(state: State, *keys: str) -> list[Event]:
    """Give answers; return the events of all of them."""
    events: list[Event] = []
    for key in keys:
        events += validation.choose(GAME, state, key)
    return events


def keys(state: State) -> list[str]:
    """Return the keys of the options."""
    decision = GAME.decision(state)
    return [each.key for each in decision.options] if decision else []


def clause(state: State, key: str) -> str:
    """Return the clause by which an intent is refused, "" if it is an option."""
    from game.table.decisions import parse

    reason = GAME.why_not(state, parse(key))
    return reason.clause if reason else ""


def edit(state: State, **fields: Any) -> State:
    """Change fields of a state by hand."""
    for name, value in fields.items():
        setattr(state, name, value)
    GAME.forget()
    return state


@contextmanager
def drawing(*cubes: Sequence[str]) -> Iterator[None]:
    """Let the bag give these cubes, one list for each draw."""
    left = [[COLOR_AT[color] for color in each] for each in cubes]

    def draw(play: context.Play, count: int, colors: Sequence[int]) -> list[int]:
        drawn = left.pop(0)
        bag = play.state.bag
        assert len(drawn) == min(count, sum(bag[each] for each in colors)), (count, drawn)
        for color in drawn:
            assert color in colors and bag[color], COLORS[color]
            bag[color] -= 1
        return drawn

    usual = context.Play.draw_cubes
    context.Play.draw_cubes = draw  # type: ignore[method-assign]
    try:
        yield
    finally:
        context.Play.draw_cubes = usual  # type: ignore[method-assign]
    assert not left, "not all cubes were drawn"


def shown(state: State, card: str) -> tuple[int, str, dict[str, int]]:
    """Return Strength, icon and added Strengths of a card of the line."""
    for each in GAME.view(state, 0)["line"]:
        if each["card"] == card:
            return each["own"], each["icon"], {k: n for k, n in each["added"].items() if n}
    raise AssertionError(card)


NEUTRAL = ("al_03", "al_01", "al_02")
"""The Quietus first: without black cubes it changes nothing"""


def line(
    *cards: str,
    planet: str = "pl_01",
    aliens: Sequence[str] = NEUTRAL,
    seed: int = 1,
    **fields: Any,
) -> State:
    """Return a game that faces these cards first; ``fields`` are changed by hand then."""
    state = new(cards=cards, planets=(planet,), aliens=tuple(aliens), seed=seed)
    answer(state, f"planet:{planet}")
    return edit(state, **fields)


def owned(*weapons: str, understood: bool = True) -> dict[str, Any]:
    """Return the fields of a state with these Super Weapons in front of the player."""
    return {
        "weapons": list(weapons),
        "cubes_on": {each: (0, 0, 0) for each in weapons},
        "understood": list(weapons) if understood else [],
    }


def engage(state: State, *cards: str) -> list[Event]:
    """Engage cards one after another, paid with points."""
    events: list[Event] = []
    for card in cards:
        events += answer(state, f"engage:{card}", "settle")
        if "pass" in keys(state):
            events += answer(state, "pass")
    return events


def evade(state: State, card: str, *drawn: str, lose: str = "combat") -> list[Event]:
    """Evade a card; the bag gives these cubes."""
    events: list[Event] = []
    with drawing(drawn):
        for key in (f"evade:{card}", f"lose:{lose}", "draw"):
            if key in keys(state):
                events += answer(state, key)
    return events


def step(state: State) -> str:
    """Return the step that asks, "" when the game is over."""
    decision = GAME.decision(state)
    return decision.step if decision else ""


def left(state: State) -> dict[str, int]:
    """Return what is left to pay for the card that is engaged."""
    facing = GAME.view(state, 0)["facing"]
    return {icon: n for icon, n in facing["left"].items() if n} if facing else {}


def cubes(state: State) -> int:
    """Return the number of cubes in the game, wherever they are."""
    total = sum(state.bag) + sum(state.supply) + len(state.abilities) + len(state.weapons)
    total += sum(sum(each) for each in state.cubes_on.values()) + state.collected
    for frame in state.stack:
        if frame.step == "cubes":
            total += sum(frame.cubes) + frame.white  # type: ignore[attr-defined]
    return total
