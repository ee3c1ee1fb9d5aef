"""The eight characters and the eight ships that can be bought: what their cards do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.cards.effects.language import Cost
from game.outer_rim.catalog import Content
from game.outer_rim.events import CreditsChanged, GoalCompleted
from game.outer_rim.game import OuterRim
from tests.outer_rim.conftest import Sim

Make = Callable[..., Any]


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
        sim, character, "encounter", **{"space": "nav_5", **player},
        patrols={"imperial": {"level": level, "space": "nav_5"}},
        dice=[names[each] for each in dice],
    )  # fmt: skip
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


# --- Jyn Erso ------------------------------------------------------------------------------------


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
            players=[{"space": "takodana", "flipped": True, "credits": 9000}, {"space": "naboo"}],
            decks={"gear_and_mod": ["dl_44_heavy_blaster_pistol", "mpl_57_grenade_launcher"]},
            patrols={"imperial": {"level": 1, "space": "nav_23"}},
            step="action",
        )
        table.choose("buy:dl_44_heavy_blaster_pistol@gear")
        on(table, "barter")
        table.choose(answer)
        assert table.player().credits == left


# --- Ketsu Onyo ----------------------------------------------------------------------------------


@pytest.mark.parametrize("tokens, done", [(0, False), (1, False), (2, True)])
def test_ketsu_onyo_wins_three_combats(sim: Make, tokens: int, done: bool) -> None:
    table = met(sim, "ketsu_onyo", "hhhbb", goal_tokens=tokens)
    assert flipped(table) is done
    assert table.player().goal_tokens == (0 if done else tokens + 1)
    assert not [each for each in table.found(CreditsChanged) if each.amount == 4000]
    table = met(sim, "ketsu_onyo", "bbbhh", goal_tokens=tokens)
    assert table.player().goal_tokens == tokens
