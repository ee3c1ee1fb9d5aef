"""Reasons for refusals: any attempt, at any moment, gets one sentence, with figures and clause."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any, get_args

import pytest

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
CASES = [
    (
        "planning",
        "move:g_1a_starfighter@cantonica",
        "OR-093",
        "Cantonica is 11 spaces away; your hyperdrive takes you 5.",
    ),
    ("planning", "move:g_1a_starfighter@nowhere", "OR-023", "There is no such space on the map."),
    ("planning", "move:g9_rigger@ryloth", "OR-087", "You move your own ship: G-1A Starfighter."),
    (
        "planning",
        "buy:coaxium_crystal@cargo",
        "OR-106",
        "Buying is part of the action step; this is the planning step.",
    ),
    (
        "planning",
        "discard:cargo",
        "OR-106",
        "Discarding from the market is part of the action step; this is the planning step.",
    ),
    (
        "planning",
        "deliver:spice",
        "OR-106",
        "Delivering is part of the action step; this is the planning step.",
    ),
    (
        "planning",
        "trade@seat_1",
        "OR-106",
        "Trading cards is part of the action step; this is the planning step.",
    ),
    (
        "planning",
        "end",
        "OR-086",
        "You are still in the planning step: choose one option first.",
    ),
    (
        "planning",
        "use:boba_fett",
        "OR-085",
        "Boba Fett's ability can be used only in the action step; this is the planning step.",
    ),
    ("planning", "use:bossk", "OR-107", "That ability is Bossk's."),
    (
        "planning",
        "use:boba_fett.back.2",
        "OR-409",
        "Boba Fett has that ability only on its flipped side.",
    ),
    (
        "planning",
        "meet:naboo.1",
        "OR-193",
        "Meeting a contact is part of the encounter step; this is the planning step.",
    ),
    (
        "planning",
        "draw:naboo_ryloth@naboo",
        "OR-193",
        "Exploring the space is part of the encounter step; this is the planning step.",
    ),
    (
        "planning",
        "job:wanted_job",
        "OR-193",
        "Attempting a job is part of the encounter step; this is the planning step.",
    ),
    (
        "planning",
        "fight:patrol_hutt_1@nav_14",
        "OR-193",
        "Fighting a patrol is part of the encounter step; this is the planning step.",
    ),
    ("planning", "fight:seat_1", "OR-330", "Players fight only when a card says so."),
    (
        "planning",
        "patrol:hutt@nav_15",
        "OR-178",
        "Patrols move only when a market card or an effect moves them.",
    ),
    ("planning", "sell:spice", "OR-R32", "You sell cards only when a card says so."),
    ("planning", "pass", "OR-R55", "There is nothing to decline now."),
    ("planning", "look:naboo.1", "OR-236", "You look at contacts only when a card says so."),
    (
        "planning",
        "discard:food_supplies",
        "OR-R32",
        "You discard your own cards only to make room, to barter, or when an effect says so.",
    ),
    (
        "maelstrom",
        "move:g_1a_starfighter@mon_calamari",
        "OR-096",
        "The way to Mon Calamari leads through the Maelstrom, where your move ends.",
    ),
    (
        "action",
        "buy:jetpack@gear",
        "OR-R26",
        "Jetpack costs 3,000 credits; you have 2,000 and lack 1,000.",
    ),
    (
        "action",
        "buy:greedo_bounty@crew",
        "OR-142",
        "The bounty on Greedo goes into a job or bounty slot.",
    ),
    (
        "action",
        "buy:coaxium_crystal@gear",
        "OR-142",
        "Coaxium Crystal is cargo and goes into a cargo slot.",
    ),
    (
        "action",
        "buy:yt_1300_ship_card@ship",
        "OR-R26",
        "YT-1300 Light Freighter costs 20,000 credits with your ship traded "
        "in; you have 2,000 and lack 18,000.",
    ),
    (
        "action",
        "buy:stolen_supplies@cargo",
        "OR-127",
        "Stolen Supplies is not faceup in the market now.",
    ),
    ("action", "buy:food_supplies@cargo", "OR-127", "Food Supplies is already yours."),
    (
        "action",
        "deliver:food_supplies",
        "OR-180",
        "Food Supplies must be delivered to Nal Hutta; you are on Naboo, 3 spaces away.",
    ),
    ("action", "deliver:spice", "OR-180", "Spice belongs to Bossk."),
    (
        "action",
        "deliver:databank_8_chewbacca",
        "OR-180",
        "Chewbacca is crew; only cargo and captured contacts can be delivered.",
    ),
    (
        "action",
        "deliver:databank_90_doctor_evazan",
        "OR-180",
        "The bounty on Doctor Evazan belongs to Bossk.",
    ),
    (
        "action",
        "discard:food_supplies",
        "OR-R32",
        "You discard your own cards only to make room, to barter, or when an effect says so.",
    ),
    (
        "action",
        "use:databank_8_chewbacca",
        "OR-107",
        "Chewbacca's ability recovers ship damage, and you have none.",
    ),
    ("action", "use:food_supplies", "OR-107", "Food Supplies has no ability that you can use."),
    ("action", "use:jetpack", "OR-107", "Jetpack is not yours: it is up for sale."),
    (
        "action",
        "trade@seat_1",
        "OR-111",
        "Bossk is on Kessel and you are on Naboo: cards are traded in one space.",
    ),
    ("action", "trade@seat_0", "OR-111", "You cannot deal with yourself: choose another player."),
    ("action", "trade@seat_9", "OR-111", "There is no such player."),
    (
        "action",
        "recover",
        "OR-086",
        "Recovering is part of the planning step; this is the action step.",
    ),
    (
        "action",
        "give:spice",
        "OR-111",
        "Cards change hands in a trade with a player in your space.",
    ),
    ("action", "pay", "OR-132", "There is nothing to pay for now."),
    ("action", "propose", "OR-114", "There is no deal to propose: first open one with a player."),
    (
        "action",
        "barter:food_supplies",
        "OR-150",
        "You barter cards only while you buy something.",
    ),
    ("action", "reroll:boba_fett@hit", "OR-R103", "There are no dice to change now."),
    ("rich", "buy:jetpack@crew", "OR-142", "Jetpack is gear and goes into a gear slot."),
    (
        "rich",
        "buy:boonta_eve_classic@gear",
        "OR-142",
        "Boonta Eve Classic takes effect at once and needs no slot.",
    ),
    (
        "rich",
        "buy:yt_1300_ship_card@cargo",
        "OR-158",
        "YT-1300 Light Freighter is a ship: it replaces yours and needs no slot.",
    ),
    (
        "goods",
        "buy:boonta_eve_classic",
        "OR-R26",
        "Boonta Eve Classic costs 10,000 credits; you have 500 and goods worth "
        "4,000, and lack 5,500.",
    ),
    (
        "navpoint",
        "buy:jetpack@gear",
        "OR-121",
        "The market is open on planets only; you are at Navpoint 3.",
    ),
    (
        "navpoint",
        "discard:cargo",
        "OR-121",
        "The market is open on planets only; you are at Navpoint 3.",
    ),
    ("navpoint", "use:boba_fett", "OR-107", "There is no facedown contact at Navpoint 3."),
    ("spent", "buy:jetpack@gear", "OR-108", "You have already taken your market action this turn."),
    ("spent", "discard:cargo", "OR-108", "You have already taken your market action this turn."),
    (
        "spent",
        "use:databank_8_chewbacca",
        "OR-190",
        "Chewbacca's ability has already been used this turn.",
    ),
    ("cards", "use:stolen_jewels", "OR-140", "Stolen Jewels needs another player in your space."),
    (
        "cards",
        "use:undercover_agent",
        "OR-107",
        "Undercover Agent's ability works only if a player in your space has more fame than you.",
    ),
    (
        "cards",
        "use:vibro_ax",
        "OR-R103",
        "Vibro-Ax can be used only after you roll dice in ground combat.",
    ),
    (
        "cards",
        "use:enc_naboo_ryloth_f.secret",
        "OR-R26",
        'The secret "Send a sonnet" costs 1,000 credits; you have 500 and lack 500.',
    ),
    (
        "cards",
        "use:yt_1300_light_freighter.back",
        "OR-417",
        "YT-1300 Light Freighter has that ability only on its flipped side.",
    ),
    (
        "cards",
        "deliver:stolen_jewels",
        "OR-180",
        "Stolen Jewels has no destination: its text says what it is for.",
    ),
    (
        "cards",
        "deliver:databank_90_doctor_evazan",
        "OR-183",
        "Doctor Evazan must first be captured and then delivered to Mon Calamari.",
    ),
    (
        "encounter",
        "meet:kessel.1",
        "OR-225",
        "That contact is on Kessel; you are on Naboo, 5 spaces away.",
    ),
    (
        "encounter",
        "job:the_kessel_run_job",
        "OR-251",
        "The Kessel Run must be done on Kessel; you are on Naboo, 5 spaces away.",
    ),
    (
        "encounter",
        "job:databank_90_doctor_evazan",
        "OR-251",
        "The bounty on Doctor Evazan is not a job.",
    ),
    (
        "encounter",
        "hunt:databank_90_doctor_evazan",
        "OR-277",
        "You can fight Doctor Evazan only when you meet the contact.",
    ),
    (
        "encounter",
        "draw:naboo_ryloth",
        "OR-193",
        "You can explore only the space you are in: Naboo.",
    ),
    (
        "encounter",
        "draw:kessel_maelstrom@kessel",
        "OR-211",
        "The encounter deck of Kessel and the Maelstrom is not for Naboo.",
    ),
    (
        "encounter",
        "fight:patrol_hutt_1@naboo",
        "OR-194",
        "The Hutt patrol is at Navpoint 14; you are on Naboo, 3 spaces away.",
    ),
    ("encounter", "fight:patrol_hutt_2@naboo", "OR-205", "That Hutt patrol is not on the map yet."),
    ("encounter", "end", "OR-110", "The action step is over: choose your encounter."),
    ("alone", "job:wanted_job", "OR-251", "Wanted needs another player in your space."),
    (
        "fallen",
        "job:wanted_job",
        "OR-R85",
        "Bossk is defeated, and you cannot fight defeated players.",
    ),
    (
        "fallen",
        "use:enc_tatooine_nal_hutta_a.secret",
        "OR-R85",
        "Bossk is defeated, and you cannot fight defeated players.",
    ),
    ("fallen", "use:enc_tatooine_nal_hutta_i.secret", "OR-309", "You have no such secret."),
    (
        "friends",
        "job:wanted_job",
        "OR-254",
        "Wanted needs a player here who has negative reputation with a faction.",
    ),
    (
        "friends",
        "use:enc_tatooine_nal_hutta_a.secret",
        "OR-330",
        'The secret "Say it out loud" needs a player here whose Hutt reputation is negative.',
    ),
    (
        "bound",
        "draw:navpoint@nav_3",
        "OR-196",
        "Your reputation with the Hutt patrol here is negative: you must encounter it.",
    ),
    (
        "bound",
        "job:wanted_job",
        "OR-196",
        "Your reputation with the Hutt patrol here is negative: you must encounter it.",
    ),
    ("whom", "player:seat_0", "OR-330", "That is you: choose another player."),
    ("whom", "player:seat_3", "OR-330", "Ketsu Onyo is on Kessel, not with you."),
    (
        "whom",
        "draw:naboo_ryloth@naboo",
        "OR-330",
        "First choose the player to fight (Sealed Orders).",
    ),
    (
        "one stands",
        "player:seat_3",
        "OR-R85",
        "Ketsu Onyo is defeated, and you cannot fight defeated players.",
    ),
    (
        "paying",
        "pay",
        "OR-R26",
        "You owe 3,000 credits for Jetpack and have 500: barter goods first.",
    ),
    (
        "paying",
        "barter:databank_8_chewbacca",
        "OR-151",
        "Chewbacca is crew; only cargo, gear and mods can be bartered.",
    ),
    ("paying", "end", "OR-150", "First pay for Jetpack, or barter goods for it."),
    ("market", "discard:ship", "OR-125", "You can discard at most one card in a market action."),
    (
        "market",
        "deliver:spice",
        "OR-126",
        "First finish your market action: buy a card, or leave the market.",
    ),
    (
        "patrol",
        "buy:greedo_bounty@job",
        "OR-170",
        "First move the Hutt patrol toward Naboo: 3 spaces left.",
    ),
    ("patrol", "patrol:rebel@nav_23", "OR-178", "Only the Hutt patrol moves now."),
    (
        "patrol",
        "patrol:hutt@naboo",
        "OR-024",
        "The Hutt patrol goes one space at a time, and Naboo is not next to Navpoint 24.",
    ),
    ("trade", "propose", "OR-113", "Nothing is on the table yet."),
    ("trade", "pay_now:5000", "OR-R26", "You can pay 1,500 credits at most."),
    ("trade", "get_now:1000", "OR-R26", "Bossk has 0 credits and cannot give more."),
    ("trade", "give:spice", "OR-112", "You do not have Spice."),
    ("trade", "withdraw:food_supplies", "OR-113", "Food Supplies is not on the table."),
    ("trade", "deal@seat_1", "OR-R100", "First finish the deal on the table."),
    (
        "deal",
        "give:food_supplies",
        "OR-115",
        "You trade cards in the trade action; this deal is for credits only.",
    ),
    ("offered", "end", "OR-114", "First accept or decline the deal that Boba Fett proposes."),
    (
        "offered",
        "buy:jetpack@gear",
        "OR-114",
        "First accept or decline the deal that Boba Fett proposes.",
    ),
    ("look", "look:kessel.1", "OR-225", "The contact must be on Naboo; that one is on Kessel."),
    ("look", "end", "OR-236", "First choose the facedown contact to look at."),
    (
        "with the ai",
        "trade@seat_1",
        "OR-R25",
        "Lando Calrissian is played by the AI deck, which never trades.",
    ),
    ("dice", "reroll:ig_88.1@crit", "OR-R103", "No die shows a crit."),
    ("dice", "cancel:ig_88.1@hit", "OR-R103", "IG-88's ability does not cancel dice."),
    ("dice", "use:boba_fett", "OR-R103", "First use your abilities on the dice, or keep them."),
    ("dice", "end", "OR-R103", "First use your abilities on the dice, or keep them."),
    ("over", "end", "OR-390", "The game is over."),
    ("over", "credits", "OR-390", "The game is over."),
]


@pytest.mark.parametrize("place, key, clause, sentence", CASES)
def test_the_reason_in_words(sim: Make, place: str, key: str, clause: str, sentence: str) -> None:
    """A player reads this sentence and the clause beside it; the table is left as it was."""
    position = dict(SCENES[place])
    seats = position.pop("seats", len(position["players"]))
    keys = position.pop("keys", ())
    table = sim(seats, **position)
    table.choose(*keys)
    refusal = table.refused(key)
    assert (refusal.clause, refusal.reason) == (clause, sentence)


def test_hand_picked_cases_are_many() -> None:
    assert len(CASES) >= 60 and {place for place, *_ in CASES} == set(SCENES)


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
