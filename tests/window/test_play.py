"""Whole games in a real window: a player with a mouse, and one with a keyboard, who know only what
the trace shows."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.client.draw import images
from game.client.games.outer_rim.play.model import the_game
from game.client.shell.app.app import ICON
from game.table.journal import Journal
from game.table.session import Session

from .players import (LARGE, LONG, SMALL, Keys, Line, Mouse, Player, choice, pick, play, scene,
    shows, to_title)  # fmt: skip
from .screen import Screen

MOST = 600  # answers; a game to 8 fame takes a quarter of that
SLOW = 120.0
"""seconds for what is read from the disk, while the machine is busy"""


@pytest.mark.parametrize(
    ("screen", "hands"),
    [pytest.param(SMALL, Mouse, marks=LONG), pytest.param(LARGE, Keys, marks=LONG)],
    indirect=["screen"],
)
def test_a_whole_game_from_the_title_to_the_end(
    screen: Screen, tmp_path: Path, hands: type[Mouse | Keys]
) -> None:
    """Title, setting up a game to 8 fame, every answer, end screen, title: with the mouse alone and
    with the keys alone. The journal holds the same answers, and the forced ones."""
    screen.start("--size", screen.size)
    player = hands(screen)
    player.press(screen.until(scene("title")), "menu.new_game")
    player.choose(screen.until(scene("new_game")), "new.goal", 0, 3)
    player.press(screen.now(), "new.start")
    line, given = play(player, screen.until(scene("table")), random.Random(5), MOST)
    _ended(player, line)
    kept = Journal.read(next((tmp_path / "saves").glob("*.jsonl")))
    assert kept.header.setup["fame_goal"] == 8
    assert _in_order(given, [answer.key for answer in kept.answers])
    assert kept.outcome is not None


A_FEW, MANY = 12, 250  # answers, which take some turns, or some rounds


def _hunter(player: Player) -> None:
    """Let the deck play Bossk, who hunts bounties."""
    player.press(_still(player), "seat.1")
    player.press(_still(player), "character.bossk")


def _two_rivals(player: Player) -> None:
    player.press(_still(player), "new.add")
    pick(player, _still(player), "seat.2.kind", "deck")


def _friends(player: Player) -> None:
    pick(player, _still(player), "seat.1.kind", "human")


TABLES: dict[str, tuple[Callable[[Player], None], list[str]]] = {
    "hunter": (_hunter, ["human", "deck"]),
    "two rivals": (_two_rivals, ["human", "deck", "deck"]),
    "friends": (_friends, ["human", "human"]),
}
"""what makes a table on the screen for a new game, and who then sits there"""


@pytest.mark.parametrize(
    ("screen", "hands", "table", "most"),
    [
        pytest.param(SMALL, Mouse, "hunter", A_FEW, marks=LONG),
        *(
            pytest.param(size, hands, table, MANY if table == "friends" else MOST, marks=LONG)
            for table in TABLES
            for size, hands in ((SMALL, Keys), (LARGE, Mouse))
        ),
    ],
    indirect=["screen"],
)
def test_a_game_with_the_further_box_from_the_title_on(
    screen: Screen, tmp_path: Path, hands: type[Mouse | Keys], table: str, most: int
) -> None:
    """The box and those at the table are chosen on the screen for a new game; then answers until
    the end against a deck, or some of them. Friends who choose at random would take thousands."""
    screen.start("--size", screen.size)
    player = hands(screen)
    player.press(screen.until(scene("title")), "menu.new_game")
    screen.until(scene("new_game"))
    player.choose(_still(player), "new.expansion", 1, 2)
    screen.until(shows("new.optional"), SLOW)  # the box is read from the disk
    seat, kinds = TABLES[table]
    seat(player)
    player.choose(_still(player), "new.goal", 0, 3)
    player.press(_still(player), "new.start")
    shown = screen.until(lambda line: line["scene"] in ("table", "curtain"), SLOW)
    line, given = play(player, shown, random.Random(5), most, _no_deals)
    if most == MOST:
        _ended(player, line)
    kept = Journal.read(next((tmp_path / "saves").glob("*.jsonl")))
    assert kept.header.setup["expansions"] == ["unfinished_business"]
    assert [seat["kind"] for seat in kept.header.setup["seats"]] == kinds
    assert _in_order(given, [answer.key for answer in kept.answers])
    assert len(given) >= A_FEW and (kept.outcome is not None) == (most == MOST)


def _no_deals(controls: list[Line], stream: random.Random) -> Line:
    """Return any option but to deal, of which friends who choose at random never tire."""
    others = [each for each in controls if each["key"].partition("@")[0] not in ("deal", "trade")]
    return choice(others or controls, stream)


def _still(player: Player) -> Line:
    """Return what is shown once nothing changes any more."""
    return player.screen.rested(lambda line: False) or player.screen.now()


def test_the_window_has_a_name_and_a_picture_of_its_own(screen: Screen) -> None:
    screen.start()
    assert 'WM_CLASS(STRING) = "rimward", "rimward"' in screen.property("WM_CLASS")
    words = screen.property("-notype", "32c", "_NET_WM_ICON").partition("=")[2].split(",")
    wide, high, *pixels = [int(word) for word in words]
    assert (wide, high) == (ICON, ICON) and len(pixels) == ICON * ICON
    drawn = images.icon("app", ICON)
    for x, y in ((ICON // 2, ICON * 4 // 5), (ICON // 2, ICON // 6), (ICON * 4 // 5, ICON // 4)):
        red, green, blue, alpha = drawn.get_at((x, y))
        assert pixels[y * ICON + x] == alpha << 24 | red << 16 | green << 8 | blue
    assert len({pixels[x] for x in range(len(pixels))}) > 1000


@pytest.mark.long
@pytest.mark.parametrize("screen", [LARGE], indirect=True)
def test_the_end_of_a_game_by_keys(screen: Screen, tmp_path: Path) -> None:
    """A saved game in which everybody is one fame from winning: Continue on the title, every
    answer and the end screen, with the keys alone."""
    position = {
        "players": [{"space": "naboo", "fame": 7, "credits": 12000}, {"fame": 7}],
        "step": "planning",
    }
    journal = tmp_path / "saves" / "outer_rim-nearly.jsonl"
    begun = _begin(journal, position, fame_goal=8)
    screen.start("--size", screen.size)
    player = Keys(screen)
    player.press(screen.until(scene("title")), "menu.continue")
    line, given = play(player, screen.until(scene("table")), random.Random(5), MOST)
    _ended(player, line)
    kept = Journal.read(journal)
    assert _in_order(given, [answer.key for answer in kept.answers][begun:])
    assert kept.outcome is not None


def _in_order(given: list[str], kept: list[str]) -> bool:
    """Return True if all answers given are kept in their order, among those that were forced.

    The end of a patrol's way is not looked for: the way is kept space by space, and the rules take
    a space themselves where it is the only one.
    """
    rest = iter(kept)
    return all(key in rest for key in given if not key.startswith("patrol:"))


def _ended(player: Player, line: Line) -> None:
    """Check that the end screen is shown, and leads back to the title."""
    assert line["scene"] == "end", "the game should have come to its end"
    to_title(player, line)


def _begin(journal: Path, position: dict[str, Any], **more: Any) -> int:
    """Store a game with its setup decided; return the number of answers that took."""
    seats = [
        {"kind": "human", "character": "han_solo", "ship": "g_1a_starfighter"},
        {"kind": "deck", "character": "lando_calrissian"},
    ]
    setup = {"game": "outer_rim", "seats": seats, "position": position, **more}
    session = Session(the_game(), setup, 3, journal)
    while (decision := session.decision()) and decision.step.startswith("setup"):
        session.choose(decision.options[0].key)
    session.close()
    return session.seq


@pytest.mark.parametrize("screen", [SMALL, pytest.param(LARGE, marks=LONG)], indirect=True)
def test_buying_by_dragging_a_card_into_a_slot(screen: Screen, tmp_path: Path) -> None:
    """A card dragged from the market is on the player's board, and is paid for. The window fits
    its screen: a pointer never leaves the screen, so it would not reach the rest of the window."""
    journal = tmp_path / "buy.jsonl"
    _begin(
        journal,
        {
            "players": [{"space": "naboo", "credits": 9000}],
            "decks": {"cargo": ["bacta_supplies"]},
            "step": "action",
        },
    )
    screen.start("--size", screen.size, "--load", str(journal))
    line = screen.until(lambda line: line["scene"] == "table")
    buy = next(each for each in line["controls"] if each["key"] == "buy:bacta_supplies@cargo")
    assert buy["target"] is not None
    screen.drag(buy["source"], buy["target"])
    screen.until(lambda now: now["seq"] != line["seq"])
    (kept,) = (tmp_path / "saves").glob("*.jsonl")  # what comes from elsewhere is copied
    keys = [json.loads(text).get("key") for text in kept.read_text("utf-8").splitlines()]
    assert "buy:bacta_supplies@cargo" in keys
