"""Odds: worked out by hand, through every fall of the dice in the real game, and by rolling."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction as F
from functools import lru_cache, partial
from itertools import product
from typing import Any

import pytest

from game.outer_rim.cards.effects.language import CombatKind
from game.outer_rim.combat.events import CombatDecided, Defeated, DiceRolled, SkillTested
from game.outer_rim.combat.frames import Combat
from game.outer_rim.events import CargoDelivered, DatabankDrawn, JobEnded
from game.outer_rim.frames.turns import Cargo
from game.outer_rim.game import OuterRim
from game.outer_rim.odds import forecast
from game.outer_rim.rules import jobs, skills
from game.outer_rim.state import State
from game.outer_rim.steps import STEPS
from game.table.decisions import Decision, Option, option, parse
from game.table.events import Event
from game.table.stack import advance
from tests.breadth import every
from tests.outer_rim.conftest import Sim
from tests.specs import Row, table

Make = Callable[..., Sim]
DIE = ("hit", "hit", "hit", "crit", "focus", "focus", "blank", "blank")
CLOSE = 1e-9

APHRA, JYN, LANDO, IG = "doctor_aphra", "jyn_erso", "lando_calrissian", "ig_88"
GREEDO, CHOPPER, MAZ = "databank_12_greedo", "databank_13_chopper", "databank_20_maz_kanata"
PONDA, SAW, ZUCKUSS = "databank_21_ponda_baba", "databank_22_saw_gerrera", "databank_25_zuckuss"
STRONG, TACTICIAN, PILOT = "databank_8_chewbacca", "databank_4_4_lom", "databank_7_boshek"
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
    found = forecast.of_test(table.play(), 0, "strength")
    assert found == forecast.Odds("test", float(chance), float(chance), unhurt=float(chance))


@pytest.mark.rule("OR-347", "OR-348")
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
        found = forecast.of_combat(table.play(), 0, "ground", value=value)
    finally:
        table.values(0).ground_combat = kept
    assert found.win == pytest.approx(float(win), abs=CLOSE)
    assert found.tie == pytest.approx(float(tie), abs=CLOSE)
    assert found.taken == pytest.approx(value * 5 / 8)
    assert found.uses == ()


@lru_cache(maxsize=None)
def damage_of(dice: int) -> Counter[int]:
    """Return, for each amount of damage, how many of the 8 to the power of ``dice`` falls do it."""
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
    found = forecast.of_combat(table.play(), 0, kind, value=value)
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
    attack = forecast.of_combat(play, 0, "ship", defender=1)
    assert attack.win == pytest.approx(float(F(161358, 8**6)), abs=CLOSE)
    assert attack.dealt == attack.taken == pytest.approx(15 / 8)
    assert attack.kind == "combat"


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


def case_of(row: Row) -> Case:
    """Return the situation of a row."""
    what: Any = int(row["what"] or 0) or None if row["kind"] in ("ground", "ship") else row["what"]
    return Case(
        tuple(row["powers"].split()), row["kind"], what, row["character"] or APHRA,
        tuple(row["cards"].split()), json.loads(row["rival"] or "null"),
        json.loads(row["more"] or "{}"),
    )  # fmt: skip


CASES = {row["case"]: case_of(row) for row in table("outer_rim/odds/cases.spec")}
ON_DICE = ("own_dice", "opponent_dice", "before_test", "test_failed", "would_be_defeated")


def test_every_ability_on_dice_and_tests_has_a_case(game: OuterRim) -> None:
    owners: list[Any] = [*game.base.content.assets.values(), *game.base.content.sides.values()]
    held = {power.id for owner in owners for power in owner.powers if power.when in ON_DICE}
    assert held == {power for case in CASES.values() for power in case.powers}


def laid_out(sim: Make, case: Case) -> Sim:
    """Return a table in the position of a case, at the first player's encounter step."""
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
    p, card = table.play(), next(iter(table.game.base.content.assets))
    kind: Any = case.kind
    if case.kind == "test":
        skills.test(p, 0, (case.what,), (), (), card)
    elif case.kind == "job":
        jobs.attempt(p, 0, case.what)
    elif case.kind == "cargo":
        p.push(Cargo(0, card=case.what))
    elif case.rival is not None:
        p.push(Combat(0, combat=kind, defender=1, on="", foe="player", card=card))
    else:
        p.push(Combat(0, combat=kind, defender=-1, on="", foe="card", card=card, value=case.what))


