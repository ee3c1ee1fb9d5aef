"""Opposed tests: who rolls first, with whose skills, and the four outcomes."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.combat.events import SkillTested
from game.outer_rim.contests.events import SkillsCompared
from game.outer_rim.game import OuterRim
from game.outer_rim.odds.forecast import of_option
from game.outer_rim.text.cards import card_text
from game.outer_rim.text.grammar import plain
from tests.outer_rim.conftest import Sim
from tests.outer_rim.packs import with_cards

OUTCOMES = {
    "won": [{"do": "take", "credits": 1_000}],
    "lost": [{"do": "lose", "credits": 2_000}],
    "both": [{"do": "gain", "credits": 3_000}],
    "neither": [{"do": "damage", "character": 1, "who": "both"}],
}


def wager(id: str, **more: Any) -> dict[str, Any]:
    """Return gear that starts an opposed test of Stealth."""
    name = id.replace("_", " ").title()
    test = {"do": "opposed", "skill": "stealth", **OUTCOMES, **more}
    return {"kind": "gear", "id": id, "name": name, "fidelity": "house", "deck": "gear_and_mod",
            "abilities": [{"when": "action", "then": [test]}]}  # fmt: skip


CARDS = [
    wager("quiet_cup"),
    wager("long_cup", reach="anywhere"),
    wager("near_cup", reach="nearest"),
    wager("picky_cup", reach="anywhere", opponent={"spaces": ["kessel"]}),
    wager("even_cup", neither=OUTCOMES["both"]),
    {"kind": "gear", "id": "deep_cup", "name": "Deep Cup", "fidelity": "house",
     "deck": "gear_and_mod", "abilities": [{"when": "action", "then": [
         {"do": "opposed", "skill": "stealth", **OUTCOMES}, {"do": "gain", "credits": 500}]}]},
    {"kind": "gear", "id": "soft_boots", "name": "Soft Boots", "fidelity": "house",
     "deck": "gear_and_mod", "abilities": [
         {"when": "before_test", "cost": {"credits": 1_000}, "then": [{"do": "grant_skill"}]}]},
]  # fmt: skip
PASS, FAIL = ("crit", "blank"), ("blank", "blank")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> OuterRim:
    """Return the game with wagers."""
    return with_cards(tmp_path_factory, "wagers", *CARDS)


def table(
    game: OuterRim, card: str = "quiet_cup", rest: tuple[str, ...] = ("naboo",), **more: Any
) -> Sim:
    """Return a player on Naboo with a wager, and others on ``rest``, with 5,000 credits each."""
    spaces = ("naboo", *rest)
    players = [{"space": each, "credits": 5_000, "cards": []} for each in spaces]
    players[0]["cards"] = [card]
    return Sim(game, len(spaces), players=players, step="action", **more)


def results(sim: Sim) -> list[tuple[int, str, bool]]:
    """Return who tested what, and whether they passed, in order."""
    return [(each.seat, each.skill, each.passed) for each in sim.found(SkillTested)]


@pytest.mark.rule("UB-R37")
def test_each_side_tests_with_its_own_skills(house: OuterRim) -> None:
    sim = table(house, characters=("boba_fett", "ketsu_onyo"))
    assert [sim.values(seat).skills.get("stealth", 0) for seat in (0, 1)] == [1, 1]
    sim = table(house, characters=("bossk", "ketsu_onyo"))
    assert [sim.values(seat).skills.get("stealth", 0) for seat in (0, 1)] == [0, 1]
    sim.dice("hit", "blank", "hit", "blank")
    sim.choose("use:quiet_cup")
    assert results(sim) == [(0, "stealth", False), (1, "stealth", True)]


@pytest.mark.parametrize(
    ("card", "rest", "among"),
    [
        ("quiet_cup", ("naboo", "kessel", "naboo"), [1, 3]),
        ("long_cup", ("naboo", "kessel", "ryloth"), [1, 2, 3]),
        ("near_cup", ("lothal", "ryloth", "ryloth"), [2, 3]),
        ("picky_cup", ("naboo", "kessel", "kessel"), [2, 3]),
    ],
)
def test_the_owner_chooses_the_opponent_within_reach(
    house: OuterRim, card: str, rest: tuple[str, ...], among: list[int]
) -> None:
    sim = table(house, card, rest)
    sim.choose(f"use:{card}")
    assert (sim.seat, sim.step) == (0, "opposed.whom")
    assert sim.keys == [f"player:seat_{seat}" for seat in among]
    sim.dice(*PASS, *FAIL)
    sim.choose(sim.keys[-1])
    assert results(sim) == [(0, "stealth", True), (among[-1], "stealth", False)]
    assert sim.player(among[-1]).credits == 4_000


def test_others_are_refused_with_the_reason(house: OuterRim) -> None:
    sim = table(house, "quiet_cup", ("naboo", "kessel", "naboo"))
    sim.choose("use:quiet_cup")
    assert "Kessel" in str(sim.refused("player:seat_2").reason)
    assert "yourself" in str(sim.refused("player:seat_0").reason) or "you" in str(
        sim.refused("player:seat_0").reason
    )
    alone = table(house, "quiet_cup", ("kessel",))
    assert "use:quiet_cup" not in alone.keys
    assert "another player in your space" in str(alone.refused("use:quiet_cup").reason)


def test_the_odds_are_those_of_passing_alone(house: OuterRim) -> None:
    """Skilled against unskilled: 3 of 4 against 15 of 16, on two dice."""
    sim = table(house, characters=("ketsu_onyo", "bossk"))
    die = sim.game.base.content.board.die
    own = 1 - (sum(face not in ("hit", "crit") for face in die) / len(die)) ** 2
    theirs = 1 - (sum(face != "crit" for face in die) / len(die)) ** 2
    decision = sim.game.decision(sim.state)
    assert decision is not None
    chosen = next(each for each in decision.options if each.key == "use:quiet_cup")
    odds = of_option(sim.play(), chosen)
    assert odds is not None and odds.kind == "opposed"
    assert odds.win == pytest.approx(own * (1 - theirs))


def words(game: OuterRim, card: str) -> str:
    """Return the text of a card without icons."""
    return plain(" ".join(card_text(game.base.content, card).body))


def test_the_log_compares_both(house: OuterRim) -> None:
    sim = table(house)
    for own, theirs, words in (
        (PASS, FAIL, "Boba wins the opposed Stealth test against Bossk"),
        (FAIL, PASS, "Bossk wins the opposed Stealth test against Boba"),
        (PASS, PASS, "Boba and Bossk both pass"),
        (FAIL, FAIL, "Boba and Bossk both fail"),
    ):
        sim = table(house)
        sim.dice(*own, *theirs)
        (compared,) = [e for e in sim.choose("use:quiet_cup") if isinstance(e, SkillsCompared)]
        assert (sim.game.tell(sim.state, compared, 0) or "").startswith(words)
