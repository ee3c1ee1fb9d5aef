"""The eight characters and the eight ships that can be bought: what their cards do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.cards.effects import Cost
from game.outer_rim.catalog import Content
from game.outer_rim.events import (
    AbilityUsed,
    CombatBegan,
    CombatDecided,
    ContactMet,
    ContactSeen,
    CreditsChanged,
    GoalAdvanced,
    GoalCompleted,
    PatrolBeaten,
    PatrolMoved,
    ReputationChanged,
    ShipMoved,
    SkillTested,
)
from game.outer_rim.game import OuterRim
from tests.outer_rim.conftest import Sim

Make = Callable[..., Any]
HONDO = "databank_16_hondo_ohnaka"
BOSHEK = "databank_7_boshek"
EVAZAN = "databank_90_doctor_evazan"
CHOPPER = "databank_13_chopper"
K_2SO = "databank_17_k_2so"
CUP = "enc_lothal_mon_calamari_d"  # a job for Naboo: Stealth, then Piloting
CRATES = "databank_91_unlabelled_crates"  # ILLEGAL, for Tatooine


def alone(sim: Make, character: str, step: str = "action", **player: Any) -> Any:
    """Return a table with a character in a step; keywords that are not the player's are the
    position's."""
    outer = {"decks", "contacts", "faceup", "patrols", "dice"}
    more = {key: player.pop(key) for key in outer & set(player)}
    if character == "lando_calrissian":
        player = {"reputation": {"rebel": "positive"}, **player}
    other = "bossk" if character != "bossk" else "boba_fett"
    return sim(characters=(character, other), players=[player], step=step, **more)


def met(sim: Make, character: str, dice: str, level: int = 1, **player: Any) -> Any:
    """Return a character's fight with an Imperial patrol; dice as initials, the character's
    first."""
    names = {"h": "hit", "c": "crit", "f": "focus", "b": "blank"}
    table = alone(
        sim,
        character,
        "encounter",
        **{"space": "nav_5", **player},
        patrols={"imperial": {"level": level, "space": "nav_5"}},
        dice=[names[each] for each in dice],
    )
    table.choose(f"fight:patrol_imperial_{level}@nav_5")
    return table


def flipped(table: Any, which: str = "personal") -> bool:
    """Return whether this goal was completed in the last answer, for 1 fame, and the card
    flipped."""
    player = table.player()
    told = [each.goal for each in table.found(GoalCompleted)]
    side = player.flipped if which == "personal" else player.ship_flipped
    assert side is (which in told)
    return bool(side)


def on(table: Any, *steps: str) -> None:
    """Answer with the first option while one of these steps asks."""
    while table.step in steps:
        table.choose(table.keys[0])


# --- Boba Fett -----------------------------------------------------------------------------------


@pytest.mark.rule("OR-190")
def test_boba_fett_looks_at_a_contact_where_he_is_once_a_turn(sim: Make) -> None:
    table = alone(sim, "boba_fett", space="takodana")
    table.choose("use:boba_fett")
    assert table.keys == ["look:takodana.1", "look:takodana.2"]
    table.choose("look:takodana.2")
    (seen,) = table.found(ContactSeen)
    assert (seen.seat, seen.place) == (0, "takodana.2")
    assert table.refused("use:boba_fett").clause == "OR-190"
    assert "use:boba_fett" not in alone(sim, "boba_fett", space="nav_5").keys


def evazan(sim: Make, **player: Any) -> Any:
    """Return a table where Boba Fett has beaten Doctor Evazan."""
    table = alone(
        sim,
        "boba_fett",
        "encounter",
        **{"space": "takodana", "credits": 0, "cards": [EVAZAN], **player},
        contacts={"takodana": ["doctor_evazan"]},
        faceup=["doctor_evazan"],
        dice=["hit", "hit", "hit", "blank", "blank"],
    )
    table.choose("meet:takodana.1", f"hunt:{EVAZAN}@doctor_evazan")
    return table


def test_boba_fett_is_paid_5000_more_for_an_elimination(sim: Make) -> None:
    table = evazan(sim, flipped=True)
    table.choose(f"eliminate:{EVAZAN}@doctor_evazan")
    assert table.player().credits == 5000 + 5000
    table = evazan(sim, flipped=True)
    table.choose(f"capture:{EVAZAN}@doctor_evazan")
    assert table.player().credits == 0


