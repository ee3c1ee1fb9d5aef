"""The sounds of the dice table: those of Edge, each event with its cue, and no music."""

from __future__ import annotations

import pytest

from game.client.games.dice_table.sound import cues
from game.client.games.dice_table.sound.sounds import SOUNDS
from game.client.games.edge.sound.sounds import SOUNDS as EDGE
from game.client.shell.window.settings import Settings
from game.client.sound.player import Sound
from game.dice_table import events as e
from game.edge.dice.faces import Kind
from game.table.events import Event
from tests.client.conftest import click, settle
from tests.client.games.dice_table.test_dice_table import BUILT, open_table
from tests.client.games.edge.test_cues import BEST, GOOD, WORST


def heard(*events: Event) -> list[str]:
    return [cue for cue, _, _ in cues.cues(events, 0)]


def check(kind: type[e.Typed], *dice: tuple[Kind, int]) -> e.Typed:
    return kind(
        roll="r", who=0, skill="", chance="", dice=tuple(each.value for each, _ in dice),
        faces=tuple(number for _, number in dice),
    )  # fmt: skip


def test_a_roll_is_thrown_and_typed_dice_are_laid_down() -> None:
    assert heard(check(e.Rolled, GOOD)) == ["cast_one", "settle_eight", "success"]
    assert heard(check(e.Rolled, BEST, GOOD)) == ["cast_few", "settle_twelve", "success", "triumph"]
    assert heard(check(e.Typed, WORST)) == ["settle_twelve", "failure", "despair"]
    assert heard(check(e.RollShown, GOOD)) == ["settle_eight", "success"]


def test_nobody_hears_how_a_hidden_roll_went() -> None:
    secret = check(e.Rolled, BEST)
    secret.to = (0,)
    assert heard(secret, e.HiddenRoll()) == ["hidden"]


def test_force_dice_alone_neither_succeed_nor_fail() -> None:
    assert heard(check(e.Rolled, (Kind.FORCE, 1))) == ["cast_one", "settle_twelve"]


NUMBER = {"roll": "r", "who": 0, "value": 7}
INJURY = {"sheet": "s1", "name": "A", "row": "r", "value": 40, "sum": 40}
MARK = {"sheet": "s1", "name": "A", "now": 1}
PLAIN: tuple[tuple[Event, list[str]], ...] = (
    (e.NumberRolled(digits=(7,), **NUMBER), ["cast_one"]),
    (e.NumberRolled(digits=(0, 7), **NUMBER), ["cast_few"]),
    (e.NumberTyped(digits=(7,), **NUMBER), ["settle_eight"]),
    (e.NumberShown(digits=(7,), **NUMBER), ["settle_eight"]),
    (e.HiddenRoll(), ["hidden"]),
    (e.CurtainMoved(closed=True), ["curtain"]),
    (e.DestinyRolled(faces=(1,), light=1, dark=0), ["destiny"]),
    (e.CoinFlipped(side="light"), ["coin_light"]),
    (e.CoinFlipped(side="dark"), ["coin_dark"]),
    (e.CoinMoved(side="dark", on=True), ["chip"]),
    (e.LineWritten(roll="r", line="l"), ["chip"]),
    (e.SheetMarked(sort="strain", n=1, **MARK), ["strain"]),
    (e.SheetMarked(sort="wounds", n=1, **MARK), ["wound"]),
    (e.SheetMarked(sort="wounds", n=-1, **MARK), ["recover"]),
    (e.InjuryRolled(**INJURY), ["cast_few", "critical"]),
    (e.InjuryTyped(**INJURY), ["critical"]),
    (e.InjuryHealed(sheet="s1", name="A", row="r"), ["recover"]),
    (e.Pinned(pin="p", on=True), ["job"]),
    (e.Pinned(pin="p", on=False), []),
    (e.CounterMoved(counter="c", now=2), ["box"]),
    (e.TurnPassed(slot="s", group="players", round=1), ["step"]),
    (e.PoolChanged(), []),
)


@pytest.mark.parametrize("event, sounds", PLAIN)
def test_each_event_plays_its_cue(event: Event, sounds: list[str]) -> None:
    assert heard(event) == sounds


def test_there_is_rain_and_no_music() -> None:
    sound = Sound(Settings(effects=0.0), dummy=True)
    sound.mood("calm", SOUNDS)
    assert sound.music.wanted == "" and sound.bed.wanted == EDGE.mood("calm").bed
    sound.close()


def test_a_roll_at_the_table_is_heard() -> None:
    app, table = open_table(*BUILT)
    found: list[str] = []
    app.cue = lambda name, after=0.0, count=0: found.append(name)
    table.ask("roll")
    settle(app)
    assert any(cue.startswith("cast_") for cue in found), found
    found.clear()
    table.ask("coin:light")
    settle(app)
    table.turn_low("destiny")
    settle(app)
    click(app, table.own["flip:light"].center)
    settle(app)
    assert "chip" in found and "coin_light" in found, found
