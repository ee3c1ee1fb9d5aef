"""The first chapters of the rules: who plays, characteristics, skills, difficulty, the sources of
the dice, and what symbols may bring."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, get_args

import pytest
from pydantic import ValidationError

from game.edge.cards.box import COMPONENT
from game.edge.cards.models import Hero
from game.edge.checks import lines
from game.edge.dice.faces import NEGATIVE, POSITIVE, Kind
from game.edge.dice.pool import Build, Pool
from game.edge.frames import Plain, Tray
from game.edge.names import CHARACTERISTICS, LINKED, SKILLS, Change
from game.edge.people import rules as people
from game.edge.scenes import ports
from game.table.maps.areas import Areas
from tests.edge import small
from tests.edge.bench import Sim
from tests.edge.stories import CONTENT
from tests.edge.test_campaign import crew, with_ledger
from tests.edge.test_checks import at_hall
from tests.edge.test_combat_spending import made, shot
from tests.edge.test_fights import ADA, BO, CHIEF, THUGS, Fray
from tests.edge.test_sources import hall


def at_hall_in_the_dark() -> Sim:
    """Return the check of the hall, on which the program spends a dark point."""
    sim = Sim(small.game(), small.SETUP)
    sim.state.dark = 1
    return sim.do("go:go", "leave", "way:sneak")


def reasons(sim: Sim) -> list[str]:
    """Return why each step of the pool is there."""
    tray = sim.state.stack[-1]
    assert isinstance(tray, Tray)
    return [each.step.why for each in lines.build(sim.game.play(sim.state), tray).lines]


# --- who plays ------------------------------------------------------------------------------------


@pytest.mark.rule("EE-003")
def test_nobody_is_asked_for_an_adversary() -> None:
    sim = Sim(small.game(), {**small.FRAY, "seats": ({"kind": "human"},) * 2}).do("begin")
    asked = []
    for _ in range(60):
        if sim.state.fight is None:
            break
        frame = sim.state.stack[-1]
        asked.append("" if isinstance(frame, Plain) else frame.who)  # type: ignore[union-attr]
        sim.do("end" if "end" in sim.keys else sim.keys[0])
    assert set(asked) == {"", ADA, BO} and len(asked) > 10


@pytest.mark.rule("EE-009")
def test_places_on_the_picture_of_a_map_are_of_no_account() -> None:
    def ranges(areas: Areas) -> list[object]:
        sim = Fray()
        sim.game.content.maps = {"yards": areas}
        play = sim.touch().play
        return [play.range(ADA, THUGS), play.range(ADA, CHIEF), play.range(ADA, BO)]

    far = {
        id: replace(zone, outline=tuple((9 * x, 9 * y) for x, y in zone.outline))
        for id, zone in small.YARDS.zones.items()
    }
    assert ranges(replace(small.YARDS, zones=far)) == ranges(small.YARDS) == [
        "medium", "long", "short",
    ]  # fmt: skip


# --- characteristics and skills -------------------------------------------------------------------


@pytest.mark.rule("EE-120")
def test_there_are_six_characteristics() -> None:
    six = ("brawn", "agility", "intellect", "cunning", "willpower", "presence")
    assert CHARACTERISTICS == six
    five = dict.fromkeys(six[:5], 2)
    with pytest.raises(ValidationError, match="six"):
        COMPONENT.validate_python({**small.hero("cy", {}, {}), "ratings": five})


@pytest.mark.rule("EE-131", "EE-R17")
def test_no_hero_begins_with_a_characteristic_above_five() -> None:
    assert isinstance(COMPONENT.validate_python(small.hero("cy", {"brawn": 5}, {})), Hero)
    with pytest.raises(ValidationError, match="5"):
        COMPONENT.validate_python(small.hero("cy", {"brawn": 6}, {}))


@pytest.mark.rule("EE-125")
def test_ratings_of_the_box_lie_between_one_and_six() -> None:
    sheets = (*CONTENT.heroes.values(), *CONTENT.adversaries.values())
    ratings = {rating for each in sheets for rating in each.ratings.values()}
    assert min(ratings) >= 1 and max(ratings) <= 6


@pytest.mark.rule("EE-127")
def test_who_has_no_figure_of_his_own_is_average() -> None:
    least = [min(each.ratings.values()) for each in CONTENT.heroes.values()]
    assert set(least) == {2}
    raiders = {each.rating for each in CONTENT.ships.values() if not each.skill}
    assert raiders <= {2}


SKILLS_OF = {
    "agility": {"coordination", "ranged_light", "ranged_heavy"},
    "brawn": {"athletics", "brawl", "melee"},
    "cunning": {"deception", "perception", "survival"},
    "intellect": {"astrogation", "computers", "knowledge"},
    "presence": {"charm", "leadership"},
    "willpower": {"coercion", "discipline", "vigilance"},
}


@pytest.mark.rule("EE-133", "EE-134", "EE-135", "EE-136", "EE-137", "EE-138", "EE-150")
@pytest.mark.rule("EE-151", "EE-152")
@pytest.mark.parametrize("characteristic", CHARACTERISTICS)
def test_each_characteristic_serves_its_skills(characteristic: str) -> None:
    for skill in SKILLS_OF[characteristic]:
        assert LINKED[skill] == characteristic  # type: ignore[index]
    sim = Fray()
    ratings = {**small.TWOS, characteristic: 5}
    ada = COMPONENT.validate_python(small.hero(ADA, ratings, {}))
    sim.game.content.components[ADA] = ada
    for skill in SKILLS:
        assert sim.play.linked(ADA, skill) == (5 if LINKED[skill] == characteristic else 2)


@pytest.mark.rule("EE-143")
def test_every_skill_has_one_characteristic() -> None:
    assert set(LINKED) == set(SKILLS) and set(LINKED.values()) <= set(CHARACTERISTICS)


@pytest.mark.rule("EE-139", "EE-140", "EE-141")
def test_brawn_and_willpower_make_thresholds_and_soak() -> None:
    found = []
    for ratings in ({}, {"brawn": 4}, {"willpower": 4}):
        sim = Fray()
        ada = COMPONENT.validate_python(small.hero(ADA, ratings, {}))
        sim.game.content.components[ADA] = ada
        play = sim.play
        found.append((play.wound_threshold(ADA), play.soak(ADA), play.strain_threshold(ADA)))
    assert found == [(12, 2, 12), (14, 4, 12), (12, 2, 14)]


@pytest.mark.rule("EE-144", "EE-145")
def test_a_skill_without_training_has_no_rank_and_may_be_tried() -> None:
    sim = at_hall().do("way:talk", "lead:bo")
    assert sim.game.play(sim.state).rank(BO, "charm") == 0
    assert sim.pool["ability"] == 2 and "proficiency" not in sim.pool and "roll" in sim.keys


@pytest.mark.rule("EE-148")
def test_a_campaign_improves_any_skill() -> None:
    sim = Sim(small.game(), with_ledger(crew(experience=500)))
    learned = {key.partition(":")[2] for key in sim.keys if key.startswith("learn:")}
    assert learned == {f"{skill}@{who}" for skill in SKILLS for who in (ADA, BO)}


@pytest.mark.rule("EE-149")
def test_a_skill_of_the_beginning_costs_less_to_improve() -> None:
    sim = Sim(small.game(), with_ledger(crew(experience=500)))
    play = sim.game.play(sim.state)
    assert ports.price(play, ADA, "charm") == 10 and ports.price(play, ADA, "cool") == 10
    sim.state.learned = {ADA: ("cool",)}
    assert ports.price(sim.game.play(sim.state), ADA, "cool") == 15


# --- difficulty -----------------------------------------------------------------------------------


@pytest.mark.rule("EE-012")
@pytest.mark.parametrize("face, bells", [("s", 0), ("-", 2)])
def test_the_check_settles_what_happens(
    monkeypatch: pytest.MonkeyPatch, face: str, bells: int
) -> None:
    sim = at_hall().do("way:sneak").roll(monkeypatch, face, *["-"] * 5)
    assert sim.state.counts.get("bells", 0) == bells


@pytest.mark.rule("EE-166", "EE-167", "EE-171", "EE-191", "EE-025")
def test_the_way_alone_sets_the_difficulty() -> None:
    sim = at_hall()
    for keys in (("way:sneak",), ("push",), ("edge",), ("gear:boots",), ("lead:bo",), ("edge",)):
        assert sim.do(*keys).pool["difficulty"] == 2
        assert not any(key.startswith(("level", "difficulty")) for key in sim.keys)
    assert "challenge" not in sim.pool
    assert sim.do("lead:ada", "way:talk", "way:sneak").pool["difficulty"] == 2


@pytest.mark.rule("EE-174", "EE-175", "EE-176", "EE-177")
@pytest.mark.parametrize("band, dice", [("short", 1), ("medium", 2), ("long", 3), ("extreme", 4)])
def test_a_shot_is_as_hard_as_it_is_far(
    monkeypatch: pytest.MonkeyPatch, band: str, dice: int
) -> None:
    game = made(pistol={"weapon": {**PISTOL, "range": "extreme"}}, thug={"defense": 0})
    sim = Fray()
    sim.game = game
    monkeypatch.setattr("game.edge.context.Play.range", lambda self, one, two: band)
    sim.touch().do(f"attack:pistol@{THUGS}")
    assert sim.pool["difficulty"] == dice


PISTOL = {"skill": "ranged_light", "damage": 7, "critical": 3, "range": "medium"}


# --- where the dice come from ---------------------------------------------------------------------


@pytest.mark.rule("EE-019")
def test_every_die_of_a_check_is_positive_or_negative() -> None:
    assert {*POSITIVE, *NEGATIVE} == {*Kind} - {Kind.FORCE}
    assert not {*POSITIVE} & {*NEGATIVE}
    sim = at_hall().do("way:sneak", "push", "edge")
    assert {*sim.pool} == {"proficiency", "ability", "boost", "difficulty", "setback"}


@pytest.mark.rule("EE-020", "EE-050", "EE-182")
def test_positive_dice_have_their_sources() -> None:
    mods = ({"change": "boost", "why": "rain"}, {"change": "upgrade", "why": "a hint"})
    sim = hall(mods=mods).do("way:sneak")
    assert sim.pool == {"proficiency": 2, "ability": 1, "boost": 1, "difficulty": 2}
    before = Pool(**sim.pool)
    for key, more in (
        ("help:bo", Pool(boost=1)),
        ("push", Pool(boost=1)),
        ("gear:boots", Pool(boost=1)),
    ):
        assert Pool(**sim.do(key).pool) == before + more
        before = before + more
    sim.do("edge")
    assert sim.pool["proficiency"] == 3 and "ability" not in sim.pool
    assert {"rain", "a hint", "Bo helps", "Boots", "pushed", "a light point"} <= {*reasons(sim)}


@pytest.mark.rule("EE-021", "EE-104")
def test_negative_dice_have_their_sources() -> None:
    sim = hall(mods=({"change": "setback", "why": "floodlights"},))
    sim.person(ADA).injuries = (("hurt", 75),)
    sim.game.forget()
    assert sim.do("way:sneak").pool["setback"] == 2
    assert {"floodlights", "Hurt"} <= {*reasons(sim)}
    assert sim.do("way:talk").pool["challenge"] == 1 and "clerk, vigilance" in reasons(sim)
    sim = at_hall_in_the_dark()
    assert sim.pool["challenge"] == 1 and "a dark point" in reasons(sim)
    sim = Fray()
    people.mark(sim.play, THUGS, "cover")
    sim.touch().do(f"attack:pistol@{THUGS}")
    assert "defense" in reasons(sim)
    assert sim.touch().pool["setback"] == 1


@pytest.mark.rule("EE-189")
def test_a_scene_gives_difficulty_challenge_boost_and_setback_dice() -> None:
    mods = ({"change": "boost", "why": "fog"}, {"change": "setback", "why": "mud"})
    plain = hall(mods=()).do("way:sneak").pool
    sim = hall(mods=mods, upgrades=1).do("way:sneak")
    assert plain == {"proficiency": 1, "ability": 2, "difficulty": 2}
    assert sim.pool == {**plain, "boost": 1, "challenge": 1, "difficulty": 1, "setback": 1}


@pytest.mark.rule("EE-192", "EE-104")
def test_both_sides_may_upgrade_what_the_check_began_with() -> None:
    sim = at_hall_in_the_dark().do("edge")
    assert sim.pool == {
        **{"proficiency": 2, "ability": 1, "challenge": 1, "difficulty": 1, "setback": 1}
    }


@pytest.mark.rule("EE-094", "EE-R51")
@pytest.mark.parametrize("change", get_args(Change))
def test_nothing_of_the_adventures_brings_a_force_die(change: Any) -> None:
    steps = tuple(lines.step(change, 2, "a reason") for _ in range(3))
    assert not Build(steps).pool.count(Kind.FORCE)


@pytest.mark.rule("EE-107", "EE-108", "EE-109")
def test_an_impossible_task_costs_a_point_that_does_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plain = hall().do("way:sneak").pool
    sim = hall(impossible=True)
    sim.state.light = 2
    sim.game.forget()
    assert sim.do("way:sneak").pool == plain and sim.state.light == 2
    assert "edge" not in sim.keys
    sim.roll(monkeypatch, *["-"] * sum(plain.values()))
    assert (sim.state.light, sim.state.dark) == (1, 1)


# --- what symbols bring ---------------------------------------------------------------------------


@pytest.mark.rule("EE-070")
def test_more_failures_are_no_worse_than_one(monkeypatch: pytest.MonkeyPatch) -> None:
    states = []
    for faces in (("f", "-"), ("ff", "ff")):
        sim = at_hall().do("way:sneak")
        sim.roll(monkeypatch, "-", "-", "-", *faces, "-")
        states.append((sim.state.scene, sim.state.counts, sim.state.people))
    assert states[0] == states[1]


@pytest.mark.rule("EE-067")
def test_more_success_is_more_damage(monkeypatch: pytest.MonkeyPatch) -> None:
    wounds = [shot(monkeypatch, faces).person(THUGS).wounds for faces in ("s", "ss", "ss s")]
    assert wounds == [wounds[0], wounds[0] + 1, wounds[0] + 2] and wounds[0] > 0


@pytest.mark.rule("EE-073", "EE-074")
def test_advantage_buys_several_things_in_a_fight(monkeypatch: pytest.MonkeyPatch) -> None:
    sim = shot(monkeypatch, "sa aa aa")
    bought = {"spend:critical_hit", "spend:breathe", "spend:more_time"}
    assert bought <= set(sim.keys)
    sim.do("spend:breathe", "spend:more_time")
    assert sim.person(ADA).strain == 2 and people.turn_of(sim.play, ADA).free == 1  # type: ignore


@pytest.mark.rule("EE-076")
def test_threat_costs_footing_cover_strain_a_maneuver_and_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sim = shot(monkeypatch, "", "tt t")
    assert {"pay:prone", "pay:falter", "pay:strain", "pay:let_move"} <= set(sim.keys)
    sim = Sim(made(), small.SETUP).do("go:go", "leave", "way:sneak")
    sim.roll(monkeypatch, "-", "-", "-", "tt", "t", "-")
    assert {"pay:lose_time", "pay:strain"} <= set(sim.keys)


@pytest.mark.rule("EE-083")
def test_a_triumph_of_a_hit_is_a_critical_hit_without_advantage(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sim = shot(monkeypatch, "s", great="t")
    before = sim.person(THUGS).wounds
    assert "spend:critical_hit" not in sim.keys
    sim.do("triumph:critical_hit")
    assert sim.person(THUGS).wounds == before + 4


@pytest.mark.rule("EE-085", "EE-092")
def test_triumph_and_despair_bring_what_nothing_else_does(monkeypatch: pytest.MonkeyPatch) -> None:
    rich = shot(monkeypatch, "aa aa aa")
    assert rich.why("spend:great_help@bo") == "EE-R68"
    assert "triumph:great_help@bo" in shot(monkeypatch, "", great="t").keys
    poor = shot(monkeypatch, "", "tt tt")
    assert poor.why("pay:jam") == "EE-R68" and "pay:prone" in poor.keys
    assert "despair:jam" in shot(monkeypatch, "", dire="d").keys