def test_the_elimination_that_flips_boba_fett_is_paid_as_before(sim: Make) -> None:
    """His other side came too late for it, as with fame that turns up with the flip (OR-R89)."""
    table = evazan(sim, goal_tokens=1)
    table.choose(f"eliminate:{EVAZAN}@doctor_evazan")
    assert table.player().flipped and table.player().credits == 5000


# --- Bossk ---------------------------------------------------------------------------------------


def test_bossk_mends_in_the_action_step(sim: Make) -> None:
    table = alone(sim, "bossk", space="nav_5", damage={"character": 3, "ship": 1})
    table.choose("use:bossk")
    assert (table.player().character_damage, table.player().ship_damage) == (1, 0)
    assert "use:bossk" not in table.keys
    assert "use:bossk" not in alone(sim, "bossk", space="nav_5").keys  # nothing to mend


@pytest.mark.rule("OR-406", "OR-408")
@pytest.mark.parametrize(
    "cards, bought, done",
    [
        (("shield_upgrade", "vibro_ax"), "mpl_57_grenade_launcher", True),  # 17,000
        (("shield_upgrade", "vibro_ax"), "armored_vest", False),  # 13,000
        (("vibro_ax", "plastoid_armor"), "improved_nav_computer", True),  # 16,000
        (("vibro_ax",), "mpl_57_grenade_launcher", False),  # no mod
        (("shield_upgrade",), "mpl_57_grenade_launcher", False),  # one piece of gear
    ],
)
def test_bossk_gathers_gear(sim: Make, cards: tuple[str, ...], bought: str, done: bool) -> None:
    decks = {"gear_and_mod": [bought]}
    table = alone(sim, "bossk", space="takodana", credits=9000, cards=cards, decks=decks)
    kind = table.game.base.content.assets[bought].kind
    table.choose(f"buy:{bought}@{kind}")
    on(table, "barter", "patrol")
    assert bought in table.player().cards
    assert table.player().flipped is done
    assert table.player().fame == int(done)


@pytest.mark.parametrize("fame, offered", [(0, False), (1, True), (2, True)])
def test_bossk_hunts_players_at_least_as_famous(sim: Make, fame: int, offered: bool) -> None:
    table = sim(
        characters=("bossk", "ketsu_onyo"),
        players=[
            {"space": "nav_22", "flipped": True, "fame": 1},
            {"space": "nav_22", "fame": fame},
        ],
        step="encounter",
        dice=["hit", "blank", "blank", "blank", "blank", "blank"],
    )
    assert ("use:bossk.back.2" in table.keys) is offered
    if offered:
        table.choose("use:bossk.back.2")
        assert table.player().fame == 2


# --- Doctor Aphra --------------------------------------------------------------------------------


def test_doctor_aphra_has_a_skill_for_one_test_a_turn(sim: Make) -> None:
    table = alone(sim, "doctor_aphra", "encounter", space="naboo", cards=[CUP], dice=["hit"] * 4)
    table.choose(f"job:{CUP}")
    assert table.keys == ["use:doctor_aphra", "pass"]
    table.choose("use:doctor_aphra")
    tested = [(each.skill, each.level, each.passed) for each in table.found(SkillTested)]
    assert tested == [("stealth", 1, True), ("piloting", 0, False)]


def test_doctor_aphra_with_help_is_highly_skilled(sim: Make) -> None:
    table = alone(
        sim,
        "doctor_aphra",
        "encounter",
        space="ryloth",
        cards=[HONDO],
        decks={"naboo_ryloth": ["enc_naboo_ryloth_f"]},
        dice=["focus", "blank"],
    )
    table.choose("draw:naboo_ryloth@ryloth", "use:doctor_aphra")
    (tested,) = table.found(SkillTested)
    assert (tested.level, tested.passed) == (2, True)


@pytest.mark.parametrize("tokens, done", [(0, False), (1, True)])
def test_doctor_aphra_completes_jobs(sim: Make, tokens: int, done: bool) -> None:
    table = alone(
        sim,
        "doctor_aphra",
        "encounter",
        space="naboo",
        cards=[CUP],
        goal_tokens=tokens,
        dice=["crit"] * 4,
    )
    table.choose(f"job:{CUP}", "pass")
    on(table, "window")
    assert table.player().flipped is done
    assert table.player().goal_tokens == (0 if done else 1)


