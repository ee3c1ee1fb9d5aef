"""Whatever cannot be done gets a sentence with its figures and the clause, and changes nothing."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from game.outer_rim.game import OuterRim
from game.outer_rim.state import State
from game.table.decisions import option, parse
from game.table.refusals import Reason, Refused
from game.table.session import Session
from game.table.streams import draw
from tests.outer_rim.conftest import Sim
from tests.outer_rim.positions import begun
from tests.specs import Row, Situation, for_each, table

Make = Callable[..., Any]
ROOT = Path(__file__).resolve().parents[3]
CLAUSES = {
    each["id"]
    for box in ("outer_rim", "unfinished_business")
    for each in json.loads((ROOT / f"cards/{box}/clauses.json").read_text("utf-8"))
}
NABOO: dict[str, Any] = {"space": "naboo", "credits": 1000, "cards": ["stolen_jewels"]}


def me(**more: Any) -> dict[str, Any]:
    """Return a position with Boba Fett on Naboo, and another player far away."""
    position = {
        "players": [{**NABOO, **more.pop("player", {})}, {"space": "kessel"}],
        "patrols": {"imperial": {"level": 1, "space": "nav_3"}},
        "step": "action",
    }
    return {**position, **more}


TRIES = table("outer_rim/text/tries.spec")
USUAL = "@ credits=1000 cards=stolen_jewels rival.space=kessel patrol.imperial=1@nav_3"


def begin(game: OuterRim, row: Row) -> Sim:
    """Return the table of a row: the usual one, but for what it says."""
    line = replace(row.line, text=USUAL)
    return begun(game, Situation(line, lines=[replace(line, text=f"with {row['table']}")]), [])


def flawless(reason: str, clause: str) -> None:
    """Check the form of a refusal: a whole sentence for the player, and a rule that exists."""
    assert reason.endswith(".") and reason[0] == reason[0].upper(), reason
    assert not re.search(r"[{}]|None|\b[a-z0-9]+_[a-z0-9_]+\b", reason.replace("verb:", "")), reason
    assert "  " not in reason and ".." not in reason, reason
    assert clause in CLAUSES, (reason, clause)


@for_each(TRIES)
def test_asking_why_says_the_same_as_trying(game: OuterRim, row: Row) -> None:
    sim = begin(game, row)
    refusal = sim.refused(row["key"])
    assert re.search(row["words"], refusal.reason), refusal.reason
    if refusal.clause:
        reason = game.why_not(sim.state, parse(row["key"]))
        assert reason is not None
        assert (reason.text, reason.clause) == (refusal.reason, refusal.clause)


@pytest.mark.parametrize("key", ["", "x" * 900 + "!"])
def test_what_is_no_key_is_not_repeated_in_full(sim: Make, key: str) -> None:
    reason = sim(**me()).refused(key).reason
    assert "not a key" in reason and len(reason) <= 250


def test_the_reasons_tell_the_tries_apart(game: OuterRim) -> None:
    """Most have a sentence of their own: a general one for all would be no help."""
    said = {begin(game, row).refused(row["key"]).reason for row in TRIES}
    assert len(said) > len(TRIES) * 2 // 3, sorted(said)


def test_what_can_be_done_has_no_reason_against_it(sim: Make) -> None:
    for step in ("planning", "action", "encounter"):
        table = sim(**me(step=step))
        for key in table.keys:
            assert table.game.why_not(table.state, parse(key)) is None


def test_nothing_can_be_done_when_the_game_is_over(sim: Make) -> None:
    table = sim(**me(player={"fame": 9}))
    table.state.ending, table.state.winner = "fame", 0
    table.edited()
    for key in ("end", "move:g_1a_starfighter@nav_3", "dance"):
        refusal = table.refused(key)
        assert "over" in refusal.reason
        flawless(refusal.reason, refusal.clause)


def test_a_session_keeps_nothing_of_what_is_refused(game: OuterRim, tmp_path: Path) -> None:
    """Neither the journal nor the history, and undo does not see it."""
    path = tmp_path / "game.jsonl"
    session = Session(game, {"seats": [{"kind": "human"}], "practice": True}, 3, path)
    session.choose("pick:bossk")
    before, state = path.read_bytes(), game.dump(session.state)
    for key in ("pick:bossk", "move:g9_rigger@naboo", "dance", "Not a key"):
        with pytest.raises(Refused):
            session.choose(key)
    with pytest.raises(Refused, match="decision 0, but decision 1 is open now"):
        session.choose("pick:g9_rigger", seq=0)
    assert (path.read_bytes(), game.dump(session.state), session.seq) == (before, state, 1)
    assert session.undo() == 0


# --- at all times --------------------------------------------------------------------------------


def asked(game: OuterRim, seats: str, seed: int, limit: int) -> Iterator[tuple[State, set[str]]]:
    """Return states of a random game, and the keys that can be chosen in them."""
    kinds = [{"kind": kind} for kind in seats.split(",")]
    state, streams = game.new(game.setup({"seats": kinds}), seed), {}  # type: ignore[var-annotated]
    while (decision := game.decision(state)) is not None and state.seq < limit:
        keys = {each.key for each in decision.options}
        yield state, keys
        plain = [each for each in decision.options if each.verb != "deal"] or decision.options
        game.choose(state, plain[draw(seed, streams, "answer", len(plain))].key)


def test_every_key_of_the_language_is_refused_well_at_any_time(game: OuterRim) -> None:
    """Keys that games have offered, each verb in several forms, tried wherever they do not fit."""
    pool: dict[str, list[str]] = {}
    for seats, seed in (("human,human,human", 1), ("human,deck", 2), ("human,human", 7)):
        for _, keys in asked(game, seats, seed, 500):
            for key in sorted(keys):
                known = pool.setdefault(parse(key).verb, [])
                if key not in known and len(known) < 4:
                    known.append(key)
    assert len(pool) > 25, sorted(pool)
    tried = 0
    for seats, seed in (("human,human,human", 3), ("human,deck", 4)):
        for place, (state, keys) in enumerate(asked(game, seats, seed, 250)):
            if place % 5:
                continue
            before = game.dump(state)
            for verb in pool:
                for key in {*pool[verb], verb, option(verb, "kindness", "endor").key} - keys:
                    tried += 1
                    reason = game.why_not(state, parse(key))
                    assert isinstance(reason, Reason), key
                    flawless(reason.text.replace("'kindness'", ""), reason.clause)
            assert game.dump(state) == before
    assert tried > 2000


# --- in the source -------------------------------------------------------------------------------


def reasons() -> Iterator[tuple[str, ast.Call]]:
    """Return every ``Reason`` that the rules make, with its place."""
    for path in sorted([*ROOT.glob("game/outer_rim/**/*.py"), *ROOT.glob("game/table/**/*.py")]):
        text = path.read_text("utf-8")
        for node in ast.walk(ast.parse(text if "Reason(" in text else "")):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason":
                yield f"{path.name}:{node.lineno}", node


def texts(node: ast.expr) -> list[str]:
    """Return the constant texts that an expression may give; none where it is computed."""
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    if isinstance(node, ast.IfExp):
        return [*texts(node.body), *texts(node.orelse)]
    return []


def test_every_reason_of_the_rules_is_a_sentence_with_its_figures_and_clause() -> None:
    count = 0
    for place, call in reasons():
        if len(call.args) < 2:
            continue
        clause, template = call.args[:2]
        for name in texts(clause):
            table_only = (
                place.startswith(("session.py", "stack_game.py", "replay.py")) and name == ""
            )
            assert name in CLAUSES or table_only, f"{place}: no clause {name!r}"
        given = {each.arg for each in call.keywords}
        for text in texts(template):
            count += 1
            wanted = {field for _, field, _, _ in Formatter().parse(text) if field}
            assert wanted <= given or None in given, f"{place}: {wanted} but given {given}"
            if not place.startswith("session.py"):
                assert text.endswith((".", "{what}")), f"{place}: {text}"
    assert count > 40


# --- setups --------------------------------------------------------------------------------------


@for_each(table("outer_rim/text/setups.spec"))
def test_a_wrong_setup_is_refused_by_the_name_of_the_field(game: OuterRim, row: Row) -> None:
    with pytest.raises(ValueError) as refused:
        game.setup(json.loads(row["setup"]))
    lines = str(refused.value).splitlines()
    assert any(line.startswith(row["told"]) for line in lines), lines
    assert all(re.match(r"setup(\.[a-z0-9_]+)+: \S", line) for line in lines), lines
