"""Skill tests: who has which skill, the two dice, what they need, and what follows."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any, get_args

import pytest

from game.outer_rim.cards.effects.language import Skill
from game.outer_rim.cards.lint.single import effects
from game.outer_rim.combat.events import DamageSuffered, SkillTested
from game.outer_rim.game import OuterRim

Make = Callable[..., Any]
FACES = ("hit", "crit", "focus", "blank")
NEEDED = ({"crit"}, {"crit", "hit"}, {"crit", "hit", "focus"})
HONDO = "databank_16_hondo_ohnaka"  # crew with Tactics


def tactics(sim: Make, character: str, *cards: str, dice: tuple[str, ...] = ()) -> Any:
    """Return a test of Tactics on Ryloth: 2,000 on a pass; 1,000 and 1 damage on a fail."""
    table = sim(
        characters=(character,), players=[{"space": "ryloth", "credits": 5000, "cards": cards}],
        decks={"naboo_ryloth": ["enc_naboo_ryloth_f"]}, step="encounter", dice=dice,
    )  # fmt: skip
    table.choose("draw:naboo_ryloth@ryloth")
    return table


def outcome(table: Any) -> SkillTested:
    """Return the one test that the last answer decided."""
    (tested,) = table.found(SkillTested)
    return tested  # type: ignore[no-any-return]


# --- having a skill ------------------------------------------------------------------------------


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


# --- the roll ------------------------------------------------------------------------------------


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


# --- what follows --------------------------------------------------------------------------------


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