def test_doctor_aphra_shops_in_the_planning_step_even_in_open_space(sim: Make) -> None:
    use = "use:doctor_aphra.back.2"
    table = alone(
        sim,
        "doctor_aphra",
        "planning",
        space="nav_22",
        flipped=True,
        credits=2000,
        decks={"gear_and_mod": ["quad_laser_cannon"]},
    )
    table.choose(use, "buy:quad_laser_cannon@mod")
    on(table, "barter", "patrol")
    assert "quad_laser_cannon" in table.player().cards
    assert table.step == "action"
    lost = alone(sim, "doctor_aphra", "planning", space="the_maelstrom", flipped=True)
    assert use not in lost.keys


# --- Han Solo ------------------------------------------------------------------------------------


def test_han_solo_is_two_spaces_faster(sim: Make) -> None:
    assert alone(sim, "han_solo", space="nav_16").values().hyperdrive == 5 + 2
    assert alone(sim, "han_solo", space="nav_16", flipped=True).values().hyperdrive == 5 + 2


@pytest.mark.parametrize(
    "ship, done",
    [
        ("hwk_290", False),
        ("aggressor_class_assault_fighter", True),
        ("yv_666_light_freighter", True),
    ],
)
def test_han_solo_buys_a_dear_ship(sim: Make, ship: str, done: bool) -> None:
    decks = {"ship": [f"{ship}_ship_card"]}
    cards = ["databank_91_droid_parts"]
    table = alone(sim, "han_solo", space="takodana", credits=20000, cards=cards, decks=decks)
    table.choose(f"buy:{ship}_ship_card@ship")
    on(table, "barter", "patrol", "buy")
    assert table.player().ship == ship
    assert table.player().flipped is done
    assert table.player().fame == int(done)


def test_han_solo_talks_his_way_past_patrols(sim: Make) -> None:
    table = alone(
        sim,
        "han_solo",
        "planning",
        space="ord_mantell",
        flipped=True,
        reputation={"imperial": "negative"},
        patrols={"imperial": {"level": 1, "space": "nav_5"}},
        dice=["hit", "blank"],
    )
    table.choose("move:g_1a_starfighter@nav_5")
    assert "use:han_solo.back" in table.keys
    table.choose("use:han_solo.back")
    (tested,) = table.found(SkillTested)
    assert (tested.skill, tested.level, tested.passed) == ("piloting", 1, True)
    assert "move:g_1a_starfighter@lothal" in table.keys
    table.choose("move:g_1a_starfighter@lothal")
    assert table.found(ShipMoved)
    assert table.player().space == "lothal"


# --- IG-88 ---------------------------------------------------------------------------------------


def test_ig_88_rerolls_any_of_its_dice_in_combat_once(sim: Make) -> None:
    table = met(sim, "ig_88", "bfh" + "hc" + "bb")
    again = "reroll:ig_88.1@"
    assert table.keys == [again + "blank", again + "focus", again + "hit", "keep"]
    table.choose(again + "blank", again + "focus")
    assert table.keys == [again + "hit", "done"]
    table.choose("done")  # not asked again about the fresh dice
    (decided,) = table.found(CombatDecided)
    assert decided.damage == 1 + 1 + 2


def test_ig_88_does_not_reroll_tests(sim: Make) -> None:
    table = alone(
        sim,
        "ig_88",
        "encounter",
        space="ryloth",
        decks={"naboo_ryloth": ["enc_naboo_ryloth_f"]},
        dice=["blank", "blank"],
    )
    table.choose("draw:naboo_ryloth@ryloth")
    assert [each.passed for each in table.found(SkillTested)] == [False]


def test_ig_88_takes_a_droid_from_another_player(sim: Make) -> None:
    for crew, offered in ((CHOPPER, True), (HONDO, False)):
        table = sim(
            characters=("ig_88", "bossk"),
            players=[{"space": "nav_22"}, {"space": "nav_22", "cards": [crew]}],
            step="action",
        )
        assert ("use:ig_88.2" in table.keys) is offered
        if offered:
            table.choose("use:ig_88.2")
            assert crew in table.player(0).cards and crew not in table.player(1).cards


