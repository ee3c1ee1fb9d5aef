"""Reasons for refusals: any attempt, at any moment, gets one sentence, with figures and clause."""

from __future__ import annotations

import pytest

import json
import random
import re
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any, get_args


from game.bootstrap import ROOT
from game.outer_rim.cards.effects import FACTIONS, MARKET_DECKS
from game.outer_rim.game import OuterRim
from game.outer_rim.state import State
from game.outer_rim.steps import STEPS
from game.outer_rim.text.abilities import WHENS
from game.outer_rim.text.reasons.pending import SENTENCES
from game.outer_rim.text.reasons.phrases import MOMENT_CLAUSE
from game.outer_rim.text.reasons.refusals import ASKED, ELSEWHERE, HOME, deed_of
from game.table.decisions import Option, option
from game.table.refusals import Reason
from game.table.stack import Ask, Frame
from tests import specs
from tests.specs import Row, for_each

Make = Callable[..., Any]
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
        assert taken is Frame or set(get_args(taken) or (taken,)) <= kinds, deed
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

MARKET = {
    "cargo": ["coaxium_crystal", "stolen_supplies"],
    "gear_and_mod": ["jetpack", "ion_cannon"],
    "luxury": ["boonta_eve_classic"],
    "bounty": ["greedo_bounty"],
    "ship": ["yt_1300_ship_card"],
    "job": ["the_kessel_run_job"],
}
FAR = {"space": "kessel"}
EVAZAN = "databank_90_doctor_evazan"
CHEWIE = "databank_8_chewbacca"


def on(space: str, **more: Any) -> dict[str, Any]:
    """Return a player in a space."""
    return {"space": space, **more}


def scene(*players: dict[str, Any], step: str = "action", **more: Any) -> dict[str, Any]:
    """Return a position with the market laid out; ``keys`` are answered first."""
    return {"decks": MARKET, **more, "players": list(players), "step": step}


SCENES: dict[str, dict[str, Any]] = {
    "planning": scene(
        on("naboo"), FAR, step="planning", patrols={"hutt": {"level": 1, "space": "nav_14"}}
    ),
    "maelstrom": scene(FAR, FAR, step="planning"),
    "action": scene(
        on("naboo", credits=2000, cards=["food_supplies", CHEWIE]),
        on("kessel", cards=["spice", EVAZAN]),
    ),
    "rich": scene(on("naboo", credits=50000, cards=["food_supplies"]), on("naboo")),
    "goods": scene(on("naboo", credits=500, cards=["shield_upgrade"]), FAR),
    "navpoint": scene(on("nav_3", credits=9000), FAR),
    "spent": scene(
        on("naboo", damage={"ship": 1}, cards=[CHEWIE]),
        FAR,
        keys=["use:" + CHEWIE, "discard:cargo", "done"],
    ),
    "cards": scene(
        on(
            "kessel",
            credits=500,
            cards=["stolen_jewels", "undercover_agent", "vibro_ax", EVAZAN],
            secrets=["enc_naboo_ryloth_f", "enc_ord_mantell_cantonica_e"],
            ship="yt_1300_light_freighter",
        ),
        on("naboo"),
        decks={},
    ),
    "encounter": scene(
        on("naboo", cards=["the_kessel_run_job", EVAZAN]),
        FAR,
        step="encounter",
        decks={},
        patrols={"hutt": {"level": 1, "space": "nav_14"}},
    ),
    "alone": scene(on("nav_5", cards=["wanted_job"]), FAR, step="encounter"),
    "fallen": scene(
        on("naboo", cards=["wanted_job"], secrets=["enc_tatooine_nal_hutta_a"]),
        on("naboo", damage={"ship": 9}),
        step="encounter",
    ),
    "friends": scene(
        on("naboo", cards=["wanted_job"], secrets=["enc_tatooine_nal_hutta_a"]),
        on("naboo"),
        step="encounter",
    ),
    "bound": scene(
        on("nav_3", reputation={"hutt": "negative"}, cards=["wanted_job"]),
        FAR,
        step="encounter",
        patrols={"hutt": {"level": 1, "space": "nav_3"}},
    ),
    "whom": scene(
        on("naboo", secrets=["enc_tatooine_nal_hutta_i"]),
        on("naboo"),
        on("naboo"),
        FAR,
        step="encounter",
        keys=["use:enc_tatooine_nal_hutta_i.secret"],
    ),
    "one stands": scene(
        on("naboo", secrets=["enc_tatooine_nal_hutta_i"]),
        on("naboo"),
        on("naboo"),
        on("naboo", damage={"ship": 9}),
        step="encounter",
        keys=["use:enc_tatooine_nal_hutta_i.secret"],
    ),
    "paying": scene(
        on("naboo", credits=500, cards=["plastoid_armor", "shield_upgrade", CHEWIE]),
        FAR,
        decks={"gear_and_mod": ["jetpack"]},
        keys=["buy:jetpack@gear"],
    ),
    "market": scene(on("naboo", credits=9000), FAR, keys=["discard:cargo"]),
    "patrol": scene(
        on("naboo", credits=9000),
        FAR,
        decks={"job": ["the_kessel_run_job"]},
        keys=["buy:the_kessel_run_job@job"],
    ),
    "trade": scene(
        on("naboo", credits=1500, cards=["food_supplies"]),
        on("naboo", credits=0, cards=["spice"]),
        keys=["trade@seat_1"],
    ),
    "deal": scene(on("naboo", cards=["food_supplies"]), on("naboo"), keys=["deal@seat_1"]),
    "offered": scene(on("naboo"), on("naboo"), keys=["deal@seat_1", "pay_now:1000", "propose"]),
    "look": scene(on("naboo"), FAR, keys=["use:boba_fett"]),
    "with the ai": scene(on("naboo"), on("naboo"), seats=("human", "deck"), keys=["faction:hutt"]),
    "dice": scene(
        on("nav_3"),
        FAR,
        step="encounter",
        characters=("ig_88",),
        dice=["blank", "hit", "hit"],
        patrols={"hutt": {"level": 1, "space": "nav_3"}},
        keys=["fight:patrol_hutt_1@nav_3"],
    ),
    "over": scene(
        on("naboo", fame=9, cards=["stolen_jewels"]),
        on("naboo"),
        decks={},
        keys=["use:stolen_jewels"],
    ),
}
CASES = specs.table("outer_rim/text/why.spec")


@for_each(CASES)
def test_the_reason_in_words(row: Row, sim: Make) -> None:
    """A player reads this sentence and the clause beside it; the table is left as it was."""
    position = dict(SCENES[row["scene"]])
    seats = position.pop("seats", len(position["players"]))
    keys = position.pop("keys", ())
    played = sim(seats, **position)
    played.choose(*keys)
    refusal = played.refused(row["key"])
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
