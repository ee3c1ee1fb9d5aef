"""Odds: worked out by hand, through every fall of the dice in the real game, and by rolling."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction as F
from functools import lru_cache
from itertools import product
from typing import Any

import pytest

from game.outer_rim import combat, jobs, odds, skills
from game.outer_rim.effects import CombatKind, Skill
from game.outer_rim.events import (
    CargoDelivered,
    CombatDecided,
    DatabankDrawn,
    Defeated,
    DiceRolled,
    JobEnded,
    SkillTested,
)
from game.outer_rim.game import OuterRim
from game.outer_rim.odds_dice import better, counts_of, faces_of, falls, picks, weights_of
from game.outer_rim.play import Play
from game.outer_rim.state import State
from game.outer_rim.steps import STEPS
from game.table.decisions import option, parse
from game.table.events import Event
from game.table.machine import advance
from tests.outer_rim.conftest import Sim

Make = Callable[..., Sim]
DIE = ("hit", "hit", "hit", "crit", "focus", "focus", "blank", "blank")
CLOSE = 1e-9

APHRA, JYN, LANDO, IG = "doctor_aphra", "jyn_erso", "lando_calrissian", "ig_88"
GREEDO, CHOPPER, MAZ = "databank_12_greedo", "databank_13_chopper", "databank_20_maz_kanata"
PONDA, SAW, ZUCKUSS = "databank_21_ponda_baba", "databank_22_saw_gerrera", "databank_25_zuckuss"
STRONG, TACTICIAN, PILOT = "databank_8_chewbacca", "databank_4_4_lom", "databank_7_boshek"
GAMBLER, ACE, BRUTE = (
    "enc_ord_mantell_cantonica_b",
    "enc_lothal_mon_calamari_c",
    "enc_takodana_ring_of_kafrene_a",
)
TEACHER, FENCER, LUCKY = (
    "enc_takodana_ring_of_kafrene_g",
    "enc_tatooine_nal_hutta_g",
    "enc_ord_mantell_cantonica_c",
)
SWOOP, MOTOR, ION = "skyblade_330_swoop_bike", "sublight_acceleration_motor", "ion_cannon"


# --- by hand --------------------------------------------------------------------------------------


@pytest.mark.rule("OR-318", "OR-319", "OR-320")
@pytest.mark.parametrize(
    ("crew", "chance"),
    [
        ([], F(15, 64)),  # 1 - (7/8)^2
        ([STRONG], F(48, 64)),  # 1 - (4/8)^2
        ([STRONG, PONDA], F(60, 64)),  # 1 - (2/8)^2
        ([STRONG, PONDA, "databank_5_black_krrsantan"], F(60, 64)),
    ],
)
def test_skill_levels(sim: Make, crew: list[str], chance: F) -> None:
    ship = "heavy_duty_lifter"
    table = sim(characters=(APHRA,), players=[{"space": "naboo", "ship": ship, "cards": crew}])
    table.state.players[0].used = (APHRA,)
    found = odds.of_test(table.play(), 0, "strength")
    assert found == odds.Odds("test", float(chance), float(chance), unhurt=float(chance))


@pytest.mark.rule("OR-332", "OR-347", "OR-348")
@pytest.mark.parametrize(
    ("dice", "value", "win", "tie"),
    [
        # damage of one die: 0 in 4/8, 1 in 3/8, 2 in 1/8
        (1, 0, F(1), F(1, 2)),
        (1, 1, F(45, 64), F(26, 64)),
        (1, 2, F(241, 512), F(153, 512)),
        (2, 1, F(424, 512), F(153, 512)),
        (0, 0, F(1), F(1)),
        (0, 1, F(1, 2), F(1, 2)),
    ],
)
def test_combats_worked_out_by_hand(sim: Make, dice: int, value: int, win: F, tie: F) -> None:
    table = sim(characters=(APHRA,), players=[{"space": "naboo"}])
    table.values(0).ground_combat, kept = dice, table.values(0).ground_combat
    try:
        found = odds.of_combat(table.play(), 0, "ground", value=value)
    finally:
        table.values(0).ground_combat = kept
    assert found.win == pytest.approx(float(win), abs=CLOSE)
    assert found.tie == pytest.approx(float(tie), abs=CLOSE)
    assert found.taken == pytest.approx(value * 5 / 8)
    assert found.uses == ()


@lru_cache(maxsize=None)
def damage_of(dice: int) -> Counter[int]:
    """How many of the 8 to the power of ``dice`` falls do so much damage."""
    one = Counter({"hit": 1, "crit": 2}.get(face, 0) for face in DIE)
    found = Counter({0: 1})
    for _ in range(dice):
        more: Counter[int] = Counter()
        for (a, n), (b, m) in product(found.items(), one.items()):
            more[a + b] += n * m
        found = more
    return found


@pytest.mark.rule("OR-345", "OR-347", "OR-348")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6, 9])
@pytest.mark.parametrize("kind", ["ground", "ship"])
def test_plain_combats_of_every_size(sim: Make, kind: CombatKind, value: int) -> None:
    table = sim(players=[{"space": "naboo", "ship": "firespray_31_slave_i"}])
    own = table.values(0).ground_combat if kind == "ground" else table.values(0).ship_combat
    limit = table.values(0).health if kind == "ground" else table.values(0).hull
    pairs = [
        (a, b, F(n * m, 8 ** (own + value)))
        for (a, n), (b, m) in product(damage_of(own).items(), damage_of(value).items())
    ]
    found = odds.of_combat(table.play(), 0, kind, value=value)
    assert found.win == pytest.approx(float(sum(w for a, b, w in pairs if a >= b)), abs=CLOSE)
    assert found.tie == pytest.approx(float(sum(w for a, b, w in pairs if a == b)), abs=CLOSE)
    assert found.defeated == pytest.approx(float(sum(w for _, b, w in pairs if b >= limit)))
    unhurt = sum(w for a, b, w in pairs if a >= b and b < limit)
    assert found.unhurt == pytest.approx(float(unhurt))
    assert found.taken == pytest.approx(value * 5 / 8)


@pytest.mark.rule("OR-348")
def test_both_sides_of_a_combat_between_players_add_up(sim: Make) -> None:
    table = sim(players=[{"space": "naboo"}, {"space": "naboo"}])
    play = table.play()
    attack = odds.of_combat(play, 0, "ship", defender=1)
    assert attack.win == pytest.approx(float(F(161358, 8**6)), abs=CLOSE)
    assert attack.dealt == attack.taken == pytest.approx(15 / 8)
    assert attack.kind == "combat"


def test_damage_taken_before_counts_toward_defeat(sim: Make) -> None:
    table = sim(players=[{"space": "naboo", "damage": {"character": 3}}])
    found = odds.of_combat(table.play(), 0, "ground", value=1)
    assert found.defeated == pytest.approx(1 / 2)
    assert found.unhurt < found.win


# --- the arithmetic of one roll -------------------------------------------------------------------


def test_falls_are_all_falls() -> None:
    weights = weights_of(DIE)
    counted = Counter(counts_of(faces) for faces in product(DIE, repeat=3))
    assert {counts: chance * 8**3 for counts, chance in falls(3, weights)} == counted
    assert counts_of(faces_of((1, 2, 0, 3))) == (1, 2, 0, 3)


def test_picks_are_all_choices_of_dice() -> None:
    assert set(picks((2, 0, 1, 1), ("hit", "blank"), 1, 2)) == {
        (1, 0, 0, 0),
        (2, 0, 0, 0),
        (0, 0, 0, 1),
        (1, 0, 0, 1),
    }


def test_winning_outweighs_all_else_and_noise_is_no_difference() -> None:
    assert better((0.5, 1, 9, 9, 0), (0.4, 0, 0, 0, 9))
    assert better((0.5 + 1e-14, 0.1, 9, 9, 0), (0.5, 0.2, 0, 0, 9))
    assert not better((0.5, 0.1, 1, 0, 0), (0.5, 0.1, 0, 0, 0))
    assert not better((0.5, 0, 0, 0, 0), (0.5, 0, 0, 0, 0))


# --- cases: every ability of the box that works on dice or tests ----------------------------------


@dataclass(frozen=True)
class Case:
    """A situation: what ``kind`` of dice, whose abilities, and what it is about.

    ``what``: a skill, the value of an enemy, or a card; ``rival``: the position of another
    player, who then defends.
    """

    powers: tuple[str, ...]
    kind: str
    what: Any
    character: str = APHRA
    cards: tuple[str, ...] = ()
    rival: dict[str, Any] | None = None
    more: dict[str, Any] = field(default_factory=dict)


CASES: dict[str, Case] = {
    "greedo": Case((GREEDO,), "ground", 2, cards=(GREEDO,), more={"credits": 1000}),
    "chopper": Case((CHOPPER,), "ship", 2, cards=(CHOPPER,)),
    "maz": Case((MAZ,), "test", "stealth", JYN, (MAZ,), more={"credits": 2000}),
    "maz too dear": Case((), "test", "stealth", JYN, (MAZ,), more={"credits": 1999}),
    "ponda": Case((PONDA,), "ground", 2, cards=(PONDA,)),
    "saw": Case((SAW,), "ground", 2, cards=(SAW,)),
    "zuckuss": Case((ZUCKUSS,), "test", "stealth", IG, (ZUCKUSS,)),
    "ace": Case((ACE,), "ship", 3, cards=(ACE,)),
    "gambler": Case((GAMBLER,), "test", "influence", IG, (GAMBLER,), more={"credits": 1000}),
    "lucky": Case((LUCKY,), "job", "legendary_game_of_sabacc_job", cards=(LUCKY,)),
    "brute": Case((BRUTE,), "ground", 3, cards=(BRUTE,)),
    "teacher": Case((TEACHER,), "test", "tech", JYN, (TEACHER,), more={"credits": 2000}),
    "fencer": Case((FENCER,), "ground", 2, cards=(FENCER,)),
    "compartment": Case(
        ("smuggling_compartment",), "cargo", "spice", cards=("smuggling_compartment",)
    ),
    "jetpack": Case(("jetpack.1",), "ground", 2, cards=("jetpack",)),
    "jetpack, tactics": Case(("jetpack.2",), "ground", 2, cards=("jetpack", TACTICIAN)),
    "swoop": Case((f"{SWOOP}.1",), "ground", 2, cards=(SWOOP,)),
    "swoop, piloting": Case((f"{SWOOP}.2",), "ground", 3, cards=(SWOOP, PILOT)),
    "vibro-ax": Case(("vibro_ax",), "ground", 2, cards=("vibro_ax", STRONG)),
    "vibroknife": Case(("vibroknife",), "ground", 2, cards=("vibroknife",)),
    "ion cannon": Case((f"{ION}.1",), "ship", 2, cards=(ION,)),
    "ion cannon, tactics": Case((f"{ION}.2",), "ship", 2, cards=(ION, TACTICIAN)),
    "motor": Case((f"{MOTOR}.1",), "ship", 2, cards=(MOTOR,)),
    "motor, tactics": Case((f"{MOTOR}.2",), "ship", 2, cards=(MOTOR, TACTICIAN)),
    "computer": Case(("targeting_computer",), "ship", 3, cards=("targeting_computer",)),
    "hired help": Case(("hired_help",), "test", "tech", JYN, ("hired_help",)),
    "aphra": Case((APHRA,), "test", "tech"),
    "aphra, flipped": Case((f"{APHRA}.back.1",), "test", "tech", more={"flipped": True}),
    "ig-88": Case((f"{IG}.1",), "ground", 1, IG),
    "ig-88, flipped": Case(
        (f"{IG}.back.1", f"{IG}.back.2"),
        "ground",
        2,
        IG,
        (STRONG,),
        more={"flipped": True, "damage": {"character": 3}},
    ),
    "jyn": Case((f"{JYN}.1",), "ground", 2, JYN),
    "jyn, tested": Case((f"{JYN}.1",), "test", "tech", JYN),
    "jyn, flipped": Case((f"{JYN}.back.1",), "test", "tactics", JYN, more={"flipped": True}),
    "lando": Case((LANDO,), "ground", 2, LANDO),
    "lando, tested": Case((LANDO,), "test", "tech", LANDO),
    "lando, flipped": Case((f"{LANDO}.back.1",), "test", "piloting", LANDO, more={"flipped": True}),
    "lando, delivering": Case((LANDO,), "cargo", "spice", LANDO),
    "freighter": Case(
        ("yt_1300_light_freighter.back",),
        "cargo",
        "spice",
        more={"ship": "yt_1300_light_freighter", "ship_flipped": True},
    ),
    "pup": Case(
        ("yv_666_light_freighter.back",),
        "ship",
        2,
        more={"ship": "yv_666_light_freighter", "ship_flipped": True, "damage": {"ship": 4}},
    ),
    "pup, rerolled": Case(
        ("yv_666_light_freighter.back",),
        "ship",
        1,
        LANDO,
        more={"ship": "yv_666_light_freighter", "ship_flipped": True, "damage": {"ship": 4}},
    ),
    # several at once
    "two to pay, money for one": Case(
        (),
        "test",
        "stealth",
        JYN,
        (MAZ, TEACHER),
        more={"credits": 2000, "ship": "gx1_short_hauler"},
    ),
    "jyn and gambler": Case((), "test", "tech", JYN, (GAMBLER,), more={"credits": 1000}),
    "knife and ponda": Case((), "ground", 2, cards=("vibroknife", PONDA)),
    "greedo and jetpack": Case((), "ground", 2, cards=(GREEDO, "jetpack"), more={"credits": 1000}),
    # against somebody who uses theirs
    "a jetpack opposes": Case((), "ground", None, rival={"cards": ["jetpack"]}),
    "a knife opposes": Case((), "ground", None, LANDO, rival={"cards": ["vibroknife"]}),
    # whole jobs, with an ability that works once a turn
    "dead letters": Case((), "job", "databank_92_dead_letter_office", JYN),
    "wrong droid": Case((), "job", "databank_92_the_wrong_droid", LANDO),
    "quiet witness": Case((), "job", "databank_92_quiet_witness", JYN),
    "favor": Case((), "job", "imperial_favor", APHRA, more={"credits": 2000}),
}
ON_DICE = ("own_dice", "opponent_dice", "before_test", "test_failed", "would_be_defeated")


def test_every_ability_on_dice_and_tests_has_a_case(game: OuterRim) -> None:
    held = {
        power.id
        for owner in (*game.content.assets.values(), *game.content.sides.values())
        for power in owner.powers
        if power.when in ON_DICE
    }
    assert held == {power for case in CASES.values() for power in case.powers}


def laid_out(sim: Make, case: Case) -> Sim:
    """A table in the position of a case, at the first player's encounter step."""
    place = {"ship": "g9_rigger", "space": "nav_22" if case.kind == "ship" else "naboo"}
    cards = [*case.cards, *([case.what] if case.kind in ("job", "cargo") else [])]
    player: dict[str, Any] = {"credits": 0, **place, **case.more, "cards": cards}
    players = [player, {"credits": 0, **place, **(case.rival or {"space": "tatooine"})}]
    table = sim(characters=(case.character, "bossk"), players=players, step="encounter")
    while table.step.startswith("setup"):
        table.choose(table.keys[0])
    return table