@pytest.mark.parametrize("own, done", [((K_2SO,), True), ((HONDO,), False), ((), False)])
def test_ig_88_gathers_two_droids(sim: Make, own: tuple[str, ...], done: bool) -> None:
    table = sim(
        characters=("ig_88", "bossk"),
        players=[
            {"space": "nav_22", "cards": own or ["coaxium_crystal"], "ship": "hwk_290"},
            {"space": "nav_22", "cards": [CHOPPER]},
        ],
        step="action",
    )
    table.choose("use:ig_88.2")
    assert table.player().flipped is done
    assert table.player().fame == int(done)


# --- Jyn Erso ------------------------------------------------------------------------------------


def test_jyn_erso_turns_one_focus_a_turn_to_a_crit(sim: Make) -> None:
    table = met(sim, "jyn_erso", "ffb" + "bb")
    assert table.keys == ["turn:jyn_erso.1@focus", "keep"]
    table.choose("turn:jyn_erso.1@focus")
    assert table.found(CombatDecided)[-1].damage == 2


def test_jyn_erso_uses_it_once_a_turn(sim: Make) -> None:
    table = alone(sim, "jyn_erso", "encounter", space="naboo", cards=[CUP], dice=["focus"] * 4)
    table.choose(f"job:{CUP}", "turn:jyn_erso.1@focus")
    tested = [(each.skill, each.passed) for each in table.found(SkillTested)]
    assert tested == [("stealth", True), ("piloting", False)]


def test_jyn_erso_leaves_her_mark_on_imperial_planets(sim: Make) -> None:
    mark = "use:jyn_erso.2"
    for space, offered in (("naboo", True), ("lothal", True), ("ryloth", False), ("nav_5", False)):
        assert (mark in alone(sim, "jyn_erso", space=space).keys) is offered
    table = alone(sim, "jyn_erso", space="naboo", dice=["blank", "hit"])
    table.choose(mark)
    assert table.player().marks == ()  # unskilled: a crit is needed
    table = alone(sim, "jyn_erso", space="naboo", dice=["blank", "crit"])
    table.choose(mark)
    assert table.player().marks == ("naboo",)
    assert (table.player().flipped, table.player().character_damage) == (False, 0)


def test_jyn_erso_needs_both_planets(sim: Make) -> None:
    table = alone(sim, "jyn_erso", space="lothal", dice=["blank", "crit"])
    table.player().marks = ("lothal",)
    table.edited()
    assert "use:jyn_erso.2" not in table.keys  # marked already
    table.player().marks = ("naboo",)
    table.edited()
    table.choose("use:jyn_erso.2")
    assert table.player().marks == ("naboo", "lothal")
    assert flipped(table) and table.player().fame == 1


def test_jyn_erso_sends_patrols_to_others(sim: Make) -> None:
    table = sim(
        characters=("jyn_erso", "bossk"),
        players=[
            {"space": "takodana", "flipped": True, "credits": 9000},
            {"space": "naboo"},
        ],
        decks={"gear_and_mod": ["dl_44_heavy_blaster_pistol", "mpl_57_grenade_launcher"]},
        patrols={"imperial": {"level": 1, "space": "nav_23"}},
        step="action",
    )
    table.choose("buy:dl_44_heavy_blaster_pistol@gear")  # reveals a card with Imperial 4
    on(table, "barter")
    assert table.step == "patrol.redirect"
    table.choose("redirect:imperial@seat_1")
    on(table, "patrol")
    assert table.state.patrols["imperial"][1] == "naboo"
    assert table.found(PatrolMoved)


