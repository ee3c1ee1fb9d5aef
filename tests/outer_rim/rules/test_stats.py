"""Where current figures come from, and the words for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.outer_rim.game import OuterRim
from game.outer_rim.rules.stats import sources
from game.outer_rim.text.stats import FIGURES, changed, skills

Make = Callable[..., Any]


def test_the_sources_of_every_figure_come_to_what_it_is(game: OuterRim, sim: Make) -> None:
    """Over every pair of character and ship, and each card alone."""
    for ship in game.base.content.ships:
        for character in game.base.content.characters:
            table = sim(1, characters=[character], players=[{"ship": ship}])
            agrees(game, table)
    for card, asset in game.base.content.assets.items():
        if asset.kind in ("crew", "gear", "mod"):
            agrees(game, sim(1, players=[{"cards": [card]}]))


def agrees(game: OuterRim, table: Any) -> None:
    values, known = table.values(), sources(game.base.content, table.player(0))
    for name in FIGURES:
        assert sum(amount for _, amount in known.get(name, ())) == getattr(values, name)
    for skill, count in values.skills.items():
        assert sum(amount for _, amount in known[skill]) == count


def test_the_words_tell_what_makes_the_difference(game: OuterRim, sim: Make) -> None:
    gear = ["armored_vest", "improved_nav_computer"]
    table = sim(1, players=[{"cards": gear}])
    player = table.player(0)
    assert changed(game.base.content, player, of_ship=False) == [
        "{icon:health} **Health 6**: 4 printed, +2 Armored Vest"
    ]
    assert changed(game.base.content, player, of_ship=True) == [
        "{icon:hyperdrive} **Hyperdrive 6**: 5 printed, +1 Improved Nav Computer"
    ]
    assert skills(game.base.content, player) == []
    crew = sim(1, players=[{"cards": ["databank_11_garindan"]}]).player(0)
    assert skills(game.base.content, crew) == [
        "{icon:stealth} **Stealth x2**: Boba Fett and Garindan"
    ]