def told(table: Sim, case: Case) -> forecast.Odds:
    """Return the odds of a case, from the public functions."""
    p = table.play()
    if case.kind == "test":
        return forecast.of_test(p, 0, case.what)
    if case.kind == "job":
        return forecast.of_job(p, 0, case.what)
    if case.kind == "cargo":
        found = forecast.of_delivery(p, 0, case.what)
        assert found is not None
        return found
    kind: Any = case.kind
    if case.rival is not None:
        return forecast.of_combat(p, 0, kind, defender=1)
    return forecast.of_combat(p, 0, kind, value=case.what)


# --- every fall of the dice through the real game -------------------------------------------------


@lru_cache(maxsize=None)
def all_falls(dice: int) -> tuple[tuple[tuple[str, ...], float], ...]:
    """Return every fall, equal ones once, with its chance."""
    counted = Counter(tuple(sorted(faces)) for faces in product(DIE, repeat=dice))
    return tuple((faces, n / 8**dice) for faces, n in counted.items())


def answers(decision: Decision) -> list[Option]:
    """Return the options of a decision without deals, which players may offer at any time and which
    decide nothing."""
    return [each for each in decision.options if each.verb != "deal"]


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
        """Return the chance from a state whose top step has not begun."""

        def act(each: State) -> list[Event]:
            play = self.game.play(each)
            advance(play, STEPS)
            self.game.forget()
            return play.events

        return self.after(state, act, None)

    def after(self, state: State, act: Act, won: bool | None) -> float:
        """Return the chance after an answer, over all dice that it rolls."""
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
        for each in answers(decision):
            value = self.after(state, partial(self.game.choose, key=each.key), won)
            found.append(value)
            if self.check and not self.standing:
                self.compare(state, each.key, decision.seat, value)
        return max(found) if decision.seat == 0 else min(found)

    def compare(self, state: State, key: str, seat: int, value: float) -> None:
        """Check that the odds shown at an answer are those that follow from it."""
        shown = forecast.of_option(self.game.play(state), parse(key))
        assert shown is not None, key
        assert shown.win == pytest.approx(value if seat == 0 else 1 - value, abs=CLOSE), key
        self.compared += 1


def situation(state: State) -> str:
    """Return everything that matters for what may follow."""
    frames = [each.values() for each in state.stack]
    players = [
        (each.credits, each.used, each.cards, each.character_damage, each.ship_damage)
        for each in state.players
    ]
    return repr((frames, players))


def outcome(event: Event, won: bool | None) -> bool | None:
    """Return the outcome, as a case asks for it, if the event shows it; otherwise the one known so
    far."""
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


ROLLED_ONLY = ("ig-88, flipped", "kessel run")
"""too many ways to try them all; these are rolled"""
NOT_ROLLED = ("once a turn", "money for once", "favor")
"""jobs where saving an ability for a later step beats the best of each step"""


@pytest.mark.parametrize("name", every(3, (each for each in CASES if each not in ROLLED_ONLY)))
def test_odds_are_those_of_every_fall_and_every_answer(
    sim: Make, game: OuterRim, name: str
) -> None:
    case = CASES[name]
    table = laid_out(sim, case)
    found = told(table, case)
    begun(table, case)
    tree = JobTree(game, check=False) if case.kind == "job" else Tree(game)
    assert found.win == pytest.approx(tree.begin(table.state), abs=CLOSE)


@pytest.mark.parametrize("name", ["pup", "pup, rerolled"])
def test_the_chance_of_defeat_counts_what_averts_it(sim: Make, game: OuterRim, name: str) -> None:
    case = CASES[name]
    table = laid_out(sim, case)
    found = told(table, case)
    begun(table, case)
    standing = Tree(game, standing=True).begin(table.state)
    assert found.defeated == pytest.approx(1 - standing, abs=CLOSE)
    assert [each.power for each in found.uses if "yv_666" in each.power] != []
    unaided = float(sum(n for hits, n in damage_of(case.what).items() if hits) / 8**case.what)
    assert 0 < found.defeated < unaided


def test_what_averts_defeat_is_told_with_its_cost(sim: Make) -> None:
    found = told(laid_out(sim, CASES["ig-88, flipped"]), CASES["ig-88, flipped"])
    assert found.defeated == 0
    use = next(each for each in found.uses if each.power == f"{IG}.back.2")
    assert use.cost == "discard 1 crew"
    assert use.chance == pytest.approx(3 / 4)  # two dice without damage: (1/2)^2


# --- rolling --------------------------------------------------------------------------------------


