"""Combat: who fights whom and how, the two rolls, the winner, and the damage."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.cards.effects.abilities import Ability
from game.outer_rim.combat.events import (
    CombatBegan,
    CombatDecided,
    DamageSuffered,
    Defeated,
    DiceChanged,  # fmt: skip
    DiceRolled,
)
from game.outer_rim.events import AbilityUsed, CreditsChanged, FameChanged
from game.outer_rim.game import OuterRim
from game.outer_rim.patrols.events import PatrolBeaten
from game.table.events import Event

Make = Callable[..., Any]
SNAKE = "draw:tatooine_nal_hutta@nal_hutta"
AMBUSH = "enc_tatooine_nal_hutta_i"  # a secret: fight a player in the space, take 5,000
USE_AMBUSH = f"use:{AMBUSH}.secret"
BOUNTY = "databank_90_doctor_evazan"


def snake(sim: Make, *dice: str, **player: Any) -> Any:
    """Begin Boba Fett's fight with the dragonsnake of Nal Hutta: ground combat, 5 dice; 3,000 and 1
    fame."""
    table = sim(
        characters=("boba_fett",),
        players=[
            {"space": "nal_hutta", "reputation": {"hutt": "positive"}, "credits": 0, **player}
        ],
        decks={"tatooine_nal_hutta": ["enc_tatooine_nal_hutta_a"]},
        step="encounter",
        dice=dice,
    )
    table.choose(SNAKE)
    return table


def eel(sim: Make, *dice: str, **player: Any) -> Any:
    """Begin the first seat's ship combat with the gravity eel of the Maelstrom: 4 dice."""
    table = sim(
        players=[{"space": "the_maelstrom", "credits": 0, **player}],
        decks={"kessel_maelstrom": ["enc_kessel_maelstrom_c"]},
        step="encounter",
        dice=dice,
    )
    table.choose("draw:kessel_maelstrom@the_maelstrom", "accept")
    return table


def duel(sim: Make, space: str, *dice: str, **more: Any) -> Any:
    """Have Boba Fett attack Bossk in a space: 3 dice against 3; a win takes 5,000."""
    mine, theirs = more.pop("mine", {}), more.pop("theirs", {})
    table = sim(
        players=[
            {"space": space, "secrets": [AMBUSH], "credits": 0, **mine},
            {"space": space, "credits": 5000, **theirs},
        ],
        step="encounter",
        dice=dice,
        **more,
    )
    table.choose(USE_AMBUSH)
    return table


def patrol(sim: Make, level: int, *dice: str, **player: Any) -> Any:
    """Return a table where the first seat meets an Imperial patrol in open space."""
    table = sim(
        players=[{"space": "nav_5", "credits": 0, **player}],
        patrols={"imperial": {"level": level, "space": "nav_5"}},
        step="encounter",
        dice=dice,
    )
    table.choose(f"fight:patrol_imperial_{level}@nav_5")
    return table


def hunt(sim: Make, *dice: str, character: str = "ig_88", cards: tuple[str, ...] = ()) -> Any:
    """Begin a hunt for Doctor Evazan on Takodana: ground combat, 2 dice."""
    table = sim(
        characters=(character,),
        players=[{"space": "takodana", "cards": (BOUNTY, *cards), "ship": "g9_rigger"}],
        contacts={"takodana": ["doctor_evazan"]},
        faceup=["doctor_evazan"],
        step="encounter",
        dice=dice,
    )
    table.choose("meet:takodana.1", f"hunt:{BOUNTY}@doctor_evazan")
    return table


def begun(table: Any) -> CombatBegan:
    """Return the event that began the combat."""
    return table.found(CombatBegan, log=True)[-1]  # type: ignore[no-any-return]


def decided(table: Any) -> CombatDecided:
    """Return the event that decided the combat."""
    return table.found(CombatDecided, log=True)[-1]  # type: ignore[no-any-return]


def order(table: Any, *kinds: type[Event]) -> list[str]:
    """Return the names of events of these kinds since the start, in order."""
    return [type(each).__name__ for each in table.log if isinstance(each, kinds)]


# --- the rolls -----------------------------------------------------------------------------------


@pytest.mark.rule("OR-338")
def test_the_order_of_a_combat(sim: Make) -> None:
    table = duel(
        sim, "takodana", *("crit", "hit", "focus"), *("hit", "hit", "blank"),
        mine={"cards": ["vibroknife"]},
    )  # fmt: skip
    table.choose("turn:vibroknife@focus")
    wanted = (DiceRolled, DiceChanged, CombatDecided, CreditsChanged, DamageSuffered)
    assert order(table, *wanted) == [
        "DiceRolled",  # the attacker's dice,
        "DiceChanged",  # and what counts of them;
        "DiceRolled",  # the defender's dice;
        "CombatDecided",  # the winner,
        "CreditsChanged",  # what winning brings,
        "CreditsChanged",
        "DamageSuffered",  # and the damage.
        "DamageSuffered",
    ]


