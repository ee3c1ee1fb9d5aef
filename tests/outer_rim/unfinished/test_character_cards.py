"""The eight characters of the expansion: figures, starts, what both sides say and do, and goals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.combat import rules as combat
from game.outer_rim.combat.events import SkillTested
from game.outer_rim.combat.frames import Combat
from game.outer_rim.effects.triggers import PASS
from game.outer_rim.events import CharacterTurned, CreditsChanged, FameChanged, GoalCompleted
from game.outer_rim.frames.base import Context
from game.outer_rim.frames.turns import Planning, Window
from game.outer_rim.game import OuterRim
from game.outer_rim.rules import fame, skills
from game.outer_rim.steps import STEPS
from tests.outer_rim.cards.bench import AFAR, FACTIONS, IDLE, NEUTRAL, alone, check_character
from tests.outer_rim.conftest import Sim
from tests.outer_rim.packs import BOTH, with_cards
from tests.outer_rim.unfinished.lone import maker
from tests.specs import Spec, for_each, read

BOX = {"expansions": ["unfinished_business"]}
CAD, KRRSANTAN, CHEWIE = "cad_bane_character", "black_krrsantan_character", "chewbacca_character"
DENGAR, ENFYS, HERA = "dengar_character", "enfys_nest_character", "hera_syndulla_character"
HONDO, MAZ = "hondo_ohnaka_character", "maz_kanata_character"
BOSHEK, LOBOT = "databank_7_boshek", "databank_19_lobot"
GREEDO = "greedo_bounty"
Make = Callable[..., Any]


@pytest.fixture
def sim(game: OuterRim) -> Make:
    """Return the maker of a table with both boxes."""
    return maker(game)


def lone(sim: Make, who: str, step: str, space: str, *cards: str, **more: Any) -> Any:
    """Return a table with this character alone."""
    return alone(sim, step, space, *cards, characters=(who,), **{"fame": 0, **more})


def hunt(sim: Make, who: str, *cards: str, dice: tuple[str, ...] = (), **more: Any) -> Any:
    """Return a fight against Greedo on Kessel, who rolls 4 dice, as soon as something is asked."""
    table = lone(sim, who, "encounter", "kessel", GREEDO, *cards, contacts={"kessel": ["greedo"]},
                 faceup=["greedo"], dice=dice, **more)  # fmt: skip
    table.choose("meet:kessel.1", f"hunt:{GREEDO}@greedo")
    return table


def patrol(sim: Make, who: str, level: int, *cards: str, dice: tuple[str, ...] = (),
           faction: str = "hutt", **more: Any) -> Any:  # fmt: skip
    """Return a fight against a patrol in empty space."""
    calm: dict[str, Any] = {"cards": cards or [IDLE], "credits": 0, "fame": 0, "space": "nav_3"}
    calm["reputation"] = NEUTRAL
    table = sim(1, characters=(who,), players=[{**calm, **more}], step="encounter", dice=dice,
                patrols={**AFAR, faction: {"level": level, "space": "nav_3"}})  # fmt: skip
    table.choose(f"fight:patrol_{faction}_{level}@nav_3")
    return table


def fame_of(table: Any) -> list[int]:
    """Return all changes of fame so far."""
    return [each.amount for each in table.log if isinstance(each, FameChanged)]


def paid(table: Any, cause: str) -> list[int]:
    """Return the credits that a card has brought so far."""
    return [
        each.amount
        for each in table.log
        if isinstance(each, CreditsChanged) and each.cause == cause
    ]


# --- what is printed ------------------------------------------------------------------------------

SPECS = read("outer_rim/unfinished/characters.spec")


@pytest.mark.rule("UB-291", "UB-294")
@for_each(SPECS.values())
def test_both_sides(sim: Make, spec: Spec) -> None:
    for flipped in (False, True):
        check_character(lone(sim, spec.id, "action", "nav_3", flipped=flipped), spec, flipped)


@pytest.mark.rule("UB-290", "UB-294", "UB-R79")
@for_each(SPECS.values())
def test_the_setup_line(game: OuterRim, spec: Spec) -> None:
    """The starting databank card, reputation and fame of a game set up as usual."""
    number, start, *factions = spec.value("starts").split()
    levels = dict(each.split("=") for each in factions)
    table = Sim(game, 2, characters=(spec.id, "bossk"), setup=BOX)
    while table.state.step == "setup":
        table.choose(table.keys[0])
    player, content = table.player(), table.play().content
    assert [content.databank[card].number for card in player.cards] == [int(number)]
    if spec.id == MAZ:
        assert sorted(player.reputation) == [0, 0, 0, 1]
    else:
        assert player.reputation == tuple(int(levels.get(each, 0)) for each in FACTIONS)
    assert player.fame == int(start)
    assert len(content.characters[spec.id].primer) == 3


# --- Cad Bane -------------------------------------------------------------------------------------


@pytest.mark.rule("UB-292", "UB-R76")
@pytest.mark.parametrize(("gained", "kept"), [(1, 0), (2, 1), (3, 2)])
def test_cad_bane_takes_credits_for_1_of_each_gain(sim: Make, gained: int, kept: int) -> None:
    table = lone(sim, CAD, "action", "nav_3", fame=2)
    fame.gain(table.play(), 0, gained, "a_card")
    fame.gain(table.play(), 0, gained, "a_card")
    assert (table.player().fame, table.player().credits) == (2 + 2 * kept, 10_000)
    fame.gain(table.play(), 0, 0, "a_card")
    assert table.player().credits == 10_000


@pytest.mark.rule("UB-258", "UB-341", "UB-R76")
@pytest.mark.parametrize(("cards", "kept"), [(("proton_torpedoes",), 1), ((IDLE,), 0)])
def test_cad_bane_keeps_additional_fame(sim: Make, cards: tuple[str, ...], kept: int) -> None:
    """A patrol worth 1 fame is worth 1 to him with Proton Torpedoes, and none without."""
    table = patrol(sim, CAD, 2, *cards, ship="firespray_31_slave_i",
                   dice=("crit",) * 6 + ("blank",) * 9)  # fmt: skip
    while table.step == "dice.use":
        table.choose("keep")
    assert sum(fame_of(table)) - _goal(table) == kept
    assert paid(table, CAD)[:1] == [5_000]


def _goal(table: Any) -> int:
    """Return the fame of his own goal, if the combat has reached it."""
    return sum(each.goal == "personal" for each in table.log if isinstance(each, GoalCompleted))


@pytest.mark.rule("UB-259")
def test_cad_bane_keeps_any_number_of_additional_fame(sim: Make) -> None:
    table = lone(sim, CAD, "action", "nav_3")
    fame.gain(table.play(), 0, 3, "a_card", additional=True)
    assert (table.player().fame, table.player().credits) == (3, 0)


@pytest.mark.rule("UB-260", "UB-R77")
def test_cad_bane_is_paid_though_a_reward_loses_its_credits(house: OuterRim) -> None:
    """A reward of 1,000 credits and 2 fame without its credits: 1 fame, and 5,000 all the same."""

    table = lone(maker(house), CAD, "action", "naboo", "famous_crate", "loose_purse")
    table.choose("deliver:famous_crate", "use:loose_purse")
    assert fame_of(table) == [1]
    assert table.player().credits == 5_000


@pytest.mark.rule("UB-293", "UB-R76")
@pytest.mark.parametrize(("level", "done"), [(2, True), (1, False)])
def test_cad_banes_goal(sim: Make, level: int, done: bool) -> None:
    """A win against 5 dice or more; its fame is that of his own card."""
    table = patrol(sim, CAD, level, ship="firespray_31_slave_i",
                   dice=("crit",) * 5 + ("blank",) * 9)  # fmt: skip
    assert table.player().flipped is done
    assert _goal(table) == done
    assert table.player().fame == done
    assert paid(table, CAD) == ([5_000] if level == 2 else [])


@pytest.mark.rule("UB-292")
def test_the_goal_of_his_ship_is_another_card(sim: Make) -> None:
    table = lone(sim, CAD, "action", "nav_3", ship="rogue_class_porax_38", ship_tokens=1)
    fame.progress(table.play(), 0, "ship")
    assert (table.player().fame, table.player().credits) == (0, 5_000)


# --- Chewbacca ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("crew", "mods", "done"), [(2, 1, True), (1, 1, False), (2, 0, False)])
def test_chewbaccas_goal(sim: Make, crew: int, mods: int, done: bool) -> None:
    held = [*(BOSHEK, LOBOT)[:crew], *("ion_cannon",)[:mods]]
    table = lone(sim, CHEWIE, "action", "naboo", *held, ship="lancer_class_pursuit_craft")
    fame.check_goals(table.play(), 0)
    assert table.player().flipped is done


# --- Dengar ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> OuterRim:
    """Return the game with a rifle that caps damage, and cards for a reward without credits."""
    base = {"fidelity": "house", "cost": 1_000}
    cards = [
        {**base, "kind": "gear", "id": "steady_rifle", "name": "Steady Rifle",
         "deck": "gear_and_mod",
         "abilities": [{"when": "always", "modify": {"ground_cap": 2}}]},
        {**base, "kind": "cargo", "id": "famous_crate", "name": "Famous Crate", "deck": "cargo",
         "destination": "naboo", "reward": [{"do": "gain", "credits": 1000, "fame": 2}]},
        {**base, "kind": "gear", "id": "loose_purse", "name": "Loose Purse",
         "deck": "gear_and_mod",
         "abilities": [{"when": "delivery_reward", "then": [{"do": "forgo_credits"}]}]},
        {**base, "kind": "bounty", "id": "solo_writ", "name": "Solo Writ", "deck": "bounty",
         "target": "han_solo_contact", "combat": "ship", "value": 9, "deliver_to": "ryloth",
         "eliminate": [{"do": "gain", "credits": 11000, "fame": 2}],
         "capture": [{"do": "gain", "credits": 17000, "fame": 2}]},
    ]  # fmt: skip
    return with_cards(tmp_path_factory, "arms", *cards, **BOTH)


@pytest.mark.rule("UB-261", "UB-262")
@pytest.mark.parametrize(
    ("hits", "cards", "suffered"),
    [(1, (), 0), (2, (), 1), (3, (), 2), (4, (), 3), (2, ("steady_rifle",), 1),
     (3, ("steady_rifle",), 2), (4, ("steady_rifle",), 2)],
)  # fmt: skip
def test_dengar_suffers_less_before_anything_caps_it(
    house: OuterRim, hits: int, cards: tuple[str, ...], suffered: int
) -> None:
    """3 hits are 2 for him, and the cap of 2 leaves it at that: in the other order it were 1."""

    shots = ("hit",) * hits + ("blank",) * (4 - hits)
    table = hunt(maker(house), DENGAR, *cards, dice=("crit", "crit", "crit", *shots))
    table.choose(f"eliminate:{GREEDO}@greedo")
    assert table.player().character_damage == suffered


@pytest.mark.rule("UB-262")
def test_a_cap_is_for_those_who_win(house: OuterRim) -> None:
    table = hunt(maker(house), DENGAR, "steady_rifle", dice=("blank",) * 3 + ("hit",) * 4)
    assert table.player().character_damage == 3


@pytest.mark.rule("UB-231")
def test_an_ai_dengar_suffers_all_of_it(sim: Make) -> None:
    """It uses no abilities but those that raise its values."""
    for kind, suffered in (("human", 2), ("deck", 3)):
        table = sim(("human", kind), characters=("bossk", "lando_calrissian"))
        table.player(1).character = DENGAR
        fight = Combat(0, combat="ground", defender=1, on="", foe="player", card="", hits=3)
        assert combat.taken(table.play(), fight, 1) == suffered


@pytest.mark.parametrize(("hits", "tokens"), [(0, 0), (1, 0), (2, 1)])
def test_dengars_goal_counts_wins_that_hurt(sim: Make, hits: int, tokens: int) -> None:
    """A hit that his bandages stop does not hurt."""
    shots = ("hit",) * hits + ("blank",) * (4 - hits)
    table = hunt(sim, DENGAR, dice=("crit", "crit", "crit", *shots))
    assert table.player().goal_tokens == tokens
    table = hunt(sim, DENGAR, dice=("crit", "crit", "crit", *shots), goal_tokens=1)
    assert table.player().flipped is (tokens == 1)
    table = hunt(sim, DENGAR, dice=("blank",) * 3 + ("hit",) * 4, goal_tokens=1)
    assert not table.player().flipped


# --- Hera Syndulla --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("crew", "skill", "level"),
    [
        (LOBOT, "tech", 2),  # his alone, and once more
        (BOSHEK, "piloting", 2),  # hers and his
        (BOSHEK, "tech", 0),
        (LOBOT, "piloting", 1),  # hers alone
    ],
)
def test_heras_crew_counts_once_more(sim: Make, crew: str, skill: Any, level: int) -> None:
    """In a test that nobody is asked about."""
    table = lone(sim, HERA, "planning", "naboo", crew, dice=("blank", "blank"))
    play = table.play()
    assert (skill in play.content.assets[crew].skills) is (level == 2)
    skills.test(play, 0, (skill,), (), (), crew)
    table.edited()
    while not isinstance(play.stack[-1], Planning):
        frame = play.stack[-1]
        step = STEPS[frame.step]
        if isinstance(frame, Window):
            (only,) = step.options(play, frame)  # type: ignore[union-attr]
            step.answer(play, frame, only)  # type: ignore[union-attr]
            assert step.options(play, frame) == (PASS,)  # type: ignore[union-attr]
            play.stack.remove(frame)
        else:
            step.run(play, frame)  # type: ignore[union-attr]
    (tested,) = [each for each in play.events if isinstance(each, SkillTested)]
    assert tested.level == level


@pytest.mark.parametrize(("crew", "done"), [(3, True), (2, False)])
def test_heras_goal(sim: Make, crew: int, done: bool) -> None:
    held = (BOSHEK, LOBOT, "hired_help")[:crew]
    table = lone(sim, HERA, "action", "naboo", *held, ship="heavy_duty_lifter")
    fame.check_goals(table.play(), 0)
    assert table.player().flipped is done


# --- Hondo Ohnaka ---------------------------------------------------------------------------------


def tokens(table: Any) -> list[str]:
    """Return his cards that have a goal token."""
    return [card for card in table.player().cards if table.play().on(card).tokens]


def test_hondo_marks_a_card_for_a_delivery_a_job_and_a_win(sim: Make) -> None:
    table = lone(sim, HONDO, "action", "ryloth", "coaxium_crystal", "vibroknife")
    table.choose("deliver:coaxium_crystal")
    (use,) = [key for key in table.keys if key.startswith("use:")]
    table.choose(use)
    assert tokens(table) == ["vibroknife"]
    table = lone(sim, HONDO, "encounter", "ord_mantell", "hutt_favor", "vibroknife", "jetpack",
                 dice=("crit", "blank"))  # fmt: skip
    table.choose("job:hutt_favor")
    table.choose(next(key for key in table.keys if key.startswith("use:")))
    assert table.keys == ["mark_card:vibroknife", "mark_card:jetpack"]
    assert str(table.refused("mark_card:spice"))
    table.choose("mark_card:jetpack")
    assert tokens(table) == ["jetpack"]
    table = patrol(sim, HONDO, 1, "vibroknife", dice=("crit",) * 3 + ("blank",) * 9)
    table.choose(next(key for key in table.keys if key.startswith("use:")))
    assert tokens(table) == ["vibroknife"]


@pytest.mark.rule("UB-265")
@pytest.mark.parametrize("before", [1, 2])
def test_hondos_goal_and_the_way_back(sim: Make, before: int) -> None:
    """The third token is the goal; tokens stay where they are when the card is flipped back."""
    held = ("vibroknife", "jetpack", "ion_cannon")
    table = lone(sim, HONDO, "action", "ryloth", "coaxium_crystal", *held)
    for card in held[:before]:
        table.lay(card, tokens=1)
    table.choose("deliver:coaxium_crystal")
    table.choose(next(key for key in table.keys if key.startswith("use:")))
    if table.step == "mark_card":
        table.choose("mark_card:ion_cannon")
    assert table.player().flipped is (before == 2)
    assert table.player().fame == (before == 2)
    if before == 1:
        return
    assert tokens(table) == list(held)
    table.choose(f"use:{HONDO}.back")
    assert table.keys == [f"discard:{card}" for card in held]
    table.choose("discard:jetpack")
    assert table.found(CharacterTurned)
    assert not table.player().flipped and table.player().goal_tokens == 0
    assert tokens(table) == ["vibroknife", "ion_cannon"]
    assert table.play().on("jetpack").tokens == 0
    assert table.player().fame == 1


def test_hondo_needs_a_token_to_turn_back(sim: Make) -> None:
    table = lone(sim, HONDO, "action", "ryloth", "vibroknife", flipped=True)
    assert f"use:{HONDO}.back" not in table.keys
    assert table.refused(f"use:{HONDO}.back")
    assert "marked" in table.game.view(table.state, 0)["players"][0]


# --- Maz Kanata -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "price"), [(MAZ, 1_000), ("bossk", 3_000)])
def test_maz_hires_for_2000_less(sim: Make, who: str, price: int) -> None:
    """Lobot asks for 3,000."""
    table = lone(sim, who, "encounter", "naboo", credits=3_000, contacts={"naboo": ["lobot"]},
                 faceup=["lobot"])  # fmt: skip
    table.choose("meet:naboo.1")
    if "talk" in table.keys:
        table.choose("talk")
    (key,) = [each for each in table.keys if each in ("accept", "choose:a", "choose:b")][:1]
    before = table.player().credits
    shown = table.game.decision(table.state)
    words = table.game.word(table.state, next(o for o in shown.options if o.key == key))
    assert f"{price:,}" in f"{words.label} {words.detail}"
    table.choose(key)
    assert table.player().credits == before - price


@pytest.mark.parametrize(
    ("noted", "tokens_", "done"),
    [(("green", "yellow"), 2, True), (("gray", "yellow"), 2, False), (("green",), 1, False)],
)
def test_mazs_goal(sim: Make, noted: tuple[str, ...], tokens_: int, done: bool) -> None:
    """BoShek is gray: he counts unless a gray contact has."""
    table = lone(sim, MAZ, "encounter", "naboo", goal_tokens=tokens_,
                 contacts={"naboo": ["boshek"]}, faceup=["boshek"])  # fmt: skip
    assert table.play().content.contacts["boshek"].contact_class == "gray"
    table.lay(MAZ, noted=noted)
    table.choose("meet:naboo.1")
    assert table.player().flipped is done
    assert table.play().on(MAZ).noted == (noted if "gray" in noted else (*noted, "gray"))


# --- bounties on players --------------------------------------------------------------------------


def hunting(house: OuterRim, who: str, **mine: Any) -> Any:
    """Return the table after a bounty worth 2 fame on Han Solo, whom a rival plays, is completed on
    Naboo; the rival is nobody's enemy."""
    here = {"space": "naboo", "credits": 0, "fame": 0, "reputation": NEUTRAL}
    table = Sim(
        house, 2, setup=BOX, characters=(who, "han_solo"), step="encounter", patrols=AFAR,
        players=[{**here, "cards": ["solo_writ"], **mine}, {**here, "cards": ["hired_help"]}],
        dice=("crit",) * 3 + ("blank",) * 6,
    )  # fmt: skip
    table.choose("hunt:solo_writ@seat_1")
    return table


@pytest.mark.rule("UB-084", "UB-292", "UB-R76")
def test_cad_bane_is_paid_for_the_fame_of_a_player_bounty(house: OuterRim) -> None:
    """5,000 as everybody, and 5,000 for the 1 fame."""
    table = hunting(house, CAD)
    assert (table.player().credits, table.player().fame) == (10_000, 0)


def test_a_bounty_on_a_player_is_a_bounty_completed(house: OuterRim) -> None:
    table = hunting(house, DENGAR, flipped=True)
    assert (table.player().credits, table.player().fame) == (5_000, 1)
    table.choose(f"use:{DENGAR}.back")
    assert (table.player().credits, table.player().fame) == (2_000, 2)


@pytest.mark.rule("UB-293")
@pytest.mark.parametrize(("rolled", "done"), [(4, False), (5, True)])
def test_cad_banes_goal_begins_at_5_dice(sim: Make, rolled: int, done: bool) -> None:
    table = lone(sim, CAD, "action", "nav_3")
    fame.count(table.play(), 0, "combat_won", Context(opponent_dice=rolled))
    assert table.player().flipped is done
