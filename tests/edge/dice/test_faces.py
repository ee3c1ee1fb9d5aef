"""The seven kinds of dice, their symbols, and the ten-sided dice."""

from __future__ import annotations

import pytest

from game.edge.dice.faces import (CHECK, FACES, NEGATIVE, OPPOSITE, POSITIVE, SIDES, Kind, Net,
    Symbol, Symbols, d10, d100, face)  # fmt: skip
from tests.edge.dice.values import is_a_value
from tests.edge.dice.vectors import VECTORS

S, A, T = Symbol.SUCCESS, Symbol.ADVANTAGE, Symbol.TRIUMPH
F, H, D = Symbol.FAILURE, Symbol.THREAT, Symbol.DESPAIR


def kinds_with(symbol: Symbol) -> set[Kind]:
    return {kind for kind, faces in FACES.items() if any(symbol in face for face in faces)}


@pytest.mark.rule("EE-026", "EE-027", "EE-028", "EE-029")
def test_there_are_seven_kinds_in_three_classes() -> None:
    assert len(Kind) == 7
    assert {*POSITIVE} == {Kind.BOOST, Kind.ABILITY, Kind.PROFICIENCY}
    assert {*NEGATIVE} == {Kind.SETBACK, Kind.DIFFICULTY, Kind.CHALLENGE}
    assert {*Kind} - {*CHECK} == {Kind.FORCE}
    assert set(FACES) == set(Kind)


@pytest.mark.rule("EE-030", "EE-R01", "EE-R02")
@pytest.mark.parametrize("kind", Kind)
def test_every_face_is_the_recorded_one(kind: Kind) -> None:
    recorded = VECTORS["faces"][kind]
    assert [list(face) for face in FACES[kind]] == recorded
    assert [list(face(kind, number)) for number in range(1, len(recorded) + 1)] == recorded


@pytest.mark.rule("EE-053", "EE-R02")
def test_boost_faces() -> None:
    assert FACES[Kind.BOOST] == ((), (), (S,), (S, A), (A, A), (A,))


@pytest.mark.rule("EE-054")
def test_setback_faces() -> None:
    assert FACES[Kind.SETBACK] == ((), (), (F,), (F,), (H,), (H,))


@pytest.mark.rule("EE-055")
def test_ability_faces() -> None:
    assert FACES[Kind.ABILITY] == ((), (S,), (S,), (S, S), (A,), (A,), (S, A), (A, A))


@pytest.mark.rule("EE-056")
def test_difficulty_faces() -> None:
    assert FACES[Kind.DIFFICULTY] == ((), (F,), (F, F), (H,), (H,), (H,), (H, H), (F, H))


@pytest.mark.rule("EE-057")
def test_proficiency_faces() -> None:
    faces = FACES[Kind.PROFICIENCY]
    shown = [faces.count(each) for each in ((), (S,), (S, S), (A,), (S, A), (A, A), (T,))]
    assert shown == [1, 2, 2, 1, 3, 2, 1]


@pytest.mark.rule("EE-058")
def test_challenge_faces() -> None:
    faces = FACES[Kind.CHALLENGE]
    shown = [faces.count(each) for each in ((), (F,), (F, F), (H,), (F, H), (H, H), (D,))]
    assert shown == [1, 2, 2, 2, 2, 2, 1]


@pytest.mark.rule("EE-059", "EE-048", "EE-049", "EE-096")
def test_force_faces() -> None:
    faces = FACES[Kind.FORCE]
    light, dark = Symbol.LIGHT, Symbol.DARK
    shown = [faces.count(each) for each in ((dark,), (dark, dark), (light,), (light, light))]
    assert shown == [6, 1, 2, 3]
    assert all(faces), "no blank face"


@pytest.mark.rule("EE-031", "EE-032", "EE-033", "EE-034", "EE-035", "EE-036", "EE-037", "EE-R01")
def test_sides() -> None:
    assert SIDES == {
        Kind.BOOST: 6, Kind.SETBACK: 6, Kind.ABILITY: 8, Kind.DIFFICULTY: 8, Kind.PROFICIENCY: 12,
        Kind.CHALLENGE: 12, Kind.FORCE: 12,
    }  # fmt: skip


@pytest.mark.rule("EE-038", "EE-039")
def test_opposites() -> None:
    assert OPPOSITE[Kind.BOOST] is Kind.SETBACK
    assert OPPOSITE[Kind.ABILITY] is Kind.DIFFICULTY
    assert OPPOSITE[Kind.PROFICIENCY] is Kind.CHALLENGE
    assert all(OPPOSITE[OPPOSITE[kind]] is kind for kind in CHECK)


