"""The checks of a game find nothing in the coin game, and the fault of each broken one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.table import conformance
from game.table.conformance import Check, Fault, answers, components, copies, secrets
from game.table.conformance.hooks import words_in
from game.table.conformance.run import ALWAYS, RARELY, Run
from game.table.conformance.source import chance_in, leaks
from game.table.decisions import Decision, option
from game.table.events import Event
from game.table.refusals import Refused
from game.table.session import Session, Turn
from tests import specs
from tests.breadth import first
from tests.table import broken_coins as faulty
from tests.table import coin
from tests.table.coin import CoinGame, State
from tests.table.coin_hooks import TABLES, CoinHooks

ROOT = Path(__file__).resolve().parents[2]
HERE = "tests.table.test_conformance"


@pytest.mark.parametrize("table", TABLES)
def test_every_decision_of_random_games(table: str) -> None:
    assert conformance.look(CoinHooks(coin.GAME), table, 400).total() == 400


@pytest.mark.parametrize("table", TABLES)
def test_whole_games(table: str, tmp_path: Path) -> None:
    hooks = CoinHooks(coin.GAME)
    for seed in range(1, 4):
        conformance.beginning_is_the_same(hooks, table, seed)
        assert conformance.answers_give_the_same_states(hooks, table, seed, 200) > 10
        assert conformance.journal_resumes(hooks, table, seed, 60, tmp_path) > 5
    assert sum(conformance.undo_goes_back(hooks, table, seed, 200) for seed in range(9)) > 50
    assert conformance.undo_goes_back(hooks, "alone", 1, 30, practice=True) > 5


def test_games_are_played_through() -> None:
    hooks = CoinHooks(coin.GAME)
    verbs = [conformance.play_through(hooks, "two", seed) for seed in range(1, 6)]
    assert all(each["flip"] and each["bank"] for each in verbs)
    assert conformance.play_through(hooks, "two", 1, limit=3).total() == 3


@pytest.mark.parametrize(
    ("broken", "told"),
    [
        (faulty.AcceptsAll, "is not an option, but is accepted"),
        (faulty.RefusedTooLate, "changed by a refused answer"),
        (faulty.Overdrawn, "not valid: purse"),
        (faulty.NoPenny, "Missing: penny"),
        (faulty.OptionRefused, "The purse is empty"),
    ],
)
def test_a_game_that_goes_wrong_says_where(broken: type[CoinGame], told: str) -> None:
    hooks = CoinHooks(broken())
    with pytest.raises((Fault, Refused), match=told) as caught:
        for seed in range(1, 30):
            conformance.play_through(hooks, "two", seed)
    assert "Found at the table 'two', seed" in caught.value.__notes__[0]


def test_what_an_answer_conserves_is_asked_of_the_game() -> None:
    class Strict(CoinHooks):
        def answered(self, before: State, after: State, events: list[Event]) -> None:
            assert after.purse == before.purse, "a coin is gone"

    with pytest.raises(AssertionError, match="a coin is gone"):
        conformance.play_through(Strict(coin.GAME), "two", 1)


def test_a_verb_that_is_liked_comes_up_more_often() -> None:
    """Its weight is for the verb, however many options it has."""
    options = (*(option("move", each) for each in "abcdefgh"), option("deal"))
    streams: dict[str, int] = {}
    found = [conformance.weighed(options, {"deal": 3}, streams, 7) for _ in range(400)]
    assert 270 < sum(each.verb == "deal" for each in found) < 330
    assert {each.source for each in found} == {"", *"abcdefgh"}


def test_two_processes(tmp_path: Path) -> None:
    source = "tests.table.coin_hooks:hooks"
    assert conformance.same_in_two_processes(source, "two", 1, 20, ROOT, tmp_path) == 20


def end_is_the_end(m: Any) -> None:
    """Substitute for the check that ``Run`` makes at the end of each game."""


def check_named(name: str) -> Check:
    """Return the check of that name, behind that of its module."""
    module, _, function = name.rpartition(".")
    found: Check = getattr(MODULES[module], function) if module else end_is_the_end
    return found


MODULES = {"answers": answers, "components": components, "copies": copies, "secrets": secrets}
FAULTS = [
    (getattr(faulty, row["broken"]), check_named(row["check"]), row["words"])
    for row in specs.table("table/faults.spec")
]


@pytest.mark.filterwarnings("ignore:Pydantic serializer warnings")
@pytest.mark.parametrize(
    ("broken", "check", "words"),
    FAULTS,
    ids=[f"{broken.__name__}-{check.__name__}" for broken, check, _ in FAULTS],
)
def test_each_check_finds_its_fault(broken: type[CoinGame], check: Check, words: str) -> None:
    """The check alone, at every decision of a few games."""
    with pytest.raises(AssertionError) as found:
        run = Run(CoinHooks(broken()), "two", 400)
        for m in run.moments():
            run.check(check, m)
    assert words in str(found.value)
    assert f"Found by {check.__name__} at the table 'two', seed " in found.value.__notes__[0]
    if isinstance(found.value, Fault):
        assert found.value.check == check.__name__


@pytest.mark.filterwarnings("ignore:Pydantic serializer warnings")
@pytest.mark.parametrize("broken", dict.fromkeys(each for each, _, _ in FAULTS))
def test_no_broken_game_gets_through(broken: type[CoinGame]) -> None:
    """All checks together, whichever detects it first."""
    with pytest.raises(AssertionError):
        conformance.look(CoinHooks(broken()), "two", 2_000)


def test_every_check_of_a_decision_has_its_fault() -> None:
    assert {*ALWAYS, *RARELY} <= {check for _, check, _ in FAULTS}


def whole_run(hooks: CoinHooks, limit: int = 400) -> Fault:
    with pytest.raises(Fault) as found:
        conformance.look(hooks, "two", limit, every=10)
    return found.value


def test_clones_that_change_later() -> None:
    """Checks of one decision cannot notice if they never compare two copies."""
    with pytest.raises(Fault) as found:
        conformance.look(CoinHooks(faulty.OneClone()), "two", 400, every=1_000)
    assert found.value.check == "clones_stay_as_they_are"


def test_a_step_that_never_asks() -> None:
    hooks = CoinHooks(coin.GAME)
    hooks.steps = frozenset(("turn", "auction"))
    assert "Never asked in 400 decisions: auction." in str(whole_run(hooks))


def test_checks_of_the_game_itself() -> None:
    def never(m: Any) -> None:
        assert m.number < 5, "no more than four"

    for name in ("always", "rarely"):
        hooks = CoinHooks(coin.GAME)
        setattr(hooks, name, (never,))
        with pytest.raises(AssertionError, match="no more than four") as found:
            conformance.look(hooks, "two", 100)
        assert "Found by never" in found.value.__notes__[0]


class ForgottenSeen(CoinGame):
    def clone(self, state: State) -> State:
        copy = super().clone(state)
        copy.seen = ()
        return copy


class ForgottenFrame(CoinGame):
    def clone(self, state: State) -> State:
        copy = super().clone(state)
        for frame in copy.stack:
            frame.at = 0
        return copy


@pytest.mark.parametrize(
    ("broken", "field"),
    [
        (ForgottenSeen, "state.seen"),
        (ForgottenFrame, "state.stack.at"),
        (faulty.ForgottenRound, "round"),
    ],
)
def test_a_field_that_a_clone_forgets(broken: type[CoinGame], field: str) -> None:
    """In a new state it has its default, so no comparison of copies notices."""
    for game, forgets in ((coin.GAME, False), (broken(), True)):
        hooks = CoinHooks(game)
        state = game.new(game.setup(hooks.setup("two", 1)), 1)
        if not forgets:
            conformance.clones_keep_every_field(hooks, state)
            continue
        assert game.clone(state) == state
        with pytest.raises(Fault, match=field):
            conformance.clones_keep_every_field(hooks, state)


class Plain:
    """Not a dataclass, with a slot and ordinary attributes."""

    __slots__ = ("cards", "__dict__")

    def __init__(self, cards: list[str]) -> None:
        self.cards = cards
        self.bids = {"one": {1}, "two": (["deep"],)}


def test_what_can_change_in_a_state_of_any_kind() -> None:
    one, other = Plain(["a"]), Plain(["a"])
    assert copies.shake(one, other, "state") >= 4
    assert other.cards == ["a"] and other.bids == {"one": {1}, "two": (["deep"],)}
    for share in ("cards", "bids"):
        one, other = Plain(["a"]), Plain(["a"])
        setattr(one, share, getattr(other, share))
        with pytest.raises(Fault, match=share):
            copies.shake(one, other, "state")
    one, other = Plain(["a"]), Plain(["a"])
    one.bids["two"] = other.bids["two"]
    with pytest.raises(Fault, match="bids.two"):
        copies.shake(one, other, "state")


class ManyBeginnings(CoinGame):
    begun = 0

    def begin(self, setup: coin.Setup, seed: int) -> tuple[State, list[Event]]:
        self.begun += 1
        state, events = super().begin(setup, seed)
        state.purse[0] += self.begun
        return state, events


class AnySetup(CoinGame):
    def setup(self, data: Any) -> coin.Setup:
        if data == "nonsense":
            data = {"seats": [{"kind": "human"}] * 2}
        return super().setup(data)


class LostGoal(CoinGame):
    """Drops a part of the setup when reading it from a journal."""

    def recall(self, data: Any) -> coin.Setup:
        setup = super().recall(data)
        return replace(setup, goal=99)


class OwnChance(CoinGame):
    """Draws from a counter outside the state."""

    drawn_so_far = 0

    def choose(self, state: State, key: str) -> list[Event]:
        events = super().choose(state, key)
        if key == "bank:coin@bank":
            self.drawn_so_far += 1
            state.trays[0].insert(0, f"mark {self.drawn_so_far}")
        return events


class OwnStory(CoinGame):
    """Reports different events each time for the same states."""

    told = 0

    def choose(self, state: State, key: str) -> list[Event]:
        self.told += 1
        return [replace_cause(event, f"told {self.told}") for event in super().choose(state, key)]


def replace_cause(event: Event, cause: str) -> Event:
    event.cause = cause
    return event


class OtherDraws(OwnStory):
    def drawn(self, state: State) -> tuple[int, ...]:
        return (*super().drawn(state), self.told)


Whole = Callable[[CoinHooks, Path], object]


@pytest.mark.parametrize(
    ("broken", "check", "words"),
    [
        (ManyBeginnings, lambda hooks, path: conformance.beginning_is_the_same(hooks, "two", 1),
         "begin a different game"),
        (AnySetup, lambda hooks, path: conformance.beginning_is_the_same(hooks, "two", 1),
         "'nonsense' is accepted"),
        (LostGoal, lambda hooks, path: conformance.beginning_is_the_same(hooks, "two", 1),
         "begin a different game"),
        (OwnChance,
         lambda hooks, path: conformance.answers_give_the_same_states(hooks, "two", 1, 100),
         "again gives a different state"),
        (OwnChance, lambda hooks, path: conformance.undo_goes_back(hooks, "two", 1, 100),
         "given again, leads to a different state"),
        (OwnChance, lambda hooks, path: conformance.journal_resumes(hooks, "two", 1, 100, path),
         "in a different state|the table looks different"),
        (OwnStory, lambda hooks, path: conformance.journal_resumes(hooks, "two", 1, 100, path),
         "a different log"),
        (OtherDraws, lambda hooks, path: conformance.journal_resumes(hooks, "two", 1, 100, path),
         "does not fit its own game"),
    ],
)  # fmt: skip
def test_faults_of_whole_games(
    broken: type[CoinGame], check: Whole, words: str, tmp_path: Path
) -> None:
    with pytest.raises(Fault, match=words):
        check(CoinHooks(broken()), tmp_path)


def test_an_undo_that_takes_back_what_was_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(self: Session[State], turn: Turn, asked: int | None) -> str:
        return ""

    monkeypatch.setattr(Session, "_border", nothing)
    with pytest.raises(Fault, match="revealed something can be taken back"):
        conformance.undo_goes_back(CoinHooks(coin.GAME), "two", 1, 100)


def test_an_undo_that_goes_back_to_the_wrong_place(monkeypatch: pytest.MonkeyPatch) -> None:
    state_at = Session.state_at
    monkeypatch.setattr(Session, "state_at", lambda self, seq: state_at(self, max(0, seq - 1)))
    with pytest.raises(Fault, match="does not lead to the state before it"):
        conformance.undo_goes_back(CoinHooks(coin.GAME), "two", 1, 100)


class SetOrder(CoinGame):
    """Exposes the order of a set, which differs between processes."""

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "metals": list({f"metal {n}" for n in range(20)})}


class SetOptions(CoinGame):
    def decision(self, state: State) -> Decision | None:
        found = super().decision(state)
        if found:
            found.options = tuple(set(found.options))
        return found


def set_order() -> CoinHooks:
    return CoinHooks(SetOrder())


def set_options() -> CoinHooks:
    return CoinHooks(SetOptions())


@pytest.mark.parametrize("source", first(1, ["set_order", "set_options"]))
def test_processes_that_differ(source: str, tmp_path: Path) -> None:
    with pytest.raises(Fault, match="Two processes differ in what they print: line [0-9]+ has"):
        conformance.same_in_two_processes(f"{HERE}:{source}", "two", 1, 20, ROOT, tmp_path)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("print(hash('a'))", "Two processes differ in what they print"),
        ("open('a', 'w').write(str(hash('a')))", "Two processes differ in a: line 1"),
        ("import os; open(os.environ['PYTHONHASHSEED'], 'w')", "different files"),
        ("import os; print('a\\n' * int(os.environ['PYTHONHASHSEED']), end='')", "other 7777"),
        ("import sys; sys.exit('out of coins')", "ended with 1: out of coins"),
    ],
)
def test_outputs_that_differ(code: str, words: str, tmp_path: Path) -> None:
    with pytest.raises(Fault) as found:
        conformance.same_outputs(["-c", code], tmp_path)
    assert words in str(found.value)


def test_outputs_that_agree(tmp_path: Path) -> None:
    found = conformance.same_outputs(["-c", "print(1); open('a', 'w').write('b')"], tmp_path)
    assert found.text.split() == [b"1"] and found.files == {"a": b"b"}


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import random", ["random"]),
        ("from datetime import date", ["datetime"]),
        ("def f():\n    import os\n    return os.urandom(3) + hash(1)", ["hash", "os.urandom"]),
        ("from game.table.streams import draw", []),
    ],
)
def test_chance_in_a_source(source: str, found: list[str]) -> None:
    assert chance_in(source) == found


def test_the_sources_of_the_coin_game() -> None:
    source = Path(coin.__file__).read_text("utf-8")
    assert not chance_in(source) and not leaks(source)


def test_all_words_of_plain_data() -> None:
    assert words_in({"a": ["b", {"c": 1}], "d": (None, 'e"')}) == ["a", "d", "b", "c", 'e"']
