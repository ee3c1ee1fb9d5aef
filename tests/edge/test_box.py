"""The box: its cards, lessons and clauses."""

from __future__ import annotations

import re
from typing import Any

import pytest
from pydantic import ValidationError

from game.bootstrap import ROOT
from game.edge.cards.box import COMPONENT
from game.edge.cards.models import Adversary, Gear, Weapon
from game.edge.names import LINKED
from game.table.clauses import load_clauses
from tests.edge import small
from tests.edge.stories import CONTENT, GAME, PARTS

ARMS: dict[str, dict[str, Any]] = {
    "disruptor_pistol": {
        **{"skill": "ranged_light", "damage": 10, "critical": 2},
        **{"range": "short", "vicious": 4},
    },
    "holdout_blaster": {
        **{"skill": "ranged_light", "damage": 5, "critical": 4, "range": "short", "stun": True}
    },
    "heavy_blaster_pistol": {
        **{"skill": "ranged_light", "damage": 7, "critical": 3, "range": "medium", "stun": True}
    },
    "blaster_carbine": {
        **{"skill": "ranged_heavy", "damage": 9, "critical": 3, "range": "medium", "stun": True}
    },
    "vibroknife": {
        **{"skill": "melee", "damage": 3, "critical": 2, "range": "engaged"},
        **{"pierce": 2, "vicious": 1, "holds": 2},
    },
}


def arm(id: str) -> Weapon:
    """Return the weapon on a card."""
    found = CONTENT.card(id).weapon
    assert found is not None
    return found


def foe(id: str) -> Adversary:
    """Return an adversary of the box."""
    return CONTENT.adversaries[id]


# --- weapons and armor ----------------------------------------------------------------------------


@pytest.mark.rule("EE-318", "EE-319", "EE-320", "EE-321", "EE-322")
@pytest.mark.parametrize("id", ARMS)
def test_a_weapon_has_the_figures_of_the_book(id: str) -> None:
    assert arm(id) == Weapon(**ARMS[id])
    assert CONTENT.card(id).fidelity == "printed"


@pytest.mark.rule("EE-323", "EE-324")
def test_armor_has_the_figures_of_the_book() -> None:
    figures = {
        id: (CONTENT.card(id).soak, CONTENT.card(id).defense)
        for id in ("armored_clothing", "padded_armor")
    }
    assert figures == {"armored_clothing": (1, 1), "padded_armor": (2, 0)}


@pytest.mark.rule("EE-259")
def test_there_is_no_weapon_without_a_critical_rating() -> None:
    figures = {"skill": "melee", "damage": 3, "range": "engaged"}
    with pytest.raises(ValidationError, match="critical"):
        Weapon(**figures)  # type: ignore[arg-type]
    with pytest.raises(ValidationError, match="critical"):
        Weapon(critical=0, **figures)  # type: ignore[arg-type]


# --- heroes ---------------------------------------------------------------------------------------


@pytest.mark.rule("EE-R20", "EE-229", "EE-123")
@pytest.mark.parametrize("id", CONTENT.heroes)
def test_a_hero_is_made_of_experience_and_six_free_ranks(id: str) -> None:
    hero = CONTENT.heroes[id]
    ratings = sum(10 * n for value in hero.ratings.values() for n in range(3, value + 1))
    ranks = sum(5 * n for rank in hero.ranks.values() for n in range(1, rank + 1))
    assert ratings + ranks - 6 * 5 == 120
    assert ratings >= 60, "a good part goes into characteristics"
    assert hero.fidelity == "house" and min(hero.ratings.values()) == 2


@pytest.mark.rule("EE-R20", "EE-233")
def test_there_are_six_heroes_of_the_five_species() -> None:
    assert len(CONTENT.heroes) == 6
    species = {each.species for each in CONTENT.heroes.values()}
    assert species == {"human", "Twi'lek", "Bothan", "Rodian", "Wookiee"}


@pytest.mark.rule("EE-361")
def test_heroes_have_callings_of_the_fringe() -> None:
    callings = {each.calling for each in CONTENT.heroes.values()}
    assert {"smuggler", "technician", "hired gun", "doctor", "hunter"} <= callings


@pytest.mark.rule("EE-236")
def test_heroes_are_better_in_their_field_than_common_people() -> None:
    common = [each for each in CONTENT.adversaries.values() if each.type == "minion"]
    most = max(max(each.ratings.values()) for each in common)
    for hero in CONTENT.heroes.values():
        best = max(hero.ranks, key=lambda skill: (hero.ranks[skill], hero.ratings[LINKED[skill]]))
        assert hero.ranks[best] == 2
        assert max(hero.ratings.values()) >= most
    assert all(not any(each.ranks.values()) for each in common)


@pytest.mark.rule("EE-240", "EE-251")
def test_skills_that_move_people_rest_on_will_and_presence() -> None:
    assert (LINKED["discipline"], LINKED["leadership"]) == ("willpower", "presence")


@pytest.mark.rule("EE-R18")
def test_a_creature_may_be_stronger_than_any_hero() -> None:
    chief = dict(next(each for each in small.PARTS if each["id"] == "chief"))
    strong = {**chief, "ratings": {**chief["ratings"], "brawn": 9}}
    assert COMPONENT.validate_python(strong).ratings["brawn"] == 9
    for hero in CONTENT.heroes.values():
        assert all(1 <= each <= 5 for each in hero.ratings.values())


