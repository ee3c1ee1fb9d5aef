"""Why can't I? Whatever is tried, at whatever moment: one sentence, with figures and clause."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any


from game.bootstrap import ROOT
from game.outer_rim.effects import FACTIONS, MARKET_DECKS
from game.outer_rim.game import OuterRim
from game.outer_rim.state import State
from game.outer_rim.why import ASKED, ELSEWHERE, HOME
from game.table.decisions import Option, option
from game.table.refusals import Reason

Make = Callable[..., Any]
LONGEST = 160
SECONDS = 12.0
CLAUSES = frozenset(
    each["id"] for each in json.loads((ROOT / "cards/outer_rim/clauses.json").read_text("utf-8"))
)
VERBS = sorted({*ASKED, *ELSEWHERE, *HOME, "deal", "end", "recover"} - {"discard_card"})
RAW = re.compile(r"_|[a-z]\.\d|databank|\benc\b|seat \d|[{}<>]|\bNone\b|  ")
"""what only a program would say"""


# --- what can be tried ----------------------------------------------------------------------------


class Table:
    """One game, and the ids of all that lies on its table."""

    def __init__(self, game: OuterRim, state: State, stream: random.Random) -> None:
        self.game, self.state, self.stream = game, state, stream
        content, galaxy = game.content, game.galaxy(state.pieces)
        seats = [f"seat_{each.seat}" for each in state.players]
        self.spaces = list(galaxy.spaces)
        self.places = [
            f"{space}.{n + 1}" for space, row in state.contacts.items() for n in range(len(row))
        ]
        self.tokens = [each.id for each in content.patrols.values()]
        self.ids = [
            *content.assets,
            *content.powers,
            *content.characters,
            *content.ships,
            *content.contacts,
            *content.encounter_decks,
            *MARKET_DECKS,
            *FACTIONS,
            *self.spaces,
            *self.places,
            *self.tokens,
            *seats,
            *(
                "influence",
                "tech",
                "hit",
                "blank",
                "focus",
                "a",
                "b",
                "c",
                "1000",
                "5000",
                "nothing",
            ),
        ]

    def near(self) -> list[str]:
        """The ids of what a player would take hold of: cards in play and for sale, ships."""
        state = self.state
        held = chain.from_iterable((*each.cards, each.ship) for each in state.players)
        tops = (cards[0] for cards in state.market.values() if cards)
        mine = self.game.decision(state)
        secrets = state.players[mine.seat].secrets if mine else ()
        return [*held, *tops, *(f"{each}.secret" for each in secrets)]

    def by_mouse(self) -> Iterator[Option]:
        """What drags and clicks mean: each card on each slot, deck, space, patrol and contact."""
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
        for deck in MARKET_DECKS:
            yield option("discard", deck)
        for space in self.spaces:
            yield option("move", player.ship, space)
        for place in self.places:
            yield option("meet", place)
            yield option("look", place)
        for token in self.tokens:
            yield option("fight", token, player.space)
        for faction in FACTIONS:
            yield option("patrol", faction, self.stream.choice(self.spaces))
        for power in self.game.content.powers:
            yield option("use", power)
        for deck in self.game.content.encounter_decks:
            yield option("draw", deck, player.space)
        for seat in range(len(state.players)):
            for verb in ("trade", "deal", "redirect", "fight"):
                yield option(verb, "", f"seat_{seat}")
            yield option("player", f"seat_{seat}")

    def by_name(self, count: int) -> Iterator[Option]:
        """Every verb by itself, with things at hand, and with anything at all."""
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
    """What is wrong with the form of a reason, "" if nothing."""
    words = reason.text
    if reason.clause not in CLAUSES:
        return f"no clause {reason.clause}"
    if not words.endswith(".") or words[:1].islower() or words != words.strip():
        return "no sentence"
    if ". " in words or len(words) > LONGEST:
        return "more than a sentence"
    return "raw" if RAW.search(words) else ""


def games(game: OuterRim, seeds: Iterator[int]) -> Iterator[Table]:
    """Random games, decision by decision; the number of players changes from game to game."""
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


def test_whatever_is_tried_is_refused_in_one_good_sentence(game: OuterRim) -> None:
    """Every option of a decision is allowed; all else is refused in good form, and left alone."""
    until, steps = time.monotonic() + SECONDS, dict[str, int]()
    said, bad = set[str](), dict[str, str]()
    for table in games(game, iter(range(1, 400))):
        if time.monotonic() > until:
            break
        state, decision = table.state, game.decision(table.state)
        assert decision is not None
        seen = steps[decision.step] = steps.get(decision.step, 0) + 1
        if seen > 3 and table.stream.random() < 0.9:
            continue
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
    assert len(said) > 400 and len(steps) > 15