def test_sending_a_patrol_costs_what_the_ability_says(game: OuterRim) -> None:
    """No card of the box asks for anything; one of a pack may."""
    jyn = game.base.content.characters["jyn_erso"]
    side = jyn.back
    sends = side.abilities[-1].model_copy(update={"cost": Cost(credits=1000)})
    back = side.model_copy(update={"abilities": (*side.abilities[:-1], sends)})
    components = {**game.base.content.components, "jyn_erso": jyn.model_copy(update={"back": back})}
    dear = OuterRim(Content(components), game.base.pieces, game.base.row, game.version)
    for answer, left in (("redirect:imperial@seat_1", 6000), ("pass", 7000)):
        table = Sim(
            dear,
            characters=("jyn_erso", "bossk"),
            players=[
                {"space": "takodana", "flipped": True, "credits": 9000},
                {"space": "naboo"},
            ],
            decks={"gear_and_mod": ["dl_44_heavy_blaster_pistol", "mpl_57_grenade_launcher"]},
            patrols={"imperial": {"level": 1, "space": "nav_23"}},
            step="action",
        )
        table.choose("buy:dl_44_heavy_blaster_pistol@gear")
        on(table, "barter")
        table.choose(answer)
        assert table.player().credits == left


# --- Ketsu Onyo ----------------------------------------------------------------------------------


def test_ketsu_onyo_reaches_patrols_and_contacts_three_spaces_away(sim: Make) -> None:
    use = "use:ketsu_onyo"
    table = alone(
        sim,
        "ketsu_onyo",
        "encounter",
        space="nav_5",
        contacts={"lothal": ["lobot"]},
        faceup=["lobot"],
        patrols={
            "imperial": {"level": 1, "space": "nav_8"},
            "rebel": {"level": 1, "space": "nav_9"},
        },
    )
    table.choose(use)
    assert "meet:lothal.1" in table.keys  # 2 away
    assert "fight:patrol_rebel_1@nav_9" in table.keys  # 3 away
    assert "fight:patrol_imperial_1@nav_8" in table.keys  # 3 away
    planets = {key.partition(":")[2].partition(".")[0] for key in table.keys if "meet" in key}
    assert planets == {"ord_mantell", "cantonica", "lothal", "mon_calamari"}
    table.choose("meet:lothal.1")
    assert [each.contact for each in table.found(ContactMet)] == ["lobot"]
    assert table.player().space == "nav_5"


@pytest.mark.parametrize("tokens, done", [(0, False), (1, False), (2, True)])
def test_ketsu_onyo_wins_three_combats(sim: Make, tokens: int, done: bool) -> None:
    table = met(sim, "ketsu_onyo", "hhhbb", goal_tokens=tokens)
    assert flipped(table) is done
    assert table.player().goal_tokens == (0 if done else tokens + 1)
    assert not [each for each in table.found(CreditsChanged) if each.amount == 4000]
    table = met(sim, "ketsu_onyo", "bbbhh", goal_tokens=tokens)
    assert table.player().goal_tokens == tokens


def test_ketsu_onyo_is_paid_for_every_win(sim: Make) -> None:
    table = met(sim, "ketsu_onyo", "hhhbb", flipped=True, credits=0)
    assert [each.ability for each in table.found(AbilityUsed)] == ["ketsu_onyo.back.2"]
    assert table.player().credits == 3000 + 4000
    table = sim(
        characters=("bossk", "ketsu_onyo"),
        players=[
            {"space": "nav_22", "flipped": True},
            {"space": "nav_22", "flipped": True, "credits": 0},
        ],
        step="encounter",
        dice=["blank", "blank", "blank", "hit", "blank", "blank"],
    )
    table.choose("use:bossk.back.2")  # she is attacked, and wins
    assert table.player(1).credits == 4000


# --- Lando Calrissian ----------------------------------------------------------------------------


@pytest.mark.rule("OR-327")
def test_lando_calrissian_rerolls_a_die_of_any_roll(sim: Make) -> None:
    again = "reroll:lando_calrissian@blank"
    fight = met(sim, "lando_calrissian", "bhh" + "c" + "bb")
    assert again in fight.keys
    fight.choose(again)
    assert fight.found(CombatDecided)[-1].damage == 4
    delivery = alone(
        sim, "lando_calrissian", space="tatooine", cards=[CRATES], dice=["blank", "hit"]
    )
    delivery.choose(f"deliver:{CRATES}")
    assert delivery.keys == [again, "keep"]
    gamble = alone(
        sim,
        "lando_calrissian",
        "encounter",
        space="ord_mantell",
        decks={"ord_mantell_cantonica": ["enc_ord_mantell_cantonica_a"]},
        dice=["blank", "blank", "hit", "crit"],
        credits=4000,
    )
    gamble.choose("draw:ord_mantell_cantonica@ord_mantell", "choose:a")
    gamble.choose(again)
    assert gamble.player().credits == 2 * 3000
    defence = sim(
        characters=("bossk", "lando_calrissian"),
        players=[
            {"space": "nav_22", "flipped": True},
            {"space": "nav_22", "reputation": {"rebel": "positive"}},
        ],
        step="encounter",
        dice=["hit", "hit", "hit", "blank", "blank", "blank"],
    )
    defence.choose("use:bossk.back.2")
    assert (defence.seat, defence.keys) == (1, [again, "keep"])


