"""Rolls by the program and typed in, the history, the curtain, and the luck lines."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game.dice_table.guide import LINES
from game.dice_table.luck import Luck, luck
from game.dice_table.panel import panel
from game.dice_table.rolling import roll_of
from game.dice_table.typed_rolls import keys_of
from game.edge.dice.faces import FACES, Kind
from game.edge.dice.odds import MOST, odds
from game.edge.dice.pool import Pool
from game.table.contract import Label
from game.table.decisions import parse
from tests.dice_table.table import GAME, Bench

CHECK = ("skill:cool", "add:ability", "add:proficiency", "level:average")


def typed(bench: Bench, text: str) -> Bench:
    return bench.do(*keys_of(text, bench.pool))


def test_dice_from_the_table_are_typed_in_one_by_one() -> None:
    bench = Bench().do(*CHECK, "face:12", "face:2")
    assert not bench.state.history and bench.view()["pool"]["next"] == ["difficulty", 8]
    assert not bench.offers("face:9")
    bench.do("untype", "face:4", "face:1", "face:8")
    made = bench.last
    assert made.typed and [number for _, number in made.dice] == [12, 4, 1, 8]
    assert not GAME.drawn(bench.state)
    net = roll_of(made).net
    assert (net.success, net.advantage, net.triumph) == (2, -1, 1)
    assert bench.do("face:1", "add:boost").state.typed == (), "another pool, other dice"


@pytest.mark.rule("EE-011")
@pytest.mark.parametrize("kind", Kind)
def test_plain_dice_are_converted_by_the_order_of_faces(kind: Kind) -> None:
    sides = {Kind.BOOST: 6, Kind.SETBACK: 6, Kind.ABILITY: 8, Kind.DIFFICULTY: 8}.get(kind, 12)
    for number in range(1, sides + 1):
        bench = Bench().do(f"add:{kind.value}")
        label: Label = GAME.word(bench.state, parse(f"face:{number}"))
        assert label.detail == f"For a {number} on your d{sides}"
        assert roll_of(bench.do(f"face:{number}").last).dice[0].face == FACES[kind][number - 1]
    assert not Bench().do(f"add:{kind.value}").offers(f"face:{sides + 1}")


@pytest.mark.rule("EE-110")
def test_a_ten_sided_die_alone() -> None:
    assert [Bench().do(f"ones:{shown}").last.value for shown in range(10)] == [10, *range(1, 10)]
    assert all(1 <= Bench(seed=seed).do("d_ten").last.value <= 10 for seed in range(20))


@pytest.mark.rule("EE-111", "EE-112", "EE-113", "EE-114", "EE-115", "EE-116")
@pytest.mark.parametrize(
    ("tens", "ones", "value"), [(4, 7, 47), (0, 7, 7), (0, 0, 100), (3, 0, 30), (9, 9, 99)]
)
def test_a_percentile_roll(tens: int, ones: int, value: int) -> None:
    made = Bench().do(f"tens:{tens}", f"ones:{ones}").last
    assert (made.sort, made.value, made.typed) == ("d100", value, True)


# --- spending -------------------------------------------------------------------------------------


def test_the_guide_lights_what_can_be_paid_and_refuses_nothing() -> None:
    bench = typed(Bench().do("add:ability", "add:ability", "level:easy"), "A:aa A:a D:-")
    bench.do("context:combat")
    assert {"breathe", "maneuver", "critical"} <= set(bench.view()["payable"])
    assert not {"strain", "great_help"} & set(bench.view()["payable"])
    bench.do("spend:maneuver")
    assert "critical" not in bench.view()["payable"] and "breathe" in bench.view()["payable"]
    bench.do("spend:prone")
    assert bench.last.lines == ("maneuver", "prone")
    assert "notice" not in bench.view()["payable"], "the guide shows the lines of one context"
    assert "notice" in bench.do("context:talk").view()["payable"]
    assert Bench().why_not("spend:breathe") == "Roll a check first, then spend its symbols."


FOR_SKILLS = (
    ("deception", "A:- A:- C:- D:t", "half_a_lie"),
    ("deception", "A:- A:- C:d D:-", "word_spreads"),
    ("deception", "A:- A:- C:d D:-", "played_along"), ("discipline", "A:ss A:- C:- D:-", "steady"),
    ("discipline", "A:a A:- C:- D:-", "insight"), ("discipline", "P:t A:- C:- D:-", "stand_fast"),
    ("discipline", "A:- A:- C:tt D:-", "resolve"),
    ("discipline", "A:- A:- C:d D:-", "one_maneuver"),
    ("leadership", "A:ss A:- C:- D:-", "support"), ("leadership", "A:aa A:- C:- D:-", "bystanders"),
    ("leadership", "P:t A:- C:- D:-", "follower"),
)  # fmt: skip


@pytest.mark.rule("EE-237", "EE-238", "EE-239")
@pytest.mark.rule("EE-246", "EE-247", "EE-248", "EE-249", "EE-250")
@pytest.mark.rule("EE-256", "EE-257", "EE-258")
@pytest.mark.parametrize(("skill", "faces", "line"), FOR_SKILLS)
def test_the_guide_has_lines_of_its_own_for_some_skills(skill: str, faces: str, line: str) -> None:
    better = "add:proficiency" if faces.startswith("P") else "add:ability"
    pool = (better, "add:ability", "add:challenge", "add:difficulty")
    blank = faces[0] + ":- A:- C:- D:-"
    for other, thrown, lit in ((skill, faces, True), (skill, blank, False), ("cool", faces, None)):
        bench = typed(Bench().do(f"skill:{other}", *pool), thrown)
        assert bench.offers(f"spend:{line}") == (other == skill)
        assert (line in bench.view()["payable"]) == bool(lit)


@pytest.mark.rule("EE-R42")
def test_only_success_beyond_the_first_is_spent_and_each_line_once() -> None:
    pool = ("skill:discipline", "add:ability", "add:ability")
    one = typed(Bench().do(*pool), "A:s A:-")
    assert "steady" not in one.view()["payable"], "the check needs it"
    three = typed(Bench().do(*pool), "A:ss A:s")
    assert "steady" in three.view()["payable"]
    assert "steady" not in three.do("spend:steady").view()["payable"]


@pytest.mark.rule("EE-R43")
def test_what_lasts_for_the_following_round_says_until_when() -> None:
    lasting = {line.id for line in LINES if "next round" in line.words}
    assert lasting == {"stand_fast", "one_maneuver"}


# --- behind the curtain ---------------------------------------------------------------------------


@pytest.mark.rule("EE-R105")
def test_a_hidden_roll_shows_only_that_there_was_one() -> None:
    bench = Bench().do("who:1", "curtain", *CHECK, "roll")
    made = bench.last
    assert made.hidden and made.who == 0, "the Game Master's, whoever rolls next"
    for seat in (1, 2, None):
        assert bench.told(seat) == ["Ada rolls behind the curtain."]
        seen = bench.view(seat)
        assert seen["history"] == [{"id": made.id, "sort": "hidden", "who": 0}]
        assert seen["pool"] is None and seen["payable"] == []
        assert [each["rolls"] for each in seen["luck"]] == [0, 0, 0]
        assert GAME.history(bench.state, seat) == "Ada rolls behind the curtain.\n"
    (line,) = bench.told(0)
    assert "Cool" in line and "behind the curtain" in line
    assert bench.view(0)["luck"][0]["rolls"] == 1
    assert len(bench.view(0)["history"][0]["dice"]) == 4


@pytest.mark.rule("EE-R105")
def test_nothing_stays_when_the_curtain_opens() -> None:
    bench = Bench().do("skill:stealth", "add:boost", "curtain")
    assert not bench.pool and not bench.state.skill
    bench.do(*CHECK, "pin", "roll", "spend:breathe")
    assert bench.told(1) == []
    bench.do("curtain")
    assert bench.view(1)["pool"]["skill"] == "stealth"
    assert bench.pool == Pool(boost=1), "the pool that waited in front of it"
    pin = bench.state.pins[0].id
    assert bench.view(1)["pins"] == [{"id": pin, "hidden": True}]
    assert bench.why_not(f"pinned:{pin}") == "This pool is secret. Close the curtain first."
    bench.do(f"again:{bench.last.id}")
    assert bench.last.hidden, "the dice of a hidden roll are hidden again"
    assert bench.do("curtain").offers(f"pinned:{pin}")


@pytest.mark.rule("EE-R105")
def test_no_question_and_no_option_in_front_of_the_curtain_betrays_what_is_behind_it() -> None:
    def words(pool: str, number: str) -> set[str]:
        bench = Bench().do("curtain", f"add:{pool}", "face:1", "pin", f"tens:{number}", "ones:1")
        closed = GAME.prompt(bench.state)
        decision = GAME.decision(bench.do("curtain").state)
        assert decision is not None
        labels = (GAME.word(bench.state, each) for each in decision.options)
        return {closed, GAME.prompt(bench.state), *(f"{each}" for each in labels)}

    assert words("boost", "3") == words("challenge", "4")


def test_a_hidden_roll_is_shown_later() -> None:
    bench = Bench().do("curtain", "add:ability", "roll", "tens:4", "ones:7", "curtain")
    check, number = (each.id for each in bench.state.history)
    assert bench.do(f"show:{number}").told(2) == ["Ada shows a d100: 47."]
    assert bench.do(f"show:{check}").view(2)["history"][0]["dice"]
    assert not bench.offers(f"show:{check}")


def test_a_guess_knows_nothing_of_what_is_behind_the_curtain() -> None:
    bench = Bench().do("add:force", "curtain", *CHECK, "pin", "roll", "d_hundred", "face:3")
    state = bench.state
    guesses = [GAME.imagine(state, 1, number) for number in range(30)]
    for found in (
        {guess.parts for guess in guesses},
        {guess.history[0].dice for guess in guesses},
        {guess.history[1].dice for guess in guesses},
        {guess.pins[0].parts for guess in guesses},
    ):
        assert len(found) > 10
    assert state.parts not in {guess.parts for guess in guesses}
    assert {guess.skill or guess.history[0].skill for guess in guesses} == {""}
    master = GAME.imagine(state, 0, 5)
    assert (master.parts, master.history) == (state.parts, state.history)
    assert master.seed != state.seed


# --- luck and odds --------------------------------------------------------------------------------


def luck_of(bench: Bench, who: int) -> Luck:
    return luck(bench.state.history, who)


def test_the_luck_line_of_each_person() -> None:
    bench = Bench().do("who:1", "add:proficiency")
    for text in ("P12", "P1", "P:s"):
        typed(bench, text)
    had = luck_of(bench, 1)
    chance = odds(Pool(proficiency=1)).success
    assert (had.rolls, had.successes, had.triumphs) == (3, 2, 1)
    assert had.expected == 3 * chance and had.expected_triumphs == Fraction(1, 4)
    assert had.ahead == 2 - 3 * chance
    assert luck_of(bench, 0) == Luck()


def test_force_dice_alone_are_no_check() -> None:
    bench = Bench().do("add:force", "roll")
    assert bench.last.chance == "" and luck_of(bench, 0) == Luck()
    assert bench.told()[0].endswith((" light and 1 dark.", " dark.", " light and 0 dark."))


def test_the_odds_panel() -> None:
    pool = Pool(proficiency=1, ability=2, difficulty=2)
    shown = panel(pool)
    assert shown.success == odds(pool).success and len(shown.changes) == 5
    assert sum(chance for _, chance in shown.by_success) == 1
    assert shown.advantage[0] >= shown.advantage[1] >= shown.advantage[2]
    assert panel(Pool(boost=MOST)).changes == ()
