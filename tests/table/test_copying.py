"""Copies written out field by field: independent, and of the same class."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.table.copying import copier
from game.table.stack import COPIERS, Frame, copies


@dataclass(slots=True)
class Tray:
    """Something with containers that change in place."""

    name: str
    cards: tuple[str, ...] = ()
    marks: dict[str, int] = field(default_factory=dict)
    order: list[int] = field(default_factory=list)
    inner: Tray | None = None


@dataclass(slots=True, kw_only=True)
class Wait(Frame):
    """A step with a field of its own."""

    left: int = 1
    step: str = "wait"


@dataclass(slots=True, kw_only=True)
class LongWait(Wait):
    """A step of a derived class."""

    more: tuple[int, ...] = ()


def test_dicts_and_lists_are_copied_and_all_else_is_shared() -> None:
    tray = Tray("a", ("x",), {"y": 1}, [1, 2], Tray("b"))
    copy = copier(Tray)(tray)
    assert copy == tray and copy is not tray
    assert copy.cards is tray.cards and copy.inner is tray.inner
    copy.marks["z"] = 2
    copy.order.append(3)
    copy.name = "c"
    assert tray == Tray("a", ("x",), {"y": 1}, [1, 2], Tray("b"))


def test_a_field_may_have_a_copier_of_its_own() -> None:
    tray = Tray("a", inner=Tray("b"))
    copy = copier(Tray, inner=copier(Tray))(tray)
    assert copy == tray and copy.inner is not tray.inner


def test_frames_are_copied_as_what_they_are() -> None:
    """A derived class is not taken for the one that it is derived from."""
    stack = [Wait(1, left=3), LongWait(2, at=4, more=(5,)), Frame(0, step="plain")]
    found = copies(stack)
    assert found == stack
    for copy, frame in zip(found, stack, strict=True):
        assert copy is not frame and type(copy) is type(frame) and frame.clone() == frame
        copy.at += 1
        assert copy != frame
    assert set(map(type, stack)) <= set(COPIERS)
