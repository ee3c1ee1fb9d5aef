"""The eight characters, both sides: figures, skills, what either side says, and the goal reached.

What is here played once is played from all sides in ``test_characters``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.events import GoalCompleted
from game.outer_rim.game import OuterRim
from game.outer_rim.text.cards import card_text
from tests.outer_rim.cards.bench import AFAR, IDLE, NEUTRAL, Make, alone, check_character
from tests.specs import Spec, for_each, read

CHOPPER, L3_37 = "databank_13_chopper", "databank_18_l3_37"
WIN = ("crit", "crit", "crit", "blank", "blank", "blank", "blank")


SPECS = read("outer_rim/cards/characters.spec")


def test_every_character_has_a_spec(box: OuterRim) -> None:
    assert set(SPECS) == set(GOALS) == set(box.base.content.characters)


@for_each(SPECS.values())
def test_figures_skills_and_words(sim: Make, game: OuterRim, spec: Spec) -> None:
    """In the G-1A Starfighter, on either side; and the card says so."""
    for flipped in (False, True):
        table = alone(sim, "action", "nav_3", characters=(spec.id,), flipped=flipped)
        check_character(table, spec, flipped)
    front, back = (card_text(game.base.content, spec.id, flipped=side) for side in (False, True))
    assert (front.name, front.story) == (back.name, back.story) and front.story


# --- goals ---------------------------------------------------------------------------------------


def _bounty(sim: Make, missing: int) -> Any:
    """Collect Greedo's bounty, which is worth 1 fame itself."""
    table = alone(
        sim, "encounter", "kessel", "greedo_bounty",
        goal_tokens=1 - missing,
        contacts={"kessel": ["greedo"]},
        faceup=["greedo"],
        dice=WIN,
    )  # fmt: skip
    table.choose("meet:kessel.1", "hunt:greedo_bounty@greedo", "eliminate:greedo_bounty@greedo")
    return table


def _buys(sim: Make, who: str, key: str, *cards: str) -> Any:
    card, _, kind = key.partition("@")
    deck = {"gear": "gear_and_mod", "ship": "ship"}[kind]
    table = alone(
        sim, "action", "takodana", *cards, credits=20_000, characters=(who,), decks={deck: [card]}
    )
    table.choose(f"buy:{key}")
    while table.step in ("barter", "patrol", "buy"):
        table.choose("pay" if "pay" in table.keys else table.keys[0])
    return table


def _gear(sim: Make, missing: int) -> Any:
    """Own Shield Upgrade for 4,000, Vibro-Ax for 5,000, and buy the launcher for 8,000 or the vest
    for 4,000: 17,000 or 13,000."""
    key = "armored_vest@gear" if missing else "mpl_57_grenade_launcher@gear"
    return _buys(sim, "bossk", key, "shield_upgrade", "vibro_ax")


def _dear_ship(sim: Make, missing: int) -> Any:
    """Buy the YV-666 for 15,000, or the Lancer for 10,000."""
    ship = "lancer_class_pursuit_craft" if missing else "yv_666_light_freighter"
    return _buys(sim, "han_solo", f"{ship}_ship_card@ship", IDLE)


def _job(sim: Make, missing: int) -> Any:
    goal = {"characters": ("doctor_aphra",), "goal_tokens": 1 - missing}
    table = alone(sim, "encounter", "ord_mantell", "hutt_favor", dice=("crit", "blank"), **goal)
    table.choose("job:hutt_favor")
    while table.step == "window":
        table.choose("pass")
    return table


def _droids(sim: Make, missing: int) -> Any:
    """Have IG-88 take Chopper along; L3-37 is already aboard."""
    own = IDLE if missing else L3_37
    usual: dict[str, Any] = {"space": "nav_22", "credits": 0, "reputation": NEUTRAL}
    table = sim(
        characters=("ig_88", "bossk"),
        players=[{**usual, "ship": "hwk_290", "cards": [own]}, {**usual, "cards": [CHOPPER]}],
        patrols=AFAR,
        step="action",
    )
    table.choose("use:ig_88.2")
    assert CHOPPER in table.player().cards
    return table


def _marks(sim: Make, missing: int) -> Any:
    table = alone(sim, "action", "lothal", characters=("jyn_erso",), dice=("crit", "blank"))
    table.player().marks = () if missing else ("naboo",)
    table.edited()
    table.choose("use:jyn_erso.2")
    assert table.player().marks[-1] == "lothal"
    return table


def _combat(sim: Make, missing: int) -> Any:
    """Win for the third time, against a Hutt patrol of level 1, which gives no fame."""
    goal = {"characters": ("ketsu_onyo",), "goal_tokens": 2 - missing}
    table = alone(sim, "encounter", "nav_3", dice=WIN[:5], **goal)
    table.choose("fight:patrol_hutt_1@nav_3")
    return table


def _illegal(sim: Make, missing: int) -> Any:
    """Deliver Spice on Naboo, which is worth 2 fame itself."""
    goal = {"characters": ("lando_calrissian",), "goal_tokens": 1 - missing}
    table = alone(sim, "action", "naboo", "spice", dice=("hit",), **goal)
    table.choose("deliver:spice")
    table.choose("keep")  # he may reroll any die
    return table


Deed = Callable[[Make, int], Any]
GOALS: dict[str, tuple[Deed, int]] = {
    "boba_fett": (_bounty, 1), "bossk": (_gear, 0), "doctor_aphra": (_job, 0),
    "han_solo": (_dear_ship, 0), "ig_88": (_droids, 0), "jyn_erso": (_marks, 0),
    "ketsu_onyo": (_combat, 0), "lando_calrissian": (_illegal, 0),
}  # fmt: skip
"""the last deed, and the fame that it brings on its own"""


@pytest.mark.parametrize("missing", [0, 1])
@pytest.mark.parametrize("id", GOALS)
def test_the_goal_is_1_fame_and_the_flip(sim: Make, id: str, missing: int) -> None:
    """With the last deed, and not with one too few."""
    deed, fame = GOALS[id]
    table = deed(sim, missing)
    done = [each.goal for each in table.log if isinstance(each, GoalCompleted)]
    assert done == ([] if missing else ["personal"])
    player = table.player()
    assert (player.character, player.flipped, player.fame) == (id, not missing, fame + 1 - missing)