# --- the winner ----------------------------------------------------------------------------------


@pytest.mark.rule("OR-349")
def test_abilities_that_follow_a_win_come_before_the_damage(sim: Make) -> None:
    table = sim(
        characters=("ketsu_onyo",),
        players=[{"space": "the_maelstrom", "credits": 0, "flipped": True}],
        decks={"kessel_maelstrom": ["enc_kessel_maelstrom_c"]},
        step="encounter",
        dice=["crit", "crit", "blank", "crit", "crit", "blank", "blank"],
    )
    table.choose("draw:kessel_maelstrom@the_maelstrom", "accept")
    while table.seat == 0 and table.step == "window":
        table.choose(table.keys[0])
    wanted = (CombatDecided, AbilityUsed, DamageSuffered, Defeated)
    names = ["CombatDecided", "AbilityUsed", "DamageSuffered", "Defeated"]
    assert order(table, *wanted) == names
    assert table.player().credits == 2000 + 4000 - 3000


# --- the example of the rulebook -----------------------------------------------------------------


@pytest.mark.rule(
    "OR-356", "OR-357", "OR-358", "OR-359", "OR-360", "OR-361", "OR-341", "OR-342", "OR-352"
)
def test_boba_fett_and_the_dragonsnake(sim: Make) -> None:
    table = snake(sim, "crit", "hit", "hit", "hit", "hit", "hit", "focus", "blank")
    table.choose("accept")
    assert (begun(table).dice, begun(table).enemy_dice) == (3, 5)
    assert (decided(table).damage, decided(table).enemy_damage) == (4, 3)
    assert decided(table).won is True
    player = table.player()
    assert (player.credits, player.fame) == (3000, 1)
    assert order(table, FameChanged, DamageSuffered) == ["FameChanged", "DamageSuffered"]
    assert [each.seat for each in table.found(DamageSuffered)] == [0]
    assert (player.character_damage, table.values().health) == (3, 4)
    assert player.defeated is False


# --- rulings -------------------------------------------------------------------------------------


@pytest.mark.rule("OR-R01")
def test_the_faces_of_a_die_are_data(
    sim: Make, game: OuterRim, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = game.base.content.board
    assert Counter(board.die) == {"hit": 3, "crit": 1, "focus": 2, "blank": 2}
    monkeypatch.setattr(game.base.content, "board", board.model_copy(update={"die": ("crit",)}))
    table = eel(sim)
    assert (decided(table).damage, decided(table).enemy_damage) == (6, 8)


@pytest.mark.rule("OR-R05")
def test_no_dice_are_no_damage_and_nothing_against_nothing_is_won(sim: Make) -> None:
    table = hunt(sim, "blank", "blank", "blank", cards=("databank_17_k_2so", "plastoid_armor"))
    while table.step == "dice.use":
        table.choose("keep")
    assert begun(table).enemy_dice == 0  # 2, less 1 for K-2SO and 1 for the armor
    assert [len(each.faces) for each in table.found(DiceRolled, log=True)] == [3, 0]
    assert (decided(table).damage, decided(table).enemy_damage) == (0, 0)
    assert decided(table).won is True


@pytest.mark.rule("OR-R77")
def test_a_winner_who_is_defeated_keeps_the_reward(sim: Make) -> None:
    table = patrol(sim, 3, *["crit"] * 3, *["hit"] * 4, "blank", "blank")
    wanted = (PatrolBeaten, FameChanged, DamageSuffered, Defeated)
    names = ["PatrolBeaten", "FameChanged", "DamageSuffered", "Defeated"]
    assert order(table, *wanted) == names
    assert (table.player().fame, table.player().defeated) == (2, True)


def test_of_two_turns_of_one_ability_only_the_chosen_one_is_applied(
    sim: Make, game: OuterRim, monkeypatch: pytest.MonkeyPatch
) -> None:
    both = Ability.model_validate(
        {
            "when": "own_dice",
            "then": (
                {"do": "turn", "faces": ("focus",), "to": "hit", "dice": 2},
                {"do": "turn", "faces": ("hit",), "to": "crit"},
            ),
        }
    )
    monkeypatch.setattr(game.base.content.powers["vibroknife"], "ability", both)
    dice = ("hit", "focus", "focus", "blank", *["blank"] * 5)
    for answers, damage in (
        (["turn:vibroknife@hit"], 2),
        (["turn:vibroknife@focus", "done"], 2),
        (["turn:vibroknife@focus", "turn:vibroknife@focus"], 3),
    ):
        table = snake(sim, *dice, cards=["vibroknife"])
        table.choose("accept")
        assert table.keys == ["turn:vibroknife@focus", "turn:vibroknife@hit", "keep"]
        table.choose(answers[0])
        if len(answers) > 1:  # one of two dice turned: the other effect is not on offer
            assert table.keys == ["turn:vibroknife@focus", "done"]
            table.choose(answers[1])
        assert decided(table).damage == damage
