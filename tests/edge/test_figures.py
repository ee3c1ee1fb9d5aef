"""Figures of adventures: setups that options name, the careless player, and the page."""

from __future__ import annotations

from functools import cache
from itertools import product
from pathlib import Path

import pytest

from game.commands import simulate
from game.edge import events as e
from game.edge.cards.scenes import End
from game.edge.players import tools
from game.edge.players.careful import Careful
from game.edge.players.careless import Careless
from game.edge.statistics import STATISTICS, Tally, varied
from tests.edge.stories import CONTENT, GAME, PAIRS, Sight, played


def test_each_tool_can_be_left_out() -> None:
    options = {"adventure": "cask", "pair": "juno,orrakh", "without": "each"}
    found = varied(GAME, {"game": "edge"}, {**options, "scene": "cask_pump_house"})
    assert len(found) == 1 + len(tools.LISTED)
    seats = [each["seats"][0].get("without", []) for each in found.values()]
    assert seats == [[], *([each] for each in tools.LISTED)]
    assert {each["scene"] for each in found.values()} == {"cask_pump_house"}


@cache
def used(tools_left: str, story: str, scene: str = "") -> frozenset[str]:
    """Return the verbs of the answers in a game of a careful player without these tools."""
    seat = {"kind": "careful", "without": tools_left.split("+") if tools_left else []}
    values = {"seats": [seat], "story": story, "heroes": list(PAIRS[3]), "scene": scene}
    state = GAME.new(GAME.setup({"game": "edge", **values}), 3)
    mind, verbs = Careful(3, 0), set()
    while not state.over:
        decision = GAME.decision(state)
        assert decision is not None
        key = mind.choose(Sight(state), decision)  # type: ignore[arg-type]
        if len(decision.options) > 1:
            verbs.add(key.split(":")[0].split("@")[0])
        GAME.choose(state, key)
    return frozenset(verbs)


TOOLS = {
    "aim": ({"aim"}, "cask_gorrel"), "stims": ({"stim"}, "cask_pump_house"),
    "spends": ({"spend", "triumph"}, "cask_pump_house"), "gear": ({"gear"}, ""),
    "partner": ({"help", "lead"}, ""), "destiny": ({"edge", "break"}, ""),
}  # fmt: skip
"""the verbs of each tool, and a scene in which it comes up"""


@pytest.mark.parametrize("scene", ["cask_gorrel", "cask_pump_house", ""])
def test_tools_are_used(scene: str) -> None:
    assert all(used("", "cask", at) & verbs for verbs, at in TOOLS.values() if at == scene)


@pytest.mark.parametrize("tool", TOOLS)
def test_a_tool_left_out_is_not_used(tool: str) -> None:
    verbs, scene = TOOLS[tool]
    assert not used(tool, "cask", scene) & verbs


def test_a_crew_without_stations_has_a_fixed_plan() -> None:
    verbs = {"shoot", "close", "evade", "repair", "mend", "screens", "jump"}
    found = used("", "lantern", "lantern_gap")
    assert "shoot" in found and len(found & verbs) > 2
    assert used("gun+helm+repair", "lantern", "lantern_gap") & verbs == {"screens", "jump"}


@pytest.mark.parametrize(
    "options", [{"adventure": "nowhere"}, {"policy": "lucky"}, {"weather": "rain"},
                {"without": "luck"}, {"scene": "lantern_gap"}],
)  # fmt: skip
def test_options_that_mean_nothing_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(ValueError):
        varied(GAME, {}, options)


def test_a_tally_counts_checks_of_heroes_and_what_they_leave_over() -> None:
    tally = Tally()
    roll = {"skill": "charm", "target": "", "dice": (), "faces": (), "triumphs": 0, "despairs": 0}
    roll |= {"success": 1, "chance": "1/2"}
    tally.note([
        e.SceneBegan(scene="cask_oon"),
        e.Rolled(who="juno", task="scene", way="talk", advantage=3, **roll),
        e.Rolled(who="thug.1", task="attack", way="", advantage=5, **roll),
        e.Unspent(who="juno", n=1, side="advantage"),
        e.Unspent(who="thug.1", n=4, side="advantage"),
        e.AdventureEnded(ending="cask_water", rank=1),
    ])  # fmt: skip
    notes = tally.notes()
    assert (notes["checks"], notes["won"], notes["chance"]) == (1, 1, 0.5)
    assert (notes["advantage"], notes["unspent"], notes["rank"]) == (3, 1, 1)
    assert notes["ways"] == {"cask_oon.talk": 1}


def test_a_careless_player_uses_no_card_no_push_and_no_point() -> None:
    game = played("cask", Careless, PAIRS[0], 5)  # type: ignore[arg-type]
    assert not game.state.turned
    assert not any(each.startswith("break.") for each in game.state.taken)


@pytest.mark.long
def test_care_is_worth_something() -> None:
    ranks = []
    for player in (Careful, Careless):
        total = 0
        for heroes, seed in product(PAIRS[::5], range(1, 7)):
            end = CONTENT.scenes[played("cask", player, heroes, seed).state.ending]  # type: ignore
            assert isinstance(end, End)
            total += end.rank
        ranks.append(total)
    assert ranks[0] < ranks[1], ranks


def test_the_command_writes_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    words = "--game edge --adventure cask --pair juno,orrakh --policy careless --games 1"
    assert simulate.main([*words.split(), "--markdown", str(page)]) == 0
    text = page.read_text("utf-8")
    assert "# Edge: cask" in text and "| careless |" in text and "## Fights" in text
    assert "## Targets" not in text, "the targets are those of careful play"
    assert "best / middle / worst" in capsys.readouterr().out
    assert simulate.main([*words.split(), "--adventure", "nowhere"]) == 2


def test_a_single_setup_has_its_page_too() -> None:
    figures = {
        **STATISTICS.summary([]),
        **{"games": 0, "rounds": dict.fromkeys(("p10", "median", "p90", "p99"), 0)},
        **{"endings": {}, "errors": 0},
    }
    assert "Adventures of Edge" in STATISTICS.page(figures, "main.py")
