"""The machine of pending steps."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

import pytest

from game.table.decisions import KEY, Decision, Option, option, parse
from game.table.refusals import Refused, Stuck
from game.table.stack import DEEPEST, Ask, Auto, Frame, Step, advance

A, B = option("take", "a"), option("take", "b")


@dataclass
class Table:
    """A pending game that records what was done."""

    stack: list[Frame] = field(default_factory=list)
    over: bool = False
    done: list[str] = field(default_factory=list)


@dataclass(slots=True, kw_only=True)
class Two(Frame):
    """A step that remembers something."""

    cards: tuple[str, ...]
    step: Literal["two"] = "two"


def note(table: Table, frame: Frame, chosen: Option) -> None:
    table.stack.pop()
    table.done.append(f"{frame.step} {chosen.key}")


def rise(table: Table, frame: Frame) -> None:
    """Push a step at first, and pop once it is done."""
    table.done.append(f"rise {frame.at}")
    if frame.at:
        table.stack.pop()
    else:
        frame.at = 1
        table.stack.append(Frame(1, step="two"))


def finish(table: Table, frame: Frame) -> None:
    table.over = True


STEPS: dict[str, Step[Table]] = {
    "none": Ask(Frame, lambda table, frame: (), note),
    "one": Ask(Frame, lambda table, frame: (A,), note),
    "shown": Ask(Frame, lambda table, frame: (A,), note, shown=True),
    "two": Ask(Frame, lambda table, frame: (A, B), note),
    "rise": Auto(Frame, rise),
    "finish": Auto(Frame, finish),
    "stuck": Auto(Frame, lambda table, frame: None),
    "heap": Auto(Frame, lambda table, frame: table.stack.append(Frame(0, step="heap"))),
}


def table(*steps: str) -> Table:
    """Return a table with these steps pending, the last one next."""
    return Table([Frame(seat, step=step) for seat, step in enumerate(steps)])


def asked(at: Table) -> tuple[str, int, tuple[Option, ...]] | None:
    found = advance(at, STEPS)
    return (found[0].step, found[0].seat, found[1]) if found else None


def test_steps_with_nothing_to_choose_are_dropped_or_taken() -> None:
    at = table("two", "one", "none")
    assert asked(at) == ("two", 0, (A, B))
    assert at.done == ["one take:a"]
    assert len(at.stack) == 1


def test_a_step_that_reveals_asks_even_with_one_option() -> None:
    at = table("two", "shown")
    assert asked(at) == ("shown", 1, (A,))
    assert at.done == []


def test_a_question_with_one_answer_may_wait() -> None:
    at = table("two", "one", "none")
    found = advance(at, STEPS, lambda at, frame, step, options: frame.seat == 1)
    assert found is not None and (found[0].step, found[1]) == ("one", (A,))
    assert at.done == []
    found = advance(at, STEPS, lambda at, frame, step, options: False)
    assert found is not None and found[0].step == "two"


def test_what_lies_above_a_frame_is_finished_first() -> None:
    at = table("rise")
    assert asked(at) == ("two", 1, (A, B))
    note(at, at.stack[-1], B)
    assert asked(at) is None
    assert at.done == ["rise 0", "two take:b", "rise 1"]


def test_asking_again_changes_nothing() -> None:
    at = table("two")
    assert asked(at) == asked(at)
    assert at.stack == [Frame(0, step="two")]


def test_the_end_leaves_pending_steps_alone() -> None:
    at = table("two", "finish")
    assert asked(at) is None
    assert [frame.step for frame in at.stack] == ["two", "finish"]
    assert asked(table()) is None


def test_a_step_that_never_ends_is_told() -> None:
    with pytest.raises(Stuck, match="never ends: .*the last step was 'stuck'"):
        advance(table("stuck"), STEPS)


def test_steps_that_pile_up_are_told_before_they_slow_everything_down() -> None:
    at = table("heap")
    with pytest.raises(Stuck, match="the last step was 'heap'"):
        advance(at, STEPS)
    assert len(at.stack) == DEEPEST + 1


def test_a_cloned_frame_is_independent() -> None:
    frame = Two(1, at=2, cards=("a",))
    clone = frame.clone()
    assert clone == frame and type(clone) is Two
    clone.cards = ()
    clone.at = 0
    assert frame == Two(1, at=2, cards=("a",))


@pytest.mark.parametrize(
    ("key", "triple"),
    [
        ("end", ("end", "", "")),
        ("buy:coaxium_crystal@cargo", ("buy", "coaxium_crystal", "cargo")),
        ("go@nav_3", ("go", "", "nav_3")),
        ("use:g-1a.2", ("use", "g-1a.2", "")),
    ],
)
def test_keys_spell_their_parts(key: str, triple: tuple[str, str, str]) -> None:
    assert parse(key)[1:] == triple
    assert option(*triple).key == key
    assert option(*triple) is option(*triple)


@pytest.mark.parametrize(
    "key", ["", "Buy", "buy:", "buy@", "buy: x", "buy:a:b", "a@b@c", "a@b:c", "é", "a\n", "a" + ":"]
)
def test_what_is_no_key_is_refused(key: str) -> None:
    assert KEY.fullmatch(key) is None
    with pytest.raises(Refused, match="is not a key"):
        parse(key)


def test_a_decision_finds_its_options() -> None:
    decision = Decision(0, 0, "turn", (A, B))
    assert decision.find("take:b") is B
    assert decision.find("take:c") is None
