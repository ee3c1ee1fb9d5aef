"""The stage of encounter cards (``tests.outer_rim.cards.scene``) with both boxes in play.

A case whose ``opens`` begins with ``cross:`` is about the section for a crossing.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from game.outer_rim.game import OuterRim
from tests.outer_rim.cards.bench import Make
from tests.outer_rim.cards.scene import Case, check, check_figures, lines, on, stated
from tests.outer_rim.conftest import Sim

BOX = "unfinished_business"
FAR = {
    faction: {"level": 1, "space": "nav_12"}
    for faction in ("hutt", "imperial", "rebel", "syndicate")
}
"""patrols where they meet nobody; on the map of the base box they are at nav_25"""
ELSEWHERE = "nav_14"
CORE, CROSS = "spinward_core", "cross:core_worlds@spinward_core"
core = partial(on, CORE)
across = partial(on, CORE, opens=CROSS)
"""cases of the two sections of a card of the Core"""


class Both:
    """The game as if both boxes were its base, for the words of their cards."""

    def __init__(self, game: OuterRim) -> None:
        self.game = game
        self.base = game.editions.of((BOX,))


def make(game: OuterRim) -> Make:
    """Return a maker of tables with both boxes; who stands nowhere in particular is out of the
    way."""

    def sim(*args: Any, **position: Any) -> Sim:
        patrols = position.get("patrols", {})
        if all(each["space"] == "nav_25" for each in patrols.values()):
            position["patrols"] = FAR
        for player in position["players"]:
            if player["space"] == "nav_24":
                player["space"] = ELSEWHERE
        return Sim(game, *args, setup={"expansions": [BOX]}, **position)

    return sim


def section_of(both: Both, card: str, case: Case) -> int:
    """Return the index of the section that a case is about."""
    sections = both.base.content.encounter_cards[card].sections
    across = case.opens.startswith("cross:")
    (place,) = (
        number
        for number, each in enumerate(sections)
        if each.across == across and (not each.spaces or case.space in each.spaces)
    )
    return place


def check_section(game: OuterRim, card: str, case: Case) -> None:
    """Check a case of an encounter card: the card states every figure, and the game does the
    same."""
    both: Any = Both(game)
    told = [stated(line) for line in lines(both, card, section_of(both, card, case))]
    assert stated(case.says) in told, f"{card} does not say: {case.says}"
    check_figures(case)
    deck = card.removeprefix("enc_").rpartition("_")[0]
    decks = {deck: (card, *case.decks.get(deck, ()))}
    play = replace(case, decks={name: own for name, own in case.decks.items() if name != deck})
    check(make(game), both, card, play, f"draw:{deck}@{case.space}", decks=decks)


def check_sections(game: OuterRim, card: str, cases: tuple[Case, ...]) -> None:
    """Check that every line of a card above its asset has a case."""
    both: Any = Both(game)
    for number in range(len(both.base.content.encounter_cards[card].sections)):
        said = [stated(each.says) for each in cases if section_of(both, card, each) == number]
        told = lines(both, card, number)
        asset = both.base.content.assets.get(card)
        if asset is not None:
            ends = (n for n, line in enumerate(told) if line.startswith(asset.name))
            told = told[: next(ends, len(told))]
        for line in told:
            if not line.startswith("Secret"):
                assert stated(line) in said, f"{card}: no case for '{line}'"