def test_lando_calrissian_makes_friends_of_planets(sim: Make) -> None:
    use = "use:lando_calrissian.back.2"
    table = alone(
        sim, "lando_calrissian", space="lothal", flipped=True, credits=1000, dice=["hit", "hit"]
    )
    table.choose(use, "keep")
    assert table.player().credits == 0
    assert [(each.faction, each.now) for each in table.found(ReputationChanged)] == [
        ("imperial", 1)
    ]
    assert use not in alone(sim, "lando_calrissian", space="nav_5", flipped=True).keys
    poor = alone(sim, "lando_calrissian", space="lothal", flipped=True, credits=0)
    assert poor.refused(use).clause == "OR-R26"


# --- ships ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("back, level", [(False, -1), (True, 0)])
def test_ig_2000_beats_patrols_without_a_grudge(sim: Make, back: bool, level: int) -> None:
    ship = "aggressor_class_assault_fighter"
    table = met(sim, "boba_fett", "hhhhhbb", ship=ship, ship_flipped=back)
    assert table.found(PatrolBeaten)
    assert table.player().reputation[1] == level


@pytest.mark.parametrize("theirs, offered", [(0, False), (1, False), (2, True)])
def test_the_firespray_fights_more_famous_players_with_the_ship_even_on_a_planet(
    sim: Make, theirs: int, offered: bool
) -> None:
    use = "use:firespray_31_slave_i"
    for dice, done in ((["crit"] * 5 + ["blank"] * 3, True), (["blank"] * 5 + ["hit"] * 3, False)):
        table = sim(
            players=[
                {"space": "takodana", "ship": "firespray_31_slave_i", "fame": 1},
                {"space": "takodana", "fame": theirs},
            ],
            step="encounter",
            dice=dice,
        )
        assert (use in table.keys) is offered
        if offered:
            table.choose(use)
            (begun,) = table.found(CombatBegan)
            assert (begun.combat, begun.dice, begun.enemy_dice) == ("ship", 5, 3)
            assert flipped(table, "ship") is done
            assert table.player().fame == 1 + int(done)


def test_the_short_hauler_gains_a_third_crew(sim: Make) -> None:
    for others, done in (((HONDO, BOSHEK), True), ((HONDO,), False)):
        table = alone(
            sim,
            "boba_fett",
            space="takodana",
            ship="gx1_short_hauler",
            credits=9000,
            cards=others,
            decks={"job": ["hired_help"]},
        )
        table.choose("buy:hired_help@crew")
        on(table, "barter", "patrol")
        assert "hired_help" in table.player().cards
        assert table.player().ship_flipped is done
        assert table.player().fame == int(done)
        assert len(table.player().cards) == len(others) + 1


def test_kind_regards_need_not_meet_patrols(sim: Make) -> None:
    for back, forced in ((False, True), (True, False)):
        table = alone(
            sim,
            "boba_fett",
            "encounter",
            space="nav_5",
            ship="gx1_short_hauler",
            ship_flipped=back,
            reputation={"imperial": "negative"},
            patrols={"imperial": {"level": 1, "space": "nav_5"}},
        )
        assert ("draw:navpoint@nav_5" not in table.keys) is forced


@pytest.mark.parametrize("cargo, done", [(("coaxium_crystal",), True), ((), False)])
def test_the_lifter_completes_a_job_with_cargo_aboard(
    sim: Make, cargo: tuple[str, ...], done: bool
) -> None:
    table = alone(
        sim,
        "boba_fett",
        "encounter",
        space="naboo",
        ship="heavy_duty_lifter",
        cards=[CUP, *cargo],
        dice=["crit"] * 4,
    )
    table.choose(f"job:{CUP}")
    assert flipped(table, "ship") is done


