"""Skill tests: who has which skill, the two dice, what they need, and what follows."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import product
from typing import Any, get_args

import pytest

from game.outer_rim.cards import box
from game.outer_rim.cards.effects import Skill
from game.outer_rim.cards.lint.single import effects
from game.outer_rim.cards.models import EncounterCard
from game.outer_rim.catalog import Content
from game.outer_rim.events import (
    DamageSuffered,
    DiceChanged,
    DiceRolled,
    SkillTested,
)
from game.outer_rim.game import OuterRim

Make = Callable[..., Any]
FACES = ("hit", "crit", "focus", "blank")
NEEDED = ({"crit"}, {"crit", "hit"}, {"crit", "hit", "focus"})
HONDO = "databank_16_hondo_ohnaka"  # crew with Tactics
SAW = "databank_22_saw_gerrera"  # crew with Tactics
HERA = "databank_15_hera_syndulla"  # crew with Piloting


def tactics(sim: Make, character: str, *cards: str, dice: tuple[str, ...] = ()) -> Any:
    """Return a test of Tactics on Ryloth: 2,000 on a pass; 1,000 and 1 damage on a fail."""
    table = sim(
        characters=(character,),
        players=[{"space": "ryloth", "credits": 5000, "cards": cards}],
        decks={"naboo_ryloth": ["enc_naboo_ryloth_f"]},
        step="encounter",
        dice=dice,
    )
    table.choose("draw:naboo_ryloth@ryloth")
    return table


def outcome(table: Any) -> SkillTested:
    """Return the one test that the last answer decided."""
    (tested,) = table.found(SkillTested)
    return tested  # type: ignore[no-any-return]


# --- having a skill ------------------------------------------------------------------------------


@pytest.mark.rule("OR-313")
def test_skills_come_from_the_character_card_and_from_all_crew(sim: Make) -> None:
    ship = {"ship": "yt_1300_light_freighter"}
    table = sim(characters=("ig_88",), players=[{"cards": ["databank_90_boshek"], **ship}])
    assert table.values().skills == {"strength": 1, "tech": 1}
    table = sim(characters=("ig_88",), players=[{"cards": [HONDO, HERA], **ship}])
    assert table.values().skills == {"strength": 1, "tech": 1, "tactics": 1, "piloting": 1}


@pytest.mark.rule("OR-314")
def test_the_seven_skills(game: OuterRim) -> None:
    seven = {"influence", "knowledge", "piloting", "stealth", "strength", "tactics", "tech"}
    assert set(get_args(Skill)) == seven
    printed = {skill for card in game.base.content.characters.values() for skill in card.skills}
    tested = {
        skill
        for card in (
            *game.base.content.encounter_cards.values(),
            *game.base.content.databank.values(),
        )
        for _, effect in effects(card)
        if effect.do == "test"
        for skill in effect.skill
    }
    assert printed == tested == seven


@pytest.mark.rule("OR-328")
def test_the_skills_of_lando_and_boba(sim: Make) -> None:
    table = sim(characters=("lando_calrissian", "boba_fett"))
    assert set(table.values(0).skills) == {"piloting", "knowledge", "influence"}
    assert set(table.values(1).skills) == {"stealth", "tactics"}


# --- the roll ------------------------------------------------------------------------------------


@pytest.mark.rule("OR-315")
def test_a_test_is_performed_without_the_skill_too(sim: Make) -> None:
    table = tactics(sim, "ig_88", dice=("crit", "blank"))
    assert "tactics" not in table.values().skills
    assert (outcome(table).level, outcome(table).passed) == (0, True)


@pytest.mark.rule("OR-316")
@pytest.mark.parametrize("cards", [(), (HONDO,)])
@pytest.mark.parametrize("character", ["ig_88", "boba_fett"])
def test_two_dice_whatever_the_skill(sim: Make, character: str, cards: tuple[str, ...]) -> None:
    table = tactics(sim, character, *cards)
    (rolled,) = table.found(DiceRolled)
    assert (rolled.seat, rolled.purpose, len(rolled.faces)) == (0, "test", 2)


@pytest.mark.rule("OR-317", "OR-318", "OR-319", "OR-320", "OR-321")
@pytest.mark.parametrize(
    "level, character, cards",
    [(0, "ig_88", ()), (1, "boba_fett", ()), (1, "ig_88", (HONDO,)), (2, "boba_fett", (HONDO,))],
)
@pytest.mark.parametrize("faces", list(product(FACES, FACES)))
def test_what_the_dice_need(
    sim: Make, level: int, character: str, cards: tuple[str, ...], faces: tuple[str, str]
) -> None:
    tested = outcome(tactics(sim, character, *cards, dice=faces))
    assert (tested.skill, tested.level, tested.faces) == ("tactics", level, faces)
    assert tested.passed == bool(NEEDED[level] & set(faces))


@pytest.mark.rule("OR-322")
def test_the_same_skill_on_card_and_crew_is_high_skill(sim: Make) -> None:
    assert outcome(tactics(sim, "boba_fett", dice=("focus", "blank"))).passed is False
    tested = outcome(tactics(sim, "boba_fett", HONDO, dice=("focus", "blank")))
    assert (tested.level, tested.passed) == (2, True)


def either(game: OuterRim, card: str, *names: str) -> OuterRim:
    """Return the game with other skills to pick from in the tests of an encounter card."""
    components = dict(box.cards().components)
    told = components[card].model_dump_json(exclude_unset=True)
    told = re.sub(r'"skill":\[[^]]*\]', f'"skill":{json.dumps(names)}', told)
    components[card] = EncounterCard.model_validate_json(told)
    return OuterRim(Content(components), game.base.pieces, game.base.row, game.version)


# --- what follows --------------------------------------------------------------------------------


@pytest.mark.rule("OR-323")
def test_the_card_says_what_passing_and_failing_do(sim: Make) -> None:
    table = tactics(sim, "boba_fett", dice=("hit", "blank"))
    assert table.player().credits == 7000
    assert table.player().reputation[2] == 1  # 1 Rebel reputation
    assert table.player().character_damage == 0
    table = tactics(sim, "boba_fett", dice=("focus", "blank"))
    assert table.player().credits == 6000
    assert table.player().reputation[2] == 0
    assert table.player().character_damage == 1


@pytest.mark.rule("OR-324")
def test_an_outcome_without_text_does_nothing(sim: Make) -> None:
    position: dict[str, Any] = {
        "players": [{"space": "nal_hutta", "reputation": {"hutt": "neutral"}}],
        "decks": {"tatooine_nal_hutta": ["enc_tatooine_nal_hutta_a"]},
        "step": "encounter",
    }
    table = sim(dice=["blank", "focus"], **position)  # only a pass has an effect
    before = table.player().clone()
    table.choose("draw:tatooine_nal_hutta@nal_hutta")
    assert outcome(table).passed is False
    assert table.player() == before
    assert table.seat == 1  # the step is over
    table = sim(
        players=[{"space": "mon_calamari", "reputation": {"hutt": "negative"}}],
        contacts={"mon_calamari": ["ponda_baba"]},
        faceup=["ponda_baba"],
        step="encounter",
        dice=["crit", "blank"],
    )
    table.choose("meet:mon_calamari.1")  # only a fail has an effect
    assert outcome(table).passed is True
    assert table.found(DamageSuffered) == []


def han_on_mon_calamari(sim: Make, character: str) -> Any:
    table = sim(
        characters=(character,),
        players=[{"space": "mon_calamari", "cards": ["databank_91_droid_parts"]}],
        decks={"lothal_mon_calamari": ["enc_lothal_mon_calamari_a"]},
        step="encounter",
        dice=["blank", "hit"],
    )
    table.choose("draw:lothal_mon_calamari@mon_calamari", "choose:a")
    return table


@pytest.mark.rule("OR-325")
def test_han_solo_passes_with_a_blank_and_a_hit(sim: Make) -> None:
    table = han_on_mon_calamari(sim, "han_solo")
    tested = outcome(table)
    assert (tested.skill, tested.level, tested.passed) == ("piloting", 1, True)
    assert table.player().ship_damage == 0


@pytest.mark.rule("OR-326")
def test_the_same_roll_fails_unskilled(sim: Make) -> None:
    table = han_on_mon_calamari(sim, "ig_88")
    assert (outcome(table).level, outcome(table).passed) == (0, False)
    assert table.player().ship_damage == 1


# --- abilities around a test ---------------------------------------------------------------------


@pytest.mark.rule("OR-327")
def test_lando_rerolls_a_die_of_a_test(sim: Make) -> None:
    table = sim(
        characters=("lando_calrissian",),
        players=[
            {
                "space": "mon_calamari",
                "cards": ["databank_91_droid_parts"],
                "reputation": {"rebel": "positive"},
            }
        ],
        decks={"lothal_mon_calamari": ["enc_lothal_mon_calamari_a"]},
        step="encounter",
        dice=["blank", "focus", "hit"],
    )
    table.choose("draw:lothal_mon_calamari@mon_calamari", "choose:a")
    again = "reroll:lando_calrissian@"
    assert table.keys == [again + "blank", again + "focus", "keep"]
    table.choose(again + "focus")
    (rolled,) = table.found(DiceRolled)  # reported as a roll, not as a change of dice on the table
    assert (rolled.seat, rolled.purpose, rolled.faces) == (0, "test", ("hit",))
    assert rolled.cause == "lando_calrissian" and table.found(DiceChanged) == []
    assert outcome(table).faces == ("blank", "hit")
    assert outcome(table).passed is True


def bribe(sim: Make, *dice: str, credits: int = 5000, cards: tuple[str, ...] = ()) -> Any:
    """Return a test on Cantonica that 2,000 can pass after all."""
    table = sim(
        characters=("ig_88",),
        players=[{"space": "cantonica", "credits": credits, "cards": cards}],
        decks={"ord_mantell_cantonica": ["enc_ord_mantell_cantonica_b"]},
        step="encounter",
        dice=dice,
    )
    table.choose("draw:ord_mantell_cantonica@cantonica", "choose:a")
    return table


@pytest.mark.parametrize(
    ("credits", "answer", "then"),
    [
        (5000, "use:databank_20_maz_kanata", "nothing"),  # averted already
        (5000, "pass", "question"),
        (2000, "pass", "question"),
        (1999, "pass", "nothing"),
    ],
)
def test_what_is_averted_is_not_bought_off_besides(
    sim: Make, credits: int, answer: str, then: str
) -> None:
    """Maz Kanata comes first; a player who does not use her may still pay the card."""
    table = bribe(sim, "blank", "blank", credits=credits, cards=("databank_20_maz_kanata",))
    if credits >= 2000:
        assert table.keys == ["use:databank_20_maz_kanata", "pass"]
        table.choose(answer)
    assert ("pay" in table.keys) is (then == "question")
    if answer != "pass":
        assert (outcome(table).passed, table.player().credits) == (True, credits - 2000)