class Roller:
    """A runner that plays a case in the real game again and again, with the answers that the odds
    favor."""

    def __init__(self, game: OuterRim, table: Sim) -> None:
        self.game = game
        self.start = table.state
        self.best: dict[str, str] = {}

    def share(self, runs: int, job: bool) -> tuple[float, float]:
        """Return how often the case is won, and how often the player is defeated."""
        wins = defeats = 0
        for run in range(runs):
            won, defeated = self.once(run, job)
            wins += won
            defeats += defeated
        return wins / runs, defeats / runs

    def once(self, run: int, job: bool) -> tuple[bool, bool]:
        state = self.start.clone()
        state.seed = run + 1
        play = self.game.play(state)
        advance(play, STEPS)
        self.game.forget()
        events, won, defeated = play.events, None, False
        while True:
            for event in events:
                if not job or isinstance(event, JobEnded):
                    won = outcome(event, won)
                defeated = defeated or isinstance(event, Defeated) and event.seat == 0
            going = any(each.step in ("combat", "defeat") for each in state.stack)
            if won is not None and not going:
                return won, defeated
            events = self.game.choose(state, self.answer(state))

    def answer(self, state: State) -> str:
        key = situation(state)
        if key not in self.best:
            decision = self.game.decision(state)
            assert decision is not None
            play = self.game.play(state)
            found = [(forecast.of_option(play, each), each.key) for each in answers(decision)]
            rated = [(each.win, -each.defeated, key) for each, key in found if each is not None]
            self.best[key] = max(rated)[2] if rated else decision.options[0].key
        return self.best[key]


def agrees(sim: Make, game: OuterRim, name: str, runs: int, tolerance: float) -> None:
    """Check that the odds of a case agree with this many rolls."""
    case = CASES[name]
    table = laid_out(sim, case)
    found = told(table, case)
    begun(table, case)
    wins, defeats = Roller(game, table).share(runs, case.kind == "job")
    assert wins == pytest.approx(found.win, abs=tolerance)
    assert defeats == pytest.approx(found.defeated, abs=tolerance)


@pytest.mark.parametrize(
    "name",
    every(
        4, ["greedo", "maz", "motor", "ig-88, flipped", "pup", "kessel run", "lando, delivering"]
    ),
)
def test_odds_agree_with_a_few_rolls(sim: Make, game: OuterRim, name: str) -> None:
    agrees(sim, game, name, 300, 0.1)


@pytest.mark.long
@pytest.mark.parametrize("name", [each for each in CASES if each not in NOT_ROLLED])
def test_odds_agree_with_many_rolls(sim: Make, game: OuterRim, name: str) -> None:
    agrees(sim, game, name, 10_000, 0.015)


# --- options --------------------------------------------------------------------------------------


def shown(table: Sim, key: str) -> forecast.Odds | None:
    """Return the odds of an option of the current decision; check that looking changes nothing."""
    assert key in table.keys
    before = table.game.dump(table.state)
    found = forecast.of_option(table.play(), parse(key))
    assert table.game.dump(table.state) == before
    return found


def detail(table: Sim, key: str) -> str:
    """Return the second line of an option."""
    return table.game.word(table.state, parse(key)).detail


def test_a_patrol(sim: Make) -> None:
    table = sim(
        players=[{"space": "nav_1"}],
        patrols={"hutt": {"level": 2, "space": "nav_1"}, "rebel": {"level": 4, "space": "nav_1"}},
        step="encounter",
        dice=["blank"] * 7,
    )
    found = shown(table, "fight:patrol_hutt_2@nav_1")
    assert found == forecast.of_combat(table.play(), 0, "ship", value=7)
    told_ = detail(table, "fight:patrol_hutt_2@nav_1")
    assert told_.startswith("18% to win; win or lose, 67% to be defeated; expect 4 damage.")
    assert shown(table, "fight:patrol_rebel_4@nav_1") is None


def test_contacts(sim: Make) -> None:
    table = sim(
        players=[{"space": "naboo", "cards": ["greedo_bounty"]}],
        contacts={"naboo": ["greedo", None]},
        faceup=["greedo"],
        step="encounter",
    )
    value = table.game.base.content.assets["greedo_bounty"].value
    expected = forecast.of_combat(table.play(), 0, "ground", value=value)
    assert shown(table, "meet:naboo.1") == expected
    assert detail(table, "meet:naboo.1").startswith("Hunted, ")
    table.choose("meet:naboo.1")
    assert shown(table, "hunt:greedo_bounty@greedo") == expected
    assert shown(table, "talk") is None


def test_illegal_cargo(sim: Make) -> None:
    goal = "spice"
    table = sim(players=[{"space": "naboo", "cards": [goal]}])
    space = table.game.base.content.assets[goal].destination
    there = sim(players=[{"space": space, "cards": [goal]}], step="action")
    found = shown(there, f"deliver:{goal}")
    assert found is not None and (found.kind, found.win) == ("delivery", 3 / 8)
    assert detail(there, f"deliver:{goal}").startswith("38% to avoid trouble. ")
    legal = next(
        each
        for each in table.game.base.content.assets.values()
        if each.kind == "cargo" and each.destination and each.delivery_roll is None
    )
    quiet = sim(players=[{"space": legal.destination, "cards": [legal.id]}], step="action")
    assert shown(quiet, f"deliver:{legal.id}") is None


