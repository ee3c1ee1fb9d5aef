"""The dice: as even as true ones, the same after a step back, and counted as they fell."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from game.outer_rim.combat.events import DiceChanged, DiceRolled
from game.outer_rim.events import FirstPlayerRolled
from game.outer_rim.game import OuterRim
from game.outer_rim.odds import dice_stats
from game.table.session import Session
from game.table.streams import number

DIE = ("hit", "hit", "hit", "crit", "focus", "focus", "blank", "blank")
SEATS = [{"kind": "human", "character": "han_solo"}, {"kind": "deck"}]
FAR_OUT = 30.7
"""chi square that true dice (3 degrees of freedom) exceed once in a million times"""
SIDES_FAR_OUT = 40.5
"""the same for eight kinds (7 degrees of freedom)"""


def test_the_die_of_the_box(game: OuterRim) -> None:
    """One crit, three hits, two focus and two blanks."""
    assert Counter(game.base.content.board.die) == Counter(DIE)
    assert dice_stats.expected(game.base.content.board.die, 80) == {
        "crit": 10, "hit": 30, "focus": 20, "blank": 20,
    }  # fmt: skip


@pytest.mark.long
def test_a_million_dice_are_even(game: OuterRim) -> None:
    """The very numbers that games roll with, over many games of a few thousand dice."""
    die = game.base.content.board.die
    sides = Counter(number(seed, "dice", at, 8) for seed in range(250) for at in range(4_000))
    even = sum((sides[side] - 125_000) ** 2 / 125_000 for side in range(8))
    assert sum(sides.values()) == 1_000_000 and even < SIDES_FAR_OUT
    faces = Counter({face: 0 for face in dice_stats.FACES})
    for side, count in sides.items():
        faces[die[side]] += count
    assert dice_stats.unevenness(die, faces) < FAR_OUT


def test_dice_that_are_not_even_would_be_seen() -> None:
    """One side that comes up one time in a hundred more often is found in a million dice."""
    loaded = {"crit": 126_250, "hit": 374_250, "focus": 249_750, "blank": 249_750}
    assert sum(loaded.values()) == 1_000_000
    assert dice_stats.unevenness(DIE, loaded) > 10
    assert dice_stats.how_often(DIE, loaded) < 0.02


def test_loading_and_going_back_give_the_same_dice(game: OuterRim, tmp_path: Path) -> None:
    """Nobody gets other dice by loading a game again, and none can be taken back."""
    path = tmp_path / "game.jsonl"
    session = Session(game, {"seats": SEATS}, 8, path)
    stream = random.Random(1)
    while not session.history or not any(
        isinstance(each, DiceRolled) for each in session.history[-1].events
    ):
        decision = session.decision()
        assert decision is not None
        session.choose(stream.choice(decision.options).key)
    last, rolled = session.seq - 1, session.history[-1]
    stop = session.can_undo()
    assert stop is not None and "cannot undo" in stop.text
    session.close()
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[: last + 1]))  # as if the game had stopped just before
    again = Session.resume(game, path)
    assert again.seq == last
    assert again.choose(rolled.answer.key) == list(rolled.events)
    again.close()


def test_rolls_are_counted_by_side() -> None:
    told = [
        FirstPlayerRolled(seat=0, faces=("hit",) * 6),
        DiceRolled(seat=0, purpose="test", faces=("crit", "blank")),
        DiceRolled(seat=-1, purpose="ground", faces=("focus",)),
        DiceChanged(seat=0, how="turn", before=("blank",), faces=("hit",)),
        DiceRolled(seat=1, purpose="ground", faces=()),
    ]
    sides = dice_stats.counted(told)
    assert set(sides) == {0, dice_stats.ENEMIES}, (
        "no dice, no roll; what cards change is not rolled"
    )
    assert (sides[0].rolls, sides[0].dice) == (2, 8)
    assert sides[0].faces == {"crit": 1, "hit": 6, "focus": 0, "blank": 1}
    whole = dice_stats.total(sides.values())
    assert (whole.rolls, whole.dice, whole.faces["focus"]) == (3, 9, 1)
    assert (sides[0].rolls, sides[-1].rolls) == (2, 1), "adding up changes no part"


@pytest.mark.parametrize(("x", "part"), [(0.0, 1.0), (2.366, 0.5), (6.251, 0.1), (11.345, 0.01)])
def test_how_often_true_dice_fall_so_unevenly(
    monkeypatch: pytest.MonkeyPatch, x: float, part: float
) -> None:
    """Held against the table of chi square for three degrees of freedom."""
    monkeypatch.setattr(dice_stats, "unevenness", lambda die, faces: x)
    assert dice_stats.how_often(DIE, {}) == pytest.approx(part, rel=1e-3)
