"""The companion says why, means it, and takes into account what people mark."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from game.mandalorian import events as e
from game.mandalorian.game import load
from game.mandalorian.players.companion import Companion
from game.mandalorian.players.plans import Planner
from game.mandalorian.rules import talk
from game.mandalorian.state import State, Told
from game.table.contract import Sight
from game.table.decisions import Decision
from game.table.session import Session
from tests.mandalorian.bench import CARA, IG, MANDO, Sim
from tests.mandalorian.test_talk import HANDS, SEATS, together


DEALS = 4


class Hasty(Companion):
    """Looks at fewer turns, in one imagined game."""

    ends, guesses = 3, 1


def answer(sim: Sim, seed: int = 1) -> str:
    """Return what the companion answers to the present question."""
    decision = sim.game.decision(sim.state)
    assert decision is not None
    sight = Sight(sim.game, sim.state, decision.seat)
    return Hasty(seed, decision.seat).choose(sight, decision)


def turn(sim: Sim) -> list[str]:
    """Let the companion play its turn; return its answers."""
    given, now = [], sim.state.turn
    while sim.state.turn == now and sim.step:
        given.append(answer(sim))
        sim.do(given[-1])
    return given


# --- the companion --------------------------------------------------------------------------------


def test_the_reason_is_that_of_the_turn_it_plays() -> None:
    """It carries The Asset and has nobody near: what counts is the way home."""
    sim = together(spaces={IG: "s09", MANDO: "s20"}, carried={"asset": IG}, tokens=(), doors=(1,))
    given = turn(sim)
    said = [each for each in given if each.startswith("say:")]
    assert said in (["say:win"], ["say:goal@2"]), given
    assert sim.state.won or sim.state.at[IG] == "s20"


def test_an_enemy_that_presses_is_the_reason() -> None:
    sim = together(
        tokens=(("nikto_brawler", "s15"),), spaces={IG: "s15", MANDO: "s20"}, carried={"asset": IG}
    )
    brawler = sim.token("nikto_brawler")
    given = turn(sim)
    fights = [each for each in given if each.startswith("attack@")]
    if f"say:fight@{brawler}" in given:
        assert fights == [f"attack@{brawler}"], given


@pytest.mark.long
def test_the_first_card_is_the_one_that_was_planned_when_it_spoke(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for seed in range(2):
        sim = Sim("a_promise_broken", (MANDO, CARA), seats=2, seed=seed + 1, setup={
            "seats": SEATS, "first": 1, "position": None
        })  # fmt: skip
        planned: list[str] = []
        search = Companion.search

        def noted(self: Companion, game: Any, seat: int, planned: list[str] = planned) -> Any:
            made = search(self, game, seat)
            best = made.best

            def remember(*given: Any) -> Any:
                found = best(*given)
                planned.append(found.keys[0])
                return found

            made.best = remember  # type: ignore[method-assign]
            return made

        monkeypatch.setattr(Companion, "search", noted)
        given = turn(sim)
        monkeypatch.undo()
        first = next(each for each in given if each.startswith("play:"))
        assert planned[0] == first, given


@pytest.mark.parametrize("number", (0, 1))
def test_a_marked_enemy_is_attacked(number: int) -> None:
    """Two guards alike, one card for an attack: the mark decides."""
    sim = together(
        tokens=(("nikto_guard", "s14"), ("nikto_guard", "s16")),
        spaces={IG: "s15", MANDO: "s20"},
        hands=(HANDS[0], ("full_sweep", "recalculate", "recalculate.2", "nurse_program")),
    )
    guards = [each for each in sim.state.spaces]
    sim.state.marks[0] = guards[number]
    sim.game.forget()
    given = turn(sim)
    assert f"attack@{guards[number]}" in given and "say:asked" in given, given


@pytest.mark.parametrize("space", ("s13", "s18"))
def test_a_marked_space_draws_the_companion_there(space: str) -> None:
    sim = together(tokens=(), spaces={IG: "s15", MANDO: "s20"}, doors=(1,))
    sim.state.marks[0] = space
    sim.game.forget()
    before = sim.game.play(sim.state).walking.distance["s15"][space]
    given = turn(sim)
    after = sim.game.play(sim.state).walking.distance[sim.state.at[IG]][space]
    assert after < before and "say:asked" in given, given


@pytest.mark.rule("MA-R119", "MA-296")
@pytest.mark.parametrize("what", ("asset", "vault_guard"))
def test_a_told_threat_is_walked_at_or_avoided(what: str) -> None:
    """Whatever it is: the companion fetches the announced goal, and enters no announced guard's
    space. Nine of ten deals are enough."""
    heeded, faces = 0, ["asset", "empty_strongbox", "vault_guard", "vault_guard"]
    for deal in range(DEALS):
        down = zip(faces[deal % 4 :] + faces[: deal % 4], ("s14", "s16", "s18", "s13"), strict=True)
        sim = together(seed=deal + 1, down=tuple(down), spaces={IG: "s15", MANDO: "s20"})
        space = ("s14", "s16")[deal % 2]
        token = next(each for each, where in sim.state.spaces.items() if where == space)
        sim.state.seen[token], sim.state.told[token] = (0,), Told(0, what)
        sim.game.forget()
        entered = any(key.startswith("move:") and key.endswith(space) for key in turn(sim))
        heeded += entered is (what == "asset")
    assert heeded >= 0.9 * DEALS


def test_what_would_lose_the_mission_is_declined() -> None:
    """With 1 health left, nobody walks into three sentries because somebody asked."""
    sim = together(
        tokens=(("nikto_watchman", "s14"), ("nikto_watchman", "s16"), ("nikto_watchman", "s09")),
        spaces={IG: "s20", MANDO: "s21"},
        damage={IG: 5},
        hands=(HANDS[0], ("recalculate", "straight_line", "sensor_band", "nurse_program")),
    )
    sim.state.marks[0] = "s15"
    sim.game.forget()
    given = turn(sim)
    assert "say:declined" in given and sim.state.at[IG] != "s15", given
    assert not sim.state.over


def test_it_knows_no_more_than_its_seat() -> None:
    sim = Sim("a_promise_broken", (MANDO, CARA), seats=2, seed=1,
              setup={"seats": SEATS, "first": 1, "position": None})  # fmt: skip
    given = answer(sim)
    other: State = sim.game.imagine(sim.state, 1, 77)
    other.seed, other.seq, other.streams = sim.state.seed, sim.state.seq, {}
    decision = sim.game.decision(other)
    assert decision is not None
    assert Hasty(1, 1).choose(Sight(sim.game, other, 1), decision) == given


@cache
def company(limit: int) -> tuple[Session[Any], list[e.Said], int]:
    """Let a person and two companions play; return what these said, and the number of their
    turns."""
    setup = {"seats": [*SEATS, {"kind": "companion"}], "mission": "town_square", "mode": "normal"}
    session = Session(load(), setup, 4)
    session.autoplay({0: Planner(4, 0), 1: Companion(4, 1), 2: Companion(4, 2)}, limit)
    events = [each for turn in session.history for each in turn.events]
    said = [each for each in events if isinstance(each, e.Said)]
    return session, said, sum(isinstance(each, e.TurnBegan) and each.seat > 0 for each in events)


@pytest.mark.long
def test_hardly_a_turn_is_without_a_reason() -> None:
    _, said, turns = company(30)
    assert turns >= 2 and len(said) >= turns - 1


def test_a_slot_that_is_spared_is_not_played_into() -> None:
    """The slot that it likes best, once it has said so."""
    sim = together(tokens=(), spaces={IG: "s15", MANDO: "s20"}, doors=(1,))
    sim.do("on")
    verb, _, liked = answer(sim).partition("@")
    assert sim.step == "act" and verb.startswith("play:")
    sim.state.said[sim.seat] = (f"spare@{liked}",)
    sim.game.forget()
    verb, _, slot = answer(sim).partition("@")
    assert verb.startswith("play:") and slot != liked


@pytest.mark.long
def test_a_person_and_companions_play_a_mission_to_its_end() -> None:
    session, said, turns = company(900)
    assert session.result() is not None
    assert len(said) >= turns * 9 // 10 and len({each.why for each in said}) >= 3


def test_a_planner_in_the_place_of_a_person_marks_nothing() -> None:
    """Marks move nothing, so that nothing would end them."""
    sim = together(first=0)
    decision = sim.game.decision(sim.state)
    assert decision is not None and any(each.verb in talk.MARKING for each in decision.options)
    marks = tuple(each for each in decision.options if each.verb in talk.MARKING)
    end = next(each for each in decision.options if each.verb not in talk.MARKING)
    asked = Decision(decision.seq, decision.seat, decision.step, (*marks, end))
    assert Planner(1, 0).choose(Sight(sim.game, sim.state, 0), asked) == end.key