@pytest.mark.rule("OR-302", "OR-303", "OR-304")
def test_crew_of_another_player(sim: Make) -> None:
    """The hunter reckons with the worse answer; the owner sees what each answer means."""
    bounty, crew = "greedo_bounty", GREEDO
    table = sim(
        players=[
            {"space": "naboo", "cards": [bounty]},
            {"space": "naboo", "cards": [crew], "credits": 0},
        ],
        step="encounter",
    )
    value = table.game.base.content.assets[bounty].value
    alone = forecast.of_combat(table.play(), 0, "ground", value=value)
    owned = forecast.of_combat(table.play(), 0, "ground", defender=1)
    found = shown(table, f"hunt:{bounty}@{crew}")
    assert found is not None and found.win == min(alone.win, owned.win)
    table.choose(f"hunt:{bounty}@{crew}")
    kept, left = shown(table, "protect"), shown(table, "yield")
    assert kept is not None and kept.win == pytest.approx(1 - owned.win)
    assert kept.taken == pytest.approx(owned.dealt) and kept.dealt == pytest.approx(owned.taken)
    assert left is not None and left.win == pytest.approx(1 - alone.win) and left.taken == 0
    assert " to stay with you" in detail(table, "yield")


def test_abilities_and_choices_that_lead_to_dice(sim: Make) -> None:
    table = sim(
        characters=(JYN,),
        players=[{"space": "lothal", "cards": [TEACHER], "credits": 2000}],
        step="action",
    )
    found = shown(table, f"use:{JYN}.2")
    assert found is not None and (found.kind, round(found.free, 4)) == ("test", 0.6094)
    assert detail(table, f"use:{JYN}.2").startswith(
        "61% to pass, or 94% if you spend 2,000 credits (Pip Harrow). "
    )
    table.choose(f"use:{JYN}.2")
    used, passed = shown(table, f"use:{TEACHER}"), shown(table, "pass")
    assert used is not None and passed is not None and used.win > passed.win
    assert passed.win == pytest.approx(39 / 64)
    assert detail(table, "pass") == "61% to pass"


def test_dice_that_lie(sim: Make) -> None:
    table = sim(
        characters=(LANDO,),
        players=[{"space": "naboo", "reputation": {"hutt": "positive"}}],
        step="encounter",
    )
    while table.step.startswith("setup"):
        table.choose(table.keys[0])
    table.state.dice = ("blank", "focus")
    play = table.play()
    skills.test(play, 0, ("strength",), (), (), "spice")
    advance(play, STEPS)
    table.edited()
    keep, again = shown(table, "keep"), shown(table, f"reroll:{LANDO}@blank")
    assert keep is not None and keep.win == 0
    assert again is not None and again.win == pytest.approx(1 / 8)
    assert detail(table, "keep") == "0% to pass"


def test_players_to_fight(sim: Make) -> None:
    """Whom to fight is chosen first where there are several."""
    secret = "enc_tatooine_nal_hutta_i"
    there: dict[str, Any] = {"space": "nav_22"}
    armed = {**there, "cards": [MOTOR], "ship": "firespray_31_slave_i"}
    table = sim(3, players=[{**there, "secrets": [secret]}, there, armed], step="encounter")
    assert shown(table, f"use:{secret}.secret") is None
    table.choose(f"use:{secret}.secret")
    play = table.play()
    for seat in (1, 2):
        expected = forecast.of_combat(play, 0, "ship", defender=seat)
        assert shown(table, f"player:seat_{seat}") == expected
    pair = sim(2, players=[{**there, "secrets": [secret]}, there], step="encounter")
    found = shown(pair, f"use:{secret}.secret")
    assert found == forecast.of_combat(pair.play(), 0, "ship", defender=1)


def test_the_ai_deck_uses_no_abilities(sim: Make) -> None:
    table = sim(
        ("human", "deck"),
        characters=("boba_fett", LANDO),
        players=[{"space": "naboo"}, {"space": "naboo"}],
    )
    play = table.play()
    assert forecast.of_test(play, 1, "strength").win == pytest.approx(15 / 64)
    assert forecast.of_delivery(play, 1, "spice") is None


def test_no_odds_for_what_is_no_option_and_for_other_steps(sim: Make) -> None:
    table = sim(players=[{"space": "naboo"}], step="encounter")
    assert forecast.of_option(table.play(), parse("job:spice")) is None
    assert forecast.of_option(table.play(), option("keep")) is None
    planning = sim(players=[{"space": "naboo"}])
    assert all(shown(planning, key) is None for key in planning.keys)