def begun(table: Sim, case: Case) -> None:
    """Put what the case is about on the stack; no die has fallen yet."""
    p, card = table.play(), next(iter(table.game.content.assets))
    if case.kind == "test":
        skills.test(p, 0, (case.what,), (), (), card)
    elif case.kind == "job":
        jobs.attempt(p, 0, case.what)
    elif case.kind == "cargo":
        p.push("cargo", 0, card=case.what)
    elif case.rival is not None:
        combat.begin_against(p, 0, 1, case.kind, "", card=card)
    else:
        combat.begin(p, 0, case.kind, "", case.what, "", card=card, foe="card")


def told(table: Sim, case: Case) -> odds.Odds:
    """The odds of a case, from the public functions."""
    p = table.play()
    if case.kind == "test":
        return odds.of_test(p, 0, case.what)
    if case.kind == "job":
        return odds.of_job(p, 0, case.what)
    if case.kind == "cargo":
        found = odds.of_delivery(p, 0, case.what)
        assert found is not None
        return found
    kind: Any = case.kind
    if case.rival is not None:
        return odds.of_combat(p, 0, kind, defender=1)
    return odds.of_combat(p, 0, kind, value=case.what)


# --- every fall of the dice through the real game -------------------------------------------------


@lru_cache(maxsize=None)
def all_falls(dice: int) -> tuple[tuple[tuple[str, ...], float], ...]:
    """Every fall, equal ones once, with its chance."""
    counted = Counter(tuple(sorted(faces)) for faces in product(DIE, repeat=dice))
    return tuple((faces, n / 8**dice) for faces, n in counted.items())