def test_quiet_errand_is_faster_with_every_job(sim: Make) -> None:
    for jobs, speed in (((), 6), ((CUP,), 7), ((CUP, "imperial_favor", "rebel_favor"), 9)):
        table = alone(
            sim,
            "boba_fett",
            space="naboo",
            ship="heavy_duty_lifter",
            ship_flipped=True,
            cards=[*jobs, "coaxium_crystal"],
        )
        assert table.values().hyperdrive == speed


@pytest.mark.parametrize(
    "cards, credits, offered",
    [(["ion_cannon"], 7000, True), (["ion_cannon"], 6000, False), (["vibro_ax"], 7000, False)],
)
def test_the_hwk_is_fitted_out_for_7000(
    sim: Make, cards: list[str], credits: int, offered: bool
) -> None:
    table = alone(sim, "boba_fett", space="nav_5", ship="hwk_290", cards=cards, credits=credits)
    assert ("use:hwk_290" in table.keys) is offered
    if offered:
        table.choose("use:hwk_290")
        assert flipped(table, "ship")
        assert (table.player().credits, table.player().fame) == (0, 1)


def test_moldy_crow_helps_on_the_ground(sim: Make) -> None:
    table = alone(sim, "boba_fett", space="nav_5", ship="hwk_290", ship_flipped=True)
    assert table.values().ground_combat == 3 + 1


def captor(sim: Make, **player: Any) -> Any:
    """Return a table with a captured Doctor Evazan aboard, on the planet where he is wanted."""
    table = alone(sim, "ig_88", space="mon_calamari", cards=[EVAZAN], **player)
    table.lay(EVAZAN, captive="doctor_evazan")
    return table


def test_the_lancer_brings_one_in(sim: Make) -> None:
    table = captor(sim, ship="lancer_class_pursuit_craft")
    table.choose(f"deliver:{EVAZAN}")
    assert flipped(table, "ship")
    assert table.player().fame == 1 + 1


@pytest.mark.parametrize(
    "cards, done",
    [
        (["quad_laser_cannon", "ion_cannon"], True),
        (["quad_laser_cannon", "databank_8_chewbacca"], True),
        (["quad_laser_cannon", HONDO], False),
        (["databank_8_chewbacca"], False),
    ],
)
def test_the_freighter_delivers_with_two_mods_or_one_and_chewbacca(
    sim: Make, cards: list[str], done: bool
) -> None:
    table = alone(
        sim,
        "boba_fett",
        space="ryloth",
        ship="yt_1300_light_freighter",
        cards=["coaxium_crystal", *cards],
    )
    table.choose("deliver:coaxium_crystal")
    assert flipped(table, "ship") is done
    assert table.player().fame == int(done)


@pytest.mark.parametrize("face", ["focus", "crit"])
def test_the_millennium_falcon_slips_past_customs(sim: Make, face: str) -> None:
    table = alone(
        sim,
        "boba_fett",
        space="tatooine",
        ship="yt_1300_light_freighter",
        ship_flipped=True,
        cards=[CRATES],
        dice=[face],
    )
    assert (table.values().ship_combat, table.values().hull) == (5, 5)
    table.choose(f"deliver:{CRATES}")
    assert table.keys == [f"turn:yt_1300_light_freighter.back@{face}", "keep"]
    table.choose(table.keys[0])
    assert CRATES not in table.player().cards
    assert table.found(GoalAdvanced) == []


def test_the_yv_666_is_put_in_order_for_7000(sim: Make) -> None:
    def begun(**player: Any) -> Any:
        fresh = {"space": "nav_5", "ship": "yv_666_light_freighter", "credits": 7000}
        table = alone(sim, "bossk", **{**fresh, **player})
        table.choose("use:bossk")
        return table

    table = begun(damage={"ship": 1})
    assert table.keys == ["use:yv_666_light_freighter", "pass"]
    table.choose("use:yv_666_light_freighter")
    assert flipped(table, "ship")
    assert (table.player().credits, table.player().fame) == (0, 1)
    assert begun(damage={"ship": 1}, credits=6000).keys == ["pass"]
    assert begun(damage={"character": 1}).step == "action"  # not the ship's damage
