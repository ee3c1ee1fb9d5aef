"""Checks of decisions and answers: options are accepted, everything else is refused in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.table.conformance.hooks import Fault, Moment
from game.table.decisions import parse
from game.table.refusals import Refused
from game.table.validation import problems

NO_KEYS = ("", "Not a key!", ":", "@", "møve", "move:", "a" * 600)
"""invalid keys in any game"""
VALID_EVERY = 5
"""the states after all options are validated at one in this many decisions"""
MARKS = frozenset("_{}<>")
"""text that no player should read: ids, unfilled fields, markup"""


def options_are_finished(m: Moment[Any]) -> None:
    """Check that options exist, are unique, match their keys and are not forbidden."""
    game, state, decision = m.game, m.state, m.decision
    keys = [each.key for each in decision.options]
    if not keys:
        raise Fault("The decision has no options.")
    if len(set(keys)) != len(keys):
        raise Fault(f"An option is there twice: {', '.join(keys)}.")
    for each in decision.options:
        if parse(each.key) != each:
            raise Fault(f"'{each.key}' does not spell its option {tuple(each)}.")
        if decision.find(each.key) is not each:
            raise Fault(f"'{each.key}' finds another option.")
        reason = game.why_not(state, each)
        if reason is not None:
            raise Fault(f"'{each.key}' is an option, but why_not says: {reason.text}")
    if decision.seq != m.answers:
        raise Fault(f"After {m.answers} answers the decision has number {decision.seq}.")
    kinds = game.seats(state)
    if decision.seat not in range(len(kinds)) or kinds[decision.seat] == "deck":
        raise Fault(f"Seat {decision.seat} is asked, and nobody sits there to answer.")


def options_are_accepted(m: Moment[Any]) -> None:
    """Check that each option is accepted and changes no other copy of the game.

    At one decision in five the state after each option must be valid; the state at a decision is
    valid at all of them, since it is loaded from its copy (see ``copies``).
    """
    game, looked_into = m.game, m.number % VALID_EVERY == 0
    for each in m.decision.options:
        copy = game.clone(m.state)
        try:
            game.choose(copy, each.key)
        except Refused as refused:
            raise Fault(f"'{each.key}' is an option, but is refused: {refused.reason}") from refused
        wrong = problems(game, copy) if looked_into else ""
        if wrong:
            raise Fault(f"After '{each.key}' the state is not valid: {wrong}.")
        after, result = game.decision(copy), game.result(copy)
        if (after is None) != (result is not None):
            raise Fault(f"After '{each.key}' there is a decision and a result, or neither.")
        if after is not None and after.seq != m.answers + 1:
            raise Fault(f"After '{each.key}' the decision has number {after.seq}.")
    unchanged(m, "answering in copies")


def unchanged(m: Moment[Any], what: str) -> None:
    """Raise ``Fault`` if the game has changed."""
    if m.game.dump(m.state) != m.dump:
        raise Fault(f"The state is changed by {what}.")
    if m.game.decision(m.state) != m.decision:
        raise Fault(f"The decision is changed by {what}.")


def others_are_refused(m: Moment[Any]) -> None:
    """Check that a key that is not an option is refused with a sentence and changes nothing."""
    here = {each.key for each in m.decision.options}
    for key in (*m.strangers, *m.hooks.foreign, *NO_KEYS):
        if key not in here:
            must_refuse(m.game, m.state, key)
    unchanged(m, "a refused answer")


def must_refuse(game: Any, state: Any, key: str) -> None:
    """Raise ``Fault`` unless both ``choose`` and ``why_not`` refuse this key with a sentence."""
    try:
        game.choose(state, key)
    except Refused as refused:
        must_be_sentence(key, refused.reason)
    else:
        raise Fault(f"'{key[:40]}' is not an option, but is accepted.")
    try:
        intent = parse(key)
    except Refused:
        return
    reason = game.why_not(state, intent)
    if reason is None:
        raise Fault(f"'{key[:40]}' is not an option, but why_not has nothing against it.")
    must_be_sentence(key, reason.text)


def must_be_sentence(key: str, reason: str) -> None:
    """Raise ``Fault`` unless a refusal is a sentence with all its figures filled in."""
    if len(reason.split()) < 2 or not reason.endswith(".") or set("{}") & set(reason):
        raise Fault(f"'{key[:40]}' is not refused in a sentence: {reason!r}.")


def options_have_words(m: Moment[Any]) -> None:
    """Check that the question, its options and each line of the log are readable."""
    for where, text in texts(m):
        if not any(letter.isalpha() for letter in text):
            raise Fault(f"There are no words for {where}.")
        if text != text.strip() or MARKS & set(text):
            raise Fault(f"The words for {where} cannot be shown: {text!r}.")


def texts(m: Moment[Any]) -> Iterator[tuple[str, str]]:
    """Return the texts a player reads at this moment, each with its purpose."""
    yield "the question", m.game.prompt(m.state)
    for each in m.decision.options:
        label = m.game.word(m.state, each)
        yield f"'{each.key}'", label.label
        if label.detail:
            yield f"the detail of '{each.key}'", label.detail
    for event in m.events:
        for seat in (*m.seats, None):
            line = m.game.tell(m.state, event, seat)
            if line:
                yield f"{type(event).__name__}, told to seat {seat}", line


def decisions_are_fresh(m: Moment[Any]) -> None:
    """Check that a decision depends on its state alone, not on earlier calls.

    Rules may cache the options they listed last, but a cache must never be used for another state.
    So the branches of a game are queried in one order here and in reverse by a second rules object.
    Options have an order, which is the same for every copy of a state.
    """
    game, options = m.game, m.decision.options
    branches = []
    for key in (options[0].key, options[-1].key):
        copy = game.clone(m.state)
        game.decision(copy)
        game.choose(copy, key)
        branches.append((key, copy, game.decision(copy)))
    for key, copy, asked in reversed(branches):
        anew = m.hooks.second.decision(m.hooks.second.load(game.dump(copy)))
        if asked != anew or asked != game.decision(copy):
            raise Fault(f"After '{key}' the decision is another one in other rules, loaded anew.")
    if game.decision(game.load(m.dump)) != m.decision or game.decision(m.state) != m.decision:
        raise Fault("The decision is another one if the state is loaded anew.")


def end_is_the_end(game: Any, state: Any, last: str) -> None:
    """Check that a finished game accepts no choice and has a result for its seats."""
    result, seats = game.result(state), len(game.seats(state))
    if result is None:
        raise Fault("There is no decision and no result.")
    if not result.ending or len(result.scores) != seats:
        raise Fault(f"The result has no ending, or not one score for each seat: {result}.")
    if result.winner is not None and result.winner not in range(seats):
        raise Fault(f"The winner is seat {result.winner}, and there are {seats} seats.")
    dump = game.dump(state)
    for key in (last, *NO_KEYS):
        must_refuse(game, state, key)
    if game.dump(state) != dump or game.decision(state) is not None:
        raise Fault("An answer after the end changes the game.")