@pytest.mark.rule("EE-042", "EE-043", "EE-044", "EE-045", "EE-046", "EE-047", "EE-095")
def test_symbols_are_on_the_right_dice() -> None:
    assert kinds_with(S) == kinds_with(A) == {*POSITIVE}
    assert kinds_with(F) == kinds_with(H) == {*NEGATIVE}
    assert kinds_with(T) == {Kind.PROFICIENCY}
    assert kinds_with(D) == {Kind.CHALLENGE}
    assert kinds_with(Symbol.LIGHT) == kinds_with(Symbol.DARK) == {Kind.FORCE}


@pytest.mark.rule("EE-060", "EE-R01")
def test_symbols_of_a_die_add_up() -> None:
    assert {kind: Symbols.of(*faces) for kind, faces in FACES.items()} == {
        Kind.BOOST: Symbols(success=2, advantage=4),
        Kind.SETBACK: Symbols(failure=2, threat=2),
        Kind.ABILITY: Symbols(success=5, advantage=5),
        Kind.DIFFICULTY: Symbols(failure=4, threat=6),
        Kind.PROFICIENCY: Symbols(success=9, advantage=8, triumph=1),
        Kind.CHALLENGE: Symbols(failure=8, threat=8, despair=1),
        Kind.FORCE: Symbols(dark=8, light=8),
    }


@pytest.mark.rule("EE-052")
def test_a_setback_die_is_weaker_than_a_difficulty_die() -> None:
    setback, difficulty = (Symbols.of(*FACES[kind]).net for kind in (Kind.SETBACK, Kind.DIFFICULTY))
    assert setback.failure / 6 < difficulty.failure / 8
    assert setback.threat / 6 < difficulty.threat / 8


# --- results -------------------------------------------------------------------------------------


@pytest.mark.rule("EE-014", "EE-015", "EE-064", "EE-065", "EE-077", "EE-R06")
@pytest.mark.rule("EE-078", "EE-079", "EE-080", "EE-086", "EE-087", "EE-088", "EE-093", "EE-R07")
@pytest.mark.parametrize("case", VECTORS["netting"], ids=lambda case: "+".join(case["symbols"]))
def test_recorded_results(case: dict[str, object]) -> None:
    net = Symbols.of([Symbol(each) for each in case["symbols"]]).net  # type: ignore[attr-defined]
    assert case["result"] == {
        "net_success": max(0, net.success), "net_failure": net.failure,
        "net_advantage": max(0, net.advantage), "net_threat": net.threat, "triumphs": net.triumph,
        "despairs": net.despair, "succeeds": net.succeeds,
    }  # fmt: skip


@pytest.mark.rule("EE-066", "EE-071", "EE-072")
@pytest.mark.parametrize("advantage", [-2, 0, 2])
def test_advantage_and_threat_decide_nothing(advantage: int) -> None:
    more = Symbols(advantage=max(0, advantage), threat=max(0, -advantage))
    for symbols, succeeds in ((Symbols(success=1), True), (Symbols(failure=1), False)):
        net = (symbols + more).net
        assert net.succeeds is succeeds
        assert net.advantage == advantage


@pytest.mark.rule("EE-082", "EE-090")
def test_triumphs_and_despairs_add_up() -> None:
    assert Symbols(triumph=3).net == Net(success=3, triumph=3)
    assert Symbols(despair=2).net == Net(success=-2, despair=2)


@pytest.mark.rule("EE-016", "EE-017", "EE-063", "EE-097")
def test_points_of_force_dice_stand_apart() -> None:
    assert Symbols(light=2, dark=1).net == Net(light=2, dark=1)
    assert not Symbols(light=2).net.succeeds


@pytest.mark.rule("EE-061", "EE-062", "EE-081", "EE-089")
def test_each_symbol_helps_or_hinders() -> None:
    assert Symbols.of((S,)).net == Net(success=1)
    assert Symbols.of((A,)).net == Net(advantage=1)
    assert Symbols.of((T,)).net == Net(success=1, triumph=1)
    assert Symbols.of((F,)).net == Net(success=-1)
    assert Symbols.of((H,)).net == Net(advantage=-1)
    assert Symbols.of((D,)).net == Net(success=-1, despair=1)


# --- ten-sided dice ------------------------------------------------------------------------------


@pytest.mark.parametrize("shown", [-1, 10])
def test_a_ten_sided_die_shows_0_to_9(shown: int) -> None:
    for read in (d10, lambda digit: d100(digit, 1), lambda digit: d100(1, digit)):
        with pytest.raises(ValueError, match="shows 0 to 9"):
            read(shown)


def test_symbols_and_results_are_values() -> None:
    is_a_value(Symbols(success=1))
    is_a_value(Net(success=1))
