"""Hints of Outer Rim: legal, the same every time, and in figures that mean something."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.client.tabletop.play.load_session import the_game
from game.outer_rim.players.hints import RimAdviser
from game.players import make_players
from game.table.coaching import Judge, Weighing
from game.table.contract import Sight
from game.table.decisions import Decision
from game.table.hints import adviser, thought_out
from game.table.session import Session

BOX = {"expansions": ["unfinished_business"], "favors": True, "ambitions": True}
TABLES: dict[str, dict[str, Any]] = {"base": {}, "box": BOX}


def questions(table: str, seed: int, kinds: tuple[str, ...]) -> Iterator[tuple[Session[Any], Any]]:
    """Yield every question of a game of random players that leaves a choice."""
    setup = {"game": "outer_rim", "seats": [{"kind": "human"} for _ in kinds], **TABLES[table]}
    session: Session[Any] = Session(the_game("outer_rim"), setup, seed)
    players = make_players("outer_rim", list(kinds), seed)
    while (decision := session.decision()) is not None and session.seq < 600:
        if len(decision.options) > 1:
            yield session, decision
        session.autoplay(players, 1)


def sight(session: Session[Any], decision: Decision) -> Sight[Any]:
    return Sight(session.game, session.game.clone(session.state), decision.seat)


def look(positions: int) -> None:
    """Ask for hints in that many positions, half of them with the further box: each is legal."""
    asked, seed = 0, 0
    judge = RimAdviser(0)
    while asked < positions:
        table, seed = list(TABLES)[seed % 2], seed + 1
        kinds = ("random", "schemer") if seed % 3 else ("random", "random")
        for session, decision in questions(table, seed, kinds):
            hint = thought_out(judge.think(sight(session, decision), decision))
            assert decision.find(hint.key) is not None, (table, seed, session.seq, hint)
            assert hint.words and all(hint.reasons)
            asked += 1
            if asked >= positions or asked % 400 == 0:
                break


def test_hints_are_legal() -> None:
    look(24)


@pytest.mark.long
def test_hints_are_legal_in_two_thousand_positions() -> None:
    look(2_000)


def test_the_game_has_an_adviser_that_can_value_answers() -> None:
    found = adviser("outer_rim")
    assert isinstance(found, RimAdviser) and isinstance(found, Judge)


def weighed(session: Session[Any], decision: Decision) -> Weighing:
    *_, found = RimAdviser(0).weigh(sight(session, decision), decision)
    assert found is not None
    return found


def test_the_best_answer_is_worth_most_and_the_same_each_time() -> None:
    """Worths are in fame: a question rarely decides about more than three."""
    main = 0
    for number, (session, decision) in enumerate(questions("base", 4, ("schemer", "schemer"))):
        if number % 9 or decision.step not in ("planning", "encounter"):
            continue
        found = weighed(session, decision)
        assert found == weighed(session, decision)
        if found.best in found.worths:
            main += 1
            assert found.worths[found.best] == max(found.worths.values())
            assert max(found.worths.values()) < 40.0
        if main > 2:
            return
    raise AssertionError("too few of the questions are about worths")


def test_a_hint_counts_fame_over_three_turns() -> None:
    for number, (session, decision) in enumerate(questions("base", 6, ("schemer", "schemer"))):
        if number < 12 or decision.step != "planning":
            continue
        hint = thought_out(RimAdviser(2).think(sight(session, decision), decision))
        fame = hint.gain[0]
        assert fame.words == "fame" and 0.0 <= fame.amount <= 10.0
        assert hint.until == "over three turns" and hint.runner_up
        return
    raise AssertionError("no planning step")


def test_what_is_hidden_does_not_matter() -> None:
    """With the hidden parts dealt anew the worths stay the same."""
    looked = 0
    for number, (session, decision) in enumerate(questions("base", 8, ("schemer", "schemer"))):
        if number % 11 or decision.step != "planning":
            continue
        found, game = weighed(session, decision), session.game
        for other in (3,):
            dealt = game.imagine(session.state, decision.seat, other)
            dealt.seed = session.state.seed
            *_, again = RimAdviser(0).weigh(Sight(game, dealt, decision.seat), decision)
            assert again is not None and again.best == found.best
        looked += 1
        if looked == 1:
            return
    raise AssertionError("too few planning steps")


def test_what_comes_first_is_no_reason_to_call_other_answers_costly() -> None:
    """Answers worth more than the one that comes before them have no figure; the rest are worth
    less, and no reason names an errand twice."""
    steps = set()
    for number, (session, decision) in enumerate(questions("base", 4, ("schemer", "schemer"))):
        if number % 5:
            continue
        found = weighed(session, decision)
        if found.best in found.worths:
            steps.add(decision.step)
            assert found.worths[found.best] == max(found.worths.values())
        errands = found.why.partition("Leads to: ")[2].split(", then ")
        names = [each.partition(" (")[0] for each in errands]
        assert len(set(names)) == len(names), found.why
        if decision.step in ("action", "market"):
            assert not found.why.startswith("Leads to")
        if number > 80:
            break
    assert {"planning", "action", "encounter"} <= steps
