"""The rules that hold at every decision of every game: random games, looked at from all sides.

The checks are those of ``game.table.conformance``, with the hooks of each game. An ordinary run
looks at some 2,000 decisions, ``--long`` at ``many`` times as many.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from game.bootstrap import ROOT
from game.table import conformance
from game.table.conformance import Hooks, same_outputs
from game.table.conformance.processes import found
from game.table.conformance.source import CHANCE, chance_in, imported, leaks
from game.table.registry import GAMES
from tests.dice_table.hooks import busy
from tests.edge.hooks import odd as odd_adventure
from tests.outer_rim.hooks import odd as odd_outer_rim


@dataclass(frozen=True)
class Case:
    """A game, and the amount that is looked at. ``source`` names its hooks."""

    source: str
    decisions: int
    """looked at for each kind of table"""
    many: int
    """times as many in a long run"""
    whole: tuple[str, ...] = ()
    """tables at which whole games are played again, taken back and gone on with"""
    clauses: tuple[str, ...] = ()
    """proved by every decision"""

    @property
    def hooks(self) -> Hooks[Any]:
        """Return the hooks of the game."""
        return found(self.source)


CASES = {
    "outer_rim": Case("tests.outer_rim.hooks:hooks", 60, 40, ("solo", "four")),
    "both boxes": Case(
        "tests.outer_rim.unfinished.hooks:hooks", 30, 40, ("solo, ambitions", "four, both")
    ),
    "free_captains": Case("tests.free_captains.hooks:hooks", 200, 30, ("normal",)),
    "mandalorian": Case(
        "tests.mandalorian.hooks:hooks", 60, 40, ("asset alone", "promise for two")
    ),
    "edge": Case("tests.edge.hooks:hooks", 45, 30, ("alone", "two")),
    "captors": Case("tests.edge.hooks:captors", 45, 30),
    "jobs": Case("tests.edge.jobs.hooks:hooks", 20, 50, ("board",)),
    "dice_table": Case("tests.dice_table.hooks:hooks", 8, 50, ("group", "alone"), ("EE-R105",)),
}
WHOLE = {name: case for name, case in CASES.items() if case.whole}
PRACTICE = {"outer_rim": ("one", "solo"), "dice_table": ("alone",)}
"""tables at which everything can be taken back"""
ODD: dict[str, Callable[[Any, Any], None]] = {
    "outer_rim": odd_outer_rim, "both boxes": odd_outer_rim, "edge": odd_adventure,
    "jobs": odd_adventure, "dice_table": busy,
}  # fmt: skip
"""put something in each part of a state that is empty at the beginning"""


def every_table() -> Iterator[Any]:
    """Yield each kind of table of each game."""
    for name, case in CASES.items():
        for table in case.hooks.tables:
            marks = [pytest.mark.rule(*case.clauses)] if case.clauses else []
            yield pytest.param(name, table, marks=marks, id=f"{name}: {table}")


@pytest.mark.parametrize(("name", "table"), [*every_table()])
def test_every_decision_of_random_games(name: str, table: str) -> None:
    case = CASES[name]
    assert conformance.look(case.hooks, table, case.decisions).total() == case.decisions


@pytest.mark.long
@pytest.mark.parametrize(("name", "table"), [*every_table()])
def test_every_decision_of_many_random_games(name: str, table: str) -> None:
    case = CASES[name]
    many = case.decisions * case.many
    assert conformance.look(case.hooks, table, many).total() == many


@pytest.mark.parametrize("name", CASES)
def test_a_setup_and_a_seed_begin_one_game(name: str) -> None:
    hooks = CASES[name].hooks
    for table in hooks.tables:
        conformance.beginning_is_the_same(hooks, table, 1)


@pytest.mark.parametrize("name", WHOLE)
def test_playing_the_answers_again_gives_the_same_states(name: str) -> None:
    hooks = CASES[name].hooks
    for table in CASES[name].whole:
        assert conformance.answers_give_the_same_states(hooks, table, 5, 80) > 30


@pytest.mark.parametrize("name", WHOLE)
def test_undo_goes_back_to_the_very_state(name: str) -> None:
    """Each answer that can be taken back is, and given again; in practice that is every one."""
    hooks = CASES[name].hooks
    for table in CASES[name].whole:
        assert conformance.undo_goes_back(hooks, table, 6, 35) > 3
    for table in PRACTICE.get(name, ()):
        assert conformance.undo_goes_back(hooks, table, 6, 15, practice=True) == 15


@pytest.mark.rule("EE-005")
@pytest.mark.parametrize("name", WHOLE)
def test_a_game_goes_on_from_its_journal(name: str, tmp_path: Path) -> None:
    for table in CASES[name].whole:
        assert conformance.journal_resumes(CASES[name].hooks, table, 7, 40, tmp_path) > 5


@pytest.mark.parametrize("name", WHOLE)
def test_no_field_is_forgotten_by_a_clone(name: str) -> None:
    """Every field gets a value that is not its default: the clone has to have it as well."""
    hooks = CASES[name].hooks
    state = hooks.game.new(hooks.game.setup(hooks.setup(hooks.tables[0], 1)), 1)
    if name in ODD:
        ODD[name](hooks.game, state)
    conformance.clones_keep_every_field(hooks, state)


@pytest.mark.long
def test_two_processes_play_the_same_games(tmp_path: Path) -> None:
    """States, views, guesses, options in their order, and every event are the same. Those that are
    recorded (``tests/recorded``) were played in another process than that of an ordinary run, too.
    """
    games = [(WHOLE[each].source, WHOLE[each].whole[-1]) for each in WHOLE if each in GAMES]
    code = (
        f"import sys; sys.path.insert(0, {str(ROOT)!r})\n"
        "from game.table.conformance.processes import found, story\n"
        f"for source, table in {games!r}:\n"
        "    print(*story(found(source), table, 3, 15), sep='\\n')"
    )
    assert same_outputs(["-c", code], tmp_path).text.count(b"\n") > 12 * len(games)


# --- in the source -------------------------------------------------------------------------------

FOLDERS = ("table", *GAMES)
CHANCY = {
    "table/saves.py": "names and lists saves by date",
    "edge/filling.py": "heroes for a player, before a game",
    "edge/players/careless.py": "a player with a seed",
}
"""modules that may use chance or the time, with the reason"""
LOOSE = {
    "edge/players/fighting.py": "the least of a set",
    "mandalorian/players/values.py": "prices that are looked up",
    "mandalorian/text/wording.py": "a set of one",
}
"""modules with a set whose order seems to get out, with the reason"""


def sources(*folders: str) -> dict[str, str]:
    """Return the source of all modules in these folders of the game, by path."""
    home = ROOT / "game"
    paths = [path for each in folders for path in sorted((home / each).rglob("*.py"))]
    return {path.relative_to(home).as_posix(): path.read_text("utf-8") for path in paths}


USED = re.compile(rf"\b(?:from|import) .*\b(?:{'|'.join(CHANCE)})\b|\bhash\(|\bos\.")
"""in each module that may use chance or the time"""
SETS = re.compile(
    r"\bset[(\[]|\w[sS]et\b|\.(?:union|intersection|difference|symmetric_difference)\("
    r"|\{[^:{}]*(?:,|\bfor\b)|\{[*(]|[|&^-] \{"
)
"""in each module that may have a set"""


def test_rules_take_chance_from_the_streams_of_the_game_only() -> None:
    found = {path: chance_in(text) for path, text in sources(*FOLDERS).items() if USED.search(text)}
    assert {path for path, used in found.items() if used} == {*CHANCY}


def leaky(kept: Callable[[str], Any]) -> dict[str, list[int]]:
    """Return where the order of a set gets out, in modules with such a text."""
    found = {path: leaks(text) for path, text in sources(*FOLDERS).items() if kept(text)}
    return {path: lines for path, lines in found.items() if lines}


def test_no_rule_depends_on_the_order_of_a_set() -> None:
    assert leaky(SETS.search).keys() == LOOSE.keys()


@pytest.mark.long
def test_no_module_without_the_look_of_a_set_depends_on_one() -> None:
    assert leaky(lambda text: not SETS.search(text)) == {}


def test_rules_know_no_screen_and_no_players() -> None:
    above = ("game.client", "game.commands", "game.players", "pygame", "pytmx")
    wrong = []
    for path, text in sources(*FOLDERS).items():
        if any(word in text for word in above):
            used = [each for each in imported(ast.parse(text)) if each.startswith(above)]
            wrong += [f"{path}: {used}"] if used else []
    assert wrong == []


def test_only_the_window_needs_pygame() -> None:
    """Commands that show something import it when they do."""
    for path, text in sources("").items():
        if "pygame" in text and not path.startswith("client/"):
            tree = ast.parse(text)
            hidden = ast.FunctionDef | ast.ClassDef
            run = [each for each in tree.body if not isinstance(each, hidden)]
            at_once = {each.partition(".")[0] for each in imported(ast.Module(run, []))}
            assert "pygame" not in at_once, path
