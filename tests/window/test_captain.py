"""The Moonpeeler Affair in a real window: a player with a mouse, one with a keyboard, and a chapter
of its lessons."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.table.journal import Journal

from .players import (LARGE, LONG, SMALL, Keys, Line, Mouse, Player, has, in_order, play, scene,
    to_title)  # fmt: skip
from .screen import Screen

MOST = 600  # answers; a game takes a fifth of that
MANY_STEPS = 80


def _begin(player: Player) -> Line:
    """Go from the title to the first question of a game with the usual choices."""
    screen = player.screen
    line = screen.until(scene("title"))
    if isinstance(player, Keys):
        line = player.to(line, "shelf.outer_rim")
        screen.keys("Right")  # Enter would open it
        line = screen.until(lambda now: now["focus"] == "shelf.free_captains")
    else:
        player.press(line, "shelf.free_captains")
        line = screen.rested(lambda now: now["focus"] == "shelf.free_captains") or screen.now()
    player.press(line, "menu.new_game")
    screen.until(scene("new_game"))
    player.press(screen.now(), "new.start")
    return screen.until(lambda now: now["scene"] == "table" and bool(now["controls"]))


EAGER = ("die", "step", "engage", "settle", "search", "draw", "keep", "planet", "lose", "gain",
         "action", "cube")  # fmt: skip
"""verbs of a player who lives for more than a few rounds"""


def eager(controls: list[Line], stream: random.Random) -> Line:
    """Return an option of somebody who engages and searches, or any if there is none. The others
    are played too, once in twenty times."""
    usable = [each for each in controls if each["enabled"]]
    wanted = [each for each in usable if each["key"].partition(":")[0] in EAGER]
    return stream.choice(wanted if wanted and stream.random() < 0.95 else usable)


@LONG
@pytest.mark.parametrize(("screen", "hands"), [(SMALL, Mouse), (LARGE, Keys)], indirect=["screen"])
def test_a_whole_game_from_the_shelf_to_the_end(
    screen: Screen, tmp_path: Path, hands: type[Mouse | Keys]
) -> None:
    screen.start("--size", screen.size)
    player = hands(screen)
    line, given = play(player, _begin(player), random.Random(5), MOST, eager)
    assert line["scene"] == "end", "the game should have come to its end"
    to_title(player, line)
    kept = Journal.read(next((tmp_path / "saves").glob("free_captains-*.jsonl")))
    assert in_order(given, [answer.key for answer in kept.answers])
    assert kept.outcome is not None


LESSONS = {
    "line": ["engage:gf_01", "pay:science@science", "engage:gf_02", "settle", "engage:gf_04",
             "settle"],
    "way_out": ["evade:gf_09", "lose:combat", "evade:gf_18", "engage:gf_02", "settle",
                "engage:gf_04", "settle"],
    "crew": ["engage:gf_06", "die:weapons_specialist@combat", "step:weapons_specialist@1",
             "engage:gf_13", "die:infiltration_agent@diplomacy", "settle", "engage:gf_07",
             "die:weapons_specialist@combat", "step:weapons_specialist@1", "engage:gf_16",
             "pay:combat@science"],
    "planet": ["planet:pl_01", "engage:gf_03", "settle", "engage:gf_11", "settle", "search",
               "action:pl_01", "gain:diplomacy", "gain:combat", "gain:combat",
               "cube:yellow@deck", "cube:orange@we_01", "cube:red@combat", "planet:pl_07",
               "engage:gf_05", "power:we_01"],
    "hegemony": ["planet:pl_02", "engage:gf_07", "power:we_01", "power:we_06",
                 "raise:weapons_specialist", "engage:gf_15", "settle", "engage:gf_02", "settle",
                 "search", "action:pl_02", "draw", "cube:yellow@deck"],
}  # fmt: skip
"""what the coach asks for in each chapter"""


@pytest.mark.long
@pytest.mark.parametrize("screen", [SMALL], indirect=True)
@pytest.mark.parametrize(
    "chapter", [each if each == "line" else pytest.param(each, marks=LONG) for each in LESSONS]
)
def test_a_chapter_by_mouse(screen: Screen, tmp_path: Path, chapter: str) -> None:
    """A learner who reads, and gives the answers that each step asks for."""
    wanted = [*LESSONS[chapter]]
    screen.start("--size", screen.size)
    hands = Mouse(screen)
    hands.press(screen.until(scene("title")), "shelf.free_captains")
    line = screen.rested(lambda now: has(now, "menu.learn")) or screen.now()
    hands.press(line, "menu.learn")
    hands.press(screen.until(scene("lessons")), f"lesson.{chapter}")
    line = screen.until(scene("table"))
    for _ in range(MANY_STEPS):
        if not wanted and has(line, "coach.next"):
            break
        if has(line, "coach.next"):
            hands.press(line, "coach.next")
            line = screen.rested(lambda now: not has(now, "coach.next")) or screen.now()
            continue
        controls = {each["key"]: each for each in line["controls"]}
        if wanted[0] not in controls:  # not yet drawn
            line = screen.settled()
            continue
        seq = line["seq"]
        hands.answer(line, controls[wanted.pop(0)])
        line = screen.until(lambda now: now["seq"] != seq)  # noqa: B023
    notes = next(tmp_path.rglob("free_captains_learning.json"))
    assert chapter in notes.read_text("utf-8")
