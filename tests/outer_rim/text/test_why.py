"""Reasons for refusals: any attempt, at any moment, gets one sentence, with figures and clause."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from typing import get_args

import pytest

from game.bootstrap import ROOT
from game.outer_rim.cards.effects.language import FACTIONS, MARKET_DECKS
from game.outer_rim.game import OuterRim
from game.outer_rim.state import State
from game.outer_rim.steps import STEPS
from game.outer_rim.text.abilities import WHENS
from game.outer_rim.text.reasons.phrases import MOMENT_CLAUSE
from game.outer_rim.text.reasons.refusals import ASKED, ELSEWHERE, HOME, SENTENCES, deed_of
from game.table.decisions import Option, option
from game.table.refusals import Reason
from game.table.stack import Ask
from tests import specs
from tests.outer_rim.conftest import Sim
from tests.outer_rim.positions import begun
from tests.specs import Row, Situation, Spec, for_each

LONGEST = 160
MOMENTS = 60
CLAUSES = frozenset(
    each["id"]
    for box in ("outer_rim", "unfinished_business")
    for each in json.loads((ROOT / f"cards/{box}/clauses.json").read_text("utf-8"))
)
VERBS = sorted({*ASKED, *ELSEWHERE, *HOME, "deal", "end", "recover"} - {"discard_card"})
RAW = re.compile(r"_|[a-z]\.\d|databank|\benc\b|seat \d|[{}<>]|\bNone\b|  ")
"""what only a program would say"""


# --- what can be tried ----------------------------------------------------------------------------


class Table:
    """One game, and the ids of everything on its table."""

    def __init__(self, game: OuterRim, state: State, stream: random.Random) -> None:
        self.game, self.state, self.stream = game, state, stream
        content, galaxy = game.base.content, game.base.galaxy(state.pieces)
        seats = [f"seat_{each.seat}" for each in state.players]
        self.spaces = list(galaxy.spaces)
        self.places = list(state.contacts)
        self.tokens = [each.id for each in content.patrols.values()]
        self.ids = [
            *content.assets, *content.powers, *content.characters, *content.ships,
            *content.contacts, *content.encounter_decks, *MARKET_DECKS, *FACTIONS, *self.spaces,
            *self.places, *self.tokens, *seats,
            *(
                "influence", "tech", "hit", "blank", "focus", "a", "b", "c", "1000", "5000",
                "nothing",
            ),
        ]  # fmt: skip

    def near(self) -> list[str]:
        """Return the ids of things that a player would take hold of: cards in play and for sale,
        ships."""
        state = self.state
        held = chain.from_iterable((*each.cards, each.ship) for each in state.players)
        tops = (cards[0] for cards in state.market.values() if cards)
        mine = self.game.decision(state)
        secrets = state.players[mine.seat].secrets if mine else ()
        return [*held, *tops, *(f"{each}.secret" for each in secrets)]

    def by_mouse(self) -> Iterator[Option]:
        """Return the meanings of drags and clicks: each card on each slot, deck, space, patrol and
        contact."""
        state = self.state
        decision = self.game.decision(state)
        player = state.players[decision.seat if decision else 0]
        for cards in state.market.values():
            for slot in ("crew", "gear", "cargo", "mod", "job", "ship", ""):
                yield option("buy", cards[0] if cards else "", slot)
        for card in chain.from_iterable(each.cards for each in state.players):
            for verb in ("discard", "deliver", "job", "use", "barter", "sell", "give", "ask"):
                yield option(verb, card)
            yield option("deliver", card, self.stream.choice(self.spaces))
        for name in MARKET_DECKS:
            yield option("discard", name)
        for space in self.spaces:
            yield option("move", player.ship, space)
        for place in self.places:
            yield option("meet", place)
            yield option("look", place)
        for token in self.tokens:
            yield option("fight", token, player.space)
        for faction in FACTIONS:
            yield option("patrol", faction, self.stream.choice(self.spaces))
        for power in self.game.base.content.powers:
            yield option("use", power)
        for deck in self.game.base.content.encounter_decks:
            yield option("draw", deck, player.space)
        for seat in range(len(state.players)):
            for verb in ("trade", "deal", "redirect", "fight"):
                yield option(verb, "", f"seat_{seat}")
            yield option("player", f"seat_{seat}")

    def by_name(self, count: int) -> Iterator[Option]:
        """Return every verb alone, with things at hand, and with anything at all."""
        pick, near = self.stream.choice, self.near()
        for verb in VERBS:
            yield option(verb)
            for _ in range(count):
                yield option(verb, pick(near))
                yield option(verb, pick(self.ids))
                yield option(verb, "", pick(self.ids))
                yield option(verb, pick(near), pick(self.ids))
                yield option(verb, pick(self.ids), pick(self.ids))


def wrong(reason: Reason) -> str:
    """Return the fault in the form of a reason, "" if there is none."""
    words = reason.text
    if reason.clause not in CLAUSES:
        return f"no clause {reason.clause}"
    if not words.endswith(".") or words[:1].islower() or words != words.strip():
        return "no sentence"
    if ". " in words or len(words) > LONGEST:
        return "more than a sentence"
    return "raw" if RAW.search(words) else ""


def games(game: OuterRim, seeds: Iterator[int]) -> Iterator[Table]:
    """Return random games, decision by decision; the number of players changes from game to
    game."""
    for seed in seeds:
        stream = random.Random(seed)
        kinds = (["human", "deck"], ["human"] * 2, ["human"] * 3, ["human"] * 4)[seed % 4]
        state = game.new(game.setup({"seats": [{"kind": kind} for kind in kinds]}), seed)
        table = Table(game, state, stream)
        for _ in range(400):
            decision = game.decision(state)
            if decision is None:
                break
            table.state = state
            yield table
            rest = [each for each in decision.options if each.verb not in ("deal", "end")]
            game.choose(state, stream.choice(rest or list(decision.options)).key)


# --- the sweep ------------------------------------------------------------------------------------


LEAVING = {"pass", "accept", "decline"}
"""what many steps list, and what only some have more to say about"""


def test_each_step_that_lists_a_deed_has_the_function_that_knows_it(game: OuterRim) -> None:
    """The steps that a function of refusals takes are those that ask for its deed."""
    kinds = {step.kind for step in STEPS.values() if isinstance(step, Ask)}
    for deed, taken in ASKED.items():
        named = get_args(taken) or (taken,)
        assert all(any(issubclass(kind, each) for kind in kinds) for each in named), deed
    for table in games(game, iter(range(400, 416))):
        frame, decision = table.state.stack[-1], game.decision(table.state)
        assert decision is not None
        for each in decision.options:
            deed = deed_of(each)
            if deed in ASKED and deed not in LEAVING and not frame.step.startswith("ai."):
                assert isinstance(frame, ASKED[deed]), (frame.step, each.key)


@pytest.mark.long
def test_whatever_is_tried_is_refused_in_one_good_sentence(game: OuterRim) -> None:
    """Every option of a decision is allowed; all else is refused in good form, and left alone."""
    looked, steps = 0, dict[str, int]()
    said, bad = set[str](), dict[str, str]()
    for table in games(game, iter(range(1, 400))):
        if looked == MOMENTS:
            break
        state, decision = table.state, game.decision(table.state)
        assert decision is not None
        seen = steps[decision.step] = steps.get(decision.step, 0) + 1
        if seen > 3 and table.stream.random() < 0.9:
            continue
        looked += 1
        before, keys = game.dump(state), {each.key for each in decision.options}
        for each in decision.options:
            assert game.why_not(state, each) is None, each.key
        for each in chain(table.by_mouse(), table.by_name(2)):
            reason = game.why_not(state, each)
            assert (reason is None) == (each.key in keys), each.key
            if reason is not None and (found := wrong(reason)):
                bad[f"{decision.step} {each.key}: {reason.text} ({reason.clause})"] = found
            said.add(reason.text if reason is not None else "")
        assert game.dump(state) == before
    assert not bad, "\n".join(f"{found}: {where}" for where, found in sorted(bad.items())[:40])
    assert len(said) > 200 and len(steps) > 15


# --- hand-picked ----------------------------------------------------------------------------------

SCENES = specs.read("outer_rim/text/scenes.spec")
USUAL = SCENES.pop("usual").situations[0]


def begin(game: OuterRim, scene: Spec) -> Sim:
    """Return the table of a scene, with its answers given."""
    (situation,) = scene.situations
    lines = [line for line in situation.lines if line.key != "usual"]
    if lines != situation.lines:
        usual = (USUAL.line, *USUAL.lines)
        lines += [replace(line, text=line.text.replace("@", "with")) for line in usual]
    table = begun(game, Situation(situation.line, lines=lines), [])
    table.choose(*" ".join(situation.texts(">")).split())
    return table


CASES = specs.table("outer_rim/text/why.spec")


@for_each(CASES)
def test_the_reason_in_words(row: Row, game: OuterRim) -> None:
    """A player reads this sentence and the clause beside it; the table is left as it was."""
    refusal = begin(game, SCENES[row["scene"]]).refused(row["key"])
    assert (refusal.clause, refusal.reason) == (row["clause"], row["sentence"])


def test_hand_picked_cases_are_many() -> None:
    assert len(CASES) >= 60 and {row["scene"] for row in CASES} == set(SCENES)


# --- nothing forgotten ----------------------------------------------------------------------------


def test_every_step_that_asks_has_a_sentence_for_what_comes_first() -> None:
    asking = {name for name, step in STEPS.items() if isinstance(step, Ask)}
    assert asking == {*SENTENCES, "window"}


def test_every_deed_that_belongs_nowhere_says_so() -> None:
    """A deed has a step of the turn, or a sentence for when it is tried alone."""
    everywhere = {"use", "deal", "favor"}
    assert set(ASKED) - set(HOME) - everywhere <= set(ELSEWHERE)


def test_the_clauses_of_all_tables_exist() -> None:
    told = [*SENTENCES.values(), *ELSEWHERE.values()]
    assert {clause for clause, _ in told} | set(MOMENT_CLAUSE.values()) <= CLAUSES
    assert set(MOMENT_CLAUSE) == set(WHENS)