Act = Callable[[State], list[Event]]


class Tree:
    """Works a situation out by trying every answer on every fall of the dice.

    ``standing``: what counts is not to be defeated, instead of winning. With ``check`` the
    odds of each answer to a single roll are compared on the way.
    """

    def __init__(self, game: OuterRim, standing: bool = False, check: bool = True) -> None:
        self.game = game
        self.standing = standing
        self.check = check
        self.known: dict[str, float] = {}
        self.compared = 0

    def begin(self, state: State) -> float:
        """The chance from a state whose top step has not begun."""

        def act(each: State) -> list[Event]:
            play = self.game.play(each)
            advance(play, STEPS)
            self.game.forget()
            return play.events

        return self.after(state, act, None)

    def after(self, state: State, act: Act, won: bool | None) -> float:
        """The chance after an answer, over all dice that it makes fall."""
        return sum(
            chance * self.value(each, events, won)
            for chance, each, events in self.branches(state, act)
        )

    def branches(self, state: State, act: Act) -> Iterator[tuple[float, State, list[Event]]]:
        scripts: list[tuple[tuple[str, ...], float]] = [((), 1.0)]
        while scripts:
            script, chance = scripts.pop()
            each = state.clone()
            each.dice = script
            events = act(each)
            open_ = 0 - len(script)
            for event in events:
                if isinstance(event, DiceRolled):
                    open_ += len(event.faces)
                    if open_ > 0:
                        scripts += [
                            (script + faces, chance * weight) for faces, weight in all_falls(open_)
                        ]
                        break
            else:
                yield chance, each, events

    def value(self, state: State, events: list[Event], won: bool | None) -> float:
        defeated = any(isinstance(each, Defeated) and each.seat == 0 for each in events)
        for event in events:
            won = outcome(event, won)
        if self.standing:
            if defeated or not any(frame.step in ("combat", "defeat") for frame in state.stack):
                return float(not defeated)
        elif won is not None:
            return float(won)
        key = situation(state)
        if key not in self.known:
            self.known[key] = self.decided(state, won)
        return self.known[key]

    def decided(self, state: State, won: bool | None) -> float:
        decision = self.game.decision(state)
        assert decision is not None
        found = []
        for each in decision.options:
            key = each.key
            value = self.after(state, lambda s, key=key: self.game.choose(s, key), won)
            found.append(value)
            if self.check and not self.standing:
                self.compare(state, key, decision.seat, value)
        return max(found) if decision.seat == 0 else min(found)

    def compare(self, state: State, key: str, seat: int, value: float) -> None:
        """The odds shown at an answer are those that follow from it."""
        shown = odds.of_option(self.game.play(state), parse(key))
        assert shown is not None, key
        assert shown.win == pytest.approx(value if seat == 0 else 1 - value, abs=CLOSE), key
        self.compared += 1