# --- adversaries ----------------------------------------------------------------------------------


@pytest.mark.rule("EE-302", "EE-R44")
def test_the_infochant_has_the_skills_of_the_book() -> None:
    ranks = {"deception": 2, "knowledge": 2, "perception": 2, "vigilance": 1}
    assert foe("infochant").ranks == ranks and foe("infochant").fidelity == "reported"
    assert foe("infochant").weapons == (arm("holdout_blaster"),)


@pytest.mark.rule("EE-304", "EE-305", "EE-316", "EE-R44")
@pytest.mark.parametrize(
    "id, gun", [("pirate_crew", "heavy_blaster_pistol"), ("pirate_carbine", "blaster_carbine")]
)
def test_pirates_have_skills_as_a_group_and_the_arms_of_the_book(id: str, gun: str) -> None:
    pirate = foe(id)
    assert pirate.type == "minion" and pirate.fidelity == "reported"
    assert {"cool", arm(gun).skill} == set(pirate.ranks) and not any(pirate.ranks.values())
    knife = arm("vibroknife")
    assert pirate.weapons == (arm(gun), knife.model_copy(update={"holds": 0}))
    assert knife.holds == pirate.ratings["brawn"], "its final figure holds his Brawn (EE-R45)"
    assert pirate.soak == pirate.ratings["brawn"] + CONTENT.card("padded_armor").soak


@pytest.mark.rule("EE-307", "EE-308", "EE-309", "EE-311", "EE-R44")
def test_the_captain_has_ten_skills_and_two_talents() -> None:
    captain = foe("captain_vole")
    threes = dict.fromkeys(("coercion", "cool", "deception", "ranged_heavy", "skulduggery"), 3)
    twos = dict.fromkeys(("coordination", "gunnery", "leadership", "resilience"), 2)
    assert captain.ranks == {"melee": 4, **threes, **twos}
    assert len(captain.ranks) == 10 and max(captain.ranks, key=captain.ranks.__getitem__) == "melee"
    assert captain.adversary == 2 and captain.knockdown and captain.fidelity == "reported"


@pytest.mark.rule("EE-306", "EE-315", "EE-R44")
def test_the_slaver_is_a_rival_with_figures_of_the_house() -> None:
    assert (foe("slaver").type, foe("slaver").fidelity) == ("rival", "house")


@pytest.mark.rule("EE-R50")
@pytest.mark.parametrize("field", ["ratings", "soak", "threshold", "weapons"])
def test_an_adversary_without_figures_is_refused(field: str) -> None:
    chief = dict(next(each for each in small.PARTS if each["id"] == "chief"))
    assert COMPONENT.validate_python(chief)
    del chief[field]
    with pytest.raises(ValidationError, match=field):
        COMPONENT.validate_python(chief)


@pytest.mark.rule("EE-R51")
@pytest.mark.parametrize("skill", ["sense", "move", "influence"])
def test_there_are_no_powers_of_the_force(skill: str) -> None:
    assert skill not in LINKED
    with pytest.raises(ValidationError):
        COMPONENT.validate_python(small.hero("cy", {}, {skill: 1}))


# --- prices ---------------------------------------------------------------------------------------


@pytest.mark.rule("EE-R101")
def test_what_is_sold_costs_what_its_kind_costs() -> None:
    prices = {"stim": (25, 25), "tool": (100, 100), "weapon": (150, 900), "armor": (200, 500)}
    prices["ship"] = (600, 600)
    sold = [each for each in PARTS.values() if isinstance(each, Gear) and each.price]
    assert {each.type for each in sold} == set(prices)
    for each in sold:
        least, most = prices[each.type]
        assert least <= each.price <= most, each.id


def test_lessons_are_on_no_list_and_may_begin_with_any_of_their_scenes() -> None:
    assert "short_shift" in CONTENT.stories and "short_shift" not in CONTENT.adventures
    setup = {"game": "edge", "seats": ({"kind": "human"},), "story": "short_shift"}
    setup |= {"heroes": ("juno", "maro"), "scene": "shift_door"}
    assert GAME.new(GAME.setup(setup), 1).scene == "shift_door"
    with pytest.raises(ValueError, match="has no scene .ombra_table."):
        GAME.new(GAME.setup({**setup, "scene": "ombra_table"}), 1)


CLAUSES = load_clauses(ROOT / "cards" / "edge" / "clauses.json").clauses
KNOWN = {each.id for each in CLAUSES}


def test_every_clause_and_ruling_is_there() -> None:
    clauses = {f"EE-{number:03}" for number in range(1, 390)}
    rulings = {f"EE-R{number:02}" for number in (*range(1, 135), 140, 171, 172, 173)}
    assert KNOWN == clauses | rulings


def test_every_clause_says_where_it_is_from() -> None:
    assert [each.id for each in CLAUSES if not each.source] == []


def test_clauses_refer_to_clauses() -> None:
    named = {id for each in CLAUSES for id in re.findall(r"EE-R?\d+", each.text + each.source)}
    assert named <= KNOWN
    assert len(named) > 30
