"""Whole games in a real window: the mouse does what the trace says, and nothing else."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from game.client.outer_rim.model import the_game
from game.table.journal import Journal
from game.table.session import Session

from .screen import Screen

MOST = 600  # answers; a game to 8 fame has a quarter of that


def test_a_whole_game_from_the_title_to_the_end(screen: Screen, tmp_path: Path) -> None:
    """Title, new game to 8 fame, every answer by mouse, end screen; the journal tells the same."""
    screen.start("--size", "1280x720", "--seed", "11")
    line = screen.until(lambda line: line["scene"] == "new_game")
    goal = screen.widget(line, "new.goal")
    screen.click([goal[0], goal[1], goal[2] // 3, goal[3]])
    screen.click(screen.widget(line, "new.start"))
    line = screen.until(lambda line: line["scene"] == "table")
    stream = random.Random(5)
    given: list[str] = []
    while line["scene"] == "table" and len(given) < MOST:
        control = _choice(line["controls"], stream)
        given.append(control["key"])
        screen.use(control)
        seq = line["seq"]
        line = screen.until(lambda line: line["scene"] != "table" or line["seq"] != seq)
    assert line["scene"] == "end", "the game should have come to its end"
    saved = [path for path in (tmp_path / "saves").glob("*.jsonl")]
    kept = Journal.read(saved[0])
    assert [answer.key for answer in kept.answers] == given
    assert kept.outcome is not None


def _choice(controls: list[dict[str, Any]], stream: random.Random) -> dict[str, Any]:
    """Anything that can be done, rather than ending a step."""
    usable = [each for each in controls if each["enabled"]]
    active = [each for each in usable if each["key"] not in ("end", "pass", "done", "recover")]
    return stream.choice(active or usable)


def test_buying_by_dragging_a_card_into_a_slot(screen: Screen, tmp_path: Path) -> None:
    """A card dragged from the market lies on the player's board, and is paid for."""
    setup = {
        "game": "outer_rim",
        "seats": [
            {"kind": "human", "character": "han_solo", "ship": "g_1a_starfighter"},
            {"kind": "deck", "character": "lando_calrissian"},
        ],
        "position": {
            "players": [{"space": "naboo", "credits": 9000}],
            "decks": {"cargo": ["bacta_supplies"]},
            "step": "action",
        },
    }
    journal = tmp_path / "buy.jsonl"
    session = Session(the_game(), setup, 3, journal)
    while (decision := session.decision()) and decision.step.startswith("setup"):
        session.choose(decision.options[0].key)
    session.close()
    screen.start("--size", "1920x1080", "--load", str(journal))
    line = screen.until(lambda line: line["scene"] == "table")
    buy = next(each for each in line["controls"] if each["key"] == "buy:bacta_supplies@cargo")
    assert buy["target"] is not None
    screen.drag(buy["source"], buy["target"])
    screen.until(lambda now: now["seq"] != line["seq"])
    keys = [json.loads(text).get("key") for text in journal.read_text("utf-8").splitlines()]
    assert "buy:bacta_supplies@cargo" in keys