def situation(state: State) -> str:
    """All that matters for what may follow."""
    frames = [
        (each.step, each.seat, each.at, [_sorted(item) for item in each.data.items()])
        for each in state.stack
    ]
    players = [
        (each.credits, each.used, each.cards, each.character_damage, each.ship_damage)
        for each in state.players
    ]
    return repr((frames, players))


def _sorted(item: tuple[str, Any]) -> tuple[str, Any]:
    return (item[0], sorted(item[1])) if item[0] in ("faces", "picked") else item


def outcome(event: Event, won: bool | None) -> bool | None:
    """What an event says about the outcome that a case asks for, else what is known."""
    if isinstance(event, CombatDecided):
        return event.won
    if isinstance(event, SkillTested):
        return event.passed
    if isinstance(event, JobEnded):
        return event.completed
    if isinstance(event, CargoDelivered):
        return True if won is None else won
    return False if isinstance(event, DatabankDrawn) and event.cause == "spice" else won


class JobTree(Tree):
    """Of a job only its end counts, not each test and fight."""

    def value(self, state: State, events: list[Event], won: bool | None) -> float:
        ends = [each for each in events if isinstance(each, JobEnded)]
        if ends:
            return float(ends[0].completed)
        key = situation(state)
        if key not in self.known:
            self.known[key] = self.decided(state, None)
        return self.known[key]


ROLLED_ONLY = ("ig-88, flipped",)
"""too many ways to try them all; these are rolled"""


@pytest.mark.parametrize("name", [each for each in CASES if each not in ROLLED_ONLY])
def test_odds_are_those_of_every_fall_and_every_answer(
    sim: Make, game: OuterRim, name: str
) -> None:
    case = CASES[name]
    table = laid_out(sim, case)
    found = told(table, case)
    begun(table, case)
    tree = JobTree(game, check=False) if case.kind == "job" else Tree(game)
    assert found.win == pytest.approx(tree.begin(table.state), abs=CLOSE)
